package gemm

import (
	"fmt"
	"math"
	"unsafe"

	"assay/repops/num"
)

// scaling is what becomes of the sums beside I8: all of a row of A by sa, of a row of B by sw, or by the scales of the operands.
type scaling struct {
	on     bool
	sa     float32
	sw     []float32
	open   bool // another chain follows: the sums are only rounded
	adding bool // to what the chains before have reached
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

// Quantised is an operand whose codes are made where they are packed: code (r, k) is the number of the view there, times By of
// its row, as convert to i8 rounds it. By is so small that no code is beyond ±127, or, of a row whose codes are 0, +0 or NaN. By
// and Scale of row r of matrix (b0, b1, …) stand at First + Σ b·Batch + r.
type Quantised struct {
	Matrix
	By, Scale []float32
	First     int
	Batch     []int // one for each size in Shape.Batch
}

// check says whether numbers and scales of all rows stand in their tensors.
func (q *Quantised) check(name, scales string, s Shape, rows int) error {
	if err := q.Matrix.check(name, s, rows); err != nil {
		return err
	}
	for _, x := range [][]float32{q.By, q.Scale} {
		v := Matrix{Data: x, Offset: q.First, RowStride: 1, BatchStrides: q.Batch}
		if err := v.check(scales, Shape{Batch: s.Batch, K: 1}, rows); err != nil {
			return err
		}
	}
	return nil
}

// operand is the first matrix with k terms a row.
func (q *Quantised) operand(k int, conv conversion) operand {
	o := operandOf(&q.Matrix, k, conv)
	o.by, o.scale, o.scales = q.By[q.First:], q.Scale[q.First:], q.Batch
	return o
}

// I8Quantised writes RN(c)·RN(Scale of row i of A · Scale of row j of B) to dst, c being the exact sum of the products of codes.
// More than MaxK terms are chains of MaxK from term 0 on, the last one shorter, whose RN(c) are added in order, rounded each time.
// The layout is that of F32. then, unless it is nil, is told of parts of one product, s.Batch being empty; with it a batch is
// ErrShape.
func (ks *Kernels) I8Quantised(dst []float32, a, b *Quantised, s Shape, then Epilogue) error {
	sizes := s
	sizes.K = min(s.K, MaxK)
	matrices, err := sizes.matrices(len(dst))
	if err != nil {
		return err
	}
	if err := a.check("A", "A's scales", s, s.M); err != nil {
		return err
	}
	if err := b.check("B", "B's scales", s, s.N); err != nil {
		return err
	}
	if then != nil && len(s.Batch) > 0 {
		return fmt.Errorf("%w: batch %v with an epilogue. Hint: one product a call", ErrShape, s.Batch)
	}
	if len(dst) == 0 {
		return nil
	}
	for lo := 0; lo == 0 || lo < s.K; lo += MaxK {
		g := getJob()
		g.ks, g.tiles, g.unit = ks, &ks.i8.tiles, ks.i8.unit
		g.a, g.b, g.c = a.operand(s.K, ks.i8.a), b.operand(s.K, ks.i8.b), unsafe.Pointer(unsafe.SliceData(dst))
		g.biased = ks.i8.a == flipped
		part := s
		part.K = min(s.K-lo, MaxK)
		if lo > 0 {
			g.a.p, g.b.p = g.a.at(0, lo), g.b.at(0, lo)
		}
		g.scaling = scaling{on: true, open: lo+part.K < s.K, adding: lo > 0}
		if !g.scaling.open {
			g.then = then
		}
		g.size(part, a.BatchStrides, b.BatchStrides, matrices, Band{})
		g.run()
		g.put()
	}
	return nil
}

// rescale turns the sums of rows [i0, i1), columns [j0, j1) into scaled binary32.
func (g *job) rescale(i0, i1, j0, j1 int) {
	rows, sw := g.a.scale, g.b.scale
	if g.transposed {
		rows, sw = sw, rows
	}
	if rows == nil {
		sw = g.scaling.sw
	}
	sw, n := sw[j0:j1], j1-j0
	whole := 0
	if g.ks.i8.scale != nil {
		whole = n - n%g.ks.lanes
	}
	for i := i0; i < i1; i++ {
		x := unsafe.Slice(word(unsafe.Add(g.c, 4*(i*g.n+j0))), n)
		if g.scaling.open {
			for j := range x {
				x[j] = math.Float32bits(float32(int32(x[j])))
			}
			continue
		}
		sa := g.scaling.sa
		if rows != nil {
			sa = rows[i]
		}
		if whole > 0 {
			g.ks.i8.scale(&x[0], &sw[0], sa, whole)
		}
		for j := whole; j < n; j++ {
			x[j] = math.Float32bits(num.Mul(float32(int32(x[j])), num.Mul(sa, sw[j])))
		}
	}
}

// addChain adds the sums of a chain, rows of ldc words from row i0 and column j0 of the product on, to what the chains before it
// have reached, and scales the last one's.
func (g *job) addChain(c []uint32, ldc, i0, i1, j0, j1 int) {
	for i := i0; i < i1; i++ {
		x := unsafe.Slice((*float32)(unsafe.Add(g.c, 4*(i*g.n+j0))), j1-j0)
		sums := c[(i-i0)*ldc:]
		for j := range x {
			x[j] += float32(int32(sums[j]))
			if !g.scaling.open {
				x[j] = num.Mul(x[j], num.Mul(g.a.scale[i], g.b.scale[j0+j]))
			}
		}
	}
}
