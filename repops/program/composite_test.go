package program

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"
)

// composite is an expansion with what it means in real numbers.
type composite struct {
	name   string
	inputs [][]int // shapes
	scale  []float64
	// build returns y and the gradients of the first inputs from that of y.
	build func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value)
	real  func(x [][]float64) []float64
}

// rowsOf calls f on each row of n.
func rowsOf(x []float64, n int, f func(row []float64) []float64) []float64 {
	var y []float64
	for ; len(x) > 0; x = x[n:] {
		y = append(y, f(x[:n])...)
	}
	return y
}

func mapped(f func(float64) float64) func(x [][]float64) []float64 {
	return func(x [][]float64) []float64 {
		y := make([]float64, len(x[0]))
		for i, v := range x[0] {
			y[i] = f(v)
		}
		return y
	}
}

func softmaxRow(row []float64) []float64 {
	s, y := 0.0, make([]float64, len(row))
	for i, v := range row {
		y[i] = math.Exp(v)
		s += y[i]
	}
	for i := range y {
		y[i] /= s
	}
	return y
}

func logSoftmaxRow(row []float64) []float64 {
	s, y := 0.0, make([]float64, len(row))
	for _, v := range row {
		s += math.Exp(v)
	}
	for i, v := range row {
		y[i] = v - math.Log(s)
	}
	return y
}

func realSigmoid(v float64) float64 { return 1 / (1 + math.Exp(-v)) }

// attend is attention of heads: q [H, T, D] over k, v [K, S, D], H a multiple of K.
func attend(q, k, v []float64, heads, shared, t, s, d int, scale float64, causal bool) []float64 {
	var y []float64
	for h := range heads {
		at := h / (heads / shared) * s * d
		for i := range t {
			p := make([]float64, s)
			for j := range s {
				if p[j] = math.Inf(-1); !causal || j <= i+s-t {
					p[j] = 0
					for c := range d {
						p[j] += q[(h*t+i)*d+c] * k[at+j*d+c] * scale
					}
				}
			}
			p = softmaxRow(p)
			for c := range d {
				sum := 0.0
				for j := range s {
					sum += p[j] * v[at+j*d+c]
				}
				y = append(y, sum)
			}
		}
	}
	return y
}

