package training

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

const (
	// Held is how many bytes of the outputs of its nodes a transition holds. Of a larger one those are held that somebody asks about, and another
	// run of it gives others: a replay takes about what training takes, however large all outputs are together.
	Held = 256 << 20
	// keptStates is what NewReplay keeps of local states, in bytes.
	keptStates = 256 << 20
	// entryBytes is about what an entry of a program takes that is decoded.
	entryBytes = 2 << 10
	// tensorBytes is about what a tensor takes beside its elements: there may be 65,536 of one number each in a local state.
	tensorBytes = 96
)

// Footprint is what a Replay of the task may take in memory while it computes, in bytes, a traced transition included. It is a bound that the
// programs, which have to fit the task, tell alone; recordBytes is the size of a record. What is kept afterwards is counted by a Keep.
func Footprint(task *claim.Task, recordBytes uint64) uint64 {
	return task.Programs.Footprint(task.Spec, recordBytes, Held)
}

// ErrComputing says that what was asked of a detached replay is not there yet: Compute makes it.
var ErrComputing = errors.New("it is being computed")

// Replay is what the work of one trainer in one round comes to, as this machine computes it. It is not for use by two goroutines at once, but
// for one that asks and one that computes after Detach. What a computation needs is there from Wake to Rest; what is cheap to keep stays: roots, lists,
// and local states from which the rest is computed again.
type Replay struct {
	// Task is without its constants.
	Task *claim.Task
	// Work is whose work it is.
	Work claim.Work
	// Payload is the leaves of the payload, fragment after fragment, under PayloadRoot. They are there once the work is done, and need not be kept.
	Payload                []byte
	PayloadRoot, ClaimHash Hash

	list []Hash
	keep *Keep
	// held is how many bytes of the outputs of its nodes a transition holds.
	held uint64

	// mu guards what follows.
	mu     sync.Mutex
	done   bool
	engine *engine
	lost   bool
	// states are local states after segments, those that stride divides, and those before segments that were asked for.
	states map[int][]program.Tensor
	stride int
	near   map[int]bool
	// stood is where the work stood when it was interrupted.
	stood *stand
	// segments are the roots of transitions; partial are those that are not complete, with the state that they got to.
	segments map[int]claim.Segment
	partial  map[int]*partial
	// last is the newest transition, with its place, and unseen what it was made for and nobody has got of it.
	last   *Transition
	lastAt place
	unseen []place
	// detached says that Compute computes; wanted is what it was asked for, in that order, in the look of that number.
	detached bool
	wanted   []place
	look     uint64
	// madeAt is in which look last was made.
	madeAt uint64
}

// engine is what a replay computes with.
type engine struct {
	replayer *claim.Replayer
	work     claim.Work
	state    protocol.State
	records  Dataset
}

// stand is the local state before a step of a segment.
type stand struct {
	segment int
	step    uint32
	state   []program.Tensor
}

// place is that of a transition in its segment; whole stands for the segment. With an entry it is that of a node of the transition.
type place struct {
	segment, transition int
	node                nodeAt
}

// transitionOf is the place of the transition that a place is in.
func transitionOf(at place) place { return place{segment: at.segment, transition: at.transition} }

const whole = -1

// partial is the transitions of a segment so far, and the local state after them; nil if it was given up.
type partial struct {
	segment claim.Segment
	state   []program.Tensor
}

// NewReplay does the work w of a trainer in a round; its Params and Records are the state's and the records here.
func NewReplay(ctx context.Context, task *claim.Task, w claim.Work, state protocol.State, records Dataset) (*Replay, error) {
	r := Begin(task, w, NewKeep(keptStates))
	if err := r.Wake(task, w, state, records); err != nil {
		return nil, err
	}
	return r, r.Run(ctx)
}

