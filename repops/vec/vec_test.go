package vec

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"regexp"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

// fewest is from how many threads on, up to three, tests try all: in short mode, which emulated processors run, three alone.
func fewest() int {
	if testing.Short() {
		return 3
	}
	return 1
}

func f32(b uint32) float32 { return math.Float32frombits(b) }

func bitsOf(x float32) uint32 { return math.Float32bits(x) }

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x7ec)) }

// specials are the numbers at which something changes.
var specials = []uint32{
	0, 1, 2, 0x007fffff, 0x00800000, 0x00800001, 0x33800000, 0x3effffff, 0x3f000000, 0x3f000001, 0x3f7fffff, 0x3f800000, 0x3fc00000, 0x40200000,
	0x42fe0000, 0x42ff0000, 0x42ff8000, 0x43000000, 0x43008000, 0x43010000, 0x4b000001, 0x4effffff, 0x4f000000, 0x4f000001, 0x7f7fffff, 0x7f800000, 0x7fc00000,
}

// vector draws ordinary numbers with, if wild, all kinds of others among them.
func vector(g *rand.Rand, n int, wild bool) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(g.NormFloat64())
		if wild {
			switch g.IntN(6) {
			case 0:
				x[i] = f32(specials[g.IntN(len(specials))] | g.Uint32N(2)<<31)
			case 1:
				x[i] = num.Canonical(f32(g.Uint32()))
			case 2:
				x[i] = f32(g.Uint32N(2) << 31)
			}
			x[i] = num.Canonical(x[i])
		}
	}
	return x
}

// crossed lists all pairs of specials with both signs.
func crossed() (a, b []float32) {
	var s []float32
	for _, v := range specials {
		s = append(s, num.Canonical(f32(v)), num.Canonical(f32(v|1<<31)))
	}
	for _, x := range s {
		for _, y := range s {
			a, b = append(a, x), append(b, y)
		}
	}
	return a, b
}

func same32(t *testing.T, what string, got, want []float32) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	for i := range got {
		if bitsOf(got[i]) != bitsOf(want[i]) {
			t.Fatalf("%s[%d of %d] = %08x, want %08x", what, i, len(got), bitsOf(got[i]), bitsOf(want[i]))
		}
	}
}

func sameInts[T int8 | int32](t *testing.T, what string, got, want []T) {
	t.Helper()
	for i := range got {
		if got[i] != want[i] {
			t.Fatalf("%s[%d of %d] = %d, want %d", what, i, len(got), got[i], want[i])
		}
	}
}

// lengths are ragged at every width of a vector, of a turn of a loop and of a group.
var lengths = []int{0, 1, 2, 7, 8, 9, 15, 16, 17, 23, 31, 32, 33, 47, 48, 63, 64, 65, 100, 255, 256, 257, 1000}

func engines(t *testing.T, f func(t *testing.T, k *Kernels)) {
	for _, e := range engine.Supported() {
		t.Run(e.String(), func(t *testing.T) { f(t, For(e)) })
	}
}

// guarded is a result of n elements between two that must stay.
func guarded[T comparable](t *testing.T, n int, guard T, f func(dst []T)) []T {
	t.Helper()
	d := make([]T, n+2)
	d[0], d[n+1] = guard, guard
	f(d[1 : n+1])
	if d[0] != guard || d[n+1] != guard {
		t.Fatalf("%d elements: written beyond the result", n)
	}
	return d[1 : n+1]
}

