package fused

import (
	"errors"
	"fmt"
	"math"

	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/gemm"
	"assay/repops/num"
	"assay/repops/vec"
)

// ErrShape reports operands whose sizes do not fit together.
var ErrShape = errors.New("sizes do not fit together")

// Kernels are the composites on one engine.
type Kernels struct {
	Pointwise
	Rows
	Optimisers
}

// The composites by what they go over.
type (
	// Pointwise are activations, dropout, rotary positions and embeddings: element by element.
	Pointwise struct{ *parts }
	// Rows are softmax, the norms, the loss and attention: row by row.
	Rows struct{ *parts }
	// Optimisers are steps of an optimiser.
	Optimisers struct{ *parts }
)

// parts is what the composites of one engine are made of.
type parts struct {
	set
	vec  *vec.Kernels
	cr   *cr.Kernels
	gemm *gemm.Kernels
}

// set is what each engine has of its own; every function works element by element on slices of the first one's length.
type set struct {
	softmaxBackward   func(dst, p, dp []float32, s float32)
	divMul            func(dst, x []float32, s, t float32)
	layerNorm         func(y, xhat, x, w, b []float32, mean, r float32)
	layerNormY        func(y, x, w, b []float32, mean, r float32)
	layerNormBackward func(dx, dy, w, xhat []float32, a, minusB, r float32)
	rmsNorm           func(y, z, x, w []float32, r float32)
	rmsNormY          func(y, x, w []float32, r float32)
	rmsNormBackward   func(dx, dy, w, z []float32, minusB, r float32)
	gelu              func(dst, x, e []float32)
	geluSquare        func(dst, x []float32)
	geluBackward      func(dx, dy, x, e, erf []float32)
	geluTanhArgument  func(dst, x []float32)
	geluTanhBackward  func(dx, dy, x, t []float32)
	sigmoid           func(dst, e []float32)
	sigmoidBackward   func(dx, dy, s []float32)
	silu              func(dst, x, e []float32)
	siluBackward      func(dx, dy, x, e []float32)
	reluBackward      func(dx, dy, x []float32)
	rotary            func(y1, y2, x1, x2, c1, c2, s1, s2 []float32)
	rotaryBackward    func(y1, y2, x1, x2, c1, c2, s1, s2 []float32)
	adamW             func(p, m, v, g []float32, s0, s1, s2, k1, k2, beta2, eps float32)
	merge             func(dst, local, global []float32, alpha float32)
	dropout           func(dst, x, r []float32, p, c float32)
}

var sets = map[engine.Engine]set{}

// For returns the composites on e, which this machine must have.
func For(e engine.Engine) *Kernels {
	s, ok := sets[e]
	if !ok {
		s = portable
	}
	p := &parts{s, vec.For(e), cr.For(e), gemm.For(e)}
	return &Kernels{Pointwise{p}, Rows{p}, Optimisers{p}}
}

// Constants of the expansions.
var (
	half         = math.Float32frombits(0x3f000000)
	minusHalf    = math.Float32frombits(0xbf000000)
	rootHalf     = math.Float32frombits(0x3f3504f3) // 1/√2
	pdf          = math.Float32frombits(0x3ecc422a) // 1/√(2π)
	tanhC1       = math.Float32frombits(0x3f4c422a) // √(2/π)
	tanhC3       = math.Float32frombits(0x3d122279) // 0.044715·√(2/π)
	tanhC9       = math.Float32frombits(0x3ddb33b6) // 3·0.044715·√(2/π)
	flush        = math.Float32frombits(0x0b800000) // 2^-104
	normGuard    = math.Float32frombits(0x358637bd) // 1e-6
	canonicalNaN = math.Float32frombits(0x7fc00000)
	minusInf     = float32(math.Inf(-1))
)

// equal is an error unless all lengths are n.
func equal(n int, slices ...[]float32) error {
	for _, s := range slices {
		if len(s) != n {
			return fmt.Errorf("%w: %d and %d elements", ErrShape, n, len(s))
		}
	}
	return nil
}

// matrix is an error unless all slices have rows × cols elements.
func matrix(rows, cols int, slices ...[]float32) error {
	if rows < 0 || cols < 0 || cols > 0 && rows > math.MaxInt/cols {
		return fmt.Errorf("%w: %d rows of %d", ErrShape, rows, cols)
	}
	for _, s := range slices {
		if len(s) != rows*cols {
			return fmt.Errorf("%w: %d rows of %d, but %d elements", ErrShape, rows, cols, len(s))
		}
	}
	return nil
}

// grain is the number of rows of cols elements that one core takes at a time.
func grain(cols int) int { return max(1, 1<<14/max(1, cols)) }

