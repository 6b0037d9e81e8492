package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"sync/atomic"
	"time"

	"assay/internal/door"
	"assay/internal/heart"
	"assay/internal/keepers"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	// leastPace is the slowest reader that a download waits for, maxAhead how far a fast one gets ahead of it: as long as the buffers
	// between may hide that a slow one reads.
	leastPace = 64 << 10
	maxAhead  = time.Minute
	// drainBytes of a refused body are read so that a client still sending gets to see the refusal.
	drainBytes   = 8 << 20
	drainTimeout = 5 * time.Second
	// staleAfter is how old the newest head may be, by this machine's clock, before the keeper calls itself not ready. It acts all the same:
	// chain time decides, and the clock may be wrong.
	staleAfter = 2 * time.Minute
)

// server answers over HTTP: it lets requests in, as far as there are places, and hands them to the intake and the api.
type server struct {
	*node
	tasks        *registry
	members      *members
	payloads     *payloads
	intake       *intake
	reports      *reports
	attestations *attestations
	statistics   *statistics
	membership   *membership
	idle         *idleness
	discovery    *discovery
	api          *api
	listener     net.Listener
	// door admits connections; the gates have places for requests of a kind, bodies memory for those that arrive, of which there are arriving
	// among the uploads.
	door                                    *door.Door
	uploads, sponsored, requests, downloads *door.Gate
	bodies                                  *door.Budget
	arriving                                atomic.Int64
	// diskFailed stays set from a failed write until one succeeds.
	diskFailed atomic.Bool
}

// httpServer serves everything under one origin. Reading and writing have no server-wide timeout because bodies may be large; each
// handler sets its own deadline.
func (s *server) httpServer() *door.Server {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /{$}", s.handle(s.requests, s.postRPC))
	mux.HandleFunc("PUT /v1/payloads/{task}/{round}/{trainer}", s.handle(s.uploads, s.putPayload))
	mux.HandleFunc("PUT /v1/manifests/{root}", s.handle(s.sponsored, s.putManifest))
	mux.HandleFunc("PUT /v1/states/{root}", s.handle(s.sponsored, s.putState))
	mux.HandleFunc("PUT /v1/objects/{root}", s.handle(s.sponsored, s.putObject))
	mux.HandleFunc("PUT /v1/claims/{task}/{round}/{trainer}", s.handle(s.uploads, s.putClaim))
	mux.HandleFunc("PUT /v1/reports/{task}/{round}/{trainer}", s.handle(s.uploads, s.putReport))
	mux.HandleFunc("PUT /v1/attestations/{task}/{trainer}", s.handle(s.sponsored, s.putAttestation))
	mux.HandleFunc("GET /v1/reports/{task}/{round}", readable(s.handle(s.downloads, s.getReports)))
	mux.HandleFunc("GET /v1/statistics/{task}/{round}", readable(s.handle(s.downloads, s.getStatistics)))
	mux.HandleFunc("GET /v1/objects/{root}", readable(s.handle(s.downloads, s.getObject)))
	mux.HandleFunc("GET /healthz", s.handle(nil, s.getHealth))
	mux.HandleFunc("GET /readyz", s.handle(nil, s.getReady))
	metrics := door.Metrics(s.meters.registry)
	mux.HandleFunc("GET /metrics", s.handle(nil, func(w http.ResponseWriter, r *http.Request) error {
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(rpcTimeout))
		metrics.ServeHTTP(w, r)
		return nil
	}))
	mux.HandleFunc("/", s.handle(s.requests, func(_ http.ResponseWriter, r *http.Request) error {
		return errNoRoute.With("nothing answers %s %.100q", r.Method, r.URL.Path)
	}))
	return s.door.Server(mux)
}

// readable lets pages of every origin read the answers of a route, refusals too. It is for what anybody may have and nothing is done by: a page can
// then recompute what keepers signed.
func readable(f http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		f(w, r)
	}
}

