package repops

import (
	"errors"
	"math/rand/v2"
	"testing"
)

// TestRootHasherIsRoot: any cut of the leaves gives the root over all of them.
func TestRootHasherIsRoot(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 57))
	leaves := make([]Hash, 1500)
	for i := range leaves {
		leaves[i] = LeafHash([]byte{byte(i), byte(i >> 8)})
	}
	for _, n := range []int{1, 2, 255, 256, 257, 511, 512, 513, 1024, 1500} {
		h := Header{Kind: KindInterleaved, Length: uint64(n), Binding: BindUint(7)}
		want := Root(h, leaves[:n])
		for range 5 {
			s := NewRootHasher(h)
			for rest := leaves[:n]; len(rest) > 0; {
				c := 1 + r.IntN(min(len(rest), 600))
				s.Add(rest[:c])
				rest = rest[c:]
			}
			for range 2 {
				got, err := s.Sum()
				if err != nil || got != want {
					t.Fatalf("%d leaves: %v %v, want %v", n, got, err, want)
				}
			}
		}
		few, many := NewRootHasher(h), NewRootHasher(h)
		few.Add(leaves[:n-1])
		many.Add(leaves[:n])
		many.Add(leaves[:1])
		for _, s := range []*RootHasher{few, many, NewRootHasher(Header{Kind: KindInterleaved})} {
			if _, err := s.Sum(); !errors.Is(err, ErrTensorLength) {
				t.Fatalf("%d leaves: %v", n, err)
			}
		}
	}
}

// TestNodes: a tree shows its levels, and nothing beside them.
func TestNodes(t *testing.T) {
	leaves := make([]Hash, 11)
	for i := range leaves {
		leaves[i] = LeafHash([]byte{byte(i)})
	}
	tree, err := NewTree(leaves)
	if err != nil {
		t.Fatal(err)
	}
	if tree.Height() != 4 {
		t.Fatal(tree.Height())
	}
	level := leaves
	for height := 0; ; height++ {
		got, err := tree.Nodes(height, 0, uint64(len(level)))
		if err != nil {
			t.Fatal(err)
		}
		for i := range level {
			if got[i] != level[i] {
				t.Fatalf("node %d of height %d", i, height)
			}
		}
		if _, err := tree.Nodes(height, 0, uint64(len(level)+1)); !errors.Is(err, ErrProofIndex) {
			t.Fatal(err)
		}
		if len(level) == 1 {
			break
		}
		var next []Hash
		for i := 0; i < len(level); i += 2 {
			if i+1 < len(level) {
				next = append(next, NodeHash(level[i], level[i+1]))
			} else {
				next = append(next, level[i])
			}
		}
		level = next
	}
	for _, bad := range [][3]int{{-1, 0, 1}, {5, 0, 1}, {0, 3, 2}} {
		if _, err := tree.Nodes(bad[0], uint64(bad[1]), uint64(bad[2])); !errors.Is(err, ErrProofIndex) {
			t.Fatal(bad, err)
		}
	}
}
