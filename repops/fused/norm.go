package fused

import (
	"fmt"

	"assay/repops/num"
	"assay/repops/vec"
)

// LayerNorm normalises each row of x, with gain w and bias b of cols elements, and writes y. xhat (like x) and r (one a row)
// are what the backward pass needs; each may be nil. y may be x, xhat may not.
//
//	s = sum(x)             per row
//	μ = div(s, cols)       per row
//	d = sub(x, μ)
//	q = mul(d, d)
//	s2 = sum(q)            per row
//	v = div(s2, cols)      per row
//	u = add(v, eps)        per row
//	r = rsqrt(u)           per row
//	xhat = mul(d, r)
//	y = fma(xhat, w, b)
func (k Rows) LayerNorm(y, xhat, r, x, w, b []float32, eps float32, rows, cols int) error {
	if err := normal(rows, cols, y, xhat, r, x); err != nil {
		return err
	}
	if err := equal(cols, w, b); err != nil {
		return err
	}
	n := float32(cols)
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			row := x[i*cols : (i+1)*cols]
			mean := num.Div(k.vec.Sum(row), n)
			inverse := num.Rsqrt(num.Add(num.Div(k.vec.SumDev(row, mean), n), eps))
			if r != nil {
				r[i] = inverse
			}
			if xhat == nil {
				k.layerNormY(y[i*cols:(i+1)*cols], row, w, b, mean, inverse)
			} else {
				k.layerNorm(y[i*cols:(i+1)*cols], xhat[i*cols:(i+1)*cols], row, w, b, mean, inverse)
			}
		}
	})
	return nil
}

// normal checks the operands of a norm, of which saved and r may be nil.
func normal(rows, cols int, y, saved, r, x []float32) error {
	if err := matrix(rows, cols, y, x); err != nil {
		return err
	}
	if cols == 0 {
		return fmt.Errorf("%w: a norm of no columns", ErrShape)
	}
	if saved != nil {
		if err := matrix(rows, cols, saved); err != nil {
			return err
		}
	}
	if r != nil {
		return equal(rows, r)
	}
	return nil
}

// LayerNormBackward writes the gradients of x, w and b, each of which may be nil, from dy and what LayerNorm kept.
//
//	g = mul(dy, w)
//	s = sum(g)             per row
//	a = div(s, cols)       per row
//	h = mul(g, xhat)
//	s2 = sum(h)            per row
//	b = div(s2, cols)      per row
//	n = mul(b, −1)         per row
//	k = sub(g, a)
//	f = fma(xhat, n, k)
//	dx = mul(r, f)
//
//	z = mul(dy, xhat)
//	zt = copy(z transposed)
//	dw = sum(zt)           per column of z
//
//	yt = copy(dy transposed)
//	db = sum(yt)           per column of dy
func (k Rows) LayerNormBackward(dx, dw, db, dy, xhat, r, w []float32, rows, cols int) error {
	if err := normBackward(rows, cols, dx, dw, db, dy, xhat, r, w); err != nil {
		return err
	}
	if dw != nil {
		k.vec.SumColumnsMul(dw, dy, xhat, rows, cols)
	}
	if db != nil {
		k.vec.SumColumns(db, dy, rows, cols)
	}
	if dx == nil {
		return nil
	}
	n := float32(cols)
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			p, q := i*cols, (i+1)*cols
			a := num.Div(k.vec.SumMul(dy[p:q], w), n)
			b := num.Div(k.vec.SumMul3(dy[p:q], w, xhat[p:q]), n)
			k.layerNormBackward(dx[p:q], dy[p:q], w, xhat[p:q], a, -b, r[i])
		}
	})
	return nil
}

func normBackward(rows, cols int, dx, dw, db, dy, saved, r, w []float32) error {
	if err := normal(rows, cols, dy, dx, r, saved); err != nil {
		return err
	}
	for _, v := range [][]float32{dw, db} {
		if v != nil {
			if err := equal(cols, v); err != nil {
				return err
			}
		}
	}
	if err := equal(rows, r); err != nil {
		return err
	}
	return equal(cols, w)
}

// RMSNorm scales each row of x by its root mean square, with gain w of cols elements, and writes y. z (like x) and r (one a
// row) are what the backward pass needs; each may be nil. y may be x, z may not.
//
//	q = mul(x, x)
//	s = sum(q)             per row
//	v = div(s, cols)       per row
//	u = add(v, eps)        per row
//	r = rsqrt(u)           per row
//	z = mul(x, r)
//	y = mul(z, w)
func (k Rows) RMSNorm(y, z, r, x, w []float32, eps float32, rows, cols int) error {
	if err := normal(rows, cols, y, z, r, x); err != nil {
		return err
	}
	if err := equal(cols, w); err != nil {
		return err
	}
	n := float32(cols)
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			row := x[i*cols : (i+1)*cols]
			inverse := num.Rsqrt(num.Add(num.Div(k.vec.SumMul(row, row), n), eps))
			if r != nil {
				r[i] = inverse
			}
			if z == nil {
				k.rmsNormY(y[i*cols:(i+1)*cols], row, w, inverse)
			} else {
				k.rmsNorm(y[i*cols:(i+1)*cols], z[i*cols:(i+1)*cols], row, w, inverse)
			}
		}
	})
	return nil
}

// RMSNormBackward writes the gradients of x and w, each of which may be nil, from dy and what RMSNorm kept.
//
//	g = mul(dy, w)
//	h = mul(g, z)
//	s = sum(h)             per row
//	b = div(s, cols)       per row
//	n = mul(b, −1)         per row
//	f = fma(z, n, g)
//	dx = mul(r, f)
//
//	k = mul(dy, z)
//	kt = copy(k transposed)
//	dw = sum(kt)           per column of k
func (k Rows) RMSNormBackward(dx, dw, dy, z, r, w []float32, rows, cols int) error {
	if err := normBackward(rows, cols, dx, dw, nil, dy, z, r, w); err != nil {
		return err
	}
	if dw != nil {
		k.vec.SumColumnsMul(dw, dy, z, rows, cols)
	}
	if dx == nil {
		return nil
	}
	n := float32(cols)
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			p, q := i*cols, (i+1)*cols
			b := num.Div(k.vec.SumMul3(dy[p:q], w, z[p:q]), n)
			k.rmsNormBackward(dx[p:q], dy[p:q], w, z[p:q], -b, r[i])
		}
	})
	return nil
}

// AddBias adds b, of cols elements, to each row of x.
//
//	y = add(x, b)
func (k Rows) AddBias(dst, x, b []float32, rows, cols int) error {
	if err := matrix(rows, cols, dst, x); err != nil {
		return err
	}
	if err := equal(cols, b); err != nil {
		return err
	}
	vec.ParallelGrain(rows, grain(cols), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			k.vec.Add(dst[i*cols:(i+1)*cols], x[i*cols:(i+1)*cols], b)
		}
	})
	return nil
}

// BiasBackward writes the gradient of a bias, of cols elements, to db.
//
//	yt = copy(dy transposed)
//	db = sum(yt)           per column of dy
func (k Rows) BiasBackward(db, dy []float32, rows, cols int) error {
	if err := matrix(rows, cols, dy); err != nil {
		return err
	}
	if err := equal(cols, db); err != nil {
		return err
	}
	k.vec.SumColumns(db, dy, rows, cols)
	return nil
}
