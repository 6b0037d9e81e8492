package gemm

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

// variants are the kernels that this machine runs, each also with blocks so small that little matrices cross all boundaries.
func variants() map[string]*Kernels {
	v := map[string]*Kernels{}
	for _, e := range engine.Supported() {
		v[e.String()] = For(e)
	}
	addVariants(v)
	return blockings(v)
}

// blockings are kernels, and the same with blocks so small that every way of cutting a product is taken.
func blockings(v map[string]*Kernels) map[string]*Kernels {
	small := map[string]*Kernels{}
	for name, ks := range v {
		few, many := *ks, *ks
		few.blocking = blocking{kBlock: 7, mBlock: 3, chunkSteps: 19, chunkWords: 19 * 3 * ks.nr, fewSteps: 13, directTiles: 3, directSteps: 5, fewColumns: 9, minPanels: 1, maxPanels: 2, threadWork: 50}
		many.blocking = few.blocking
		many.mBlock, many.directTiles, many.fewColumns = 1, 0, 0
		small[name], small[name+", few"], small[name+", many"] = ks, &few, &many
	}
	return small
}

// product is what a test computes: views, sizes and a band.
type product struct {
	a, b Matrix
	s    Shape
	band Band
}

func (p product) String() string {
	return fmt.Sprintf("%+v %+v A %d+%d,%d,%v B %d+%d,%d,%v", p.s, p.band, p.a.Offset, p.a.RowStride, p.a.KStride, p.a.BatchStrides, p.b.Offset, p.b.RowStride, p.b.KStride, p.b.BatchStrides)
}

// eachMatrixOf calls f with the offsets of each matrix of a batch.
func eachMatrixOf(batch, aStrides, bStrides []int, f func(a, b int)) {
	if len(batch) == 0 {
		f(0, 0)
		return
	}
	for i := range batch[0] {
		eachMatrixOf(batch[1:], aStrides[1:], bStrides[1:], func(a, b int) { f(a+i*aStrides[0], b+i*bStrides[0]) })
	}
}

// chain is the definition: rule 2.1 of docs/arithmetic.md, one scalar after the other.
func chain(p product) []float32 {
	dst := []float32{}
	eachMatrixOf(p.s.Batch, p.a.BatchStrides, p.b.BatchStrides, func(da, db int) {
		for i := range p.s.M {
			for j := range p.s.N {
				var s float32
				for k := range p.s.K {
					if p.band.Kind == UpTo && k-i > p.band.Offset || p.band.Kind == From && k-i < p.band.Offset {
						continue
					}
					s = num.Fma(p.a.Data[p.a.Offset+da+i*p.a.RowStride+k*p.a.KStride], p.b.Data[p.b.Offset+db+j*p.b.RowStride+k*p.b.KStride], s)
				}
				dst = append(dst, num.Canonical(s))
			}
		}
	})
	return dst
}

// numbers are n values in (−½, ½); with special ones among them, so that most chains meet a few, if asked for.
func numbers(r *rand.Rand, n int, special bool) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = r.Float32() - 0.5
		if special && r.IntN(40) == 0 {
			x[i] = math.Float32frombits(specials[r.IntN(len(specials))])
		}
	}
	return x
}

var specials = []uint32{
	0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x7f7fffff, 0xff7fffff, 0x00ffffff, 0x1a000000,
	0x9a000000, 0x3f800001, 0xbf7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001, 0xffffffff,
}

// tiny are values whose chains end in subnormal numbers and zeros of both signs.
func tiny(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = math.Float32frombits(r.Uint32()&0x80000000 | uint32(r.IntN(12)+55)<<23 | r.Uint32()>>9)
		if r.IntN(4) == 0 {
			x[i] = math.Float32frombits(r.Uint32() & 0x80000000)
		}
	}
	return x
}

func compare(t *testing.T, p product, kernels map[string]*Kernels) {
	t.Helper()
	want := chain(p)
	for name, ks := range kernels {
		got := make([]float32, len(want))
		for i := range got {
			got[i] = -77 // must not be read
		}
		if err := ks.F32(got, p.a, p.b, p.s, p.band); err != nil {
			t.Fatalf("%s %v: %v", name, p, err)
		}
		for i := range got {
			if g, w := math.Float32bits(got[i]), math.Float32bits(want[i]); g != w {
				t.Fatalf("%s %v: element %d is %08x, the chain %08x", name, p, i, g, w)
			}
		}
	}
}

