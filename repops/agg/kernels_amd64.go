package agg

import "assay/repops/engine"

var (
	kernelsAVX2 = &kernels{
		lanes: 8, mean: meanAVX2, scaled: scaledAVX2, hasNaN: hasNaNAVX2, sort4: sort4AVX2, sort8: sort8AVX2, sort16: sort16AVX2,
		merge16x8: merge16x8AVX2, merge16: merge16x16AVX2, merge32: merge32x32AVX2, merge3216: merge32x16AVX2, middle: middleAVX2,
		krum: krumAVX2, squares: squaresAVX2, tree: treeAVX2, nesterov: nesterovAVX2, sub: subAVX2,
	}
	kernelsAVX512 = &kernels{
		lanes: 16, mean: meanAVX512, scaled: scaledAVX512, hasNaN: hasNaNAVX512, sort4: sort4AVX512, sort8: sort8AVX512, sort16: sort16AVX512,
		merge16x8: merge16x8AVX512, merge16: merge16x16AVX512, merge32: merge32x32AVX512, merge3216: merge32x16AVX512, middle: middleAVX512,
		krum: krumAVX512, squares: squaresAVX512, tree: treeAVX512, nesterov: nesterovAVX512, sub: subAVX512,
	}
)

func kernelsOf(e engine.Engine) *kernels {
	switch e {
	case engine.AVX2:
		return kernelsAVX2
	case engine.AVX512:
		return kernelsAVX512
	}
	return nil
}
