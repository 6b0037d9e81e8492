package keeper

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"math"
	"net/http"
	"os"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/door"
	"assay/keeper/store"
	"assay/protocol"
)

// answered is an answer that did not need the body.
type answered struct{ body any }

func (answered) Error() string { return "answered before the body was read" }

func (s *server) putPayload(w http.ResponseWriter, r *http.Request) error {
	k, err := submissionPath(r)
	if err != nil {
		return err
	}
	// The largest acceptable body depends on the spec; until it is known nothing is read.
	v, err := s.chainNow(r.Context())
	if err != nil {
		return err
	}
	spec, _, err := s.tasks.spec(r.Context(), v, k.Task)
	if err != nil {
		return err
	}
	body, err := s.limited(w, r, int64(payloadLayout(spec).MaxBytes()))
	if err != nil {
		return err
	}
	ack, err := s.intake.payload(r.Context(), k, body)
	if err != nil {
		return err
	}
	return writeJSON(w, json.RawMessage(ack))
}

// submissionPath reads {task}/{round}/{trainer}.
func submissionPath(r *http.Request) (store.Submission, error) {
	var k store.Submission
	task, round, err := roundPath(r)
	if err != nil {
		return k, err
	}
	if !common.IsHexAddress(r.PathValue("trainer")) {
		return k, errInvalidParams.With("trainer %.50q is no address", r.PathValue("trainer"))
	}
	return store.Submission{Task: task, Round: round, Trainer: common.HexToAddress(r.PathValue("trainer"))}, nil
}

