package transition_test

import (
	"context"
	"encoding/binary"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// compute is an honest or a false computation with its trees.
func compute(t *testing.T, c *testCase, tamper *transition.Tamper) (transition.Outcome, *transition.Trees, protocol.State) {
	t.Helper()
	trees, sink := new(transition.Trees), transition.NewCollector(c.round.Spec)
	o, err := transition.Compute(context.Background(), c.round, c.source(), sink, transition.Options{Trees: trees, Tamper: tamper})
	require.NoError(t, err)
	require.Equal(t, o.NewRoot, trees.New.Root())
	require.Equal(t, o.AuxRoot, trees.Aux.Root())
	return o, trees, sink.Next
}

// allVectors lists every vector of the trees.
func allVectors(t *testing.T, trees *transition.Trees) []*transition.Vector {
	var all []*transition.Vector
	for _, s := range []*transition.StateTrees{trees.Parent, trees.New} {
		all = append(append(append(all, s.Set), s.Params...), s.Momentum...)
	}
	for _, p := range trees.Payloads {
		all = append(append(all, p.Set), p.Fragments...)
	}
	all = append(append(append(all, trees.Aux), trees.Interleaved...), trees.Items...)
	for _, v := range []*transition.Vector{trees.Reductions, trees.Distances, trees.Scores} {
		if v != nil {
			all = append(all, v)
		}
	}
	return all
}

// TestEveryOpeningVerifies: every leaf of every vector opens, its path leads to the root, and so do nodes from any height.
func TestEveryOpeningVerifies(t *testing.T) {
	r := rng(20)
	for _, kind := range rules {
		for q := protocol.QuantizationNone; q <= protocol.QuantizationSparseTop1; q++ {
			for _, f := range []int{1, 3} {
				c := newCase(r, kind, q, 2600, f, 5)
				if c == nil {
					continue
				}
				_, trees, _ := compute(t, c, nil)
				for _, v := range allVectors(t, trees) {
					require.Equal(t, v.Header().Leaves(), v.Leaves())
					for i := range v.Leaves() {
						o, err := v.Open(i)
						require.NoError(t, err)
						require.NoError(t, repops.VerifyProof(v.Root(), v.Header(), i, repops.LeafHash(o.Leaf), o.Path))
						checkClimb(t, v, i)
					}
					lo := r.Uint64N(v.Leaves())
					hi := lo + 1 + r.Uint64N(v.Leaves()-lo)
					o, err := v.OpenRange(lo, hi)
					require.NoError(t, err)
					var indices []uint64
					var leaves []protocol.Hash
					for i := lo; i < hi; i++ {
						leaf, err := v.Leaf(i)
						require.NoError(t, err)
						require.Equal(t, leaf, o.Leaf[:len(leaf)])
						o.Leaf = o.Leaf[len(leaf):]
						indices, leaves = append(indices, i), append(leaves, repops.LeafHash(leaf))
					}
					require.Empty(t, o.Leaf)
					require.NoError(t, repops.VerifyMultiProof(v.Root(), v.Header(), indices, leaves, o.Path))
					_, err = v.Open(v.Leaves())
					require.ErrorIs(t, err, repops.ErrProofIndex)
				}
			}
		}
	}
}

// checkClimb goes from a leaf up in pieces, as a descent comes down: each node's children contain the last one.
func checkClimb(t *testing.T, v *transition.Vector, leaf uint64) {
	t.Helper()
	index := leaf
	for height := 0; height < v.Height(); {
		to := min(height+6, v.Height())
		node, err := v.Node(height, index)
		require.NoError(t, err)
		above, err := v.Node(to, index>>(to-height))
		require.NoError(t, err)
		children, err := v.Children(to, index>>(to-height), to-height)
		require.NoError(t, err)
		require.Equal(t, node, children[index&(1<<(to-height)-1)])
		path, err := v.Climb(height, index, to)
		require.NoError(t, err)
		// The node and its path give the ancestor; a promoted node has no sibling.
		last := (v.Leaves() - 1) >> height
		for h, i := height, index; h < to; h, i, last = h+1, i>>1, last>>1 {
			if i&1 == 1 {
				node, path = repops.NodeHash(path[0], node), path[1:]
			} else if i < last {
				node, path = repops.NodeHash(node, path[0]), path[1:]
			}
		}
		require.Empty(t, path)
		require.Equal(t, above, node)
		index, height = index>>(to-height), to
	}
	require.Zero(t, index)
}

func TestNodesOutOfRange(t *testing.T) {
	_, trees, _ := compute(t, newCase(rng(21), rules[0], protocol.QuantizationNone, 2600, 1, 5), nil)
	v := trees.Interleaved[0] // 51 leaves
	require.EqualValues(t, 51, v.Leaves())
	for _, bad := range [][3]uint64{{7, 0, 0}, {0, 51, 0}, {1, 26, 1}, {2, 0, 3}} {
		_, err := v.Children(int(bad[0]), bad[1], int(bad[2]))
		if bad[0] <= 6 && bad[2] <= bad[0] {
			// A node that is not there has no children.
			_, err = v.Node(int(bad[0]), bad[1])
		}
		require.ErrorIs(t, err, repops.ErrProofIndex, bad)
	}
	_, err := v.Climb(0, 51, 1)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = v.Climb(2, 0, 1)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = v.Climb(0, 0, 7)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = v.OpenRange(3, 3)
	require.ErrorIs(t, err, repops.ErrProofEmpty)
	_, err = trees.Vector(repops.Header{Kind: repops.KindInterleaved, Length: 50})
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = trees.AuxPath(repops.KindScores, 0)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = trees.Partial(0, 1, 0)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = trees.New.Open(1, 0, false)
	require.ErrorIs(t, err, repops.ErrProofIndex)
	_, err = trees.Payloads[0].Open(1, 0)
	require.ErrorIs(t, err, repops.ErrProofIndex)
}

// TestOpeningsReachTheRoots: what a proof is made of leads to the parent, to newRoot, to auxRoot and to payload roots.
func TestOpeningsReachTheRoots(t *testing.T) {
	r := rng(22)
	for _, kind := range rules {
		for _, f := range []uint32{1, 3} {
			const p, n = 70_000, 5
			c := newCase(r, kind, protocol.QuantizationInt8, p, int(f), n)
			if c == nil {
				continue
			}
			out, trees, next := compute(t, c, nil)
			stateHeader := repops.Header{Kind: repops.KindState, Length: uint64(f)}
			for range 20 {
				fragment := r.Uint32N(f)
				rg := protocol.Fragment(p, f, fragment)
				at := r.Uint64N(rg.Len())
				for _, s := range []struct {
					trees *transition.StateTrees
					root  protocol.Hash
					state protocol.State
				}{{trees.Parent, c.round.Parent, c.state}, {trees.New, out.NewRoot, next}} {
					for _, momentum := range []bool{false, true} {
						o, err := s.trees.Open(fragment, at, momentum)
						require.NoError(t, err)
						h, x := protocol.ParamsHeader(fragment, rg.Len()), s.state.Params
						if momentum {
							h, x = protocol.MomentumHeader(fragment, rg.Len()), s.state.Momentum
						}
						require.Equal(t, math.Float32bits(x[rg.Lo+at]), binary.LittleEndian.Uint32(o.Leaf[4*(at%256):]))
						vector, err := s.trees.Params[fragment], error(nil)
						if momentum {
							vector = s.trees.Momentum[fragment]
						}
						require.NoError(t, err)
						require.NoError(t, repops.VerifyProof(vector.Root(), h, at/256, repops.LeafHash(o.Leaf), o.Path))
						node := repops.NodeHash(vector.Root(), o.Sibling)
						if momentum {
							node = repops.NodeHash(o.Sibling, vector.Root())
						}
						require.NoError(t, repops.VerifyProof(s.root, stateHeader, uint64(fragment), repops.LeafHash(node[:]), o.SetPath))
					}
				}
				who := r.IntN(n)
				o, err := trees.Payloads[who].Open(fragment, at/1024)
				require.NoError(t, err)
				h := protocol.PayloadHeader(c.round.Task, c.round.Number, fragment, c.round.Payloads[who].Trainer, rg.Len(), protocol.QuantizationInt8)
				root := trees.Payloads[who].Fragments[fragment].Root()
				require.NoError(t, repops.VerifyProof(root, h, at/1024, repops.LeafHash(o.Leaf), o.Path))
				require.NoError(t, repops.VerifyProof(c.round.Payloads[who].Root, repops.Header{Kind: repops.KindPayloadSet, Length: uint64(f)},
					uint64(fragment), repops.LeafHash(root[:]), o.SetPath))
			}
			aux := func(kind uint8, fragment uint32, index uint64, v *transition.Vector) {
				t.Helper()
				path, err := trees.AuxPath(kind, fragment)
				require.NoError(t, err)
				root := v.Root()
				require.NoError(t, repops.VerifyProof(out.AuxRoot, trees.Aux.Header(), index, repops.LeafHash(root[:]), path))
				found, err := trees.Vector(v.Header())
				require.NoError(t, err)
				require.Same(t, v, found)
			}
			for i, v := range trees.Interleaved {
				aux(repops.KindInterleaved, uint32(i), uint64(i), v)
			}
			if c.round.Spec.Scored() {
				aux(repops.KindReductions, 0, 1, trees.Reductions)
				aux(repops.KindScores, 0, trees.Aux.Leaves()-1, trees.Scores)
			}
			if c.round.Spec.Pairwise() {
				aux(repops.KindDistances, 0, 2, trees.Distances)
			}
			checkReductions(t, c, trees)
			// The state, read again from elsewhere, gives the same trees.
			again, err := transition.ReadState(c.round.Spec, transition.Memory(c.round.Spec, next, nil).State)
			require.NoError(t, err)
			require.Equal(t, out.NewRoot, again.Root())
			require.Equal(t, trees.New.Momentum[f-1].Root(), again.Momentum[f-1].Root())
			leaf, err := again.Params[f-1].Leaf(3)
			require.NoError(t, err)
			mine, err := trees.New.Params[f-1].Leaf(3)
			require.NoError(t, err)
			require.Equal(t, mine, leaf)
		}
	}
}

// checkReductions: every partial of every level stands where Partial says, and Below holds what it is added up from.
func checkReductions(t *testing.T, c *testCase, trees *transition.Trees) {
	t.Helper()
	want := reference(c.round.Spec, c.state, c.payloads, c.weights())
	for item, levels := range want.reductions {
		require.Len(t, trees.Levels, len(levels))
		for l, values := range levels {
			for _, index := range []int{0, len(values) / 2, len(values) - 1} {
				o, err := trees.Partial(item, l+1, uint64(index))
				require.NoError(t, err)
				at := (trees.Levels[l].First + uint64(index)) % 128
				require.Equal(t, math.Float64bits(values[index]), binary.LittleEndian.Uint64(o.Leaf[8*at:]))
				below, err := trees.Below(item, l+1, uint64(index))
				if l == 0 {
					require.ErrorIs(t, err, repops.ErrProofIndex)
					continue
				}
				require.NoError(t, err)
				group := levels[l-1][index*256 : min((index+1)*256, len(levels[l-1]))]
				require.Equal(t, le64(group), below.Leaf[:8*len(group)])
				require.Len(t, below.Leaf, (len(group)+127)/128*1024)
			}
		}
		_, err := trees.Partial(item, 1, uint64(len(levels[0])))
		require.ErrorIs(t, err, repops.ErrProofIndex)
	}
}

// TestLieStaysTheOnlyOne: each hook makes one commitment false, the liar can open it, and everything else follows from it truly.
func TestLieStaysTheOnlyOne(t *testing.T) {
	r := rng(23)
	nextUp := func(v float64) float64 { return math.Nextafter(v, math.Inf(1)) }
	// leafAt is a leaf of an honest and of a false vector.
	leafAt := func(honest, liar *transition.Vector, i uint64) (a, b []byte) {
		t.Helper()
		a, err := honest.Leaf(i)
		require.NoError(t, err)
		b, err = liar.Leaf(i)
		require.NoError(t, err)
		return a, b
	}
	differing := func(honest, liar *transition.Trees) (kinds []uint8) {
		a, b := allVectors(t, honest), allVectors(t, liar)
		require.Len(t, b, len(a))
		for i := range a {
			if a[i].Root() != b[i].Root() && !slices.Contains(kinds, a[i].Header().Kind) {
				kinds = append(kinds, a[i].Header().Kind)
			}
		}
		slices.Sort(kinds)
		return kinds
	}
	for _, kind := range rules {
		for _, f := range []int{1, 2} {
			const p, n = 70_000, 5
			c := newCase(r, kind, protocol.QuantizationNone, p, f, n)
			if c == nil {
				continue
			}
			last := uint32(f - 1)
			_, honest, state := compute(t, c, nil)
			size := protocol.Fragment(p, uint32(f), last).Len()
			at := size - 2
			element := func(fragment uint32, from uint64, x []float32) {
				if fragment == last && from <= at && at < from+uint64(len(x)) {
					x[at-from] = math.Float32frombits(math.Float32bits(x[at-from]) ^ 1)
				}
			}
			position := protocol.Fragment(p, uint32(f), last).Lo + at

			out, liar, lied := compute(t, c, &transition.Tamper{Params: element})
			require.Equal(t, []uint8{repops.KindParams, repops.KindState}, differing(honest, liar))
			require.Equal(t, math.Float32bits(state.Params[position])^1, math.Float32bits(lied.Params[position]), "the sink receives the lie")
			require.Equal(t, out.NewRoot, lied.Root(uint32(f)))
			a, b := leafAt(honest.New.Params[last], liar.New.Params[last], at/256)
			require.NotEqual(t, a, b)
			_, liar, _ = compute(t, c, &transition.Tamper{Momentum: element})
			require.Equal(t, []uint8{repops.KindMomentum, repops.KindState}, differing(honest, liar))

			// A false value of one trainer: the state is what follows from it.
			leaf := at / (256 / n)
			_, liar, lied = compute(t, c, &transition.Tamper{Interleaved: func(fragment uint32, i uint64, data []byte) []byte {
				if fragment == last && i == leaf {
					data[4*n*(at%(256/n))+2] ^= 0x40
				}
				return data
			}})
			require.NotContains(t, differing(honest, liar), repops.KindPayload)
			require.NotContains(t, differing(honest, liar), repops.KindReduction)
			a, b = leafAt(honest.Interleaved[last], liar.Interleaved[last], leaf)
			require.NotEqual(t, a, b)
			changed := reference(c.round.Spec, c.state, c.payloads, c.weights()).next
			column := make([]float32, n)
			for i := range column {
				column[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*(n*int(at%(256/n))+i):]))
			}
			var scores []float64
			if honest.Scores != nil {
				s, err := honest.Scores.Leaf(0)
				require.NoError(t, err)
				for i := range n {
					scores = append(scores, math.Float64frombits(binary.LittleEndian.Uint64(s[8*i:])))
				}
			}
			d := refAggregate(c.round.Spec, column, scores, c.weights())
			mu := math.Float32frombits(c.round.Spec.OuterMomentum)
			changed.Momentum[position] = refFma(mu, c.state.Momentum[position], d)
			require.Equal(t, bits(changed.Momentum), bits(lied.Momentum))
			for i := range liar.New.Params[last].Leaves() {
				if i > liar.New.Params[last].Leaves()-4 {
					_, err := liar.New.Params[last].Leaf(i)
					require.NoError(t, err, "what follows from the lie can be opened")
				}
			}
			// A leaf of another size.
			_, liar, _ = compute(t, c, &transition.Tamper{Interleaved: func(fragment uint32, i uint64, data []byte) []byte {
				if fragment == last && i == leaf {
					return append(data, 0)
				}
				return data
			}})
			require.Equal(t, []uint8{repops.KindAuxSet, repops.KindInterleaved}, differing(honest, liar))
			a, b = leafAt(honest.Interleaved[last], liar.Interleaved[last], leaf)
			require.Equal(t, append(a, 0), b)

			if !c.round.Spec.Scored() {
				continue
			}
			for level := 1; level <= len(honest.Levels); level++ {
				index := honest.Levels[level-1].Count - 1
				_, liar, _ = compute(t, c, &transition.Tamper{Partials: func(item, l int, i uint64, v float64) float64 {
					if item == 1 && l == level && i == index {
						return nextUp(v) * 2
					}
					return v
				}})
				kinds := differing(honest, liar)
				require.Contains(t, kinds, repops.KindReduction)
				require.Equal(t, honest.Items[0].Root(), liar.Items[0].Root())
				h, err := honest.Partial(1, level, index)
				require.NoError(t, err)
				l, err := liar.Partial(1, level, index)
				require.NoError(t, err)
				require.NotEqual(t, h.Leaf, l.Leaf)
				// The levels above are the sums of those below.
				for up := level + 1; up <= len(liar.Levels); up++ {
					below, err := liar.Below(1, up, 0)
					require.NoError(t, err)
					claimed, err := liar.Partial(1, up, 0)
					require.NoError(t, err)
					first := liar.Levels[up-1].First % 128
					require.Equal(t, refSum(doubles(below.Leaf)), doubles(claimed.Leaf)[first])
				}
			}
			_, liar, _ = compute(t, c, &transition.Tamper{Scores: func(i int, v float64) float64 {
				if i == 2 {
					return v * 4
				}
				return v
			}})
			require.Contains(t, differing(honest, liar), repops.KindScores)
			require.NotContains(t, differing(honest, liar), repops.KindReduction)
			if !c.round.Spec.Pairwise() {
				continue
			}
			_, liar, _ = compute(t, c, &transition.Tamper{Distances: func(row, column int, v float64) float64 {
				if row == 3 && column == 1 {
					return v * 4
				}
				return v
			}})
			kinds := differing(honest, liar)
			require.Contains(t, kinds, repops.KindDistances)
			require.NotContains(t, kinds, repops.KindReductions)
			for i := range uint64(n) {
				a, b := leafAt(honest.Distances, liar.Distances, i)
				require.Equal(t, i == 3, !slices.Equal(a, b), "row %d", i)
			}
			h, l := leafAt(honest.Scores, liar.Scores, 0)
			for i := range n {
				if i != 3 {
					require.Equal(t, h[8*i:8*i+8], l[8*i:8*i+8], "only the row's own score follows from it")
				}
			}
		}
	}
}

