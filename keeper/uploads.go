package keeper

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"math"
	"net/http"
	"os"
	"strconv"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/door"
	"assay/keeper/store"
	"assay/protocol"
)

// stored is the answer to a sponsor's upload.
type stored struct {
	Root  protocol.Hash `json:"root"`
	Bytes uint64        `json:"bytes"`
}

// uploadWindow says whether a round takes payloads at a view and until when, and finds the trainer's commitment.
func (s *Service) uploadWindow(ctx context.Context, v *chain.View, k store.Submission) (open bool, deadline uint64, c *chain.Commitment, err error) {
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return false, 0, nil, err
	}
	phase, err := v.Phase(ctx, k.Task)
	if err != nil {
		return false, 0, nil, err
	}
	if phase.Phase == protocol.PhaseNone || k.Round > head.Round {
		return false, 0, nil, protocol.ErrInvalidRound.With("round %d is not open: the open one is %d (%s)", k.Round, head.Round, phase.Phase)
	}
	if k.Round == head.Round {
		switch phase.Phase {
		case protocol.PhaseCommit, protocol.PhaseWaiting:
			return false, 0, nil, protocol.ErrCommitWindowOpen.With("payloads of round %d are taken once its commitments have closed, at %d at the latest", k.Round, phase.Deadline)
		case protocol.PhaseUpload:
			open, deadline = true, phase.Deadline
		}
	}
	c, err = s.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
	if err != nil {
		return false, 0, nil, err
	}
	if c == nil {
		return false, 0, nil, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", common.Address(k.Trainer), k.Round)
	}
	return open, deadline, c, nil
}

// payload checks and stores one payload and returns its acknowledgement. The order is: bytes durable, then journal, then answer.
// Nothing is locked while the body arrives: anybody may send one in a trainer's name, however slowly.
func (s *Service) payload(ctx context.Context, k store.Submission, body *uploadBody) ([]byte, error) {
	v, err := s.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := s.spec(ctx, v, k.Task)
	if err != nil {
		return nil, err
	}
	if err := s.serves(ctx, v, k.Task, spec); err != nil {
		return nil, err
	}
	if _, err := s.enrolment(ctx, v, spec, k); err != nil {
		return nil, err
	}
	open, deadline, committed, err := s.uploadWindow(ctx, v, k)
	if err != nil {
		return nil, err
	}
	_, acked, err := s.acks.first(k, committed.PayloadRoot)
	if err != nil {
		return nil, err
	}
	if !open && !acked {
		return nil, protocol.ErrUploadWindowClosed.With("payloads of round %d are no longer taken", k.Round)
	}
	if !acked {
		defer body.until(deadline, v.Time)()
	}
	if c := body.signedFor(); c != nil && *c != committed.PayloadRoot {
		return nil, protocol.ErrPayloadHashMismatch.With("the request was signed for payload %s, the commitment is %s", *c, committed.PayloadRoot)
	}
	if err := body.begin(); err != nil {
		return nil, err
	}
	blob, root, err := s.ingestPayload(body, s.bounds(spec, k.Task, k.Round), k.Task, k.Round, k.Trainer)
	if err != nil {
		return nil, err
	}
	defer blob.Discard()
	if root != committed.PayloadRoot {
		if _, acked, err = s.acks.first(k, committed.PayloadRoot); err != nil {
			return nil, err
		}
		if acked {
			return nil, protocol.ErrDuplicateSubmission.With("the body has root %s; payload %s is stored", root, committed.PayloadRoot)
		}
		return nil, protocol.ErrPayloadHashMismatch.With("the body has root %s, the commitment is %s", root, committed.PayloadRoot)
	}
	unlock, err := s.submitting.lock(ctx, k)
	if err != nil {
		return nil, err
	}
	defer unlock()
	if _, acked, err = s.acks.first(k, root); err != nil {
		return nil, err
	}
	if !acked {
		// The body may have taken longer than the window, or the chain may have moved under it.
		if v, err = s.chainNow(ctx); err != nil {
			return nil, err
		}
		open, _, again, err := s.uploadWindow(ctx, v, k)
		if err != nil {
			return nil, err
		}
		if !open || again.PayloadRoot != root {
			return nil, protocol.ErrUploadWindowClosed.With("the window of round %d closed while the payload arrived", k.Round)
		}
	}
	ack, err := s.acks.sign(spec, k, root)
	if err != nil {
		return nil, err
	}
	return s.admit(k, root, blob, ack)
}

