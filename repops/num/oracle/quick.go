package oracle

import (
	"math"
	"math/big"
	"math/bits"
	"sync"
)

// The Quick functions are for sweeps over all inputs. They sum Taylor series around the points of a fine grid, whose values come
// from math/big, in double-double arithmetic with a relative error below 2^-85, and round only if the whole interval of that
// width rounds to one number (Ziv's test); otherwise math/big decides. The kernels use neither grids nor Taylor series nor
// double-double numbers.
//
// The second result is the relative distance of the exact value from the nearest midpoint of binary32 if it is below 2^-50,
// otherwise 1.

// pair is the number hi + lo, |lo| ≤ ulp(hi)/2.
type pair struct{ hi, lo float64 }

func twoSum(a, b float64) pair {
	s := a + b
	t := s - a
	return pair{s, (a - (s - t)) + (b - t)}
}

// quickSum needs |a| ≥ |b| or a = 0.
func quickSum(a, b float64) pair {
	s := a + b
	return pair{s, b - (s - a)}
}

// product is exact. It is the only function here with a fused operation, and not inlined so that a listing shows this.
//
//go:noinline
func product(a, b float64) pair {
	p := float64(a * b)
	return pair{p, math.FMA(a, b, -p)}
}

// Relative errors: times and plus below 2^-100 (plus for operands of one sign or of which one is far greater), over 2^-99.

func (x pair) times(y pair) pair {
	p := product(x.hi, y.hi)
	return quickSum(p.hi, p.lo+(float64(x.hi*y.lo)+float64(x.lo*y.hi)))
}

func (x pair) scaled(f float64) pair {
	p := product(x.hi, f)
	return quickSum(p.hi, p.lo+float64(x.lo*f))
}

func (x pair) plus(y pair) pair {
	s := twoSum(x.hi, y.hi)
	return quickSum(s.hi, s.lo+(x.lo+y.lo))
}

func (x pair) over(y pair) pair {
	q := x.hi / y.hi
	p := product(q, y.hi)
	rest := ((x.hi - p.hi) - p.lo) + (x.lo - float64(q*y.lo))
	return quickSum(q, rest/y.hi)
}

func (x pair) negated() pair { return pair{-x.hi, -x.lo} }

func toPair(x *big.Float) pair {
	hi, _ := x.Float64()
	rest := new(big.Float).SetPrec(x.Prec()).Sub(x, new(big.Float).SetFloat64(hi))
	lo, _ := rest.Float64()
	return pair{hi, lo}
}

func ratio(a, b int64) pair {
	return toPair(new(big.Float).SetPrec(200).Quo(new(big.Float).SetInt64(a), new(big.Float).SetInt64(b)))
}

// decide rounds y, whose relative error is below 2^-85, to binary32; exact knows the result where that does not suffice.
func decide(y pair, exact func() uint32) (bits uint32, distance float64) {
	b := math.Float64bits(y.hi)
	drop := uint(29)
	if e := int(b >> 52 & 0x7ff); e < 1023-126 {
		drop += uint(1023 - 126 - e)
		if drop > 52 {
			return careful(y, exact), 1
		}
	}
	// Units of y.hi's last place between it and the nearest midpoint; y.lo is half a unit at most.
	d := int64(b&(1<<drop-1)) - 1<<(drop-1)
	if d > 4 || d < -4 {
		return math.Float32bits(float32(y.hi)), 1
	}
	unit := math.Copysign(y.hi-math.Float64frombits(b^1), y.hi)
	distance = math.Abs(float64(float64(d)*unit)+y.lo) / math.Abs(y.hi)
	return careful(y, exact), distance
}

// careful is the rest of Ziv's test.
func careful(y pair, exact func() uint32) uint32 {
	const prec = 400
	value := new(big.Float).SetPrec(prec).SetFloat64(y.hi)
	value.Add(value, new(big.Float).SetFloat64(y.lo))
	bound := new(big.Float).SetPrec(prec).SetMantExp(value, -85)
	lo, hi := fromBig(new(big.Float).SetPrec(prec).Sub(value, bound)), fromBig(new(big.Float).SetPrec(prec).Add(value, bound))
	if lo != hi {
		return exact()
	}
	return lo
}

// expTables are e^i and e^(j/32).
var expTables = sync.OnceValue(func() (t struct{ whole, part []pair }) {
	for i := -104; i <= 89; i++ {
		t.whole = append(t.whole, toPair(exp(value(float64(i), 200))))
	}
	for j := range 32 {
		t.part = append(t.part, toPair(exp(value(float64(j)/32, 200))))
	}
	return t
})

