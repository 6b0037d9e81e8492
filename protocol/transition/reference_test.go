package transition_test

import (
	"crypto/sha256"
	"encoding/binary"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/protocol/transition"
)

// The reference computes a round by the letter of docs/formats.md and docs/arithmetic.md, with everything in memory: SHA-256, loops over
// binary64, and exact numbers for fused operations. It shares nothing with the code that it holds to account but its types.

type hash = protocol.Hash

func sha(parts ...[]byte) hash { return sha256.Sum256(slices.Concat(parts...)) }

// refRoot is docs/formats.md section 1.
func refRoot(kind, dtype byte, length uint64, binding hash, leaves [][]byte) hash {
	level := make([]hash, len(leaves))
	for i, d := range leaves {
		level[i] = sha([]byte{0}, d)
	}
	for len(level) > 1 {
		var next []hash
		for i := 0; i < len(level); i += 2 {
			if i+1 == len(level) {
				next = append(next, level[i])
				continue
			}
			next = append(next, sha([]byte{1}, level[i][:], level[i+1][:]))
		}
		level = next
	}
	return sha([]byte{2, kind, dtype}, binary.BigEndian.AppendUint64(nil, length), binding[:], level[0][:])
}

func refNumber(v uint64) (h hash) {
	binary.BigEndian.PutUint64(h[24:], v)
	return h
}

// cut splits b into leaves of size bytes; the last one is zero-padded if pad is set.
func cut(b []byte, size int, pad bool) (leaves [][]byte) {
	for lo := 0; lo < len(b); lo += size {
		leaf := slices.Clone(b[lo:min(lo+size, len(b))])
		if pad {
			leaf = append(leaf, make([]byte, size-len(leaf))...)
		}
		leaves = append(leaves, leaf)
	}
	return leaves
}

func le32(x []float32) (b []byte) {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

func le64(x []float64) (b []byte) {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint64(b, math.Float64bits(v))
	}
	return b
}

func refList(kind byte, roots []hash) hash {
	leaves := make([][]byte, len(roots))
	for i := range roots {
		leaves[i] = roots[i][:]
	}
	return refRoot(kind, 0, uint64(len(roots)), hash{}, leaves)
}

func refStateRoot(s protocol.State, f uint32) hash {
	var roots []hash
	for i, r := range refFragments(uint64(len(s.Params)), f) {
		n := r[1] - r[0]
		p := refRoot(1, 1, n, refNumber(uint64(i)), cut(le32(s.Params[r[0]:r[1]]), 1024, true))
		m := refRoot(2, 1, n, refNumber(uint64(i)), cut(le32(s.Momentum[r[0]:r[1]]), 1024, true))
		roots = append(roots, sha([]byte{1}, p[:], m[:]))
	}
	return refList(3, roots)
}

func refFragments(p uint64, f uint32) (out [][2]uint64) {
	var at uint64
	for i := range uint64(f) {
		n := p / uint64(f)
		if i < p%uint64(f) {
			n++
		}
		out = append(out, [2]uint64{at, at + n})
		at += n
	}
	return out
}

// refLeaf is the dtype of a payload, the elements of a leaf and its size.
func refLeaf(q uint8) (dtype byte, elements, size int) {
	return []byte{1, 2, 3, 7}[q], []int{256, 1024, 1024, 16384}[q], []int{1024, 1040, 528, 240}[q]
}

func refPayloadRoot(spec *protocol.TaskSpec, task hash, round uint32, who common.Address, data []byte) hash {
	dtype, elements, size := refLeaf(spec.Quantization)
	var roots []hash
	for i, r := range refFragments(spec.ParamCount, spec.FragmentCount) {
		n := int(r[1] - r[0])
		bytes := (n + elements - 1) / elements * size
		binding := sha([]byte("assay/v1/payload"), task[:], binary.BigEndian.AppendUint32(nil, round),
			binary.BigEndian.AppendUint32(nil, uint32(i)), who[:])
		roots = append(roots, refRoot(4, dtype, uint64(n), binding, cut(data[:bytes], size, false)))
		data = data[bytes:]
	}
	return refList(5, roots)
}

