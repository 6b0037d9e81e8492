package main

import (
	"fmt"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// isa is the instruction set that a file is generated for: the same kernels, other registers.
type isa struct {
	*build.Context
	suffix string
	bytes  int // of a register
	count  int // of registers
}

var zmm = []reg.VecPhysical{
	reg.Z0, reg.Z1, reg.Z2, reg.Z3, reg.Z4, reg.Z5, reg.Z6, reg.Z7, reg.Z8, reg.Z9, reg.Z10, reg.Z11, reg.Z12, reg.Z13, reg.Z14, reg.Z15,
	reg.Z16, reg.Z17, reg.Z18, reg.Z19, reg.Z20, reg.Z21, reg.Z22, reg.Z23, reg.Z24, reg.Z25, reg.Z26, reg.Z27, reg.Z28, reg.Z29, reg.Z30, reg.Z31,
}

// avx2 and avx512 return the instruction set of a file.
func avx2(c *build.Context) isa   { return isa{c, "AVX2", 32, 16} }
func avx512(c *build.Context) isa { return isa{c, "AVX512", 64, 32} }

func (g isa) wide() bool { return g.bytes == 64 }

// floats and doubles are the lanes of a register.
func (g isa) floats() int  { return g.bytes / 4 }
func (g isa) doubles() int { return g.bytes / 8 }

// v is vector register i, half its lower half, x its lowest 128 bits.
func (g isa) v(i int) reg.Register {
	if g.wide() {
		return zmm[i].AsZ()
	}
	return zmm[i].AsY()
}

func (g isa) half(i int) reg.Register {
	if g.wide() {
		return zmm[i].AsY()
	}
	return zmm[i].AsX()
}

func low(i int) reg.Register { return zmm[i].AsX() }

// text begins a function.
func (g isa) text(name, signature, doc string) {
	g.Function(name + g.suffix)
	g.Attributes(attr.NOSPLIT)
	g.SignatureExpr("func" + signature)
	g.Pragma("noescape")
	g.Doc(strings.Split(name+g.suffix+" "+doc, "\n")...)
}

// arg loads an argument into a new 64-bit register.
func (g isa) arg(name string) reg.GPVirtual {
	r := g.GP64()
	g.Load(g.Param(name), r)
	return r
}

// at is the address of an argument.
func (g isa) at(name string) operand.Mem {
	b, err := g.Param(name).Resolve()
	if err != nil {
		panic(err)
	}
	return b.Addr
}

// end leaves a function.
func (g isa) end() {
	g.VZEROUPPER()
	g.RET()
}

// zero sets registers to +0.
func (g isa) zero(regs ...int) {
	for _, r := range regs {
		x := low(r)
		if r >= 16 {
			g.VPXORD(g.v(r), g.v(r), g.v(r))
			continue
		}
		g.VXORPS(x, x, x)
	}
}

// words fills every 32-bit lane of register r with a constant.
func (g isa) words(r int, w uint32) {
	t := g.GP32()
	g.MOVL(operand.U32(w), t)
	if g.wide() {
		g.VPBROADCASTD(t, g.v(r))
		return
	}
	g.VMOVD(t, low(r))
	g.VPBROADCASTD(low(r), g.v(r))
}

const (
	canonicalNaN = 0x7fc00000
	largest      = 0x7f7fffff
	unordered    = 3 // the predicate of VCMPPS: either operand is NaN
)

// canonical replaces the NaNs of a register (of v or half) by the canonical one, which register nan holds in every lane.
// Register mask is overwritten on AVX2.
func (g isa) canonical(r, nan, mask reg.Register) {
	if g.wide() {
		g.VCMPPS(operand.U8(unordered), r, r, reg.K1)
		g.VBLENDMPS(nan, r, reg.K1, r)
		return
	}
	g.VCMPPS(operand.U8(unordered), r, r, mask)
	g.VBLENDVPS(mask, nan, r, r)
}

// loop emits a counted loop: body handles step elements and runs while at least that many are left in count.
func (g isa) loop(label string, count reg.Register, step int, body func()) {
	g.JMP(operand.LabelRef(label + "_test"))
	g.Label(label)
	body()
	g.SUBQ(operand.U32(step), count)
	g.Label(label + "_test")
	g.CMPQ(count, operand.U32(step))
	g.JGE(operand.LabelRef(label))
}

func mem(base reg.Register, disp int) operand.Mem { return operand.Mem{Base: base, Disp: disp} }

func indexed(base, index reg.Register, scale uint8, disp int) operand.Mem {
	return operand.Mem{Base: base, Index: index, Scale: scale, Disp: disp}
}

func name(format string, a ...any) string { return fmt.Sprintf(format, a...) }
