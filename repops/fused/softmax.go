package fused

import (
	"fmt"

	"assay/repops/num"
	"assay/repops/vec"
)

// exponentials computes e = exp(x − m), m = amax(x), and its sum, by chunks. e may be nil when only m and the sum are wanted.
func (k Rows) exponentials(s *scratch, e, x []float32) (m, sum float32) {
	m = k.vec.Amax(x)
	if len(x) == 0 {
		return m, 0
	}
	groups := grow(&s.groups, vec.Groups(len(x)))
	for lo := 0; lo < len(x); lo += chunk {
		hi := min(lo+chunk, len(x))
		t := s.a[:hi-lo]
		if e != nil {
			t = e[lo:hi]
		}
		k.vec.SubScalar(t, x[lo:hi], m)
		k.cr.Exp(t, t)
		k.vec.SumGroups(groups[lo/vec.Group:][:vec.Groups(hi-lo)], t)
	}
	return m, k.vec.Sum(groups)
}

// Softmax writes the softmax of each row of x to dst.
//
//	m = amax(x)      per row
//	t = sub(x, m)
//	e = exp(t)
//	S = sum(e)       per row
//	p = div(e, S)
func (k Rows) Softmax(dst, x []float32, rows, cols int) error {
	if err := matrix(rows, cols, dst, x); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for r := lo; r < hi; r++ {
			e := dst[r*cols : (r+1)*cols]
			_, sum := k.exponentials(s, e, x[r*cols:(r+1)*cols])
			k.vec.DivScalar(e, e, sum)
		}
		scratches.Put(s)
	})
	return nil
}

// SoftmaxBackward writes the gradient of softmax's argument to dx, from p, the softmax, and its gradient dp.
//
//	q = mul(dp, p)
//	s = sum(q)       per row
//	d = sub(dp, s)
//	dx = mul(p, d)
func (k Rows) SoftmaxBackward(dx, dp, p []float32, rows, cols int) error {
	if err := matrix(rows, cols, dx, dp, p); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for r := lo; r < hi; r++ {
			i, j := r*cols, (r+1)*cols
			k.softmaxBackward(dx[i:j], p[i:j], dp[i:j], k.vec.SumMul(dp[i:j], p[i:j]))
		}
	})
	return nil
}

// LogSoftmax writes the logarithm of the softmax of each row of x to dst.
//
//	m = amax(x)      per row
//	t = sub(x, m)
//	e = exp(t)
//	S = sum(e)       per row
//	L = log(S)       per row
//	y = sub(t, L)
func (k Rows) LogSoftmax(dst, x []float32, rows, cols int) error {
	if err := matrix(rows, cols, dst, x); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for r := lo; r < hi; r++ {
			y, row := dst[r*cols:(r+1)*cols], x[r*cols:(r+1)*cols]
			m, sum := k.exponentials(s, nil, row)
			k.vec.SubScalar(y, row, m)
			k.vec.SubScalar(y, y, num.Log(sum))
		}
		scratches.Put(s)
	})
	return nil
}

// LogSoftmaxBackward writes the gradient of log-softmax's argument to dx, from y, the log-softmax, and its gradient dy.
//
//	p = exp(y)
//	s = sum(dy)      per row
//	n = mul(s, −1)   per row
//	dx = fma(p, n, dy)
func (k Rows) LogSoftmaxBackward(dx, dy, y []float32, rows, cols int) error {
	if err := matrix(rows, cols, dx, dy, y); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for r := lo; r < hi; r++ {
			minus := -k.vec.Sum(dy[r*cols : (r+1)*cols])
			for i, end := r*cols, (r+1)*cols; i < end; i += chunk {
				j := min(i+chunk, end)
				p := s.a[:j-i]
				k.cr.Exp(p, y[i:j])
				k.vec.FmaScalar(dx[i:j], p, minus, dy[i:j])
			}
		}
		scratches.Put(s)
	})
	return nil
}

// CrossEntropy writes the cross-entropy of each row of x against the class target[row] to losses, which has rows elements. A
// target that is no column gives +inf.
//
//	m = amax(x)                       per row
//	t = sub(x, m)
//	e = exp(t)
//	S = sum(e)                        per row
//	L = log(S)                        per row
//	h = eq(iota, target)
//	z = select(h, t, ff800000)
//	a = amax(z)                       per row
//	loss = sub(L, a)                  per row
func (k Rows) CrossEntropy(losses, x []float32, target []int32, rows, cols int) error {
	if err := crossEntropy(target, rows, cols, x); err != nil {
		return err
	}
	if err := equal(rows, losses); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for r := lo; r < hi; r++ {
			row := x[r*cols : (r+1)*cols]
			m, sum := k.exponentials(s, nil, row)
			a := minusInf
			if c := target[r]; 0 <= c && int(c) < cols {
				a = num.Sub(row[c], m)
			}
			losses[r] = num.Sub(num.Log(sum), a)
		}
		scratches.Put(s)
	})
	return nil
}

// MeanLoss is the sum of the rows' losses over rows, the number of rows of the whole step.
//
//	T = sum(losses)
//	loss = div(T, rows)
func (k Rows) MeanLoss(losses []float32, rows float32) float32 {
	var mean float32
	vec.Guarded(func() { mean = num.Div(k.vec.Sum(losses), rows) })
	return mean
}

// CrossEntropyBackward writes the gradient of the mean loss with respect to x to dx; c is 1/rows, rounded.
//
//	m, t, e, S as in CrossEntropy
//	p = div(e, S)
//	h = eq(iota, target)
//	o = select(h, 1, +0)
//	d = sub(p, o)
//	dx = mul(d, c)
func (k Rows) CrossEntropyBackward(dx, x []float32, target []int32, c float32, rows, cols int) error {
	if err := crossEntropy(target, rows, cols, dx, x); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		s := scratches.Get().(*scratch)
		for r := lo; r < hi; r++ {
			e := dx[r*cols : (r+1)*cols]
			_, sum := k.exponentials(s, e, x[r*cols:(r+1)*cols])
			t, chosen := int(target[r]), float32(0)
			if 0 <= t && t < cols {
				chosen = e[t]
			}
			// p − 0 is p: p is never −0.
			k.divMul(e, e, sum, c)
			if 0 <= t && t < cols {
				e[t] = num.Mul(num.Sub(num.Div(chosen, sum), 1), c)
			}
		}
		scratches.Put(s)
	})
	return nil
}

func crossEntropy(target []int32, rows, cols int, matrices ...[]float32) error {
	if err := matrix(rows, cols, matrices...); err != nil {
		return err
	}
	if len(target) != rows {
		return fmt.Errorf("%w: %d targets for %d rows", ErrShape, len(target), rows)
	}
	return nil
}
