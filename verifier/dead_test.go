package verifier_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/training"
)

// Claims on states that fell with their rounds, which a source takes requests for and never sends, wait beside the replays: each is asked about
// once in the place of a replay, and none keeps claims that can be judged from it again and again.
func TestChallengerIsNotHeldUpByClaimsOnLostStates(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
		spec.DisputeClock, spec.ClaimWindow = 40_000, 40_000
	}, nil)
	wrong := a.play(play{tamper: nudge(100)})
	lost := []protocol.Hash{a.state.Root(a.Spec.FragmentCount)}
	a.play(play{})
	lost = append(lost, a.state.Root(a.Spec.FragmentCount))
	for _, key := range a.Trainers {
		g, _ := a.Gradient(2, lost[1], key)
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, key)))
	}
	_, stop := challengeUntil(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.Dispute = common.Address{} })
	a.convicted(wrong, protocol.FaultParameter)
	stop()
	for _, root := range lost {
		a.lib.drop(root)
	}
	pit := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for _, root := range lost {
			if strings.Contains(r.URL.Path, root.String()) {
				<-r.Context().Done()
			}
		}
		http.NotFound(w, r)
	}))
	defer pit.Close()

	a.Skip(a.Spec.FallbackWindow)
	a.Send(a.keeper, a.Env.Chain.Tick(a.ID))
	who := crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
	r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Round: 1, Trainer: who}, a.Initial, a.shelf(true))
	require.NoError(t, err)
	g, _ := a.Gradient(1, a.Spec.InitialStateRoot, a.Trainers[0])
	g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
	a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[0])))
	a.lib.put(g.PayloadRoot, a.file(r.Payload))

	began := time.Now()
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Sources = append(cfg.Sources, pit.URL) })
	require.Eventually(t, func() bool {
		for _, d := range a.disputes() {
			if d.Claim == a.name(g) {
				return true
			}
		}
		return false
	}, 3*time.Minute, time.Second, "claims that nobody can judge keep the others from it")
	t.Logf("after %s, with %s wrong claims", time.Since(began).Round(time.Second), metric(t, c, "claims_wrong_total"))
}
