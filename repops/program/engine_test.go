package program

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"assay/repops/internal/pool"
)

// own is inputs with a state of their own.
func own(in *Inputs) *Inputs {
	mine := *in
	mine.State = nil
	for _, s := range in.State {
		c := NewTensor(s.DType, s.Len())
		c.set(s)
		mine.State = append(mine.State, c)
	}
	return &mine
}

// stepsAgree takes steps of a program over its state, alone and with its groups run apart, and compares each with Run.
func stepsAgree(t *testing.T, name string, p *Program, in *Inputs, steps int) {
	t.Helper()
	executor := func() *Executor {
		x, err := NewExecutor(p, in.Constant)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		return x
	}
	want, over, apart := own(in), own(in), own(in)
	x, y, z, w := executor(), executor(), executor(), executor()
	for s := range steps {
		out, err := x.Run(want, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want.State = out
		if err := y.Step(over, nil); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var groups [][]Tensor
		for d := range int(p.D) {
			g, err := []*Executor{z, w}[d%2].RunGroups(apart, d, d+1, nil)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			groups = append(groups, g...)
		}
		if err := z.Finish(apart, groups, nil); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for k := range out {
			sameWords(t, fmt.Sprintf("%s: step %d: Step: tensor %d", name, s, k), words(over.State[k]), words(out[k]))
			sameWords(t, fmt.Sprintf("%s: step %d: Finish: tensor %d", name, s, k), words(apart.State[k]), words(out[k]))
		}
	}
}

func TestStep(t *testing.T) {
	defer pool.SetThreads(0)
	onEveryEngine(t, func(t *testing.T) {
		for _, threads := range []int{3, 1} {
			if threads == 1 && testing.Short() {
				continue
			}
			pool.SetThreads(threads)
			net := SmallNetwork(networkSeed)
			stepsAgree(t, "network", net.Program, net.Inputs(net.State, 0), 3)
		}
	})
}

// TestStepOverState has every way in which an output can meet the state: passed on, exchanged, made twice, read again after it is
// made, read by another output's rows.
func TestStepOverState(t *testing.T) {
	const n = 9000
	r := rand.New(rand.NewPCG(3, 5))
	b := NewBuilder(2, 2)
	x, y, u, v := b.State(F32, n), b.State(F32, n), b.State(F32, n), b.State(F32, n)
	m, q, kept := b.State(F32, 30, 300), b.State(F32, 300), b.State(F32, n)
	batch := b.Batch(I32, 0, n)
	g := b.Mul(b.Add(x, u), b.Convert(F32, batch))
	b.BeginStep()
	sum := b.Reduce(g)
	b.Output(y) // exchanged
	b.Output(x)
	twice := b.Fma(u, sum, v)
	b.Output(twice)
	b.Output(twice)
	// Rows of the old m are read through a transposed view, the old q by rows of another shape.
	b.Output(b.Add(b.Mul(m, q), b.Reshape(b.Copy(b.Transpose(b.Reshape(m, 300, 30))), 30, 300)))
	b.Output(b.Add(b.Reshape(b.Sum(b.Flat(b.Mul(b.Slice(u, 0, 0, 300), q))), 1), q))
	b.Output(kept)
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{Constant: constants}
	for _, s := range []int{n, n, n, n, n, 300, n} {
		in.State = append(in.State, plain(r, s))
	}
	for range 4 {
		in.Batch = append(in.Batch, []Tensor{integers(r, n, 9)})
	}
	stepsAgree(t, "state", p, in, 3)
	agree(t, "state", p, in)

	x1, err := NewExecutor(p, constants)
	if err != nil {
		t.Fatal(err)
	}
	for lo, hi := range map[int]int{-1: 1, 0: 3, 1: 1} {
		if _, err := x1.RunGroups(in, lo, hi, nil); !errors.Is(err, ErrGroups) {
			t.Errorf("groups [%d, %d): %v", lo, hi, err)
		}
	}
	groups, err := x1.RunGroups(in, 0, 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, bad := range map[string][][]Tensor{"one group": groups[:1], "a tensor less": {groups[0], nil}} {
		if err := x1.Finish(in, bad, nil); !errors.Is(err, ErrGroups) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := x1.Finish(in, [][]Tensor{groups[0], {Floats(1)}}, nil); !errors.Is(err, ErrTensor) {
		t.Errorf("a tensor of another size: %v", err)
	}
	single, constants, err := func() (*Program, []Tensor, error) {
		b := NewMap()
		b.Output(b.Neg(b.State(F32, 3)))
		return b.Build()
	}()
	if err != nil {
		t.Fatal(err)
	}
	x2, err := NewExecutor(single, constants)
	if err != nil {
		t.Fatal(err)
	}
	if err := x2.Step(&Inputs{State: []Tensor{Floats(1, 2, 3)}}, nil); !errors.Is(err, ErrOutput) {
		t.Errorf("a step of a map: %v", err)
	}
}

// TestLanes takes steps with groups side by side, as many at once as the number of cores has in common with theirs, and more cores
// than groups.
func TestLanes(t *testing.T) {
	defer pool.SetThreads(0)
	const n = 5000
	r := rand.New(rand.NewPCG(3, 6))
	b := NewBuilder(4, 2)
	x, u, v, w := b.State(F32, n), b.State(F32, n), b.State(F32, n), b.State(F32, 1)
	g := b.Mul(b.Add(x, v), b.Convert(F32, b.Batch(I32, 0, n)))
	b.BeginStep()
	// The old u is read when two groups have run, before one of them alone decides the new one.
	read := b.Fma(u, b.Of(g, 0), b.Of(g, 2))
	b.Output(b.Add(b.Reduce(g), read))
	b.Output(b.Add(b.Of(g, 2), b.Of(g, 3)))
	// All micro-batches read the old v, and the last group alone decides the new one.
	b.Output(b.Add(b.Of(g, 6), b.Of(g, 7)))
	b.Output(b.Reshape(b.Sum(b.Mul(read, w)), 1))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{Constant: constants, State: []Tensor{plain(r, n), plain(r, n), plain(r, n), plain(r, 1)}}
	for range 8 {
		in.Batch = append(in.Batch, []Tensor{integers(r, n, 9)})
	}
	want, err := p.Interpret(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	executor, err := NewExecutor(p, constants)
	if err != nil {
		t.Fatal(err)
	}
	for _, threads := range []int{1, 2, 3, 4, 6, 8, 1} {
		pool.SetThreads(threads)
		mine, apart := own(in), own(in)
		if err := executor.Step(mine, nil); err != nil {
			t.Fatal(err)
		}
		groups, err := executor.RunGroups(in, 0, 4, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := executor.Finish(apart, groups, nil); err != nil {
			t.Fatal(err)
		}
		for k := range want {
			sameWords(t, fmt.Sprintf("%d cores: Step: tensor %d", threads, k), words(mine.State[k]), words(want[k]))
			sameWords(t, fmt.Sprintf("%d cores: Finish: tensor %d", threads, k), words(apart.State[k]), words(want[k]))
		}
		stepsAgree(t, fmt.Sprintf("%d cores", threads), p, in, 3)
	}
}

// TestGroupsOfCompounds has an attention in the step that is an output and whose probabilities one group alone reads on.
func TestGroupsOfCompounds(t *testing.T) {
	const n, d = 6, 4
	r := rand.New(rand.NewPCG(3, 7))
	b := NewBuilder(2, 1)
	x, w := b.State(F32, n, d), b.State(F32, n, n)
	g := b.Mul(x, b.Convert(F32, b.Batch(I32, 0, n, d)))
	b.BeginStep()
	a := b.Attend(b.Of(g, 0), b.Of(g, 0), b.Of(g, 0), 0.5, false)
	b.Output(a.Y)
	b.Output(b.Add(w, b.Mul(a.p, a.p)))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{Constant: constants, State: []Tensor{plain(r, n*d), plain(r, n*n)}, Batch: [][]Tensor{{integers(r, n*d, 3)}, {integers(r, n*d, 3)}}}
	stepsAgree(t, "attention", p, in, 2)
}

// TestTrees sums few tensors side by side, −0, infinities and NaN among their elements.
func TestTrees(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 5))
	onEveryEngine(t, func(t *testing.T) {
		for k := 1; k <= MaxOperands; k += 1 + k/4 {
			b := NewMap()
			in := &Inputs{}
			var vs []Value
			for range k {
				x := b.State(F32, 5, 61)
				in.State = append(in.State, mixed(r, 305))
				vs = append(vs, b.Reshape(x, 305, 1))
			}
			s := b.Sum(b.Concat(1, vs...))
			if k == 1 {
				s = b.Sum(vs[0]) // joined with nothing
			}
			b.Output(s)
			b.Output(b.Mul(b.Reshape(s, 5, 61), b.Reshape(s, 5, 61)))
			p, constants, err := b.Build()
			if err != nil {
				t.Fatal(err)
			}
			in.Constant = constants
			agree(t, fmt.Sprint(k, " tensors"), p, in)
			if n := newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false }); len(n.step[0]) != 1 || n.step[0][0].group == nil {
				t.Errorf("%d tensors: %d jobs", k, len(n.step[0]))
			}
			// All −0.
			for i := range in.State {
				for j := range in.State[i].F32 {
					in.State[i].SetWord(uint64(j), 1<<31)
				}
			}
			agree(t, fmt.Sprint(k, " tensors of −0"), p, in)
		}
	})
}

// TestLongSums takes a level of a long sum along with what makes its operand.
func TestLongSums(t *testing.T) {
	for _, n := range []int{4097, 70000} {
		b := NewMap()
		x, y := b.State(F32, n), b.State(F32, n)
		q := b.Mul(x, y)
		s := b.Sum(q)
		b.Output(s)
		b.Output(b.Sum(b.Flat(b.Reshape(x, n, 1))))
		b.Output(b.Mul(y, s))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(n), 5))
		agree(t, fmt.Sprint(n), p, &Inputs{State: []Tensor{plain(r, n), plain(r, n)}, Constant: constants})
	}
}

