package agg

// The scratch of the order statistics: rows of blockCoordinates values, rowFloats apart. The extra cache line keeps rows out of
// each other's sets in the first-level cache. internal/asmgen/agg has the same numbers.
const (
	blockCoordinates = 128
	rowFloats        = blockCoordinates + 16
)

// kernels are the assembly routines of one engine. Counts of coordinates are multiples of lanes; what is left over is done in
// plain Go. A nil *kernels is the portable engine.
type kernels struct {
	lanes     int
	mean      func(dst *float32, xs **float32, n, off, count int, div float64)
	scaled    func(dst *float32, xs **float32, w *float64, n, off, count int, div float64)
	hasNaN    func(xs **float32, n, count int) bool
	sort4     func(dst *float32, xs **float32, count int)
	sort8     func(dst *float32, xs **float32, count int)
	sort16    func(dst *float32, xs **float32, count int)
	merge16x8 func(rows *float32, count int)
	merge16   func(rows *float32, count int)
	merge32   func(rows *float32, count int)
	merge3216 func(rows *float32, count int)
	middle    func(dst, rows *float32, half, count int)
	krum      func(dst *float64, stride int, xs **float32, n, off int)
	squares   func(dst *float64, x *float32, groups int)
	tree      func(dst, x *float64, rows, stride int)
	nesterov  func(params, momentum, d *float32, count int, negLR, mu float32)
	sub       func(dst, a, b *float32, count int)
}

// whole is the part of n coordinates that the kernels do.
func (k *kernels) whole(n int) int {
	if k == nil {
		return 0
	}
	return n - n%k.lanes
}
