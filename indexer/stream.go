package indexer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	gqlast "github.com/vektah/gqlparser/v2/ast"

	"assay/indexer/transportws"
	"assay/internal/door"
	"assay/internal/guard"
)

const (
	// initTimeout is how long a WebSocket's client may take for connection_init.
	initTimeout = 5 * time.Second
	// readTime is how long a subscriber may take for each message. Whoever takes longer is cut off, and may go on from its cursor.
	readTime = 10 * time.Second
	// keepAlive is how often a subscriber hears something.
	keepAlive = 15 * time.Second
	// maxSubscriptions is how many subscriptions a WebSocket may have at once.
	maxSubscriptions = 16
	// maxSelected is how many fields and fragments a subscription's text may have: a message has eighteen fields. What validates it compares each with
	// each.
	maxSelected = 128
	// reconnectAfter is when a browser asks again that lost its events.
	reconnectAfter = time.Second
)

var (
	errManyStreams       = &queryError{"Overloaded", "as many subscribers are held as there is room for", "close some, or come back in a moment"}
	errManySubscriptions = &queryError{"TooManySubscriptions", "the connection has as many subscriptions as it may", "complete one, or open another connection"}
	errOrigin            = &queryError{"OriginRefused", "pages of other sites are kept out", "the indexer's operator admits a site by --allow-origin"}
	errNotSubscription   = &queryError{"InvalidRequest", "queries are not answered over this protocol", "send them to POST /graphql"}

	// errCutOff and errStopping end streams.
	errCutOff   = &transportws.Close{Code: websocket.CloseTryAgainLater, Reason: "Cut off for another one's sake"}
	errStopping = &transportws.Close{Code: websocket.CloseGoingAway, Reason: "Going away"}
)

// streams are the answers without an end.
type streams struct {
	feed    *feed
	archive *archive
	names   map[string]bool
	places  *door.Streams
	sockets *transportws.Server
	upgrade websocket.Upgrader
	metrics *metrics
	// readTime and keepAlive are the constants, but in tests.
	readTime, keepAlive time.Duration

	// serving ends, by halt, when the service stops. mu is for its end, and for open, the number of streams.
	serving context.Context
	halt    context.CancelCauseFunc
	mu      sync.Mutex
	open    sync.WaitGroup
}

func newStreams(a *api, feed *feed) (*streams, error) {
	dec, err := newDecoder(a.cfg.Deployment)
	if err != nil {
		return nil, err
	}
	s := &streams{
		feed: feed, archive: newArchive(&a.pool, dec, a.cfg.StatementTimeout, a.metrics), names: dec.eventNames(), places: a.door.Streams(),
		metrics: a.metrics, readTime: readTime, keepAlive: keepAlive,
	}
	s.serving, s.halt = context.WithCancelCause(context.Background())
	s.upgrade = websocket.Upgrader{
		Subprotocols: []string{transportws.Subprotocol}, CheckOrigin: func(*http.Request) bool { return true }, // admits has said so
		Error: func(w http.ResponseWriter, _ *http.Request, status int, reason error) {
			writeJSON(w, status, errorResponse(&queryError{"InvalidRequest", reason.Error(), "a WebSocket of version 13 with the subprotocol " + transportws.Subprotocol}))
		},
	}
	s.sockets = &transportws.Server{
		Handle: a.subscribe, Errors: a.streamErrors, InitTimeout: initTimeout, WriteTimeout: readTime, PingEvery: keepAlive,
		MaxMessage: maxBody, MaxOperations: maxSubscriptions,
	}
	return s, nil
}

// line is a stream's connection. Its readers take turns, so that one of them at a time holds what it has read and not sent.
type line struct {
	who  door.Caller
	turn chan struct{}
	cut  context.CancelCauseFunc
}

type lineKey struct{}

// lineOf is that of a stream's context, or nil.
func lineOf(ctx context.Context) *line {
	l, _ := ctx.Value(lineKey{}).(*line)
	return l
}

// hold counts bytes that a stream holds until it gives them back with free, as those of answers. It fails with errUnread.
func (a *api) hold(ctx context.Context, bytes int) (free func(), err error) {
	l := lineOf(ctx)
	free, ok := a.answers.Hold(l.who, bytes, func() { l.cut(errCutOff) })
	if !ok {
		return nil, errUnread
	}
	return free, nil
}

