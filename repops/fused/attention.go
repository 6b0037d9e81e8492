package fused

import (
	"fmt"
	"sync"

	"assay/repops/gemm"
	"assay/repops/vec"
)

// Attention is the size of an attention. Queries are Heads matrices of Queries rows of Dim elements, keys and values KVHeads
// matrices of Keys rows; query head h looks at key head h / (Heads / KVHeads). A batch multiplies both numbers of heads.
type Attention struct {
	Heads, KVHeads     int
	Queries, Keys, Dim int
	Scale              float32 // 1/√Dim, rounded
	Causal             bool    // query i sees the keys j ≤ i + Keys − Queries, which needs Keys ≥ Queries
}

func (a *Attention) check(q, k, v []float32, rest ...[]float32) error {
	if a.Heads < 0 || a.Heads > 1<<31 || a.KVHeads <= 0 || a.Heads%a.KVHeads != 0 || a.Dim <= 0 {
		return fmt.Errorf("%w: attention of %d heads, %d key heads, dim %d", ErrShape, a.Heads, a.KVHeads, a.Dim)
	}
	if max(a.Queries, a.Keys, a.Dim) > gemm.MaxK || min(a.Queries, a.Keys) < 0 {
		return fmt.Errorf("%w: attention of %d queries, %d keys, dim %d. Hint: at most %d", ErrShape, a.Queries, a.Keys, a.Dim, gemm.MaxK)
	}
	if a.Causal && a.Keys < a.Queries {
		return fmt.Errorf("%w: causal attention of %d queries to %d keys leaves a query without a key", ErrShape, a.Queries, a.Keys)
	}
	if err := matrix(a.Heads*a.Queries, a.Dim, append(rest, q)...); err != nil {
		return err
	}
	return matrix(a.KVHeads*a.Keys, a.Dim, k, v)
}

// offset is by how much the last visible key is ahead of its query; without a mask all keys are.
func (a *Attention) offset() int {
	if a.Causal {
		return a.Keys - a.Queries
	}
	return a.Keys
}

// visible is the number of keys that query i sees.
func (a *Attention) visible(i int) int { return min(a.Keys, i+a.offset()+1) }

// band limits a chain over keys (upTo) or over queries to what is visible, i and k counting from the given ones on.
func (a *Attention) band(kind gemm.BandKind, offset int) gemm.Band {
	if !a.Causal {
		return gemm.Band{}
	}
	return gemm.Band{Kind: kind, Offset: offset}
}

// block is the number of rows whose scores stand in the second-level cache together.
func block(cols int) int { return max(8, min(64, 1<<16/max(1, cols))) }

// whole is rows of cols elements as an operand; transposed swaps the two.
func whole(x []float32, cols int) gemm.Matrix {
	return gemm.Matrix{Data: x, RowStride: cols, KStride: 1}
}

func transposed(x []float32, cols int) gemm.Matrix {
	return gemm.Matrix{Data: x, RowStride: 1, KStride: cols}
}

// failure keeps the first error of several cores.
type failure struct {
	once sync.Once
	err  error
}

func (f *failure) set(err error) {
	if err != nil {
		f.once.Do(func() { f.err = err })
	}
}

