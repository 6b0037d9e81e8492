package quant

import "assay/repops/engine"

var (
	kernelsAVX2   = &kernels{amax: amaxAVX2, quantise: quantiseAVX2, dequantise: dequantiseAVX2}
	kernelsAVX512 = &kernels{amax: amaxAVX512, quantise: quantiseAVX512, dequantise: dequantiseAVX512}
)

func kernelsOf(e engine.Engine) *kernels {
	switch e {
	case engine.AVX2:
		return kernelsAVX2
	case engine.AVX512:
		return kernelsAVX512
	}
	return portable
}
