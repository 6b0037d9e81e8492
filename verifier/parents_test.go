package verifier_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/training"
)

// aged has more time go by for a player's files than it keeps what it does not use: only what it said that it needs for longer is not dropped then.
func aged(t *testing.T, dir string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "objects", "*"))
	require.NoError(t, err)
	for _, name := range files {
		info, err := os.Stat(name)
		require.NoError(t, err)
		then := info.ModTime().Add(-verifier.DefaultKeepUnused - time.Minute)
		require.NoError(t, os.Chtimes(name, then, then))
	}
}

// A trainer lies on a state that falls with its round, is disputed, and takes longer for its move than objects are kept: by then the challenger alone has that
// state, with what the claim is replayed with, as nobody serves them any more. It goes on with the game, also where it is started anew.
func TestChallengerKeepsWhatItsDisputesAreReplayedWith(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
		spec.DisputeClock = 40_000 // of the four lies in round 0 nobody is convicted here
	}, nil)
	wrong := a.play(play{tamper: nudge(100)})
	parent := a.state.Root(a.Spec.FragmentCount)
	shelf := a.shelf(true)
	liar := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
	r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Round: 1, Trainer: liar}, a.state, shelf)
	require.NoError(t, err)
	g, _ := a.Gradient(1, parent, a.Trainers[0])
	g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[0])))
	a.lib.put(g.PayloadRoot, a.file(r.Payload))

	dir := t.TempDir()
	there := func(cfg *verifier.ChallengerConfig) { cfg.DataDir = dir }
	c, stop := challengeUntil(t, a.scene, there)
	a.convicted(wrong, protocol.FaultParameter)
	about := func() (about []training.Dispute) {
		for _, d := range a.disputes() {
			if d.Claim == a.name(g) {
				about = append(about, d)
			}
		}
		return about
	}
	eventually(t, "the claim is not disputed", func() bool { return len(about()) > 0 })
	reaches(t, c, "disputes_total", "5")

	// That time goes by, in which the challenger looks at the chain all the time.
	a.lib.drop(parent)
	for _, root := range append(a.task.Programs.Roots(), a.Spec.ProgramRoot, a.Spec.DatasetRoot) {
		a.lib.drop(root)
	}
	aged(t, dir)
	time.Sleep(5 * time.Second)
	require.NoError(t, verifier.SweepNow(dir))
	state := filepath.Join(dir, "objects", parent.String()+".state")
	_, err = os.Stat(state)
	t.Logf("the state afterwards: %v", err)
	stop()
	challenge(t, a.scene, there)
	defence := &training.Defence{Replay: r, Gradient: g}
	eventually(t, "the challenger cannot go on: its bond is lost, and the lie stands", func() bool {
		for move, err := range defence.Defend(context.Background(), a.View(), about()) {
			require.NoError(t, err)
			a.Send(a.Trainers[0], move.Call)
		}
		return a.condemned(g)
	})
}

// A challenger that was away for longer than objects are kept, and is started in time, has what it kept: what rounds start from that can still fall is looked up
// before anything is swept away. Nobody else may have it by then.
func TestChallengerThatWasAwayKeepsWhatRoundsStartFrom(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.CommitWindow, spec.StateWindow, spec.ClaimWindow = 3000, 900, 9000 }))
	s.play(play{})
	first := s.state.Root(s.Spec.FragmentCount)
	dir := t.TempDir()
	there := func(cfg *verifier.ChallengerConfig) { cfg.DataDir = dir }
	c, stop := challengeUntil(t, s, there)
	reaches(t, c, "rounds_right_total", "1")
	stop()
	aged(t, dir)
	s.Skip(s.Spec.StateWindow) // the round is final: nobody can be made to show what its state was made of
	wrong := s.play(play{tamper: nudge(100)})
	s.lib.drop(first)
	for i := range s.Trainers {
		s.lib.drop(s.payloadRoot(0, i))
	}
	challenge(t, s, there)
	s.convicted(wrong, protocol.FaultParameter)
	made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
	require.NoError(t, err)
	require.Empty(t, made, "it has the state")
}
