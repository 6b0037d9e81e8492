package cr

import (
	"math"
	"slices"
	"unsafe"

	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/num/sequence"
)

func init() {
	sets[engine.NEON] = &Kernels{
		Exp: vector(expNEON, expConstants), Log: vector(logNEON, logConstants), Tanh: vector(tanhNEON, tanhConstants),
		Erf: vector(erfNEON, erfConstants), Sin: portable.Sin, Cos: portable.Cos, Rsqrt: vector(rsqrtNEON, rsqrtConstants), Sqrt: vector(sqrtNEON, sqrtConstants),
	}
}

// vector gives the assembly, which trusts its arguments, slices of equal length.
func vector(f func(dst, x *float32, n int, c *uint64), constants []uint64) func(dst, x []float32) {
	return func(dst, x []float32) {
		sameLength(dst, x)
		f(unsafe.SliceData(dst), unsafe.SliceData(x), len(x), &constants[0])
	}
}

// The constants of each function, in the order in which the assembly loads them: registers of two binary64 numbers or four
// binary32 ones, and tables of four binary64 numbers.
var (
	expConstants = slices.Concat(
		descending(sequence.Exp[:]), reduction,
		singles(sequence.ExpMax, sequence.ExpMin), words(num.CanonicalNaN))

	tanhConstants = slices.Concat(
		descending(sequence.Exp[1:]), reduction, doubles(1, 2),
		singles(sequence.TanhMax), words(num.CanonicalNaN, signBit))

	erfConstants = slices.Concat(
		singles(sequence.ErfStep[:]...), longs(bytesOfEntry), words(signBit), singles(sequence.ErfMax), words(num.CanonicalNaN),
		entries(sequence.ErfMid), erfEntries())

	logConstants = slices.Concat(
		longs(1, sequence.LogBase, ^uint64(1<<52-1), 0x18), []uint64{0, 0x0808080808080808}, longs(bytesOfEntry),
		doubles(-1), words(num.CanonicalNaN),
		entries(sequence.LogInv), entries(sequence.LogHi), entries(sequence.LogLo),
		doubles(sequence.Ln2Hi, sequence.Ln2Lo, -0.5), descending(sequence.Log[:]),
		singles(float32(math.Inf(1)), float32(math.Inf(-1))))

	rsqrtConstants = slices.Concat(doubles(1), words(num.CanonicalNaN))
	sqrtConstants  = words(num.CanonicalNaN)

	reduction = doubles(sequence.Magic, sequence.Log2E, sequence.Ln2Hi, sequence.Ln2Lo)
)

const (
	signBit      = 1 << 31
	bytesOfEntry = 0x0706050403020100 // the bytes of a table's first entry
)

// longs fills a register with each of some 64-bit values.
func longs(xs ...uint64) []uint64 {
	var c []uint64
	for _, x := range xs {
		c = append(c, x, x)
	}
	return c
}

func doubles(xs ...float64) []uint64 {
	var c []uint64
	for _, x := range xs {
		c = append(c, longs(math.Float64bits(x))...)
	}
	return c
}

func words(xs ...uint32) []uint64 {
	var c []uint64
	for _, x := range xs {
		c = append(c, longs(uint64(x)<<32|uint64(x))...)
	}
	return c
}

func singles(xs ...float32) []uint64 {
	var c []uint64
	for _, x := range xs {
		c = append(c, words(math.Float32bits(x))...)
	}
	return c
}

// descending has the coefficients of a polynomial from the highest power down.
func descending(xs []float64) []uint64 {
	xs = slices.Clone(xs)
	slices.Reverse(xs)
	return doubles(xs...)
}

func entries(xs [4]float64) []uint64 {
	c := make([]uint64, len(xs))
	for i, x := range xs {
		c[i] = math.Float64bits(x)
	}
	return c
}

// erfEntries has a table for each coefficient, from the highest power down.
func erfEntries() []uint64 {
	var c []uint64
	for j := sequence.ErfTerms - 1; j >= 0; j-- {
		var xs [4]float64
		for i := range xs {
			xs[i] = sequence.Erf[i][j]
		}
		c = append(c, entries(xs)...)
	}
	return c
}
