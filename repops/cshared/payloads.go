package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"errors"
	"fmt"
	"strings"

	"assay/repops/quant"
)

var errOverlap = errors.New("output overlaps the input")

// codec is one encoding of payloads.
type codec struct {
	size           func(n int) int
	encode, decode func(data []byte, x []float32) error
}

// codecOf finds an encoding by its name.
func codecOf(name string, chunk, k int32) (codec, error) {
	if name == "sparse" {
		s := quant.Sparse{Chunk: int(chunk), K: int(k)}
		if k < 1 || k > chunk || chunk > quant.MaxChunk {
			return codec{}, fmt.Errorf("%w: %d of each chunk of %d. Hint: 1 <= k <= chunk <= %d", quant.ErrFormat, k, chunk, quant.MaxChunk)
		}
		return codec{s.EncodedLen, s.Encode, func(data []byte, x []float32) error { return s.Decode(x, data) }}, nil
	}
	f, ok := quant.Named(name)
	if !ok {
		return codec{}, fmt.Errorf("%w %q. Hint: %s or sparse", quant.ErrFormat, name, strings.Join(quant.Names(), ", "))
	}
	return codec{f.EncodedLen, func(data []byte, x []float32) error { return quant.Quantise(data, x, f) },
		func(data []byte, x []float32) error { return quant.Dequantise(x, data, f) }}, nil
}

// payload prepares a call on n values and size bytes.
func payload(format C.uintptr_t, chunk, k C.int32_t, x C.uintptr_t, n C.size_t, data C.uintptr_t, size C.size_t) (codec, []float32, []byte, error) {
	name, err := text(uintptr(format))
	if err != nil {
		return codec{}, nil, nil, err
	}
	c, err := codecOf(name, int32(chunk), int32(k))
	if err != nil {
		return c, nil, nil, err
	}
	values, err := list[float32](uintptr(x), uint64(n))
	if err != nil {
		return c, nil, nil, err
	}
	b, err := list[byte](uintptr(data), uint64(size))
	if err == nil && regionOf(values).overlaps(regionOf(b)) {
		err = errOverlap
	}
	return c, values, b, err
}

// assay_repops_encoded_size writes the number of bytes that n values take in a format, a block encoding by its name or "sparse", to
// out. chunk and k are for sparse: the k largest of every chunk.
//
//export assay_repops_encoded_size
func assay_repops_encoded_size(format C.uintptr_t, chunk, k C.int32_t, n C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		c, _, _, err := payload(format, chunk, k, 0, 0, 0, 0)
		if err != nil {
			return err
		}
		if n > maxBytes/4 {
			return fmt.Errorf("%d values", n)
		}
		dst, err := one[uint64](uintptr(out))
		if err != nil {
			return err
		}
		*dst = uint64(c.size(int(n)))
		return nil
	})
}

// assay_repops_encode writes n finite values in a format to dst, which has exactly the encoded size.
//
//export assay_repops_encode
func assay_repops_encode(format C.uintptr_t, chunk, k C.int32_t, x C.uintptr_t, n C.size_t, dst C.uintptr_t, size C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		c, values, data, err := payload(format, chunk, k, x, n, dst, size)
		if err != nil {
			return err
		}
		return c.encode(data, values)
	})
}

// assay_repops_decode writes the n values that size bytes hold to dst. It refuses what assay_repops_encode cannot have written.
//
//export assay_repops_decode
func assay_repops_decode(format C.uintptr_t, chunk, k C.int32_t, data C.uintptr_t, size C.size_t, dst C.uintptr_t, n C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		c, values, b, err := payload(format, chunk, k, dst, n, data, size)
		if err != nil {
			return err
		}
		return c.decode(b, values)
	})
}

// assay_repops_topk writes the indices of the k values that are largest in absolute value to indices, ascending; of equal ones
// those with the least index.
//
//export assay_repops_topk
func assay_repops_topk(indices C.uintptr_t, k C.size_t, x C.uintptr_t, n C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		values, err := list[float32](uintptr(x), uint64(n))
		if err != nil {
			return err
		}
		dst, err := list[int32](uintptr(indices), uint64(k))
		if err != nil {
			return err
		}
		if regionOf(values).overlaps(regionOf(dst)) {
			return errOverlap
		}
		return quant.TopK(dst, values)
	})
}
