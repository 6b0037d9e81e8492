package training

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
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

// A list of checkpoints that somebody serves says at once which is the first that differs, whatever its length: nodes without a sibling are
// promoted, several levels at the end of a long one.
func TestServedListsOfEveryLength(t *testing.T) {
	for _, n := range []int{2, 63, 64, 65, 66, 127, 128, 129, 191, 193, 257, 4096, 4097, 4161, 8193} {
		task := &claim.Task{ID: Hash{9}, Spec: &protocol.TaskSpec{InnerSteps: uint32(n - 1), CheckpointInterval: 1}}
		own := make([]Hash, n)
		for i := range own {
			own[i] = Hash(binary.BigEndian.AppendUint64(make([]byte, 24), uint64(i)))
		}
		for _, i := range []int{0, n / 2, n - 2, n - 1} {
			served := slices.Clone(own)
			served[i][0] ^= 1
			served[n-1][1] ^= 1
			g := &protocol.OuterGradient{TaskId: task.ID, Round: 1, ClaimHash: claim.Root(task.ID, 1, common.Address{}, served)}
			known := NewKnown()
			require.True(t, known.Checkpoints(task, g, served))
			list := NewList(claim.KindClaim, own)
			list.Header = claim.Header(task.ID, g.Round, g.Trainer, n)
			at, missing, found := list.as(g.ClaimHash, known).differs(0)
			require.True(t, found, "%d of %d", i, n)
			require.Nil(t, missing, "%d of %d", i, n)
			require.EqualValues(t, i, at, "of %d", n)
		}
	}
}
