package quant

import (
	"math"

	"assay/repops/num"
)

type (
	floats = [BlockValues]float32
	codes  = [BlockValues]byte
)

// kernels are the routines of one engine, each for one block.
type kernels struct {
	// amax returns the largest pattern among the absolute values.
	amax func(x *floats) uint32
	// quantise writes clamp(rne(RN(x / scale)), −limit, limit) for finite x and scale > 0.
	quantise func(dst *codes, x *floats, scale float32, limit int32)
	// dequantise writes q·scale and returns the largest absolute code, 128 for −128.
	dequantise func(dst *floats, src *codes, scale float32) uint32
}

var portable = &kernels{amax: amaxPortable, quantise: quantisePortable, dequantise: dequantisePortable}

func amaxPortable(x *floats) uint32 {
	var m uint32
	for _, v := range x {
		m = max(m, math.Float32bits(v)&math.MaxInt32)
	}
	return m
}

func quantisePortable(dst *codes, x *floats, scale float32, limit int32) {
	for i, v := range x {
		dst[i] = byte(max(-limit, min(limit, num.F32ToI32(num.Div(v, scale)))))
	}
}

func dequantisePortable(dst *floats, src *codes, scale float32) uint32 {
	var m uint32
	for i, c := range src {
		q := int32(int8(c))
		m = max(m, uint32(max(q, -q)))
		dst[i] = float32(q) * scale
	}
	return m
}
