package program

import (
	"math"
	"math/big"
)

// Constants of the composites, binary32 patterns (docs/arithmetic-programs.md section 7).
const (
	bitsSqrtHalf     = 0x3f3504f3 // RN(√½)
	bitsInvSqrt2Pi   = 0x3ecc422a // RN(1/√(2π))
	bitsGelu1        = 0x3f4c422a // RN(√(2/π))
	bitsGelu3        = 0x3d122279 // RN(0.044715·√(2/π))
	bitsGelu9        = 0x3ddb33b6 // RN(3·0.044715·√(2/π))
	bitsClipEpsilon  = 0x358637bd // RN(1e-6)
	bitsFlush        = 0x0b800000 // 2^-104
	bitsLargest      = 0x7f7fffff
	bitsMinusLargest = 0xff7fffff
)

func (b Sources) one() Value  { return b.Scalar(1) }
func (b Sources) zero() Value { return b.Scalar(0) }
func (b Sources) half() Value { return b.Scalar(0.5) }

func (b Sources) minusInf() Value { return b.Scalar(float32(math.Inf(-1))) }

// count is the length of the last axis as a constant.
func (b Sources) count(x Value) Value {
	if x.view.Shape.Rank == 0 {
		b.fail("a row of a scalar")
		return x
	}
	return b.Scalar(float32(x.dim(-1)))
}

// shiftedExp is m = amax x, t = x − m, e = exp t, S = sum e.
func (b Normalisations) shiftedExp(x Value) (t, e, s Value) {
	t = b.Sub(x, b.Amax(x))
	e = b.Exp(t)
	return t, e, b.Sum(e)
}

// Softmax is the softmax of the last axis.
func (b Normalisations) Softmax(x Value) Value {
	_, e, s := b.shiftedExp(x)
	return b.Div(e, s)
}

// SoftmaxBackward is the gradient of x from that of p = softmax x.
func (b Normalisations) SoftmaxBackward(dp, p Value) Value {
	s := b.Sum(b.Mul(dp, p))
	return b.Mul(p, b.Sub(dp, s))
}

// LogSoftmax is the logarithm of the softmax of the last axis.
func (b Normalisations) LogSoftmax(x Value) Value {
	t, _, s := b.shiftedExp(x)
	return b.Sub(t, b.Log(s))
}

// LogSoftmaxBackward is the gradient of x from that of y = log-softmax x.
func (b Normalisations) LogSoftmaxBackward(dy, y Value) Value {
	p := b.Exp(y)
	return b.Fma(p, b.Neg(b.Sum(dy)), dy)
}

// Entropy is what CrossEntropy keeps for its gradient.
type Entropy struct {
	Loss Value // [1]: the rows' sum divided by rows

	e, s, hot Value
}

// CrossEntropy is the mean over rows of log S − t[target] of logits x [N, V] and targets i32 [N]. rows counts those
// of the whole step, so that losses of its micro-batches add up.
func (b Normalisations) CrossEntropy(x, target Value, rows int) Entropy {
	if x.view.Shape.Rank != 2 || target.view.Shape != Of(x.dim(0)) {
		b.fail("cross-entropy of %v and %v", x.view.Shape, target.view.Shape)
		return Entropy{}
	}
	t, e, s := b.shiftedExp(x)
	log := b.Log(s)
	index := b.Iota(0, x.dim(1))
	hot := b.Cmp(CmpEq, index, b.Reshape(target, x.dim(0), 1))
	// The maximum of one number among −inf is that number, −0 too, and opens no index.
	chosen := b.Amax(b.Select(hot, t, b.minusInf()))
	total := b.Sum(b.Flat(b.Sub(log, chosen)))
	return Entropy{Loss: b.Div(total, b.Scalar(float32(rows))), e: e, s: s, hot: hot}
}

