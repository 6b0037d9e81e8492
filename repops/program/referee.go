package program

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"

	"assay/repops"
	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

// The referee (docs/arithmetic-programs.md section 11): what the contract of that name answers, from the same bytes.

// NamedEntry is an entry that another one names.
type NamedEntry struct {
	Number uint32
	Entry  []byte
}

// Place is one entry of an encoded program, as a referee is shown it. The bytes may be anything.
type Place struct {
	Leaves uint32 // of the program's root
	Number uint32
	Header []byte       // entry 0
	Entry  []byte       // not looked at if Number is 0
	Named  []NamedEntry // by ascending numbers
}

// Query asks for one run of one element of a node's output.
type Query struct {
	Micro uint32 // part of the step: the micro-batch of a micro-batch node, D·A of a step node
	Index uint64 // of the output's flat list
	Run   uint32 // below Runs
	Start uint32 // the chain's accumulator before the run; 0 for the first one and where there is no chain
}

// Reading is elements that the referee has to see.
type Reading struct {
	Operand uint8  // which operand of the node
	Tensor  uint32 // entry of its tensor
	Micro   uint32 // part of the step that the tensor is of: a micro-batch, or D·A; of an input, the part that reads it
	DType   DType
	Length  uint64 // elements of the tensor
	First   uint64 // of the tensor's flat list
	Count   uint32 // elements that follow one another, 1 to 1,024
}

// Opening is the leaf of a tensor that holds the elements of a Reading, or the two neighbouring leaves, with their multi-proof.
type Opening struct {
	Operand uint8
	Root    repops.Hash
	Leaves  [][]byte
	Proof   []repops.Hash
}

// Verdict is what a referee finds.
type Verdict uint8

// The verdicts.
const (
	// VerdictValue: Answer.Value is the element, or the accumulator after the run.
	VerdictValue Verdict = iota
	// VerdictIllFormed: the entry, the header or a named entry breaks Answer.Rule.
	VerdictIllFormed
	// VerdictMalformed: a leaf of operand Answer.Operand is in its tensor but has another size than such a leaf, is not zero behind the
	// tensor's end, or holds a NaN that is not canonical.
	VerdictMalformed
)

// Answer is a referee's answer. Fields that its verdict does not name are zero.
type Answer struct {
	Verdict Verdict
	Value   uint32 // as Tensor.Word
	Rule    error  // *Error
	Operand uint8
}

// What a referee refuses to answer: questions that make no sense, and evidence that proves nothing.
var (
	ErrNotANode     = errors.New("the header says that the entry is no node")
	ErrOutOfRange   = errors.New("no such element, run or part of the step")
	ErrMissingEntry = errors.New("an operand's entry is not given")
	ErrStart        = errors.New("the first run of a chain starts from 0")
	ErrOpening      = errors.New("opening is missing, too many, of another operand or of another number of leaves")
	ErrEvidence     = errors.New("leaves do not lead to the root")
)

// Place returns an entry of the program with all entries that it names.
func (p *Program) Place(entry uint32) Place {
	l := Place{Leaves: uint32(p.Entries()), Number: entry, Header: p.AppendEntry(nil, 0), Entry: p.AppendEntry(nil, int(entry))}
	seen := map[uint32]bool{}
	name := func(e uint32) {
		if e >= 1 && e < p.firstOutput() && !seen[e] {
			seen[e] = true
			l.Named = append(l.Named, NamedEntry{e, p.AppendEntry(nil, int(e))})
		}
	}
	switch n := p.Node(entry); {
	case n != nil:
		for i := range n.Operands {
			name(n.Operands[i].Tensor)
		}
	case entry >= p.firstOutput():
		name(p.Outputs[entry-p.firstOutput()])
		if k := 1 + entry - p.firstOutput(); p.Loop && k < p.firstMicro() {
			name(k)
		}
	}
	slices.SortFunc(l.Named, func(a, b NamedEntry) int { return cmp.Compare(a.Number, b.Number) })
	return l
}

