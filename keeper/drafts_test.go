package keeper

import (
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/protocol/transition"
)

// Whoever has a seat asks for signatures under every set that is a quorum, each right. Of the states that they come to a few are kept at a
// time, and of those the one that stands.
func TestStatesOfManySetsAreNotKept(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task, key, witness, right := witnessed(t, env)
	asker := crypto.PubkeyToAddress(key.PublicKey)
	env.Skip(task.Spec.UploadWindow)
	list, err := task.View().Commitments(task.Ctx(), task.ID, 0, right.FrozenHash)
	require.NoError(t, err)
	var asked []protocol.Statement
	var last []byte
	for _, set := range []uint64{15, 7, 11, 13, 14} {
		var included []chain.Commitment
		for _, c := range list {
			if set>>c.Slot&1 == 1 {
				included = append(included, c)
			}
		}
		payloads := payloadsOf(included)
		var leaves [][]byte
		for _, p := range payloads {
			leaves = append(leaves, task.Leaves(task.Delta(0, p.Trainer)))
		}
		o, err := transition.Compute(t.Context(), transition.Round{
			Spec: &task.Spec, Task: task.ID, Parent: right.ParentRoot, Payloads: payloads,
		}, transition.Memory(&task.Spec, task.Initial, leaves), nil, transition.Options{})
		require.NoError(t, err)
		st := task.Statement(set, o.NewRoot, o.AuxRoot)
		raw, named := witness.askWitness(task, st, asker, key)
		require.Nil(t, named)
		asked, last = append(asked, st), raw
	}
	held := func() (roots []protocol.Hash) {
		for _, st := range asked {
			if has, err := witness.store.Has(st.NewRoot); err == nil && has {
				roots = append(roots, st.NewRoot)
			}
		}
		return roots
	}
	kept := held()
	require.Len(t, kept, draftsKept)

	// Whoever asks again is answered, and nothing is computed or dropped for it.
	losses := witness.store.Losses()
	for _, st := range asked {
		_, named := witness.askWitness(task, st, asker, key)
		require.Nil(t, named)
	}
	require.Equal(t, losses, witness.store.Losses(), "asking again had states computed, and others dropped")
	require.Equal(t, kept, held())

	st := asked[len(asked)-1]
	own, err := protocol.Sign(key, st.Digest(env.Dep.RoundsDomain()))
	require.NoError(t, err)
	env.Send(key, env.Chain.ProposeRound(chain.Proposal{
		TaskID: task.ID, ParentRoot: st.ParentRoot, Included: st.Included, NewRoot: st.NewRoot, AuxRoot: st.AuxRoot,
	}, signatures(t, asker, own, last)))
	commitAll(task, 1, st.NewRoot, witness)
	awaitDraw(task)
	witness.uploadRound(task, 1, 0, 1, 2, 3)
	witness.eventually(func() bool { h := held(); return len(h) == 1 && h[0] == st.NewRoot }, "only the state that stands is kept")
	has, err := witness.store.Has(task.Spec.InitialStateRoot)
	require.NoError(t, err)
	require.True(t, has)
}