func TestElementwise(t *testing.T) {
	type binary struct {
		name string
		run  func(k *Kernels, dst, a, b []float32)
		ref  func(a, b float32) float32
	}
	// A scalar operand is b[0].
	withScalar := func(f func(k *Kernels, dst, a []float32, s float32)) func(k *Kernels, dst, a, b []float32) {
		return func(k *Kernels, dst, a, b []float32) {
			if len(a) > 0 {
				f(k, dst, a, b[0])
			}
		}
	}
	flip := func(f func(a, b float32) float32) func(a, b float32) float32 {
		return func(a, b float32) float32 { return f(b, a) }
	}
	vectors := []binary{
		{"add", (*Kernels).Add, num.Add}, {"sub", (*Kernels).Sub, num.Sub}, {"mul", (*Kernels).Mul, num.Mul}, {"div", (*Kernels).Div, num.Div},
		{"maximum", (*Kernels).Maximum, num.Maximum}, {"minimum", (*Kernels).Minimum, num.Minimum},
		{"neg", func(k *Kernels, dst, a, _ []float32) { k.Neg(dst, a) }, func(a, _ float32) float32 { return num.Mul(a, -1) }},
		{"abs", func(k *Kernels, dst, a, _ []float32) { k.Abs(dst, a) }, func(a, _ float32) float32 { return num.Maximum(a, num.Mul(a, -1)) }},
		{"fma", func(k *Kernels, dst, a, b []float32) { k.Fma(dst, a, b, a) }, func(a, b float32) float32 { return num.Fma(a, b, a) }},
		{"fma2", func(k *Kernels, dst, a, b []float32) { k.Fma(dst, a, a, b) }, func(a, b float32) float32 { return num.Fma(a, a, b) }},
	}
	scalars := []binary{
		{"add scalar", withScalar((*Kernels).AddScalar), num.Add}, {"sub scalar", withScalar((*Kernels).SubScalar), num.Sub},
		{"scalar sub", withScalar((*Kernels).ScalarSub), flip(num.Sub)}, {"mul scalar", withScalar((*Kernels).MulScalar), num.Mul},
		{"div scalar", withScalar((*Kernels).DivScalar), num.Div}, {"scalar div", withScalar((*Kernels).ScalarDiv), flip(num.Div)},
		{"maximum scalar", withScalar((*Kernels).MaximumScalar), num.Maximum}, {"minimum scalar", withScalar((*Kernels).MinimumScalar), num.Minimum},
		{"fma scalar", withScalar(func(k *Kernels, dst, a []float32, s float32) { k.FmaScalar(dst, a, s, a) }), func(a, s float32) float32 { return num.Fma(a, s, a) }},
		{"fma scalars", withScalar(func(k *Kernels, dst, a []float32, s float32) { k.FmaScalars(dst, a, s, -s) }), func(a, s float32) float32 { return num.Fma(a, s, -s) }},
	}
	engines(t, func(t *testing.T, k *Kernels) {
		g := newRand(1)
		ca, cb := crossed()
		check := func(c binary, a, b []float32, scalar bool) {
			want := make([]float32, len(a))
			for i := range a {
				j := i
				if scalar {
					j = 0
				}
				want[i] = c.ref(a[i], b[j])
			}
			same32(t, c.name, guarded(t, len(a), 7, func(dst []float32) { c.run(k, dst, a, b) }), want)
			// Over the first operand.
			in := append([]float32(nil), a...)
			c.run(k, in, in, b)
			if c.name != "fma" {
				same32(t, c.name+" in place", in, want)
			}
		}
		for _, c := range vectors {
			check(c, ca, cb, false)
			for _, n := range lengths {
				check(c, vector(g, n, n%2 == 0), vector(g, n, n%2 == 0), false)
			}
		}
		for _, c := range scalars {
			for i := range specials {
				for _, sign := range []uint32{0, 1 << 31} {
					check(c, cb[:2*len(specials)], []float32{f32(specials[i] | sign)}, true)
				}
			}
			for _, n := range lengths {
				check(c, vector(g, n, true), vector(g, max(n, 1), false), true)
			}
		}
	})
}

