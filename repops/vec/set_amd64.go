package vec

import "assay/repops/engine"

func init() {
	sets[engine.AVX2] = &Kernels{
		add: addAVX2, sub: subAVX2, mul: mulAVX2, div: divAVX2, maximum: maximumAVX2, minimum: minimumAVX2,
		addScalar: addScalarAVX2, subScalar: subScalarAVX2, scalarSub: scalarSubAVX2, mulScalar: mulScalarAVX2,
		divScalar: divScalarAVX2, scalarDiv: scalarDivAVX2, maximumScalar: maximumScalarAVX2, minimumScalar: minimumScalarAVX2,
		fma: fmaAVX2, fmaScalar: fmaScalarAVX2, fmaScalars: fmaScalarsAVX2, neg: negAVX2, abs: absAVX2,
		eq: eqAVX2, lt: ltAVX2, le: leAVX2, choose: chooseAVX2,
		f32ToI32: f32ToI32AVX2, f32ToI8: f32ToI8AVX2, i32ToF32: i32ToF32AVX2, i8ToF32: i8ToF32AVX2, i8ToI32: i8ToI32AVX2, i32ToI8: i32ToI8AVX2,
		random: random(randomAVX2, 16),
		Reductions: Reductions{
			sumGroups: sumGroupsAVX2, amaxGroups: amaxGroupsAVX2, amaxAbsGroups: amaxAbsGroupsAVX2, maxAbs: maxAbsAVX2,
			sumGroupsMul: sumGroupsMulAVX2, sumGroupsMul3: sumGroupsMul3AVX2, sumGroupsDev: sumGroupsDevAVX2,
			sumColumns:    columns{16, 8, single(sumColumnsWideAVX2), single(sumColumnsAVX2)},
			amaxColumns:   columns{16, 8, single(amaxColumnsWideAVX2), single(amaxColumnsAVX2)},
			sumColumnsMul: columns{16, 8, double(sumColumnsMulWideAVX2), double(sumColumnsMulAVX2)},
		},
	}
	sets[engine.AVX512] = &Kernels{
		add: addAVX512, sub: subAVX512, mul: mulAVX512, div: divAVX512, maximum: maximumAVX512, minimum: minimumAVX512,
		addScalar: addScalarAVX512, subScalar: subScalarAVX512, scalarSub: scalarSubAVX512, mulScalar: mulScalarAVX512,
		divScalar: divScalarAVX512, scalarDiv: scalarDivAVX512, maximumScalar: maximumScalarAVX512, minimumScalar: minimumScalarAVX512,
		fma: fmaAVX512, fmaScalar: fmaScalarAVX512, fmaScalars: fmaScalarsAVX512, neg: negAVX512, abs: absAVX512,
		eq: eqAVX512, lt: ltAVX512, le: leAVX512, choose: chooseAVX512,
		f32ToI32: f32ToI32AVX512, f32ToI8: f32ToI8AVX512, i32ToF32: i32ToF32AVX512, i8ToF32: i8ToF32AVX512, i8ToI32: i8ToI32AVX512, i32ToI8: i32ToI8AVX512,
		random: random(randomAVX512, 32),
		Reductions: Reductions{
			sumGroups: sumGroupsAVX512, amaxGroups: amaxGroupsAVX512, amaxAbsGroups: amaxAbsGroupsAVX512, maxAbs: maxAbsAVX512,
			sumGroupsMul: sumGroupsMulAVX512, sumGroupsMul3: sumGroupsMul3AVX512, sumGroupsDev: sumGroupsDevAVX512,
			sumColumns:    columns{64, 16, single(sumColumnsWideAVX512), single(sumColumnsAVX512)},
			amaxColumns:   columns{64, 16, single(amaxColumnsWideAVX512), single(amaxColumnsAVX512)},
			sumColumnsMul: columns{64, 16, double(sumColumnsMulWideAVX512), double(sumColumnsMulAVX512)},
		},
	}
}