func doubles(b []byte) (x []float64) {
	for ; len(b) > 0; b = b[8:] {
		x = append(x, math.Float64frombits(binary.LittleEndian.Uint64(b)))
	}
	return x
}

// TestChangedSourceIsNoticed: leaves are read again when they are opened, and bytes that have changed since are refused.
func TestChangedSourceIsNoticed(t *testing.T) {
	c := newCase(rng(24), rules[0], protocol.QuantizationNone, 600, 1, 3)
	_, trees, _ := compute(t, c, nil)
	binary.LittleEndian.PutUint32(c.payloads[1][4:], math.Float32bits(3))
	_, err := trees.Payloads[1].Open(0, 0)
	require.ErrorIs(t, err, transition.ErrLeaf)
	_, err = trees.Interleaved[0].Open(0)
	require.ErrorIs(t, err, transition.ErrLeaf)
	_, err = trees.New.Open(0, 0, false)
	require.ErrorIs(t, err, transition.ErrLeaf)
	_, err = trees.Payloads[2].Open(0, 0)
	require.NoError(t, err)
	c.state.Params[1]++
	_, err = trees.Parent.Open(0, 1, false)
	require.ErrorIs(t, err, transition.ErrLeaf)
	_, err = trees.Parent.Open(0, 1, true)
	require.NoError(t, err)
}
