package training

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/bits"
	"slices"
	"sync"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// keptStates bounds the local states at checkpoints that a Replay holds, in bytes; where they are more it computes some of them again.
const keptStates = 256 << 20

// Footprint is what a Replay of the task may take in memory, in bytes. It is a bound that the programs, which have to fit the task, tell alone;
// recordBytes is the size of a record.
func Footprint(task *claim.Task, recordBytes uint64) uint64 {
	sum, carry := bits.Add64(task.Programs.Footprint(task.Spec, recordBytes), keptStates, 0)
	if carry != 0 {
		return math.MaxUint64
	}
	return sum
}

// ErrComputing says that what was asked of a detached replay is not there yet: Compute makes it.
var ErrComputing = errors.New("it is being computed")

// Replay is what the work of one trainer in one round comes to, as this machine computes it. It is not for use by two goroutines at once, but
// for one that asks and one that computes after Detach.
type Replay struct {
	Task *claim.Task
	Work claim.Work
	// State is the state before the round.
	State protocol.State
	// Records are those of Work, with their tree.
	Records Dataset
	// Payload is the leaves of the payload, fragment after fragment, under PayloadRoot.
	Payload                []byte
	PayloadRoot, ClaimHash Hash

	replayer *claim.Replayer
	list     []Hash
	// states are local states after segments, those that stride divides.
	states map[int][]program.Tensor
	stride int

	// mu guards what follows.
	mu sync.Mutex
	// segments are the roots of transitions; partial are those that are not complete, with the state that they got to.
	segments map[int]claim.Segment
	partial  map[int]*partial
	// last is the newest transition, with its place.
	last   *Transition
	lastAt place
	// detached says that Compute computes; wanted is what it was asked for, in that order, in the look of that number.
	detached bool
	wanted   []place
	look     uint64
	// taken says that last was asked for since it is there, madeAt in which look it was made.
	taken  bool
	madeAt uint64
}

// place is that of a transition in its segment; whole stands for the segment.
type place struct{ segment, transition int }

const whole = -1

// partial is the transitions of a segment so far, and the local state after them.
type partial struct {
	segment claim.Segment
	state   []program.Tensor
}

// NewReplay does the work w of a trainer in a round; its Params and Records are the state's and the records here.
func NewReplay(ctx context.Context, task *claim.Task, w claim.Work, state protocol.State, records Dataset) (*Replay, error) {
	replayer, err := claim.NewReplayer(*task)
	if err != nil {
		return nil, err
	}
	w.Params, w.Records = state.Params, records
	r := &Replay{Task: task, Work: w, State: state, Records: records, replayer: replayer,
		states: make(map[int][]program.Tensor), stride: 1, segments: make(map[int]claim.Segment), partial: make(map[int]*partial)}
	segment := 0
	out, err := replayer.Run(ctx, w, func(_ uint32, state []program.Tensor) error {
		r.keep(segment, state)
		segment++
		return nil
	})
	if err != nil {
		return nil, err
	}
	r.list = out.Checkpoints
	r.ClaimHash = claim.Root(task.ID, w.Round, w.Trainer, r.list)
	if r.Payload, err = task.Spec.ClaimedLeaves(out.Delta); err != nil {
		return nil, err
	}
	r.PayloadRoot, err = task.Spec.PayloadLeavesRoot(r.Payload, task.ID, w.Round, w.Trainer)
	return r, err
}

// keep holds the state after a segment, and fewer of them when they are too large.
func (r *Replay) keep(segment int, state []program.Tensor) {
	if segment%r.stride != 0 {
		return
	}
	size := 0
	for _, x := range state {
		if x.DType == program.I8 {
			size += x.Len()
		} else {
			size += 4 * x.Len()
		}
	}
	copied := make([]program.Tensor, len(state))
	for i, x := range state {
		copied[i] = Clone(x)
	}
	r.states[segment] = copied
	for len(r.states) > 1 && len(r.states)*size > keptStates {
		r.stride *= 2
		maps.DeleteFunc(r.states, func(s int, _ []program.Tensor) bool { return s%r.stride != 0 })
	}
}

// Checkpoints are the local state roots that an honest claim names.
func (r *Replay) Checkpoints() []Hash { return r.list }

func (r *Replay) checkpoints() List {
	l := NewList(claim.KindClaim, r.list)
	l.Header = claim.Header(r.Task.ID, r.Work.Round, r.Work.Trainer, len(r.list))
	return l
}

// before is the local state before transition i of segment j.
func (r *Replay) before(ctx context.Context, j, i int) ([]program.Tensor, error) {
	if j == 0 {
		return nil, nil
	}
	from := j - 1
	for r.states[from] == nil { // that of the prologue is always there
		from--
	}
	state := r.states[from]
	for s := from + 1; s <= j; s++ {
		lo, hi := r.steps(s)
		if s == j {
			hi = lo + uint32(i)
		}
		for step := lo; step < hi; step++ {
			var err error
			if state, err = r.replayer.Transition(ctx, r.Work, s, step, state, nil); err != nil {
				return nil, err
			}
		}
	}
	return state, nil
}

