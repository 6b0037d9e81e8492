package main

import (
	"math"

	"github.com/mmcloughlin/avo/operand"

	"assay/repops/num/sequence"
)

// The functions here repeat those of assay/repops/num, which explain the steps; comments say only what differs.

// horner is Σ c[i]·x^i.
func (g *gen) horner(x pair, c []float64) (s pair) {
	for i := range s {
		s[i] = double(g, c[len(c)-1])
	}
	for j := len(c) - 2; j >= 0; j-- {
		for i := range s {
			g.maddConst(s[i], x[i], c[j])
		}
	}
	return s
}

// reduce turns x into r, what is left of it by a multiple k of hi + lo = 1/inverse, and returns the sums whose low bits are k.
func (g *gen) reduce(x pair, inverse, hi, lo float64) (t pair) {
	for i := range x {
		t[i] = double(g, sequence.Magic)
		g.maddTo(t[i], x[i], inverse)
		k := g.vec()
		g.addConst(t[i], -sequence.Magic, k)
		g.maddTo(x[i], k, -hi)
		g.maddTo(x[i], k, -lo)
	}
	return t
}

func (g *gen) exp(x vec) vec {
	a := g.vec()
	g.VMINPS(x, g.word32(sequence.ExpMax), a)
	g.VMAXPS(a, g.word32(sequence.ExpMin), a)
	r := g.split(a)
	t := g.reduce(r, sequence.Log2E, sequence.Ln2Hi, sequence.Ln2Lo)
	s := g.horner(r, sequence.Exp[:])
	for i := range s {
		g.VPSLLQ(operand.U8(52), t[i], t[i])
		g.VPADDQ(t[i], s[i], s[i])
	}
	y := g.join(s)
	g.canonical(x, y)
	return y
}

func (g *gen) tanh(x vec) vec {
	a := g.bounded(x, sequence.TanhMax)
	g.VADDPS(a, a, a)
	r := g.split(a)
	t := g.reduce(r, sequence.Log2E, sequence.Ln2Hi, sequence.Ln2Lo)
	s := g.horner(r, sequence.Exp[1:])
	for i := range s {
		g.VMULPD(r[i], s[i], s[i])
		power, less := t[i], g.vec()
		g.VPSLLQ(operand.U8(52), t[i], power)
		g.constant(g.float(1), power, power, g.VPADDQ, g.VPADDQ_BCST)
		g.addConst(power, -1, less)
		g.VFMADD213PD(less, power, s[i])
		more := g.vec()
		g.addConst(s[i], 2, more)
		g.VDIVPD(more, s[i], s[i])
	}
	y := g.join(s)
	g.copySign(y, x)
	g.canonical(x, y)
	return y
}

func (g *gen) erf(x vec) vec {
	a := g.bounded(x, sequence.ErfMax)
	index := g.erfIndex(a)
	y := g.split(a)
	var v, s pair
	for i := range y {
		v[i] = g.vec()
		g.VMULPD(y[i], y[i], v[i])
		g.VSUBPD(g.lookup(g.table("erfMid", sequence.ErfMid), index[i]), v[i], v[i])
	}
	coefficient := func(j int) operand.Mem {
		var c [4]float64
		for i := range c {
			c[i] = sequence.Erf[i][j]
		}
		return g.table("erf"+string(rune('a'+j)), c)
	}
	for i := range s {
		s[i] = g.lookup(coefficient(sequence.ErfTerms-1), index[i])
	}
	for j := sequence.ErfTerms - 2; j > 0; j-- {
		for i := range s {
			g.VFMADD213PD(g.lookup(coefficient(j), index[i]), v[i], s[i])
		}
	}
	for i := range s {
		g.VMULPD(y[i], s[i], s[i])
		g.VFMADD231PD(g.lookup(coefficient(0), index[i]), y[i], s[i])
	}
	z := g.join(s)
	g.copySign(z, x)
	g.canonical(x, z)
	return z
}

// erfIndex gives the interval's number for lookup.
func (g *gen) erfIndex(a vec) (index pair) {
	n := g.vec()
	if g.wide {
		g.VPXORD(n, n, n)
		for _, step := range sequence.ErfStep {
			k := g.K()
			g.VCMPPS_BCST(greaterEqual, g.words(math.Float32bits(step)), a, k)
			g.VPADDD_BCST(g.words(1), n, k, n)
		}
		high := g.YMM()
		g.VEXTRACTI64X4(operand.U8(1), n, high)
		index = pair{g.vec(), g.vec()}
		g.VPMOVZXDQ(n.AsY(), index[0])
		g.VPMOVZXDQ(high, index[1])
		return index
	}
	// n = −i in each lane of 32 bits; the lookup wants 2i and 2i + 1 in the halves of a lane of 64.
	for i, step := range sequence.ErfStep {
		m := g.vec()
		g.VCMPPS(greaterEqual, g.words(math.Float32bits(step)), a, m)
		if i == 0 {
			n = m
		} else {
			g.VPADDD(m, n, n)
		}
	}
	g.VPADDD(n, n, n)
	for i, spread := range [2]operand.Mem{
		g.data("spread0", 0, 1<<32|1, 2<<32|2, 3<<32|3),
		g.data("spread1", 4<<32|4, 5<<32|5, 6<<32|6, 7<<32|7),
	} {
		index[i] = g.vec()
		g.VMOVDQU(spread, index[i])
		g.VPERMD(n, index[i], index[i])
		halves := g.vec()
		g.VMOVDQU(g.long(1<<32), halves)
		g.VPSUBD(index[i], halves, index[i])
	}
	return index
}

