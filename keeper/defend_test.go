package keeper

import (
	"context"
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/publication"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// subtree is the nodes above some neighbours, as a challenger folds the children that were revealed.
type subtree [][]protocol.Hash

func newSubtree(nodes []protocol.Hash) subtree {
	t := subtree{nodes}
	for len(nodes) > 1 {
		var up []protocol.Hash
		for i := 0; i < len(nodes); i += 2 {
			if i+1 == len(nodes) {
				up = append(up, nodes[i])
			} else {
				up = append(up, repops.NodeHash(nodes[i], nodes[i+1]))
			}
		}
		t, nodes = append(t, up), up
	}
	return t
}

func (t subtree) top() protocol.Hash { return t[len(t)-1][0] }

// path is the siblings of child i.
func (t subtree) path(i int) []protocol.Hash {
	var out []protocol.Hash
	for _, level := range t[:len(t)-1] {
		if i^1 < len(level) {
			out = append(out, level[i^1])
		}
		i >>= 1
	}
	return out
}

// Every vector that a statement commits to can be opened move by move, from its root to each leaf: what is revealed hashes to what
// it was asked about.
func TestDescentMovesHashToTheirNodes(t *testing.T) {
	t.Parallel()
	for _, rule := range []protocol.AggregationRule{protocol.Mean, protocol.Krum} {
		spec := offlineSpec(rule, protocol.QuantizationInt8, 1)
		spec.ParamCount = 30_000
		s, st, _ := offlineRound(t, spec)
		payloads := payloadsOf(st.included)
		trees := new(transition.Trees)
		got, err := s.aggregator.compute(context.Background(), spec, st, looseRound(s.store, spec, st.ParentRoot, payloads), payloads, nil, transition.Options{Trees: trees})
		require.NoError(t, err)
		open := []*transition.Vector{trees.New.Set, trees.Aux}
		require.EqualValues(t, got.NewRoot, trees.New.Set.Root())
		require.EqualValues(t, got.AuxRoot, trees.Aux.Root())
		for len(open) > 0 {
			v := open[0]
			open = open[1:]
			pos := chain.Position{Header: v.Header(), Height: uint8(v.Height()), AtRoot: true, Turn: chain.TurnReveal}
			for leaf := uint64(0); leaf < v.Leaves(); leaf += max(1, v.Leaves()/3) {
				node := protocol.Hash{}
				for height := v.Height(); ; {
					pos.Height, pos.Index = uint8(height), leaf>>height
					pos.Node = node
					call, err := s.defence.descentMove(big.NewInt(1), pos, trees)
					require.NoError(t, err)
					below := min(height, descentLevels)
					children, err := v.Children(height, pos.Index, below)
					require.NoError(t, err)
					require.Equal(t, s.chain.DescentReveal(big.NewInt(1), node, children), call)
					top := newSubtree(children).top()
					if node == (protocol.Hash{}) {
						want := v.Root()
						hasher := repops.Root(v.Header(), leavesOf(t, v))
						require.Equal(t, want, hasher)
					} else {
						require.Equal(t, node, top)
					}
					height -= below
					node = children[leaf>>height-pos.Index<<below]
					if height == 0 {
						break
					}
				}
				raw, err := v.Leaf(leaf)
				require.NoError(t, err)
				require.Equal(t, node, repops.LeafHash(raw))
				// A leaf that is a root leads on.
				if v.Header().Kind == repops.KindAuxSet || v.Header().Kind == repops.KindReductions {
					for _, h := range []*transition.Vector{trees.Reductions, trees.Distances, trees.Scores, trees.Interleaved[0]} {
						if h != nil && h.Root() == protocol.Hash(raw) {
							open = append(open, h)
						}
					}
				}
			}
		}
		// A fragment root is revealed as what it is made of.
		call, err := s.defence.descentMove(big.NewInt(1), chain.Position{Header: trees.New.Set.Header(), Turn: chain.TurnLeaf}, trees)
		require.NoError(t, err)
		params, momentum := trees.New.Params[0].Root(), trees.New.Momentum[0].Root()
		require.Contains(t, string(call.Data), string(append(params[:], momentum[:]...)))
		raw, err := trees.New.Set.Leaf(0)
		require.NoError(t, err)
		require.Equal(t, repops.NodeHash(params, momentum), protocol.Hash(raw))
		_, err = s.defence.descentMove(big.NewInt(1), chain.Position{Header: repops.Header{Kind: 99}, Turn: chain.TurnLeaf}, trees)
		require.Error(t, err)
	}
}

func leavesOf(t *testing.T, v *transition.Vector) []protocol.Hash {
	t.Helper()
	out := make([]protocol.Hash, v.Leaves())
	for i := range out {
		raw, err := v.Leaf(uint64(i))
		require.NoError(t, err)
		out[i] = repops.LeafHash(raw)
	}
	return out
}

// A range of a payload is opened with proofs that the contract's formula accepts.
func TestPayloadRangesOpen(t *testing.T) {
	t.Parallel()
	for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4, protocol.QuantizationSparseTop1} {
		spec := offlineSpec(protocol.Mean, q, 3)
		s, st, _ := offlineRound(t, spec)
		c := st.included[1]
		// The round's frozen set is known, so that no chain is asked.
		statement := protocol.Statement{TaskId: st.Task, Round: st.Round, FrozenHash: protocol.Hash{5}, Included: 31}
		s.tasks.frozen.Add(frozenKey{st.Task, statement.FrozenHash, st.Round, 0}, st.included)
		trees, err := s.openings.payloadTreesOf(context.Background(), nil, spec, statement, chain.RevealRequest{Trainer: c.Trainer, PayloadRoot: c.PayloadRoot})
		require.NoError(t, err)
		require.Equal(t, c.PayloadRoot, trees.Root())
		for f, v := range trees.Fragments {
			opened, err := v.OpenRange(0, v.Leaves())
			require.NoError(t, err)
			hashes, err := repops.HashLeaves(nil, opened.Leaf, q.LeafBytes())
			require.NoError(t, err)
			indices := make([]uint64, len(hashes))
			for i := range indices {
				indices[i] = uint64(i)
			}
			require.NoError(t, repops.VerifyMultiProof(v.Root(), protocol.PayloadHeader(st.Task, st.Round, uint32(f), c.Trainer, protocol.Fragment(spec.ParamCount, 3, uint32(f)).Len(), q), indices, hashes, opened.Path))
			path, err := trees.Set.Path(uint64(f))
			require.NoError(t, err)
			root := v.Root()
			require.NoError(t, repops.VerifyProof(c.PayloadRoot, repops.Header{Kind: repops.KindPayloadSet, Length: 3}, uint64(f), repops.LeafHash(root[:]), path))
		}
	}
}