// Names lists the entries, ascending, that the place's entry reads as operands: what Named should hold. It is an *Error if header or
// entry cannot be decoded, ErrNotANode if the entry is no node.
func (l *Place) Names() ([]uint32, error) {
	_, n, err := l.decodeNode()
	if err != nil {
		return nil, err
	}
	var list []uint32
	for i := range n.Operands {
		list = append(list, n.Operands[i].Tensor)
	}
	slices.Sort(list)
	return slices.Compact(list), nil
}

// Node decodes the place's entry; errors as those of Names.
func (l *Place) Node() (Node, error) {
	_, n, err := l.decodeNode()
	return n, err
}

func (l *Place) decodeNode() (layout, Node, error) {
	h, err := l.layout()
	if err != nil {
		return h, Node{}, err
	}
	if !h.isNode(l.Number) {
		return h, Node{}, fmt.Errorf("%w: %d", ErrNotANode, l.Number)
	}
	d := decoder{b: l.Entry, entry: l.Number}
	n, _ := d.node()
	if d.end(); d.err != nil {
		return h, n, d.err
	}
	return h, n, nil
}

// Input decodes a named entry, false if it is not given or no input.
func (l *Place) Input(entry uint32) (Input, bool) {
	h, err := l.layout()
	if err != nil || entry == 0 || entry >= h.firstMicro() {
		return Input{}, false
	}
	for i := range l.Named {
		if l.Named[i].Number == entry {
			d := decoder{b: l.Named[i].Entry, entry: entry}
			in, ok := d.input()
			return in, ok && len(d.b) == 0
		}
	}
	return Input{}, false
}

// Sections are the numbers of the first entries behind the inputs, the micro-batch nodes, the step nodes and the outputs, and the number
// of micro-batches. It is an *Error if the header is ill-formed.
func (l *Place) Sections() (s Sections, err error) {
	h, err := l.layout()
	if err != nil {
		return s, err
	}
	return Sections{h.firstMicro(), h.firstStep(), h.firstOutput(), h.entries(), h.micros()}, nil
}

// Sections is how the entries of a program follow one another: 0 the header, then the inputs, from Micro on the micro-batch nodes, from
// Step on the step nodes, from Output on the outputs, of which Entries is the end.
type Sections struct {
	Micro, Step, Output, Entries uint32
	MicroBatches                 int // D·A, 0 for a map
}

// Part is the number of nodes of a part of the step and the entry of the first of them.
func (s Sections) Part(part int) (first, nodes uint32) {
	if part == s.MicroBatches {
		return s.Step, s.Output - s.Step
	}
	return s.Micro, s.Step - s.Micro
}

// leaves are the numbers and hashes of the entries that a place shows.
func (l *Place) leaves() (indices []uint64, hashes []repops.Hash) {
	indices, hashes = []uint64{0}, []repops.Hash{repops.LeafHash(l.Header)}
	if l.Number == 0 {
		return indices, hashes
	}
	for _, n := range l.Named {
		indices, hashes = append(indices, uint64(n.Number)), append(hashes, repops.LeafHash(n.Entry))
	}
	return append(indices, uint64(l.Number)), append(hashes, repops.LeafHash(l.Entry))
}

// Verify shows that header, entry and named entries are leaves of the program behind root. proof is their multi-proof, which the
// program's tree gives for entry 0, the named entries and the entry (of the header alone if that is the entry); errors are those
// of repops.VerifyMultiProof.
func (l *Place) Verify(root repops.Hash, proof []repops.Hash) error {
	indices, hashes := l.leaves()
	return repops.VerifyMultiProof(root, repops.Header{Kind: KindProgram, Length: uint64(l.Leaves)}, indices, hashes, proof)
}

// Prove makes the proof that Verify wants, from the tree over the program's Leaves.
func (l *Place) Prove(tree *repops.Tree) ([]repops.Hash, error) {
	indices, _ := l.leaves()
	return tree.MultiProof(indices)
}

