package program

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"testing"

	"assay/repops/fused"
)

// macroProgram has every macro, rows of both kinds of width (those that kernels are called for one by one, and narrower ones), and
// operands that are written the other way round. What it computes is of no use.
func macroProgram(rows, cols int) (*Program, []Tensor, error) {
	b := NewMap()
	x, dy, w, c := b.State(F32, rows, cols), b.State(F32, rows, cols), b.State(F32, cols), b.State(F32, cols)
	k := b.LayerNorm(x, w, c, 1e-5)
	dx, dw, db := b.LayerNormBackward(dy, k)
	q := b.RMSNorm(x, w, 1e-5)
	ex, ew := b.RMSNormBackward(dy, q)
	half := b.half()
	h := b.Mul(x, half)
	e := b.Erf(b.Mul(b.scalarBits(bitsSqrtHalf), x))
	for _, y := range []Value{k.Y, dx, dw, db, q.Y, ex, ew, b.Fma(e, h, h), b.Gelu(dy), b.GeluBackward(dy, x)} {
		b.Output(y)
	}
	row := b.State(F32, 4)
	p2, m2, v2 := b.AdamW(x, dy, b.State(F32, rows, cols), b.State(F32, rows, cols), row, 0.9, 0.95, 1e-8)
	b.Output(p2)
	b.Output(m2)
	b.Output(v2)
	return b.Build()
}

func macrosOf(p *Program, constants []Tensor) int {
	n := 0
	pl := newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false })
	for _, j := range slices.Concat(append(pl.step, pl.micro)...) {
		if j.group != nil {
			for _, i := range j.group.instrs {
				if i.kind == instrMacro {
					n++
				}
			}
		}
	}
	return n
}

// TestMacros compares groups with macros with the interpreter, special values included, and counts the macros.
func TestMacros(t *testing.T) {
	const macros = 8 // two of them gelu, two its gradient
	onEveryEngine(t, func(t *testing.T) {
		for seed, d := range [][2]int{{5, 40}, {3, 300}, {7, 9}, {1, 1}, {40, 1}} {
			p, constants, err := macroProgram(d[0], d[1])
			if err != nil {
				t.Fatal(err)
			}
			for _, values := range []func(*rand.Rand, int) Tensor{plain, mixed} {
				r := rand.New(rand.NewPCG(uint64(seed), 51))
				in := &Inputs{Constant: constants}
				for _, i := range p.Inputs {
					if i.Provenance == State {
						in.State = append(in.State, values(r, size(i.Shape)))
					}
				}
				agree(t, fmt.Sprint(d), p, in)
			}
			if n := macrosOf(p, constants); fused.Native() && d[1] >= byRow && n != macros {
				t.Errorf("%v: %d macros, %d wanted", d, n, macros)
			}
		}
	})
}

// TestMacrosKeepWhatIsRead has members of macros that something else reads too, or that a macro's own result depends on
// otherwise.
func TestMacrosKeepWhatIsRead(t *testing.T) {
	b := NewMap()
	x, e, m := b.State(F32, 4, 50), b.State(F32, 4, 50), b.State(F32, 4, 1)
	h := b.Mul(b.half(), x)
	b.Output(b.Fma(h, e, h))
	b.Output(b.Sub(h, e)) // h exists
	d := b.Sub(x, m)
	xh := b.Mul(d, m)
	between := b.Add(xh, d) // reads xh before its macro could make it
	b.Output(b.Fma(xh, e, between))
	b.Output(b.Mul(b.Mul(x, x), b.Scalar(-0.5)))
	b.Output(b.Mul(b.Mul(x, e), b.Scalar(-0.5))) // no square
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(52, 1))
	onEveryEngine(t, func(t *testing.T) {
		agree(t, "read otherwise", p, &Inputs{State: []Tensor{mixed(r, 200), mixed(r, 200), mixed(r, 4)}, Constant: constants})
	})
}

