package vec

import (
	"fmt"

	"assay/repops/engine"
)

// Kernels are the kernels of one engine.
type Kernels struct {
	Reductions

	add, sub, mul, div, maximum, minimum               func(dst, a, b []float32)
	addScalar, subScalar, scalarSub, mulScalar         func(dst, a []float32, s float32)
	divScalar, scalarDiv, maximumScalar, minimumScalar func(dst, a []float32, s float32)
	fma                                                func(dst, a, b, c []float32)
	fmaScalar                                          func(dst, a []float32, s float32, c []float32)
	fmaScalars                                         func(dst, a []float32, s, t float32)
	neg, abs                                           func(dst, a []float32)
	eq, lt, le                                         func(dst []int8, a, b []float32)
	choose                                             func(dst []float32, c []int8, a, b []float32)
	f32ToI32                                           func(dst []int32, x []float32)
	f32ToI8                                            func(dst []int8, x []float32)
	i32ToF32                                           func(dst []float32, x []int32)
	i8ToF32                                            func(dst []float32, x []int8)
	i8ToI32                                            func(dst []int32, x []int8)
	i32ToI8                                            func(dst []int8, x []int32)
	random                                             func(dst []float32, seed, first uint64, node, micro uint32)
}

// Reductions are the kernels of an engine that reduce: sums and maxima of vectors, and of a matrix's rows or columns.
type Reductions struct {
	sumGroups, amaxGroups, amaxAbsGroups   func(dst, x []float32)
	sumGroupsMul                           func(dst, a, b []float32)
	sumGroupsMul3                          func(dst, a, b, c []float32)
	sumGroupsDev                           func(dst, x []float32, s float32)
	sumColumns, amaxColumns, sumColumnsMul columns
	maxAbs                                 func(dst, a, x []float32) // of patterns, those of a not negative
}

// columns reduces one group of at most 256 rows: each call does exactly width columns of matrices whose rows are stride
// elements apart. wide may be nil. Kernels of one matrix get it twice.
type columns struct {
	wideWidth, width int
	wide, narrow     func(dst, a, b []float32, stride, rows int)
}

var sets [4]*Kernels

// For returns the kernels of e, which this machine must have. An engine without kernels of its own gets the portable ones.
func For(e engine.Engine) *Kernels {
	if int(e) < len(sets) && sets[e] != nil {
		return sets[e]
	}
	return &portable
}

func same(n int, others ...int) {
	for _, m := range others {
		if m != n {
			panic(fmt.Sprintf("vec: operands of %d and %d elements", n, m))
		}
	}
}

// Add writes a + b to dst.
func (k *Kernels) Add(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.add(dst, a, b) }

// Sub writes a − b to dst.
func (k *Kernels) Sub(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.sub(dst, a, b) }

// Mul writes a · b to dst.
func (k *Kernels) Mul(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.mul(dst, a, b) }

// Div writes a / b to dst.
func (k *Kernels) Div(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.div(dst, a, b) }

// Maximum writes maximum(a, b) to dst: any NaN gives NaN, −0 < +0.
func (k *Kernels) Maximum(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.maximum(dst, a, b) }

// Minimum writes minimum(a, b) to dst: any NaN gives NaN, −0 < +0.
func (k *Kernels) Minimum(dst, a, b []float32) { same(len(dst), len(a), len(b)); k.minimum(dst, a, b) }

// AddScalar writes a + s to dst.
func (k *Kernels) AddScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.addScalar(dst, a, s)
}

// SubScalar writes a − s to dst.
func (k *Kernels) SubScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.subScalar(dst, a, s)
}

// ScalarSub writes s − a to dst.
func (k *Kernels) ScalarSub(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.scalarSub(dst, a, s)
}

// MulScalar writes a · s to dst.
func (k *Kernels) MulScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.mulScalar(dst, a, s)
}

// DivScalar writes a / s to dst.
func (k *Kernels) DivScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.divScalar(dst, a, s)
}

// ScalarDiv writes s / a to dst.
func (k *Kernels) ScalarDiv(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.scalarDiv(dst, a, s)
}

// MaximumScalar writes maximum(a, s) to dst.
func (k *Kernels) MaximumScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.maximumScalar(dst, a, s)
}

// MinimumScalar writes minimum(a, s) to dst.
func (k *Kernels) MinimumScalar(dst, a []float32, s float32) {
	same(len(dst), len(a))
	k.minimumScalar(dst, a, s)
}

// Fma writes a · b + c, rounded once, to dst.
func (k *Kernels) Fma(dst, a, b, c []float32) {
	same(len(dst), len(a), len(b), len(c))
	k.fma(dst, a, b, c)
}

// FmaScalar writes a · s + c, rounded once, to dst.
func (k *Kernels) FmaScalar(dst, a []float32, s float32, c []float32) {
	same(len(dst), len(a), len(c))
	k.fmaScalar(dst, a, s, c)
}

// FmaScalars writes a · s + t, rounded once, to dst.
func (k *Kernels) FmaScalars(dst, a []float32, s, t float32) {
	same(len(dst), len(a))
	k.fmaScalars(dst, a, s, t)
}

// Neg writes −a, which is a · −1, to dst.
func (k *Kernels) Neg(dst, a []float32) { same(len(dst), len(a)); k.neg(dst, a) }

// Abs writes |a|, which is maximum(a, −a), to dst.
func (k *Kernels) Abs(dst, a []float32) { same(len(dst), len(a)); k.abs(dst, a) }

// Eq writes 1 where a = b, else 0, to dst. NaN equals nothing, −0 equals +0.
func (k *Kernels) Eq(dst []int8, a, b []float32) { same(len(dst), len(a), len(b)); k.eq(dst, a, b) }

// Lt writes 1 where a < b, else 0, to dst.
func (k *Kernels) Lt(dst []int8, a, b []float32) { same(len(dst), len(a), len(b)); k.lt(dst, a, b) }

// Le writes 1 where a ≤ b, else 0, to dst.
func (k *Kernels) Le(dst []int8, a, b []float32) { same(len(dst), len(a), len(b)); k.le(dst, a, b) }

// Select writes a where c is not 0, else b, to dst. It moves bits: nothing is rounded or made canonical.
func (k *Kernels) Select(dst []float32, c []int8, a, b []float32) {
	same(len(dst), len(c), len(a), len(b))
	k.choose(dst, c, a, b)
}

// F32ToI32 rounds x to int32, ties to even. Values out of range saturate and NaN gives 0.
func (k *Kernels) F32ToI32(dst []int32, x []float32) { same(len(dst), len(x)); k.f32ToI32(dst, x) }

// F32ToI8 rounds x to int8, ties to even. Values out of range saturate and NaN gives 0.
func (k *Kernels) F32ToI8(dst []int8, x []float32) { same(len(dst), len(x)); k.f32ToI8(dst, x) }

// I32ToF32 rounds x to float32.
func (k *Kernels) I32ToF32(dst []float32, x []int32) { same(len(dst), len(x)); k.i32ToF32(dst, x) }

// I8ToF32 converts x exactly.
func (k *Kernels) I8ToF32(dst []float32, x []int8) { same(len(dst), len(x)); k.i8ToF32(dst, x) }

// I8ToI32 converts x exactly.
func (k *Kernels) I8ToI32(dst []int32, x []int8) { same(len(dst), len(x)); k.i8ToI32(dst, x) }

// I32ToI8 converts x, saturating.
func (k *Kernels) I32ToI8(dst []int8, x []int32) { same(len(dst), len(x)); k.i32ToI8(dst, x) }
