package program

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

// FuzzDecode feeds bytes to the decoder. What it accepts has one encoding, and what is valid has a root and stays valid.
func FuzzDecode(f *testing.F) {
	for _, c := range programCases() {
		f.Add(c.encoded)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		p := new(Program)
		root, err := ReadRoot(bytes.NewReader(b))
		if p.UnmarshalBinary(b) != nil {
			return
		}
		if err != nil || root != p.Root() {
			t.Fatal("its entries hash to another root", err)
		}
		again, err := p.MarshalBinary()
		if err != nil || !bytes.Equal(again, b) {
			t.Fatal("decodes and encodes differently")
		}
		if p.Validate() == nil && p.Root().IsZero() {
			t.Fatal("no root")
		}
	})
}

// FuzzValidPrograms runs whatever validates, on special numbers: it must not panic, and executor and interpreter must agree.
func FuzzValidPrograms(f *testing.F) {
	for _, c := range programCases() {
		if c.err == nil {
			f.Add(c.encoded, uint64(1))
		}
	}
	for _, c := range primitiveCases() {
		b, _ := c.program.MarshalBinary()
		f.Add(b, uint64(2))
	}
	for seed := range uint64(8) {
		p, _ := randomProgram(rand.New(rand.NewPCG(seed, 5)))
		b, _ := p.MarshalBinary()
		f.Add(b, seed)
	}
	f.Fuzz(func(t *testing.T, b []byte, seed uint64) {
		p, err := check(b)
		if err != nil {
			return
		}
		if c := p.Cost(); c.MultiplyAdds > 1<<20 || c.Elements > 1<<20 {
			return
		}
		in := inputsFor(p, rand.New(rand.NewPCG(seed, 6)))
		if in == nil {
			return
		}
		agree(t, "fuzzed", p, in)
	})
}

// inputsFor makes inputs of the right sizes, and puts the roots of its constants into the program; nil if they are large.
func inputsFor(p *Program, r *rand.Rand) *Inputs {
	in := &Inputs{Seed: r.Uint64(), Step: 3}
	in.Batch = make([][]Tensor, p.MicroBatches())
	total := 0
	for i := range p.Inputs {
		e := &p.Inputs[i]
		n := size(e.Shape)
		if total += n * max(1, len(in.Batch)); total > 1<<20 {
			return nil
		}
		tensor := func() Tensor {
			switch e.DType {
			case F32:
				return mixed(r, n)
			case I32:
				return integers(r, n, 4)
			}
			return codes(r, n)
		}
		switch e.Provenance {
		case State:
			in.State = append(in.State, tensor())
		case Constant:
			c := tensor()
			in.Constant = append(in.Constant, c)
			e.Root = c.Root()
		case Batch:
			for m := range in.Batch {
				in.Batch[m] = append(in.Batch[m], tensor())
			}
		}
	}
	return in
}

// FuzzPrograms builds valid programs from a seed and compares interpreter, executor and exact reference.
func FuzzPrograms(f *testing.F) {
	for seed := range uint64(4) {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, a, b uint64) {
		p, in := randomProgram(rand.New(rand.NewPCG(a, b)))
		if err := p.Validate(); err != nil {
			t.Fatal(err)
		}
		agree(t, "built", p, in)
	})
}

// FuzzCompounds does the same with programs made of what plans join into one job or one kernel, run in every way.
func FuzzCompounds(f *testing.F) {
	for seed := range uint64(4) {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, a, b uint64) {
		p, in := compoundProgram(rand.New(rand.NewPCG(a, b)))
		everyWay(t, "built", p, in)
	})
}