// Attention writes softmax(q·kᵀ·scale)·v of every head to dst, which is like q. Maxima and sums of each query's row (Heads ·
// Queries elements) are what the backward pass needs; both may be nil. dst overlaps no operand. For one head:
//
//	qs = mul(q, scale)
//	s = matmul(qs, k)
//	M = le(iota over keys, iota over queries + Keys − Queries)
//	z = select(M, s, ff800000)
//	m = amax(z)            per row
//	t = sub(z, m)
//	e = exp(t)
//	S = sum(e)             per row
//	p = div(e, S)
//	vt = copy(v transposed)
//	y = matmul(p, vt), band key ≤ query + Keys − Queries
//
// Without Causal there is no M, z is s, and no band.
func (k Rows) Attention(dst, maxima, sums, q, key, value []float32, a Attention) error {
	if err := a.check(q, key, value, dst); err != nil {
		return err
	}
	for _, s := range [][]float32{maxima, sums} {
		if s != nil {
			if err := equal(a.Heads*a.Queries, s); err != nil {
				return err
			}
		}
	}
	rows := block(a.Keys)
	blocks := (a.Queries + rows - 1) / rows
	var f failure
	vec.ParallelGrain(a.Heads*blocks, 1, func(lo, hi int) {
		s := scratches.Get().(*scratch)
		defer scratches.Put(s)
		for ; lo < hi; lo++ {
			h, i := lo/blocks, lo%blocks*rows
			n := min(rows, a.Queries-i)
			at := (h*a.Queries + i) * a.Dim
			kv := h / (a.Heads / a.KVHeads) * a.Keys * a.Dim
			cols := a.visible(i + n - 1)
			p := grow(&s.p, n*cols)
			qs := grow(&s.q, n*a.Dim)
			k.vec.MulScalar(qs, q[at:at+n*a.Dim], a.Scale)
			f.set(k.gemm.F32(p, whole(qs, a.Dim), whole(key[kv:], a.Dim), gemm.Shape{M: n, N: cols, K: a.Dim}, gemm.Band{}))
			for r := range n {
				e := p[r*cols:][:a.visible(i+r)]
				m, sum := k.exponentials(s, e, e)
				k.vec.DivScalar(e, e, sum)
				if maxima != nil {
					maxima[h*a.Queries+i+r] = m
				}
				if sums != nil {
					sums[h*a.Queries+i+r] = sum
				}
			}
			f.set(k.gemm.F32(dst[at:at+n*a.Dim], whole(p, cols), transposed(value[kv:], a.Dim),
				gemm.Shape{M: n, N: a.Dim, K: cols}, a.band(gemm.UpTo, i+a.offset())))
		}
	})
	return f.err
}

// AttentionBackward writes the gradients of queries, keys and values, from dy, the gradient of Attention's result y, and what
// Attention kept. No result overlaps an operand. For one head, with qs, p and M as in Attention:
//
//	dp = matmul(dy, v)
//	o = mul(dy, y)
//	D = sum(o)             per row
//	d = sub(dp, D)
//	ds = mul(p, d)
//	kt = copy(k transposed)
//	a = matmul(ds, kt), band key ≤ query + Keys − Queries
//	dq = mul(a, scale)
//	dst = copy(ds transposed), qt = copy(qs transposed)
//	dk = matmul(dst, qt), band query ≥ key − (Keys − Queries)
//	pt = copy(p transposed), yt = copy(dy transposed)
//	dv = matmul(pt, yt), band query ≥ key − (Keys − Queries)
//
// Where several query heads share a key head, dk is their dk joined by add in ascending order of the heads, and so is dv.
func (k Rows) AttentionBackward(dq, dk, dv, dy, y, maxima, sums, q, key, value []float32, a Attention) error {
	if err := a.check(q, key, value, dq, dy, y); err != nil {
		return err
	}
	if err := matrix(a.KVHeads*a.Keys, a.Dim, dk, dv); err != nil {
		return err
	}
	if err := equal(a.Heads*a.Queries, maxima, sums); err != nil {
		return err
	}
	b := attentionBackward{Rows: k, a: a, dq: dq, dk: dk, dv: dv, dy: dy, q: q, key: key, value: value, maxima: maxima, sums: sums}
	b.dots = make([]float32, a.Heads*a.Queries)
	b.qs = make([]float32, len(q))
	vec.ParallelGrain(len(b.dots), grain(a.Dim), func(lo, hi int) {
		for r := lo; r < hi; r++ {
			b.dots[r] = k.vec.SumMul(dy[r*a.Dim:(r+1)*a.Dim], y[r*a.Dim:(r+1)*a.Dim])
		}
		k.vec.MulScalar(b.qs[lo*a.Dim:hi*a.Dim], q[lo*a.Dim:hi*a.Dim], a.Scale)
	})
	b.queries()
	b.keys()
	return b.failed.err
}

type attentionBackward struct {
	Rows
	a                                           Attention
	dq, dk, dv, dy, q, key, value, maxima, sums []float32
	dots, qs                                    []float32 // D and qs of all heads
	failed                                      failure
}

