// Package training plays the game about trainers' claims, on both sides: what TrainingFraud and TrainingDispute are shown, and when. A Replay
// is what a trainer's work comes to. The challenger has a Case: a claim, and what was published of it, beside its replay; the trainer a Defence.
// Neither remembers anything: every move follows from a view of the chain and the replay.
package training

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// Hash is the 32-byte value of every root.
type Hash = repops.Hash

// ErrEvidence reports a place that a claim does not have.
var ErrEvidence = errors.New("no such place in the claim")

// Transition is one run of a program as somebody commits to it.
type Transition struct {
	Program *program.Program
	Inputs  *program.Inputs
	// Parts are the outputs of the nodes: of each micro-batch, then of the step nodes, in the order of the entries; nil where only the root is
	// held.
	Parts [][]*program.Committed
	// Outputs are the tensors of the local state after it; of the epilogue what it gives.
	Outputs []*program.Committed
	// Local is their root; after the epilogue the payload root.
	Local Hash
	// hashed are the roots of Parts, for those that are not held.
	hashed [][]Hash
	// Of somebody else's transition Local and trace are what they claim, and known what was published of it; the rest is what a replay
	// gives.
	trace Hash
	known *Known
}

// nodeAt is a node of a part of a transition.
type nodeAt struct {
	part  int
	entry uint32
}

// NewTransition runs the program and keeps every output.
func NewTransition(p *program.Program, in *program.Inputs) (*Transition, error) {
	return newTransition(p, in, nil, func(observe program.Observer) ([]program.Tensor, error) { return p.Interpret(in, observe) })
}

// newTransition keeps of what `run` tells the roots, the program's outputs, and the outputs of the nodes that `held` names; nil: of all.
func newTransition(
	p *program.Program, in *program.Inputs, held map[nodeAt]bool, run func(program.Observer) ([]program.Tensor, error),
) (*Transition, error) {
	t := &Transition{Program: p, Inputs: in, Parts: make([][]*program.Committed, p.MicroBatches()+1)}
	for part := range t.Parts {
		nodes := len(p.Micro)
		if part == p.MicroBatches() {
			nodes = len(p.Step)
		}
		t.Parts[part] = make([]*program.Committed, nodes)
		t.hashed = append(t.hashed, make([]Hash, nodes))
	}
	var failed error
	out, err := run(func(part int, entry uint32, x program.Tensor) {
		at := entry - t.first(part)
		if held != nil && !held[nodeAt{part, entry}] {
			t.hashed[part][at] = x.Root()
			return
		}
		c, err := program.Commit(Clone(x))
		if err != nil {
			if failed == nil {
				failed = err
			}
			return
		}
		t.Parts[part][at], t.hashed[part][at] = c, c.Root()
	})
	if err = errors.Join(err, failed); err != nil {
		return nil, err
	}
	last := len(t.Parts) - 1
	for k, x := range out {
		c, err := program.Commit(Clone(x))
		if err != nil {
			return nil, err
		}
		t.Outputs = append(t.Outputs, c)
		if o := p.Outputs[k]; p.Node(o) != nil && t.Parts[last][o-t.first(last)] == nil {
			t.Parts[last][o-t.first(last)] = c
		}
	}
	t.Local = t.tensors().Root()
	return t, nil
}

// needs are the nodes whose outputs have to be there for an element of a node to be shown: its own and its operands'.
func needs(p *program.Program, of nodeAt) []nodeAt {
	out, step := []nodeAt{of}, firstNode(p, p.MicroBatches())
	for _, v := range p.Node(of.entry).Operands {
		at := nodeAt{of.part, v.Tensor}
		if of.entry >= step && v.Tensor < step {
			at.part = int(v.Micro)
		}
		if p.Node(v.Tensor) != nil {
			out = append(out, at)
		}
	}
	return out
}

// holds says whether all is there that it takes to show an element of a node.
func (t *Transition) holds(of nodeAt) bool {
	return !slices.ContainsFunc(needs(t.Program, of), func(n nodeAt) bool { return t.Parts[n.part][n.entry-t.first(n.part)] == nil })
}