var composites = []composite{
	{"softmax", [][]int{{3, 300}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.Softmax(x[0])
		return y, []Value{b.SoftmaxBackward(dy(y), y)}
	}, func(x [][]float64) []float64 { return rowsOf(x[0], 300, softmaxRow) }},
	{"log-softmax", [][]int{{3, 7}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.LogSoftmax(x[0])
		return y, []Value{b.LogSoftmaxBackward(dy(y), y)}
	}, func(x [][]float64) []float64 { return rowsOf(x[0], 7, logSoftmaxRow) }},
	{"layer norm", [][]int{{2, 5, 9}, {9}, {9}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		k := b.LayerNorm(x[0], x[1], x[2], 1e-5)
		dx, dw, db := b.LayerNormBackward(dy(k.Y), k)
		return k.Y, []Value{dx, dw, db}
	}, func(x [][]float64) []float64 {
		return rowsOf(x[0], 9, func(row []float64) []float64 {
			mean, variance, y := 0.0, 0.0, make([]float64, 9)
			for _, v := range row {
				mean += v / 9
			}
			for _, v := range row {
				variance += (v - mean) * (v - mean) / 9
			}
			for i, v := range row {
				y[i] = (v-mean)/math.Sqrt(variance+1e-5)*x[1][i] + x[2][i]
			}
			return y
		})
	}},
	{"RMS norm", [][]int{{4, 9}, {9}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		k := b.RMSNorm(x[0], x[1], 1e-5)
		dx, dw := b.RMSNormBackward(dy(k.Y), k)
		return k.Y, []Value{dx, dw}
	}, func(x [][]float64) []float64 {
		return rowsOf(x[0], 9, func(row []float64) []float64 {
			s, y := 0.0, make([]float64, 9)
			for _, v := range row {
				s += v * v / 9
			}
			for i, v := range row {
				y[i] = v / math.Sqrt(s+1e-5) * x[1][i]
			}
			return y
		})
	}},
	{"gelu", [][]int{{40}}, []float64{2}, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.Gelu(x[0])
		return y, []Value{b.GeluBackward(dy(y), x[0])}
	}, mapped(func(v float64) float64 { return v / 2 * (1 + math.Erf(v/math.Sqrt2)) })},
	{"gelu, tanh", [][]int{{40}}, []float64{2}, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.GeluTanh(x[0])
		return y, []Value{b.GeluTanhBackward(dy(y), x[0])}
	}, mapped(func(v float64) float64 { return v / 2 * (1 + math.Tanh(math.Sqrt(2/math.Pi)*(v+0.044715*v*v*v))) })},
	{"sigmoid", [][]int{{40}}, []float64{3}, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.Sigmoid(x[0])
		return y, []Value{b.SigmoidBackward(dy(y), y)}
	}, mapped(realSigmoid)},
	{"silu", [][]int{{40}}, []float64{3}, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y, s := b.Silu(x[0])
		return y, []Value{b.SiluBackward(dy(y), x[0], s)}
	}, mapped(func(v float64) float64 { return v * realSigmoid(v) })},
	{"relu", [][]int{{40}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.Relu(x[0])
		return y, []Value{b.ReluBackward(dy(y), x[0])}
	}, mapped(func(v float64) float64 { return max(v, 0) })},
	{"linear", [][]int{{2, 3, 5}, {4, 5}, {4}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		y := b.Linear(x[0], x[1], x[2])
		dx, dw, db := b.LinearBackward(dy(y), x[0], x[1])
		return y, []Value{dx, dw, db}
	}, func(x [][]float64) []float64 {
		return rowsOf(x[0], 5, func(row []float64) []float64 {
			y := append([]float64(nil), x[2]...)
			for j := range y {
				for k, v := range row {
					y[j] += v * x[1][j*5+k]
				}
			}
			return y
		})
	}},
	{"rotary", [][]int{{2, 3, 4}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		var cosines, sines []float32
		for t := range 3 {
			for i := range 4 {
				c, s := turn(t, i%2)
				cosines, sines = append(cosines, c), append(sines, s)
			}
		}
		cos, sin := b.Constant(Floats(cosines...), 3, 4), b.Constant(Floats(sines...), 3, 4)
		y := b.Rotary(x[0], cos, sin)
		return y, []Value{b.RotaryBackward(dy(y), cos, sin)}
	}, func(x [][]float64) []float64 {
		y := make([]float64, 24)
		for i := range 24 {
			t, c, base := i/4%3, i%4, i/4*4
			angle := float64(t) * []float64{1, 0.8}[c%2]
			other := x[0][base+(c+2)%4]
			if c < 2 {
				other = -other
			}
			y[i] = x[0][i]*math.Cos(angle) + other*math.Sin(angle)
		}
		return y
	}},
	{"attention", [][]int{{2, 5, 3}, {2, 4, 3}, {2, 4, 3}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		a := b.Attend(x[0], x[1], x[2], 0.5, false)
		dq, dk, dv := b.AttendBackward(dy(a.Y), a)
		return a.Y, []Value{dq, dk, dv}
	}, func(x [][]float64) []float64 { return attend(x[0], x[1], x[2], 2, 2, 5, 4, 3, 0.5, false) }},
	{"causal attention", [][]int{{2, 5, 3}, {2, 5, 3}, {2, 5, 3}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		a := b.Attend(x[0], x[1], x[2], 0.5, true)
		dq, dk, dv := b.AttendBackward(dy(a.Y), a)
		return a.Y, []Value{dq, dk, dv}
	}, func(x [][]float64) []float64 { return attend(x[0], x[1], x[2], 2, 2, 5, 5, 3, 0.5, true) }},
	{"causal attention after earlier keys", [][]int{{1, 3, 2}, {1, 6, 2}, {1, 6, 2}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		a := b.Attend(x[0], x[1], x[2], 0.7, true)
		dq, dk, dv := b.AttendBackward(dy(a.Y), a)
		return a.Y, []Value{dq, dk, dv}
	}, func(x [][]float64) []float64 { return attend(x[0], x[1], x[2], 1, 1, 3, 6, 2, 0.7, true) }},
	{"attention of grouped queries", [][]int{{2, 3, 4, 2}, {2, 1, 4, 2}, {2, 1, 4, 2}}, nil, func(b *Builder, x []Value, dy func(Value) Value) (Value, []Value) {
		a := b.Attend(x[0], x[1], x[2], 0.7, true)
		dq, dk, dv := b.AttendBackward(dy(a.Y), a)
		return a.Y, []Value{dq, dk, dv}
	}, func(x [][]float64) []float64 { return attend(x[0], x[1], x[2], 6, 2, 4, 4, 2, 0.7, true) }},
}

