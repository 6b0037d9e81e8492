package fused

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/big"
	"os"
	"strconv"
	"testing"

	"assay/repops/agg"
	"assay/repops/num"
)

var update = flag.Bool("update", false, "write the vectors instead of comparing them")

const vectorsPath = "../../vectors/composites.json"

type word uint32

func (w word) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word) UnmarshalText(b []byte) error {
	v, err := strconv.ParseUint(string(b), 0, 32)
	*w = word(v)
	return err
}

func words(x []float32) []word {
	w := make([]word, len(x))
	for i, v := range x {
		w[i] = word(bitsOf(v))
	}
	return w
}

func floats(w []word) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = f32(uint32(v))
	}
	return x
}

// Arithmetic by exact rational numbers, rounded once. Operands that are not finite are left to the processor, whose results
// are then exact, and whose NaN is made canonical.
var rational = arithmetic{
	add: func(a, b float32) float32 {
		return sumOf(a+b, a, b)
	},
	sub: func(a, b float32) float32 {
		return sumOf(a-b, a, -b)
	},
	mul: func(a, b float32) float32 {
		if !finiteAll(a, b) {
			return num.Canonical(a * b)
		}
		return rounded(new(big.Rat).Mul(rat(a), rat(b)), math.Signbit(float64(a)) != math.Signbit(float64(b)))
	},
	div: func(a, b float32) float32 {
		if !finiteAll(a, b) || b == 0 {
			return num.Canonical(a / b)
		}
		return rounded(new(big.Rat).Quo(rat(a), rat(b)), math.Signbit(float64(a)) != math.Signbit(float64(b)))
	},
	fma: func(a, b, c float32) float32 {
		negative := math.Signbit(float64(a)) != math.Signbit(float64(b))
		if !finiteAll(a, b, c) {
			// A finite product may overflow binary32 and must not become an infinity.
			return num.Canonical(float32(float64(a)*float64(b) + float64(c)))
		}
		sum := new(big.Rat).Mul(rat(a), rat(b))
		return rounded(sum.Add(sum, rat(c)), negative && math.Signbit(float64(c)))
	},
	sqrt: func(x float32) float32 {
		if !(x > 0) || math.IsInf(float64(x), 1) {
			return num.Canonical(float32(math.Sqrt(float64(x))))
		}
		// A root is no midpoint, and 200 bits are far more than its distance to one asks for.
		r, _ := new(big.Float).Sqrt(new(big.Float).SetPrec(200).SetFloat64(float64(x))).Float32()
		return r
	},
}

func finiteAll(x ...float32) bool {
	for _, v := range x {
		if v-v != 0 {
			return false
		}
	}
	return true
}

func rat(x float32) *big.Rat { return new(big.Rat).SetFloat64(float64(x)) }

// sumOf is a + b rounded once; processor is what to give if that is no number.
func sumOf(processor, a, b float32) float32 {
	if !finiteAll(a, b) {
		return num.Canonical(processor)
	}
	return rounded(new(big.Rat).Add(rat(a), rat(b)), math.Signbit(float64(a)) && math.Signbit(float64(b)))
}

// rounded is x in binary32; an exact zero has the sign that is given.
func rounded(x *big.Rat, negativeZero bool) float32 {
	if x.Sign() == 0 {
		if negativeZero {
			return f32(1 << 31)
		}
		return 0
	}
	r, _ := x.Float32()
	return r
}

// compositeCase is one composite on small tensors. Which operands stand where is listed in the file.
type compositeCase struct {
	Name      string   `json:"name"`
	Composite string   `json:"composite"`
	Rows      int      `json:"rows"`
	Cols      int      `json:"cols"`
	Integers  []uint64 `json:"integers"`
	Scalars   []word   `json:"scalars"`
	Inputs    [][]word `json:"inputs"`
	Outputs   [][]word `json:"outputs"`
}

// composite is how a composite is computed by its expansion and by the kernels. integers, scalars, inputs and outputs name the
// fields of its cases.
type composite struct {
	name, operands string
	reference      func(r ref, c *operands) []tensor
	run            func(k *Kernels, c *operands, out [][]float32) error
}

