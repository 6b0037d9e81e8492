package verifier_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/verifier"
)

// A challenger that runs all the time judges the next round from the state that it has computed itself, however long that round takes: nobody else has to
// serve that state, and what a final or right round was made of nobody can be made to show again.
func TestRoundsLongerThanWhatIsKeptAreJudged(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 900, 5000 }))
	s.play(play{})
	first := s.state.Root(s.Spec.FragmentCount)
	var dir string
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { dir = cfg.DataDir })
	reaches(t, c, "rounds_right_total", "1")
	state := filepath.Join(dir, "objects", first.String()+".state")
	require.FileExists(t, state, "the challenger has the state that the next round starts from")

	// More time goes by than objects are kept, in which trainers work on the next round. The challenger looks at the chain all the time, and asks for the state not once.
	aged(t, dir)
	time.Sleep(5 * time.Second)
	require.NoError(t, verifier.SweepNow(dir))
	_, err := os.Stat(state)
	t.Logf("the state afterwards: %v", err)

	// All keepers are of one mind: they serve the state no more, and nothing of the round before. Then they lie.
	parent := s.lib.objects[first.String()]
	require.NotEmpty(t, parent)
	s.lib.drop(first)
	s.lib.hide(first)
	for i := range s.Trainers {
		s.lib.drop(s.payloadRoot(0, i))
	}
	wrong := s.play(play{tamper: nudge(100)})
	convicted := func() bool {
		found, err := s.View().Convictions(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		return len(found) > 0
	}
	for range 60 {
		if convicted() {
			return
		}
		time.Sleep(500 * time.Millisecond)
	}
	s.Mine(int(s.Spec.StateWindow))
	made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
	require.NoError(t, err)
	mayFall, err := s.View().MayFall(s.Ctx(), s.ID, 1)
	require.NoError(t, err)
	require.True(t, mayFall || convicted(), "statement %s is wrong, and final under a challenger that ran all the time; it made %d demands", wrong.ID(),
		len(made))
	require.True(t, convicted())
}

// A state that was lost here, and that nobody serves, is made again from payloads that signers can still be made to show: that their round was found
// right before is no reason to have nobody asked.
func TestALostStateIsDemandedInPayloads(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 900, 5000 }))
	s.play(play{})
	first := s.state.Root(s.Spec.FragmentCount)
	var dir string
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { dir = cfg.DataDir })
	reaches(t, c, "rounds_right_total", "1")
	require.NoError(t, os.Remove(filepath.Join(dir, "objects", first.String()+".state")))
	require.NotEmpty(t, s.lib.objects[first.String()])
	s.lib.drop(first)
	s.lib.hide(first)
	for i := range s.Trainers {
		s.lib.drop(s.payloadRoot(0, i))
	}
	s.play(play{tamper: nudge(100)})
	eventually(t, "nothing is demanded of the round before", func() bool {
		made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		return len(made) >= len(s.Trainers)
	})
}