// factorials are 1/n!.
var factorials = func() (f [14]float64) {
	f[0] = 1
	for i := 1; i < len(f); i++ {
		f[i] = f[i-1] / float64(i)
	}
	return f
}()

var third, sixth, twentyFourth = ratio(1, 3), ratio(1, 6), ratio(1, 24)

// QuickExp is e^x.
func QuickExp(bits uint32) (uint32, float64) {
	x := float64(math.Float32frombits(bits))
	switch {
	case x != x:
		return nan32, 1
	case x > 89: // e^89 > 2^128
		return 0x7f800000, 1
	case x < -104: // e^-104 < 2^-150
		return 0, 1
	case math.Abs(x) < 0x1p-26:
		return 0x3f800000, 1
	}
	t := expTables()
	n := int(math.Floor(float64(x*32) + 0.5))
	b := x - float64(float64(n)/32) // exact, at most 1/64
	// e^b = 1 + b + b²/2 + b³/6 + b⁴/24 + b⁵·(…), the last 2^-37 of the whole.
	tail := factorials[11]
	for i := 10; i >= 5; i-- {
		tail = float64(tail*b) + factorials[i]
	}
	y := twentyFourth.plus(pair{float64(tail * b), 0}).scaled(b).plus(sixth).scaled(b).plus(pair{0.5, 0}).scaled(b)
	y = y.plus(pair{1, 0}).scaled(b).plus(pair{1, 0})
	return decide(y.times(t.part[n&31]).times(t.whole[n>>5+104]), func() uint32 { return Exp(bits) })
}

// logTable has the logarithms of i/256.
var logTable = sync.OnceValue(func() *[363]pair {
	t := new([363]pair)
	for i := 181; i < len(t); i++ {
		if i != 256 {
			t[i] = toPair(log(value(float64(i)/256, 200)))
		}
	}
	return t
})

var ln2 = toPair(log(value(2, 200)))

// QuickLog is the natural logarithm.
func QuickLog(bits uint32) (uint32, float64) {
	x := float64(math.Float32frombits(bits))
	switch {
	case !(x >= 0):
		return nan32, 1
	case x == 0:
		return 0xff800000, 1
	case x > math.MaxFloat32:
		return 0x7f800000, 1
	case x == 1:
		return 0, 1
	}
	m, k := math.Frexp(x)
	if m < math.Sqrt2/2 {
		m, k = 2*m, k-1
	}
	// log m = log c + 2·artanh s, s = (m − c)/(m + c), |s| < 2^-9.4; numerator and denominator are exact.
	i := int(math.Floor(float64(m*256) + 0.5))
	c := float64(float64(i) / 256)
	s := pair{m - c, 0}.over(pair{m + c, 0})
	z := s.times(s)
	tail := float64(z.hi * (1.0/5 + float64(z.hi*(1.0/7+float64(z.hi*(1.0/9+float64(z.hi/11)))))))
	y := third.plus(pair{tail, 0}).times(z).plus(pair{1, 0}).times(s)
	y = pair{2 * y.hi, 2 * y.lo}
	if i != 256 {
		y = logTable()[i].plus(y)
	}
	if k != 0 {
		y = ln2.scaled(float64(k)).plus(y)
	}
	return decide(y, func() uint32 { return Log(bits) })
}

// tanhTable has the tangents of i/64.
var tanhTable = sync.OnceValue(func() *[641]pair {
	t := new([641]pair)
	for i := 1; i < len(t); i++ {
		u := expm1(value(float64(i)/32, 200))
		t[i] = toPair(u.Quo(u, value(0, 200).Add(u, value(2, 200))))
	}
	return t
})

// tanhSeries are the coefficients of artanh's inverse: x − x³/3 + 2x⁵/15 − ….
var tanhSeries = struct {
	exact [3]pair
	tail  [4]float64
}{
	[3]pair{ratio(-1, 3), ratio(2, 15), ratio(-17, 315)},
	[4]float64{62.0 / 2835, -1382.0 / 155925, 21844.0 / 6081075, -929569.0 / 638512875},
}

