package quant

import (
	"fmt"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// BenchmarkCodecs measures every encoding on 4 MiB of values, on one thread: bytes of binary32 a second.
func BenchmarkCodecs(b *testing.B) {
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	defer pool.SetThreads(0)
	pool.SetThreads(1)
	r := newRand(8)
	x := make([]float32, 1<<20)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	out := make([]float32, len(x))
	for _, e := range engine.Supported() {
		must(b, engine.Use(e))
		for _, f := range []Format{Int8, Int4} {
			data := make([]byte, f.EncodedLen(len(x)))
			b.Run(fmt.Sprintf("%v/encode/%v", f, e), func(b *testing.B) {
				b.SetBytes(int64(4 * len(x)))
				for b.Loop() {
					must(b, Quantise(data, x, f))
				}
			})
			b.Run(fmt.Sprintf("%v/decode/%v", f, e), func(b *testing.B) {
				b.SetBytes(int64(4 * len(x)))
				for b.Loop() {
					must(b, Dequantise(out, data, f))
				}
			})
		}
	}
	s := Sparse{Chunk: 4096, K: 64}
	data := make([]byte, s.EncodedLen(len(x)))
	b.Run("sparse/encode", func(b *testing.B) {
		b.SetBytes(int64(4 * len(x)))
		for b.Loop() {
			must(b, s.Encode(data, x))
		}
	})
	b.Run("sparse/decode", func(b *testing.B) {
		b.SetBytes(int64(4 * len(x)))
		for b.Loop() {
			must(b, s.Decode(out, data))
		}
	})
}