// operands is a case's operands, ready to use.
type operands struct {
	rows, cols int
	n          []uint64
	s          []float32
	in         [][]float32
}

func (o *operands) m(i int) tensor { return mat(o.in[i], o.rows, o.cols) }

func (o *operands) targets() []int32 {
	t := make([]int32, len(o.n))
	for i, n := range o.n {
		t[i] = int32(uint32(n))
	}
	return t
}

func (o *operands) adam() Adam {
	return Adam{S0: o.s[0], S1: o.s[1], S2: o.s[2], K1: o.s[3], K2: o.s[4], Beta2: o.s[5], Eps: o.s[6]}
}

func (o *operands) attention() Attention {
	return Attention{Heads: 1, KVHeads: 1, Queries: o.rows, Keys: int(o.n[0]), Dim: o.cols, Scale: o.s[0], Causal: o.n[1] == 1}
}

func (o *operands) keys(i int) tensor { return mat(o.in[i], int(o.n[0]), o.cols) }

func first(t tensor, _ ...tensor) []tensor { return []tensor{t} }

func one1(f func(r ref, x tensor) tensor) func(r ref, c *operands) []tensor {
	return func(r ref, c *operands) []tensor { return first(f(r, c.m(0))) }
}

func two(f func(r ref, a, b tensor) tensor) func(r ref, c *operands) []tensor {
	return func(r ref, c *operands) []tensor { return first(f(r, c.m(0), c.m(1))) }
}

func run1(f func(k *Kernels, dst, x []float32) error) func(k *Kernels, c *operands, out [][]float32) error {
	return func(k *Kernels, c *operands, out [][]float32) error { return f(k, out[0], c.in[0]) }
}

func run2(f func(k *Kernels, dst, a, b []float32) error) func(k *Kernels, c *operands, out [][]float32) error {
	return func(k *Kernels, c *operands, out [][]float32) error { return f(k, out[0], c.in[0], c.in[1]) }
}

