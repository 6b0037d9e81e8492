package evmeval_test

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/internal/evmeval"
	"assay/repops"
	"assay/repops/num"
)

type proofCase struct {
	Name    string
	Kind    uint8
	DType   uint8
	Length  uint64
	Binding repops.Hash
	Root    repops.Hash
	Index   uint64
	Indices []uint64
	Proof   []repops.Hash
	Error   string
}

func (c proofCase) header() evmeval.Header {
	return evmeval.Header{Kind: c.Kind, Dtype: c.DType, Length: c.Length, Binding: c.Binding}
}

func hashes(h []repops.Hash) [][32]byte {
	out := make([][32]byte, len(h))
	for i := range h {
		out[i] = h[i]
	}
	return out
}

// verdicts are the vectors' names of the contract's verdicts.
var verdicts = map[string]evmeval.Verdict{
	"": evmeval.Valid, "empty": evmeval.Empty, "leaves": evmeval.Leaves, "order": evmeval.Order,
	"index": evmeval.Index, "length": evmeval.Length, "root": evmeval.Root,
}

func readCases(t *testing.T, file string, cases any) {
	t.Helper()
	raw, err := os.ReadFile("../../vectors/" + file)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, cases))
}

// The contract gives every proof of vectors/proofs.json the verdict that stands there, also as a multi-proof of one leaf.
func TestProofVectors(t *testing.T) {
	var file struct {
		Cases []struct {
			proofCase
			LeafData hexutil.Bytes
		}
	}
	readCases(t, "proofs.json", &file)
	require.GreaterOrEqual(t, len(file.Cases), 300)
	e := evaluator(t)
	for _, c := range file.Cases {
		v, err := e.VerifyLeaf(c.Root, c.header(), c.Index, c.LeafData, hashes(c.Proof))
		require.NoError(t, err)
		require.Equal(t, verdicts[c.Error], v, c.Name)
		v, err = e.VerifyLeaves(c.Root, c.header(), []uint64{c.Index}, [][]byte{c.LeafData}, hashes(c.Proof))
		require.NoError(t, err)
		require.Equal(t, verdicts[c.Error], v, c.Name)
	}
}

// The contract gives every proof of vectors/multiproof.json the verdict that stands there.
func TestMultiProofVectors(t *testing.T) {
	var file struct {
		Cases []struct {
			proofCase
			LeafData []hexutil.Bytes
		}
	}
	readCases(t, "multiproof.json", &file)
	require.GreaterOrEqual(t, len(file.Cases), 150)
	e := evaluator(t)
	for _, c := range file.Cases {
		leaves := make([][]byte, len(c.LeafData))
		for i := range leaves {
			leaves[i] = c.LeafData[i]
		}
		v, err := e.VerifyLeaves(c.Root, c.header(), c.Indices, leaves, hashes(c.Proof))
		require.NoError(t, err)
		require.Equal(t, verdicts[c.Error], v, c.Name)
	}
}

// form is how a leaf of a dtype is made up; 0 elements: one a leaf.
type form struct{ elements, bytes int }

var forms = map[uint8]form{
	repops.DTypeF32: {256, 1024},
	repops.DTypeQ8:  {1024, 1040},
	repops.DTypeQ4:  {1024, 528},
	repops.DTypeF64: {128, 1024},
	repops.DTypeI8:  {1024, 1024},
	repops.DTypeI32: {256, 1024},
}

// tensor is a committed tensor with all its leaves.
type tensor struct {
	header evmeval.Header
	root   repops.Hash
	tree   *repops.Tree
	leaves [][]byte
}

// scale is a binary32 scale of sixteen significant bits, as quantisation makes them.
func scale(g *rand.Rand) uint32 {
	return uint32(1+g.IntN(230))<<23 | uint32(g.IntN(1<<23))&^255
}

// fill makes elements of the dtype: bytes of whole leaves, zero after element n.
func fill(g *rand.Rand, dtype uint8, n int) (data []byte, used int) {
	f := forms[dtype]
	data = make([]byte, (n+f.elements-1)/f.elements*f.bytes)
	random := func(b []byte) {
		for i := range b {
			b[i] = byte(g.Uint32())
		}
	}
	switch dtype {
	case repops.DTypeQ8, repops.DTypeQ4:
		block := f.bytes / 4
		for i := 0; i < n; i += 256 {
			b := data[i/256*block:][:block]
			codes := min(256, n-i)
			binary.LittleEndian.PutUint32(b, scale(g))
			if used = i/256%4*block + 4 + codes; dtype == repops.DTypeQ4 {
				codes = (codes + 1) / 2
				used = i/256%4*block + 4 + codes
			}
			random(b[4 : 4+codes])
			if dtype == repops.DTypeQ4 && n-i < 256 && n%2 == 1 {
				b[4+codes-1] &= 15
			}
		}
	default:
		size := f.bytes / f.elements
		random(data[:n*size])
		used = (n-1)%f.elements*size + size
	}
	return data, used
}

