package cuda_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/cuda/kernels"
	"assay/repops/engine"
	"assay/repops/gemm"
	"assay/repops/num"
)

// openGemm is an emulated device of the products alone.
func openGemm(t testing.TB) cuda.Device {
	t.Helper()
	d, err := emulator.OpenWith(emulator.Options{Main: "gemm_int8.cuh", SharedPerBlock: 227 << 10})
	if errors.Is(err, emulator.ErrNoCompiler) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() }) //nolint:errcheck
	return d
}

// onDevice is a tensor on the device, with `ahead` bytes of its allocation before it.
func onDevice[T any](t testing.TB, d cuda.Device, x []T, ahead int) cuda.Address {
	t.Helper()
	data := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(*new(T))))
	at, err := d.Allocate(uint64(ahead + max(1, len(data))))
	if err == nil {
		err = d.Upload(at+cuda.Address(ahead), data)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Free(at) }) //nolint:errcheck
	return at + cuda.Address(ahead)
}

func fromDevice[T any](t testing.TB, d cuda.Device, at cuda.Address, n int) []T {
	t.Helper()
	x := make([]T, n)
	if err := d.Download(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), n*int(unsafe.Sizeof(*new(T)))), at); err != nil {
		t.Fatal(err)
	}
	return x
}

// gemmLayout is how an operand stands in memory: 'k' and 'r' with or without room between lines, 'u' as 'k' and 'v' as 'r' but
// unaligned, 's' with two strides.
type gemmLayout byte

// strides are those of rows × k, and the elements that one matrix spans.
func (l gemmLayout) strides(rows, k, room int) (row, step, span int) {
	switch l {
	case 'r':
		row, step = 1, (rows+3)/4*4+room
	case 'v':
		row, step = 1, rows+1+room
	case 'u':
		row, step = k+1+room, 1
	case 's':
		row, step = 3, 3*rows+1
	default:
		row, step = (k+3)/4*4+room, 1
	}
	if rows > 0 && k > 0 {
		span = (rows-1)*row + (k-1)*step + 1
	}
	return row, step, span
}

var awkward = []uint32{
	0, 0x80000000, 1, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x7f7fffff, 0xff7fffff, 0x1a000000, 0x9a000000,
	0x3f800001, 0xbf7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
}

// gemmValues are n numbers: plain ones, with kind 1 some awkward ones among them, with kind 2 so small that chains end in subnormal
// numbers and zeros of both signs.
func gemmValues(r *rand.Rand, n, kind int) []float32 {
	x := make([]float32, n)
	for i := range x {
		switch {
		case kind == 1 && r.IntN(200) == 0:
			x[i] = math.Float32frombits(awkward[r.IntN(len(awkward))])
		case kind == 2 && r.IntN(4) == 0:
			x[i] = math.Float32frombits(r.Uint32() & 0x80000000)
		case kind == 2:
			x[i] = math.Float32frombits(r.Uint32()&0x80000000 | uint32(r.IntN(12)+55)<<23 | r.Uint32()>>9)
		default:
			x[i] = r.Float32() - 0.5
		}
	}
	return x
}

type productCase struct {
	a, b    gemmLayout
	m, n, k int
	band    gemm.Band
	needed  gemm.Band
	batch   []int
	flat    [2]bool // A, B: the first batch axis has stride 0
	bias    bool
	kind    int
}

