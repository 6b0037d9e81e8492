package main

import (
	"fmt"
	"math"
	"strings"

	"assay/repops/fused"
)

// composite is how one is called. in and out have a word for each operand, its size: the product of the integers whose numbers
// the word lists ("01": integers[0]·integers[1]; "1" is a row's length where integers are rows and columns; "-" is 1). An
// operand that starts with i is of int32, one that ends with ? may be null. Outputs of those that work in place are read too.
type composite struct {
	integers, scalars int
	in, out           string
	inPlace           bool // an output may be an operand of its size
	run               func(k *fused.Kernels, c *arguments) error
}

// arguments are those of one call, complete and of the right sizes; an operand that was null is nil.
type arguments struct {
	n   []int64
	s   []float32
	in  [][]float32
	i32 [][]int32 // by the place among the inputs
	out [][]float32
}

func (c *arguments) rows() int { return int(c.n[0]) }
func (c *arguments) cols() int { return int(c.n[1]) }

func (c *arguments) attention() fused.Attention {
	return fused.Attention{
		Heads: int(c.n[0]), KVHeads: int(c.n[1]), Queries: int(c.n[2]), Keys: int(c.n[3]), Dim: int(c.n[4]), Causal: c.n[5] != 0, Scale: c.s[0],
	}
}

func (c *arguments) rotation() fused.Rotation {
	return fused.Rotation{Cos: c.in[1], Sin: c.in[2], Dim: c.cols(), Period: int(c.n[2]), Repeat: int(c.n[3])}
}

func pointwise(f func(k *fused.Kernels, dst, x []float32) error) composite {
	return composite{integers: 1, in: "0", out: "0", inPlace: true, run: func(k *fused.Kernels, c *arguments) error { return f(k, c.out[0], c.in[0]) }}
}

func pointwiseBackward(f func(k *fused.Kernels, dx, dy, x []float32) error) composite {
	return composite{integers: 1, in: "0 0", out: "0", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return f(k, c.out[0], c.in[0], c.in[1])
	}}
}

func byRows(f func(k *fused.Kernels, dst, x []float32, rows, cols int) error) composite {
	return composite{integers: 2, in: "01", out: "01", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return f(k, c.out[0], c.in[0], c.rows(), c.cols())
	}}
}

func byRowsBackward(f func(k *fused.Kernels, dx, dy, y []float32, rows, cols int) error) composite {
	return composite{integers: 2, in: "01 01", out: "01", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return f(k, c.out[0], c.in[0], c.in[1], c.rows(), c.cols())
	}}
}

