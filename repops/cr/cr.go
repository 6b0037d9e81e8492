// Package cr has the correctly rounded functions of package num for whole vectors, one set of kernels an engine.
//
// All engines give the bits of package num. They perform its operations in its order, with the constants of package sequence,
// except for the reciprocal root with AVX-512 and for sine and cosine: of these the kernels find a binary64 value, and leave to
// package num what lies so near to a midpoint of binary32 that it decides nothing, and great numbers. The exhaustive test compares
// all of them on every binary32 number.
//
// Like every kernel these trust the floating-point control state: work that may start on a foreign thread goes through the
// worker pool of repops, which sets it.
package cr

import (
	"fmt"

	"assay/repops/engine"
	"assay/repops/num"
)

// Kernels are the functions of one engine. Each writes f(x[i]) to dst[i], correctly rounded, any NaN canonical, for all i. dst
// and x have equal lengths; anything else is a mistake of the caller and panics. dst may be x, but must not overlap it in any
// other way. A call does no more than the work of its goroutine; what it is asked to do may be cut anywhere.
type Kernels struct {
	Exp, Log, Tanh, Erf, Sin, Cos, Rsqrt, Sqrt func(dst, x []float32)
}

var portable = Kernels{
	Exp: each(num.Exp), Log: each(num.Log), Tanh: each(num.Tanh), Erf: each(num.Erf), Sin: each(num.Sin), Cos: each(num.Cos),
	Rsqrt: each(num.Rsqrt), Sqrt: each(num.Sqrt),
}

// sets has the engines that have kernels of their own.
var sets = map[engine.Engine]*Kernels{}

// For returns the kernels of e, which this machine must have. An engine without kernels of its own gets the portable ones.
func For(e engine.Engine) *Kernels {
	if k := sets[e]; k != nil {
		return k
	}
	return &portable
}

func sameLength(dst, x []float32) {
	if len(dst) != len(x) {
		panic(fmt.Sprintf("cr: %d results for %d numbers", len(dst), len(x)))
	}
}

func each(f func(float32) float32) func(dst, x []float32) {
	return func(dst, x []float32) {
		sameLength(dst, x)
		for i, v := range x {
			dst[i] = f(v)
		}
	}
}
