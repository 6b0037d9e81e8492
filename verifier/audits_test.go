package verifier_test

import (
	"context"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// auditTerms have every claim audited. A draw may come within 300 s of the chain's time, half a minute of the clock's.
func auditTerms() chain.AuditTerms {
	return chain.AuditTerms{RateBps: 10_000, Auditors: 1, Window: 1200, Reward: chaintest.Tokens(3), Bond: chaintest.Tokens(5)}
}

// auditedAcademy is an academy whose sponsor pays for audits.
func auditedAcademy(t *testing.T) *academy {
	return spoiltAcademy(t, nil, func(task *chaintest.Task) {
		sponsor := keys.Dev(chaintest.Sponsor)
		budget := new(big.Int).Mul(auditTerms().Reward, big.NewInt(int64(task.Spec.MaxRounds)*int64(task.Spec.TrainerCount)))
		task.Send(sponsor, task.Env.Chain.Mint(crypto.PubkeyToAddress(sponsor.PublicKey), budget))
		task.Send(sponsor, task.Env.Chain.Approve(task.Dep.Audit, budget))
		task.Send(sponsor, task.Env.Chain.AuditOffer(task.ID, auditTerms()))
	})
}

// auditor runs the keeper's auditor until it is stopped, or the test ends.
func auditor(t *testing.T, a *academy, dir string) (*verifier.Challenger, func()) {
	t.Helper()
	c, err := verifier.NewAuditor(verifier.ChallengerConfig{
		Deployment: a.Dep, Key: a.keeper, DataDir: dir, Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)),
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- c.Run(ctx) }()
	stopped := false
	stop := func() {
		if !stopped {
			stopped = true
			cancel()
			require.NoError(t, <-done)
		}
	}
	t.Cleanup(stop)
	return c, stop
}

// audits are how far the keeper's audits of round 0 have come, by slot.
func (a *academy) audits(who common.Address) []chain.AuditStage {
	v := a.View()
	set, err := v.AuditSetID(a.Ctx(), a.ID, 0)
	require.NoError(a.t, err)
	out := make([]chain.AuditStage, a.Spec.TrainerCount)
	for slot := range out {
		record, err := v.Audit(a.Ctx(), set, uint8(slot), who)
		require.NoError(a.t, err)
		out[slot] = chain.AuditStage(record.Stage)
	}
	return out
}

func (a *academy) reach(who common.Address, stage chain.AuditStage) {
	a.t.Helper()
	eventually(a.t, "audits are not "+stage.String(), func() bool {
		for _, s := range a.audits(who) {
			if s != stage {
				return false
			}
		}
		return true
	})
}

// to moves chain time on to so many windows after the committee's draw.
func (a *academy) to(drawnAt, windows uint64) {
	a.t.Helper()
	if at, now := drawnAt+windows*uint64(auditTerms().Window), a.View().Time; at > now {
		a.Skip(uint32(at - now))
	}
}

// An auditor replays the claims that it is drawn for, commits, is killed, and one that has its data directory opens, without a second commitment, and
// takes the pay. The claim that does not match it audits too, and disputes.
func TestAuditorIsPaid(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	a.commit(0, a.replay(0, true), true, common.Address{})
	for i := 1; i < int(a.Spec.TrainerCount); i++ {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	before, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	drawnAt := a.Draw(a.keeper).DrawnAt

	dir := t.TempDir()
	first, kill := auditor(t, a, dir)
	a.reach(account, chain.AuditCommitted)
	eventually(t, "the wrong claim is not disputed", func() bool { return len(a.disputes()) == 1 })
	require.Equal(t, crypto.PubkeyToAddress(a.Trainers[0].PublicKey), a.disputes()[0].Trainer)
	require.NotEmpty(t, first.Addr())
	kill()
	notes, err := os.ReadDir(filepath.Join(dir, "audits"))
	require.NoError(t, err)
	require.Len(t, notes, int(a.Spec.TrainerCount))

	a.to(drawnAt, 1)
	again, stop := auditor(t, a, dir)
	a.reach(account, chain.AuditOpened)
	require.Equal(t, "0", metric(t, again, "audits_committed_total"))
	a.to(drawnAt, 3)
	a.reach(account, chain.AuditSettled)
	eventually(t, "nothing is withdrawn", func() bool {
		credit, err := a.View().AuditCredit(a.Ctx(), account)
		require.NoError(t, err)
		return credit.Sign() == 0
	})
	a.Skip(a.Spec.DisputeClock) // the liar keeps silent
	a.over(account)
	stop()
	after, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	earned := new(big.Int).Mul(auditTerms().Reward, big.NewInt(int64(a.Spec.TrainerCount)))
	require.Equal(t, earned, after.Sub(after, before), "the rewards, and every bond")
	lock, err := a.View().Lock(a.Ctx(), a.ID, protocol.RoleTrainer, crypto.PubkeyToAddress(a.Trainers[0].PublicKey))
	require.NoError(t, err)
	require.Zero(t, lock.Sign(), "the liar's")
}
