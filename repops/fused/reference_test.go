package fused

import (
	"math"
	"math/rand/v2"

	"assay/repops/num"
)

// The expansions of the composites, one primitive after the other on whole tensors, from scalar arithmetic alone. tensor is a
// matrix; an operand with one column (or one row) is repeated along the rows (or down the columns).
type tensor struct {
	x          []float32
	rows, cols int
}

func f32(b uint32) float32 { return math.Float32frombits(b) }

func bitsOf(x float32) uint32 { return math.Float32bits(x) }

// arithmetic is what the primitives compute with; the vectors' generator has one of its own.
type arithmetic struct {
	add, sub, mul, div func(a, b float32) float32
	fma                func(a, b, c float32) float32
	sqrt               func(x float32) float32
}

var scalar = arithmetic{num.Add, num.Sub, num.Mul, num.Div, num.Fma, num.Sqrt}

// ref has the primitives.
type ref struct{ arithmetic }

func (t tensor) at(i, j int) float32 {
	if t.rows == 1 {
		i = 0
	}
	if t.cols == 1 {
		j = 0
	}
	return t.x[i*t.cols+j]
}

func c(bits uint32) tensor { return tensor{[]float32{f32(bits)}, 1, 1} }

func val(x float32) tensor { return tensor{[]float32{x}, 1, 1} }

// A reference reads operands as canonical: a foreign NaN counts as NaN (docs/arithmetic.md rule 1.2).
func mat(x []float32, rows, cols int) tensor { return tensor{canonical(x), rows, cols} }

func row(x []float32) tensor { return tensor{canonical(x), 1, len(x)} }

func canonical(x []float32) []float32 {
	out := make([]float32, len(x))
	for i, v := range x {
		out[i] = num.Canonical(v)
	}
	return out
}

func build(rows, cols int, f func(i, j int) float32) tensor {
	t := tensor{make([]float32, rows*cols), rows, cols}
	for i := range rows {
		for j := range cols {
			t.x[i*cols+j] = f(i, j)
		}
	}
	return t
}

// size is the common size of operands, of which those of size 1 are repeated.
func size(n ...int) int {
	for _, m := range n {
		if m != 1 {
			return m
		}
	}
	return 1
}

func pairwise(f func(a, b float32) float32, a, b tensor) tensor {
	return build(size(a.rows, b.rows), size(a.cols, b.cols), func(i, j int) float32 { return f(a.at(i, j), b.at(i, j)) })
}

func unary(f func(a float32) float32, a tensor) tensor {
	return build(a.rows, a.cols, func(i, j int) float32 { return f(a.at(i, j)) })
}

func (r ref) vadd(a, b tensor) tensor { return pairwise(r.add, a, b) }
func (r ref) vsub(a, b tensor) tensor { return pairwise(r.sub, a, b) }
func (r ref) vmul(a, b tensor) tensor { return pairwise(r.mul, a, b) }
func (r ref) vdiv(a, b tensor) tensor { return pairwise(r.div, a, b) }
func (r ref) vfma(a, b, c tensor) tensor {
	return build(size(a.rows, b.rows, c.rows), size(a.cols, b.cols, c.cols), func(i, j int) float32 { return r.fma(a.at(i, j), b.at(i, j), c.at(i, j)) })
}
func (r ref) vsqrt(a tensor) tensor      { return unary(r.sqrt, a) }
func (r ref) maximum(a, b tensor) tensor { return pairwise(num.Maximum, a, b) }
func (r ref) minimum(a, b tensor) tensor { return pairwise(num.Minimum, a, b) }
func (r ref) exp(a tensor) tensor        { return unary(num.Exp, a) }
func (r ref) log(a tensor) tensor        { return unary(num.Log, a) }
func (r ref) tanh(a tensor) tensor       { return unary(num.Tanh, a) }
func (r ref) erf(a tensor) tensor        { return unary(num.Erf, a) }
func (r ref) rsqrt(a tensor) tensor      { return unary(num.Rsqrt, a) }

// A condition is a tensor of zeros and ones.
func (r ref) lt(a, b tensor) tensor {
	return pairwise(func(a, b float32) float32 { return float32(num.Lt(a, b)) }, a, b)
}
func (r ref) le(a, b tensor) tensor {
	return pairwise(func(a, b float32) float32 { return float32(num.Le(a, b)) }, a, b)
}
func (r ref) choose(c, a, b tensor) tensor {
	return build(size(c.rows, a.rows, b.rows), size(c.cols, a.cols, b.cols), func(i, j int) float32 { return num.Select(int8(c.at(i, j)), a.at(i, j), b.at(i, j)) })
}