func TestCompareAndSelect(t *testing.T) {
	engines(t, func(t *testing.T, k *Kernels) {
		g := newRand(2)
		check := func(a, b []float32) {
			n := len(a)
			for _, c := range []struct {
				name string
				run  func(k *Kernels, dst []int8, a, b []float32)
				ref  func(a, b float32) int8
			}{{"eq", (*Kernels).Eq, num.Eq}, {"lt", (*Kernels).Lt, num.Lt}, {"le", (*Kernels).Le, num.Le}} {
				want := make([]int8, n)
				for i := range a {
					want[i] = c.ref(a[i], b[i])
				}
				sameInts(t, c.name, guarded(t, n, 7, func(dst []int8) { c.run(k, dst, a, b) }), want)
			}
			conds, want := make([]int8, n), make([]float32, n)
			for i := range conds {
				conds[i] = []int8{0, 1, 0, -128, 2, 0}[g.IntN(6)]
				want[i] = num.Select(conds[i], a[i], b[i])
			}
			same32(t, "select", guarded(t, n, 7, func(dst []float32) { k.Select(dst, conds, a, b) }), want)
		}
		check(crossed())
		for _, n := range lengths {
			a, b := vector(g, n, true), vector(g, n, true)
			for i := range a {
				if g.IntN(3) == 0 {
					b[i] = a[i]
				}
			}
			check(a, b)
		}
	})
}

func TestConversions(t *testing.T) {
	engines(t, func(t *testing.T, k *Kernels) {
		g := newRand(3)
		for _, n := range append(lengths, 5000) {
			x := vector(g, n, true)
			i32, i8 := make([]int32, n), make([]int8, n)
			for i := range x {
				switch g.IntN(4) {
				case 0:
					x[i] = float32(g.IntN(1200)-600) / 4 // ties
				case 1:
					x[i] = float32(g.NormFloat64() * 0x1p31)
				}
				i32[i], i8[i] = int32(g.Uint32())>>g.UintN(32), int8(g.Uint32())
			}
			want32, want8 := make([]int32, n), make([]int8, n)
			wantF, wantG := make([]float32, n), make([]float32, n)
			want32b, want8b := make([]int32, n), make([]int8, n)
			for i := range x {
				want32[i], want8[i] = num.F32ToI32(x[i]), num.F32ToI8(x[i])
				wantF[i], wantG[i] = num.I32ToF32(i32[i]), num.I8ToF32(i8[i])
				want32b[i], want8b[i] = num.I8ToI32(i8[i]), num.I32ToI8(i32[i])
			}
			sameInts(t, "f32 to i32", guarded(t, n, 7, func(d []int32) { k.F32ToI32(d, x) }), want32)
			sameInts(t, "f32 to i8", guarded(t, n, 7, func(d []int8) { k.F32ToI8(d, x) }), want8)
			same32(t, "i32 to f32", guarded(t, n, 7, func(d []float32) { k.I32ToF32(d, i32) }), wantF)
			same32(t, "i8 to f32", guarded(t, n, 7, func(d []float32) { k.I8ToF32(d, i8) }), wantG)
			sameInts(t, "i8 to i32", guarded(t, n, 7, func(d []int32) { k.I8ToI32(d, i8) }), want32b)
			sameInts(t, "i32 to i8", guarded(t, n, 7, func(d []int8) { k.I32ToI8(d, i32) }), want8b)
		}
	})
}

func TestRandom(t *testing.T) {
	engines(t, func(t *testing.T, k *Kernels) {
		for _, n := range lengths {
			for _, first := range []uint64{0, 1, 2, 3, 1<<34 - 5, 1<<34 - 20, 1<<64 - 2000} {
				want := make([]float32, n)
				for i := range want {
					want[i] = num.Random(0x0123456789abcdef, first+uint64(i), 0x89abcdef, 0xfedcba98)
				}
				got := guarded(t, n, 7, func(d []float32) { k.Random(d, 0x0123456789abcdef, first, 0x89abcdef, 0xfedcba98) })
				same32(t, fmt.Sprint("random from ", first), got, want)
			}
		}
	})
}

// refSum is rules 2.6 and 2.7 word by word, refAmax rule 2.9.
func refSum(x []float32) float32 {
	if len(x) <= 256 {
		var v [32]float32
		for i, y := range x {
			v[i%32] = num.Add(v[i%32], y)
		}
		for _, h := range []int{16, 8, 4, 2, 1} {
			for l := range h {
				v[l] = num.Add(v[l], v[l+h])
			}
		}
		return v[0]
	}
	var groups []float32
	for ; len(x) > 256; x = x[256:] {
		groups = append(groups, refSum(x[:256]))
	}
	return refSum(append(groups, refSum(x)))
}

