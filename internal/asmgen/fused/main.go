// Command fused writes the kernels of assay/repops/fused: what the composites do with each element, primitive by primitive.
package main

import (
	"github.com/mmcloughlin/avo/build"

	"assay/internal/asmgen"
	"assay/internal/asmgen/lanes"
)

type v = lanes.V

// scalars are the scalar operands of a kernel, loaded when they are called for.
type scalars = []func() v

func main() {
	asmgen.Main("repops/fused", "fused",
		asmgen.File{Name: "avx2", Build: func(c *build.Context) { kernels(lanes.New(c, false)) }},
		asmgen.File{Name: "avx512", Build: func(c *build.Context) { kernels(lanes.New(c, true)) }},
	)
}

// Constants of docs/arithmetic.md by their bits.
const (
	nan       = 0x7fc00000
	one       = 0x3f800000
	half      = 0x3f000000
	minusHalf = 0xbf000000
	pdf       = 0x3ecc422a // 1/√(2π)
	tanhC1    = 0x3f4c422a // √(2/π)
	tanhC3    = 0x3d122279 // 0.044715·√(2/π)
	tanhC9    = 0x3ddb33b6 // 3·0.044715·√(2/π)
	flush     = 0x0b800000 // 2^-104
)

func kernels(g *lanes.Gen) {
	one1 := func(name, spec, doc string, hold []uint32, f func(in []v, s scalars) v) {
		g.Map(name, spec, doc, 2, append([]uint32{nan}, hold...), func(in []v, s []func() v) []any { return []any{f(in, s)} })
	}

	one1("softmaxBackward", "dst:out p:in dp:in s:scalar", "is dst = p · (dp − s).", nil, func(in []v, s scalars) v {
		return g.Mul(in[0], g.Sub(in[1], s[0]()))
	})
	one1("divMul", "dst:out x:in s:scalar t:scalar", "is dst = (x / s) · t.", nil, func(in []v, s scalars) v {
		return g.Mul(g.Div(in[0], s[0]()), s[1]())
	})
	norms(g)
	activations(g)
	rotary(g)
	optimisers(g)
	one1("dropout", "dst:out x:in r:in p:scalar c:scalar", "is dst = x · c where p ≤ r, else +0.", nil, func(in []v, s scalars) v {
		return g.Select(g.Le(s[0](), in[1]), g.Mul(in[0], s[1]()), g.Bits(0))
	})
}

func norms(g *lanes.Gen) {
	hold := []uint32{nan}
	layer := func(in []v, s scalars) (xhat, y v) {
		xhat = g.Mul(g.Sub(in[0], s[0]()), s[1]())
		return xhat, g.Fma(xhat, in[1], in[2])
	}
	g.Map("layerNorm", "y:out xhat:out x:in w:in b:in mean:scalar r:scalar", "is xhat = (x − mean) · r, y = xhat · w + b.", 2, hold,
		func(in []v, s []func() v) []any {
			xhat, y := layer(in, s)
			return []any{y, xhat}
		})
	g.Map("layerNormY", "y:out x:in w:in b:in mean:scalar r:scalar", "is layerNorm without xhat.", 2, hold, func(in []v, s []func() v) []any {
		_, y := layer(in, s)
		return []any{y}
	})
	g.Map("layerNormBackward", "dx:out dy:in w:in xhat:in a:scalar minusB:scalar r:scalar", "is dx = r · fma(xhat, minusB, dy · w − a).", 2, hold,
		func(in []v, s []func() v) []any {
			k := g.Sub(g.Mul(in[0], in[1]), s[0]())
			return []any{g.Mul(s[2](), g.Fma(in[2], s[1](), k))}
		})
	g.Map("rmsNorm", "y:out z:out x:in w:in r:scalar", "is z = x · r, y = z · w.", 2, hold, func(in []v, s []func() v) []any {
		z := g.Mul(in[0], s[0]())
		return []any{g.Mul(z, in[1]), z}
	})
	g.Map("rmsNormY", "y:out x:in w:in r:scalar", "is rmsNorm without z.", 2, hold, func(in []v, s []func() v) []any {
		return []any{g.Mul(g.Mul(in[0], s[0]()), in[1])}
	})
	g.Map("rmsNormBackward", "dx:out dy:in w:in z:in minusB:scalar r:scalar", "is dx = r · fma(z, minusB, dy · w).", 2, hold,
		func(in []v, s []func() v) []any {
			return []any{g.Mul(s[1](), g.Fma(in[2], s[0](), g.Mul(in[0], in[1])))}
		})
}

