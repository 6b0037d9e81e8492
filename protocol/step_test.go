package protocol_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops"
)

func be32(v uint32) []byte { return binary.BigEndian.AppendUint32(nil, v) }

func sha256Of(parts ...[]byte) []byte {
	d := sha256.Sum256(slices.Concat(parts...))
	return d[:]
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x57e9)) }

func vector(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(r.NormFloat64() * math.Ldexp(1, r.IntN(80)-40))
	}
	return x
}

func trainer(r *rand.Rand) (a common.Address) {
	for i := range a {
		a[i] = byte(r.Uint32())
	}
	return a
}

func spec(p, f int) *protocol.TaskSpec {
	return &protocol.TaskSpec{ParamCount: uint64(p), FragmentCount: uint32(f), OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666}
}

func TestFragmentsPartitionTheParameters(t *testing.T) {
	for p := uint64(1); p <= 60; p++ {
		for f := uint32(1); uint64(f) <= p; f++ {
			var at uint64
			for i, r := range protocol.Fragments(p, f) {
				require.Equal(t, at, r.Lo)
				want := p / uint64(f)
				if uint64(i) < p%uint64(f) {
					want++
				}
				require.Equal(t, want, r.Len())
				require.Equal(t, r, protocol.Fragment(p, f, uint32(i)))
				at = r.Hi
			}
			require.Equal(t, p, at)
		}
	}
	last := protocol.Fragment(1<<31, 4095, 4094)
	require.EqualValues(t, 1<<31, last.Hi)
}

// TestStateRootIsTheDefinition builds the root from docs/formats.md with nothing but SHA-256.
func TestStateRootIsTheDefinition(t *testing.T) {
	r := newRand(1)
	root := func(kind, dtype byte, length uint64, binding [32]byte, leaves ...[]byte) []byte {
		for i := range leaves {
			leaves[i] = sha256Of([]byte{0}, leaves[i])
		}
		for len(leaves) > 1 {
			var next [][]byte
			for i := 0; i < len(leaves); i += 2 {
				if i+1 == len(leaves) {
					next = append(next, leaves[i])
				} else {
					next = append(next, sha256Of([]byte{1}, leaves[i], leaves[i+1]))
				}
			}
			leaves = next
		}
		return sha256Of([]byte{2, kind, dtype}, binary.BigEndian.AppendUint64(nil, length), binding[:], leaves[0])
	}
	runs := func(x []float32) (leaves [][]byte) {
		var b bytes.Buffer
		require.NoError(t, protocol.WriteFloats(&b, x))
		for b.Len() > 0 {
			leaf := make([]byte, 1024)
			copy(leaf, b.Next(1024))
			leaves = append(leaves, leaf)
		}
		return leaves
	}
	const p, f = 1000, 3
	s := protocol.State{Params: vector(r, p), Momentum: vector(r, p)}
	task, who := protocol.Hash{7}, trainer(r)
	var fragments, payload [][]byte
	for i, rg := range protocol.Fragments(p, f) {
		var number [32]byte
		number[31] = byte(i)
		fragments = append(fragments, sha256Of([]byte{1},
			root(1, 1, rg.Len(), number, runs(s.Params[rg.Lo:rg.Hi])...), root(2, 1, rg.Len(), number, runs(s.Momentum[rg.Lo:rg.Hi])...)))
		binding := sha256Of([]byte("assay/v1/payload"), task[:], be32(9), be32(uint32(i)), who[:])
		payload = append(payload, root(4, 1, rg.Len(), [32]byte(binding), runs(s.Params[rg.Lo:rg.Hi])...))
	}
	require.Equal(t, protocol.Hash(root(3, 0, f, [32]byte{}, slices.Clone(fragments)...)), s.Root(f))
	require.Equal(t, protocol.Hash(root(5, 0, f, [32]byte{}, slices.Clone(payload)...)), protocol.PayloadRoot(s.Params, task, 9, who, f))
	var roots []protocol.Hash
	for _, b := range fragments {
		roots = append(roots, protocol.Hash(b))
	}
	require.Equal(t, s.Root(f), protocol.StateRoot(roots))
	require.Equal(t, protocol.Hash(root(7, 0, f, [32]byte{}, slices.Clone(fragments)...)), protocol.RunRoot(roots))
	require.Equal(t, protocol.Hash(root(6, 0, f, [32]byte{}, slices.Clone(fragments)...)), protocol.DatasetRoot(fragments))
}