// normal is the product of contiguous matrices, nn with B as [K, N].
func normal(r *rand.Rand, m, n, k int, nn bool, values func(*rand.Rand, int) []float32) product {
	p := product{
		a: Matrix{Data: values(r, m*k), RowStride: k, KStride: 1},
		b: Matrix{Data: values(r, n*k), RowStride: k, KStride: 1},
		s: Shape{M: m, N: n, K: k},
	}
	if nn {
		p.b.RowStride, p.b.KStride = 1, n
	}
	return p
}

func plainNumbers(r *rand.Rand, n int) []float32   { return numbers(r, n, false) }
func specialNumbers(r *rand.Rand, n int) []float32 { return numbers(r, n, true) }

// TestTiles has every number of rows and columns around the tiles and vectors of all engines.
func TestTiles(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	ks := variants()
	for m := range 31 {
		for _, n := range []int{0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 25, 31, 32, 33, 47, 48, 49, 64, 65} {
			compare(t, normal(r, m, n, 1+(m*7+n)%37, (m+n)%2 == 0, specialNumbers), ks)
		}
	}
	for k := range 70 {
		compare(t, normal(r, 15, 33, k, k%2 == 0, plainNumbers), ks)
		compare(t, normal(r, 3, 35, k, k%2 == 1, tiny), ks)
	}
}

// TestBlocks crosses the boundaries of the blocks that the engines really use.
func TestBlocks(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1))
	ks := map[string]*Kernels{}
	for _, e := range engine.Supported() {
		ks[e.String()] = For(e)
	}
	for i, d := range [][3]int{
		{130, 40, 2070}, // rows of two blocks of A, two chunks of K
		{113, 33, 1025}, // one row and one step more than a block
		{112, 65, 1030}, // all rows in one block
		{29, 33, 70},    // the first number of rows that does not read B where it stands
		{300, 23, 1030}, // columns in the lanes
		{3, 2100, 40},   // several pieces of columns
		{2600, 7, 40},   // the same, transposed
		{1, 1, 65536},   // the longest chain
		{200, 150, 300}, // more than one thread's work
		{257, 65, 300},  // no multiple of anything
		{3, 50, 2100},   // columns that are transposed in registers
		{50, 2, 2100},
	} {
		for _, nn := range []bool{false, true} {
			if nn == (i%2 == 0) && testing.Short() {
				continue // emulated: one of both
			}
			compare(t, normal(r, d[0], d[1], d[2], nn, plainNumbers), ks)
		}
	}
}

// TestBands has every offset around tiles and blocks, and ones that would overflow.
func TestBands(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	ks := variants()
	for _, d := range [][3]int{{20, 9, 23}, {45, 33, 40}, {5, 40, 64}, {40, 5, 30}} {
		p := normal(r, d[0], d[1], d[2], d[0] == 45, specialNumbers)
		for _, kind := range []BandKind{UpTo, From} {
			offsets := []int{math.MinInt, math.MinInt + 1, math.MaxInt - 1, math.MaxInt}
			for o := -d[0] - 2; o <= d[2]+2; o += 1 + r.IntN(4) {
				offsets = append(offsets, o)
			}
			for _, o := range offsets {
				p.band = Band{kind, o}
				compare(t, p, ks)
			}
		}
	}
	engines := map[string]*Kernels{"current": For(engine.Current())}
	p := normal(r, 150, 35, 1100, false, plainNumbers)
	for _, band := range []Band{{UpTo, 0}, {From, 0}, {UpTo, 1000}, {From, 950}, {UpTo, -100}, {From, -50}} {
		p.band = band
		compare(t, p, engines)
	}
}

// TestViews has operands that repeat, overlap, begin anywhere, and batches in any order.
func TestViews(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	ks := variants()
	for range 150 {
		p := product{s: Shape{M: 1 + r.IntN(40), N: 1 + r.IntN(40), K: 1 + r.IntN(40)}}
		for range r.IntN(3) {
			p.s.Batch = append(p.s.Batch, r.IntN(4))
		}
		view := func(rows int) Matrix {
			v := Matrix{Offset: r.IntN(5), RowStride: r.IntN(50), KStride: r.IntN(3)}
			if r.IntN(3) == 0 {
				v.RowStride, v.KStride = r.IntN(2), r.IntN(50)
			}
			end := v.Offset + (rows-1)*v.RowStride + (p.s.K-1)*v.KStride
			for _, n := range p.s.Batch {
				v.BatchStrides = append(v.BatchStrides, r.IntN(100))
				end += max(0, n-1) * v.BatchStrides[len(v.BatchStrides)-1]
			}
			v.Data = numbers(r, end+1, false)
			return v
		}
		p.a, p.b = view(p.s.M), view(p.s.N)
		if r.IntN(4) == 0 && len(p.a.Data) >= len(p.b.Data) {
			p.b.Data = p.a.Data
		}
		compare(t, p, ks)
	}
}

