// Command cshared is the arithmetic as a C library:
//
//	go build -buildmode=c-shared -o bin/libassay_repops.so ./repops/cshared
//
// Every function returns 0, or −1 after writing a message, cut to cap bytes with its terminating zero, to err. Pointers may be
// to memory of any origin; it is read and written in place, never kept and never moved, and must not change during a call. A
// null pointer is allowed where the number of elements is 0. Lengths are in elements; no list is of 1 TiB or more. Outputs
// overlap no input unless a function says so. After an error the contents of outputs are undefined. Functions may be called
// from several threads at once; each runs with the standard floating-point control state and gives the caller's back. A
// process that has called one must not fork without exec.
//
// Pointers are passed as uintptr_t, which every C ABI passes like a pointer; C callers convert them: (uintptr_t)x. Where the
// number of elements is 0 an address may be anything: Rust and others give an empty list the address 4 or 8, and the Go runtime
// ends the process when it finds a pointer, which such a parameter would be, to the first page. With elements these addresses
// are refused.
package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"encoding/json"
	"fmt"
	"math"
	"runtime"
	"strings"

	"assay/repops/engine"
	"assay/repops/gemm"
	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
	"assay/repops/multihash"
	"assay/repops/ops"
	"assay/repops/program"
)

// call runs f between saving and restoring the control state, and turns its error, or a panic, into a result.
func call(message C.uintptr_t, size C.size_t, f func() error) (status C.int32_t) {
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

func refuse(message C.uintptr_t, size C.size_t, err error) C.int32_t {
	if dst, bad := list[byte](uintptr(message), min(uint64(size), 1<<20)); bad == nil && len(dst) > 0 {
		n := copy(dst[:len(dst)-1], err.Error())
		dst[n] = 0
	}
	return -1
}

// assay_repops_info writes what this machine runs, as JSON text, to out.
//
//export assay_repops_info
func assay_repops_info(out C.uintptr_t, size C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		f := engine.CPU
		var engines []string
		for _, e := range engine.Supported() {
			engines = append(engines, e.String())
		}
		b, err := json.Marshal(map[string]any{
			"platform": runtime.GOOS + "/" + runtime.GOARCH, "threads": pool.Threads(), "engines": engines, "current": engine.Current().String(),
			"features": map[string]bool{"avx2": f.AVX2, "avx512": f.AVX512, "avx512_vnni": f.VNNI, "sha": f.SHA, "neon": f.NEON, "neon_dotprod": f.DotProd},
			"sha256":   multihash.For(engine.Current()).String(),
		})
		if err != nil {
			return err
		}
		dst, err := list[byte](uintptr(out), uint64(size))
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
func assay_repops_use(name, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(uintptr(name))
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
func assay_repops_words(name C.uintptr_t, n C.size_t, in, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(uintptr(name))
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
		src, err := list[uint64](uintptr(in), uint64(n)*uint64(len(op.In)))
		if err != nil {
			return err
		}
		dst, err := list[uint64](uintptr(out), uint64(n))
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
func assay_repops_tensor(name, shapes, attrs C.uintptr_t, operands C.uintptr_t, count C.size_t, result C.uintptr_t, size C.size_t, needed C.uintptr_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		var texts [3]string
		for i, p := range []C.uintptr_t{name, shapes, attrs} {
			var err error
			if texts[i], err = text(uintptr(p)); err != nil {
				return err
			}
		}
		op, err := ops.LookupTensor(texts[0], texts[1], strings.Fields(texts[2]))
		if err != nil {
			return err
		}
		if needed != 0 {
			bytes, err := one[C.size_t](uintptr(needed))
			if err != nil {
				return err
			}
			*bytes = C.size_t(op.ResultBytes())
		}
		if result == 0 {
			return nil
		}
		if uint64(size) != op.ResultBytes() {
			return fmt.Errorf("%d bytes for a result of %d", size, op.ResultBytes())
		}
		types := op.Operands()
		pointers, err := list[uintptr](uintptr(operands), uint64(count))
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
		dst, err := tensor(out.DType, uintptr(result), uint64(out.Len()))
		if err != nil {
			return err
		}
		fill(dst, out)
		return nil
	})
}

// assay_repops_matmul writes A·Bᵀ, m·n elements, to dst: rule 2.1 of docs/arithmetic.md. Element (i, k) of A is
// a[i·a_row + k·a_k], of B b[j·b_row + k·b_k]. band is 0 for none, 1 for k ≤ i + offset, 2 for k ≥ i + offset.
//
//export assay_repops_matmul
func assay_repops_matmul(dst, a, b C.uintptr_t, m, n, k, aRow, aK, bRow, bK C.int64_t, band C.int32_t, offset C.int64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[float32](uintptr(a), int64(m), int64(k), int64(aRow), int64(aK))
		if err != nil {
			return err
		}
		y, err := operand[float32](uintptr(b), int64(n), int64(k), int64(bRow), int64(bK))
		if err != nil {
			return err
		}
		size, err := product(int64(m), int64(n))
		if err != nil {
			return err
		}
		z, err := list[float32](uintptr(dst), size)
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
func assay_repops_matmul_i8(dst C.uintptr_t, a, b C.uintptr_t, m, n, k, aRow, aK, bRow, bK C.int64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[int8](uintptr(a), int64(m), int64(k), int64(aRow), int64(aK))
		if err != nil {
			return err
		}
		y, err := operand[int8](uintptr(b), int64(n), int64(k), int64(bRow), int64(bK))
		if err != nil {
			return err
		}
		size, err := product(int64(m), int64(n))
		if err != nil {
			return err
		}
		z, err := list[int32](uintptr(dst), size)
		if err != nil {
			return err
		}
		return gemm.I8(z, x, y, gemm.Shape{M: int(m), N: int(n), K: int(k)})
	})
}

// assay_repops_matmul_i8_scaled writes c·(sa·sw[j]), m·n elements, to dst, c being the exact element (i, j) of A·Bᵀ as binary32.
// Operands as in assay_repops_matmul; sw has n elements.
//
//export assay_repops_matmul_i8_scaled
func assay_repops_matmul_i8_scaled(dst C.uintptr_t, a, b C.uintptr_t, m, n, k, aRow, aK, bRow, bK C.int64_t, sa C.float, sw C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[int8](uintptr(a), int64(m), int64(k), int64(aRow), int64(aK))
		if err != nil {
			return err
		}
		y, err := operand[int8](uintptr(b), int64(n), int64(k), int64(bRow), int64(bK))
		if err != nil {
			return err
		}
		size, err := product(int64(m), int64(n))
		if err != nil {
			return err
		}
		z, err := list[float32](uintptr(dst), size)
		if err != nil {
			return err
		}
		scales, err := list[float32](uintptr(sw), uint64(n))
		if err != nil {
			return err
		}
		return gemm.I8Scaled(z, x, y, gemm.Shape{M: int(m), N: int(n), K: int(k)}, float32(sa), scales)
	})
}

