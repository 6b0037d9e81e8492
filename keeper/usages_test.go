package keeper

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
)

// weighs has a service that follows no chain know tasks, and weigh them as for an upload.
type weighs struct {
	*Service
	t     testing.TB
	tasks []protocol.Hash
}

func (w *weighs) post(spec *protocol.TaskSpec, sponsor common.Address) protocol.Hash {
	id := protocol.Hash{1, byte(len(w.tasks)), byte(len(w.tasks) >> 8)}
	w.Service.tasks.specOf.Store(id, spec.SpecHash())
	w.Service.tasks.specs.Store(protocol.Hash(spec.SpecHash()), spec)
	w.Service.tasks.sponsors.Store(id, sponsor)
	w.tasks = append(w.tasks, id)
	known := slices.Clone(w.tasks)
	w.Service.tasks.found.Store(&known)
	return id
}

func (w *weighs) of(tasks ...protocol.Hash) ([]posted, error) {
	v := chain.NewView(nil, chain.Block{Number: 1, Time: 1})
	return w.intake.matching(w.t.Context(), v, tasks, nil, func(*protocol.TaskSpec) bool { return true })
}

func (w *weighs) refused(id protocol.Hash) bool {
	w.t.Helper()
	_, err := w.of(id)
	if err != nil {
		require.ErrorIs(w.t, err, errQuotaExceeded)
	}
	return err != nil
}

// What an upload costs grows with the tasks that name it, whatever their programs name: a stranger brings programs of many constants once, none of
// which anybody has, and posts many tasks that name them.
func TestUploadsDoNotCostTasksTimesConstants(t *testing.T) {
	env := chaintest.New(t)
	constants, tasks := 2048, 16
	if n, err := strconv.Atoi(os.Getenv("ASSAY_CONSTANTS")); err == nil {
		constants = n
	}
	w := weighs{Service: offline(t), t: t}
	c := newThrong(t, constants)
	for i := range tasks {
		spec, manifest, _ := env.Spec()
		spec.Tier, spec.ProgramRoot, spec.CheckpointInterval, spec.EnrollWindow = uint8(protocol.TierVerified), c.root, 1, uint32(i)
		id := w.post(&spec, common.Address{1})
		require.NoError(t, w.store.Put(spec.ManifestHash, manifest, id))
		require.NoError(t, w.store.Put(c.root, c.list, id))
		for root, raw := range c.programs {
			require.NoError(t, w.store.Put(root, raw, id))
		}
		parts, err := w.objects.parts(&spec)
		require.NoError(t, err)
		require.Equal(t, 5+2*constants, parts.len())
	}
	work := testing.AllocsPerRun(1, func() {
		found, err := w.of(w.tasks...)
		require.NoError(t, err)
		require.Len(t, found, tasks)
	})
	t.Logf("%d tasks of %d constants: %.0f allocations", tasks, 2*constants, work)
	require.Less(t, work, float64(tasks*constants/4), "a look at a file allocates")
}

// A file takes a block of the disk at least, and counts so: programs may name very many constants of four bytes.
func TestSmallFilesCountAsBlocks(t *testing.T) {
	env := chaintest.New(t)
	spec, manifest, _ := env.Spec()
	const constants = 1000
	c := newThrong(t, constants)
	spec.Tier, spec.ProgramRoot, spec.CheckpointInterval, spec.MaxRounds = uint8(protocol.TierVerified), c.root, 1, 1
	for blocks, fits := range map[int64]bool{2*constants - 1: false, 2*constants + 100: true} {
		w := weighs{t: t, Service: offlineWith(t, func(cfg *Config) {
			cfg.MaxSponsorBytes = int64(runBytes(&spec, 1)) + 4096*blocks
		})}
		id := w.post(&spec, common.Address{1})
		require.NoError(t, w.store.Put(spec.ManifestHash, manifest, id))
		require.NoError(t, w.store.Put(c.root, c.list, id))
		for root, raw := range c.programs {
			require.NoError(t, w.store.Put(root, raw, id))
		}
		_, err := w.objects.parts(&spec)
		require.NoError(t, err)
		require.Equal(t, !fits, w.refused(id))
	}
}

// However long a run a sponsor pays for, a keeper gives him a quarter of its disk: the rest is there for others.
func TestOneSponsorHasAQuarterOfTheDisk(t *testing.T) {
	w := weighs{t: t, Service: offlineWith(t, func(cfg *Config) { cfg.MaxSponsorBytes, cfg.MinFreeBytes = math.MaxInt64, 1 })}
	free, err := w.store.Free()
	require.NoError(t, err)
	greedy, other := common.Address{1}, common.Address{2}
	run := func(part uint64, seed byte, sponsor common.Address) protocol.Hash {
		spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 1)
		spec.MaxRounds, spec.Seed[0] = uint32(free/part/runBytes(spec, 1)), seed
		return w.post(spec, sponsor)
	}
	require.True(t, w.refused(run(3, 0, greedy)))
	first := run(5, 1, greedy)
	require.False(t, w.refused(first))
	w.membership.joined.Store(first, struct{}{})
	require.False(t, w.refused(first), "nothing of a joined task is refused")
	require.True(t, w.refused(run(5, 2, greedy)), "beside the first")
	second := run(5, 3, other)
	require.False(t, w.refused(second), "the rest is for others")
	w.membership.joined.Store(second, struct{}{})
}

// A joined task whose parts nobody has looked at since the keeper was started counts with all that it may still store.
func TestWhatIsNotLookedAtCountsWhole(t *testing.T) {
	env := chaintest.New(t)
	w := weighs{Service: offline(t), t: t}
	spec, _, _ := env.Spec()
	spec.Tier, spec.ProgramRoot, spec.CheckpointInterval = uint8(protocol.TierVerified), protocol.Hash{3}, 1
	id := w.post(&spec, common.Address{1})
	require.NoError(t, w.store.Put(protocol.Hash{4}, make([]byte, 1<<20), id)) // a constant, as far as anybody knows
	w.membership.joined.Store(id, struct{}{})
	takes, err := w.usages.balance(t.Context(), chain.NewView(nil, chain.Block{Number: 1, Time: 1}))
	require.NoError(t, err)
	require.Equal(t, runBytes(&spec, spec.MaxRounds)+stateTakes(&spec), takes.owed)
	require.Equal(t, takes.owed+store.Blocks(1<<20), takes.of[common.Address{1}])
}

// A task that cannot be weighed keeps no other from being joined.
func TestATaskThatCannotBeWeighedStopsNoJoining(t *testing.T) {
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	s, err := New(cfg)
	require.NoError(t, err)
	s.run = t.Context()
	defer func() {
		s.actions.wait()
		require.NoError(t, s.close())
	}()
	w := weighs{Service: s, t: t}
	for i := range 2 {
		spec, _, _ := env.Spec()
		spec.ManifestHash, spec.MaxRounds = protocol.Hash{byte(i)}, 1
		id := w.post(&spec, common.Address{1})
		s.offers.add(&offer{id: id, spec: &spec, left: 1})
	}
	// The folder of the first one's manifest is none.
	folder := filepath.Join(cfg.DataDir, "objects", "00")
	require.NoError(t, os.Remove(folder))
	require.NoError(t, os.WriteFile(folder, nil, 0o600))
	require.ErrorIs(t, s.offers.accept(env.Ctx(), env.View()), errStorage)
	s.actions.mu.Lock()
	defer s.actions.mu.Unlock()
	require.NotContains(t, s.actions.entries, "join/"+w.tasks[0].String())
	require.Contains(t, s.actions.entries, "join/"+w.tasks[1].String())
}