// layout decodes and checks the header.
func (l *Place) layout() (layout, error) {
	d := decoder{b: l.Header}
	h := d.header()
	switch {
	case d.err != nil:
	case l.Leaves < h.entries():
		d.fail(ErrTruncated, "%d leaves of %d entries", l.Leaves, h.entries())
	case l.Leaves > h.entries():
		d.fail(ErrTrailing, "%d leaves of %d entries", l.Leaves, h.entries())
	default:
		d.end()
	}
	if d.err != nil {
		return layout{}, d.err
	}
	return h, h.checkGrid()
}

// isNode says whether an entry is a node.
func (l *layout) isNode(entry uint32) bool { return entry >= l.firstMicro() && entry < l.firstOutput() }

// find is the tensor lookup of a checker: a named entry, decoded.
func (l *Place) find(h *layout, entry uint32) (t declared, known bool, err error) {
	for i := range l.Named {
		if l.Named[i].Number != entry {
			continue
		}
		d := decoder{b: l.Named[i].Entry, entry: entry}
		if entry < h.firstMicro() {
			in, _ := d.input()
			t = declared{in.Provenance, in.DType, in.Shape}
		} else {
			n, _ := d.node()
			t = declared{0, n.DType, n.Shape}
		}
		if d.end(); d.err != nil {
			return declared{}, false, d.err
		}
		return t, true, nil
	}
	return t, false, nil
}

// Check returns the first rule of section 4 that the entry breaks, an *Error, or nil. A header that breaks one, or a named entry
// that cannot be decoded, counts as the entry's; rules that need a named entry that is not given are passed over. The header
// counts as many entries as the program's root has leaves. It never panics.
func (l *Place) Check() error {
	_, _, err := l.check()
	return err
}

// check is Check; n is the entry if it is a node.
func (l *Place) check() (h layout, n Node, err error) {
	if h, err = l.layout(); err != nil || l.Number == 0 {
		return h, n, err
	}
	d := decoder{b: l.Entry, entry: l.Number}
	c := checker{layout: h, entry: l.Number, tensor: func(e uint32) (declared, bool, error) { return l.find(&h, e) }}
	switch {
	case l.Number >= h.entries():
		c.fail(ErrIndex, "the program has %d entries", h.entries())
	case l.Number < h.firstMicro():
		in, _ := d.input()
		if d.end(); d.err == nil {
			c.input(&in)
		}
	case h.isNode(l.Number):
		n, _ = d.node()
		if d.end(); d.err == nil {
			c.node(&n)
		}
	default:
		tensor := d.output()
		if d.end(); d.err == nil {
			c.output(tensor)
		}
	}
	if d.err != nil {
		return h, n, d.err
	}
	return h, n, c.err
}

// Runs is the number of runs that an element of the node is cut into: its accumulators are one less. 0 if the entry is
// ill-formed or no node.
func (l *Place) Runs() int {
	h, n, err := l.check()
	if err != nil || !h.isNode(l.Number) {
		return 0
	}
	return n.runs()
}

// runLength is the number of terms of a run, 0 for primitives without a chain.
func (o Op) runLength() int {
	switch o {
	case OpMatmul, OpSegsum:
		return Group
	case OpMatmulI8:
		return runI8
	}
	return 0
}

func (n *Node) runs() int {
	size := n.Op.runLength()
	if size == 0 {
		return 1
	}
	s := n.Operands[0].Shape
	return max(1, (int(s.Dims[s.Rank-1])+size-1)/size)
}

// refereed is a well-formed node with a query that makes sense.
type refereed struct {
	place  *Place
	layout layout
	node   Node
	Query
	at [MaxRank]uint32 // place of the element
}

