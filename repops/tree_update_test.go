package repops

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// randomIndices is a random set of at most m numbers below n, ascending.
func randomIndices(g *rand.Rand, n uint64, m int) []uint64 {
	var s []uint64
	for range m {
		s = append(s, g.Uint64N(n))
	}
	slices.Sort(s)
	return slices.Compact(s)
}

// TestUpdateIsTheTreeFromScratch: after each update every level, so every later proof, is that of a new tree.
func TestUpdateIsTheTreeFromScratch(t *testing.T) {
	g := newRand(41)
	for n := uint64(1); n <= 100; n++ {
		leaves := randomLeaves(g, int(n))
		tree := treeOf(t, leaves)
		for round := range 12 {
			indices := randomIndices(g, n, g.IntN(1+int(n)))
			switch round {
			case 0:
				indices = []uint64{n - 1}
			case 1:
				indices = subset(1<<min(n, 64) - 1)
			}
			var changes []LeafChange
			for _, i := range indices {
				leaves[i] = randomLeaves(g, 1)[0]
				changes = append(changes, LeafChange{i, leaves[i]})
			}
			if err := tree.Update(changes); err != nil {
				t.Fatal(err)
			}
			for l, level := range treeOf(t, leaves).levels {
				if !slices.Equal(level, tree.levels[l]) {
					t.Fatalf("%d leaves, changes at %v: level %d differs from a new tree's", n, indices, l)
				}
			}
		}
	}
}

func TestUpdateRefuses(t *testing.T) {
	leaves := randomLeaves(newRand(42), 5)
	tree := treeOf(t, leaves)
	h := Header{Kind: KindState, Length: 5}
	for _, c := range []struct {
		indices []uint64
		err     error
	}{
		{[]uint64{0, 5}, ErrProofIndex},
		{[]uint64{math.MaxUint64}, ErrProofIndex},
		{[]uint64{1, 0}, ErrProofOrder},
		{[]uint64{2, 2}, ErrProofOrder},
	} {
		var changes []LeafChange
		for _, i := range c.indices {
			changes = append(changes, LeafChange{i, Hash{1}})
		}
		if err := tree.Update(changes); !errors.Is(err, c.err) {
			t.Errorf("%v: %v, want %v", c.indices, err, c.err)
		}
		if tree.levels[0][0] != leaves[0] || tree.Root(h) != slowRoot(h, leaves) {
			t.Fatalf("%v: the tree changed", c.indices)
		}
	}
}

func updateTyped[E Element](t *testing.T, g *rand.Rand, n int, random func() E) {
	t.Helper()
	x := make([]E, n)
	for i := range x {
		x[i] = random()
	}
	h := Header{Kind: KindMomentum, Binding: BindUint(1)}
	tree, err := NewTensorTree(h, x)
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		var indices []uint64
		// Some in any order, some of them twice, and a stretch over several leaves.
		for range g.IntN(6) {
			indices = append(indices, g.Uint64N(uint64(n)))
		}
		indices = append(indices, indices...)
		if g.IntN(2) == 0 {
			lo := g.IntN(n)
			for i := lo; i < min(lo+2500, n); i++ {
				indices = append(indices, uint64(i))
			}
		}
		for _, i := range indices {
			x[i] = random()
		}
		if err := tree.Update(x, indices); err != nil {
			t.Fatal(err)
		}
		if tree.Root() != TensorRoot(h, x) {
			t.Fatalf("%T of %d: the root after a change differs from that from scratch", x, n)
		}
	}
	root := tree.Root()
	for i := range x {
		x[i] = random()
	}
	if err := tree.Update(x, []uint64{0, uint64(n)}); !errors.Is(err, ErrProofIndex) {
		t.Fatalf("element %d of %d: %v", n, n, err)
	}
	if err := tree.Update(x[1:], []uint64{0}); !errors.Is(err, ErrTensorLength) {
		t.Fatalf("a shorter vector: %v", err)
	}
	if tree.Root() != root {
		t.Fatal("a refused update changed the root")
	}
}

func TestTensorTree(t *testing.T) {
	g := newRand(43)
	for _, n := range []int{1, 128, 257, 1025, 20_000} {
		updateTyped(t, g, n, func() float32 { return math.Float32frombits(g.Uint32()) })
		updateTyped(t, g, n, func() float64 { return g.NormFloat64() })
		updateTyped(t, g, n, func() int8 { return int8(g.Uint32()) })
		updateTyped(t, g, n, func() int32 { return int32(g.Uint32()) })
	}
	if _, err := NewTensorTree[float32](Header{}, nil); !errors.Is(err, ErrTensorLength) {
		t.Errorf("a tree of nothing: %v", err)
	}
}

// BenchmarkUpdate changes 64 elements of 4 Mi, TensorRoot of which takes 16 MiB of hashing.
func BenchmarkUpdate(b *testing.B) {
	g := newRand(44)
	x := make([]float32, 1<<22)
	tree, err := NewTensorTree(Header{Kind: KindParams}, x)
	if err != nil {
		b.Fatal(err)
	}
	indices := randomIndices(g, uint64(len(x)), 64)
	for b.Loop() {
		if err := tree.Update(x, indices); err != nil {
			b.Fatal(err)
		}
	}
}