// evaluate runs one step of what build writes, with x as its state.
func evaluate(t *testing.T, x []Tensor, shapes [][]int, build func(b *Builder, x []Value) []Value) []Tensor {
	t.Helper()
	b := NewMap()
	var in []Value
	for i, s := range shapes {
		in = append(in, b.State(x[i].DType, s...))
	}
	for _, v := range build(b, in) {
		b.Output(v)
	}
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	inputs := &Inputs{State: x, Constant: constants, Seed: 99}
	agree(t, "expansion", p, inputs)
	out, err := p.Interpret(inputs, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func widened(x []float32) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = float64(v)
	}
	return y
}

func near(t *testing.T, what string, got []float32, want []float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	largest := 1.0
	for _, v := range want {
		largest = max(largest, math.Abs(v))
	}
	for i, v := range want {
		if !(math.Abs(float64(got[i])-v) <= 1e-5*largest) {
			t.Fatalf("%s: element %d is %v, want %v", what, i, got[i], v)
		}
	}
}

// TestComposites compares forward passes with real arithmetic and gradients with its difference quotients.
func TestComposites(t *testing.T) {
	for _, c := range composites {
		t.Run(c.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(11, uint64(len(c.name))))
			var x []Tensor
			var wide [][]float64
			for i, s := range c.inputs {
				n := 1
				for _, d := range s {
					n *= d
				}
				x = append(x, plain(r, n))
				if i < len(c.scale) {
					for k := range x[i].F32 {
						x[i].F32[k] *= float32(c.scale[i])
					}
				}
				wide = append(wide, widened(x[i].F32))
			}
			y := c.real(wide)
			weights := plain(r, len(y))
			all := append(append([]Tensor(nil), x...), weights)
			count := 0
			out := evaluate(t, all, append(append([][]int(nil), c.inputs...), []int{len(y)}), func(b *Builder, in []Value) []Value {
				y, grads := c.build(b, in[:len(x)], func(y Value) Value {
					dims := []int{}
					for _, d := range y.Shape().Slice() {
						dims = append(dims, int(d))
					}
					return b.Reshape(in[len(x)], dims...)
				})
				count = len(grads)
				return append([]Value{y}, grads...)
			})
			near(t, "forward", out[0].F32, y)
			loss := func() float64 {
				s := 0.0
				for i, v := range c.real(wide) {
					s += v * float64(weights.F32[i])
				}
				return s
			}
			if count == 0 {
				t.Fatal("no gradient")
			}
			for g := range count {
				grad := make([]float64, len(wide[g]))
				for i := range grad {
					const h = 1e-4
					old := wide[g][i]
					wide[g][i] = old + h
					up := loss()
					wide[g][i] = old - h
					grad[i] = (up - loss()) / (2 * h)
					wide[g][i] = old
				}
				near(t, "gradient", out[1+g].F32, grad)
			}
		})
	}
}