func commit(t testing.TB, kind, dtype uint8, n int, data []byte) tensor {
	t.Helper()
	size := forms[dtype].bytes
	x := tensor{header: evmeval.Header{Kind: kind, Dtype: dtype, Length: uint64(n), Binding: repops.BindUint(77)}}
	var nodes []repops.Hash
	for i := 0; i < len(data); i += size {
		x.leaves = append(x.leaves, data[i:i+size])
		nodes = append(nodes, repops.LeafHash(data[i:i+size]))
	}
	tree, err := repops.NewTree(nodes)
	require.NoError(t, err)
	x.tree = tree
	x.root = tree.Root(repops.Header{Kind: kind, DType: dtype, Length: uint64(n), Binding: repops.BindUint(77)})
	return x
}

func (x tensor) path(t testing.TB, leaf int) [][32]byte {
	t.Helper()
	p, err := x.tree.Proof(uint64(leaf))
	require.NoError(t, err)
	return hashes(p)
}

// value is element i, read the plain way.
func (x tensor) value(i int) uint64 {
	f := forms[x.header.Dtype]
	leaf, at := x.leaves[i/f.elements], i%f.elements
	switch x.header.Dtype {
	case repops.DTypeF32:
		return uint64(binary.LittleEndian.Uint32(leaf[4*at:]))
	case repops.DTypeF64:
		return binary.LittleEndian.Uint64(leaf[8*at:])
	case repops.DTypeI8:
		return uint64(int64(int8(leaf[at])))
	case repops.DTypeI32:
		return uint64(int64(int32(binary.LittleEndian.Uint32(leaf[4*at:]))))
	}
	block := leaf[at/256*f.bytes/4:]
	var code int8
	if x.header.Dtype == repops.DTypeQ8 {
		code = int8(block[4+at%256])
	} else {
		code = int8(block[4+at%256/2]>>(4*(at%2))<<4) >> 4
	}
	return b32(num.Mul(num.I8ToF32(code), math.Float32frombits(binary.LittleEndian.Uint32(block))))
}

// Elements of every dtype open to what the leaf says, in full leaves, short last ones and promoted ones.
func TestOpenElement(t *testing.T) {
	e := evaluator(t)
	g := rand.New(rand.NewPCG(4, 0))
	for dtype, f := range forms {
		for _, n := range []int{1, 2, f.elements - 1, f.elements, f.elements + 1, 2*f.elements + f.elements/2 + 3, 5 * f.elements} {
			data, _ := fill(g, dtype, n)
			x := commit(t, 1, dtype, n, data)
			for range 12 {
				i := []int{0, n - 1, g.IntN(n), max(0, n-2)}[g.IntN(4)]
				leaf := i / f.elements
				v, have, err := e.OpenElement(x.root, x.header, uint64(i), x.leaves[leaf], x.path(t, leaf))
				require.NoError(t, err)
				require.Equal(t, evmeval.Valid, v)
				require.Equal(t, x.value(i), have, "dtype %d, element %d of %d", dtype, i, n)
			}
			v, have, err := e.OpenElement(x.root, x.header, uint64(n), x.leaves[len(x.leaves)-1], x.path(t, len(x.leaves)-1))
			require.NoError(t, err)
			require.Equal(t, evmeval.Index, v)
			require.Zero(t, have)
		}
	}
}

