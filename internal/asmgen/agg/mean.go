package main

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// prefetchBytes is how far ahead of the current coordinate a vector is asked for. 32 streams are more than the processor's own
// prefetchers follow; this is one block of the order statistics.
const prefetchBytes = 512

// mean emits the sum over vectors divided by a number, weighted or not.
func (g isa) mean(weighted bool) {
	const accs = 8
	if weighted {
		g.text("scaled", "(dst *float32, xs **float32, w *float64, n, off, count int, div float64)",
			`writes RN32(RN64(Σ w·x / div)) of n vectors at the coordinates from off. The products are exact, so that
fusing changes nothing. count is a multiple of a register of binary32.`)
	} else {
		g.text("mean", "(dst *float32, xs **float32, n, off, count int, div float64)",
			`writes RN32(RN64(Σ x / div)) of n vectors at the coordinates from off. count is a multiple of a register of
binary32.`)
	}
	dst, xs, n, off, count := g.arg("dst"), g.arg("xs"), g.arg("n"), g.arg("off"), g.arg("count")
	var w reg.Register
	if weighted {
		w = g.arg("w")
	}
	g.SHLQ(operand.Imm(2), off)
	t, div, nan, scale := accs, accs+1, accs+2, accs+3
	g.VBROADCASTSD(g.at("div"), g.v(div))
	g.words(nan, canonicalNaN)
	p, j := g.GP64(), g.GP64()
	for _, u := range []int{accs, 2} {
		lbl := name("registers%d", u)
		step := u * g.doubles()
		g.loop(lbl, count, step, func() {
			for a := range u {
				g.zero(a)
			}
			g.XORQ(j, j)
			g.Label(lbl + "_trainer")
			g.MOVQ(indexed(xs, j, 8, 0), p)
			if weighted {
				g.VBROADCASTSD(indexed(w, j, 8, 0), g.v(scale))
			}
			for a := range u {
				if a*g.bytes/2%64 == 0 {
					g.PREFETCHT0(indexed(p, off, 1, prefetchBytes+a*g.bytes/2))
				}
				if weighted {
					g.VCVTPS2PD(indexed(p, off, 1, a*g.bytes/2), g.v(t))
					g.VFMADD231PD(g.v(scale), g.v(t), g.v(a))
				} else {
					g.VCVTPS2PD(indexed(p, off, 1, a*g.bytes/2), g.v(t))
					g.VADDPD(g.v(t), g.v(a), g.v(a))
				}
			}
			g.INCQ(j)
			g.CMPQ(j, n)
			g.JL(operand.LabelRef(lbl + "_trainer"))
			for a := range u {
				g.VDIVPD(g.v(div), g.v(a), g.v(a))
				if g.wide() {
					g.VCVTPD2PS(g.v(a), g.half(a))
				} else {
					g.VCVTPD2PSY(g.v(a), g.half(a))
				}
				g.canonical(g.half(a), g.half(nan), g.half(t))
				g.VMOVUPS(g.half(a), mem(dst, a*g.bytes/2))
			}
			g.ADDQ(operand.U32(4*step), dst)
			g.ADDQ(operand.U32(4*step), off)
		})
	}
	g.end()
}
