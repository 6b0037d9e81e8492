package oracle

import (
	"math"
	"math/big"
	"testing"

	"assay/repops/num/sequence"
)

// The constants of package sequence are held here against the functions that they approximate, in math/big.

const prec = 300

func polynomial(c []float64, x *big.Float) *big.Float {
	s := value(0, prec)
	for i := len(c) - 1; i >= 0; i-- {
		s.Mul(s, x).Add(s, value(c[i], prec))
	}
	return s
}

// log2Ratio is log2|(a − b)/unit|, or −1000.
func log2Ratio(a, b, unit *big.Float) float64 {
	d := value(0, prec).Sub(a, b)
	if d.Sign() == 0 {
		return -1000
	}
	d.Quo(d, unit)
	m := new(big.Float)
	e := d.MantExp(m)
	f, _ := m.Float64()
	return math.Log2(math.Abs(f)) + float64(e)
}

// worst is the greatest of f on a grid of [lo, hi] that is finer than the oscillation of any of these errors.
func worst(lo, hi float64, f func(x *big.Float) float64) float64 {
	const points = 301
	w := math.Inf(-1)
	for i := range points {
		x := lo + (hi-lo)*float64(i)/(points-1)
		if x != 0 {
			w = max(w, f(value(x, prec)))
		}
	}
	return w
}

func atMost(t *testing.T, what string, got, bound float64) {
	t.Helper()
	if got > bound {
		t.Errorf("%s: 2^%.2f, more than 2^%.2f", what, got, bound)
	} else if got < bound-1 && got > -1000 {
		t.Errorf("%s: 2^%.2f, far less than 2^%.2f", what, got, bound)
	}
}

func multiple(t *testing.T, x float64, power int) {
	t.Helper()
	if y := math.Ldexp(x, -power); y != math.Trunc(y) {
		t.Errorf("%x is not a multiple of 2^%d", x, power)
	}
}

func TestConstants(t *testing.T) {
	l := log(value(2, prec))
	if nearest, _ := value(0, prec).Quo(value(1, prec), l).Float64(); nearest != sequence.Log2E {
		t.Errorf("Log2E is %x, want %x", sequence.Log2E, nearest)
	}
	sum := value(0, prec).Add(value(sequence.Ln2Hi, prec), value(sequence.Ln2Lo, prec))
	atMost(t, "ln 2", log2Ratio(sum, l, value(1, prec)), -102)
	multiple(t, sequence.Ln2Hi, -40)
	for i, c := range sequence.LogInv {
		multiple(t, sequence.LogHi[i], -40)
		sum := value(0, prec).Add(value(sequence.LogHi[i], prec), value(sequence.LogLo[i], prec))
		if c != 1 {
			sum.Add(sum, log(value(c, prec)))
		}
		if e := log2Ratio(sum, value(0, prec), value(1, prec)); e > -94 {
			t.Errorf("log %v: error 2^%.2f", c, e)
		}
		// The bounds of the quarter, brought near 1.
		for _, q := range []uint64{uint64(i), uint64(i) + 1} {
			x := math.Float64frombits(sequence.LogBase + q<<50)
			if f := x*c - 1; f < -0.1029 || f > 0.1042 {
				t.Errorf("quarter %d: %v", i, f)
			}
		}
	}
	half := pi(prec)
	half.SetMantExp(half, -1)
	turns := value(0, prec).Quo(value(1, prec), half)
	if nearest, _ := turns.Float64(); nearest != sequence.TwoByPi {
		t.Errorf("TwoByPi is %x, want %x", sequence.TwoByPi, nearest)
	}
	sum = value(0, prec).Add(value(sequence.HalfPiHi, prec), value(sequence.HalfPiLo, prec))
	atMost(t, "π/2", log2Ratio(sum, half, value(1, prec)), -109)
	multiple(t, sequence.HalfPiHi, -52)
	bits, _ := turns.SetMantExp(turns, 283).Int(nil)
	for i := len(sequence.TwoByPiBits) - 1; i >= 0; i-- {
		if want := new(big.Int).And(bits, new(big.Int).SetUint64(math.MaxUint64)).Uint64(); sequence.TwoByPiBits[i] != want {
			t.Errorf("word %d of 2/π is %x, want %x", i, sequence.TwoByPiBits[i], want)
		}
		bits.Rsh(bits, 64)
	}
	for _, c := range []struct {
		what string
		ok   bool
	}{
		{"e^ExpMin", Exp(math.Float32bits(sequence.ExpMin)) == 0},
		{"e^ExpMax", Exp(math.Float32bits(sequence.ExpMax)) == 0x7f800000},
		{"tanh TanhMax", Tanh(math.Float32bits(sequence.TanhMax)) == 0x3f800000},
		{"erf ErfMax", Erf(math.Float32bits(sequence.ErfMax)) == 0x3f800000},
	} {
		if !c.ok {
			t.Errorf("%s is not what lies beyond the clamp", c.what)
		}
	}
}

