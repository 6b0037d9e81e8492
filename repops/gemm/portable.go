package gemm

import (
	"math"
	"unsafe"

	"assay/repops/num"
)

// portable packs and multiplies in plain Go. Its tiles have 4 × 4 words, its bytes one word each.
var portable = Kernels{
	lanes: 4, mr: 4, nr: 4, blocking: blocked(512, 16, 1<<15),
	f32: tiles{nil, ofRows(1, f32Row), ofRows(2, f32Row), ofRows(3, f32Row), ofRows(4, f32Row)},
	i8: dotKernels{
		tiles: tiles{nil, ofRows(1, i8Row), ofRows(2, i8Row), ofRows(3, i8Row), ofRows(4, i8Row)},
		unit:  1, a: extended, b: extended,
	},
}

// ofRows is a tile that runs a kernel of one row and 4 columns for each row.
func ofRows(rows int, row func(k int, a, b *uint32, ldb uintptr, acc *[4]uint32)) tile {
	return func(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, _ uintptr) {
		for r := range uintptr(rows) {
			var acc [4]uint32
			copy(acc[:n], unsafe.Slice(word(unsafe.Add(unsafe.Pointer(s), r*lds)), n))
			row(k, word(unsafe.Add(unsafe.Pointer(a), 4*r)), b, ldb, &acc)
			copy(unsafe.Slice(word(unsafe.Add(unsafe.Pointer(c), r*ldc)), n), acc[:n])
		}
	}
}

// Bits of binary64 that binary32 drops, and their pattern halfway between two normal binary32 numbers.
const (
	dropped  = 1<<29 - 1
	midpoint = 1 << 28
)

// simple says whether rounding s, a sum in binary64, to binary32 gives the correctly rounded fma: s is neither halfway between
// two binary32 numbers nor outside the range of normal ones.
func simple(s float64) bool {
	const least, infinity = 1023 - 126, 0x7ff // biased exponents
	u := math.Float64bits(s)
	return u&dropped != midpoint && u<<1-least<<53 < (infinity-least)<<53
}

// f32Row is num.Fma for four chains at once, which hides the latency of its conversions.
func f32Row(k int, a, b *uint32, ldb uintptr, acc *[4]uint32) {
	z0, z1 := float64(math.Float32frombits(acc[0])), float64(math.Float32frombits(acc[1]))
	z2, z3 := float64(math.Float32frombits(acc[2])), float64(math.Float32frombits(acc[3]))
	for i := range uintptr(k) {
		x := *(*float32)(unsafe.Add(unsafe.Pointer(a), i*4*4))
		y := (*[4]float32)(unsafe.Add(unsafe.Pointer(b), i*ldb))
		// The explicit conversions forbid the compiler to fuse (Go specification, "Floating-point operators").
		s0 := float64(float64(x)*float64(y[0])) + z0
		s1 := float64(float64(x)*float64(y[1])) + z1
		s2 := float64(float64(x)*float64(y[2])) + z2
		s3 := float64(float64(x)*float64(y[3])) + z3
		if simple(s0) {
			z0 = float64(float32(s0))
		} else {
			z0 = float64(num.Fma(x, y[0], float32(z0)))
		}
		if simple(s1) {
			z1 = float64(float32(s1))
		} else {
			z1 = float64(num.Fma(x, y[1], float32(z1)))
		}
		if simple(s2) {
			z2 = float64(float32(s2))
		} else {
			z2 = float64(num.Fma(x, y[2], float32(z2)))
		}
		if simple(s3) {
			z3 = float64(float32(s3))
		} else {
			z3 = float64(num.Fma(x, y[3], float32(z3)))
		}
	}
	*acc = [4]uint32{canonical(z0), canonical(z1), canonical(z2), canonical(z3)}
}

func canonical(x float64) uint32 { return math.Float32bits(num.Canonical(float32(x))) }

func i8Row(k int, a, b *uint32, ldb uintptr, acc *[4]uint32) {
	s0, s1, s2, s3 := int32(acc[0]), int32(acc[1]), int32(acc[2]), int32(acc[3])
	for i := range uintptr(k) {
		x := *(*int32)(unsafe.Add(unsafe.Pointer(a), i*4*4))
		y := (*[4]int32)(unsafe.Add(unsafe.Pointer(b), i*ldb))
		s0 += x * y[0]
		s1 += x * y[1]
		s2 += x * y[2]
		s3 += x * y[3]
	}
	*acc = [4]uint32{uint32(s0), uint32(s1), uint32(s2), uint32(s3)}
}