// test compares a product with the chains of the portable engine. It returns how many elements are as they were.
func (c productCase) test(t *testing.T, d cuda.Device, variant string, r *rand.Rand) (left int) {
	t.Helper()
	s := gemm.Shape{Batch: c.batch, M: c.m, N: c.n, K: c.k}
	batches := 1
	for _, n := range c.batch {
		batches *= n
	}
	operand := func(l gemmLayout, rows int, flat bool) (gemm.Matrix, cuda.ProductSide) {
		room := 4 * r.IntN(2)
		row, step, span := l.strides(rows, c.k, room)
		ahead := 16
		if l == 'u' || l == 'v' {
			ahead = 4
		}
		strides := make([]int, len(c.batch))
		total := span
		each := (span + 3) / 4 * 4
		for i := len(c.batch) - 1; i >= 0; i-- {
			if i == 0 && flat {
				continue
			}
			strides[i] = each
			total += (c.batch[i] - 1) * each
			each *= c.batch[i]
		}
		x := gemmValues(r, total, c.kind)
		return gemm.Matrix{Data: x, RowStride: row, KStride: step, BatchStrides: strides},
			cuda.ProductSide{Data: onDevice(t, d, x, ahead), Row: row, K: step, Batch: strides}
	}
	ha, da := operand(c.a, c.m, c.flat[0])
	hb, db := operand(c.b, c.n, c.flat[1])
	want := make([]float32, batches*c.m*c.n)
	if err := gemm.For(engine.Portable).F32(want, ha, hb, s, c.band); err != nil {
		t.Fatal(err)
	}
	p := cuda.ProductArgs{A: da, B: db, Shape: s, Band: c.band, Needed: c.needed}
	if c.bias {
		bias := gemmValues(r, c.n, c.kind)
		p.Bias = onDevice(t, d, bias, 0)
		for i := range want {
			want[i] = num.Canonical(num.Add(want[i], bias[i%c.n]))
		}
	}
	before := make([]float32, len(want))
	for i := range before {
		before[i] = -77
	}
	p.C = onDevice(t, d, before, 0)
	if err := cuda.ProductBy(d, variant, p); err != nil {
		t.Fatalf("%s %+v: %v", variant, c, err)
	}
	got := fromDevice[float32](t, d, p.C, len(want))
	for i := range got {
		g, w := math.Float32bits(got[i]), math.Float32bits(want[i])
		if row, column := i/c.n%c.m, i%c.n; got[i] == -77 && (c.needed.Kind == gemm.UpTo && column > row+c.needed.Offset || c.needed.Kind == gemm.From && column < row+c.needed.Offset) {
			left++
		} else if g != w {
			t.Fatalf("%s %c%c %+v: element %d is %08x, the chain %08x", variant, c.a, c.b, c, i, g, w)
		}
	}
	return left
}

// TestProduct compares every kernel with the chains of the portable engine, bit for bit.
func TestProduct(t *testing.T) {
	d := openGemm(t)
	r := rand.New(rand.NewPCG(1, 7))
	for _, v := range cuda.Variants() {
		t.Run(v.Name, func(t *testing.T) {
			for _, l := range []string{"kk", "kr", "rk", "rr"} {
				for _, c := range []productCase{
					{m: v.M, n: v.N, k: 5 * v.K},
					{m: v.M - 3, n: v.N + 7, k: 2*v.K + 7, kind: 1, bias: true},
					{m: v.M + 5, n: v.N - 1, k: 2 * v.K, kind: 2, band: gemm.Band{Kind: gemm.UpTo, Offset: -3}},
					{m: v.M, n: 5, k: v.M + 9, kind: 1, band: gemm.Band{Kind: gemm.From, Offset: 6}},
				} {
					c.a, c.b = gemmLayout(l[0]), gemmLayout(l[1])
					c.test(t, d, v.Name, r)
				}
			}
			// Whole tiles go through all stages, and tiles with a band from one kind of steps to the other and back.
			for i, l := range []string{"ku", "uk", "vr", "rs", "ur", "sv", "vu", "rk"} {
				c := productCase{a: gemmLayout(l[0]), b: gemmLayout(l[1]), m: v.M, n: v.N, k: 4 * v.K, kind: i % 3}
				if i%2 == 1 {
					c.m, c.n = v.M+1, 9
				}
				c.test(t, d, v.Name, r)
			}
			// A block that goes on with another tile begins it where the one before ends in shared memory.
			for _, l := range []string{"kk", "rr"} {
				productCase{a: gemmLayout(l[0]), b: gemmLayout(l[1]), m: (v.Blocks + 1) * v.M, n: v.N, k: (v.Stages + 1) * v.K}.test(t, d, v.Name, r)
			}
			for i, l := range []string{"uk", "ks", "rv", "rr"} {
				c := productCase{a: gemmLayout(l[0]), b: gemmLayout(l[1]), m: v.M, n: v.N, k: v.M + 5*v.K, kind: i % 3}
				c.band = gemm.Band{Kind: gemm.BandKind(1 + i%2), Offset: 3*v.K - v.M*(i%2)}
				c.test(t, d, v.Name, r)
			}
		})
	}
}

