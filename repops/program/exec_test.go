package program

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// onEveryEngine runs a test once with each engine that this machine has.
func onEveryEngine(t *testing.T, f func(t *testing.T)) {
	defer func(e engine.Engine) {
		if err := engine.Use(e); err != nil {
			t.Fatal(err)
		}
	}(engine.Current())
	for _, e := range engine.Supported() {
		if err := engine.Use(e); err != nil {
			t.Fatal(err)
		}
		t.Run(e.String(), f)
	}
}

func TestPrimitivesOnEveryEngine(t *testing.T) {
	onEveryEngine(t, func(t *testing.T) {
		for _, c := range primitiveCases() {
			agree(t, c.name, c.program, &c.inputs)
		}
	})
}

func TestExecute(t *testing.T) {
	p := gridProgram()
	in := inputsFor(p, rand.New(rand.NewPCG(2, 2)))
	want, err := p.Interpret(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range engine.Supported() {
		for _, observe := range []Observer{nil, func(int, uint32, Tensor) {}} {
			got, err := p.Execute(e, in, observe)
			if err != nil {
				t.Fatal(err)
			}
			if TensorsRoot(got) != TensorsRoot(want) {
				t.Errorf("%v: another result", e)
			}
		}
	}
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := x.Trace(&Inputs{}); !errors.Is(err, ErrTensor) {
		t.Errorf("no inputs: %v", err)
	}
	if _, err := NewExecutor(p, in.Constant, 1); !errors.Is(err, ErrReference) {
		t.Errorf("watching an input: %v", err)
	}
	if _, err := p.Execute(99, in, nil); !errors.Is(err, engine.ErrUnavailable) {
		t.Errorf("engine 99: %v", err)
	}
	in.Constant[0] = Floats(7)
	if _, err := p.Execute(engine.Portable, in, nil); !errors.Is(err, ErrTensor) {
		t.Errorf("another constant: %v", err)
	}
	if _, err := NewExecutor(p, nil); !errors.Is(err, ErrTensor) {
		t.Errorf("no constant: %v", err)
	}
	p.Outputs[0] = 0
	if _, err := p.Execute(engine.Portable, in, nil); !errors.Is(err, ErrReference) {
		t.Errorf("an ill-formed program: %v", err)
	}
}

// TestWatch asks for a result inside a group, which is not stored otherwise.
func TestWatch(t *testing.T) {
	b := NewMap()
	x := b.State(F32, 3, 20)
	b.Output(b.Softmax(x))
	r := b.Random(b.Seed(), 4)
	b.Output(b.Add(b.Convert(F32, b.StepNumber()), b.Mul(r, b.Convert(F32, b.Round()))))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{State: []Tensor{plain(rand.New(rand.NewPCG(41, 1)), 60)}, Constant: constants, Round: 5, Step: 1 << 20, Seed: 77}
	agree(t, "watched", p, in)
	all := map[uint32][]uint32{}
	if _, err := p.Interpret(in, func(_ int, e uint32, out Tensor) { all[e] = words(out) }); err != nil {
		t.Fatal(err)
	}
	for e := p.firstStep(); e < p.firstOutput(); e++ {
		ex, err := NewExecutor(p, constants, e)
		if err != nil {
			t.Fatal(err)
		}
		seen := 0
		if _, err := ex.Run(in, func(part int, entry uint32, out Tensor) {
			seen++
			if part != 0 || entry != e {
				t.Errorf("told of part %d, entry %d", part, entry)
			}
			sameWords(t, p.Node(e).Op.String(), words(out), all[e])
		}); err != nil {
			t.Fatal(err)
		}
		if seen != 1 {
			t.Errorf("told %d times of entry %d", seen, e)
		}
	}
	if all[p.Outputs[1]][0] == words(Floats(1 << 20))[0] {
		t.Error("random, round and step do not count")
	}
}

// agree compares an executor with the interpreter: outputs, and every node's output.
func agree(t *testing.T, name string, p *Program, in *Inputs) {
	t.Helper()
	type place struct {
		part  int
		entry uint32
	}
	want := map[place]Tensor{}
	out, err := p.Interpret(in, func(part int, entry uint32, x Tensor) { want[place{part, entry}] = x })
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	// Twice each, since the second run reuses the first one's memory.
	for i := range 2 {
		got, err := x.Run(in, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for k := range out {
			sameWords(t, fmt.Sprintf("%s: run %d: output %d", name, i, k), words(got[k]), words(out[k]))
		}
		seen := 0
		got, err = x.RunAll(in, func(part int, entry uint32, y Tensor) {
			seen++
			sameWords(t, fmt.Sprintf("%s: part %d entry %d (%v)", name, part, entry, p.Node(entry).Op), words(y), words(want[place{part, entry}]))
		})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if seen != len(want) {
			t.Fatalf("%s: %d of %d nodes", name, seen, len(want))
		}
		for k := range out {
			sameWords(t, fmt.Sprintf("%s: every node: output %d", name, k), words(got[k]), words(out[k]))
		}
	}
}

func TestGridOnEveryEngine(t *testing.T) {
	onEveryEngine(t, func(t *testing.T) {
		for _, threads := range []int{1, 2, 5} {
			pool.SetThreads(threads)
			defer pool.SetThreads(0)
			agree(t, "grid", gridProgram(), &Inputs{State: []Tensor{Floats(8, 16, 32, 64), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Step: 41,
				Batch: [][]Tensor{{Ints(0, 0, 1)}, {Ints(3, 3, 3)}, {Ints(2, 9, -1)}, {Ints(0, 1, 2)}}})
		}
	})
}

// TestRandomPrograms compares executor, interpreter and exact reference on programs that nobody wrote.
func TestRandomPrograms(t *testing.T) {
	onEveryEngine(t, func(t *testing.T) {
		for seed := range uint64(150) {
			p, in := randomProgram(rand.New(rand.NewPCG(seed, 9)))
			if err := p.Validate(); err != nil {
				t.Fatalf("program %d: %v", seed, err)
			}
			agree(t, fmt.Sprintf("program %d", seed), p, in)
		}
	})
}

// TestMovesLarge copies views large enough to be cut and tiled.
func TestMovesLarge(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	x := integers(r, 300*517, 0)
	for name, v := range map[string]View{
		"transposed":   view(1, 0, []int{517, 300}, []int{1, 517}),
		"batch":        view(1, 5, []int{3, 100, 170}, []int{170, 517, 1}),
		"broadcast":    view(1, 9, []int{100, 900, 3}, []int{0, 1, 0}),
		"outer copied": view(1, 0, []int{7, 515, 5, 9}, []int{3, 1, 517, 517}),
	} {
		n := Node{Op: OpCopy, DType: I32, Shape: v.Shape, Operands: []View{v}}
		in := &Inputs{State: []Tensor{x}}
		agree(t, name, single(n, x), in)
		small := v
		small.Shape.Dims[0] = 2
		n = Node{Op: OpConcat, Attr: 1, DType: I32, Shape: small.Shape, Operands: []View{small, small, small}}
		n.Shape.Dims[1] *= 3
		agree(t, "concat of "+name, single(n, x), in)
	}
}

// The sum of one is not the one: −0 becomes +0. A traced step takes many such sums, over its one micro-batch.
func TestSumsOfOne(t *testing.T) {
	bits := []uint32{0x80000000, 0, 1, 0x80000001, 0x7f800000, 0xff800000, 0x7fc00000, 0x3f800000}
	for _, rows := range []int{len(bits), 4099} {
		x := NewTensor(F32, rows)
		for i := range x.F32 {
			x.SetWord(uint64(i), bits[i%len(bits)])
		}
		n := Node{Op: OpSum, DType: F32, Shape: Of(rows, 1), Operands: []View{view(1, 0, []int{rows, 1}, []int{1, 1})}}
		agree(t, fmt.Sprint(rows), single(n, x), &Inputs{State: []Tensor{x}})
	}
}

// A run asks between operators whether to go on: it can be ended there, and leaves nothing behind that changes a later one. Asking takes no
// memory.
func TestBetween(t *testing.T) {
	p := gridProgram()
	in := &Inputs{State: []Tensor{Floats(8, 16, 32, 64), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Step: 41,
		Batch: [][]Tensor{{Ints(0, 0, 1)}, {Ints(3, 3, 3)}, {Ints(2, 9, -1)}, {Ints(0, 1, 2)}}}
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		t.Fatal(err)
	}
	want, err := x.Run(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	stop := errors.New("stop")
	for name, run := range map[string]func() ([]Tensor, error){
		"fused":  func() ([]Tensor, error) { return x.Run(in, nil) },
		"single": func() ([]Tensor, error) { return x.RunAll(in, func(int, uint32, Tensor) {}) },
	} {
		all := 0
		x.Between(func() error { all++; return nil })
		if _, err := run(); err != nil || all < 2 {
			t.Fatal(name, all, err)
		}
		for last := 1; last <= all; last++ {
			asked := 0
			x.Between(func() error {
				if asked++; asked == last {
					return stop
				}
				return nil
			})
			if _, err := run(); !errors.Is(err, stop) || asked != last {
				t.Fatalf("%s: asked %d times, ended after %d: %v", name, asked, last, err)
			}
			x.Between(nil)
			got, err := run()
			if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatal(name, got, want, err)
			}
		}
	}
	run := func() {
		if _, err := x.Run(in, nil); err != nil {
			t.Fatal(err)
		}
	}
	without := testing.AllocsPerRun(50, run)
	asked := 0
	x.Between(func() error { asked++; return nil })
	if with := testing.AllocsPerRun(50, run); with != without || asked == 0 {
		t.Fatal(with, without, asked)
	}
}

// The work and the outputs of a program are known before it runs.
func TestDearest(t *testing.T) {
	p := gridProgram()
	sum, bytes, parts := Cost{}, uint64(0), map[uint32]uint64{}
	in := &Inputs{State: []Tensor{Floats(8, 16, 32, 64), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Step: 41,
		Batch: [][]Tensor{{Ints(0, 0, 1)}, {Ints(3, 3, 3)}, {Ints(2, 9, -1)}, {Ints(0, 1, 2)}}}
	if _, err := p.Execute(engine.Current(), in, func(_ int, entry uint32, out Tensor) {
		c := p.Node(entry).cost()
		sum.Elements, sum.MultiplyAdds = sum.Elements+c.Elements, sum.MultiplyAdds+c.MultiplyAdds
		bytes += uint64(len(out.F32)*4 + len(out.I32)*4 + len(out.I8))
		if d := p.Dearest(); c.Work() > d.Work() || p.Node(d.Entry).cost() != d.Cost || p.Node(d.Entry).Op != d.Op {
			t.Errorf("entry %d has %v, the dearest is %v", entry, c, d)
		}
		parts[entry] += c.Elements
	}); err != nil {
		t.Fatal(err)
	}
	if sum != p.Cost() || bytes != p.OutputBytes() {
		t.Errorf("%v, counted %v; %d bytes, counted %d", p.Cost(), sum, p.OutputBytes(), bytes)
	}
	largest := p.Largest()
	for entry, n := range parts {
		if n > largest.Elements {
			t.Errorf("entry %d has %d elements in a run, the largest is %v with %d", entry, n, largest, largest.Elements)
		}
	}
	if parts[largest.Entry] != largest.Elements {
		t.Errorf("%v has %d elements, counted %d", largest, largest.Elements, parts[largest.Entry])
	}
}

// segsum adds each term to one row: a vocabulary of 32,000 and 4,096 tokens are not 2^39 elements.
func TestSegsumCostsItsTerms(t *testing.T) {
	b := NewMap()
	index, g := b.State(I32, 4096), b.State(F32, 512, 4096)
	b.Output(b.Segsum(index, g, 32000))
	p, _, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	if want := uint64(32000*512 + 4096 + 512*4096); p.Cost().Elements != want {
		t.Errorf("%d elements, want the output, the indices and the terms: %d", p.Cost().Elements, want)
	}
}

// What is too large is refused before it runs, with limit, figures, the operator that takes the most, and what to change.
func TestTooLarge(t *testing.T) {
	b := NewMap()
	x := b.State(F32, 4, 300)
	b.Output(b.Exp(b.Matmul(x, x)))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	elements := p.Cost().Elements
	if err := Within(p, "max_elements", elements); err != nil {
		t.Error(err)
	}
	err = Within(p, "max_elements", elements-1)
	var large *TooLarge
	if !errors.As(err, &large) || !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
	if large.Is != elements || large.Most != elements-1 || large.Operator.Op != p.Node(large.Operator.Entry).Op {
		t.Errorf("%+v", large)
	}
	for _, part := range []string{"TooLarge: max_elements: 32, at most 31", "entry 2, matmul", "Hint: "} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not say %q", err, part)
		}
	}
	e, err := NewExecutor(p, constants)
	if err != nil {
		t.Fatal(err)
	}
	in := &Inputs{State: []Tensor{NewTensor(F32, 1200)}}
	e.Limit(1)
	if _, _, err := e.Trace(in); !errors.Is(err, ErrTooLarge) || !strings.Contains(err.Error(), "memory") {
		t.Errorf("a run in a byte of memory: %v", err)
	}
	e.Limit(0)
	if _, _, err := e.Trace(in); err != nil {
		t.Error(err)
	}
}

// What a traced run takes is known before it runs, and a fused run takes no more.
func TestTraceBytes(t *testing.T) {
	net := SmallNetwork(networkSeed)
	grid := &Inputs{State: []Tensor{Floats(8, 16, 32, 64), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Step: 41,
		Batch: [][]Tensor{{Ints(0, 0, 1)}, {Ints(3, 3, 3)}, {Ints(2, 9, -1)}, {Ints(0, 1, 2)}}}
	for _, c := range []struct {
		p  *Program
		in *Inputs
	}{{net.Program, net.Inputs(net.State, 0)}, {gridProgram(), grid}} {
		x, err := NewExecutor(c.p, c.in.Constant)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := x.Trace(c.in); err != nil {
			t.Fatal(err)
		}
		said := TraceBytes(c.p)
		if got := uint64(x.Memory()); got != said || said == 0 || said > c.p.OutputBytes()+uint64(arenaLine*c.p.Entries()) {
			t.Errorf("a traced run takes %d bytes, %d were said; all outputs are %d", got, said, c.p.OutputBytes())
		}
		x.Between(func() error { return nil }) // as replays run: no two groups at once
		if _, err := x.Run(c.in, nil); err != nil {
			t.Fatal(err)
		}
		if got := uint64(x.Memory()); got != said {
			t.Errorf("a fused run takes %d bytes, a traced one %d", got, said)
		}
	}
	if open, all := OpeningBytes(net.Program), net.Program.OutputBytes(); open == 0 || open > all {
		t.Errorf("a question takes %d bytes, all outputs are %d", open, all)
	}
}
