package repops

import (
	"cmp"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

var update = flag.Bool("update", false, "write vectors/multiproof.json instead of comparing with it")

// place is a node of a tree: the leaves [pos << level, (pos + 1) << level), as far as there are any.
type place struct {
	level uint
	pos   uint64
}

// sparse is multi-proofs by recursion from the top of the tree, where VerifyMultiProof and MultiProof work from the leaves
// up: they share nothing but NodeHash.
type sparse struct {
	n       uint64
	indices []uint64
}

func (r sparse) top() place {
	var p place
	for p.level < 64 && uint64(1)<<p.level < r.n {
		p.level++
	}
	return p
}

// children of a place above the leaves; ok is false if there is only the left one, whose node is then the place's own.
func (r sparse) children(p place) (left, right place, ok bool) {
	left, right = place{p.level - 1, 2 * p.pos}, place{p.level - 1, 2*p.pos + 1}
	return left, right, right.pos <= (r.n-1)>>right.level
}

// shown says whether an index lies below a place.
func (r sparse) shown(p place) bool {
	return slices.ContainsFunc(r.indices, func(i uint64) bool { return i>>p.level == p.pos })
}

// needed is the places whose nodes make up the proof, in its order.
func (r sparse) needed() []place {
	var list []place
	var walk func(p place)
	walk = func(p place) {
		if !r.shown(p) {
			list = append(list, p)
			return
		}
		if p.level == 0 {
			return
		}
		left, right, ok := r.children(p)
		walk(left)
		if ok {
			walk(right)
		}
	}
	walk(r.top())
	slices.SortFunc(list, func(a, b place) int { return cmp.Or(cmp.Compare(a.level, b.level), cmp.Compare(a.pos, b.pos)) })
	return list
}

// node computes a place's node from nodes that are known.
func (r sparse) node(p place, known map[place]Hash) Hash {
	if h, ok := known[p]; ok {
		return h
	}
	left, right, ok := r.children(p)
	if !ok {
		return r.node(left, known)
	}
	return NodeHash(r.node(left, known), r.node(right, known))
}

// prove is MultiProof from the definition.
func (r sparse) prove(leaves []Hash) []Hash {
	known := map[place]Hash{}
	for i, l := range leaves {
		known[place{0, uint64(i)}] = l
	}
	proof := []Hash{}
	for _, p := range r.needed() {
		proof = append(proof, r.node(p, known))
	}
	return proof
}

// verdict is the error that VerifyMultiProof has to return, from the definition.
func verdict(root Hash, h Header, indices []uint64, leaves, proof []Hash) error {
	r := sparse{h.Leaves(), indices}
	switch {
	case len(indices) == 0:
		return ErrProofEmpty
	case len(leaves) != len(indices):
		return ErrProofLeaves
	case !slices.IsSorted(indices) || len(slices.Compact(slices.Clone(indices))) != len(indices):
		return ErrProofOrder
	case slices.ContainsFunc(indices, func(i uint64) bool { return i >= r.n }):
		return ErrProofIndex
	}
	needed := r.needed()
	if len(needed) != len(proof) {
		return ErrProofLength
	}
	known := map[place]Hash{}
	for k, i := range indices {
		known[place{0, i}] = leaves[k]
	}
	for k, p := range needed {
		known[p] = proof[k]
	}
	if rootHash(h, r.node(r.top(), known)) != root {
		return ErrProofRoot
	}
	return nil
}

// pick returns the elements of x at indices.
func pick[E any](x []E, indices []uint64) []E {
	var p []E
	for _, i := range indices {
		p = append(p, x[i])
	}
	return p
}

// subset is the numbers whose bit is set in a mask.
func subset(mask uint64) []uint64 {
	var s []uint64
	for i := range uint64(64) {
		if mask>>i&1 == 1 {
			s = append(s, i)
		}
	}
	return s
}

func treeOf(t testing.TB, leaves []Hash) *Tree {
	t.Helper()
	tree, err := NewTree(leaves)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// TestPathInRunIsTheProof: of every leaf of every run of small vectors, and of none beside it.
func TestPathInRunIsTheProof(t *testing.T) {
	g := newRand(22)
	most := uint64(33)
	if testing.Short() {
		most = 17 // all shapes of a path; all runs of a longer tree are eight times the work
	}
	for n := uint64(1); n <= most; n++ {
		leaves := randomLeaves(g, int(n))
		tree := treeOf(t, leaves)
		for first := range n {
			for end := first + 1; end <= n; end++ {
				var indices []uint64
				for i := first; i < end; i++ {
					indices = append(indices, i)
				}
				proof, err := tree.MultiProof(indices)
				if err != nil {
					t.Fatal(err)
				}
				for _, i := range indices {
					got, err := PathInRun(n, first, leaves[first:end], proof, i)
					want, _ := tree.Proof(i)
					if err != nil || !slices.Equal(got, want) {
						t.Fatalf("leaf %d of [%d, %d) of %d: %v", i, first, end, n, err)
					}
				}
				if _, err := PathInRun(n, first, leaves[first:end], append(proof, Hash{}), first); !errors.Is(err, ErrProofLength) {
					t.Fatalf("a proof that is too long: %v", err)
				}
				if len(proof) > 0 {
					if _, err := PathInRun(n, first, leaves[first:end], proof[1:], first); !errors.Is(err, ErrProofLength) {
						t.Fatalf("a proof that is too short: %v", err)
					}
				}
				for _, i := range []uint64{first - 1, end} {
					if _, err := PathInRun(n, first, leaves[first:end], proof, i); !errors.Is(err, ErrProofIndex) {
						t.Fatalf("leaf %d is not in [%d, %d): %v", i, first, end, err)
					}
				}
			}
		}
		for _, run := range [][]Hash{nil, append(leaves, Hash{})} {
			if _, err := PathInRun(n, 0, run, nil, 0); !errors.Is(err, ErrProofIndex) {
				t.Fatalf("a run of %d of %d: %v", len(run), n, err)
			}
		}
	}
}

// TestMultiProofIsTheDefinition: every set of leaves of small trees, random ones of larger trees.
func TestMultiProofIsTheDefinition(t *testing.T) {
	g := newRand(21)
	for n := uint64(1); n <= 64; n++ {
		h := Header{Kind: KindState, Length: n}
		leaves := randomLeaves(g, int(n))
		tree := treeOf(t, leaves)
		root := slowRoot(h, leaves)
		masks := []uint64{1, 1 << (n - 1), 1 | 1<<(n-1), math.MaxUint64 >> (64 - n)}
		for range 20 {
			masks = append(masks, g.Uint64()&g.Uint64()>>(64-n)|1<<g.Uint64N(n))
		}
		if n <= 9 {
			masks = nil
			for m := uint64(1); m < 1<<n; m++ {
				masks = append(masks, m)
			}
		}
		for _, m := range masks {
			indices := subset(m)
			proof, err := tree.MultiProof(indices)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(proof, sparse{n, indices}.prove(leaves)) {
				t.Fatalf("proof of leaves %v of %d is not the definition's", indices, n)
			}
			if err := VerifyMultiProof(root, h, indices, pick(leaves, indices), proof); err != nil {
				t.Fatalf("leaves %v of %d: %v", indices, n, err)
			}
			if len(indices) == 1 {
				single, err := tree.Proof(indices[0])
				if err != nil || !slices.Equal(single, proof) {
					t.Fatalf("leaf %d of %d: the single proof is another one, %v", indices[0], n, err)
				}
			}
		}
	}
}

// TestMultiProofVerifiesForOnePlaceOnly: a proof of some leaves of n is refused for other leaves and in other vectors.
func TestMultiProofVerifiesForOnePlaceOnly(t *testing.T) {
	g := newRand(22)
	for n := uint64(1); n <= 6; n++ {
		h := Header{Kind: KindState, Length: n}
		leaves := randomLeaves(g, int(n))
		root := slowRoot(h, leaves)
		tree := treeOf(t, leaves)
		for m := uint64(1); m < 1<<n; m++ {
			indices := subset(m)
			shown := pick(leaves, indices)
			proof, err := tree.MultiProof(indices)
			if err != nil {
				t.Fatal(err)
			}
			for other := uint64(0); other < 1<<(n+2); other++ {
				if err := VerifyMultiProof(root, h, subset(other), shown, proof); (err == nil) != (other == m) {
					t.Fatalf("proof of %v of %d as %v: %v", indices, n, subset(other), err)
				}
			}
			for length := range 2*n + 2 {
				if err := VerifyMultiProof(root, Header{Kind: KindState, Length: length}, indices, shown, proof); (err == nil) != (length == n) {
					t.Fatalf("proof of %v of %d in %d: %v", indices, n, length, err)
				}
			}
			for k := range proof {
				bad := slices.Clone(proof)
				bad[k][g.IntN(32)] ^= 1
				if err := VerifyMultiProof(root, h, indices, shown, bad); !errors.Is(err, ErrProofRoot) {
					t.Fatalf("hash %d changed: %v", k, err)
				}
			}
			for k := range shown {
				bad := slices.Clone(shown)
				bad[k][g.IntN(32)] ^= 1
				if err := VerifyMultiProof(root, h, indices, bad, proof); !errors.Is(err, ErrProofRoot) {
					t.Fatalf("leaf %d changed: %v", k, err)
				}
			}
		}
	}
}

func TestMultiProofRefuses(t *testing.T) {
	tree := treeOf(t, randomLeaves(newRand(23), 5))
	for _, c := range []struct {
		indices []uint64
		err     error
	}{
		{nil, ErrProofEmpty},
		{[]uint64{5}, ErrProofIndex},
		{[]uint64{0, 1, math.MaxUint64}, ErrProofIndex},
		{[]uint64{1, 0}, ErrProofOrder},
		{[]uint64{3, 3}, ErrProofOrder},
		{[]uint64{9, 9}, ErrProofOrder},
	} {
		if proof, err := tree.MultiProof(c.indices); !errors.Is(err, c.err) || proof != nil {
			t.Errorf("%v: %v, want %v", c.indices, err, c.err)
		}
	}
}

// sentinels are the errors of VerifyMultiProof by their name in the vectors.
var sentinels = map[string]error{
	"": nil, "empty": ErrProofEmpty, "leaves": ErrProofLeaves, "order": ErrProofOrder, "index": ErrProofIndex, "length": ErrProofLength, "root": ErrProofRoot,
}

type multiCase struct {
	Name     string     `json:"name"`
	Kind     uint8      `json:"kind"`
	DType    uint8      `json:"dtype"`
	Length   uint64     `json:"length"`
	Binding  Hash       `json:"binding"`
	Root     Hash       `json:"root"`
	Count    uint64     `json:"count"`
	Indices  []uint64   `json:"indices"`
	LeafData []hexBytes `json:"leafData"`
	Leaves   []Hash     `json:"leaves"`
	Proof    []Hash     `json:"proof"`
	Valid    bool       `json:"valid"`
	Error    string     `json:"error"`
}

func (h hexBytes) MarshalText() ([]byte, error) { return []byte("0x" + hex.EncodeToString(h)), nil }

// multiVectors makes the cases by the reference alone.
func multiVectors() []multiCase {
	g := newRand(24)
	var cases []multiCase
	add := func(c multiCase, h Header) {
		c.Kind, c.DType, c.Length, c.Binding, c.Count = h.Kind, h.DType, h.Length, h.Binding, h.Leaves()
		c.Leaves = []Hash{}
		for _, d := range c.LeafData {
			c.Leaves = append(c.Leaves, LeafHash(d))
		}
		c.Indices, c.LeafData, c.Proof = append([]uint64{}, c.Indices...), append([]hexBytes{}, c.LeafData...), append([]Hash{}, c.Proof...)
		err := verdict(c.Root, h, c.Indices, c.Leaves, c.Proof)
		c.Valid = err == nil
		for name, sentinel := range sentinels {
			if err == sentinel {
				c.Error = name
			}
		}
		cases = append(cases, c)
	}
	good := func(h Header, data []hexBytes, indices []uint64) multiCase {
		var leaves []Hash
		for _, d := range data {
			leaves = append(leaves, LeafHash(d))
		}
		return multiCase{
			Name: fmt.Sprintf("leaves %v of %d, dtype %d", indices, h.Leaves(), h.DType), Root: slowRoot(h, leaves),
			Indices: indices, LeafData: pick(data, indices), Proof: sparse{h.Leaves(), indices}.prove(leaves),
		}
	}
	random := func(n int) hexBytes {
		b := make(hexBytes, n)
		for i := range b {
			b[i] = byte(g.Uint32())
		}
		return b
	}
	for n := uint64(1); n <= 13; n++ {
		h := Header{Kind: KindState, Length: n}
		var data []hexBytes
		for range n {
			data = append(data, random(32))
		}
		masks := []uint64{1, 1 << (n - 1), 1 | 1<<(n-1), 1<<n - 1, 0x5555 & (1<<n - 1), 0xaaaa & (1<<n - 1), 3 << (n / 2) & (1<<n - 1)}
		for range 3 {
			masks = append(masks, 1+g.Uint64N(1<<n-1))
		}
		if n <= 4 {
			masks = nil
			for m := uint64(1); m < 1<<n; m++ {
				masks = append(masks, m)
			}
		}
		slices.Sort(masks)
		for _, m := range slices.Compact(masks) {
			if m != 0 {
				add(good(h, data, subset(m)), h)
			}
		}
		if n != 1 && n != 5 && n != 8 && n != 11 {
			continue
		}
		indices := slices.Compact([]uint64{0, n / 3, n - 1})
		if n == 1 {
			indices = []uint64{0}
		}
		bad := func(what string, change func(c *multiCase, h *Header)) {
			c, h := good(h, data, indices), h
			c.Name += ", " + what
			change(&c, &h)
			add(c, h)
		}
		bad("one hash more", func(c *multiCase, _ *Header) { c.Proof = append(c.Proof, Hash(random(32))) })
		bad("no index", func(c *multiCase, _ *Header) { c.Indices, c.LeafData = nil, nil })
		bad("one leaf less", func(c *multiCase, _ *Header) { c.LeafData = c.LeafData[1:] })
		bad("one leaf more", func(c *multiCase, _ *Header) { c.LeafData = append(c.LeafData, data[0]) })
		bad("the last leaf twice", func(c *multiCase, _ *Header) {
			k := len(c.Indices) - 1
			c.Indices, c.LeafData = append(slices.Clone(c.Indices), c.Indices[k]), append(c.LeafData, c.LeafData[k])
		})
		bad("index is the number of leaves", func(c *multiCase, _ *Header) {
			c.Indices = slices.Clone(c.Indices)
			c.Indices[len(c.Indices)-1] = n
		})
		bad("index far out of range", func(c *multiCase, _ *Header) {
			c.Indices = slices.Clone(c.Indices)
			c.Indices[len(c.Indices)-1] = math.MaxUint64
		})
		bad("other data", func(c *multiCase, _ *Header) {
			c.LeafData[0] = slices.Clone(c.LeafData[0])
			c.LeafData[0][31] ^= 1
		})
		bad("other kind", func(_ *multiCase, h *Header) { h.Kind = KindPayloadSet })
		bad("other binding", func(_ *multiCase, h *Header) { h.Binding[31] = 1 })
		bad("no leaf in the header", func(_ *multiCase, h *Header) { h.Length = 0 })
		bad("one leaf more in the header", func(_ *multiCase, h *Header) { h.Length++ })
		bad("unknown dtype", func(_ *multiCase, h *Header) { h.DType = 255 })
		bad("other root", func(c *multiCase, _ *Header) { c.Root[0] ^= 0x80 })
		if n == 1 {
			continue
		}
		bad("one hash less", func(c *multiCase, _ *Header) { c.Proof = c.Proof[:len(c.Proof)-1] })
		bad("no hash", func(c *multiCase, _ *Header) { c.Proof = nil })
		bad("other hash", func(c *multiCase, _ *Header) { c.Proof[len(c.Proof)-1][5] ^= 4 })
		bad("hashes in another order", func(c *multiCase, _ *Header) { slices.Reverse(c.Proof) })
		bad("indices and leaves descend", func(c *multiCase, _ *Header) {
			c.Indices = slices.Clone(c.Indices)
			slices.Reverse(c.Indices)
			slices.Reverse(c.LeafData)
		})
		bad("two leaves exchanged", func(c *multiCase, _ *Header) { c.LeafData[0], c.LeafData[1] = c.LeafData[1], c.LeafData[0] })
		bad("proof of other indices", func(c *multiCase, _ *Header) {
			c.Indices = slices.Clone(c.Indices)
			c.Indices[1]++
		})
		bad("a hash that follows from the leaves too", func(c *multiCase, _ *Header) {
			c.Proof = slices.Insert(c.Proof, 0, LeafHash(data[0]))
		})
		bad("the node over two leaves as a leaf", func(c *multiCase, _ *Header) {
			l, r := LeafHash(data[0]), LeafHash(data[1])
			c.LeafData[0] = slices.Concat(l[:], r[:])
			c.Proof = c.Proof[1:]
		})
	}
	for _, v := range []struct {
		dtype       uint8
		length      uint64
		size, whole int // bytes of a leaf, and of the elements in the last one
		indices     [][]uint64
	}{
		{DTypeF32, 1300, 1024, 80, [][]uint64{{0, 5}, {1, 2}, {2, 3, 4}}},
		{DTypeI8, 3000, 1024, 952, [][]uint64{{1, 2}}},
		{DTypeI32, 1025, 1024, 4, [][]uint64{{0, 4}}},
		{DTypeF64, 300, 1024, 352, [][]uint64{{0, 2}}},
		{DTypeQ8, 2100, 1040, 56, [][]uint64{{1, 2}}},
		{DTypeQ4, 2100, 528, 30, [][]uint64{{0, 2}}},
	} {
		h := Header{Kind: KindParams, DType: v.dtype, Length: v.length, Binding: BindUint(uint64(v.dtype))}
		var data []hexBytes
		for range h.Leaves() {
			data = append(data, random(v.size))
		}
		clear(data[len(data)-1][v.whole:])
		for _, indices := range v.indices {
			add(good(h, data, indices), h)
		}
		// The same number of leaves of another type.
		c := good(h, data, v.indices[0])
		c.Name += ", other dtype"
		other := h
		switch v.dtype {
		case DTypeF32:
			other.DType = DTypeI32
		case DTypeI8:
			other.DType = DTypeQ8
		default:
			continue
		}
		add(c, other)
	}
	return cases
}

func TestMultiProofVectors(t *testing.T) {
	const path = "../vectors/multiproof.json"
	var b []byte
	cases := multiVectors()
	b = fmt.Appendf(b, "{\n\"count\": %d,\n\"cases\": [\n", len(cases))
	for i, c := range cases {
		line, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		b = append(b, line...)
		if i < len(cases)-1 {
			b = append(b, ',')
		}
		b = append(b, '\n')
	}
	b = append(b, "]\n}\n"...)
	if *update {
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(have) != string(b) {
		t.Errorf("%s is stale. Hint: go test ./repops -run TestMultiProofVectors -update", path)
	}
	var f struct {
		Count int
		Cases []multiCase
	}
	if err := json.Unmarshal(have, &f); err != nil || f.Count != len(f.Cases) || f.Count < 100 {
		t.Fatalf("%d cases of %d, %v", len(f.Cases), f.Count, err)
	}
	seen, names := map[string]bool{}, map[string]bool{}
	for _, c := range f.Cases {
		var leaves []Hash
		for _, d := range c.LeafData {
			leaves = append(leaves, LeafHash(d))
		}
		if !slices.Equal(leaves, c.Leaves) {
			t.Errorf("%s: leaf hashes", c.Name)
		}
		err := VerifyMultiProof(c.Root, Header{c.Kind, c.DType, c.Length, c.Binding}, c.Indices, c.Leaves, c.Proof)
		if sentinel, known := sentinels[c.Error]; !known || !errors.Is(err, sentinel) || (err == nil) != c.Valid {
			t.Errorf("%s: %v, want %q", c.Name, err, c.Error)
		}
		if names[c.Name] {
			t.Errorf("%s: twice", c.Name)
		}
		seen[c.Error], names[c.Name] = true, true
	}
	if len(seen) != len(sentinels) {
		t.Errorf("only the errors %v occur", seen)
	}
}

// FuzzMultiProof reads a header, indices, leaves and hashes from arbitrary bytes: VerifyMultiProof always says what the
// definition says.
func FuzzMultiProof(f *testing.F) {
	const known = 37
	leaves := randomLeaves(rand.New(rand.NewPCG(1, 25)), known)
	h := Header{Kind: KindState, Length: known}
	root := slowRoot(h, leaves)
	encode := func(length uint64, indices []uint64, hashes []Hash) []byte {
		b := binary.BigEndian.AppendUint64(nil, length)
		b = append(b, byte(len(indices)))
		for _, i := range indices {
			b = binary.BigEndian.AppendUint64(b, i)
		}
		for _, v := range hashes {
			b = append(b, v[:]...)
		}
		return b
	}
	for _, indices := range [][]uint64{{0}, {36}, {0, 36}, {3, 4, 5, 32}, {31, 32, 33, 34, 35, 36}} {
		f.Add(encode(known, indices, append(pick(leaves, indices), sparse{known, indices}.prove(leaves)...)))
		f.Add(encode(math.MaxUint64, indices, leaves))
	}
	f.Add(encode(math.MaxUint64, []uint64{math.MaxUint64 - 1}, leaves[:32]))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) < 9 {
			return
		}
		h := h
		h.Length = binary.BigEndian.Uint64(b)
		m := int(b[8])
		var indices []uint64
		for b = b[9:]; len(b) >= 8 && len(indices) < m; b = b[8:] {
			indices = append(indices, binary.BigEndian.Uint64(b))
		}
		var hashes []Hash
		for ; len(b) >= 32; b = b[32:] {
			hashes = append(hashes, Hash(b[:32]))
		}
		shown := hashes[:min(len(indices), len(hashes))]
		proof := hashes[len(shown):]
		got, want := VerifyMultiProof(root, h, indices, shown, proof), verdict(root, h, indices, shown, proof)
		if !errors.Is(got, want) || (got == nil) != (want == nil) {
			t.Fatalf("%v of %d: %v, want %v", indices, h.Length, got, want)
		}
		if got == nil {
			for k, i := range indices {
				if shown[k] != leaves[i] {
					t.Fatalf("leaf %d is proven to be another one", i)
				}
			}
		}
	})
}