// reciprocal is the constant RN(1/x), x > 0. The exact quotient is rounded once: going through binary64 would round twice, which
// is known to be harmless only where x has few bits.
func (b Sources) reciprocal(x *big.Rat) Value {
	if x.Sign() <= 0 {
		b.fail("a divisor of %v", x)
		return b.one()
	}
	c, _ := new(big.Rat).Inv(x).Float32()
	return b.Scalar(c)
}

// CrossEntropyBackward is the gradient of the logits: (p − onehot)·RN(1/rows), rows being an exact integer.
func (b Normalisations) CrossEntropyBackward(k Entropy, rows int) Value {
	p := b.Div(k.e, k.s)
	d := b.Sub(p, b.Select(k.hot, b.one(), b.zero()))
	return b.Mul(d, b.reciprocal(new(big.Rat).SetInt64(int64(rows))))
}

// Norm is what LayerNorm and RMSNorm keep for their gradients.
type Norm struct {
	Y Value

	xh, r, w Value
}

// LayerNorm normalises the last axis. w and bias are [n].
func (b Normalisations) LayerNorm(x, w, bias Value, eps float32) Norm {
	n := b.count(x)
	d := b.Sub(x, b.Div(b.Sum(x), n))
	variance := b.Div(b.Sum(b.Mul(d, d)), n)
	r := b.Rsqrt(b.Add(variance, b.Scalar(eps)))
	xh := b.Mul(d, r)
	return Norm{Y: b.Fma(xh, w, bias), xh: xh, r: r, w: w}
}

// LayerNormBackward returns the gradients of x, w and bias.
func (b Normalisations) LayerNormBackward(dy Value, k Norm) (dx, dw, db Value) {
	n := b.count(dy)
	g := b.Mul(dy, k.w)
	mean := b.Div(b.Sum(g), n)
	slope := b.Div(b.Sum(b.Mul(g, k.xh)), n)
	f := b.Fma(k.xh, b.Neg(slope), b.Sub(g, mean))
	dx = b.Mul(k.r, f)
	dw = b.SumRows(b.Mul(dy, k.xh))
	return dx, dw, b.SumRows(dy)
}

// RMSNorm divides the last axis by its root mean square. w is [n].
func (b Normalisations) RMSNorm(x, w Value, eps float32) Norm {
	v := b.Div(b.Sum(b.Mul(x, x)), b.count(x))
	r := b.Rsqrt(b.Add(v, b.Scalar(eps)))
	z := b.Mul(x, r)
	return Norm{Y: b.Mul(z, w), xh: z, r: r, w: w}
}

// RMSNormBackward returns the gradients of x and w.
func (b Normalisations) RMSNormBackward(dy Value, k Norm) (dx, dw Value) {
	g := b.Mul(dy, k.w)
	slope := b.Div(b.Sum(b.Mul(g, k.xh)), b.count(dy))
	dx = b.Mul(k.r, b.Fma(k.xh, b.Neg(slope), g))
	return dx, b.SumRows(b.Mul(dy, k.xh))
}

// SumRows adds over all axes but the last: a copy with that axis first, then the tree. The result is [n].
func (b Products) SumRows(x Value) Value {
	return b.sumColumns(b.columns(x))
}

// columns is a copy of x [R…, n] as [n, R], the form in which sums and contractions over rows read it.
func (b Products) columns(x Value) Value {
	r := int(x.view.Shape.Rank)
	if r == 0 {
		b.fail("rows of a scalar")
		return x
	}
	order := []int{r - 1}
	rows := 1
	for a := range r - 1 {
		order = append(order, a)
		rows *= x.dim(a)
	}
	n := x.dim(-1)
	return b.Reshape(b.Copy(b.Permute(x, order...)), n, rows)
}

// sumColumns adds the rows of columns' result.
func (b Products) sumColumns(x Value) Value {
	s := b.Sum(x)
	return b.Reshape(s, s.dim(0))
}

// Gelu is the form with erf.
func (b Activations) Gelu(x Value) Value {
	h := b.Mul(b.half(), x)
	e := b.Erf(b.Mul(x, b.scalarBits(bitsSqrtHalf)))
	return b.Fma(h, e, h)
}

