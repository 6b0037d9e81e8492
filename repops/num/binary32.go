package num

import "math"

// CanonicalNaN is the bit pattern of the only NaN a binary32 tensor may hold.
const CanonicalNaN uint32 = 0x7fc00000

// Canonical returns x, or the canonical NaN for any NaN.
func Canonical(x float32) float32 {
	if x != x {
		return math.Float32frombits(CanonicalNaN)
	}
	return x
}

// Clamp limits x to ±(2−2^-23)·2^127, the largest finite binary32, and makes any NaN canonical.
func Clamp(x float32) float32 {
	switch {
	case x > math.MaxFloat32:
		return math.MaxFloat32
	case x < -math.MaxFloat32:
		return -math.MaxFloat32
	}
	return Canonical(x)
}

// Add is a + b. Its zero is −0 only if both addends are −0.
func Add(a, b float32) float32 { return Canonical(a + b) }

// Sub is a − b. Its zero is −0 only for −0 − (+0).
func Sub(a, b float32) float32 { return Canonical(a - b) }

// Mul is a·b.
func Mul(a, b float32) float32 { return Canonical(float32(a * b)) }

// Div is a / b; x / ±0 is infinite, 0 / 0 NaN.
func Div(a, b float32) float32 { return Canonical(a / b) }

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

// Fma is a·b + c, rounded once.
//
// The product of two binary32 numbers is exact in binary64. Rounding its sum with c to binary64 first can only mislead the
// second rounding if it lands exactly on a midpoint of binary32, because rounding is monotone and midpoints are binary64
// numbers; then, and for subnormal or non-finite results, the exact error of the sum decides (round to odd).
func Fma(a, b, c float32) float32 {
	// The explicit conversions forbid the compiler to fuse (Go specification, "Floating-point operators").
	p := float64(float64(a) * float64(b))
	z := float64(c)
	s := float64(p + z)
	bits := math.Float64bits(s)
	if bits&dropped64 != midpoint64 && uint64(bits>>52&exponentInf64)-exponentMin32 < exponentInf64-exponentMin32 {
		return float32(s)
	}
	return fmaSlow(p, z, s)
}

// fmaSlow rounds p + z to binary32, s being the sum rounded to binary64.
func fmaSlow(p, z, s float64) float32 {
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

// Neg is x·(−1): the sign changes, a NaN becomes canonical.
func Neg(x float32) float32 { return Canonical(-x) }

// Abs is Maximum(x, Neg(x)): the sign goes, a NaN becomes canonical.
func Abs(x float32) float32 {
	return Canonical(math.Float32frombits(math.Float32bits(x) &^ (1 << 31)))
}

// Maximum is the larger number (IEEE 754-2019 maximum): any NaN gives NaN, −0 is less than +0.
func Maximum(a, b float32) float32 {
	switch {
	case a != a || b != b:
		return math.Float32frombits(CanonicalNaN)
	case a > b:
		return a
	case b > a:
		return b
	}
	// Equal numbers have equal bits, but for zeros: +0 unless both are −0.
	return math.Float32frombits(math.Float32bits(a) & math.Float32bits(b))
}

// Minimum is the smaller number (IEEE 754-2019 minimum): any NaN gives NaN, −0 is less than +0.
func Minimum(a, b float32) float32 {
	switch {
	case a != a || b != b:
		return math.Float32frombits(CanonicalNaN)
	case a < b:
		return a
	case b < a:
		return b
	}
	// Equal numbers have equal bits, but for zeros: −0 unless both are +0.
	return math.Float32frombits(math.Float32bits(a) | math.Float32bits(b))
}

// Eq is 1 if a = b, else 0: a NaN equals nothing, −0 equals +0.
func Eq(a, b float32) int8 { return truth(a == b) }

// Lt is 1 if a < b, else 0, as for any NaN.
func Lt(a, b float32) int8 { return truth(a < b) }

// Le is 1 if a ≤ b, else 0, as for any NaN.
func Le(a, b float32) int8 { return truth(a <= b) }

func truth(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

// Select is a if c is not 0, else b. It moves bits and computes nothing.
func Select(c int8, a, b float32) float32 {
	if c != 0 {
		return a
	}
	return b
}

// Sqrt is √x; Sqrt(−0) is −0, a negative number gives NaN.
//
// Rounding the binary64 root again is harmless, for 53 ≥ 2·24 + 2: a root that lies so close to a midpoint of binary32 that
// binary64 cannot tell them apart would have to be that midpoint, whose square has more than 24 bits.
func Sqrt(x float32) float32 { return Canonical(float32(math.Sqrt(float64(x)))) }

// Rsqrt is 1/√x, correctly rounded: Rsqrt(±0) is ±inf, Rsqrt(+inf) +0, a negative number gives NaN.
//
// Root and quotient are each rounded to binary64, a relative error below 2^-52.4, and then once more. That this misses no
// result is shown for all 2^32 inputs by the exhaustive test of package cr.
func Rsqrt(x float32) float32 { return Canonical(float32(1 / math.Sqrt(float64(x)))) }
