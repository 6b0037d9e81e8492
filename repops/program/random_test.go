package program

import (
	"math/rand/v2"
)

// randomView reads shape out of a tensor of n elements, each axis with a random stride that stays inside; false if the reduced
// axis cannot be.
func randomView(r *rand.Rand, tensor uint32, n int, shape Shape, reduced bool) View {
	v := View{Tensor: tensor, Shape: shape}
	left := n - 1
	if r.IntN(3) == 0 {
		// As a whole, if it fits.
		want := rowMajor(shape)
		last := 0
		for a, d := range shape.Dims[:shape.Rank] {
			last += (int(d) - 1) * int(want[a])
		}
		if last >= 0 && last <= left {
			v.Stride = want
			v.Offset = uint32(r.IntN(left - last + 1))
			return v
		}
	}
	for _, a := range r.Perm(int(shape.Rank)) {
		d := int(shape.Dims[a])
		limit := left
		if d > 1 {
			limit = left / (d - 1)
		}
		if reduced && a == int(shape.Rank)-1 {
			limit = min(limit, 1)
		}
		s := r.IntN(min(limit, 40) + 1)
		v.Stride[a] = uint32(s)
		if d > 1 {
			left -= s * (d - 1)
		}
	}
	v.Offset = uint32(r.IntN(left + 1))
	return v
}

// randomProgram is a valid program of up to 40 nodes with the inputs it wants.
func randomProgram(r *rand.Rand) (*Program, *Inputs) {
	p := &Program{}
	in := &Inputs{Seed: r.Uint64(), Step: r.Uint32N(1 << 31), Round: r.Uint32N(1 << 31)}
	fresh := func(t DType) Tensor {
		n := 1 + r.IntN(600)
		switch t {
		case F32:
			if r.IntN(2) == 0 {
				return plain(r, n)
			}
			return mixed(r, n)
		case I32:
			return integers(r, n, []int{0, 8}[r.IntN(2)])
		}
		return codes(r, n)
	}
	types := []DType{F32, I32, I8}
	for k := range 3 + r.IntN(3) {
		t := fresh(append(types, F32)[(k+r.IntN(2))%4])
		in.State = append(in.State, t)
		p.Inputs = append(p.Inputs, Input{Provenance: State, DType: t.DType, Shape: Of(t.Len()), Index: uint32(k)})
	}
	p.Inputs = append(p.Inputs, Input{Provenance: Counter, DType: I32, Shape: Of(2), Index: CounterSeed})
	if r.IntN(2) == 0 {
		p.Inputs = append(p.Inputs, Input{Provenance: Counter, DType: I32, Shape: Of(), Index: uint32(r.IntN(2))})
	}
	for _, t := range types {
		c := fresh(t)
		in.Constant = append(in.Constant, c)
		p.Inputs = append(p.Inputs, Input{Provenance: Constant, DType: t, Shape: Of(c.Len()), Root: c.Root()})
	}
	micro, step := 0, 1+r.IntN(25)
	if r.IntN(2) == 0 {
		micro = 1 + r.IntN(15)
		p.D, p.A = uint8(1+r.IntN(3)), uint8(1+r.IntN(2))
		n := 1 + r.IntN(50)
		p.Inputs = append(p.Inputs, Input{Provenance: Batch, DType: I32, Shape: Of(n), Index: 3})
		for range p.MicroBatches() {
			in.Batch = append(in.Batch, []Tensor{integers(r, n, 9)})
		}
	}
	p.Micro, p.Step = make([]Node, micro), make([]Node, step)
	for e := p.firstMicro(); e < p.firstOutput(); e++ {
		*p.Node(e) = randomNode(r, p, e)
	}
	for range 1 + r.IntN(3) {
		o := uint32(1 + r.IntN(int(p.firstOutput())-1))
		if o >= p.firstMicro() && o < p.firstStep() || p.declared(o).provenance == Batch {
			o = p.firstOutput() - 1
		}
		p.Outputs = append(p.Outputs, o)
	}
	return p, in
}