func TestPolynomials(t *testing.T) {
	unit := value(1, prec)
	atMost(t, "Exp", worst(-0.34661, 0.34661, func(x *big.Float) float64 {
		y := exp(x)
		return log2Ratio(polynomial(sequence.Exp[:], x), y, y)
	}), -57.2)
	atMost(t, "Exp without its constant term", worst(-0.34661, 0.34661, func(x *big.Float) float64 {
		y := expm1(x)
		return log2Ratio(value(0, prec).Mul(polynomial(sequence.Exp[1:], x), x), y, y)
	}), -54.2)
	atMost(t, "Log", worst(-0.1029, 0.1042, func(x *big.Float) float64 {
		c := append([]float64{0, 1, -0.5}, sequence.Log[:]...)
		y := log(value(0, prec).Add(unit, x))
		return log2Ratio(polynomial(c, x), y, y)
	}), -61.6)
	for _, c := range []struct {
		what         string
		coefficients []float64
		n            int64
		bound        float64
	}{{"Sin", sequence.Sin[:], 0, -55.4}, {"Cos", sequence.Cos[:], 1, -59.4}} {
		atMost(t, c.what, worst(-0.7854, 0.7854, func(x *big.Float) float64 {
			p := polynomial(c.coefficients, value(0, prec).Mul(x, x))
			if c.n == 0 {
				p.Mul(p, x)
			}
			y := sine(x, c.n)
			return log2Ratio(p, y, y)
		}), c.bound)
	}
	for n, bound := range []float64{-64.9, -63.3} {
		atMost(t, "Quarter", worst(0, 0.5, func(f *big.Float) float64 {
			p, v := value(0, prec), value(0, prec).Mul(f, f)
			for i := len(sequence.Quarter[n]) - 1; i >= 0; i-- {
				c := value(0, prec).SetUint64(sequence.Quarter[n][i])
				p.Sub(c.SetMantExp(c, -63), p.Mul(p, v))
			}
			if n == 0 {
				p.Mul(p, f)
			}
			x := pi(prec)
			y := sine(x.Mul(x, f).SetMantExp(x, -1), int64(n))
			return log2Ratio(p, y, y)
		}), bound)
	}
	bounds := [5]float64{0, 0, 0, 0, sequence.ErfMax}
	for i, s := range sequence.ErfStep {
		bounds[i+1] = float64(s)
	}
	for i, bound := range []float64{-58.4, -56.8, -55.6, -55.8} {
		atMost(t, "Erf", worst(bounds[i], bounds[i+1], func(x *big.Float) float64 {
			v := value(0, prec).Mul(x, x)
			v.Sub(v, value(sequence.ErfMid[i], prec))
			c := sequence.Erf[i]
			p := polynomial(append([]float64{0}, c[2:]...), v)
			p.Add(p, value(c[0], prec)).Add(p, value(c[1], prec)).Mul(p, x)
			y := erf(x)
			return log2Ratio(p, y, y)
		}), bound)
	}
}
