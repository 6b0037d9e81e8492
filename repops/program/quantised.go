package program

import (
	"fmt"
	"math"
	"slices"

	"assay/repops/gemm"
	"assay/repops/internal/pool"
)

// This file is the composites "quantise" and "int8 product" of docs/arithmetic-programs.md section 7. No codes and no integers exist as
// tensors: one job finds the scales of rows, and the product makes codes of the numbers as it packs them, and scales its sums while they
// are in the cache.

// Constants of the composite "quantise".
const (
	largestCode = 127
	leastAmax   = 0x1p-119
)

// rowScales is what the numbers of each row of a tensor are multiplied by to become codes, and what their codes are multiplied by.
type rowScales struct {
	x         View // rows of numbers
	by, scale uint32

	// Of the run at work.
	r       *run
	from    []float32
	largest []float32
}

// int8Product is a product of two operands that are quantised by row, to whose rows a bias may be added.
type int8Product struct {
	a, b      gemm.Quantised
	x, y      View      // the numbers
	by, scale [2]uint32 // of both
	shape     gemm.Shape
	bias      *View
	out       uint32

	// Of the run at work.
	r        *run
	dst, row []float32
}

// ---- recognition -----------------------------------------------------------------------------------------------------------

// quantisers looks for products of quantised operands.
type quantisers struct {
	*finder
	known map[scaledRows]*quantised
}

// scaledRows is rows that have scales, in one of the two parts.
type scaledRows struct {
	x     View
	micro bool
}

// quantised is the nodes of one quantised operand.
type quantised struct {
	x         View
	by, scale uint32
	at        uint32   // where the scales are computed
	rows      []uint32 // nodes of the scales
	codes     []uint32 // nodes of the codes, the last one being the codes themselves
}

// products finds products of operands that are quantised for them alone.
func (f *quantisers) products() {
	for e := f.p.firstMicro(); e < f.p.firstOutput(); e++ {
		if n := f.p.Node(e); n.Op == OpMul && f.needed(e) {
			for k := range n.Operands {
				if f.product(e, &n.Operands[k], &n.Operands[1-k]) {
					break
				}
			}
		}
	}
}

// product puts the jobs of sums times scales, if that is what they are.
func (f *quantisers) product(e uint32, sums, scales *View) bool {
	u := f.node(scales.Tensor, e, OpMul)
	if u == nil || !f.only(scales.Tensor) || !f.wholeOf(scales) || !f.wholeOf(sums) {
		return false
	}
	a, b, nodes, ok := f.chains(sums, e)
	if !ok {
		return false
	}
	nodes = append(nodes, e, scales.Tensor)
	slices.Sort(nodes)
	n := f.p.Node(e)
	for k := range u.Operands {
		left, right := &u.Operands[k], &u.Operands[1-k]
		qa, qb := f.operand(e, a, left, nodes), f.operand(e, b, right, nodes)
		if qa == nil || qb == nil {
			continue
		}
		if j, ok := f.job(n, a, b, left, right, qa, qb); ok && f.put8(e, j, qa, qb, nodes) {
			return true
		}
	}
	return false
}

// put8 puts the job of a product at its entry, or at that of the addition of a bias, and those of the scales that it needs and that no
// job makes.
func (f *quantisers) put8(e uint32, j *int8Product, qa, qb *quantised, nodes []uint32) bool {
	if !f.free(e, slices.Concat(nodes, qa.rows, qa.codes, qb.rows, qb.codes)) {
		return false
	}
	operands := []View{j.x, j.y}
	for k, q := range []*quantised{qa, qb} {
		key := scaledRows{q.x, isMicro(f.p, e)}
		made, ok := f.known[key]
		switch {
		case !ok || !f.together(made.at, e):
			made, f.known[key] = q, q
			f.put(q.at, &compound{defines: []uint32{q.by, q.scale}, nodes: q.rows, operands: []View{q.x},
				scales: &rowScales{x: q.x, by: q.by, scale: q.scale}})
		case made.at != q.at:
			nodes = append(nodes, q.rows...) // are the same numbers
		}
		nodes = append(nodes, q.codes...)
		j.by[k], j.scale[k] = made.by, made.scale
		operands = append(operands, View{Tensor: made.by}, View{Tensor: made.scale})
	}
	j.out = e
	if at, bias := f.biased(e, f.p.Node(e)); bias != nil {
		j.out, j.bias = at, bias
		nodes, operands = append(nodes, at), append(operands, *bias)
	}
	return f.put(j.out, &compound{defines: []uint32{j.out}, nodes: nodes, operands: operands, int8: j})
}

