package verifier_test

import (
	"encoding/json"
	"math/big"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/windows"
	"assay/protocol"
	"assay/repops"
	"assay/verifier"
	"assay/verifier/training"
)

// readiness is what /readyz says.
func readyz(t *testing.T, addr string) (status int, problems string) {
	t.Helper()
	resp, err := http.Get("http://" + addr + "/readyz")
	require.NoError(t, err)
	defer resp.Body.Close()
	var body struct{ Problems []string }
	require.NoError(t, json.NewDecoder(resp.Body).Decode(&body))
	return resp.StatusCode, strings.Join(body.Problems, "; ")
}

// The rule between bond, clock and replay time, with the numbers of docs/operations.md.
func TestMachine(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{
		InnerSteps: 20, CheckpointInterval: 5, CommitWindow: 1800, UploadWindow: 1000, GraceWindowMs: 300_000, FallbackWindow: 500,
		StateWindow: 86_400, RevealWindow: 86_400, DisputeClock: 16 * 3600, ClaimWindow: 28 * 3600, DisputeExtension: 3600,
		MaxRounds: 100, TrainerCount: 4, CascadeDepth: 8, MaxConsecutiveNec: 3, TrainerLock: big.NewInt(1000), RewardPerGradient: big.NewInt(10),
	}
	bond := big.NewInt(100)
	can := func(replay time.Duration) verifier.Machine {
		return verifier.NewMachine(spec, bond, 1<<30, replay, 0, 2, 8<<30)
	}
	// A conviction takes a lock of 1,000 and the pay of 100 rounds: 20 disputes of 100, two at a time.
	m := can(time.Minute)
	require.EqualValues(t, 20, m.Flood.Disputes)
	require.Equal(t, 2, m.Parallel)
	require.Equal(t, 10*m.Dispute, m.Clock)
	require.NoError(t, m.Defends(spec))
	require.ErrorIs(t, can(time.Hour).Defends(spec), windows.ErrFlood)
	// It is the same as to say that the capacity covers the flood, but for parts of a dispute.
	for _, replay := range []time.Duration{time.Second, 10 * time.Minute, 16 * time.Minute, 18 * time.Minute, time.Hour} {
		m := can(replay)
		require.Equal(t, uint64(m.Disputes) >= m.Flood.Disputes, m.Defends(spec) == nil, replay)
	}
	bond = big.NewInt(2000)
	require.EqualValues(t, 1, can(time.Hour).Flood.Disputes)
	require.NoError(t, can(time.Hour).Defends(spec), "a dearer bond pays for fewer")
	require.ErrorIs(t, verifier.NewMachine(spec, bond, 9<<30, time.Second, 0, 2, 8<<30).Defends(spec), verifier.ErrTooLarge)
}

// A defender whose trainer is in a task with windows below the policy says so where somebody looks, and defends it all the same.
func TestDefenderWarnsOfShortWindows(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	var log logged
	var d *verifier.Defender
	a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) { cfg.Log, cfg.MinWindow = log.beside(t), new(windows.DefaultMin) })
	reaches(t, d, "head_block", metric(t, d, "head_block"))
	require.Equal(t, "0", metric(t, d, "tasks_short_windows_total"), "nothing of its trainer's is at stake yet")

	g := a.commit(0, a.replay(0, false), true, common.Address{})
	eventually(t, "nobody is warned", func() bool {
		status, problems := readyz(t, d.Addr())
		return status == http.StatusServiceUnavailable && strings.Contains(problems, "disputeClock is ")
	})
	require.Equal(t, "1", metric(t, d, "tasks_short_windows_total"))
	require.Contains(t, log.line("windows below the policy"), "level=ERROR")
	require.Contains(t, log.line("windows below the policy"), "--min-window")
	sham := keys.Dev(stranger)
	a.fund(sham)
	a.open(sham, g, a.Trainers[0], 1, common.Address{})
	eventually(t, "the dispute is not answered", a.answered)
	require.Equal(t, "1", metric(t, d, "tasks_short_windows_total"))

	// Where the operator accepts them there is nothing to say.
	var quiet *verifier.Defender
	a.defendWith(0, &quiet, func(cfg *verifier.ChallengerConfig) { cfg.MinWindow = new(time.Duration(0)) })
	eventually(t, "it is not ready", func() bool {
		status, _ := readyz(t, quiet.Addr())
		return status == http.StatusOK && metric(t, quiet, "head_block") != "0"
	})
}

