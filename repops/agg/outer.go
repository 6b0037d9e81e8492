package agg

import (
	"fmt"

	"assay/repops/num"
)

// Nesterov applies the outer update in place: b' = fma(mu, b, D), u = fma(mu, b', D), p' = fma(−lr, u, p), each rounded once and
// clamped to ±(2−2^-23)·2^127, NaN made canonical (rule 5.5). params, momentum and d (the aggregated outer gradient, start minus
// end) have equal lengths.
func Nesterov(params, momentum, d []float32, lr, mu float32) error {
	return current().Nesterov(params, momentum, d, lr, mu)
}

// Nesterov is the function Nesterov on the engine of r.
func (r Rules) Nesterov(params, momentum, d []float32, lr, mu float32) error {
	if len(momentum) != len(params) || len(d) != len(params) {
		return fmt.Errorf("%w: %d, %d and %d", ErrShape, len(params), len(momentum), len(d))
	}
	j := r.job()
	j.dst, j.a, j.b, j.lr, j.mu = params, momentum, d, lr, mu
	j.apply = applyNesterov
	j.run(0, len(params), 4)
	return nil
}

func applyNesterov(j *job, k *kernels, lo, hi int) {
	if whole := k.whole(hi - lo); whole > 0 {
		k.nesterov(&j.dst[lo], &j.a[lo], &j.b[lo], whole, -j.lr, j.mu)
		lo += whole
	}
	params, momentum, d := j.dst[lo:hi], j.a[lo:hi], j.b[lo:hi]
	for i := range params {
		b := num.Clamp(num.Fma(j.mu, momentum[i], d[i]))
		u := num.Clamp(num.Fma(j.mu, b, d[i]))
		momentum[i] = b
		params[i] = num.Clamp(num.Fma(-j.lr, u, params[i]))
	}
}

// Sub writes a − b to dst, each coordinate rounded once, NaN made canonical. All lengths are equal; dst may be a or b.
func Sub(dst, a, b []float32) error {
	return current().Sub(dst, a, b)
}

// Sub is the function Sub on the engine of r.
func (r Rules) Sub(dst, a, b []float32) error {
	if len(a) != len(dst) || len(b) != len(dst) {
		return fmt.Errorf("%w: %d, %d and %d", ErrShape, len(dst), len(a), len(b))
	}
	j := r.job()
	j.dst, j.a, j.b = dst, a, b
	j.apply = applySub
	j.run(0, len(dst), 4)
	return nil
}

func applySub(j *job, k *kernels, lo, hi int) {
	if whole := k.whole(hi - lo); whole > 0 {
		k.sub(&j.dst[lo], &j.a[lo], &j.b[lo], whole)
		lo += whole
	}
	for i := lo; i < hi; i++ {
		j.dst[i] = num.Sub(j.a[i], j.b[i])
	}
}