// composites are those of package fused. Integers are: n; or rows, cols; or as the entry's comment says.
var composites = map[string]composite{
	"gelu": pointwise((*fused.Kernels).Gelu), "gelu_backward": pointwiseBackward((*fused.Kernels).GeluBackward),
	"gelu_tanh": pointwise((*fused.Kernels).GeluTanh), "gelu_tanh_backward": pointwiseBackward((*fused.Kernels).GeluTanhBackward),
	"sigmoid": pointwise((*fused.Kernels).Sigmoid), "sigmoid_backward": pointwiseBackward((*fused.Kernels).SigmoidBackward),
	"silu": pointwise((*fused.Kernels).Silu), "silu_backward": pointwiseBackward((*fused.Kernels).SiluBackward),
	"relu": pointwise((*fused.Kernels).Relu), "relu_backward": pointwiseBackward((*fused.Kernels).ReluBackward),
	"softmax": byRows((*fused.Kernels).Softmax), "softmax_backward": byRowsBackward((*fused.Kernels).SoftmaxBackward),
	"log_softmax": byRows((*fused.Kernels).LogSoftmax), "log_softmax_backward": byRowsBackward((*fused.Kernels).LogSoftmaxBackward),
	// scalars: rows of the step. out: losses, their sum over that.
	"cross_entropy": {integers: 2, scalars: 1, in: "01 i0", out: "0 -", run: func(k *fused.Kernels, c *arguments) error {
		err := k.CrossEntropy(c.out[0], c.in[0], c.i32[1], c.rows(), c.cols())
		if err == nil {
			c.out[1][0] = k.MeanLoss(c.out[0], c.s[0])
		}
		return err
	}},
	// scalars: 1/rows, rounded.
	"cross_entropy_backward": {integers: 2, scalars: 1, in: "01 i0", out: "01", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return k.CrossEntropyBackward(c.out[0], c.in[0], c.i32[1], c.s[0], c.rows(), c.cols())
	}},
	// scalars: eps. in: x, w, b. out: y, xhat, r.
	"layer_norm": {integers: 2, scalars: 1, in: "01 1 1", out: "01 01? 0?", run: func(k *fused.Kernels, c *arguments) error {
		return k.LayerNorm(c.out[0], c.out[1], c.out[2], c.in[0], c.in[1], c.in[2], c.s[0], c.rows(), c.cols())
	}},
	// in: dy, xhat, r, w. out: dx, dw, db.
	"layer_norm_backward": {integers: 2, in: "01 01 0 1", out: "01? 1? 1?", run: func(k *fused.Kernels, c *arguments) error {
		return k.LayerNormBackward(c.out[0], c.out[1], c.out[2], c.in[0], c.in[1], c.in[2], c.in[3], c.rows(), c.cols())
	}},
	// scalars: eps. in: x, w. out: y, z, r.
	"rms_norm": {integers: 2, scalars: 1, in: "01 1", out: "01 01? 0?", run: func(k *fused.Kernels, c *arguments) error {
		return k.RMSNorm(c.out[0], c.out[1], c.out[2], c.in[0], c.in[1], c.s[0], c.rows(), c.cols())
	}},
	// in: dy, z, r, w. out: dx, dw.
	"rms_norm_backward": {integers: 2, in: "01 01 0 1", out: "01? 1?", run: func(k *fused.Kernels, c *arguments) error {
		return k.RMSNormBackward(c.out[0], c.out[1], c.in[0], c.in[1], c.in[2], c.in[3], c.rows(), c.cols())
	}},
	// integers: rows, dim, period, repeat. in: x, cos, sin (period rows of dim).
	"rotary": {integers: 4, in: "01 12 12", out: "01", run: func(k *fused.Kernels, c *arguments) error {
		return k.Rotary(c.out[0], c.in[0], c.rows(), c.rotation())
	}},
	"rotary_backward": {integers: 4, in: "01 12 12", out: "01", run: func(k *fused.Kernels, c *arguments) error {
		return k.RotaryBackward(c.out[0], c.in[0], c.rows(), c.rotation())
	}},
	// integers: n, seed, node, micro-batch. scalars: p, c.
	"dropout": {integers: 4, scalars: 2, in: "0", out: "0", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		if c.n[2] < 0 || c.n[2] > math.MaxUint32 || c.n[3] < 0 || c.n[3] > math.MaxUint32 {
			return fmt.Errorf("dropout of node %d in micro-batch %d", c.n[2], c.n[3])
		}
		return k.Dropout(c.out[0], c.in[0], c.s[0], c.s[1], uint64(c.n[1]), uint32(c.n[2]), uint32(c.n[3]))
	}},
	// integers: rows, dim, vocabulary. in: table, indices.
	"embedding": {integers: 3, in: "21 i0", out: "01", run: func(k *fused.Kernels, c *arguments) error {
		return k.Embedding(c.out[0], c.in[0], c.i32[1], int(c.n[2]), c.cols())
	}},
	// in: dy, indices. out: the table's gradient.
	"embedding_backward": {integers: 3, in: "01 i0", out: "21", run: func(k *fused.Kernels, c *arguments) error {
		return k.EmbeddingBackward(c.out[0], c.in[0], c.i32[1], int(c.n[2]), c.cols())
	}},
	// in: x, bias.
	"add_bias": {integers: 2, in: "01 1", out: "01", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return k.AddBias(c.out[0], c.in[0], c.in[1], c.rows(), c.cols())
	}},
	"bias_backward": {integers: 2, in: "01", out: "1", run: func(k *fused.Kernels, c *arguments) error {
		return k.BiasBackward(c.out[0], c.in[0], c.rows(), c.cols())
	}},
	// integers: heads, key heads, queries, keys, dim, causal. scalars: scale. in: q, k, v. out: y, maxima, sums.
	"attention": {integers: 6, scalars: 1, in: "024 134 134", out: "024 02? 02?", run: func(k *fused.Kernels, c *arguments) error {
		return k.Attention(c.out[0], c.out[1], c.out[2], c.in[0], c.in[1], c.in[2], c.attention())
	}},
	// in: dy, y, maxima, sums, q, k, v. out: dq, dk, dv.
	"attention_backward": {integers: 6, scalars: 1, in: "024 024 02 02 024 134 134", out: "024 134 134", run: func(k *fused.Kernels, c *arguments) error {
		return k.AttentionBackward(c.out[0], c.out[1], c.out[2], c.in[0], c.in[1], c.in[2], c.in[3], c.in[4], c.in[5], c.in[6], c.attention())
	}},
	// scalars: minus the learning rate. in: g. out: p, in place.
	"sgd": {integers: 1, scalars: 1, in: "0", out: "0", run: func(k *fused.Kernels, c *arguments) error {
		return k.SGD(c.out[0], c.in[0], c.s[0])
	}},
	// scalars: s0, s1, s2, 1−β1, 1−β2, β2, eps. in: g. out: p, m, v, in place.
	"adamw": {integers: 1, scalars: 7, in: "0", out: "0 0 0", run: func(k *fused.Kernels, c *arguments) error {
		return k.AdamW(c.out[0], c.out[1], c.out[2], c.in[0],
			fused.Adam{S0: c.s[0], S1: c.s[1], S2: c.s[2], K1: c.s[3], K2: c.s[4], Beta2: c.s[5], Eps: c.s[6]})
	}},
	// scalars: alpha. in: local, global.
	"merge": {integers: 1, scalars: 1, in: "0 0", out: "0", inPlace: true, run: func(k *fused.Kernels, c *arguments) error {
		return k.Merge(c.out[0], c.in[0], c.in[1], c.s[0])
	}},
}

