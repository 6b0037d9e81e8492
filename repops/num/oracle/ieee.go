package oracle

import (
	"math"
	"math/big"
)

// Format is a binary interchange format of IEEE 754.
type Format struct {
	precision int // bits of a significand
	least     int // exponent of the smallest positive number
	width     uint
}

// Binary32 and Binary64.
var (
	Binary32 = Format{24, -149, 32}
	Binary64 = Format{53, -1074, 64}
)

func (f Format) sign() uint64     { return 1 << (f.width - 1) }
func (f Format) infinity() uint64 { return f.sign() - 1<<(f.precision-1) }
func (f Format) nan() uint64      { return f.infinity() | 1<<(f.precision-2) }

func (f Format) isNaN(x uint64) bool      { return x&^f.sign() > f.infinity() }
func (f Format) isInfinite(x uint64) bool { return x&^f.sign() == f.infinity() }
func (f Format) isZero(x uint64) bool     { return x&^f.sign() == 0 }
func (f Format) negative(x uint64) bool   { return x&f.sign() != 0 }

// finite is the absolute value of a finite x as m·2^e.
func (f Format) finite(x uint64) (m uint64, e int) {
	x &^= f.sign()
	m = x & (1<<(f.precision-1) - 1)
	if field := int(x >> (f.precision - 1)); field > 0 {
		return m | 1<<(f.precision-1), f.least + field - 1
	}
	return m, f.least
}

// Calculator computes IEEE operations of one format. It reuses its memory; the zero value lacks a format.
type Calculator struct {
	Format
	a, b, c, n, rest big.Int
}

// round is the bit pattern of (−1)^neg·m·2^e to nearest, ties to even. If sticky is set the number is greater than that by less
// than 2^e, and m must have at least two bits more than the format. It changes m.
func (k *Calculator) round(neg bool, m *big.Int, e int, sticky bool) uint64 {
	var s uint64
	if neg {
		s = k.sign()
	}
	if m.Sign() == 0 && !sticky {
		return s
	}
	unit := max(m.BitLen()+e-k.precision, k.least)
	var n uint64
	if shift := unit - e; shift <= 0 {
		n = m.Uint64() << -shift
	} else {
		n = k.n.Rsh(m, uint(shift)).Uint64()
		half := m.Bit(shift-1) == 1
		more := sticky || half && m.TrailingZeroBits() < uint(shift-1)
		if half && (more || n&1 == 1) {
			n++
		}
	}
	// The leading bit of a normal significand adds one to the exponent's field, and so does a carry out of it.
	if bits := uint64(unit - k.least); bits < 1<<(k.width-uint(k.precision)) {
		return s | min(bits<<(k.precision-1)+n, k.infinity())
	}
	return s | k.infinity()
}

// shifted sets z to ±m·2^s.
func shifted(z *big.Int, neg bool, m uint64, s int) *big.Int {
	z.SetUint64(m)
	z.Lsh(z, uint(s))
	if neg {
		z.Neg(z)
	}
	return z
}

// sum rounds p·2^pe + z·2^ze; zero is the result where both are zero or cancel.
func (k *Calculator) sum(p *big.Int, pe int, z *big.Int, ze int, zero uint64) uint64 {
	e := min(pe, ze)
	p.Lsh(p, uint(pe-e))
	z.Lsh(z, uint(ze-e))
	p.Add(p, z)
	switch p.Sign() {
	case 0:
		return zero
	case -1:
		return k.round(true, p.Neg(p), e, false)
	}
	return k.round(false, p, e, false)
}

