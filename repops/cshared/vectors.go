package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"fmt"
	"math"
	"unsafe"

	"assay/repops"
	"assay/repops/agg"
	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/vec"
)

// unaries, binaries are the elementwise kernels by the names of docs/arithmetic.md.
var (
	unaries = map[string]func(v *vec.Kernels, c *cr.Kernels) func(dst, x []float32){
		"sqrt":  func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Sqrt },
		"rsqrt": func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Rsqrt },
		"exp":   func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Exp },
		"log":   func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Log },
		"tanh":  func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Tanh },
		"erf":   func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Erf },
		"neg":   func(v *vec.Kernels, _ *cr.Kernels) func(dst, x []float32) { return v.Neg },
		"abs":   func(v *vec.Kernels, _ *cr.Kernels) func(dst, x []float32) { return v.Abs },
	}
	binaries = map[string]func(v *vec.Kernels, dst, a, b []float32){
		"add": (*vec.Kernels).Add, "sub": (*vec.Kernels).Sub, "mul": (*vec.Kernels).Mul, "div": (*vec.Kernels).Div,
		"maximum": (*vec.Kernels).Maximum, "minimum": (*vec.Kernels).Minimum,
	}
)

// assay_repops_map applies an elementwise operation to vectors of n elements: sqrt rsqrt exp log tanh erf neg abs of a, add sub
// mul div maximum minimum of a and b, fma of a, b and c. Operands that the operation lacks are null. dst may be an operand.
//
//export assay_repops_map
func assay_repops_map(name *C.char, dst, a, b, c *C.float, n C.size_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		op, err := text(name)
		if err != nil {
			return err
		}
		pointers := [4]*C.float{dst, a, b, c}
		count := 0
		_, isUnary := unaries[op]
		_, isBinary := binaries[op]
		switch {
		case isUnary:
			count = 2
		case isBinary:
			count = 3
		case op == "fma":
			count = 4
		default:
			return fmt.Errorf("no elementwise operation %q", op)
		}
		var x [4][]float32
		for i := range count {
			if x[i], err = list[float32](unsafe.Pointer(pointers[i]), uint64(n)); err != nil {
				return err
			}
		}
		e := engine.Current()
		switch {
		case isUnary:
			unaries[op](vec.For(e), cr.For(e))(x[0], x[1])
		case isBinary:
			binaries[op](vec.For(e), x[0], x[1], x[2])
		default:
			vec.For(e).Fma(x[0], x[1], x[2], x[3])
		}
		return nil
	})
}

// assay_repops_sum writes the canonical sum of n elements to out.
//
//export assay_repops_sum
func assay_repops_sum(x *C.float, n C.size_t, out *C.float, message *C.char, cap C.size_t) C.int32_t {
	return reduce(x, n, out, message, cap, (*vec.Kernels).Sum)
}

// assay_repops_amax writes the maximum of n elements to out, −inf of none.
//
//export assay_repops_amax
func assay_repops_amax(x *C.float, n C.size_t, out *C.float, message *C.char, cap C.size_t) C.int32_t {
	return reduce(x, n, out, message, cap, (*vec.Kernels).Amax)
}

func reduce(x *C.float, n C.size_t, out *C.float, message *C.char, cap C.size_t, f func(*vec.Kernels, []float32) float32) C.int32_t {
	return call(message, cap, func() error {
		v, err := list[float32](unsafe.Pointer(x), uint64(n))
		if err != nil {
			return err
		}
		if out == nil {
			return errNull
		}
		*out = C.float(f(vec.For(engine.Current()), v))
		return nil
	})
}

// rows are n vectors of d elements.
func rows(xs *unsafe.Pointer, n, d C.size_t) ([][]float32, error) {
	if n > agg.MaxTrainers {
		return nil, fmt.Errorf("%d vectors, at most %d", n, agg.MaxTrainers)
	}
	pointers, err := list[unsafe.Pointer](unsafe.Pointer(xs), uint64(n))
	if err != nil {
		return nil, err
	}
	v := make([][]float32, n)
	for i, p := range pointers {
		if v[i], err = list[float32](p, uint64(d)); err != nil {
			return nil, fmt.Errorf("vector %d: %w", i, err)
		}
	}
	return v, nil
}

