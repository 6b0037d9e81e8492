package agg

import (
	"cmp"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
)

// The oracle computes in exact arithmetic (math/big) and rounds where the rules round. It shares no code with the package and
// knows finite values only: binary64 sums of binary32 values and of their squares neither overflow nor become subnormal, so 53
// bits and no bound on the exponent are binary64 there.

const (
	canonicalNaN32 = 0x7fc00000
	canonicalNaN64 = 0x7ff8000000000000
)

func newBig(prec uint) *big.Float { return new(big.Float).SetPrec(prec).SetMode(big.ToNearestEven) }

func bigOf(x float32) *big.Float { return newBig(53).SetFloat64(float64(x)) }

// round64 rounds an exact value to binary64.
func round64(x *big.Float) *big.Float { return newBig(53).Set(x) }

func round32(x *big.Float) float32 {
	v, _ := x.Float32()
	return v
}

// exactAdd and exactMul are exact for the values here: 2^-298 to 2^300.
func exactAdd(a, b *big.Float) *big.Float { return newBig(1200).Add(a, b) }
func exactMul(a, b *big.Float) *big.Float { return newBig(200).Mul(a, b) }

func divide64(a, b *big.Float) *big.Float { return newBig(53).Quo(a, b) }

// oracleSum adds in order, each sum rounded to binary64.
func oracleSum(terms []*big.Float) *big.Float {
	s := newBig(53)
	for _, t := range terms {
		s = round64(exactAdd(s, t))
	}
	return s
}

// oracleColumn is the values of a coordinate, +0 added to each.
func oracleColumn(xs [][]float32, i int) []*big.Float {
	c := make([]*big.Float, len(xs))
	for t, x := range xs {
		c[t] = exactAdd(bigOf(x[i]), newBig(53))
	}
	return c
}

func oracleMean(xs [][]float32) []float32 {
	out := make([]float32, len(xs[0]))
	for i := range out {
		out[i] = round32(divide64(oracleSum(oracleColumn(xs, i)), big.NewFloat(float64(len(xs)))))
	}
	return out
}

func oracleScaled(xs [][]float32, w []float32, divisor *big.Float) []float32 {
	out := make([]float32, len(xs[0]))
	for i := range out {
		terms := oracleColumn(xs, i)
		for t := range terms {
			terms[t] = exactMul(terms[t], bigOf(w[t]))
		}
		out[i] = round32(divide64(oracleSum(terms), divisor))
	}
	return out
}

func oracleWeighted(xs [][]float32, w []float32) []float32 {
	terms := make([]*big.Float, len(w))
	for t := range w {
		terms[t] = bigOf(w[t])
	}
	return oracleScaled(xs, w, oracleSum(terms))
}

func oracleTrimmed(xs [][]float32, k int) []float32 {
	out := make([]float32, len(xs[0]))
	for i := range out {
		c := oracleColumn(xs, i)
		slices.SortFunc(c, func(a, b *big.Float) int { return a.Cmp(b) })
		c = c[k : len(c)-k]
		out[i] = round32(divide64(oracleSum(c), big.NewFloat(float64(len(c)))))
	}
	return out
}

func oracleMedian(xs [][]float32) []float32 {
	out := make([]float32, len(xs[0]))
	for i := range out {
		c := oracleColumn(xs, i)
		slices.SortFunc(c, func(a, b *big.Float) int { return a.Cmp(b) })
		n := len(c)
		if n%2 == 1 {
			out[i] = round32(exactAdd(c[n/2], newBig(53)))
			continue
		}
		out[i] = round32(exactMul(round64(exactAdd(c[n/2-1], c[n/2])), big.NewFloat(0.5)))
	}
	return out
}

// oracleTree is rules 2.6 and 2.7, written as they stand, and returns level 1 beside the sum.
func oracleTree(terms []*big.Float) (sum *big.Float, level1 []*big.Float) {
	level := terms
	for first := true; first || len(level) > 1; first = false {
		var next []*big.Float
		for group := range slices.Chunk(level, 256) {
			v := make([]*big.Float, 32)
			for i := range v {
				v[i] = newBig(53)
			}
			for i, x := range group {
				v[i%32] = round64(exactAdd(v[i%32], x))
			}
			for _, h := range []int{16, 8, 4, 2, 1} {
				for l := range h {
					v[l] = round64(exactAdd(v[l], v[l+h]))
				}
			}
			next = append(next, v[0])
		}
		if first {
			level1 = next
		}
		level = next
	}
	if len(level) == 0 {
		return newBig(53), nil
	}
	return level[0], level1
}

