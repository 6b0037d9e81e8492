package program

import (
	"errors"
	"fmt"
	"math"
)

// ErrBuild reports a program that was put together wrongly: shapes that do not fit, a tensor read where it cannot be.
var ErrBuild = errors.New("program cannot be built")

// Value is an operand while a program is built: a view and the type of its tensor. Only the Builder that made it can use it.
type Value struct {
	view  View
	dtype DType
}

// Shape is the value's shape.
func (v Value) Shape() Shape { return v.view.Shape }

// DType is the value's element type.
func (v Value) DType() DType { return v.dtype }

// dim is axis a, counted from the end if negative.
func (v Value) dim(a int) int {
	if a < 0 {
		a += int(v.view.Shape.Rank)
	}
	return int(v.view.Shape.Dims[a])
}

// While a program is built its inputs and nodes are numbered apart, since the number of inputs is not known yet.
const (
	buildInput uint32 = 1 << 28
	buildMicro uint32 = 2 << 28
	buildStep  uint32 = 3 << 28
	buildMask  uint32 = 1<<28 - 1
)

// Builder writes programs. Composites are expansions into primitives, the only form in which they exist in a program
// (docs/arithmetic-programs.md section 7). The first mistake is remembered and returned by Build; until then calls return
// values of no meaning. Nodes are added to the micro-batch part until BeginStep.
type Builder struct {
	p         Program
	given     [5][]Input // by provenance
	constants []Tensor
	scalars   map[uint32]Value
	step      bool
	outputs   []uint32
	err       error

	Sources
	Moves
	Elementwise
	Products
	Activations
	Normalisations
	Attentions
	Optimisers
}

// What a Builder can write, by subject: each part writes to the Builder that it is part of.
type (
	// Sources are what a program is given: state, records, constants, counters, and numbers written into it.
	Sources struct{ *Builder }
	// Moves are views of a value, and what moves elements without computing.
	Moves struct{ *Builder }
	// Elementwise are the primitives that compute element by element.
	Elementwise struct{ *Builder }
	// Products are products of matrices, sums and maxima.
	Products struct{ *Builder }
	// Activations are those, their derivatives, and dropout.
	Activations struct{ *Builder }
	// Normalisations are softmax, the norms and the loss that is made of them.
	Normalisations struct{ *Builder }
	// Attentions are attention, rotary positions and embeddings.
	Attentions struct{ *Builder }
	// Optimisers are steps of an optimiser, local and outer.
	Optimisers struct{ *Builder }
)

// NewBuilder starts a program of d·a micro-batches whose outputs are the next state. With d = a = 0 there are none, and the
// nodes are step nodes from the start.
func NewBuilder(d, a int) *Builder {
	b := &Builder{scalars: map[uint32]Value{}, step: d == 0 && a == 0}
	b.Sources, b.Moves, b.Elementwise, b.Products = Sources{b}, Moves{b}, Elementwise{b}, Products{b}
	b.Activations, b.Normalisations, b.Attentions, b.Optimisers = Activations{b}, Normalisations{b}, Attentions{b}, Optimisers{b}
	if d < 0 || a < 0 || d > MaxGroups || a > MaxMicro {
		b.fail("a grid of %d × %d", d, a)
		return b
	}
	b.p = Program{Loop: true, D: uint8(d), A: uint8(a)}
	return b
}

// NewMap starts a program without micro-batches whose outputs need not look like its state: a prologue or an epilogue.
func NewMap() *Builder {
	b := NewBuilder(0, 0)
	b.p.Loop = false
	return b
}

func (b *Builder) fail(format string, args ...any) {
	if b.err == nil {
		b.err = fmt.Errorf("%w: %s", ErrBuild, fmt.Sprintf(format, args...))
	}
}

// Err is the first mistake so far.
func (b *Builder) Err() error { return b.err }

func (b Sources) input(in Input) Value {
	list := &b.given[in.Provenance]
	*list = append(*list, in)
	return b.whole(buildInput|uint32(in.Provenance)<<24|uint32(len(*list)-1), in.DType, in.Shape)
}

// whole is the view of a whole tensor.
func (b Sources) whole(tensor uint32, t DType, s Shape) Value {
	return Value{View{Tensor: tensor, Shape: s, Stride: rowMajor(s)}, t}
}

