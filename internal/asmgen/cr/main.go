// Command cr writes the vector kernels of package assay/repops/cr: the sequences of package num, operation by operation, on
// 16 binary32 numbers at once with AVX-512 and on 8 with AVX2. Run it from the repository's root.
package main

import (
	"github.com/mmcloughlin/avo/build"

	"assay/internal/asmgen"
)

func main() {
	asmgen.Main("repops/cr", "cr",
		asmgen.File{Name: "avx512", Build: func(c *build.Context) { kernels(newGen(c, true)) }},
		asmgen.File{Name: "avx2", Build: func(c *build.Context) { kernels(newGen(c, false)) }},
	)
}

func kernels(g *gen) {
	g.kernel("exp", "e^x", g.exp)
	g.kernel("log", "the natural logarithm of x", g.log)
	g.kernel("tanh", "the hyperbolic tangent of x", g.tanh)
	g.kernel("erf", "the error function of x", g.erf)
	if !g.wide { // with AVX-512 the same are used
		partial(g, "sin", "the sine of x", quarters(g, 0))
		partial(g, "cos", "the cosine of x", quarters(g, 1))
	}
	g.kernel("rsqrt", "1/√x", g.rsqrt)
	g.kernel("sqrt", "√x", g.sqrt)
}