// refDecode is the elements of a payload's leaves.
func refDecode(spec *protocol.TaskSpec, data []byte) (x []float32) {
	_, elements, size := refLeaf(spec.Quantization)
	for _, r := range refFragments(spec.ParamCount, spec.FragmentCount) {
		for left := int(r[1] - r[0]); left > 0; left -= elements {
			leaf := data[:size]
			data = data[size:]
			for i := range min(left, elements) {
				var v float32
				switch spec.Quantization {
				case 0:
					v = math.Float32frombits(binary.LittleEndian.Uint32(leaf[4*i:]))
				case 1:
					block := leaf[i/256*260:]
					v = float32(int8(block[4+i%256])) * math.Float32frombits(binary.LittleEndian.Uint32(block))
				case 2:
					block := leaf[i/256*132:]
					code := int(block[4+i%256/2]>>(i%2*4)) & 15
					v = float32(code-16*(code/8)) * math.Float32frombits(binary.LittleEndian.Uint32(block))
				case 3:
					// As one number of 480 bits, from its low end.
					chunk := new(big.Int).SetBytes(leaf[i/4096*60:][:60])
					code := new(big.Int).Rsh(chunk, uint(7*(63-i%4096/64))).Uint64() & 127
					if int(code>>1) == i%64 {
						v = math.Float32frombits(uint32(new(big.Int).Rsh(chunk, 448).Uint64()))
						if code%2 == 1 {
							v = 0 - v
						}
					}
				}
				x = append(x, v)
			}
		}
	}
	return x
}

// refSum is rule 2.6.
func refSum(x []float64) float64 {
	var v [32]float64
	for i, t := range x {
		v[i%32] = v[i%32] + t
	}
	for h := 16; h >= 1; h /= 2 {
		for l := range h {
			v[l] = v[l] + v[l+h]
		}
	}
	return v[0]
}

// refReduce is the levels of a reduction over terms.
func refReduce(x []float64) (levels [][]float64) {
	for {
		var next []float64
		for lo := 0; lo < len(x); lo += 256 {
			next = append(next, refSum(x[lo:min(lo+256, len(x))]))
		}
		levels = append(levels, next)
		if len(next) == 1 {
			return levels
		}
		x = next
	}
}

// refFma is RN(a·b + c), clamped to the finite numbers.
func refFma(a, b, c float32) float32 {
	exact := new(big.Float).SetPrec(640).SetFloat64(float64(a))
	exact.Mul(exact, new(big.Float).SetPrec(640).SetFloat64(float64(b)))
	exact.Add(exact, new(big.Float).SetPrec(640).SetFloat64(float64(c)))
	if exact.Sign() == 0 {
		return float32(float64(float64(a)*float64(b)) + float64(c)) // only its sign is left to find
	}
	r, _ := exact.Float32()
	if math.IsInf(float64(r), 0) {
		r = math.MaxFloat32 * float32(exact.Sign())
	}
	return r
}

// outcome is all that the reference finds.
type refOutcome struct {
	next        protocol.State
	newRoot     hash
	auxRoot     hash
	interleaved []hash
	leaves      [][][]byte    // of interleaved fragments
	reductions  [][][]float64 // of each item its levels
	itemRoots   []hash
	itemLeaves  [][][]byte
	distances   []float64
	scores      []float64
}

