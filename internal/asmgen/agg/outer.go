package main

import "github.com/mmcloughlin/avo/operand"

// clamp limits register r to ±the largest finite number and makes NaN canonical. VMINPS and VMAXPS return their second operand,
// in Go's order the first, if either is NaN.
func (g isa) clamp(r, high, low, nan, mask int) {
	g.VMINPS(g.v(r), g.v(high), g.v(r))
	g.VMAXPS(g.v(r), g.v(low), g.v(r))
	g.canonical(g.v(r), g.v(nan), g.v(mask))
}

// nesterov emits the outer update.
func (g isa) nesterov() {
	g.text("nesterov", "(params, momentum, d *float32, count int, negLR, mu float32)", `applies the outer update to count coordinates, a multiple of a
register: b' = fma(mu, b, D), u = fma(mu, b', D), p' = fma(negLR, u, p), each clamped.`)
	params, momentum, d, count := g.arg("params"), g.arg("momentum"), g.arg("d"), g.arg("count")
	const lr, mu, high, low, nan, b, u, grad, mask = 0, 1, 2, 3, 4, 5, 6, 7, 8
	g.VBROADCASTSS(g.at("negLR"), g.v(lr))
	g.VBROADCASTSS(g.at("mu"), g.v(mu))
	g.words(high, largest)
	g.words(low, largest|1<<31)
	g.words(nan, canonicalNaN)
	i := g.GP64()
	g.XORQ(i, i)
	g.loop("nesterov", count, g.floats(), func() {
		g.VMOVUPS(indexed(d, i, 4, 0), g.v(grad))
		g.VMOVUPS(indexed(momentum, i, 4, 0), g.v(b))
		g.VFMADD213PS(g.v(grad), g.v(mu), g.v(b))
		g.clamp(b, high, low, nan, mask)
		g.VMOVUPS(g.v(b), indexed(momentum, i, 4, 0))
		g.VFMADD213PS(g.v(grad), g.v(mu), g.v(b))
		g.clamp(b, high, low, nan, mask)
		g.VMOVUPS(indexed(params, i, 4, 0), g.v(u))
		g.VFMADD231PS(g.v(b), g.v(lr), g.v(u))
		g.clamp(u, high, low, nan, mask)
		g.VMOVUPS(g.v(u), indexed(params, i, 4, 0))
		g.ADDQ(operand.U32(g.floats()), i)
	})
	g.end()
}

// sub emits the difference of two vectors.
func (g isa) sub() {
	g.text("sub", "(dst, a, b *float32, count int)", "writes a − b, count coordinates, a multiple of a register, NaN canonical.")
	dst, a, b, count := g.arg("dst"), g.arg("a"), g.arg("b"), g.arg("count")
	const r, nan, mask = 0, 1, 2
	g.words(nan, canonicalNaN)
	i := g.GP64()
	g.XORQ(i, i)
	g.loop("sub", count, g.floats(), func() {
		g.VMOVUPS(indexed(a, i, 4, 0), g.v(r))
		g.VSUBPS(indexed(b, i, 4, 0), g.v(r), g.v(r))
		g.canonical(g.v(r), g.v(nan), g.v(mask))
		g.VMOVUPS(g.v(r), indexed(dst, i, 4, 0))
		g.ADDQ(operand.U32(g.floats()), i)
	})
	g.end()
}