var composites = []composite{
	{"softmax", "inputs x; outputs p", one1(ref.softmax), func(k *Kernels, c *operands, out [][]float32) error {
		return k.Softmax(out[0], c.in[0], c.rows, c.cols)
	}},
	{"softmax backward", "inputs dp, p; outputs dx", two(ref.softmaxBackward), func(k *Kernels, c *operands, out [][]float32) error {
		return k.SoftmaxBackward(out[0], c.in[0], c.in[1], c.rows, c.cols)
	}},
	{"log-softmax", "inputs x; outputs y", one1(ref.logSoftmax), func(k *Kernels, c *operands, out [][]float32) error {
		return k.LogSoftmax(out[0], c.in[0], c.rows, c.cols)
	}},
	{"log-softmax backward", "inputs dy, y; outputs dx", two(ref.logSoftmaxBackward), func(k *Kernels, c *operands, out [][]float32) error {
		return k.LogSoftmaxBackward(out[0], c.in[0], c.in[1], c.rows, c.cols)
	}},
	{
		"cross-entropy", "integers target of each row (modulo 2^32); scalars rows of the step; inputs x; outputs losses, loss",
		func(r ref, c *operands) []tensor {
			l := r.crossEntropy(c.m(0), c.targets())
			return []tensor{l, r.vdiv(r.sum(row(l.x)), val(c.s[0]))}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			err := k.CrossEntropy(out[0], c.in[0], c.targets(), c.rows, c.cols)
			out[1][0] = k.MeanLoss(out[0], c.s[0])
			return err
		},
	},
	{
		"cross-entropy backward", "integers target of each row (modulo 2^32); scalars c; inputs x; outputs dx",
		func(r ref, c *operands) []tensor { return first(r.crossEntropyBackward(c.m(0), c.targets(), c.s[0])) },
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.CrossEntropyBackward(out[0], c.in[0], c.targets(), c.s[0], c.rows, c.cols)
		},
	},
	{
		"layer norm", "scalars eps; inputs x, w, b; outputs y, xhat, r",
		func(r ref, c *operands) []tensor {
			y, xhat, rs := r.layerNorm(c.m(0), row(c.in[1]), row(c.in[2]), c.s[0])
			return []tensor{y, xhat, rs}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.LayerNorm(out[0], out[1], out[2], c.in[0], c.in[1], c.in[2], c.s[0], c.rows, c.cols)
		},
	},
	{
		"layer norm backward", "inputs dy, xhat, r, w; outputs dx, dw, db",
		func(r ref, c *operands) []tensor {
			dx, dw, db := r.layerNormBackward(c.m(0), c.m(1), mat(c.in[2], c.rows, 1), row(c.in[3]))
			return []tensor{dx, dw, db}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.LayerNormBackward(out[0], out[1], out[2], c.in[0], c.in[1], c.in[2], c.in[3], c.rows, c.cols)
		},
	},
	{
		"RMS norm", "scalars eps; inputs x, w; outputs y, z, r",
		func(r ref, c *operands) []tensor {
			y, z, rs := r.rmsNorm(c.m(0), row(c.in[1]), c.s[0])
			return []tensor{y, z, rs}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.RMSNorm(out[0], out[1], out[2], c.in[0], c.in[1], c.s[0], c.rows, c.cols)
		},
	},
	{
		"RMS norm backward", "inputs dy, z, r, w; outputs dx, dw",
		func(r ref, c *operands) []tensor {
			dx, dw := r.rmsNormBackward(c.m(0), c.m(1), mat(c.in[2], c.rows, 1), row(c.in[3]))
			return []tensor{dx, dw}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.RMSNormBackward(out[0], out[1], c.in[0], c.in[1], c.in[2], c.in[3], c.rows, c.cols)
		},
	},
	{"gelu", "inputs x; outputs y", one1(ref.gelu), run1((*Kernels).Gelu)},
	{"gelu backward", "inputs dy, x; outputs dx", two(ref.geluBackward), run2((*Kernels).GeluBackward)},
	{"gelu tanh", "inputs x; outputs y", one1(ref.geluTanh), run1((*Kernels).GeluTanh)},
	{"gelu tanh backward", "inputs dy, x; outputs dx", two(ref.geluTanhBackward), run2((*Kernels).GeluTanhBackward)},
	{"sigmoid", "inputs x; outputs s", one1(ref.sigmoid), run1((*Kernels).Sigmoid)},
	{"sigmoid backward", "inputs dy, s; outputs dx", two(ref.sigmoidBackward), run2((*Kernels).SigmoidBackward)},
	{"silu", "inputs x; outputs y", one1(ref.silu), run1((*Kernels).Silu)},
	{"silu backward", "inputs dy, x; outputs dx", two(ref.siluBackward), run2((*Kernels).SiluBackward)},
	{"relu", "inputs x; outputs y", one1(ref.relu), run1((*Kernels).Relu)},
	{"relu backward", "inputs dy, x; outputs dx", two(ref.reluBackward), run2((*Kernels).ReluBackward)},
	{
		"rotary", "inputs x, cos, sin (a row for each row of x); outputs y",
		func(r ref, c *operands) []tensor { return first(r.rotary(c.m(0), c.m(1), c.m(2))) },
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.Rotary(out[0], c.in[0], c.rows, Rotation{Cos: c.in[1], Sin: c.in[2], Dim: c.cols, Period: c.rows, Repeat: 1})
		},
	},
	{
		"rotary backward", "inputs dy, cos, sin (a row for each row of dy); outputs dx",
		func(r ref, c *operands) []tensor { return first(r.rotaryBackward(c.m(0), c.m(1), c.m(2))) },
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.RotaryBackward(out[0], c.in[0], c.rows, Rotation{Cos: c.in[1], Sin: c.in[2], Dim: c.cols, Period: c.rows, Repeat: 1})
		},
	},
	{
		"dropout", "integers seed, node, micro-batch; scalars p, c; inputs x; outputs y",
		func(r ref, c *operands) []tensor {
			return first(r.dropout(c.m(0), c.s[0], c.s[1], c.n[0], uint32(c.n[1]), uint32(c.n[2])))
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.Dropout(out[0], c.in[0], c.s[0], c.s[1], c.n[0], uint32(c.n[1]), uint32(c.n[2]))
		},
	},
	{
		"embedding backward", "integers index of each row (modulo 2^32); inputs dy; outputs dtable, 3 rows",
		func(r ref, c *operands) []tensor { return first(r.segsum(c.targets(), c.m(0), 3)) },
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.EmbeddingBackward(out[0], c.in[0], c.targets(), 3, c.cols)
		},
	},
	{
		"attention", "integers keys, causal; scalars scale; inputs q, k, v; outputs y",
		func(r ref, c *operands) []tensor {
			y, _, _ := r.attention(c.m(0), c.keys(1), c.keys(2), c.s[0], c.n[1] == 1)
			return first(y)
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			return k.Attention(out[0], nil, nil, c.in[0], c.in[1], c.in[2], c.attention())
		},
	},
	{
		"attention backward", "integers keys, causal; scalars scale; inputs dy, q, k, v; outputs dq, dk, dv",
		func(r ref, c *operands) []tensor {
			y, p, qs := r.attention(c.m(1), c.keys(2), c.keys(3), c.s[0], c.n[1] == 1)
			dq, dk, dv := r.attentionBackward(c.m(0), y, p, qs, c.keys(2), c.keys(3), c.s[0], c.n[1] == 1)
			return []tensor{dq, dk, dv}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			y, m, s := make([]float32, len(c.in[0])), make([]float32, c.rows), make([]float32, c.rows)
			if err := k.Attention(y, m, s, c.in[1], c.in[2], c.in[3], c.attention()); err != nil {
				return err
			}
			return k.AttentionBackward(out[0], out[1], out[2], c.in[0], y, m, s, c.in[1], c.in[2], c.in[3], c.attention())
		},
	},
	{
		"SGD", "scalars minus learning rate; inputs p, g; outputs p'",
		func(r ref, c *operands) []tensor { return first(r.vfma(val(c.s[0]), c.m(1), c.m(0))) },
		func(k *Kernels, c *operands, out [][]float32) error {
			copy(out[0], c.in[0])
			return k.SGD(out[0], c.in[1], c.s[0])
		},
	},
	{
		"AdamW", "scalars s0, s1, s2, 1−β1, 1−β2, β2, eps; inputs p, m, v, g; outputs p', m', v'",
		func(r ref, c *operands) []tensor {
			p, m, v := r.adamW(c.m(0), c.m(1), c.m(2), c.m(3), c.adam())
			return []tensor{p, m, v}
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			for i := range out {
				copy(out[i], c.in[i])
			}
			return k.AdamW(out[0], out[1], out[2], c.in[3], c.adam())
		},
	},
	{
		"Nesterov", "scalars learning rate, momentum; inputs p, b, d; outputs p', b'",
		func(r ref, c *operands) []tensor {
			p, b := r.nesterov(c.m(0), c.m(1), c.m(2), c.s[0], c.s[1])
			return []tensor{p, b}
		},
		func(k *Kernels, c *operands, out [][]float32) error { // package agg has it, and takes the engine in use
			copy(out[0], c.in[0])
			copy(out[1], c.in[1])
			return agg.Nesterov(out[0], out[1], c.in[2], c.s[0], c.s[1])
		},
	},
	{
		"merge", "scalars alpha; inputs local, global; outputs θ",
		func(r ref, c *operands) []tensor { return first(r.merge(c.m(0), c.m(1), c.s[0])) },
		func(k *Kernels, c *operands, out [][]float32) error { return k.Merge(out[0], c.in[0], c.in[1], c.s[0]) },
	},
	{
		"clip", "scalars largest norm; inputs gradients in manifest order; outputs factor, clipped gradients",
		func(r ref, c *operands) []tensor {
			f := r.clipFactor(c.in, c.s[0])
			out := []tensor{f}
			for _, g := range c.in {
				out = append(out, r.vmul(row(g), f))
			}
			return out
		},
		func(k *Kernels, c *operands, out [][]float32) error {
			for i, g := range c.in {
				copy(out[i+1], g)
			}
			out[0][0] = k.Clip(out[1:], c.s[0])
			return nil
		},
	},
}