// chains follows sums down to integer products over one chain of terms after the other. It returns both operands as views of all terms, and
// the nodes.
func (f *quantisers) chains(sums *View, e uint32) (a, b *View, nodes []uint32, ok bool) {
	var list []*Node
	for v := sums; ; {
		n := f.p.Node(v.Tensor)
		if !f.only(v.Tensor) || !f.wholeOf(v) || isMicro(f.p, v.Tensor) != isMicro(f.p, e) {
			return nil, nil, nil, false
		}
		part := v
		if n.Op == OpAdd {
			nodes = append(nodes, v.Tensor)
			v, part = &n.Operands[0], &n.Operands[1]
		}
		c := f.node(part.Tensor, e, OpConvert)
		if c == nil || c.DType != F32 || !f.only(part.Tensor) || !f.wholeOf(part) || !f.wholeOf(&c.Operands[0]) {
			return nil, nil, nil, false
		}
		m := f.node(c.Operands[0].Tensor, e, OpMatmulI8)
		if m == nil || !f.only(c.Operands[0].Tensor) {
			return nil, nil, nil, false
		}
		list, nodes = append(list, m), append(nodes, part.Tensor, c.Operands[0].Tensor)
		if n.Op != OpAdd {
			break
		}
	}
	slices.Reverse(list)
	whole := [2]View{list[0].Operands[0], list[0].Operands[1]}
	for i, m := range list {
		for k := range whole {
			v, w := m.Operands[k], &whole[k]
			last := v.Shape.Rank - 1
			terms := v.Shape.Dims[last]
			if i < len(list)-1 && terms != MaxContraction || v.Stride[last] != 1 && terms > 1 {
				return nil, nil, nil, false
			}
			if i > 0 {
				v.Offset -= uint32(i) * MaxContraction
				w.Shape.Dims[last] += terms
			}
			v.Shape, v.Stride[last] = w.Shape, w.Stride[last]
			if v != *w {
				return nil, nil, nil, false
			}
		}
	}
	return &whole[0], &whole[1], nodes, true
}

// operand is a view of codes as what was quantised, if the nodes alone read them, and scale is a view of its scales.
func (f *quantisers) operand(e uint32, codes, scale *View, nodes []uint32) *quantised {
	c := f.node(codes.Tensor, e, OpConvert)
	if c == nil || c.DType != I8 || !f.step(len(f.readers[codes.Tensor])) || !f.reads(codes.Tensor, nodes...) {
		return nil
	}
	if !f.wholeOf(&c.Operands[0]) || !f.only(c.Operands[0].Tensor) {
		return nil
	}
	s := f.node(scale.Tensor, e, OpDiv)
	q := f.node(c.Operands[0].Tensor, e, OpMul)
	if q == nil || s == nil || !f.only(scale.Tensor) || !f.wholeOf(&s.Operands[0]) || !f.is(&s.Operands[1], largestCode) {
		return nil
	}
	top := s.Operands[0].Tensor
	for k := range q.Operands {
		x, by := q.Operands[k], &q.Operands[1-k]
		lead, _ := leadOf(c.Shape)
		if whole, repeated := aligned(by, lead, 1); !whole && !repeated || by.Shape != c.Shape || x.Shape.Rank == 0 {
			continue
		}
		r := f.node(by.Tensor, e, OpDiv)
		if r == nil || !f.only(by.Tensor) || !f.is(&r.Operands[0], largestCode) || !f.wholeOf(&r.Operands[1]) || r.Operands[1].Tensor != top {
			continue
		}
		rows, ok := f.tops(e, top, &x)
		if !ok || !f.reads(top, min(by.Tensor, scale.Tensor), max(by.Tensor, scale.Tensor)) {
			continue
		}
		return &quantised{x: x, by: by.Tensor, scale: scale.Tensor, at: max(by.Tensor, scale.Tensor),
			rows: append(rows, by.Tensor, scale.Tensor), codes: []uint32{c.Operands[0].Tensor, codes.Tensor}}
	}
	return nil
}

// is says whether a view is a constant number.
func (f *quantisers) is(v *View, want float32) bool {
	x, ok := f.number(v)
	return ok && math.Float32bits(x) == math.Float32bits(want)
}

