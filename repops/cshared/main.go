// Command cshared is the arithmetic as a C library:
//
//	go build -buildmode=c-shared -o bin/libassay_repops.so ./repops/cshared
//
// Every function returns 0, or −1 after writing a message, cut to cap bytes with its terminating zero, to err. Pointers may be
// to memory of any origin; it is read and written in place, never kept and never moved. A null pointer is allowed where the
// number of elements is 0. Lengths are in elements. Outputs overlap no input unless a function says so. Functions may be
// called from several threads at once; each runs with the standard floating-point control state and gives the caller's back.
package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"unsafe"

	"assay/repops"
	"assay/repops/engine"
	"assay/repops/gemm"
	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
	"assay/repops/multihash"
	"assay/repops/ops"
	"assay/repops/program"
)

func main() {}

// maxText bounds the names, shapes and attributes that are read up to their terminating zero.
const maxText = 1 << 16

var errNull = errors.New("null pointer")

// call runs f between saving and restoring the control state, and turns its error, or a panic, into a result.
func call(message *C.char, size C.size_t, f func() error) (status C.int32_t) {
	saved := fpenv.Enter()
	defer fpenv.Leave(saved)
	defer func() {
		if r := recover(); r != nil {
			status = refuse(message, size, fmt.Errorf("internal error: %v", r))
		}
	}()
	if err := f(); err != nil {
		return refuse(message, size, err)
	}
	return 0
}

func refuse(message *C.char, size C.size_t, err error) C.int32_t {
	if message != nil && size > 0 {
		dst := unsafe.Slice((*byte)(unsafe.Pointer(message)), min(uint64(size), 1<<20))
		n := copy(dst[:len(dst)-1], err.Error())
		dst[n] = 0
	}
	return -1
}

// list is n elements of T at p.
func list[T any](p unsafe.Pointer, n uint64) ([]T, error) {
	var zero T
	if n == 0 {
		return nil, nil
	}
	if p == nil {
		return nil, errNull
	}
	if n > math.MaxInt64/2/uint64(unsafe.Sizeof(zero)) {
		return nil, fmt.Errorf("%d elements", n)
	}
	if uintptr(p)%unsafe.Alignof(zero) != 0 {
		return nil, fmt.Errorf("a pointer to %T is not aligned to %d bytes", zero, unsafe.Alignof(zero))
	}
	return unsafe.Slice((*T)(p), n), nil
}

func text(p *C.char) (string, error) {
	if p == nil {
		return "", nil
	}
	b := (*[maxText]byte)(unsafe.Pointer(p))
	for i := range b {
		if b[i] == 0 {
			return string(b[:i]), nil
		}
	}
	return "", fmt.Errorf("text longer than %d bytes", maxText-1)
}

// assay_repops_info writes what this machine runs, as JSON text, to out.
//
//export assay_repops_info
func assay_repops_info(out *C.char, size C.size_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		f := engine.CPU
		var engines []string
		for _, e := range engine.Supported() {
			engines = append(engines, e.String())
		}
		b, err := json.Marshal(map[string]any{
			"platform": runtime.GOOS + "/" + runtime.GOARCH, "threads": pool.Threads(), "engines": engines, "current": engine.Current().String(),
			"features": map[string]bool{"avx2": f.AVX2, "avx512": f.AVX512, "avx512_vnni": f.VNNI, "sha": f.SHA, "neon": f.NEON},
			"sha256":   multihash.For(engine.Current()).String(),
		})
		if err != nil {
			return err
		}
		dst, err := list[byte](unsafe.Pointer(out), uint64(size))
		if err != nil {
			return err
		}
		if len(dst) <= len(b) {
			return fmt.Errorf("%d bytes for a text of %d", len(dst), len(b))
		}
		dst[copy(dst, b)] = 0
		return nil
	})
}

// assay_repops_use makes every later call run on the engine of the given name.
//
//export assay_repops_use
func assay_repops_use(name, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(name)
		if err != nil {
			return err
		}
		e, err := engine.Parse(s)
		if err != nil {
			return err
		}
		return engine.Use(e)
	})
}

// assay_repops_threads limits every later call to n cores at once; 0 means all.
//
//export assay_repops_threads
func assay_repops_threads(n C.int32_t) { pool.SetThreads(int(n)) }

// assay_repops_words evaluates n cases of a scalar operation on the engine in use. Words are right-aligned bit patterns: in
// holds the n words of operand 0, then those of operand 1, and so on; out takes n words.
//
//export assay_repops_words
func assay_repops_words(name *C.char, n C.size_t, in, out *C.uint64_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(name)
		if err != nil {
			return err
		}
		op, err := ops.Lookup(s)
		if err != nil {
			return err
		}
		if n > math.MaxInt64/64 {
			return fmt.Errorf("%d cases", n)
		}
		src, err := list[uint64](unsafe.Pointer(in), uint64(n)*uint64(len(op.In)))
		if err != nil {
			return err
		}
		dst, err := list[uint64](unsafe.Pointer(out), uint64(n))
		if err != nil {
			return err
		}
		on, err := ops.On(engine.Current())
		if err != nil {
			return err
		}
		// Batches keep the scratch of an evaluator small.
		const batch = 1 << 14
		operands := make([][]uint64, len(op.In))
		for lo := 0; lo < len(dst); lo += batch {
			hi := min(lo+batch, len(dst))
			for k := range operands {
				operands[k] = src[k*len(dst):][lo:hi]
			}
			if err := on.Eval(op, operands, dst[lo:hi]); err != nil {
				return err
			}
		}
		return nil
	})
}

