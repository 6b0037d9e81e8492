// Command quant generates the assembly of assay/repops/quant.
package main

import (
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"assay/internal/asmgen"
)

// block is the number of values that each routine handles.
const block = 256

// isa is the instruction set that a file is generated for.
type isa struct {
	*build.Context
	suffix string
	bytes  int // of a register
}

var zmm = []reg.VecPhysical{reg.Z0, reg.Z1, reg.Z2, reg.Z3, reg.Z4, reg.Z5, reg.Z6, reg.Z7, reg.Z8}

func (g isa) wide() bool { return g.bytes == 64 }

func (g isa) v(i int) reg.Register {
	if g.wide() {
		return zmm[i].AsZ()
	}
	return zmm[i].AsY()
}

func (g isa) y(i int) reg.Register { return zmm[i].AsY() }
func (g isa) x(i int) reg.Register { return zmm[i].AsX() }

func (g isa) text(name, signature, doc string) {
	g.Function(name + g.suffix)
	g.Attributes(attr.NOSPLIT)
	g.SignatureExpr("func" + signature)
	g.Pragma("noescape")
	g.Doc(strings.Split(name+g.suffix+" "+doc, "\n")...)
}

func (g isa) arg(name string) reg.Register {
	r := g.GP64()
	g.Load(g.Param(name), r)
	return r
}

// at resolves the address of an argument.
func (g isa) at(name string) operand.Mem {
	b, err := g.Param(name).Resolve()
	if err != nil {
		panic(err)
	}
	return b.Addr
}

func (g isa) end(result reg.Register) {
	g.VZEROUPPER()
	if result != nil {
		g.Store(result, g.ReturnIndex(0))
	}
	g.RET()
}

// word fills every lane of register r with a constant.
func (g isa) word(r int, w uint32) {
	t := g.GP32()
	g.MOVL(operand.U32(w), t)
	if g.wide() {
		g.VPBROADCASTD(t, g.v(r))
		return
	}
	g.VMOVD(t, g.x(r))
	g.VPBROADCASTD(g.x(r), g.v(r))
}

func mem(base reg.Register, disp int) operand.Mem { return operand.Mem{Base: base, Disp: disp} }

// amax emits the largest absolute value's pattern: as integers, absolute values are in the order of the numbers.
func (g isa) amax() {
	g.text("amax", "(x *[256]float32) uint32", "returns the largest pattern among the absolute values.")
	x := g.arg("x")
	const mask, a, b, t = 0, 1, 2, 3
	g.word(mask, 0x7fffffff)
	for i := range block * 4 / g.bytes {
		at := mem(x, i*g.bytes)
		r, into := a+i%2, t
		if i < 2 {
			into = r
		}
		if g.wide() {
			g.VPANDD(at, g.v(mask), g.v(into))
		} else {
			g.VPAND(at, g.v(mask), g.v(into))
		}
		if into == t {
			g.VPMAXUD(g.v(t), g.v(r), g.v(r))
		}
	}
	g.VPMAXUD(g.v(b), g.v(a), g.v(a))
	if g.wide() {
		g.VEXTRACTI64X4(operand.Imm(1), g.v(a), g.y(t))
		g.VPMAXUD(g.y(t), g.y(a), g.y(a))
	}
	g.VEXTRACTI128(operand.Imm(1), g.y(a), g.x(t))
	g.VPMAXUD(g.x(t), g.x(a), g.x(a))
	for _, bytes := range []int{8, 4} {
		g.VPSRLDQ(operand.U8(bytes), g.x(a), g.x(t))
		g.VPMAXUD(g.x(t), g.x(a), g.x(a))
	}
	r := g.GP32()
	g.VMOVD(g.x(a), r)
	g.end(r)
}

