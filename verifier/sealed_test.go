package verifier_test

import (
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/adversary"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/seal/sealtest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/training"
)

// newSealedAcademy is an academy whose records no source has: they are sealed to its trainers' enclaves.
func newSealedAcademy(t *testing.T) *academy {
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) { spec.Tier = uint8(protocol.TierConfidential) }, nil, func(task *chaintest.Task) {
		spec := task.Spec
		_, _, records := chaintest.Linear(t, &spec, 0)
		task.Sealed = slices.Concat(records...)
		signer := keys.Dev(chaintest.Keeper + 1)
		task.Stake(signer, chaintest.Tokens(5000))
		task.Send(signer, task.Chain.JoinPool(task.ID, spec.KeeperLock, ""))
		s := sealtest.New(t, task, len(records[0]))
		for _, e := range s.Enclaves {
			s.Attest(t, e, signer)
		}
	})
	a.lib.hide(a.Spec.DatasetRoot)
	return a
}

// opened is the data set as it was opened in memory.
func (a *academy) opened(cfg *verifier.ChallengerConfig) {
	cfg.Held = map[protocol.Hash][]byte{a.Spec.DatasetRoot: slices.Concat(a.records...)}
}

// Training on sealed data is judged by who holds the records, by the same game; who does not says so, and recomputes what is public. A defender shows
// strangers nothing of it.
func TestSealedTraining(t *testing.T) {
	t.Parallel()
	a := newSealedAcademy(t)
	stands, err := adversary.Trainer("skip-steps", 0)
	require.NoError(t, err)
	_, skips := stands(a.ID, 0).Told(a.shelf(false))
	r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Trainer: crypto.PubkeyToAddress(a.Trainers[0].PublicKey), Skips: skips}, a.Initial, a.shelf(false))
	require.NoError(t, err)
	liar := a.commit(0, r, true, common.Address{})
	a.commit(1, a.replay(1, false), true, common.Address{})

	var lines logged
	challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Log, cfg.Key = lines.beside(t), keys.Dev(stranger) })
	eventually(t, "it does not say what it leaves alone", func() bool { return lines.line("training on sealed data is left alone") != "" })
	var blind *verifier.Defender
	a.defendWith(1, &blind, nil)
	eventually(t, "no alarm", func() bool {
		resp, err := http.Get("http://" + blind.Addr() + "/readyz")
		require.NoError(t, err)
		raw, err := io.ReadAll(resp.Body)
		require.NoError(t, err)
		require.NoError(t, resp.Body.Close())
		return resp.StatusCode == http.StatusServiceUnavailable && strings.Contains(string(raw), "records are sealed")
	})
	require.Empty(t, a.disputes())

	var d *verifier.Defender
	a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) {
		a.opened(cfg)
		cfg.Adversary = stands
	})
	var traces []protocol.Hash
	for j := range a.task.Schedule().Segments() {
		for i := range a.task.Schedule().Transitions(j) {
			x, err := r.Transition(a.Ctx(), j, i)
			require.NoError(t, err)
			traces = append(traces, x.Trace().Root())
		}
	}
	holder := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
		a.opened(cfg)
		cfg.Traces = []string{"http://" + d.Addr()}
	})
	eventually(t, "the lie is not proven", func() bool {
		for _, root := range traces {
			resp, err := http.Get("http://" + d.Addr() + "/v1/reveals/" + root.String())
			require.NoError(t, err)
			require.NoError(t, resp.Body.Close())
			require.Equal(t, http.StatusNotFound, resp.StatusCode, "a trace of sealed records is shown")
		}
		return a.condemned(liar)
	})
	reaches(t, holder, "claims_right_total", "1")
}
