package num

import "math"

// CanonicalNaN64 is the bit pattern of the only NaN a binary64 tensor may hold.
const CanonicalNaN64 uint64 = 0x7ff8000000000000

// Canonical64 returns x, or the canonical NaN for any NaN.
func Canonical64(x float64) float64 {
	if x != x {
		return math.Float64frombits(CanonicalNaN64)
	}
	return x
}

// Add64 is a + b. Its zero is −0 only if both addends are −0.
func Add64(a, b float64) float64 { return Canonical64(a + b) }

// Sub64 is a − b. Its zero is −0 only for −0 − (+0).
func Sub64(a, b float64) float64 { return Canonical64(a - b) }

// Mul64 is a·b.
func Mul64(a, b float64) float64 { return Canonical64(float64(a * b)) }

// Div64 is a / b.
func Div64(a, b float64) float64 { return Canonical64(a / b) }

// Sqrt64 is √x; Sqrt64(−0) is −0, a negative number gives NaN.
func Sqrt64(x float64) float64 { return Canonical64(math.Sqrt(x)) }

// Eq64 is 1 if a = b, else 0: a NaN equals nothing, −0 equals +0.
func Eq64(a, b float64) int8 { return truth(a == b) }

// Lt64 is 1 if a < b, else 0, as for any NaN.
func Lt64(a, b float64) int8 { return truth(a < b) }

// Le64 is 1 if a ≤ b, else 0, as for any NaN.
func Le64(a, b float64) int8 { return truth(a <= b) }

// MulExact is a·b in binary64, which holds the product of two binary32 numbers without rounding: 48 bits of significand and
// every exponent fit.
func MulExact(a, b float32) float64 { return Canonical64(float64(float64(a) * float64(b))) }