// Begin is a replay of which nothing is computed yet: Wake gives it what it needs, and Run does the work. Of w it takes whose work it is.
func Begin(task *claim.Task, w claim.Work, keep *Keep) *Replay {
	return &Replay{
		Task: &claim.Task{ID: task.ID, Spec: task.Spec, Programs: task.Programs}, Work: claim.Work{Round: w.Round, Trainer: w.Trainer}, keep: keep, held: Held,
		states: make(map[int][]program.Tensor), stride: 1, near: make(map[int]bool), segments: make(map[int]claim.Segment), partial: make(map[int]*partial),
	}
}

// Wake has the replay compute with these until Rest.
func (r *Replay) Wake(task *claim.Task, w claim.Work, state protocol.State, records Dataset) error {
	replayer, err := claim.NewReplayer(*task)
	if err != nil {
		return err
	}
	w.Params, w.Records = state.Params, records
	r.mu.Lock()
	defer r.mu.Unlock()
	r.engine = &engine{replayer, w, state, records}
	return nil
}

// Rest gives up what only a computation needs, on the goroutine that computes.
func (r *Replay) Rest() {
	r.mu.Lock()
	r.engine, r.last, r.unseen = nil, nil, nil
	if r.stood != nil {
		r.stood.state = copied(r.stood.state)
	}
	r.mu.Unlock()
	r.keep.note(r)
}

// Close gives up all of it. Nothing is to be asked of it any more.
func (r *Replay) Close() {
	r.mu.Lock()
	r.lost = true
	r.mu.Unlock()
	r.keep.drop(r)
}

// Lost says that there was no room for what is to be kept of the replay: it has to begin anew.
func (r *Replay) Lost() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.lost
}

// Done says that the whole work is done.
func (r *Replay) Done() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.done
}

// Run does the whole work, or goes on with it where it was interrupted. progress, if set, is told of every step.
func (r *Replay) Run(ctx context.Context, progress ...func()) error {
	s := r.Task.Schedule()
	for !r.Done() {
		at := stands(r)
		var err error
		switch {
		case at.segment == s.Prologue():
			if at.state, err = r.transit(ctx, at.segment, 0, nil); err != nil {
				return err
			}
			r.reach(at.segment, at.state)
			at.segment++
			at.step, _ = stepsOf(r, at.segment)
		case at.segment < s.Epilogue():
			if at.state, err = r.transit(ctx, at.segment, at.step, at.state); err != nil {
				return err
			}
			at.step++
			if _, hi := stepsOf(r, at.segment); at.step == hi {
				r.reach(at.segment, at.state)
				if at.segment++; at.segment < s.Epilogue() {
					at.step, _ = stepsOf(r, at.segment)
				}
			}
		default:
			deltas, err := r.transit(ctx, at.segment, 0, at.state)
			if err != nil {
				return err
			}
			if err := r.finish(deltas); err != nil {
				return err
			}
		}
		r.mu.Lock()
		if r.stood = &at; r.done {
			r.stood = nil
		}
		r.mu.Unlock()
		for _, f := range progress {
			f()
		}
	}
	r.keep.note(r)
	return nil
}

// finish makes what is claimed of what the epilogue gives.
func (r *Replay) finish(deltas []program.Tensor) error {
	var delta []float32
	for _, d := range deltas {
		delta = append(delta, d.F32...)
	}
	leaves, err := r.Task.Spec.ClaimedLeaves(delta)
	if err != nil {
		return err
	}
	root, err := r.Task.Spec.PayloadLeavesRoot(leaves, r.Task.ID, r.Work.Round, r.Work.Trainer)
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Payload, r.PayloadRoot, r.ClaimHash = leaves, root, claim.Root(r.Task.ID, r.Work.Round, r.Work.Trainer, r.list)
	r.done = true
	return nil
}

// DropPayload gives up the payload's leaves, which only who holds them against another's needs.
func (r *Replay) DropPayload() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Payload = nil
}

