package repops

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

func f32(b uint32) float32 { return math.Float32frombits(b) }

func bits(x float32) uint32 { return math.Float32bits(x) }

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x5eed)) }

// exactPrec holds any a·b + c of binary32 numbers exactly: from 2^-298 to 2^257.
const exactPrec = 640

// reference computes a·b + c in exact arithmetic and rounds once. It reuses its numbers for speed.
type reference struct{ a, b, c big.Float }

func newReference() *reference {
	r := new(reference)
	for _, v := range []*big.Float{&r.a, &r.b, &r.c} {
		v.SetPrec(exactPrec).SetMode(big.ToNearestEven)
	}
	return r
}

func (r *reference) fma(a, b, c float32) float32 {
	isInf := func(x float32) bool { return math.IsInf(float64(x), 0) }
	isNaN := func(x float32) bool { return x != x }
	product := math.Signbit(float64(a)) != math.Signbit(float64(b))
	switch {
	case isNaN(a) || isNaN(b) || isNaN(c),
		isInf(a) && b == 0, a == 0 && isInf(b),
		(isInf(a) || isInf(b)) && isInf(c) && product != math.Signbit(float64(c)):
		return f32(CanonicalNaN)
	case isInf(c):
		return c
	case isInf(a) || isInf(b):
		if product {
			return float32(math.Inf(-1))
		}
		return float32(math.Inf(1))
	}
	r.a.SetFloat64(float64(a))
	r.b.SetFloat64(float64(b))
	r.c.SetFloat64(float64(c))
	r.a.Mul(&r.a, &r.b)
	r.a.Add(&r.a, &r.c)
	if r.a.Sign() == 0 {
		// An exact zero is negative only if both addends are negative (zeros, then).
		if product && math.Signbit(float64(c)) {
			return f32(1 << 31)
		}
		return 0
	}
	v, _ := r.a.Float32()
	return v
}

func checkFMA(t *testing.T, r *reference, a, b, c float32) {
	t.Helper()
	got, want := FMA32(a, b, c), r.fma(a, b, c)
	if bits(got) != bits(want) {
		t.Fatalf("FMA32(%08x, %08x, %08x) = %08x, exactly %08x", bits(a), bits(b), bits(c), bits(got), bits(want))
	}
}

// specialBits are the numbers at which something changes.
func specialBits() []uint32 {
	var s []uint32
	for _, b := range []uint32{
		0x00000000, 0x00000001, 0x00000002, 0x00000003, 0x003fffff, 0x00400000, 0x007ffffe, 0x007fffff, 0x00800000, 0x00800001, 0x00ffffff,
		0x01000000, 0x0c000000, 0x19ffffff, 0x1a000000, 0x1a000001, 0x33000000, 0x337fffff, 0x33800000, 0x33800001, 0x34000000, 0x3effffff,
		0x3f000000, 0x3f000001, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3f800002, 0x3fffffff, 0x40000000, 0x45800800, 0x4b7fffff, 0x4b800000,
		0x4b800001, 0x5f000000, 0x72ffffff, 0x73000000, 0x73000001, 0x7effffff, 0x7f000000, 0x7f7ffffe, 0x7f7fffff, 0x7f800000, 0x7f800001,
		0x7fc00000, 0x7fffffff} {
		s = append(s, b, b|1<<31)
	}
	return s
}

func TestFMA32Special(t *testing.T) {
	r := newReference()
	s := specialBits()
	for _, a := range s {
		for _, b := range s {
			for _, c := range s {
				// Multiplication commutes in the reference and the code alike.
				if a <= b {
					checkFMA(t, r, f32(a), f32(b), f32(c))
				}
			}
		}
	}
}

func TestFMA32Random(t *testing.T) {
	n := 1_000_000
	if testing.Short() {
		n = 100_000
	}
	r, g := newReference(), newRand(1)
	for range n {
		checkFMA(t, r, f32(g.Uint32()), f32(g.Uint32()), f32(g.Uint32()))
	}
}

