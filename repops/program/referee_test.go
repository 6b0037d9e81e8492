package program

import (
	"errors"
	"math/rand/v2"
	"testing"

	"assay/repops"
)

// values is every tensor of a run, by part and entry.
func values(t *testing.T, p *Program, in *Inputs) [][]Tensor {
	t.Helper()
	bound, err := p.bind(in)
	if err != nil {
		t.Fatal(err)
	}
	all := make([][]Tensor, p.MicroBatches()+1)
	for part := range all {
		all[part] = make([]Tensor, p.firstOutput())
		copy(all[part], bound)
		if part < p.MicroBatches() {
			for k, e := range batchEntries(p) {
				all[part][e] = in.Batch[part][k]
			}
		}
	}
	if _, err := p.Interpret(in, func(part int, entry uint32, out Tensor) { all[part][entry] = out }); err != nil {
		t.Fatal(err)
	}
	return all
}

// TestRefereeGivesTheInterpretersElements has every node of random programs judged from bytes and openings, run by run.
func TestRefereeGivesTheInterpretersElements(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	programs := 12
	if testing.Short() {
		programs = 3
	}
	judged := map[Op]int{}
	for range programs {
		p, in := randomProgram(r)
		all := values(t, p, in)
		hashed := map[[2]uint32]*Committed{}
		tensor := func(r Reading) (*Committed, error) {
			key := [2]uint32{r.Tensor, r.Micro}
			if hashed[key] == nil {
				c, err := Commit(all[r.Micro][r.Tensor])
				if err != nil {
					return nil, err
				}
				if c.Root() != c.Tensor.Root() {
					t.Fatal("another root")
				}
				hashed[key] = c
			}
			return hashed[key], nil
		}
		for e := p.firstMicro(); e < p.firstOutput(); e++ {
			part := uint32(p.MicroBatches())
			if e < p.firstStep() {
				part = r.Uint32N(part)
			}
			out := all[part][e]
			n := p.Node(e)
			var operands []Tensor
			for _, v := range n.Operands {
				from := part
				if e >= p.firstStep() && v.Tensor >= p.firstMicro() && v.Tensor < p.firstStep() {
					from = v.Micro
				}
				operands = append(operands, all[from][v.Tensor])
			}
			l := p.Place(e)
			index := r.Uint64N(uint64(out.Len()))
			accumulators := n.Accumulators(index, operands)
			if l.Runs() != len(accumulators)+1 {
				t.Fatalf("%v: %d runs, %d accumulators", n.Op, l.Runs(), len(accumulators))
			}
			for run, want := range append(accumulators, out.Word(index)) {
				q := Query{Micro: part, Index: index, Run: uint32(run)}
				if run > 0 {
					q.Start = accumulators[run-1]
				}
				openings, err := l.Evidence(q, tensor)
				if err != nil {
					t.Fatalf("%v: %v", n.Op, err)
				}
				a, err := l.Evaluate(q, openings)
				if err != nil || a != (Answer{Value: want}) {
					t.Fatalf("%v, element %d, run %d: %+v (%v), want %08x", n.Op, index, run, a, err, want)
				}
				judged[n.Op]++
			}
		}
	}
	for o := OpCopy; o < opEnd && !testing.Short(); o++ {
		if judged[o] == 0 {
			t.Errorf("no %v", o)
		}
	}
}

// TestPlaceIsCheckedAsTheProgramIs: an entry shown with all that it names breaks the rule that it breaks in the program.
func TestPlaceIsCheckedAsTheProgramIs(t *testing.T) {
	for _, c := range programCases() {
		p := new(Program)
		if p.UnmarshalBinary(c.encoded) != nil {
			continue
		}
		header := p.CheckEntry(0)
		for e := range uint32(p.Entries()) {
			want := p.CheckEntry(e)
			if header != nil {
				want = header
			}
			l := p.Place(e)
			have := l.Check()
			wantName, _ := named(want)
			if haveName, _ := named(have); haveName != wantName {
				t.Errorf("%s, entry %d: %q, in the program %q", c.name, e, haveName, wantName)
			}
		}
	}
}

// TestRulesArePassedOver: what needs an entry that is not given is no defect; one that cannot be decoded is.
func TestRulesArePassedOver(t *testing.T) {
	p := gridProgram()
	p.Step[4].Operands[1].Tensor = 2 // i32, of one element
	l := p.Place(14)
	if err := l.Check(); !errors.Is(err, ErrView) {
		t.Fatalf("%v", err)
	}
	given := l.Named
	l.Named = given[:1]
	if err := l.Check(); err != nil {
		t.Errorf("not given: %v", err)
	}
	if _, err := l.Readings(Query{Micro: 4}, nil); !errors.Is(err, ErrMissingEntry) {
		t.Errorf("not given, but read: %v", err)
	}
	l.Named = []NamedEntry{given[0], {2, given[1].Entry[:95]}}
	if err := l.Check(); !errors.Is(err, ErrTruncated) {
		t.Errorf("cut: %v", err)
	}
	if a, err := l.Evaluate(Query{Micro: 4}, nil); err != nil || a.Verdict != VerdictIllFormed || !errors.Is(a.Rule, ErrTruncated) {
		t.Errorf("cut: %+v, %v", a, err)
	}
	l.Named[1].Entry = nil
	if err := l.Check(); !errors.Is(err, ErrTruncated) {
		t.Errorf("empty: %v", err)
	}
}

// TestOpenings: what an opening may be asked for, and what its leaves hold.
func TestOpenings(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for _, x := range []Tensor{plain(r, 700), integers(r, 513, 0), codes(r, 2049)} {
		c, err := Commit(x)
		if err != nil {
			t.Fatal(err)
		}
		n := uint64(x.Len())
		other := map[DType]DType{F32: I32, I32: I8, I8: F32}[x.DType]
		for range 50 {
			count := 1 + r.Uint32N(uint32(min(n, x.DType.leafElements())))
			reading := Reading{DType: x.DType, Length: n, First: r.Uint64N(n - uint64(count) + 1), Count: count}
			o, err := c.Open(reading)
			if err != nil {
				t.Fatal(err)
			}
			words, err := o.read(&reading)
			if err != nil || len(words) != int(count) {
				t.Fatalf("%d words, %v", len(words), err)
			}
			for k, w := range words {
				if w != x.Word(reading.First+uint64(k)) {
					t.Fatalf("element %d of %+v", k, reading)
				}
			}
			o.Leaves[0][0] ^= 1
			if _, err := o.read(&reading); !errors.Is(err, ErrEvidence) {
				t.Fatalf("another leaf: %v", err)
			}
		}
		for _, wrong := range []Reading{
			{DType: x.DType, Length: n + 1, Count: 1},
			{DType: x.DType, Length: n, First: n, Count: 1},
			{DType: x.DType, Length: n},
			{DType: other, Length: n, Count: 1},
		} {
			if _, err := c.Open(wrong); !errors.Is(err, ErrTensor) {
				t.Errorf("%+v: %v", wrong, err)
			}
		}
	}
	if _, err := Commit(Tensor{DType: F32}); !errors.Is(err, ErrTensor) {
		t.Errorf("a tensor of nothing: %v", err)
	}
	if leaf := make([]byte, repops.LeafBytes); !leafWellFormed(F32, 1, 0, leaf) || leafWellFormed(F32, 1, 0, leaf[1:]) {
		t.Error("a leaf of zeros")
	}
}
