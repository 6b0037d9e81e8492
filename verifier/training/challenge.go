package training

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"

	"assay/bindings/trainingfraud"
	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// ErrStuck says that a wrong claim cannot be convicted from where its dispute stands, nor can anything more be asked for there.
var ErrStuck = errors.New("nothing in the dispute leads to what is wrong")

// ErrUnserved says that a wrong payload cannot be compared, because nobody serves it; what makes signers publish it is IPayloadReveals. No
// dispute is opened meanwhile.
var ErrUnserved = errors.New("nobody serves the payload")

// Case is somebody's claim beside what a replay makes of it.
type Case struct {
	Replay    *Replay
	Gradient  protocol.OuterGradient
	Signature []byte
	// Posted are the segments that the trainer posted, whether somebody had asked for them or not.
	Posted []chain.SegmentPosted
	// Payload is the leaves of the claimed payload; nil if nobody serves it. Looked at only when the epilogue is all that can be wrong.
	Payload []byte
	Known   *Known
	// Ask, if set, asks those who serve the claim's trace.
	Ask Asker
	// Chain is what the contract keeps of the accumulators of an element: keccak-256, zero if there are none.
	Chain func(ctx context.Context, at Place) (Hash, error)
	// Sound, if set, takes the accumulators that were found to be right, so that another case about the same claim looks at no element twice: of
	// all transitions that were asked about, the replay holds one.
	Sound map[Chain]bool
	// stands are the segments that the account's open disputes stand in.
	stands []int
}

// Asker asks those who serve traces, until one sends what leads says is it; nil: nobody does.
type Asker interface {
	// Reveal asks for what there is below a node, as a move of a dispute shows it.
	Reveal(ctx context.Context, node Hash, leads func(raw []byte) bool) []byte
	// Leaf asks for a leaf of the tensor with a root.
	Leaf(ctx context.Context, root Hash, index uint64, leads func(leaf []byte) bool) []byte
}

// Chain is accumulators that a trainer posted for an element: their place, and the hash that the contract keeps of them.
type Chain struct {
	At   Place
	Hash Hash
}

// Step is what there is to do next about a wrong claim: send the proof, or have something published.
type Step struct {
	// Method is a function of TrainingFraud and Args what follows the claim in it; empty if something has to be published first.
	Method string
	Args   []any

	want want
}

// want is what has to be published.
type want struct {
	// kind of the vector; 0 asks for the segment itself.
	kind                      uint8
	segment, transition, part int
	entry                     uint32
	// gap is the node below which nothing is known, nil: the leaf of an element of a tensor.
	gap     *gap
	element uint64
}

// Wrong says whether the claim, as far as it is signed, is not what the replay gives.
func (k *Case) Wrong() bool {
	return k.Gradient.ClaimHash != k.Replay.ClaimHash || k.Gradient.PayloadRoot != k.Replay.PayloadRoot
}

// claim is the claim with what is known of it.
func (k *Case) claim() *Claim {
	return &Claim{Task: k.Replay.Task, Gradient: k.Gradient, Signature: k.Signature, Payload: k.Payload, known: k.Known, own: k.Replay}
}

// Next finds out what comes next against the claim; nil if nothing is wrong with it, as far as it was signed or posted. ErrUnserved if all that is
// is a payload that nobody serves. watched are elements of chains whose accumulators the trainer was asked for.
func (k *Case) Next(ctx context.Context, watched ...Place) (*Step, error) {
	c := k.claim()
	j, missing, found := c.Checkpoints().differs(0)
	differs := k.Gradient.PayloadRoot != k.Replay.PayloadRoot
	switch {
	case missing != nil:
		return &Step{want: want{kind: claim.KindClaim, gap: missing}}, nil
	case found:
		return k.segment(ctx, c, int(j))
	}
	// A dispute stays with the segment that it stands in: what else the trainer posts, or is served, meanwhile decides who serves it and who posted it, and
	// each turn to that would cost moves.
	for _, j := range k.stands {
		if step, err := k.suspect(ctx, c, j); step != nil || err != nil {
			return step, err
		}
	}
	if differs && k.Payload != nil {
		return k.segment(ctx, c, k.Replay.Task.Schedule().Epilogue())
	}
	for _, j := range k.Known.posted() {
		if step, err := k.suspect(ctx, c, j); step != nil || err != nil {
			return step, err
		}
	}
	for _, at := range watched {
		if step, err := k.watched(ctx, c, at); step != nil || err != nil {
			return step, err
		}
	}
	if differs {
		return nil, ErrUnserved
	}
	return nil, nil
}

