package program

import (
	"fmt"
	"math"

	"assay/repops"
	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

// Inputs are the values that a program is given, each list in the order of the program's Input entries of that provenance.
type Inputs struct {
	State    []Tensor
	Constant []Tensor
	Batch    [][]Tensor // for each micro-batch m = d·A + a
	Round    uint32     // below 2^31, as Step is
	Step     uint32
	Seed     uint64 // of random
}

// Observer is told each node's output as it is computed: the part of the step (a micro-batch, or D·A for the step nodes), the
// entry, the output. It must not change the tensor nor keep it.
type Observer func(part int, entry uint32, out Tensor)

// CheckConstants is an error unless the tensors are those whose roots the program's Constant inputs name.
func (p *Program) CheckConstants(constants []Tensor) error {
	k := 0
	for i := range p.Inputs {
		in := &p.Inputs[i]
		if in.Provenance != Constant {
			continue
		}
		if k >= len(constants) {
			return fmt.Errorf("%w: %d constants", ErrTensor, len(constants))
		}
		if err := constants[k].check(in.DType, in.Shape); err != nil {
			return fmt.Errorf("constant %d: %w", k, err)
		}
		if r := constants[k].Root(); r != in.Root {
			return fmt.Errorf("constant %d: %w: root %v, the program names %v", k, ErrTensor, r, repops.Hash(in.Root))
		}
		k++
	}
	if k != len(constants) {
		return fmt.Errorf("%w: %d constants, %d wanted", ErrTensor, len(constants), k)
	}
	return nil
}

// bind returns the tensors of the input entries (batches: of micro-batch 0) after checking all of them but the constants'
// roots. Index 0 stands for the header.
func (p *Program) bind(in *Inputs) ([]Tensor, error) {
	bound := make([]Tensor, p.firstMicro())
	return bound, bindTo(p, bound, new([4]int32), in, in.Constant, true, 0, len(in.Batch))
}

// bindTo is bind into bound, counters being the memory of the counters. Without batches in.Batch is not looked at, with them only
// micro-batches [lo, hi) of it are.
func bindTo(p *Program, bound []Tensor, counters *[4]int32, in *Inputs, constants []Tensor, batches bool, lo, hi int) error {
	var state, constant, batch int
	next := func(list []Tensor, k *int, e *Input) (Tensor, error) {
		if *k >= len(list) {
			return Tensor{}, fmt.Errorf("%w: input %d is missing", ErrTensor, *k)
		}
		t := list[*k]
		*k++
		return t, t.check(e.DType, e.Shape)
	}
	if batches && len(in.Batch) != p.MicroBatches() {
		return fmt.Errorf("%w: %d micro-batches, %d wanted", ErrTensor, len(in.Batch), p.MicroBatches())
	}
	var err error
	if *counters, err = in.counters(); err != nil {
		return err
	}
	for i := range p.Inputs {
		e := &p.Inputs[i]
		var err error
		switch e.Provenance {
		case State:
			bound[i+1], err = next(in.State, &state, e)
		case Constant:
			bound[i+1], err = next(constants, &constant, e)
		case Batch:
			for m := lo; m < hi && batches; m++ {
				k := batch
				var t Tensor
				if t, err = next(in.Batch[m], &k, e); err != nil {
					err = fmt.Errorf("micro-batch %d: %w", m, err)
					break
				}
				if m == 0 {
					bound[i+1] = t
				}
			}
			batch++
		case Counter:
			at, n := int(e.Index), 1
			if e.Index == CounterSeed {
				n = 2
			}
			bound[i+1] = Tensor{DType: I32, I32: counters[at : at+n : at+n]}
		}
		if err != nil {
			return fmt.Errorf("input %d: %w", i, err)
		}
	}
	for m := lo; m < hi && batches; m++ {
		if len(in.Batch[m]) != batch {
			return fmt.Errorf("%w: %d fields of micro-batch %d, %d wanted", ErrTensor, len(in.Batch[m]), m, batch)
		}
	}
	if state != len(in.State) || constant != len(constants) {
		return fmt.Errorf("%w: %d state tensors and %d constants, %d and %d wanted", ErrTensor, len(in.State), len(constants), state, constant)
	}
	return nil
}

// counters are the values of the counters, each at its index.
func (in *Inputs) counters() ([4]int32, error) {
	if in.Round > math.MaxInt32 || in.Step > math.MaxInt32 {
		return [4]int32{}, fmt.Errorf("%w: round %d, step %d", ErrTensor, in.Round, in.Step)
	}
	return [4]int32{int32(in.Round), int32(in.Step), int32(uint32(in.Seed)), int32(uint32(in.Seed >> 32))}, nil
}

// batchEntries returns the batch inputs' entries in order.
func batchEntries(p *Program) []int {
	var list []int
	for i := range p.Inputs {
		if p.Inputs[i].Provenance == Batch {
			list = append(list, i+1)
		}
	}
	return list
}

// Interpret runs a program that Validate accepts, node by node and element by element, on the scalars of package num. It is
// the meaning of programs; nothing in it is fast. It returns the output tensors, which may share memory with the inputs. It
// checks types, sizes, NaNs and, for constants, roots. observe may be nil.
func (p *Program) Interpret(in *Inputs, observe Observer) ([]Tensor, error) {
	bound, err := p.bind(in)
	if err != nil {
		return nil, err
	}
	if err := p.CheckConstants(in.Constant); err != nil {
		return nil, err
	}
	defer fpenv.Leave(fpenv.Enter())

	micros := p.MicroBatches()
	// values[m] holds the tensors of micro-batch m by entry, values[D·A] those of the step nodes; inputs stand in all of them.
	values := make([][]Tensor, micros+1)
	for part := range values {
		v := make([]Tensor, p.firstOutput())
		copy(v, bound)
		if part < micros {
			for k, e := range batchEntries(p) {
				v[e] = in.Batch[part][k]
			}
		}
		values[part] = v
		lo, hi := p.firstMicro(), p.firstStep()
		if part == micros {
			lo, hi = hi, p.firstOutput()
		}
		for e := lo; e < hi; e++ {
			n := p.Node(e)
			ev := evaluation{node: n, entry: e, micro: uint32(part)}
			for i := range n.Operands {
				o := &n.Operands[i]
				from := v
				if part == micros && o.Tensor >= p.firstMicro() && o.Tensor < p.firstStep() {
					from = values[o.Micro]
				}
				ev.operands = append(ev.operands, from[o.Tensor])
			}
			size, _ := n.Shape.Elements()
			v[e] = NewTensor(n.DType, int(size))
			for i := range size {
				v[e].SetWord(i, ev.element(i))
			}
			if observe != nil {
				observe(part, e, v[e])
			}
		}
	}
	out := make([]Tensor, len(p.Outputs))
	for i, e := range p.Outputs {
		out[i] = values[micros][e]
	}
	return out, nil
}

// evaluation is one node with the tensors of its operands.
type evaluation struct {
	node     *Node
	entry    uint32
	micro    uint32
	operands []Tensor
}

// coordinates splits a flat index of a tensor of shape s.
func coordinates(s Shape, i uint64) (c [MaxRank]uint32) {
	for a := int(s.Rank) - 1; a >= 0; a-- {
		c[a] = uint32(i % uint64(s.Dims[a]))
		i /= uint64(s.Dims[a])
	}
	return c
}

// at is the place of element c of the view in the tensor's flat list.
func (v *View) at(c [MaxRank]uint32) uint64 {
	p := uint64(v.Offset)
	for a := range v.Shape.Rank {
		p += uint64(c[a]) * uint64(v.Stride[a])
	}
	return p
}

// word is element c of operand k.
func (e *evaluation) word(k int, c [MaxRank]uint32) uint32 {
	return e.operands[k].Word(e.node.Operands[k].at(c))
}

func (e *evaluation) float(k int, c [MaxRank]uint32) float32 {
	return math.Float32frombits(e.word(k, c))
}

// unaryOps are the primitives of one binary32.
var unaryOps = [opEnd]func(float32) float32{
	OpSqrt: num.Sqrt, OpRsqrt: num.Rsqrt, OpExp: num.Exp, OpLog: num.Log, OpTanh: num.Tanh, OpErf: num.Erf, OpSin: num.Sin, OpCos: num.Cos,
}

// binaryOps are the primitives of two binary32.
var binaryOps = [opEnd]func(a, b float32) float32{OpAdd: num.Add, OpSub: num.Sub, OpMul: num.Mul, OpDiv: num.Div}

// element computes element i of the node's output.
func (e *evaluation) element(i uint64) uint32 {
	n := e.node
	c := coordinates(n.Shape, i)
	switch n.Op {
	case OpCopy:
		return e.word(0, c)
	case OpConcat:
		for k := range n.Operands {
			length := n.Operands[k].Shape.Dims[n.Attr]
			if c[n.Attr] < length {
				return e.word(k, c)
			}
			c[n.Attr] -= length
		}
		panic("program: concat shorter than its output")
	case OpIota:
		return c[n.Attr]
	case OpGather:
		return e.gather(c)
	case OpSegsum:
		s, _ := e.segsum(c)
		return math.Float32bits(s)
	case OpMatmul:
		s, _ := e.matmul(c)
		return math.Float32bits(s)
	case OpMatmulI8:
		s, _ := e.matmulI8(c)
		return uint32(s)
	case OpSum:
		return math.Float32bits(sumRun(e.run(c)))
	case OpAmax:
		return math.Float32bits(amaxRun(e.run(c)))
	case OpAdd, OpSub, OpMul, OpDiv:
		return math.Float32bits(binaryOps[n.Op](e.float(0, c), e.float(1, c)))
	case OpFma:
		return math.Float32bits(num.Fma(e.float(0, c), e.float(1, c), e.float(2, c)))
	case OpSqrt, OpRsqrt, OpExp, OpLog, OpTanh, OpErf, OpSin, OpCos:
		return math.Float32bits(unaryOps[n.Op](e.float(0, c)))
	case OpMinmax:
		switch n.Attr {
		case Maximum:
			return math.Float32bits(num.Maximum(e.float(0, c), e.float(1, c)))
		case Minimum:
			return math.Float32bits(num.Minimum(e.float(0, c), e.float(1, c)))
		}
	case OpCmp:
		return e.cmp(c)
	case OpSelect:
		if e.word(0, c) != 0 {
			return e.word(1, c)
		}
		return e.word(2, c)
	case OpConvert:
		return convert(n.DType, e.operands[0].DType, e.word(0, c))
	case OpRandom:
		lo, hi := e.word(0, [MaxRank]uint32{0}), e.word(0, [MaxRank]uint32{1})
		return math.Float32bits(num.Random(uint64(hi)<<32|uint64(lo), i, e.entry, e.micro))
	}
	panic("program: " + n.Op.String())
}

// gather: output [i…, s…] = table[index[i…], s…].
func (e *evaluation) gather(c [MaxRank]uint32) uint32 {
	table, index := &e.node.Operands[0], &e.node.Operands[1]
	row := int32(e.word(1, c))
	if row < 0 || uint32(row) >= table.Shape.Dims[0] {
		if e.node.DType == F32 {
			return num.CanonicalNaN
		}
		return 0
	}
	at := [MaxRank]uint32{uint32(row)}
	copy(at[1:], c[index.Shape.Rank:e.node.Shape.Rank])
	return e.operands[0].Word(table.at(at))
}

// matmul is the chain of rules 2.1 and 2.3 with its accumulators: the value before k = 256, 512, …
func (e *evaluation) matmul(c [MaxRank]uint32) (s float32, accumulators []float32) {
	n := e.node
	r := int(n.Shape.Rank)
	a, b := &n.Operands[0], &n.Operands[1]
	i := int64(c[r-2])
	ca, cb := c, c
	cb[r-2] = c[r-1]
	ca[r-1], cb[r-1] = 0, 0
	pa, pb := a.at(ca), b.at(cb)
	for k := range a.Shape.Dims[r-1] {
		if k > 0 && k%Group == 0 {
			accumulators = append(accumulators, s)
		}
		if n.Attr == BandBelow && int64(k) > i+int64(n.Band) || n.Attr == BandAbove && int64(k) < i+int64(n.Band) {
			continue
		}
		s = num.Fma(e.operands[0].F32[pa+uint64(k)*uint64(a.Stride[r-1])], e.operands[1].F32[pb+uint64(k)*uint64(b.Stride[r-1])], s)
	}
	return s, accumulators
}

// runI8 is the number of terms of matmul_i8 between two accumulators: a leaf of i8.
const runI8 = 4 * Group

// matmulI8 is the exact sum, with its accumulators before k = 1,024, 2,048, …
func (e *evaluation) matmulI8(c [MaxRank]uint32) (s int32, accumulators []int32) {
	n := e.node
	r := int(n.Shape.Rank)
	ca, cb := c, c
	cb[r-2] = c[r-1]
	for k := range n.Operands[0].Shape.Dims[r-1] {
		if k > 0 && k%runI8 == 0 {
			accumulators = append(accumulators, s)
		}
		ca[r-1], cb[r-1] = k, k
		// At most 2^16 products of at most 2^14.
		s += int32(e.word(0, ca)) * int32(e.word(1, cb))
	}
	return s, accumulators
}

// segsum: s = s + g[c, t] for every t with index[t] = v, t ascending; accumulators as in matmul.
func (e *evaluation) segsum(c [MaxRank]uint32) (s float32, accumulators []float32) {
	for t := range e.node.Operands[0].Shape.Dims[0] {
		if t > 0 && t%Group == 0 {
			accumulators = append(accumulators, s)
		}
		if row := int32(e.word(0, [MaxRank]uint32{t})); row >= 0 && uint32(row) == c[0] {
			s = num.Add(s, e.float(1, [MaxRank]uint32{c[1], t}))
		}
	}
	return s, accumulators
}

// run is the group of elements that one element of sum or amax reduces.
func (e *evaluation) run(c [MaxRank]uint32) []float32 {
	s := e.node.Operands[0].Shape
	last := s.Rank - 1
	lo := uint64(c[last]) * Group
	hi := min(lo+Group, uint64(s.Dims[last]))
	x := make([]float32, 0, Group)
	for j := lo; j < hi; j++ {
		c[last] = uint32(j)
		x = append(x, e.float(0, c))
	}
	return x
}

// sumRun is rule 2.6.
func sumRun(x []float32) float32 {
	var v [32]float32
	for i, a := range x {
		v[i%32] = num.Add(v[i%32], a)
	}
	for h := 16; h > 0; h /= 2 {
		for l := range h {
			v[l] = num.Add(v[l], v[l+h])
		}
	}
	return v[0]
}

func amaxRun(x []float32) float32 {
	m := float32(math.Inf(-1))
	for _, a := range x {
		m = num.Maximum(m, a)
	}
	return m
}

func (e *evaluation) cmp(c [MaxRank]uint32) uint32 {
	switch e.operands[0].DType {
	case I32:
		a, b := int32(e.word(0, c)), int32(e.word(1, c))
		switch e.node.Attr {
		case CmpEq:
			return bit(a == b)
		case CmpLt:
			return bit(a < b)
		case CmpLe:
			return bit(a <= b)
		}
	case F32:
		a, b := e.float(0, c), e.float(1, c)
		switch e.node.Attr {
		case CmpEq:
			return uint32(num.Eq(a, b))
		case CmpLt:
			return uint32(num.Lt(a, b))
		case CmpLe:
			return uint32(num.Le(a, b))
		}
	}
	panic(fmt.Sprintf("program: comparison %d of %v", e.node.Attr, e.operands[0].DType))
}

func bit(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// convert is rule 1.6. The types differ.
func convert(to, from DType, w uint32) uint32 {
	switch {
	case from == F32 && to == I32:
		return uint32(num.F32ToI32(math.Float32frombits(w)))
	case from == F32 && to == I8:
		return uint32(int32(num.F32ToI8(math.Float32frombits(w))))
	case to == F32 && (from == I32 || from == I8):
		// i8 → f32 is exact and equal to i32 → f32.
		return math.Float32bits(num.I32ToF32(int32(w)))
	case from == I32 && to == I8:
		return uint32(int32(num.I32ToI8(int32(w))))
	case from == I8 && to == I32:
		return w // Word has extended the sign
	}
	panic(fmt.Sprintf("program: convert from %v to %v", from, to))
}

// Accumulators are what the defender of element i of a matmul, segsum or matmul_i8 reveals with it, as words: the value of the
// chain before term 256, 512, … (rule 2.3), of matmul_i8 before 1,024, 2,048, …; nil for other primitives. operands are the
// tensors of the node's views, in order.
func (n *Node) Accumulators(i uint64, operands []Tensor) []uint32 {
	e := evaluation{node: n, operands: operands}
	c := coordinates(n.Shape, i)
	var a []float32
	switch n.Op {
	case OpMatmul:
		_, a = e.matmul(c)
	case OpSegsum:
		_, a = e.segsum(c)
	case OpMatmulI8:
		_, exact := e.matmulI8(c)
		return words(Tensor{DType: I32, I32: exact})
	}
	return words(Tensor{DType: F32, F32: a})
}

// words is a tensor as words.
func words(t Tensor) []uint32 {
	w := make([]uint32, t.Len())
	for i := range w {
		w[i] = t.Word(uint64(i))
	}
	return w
}

// NewTrace returns an empty trace of the program and an Observer that fills it once it is told every output, in any order.
func (p *Program) NewTrace() (*Trace, Observer) {
	micros := p.MicroBatches()
	t := &Trace{Parts: make([][]repops.Hash, micros+1)}
	for part := range t.Parts {
		t.Parts[part] = make([]repops.Hash, len(p.Micro))
	}
	t.Parts[micros] = make([]repops.Hash, len(p.Step))
	return t, func(part int, entry uint32, out Tensor) {
		first := p.firstMicro()
		if part == micros {
			first = p.firstStep()
		}
		t.Parts[part][entry-first] = out.Root()
	}
}
