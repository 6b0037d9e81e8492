package program

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops"
)

// What a place says of itself is what the program says of the entry.
func TestPlaceDescribesItsEntry(t *testing.T) {
	for seed := range uint64(20) {
		p, _ := randomProgram(rand.New(rand.NewPCG(seed, 5)))
		for entry := range uint32(p.Entries()) {
			l := p.Place(entry)
			s, err := l.Sections()
			if err != nil || s != (Sections{p.firstMicro(), p.firstStep(), p.firstOutput(), uint32(p.Entries()), p.MicroBatches()}) {
				t.Fatalf("sections %+v, %v", s, err)
			}
			names, err := l.Names()
			if p.Node(entry) == nil {
				if !errors.Is(err, ErrNotANode) {
					t.Fatalf("entry %d is no node, Names says %v", entry, err)
				}
				continue
			}
			if err != nil || len(names) != len(l.Named) {
				t.Fatalf("entry %d names %v, %v; it should name %d", entry, names, err, len(l.Named))
			}
			for i, n := range l.Named {
				if names[i] != n.Number {
					t.Fatalf("entry %d names %v", entry, names)
				}
				in, ok := l.Input(n.Number)
				if ok != (n.Number < p.firstMicro()) || ok && in != p.Inputs[n.Number-1] {
					t.Fatalf("input %d is %+v, %v", n.Number, in, ok)
				}
			}
			n, err := l.Node()
			if err != nil || n.Op != p.Node(entry).Op || !slices.Equal(n.Operands, p.Node(entry).Operands) {
				t.Fatalf("node %d is %+v, %v", entry, n, err)
			}
			part := p.MicroBatches()
			if entry < p.firstStep() {
				part = 0
			}
			if first, nodes := s.Part(part); entry < first || entry-first >= nodes {
				t.Fatalf("node %d is not in part %d: %d from %d", entry, part, nodes, first)
			}
			if _, ok := l.Input(0); ok {
				t.Fatal("the header is no input")
			}
		}
	}
}

// Bytes that are no entry are refused by all of them.
func TestPlaceOfAnyBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p, _ := randomProgram(r)
	for range 2000 {
		l := p.Place(r.Uint32N(uint32(p.Entries())))
		for _, b := range []*[]byte{&l.Header, &l.Entry} {
			if *b = slices.Clone(*b); len(*b) > 0 && r.IntN(2) == 0 {
				(*b)[r.IntN(len(*b))] ^= byte(1 << r.IntN(8))
				*b = (*b)[:len(*b)-r.IntN(2)]
			}
		}
		_, _ = l.Sections()
		_, _ = l.Node()
		if names, err := l.Names(); err == nil && !slices.IsSorted(names) {
			t.Fatal("not ascending")
		}
		for e := range uint32(4) {
			_, _ = l.Input(e)
		}
	}
}

// Words are the reading's elements, from the leaves that Leaves names, and from no others.
func TestOpeningWords(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, d := range []DType{F32, I32, I8} {
		x := NewTensor(d, 3000)
		for i := range uint64(x.Len()) {
			x.SetWord(i, uint32(i)%100)
		}
		c, err := Commit(x)
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			first := r.Uint64N(3000)
			q := Reading{DType: d, Length: 3000, First: first, Count: 1 + r.Uint32N(uint32(min(3000-first, 1024)))}
			if d != I8 {
				q.Count = min(q.Count, Group)
			}
			o, err := c.Open(q)
			if err != nil {
				t.Fatal(err)
			}
			if _, n := q.Leaves(); int(n) != len(o.Leaves) {
				t.Fatalf("%d leaves, %d opened", n, len(o.Leaves))
			}
			words, err := o.Words(q)
			if err != nil || len(words) != int(q.Count) || words[0] != x.Word(first) || words[q.Count-1] != x.Word(first+uint64(q.Count)-1) {
				t.Fatalf("%v from %d: %v, %v", d, first, words, err)
			}
			o.Root = repops.Hash{1}
			if _, err := o.Words(q); !errors.Is(err, ErrEvidence) {
				t.Fatal(err)
			}
		}
	}
}
