package fraud

import (
	"encoding/binary"
	"math"
	"slices"

	"assay/protocol"
	"assay/repops"
	"assay/repops/num"
	"assay/repops/quant"
)

// What follows is IOpReferee, function by function, on the same operands: bits, and bytes of little-endian numbers. Each is total.

// aggregate is the aggregate of one coordinate, whose values, 1 to 64, stand by ascending address. scores are as many scores of a rule
// that has some, sums of squares of one that scales or clips, or binary32 weights of a rule that is weighted. A parameter beyond what the rule takes
// drops all but the middle, or selects all or none.
func aggregate(rule protocol.AggregationRule, param, clip uint32, values, scores []byte) uint32 {
	in := protocol.RuleInputs{Rule: rule, Param: param, Clip: clip}
	xs := make([][]float32, len(values)/4)
	for i := range xs {
		xs[i] = []float32{floatAt(values, i)}
		switch {
		case len(scores) == 4*len(xs):
			in.Weights = append(in.Weights, floatAt(scores, i))
		case len(scores) == 8*len(xs):
			in.Scores = append(in.Scores, doubleAt(scores, i))
		}
	}
	var d [1]float32
	// Its errors are about shapes, which are right here.
	_ = in.Combine()(d[:], xs)
	return math.Float32bits(d[0])
}

// outerMomentum is b' = fma(mu, b, D), clamped and canonical.
func outerMomentum(mu, momentum, d uint32) uint32 {
	return math.Float32bits(num.Clamp(num.Fma(float(mu), float(momentum), float(d))))
}

// outerParameter is u = fma(mu, b', D), theta' = fma(−lr, u, theta), each clamped and canonical.
func outerParameter(mu, learningRate, newMomentum, d, parameter uint32) uint32 {
	u := num.Clamp(num.Fma(float(mu), float(newMomentum), float(d)))
	return math.Float32bits(num.Clamp(num.Fma(-float(learningRate), u, float(parameter))))
}

// squares is level 1 of a reduction: the canonical tree over the squares of x − y, at most a run of binary32; y empty means zeros.
func squares(x, y []byte) uint64 {
	terms := make([]float64, len(x)/4)
	for i := range terms {
		d := floatAt(x, i)
		if len(y) > 0 {
			d = num.Sub(d, floatAt(y, i))
		}
		terms[i] = num.MulExact(d, d)
	}
	return math.Float64bits(tree(terms))
}

// sum is a higher level: the canonical tree over at most a run of binary64.
func sum(partials []byte) uint64 {
	terms := make([]float64, len(partials)/8)
	for i := range terms {
		terms[i] = doubleAt(partials, i)
	}
	return math.Float64bits(tree(terms))
}

// tree is rule 2.6.
func tree(terms []float64) float64 {
	var v [32]float64
	for i, t := range terms {
		v[i%32] = num.Add64(v[i%32], t)
	}
	for h := 16; h >= 1; h /= 2 {
		for l := range h {
			v[l] = num.Add64(v[l], v[l+h])
		}
	}
	return v[0]
}

// score is Krum's score of trainer i from its row of distances: the sum of the n − f − 2 least others, ascending.
func score(row []byte, i, f int) uint64 {
	n := len(row) / 8
	var others []float64
	for j := range n {
		if j != i {
			others = append(others, num.Canonical64(doubleAt(row, j)))
		}
	}
	slices.SortFunc(others, func(a, b float64) int {
		switch {
		case a < b || a == a && b != b:
			return -1
		case b < a || b == b && a != a:
			return 1
		}
		return 0
	})
	var total float64
	for _, d := range others[:min(max(n-f-2, 0), len(others))] {
		total = num.Add64(total, d)
	}
	return math.Float64bits(total)
}

// payloadWellFormed says whether a payload leaf that holds this many elements of its fragment is what the format and the
// specification's bound ask.
func payloadWellFormed(q protocol.Quantization, boundLog2 int16, leaf []byte, elements int) bool {
	values, ok := decode(q, leaf, elements)
	bound := math.Ldexp(1, int(boundLog2))
	for _, x := range values {
		// A NaN is not below the bound either.
		if !(math.Abs(float64(x)) <= bound && math.Abs(float64(x)) <= math.MaxFloat32) {
			return false
		}
	}
	return ok
}

// decode gives the first elements of a leaf, and whether it has its size, canonical blocks and a tail of zeros.
func decode(q protocol.Quantization, leaf []byte, elements int) ([]float32, bool) {
	values := make([]float32, elements)
	if blocks, ok := q.Blocks(); ok {
		err := quant.Dequantise(values, leaf, blocks)
		return values, err == nil
	}
	if len(leaf) != repops.LeafBytes {
		return nil, false
	}
	for i := range values {
		values[i] = floatAt(leaf, i)
	}
	return values, isZero(leaf[4*elements:])
}

// dequantise gives binary32 values first to first + count − 1 of a well-formed leaf.
func dequantise(q protocol.Quantization, leaf []byte, first, count int) []byte {
	blocks, ok := q.Blocks()
	if !ok {
		return leaf[4*first:][:4*count]
	}
	values := make([]float32, blocks.LeafValues())
	if err := quant.Dequantise(values, leaf, blocks); err != nil {
		return nil
	}
	out := make([]byte, 0, 4*count)
	for _, x := range values[first:][:count] {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(x))
	}
	return out
}

func float(bits uint32) float32 { return math.Float32frombits(bits) }

func floatBits(b []byte, i int) uint32 { return binary.LittleEndian.Uint32(b[4*i:]) }

func floatAt(b []byte, i int) float32 { return float(floatBits(b, i)) }

func doubleBits(b []byte, i int) uint64 { return binary.LittleEndian.Uint64(b[8*i:]) }

func doubleAt(b []byte, i int) float64 { return math.Float64frombits(doubleBits(b, i)) }

func isZero(b []byte) bool {
	for _, x := range b {
		if x != 0 {
			return false
		}
	}
	return true
}
