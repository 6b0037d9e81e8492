package training

import (
	"context"
	"fmt"
	"maps"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// keptStates bounds the local states at checkpoints that a Replay holds, in bytes; where they are more it computes some of them again.
const keptStates = 256 << 20

// Replay is what the work of one trainer in one round comes to, as this machine computes it. It is not for use by two goroutines at once.
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
	// segments are the roots of transitions.
	segments map[int]claim.Segment
	// last is the transition that was asked for last, with its place.
	last   *Transition
	lastAt [2]int
}

// NewReplay does the work of a trainer in a round.
func NewReplay(ctx context.Context, task *claim.Task, w claim.Work, state protocol.State, records Dataset) (*Replay, error) {
	replayer, err := claim.NewReplayer(*task)
	if err != nil {
		return nil, err
	}
	w.Params, w.Records = state.Params, records
	r := &Replay{Task: task, Work: w, State: state, Records: records, replayer: replayer,
		states: make(map[int][]program.Tensor), stride: 1, segments: make(map[int]claim.Segment)}
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
	if r.Payload, err = task.Spec.EncodeLeaves(out.Delta); err != nil {
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

// Segment is the roots of the transitions of a segment.
func (r *Replay) Segment(ctx context.Context, j int) (claim.Segment, error) {
	if s := r.segments[j]; s != nil {
		return s, nil
	}
	if j < 0 || j >= r.Task.Schedule().Segments() {
		return nil, fmt.Errorf("%w: segment %d", ErrEvidence, j)
	}
	state, err := r.before(ctx, j, 0)
	if err != nil {
		return nil, err
	}
	out, _, err := r.replayer.Trace(ctx, r.Work, j, state)
	if err != nil {
		return nil, err
	}
	r.segments[j] = out
	return out, nil
}

// segmentList is Segment of one that was computed before.
func (r *Replay) segmentList(j int) List {
	var leaves [][]byte
	for _, t := range r.segments[j] {
		leaves = append(leaves, t.Leaf())
	}
	return newList(r.segments[j].Header(), leaves)
}

// Transition is transition i of segment j with all outputs of its program. It must not be changed.
func (r *Replay) Transition(ctx context.Context, j, i int) (*Transition, error) {
	if r.last != nil && r.lastAt == [2]int{j, i} {
		return r.last, nil
	}
	if j < 0 || j >= r.Task.Schedule().Segments() || i < 0 || i >= r.Task.Schedule().Transitions(j) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrEvidence, i, j)
	}
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
	r.last, r.lastAt = t, [2]int{j, i}
	return t, nil
}
