package program

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"
)

// longFile has cases in the form of program.json's primitives, of programs with several nodes.
type longFile struct {
	Count int               `json:"count"`
	Cases []primitiveVector `json:"cases"`
}

const longSeed = 0x5eed1076

// longCases are contractions of more terms than a chain has: of two chains, and of three. Their operands are random numbers, which take
// no room in a file.
func longCases(t *testing.T) (out []primitiveVector) {
	add := func(name string, op Op, build func(b *Builder, drawn func(dims ...int) Value, nine Value) Value) {
		b := NewMap()
		half, nine, seed := b.State(F32), b.State(F32), b.Seed()
		b.Output(build(b, func(dims ...int) Value { return b.Sub(b.Random(seed, dims...), half) }, nine))
		p, _, err := b.Build()
		if err != nil {
			t.Fatal(name, err)
		}
		out = append(out, vectorOf(t, name, op, p, &Inputs{Seed: longSeed, State: []Tensor{Floats(0.5), Floats(9)}}))
	}
	const two, three = 1<<16 + 301, 1<<17 + 1
	add("product of 65,837 terms", OpMatmul, func(b *Builder, drawn func(...int) Value, _ Value) Value {
		return b.Contract(drawn(2, two), drawn(2, two))
	})
	add("product of 131,073 terms", OpMatmul, func(b *Builder, drawn func(...int) Value, _ Value) Value {
		return b.Contract(drawn(1, three), drawn(1, three))
	})
	add("product of 65,837 terms, of which row i has those up to 65,534 + i", OpMatmul, func(b *Builder, drawn func(...int) Value, _ Value) Value {
		return b.ContractBand(drawn(4, two), drawn(1, two), BandBelow, 1<<16-2)
	})
	add("product of 65,837 terms, of which row i has those from 65,534 + i on", OpMatmul, func(b *Builder, drawn func(...int) Value, _ Value) Value {
		return b.ContractBand(drawn(4, two), drawn(1, two), BandAbove, 1<<16-2)
	})
	add("gradient of the inputs of a linear layer of 65,837 outputs", OpMatmul, func(b *Builder, drawn func(...int) Value, _ Value) Value {
		return b.Contract(drawn(2, two), b.Copy(b.Transpose(drawn(two, 2)))) // as LinearBackward's, without what only the weight's needs
	})
	add("gradient of an embedding of 65,837 tokens", OpSegsum, func(b *Builder, drawn func(...int) Value, nine Value) Value {
		return b.EmbeddingBackward(drawn(two, 2), b.Convert(I32, b.Mul(drawn(two), nine)), 3)
	})
	return out
}

// Every engine adds up the chains of a long contraction as the checked-in file says, which the interpreter computes.
func TestLongVectors(t *testing.T) {
	path := vectorsDir + "program_long.json"
	cases := longCases(t)
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
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/program -run TestLongVectors -update", path)
	}
	var f longFile
	if err := json.Unmarshal(want, &f); err != nil {
		t.Fatal(err)
	}
	onEveryEngine(t, func(t *testing.T) { replayPrimitives(t, f.Cases) })
}

// A long contraction without chains, and one cut elsewhere, has other bits: the cut is part of the definition.
func TestTheCutMatters(t *testing.T) {
	const n = MaxContraction + 301
	b := NewMap()
	seed := b.Seed()
	x, y := b.Random(seed, 1, n), b.Random(seed, 1, n)
	b.Output(b.Contract(x, y))
	cut := b.Add(b.Matmul(b.Slice(x, -1, 0, n/2), b.Slice(y, -1, 0, n/2)), b.Matmul(b.Slice(x, -1, n/2, n), b.Slice(y, -1, n/2, n)))
	b.Output(cut)
	p, _, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	out, err := p.Interpret(&Inputs{Seed: longSeed}, nil)
	if err != nil || out[0].Word(0) == out[1].Word(0) {
		t.Fatal(out, err)
	}
}
