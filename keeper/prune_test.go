package keeper

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper/store"
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
		k.mineFollowed(env, pruneEvery)
		held, err := k.store.Has(manifest)
		return err == nil && !held
	}, "it has gone")
}

// A request that brings nothing new does not keep the files of a task that never opens.
func TestFilesAreNotKeptByAsking(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	const retain = 100
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain = retain * time.Second })
	task := env.Post(nil)
	manifest := protocol.Hash(task.Spec.ManifestHash)
	bring := func() {
		_, named := k.put("/v1/manifests/"+manifest.String(), task.Manifest)
		require.Nil(t, named)
	}
	bring()
	k.eventually(func() bool { _, ok := k.membership.aside.Load(task.ID); return ok }, "the task is known")
	losses, began := k.store.Losses(), env.View().Time
	k.eventually(func() bool {
		bring()
		k.mineFollowed(env, pruneEvery/2)
		return k.store.Losses() > losses || env.View().Time > began+10*retain
	}, "time passes")
	require.Greater(t, k.store.Losses(), losses, "kept for ever")
}

// What a stranger has a keeper store for a task that it does not join goes in the same time when the task opens without it: nobody need end that.
func TestFilesOfTasksThatOpenWithoutItAreClearedAway(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain, c.MaxLock = 100*time.Second, chaintest.Tokens(1) })
	task := env.Post(nil)
	k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	k.put("/v1/states/"+protocol.Hash(task.Spec.InitialStateRoot).String(), stateFile(t, task.Initial, task.Spec.FragmentCount))
	k.eventually(func() bool { return declinedFor(t, k, "max-lock") == 1 }, "it does not join")
	other := keys.Dev(chaintest.Keeper + 1)
	env.Stake(other, chaintest.Tokens(1000))
	env.Send(other, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	env.Send(other, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	status, err := task.View().Status(task.Ctx(), task.ID)
	require.NoError(t, err)
	require.Equal(t, protocol.StatusTraining, status)
	held, err := k.store.Has(task.Spec.InitialStateRoot)
	require.NoError(t, err)
	require.True(t, held)
	k.eventually(func() bool {
		k.mineFollowed(env, pruneEvery)
		held, err := k.store.Has(task.Spec.InitialStateRoot)
		return err == nil && !held
	}, "its files are gone")
}

// A stranger's task that names what a live one will store, and never opens, takes nothing with it when it goes.
func TestPruneKeepsWhatLiveTasksNeed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain = 10_000 * time.Second })
	task := env.Post(func(s *protocol.TaskSpec) {
		s.StateWindow, s.ClaimWindow, s.DisputeClock, s.RevealWindow = 10_000, 200_000, 50_000, 5_000
	})
	trainer := crypto.PubkeyToAddress(task.Trainers[2].PublicKey)
	payload := task.PayloadRoot(task.Leaves(task.Delta(0, trainer)), 0, trainer) // its own, known in advance
	manifest := bytes.Replace(task.Manifest, []byte(`"split":"none"`), []byte(`"split":"evil"`), 1)
	require.NotEqual(t, task.Manifest, manifest)
	evil := protocol.Hash(sha256.Sum256(manifest))
	next := step(t, task, task.Initial, 0, 0, 1, 2, 3).Root(task.Spec.FragmentCount)
	var strangers []protocol.Hash
	for _, root := range []protocol.Hash{payload, next, protocol.Hash(task.Spec.InitialStateRoot)} {
		posted := env.Post(func(s *protocol.TaskSpec) { s.InitialStateRoot, s.ManifestHash = root, evil })
		strangers = append(strangers, posted.ID)
	}
	_, named := k.put("/v1/manifests/"+evil.String(), manifest)
	require.Nil(t, named)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	require.Equal(t, next, k.awaitRound(task, 1).StateRoot)
	k.eventually(func() bool {
		k.mineFollowed(env, pruneEvery+1)
		return !slices.ContainsFunc(strangers, func(id protocol.Hash) bool { _, ok := k.kept.ripe.Load(id); return !ok })
	}, "the strangers' time runs")
	env.Skip(10_000)
	k.eventually(func() bool {
		k.mineFollowed(env, pruneEvery+1)
		held, err := k.store.Has(evil)
		return err == nil && !held
	}, "the strangers' tasks are cleared away")
	for what, root := range map[string]protocol.Hash{
		"acknowledged payload": payload, "state of a round": next, "first state": protocol.Hash(task.Spec.InitialStateRoot), "manifest": protocol.Hash(task.Spec.ManifestHash),
	} {
		held, err := k.store.Has(root)
		require.NoError(t, err)
		require.True(t, held, what)
	}
}

