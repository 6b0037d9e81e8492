package indexer

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"
	graphql "github.com/graph-gophers/graphql-go"
	gqlerrors "github.com/graph-gophers/graphql-go/errors"
	"github.com/jackc/pgx/v5/pgxpool"
	gqlast "github.com/vektah/gqlparser/v2/ast"

	"assay/internal/door"
)

// The schema: what is written, and the spec's part, which tools/gen writes.
var (
	//go:embed schema.graphql
	writtenSchema string
	//go:embed spec_gen.graphql
	specSchema string
	schemaText = writtenSchema + "\n" + specSchema
)

const (
	// maxBody bounds a request: a query, its variables, and some air.
	maxBody = 64 << 10
	// maxQueryLength bounds the query text.
	maxQueryLength = 16 << 10
	// maxDepth admits GraphiQL's introspection query, the deepest sensible one.
	maxDepth = 24
	// maxParallel is how many resolvers of a request run at once. They share statements, so that more would only keep other requests from
	// the processors.
	maxParallel = 2
	// queryTimeout bounds a request once it is let in, statements and resolvers alike. What the cost limits admit takes less on an idle
	// machine.
	queryTimeout = 2500 * time.Millisecond
	// readyLag is how many blocks behind the head the service may be and still call itself ready.
	readyLag = 25
	// unsentBytes bounds all answers that wait for their readers.
	unsentBytes = 8 * maxAnswer
)

// api answers HTTP.
type api struct {
	schema *graphql.Schema
	coster coster
	// pool reads the database; it is nil while the private server is started again.
	pool    atomic.Pointer[pgxpool.Pool]
	cfg     Config
	heads   *heads
	metrics *metrics
	// running and heavy admit queries.
	running, heavy *gate
	door           *door.Door
	cache          *answerCache
	// answers bounds what has been made and not been read yet.
	answers *door.Answers
	// timeout is queryTimeout, but in tests.
	timeout time.Duration
	// positions is what is asked of the chain itself.
	positions *positions
	proofs    *proofs
	streams   *streams
}

func newAPI(cfg Config, client rpcCaller, h *heads, f *feed, m *metrics) (*api, error) {
	dep := cfg.Deployment
	schema, err := graphql.ParseSchema(schemaText, &root{chainID: u64(dep.ChainID), deployed: deployed{dep.Tasks[:], dep.Rounds[:], dep.Game[:], Long(dep.DeployBlock)}},
		graphql.UseStringDescriptions(), graphql.UseFieldResolvers(),
		graphql.MaxDepth(maxDepth), graphql.MaxParallelism(maxParallel),
		graphql.MaxSelections(10_000), graphql.OverlapValidationLimit(100_000), graphql.DisableFieldSelections(), graphql.Tracer(fieldTracer{}),
		graphql.Logger(panicLogger{cfg.Log}), graphql.PanicHandler(panicHandler{}))
	if err != nil {
		return nil, fmt.Errorf("GraphQL schema: %w", err)
	}
	entrance := cfg.Door
	entrance.Log = cfg.Log
	a := &api{schema: schema, coster: newCoster(schema.AST()), cfg: cfg, heads: h, metrics: m, cache: newAnswerCache(h),
		running: newGate(querySlots, queryQueue, queryQueue, gatePatience), heavy: newGate(heavySlots(), heavyQueue, heavyQueue, gatePatience), timeout: queryTimeout,
		door: door.New(entrance), answers: door.NewAnswers(unsentBytes),
		positions: newPositions(client, cfg.Deployment.Dispute, cfg.Log), proofs: newProofs(client, cfg.Deployment.Game, cfg.Deployment.Rounds, cfg.Log)}
	a.streams, err = newStreams(a, f)
	return a, err
}

type panicLogger struct{ log *slog.Logger }

func (l panicLogger) LogPanic(_ context.Context, value any) {
	l.log.Error("query panicked", "value", value)
}

type panicHandler struct{}

// MakePanicError keeps the inside of a panic inside.
func (panicHandler) MakePanicError(context.Context, any) *gqlerrors.QueryError {
	return &gqlerrors.QueryError{Message: "the query could not be answered", Extensions: map[string]any{
		"name": "Internal", "hint": "check literal values for ones that fit no integer; the indexer's log has the cause"}}
}

func newHTTPServer(a *api) *door.Server {
	server := a.door.Server(a.handler())
	server.ReadTimeout, server.WriteTimeout = 15*time.Second, queryTimeout+15*time.Second
	server.MaxHeaderBytes = 32 << 10 // a query may be in the URL
	return server
}

func (a *api) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /graphql", a.graphql)
	mux.HandleFunc("GET /graphql", a.graphql)
	mux.HandleFunc("OPTIONS /graphql", a.preflight)
	mux.HandleFunc("GET /events", a.events)
	mux.HandleFunc("OPTIONS /events", a.preflight)
	mux.HandleFunc("GET /healthz", a.healthz)
	mux.HandleFunc("GET /readyz", a.readyz)
	mux.Handle("GET /metrics", door.Metrics(a.metrics.registry))
	registerWeb(mux)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Referrer-Policy", "no-referrer")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
		mux.ServeHTTP(w, r)
	})
}