// quantise emits division, rounding, clamping and packing.
func (g isa) quantise() {
	g.text("quantise", "(dst *[256]byte, x *[256]float32, scale float32, limit int32)",
		"writes clamp(rne(RN(x / scale)), −limit, limit) for finite x and scale > 0.")
	dst, x := g.arg("dst"), g.arg("x")
	const scale, high, low, order, a = 0, 1, 2, 3, 4
	g.VBROADCASTSS(g.at("scale"), g.v(scale))
	g.VBROADCASTSS(g.at("limit"), g.v(high)) // moves bits; go vet takes VPBROADCASTD for a wider one
	if g.wide() {
		g.VPXORD(g.v(low), g.v(low), g.v(low))
	} else {
		g.VPXOR(g.v(low), g.v(low), g.v(low))
		// Packing interleaves the two halves of its operands: the order that puts them right.
		words := g.StaticGlobal("order" + g.suffix)
		g.DataAttributes(attr.RODATA | attr.NOPTR)
		for i, w := range []uint32{0, 4, 1, 5, 2, 6, 3, 7} {
			g.AddDatum(4*i, operand.U32(w))
		}
		g.VMOVDQU(words, g.v(order))
	}
	g.VPSUBD(g.v(high), g.v(low), g.v(low))
	code := func(r, i int) {
		g.VMOVUPS(mem(x, i*g.bytes), g.v(r))
		g.VDIVPS(g.v(scale), g.v(r), g.v(r))
		g.VCVTPS2DQ(g.v(r), g.v(r))
		g.VPMINSD(g.v(high), g.v(r), g.v(r))
		g.VPMAXSD(g.v(low), g.v(r), g.v(r))
	}
	for i := 0; i < block*4/g.bytes; i += 4 {
		for r := range 4 {
			code(a+r, i+r)
		}
		if g.wide() {
			for r := range 4 {
				g.VPMOVDB(g.v(a+r), mem(dst, (i+r)*16))
			}
			continue
		}
		g.VPACKSSDW(g.v(a+1), g.v(a), g.v(a))
		g.VPACKSSDW(g.v(a+3), g.v(a+2), g.v(a+2))
		g.VPACKSSWB(g.v(a+2), g.v(a), g.v(a))
		g.VPERMD(g.v(a), g.v(order), g.v(a))
		g.VMOVDQU(g.v(a), mem(dst, i*8))
	}
	g.end(nil)
}

// dequantise emits the product with the scale.
func (g isa) dequantise() {
	g.text("dequantise", "(dst *[256]float32, src *[256]byte, scale float32) uint32",
		"writes q·scale and returns the largest absolute code, 128 for −128.")
	dst, src := g.arg("dst"), g.arg("src")
	const scale, most, a = 0, 1, 2
	g.VBROADCASTSS(g.at("scale"), g.v(scale))
	for i := range block * 4 / g.bytes {
		r := a + i%4
		g.VPMOVSXBD(mem(src, i*g.bytes/4), g.v(r))
		g.VCVTDQ2PS(g.v(r), g.v(r))
		g.VMULPS(g.v(scale), g.v(r), g.v(r))
		g.VMOVUPS(g.v(r), mem(dst, i*g.bytes))
	}
	for i := range block / 32 {
		if i == 0 {
			g.VPABSB(mem(src, 0), g.y(most))
			continue
		}
		g.VPABSB(mem(src, 32*i), g.y(a))
		g.VPMAXUB(g.y(a), g.y(most), g.y(most))
	}
	g.VEXTRACTI128(operand.Imm(1), g.y(most), g.x(a))
	g.VPMAXUB(g.x(a), g.x(most), g.x(most))
	for _, bytes := range []int{8, 4, 2, 1} {
		g.VPSRLDQ(operand.U8(bytes), g.x(most), g.x(a))
		g.VPMAXUB(g.x(a), g.x(most), g.x(most))
	}
	r := g.GP32()
	g.VMOVD(g.x(most), r)
	g.MOVBLZX(r.As8(), r)
	g.end(r)
}

func main() {
	file := func(suffix string, bytes int) func(*build.Context) {
		return func(c *build.Context) {
			c.Package("assay/repops/quant")
			g := isa{c, suffix, bytes}
			g.amax()
			g.quantise()
			g.dequantise()
		}
	}
	asmgen.Main("repops/quant", "quant",
		asmgen.File{Name: "avx2", Build: file("AVX2", 32)}, asmgen.File{Name: "avx512", Build: file("AVX512", 64)})
}