// reference is the round of these payloads, ascending by trainer, whose weights stand beside them if the rule has any.
func reference(spec *protocol.TaskSpec, state protocol.State, payloads [][]byte, weights []float32) refOutcome {
	var o refOutcome
	n := len(payloads)
	xs := make([][]float32, n)
	for i, p := range payloads {
		xs[i] = refDecode(spec, p)
	}
	var aux []hash
	for f, r := range refFragments(spec.ParamCount, spec.FragmentCount) {
		var b []byte
		for e := r[0]; e < r[1]; e++ {
			for _, x := range xs {
				b = append(b, le32(x[e:e+1])...)
			}
		}
		leaves := cut(b, 4*n*(256/n), false)
		o.leaves = append(o.leaves, leaves)
		o.interleaved = append(o.interleaved, refRoot(14, 0, uint64(len(leaves)), refNumber(uint64(f)), leaves))
	}
	aux = append(aux, o.interleaved...)
	rule := protocol.AggregationRule(spec.Aggregation)
	krum := rule == protocol.Krum || rule == protocol.MultiKrum
	reduce := func(terms []float64) float64 {
		levels := refReduce(terms)
		o.reductions = append(o.reductions, levels)
		var vector []float64
		for l, level := range levels {
			vector = append(vector, level...)
			for l+1 < len(levels) && len(vector)%128 != 0 {
				vector = append(vector, 0)
			}
		}
		leaves := cut(le64(vector), 1024, true)
		o.itemLeaves = append(o.itemLeaves, leaves)
		o.itemRoots = append(o.itemRoots, refRoot(16, 4, uint64(len(vector)), refNumber(uint64(len(o.itemRoots))), leaves))
		return levels[len(levels)-1][0]
	}
	switch {
	case krum:
		rows := make([][]float64, n)
		for i := range rows {
			rows[i] = make([]float64, n)
		}
		for i := range n {
			for j := i + 1; j < n; j++ {
				terms := make([]float64, len(xs[i]))
				for e := range terms {
					d := float64(xs[i][e] - xs[j][e])
					terms[e] = d * d
				}
				rows[i][j] = reduce(terms)
				rows[j][i] = rows[i][j]
			}
		}
		leaves := make([][]byte, n)
		for i, row := range rows {
			o.distances = append(o.distances, row...)
			leaves[i] = le64(row)
			others := slices.Delete(slices.Clone(row), i, i+1)
			slices.Sort(others)
			var score float64
			for _, d := range others[:n-refFaulty(spec)-2] {
				score = score + d
			}
			o.scores = append(o.scores, score)
		}
		aux = append(aux, refList(15, o.itemRoots), refRoot(17, 0, uint64(n), hash{}, leaves))
	case spec.ClipL2Norm != 0 || rule == protocol.MedianNormMean:
		for i := range n {
			terms := make([]float64, len(xs[i]))
			for e, v := range xs[i] {
				terms[e] = float64(v) * float64(v)
			}
			o.scores = append(o.scores, reduce(terms))
		}
		aux = append(aux, refList(15, o.itemRoots))
	}
	if o.scores != nil {
		aux = append(aux, refRoot(18, 0, 1, hash{}, [][]byte{le64(o.scores)}))
	}
	o.auxRoot = refList(8, aux)

	mu, lr := math.Float32frombits(spec.OuterMomentum), math.Float32frombits(spec.OuterLearningRate)
	o.next = protocol.State{Params: slices.Clone(state.Params), Momentum: slices.Clone(state.Momentum)}
	column := make([]float32, n)
	for e := range state.Params {
		for i, x := range xs {
			column[i] = x[e]
		}
		d := refAggregate(spec, column, o.scores, weights)
		b := refFma(mu, state.Momentum[e], d)
		u := refFma(mu, b, d)
		o.next.Momentum[e], o.next.Params[e] = b, refFma(-lr, u, state.Params[e])
	}
	o.newRoot = refStateRoot(o.next, spec.FragmentCount)
	return o
}

func refFaulty(spec *protocol.TaskSpec) int { return int(spec.AggregationParam & 0xffff) }

func refAggregate(spec *protocol.TaskSpec, x []float32, scores []float64, weights []float32) float32 {
	n := len(x)
	mean := func(x []float32, factor func(i int) float64) float32 {
		acc := 0.0
		for i, v := range x {
			acc = acc + float64(float64(v)*factor(i)) + 0
		}
		return float32(acc / float64(len(x)))
	}
	one := func(int) float64 { return 1 }
	sorted := slices.Clone(x)
	for i := range sorted {
		sorted[i] += 0
	}
	slices.Sort(sorted)
	switch protocol.AggregationRule(spec.Aggregation) {
	case protocol.WeightedMean:
		var sum, total float64
		for i, v := range x {
			sum = sum + float64(float64(v)*float64(weights[i])) + 0
			total = total + float64(weights[i])
		}
		return float32(sum / total)
	case protocol.TrimmedMean:
		k := int(spec.AggregationParam)
		return mean(sorted[k:n-k], one)
	case protocol.CoordinateMedian:
		if n%2 == 1 {
			return sorted[n/2]
		}
		return float32((float64(sorted[n/2-1]) + float64(sorted[n/2])) * 0.5)
	case protocol.Krum, protocol.MultiKrum:
		m := 1
		if protocol.AggregationRule(spec.Aggregation) == protocol.MultiKrum {
			m = int(spec.AggregationParam >> 16)
		}
		order := make([]int, n)
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int {
			switch {
			case scores[a] < scores[b]:
				return -1
			case scores[a] > scores[b]:
				return 1
			}
			return 0
		})
		chosen := order[:m]
		slices.Sort(chosen)
		var kept []float32
		for _, i := range chosen {
			kept = append(kept, x[i])
		}
		return mean(kept, one)
	}
	normed := protocol.AggregationRule(spec.Aggregation) == protocol.MedianNormMean
	if spec.ClipL2Norm != 0 || normed {
		bound := float64(math.Float32frombits(spec.ClipL2Norm))
		if normed {
			bound = refMedianNorm(scores)
		}
		return mean(x, func(i int) float64 {
			if norm := math.Sqrt(scores[i]); norm > bound {
				return float64(float32(bound / norm))
			}
			return 1
		})
	}
	return mean(x, one)
}