// rowMajor is the strides of a contiguous tensor; axes of length 1 have stride 0.
func rowMajor(s Shape) (st [MaxRank]uint32) {
	n := uint32(1)
	for a := int(s.Rank) - 1; a >= 0; a-- {
		if s.Dims[a] > 1 {
			st[a] = n
		}
		n *= s.Dims[a]
	}
	return st
}

func (b Sources) shape(dims []int) Shape {
	if len(dims) > MaxRank {
		b.fail("rank %d", len(dims))
		return Shape{}
	}
	for _, d := range dims {
		if d < 0 || d > MaxElements {
			b.fail("shape %v", dims)
			return Shape{}
		}
	}
	return Of(dims...)
}

// State adds the next tensor of the state.
func (b Sources) State(t DType, dims ...int) Value {
	return b.input(Input{Provenance: State, DType: t, Shape: b.shape(dims), Index: uint32(len(b.given[State]))})
}

// Batch adds a field of the micro-batch, such as its tokens.
func (b Sources) Batch(t DType, field uint32, dims ...int) Value {
	return b.input(Input{Provenance: Batch, DType: t, Shape: b.shape(dims), Index: field})
}

// Constant adds a committed constant. The tensor is kept.
func (b Sources) Constant(t Tensor, dims ...int) Value {
	s := b.shape(dims)
	if n, ok := s.Elements(); !ok || n != uint64(t.Len()) {
		b.fail("constant of %d elements as %v", t.Len(), s)
	}
	b.constants = append(b.constants, t)
	return b.input(Input{Provenance: Constant, DType: t.DType, Shape: s, Root: t.Root()})
}

// Scalar is a constant of one element, the same tensor each time it is asked for.
func (b Sources) Scalar(x float32) Value { return b.scalarBits(math.Float32bits(x)) }

func (b Sources) scalarBits(w uint32) Value {
	v, ok := b.scalars[w]
	if !ok {
		v = b.Constant(Floats(math.Float32frombits(w)))
		b.scalars[w] = v
	}
	return v
}

// Round is the number of the round, an i32 of rank 0.
func (b Sources) Round() Value { return b.counter(CounterRound, Shape{}) }

// StepNumber is the number of the step in its round, an i32 of rank 0.
func (b Sources) StepNumber() Value { return b.counter(CounterStep, Shape{}) }

// Seed is the seed of random, an i32 [2].
func (b Sources) Seed() Value { return b.counter(CounterSeed, Of(2)) }

func (b Sources) counter(index uint32, s Shape) Value {
	for i, in := range b.given[Counter] {
		if in.Index == index {
			return b.whole(buildInput|uint32(Counter)<<24|uint32(i), I32, s)
		}
	}
	return b.input(Input{Provenance: Counter, DType: I32, Shape: s, Index: index})
}

// BeginStep ends the micro-batch nodes.
func (b *Builder) BeginStep() { b.step = true }

// Of is the value that a micro-batch node has in micro-batch m, for step nodes.
func (b *Builder) Of(v Value, m int) Value {
	if v.view.Tensor&^buildMask != buildMicro || m < 0 || m >= int(b.p.D)*int(b.p.A) {
		b.fail("micro-batch %d of an entry that is not a micro-batch node", m)
	}
	v.view.Micro = uint32(m)
	return v
}

// Output makes a whole tensor the next output.
func (b *Builder) Output(v Value) {
	if v.view.Offset != 0 || v.view.Stride != rowMajor(v.view.Shape) {
		b.fail("an output that is not a whole tensor")
	}
	b.outputs = append(b.outputs, v.view.Tensor)
}

// node appends a node and returns its output.
func (b *Builder) node(op Op, attr uint8, band int32, t DType, s Shape, operands ...Value) Value {
	n := Node{Op: op, Attr: attr, Band: band, DType: t, Shape: s}
	for _, o := range operands {
		n.Operands = append(n.Operands, o.view)
	}
	list, base := &b.p.Micro, buildMicro
	if b.step {
		list, base = &b.p.Step, buildStep
	}
	*list = append(*list, n)
	return b.whole(base|uint32(len(*list)-1), t, s)
}

