package chain_test

import (
	"context"
	"crypto/ecdsa"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

type asked struct {
	*ethclient.Client
	ranges [][2]uint64
}

func (a *asked) FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	if q.BlockHash == nil {
		a.ranges = append(a.ranges, [2]uint64{q.FromBlock.Uint64(), q.ToBlock.Uint64()})
	}
	return a.Client.FilterLogs(ctx, q)
}

// enrolled is a task of which all places are taken, with one keeper.
func enrolled(t *testing.T) (*chaintest.Env, *chaintest.Task, *ecdsa.PrivateKey) {
	t.Helper()
	env := chaintest.New(t)
	task, keeper := env.Post(nil), keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(1000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	return env, task, keeper
}

// longAfter reads the first round many blocks later, by a client whose ranges of blocks are noted.
func longAfter(t *testing.T, env *chaintest.Env, task *chaintest.Task) (*chain.View, chain.Round, *asked) {
	t.Helper()
	env.Mine(2_500)
	rpc := &asked{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	v := chain.NewView(c, env.View().Block)
	round, err := v.Round(env.Ctx(), task.ID, 0)
	require.NoError(t, err)
	return v, round, rpc
}

// A keeper answers anybody about old rounds: what it then asks its RPC for does not grow with all that happened since.
func TestCommitmentsOfAnOldRound(t *testing.T) {
	t.Parallel()
	env, task, keeper := enrolled(t)
	var last uint64
	for _, key := range task.Trainers {
		g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
		last = env.Send(keeper, env.Chain.SubmitOuterGradient(g, sig)).BlockNumber.Uint64()
	}
	v, round, rpc := longAfter(t, env, task)
	require.NotZero(t, round.CommitClosedAt)
	entries, err := v.Commitments(env.Ctx(), task.ID, 0, round.FrozenHash)
	require.NoError(t, err)
	require.Len(t, entries, len(task.Trainers))
	require.Equal(t, round.FrozenHash, foldOf(entries))
	require.Len(t, rpc.ranges, 2, "the newest blocks, and those of the round")
	require.Equal(t, last, rpc.ranges[1][1], "the round's last commitment closed it")
}

// Of a round that somebody let run to the end of its window, too: a stranger's trainer need only stay away.
func TestCommitmentsOfAnOldRoundThatDidNotCloseEarly(t *testing.T) {
	t.Parallel()
	env, task, keeper := enrolled(t)
	present := task.Trainers[1:]
	for _, key := range present {
		g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
		env.Send(keeper, env.Chain.SubmitOuterGradient(g, sig))
	}
	env.Skip(task.Spec.CommitWindow)
	over := env.View().Number
	v, round, rpc := longAfter(t, env, task)
	require.Zero(t, round.CommitClosedAt)
	entries, err := v.Commitments(env.Ctx(), task.ID, 0, round.FrozenHash)
	require.NoError(t, err)
	require.Len(t, entries, len(present))
	require.Len(t, rpc.ranges, 2, "the newest blocks, and those of the round")
	require.LessOrEqual(t, rpc.ranges[1][1], over, "nothing of the round is later")
}
