package vec

import (
	"math"
	"math/bits"

	"assay/repops/num"
)

// portable is the set in plain Go, which the others are checked against.
var portable = Kernels{
	add: pair(num.Add), sub: pair(num.Sub), mul: pair(num.Mul), div: pair(num.Div), maximum: pair(num.Maximum), minimum: pair(num.Minimum),
	addScalar: withScalar(num.Add), subScalar: withScalar(num.Sub), mulScalar: withScalar(num.Mul), divScalar: withScalar(num.Div),
	scalarSub:     withScalar(func(a, s float32) float32 { return num.Sub(s, a) }),
	scalarDiv:     withScalar(func(a, s float32) float32 { return num.Div(s, a) }),
	maximumScalar: withScalar(num.Maximum), minimumScalar: withScalar(num.Minimum),
	fma: func(dst, a, b, c []float32) {
		for i := range dst {
			dst[i] = num.Fma(a[i], b[i], c[i])
		}
	},
	fmaScalar: func(dst, a []float32, s float32, c []float32) {
		for i := range dst {
			dst[i] = num.Fma(a[i], s, c[i])
		}
	},
	fmaScalars: func(dst, a []float32, s, t float32) {
		for i := range dst {
			dst[i] = num.Fma(a[i], s, t)
		}
	},
	neg: convert(num.Neg), abs: convert(num.Abs),
	eq: compare(num.Eq), lt: compare(num.Lt), le: compare(num.Le),
	choose: func(dst []float32, c []int8, a, b []float32) {
		for i := range dst {
			dst[i] = num.Select(c[i], a[i], b[i])
		}
	},
	f32ToI32: convert(num.F32ToI32), f32ToI8: convert(num.F32ToI8), i32ToF32: convert(num.I32ToF32),
	i8ToF32: convert(num.I8ToF32), i8ToI32: convert(num.I8ToI32), i32ToI8: convert(num.I32ToI8),
	random: randomPortable,
	Reductions: Reductions{
		sumGroups: func(dst, x []float32) {
			for g := range dst {
				dst[g] = sumGroup(part(x, g))
			}
		},
		sumGroupsMul: func(dst, a, b []float32) {
			var t [Group]float32
			for g := range dst {
				a, b := part(a, g), part(b, g)
				for i := range a {
					t[i] = float32(a[i] * b[i])
				}
				dst[g] = sumGroup(t[:len(a)])
			}
		},
		sumGroupsMul3: func(dst, a, b, c []float32) {
			var t [Group]float32
			for g := range dst {
				a, b, c := part(a, g), part(b, g), part(c, g)
				for i := range a {
					t[i] = float32(float32(a[i]*b[i]) * c[i])
				}
				dst[g] = sumGroup(t[:len(a)])
			}
		},
		sumGroupsDev: func(dst, x []float32, s float32) {
			var t [Group]float32
			for g := range dst {
				x := part(x, g)
				for i := range x {
					d := x[i] - s
					t[i] = float32(d * d)
				}
				dst[g] = sumGroup(t[:len(x)])
			}
		},
		amaxGroups: func(dst, x []float32) {
			for g := range dst {
				m := minusInf
				for _, v := range part(x, g) {
					m = num.Maximum(m, v)
				}
				dst[g] = m
			}
		},
		amaxAbsGroups: func(dst, x []float32) {
			for g := range dst {
				m := uint32(0)
				for _, v := range part(x, g) {
					m = max(m, math.Float32bits(v)&math.MaxInt32)
				}
				dst[g] = num.Canonical(math.Float32frombits(m))
			}
		},
		sumColumns:    columnsPortable(0, func(a, _ float32) float32 { return a }, num.Add),
		amaxColumns:   columnsPortable(minusInf, func(a, _ float32) float32 { return a }, num.Maximum),
		sumColumnsMul: columnsPortable(0, num.Mul, num.Add),
		maxAbs: func(dst, a, x []float32) {
			for i := range dst {
				dst[i] = math.Float32frombits(max(math.Float32bits(a[i]), math.Float32bits(x[i])&math.MaxInt32))
			}
		},
	},
}

// part is group g of x.
func part(x []float32, g int) []float32 { return x[g*Group : min((g+1)*Group, len(x))] }

// sumGroup is the sum of at most 256 values by rule 2.6.
func sumGroup(x []float32) float32 {
	var v [slots]float32
	for ; len(x) >= slots; x = x[slots:] {
		for l, y := range x[:slots] {
			v[l] += y
		}
	}
	for l, y := range x {
		v[l] += y
	}
	for h := slots / 2; h > 0; h /= 2 {
		for l := range h {
			v[l] += v[l+h]
		}
	}
	return num.Canonical(v[0])
}

// narrow is the width of the portable column kernels.
const narrow = 8

// columnsPortable reduces columns after value(i), the row's part of element i of the matrices, by join from start.
func columnsPortable(start float32, value func(a, b float32) float32, join func(x, y float32) float32) columns {
	f := func(dst, a, b []float32, stride, rows int) {
		var v [slots][narrow]float32
		for l := range v {
			for j := range v[l] {
				v[l][j] = start
			}
		}
		for i := range rows {
			w := &v[i%slots]
			for j := range w {
				w[j] = join(w[j], value(a[i*stride+j], b[i*stride+j]))
			}
		}
		for h := slots / 2; h > 0; h /= 2 {
			for l := range h {
				for j := range v[l] {
					v[l][j] = join(v[l][j], v[l+h][j])
				}
			}
		}
		for j, x := range v[0] {
			dst[j] = num.Canonical(x)
		}
	}
	return columns{width: narrow, narrow: f}
}

func pair(f func(a, b float32) float32) func(dst, a, b []float32) {
	return func(dst, a, b []float32) {
		for i := range dst {
			dst[i] = f(a[i], b[i])
		}
	}
}

func withScalar(f func(a, s float32) float32) func(dst, a []float32, s float32) {
	return func(dst, a []float32, s float32) {
		for i := range dst {
			dst[i] = f(a[i], s)
		}
	}
}

func compare(f func(a, b float32) int8) func(dst []int8, a, b []float32) {
	return func(dst []int8, a, b []float32) {
		for i := range dst {
			dst[i] = f(a[i], b[i])
		}
	}
}

func convert[D, S any](f func(S) D) func(dst []D, x []S) {
	return func(dst []D, x []S) {
		for i := range dst {
			dst[i] = f(x[i])
		}
	}
}

// randomPortable is num.Random for four numbers at a time.
func randomPortable(dst []float32, seed, first uint64, node, micro uint32) {
	for len(dst) > 0 {
		w := philox(first/4, seed, node, micro)
		for _, w := range w[first%4:] {
			if len(dst) == 0 {
				return
			}
			dst[0] = float32(float32(w>>8) * 0x1p-24)
			dst, first = dst[1:], first+1
		}
	}
}

func philox(counter, seed uint64, node, micro uint32) [4]uint32 {
	c := [4]uint32{uint32(counter), uint32(counter >> 32), node, micro}
	k0, k1 := uint32(seed), uint32(seed>>32)
	for range 10 {
		hi0, lo0 := bits.Mul32(0xd2511f53, c[0])
		hi1, lo1 := bits.Mul32(0xcd9e8d57, c[2])
		c = [4]uint32{hi1 ^ c[1] ^ k0, lo1, hi0 ^ c[3] ^ k1, lo0}
		k0 += 0x9e3779b9
		k1 += 0xbb67ae85
	}
	return c
}
