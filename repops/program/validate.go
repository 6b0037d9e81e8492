package program

import (
	"fmt"
	"math"
)

// Validate checks every rule of docs/arithmetic-programs.md section 4 and returns an *Error for the first entry that breaks
// one. A program that passes can be interpreted on any inputs of the right types and sizes, to the last element.
func (p *Program) Validate() error {
	for i := range p.Entries() {
		if err := p.CheckEntry(uint32(i)); err != nil {
			return err
		}
	}
	return nil
}

// CheckEntry checks one entry. It reads that entry, the header and the entries it names, nothing else, so that one
// transaction can show an ill-formed one. It returns an *Error or nil.
func (p *Program) CheckEntry(entry uint32) error {
	if entry == 0 {
		return checkHeader(p)
	}
	c := checker{layout: p.layout(), entry: entry, tensor: func(e uint32) (declared, bool, error) { return p.declared(e), true, nil }}
	switch {
	case int64(entry) >= int64(p.Entries()):
		c.fail(ErrIndex, "the program has %d entries", p.Entries())
	case entry < p.firstMicro():
		c.input(&p.Inputs[entry-1])
	case entry < p.firstOutput():
		c.node(p.Node(entry))
	default:
		c.output(p.Outputs[entry-p.firstOutput()])
	}
	return c.err
}

func checkHeader(p *Program) error {
	if err := checkCounts(uint64(len(p.Inputs)), uint64(len(p.Micro)), uint64(len(p.Step)), uint64(len(p.Outputs))); err != nil {
		return err
	}
	l := p.layout()
	return l.checkGrid()
}

func (l *layout) checkGrid() error {
	d, a := int(l.d), int(l.a)
	if l.micro == 0 && (d != 0 || a != 0) || l.micro > 0 && (d < 1 || a < 1 || d > MaxGroups || d*a > MaxMicro) {
		return &Error{0, ErrGrid, fmt.Sprintf("%d × %d micro-batches of %d nodes", d, a, l.micro)}
	}
	return nil
}

// declared is an input or node as the rules on entries that name it need it. Of a node, the provenance is 0.
type declared struct {
	provenance Provenance
	dtype      DType
	shape      Shape
}

// declared returns the tensor at an entry that has one.
func (p *Program) declared(entry uint32) declared {
	if entry < p.firstMicro() {
		in := &p.Inputs[entry-1]
		return declared{in.Provenance, in.DType, in.Shape}
	}
	n := p.Node(entry)
	return declared{0, n.DType, n.Shape}
}

// checker checks one entry. tensor finds an entry that it names, in [1, firstOutput): false if that is not known, and rules
// that need it are passed over; an error if it cannot be decoded.
type checker struct {
	layout
	entry  uint32
	tensor func(entry uint32) (declared, bool, error)
	err    error
}

// lookup is tensor; what cannot be decoded breaks a rule.
func (c *checker) lookup(entry uint32) (t declared, known bool) {
	t, known, err := c.tensor(entry)
	if c.err == nil {
		c.err = err
	}
	return t, known && err == nil
}

func (c *checker) fail(err error, format string, args ...any) {
	if c.err == nil {
		c.err = &Error{c.entry, err, fmt.Sprintf(format, args...)}
	}
}

// tensorShape checks the shape of a tensor: every axis at least 1.
func (c *checker) tensorShape(t DType, s Shape) {
	if !t.Known() {
		c.fail(ErrDType, "%v", t)
	}
	c.dims(s)
	if n, ok := s.Elements(); ok && n == 0 {
		c.fail(ErrShape, "an axis of %v is 0", s)
	}
}

func (c *checker) dims(s Shape) {
	if s.Rank > MaxRank {
		c.fail(ErrRank, "rank %d", s.Rank)
		return
	}
	for _, d := range s.Dims[s.Rank:] {
		if d != 0 {
			c.fail(ErrReserved, "an axis beyond rank %d is %d", s.Rank, d)
		}
	}
	if _, ok := s.Elements(); !ok {
		c.fail(ErrElements, "%v", s)
	}
}

