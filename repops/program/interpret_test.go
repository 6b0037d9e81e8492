package program

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops"
)

func sameWords(t *testing.T, what string, got, want []uint32) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			t.Fatalf("%s: element %d is %08x, want %08x", what, i, got[i], want[i])
		}
	}
}

// TestPrimitives holds every primitive against the exact reference of this package's tests.
func TestPrimitives(t *testing.T) {
	seen := map[Op]bool{}
	for _, c := range primitiveCases() {
		if err := c.program.Validate(); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		out, err := c.program.Interpret(&c.inputs, nil)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		n := &c.program.Step[0]
		seen[n.Op] = true
		bound, err := c.program.bind(&c.inputs)
		if err != nil {
			t.Fatal(err)
		}
		var operands []Tensor
		for _, v := range n.Operands {
			operands = append(operands, bound[v.Tensor])
		}
		sameWords(t, c.name, words(out[0]), reference(n, c.program.firstStep(), 0, operands))
	}
	for o := OpCopy; o < opEnd; o++ {
		if !seen[o] {
			t.Errorf("no case of %v", o)
		}
	}
}

// TestGrid follows the grid program by hand: one row gathered three times a micro-batch, halved, scattered, added in groups.
func TestGrid(t *testing.T) {
	p := gridProgram()
	if err := p.Validate(); err != nil {
		t.Fatal(err)
	}
	in := &Inputs{State: []Tensor{Floats(8, 16, 32, 64), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Step: 41,
		Batch: [][]Tensor{{Ints(0, 0, 1)}, {Ints(3, 3, 3)}, {Ints(2, 9, -1)}, {Ints(0, 1, 2)}}}
	trace, observe := p.NewTrace()
	out, err := p.Interpret(in, observe)
	if err != nil {
		t.Fatal(err)
	}
	// Token 9 and −1 give NaN rows, which segsum leaves out. Gradients: [8 8 0 0], [0 0 0 96], [0 0 16 0], [4 8 16 0].
	if want := []float32{8 - 12, 0, 0, 64 - 96}; !slices.Equal(out[0].F32, want) {
		t.Errorf("%v, want %v", out[0].F32, want)
	}
	if out[1].I32[0] != 41 {
		t.Errorf("counter %d", out[1].I32[0])
	}
	for i, part := range trace.Parts {
		want := 3
		if i == 4 {
			want = 6
		}
		if len(part) != want {
			t.Fatalf("part %d has %d roots", i, len(part))
		}
	}
	if trace.Parts[4][4] != out[0].Root() || trace.Parts[4][5] != out[1].Root() {
		t.Error("the outputs are not in the trace")
	}
	leaf := func(h repops.Hash) repops.Hash { return repops.LeafHash(h[:]) }
	var parts []repops.Hash
	for _, part := range trace.Parts {
		var leaves []repops.Hash
		for _, r := range part {
			leaves = append(leaves, leaf(r))
		}
		parts = append(parts, leaf(repops.Root(repops.Header{Kind: 11, Length: uint64(len(part))}, leaves)))
	}
	if trace.Root() != repops.Root(repops.Header{Kind: 12, Length: 5}, parts) {
		t.Error("another trace root")
	}
}

func TestWrongInputs(t *testing.T) {
	p := gridProgram()
	good := func() *Inputs {
		b := []Tensor{Ints(0, 0, 1)}
		return &Inputs{State: []Tensor{Floats(1, 2, 3, 4), Ints(0)}, Constant: []Tensor{Floats(0.5)}, Batch: [][]Tensor{b, b, b, b}}
	}
	if _, err := p.Interpret(good(), nil); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(in *Inputs){
		"no state":              func(in *Inputs) { in.State = nil },
		"a state too many":      func(in *Inputs) { in.State = append(in.State, Ints(1)) },
		"a state too short":     func(in *Inputs) { in.State[0] = Floats(1, 2, 3) },
		"a state of i32":        func(in *Inputs) { in.State[0] = Ints(1, 2, 3, 4) },
		"another NaN":           func(in *Inputs) { in.State[0].F32[2] = math.Float32frombits(0xffc00000) },
		"another constant":      func(in *Inputs) { in.Constant[0] = Floats(0.25) },
		"no constant":           func(in *Inputs) { in.Constant = nil },
		"a constant too many":   func(in *Inputs) { in.Constant = append(in.Constant, Floats(0.5)) },
		"a micro-batch missing": func(in *Inputs) { in.Batch = in.Batch[:3] },
		"a field missing":       func(in *Inputs) { in.Batch[2] = nil },
		"a field too many":      func(in *Inputs) { in.Batch[2] = append(in.Batch[2], Ints(1)) },
		"a field too long":      func(in *Inputs) { in.Batch[3] = []Tensor{Ints(1, 2, 3, 4)} },
		"step 2^31":             func(in *Inputs) { in.Step = 1 << 31 },
	} {
		in := good()
		in.Batch = slices.Clone(in.Batch)
		for m := range in.Batch {
			in.Batch[m] = slices.Clone(in.Batch[m])
		}
		change(in)
		if _, err := p.Interpret(in, nil); !errors.Is(err, ErrTensor) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAccumulators replays a chain in pieces from its accumulators.
func TestAccumulators(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, k := range []int{1, 255, 256, 257, 512, 513, 1000} {
		for _, band := range []struct {
			kind uint8
			off  int32
		}{{BandNone, 0}, {BandBelow, 300}, {BandAbove, 290}} {
			a, x := plain(r, 3*k), plain(r, 2*k)
			n := Node{Op: OpMatmul, Attr: band.kind, Band: band.off, DType: F32, Shape: Of(3, 2),
				Operands: []View{view(1, 0, []int{3, k}, []int{k, 1}), view(2, 0, []int{2, k}, []int{k, 1})}}
			out := reference(&n, 3, 0, []Tensor{a, x})
			for i := range 6 {
				acc := n.Accumulators(uint64(i), []Tensor{a, x})
				if len(acc) != (k-1)/256 {
					t.Fatalf("%d accumulators of %d terms", len(acc), k)
				}
				for g := 0; g <= len(acc); g++ {
					s, end := uint32(0), min(k, 256*(g+1))
					if g > 0 {
						s = acc[g-1]
					}
					for j := 256 * g; j < end; j++ {
						if band.kind == BandBelow && j > i/2+int(band.off) || band.kind == BandAbove && j < i/2+int(band.off) {
							continue
						}
						s = exactFma(math.Float32bits(a.F32[i/2*k+j]), math.Float32bits(x.F32[i%2*k+j]), s)
					}
					want := out[i]
					if g < len(acc) {
						want = acc[g]
					}
					if s != want {
						t.Fatalf("k = %d, band %v, element %d, run %d: %08x, want %08x", k, band, i, g, s, want)
					}
				}
			}
		}
	}
	idx, g := integers(r, 600, 3), plain(r, 600)
	n := Node{Op: OpSegsum, DType: F32, Shape: Of(3, 1), Operands: []View{view(1, 0, []int{600}, []int{1}), view(2, 0, []int{1, 600}, []int{0, 1})}}
	acc := n.Accumulators(1, []Tensor{idx, g})
	s := uint32(0)
	for i := range 600 {
		if i == 256 && s != acc[0] || i == 512 && s != acc[1] {
			t.Errorf("accumulator before %d", i)
		}
		if idx.I32[i] == 1 {
			s = exactAdd(s, math.Float32bits(g.F32[i]))
		}
	}
	if len(acc) != 2 {
		t.Errorf("%d accumulators", len(acc))
	}

	a, x := codes(r, 2500), codes(r, 2500)
	n = Node{Op: OpMatmulI8, DType: I32, Shape: Of(1, 1), Operands: []View{view(1, 0, []int{1, 2500}, []int{0, 1}), view(2, 0, []int{1, 2500}, []int{0, 1})}}
	acc = n.Accumulators(0, []Tensor{a, x})
	exact := int32(0)
	for i := range 2500 {
		if i == 1024 && uint32(exact) != acc[0] || i == 2048 && uint32(exact) != acc[1] {
			t.Errorf("accumulator before %d of matmul_i8", i)
		}
		exact += int32(a.I8[i]) * int32(x.I8[i])
	}
	if len(acc) != 2 {
		t.Errorf("%d accumulators of matmul_i8", len(acc))
	}
	n = Node{Op: OpCopy, DType: F32, Shape: Of(1), Operands: []View{view(1, 0, []int{1}, []int{0})}}
	if acc := n.Accumulators(0, []Tensor{Floats(1)}); len(acc) != 0 {
		t.Errorf("%d accumulators of copy", len(acc))
	}
}

func TestCost(t *testing.T) {
	node := func(band uint8, off int32) *Program {
		n := Node{Op: OpMatmul, Attr: band, Band: off, DType: F32, Shape: Of(2, 4, 3), Operands: []View{view(1, 0, []int{2, 4, 5}, nil), view(1, 0, []int{2, 3, 5}, nil)}}
		return single(n, Floats(1))
	}
	for _, c := range []struct {
		band uint8
		off  int32
	}{{BandNone, 0}, {BandBelow, 0}, {BandBelow, 2}, {BandBelow, -3}, {BandAbove, 0}, {BandAbove, -9}, {BandAbove, 4}} {
		var want uint64
		for i := range 4 {
			for k := range 5 {
				if c.band == BandNone || c.band == BandBelow && k <= i+int(c.off) || c.band == BandAbove && k >= i+int(c.off) {
					want += 6
				}
			}
		}
		if got := node(c.band, c.off).Cost().MultiplyAdds; got != want {
			t.Errorf("%v: %d, want %d", c, got, want)
		}
	}
	if got := fmt.Sprint(gridProgram().Cost()); got != "{0 97}" {
		t.Errorf("cost %s", got)
	}
}
