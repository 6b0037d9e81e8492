package transition_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
)

func bits(x []float32) []uint32 {
	b := make([]uint32, len(x))
	for i, v := range x {
		b[i] = math.Float32bits(v)
	}
	return b
}

// compare holds a computation with and without trees against the reference.
func compare(t *testing.T, c *testCase) {
	t.Helper()
	want := reference(c.round.Spec, c.state, c.payloads, c.weights())
	var trees transition.Trees
	for _, o := range []transition.Options{{}, {Trees: &trees}} {
		sink := transition.NewCollector(c.round.Spec)
		got, err := transition.Compute(context.Background(), c.round, c.source(), sink, o)
		require.NoError(t, err)
		require.Equal(t, bits(want.next.Params), bits(sink.Next.Params))
		require.Equal(t, bits(want.next.Momentum), bits(sink.Next.Momentum))
		require.Equal(t, transition.Outcome{NewRoot: want.newRoot, AuxRoot: want.auxRoot}, got)
	}
	for f, v := range trees.Interleaved {
		require.Equal(t, want.interleaved[f], v.Root())
	}
	require.Len(t, trees.Items, len(want.itemRoots))
	for i, v := range trees.Items {
		require.Equal(t, want.itemRoots[i], v.Root())
	}
}

// TestAgainstReference: the same bits as the naive computation, for every rule, number format, split and size around the edges of leaves.
func TestAgainstReference(t *testing.T) {
	r := rng(1)
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			t.Run(fmt.Sprintf("%s/%s", kind.name, q), func(t *testing.T) {
				trainers := []int{1, 3, 4, 5, 32, 63, 64}
				if testing.Short() {
					trainers = []int{3, 32}
				}
				for _, n := range trainers {
					sizes := []int{1, 85, 255, 256, 257, 1023, 1024, 1025}
					if n > 5 || testing.Short() {
						sizes = []int{1, 257, 1025}
					}
					for _, p := range sizes {
						for _, f := range []int{1, 2, 3, 7} {
							if f > p {
								break
							}
							if c := newCase(r, kind, q, p, f, n); c != nil {
								compare(t, c)
							}
						}
					}
				}
			})
		}
	}
}

// TestSeveralRuns: models beyond one run of the computation, whose length depends on the number of trainers, and reductions of three
// levels.
func TestSeveralRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("the naive reference takes long on an emulated machine")
	}
	r := rng(2)
	for _, c := range []struct {
		kind    int
		q       protocol.Quantization
		p, f, n int
	}{
		{0, protocol.QuantizationInt8, 180_001, 1, 3},
		{0, protocol.QuantizationNone, 180_001, 2, 5},
		{1, protocol.QuantizationInt4, 131_073, 1, 3},
		{0, protocol.QuantizationSparseTop1, 200_001, 2, 3},
		{0, protocol.QuantizationSparseTop1, 70_001, 1, 64},
		{2, protocol.QuantizationNone, 70_000, 1, 7},
		{4, protocol.QuantizationInt8, 140_000, 1, 4},
		{5, protocol.QuantizationNone, 65_536 + 256, 1, 5},
		{5, protocol.QuantizationNone, 65_536, 1, 3},
	} {
		compare(t, newCase(r, rules[c.kind], c.q, c.p, c.f, c.n))
	}
}

// TestStepIsTheTransition: the state that protocol.Step gives is the one that is committed to.
func TestStepIsTheTransition(t *testing.T) {
	r := rng(3)
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			c := newCase(r, kind, q, 1300, 1, 6)
			var cs []protocol.Contribution
			for i, p := range c.round.Payloads {
				cs = append(cs, protocol.Contribution{Trainer: p.Trainer, Slot: p.Slot, Delta: refDecode(c.round.Spec, c.payloads[i])})
			}
			r.Shuffle(len(cs), func(i, j int) { cs[i], cs[j] = cs[j], cs[i] })
			next, err := protocol.Step(c.round.Spec, c.state, cs)
			require.NoError(t, err)
			got, err := transition.Compute(context.Background(), c.round, c.source(), nil, transition.Options{})
			require.NoError(t, err)
			require.Equal(t, got.NewRoot, next.Root(1), "%s %s", kind.name, q)
		}
	}
}