// first is the entry of the first node of a part of the step.
func (t *Transition) first(part int) uint32 { return firstNode(t.Program, part) }

// firstNode is the entry of the first node of a part of a step.
func firstNode(p *program.Program, part int) uint32 {
	first := uint32(1 + len(p.Inputs))
	if part == p.MicroBatches() {
		first += uint32(len(p.Micro))
	}
	return first
}

// Clone is a tensor of its own with the same elements.
func Clone(x program.Tensor) program.Tensor {
	return program.Tensor{DType: x.DType, F32: slices.Clone(x.F32), I32: slices.Clone(x.I32), I8: slices.Clone(x.I8)}
}

// State is the local state after the transition.
func (t *Transition) State() []program.Tensor {
	var out []program.Tensor
	for _, c := range t.Outputs {
		out = append(out, c.Tensor)
	}
	return out
}

// Tensors is the list of the local state after it.
func (t *Transition) Tensors() List { return t.tensors() }

func (t *Transition) tensors() List {
	return NewList(program.KindTensors, roots(t.Outputs)).as(t.Local, t.known)
}

// Part is the trace of a part of the step.
func (t *Transition) Part(part int) List {
	l := NewList(program.KindTrace, t.roots(part))
	if t.known == nil {
		return l
	}
	return l.as(t.Trace().root(uint64(part)), t.known)
}

// Trace is the step trace.
func (t *Transition) Trace() List {
	parts := make([]Hash, len(t.Parts))
	for i := range parts {
		parts[i] = NewList(program.KindTrace, t.roots(i)).Root()
	}
	return NewList(program.KindStepTrace, parts).as(t.trace, t.known)
}

// Tensor is the output of a node, which stands at `at` in the part's trace.
func (t *Transition) Tensor(part int, node *program.Committed, at uint64) List {
	l := TensorList(node)
	if t.known == nil {
		return l
	}
	return l.as(t.Part(part).root(at), t.known)
}

// roots are those of the outputs of a part's nodes.
func (t *Transition) roots(part int) []Hash {
	out := make([]Hash, len(t.Parts[part]))
	for i, c := range t.Parts[part] {
		if c != nil {
			out[i] = c.Root()
		} else {
			out[i] = t.hashed[part][i]
		}
	}
	return out
}

// place is that of node `entry` in a part of the step.
func (t *Transition) place(part int, entry uint32) (uint64, error) {
	if part < 0 || part >= len(t.Parts) || entry < t.first(part) || int(entry-t.first(part)) >= len(t.Parts[part]) {
		return 0, fmt.Errorf("%w: node %d of part %d", ErrEvidence, entry, part)
	}
	return uint64(entry - t.first(part)), nil
}

// Node is the output of node `entry` in a part of the step, and its place in the part.
func (t *Transition) Node(part int, entry uint32) (*program.Committed, uint64, error) {
	at, err := t.place(part, entry)
	if err != nil {
		return nil, 0, err
	}
	node := t.Parts[part][at]
	if node == nil {
		return nil, 0, fmt.Errorf("%w: the output of node %d of part %d is not held", ErrEvidence, entry, part)
	}
	return node, at, nil
}

func roots(list []*program.Committed) []Hash {
	out := make([]Hash, len(list))
	for i, c := range list {
		out[i] = c.Root()
	}
	return out
}

// List is a vector of roots, or of other leaves, with its tree. With known it is somebody else's in its place: root and nodes are theirs as
// far as they were published, the leaves those that a replay gives.
type List struct {
	Header  repops.Header
	Leaves  [][]byte
	tree    *repops.Tree
	claimed Hash
	known   *Known
}

// NewList is a vector of roots of the given kind, binding 0.
func NewList(kind uint8, roots []Hash) List {
	leaves := make([][]byte, len(roots))
	for i := range roots {
		leaves[i] = roots[i][:]
	}
	return newList(repops.Header{Kind: kind, Length: uint64(len(leaves))}, leaves)
}