// handle finds a request its place among those of its kind, turns errors into answers and a panic into Internal. A call has arrived whole
// before it has one. An upload has one among the calls until it is known that its body is wanted, none while the first of the body
// arrives, and then one among the uploads: silence has none.
func (s *server) handle(gate *door.Gate, f func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength != 0 {
			// Bounds the body; who expects a long one moves it.
			_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(rpcTimeout))
		}
		t := &turn{s: s, gate: gate, who: s.door.Caller(r)}
		if t.signed = s.members.signedBy(r); t.signed != nil {
			t.who.Signer, t.who.Task = t.signed.Account.Hex(), t.signed.TaskId.String()
		}
		t.request = r
		r = r.WithContext(context.WithValue(r.Context(), turnKey{}, t))
		defer t.end()
		if gate != nil {
			if err := t.begin(w, r); err != nil {
				s.refuse(w, r, err)
				return
			}
		}
		defer func() {
			p := recover()
			if p == nil {
				return
			}
			if p == http.ErrAbortHandler {
				panic(p)
			}
			s.log.Error("request handler panicked", "path", r.URL.Path, "panic", p, "stack", string(debug.Stack()))
			s.refuse(w, r, fmt.Errorf("panic: %v", p))
		}()
		err := f(w, r)
		if err == nil {
			return
		}
		// What the client is still sending is no work of ours.
		t.end()
		var early answered
		if !errors.As(err, &early) {
			s.refuse(w, r, err)
			return
		}
		drain(w, r)
		if err := writeJSON(w, early.body); err != nil {
			s.refuse(w, r, err)
		}
	}
}

// drain reads what the client is still sending, up to a limit, or it would see a broken connection in place of the answer.
func drain(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Expect") == "" {
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(drainTimeout))
		_, _ = io.CopyN(io.Discard, r.Body, drainBytes)
	}
}

// refuse answers with a named error. A body that was cut off is not waited for any longer.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	e := s.name(err, r.URL.Path)
	door.Refusing(r)
	rc := http.NewResponseController(w)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		w.Header().Set("Connection", "close")
	} else {
		drain(w, r)
	}
	_ = rc.SetWriteDeadline(time.Now().Add(rpcTimeout))
	if e.Name == errOverloaded.Name {
		w.Header().Set("Retry-After", "2")
	} else if e.Status == http.StatusTooEarly || e.Status == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", "1")
	}
	protocol.WriteError(w, e)
}

// name finds the named error to answer with, counts it, and logs what only the operator should see.
func (s *server) name(err error, subject string) *protocol.Error {
	e := protocol.AsError(refusal(err))
	s.meters.refusals.WithLabelValues(e.Name).Inc()
	switch {
	case e.Name == errStorage.Name:
		s.diskFailed.Store(true)
		s.log.Error("storage failed; refusing instead of acknowledging", "subject", subject, "err", err)
		// The cause names files of this machine: for the log only.
		e = errStorage
	case e.Name == protocol.ErrInternal.Name && errors.Is(err, context.Canceled):
		s.log.Debug("the client has gone", "subject", subject, "err", err)
	case e.Name == protocol.ErrInternal.Name:
		s.log.Error("request failed", "subject", subject, "err", err)
	default:
		s.log.Debug("refused", "subject", subject, "name", e.Name, "message", e.Message, "err", err)
	}
	// Whatever an error quotes: the RPC's address is the operator's own.
	return e.With("%s", s.redactor.String(e.Message))
}

func writeJSON(w http.ResponseWriter, v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(rpcTimeout))
	w.Header().Set("Content-Type", "application/json")
	// A failed write means that the client has gone.
	_, _ = w.Write(body)
	return nil
}

func protocolHash(text string) (protocol.Hash, error) {
	var h protocol.Hash
	if err := h.UnmarshalText([]byte(text)); err != nil {
		return h, errInvalidParams.With("%.80q is not 0x and 64 hexadecimal digits", text)
	}
	return h, nil
}

func (s *server) getObject(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	f, err := s.store.Object(root)
	if err == nil && s.payloads.withholds(root) {
		err = errors.Join(store.ErrNotFound, f.Close())
	}
	if errors.Is(err, store.ErrNotFound) {
		return protocol.ErrObjectNotFound.With("object %s is not held", root)
	} else if err != nil {
		return errStorage.Because(err)
	}
	defer f.Close()
	paced := &pacedWriter{ResponseWriter: w, conn: http.NewResponseController(w), deadline: time.Now().Add(rpcTimeout)}
	if err := paced.conn.SetWriteDeadline(paced.deadline); err != nil {
		return err
	}
	h := w.Header()
	h.Set("ETag", `"`+root.String()+`"`)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Content-Type", "application/octet-stream")
	h.Set("X-Content-Type-Options", "nosniff")
	http.ServeContent(paced, r, "", time.Time{}, f)
	return nil
}

