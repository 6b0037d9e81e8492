package vec

import "assay/repops/engine"

func init() {
	sets[engine.NEON] = &Kernels{
		add: addNEON, sub: subNEON, mul: mulNEON, div: divNEON, maximum: maximumNEON, minimum: minimumNEON,
		addScalar: addScalarNEON, subScalar: subScalarNEON, scalarSub: scalarSubNEON, mulScalar: mulScalarNEON,
		divScalar: divScalarNEON, scalarDiv: scalarDivNEON, maximumScalar: maximumScalarNEON, minimumScalar: minimumScalarNEON,
		fma: fmaNEON, fmaScalar: fmaScalarNEON, fmaScalars: fmaScalarsNEON, neg: negNEON, abs: absNEON,
		eq: eqNEON, lt: ltNEON, le: leNEON, choose: chooseNEON,
		f32ToI32: f32ToI32NEON, f32ToI8: f32ToI8NEON, i32ToF32: i32ToF32NEON, i8ToF32: i8ToF32NEON, i8ToI32: i8ToI32NEON, i32ToI8: i32ToI8NEON,
		random: random(randomNEON, 16),
		Reductions: Reductions{
			sumGroups: sumAll, sumGroupsMul: sumMulAll, sumGroupsMul3: sumMul3All, sumGroupsDev: sumDevAll, amaxGroups: amaxAll, amaxAbsGroups: amaxAbsAll, maxAbs: maxAbsAll,
			sumColumns:    columns{16, 4, single(sumColumnsWideNEON), single(sumColumnsNEON)},
			amaxColumns:   columns{16, 4, single(amaxColumnsWideNEON), single(amaxColumnsNEON)},
			sumColumnsMul: columns{16, 4, double(sumColumnsMulWideNEON), double(sumColumnsMulNEON)},
		},
	}
}

// The assembly reduces whole groups. Of a shorter last one the values, mapped already, are copied and filled up with what
// changes no result.

func sumAll(dst, x []float32) {
	whole := len(x) / Group
	if whole > 0 {
		sumGroupsNEON(&dst[0], &x[0], whole)
	}
	if x = x[whole*Group:]; len(x) > 0 {
		var t [Group]float32
		copy(t[:], x)
		sumGroupsNEON(&dst[whole], &t[0], 1)
	}
}

func sumMulAll(dst, a, b []float32) {
	whole := len(a) / Group
	if whole > 0 {
		sumGroupsMulNEON(&dst[0], &a[0], &b[0], whole)
	}
	if a, b = a[whole*Group:], b[whole*Group:]; len(a) > 0 {
		var t [Group]float32
		mulNEON(t[:len(a)], a, b)
		sumGroupsNEON(&dst[whole], &t[0], 1)
	}
}

func sumMul3All(dst, a, b, c []float32) {
	whole := len(a) / Group
	if whole > 0 {
		sumGroupsMul3NEON(&dst[0], &a[0], &b[0], &c[0], whole)
	}
	if a, b, c = a[whole*Group:], b[whole*Group:], c[whole*Group:]; len(a) > 0 {
		var t [Group]float32
		mulNEON(t[:len(a)], a, b)
		mulNEON(t[:len(a)], t[:len(a)], c)
		sumGroupsNEON(&dst[whole], &t[0], 1)
	}
}

func sumDevAll(dst, x []float32, s float32) {
	whole := len(x) / Group
	if whole > 0 {
		sumGroupsDevNEON(&dst[0], &x[0], whole, s)
	}
	if x = x[whole*Group:]; len(x) > 0 {
		var t [Group]float32
		subScalarNEON(t[:len(x)], x, s)
		mulNEON(t[:len(x)], t[:len(x)], t[:len(x)])
		sumGroupsNEON(&dst[whole], &t[0], 1)
	}
}

func amaxAll(dst, x []float32) {
	whole := len(x) / Group
	if whole > 0 {
		amaxGroupsNEON(&dst[0], &x[0], whole)
	}
	if x = x[whole*Group:]; len(x) > 0 {
		var t [Group]float32
		for i := copy(t[:], x); i < Group; i++ {
			t[i] = minusInf
		}
		amaxGroupsNEON(&dst[whole], &t[0], 1)
	}
}

// amaxAbsAll and maxAbsAll compare magnitudes that are written to memory first.

func amaxAbsAll(dst, x []float32) {
	var t [Group]float32
	for g := range dst {
		part := part(x, g)
		absNEON(t[:len(part)], part)
		amaxAll(dst[g:g+1], t[:len(part)])
	}
}

func maxAbsAll(dst, a, x []float32) {
	var t [Group]float32
	for lo := 0; lo < len(dst); lo += Group {
		hi := min(lo+Group, len(dst))
		absNEON(t[:hi-lo], x[lo:hi])
		maximumNEON(dst[lo:hi], a[lo:hi], t[:hi-lo])
	}
}