// TestPayloadRootBindsItsPlace: equal numbers of another task, round, trainer or split have another root.
func TestPayloadRootBindsItsPlace(t *testing.T) {
	r := newRand(2)
	delta, a := vector(r, 64), trainer(r)
	seen := map[protocol.Hash]bool{}
	for _, root := range []protocol.Hash{
		protocol.PayloadRoot(delta, protocol.Hash{1}, 0, a, 2),
		protocol.PayloadRoot(delta, protocol.Hash{2}, 0, a, 2),
		protocol.PayloadRoot(delta, protocol.Hash{1}, 1, a, 2),
		protocol.PayloadRoot(delta, protocol.Hash{1}, 0, trainer(r), 2),
		protocol.PayloadRoot(delta, protocol.Hash{1}, 0, a, 3),
	} {
		require.False(t, seen[root])
		seen[root] = true
	}
	same := append(slices.Clone(delta[:32]), delta[:32]...)
	rg := protocol.Fragments(64, 2)
	require.NotEqual(t,
		repops.TensorRoot(protocol.PayloadHeader(protocol.Hash{1}, 0, 0, a, 32, protocol.QuantizationNone), same[rg[0].Lo:rg[0].Hi]),
		repops.TensorRoot(protocol.PayloadHeader(protocol.Hash{1}, 0, 1, a, 32, protocol.QuantizationNone), same[rg[1].Lo:rg[1].Hi]), "two fragments of equal numbers")
}

// TestStepDoesNotDependOnOrder is what lets two keepers that received payloads in different orders agree.
func TestStepDoesNotDependOnOrder(t *testing.T) {
	r := newRand(3)
	for range 30 {
		p, n := 1+r.IntN(700), 1+r.IntN(9)
		f := 1 + r.IntN(min(p, 12))
		s := protocol.State{Params: vector(r, p), Momentum: vector(r, p)}
		var cs []protocol.Contribution
		for range n {
			cs = append(cs, protocol.Contribution{Trainer: trainer(r), Delta: vector(r, p)})
		}
		before, given := s.Root(uint32(f)), slices.Clone(cs)
		first, err := protocol.Step(spec(p, f), s, cs)
		require.NoError(t, err)
		require.Equal(t, before, s.Root(uint32(f)), "the state given is left as it is")
		require.Equal(t, given, cs, "the contributions given keep their order")
		require.NotEqual(t, before, first.Root(uint32(f)))
		for range 5 {
			r.Shuffle(n, func(i, j int) { cs[i], cs[j] = cs[j], cs[i] })
			again, err := protocol.Step(spec(p, f), s, cs)
			require.NoError(t, err)
			require.Equal(t, first.Root(uint32(f)), again.Root(uint32(f)))
		}
		// One fragment at a time is the same step.
		a, err := protocol.NewAggregator(spec(p, f), make([]uint8, n), nil)
		require.NoError(t, err)
		require.NoError(t, protocol.SortContributions(cs))
		next := protocol.State{Params: slices.Clone(s.Params), Momentum: slices.Clone(s.Momentum)}
		var roots []protocol.Hash
		for i, rg := range protocol.Fragments(uint64(p), uint32(f)) {
			var deltas [][]float32
			for _, c := range cs {
				deltas = append(deltas, c.Delta[rg.Lo:rg.Hi])
			}
			params, momentum := next.Params[rg.Lo:rg.Hi], next.Momentum[rg.Lo:rg.Hi]
			require.NoError(t, a.Apply(params, momentum, make([]float32, rg.Len()), deltas))
			roots = append(roots, protocol.FragmentRoot(uint32(i), params, momentum))
		}
		require.Equal(t, first.Root(uint32(f)), protocol.StateRoot(roots))
	}
}

// TestOrderIsByUnsignedBytes: with these numbers the order of summation decides the result.
func TestOrderIsByUnsignedBytes(t *testing.T) {
	low, middle, high := common.Address{0x00, 0xff}, common.Address{0x7f}, common.Address{0x80}
	s := protocol.State{Params: []float32{0}, Momentum: []float32{0}}
	step := func(a, b, c float32) float32 {
		next, err := protocol.Step(spec(1, 1), s, []protocol.Contribution{{Trainer: high, Delta: []float32{c}}, {Trainer: low, Delta: []float32{a}},
			{Trainer: middle, Delta: []float32{b}}})
		require.NoError(t, err)
		return next.Momentum[0]
	}
	require.Equal(t, float32(0), step(0x1p100, 1, -0x1p100), "1 is lost beside 2^100")
	require.Equal(t, float32(1.0/3), step(0x1p100, -0x1p100, 1), "1 comes last")
}

// TestStepWeighs: the weight is that of the slot, in whatever order the trainers' addresses are.
func TestStepWeighs(t *testing.T) {
	s := protocol.State{Params: []float32{0}, Momentum: []float32{0}}
	task := spec(1, 1)
	task.Aggregation = uint8(protocol.WeightedMean)
	require.NoError(t, task.SetWeights(math.Float32bits(3), math.Float32bits(1), 0, math.Float32bits(0.5)))
	next, err := protocol.Step(task, s, []protocol.Contribution{
		{Trainer: common.Address{9}, Slot: 0, Delta: []float32{8}}, {Trainer: common.Address{1}, Slot: 3, Delta: []float32{-3}},
		{Trainer: common.Address{5}, Slot: 1, Delta: []float32{2}}})
	require.NoError(t, err)
	require.Equal(t, float32((3*8+2-1.5)/4.5), next.Momentum[0])
}

