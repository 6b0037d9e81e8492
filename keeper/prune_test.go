package keeper

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// What nobody can ask for any more goes once it was kept long enough; what another task needs stays.
func TestSettledTasksAreClearedAway(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain, c.MoneyHead = 10_000*time.Second, chain.HeadLatest })
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	commitAll(task, 0, root, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	last := k.awaitRound(task, 1).StateRoot
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	payload := task.PayloadRoot(task.Leaves(task.Delta(0, trainer)), 0, trainer)
	held := func(root protocol.Hash) bool {
		ok, err := k.store.Has(root)
		require.NoError(t, err)
		return ok
	}
	require.True(t, held(last) && held(payload) && held(root))
	// Another task begins with the same state, and is served.
	other := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	k.upload(other)
	other.Enroll()
	env.Mine(1000) // past every liability of the first
	k.eventually(func() bool { _, ok := k.settlement.settled.Load(task.ID); return ok }, "the task is settled")
	require.True(t, held(payload), "not before its time")
	env.Skip(10_000)
	env.Mine(pruneEvery + 1)
	k.eventually(func() bool { return !held(last) && !held(payload) }, "its objects are gone")
	require.True(t, held(root) && held(other.Spec.ManifestHash), "the other task's are not")
}

func TestTaskThatNeverOpensIsClearedAway(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain = 100 * time.Second })
	task := env.Post(nil)
	manifest := protocol.Hash(task.Spec.ManifestHash)
	_, named := k.put("/v1/manifests/"+manifest.String(), task.Manifest) // its first state never comes
	require.Nil(t, named)
	k.eventually(func() bool { _, ok := k.membership.aside.Load(task.ID); return ok }, "the task is known")
	env.Mine(100 + 2*pruneEvery)
	k.eventually(func() bool {
		env.Mine(pruneEvery)
		held, err := k.store.Has(manifest)
		return err == nil && !held
	}, "it has gone")
}

func TestSponsorsHaveAQuota(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MaxSponsorBytes = 1000 }) // a state has 8,000
	first := env.Post(nil)
	k.upload(first)
	_, named := k.put("/v1/manifests/"+protocol.Hash(env.Post(nil).Spec.ManifestHash).String(), first.Manifest)
	require.ErrorIs(t, named, errQuotaExceeded)
}