// admit stores a checked payload of that root and returns its acknowledgement, the first one if it was given before; nil acknowledges nothing yet.
// The caller holds the submission's lock.
func (s *Service) admit(k store.Submission, root protocol.Hash, blob *store.Blob, ack []byte) ([]byte, error) {
	first, acked, err := s.acks.first(k, root)
	if err != nil {
		return nil, err
	}
	if acked {
		held, err := s.kept.need(root, k.Task)
		if err == nil && !held {
			err = blob.Commit(root, k.Task) // dropped as damaged: this one mends it
		}
		if err != nil {
			return nil, errStorage.Because(err)
		}
		return first, nil
	}
	if err := blob.Commit(root, k.Task); err != nil {
		return nil, errStorage.Because(err)
	}
	known, err := s.acks.taken(k.Task, k.Round, k.Trainer, root)
	if err != nil {
		return nil, errStorage.Because(err)
	}
	if first, err = s.store.PutAck(k, root, ack); err != nil {
		return nil, errStorage.Because(err)
	}
	if s.cfg.Adversary != nil {
		s.stored.Store(root, k)
	}
	if !known {
		s.meters.payloads.Inc()
		s.log.Info("payload stored", "task", protocol.Hash(k.Task), "round", k.Round, "trainer", common.Address(k.Trainer), "root", root)
		s.wake()
	}
	return first, nil
}

