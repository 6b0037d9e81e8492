package oracle

import (
	"fmt"
	"math/big"
)

// The functions take and return binary32 bit patterns. Each sums a power series at 200 bits, with an error below 2^-150 relative
// to the result, and doubles the precision until both ends of that interval round to the same number.

const nan32 = 0x7fc00000

// Exp is e^x.
func Exp(x uint32) uint32 {
	switch {
	case Binary32.isNaN(uint64(x)):
		return nan32
	case x == 0x7f800000:
		return x
	case x == 0xff800000:
		return 0
	case x&0x7fffffff == 0:
		return 0x3f800000
	case x&0x7fffffff >= 0x43000000: // ±128
		return (^x >> 31) * 0x7f800000
	}
	return nearest(func(prec uint) *big.Float { return exp(number(x, prec)) })
}

// Log is the natural logarithm.
func Log(x uint32) uint32 {
	switch {
	case Binary32.isNaN(uint64(x)) || x > 0x80000000:
		return nan32
	case x&0x7fffffff == 0:
		return 0xff800000
	case x == 0x7f800000:
		return x
	case x == 0x3f800000:
		return 0
	}
	return nearest(func(prec uint) *big.Float { return log(number(x, prec)) })
}

// Tanh is the hyperbolic tangent.
func Tanh(x uint32) uint32 {
	a := x & 0x7fffffff
	switch {
	case a > 0x7f800000:
		return nan32
	case a == 0:
		return x
	case a >= 0x41800000: // 16
		return x&(1<<31) | 0x3f800000
	}
	return nearest(func(prec uint) *big.Float {
		u := expm1(number(x, prec+2).SetMantExp(number(x, prec), 1))
		return u.Quo(u, value(0, prec).Add(u, value(2, prec)))
	})
}

// Erf is the error function.
func Erf(x uint32) uint32 {
	a := x & 0x7fffffff
	switch {
	case a > 0x7f800000:
		return nan32
	case a == 0:
		return x
	case a >= 0x40a00000: // 5
		return x&(1<<31) | 0x3f800000
	}
	return nearest(func(prec uint) *big.Float { return erf(number(x, prec)) })
}

// Sin is the sine.
func Sin(x uint32) uint32 { return circle(x, 0) }

// Cos is the cosine.
func Cos(x uint32) uint32 { return circle(x, 1) }

// circle is sin(x + n·π/2).
func circle(x uint32, n int64) uint32 {
	switch {
	case x&0x7fffffff >= 0x7f800000:
		return nan32
	case x&0x7fffffff == 0:
		return x*uint32(1-n) | 0x3f800000*uint32(n)
	}
	return nearest(func(prec uint) *big.Float { return sine(number(x, prec), n) })
}

// nearest rounds what f computes. The result of f is irrational, so some precision decides.
func nearest(f func(prec uint) *big.Float) uint32 {
	for prec := uint(200); prec < 10_000; prec *= 2 {
		y := f(prec)
		delta := value(0, prec).SetMantExp(value(1, prec), y.MantExp(nil)-150*int(prec/200))
		lo, hi := fromBig(value(0, prec).Sub(y, delta)), fromBig(value(0, prec).Add(y, delta))
		if lo == hi {
			return lo
		}
	}
	panic(fmt.Sprintf("oracle: %s is a midpoint of binary32", f(200)))
}

func fromBig(y *big.Float) uint32 {
	m := new(big.Float)
	e := y.MantExp(m)
	n, _ := m.SetMantExp(m, int(y.Prec())).Int(nil)
	k := Calculator{Format: Binary32}
	return uint32(k.round(y.Signbit(), n.Abs(n), e-int(y.Prec()), false))
}

func value(x float64, prec uint) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(x) }

func number(x uint32, prec uint) *big.Float {
	m, e := Binary32.finite(uint64(x))
	y := new(big.Float).SetPrec(prec).SetUint64(m)
	y.SetMantExp(y, e)
	if x>>31 == 1 {
		y.Neg(y)
	}
	return y
}