func newList(h repops.Header, leaves [][]byte) List {
	l := List{Header: h, Leaves: leaves}
	hashes := make([]Hash, len(leaves))
	for i := range leaves {
		hashes[i] = repops.LeafHash(leaves[i])
	}
	if len(hashes) > 0 {
		// The error is that there are no leaves.
		l.tree, _ = repops.NewTree(hashes)
	}
	return l
}

// TensorList is a tensor's leaves.
func TensorList(x *program.Committed) List {
	elements := 256
	if x.DType == program.I8 {
		elements = 1024
	}
	var leaves [][]byte
	for i := range (x.Len() + elements - 1) / elements {
		leaves = append(leaves, x.Leaf(uint64(i)))
	}
	return List{Header: tensorHeader(x), Leaves: leaves, tree: x.Tree()}
}

func tensorHeader(x *program.Committed) repops.Header {
	return repops.Header{Kind: program.KindTensor, DType: uint8(x.DType), Length: uint64(x.Len())}
}

// Up leads from node `index` of level `low` to the node above it in level `high`; nil if not all of it is known.
func (l List) Up(low, high int, index uint64) [][32]byte {
	path := make([]Hash, 0, high-low)
	for level := low; level < high; level++ {
		last := (l.tree.Leaves() - 1) >> level
		if sibling := index ^ 1; sibling <= last {
			node, ok := l.node(level, sibling)
			if !ok {
				return nil
			}
			path = append(path, node)
		}
		index /= 2
	}
	return wide(path)
}

// Node is node `index` of a level of the tree; the zero hash if it is not known.
func (l List) Node(level int, index uint64) Hash {
	node, _ := l.node(level, index)
	return node
}

// Root is the zero hash of an empty list.
func (l List) Root() Hash {
	switch {
	case l.known != nil:
		return l.claimed
	case l.tree == nil:
		return Hash{}
	}
	return l.tree.Root(l.Header)
}

// Path leads from leaf i to the root; nil if not all of it is known.
func (l List) Path(i uint64) [][32]byte {
	if l.tree == nil {
		return nil
	}
	return l.Up(0, l.tree.Height(), i)
}

// Tree is the list's tree; nil if it is empty.
func (l List) Tree() *repops.Tree { return l.tree }

func wide(h []Hash) [][32]byte {
	out := make([][32]byte, len(h))
	for i := range h {
		out[i] = h[i]
	}
	return out
}

// Claim is a claim of which everything is known: its trainer's, or what a replay makes of it.
type Claim struct {
	Task      *claim.Task
	Gradient  protocol.OuterGradient
	Signature []byte
	// Segments are the transitions in order.
	Segments [][]*Transition
	// Payload is the leaves of the payload, fragment after fragment.
	Payload []byte
	// Of somebody else's claim known is what was published of it, own are the roots that a replay gives; of Segments the transitions are there
	// that it looks at.
	known *Known
	own   *Replay
}

// Signed is the claim as the contracts take it.
func (c *Claim) Signed() trainingfraud.ITrainingFraudClaim {
	g := c.Gradient
	return trainingfraud.ITrainingFraudClaim{
		Gradient: trainingfraud.OuterGradient{TaskId: g.TaskId, Round: g.Round, Trainer: g.Trainer, ParentRoot: g.ParentRoot,
			PayloadRoot: g.PayloadRoot, ClaimHash: g.ClaimHash, Deadline: g.Deadline},
		Signature: c.Signature,
	}
}

// Checkpoints are the local states that the claim names.
func (c *Claim) Checkpoints() List {
	s := c.Task.Schedule()
	var list []Hash
	if c.own != nil {
		return checkpointList(c.own).as(c.Gradient.ClaimHash, c.known)
	}
	for j := range s.Epilogue() {
		segment := c.Segments[j]
		list = append(list, segment[len(segment)-1].Local)
	}
	l := NewList(claim.KindClaim, list)
	l.Header = claim.Header(c.Task.ID, c.Gradient.Round, c.Gradient.Trainer, len(list))
	return l
}