func refMedianNorm(squares []float64) float64 {
	norms := make([]float64, len(squares))
	for i, s := range squares {
		norms[i] = math.Sqrt(s)
	}
	slices.Sort(norms)
	middle := len(norms) / 2
	if len(norms)%2 == 1 {
		return norms[middle]
	}
	return (norms[middle-1] + norms[middle]) / 2
}

// ---- cases

func rng(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(0x7a45, seed)) }

func randomHash(r *rand.Rand) (h hash) {
	for i := range h {
		h[i] = byte(r.Uint32())
	}
	return h
}

// gradient draws numbers such as those of an outer gradient, with zeros of both signs and some of quite other size.
func gradient(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		switch r.IntN(20) {
		case 0:
			x[i] = float32(math.Copysign(0, r.Float64()-0.5))
		case 1:
			x[i] = float32(r.NormFloat64() * math.Ldexp(1, r.IntN(60)-50))
		default:
			x[i] = float32(r.NormFloat64() * 1e-2)
		}
	}
	return x
}

// testCase is one round with its inputs.
type testCase struct {
	round    transition.Round
	state    protocol.State
	payloads [][]byte
}

// rule names a rule with parameters that n trainers allow; ok is false if there are none.
type rule struct {
	name string
	set  func(s *protocol.TaskSpec, n int) (ok bool)
}

func plain(r protocol.AggregationRule) rule {
	return rule{r.String(), func(s *protocol.TaskSpec, _ int) bool { s.Aggregation = uint8(r); return true }}
}

var rules = []rule{
	plain(protocol.Mean),
	{"clip", func(s *protocol.TaskSpec, _ int) bool {
		s.ClipL2Norm = math.Float32bits(0.1)
		return true
	}},
	{"TrimmedMean", func(s *protocol.TaskSpec, n int) bool {
		s.Aggregation, s.AggregationParam = uint8(protocol.TrimmedMean), uint32(n-1)/3
		return true
	}},
	plain(protocol.CoordinateMedian),
	{"Krum", func(s *protocol.TaskSpec, n int) bool {
		s.Aggregation, s.AggregationParam = uint8(protocol.Krum), uint32(max(n-3, 0)/2)
		return n >= 3
	}},
	{"MultiKrum", func(s *protocol.TaskSpec, n int) bool {
		f := max(n-3, 0) / 2
		s.Aggregation, s.AggregationParam = uint8(protocol.MultiKrum), uint32(f+(n-f)<<16)
		return n >= 3
	}},
	plain(protocol.WeightedMean),
	plain(protocol.MedianNormMean),
}

// newCase draws the inputs of a round, nil if the rule does not allow it.
func newCase(r *rand.Rand, kind rule, q protocol.Quantization, p, f, n int) *testCase {
	spec := &protocol.TaskSpec{ParamCount: uint64(p), FragmentCount: uint32(f), Quantization: uint8(q), PayloadBoundLog2: 20,
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666}
	if !kind.set(spec, n) || spec.Scored() && f != 1 {
		return nil
	}
	c := &testCase{round: transition.Round{Spec: spec, Task: randomHash(r), Number: r.Uint32N(1000)}}
	c.state = protocol.State{Params: gradient(r, p), Momentum: gradient(r, p)}
	c.round.Parent = refStateRoot(c.state, uint32(f))
	trainers := make([]common.Address, n)
	for i := range trainers {
		h := randomHash(r)
		copy(trainers[i][:], h[:])
	}
	slices.SortFunc(trainers, common.Address.Cmp)
	slots := make([]int, n)
	if spec.Aggregation == uint8(protocol.WeightedMean) {
		weights := make([]uint32, min(n+2, protocol.MaxTrainers))
		for slot := range weights {
			weights[slot] = math.Float32bits(float32(math.Exp(2 * r.NormFloat64())))
		}
		slots = r.Perm(len(weights))[:n]
		if err := spec.SetWeights(weights...); err != nil {
			panic(err)
		}
	}
	for i, a := range trainers {
		leaves, err := spec.EncodeLeaves(gradient(r, p))
		if err != nil {
			panic(err)
		}
		c.payloads = append(c.payloads, leaves)
		c.round.Payloads = append(c.round.Payloads, transition.Payload{
			Trainer: a, Slot: uint8(slots[i]), Root: refPayloadRoot(spec, c.round.Task, c.round.Number, a, leaves)})
	}
	return c
}

// weights are those of the included trainers.
func (c *testCase) weights() (weights []float32) {
	for _, p := range c.round.Payloads {
		weights = append(weights, math.Float32frombits(c.round.Spec.Weight(p.Slot)))
	}
	return weights
}

func (c *testCase) source() transition.Source {
	return transition.Memory(c.round.Spec, c.state, c.payloads)
}
