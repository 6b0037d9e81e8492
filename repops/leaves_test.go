package repops

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// slowBytesRoot is the definition for leaves of size bytes, the last one zero-padded.
func slowBytesRoot(h Header, data []byte, size int) Hash {
	data = append(bytes.Clone(data), make([]byte, (size-len(data)%size)%size)...)
	var leaves []Hash
	for ; len(data) > 0; data = data[size:] {
		leaves = append(leaves, LeafHash(data[:size]))
	}
	return slowRoot(h, leaves)
}

// registry is the table of docs/formats.md section 1.
var registry = []struct {
	dtype             uint8
	name              string
	elements, leaf    int
	blockScale, width int // bytes of a block's scale, bits of an element or run
	block, run        int // elements of a block, and of a run
}{
	{DTypeF32, "binary32", 256, 1024, 0, 32, 256, 1},
	{DTypeQ8, "int8 blocks", 1024, 1040, 4, 8, 256, 1},
	{DTypeQ4, "int4 blocks", 1024, 528, 4, 4, 256, 1},
	{DTypeF64, "binary64", 128, 1024, 0, 64, 256, 1},
	{DTypeI8, "int8", 1024, 1024, 0, 8, 256, 1},
	{DTypeI32, "int32", 256, 1024, 0, 32, 256, 1},
	{DTypeTop1, "top 1 of 64", 16384, 240, 4, 7, 4096, 64},
}

// TestElementTypes holds TensorRootBytes and NewBytesHasher against the definition at each boundary of a block, a leaf and a
// subtree.
func TestElementTypes(t *testing.T) {
	g := newRand(31)
	for _, r := range registry {
		t.Run(r.name, func(t *testing.T) {
			subtree := subtreeLeaves * r.elements
			for _, n := range []int{1, 2, 3, 255, 256, 257, r.elements - 1, r.elements, r.elements + 1, 5*r.elements + 7, 40 * r.elements, subtree, subtree + r.elements + 1} {
				// Blocks one after the other, the last one as long as it is.
				size := 0
				for left := n; left > 0; left -= r.block {
					size += r.blockScale + ((min(left, r.block)+r.run-1)/r.run*r.width+7)/8
				}
				h := Header{Kind: KindPayload, DType: r.dtype, Length: uint64(n), Binding: BindUint(uint64(n))}
				if want := uint64((n + r.elements - 1) / r.elements); h.Leaves() != want {
					t.Fatalf("%d elements have %d leaves, want %d", n, h.Leaves(), want)
				}
				if got, err := h.DataBytes(); err != nil || got != uint64(size) {
					t.Fatalf("%d elements have %d bytes, want %d: %v", n, got, size, err)
				}
				data := make([]byte, size)
				for i := range data {
					data[i] = byte(g.Uint32())
				}
				want := slowBytesRoot(h, data, r.leaf)
				if got, err := TensorRootBytes(h, data); err != nil || got != want {
					t.Fatalf("TensorRootBytes of %d elements differs from the definition: %v", n, err)
				}
				hasher := NewBytesHasher(h)
				for left := data; len(left) > 0; {
					c := min(len(left), 1+g.IntN(50_000))
					if _, err := hasher.Write(left[:c]); err != nil {
						t.Fatal(err)
					}
					left = left[c:]
				}
				for range 2 {
					if got, err := hasher.Sum(); err != nil || got != want {
						t.Fatalf("hasher of %d elements differs from the definition: %v", n, err)
					}
				}
				for _, wrong := range [][]byte{data[1:], append(bytes.Clone(data), 0), nil} {
					if got, err := TensorRootBytes(h, wrong); !errors.Is(err, ErrTensorLength) || !got.IsZero() {
						t.Fatalf("%d bytes for %d: %v", len(wrong), len(data), err)
					}
				}
			}
		})
	}
}