// QuickTanh is the hyperbolic tangent.
func QuickTanh(bits uint32) (uint32, float64) {
	sign := bits & (1 << 31)
	x := float64(math.Float32frombits(bits ^ sign))
	switch {
	case x != x:
		return nan32, 1
	case x < 0x1p-13: // x − tanh x < x³/3, less than half a unit
		return bits, 1
	case x > 10: // 1 − tanh 10 < 2^-27
		return sign | 0x3f800000, 1
	}
	n := int(math.Floor(float64(x*64) + 0.5))
	b := x - float64(float64(n)/64)
	z := product(b, b)
	c := &tanhSeries
	tail := c.tail[3]
	for i := 2; i >= 0; i-- {
		tail = float64(tail*z.hi) + c.tail[i]
	}
	t := c.exact[2].plus(pair{float64(tail * z.hi), 0})
	t = t.times(z).plus(c.exact[1]).times(z).plus(c.exact[0]).times(z).plus(pair{1, 0}).scaled(b)
	// tanh(a + b) = (tanh a + tanh b) / (1 + tanh a·tanh b)
	if n > 0 {
		a := tanhTable()[n]
		t = a.plus(t).over(a.times(t).plus(pair{1, 0}))
	}
	y, distance := decide(t, func() uint32 { return Tanh(bits ^ sign) })
	return sign | y, distance
}

// Terms of erf's series around a point of the grid: in double-double, and altogether.
const (
	erfExact = 8
	erfTerms = 19
)

type erfSeries struct {
	exact [erfExact]pair
	tail  [erfTerms - erfExact]float64
}

// erfTable has erf's Taylor series around i/16. With D the derivative, D^(n+1) erf(a) = (−1)^n·H_n(a)·2/√π·e^(−a²), H_n being
// Hermite's polynomials.
var erfTable = sync.OnceValue(func() *[64]erfSeries {
	const prec = 300
	t := new([64]erfSeries)
	for i := range t {
		a := value(float64(i)/16, prec)
		a2 := value(0, prec).Mul(a, a)
		factor := value(0, prec).Quo(value(2, prec), value(0, prec).Sqrt(pi(prec)))
		if i > 0 {
			factor.Quo(factor, exp(a2))
		}
		var c [erfTerms]*big.Float
		c[0] = value(0, prec)
		if i > 0 {
			c[0] = erf(a)
		}
		before, h := value(0, prec), value(1, prec) // H_-1 and H_0
		for n := 1; n < erfTerms; n++ {
			// factor = (−1)^(n−1)/n!·2/√π·e^(−a²)
			factor.Quo(factor, value(float64(n), prec))
			c[n] = value(0, prec).Mul(factor, h)
			factor.Neg(factor)
			// H_n = 2a·H_(n−1) − 2(n−1)·H_(n−2)
			next := value(0, prec).Mul(value(float64(i)/8, prec), h)
			next.Sub(next, before.Mul(before, value(2*float64(n-1), prec)))
			before, h = h, next
		}
		for n, x := range c {
			if n < erfExact {
				t[i].exact[n] = toPair(x)
			} else {
				t[i].tail[n-erfExact], _ = x.Float64()
			}
		}
	}
	return t
})

// QuickErf is the error function.
func QuickErf(bits uint32) (uint32, float64) {
	sign := bits & (1 << 31)
	x := float64(math.Float32frombits(bits ^ sign))
	switch {
	case x != x:
		return nan32, 1
	case x == 0:
		return bits, 1
	case x > 3.9375: // 1 − erf 3.9375 < 2^-25
		return sign | 0x3f800000, 1
	}
	t := erfTable()
	var y pair
	if x < 0x1p-17 {
		// 2/√π·x·(1 − x²/3 + x⁴/10)
		z := float64(x * x)
		y = t[0].exact[1].scaled(x).times(quickSum(1, float64(z*(float64(z/10)-1.0/3))))
	} else {
		n := int(math.Floor(float64(x*16) + 0.5))
		b := x - float64(float64(n)/16)
		c := &t[n]
		tail := c.tail[len(c.tail)-1]
		for i := len(c.tail) - 2; i >= 0; i-- {
			tail = float64(tail*b) + c.tail[i]
		}
		y = c.exact[erfExact-1].plus(pair{float64(tail * b), 0})
		for i := erfExact - 2; i >= 0; i-- {
			y = y.scaled(b).plus(c.exact[i])
		}
	}
	r, distance := decide(y, func() uint32 { return Erf(bits ^ sign) })
	return sign | r, distance
}