// A tensor whose commitment is right but whose last leaf is not zero where it must be opens as Malformed, whichever byte it is;
// so does a leaf of a wrong size.
func TestMalformed(t *testing.T) {
	e := evaluator(t)
	g := rand.New(rand.NewPCG(5, 0))
	for dtype, f := range forms {
		for _, n := range []int{1, 3, f.elements/2 + 1, f.elements - 1, f.elements + 2, 3*f.elements - 5} {
			clean, used := fill(g, dtype, n)
			last := len(clean)/f.bytes - 1
			open := func(data []byte) evmeval.Verdict {
				x := commit(t, 2, dtype, n, data)
				v, _, err := e.OpenElement(x.root, x.header, uint64(n-1), x.leaves[last], x.path(t, last))
				require.NoError(t, err)
				return v
			}
			require.Equal(t, evmeval.Valid, open(clean))
			for _, at := range []int{used, used + 1, used + g.IntN(max(1, f.bytes-used)), f.bytes - 2, f.bytes - 1} {
				if at < used || at >= f.bytes {
					continue
				}
				bad := append([]byte(nil), clean...)
				bad[last*f.bytes+at] ^= 1 << g.IntN(8)
				require.Equal(t, evmeval.Malformed, open(bad), "dtype %d, %d elements, byte %d of the last leaf", dtype, n, at)
			}
			if dtype == repops.DTypeQ4 && n%2 == 1 && n%256 != 0 {
				bad := append([]byte(nil), clean...)
				bad[last*f.bytes+used-1] |= 0x10
				require.Equal(t, evmeval.Malformed, open(bad), "high half of the last code's byte")
			}
		}
		// Leaves of other sizes, rightly committed.
		for _, d := range []int{-f.bytes, -1, 1, 32} {
			leaf := make([]byte, f.bytes+d)
			h := repops.Header{Kind: 1, DType: dtype, Length: uint64(f.elements)}
			root := repops.Root(h, []repops.Hash{repops.LeafHash(leaf)})
			eh := evmeval.Header{Kind: 1, Dtype: dtype, Length: uint64(f.elements)}
			v, _, err := e.OpenElement(root, eh, 0, leaf, nil)
			require.NoError(t, err)
			require.Equal(t, evmeval.Malformed, v)
			v, err = e.VerifyLeaf(root, eh, 0, leaf, nil)
			require.NoError(t, err)
			require.Equal(t, evmeval.Valid, v, "it is in the tensor")
		}
	}
	leaf := []byte("a record")
	root := repops.Root(repops.Header{Kind: 6, Length: 1}, []repops.Hash{repops.LeafHash(leaf)})
	v, _, err := e.OpenElement(root, evmeval.Header{Kind: 6, Length: 1}, 0, leaf, nil)
	require.NoError(t, err)
	require.Equal(t, evmeval.Malformed, v, "a record is no number")
}

// Runs open out of one leaf or two neighbours; every other request has its verdict.
func TestOpenRun(t *testing.T) {
	e := evaluator(t)
	g := rand.New(rand.NewPCG(6, 0))
	for _, dtype := range []uint8{repops.DTypeF32, repops.DTypeF64, repops.DTypeI8, repops.DTypeI32} {
		f := forms[dtype]
		size := f.bytes / f.elements
		n := 6*f.elements + f.elements/3
		data, _ := fill(g, dtype, n)
		x := commit(t, 1, dtype, n, data)
		for range 40 {
			count := 1 + g.IntN(f.elements)
			first := g.IntN(n - count + 1)
			if g.IntN(3) == 0 {
				first = n - count
			}
			leaf, end := first/f.elements, (first+count-1)/f.elements
			indices := []uint64{uint64(leaf)}
			leaves := append([]byte(nil), x.leaves[leaf]...)
			if end > leaf {
				indices = append(indices, uint64(end))
				leaves = append(leaves, x.leaves[end]...)
			}
			multi, err := x.tree.MultiProof(indices)
			require.NoError(t, err)
			proof := hashes(multi)
			open := func(first, count int, leaves []byte, proof [][32]byte) evmeval.Verdict {
				v, run, err := e.OpenRun(x.root, x.header, uint64(first), uint64(count), leaves, proof)
				require.NoError(t, err)
				if v == evmeval.Valid {
					require.Equal(t, data[first*size:(first+count)*size], run)
				} else {
					require.Empty(t, run)
				}
				return v
			}
			require.Equal(t, evmeval.Valid, open(first, count, leaves, proof))
			require.Equal(t, evmeval.Empty, open(first, 0, leaves, proof))
			require.Equal(t, evmeval.Index, open(n, 1, leaves, proof))
			require.Equal(t, evmeval.Index, open(first, n-first+1, leaves, proof))
			require.Equal(t, evmeval.Leaves, open(first, count, leaves[:len(leaves)-1], proof))
			require.Equal(t, evmeval.Leaves, open(first, count, append(leaves, leaves...), proof))
			require.Equal(t, evmeval.Length, open(first, count, leaves, append(proof, [32]byte{})))
			bad := append([]byte(nil), leaves...)
			bad[g.IntN(len(bad))] ^= 1 << g.IntN(8)
			require.Equal(t, evmeval.Root, open(first, count, bad, proof))
		}
		v, _, err := e.OpenRun(x.root, x.header, 1, uint64(2*f.elements), make([]byte, 2*f.bytes), nil)
		require.NoError(t, err)
		require.Equal(t, evmeval.Leaves, v, "a run over three leaves")
	}
	for _, dtype := range []uint8{repops.DTypeBytes, repops.DTypeQ8, repops.DTypeQ4} {
		v, _, err := e.OpenRun([32]byte{}, evmeval.Header{Dtype: dtype, Length: 4}, 0, 1, nil, nil)
		require.NoError(t, err)
		require.Equal(t, evmeval.Malformed, v)
	}
	v, _, err := e.OpenRun([32]byte{}, evmeval.Header{Dtype: 9, Length: 4}, 0, 1, nil, nil)
	require.NoError(t, err)
	require.Equal(t, evmeval.Index, v, "unknown dtype")
}