func TestNoElementType(t *testing.T) {
	for _, dtype := range []uint8{DTypeBytes, 8, 255} {
		h := Header{DType: dtype, Length: 5}
		if _, err := h.DataBytes(); !errors.Is(err, ErrDType) {
			t.Errorf("dtype %d has a size: %v", dtype, err)
		}
		if _, err := TensorRootBytes(h, make([]byte, 5)); !errors.Is(err, ErrDType) {
			t.Errorf("dtype %d has a root: %v", dtype, err)
		}
		hasher := NewBytesHasher(h)
		if _, err := hasher.Write(make([]byte, 5)); !errors.Is(err, ErrDType) {
			t.Errorf("dtype %d can be written: %v", dtype, err)
		}
		if _, err := hasher.Sum(); !errors.Is(err, ErrDType) {
			t.Errorf("dtype %d has a sum: %v", dtype, err)
		}
	}
	if n := (Header{DType: 8, Length: 5}).Leaves(); n != 0 {
		t.Errorf("a vector of an unknown type has %d leaves", n)
	}
	for _, r := range registry {
		for _, n := range []uint64{maxLength + 1, math.MaxUint64} {
			h := Header{DType: r.dtype, Length: n}
			if _, err := h.DataBytes(); !errors.Is(err, ErrTensorLength) {
				t.Errorf("%d elements of %s have a size: %v", n, r.name, err)
			}
			if want := (n-1)/uint64(r.elements) + 1; h.Leaves() != want {
				t.Errorf("%d elements of %s have %d leaves, want %d", n, r.name, h.Leaves(), want)
			}
		}
		if n, err := (Header{DType: r.dtype, Length: maxLength}).DataBytes(); err != nil || n < maxLength/512 {
			t.Errorf("%d elements of %s have %d bytes: %v", uint64(maxLength), r.name, n, err)
		}
	}
}

// checkTyped compares every way to the root of a typed vector with that of its bytes, which encode gives on any machine.
func checkTyped[E Element](t *testing.T, x []E) {
	t.Helper()
	data := encode(x)
	if hostLittle && !bytes.Equal(littleEndian(x), data) {
		t.Fatalf("%T: the memory is not the encoding", x)
	}
	h := Header{Kind: KindParams, DType: dtypeOf[E](), Length: uint64(len(x)), Binding: BindUint(3)}
	want := slowBytesRoot(h, data, LeafBytes)
	if got := TensorRoot(Header{Kind: KindParams, Binding: BindUint(3)}, x); got != want {
		t.Fatalf("%T of %d: TensorRoot", x, len(x))
	}
	some := []Hash{{1}}
	leaves := TensorLeaves(some, x)
	if leaves[0] != some[0] || Root(h, leaves[1:]) != want {
		t.Fatalf("%T of %d: TensorLeaves", x, len(x))
	}
	tree, err := NewTensorTree(Header{Kind: KindParams, Binding: BindUint(3)}, x)
	if err != nil || tree.Root() != want || tree.Header() != h {
		t.Fatalf("%T of %d: NewTensorTree: %v", x, len(x), err)
	}
	// A proof of two runs, from the elements up.
	run := int(dtypes[h.DType].elements)
	last := (len(x) - 1) / run
	indices := slices.Compact([]uint64{0, uint64(last)})
	proof, err := tree.Tree().MultiProof(indices)
	if err != nil {
		t.Fatal(err)
	}
	var shown []Hash
	for _, i := range indices {
		leaf := make([]byte, LeafBytes)
		copy(leaf, encode(x[int(i)*run:min(int(i+1)*run, len(x))]))
		shown = append(shown, LeafHash(leaf))
	}
	if err := VerifyMultiProof(want, h, indices, shown, proof); err != nil {
		t.Fatalf("%T of %d: %v", x, len(x), err)
	}
}

