package main

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// stream is the registers of one message: its state as the SHA extensions want it (words a, b, e, f and c, d, g, h) and the
// last 16 words of its schedule.
type stream struct {
	abef, cdgh reg.VecPhysical
	m          [4]reg.VecPhysical
}

// shani hashes two messages side by side: the rounds of one are a chain of dependent instructions that leaves the unit idle
// for more than half of the time. Only SSE encodings are used, for processors that have the SHA extensions without AVX.
func shani(c *build.Context) {
	table := constants(c, "kSHA", 1)
	mask := swapMask(c, "swapSHA", 1)

	function(c, "blocks2", attr.NOSPLIT, "func(state *[2][8]uint32, data *byte, at *[2]int, n int)",
		"blocks2 takes n ≥ 1 blocks of 64 bytes from each of 2 messages, the first ones at data + at[l], into their states.")
	state, n, kp := c.GP64(), c.GP64(), c.GP64()
	from := [2]reg.GPVirtual{c.GP64(), c.GP64()}
	data, at := c.GP64(), c.GP64()
	c.Load(c.Param("state"), state)
	c.Load(c.Param("data"), data)
	c.Load(c.Param("at"), at)
	c.Load(c.Param("n"), n)
	for i, f := range from {
		c.MOVQ(operand.Mem{Base: at, Disp: 8 * i}, f)
		c.ADDQ(data, f)
	}
	c.LEAQ(table, kp)
	saved := c.AllocLocal(64)

	streams := [2]stream{
		{reg.X1, reg.X2, [4]reg.VecPhysical{reg.X3, reg.X4, reg.X5, reg.X6}},
		{reg.X7, reg.X8, [4]reg.VecPhysical{reg.X9, reg.X10, reg.X11, reg.X12}},
	}
	wk, swap := reg.X0, reg.X15
	temp := [2]reg.VecPhysical{reg.X13, reg.X14}
	c.MOVOU(mask, swap)
	for i, s := range streams {
		t := temp[i]
		c.MOVOU(operand.Mem{Base: state, Disp: 32 * i}, t)
		c.MOVOU(operand.Mem{Base: state, Disp: 32*i + 16}, s.cdgh)
		c.PSHUFD(operand.U8(0xb1), t, t)
		c.PSHUFD(operand.U8(0x1b), s.cdgh, s.cdgh)
		c.MOVO(t, s.abef)
		c.PALIGNR(operand.U8(8), s.cdgh, s.abef)
		c.PBLENDW(operand.U8(0xf0), t, s.cdgh)
	}

	c.Label("block")
	for i, s := range streams {
		c.MOVOU(s.abef, saved.Offset(32*i))
		c.MOVOU(s.cdgh, saved.Offset(32*i+16))
	}
	for group := range 16 {
		for i, s := range streams {
			now, last, next := s.m[group%4], s.m[(group+3)%4], s.m[(group+1)%4]
			if group < 4 {
				c.MOVOU(operand.Mem{Base: from[i], Disp: 16 * group}, now)
				c.PSHUFB(swap, now)
			}
			c.MOVOU(operand.Mem{Base: kp, Disp: 16 * group}, wk)
			c.PADDD(now, wk)
			c.SHA256RNDS2(wk, s.abef, s.cdgh)
			if 3 <= group && group < 15 {
				c.MOVO(now, temp[i])
				c.PALIGNR(operand.U8(4), last, temp[i])
				c.PADDD(temp[i], next)
				c.SHA256MSG2(now, next)
			}
			c.PSHUFD(operand.U8(0x0e), wk, wk)
			c.SHA256RNDS2(wk, s.cdgh, s.abef)
			if 1 <= group && group < 13 {
				c.SHA256MSG1(now, last)
			}
		}
	}
	for i, s := range streams {
		c.MOVOU(saved.Offset(32*i), temp[i])
		c.PADDD(temp[i], s.abef)
		c.MOVOU(saved.Offset(32*i+16), temp[i])
		c.PADDD(temp[i], s.cdgh)
		c.ADDQ(operand.U8(64), from[i])
	}
	c.DECQ(n)
	c.JNZ(operand.LabelRef("block"))

	for i, s := range streams {
		t := temp[i]
		c.PSHUFD(operand.U8(0x1b), s.abef, t)
		c.PSHUFD(operand.U8(0xb1), s.cdgh, s.cdgh)
		c.MOVO(t, s.abef)
		c.PBLENDW(operand.U8(0xf0), s.cdgh, s.abef)
		c.PALIGNR(operand.U8(8), t, s.cdgh)
		c.MOVOU(s.abef, operand.Mem{Base: state, Disp: 32 * i})
		c.MOVOU(s.cdgh, operand.Mem{Base: state, Disp: 32*i + 16})
	}
	c.RET()
}