// Segment is the list of a segment's transitions.
func (c *Claim) Segment(j int) List {
	if c.own != nil {
		return segmentList(c.own, j).as(c.known.Segments[j], c.known)
	}
	var leaves [][]byte
	for _, t := range c.Segments[j] {
		leaves = append(leaves, claim.Transition{Local: t.Local, Trace: t.Trace().Root()}.Leaf())
	}
	return newList(repops.Header{Kind: claim.KindSegment, Length: uint64(len(leaves))}, leaves)
}

// At shows transition i of segment j.
func (c *Claim) At(j, i int) trainingfraud.ITrainingFraudTransition {
	return at(j, i, c.Segment(j), c.Checkpoints)
}

// at is At from the segment, and the list of checkpoints where that is needed.
func at(j, i int, segment List, checkpoints func() List) trainingfraud.ITrainingFraudTransition {
	out := trainingfraud.ITrainingFraudTransition{Segment: uint32(j), Index: uint32(i), Path: segment.Path(uint64(i))}
	out.Local, out.Trace = segment.pair(uint64(i))
	switch {
	case i > 0:
		out.Before, out.BeforeTrace = segment.pair(uint64(i - 1))
		out.BeforePath = segment.Path(uint64(i - 1))
	case j > 0:
		before := checkpoints()
		out.Before, out.BeforePath = before.root(uint64(j-1)), before.Path(uint64(j-1))
	}
	return out
}

// Entries shows an entry of the program of segment j, with all entries that it names and `more`.
func (c *Claim) Entries(j int, entry uint32, more ...uint32) (trainingfraud.ITrainingFraudEntries, error) {
	return Entries(&c.Task.Programs, c.Task.Schedule().Program(j), entry, more...)
}

// Entries shows an entry of one of the programs (0 prologue, 1 step, 2 epilogue).
func Entries(programs *claim.Programs, which int, entry uint32, more ...uint32) (trainingfraud.ITrainingFraudEntries, error) {
	p := programs.List()[which]
	l := p.Place(entry)
	if entry == 0 {
		l.Entry = nil
	}
	for _, e := range more {
		if e != entry && !slices.ContainsFunc(l.Named, func(n program.NamedEntry) bool { return n.Number == e }) {
			l.Named = append(l.Named, program.NamedEntry{Number: e, Entry: p.AppendEntry(nil, int(e))})
		}
	}
	slices.SortFunc(l.Named, func(a, b program.NamedEntry) int { return int(a.Number) - int(b.Number) })
	return shown(programs, which, l)
}

// shown is a place of one of the programs with its proof.
func shown(programs *claim.Programs, which int, l program.Place) (trainingfraud.ITrainingFraudEntries, error) {
	p := programs.List()[which]
	return shownOf(programs.Roots(), p.Leaves(), which, l)
}

// shownOf is a place of the program of that number, with those leaves, with its proof.
func shownOf(roots, leaves []Hash, which int, l program.Place) (trainingfraud.ITrainingFraudEntries, error) {
	out := trainingfraud.ITrainingFraudEntries{Root: roots[which], Path: NewList(claim.KindPrograms, roots).Path(uint64(which))}
	tree, err := repops.NewTree(leaves)
	if err != nil {
		return out, err
	}
	proof, err := l.Prove(tree)
	if err != nil {
		return out, err
	}
	out.Proof = wide(proof)
	out.Place = trainingfraud.ProgramPlace{Leaves: l.Leaves, Number: l.Number, Header: l.Header, Entry: l.Entry}
	for _, n := range l.Named {
		out.Place.Named = append(out.Place.Named, trainingfraud.ProgramNamed{Number: n.Number, Entry: n.Entry})
	}
	return out, nil
}

// Alone shows an entry of the program of segment j without those that it names.
func (c *Claim) Alone(j int, entry uint32) (trainingfraud.ITrainingFraudEntries, error) {
	p := c.Programs()[c.Task.Schedule().Program(j)]
	l := p.Place(entry)
	l.Named = nil
	if entry == 0 {
		l.Entry = nil
	}
	return shown(&c.Task.Programs, c.Task.Schedule().Program(j), l)
}

// Programs are those of prologue, step and epilogue.
func (c *Claim) Programs() [3]*program.Program {
	return c.Task.Programs.List()
}