// quarters is, without AVX-512, sin(x + n·π/2) in binary64, rounded: x = k·π/2 + r with |r| ≤ π/4, r with a relative error below
// 2^-52, and a polynomial in r². The result errs by less than 4 units in its last place. See undecided for the comparison.
func quarters(g *gen, n uint64) func(x vec) (vec, func()) {
	return func(x vec) (vec, func()) {
		r := g.split(x)
		t := g.reduce(r, sequence.TwoByPi, sequence.HalfPiHi, sequence.HalfPiLo)
		var z pair
		for i := range r {
			z[i] = g.vec()
			g.VMULPD(r[i], r[i], z[i])
			if n != 0 {
				g.VPADDQ(g.long(n), t[i], t[i])
			}
		}
		y := g.horner(z, sequence.Sin[:])
		for i := range y {
			g.VMULPD(r[i], y[i], y[i])
		}
		c := g.horner(z, sequence.Cos[:])
		for i := range y {
			odd, sign := g.vec(), g.vec()
			g.VPSLLQ(operand.U8(63), t[i], odd)
			g.VBLENDVPD(odd, c[i], y[i], y[i])
			g.VPAND(g.long(2), t[i], sign)
			g.VPSLLQ(operand.U8(62), sign, sign)
			g.VPXOR(sign, y[i], y[i])
		}
		return g.join(y), func() { undecided(g, x, y) }
	}
}

// undecided sets the flags to "not equal" if a number of x is not below TrigMax, or if one of y is at most TrigSlack units in its
// last place away from a midpoint of binary32.
func undecided(g *gen, x vec, y pair) {
	const half, slack = 1 << 28, sequence.TrigSlack
	any, bound := g.vec(), g.vec()
	g.VPAND(g.words(0x7fffffff), x, any)
	g.VPCMPGTD(g.words(math.Float32bits(sequence.TrigMax)-1), any, any)
	g.VMOVDQU(g.long(2*slack+1), bound)
	for i := range y {
		d := g.vec()
		g.VPADDQ(g.long(half+slack), y[i], d)
		g.VPAND(g.long(2*half-1), d, d)
		g.VPCMPGTQ(d, bound, d)
		g.VPOR(d, any, any)
	}
	g.VPTEST(any, any)
}

func (g *gen) log(x vec) vec {
	const one, fraction = 1023 << 52, 1<<52 - 1
	m := g.split(x)
	var k, index, hi, low, sum pair
	for i := range m {
		t, e := g.vec(), g.vec()
		k[i] = g.vec()
		if g.wide {
			// Without the bias of num.Log, since shifts may be signed.
			g.VPADDQ_BCST(g.long(-sequence.LogBase&(1<<64-1)), m[i], t)
			g.VPANDQ_BCST(g.long(^uint64(fraction)), t, e)
			g.VPSUBQ(e, m[i], m[i])
			g.VPSRAQ(operand.U8(52), t, k[i])
			g.VCVTQQ2PD(k[i], k[i])
			index[i] = t
			g.VPSRLQ(operand.U8(50), t, t)
		} else {
			g.VPADDQ(g.long(one-sequence.LogBase), m[i], t)
			g.VPAND(g.long(^uint64(fraction)), t, e)
			g.VPSUBQ(e, m[i], m[i])
			g.VPADDQ(g.long(one), m[i], m[i])
			g.VPSRLQ(operand.U8(52), t, k[i])
			g.VPOR(g.float(1<<52), k[i], k[i])
			g.addConst(k[i], -(1<<52 + 1023), k[i])
			index[i] = t
			g.VPSRLQ(operand.U8(49), t, t)
			g.VPAND(g.long(6), t, t)
			g.VPSHUFD(operand.U8(0xa0), t, t)
			g.VPOR(g.long(1<<32), t, t)
		}
	}
	f := m
	for i := range f {
		g.maddConst(f[i], g.lookup(g.table("logInv", sequence.LogInv), index[i]), -1)
		hi[i] = g.lookup(g.table("logHi", sequence.LogHi), index[i])
		g.maddTo(hi[i], k[i], sequence.Ln2Hi)
		g.VADDPD(f[i], hi[i], hi[i])
		minus, rest := g.vec(), g.lookup(g.table("logLo", sequence.LogLo), index[i])
		g.constant(g.float(-0.5), f[i], minus, g.VMULPD, g.VMULPD_BCST)
		sum[i], low[i] = g.vec(), g.vec()
		g.VMOVAPD(hi[i], sum[i])
		g.VFMADD231PD(f[i], minus, sum[i])
		g.VSUBPD(sum[i], hi[i], low[i])
		g.VFMADD231PD(f[i], minus, low[i])
		g.maddTo(rest, k[i], sequence.Ln2Lo)
		g.VADDPD(rest, low[i], low[i])
	}
	s := g.horner(f, sequence.Log[:])
	for i := range s {
		cube := g.vec()
		g.VMULPD(f[i], f[i], cube)
		g.VMULPD(f[i], cube, cube)
		g.VFMADD231PD(s[i], cube, low[i])
		s[i] = g.roundOdd(sum[i], low[i])
	}
	y := g.join(s)
	if g.wide {
		// Sources and results: a NaN or a number below zero gives NaN, a zero −inf, +inf itself.
		const preserve, quiet, minusInf, plusInf = 0, 3, 4, 5
		g.fixUp(x, y, [8]uint32{quiet, quiet, minusInf, preserve, quiet, plusInf, quiet, preserve})
		g.canonical(y, y)
		return y
	}
	zero, special := g.vec(), g.vec()
	g.VPXOR(zero, zero, zero)
	infinity := g.words(0x7f800000)
	g.VCMPPS(greaterEqual, infinity, x, special)
	g.VBLENDVPS(special, x, y, y)
	g.VCMPPS(equal, zero, x, special)
	g.VBLENDVPS(special, g.words(0xff800000), y, y)
	g.VCMPPS(notGreaterEqual, zero, x, special) // as for any NaN
	g.VBLENDVPS(special, g.words(0x7fc00000), y, y)
	return y
}

