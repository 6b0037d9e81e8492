package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unsafe"

	"assay/repops"
	"assay/repops/agg"
	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/fused"
	"assay/repops/num"
	"assay/repops/program"
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
		"sin":   func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Sin },
		"cos":   func(_ *vec.Kernels, c *cr.Kernels) func(dst, x []float32) { return c.Cos },
		"neg":   func(v *vec.Kernels, _ *cr.Kernels) func(dst, x []float32) { return v.Neg },
		"abs":   func(v *vec.Kernels, _ *cr.Kernels) func(dst, x []float32) { return v.Abs },
	}
	binaries = map[string]func(v *vec.Kernels, dst, a, b []float32){
		"add": (*vec.Kernels).Add, "sub": (*vec.Kernels).Sub, "mul": (*vec.Kernels).Mul, "div": (*vec.Kernels).Div,
		"maximum": (*vec.Kernels).Maximum, "minimum": (*vec.Kernels).Minimum,
	}
)

// assay_repops_map applies an elementwise operation to vectors of n elements: sqrt rsqrt exp log tanh erf sin cos neg abs of a,
// add sub mul div maximum minimum of a and b, fma of a, b and c. Operands that the operation lacks are null. dst may be an operand.
//
//export assay_repops_map
func assay_repops_map(name C.uintptr_t, dst, a, b, c C.uintptr_t, n C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		op, err := text(uintptr(name))
		if err != nil {
			return err
		}
		pointers := [4]C.uintptr_t{dst, a, b, c}
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
			if x[i], err = list[float32](uintptr(pointers[i]), uint64(n)); err != nil {
				return err
			}
		}
		e := engine.Current()
		v, c := vec.For(e), cr.For(e)
		vec.Parallel(len(x[0]), func(lo, hi int) {
			switch {
			case isUnary:
				unaries[op](v, c)(x[0][lo:hi], x[1][lo:hi])
			case isBinary:
				binaries[op](v, x[0][lo:hi], x[1][lo:hi], x[2][lo:hi])
			default:
				v.Fma(x[0][lo:hi], x[1][lo:hi], x[2][lo:hi], x[3][lo:hi])
			}
		})
		return nil
	})
}

// assay_repops_sum writes the canonical sum of n elements to out.
//
//export assay_repops_sum
func assay_repops_sum(x C.uintptr_t, n C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return reduce(x, n, out, message, cap, (*vec.Kernels).Sum)
}

// assay_repops_amax writes the maximum of n elements to out, −inf of none.
//
//export assay_repops_amax
func assay_repops_amax(x C.uintptr_t, n C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return reduce(x, n, out, message, cap, (*vec.Kernels).Amax)
}

func reduce(x C.uintptr_t, n C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t, f func(*vec.Kernels, []float32) float32) C.int32_t {
	return call(message, cap, func() error {
		v, err := list[float32](uintptr(x), uint64(n))
		if err != nil {
			return err
		}
		dst, err := one[float32](uintptr(out))
		if err != nil {
			return err
		}
		*dst = f(vec.For(engine.Current()), v)
		return nil
	})
}

// reductions are those of a matrix: by rows unless columns, the whole tree unless groups.
var reductions = map[string]struct {
	columns, groups bool
	run             func(v *vec.Kernels, dst, x []float32, rows, cols int)
}{
	"sum_rows": {run: (*vec.Kernels).SumRows}, "amax_rows": {run: (*vec.Kernels).AmaxRows},
	"sum_columns": {columns: true, run: (*vec.Kernels).SumColumns}, "amax_columns": {columns: true, run: (*vec.Kernels).AmaxColumns},
	"sum_groups": {groups: true, run: (*vec.Kernels).SumRowGroups}, "amax_groups": {groups: true, run: (*vec.Kernels).AmaxRowGroups},
}

// assay_repops_reduce writes sums or maxima of a matrix to dst, which has count elements: sum_rows, amax_rows (count = rows),
// sum_columns, amax_columns (count = cols), or one level of a row's tree, sum_groups, amax_groups: rows of max(1, ⌈cols/256⌉).
//
//export assay_repops_reduce
func assay_repops_reduce(name C.uintptr_t, dst C.uintptr_t, count C.size_t, x C.uintptr_t, rows, cols C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		op, err := text(uintptr(name))
		if err != nil {
			return err
		}
		r, ok := reductions[op]
		if !ok {
			return fmt.Errorf("no reduction %q", op)
		}
		n, ok := times(uint64(rows), uint64(cols))
		if !ok || rows > maxAxis*256 || cols > maxAxis*256 {
			return fmt.Errorf("matrix of %d x %d", rows, cols)
		}
		want := uint64(rows)
		switch {
		case r.columns:
			want = uint64(cols)
		case r.groups:
			want *= uint64(vec.Groups(int(cols)))
		}
		if uint64(count) != want {
			return fmt.Errorf("room for %d results of %d", count, want)
		}
		v, err := list[float32](uintptr(x), n)
		if err != nil {
			return err
		}
		out, err := list[float32](uintptr(dst), want)
		if err != nil {
			return err
		}
		if want > 0 {
			r.run(vec.For(engine.Current()), out, v, int(rows), int(cols))
		}
		return nil
	})
}