// Build returns the program, which is valid, and its constants in the order of Inputs.Constant.
func (b *Builder) Build() (*Program, []Tensor, error) {
	if b.err != nil {
		return nil, nil, b.err
	}
	p := b.p
	p.Inputs = nil
	var first [5]uint32
	for prov := State; prov <= Counter; prov++ {
		first[prov] = uint32(1 + len(p.Inputs))
		p.Inputs = append(p.Inputs, b.given[prov]...)
	}
	entry := func(t uint32) uint32 {
		switch k := t & buildMask; t &^ buildMask {
		case buildInput:
			return first[k>>24] + k&(1<<24-1)
		case buildMicro:
			return p.firstMicro() + k
		default:
			return p.firstStep() + k
		}
	}
	for _, list := range []*[]Node{&p.Micro, &p.Step} {
		*list = append([]Node(nil), *list...)
		for i := range *list {
			n := &(*list)[i]
			n.Operands = append([]View(nil), n.Operands...)
			for k := range n.Operands {
				n.Operands[k].Tensor = entry(n.Operands[k].Tensor)
			}
		}
	}
	p.Outputs = nil
	for _, o := range b.outputs {
		p.Outputs = append(p.Outputs, entry(o))
	}
	if err := p.Validate(); err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrBuild, err)
	}
	return &p, b.constants, nil
}

// ---- views: they add no node -----------------------------------------------------------------------------------------------

// Permute reorders the axes: axis k of the result is axis order[k] of v.
func (b Moves) Permute(v Value, order ...int) Value {
	w := v
	if len(order) != int(v.view.Shape.Rank) {
		b.fail("%v permuted by %v", v.view.Shape, order)
		return v
	}
	seen := 0
	for k, a := range order {
		if a < 0 || a >= len(order) {
			b.fail("%v permuted by %v", v.view.Shape, order)
			return v
		}
		seen |= 1 << a
		w.view.Shape.Dims[k], w.view.Stride[k] = v.view.Shape.Dims[a], v.view.Stride[a]
	}
	if seen != 1<<len(order)-1 {
		b.fail("%v permuted by %v", v.view.Shape, order)
	}
	return w
}

// Transpose swaps the last two axes.
func (b Moves) Transpose(v Value) Value {
	r := int(v.view.Shape.Rank)
	if r < 2 {
		b.fail("transpose of %v", v.view.Shape)
		return v
	}
	order := make([]int, r)
	for i := range order {
		order[i] = i
	}
	order[r-2], order[r-1] = r-1, r-2
	return b.Permute(v, order...)
}

// Slice keeps [lo, hi) of an axis, counted from the end if negative; lo = hi leaves nothing of it.
func (b Moves) Slice(v Value, axis, lo, hi int) Value {
	if axis < 0 {
		axis += int(v.view.Shape.Rank)
	}
	if axis < 0 || axis >= int(v.view.Shape.Rank) || lo < 0 || lo > hi || hi > int(v.view.Shape.Dims[axis]) {
		b.fail("[%d, %d) of axis %d of %v", lo, hi, axis, v.view.Shape)
		return v
	}
	v.view.Offset += uint32(lo) * v.view.Stride[axis]
	v.view.Shape.Dims[axis] = uint32(hi - lo)
	if hi-lo <= 1 {
		v.view.Stride[axis] = 0
	}
	return v
}

// Reshape gives a view of contiguous elements other axes.
func (b Moves) Reshape(v Value, dims ...int) Value {
	s := b.shape(dims)
	n, _ := v.view.Shape.Elements()
	if m, ok := s.Elements(); !ok || m != n || v.view.Stride != rowMajor(v.view.Shape) {
		b.fail("%v, strides %v, as %v", v.view.Shape, v.view.Stride, s)
		return v
	}
	v.view.Shape, v.view.Stride = s, rowMajor(s)
	return v
}

// Flat is v as one axis.
func (b Moves) Flat(v Value) Value {
	n, _ := v.view.Shape.Elements()
	return b.Reshape(v, int(n))
}