// ask checks node and query. Its error is an *Error if the entry is ill-formed.
func (l *Place) ask(q Query) (r refereed, err error) {
	r = refereed{place: l, Query: q}
	if r.layout, r.node, err = l.check(); err != nil {
		return r, err
	}
	if !r.layout.isNode(l.Number) {
		return r, fmt.Errorf("%w: %d", ErrNotANode, l.Number)
	}
	if m := uint32(r.layout.micros()); r.layout.isMicro(l.Number) && q.Micro >= m || !r.layout.isMicro(l.Number) && q.Micro != m {
		return r, fmt.Errorf("%w: part %d of %d micro-batches", ErrOutOfRange, q.Micro, m)
	}
	if size, _ := r.node.Shape.Elements(); q.Index >= size {
		return r, fmt.Errorf("%w: element %d of %d", ErrOutOfRange, q.Index, size)
	}
	if runs := r.node.runs(); int64(q.Run) >= int64(runs) {
		return r, fmt.Errorf("%w: run %d of %d", ErrOutOfRange, q.Run, runs)
	}
	r.at = coordinates(r.node.Shape, q.Index)
	return r, nil
}

// terms is the part [from, to) of the chain that the run executes: what of it is in the band.
func (r *refereed) terms() (from, to int64) {
	n, s := &r.node, r.node.Operands[0].Shape
	size := int64(n.Op.runLength())
	from = size * int64(r.Run)
	to = min(from+size, int64(s.Dims[s.Rank-1]))
	if n.Op == OpMatmul && n.Attr != BandNone {
		edge := int64(r.at[n.Shape.Rank-2]) + int64(n.Band)
		if n.Attr == BandBelow {
			to = max(0, min(to, edge+1))
		} else {
			from = max(from, edge)
		}
	}
	return min(from, to), to
}

// group is the number of elements that an element of sum or amax reduces, and the first of them.
func (r *refereed) group() (first, count uint32) {
	s := r.node.Operands[0].Shape
	first = r.at[s.Rank-1] * Group
	return first, min(Group, s.Dims[s.Rank-1]-first)
}

// readings is Readings. word is the first reading's element, which gather and select go by; nil if it is not known yet.
func (r *refereed) readings(word *uint32) ([]Reading, error) {
	n, c := &r.node, r.at
	var list []Reading
	var err error
	read := func(k int, c [MaxRank]uint32, count uint32) {
		v := &n.Operands[k]
		t, known, _ := r.place.find(&r.layout, v.Tensor)
		if !known && err == nil {
			err = fmt.Errorf("%w: %d", ErrMissingEntry, v.Tensor)
		}
		length, _ := t.shape.Elements()
		part := r.Micro
		if !r.layout.isMicro(r.place.Number) && r.layout.isMicro(v.Tensor) {
			part = v.Micro
		}
		list = append(list, Reading{uint8(k), v.Tensor, part, t.dtype, length, v.at(c), count})
	}
	run := func(k int, c [MaxRank]uint32, count uint32) {
		if v := &n.Operands[k]; v.Stride[v.Shape.Rank-1] == 0 {
			count = min(count, 1)
		}
		if count > 0 {
			read(k, c, count)
		}
	}
	switch n.Op {
	case OpIota:
	case OpConcat:
		for k := range n.Operands {
			length := n.Operands[k].Shape.Dims[n.Attr]
			if c[n.Attr] < length {
				read(k, c, 1)
				break
			}
			c[n.Attr] -= length
		}
	case OpGather:
		read(1, c, 1)
		table, index := &n.Operands[0], &n.Operands[1]
		if word != nil && *word < table.Shape.Dims[0] {
			at := [MaxRank]uint32{*word}
			copy(at[1:], c[index.Shape.Rank:n.Shape.Rank])
			read(0, at, 1)
		}
	case OpSelect:
		read(0, c, 1)
		if word != nil && *word != 0 {
			read(1, c, 1)
		} else if word != nil {
			read(2, c, 1)
		}
	case OpSegsum:
		from, to := r.terms()
		run(0, [MaxRank]uint32{uint32(from)}, uint32(to-from))
		run(1, [MaxRank]uint32{c[1], uint32(from)}, uint32(to-from))
	case OpMatmul, OpMatmulI8:
		from, to := r.terms()
		last := n.Shape.Rank - 1
		a, b := c, c
		b[last-1] = c[last]
		a[last], b[last] = uint32(from), uint32(from)
		run(0, a, uint32(to-from))
		run(1, b, uint32(to-from))
	case OpSum, OpAmax:
		first, count := r.group()
		c[n.Shape.Rank-1] = first
		run(0, c, count)
	case OpRandom:
		read(0, [MaxRank]uint32{0}, 1)
		read(0, [MaxRank]uint32{1}, 1)
	default:
		if n.Op != OpCopy && !n.Op.elementwise() {
			panic("program: nothing says what " + n.Op.String() + " reads")
		}
		for k := range n.Operands {
			read(k, c, 1)
		}
	}
	return list, err
}