// TestLinear finds products whose rows get a bias, whichever way the addition is written, and leaves those that something else
// reads.
func TestLinear(t *testing.T) {
	r := rand.New(rand.NewPCG(53, 1))
	for _, d := range [][3]int{{130, 70, 33}, {3, 3, 2}, {20, 1, 5}, {1, 40, 8}} {
		b := NewMap()
		x, w, c := b.State(F32, d[0], d[2]), b.State(F32, d[1], d[2]), b.State(F32, d[1])
		b.Output(b.Linear(x, w, c))
		b.Output(b.Linear(b.State(F32, 2, 3, d[2]), w, c))
		b.Output(b.Add(c, b.LinearNoBias(x, w)))
		z := b.LinearNoBias(x, b.Add(w, w))
		b.Output(b.Add(z, c))
		b.Output(z)
		b.Output(b.Add(b.LinearNoBias(x, b.Mul(w, w)), b.LinearNoBias(x, w))) // no row
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		onEveryEngine(t, func(t *testing.T) {
			agree(t, fmt.Sprint(d), p, &Inputs{State: []Tensor{mixed(r, d[0]*d[2]), mixed(r, d[1]*d[2]), mixed(r, d[1]), mixed(r, 6*d[2])}, Constant: constants})
		})
		linears := 0
		for _, j := range newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }).step[0] {
			if j.linear != nil {
				linears++
			}
		}
		if d[0] > 1 && linears != 3 {
			t.Errorf("%v: %d products with a bias", d, linears)
		}
	}
}

// TestOneOfMany multiplies batches by the same matrix, of which those whose rows follow one another are one product.
func TestOneOfMany(t *testing.T) {
	r := rand.New(rand.NewPCG(56, 1))
	const n, k = 7, 6
	for name, c := range map[string]struct {
		shape  []int // of x's rows
		stride []int // and of k
		shared bool  // one w for all
		m      int   // rows of the products that remain
	}{
		"all":            {[]int{3, 4, 5}, []int{20 * k, 5 * k, k, 1}, true, 60},
		"rows of one":    {[]int{3, 4, 1}, []int{4 * k, k, 1, 1}, true, 12},
		"with a gap":     {[]int{3, 4, 5}, []int{21 * k, 5 * k, k, 1}, true, 20},
		"rows apart":     {[]int{3, 4, 5}, []int{20 * k, k, 4 * k, 1}, true, 5},
		"repeated":       {[]int{3, 4, 5}, []int{0, 5 * k, k, 1}, true, 20},
		"one of an axis": {[]int{3, 1, 5}, []int{5 * k, 2, k, 1}, true, 15},
		"other matrices": {[]int{3, 4, 5}, []int{20 * k, 5 * k, k, 1}, false, 5},
	} {
		x, w := mixed(r, 70*k), mixed(r, 12*n*k)
		shape := append(slices.Clone(c.shape[:2]), c.shape[2], k)
		other := append(slices.Clone(c.shape[:2]), n, k)
		step := []int{0, 0, k, 1}
		if !c.shared {
			step[0], step[1] = 4*n*k, n*k
		}
		node := Node{Op: OpMatmul, DType: F32, Shape: Of(c.shape[0], c.shape[1], c.shape[2], n), Operands: []View{view(1, 3, shape, c.stride), view(2, 0, other, step)}}
		if q := newMatrices(&node); q.shape.M != c.m {
			t.Errorf("%s: products of %d rows, %d wanted", name, q.shape.M, c.m)
		}
		onEveryEngine(t, func(t *testing.T) { agree(t, name, single(node, x, w), &Inputs{State: []Tensor{x, w}}) })
	}
}

