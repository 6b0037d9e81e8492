package gemm

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// benchmark runs f on each engine that is not portable, or on all if the product is small, with one thread and two.
func benchmark(b *testing.B, name, unit string, operations float64, f func(ks *Kernels) error) {
	for _, e := range engine.Supported() {
		if e == engine.Portable && operations > 1e8 {
			continue
		}
		for _, threads := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/%s/threads=%d", name, e, threads), func(b *testing.B) {
				pool.SetThreads(threads)
				defer pool.SetThreads(0)
				for b.Loop() {
					if err := f(For(e)); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(operations*float64(b.N)/float64(b.Elapsed().Nanoseconds()), unit)
			})
		}
	}
}

// BenchmarkF32 has the shapes of training: nt has B as [N, K], nn as [K, N].
func BenchmarkF32(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, d := range [][3]int{
		{1024, 1024, 1024}, {4096, 4096, 64}, {8192, 64, 512}, {64, 8192, 512}, {8, 4096, 1024}, {1, 4096, 1024}, {4096, 8, 1024}, {64, 64, 64},
	} {
		for _, nn := range []bool{false, true} {
			p := normal(r, d[0], d[1], d[2], nn, plainNumbers)
			dst := make([]float32, d[0]*d[1])
			name := fmt.Sprintf("nt/%dx%dx%d", d[0], d[1], d[2])
			if nn {
				name = fmt.Sprintf("nn/%dx%dx%d", d[0], d[1], d[2])
			}
			benchmark(b, name, "GFLOP/s", 2*float64(d[0])*float64(d[1])*float64(d[2]), func(ks *Kernels) error {
				return ks.F32(dst, p.a, p.b, p.s, Band{})
			})
		}
	}
}

// BenchmarkCausal is P·V of 16 heads with 512 positions and 64 channels: half of the terms are in the band and count.
func BenchmarkCausal(b *testing.B) {
	const heads, positions, channels = 16, 512, 64
	r := rand.New(rand.NewPCG(1, 2))
	p := Matrix{Data: numbers(r, heads*positions*positions, false), RowStride: positions, KStride: 1, BatchStrides: []int{positions * positions}}
	v := Matrix{Data: numbers(r, heads*positions*channels, false), RowStride: 1, KStride: channels, BatchStrides: []int{positions * channels}}
	s := Shape{Batch: []int{heads}, M: positions, N: channels, K: positions}
	dst := make([]float32, heads*positions*channels)
	benchmark(b, "512x64x512", "GFLOP/s", heads*positions*(positions+1)*channels, func(ks *Kernels) error {
		return ks.F32(dst, p, v, s, Band{Kind: UpTo})
	})
}

// BenchmarkI8 counts a multiplication and an addition as two operations.
func BenchmarkI8(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 3))
	for _, d := range [][3]int{{1024, 1024, 1024}, {64, 4096, 1024}} {
		p := normalI8(r, d[0], d[1], d[2], false)
		sums, y, sw := make([]int32, d[0]*d[1]), make([]float32, d[0]*d[1]), numbers(r, d[1], false)
		name, operations := fmt.Sprintf("%dx%dx%d", d[0], d[1], d[2]), 2*float64(d[0])*float64(d[1])*float64(d[2])
		benchmark(b, name, "GOP/s", operations, func(ks *Kernels) error { return ks.I8(sums, p.a, p.b, p.s) })
		benchmark(b, "scaled/"+name, "GOP/s", operations, func(ks *Kernels) error { return ks.I8Scaled(y, p.a, p.b, p.s, 0.5, sw) })
	}
}
