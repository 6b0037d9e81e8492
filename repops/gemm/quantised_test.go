package gemm

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"assay/repops/internal/pool"
	"assay/repops/num"
)

// quantisedVariants are variants, and kernels in Go that take A plus 128, as the byte products of processors do: what corrects that runs on
// every machine.
func quantisedVariants() map[string]*Kernels {
	biased := portable
	biased.i8 = dotKernels{
		tiles: tiles{nil, ofRows(1, u8Row), ofRows(2, u8Row), ofRows(3, u8Row), ofRows(4, u8Row)},
		unit:  4, a: flipped, b: plain,
		coders: [conversions]coder{plain: {rows: [2]rowsCoder{codes(0)}}, flipped: {rows: [2]rowsCoder{codes(0x80)}}},
	}
	v := variants()
	maps.Copy(v, blockings(map[string]*Kernels{"biased": &biased}))
	return v
}

// u8Row goes on with four sums of products of 4 unsigned bytes (A) and 4 signed ones (B).
func u8Row(k int, a, b *uint32, ldb uintptr, acc *[4]uint32) {
	for i := range uintptr(k) {
		x := *word(unsafe.Add(unsafe.Pointer(a), i*4*4))
		y := (*[4]uint32)(unsafe.Add(unsafe.Pointer(b), i*ldb))
		for j := range acc {
			for t := 0; t < 32; t += 8 {
				acc[j] += uint32(int32(uint8(x>>t)) * int32(int8(y[j]>>t)))
			}
		}
	}
}

// codes is the coder of columns of up to 4 words, whose bytes are changed by flip.
func codes(flip uint8) rowsCoder {
	return func(dst *uint32, stride uintptr, src *uint32, lds uintptr, by *float32, k, n int) {
		for i := range k {
			d := unsafe.Slice(word(unsafe.Add(unsafe.Pointer(dst), uintptr(i)*stride)), 4)
			clear(d)
			for j := range d {
				for t := range 4 {
					var v int8
					if j < n {
						x := *(*float32)(unsafe.Add(unsafe.Pointer(src), uintptr(4*i+t)*lds+uintptr(4*j)))
						v = num.F32ToI8(num.Mul(x, unsafe.Slice(by, n)[j]))
					}
					d[j] |= uint32(uint8(v)^flip) << (8 * t)
				}
			}
		}
	}
}

// quantisedOf gives rows of a view By and Scale as section 7 of docs/arithmetic-programs.md has them: element by element.
func quantisedOf(v Matrix, s Shape, rows int) *Quantised {
	q := &Quantised{Matrix: v, First: 3}
	n := q.First
	for i := len(s.Batch) - 1; i >= 0; i-- {
		q.Batch = append([]int{rows * elements(s.Batch[i+1:])}, q.Batch...)
	}
	n += rows * elements(s.Batch)
	q.By, q.Scale = make([]float32, n), make([]float32, n)
	eachMatrixOf(s.Batch, v.BatchStrides, q.Batch, func(at, scales int) {
		for r := range rows {
			m := float32(math.Inf(-1))
			for k := range s.K {
				x := v.Data[v.Offset+at+r*v.RowStride+k*v.KStride]
				m = num.Maximum(m, num.Maximum(x, num.Mul(x, -1)))
			}
			top := num.Maximum(m, 0x1p-119)
			q.By[q.First+scales+r], q.Scale[q.First+scales+r] = num.Div(127, top), num.Div(top, 127)
		}
	})
	return q
}

func elements(sizes []int) int {
	n := 1
	for _, d := range sizes {
		n *= d
	}
	return n
}