// TestDamageIsFound: one bit anywhere in an input, and the input is named.
func TestDamageIsFound(t *testing.T) {
	r := rng(4)
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			for _, f := range []int{1, 3} {
				c := newCase(r, kind, q, 2100, f, 5)
				if c == nil {
					continue
				}
				want := reference(c.round.Spec, c.state, c.payloads, c.weights())
				check := func(payload int) {
					t.Helper()
					_, err := transition.Compute(context.Background(), c.round, c.source(), nil, transition.Options{})
					var m *transition.Mismatch
					require.ErrorAs(t, err, &m)
					require.Equal(t, payload, m.Payload)
					require.NotEqual(t, m.Want, m.Got)
				}
				for _, x := range [][]float32{c.state.Params, c.state.Momentum} {
					at := r.IntN(len(x))
					kept := x[at]
					x[at] = math.Float32frombits(math.Float32bits(kept) ^ 1<<r.IntN(32))
					check(-1)
					x[at] = kept
				}
				for i, p := range c.payloads {
					at, mask := r.IntN(len(p)), byte(1)<<r.IntN(8)
					p[at] ^= mask
					check(i)
					p[at] ^= mask
				}
				got, err := transition.Compute(context.Background(), c.round, c.source(), nil, transition.Options{})
				require.NoError(t, err)
				require.Equal(t, want.newRoot, got.NewRoot, "and everything is as it was")
			}
		}
	}
}

// TestMalformedPayloadIsFound: a payload that was committed to as it is and has a malformed leaf is named with the leaf; damage elsewhere
// is reported before it, since it makes the finding void.
func TestMalformedPayloadIsFound(t *testing.T) {
	r := rng(5)
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			for _, f := range []int{1, 2} {
				p := 5000
				if q == protocol.QuantizationSparseTop1 {
					p = 40_000 // two leaves a fragment
				}
				c := newCase(r, kind, q, p, f, 5)
				if c == nil {
					continue
				}
				const who = 3
				size := q.LeafBytes()
				leaves := q.Leaves(uint64(p / f))
				fragment := f - 1
				// The last leaf of the last fragment, then the one before it.
				for back := range uint64(2) {
					at := (uint64(fragment)*leaves + leaves - 1 - back) * uint64(size)
					// The top byte of the first number: an infinity or a NaN, a scale that is none.
					c.payloads[who][at+2], c.payloads[who][at+3] = 0x80, 0x7f
					c.round.Payloads[who].Root = refPayloadRoot(c.round.Spec, c.round.Task, c.round.Number, c.round.Payloads[who].Trainer, c.payloads[who])
					_, err := transition.Compute(context.Background(), c.round, c.source(), nil, transition.Options{})
					var m *transition.Malformed
					require.ErrorAs(t, err, &m, "%s %s", kind.name, q)
					require.Equal(t, transition.Malformed{Payload: who, Fragment: uint32(fragment), Leaf: leaves - 1 - back, Why: m.Why}, *m)
					require.NotEmpty(t, m.Why)
				}
				c.payloads[4][7] ^= 1
				_, err := transition.Compute(context.Background(), c.round, c.source(), nil, transition.Options{})
				var m *transition.Mismatch
				require.ErrorAs(t, err, &m)
				require.Equal(t, 4, m.Payload)
			}
		}
	}
}