// byWord says that what a primitive reads depends on its first reading.
func (o Op) byWord() bool { return o == OpGather || o == OpSelect }

// Readings is what has to be opened for a query, in the order of the openings. Gather reads the row that its index names and
// select the operand that its condition names: with word nil only that index or condition is given, else the rest for
// *word. The error is an *Error if the entry is ill-formed.
func (l *Place) Readings(q Query, word *uint32) ([]Reading, error) {
	r, err := l.ask(q)
	if err != nil {
		return nil, err
	}
	return r.readings(word)
}

// Evaluate answers a query as the contract does: from the bytes of place and openings alone. Its errors are ErrNotANode,
// ErrOutOfRange, ErrMissingEntry, ErrStart, ErrOpening and ErrEvidence.
func (l *Place) Evaluate(q Query, openings []Opening) (Answer, error) {
	r, err := l.ask(q)
	var rule *Error
	if errors.As(err, &rule) {
		return Answer{Verdict: VerdictIllFormed, Rule: rule}, nil
	}
	if err != nil {
		return Answer{}, err
	}
	list, err := r.readings(nil)
	if err != nil {
		return Answer{}, err
	}
	if q.Run == 0 && q.Start != 0 {
		return Answer{}, fmt.Errorf("%w: %#x", ErrStart, q.Start)
	}
	var words [][]uint32
	for known := false; ; known = true {
		for k := len(words); k < len(list); k++ {
			if k >= len(openings) {
				return Answer{}, fmt.Errorf("%w: %d", ErrOpening, k)
			}
			w, err := openings[k].read(&list[k])
			if err != nil {
				return Answer{}, fmt.Errorf("opening %d: %w", k, err)
			}
			if w == nil {
				return Answer{Verdict: VerdictMalformed, Operand: list[k].Operand}, nil
			}
			words = append(words, w)
		}
		if known || !r.node.Op.byWord() {
			break
		}
		if list, err = r.readings(&words[0][0]); err != nil {
			return Answer{}, err
		}
	}
	if len(openings) > len(list) {
		return Answer{}, fmt.Errorf("%w: %d", ErrOpening, len(list))
	}
	defer fpenv.Leave(fpenv.Enter())
	return Answer{Value: r.value(list, words)}, nil
}

// Words checks an opening and returns the reading's elements, each as Tensor.Word; nil if a leaf is malformed. Errors are ErrOpening and
// ErrEvidence.
func (o *Opening) Words(r Reading) ([]uint32, error) { return o.read(&r) }

// Leaves are the first leaf of the tensor that a reading needs, and how many.
func (r Reading) Leaves() (first, count uint64) {
	elements := r.DType.leafElements()
	first = r.First / elements
	return first, (r.First+uint64(r.Count)-1)/elements - first + 1
}