// series is first·(1 + q(1)·(1 + q(2)·(1 + …))), the factors q(i) = x·a(i)/b(i) being less than 1/2 in the end.
func series(first, x *big.Float, ratio func(i int64) (a, b int64)) *big.Float {
	prec := first.Prec()
	sum, term, n := value(0, prec).Set(first), value(0, prec).Set(first), value(0, prec)
	for i := int64(1); term.Sign() != 0 && term.MantExp(nil) > sum.MantExp(nil)-int(prec)-8; i++ {
		a, b := ratio(i)
		term.Mul(term, x)
		if a != 1 {
			term.Mul(term, n.SetInt64(a))
		}
		term.Quo(term, n.SetInt64(b))
		sum.Add(sum, term)
	}
	return sum
}

// expm1 is e^x − 1 for |x| < 200, precise relative to its result.
func expm1(x *big.Float) *big.Float {
	prec := x.Prec()
	const halvings = 16
	y := value(0, prec+2*halvings).SetMantExp(x, -halvings)
	u := series(y, y, func(i int64) (int64, int64) { return 1, i + 1 })
	for range halvings {
		// e^2y − 1 = u·(u + 2)
		u.Mul(u, value(0, u.Prec()).Add(u, value(2, u.Prec())))
	}
	return u
}

func exp(x *big.Float) *big.Float {
	u := expm1(x)
	return u.Add(u, value(1, u.Prec()))
}

// log is k·ln 2 + 2·artanh((m−1)/(m+1)) for x = m·2^k with m in [1/√2, √2): the first part outweighs the second unless k is 0.
func log(x *big.Float) *big.Float {
	prec := x.Prec() + 16
	m := value(0, prec)
	k := value(0, prec).Set(x).MantExp(m)
	if f, _ := m.Float64(); f < 0.70710678 {
		m.SetMantExp(m, 1)
		k--
	}
	unit := value(1, prec)
	y := value(0, prec).Sub(m, unit)
	y.Quo(y, m.Add(m, unit))
	r := twiceArtanh(y)
	ln2 := twiceArtanh(value(0, prec).Quo(unit, value(3, prec)))
	return r.Add(r, ln2.Mul(ln2, value(float64(k), prec)))
}

func twiceArtanh(y *big.Float) *big.Float {
	if y.Sign() == 0 {
		return y
	}
	prec := y.Prec()
	y2 := value(0, prec).Mul(y, y)
	r := series(y, y2, func(i int64) (int64, int64) { return 2*i - 1, 2*i + 1 })
	return r.SetMantExp(r, 1)
}

// erf is 2/√π·e^(−x²)·Σ 2^i·x^(2i+1)/(1·3·…·(2i+1)), whose terms have one sign.
func erf(x *big.Float) *big.Float {
	prec := x.Prec() + 64
	x = value(0, prec).Set(x)
	x2 := value(0, prec).Mul(x, x)
	r := series(x, x2, func(i int64) (int64, int64) { return 2, 2*i + 1 })
	r.Quo(r, exp(x2))
	r.Quo(r, value(0, prec).Sqrt(pi(prec)))
	return r.SetMantExp(r, 1)
}

// sine is sin(x + n·π/2), |x| < 2^128. What is left of x after quarter turns is at least 2^-40 of one, if anything is left.
func sine(x *big.Float, n int64) *big.Float {
	prec := x.Prec() + 200
	quarter := pi(prec)
	quarter.SetMantExp(quarter, -1)
	turns := value(0, prec).Quo(x, quarter)
	half := value(0.5, prec)
	if x.Signbit() {
		half.Neg(half)
	}
	k, _ := turns.Add(turns, half).Int(nil)
	r := value(0, prec).Set(x)
	r.Sub(r, quarter.Mul(quarter, value(0, prec).SetInt(k)))
	n += k.And(k, big.NewInt(3)).Int64()
	first := value(1, prec)
	if n&1 == 0 {
		first.Set(r)
	}
	y := series(first, r.Mul(r, r).Neg(r), func(i int64) (int64, int64) { return 1, 2 * i * (2*i + 1 - 2*(n&1)) })
	if n&2 != 0 {
		y.Neg(y)
	}
	return y
}

// pi is 16·arctan(1/5) − 4·arctan(1/239).
func pi(prec uint) *big.Float {
	arctan := func(n float64) *big.Float {
		y := value(0, prec).Quo(value(1, prec), value(n, prec))
		y2 := value(0, prec).Mul(y, y)
		return series(y, y2.Neg(y2), func(i int64) (int64, int64) { return 2*i - 1, 2*i + 1 })
	}
	a, b := arctan(5), arctan(239)
	a.SetMantExp(a, 4)
	return a.Sub(a, b.SetMantExp(b, 2))
}
