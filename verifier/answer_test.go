package verifier_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// sponsored is a Verified task that trains, with what its sponsor answers demands from in a folder, and an account that demands.
func sponsored(t *testing.T, edit func(*protocol.TaskSpec)) (task *chaintest.Task, folder string, demand func(chain.ObjectPart, uint32)) {
	env := chaintest.New(t)
	task = env.Post(func(spec *protocol.TaskSpec) {
		spec.Tier, spec.ProgramRoot, spec.CheckpointInterval = uint8(protocol.TierVerified), chaintest.Programs, 1
		spec.CommitWindow, spec.RevealWindow = 190, 5_000
		edit(spec)
	})
	keeper, stranger := keys.Dev(chaintest.Keeper), keys.Dev(15)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	env.Send(stranger, env.Chain.Mint(crypto.PubkeyToAddress(stranger.PublicKey), chaintest.Tokens(100)))
	env.Send(stranger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100)))
	folder = t.TempDir()
	var state bytes.Buffer
	require.NoError(t, protocol.WriteState(&state, task.Initial, task.Spec.FragmentCount))
	require.NoError(t, os.WriteFile(filepath.Join(folder, protocol.Hash(task.Spec.InitialStateRoot).String()), state.Bytes(), 0o600))
	for _, p := range task.Parts {
		require.NoError(t, os.WriteFile(filepath.Join(folder, p.Root.String()), p.Raw, 0o600))
	}
	return task, folder, func(part chain.ObjectPart, fragment uint32) {
		env.Send(stranger, env.Chain.ObjectRequest(task.ID, part, fragment, 0))
	}
}

func answerer(t *testing.T, task *chaintest.Task, folder string, send func(context.Context, chain.Call) (*types.Receipt, error)) *verifier.Answerer {
	a, err := verifier.NewAnswerer(task.Ctx(), verifier.AnswererConfig{Chain: task.Env.Chain, Task: task.ID, Store: folder, Send: send})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, a.Close()) })
	return a
}

// Whoever demands much of one kind delays no answer of the other: a sponsor is not brought to silence about its first state by demands for programs, nor
// the other way round, and one that is slow to be mined delays no other.
func TestAnswersDoNotWaitForEachOther(t *testing.T) {
	t.Parallel()
	task, folder, demand := sponsored(t, func(*protocol.TaskSpec) {})
	demand(chain.ObjectProgram, 0)
	demand(chain.ObjectProgram, 1)
	demand(chain.ObjectParams, 0)
	demand(chain.ObjectMomentum, 0)
	const all = 4
	sent := make(chan struct{}, all)
	under := make(chan struct{})
	go func() {
		for range all {
			<-sent
		}
		close(under)
	}()
	a := answerer(t, task, folder, func(ctx context.Context, call chain.Call) (*types.Receipt, error) {
		// None is mined before all are sent.
		sent <- struct{}{}
		select {
		case <-under:
			return task.Sender(keys.Dev(chaintest.Sponsor)).Send(ctx, call)
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	})
	ctx, cancel := context.WithTimeout(task.Ctx(), time.Minute)
	defer cancel()
	answers, more, err := a.Look(ctx)
	require.NoError(t, err)
	require.True(t, more)
	require.Len(t, answers, all)
	for i, answer := range answers {
		require.Empty(t, answer.Problem)
		require.NotNil(t, answer.TxHash)
		require.EqualValues(t, fmt.Sprint(i), answer.ID.String(), "soonest deadline first")
	}
}

// A run that ended may go on, if its last round falls: as long as it can, what the task is made of can be demanded once more.
func TestAnswererWaitsForTheLastRound(t *testing.T) {
	t.Parallel()
	task, folder, _ := sponsored(t, func(spec *protocol.TaskSpec) { spec.MaxRounds = 1 })
	a := answerer(t, task, folder, task.Sender(keys.Dev(chaintest.Sponsor)).Send)
	for _, key := range task.Trainers {
		g, signature := task.Gradient(0, task.Spec.InitialStateRoot, key)
		task.Send(key, task.Env.Chain.SubmitOuterGradient(g, signature))
	}
	keeper := keys.Dev(chaintest.Keeper)
	task.Draw(keeper)
	task.Propose(task.Statement(1<<len(task.Trainers)-1, protocol.Hash{1}, protocol.Hash{}), keeper)
	head, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(t, err)
	require.NotZero(t, head.EndedAt)
	_, more, err := a.Look(task.Ctx())
	require.NoError(t, err)
	require.True(t, more)
	task.Skip(task.Spec.StateWindow)
	_, more, err = a.Look(task.Ctx())
	require.NoError(t, err)
	require.False(t, more)
}

// An answer that a reorg takes back is given again: what was answered may come back as what is not.
func TestAnswersOutliveReorgs(t *testing.T) {
	t.Parallel()
	task, folder, demand := sponsored(t, func(*protocol.TaskSpec) {})
	demand(chain.ObjectProgram, 0)
	task.Env.Mine(3)
	demanded := task.View().Number
	a := answerer(t, task, folder, func(ctx context.Context, call chain.Call) (*types.Receipt, error) {
		return task.Sender(keys.Dev(chaintest.Sponsor)).Send(ctx, call)
	})
	look := func(want int) {
		t.Helper()
		answers, _, err := a.Look(task.Ctx())
		require.NoError(t, err)
		require.Len(t, answers, want)
		for _, answer := range answers {
			require.Empty(t, answer.Problem)
		}
	}
	look(1)
	look(0)
	_, err := task.Env.Devnet.Fork(int(task.View().Number-demanded), true)
	require.NoError(t, err)
	task.Env.Mine(1)
	look(1)
	look(0)
}
