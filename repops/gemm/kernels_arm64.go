package gemm

import "assay/repops/engine"

func native(e engine.Engine) *Kernels {
	switch {
	case e == engine.NEON && engine.CPU.DotProd:
		return &neonDot
	case e == engine.NEON:
		return &neon
	}
	return nil
}

// neon treats two registers as one vector of 8 words, which is all that a tile is wide.
var neon = Kernels{
	lanes: 8, mr: 8, nr: 8, blocking: blocked(512, 16, 1<<19),
	f32: tiles{nil, tileF32NEONx1, tileF32NEONx2, tileF32NEONx3, tileF32NEONx4, tileF32NEONx5, tileF32NEONx6, tileF32NEONx7, tileF32NEONx8},

	packTransposed: packTransposedNEON,
	packRows:       [2]func(*uint32, uintptr, *uint32, uintptr, int, int){packRowsNEON},

	i8: dotKernels{
		tiles: tiles{nil, tileI8NEONx1, tileI8NEONx2, tileI8NEONx3, tileI8NEONx4, tileI8NEONx5, tileI8NEONx6, tileI8NEONx7, tileI8NEONx8},
		unit:  4, a: plain, b: plain,
		scale:  scaleNEON,
		coders: [conversions]coder{plain: {quantiseI8NEON, [2]rowsCoder{quantiseRowsI8NEON}}},
	},
}

var neonDot = func() Kernels {
	k := neon
	k.i8.tiles = tiles{nil, tileDotNEONx1, tileDotNEONx2, tileDotNEONx3, tileDotNEONx4, tileDotNEONx5, tileDotNEONx6, tileDotNEONx7, tileDotNEONx8}
	return k
}()