func activations(g *lanes.Gen) {
	m := func(name, spec, doc string, hold []uint32, f func(in []v) v) {
		g.Map(name, spec, doc, 2, append([]uint32{nan}, hold...), func(in []v, _ []func() v) []any { return []any{f(in)} })
	}
	m("gelu", "dst:out x:in e:in", "is dst = fma(h, e, h), h = x / 2; e is erf or tanh.", []uint32{half}, func(in []v) v {
		h := g.Mul(g.Bits(half), in[0])
		return g.Fma(h, in[1], h)
	})
	m("geluSquare", "dst:out x:in", "is dst = (x · x) · −0.5.", []uint32{minusHalf}, func(in []v) v {
		return g.Mul(g.Mul(in[0], in[0]), g.Bits(minusHalf))
	})
	m("geluBackward", "dx:out dy:in x:in e:in erf:in", "is dx = dy · fma(x · e, 1/√(2π), fma(erf, 0.5, 0.5)); e = exp(−x²/2).", []uint32{half, pdf}, func(in []v) v {
		p := g.Fma(in[3], g.Bits(half), g.Bits(half))
		return g.Mul(in[0], g.Fma(g.Mul(in[1], in[2]), g.Bits(pdf), p))
	})
	m("geluTanhArgument", "dst:out x:in", "is dst = x · fma(x · x, c3, c1).", []uint32{tanhC1, tanhC3}, func(in []v) v {
		return g.Mul(in[0], g.Fma(g.Mul(in[0], in[0]), g.Bits(tanhC3), g.Bits(tanhC1)))
	})
	m("geluTanhBackward", "dx:out dy:in x:in t:in", "is the gradient of the tanh form from t = tanh(u).", []uint32{half, one, tanhC1, tanhC9}, func(in []v) v {
		dy, x, t := in[0], in[1], in[2]
		p := g.Fma(t, g.Bits(half), g.Bits(half))
		w := g.Fma(g.Neg(t), t, g.Bits(one))
		u := g.Fma(g.Mul(x, x), g.Bits(tanhC9), g.Bits(tanhC1))
		j := g.Mul(g.Mul(g.Bits(half), x), w)
		return g.Mul(dy, g.Fma(j, u, p))
	})
	sigmoid := func(e v) v { return g.Div(g.Bits(one), g.Add(g.Bits(one), e)) }
	m("sigmoid", "dst:out e:in", "is dst = 1 / (1 + e).", []uint32{one}, func(in []v) v { return sigmoid(in[0]) })
	m("sigmoidBackward", "dx:out dy:in s:in", "is dx = dy · (s · (1 − s)).", []uint32{one}, func(in []v) v {
		return g.Mul(in[0], g.Mul(in[1], g.Sub(g.Bits(one), in[1])))
	})
	m("silu", "dst:out x:in e:in", "is dst = x · (1 / (1 + e)).", []uint32{one}, func(in []v) v { return g.Mul(in[0], sigmoid(in[1])) })
	m("siluBackward", "dx:out dy:in x:in e:in", "is dx = dy · (s · fma(x, 1 − s, 1)), s = 1 / (1 + e).", []uint32{one}, func(in []v) v {
		s := sigmoid(in[2])
		f := g.Fma(in[1], g.Sub(g.Bits(one), s), g.Bits(one))
		return g.Mul(in[0], g.Mul(s, f))
	})
	m("reluBackward", "dx:out dy:in x:in", "is dx = dy where 0 < x, else +0.", []uint32{0}, func(in []v) v {
		return g.Select(g.Lt(g.Bits(0), in[1]), in[0], g.Bits(0))
	})
}

func rotary(g *lanes.Gen) {
	const spec = "y1:out y2:out x1:in x2:in c1:in c2:in s1:in s2:in"
	g.Map("rotary", spec, "is y1 = fma(x1, c1, −x2 · s1), y2 = fma(x2, c2, x1 · s2).", 1, []uint32{nan}, func(in []v, _ []func() v) []any {
		x1, x2 := in[0], in[1]
		return []any{g.Fma(x1, in[2], g.Mul(g.Neg(x2), in[4])), g.Fma(x2, in[3], g.Mul(x1, in[5]))}
	})
	g.Map("rotaryBackward", spec, "is y1 = fma(x1, c1, x2 · s2), y2 = fma(x2, c2, −(x1 · s1)).", 1, []uint32{nan}, func(in []v, _ []func() v) []any {
		x1, x2 := in[0], in[1]
		return []any{g.Fma(x1, in[2], g.Mul(x2, in[5])), g.Fma(x2, in[3], g.Neg(g.Mul(x1, in[4])))}
	})
}

func optimisers(g *lanes.Gen) {
	flushed := func(x v) v { return g.Select(g.Lt(g.Abs(x), g.Bits(flush)), g.Bits(0), x) }
	g.Map("adamW", "p:inout m:inout v:inout g:in s0:scalar s1:scalar s2:scalar k1:scalar k2:scalar beta2:scalar eps:scalar",
		"is rule 5.3 of docs/arithmetic.md; k1 = 1 − β1, k2 = 1 − β2.", 1, []uint32{nan, flush}, func(in []v, s []func() v) []any {
			p, m, w, grad := in[0], in[1], in[2], in[3]
			m1 := flushed(g.Fma(s[3](), g.Sub(grad, m), m))
			v1 := flushed(g.Fma(g.Mul(s[4](), grad), grad, g.Mul(s[5](), w)))
			d := g.Fma(g.Sqrt(v1), s[2](), s[6]())
			return []any{g.Fma(s[1](), g.Div(m1, d), g.Mul(p, s[0]())), m1, v1}
		})
	g.Map("merge", "dst:out local:in global:in alpha:scalar", "is dst = fma(alpha, local − global, global).", 2, []uint32{nan},
		func(in []v, s []func() v) []any {
			return []any{g.Fma(s[0](), g.Sub(in[0], in[1]), in[1])}
		})
}