// TestProductNeeded leaves out tiles of which nothing is needed, and no others.
func TestProductNeeded(t *testing.T) {
	d := openGemm(t)
	r := rand.New(rand.NewPCG(4, 7))
	for _, v := range cuda.Variants() {
		side := max(v.M, v.N)
		for _, kind := range []gemm.BandKind{gemm.UpTo, gemm.From} {
			c := productCase{a: 'k', b: 'k', m: 2*side + 3, n: 2*side - 1, k: 5, needed: gemm.Band{Kind: kind}}
			if left := c.test(t, d, v.Name, r); left < v.M*v.N/2 {
				t.Errorf("%s, kind %d: %d elements are as they were", v.Name, kind, left)
			}
			for _, off := range []int{-side - 2, -1, 1, side, -1 << 40, 1 << 40} {
				c := productCase{a: 'r', b: 'k', m: side + 1, n: side + 2, k: 3, needed: gemm.Band{Kind: kind, Offset: off}, batch: []int{2}}
				c.test(t, d, v.Name, r)
			}
		}
	}
}

// TestProductEdges has sizes, bands and batches that no tile fits, by the small variants.
func TestProductEdges(t *testing.T) {
	d := openGemm(t)
	r := rand.New(rand.NewPCG(2, 7))
	layouts := []gemmLayout{'k', 'r', 'u', 's'}
	for n, variant := range []string{"32x32", "16x128", "64x64"} {
		for i, k := range []int{0, 1, 2, 3, 4, 5, 7, 8, 31, 32, 33, 63, 64, 65, 96, 127, 128, 255, 256, 257, 300} {
			a, b := layouts[(i+n)%4], layouts[(i/4+n)%4]
			productCase{a: a, b: b, m: 1 + r.IntN(40), n: 1 + r.IntN(40), k: k, kind: i % 3, bias: i%2 == 1}.test(t, d, variant, r)
			off := r.IntN(80) - 40
			productCase{a: b, b: a, m: 1 + r.IntN(70), n: 1 + r.IntN(40), k: k, kind: i % 3, band: gemm.Band{Kind: gemm.BandKind(1 + i%2), Offset: off}}.test(t, d, variant, r)
		}
		for _, off := range []int{-1 << 40, -500, -100, -33, -32, -1, 0, 1, 31, 32, 33, 500, 1 << 40} {
			for _, kind := range []gemm.BandKind{gemm.UpTo, gemm.From} {
				productCase{a: 'k', b: 'r', m: 67, n: 9, k: 100, kind: 2, band: gemm.Band{Kind: kind, Offset: off}}.test(t, d, variant, r)
			}
		}
		for off := -36; off <= 36; off++ {
			productCase{a: 'r', b: 'k', m: 40, n: 3, k: 70, band: gemm.Band{Kind: gemm.BandKind(1 + (off+n)&1), Offset: off}}.test(t, d, variant, r)
			productCase{a: 'k', b: 'k', m: 5, n: 3, k: 70, band: gemm.Band{Kind: gemm.BandKind(1 + (off+n+1)&1), Offset: off}}.test(t, d, variant, r)
		}
		for _, c := range []productCase{
			{a: 'k', b: 'k', m: 1, n: 1, k: 300},
			{a: 'r', b: 'r', m: 1, n: 1, k: 77, kind: 1},
			{a: 'k', b: 'k', m: 7, n: 40, k: 40, batch: []int{3, 2}},
			{a: 'r', b: 'k', m: 33, n: 9, k: 40, batch: []int{3, 1, 2}, flat: [2]bool{true, false}},
			{a: 'k', b: 'r', m: 9, n: 33, k: 8, batch: []int{2, 2, 1, 2, 1, 2, 1}, flat: [2]bool{false, true}, kind: 1},
			{a: 's', b: 'u', m: 17, n: 17, k: 21, batch: []int{4}, flat: [2]bool{true, true}, bias: true},
			{a: 'k', b: 'k', m: 0, n: 4, k: 4},
			{a: 'k', b: 'k', m: 4, n: 0, k: 4},
			{a: 'k', b: 'k', m: 4, n: 4, k: 4, batch: []int{0}},
		} {
			c.test(t, d, variant, r)
		}
	}
	productCase{a: 'k', b: 'r', m: 100, n: 50, k: 40, kind: 1}.test(t, d, "", r)
	productCase{a: 's', b: 'r', m: 3, n: 1, k: 1, batch: []int{66000}}.test(t, d, "32x32", r)
}

