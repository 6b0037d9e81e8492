package program

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/internal/pool"
)

// compoundProgram is a valid program, with the inputs it wants, that has what a plan computes as one job or with one kernel in
// each of its parts, written as composites are and then spoilt: results are read where else they fit, by other views, in other
// micro-batches, as outputs; operands and bands are exchanged, and nodes stand in any order that references allow.
func compoundProgram(r *rand.Rand) (*Program, *Inputs) {
	n := []int{1, 2, 5, 6, 8, 34}[r.IntN(6)]
	long := n
	if n < 8 && r.IntN(3) == 0 {
		long = 261
	}
	grid := r.IntN(4) > 0
	b := NewMap()
	if grid {
		b = NewBuilder(1+r.IntN(4), 1+r.IntN(2))
		b.p.Loop = r.IntN(4) > 0
	}
	in := &Inputs{Seed: r.Uint64(), Step: r.Uint32N(9)}
	number := func(n int) Tensor {
		if r.IntN(3) == 0 {
			return mixed(r, n)
		}
		return plain(r, n)
	}
	state := func(dims ...int) Value {
		v := b.State(F32, dims...)
		in.State = append(in.State, number(size(v.Shape())))
		return v
	}
	square := []Value{state(n, n), state(n, n), state(n, n)}
	wide := []Value{state(long, n), state(long, n)}
	row := b.Constant(Floats(0.99, -0.01, 2, 0), 4)
	bias := b.Constant(number(n), n)
	batch := Value{}
	if grid {
		batch = b.Batch(I32, 0, n, n)
		for range int(b.p.D) * int(b.p.A) {
			in.Batch = append(in.Batch, []Tensor{integers(r, n*n, 5)})
		}
	}
	// whole is all of a node, of the part at work or, in the step, of the micro-batches.
	whole := func(micro bool, i int) Value {
		list, base := b.p.Step, buildStep
		if micro {
			list, base = b.p.Micro, buildMicro
		}
		v := b.whole(base|uint32(i), list[i].DType, list[i].Shape)
		if micro && b.step {
			v = b.Of(v, r.IntN(int(b.p.D)*int(b.p.A)))
		}
		return v
	}
	results := func(fits func(Value) bool) []Value {
		var list []Value
		for i := range b.p.Micro {
			if v := whole(true, i); fits(v) {
				list = append(list, v)
			}
		}
		for i := range b.p.Step {
			if v := whole(false, i); fits(v) {
				list = append(list, v)
			}
		}
		return list
	}
	isSquare := func(v Value) bool { return v.DType() == F32 && v.Shape() == Of(n, n) }
	pick := func() Value {
		list := results(isSquare)
		if len(list) == 0 || r.IntN(4) == 0 {
			return square[r.IntN(len(square))]
		}
		return list[max(r.IntN(len(list)), r.IntN(len(list)))]
	}
	patterns := []func(){
		func() {
			k, v := pick(), pick()
			if r.IntN(3) == 0 {
				k, v = wide[0], wide[1]
			}
			a := b.Attend(pick(), k, v, 0.5, r.IntN(2) == 0)
			if r.IntN(3) > 0 {
				b.AttendBackward(pick(), a)
			}
		},
		func() { b.LayerNormBackward(pick(), b.LayerNorm(pick(), bias, bias, 1e-5)) },
		func() { b.RMSNormBackward(pick(), b.RMSNorm(pick(), bias, 1e-5)) },
		func() { x := pick(); b.Gelu(x); b.GeluBackward(pick(), x) },
		func() { x := pick(); b.GeluTanh(x); b.GeluTanhBackward(pick(), x) },
		func() { b.SoftmaxBackward(pick(), b.Softmax(pick())) },
		func() { b.LogSoftmaxBackward(pick(), b.LogSoftmax(pick())) },
		func() { b.AdamW(pick(), pick(), pick(), pick(), row, 0.9, 0.99, 1e-8) },
		func() { x, w := pick(), pick(); b.LinearBackward(b.Linear(x, w, bias), x, w) },
		func() { b.Clip(b.Scalar(3), pick(), pick()) },
		func() { b.SumRows(pick()) },
		func() { b.Sum(b.Concat(1, b.Reshape(pick(), n*n, 1), b.Reshape(pick(), n*n, 1))) },
		func() { b.Concat(r.IntN(2), b.Copy(b.Transpose(pick())), b.Copy(pick())) },
		func() { b.Dropout(pick(), b.Seed(), 0.25) },
		func() { b.ProductI8(pick(), pick()) },
		func() { b.Add(b.ProductI8(pick(), b.Transpose(pick())), bias) },
		func() { x := pick(); b.ProductI8(x, x); b.ProductI8(b.Transpose(x), pick()) },
		func() { c, s := b.Quantise(pick()); b.Mul(b.Convert(F32, b.MatmulI8(c, c)), s) },
		// Readers of whatever stands there.
		func() { b.Add(pick(), pick()) },
		func() { b.Matmul(pick(), b.Copy(b.Transpose(pick()))) },
		func() { b.MatmulBand(pick(), pick(), []uint8{BandBelow, BandAbove}[r.IntN(2)], int32(r.IntN(3)-1)) },
		func() {
			if list := results(func(v Value) bool { return v.DType() == F32 && v.Shape().Rank > 0 }); len(list) > 0 {
				x := list[r.IntN(len(list))]
				b.Mul(x, x)
			}
		},
	}
	some := func() {
		for range 1 + r.IntN(5) {
			patterns[r.IntN(len(patterns))]()
			if r.IntN(2) == 0 {
				patterns[0]()
			}
		}
	}
	if grid {
		b.Mul(square[0], b.Convert(F32, batch))
		some()
		b.BeginStep()
		if list := results(isSquare); r.IntN(2) == 0 && len(list) > 0 {
			v := list[r.IntN(len(list))]
			v.view.Micro = 0
			b.Reduce(v)
		}
	}
	some()
	b.Mul(pick(), pick())
	outputs := results(func(v Value) bool { return v.view.Tensor&^buildMask == buildStep })
	if b.p.Loop {
		outputs = results(func(v Value) bool { return v.view.Tensor&^buildMask == buildStep && isSquare(v) })
	}
	for k := range in.State {
		if b.p.Loop && k >= len(square) {
			b.Output(wide[k-len(square)])
		} else {
			b.Output(outputs[len(outputs)-1-min(r.IntN(len(outputs)), r.IntN(len(outputs)))])
		}
	}
	p, constants, err := b.Build()
	if err != nil {
		panic(err)
	}
	in.Constant = constants
	spoil(r, p)
	return shuffled(r, p), in
}