// queries computes dq by blocks of queries.
func (b *attentionBackward) queries() {
	a, k := b.a, b.Rows
	rows := block(2 * a.Keys)
	blocks := (a.Queries + rows - 1) / rows
	vec.ParallelGrain(a.Heads*blocks, 1, func(lo, hi int) {
		s := scratches.Get().(*scratch)
		defer scratches.Put(s)
		for ; lo < hi; lo++ {
			h, i := lo/blocks, lo%blocks*rows
			n := min(rows, a.Queries-i)
			first := h*a.Queries + i
			at, size := first*a.Dim, n*a.Dim
			kv := h / (a.Heads / a.KVHeads) * a.Keys * a.Dim
			cols := a.visible(i + n - 1)
			p, dp := grow(&s.p, n*cols), grow(&s.q, n*cols)
			shape := gemm.Shape{M: n, N: cols, K: a.Dim}
			b.failed.set(k.gemm.F32(p, whole(b.qs[at:at+size], a.Dim), whole(b.key[kv:], a.Dim), shape, gemm.Band{}))
			b.failed.set(k.gemm.F32(dp, whole(b.dy[at:at+size], a.Dim), whole(b.value[kv:], a.Dim), shape, gemm.Band{}))
			for r := range n {
				v := a.visible(i + r)
				e, d := p[r*cols:][:v], dp[r*cols:][:v]
				k.vec.SubScalar(e, e, b.maxima[first+r])
				k.cr.Exp(e, e)
				k.vec.DivScalar(e, e, b.sums[first+r])
				k.softmaxBackward(d, e, d, b.dots[first+r])
			}
			out := b.dq[at : at+size]
			b.failed.set(k.gemm.F32(out, whole(dp, cols), transposed(b.key[kv:], a.Dim),
				gemm.Shape{M: n, N: a.Dim, K: cols}, a.band(gemm.UpTo, i+a.offset())))
			k.vec.MulScalar(out, out, a.Scale)
		}
	})
}

// keys computes dk and dv by blocks of keys, for which it computes scores once more, transposed: products commute, so that the
// bits are the same.
func (b *attentionBackward) keys() {
	a, k := b.a, b.Rows
	rows := block(2 * a.Queries)
	blocks := (a.Keys + rows - 1) / rows
	group := a.Heads / a.KVHeads
	vec.ParallelGrain(a.KVHeads*blocks, 1, func(lo, hi int) {
		s := scratches.Get().(*scratch)
		defer scratches.Put(s)
		for ; lo < hi; lo++ {
			kvHead, j := lo/blocks, lo%blocks*rows
			n := min(rows, a.Keys-j)
			at, size := (kvHead*a.Keys+j)*a.Dim, n*a.Dim
			// The first query that sees a key of the block.
			i := 0
			if a.Causal {
				i = max(0, j-a.offset())
			}
			cols := a.Queries - i
			band := a.band(gemm.From, j-a.offset()-i)
			for g := range group {
				h := kvHead*group + g
				first := h*a.Queries + i
				dy, qs := b.dy[first*a.Dim:][:cols*a.Dim], b.qs[first*a.Dim:][:cols*a.Dim]
				buffer := grow(&s.p, 2*n*cols+size)
				p, dp, part := buffer[:n*cols], buffer[n*cols:2*n*cols], buffer[2*n*cols:]
				shape := gemm.Shape{M: n, N: cols, K: a.Dim}
				b.failed.set(k.gemm.F32(p, whole(b.key[at:at+size], a.Dim), whole(qs, a.Dim), shape, gemm.Band{}))
				b.failed.set(k.gemm.F32(dp, whole(b.value[at:at+size], a.Dim), whole(dy, a.Dim), shape, gemm.Band{}))
				m, sums, dots := b.maxima[first:][:cols], b.sums[first:][:cols], b.dots[first:][:cols]
				for r := range n {
					e, d := p[r*cols:(r+1)*cols], dp[r*cols:(r+1)*cols]
					k.vec.Sub(e, e, m)
					k.cr.Exp(e, e)
					k.vec.Div(e, e, sums)
					k.vec.Sub(d, d, dots)
					k.vec.Mul(d, e, d)
				}
				for _, x := range []struct{ out, rows, cols []float32 }{{b.dk, dp, qs}, {b.dv, p, dy}} {
					out := x.out[at : at+size]
					to := out
					if g > 0 {
						to = part
					}
					b.failed.set(k.gemm.F32(to, whole(x.rows, cols), transposed(x.cols, a.Dim), gemm.Shape{M: n, N: a.Dim, K: cols}, band))
					if g > 0 {
						k.vec.Add(out, out, part)
					}
				}
			}
		}
	})
}
