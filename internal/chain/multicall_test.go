package chain_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// What is read of many tasks is asked in as few requests as it fits in, and is what is read one by one. What reverts, and what another
// backend is asked, is read as before.
func TestPrefetchAsksAtOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(1000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	rpc := &counting{Client: env.Devnet.Client()}
	c, err := chain.New(chain.Shared(rpc), env.Dep)
	require.NoError(t, err)
	v, err := c.Latest(env.Ctx())
	require.NoError(t, err)
	direct, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	plain, err := direct.At(env.Ctx(), v.Number)
	require.NoError(t, err)

	const many = 1000
	account := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	reads := func(v *chain.View) {
		for i := range many {
			_, _ = v.Status(env.Ctx(), task.ID)
			_, _ = v.PoolKeeper(env.Ctx(), protocol.Hash{byte(i), byte(i >> 8), 1}, account)
		}
		_, _ = v.CommissionDue(env.Ctx(), protocol.Hash{1}, account, []uint32{0}) // reverts
		_, _ = v.Spec(env.Ctx(), task.ID)
		_, _ = v.Enrollment(env.Ctx(), task.ID, account)
		_, _ = v.DescentCount(env.Ctx())
	}
	require.NoError(t, v.Prefetch(env.Ctx(), reads))
	asked := rpc.calls.Load()
	require.EqualValues(t, 3, asked, "92 bytes a question, 40,000 a request")
	status, err := v.Status(env.Ctx(), task.ID)
	require.NoError(t, err)
	spec, err := v.Spec(env.Ctx(), task.ID)
	require.NoError(t, err)
	enrolled, err := v.Enrollment(env.Ctx(), task.ID, account)
	require.NoError(t, err)
	for i := range many {
		k, err := v.PoolKeeper(env.Ctx(), protocol.Hash{byte(i), byte(i >> 8), 1}, account)
		require.NoError(t, err)
		require.Zero(t, k)
	}
	require.Equal(t, asked+1, rpc.calls.Load(), "nothing is asked again, and once how many tasks the sponsor has posted")
	_, err = v.CommissionDue(env.Ctx(), protocol.Hash{1}, account, []uint32{0})
	require.Error(t, err)

	wantStatus, err := plain.Status(env.Ctx(), task.ID)
	require.NoError(t, err)
	wantEnrolled, err := plain.Enrollment(env.Ctx(), task.ID, account)
	require.NoError(t, err)
	require.Equal(t, wantStatus, status)
	require.Equal(t, task.Spec.SpecHash(), spec.SpecHash())
	require.Equal(t, wantEnrolled, enrolled)
	trainers, err := v.Trainers(env.Ctx(), task.ID, task.Spec.TrainerCount)
	require.NoError(t, err)
	want, err := plain.Trainers(env.Ctx(), task.ID, task.Spec.TrainerCount)
	require.NoError(t, err)
	require.Equal(t, want, trainers)
	asked = rpc.calls.Load()
	require.NoError(t, plain.Prefetch(env.Ctx(), reads))
	require.Equal(t, asked, rpc.calls.Load())
}