// TestBound: what is just within the task's bound passes, what is just beyond does not, in every format.
func TestBound(t *testing.T) {
	for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
		for _, bound := range []int16{-126, -125, 0, 100} {
			spec := &protocol.TaskSpec{ParamCount: 3, FragmentCount: 1, Quantization: uint8(q), PayloadBoundLog2: bound}
			limit := float32(math.Ldexp(1, int(bound)))
			if q != protocol.QuantizationNone {
				// The largest value is a whole multiple of a scale of sixteen bits.
				limit = float32(math.Ldexp(1, int(bound))) * 0.99
			}
			leaves, err := spec.EncodeLeaves([]float32{0, -limit, limit / 2})
			require.NoError(t, err, "%s 2^%d", q, bound)
			require.NoError(t, spec.DecodeLeaves(make([]float32, 3), leaves))
			_, err = spec.EncodeLeaves([]float32{0, limit * 1.05, 0})
			require.ErrorIs(t, err, protocol.ErrPayloadBoundExceeded, "%s 2^%d", q, bound)
			spec.PayloadBoundLog2--
			if bound > -126 {
				require.ErrorIs(t, spec.DecodeLeaves(make([]float32, 3), leaves), protocol.ErrPayloadBoundExceeded, "%s 2^%d", q, bound)
			}
		}
	}
}

// TestRefuses: rounds that no proposal can have.
func TestRefuses(t *testing.T) {
	r := rng(6)
	for name, change := range map[string]func(c *testCase){
		"no payload":            func(c *testCase) { c.round.Payloads = nil },
		"payloads out of order": func(c *testCase) { p := c.round.Payloads; p[0], p[1] = p[1], p[0] },
		"a payload twice":       func(c *testCase) { p := c.round.Payloads; p[1] = p[0] },
		"no parameter":          func(c *testCase) { c.round.Spec.ParamCount = 0 },
		"no fragment":           func(c *testCase) { c.round.Spec.FragmentCount = 0 },
		"too many fragments":    func(c *testCase) { c.round.Spec.FragmentCount = 11 },
		"sparse payloads":       func(c *testCase) { c.round.Spec.PayloadKind = uint8(protocol.PayloadSparseTopK) },
		"an unknown format":     func(c *testCase) { c.round.Spec.Quantization = 4 },
		"no weights":            func(c *testCase) { c.round.Spec.Aggregation = uint8(protocol.WeightedMean) },
		"error feedback":        func(c *testCase) { c.round.Spec.OuterUpdate = uint8(protocol.SparseEf) },
		"a clip of fragments":   func(c *testCase) { c.round.Spec.ClipL2Norm, c.round.Spec.FragmentCount = 1, 2 },
		"a clip of a median": func(c *testCase) {
			c.round.Spec.ClipL2Norm, c.round.Spec.Aggregation = 1, uint8(protocol.CoordinateMedian)
		},
		"more faulty than Krum": func(c *testCase) { c.round.Spec.Aggregation, c.round.Spec.AggregationParam = uint8(protocol.Krum), 2 },
		"nothing left to mean": func(c *testCase) {
			c.round.Spec.Aggregation, c.round.Spec.AggregationParam = uint8(protocol.TrimmedMean), 2
		},
		"none selected by Krum": func(c *testCase) { c.round.Spec.Aggregation = uint8(protocol.MultiKrum) },
		"a faulty one selected": func(c *testCase) {
			c.round.Spec.Aggregation, c.round.Spec.AggregationParam = uint8(protocol.MultiKrum), 5<<16
		},
		"more trainers than any": func(c *testCase) { c.round.Payloads = make([]transition.Payload, 65) },
	} {
		c := newCase(r, rules[0], protocol.QuantizationNone, 10, 1, 4)
		source := c.source()
		change(c)
		_, err := transition.Compute(context.Background(), c.round, source, nil, transition.Options{})
		require.ErrorIs(t, err, transition.ErrRound, name)
	}
}

// sinkFunc and failing are a sink and a source that fail.
type sinkFunc func(fragment uint32, at uint64, params, momentum []float32) error

func (f sinkFunc) State(fragment uint32, at uint64, params, momentum []float32) error {
	return f(fragment, at, params, momentum)
}

type failing struct {
	transition.Source
	state, leaves error
}

func (f failing) State(fragment uint32, at uint64, params, momentum []float32) error {
	return errors.Join(f.state, f.Source.State(fragment, at, params, momentum))
}

