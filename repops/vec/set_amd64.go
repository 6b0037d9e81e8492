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
		sumGroups: sumGroupsAVX2, amaxGroups: amaxGroupsAVX2,
		sumGroupsMul: sumGroupsMulAVX2, sumGroupsMul3: sumGroupsMul3AVX2, sumGroupsDev: sumGroupsDevAVX2,
		random:        random(randomAVX2, 16),
		sumColumns:    columns{16, 8, single(sumColumnsWideAVX2), single(sumColumnsAVX2)},
		amaxColumns:   columns{16, 8, single(amaxColumnsWideAVX2), single(amaxColumnsAVX2)},
		sumColumnsMul: columns{16, 8, double(sumColumnsMulWideAVX2), double(sumColumnsMulAVX2)},
	}
	sets[engine.AVX512] = &Kernels{
		add: addAVX512, sub: subAVX512, mul: mulAVX512, div: divAVX512, maximum: maximumAVX512, minimum: minimumAVX512,
		addScalar: addScalarAVX512, subScalar: subScalarAVX512, scalarSub: scalarSubAVX512, mulScalar: mulScalarAVX512,
		divScalar: divScalarAVX512, scalarDiv: scalarDivAVX512, maximumScalar: maximumScalarAVX512, minimumScalar: minimumScalarAVX512,
		fma: fmaAVX512, fmaScalar: fmaScalarAVX512, fmaScalars: fmaScalarsAVX512, neg: negAVX512, abs: absAVX512,
		eq: eqAVX512, lt: ltAVX512, le: leAVX512, choose: chooseAVX512,
		f32ToI32: f32ToI32AVX512, f32ToI8: f32ToI8AVX512, i32ToF32: i32ToF32AVX512, i8ToF32: i8ToF32AVX512, i8ToI32: i8ToI32AVX512, i32ToI8: i32ToI8AVX512,
		sumGroups: sumGroupsAVX512, amaxGroups: amaxGroupsAVX512,
		sumGroupsMul: sumGroupsMulAVX512, sumGroupsMul3: sumGroupsMul3AVX512, sumGroupsDev: sumGroupsDevAVX512,
		random:        random(randomAVX512, 32),
		sumColumns:    columns{64, 16, single(sumColumnsWideAVX512), single(sumColumnsAVX512)},
		amaxColumns:   columns{64, 16, single(amaxColumnsWideAVX512), single(amaxColumnsAVX512)},
		sumColumnsMul: columns{64, 16, double(sumColumnsMulWideAVX512), double(sumColumnsMulAVX512)},
	}
}

// single and double give column kernels the pointers they want. The bounds of the last row are checked here.
func single(f func(dst, x *float32, stride, rows int)) func(dst, a, b []float32, stride, rows int) {
	return func(dst, a, _ []float32, stride, rows int) {
		_ = a[(rows-1)*stride+len(dst)-1]
		f(&dst[0], &a[0], 4*stride, rows)
	}
}

func double(f func(dst, a, b *float32, stride, rows int)) func(dst, a, b []float32, stride, rows int) {
	return func(dst, a, b []float32, stride, rows int) {
		_, _ = a[(rows-1)*stride+len(dst)-1], b[(rows-1)*stride+len(dst)-1]
		f(&dst[0], &a[0], &b[0], 4*stride, rows)
	}
}

// random fills up what does not fit the blocks of the kernel f, which are of so many numbers from a multiple of 4 on.
func random(f func(dst []float32, counter, seed uint64, node, micro uint32), block int) func([]float32, uint64, uint64, uint32, uint32) {
	return func(dst []float32, seed, first uint64, node, micro uint32) {
		head := min(int(-first&3), len(dst))
		randomPortable(dst[:head], seed, first, node, micro)
		dst, first = dst[head:], first+uint64(head)
		whole := len(dst) / block * block
		f(dst[:whole], first/4, seed, node, micro)
		randomPortable(dst[whole:], seed, first+uint64(whole), node, micro)
	}
}
