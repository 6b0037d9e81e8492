package program

import (
	"assay/repops/gemm"
)

// linear is a matrix product to whose rows a bias is added while they are in the cache.
type linear struct {
	x, w, bias View
	product    *matrices
	out        uint32

	// Of the run at work.
	r        *run
	dst, row []float32
}

// linears finds products that only the addition of a row reads.
func (f *finder) linears() {
	for e := f.p.firstMicro(); e < f.p.firstOutput(); e++ {
		if n := f.p.Node(e); n.Op == OpAdd && f.needed(e) {
			for k := range n.Operands {
				if f.linear(e, &n.Operands[k], &n.Operands[1-k]) {
					break
				}
			}
		}
	}
}

// linear puts the job of a product, read by v, and of the addition of a bias at the addition e, if it is one.
func (f *finder) linear(e uint32, v, bias *View) bool {
	m := f.node(v.Tensor, e, OpMatmul)
	if m == nil || !f.only(v.Tensor) || !f.wholeOf(v) {
		return false
	}
	row := *bias
	row.Shape.Rank--
	last := bias.Shape.Rank - 1
	l := &linear{x: m.Operands[0], w: m.Operands[1], bias: *bias, product: newMatrices(m), out: e}
	if len(l.product.shape.Batch) > 0 || !scalar(&row) || bias.Shape.Dims[last] > 1 && bias.Stride[last] != 1 {
		return false
	}
	return f.put(e, &compound{defines: []uint32{e}, nodes: []uint32{v.Tensor, e}, operands: []View{l.x, l.w, l.bias}, linear: l})
}

func (l *linear) run(r *run) {
	data := func(v *View) []float32 { return r.tensor(ref{v.Micro, v.Tensor}).F32 }
	l.r, l.dst, l.row = r, data(&View{Tensor: l.out}), data(&l.bias)[l.bias.Offset:]
	q := l.product
	if err := r.gemm.F32Then(l.dst, leftOf(q, data(&l.x), &l.x), matrixOf(data(&l.w), &l.w, q.bBatch), q.shape, q.band, l); err != nil {
		panic("program: a validated product: " + err.Error())
	}
	l.r, l.dst, l.row = nil, nil, nil
}

// Final implements gemm.Epilogue.
func (l *linear) Final(i0, i1, j0, j1 int) {
	n := l.product.shape.N
	for i := i0; i < i1; i++ {
		z := l.dst[i*n+j0 : i*n+j1]
		l.r.vec.Add(z, z, l.row[j0:j1])
	}
}

var _ gemm.Epilogue = (*linear)(nil)