// GeluBackward is the gradient of x.
func (b Activations) GeluBackward(dy, x Value) Value {
	t := b.Mul(x, b.Exp(b.Mul(b.Mul(x, x), b.Scalar(-0.5))))
	e := b.Erf(b.Mul(x, b.scalarBits(bitsSqrtHalf)))
	p := b.Fma(e, b.half(), b.half())
	return b.Mul(dy, b.Fma(t, b.scalarBits(bitsInvSqrt2Pi), p))
}

// geluTanh is h = x/2, q = x², t = tanh u of the form with tanh.
func (b Activations) geluTanh(x Value) (h, q, t Value) {
	h = b.Mul(b.half(), x)
	q = b.Mul(x, x)
	g := b.Fma(q, b.scalarBits(bitsGelu3), b.scalarBits(bitsGelu1))
	return h, q, b.Tanh(b.Mul(x, g))
}

// GeluTanh is the form with tanh.
func (b Activations) GeluTanh(x Value) Value {
	h, _, t := b.geluTanh(x)
	return b.Fma(h, t, h)
}

// GeluTanhBackward is the gradient of x.
func (b Activations) GeluTanhBackward(dy, x Value) Value {
	h, q, t := b.geluTanh(x)
	p := b.Fma(t, b.half(), b.half())
	w := b.Fma(b.Neg(t), t, b.one())
	u := b.Fma(q, b.scalarBits(bitsGelu9), b.scalarBits(bitsGelu1))
	return b.Mul(dy, b.Fma(b.Mul(h, w), u, p))
}

// Sigmoid is 1 / (1 + exp(−x)).
func (b Activations) Sigmoid(x Value) Value {
	return b.Div(b.one(), b.Add(b.one(), b.Exp(b.Neg(x))))
}

// SigmoidBackward is the gradient of x from that of s = sigmoid x.
func (b Activations) SigmoidBackward(dy, s Value) Value {
	k := b.Sub(b.one(), s)
	return b.Mul(dy, b.Mul(s, k))
}

// Silu is x·sigmoid x and the sigmoid.
func (b Activations) Silu(x Value) (y, s Value) {
	s = b.Sigmoid(x)
	return b.Mul(x, s), s
}

// SiluBackward is the gradient of x.
func (b Activations) SiluBackward(dy, x, s Value) Value {
	f := b.Fma(x, b.Sub(b.one(), s), b.one())
	return b.Mul(dy, b.Mul(s, f))
}

// Relu is maximum(x, +0).
func (b Activations) Relu(x Value) Value { return b.Maximum(x, b.zero()) }

// ReluBackward is the gradient of x.
func (b Activations) ReluBackward(dy, x Value) Value {
	return b.Select(b.Cmp(CmpLt, b.zero(), x), dy, b.zero())
}

// halves are the two halves of the last axis.
func (b Moves) halves(x Value) (lo, hi Value) {
	if x.view.Shape.Rank == 0 || x.dim(-1)%2 != 0 {
		b.fail("halves of %v", x.view.Shape)
		return x, x
	}
	d := x.dim(-1)
	return b.Slice(x, -1, 0, d/2), b.Slice(x, -1, d/2, d)
}

// Rotary turns x […, T, d] by tables cos, sin [T, d], the second half of x paired with the first.
func (b Attentions) Rotary(x, cos, sin Value) Value {
	lo, hi := b.halves(x)
	rot := b.Concat(-1, b.Neg(hi), lo)
	return b.Fma(x, cos, b.Mul(rot, sin))
}

// RotaryBackward is the gradient of x.
func (b Attentions) RotaryBackward(dy, cos, sin Value) Value {
	lo, hi := b.halves(b.Mul(dy, sin))
	neg := b.Neg(lo)
	return b.Fma(dy, cos, b.Concat(-1, hi, neg))
}

// Attention is what Attend keeps for its gradient.
type Attention struct {
	Y Value

	qs, k, v, p Value
	scale       Value
	causal      bool
	off         int32
}