func randomNode(r *rand.Rand, p *Program, entry uint32) Node {
	inStep := entry >= p.firstStep()
	// tensor picks one of a type that this entry may read, mostly a recent one.
	tensor := func(t DType) (uint32, uint32, int) {
		for {
			e := 1 + r.Uint32N(entry-1)
			if r.IntN(2) == 0 && entry > 6 {
				e = entry - 1 - r.Uint32N(5)
			}
			if got, s := p.tensor(e); got == t && !(inStep && p.declared(e).provenance == Batch) {
				micro := uint32(0)
				if inStep && e >= p.firstMicro() && e < p.firstStep() {
					micro = r.Uint32N(uint32(p.MicroBatches()))
				}
				return e, micro, size(s)
			}
		}
	}
	operand := func(t DType, s Shape, reduced bool) View {
		e, m, n := tensor(t)
		v := randomView(r, e, n, s, reduced)
		v.Micro = m
		return v
	}
	shape := func(rank, limit int) Shape {
		s := Shape{Rank: uint8(rank)}
		for a := range rank {
			s.Dims[a] = uint32(1 + r.IntN(limit))
			limit = max(1, limit*2/int(s.Dims[a]+1))
		}
		return s
	}
	// Half of the nodes take the shape of an earlier one, so that groups form.
	likely := func() Shape {
		if entry > p.firstMicro() && r.IntN(3) > 0 {
			if n := p.Node(p.firstMicro() + r.Uint32N(entry-p.firstMicro())); n.Shape.Rank > 0 {
				return n.Shape
			}
		}
		return shape(r.IntN(4), 40)
	}
	// direct makes a view the whole of a tensor of the same shape, if there is one.
	direct := func(v View) View {
		for e := entry - 1; e >= max(p.firstMicro(), 1) && e+6 > entry; e-- {
			t, s := p.tensor(e)
			want, _ := p.tensor(v.Tensor)
			if t == want && s == v.Shape && (!inStep || e >= p.firstStep()) {
				return View{Tensor: e, Shape: s, Stride: rowMajor(s)}
			}
		}
		return v
	}
	n := Node{Op: 1 + Op(r.IntN(int(opEnd)-1)), DType: F32}
	if r.IntN(3) == 0 {
		n.Op = []Op{OpAdd, OpMul, OpSum, OpSub, OpFma}[r.IntN(5)]
	}
	types := []DType{F32, I32, I8}
	anyType := types[r.IntN(3)]
	each := func(s Shape, ts ...DType) {
		n.Shape = s
		for _, t := range ts {
			n.Operands = append(n.Operands, direct(operand(t, s, false)))
		}
	}
	switch n.Op {
	case OpCopy:
		each(likely(), anyType)
		n.DType = anyType
	case OpConcat:
		s := shape(1+r.IntN(3), 12)
		n.Attr, n.DType = uint8(r.IntN(int(s.Rank))), anyType
		n.Shape = s
		n.Shape.Dims[n.Attr] = 0
		for range 1 + r.IntN(4) {
			s.Dims[n.Attr] = uint32(1 + r.IntN(5))
			n.Operands = append(n.Operands, operand(anyType, s, false))
			n.Shape.Dims[n.Attr] += s.Dims[n.Attr]
		}
	case OpIota:
		n.Shape, n.DType = shape(1+r.IntN(3), 20), I32
		n.Attr = uint8(r.IntN(int(n.Shape.Rank)))
	case OpGather:
		table, index := shape(1+r.IntN(2), 9), shape(r.IntN(3), 9)
		n.DType = anyType
		n.Operands = []View{operand(anyType, table, false), operand(I32, index, false)}
		n.Shape = index
		copy(n.Shape.Dims[index.Rank:], table.Dims[1:table.Rank])
		n.Shape.Rank += table.Rank - 1
	case OpSegsum:
		t, c := 1+r.IntN(600), 1+r.IntN(4)
		n.Operands = []View{operand(I32, Of(t), true), operand(F32, Of(c, t), true)}
		n.Shape = Of(1+r.IntN(9), c)
	case OpMatmul, OpMatmulI8:
		t := F32
		if n.Op == OpMatmulI8 {
			t, n.DType = I8, I32
		} else if n.Attr = uint8(r.IntN(3)); n.Attr != BandNone {
			n.Band = int32(r.IntN(20) - 10)
		}
		a := shape(2+r.IntN(3), 9)
		k := []int{r.IntN(9), r.IntN(300), r.IntN(600)}[r.IntN(3)]
		a.Dims[a.Rank-1] = uint32(k)
		b := a
		b.Dims[a.Rank-2] = uint32(1 + r.IntN(20))
		n.Operands = []View{operand(t, a, true), operand(t, b, true)}
		n.Shape = a
		n.Shape.Dims[a.Rank-1] = b.Dims[a.Rank-2]
	case OpSum, OpAmax:
		s := likely()
		if s.Rank == 0 || r.IntN(4) == 0 {
			s = shape(1+r.IntN(3), 6)
			s.Dims[s.Rank-1] = uint32(r.IntN(600))
		}
		n.Operands = []View{direct(operand(F32, s, true))}
		n.Shape = s
		l := &n.Shape.Dims[s.Rank-1]
		*l = max(1, (*l+255)/256)
	case OpCmp:
		t := []DType{F32, I32}[r.IntN(2)]
		n.Attr, n.DType = uint8(r.IntN(3)), I8
		each(likely(), t, t)
	case OpSelect:
		n.DType = anyType
		each(likely(), I8, anyType, anyType)
	case OpConvert:
		k := r.IntN(3)
		n.DType = types[(k+1+r.IntN(2))%3]
		each(likely(), types[k])
	case OpRandom:
		n.Shape = likely()
		n.Operands = []View{operand(I32, Of(2), false)}
	default:
		if n.Op == OpMinmax {
			n.Attr = uint8(r.IntN(2))
		}
		ts := []DType{F32, F32, F32}
		each(likely(), ts[:arity[n.Op]]...)
	}
	return n
}
