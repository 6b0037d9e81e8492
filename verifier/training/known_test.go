package training

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// A node may be in several vectors of one claim, and be shown in each as that one shows it: what was shown elsewhere, before or after, hides
// nothing.
func TestNodesOfSeveralForms(t *testing.T) {
	var words []Hash
	for i := range uint64(128) {
		words = append(words, Hash(binary.BigEndian.AppendUint64(make([]byte, 24), i)))
	}
	list := func(count int) List { return NewList(program.KindTensors, make([]Hash, count)) }
	segment := newList(repops.Header{Kind: claim.KindSegment, Length: 128}, make([][]byte, 128))
	tensor := newList(repops.Header{Kind: program.KindTensor, DType: uint8(program.F32), Length: 128 * 256}, make([][]byte, 128))
	var ofWords, ofPairs []Hash
	for i := range 64 {
		ofWords = append(ofWords, repops.LeafHash(words[i][:]))
		ofPairs = append(ofPairs, repops.LeafHash(slices.Concat(words[2*i][:], words[2*i+1][:])))
	}
	halves := func(hashes []Hash) (out []Hash) {
		tree, err := repops.NewTree(hashes)
		require.NoError(t, err)
		out, err = tree.Nodes(5, 0, 2)
		require.NoError(t, err)
		return out
	}
	// vector is one in which the node is the first of a level; shown is what its trainer is made to show there.
	type vector struct {
		name   string
		list   List
		level  int
		shown  []Hash
		hashes []Hash
	}
	for _, hashes := range [][]Hash{ofWords, ofPairs} {
		tree, err := repops.NewTree(hashes)
		require.NoError(t, err)
		top, err := tree.Nodes(6, 0, 1)
		require.NoError(t, err)
		node := top[0]
		vectors := []vector{
			{"tensor", tensor, 6, hashes, hashes},
			{"higher list", list(1 << 13), 12, hashes, hashes},
			{"lower tensor", tensor, 1, halves(hashes), halves(hashes)},
		}
		if hashes[0] == ofWords[0] {
			vectors = append(vectors, vector{"list", list(128), 6, words[:64], hashes})
		} else {
			vectors = append(vectors, vector{"segment", segment, 6, words, hashes})
		}
		for _, first := range vectors {
			for _, second := range vectors {
				known := NewKnown()
				for range 2 {
					known.Show(chain.Shown{Node: node, Nodes: first.shown})
					known.Show(chain.Shown{Node: node, Nodes: second.shown})
				}
				for _, v := range []vector{first, second} {
					got, low, ok := v.list.as(Hash{1}, known).children(node, v.level, 0, false)
					require.True(t, ok, "%s, after %s and %s", v.name, first.name, second.name)
					require.Equal(t, v.level-min(v.level, step), low)
					require.Equal(t, v.hashes, got)
				}
				require.LessOrEqual(t, len(known.below[node]), 2, "what is shown again is kept once")
			}
		}
	}
}