// suspect looks into a segment in which, whatever was signed, something else was posted, or that ends in another payload; nil if there is nothing wrong
// with it that could be shown.
func (k *Case) suspect(ctx context.Context, c *Claim, j int) (*Step, error) {
	if posted, ok := k.Known.Segments[j]; ok {
		own, err := k.Replay.Segment(ctx, j)
		if err != nil || own.Root() == posted {
			return nil, err
		}
	} else if j != k.Replay.Task.Schedule().Epilogue() || k.Payload == nil || k.Gradient.PayloadRoot == k.Replay.PayloadRoot {
		return nil, nil
	}
	step, err := k.segment(ctx, c, j)
	if errors.Is(err, ErrStuck) {
		return nil, nil
	}
	return step, err
}

// watched judges the accumulators of an element that is right. A dispute's position names places that nothing was asked for at, too: it keeps
// what it had of the one before.
func (k *Case) watched(ctx context.Context, c *Claim, at Place) (*Step, error) {
	if _, ok := k.Known.Segments[at.Segment]; !ok {
		return nil, nil
	}
	hash, err := k.Chain(ctx, at)
	if err != nil || hash == (Hash{}) || k.Sound[Chain{at, hash}] {
		return nil, err
	}
	t, err := k.claimed(ctx, c, place{at.Segment, at.Transition, nodeAt{at.Part, at.Entry}})
	if err != nil {
		return nil, err
	}
	node, _, err := t.Node(at.Part, at.Entry)
	if err != nil {
		return nil, err
	}
	if at.Index >= uint64(node.Len()) {
		return nil, fmt.Errorf("%w: element %d of %d", ErrEvidence, at.Index, node.Len())
	}
	words := k.Known.accumulators(hash, node.Word(at.Index))
	if words == nil {
		return nil, nil
	}
	step, err := k.run(ctx, c, t, at, words, node.Word(at.Index))
	if step == nil && err == nil && k.Sound != nil {
		k.Sound[Chain{at, hash}] = true
	}
	return step, err
}

// transition is the claimed transition, beside the replay's.
func (k *Case) transition(ctx context.Context, c *Claim, j, i int) (*Transition, error) {
	return k.claimed(ctx, c, place{segment: j, transition: i})
}

// claimed is transition, with what it takes to show elements of a node if the place is one's.
func (k *Case) claimed(ctx context.Context, c *Claim, at place) (*Transition, error) {
	j, i := at.segment, at.transition
	if _, err := k.Replay.Segment(ctx, j); err != nil {
		return nil, err
	}
	own, err := k.Replay.shown(ctx, at)
	if err != nil {
		return nil, err
	}
	t := *own
	t.known = k.Known
	t.Local, t.trace = c.Segment(j).pair(uint64(i))
	c.Segments = make([][]*Transition, k.Replay.Task.Schedule().Segments())
	c.Segments[j] = make([]*Transition, k.Replay.Task.Schedule().Transitions(j))
	c.Segments[j][i] = &t
	return &t, nil
}