// Split cuts an axis in two, of n/inner and inner elements.
func (b Moves) Split(v Value, axis, inner int) Value {
	s, st := v.view.Shape, v.view.Stride
	if axis < 0 || axis >= int(s.Rank) || s.Rank == MaxRank || inner < 1 || int(s.Dims[axis])%inner != 0 {
		b.fail("axis %d of %v cut by %d", axis, s, inner)
		return v
	}
	w := v
	w.view.Shape.Rank++
	copy(w.view.Shape.Dims[axis+1:], s.Dims[axis:])
	copy(w.view.Stride[axis+1:], st[axis:])
	w.view.Shape.Dims[axis], w.view.Shape.Dims[axis+1] = s.Dims[axis]/uint32(inner), uint32(inner)
	w.view.Stride[axis] = st[axis] * uint32(inner)
	for a := axis; a <= axis+1; a++ {
		if w.view.Shape.Dims[a] == 1 {
			w.view.Stride[a] = 0
		}
	}
	return w
}

// Broadcast repeats v to a shape: axes are matched from the last one, absent ones and those of length 1 get stride 0.
func (b Moves) Broadcast(v Value, s Shape) Value {
	old := v.view
	if old.Shape.Rank > s.Rank {
		b.fail("%v to %v", old.Shape, s)
		return v
	}
	v.view.Shape, v.view.Stride = s, [MaxRank]uint32{}
	shift := int(s.Rank - old.Shape.Rank)
	for a := range int(old.Shape.Rank) {
		switch d := old.Shape.Dims[a]; {
		case d == s.Dims[a+shift]:
			v.view.Stride[a+shift] = old.Stride[a]
		case d != 1:
			b.fail("%v to %v", old.Shape, s)
		}
	}
	return v
}

// common is the shape that values broadcast to.
func (b Elementwise) common(vs ...Value) Shape {
	var s Shape
	for _, v := range vs {
		s.Rank = max(s.Rank, v.view.Shape.Rank)
	}
	for a := range int(s.Rank) {
		s.Dims[a] = 1
	}
	for _, v := range vs {
		shift := int(s.Rank - v.view.Shape.Rank)
		for a := range int(v.view.Shape.Rank) {
			d := v.view.Shape.Dims[a]
			if d == 1 {
				continue
			}
			if t := &s.Dims[a+shift]; *t == 1 {
				*t = d
			} else if *t != d {
				b.fail("%v does not broadcast to %v", v.view.Shape, s)
			}
		}
	}
	return s
}

// ---- primitives ------------------------------------------------------------------------------------------------------------

// elementwise appends a primitive over operands that broadcast to one shape.
func (b Elementwise) elementwise(op Op, attr uint8, t DType, vs ...Value) Value {
	s := b.common(vs...)
	for i := range vs {
		vs[i] = b.Broadcast(vs[i], s)
	}
	return b.node(op, attr, 0, t, s, vs...)
}

// Copy writes a view out.
func (b Moves) Copy(v Value) Value { return b.node(OpCopy, 0, 0, v.dtype, v.view.Shape, v) }

// Concat joins values along an axis, counted from the end if negative; more than MaxOperands in several nodes.
func (b Moves) Concat(axis int, vs ...Value) Value {
	for len(vs) > MaxOperands {
		var joined []Value
		for lo := 0; lo < len(vs); lo += MaxOperands {
			joined = append(joined, b.Concat(axis, vs[lo:min(lo+MaxOperands, len(vs))]...))
		}
		vs = joined
	}
	if len(vs) == 0 {
		b.fail("concat of nothing")
		return Value{}
	}
	s := vs[0].view.Shape
	if axis < 0 {
		axis += int(s.Rank)
	}
	if axis < 0 || axis >= int(s.Rank) {
		b.fail("concat of %v along axis %d", s, axis)
		return vs[0]
	}
	for _, v := range vs[1:] {
		s.Dims[axis] += v.view.Shape.Dims[axis]
	}
	return b.node(OpConcat, uint8(axis), 0, vs[0].dtype, s, vs...)
}

// Iota is the index along an axis.
func (b Moves) Iota(axis int, dims ...int) Value {
	return b.node(OpIota, uint8(axis), 0, I32, b.shape(dims))
}