// assay_repops_accumulators writes what the chain of element (i, j) of a product has reached before k = 256, 512, … to out:
// count elements, ⌈k/256⌉ − 1 and not less than 0. The rest is as in assay_repops_matmul.
//
//export assay_repops_accumulators
func assay_repops_accumulators(out C.uintptr_t, count C.size_t, a, b C.uintptr_t, m, n, k, aRow, aK, bRow, bK C.int64_t, band C.int32_t, offset, i, j C.int64_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		if band < 0 || band > 2 {
			return fmt.Errorf("band %d", band)
		}
		x, err := operand[float32](uintptr(a), int64(m), int64(k), int64(aRow), int64(aK))
		if err != nil {
			return err
		}
		y, err := operand[float32](uintptr(b), int64(n), int64(k), int64(bRow), int64(bK))
		if err != nil {
			return err
		}
		dst, err := list[float32](uintptr(out), uint64(count))
		if err != nil {
			return err
		}
		s := gemm.Shape{M: int(m), N: int(n), K: int(k)}
		v, err := gemm.ChainAccumulators(nil, x, y, s, gemm.Band{Kind: gemm.BandKind(band), Offset: int(offset)}, int(i), int(j))
		return keep(dst, v, err)
	})
}

// assay_repops_accumulators_i8 is the same for assay_repops_matmul_i8, before k = 1024, 2048, …
//
//export assay_repops_accumulators_i8
func assay_repops_accumulators_i8(out C.uintptr_t, count C.size_t, a, b C.uintptr_t, m, n, k, aRow, aK, bRow, bK, i, j C.int64_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		x, err := operand[int8](uintptr(a), int64(m), int64(k), int64(aRow), int64(aK))
		if err != nil {
			return err
		}
		y, err := operand[int8](uintptr(b), int64(n), int64(k), int64(bRow), int64(bK))
		if err != nil {
			return err
		}
		dst, err := list[int32](uintptr(out), uint64(count))
		if err != nil {
			return err
		}
		v, err := gemm.ChainAccumulatorsI8(nil, x, y, gemm.Shape{M: int(m), N: int(n), K: int(k)}, int(i), int(j))
		return keep(dst, v, err)
	})
}