// TestProductSkips has the band leave out terms that would be NaN, and padding keep the sign of zero.
func TestProductSkips(t *testing.T) {
	d := openGemm(t)
	const m, n, k = 20, 4, 27
	inf := float32(math.Inf(1))
	for _, kind := range []gemm.BandKind{gemm.Full, gemm.UpTo, gemm.From} {
		a, b := make([]float32, m*28), make([]float32, n*28)
		for i := range a {
			a[i] = float32(math.Copysign(0, -1))
			if r, c := i/28, i%28; kind == gemm.UpTo && c > r+2 || kind == gemm.From && c < r+2 || c >= k {
				a[i] = inf
			}
		}
		for i := range b {
			b[i] = 1e-30
		}
		b[3], b[28+27] = inf, inf
		s := gemm.Shape{M: m, N: n, K: k}
		band := gemm.Band{Kind: kind, Offset: 2}
		if kind == gemm.Full {
			band.Offset = 0
		}
		want := make([]float32, m*n)
		if err := gemm.For(engine.Portable).F32(want, gemm.Matrix{Data: a, RowStride: 28, KStride: 1}, gemm.Matrix{Data: b, RowStride: 28, KStride: 1}, s, band); err != nil {
			t.Fatal(err)
		}
		for _, v := range cuda.Variants() {
			p := cuda.ProductArgs{A: cuda.ProductSide{Data: onDevice(t, d, a, 0), Row: 28, K: 1}, B: cuda.ProductSide{Data: onDevice(t, d, b, 0), Row: 28, K: 1}, C: onDevice(t, d, make([]float32, m*n), 0), Shape: s, Band: band}
			if err := cuda.ProductBy(d, v.Name, p); err != nil {
				t.Fatal(err)
			}
			got := fromDevice[float32](t, d, p.C, m*n)
			for i := range got {
				if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
					t.Fatalf("%s, band %d: element %d is %x, the chain %x", v.Name, kind, i, got[i], want[i])
				}
			}
		}
	}
}

