package program

import (
	"errors"
	"fmt"
	"math"

	"assay/repops"
	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/vec"
)

// Group is the run length of everything: terms between two accumulators of a chain, elements of a group of sum and amax, and
// 4-byte elements of a leaf.
const Group = repops.RunLength

// Kinds of the vectors that this package commits to (docs/formats.md section 1), beside those of package repops.
const (
	KindProgram   uint8 = 9  // an entry a leaf
	KindTensor    uint8 = 10 // numbers: a constant, a state tensor, a node's output
	KindTrace     uint8 = 11 // the tensor root of a node a leaf, of one part of a step
	KindStepTrace uint8 = 12 // the trace root of a part a leaf: D·A micro-batches, then the rest
	KindTensors   uint8 = 13 // the tensor root a leaf: a local state
)

// ErrTensor reports a tensor of the wrong type or size, or one that holds a NaN other than the canonical one.
var ErrTensor = errors.New("wrong tensor")

// Tensor is the flat list of a tensor's elements; the field of its type holds it, the others are empty.
type Tensor struct {
	DType DType
	F32   []float32
	I32   []int32
	I8    []int8
}

// NewTensor returns n zeros.
func NewTensor(t DType, n int) Tensor {
	x := Tensor{DType: t}
	switch t {
	case F32:
		x.F32 = make([]float32, n)
	case I32:
		x.I32 = make([]int32, n)
	case I8:
		x.I8 = make([]int8, n)
	}
	return x
}

// Floats is the f32 tensor that holds x itself.
func Floats(x ...float32) Tensor { return Tensor{DType: F32, F32: x} }

// Ints is the i32 tensor that holds x itself.
func Ints(x ...int32) Tensor { return Tensor{DType: I32, I32: x} }

// Bytes is the i8 tensor that holds x itself.
func Bytes(x ...int8) Tensor { return Tensor{DType: I8, I8: x} }

// Len is the number of elements.
func (t Tensor) Len() int {
	switch t.DType {
	case F32:
		return len(t.F32)
	case I32:
		return len(t.I32)
	case I8:
		return len(t.I8)
	}
	return 0
}

// Word is element i as 32 bits: a binary32's pattern, or an integer in two's complement.
func (t Tensor) Word(i uint64) uint32 {
	switch t.DType {
	case F32:
		return math.Float32bits(t.F32[i])
	case I32:
		return uint32(t.I32[i])
	case I8:
		return uint32(int32(t.I8[i]))
	}
	panic("program: a word of " + t.DType.String())
}

// SetWord stores what Word returns; an i8 takes the low byte.
func (t Tensor) SetWord(i uint64, w uint32) {
	switch t.DType {
	case F32:
		t.F32[i] = math.Float32frombits(w)
	case I32:
		t.I32[i] = int32(w)
	case I8:
		t.I8[i] = int8(w)
	default:
		panic("program: a word of " + t.DType.String())
	}
}

var inf = float32(math.Inf(1))

// check is an error unless t has the type and shape and is canonical.
func (t Tensor) check(want DType, s Shape) error {
	n, _ := s.Elements()
	if t.DType != want || uint64(t.Len()) != n {
		return fmt.Errorf("%w: %v of %d elements, %v of %d wanted", ErrTensor, t.DType, t.Len(), want, n)
	}
	return t.Canonical()
}

// Canonical is ErrTensor if t holds a NaN that no tensor holds (docs/arithmetic.md rule 1.2).
func (t Tensor) Canonical() error {
	// A maximum is NaN if anything is, and is found at the speed of memory.
	if len(t.F32) == 0 || vec.For(engine.Current()).Amax(t.F32) <= inf {
		return nil
	}
	for i, x := range t.F32 {
		if x != x && math.Float32bits(x) != num.CanonicalNaN {
			return fmt.Errorf("%w: element %d is the NaN %08x; a tensor holds none but %08x", ErrTensor, i, math.Float32bits(x), num.CanonicalNaN)
		}
	}
	return nil
}

// Root is the tensor root: kind KindTensor, the type, the number of elements, binding 0. A tensor has at least one element;
// of none, Root is the zero hash.
func (t Tensor) Root() repops.Hash {
	h := repops.Header{Kind: KindTensor, DType: uint8(t.DType), Length: uint64(t.Len())}
	switch t.DType {
	case F32:
		return repops.TensorRoot(h, t.F32)
	case I32:
		return repops.TensorRoot(h, t.I32)
	case I8:
		return repops.TensorRoot(h, t.I8)
	}
	panic("program: a root of " + t.DType.String())
}

// listRoot commits to a list of roots, 32 bytes a leaf.
func listRoot(kind uint8, roots []repops.Hash) repops.Hash {
	leaves := make([]repops.Hash, len(roots))
	for i, r := range roots {
		leaves[i] = repops.LeafHash(r[:])
	}
	return repops.Root(repops.Header{Kind: kind, Length: uint64(len(roots))}, leaves)
}

// TensorsRoot is the root of a list of tensors, such as a local state or the outputs of a program.
func TensorsRoot(ts []Tensor) repops.Hash {
	roots := make([]repops.Hash, len(ts))
	for i, t := range ts {
		roots[i] = t.Root()
	}
	return listRoot(KindTensors, roots)
}

// Header is the header of the program's root.
func (p *Program) Header() repops.Header {
	return repops.Header{Kind: KindProgram, Length: uint64(p.Entries())}
}

// Leaves are the hashes of the entries, for proofs.
func (p *Program) Leaves() []repops.Hash {
	leaves := make([]repops.Hash, p.Entries())
	var b []byte
	for i := range leaves {
		b = p.AppendEntry(b[:0], i)
		leaves[i] = repops.LeafHash(b)
	}
	return leaves
}

// Root is the program root.
func (p *Program) Root() repops.Hash { return repops.Root(p.Header(), p.Leaves()) }

// Trace is the tensor roots of one run of a program: of each micro-batch, then of the step nodes, in the order of the nodes.
type Trace struct {
	Parts [][]repops.Hash
}

// PartRoot is the trace root of one part.
func (t *Trace) PartRoot(part int) repops.Hash { return listRoot(KindTrace, t.Parts[part]) }

// Root is the trace root of the whole run. A part without nodes, such as the step part of a program that passes its inputs
// on, counts as the zero hash.
func (t *Trace) Root() repops.Hash {
	roots := make([]repops.Hash, len(t.Parts))
	for i := range roots {
		roots[i] = t.PartRoot(i)
	}
	return listRoot(KindStepTrace, roots)
}
