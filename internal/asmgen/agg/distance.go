package main

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// run is the length of one group of the canonical tree, lanes its width.
const (
	run   = 256
	lanes = 32
)

// accumulators is how many registers hold the 32 lanes.
func (g isa) accumulators() int { return lanes / g.doubles() }

// square adds the squares of the binary64 values in register r to accumulator a; the first ones start it, which is the same as
// adding them to +0, since a square is never −0. The squares are exact, so fusing changes nothing.
func (g isa) square(first bool, r, a int) {
	if first {
		g.VMULPD(g.v(r), g.v(r), g.v(a))
		return
	}
	g.VFMADD231PD(g.v(r), g.v(r), g.v(a))
}

// fold adds the lanes held in registers 0 … accumulators−1 as rule 2.6 of docs/arithmetic.md does and leaves the sum in the lowest lane of register 0.
// Register t is overwritten.
func (g isa) fold(t int) {
	for h := g.accumulators() / 2; h >= 1; h /= 2 {
		for l := range h {
			g.VADDPD(g.v(l+h), g.v(l), g.v(l))
		}
	}
	if g.wide() {
		g.VEXTRACTF64X4(operand.Imm(1), g.v(0), g.half(t))
		g.VADDPD(g.half(t), g.half(0), g.half(0))
	}
	g.VEXTRACTF128(operand.Imm(1), zmm[0].AsY(), low(t))
	g.VADDPD(low(t), low(0), low(0))
	g.VPERMILPD(operand.Imm(1), low(0), low(t))
	g.VADDSD(low(t), low(0), low(0))
}

// put stores the lowest lane of register 0, a NaN as the canonical one.
func (g isa) put(label string, at operand.Mem, nan reg.Register) {
	g.VMOVSD(low(0), at)
	g.VUCOMISD(low(0), low(0))
	g.JNP(operand.LabelRef(label + "_number"))
	g.MOVQ(nan, at)
	g.Label(label + "_number")
}

func (g isa) canonical64() reg.GPVirtual {
	nan := g.GP64()
	g.MOVQ(operand.U64(0x7ff8000000000000), nan)
	return nan
}

// widen puts the values of register r into r (lower half) and s (upper half) as binary64.
func (g isa) widen(r, s int) {
	if g.wide() {
		g.VEXTRACTF32X8(operand.Imm(1), g.v(r), g.half(s))
	} else {
		g.VEXTRACTF128(operand.Imm(1), g.v(r), g.half(s))
	}
	g.VCVTPS2PD(g.half(r), g.v(r))
	g.VCVTPS2PD(g.half(s), g.v(s))
}

// krum emits one group of all pairs' squared distances.
func (g isa) krum() {
	g.text("krum", "(dst *float64, stride int, xs **float32, n, off int)", `writes the sum tree of (xi − xj)² over the 256 coordinates from off, for
all pairs i < j of n ≥ 2 vectors, in lexicographic order and stride bytes apart.`)
	dst, stride, xs, n, off := g.arg("dst"), g.arg("stride"), g.arg("xs"), g.arg("n"), g.arg("off")
	nan := g.canonical64()
	g.SHLQ(operand.Imm(2), off)
	g.LEAQ(indexed(xs, n, 8, 0), n) // the end of the table
	pi, pj, j := g.GP64(), g.GP64(), g.GP64()
	// Each pair asks for one cache line of j's next group: line i, which over all pairs is most of them.
	line, ahead := g.GP64(), g.GP64()
	g.XORQ(line, line)
	// With 32 registers the vector i stays in the upper 16.
	t := g.accumulators()
	g.Label("krum_i")
	g.MOVQ(mem(xs, 0), pi)
	if g.wide() {
		for i := range 16 {
			g.VMOVUPS(indexed(pi, off, 1, i*g.bytes), g.v(16+i))
		}
	}
	g.LEAQ(mem(xs, 8), j)
	g.LEAQ(indexed(off, line, 1, 4*run), ahead)
	g.Label("krum_j")
	g.MOVQ(mem(j, 0), pj)
	g.PREFETCHT0(indexed(pj, ahead, 1, 0))
	steps := run / g.floats()
	for s := range steps {
		r := t + 2*(s%4)
		at := indexed(pj, off, 1, s*g.bytes)
		if g.wide() {
			g.VSUBPS(at, g.v(16+s), g.v(r))
		} else {
			g.VMOVUPS(indexed(pi, off, 1, s*g.bytes), g.v(r))
			g.VSUBPS(at, g.v(r), g.v(r))
		}
		g.widen(r, r+1)
		a := s * 2 % g.accumulators()
		first := s*2 < g.accumulators()
		g.square(first, r, a)
		g.square(first, r+1, a+1)
	}
	g.fold(t)
	g.put("krum", mem(dst, 0), nan)
	g.ADDQ(stride, dst)
	g.ADDQ(operand.U32(8), j)
	g.CMPQ(j, n)
	g.JB(operand.LabelRef("krum_j"))
	g.ADDQ(operand.U32(8), xs)
	g.ADDQ(operand.U32(64), line)
	g.ANDQ(operand.U32(4*run-1), line)
	g.LEAQ(mem(xs, 8), j)
	g.CMPQ(j, n)
	g.JB(operand.LabelRef("krum_i"))
	g.end()
}

// squares emits the sums of squares of groups.
func (g isa) squares() {
	g.text("squares", "(dst *float64, x *float32, groups int)", "writes the sum tree of x² over each group of 256 values.")
	dst, x, groups := g.arg("dst"), g.arg("x"), g.arg("groups")
	nan := g.canonical64()
	t := g.accumulators()
	g.loop("squares", groups, 1, func() {
		for s := range run / g.doubles() {
			r := t + s%4
			g.VCVTPS2PD(mem(x, s*g.bytes/2), g.v(r))
			g.square(s < g.accumulators(), r, s%g.accumulators())
		}
		g.fold(t)
		g.put("squares", mem(dst, 0), nan)
		g.ADDQ(operand.U32(4*run), x)
		g.ADDQ(operand.U32(8), dst)
	})
	g.end()
}

// tree emits one level of the binary64 tree.
func (g isa) tree() {
	g.text("tree", "(dst, x *float64, rows, stride int)", `writes the sum tree of 256 values, none of them −0, for each of some rows stride bytes
apart.`)
	dst, x, rows, stride := g.arg("dst"), g.arg("x"), g.arg("rows"), g.arg("stride")
	nan := g.canonical64()
	g.loop("tree", rows, 1, func() {
		for s := range run / g.doubles() {
			a := s % g.accumulators()
			if s < g.accumulators() {
				g.VMOVUPD(mem(x, s*g.bytes), g.v(a))
			} else {
				g.VADDPD(mem(x, s*g.bytes), g.v(a), g.v(a))
			}
		}
		g.fold(g.accumulators())
		g.put("tree", mem(dst, 0), nan)
		g.ADDQ(stride, x)
		g.ADDQ(operand.U32(8), dst)
	})
	g.end()
}
