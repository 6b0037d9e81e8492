package repops

import (
	"errors"
	"fmt"
	"math"
)

// CanonicalNaN is the bit pattern of the only NaN a tensor may hold.
const CanonicalNaN uint32 = 0x7fc00000

// ErrShape reports vectors whose lengths do not fit together.
var ErrShape = errors.New("vectors of different length")

// Bits of binary64 that binary32 drops, and the pattern of a value halfway between two normal binary32 numbers.
const (
	dropped64  = 1<<29 - 1
	midpoint64 = 1 << 28
)

// Biased binary64 exponents: 2^-126, the least normal binary32, and infinity.
const (
	exponentMin32 = 1023 - 126
	exponentInf64 = 0x7ff
)

// FMA32 is a·b + c, correctly rounded once to binary32 (to nearest, ties to even, subnormals kept). Its NaN is CanonicalNaN.
//
// The product of two binary32 numbers is exact in binary64. Rounding its sum with c to binary64 first can only mislead the
// second rounding if it lands exactly on a midpoint of binary32, because rounding is monotone and midpoints are binary64
// numbers; then, and for subnormal or non-finite results, the exact error of the sum decides (round to odd).
func FMA32(a, b, c float32) float32 {
	// The explicit conversions forbid the compiler to fuse (Go specification, "Floating-point operators").
	p := float64(float64(a) * float64(b))
	z := float64(c)
	s := float64(p + z)
	bits := math.Float64bits(s)
	if bits&dropped64 != midpoint64 && uint64(bits>>52&exponentInf64)-exponentMin32 < exponentInf64-exponentMin32 {
		return float32(s)
	}
	return fma32Slow(p, z, s)
}

// fma32Slow rounds p + z to binary32, s being the sum rounded to binary64.
func fma32Slow(p, z, s float64) float32 {
	bits := math.Float64bits(s)
	if bits>>52&exponentInf64 == exponentInf64 {
		// p and z are far from binary64's range, so s is infinite or NaN only because one of them is.
		return Canonical(float32(s))
	}
	// TwoSum: e is the exact error of s. No step overflows or underflows: p is a multiple of 2^-298, z of 2^-149.
	t := float64(s - p)
	e := float64(float64(p-float64(s-t)) + float64(z-t))
	// Round to odd: an inexact s with an even significand moves one unit towards the exact value. The two bits and more that
	// binary64 has beyond any binary32 result, subnormal ones included, then make the last rounding the only one.
	if e != 0 && bits&1 == 0 {
		if (e > 0) == (s > 0) {
			bits++
		} else {
			bits--
		}
	}
	return float32(math.Float64frombits(bits))
}

// Canonical returns x, or CanonicalNaN for any NaN.
func Canonical(x float32) float32 {
	if x != x {
		return math.Float32frombits(CanonicalNaN)
	}
	return x
}

// Clamp limits x to ±(2−2^-23)·2^127, the largest finite binary32, and makes any NaN CanonicalNaN.
func Clamp(x float32) float32 {
	switch {
	case x > math.MaxFloat32:
		return math.MaxFloat32
	case x < -math.MaxFloat32:
		return -math.MaxFloat32
	}
	return Canonical(x)
}

// Mean writes the coordinate-wise mean of xs, in the order given, to dst (docs/formats.md section 2). There is at least one
// vector and all have len(dst). dst may be one of xs. For bit-equal results the caller orders xs by trainer address.
func Mean(dst []float32, xs [][]float32) error {
	if len(xs) == 0 {
		return errors.New("mean of no vectors")
	}
	for _, x := range xs {
		if len(x) != len(dst) {
			return fmt.Errorf("%w: %d and %d", ErrShape, len(dst), len(x))
		}
	}
	if len(dst) <= serialBelow {
		meanRange(dst, xs, 0, len(dst))
		return nil
	}
	j := getJob(opMean)
	j.dst, j.xs = dst, xs
	j.run(len(dst), grain)
	j.put()
	return nil
}

// meanRange works in blocks that stay in the first-level cache, one pass over each vector a block.
func meanRange(dst []float32, xs [][]float32, lo, hi int) {
	var acc [512]float64
	n := float64(len(xs))
	for ; lo < hi; lo += len(acc) {
		end := min(lo+len(acc), hi)
		a := acc[:end-lo]
		clear(a)
		for _, x := range xs {
			// The accumulator starts at +0 and so is never −0, hence adding −0 to it is adding +0.
			for i, v := range x[lo:end] {
				a[i] = float64(a[i] + float64(v))
			}
		}
		for i, d := 0, dst[lo:end]; i < len(d); i++ {
			d[i] = Canonical(float32(float64(a[i] / n)))
		}
	}
}

// Nesterov applies the outer update in place: b' = fma(mu, b, D), u = fma(mu, b', D), p' = fma(−lr, u, p), each clamped
// (docs/formats.md section 2). params, momentum and d (the aggregated outer gradient, start minus end) have equal lengths.
func Nesterov(params, momentum, d []float32, lr, mu float32) error {
	if len(momentum) != len(params) || len(d) != len(params) {
		return fmt.Errorf("%w: %d, %d and %d", ErrShape, len(params), len(momentum), len(d))
	}
	if len(params) <= serialBelow {
		nesterovRange(params, momentum, d, lr, mu)
		return nil
	}
	j := getJob(opNesterov)
	j.dst, j.a, j.b, j.lr, j.mu = params, momentum, d, lr, mu
	j.run(len(params), grain)
	j.put()
	return nil
}

func nesterovRange(params, momentum, d []float32, lr, mu float32) {
	momentum, d = momentum[:len(params)], d[:len(params)]
	for i := range params {
		b := Clamp(FMA32(mu, momentum[i], d[i]))
		u := Clamp(FMA32(mu, b, d[i]))
		momentum[i] = b
		params[i] = Clamp(FMA32(-lr, u, params[i]))
	}
}

// Sub writes a − b to dst, each coordinate rounded once, NaN made CanonicalNaN. All lengths are equal; dst may be a or b.
func Sub(dst, a, b []float32) error {
	if len(a) != len(dst) || len(b) != len(dst) {
		return fmt.Errorf("%w: %d, %d and %d", ErrShape, len(dst), len(a), len(b))
	}
	if len(dst) <= serialBelow {
		subRange(dst, a, b)
		return nil
	}
	j := getJob(opSub)
	j.dst, j.a, j.b = dst, a, b
	j.run(len(dst), grain)
	j.put()
	return nil
}

func subRange(dst, a, b []float32) {
	a, b = a[:len(dst)], b[:len(dst)]
	for i := range dst {
		dst[i] = Canonical(float32(a[i] - b[i]))
	}
}
