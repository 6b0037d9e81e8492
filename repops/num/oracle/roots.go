package oracle

import (
	"math"
	"math/bits"
)

// The roots are found by integer tests on the square alone; a binary64 root only proposes where to look.

// QuickSqrt is √x.
func QuickSqrt(x uint32) (uint32, float64) {
	switch {
	case x&0x7fffffff > 0x7f800000 || x > 0x80000000:
		return nan32, 1
	case x&0x7fffffff == 0 || x == 0x7f800000:
		return x, 1
	}
	m, e := Binary32.finite(uint64(x))
	// m·2^e = s·2^(e−shift), 2^50 ≤ s < 2^52, e − shift even: the root of s has 26 bits.
	shift := bits.LeadingZeros64(m) - 12
	shift -= (e - shift) & 1
	s := m << shift
	n := uint64(math.Sqrt(float64(s)))
	for n*n > s {
		n--
	}
	for (n+1)*(n+1) <= s {
		n++
	}
	return roundRoot(n, (e-shift)/2, n*n != s), 1
}

// QuickRsqrt is 1/√x. Its second result is like that of the other Quick functions.
func QuickRsqrt(x uint32) (uint32, float64) {
	switch {
	case x&0x7fffffff > 0x7f800000 || x > 0x80000000:
		return nan32, 1
	case x&0x7fffffff == 0:
		return x | 0x7f800000, 1
	case x == 0x7f800000:
		return 0, 1
	}
	m, e := Binary32.finite(uint64(x))
	shift := bits.LeadingZeros64(m) - 39
	shift -= (e - shift) & 1
	m <<= shift // 2^23 ≤ m < 2^25
	e -= shift
	// n = ⌊2^38/√m⌋, 26 or 27 bits; the result is 2^38/√m·2^(−38 − e/2).
	n := uint64(0x1p38 / math.Sqrt(float64(m)))
	for above(n, m) {
		n--
	}
	for !above(n+1, m) {
		n++
	}
	hi, lo := bits.Mul64(n*n, m)
	y := roundRoot(n, -38-e/2, hi != 1<<12 || lo != 0)
	// Nearest midpoint: the odd multiple of half a unit that is closest to n.
	unit := uint64(1) << (bits.Len64(n) - 24)
	mid := n/unit*unit + unit/2
	// |2^38/√m − mid|/mid ≈ |2^76 − mid²·m| / 2^77
	hi, lo = bits.Mul64(mid*mid, m)
	var borrow uint64
	if hi >= 1<<12 {
		hi -= 1 << 12
	} else {
		lo, borrow = bits.Sub64(0, lo, 0)
		hi, _ = bits.Sub64(1<<12, hi, borrow)
	}
	if d := (float64(float64(hi)*0x1p64) + float64(lo)) * 0x1p-77; d < 0x1p-50 {
		return y, d
	}
	return y, 1
}

// above says whether n²·m > 2^76.
func above(n, m uint64) bool {
	hi, lo := bits.Mul64(n*n, m)
	return hi > 1<<12 || hi == 1<<12 && lo > 0
}

// roundRoot rounds n·2^e to nearest; if sticky is set the number is a little greater. n has 26 or 27 bits and no result is
// subnormal.
func roundRoot(n uint64, e int, sticky bool) uint32 {
	drop := bits.Len64(n) - 24
	half := uint64(1) << (drop - 1)
	rest := n & (2*half - 1)
	n >>= drop
	if rest > half || rest == half && (sticky || n&1 == 1) {
		n++
	}
	return uint32((e+drop+149)<<23) + uint32(n)
}