func TestStepRefuses(t *testing.T) {
	r := newRand(4)
	s := protocol.State{Params: vector(r, 4), Momentum: vector(r, 4)}
	one := []protocol.Contribution{{Trainer: common.Address{1}, Delta: vector(r, 4)}}
	for name, c := range map[string]struct {
		spec  func(*protocol.TaskSpec)
		state protocol.State
		cs    []protocol.Contribution
		want  error
	}{
		"a rule of no version": {func(s *protocol.TaskSpec) { s.Aggregation = uint8(protocol.MedianNormMean) + 1 }, s, one, protocol.ErrAggregation},
		"no weights":           {func(s *protocol.TaskSpec) { s.Aggregation = uint8(protocol.WeightedMean) }, s, one, protocol.ErrAggregation},
		"one slot twice": {func(s *protocol.TaskSpec) {
			s.Aggregation = uint8(protocol.WeightedMean)
			require.NoError(t, s.SetWeights(0x3f800000, 0x3f800000))
		}, s, []protocol.Contribution{one[0], {Trainer: common.Address{2}, Delta: one[0].Delta}}, protocol.ErrAggregation},
		"a slot of no trainer": {func(s *protocol.TaskSpec) {
			s.Aggregation = uint8(protocol.WeightedMean)
			require.NoError(t, s.SetWeights(0x3f800000))
		}, s, []protocol.Contribution{{Trainer: common.Address{2}, Slot: 64, Delta: one[0].Delta}}, protocol.ErrAggregation},
		"Krum of one":           {func(s *protocol.TaskSpec) { s.Aggregation, s.FragmentCount = uint8(protocol.Krum), 1 }, s, one, protocol.ErrAggregation},
		"all trimmed":           {func(s *protocol.TaskSpec) { s.Aggregation, s.AggregationParam = uint8(protocol.TrimmedMean), 1 }, s, one, protocol.ErrAggregation},
		"another outer update":  {func(s *protocol.TaskSpec) { s.OuterUpdate = uint8(protocol.SparseEf) }, s, one, protocol.ErrAggregation},
		"norms of fragments":    {func(s *protocol.TaskSpec) { s.Aggregation = uint8(protocol.MedianNormMean) }, s, one, protocol.ErrAggregation},
		"a clip of fragments":   {func(s *protocol.TaskSpec) { s.ClipL2Norm = 0x3f800000 }, s, one, protocol.ErrAggregation},
		"nobody":                {nil, s, nil, protocol.ErrAggregation},
		"somebody twice":        {nil, s, []protocol.Contribution{one[0], one[0]}, protocol.ErrAggregation},
		"a short payload":       {nil, s, []protocol.Contribution{{Delta: vector(r, 3)}}, protocol.ErrDimensionMismatch},
		"a long payload":        {nil, s, []protocol.Contribution{{Delta: vector(r, 5)}}, protocol.ErrDimensionMismatch},
		"a state of other size": {nil, protocol.State{Params: vector(r, 4), Momentum: vector(r, 3)}, one, protocol.ErrDimensionMismatch},
	} {
		sp := spec(4, 2)
		if c.spec != nil {
			c.spec(sp)
		}
		_, err := protocol.Step(sp, c.state, c.cs)
		require.ErrorIs(t, err, c.want, name)
	}
	a, err := protocol.NewAggregator(spec(4, 2), make([]uint8, 1), nil)
	require.NoError(t, err)
	for name, deltas := range map[string][][]float32{"short": {vector(r, 3)}, "two": {vector(r, 4), vector(r, 4)}, "none": nil} {
		require.ErrorIs(t, a.Apply(s.Params, s.Momentum, make([]float32, 4), deltas), protocol.ErrDimensionMismatch, name)
	}
	require.ErrorIs(t, a.Apply(s.Params, s.Momentum[:3], make([]float32, 4), [][]float32{vector(r, 4)}), protocol.ErrDimensionMismatch)
	// Scores and rules belong together.
	_, err = protocol.NewAggregator(spec(4, 1), make([]uint8, 1), []float64{1})
	require.ErrorIs(t, err, protocol.ErrDimensionMismatch)
	clip := spec(4, 1)
	clip.ClipL2Norm = 0x3f800000
	for _, scores := range [][]float64{nil, {1, 2}} {
		_, err = protocol.NewAggregator(clip, make([]uint8, 1), scores)
		require.ErrorIs(t, err, protocol.ErrDimensionMismatch)
	}
	_, err = protocol.NewAggregator(spec(4, 1), make([]uint8, 65), nil)
	require.ErrorIs(t, err, protocol.ErrAggregation)
}

// TestStateStaysFinite: whatever well-formed payloads come, the state can be trained on.
func TestStateStaysFinite(t *testing.T) {
	s := protocol.State{Params: []float32{0, math.MaxFloat32}, Momentum: []float32{0, -math.MaxFloat32}}
	for i := range 50 {
		big := float32(math.MaxFloat32)
		if i%3 == 0 {
			big = -big
		}
		next, err := protocol.Step(spec(2, 1), s, []protocol.Contribution{{Delta: []float32{big, -big}}})
		require.NoError(t, err)
		for _, x := range slices.Concat(next.Params, next.Momentum) {
			require.False(t, math.IsNaN(float64(x)) || math.IsInf(float64(x), 0))
		}
		s = next
	}
}