// However many parts of a first state are demanded, it is read and hashed once; what is opened is proven by its root.
func TestFirstStateIsHashedOnceForAllDemands(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 3)
	s, st, _ := offlineRound(t, spec)
	spec.InitialStateRoot = st.ParentRoot
	trees := make([]*transition.StateTrees, 8)
	var g errgroup.Group
	for i := range trees {
		g.Go(func() (err error) {
			trees[i], err = s.openings.stateTreesOf(context.Background(), spec)
			return err
		})
	}
	require.NoError(t, g.Wait())
	for _, other := range trees[1:] {
		require.Same(t, trees[0], other)
	}
	state := trees[0]
	require.EqualValues(t, st.ParentRoot, state.Root())
	id := big.NewInt(1)
	path, err := state.Set.Path(2)
	require.NoError(t, err)
	for part, vectors := range map[chain.ObjectPart][2]*transition.Vector{
		chain.ObjectParams: {state.Params[2], state.Momentum[2]}, chain.ObjectMomentum: {state.Momentum[2], state.Params[2]},
	} {
		opened, err := vectors[0].OpenRange(0, 4)
		require.NoError(t, err)
		r := chain.ObjectRequest{Part: part, Fragment: 2, Leaves: 4}
		call, err := publication.Answer(t.Context(), s.chain, demanded{s.openings, r, spec}, id, r)
		require.NoError(t, err)
		require.Equal(t, s.chain.ObjectPublish(id, opened.Leaf, opened.Path, vectors[1].Root(), path), call)
	}
	r := chain.ObjectRequest{Part: chain.ObjectParams, Fragment: 3, Leaves: 4}
	_, err = publication.Answer(t.Context(), s.chain, demanded{s.openings, r, spec}, id, r)
	require.Error(t, err)
}
