// Package gemm computes matrix products whose bits are fixed: each element of the product is one chain of fused
// multiply-adds, ascending in k, whatever the engine, the number of cores and the blocking.
//
// Blocks of k reload what the chain had reached, which changes no bit; nothing is skipped, padded or split inside a chain.
package gemm

import (
	"errors"
	"fmt"
	"unsafe"

	"assay/repops/engine"
)

// MaxK is the largest number of terms of a chain.
const MaxK = 65536

// maxSize limits the elements of a tensor.
const maxSize = 1 << 31

// Errors that every function of this package wraps with the values that were wrong.
var (
	ErrShape = errors.New("sizes of a matrix product are wrong")
	ErrView  = errors.New("operand view leaves its tensor")
)

// View is an operand: element (r, k) of matrix (b0, b1, …) is Data[Offset + Σ b·BatchStrides + r·RowStride + k·KStride]. Rows
// are those of the product (A) or its columns (B). Strides are elements, at least 0; 0 repeats. Views may overlap each other.
type View[T float32 | int8] struct {
	Data               []T
	Offset             int
	RowStride, KStride int
	BatchStrides       []int // one for each size in Shape.Batch
}

// Matrix is a view of binary32 numbers, MatrixI8 one of bytes.
type (
	Matrix   = View[float32]
	MatrixI8 = View[int8]
)

// Shape is the size of a product: A has M rows, B has N, both K terms a row, for each index of Batch (none: one product).
type Shape struct {
	Batch   []int
	M, N, K int
}

// BandKind says which terms are in the chain of an element of row i.
type BandKind uint8

// Full has all terms, UpTo those with k ≤ i + offset, From those with k ≥ i + offset.
const (
	Full BandKind = iota
	UpTo
	From
)

// Band limits the chains. Terms outside are not in the chain: they are neither read nor multiplied. The zero Band is no limit.
type Band struct {
	Kind   BandKind
	Offset int
}

// terms is the range of k in the chain of row i.
func (b Band) terms(i, k int) (lo, hi int) {
	switch b.Kind {
	case UpTo:
		return 0, max(0, min(k, i+b.Offset+1))
	case From:
		return max(0, min(k, i+b.Offset)), k
	}
	return 0, k
}

// limited returns the same band with an offset that sums do not overflow.
func (b Band) limited(s Shape) Band {
	if b.Kind == Full {
		return Band{}
	}
	b.Offset = max(-s.M-1, min(s.K+1, b.Offset))
	return b
}

// F32 is Kernels.F32 with the current engine.
func F32(dst []float32, a, b Matrix, s Shape, band Band) error {
	return For(engine.Current()).F32(dst, a, b, s, band)
}

// I8 is Kernels.I8 with the current engine.
func I8(dst []int32, a, b MatrixI8, s Shape) error {
	return For(engine.Current()).I8(dst, a, b, s)
}

// I8Scaled is Kernels.I8Scaled with the current engine.
func I8Scaled(dst []float32, a, b MatrixI8, s Shape, sa float32, sw []float32) error {
	return For(engine.Current()).I8Scaled(dst, a, b, s, sa, sw)
}

// F32 writes A·Bᵀ for each matrix of the batch to dst, M·N elements a matrix, row after row: element (i, j) starts at +0 and
// for k ascending in the band becomes fma(A[i,k], B[j,k], s); NaN is made canonical. B given as [K, N] is a view with
// RowStride 1. len(dst) is exactly batch·M·N ≤ 2^31; dst overlaps no operand.
func (ks *Kernels) F32(dst []float32, a, b Matrix, s Shape, band Band) error {
	return ks.F32Then(dst, a, b, s, band, nil)
}

// Epilogue is work on the elements of a product as soon as they are final, while they are in the cache.
type Epilogue interface {
	// Final is told once of each element that rows [i0, i1), columns [j0, j1) of the product stand in dst. Several calls run at
	// once, on disjoint parts, which they may change.
	Final(i0, i1, j0, j1 int)
}

// F32Then is F32 of one product, s.Batch being empty, that tells then, unless it is nil, of its parts. A batch with an epilogue
// is ErrShape.
func (ks *Kernels) F32Then(dst []float32, a, b Matrix, s Shape, band Band, then Epilogue) error {
	matrices, err := check(len(dst), &a, &b, s)
	if err != nil {
		return err
	}
	if then != nil && len(s.Batch) > 0 {
		return fmt.Errorf("%w: batch %v with an epilogue. Hint: one product a call", ErrShape, s.Batch)
	}
	if band.Kind > From {
		return fmt.Errorf("%w: band kind %d", ErrShape, band.Kind)
	}
	if len(dst) == 0 {
		return nil
	}
	g := getJob()
	defer g.put()
	g.ks, g.tiles, g.unit = ks, &ks.f32, 1
	g.a, g.b, g.c = operandOf(&a, s.K, plain), operandOf(&b, s.K, plain), unsafe.Pointer(unsafe.SliceData(dst))
	g.then = then
	g.size(s, a.BatchStrides, b.BatchStrides, matrices, band.limited(s))
	g.run()
	return nil
}