// attentions counts the jobs of attention and of its gradient.
func attentions(p *Program, constants []Tensor) (forward, backward int) {
	pl := newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false })
	for _, list := range append(pl.step, pl.micro) {
		for _, j := range list {
			if j.attend != nil {
				forward++
			}
			if j.back != nil {
				backward++
			}
		}
	}
	return forward, backward
}

// TestAttentionFound writes attention in several ways that exporters may choose and compares every node of each.
func TestAttentionFound(t *testing.T) {
	const heads, queries, keys, dim = 3, 70, 75, 5
	cases := map[string]struct {
		build             func(b *Builder, q, k, v, dy Value) []Value
		forward, backward int
	}{
		"as documented": {func(b *Builder, q, k, v, dy Value) []Value {
			a := b.Attend(q, k, v, 0.4, true)
			dq, dk, dv := b.AttendBackward(dy, a)
			return []Value{a.Y, dq, dk, dv}
		}, 1, 1},
		"without a mask": {func(b *Builder, q, k, v, dy Value) []Value {
			a := b.Attend(q, k, v, 0.4, false)
			dq, dk, dv := b.AttendBackward(dy, a)
			return []Value{a.Y, dq, dk, dv}
		}, 1, 1},
		"probabilities are an output": {func(b *Builder, q, k, v, dy Value) []Value {
			a := b.Attend(q, k, v, 0.4, true)
			dq, dk, dv := b.AttendBackward(dy, a)
			return []Value{a.Y, dq, dk, dv, a.p}
		}, 1, 1},
		"gradient of scores is an output": {func(b *Builder, q, k, v, dy Value) []Value {
			a := b.Attend(q, k, v, 0.4, true)
			dp := b.Matmul(dy, v)
			ds := b.Mul(a.p, b.Sub(dp, b.Sum(b.Mul(dy, a.Y))))
			return []Value{a.Y, ds}
		}, 1, 0},
		"gradient in another order, without bands": {func(b *Builder, q, k, v, dy Value) []Value {
			a := b.Attend(q, k, v, 0.4, true)
			dp := b.Matmul(dy, v)
			dv := b.Matmul(b.Copy(b.Transpose(a.p)), b.Copy(b.Transpose(dy)))
			ds := b.Mul(b.Sub(dp, b.Sum(b.Mul(dy, a.Y))), a.p)
			dk := b.Matmul(b.Copy(b.Transpose(ds)), b.Copy(b.Transpose(a.qs)))
			dq := b.Matmul(ds, b.Copy(b.Transpose(k)))
			return []Value{a.Y, dq, dk, dv}
		}, 1, 0},
		"a committed mask": {func(b *Builder, q, k, v, dy Value) []Value {
			return []Value{masked(b, q, k, v, func(i, j int) bool { return j <= i+keys-queries })}
		}, 1, 0},
		"a mask that is not the band": {func(b *Builder, q, k, v, dy Value) []Value {
			return []Value{masked(b, q, k, v, func(i, j int) bool { return j <= i+keys-queries && j != 3 })}
		}, 0, 0},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			onEveryEngine(t, func(t *testing.T) {
				b := NewMap()
				x := [4]Value{b.State(F32, heads, queries, dim), b.State(F32, heads, keys, dim), b.State(F32, heads, keys, dim), b.State(F32, heads, queries, dim)}
				for _, y := range c.build(b, x[0], x[1], x[2], x[3]) {
					b.Output(y)
				}
				p, constants, err := b.Build()
				if err != nil {
					t.Fatal(err)
				}
				forward, backward := attentions(p, constants)
				if forward != c.forward || backward != c.backward {
					t.Errorf("%d attentions and %d gradients are found", forward, backward)
				}
				r := rand.New(rand.NewPCG(9, 9))
				for _, kind := range []func(*rand.Rand, int) Tensor{plain, mixed} {
					agree(t, name, p, &Inputs{State: []Tensor{kind(r, heads*queries*dim), kind(r, heads*keys*dim), kind(r, heads*keys*dim),
						kind(r, heads*queries*dim)}, Constant: constants})
				}
			})
		})
	}
	net := SmallNetwork(1)
	if forward, backward := attentions(net.Program, net.Constants); forward != 1 || backward != 1 {
		t.Errorf("%d attentions and %d gradients are found in the small network", forward, backward)
	}
}

// masked is attention under a mask that is a constant of the program.
func masked(b *Builder, q, k, v Value, admits func(i, j int) bool) Value {
	queries, keys := q.dim(-2), k.dim(-2)
	mask := NewTensor(I8, queries*keys)
	for i := range queries {
		for j := range keys {
			if admits(i, j) {
				mask.I8[i*keys+j] = 1
			}
		}
	}
	s := b.Select(b.Constant(mask, queries, keys), b.Matmul(b.Mul(q, b.Scalar(0.4)), k), b.minusInf())
	return b.MatmulBand(b.Softmax(s), b.Copy(b.Transpose(v)), BandBelow, int32(keys-queries))
}
