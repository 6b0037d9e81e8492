package training_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops/program"
)

// A trainer whose claim is right as far as it is public may post wrong segments all the same, the last ones first, each as soon as a dispute about the one
// behind it has gone on: turning to the first of them every time would use up the dispute's moves, and cost the challenger its bond. It stays with the
// segment that its dispute stands in.
func TestPostedSegmentsLeadNobodyAstray(t *testing.T) {
	w := newWorld(t)
	w.start(tiny, func(s *protocol.TaskSpec) { s.InnerSteps, s.CheckpointInterval = 40, 1 })
	replay := w.replay(tiny, 0, 0)
	c := w.honest(tiny, 0, 0)
	c.Payload[5] ^= 1
	for j := 1; j <= int(w.task.Spec.InnerSteps); j++ {
		x := c.Segments[j][0]
		entry := find(t, x, 2, program.OpFma, 0)
		node, _, err := x.Node(2, entry)
		require.NoError(t, err)
		replace(t, x, 2, entry, flip(t, node, 0))
	}
	w.seal(c)
	require.Equal(t, [32]byte(replay.ClaimHash), c.Gradient.ClaimHash)
	c.Payload = nil // nobody serves it
	id := w.id(c)
	next := int(w.task.Spec.InnerSteps)
	post := func() {
		if next > 0 {
			w.post(c, next)
			next--
		}
	}
	for post(); !w.condemned(c); {
		acted, settled := w.press(accuse(replay, c), id, nil)
		require.False(t, settled)
		if w.condemned(c) {
			break
		}
		answered := w.answers(c, id, nil)
		if answered {
			post()
		}
		require.True(t, acted || answered, "nobody moves, and the challenger's clock runs: %+v", w.disputes(id)[0].Position)
	}
	require.LessOrEqual(t, w.moves, w.task.Spec.DisputeMoves())
	for acted := true; acted; {
		acted, _ = w.press(accuse(replay, c), id, nil)
	}
	w.settled(0, bond, 0)
}
