package program

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"testing"
)

const (
	nanWord = 0x7fc00000
	infWord = 0x7f800000
)

// int8Edges are rows at every edge of the composite "quantise".
func int8Edges() []struct {
	name string
	row  []float32
} {
	nan, inf := math.Float32frombits(nanWord), math.Float32frombits(infWord)
	negative := math.Float32frombits(0x80000000)
	long := make([]float32, 301)
	for i := range long {
		long[i] = 1
	}
	long[300] = -2
	return []struct {
		name string
		row  []float32
	}{
		{"zeros of both signs", []float32{0, negative, 0}},
		{"one", []float32{1, -1, 0.5}},
		{"halves", []float32{127, 0.5, 1.5, 2.5, 126.5, -0.5, -1.5, -2.5, -126.5}},
		{"halves of a row that is scaled", []float32{-254, 1, 3, 5, 253, -1, -3, -5, -253}},
		{"next to a half", []float32{127, 0.50000006, 0.49999997, 1.4999999, -1.5000001}},
		{"the least code is -127", []float32{-3, -3, 2.9999998}},
		{"the largest number", []float32{math.MaxFloat32, -math.MaxFloat32, 1}},
		{"at the floor", []float32{leastAmax, -leastAmax, leastAmax / 2}},
		{"below the floor", []float32{leastAmax / 4, -leastAmax / 254, leastAmax / 508}},
		{"the least normal number", []float32{0x1p-126, -0x1p-126}},
		{"subnormal", []float32{0x1p-127, -0x1p-128, 0x1p-149}},
		{"infinity", []float32{inf, 1, -1, 0}},
		{"minus infinity", []float32{-inf, 1, inf, 0}},
		{"NaN", []float32{nan, 1, -1}},
		{"NaN and infinities", []float32{nan, inf, -inf}},
		{"one element", []float32{-5}},
		{"longer than a group", long},
	}
}

// int8Cases are codes and scales of rows, and products of quantised operands: of a small linear layer with both gradients, of two runs of integers,
// of rows at the edges, and of two chains.
func int8Cases(t *testing.T) (out []primitiveVector) {
	add := func(name string, op Op, state []Tensor, shapes [][]int, build func(b *Builder, x []Value) Value) {
		t.Helper()
		b := NewMap()
		var x []Value
		for _, s := range shapes {
			x = append(x, b.State(F32, s...))
		}
		b.Output(build(b, x))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(name, err)
		}
		out = append(out, vectorOf(t, name, op, p, &Inputs{Seed: longSeed, State: state, Constant: constants}))
	}
	codes := func(b *Builder, x []Value) Value { c, _ := b.Quantise(x[0]); return c }
	scales := func(b *Builder, x []Value) Value { _, s := b.Quantise(x[0]); return s }
	var edges []float32
	const width = 9
	rows := 0
	for _, e := range int8Edges() {
		state, shape := []Tensor{Floats(e.row...)}, [][]int{{1, len(e.row)}}
		add("codes: "+e.name, OpConvert, state, shape, codes)
		add("scales: "+e.name, OpDiv, state, shape, scales)
		if len(e.row) <= width {
			edges = append(append(edges, e.row...), make([]float32, width-len(e.row))...)
			rows++
		}
	}
	down := NewTensor(F32, len(edges))
	for i, v := range edges {
		down.F32[i%width*rows+i/width] = v
	}
	add("codes down columns", OpConvert, []Tensor{down}, [][]int{{width, rows}}, func(b *Builder, x []Value) Value { c, _ := b.Quantise(b.Transpose(x[0])); return c })
	add("scales of columns", OpDiv, []Tensor{down}, [][]int{{width, rows}}, func(b *Builder, x []Value) Value { _, s := b.Quantise(b.Transpose(x[0])); return s })

	r := rand.New(rand.NewPCG(longSeed, 8))
	drawn := func(n int) Tensor {
		x := NewTensor(F32, n)
		for i := range x.F32 {
			x.F32[i] = float32(r.NormFloat64())
		}
		return x
	}
	product := func(b *Builder, x []Value) Value { return b.ProductI8(x[0], x[1]) }
	const m, k, n = 4, 21, 5
	x, w, dy := drawn(m*k), drawn(n*k), drawn(m*n)
	add("linear", OpMatmulI8, []Tensor{x, w}, [][]int{{m, k}, {n, k}}, product)
	add("gradient of the inputs", OpMatmulI8, []Tensor{dy, w}, [][]int{{m, n}, {n, k}}, func(b *Builder, x []Value) Value {
		return b.ProductI8(x[0], b.Transpose(x[1]))
	})
	add("gradient of the weights", OpMatmulI8, []Tensor{dy, x}, [][]int{{m, n}, {m, k}}, func(b *Builder, x []Value) Value {
		return b.ProductI8(b.Transpose(x[0]), b.Transpose(x[1]))
	})
	add("rows at the edges", OpMatmulI8, []Tensor{Floats(edges...), drawn(2 * width)}, [][]int{{rows, width}, {2, width}}, product)
	const two = 1030
	add("product of 1,030 terms", OpMatmulI8, []Tensor{drawn(2 * two), drawn(2 * two)}, [][]int{{2, two}, {2, two}}, product)
	add("product of 65,837 terms", OpMatmulI8, []Tensor{Floats(0.5)}, [][]int{{}}, func(b *Builder, x []Value) Value {
		of := func() Value { return b.Sub(b.Random(b.Seed(), 2, 1<<16+301), x[0]) }
		return b.ProductI8(of(), of())
	})
	return out
}

// Every engine quantises and multiplies as the checked-in file says, which the interpreter computes. No code is -128, and a row of a product
// is NaN where an operand's row is not finite.
func TestInt8Vectors(t *testing.T) {
	path := vectorsDir + "program_int8.json"
	cases := int8Cases(t)
	for _, c := range cases {
		for _, w := range c.Output {
			if c.DType == I8.String() && int32(w) == -128 {
				t.Errorf("%s has the code -128", c.Name)
			}
		}
	}
	for i, e := range int8Edges() {
		finite := true
		for _, v := range e.row {
			finite = finite && v-v == 0
		}
		if scale := cases[2*i+1].Output[0]; finite == (scale >= infWord) {
			t.Errorf("%s has the scale %08x", e.name, scale)
		}
	}
	b := lines(t, longFile{len(cases), cases})
	if *update {
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, b) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/program -run TestInt8Vectors -update", path)
	}
	var f longFile
	if err := json.Unmarshal(want, &f); err != nil {
		t.Fatal(err)
	}
	onEveryEngine(t, func(t *testing.T) { replayPrimitives(t, f.Cases) })
}