func (f failing) Leaves(payload int, fragment uint32, first uint64, dst []byte) error {
	return errors.Join(f.leaves, f.Source.Leaves(payload, fragment, first, dst))
}

// TestErrorsAndCancellation: errors of the source and the sink come back, and a computation stops when it is told to.
func TestErrorsAndCancellation(t *testing.T) {
	r := rng(7)
	stop := errors.New("stop")
	for _, kind := range rules {
		c := newCase(r, kind, protocol.QuantizationInt8, 70_000, 1, 3)
		for _, src := range []transition.Source{failing{c.source(), stop, nil}, failing{c.source(), nil, stop}} {
			_, err := transition.Compute(context.Background(), c.round, src, nil, transition.Options{})
			require.ErrorIs(t, err, stop, kind.name)
		}
		_, err := transition.Compute(context.Background(), c.round, c.source(), sinkFunc(func(uint32, uint64, []float32, []float32) error { return stop }), transition.Options{})
		require.ErrorIs(t, err, stop, kind.name)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_, err = transition.Compute(ctx, c.round, c.source(), nil, transition.Options{})
		require.ErrorIs(t, err, context.Canceled, kind.name)
	}
	// In the middle, between two fragments.
	c := newCase(r, rules[0], protocol.QuantizationNone, 100, 10, 3)
	ctx, cancel := context.WithCancel(context.Background())
	seen := 0
	_, err := transition.Compute(ctx, c.round, c.source(), sinkFunc(func(f uint32, _ uint64, _, _ []float32) error {
		seen++
		if f == 4 {
			cancel()
		}
		return nil
	}), transition.Options{})
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, 5, seen)
}

// TestPairs: items of pairs and back.
func TestPairs(t *testing.T) {
	for n := 2; n <= 64; n++ {
		item := 0
		for i := range n {
			for j := i + 1; j < n; j++ {
				require.Equal(t, item, transition.PairItem(n, i, j))
				a, b := transition.ItemPair(n, item)
				require.Equal(t, [2]int{i, j}, [2]int{a, b})
				item++
			}
		}
	}
}

// TestLevels holds the layout of a reduction against the format.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		e      uint64
		want   []transition.Level
		length uint64
	}{
		{1, []transition.Level{{First: 0, Count: 1}}, 1},
		{256, []transition.Level{{First: 0, Count: 1}}, 1},
		{257, []transition.Level{{First: 0, Count: 2}, {First: 128, Count: 1}}, 129},
		{128 * 256, []transition.Level{{First: 0, Count: 128}, {First: 128, Count: 1}}, 129},
		{129 * 256, []transition.Level{{First: 0, Count: 129}, {First: 256, Count: 1}}, 257},
		{65536, []transition.Level{{First: 0, Count: 256}, {First: 256, Count: 1}}, 257},
		{65537, []transition.Level{{First: 0, Count: 257}, {First: 384, Count: 2}, {First: 512, Count: 1}}, 513},
		{1 << 31, []transition.Level{{First: 0, Count: 1 << 23}, {First: 1 << 23, Count: 1 << 15}, {First: 1<<23 + 1<<15, Count: 128},
			{First: 1<<23 + 1<<15 + 128, Count: 1}}, 1<<23 + 1<<15 + 129},
	} {
		levels, length := transition.Levels(c.e)
		require.Equal(t, c.want, levels, c.e)
		require.Equal(t, c.length, length, c.e)
	}
}

// TestOrderMatters: the reference tells trainers apart, or it could not find payloads taken in a wrong order.
func TestOrderMatters(t *testing.T) {
	r := rng(8)
	c := newCase(r, rules[0], protocol.QuantizationNone, 300, 1, 9)
	want := reference(c.round.Spec, c.state, c.payloads, c.weights())
	slices.Reverse(c.payloads)
	got := reference(c.round.Spec, c.state, c.payloads, c.weights())
	require.NotEqual(t, want.auxRoot, got.auxRoot)
}
