package fused

// The methods below are the parts of composites that work element by element: on slices of the first one's length, which are not
// checked, on the calling core, under the floating-point state that it has. Results may be written over operands.

// Native says whether some engine of this machine has kernels of its own for this package.
func Native() bool { return len(sets) > 0 }

// GeluElements is y = fma(h, e, h), h = mul(0.5, x); e is erf or tanh of gelu's argument.
func (k Pointwise) GeluElements(y, x, e []float32) { k.gelu(y, x, e) }

// GeluSquareElements is dst = mul(mul(x, x), −0.5).
func (k Pointwise) GeluSquareElements(dst, x []float32) { k.geluSquare(dst, x) }

// GeluBackwardElements is the last part of GeluBackward; e is exp of what GeluSquareElements gives.
func (k Pointwise) GeluBackwardElements(dx, dy, x, e, erf []float32) {
	k.geluBackward(dx, dy, x, e, erf)
}

// LayerNormElements is xhat = mul(sub(x, mean), r), y = fma(xhat, w, b).
func (k Pointwise) LayerNormElements(y, xhat, x, w, b []float32, mean, r float32) {
	k.layerNorm(y, xhat, x, w, b, mean, r)
}

// LayerNormBackwardElements is dx = mul(r, fma(xhat, minusB, sub(mul(dy, w), a))).
func (k Pointwise) LayerNormBackwardElements(dx, dy, w, xhat []float32, a, minusB, r float32) {
	k.layerNormBackward(dx, dy, w, xhat, a, minusB, r)
}

// RMSNormBackwardElements is dx = mul(r, fma(z, minusB, mul(dy, w))).
func (k Pointwise) RMSNormBackwardElements(dx, dy, w, z []float32, minusB, r float32) {
	k.rmsNormBackward(dx, dy, w, z, minusB, r)
}

// AdamWElements is AdamW.
func (k Pointwise) AdamWElements(p, m, v, g []float32, a Adam) {
	k.adamW(p, m, v, g, a.S0, a.S1, a.S2, a.K1, a.K2, a.Beta2, a.Eps)
}
