package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"assay/internal/asmgen/lanes"
)

// random writes Philox4x32-10 for as many counters as a vector has 64-bit lanes, each word of a state in the low half of its
// lane; the upper half holds rubbish, which no step looks at.
func random(g *lanes.Gen) {
	g.Begin("random", "func(dst []float32, counter, seed uint64, node, micro uint32)",
		"writes the numbers of the counters from counter on, 4 each. len(dst) is a multiple of 4 counters a 64-bit lane.")
	counters := g.Lanes() / 2
	dst := g.Load(g.Param("dst").Base(), g.GP64())
	rem := g.Load(g.Param("dst").Len(), g.GP64())
	qword := func(r reg.GPVirtual) v {
		x := g.Vec()
		if g.Wide() {
			g.VPBROADCASTQ(r, x)
		} else {
			g.VMOVQ(r, x.AsX())
			g.VPBROADCASTQ(x.AsX(), x)
		}
		return x
	}
	// AVX2 has too few registers for constants.
	constant := func(c uint32) operand.Op {
		name := fmt.Sprintf("philox%08x", c)
		m := g.Words(name, c, 0, c, 0, c, 0, c, 0, c, 0, c, 0, c, 0, c, 0)
		if !g.Wide() {
			return m
		}
		x := g.Vec()
		g.VMOVUPS(m, x)
		return x
	}
	param := func(name string) reg.GPVirtual {
		r := g.GP64()
		p := g.Param(name)
		if name == "node" || name == "micro" {
			g.Load(p, r.As32())
		} else {
			g.Load(p, r)
		}
		return r
	}
	q := g.Vec()
	g.VPADDQ(g.Words("philoxlane", 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0), qword(param("counter")), q)
	seed := param("seed")
	key0 := qword(seed)
	high := g.GP64()
	g.MOVQ(seed, high)
	g.SHRQ(operand.U8(32), high)
	key1 := qword(high)
	node, micro := qword(param("node")), qword(param("micro"))
	m0, m1 := constant(0xd2511f53), constant(0xcd9e8d57)
	w0, w1 := constant(0x9e3779b9), constant(0xbb67ae85)
	stride := constant(uint32(counters))

	xor3 := func(a, b, c v) v {
		d := g.Vec()
		if g.Wide() {
			g.VMOVDQA64(a, d)
			g.VPTERNLOGD(operand.U8(0x96), c, b, d)
		} else {
			g.VPXOR(a, b, d)
			g.VPXOR(c, d, d)
		}
		return d
	}
	shift := func(x v) v {
		d := g.Vec()
		g.VPSRLQ(operand.U8(32), x, d)
		return d
	}

	g.Label("many")
	g.CMPQ(rem, operand.U32(uint32(4*counters)))
	g.JL(operand.LabelRef("done"))
	c := [4]v{q, shift(q), node, micro}
	k0, k1 := g.Vec(), g.Vec()
	g.VMOVUPS(key0, k0)
	g.VMOVUPS(key1, k1)
	for round := range 10 {
		if round > 0 {
			g.VPADDD(w0, k0, k0)
			g.VPADDD(w1, k1, k1)
		}
		p0, p1 := g.Vec(), g.Vec()
		g.VPMULUDQ(m0, c[0], p0)
		g.VPMULUDQ(m1, c[2], p1)
		c = [4]v{xor3(shift(p1), c[1], k0), p1, xor3(shift(p0), c[3], k1), p0}
	}
	// The upper 24 bits as a float32, words 0 and 1 (2 and 3) side by side.
	pair := func(even, odd v) v {
		e, o := g.Vec(), g.Vec()
		g.VPSLLQ(operand.U8(32), even, e)
		g.VPSRLQ(operand.U8(32), e, e)
		g.VPSLLQ(operand.U8(32), odd, o)
		if g.Wide() {
			g.VPORQ(e, o, e)
		} else {
			g.VPOR(e, o, e)
		}
		g.VPSRLD(operand.U8(8), e, e)
		return g.Mul(g.Float(e), g.Const(0x1p-24))
	}
	a, b := pair(c[0], c[1]), pair(c[2], c[3])
	low, up := g.Vec(), g.Vec()
	g.VUNPCKLPD(b, a, low) // the even counters
	g.VUNPCKHPD(b, a, up)  // the odd ones
	at := operand.Mem{Base: dst}
	if g.Wide() {
		first := g.Vec()
		second := g.Vec()
		g.VMOVUPS(g.Words("philoxfirst", 0, 0, 1, 0, 8, 0, 9, 0, 2, 0, 3, 0, 10, 0, 11, 0), first)
		g.VMOVUPS(g.Words("philoxsecond", 4, 0, 5, 0, 12, 0, 13, 0, 6, 0, 7, 0, 14, 0, 15, 0), second)
		g.VPERMI2PD(up, low, first)
		g.VPERMI2PD(up, low, second)
		g.VMOVUPS(first, at)
		g.VMOVUPS(second, at.Offset(64))
	} else {
		t := g.Vec()
		g.VPERM2F128(operand.U8(0x20), up, low, t)
		g.VMOVUPS(t, at)
		g.VPERM2F128(operand.U8(0x31), up, low, t)
		g.VMOVUPS(t, at.Offset(32))
	}
	g.VPADDQ(stride, q, q)
	g.ADDQ(operand.U32(uint32(16*counters)), dst)
	g.SUBQ(operand.U32(uint32(4*counters)), rem)
	g.JMP(operand.LabelRef("many"))
	g.Label("done")
	g.End()
}
