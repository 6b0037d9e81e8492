package fused

import (
	"fmt"

	"assay/repops/gemm"
	"assay/repops/vec"
)

// chunks calls f on ranges of at most chunk elements that together are [0, n), on several cores if n is large. f may use the
// first hi − lo elements of two buffers.
func chunks(n int, f func(a, b []float32, lo, hi int)) {
	vec.Parallel(n, func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for ; lo < hi; lo += chunk {
			m := min(chunk, hi-lo)
			f(s.a[:m], s.b[:m], lo, lo+m)
		}
		scratches.Put(s)
	})
}

// Gelu writes the error-function form of gelu.
//
//	h = mul(3f000000, x)
//	u = mul(x, 3f3504f3)
//	e = erf(u)
//	y = fma(h, e, h)
func (k Pointwise) Gelu(dst, x []float32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	chunks(len(dst), func(e, _ []float32, lo, hi int) {
		k.vec.MulScalar(e, x[lo:hi], rootHalf)
		k.cr.Erf(e, e)
		k.gelu(dst[lo:hi], x[lo:hi], e)
	})
	return nil
}

// GeluBackward writes the gradient of Gelu's argument x.
//
//	q = mul(x, x)
//	k = mul(q, bf000000)
//	E = exp(k)
//	t = mul(x, E)
//	u = mul(x, 3f3504f3)
//	e = erf(u)
//	P = fma(e, 3f000000, 3f000000)
//	f = fma(t, 3ecc422a, P)
//	dx = mul(dy, f)
func (k Pointwise) GeluBackward(dx, dy, x []float32) error {
	if err := equal(len(dx), dy, x); err != nil {
		return err
	}
	chunks(len(dx), func(e, erf []float32, lo, hi int) {
		k.geluSquare(e, x[lo:hi])
		k.cr.Exp(e, e)
		k.vec.MulScalar(erf, x[lo:hi], rootHalf)
		k.cr.Erf(erf, erf)
		k.geluBackward(dx[lo:hi], dy[lo:hi], x[lo:hi], e, erf)
	})
	return nil
}

// GeluTanh writes the tanh form of gelu.
//
//	h = mul(3f000000, x)
//	q = mul(x, x)
//	g = fma(q, 3d122279, 3f4c422a)
//	u = mul(x, g)
//	t = tanh(u)
//	y = fma(h, t, h)
func (k Pointwise) GeluTanh(dst, x []float32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	chunks(len(dst), func(t, _ []float32, lo, hi int) {
		k.geluTanhArgument(t, x[lo:hi])
		k.cr.Tanh(t, t)
		k.gelu(dst[lo:hi], x[lo:hi], t)
	})
	return nil
}

// GeluTanhBackward writes the gradient of GeluTanh's argument x.
//
//	h, q, g, u, t as in GeluTanh
//	P = fma(t, 3f000000, 3f000000)
//	k = mul(t, −1)
//	w = fma(k, t, 1)
//	U = fma(q, 3ddb33b6, 3f4c422a)
//	j = mul(h, w)
//	f = fma(j, U, P)
//	dx = mul(dy, f)
func (k Pointwise) GeluTanhBackward(dx, dy, x []float32) error {
	if err := equal(len(dx), dy, x); err != nil {
		return err
	}
	chunks(len(dx), func(t, _ []float32, lo, hi int) {
		k.geluTanhArgument(t, x[lo:hi])
		k.cr.Tanh(t, t)
		k.geluTanhBackward(dx[lo:hi], dy[lo:hi], x[lo:hi], t)
	})
	return nil
}

// Sigmoid writes 1 / (1 + exp(−x)).
//
//	k = mul(x, −1)
//	e = exp(k)
//	d = add(1, e)
//	s = div(1, d)
func (k Pointwise) Sigmoid(dst, x []float32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	chunks(len(dst), func(e, _ []float32, lo, hi int) {
		k.negativeExp(e, x[lo:hi])
		k.sigmoid(dst[lo:hi], e)
	})
	return nil
}

