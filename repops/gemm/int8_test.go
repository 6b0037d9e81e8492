package gemm

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

type productI8 struct {
	a, b MatrixI8
	s    Shape
}

func (p productI8) String() string {
	return fmt.Sprintf("%+v A %d+%d,%d,%v B %d+%d,%d,%v", p.s, p.a.Offset, p.a.RowStride, p.a.KStride, p.a.BatchStrides, p.b.Offset, p.b.RowStride, p.b.KStride, p.b.BatchStrides)
}

// sums is the definition, in 64 bits.
func sums(t *testing.T, p productI8) []int32 {
	var dst []int32
	eachMatrixOf(p.s.Batch, p.a.BatchStrides, p.b.BatchStrides, func(da, db int) {
		for i := range p.s.M {
			for j := range p.s.N {
				var s int64
				for k := range p.s.K {
					s += int64(p.a.Data[p.a.Offset+da+i*p.a.RowStride+k*p.a.KStride]) * int64(p.b.Data[p.b.Offset+db+j*p.b.RowStride+k*p.b.KStride])
				}
				if s != int64(int32(s)) {
					t.Fatalf("%v: %d does not fit", p, s)
				}
				dst = append(dst, int32(s))
			}
		}
	})
	return dst
}

func compareI8(t *testing.T, p productI8, kernels map[string]*Kernels) {
	t.Helper()
	want := sums(t, p)
	sa, sw := float32(0x1.3579bdp-7), make([]float32, p.s.N)
	for j := range sw {
		sw[j] = math.Float32frombits(0x3c000000 + uint32(j)*0x00012345)
	}
	for name, ks := range kernels {
		got := make([]int32, len(want))
		for i := range got {
			got[i] = -77
		}
		if err := ks.I8(got, p.a, p.b, p.s); err != nil {
			t.Fatalf("%s %v: %v", name, p, err)
		}
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("%s %v: element %d is %d, not %d", name, p, i, got[i], want[i])
			}
		}
		y := make([]float32, len(want))
		if err := ks.I8Scaled(y, p.a, p.b, p.s, sa, sw); err != nil {
			t.Fatalf("%s %v: %v", name, p, err)
		}
		for i := range y {
			if w := num.Mul(num.I32ToF32(want[i]), num.Mul(sa, sw[i%p.s.N])); math.Float32bits(y[i]) != math.Float32bits(w) {
				t.Fatalf("%s %v: scaled element %d is %08x, not %08x", name, p, i, math.Float32bits(y[i]), math.Float32bits(w))
			}
		}
	}
}

// bytes are n values; -128 and 127 often, since unsigned and saturating instructions go wrong there.
func bytesOf(r *rand.Rand, n int) []int8 {
	x := make([]int8, n)
	for i := range x {
		switch x[i] = int8(r.Uint32()); r.IntN(4) {
		case 0:
			x[i] = -128
		case 1:
			x[i] = 127
		}
	}
	return x
}

func normalI8(r *rand.Rand, m, n, k int, nn bool) productI8 {
	p := productI8{
		a: MatrixI8{Data: bytesOf(r, m*k), RowStride: k, KStride: 1},
		b: MatrixI8{Data: bytesOf(r, n*k), RowStride: k, KStride: 1},
		s: Shape{M: m, N: n, K: k},
	}
	if nn {
		p.b.RowStride, p.b.KStride = 1, n
	}
	return p
}

func TestI8Tiles(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	ks := variants()
	for m := range 31 {
		for _, n := range []int{0, 1, 5, 8, 16, 17, 24, 25, 31, 32, 33, 65} {
			compareI8(t, normalI8(r, m, n, 1+(m*7+n)%37, (m+n)%5 == 0), ks)
		}
	}
	for k := range 140 {
		compareI8(t, normalI8(r, 15, 33, k, false), ks)
		compareI8(t, normalI8(r, 33, 15, k, k%4 == 0), ks)
	}
}

func TestI8Blocks(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 1))
	ks := map[string]*Kernels{}
	for name, k := range variants() {
		if k.kBlock > 100 {
			ks[name] = k
		}
	}
	for _, d := range [][3]int{
		{130, 40, 4100}, // several blocks of 2-byte and 4-byte words
		{113, 33, 8300}, // two chunks of 2-byte words
		{200, 70, 515},
		{3, 300, 2051},
		{1, 1, 65536},
	} {
		compareI8(t, normalI8(r, d[0], d[1], d[2], false), ks)
	}
	// The largest sums there are.
	for _, v := range [][2]int8{{-128, -128}, {-128, 127}, {127, -128}, {127, 127}} {
		p := productI8{a: MatrixI8{Data: v[:1]}, b: MatrixI8{Data: v[1:]}, s: Shape{M: 2, N: 33, K: MaxK}}
		compareI8(t, p, ks)
		p = normalI8(r, 2, 3, MaxK, false)
		for i := range p.a.Data {
			p.a.Data[i] = v[0]
		}
		for i := range p.b.Data {
			p.b.Data[i] = v[1]
		}
		compareI8(t, p, ks)
	}
}

