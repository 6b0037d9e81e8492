package keeper

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"
	"time"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

const (
	// catchUpRounds bounds how far back missing states are recomputed from payloads.
	catchUpRounds = 4096
	// outcomeCache keeps what transitions came to, so that a draft, a peer's question and the check of a proposal compute it once.
	outcomeCache = 256
	// copyRun is how many bytes of an object are converted at a time.
	copyRun = 64 << 10
)

// roundFiles are a round's inputs as they lie in the store, and the state that comes out of it. It is safe for concurrent use.
type roundFiles struct {
	layout, states protocol.Layout
	leafBytes      uint64
	state          io.ReaderAt
	payloads       []io.ReaderAt
	// opened are the files among them.
	opened []store.File
	// offsets of the tensors in the files.
	inState, inPayload []int64
	next               *store.Blob
}

func newRoundFiles(spec *protocol.TaskSpec) *roundFiles {
	o := &roundFiles{layout: payloadLayout(spec), states: stateLayout(spec), leafBytes: uint64(protocol.Quantization(spec.Quantization).LeafBytes())}
	o.inState, o.inPayload = tensorOffsets(o.states), tensorOffsets(o.layout)
	return o
}

// openRound opens a transition's parent and payloads; the caller closes it.
func openRound(st *store.Store, spec *protocol.TaskSpec, parent protocol.Hash, payloads []transition.Payload) (_ *roundFiles, err error) {
	o := newRoundFiles(spec)
	defer func() {
		if err != nil {
			o.close()
		}
	}()
	open := func(root protocol.Hash) (store.File, error) {
		f, err := st.Object(root)
		if err == nil {
			o.opened = append(o.opened, f)
		}
		return f, err
	}
	if o.state, err = open(parent); err != nil {
		return nil, err
	}
	for _, p := range payloads {
		f, err := open(p.Root)
		if err != nil {
			return nil, err
		}
		o.payloads = append(o.payloads, f)
	}
	return o, nil
}

// looseRound are a round's files that are open only while they are read, for what outlives a computation. There is nothing to close.
func looseRound(st *store.Store, spec *protocol.TaskSpec, parent protocol.Hash, payloads []transition.Payload) *roundFiles {
	o := newRoundFiles(spec)
	o.state = looseFile{st, parent}
	for _, p := range payloads {
		o.payloads = append(o.payloads, looseFile{st, p.Root})
	}
	return o
}

type looseFile struct {
	store *store.Store
	root  protocol.Hash
}

func (l looseFile) ReadAt(b []byte, at int64) (int, error) {
	f, err := l.store.Object(l.root)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	return f.ReadAt(b, at)
}

func (o *roundFiles) close() {
	for _, f := range o.opened {
		f.Close()
	}
	if o.next != nil {
		o.next.Discard()
	}
}

var copyBuffers = sync.Pool{New: func() any { return new([copyRun]byte) }}

// source reads the inputs.
type source struct{ *roundFiles }

// State implements transition.Source.
func (o source) State(fragment uint32, at uint64, params, momentum []float32) error {
	for i, x := range [][]float32{params, momentum} {
		if err := readFloats(o.state, o.inState[2*int(fragment)+i]+4*int64(at), x); err != nil {
			return err
		}
	}
	return nil
}

// readAt reads zeros behind the end of a file: what a power cut took from an object is damage like any other, and shows in its root.
func readAt(f io.ReaderAt, b []byte, at int64) error {
	n, err := f.ReadAt(b, at)
	if errors.Is(err, io.EOF) {
		clear(b[n:])
		return nil
	}
	return err
}

func readFloats(f io.ReaderAt, at int64, x []float32) error {
	buf := copyBuffers.Get().(*[copyRun]byte)
	defer copyBuffers.Put(buf)
	for len(x) > 0 {
		n := min(len(x), copyRun/4)
		if err := readAt(f, buf[:4*n], at); err != nil {
			return fmt.Errorf("read the state: %w", err)
		}
		for i := range x[:n] {
			x[i] = math.Float32frombits(binary.LittleEndian.Uint32(buf[4*i:]))
		}
		x, at = x[n:], at+4*int64(n)
	}
	return nil
}