// TestThreads computes the same product, and the same batch, on different numbers of cores.
func TestThreads(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(5, 1))
	ks := variants()
	one := normal(r, 150, 140, 160, false, plainNumbers)
	few := normal(r, 20, 1000, 130, true, plainNumbers)
	batch := normal(r, 9*21, 9*17, 40, false, plainNumbers)
	batch.s = Shape{Batch: []int{3, 3}, M: 21, N: 17, K: 40}
	batch.a.BatchStrides, batch.b.BatchStrides = []int{63 * 40, 21 * 40}, []int{17 * 40, 51 * 40}
	for _, threads := range []int{1, 2, 3, 8} {
		pool.SetThreads(threads)
		compare(t, one, ks)
		compare(t, few, ks)
		compare(t, batch, ks)
	}
}

// marks counts how often each element is told to be final, and negates it.
type marks struct {
	dst    []float32
	counts []atomic.Int32
	n      int
}

func (m *marks) Final(i0, i1, j0, j1 int) {
	for i := i0; i < i1; i++ {
		for j := j0; j < j1; j++ {
			m.counts[i*m.n+j].Add(1)
			m.dst[i*m.n+j] = -m.dst[i*m.n+j]
		}
	}
}

// TestEpilogue sees every element exactly once, with its last bits, on every path and several cores.
func TestEpilogue(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(8, 1))
	for _, threads := range []int{1, 3} {
		pool.SetThreads(threads)
		for _, d := range [][3]int{{40, 40, 40}, {150, 140, 160}, {60, 3, 30}, {3, 60, 30}, {20, 1000, 130}, {5, 7, 0}, {9, 9, 1}} {
			p := normal(r, d[0], d[1], d[2], d[0] == 60, plainNumbers)
			if d[2] == 40 {
				p.band = Band{UpTo, 3}
			}
			want := chain(p)
			for name, ks := range variants() {
				m := &marks{dst: make([]float32, len(want)), counts: make([]atomic.Int32, len(want)), n: d[1]}
				if err := ks.F32Then(m.dst, p.a, p.b, p.s, p.band, m); err != nil {
					t.Fatal(err)
				}
				for i := range want {
					if n := m.counts[i].Load(); n != 1 || math.Float32bits(m.dst[i]) != math.Float32bits(-want[i]) {
						t.Fatalf("%s %v: element %d told %d times, %v, want %v", name, p, i, n, m.dst[i], -want[i])
					}
				}
			}
		}
	}
	p := normal(r, 2, 2, 2, false, plainNumbers)
	p.s.Batch, p.a.BatchStrides, p.b.BatchStrides = []int{1}, []int{0}, []int{0}
	if err := For(engine.Current()).F32Then(make([]float32, 4), p.a, p.b, p.s, Band{}, &marks{}); !errors.Is(err, ErrShape) {
		t.Errorf("a batch: %v", err)
	}
}