type graphqlRequest struct {
	Query         string         `json:"query"`
	OperationName string         `json:"operationName"`
	Variables     map[string]any `json:"variables"`
	// Extensions is sent by some clients and means nothing here.
	Extensions json.RawMessage `json:"extensions"`
}

func (a *api) graphql(w http.ResponseWriter, r *http.Request) {
	if websocket.IsWebSocketUpgrade(r) {
		a.socket(w, r)
		return
	}
	started := time.Now()
	a.allowOrigin(w)
	req, err := readRequest(w, r)
	if err != nil {
		a.metrics.observeQuery(started, true)
		var tooLarge *http.MaxBytesError
		status := http.StatusBadRequest
		if errors.As(err, &tooLarge) {
			status = http.StatusRequestEntityTooLarge
			err = &queryError{"QueryTooLarge", fmt.Sprintf("the request is larger than %d bytes", maxBody), "split it, or move constants into fewer variables"}
		}
		writeJSON(w, status, errorResponse(err))
		return
	}
	ctx := context.WithValue(r.Context(), callerKey{}, a.door.Caller(r))
	response := a.execute(ctx, req)
	a.metrics.observeQuery(started, len(response.Errors) > 0)
	if err := a.send(w, r, response); err != nil {
		a.metrics.shed.Inc()
		w.Header().Set("Retry-After", "1")
		writeJSON(w, http.StatusServiceUnavailable, errorResponse(err))
	}
}

// send writes an answer, whose memory counts until its last byte is on its way. It fails before anything is written, if
// the client is to come back.
func (a *api) send(w http.ResponseWriter, r *http.Request, response *graphql.Response) error {
	if len(response.Errors) > 0 && response.Errors[0].Extensions["name"] == errOverloaded.name {
		return errOverloaded
	}
	// The data is the executor's own, and not copied.
	data := response.Data
	envelope, err := json.Marshal(&graphql.Response{Errors: response.Errors})
	if err == nil && len(envelope)+len(data) > maxAnswer {
		data = nil
		envelope, err = json.Marshal(errorResponse(errTooLarge))
	}
	if err != nil {
		return err
	}
	parts := [][]byte{envelope, {'\n'}}
	if data != nil {
		opening := bytes.TrimSuffix(envelope, []byte{'}'})
		if len(opening) > 1 {
			opening = append(opening, ',')
		}
		parts = [][]byte{append(opening, `"data":`...), data, []byte("}\n")}
	}
	setJSON(w)
	if err := a.answers.Send(w, a.door.Caller(r), parts...); errors.Is(err, door.ErrUnread) {
		return errUnread
	}
	return nil // or the client has gone, or reads too slowly: there is nobody left to tell
}

// execute answers a request. The answer is shared with whoever asks the same: nobody may change it.
func (a *api) execute(ctx context.Context, req graphqlRequest) (response *graphql.Response) {
	key, err := keyOf(req)
	if err != nil {
		return errorResponse(err)
	}
	if kept, _ := a.cache.find(ctx, key, false); kept != nil {
		a.metrics.cached.Inc()
		return kept
	}
	if len(req.Query) > maxQueryLength {
		return errorResponse(&queryError{"QueryTooLarge", fmt.Sprintf("the query is longer than %d bytes", maxQueryLength), "split it"})
	}
	doc, err := readDocument(req.Query)
	if err != nil {
		return errorResponse(err)
	}
	if err := a.coster.check(doc, req.Variables); err != nil {
		return errorResponse(err)
	}
	if op := operationOf(doc.parsed, req.OperationName); op != nil && op.Operation == gqlast.Subscription {
		return errorResponse(errNotHere)
	}
	leave, err := a.running.enter(ctx)
	if err != nil {
		return errorResponse(err)
	}
	defer leave()
	kept, settle := a.cache.find(ctx, key, true)
	if kept != nil {
		a.metrics.cached.Inc()
		return kept
	}
	var request *request
	defer func() {
		if request != nil && request.short.Load() {
			settle(nil)
			return
		}
		settle(response)
	}()
	pool := a.pool.Load()
	if pool == nil {
		return errorResponse(&queryError{"NotReady", "the database is being started again", "wait until /readyz answers 200"})
	}
	ctx, cancel := context.WithTimeoutCause(ctx, a.timeout, errTimeout)
	defer cancel()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	request = a.newRequest(pool, doc.keys, stop)
	defer request.close()
	response = a.schema.Exec(context.WithValue(ctx, requestKey{}, request), doc.text, req.OperationName, req.Variables)
	if ctx.Err() != nil {
		// What was resolved until then is no answer.
		return errorResponse(context.Cause(ctx))
	}
	return response
}