func TestI8Views(t *testing.T) {
	defer pool.SetThreads(0)
	r := rand.New(rand.NewPCG(13, 1))
	ks := variants()
	for i := range 150 {
		pool.SetThreads(1 + i%3)
		p := productI8{s: Shape{M: 1 + r.IntN(40), N: 1 + r.IntN(40), K: 1 + r.IntN(90)}}
		for range r.IntN(3) {
			p.s.Batch = append(p.s.Batch, r.IntN(4))
		}
		view := func(rows int) MatrixI8 {
			v := MatrixI8{Offset: r.IntN(5), RowStride: r.IntN(50), KStride: r.IntN(3)}
			end := v.Offset + (rows-1)*v.RowStride + (p.s.K-1)*v.KStride
			for _, n := range p.s.Batch {
				v.BatchStrides = append(v.BatchStrides, r.IntN(100))
				end += max(0, n-1) * v.BatchStrides[len(v.BatchStrides)-1]
			}
			v.Data = bytesOf(r, end+1)
			return v
		}
		p.a, p.b = view(p.s.M), view(p.s.N)
		compareI8(t, p, ks)
	}
}

// TestI8Scales has scales that overflow, vanish or are no numbers, sums that round, and no terms at all.
func TestI8Scales(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 1))
	for _, k := range []int{0, 3, 2100} {
		p := normalI8(r, 17, 21+40, k, false)
		if k > 1<<24/(126*126) { // of one sign in a row, so that sums are longer than a float32's significand
			for i := range p.a.Data {
				p.a.Data[i] = int8(126 + r.IntN(2))
				if i/k%2 == 1 {
					p.a.Data[i] = -p.a.Data[i]
				}
			}
			for i := range p.b.Data {
				p.b.Data[i] = int8(126 + r.IntN(2))
			}
		}
		sums := sums(t, p)
		if k > 3 && !slices.ContainsFunc(sums, func(s int32) bool { return int64(num.I32ToF32(s)) != int64(s) }) {
			t.Fatalf("K %d: no sum rounds", k)
		}
		sw := make([]float32, p.s.N)
		for j := range sw {
			sw[j] = math.Float32frombits(specials[j%len(specials)])
		}
		for _, bits := range specials {
			sa := math.Float32frombits(bits)
			for name, ks := range variants() {
				y := make([]float32, len(sums))
				if err := ks.I8Scaled(y, p.a, p.b, p.s, sa, sw); err != nil {
					t.Fatal(err)
				}
				for i := range y {
					want := num.Mul(num.I32ToF32(sums[i]), num.Mul(sa, sw[i%p.s.N]))
					if math.Float32bits(y[i]) != math.Float32bits(want) {
						t.Fatalf("%s: K %d, %d · (%x · %x) gives %08x, not %08x", name, k, sums[i], bits, math.Float32bits(sw[i%p.s.N]), math.Float32bits(y[i]), math.Float32bits(want))
					}
				}
			}
		}
	}
}

func TestI8Errors(t *testing.T) {
	v := MatrixI8{Data: make([]int8, 100), RowStride: 5, KStride: 1}
	s := Shape{M: 3, N: 4, K: 5}
	if err := I8(make([]int32, 11), v, v, s); !errors.Is(err, ErrShape) {
		t.Errorf("short destination: %v", err)
	}
	if err := I8(make([]int32, 12), MatrixI8{}, v, s); !errors.Is(err, ErrView) {
		t.Errorf("no data: %v", err)
	}
	if err := I8Scaled(make([]float32, 12), v, v, s, 1, make([]float32, 3)); !errors.Is(err, ErrShape) {
		t.Errorf("missing scale: %v", err)
	}
	if err := I8Scaled(make([]float32, 11), v, v, s, 1, make([]float32, 4)); !errors.Is(err, ErrShape) {
		t.Errorf("short destination: %v", err)
	}
	if _, err := ChainAccumulatorsI8(nil, v, v, s, 3, 0); !errors.Is(err, ErrShape) {
		t.Errorf("no such element: %v", err)
	}
	if err := For(engine.Current()).I8(make([]int32, 12), v, v, s); err != nil {
		t.Error(err)
	}
}

func TestChainAccumulatorsI8(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 1))
	for _, k := range []int{0, 1, 1024, 1025, 5000} {
		p := normalI8(r, 2, 3, k, false)
		got, err := ChainAccumulatorsI8([]int32{42}, p.a, p.b, p.s, 1, 2)
		if err != nil || len(got) != 1+max(0, k-1)/1024 || got[0] != 42 {
			t.Fatalf("K %d: %d values, %v", k, len(got), err)
		}
		for i, v := range got[1:] {
			cut := p
			cut.s.K = 1024 * (i + 1)
			if want := sums(t, cut)[5]; v != want {
				t.Errorf("K %d: before %d: %d, want %d", k, cut.s.K, v, want)
			}
		}
	}
}

// FuzzI8 compares the engines with exact sums.
func FuzzI8(f *testing.F) {
	f.Add(uint8(3), uint8(4), uint16(5), uint8(7), uint8(1), uint8(9), uint8(1), uint64(1))
	f.Add(uint8(15), uint8(33), uint16(70), uint8(70), uint8(1), uint8(1), uint8(33), uint64(2))
	ks := variants()
	f.Fuzz(func(t *testing.T, m, n uint8, k uint16, ar, ak, br, bk uint8, seed uint64) {
		p := productI8{s: Shape{M: int(m % 64), N: int(n % 96), K: int(k % 400)}}
		r := rand.New(rand.NewPCG(seed, 1))
		view := func(rows int, row, step uint8) MatrixI8 {
			v := MatrixI8{RowStride: int(row), KStride: int(step)}
			v.Data = bytesOf(r, 1+max(0, rows-1)*v.RowStride+max(0, p.s.K-1)*v.KStride)
			return v
		}
		p.a, p.b = view(p.s.M, ar, ak), view(p.s.N, br, bk)
		compareI8(t, p, ks)
	})
}
