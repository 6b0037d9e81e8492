package gemm

import "assay/repops/engine"

// addVariants adds the int8 path of machines without SDOT.
func addVariants(v map[string]*Kernels) {
	if engine.CPU.DotProd {
		v["neon without SDOT"] = &neon
	}
}