// I8 writes the exact 32-bit sums of A·Bᵀ to dst, in the layout of F32.
func (ks *Kernels) I8(dst []int32, a, b MatrixI8, s Shape) error {
	matrices, err := check(len(dst), &a, &b, s)
	if err != nil {
		return err
	}
	ks.bytes(unsafe.Pointer(unsafe.SliceData(dst)), len(dst), &a, &b, s, matrices, scaling{})
	return nil
}

// I8Scaled writes RN(c)·(sa·sw[j]) to dst, c being the exact sum that I8 gives for element (i, j): three roundings, to
// binary32 each. sw has N scales. The layout is that of F32.
func (ks *Kernels) I8Scaled(dst []float32, a, b MatrixI8, s Shape, sa float32, sw []float32) error {
	matrices, err := check(len(dst), &a, &b, s)
	if err != nil {
		return err
	}
	if len(sw) != s.N {
		return fmt.Errorf("%w: %d scales for %d columns", ErrShape, len(sw), s.N)
	}
	ks.bytes(unsafe.Pointer(unsafe.SliceData(dst)), len(dst), &a, &b, s, matrices, scaling{on: true, sa: sa, sw: sw})
	return nil
}

// check returns the number of matrices if the sizes and views fit together.
func check[T float32 | int8](dst int, a, b *View[T], s Shape) (int, error) {
	matrices, err := s.matrices(dst)
	if err != nil {
		return 0, err
	}
	if err := a.check("A", s, s.M); err != nil {
		return 0, err
	}
	return matrices, b.check("B", s, s.N)
}

// matrices is the size of the batch, 0 if there is no element; dst is the length of the destination.
func (s Shape) matrices(dst int) (int, error) {
	if s.M < 0 || s.N < 0 || s.K < 0 {
		return 0, fmt.Errorf("%w: M %d, N %d, K %d. Hint: none is negative", ErrShape, s.M, s.N, s.K)
	}
	if s.K > MaxK {
		return 0, fmt.Errorf("%w: K is %d. Hint: at most %d terms, cut longer chains in the program", ErrShape, s.K, MaxK)
	}
	matrices, total := int64(1), int64(1)
	empty := false
	grow := func(v *int64, n int) bool {
		empty = empty || n == 0
		if n > 0 {
			if *v > maxSize/int64(n) {
				return false
			}
			*v *= int64(n)
		}
		return true
	}
	for _, n := range s.Batch {
		if n < 0 {
			return 0, fmt.Errorf("%w: batch %v. Hint: none is negative", ErrShape, s.Batch)
		}
		if !grow(&matrices, n) {
			return 0, fmt.Errorf("%w: batch %v", ErrShape, s.Batch)
		}
	}
	total = matrices
	if !grow(&total, s.M) || !grow(&total, s.N) {
		return 0, fmt.Errorf("%w: the product has more than 2^31 elements", ErrShape)
	}
	if empty {
		matrices, total = 0, 0
	}
	if int64(dst) != total {
		return 0, fmt.Errorf("%w: the product has %d elements, the destination %d", ErrShape, total, dst)
	}
	return int(matrices), nil
}

// check says whether all elements of rows × K a matrix stand inside Data.
func (v *View[T]) check(name string, s Shape, rows int) error {
	if len(v.BatchStrides) != len(s.Batch) {
		return fmt.Errorf("%w: %s has %d batch strides for %d batch sizes", ErrShape, name, len(v.BatchStrides), len(s.Batch))
	}
	outside := func(what string, stride int) error {
		return fmt.Errorf("%w: %s, offset %d, %s stride %d, tensor of %d elements", ErrView, name, v.Offset, what, stride, len(v.Data))
	}
	if v.Offset < 0 {
		return outside("row", v.RowStride)
	}
	// left is how far the last element may still move.
	left := len(v.Data) - 1 - v.Offset
	empty := rows == 0 || s.K == 0
	fits := func(n, stride int) bool {
		if stride < 0 {
			return false
		}
		empty = empty || n == 0
		if n <= 1 || stride == 0 || left < 0 {
			return true
		}
		if n-1 > left/stride {
			left = -1
			return true
		}
		left -= (n - 1) * stride
		return true
	}
	for d, n := range s.Batch {
		if !fits(n, v.BatchStrides[d]) {
			return outside("batch", v.BatchStrides[d])
		}
	}
	if !fits(rows, v.RowStride) {
		return outside("row", v.RowStride)
	}
	if !fits(s.K, v.KStride) {
		return outside("k", v.KStride)
	}
	if left < 0 && !empty {
		return outside("row", v.RowStride)
	}
	return nil
}