func refAmax(x []float32) float32 {
	m := float32(math.Inf(-1))
	for _, y := range x {
		m = num.Maximum(m, y)
	}
	return m
}

func refMap(f func(i int) float32, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = f(i)
	}
	return x
}

func TestReductions(t *testing.T) {
	long := append([]int{511, 512, 513, 4097, 65535, 65536, 65537, 70000, 65536*3 + 300}, lengths...)
	engines(t, func(t *testing.T, k *Kernels) {
		g := newRand(4)
		check := func(n int, a, b, c []float32) {
			s := float32(0.25)
			for _, r := range []struct {
				name      string
				got, want float32
			}{
				{"sum", k.Sum(a), refSum(a)},
				{"sum of products", k.SumMul(a, b), refSum(refMap(func(i int) float32 { return num.Mul(a[i], b[i]) }, n))},
				{"sum of triple products", k.SumMul3(a, b, c), refSum(refMap(func(i int) float32 { return num.Mul(num.Mul(a[i], b[i]), c[i]) }, n))},
				{"sum of squared deviations", k.SumDev(a, s), refSum(refMap(func(i int) float32 { d := num.Sub(a[i], s); return num.Mul(d, d) }, n))},
				{"amax", k.Amax(a), refAmax(a)},
			} {
				same32(t, fmt.Sprint(r.name, " of ", n), []float32{r.got}, []float32{r.want})
			}
			for _, amax := range []bool{false, true} {
				levels := [][]float32{}
				for _, m := range Levels(n) {
					levels = append(levels, make([]float32, m))
				}
				x, ref := a, refSum
				if amax {
					k.AmaxLevels(levels, a)
					ref = refAmax
				} else {
					k.SumLevels(levels, a)
				}
				for _, level := range levels {
					want := []float32{}
					for y := x; ; y = y[256:] {
						if len(y) <= 256 {
							want = append(want, ref(y))
							break
						}
						want = append(want, ref(y[:256]))
					}
					same32(t, fmt.Sprint("level, n = ", n), level, want)
					x = level
				}
			}
		}
		for _, n := range long {
			check(n, vector(g, n, false), vector(g, n, false), vector(g, n, false))
			check(n, vector(g, n, true), vector(g, n, true), vector(g, n, true))
			z := make([]float32, n)
			for i := range z {
				z[i] = f32(1 << 31)
			}
			check(n, z, z, z)
		}
		// One number in turn at each place of a group decides.
		for i := range 300 {
			x := make([]float32, 300)
			for j := range x {
				x[j] = f32(1 << 31)
			}
			for _, v := range []uint32{0, 0x7fc00000, 0x7f800000, 0xff800000, 0x3f800000, 0xbf800000, 1} {
				x[i] = f32(v)
				same32(t, fmt.Sprint("amax with one at ", i), []float32{k.Amax(x)}, []float32{refAmax(x)})
				same32(t, fmt.Sprint("sum with one at ", i), []float32{k.Sum(x)}, []float32{refSum(x)})
			}
		}
	})
}

// TestLongSum compares sums that are spread over cores with the reference.
func TestLongSum(t *testing.T) {
	n := parallelAbove + 65536 + 77
	x := vector(newRand(5), n, false)
	want, max := refSum(x), refAmax(x)
	defer pool.SetThreads(0)
	engines(t, func(t *testing.T, k *Kernels) {
		for threads := fewest(); threads <= 3; threads++ {
			pool.SetThreads(threads)
			same32(t, "sum", []float32{k.Sum(x), k.Amax(x)}, []float32{want, max})
		}
	})
}