// serves says whether payloads of a task are this keeper's business: it can hold them, and its signature counts in the pool.
func (s *Service) serves(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if err := s.served(spec); err != nil {
		return err
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil {
		return err
	}
	if !member.Active || member.Key != s.signer {
		return errTaskNotServed.With("keeper %s is not in the task's pool", s.account)
	}
	return nil
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

// posted is a task and its specification.
type posted struct {
	id   protocol.Hash
	spec *protocol.TaskSpec
}

// naming returns the posted tasks whose specifications match, that have not ended and that this keeper may serve, in the order in which they were
// posted; one task if that is given: anybody may post others that name the same roots, as anything.
func (s *Service) naming(ctx context.Context, of *protocol.Hash, match func(*protocol.TaskSpec) bool) ([]posted, error) {
	v, err := s.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	tasks, err := s.discover(ctx, v)
	if err != nil {
		return nil, err
	}
	return s.matching(ctx, v, tasks, of, match)
}

// matching is naming among these tasks.
func (s *Service) matching(ctx context.Context, v *chain.View, tasks []protocol.Hash, of *protocol.Hash, match func(*protocol.TaskSpec) bool) ([]posted, error) {
	var out []posted
	var declined error
	for _, id := range tasks {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, over := s.settled.Load(id); over || of != nil && *of != id {
			continue
		}
		spec, _, err := s.spec(ctx, v, id)
		if errors.Is(err, protocol.ErrTaskNotFound) {
			continue
		} else if err != nil {
			return nil, err
		}
		if !match(spec) || s.served(spec) != nil {
			continue
		}
		if why := s.usages.quota(ctx, v, id, spec); why != nil {
			declined = why
			continue
		}
		if why := s.floors.Check(spec); why != nil {
			member, err := v.PoolKeeper(ctx, id, s.account)
			if err != nil {
				return nil, err
			}
			if member.Key == (common.Address{}) {
				declined = errTaskNotServed.With("this keeper joins no task with such windows: %s", why)
				continue
			}
		}
		out = append(out, posted{id, spec})
	}
	if len(out) == 0 && declined != nil {
		return nil, declined
	} else if len(out) == 0 {
		return nil, errObjectNotExpected
	}
	return out, nil
}

func (s *Service) manifest(ctx context.Context, root protocol.Hash, body io.Reader) (stored, error) {
	tasks, err := s.naming(ctx, nil, func(spec *protocol.TaskSpec) bool { return spec.ManifestHash == root })
	if err != nil {
		return stored{}, err
	}
	if sound, err := s.sound(root, s.kept.owners(tasks)...); err != nil {
		return stored{}, err
	} else if sound {
		raw, err := s.store.Get(root, maxManifestBytes)
		if err == nil {
			return stored{}, answered{stored{Root: root, Bytes: uint64(len(raw))}}
		}
	}
	n, err := s.storeManifest(body, tasks, root)
	if err == nil {
		s.usages.changed()
		s.checked.Store(root, struct{}{})
		s.wake()
	}
	return stored{Root: root, Bytes: uint64(n)}, err
}

// storeManifest keeps a manifest that is one of the tasks'.
func (s *Service) storeManifest(body io.Reader, tasks []posted, root protocol.Hash) (int, error) {
	raw, err := io.ReadAll(io.LimitReader(body, maxManifestBytes+1))
	var named *protocol.Error
	if errors.As(err, &named) {
		return 0, err
	} else if err != nil {
		return 0, protocol.ErrPayloadTruncated.Because(err)
	}
	if len(raw) > maxManifestBytes {
		return 0, protocol.ErrPayloadTooLarge.With("a manifest has at most %d bytes", maxManifestBytes)
	}
	if got := protocol.Hash(sha256.Sum256(raw)); got != root {
		return 0, protocol.ErrPayloadHashMismatch.With("the body hashes to %s, not %s", got, root)
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return 0, err
	}
	var own []posted
	for _, t := range tasks {
		why := m.Check(t.spec)
		if why == nil {
			own = append(own, t)
		} else if err == nil {
			err = why
		}
	}
	if len(own) == 0 {
		return 0, err
	}
	if err := s.store.Put(root, raw, s.kept.owners(own)...); err != nil {
		return 0, errStorage.Because(err)
	}
	return len(raw), nil
}

func (s *Service) firstState(ctx context.Context, root protocol.Hash, of *protocol.Hash, body func(limit int64) io.Reader) (stored, error) {
	tasks, err := s.naming(ctx, of, func(spec *protocol.TaskSpec) bool { return spec.InitialStateRoot == root })
	if err != nil {
		return stored{}, err
	}
	spec := tasks[0].spec
	held, err := s.store.Has(spec.ManifestHash)
	if err != nil {
		return stored{}, errStorage.Because(err)
	}
	if !held {
		return stored{}, errManifestRequired.With("manifest %s is not here yet", protocol.Hash(spec.ManifestHash))
	}
	layout := stateLayout(spec)
	if sound, err := s.sound(root, s.kept.owners(tasks)...); err != nil {
		return stored{}, err
	} else if sound {
		return stored{}, answered{stored{Root: root, Bytes: layout.CanonicalBytes()}}
	}
	blob, got, err := s.ingestState(body(int64(layout.MaxBytes())), spec, true)
	if err != nil {
		return stored{}, err
	}
	if err := s.keep(blob, got, root, s.kept.owners(tasks)...); err != nil {
		return stored{}, err
	}
	s.usages.changed()
	s.checked.Store(root, struct{}{})
	s.wake()
	return stored{Root: root, Bytes: layout.CanonicalBytes()}, nil
}

// sound says whether an object that tasks need is held and was found whole since this process started: sending it again mends nothing.
func (s *Service) sound(root protocol.Hash, tasks ...[32]byte) (bool, error) {
	if _, ok := s.checked.Load(root); !ok {
		return false, nil
	}
	return s.kept.need(root, tasks...)
}

// Handlers.

// answered is an answer that did not need the body.
type answered struct{ body any }

func (answered) Error() string { return "answered before the body was read" }

func (s *Service) putPayload(w http.ResponseWriter, r *http.Request) error {
	k, err := submissionPath(r)
	if err != nil {
		return err
	}
	// The largest acceptable body depends on the spec; until it is known nothing is read.
	v, err := s.chainNow(r.Context())
	if err != nil {
		return err
	}
	spec, _, err := s.spec(r.Context(), v, k.Task)
	if err != nil {
		return err
	}
	body, err := s.limited(w, r, int64(payloadLayout(spec).MaxBytes()))
	if err != nil {
		return err
	}
	ack, err := s.payload(r.Context(), k, body)
	if err != nil {
		return err
	}
	return writeJSON(w, json.RawMessage(ack))
}

// submissionPath reads {task}/{round}/{trainer}.
func submissionPath(r *http.Request) (store.Submission, error) {
	var k store.Submission
	task, err := protocolHash(r.PathValue("task"))
	if err != nil {
		return k, err
	}
	round, err := strconv.ParseUint(r.PathValue("round"), 10, 32)
	if err != nil {
		return k, errInvalidParams.With("round %.20q is no number below 2^32", r.PathValue("round"))
	}
	if !common.IsHexAddress(r.PathValue("trainer")) {
		return k, errInvalidParams.With("trainer %.50q is no address", r.PathValue("trainer"))
	}
	return store.Submission{Task: task, Round: uint32(round), Trainer: common.HexToAddress(r.PathValue("trainer"))}, nil
}

func (s *Service) putManifest(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	body, err := s.limited(w, r, maxManifestBytes)
	if err != nil {
		return err
	}
	body.hashes()
	out, err := s.manifest(r.Context(), root, body)
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

func (s *Service) putState(w http.ResponseWriter, r *http.Request) error {
	root, err := protocolHash(r.PathValue("root"))
	if err != nil {
		return err
	}
	of, err := taskOf(r)
	if err != nil {
		return err
	}
	out, err := s.firstState(r.Context(), root, of, s.bounded(w, r))
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}

// bounded is the request's body for whoever finds out how large it may be.
func (s *Service) bounded(w http.ResponseWriter, r *http.Request) func(limit int64) io.Reader {
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
func (s *Service) limited(w http.ResponseWriter, r *http.Request, limit int64) (*uploadBody, error) {
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
	s     *Service
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
	u.ahead, u.complete, u.free, err = u.s.bodies.Read(receiver{u}, t.who, int(min(u.limit+1, firstBytes)))
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
	return errUploadTooSlow.Because(fmt.Errorf("%d bytes arrived in %s: %w", u.bytes, time.Since(u.began).Round(time.Millisecond), os.ErrDeadlineExceeded))
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
