package num

import (
	"math"

	"assay/repops/num/sequence"
)

// The functions below are fixed sequences of binary64 operations, each rounded on its own or fused on purpose (math.FMA), with
// the constants of package sequence. The kernels of the engines repeat them step by step, except Rsqrt with AVX-512. A result has a relative error of
// about one unit in the last place of binary64 (Log: 2^-59) before it is rounded to binary32; that this is the correctly
// rounded value for every input is proven by trying all of them (package cr, TestExhaustive).

// horner is Σ c[i]·x^i.
func horner(x float64, c []float64) float64 {
	s := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		s = math.FMA(s, x, c[i])
	}
	return s
}

// reduce splits x, of absolute value below 2^9, into k·ln 2 + r with an integer k and |r| < 0.3466. t holds k in its low bits.
func reduce(x float64) (t, k, r float64) {
	t = math.FMA(x, sequence.Log2E, sequence.Magic)
	k = t - sequence.Magic
	r = math.FMA(-k, sequence.Ln2Hi, x) // exact
	r = math.FMA(-k, sequence.Ln2Lo, r)
	return t, k, r
}

// scale is x·2^k for t from reduce and a normal result.
func scale(x, t float64) float64 {
	return math.Float64frombits(math.Float64bits(x) + math.Float64bits(t)<<52)
}

// Exp is e^x, correctly rounded: Exp(−inf) is +0, Exp(+inf) +inf.
func Exp(x float32) float32 {
	if x != x {
		return Canonical(x)
	}
	t, _, r := reduce(float64(max(sequence.ExpMin, min(sequence.ExpMax, x))))
	return float32(scale(horner(r, sequence.Exp[:]), t))
}

// Log is the natural logarithm, correctly rounded: Log(±0) is −inf, Log(+inf) +inf, a negative number gives NaN.
//
// Five inputs have logarithms so close to a midpoint of binary32 that their binary64 rounding is that midpoint. Hence the sum is
// kept in two parts, and a binary64 result that is not exact is made odd, towards the exact value, before the last rounding.
func Log(x float32) float32 {
	switch {
	case x == 0:
		return float32(math.Inf(-1))
	case !(x > 0):
		return Canonical(float32(math.NaN()))
	case x > math.MaxFloat32:
		return x
	}
	// x = m·2^k with m in [2/3, 4/3).
	const one = 1023 << 52
	b := math.Float64bits(float64(x))
	t := b - sequence.LogBase + one
	k := float64(t>>52) - 1023
	m := math.Float64frombits(b - t&^(1<<52-1) + one)
	// log x = k·ln 2 − log c + log(1 + f), f = m·c − 1.
	i := t >> 50 & 3
	f := math.FMA(m, sequence.LogInv[i], -1)                                 // exact, at most 27 bits
	hi := float64(math.FMA(k, sequence.Ln2Hi, sequence.LogHi[i]) + f)        // exact: a multiple of 2^-40 below 2^7
	sum := math.FMA(float64(f*-0.5), f, hi)                                  // rounds hi − f²/2
	low := math.FMA(float64(f*-0.5), f, hi-sum)                              // what that lost, exact
	low = float64(low + math.FMA(k, sequence.Ln2Lo, sequence.LogLo[i]))      //
	low = math.FMA(float64(f*float64(f*f)), horner(f, sequence.Log[:]), low) // the rest of the series
	return roundOdd(sum, low)
}

// roundOdd is a + b rounded once to binary32. |b| is less than |a| and neither the sum nor its error is subnormal in binary64.
func roundOdd(a, b float64) float32 {
	s := a + b
	e := b - (s - a)
	bits := math.Float64bits(s)
	if e != 0 && bits&1 == 0 {
		if math.Signbit(e) == math.Signbit(s) {
			bits++
		} else {
			bits--
		}
	}
	return float32(math.Float64frombits(bits))
}

// Tanh is the hyperbolic tangent, correctly rounded: odd, Tanh(±0) is ±0, Tanh(±inf) ±1.
func Tanh(x float32) float32 {
	if x != x {
		return Canonical(x)
	}
	a := min(sequence.TanhMax, Abs(x))
	// tanh a = u / (u + 2), u = e^2a − 1 = 2^k·(e^r − 1) + (2^k − 1).
	t, _, r := reduce(float64(a + a))
	p := float64(r * horner(r, sequence.Exp[1:]))
	power := scale(1, t)
	u := math.FMA(power, p, power-1)
	return copySign(float32(u/(u+2)), x)
}

// Erf is the error function, correctly rounded: odd, Erf(±0) is ±0, Erf(±inf) ±1.
func Erf(x float32) float32 {
	if x != x {
		return Canonical(x)
	}
	a := min(sequence.ErfMax, Abs(x))
	i := 0
	for _, step := range sequence.ErfStep {
		i += int(truth(a >= step))
	}
	// erf a = a·(c[0] + s), c[0] being the greater part: near 0 the result has but one rounding that counts.
	c := &sequence.Erf[i]
	y := float64(a)
	v := float64(y*y) - sequence.ErfMid[i] // exact
	s := horner(v, c[1:])
	return copySign(float32(math.FMA(y, c[0], float64(y*s))), x)
}

// copySign is y, which has no sign, with the sign of x.
func copySign(y, x float32) float32 {
	return math.Float32frombits(math.Float32bits(y) | math.Float32bits(x)&(1<<31))
}