// Add is a + b.
func (k *Calculator) Add(a, b uint64) uint64 {
	switch {
	case k.isNaN(a) || k.isNaN(b):
		return k.nan()
	case k.isInfinite(a):
		if k.isInfinite(b) && a != b {
			return k.nan()
		}
		return a
	case k.isInfinite(b):
		return b
	}
	am, ae := k.finite(a)
	bm, be := k.finite(b)
	return k.sum(shifted(&k.a, k.negative(a), am, 0), ae, shifted(&k.b, k.negative(b), bm, 0), be, a&b&k.sign()*truth(am == 0 && bm == 0))
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Sub is a − b.
func (k *Calculator) Sub(a, b uint64) uint64 {
	if k.isNaN(b) {
		return k.nan()
	}
	return k.Add(a, b^k.sign())
}

// Mul is a·b.
func (k *Calculator) Mul(a, b uint64) uint64 {
	s := (a ^ b) & k.sign()
	switch {
	case k.isNaN(a) || k.isNaN(b):
		return k.nan()
	case k.isInfinite(a) || k.isInfinite(b):
		if k.isZero(a) || k.isZero(b) {
			return k.nan()
		}
		return s | k.infinity()
	}
	am, ae := k.finite(a)
	bm, be := k.finite(b)
	k.a.SetUint64(am)
	return k.round(s != 0, k.a.Mul(&k.a, k.b.SetUint64(bm)), ae+be, false)
}

// Fma is a·b + c, rounded once.
func (k *Calculator) Fma(a, b, c uint64) uint64 {
	s := (a ^ b) & k.sign()
	switch {
	case k.isNaN(a) || k.isNaN(b) || k.isNaN(c):
		return k.nan()
	case k.isInfinite(a) || k.isInfinite(b):
		if k.isZero(a) || k.isZero(b) || k.isInfinite(c) && k.negative(c) != (s != 0) {
			return k.nan()
		}
		return s | k.infinity()
	case k.isInfinite(c):
		return c
	}
	am, ae := k.finite(a)
	bm, be := k.finite(b)
	cm, ce := k.finite(c)
	k.a.SetUint64(am)
	k.a.Mul(&k.a, k.b.SetUint64(bm))
	zero := s & c & k.sign() * truth(k.a.Sign() == 0 && cm == 0)
	if s != 0 {
		k.a.Neg(&k.a)
	}
	return k.sum(&k.a, ae+be, shifted(&k.b, k.negative(c), cm, 0), ce, zero)
}

// Div is a / b.
func (k *Calculator) Div(a, b uint64) uint64 {
	s := (a ^ b) & k.sign()
	switch {
	case k.isNaN(a) || k.isNaN(b) || k.isInfinite(a) && k.isInfinite(b) || k.isZero(a) && k.isZero(b):
		return k.nan()
	case k.isInfinite(a) || k.isZero(b):
		return s | k.infinity()
	case k.isInfinite(b) || k.isZero(a):
		return s
	}
	am, ae := k.finite(a)
	bm, be := k.finite(b)
	extra := 2*k.precision + 2
	shifted(&k.a, false, am, extra)
	k.c.QuoRem(&k.a, k.b.SetUint64(bm), &k.rest)
	return k.round(s != 0, &k.c, ae-be-extra, k.rest.Sign() != 0)
}

// root sets z to ⌊√x⌋ for 0 < x < 2^200: a binary64 root is the first guess, one step of Newton's method brings it next to the
// result, and squares decide. It is faster than big.Int's Sqrt, which is for long numbers.
func (k *Calculator) root(z, x *big.Int) {
	approximate, _ := x.Float64()
	significand, e := math.Frexp(math.Sqrt(approximate))
	z.SetInt64(int64(significand * 0x1p53))
	if e -= 53; e >= 0 {
		z.Lsh(z, uint(e))
	} else {
		z.Rsh(z, uint(-e))
	}
	z.Add(z, k.n.Quo(x, z)).Rsh(z, 1)
	for k.n.Mul(z, z).Cmp(x) > 0 {
		z.Sub(z, one)
	}
	for {
		if k.n.Mul(k.n.Add(z, one), &k.n).Cmp(x) > 0 {
			return
		}
		z.Add(z, one)
	}
}

var one = big.NewInt(1)

// Sqrt is √a.
func (k *Calculator) Sqrt(a uint64) uint64 {
	switch {
	case k.isNaN(a) || k.negative(a) && !k.isZero(a):
		return k.nan()
	case k.isInfinite(a) || k.isZero(a):
		return a
	}
	m, e := k.finite(a)
	extra := 2*k.precision + 4 + (e & 1)
	shifted(&k.a, false, m, extra)
	k.root(&k.b, &k.a)
	exact := k.c.Mul(&k.b, &k.b).Cmp(&k.a) == 0
	return k.round(false, &k.b, (e-extra)/2, !exact)
}

// Rsqrt is 1/√a.
func (k *Calculator) Rsqrt(a uint64) uint64 {
	switch {
	case k.isNaN(a) || k.negative(a) && !k.isZero(a):
		return k.nan()
	case k.isZero(a):
		return a | k.infinity()
	case k.isInfinite(a):
		return 0
	}
	m, e := k.finite(a)
	// √(2^extra/m) = 2^((extra+e)/2)/√a.
	extra := 3*k.precision + 6 + (e & 1)
	shifted(&k.a, false, 1, extra)
	k.root(&k.b, k.c.Quo(&k.a, k.b.SetUint64(m)))
	k.c.Mul(&k.b, &k.b)
	exact := k.c.Mul(&k.c, k.rest.SetUint64(m)).Cmp(&k.a) == 0
	return k.round(false, &k.b, -(extra+e)/2, !exact)
}

// Convert rounds x, a number of format from, to k's format.
func (k *Calculator) Convert(from Format, x uint64) uint64 {
	neg := from.negative(x)
	switch {
	case from.isNaN(x):
		return k.nan()
	case from.isInfinite(x):
		return k.infinity() | k.sign()*truth(neg)
	}
	m, e := from.finite(x)
	return k.round(neg, k.a.SetUint64(m), e, false)
}

// MulExact is the product of two binary32 numbers in k's format.
func (k *Calculator) MulExact(a, b uint64) uint64 {
	f := Binary32
	neg := f.negative(a) != f.negative(b)
	switch {
	case f.isNaN(a) || f.isNaN(b) || f.isInfinite(a) && f.isZero(b) || f.isZero(a) && f.isInfinite(b):
		return k.nan()
	case f.isInfinite(a) || f.isInfinite(b):
		return k.infinity() | k.sign()*truth(neg)
	}
	am, ae := f.finite(a)
	bm, be := f.finite(b)
	return k.round(neg, k.a.SetUint64(am*bm), ae+be, false)
}

// FromInt rounds an integer to k's format.
func (k *Calculator) FromInt(x int64) uint64 {
	k.a.SetInt64(x)
	return k.round(x < 0, k.a.Abs(&k.a), 0, false)
}

// ToInt is the nearest integer, ties to even, limited to [lo, hi]; 0 for a NaN.
func (f Format) ToInt(x uint64, lo, hi int64) int64 {
	switch {
	case f.isNaN(x):
		return 0
	case f.isInfinite(x) && f.negative(x):
		return lo
	case f.isInfinite(x):
		return hi
	}
	m, e := f.finite(x)
	n := new(big.Int).SetUint64(m)
	if e >= 0 {
		n.Lsh(n, uint(e))
	} else {
		d := new(big.Int).Lsh(big.NewInt(1), uint(-e))
		r := new(big.Int)
		n.QuoRem(n, d, r)
		if c := r.Lsh(r, 1).Cmp(d); c > 0 || c == 0 && n.Bit(0) == 1 {
			n.Add(n, big.NewInt(1))
		}
	}
	if f.negative(x) {
		n.Neg(n)
	}
	if n.Cmp(big.NewInt(lo)) < 0 {
		return lo
	}
	if n.Cmp(big.NewInt(hi)) > 0 {
		return hi
	}
	return n.Int64()
}

// Order maps a number that is not NaN to an integer so that a < b exactly if Order(a) < Order(b), with −0 just below +0.
func (f Format) Order(x uint64) int64 {
	if f.negative(x) {
		return -1 - int64(x&^f.sign())
	}
	return int64(x)
}

// Compare is −1, 0 or 1 as a is less than, equal to or greater than b, zeros being equal; 2 if one is a NaN.
func (f Format) Compare(a, b uint64) int {
	switch {
	case f.isNaN(a) || f.isNaN(b):
		return 2
	case f.isZero(a) && f.isZero(b) || a == b:
		return 0
	case f.Order(a) < f.Order(b):
		return -1
	}
	return 1
}