// assay_repops_composite computes a composite of docs/arithmetic.md, forward or backward: softmax, layer_norm, attention, adamw, …
// composites.go says what integers, scalars, inputs and outputs each takes, and in which order.
//
//export assay_repops_composite
func assay_repops_composite(name C.uintptr_t, integers C.uintptr_t, integerCount C.size_t, scalars C.uintptr_t, scalarCount C.size_t,
	inputs C.uintptr_t, inputCount C.size_t, outputs C.uintptr_t, outputCount C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(uintptr(name))
		if err != nil {
			return err
		}
		d, ok := composites[s]
		if !ok {
			return fmt.Errorf("no composite %q. Hint: one of %s", s, strings.Join(slices.Sorted(maps.Keys(composites)), " "))
		}
		n, err := list[int64](uintptr(integers), uint64(integerCount))
		if err != nil {
			return err
		}
		f, err := list[float32](uintptr(scalars), uint64(scalarCount))
		if err != nil {
			return err
		}
		in, err := list[uintptr](uintptr(inputs), uint64(inputCount))
		if err != nil {
			return err
		}
		out, err := list[uintptr](uintptr(outputs), uint64(outputCount))
		if err != nil {
			return err
		}
		c, err := d.bind(n, f, in, out)
		if err != nil {
			return fmt.Errorf("%s: %w", s, err)
		}
		if c.empty() {
			return nil
		}
		return d.run(fused.For(engine.Current()), c)
	})
}

// assay_repops_clip scales n gradients in place so that their common norm is at most bound, and writes the factor to out. sizes
// are their numbers of elements.
//
//export assay_repops_clip
func assay_repops_clip(gradients C.uintptr_t, sizes C.uintptr_t, n C.size_t, bound C.float, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		counts, err := list[uint64](uintptr(sizes), uint64(n))
		if err != nil {
			return err
		}
		g, err := lists[float32](uintptr(gradients), counts, "gradient")
		if err != nil {
			return err
		}
		dst, err := one[float32](uintptr(out))
		if err != nil {
			return err
		}
		*dst = fused.For(engine.Current()).Clip(g, float32(bound))
		return nil
	})
}

// assay_repops_random writes elements first, first+1, … of the uniform sequence of a seed, node and micro-batch to out.
//
//export assay_repops_random
func assay_repops_random(out C.uintptr_t, n C.size_t, seed, first C.uint64_t, node, micro C.uint32_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		dst, err := list[float32](uintptr(out), uint64(n))
		if err != nil {
			return err
		}
		vec.Parallel(len(dst), func(lo, hi int) {
			vec.For(engine.Current()).Random(dst[lo:hi], uint64(seed), uint64(first)+uint64(lo), uint32(node), uint32(micro))
		})
		return nil
	})
}

// rows are n vectors of d elements.
func rows(xs C.uintptr_t, n, d C.size_t) ([][]float32, error) {
	if n > agg.MaxTrainers {
		return nil, fmt.Errorf("%d vectors, at most %d", n, agg.MaxTrainers)
	}
	sizes := make([]uint64, n)
	for i := range sizes {
		sizes[i] = uint64(d)
	}
	return lists[float32](uintptr(xs), sizes, "vector")
}

// assay_repops_aggregate writes an aggregation rule of package agg, by its name there, over n vectors of d elements to dst
// (docs/arithmetic.md section 6). p and q are the rule's numbers, weights its n weights or its one bound. xs are n pointers. selected, if not
// null, takes the trainers that a rule of Krum's chose, by ascending score.
//
//export assay_repops_aggregate
func assay_repops_aggregate(rule C.uintptr_t, dst C.uintptr_t, xs C.uintptr_t, n, d C.size_t, weights C.uintptr_t, p, q C.int32_t, selected C.uintptr_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		name, err := text(uintptr(rule))
		if err != nil {
			return err
		}
		v, err := rows(xs, n, d)
		if err != nil {
			return err
		}
		out, err := list[float32](uintptr(dst), uint64(d))
		if err != nil {
			return err
		}
		found, ok := agg.Named[name]
		if !ok {
			return fmt.Errorf("no aggregation rule %q", name)
		}
		args := agg.Arguments{Numbers: []int{int(p), int(q)}}
		if found.Weighted {
			if args.Weights, err = list[float32](uintptr(weights), uint64(n)); err != nil {
				return err
			}
		}
		if found.Bounded {
			bound, err := list[float32](uintptr(weights), 1)
			if err != nil {
				return err
			}
			args.Bound = bound[0]
		}
		chosen, err := found.Aggregate(agg.For(engine.Current()), out, v, args)
		if err != nil {
			return err
		}
		if selected != 0 && chosen != nil {
			s, err := list[int32](uintptr(selected), uint64(len(chosen)))
			if err != nil {
				return err
			}
			for k, i := range chosen {
				s[k] = int32(i)
			}
		}
		return nil
	})
}