func (a *api) newRequest(pool *pgxpool.Pool, keys map[string]int, stop context.CancelCauseFunc) *request {
	r := &request{
		pool: pool, timeout: fmt.Sprintf("%dms", a.cfg.StatementTimeout.Milliseconds()), heads: a.heads.get(), version: a.cfg.Version, positions: a.positions, proofs: a.proofs, narrator: a.streams.archive.tell,
		log: a.cfg.Log, lists: map[selection]checked{}, numbers: map[string]int{}, work: work{heavy: a.heavy, stop: stop, keys: keys, lists: a.coster.lists},
	}
	r.group = &group{req: r, n: 1, loads: map[loadKey]*load{}}
	return r
}

func errorResponse(err error) *graphql.Response {
	out := &gqlerrors.QueryError{Message: err.Error()}
	var named *queryError
	if errors.As(err, &named) {
		out.Extensions = named.Extensions()
	}
	return &graphql.Response{Errors: []*gqlerrors.QueryError{out}}
}

func readRequest(w http.ResponseWriter, r *http.Request) (graphqlRequest, error) {
	var req graphqlRequest
	bad := func(message, hint string) error { return &queryError{"InvalidRequest", message, hint} }
	if r.Method == http.MethodGet {
		q := r.URL.Query()
		req.Query, req.OperationName = q.Get("query"), q.Get("operationName")
		if v := q.Get("variables"); v != "" {
			if err := json.Unmarshal([]byte(v), &req.Variables); err != nil {
				return req, bad("variables is not a JSON object", "percent-encode a JSON object")
			}
		}
	} else {
		if media, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || media != "application/json" {
			return req, bad("the body is not application/json", "set Content-Type: application/json")
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			return req, err
		}
		dec := json.NewDecoder(bytes.NewReader(body))
		if err := dec.Decode(&req); err != nil {
			return req, bad("the body is not a GraphQL request", `send {"query": "…", "variables": {…}}; lists of requests are not taken`)
		}
		if _, err := dec.Token(); err != io.EOF {
			return req, bad("the body goes on after the request", "send one JSON object")
		}
	}
	if req.Query == "" {
		return req, bad("there is no query", `send {"query": "{ _meta { block { number } } }"}`)
	}
	return req, nil
}

func (a *api) allowOrigin(w http.ResponseWriter) {
	if a.cfg.AllowOrigin != "" {
		w.Header().Set("Access-Control-Allow-Origin", a.cfg.AllowOrigin)
		w.Header().Set("Vary", "Origin")
	}
}

func (a *api) preflight(w http.ResponseWriter, _ *http.Request) {
	a.allowOrigin(w)
	w.Header().Set("Access-Control-Allow-Methods", "GET, POST")
	w.Header().Set("Access-Control-Allow-Headers", "Content-Type, Last-Event-ID")
	w.WriteHeader(http.StatusNoContent)
}

// health is what /healthz and /readyz say.
type health struct {
	Status    string `json:"status"`
	ChainHead uint64 `json:"chainHead"`
	Indexed   uint64 `json:"indexed"`
	Lag       uint64 `json:"lag"`
	Waiting   string `json:"waiting,omitempty"`
	// Stuck says that the loop that follows the chain does not turn.
	Stuck string `json:"stuck,omitempty"`
	Error *Fault `json:"error,omitempty"`
}

func (a *api) health() health {
	s := a.heads.get()
	h := health{Status: "ok", ChainHead: s.Chain.Number, Indexed: s.Indexed.Number, Lag: s.lag(), Waiting: s.Waiting, Error: s.Fault,
		Stuck: a.heads.following.Still("follows the chain", stuckAfter)}
	switch {
	case h.Stuck != "":
		h.Status = "stuck"
	case s.Fault != nil:
		h.Status = "fault"
	case s.Waiting != "":
		h.Status = "waiting"
	}
	return h
}

// healthz is 200 while the service works, waiting for the chain included, and 503 after a fault that waiting does not mend, or while its loop
// does not turn.
func (a *api) healthz(w http.ResponseWriter, _ *http.Request) {
	h := a.health()
	status := http.StatusOK
	if h.Error != nil || h.Stuck != "" {
		status = http.StatusServiceUnavailable
	}
	writeJSON(w, status, h)
}

// readyz is 200 while answers are current.
func (a *api) readyz(w http.ResponseWriter, r *http.Request) {
	h := a.health()
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	switch {
	case h.Error != nil, h.Stuck != "":
	case !a.databaseAnswers(ctx):
		h.Status, h.Waiting = "waiting", "the database does not answer"
	case !a.heads.get().Synced:
		h.Status = "syncing"
	case h.Waiting != "":
	case h.Lag > readyLag:
		h.Status = "behind"
	default:
		writeJSON(w, http.StatusOK, h)
		return
	}
	writeJSON(w, http.StatusServiceUnavailable, h)
}

func (a *api) databaseAnswers(ctx context.Context) bool {
	pool := a.pool.Load()
	return pool != nil && pool.Ping(ctx) == nil
}

func setJSON(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	setJSON(w)
	w.WriteHeader(status)
	// The client has gone if this fails; there is nobody left to tell.
	_ = json.NewEncoder(w).Encode(v)
}