// begin takes a place for a stream whose context is the returned one. It fails when there is none, or the service stops.
func (s *streams) begin(ctx context.Context, who door.Caller) (_ context.Context, end func(), err error) {
	ctx, cut := context.WithCancelCause(context.WithValue(ctx, callerKey{}, who))
	ctx = context.WithValue(ctx, lineKey{}, &line{who, make(chan struct{}, 1), cut})
	free, ok := s.places.Take(who, func() { cut(errCutOff) })
	if !ok {
		cut(nil)
		s.metrics.streamsRefused.Inc()
		return nil, nil, errManyStreams
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.serving.Err() != nil {
		free()
		cut(nil)
		return nil, nil, errManyStreams
	}
	stopped := context.AfterFunc(s.serving, func() { cut(errStopping) })
	s.open.Add(1)
	s.metrics.streams.Inc()
	return ctx, func() {
		stopped()
		cut(nil)
		free()
		s.metrics.streams.Dec()
		s.open.Done()
	}, nil
}

// stop ends all streams, and waits for their ends.
func (s *streams) stop() {
	s.mu.Lock()
	s.halt(errStopping)
	s.mu.Unlock()
	s.open.Wait()
}

// follow sends what a reader reads until ctx ends, or send fails. idle is called when there was nothing for a while.
func (s *streams) follow(ctx context.Context, r *reader, send func([]*occurrence) error, idle func(mark) error) error {
	for {
		batch, err := r.read(ctx, s.keepAlive)
		switch {
		case err != nil:
		case len(batch) == 0:
			err = idle(r.mark)
		default:
			err = send(batch)
			r.done()
			s.metrics.streamed.Add(float64(len(batch)))
		}
		if err != nil {
			return err
		}
	}
}

// streamErrors is an error as the payload of a subscription's.
func (a *api) streamErrors(err error) []byte {
	if errors.Is(err, guard.ErrPanic) {
		a.cfg.Log.Error("a subscription panicked", "error", err)
	}
	if errors.Is(err, transportws.ErrTooMany) {
		err = errManySubscriptions
	}
	var named *queryError
	if !errors.As(err, &named) {
		err = &queryError{"Internal", "the subscription could not go on", "subscribe again from the cursor of the last message"}
	}
	// Names and texts always marshal.
	payload, _ := json.Marshal(errorResponse(err).Errors)
	return payload
}

// admits says whether a page may open a WebSocket here: unlike other requests, browsers let any page do so.
func (a *api) admits(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" || a.cfg.AllowOrigin == "*" || a.cfg.AllowOrigin == origin {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && strings.EqualFold(u.Host, r.Host)
}

// socket serves a WebSocket.
func (a *api) socket(w http.ResponseWriter, r *http.Request) {
	if !a.admits(r) {
		writeJSON(w, http.StatusForbidden, errorResponse(errOrigin))
		return
	}
	ctx, end, err := a.streams.begin(context.WithoutCancel(r.Context()), a.door.Caller(r))
	if err != nil {
		w.Header().Set("Retry-After", "1")
		writeJSON(w, http.StatusServiceUnavailable, errorResponse(err))
		return
	}
	defer end()
	ws, err := a.streams.upgrade.Upgrade(w, r, nil)
	if err != nil {
		return // and the client was told
	}
	if err := a.streams.sockets.Serve(ctx, ws); errors.Is(err, transportws.ErrSlow) {
		a.metrics.streamsCut.Inc()
	} else {
		a.cfg.Log.Debug("a WebSocket ended", "reason", err)
	}
}

// subscribe answers an operation of a WebSocket.
func (a *api) subscribe(ctx context.Context, req transportws.Request, next func([]byte) error) error {
	// The check takes processors as a query does, and queues with queries.
	w, err := func() (watch, error) {
		leave, err := a.running.enter(ctx)
		if err != nil {
			return watch{}, err
		}
		defer leave()
		return a.readSubscription(req)
	}()
	if err != nil {
		return err
	}
	r, err := a.streams.feed.open(ctx, a.streams.archive, w.after, w.wants)
	if err != nil {
		return a.noted(err)
	}
	defer r.close()
	one := func(o *occurrence) error {
		out, err := w.selects.print(append(appendQuoted([]byte(`{"data":{`), w.key), ':'), o)
		if err != nil {
			return err
		}
		free, err := a.hold(ctx, 2*cap(out)) // it is copied into its frame
		if err != nil {
			return err
		}
		defer free()
		return next(append(out, "}}"...))
	}
	send := func(batch []*occurrence) error {
		free, err := a.hold(ctx, bytesOf(batch))
		if err != nil {
			return err
		}
		defer free()
		for _, o := range batch {
			if err := one(o); err != nil {
				return err
			}
		}
		return nil
	}
	return a.noted(a.streams.follow(ctx, r, send, func(mark) error { return nil })) // sockets are pinged
}

// noted logs an error that clients are not told of as it is, and returns it.
func (a *api) noted(err error) error {
	var named *queryError
	if err != nil && !errors.As(err, &named) && !errors.Is(err, context.Canceled) {
		a.cfg.Log.Debug("a stream ended", "error", err)
	}
	return err
}

// readSubscription reads and checks what a client subscribes to.
func (a *api) readSubscription(req transportws.Request) (watch, error) {
	if len(req.Query) > maxQueryLength {
		return watch{}, &queryError{"QueryTooLarge", "the subscription is too long", "select each field once"}
	}
	doc, err := readDocument(req.Query)
	if err != nil {
		return watch{}, err
	}
	op := operationOf(doc.parsed, req.OperationName)
	switch {
	case op == nil:
		return watch{}, &queryError{"InvalidQuery", "there is no such operation", "name one of the document's operations"}
	case op.Operation != gqlast.Subscription:
		return watch{}, errNotSubscription
	}
	if selected := doc.selections(); selected > maxSelected {
		return watch{}, &queryError{"QueryTooComplex", fmt.Sprintf("the subscription selects %d fields, the limit is %d", selected, maxSelected), "select each field once"}
	}
	variables := withDefaults(op, req.Variables)
	if err := a.coster.check(doc, variables); err != nil {
		return watch{}, err
	}
	if errs := a.schema.ValidateWithVariables(doc.text, variables); len(errs) > 0 {
		return watch{}, &queryError{"InvalidQuery", errs[0].Message, "see the schema at /graphiql"}
	}
	return readWatch(doc.parsed, op, variables, a.streams.names)
}

// events streams events to a browser's EventSource, or to whoever reads lines.
func (a *api) events(w http.ResponseWriter, r *http.Request) {
	a.allowOrigin(w)
	refuse := func(err error) {
		status := http.StatusServiceUnavailable
		var named *queryError
		if !errors.As(err, &named) {
			named = &queryError{"Internal", "the events could not be read", "try again; the indexer's log has the cause"}
		}
		switch named.name {
		case "InvalidArgument", "InvalidCursor":
			status = http.StatusBadRequest
		case errCursorGone.name:
			status = http.StatusGone
		default:
			w.Header().Set("Retry-After", "1")
		}
		writeJSON(w, status, errorResponse(named))
	}
	query := r.URL.Query()
	wants, err := wantsOf(query.Get("taskId"), query["name"], a.streams.names)
	if err != nil {
		refuse(err)
		return
	}
	// A browser that asks again asks for the same address, and says by this where it was.
	after := r.Header.Get("Last-Event-ID")
	if after == "" {
		after = query.Get("after")
	}
	ctx, end, err := a.streams.begin(r.Context(), a.door.Caller(r))
	if err != nil {
		refuse(err)
		return
	}
	defer end()
	reader, err := a.streams.feed.open(ctx, a.streams.archive, after, wants)
	if err != nil {
		refuse(a.noted(err))
		return
	}
	defer reader.close()
	err = a.stream(ctx, w, reader)
	if ctx.Err() == nil {
		_ = a.noted(err)
	}
}

// stream writes server-sent events.
func (a *api) stream(ctx context.Context, w http.ResponseWriter, r *reader) error {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // a proxy is to pass on what there is
	conn := http.NewResponseController(w)
	// The server's timeouts are for requests that end.
	_ = conn.SetReadDeadline(time.Time{})
	stop := context.AfterFunc(ctx, func() { _ = conn.SetWriteDeadline(time.Now()) })
	defer stop()
	write := func(text []byte) error {
		if err := conn.SetWriteDeadline(time.Now().Add(a.streams.readTime)); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		_, err := w.Write(text)
		err = errors.Join(err, conn.Flush())
		// A write that fails ends the request's context, so its end alone says nothing.
		var timeout net.Error
		var ended *transportws.Close
		if errors.As(err, &timeout) && timeout.Timeout() && !errors.As(context.Cause(ctx), &ended) {
			a.metrics.streamsCut.Inc()
		}
		return err
	}
	// What has an id and no data only says where a reader is.
	here := func(m mark) error { return write([]byte("id: " + m.String() + "\n\n")) }
	send := func(batch []*occurrence) error {
		var out []byte
		for _, o := range batch {
			message, err := everything.print(nil, o)
			if err != nil {
				return err
			}
			out = append(append(append(out, "id: "+o.mark().String()+"\ndata: "...), message...), "\n\n"...)
		}
		free, err := a.hold(ctx, bytesOf(batch)+cap(out))
		if err != nil {
			return err
		}
		defer free()
		return write(out)
	}
	if err := write(fmt.Appendf(nil, "retry: %d\n\n", reconnectAfter.Milliseconds())); err != nil {
		return err
	}
	if len(r.ahead) == 0 { // otherwise its mark is behind what is still to be sent
		if err := here(r.mark); err != nil {
			return err
		}
	}
	return a.streams.follow(ctx, r, send, here)
}