// quantisedProduct is the definition, number by number.
func quantisedProduct(a, b *Quantised, s Shape) []float32 {
	var dst []float32
	eachMatrixOf(s.Batch, a.BatchStrides, b.BatchStrides, func(da, db int) {
		number := len(dst) / max(1, s.M*s.N)
		code := func(q *Quantised, at, first, r, k int) int32 {
			return int32(num.F32ToI8(num.Mul(q.Data[q.Offset+at+r*q.RowStride+k*q.KStride], q.By[first+r])))
		}
		first := func(q *Quantised) int {
			at, i := q.First, number
			for d := len(s.Batch) - 1; d >= 0; d-- {
				at += i % s.Batch[d] * q.Batch[d]
				i /= s.Batch[d]
			}
			return at
		}
		fa, fb := first(a), first(b)
		for i := range s.M {
			for j := range s.N {
				var total float32
				for lo := 0; lo == 0 || lo < s.K; lo += MaxK {
					var sum int32
					for k := lo; k < min(s.K, lo+MaxK); k++ {
						sum += code(a, da, fa, i, k) * code(b, db, fb, j, k)
					}
					if lo == 0 {
						total = num.I32ToF32(sum)
					} else {
						total = num.Add(total, num.I32ToF32(sum))
					}
				}
				dst = append(dst, num.Mul(total, num.Mul(a.Scale[fa+i], b.Scale[fb+j])))
			}
		}
	})
	return dst
}

func compareQuantised(t *testing.T, a, b *Quantised, s Shape, kernels map[string]*Kernels) {
	t.Helper()
	want := quantisedProduct(a, b, s)
	for name, ks := range kernels {
		got := make([]float32, len(want))
		for i := range got {
			got[i] = -77
		}
		if err := ks.I8Quantised(got, a, b, s, nil); err != nil {
			t.Fatalf("%s %+v: %v", name, s, err)
		}
		for i := range got {
			if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
				t.Fatalf("%s %+v, strides %d %d and %d %d: element %d is %08x, not %08x", name, s, a.RowStride, a.KStride, b.RowStride, b.KStride,
					i, math.Float32bits(got[i]), math.Float32bits(want[i]))
			}
		}
	}
}

// rowsOf are n numbers whose rows of so many have zeros, subnormal numbers, halves of codes, infinities or NaN.
func rowsOf(r *rand.Rand, n, row int) []float32 {
	x := make([]float32, n)
	for lo := 0; lo < n; lo += row {
		kind := r.IntN(12)
		for i := lo; i < min(n, lo+row); i++ {
			v := float32(r.NormFloat64())
			switch kind {
			case 0:
				v *= 0
			case 1:
				v *= 0x1p-130
			case 2: // codes at halves: the largest is 127
				v = float32(r.IntN(254)-127) / 2
				if i == lo {
					v = 127
				}
			case 3:
				v *= 0x1p120
			}
			if r.IntN(2*row) == 0 {
				v = math.Float32frombits([]uint32{0x7f800000, 0xff800000, 0x7fc00000, 0x80000000, 1}[r.IntN(5)])
			}
			x[i] = v
		}
	}
	return x
}

// quantisedPair is operands of which rows, or columns, stand together.
func quantisedPair(r *rand.Rand, m, n, k int, columns bool) (a, b *Quantised, s Shape) {
	s = Shape{M: m, N: n, K: k}
	view := func(rows int) Matrix {
		v := Matrix{RowStride: k, KStride: 1, Data: rowsOf(r, rows*k, max(1, k))}
		if columns {
			v.RowStride, v.KStride = 1, max(1, rows)
			v.Data = rowsOf(r, rows*k, max(1, rows))
		}
		return v
	}
	return quantisedOf(view(m), s, m), quantisedOf(view(n), s, n), s
}

func TestI8QuantisedTiles(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 1))
	ks := quantisedVariants()
	for m := range 31 {
		for _, n := range []int{0, 1, 5, 8, 16, 17, 24, 25, 33, 65} {
			a, b, s := quantisedPair(r, m, n, 1+(m*7+n)%37, (m+n)%3 == 0)
			compareQuantised(t, a, b, s, ks)
		}
	}
	step := 1
	if testing.Short() {
		step = 13 // an emulated core takes minutes for all
	}
	for k := 0; k < 140; k += step {
		for _, columns := range []bool{false, true} {
			a, b, s := quantisedPair(r, 15, 33, k, columns)
			compareQuantised(t, a, b, s, ks)
			a, b, s = quantisedPair(r, 33, 15, k, columns)
			compareQuantised(t, a, b, s, ks)
		}
	}
}

func TestI8QuantisedBlocks(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(22, 1))
	ks := quantisedVariants()
	for i, d := range [][3]int{{200, 70, 515}, {1, 3, MaxK}, {130, 40, 4100}, {113, 33, 5001}} {
		if testing.Short() && i > 1 {
			break
		}
		pool.SetThreads(1 + i%3)
		a, b, s := quantisedPair(r, d[0], d[1], d[2], i%2 == 1)
		compareQuantised(t, a, b, s, ks)
	}
}