func (c *checker) input(in *Input) {
	c.tensorShape(in.DType, in.Shape)
	switch in.Provenance {
	case State:
		if in.Index != c.entry-1 {
			c.fail(ErrIndex, "state %d at input %d", in.Index, c.entry-1)
		}
		if c.loop && in.Index >= c.outputs {
			c.fail(ErrIndex, "state %d of %d outputs", in.Index, c.outputs)
		}
	case Batch:
		if c.micro == 0 {
			c.fail(ErrProvenance, "a batch without micro-batch nodes")
		}
	case Constant:
		if in.Index != 0 {
			c.fail(ErrIndex, "constant with index %d", in.Index)
		}
	case Counter:
		want := Shape{}
		if in.Index == CounterSeed {
			want = Of(2)
		}
		switch {
		case in.Index > CounterSeed:
			c.fail(ErrIndex, "counter %d", in.Index)
		case in.DType != I32:
			c.fail(ErrDType, "counter of %v", in.DType)
		case in.Shape != want:
			c.fail(ErrShape, "counter %d of shape %v", in.Index, in.Shape)
		}
	default:
		c.fail(ErrProvenance, "provenance %d", in.Provenance)
	}
	if (in.Provenance == Constant) == (in.Root == [32]byte{}) {
		c.fail(ErrRoot, "a constant has a root, nothing else has")
	}
}

func (c *checker) output(tensor uint32) {
	k := c.entry - c.firstOutput()
	if tensor == 0 || tensor >= c.firstOutput() || c.isMicro(tensor) {
		c.fail(ErrReference, "output %d is entry %d", k, tensor)
		return
	}
	t, known := c.lookup(tensor)
	if t.provenance == Batch {
		c.fail(ErrReference, "output %d is the batch entry %d", k, tensor)
	}
	if c.err != nil || !c.loop {
		return
	}
	if k >= c.inputs {
		c.fail(ErrOutput, "output %d has no state input", k)
		return
	}
	in, inKnown := c.lookup(1 + k)
	switch {
	case c.err != nil || !inKnown:
	case in.provenance != State:
		c.fail(ErrOutput, "output %d has no state input", k)
	case known && (t.dtype != in.dtype || t.shape != in.shape):
		c.fail(ErrOutput, "output %d is %v %v, state %d is %v %v", k, t.dtype, t.shape, k, in.dtype, in.shape)
	}
}

// view checks an operand and returns the element type of its tensor, 0 if that is not known. reduced says that the last axis
// is reduced: it may be empty, and its stride is 0 or 1.
func (c *checker) view(v *View, reduced bool) DType {
	c.dims(v.Shape)
	if c.err != nil {
		return 0
	}
	r := int(v.Shape.Rank)
	for _, s := range v.Stride[r:] {
		if s != 0 {
			c.fail(ErrReserved, "a stride beyond rank %d is %d", r, s)
		}
	}
	if v.Tensor == 0 || v.Tensor >= c.entry {
		c.fail(ErrReference, "operand is entry %d", v.Tensor)
		return 0
	}
	step := c.entry >= c.firstStep()
	if step && c.isMicro(v.Tensor) {
		if int(v.Micro) >= c.micros() {
			c.fail(ErrMicro, "micro-batch %d of %d", v.Micro, c.micros())
		}
	} else if v.Micro != 0 {
		c.fail(ErrMicro, "micro-batch %d of entry %d", v.Micro, v.Tensor)
	}
	if c.err != nil {
		return 0
	}
	t, known := c.lookup(v.Tensor)
	if step && t.provenance == Batch {
		c.fail(ErrReference, "a step node reads batch entry %d", v.Tensor)
	}
	n := uint64(math.MaxUint64)
	if known {
		if !t.dtype.Known() {
			c.fail(ErrDType, "entry %d is of %v", v.Tensor, t.dtype)
		}
		var ok bool
		if n, ok = t.shape.Elements(); !ok {
			// The named entry is the ill-formed one; nothing lies inside its tensor.
			c.fail(ErrView, "entry %d has no elements", v.Tensor)
		}
	}
	if c.err != nil {
		return 0
	}
	last := uint64(v.Offset)
	for i, d := range v.Shape.Dims[:r] {
		if d == 0 && !(reduced && i == r-1) {
			c.fail(ErrShape, "axis %d of a view is 0", i)
		}
		// Below 2^31 · 2^32 + 2^32, and checked before the next axis is added: no overflow.
		if d > 1 {
			last += uint64(d-1) * uint64(v.Stride[i])
		}
		if last >= n {
			break
		}
	}
	if last >= n {
		c.fail(ErrView, "element %d or more of %d", last, n)
	}
	if reduced {
		if r == 0 {
			c.fail(ErrRank, "no axis to reduce")
		} else if v.Stride[r-1] > 1 {
			c.fail(ErrStride, "stride %d", v.Stride[r-1])
		}
	}
	return t.dtype
}

