package gemm

import (
	"math"
	"unsafe"

	"assay/repops/num"
)

// scaling is what I8Scaled does beside I8.
type scaling struct {
	on bool
	sa float32
	sw []float32
}

// ones is a packed A of one row of bytes 1.
var ones = func() (a [256 * maxRows]uint32) {
	for i := range a {
		a[i] = 0x01010101
	}
	return a
}()

// correction sets dst[j] to −128 times the sum of column j of a packed panel of n steps.
func (ks *Kernels) correction(dst, panel []uint32, n int) {
	clear(dst)
	steps, size := len(ones)/maxRows, uintptr(ks.nr)*4
	for k := 0; k < n; k += steps {
		ks.i8.tiles[1](min(steps, n-k), &ones[0], &panel[k*ks.nr], size, &dst[0], size, &dst[0], size, ks.nr, 0)
	}
	for i := range dst {
		dst[i] = -dst[i] << 7
	}
}

// bytes computes the sums, scaled where asked for, of checked operands; n words stand at c.
func (ks *Kernels) bytes(c unsafe.Pointer, n int, a, b *MatrixI8, s Shape, matrices int, f scaling) {
	if n == 0 {
		return
	}
	g := getJob()
	defer g.put()
	g.ks, g.tiles, g.unit = ks, &ks.i8.tiles, ks.i8.unit
	g.a, g.b, g.c = operandOf(a, s.K, ks.i8.a), operandOf(b, s.K, ks.i8.b), c
	g.biased, g.scaling = ks.i8.a == flipped, f
	g.size(s, a.BatchStrides, b.BatchStrides, matrices, Band{})
	g.run()
}

// rescale turns the sums of rows [i0, i1), columns [j0, j1) into scaled binary32.
func (g *job) rescale(i0, i1, j0, j1 int) {
	sw, n := g.scaling.sw[j0:j1], j1-j0
	whole := 0
	if g.ks.i8.scale != nil {
		whole = n - n%g.ks.lanes
	}
	for i := i0; i < i1; i++ {
		x := unsafe.Slice(word(unsafe.Add(g.c, 4*(i*g.n+j0))), n)
		if whole > 0 {
			g.ks.i8.scale(&x[0], &sw[0], g.scaling.sa, whole)
		}
		for j := whole; j < n; j++ {
			x[j] = math.Float32bits(num.Mul(float32(int32(x[j])), num.Mul(g.scaling.sa, sw[j])))
		}
	}
}
