package main

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Truth tables of VPTERNLOGD with the destination as the highest digit.
const (
	ternXor    = operand.U8(0x96)
	ternChoose = operand.U8(0xca)
	ternMajor  = operand.U8(0xe8)
)

func zmm(from, n int) []reg.VecPhysical {
	all := []reg.VecPhysical{
		reg.Z0, reg.Z1, reg.Z2, reg.Z3, reg.Z4, reg.Z5, reg.Z6, reg.Z7, reg.Z8, reg.Z9, reg.Z10, reg.Z11, reg.Z12, reg.Z13, reg.Z14, reg.Z15,
		reg.Z16, reg.Z17, reg.Z18, reg.Z19, reg.Z20, reg.Z21, reg.Z22, reg.Z23, reg.Z24, reg.Z25, reg.Z26, reg.Z27, reg.Z28, reg.Z29, reg.Z30, reg.Z31,
	}
	return all[from : from+n : from+n]
}

// quarters returns the butterflies of 128-bit parts that select the parts imm of two registers.
func quarters(c *build.Context, lo, hi uint8) (l, h func(a, b, dst reg.VecPhysical)) {
	shuffle := func(imm uint8) func(a, b, dst reg.VecPhysical) {
		return func(a, b, dst reg.VecPhysical) { c.VSHUFI32X4(operand.U8(imm), b, a, dst) }
	}
	return shuffle(lo), shuffle(hi)
}

// avx512 keeps a whole block of 16 messages in registers: Z0 to Z7 the state, Z8 to Z23 the message schedule.
func avx512(c *build.Context) {
	table := constants(c, "k512", 1)
	mask := swapMask(c, "swap512", 4)

	function(c, "blocks16", attr.NOSPLIT, "func(state *[8][16]uint32, data *byte, at *[16]int, n int)",
		"blocks16 takes n ≥ 1 blocks of 64 bytes from each of 16 messages, the first ones at data + at[l], into their states: word i of message l is state[i][l].")
	state, data, at, n := c.GP64(), c.GP64(), c.GP64(), c.GP64()
	c.Load(c.Param("state"), state)
	c.Load(c.Param("data"), data)
	c.Load(c.Param("at"), at)
	c.Load(c.Param("n"), n)
	s := zmm(0, 8)
	for i, r := range s {
		c.VMOVDQU32(operand.Mem{Base: state, Disp: 64 * i}, r)
	}
	swap := reg.Z31
	c.VMOVDQU32(mask, swap)

	c.Label("block")
	net := &network{zmm(8, 16), reg.Z24}
	for i, r := range net.row {
		p := c.GP64()
		c.MOVQ(operand.Mem{Base: at, Disp: 8 * i}, p)
		c.VMOVDQU32(operand.Mem{Base: data, Index: p, Scale: 1}, r)
		// The same place of the next 16 leaves of 1 KiB; a prefetch of anything else is harmless.
		c.PREFETCHT0(operand.Mem{Base: data, Index: p, Scale: 1, Disp: 16 * 1024})
		c.VPSHUFB(swap, r, r)
	}
	net.words(c)
	near, far := quarters(c, 0x44, 0xee)
	even, odd := quarters(c, 0x88, 0xdd)
	w := make([]reg.VecPhysical, 16)
	for i := range 4 {
		net.swap(i, 4+i, near, far)
		net.swap(8+i, 12+i, near, far)
		net.swap(i, 8+i, even, odd)
		net.swap(4+i, 12+i, even, odd)
		w[i], w[4+i], w[8+i], w[12+i] = net.row[i], net.row[8+i], net.row[4+i], net.row[12+i]
	}
	free := append(zmm(25, 6), net.spare)

	sigma := func(by [3]uint64, shift bool, x, dst reg.VecPhysical) {
		t1, t2 := free[5], free[6]
		c.VPRORD(operand.U8(by[0]), x, dst)
		c.VPRORD(operand.U8(by[1]), x, t1)
		if shift {
			c.VPSRLD(operand.U8(by[2]), x, t2)
		} else {
			c.VPRORD(operand.U8(by[2]), x, t2)
		}
		c.VPTERNLOGD(ternXor, t2, t1, dst)
	}
	kp, rounds := c.GP64(), c.GP64()
	sixteen := func(schedule bool) {
		for i := range 16 {
			at := func(j int) reg.VecPhysical { return s[(j+8-i%8)%8] }
			a, b, cc, d, e, f, g, h := at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)
			c.VPADDD(w[i], h, h)
			c.VPADDD_BCST(operand.Mem{Base: kp, Disp: 4 * i}, h, h)
			sigma(bigSigma1, false, e, free[0])
			c.VMOVDQA32(e, free[1])
			c.VPTERNLOGD(ternChoose, g, f, free[1])
			c.VPADDD(free[1], h, h)
			c.VPADDD(free[0], h, h)
			c.VPADDD(h, d, d)
			sigma(bigSigma0, false, a, free[2])
			c.VMOVDQA32(a, free[3])
			c.VPTERNLOGD(ternMajor, cc, b, free[3])
			c.VPADDD(free[2], h, h)
			c.VPADDD(free[3], h, h)
			if schedule {
				sigma(smallSigma0, true, w[(i+1)%16], free[0])
				sigma(smallSigma1, true, w[(i+14)%16], free[1])
				c.VPADDD(w[(i+9)%16], w[i], w[i])
				c.VPADDD(free[0], w[i], w[i])
				c.VPADDD(free[1], w[i], w[i])
			}
		}
	}
	c.LEAQ(table, kp)
	c.MOVQ(operand.U32(3), rounds)
	c.Label("rounds")
	sixteen(true)
	c.ADDQ(operand.U8(64), kp)
	c.DECQ(rounds)
	c.JNZ(operand.LabelRef("rounds"))
	sixteen(false)
	for i, r := range s {
		m := operand.Mem{Base: state, Disp: 64 * i}
		c.VPADDD(m, r, r)
		c.VMOVDQU32(r, m)
	}
	c.ADDQ(operand.U8(64), data)
	c.DECQ(n)
	c.JNZ(operand.LabelRef("block"))
	c.VZEROUPPER()
	c.RET()

	function(c, "digests16", attr.NOSPLIT, "func(dst *[16][32]byte, state *[8][16]uint32)",
		"digests16 writes the states of 16 messages as digests.")
	dst, from := c.GP64(), c.GP64()
	c.Load(c.Param("dst"), dst)
	c.Load(c.Param("state"), from)
	c.VMOVDQU32(mask, swap)
	out := &network{zmm(0, 8), reg.Z24}
	for i, r := range out.row {
		c.VMOVDQU32(operand.Mem{Base: from, Disp: 64 * i}, r)
		c.VPSHUFB(swap, r, r)
	}
	out.words(c)
	// Part q of row j is words 0 to 3 of message 4q + j, part q of row 4 + j words 4 to 7.
	for j := range 4 {
		out.swap(j, 4+j, near, far)
		for q, r := range []reg.VecPhysical{out.row[j], out.row[4+j]} {
			c.VSHUFI32X4(operand.U8(0xd8), r, r, r)
			c.VEXTRACTI64X4(operand.U8(0), r, operand.Mem{Base: dst, Disp: 32 * (8*q + j)})
			c.VEXTRACTI64X4(operand.U8(1), r, operand.Mem{Base: dst, Disp: 32 * (8*q + 4 + j)})
		}
	}
	c.VZEROUPPER()
	c.RET()
}