// Attend is scaled dot-product attention of q […, T, D] over k, v […, S, D]. Leading axes broadcast: for
// grouped queries q is […, G, T, D] and k, v […, 1, S, D]. Causal: query i sees key j iff j ≤ i + S − T; T ≤ S.
func (b Attentions) Attend(q, k, v Value, scale float32, causal bool) Attention {
	if q.view.Shape.Rank < 2 || k.view.Shape.Rank < 2 || k.view.Shape != v.view.Shape || causal && q.dim(-2) > k.dim(-2) {
		b.fail("attention of %v over %v, %v", q.view.Shape, k.view.Shape, v.view.Shape)
		return Attention{}
	}
	t, s := q.dim(-2), k.dim(-2)
	a := Attention{k: k, v: v, scale: b.Scalar(scale), causal: causal, off: int32(s - t)}
	a.qs = b.Mul(q, a.scale)
	score := b.Matmul(a.qs, k)
	band := uint8(BandNone)
	if causal {
		index := b.Iota(0, s)
		mask := b.Cmp(CmpLe, index, b.Reshape(b.Slice(index, 0, s-t, s), t, 1))
		score = b.Select(mask, score, b.minusInf())
		band = BandBelow
	}
	a.p = b.Softmax(score)
	a.Y = b.MatmulBand(a.p, b.Copy(b.Transpose(v)), band, a.bandOffset(1))
	return a
}

// bandOffset is sign·off where there is a band.
func (a *Attention) bandOffset(sign int32) int32 {
	if a.causal {
		return sign * a.off
	}
	return 0
}

// AttendBackward returns the gradients of q, k and v. Those of grouped queries are added by ascending query head.
func (b Attentions) AttendBackward(dy Value, a Attention) (dq, dk, dv Value) {
	below, above := uint8(BandNone), uint8(BandNone)
	if a.causal {
		below, above = BandBelow, BandAbove
	}
	dp := b.Matmul(dy, a.v)
	rows := b.Sum(b.Mul(dy, a.Y))
	ds := b.Mul(a.p, b.Sub(dp, rows))
	dq = b.Mul(b.MatmulBand(ds, b.Copy(b.Transpose(a.k)), below, a.bandOffset(1)), a.scale)
	dk = b.MatmulBand(b.Copy(b.Transpose(ds)), b.Copy(b.Transpose(a.qs)), above, a.bandOffset(-1))
	dv = b.MatmulBand(b.Copy(b.Transpose(a.p)), b.Copy(b.Transpose(dy)), above, a.bandOffset(-1))
	return dq, b.ungroup(dk, a.k), b.ungroup(dv, a.v)
}

// ungroup adds the gradients of the query heads that share a key head.
func (b Moves) ungroup(d, shared Value) Value {
	if d.view.Shape == shared.view.Shape {
		return d
	}
	if d.view.Shape.Rank != shared.view.Shape.Rank || shared.dim(-3) != 1 {
		b.fail("gradient %v of %v", d.view.Shape, shared.view.Shape)
		return d
	}
	acc := b.Slice(d, -3, 0, 1)
	for g := 1; g < d.dim(-3); g++ {
		acc = b.Add(acc, b.Slice(d, -3, g, g+1))
	}
	return acc
}

// Drop is what Dropout keeps for its gradient.
type Drop struct {
	Y Value

	keep, c Value
}

// Dropout is select(random ≥ p, x·c, +0) with c = RN(1/(1−p)), 0 ≤ p < 1 (random: section 4).
func (b Activations) Dropout(x, seed Value, p float32) Drop {
	if !(p >= 0 && p < 1) {
		b.fail("dropout of %v", p)
		p = 0
	}
	s := x.view.Shape
	r := b.node(OpRandom, 0, 0, F32, s, seed)
	rest := new(big.Rat).SetFloat64(float64(p))
	rest.Sub(big.NewRat(1, 1), rest)
	d := Drop{keep: b.Cmp(CmpLe, b.Scalar(p), r), c: b.reciprocal(rest)}
	d.Y = b.Select(d.keep, b.Mul(x, d.c), b.zero())
	return d
}