func TestCrossEntropy(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 1))
	const rows, classes, whole = 6, 300, 24
	x := plain(r, rows*classes)
	target := Ints(0, 299, 7, 7, 255, 256)
	real := func(x []float64) float64 {
		s := 0.0
		for i := range rows {
			s -= logSoftmaxRow(x[i*classes : (i+1)*classes])[target.I32[i]] / whole
		}
		return s
	}
	build := func(b *Builder, in []Value) []Value {
		k := b.CrossEntropy(in[0], in[1], whole)
		return []Value{k.Loss, b.CrossEntropyBackward(k, whole)}
	}
	shapes := [][]int{{rows, classes}, {rows}}
	out := evaluate(t, []Tensor{x, target}, shapes, build)
	wide := widened(x.F32)
	near(t, "loss", out[0].F32, []float64{real(wide)})
	grad := make([]float64, len(wide))
	for i := range grad {
		const h = 1e-4
		old := wide[i]
		wide[i] = old + h
		up := real(wide)
		wide[i] = old - h
		grad[i] = (up - real(wide)) / (2 * h)
		wide[i] = old
	}
	near(t, "gradient", out[1].F32, grad)

	// Every input has a result: a target out of range is an infinite loss.
	target.I32[2] = classes
	out = evaluate(t, []Tensor{x, target}, shapes, build)
	if !math.IsInf(float64(out[0].F32[0]), 1) {
		t.Errorf("loss %v of a target out of range", out[0].F32[0])
	}
}