// steps are the inner steps [lo, hi) of a segment; one that is not looked at for prologue and epilogue.
func (r *Replay) steps(j int) (lo, hi uint32) {
	if s := r.Task.Schedule(); j != s.Prologue() && j != s.Epilogue() {
		return s.StepsOf(j)
	}
	return 0, 1
}

// Segment is the roots of the transitions of a segment. ErrComputing if the replay is detached and they are not there.
func (r *Replay) Segment(ctx context.Context, j int) (claim.Segment, error) {
	if j < 0 || j >= r.Task.Schedule().Segments() {
		return nil, fmt.Errorf("%w: segment %d", ErrEvidence, j)
	}
	for {
		r.mu.Lock()
		known := r.segments[j]
		ask := known == nil && r.ask(place{j, whole})
		r.mu.Unlock()
		switch {
		case known != nil:
			return known, nil
		case ask:
			return nil, ErrComputing
		}
		if err := r.trace(ctx, j); err != nil {
			return nil, err
		}
	}
}

// ask notes that a place is wanted, and says whether somebody else computes. The mutex is held.
func (r *Replay) ask(at place) bool {
	if r.detached && !slices.Contains(r.wanted, at) {
		r.wanted = append(r.wanted, at)
	}
	return r.detached
}

// trace computes the next transition of a segment that is not known.
func (r *Replay) trace(ctx context.Context, j int) error {
	r.mu.Lock()
	p := r.partial[j]
	r.mu.Unlock()
	if p == nil {
		state, err := r.before(ctx, j, 0)
		if err != nil {
			return err
		}
		p = &partial{state: state}
	}
	lo, _ := r.steps(j)
	t, next, err := r.replayer.TraceTransition(ctx, r.Work, j, lo+uint32(len(p.segment)), p.state)
	if err != nil {
		return err
	}
	p = &partial{append(p.segment, t), next}
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(p.segment) == r.Task.Schedule().Transitions(j) {
		r.segments[j] = p.segment
		delete(r.partial, j)
	} else {
		r.partial[j] = p
	}
	return nil
}

// segmentList is Segment of one that was computed before.
func (r *Replay) segmentList(j int) List {
	r.mu.Lock()
	segment := r.segments[j]
	r.mu.Unlock()
	var leaves [][]byte
	for _, t := range segment {
		leaves = append(leaves, t.Leaf())
	}
	return newList(segment.Header(), leaves)
}

// Transition is transition i of segment j with all outputs of its program. It must not be changed. ErrComputing if the replay is detached and
// it is not there.
func (r *Replay) Transition(ctx context.Context, j, i int) (*Transition, error) {
	if j < 0 || j >= r.Task.Schedule().Segments() || i < 0 || i >= r.Task.Schedule().Transitions(j) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrEvidence, i, j)
	}
	at := place{j, i}
	r.mu.Lock()
	known, ask := r.last, false
	if known == nil || r.lastAt != at {
		known, ask = nil, r.ask(at)
	} else {
		r.taken = true
	}
	r.mu.Unlock()
	switch {
	case known != nil:
		return known, nil
	case ask:
		return nil, ErrComputing
	}
	return r.transition(ctx, at)
}

// transition computes a transition.
func (r *Replay) transition(ctx context.Context, at place) (*Transition, error) {
	j, i := at.segment, at.transition
	state, err := r.before(ctx, j, i)
	if err != nil {
		return nil, err
	}
	lo, _ := r.steps(j)
	p, in, err := r.replayer.Inputs(ctx, r.Work, j, lo+uint32(i), state)
	if err != nil {
		return nil, err
	}
	t, err := newTransition(p, in, func(observe program.Observer) ([]program.Tensor, error) {
		return r.replayer.Transition(ctx, r.Work, j, lo+uint32(i), state, observe)
	})
	if err != nil {
		return nil, err
	}
	if j == r.Task.Schedule().Epilogue() {
		t.Local = r.PayloadRoot
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last, r.lastAt, r.taken, r.madeAt = t, at, false, r.look
	return t, nil
}

// Detach has Segment and Transition answer at once from now on, with ErrComputing where what they are asked for is not there. Compute makes
// it, on another goroutine.
func (r *Replay) Detach() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.detached = true
}

// Look begins the look of a number, unless it has begun: only what is asked for in it is computed. Numbers rise.
func (r *Replay) Look(number uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if number != r.look {
		r.look, r.wanted = number, nil
	}
}

// Compute goes on with what was asked for first, and keeps what there is of it if ctx ends: a segment transition by transition, so that what is
// asked for first may change meanwhile. False if there is nothing to do until more is asked for: a transition is held until it was asked
// for again, or a whole look went by in which it was not.
func (r *Replay) Compute(ctx context.Context) (bool, error) {
	r.mu.Lock()
	var at place
	found := false
	for _, at = range r.wanted {
		if at.transition == whole {
			found = r.segments[at.segment] == nil
		} else {
			found = (r.last == nil || r.lastAt != at) && (r.last == nil || r.taken || r.look > r.madeAt+1)
		}
		if found {
			break
		}
	}
	r.mu.Unlock()
	switch {
	case !found:
		return false, nil
	case at.transition == whole:
		return true, r.trace(ctx, at.segment)
	}
	_, err := r.transition(ctx, at)
	return true, err
}