func compositeCases() []compositeCase {
	g := newRand(77)
	var cases []compositeCase
	find := map[string]composite{}
	for _, c := range composites {
		find[c.name] = c
	}
	add := func(composite, about string, rows, cols int, integers []uint64, scalars []float32, inputs ...[]float32) [][]float32 {
		o := &operands{rows, cols, integers, scalars, inputs}
		c := compositeCase{Name: composite + ", " + about, Composite: composite, Rows: rows, Cols: cols, Integers: append([]uint64{}, integers...), Scalars: words(scalars)}
		for _, x := range inputs {
			c.Inputs = append(c.Inputs, words(x))
		}
		var out [][]float32
		for _, t := range find[composite].reference(ref{rational}, o) {
			c.Outputs = append(c.Outputs, words(t.x))
			out = append(out, t.x)
		}
		cases = append(cases, c)
		return out
	}
	numbers := []struct {
		about      string
		rows, cols int
		how        kind
	}{{"3 rows of 5", 3, 5, tame}, {"2 rows of 40", 2, 40, tame}, {"zeros, subnormals and large numbers", 3, 6, finite}, {"special numbers", 4, 4, wild}}
	for _, c := range append(numbers, numbers[0]) {
		if len(cases) > 0 && c.about == numbers[0].about {
			c.about, c.rows, c.cols = "300 columns", 1, 300
		}
		n := c.rows * c.cols
		x := func() []float32 { return vector(g, n, c.how) }
		long := c.cols == 300
		p := add("softmax", c.about, c.rows, c.cols, nil, nil, x())
		add("softmax backward", c.about, c.rows, c.cols, nil, nil, x(), p[0])
		y := add("log-softmax", c.about, c.rows, c.cols, nil, nil, x())
		add("log-softmax backward", c.about, c.rows, c.cols, nil, nil, x(), y[0])
		targets := []uint64{2, 0, 1<<32 - 1, 3}[:c.rows]
		logits := x()
		add("cross-entropy", c.about, c.rows, c.cols, targets, []float32{7}, logits)
		add("cross-entropy backward", c.about, c.rows, c.cols, targets, []float32{float32(1) / 7}, logits)
		w, b := vector(g, c.cols, c.how), vector(g, c.cols, c.how)
		l := add("layer norm", c.about, c.rows, c.cols, nil, []float32{1e-5}, x(), w, b)
		add("layer norm backward", c.about, c.rows, c.cols, nil, nil, x(), l[1], l[2], w)
		m := add("RMS norm", c.about, c.rows, c.cols, nil, []float32{1e-6}, x(), w)
		add("RMS norm backward", c.about, c.rows, c.cols, nil, nil, x(), m[1], m[2], w)
		if long {
			break
		}
		for _, name := range []string{"gelu", "gelu tanh", "sigmoid", "silu", "relu"} {
			a := x()
			for i := range a {
				a[i] = num.Mul(a[i], 2)
			}
			out := add(name, c.about, c.rows, c.cols, nil, nil, a)
			if name == "sigmoid" {
				a = out[0]
			}
			add(name+" backward", c.about, c.rows, c.cols, nil, nil, x(), a)
		}
		if c.cols%2 == 0 {
			cos, sin := x(), x()
			add("rotary", c.about, c.rows, c.cols, nil, nil, x(), cos, sin)
			add("rotary backward", c.about, c.rows, c.cols, nil, nil, x(), cos, sin)
		}
		add("dropout", c.about, c.rows, c.cols, []uint64{g.Uint64() >> 11, 5, 2}, []float32{0.25, float32(1) / 0.75}, x())
		add("embedding backward", c.about, c.rows, c.cols, []uint64{1, 1, 1<<32 - 1, 0}[:c.rows], nil, x())
		for _, causal := range []uint64{0, 1} {
			keys := c.rows + 2
			q, key, value, dy := x(), vector(g, keys*c.cols, c.how), vector(g, keys*c.cols, c.how), x()
			about := c.about + []string{"", ", causal"}[causal]
			add("attention", about, c.rows, c.cols, []uint64{uint64(keys), causal}, []float32{0.44721359}, q, key, value)
			add("attention backward", about, c.rows, c.cols, []uint64{uint64(keys), causal}, []float32{0.44721359}, dy, q, key, value)
		}
		add("SGD", c.about, c.rows, c.cols, nil, []float32{-0.1}, x(), x())
		v := x()
		for i := range v {
			v[i] = num.Abs(v[i])
		}
		add("AdamW", c.about, c.rows, c.cols, nil, []float32{0.9999, -0.001, 3.1, 0.1, 0.001, 0.999, 1e-8}, x(), x(), v, x())
		add("Nesterov", c.about, c.rows, c.cols, nil, []float32{0.7, 0.9}, x(), x(), x())
		add("merge", c.about, c.rows, c.cols, nil, []float32{0.5}, x(), x())
		add("clip", c.about, c.rows, c.cols, nil, []float32{1}, x(), vector(g, 3, c.how))
	}
	tiny := []float32{f32(0x0b7fffff), f32(0x0b800000), f32(0x8b7fffff), f32(0x8b800000), f32(1)}
	none := make([]float32, 5)
	add("AdamW", "moments at the flush", 1, 5, nil, []float32{1, -0.001, 3.1, 0, 0, 1, 1e-8}, none, tiny, []float32{f32(0x0b7fffff), f32(0x0b800000), 1, 1, f32(1)}, none)
	large := []float32{f32(0x7f7fffff), f32(0xff7fffff), f32(0x7f000000), 1, 0}
	add("Nesterov", "clamped", 1, 5, nil, []float32{2, 0.9}, large, large, large)
	add("clip", "no gradient at all", 1, 2, nil, []float32{1}, none[:2])
	add("clip", "norm below the largest", 1, 2, nil, []float32{8}, []float32{3, 4})
	return cases
}