// DropoutBackward is the gradient of x.
func (b Activations) DropoutBackward(dy Value, d Drop) Value {
	return b.Select(d.keep, b.Mul(dy, d.c), b.zero())
}

// Embedding is rows of table [V, C] by index [T].
func (b Attentions) Embedding(table, index Value) Value { return b.Gather(table, index) }

// EmbeddingBackward is the gradient of the table [rows, C] from dy [T, C] (rule 2.4).
func (b Attentions) EmbeddingBackward(dy, index Value, rows int) Value {
	g, index := b.Copy(b.Transpose(dy)), b.reducible(index)
	if index.view.Shape.Rank != 1 || g.view.Shape.Rank != 2 || index.dim(0) <= MaxContraction || index.dim(0) != g.dim(1) {
		return b.Segsum(index, g, rows)
	}
	return b.chains(index.dim(0), func(lo, hi int) Value { return b.Segsum(b.Slice(index, 0, lo, hi), b.Slice(g, -1, lo, hi), rows) })
}

// Linear is x·wᵀ + bias for x […, K], w [N, K], bias [N].
func (b Products) Linear(x, w, bias Value) Value {
	return b.Add(b.LinearNoBias(x, w), bias)
}

// LinearNoBias is x·wᵀ.
func (b Products) LinearNoBias(x, w Value) Value { return b.Contract(x, w) }

// LinearBackward returns the gradients of x […, K], w [N, K] and bias [N]. Sums and chains over rows read copies of dy and x
// with the rows last.
func (b Products) LinearBackward(dy, x, w Value) (dx, dw, db Value) {
	dx = b.Contract(dy, b.Copy(b.Transpose(w)))
	dyT := b.columns(dy)
	dw = b.Contract(dyT, b.columns(x))
	return dx, dw, b.sumColumns(dyT)
}

// LinearI8 is x·wᵀ for i8 codes x [M, K], w [N, K] with scales sx ([] or [M, 1]) and sw [N] (rule 2.5): the exact integer
// product as binary32, times sx·sw.
func (b Products) LinearI8(x, sx, w, sw Value) Value {
	y := b.Convert(F32, b.MatmulI8(x, w))
	return b.Mul(y, b.Mul(sx, sw))
}

// Quantise is the composite of that name: codes i8 of x […, K], −127 to 127, and the scale of each row […, 1].
func (b Products) Quantise(x Value) (codes, scale Value) {
	top := b.Maximum(b.Amax(b.Maximum(x, b.Neg(x))), b.Scalar(leastAmax))
	codes = b.Convert(I8, b.Mul(x, b.Div(b.Scalar(largestCode), top)))
	return codes, b.Div(top, b.Scalar(largestCode))
}

// ProductI8 is the composite "int8 product": x […, M, K] times y […, N, K], both quantised by row, of any number of terms.
func (b Products) ProductI8(x, y Value) Value {
	c, s := b.Quantise(x)
	d, z := b.Quantise(y)
	sums := b.chains(c.dim(-1), func(lo, hi int) Value {
		return b.Convert(F32, b.MatmulI8(b.Slice(c, -1, lo, hi), b.Slice(d, -1, lo, hi)))
	})
	return b.Mul(sums, b.Mul(s, b.Transpose(z)))
}

// Clip scales gradients so that their common norm is at most maxNorm (rule 5.2).
func (b Optimisers) Clip(maxNorm Value, grads ...Value) []Value {
	q := make([]Value, len(grads))
	for i, g := range grads {
		q[i] = b.Sum(b.Flat(b.Mul(g, g)))
	}
	norm := b.Sqrt(b.Sum(b.Concat(0, q...)))
	f := b.Minimum(b.one(), b.Div(maxNorm, b.Add(norm, b.scalarBits(bitsClipEpsilon))))
	out := make([]Value, len(grads))
	for i, g := range grads {
		out[i] = b.Mul(g, f)
	}
	return out
}