// assay_repops_tensor evaluates a tensor operator on the engine in use. shapes is one shape an operand ("2x300,4x300"), attrs
// its attributes ("band=lower offset=0"), operands one pointer an operand; result takes exactly size bytes, and with a null
// result only the number of bytes is written to *needed. NaNs of operands are canonical.
//
//export assay_repops_tensor
func assay_repops_tensor(name, shapes, attrs *C.char, operands *unsafe.Pointer, count C.size_t, result unsafe.Pointer, size C.size_t, needed *C.size_t,
	message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		var texts [3]string
		for i, p := range []*C.char{name, shapes, attrs} {
			var err error
			if texts[i], err = text(p); err != nil {
				return err
			}
		}
		op, err := ops.LookupTensor(texts[0], texts[1], strings.Fields(texts[2]))
		if err != nil {
			return err
		}
		if needed != nil {
			*needed = C.size_t(op.ResultBytes())
		}
		if result == nil {
			return nil
		}
		if uint64(size) != op.ResultBytes() {
			return fmt.Errorf("%d bytes for a result of %d", size, op.ResultBytes())
		}
		types := op.Operands()
		pointers, err := list[unsafe.Pointer](unsafe.Pointer(operands), uint64(count))
		if err != nil {
			return err
		}
		if len(pointers) != len(types) {
			return fmt.Errorf("%s takes %d operands, not %d", op.Name, len(types), len(pointers))
		}
		in := make([]program.Tensor, len(types))
		for i, p := range pointers {
			if in[i], err = tensor(types[i], p, uint64(op.Elements(i))); err != nil {
				return fmt.Errorf("operand %d: %w", i, err)
			}
		}
		out, err := op.Eval(engine.Current(), in)
		if err != nil {
			return err
		}
		dst, err := tensor(out.DType, result, uint64(out.Len()))
		if err != nil {
			return err
		}
		copy(dst.F32, out.F32)
		copy(dst.I32, out.I32)
		copy(dst.I8, out.I8)
		return nil
	})
}

func tensor(t program.DType, p unsafe.Pointer, n uint64) (x program.Tensor, err error) {
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

// reach is the number of elements that a matrix of rows × k with the given strides spans.
func reach(rows, k, rowStride, kStride C.int64_t) (uint64, error) {
	const limit = 1 << 31
	if rows < 0 || k < 0 || rowStride < 0 || kStride < 0 || rows > limit || k > limit || rowStride > limit || kStride > limit {
		return 0, fmt.Errorf("matrix of %d x %d with strides %d, %d", rows, k, rowStride, kStride)
	}
	if rows == 0 || k == 0 {
		return 0, nil
	}
	// Each product is below 2^62.
	return uint64(rows-1)*uint64(rowStride) + uint64(k-1)*uint64(kStride) + 1, nil
}

func operand[T float32 | int8](p unsafe.Pointer, rows, k, rowStride, kStride C.int64_t) (v gemm.View[T], err error) {
	n, err := reach(rows, k, rowStride, kStride)
	if err != nil {
		return v, err
	}
	v.Data, err = list[T](p, n)
	v.RowStride, v.KStride = int(rowStride), int(kStride)
	return v, err
}

func product(m, n C.int64_t) (uint64, error) {
	if m < 0 || n < 0 || m > 1<<31 || n > 1<<31 || m*n > 1<<31 {
		return 0, fmt.Errorf("product of %d x %d", m, n)
	}
	return uint64(m * n), nil
}

// assay_repops_matmul writes A·Bᵀ, m·n elements, to dst: rule 2.1 of docs/arithmetic.md. Element (i, k) of A is
// a[i·a_row + k·a_k], of B b[j·b_row + k·b_k]. band is 0 for none, 1 for k ≤ i + offset, 2 for k ≥ i + offset.
//
//export assay_repops_matmul
func assay_repops_matmul(dst, a, b *C.float, m, n, k, aRow, aK, bRow, bK C.int64_t, band C.int32_t, offset C.int64_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[float32](unsafe.Pointer(a), m, k, aRow, aK)
		if err != nil {
			return err
		}
		y, err := operand[float32](unsafe.Pointer(b), n, k, bRow, bK)
		if err != nil {
			return err
		}
		size, err := product(m, n)
		if err != nil {
			return err
		}
		z, err := list[float32](unsafe.Pointer(dst), size)
		if err != nil {
			return err
		}
		if band < 0 || band > 2 {
			return fmt.Errorf("band %d", band)
		}
		return gemm.F32(z, x, y, gemm.Shape{M: int(m), N: int(n), K: int(k)}, gemm.Band{Kind: gemm.BandKind(band), Offset: int(offset)})
	})
}

// assay_repops_matmul_i8 writes the exact A·Bᵀ, m·n elements, to dst. Operands as in assay_repops_matmul.
//
//export assay_repops_matmul_i8
func assay_repops_matmul_i8(dst *C.int32_t, a, b *C.int8_t, m, n, k, aRow, aK, bRow, bK C.int64_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[int8](unsafe.Pointer(a), m, k, aRow, aK)
		if err != nil {
			return err
		}
		y, err := operand[int8](unsafe.Pointer(b), n, k, bRow, bK)
		if err != nil {
			return err
		}
		size, err := product(m, n)
		if err != nil {
			return err
		}
		z, err := list[int32](unsafe.Pointer(dst), size)
		if err != nil {
			return err
		}
		return gemm.I8(z, x, y, gemm.Shape{M: int(m), N: int(n), K: int(k)})
	})
}

func hash(p *C.uint8_t) (*repops.Hash, error) {
	if p == nil {
		return nil, errNull
	}
	return (*repops.Hash)(unsafe.Pointer(p)), nil
}
