package main

import (
	"fmt"
	"math"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// vec is a vector register: binary32 or binary64 numbers, 16 or 8 of them with AVX-512, 8 or 4 with AVX2.
type vec = reg.VecVirtual

// pair holds the binary64 vectors of the lower and the upper half of a binary32 vector. Steps that do the same to both are
// written next to each other, so that their constants are in the cache and their latencies overlap.
type pair [2]vec

// Predicates of comparisons.
const (
	unordered       = operand.U8(0x03)
	equal           = operand.U8(0x00)
	notEqual        = operand.U8(0x04)
	notGreaterEqual = operand.U8(0x09) // or unordered
	greaterEqual    = operand.U8(0x0d)
)

type gen struct {
	*build.Context
	wide      bool // AVX-512
	constants map[string]operand.Mem
}

func newGen(c *build.Context, wide bool) *gen {
	c.Package("assay/repops/cr")
	return &gen{c, wide, map[string]operand.Mem{}}
}

func (g *gen) vec() vec {
	if g.wide {
		return g.ZMM()
	}
	return g.YMM()
}

// half is the register's lower half.
func (g *gen) half(v vec) reg.Register {
	if g.wide {
		return v.AsY()
	}
	return v.AsX()
}

// data is the address of constants in memory, each name once a file.
func (g *gen) data(name string, bits ...uint64) operand.Mem {
	m, ok := g.constants[name]
	if !ok {
		m = g.StaticGlobal(name)
		g.DataAttributes(attr.RODATA | attr.NOPTR)
		for i, b := range bits {
			g.AddDatum(8*i, operand.U64(b))
		}
		g.constants[name] = m
	}
	return m
}

// long is a constant in memory: one, to be broadcast, with AVX-512, four copies with AVX2.
func (g *gen) long(bits uint64) operand.Mem {
	name := fmt.Sprintf("q%016x", bits)
	if g.wide {
		return g.data(name, bits)
	}
	return g.data(name, bits, bits, bits, bits)
}

func (g *gen) float(x float64) operand.Mem { return g.long(math.Float64bits(x)) }

// table has an entry a lane, for lookup.
func (g *gen) table(name string, x [4]float64) operand.Mem {
	var b [8]uint64
	for i := range b {
		b[i] = math.Float64bits(x[i&3])
	}
	if g.wide {
		return g.data(name, b[:]...)
	}
	return g.data(name, b[:4]...)
}

// words is a binary32 constant in memory, like long.
func (g *gen) words(bits uint32) operand.Mem { return g.long(uint64(bits)<<32 | uint64(bits)) }

// word32 is a register with a binary32 constant in every lane.
func (g *gen) word32(x float32) vec {
	v := g.vec()
	m := g.words(math.Float32bits(x))
	if g.wide {
		g.VBROADCASTSS(m, v)
	} else {
		g.VMOVUPS(m, v)
	}
	return v
}

// double is a register with a binary64 constant in every lane.
func double(g *gen, x float64) vec {
	v := g.vec()
	if g.wide {
		g.VBROADCASTSD(g.float(x), v)
	} else {
		g.VMOVUPD(g.float(x), v)
	}
	return v
}

// constant applies an instruction whose first source is a constant: dst = src op c.
func (g *gen) constant(c operand.Mem, src, dst vec, plain, broadcast func(...operand.Op)) {
	if g.wide {
		broadcast(c, src, dst)
	} else {
		plain(c, src, dst)
	}
}

// addConst is dst = src + c.
func (g *gen) addConst(src vec, c float64, dst vec) {
	g.constant(g.float(c), src, dst, g.VADDPD, g.VADDPD_BCST)
}

// maddConst is dst = dst·x + c.
func (g *gen) maddConst(dst, x vec, c float64) {
	g.constant(g.float(c), x, dst, g.VFMADD213PD, g.VFMADD213PD_BCST)
}

// maddTo is dst = c·x + dst.
func (g *gen) maddTo(dst, x vec, c float64) {
	g.constant(g.float(c), x, dst, g.VFMADD231PD, g.VFMADD231PD_BCST)
}

// split widens a binary32 vector.
func (g *gen) split(x vec) pair {
	p := pair{g.vec(), g.vec()}
	g.VCVTPS2PD(g.half(x), p[0])
	if g.wide {
		y := g.YMM()
		g.VEXTRACTF64X4(operand.U8(1), x, y)
		g.VCVTPS2PD(y, p[1])
	} else {
		y := g.XMM()
		g.VEXTRACTF128(operand.U8(1), x, y)
		g.VCVTPS2PD(y, p[1])
	}
	return p
}

// join rounds to binary32.
func (g *gen) join(p pair) vec {
	y := g.vec()
	if g.wide {
		low, high := g.ZMM(), g.YMM()
		g.VCVTPD2PS(p[0], low.AsY())
		g.VCVTPD2PS(p[1], high)
		g.VINSERTF64X4(operand.U8(1), high, low, y)
	} else {
		low, high := g.YMM(), g.XMM()
		g.VCVTPD2PSY(p[0], low.AsX())
		g.VCVTPD2PSY(p[1], high)
		g.VINSERTF128(operand.U8(1), high, low, y)
	}
	return y
}

// canonical makes y the canonical NaN wherever x is a NaN.
func (g *gen) canonical(x, y vec) {
	if g.wide {
		k := g.K()
		g.VCMPPS(unordered, x, x, k)
		g.VBROADCASTSS(g.words(0x7fc00000), k, y)
	} else {
		m := g.vec()
		g.VCMPPS(unordered, x, x, m)
		g.VBLENDVPS(m, g.words(0x7fc00000), y, y)
	}
}

// bounded is the lesser of limit and |x|, or x if it is a NaN.
func (g *gen) bounded(x vec, limit float32) vec {
	a := g.vec()
	g.constant(g.words(0x7fffffff), x, a, g.VANDPS, g.VANDPS_BCST)
	// A minimum with a NaN is its second source, which Go writes first.
	g.VMINPS(a, g.word32(limit), a)
	return a
}

// copySign gives y, which has no sign, the sign of x.
func (g *gen) copySign(y, x vec) {
	sign := g.words(1 << 31)
	if g.wide {
		g.VPTERNLOGD_BCST(operand.U8(0xf8), sign, x, y) // y | x&sign
	} else {
		s := g.vec()
		g.VANDPS(sign, x, s)
		g.VORPS(s, y, y)
	}
}

// lookup is table[index].
func (g *gen) lookup(table operand.Mem, index vec) vec {
	v := g.vec()
	if g.wide {
		g.VPERMPD(table, index, v)
	} else {
		g.VPERMPS(table, index, v)
	}
	return v
}

// kernel writes func(dst, x *float32, n int), which sets dst[i] to f(x[i]) for i < n.
func (g *gen) kernel(name, meaning string, f func(x vec) vec) {
	declare(g, name, "func(dst, x *float32, n int)", "writes "+meaning+" to dst for n numbers from x on.")
	loop(g, func(x vec) (vec, func()) { return f(x), nil })
	g.VZEROUPPER()
	g.RET()
}

// partial writes func(dst, x *float32, n int) (left int) for an f that cannot do all. Beside the result f gives a comparison, to
// be written behind it, whose outcome is "not equal" if some of the numbers at hand need something else. There the kernel ends.
func partial(g *gen, name, meaning string, f func(x vec) (vec, func())) {
	declare(g, name, "func(dst, x *float32, n int) (left int)",
		"writes "+meaning+" to dst for n numbers from x on, or until some are not for it, and says how many are left.")
	n := loop(g, f)
	g.VZEROUPPER()
	g.Store(n, g.ReturnIndex(0))
	g.RET()
}

// declare begins a function that does what meaning says.
func declare(g *gen, name, signature, meaning string) {
	if g.wide {
		name += "AVX512"
	} else {
		name += "AVX2"
	}
	g.Function(name)
	g.Attributes(attr.NOSPLIT)
	g.SignatureExpr(signature)
	g.Pragma("noescape")
	g.Doc(name + " " + meaning)
}

// loop does f for all numbers and returns the register with how many are left.
func loop(g *gen, f func(x vec) (y vec, stops func())) reg.GPVirtual {
	lanes := 8
	if g.wide {
		lanes = 16
	}
	dst, src, n := g.GP64(), g.GP64(), g.GP64()
	g.Load(g.Param("dst"), dst)
	g.Load(g.Param("x"), src)
	g.Load(g.Param("n"), n)
	compute := func(x vec) vec {
		y, stops := f(x)
		if stops != nil {
			stops()
			g.JNE(operand.LabelRef("done"))
		}
		return y
	}

	g.Label("loop")
	g.CMPQ(n, operand.U8(lanes))
	g.JLT(operand.LabelRef("tail"))
	x := g.vec()
	g.VMOVUPS(operand.Mem{Base: src}, x)
	g.VMOVUPS(compute(x), operand.Mem{Base: dst})
	g.ADDQ(operand.U8(4*lanes), src)
	g.ADDQ(operand.U8(4*lanes), dst)
	g.SUBQ(operand.U8(lanes), n)
	g.JMP(operand.LabelRef("loop"))

	g.Label("tail")
	g.TESTQ(n, n)
	g.JEQ(operand.LabelRef("done"))
	x = g.vec()
	if g.wide {
		ones, k := g.GP64(), g.K()
		g.MOVQ(operand.I32(-1), ones)
		g.BZHIQ(n, ones, ones)
		g.KMOVW(ones.As32(), k)
		g.VMOVUPS_Z(operand.Mem{Base: src}, k, x)
		g.VMOVUPS(compute(x), k, operand.Mem{Base: dst})
	} else {
		base, mask, minus := g.GP64(), g.YMM(), g.GP64()
		g.LEAQ(g.data("first", ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), 0, 0, 0, 0), base)
		g.MOVQ(n, minus)
		g.NEGQ(minus)
		g.VMOVUPS(operand.Mem{Base: base, Index: minus, Scale: 4, Disp: 4 * lanes}, mask)
		g.VMASKMOVPS(operand.Mem{Base: src}, mask, x)
		g.VMASKMOVPS(compute(x), mask, operand.Mem{Base: dst})
	}
	g.XORQ(n, n)
	g.Label("done")
	return n
}