// spoil makes some operands of a valid program others that are valid too.
func spoil(r *rand.Rand, p *Program) {
	for range r.IntN(4) {
		e := p.firstMicro() + r.Uint32N(p.firstOutput()-p.firstMicro())
		n := p.Node(e)
		before := *n
		n.Operands = slices.Clone(n.Operands)
		switch k := r.IntN(max(1, len(n.Operands))); {
		case len(n.Operands) == 0:
		case r.IntN(4) == 0:
			n.Band = int32(r.IntN(5) - 2)
		case r.IntN(4) == 0:
			n.Operands[k].Stride[r.IntN(MaxRank)] = r.Uint32N(3)
		default:
			n.Operands[k].Tensor = 1 + r.Uint32N(e-1)
		}
		if p.Validate() != nil {
			*n = before
		}
	}
}

// shuffled is a program with the nodes of each part in another order.
func shuffled(r *rand.Rand, p *Program) *Program {
	if r.IntN(3) == 0 {
		return p
	}
	q := *p
	q.Micro, q.Step, q.Outputs = make([]Node, len(p.Micro)), make([]Node, len(p.Step)), slices.Clone(p.Outputs)
	moved := make([]uint32, p.firstOutput())
	for e := range moved {
		moved[e] = uint32(e)
	}
	for _, part := range [][2]uint32{{p.firstMicro(), p.firstStep()}, {p.firstStep(), p.firstOutput()}} {
		var ready func(e uint32)
		done := map[uint32]bool{}
		next := part[0]
		ready = func(e uint32) {
			if done[e] {
				return
			}
			done[e] = true
			n := *p.Node(e)
			for _, v := range n.Operands {
				if v.Tensor >= part[0] {
					ready(v.Tensor)
				}
			}
			n.Operands = slices.Clone(n.Operands)
			for k := range n.Operands {
				n.Operands[k].Tensor = moved[n.Operands[k].Tensor]
			}
			moved[e] = next
			*q.Node(next) = n
			next++
		}
		for _, i := range r.Perm(int(part[1] - part[0])) {
			ready(part[0] + uint32(i))
		}
	}
	for k, o := range q.Outputs {
		q.Outputs[k] = moved[o]
	}
	return &q
}