// Leaves implements transition.Source. A file of binary32 ends with its last element; the leaf's tail is zero.
func (o source) Leaves(payload int, fragment uint32, first uint64, dst []byte) error {
	at := first * o.leafBytes
	n := min(uint64(len(dst)), o.layout[fragment].Bytes()-at)
	if err := readAt(o.payloads[payload], dst[:n], o.inPayload[fragment]+int64(at)); err != nil {
		return fmt.Errorf("read payload %d: %w", payload, err)
	}
	clear(dst[n:])
	return nil
}

// sink writes the new state.
type sink struct{ *roundFiles }

// State implements transition.Sink.
func (o sink) State(fragment uint32, at uint64, params, momentum []float32) error {
	for i, x := range [][]float32{params, momentum} {
		if err := writeFloats(o.next, o.inState[2*int(fragment)+i]+4*int64(at), x); err != nil {
			return err
		}
	}
	return nil
}

func writeFloats(b *store.Blob, at int64, x []float32) error {
	buf := copyBuffers.Get().(*[copyRun]byte)
	defer copyBuffers.Put(buf)
	for len(x) > 0 {
		n := min(len(x), copyRun/4)
		for i, v := range x[:n] {
			binary.LittleEndian.PutUint32(buf[4*i:], math.Float32bits(v))
		}
		if _, err := b.WriteAt(buf[:4*n], at); err != nil {
			return err
		}
		x, at = x[n:], at+4*int64(n)
	}
	return nil
}