// circleTables are 2^e·2/π, −35 ≤ e ≤ 104, modulo 4: whole, and fractions as integers of 192 bits, the highest word first; the
// sines and the cosines of i/64; and π/2.
var circleTables = sync.OnceValue(func() (t struct {
	turns     [140][3]uint64
	whole     [140]uint64
	sin, cos  [52]pair
	ofQuarter pair
}) {
	const prec = 500
	half := pi(prec)
	half.SetMantExp(half, -1)
	t.ofQuarter = toPair(half)
	all, _ := half.Quo(value(1, prec), half).SetMantExp(half, 192+104).Int(nil)
	word := new(big.Int).SetUint64(math.MaxUint64)
	for i := range t.turns {
		n := new(big.Int).Rsh(all, uint(len(t.turns)-1-i))
		for j := range 3 {
			t.turns[i][2-j] = new(big.Int).And(n, word).Uint64()
			n.Rsh(n, 64)
		}
		t.whole[i] = n.And(n, big.NewInt(3)).Uint64()
	}
	for i := range t.sin {
		x := value(float64(i)/64, prec)
		t.sin[i], t.cos[i] = toPair(sine(x, 0)), toPair(sine(x, 1))
	}
	return t
})

// circleTerms are the coefficients of the sine and the cosine in double-double from the powers 3 and 2 on, and those behind.
var circleTerms = struct {
	sin, cos         [2]pair
	sinTail, cosTail [3]float64
}{
	[2]pair{ratio(-1, 6), ratio(1, 120)}, [2]pair{ratio(-1, 2), ratio(1, 24)},
	[3]float64{-1.0 / 5040, 1.0 / 362880, -1.0 / 39916800}, [3]float64{-1.0 / 720, 1.0 / 40320, -1.0 / 3628800},
}

// even is 1 + c[0]·z + c[1]·z² + tail[0]·z³ + …, z < 2^-14.
func even(z pair, c [2]pair, tail [3]float64) pair {
	t := float64((float64((float64(tail[2]*z.hi)+tail[1])*z.hi) + tail[0]) * z.hi)
	return c[1].plus(pair{t, 0}).times(z).plus(c[0]).times(z).plus(pair{1, 0})
}

// QuickSin is the sine.
func QuickSin(x uint32) (uint32, float64) {
	if x&0x7fffffff < 0x39800000 { // x − sin x < x³/6, less than half a unit
		return x, 1
	}
	y, distance := quickCircle(x&0x7fffffff, 0, func() uint32 { return Sin(x & 0x7fffffff) })
	if y != nan32 {
		y ^= x & (1 << 31)
	}
	return y, distance
}

// QuickCos is the cosine.
func QuickCos(x uint32) (uint32, float64) {
	if x&0x7fffffff < 0x39800000 { // 1 − cos x < x²/2
		return 0x3f800000, 1
	}
	return quickCircle(x&0x7fffffff, 1, func() uint32 { return Cos(x) })
}

// quickCircle is sin(x + n·π/2) for x ≥ 2^-12.
func quickCircle(x uint32, n uint64, exact func() uint32) (uint32, float64) {
	e := x >> 23
	if e == 255 {
		return nan32, 1
	}
	t := circleTables()
	// x is (n + f/2^192)·π/2 with −2^191 ≤ f < 2^191; of n two bits count.
	m, turns := uint64(x&(1<<23-1)|1<<23), &t.turns[e-115]
	h2, f2 := bits.Mul64(turns[2], m)
	h1, f1 := bits.Mul64(turns[1], m)
	h0, f0 := bits.Mul64(turns[0], m)
	f1, carry := bits.Add64(f1, h2, 0)
	f0, carry = bits.Add64(f0, h1, carry)
	n += h0 + carry + m*t.whole[e-115]
	negative := f0>>63 == 1
	if negative {
		n++
		f0, f1, f2 = ^f0, ^f1, ^f2
	}
	k := bits.LeadingZeros64(f0)
	f0, f1 = f0<<k|f1>>(64-k), f1<<k|f2>>(64-k)
	const top = 11 // binary64 has 53 bits
	r := quickSum(float64(f0>>top), math.Ldexp(float64(f0&(1<<top-1)<<(53-top)|f1>>(64-53+top)), -53))
	scale := math.Ldexp(1, top-64-k)
	r = pair{r.hi * scale, r.lo * scale}.times(t.ofQuarter)
	// r = i/64 + b, |b| ≤ 1/128.
	i := int(math.Floor(float64(r.hi*64) + 0.5))
	b := quickSum(r.hi-float64(float64(i)/64), r.lo)
	z := b.times(b)
	s, c := even(z, circleTerms.sin, circleTerms.sinTail).times(b), even(z, circleTerms.cos, circleTerms.cosTail)
	var y pair
	switch {
	case n&1 == 1:
		y = t.cos[i].times(c).plus(t.sin[i].times(s).negated())
	case i == 0:
		y = s
	default:
		y = t.sin[i].times(c).plus(t.cos[i].times(s))
	}
	if n&2 == 2 != (negative && n&1 == 0) {
		y = y.negated()
	}
	return decide(y, exact)
}
