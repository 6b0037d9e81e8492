package verifier_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// Two servers behind one RPC, one of which is a block behind, are no reorg: a replay that takes many blocks gets to its end, and lies are met.
func TestChallengerBehindALaggingServer(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 512, func(spec *protocol.TaskSpec) {
		spec.InnerSteps, spec.CheckpointInterval = 128, 32
	}, nil)
	liar := a.commit(0, a.replay(0, true), true, common.Address{})
	leaves := map[common.Address][]byte{liar.Trainer: a.replay(0, true).Payload}
	for i := 1; i < len(a.Trainers); i++ {
		who := crypto.PubkeyToAddress(a.Trainers[i].PublicKey)
		leaves[who] = a.Leaves(a.Delta(0, who))
		g, _ := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[i])
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i])))
		a.lib.put(g.PayloadRoot, a.file(leaves[who]))
	}
	lie, state := a.aggregate(leaves, nudge(100))
	a.publish(state)
	a.Draw(a.keeper)
	wrong := a.Statement(1<<len(a.Trainers)-1, lie.NewRoot, lie.AuxRoot)
	a.Propose(wrong, a.keeper)

	began := a.View().Number
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = chaintest.Lagging(t, cfg.Deployment.RPC, 1) })
	eventually(t, "no claim is found wrong", func() bool { return metric(t, c, "claims_wrong_total") != "0" })
	t.Logf("judged after %d blocks", a.View().Number-began)
	a.fallen(wrong, a.keeper)
	eventually(t, "none is disputed", func() bool { return metric(t, c, "disputes_total") != "0" })
	// Which server is asked is drawn: a quick challenger may be done before it saw an older head.
	eventually(t, "the older server is never asked for a head", func() bool { return metric(t, c, "lagging_heads_total") != "0" })
	require.Equal(t, "0", metric(t, c, "reorgs_total"))
}

// False answers to questions for the newest block, the first one among them, freeze no challenger behind the RPC.
func TestChallengerOutlivesFalseHeads(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{})
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.Deployment.RPC = chaintest.FalseHeads(t, cfg.Deployment.RPC, func(asked int64) bool { return asked%3 == 2 })
	})
	reaches(t, c, "rounds_right_total", "1")
	require.Equal(t, "0", metric(t, c, "reorgs_total"))
}

// What was computed outlasts a reorg; where it stands is looked at anew.
func TestReplaysOutlastReorgs(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	a.commit(1, a.replay(1, false), true, common.Address{})
	var lines logged
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Log = lines.beside(t) })
	reaches(t, c, "claims_right_total", "1")
	before := a.View().Block
	a.commit(2, a.replay(2, true), true, common.Address{})
	reaches(t, c, "disputes_total", "1")

	_, err := a.Devnet.ForkAt(before.Hash, true)
	require.NoError(t, err)
	// One reorg may be met twice: by a head of before it that is compared with a block of after it, and by the next head.
	eventually(t, "no reorg", func() bool { return metric(t, c, "reorgs_total") != "0" })
	require.Empty(t, a.disputes(), "the claim is gone, with the dispute about it")
	a.Sender(a.keeper).Reset()
	again := a.commit(2, a.replay(2, true), true, common.Address{})
	eventually(t, "the claim is not disputed again", func() bool {
		opened := a.disputes()
		return len(opened) == 1 && opened[0].Claim == a.name(again)
	})
	require.Equal(t, 2, lines.count("replayed a trainer's work"), "one replay for each claim")
}

// The role's lag is exported: what is not judged yet, and for how long the oldest of it has been waiting.
func TestChallengerSaysHowFarItIsBehind(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{})
	s.play(play{})
	root := s.payloadRoot(1, 3)
	s.lib.mu.Lock()
	payload := s.lib.objects[root.String()]
	s.lib.mu.Unlock()
	s.lib.drop(root)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) })
	reaches(t, c, "rounds_right_total", "1")
	s.Mine(10)
	reaches(t, c, "rounds_pending", "1")
	eventually(t, "no age", func() bool {
		h := ready(t, c)
		return h.PendingRounds == 1 && h.PendingSeconds >= 10
	})
	s.lib.put(root, payload)
	reaches(t, c, "rounds_pending", "0")
	reaches(t, c, "rounds_pending_age_seconds", "0")
}

type readiness struct {
	PendingRounds  int
	PendingSeconds uint64
	Problems       []string
}

func ready(t *testing.T, c player) (h readiness) {
	t.Helper()
	resp, err := http.Get("http://" + c.Addr() + "/readyz")
	require.NoError(t, err)
	defer resp.Body.Close()
	require.NoError(t, json.NewDecoder(resp.Body).Decode(&h))
	return h
}

// A clock that is minutes off stops neither side: the chain's time decides. That it is fast is said; a chain that is ahead of it, by hours, is all
// the same to them.
func TestPlayersWithAWrongClock(t *testing.T) {
	t.Parallel()
	for name, env := range map[string]func(t *testing.T) *chaintest.Env{
		"fast": func(t *testing.T) *chaintest.Env {
			return chaintest.NewOn(t, devnet.Config{BlockTime: chaintest.BlockTime, Behind: 6 * time.Hour})
		},
		"slow": func(t *testing.T) *chaintest.Env {
			env := chaintest.New(t)
			env.Skip(6 * 3600)
			return env
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := academyBeside(t, env(t), newLibrary(t), 0, func(*protocol.TaskSpec) {}, nil)
			honest := a.commit(0, a.replay(0, false), true, common.Address{})
			leaves := map[common.Address][]byte{honest.Trainer: a.replay(0, false).Payload}
			for i := 1; i < len(a.Trainers); i++ {
				r := a.replay(i, false)
				leaves[a.commit(i, r, true, common.Address{}).Trainer] = r.Payload
			}
			lie, state := a.aggregate(leaves, nudge(100))
			a.publish(state)
			a.Draw(a.keeper)
			wrong := a.Statement(1<<len(a.Trainers)-1, lie.NewRoot, lie.AuxRoot)
			a.Propose(wrong, a.keeper)
			sham := keys.Dev(stranger)
			a.fund(sham)
			a.open(sham, honest, a.Trainers[0], 1, common.Address{})

			var lines logged
			c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Log = lines.beside(t) })
			a.defend(0, nil)
			a.fallen(wrong, a.keeper)
			eventually(t, "the defender does not answer", a.answered)
			old := name == "fast"
			require.Equal(t, map[bool]string{true: "1", false: "0"}[old], metric(t, c, "head_old"))
			require.Equal(t, "0", metric(t, c, "node_behind"))
			require.Equal(t, old, strings.Contains(strings.Join(ready(t, c).Problems, "; "), "old by this machine's clock"))
			require.Equal(t, old, lines.line("old by this machine's clock") != "")
			condemned, err := a.View().TrainingCondemned(a.Ctx(), a.name(honest))
			require.NoError(t, err)
			require.False(t, condemned)
		})
	}
}