// payloadsOf are the included commitments in the order of aggregation.
func payloadsOf(included []chain.Commitment) []transition.Payload {
	out := make([]transition.Payload, len(included))
	for i, c := range included {
		out[i] = transition.Payload{Trainer: c.Trainer, Slot: c.Slot, Root: c.PayloadRoot}
	}
	slices.SortFunc(out, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	return out
}

// advance is a transition that can be computed: what a statement says without its roots, and the payloads under its bits.
type advance struct {
	store.Transition
	included []chain.Commitment
}

func advanceOf(st protocol.Statement, included []chain.Commitment) advance {
	return advance{store.Transition{Task: st.TaskId, Round: st.Round, ParentRoot: st.ParentRoot, SetHash: st.SetHash()}, included}
}

// computation is all that an outcome follows from.
type computation struct {
	store.Transition
	inputs protocol.Hash
}

// inputsOf is the hash of what a transition's outcome follows from besides what a statement binds: the specification behind the task's
// identifier, and whose payloads the bits stand for. On one branch both follow from the statement, but not across a deep reorg.
func inputsOf(spec *protocol.TaskSpec, included []chain.Commitment) protocol.Hash {
	h := sha256.New()
	specHash := spec.SpecHash()
	h.Write(specHash[:])
	for _, p := range payloadsOf(included) {
		h.Write(p.Trainer[:])
		h.Write(p.Root[:])
	}
	return protocol.Hash(h.Sum(nil))
}

// outcome returns what a transition comes to; the state it leads to is held durably when it returns. What was computed or signed before
// is not computed again.
func (s *Service) outcome(ctx context.Context, spec *protocol.TaskSpec, st advance) (store.Outcome, error) {
	c := computation{st.Transition, inputsOf(spec, st.included)}
	unlock, err := s.computing.lock(ctx, c)
	if err != nil {
		return store.Outcome{}, err
	}
	defer unlock()
	known, ok, err := s.known(c)
	if err != nil {
		return known, err
	}
	if ok {
		if held, err := s.store.Has(known.NewRoot); err != nil || held {
			return known, err
		}
	}
	o, err := s.aggregate(ctx, spec, st, nil)
	if err == nil {
		s.outcomes.Add(c, o)
	}
	return o, err
}

// known returns the outcome of a computation that this keeper did.
func (s *Service) known(c computation) (store.Outcome, bool, error) {
	if o, ok := s.outcomes.Get(c); ok {
		return o, true, nil
	}
	if s.cfg.Adversary != nil {
		return store.Outcome{}, false, nil // what it signed need not be what it computed
	}
	o, err := s.store.Signed(c.Transition, c.inputs)
	if errors.Is(err, store.ErrNotFound) {
		return o, false, nil
	}
	return o, err == nil, err
}

// aggregate computes and stores the state that follows a parent by the included payloads. Every input is proven against its root while
// it is read, so a damaged disk can stop this keeper but never make it sign a wrong root. Memory does not depend on the model's
// size. When it returns, the new state is durable.
func (s *Service) aggregate(ctx context.Context, spec *protocol.TaskSpec, st advance, tamper *transition.Tamper) (store.Outcome, error) {
	leave, err := s.aggregating.enter(ctx, st.Task, spec, len(st.included))
	if err != nil {
		return store.Outcome{}, err
	}
	defer leave()
	began := time.Now()
	payloads := payloadsOf(st.included)
	o, err := openRound(s.store, spec, st.ParentRoot, payloads)
	if err != nil {
		return store.Outcome{}, err
	}
	defer o.close()
	if o.next, err = newObject(s.store, o.states); err != nil {
		return store.Outcome{}, err
	}
	got, err := s.compute(ctx, spec, st, o, payloads, sink{o}, transition.Options{Tamper: tamper})
	if err != nil {
		return store.Outcome{}, err
	}
	if err := o.next.Commit(got.NewRoot); err != nil {
		return store.Outcome{}, errStorage.Because(err)
	}
	s.meters.aggregate.Observe(time.Since(began).Seconds())
	return got, nil
}

// compute runs a transition over opened objects and drops an input that turns out to be damaged.
func (s *Service) compute(ctx context.Context, spec *protocol.TaskSpec, st advance, o *roundFiles, payloads []transition.Payload, to transition.Sink, opts transition.Options) (store.Outcome, error) {
	got, err := transition.Compute(ctx, transition.Round{
		Spec: s.bounds(spec, st.Task, st.Round), Task: st.Task, Number: st.Round, Parent: st.ParentRoot, Payloads: payloads,
	}, source{o}, to, opts)
	var other *transition.Mismatch
	if errors.As(err, &other) {
		return store.Outcome{}, s.mismatch(st, o, payloads, other)
	} else if err != nil {
		return store.Outcome{}, fmt.Errorf("aggregate round %d: %w", st.Round, err)
	}
	return store.Outcome{NewRoot: got.NewRoot, AuxRoot: got.AuxRoot}, nil
}

func (s *Service) mismatch(st advance, o *roundFiles, payloads []transition.Payload, m *transition.Mismatch) error {
	if m.Payload < 0 {
		// A file cut off within its preamble was that of a state as well: no other object begins like it.
		preamble := o.states.Preamble()
		have := make([]byte, len(preamble))
		n, err := o.state.ReadAt(have, 0)
		return s.damaged(st.ParentRoot, m.Got, (err == nil || errors.Is(err, io.EOF)) && bytes.HasPrefix(preamble, have[:n]))
	}
	p := payloads[m.Payload]
	acked, err := s.payloads.acknowledged(st.Task, st.Round, p.Trainer, p.Root)
	return errors.Join(s.damaged(p.Root, m.Got, acked), err)
}

// errWrongStatement says that the chain's proposal is not what its payloads give.
type errWrongStatement struct {
	statement  protocol.Statement
	recomputed store.Outcome
}

func (e *errWrongStatement) Error() string {
	return fmt.Sprintf("round %d: recomputed state %x and auxiliary root %x, the chain has %x and %x",
		e.statement.Round, e.recomputed.NewRoot, e.recomputed.AuxRoot, e.statement.NewRoot, e.statement.AuxRoot)
}

// judgement names the state that a round trains on. It is worth nothing after a reorg: the proposal that led to that state may be another
// one then.
type judgement struct {
	task, root protocol.Hash
	round      uint32
	epoch      uint64
}

// mayBuild says whether the open round's parent is here and, as far as this keeper can tell, right. If that is not known yet, it
// starts to find out. On a proposal that it recomputed differently it never builds: it waits for the overturn.
func (s *Service) mayBuild(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) (bool, error) {
	if head.StateRoot.IsZero() {
		return false, nil
	}
	if known, blocked := s.wrong.Load(id); blocked {
		still, err := s.stillWrong(ctx, v, id, known.(*errWrongStatement), head)
		if err != nil || still {
			return false, err
		}
		s.wrong.Delete(id)
		s.meters.wrongHead.DeleteLabelValues(id.String())
		s.log.Info("the wrong proposal does not stand any more", "task", id, "round", known.(*errWrongStatement).statement.Round)
	}
	held, err := s.store.Has(head.StateRoot)
	if err != nil {
		return false, err
	}
	j := judgement{id, head.StateRoot, head.Round, s.epoch.Load()}
	if held && s.judged.Contains(j) {
		return true, nil
	}
	s.actions.start(s.run, fmt.Sprintf("state/%s/%d/%s", id, head.Round, head.StateRoot), v.Number, func(ctx context.Context) (uint64, error) {
		err := s.catchUp(ctx, v, id, spec, head, j.epoch)
		var wrong *errWrongStatement
		if errors.As(err, &wrong) {
			s.meters.wrongRoots.Inc()
			s.meters.wrongHead.WithLabelValues(id.String()).Set(1)
			s.wrong.Store(id, wrong)
			s.log.Error("the chain's proposal is not what its payloads give; not building on it", "task", id, "round", wrong.statement.Round,
				"chain", protocol.Hash(wrong.statement.NewRoot), "recomputed", protocol.Hash(wrong.recomputed.NewRoot),
				"chain_aux", protocol.Hash(wrong.statement.AuxRoot), "recomputed_aux", protocol.Hash(wrong.recomputed.AuxRoot))
			return 0, nil
		} else if err != nil {
			return 0, err
		}
		s.judged.Add(j, struct{}{})
		s.wake()
		return 0, nil
	}, s.failed("catchUp", id))
	return false, nil
}

// stillWrong says whether a proposal that this keeper recomputed differently stands below the open round. One whose state is right can
// be built on once it is final: nothing can take the state away then.
func (s *Service) stillWrong(ctx context.Context, v *chain.View, id protocol.Hash, w *errWrongStatement, head chain.Head) (bool, error) {
	if w.statement.Round >= head.Round {
		return false, nil
	}
	now, stands, err := v.Statement(ctx, id, w.statement.Round)
	if err != nil || !stands || now != w.statement {
		return false, err
	}
	return w.statement.NewRoot != w.recomputed.NewRoot || head.Finalized <= w.statement.Round, nil
}

// catchUp makes the head's state one that is held and recomputed: it walks back to the last such state and forward again through the
// rounds that others proposed. What cannot be recomputed for want of payloads is taken from a peer, as its root says.
func (s *Service) catchUp(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, epoch uint64) error {
	var steps []protocol.Statement
	for r := head.Round; r > 0 && len(steps) < catchUpRounds; r-- {
		st, stands, err := v.Statement(ctx, id, r-1)
		if err != nil {
			return err
		}
		if !stands {
			continue // carried forward
		}
		held, err := s.store.Has(st.NewRoot)
		if err != nil {
			return err
		}
		if held && (s.judged.Contains(judgement{id, st.NewRoot, r, epoch}) || r <= head.Finalized) {
			break
		}
		steps = append(steps, st)
	}
	for _, st := range slices.Backward(steps) {
		if err := s.judge(ctx, v, spec, st); err != nil {
			return err
		}
		s.judged.Add(judgement{id, st.NewRoot, st.Round + 1, epoch}, struct{}{})
	}
	if held, err := s.store.Has(head.StateRoot); err != nil || held {
		return err
	}
	// The first state, dropped as damaged, or a state further back than this keeper recomputes.
	if s.objects.fetch(ctx, spec, head.StateRoot) {
		return nil
	}
	return fmt.Errorf("state %s: %w here and with %d peers", head.StateRoot, store.ErrNotFound, len(s.peers.list))
}

// judge recomputes one standing proposal: *errWrongStatement if it is another one.
func (s *Service) judge(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement) error {
	included, err := s.tasks.included(ctx, v, st)
	if err != nil {
		return err
	}
	missing := s.payloads.fetchMissing(ctx, spec, st, included)
	if missing == nil {
		got, err := s.outcome(ctx, spec, advanceOf(st, included))
		switch {
		case err == nil && got == store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}:
			return nil
		case err == nil && s.cfg.Adversary == nil:
			return &errWrongStatement{st, got}
		case err != nil && !errors.Is(err, store.ErrNotFound):
			return err
		}
		missing = err
	}
	if held, err := s.store.Has(st.NewRoot); err != nil || held {
		return err
	}
	if !s.objects.fetch(ctx, spec, st.NewRoot) {
		return fmt.Errorf("state %s of round %d: %w here and with %d peers, and it cannot be recomputed: %v",
			protocol.Hash(st.NewRoot), st.Round, store.ErrNotFound, len(s.peers.list), missing)
	}
	s.log.Warn("state taken from a peer, not recomputed", "task", protocol.Hash(st.TaskId), "round", st.Round, "root", protocol.Hash(st.NewRoot), "why", missing)
	return nil
}
