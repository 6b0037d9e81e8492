// Command vec writes the kernels of assay/repops/vec.
package main

import (
	"github.com/mmcloughlin/avo/build"

	"assay/internal/asmgen"
	"assay/internal/asmgen/lanes"
)

type v = lanes.V

const nan = 0x7fc00000

// unroll is the number of vectors a turn of a loop does: enough to hide the loop itself.
const unroll = 2

func main() {
	asmgen.Main("repops/vec", "vec",
		asmgen.File{Name: "avx2", Build: func(c *build.Context) { kernels(lanes.New(c, false)) }},
		asmgen.File{Name: "avx512", Build: func(c *build.Context) { kernels(lanes.New(c, true)) }},
	)
}

func kernels(g *lanes.Gen) {
	binary := func(name, doc string, op func(a, b v) v) {
		g.Map(name, "dst:out a:in b:in", doc, unroll, []uint32{nan}, func(in []v, _ []func() v) []any {
			return []any{op(in[0], in[1])}
		})
	}
	binary("add", "is dst = a + b.", g.Add)
	binary("sub", "is dst = a − b.", g.Sub)
	binary("mul", "is dst = a · b.", g.Mul)
	binary("div", "is dst = a / b.", g.Div)
	binary("maximum", "is dst = maximum(a, b).", g.Maximum)
	binary("minimum", "is dst = minimum(a, b).", g.Minimum)

	scalar := func(name, doc string, op func(a, s v) v) {
		g.Map(name, "dst:out a:in s:scalar", doc, unroll, []uint32{nan}, func(in []v, s []func() v) []any {
			return []any{op(in[0], s[0]())}
		})
	}
	scalar("addScalar", "is dst = a + s.", g.Add)
	scalar("subScalar", "is dst = a − s.", g.Sub)
	scalar("scalarSub", "is dst = s − a.", func(a, s v) v { return g.Sub(s, a) })
	scalar("mulScalar", "is dst = a · s.", g.Mul)
	scalar("divScalar", "is dst = a / s.", g.Div)
	scalar("scalarDiv", "is dst = s / a.", func(a, s v) v { return g.Div(s, a) })
	scalar("maximumScalar", "is dst = maximum(a, s).", g.Maximum)
	scalar("minimumScalar", "is dst = minimum(a, s).", g.Minimum)

	g.Map("fma", "dst:out a:in b:in c:in", "is dst = a · b + c.", unroll, []uint32{nan}, func(in []v, _ []func() v) []any {
		return []any{g.Fma(in[0], in[1], in[2])}
	})
	g.Map("fmaScalar", "dst:out a:in s:scalar c:in", "is dst = a · s + c.", unroll, []uint32{nan}, func(in []v, s []func() v) []any {
		return []any{g.Fma(in[0], s[0](), in[1])}
	})
	g.Map("fmaScalars", "dst:out a:in s:scalar t:scalar", "is dst = a · s + t.", unroll, []uint32{nan}, func(in []v, s []func() v) []any {
		return []any{g.Fma(in[0], s[0](), s[1]())}
	})
	g.Map("neg", "dst:out a:in", "is dst = −a.", unroll, []uint32{nan, 1 << 31}, func(in []v, _ []func() v) []any {
		return []any{g.Neg(in[0])}
	})
	g.Map("abs", "dst:out a:in", "is dst = |a|.", unroll, []uint32{nan, 1<<31 - 1}, func(in []v, _ []func() v) []any {
		return []any{g.Abs(in[0])}
	})

	compare := func(name, doc string, op func(a, b v) lanes.M) {
		g.Map(name, "dst:outm a:in b:in", doc, unroll, nil, func(in []v, _ []func() v) []any { return []any{op(in[0], in[1])} })
	}
	compare("eq", "is dst = 1 where a = b, else 0.", g.Eq)
	compare("lt", "is dst = 1 where a < b, else 0.", g.Lt)
	compare("le", "is dst = 1 where a ≤ b, else 0.", g.Le)
	g.Map("choose", "dst:move c:ini8 a:in b:in", "is dst = a where c is not 0, else b.", unroll, nil, func(in []v, _ []func() v) []any {
		return []any{g.Select(g.NonZero(in[0]), in[1], in[2])}
	})

	conversions(g)
	random(g)

	g.Groups("sumGroups", "x:in", "sums groups of 256.", lanes.Sum, nil, nil)
	g.Groups("sumGroupsMul", "a:in b:in", "sums a · b over groups of 256.", lanes.Sum, nil, func(in []v, _ []func() v) v {
		return g.Mul(in[0], in[1])
	})
	g.Groups("sumGroupsMul3", "a:in b:in c:in", "sums (a · b) · c over groups of 256.", lanes.Sum, nil, func(in []v, _ []func() v) v {
		return g.Mul(g.Mul(in[0], in[1]), in[2])
	})
	g.Groups("sumGroupsDev", "x:in s:scalar", "sums (x − s)² over groups of 256.", lanes.Sum, nil, func(in []v, s []func() v) v {
		d := g.Sub(in[0], s[0]())
		return g.Mul(d, d)
	})
	g.Groups("amaxGroups", "x:in", "is the maximum of groups of 256.", lanes.Amax, nil, nil)

	magnitude := func(in []v) v {
		d := g.Vec()
		g.VANDPS(g.Bits(1<<31-1), in[0], d)
		return d
	}
	g.Map("maxAbs", "dst:move a:in x:in", "is the larger of the patterns a and |x|.", unroll, []uint32{1<<31 - 1}, func(in []v, _ []func() v) []any {
		return []any{lanes.AmaxAbs.Join(g, in[0], magnitude(in[1:]))}
	})
	g.Groups("amaxAbsGroups", "x:in", "is the maximum of |x| of groups of 256.", lanes.AmaxAbs, []uint32{1<<31 - 1}, func(in []v, _ []func() v) v {
		return magnitude(in)
	})

	// As many columns as the registers allow, and one vector for the rest.
	columns := func(vectors int, suffix string) {
		g.Columns("sumColumns"+suffix, "sums columns of up to 256 rows.", []string{"x"}, vectors, lanes.Sum, nil)
		g.Columns("sumColumnsMul"+suffix, "sums columns of a · b of up to 256 rows.", []string{"a", "b"}, vectors, lanes.Sum, func(in []v) v {
			return g.Mul(in[0], in[1])
		})
		g.Columns("amaxColumns"+suffix, "is the maximum of columns of up to 256 rows.", []string{"x"}, vectors, lanes.Amax, nil)
	}
	if g.Wide() {
		columns(4, "Wide")
	} else {
		columns(2, "Wide")
	}
	columns(1, "")
}

