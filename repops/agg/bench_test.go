package agg

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// readTask reads bytes and does nothing with them: what a pass over the vectors costs at least.
type readTask [][]byte

func (r readTask) Do(lo, hi int) {
	for _, b := range r[lo:hi] {
		if bytes.IndexByte(b, 0xff) >= 0 {
			panic("no byte of the data is 255")
		}
	}
}

func benchVectors(n, d int) [][]float32 {
	r := rand.New(rand.NewPCG(1, 2))
	pattern := make([]float32, 1<<16-1)
	for i := range pattern {
		for bad := true; bad; {
			pattern[i] = float32(r.NormFloat64())
			bad = bytes.IndexByte(unsafe.Slice((*byte)(unsafe.Pointer(&pattern[i])), 4), 0xff) >= 0
		}
	}
	xs := make([][]float32, n)
	for t := range xs {
		xs[t] = make([]float32, d)
		for i := 0; i < d; {
			i += copy(xs[t][i:], pattern[r.IntN(len(pattern)):])
		}
	}
	return xs
}

// BenchmarkRules measures every rule beside a plain read of the same vectors (read), on one thread and on two.
func BenchmarkRules(b *testing.B) {
	defer pool.SetThreads(0)
	for _, size := range []struct {
		name string
		n, d int
	}{{"32x1M", 32, 1_000_000}, {"32x10M", 32, 10_000_000}} {
		xs := benchVectors(size.n, size.d)
		var read readTask
		for _, x := range xs {
			const piece = 1 << 20
			all := unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), 4*size.d)
			for i := 0; i < len(all); i += piece {
				read = append(read, all[i:min(i+piece, len(all))])
			}
		}
		dst, momentum := make([]float32, size.d), make([]float32, size.d)
		selected, weights, factors := make([]int, 24), make([]float32, size.n), make([]float32, size.n)
		for i := range weights {
			weights[i] = float32(i + 1)
		}
		all := size.n * size.d * 4
		for _, rule := range []struct {
			name  string
			bytes int
			call  func() error
		}{
			{"read", all, func() error { pool.Run(read, len(read), 1); return nil }},
			{"mean", all + 4*size.d, func() error { return Mean(dst, xs) }},
			{"weightedMean", all + 4*size.d, func() error { return WeightedMean(dst, xs, weights) }},
			{"trimmedMean", all + 4*size.d, func() error { return TrimmedMean(dst, xs, 8) }},
			{"median", all + 4*size.d, func() error { return CoordinateMedian(dst, xs) }},
			{"krum", all, func() error { _, err := Krum(dst, xs, 8); return err }},
			{"multiKrum", all, func() error { return MultiKrum(dst, xs, 8, selected) }},
			{"normClip", all, func() error { return NormClip(factors, xs, 1) }},
			{"sub", 12 * size.d, func() error { return Sub(dst, xs[0], xs[1]) }},
			{"nesterov", 20 * size.d, func() error { return Nesterov(dst, momentum, xs[0], 0.7, 0.9) }},
		} {
			for _, threads := range []int{1, 2} {
				b.Run(fmt.Sprintf("%s/%s/threads=%d", size.name, rule.name, threads), func(b *testing.B) {
					pool.SetThreads(threads)
					b.SetBytes(int64(rule.bytes))
					for b.Loop() {
						if err := rule.call(); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		}
	}
}

// BenchmarkOrderStatistics measures the networks on vectors that stay in the second-level cache, on one thread: time a coordinate.
func BenchmarkOrderStatistics(b *testing.B) {
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	defer pool.SetThreads(0)
	pool.SetThreads(1)
	const d = 2048
	dst := make([]float32, d)
	for _, n := range []int{7, 16, 24, 32, 64} {
		xs := benchVectors(n, d)
		for _, e := range engine.Supported() {
			if err := engine.Use(e); err != nil {
				b.Fatal(err)
			}
			for name, call := range map[string]func() error{
				"trimmedMean": func() error { return TrimmedMean(dst, xs, (n-1)/4) },
				"median":      func() error { return CoordinateMedian(dst, xs) },
			} {
				b.Run(fmt.Sprintf("n=%d/%s/%v", n, name, e), func(b *testing.B) {
					for b.Loop() {
						if err := call(); err != nil {
							b.Fatal(err)
						}
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/d, "ns/coordinate")
				})
			}
		}
	}
}
