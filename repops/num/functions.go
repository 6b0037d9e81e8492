package num

import (
	"math"
	"math/bits"

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

// Sin is the sine, correctly rounded: odd, Sin(±0) is ±0, Sin(±inf) NaN.
func Sin(x float32) float32 {
	if Abs(x) < sequence.TrigMin {
		return x
	}
	return quarters(x, uint64(math.Float32bits(x)>>31)<<1) // a negative number is half a turn away from the positive one
}

// Cos is the cosine, correctly rounded: even, Cos(±0) is 1, Cos(±inf) NaN.
func Cos(x float32) float32 {
	if Abs(x) < sequence.TrigMin {
		return 1
	}
	return quarters(x, 1)
}

// quarters is sin(|x| + n·π/2), correctly rounded, for |x| ≥ TrigMin. Unlike the functions above it computes in integers: what is
// left of a great x after whole turns needs more bits of 2/π than binary64 has. The relative error before the last rounding is
// below 2^-62, of no binary32 number is the result nearer than 2^-56 to a midpoint.
func quarters(x float32, n uint64) float32 {
	b := math.Float32bits(x)
	e := b >> 23 & 255
	if e == 255 {
		return Canonical(float32(math.NaN()))
	}
	m, s := uint64(b&(1<<23-1)|1<<23), e-115 // |x| = m·2^(s−35)
	// hi, lo are |x|/(π/2) modulo 4, at 2^126: bits of 2/π that m·2^(s−35) makes a multiple of 4 are left out.
	t := sequence.TwoByPiBits[s>>6:]
	shift := s & 63
	hi := t[0]<<shift | t[1]>>(64-shift)
	carry, lo := bits.Mul64(t[1]<<shift|t[2]>>(64-shift), m)
	hi = hi*m + carry
	// |x|/(π/2) = n + f with |f| ≤ 1/2; then hi, lo are |f| at 2^128, which is above 2^-31.
	hi += 1 << 61
	n += hi >> 62
	hi, lo = (hi<<2|lo>>62)^1<<63, lo<<2
	sign := uint64(int64(hi) >> 63)
	hi, lo = hi^sign, lo^sign
	v, _ := bits.Mul64(hi, hi)
	c := &sequence.Quarter[n&1]
	y := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		product, _ := bits.Mul64(y, v)
		y = c[i] - product
	}
	var k int
	if n&1 == 0 {
		k = bits.LeadingZeros64(hi)
		y, _ = bits.Mul64(hi<<k|lo>>(64-k), y)
		n ^= sign & 2
	}
	r := float32(y) * math.Float32frombits(uint32(127-63-k)<<23) // y is rounded once, the product is exact
	if n&2 != 0 {
		return -r
	}
	return r
}
