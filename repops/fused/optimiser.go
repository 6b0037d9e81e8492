package fused

import (
	"assay/repops/num"
	"assay/repops/vec"
)

// SGD updates p in place; minusLR is the negative learning rate.
//
//	p' = fma(minusLR, g, p)
func (k Optimisers) SGD(p, g []float32, minusLR float32) error {
	if err := equal(len(p), g); err != nil {
		return err
	}
	vec.Parallel(len(p), func(lo, hi int) { k.vec.FmaScalar(p[lo:hi], g[lo:hi], minusLR, p[lo:hi]) })
	return nil
}

// Adam is what a step of AdamW takes from the schedule and from the program's constants.
type Adam struct {
	// S0, S1 and S2 are columns 0 to 2 of the step's row of the schedule: 1 − lr·wd, −lr/(1−β1^t), 1/√(1−β2^t).
	S0, S1, S2 float32
	// K1 and K2 are RN(1 − β1) and RN(1 − β2) of the binary32 numbers β1 and β2, Beta2 is β2.
	K1, K2, Beta2 float32
	// Eps is added to the denominator.
	Eps float32
}

// AdamW updates parameters p and their moments m and v in place from the gradient g.
//
//	p1 = mul(p, s0)
//	d = sub(g, m)
//	m1 = fma(k1, d, m)
//	a = mul(k2, g)
//	c = mul(beta2, v)
//	v1 = fma(a, g, c)
//	nm = mul(m1, −1), am = maximum(m1, nm), cm = lt(am, 0b800000), m' = select(cm, +0, m1)
//	nv = mul(v1, −1), av = maximum(v1, nv), cv = lt(av, 0b800000), v' = select(cv, +0, v1)
//	s = sqrt(v')
//	D = fma(s, s2, eps)
//	q = div(m', D)
//	p' = fma(s1, q, p1)
func (k Optimisers) AdamW(p, m, v, g []float32, a Adam) error {
	if err := equal(len(p), m, v, g); err != nil {
		return err
	}
	vec.Parallel(len(p), func(lo, hi int) {
		k.adamW(p[lo:hi], m[lo:hi], v[lo:hi], g[lo:hi], a.S0, a.S1, a.S2, a.K1, a.K2, a.Beta2, a.Eps)
	})
	return nil
}

// Clip scales gradients in place so that their common norm is at most maxNorm, and returns the factor. They are multiplied
// even by 1.
//
//	q_i = mul(g_i, g_i)
//	s_i = sum(q_i)            over all elements of tensor i
//	c = concat(s_1, s_2, …)   in the order given
//	S = sum(c)
//	N = sqrt(S)
//	u = add(N, 358637bd)
//	k = div(maxNorm, u)
//	f = minimum(1, k)
//	g_i' = mul(g_i, f)
func (k Optimisers) Clip(gradients [][]float32, maxNorm float32) float32 {
	var f float32
	vec.Guarded(func() {
		sums := make([]float32, len(gradients))
		for i, g := range gradients {
			sums[i] = k.vec.SumMul(g, g)
		}
		norm := num.Sqrt(k.vec.Sum(sums))
		f = num.Minimum(1, num.Div(maxNorm, num.Add(norm, normGuard)))
	})
	for _, g := range gradients {
		vec.Parallel(len(g), func(lo, hi int) { k.vec.MulScalar(g[lo:hi], g[lo:hi], f) })
	}
	return f
}

// Merge moves from global to local by the share alpha.
//
//	d = sub(local, global)
//	y = fma(alpha, d, global)
func (k Optimisers) Merge(dst, local, global []float32, alpha float32) error {
	if err := equal(len(dst), local, global); err != nil {
		return err
	}
	vec.Parallel(len(dst), func(lo, hi int) { k.merge(dst[lo:hi], local[lo:hi], global[lo:hi], alpha) })
	return nil
}