func TestTypedTensors(t *testing.T) {
	g := newRand(32)
	for _, n := range []int{1, 127, 128, 129, 256, 257, 1023, 1024, 1025, 5000, 300_000} {
		f32s, f64s, i8s, i32s := make([]float32, n), make([]float64, n), make([]int8, n), make([]int32, n)
		for i := range n {
			w := g.Uint64()
			f32s[i], f64s[i], i8s[i], i32s[i] = math.Float32frombits(uint32(w)), math.Float64frombits(w), int8(w), int32(w)
		}
		checkTyped(t, f32s)
		checkTyped(t, f64s)
		checkTyped(t, i8s)
		checkTyped(t, i32s)
	}
}

func TestHashLeaves(t *testing.T) {
	g := newRand(33)
	for _, size := range []int{1, 31, 32, 63, 64, 65, 1024, 1040, 1041, 3000} {
		for _, n := range []int{0, 1, 2, 17, 600} {
			data := make([]byte, n*size)
			for i := range data {
				data[i] = byte(g.Uint32())
			}
			got, err := HashLeaves(make([]Hash, 1, 300), data, size)
			if err != nil || len(got) != n+1 || !got[0].IsZero() {
				t.Fatalf("%d leaves of %d bytes: %d, %v", n, size, len(got), err)
			}
			for i := range n {
				if got[i+1] != LeafHash(data[i*size:(i+1)*size]) {
					t.Fatalf("leaf %d of %d bytes", i, size)
				}
			}
		}
	}
	for _, size := range []int{-1, 0, 3} {
		if got, err := HashLeaves(nil, make([]byte, 4), size); !errors.Is(err, ErrTensorLength) || got != nil {
			t.Errorf("leaves of %d in 4 bytes: %v", size, err)
		}
	}
}

// TestRootsOnEveryEngine: neither the engine nor the number of cores shows in a root.
func TestRootsOnEveryEngine(t *testing.T) {
	x := vector(newRand(34), 3*subtreeElements+700)
	h := Header{Kind: KindParams, Binding: BindUint(9)}
	want := slowTensorRoot(h, x)
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	defer pool.SetThreads(0)
	for _, e := range engine.Supported() {
		if err := engine.Use(e); err != nil {
			t.Fatal(err)
		}
		for _, threads := range []int{1, 2, 7} {
			t.Run(fmt.Sprintf("%v/%d", e, threads), func(t *testing.T) {
				pool.SetThreads(threads)
				if TensorRoot(h, x) != want {
					t.Error("TensorRoot")
				}
				h := h
				h.DType, h.Length = DTypeF32, uint64(len(x))
				leaves := TensorLeaves(nil, x)
				if Root(h, leaves) != want {
					t.Error("Root of TensorLeaves")
				}
				if treeOf(t, leaves).Root(h) != want {
					t.Error("NewTree")
				}
				hasher := NewTensorHasher(h)
				if _, err := hasher.Write(encode(x)); err != nil {
					t.Fatal(err)
				}
				if got, err := hasher.Sum(); err != nil || got != want {
					t.Error("TensorHasher")
				}
			})
		}
	}
}

// TestWideTree: levels that are hashed on several cores.
func TestWideTree(t *testing.T) {
	leaves := randomLeaves(newRand(35), 10_001)
	h := Header{Kind: KindRunRoots, Length: uint64(len(leaves))}
	before := slices.Clone(leaves)
	tree := treeOf(t, leaves)
	if want := slowRoot(h, leaves); tree.Root(h) != want || Root(h, leaves) != want {
		t.Error("the root is not the definition's")
	}
	if !slices.Equal(leaves, before) {
		t.Error("the caller's leaves changed")
	}
}

func BenchmarkTensorHasher(b *testing.B) {
	data := make([]byte, 4<<20)
	for _, chunk := range []int{4 << 10, 64 << 10, 4 << 20} {
		b.Run(fmt.Sprint(chunk), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				hasher := NewTensorHasher(Header{Length: uint64(len(data) / 4)})
				for d := data; len(d) > 0; d = d[chunk:] {
					_, _ = hasher.Write(d[:chunk])
				}
				_, _ = hasher.Sum()
			}
		})
	}
}