// poison leaves no result of an earlier run in an executor's memory.
func (x *Executor) poison() {
	for _, l := range x.lanes {
		for i := range l.arena.memory {
			l.arena.memory[i] = 0x7fc0ffee7fc0ffee
		}
	}
}

// everyWay compares all ways to run a program, each twice and with all numbers of cores, with the interpreter.
func everyWay(t *testing.T, name string, p *Program, in *Inputs) {
	t.Helper()
	defer func() {
		if e := recover(); e != nil {
			t.Fatalf("%s: panic: %v", name, e)
		}
	}()
	defer pool.SetThreads(0)
	pool.SetThreads(1)
	agree(t, name, p, in)
	want, err := p.Interpret(in, nil)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	var executors []*Executor
	for range 3 {
		x, err := NewExecutor(p, in.Constant)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		executors = append(executors, x)
	}
	x, y, z := executors[0], executors[1], executors[2]
	check := func(way string, got []Tensor, err error) {
		t.Helper()
		if err != nil {
			t.Fatalf("%s: %s: %v", name, way, err)
		}
		for k := range want {
			sameWords(t, fmt.Sprintf("%s: %s: output %d", name, way, k), words(got[k]), words(want[k]))
		}
		for _, x := range executors {
			x.poison()
		}
	}
	for _, threads := range []int{1, 2, 4, 1} {
		pool.SetThreads(threads)
		got, err := x.Run(in, nil)
		check(fmt.Sprintf("%d cores: Run", threads), got, err)
		if !p.Loop {
			continue
		}
		mine := own(in)
		err = y.Step(mine, nil)
		check(fmt.Sprintf("%d cores: Step", threads), mine.State, err)
		cut := max(1, int(p.D)/2)
		groups, err := y.RunGroups(in, 0, cut, nil)
		if err == nil && cut < int(p.D) {
			var more [][]Tensor
			more, err = z.RunGroups(in, cut, int(p.D), nil)
			groups = slices.Concat(groups, more)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		mine = own(in)
		err = x.Finish(mine, groups, nil)
		check(fmt.Sprintf("%d cores: Finish", threads), mine.State, err)
	}
}

// TestCompoundPrograms compares what plans join into one job or one kernel with the interpreter, wherever it stands.
func TestCompoundPrograms(t *testing.T) {
	for seed := range uint64(150) {
		p, in := compoundProgram(rand.New(rand.NewPCG(seed, 12)))
		everyWay(t, fmt.Sprintf("program %d", seed), p, in)
	}
}

// TestCompoundsApart runs compoundsApart every way.
func TestCompoundsApart(t *testing.T) { compoundsApart(t, everyWay) }

// compoundsApart has programs that look like what a plan joins, but whose nodes cannot be one job.
func compoundsApart(t *testing.T, run func(t *testing.T, name string, p *Program, in *Inputs)) {
	t.Helper()
	const n, d, long = 6, 4, 300
	cases := map[string]func(b *Builder, x, y, w Value) []Value{
		"attention of attention's rows": func(b *Builder, x, y, w Value) []Value {
			a := b.Attend(x, x, y, 0.5, false)
			// The scores of the second one are the result of the first.
			return []Value{b.MatmulBand(b.Softmax(b.Matmul(a.p, w)), w, BandNone, 0)}
		},
		"values are the probabilities": func(b *Builder, x, y, w Value) []Value {
			a := b.Attend(x, y, y, 0.5, false)
			return []Value{b.Matmul(a.p, a.p)}
		},
		"only the probabilities are wanted": func(b *Builder, x, y, w Value) []Value {
			return []Value{b.Attend(x, y, y, 0.5, false).p}
		},
		"gradient of scores times itself": func(b *Builder, x, y, w Value) []Value {
			a := b.Attend(x, y, y, 0.5, false)
			ds := b.Mul(a.p, b.Sub(b.Matmul(x, a.v), b.Sum(b.Mul(x, a.Y))))
			return []Value{b.Matmul(ds, ds)}
		},
		"probabilities on the right": func(b *Builder, x, y, w Value) []Value {
			a := b.Attend(x, y, y, 0.5, false)
			dq, dk, dv := b.AttendBackward(x, a)
			return []Value{dq, dk, dv, b.Matmul(w, a.p)}
		},
		"a product is read before the gradient's first": func(b *Builder, x, y, w Value) []Value {
			a := b.Attend(x, y, y, 0.5, false)
			ds := b.Mul(a.p, b.Sub(b.Matmul(x, a.v), b.Sum(b.Mul(x, a.Y))))
			dv := b.Matmul(b.Copy(b.Transpose(a.p)), b.Copy(b.Transpose(x)))
			z := b.Matmul(dv, y)
			return []Value{b.Matmul(ds, b.Copy(b.Transpose(b.Matmul(z, w))))}
		},
		"one key, its sum repeated over queries": func(b *Builder, x, y, w Value) []Value {
			k := b.Slice(y, 0, 0, 1)
			s := b.Matmul(x, k)
			first := func(v Value) Value { return b.Broadcast(b.Slice(v, 0, 0, 1), v.Shape()) }
			e := b.Exp(b.Sub(s, first(b.Amax(s))))
			return []Value{b.Matmul(b.Div(e, first(b.Sum(e))), b.Copy(b.Transpose(k)))}
		},
		"a bias that nothing wants": func(b *Builder, x, y, w Value) []Value {
			z := b.Matmul(x, y)
			b.Add(z, b.Slice(w, 0, 0, 1))
			return []Value{b.Neg(z)}
		},
		"a join that nothing wants": func(b *Builder, x, y, w Value) []Value {
			z, c := b.Copy(b.Transpose(x)), b.Copy(b.Transpose(y))
			b.Concat(1, b.Reshape(z, n*d, 1), b.Reshape(c, n*d, 1))
			return []Value{b.Exp(z), c}
		},
		"a mask of many paths": func(b *Builder, x, y, w Value) []Value {
			z := b.Convert(F32, b.Iota(1, n, n))
			for range 60 {
				z = b.Add(z, z)
			}
			s := b.Select(b.Cmp(CmpLe, z, z), b.Matmul(x, y), b.minusInf())
			return []Value{b.MatmulBand(b.Softmax(s), b.Copy(b.Transpose(y)), BandBelow, 0)}
		},
		"the inside of a kernel's expansion": func(b *Builder, x, y, w Value) []Value {
			z := b.Fma(x, b.Scalar(2), b.Sub(b.Mul(x, y), b.Scalar(3)))
			return []Value{b.Mul(b.Scalar(0.5), z), b.Mul(z, z)}
		},
	}
	for name, build := range cases {
		r := rand.New(rand.NewPCG(3, 8))
		b := NewMap()
		x, y, w := b.State(F32, n, d), b.State(F32, n, d), b.State(F32, n, n)
		for _, v := range build(b, x, y, w) {
			b.Output(v)
		}
		p, constants, err := b.Build()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		run(t, name, p, &Inputs{Constant: constants, State: []Tensor{plain(r, n*d), plain(r, n*d), plain(r, n*n)}})
	}
	// The sums of 300 keys have two levels; the first one, two numbers a row, is no sum of a row.
	r := rand.New(rand.NewPCG(3, 9))
	b := NewMap()
	x, y := b.State(F32, n, d), b.State(F32, long, d)
	s := b.Matmul(x, y)
	e := b.Exp(b.Sub(s, b.Amax(s)))
	half := b.node(OpSum, 0, 0, F32, Of(n, 2), e)
	half.view.Shape, half.view.Stride = Of(n, long), [MaxRank]uint32{1, 0}
	b.Output(b.Matmul(b.Div(e, half), b.Copy(b.Transpose(y))))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	run(t, "half a sum", p, &Inputs{Constant: constants, State: []Tensor{plain(r, n*d), plain(r, long*d)}})
}

// TestCompoundsOverTime runs compoundsOverTime every way.
func TestCompoundsOverTime(t *testing.T) { compoundsOverTime(t, everyWay) }

// compoundsOverTime has attentions in the step whose nodes run after different micro-batches, and products of a gradient of which
// one waits for the last of them.
func compoundsOverTime(t *testing.T, run func(t *testing.T, name string, p *Program, in *Inputs)) {
	t.Helper()
	const n, d = 6, 4
	for name, build := range map[string]func(b *Builder, of func(int) Value) []Value{
		"probabilities first": func(b *Builder, of func(int) Value) []Value {
			a := b.Attend(of(0), of(1), of(1), 0.5, false)
			twice := b.Add(a.p, a.p)
			return []Value{twice, b.MatmulBand(a.p, b.Copy(b.Transpose(of(7))), BandNone, 0)}
		},
		"probabilities of a group": func(b *Builder, of func(int) Value) []Value {
			a := b.Attend(of(0), of(0), of(1), 0.5, false)
			return []Value{b.Matmul(b.Add(a.p, a.p), b.Copy(b.Transpose(of(3)))), b.Matmul(a.p, b.Copy(b.Transpose(of(3))))}
		},
		"a late product": func(b *Builder, of func(int) Value) []Value {
			a := b.Attend(of(0), of(0), of(0), 0.5, false)
			ds := b.Mul(a.p, b.Sub(b.Matmul(of(1), a.v), b.Sum(b.Mul(of(1), a.Y))))
			dq := b.Matmul(ds, b.Copy(b.Transpose(of(0))))
			return []Value{b.Mul(dq, dq), b.Matmul(ds, b.Copy(b.Transpose(of(7)))), b.Matmul(a.p, b.Copy(b.Transpose(of(5))))}
		},
		"inputs alone": func(b *Builder, of func(int) Value) []Value {
			x := b.State(F32, n, d)
			a := b.Attend(x, x, x, 0.5, false)
			return []Value{b.Matmul(a.p, b.Copy(b.Transpose(of(2)))), b.Add(a.Y, of(6))}
		},
	} {
		r := rand.New(rand.NewPCG(3, 7))
		b := NewBuilder(4, 2)
		b.p.Loop = false
		x := b.State(F32, n, d)
		g := b.Mul(x, b.Convert(F32, b.Batch(I32, 0, n, d)))
		b.BeginStep()
		for _, v := range build(b, func(m int) Value { return b.Of(g, m) }) {
			b.Output(b.Mul(v, v))
		}
		in := &Inputs{State: []Tensor{plain(r, n*d), plain(r, n*d)}[:len(b.given[State])]}
		for range 8 {
			in.Batch = append(in.Batch, []Tensor{integers(r, n*d, 3)})
		}
		p, constants, err := b.Build()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		in.Constant = constants
		run(t, name, p, in)
	}
}