// SGD is p' = fma(−lr, g, p) (rule 5.5).
func (b Optimisers) SGD(p, g, minusLR Value) Value { return b.Fma(minusLR, g, p) }

// Flush is select(|x| < 2^-104, +0, x) (rule 5.4).
func (b Optimisers) Flush(x Value) Value {
	abs := b.Maximum(x, b.Neg(x))
	return b.Select(b.Cmp(CmpLt, abs, b.scalarBits(bitsFlush)), b.zero(), x)
}

// AdamW is one update (rule 5.3): row is the schedule's row [4], its columns s0, s1, s2 and a spare; 0 ≤ β1, β2 ≤ 1.
func (b Optimisers) AdamW(p, m, v, g, row Value, beta1, beta2, eps float32) (p2, m2, v2 Value) {
	if row.view.Shape.Rank == 0 || row.dim(-1) != 4 {
		b.fail("schedule row %v", row.view.Shape)
		return p, m, v
	}
	column := func(k int) Value { return b.Slice(row, -1, k, k+1) }
	p1 := b.Mul(p, column(0))
	// 1 − β is exact in binary64 from β = 2^-29, below which it rounds to 1 either way: this is RN(1 − β), rounded once.
	m1 := b.Fma(b.Scalar(float32(1-float64(beta1))), b.Sub(g, m), m)
	a := b.Mul(b.Scalar(float32(1-float64(beta2))), g)
	v1 := b.Fma(a, g, b.Mul(b.Scalar(beta2), v))
	m2, v2 = b.Flush(m1), b.Flush(v1)
	d := b.Fma(b.Sqrt(v2), column(2), b.Scalar(eps))
	return b.Fma(column(1), b.Div(m2, d), p1), m2, v2
}

// clamp limits to the largest finite number (rule 5.5).
func (b Optimisers) clamp(x Value) Value {
	return b.Minimum(b.Maximum(x, b.scalarBits(bitsMinusLargest)), b.scalarBits(bitsLargest))
}

// Nesterov is the outer step (rule 5.5) on momentum buf, aggregate d and parameters p.
func (b Optimisers) Nesterov(p, buf, d Value, lr, mu float32) (p2, buf2 Value) {
	buf2 = b.clamp(b.Fma(b.Scalar(mu), buf, d))
	u := b.clamp(b.Fma(b.Scalar(mu), buf2, d))
	return b.clamp(b.Fma(b.Scalar(-lr), u, p)), buf2
}

// Merge is fma(α, local − global, global) (rule 5.5).
func (b Optimisers) Merge(local, global Value, alpha float32) Value {
	return b.Fma(b.Scalar(alpha), b.Sub(local, global), global)
}

// Reduce is the gradient of the step from that of each micro-batch (rule 5.1): in each group d adds over a ascending, then
// the sum over d. g is a micro-batch node's output; Reduce is called after BeginStep.
func (b Optimisers) Reduce(g Value) Value {
	s := g.view.Shape
	n := []int{}
	for _, d := range s.Slice() {
		n = append(n, int(d))
	}
	var groups []Value
	for d := range int(b.p.D) {
		acc := b.Of(g, d*int(b.p.A))
		for a := 1; a < int(b.p.A); a++ {
			acc = b.Add(acc, b.Of(g, d*int(b.p.A)+a))
		}
		flat := b.Flat(acc)
		groups = append(groups, b.Reshape(flat, flat.dim(0), 1))
	}
	if len(groups) == 0 {
		b.fail("no micro-batches to reduce")
		return g
	}
	return b.Reshape(b.Sum(b.Concat(1, groups...)), n...)
}

// Increment is the i32 counter t plus one, by way of binary32: exact below 2^24, where it stays.
func (b Optimisers) Increment(t Value) Value {
	return b.Convert(I32, b.Add(b.Convert(F32, t), b.one()))
}