// segment looks into a segment whose start is right.
func (k *Case) segment(ctx context.Context, c *Claim, j int) (*Step, error) {
	w := want{segment: j}
	if _, ok := k.Known.Segments[j]; !ok {
		return &Step{want: w}, nil
	}
	if _, err := k.Replay.Segment(ctx, j); err != nil {
		return nil, err
	}
	for from := uint64(0); ; {
		i, missing, found := c.Segment(j).differs(from)
		if missing != nil {
			w.kind, w.gap = claim.KindSegment, missing
			return &Step{want: w}, nil
		}
		if !found {
			return nil, fmt.Errorf("%w: segment %d is right", ErrStuck, j)
		}
		w.transition = int(i)
		t, err := k.transition(ctx, c, j, w.transition)
		if err != nil {
			return nil, err
		}
		if step, err := k.step(ctx, c, t, w); step != nil || err != nil {
			return step, err
		}
		from = i + 1
	}
}

// step looks into a transition; nil if what is wrong with it has no consequence.
func (k *Case) step(ctx context.Context, c *Claim, t *Transition, w want) (*Step, error) {
	for from := uint64(0); ; {
		part, missing, found := t.Trace().differs(from)
		if missing != nil {
			w.kind, w.gap = program.KindStepTrace, missing
			return &Step{want: w}, nil
		}
		if !found {
			break
		}
		// A part without nodes has nothing below it that could be shown, or read.
		if len(t.Parts[part]) > 0 {
			w.part = int(part)
			return k.part(ctx, c, t, w)
		}
		from = part + 1
	}
	if w.segment == k.Replay.Task.Schedule().Epilogue() {
		if k.Gradient.PayloadRoot == k.Replay.PayloadRoot || k.Payload == nil {
			return nil, nil
		}
		return k.payload(c)
	}
	// Every output is right; the state that is handed on may not be made of them.
	tensor, missing, found := t.tensors().differs(0)
	if missing != nil {
		w.kind, w.gap = program.KindTensors, missing
		return &Step{want: w}, nil
	}
	if !found {
		return nil, nil
	}
	args, err := c.Output(w.segment, w.transition, int(tensor))
	return &Step{Method: "proveOutput", Args: args}, err
}

// part looks into a part of a step.
func (k *Case) part(ctx context.Context, c *Claim, t *Transition, w want) (*Step, error) {
	w.kind = program.KindTrace
	list := t.Part(w.part)
	at, missing, _ := list.differs(0)
	if missing != nil {
		w.gap = missing
		return &Step{want: w}, nil
	}
	w.entry = t.first(w.part) + uint32(at)
	t, err := k.claimed(ctx, c, place{w.segment, w.transition, nodeAt{w.part, w.entry}})
	if err != nil {
		return nil, err
	}
	node := t.Parts[w.part][at]
	tensor := t.Tensor(w.part, node, at)
	w.kind = program.KindTensor
	leaf, missing, _ := tensor.differs(0)
	if missing != nil {
		w.gap = missing
		return &Step{want: w}, nil
	}
	size := leafElements(tensor.Header.DType)
	place := Place{Segment: w.segment, Transition: w.transition, Part: w.part, Entry: w.entry, Index: leaf * size}
	w.element = place.Index
	data, ok := tensor.Leaf(leaf)
	if !ok {
		return &Step{want: w}, nil
	}
	for i := range min(size, uint64(node.Len())-leaf*size) {
		if word(node.DType, data, i) != node.Word(leaf*size+i) {
			place.Index = leaf*size + i
			break
		}
	}
	if l := t.Program.Place(w.entry); l.Runs() > 1 {
		last := word(node.DType, data, place.Index%size)
		words, err := k.posted(ctx, place, last)
		if err != nil {
			return nil, err
		}
		if words == nil {
			w.element = place.Index
			return &Step{want: w}, nil
		}
		step, err := k.run(ctx, c, t, place, words, last)
		if step == nil && err == nil {
			err = fmt.Errorf("%w: no run of %+v is wrong", ErrStuck, place)
		}
		return step, err
	}
	return k.element(ctx, c, t, place)
}