// sum is the canonical tree over each row.
func (r ref) sum(a tensor) tensor {
	return build(a.rows, 1, func(i, _ int) float32 { return r.tree(a.x[i*a.cols : (i+1)*a.cols]) })
}

func (r ref) tree(x []float32) float32 {
	if len(x) > 256 {
		var groups []float32
		for i := 0; i < len(x); i += 256 {
			groups = append(groups, r.tree(x[i:min(i+256, len(x))]))
		}
		return r.tree(groups)
	}
	var v [32]float32
	for i, y := range x {
		v[i%32] = r.add(v[i%32], y)
	}
	for _, h := range []int{16, 8, 4, 2, 1} {
		for l := range h {
			v[l] = r.add(v[l], v[l+h])
		}
	}
	return v[0]
}

func (r ref) amax(a tensor) tensor {
	return build(a.rows, 1, func(i, _ int) float32 {
		m := float32(math.Inf(-1))
		for _, x := range a.x[i*a.cols : (i+1)*a.cols] {
			m = num.Maximum(m, x)
		}
		return m
	})
}

func transpose(a tensor) tensor {
	return build(a.cols, a.rows, func(i, j int) float32 { return a.x[j*a.cols+i] })
}

// matmul is a·bᵀ, one chain an element; in says which terms are in it.
func (r ref) matmul(a, b tensor, in func(i, k int) bool) tensor {
	return build(a.rows, b.rows, func(i, j int) float32 {
		var s float32
		for k := range a.cols {
			if in(i, k) {
				s = r.fma(a.x[i*a.cols+k], b.x[j*b.cols+k], s)
			}
		}
		return s
	})
}

func always(_, _ int) bool { return true }

var (
	zero, one, minusOne = c(0), c(0x3f800000), c(0xbf800000)
	halves, minusHalves = c(0x3f000000), c(0xbf000000)
)

func (r ref) softmaxParts(x tensor) (t, e, s tensor) {
	m := r.amax(x)
	t = r.vsub(x, m)
	e = r.exp(t)
	return t, e, r.sum(e)
}

func (r ref) softmax(x tensor) tensor {
	_, e, s := r.softmaxParts(x)
	return r.vdiv(e, s)
}

func (r ref) softmaxBackward(dp, p tensor) tensor {
	q := r.vmul(dp, p)
	s := r.sum(q)
	d := r.vsub(dp, s)
	return r.vmul(p, d)
}

func (r ref) logSoftmax(x tensor) tensor {
	t, _, s := r.softmaxParts(x)
	return r.vsub(t, r.log(s))
}

func (r ref) logSoftmaxBackward(dy, y tensor) tensor {
	p := r.exp(y)
	s := r.sum(dy)
	n := r.vmul(s, minusOne)
	return r.vfma(p, n, dy)
}

func hot(target []int32, cols int) tensor {
	return build(len(target), cols, func(i, j int) float32 {
		if int(target[i]) == j {
			return 1
		}
		return 0
	})
}

func (r ref) crossEntropy(x tensor, target []int32) tensor {
	t, _, s := r.softmaxParts(x)
	l := r.log(s)
	z := r.choose(hot(target, x.cols), t, c(0xff800000))
	a := r.amax(z)
	return r.vsub(l, a)
}

func (r ref) crossEntropyBackward(x tensor, target []int32, scale float32) tensor {
	p := r.softmax(x)
	o := r.choose(hot(target, x.cols), one, zero)
	d := r.vsub(p, o)
	return r.vmul(d, val(scale))
}

func (r ref) layerNorm(x, w, b tensor, eps float32) (y, xhat, rs tensor) {
	n := val(float32(x.cols))
	mu := r.vdiv(r.sum(x), n)
	d := r.vsub(x, mu)
	q := r.vmul(d, d)
	v := r.vdiv(r.sum(q), n)
	u := r.vadd(v, val(eps))
	rs = r.rsqrt(u)
	xhat = r.vmul(d, rs)
	return r.vfma(xhat, w, b), xhat, rs
}

func (r ref) layerNormBackward(dy, xhat, rs, w tensor) (dx, dw, db tensor) {
	n := val(float32(dy.cols))
	g := r.vmul(dy, w)
	a := r.vdiv(r.sum(g), n)
	h := r.vmul(g, xhat)
	b := r.vdiv(r.sum(h), n)
	nb := r.vmul(b, minusOne)
	k := r.vsub(g, a)
	f := r.vfma(xhat, nb, k)
	return r.vmul(rs, f), r.sum(transpose(r.vmul(dy, xhat))), r.sum(transpose(dy))
}

