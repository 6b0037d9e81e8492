package main

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Each role's figures are those that `doctor --task` holds a machine against, and who would be late is named.
func TestNeeds(t *testing.T) {
	spec := &protocol.TaskSpec{
		ParamCount: 1000, FragmentCount: 2, TrainerCount: 3, InnerSteps: 10, CheckpointInterval: 5, MaxRounds: 4, CommitWindow: 60, ClaimWindow: 120, StateWindow: 60,
		DisputeClock: 100, CascadeDepth: 2, Tier: uint8(protocol.TierVerified),
	}
	needs := needsOf(spec, 5000, 1<<20, 8*time.Second)
	require.Len(t, needs, len(taskRoles))
	by := map[string]need{}
	for _, x := range needs {
		by[x.Role] = x
		require.GreaterOrEqual(t, x.DiskBytes, uint64(5000), x.Role)
		require.Positive(t, x.RoundBytes, x.Role)
	}
	require.Zero(t, by[roleKeeper].MemoryBytes, "it replays nothing")
	require.Equal(t, 8.0, by[roleTrainer].RoundSeconds)
	require.Equal(t, 24.0, by[roleChallenger].RoundSeconds, "the claims of all trainers")
	require.Greater(t, by[roleDefender].RoundSeconds, 8.0, "a replay, and what a dispute asks for")
	require.Equal(t, 5000+4*(stateBytes(spec)+3*spec.PayloadBytes()), by[roleKeeper].DiskBytes)
	require.NoError(t, slow(spec, needs, 8*time.Second))

	late := func(replay time.Duration) error { return slow(spec, needsOf(spec, 5000, 1<<20, replay), replay) }
	require.ErrorContains(t, late(61*time.Second), "commitWindow is 60 s")
	require.ErrorContains(t, late(50*time.Second), "disputeClock is 100 s")
	spec.CommitWindow, spec.DisputeClock = 1000, 100_000
	require.ErrorContains(t, late(41*time.Second), "a round's claims take a challenger 2m3s, claimWindow is 120 s")
	require.NoError(t, late(40*time.Second))

	spec.Tier = uint8(protocol.TierOpen)
	needs = needsOf(spec, 0, 0, 0)
	require.Len(t, needs, 3)
	require.NoError(t, slow(spec, needs, 0))
	var out bytes.Buffer
	writeNeeds(&out, needs, "")
	require.NotContains(t, out.String(), "of memory", "nothing here knows the model")
	require.Contains(t, out.String(), roleTrainer)
}