// read checks an opening and returns the reading's elements, nil if a leaf is malformed.
func (o *Opening) read(r *Reading) ([]uint32, error) {
	elements := r.DType.leafElements()
	first, count := r.Leaves()
	if o.Operand != r.Operand || uint64(len(o.Leaves)) != count {
		return nil, fmt.Errorf("%w: %d leaves of operand %d, wanted %d of %d", ErrOpening, len(o.Leaves), o.Operand, count, r.Operand)
	}
	h := repops.Header{Kind: KindTensor, DType: uint8(r.DType), Length: r.Length}
	indices, hashes := make([]uint64, count), make([]repops.Hash, count)
	for i := range indices {
		indices[i], hashes[i] = first+uint64(i), repops.LeafHash(o.Leaves[i])
	}
	if err := repops.VerifyMultiProof(o.Root, h, indices, hashes, o.Proof); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrEvidence, err)
	}
	var words []uint32
	for i, leaf := range o.Leaves {
		if !leafWellFormed(r.DType, r.Length, indices[i], leaf) {
			return nil, nil
		}
		for k := range elements {
			words = append(words, leafWord(r.DType, leaf, k))
		}
	}
	words = words[r.First-first*elements:]
	return words[:r.Count], nil
}

// leafElements is the number of elements of a leaf.
func (d DType) leafElements() uint64 {
	if d == I8 {
		return repops.LeafBytes
	}
	return Group
}

// leafWord is element k of a leaf as Tensor.Word has it.
func leafWord(d DType, leaf []byte, k uint64) uint32 {
	if d == I8 {
		return uint32(int32(int8(leaf[k])))
	}
	return le.Uint32(leaf[4*k:])
}

// leafWellFormed says whether a leaf has its size, zeros behind the end of a tensor of length elements, and no NaN but the
// canonical one.
func leafWellFormed(d DType, length, index uint64, leaf []byte) bool {
	if len(leaf) != repops.LeafBytes {
		return false
	}
	elements := d.leafElements()
	for k := range elements {
		w := leafWord(d, leaf, k)
		if index*elements+k >= length && w != 0 || d == F32 && w&0x7fffffff > 0x7f800000 && w != num.CanonicalNaN {
			return false
		}
	}
	return true
}

// value computes the element, or the run, from the elements that were read.
func (r *refereed) value(list []Reading, words [][]uint32) uint32 {
	n := &r.node
	// term is term k of what a reduction reads by its reading i.
	term := func(i int, k uint32) uint32 {
		if list[i].Count == 1 {
			k = 0
		}
		return words[i][k]
	}
	float := func(i int, k uint32) float32 { return math.Float32frombits(term(i, k)) }
	switch n.Op {
	case OpIota:
		return r.at[n.Attr]
	case OpSegsum, OpMatmul, OpMatmulI8:
		s := r.Start
		from, to := r.terms()
		for k := range uint32(to - from) {
			switch {
			case n.Op == OpMatmul:
				s = math.Float32bits(num.Fma(float(0, k), float(1, k), math.Float32frombits(s)))
			case n.Op == OpMatmulI8:
				s += term(0, k) * term(1, k)
			case term(0, k) == r.at[0]: // rows are below 2^31
				s = math.Float32bits(num.Add(math.Float32frombits(s), float(1, k)))
			}
		}
		return s
	case OpSum, OpAmax:
		_, count := r.group()
		x := make([]float32, count)
		for k := range x {
			x[k] = float(0, uint32(k))
		}
		if n.Op == OpSum {
			return math.Float32bits(sumRun(x))
		}
		return math.Float32bits(amaxRun(x))
	case OpRandom:
		return math.Float32bits(num.Random(uint64(words[1][0])<<32|uint64(words[0][0]), r.Index, r.place.Number, r.Micro))
	case OpGather:
		switch {
		case len(words) > 1:
			return words[1][0]
		case n.DType == F32:
			return num.CanonicalNaN
		}
		return 0
	case OpSelect:
		return words[1][0]
	case OpConcat:
		return words[0][0]
	}
	// Element by element: the interpreter's evaluation of the same node over tensors of one element.
	one := Node{Op: n.Op, Attr: n.Attr, DType: n.DType, Operands: make([]View, len(list))}
	e := evaluation{node: &one}
	for i := range list {
		t := NewTensor(list[i].DType, 1)
		t.SetWord(0, words[i][0])
		e.operands = append(e.operands, t)
	}
	return e.element(0)
}