func (r ref) rmsNorm(x, w tensor, eps float32) (y, z, rs tensor) {
	q := r.vmul(x, x)
	v := r.vdiv(r.sum(q), val(float32(x.cols)))
	rs = r.rsqrt(r.vadd(v, val(eps)))
	z = r.vmul(x, rs)
	return r.vmul(z, w), z, rs
}

func (r ref) rmsNormBackward(dy, z, rs, w tensor) (dx, dw tensor) {
	g := r.vmul(dy, w)
	h := r.vmul(g, z)
	b := r.vdiv(r.sum(h), val(float32(dy.cols)))
	nb := r.vmul(b, minusOne)
	f := r.vfma(z, nb, g)
	return r.vmul(rs, f), r.sum(transpose(r.vmul(dy, z)))
}

func (r ref) gelu(x tensor) tensor {
	h := r.vmul(halves, x)
	e := r.erf(r.vmul(x, c(0x3f3504f3)))
	return r.vfma(h, e, h)
}

func (r ref) geluBackward(dy, x tensor) tensor {
	q := r.vmul(x, x)
	k := r.vmul(q, minusHalves)
	t := r.vmul(x, r.exp(k))
	e := r.erf(r.vmul(x, c(0x3f3504f3)))
	p := r.vfma(e, halves, halves)
	f := r.vfma(t, c(0x3ecc422a), p)
	return r.vmul(dy, f)
}

func (r ref) geluTanhParts(x tensor) (h, q, t tensor) {
	h = r.vmul(halves, x)
	q = r.vmul(x, x)
	g := r.vfma(q, c(0x3d122279), c(0x3f4c422a))
	return h, q, r.tanh(r.vmul(x, g))
}

func (r ref) geluTanh(x tensor) tensor {
	h, _, t := r.geluTanhParts(x)
	return r.vfma(h, t, h)
}

func (r ref) geluTanhBackward(dy, x tensor) tensor {
	h, q, t := r.geluTanhParts(x)
	p := r.vfma(t, halves, halves)
	k := r.vmul(t, minusOne)
	w := r.vfma(k, t, one)
	u := r.vfma(q, c(0x3ddb33b6), c(0x3f4c422a))
	j := r.vmul(h, w)
	f := r.vfma(j, u, p)
	return r.vmul(dy, f)
}

func (r ref) sigmoid(x tensor) tensor {
	e := r.exp(r.vmul(x, minusOne))
	return r.vdiv(one, r.vadd(one, e))
}

func (r ref) sigmoidBackward(dy, s tensor) tensor {
	k := r.vsub(one, s)
	return r.vmul(dy, r.vmul(s, k))
}

func (r ref) silu(x tensor) tensor { return r.vmul(x, r.sigmoid(x)) }

func (r ref) siluBackward(dy, x tensor) tensor {
	s := r.sigmoid(x)
	k := r.vsub(one, s)
	f := r.vfma(x, k, one)
	return r.vmul(dy, r.vmul(s, f))
}

func (r ref) relu(x tensor) tensor { return r.maximum(x, zero) }

func (r ref) reluBackward(dy, x tensor) tensor { return r.choose(r.lt(zero, x), dy, zero) }

// half is columns [lo, lo + n) of a, concat two matrices side by side.
func slice(a tensor, lo, n int) tensor {
	return build(a.rows, n, func(i, j int) float32 { return a.at(i, lo+j) })
}

func concat(a, b tensor) tensor {
	return build(a.rows, a.cols+b.cols, func(i, j int) float32 {
		if j < a.cols {
			return a.at(i, j)
		}
		return b.at(i, j-a.cols)
	})
}

// rotary has tables with a row for each row of x.
func (r ref) rotary(x, cos, sin tensor) tensor {
	h := x.cols / 2
	k := r.vmul(slice(x, h, h), minusOne)
	rot := concat(k, slice(x, 0, h))
	m := r.vmul(rot, sin)
	return r.vfma(x, cos, m)
}

func (r ref) rotaryBackward(dy, cos, sin tensor) tensor {
	h := dy.cols / 2
	m := r.vmul(dy, sin)
	k := r.vmul(slice(m, 0, h), minusOne)
	rot := concat(slice(m, h, h), k)
	return r.vfma(dy, cos, rot)
}

func (r ref) dropout(x tensor, p, scale float32, seed uint64, node, micro uint32) tensor {
	random := build(x.rows, x.cols, func(i, j int) float32 { return num.Random(seed, uint64(i*x.cols+j), node, micro) })
	k := r.le(val(p), random)
	s := r.vmul(x, val(scale))
	return r.choose(k, s, zero)
}

func (r ref) segsum(index []int32, y tensor, vocabulary int) tensor {
	return build(vocabulary, y.cols, func(v, j int) float32 {
		var s float32
		for t, i := range index {
			if int(i) == v {
				s = r.add(s, y.at(t, j))
			}
		}
		return s
	})
}