// Traced shows where a node's output stands in its trace.
func (t *Transition) Traced(part int, entry uint32) (trainingfraud.ITrainingFraudTraced, error) {
	at, err := t.place(part, entry)
	if err != nil {
		return trainingfraud.ITrainingFraudTraced{}, err
	}
	list := t.Part(part)
	return trainingfraud.ITrainingFraudTraced{Part: uint32(part), PartRoot: list.Root(), PartPath: t.Trace().Path(uint64(part)),
		Root: list.root(at), Path: list.Path(at)}, nil
}

// element shows element `index` of a tensor.
func element(x List, index uint64) (trainingfraud.ITrainingFraudElement, error) {
	i := index / leafElements(x.Header.DType)
	leaf, ok := x.Leaf(i)
	if !ok {
		return trainingfraud.ITrainingFraudElement{}, fmt.Errorf("%w: leaf %d of a tensor is not public", ErrEvidence, i)
	}
	return trainingfraud.ITrainingFraudElement{Index: index, Leaf: leaf, Path: x.Path(i)}, nil
}

// leafElements is how many elements a leaf of a tensor has.
func leafElements(dtype uint8) uint64 {
	if dtype == uint8(program.I8) {
		return 1024
	}
	return 256
}

// Place is an element of a node's output somewhere in a claim.
type Place struct {
	Segment, Transition, Part int
	Entry                     uint32
	Index                     uint64
	Run                       uint32
}

// Element is the arguments of proveElement for a place, but for the claim. accumulators are what the trainer posted for the element of a chain of
// several runs.
func (c *Claim) Element(at Place, accumulators []uint32) ([]any, error) {
	t := c.Segments[at.Segment][at.Transition]
	node, number, err := t.Node(at.Part, at.Entry)
	if err != nil {
		return nil, err
	}
	traced, err := t.Traced(at.Part, at.Entry)
	if err != nil {
		return nil, err
	}
	entries, err := c.Entries(at.Segment, at.Entry)
	if err != nil {
		return nil, err
	}
	shown, err := element(t.Tensor(at.Part, node, number), at.Index)
	if err != nil {
		return nil, err
	}
	if shown.Run = at.Run; len(accumulators) > 0 {
		word := binary.LittleEndian.Uint32(shown.Leaf[4*(at.Index%256):])
		shown.Leaf, shown.Path = nil, nil
		shown.Chain = Accumulators(append(slices.Clone(accumulators), word))
		traced = trainingfraud.ITrainingFraudTraced{Part: traced.Part}
	}
	place := t.Program.Place(at.Entry)
	query := program.Query{Micro: uint32(at.Part), Index: at.Index, Run: at.Run}
	if at.Run > 0 {
		query.Start = accumulators[at.Run-1]
	}
	var read []program.Reading
	openings, err := place.Evidence(query, func(r program.Reading) (*program.Committed, error) {
		read = append(read, r)
		return c.tensor(at, r)
	})
	if err != nil {
		return nil, err
	}
	list := make([]trainingfraud.IProgramRefereeOpening, len(openings))
	sources := make([]trainingfraud.ITrainingFraudSource, len(openings))
	for i, o := range openings {
		list[i] = trainingfraud.IProgramRefereeOpening{Operand: o.Operand, Root: o.Root, Leaves: o.Leaves, Proof: wide(o.Proof)}
		if sources[i], err = c.source(at, read[i]); err != nil {
			return nil, err
		}
	}
	return []any{c.At(at.Segment, at.Transition), entries, traced, shown, list, sources}, nil
}

// Accumulators are the bytes of accumulators.
func Accumulators(words []uint32) []byte {
	out := make([]byte, 0, 4*len(words))
	for _, w := range words {
		out = append(out, byte(w>>24), byte(w>>16), byte(w>>8), byte(w))
	}
	return out
}

// tensor is the tensor that a reading is of.
func (c *Claim) tensor(at Place, r program.Reading) (*program.Committed, error) {
	t := c.Segments[at.Segment][at.Transition]
	if int(r.Tensor) > len(t.Program.Inputs) {
		node, _, err := t.Node(int(r.Micro), r.Tensor)
		return node, err
	}
	return program.Commit(input(t, at.Part, r.Tensor))
}