func TestMatrices(t *testing.T) {
	defer pool.SetThreads(0)
	engines(t, func(t *testing.T, k *Kernels) {
		g := newRand(6)
		for i, s := range [][2]int{{0, 3}, {3, 0}, {1, 1}, {1, 300}, {3, 7}, {31, 8}, {32, 16}, {33, 65}, {255, 17}, {256, 64}, {257, 130}, {300, 257}, {513, 79}, {2, 66000}, {66000, 3}, {1, parallelAbove + 300}} {
			rows, cols := s[0], s[1]
			a, b := vector(g, rows*cols, i%2 == 0), vector(g, rows*cols, i%2 == 0)
			for threads := fewest(); threads <= 3; threads++ {
				pool.SetThreads(threads)
				what := fmt.Sprintf("%d × %d, %d threads", rows, cols, threads)
				sums, maxs, steps, tops := []float32{}, []float32{}, []float32{}, []float32{}
				for r := range rows {
					x := a[r*cols : (r+1)*cols]
					sums, maxs = append(sums, refSum(x)), append(maxs, refAmax(x))
					for g := range Groups(cols) {
						y := x[min(g*256, cols):min(g*256+256, cols)]
						steps, tops = append(steps, refSum(y)), append(tops, refAmax(y))
					}
				}
				same32(t, what+": sums of rows", guarded(t, rows, 7, func(d []float32) { k.SumRows(d, a, rows, cols) }), sums)
				same32(t, what+": maxima of rows", guarded(t, rows, 7, func(d []float32) { k.AmaxRows(d, a, rows, cols) }), maxs)
				sizes := refMap(func(r int) float32 {
					return refAmax(refMap(func(c int) float32 { return num.Abs(a[r*cols+c]) }, cols))
				}, rows)
				same32(t, what+": largest magnitudes of rows", guarded(t, rows, 7, func(d []float32) { k.AmaxAbsRows(d, a, rows, cols) }), sizes)
				same32(t, what+": groups of rows", guarded(t, len(steps), 7, func(d []float32) { k.SumRowGroups(d, a, rows, cols) }), steps)
				same32(t, what+": maxima of groups", guarded(t, len(steps), 7, func(d []float32) { k.AmaxRowGroups(d, a, rows, cols) }), tops)
				sums, maxs = nil, nil
				products := []float32{}
				for c := range cols {
					x := refMap(func(r int) float32 { return a[r*cols+c] }, rows)
					p := refMap(func(r int) float32 { return num.Mul(a[r*cols+c], b[r*cols+c]) }, rows)
					sums, maxs, products = append(sums, refSum(x)), append(maxs, refAmax(x)), append(products, refSum(p))
				}
				same32(t, what+": sums of columns", guarded(t, cols, 7, func(d []float32) { k.SumColumns(d, a, rows, cols) }), sums)
				same32(t, what+": maxima of columns", guarded(t, cols, 7, func(d []float32) { k.AmaxColumns(d, a, rows, cols) }), maxs)
				sizes = refMap(func(c int) float32 {
					return refAmax(refMap(func(r int) float32 { return num.Abs(a[r*cols+c]) }, rows))
				}, cols)
				same32(t, what+": largest magnitudes of columns", guarded(t, cols, 7, func(d []float32) { k.AmaxAbsColumns(d, a, rows, cols) }), sizes)
				same32(t, what+": sums of columns of products", guarded(t, cols, 7, func(d []float32) { k.SumColumnsMul(d, a, b, rows, cols) }), products)
			}
		}
	})
}

func TestParallel(t *testing.T) {
	defer pool.SetThreads(0)
	a, b := vector(newRand(7), 5*grain+3, true), vector(newRand(8), 5*grain+3, true)
	want := refMap(func(i int) float32 { return num.Add(a[i], b[i]) }, len(a))
	engines(t, func(t *testing.T, k *Kernels) {
		for threads := fewest(); threads <= 3; threads++ {
			pool.SetThreads(threads)
			got := make([]float32, len(a))
			Parallel(len(got), func(lo, hi int) { k.Add(got[lo:hi], a[lo:hi], b[lo:hi]) })
			same32(t, "add", got, want)
		}
	})
}