func (r ref) adamW(p, m, v, g tensor, a Adam) (p2, m2, v2 tensor) {
	p1 := r.vmul(p, val(a.S0))
	d := r.vsub(g, m)
	m1 := r.vfma(val(a.K1), d, m)
	k := r.vmul(val(a.K2), g)
	w := r.vmul(val(a.Beta2), v)
	v1 := r.vfma(k, g, w)
	flushed := func(x tensor) tensor {
		n := r.vmul(x, minusOne)
		abs := r.maximum(x, n)
		return r.choose(r.lt(abs, c(0x0b800000)), zero, x)
	}
	m2, v2 = flushed(m1), flushed(v1)
	s := r.vsqrt(v2)
	den := r.vfma(s, val(a.S2), val(a.Eps))
	return r.vfma(val(a.S1), r.vdiv(m2, den), p1), m2, v2
}

func (r ref) nesterov(p, b, d tensor, lr, mu float32) (p2, b2 tensor) {
	clamp := func(x tensor) tensor { return r.minimum(r.maximum(x, c(0xff7fffff)), c(0x7f7fffff)) }
	b2 = clamp(r.vfma(val(mu), b, d))
	u := clamp(r.vfma(val(mu), b2, d))
	return clamp(r.vfma(val(-lr), u, p)), b2
}

func (r ref) merge(local, global tensor, alpha float32) tensor {
	return r.vfma(val(alpha), r.vsub(local, global), global)
}

func (r ref) clipFactor(gradients [][]float32, maxNorm float32) tensor {
	var sums []float32
	for _, g := range gradients {
		sums = append(sums, r.sum(r.vmul(row(g), row(g))).x...)
	}
	n := r.vsqrt(r.sum(row(sums)))
	k := r.vdiv(val(maxNorm), r.vadd(n, c(0x358637bd)))
	return r.minimum(one, k)
}

// attention and its backward pass, one head.
func (r ref) attention(q, key, value tensor, scale float32, causal bool) (y, p, qs tensor) {
	qs = r.vmul(q, val(scale))
	s := r.matmul(qs, key, always)
	see := seen(q.rows, key.rows, causal)
	if causal {
		s = r.choose(build(q.rows, key.rows, func(i, j int) float32 {
			if see(i, j) {
				return 1
			}
			return 0
		}), s, c(0xff800000))
	}
	p = r.softmax(s)
	return r.matmul(p, transpose(value), see), p, qs
}

func seen(queries, keys int, causal bool) func(i, j int) bool {
	return func(i, j int) bool { return !causal || j <= i+keys-queries }
}

func (r ref) attentionBackward(dy, y, p, qs, key, value tensor, scale float32, causal bool) (dq, dk, dv tensor) {
	see := seen(qs.rows, key.rows, causal)
	flip := func(j, i int) bool { return see(i, j) }
	dp := r.matmul(dy, value, always)
	d := r.vsub(dp, r.sum(r.vmul(dy, y)))
	ds := r.vmul(p, d)
	dq = r.vmul(r.matmul(ds, transpose(key), see), val(scale))
	dk = r.matmul(transpose(ds), transpose(qs), flip)
	return dq, dk, r.matmul(transpose(p), transpose(dy), flip)
}

// specials are numbers at which something changes, the last ones not finite.
var specials = []uint32{
	0, 1, 0x007fffff, 0x00800000, 0x0b7fffff, 0x0b800000, 0x1f800000, 0x33800000, 0x3f000000, 0x3f800000, 0x42b17218, 0x42d00000, 0x5f000000, 0x7f7fffff, 0x7f800000, 0x7fc00000,
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0xf05ed)) }

// kind is how wild the numbers of a vector are: ordinary, small, with zeros, subnormals and a few large ones, of every sort that a tensor holds, or with
// any NaN beside these, which kernels that are called by themselves may be given. The shared vectors are of the first kinds.
type kind int

const (
	tame kind = iota
	finite
	wild
	kinds

	foreign = kinds
)

func vector(g *rand.Rand, n int, how kind) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(g.NormFloat64())
		switch {
		case how == finite && g.IntN(4) == 0:
			x[i] = f32(specials[g.IntN(10)] | g.Uint32N(2)<<31)
		case how >= wild && g.IntN(8) == 0:
			x[i] = num.Canonical(f32(specials[g.IntN(len(specials))] | g.Uint32N(2)<<31))
		case how == foreign && g.IntN(16) == 0: // quiet or signalling
			x[i] = f32(0x7f800001 + g.Uint32N(1<<23-1) | g.Uint32N(2)<<31)
		}
	}
	return x
}