// input is the tensor of an input entry.
func input(t *Transition, part int, entry uint32) program.Tensor {
	in := t.Program.Inputs[entry-1]
	constants := 0
	for _, other := range t.Program.Inputs[:entry-1] {
		if other.Provenance == program.Constant {
			constants++
		}
	}
	switch in.Provenance {
	case program.State:
		return t.Inputs.State[in.Index]
	case program.Batch:
		return t.Inputs.Batch[part][in.Index]
	case program.Constant:
		return t.Inputs.Constant[constants]
	}
	switch in.Index {
	case program.CounterRound:
		return program.Ints(int32(t.Inputs.Round))
	case program.CounterStep:
		return program.Ints(int32(t.Inputs.Step))
	}
	return program.Ints(int32(t.Inputs.Seed), int32(t.Inputs.Seed>>32))
}

// source shows where a reading's tensor is from.
func (c *Claim) source(at Place, r program.Reading) (trainingfraud.ITrainingFraudSource, error) {
	t := c.Segments[at.Segment][at.Transition]
	if int(r.Tensor) > len(t.Program.Inputs) {
		traced, err := t.Traced(int(r.Micro), r.Tensor)
		return trainingfraud.ITrainingFraudSource{PartRoot: traced.PartRoot, PartPath: traced.PartPath, Path: traced.Path}, err
	}
	in := t.Program.Inputs[r.Tensor-1]
	if in.Provenance != program.State {
		return trainingfraud.ITrainingFraudSource{}, nil
	}
	k := uint64(in.Index)
	switch c.Task.Schedule().Program(at.Segment) {
	case 0:
		return trainingfraud.ITrainingFraudSource{}, nil // a fragment, which only a copy reads
	case 2:
		k -= uint64(c.Task.Spec.FragmentCount)
	}
	list := c.stateBefore(at.Segment, at.Transition)
	return trainingfraud.ITrainingFraudSource{Path: list.Path(k), Tensors: uint32(len(list.Leaves))}, nil
}

// stateBefore is the local state before a transition: its State inputs, of the epilogue those behind the fragments.
func (c *Claim) stateBefore(j, i int) List {
	state := c.Segments[j][i].Inputs.State
	if c.Task.Schedule().Program(j) == 2 {
		state = state[c.Task.Spec.FragmentCount:]
	}
	list := make([]Hash, len(state))
	for k, x := range state {
		list[k] = x.Root()
	}
	return NewList(program.KindTensors, list)
}

// Dataset is the records of a task with the tree over them.
type Dataset interface {
	claim.Records
	// Path leads from a record to the data set's root.
	Path(index uint64) ([]Hash, error)
}

// Record is the arguments of proveRecord for a place, but for the claim: an element that a copy took from a record.
func (c *Claim) Record(ctx context.Context, at Place, records Dataset) ([]any, error) {
	t := c.Segments[at.Segment][at.Transition]
	args, read, err := c.copied(at)
	if err != nil {
		return nil, err
	}
	rows := int(t.Program.Inputs[read.Tensor-1].Shape.Dims[0])
	row := int(read.First) / (int(read.Length) / rows)
	spec := c.Task.Spec
	index := protocol.BatchIndex(spec.Seed, c.Gradient.Round, c.Gradient.Trainer, t.Inputs.Step, uint32(at.Part*rows+row), spec.DatasetRecords)
	data, err := records.Record(ctx, index)
	if err != nil {
		return nil, err
	}
	path, err := records.Path(index)
	if err != nil {
		return nil, err
	}
	return append(args, trainingfraud.ITrainingFraudRecordOpening{Data: data, Path: wide(path)}), nil
}