// posted are the accumulators that the trainer posted for an element; nil if it posted none.
func (k *Case) posted(ctx context.Context, at Place, element uint32) ([]uint32, error) {
	hash, err := k.Chain(ctx, at)
	if err != nil || hash == (Hash{}) {
		return nil, err
	}
	return k.Known.accumulators(hash, element), nil
}

// run proves the first wrong run of a chain; nil if all are right.
func (k *Case) run(ctx context.Context, c *Claim, t *Transition, at Place, words []uint32, element uint32) (*Step, error) {
	place := t.Program.Place(at.Entry)
	claimed := append(append([]uint32(nil), words...), element)
	for run := range claimed {
		at.Run = uint32(run)
		query := program.Query{Micro: uint32(at.Part), Index: at.Index, Run: at.Run}
		if run > 0 {
			query.Start = claimed[run-1]
		}
		openings, err := place.Evidence(query, func(r program.Reading) (*program.Committed, error) { return c.tensor(at, r) })
		if err != nil {
			return nil, err
		}
		answer, err := place.Evaluate(query, openings)
		if err != nil {
			return nil, err
		}
		if answer.Value == claimed[run] {
			continue
		}
		args, err := c.Element(at, words)
		return &Step{Method: "proveElement", Args: args}, err
	}
	return nil, nil
}

// element proves an element that is no chain of several runs.
func (k *Case) element(ctx context.Context, c *Claim, t *Transition, at Place) (*Step, error) {
	if n := t.Program.Node(at.Entry); n.Op == program.OpCopy && int(n.Operands[0].Tensor) <= len(t.Program.Inputs) {
		in := t.Program.Inputs[n.Operands[0].Tensor-1]
		which := c.Task.Schedule().Program(at.Segment)
		records, state, err := givenTo(k.Replay)
		if err != nil {
			return nil, err
		}
		switch {
		case in.Provenance == program.Batch:
			args, err := c.Record(ctx, at, records)
			return &Step{Method: "proveRecord", Args: args}, err
		case in.Provenance == program.State && (which == 0 || which == 2 && in.Index < k.Replay.Task.Spec.FragmentCount):
			args, err := c.Fragment(at, state)
			return &Step{Method: "proveFragment", Args: args}, err
		}
	}
	args, err := c.Element(at, nil)
	return &Step{Method: "proveElement", Args: args}, err
}

// payload proves that the payload is not what the epilogue gives, whose trace is right.
func (k *Case) payload(c *Claim) (*Step, error) {
	spec := k.Replay.Task.Spec
	q := protocol.Quantization(spec.Quantization)
	size := uint64(q.LeafBytes())
	at := uint64(0)
	for f, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		for leaf := range q.Leaves(r.Len()) {
			claimed, own := k.Payload[at:at+size], k.Replay.Payload[at:at+size]
			if at += size; bytes.Equal(claimed, own) {
				continue
			}
			args, err := c.PayloadElement(uint32(f), payloadElement(q, claimed, own, leaf, r.Len()))
			return &Step{Method: "provePayload", Args: args}, err
		}
	}
	return nil, fmt.Errorf("%w: the payload is right", ErrStuck)
}

// payloadElement is an element of a leaf by which the leaf is shown to be wrong: one that differs, or whose block's scale does; any if only
// what is behind the last one differs.
func payloadElement(q protocol.Quantization, claimed, own []byte, leaf, length uint64) uint64 {
	first := leaf * q.LeafElements()
	for i := range min(q.LeafElements(), length-first) {
		if q.Element(claimed, i) != q.Element(own, i) {
			return first + i
		}
	}
	return first
}

// word is an element of a leaf, as Tensor.Word.
func word(t program.DType, leaf []byte, i uint64) uint32 {
	if t == program.I8 {
		return uint32(int32(int8(leaf[i])))
	}
	return binary.LittleEndian.Uint32(leaf[4*i:])
}