// stands is where the work goes on: where it was interrupted, or after the newest state that was kept.
func stands(r *Replay) stand {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.stood != nil && (r.stood.state != nil || r.stood.segment == 0) {
		return *r.stood
	}
	for segment := len(r.list) - 1; segment >= 0; segment-- {
		if state := r.states[segment]; state != nil {
			at := stand{segment: segment + 1, state: state}
			if at.segment < r.Task.Schedule().Epilogue() {
				at.step, _ = stepsOf(r, at.segment)
			}
			return at
		}
	}
	return stand{}
}

// transit does a transition.
func (r *Replay) transit(ctx context.Context, segment int, step uint32, state []program.Tensor) ([]program.Tensor, error) {
	return r.engine.replayer.Transition(ctx, r.engine.work, segment, step, state, nil)
}

// reach notes the state after a segment.
func (r *Replay) reach(segment int, state []program.Tensor) {
	if segment == len(r.list) {
		r.mu.Lock()
		r.list = append(r.list, program.TensorsRoot(state))
		r.mu.Unlock()
	}
	r.hold(segment, state)
}

// hold keeps the state after a segment, if it is one of those that are kept.
func (r *Replay) hold(segment int, state []program.Tensor) {
	r.mu.Lock()
	wanted := r.states[segment] == nil && (segment%r.stride == 0 || r.near[segment])
	if wanted {
		r.states[segment] = copied(state)
	}
	r.mu.Unlock()
	if wanted {
		r.keep.note(r)
	}
}

func copied(state []program.Tensor) []program.Tensor {
	if state == nil {
		return nil
	}
	out := make([]program.Tensor, len(state))
	for i, x := range state {
		out[i] = Clone(x)
	}
	return out
}

func bytesOf(state []program.Tensor) (size uint64) {
	for _, x := range state {
		size += tensorBytes
		if x.DType == program.I8 {
			size += uint64(x.Len())
		} else {
			size += 4 * uint64(x.Len())
		}
	}
	return size
}

// programEntries are the entries that are kept with it, and with other replays of the same task.
func programEntries(r *Replay) (entries uint64) {
	for _, p := range r.Task.Programs.List() {
		entries += uint64(p.Entries())
	}
	return entries
}

// Kept is what the replay holds between computations, in bytes, but for the programs.
func (r *Replay) Kept() uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	size := uint64(len(r.list))*claim.HashBytes + uint64(len(r.Payload))
	for _, s := range r.segments {
		size += uint64(len(s)) * 2 * claim.HashBytes
	}
	for _, p := range r.partial {
		size += uint64(len(p.segment)) * 2 * claim.HashBytes
	}
	return size + statesBytes(r)
}

// statedBytes is what states take, in bytes.
func statedBytes(r *Replay) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return statesBytes(r)
}

func statesBytes(r *Replay) (size uint64) {
	for _, s := range r.states {
		size += bytesOf(s)
	}
	for _, p := range r.partial {
		size += bytesOf(p.state)
	}
	if r.stood != nil && r.engine == nil { // while it computes it is counted with that
		size += bytesOf(r.stood.state)
	}
	return size
}

// thin gives up states, and says how many bytes: every other of those after segments, then those of segments that were asked for, then where the
// work stood. 0: there are none.
func (r *Replay) thin() (freed uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	before := statesBytes(r)
	for r.stride < len(r.list) && statesBytes(r) == before {
		r.stride *= 2
		maps.DeleteFunc(r.states, func(s int, _ []program.Tensor) bool { return s%r.stride != 0 && !r.near[s] })
	}
	if statesBytes(r) == before {
		clear(r.near)
		for _, p := range r.partial {
			if r.engine == nil {
				p.state = nil
			}
		}
		maps.DeleteFunc(r.states, func(s int, _ []program.Tensor) bool { return s%r.stride != 0 })
	}
	if statesBytes(r) == before {
		clear(r.states)
		if r.engine == nil {
			r.stood = nil
		}
	}
	return before - statesBytes(r)
}

// lookedBytes is the newest look.
func lookedBytes(r *Replay) uint64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.look
}

// lose gives the replay up, unless it computes.
func (r *Replay) lose() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lost = r.lost || r.engine == nil
	return r.lost
}

