package cr

import (
	"unsafe"

	"assay/repops/engine"
)

func init() {
	sets[engine.AVX2] = &Kernels{
		Exp: vector(expAVX2), Log: vector(logAVX2), Tanh: vector(tanhAVX2), Erf: vector(erfAVX2), Rsqrt: vector(rsqrtAVX2), Sqrt: vector(sqrtAVX2),
	}
	sets[engine.AVX512] = &Kernels{
		Exp: vector(expAVX512), Log: vector(logAVX512), Tanh: vector(tanhAVX512), Erf: vector(erfAVX512), Rsqrt: vector(rsqrtAVX512), Sqrt: vector(sqrtAVX512),
	}
}

// vector gives the assembly, which trusts its arguments, slices of equal length.
func vector(f func(dst, x *float32, n int)) func(dst, x []float32) {
	return func(dst, x []float32) {
		sameLength(dst, x)
		f(unsafe.SliceData(dst), unsafe.SliceData(x), len(x))
	}
}