func TestErrors(t *testing.T) {
	data := make([]float32, 100)
	good := Matrix{Data: data, RowStride: 5, KStride: 1}
	with := func(f func(*Matrix)) Matrix { m := good; f(&m); return m }
	for name, c := range map[string]struct {
		dst  int
		a, b Matrix
		s    Shape
		band Band
		want error
	}{
		"negative M":              {12, good, good, Shape{M: -3, N: 4, K: 5}, Band{}, ErrShape},
		"negative N":              {12, good, good, Shape{M: 3, N: -4, K: 5}, Band{}, ErrShape},
		"negative K":              {12, good, good, Shape{M: 3, N: 4, K: -5}, Band{}, ErrShape},
		"negative batch":          {12, good, good, Shape{Batch: []int{-1}, M: 3, N: 4, K: 5}, Band{}, ErrShape},
		"long chain":              {1, Matrix{Data: data}, Matrix{Data: data}, Shape{M: 1, N: 1, K: MaxK + 1}, Band{}, ErrShape},
		"short destination":       {11, good, good, Shape{M: 3, N: 4, K: 5}, Band{}, ErrShape},
		"long destination":        {13, good, good, Shape{M: 3, N: 4, K: 5}, Band{}, ErrShape},
		"size that overflows":     {0, Matrix{Data: data}, Matrix{Data: data}, Shape{M: math.MaxInt, N: math.MaxInt, K: 1}, Band{}, ErrShape},
		"batch that overflows":    {0, good, good, Shape{Batch: []int{1 << 20, 1 << 20, 4}, M: 1, N: 1, K: 1}, Band{}, ErrShape},
		"unknown band":            {12, good, good, Shape{M: 3, N: 4, K: 5}, Band{Kind: 3}, ErrShape},
		"missing batch strides":   {12, good, good, Shape{Batch: []int{1}, M: 3, N: 4, K: 5}, Band{}, ErrShape},
		"A leaves its tensor":     {21 * 4, good, good, Shape{M: 21, N: 4, K: 5}, Band{}, ErrView},
		"B leaves its tensor":     {3 * 21, good, good, Shape{M: 3, N: 21, K: 5}, Band{}, ErrView},
		"K leaves the tensor":     {12, with(func(m *Matrix) { m.KStride = 30 }), good, Shape{M: 3, N: 4, K: 5}, Band{}, ErrView},
		"offset at the end":       {1, with(func(m *Matrix) { m.Offset = 100 }), good, Shape{M: 1, N: 1, K: 1}, Band{}, ErrView},
		"offset that overflows":   {1, with(func(m *Matrix) { m.Offset = math.MaxInt }), good, Shape{M: 1, N: 1, K: 1}, Band{}, ErrView},
		"stride that overflows":   {12, good, with(func(m *Matrix) { m.RowStride = math.MaxInt }), Shape{M: 3, N: 4, K: 5}, Band{}, ErrView},
		"negative offset":         {12, with(func(m *Matrix) { m.Offset = -1 }), good, Shape{M: 3, N: 4, K: 5}, Band{}, ErrView},
		"negative row stride":     {12, with(func(m *Matrix) { m.Offset, m.RowStride = 50, -5 }), good, Shape{M: 3, N: 4, K: 5}, Band{}, ErrView},
		"negative k stride":       {12, good, with(func(m *Matrix) { m.Offset, m.KStride = 50, -1 }), Shape{M: 3, N: 4, K: 5}, Band{}, ErrView},
		"negative batch stride":   {24, with(func(m *Matrix) { m.BatchStrides = []int{-1} }), with(func(m *Matrix) { m.BatchStrides = []int{0} }), Shape{Batch: []int{2}, M: 3, N: 4, K: 5}, Band{}, ErrView},
		"batch leaves its tensor": {24, with(func(m *Matrix) { m.BatchStrides = []int{86} }), with(func(m *Matrix) { m.BatchStrides = []int{0} }), Shape{Batch: []int{2}, M: 3, N: 4, K: 5}, Band{}, ErrView},
		"no data":                 {1, Matrix{}, good, Shape{M: 1, N: 1, K: 1}, Band{}, ErrView},
	} {
		if err := F32(make([]float32, c.dst), c.a, c.b, c.s, c.band); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// The last element of each view is the last of its tensor.
	if err := F32(make([]float32, 400), good, good, Shape{M: 20, N: 20, K: 5}, Band{}); err != nil {
		t.Error(err)
	}
	// Nothing is read of empty products, whatever their views.
	for _, s := range []Shape{{M: 0, N: 4, K: 5}, {M: 3, N: 0, K: 5}, {Batch: []int{0}, M: 3, N: 4, K: 5}} {
		v := good
		v.BatchStrides = make([]int, len(s.Batch))
		if err := F32(nil, v, v, s, Band{}); err != nil {
			t.Errorf("%+v: %v", s, err)
		}
	}
	dst := []float32{1, 2, 3, 4}
	if err := F32(dst, Matrix{}, Matrix{}, Shape{M: 2, N: 2}, Band{}); err != nil || dst[0] != 0 || dst[3] != 0 {
		t.Errorf("K = 0 gives %v, %v", dst, err)
	}
}

func TestChainAccumulators(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	for _, k := range []int{0, 1, 255, 256, 257, 512, 513, 1100} {
		p := normal(r, 3, 4, k, k%2 == 0, specialNumbers)
		for _, band := range []Band{{}, {UpTo, 300}, {From, 300}, {From, 2000}} {
			got, err := ChainAccumulators([]float32{42}, p.a, p.b, p.s, band, 2, 3)
			if err != nil || len(got) != 1+max(0, k-1)/256 || got[0] != 42 {
				t.Fatalf("K %d: %d values, %v", k, len(got), err)
			}
			for i, v := range got[1:] {
				// What the chain has reached is the product of the columns before.
				cut := p
				cut.s.K, cut.band = 256*(i+1), band
				want := chain(cut)[2*4+3]
				if math.Float32bits(v) != math.Float32bits(want) {
					t.Errorf("K %d, %+v: before %d: %x, want %x", k, band, cut.s.K, math.Float32bits(v), math.Float32bits(want))
				}
			}
		}
	}
	p := normal(r, 3, 4, 5, false, plainNumbers)
	for _, c := range []struct {
		s    Shape
		i, j int
		want error
	}{
		{p.s, 3, 0, ErrShape}, {p.s, 0, 4, ErrShape}, {p.s, -1, 0, ErrShape}, {p.s, 0, -1, ErrShape},
		{Shape{M: 9, N: 4, K: 5}, 8, 0, ErrView}, {Shape{M: 3, N: 9, K: 5}, 0, 8, ErrView}, {Shape{M: 3, N: 4, K: MaxK + 1}, 0, 0, ErrShape},
		{Shape{M: 3, N: 4, K: -1}, 0, 0, ErrShape},
	} {
		if _, err := ChainAccumulators(nil, p.a, p.b, c.s, Band{}, c.i, c.j); !errors.Is(err, c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if _, err := ChainAccumulators(nil, p.a, p.b, p.s, Band{Kind: 9}, 0, 0); !errors.Is(err, ErrShape) {
		t.Errorf("unknown band: %v", err)
	}
}

// TestNoAllocations runs every path twice; the second time nothing is allocated.
func TestNoAllocations(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector empties pools at random")
	}
	pool.SetThreads(1)
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(7, 1))
	for name, ks := range variants() {
		for _, d := range [][3]int{{40, 40, 40}, {150, 40, 30}, {60, 3, 30}, {3, 60, 30}} {
			p := normal(r, d[0], d[1], d[2], d[0] == 3, plainNumbers)
			dst := make([]float32, d[0]*d[1])
			if n := testing.AllocsPerRun(20, func() {
				if err := ks.F32(dst, p.a, p.b, p.s, p.band); err != nil {
					t.Fatal(err)
				}
			}); n >= 1 {
				t.Errorf("%s %v: %v allocations a call", name, d, n)
			}
		}
	}
}

// FuzzF32 compares the engines with the chain on any sizes, strides, band and values.
func FuzzF32(f *testing.F) {
	f.Add(uint8(3), uint8(4), uint16(5), uint8(0), int16(0), uint8(7), uint8(1), uint8(9), uint8(1), uint64(1), uint8(0))
	f.Add(uint8(15), uint8(33), uint16(70), uint8(1), int16(-3), uint8(0), uint8(1), uint8(1), uint8(33), uint64(2), uint8(1))
	f.Add(uint8(45), uint8(2), uint16(40), uint8(2), int16(9), uint8(1), uint8(45), uint8(3), uint8(0), uint64(3), uint8(2))
	ks := variants()
	f.Fuzz(func(t *testing.T, m, n uint8, k uint16, kind uint8, offset int16, ar, ak, br, bk uint8, seed uint64, values uint8) {
		p := product{s: Shape{M: int(m % 64), N: int(n % 96), K: int(k % 300)}, band: Band{BandKind(kind % 3), int(offset)}}
		r := rand.New(rand.NewPCG(seed, 1))
		of := []func(*rand.Rand, int) []float32{plainNumbers, specialNumbers, tiny}[values%3]
		view := func(rows int, row, step uint8) Matrix {
			v := Matrix{RowStride: int(row), KStride: int(step)}
			v.Data = of(r, 1+max(0, rows-1)*v.RowStride+max(0, p.s.K-1)*v.KStride)
			return v
		}
		p.a, p.b = view(p.s.M, ar, ak), view(p.s.N, br, bk)
		compare(t, p, ks)
	})
}