func (k Pointwise) negativeExp(e, x []float32) {
	k.vec.Neg(e, x)
	k.cr.Exp(e, e)
}

// SigmoidBackward writes the gradient of Sigmoid's argument, from s, the sigmoid, and its gradient dy.
//
//	k = sub(1, s)
//	q = mul(s, k)
//	dx = mul(dy, q)
func (k Pointwise) SigmoidBackward(dx, dy, s []float32) error {
	if err := equal(len(dx), dy, s); err != nil {
		return err
	}
	vec.Parallel(len(dx), func(lo, hi int) { k.sigmoidBackward(dx[lo:hi], dy[lo:hi], s[lo:hi]) })
	return nil
}

// Silu writes x · sigmoid(x). Of −inf it is NaN.
//
//	s = sigmoid(x), four primitives
//	y = mul(x, s)
func (k Pointwise) Silu(dst, x []float32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	chunks(len(dst), func(e, _ []float32, lo, hi int) {
		k.negativeExp(e, x[lo:hi])
		k.silu(dst[lo:hi], x[lo:hi], e)
	})
	return nil
}

// SiluBackward writes the gradient of Silu's argument x.
//
//	s as in Silu
//	k = sub(1, s)
//	f = fma(x, k, 1)
//	q = mul(s, f)
//	dx = mul(dy, q)
func (k Pointwise) SiluBackward(dx, dy, x []float32) error {
	if err := equal(len(dx), dy, x); err != nil {
		return err
	}
	chunks(len(dx), func(e, _ []float32, lo, hi int) {
		k.negativeExp(e, x[lo:hi])
		k.siluBackward(dx[lo:hi], dy[lo:hi], x[lo:hi], e)
	})
	return nil
}

// Relu writes the positive part: NaN stays, −0 becomes +0.
//
//	y = maximum(x, +0)
func (k Pointwise) Relu(dst, x []float32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	vec.Parallel(len(dst), func(lo, hi int) { k.vec.MaximumScalar(dst[lo:hi], x[lo:hi], 0) })
	return nil
}

// ReluBackward writes the gradient of Relu's argument x.
//
//	c = lt(+0, x)
//	dx = select(c, dy, +0)
func (k Pointwise) ReluBackward(dx, dy, x []float32) error {
	if err := equal(len(dx), dy, x); err != nil {
		return err
	}
	vec.Parallel(len(dx), func(lo, hi int) { k.reluBackward(dx[lo:hi], dy[lo:hi], x[lo:hi]) })
	return nil
}

// Dropout writes x · c where the random number of the element is at least p, else +0. Applied to the gradient with the same
// names it is its own backward pass.
//
//	r = random(seed, element; node, micro)
//	k = le(p, r)
//	s = mul(x, c)
//	y = select(k, s, +0)
func (k Pointwise) Dropout(dst, x []float32, p, c float32, seed uint64, node, micro uint32) error {
	if err := equal(len(dst), x); err != nil {
		return err
	}
	chunks(len(dst), func(r, _ []float32, lo, hi int) {
		k.vec.Random(r, seed, uint64(lo), node, micro)
		k.dropout(dst[lo:hi], x[lo:hi], r, p, c)
	})
	return nil
}

// Rotation says how Rotary finds the row of its tables: row r of x uses row (r / Repeat) mod Period.
type Rotation struct {
	// Cos and Sin are tables of Period rows of Dim elements, both halves of a row given.
	Cos, Sin []float32
	// Dim is the number of elements of a row, even.
	Dim int
	// Period is the number of positions of a sequence.
	Period int
	// Repeat is the number of rows that follow one another at one position, the heads if they stand inside positions, else 1.
	Repeat int
}

func (t *Rotation) check(rows int, slices ...[]float32) error {
	if t.Dim <= 0 || t.Dim%2 != 0 || t.Period <= 0 || t.Repeat <= 0 {
		return fmt.Errorf("%w: rotary dim %d, period %d, repeat %d. Hint: all positive, dim even", ErrShape, t.Dim, t.Period, t.Repeat)
	}
	if err := matrix(t.Period, t.Dim, t.Cos, t.Sin); err != nil {
		return err
	}
	return matrix(rows, t.Dim, slices...)
}