// TestFMA32Hard draws where the shortcut of FMA32 may not be taken: results next to midpoints, cancellations, subnormals.
func TestFMA32Hard(t *testing.T) {
	n := 100_000
	if testing.Short() {
		n = 10_000
	}
	r, g := newReference(), newRand(2)
	slow := 0
	check := func(a, b, c float32) {
		checkFMA(t, r, a, b, c)
		if s := math.Float64bits(float64(float64(a)*float64(b)) + float64(c)); s&dropped64 == midpoint64 {
			slow++
		}
	}
	for range n {
		// The product is an odd number of 25 bits, so a midpoint; the addend is far below, or nothing.
		a := g.Uint32N(1<<11) | 1<<11 | 1
		b := g.Uint32N(1<<13) | 1<<12 | 1
		scale := float32(math.Ldexp(1, g.IntN(200)-150))
		tiny := float32(math.Ldexp(float64(2*g.IntN(2)-1), g.IntN(60)-149))
		check(float32(a)*scale, float32(b), tiny)
		check(float32(a)*scale, -float32(b), 0)

		// The addend is a number, the product about half its last bit.
		c := f32(g.Uint32()&^(3<<30) | 1<<29)
		half := math.Ldexp(1, math.Ilogb(float64(c))-24)
		x := float32(half) * f32(0x3f800000+g.Uint32N(3)-1)
		check(x, f32(0x3f800000+g.Uint32N(5)-2), c)
		check(-x, f32(0x3f800000+g.Uint32N(5)-2), c)

		// The addend cancels the product but for its last bits.
		p, q := float32(g.NormFloat64()), float32(g.NormFloat64())
		check(p, q, f32(bits(-p*q)+g.Uint32N(9)-4))

		// The result is subnormal, near one of its midpoints.
		d := f32(g.Uint32N(1 << 24))
		e := float32(math.Ldexp(float64(2*g.IntN(1<<12)+1), -150-g.IntN(3)+126))
		check(e, float32(math.Ldexp(1, -126)), d)
		check(-e, float32(math.Ldexp(1, -126)), d)
	}
	if slow < n {
		t.Fatalf("only %d of the cases land on a midpoint", slow)
	}
}

func TestClamp(t *testing.T) {
	for _, c := range []struct{ in, want uint32 }{
		{0, 0}, {1 << 31, 1 << 31}, {1, 1}, {0x7f7fffff, 0x7f7fffff}, {0xff7fffff, 0xff7fffff},
		{0x7f800000, 0x7f7fffff}, {0xff800000, 0xff7fffff}, {0x7f800001, CanonicalNaN}, {0xffffffff, CanonicalNaN}, {CanonicalNaN, CanonicalNaN},
	} {
		if got := bits(Clamp(f32(c.in))); got != c.want {
			t.Errorf("Clamp(%08x) = %08x, want %08x", c.in, got, c.want)
		}
	}
}

// vector draws numbers of all sizes, zeros and subnormals among them, none of them NaN or infinite.
func vector(g *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		switch g.IntN(8) {
		case 0:
			x[i] = f32(g.Uint32() &^ (1 << 30))
		case 1:
			x[i] = f32(g.Uint32N(2) << 31)
		case 2:
			x[i] = f32(g.Uint32N(1<<23) | g.Uint32N(2)<<31)
		default:
			x[i] = float32(g.NormFloat64())
		}
	}
	return x
}

func sameBits(t *testing.T, what string, got, want []float32) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d elements, want %d", what, len(got), len(want))
	}
	for i := range got {
		if bits(got[i]) != bits(want[i]) {
			t.Fatalf("%s[%d] = %08x, want %08x", what, i, bits(got[i]), bits(want[i]))
		}
	}
}

// bigMean is the mean by definition, every rounding to 53 bits done by math/big.
func bigMean(xs [][]float32) []float32 {
	out := make([]float32, len(xs[0]))
	new53 := func(x float64) *big.Float { return new(big.Float).SetPrec(53).SetMode(big.ToNearestEven).SetFloat64(x) }
	for i := range out {
		acc := new53(0)
		for _, x := range xs {
			acc.Add(acc, new53(0).Add(new53(float64(x[i])), new53(0)))
		}
		out[i], _ = acc.Quo(acc, new53(float64(len(xs)))).Float32()
	}
	return out
}

func TestMeanAgainstBig(t *testing.T) {
	g := newRand(3)
	for _, k := range []int{1, 2, 3, 5, 7, 31, 64} {
		xs := make([][]float32, k)
		for i := range xs {
			xs[i] = vector(g, 1500)
		}
		dst := make([]float32, 1500)
		if err := Mean(dst, xs); err != nil {
			t.Fatal(err)
		}
		sameBits(t, fmt.Sprintf("mean of %d", k), dst, bigMean(xs))
	}
}

func TestNesterovAgainstBig(t *testing.T) {
	g, r := newRand(4), newReference()
	p, m, d := vector(g, 20_000), vector(g, 20_000), vector(g, 20_000)
	for i := range 200 {
		p[i], m[i], d[i] = f32(g.Uint32()), f32(g.Uint32()), f32(g.Uint32())
	}
	lr, mu := f32(0x3f333333), f32(0x3f666666)
	wantP, wantM := make([]float32, len(p)), make([]float32, len(p))
	for i := range p {
		wantM[i] = Clamp(r.fma(mu, m[i], d[i]))
		wantP[i] = Clamp(r.fma(-lr, Clamp(r.fma(mu, wantM[i], d[i])), p[i]))
	}
	if err := Nesterov(p, m, d, lr, mu); err != nil {
		t.Fatal(err)
	}
	sameBits(t, "momentum", m, wantM)
	sameBits(t, "params", p, wantP)
}