// Signed is the claim as the contracts take it.
func (k *Case) Signed() trainingfraud.ITrainingFraudClaim {
	return (&Claim{Gradient: k.Gradient, Signature: k.Signature}).Signed()
}

// Proves says whether the step is a proof, which needs no dispute.
func (s *Step) Proves() bool { return s.Method != "" }

// Open is the segment to open a dispute with, for what a step wants published.
func (s *Step) Open() uint32 {
	if s.want.kind == claim.KindClaim {
		return chain.NoSegment
	}
	return uint32(s.want.segment)
}

// Move is the challenger's move in its dispute, in its turn, towards what a step wants published. Every part of the way that is public it
// jumps over.
func (k *Case) Move(ctx context.Context, ch *chain.Chain, id *big.Int, p *chain.TrainingPosition, s *Step) (chain.Call, error) {
	c, w := k.claim(), s.want
	if w.kind != 0 && w.kind != claim.KindClaim {
		if _, err := k.Replay.Segment(ctx, w.segment); err != nil {
			return chain.Call{}, err
		}
	}
	if w.kind == 0 {
		return ch.DisputeDemandSegment(id, p.Node, uint32(w.segment))
	}
	if w.kind == claim.KindClaim || w.kind == claim.KindSegment {
		if w.in(p, w.kind) {
			l := c.Checkpoints()
			if w.kind == claim.KindSegment {
				l = c.Segment(w.segment)
			}
			return toward(ch, id, p, l, *w.gap)
		}
		if w.kind == claim.KindClaim {
			return chain.Call{}, fmt.Errorf("%w: it has left the list of checkpoints, which is not public", ErrStuck)
		}
		return ch.DisputeDemandSegment(id, p.Node, uint32(w.segment))
	}
	at := place{segment: w.segment, transition: w.transition}
	if w.kind == program.KindTensor {
		at.node = nodeAt{w.part, w.entry}
	}
	t, err := k.claimed(ctx, c, at)
	if err != nil {
		return chain.Call{}, err
	}
	m := mover{ch, id, p, c, t, w}
	near := w.gap != nil && w.in(p, w.kind) && w.gap.below(p)
	switch w.kind {
	case program.KindTensors:
		if near {
			return toward(ch, id, p, t.tensors(), *w.gap)
		}
		return m.enter(true)
	case program.KindStepTrace:
		if near {
			return toward(ch, id, p, t.Trace(), *w.gap)
		}
		return m.enter(false)
	case program.KindTrace:
		if near {
			return toward(ch, id, p, t.Part(w.part), *w.gap)
		}
		return m.toPart()
	}
	node, index, err := t.Node(w.part, w.entry)
	if err != nil {
		return chain.Call{}, err
	}
	tensor := t.Tensor(w.part, node, index)
	switch {
	case near:
		return toward(ch, id, p, tensor, *w.gap)
	case w.gap != nil:
		return m.toTensor(index)
	}
	return m.demand(tensor, index)
}

// mover makes moves towards what is wanted in a transition.
type mover struct {
	ch *chain.Chain
	id *big.Int
	p  *chain.TrainingPosition
	c  *Claim
	t  *Transition
	w  want
}

// enter goes to the step trace of the transition, or to the local state after it.
func (m *mover) enter(local bool) (chain.Call, error) {
	header, err := m.c.Alone(m.w.segment, 0)
	if err != nil {
		return chain.Call{}, err
	}
	return m.ch.DisputeEnter(m.id, m.p.Node, m.c.At(m.w.segment, m.w.transition), header, local)
}

// toPart goes towards the trace of a part, which is entered through the step trace.
func (m *mover) toPart() (chain.Call, error) {
	leaf := gap{0, uint64(m.w.part)}
	if !m.w.in(m.p, program.KindStepTrace) || !leaf.below(m.p) {
		return m.enter(false)
	}
	list := m.t.Trace()
	if m.p.Height > step {
		return toward(m.ch, m.id, m.p, list, leaf)
	}
	return m.ch.DisputePick(m.id, m.p.Node, leaf.index, list.root(leaf.index), list.Up(0, int(m.p.Height), leaf.index))
}