func conversions(g *lanes.Gen) {
	one := func(name, spec, doc string, hold []uint32, op func(x v) v) {
		g.Map(name, spec, doc, unroll, hold, func(in []v, _ []func() v) []any { return []any{op(in[0])} })
	}
	const (
		max32 = 1<<31 - 1
		two31 = 0x4f000000
	)
	one("f32ToI32", "dst:outi32 x:in", "rounds to the nearest int32, ties to even, saturating, NaN → 0.", []uint32{two31, max32}, func(x v) v {
		// VCVTPS2DQ itself gives −2^31 below the range.
		high := g.Le(g.Bits(two31), x)
		r := g.Select(high, g.Bits(max32), g.Round(x))
		return g.Select(g.Unordered(x, x), g.Bits(0), r)
	})
	one("f32ToI8", "dst:outi8 x:in", "rounds to the nearest int8, ties to even, saturating, NaN → 0.", nil, func(x v) v {
		x = g.Select(g.Unordered(x, x), g.Bits(0), x)
		return g.Round(g.Clip(x, g.Const(-128), g.Const(127)))
	})
	one("i32ToF32", "dst:move x:ini32", "rounds to the nearest float32.", nil, g.Float)
	one("i8ToF32", "dst:move x:ini8", "is exact.", nil, g.Float)
	one("i8ToI32", "dst:outi32 x:ini8", "is exact.", nil, func(x v) v { return x })
	one("i32ToI8", "dst:outi8 x:ini32", "saturates.", nil, func(x v) v {
		return g.ClipInt(x, g.Bits(1<<32-128), g.Bits(127))
	})
}