// TestI8QuantisedChains has products of more terms than a chain, one of which the tiles compute transposed.
func TestI8QuantisedChains(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(23, 1))
	ks := quantisedVariants()
	for i, d := range [][3]int{{3, 5, MaxK + 1}, {5, 3, 2*MaxK + 3}, {40, 27, MaxK + 77}} {
		if testing.Short() && i > 0 {
			break
		}
		pool.SetThreads(1 + i)
		a, b, s := quantisedPair(r, d[0], d[1], d[2], i == 0)
		compareQuantised(t, a, b, s, ks)
	}
}

func TestI8QuantisedViews(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(24, 1))
	ks := quantisedVariants()
	views := 150
	if testing.Short() {
		views = 40
	}
	for i := range views {
		pool.SetThreads(1 + i%3)
		s := Shape{M: 1 + r.IntN(40), N: 1 + r.IntN(40), K: 1 + r.IntN(90)}
		for range r.IntN(3) {
			s.Batch = append(s.Batch, r.IntN(4))
		}
		view := func(rows int) *Quantised {
			v := Matrix{Offset: r.IntN(5), RowStride: r.IntN(50), KStride: r.IntN(3)}
			end := v.Offset + (rows-1)*v.RowStride + (s.K-1)*v.KStride
			for _, n := range s.Batch {
				v.BatchStrides = append(v.BatchStrides, r.IntN(100))
				end += max(0, n-1) * v.BatchStrides[len(v.BatchStrides)-1]
			}
			v.Data = rowsOf(r, end+1, 40)
			return quantisedOf(v, s, rows)
		}
		compareQuantised(t, view(s.M), view(s.N), s, ks)
	}
}

// covered is an epilogue that counts how often it is told of each element.
type covered struct {
	n     int
	times []int32
}

func (c *covered) Final(i0, i1, j0, j1 int) {
	for i := i0; i < i1; i++ {
		for j := j0; j < j1; j++ {
			c.times[i*c.n+j]++
		}
	}
}

func TestI8QuantisedEpilogue(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 1))
	for _, d := range [][3]int{{130, 40, 70}, {70, 9, 33}, {3, 40, MaxK + 5}, {4, 4, 0}} {
		a, b, s := quantisedPair(r, d[0], d[1], d[2], false)
		for name, ks := range variants() {
			c := &covered{s.N, make([]int32, s.M*s.N)}
			if err := ks.I8Quantised(make([]float32, s.M*s.N), a, b, s, c); err != nil {
				t.Fatal(err)
			}
			for i, times := range c.times {
				if times != 1 {
					t.Fatalf("%s %+v: told of element %d %d times", name, s, i, times)
				}
			}
		}
	}
}

func TestI8QuantisedErrors(t *testing.T) {
	r := rand.New(rand.NewPCG(26, 1))
	a, b, s := quantisedPair(r, 3, 4, 5, false)
	dst := make([]float32, 12)
	short := *b
	short.By = short.By[:len(short.By)-1]
	unscaled := *a
	unscaled.Scale = nil
	batch := s
	batch.Batch = []int{1}
	for name, c := range map[string]struct {
		err  error
		want error
	}{
		"short destination": {portable.I8Quantised(dst[:11], a, b, s, nil), ErrShape},
		"a number short":    {portable.I8Quantised(dst, a, &short, s, nil), ErrView},
		"no scales":         {portable.I8Quantised(dst, &unscaled, b, s, nil), ErrView},
		"no batch strides":  {portable.I8Quantised(dst, a, b, batch, nil), ErrShape},
	} {
		if !errors.Is(c.err, c.want) {
			t.Errorf("%s: %v", name, c.err)
		}
	}
	a.BatchStrides, b.BatchStrides, a.Batch, b.Batch = []int{0}, []int{0}, []int{0}, []int{0}
	if err := portable.I8Quantised(dst, a, b, batch, &covered{}); !errors.Is(err, ErrShape) {
		t.Errorf("an epilogue of a batch: %v", err)
	}
	if fmt.Sprint(dst) != fmt.Sprint(make([]float32, 12)) {
		t.Error("a refused product wrote something")
	}
}