// Proofs drawn over trees of every size up to a few dozen agree with Go's verdict, whole and with one thing changed.
func TestProofsDrawn(t *testing.T) {
	e := evaluator(t)
	g := rand.New(rand.NewPCG(7, 0))
	verdict := func(err error) evmeval.Verdict {
		for v, want := range map[evmeval.Verdict]error{
			evmeval.Empty: repops.ErrProofEmpty, evmeval.Leaves: repops.ErrProofLeaves, evmeval.Order: repops.ErrProofOrder,
			evmeval.Index: repops.ErrProofIndex, evmeval.Length: repops.ErrProofLength, evmeval.Root: repops.ErrProofRoot,
		} {
			if errors.Is(err, want) {
				return v
			}
		}
		require.NoError(t, err)
		return evmeval.Valid
	}
	seen := map[evmeval.Verdict]int{}
	for range min(rounds(600), 10_000) {
		n := 1 + g.IntN(40)
		data := make([][]byte, n)
		nodes := make([]repops.Hash, n)
		for i := range data {
			data[i] = binary.BigEndian.AppendUint64(nil, g.Uint64())
			nodes[i] = repops.LeafHash(data[i])
		}
		tree, err := repops.NewTree(nodes)
		require.NoError(t, err)
		h := repops.Header{Kind: 6, Length: uint64(n), Binding: repops.BindUint(g.Uint64())}
		root := tree.Root(h)
		var indices []uint64
		for i := range n {
			if g.IntN(n) < 1+g.IntN(4) {
				indices = append(indices, uint64(i))
			}
		}
		if len(indices) == 0 {
			indices = []uint64{uint64(g.IntN(n))}
		}
		proof, err := tree.MultiProof(indices)
		require.NoError(t, err)
		var leaves [][]byte
		for _, i := range indices {
			leaves = append(leaves, append([]byte(nil), data[i]...))
		}
		flip := func(b []byte) { b[g.IntN(len(b))] ^= 1 << g.IntN(8) }
		switch k := g.IntN(len(indices)); g.IntN(14) {
		case 0:
			flip(leaves[k])
		case 1:
			flip(root[:])
		case 2:
			flip(h.Binding[:])
		case 3:
			h.Kind++
		case 4:
			h.Length = max(1, h.Length+uint64(g.IntN(5))-2)
		case 5:
			indices[k] = uint64(g.IntN(n + 2))
		case 6:
			proof = append(proof, repops.Hash{})
		case 7:
			if len(proof) > 0 {
				proof = proof[:len(proof)-1]
			}
		case 8:
			if len(proof) > 0 {
				flip(proof[g.IntN(len(proof))][:])
			}
		case 9:
			leaves = leaves[1:]
		case 10:
			indices, leaves = nil, nil
		}
		var hashed []repops.Hash
		for _, l := range leaves {
			hashed = append(hashed, repops.LeafHash(l))
		}
		want := verdict(repops.VerifyMultiProof(root, h, indices, hashed, proof))
		eh := evmeval.Header{Kind: h.Kind, Dtype: h.DType, Length: h.Length, Binding: h.Binding}
		have, err := e.VerifyLeaves(root, eh, indices, leaves, hashes(proof))
		require.NoError(t, err)
		require.Equal(t, want, have, "%d leaves, indices %v", n, indices)
		seen[have]++
		if len(indices) == 1 && len(leaves) == 1 {
			have, err = e.VerifyLeaf(root, eh, indices[0], leaves[0], hashes(proof))
			require.NoError(t, err)
			require.Equal(t, want, have, "%d leaves, index %v alone", n, indices)
		}
	}
	require.Len(t, seen, 7, "every verdict of a proof occurred")
}
