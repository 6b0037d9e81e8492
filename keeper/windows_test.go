package keeper

import (
	"log/slog"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/windows"
	"assay/protocol"
)

// dayLong are windows that keepers of a chain of value join by themselves.
func dayLong(s *protocol.TaskSpec) {
	const day = 86_400
	s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow = day, day, day, 2*day
	s.CustodyAssumed = true
}

// A task whose windows a short outage outlasts is not joined, and whoever brings its files is told so; one that was joined before is served on.
func TestShortWindowsAreNotJoined(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	k := start(t, cfg)
	old := env.Post(nil)
	k.upload(old)
	k.stop()

	var log syncBuffer
	cfg.Log, cfg.MinWindow = slog.New(slog.NewTextHandler(&log, nil)), new(windows.DefaultMin)
	k = start(t, cfg)
	short := env.Post(func(s *protocol.TaskSpec) {
		dayLong(s)
		s.DisputeClock = 60
	})
	k.eventually(func() bool { return declinedFor(t, k, "windows") == 1 }, "the task is refused")

	long := env.Post(func(s *protocol.TaskSpec) {
		dayLong(s)
		s.Seed[0]++
	})
	k.upload(long)
	lock := func(id protocol.Hash) *big.Int {
		l, err := env.View().Lock(env.Ctx(), id, protocol.RoleKeeper, k.Account())
		require.NoError(t, err)
		return l
	}
	require.NotZero(t, lock(long.ID).Sign())
	require.Zero(t, lock(short.ID).Sign(), "its files are here, they are another task's too")
	require.Contains(t, log.String(), "disputeClock is 1m0s and must be at least")
	require.Contains(t, log.String(), "--min-window")
	require.Equal(t, 1, strings.Count(log.String(), "it is not joined"), "said once")

	// The old task goes on under the keeper that would not join it now.
	old.Enroll()
	commitAll(old, 0, old.Initial.Root(old.Spec.FragmentCount), k)
	k.uploadRound(old, 0, 0, 1, 2, 3)
	k.awaitRound(old, 1)
	require.Equal(t, 1.0, declinedFor(t, k, "windows"))
}

// What brings only a refused task forward is refused by name.
func TestFilesOfShortTasksAreRefusedByName(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MinWindow = new(time.Hour) })
	task := env.Post(nil)
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.ErrorIs(t, named, errTaskNotServed)
	require.Contains(t, named.Message, "stateWindow is 30s and must be at least 1h0m0s")
}

// On a chain of value the policy is on unless somebody takes it off.
func TestPolicyIsOnByDefault(t *testing.T) {
	t.Parallel()
	of := func(chainID uint64, asked *time.Duration) windows.Policy {
		s := offline(t)
		cfg := s.cfg
		cfg.DataDir, cfg.Deployment.ChainID, cfg.MinWindow, cfg.Listen = t.TempDir(), chainID, asked, "127.0.0.1:0"
		made, err := New(cfg)
		require.NoError(t, err)
		t.Cleanup(func() { require.NoError(t, made.close()) })
		return made.floors
	}
	require.Equal(t, windows.DefaultMin, of(10, nil).Min())
	require.Zero(t, of(10, new(time.Duration(0))).Min())
	require.Zero(t, of(1337, nil).Min())
	require.Equal(t, time.Hour, of(1337, new(time.Hour)).Min())
}
