package keeper

import (
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/chain/sender"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
)

// A keeper stores nothing for a task that it has not joined but what its sponsor's quota lets in: its trainers' lists of checkpoints, 2 MiB each, are
// no business of its own, and count for nobody.
func TestListsOfTasksNotJoinedAreNotKept(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MaxSponsorBytes = 1 })
	task := env.Post(func(s *protocol.TaskSpec) {
		verifiedTask(s)
		s.InnerSteps, s.CheckpointInterval = 1<<16, 1
	})
	other := keys.Dev(chaintest.Keeper + 1)
	env.Stake(other, chaintest.Tokens(5000))
	env.Send(other, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	env.Send(other, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	_, before := k.store.Usage()
	for _, key := range task.Trainers[:2] {
		list := make([]protocol.Hash, claim.Schedule{Steps: task.Spec.InnerSteps, Interval: 1}.Checkpoints())
		var raw []byte
		for i := range list {
			binary.BigEndian.PutUint32(list[i][:], uint32(i))
			raw = append(raw, list[i][:]...)
		}
		g, _ := task.Gradient(0, task.Spec.InitialStateRoot, key)
		g.ClaimHash = claim.Root(task.ID, 0, g.Trainer, list)
		env.Send(key, env.Chain.SubmitOuterGradient(g, task.Sign(g, key)))
		_, named := k.put(fmt.Sprintf("/v1/claims/%s/0/%s", task.ID, account(key)), raw)
		_, after := k.store.Usage()
		t.Logf("sent %d bytes, stored %d, refused: %v", len(raw), after-before, named)
		require.NotNil(t, named, "a list of a task that this keeper has not joined is kept")
		require.ErrorIs(t, named, errTaskNotServed)
		require.Equal(t, before, after)
	}
}

// However many accounts bring files and post runs: a keeper keeps room on its disk for the tasks that it joined, and takes what these store.
func TestTheDiskIsKeptForWhatIsOwed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	first := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MinFreeBytes, c.Tasks, c.Every = math.MaxInt64, []protocol.Hash{first.ID}, true })
	k.upload(first)
	other := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	k.eventually(func() bool { return declinedFor(t, k, "quota") == 1 }, "the disk is for the first")
	_, named := k.put("/v1/states/"+protocol.Hash(other.Spec.InitialStateRoot).String()+"?task="+other.ID.String(),
		stateFile(t, other.Initial, other.Spec.FragmentCount))
	require.ErrorIs(t, named, errQuotaExceeded)
	first.Enroll()
	root, whole := protocol.Hash(first.Spec.InitialStateRoot), runBytes(&first.Spec, 2)
	owed := func() uint64 {
		takes, err := k.usages.balance(env.Ctx(), env.View())
		require.NoError(t, err)
		return takes.owed
	}
	require.Equal(t, whole, owed(), "nothing of the run is stored yet")
	for r := range uint32(2) {
		commitAll(first, r, root, k)
		k.uploadRound(first, r, 0, 1, 2, 3)
		root = k.awaitRound(first, r+1).StateRoot
		require.Equal(t, whole-runBytes(&first.Spec, r+1), owed())
	}
}

// However many gradients wait for their blocks, other transactions have places: a clock does not wait for them.
func TestGradientsLeavePlacesForWhatAClockWaitsFor(t *testing.T) {
	t.Parallel()
	relays := offline(t).relays
	places := relays.sending.free
	require.Less(t, places, sender.DefaultMaxInFlight)
	var leave func()
	for range places {
		var err error
		leave, err = relays.sending.enter(t.Context(), protocol.Hash{1}, false)
		require.NoError(t, err)
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	full := errors.New("all places are taken")
	cancel(full)
	_, err := relays.send(ctx, protocol.Hash{2}, relays.chain.SubmitOuterGradient(protocol.OuterGradient{}, nil))
	require.ErrorIs(t, err, full, "it waits, and asks the chain nothing")
	leave()
	_, err = relays.send(t.Context(), protocol.Hash{2}, relays.chain.SubmitOuterGradient(protocol.OuterGradient{}, nil))
	require.Error(t, err)
	require.NotErrorIs(t, err, full)
	require.Equal(t, 1, relays.sending.free, "the place is given back")
	require.Len(t, relays.sending.lots, 1, "nothing is kept of who has none")
}

// A stranger's hundreds of gradients do not go before another's few, whoever came first; of what was named all goes first.
func TestPlacesForGradientsAreShared(t *testing.T) {
	t.Parallel()
	relays := offline(t).relays
	crowd, other, third, named := protocol.Hash{1}, protocol.Hash{2}, protocol.Hash{3}, protocol.Hash{4}
	sponsor := common.Address{9}
	many := func(of protocol.Hash, n int, first bool) (out []*placeTicket) {
		for range n {
			out = append(out, relays.sending.ask(of, first))
		}
		return out
	}
	admitted := func(tickets []*placeTicket) (n int) {
		for _, t := range tickets {
			select {
			case <-t.admitted:
				n++
			default:
			}
		}
		return n
	}
	places := relays.sending.free
	first := many(crowd, 512, false)
	require.Equal(t, places, admitted(first))
	later, late := many(other, 64, false), many(third, 2, false)
	for range 6 {
		relays.sending.leave(first[0].lot)
	}
	require.Equal(t, []int{places + 1, 3, 2}, []int{admitted(first), admitted(later), admitted(late)}, "fewest on their way first")
	chosen := many(named, 3, true)
	for range 3 {
		relays.sending.leave(later[0].lot)
	}
	require.Equal(t, 3, admitted(chosen))
	require.True(t, relays.sending.withdraw(first[511]))
	require.False(t, relays.sending.withdraw(first[0]), "it has a place")

	// Tasks of one sponsor share what the sponsor has.
	relays.tasks.sponsors.Store(crowd, sponsor)
	relays.tasks.sponsors.Store(other, sponsor)
	require.Equal(t, relays.payer(crowd), relays.payer(other))
	require.NotEqual(t, relays.payer(crowd), relays.payer(third))
}

func account(key *ecdsa.PrivateKey) string { return crypto.PubkeyToAddress(key.PublicKey).Hex() }

// A keeper pays gas for the gradients of tasks in whose pools it is: whoever posts a task of his own, and trains in it, would have the ether of every
// keeper of the deployment, which it needs to answer when a clock runs.
func TestGradientsOfTasksNotJoinedAreNotRelayed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MaxSponsorBytes = 1 })
	task := env.Post(func(s *protocol.TaskSpec) { s.CommissionBps = 0 })
	other := keys.Dev(chaintest.Keeper + 1)
	env.Stake(other, chaintest.Tokens(5000))
	env.Send(other, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	env.Send(other, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	member, err := env.View().PoolKeeper(env.Ctx(), task.ID, k.Account())
	require.NoError(t, err)
	require.Zero(t, member.Member, "the keeper is not in the pool")
	before, err := k.client.BalanceAt(env.Ctx(), k.Account(), nil)
	require.NoError(t, err)
	for _, key := range task.Trainers[:3] {
		g, _ := task.Gradient(0, task.Spec.InitialStateRoot, key)
		answer, named := k.submit(g, task.Sign(g, key))
		t.Logf("%s %v", answer, named)
	}
	after, err := k.client.BalanceAt(env.Ctx(), k.Account(), nil)
	require.NoError(t, err)
	require.Equal(t, before.String(), after.String(), "wei of a keeper that has nothing to do with the task")
}