// TestParallelEqualsSerial holds the shared-out path, ragged in every way, against the serial one.
func TestParallelEqualsSerial(t *testing.T) {
	g := newRand(5)
	lr, mu := f32(0x3f333333), f32(0x3f666666)
	for _, n := range []int{serialBelow + 1, serialBelow + grain, 6*grain + 777} {
		a, b, c := vector(g, n), vector(g, n), vector(g, n)
		got, want := make([]float32, n), make([]float32, n)
		if err := Sub(got, a, b); err != nil {
			t.Fatal(err)
		}
		subRange(want, a, b)
		sameBits(t, "sub", got, want)

		xs := [][]float32{a, b, c}
		if err := Mean(got, xs); err != nil {
			t.Fatal(err)
		}
		meanRange(want, xs, 0, n)
		sameBits(t, "mean", got, want)

		pp, mm := slices.Clone(a), slices.Clone(b)
		if err := Nesterov(pp, mm, c, lr, mu); err != nil {
			t.Fatal(err)
		}
		ps, ms := slices.Clone(a), slices.Clone(b)
		nesterovRange(ps, ms, c, lr, mu)
		sameBits(t, "params", pp, ps)
		sameBits(t, "momentum", mm, ms)

		// In place: dst may be an operand.
		inPlace := slices.Clone(a)
		if err := Mean(inPlace, [][]float32{inPlace, b, c}); err != nil {
			t.Fatal(err)
		}
		sameBits(t, "mean in place", inPlace, want)
	}
}

func TestShapesAreChecked(t *testing.T) {
	x, y := make([]float32, 2), make([]float32, 3)
	for name, err := range map[string]error{
		"mean of nothing":   Mean(x, nil),
		"mean":              Mean(x, [][]float32{x, y}),
		"nesterov momentum": Nesterov(x, y, x, 1, 1),
		"nesterov gradient": Nesterov(x, x, y, 1, 1),
		"sub a":             Sub(x, y, x),
		"sub b":             Sub(x, x, y),
	} {
		if err == nil {
			t.Errorf("%s: no error for vectors that do not fit", name)
		}
	}
}

// TestSteadyStateAllocatesNothing counts over many calls, because a collection may empty the pool of jobs now and then.
func TestSteadyStateAllocatesNothing(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector drops pooled objects at random")
	}
	n := 8 * grain
	a, b, c, d := make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, 2*subtreeElements)
	xs := [][]float32{a, b, c}
	for name, f := range map[string]func(){
		"mean":        func() { _ = Mean(a, xs) },
		"nesterov":    func() { _ = Nesterov(a, b, c, 0.5, 0.5) },
		"sub":         func() { _ = Sub(a, b, c) },
		"tensor root": func() { TensorRoot(Header{}, d) },
	} {
		if got := testing.AllocsPerRun(20, f); got >= 1 {
			t.Errorf("%s allocates %v times a call", name, got)
		}
	}
}

func BenchmarkFMA32(b *testing.B) {
	g := newRand(6)
	x := make([]float32, 1024)
	for i := range x {
		x[i] = float32(g.NormFloat64())
	}
	b.SetBytes(1)
	var s float32
	for i := range b.N {
		s = FMA32(x[i&1023], x[(i+7)&1023], x[(i+31)&1023])
	}
	sink = s
}

var sink float32

func BenchmarkNesterov(b *testing.B) {
	g := newRand(7)
	n := 1 << 20
	p, m, d := make([]float32, n), make([]float32, n), make([]float32, n)
	for i := range p {
		p[i], m[i], d[i] = float32(g.NormFloat64()), float32(g.NormFloat64()*1e-3), float32(g.NormFloat64()*1e-3)
	}
	b.SetBytes(int64(12 * n))
	b.ReportAllocs()
	for b.Loop() {
		_ = Nesterov(p, m, d, f32(0x3f333333), f32(0x3f666666))
	}
}

func BenchmarkMean(b *testing.B) {
	g := newRand(8)
	n := 1 << 20
	xs := make([][]float32, 4)
	for i := range xs {
		xs[i] = make([]float32, n)
		for j := range xs[i] {
			xs[i][j] = float32(g.NormFloat64())
		}
	}
	dst := make([]float32, n)
	b.SetBytes(int64(4 * n * len(xs)))
	b.ReportAllocs()
	for b.Loop() {
		_ = Mean(dst, xs)
	}
}

func BenchmarkTensorRoot(b *testing.B) {
	x := make([]float32, 1<<22)
	b.SetBytes(int64(4 * len(x)))
	b.ReportAllocs()
	for b.Loop() {
		TensorRoot(Header{Kind: KindParams}, x)
	}
}
