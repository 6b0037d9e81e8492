package repops

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"assay/repops/num"
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
		return f32(num.CanonicalNaN)
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

// specialBits are the numbers at which something changes.
// TestFMA32Hard draws where the shortcut of FMA32 may not be taken: results next to midpoints, cancellations, subnormals.
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

// TestParallelEqualsSerial holds the shared-out path, ragged in every way, against the serial one.
// TestSteadyStateAllocatesNothing counts over many calls, because a collection may empty the pool of jobs now and then.
func TestSteadyStateAllocatesNothing(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector drops pooled objects at random")
	}
	d := make([]float32, 2*subtreeElements)
	if got := testing.AllocsPerRun(20, func() { TensorRoot(Header{}, d) }); got >= 1 {
		t.Errorf("TensorRoot allocates %v times a call", got)
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