// Checkpoints are the local state roots that an honest claim names.
func (r *Replay) Checkpoints() []Hash { return r.list }

func checkpointList(r *Replay) List {
	l := NewList(claim.KindClaim, r.list)
	l.Header = claim.Header(r.Task.ID, r.Work.Round, r.Work.Trainer, len(r.list))
	return l
}

// before is the local state before transition i of segment j.
func (r *Replay) before(ctx context.Context, j, i int) ([]program.Tensor, error) {
	if j == 0 {
		return nil, nil
	}
	r.mu.Lock()
	r.near[j-1] = true
	from := j - 1
	for from >= 0 && r.states[from] == nil {
		from--
	}
	var state []program.Tensor
	if from >= 0 {
		state = r.states[from]
	}
	r.mu.Unlock()
	for s := from + 1; s <= j; s++ {
		lo, hi := stepsOf(r, s)
		if s == j {
			hi = lo + uint32(i)
		}
		for step := lo; step < hi; step++ {
			var err error
			if state, err = r.transit(ctx, s, step, state); err != nil {
				return nil, err
			}
		}
		if s < j {
			r.hold(s, state)
		}
	}
	return state, nil
}

// stepsOf are the inner steps [lo, hi) of a segment; one that is not looked at for prologue and epilogue.
func stepsOf(r *Replay, j int) (lo, hi uint32) {
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
		ask := known == nil && r.ask(place{segment: j, transition: whole})
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
	var p partial
	if known := r.partial[j]; known != nil {
		p = *known
	}
	r.mu.Unlock()
	if p.state == nil {
		var err error
		if p.state, err = r.before(ctx, j, len(p.segment)); err != nil {
			return err
		}
	}
	lo, _ := stepsOf(r, j)
	t, next, err := r.engine.replayer.TraceTransition(ctx, r.engine.work, j, lo+uint32(len(p.segment)), p.state)
	if err != nil {
		return err
	}
	p = partial{append(p.segment, t), next}
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(p.segment) == r.Task.Schedule().Transitions(j) {
		r.segments[j] = p.segment
		delete(r.partial, j)
	} else {
		r.partial[j] = &p
	}
	return nil
}

// segmentList is Segment of one that was computed before.
func segmentList(r *Replay, j int) List {
	r.mu.Lock()
	segment := r.segments[j]
	r.mu.Unlock()
	var leaves [][]byte
	for _, t := range segment {
		leaves = append(leaves, t.Leaf())
	}
	return newList(segment.Header(), leaves)
}

// Transition is transition i of segment j: the roots of all outputs of its nodes, and the outputs themselves as far as it holds them. It must not
// be changed. ErrComputing if the replay is detached and it is not there.
func (r *Replay) Transition(ctx context.Context, j, i int) (*Transition, error) {
	return r.shown(ctx, place{segment: j, transition: i})
}

// Node is Transition with what it takes to show elements of the output of a node.
func (r *Replay) Node(ctx context.Context, j, i, part int, entry uint32) (*Transition, error) {
	return r.shown(ctx, place{j, i, nodeAt{part, entry}})
}

