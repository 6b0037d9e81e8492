package program

import (
	"math/rand/v2"
	"testing"

	"assay/repops/agg"
	"assay/repops/engine"
	"assay/repops/fused"
)

// kernelCase is a kernel of package fused beside the expansion that it must equal bit for bit.
type kernelCase struct {
	name   string
	shapes [][]int
	build  func(b *Builder, x []Value) []Value
	kernel func(k *fused.Kernels, x []Tensor, out [][]float32) error
}

const (
	kRows, kCols = 3, 300
	kSeed        = 0x0123456789abcdef
)

func like(rows, cols int, n int) [][]int {
	var s [][]int
	for range n {
		s = append(s, []int{rows, cols})
	}
	return s
}

func kernelCases() []kernelCase {
	f := func(x []Tensor, i int) []float32 { return append([]float32(nil), x[i].F32...) }
	matrix, pair := like(kRows, kCols, 1), like(kRows, kCols, 2)
	pointwise := func(name string, build func(b *Builder, x Value) Value, kernel func(k *fused.Kernels, dst, x []float32) error) kernelCase {
		return kernelCase{name, matrix, func(b *Builder, x []Value) []Value { return []Value{build(b, x[0])} },
			func(k *fused.Kernels, x []Tensor, out [][]float32) error { return kernel(k, out[0], x[0].F32) }}
	}
	backward := func(name string, build func(b *Builder, dy, x Value) Value, kernel func(k *fused.Kernels, dx, dy, x []float32) error) kernelCase {
		return kernelCase{name, pair, func(b *Builder, x []Value) []Value { return []Value{build(b, x[0], x[1])} },
			func(k *fused.Kernels, x []Tensor, out [][]float32) error {
				return kernel(k, out[0], x[0].F32, x[1].F32)
			}}
	}
	rowwise := func(g func(k *fused.Kernels, dst, x []float32, rows, cols int) error) func(k *fused.Kernels, dst, x []float32) error {
		return func(k *fused.Kernels, dst, x []float32) error { return g(k, dst, x, kRows, kCols) }
	}
	rowwise2 := func(g func(k *fused.Kernels, dx, dy, x []float32, rows, cols int) error) func(k *fused.Kernels, dx, dy, x []float32) error {
		return func(k *fused.Kernels, dx, dy, x []float32) error { return g(k, dx, dy, x, kRows, kCols) }
	}
	cases := []kernelCase{
		pointwise("softmax", (*Builder).Softmax, rowwise((*fused.Kernels).Softmax)),
		backward("softmax backward", (*Builder).SoftmaxBackward, rowwise2((*fused.Kernels).SoftmaxBackward)),
		pointwise("log-softmax", (*Builder).LogSoftmax, rowwise((*fused.Kernels).LogSoftmax)),
		backward("log-softmax backward", (*Builder).LogSoftmaxBackward, rowwise2((*fused.Kernels).LogSoftmaxBackward)),
		pointwise("gelu", (*Builder).Gelu, (*fused.Kernels).Gelu),
		backward("gelu backward", (*Builder).GeluBackward, (*fused.Kernels).GeluBackward),
		pointwise("gelu tanh", (*Builder).GeluTanh, (*fused.Kernels).GeluTanh),
		backward("gelu tanh backward", (*Builder).GeluTanhBackward, (*fused.Kernels).GeluTanhBackward),
		pointwise("sigmoid", (*Builder).Sigmoid, (*fused.Kernels).Sigmoid),
		backward("sigmoid backward", (*Builder).SigmoidBackward, (*fused.Kernels).SigmoidBackward),
		pointwise("silu", func(b *Builder, x Value) Value { y, _ := b.Silu(x); return y }, (*fused.Kernels).Silu),
		backward("silu backward", func(b *Builder, dy, x Value) Value { return b.SiluBackward(dy, x, b.Sigmoid(x)) }, (*fused.Kernels).SiluBackward),
		pointwise("relu", (*Builder).Relu, (*fused.Kernels).Relu),
		backward("relu backward", (*Builder).ReluBackward, (*fused.Kernels).ReluBackward),
		{"cross-entropy", [][]int{{kRows, kCols}, {kRows}}, func(b *Builder, x []Value) []Value {
			k := b.CrossEntropy(x[0], x[1], 40)
			return []Value{k.Loss, b.CrossEntropyBackward(k, 40)}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			losses := make([]float32, kRows)
			if err := k.CrossEntropy(losses, x[0].F32, x[1].I32, kRows, kCols); err != nil {
				return err
			}
			out[0][0] = k.MeanLoss(losses, 40)
			return k.CrossEntropyBackward(out[1], x[0].F32, x[1].I32, float32(1.0/40), kRows, kCols)
		}},
		{"layer norm", [][]int{{kRows, kCols}, {kCols}, {kCols}, {kRows, kCols}}, func(b *Builder, x []Value) []Value {
			k := b.LayerNorm(x[0], x[1], x[2], 1e-5)
			dx, dw, db := b.LayerNormBackward(x[3], k)
			return []Value{k.Y, dx, dw, db}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			xhat, r := make([]float32, kRows*kCols), make([]float32, kRows)
			if err := k.LayerNorm(out[0], xhat, r, x[0].F32, x[1].F32, x[2].F32, 1e-5, kRows, kCols); err != nil {
				return err
			}
			return k.LayerNormBackward(out[1], out[2], out[3], x[3].F32, xhat, r, x[1].F32, kRows, kCols)
		}},
		{"RMS norm", [][]int{{kRows, kCols}, {kCols}, {kRows, kCols}}, func(b *Builder, x []Value) []Value {
			k := b.RMSNorm(x[0], x[1], 1e-5)
			dx, dw := b.RMSNormBackward(x[2], k)
			return []Value{k.Y, dx, dw}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			z, r := make([]float32, kRows*kCols), make([]float32, kRows)
			if err := k.RMSNorm(out[0], z, r, x[0].F32, x[1].F32, 1e-5, kRows, kCols); err != nil {
				return err
			}
			return k.RMSNormBackward(out[1], out[2], x[2].F32, z, r, x[1].F32, kRows, kCols)
		}},
		{"dropout", matrix, func(b *Builder, x []Value) []Value { return []Value{b.Dropout(x[0], b.Seed(), 0.25).Y} },
			func(k *fused.Kernels, x []Tensor, out [][]float32) error {
				// The first step node stands behind the state, three constants and the seed. A program without a grid is micro-batch 0.
				return k.Dropout(out[0], x[0].F32, 0.25, float32(1/0.75), kSeed, 6, 0)
			}},
		{"embedding", [][]int{{kCols, 7}, {kRows}, {kRows, 7}}, func(b *Builder, x []Value) []Value {
			return []Value{b.Embedding(x[0], x[1]), b.EmbeddingBackward(x[2], x[1], kCols)}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			if err := k.Embedding(out[0], x[0].F32, x[1].I32, kCols, 7); err != nil {
				return err
			}
			return k.EmbeddingBackward(out[1], x[2].F32, x[1].I32, kCols, 7)
		}},
		{"rotary", [][]int{{2, 3, 6}, {3, 6}, {3, 6}}, func(b *Builder, x []Value) []Value {
			return []Value{b.Rotary(x[0], x[1], x[2]), b.RotaryBackward(x[0], x[1], x[2])}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			t := fused.Rotation{Cos: x[1].F32, Sin: x[2].F32, Dim: 6, Period: 3, Repeat: 1}
			if err := k.Rotary(out[0], x[0].F32, 6, t); err != nil {
				return err
			}
			return k.RotaryBackward(out[1], x[0].F32, 6, t)
		}},
		{"optimisers", [][]int{{kCols}, {kCols}, {kCols}, {kCols}}, func(b *Builder, x []Value) []Value {
			row := b.Constant(Floats(0.99, -0.01, 2, 0), 4)
			p, m, v := b.AdamW(x[0], x[1], x[2], x[3], row, 0.9, 0.99, 1e-8)
			theta, buf := b.Nesterov(x[0], x[1], x[3], 0.7, 0.9)
			return []Value{p, m, v, theta, buf, b.SGD(x[0], x[3], b.Scalar(-0.5)), b.Merge(x[0], x[1], 0.25)}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			copy(out[0], x[0].F32)
			copy(out[1], x[1].F32)
			copy(out[2], x[2].F32)
			b1, b2 := float32(0.9), float32(0.99)
			if err := k.AdamW(out[0], out[1], out[2], x[3].F32, fused.Adam{S0: 0.99, S1: -0.01, S2: 2, K1: float32(1 - float64(b1)),
				K2: float32(1 - float64(b2)), Beta2: b2, Eps: 1e-8}); err != nil {
				return err
			}
			copy(out[3], x[0].F32)
			copy(out[4], x[1].F32)
			if err := agg.Nesterov(out[3], out[4], x[3].F32, 0.7, 0.9); err != nil {
				return err
			}
			copy(out[5], x[0].F32)
			if err := k.SGD(out[5], x[3].F32, -0.5); err != nil {
				return err
			}
			return k.Merge(out[6], x[0].F32, x[1].F32, 0.25)
		}},
		{"clip", [][]int{{kRows, kCols}, {7}}, func(b *Builder, x []Value) []Value {
			return b.Clip(b.Scalar(3), x[0], x[1])
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			copy(out[0], f(x, 0))
			copy(out[1], f(x, 1))
			k.Clip([][]float32{out[0], out[1]}, 3)
			return nil
		}},
	}
	for _, causal := range []bool{false, true} {
		name := map[bool]string{false: "attention", true: "causal attention"}[causal]
		cases = append(cases, kernelCase{name, [][]int{{2, 2, 17, 5}, {2, 1, 261, 5}, {2, 1, 261, 5}, {2, 2, 17, 5}}, func(b *Builder, x []Value) []Value {
			a := b.Attend(x[0], x[1], x[2], 0.4, causal)
			dq, dk, dv := b.AttendBackward(x[3], a)
			return []Value{a.Y, dq, dk, dv}
		}, func(k *fused.Kernels, x []Tensor, out [][]float32) error {
			a := fused.Attention{Heads: 4, KVHeads: 2, Queries: 17, Keys: 261, Dim: 5, Scale: 0.4, Causal: causal}
			maxima, sums := make([]float32, 4*17), make([]float32, 4*17)
			if err := k.Attention(out[0], maxima, sums, x[0].F32, x[1].F32, x[2].F32, a); err != nil {
				return err
			}
			return k.AttentionBackward(out[1], out[2], out[3], x[3].F32, out[0], maxima, sums, x[0].F32, x[1].F32, x[2].F32, a)
		}})
	}
	return cases
}

