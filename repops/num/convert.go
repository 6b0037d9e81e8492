package num

import "math"

// F32ToI32 rounds to an integer, ties to even, and saturates; NaN gives 0. The clamp stands before the machine's conversion,
// whose result for other values differs between machines.
func F32ToI32(x float32) int32 {
	r := math.RoundToEven(float64(x))
	switch {
	case r != r:
		return 0
	case r >= math.MaxInt32:
		return math.MaxInt32
	case r <= math.MinInt32:
		return math.MinInt32
	}
	return int32(r)
}

// F32ToI8 rounds to an integer, ties to even, and saturates; NaN gives 0.
func F32ToI8(x float32) int8 { return I32ToI8(F32ToI32(x)) }

// I32ToF32 is the nearest binary32, ties to even.
func I32ToF32(x int32) float32 { return float32(x) }

// I8ToF32 is exact.
func I8ToF32(x int8) float32 { return float32(x) }

// I8ToI32 is exact.
func I8ToI32(x int8) int32 { return int32(x) }

// I32ToI8 saturates.
func I32ToI8(x int32) int8 { return int8(max(math.MinInt8, min(math.MaxInt8, x))) }

// F32ToF64 is exact; a NaN becomes canonical.
func F32ToF64(x float32) float64 { return Canonical64(float64(x)) }

// F64ToF32 is the nearest binary32, ties to even, subnormal ones kept; a NaN becomes canonical.
func F64ToF32(x float64) float32 { return Canonical(float32(x)) }
