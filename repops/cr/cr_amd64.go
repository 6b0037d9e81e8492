package cr

import (
	"unsafe"

	"assay/repops/engine"
	"assay/repops/num"
)

func init() {
	sets[engine.AVX2] = &Kernels{
		Exp: vector(expAVX2), Log: vector(logAVX2), Tanh: vector(tanhAVX2), Erf: vector(erfAVX2),
		Sin: vectorOr(sinAVX2, num.Sin), Cos: vectorOr(cosAVX2, num.Cos), Rsqrt: vector(rsqrtAVX2), Sqrt: vector(sqrtAVX2),
	}
	sets[engine.AVX512] = &Kernels{
		Exp: vector(expAVX512), Log: vector(logAVX512), Tanh: vector(tanhAVX512), Erf: vector(erfAVX512),
		Sin: vectorOr(sinAVX2, num.Sin), Cos: vectorOr(cosAVX2, num.Cos), Rsqrt: vector(rsqrtAVX512), Sqrt: vector(sqrtAVX512),
	}
}

// vector gives the assembly, which trusts its arguments, slices of equal length.
func vector(f func(dst, x *float32, n int)) func(dst, x []float32) {
	return func(dst, x []float32) {
		sameLength(dst, x)
		f(unsafe.SliceData(dst), unsafe.SliceData(x), len(x))
	}
}

// lanes is how many numbers the assembly of sine and cosine computes at once.
const lanes = 8

// vectorOr is vector for assembly that says how many numbers, from the end, it did not compute because some of the next few it
// cannot; these few are left to one.
func vectorOr(f func(dst, x *float32, n int) int, one func(float32) float32) func(dst, x []float32) {
	few := each(one)
	return func(dst, x []float32) {
		sameLength(dst, x)
		for {
			done := len(x) - f(unsafe.SliceData(dst), unsafe.SliceData(x), len(x))
			next := min(done+lanes, len(x))
			few(dst[done:next], x[done:next])
			if dst, x = dst[next:], x[next:]; len(x) == 0 {
				return
			}
		}
	}
}
