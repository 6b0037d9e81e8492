package verifier

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// What a machine can do follows from clock, memory and replay time, and from nothing else.
func TestCapacity(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{InnerSteps: 20, CheckpointInterval: 5, DisputeClock: 400, TrainerCount: 4, CommitWindow: 3600, ClaimWindow: 28 * 3600}
	require.False(t, Capacity(spec, 101, time.Second, 0, 2, 100).Fits)
	require.Zero(t, Capacity(spec, 101, time.Second, 0, 2, 100))
	require.Zero(t, Capacity(spec, 1, time.Second, 0, 0, 100).Disputes)

	hour := Capacity(spec, 100, time.Hour, 0, 1, 100)
	require.Equal(t, Capable{Fits: true, Parallel: 1, Coverage: 0.25}, hour, "a quarter of the claims, and no dispute within 400 s")
	require.Equal(t, 0.5, Capacity(spec, 100, time.Hour, 0, 2, 200).Coverage)
	require.Equal(t, 0.25, Capacity(spec, 100, time.Hour, 0, 2, 199).Coverage, "memory for one")
	require.Equal(t, 1.0, Capacity(spec, 100, time.Minute, 0, 1, 100).Coverage)
	require.Zero(t, Capacity(spec, 100, 29*time.Hour, 0, 1, 100).Coverage, "every claim is past when its replay is done")

	// One dispute about a claim takes 1 replay, 5 traced steps, and 9 times 4 steps and a traced one: 5.6 replays of 20 steps.
	require.Equal(t, 71, Capacity(spec, 100, time.Second, 0, 1, 100).Disputes)
	require.Equal(t, 2*71, Capacity(spec, 100, time.Second, 0, 2, 200).Disputes)
	// Each of its 13 moves waits for two blocks, and for one more where more are due than a block takes of one account.
	require.Equal(t, 25, spec.DisputeMoves())
	require.Equal(t, 59, Capacity(spec, 100, time.Second, time.Second, 1, 100).Disputes, "59 times 5.6 s and 13 times 5 s")
	require.Equal(t, 9*16, Capacity(spec, 100, time.Millisecond, 3*time.Second, 1, 100).Disputes, "13 times 10 blocks of 3 s are 390 s, and 144 disputes 0.8 s")
	// About one claim it computes once, and moves as often: 400 disputes about one segment take 26 blocks a move, each of which takes at least 16 answers.
	require.Equal(t, 224, Capacity(spec, 100, time.Second, 2*time.Second, 1, 100).AboutOne)
	spec.DisputeClock = 682
	require.Equal(t, 400, Capacity(spec, 100, time.Second, 2*time.Second, 1, 100).AboutOne, "5.6 s and 13 times 52 s")
	spec.DisputeClock = 5
	require.Zero(t, Capacity(spec, 100, time.Second, 0, 2, 200).Disputes)
	spec.DisputeClock = 6
	require.Equal(t, 2, Capacity(spec, 100, time.Second, 0, 2, 200).Disputes)
}
