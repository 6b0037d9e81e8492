package cr

import (
	"math"
	"math/rand/v2"
	"testing"

	"assay/repops/engine"
)

// benchmark runs a function of normal, for the others log-normal, numbers that stay in the first-level cache.
func benchmark(b *testing.B, of func(k *Kernels) func(dst, x []float32), positive bool) {
	x, dst := make([]float32, 2048), make([]float32, 2048)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range x {
		x[i] = float32(r.NormFloat64() * 3)
		if positive {
			x[i] = float32(math.Exp(float64(x[i])))
		}
	}
	for _, e := range engine.Supported() {
		f := of(For(e))
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				f(dst, x)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(x)), "ns/element")
		})
	}
}

func BenchmarkExp(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Exp }, false)
}

func BenchmarkLog(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Log }, true)
}

func BenchmarkTanh(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Tanh }, false)
}

func BenchmarkErf(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Erf }, false)
}

func BenchmarkSin(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Sin }, false)
}

func BenchmarkCos(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Cos }, false)
}

func BenchmarkRsqrt(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Rsqrt }, true)
}

func BenchmarkSqrt(b *testing.B) {
	benchmark(b, func(k *Kernels) func(dst, x []float32) { return k.Sqrt }, true)
}
