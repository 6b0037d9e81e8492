package program

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"assay/repops/internal/pool"
)

// edgeRows are numbers whose rows of so many elements have zeros, subnormal numbers, halves of codes, infinities or NaN.
func edgeRows(r *rand.Rand, n, row int) Tensor {
	t := NewTensor(F32, n)
	for lo := 0; lo < n; lo += row {
		kind := r.IntN(12)
		for i := lo; i < min(n, lo+row); i++ {
			v := float32(r.NormFloat64())
			switch kind {
			case 0:
				v *= 0
			case 1:
				v *= 0x1p-130
			case 2: // codes at halves: the largest is 127
				if v = float32(r.IntN(254)-127) / 2; i == lo {
					v = 127
				}
			case 3:
				v *= 0x1p120
			}
			if r.IntN(3*row) == 0 {
				v = math.Float32frombits([]uint32{0x7f800000, 0xff800000, 0x7fc00000, 0x80000000, 1}[r.IntN(5)])
			}
			t.F32[i] = v
		}
	}
	return t
}

// quantisedCase is products of quantised operands, and the jobs that a plan makes of them.
type quantisedCase struct {
	name             string
	shapes           [][]int
	build            func(b *Builder, x []Value) []Value
	scales, products int
}

func quantisedCases() []quantisedCase {
	one := func(f func(b *Builder, x []Value) Value) func(b *Builder, x []Value) []Value {
		return func(b *Builder, x []Value) []Value { return []Value{f(b, x)} }
	}
	product := one(func(b *Builder, x []Value) Value { return b.ProductI8(x[0], x[1]) })
	return []quantisedCase{
		{"rows", [][]int{{37, 70}, {19, 70}}, product, 2, 1},
		{"one element", [][]int{{1, 1}, {1, 1}}, product, 2, 1},
		{"long rows", [][]int{{3, 700}, {5, 700}}, product, 2, 1},
		{"columns", [][]int{{300, 37}, {300, 41}}, one(func(b *Builder, x []Value) Value {
			return b.ProductI8(b.Transpose(x[0]), b.Transpose(x[1]))
		}), 2, 1},
		{"a step of a layer", [][]int{{2, 20, 33}, {17, 33}, {17}, {2, 20, 17}}, func(b *Builder, x []Value) []Value {
			rows, dy := b.Reshape(x[0], 40, 33), b.Reshape(x[3], 40, 17)
			y := b.Add(b.Reshape(b.ProductI8(rows, x[1]), 2, 20, 17), x[2])
			dx := b.ProductI8(dy, b.Transpose(x[1]))
			return []Value{b.Mul(y, y), dx, b.ProductI8(b.Transpose(dy), b.Transpose(rows))}
		}, 6, 3},
		{"layers that read one tensor", [][]int{{20, 33}, {17, 33}, {9, 33}}, func(b *Builder, x []Value) []Value {
			return []Value{b.ProductI8(x[0], x[1]), b.ProductI8(x[0], x[2])}
		}, 3, 2},
		{"a batch", [][]int{{3, 6, 40}, {3, 7, 40}}, product, 2, 1},
		{"a batch of columns", [][]int{{3, 40, 6}, {3, 40, 7}}, one(func(b *Builder, x []Value) Value {
			return b.ProductI8(b.Transpose(x[0]), b.Transpose(x[1]))
		}), 2, 1},
		{"a batch with one weight", [][]int{{3, 6, 40}, {7, 40}}, product, 2, 1},
		{"two chains", [][]int{{3, MaxContraction + 5}, {2, MaxContraction + 5}}, product, 2, 1},
		{"three chains down columns, and a bias", [][]int{{2*MaxContraction + 1, 2}, {2*MaxContraction + 1, 3}, {3}}, one(func(b *Builder, x []Value) Value {
			return b.Add(b.ProductI8(b.Transpose(x[0]), b.Transpose(x[1])), x[2])
		}), 2, 1},
		{"a product that is read twice", [][]int{{9, 33}, {9, 33}, {9}}, func(b *Builder, x []Value) []Value {
			y := b.ProductI8(x[0], x[1])
			return []Value{b.Add(y, x[2]), b.Sub(y, x[2])}
		}, 2, 1},
		{"codes that are read", [][]int{{9, 33}, {9, 33}}, func(b *Builder, x []Value) []Value {
			c, s := b.Quantise(x[0])
			d, z := b.Quantise(x[1])
			return []Value{b.Mul(b.Convert(F32, b.MatmulI8(c, d)), b.Mul(s, b.Transpose(z))), b.Convert(F32, c)}
		}, 0, 0},
		{"another largest code", [][]int{{9, 33}, {9, 33}}, func(b *Builder, x []Value) []Value {
			quantise := func(v Value) (Value, Value) {
				top := b.Maximum(b.Amax(b.Maximum(v, b.Neg(v))), b.Scalar(0x1p-119))
				return b.Convert(I8, b.Mul(v, b.Div(b.Scalar(128), top))), b.Div(top, b.Scalar(128))
			}
			c, s := quantise(x[0])
			d, z := quantise(x[1])
			return []Value{b.Mul(b.Convert(F32, b.MatmulI8(c, d)), b.Mul(s, b.Transpose(z)))}
		}, 0, 0},
		{"scales of other rows", [][]int{{9, 33}, {9, 33}}, one(func(b *Builder, x []Value) Value {
			c, s := b.Quantise(x[0])
			d, z := b.Quantise(x[1])
			return b.Mul(b.Convert(F32, b.MatmulI8(c, d)), b.Mul(z, b.Transpose(s)))
		}), 0, 0},
		{"half of the terms", [][]int{{9, 34}, {9, 34}}, one(func(b *Builder, x []Value) Value {
			c, s := b.Quantise(x[0])
			d, z := b.Quantise(x[1])
			return b.Mul(b.Convert(F32, b.MatmulI8(b.Slice(c, -1, 0, 17), b.Slice(d, -1, 0, 17))), b.Mul(s, b.Transpose(z)))
		}), 0, 0},
	}
}