// copied is the arguments of a proof about an element that a copy brought in from outside, up to the element, and what it reads.
func (c *Claim) copied(at Place) ([]any, program.Reading, error) {
	t := c.Segments[at.Segment][at.Transition]
	place := t.Program.Place(at.Entry)
	list, err := place.Readings(program.Query{Micro: uint32(at.Part), Index: at.Index}, nil)
	if err != nil {
		return nil, program.Reading{}, err
	}
	node, number, err := t.Node(at.Part, at.Entry)
	if err != nil {
		return nil, program.Reading{}, err
	}
	traced, err := t.Traced(at.Part, at.Entry)
	if err != nil {
		return nil, program.Reading{}, err
	}
	// The fields before this one say where it stands in a record.
	var fields []uint32
	for i, in := range t.Program.Inputs {
		if in.Provenance == program.Batch {
			fields = append(fields, uint32(i+1))
		}
	}
	if t.Program.Inputs[list[0].Tensor-1].Provenance != program.Batch {
		fields = nil
	}
	entries, err := c.Entries(at.Segment, at.Entry, fields...)
	if err != nil {
		return nil, program.Reading{}, err
	}
	shown, err := element(t.Tensor(at.Part, node, number), at.Index)
	return []any{c.At(at.Segment, at.Transition), entries, traced, shown}, list[0], err
}

// Fragment is the arguments of proveFragment for a place, but for the claim: an element that a copy took from the round's state.
func (c *Claim) Fragment(at Place, state protocol.State) ([]any, error) {
	t := c.Segments[at.Segment][at.Transition]
	args, read, err := c.copied(at)
	if err != nil {
		return nil, err
	}
	k := t.Program.Inputs[read.Tensor-1].Index
	spec := c.Task.Spec
	var fragments []Hash
	for i, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		fragments = append(fragments, protocol.FragmentRoot(uint32(i), state.Params[r.Lo:r.Hi], state.Momentum[r.Lo:r.Hi]))
	}
	r := protocol.Fragment(spec.ParamCount, spec.FragmentCount, k)
	params, err := program.Commit(program.Floats(state.Params[r.Lo:r.Hi]...))
	if err != nil {
		return nil, err
	}
	shown, err := element(TensorList(params), read.First)
	if err != nil {
		return nil, err
	}
	return append(args, trainingfraud.ITrainingFraudFragmentOpening{
		Leaf: shown.Leaf, Path: shown.Path,
		ParamsRoot:   repops.TensorRoot(protocol.ParamsHeader(k, r.Len()), state.Params[r.Lo:r.Hi]),
		MomentumRoot: repops.TensorRoot(protocol.MomentumHeader(k, r.Len()), state.Momentum[r.Lo:r.Hi]),
		StatePath:    NewList(repops.KindState, fragments).Path(uint64(k)),
	}), nil
}

// Output is the arguments of proveOutput, but for the claim: tensor k of the local state after a transition.
func (c *Claim) Output(j, i, k int) ([]any, error) {
	t := c.Segments[j][i]
	entry := uint32(t.Program.Entries() - len(t.Program.Outputs) + k)
	entries, err := c.Entries(j, entry)
	if err != nil {
		return nil, err
	}
	tensor := t.Program.Outputs[k]
	var traced trainingfraud.ITrainingFraudTraced
	var source trainingfraud.ITrainingFraudSource
	if int(tensor) > len(t.Program.Inputs) {
		if traced, err = t.Traced(len(t.Parts)-1, tensor); err != nil {
			return nil, err
		}
	} else {
		x, err := program.Commit(input(t, len(t.Parts)-1, tensor))
		if err != nil {
			return nil, err
		}
		traced.Root = x.Root()
		if source, err = c.source(Place{Segment: j, Transition: i}, program.Reading{Tensor: tensor}); err != nil {
			return nil, err
		}
	}
	list := t.tensors()
	local := trainingfraud.ITrainingFraudLocal{Root: list.root(uint64(k)), Path: list.Path(uint64(k)), Tensors: uint32(len(list.Leaves))}
	return []any{c.At(j, i), entries, traced, source, local}, nil
}