// dtype reports an operand or output of another type than wanted. What is not known is of any type.
func (c *checker) dtype(what string, got, want DType) {
	if got != 0 && want != 0 && got != want {
		c.fail(ErrDType, "%s is %v, %v wanted", what, got, want)
	}
}

func (c *checker) same(what string, got, want Shape) {
	if got != want {
		c.fail(ErrShape, "%s is %v, %v wanted", what, got, want)
	}
}

// reduces says that the last axis of the operands is reduced.
func (o Op) reduces() bool {
	return o == OpMatmul || o == OpMatmulI8 || o == OpSum || o == OpAmax || o == OpSegsum
}

func (c *checker) node(n *Node) {
	if n.Op == 0 || n.Op >= opEnd {
		c.fail(ErrOpcode, "%v", n.Op)
		return
	}
	c.tensorShape(n.DType, n.Shape)
	if c.err != nil {
		return
	}
	if n.Op == OpConcat || n.Op == OpIota {
		if n.Attr >= n.Shape.Rank {
			c.fail(ErrAttribute, "axis %d of %v", n.Attr, n.Shape)
			return
		}
	} else if n.Attr >= attrEnd[n.Op] {
		c.fail(ErrAttribute, "attribute %d of %v", n.Attr, n.Op)
	}
	if n.Band != 0 && (n.Op != OpMatmul || n.Attr == BandNone) {
		c.fail(ErrAttribute, "band offset %d of %v", n.Band, n.Op)
	}
	if count := len(n.Operands); n.Op == OpConcat && (count < 1 || count > MaxOperands) || n.Op != OpConcat && count != arity[n.Op] {
		c.fail(ErrOperandCount, "%d operands of %v", count, n.Op)
	}
	if c.err != nil {
		return
	}
	var t [MaxOperands]DType
	for i := range n.Operands {
		t[i] = c.view(&n.Operands[i], n.Op.reduces())
	}
	if c.err != nil {
		return
	}
	c.types(n, &t)
	c.shapes(n)
}

// types checks the element types of a node; t are those of its operands.
func (c *checker) types(n *Node, t *[MaxOperands]DType) {
	switch n.Op {
	case OpCopy:
		c.dtype("output", n.DType, t[0])
	case OpConcat:
		for i := range n.Operands {
			c.dtype("operand", t[i], n.DType)
		}
	case OpIota:
		c.dtype("output", n.DType, I32)
	case OpGather:
		c.dtype("output", n.DType, t[0])
		c.dtype("index", t[1], I32)
	case OpSegsum:
		c.dtype("index", t[0], I32)
		c.dtype("operand", t[1], F32)
		c.dtype("output", n.DType, F32)
	case OpMatmulI8:
		c.dtype("operand", t[0], I8)
		c.dtype("operand", t[1], I8)
		c.dtype("output", n.DType, I32)
	case OpCmp:
		if t[0] == I8 || t[1] == I8 {
			c.fail(ErrDType, "cmp of i8")
		}
		c.dtype("second operand", t[1], t[0])
		c.dtype("output", n.DType, I8)
	case OpSelect:
		c.dtype("condition", t[0], I8)
		c.dtype("second operand", t[1], n.DType)
		c.dtype("third operand", t[2], n.DType)
	case OpConvert:
		if n.DType == t[0] {
			c.fail(ErrDType, "convert from %v to itself", n.DType)
		}
	case OpRandom:
		c.dtype("seed", t[0], I32)
		c.dtype("output", n.DType, F32)
	case OpMatmul, OpSum, OpAmax, OpAdd, OpSub, OpMul, OpDiv, OpFma, OpSqrt, OpRsqrt, OpExp, OpLog, OpTanh, OpErf, OpMinmax, OpSin, OpCos:
		for i := range n.Operands {
			c.dtype("operand", t[i], F32)
		}
		c.dtype("output", n.DType, F32)
	default:
		c.fail(ErrOpcode, "no types are known of %v", n.Op)
	}
}