// TestProductRefuses has the products that no kernel takes.
func TestProductRefuses(t *testing.T) {
	d := openGemm(t)
	side := cuda.ProductSide{Data: 256, Row: 4, K: 1}
	for _, p := range []cuda.ProductArgs{
		{A: side, B: side, Shape: gemm.Shape{M: 1, N: 1, K: gemm.MaxK + 1}},
		{A: side, B: side, Shape: gemm.Shape{M: -1, N: 1, K: 1}},
		{A: side, B: side, Shape: gemm.Shape{M: 1, N: 1, K: 1, Batch: []int{2}}},
		{A: side, B: cuda.ProductSide{Data: 256, Row: -4, K: 1}, Shape: gemm.Shape{M: 1, N: 1, K: 1}},
		{A: side, B: side, Shape: gemm.Shape{M: 1, N: 1, K: 1}, Band: gemm.Band{Kind: 3}},
		{A: side, B: side, Shape: gemm.Shape{M: 1, N: 1, K: 1}, Needed: gemm.Band{Kind: 3}},
	} {
		if err := cuda.Product(d, p); !errors.Is(err, cuda.ErrProduct) {
			t.Errorf("%+v: %v", p, err)
		}
	}
	if err := cuda.ProductBy(d, "1x1", cuda.ProductArgs{A: side, B: side, Shape: gemm.Shape{M: 1, N: 1, K: 1}}); !errors.Is(err, cuda.ErrProduct) {
		t.Errorf("a variant that is not: %v", err)
	}
}

// TestVariants holds the list of variants to the kernels.
func TestVariants(t *testing.T) {
	d := openGemm(t)
	threads := map[string]int{}
	for _, k := range emulator.Kernels(d) {
		threads[k.Name] = k.Threads
		if k.Args != int(unsafe.Sizeof(cuda.GemmArgs{})) {
			t.Errorf("%s takes %d bytes", k.Name, k.Args)
		}
	}
	for _, v := range cuda.Variants() {
		for _, l := range []string{"rr", "any"} {
			name := fmt.Sprintf("gemm_%s_%s", v.Name, l)
			if threads[name] != v.Threads {
				t.Errorf("%s has %d threads, not %d", name, threads[name], v.Threads)
			}
			delete(threads, name)
		}
	}
	for _, v := range cuda.BytesVariants() {
		for _, l := range []string{"kk", "kg", "gk", "gg"} {
			name := fmt.Sprintf("bytes_%s_%s", v.Name, l)
			if threads[name] != v.Threads {
				t.Errorf("%s has %d threads, not %d", name, threads[name], v.Threads)
			}
			delete(threads, name)
		}
	}
	for name := range threads {
		t.Errorf("%s is in no list", name)
	}
}

// shape is a variant without what was measured.
func shape(v cuda.Variant) cuda.Variant {
	return cuda.Variant{Name: v.Name, M: v.M, N: v.N, K: v.K, Stages: v.Stages, Threads: v.Threads, Blocks: v.Blocks}
}

// TestParts holds the list of variants to the parts of the source, and both to the units that are compiled.
func TestParts(t *testing.T) {
	source, err := kernels.Source.ReadFile("gemm.cuh")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`(?m)^#if !defined\(GEMM_PART\) \|\| GEMM_PART == (\d+)\nGEMM_VARIANT\((\w+)((?:, \d+){8})\)\n#endif$`).FindAllStringSubmatch(string(source), -1)
	if n := strings.Count(string(source), "\nGEMM_VARIANT("); n != len(list) || n != len(cuda.Variants()) {
		t.Fatalf("%d variants in the source, %d parts, %d variants", n, len(list), len(cuda.Variants()))
	}
	for i, v := range cuda.Variants() {
		n := make([]int, 8)
		for j, word := range strings.Split(list[i][3], ", ")[1:] {
			if n[j], err = strconv.Atoi(word); err != nil {
				t.Fatal(err)
			}
		}
		is := cuda.Variant{Name: list[i][2], M: n[1] * 4 * n[3], N: n[2] * 8 * n[4], K: n[6], Stages: n[7], Threads: 32 * n[1] * n[2], Blocks: n[0]}
		if list[i][1] != strconv.Itoa(i) || fmt.Sprint(is) != fmt.Sprint(shape(v)) {
			t.Errorf("part %s is %v, variant %d is %v", list[i][1], is, i, shape(v))
		}
		if memory := v.Blocks * (v.Stages*v.K*(v.M+v.N+8)*4 + 1024); memory > 228<<10 {
			t.Errorf("%s: %d blocks have %d bytes of shared memory", v.Name, v.Blocks, memory)
		}
	}
	units := 0
	for _, u := range kernels.Units() {
		if u.Prefix == "gemm_" {
			units++
		}
	}
	if units != len(list) {
		t.Errorf("%d units have %d variants", units, len(list))
	}
}