// TestJoins joins copies of views whose axes the runs of the output cut, or do not.
func TestJoins(t *testing.T) {
	r := rand.New(rand.NewPCG(54, 1))
	for _, c := range []struct {
		axis  int
		split []int // how the copies' shape [4, 6, 8, 5] is read
		found bool
	}{
		{1, []int{24, 40}, true},
		{0, []int{24, 40}, true},
		{2, []int{4, 6, 40}, true},
		{1, []int{4, 240}, true},
		{1, []int{48, 20}, false}, // a run ends inside of the axis of 8
		{1, []int{12, 80}, false}, // and of the axis of 6
	} {
		b := NewMap()
		x, y := b.State(F32, 4, 8, 6, 5), b.State(F32, 4, 6, 8, 5)
		copied := b.Reshape(b.Copy(b.Permute(x, 0, 2, 1, 3)), c.split...)
		again := b.Reshape(b.Copy(b.Permute(x, 0, 2, 1, 3)), c.split...)
		whole := b.Reshape(y, c.split...)
		b.Output(b.Concat(c.axis, copied, whole, again))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		agree(t, fmt.Sprint(c), p, &Inputs{State: []Tensor{mixed(r, 960), mixed(r, 960)}, Constant: constants})
		found := 0
		jobs := newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }).step[0]
		for _, j := range jobs {
			if j.join != nil {
				found++
			}
		}
		if found != 1 || (len(jobs) == 1) != c.found {
			t.Errorf("%v: %d joins of %d jobs", c, found, len(jobs))
		}
	}
}

// TestJoinsInPieces joins views that are cut along their first axes, and some that cannot be: padding, strides of any kind, every type.
func TestJoinsInPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(56, 1))
	for _, c := range []struct {
		shape []int // of the output
		axis  int
		parts []int // of the axis
		rank  uint8 // of the axes that count pieces
	}{
		{[]int{9, 16, 20, 20}, 2, []int{1, 18, 1}, 1},
		{[]int{9, 16, 20, 20}, 3, []int{1, 18, 1}, 1},
		{[]int{2, 1, 70, 10, 30}, 3, []int{3, 7}, 3},
		{[]int{5, 40, 15, 15}, 1, []int{13, 1, 26}, 1}, // no piece fits into the first cache
		{[]int{5, 40, 15, 15}, 0, []int{2, 3}, 0},
		{[]int{20000, 2}, 1, []int{1, 1}, 0},     // pieces of two
		{[]int{2, 8, 56, 56}, 1, []int{1, 7}, 0}, // pieces for two cores only
		{[]int{3, 400, 32}, 2, []int{32}, 1},
		{[]int{6, 40, 3}, 1, []int{40}, 0}, // small
	} {
		for _, d := range []DType{F32, I32, I8} {
			n, elements := Node{Op: OpConcat, Attr: uint8(c.axis), DType: d, Shape: Of(c.shape...)}, 1
			for k, part := range c.parts {
				v := View{Tensor: 1, Offset: uint32(r.IntN(7)), Shape: n.Shape, Stride: rowMajor(n.Shape)}
				v.Shape.Dims[c.axis] = uint32(part)
				switch k % 3 {
				case 0: // zeros around windows
					v.Stride = [MaxRank]uint32{}
				case 1: // an axis in the place of another
					v.Stride[0], v.Stride[c.axis] = v.Stride[c.axis], v.Stride[0]
				}
				n.Operands = append(n.Operands, v)
				reach := uint32(1) + v.Offset
				for a, n := range v.Shape.Dims[:v.Shape.Rank] {
					reach += (n - 1) * v.Stride[a]
				}
				elements = max(elements, int(reach))
			}
			x := NewTensor(d, elements)
			for i := range x.Len() {
				x.SetWord(uint64(i), map[DType]uint32{F32: math.Float32bits(float32(i)), I32: uint32(i), I8: uint32(int32(int8(i)))}[d])
			}
			name := fmt.Sprint(c, d)
			if j := newJoined(&n, 2); j.lead.Rank != c.rank {
				t.Errorf("%s: pieces along %d axes", name, j.lead.Rank)
			}
			agree(t, name, single(n, x), &Inputs{State: []Tensor{x}})
		}
	}
}