// stream is what adds up distances or norms.
type stream interface {
	Write(chunk [][]float32, partials []float64) error
}

// partial writes n vectors of d elements to a stream that has results results; partials, if not null, takes the sums of each run
// of 256 terms, ⌈d/256⌉ a result.
func partial(s stream, v [][]float32, results int, d C.size_t, partials C.uintptr_t) error {
	if partials == 0 {
		return s.Write(v, nil)
	}
	runs, err := list[float64](uintptr(partials), uint64(results)*((uint64(d)+agg.Run-1)/agg.Run))
	if err != nil {
		return err
	}
	return s.Write(v, runs)
}

// assay_repops_distances writes the squared distances of all pairs i < j of n vectors of d elements to out: n·(n−1)/2 elements,
// (0,1), (0,2), …, (1,2), …. partials, if not null, takes the sums of each run of 256 coordinates, ⌈d/256⌉ a pair.
//
//export assay_repops_distances
func assay_repops_distances(xs C.uintptr_t, n, d C.size_t, out, partials C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		v, err := rows(xs, n, d)
		if err != nil {
			return err
		}
		a, err := agg.NewKrumAccumulator(len(v))
		if err != nil {
			return err
		}
		dst, err := list[float64](uintptr(out), uint64(agg.Pairs(len(v))))
		if err != nil {
			return err
		}
		if err := partial(a, v, agg.Pairs(len(v)), d, partials); err != nil {
			return err
		}
		return a.Distances(dst)
	})
}

// assay_repops_krum_select chooses m of n trainers, of which f may be faulty, from the squared distances of all pairs: selected
// takes them by ascending score, scores, if not null, all n scores.
//
//export assay_repops_krum_select
func assay_repops_krum_select(distances C.uintptr_t, n C.size_t, f C.int32_t, selected C.uintptr_t, m C.size_t, scores C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		if n < 1 || n > agg.MaxTrainers || m > n {
			return fmt.Errorf("%d of %d trainers, at most %d", m, n, agg.MaxTrainers)
		}
		pairs, err := list[float64](uintptr(distances), uint64(agg.Pairs(int(n))))
		if err != nil {
			return err
		}
		chosen, err := list[int32](uintptr(selected), uint64(m))
		if err != nil {
			return err
		}
		s := make([]float64, n)
		if scores != 0 {
			if s, err = list[float64](uintptr(scores), uint64(n)); err != nil {
				return err
			}
		}
		if err := agg.KrumScores(s, pairs, int(f)); err != nil {
			return err
		}
		if f > 0 && uint64(m) > uint64(n)-uint64(f) {
			return fmt.Errorf("%w: %d of %d trainers with %d faulty", agg.ErrParameter, m, n, f)
		}
		least := make([]int, m)
		if err := agg.SelectLeast(least, s); err != nil {
			return err
		}
		for k, i := range least {
			chosen[k] = int32(i)
		}
		return nil
	})
}

// assay_repops_norms writes the norms of n vectors of d elements to out. partials, if not null, takes the sums of each run of 256
// squares, ⌈d/256⌉ a vector.
//
//export assay_repops_norms
func assay_repops_norms(xs C.uintptr_t, n, d C.size_t, out, partials C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		v, err := rows(xs, n, d)
		if err != nil {
			return err
		}
		a, err := agg.NewNormAccumulator(len(v))
		if err != nil {
			return err
		}
		dst, err := list[float64](uintptr(out), uint64(n))
		if err != nil {
			return err
		}
		if err := partial(a, v, len(v), d, partials); err != nil {
			return err
		}
		return a.Norms(dst)
	})
}

// assay_repops_clip_factors writes what each of n vectors of d elements is multiplied by to bring its norm to at most bound.
//
//export assay_repops_clip_factors
func assay_repops_clip_factors(xs C.uintptr_t, n, d C.size_t, bound C.float, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		v, err := rows(xs, n, d)
		if err != nil {
			return err
		}
		dst, err := list[float32](uintptr(out), uint64(n))
		if err != nil {
			return err
		}
		return agg.NormClip(dst, v, float32(bound))
	})
}

