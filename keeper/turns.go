package keeper

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"net/http"
	"sync"
	"time"

	"assay/internal/door"
	"assay/protocol"
)

const (
	// firstBytes of an upload arrive before it has a place: of most payloads of small tasks that is all.
	firstBytes = 1 << 20
	// arrivingBytes bounds the memory of what arrives, of all requests together.
	arrivingBytes = 64 << 20
)

// turn is a request's place among those that are served.
type turn struct {
	s       *server
	gate    *door.Gate
	request *http.Request
	who     door.Caller
	// signed is what the request's sender signed, if he is of a task that this keeper serves.
	signed *protocol.KeeperRequest

	mu    sync.Mutex
	frees []func()
	// leave gives back the place.
	leave func()
}

type turnKey struct{}

// turnOf finds the turn of a request; nil for one that did not come through a handler.
func turnOf(ctx context.Context) *turn {
	t, _ := ctx.Value(turnKey{}).(*turn)
	return t
}

// begin finds the first place: for a call once it is all here, for an upload among the calls.
func (t *turn) begin(w http.ResponseWriter, r *http.Request) error {
	if r.Method == http.MethodPut {
		return t.enter(r.Context(), t.s.requests, nil)
	}
	if r.Body != nil && r.ContentLength != 0 {
		if err := t.read(w, r); err != nil {
			return err
		}
	}
	if err := t.enter(r.Context(), t.gate, nil); err != nil {
		return err
	}
	door.Serving(r, t.who.Signer)
	return nil
}

// read takes a call's body in, and checks that it is what was signed.
func (t *turn) read(w http.ResponseWriter, r *http.Request) error {
	cut := func() { _ = http.NewResponseController(w).SetReadDeadline(time.Now()) }
	data, _, free, err := t.s.bodies.Read(r.Body, t.who, maxRPCBytes+1, cut)
	t.owes(free)
	if errors.Is(err, door.ErrNoMemory) {
		return errOverloaded.Because(err)
	} else if err != nil {
		return errInvalidParams.Because(err)
	}
	if t.signed != nil && t.signed.Content != sha256.Sum256(data) {
		return protocol.ErrInvalidSignature.With("the body is not the one that %s signed", t.signed.Account)
	}
	// A pending read deadline would cancel a request that waits for its transaction.
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
	r.Body = io.NopCloser(bytes.NewReader(data))
	return nil
}

// enter waits for a place.
func (t *turn) enter(ctx context.Context, gate *door.Gate, upload door.Upload) error {
	free, ok := gate.Take(ctx, t.who, upload)
	if !ok {
		return errOverloaded
	}
	if gate != t.s.requests && gate != t.s.downloads {
		t.s.meters.uploadsInFlight.Inc()
		leave := free
		free = func() { t.s.meters.uploadsInFlight.Dec(); leave() }
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.leave = free
	return nil
}

// again gives the place back and waits for another: each request of a batch has its own turn.
func (t *turn) again(ctx context.Context) error {
	t.mu.Lock()
	leave := t.leave
	t.leave = nil
	t.mu.Unlock()
	if leave != nil {
		leave()
	}
	return t.enter(ctx, t.gate, nil)
}

// owes notes what is given back at the end.
func (t *turn) owes(free func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.frees = append(t.frees, free)
}

// end gives back all that the request has.
func (t *turn) end() {
	t.mu.Lock()
	frees := t.frees
	if t.leave != nil {
		frees = append(frees, t.leave)
	}
	t.frees, t.leave = nil, nil
	t.mu.Unlock()
	for _, free := range frees {
		free()
	}
}