// TestVectors fails when the file is not what the expansions give in exact arithmetic, and replays it on every engine.
func TestVectors(t *testing.T) {
	cases := compositeCases()
	out := bytes.NewBufferString("{\n\"operands\": {")
	for i, c := range composites {
		if i > 0 {
			out.WriteByte(',')
		}
		fmt.Fprintf(out, "\n%q: %q", c.name, c.operands)
	}
	fmt.Fprintf(out, "\n},\n\"count\": %d,\n\"cases\": [", len(cases))
	names := map[string]bool{}
	for i, c := range cases {
		b, err := json.Marshal(c)
		no(t, err)
		if i > 0 {
			out.WriteByte(',')
		}
		fmt.Fprintf(out, "\n%s", b)
		if names[c.Name] {
			t.Errorf("two cases are called %q", c.Name)
		}
		names[c.Name] = true
	}
	out.WriteString("\n]\n}\n")
	if *update {
		no(t, os.WriteFile(vectorsPath, out.Bytes(), 0o644))
	}
	file, err := os.ReadFile(vectorsPath)
	no(t, err)
	if !bytes.Equal(file, out.Bytes()) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/fused -run TestVectors -update", vectorsPath)
	}
	var read struct {
		Count int
		Cases []compositeCase
	}
	no(t, json.Unmarshal(file, &read))
	if read.Count != len(read.Cases) || read.Count == 0 {
		t.Fatalf("%d cases, count says %d", len(read.Cases), read.Count)
	}
	find := map[string]composite{}
	for _, c := range composites {
		find[c.name] = c
	}
	every(t, func(t *testing.T, k *Kernels) {
		for _, c := range read.Cases {
			o := &operands{rows: c.Rows, cols: c.Cols, n: c.Integers, s: floats(c.Scalars)}
			for _, x := range c.Inputs {
				o.in = append(o.in, floats(x))
			}
			got := make([][]float32, len(c.Outputs))
			for i, x := range c.Outputs {
				got[i] = fresh(len(x))
			}
			no(t, find[c.Composite].run(k, o, got))
			for i, x := range c.Outputs {
				same(t, fmt.Sprintf("%s, output %d", c.Name, i), got[i], floats(x))
			}
		}
	})
}