// shapes checks how the shapes of a node's views and of its output fit. Ranks of reduced views are at least 1.
func (c *checker) shapes(n *Node) {
	switch n.Op {
	case OpConcat:
		c.concat(n)
	case OpIota:
	case OpGather:
		c.gather(n)
	case OpSegsum:
		i, g := n.Operands[0].Shape, n.Operands[1].Shape
		if i.Rank != 1 || g.Rank != 2 || n.Shape.Rank != 2 {
			c.fail(ErrRank, "segsum of %v, %v to %v", i, g, n.Shape)
			return
		}
		c.contraction(g.Dims[1])
		if i.Dims[0] != g.Dims[1] || n.Shape.Dims[1] != g.Dims[0] {
			c.fail(ErrShape, "segsum of %v, %v to %v", i, g, n.Shape)
		}
	case OpMatmul, OpMatmulI8:
		c.matmul(n)
	case OpSum, OpAmax:
		want := n.Operands[0].Shape
		l := &want.Dims[want.Rank-1]
		*l = max(1, *l/Group+min(1, *l%Group))
		c.same("output", n.Shape, want)
	case OpRandom:
		c.same("seed", n.Operands[0].Shape, Of(2))
	default:
		if n.Op != OpCopy && !n.Op.elementwise() {
			c.fail(ErrOpcode, "no shapes are known of %v", n.Op)
			return
		}
		for i := range n.Operands {
			c.same("operand", n.Operands[i].Shape, n.Shape)
		}
	}
}

func (c *checker) contraction(k uint32) {
	if k > MaxContraction {
		c.fail(ErrContraction, "%d terms", k)
	}
}

func (c *checker) concat(n *Node) {
	var length uint64
	for i := range n.Operands {
		s := n.Operands[i].Shape
		if s.Rank != n.Shape.Rank {
			c.fail(ErrRank, "operand %v, output %v", s, n.Shape)
			return
		}
		length += uint64(s.Dims[n.Attr])
		s.Dims[n.Attr] = n.Shape.Dims[n.Attr]
		c.same("operand", s, n.Shape)
	}
	if length != uint64(n.Shape.Dims[n.Attr]) {
		c.fail(ErrShape, "operands of %d along axis %d of %v", length, n.Attr, n.Shape)
	}
}

// gather: table [R, s…], index [i…] to [i…, s…].
func (c *checker) gather(n *Node) {
	table, index := n.Operands[0].Shape, n.Operands[1].Shape
	if table.Rank == 0 || int(index.Rank)+int(table.Rank)-1 != int(n.Shape.Rank) {
		c.fail(ErrRank, "gather of %v by %v to %v", table, index, n.Shape)
		return
	}
	want := index
	want.Rank = n.Shape.Rank
	copy(want.Dims[index.Rank:], table.Dims[1:table.Rank])
	c.same("output", n.Shape, want)
}

// matmul: A […, M, K], B […, N, K] to […, M, N].
func (c *checker) matmul(n *Node) {
	a, b := n.Operands[0].Shape, n.Operands[1].Shape
	r := a.Rank
	if r < 2 || b.Rank != r || n.Shape.Rank != r {
		c.fail(ErrRank, "%v of %v and %v to %v", n.Op, a, b, n.Shape)
		return
	}
	c.contraction(a.Dims[r-1])
	want := a
	want.Dims[r-1] = b.Dims[r-2]
	c.same("output", n.Shape, want)
	b.Dims[r-2] = a.Dims[r-2]
	c.same("second operand", b, a)
}
