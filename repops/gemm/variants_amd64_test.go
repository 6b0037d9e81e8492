package gemm

import "assay/repops/engine"

// addVariants adds the int8 path of machines without VNNI.
func addVariants(v map[string]*Kernels) {
	if engine.AVX512.Available() {
		v["avx512 without VNNI"] = &avx512
	}
}
