package main

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"unsafe"

	"assay/repops"
	"assay/repops/gemm"
	"assay/repops/program"
	"assay/repops/quant"
)

func main() {}

const (
	// maxText bounds the names, shapes and attributes that are read up to their terminating zero.
	maxText = 1 << 16
	// maxBytes bounds what one pointer may point to: more is a length that was never meant.
	maxBytes = 1<<40 - 1
	// maxAxis bounds the rows, columns and terms of a matrix, and the elements of a product.
	maxAxis = 1 << 31
	// firstPage is where addresses begin: below it are null and what stands for the address of an empty list, such as the
	// alignment of its elements in Rust.
	firstPage = 4096
)

var errNull = errors.New("null pointer")

// list is n elements of T at an address. Of none the address may be anything.
func list[T any](p uintptr, n uint64) ([]T, error) {
	var zero T
	if n == 0 {
		return nil, nil
	}
	if err := valid(p); err != nil {
		return nil, err
	}
	if n > maxBytes/uint64(unsafe.Sizeof(zero)) {
		return nil, fmt.Errorf("%d elements of %d bytes. Hint: at most %d bytes", n, unsafe.Sizeof(zero), uint64(maxBytes))
	}
	if p%unsafe.Alignof(zero) != 0 {
		return nil, fmt.Errorf("a pointer to %T is not aligned to %d bytes", zero, unsafe.Alignof(zero))
	}
	if p > ^uintptr(0)-uintptr(n)*unsafe.Sizeof(zero) {
		return nil, fmt.Errorf("%d elements beyond the end of memory", n)
	}
	return unsafe.Slice((*T)(pointer(p)), n), nil
}

// valid is an error for what cannot be the address of anything: null, and the first page.
func valid(p uintptr) error {
	if p == 0 {
		return errNull
	}
	if p < firstPage {
		return fmt.Errorf("%#x is not a valid address", p)
	}
	return nil
}

// pointer is a valid address as a pointer. The memory is the caller's: the collector neither frees nor moves it, so that the
// address may have been a number. It is read as a pointer because vet takes the plain conversion for a mistake, which it is with
// memory of Go's. Nothing else of this package makes a pointer of an address: a value below firstPage that has the type of a
// pointer ends the process when a stack grows.
func pointer(p uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&p)) }

// one is the place of a single result.
func one[T any](p uintptr) (*T, error) {
	x, err := list[T](p, 1)
	if err != nil {
		return nil, err
	}
	return &x[0], nil
}

// lists are vectors of the given numbers of elements.
func lists[T any](p uintptr, sizes []uint64, what string) ([][]T, error) {
	pointers, err := list[uintptr](p, uint64(len(sizes)))
	if err != nil {
		return nil, err
	}
	v := make([][]T, len(sizes))
	for i, q := range pointers {
		if v[i], err = list[T](q, sizes[i]); err != nil {
			return nil, fmt.Errorf("%s %d: %w", what, i, err)
		}
	}
	return v, nil
}

// text is the string that ends with a zero at an address; none at null.
func text(p uintptr) (string, error) {
	if p == 0 {
		return "", nil
	}
	if err := valid(p); err != nil {
		return "", err
	}
	at := pointer(p)
	for i := range maxText {
		if *(*byte)(unsafe.Add(at, i)) == 0 {
			return string(unsafe.Slice((*byte)(at), i)), nil
		}
	}
	return "", fmt.Errorf("text longer than %d bytes", maxText-1)
}

// reach is the number of elements that a matrix of rows × k with the given strides spans.
func reach(rows, k, rowStride, kStride int64) (uint64, error) {
	for _, v := range []int64{rows, k, rowStride, kStride} {
		if v < 0 || v > maxAxis {
			return 0, fmt.Errorf("matrix of %d x %d with strides %d, %d", rows, k, rowStride, kStride)
		}
	}
	if rows == 0 || k == 0 {
		return 0, nil
	}
	// Each product is at most 2^62.
	return uint64(rows-1)*uint64(rowStride) + uint64(k-1)*uint64(kStride) + 1, nil
}

func operand[T float32 | int8](p uintptr, rows, k, rowStride, kStride int64) (v gemm.View[T], err error) {
	n, err := reach(rows, k, rowStride, kStride)
	if err != nil {
		return v, err
	}
	v.Data, err = list[T](p, n)
	v.RowStride, v.KStride = int(rowStride), int(kStride)
	return v, err
}

// product is the number of elements of an m × n matrix.
func product(m, n int64) (uint64, error) {
	if m < 0 || n < 0 || m > maxAxis || n > maxAxis || m*n > maxAxis {
		return 0, fmt.Errorf("product of %d x %d", m, n)
	}
	return uint64(m * n), nil
}

// times multiplies sizes; ok is false above maxBytes.
func times(sizes ...uint64) (n uint64, ok bool) {
	n = 1
	for _, s := range sizes {
		hi, lo := bits.Mul64(n, s)
		if hi != 0 || lo > maxBytes {
			return 0, false
		}
		n = lo
	}
	return n, true
}

// region is the memory of a list.
type region struct{ lo, hi uintptr }

func regionOf[T any](x []T) region {
	var zero T
	lo := uintptr(unsafe.Pointer(unsafe.SliceData(x)))
	return region{lo, lo + uintptr(len(x))*unsafe.Sizeof(zero)}
}

func (r region) overlaps(s region) bool { return r.lo < s.hi && s.lo < r.hi }

// tensor is the tensor of n elements at p.
func tensor(t program.DType, p uintptr, n uint64) (x program.Tensor, err error) {
	x.DType = t
	switch t {
	case program.F32:
		x.F32, err = list[float32](p, n)
	case program.I32:
		x.I32, err = list[int32](p, n)
	case program.I8:
		x.I8, err = list[int8](p, n)
	default:
		err = fmt.Errorf("no tensors of %v", t)
	}
	return x, err
}

// fill copies a tensor to one of its type and length.
func fill(dst, src program.Tensor) {
	copy(dst.F32, src.F32)
	copy(dst.I32, src.I32)
	copy(dst.I8, src.I8)
}

// clone is a copy of a tensor with its own memory.
func clone(t program.Tensor) program.Tensor {
	c := program.NewTensor(t.DType, t.Len())
	fill(c, t)
	return c
}

func memoryOf(t program.Tensor) region {
	switch t.DType {
	case program.F32:
		return regionOf(t.F32)
	case program.I32:
		return regionOf(t.I32)
	}
	return regionOf(t.I8)
}

// unpadded is a payload's data without the zeros after its last element; any other data as it is.
func unpadded(h repops.Header, data []byte) ([]byte, error) {
	if !slices.Contains(quant.Formats(), quant.Format(h.DType)) || h.Length > maxBytes {
		return data, nil
	}
	want, err := h.DataBytes()
	if err != nil || len(data) != quant.Format(h.DType).EncodedLen(int(h.Length)) {
		return data, err
	}
	for i, b := range data[want:] {
		if b != 0 {
			return nil, fmt.Errorf("%w: byte %d", quant.ErrPadding, want+uint64(i))
		}
	}
	return data[:want], nil
}

func hash(p uintptr) (*repops.Hash, error) { return one[repops.Hash](p) }

// keep copies results to a list that is of their length.
func keep[T any](dst, results []T, err error) error {
	if err != nil {
		return err
	}
	if len(dst) != len(results) {
		return fmt.Errorf("room for %d results of %d", len(dst), len(results))
	}
	copy(dst, results)
	return nil
}