func TestReductionsAllocateNothing(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector makes sync.Pool drop what it holds")
	}
	pool.SetThreads(1)
	defer pool.SetThreads(0)
	x, d := make([]float32, 70000), make([]float32, 700)
	k := For(engine.Current())
	if n := testing.AllocsPerRun(100, func() {
		k.Sum(x)
		k.Amax(x)
		k.SumRows(d[:100], x, 100, 700)
		k.SumColumns(d, x, 100, 700)
	}); n >= 1 {
		t.Errorf("%v allocations a run", n)
	}
}

func TestUnequalLengthsPanic(t *testing.T) {
	x, y := make([]float32, 16), make([]float32, 15)
	engines(t, func(t *testing.T, k *Kernels) {
		for i, f := range []func(){
			func() { k.Add(x, x, y) }, func() { k.Fma(x, x, x, y) }, func() { k.Sub(y, x, x) }, func() { k.SumMul(x, y) },
			func() { k.SumGroups(x, y) }, func() { k.SumRows(x, y, 16, 1) }, func() { k.SumColumns(y, x, 1, 16) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("call %d went through", i)
					}
				}()
				f()
			}()
		}
	})
}

// TestAVX2Registers looks for registers that AVX2 lacks, which the generator's allocator does not know.
func TestAVX2Registers(t *testing.T) {
	b, err := os.ReadFile("avx2_amd64.s")
	if err != nil {
		t.Fatal(err)
	}
	if r := regexp.MustCompile(`\b([XY](1[6-9]|2\d|3[01])|Z\d+|K[0-7])\b`).Find(b); r != nil {
		t.Errorf("the AVX2 kernels use %s", r)
	}
}

func sizes(b *testing.B, f func(b *testing.B, k *Kernels, n int)) {
	for _, e := range engine.Supported() {
		for _, n := range []int{4096, 65536, 1 << 24} {
			b.Run(fmt.Sprintf("%v/%d", e, n), func(b *testing.B) { f(b, For(e), n) })
		}
	}
}

func BenchmarkAdd(b *testing.B) {
	sizes(b, func(b *testing.B, k *Kernels, n int) {
		d, x, y := make([]float32, n), vector(newRand(1), n, false), vector(newRand(2), n, false)
		b.SetBytes(int64(12 * n))
		for b.Loop() {
			k.Add(d, x, y)
		}
	})
}

func BenchmarkSum(b *testing.B) {
	sizes(b, func(b *testing.B, k *Kernels, n int) {
		x := vector(newRand(1), n, false)
		pool.SetThreads(1)
		defer pool.SetThreads(0)
		b.SetBytes(int64(4 * n))
		for b.Loop() {
			k.Sum(x)
		}
	})
}

func BenchmarkAmax(b *testing.B) {
	sizes(b, func(b *testing.B, k *Kernels, n int) {
		x := vector(newRand(1), n, false)
		pool.SetThreads(1)
		defer pool.SetThreads(0)
		b.SetBytes(int64(4 * n))
		for b.Loop() {
			k.Amax(x)
		}
	})
}

func BenchmarkSumColumns(b *testing.B) {
	for _, e := range engine.Supported() {
		for _, rows := range []int{256, 16384} {
			b.Run(fmt.Sprintf("%v/%d", e, rows), func(b *testing.B) {
				const cols = 768
				x, d := vector(newRand(1), rows*cols, false), make([]float32, cols)
				pool.SetThreads(1)
				defer pool.SetThreads(0)
				b.SetBytes(int64(4 * len(x)))
				for b.Loop() {
					For(e).SumColumns(d, x, rows, cols)
				}
			})
		}
	}
}

func BenchmarkRandom(b *testing.B) {
	sizes(b, func(b *testing.B, k *Kernels, n int) {
		d := make([]float32, n)
		b.SetBytes(int64(4 * n))
		for b.Loop() {
			k.Random(d, 1, 0, 2, 3)
		}
	})
}
