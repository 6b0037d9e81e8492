package chain_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/devnet"
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
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
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
		require.Equal(t, round.FrozenHash, foldOf(entries))
		require.Equal(t, protocol.Hash(g.PayloadRoot), entries[i].PayloadRoot)
	}

	// A hash that no events lead to is not believed.
	_, err = env.View().Commitments(ctx, task.ID, 0, protocol.Hash{1})
	require.ErrorIs(t, err, chain.ErrInconsistent)

	// A proposal is read back from its event, its storage and its transaction, and a revert has its name and arguments.
	committee := task.Draw(keeper)
	require.Equal(t, []uint16{member.Member}, committee.Members)
	drawn, ok, err := env.View().Drawn(ctx, task.ID, 0)
	require.NoError(t, err)
	require.True(t, ok)
	require.Equal(t, []common.Address{account}, drawn.Seats)
	_, ok, err = env.View().Statement(ctx, task.ID, 0)
	require.NoError(t, err)
	require.False(t, ok, "not yet proposed")
	statement := task.Statement(0xf, protocol.Hash{7}, protocol.Hash{8})
	sent := task.Propose(statement, keeper)
	v := env.View()
	standing, ok, err := v.Statement(ctx, task.ID, 0)
	require.NoError(t, err)
	require.True(t, ok)
	require.Equal(t, statement, standing)
	for _, c := range []struct {
		read func(context.Context, protocol.Statement) (bool, error)
		want bool
	}{
		{v.IsStanding, true},
		{func(ctx context.Context, s protocol.Statement) (bool, error) {
			return v.IsOverturnable(ctx, s.TaskId, s.Round)
		}, true},
		{func(ctx context.Context, s protocol.Statement) (bool, error) { return v.Condemned(ctx, s.ID()) }, false},
	} {
		got, err := c.read(ctx, statement)
		require.NoError(t, err)
		require.Equal(t, c.want, got)
	}
	other := statement
	other.AuxRoot = protocol.Hash{9}
	ok, err = v.IsStanding(ctx, other)
	require.NoError(t, err)
	require.False(t, ok)
	signers, err := v.Signers(ctx, task.ID, 0)
	require.NoError(t, err)
	require.Equal(t, []common.Address{account}, signers)
	committee, err = v.Committee(ctx, task.ID, 0)
	require.NoError(t, err)
	require.True(t, committee.SignedBy(member.Member))
	require.False(t, committee.SignedBy(member.Member+1))
	proposals, err := v.Proposals(ctx, task.ID, 0)
	require.NoError(t, err)
	require.Equal(t, []chain.Proposed{{
		Statement: statement, Signers: []common.Address{account}, Signatures: task.Witness(statement, keeper),
		TxHash: sent.TxHash, Block: sent.BlockNumber.Uint64(),
	}}, proposals)

	// What a contract refuses on behalf of another one has its name too.
	err = env.Chain.Simulate(ctx, account, env.Chain.ProveStep(statement, nil, chain.StepProof{}))
	refused, ok := chain.AsRevert(err)
	require.True(t, ok, "%v", err)
	require.Equal(t, "BadEvidence", refused.Name)

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
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
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

// Of the heads that a node names each is further back; one that it does not name is told from a node that is away.
func TestHeads(t *testing.T) {
	env := chaintest.New(t)
	env.Mine(devnet.FinalityDepth)
	var numbers []uint64
	for _, name := range []chain.HeadName{chain.HeadFinalized, chain.HeadSafe, chain.HeadLatest} {
		v, err := env.Chain.AtHead(env.Ctx(), name)
		require.NoError(t, err)
		numbers = append(numbers, v.Number)
	}
	require.Less(t, numbers[0], numbers[1])
	require.Less(t, numbers[1], numbers[2])
	_, err := env.Chain.AtHead(env.Ctx(), "pending")
	require.ErrorIs(t, err, chain.ErrHeadName)

	answer := ""
	node := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var call struct {
			ID json.RawMessage `json:"id"`
		}
		require.NoError(t, json.NewDecoder(r.Body).Decode(&call))
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,%s}`, call.ID, answer)
	}))
	client, err := ethclient.Dial(node.URL)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	c, err := chain.New(client, env.Dep)
	require.NoError(t, err)
	for _, answer = range []string{`"result":null`, `"error":{"code":-39001,"message":"safe block not found"}`} {
		_, err = c.AtHead(env.Ctx(), chain.HeadSafe)
		require.ErrorIs(t, err, chain.ErrNoHead, answer)
	}
	node.Close()
	_, err = c.AtHead(env.Ctx(), chain.HeadSafe)
	require.Error(t, err)
	require.NotErrorIs(t, err, chain.ErrNoHead)
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

// foldOf is the frozen hash that entries in that order arrive at.
func foldOf(entries []chain.Commitment) (h protocol.Hash) {
	for _, c := range entries {
		h = protocol.FrozenHash(h, c.Trainer, c.Slot, c.PayloadRoot, c.ClaimHash)
	}
	return h
}
