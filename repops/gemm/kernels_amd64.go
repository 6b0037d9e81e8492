package gemm

import "assay/repops/engine"

func native(e engine.Engine) *Kernels {
	switch {
	case e == engine.AVX512 && engine.CPU.VNNI:
		return &avx512VNNI
	case e == engine.AVX512:
		return &avx512
	case e == engine.AVX2:
		return &avx2
	}
	return nil
}

var avx2 = Kernels{
	lanes: 8, mr: 6, nr: 16, blocking: blocked(512, 16, 1<<20),
	f32: tiles{nil, tileF32AVX2x1, tileF32AVX2x2, tileF32AVX2x3, tileF32AVX2x4, tileF32AVX2x5, tileF32AVX2x6},

	triangleUp: triangleUpAVX2, triangleFrom: triangleFromAVX2,

	packTransposed: packTransposedAVX2,
	stream: [streamRows + 1]func(acc, a, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32){nil,
		streamAVX2x1, streamAVX2x2, streamAVX2x3, streamAVX2x4},
	packRows: [2]func(*uint32, uintptr, *uint32, uintptr, int, int){packRowsAVX21, packRowsAVX22},

	i8: dotKernels{
		tiles: tiles{nil, tileI16AVX2x1, tileI16AVX2x2, tileI16AVX2x3, tileI16AVX2x4, tileI16AVX2x5, tileI16AVX2x6},
		unit:  2, a: widened, b: widened,
		widen: widenAVX2, scale: scaleAVX2,
		coders: [conversions]coder{widened: {quantiseI16AVX2, [2]rowsCoder{quantiseRowsI16AVX21, quantiseRowsI16AVX22}}},
	},
}

var avx512 = Kernels{
	lanes: 16, mr: 14, nr: 32, blocking: blocked(1024, 8, 1<<21),
	f32: tiles{nil,
		tileF32AVX512x1, tileF32AVX512x2, tileF32AVX512x3, tileF32AVX512x4, tileF32AVX512x5, tileF32AVX512x6, tileF32AVX512x7,
		tileF32AVX512x8, tileF32AVX512x9, tileF32AVX512x10, tileF32AVX512x11, tileF32AVX512x12, tileF32AVX512x13, tileF32AVX512x14},

	triangleUp: triangleUpAVX512, triangleFrom: triangleFromAVX512,

	packTransposed: packTransposedAVX512,
	stream: [streamRows + 1]func(acc, a, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32){nil,
		streamAVX512x1, streamAVX512x2, streamAVX512x3, streamAVX512x4},
	packRows: [2]func(*uint32, uintptr, *uint32, uintptr, int, int){packRowsAVX5121, packRowsAVX5122},

	i8: dotKernels{
		tiles: tiles{nil,
			tileI16AVX512x1, tileI16AVX512x2, tileI16AVX512x3, tileI16AVX512x4, tileI16AVX512x5, tileI16AVX512x6, tileI16AVX512x7,
			tileI16AVX512x8, tileI16AVX512x9, tileI16AVX512x10, tileI16AVX512x11, tileI16AVX512x12, tileI16AVX512x13, tileI16AVX512x14},
		unit: 2, a: widened, b: widened,
		widen: widenAVX512, scale: scaleAVX512,
		coders: [conversions]coder{widened: {quantiseI16AVX512, [2]rowsCoder{quantiseRowsI16AVX5121, quantiseRowsI16AVX5122}}},
	},
}

var avx512VNNI = func() Kernels {
	k := avx512
	k.i8.tiles = tiles{nil,
		tileU8AVX512x1, tileU8AVX512x2, tileU8AVX512x3, tileU8AVX512x4, tileU8AVX512x5, tileU8AVX512x6, tileU8AVX512x7,
		tileU8AVX512x8, tileU8AVX512x9, tileU8AVX512x10, tileU8AVX512x11, tileU8AVX512x12, tileU8AVX512x13, tileU8AVX512x14}
	k.i8.unit, k.i8.a, k.i8.b = 4, flipped, plain
	k.i8.flip = flipAVX512
	k.i8.coders = [conversions]coder{
		plain:   {quantiseI8AVX512, [2]rowsCoder{quantiseRowsI8AVX5121, quantiseRowsI8AVX5122}},
		flipped: {quantiseU8AVX512, [2]rowsCoder{quantiseRowsU8AVX5121, quantiseRowsU8AVX5122}},
	}
	return k
}()