// size is the number of elements that a word of in or out stands for.
func size(word string, integers []int64) (n uint64, err error) {
	n = 1
	for _, d := range strings.Trim(word, "i?-") {
		v := integers[d-'0']
		var ok bool
		if n, ok = times(n, uint64(max(v, 0))); !ok || v < 0 || v > maxAxis {
			return 0, fmt.Errorf("sizes %v", integers)
		}
	}
	return n, nil
}

// bind makes the arguments of a call from what the caller points to.
func (d *composite) bind(integers []int64, scalars []float32, inputs, outputs []uintptr) (*arguments, error) {
	in, out := strings.Fields(d.in), strings.Fields(d.out)
	if len(integers) != d.integers || len(scalars) != d.scalars || len(inputs) != len(in) || len(outputs) != len(out) {
		return nil, fmt.Errorf("%d integers, %d scalars, %d inputs, %d outputs. Hint: %d, %d, %d and %d",
			len(integers), len(scalars), len(inputs), len(outputs), d.integers, d.scalars, len(in), len(out))
	}
	c := &arguments{n: integers, s: scalars, in: make([][]float32, len(in)), i32: make([][]int32, len(in)), out: make([][]float32, len(out))}
	read := make([]region, len(in))
	for i, word := range in {
		n, err := size(word, integers)
		if err != nil {
			return nil, err
		}
		if strings.HasPrefix(word, "i") {
			c.i32[i], err = list[int32](inputs[i], n)
			read[i] = regionOf(c.i32[i])
		} else {
			c.in[i], err = list[float32](inputs[i], n)
			read[i] = regionOf(c.in[i])
		}
		if err != nil {
			return nil, fmt.Errorf("input %d: %w", i, err)
		}
	}
	for i, word := range out {
		n, err := size(word, integers)
		if err != nil {
			return nil, err
		}
		if outputs[i] == 0 && strings.HasSuffix(word, "?") {
			continue
		}
		if c.out[i], err = list[float32](outputs[i], n); err != nil {
			return nil, fmt.Errorf("output %d: %w", i, err)
		}
		written := regionOf(c.out[i])
		for k, r := range read {
			if written.overlaps(r) && (!d.inPlace || written != r || c.i32[k] != nil) {
				return nil, fmt.Errorf("output %d overlaps input %d", i, k)
			}
		}
		for k := range i {
			if written.overlaps(regionOf(c.out[k])) {
				return nil, fmt.Errorf("output %d overlaps output %d", i, k)
			}
		}
	}
	return c, nil
}

// empty says that there is nothing to write.
func (c *arguments) empty() bool {
	for _, x := range c.out {
		if len(x) > 0 {
			return false
		}
	}
	return true
}