// toTensor goes towards the output of a node, which is entered through the trace of its part, where it stands at `at`.
func (m *mover) toTensor(at uint64) (chain.Call, error) {
	leaf := gap{0, at}
	if !m.w.in(m.p, program.KindTrace) || !leaf.below(m.p) {
		return m.toPart()
	}
	list := m.t.Part(m.w.part)
	if m.p.Height > step {
		return toward(m.ch, m.id, m.p, list, leaf)
	}
	entries, err := m.c.Alone(m.w.segment, m.w.entry)
	if err != nil {
		return chain.Call{}, err
	}
	return m.ch.DisputePickTensor(m.id, m.p.Node, at, list.root(at), list.Up(0, int(m.p.Height), at), entries)
}

// demand asks for the leaf of an element of a tensor, which stands at `at` in its trace.
func (m *mover) demand(tensor List, at uint64) (chain.Call, error) {
	leaf := m.w.element / leafElements(tensor.Header.DType)
	hash, known := tensor.node(0, leaf)
	if g := (gap{0, leaf}); m.w.in(m.p, program.KindTensor) && g.below(m.p) {
		if m.p.Height > step {
			return toward(m.ch, m.id, m.p, tensor, g)
		}
		return m.ch.DisputeDemandLeaf(m.id, m.p.Node, m.w.element, hash, tensor.Up(0, int(m.p.Height), leaf))
	}
	if !known {
		// The leaf of a tensor that has one is all that there is below its root.
		return m.toTensor(at)
	}
	entries, err := m.c.Entries(m.w.segment, m.w.entry)
	if err != nil {
		return chain.Call{}, err
	}
	traced, err := m.t.Traced(m.w.part, m.w.entry)
	if err != nil {
		return chain.Call{}, err
	}
	return m.ch.DisputeDemandElement(m.id, m.p.Node, m.c.At(m.w.segment, m.w.transition), entries, traced, m.w.element, hash, tensor.Path(leaf))
}

// in says whether a dispute stands in a vector that what is wanted is in, or is reached through.
func (w *want) in(p *chain.TrainingPosition, kind uint8) bool {
	if p.Kind != kind {
		return false
	}
	switch kind {
	case claim.KindClaim:
		return true
	case claim.KindSegment:
		return int(p.Segment) == w.segment
	case program.KindTensors, program.KindStepTrace:
		return int(p.Segment) == w.segment && int(p.Transition) == w.transition
	case program.KindTrace:
		return int(p.Segment) == w.segment && int(p.Transition) == w.transition && int(p.Part) == w.part
	}
	return int(p.Segment) == w.segment && int(p.Transition) == w.transition && int(p.Part) == w.part && p.Entry == w.entry
}

// below says whether a node is at, or below, one of those that a move reveals where a dispute stands.
func (g gap) below(p *chain.TrainingPosition) bool {
	height := int(p.Height)
	return g.level <= height-min(height, step) && (p.AtRoot || g.index>>(height-g.level) == p.Index)
}

// toward picks the node of the level that was revealed above, or at, another one.
func toward(ch *chain.Chain, id *big.Int, p *chain.TrainingPosition, l List, g gap) (chain.Call, error) {
	height := int(p.Height)
	low := height - min(height, step)
	if !g.below(p) {
		return chain.Call{}, fmt.Errorf("%w: node %d of level %d is not below node %d of level %d", ErrStuck, g.index, g.level, p.Index, height)
	}
	index := g.index >> (low - g.level)
	child, ok := l.node(low, index)
	if !ok {
		return chain.Call{}, fmt.Errorf("%w: node %d of level %d is not known", ErrStuck, index, low)
	}
	return ch.DisputePick(id, p.Node, index, child, l.Up(low, height, index))
}