// Gather is rows of a table [R, s…] by an i32 index.
func (b Moves) Gather(table, index Value) Value {
	s, t := index.view.Shape, table.view.Shape
	if t.Rank == 0 || int(s.Rank)+int(t.Rank)-1 > MaxRank {
		b.fail("gather of %v by %v", t, s)
		return table
	}
	copy(s.Dims[s.Rank:], t.Dims[1:t.Rank])
	s.Rank += t.Rank - 1
	return b.node(OpGather, 0, 0, table.dtype, s, table, index)
}

// Segsum adds g [C, T], token-last, into rows rows by index [T].
func (b Moves) Segsum(index, g Value, rows int) Value {
	return b.node(OpSegsum, 0, 0, F32, b.shape([]int{rows, g.dim(0)}), b.reducible(index), b.reducible(g))
}

// reducible is v, or a copy of it if its last axis is strided.
func (b Products) reducible(v Value) Value {
	if r := v.view.Shape.Rank; r == 0 || v.view.Stride[r-1] > 1 {
		return b.Copy(v)
	}
	return v
}

// Matmul is A […, M, K] times B […, N, K], both with the contracted axis last, without a band.
func (b Products) Matmul(x, y Value) Value { return b.MatmulBand(x, y, BandNone, 0) }

// Contract is Matmul for rows of any length: more than MaxContraction terms are cut into chains from the first term on, the last one
// shorter, whose products are added up in their order (docs/arithmetic-programs.md rule 7.1).
func (b Products) Contract(x, y Value) Value { return b.ContractBand(x, y, BandNone, 0) }

// ContractBand is Contract over the k that the band admits.
func (b Products) ContractBand(x, y Value, band uint8, offset int32) Value {
	if x.view.Shape.Rank == 0 || y.view.Shape.Rank == 0 || x.dim(-1) != y.dim(-1) || x.dim(-1) <= MaxContraction {
		return b.MatmulBand(x, y, band, offset)
	}
	x, y = b.reducible(x), b.reducible(y)
	return b.chains(x.dim(-1), func(lo, hi int) Value {
		at := offset
		if band != BandNone {
			at -= int32(lo)
		}
		return b.MatmulBand(b.Slice(x, -1, lo, hi), b.Slice(y, -1, lo, hi), band, at)
	})
}

// chains adds up what chain makes of the terms [0, MaxContraction), [MaxContraction, …) and so on of k, in this order.
func (b Elementwise) chains(k int, chain func(lo, hi int) Value) Value {
	total := chain(0, min(k, MaxContraction))
	for lo := MaxContraction; lo < k; lo += MaxContraction {
		total = b.Add(total, chain(lo, min(k, lo+MaxContraction)))
	}
	return total
}

// MatmulBand is Matmul over the k that the band admits. Leading axes broadcast. A strided contracted axis is copied first.
func (b Products) MatmulBand(x, y Value, band uint8, offset int32) Value {
	return b.matmul(OpMatmul, F32, x, y, band, offset)
}

// MatmulI8 is the exact integer product of i8 operands, in i32.
func (b Products) MatmulI8(x, y Value) Value { return b.matmul(OpMatmulI8, I32, x, y, BandNone, 0) }

func (b Products) matmul(op Op, t DType, x, y Value, band uint8, offset int32) Value {
	rx, ry := int(x.view.Shape.Rank), int(y.view.Shape.Rank)
	if rx < 2 || ry < 2 {
		b.fail("matmul of %v and %v", x.view.Shape, y.view.Shape)
		return x
	}
	x, y = b.reducible(x), b.reducible(y)
	lead := func(v Value) Value {
		v.view.Shape.Rank -= 2
		for a := int(v.view.Shape.Rank); a < MaxRank; a++ {
			v.view.Shape.Dims[a], v.view.Stride[a] = 0, 0
		}
		return v
	}
	s := b.common(lead(x), lead(y))
	r := int(s.Rank)
	full := func(v Value) Value {
		f := s
		n := int(v.view.Shape.Rank)
		copy(f.Dims[r:], v.view.Shape.Dims[n-2:n])
		f.Rank += 2
		return b.Broadcast(v, f)
	}
	if r+2 > MaxRank {
		b.fail("matmul of %v and %v", x.view.Shape, y.view.Shape)
		return x
	}
	x, y = full(x), full(y)
	s.Dims[r], s.Dims[r+1] = x.view.Shape.Dims[r], y.view.Shape.Dims[r]
	s.Rank += 2
	return b.node(op, band, offset, t, s, x, y)
}