// roundOdd is a + b made odd, towards the exact sum, if it is not exact.
func (g *gen) roundOdd(a, b vec) vec {
	s, e := g.vec(), g.vec()
	if g.wide {
		// Rounding towards zero and setting the last bit does the same.
		g.VADDPD_RZ_SAE(b, a, s)
		g.VSUBPD(a, s, e)
		k := g.K()
		g.VCMPPD(notEqual, e, b, k)
		g.VPORQ_BCST(g.long(1), s, k, s)
		return s
	}
	g.VADDPD(b, a, s)
	g.VSUBPD(a, s, e)
	g.VSUBPD(e, b, e) // the error of s
	// Where e is not 0: one unit less if it points to zero, then the last bit set.
	inexact, zero, less := g.vec(), g.vec(), g.vec()
	g.VXORPD(zero, zero, zero)
	g.VCMPPD(notEqual, zero, e, inexact)
	g.VXORPD(e, s, less)
	g.VPCMPGTQ(less, zero, less)
	g.VPAND(inexact, less, less)
	g.VPADDQ(less, s, s)
	g.VPAND(g.long(1), inexact, inexact)
	g.VPOR(inexact, s, s)
	return s
}

// fixUp replaces y by what response says for the class of x: quiet NaN, signalling NaN, zero, one, −inf, +inf, negative, positive.
func (g *gen) fixUp(x, y vec, response [8]uint32) {
	var table uint32
	for i, r := range response {
		table |= r << (4 * i)
	}
	g.VFIXUPIMMPS_BCST(operand.U8(0), g.words(table), x, y)
}

// rsqrt has its own sequence with AVX-512, where division and root are slow. The first approximation, whose bits may differ
// between processors, is improved once, cut to 29 bits so that its product with x is exact, and improved again: what is left
// is the last rounding to binary64, a relative error below 2^-52.99, while no result lies nearer than 2^-51.7 to a midpoint of
// binary32.
func (g *gen) rsqrt(x vec) vec {
	a := g.split(x)
	var s pair
	for i := range a {
		if !g.wide {
			s[i] = g.vec()
			g.VSQRTPD(a[i], a[i])
			g.VDIVPD(a[i], double(g, 1), s[i])
			continue
		}
		y, h, half, e := g.vec(), g.vec(), g.vec(), g.vec()
		g.VRSQRT14PD(a[i], y)
		g.VMULPD(y, a[i], h)
		g.VMULPD_BCST(g.float(0.5), y, half)
		g.VFNMADD213PD_BCST(g.float(1), y, h) // 1 − x·y²
		g.VFMADD231PD(h, half, y)
		g.VPANDQ_BCST(g.long(^uint64(1<<24-1)), y, y)
		g.VMULPD(y, a[i], e)
		g.VFNMADD213PD_BCST(g.float(1), y, e)
		// y + y·e·(1/2 + 3/8·e)
		c := double(g, 0.5)
		g.maddTo(c, e, 0.375)
		g.VMULPD(e, y, e)
		g.VFMADD231PD(c, e, y)
		s[i] = y
	}
	y := g.join(s)
	if g.wide {
		const preserve, quiet, infinity, zero = 0, 3, 6, 8
		g.fixUp(x, y, [8]uint32{quiet, quiet, infinity, preserve, quiet, zero, quiet, preserve})
	}
	g.canonical(y, y)
	return y
}

func (g *gen) sqrt(x vec) vec {
	y := g.vec()
	g.VSQRTPS(x, y)
	g.canonical(y, y)
	return y
}