// TestFusedKernels holds each kernel of package fused against the interpreter's result on its expansion.
func TestFusedKernels(t *testing.T) {
	for _, c := range kernelCases() {
		t.Run(c.name, func(t *testing.T) {
			defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
			for _, kind := range []func(*rand.Rand, int) Tensor{plain, mixed} {
				r := rand.New(rand.NewPCG(21, uint64(len(c.name))))
				b := NewMap()
				var in []Value
				var x []Tensor
				for _, s := range c.shapes {
					n := 1
					for _, d := range s {
						n *= d
					}
					if len(s) == 1 && s[0] == kRows {
						x = append(x, integers(r, n, kCols))
						in = append(in, b.State(I32, s...))
						continue
					}
					x = append(x, kind(r, n))
					in = append(in, b.State(F32, s...))
				}
				for _, v := range c.build(b, in) {
					b.Output(v)
				}
				p, constants, err := b.Build()
				if err != nil {
					t.Fatal(err)
				}
				want, err := p.Interpret(&Inputs{State: x, Constant: constants, Seed: kSeed}, nil)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range engine.Supported() {
					if err := engine.Use(e); err != nil { // for the kernels of package agg
						t.Fatal(err)
					}
					out := make([][]float32, len(want))
					for i := range out {
						out[i] = make([]float32, want[i].Len())
					}
					if err := c.kernel(fused.For(e), x, out); err != nil {
						t.Fatal(err)
					}
					for i := range out {
						sameWords(t, e.String(), words(Floats(out[i]...)), words(want[i]))
					}
				}
			}
		})
	}
}