// Rotary turns pairs of elements of each row, element i of the first half with element i of the second half.
//
//	x1, x2 = the halves of x (views)
//	k = mul(x2, −1)
//	rot = concat(k, x1)
//	m = mul(rot, sin)
//	y = fma(x, cos, m)
func (k Pointwise) Rotary(dst, x []float32, rows int, t Rotation) error {
	return k.rotate(k.rotary, dst, x, rows, t)
}

// RotaryBackward writes the gradient of Rotary's argument.
//
//	m = mul(dy, sin)
//	m1, m2 = the halves of m (views)
//	k = mul(m1, −1)
//	rot = concat(m2, k)
//	dx = fma(dy, cos, rot)
func (k Pointwise) RotaryBackward(dx, dy []float32, rows int, t Rotation) error {
	return k.rotate(k.rotaryBackward, dx, dy, rows, t)
}

func (k Pointwise) rotate(f func(y1, y2, x1, x2, c1, c2, s1, s2 []float32), dst, x []float32, rows int, t Rotation) error {
	if err := t.check(rows, dst, x); err != nil {
		return err
	}
	d, h := t.Dim, t.Dim/2
	vec.ParallelGrain(rows, grain(d), func(lo, hi int) {
		for r := lo; r < hi; r++ {
			x, y := x[r*d:(r+1)*d], dst[r*d:(r+1)*d]
			i := r / t.Repeat % t.Period * d
			c, s := t.Cos[i:i+d], t.Sin[i:i+d]
			f(y[:h], y[h:], x[:h], x[h:], c[:h], c[h:], s[:h], s[h:])
		}
	})
	return nil
}

// Embedding writes row index[i] of table, rows of dim elements, to row i of dst; an index that is no row gives NaN.
//
//	y = gather(table, index)
func (k Pointwise) Embedding(dst, table []float32, index []int32, vocabulary, dim int) error {
	if err := matrix(vocabulary, dim, table); err != nil {
		return err
	}
	if err := matrix(len(index), dim, dst); err != nil {
		return err
	}
	vec.ParallelGrain(len(index), grain(dim), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			row := dst[i*dim : (i+1)*dim]
			if v := int(index[i]); 0 <= v && v < vocabulary {
				k.vec.MaximumScalar(row, table[v*dim:(v+1)*dim], minusInf) // each number is itself, and a foreign NaN the canonical one
				continue
			}
			for j := range row {
				row[j] = canonicalNaN
			}
		}
	})
	return nil
}

// EmbeddingBackward writes the gradient of the table: row v is the sum of the rows of dy whose index is v, from +0 in ascending
// order. An index that is no row is ignored. More than 65,536 indices are cut into chains that are added up
// (docs/arithmetic-programs.md rule 7.1).
//
//	yt = copy(dy transposed)
//	dtable = segsum(index, yt)
func (k Pointwise) EmbeddingBackward(dtable, dy []float32, index []int32, vocabulary, dim int) error {
	if err := matrix(vocabulary, dim, dtable); err != nil {
		return err
	}
	if err := matrix(len(index), dim, dy); err != nil {
		return err
	}
	// Each core looks at all indices and keeps to its rows of the table.
	vec.ParallelGrain(vocabulary, max(1, vocabulary/16), func(lo, hi int) {
		total := dtable[lo*dim : hi*dim]
		chain := total
		for first := 0; first == 0 || first < len(index); first += gemm.MaxK {
			if first == gemm.MaxK {
				chain = make([]float32, len(total))
			}
			clear(chain)
			for i := first; i < min(len(index), first+gemm.MaxK); i++ {
				if v := int(index[i]); lo <= v && v < hi {
					row := chain[(v-lo)*dim : (v-lo+1)*dim]
					k.vec.Add(row, row, dy[i*dim:(i+1)*dim])
				}
			}
			if first > 0 {
				k.vec.Add(total, total, chain)
			}
		}
	})
	return nil
}