// assay_repops_aggregate writes an aggregation rule over n vectors of d elements to dst (docs/arithmetic.md section 6): mean,
// weighted_mean (weights: n), trimmed_mean (p: dropped at each end), coordinate_median, krum (p: f), multi_krum (p: f, q: m),
// clipped_mean (weights: one bound). xs are n pointers. selected, if not null, takes the trainers that Krum (1) or Multi-Krum
// (m) chose, ascending.
//
//export assay_repops_aggregate
func assay_repops_aggregate(rule *C.char, dst *C.float, xs *unsafe.Pointer, n, d C.size_t, weights *C.float, p, q C.int32_t, selected *C.int32_t,
	message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		name, err := text(rule)
		if err != nil {
			return err
		}
		v, err := rows(xs, n, d)
		if err != nil {
			return err
		}
		out, err := list[float32](unsafe.Pointer(dst), uint64(d))
		if err != nil {
			return err
		}
		var chosen []int
		switch name {
		case "mean":
			return agg.Mean(out, v)
		case "weighted_mean":
			w, err := list[float32](unsafe.Pointer(weights), uint64(n))
			if err != nil {
				return err
			}
			return agg.WeightedMean(out, v, w)
		case "trimmed_mean":
			return agg.TrimmedMean(out, v, int(p))
		case "coordinate_median":
			return agg.CoordinateMedian(out, v)
		case "clipped_mean":
			bound, err := list[float32](unsafe.Pointer(weights), 1)
			if err != nil {
				return err
			}
			factors := make([]float32, n)
			if err := agg.NormClip(factors, v, bound[0]); err != nil {
				return err
			}
			return agg.ClippedMean(out, v, factors)
		case "krum":
			i, err := agg.Krum(out, v, int(p))
			if err != nil {
				return err
			}
			chosen = []int{i}
		case "multi_krum":
			if q < 1 || uint64(q) > uint64(n) {
				return fmt.Errorf("multi_krum of %d vectors with m = %d", n, q)
			}
			chosen = make([]int, q)
			if err := agg.MultiKrum(out, v, int(p), chosen); err != nil {
				return err
			}
		default:
			return fmt.Errorf("no aggregation rule %q", name)
		}
		if selected != nil {
			s := unsafe.Slice((*int32)(unsafe.Pointer(selected)), len(chosen))
			for k, i := range chosen {
				s[k] = int32(i)
			}
		}
		return nil
	})
}

// assay_repops_nesterov applies the outer step in place: rule 5.5 of docs/arithmetic.md.
//
//export assay_repops_nesterov
func assay_repops_nesterov(params, momentum, d *C.float, n C.size_t, lr, mu C.float, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		var x [3][]float32
		for i, p := range []*C.float{params, momentum, d} {
			var err error
			if x[i], err = list[float32](unsafe.Pointer(p), uint64(n)); err != nil {
				return err
			}
		}
		return agg.Nesterov(x[0], x[1], x[2], float32(lr), float32(mu))
	})
}

// elements is a committed vector's data: length elements of a type, as their bytes.
func elements(header *C.uint8_t, data unsafe.Pointer, size C.size_t) (repops.Header, []byte, error) {
	b, err := list[byte](unsafe.Pointer(header), repops.HeaderBytes)
	if err != nil {
		return repops.Header{}, nil, err
	}
	h, err := repops.DecodeHeader(b)
	if err != nil {
		return h, nil, err
	}
	raw, err := list[byte](data, uint64(size))
	return h, raw, err
}

// assay_repops_root writes the commitment to a vector, 32 bytes: its header is 42 bytes, its data the little-endian elements, of
// which there are as many as the header says.
//
//export assay_repops_root
func assay_repops_root(header *C.uint8_t, data unsafe.Pointer, size C.size_t, out *C.uint8_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		h, raw, err := elements(header, data, size)
		if err != nil {
			return err
		}
		dst, err := hash(out)
		if err != nil {
			return err
		}
		*dst, err = repops.TensorRootBytes(h, raw)
		return err
	})
}

// hashes are n hashes of 32 bytes.
func hashes(p *C.uint8_t, n C.size_t) ([]repops.Hash, error) {
	return list[repops.Hash](unsafe.Pointer(p), uint64(n))
}

// assay_repops_multiproof writes the multi-proof of n ascending leaf indices of a vector to proof, which has room for *length
// hashes, and their number to *length. With too little room, or a null proof, it is an error that says how many there are.
//
//export assay_repops_multiproof
func assay_repops_multiproof(header *C.uint8_t, data unsafe.Pointer, size C.size_t, indices *C.uint64_t, n C.size_t, proof *C.uint8_t, length *C.size_t,
	message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		h, raw, err := elements(header, data, size)
		if err != nil {
			return err
		}
		which, err := list[uint64](unsafe.Pointer(indices), uint64(n))
		if err != nil {
			return err
		}
		if length == nil {
			return errNull
		}
		tree, err := repops.NewBytesTree(h, raw)
		if err != nil {
			return err
		}
		p, err := tree.MultiProof(which)
		if err != nil {
			return err
		}
		room := *length
		*length = C.size_t(len(p))
		if uint64(room) < uint64(len(p)) {
			return fmt.Errorf("room for %d hashes, the proof has %d", room, len(p))
		}
		dst, err := hashes(proof, C.size_t(len(p)))
		if err != nil {
			return err
		}
		copy(dst, p)
		return nil
	})
}

// assay_repops_verify_multiproof is an error unless the leaves with n ascending indices belong to the vector of this header and
// root. leaves are their hashes.
//
//export assay_repops_verify_multiproof
func assay_repops_verify_multiproof(root, header *C.uint8_t, indices *C.uint64_t, leaves *C.uint8_t, n C.size_t, proof *C.uint8_t, length C.size_t,
	message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		want, err := hash(root)
		if err != nil {
			return err
		}
		h, _, err := elements(header, nil, 0)
		if err != nil {
			return err
		}
		if uint64(n) > math.MaxUint32 || uint64(length) > math.MaxUint32 {
			return fmt.Errorf("%d leaves and %d hashes", n, length)
		}
		which, err := list[uint64](unsafe.Pointer(indices), uint64(n))
		if err != nil {
			return err
		}
		opened, err := hashes(leaves, n)
		if err != nil {
			return err
		}
		path, err := hashes(proof, length)
		if err != nil {
			return err
		}
		return repops.VerifyMultiProof(*want, h, which, opened, path)
	})
}
