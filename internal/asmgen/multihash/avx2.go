package main

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

func ymm(from, n int) []reg.VecPhysical {
	all := []reg.VecPhysical{
		reg.Y0, reg.Y1, reg.Y2, reg.Y3, reg.Y4, reg.Y5, reg.Y6, reg.Y7, reg.Y8, reg.Y9, reg.Y10, reg.Y11, reg.Y12, reg.Y13, reg.Y14, reg.Y15,
	}
	return all[from : from+n : from+n]
}

// transpose8 turns eight rows of eight words into its columns, in order.
func (n *network) transpose8(c *build.Context) []reg.VecPhysical {
	n.words(c)
	low := func(a, b, dst reg.VecPhysical) { c.VPERM2I128(operand.U8(0x20), b, a, dst) }
	high := func(a, b, dst reg.VecPhysical) { c.VPERM2I128(operand.U8(0x31), b, a, dst) }
	for i := range 4 {
		n.swap(i, 4+i, low, high)
	}
	return n.row
}

// avx2 keeps the state of 8 messages in Y0 to Y7 and the message schedule on the stack.
func avx2(c *build.Context) {
	table := constants(c, "k256", 8)
	mask := swapMask(c, "swap256", 2)

	function(c, "blocks8", 0, "func(state *[8][8]uint32, data *byte, at *[8]int, n int)",
		"blocks8 takes n ≥ 1 blocks of 64 bytes from each of 8 messages, the first ones at data + at[l], into their states: word i of message l is state[i][l].")
	state, data, at, n := c.GP64(), c.GP64(), c.GP64(), c.GP64()
	c.Load(c.Param("state"), state)
	c.Load(c.Param("data"), data)
	c.Load(c.Param("at"), at)
	c.Load(c.Param("n"), n)
	w := c.GP64()
	// 32 bytes more than the schedule leave room to align it: a load across cache lines costs two.
	c.LEAQ(c.AllocLocal(16*32+32), w)
	c.ADDQ(operand.U8(31), w)
	c.ANDQ(operand.I8(-32), w)
	word := func(i int) operand.Mem { return operand.Mem{Base: w, Disp: 32 * (i % 16)} }

	c.Label("block")
	c.VMOVDQU(mask, reg.Y15)
	for half := range 2 {
		net := &network{ymm(0, 8), reg.Y8}
		for i, r := range net.row {
			p := c.GP64()
			c.MOVQ(operand.Mem{Base: at, Disp: 8 * i}, p)
			c.VMOVDQU(operand.Mem{Base: data, Index: p, Scale: 1, Disp: 32 * half}, r)
			c.VPSHUFB(reg.Y15, r, r)
		}
		for i, r := range net.transpose8(c) {
			c.VMOVDQA(r, word(8*half+i))
		}
	}
	s := ymm(0, 8)
	for i, r := range s {
		c.VMOVDQU(operand.Mem{Base: state, Disp: 32 * i}, r)
	}

	// sigma leaves the exclusive or of three rotations (the third a shift for the small ones) in dst, using t.
	sigma := func(by [3]uint64, shift bool, x, dst, t reg.VecPhysical) {
		c.VPSRLD(operand.U8(by[0]), x, dst)
		c.VPSLLD(operand.U8(32-by[0]), x, t)
		c.VPXOR(t, dst, dst)
		for i := 1; i < 3; i++ {
			c.VPSRLD(operand.U8(by[i]), x, t)
			c.VPXOR(t, dst, dst)
			if i == 1 || !shift {
				c.VPSLLD(operand.U8(32-by[i]), x, t)
				c.VPXOR(t, dst, dst)
			}
		}
	}
	kp, rounds := c.GP64(), c.GP64()
	t := ymm(8, 8)
	// t[6] and t[7] take turns to hold a ^ b, which is the next round's b ^ c.
	sixteen := func(schedule bool) {
		for i := range 16 {
			at := func(j int) reg.VecPhysical { return s[(j+8-i%8)%8] }
			a, b, d, e, f, g, h := at(0), at(1), at(3), at(4), at(5), at(6), at(7)
			ab, bc := t[6+i%2], t[6+(i+1)%2]
			c.VMOVDQA(word(i), t[0])
			c.VPADDD(t[0], h, h)
			c.VPADDD(operand.Mem{Base: kp, Disp: 32 * i}, h, h)
			sigma(bigSigma1, false, e, t[1], t[2])
			c.VPXOR(f, g, t[3])
			c.VPAND(e, t[3], t[3])
			c.VPXOR(g, t[3], t[3]) // choose
			c.VPADDD(t[3], h, h)
			c.VPADDD(t[1], h, h)
			c.VPADDD(h, d, d)
			sigma(bigSigma0, false, a, t[4], t[5])
			c.VPXOR(a, b, ab)
			c.VPAND(ab, bc, bc)
			c.VPXOR(b, bc, bc) // majority: b unless a and c agree against it
			c.VPADDD(t[4], h, h)
			c.VPADDD(bc, h, h)
			if schedule {
				c.VPADDD(word(i+9), t[0], t[0])
				c.VMOVDQA(word(i+1), t[1])
				sigma(smallSigma0, true, t[1], t[2], t[3])
				c.VPADDD(t[2], t[0], t[0])
				c.VMOVDQA(word(i+14), t[1])
				sigma(smallSigma1, true, t[1], t[4], t[5])
				c.VPADDD(t[4], t[0], t[0])
				c.VMOVDQA(t[0], word(i))
			}
		}
	}
	c.VPXOR(s[1], s[2], t[7])
	c.LEAQ(table, kp)
	c.MOVQ(operand.U32(3), rounds)
	c.Label("rounds")
	sixteen(true)
	c.ADDQ(operand.U32(16*32), kp)
	c.DECQ(rounds)
	c.JNZ(operand.LabelRef("rounds"))
	sixteen(false)
	for i, r := range s {
		m := operand.Mem{Base: state, Disp: 32 * i}
		c.VPADDD(m, r, r)
		c.VMOVDQU(r, m)
	}
	c.ADDQ(operand.U8(64), data)
	c.DECQ(n)
	c.JNZ(operand.LabelRef("block"))
	c.VZEROUPPER()
	c.RET()

	function(c, "digests8", attr.NOSPLIT, "func(dst *[8][32]byte, state *[8][8]uint32)",
		"digests8 writes the states of 8 messages as digests.")
	dst, from := c.GP64(), c.GP64()
	c.Load(c.Param("dst"), dst)
	c.Load(c.Param("state"), from)
	c.VMOVDQU(mask, reg.Y15)
	net := &network{ymm(0, 8), reg.Y8}
	for i, r := range net.row {
		c.VMOVDQU(operand.Mem{Base: from, Disp: 32 * i}, r)
		c.VPSHUFB(reg.Y15, r, r)
	}
	for i, r := range net.transpose8(c) {
		c.VMOVDQU(r, operand.Mem{Base: dst, Disp: 32 * i})
	}
	c.VZEROUPPER()
	c.RET()
}
