// Command agg generates the assembly of assay/repops/agg.
package main

import (
	"github.com/mmcloughlin/avo/build"

	"assay/internal/asmgen"
)

func main() {
	file := func(set func(*build.Context) isa) func(*build.Context) {
		return func(c *build.Context) {
			c.Package("assay/repops/agg")
			g := set(c)
			g.mean(false)
			g.mean(true)
			g.hasNaN()
			g.sort(4)
			g.sort(8)
			g.sort(16)
			g.merge(16, 8)
			g.merge(16, 16)
			g.merge(32, 16)
			g.merge(32, 32)
			g.middle()
			g.krum()
			g.squares()
			g.tree()
			g.nesterov()
			g.sub()
		}
	}
	asmgen.Main("repops/agg", "agg", asmgen.File{Name: "avx2", Build: file(avx2)}, asmgen.File{Name: "avx512", Build: file(avx512)})
}