// pacedWriter gives a download the time that its bytes take at the least pace as they are written, so that one that nobody reads
// gives its slot back soon, however large the object.
type pacedWriter struct {
	http.ResponseWriter
	conn     *http.ResponseController
	deadline time.Time
}

func (w *pacedWriter) Write(p []byte) (int, error) {
	w.deadline = w.deadline.Add(time.Duration(len(p)) * time.Second / leastPace)
	if most := time.Now().Add(maxAhead); w.deadline.After(most) {
		w.deadline = most
	}
	if err := w.conn.SetWriteDeadline(w.deadline); err != nil {
		return 0, err
	}
	return w.ResponseWriter.Write(p)
}

// health is what /healthz and /readyz show.
type health struct {
	Status  string     `json:"status"`
	Version string     `json:"version"`
	Keeper  string     `json:"keeper"`
	Signer  string     `json:"signer"`
	ChainID uint64     `json:"chainId"`
	Head    *blockJSON `json:"head"`
	Objects int64      `json:"objects"`
	Bytes   int64      `json:"bytes"`
	// Gossip is where other keepers connect; none for a keeper that takes no part.
	Gossip *keepers.Gossip `json:"gossip,omitempty"`
	// Problems are what keeps the keeper from being ready.
	Problems []string `json:"problems"`
	// Idle is why a ready keeper serves no task although some are open.
	Idle []string `json:"idle,omitempty"`
}

type blockJSON struct {
	Number uint64 `json:"number"`
	Hash   string `json:"hash"`
	Time   uint64 `json:"time"`
}

func (s *server) health() health {
	objects, bytes := s.store.Usage()
	h := health{
		Status: "ok", Version: s.cfg.Version, Keeper: s.account.Hex(), Signer: s.signer.Hex(), ChainID: s.cfg.Deployment.ChainID,
		Objects: objects, Bytes: bytes, Problems: []string{}, Idle: s.idle.reasons(),
		Gossip: s.discovery.shown(),
	}
	if head := s.head.Load(); head == nil {
		h.Problems = append(h.Problems, "the chain has not been reached yet")
	} else {
		h.Head = &blockJSON{Number: head.Number, Hash: head.Hash.Hex(), Time: head.Time}
		if age := time.Since(time.Unix(int64(head.Time), 0)); age > staleAfter {
			h.Problems = append(h.Problems, fmt.Sprintf("the newest block is %s old by this machine's clock", age.Round(time.Second)))
		}
		h.Problems = append(h.Problems, s.membership.convictions(head.Time)...)
	}
	h.Problems = append(h.Problems, s.stuck()...)
	if err := s.sender.Funds(); err != nil {
		h.Problems = append(h.Problems, err.Error())
	}
	if s.diskFailed.Load() && s.writable() != nil {
		h.Problems = append(h.Problems, "the data directory cannot be written")
	}
	if len(h.Problems) > 0 {
		h.Status = "degraded"
	}
	for i, problem := range h.Problems {
		h.Problems[i] = s.redactor.String(problem)
	}
	return h
}

// writable tries what an acknowledgement needs of the disk.
func (s *server) writable() error {
	b, err := s.store.NewBlob()
	if err != nil {
		return err
	}
	defer b.Discard()
	if _, err = b.WriteAt([]byte("probe"), 0); err == nil {
		s.diskFailed.Store(false)
	}
	return err
}

// stuck names the loops that do not turn any more.
func (s *server) stuck() (problems []string) {
	for _, l := range []struct {
		name string
		h    *heart.Heart
	}{{"follows the chain", &s.following}, {"answers disputes", &s.defending}, {"goes on from head to head", &s.advancing}} {
		if problem := l.h.Still(l.name, stuckAfter); problem != "" {
			problems = append(problems, problem)
		}
	}
	return problems
}

// getHealth answers 200 while the process serves and its loops turn: restarting it would not mend the chain or the disk.
func (s *server) getHealth(w http.ResponseWriter, _ *http.Request) error {
	if len(s.stuck()) > 0 {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	return writeJSON(w, s.health())
}

func (s *server) getReady(w http.ResponseWriter, _ *http.Request) error {
	h := s.health()
	if len(h.Problems) > 0 {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	return writeJSON(w, h)
}