// Sum is the whole tree of rules 2.6 and 2.7 over the last axis, one node a level; that axis stays, of length 1.
func (b Products) Sum(v Value) Value { return b.reduce(OpSum, v) }

// Amax is the maximum over the last axis, one node a level; that axis stays, of length 1.
func (b Products) Amax(v Value) Value { return b.reduce(OpAmax, v) }

func (b Products) reduce(op Op, v Value) Value {
	if v.view.Shape.Rank == 0 {
		b.fail("%v of a scalar", op)
		return v
	}
	for v = b.reducible(v); ; {
		s := v.view.Shape
		l := &s.Dims[s.Rank-1]
		*l = max(1, *l/Group+min(1, *l%Group))
		v = b.node(op, 0, 0, F32, s, v)
		if *l == 1 {
			return v
		}
	}
}

// Add is x + y.
func (b Elementwise) Add(x, y Value) Value { return b.elementwise(OpAdd, 0, F32, x, y) }

// Sub is x − y.
func (b Elementwise) Sub(x, y Value) Value { return b.elementwise(OpSub, 0, F32, x, y) }

// Mul is x·y.
func (b Elementwise) Mul(x, y Value) Value { return b.elementwise(OpMul, 0, F32, x, y) }

// Div is x / y.
func (b Elementwise) Div(x, y Value) Value { return b.elementwise(OpDiv, 0, F32, x, y) }

// Fma is x·y + z, rounded once.
func (b Elementwise) Fma(x, y, z Value) Value { return b.elementwise(OpFma, 0, F32, x, y, z) }

// Neg is x·(−1).
func (b Elementwise) Neg(x Value) Value { return b.Mul(x, b.Scalar(-1)) }

// Sqrt is √x.
func (b Elementwise) Sqrt(x Value) Value { return b.elementwise(OpSqrt, 0, F32, x) }

// Rsqrt is 1/√x.
func (b Elementwise) Rsqrt(x Value) Value { return b.elementwise(OpRsqrt, 0, F32, x) }

// Exp is e^x.
func (b Elementwise) Exp(x Value) Value { return b.elementwise(OpExp, 0, F32, x) }

// Log is the natural logarithm.
func (b Elementwise) Log(x Value) Value { return b.elementwise(OpLog, 0, F32, x) }

// Tanh is the hyperbolic tangent.
func (b Elementwise) Tanh(x Value) Value { return b.elementwise(OpTanh, 0, F32, x) }

// Erf is the error function.
func (b Elementwise) Erf(x Value) Value { return b.elementwise(OpErf, 0, F32, x) }

// Sin is the sine.
func (b Elementwise) Sin(x Value) Value { return b.elementwise(OpSin, 0, F32, x) }

// Cos is the cosine.
func (b Elementwise) Cos(x Value) Value { return b.elementwise(OpCos, 0, F32, x) }

// Maximum is the IEEE 754-2019 maximum.
func (b Elementwise) Maximum(x, y Value) Value { return b.elementwise(OpMinmax, Maximum, F32, x, y) }

// Minimum is the IEEE 754-2019 minimum.
func (b Elementwise) Minimum(x, y Value) Value { return b.elementwise(OpMinmax, Minimum, F32, x, y) }

// Cmp compares two f32 or two i32: CmpEq, CmpLt or CmpLe.
func (b Elementwise) Cmp(kind uint8, x, y Value) Value { return b.elementwise(OpCmp, kind, I8, x, y) }

// Select is x where the i8 condition is not 0, else y.
func (b Elementwise) Select(condition, x, y Value) Value {
	return b.elementwise(OpSelect, 0, x.dtype, condition, x, y)
}

// Convert changes the element type.
func (b Elementwise) Convert(t DType, x Value) Value { return b.elementwise(OpConvert, 0, t, x) }

// Random is uniform in [0, 1) (docs/arithmetic.md section 4), different for every node, micro-batch and element.
func (b Elementwise) Random(seed Value, dims ...int) Value {
	return b.node(OpRandom, 0, 0, F32, b.shape(dims), seed)
}