// Committed is a tensor with the tree of its leaves, of which openings are made. Its tensor must not change.
type Committed struct {
	Tensor
	tree *repops.Tree
	root repops.Hash
}

// Commit hashes a tensor, which has at least one element.
func Commit(t Tensor) (*Committed, error) {
	var leaves []repops.Hash
	switch t.DType {
	case F32:
		leaves = repops.TensorLeaves(nil, t.F32)
	case I32:
		leaves = repops.TensorLeaves(nil, t.I32)
	case I8:
		leaves = repops.TensorLeaves(nil, t.I8)
	default:
		return nil, fmt.Errorf("%w: of %v", ErrTensor, t.DType)
	}
	tree, err := repops.NewTree(leaves)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrTensor, err)
	}
	return &Committed{t, tree, tree.Root(repops.Header{Kind: KindTensor, DType: uint8(t.DType), Length: uint64(t.Len())})}, nil
}

// Root is the tensor root.
func (c *Committed) Root() repops.Hash { return c.root }

// Tree is what its leaves are hashed into. It must not be changed.
func (c *Committed) Tree() *repops.Tree { return c.tree }

// Leaf is leaf i's bytes.
func (c *Committed) Leaf(i uint64) []byte {
	leaf := make([]byte, repops.LeafBytes)
	elements := c.DType.leafElements()
	for k := range min(elements, uint64(c.Len())-i*elements) {
		if w := c.Word(i*elements + k); c.DType == I8 {
			leaf[k] = byte(w)
		} else {
			le.PutUint32(leaf[4*k:], w)
		}
	}
	return leaf
}

// Open opens what a reading asks for. The error is ErrTensor if the tensor is not of the reading's type and length.
func (c *Committed) Open(r Reading) (Opening, error) {
	if c.DType != r.DType || uint64(c.Len()) != r.Length || r.Count == 0 || r.First+uint64(r.Count) > r.Length {
		return Opening{}, fmt.Errorf("%w: %v of %d elements, to be read as %v of %d, %d from %d", ErrTensor, c.DType, c.Len(), r.DType, r.Length, r.Count, r.First)
	}
	o := Opening{Operand: r.Operand, Root: c.root}
	var indices []uint64
	first, count := r.Leaves()
	for i := first; i < first+count; i++ {
		indices = append(indices, i)
		o.Leaves = append(o.Leaves, c.Leaf(i))
	}
	var err error
	o.Proof, err = c.tree.MultiProof(indices)
	return o, err
}

// Evidence makes the openings for a query; tensor gives the tensor that a reading is of. The error is an *Error if the entry is
// ill-formed: then no evidence is wanted.
func (l *Place) Evidence(q Query, tensor func(Reading) (*Committed, error)) ([]Opening, error) {
	r, err := l.ask(q)
	if err != nil {
		return nil, err
	}
	list, err := r.readings(nil)
	if err != nil {
		return nil, err
	}
	var openings []Opening
	for known := false; ; known = true {
		var first *Committed
		for k := len(openings); k < len(list); k++ {
			c, err := tensor(list[k])
			if err != nil {
				return nil, err
			}
			o, err := c.Open(list[k])
			if err != nil {
				return nil, fmt.Errorf("entry %d: %w", list[k].Tensor, err)
			}
			openings = append(openings, o)
			first = c
		}
		if known || !r.node.Op.byWord() {
			return openings, nil
		}
		w := first.Word(list[0].First)
		if list, err = r.readings(&w); err != nil {
			return nil, err
		}
	}
}