func TestMeasure(t *testing.T) {
	d := openGemm(t)
	list, err := cuda.Measure(d, 16, 32, 8, 1)
	if err != nil || len(list) != 5*len(cuda.Variants()) {
		t.Fatalf("%d timings, %v", len(list), err)
	}
	list, err = cuda.MeasureBytes(d, 16, 16, 16, 1)
	if err != nil || len(list) != 2*len(cuda.BytesVariants()) {
		t.Fatalf("%d timings, %v", len(list), err)
	}
}

// TestBytes compares the products of bytes with the exact sums.
func TestBytes(t *testing.T) {
	d := openGemm(t)
	r := rand.New(rand.NewPCG(3, 7))
	check := func(variant string, a, b gemmLayout, m, n, k int, batch ...int) {
		t.Helper()
		batches := 1
		for _, x := range batch {
			batches *= x
		}
		operand := func(l gemmLayout, rows int) (gemm.MatrixI8, cuda.ProductSide) {
			row, step, ahead := (k+15)/16*16, 1, 16
			switch l {
			case 'u':
				row, ahead = k+1, 3
			case 's':
				row, step = 3, 3*rows+1
			case 'r':
				row, step = 1, rows
			}
			each := (max(0, rows-1)*row + max(0, k-1)*step + 16) / 16 * 16
			x := make([]int8, each*batches)
			for i := range x {
				x[i] = int8(r.Uint32())
				if r.IntN(3) == 0 {
					x[i] = -128
				}
			}
			strides := make([]int, len(batch))
			for i := len(batch) - 1; i >= 0; i-- {
				strides[i] = each
				each *= batch[i]
			}
			return gemm.MatrixI8{Data: x, RowStride: row, KStride: step, BatchStrides: strides},
				cuda.ProductSide{Data: onDevice(t, d, x, ahead), Row: row, K: step, Batch: strides}
		}
		ha, da := operand(a, m)
		hb, db := operand(b, n)
		s := gemm.Shape{Batch: batch, M: m, N: n, K: k}
		want := make([]int32, batches*m*n)
		if err := gemm.For(engine.Portable).I8(want, ha, hb, s); err != nil {
			t.Fatal(err)
		}
		before := make([]int32, len(want))
		for i := range before {
			before[i] = -77
		}
		c := onDevice(t, d, before, 0)
		if err := cuda.BytesBy(d, variant, cuda.BytesArgs{A: da, B: db, C: c, Shape: s}); err != nil {
			t.Fatalf("%s %c%c %v: %v", variant, a, b, s, err)
		}
		got := fromDevice[int32](t, d, c, len(want))
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("%s %c%c %v: element %d is %d, not %d", variant, a, b, s, i, got[i], want[i])
			}
		}
	}
	for _, v := range cuda.BytesVariants() {
		check(v.Name, 'k', 'k', v.M, v.N, 3*v.K)
		check(v.Name, 'k', 'r', v.M+9, 7, 3*v.K+1)
		check(v.Name, 's', 'k', 9, v.N+2, 2*v.K+33)
		check(v.Name, 'u', 'u', v.M-7, 11, v.K-5)
	}
	for _, k := range []int{0, 1, 7, 15, 16, 17, 31, 33, 64, 255, 300} {
		check("64x64", 'k', 'k', 1+r.IntN(20), 1+r.IntN(20), k)
		check("64x64", 'r', 'u', 1+r.IntN(20), 1+r.IntN(20), k, 2, 1, 2)
	}
	check("", 'k', 'k', 3, 3, 1000)
}
