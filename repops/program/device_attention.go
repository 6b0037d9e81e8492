package program

import (
	"fmt"

	"assay/repops/cuda"
	"assay/repops/gemm"
)

// attention records an attention, all heads at once: the scores stand in the place of p if p is stored, else in the scratch memory.
func (t *tape) attention(r *run, a *attention) {
	p := func() cuda.Address { return t.scratch }
	if a.stored {
		at := t.tensor(r, ref{entry: a.probabilities}).Address
		p = func() cuda.Address { return at }
	} else {
		t.need(4 * a.heads * a.t * a.s)
	}
	q, k, v := t.heads(r, &a.queries, &a.lead), t.heads(r, &a.keys, &a.lead), t.heads(r, &a.values, &a.lead)
	y := t.tensor(r, ref{entry: a.out}).Address
	batch := sizes(&a.lead)
	band := a.band.terms()
	rows := a.band.rows(a.heads, a.t, a.s)
	t.do(fmt.Sprintf("scores of %d heads, %d × %d, %d terms", a.heads, a.t, a.s, a.d), func(d cuda.Device) error {
		return cuda.Product(d, cuda.ProductArgs{A: q, B: k, C: p(), Shape: gemm.Shape{Batch: batch, M: a.t, N: a.s, K: a.d}, Needed: band})
	})
	t.do(fmt.Sprintf("softmax of %d rows of %d", a.heads*a.t, a.s), func(d cuda.Device) error {
		return cuda.Softmax(d, &cuda.SoftmaxView{X: p(), P: p(), Band: rows, Whole: a.whole && a.stored})
	})
	t.do(fmt.Sprintf("values of %d heads, %d × %d, %d terms", a.heads, a.t, a.width, a.s), func(d cuda.Device) error {
		left := cuda.ProductSide{Data: p(), Row: a.s, K: 1, Batch: headStrides(&a.lead, a.t*a.s)}
		return cuda.Product(d, cuda.ProductArgs{A: left, B: v, C: y, Shape: gemm.Shape{Batch: batch, M: a.t, N: a.width, K: a.s}, Band: band})
	})
}

// attentionBackward records the gradient of an attention's scores and the products that read it; dp, and ds in its place, stand in the
// scratch memory.
func (t *tape) attentionBackward(r *run, b *attentionBackward) {
	ds := func() cuda.Address { return t.scratch }
	t.need(4 * b.heads * b.t * b.s)
	dy, values := t.heads(r, &b.dy, &b.lead), t.heads(r, &b.values, &b.lead)
	p, dots := t.tensor(r, ref{entry: b.probabilities.Tensor}).Address, t.tensor(r, ref{entry: b.dots.Tensor}).Address
	batch := sizes(&b.lead)
	rows := b.band.rows(b.heads, b.t, b.s)
	t.do(fmt.Sprintf("gradient of p of %d heads, %d × %d, %d terms", b.heads, b.t, b.s, b.d), func(d cuda.Device) error {
		return cuda.Product(d, cuda.ProductArgs{A: dy, B: values, C: ds(), Shape: gemm.Shape{Batch: batch, M: b.t, N: b.s, K: b.d}, Needed: b.band.terms()})
	})
	t.do(fmt.Sprintf("gradient of softmax of %d rows of %d", b.heads*b.t, b.s), func(d cuda.Device) error {
		return cuda.AttentionDs(d, &cuda.AttentionDsView{DP: ds(), P: p, Dots: dots, DS: ds(), Band: rows})
	})
	for i := range b.products {
		q := &b.products[i]
		left := cuda.ProductSide{Row: b.s, K: 1, Batch: headStrides(&b.lead, b.t*b.s)}
		if q.transposed {
			left.Row, left.K = 1, b.s
		}
		other, out := t.heads(r, &q.other, &b.lead), t.tensor(r, ref{entry: q.entry}).Address
		shape := q.shape
		shape.Batch = batch
		t.do(fmt.Sprintf("gradients of %d heads, %d × %d, %d terms", b.heads, shape.M, shape.N, shape.K), func(d cuda.Device) error {
			left := left
			if left.Data = p; !q.fromP {
				left.Data = ds()
			}
			return cuda.Product(d, cuda.ProductArgs{A: left, B: other, C: out, Shape: shape, Band: q.band})
		})
		// The products wait for one another no more than for their operands.
		from := scratchExtent
		if q.fromP {
			from = t.tensor(r, ref{entry: b.probabilities.Tensor}).extent()
		}
		t.only([]extent{from, t.tensor(r, ref{q.other.Micro, q.other.Tensor}).extent()}, []extent{t.tensor(r, ref{entry: q.entry}).extent()})
	}
}

// heads is the matrices of all heads in a view.
func (t *tape) heads(r *run, v *View, lead *Shape) cuda.ProductSide {
	rank := int(v.Shape.Rank)
	s := cuda.ProductSide{Data: t.element(r, v, int(v.Offset)), Row: int(v.Stride[rank-2]), K: int(v.Stride[rank-1])}
	for a := range int(lead.Rank) {
		s.Batch = append(s.Batch, int(v.Stride[a]))
	}
	return s
}

// sizes are the lengths of axes.
func sizes(lead *Shape) []int {
	var list []int
	for _, d := range lead.Dims[:lead.Rank] {
		list = append(list, int(d))
	}
	return list
}

// headStrides are the strides of matrices of so many elements that follow one another.
func headStrides(lead *Shape, step int) []int {
	strides := rowMajor(*lead)
	var list []int
	for _, s := range strides[:lead.Rank] {
		list = append(list, int(s)*step)
	}
	return list
}

// terms is the band as products have it.
func (b band) terms() gemm.Band {
	if !b.causal {
		return gemm.Band{}
	}
	return gemm.Band{Kind: gemm.UpTo, Offset: b.offset}
}

// rows is the band as package cuda has it.
func (b band) rows(heads, t, s int) cuda.AttentionBand {
	return cuda.AttentionBand{Rows: heads * t, Queries: t, Width: s, Causal: b.causal, Offset: b.offset}
}