// reads says whether only these, which ascend, read an entry, which need not exist as a tensor.
func (f *quantisers) reads(e uint32, these ...uint32) bool {
	for _, r := range f.readers[e] {
		if _, ok := slices.BinarySearch(these, r); !ok {
			return false
		}
	}
	return !f.kept(e)
}

// tops says whether an entry is the largest magnitude of each row of x, or the least that it is taken to be, and of which nodes.
func (f *quantisers) tops(e, top uint32, x *View) (nodes []uint32, ok bool) {
	t := f.node(top, e, OpMinmax)
	if t == nil || t.Attr != Maximum {
		return nil, false
	}
	for k := range t.Operands {
		m := &t.Operands[k]
		if !f.is(&t.Operands[1-k], leastAmax) || !f.wholeOf(m) {
			continue
		}
		rows := View{Tensor: m.Tensor, Shape: x.Shape}
		lead, _ := leadOf(x.Shape)
		rows.Stride = rowMajor(lead)
		levels, magnitudes, ok := f.levels(&rows, e, OpAmax, x.Shape)
		a := f.node(magnitudes, e, OpMinmax)
		if !ok || a == nil || a.Attr != Maximum || !f.only(magnitudes) || a.Shape != x.Shape {
			continue
		}
		for i := range a.Operands {
			n := f.node(a.Operands[1-i].Tensor, e, OpMul)
			if a.Operands[i] != *x || n == nil || !f.wholeOf(&a.Operands[1-i]) || !f.only(a.Operands[1-i].Tensor) {
				continue
			}
			if n.Operands[0] == *x && f.is(&n.Operands[1], -1) || n.Operands[1] == *x && f.is(&n.Operands[0], -1) {
				return append(levels, top, magnitudes, a.Operands[1-i].Tensor), true
			}
		}
	}
	return nil, false
}

// job is the product of views a and b of the codes of qa and qb, whose scales stand beside them as left and right say.
func (f *quantisers) job(n *Node, a, b, left, right *View, qa, qb *quantised) (*int8Product, bool) {
	j := &int8Product{}
	var ok [2]bool
	j.x, ok[0] = compose(&qa.x, a)
	j.y, ok[1] = compose(&qb.x, b)
	if !ok[0] || !ok[1] {
		return nil, false
	}
	numbers := newMatrices(&Node{Op: OpMatmulI8, Shape: n.Shape, Operands: []View{j.x, j.y}})
	codes := newMatrices(&Node{Op: OpMatmulI8, Shape: n.Shape, Operands: []View{*a, *b}})
	j.shape = numbers.shape
	if codes.shape.M != j.shape.M || !slices.Equal(codes.shape.Batch, j.shape.Batch) || j.shape.M > 1 && codes.row != j.shape.K {
		return nil, false
	}
	j.a.Matrix, j.b.Matrix = leftOf[float32](numbers, nil, &j.x), matrixOf[float32](nil, &j.y, numbers.bBatch)
	rank := int(n.Shape.Rank)
	for k, side := range []struct {
		q     *gemm.Quantised
		codes *View
		scale *View
		batch []int
		row   int // the axis of the product that counts rows
	}{{&j.a, a, left, codes.aBatch, rank - 2}, {&j.b, b, right, codes.bBatch, rank - 1}} {
		// Codes stand in rows of all terms, one after the other.
		terms := j.shape.K
		v, s := side.codes, side.scale
		if _, width := leadOf(f.p.Node(v.Tensor).Shape); width != terms || int(v.Offset)%terms != 0 || s.Shape != n.Shape {
			return nil, false
		}
		if k == 1 && v.Shape.Dims[rank-2] > 1 && int(v.Stride[rank-2]) != terms {
			return nil, false
		}
		side.q.First = int(v.Offset) / terms
		other := 2*rank - 3 - side.row
		if int(s.Offset) != side.q.First || s.Shape.Dims[side.row] > 1 && s.Stride[side.row] != 1 || s.Shape.Dims[other] > 1 && s.Stride[other] != 0 {
			return nil, false
		}
		for x := range rank - 2 {
			if v.Shape.Dims[x] > 1 && (int(v.Stride[x])%terms != 0 || int(s.Stride[x]) != int(v.Stride[x])/terms) {
				return nil, false
			}
		}
		for _, stride := range side.batch {
			side.q.Batch = append(side.q.Batch, stride/terms)
		}
	}
	return j, true
}