// oracleDistance is the squared distance of two vectors and its level 1.
func oracleDistance(x, y []float32) (*big.Float, []*big.Float) {
	terms := make([]*big.Float, len(x))
	for i := range x {
		d := bigOf(round32(exactAdd(bigOf(x[i]), exactMul(bigOf(y[i]), big.NewFloat(-1)))))
		terms[i] = exactMul(d, d)
	}
	return oracleTree(terms)
}

type oracleKrumResult struct {
	distances, scores []*big.Float
	level1            [][]*big.Float
	order             []int // by (score, index)
}

func oracleKrum(xs [][]float32, f int) (r oracleKrumResult) {
	n := len(xs)
	to := make([][]*big.Float, n)
	for i := range n {
		for j := i + 1; j < n; j++ {
			d, level1 := oracleDistance(xs[i], xs[j])
			r.distances = append(r.distances, d)
			r.level1 = append(r.level1, level1)
			to[i], to[j] = append(to[i], d), append(to[j], d)
		}
	}
	for i := range n {
		slices.SortFunc(to[i], func(a, b *big.Float) int { return a.Cmp(b) })
		r.scores = append(r.scores, oracleSum(to[i][:n-f-2]))
		r.order = append(r.order, i)
	}
	slices.SortFunc(r.order, func(a, b int) int { return cmp.Or(r.scores[a].Cmp(r.scores[b]), a-b) })
	return r
}

func oracleNorm(x []float32) (norm *big.Float, level1 []*big.Float) {
	terms := make([]*big.Float, len(x))
	for i := range x {
		terms[i] = exactMul(bigOf(x[i]), bigOf(x[i]))
	}
	sum, level1 := oracleTree(terms)
	return newBig(53).Sqrt(sum), level1
}

func oracleClip(norm *big.Float, bound float32) float32 { return oracleFactor(norm, bigOf(bound)) }

func oracleFactor(norm, bound *big.Float) float32 {
	if norm.Cmp(bound) <= 0 {
		return 1
	}
	return round32(divide64(bound, norm))
}

func oracleMedianFactors(norms []*big.Float) []float32 {
	sorted := slices.Clone(norms)
	slices.SortFunc(sorted, func(a, b *big.Float) int { return a.Cmp(b) })
	bound := sorted[len(sorted)/2]
	if len(sorted)%2 == 0 {
		bound = divide64(round64(exactAdd(sorted[len(sorted)/2-1], bound)), big.NewFloat(2))
	}
	var factors []float32
	for _, norm := range norms {
		factors = append(factors, oracleFactor(norm, bound))
	}
	return factors
}

// oracleFMA is a·b + c rounded once and clamped. An exact zero is negative only if both addends are.
func oracleFMA(a, b, c float32) float32 {
	p, z := exactMul(bigOf(a), bigOf(b)), bigOf(c)
	s := exactAdd(p, z)
	if s.Sign() == 0 {
		if p.Signbit() && z.Signbit() {
			return float32(math.Copysign(0, -1))
		}
		return 0
	}
	v := round32(s)
	switch {
	case math.IsInf(float64(v), 1):
		return math.MaxFloat32
	case math.IsInf(float64(v), -1):
		return -math.MaxFloat32
	}
	return v
}

// finite draws binary32 numbers of every size, many of them special, related or equal.
func finite(r *rand.Rand) float32 {
	special := [...]uint32{0, 1, 2, 0x007fffff, 0x00800000, 0x00800001, 0x33800000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x7f7ffffe, 0x7f7fffff}
	switch r.IntN(4) {
	case 0:
		return math.Float32frombits(special[r.IntN(len(special))] | r.Uint32()&(1<<31))
	case 1:
		return float32(r.NormFloat64())
	case 2:
		return float32(r.IntN(9)-4) / 4
	}
	for {
		if b := r.Uint32(); b>>23&0xff != 0xff {
			return math.Float32frombits(b)
		}
	}
}

func finiteVectors(r *rand.Rand, n, d int) [][]float32 {
	xs := make([][]float32, n)
	for t := range xs {
		xs[t] = make([]float32, d)
		for i := range xs[t] {
			xs[t][i] = finite(r)
		}
	}
	return xs
}

// moderateVectors hold values whose squared distances stay finite in binary32 differences.
func moderateVectors(r *rand.Rand, n, d int) [][]float32 {
	xs := make([][]float32, n)
	for t := range xs {
		xs[t] = make([]float32, d)
		for i := range xs[t] {
			xs[t][i] = float32(r.NormFloat64() * math.Exp2(float64(r.IntN(20))))
		}
	}
	return xs
}
