package chain_test

import (
	"context"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

func TestReadsATaskThroughItsLife(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	task := env.Post(nil)
	keeper := keys.Dev(chaintest.Keeper)
	account := crypto.PubkeyToAddress(keeper.PublicKey)

	spec, err := env.View().Spec(ctx, task.ID)
	require.NoError(t, err)
	require.Equal(t, task.Spec.SpecHash(), spec.SpecHash())
	hash, err := env.View().SpecHash(ctx, task.ID)
	require.NoError(t, err)
	require.Equal(t, task.Spec.SpecHash(), hash)
	_, err = env.View().Spec(ctx, protocol.Hash{1})
	require.ErrorIs(t, err, protocol.ErrTaskNotFound)

	env.Stake(keeper, chaintest.Tokens(1000))
	stake, err := env.View().Stake(ctx, account)
	require.NoError(t, err)
	require.Zero(t, stake.Free().Cmp(chaintest.Tokens(1000)))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	member, err := env.View().PoolKeeper(ctx, task.ID, account)
	require.NoError(t, err)
	require.True(t, member.Active && member.Acknowledged)
	require.Equal(t, account, member.Key)
	lock, err := env.View().Lock(ctx, task.ID, protocol.RoleKeeper, account)
	require.NoError(t, err)
	require.Zero(t, lock.Cmp(task.Spec.QuorumLock))

	task.Enroll()
	trainers, err := env.View().Trainers(ctx, task.ID, task.Spec.TrainerCount)
	require.NoError(t, err)
	require.Len(t, trainers, 4)
	phase, err := env.View().Phase(ctx, task.ID)
	require.NoError(t, err)
	require.Equal(t, protocol.PhaseCommit, phase.Phase)

	// Commitments come back in order of arrival and proven.
	for i, key := range task.Trainers {
		g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
		env.Send(keeper, env.Chain.SubmitOuterGradient(g, sig))
		v := env.View()
		round, err := v.Round(ctx, task.ID, 0)
		require.NoError(t, err)
		entries, err := v.Commitments(ctx, task.ID, 0, round.FrozenHash)
		require.NoError(t, err)
		require.Len(t, entries, i+1)
		require.Equal(t, round.FrozenHash, chain.FoldCommitments(entries))
		require.Equal(t, protocol.Hash(g.PayloadRoot), entries[i].PayloadRoot)
	}

	// A hash that no events lead to is not believed.
	_, err = env.View().Commitments(ctx, task.ID, 0, protocol.Hash{1})
	require.ErrorIs(t, err, chain.ErrInconsistent)

	// A proposal opens, and a revert has its name and arguments.
	v := env.View()
	round, err := v.Round(ctx, task.ID, 0)
	require.NoError(t, err)
	statement := protocol.SyncRound{
		TaskId: task.ID, ParentRoot: task.Spec.InitialStateRoot, SetHash: protocol.SetHash(round.FrozenHash, 0xf), NewRoot: protocol.Hash{7},
	}
	sig, err := protocol.Sign(keeper, statement.Digest(env.Dep.RoundsDomain()))
	require.NoError(t, err)
	proposal := chain.Proposal{TaskID: task.ID, ParentRoot: task.Spec.InitialStateRoot, Included: 0xf, NewRoot: statement.NewRoot}
	env.Send(keeper, env.Chain.ProposeRound(proposal, []chain.WitnessSignature{{Keeper: account, Signature: sig}}))
	openings, err := env.View().Openings(ctx, task.ID, 1)
	require.NoError(t, err)
	require.Equal(t, protocol.Hash{7}, openings[0].NewRoot)
	require.Equal(t, []common.Address{account}, openings[0].Signers)

	g, gsig := task.Gradient(1, task.Spec.InitialStateRoot, task.Trainers[0])
	err = env.Chain.Simulate(ctx, account, env.Chain.SubmitOuterGradient(g, gsig))
	revert, ok := chain.AsRevert(err)
	require.True(t, ok, "%v", err)
	require.Equal(t, "StaleParent", revert.Name)
	given, ok := revert.Arg("given")
	require.True(t, ok)
	require.Equal(t, [32]byte(task.Spec.InitialStateRoot), given)
	require.Contains(t, revert.Error(), "StaleParent(current=0x07")
}

// replaced serves a header that is not the chain's, as an RPC does that is behind a reorg.
type replaced struct{ *ethclient.Client }

func (r replaced) FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	logs, err := r.Client.FilterLogs(ctx, q)
	if len(logs) > 1 {
		logs = logs[1:]
	}
	return logs, err
}

func TestMissingEventsAreNoticed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	task := env.Post(nil)
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(1000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	for _, key := range task.Trainers[:2] {
		g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
		env.Send(keeper, env.Chain.SubmitOuterGradient(g, sig))
	}
	lossy, err := chain.New(replaced{env.Devnet.Client()}, env.Dep)
	require.NoError(t, err)
	v, err := lossy.Latest(ctx)
	require.NoError(t, err)
	round, err := v.Round(ctx, task.ID, 0)
	require.NoError(t, err)
	_, err = v.Commitments(ctx, task.ID, 0, round.FrozenHash)
	require.ErrorIs(t, err, chain.ErrInconsistent)
}

func TestViewOfALostBlock(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	env.Mine(5)
	v := env.View()
	_, err := env.Devnet.Fork(5, true)
	require.NoError(t, err)
	_, err = v.Posted(env.Ctx(), 0)
	require.ErrorIs(t, err, chain.ErrReorged)
	ok, err := env.Chain.Canonical(env.Ctx(), v.Block)
	require.NoError(t, err)
	require.False(t, ok)
}

func TestVerify(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	other := env.Dep
	other.ChainID++
	c, err := chain.New(env.Devnet.Client(), other)
	require.NoError(t, err)
	require.ErrorIs(t, c.Verify(env.Ctx()), chain.ErrWrongChain)
	other = env.Dep
	other.Tasks = common.Address{1}
	c, err = chain.New(env.Devnet.Client(), other)
	require.NoError(t, err)
	require.ErrorIs(t, c.Verify(env.Ctx()), chain.ErrNoContract)
	require.False(t, errors.Is(env.Chain.Verify(env.Ctx()), chain.ErrNoContract))
}