// biased is the addition of a bias to the rows of a product that nothing else reads, and the bias.
func (f *quantisers) biased(e uint32, n *Node) (uint32, *View) {
	if !f.only(e) || n.Shape.Rank != 2 {
		return 0, nil
	}
	at := f.readers[e][0]
	add := f.node(at, e, OpAdd)
	if add == nil || !f.together(at, e) || f.found.taken(at) {
		return 0, nil
	}
	for k := range add.Operands {
		v, bias := &add.Operands[k], add.Operands[1-k]
		if v.Tensor != e || v.Offset != 0 || !contiguous(v) || size(v.Shape) != size(n.Shape) {
			continue
		}
		row, last := bias, bias.Shape.Rank-1
		row.Shape.Rank--
		if _, width := leadOf(bias.Shape); width != int(n.Shape.Dims[1]) || !scalar(&row) || width > 1 && bias.Stride[last] != 1 {
			continue
		}
		return at, &bias
	}
	return 0, nil
}

// ---- kernels ---------------------------------------------------------------------------------------------------------------

func (q *rowScales) run(r *run) {
	by, scale := r.tensor(ref{entry: q.by}).F32, r.tensor(ref{entry: q.scale}).F32
	q.r, q.from, q.largest = r, r.tensor(ref{q.x.Micro, q.x.Tensor}).F32, scale
	_, width := leadOf(q.x.Shape)
	rows := len(scale)
	switch v := &q.x; {
	case contiguous(v):
		r.vec.AmaxAbsRows(scale, q.from[v.Offset:][:rows*width], rows, width)
	case columns(v):
		r.vec.AmaxAbsColumns(scale, q.from[v.Offset:][:rows*width], width, rows)
	default:
		pool.Run(q, rows, max(1, blockElements/width))
	}
	r.vec.MaximumScalar(scale, scale, leastAmax)
	r.vec.ScalarDiv(by, scale, largestCode)
	r.vec.DivScalar(scale, scale, largestCode)
	q.r, q.from, q.largest = nil, nil, nil
}

// Do implements pool.Task over rows that stand in no order that a kernel reads.
func (q *rowScales) Do(lo, hi int) {
	s := scratches.Get().(*scratch)
	defer scratches.Put(s)
	lead, width := leadOf(q.x.Shape)
	block := max(1, blockElements/width)
	s.f = grow(s.f, 1, block*width)
	for ; lo < hi; lo += block {
		end := min(hi, lo+block)
		x := s.f[0][:(end-lo)*width]
		load(x, q.from, &q.x, lo, end, width, lead)
		q.r.vec.AmaxAbsRows(q.largest[lo:end], x, end-lo, width)
	}
}

var _ pool.Task = (*rowScales)(nil)

func (j *int8Product) run(r *run) {
	data := func(e uint32) []float32 { return r.tensor(ref{entry: e}).F32 }
	j.r, j.dst = r, data(j.out)
	j.a.Data, j.b.Data = r.tensor(ref{j.x.Micro, j.x.Tensor}).F32, r.tensor(ref{j.y.Micro, j.y.Tensor}).F32
	j.a.By, j.a.Scale, j.b.By, j.b.Scale = data(j.by[0]), data(j.scale[0]), data(j.by[1]), data(j.scale[1])
	var then gemm.Epilogue
	if j.bias != nil {
		then, j.row = j, r.tensor(ref{j.bias.Micro, j.bias.Tensor}).F32[j.bias.Offset:]
	}
	if err := r.gemm.I8Quantised(j.dst, &j.a, &j.b, j.shape, then); err != nil {
		panic(fmt.Sprintf("program: a validated product: %v", err))
	}
	j.r, j.dst, j.row = nil, nil, nil
	for _, q := range []*gemm.Quantised{&j.a, &j.b} {
		q.Data, q.By, q.Scale = nil, nil, nil
	}
}

// Final implements gemm.Epilogue.
func (j *int8Product) Final(i0, i1, j0, j1 int) {
	n := j.shape.N
	for i := i0; i < i1; i++ {
		z := j.dst[i*n+j0 : i*n+j1]
		j.r.vec.Add(z, z, j.row[j0:j1])
	}
}

var _ gemm.Epilogue = (*int8Product)(nil)
