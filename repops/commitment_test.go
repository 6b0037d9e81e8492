package repops

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/num"
)

// subtreeElements fill one unit of hashing.
const subtreeElements = RunLength * subtreeLeaves

func randomLeaves(g *rand.Rand, n int) []Hash {
	l := make([]Hash, n)
	for i := range l {
		for j := range l[i] {
			l[i][j] = byte(g.Uint32())
		}
	}
	return l
}

// slowRoot is the definition of docs/formats.md section 1, level by level.
func slowRoot(h Header, leaves []Hash) Hash {
	level := slices.Clone(leaves)
	for len(level) > 1 {
		var next []Hash
		for i := 0; i < len(level); i += 2 {
			if i+1 == len(level) {
				next = append(next, level[i])
				continue
			}
			next = append(next, sha256.Sum256(slices.Concat([]byte{1}, level[i][:], level[i+1][:])))
		}
		level = next
	}
	b := []byte{2, h.Kind, h.DType}
	b = binary.BigEndian.AppendUint64(b, h.Length)
	b = append(b, h.Binding[:]...)
	return sha256.Sum256(append(b, level[0][:]...))
}

func bytesOf(x []float32) []byte {
	var b []byte
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

// slowTensorRoot is TensorRoot by the definition.
func slowTensorRoot(h Header, x []float32) Hash {
	h.DType, h.Length = DTypeF32, uint64(len(x))
	b := bytesOf(x)
	b = append(b, make([]byte, (LeafBytes-len(b)%LeafBytes)%LeafBytes)...)
	var leaves []Hash
	for ; len(b) > 0; b = b[LeafBytes:] {
		leaves = append(leaves, sha256.Sum256(append([]byte{0}, b[:LeafBytes]...)))
	}
	return slowRoot(h, leaves)
}

func TestRootIsTheDefinition(t *testing.T) {
	g := newRand(11)
	for n := 1; n <= 140; n++ {
		h := Header{Kind: KindDataset, Length: uint64(n), Binding: randomLeaves(g, 1)[0]}
		leaves := randomLeaves(g, n)
		tree, err := NewTree(leaves)
		if err != nil {
			t.Fatal(err)
		}
		want := slowRoot(h, leaves)
		if got := Root(h, leaves); got != want {
			t.Fatalf("root of %d leaves is %s, want %s", n, got, want)
		}
		if got := tree.Root(h); got != want {
			t.Fatalf("tree of %d leaves has root %s, want %s", n, got, want)
		}
	}
	if _, err := NewTree(nil); err == nil {
		t.Fatal("a tree of no leaves")
	}
	if !Root(Header{}, nil).IsZero() || !TensorRoot[float32](Header{}, nil).IsZero() {
		t.Fatal("nothing has a root")
	}
}

// TestTensorRoots holds the three ways to a tensor's root against the definition, across every boundary: a run, a subtree of
// the parallel path, and the number of subtrees.
func TestTensorRoots(t *testing.T) {
	g := newRand(12)
	for _, n := range []int{1, 2, 255, 256, 257, 511, 512, 513, 1000, 5 * 256, subtreeElements - 1, subtreeElements, subtreeElements + 1,
		2*subtreeElements - 1, 2 * subtreeElements, 2*subtreeElements + 1, 3*subtreeElements + 300, 5*subtreeElements + 256} {
		x := vector(g, n)
		h := Header{Kind: KindMomentum, Binding: BindUint(uint64(n))}
		want := slowTensorRoot(h, x)
		if got := TensorRoot(h, x); got != want {
			t.Fatalf("TensorRoot of %d elements differs from the definition", n)
		}
		h.DType, h.Length = DTypeF32, uint64(n)
		if got := Root(h, TensorLeaves(nil, x)); got != want {
			t.Fatalf("Root of the leaves of %d elements differs from the definition", n)
		}
		hasher := NewTensorHasher(h)
		for b := bytesOf(x); len(b) > 0; {
			c := min(len(b), 1+g.IntN(3000))
			if _, err := hasher.Write(b[:c]); err != nil {
				t.Fatal(err)
			}
			b = b[c:]
		}
		if got, err := hasher.Sum(); err != nil || got != want {
			t.Fatalf("TensorHasher of %d elements differs from the definition: %v", n, err)
		}
	}
}

func TestTensorHasherCountsBytes(t *testing.T) {
	h := NewTensorHasher(Header{Length: 2})
	if _, err := h.Write(make([]byte, 7)); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Sum(); !errors.Is(err, ErrTensorLength) {
		t.Fatalf("a byte is missing: %v", err)
	}
	if _, err := h.Write(make([]byte, 2)); !errors.Is(err, ErrTensorLength) {
		t.Fatalf("a byte too many: %v", err)
	}
	if _, err := h.Sum(); !errors.Is(err, ErrTensorLength) {
		t.Fatalf("a root after an error: %v", err)
	}
	for _, n := range []uint64{0, 1 << 62, math.MaxUint64} {
		h := NewTensorHasher(Header{Length: n})
		if _, err := h.Sum(); !errors.Is(err, ErrTensorLength) {
			t.Fatalf("%d elements: %v", n, err)
		}
	}
}

// TestAnyChangeChangesTheRoot: leaves, their order and number, and every field of the header.
func TestAnyChangeChangesTheRoot(t *testing.T) {
	g := newRand(13)
	for n := 1; n <= 33; n++ {
		h := Header{Kind: KindState, Length: uint64(n)}
		leaves := randomLeaves(g, n)
		root := Root(h, leaves)
		seen := map[Hash]string{root: "unchanged"}
		add := func(what string, h Hash) {
			if other, ok := seen[h]; ok {
				t.Fatalf("%d leaves: %s and %s have one root", n, what, other)
			}
			seen[h] = what
		}
		for i := range leaves {
			c := slices.Clone(leaves)
			c[i][g.IntN(32)] ^= 1 << g.IntN(8)
			add("leaf changed", Root(h, c))
			if i > 0 {
				c := slices.Clone(leaves)
				c[0], c[i] = c[i], c[0]
				add("leaves swapped", Root(h, c))
			}
		}
		add("last leaf repeated", Root(h, append(slices.Clone(leaves), leaves[n-1])))
		for what, change := range map[string]func(*Header){
			"kind": func(h *Header) { h.Kind++ }, "dtype": func(h *Header) { h.DType++ },
			"length": func(h *Header) { h.Length++ }, "binding": func(h *Header) { h.Binding[0]++ },
		} {
			c := h
			change(&c)
			add(what, Root(c, leaves))
		}
	}
	// −0 and +0, and two NaNs, are different numbers to a commitment.
	for _, pair := range [][2]uint32{{0, 1 << 31}, {num.CanonicalNaN, num.CanonicalNaN + 1}} {
		if TensorRoot(Header{}, []float32{f32(pair[0])}) == TensorRoot(Header{}, []float32{f32(pair[1])}) {
			t.Fatalf("%08x and %08x have one root", pair[0], pair[1])
		}
	}
}

// TestProofsVerifyForOnePlaceOnly: a proof of (i, n) verifies as (i, n), and as no other index or number of leaves.
func TestProofsVerifyForOnePlaceOnly(t *testing.T) {
	g := newRand(14)
	for n := 1; n <= 40; n++ {
		h := Header{Kind: KindState, Length: uint64(n)}
		leaves := randomLeaves(g, n)
		tree, err := NewTree(leaves)
		if err != nil {
			t.Fatal(err)
		}
		root := tree.Root(h)
		if _, err := tree.Proof(uint64(n)); !errors.Is(err, ErrProofIndex) {
			t.Fatalf("proof of leaf %d of %d: %v", n, n, err)
		}
		for i := range leaves {
			proof, err := tree.Proof(uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			for j := range uint64(n + 2) {
				if err := VerifyProof(root, h, j, leaves[i], proof); (err == nil) != (j == uint64(i)) {
					t.Fatalf("proof of leaf %d of %d as leaf %d: %v", i, n, j, err)
				}
			}
			for m := range uint64(2 * n) {
				other := Header{Kind: KindState, Length: m}
				// Even with the other number's own root above the same tree, the path or the top differs.
				if err := VerifyProof(root, other, uint64(i), leaves[i], proof); (err == nil) != (m == uint64(n)) {
					t.Fatalf("proof of leaf %d of %d in %d: %v", i, n, m, err)
				}
			}
			for k := range proof {
				bad := slices.Clone(proof)
				bad[k][g.IntN(32)] ^= 1
				if err := VerifyProof(root, h, uint64(i), leaves[i], bad); !errors.Is(err, ErrProofRoot) {
					t.Fatalf("sibling %d changed: %v", k, err)
				}
				if err := VerifyProof(root, h, uint64(i), leaves[i], slices.Delete(slices.Clone(proof), k, k+1)); !errors.Is(err, ErrProofLength) {
					t.Fatalf("sibling %d missing: %v", k, err)
				}
			}
			if err := VerifyProof(root, h, uint64(i), leaves[i], append(slices.Clone(proof), Hash{})); !errors.Is(err, ErrProofLength) {
				t.Fatalf("one sibling more: %v", err)
			}
		}
	}
}

func TestHeaderLeaves(t *testing.T) {
	for length, want := range map[uint64]uint64{0: 0, 1: 1, 255: 1, 256: 1, 257: 2, 512: 2, math.MaxUint64: 1 << 56} {
		if got := (Header{DType: DTypeF32, Length: length}).Leaves(); got != want {
			t.Errorf("%d elements have %d leaves, want %d", length, got, want)
		}
		if got := (Header{DType: DTypeBytes, Length: length}).Leaves(); got != length {
			t.Errorf("%d leaves counted as %d", length, got)
		}
	}
}

func TestHashText(t *testing.T) {
	g := newRand(15)
	h := randomLeaves(g, 1)[0]
	b, err := json.Marshal(map[Hash]Hash{h: h})
	if err != nil {
		t.Fatal(err)
	}
	var back map[Hash]Hash
	if err := json.Unmarshal(b, &back); err != nil || back[h] != h {
		t.Fatalf("%s: %v", b, err)
	}
	upper := "0x" + string(bytes.ToUpper([]byte(h.String()[2:])))
	if p, err := ParseHash(upper); err != nil || p != h {
		t.Fatalf("%s: %v", upper, err)
	}
	for _, bad := range []string{"", "0x", h.String()[2:], h.String() + "0", h.String()[:65], "0X" + h.String()[2:], h.String()[:65] + "g"} {
		p, err := ParseHash(bad)
		if !errors.Is(err, ErrHash) || !p.IsZero() {
			t.Errorf("%q gives %s, %v", bad, p, err)
		}
	}
}