func (s *server) putManifest(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	body, err := s.limited(w, r, maxManifestBytes)
	if err != nil {
		return err
	}
	body.hashes()
	out, err := s.intake.manifest(r.Context(), root, body)
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

func (s *server) putState(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	of, err := taskOf(r)
	if err != nil {
		return err
	}
	out, err := s.intake.firstState(r.Context(), root, of, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

func (s *server) putObject(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	of, err := taskOf(r)
	if err != nil {
		return err
	}
	out, err := s.intake.part(r.Context(), root, of, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

func (s *server) putClaim(w http.ResponseWriter, r *http.Request) error {
	k, err := submissionPath(r)
	if err != nil {
		return err
	}
	out, err := s.intake.checkpoints(r.Context(), k, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

// taskOf is the task that a sponsor says an object is of; nil if it does not.
func taskOf(r *http.Request) (*protocol.Hash, error) {
	text := r.URL.Query().Get("task")
	if text == "" {
		return nil, nil
	}
	id, err := protocolHash(text)
	return &id, err
}

// bounded is the request's body for whoever finds out how large it may be.
func (s *server) bounded(w http.ResponseWriter, r *http.Request) func(limit int64) io.Reader {
	return func(limit int64) io.Reader {
		body, err := s.limited(w, r, limit)
		if err == nil {
			body.hashes()
			err = body.begin()
		}
		if err != nil {
			return failing{err}
		}
		return body
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// limited bounds an upload's size, duration and pace. A declared size over the limit is refused before a byte is read.
func (s *server) limited(w http.ResponseWriter, r *http.Request, limit int64) (*uploadBody, error) {
	if r.ContentLength > limit {
		return nil, protocol.ErrPayloadTooLarge.With("the body has %d bytes, at most %d can be right", r.ContentLength, limit)
	}
	return &uploadBody{
		s: s, r: http.MaxBytesReader(w, r.Body, limit), conn: http.NewResponseController(w), turn: turnOf(r.Context()), limit: limit,
	}, nil
}

// uploadBody names the ways in which a body can fail to arrive, and cuts off one that is too slow. Its clock starts with the first
// read.
type uploadBody struct {
	s     *server
	r     io.Reader
	conn  *http.ResponseController
	limit int64

	// turn is the request's; nil if it needs no place. ahead is what came before there was one, complete whether that is all.
	turn     *turn
	begun    bool
	ahead    []byte
	complete bool
	// free gives the memory of ahead back.
	free func()
	// hash is of what was read, to be compared with what was signed; nil for nothing.
	hash hash.Hash

	mu    sync.Mutex
	began time.Time
	bytes int64
	// closes is when the window is over by the clock; zero for none. closed is set once the chain says so, cut when another needs the place.
	closes      time.Time
	closed, cut bool
	ended       bool
}

// Pace implements door.Upload.
func (u *uploadBody) Pace() (float64, bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	return float64(u.bytes) / max(time.Since(u.began).Seconds(), 1e-3), !u.ended
}

// Cut implements door.Upload.
func (u *uploadBody) Cut() {
	u.mu.Lock()
	defer u.mu.Unlock()
	if !u.ended {
		u.cut = true
		_ = u.conn.SetReadDeadline(time.Now())
	}
}

// signedFor is the payload that the request was signed for; nil if it was not signed.
func (u *uploadBody) signedFor() *protocol.Hash {
	if u.turn == nil || u.turn.signed == nil {
		return nil
	}
	return &u.turn.signed.Content
}

// hashes has the body compared with what was signed, where that is the body's hash.
func (u *uploadBody) hashes() {
	if u.signedFor() != nil {
		u.hash = sha256.New()
	}
}

// begin waits for the first of the body without a place, and then for a place among the uploads.
func (u *uploadBody) begin() error {
	if u.begun {
		return nil
	}
	u.begun = true
	t := u.turn
	if t == nil {
		return nil
	}
	t.end()
	u.s.arriving.Add(1)
	var err error
	u.ahead, u.complete, u.free, err = u.s.bodies.Read(receiver{u}, t.who, int(min(u.limit+1, firstBytes)), u.Cut)
	u.s.arriving.Add(-1)
	t.owes(u.free)
	if errors.Is(err, door.ErrNoMemory) {
		return errOverloaded.Because(err)
	} else if err != nil {
		return err
	}
	if err := t.enter(t.request.Context(), t.gate, u); err != nil {
		return err
	}
	door.Serving(t.request, t.who.Signer)
	return nil
}

// receiver is the body as it comes from the connection.
type receiver struct{ u *uploadBody }

func (r receiver) Read(p []byte) (int, error) { return r.u.receive(p) }

// Read implements io.Reader.
func (u *uploadBody) Read(p []byte) (int, error) {
	if err := u.begin(); err != nil {
		return 0, err
	}
	var n int
	var err error
	switch {
	case len(u.ahead) > 0:
		n = copy(p, u.ahead)
		if u.ahead = u.ahead[n:]; len(u.ahead) == 0 {
			u.ahead = nil
			u.free()
		}
	case u.complete:
		err = io.EOF
	default:
		n, err = u.receive(p)
	}
	if u.hash != nil {
		u.hash.Write(p[:n])
		if err == io.EOF && protocol.Hash(u.hash.Sum(nil)) != u.turn.signed.Content {
			err = protocol.ErrInvalidSignature.With("the body is not the one that %s signed", u.turn.signed.Account)
		}
	}
	return n, err
}

// until ends the reading with a window of the chain, which stands at now. The caller calls stop when it has read.
func (u *uploadBody) until(deadline, now uint64) (stop func()) {
	u.mu.Lock()
	u.closes = time.Now().Add(clock(deadline-min(now, deadline), math.MaxInt32))
	u.mu.Unlock()
	done := make(chan struct{})
	var watch sync.WaitGroup
	watch.Go(func() {
		tick := time.NewTicker(u.s.cfg.PollInterval)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
			}
			if head := u.s.head.Load(); head != nil && head.Time > deadline {
				u.mu.Lock()
				u.closed = true
				if !u.ended {
					_ = u.conn.SetReadDeadline(time.Now())
				}
				u.mu.Unlock()
				return
			}
		}
	})
	return sync.OnceFunc(func() {
		close(done)
		watch.Wait()
	})
}

// allow sets how long the next read may wait: grace and the time that the bytes so far take at the least pace.
func (u *uploadBody) allow() error {
	now := time.Now()
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.began.IsZero() {
		u.began = now
	}
	allowed := u.s.cfg.UploadGrace + time.Duration(float64(u.bytes)/leastPace*float64(time.Second))
	deadline := u.began.Add(min(allowed, u.s.cfg.UploadTimeout))
	if !u.closes.IsZero() && u.closes.Before(deadline) {
		deadline = u.closes
	}
	if u.closed || u.cut {
		deadline = now
	}
	return u.conn.SetReadDeadline(deadline)
}

// late names the reason why a read ran into its deadline.
func (u *uploadBody) late() error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.cut {
		return errOverloaded.Because(fmt.Errorf("cut off for a trainer that had no place: %w", os.ErrDeadlineExceeded))
	}
	if u.closed || !u.closes.IsZero() && !time.Now().Before(u.closes) {
		return protocol.ErrUploadWindowClosed.Because(fmt.Errorf("the window closed while the payload arrived: %w", os.ErrDeadlineExceeded))
	}
	took := time.Since(u.began).Round(time.Millisecond)
	return errUploadTooSlow.Because(fmt.Errorf("%d bytes arrived in %s: %w", u.bytes, took, os.ErrDeadlineExceeded))
}

func (u *uploadBody) receive(p []byte) (int, error) {
	if err := u.allow(); err != nil {
		return 0, err
	}
	n, err := u.r.Read(p)
	u.mu.Lock()
	u.bytes += int64(n)
	u.mu.Unlock()
	var tooLarge *http.MaxBytesError
	switch {
	case err == nil:
		return n, nil
	case errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF):
		// A pending read deadline would cancel the request while it is served.
		u.mu.Lock()
		defer u.mu.Unlock()
		u.ended = true
		_ = u.conn.SetReadDeadline(time.Time{})
		return n, err
	case errors.As(err, &tooLarge):
		return n, protocol.ErrPayloadTooLarge.With("the body has more than %d bytes", tooLarge.Limit)
	case errors.Is(err, os.ErrDeadlineExceeded):
		return n, u.late()
	}
	return n, protocol.ErrPayloadTruncated.Because(err)
}