// assay_repops_nesterov applies the outer step in place: rule 5.5 of docs/arithmetic.md.
//
//export assay_repops_nesterov
func assay_repops_nesterov(params, momentum, d C.uintptr_t, n C.size_t, lr, mu C.float, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		var x [3][]float32
		for i, p := range []C.uintptr_t{params, momentum, d} {
			var err error
			if x[i], err = list[float32](uintptr(p), uint64(n)); err != nil {
				return err
			}
		}
		return agg.Nesterov(x[0], x[1], x[2], float32(lr), float32(mu))
	})
}

// elements is a committed vector's data: length elements of a type, as their bytes. Of payloads the padding of the last leaf may
// stand there or not.
func elements(header C.uintptr_t, data C.uintptr_t, size C.size_t) (repops.Header, []byte, error) {
	b, err := list[byte](uintptr(header), repops.HeaderBytes)
	if err != nil {
		return repops.Header{}, nil, err
	}
	h, err := repops.DecodeHeader(b)
	if err != nil {
		return h, nil, err
	}
	raw, err := list[byte](uintptr(data), uint64(size))
	if err != nil {
		return h, nil, err
	}
	if raw, err = unpadded(h, raw); err == nil {
		err = canonical(h, raw)
	}
	return h, raw, err
}

// canonical refuses a vector of floating-point numbers with a NaN that none holds (docs/formats.md section 1): nobody else would come to its root.
func canonical(h repops.Header, raw []byte) error {
	switch h.DType {
	case repops.DTypeF32:
		if len(raw) > 0 && uintptr(unsafe.Pointer(&raw[0]))%4 == 0 {
			x := unsafe.Slice((*float32)(unsafe.Pointer(&raw[0])), len(raw)/4)
			return program.Tensor{DType: program.F32, F32: x}.Canonical()
		}
		for i := 0; i+4 <= len(raw); i += 4 {
			if w := binary.LittleEndian.Uint32(raw[i:]); w&math.MaxInt32 > 0x7f800000 && w != num.CanonicalNaN {
				return fmt.Errorf("element %d is the NaN %08x. Hint: a vector holds none but %08x", i/4, w, num.CanonicalNaN)
			}
		}
	case repops.DTypeF64:
		for i := 0; i+8 <= len(raw); i += 8 {
			if w := binary.LittleEndian.Uint64(raw[i:]); w&math.MaxInt64 > 0x7ff0000000000000 && w != num.CanonicalNaN64 {
				return fmt.Errorf("element %d is the NaN %016x. Hint: a vector holds none but %016x", i/8, w, num.CanonicalNaN64)
			}
		}
	}
	return nil
}

// assay_repops_root writes the commitment to a vector, 32 bytes: its header is 42 bytes, its data the little-endian elements, of
// which there are as many as the header says, or a payload as assay_repops_encode writes it in blocks.
//
//export assay_repops_root
func assay_repops_root(header C.uintptr_t, data C.uintptr_t, size C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		h, raw, err := elements(header, data, size)
		if err != nil {
			return err
		}
		dst, err := hash(uintptr(out))
		if err != nil {
			return err
		}
		*dst, err = repops.TensorRootBytes(h, raw)
		return err
	})
}

// hashes are n hashes of 32 bytes.
func hashes(p C.uintptr_t, n C.size_t) ([]repops.Hash, error) {
	return list[repops.Hash](uintptr(p), uint64(n))
}

// assay_repops_multiproof writes the multi-proof of n ascending leaf indices of a vector to proof, which has room for *length
// hashes, and their number to *length. With too little room, or a null proof, it is an error that says how many there are.
//
//export assay_repops_multiproof
func assay_repops_multiproof(header C.uintptr_t, data C.uintptr_t, size C.size_t, indices C.uintptr_t, n C.size_t, proof C.uintptr_t, length C.uintptr_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		h, raw, err := elements(header, data, size)
		if err != nil {
			return err
		}
		which, err := list[uint64](uintptr(indices), uint64(n))
		if err != nil {
			return err
		}
		count, err := one[C.size_t](uintptr(length))
		if err != nil {
			return err
		}
		tree, err := repops.NewBytesTree(h, raw)
		if err != nil {
			return err
		}
		p, err := tree.MultiProof(which)
		if err != nil {
			return err
		}
		room := *count
		*count = C.size_t(len(p))
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
func assay_repops_verify_multiproof(root, header C.uintptr_t, indices C.uintptr_t, leaves C.uintptr_t, n C.size_t, proof C.uintptr_t, length C.size_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		want, err := hash(uintptr(root))
		if err != nil {
			return err
		}
		h, _, err := elements(header, 0, 0)
		if err != nil {
			return err
		}
		if uint64(n) > math.MaxUint32 || uint64(length) > math.MaxUint32 {
			return fmt.Errorf("%d leaves and %d hashes", n, length)
		}
		which, err := list[uint64](uintptr(indices), uint64(n))
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