// PayloadElement is the arguments of provePayload, but for the claim: an element of fragment k.
func (c *Claim) PayloadElement(k uint32, index uint64) ([]any, error) {
	j := c.Task.Schedule().Epilogue()
	t := c.Segments[j][0]
	entries, err := c.Entries(j, uint32(t.Program.Entries()-len(t.Program.Outputs))+k)
	if err != nil {
		return nil, err
	}
	tensor := t.Program.Outputs[k]
	traced, err := t.Traced(0, tensor)
	if err != nil {
		return nil, err
	}
	node, number, err := t.Node(0, tensor)
	if err != nil {
		return nil, err
	}
	made, err := element(t.Tensor(0, node, number), index)
	if err != nil {
		return nil, err
	}
	spec := c.Task.Spec
	q := protocol.Quantization(spec.Quantization)
	var sets []Hash
	var leaves [][]byte
	var mine List
	data := c.Payload
	for f, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		leaves = nil
		for range q.Leaves(r.Len()) {
			leaves, data = append(leaves, data[:q.LeafBytes()]), data[q.LeafBytes():]
		}
		l := newList(protocol.PayloadHeader(c.Task.ID, c.Gradient.Round, uint32(f), c.Gradient.Trainer, r.Len(), q), leaves)
		sets = append(sets, l.Root())
		if f == int(k) {
			mine = l
		}
	}
	leaf := index / q.LeafElements()
	return []any{c.At(j, 0), entries, traced, trainingfraud.ITrainingFraudPayloadOpening{
		Element: index, Leaf: mine.Leaves[leaf], Path: mine.Path(leaf), Root: mine.Root(),
		SetPath: NewList(repops.KindPayloadSet, sets).Path(uint64(k)), Tensor: made.Leaf, TensorPath: made.Path,
	}}, nil
}

// Posting is what the trainer posts of segment j.
func (c *Claim) Posting(j int) (trainingdispute.IDisputeMovesPosting, error) {
	var checkpoints List
	if j < c.Task.Schedule().Epilogue() {
		checkpoints = c.Checkpoints()
	}
	return c.posting(j, c.Segment(j), checkpoints, func() (*Transition, error) { return c.Segments[j][0], nil })
}

// posting is Posting from the segment and the list of checkpoints. The segment has the roots of its transitions, which are all that is posted of several:
// only is asked for where there is one, of which the posting shows the trace.
func (c *Claim) posting(
	j int, segment, checkpoints List, only func() (*Transition, error),
) (out trainingdispute.IDisputeMovesPosting, err error) {
	last := uint64(len(segment.Leaves) - 1)
	local, trace := segment.pair(last)
	out = trainingdispute.IDisputeMovesPosting{Root: segment.Root(), Local: local, Trace: trace, Path: segment.Path(last)}
	if j < c.Task.Schedule().Epilogue() {
		out.EndPath = checkpoints.Path(uint64(j))
	}
	header, err := c.Entries(j, 0)
	if err != nil {
		return out, err
	}
	if last > 0 {
		out.Nodes, err = Children(segment, segment.Tree().Height(), 0)
		return out, err
	}
	t, err := only()
	if err != nil {
		return out, err
	}
	for _, leaf := range t.Trace().Leaves {
		out.Nodes = append(out.Nodes, [32]byte(leaf))
	}
	out.Program = trainingdispute.ITrainingFraudEntries{Root: header.Root, Path: header.Path, Proof: header.Proof,
		Place: trainingdispute.ProgramPlace{Leaves: header.Place.Leaves, Number: header.Place.Number, Header: header.Place.Header}}
	return out, nil
}

// Children is what a reveal at node `index` of level `height` of a list shows: what is at most six levels below it, leaves as they are.
func Children(l List, height int, index uint64) ([][32]byte, error) {
	step := min(height, 6)
	lo := index << step
	hi := min(lo+1<<step, (l.tree.Leaves()-1)>>(height-step)+1)
	var out [][32]byte
	if height == step && l.Header.DType == 0 {
		for _, leaf := range l.Leaves[lo:hi] {
			for ; len(leaf) > 0; leaf = leaf[32:] {
				out = append(out, [32]byte(leaf[:32]))
			}
		}
		return out, nil
	}
	nodes, err := l.tree.Nodes(height-step, lo, hi)
	return wide(nodes), err
}