// TestQuantisedProductsOnEveryEngine holds what plans make of products of quantised operands against the interpreter, and the plans against what they
// are meant to find.
func TestQuantisedProductsOnEveryEngine(t *testing.T) {
	defer pool.SetThreads(0)
	for _, c := range quantisedCases() {
		t.Run(c.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(31, uint64(len(c.name))))
			b := NewMap()
			in := &Inputs{}
			var x []Value
			for _, s := range c.shapes {
				x = append(x, b.State(F32, s...))
				in.State = append(in.State, edgeRows(r, size(Of(s...)), s[len(s)-1]))
			}
			for _, v := range c.build(b, x) {
				b.Output(v)
			}
			p, constants, err := b.Build()
			if err != nil {
				t.Fatal(err)
			}
			in.Constant = constants
			scales, products := 0, 0
			for _, j := range newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }).step[0] {
				if j.scales != nil {
					scales++
				}
				if j.int8 != nil {
					products++
				}
			}
			if scales != c.scales || products != c.products {
				t.Errorf("jobs of %d scales and %d products, want %d and %d", scales, products, c.scales, c.products)
			}
			onEveryEngine(t, func(t *testing.T) {
				for _, threads := range []int{3, 2, 1} {
					if threads < 3 && testing.Short() {
						continue
					}
					pool.SetThreads(threads)
					agree(t, fmt.Sprintf("%d threads", threads), p, in)
				}
			})
		})
	}
}

// quantisedGrid is a step over four micro-batches of a layer whose products are quantised.
func quantisedGrid(t *testing.T) (*Program, *Inputs) {
	t.Helper()
	const rows, width, out = 20, 33, 17
	r := rand.New(rand.NewPCG(32, 1))
	b := NewBuilder(2, 2)
	w, bias := b.State(F32, out, width), b.State(F32, out)
	x := b.Convert(F32, b.Batch(I32, 0, rows, width))
	y := b.Add(b.ProductI8(x, w), bias)
	dw := b.ProductI8(b.Transpose(y), b.Transpose(x))
	db := b.SumRows(y)
	b.BeginStep()
	b.Output(b.Fma(b.Reduce(dw), b.Scalar(-1e-4), w))
	b.Output(b.Fma(b.Reduce(db), b.Scalar(-1e-4), bias))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{Constant: constants, State: []Tensor{plain(r, out*width), plain(r, out)}}
	for range 4 {
		in.Batch = append(in.Batch, []Tensor{integers(r, rows*width, 9)})
	}
	return p, in
}

func TestQuantisedStepsOnEveryEngine(t *testing.T) {
	defer pool.SetThreads(0)
	p, in := quantisedGrid(t)
	if jobs := newPlan(p, in.Constant, planKind{fused: true}, func(uint32) bool { return false }).micro; len(jobs) == 0 {
		t.Fatal("no jobs")
	} else if n := countProducts(jobs); n != 2 {
		t.Errorf("%d products of quantised operands, want 2", n)
	}
	onEveryEngine(t, func(t *testing.T) {
		for _, threads := range []int{1, 2, 3} {
			pool.SetThreads(threads)
			stepsAgree(t, fmt.Sprintf("%d threads", threads), p, in, 3)
			agree(t, fmt.Sprintf("%d threads", threads), p, in)
		}
	})
}

func countProducts(jobs []job) (n int) {
	for _, j := range jobs {
		if j.int8 != nil {
			n++
		}
	}
	return n
}

func TestQuantisedStepsAllocateNothing(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	pool.SetThreads(1)
	defer pool.SetThreads(0)
	p, in := quantisedGrid(t)
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		t.Fatal(err)
	}
	step := func() {
		if err := x.Step(in, nil); err != nil {
			t.Fatal(err)
		}
	}
	step()
	// The garbage collector empties the pools of scratch memory, which would be filled again.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	if n := testing.AllocsPerRun(5, step); n > 0 {
		t.Errorf("%v allocations a step", n)
	}
}