// A defender that cannot answer in time all disputes that somebody would pay for says so before there is one.
func TestDefenderWarnsOfASlowMachine(t *testing.T) {
	t.Parallel()
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 256, func(s *protocol.TaskSpec) {
		s.InnerSteps, s.CheckpointInterval, s.DisputeClock = 1<<16, 64, 5
	}, nil)
	var log logged
	var d *verifier.Defender
	a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) { cfg.Log = log.beside(t) })
	a.commit(0, &training.Replay{PayloadRoot: protocol.Hash{1}, ClaimHash: protocol.Hash{2}, Payload: make([]byte, a.Spec.PayloadLeaves()*repops.LeafBytes)}, false, common.Address{})
	eventually(t, "nobody is warned", func() bool {
		status, problems := readyz(t, d.Addr())
		return status == http.StatusServiceUnavailable && strings.Contains(problems, "disputes at once, as many as bonds pay for")
	})
	require.Contains(t, log.line("cannot answer all disputes"), "level=ERROR")
	require.Equal(t, "0", metric(t, d, "disputes_defended{task=\""+a.ID.String()+"\"}"))
}

// A challenger says what it may be unable to judge through an outage, and watches it.
func TestChallengerWarnsOfShortWindows(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	wrong := a.play(play{tamper: nudge(100)})
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.MinWindow = new(windows.DefaultMin) })
	reaches(t, c, "tasks_short_windows_total", "1")
	a.convicted(wrong, protocol.FaultParameter)
	require.Equal(t, "1", metric(t, c, "tasks_short_windows_total"))
}

// An auditor puts up no bond where an outage takes it.
func TestAuditorCommitsToNothingShort(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	for i := range int(a.Spec.TrainerCount) {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	a.Draw(a.keeper)
	c, stop := auditor(t, a, t.TempDir(), func(cfg *verifier.ChallengerConfig) { cfg.MinWindow = new(windows.DefaultMin) })
	reaches(t, c, "tasks_short_windows_total", "1")
	require.NotContains(t, a.audits(account), chain.AuditCommitted)
	stop()
	auditor(t, a, t.TempDir(), func(cfg *verifier.ChallengerConfig) { cfg.MinWindow = new(time.Duration(0)) })
	a.reach(account, chain.AuditCommitted)
}

// Whoever runs a defender or an auditor is told that its account was convicted: as an error, and by a service that is not ready.
func TestConvictedPlayersSaySo(t *testing.T) {
	t.Parallel()
	convicted := func(d player, log *logged, who common.Address) {
		eventually(t, "it is ready", func() bool {
			status, problems := readyz(t, d.Addr())
			return status == http.StatusServiceUnavailable && strings.Contains(problems, who.Hex()+" was convicted at ")
		})
		require.Contains(t, log.line("an account of this process was convicted"), "level=ERROR")
	}
	t.Run("defender", func(t *testing.T) {
		t.Parallel()
		a := newAcademy(t)
		g := a.commit(0, a.replay(0, false), true, common.Address{})
		a.convictOfAnother(g, 0)
		var log logged
		var d *verifier.Defender
		a.defendWith(0, &d, func(cfg *verifier.ChallengerConfig) { cfg.Log = log.beside(t) })
		convicted(d, &log, g.Trainer)

		var other *verifier.Defender
		a.defendWith(1, &other, nil)
		reaches(t, other, "head_block", metric(t, other, "head_block"))
		_, problems := readyz(t, other.Addr())
		require.NotContains(t, problems, "convicted", "another trainer's")
	})
	t.Run("auditor", func(t *testing.T) {
		t.Parallel()
		a := auditedAcademy(t)
		account := crypto.PubkeyToAddress(a.keeper.PublicKey)
		a.ConvictKeeper(a.keeper, keys.Dev(stranger))
		var log logged
		c, _ := auditor(t, a, t.TempDir(), func(cfg *verifier.ChallengerConfig) { cfg.Log = log.beside(t) })
		convicted(c, &log, account)
	})
}