// TestJoinsSideBySide joins in pieces in micro-batches whose groups run side by side, as zeros are put around the gradients of windows.
func TestJoinsSideBySide(t *testing.T) {
	const n, c, h, w = 8, 16, 12, 10
	for _, groups := range []int{1, 2, 4} {
		b := NewBuilder(groups, 1)
		sum := b.State(F32, n, c, h, w+2, 3, 1)
		windows := b.Permute(b.Mul(b.Convert(F32, b.Batch(I32, 0, n, h, w, c, 3, 3)), b.Scalar(0.37)), 0, 3, 1, 2, 4, 5)
		var terms []Value
		for j := range 3 {
			parts := []Value{b.Slice(windows, 5, j, j+1)}
			if j > 0 {
				parts = slices.Insert(parts, 0, b.Broadcast(b.Scalar(0), Of(n, c, h, j, 3, 1)))
			}
			if j < 2 {
				parts = append(parts, b.Broadcast(b.Scalar(0), Of(n, c, h, 2-j, 3, 1)))
			}
			terms = append(terms, b.Concat(3, parts...))
		}
		x := b.Add(b.Add(terms[0], terms[1]), terms[2])
		b.BeginStep()
		for m := range groups {
			sum = b.Add(sum, b.Of(x, m))
		}
		b.Output(sum)
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(57, uint64(groups)))
		in := &Inputs{Constant: constants, State: []Tensor{mixed(r, n*c*h*(w+2)*3)}}
		for range groups {
			in.Batch = append(in.Batch, []Tensor{integers(r, n*c*h*w*9, 1000)})
		}
		cut := 0
		for _, j := range newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }).micro {
			if j.join != nil && j.join.lead.Rank > 0 {
				cut++
			}
		}
		if cut != 3 {
			t.Errorf("%d concats in pieces", cut)
		}
		everyWay(t, fmt.Sprint(groups), p, in)
		x2, err := NewExecutor(p, constants)
		if err != nil {
			t.Fatal(err)
		}
		mine := own(in)
		// The garbage collector empties the pools of what is kept for later runs, which would be filled again.
		percent := debug.SetGCPercent(-1)
		again := testing.AllocsPerRun(3, func() { err = x2.Step(mine, nil) })
		debug.SetGCPercent(percent)
		if again != 0 || err != nil {
			t.Errorf("%d groups: a step takes memory %v times, %v", groups, again, err)
		}
	}
}

// TestSunk looks that a factor of all gradients is applied where each is used.
func TestSunk(t *testing.T) {
	b := NewMap()
	x, y, f := b.State(F32, 5, 7), b.State(F32, 9), b.State(F32, 1)
	gx, gy := b.Mul(x, f), b.Mul(y, f)
	b.Output(b.Add(b.Sqrt(gx), b.Exp(gx)))
	b.Output(b.Sqrt(gy))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(55, 1))
	agree(t, "sunk", p, &Inputs{State: []Tensor{plain(r, 35), plain(r, 9), plain(r, 1)}, Constant: constants})
	if n := len(newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }).step[0]); n != 2 {
		t.Errorf("%d groups, one for each tensor wanted", n)
	}
}

// TestMacrosOfGrids has an optimiser behind gradients of one group of micro-batches and of several.
func TestMacrosOfGrids(t *testing.T) {
	const n = 300
	for _, grid := range [][2]int{{1, 1}, {1, 2}, {2, 1}} {
		r := rand.New(rand.NewPCG(uint64(grid[0]), uint64(grid[1])))
		b := NewBuilder(grid[0], grid[1])
		p, m, v := b.State(F32, n), b.State(F32, n), b.State(F32, n)
		row := b.Constant(Floats(0.99, -0.01, 2, 0), 4)
		g := b.Mul(p, b.Convert(F32, b.Batch(I32, 0, n)))
		b.BeginStep()
		p2, m2, v2 := b.AdamW(p, m, v, b.Clip(b.Scalar(1), b.Reduce(g))[0], row, 0.9, 0.95, 1e-8)
		b.Output(p2)
		b.Output(m2)
		b.Output(v2)
		program, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		if got := macrosOf(program, constants); got != 1 {
			t.Errorf("grid %v: %d macros, want AdamW's", grid, got)
		}
		in := &Inputs{Constant: constants, State: []Tensor{plain(r, n), plain(r, n), NewTensor(F32, n)}}
		for range grid[0] * grid[1] {
			in.Batch = append(in.Batch, []Tensor{integers(r, n, 5)})
		}
		stepsAgree(t, fmt.Sprint("grid ", grid), program, in, 3)
	}
}