// portable is the set in plain Go.
var portable = set{
	softmaxBackward: func(dst, p, dp []float32, s float32) {
		for i := range dst {
			dst[i] = num.Mul(p[i], num.Sub(dp[i], s))
		}
	},
	divMul: func(dst, x []float32, s, t float32) {
		for i := range dst {
			dst[i] = num.Mul(num.Div(x[i], s), t)
		}
	},
	layerNorm: func(y, xhat, x, w, b []float32, mean, r float32) {
		for i := range y {
			xhat[i] = num.Mul(num.Sub(x[i], mean), r)
			y[i] = num.Fma(xhat[i], w[i], b[i])
		}
	},
	layerNormY: func(y, x, w, b []float32, mean, r float32) {
		for i := range y {
			y[i] = num.Fma(num.Mul(num.Sub(x[i], mean), r), w[i], b[i])
		}
	},
	layerNormBackward: func(dx, dy, w, xhat []float32, a, minusB, r float32) {
		for i := range dx {
			dx[i] = num.Mul(r, num.Fma(xhat[i], minusB, num.Sub(num.Mul(dy[i], w[i]), a)))
		}
	},
	rmsNorm: func(y, z, x, w []float32, r float32) {
		for i := range y {
			z[i] = num.Mul(x[i], r)
			y[i] = num.Mul(z[i], w[i])
		}
	},
	rmsNormY: func(y, x, w []float32, r float32) {
		for i := range y {
			y[i] = num.Mul(num.Mul(x[i], r), w[i])
		}
	},
	rmsNormBackward: func(dx, dy, w, z []float32, minusB, r float32) {
		for i := range dx {
			dx[i] = num.Mul(r, num.Fma(z[i], minusB, num.Mul(dy[i], w[i])))
		}
	},
	gelu: func(dst, x, e []float32) {
		for i := range dst {
			h := num.Mul(half, x[i])
			dst[i] = num.Fma(h, e[i], h)
		}
	},
	geluSquare: func(dst, x []float32) {
		for i := range dst {
			dst[i] = num.Mul(num.Mul(x[i], x[i]), minusHalf)
		}
	},
	geluBackward: func(dx, dy, x, e, erf []float32) {
		for i := range dx {
			dx[i] = num.Mul(dy[i], num.Fma(num.Mul(x[i], e[i]), pdf, num.Fma(erf[i], half, half)))
		}
	},
	geluTanhArgument: func(dst, x []float32) {
		for i := range dst {
			dst[i] = num.Mul(x[i], num.Fma(num.Mul(x[i], x[i]), tanhC3, tanhC1))
		}
	},
	geluTanhBackward: func(dx, dy, x, t []float32) {
		for i := range dx {
			p := num.Fma(t[i], half, half)
			w := num.Fma(num.Neg(t[i]), t[i], 1)
			u := num.Fma(num.Mul(x[i], x[i]), tanhC9, tanhC1)
			dx[i] = num.Mul(dy[i], num.Fma(num.Mul(num.Mul(half, x[i]), w), u, p))
		}
	},
	sigmoid: func(dst, e []float32) {
		for i := range dst {
			dst[i] = sigmoid(e[i])
		}
	},
	sigmoidBackward: func(dx, dy, s []float32) {
		for i := range dx {
			dx[i] = num.Mul(dy[i], num.Mul(s[i], num.Sub(1, s[i])))
		}
	},
	silu: func(dst, x, e []float32) {
		for i := range dst {
			dst[i] = num.Mul(x[i], sigmoid(e[i]))
		}
	},
	siluBackward: func(dx, dy, x, e []float32) {
		for i := range dx {
			s := sigmoid(e[i])
			dx[i] = num.Mul(dy[i], num.Mul(s, num.Fma(x[i], num.Sub(1, s), 1)))
		}
	},
	reluBackward: func(dx, dy, x []float32) {
		for i := range dx {
			dx[i] = num.Select(num.Lt(0, x[i]), num.Canonical(dy[i]), 0) // an operand's NaN may be a foreign one
		}
	},
	rotary: func(y1, y2, x1, x2, c1, c2, s1, s2 []float32) {
		for i := range y1 {
			a, b := x1[i], x2[i]
			y1[i] = num.Fma(a, c1[i], num.Mul(num.Neg(b), s1[i]))
			y2[i] = num.Fma(b, c2[i], num.Mul(a, s2[i]))
		}
	},
	rotaryBackward: func(y1, y2, x1, x2, c1, c2, s1, s2 []float32) {
		for i := range y1 {
			a, b := x1[i], x2[i]
			y1[i] = num.Fma(a, c1[i], num.Mul(b, s2[i]))
			y2[i] = num.Fma(b, c2[i], num.Neg(num.Mul(a, s1[i])))
		}
	},
	adamW: func(p, m, v, g []float32, s0, s1, s2, k1, k2, beta2, eps float32) {
		for i := range p {
			m1 := flushed(num.Fma(k1, num.Sub(g[i], m[i]), m[i]))
			v1 := flushed(num.Fma(num.Mul(k2, g[i]), g[i], num.Mul(beta2, v[i])))
			d := num.Fma(num.Sqrt(v1), s2, eps)
			p[i], m[i], v[i] = num.Fma(s1, num.Div(m1, d), num.Mul(p[i], s0)), m1, v1
		}
	},
	merge: func(dst, local, global []float32, alpha float32) {
		for i := range dst {
			dst[i] = num.Fma(alpha, num.Sub(local[i], global[i]), global[i])
		}
	},
	dropout: func(dst, x, r []float32, p, c float32) {
		for i := range dst {
			dst[i] = num.Select(num.Le(p, r[i]), num.Mul(x[i], c), 0)
		}
	},
}

func sigmoid(e float32) float32 { return num.Div(1, num.Add(1, e)) }

func flushed(x float32) float32 { return num.Select(num.Lt(num.Abs(x), flush), 0, x) }