// A sponsor's tasks are given so much with all that their runs will store: what does not fit is refused before it is joined, nothing afterwards.
func TestSponsorsHaveAQuota(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	spec, manifest, _ := env.Spec()
	// Each file counts as whole blocks: two rounds of a state and four payloads, the first state and the manifest.
	quota := int64(2*(store.Blocks(stateLayout(&spec).CanonicalBytes())+4*store.Blocks(payloadLayout(&spec).CanonicalBytes())) +
		store.Blocks(stateLayout(&spec).CanonicalBytes()) + store.Blocks(uint64(len(manifest))))
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MaxSponsorBytes = quota })
	first := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 2 })
	k.upload(first)
	// Its objects are here: they are the first one's as well.
	next := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	k.eventually(func() bool { return declinedFor(t, k, "quota") == 1 }, "it does not fit beside the first")
	path := "/v1/states/" + protocol.Hash(next.Spec.InitialStateRoot).String()
	file := stateFile(t, next.Initial, next.Spec.FragmentCount)
	_, named := k.put(path+"?task="+next.ID.String(), file)
	require.ErrorIs(t, named, errQuotaExceeded)
	_, named = k.put(path+"?task="+first.ID.String(), file)
	require.Nil(t, named)
	first.Enroll()
	root := protocol.Hash(first.Spec.InitialStateRoot)
	for r := range uint32(2) {
		commitAll(first, r, root, k)
		k.uploadRound(first, r, 0, 1, 2, 3)
		root = k.awaitRound(first, r+1).StateRoot
	}
	files, err := filepath.Glob(filepath.Join(k.dir, "objects", "*", "*"))
	require.NoError(t, err)
	blocks := int64(0)
	for _, file := range files {
		info, err := os.Stat(file)
		require.NoError(t, err)
		blocks += (info.Size() + 4095) / 4096 * 4096
	}
	require.Equal(t, quota, blocks)
	require.EqualValues(t, quota, k.store.Held(first.ID))
	member, err := env.View().PoolKeeper(env.Ctx(), next.ID, k.Account())
	require.NoError(t, err)
	require.Zero(t, member)
}

// What an upload costs grows with the number of tasks that name the object, not faster, and ends with its request.
func TestUploadOfWhatManyTasksName(t *testing.T) {
	s := offline(t)
	v, sponsor, match := chain.NewView(nil, chain.Block{Number: 1, Time: 1}), common.Address{1}, func(*protocol.TaskSpec) bool { return true }
	var tasks []protocol.Hash
	work := func(n int) float64 {
		for i := len(tasks); i < n; i++ {
			spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 1)
			spec.InitialStateRoot[0], spec.InitialStateRoot[1] = byte(i), byte(i>>8)
			id := protocol.Hash{1, byte(i), byte(i >> 8)}
			tasks = append(tasks, id)
			s.tasks.specOf.Store(id, spec.SpecHash())
			s.tasks.specs.Store(protocol.Hash(spec.SpecHash()), spec)
			s.tasks.sponsors.Store(id, sponsor)
		}
		known := slices.Clone(tasks)
		s.tasks.found.Store(&known)
		return testing.AllocsPerRun(1, func() {
			found, err := s.intake.matching(t.Context(), v, tasks, nil, match)
			require.NoError(t, err)
			require.Len(t, found, n)
		})
	}
	few, many := work(100), work(400)
	t.Logf("%.0f allocations for 100 tasks, %.0f for 400", few, many)
	require.Less(t, many, 6*few)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.intake.matching(ctx, v, tasks, nil, match)
	require.ErrorIs(t, err, context.Canceled)
}

// A task that cannot be read keeps no other from being cleared away, or the disk would only grow.
func TestATaskThatCannotBeReadStopsNoClearing(t *testing.T) {
	t.Parallel()
	ended, unread := protocol.Hash{1}, protocol.Hash{2}
	s := offlineWith(t, func(c *Config) { c.Tasks, c.Retain = []protocol.Hash{unread, ended}, time.Hour })
	s.scheduler.settlement.settled.Store(ended, protocol.StatusCompleted)
	for _, at := range []chain.Block{{Number: 1000, Time: 1}, {Number: 1000 + pruneEvery, Time: 1 + 3600}} {
		require.Error(t, s.scheduler.onHead(t.Context(), chain.NewView(s.chain, at)), "nobody answers about the other")
	}
	_, pruned := s.scheduler.pruner.pruned.Load(ended)
	require.True(t, pruned)
}

// behindFor lacks the block for whoever asks about one task, and answers nothing about others.
type behindFor struct {
	chain.Backend
	task protocol.Hash
}

func (b behindFor) CallContractAtHash(_ context.Context, call ethereum.CallMsg, _ common.Hash) ([]byte, error) {
	if bytes.Contains(call.Data, b.task[:]) {
		return nil, errors.New("header not found")
	}
	time.Sleep(time.Second) // the other is given up before
	return nil, errors.New("nobody answers")
}

// What the next head settles of one task hides nothing that lasts of another.
func TestATaskOfAServerThatIsBehindHidesNoOther(t *testing.T) {
	t.Parallel()
	behind, unread := protocol.Hash{1}, protocol.Hash{2}
	s := offlineWith(t, func(c *Config) { c.Tasks = []protocol.Hash{behind, unread} })
	lagging, err := chain.New(behindFor{task: behind}, s.chain.Deployment())
	require.NoError(t, err)
	err = s.scheduler.onHead(t.Context(), chain.NewView(lagging, chain.Block{Number: 1000, Time: 1}))
	require.ErrorContains(t, err, "nobody answers")
	require.NotErrorIs(t, err, chain.ErrBehind)
}