// TestRowsOfTheStepAreDividedByInOneRounding takes counts whose reciprocal goes wrong by way of binary64. Softmax is ½ here, so the
// gradient is half of RN(1/rows).
func TestRowsOfTheStepAreDividedByInOneRounding(t *testing.T) {
	for rows, want := range map[int]uint32{3: 0x3eaaaaab, 939524103: 0x30924925, 1745032969: 0x301d852b, 1614112203: 0x302a4bf1} {
		b := NewMap()
		k := b.CrossEntropy(b.State(F32, 1, 2), b.State(I32, 1), rows)
		b.Output(b.CrossEntropyBackward(k, rows))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		out, err := p.Interpret(&Inputs{State: []Tensor{Floats(0, 0), Ints(1)}, Constant: constants}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := math.Float32bits(2 * out[0].F32[0]); got != want {
			t.Errorf("1/%d: %#08x, want %#08x", rows, got, want)
		}
	}
	b := NewMap()
	b.CrossEntropyBackward(b.CrossEntropy(b.State(F32, 1, 2), b.State(I32, 1), 0), 0)
	if !errors.Is(b.Err(), ErrBuild) {
		t.Errorf("a step of no rows: %v", b.Err())
	}
}

func TestDropout(t *testing.T) {
	b := NewMap()
	x := b.State(F32, 1000)
	d := b.Dropout(x, b.Seed(), 0.25)
	b.Output(d.Y)
	b.Output(b.DropoutBackward(x, d))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	ones := NewTensor(F32, 1000)
	fill(ones.F32, 1)
	kept := map[uint64][]float32{}
	for _, seed := range []uint64{1, 2} {
		in := &Inputs{State: []Tensor{ones}, Constant: constants, Seed: seed}
		agree(t, "dropout", p, in)
		out, err := p.Interpret(in, nil)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for i, v := range out[0].F32 {
			if v != 0 && v != float32(1/0.75) || out[1].F32[i] != v {
				t.Fatalf("element %d: %v, gradient %v", i, v, out[1].F32[i])
			}
			if v != 0 {
				n++
			}
		}
		if n < 680 || n > 820 {
			t.Errorf("%d of 1000 kept", n)
		}
		kept[seed] = out[0].F32
	}
	same := 0
	for i := range 1000 {
		if kept[1][i] == kept[2][i] {
			same++
		}
	}
	if same > 800 {
		t.Errorf("%d of 1000 equal for two seeds", same)
	}
}

func TestEmbedding(t *testing.T) {
	table, index, dy := Floats(1, 2, 3, 4, 5, 6), Ints(2, 0, 2, 5), Floats(1, 10, 2, 20, 4, 40, 8, 80)
	out := evaluate(t, []Tensor{table, index, dy}, [][]int{{3, 2}, {4}, {4, 2}}, func(b *Builder, in []Value) []Value {
		return []Value{b.Embedding(in[0], in[1]), b.EmbeddingBackward(in[2], in[1], 3)}
	})
	near(t, "rows", out[0].F32[:6], []float64{5, 6, 1, 2, 5, 6})
	if !isNaN(out[0].Word(6)) || !isNaN(out[0].Word(7)) {
		t.Errorf("row out of range: %v", out[0].F32[6:])
	}
	near(t, "gradient", out[1].F32, []float64{2, 20, 0, 0, 5, 50})
}

func TestLinearI8(t *testing.T) {
	out := evaluate(t, []Tensor{Bytes(1, -2, 3, 127, 127, -128), Floats(0.5), Bytes(2, 3, 4, -1, -1, 1), Floats(0.25, 2)},
		[][]int{{2, 3}, {}, {2, 3}, {2}}, func(b *Builder, in []Value) []Value { return []Value{b.LinearI8(in[0], in[1], in[2], in[3])} })
	near(t, "product", out[0].F32, []float64{8 * 0.125, 4, (127*2 + 127*3 - 512) * 0.125, -127 - 127 - 128})
}

// TestOptimisers follows AdamW, SGD, clip, Nesterov and merge in binary64.
func TestOptimisers(t *testing.T) {
	p, m, v, g := Floats(1, -2, 3, 0), Floats(0.1, 0, 1e-33, 0), Floats(0.2, 1, 0, 0), Floats(0.5, -1, 0, 0)
	row := Floats(0.99, -0.01, 2, 7)
	out := evaluate(t, []Tensor{p, m, v, g, row}, [][]int{{4}, {4}, {4}, {4}, {4}}, func(b *Builder, in []Value) []Value {
		p2, m2, v2 := b.AdamW(in[0], in[1], in[2], in[3], in[4], 0.9, 0.99, 1e-8)
		return []Value{p2, m2, v2, b.SGD(in[0], in[3], b.Scalar(-0.5))}
	})
	var wp, wm, wv, ws []float64
	for i := range 4 {
		m2 := 0.9*float64(m.F32[i]) + 0.1*float64(g.F32[i])
		if math.Abs(m2) < 0x1p-104 {
			m2 = 0
		}
		v2 := 0.99*float64(v.F32[i]) + 0.01*float64(g.F32[i])*float64(g.F32[i])
		wm, wv = append(wm, m2), append(wv, v2)
		wp = append(wp, 0.99*float64(p.F32[i])-0.01*m2/(2*math.Sqrt(v2)+1e-8))
		ws = append(ws, float64(p.F32[i])-0.5*float64(g.F32[i]))
	}
	near(t, "p", out[0].F32, wp)
	near(t, "m", out[1].F32, wm)
	near(t, "v", out[2].F32, wv)
	near(t, "sgd", out[3].F32, ws)
	if out[1].Word(2) != 0 {
		t.Errorf("m is not flushed: %v", out[1].F32[2])
	}

	for _, limit := range []float64{1, 100} {
		out = evaluate(t, []Tensor{Floats(3, 0, 0, 4), Floats(12)}, [][]int{{2, 2}, {}}, func(b *Builder, in []Value) []Value {
			return b.Clip(b.Scalar(float32(limit)), in[0], b.Reshape(in[1], 1))
		})
		f := min(1, limit/(13+1e-6))
		near(t, "clip", append(out[0].F32, out[1].F32...), []float64{3 * f, 0, 0, 4 * f, 12 * f})
	}

	huge := float32(math.MaxFloat32)
	out = evaluate(t, []Tensor{Floats(1, huge), Floats(0.5, huge), Floats(2, huge)}, [][]int{{2}, {2}, {2}}, func(b *Builder, in []Value) []Value {
		p, m := b.Nesterov(in[0], in[1], in[2], 0.7, 0.9)
		return []Value{p, m, b.Merge(in[0], in[1], 0.25)}
	})
	near(t, "Nesterov", []float32{out[0].F32[0], out[1].F32[0], out[2].F32[0]}, []float64{1 - 0.7*(0.9*2.45+2), 2.45, 0.5 + 0.25*0.5})
	if out[1].F32[1] != huge || math.IsInf(float64(out[0].F32[1]), 0) {
		t.Errorf("not clamped: %v, %v", out[0].F32[1], out[1].F32[1])
	}
}

// TestManyTensors joins more tensors than a concat has operands.
func TestManyTensors(t *testing.T) {
	var x []Tensor
	var shapes [][]int
	for i := range 70 {
		x, shapes = append(x, Floats(float32(i))), append(shapes, []int{1})
	}
	out := evaluate(t, x, shapes, func(b *Builder, in []Value) []Value { return []Value{b.Concat(0, in...)} })
	for i, v := range out[0].F32 {
		if v != float32(i) {
			t.Fatalf("element %d is %v", i, v)
		}
	}
}

// TestBuilderRefuses makes each mistake that the builder must find itself.
func TestBuilderRefuses(t *testing.T) {
	for name, wrong := range map[string]func(b *Builder, x Value){
		"shapes that do not broadcast": func(b *Builder, x Value) { b.Add(x, b.Slice(x, 1, 0, 2)) },
		"matmul of other lengths":      func(b *Builder, x Value) { b.Matmul(x, b.Slice(x, 1, 0, 2)) },
		"matmul of a vector":           func(b *Builder, x Value) { b.Matmul(x, b.Flat(x)) },
		"slice outside":                func(b *Builder, x Value) { b.Slice(x, 0, 1, 5) },
		"reshape of other size":        func(b *Builder, x Value) { b.Reshape(x, 5) },
		"reshape of a transposition":   func(b *Builder, x Value) { b.Reshape(b.Transpose(x), 12) },
		"permutation that repeats":     func(b *Builder, x Value) { b.Permute(x, 0, 0) },
		"transpose of a scalar":        func(b *Builder, x Value) { b.Transpose(b.Scalar(1)) },
		"sum of a scalar":              func(b *Builder, x Value) { b.Sum(b.Scalar(1)) },
		"softmax of a scalar":          func(b *Builder, x Value) { b.Softmax(b.Scalar(1)) },
		"mean of a scalar":             func(b *Builder, x Value) { b.RMSNorm(b.Scalar(1), x, 1) },
		"halves of an odd axis":        func(b *Builder, x Value) { b.Rotary(b.Slice(x, 1, 0, 3), x, x) },
		"rank 9":                       func(b *Builder, x Value) { b.State(F32, 1, 1, 1, 1, 1, 1, 1, 1, 1) },
		"constant of other size":       func(b *Builder, x Value) { b.Constant(Floats(1, 2), 3) },
		"concat of nothing":            func(b *Builder, x Value) { b.Concat(0) },
		"concat of other shapes":       func(b *Builder, x Value) { b.Concat(0, x, b.Flat(x)) },
		"dropout of everything":        func(b *Builder, x Value) { b.Dropout(x, b.Seed(), 1) },
		"causal attention backwards":   func(b *Builder, x Value) { b.Attend(x, b.Slice(x, 0, 0, 2), b.Slice(x, 0, 0, 2), 1, true) },
		"cross-entropy of a vector":    func(b *Builder, x Value) { b.CrossEntropy(b.Flat(x), x, 1) },
		"output that is a view":        func(b *Builder, x Value) { b.Output(b.Transpose(x)) },
		"micro-batch of a state":       func(b *Builder, x Value) { b.Of(x, 0) },
		"reduce without micro-batches": func(b *Builder, x Value) { b.Reduce(x) },
		"split that does not divide":   func(b *Builder, x Value) { b.Split(x, 0, 2) },
		"add of i32":                   func(b *Builder, x Value) { b.Add(b.Round(), x) },
	} {
		b := NewMap()
		x := b.State(F32, 3, 4)
		wrong(b, x)
		b.Output(x)
		if _, _, err := b.Build(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if b := NewBuilder(33, 1); b.Err() == nil {
		t.Error("a grid of 33 groups: no error")
	}
}