func (r *Replay) shown(ctx context.Context, at place) (*Transition, error) {
	s := r.Task.Schedule()
	if at.segment < 0 || at.segment >= s.Segments() || at.transition < 0 || at.transition >= s.Transitions(at.segment) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrEvidence, at.transition, at.segment)
	}
	if n := at.node; n != (nodeAt{}) && !isNode(r.Task.Programs.List()[s.Program(at.segment)], n) {
		return nil, fmt.Errorf("%w: node %d of part %d", ErrEvidence, n.entry, n.part)
	}
	r.mu.Lock()
	known, ask := r.last, false
	if lastHas(r, at) {
		r.unseen = slices.DeleteFunc(r.unseen, func(p place) bool { return p == at })
	} else {
		known, ask = nil, r.ask(at)
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

// isNode says whether a program has a node in a part.
func isNode(p *program.Program, n nodeAt) bool {
	first, nodes := firstNode(p, n.part), len(p.Micro)
	if n.part == p.MicroBatches() {
		nodes = len(p.Step)
	}
	return n.part >= 0 && n.part <= p.MicroBatches() && n.entry >= first && int(n.entry-first) < nodes
}

// lastHas says whether the newest transition is that of a place, and has what the place takes. The mutex is held.
func lastHas(r *Replay, at place) bool {
	return r.last != nil && r.lastAt == transitionOf(at) && (at.node == nodeAt{} || r.last.holds(at.node))
}

// transition computes a transition, with what was asked for of it as far as that fits, and with what `at` takes in any case.
func (r *Replay) transition(ctx context.Context, at place) (*Transition, error) {
	j, i := at.segment, at.transition
	state, err := r.before(ctx, j, i)
	if err != nil {
		return nil, err
	}
	lo, _ := stepsOf(r, j)
	p, in, err := r.engine.replayer.Inputs(ctx, r.engine.work, j, lo+uint32(i), state)
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	made, held := holding(r, p, at)
	r.mu.Unlock()
	t, err := newTransition(p, in, held, func(observe program.Observer) ([]program.Tensor, error) {
		return r.engine.replayer.Transition(ctx, r.engine.work, j, lo+uint32(i), state, observe)
	})
	if err != nil {
		return nil, err
	}
	if j == r.Task.Schedule().Epilogue() {
		t.Local = r.PayloadRoot
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.last, r.lastAt, r.unseen, r.madeAt = t, transitionOf(at), made, r.look
	return t, nil
}

// holding is what a run of the transition of a place answers of what was asked for, and the nodes whose outputs it holds for that; nil: all. The
// mutex is held.
func holding(r *Replay, p *program.Program, at place) (made []place, held map[nodeAt]bool) {
	made = []place{at}
	for _, other := range r.wanted {
		if other != at && other.transition != whole && transitionOf(other) == transitionOf(at) {
			made = append(made, other)
		}
	}
	if program.HeldBytes(p) <= r.held {
		return made, nil
	}
	size := uint64(0)
	held = make(map[nodeAt]bool)
	made = slices.DeleteFunc(made, func(m place) bool {
		if m.node == (nodeAt{}) {
			return false
		}
		taken, more := needs(p, m.node), uint64(0)
		for _, n := range taken {
			if !held[n] {
				more += p.Node(n.entry).HeldBytes()
			}
		}
		if m != at && size+more > r.held {
			return true
		}
		size += more
		for _, n := range taken {
			held[n] = true
		}
		return false
	})
	return made, held
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

// Wants says whether something was asked for that Compute would make.
func (r *Replay) Wants() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, found := r.next()
	return found
}

// Shows says whether a transition is held that was asked for and may not have been seen yet.
func (r *Replay) Shows() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last != nil && len(r.unseen) > 0 && r.look <= r.madeAt+1
}

// next is what was asked for first of what can be made now. The mutex is held.
func (r *Replay) next() (at place, found bool) {
	for _, at = range r.wanted {
		if at.transition == whole {
			found = r.segments[at.segment] == nil
		} else {
			found = !lastHas(r, at) && (r.last == nil || len(r.unseen) == 0 || r.look > r.madeAt+1)
		}
		if found {
			return at, true
		}
	}
	return at, false
}

// Compute goes on with what was asked for first, and keeps what there is of it if ctx ends: a segment transition by transition, so that what is
// asked for first may change meanwhile. False if there is nothing to do until more is asked for: a transition is held until it was asked
// for again, or a whole look went by in which it was not.
func (r *Replay) Compute(ctx context.Context) (bool, error) {
	r.mu.Lock()
	at, found := r.next()
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

// givenTo are the records and the state that the work is of; ErrComputing while it rests.
func givenTo(r *Replay) (Dataset, protocol.State, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.engine == nil {
		return nil, protocol.State{}, ErrComputing
	}
	return r.engine.records, r.engine.state, nil
}
