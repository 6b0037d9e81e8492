package verifier_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingaudit"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/training"
)

// auditTerms have every claim audited. A draw may come within 300 s of the chain's time, half a minute of the clock's.
func auditTerms() chain.AuditTerms {
	return chain.AuditTerms{RateBps: 10_000, Auditors: 1, Window: 1200, Reward: chaintest.Tokens(3), Bond: chaintest.Tokens(5)}
}

// auditedAcademy is an academy whose sponsor pays for audits.
func auditedAcademy(t *testing.T, edits ...func(*chain.AuditTerms)) *academy {
	terms := auditTerms()
	for _, edit := range edits {
		edit(&terms)
	}
	return spoiltAcademy(t, nil, offer(terms))
}

// offer has a task's sponsor offer audits.
func offer(terms chain.AuditTerms) func(*chaintest.Task) {
	return func(task *chaintest.Task) {
		sponsor := keys.Dev(chaintest.Sponsor)
		budget := new(big.Int).Mul(terms.Reward, big.NewInt(int64(task.Spec.MaxRounds)*int64(task.Spec.TrainerCount)))
		task.Send(sponsor, task.Env.Chain.Mint(crypto.PubkeyToAddress(sponsor.PublicKey), budget))
		task.Send(sponsor, task.Env.Chain.Approve(task.Dep.Audit, budget))
		task.Send(sponsor, task.Env.Chain.AuditOffer(task.ID, terms))
	}
}

// auditor runs the keeper's auditor until it is stopped, or the test ends.
func auditor(t *testing.T, a *academy, dir string, edits ...func(*verifier.ChallengerConfig)) (*verifier.Auditor, func()) {
	t.Helper()
	cfg := verifier.ChallengerConfig{
		Deployment: a.Dep, Key: a.keeper, DataDir: dir, Listen: "127.0.0.1:0", Sources: []string{a.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{t}, nil)),
	}
	for _, edit := range edits {
		edit(&cfg)
	}
	c, err := verifier.NewAuditor(cfg)
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

// An auditor has programs that nobody serves demanded like a challenger does, once each, and replays with the answers.
func TestAuditorDemandsPrograms(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	publish := a.withhold()
	for i := range int(a.Spec.TrainerCount) {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	a.Draw(a.keeper)
	auditor(t, a, t.TempDir())
	for _, d := range a.demanded(claim.ProgramCount) {
		publish(d)
	}
	for _, d := range a.demanded(a.ranges())[claim.ProgramCount:] {
		publish(d)
	}
	a.reach(account, chain.AuditCommitted)
}

// What an auditor demanded and the sponsor does not show ends the run, and half of the price comes back, as it does for a challenger.
func TestAuditorTakesBackWhatItDemanded(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	a.withhold()
	for i := range int(a.Spec.TrainerCount) {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	before, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	a.Draw(a.keeper)
	auditor(t, a, t.TempDir())
	leaves := int64(0)
	for _, d := range a.demanded(claim.ProgramCount) {
		leaves += int64(d.Leaves)
	}
	a.Skip(a.Spec.RevealWindow + 100)
	eventually(t, "the run goes on", func() bool {
		head, err := a.View().Head(a.Ctx(), a.ID)
		require.NoError(t, err)
		return head.EndedAt != 0 && head.Failed
	})
	price, err := a.View().RevealPrice(a.Ctx())
	require.NoError(t, err)
	left := before.Sub(before, price.Div(price.Mul(price, big.NewInt(leaves)), big.NewInt(2)))
	eventually(t, "half the price is not back", func() bool {
		balance, err := a.View().Balance(a.Ctx(), account)
		require.NoError(t, err)
		return balance.Cmp(left) == 0
	})
}

// refute answers an opened audit of trainer i's claim, which is what a replay gives, with a trace of its own for what was opened.
func (a *academy) refute(i int, g protocol.OuterGradient, r *training.Replay, auditor common.Address) common.Hash {
	a.t.Helper()
	v := a.View()
	id, err := v.AuditSetID(a.Ctx(), a.ID, 0)
	require.NoError(a.t, err)
	set, err := v.AuditSet(a.Ctx(), id)
	require.NoError(a.t, err)
	list, err := v.Commitments(a.Ctx(), a.ID, 0, set.FrozenHash)
	require.NoError(a.t, err)
	var entries []trainingaudit.FrozenEntry
	var slot uint8
	for _, c := range list {
		entries = append(entries, trainingaudit.FrozenEntry{Trainer: c.Trainer, Slot: c.Slot, PayloadRoot: c.PayloadRoot, ClaimHash: c.ClaimHash})
		if c.Trainer == g.Trainer {
			slot = c.Slot
		}
	}
	full := &training.Claim{Task: &a.task, Gradient: g, Signature: a.Sign(g, a.Trainers[i])}
	var places [][2]int
	for j := range a.task.Schedule().Segments() {
		full.Segments = append(full.Segments, nil)
		for k := range a.task.Schedule().Transitions(j) {
			x, err := r.Transition(a.Ctx(), j, k)
			require.NoError(a.t, err)
			full.Segments[j] = append(full.Segments[j], x)
			places = append(places, [2]int{j, k})
		}
	}
	at := places[claim.AuditLeaf(set.LeafSeed, slot, uint64(len(places)))]
	forged := *full.Segments[at[0]][at[1]]
	forged.Parts = slices.Clone(forged.Parts)
	forged.Parts[0] = slices.Clone(forged.Parts[0])
	other := training.Clone(forged.Parts[0][0].Tensor)
	other.SetWord(0, other.Word(0)^1)
	forged.Parts[0][0], err = program.Commit(other)
	require.NoError(a.t, err)
	full.Segments[at[0]][at[1]] = &forged
	posting, err := full.Posting(at[0])
	require.NoError(a.t, err)
	call, err := a.Env.Chain.DisputePostSegment(full.Signed(), uint32(at[0]), posting, []*big.Int{})
	require.NoError(a.t, err)
	a.Send(a.Trainers[i], call)
	signed := trainingaudit.ITrainingFraudClaim{Gradient: trainingaudit.OuterGradient(g), Signature: full.Signature}
	return a.Send(a.Trainers[i], chain.Call{Name: "audit.refute", To: a.Dep.Audit, Data: trainingaudit.NewTrainingAudit().PackRefute(id, slot, auditor, signed, entries,
		trainingaudit.ITrainingFraudTransition(full.At(at[0], at[1])))}).TxHash
}

// A trainer refutes a right audit with a trace that it invented, and keeps silent in the auditor's dispute about it until claims can be disputed no
// longer: the auditor goes on with its dispute, and is paid.
func TestAuditorDefendsItsAudit(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	var claims []protocol.OuterGradient
	for i := range int(a.Spec.TrainerCount) {
		claims = append(claims, a.commit(i, a.replay(i, false), true, common.Address{}))
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	before, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	drawnAt := a.Draw(a.keeper).DrawnAt
	var mu sync.Mutex
	var asked []string
	a.Dep.RPC = through(t, a.Dep.RPC, func(body []byte) bool {
		if bytes.Contains(body, []byte("eth_getLogs")) {
			mu.Lock()
			defer mu.Unlock()
			asked = append(asked, string(body))
		}
		return true
	})
	_, stop := auditor(t, a, t.TempDir())
	a.reach(account, chain.AuditCommitted)
	a.to(drawnAt, 1)
	a.reach(account, chain.AuditOpened)
	a.refute(0, claims[0], a.replay(0, false), account)
	eventually(t, "the refutation is not disputed", func() bool {
		return slices.ContainsFunc(a.disputes(), func(d training.Dispute) bool { return d.Turn().Trainers() })
	})
	until := claims[0].Deadline + uint64(a.Spec.ClaimWindow)
	a.Skip(uint32(until - a.View().Time))
	a.reach(account, chain.AuditSettled)
	a.over(account)
	require.True(t, a.condemned(claims[0]))
	eventually(t, "nothing is withdrawn", func() bool {
		credit, err := a.View().AuditCredit(a.Ctx(), account)
		require.NoError(t, err)
		return credit.Sign() == 0
	})
	stop()
	after, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	earned := new(big.Int).Mul(auditTerms().Reward, big.NewInt(int64(a.Spec.TrainerCount)))
	require.Equal(t, earned, after.Sub(after, before), "the rewards, and every bond")
	audit, err := trainingaudit.TrainingAuditMetaData.ParseABI()
	require.NoError(t, err)
	event := audit.Events[trainingaudit.TrainingAuditRefutingClaimEventName].ID
	read := slices.DeleteFunc(asked, func(body string) bool { return !strings.Contains(body, event.Hex()) })
	require.Len(t, read, 1, "what refutes it is read once")
}

// A trainer that refuted a right audit and was convicted of something else since costs the auditor nothing: what it posted is not disputed for no
// bounty, although its gradient stands.
func TestAuditorOfAConvictedTrainer(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	var claims []protocol.OuterGradient
	for i := range int(a.Spec.TrainerCount) {
		claims = append(claims, a.commit(i, a.replay(i, false), true, common.Address{}))
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	drawnAt := a.Draw(a.keeper).DrawnAt
	dir := t.TempDir()
	_, stop := auditor(t, a, dir)
	a.reach(account, chain.AuditCommitted)
	a.to(drawnAt, 1)
	a.reach(account, chain.AuditOpened)
	stop()
	a.refute(0, claims[0], a.replay(0, false), account)
	a.convictOfAnother(claims[0], 0)
	require.Less(t, a.View().Time, claims[0].Deadline+uint64(a.Spec.ClaimWindow))
	_, stop = auditor(t, a, dir)
	a.to(drawnAt, 3)
	a.reach(account, chain.AuditSettled)
	stop()
	require.Len(t, a.disputes(), 1)
	require.False(t, a.condemned(claims[0]))
}

// What becomes of an audit decides nothing about the dispute that it was defended by: a trainer that has itself convicted of something else has the
// audit settled by anybody, but its gradient stands, and who leaves the dispute loses the bond.
func TestAuditorPlaysOnWhenItsAuditIsSettled(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	var claims []protocol.OuterGradient
	for i := range int(a.Spec.TrainerCount) {
		claims = append(claims, a.commit(i, a.replay(i, false), true, common.Address{}))
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	before, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	drawnAt := a.Draw(a.keeper).DrawnAt
	dir := t.TempDir()
	_, stop := auditor(t, a, dir)
	a.reach(account, chain.AuditCommitted)
	a.to(drawnAt, 1)
	a.reach(account, chain.AuditOpened)
	convict := a.disputeAnother(claims[0], 0)
	a.Skip(a.Spec.DisputeClock)
	require.Less(t, a.View().Time, drawnAt+3*uint64(auditTerms().Window))
	a.refute(0, claims[0], a.replay(0, false), account)
	var game training.Dispute
	eventually(t, "the refutation is not disputed", func() bool {
		about := a.disputes()
		at := slices.IndexFunc(about, func(d training.Dispute) bool { return d.Claim == a.name(claims[0]) && d.Turn().Trainers() })
		if at >= 0 {
			game = about[at]
		}
		return at >= 0
	})
	convict()
	v := a.View()
	set, err := v.AuditSetID(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	e, err := v.Enrollment(a.Ctx(), a.ID, claims[0].Trainer)
	require.NoError(t, err)
	a.Send(keys.Dev(stranger), a.Env.Chain.AuditSettle(set, e.Slot, account))
	stop()
	_, stop = auditor(t, a, dir)
	a.Skip(uint32(max(game.Position.Deadline, a.View().Time+1) - a.View().Time)) // the trainer keeps silent
	a.to(drawnAt, 3)
	a.reach(account, chain.AuditSettled)
	a.over(account)
	require.True(t, a.condemned(claims[0]))
	eventually(t, "nothing is withdrawn", func() bool {
		credit, err := a.View().AuditCredit(a.Ctx(), account)
		require.NoError(t, err)
		return credit.Sign() == 0
	})
	stop()
	after, err := a.View().Balance(a.Ctx(), account)
	require.NoError(t, err)
	earned := new(big.Int).Mul(auditTerms().Reward, big.NewInt(int64(a.Spec.TrainerCount)))
	require.Equal(t, earned, after.Sub(after, before), "the rewards, and every bond")
}

// A wrong claim is disputed by the auditor that found it out, even if it came too late to commit to that.
func TestAuditorDisputesWhatItMissed(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t, func(terms *chain.AuditTerms) { terms.Bond = chaintest.Tokens(1_000_000) })
	a.commit(0, a.replay(0, true), true, common.Address{})
	for i := 1; i < int(a.Spec.TrainerCount); i++ {
		a.commit(i, a.replay(i, false), true, common.Address{})
	}
	drawnAt := a.Draw(a.keeper).DrawnAt
	dir := t.TempDir()
	c, _ := auditor(t, a, dir) // without tokens for the bond
	eventually(t, "the claims are not replayed", func() bool {
		notes, err := os.ReadDir(filepath.Join(dir, "audits"))
		require.NoError(t, err)
		return len(notes) == int(a.Spec.TrainerCount)
	})
	a.to(drawnAt, 2)
	reaches(t, c, "audits_missed_total", fmt.Sprint(a.Spec.TrainerCount))
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(keys.Dev(chaintest.Sponsor), a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	eventually(t, "the wrong claim is not disputed", func() bool { return len(a.disputes()) == 1 })
	require.Equal(t, crypto.PubkeyToAddress(a.Trainers[0].PublicKey), a.disputes()[0].Trainer)
	require.Equal(t, "0", metric(t, c, "audits_committed_total"))
	a.Skip(a.Spec.DisputeClock) // the liar keeps silent
	a.over(account)
}

// attest draws the audits of round 0 and has the keeper commit to traces of the claims, trainer by trainer, and open what is drawn of them. It
// returns the set, and the slots of the trainers.
func (a *academy) attest(traces []claim.Audit) (set protocol.Hash, slots []uint8) {
	a.t.Helper()
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(1000)))
	a.Send(a.keeper, a.Env.Chain.Approve(a.Dep.Audit, chaintest.Tokens(1000)))
	drawnAt := a.Draw(a.keeper).DrawnAt
	a.Skip(1)
	a.Send(a.keeper, a.Env.Chain.AuditDraw(a.ID, 0))
	set, err := a.View().AuditSetID(a.Ctx(), a.ID, 0)
	require.NoError(a.t, err)
	salt := protocol.Hash{7}
	for i, key := range a.Trainers {
		e, err := a.View().Enrollment(a.Ctx(), a.ID, crypto.PubkeyToAddress(key.PublicKey))
		require.NoError(a.t, err)
		slots = append(slots, e.Slot)
		a.Send(a.keeper, a.Env.Chain.AuditCommit(set, e.Slot, claim.AuditCommitment(set, e.Slot, account, salt, traces[i].Root())))
	}
	a.to(drawnAt, 1)
	a.Skip(1)
	a.Send(a.keeper, a.Env.Chain.AuditDrawLeaf(set))
	drawn, err := a.View().AuditSet(a.Ctx(), set)
	require.NoError(a.t, err)
	for i, slot := range slots {
		leaf := claim.AuditLeaf(drawn.LeafSeed, slot, uint64(len(traces[i])))
		path, err := traces[i].Path(int(leaf))
		require.NoError(a.t, err)
		a.Send(a.keeper, a.Env.Chain.AuditOpen(set, slot, salt, traces[i][leaf], path))
	}
	return set, slots
}

// traces are what a right audit of a replay commits to.
func (a *academy) traces(r *training.Replay) (out claim.Audit) {
	a.t.Helper()
	for j := range a.task.Schedule().Segments() {
		segment, err := r.Segment(a.Ctx(), j)
		require.NoError(a.t, err)
		for _, x := range segment {
			out = append(out, x.Trace)
		}
	}
	return out
}

// Auditors attest for pay what trainers did not compute: each trainer's defender refutes it by itself, also where the node traces nothing of what its
// trainer signed, and started anew it takes the trainer's half of the bond when claims can be disputed no longer. A right audit is left alone.
func TestDefenderRefutesFalseAudits(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	var traces []claim.Audit
	for i := range a.Trainers {
		through := common.Address{}
		if i == 1 {
			through = a.forwarder()
		}
		r := a.replay(i, false)
		a.commit(i, r, true, through)
		traces = append(traces, a.traces(r))
	}
	for _, i := range []int{0, 1} {
		for k := range traces[i] {
			traces[i][k][0] ^= 1
		}
	}
	set, slots := a.attest(traces)
	auditor := crypto.PubkeyToAddress(a.keeper.PublicKey)
	record := func(i int) chain.AuditRecord {
		record, err := a.View().Audit(a.Ctx(), set, slots[i], auditor)
		require.NoError(t, err)
		return record
	}
	hidden := func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = untraced(t, cfg.Deployment.RPC) }
	stop := []func(){a.defend(0, nil), a.defend(1, hidden), a.defend(2, nil)}
	var before [3]*big.Int
	for i := range before {
		if i < 2 {
			eventually(t, "the false audit is not refuted", func() bool { return chain.AuditStage(record(i).Stage) == chain.AuditRefuted })
			posted, err := a.View().SegmentsPosted(a.Ctx(), 0, record(i).Claim)
			require.NoError(t, err)
			require.Len(t, posted, 1)
		}
		var err error
		before[i], err = a.View().Balance(a.Ctx(), crypto.PubkeyToAddress(a.Trainers[i].PublicKey))
		require.NoError(t, err)
	}
	for _, f := range stop {
		f()
	}
	a.Skip(uint32(max(record(0).DisputableUntil, record(1).DisputableUntil) - a.View().Time))
	for i := range before {
		a.defend(i, nil)
	}
	half := new(big.Int).Rsh(auditTerms().Bond, 1)
	for i := range 2 {
		eventually(t, "the trainer's half is not taken", func() bool {
			now, err := a.View().Balance(a.Ctx(), crypto.PubkeyToAddress(a.Trainers[i].PublicKey))
			require.NoError(t, err)
			return new(big.Int).Sub(now, before[i]).Cmp(half) == 0
		})
		require.Equal(t, chain.AuditSettled, chain.AuditStage(record(i).Stage))
	}
	for i := 2; i < len(slots); i++ {
		require.Equal(t, chain.AuditOpened, chain.AuditStage(record(i).Stage), "a right audit")
	}
}

// patiently is eventually with a time of its own, which does not end the test.
func patiently(within time.Duration, reached func() bool) bool {
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if reached() {
			return true
		}
	}
	return reached()
}

// Any sponsor may have every claim audited for a unit of the token: a replay and six transactions for nothing. The auditor draws, replays and commits
// only where the reward is worth the gas, and counts what it left; --max-gas stops what is worth it.
func TestAuditorWeighsGasAgainstTheReward(t *testing.T) {
	t.Parallel()
	for name, run := range map[string]struct {
		reward *big.Int
		edit   func(*verifier.ChallengerConfig)
		alone  int
	}{
		"a reward of one unit": {big.NewInt(1), func(cfg *verifier.ChallengerConfig) { cfg.TokenValue = big.NewInt(verifier.DefaultTokenValue) }, 4},
		"no gas":               {auditTerms().Reward, func(cfg *verifier.ChallengerConfig) { cfg.MaxGas = big.NewInt(1) }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := auditedAcademy(t, func(terms *chain.AuditTerms) { terms.Reward = run.reward })
			for i := range int(a.Spec.TrainerCount) {
				a.commit(i, a.replay(i, false), true, common.Address{})
			}
			account := crypto.PubkeyToAddress(a.keeper.PublicKey)
			a.Send(a.keeper, a.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
			nonce := func() uint64 {
				n, err := a.Devnet.Client().NonceAt(a.Ctx(), account, nil)
				require.NoError(t, err)
				return n
			}
			a.Draw(a.keeper)
			before := nonce()
			dir := t.TempDir()
			c, _ := auditor(t, a, dir, run.edit)
			time.Sleep(3 * time.Second)
			require.Equal(t, before, nonce(), "drew audits")
			a.Send(keys.Dev(chaintest.Sponsor), a.Env.Chain.AuditDraw(a.ID, 0))
			reaches(t, c, "audits_left_alone_total", fmt.Sprint(run.alone))
			time.Sleep(3 * time.Second)
			require.Equal(t, "0", metric(t, c, "audits_committed_total"))
			require.Equal(t, before, nonce())
		})
	}
}

// refuted has every right audit that the keeper's auditor committed to refuted by its trainer, late, who then keeps silent. The account has tokens for
// the audits' bonds and so many disputes. It returns what that made of its tokens, how many audits it committed to, and how many it defended.
func refuted(t *testing.T, disputes int64, reward *big.Int, edit func(*verifier.ChallengerConfig)) (gain *big.Int, committed, defended int) {
	t.Helper()
	terms := auditTerms()
	terms.Bond, terms.Reward = chaintest.Tokens(1000), reward
	a := academyBeside(t, chaintest.New(t), newLibrary(t), 0, func(spec *protocol.TaskSpec) {
		spec.DisputeClock = 2000 // longer than a window of the audits, as in production
	}, nil, offer(terms))
	var claims []protocol.OuterGradient
	for i := range int(a.Spec.TrainerCount) {
		r := a.replay(i, false)
		g, _ := a.Gradient(0, a.Spec.InitialStateRoot, a.Trainers[i])
		g.PayloadRoot, g.ClaimHash, g.Deadline = r.PayloadRoot, r.ClaimHash, a.View().Time+200
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, a.Trainers[i])))
		a.lib.put(g.PayloadRoot, a.file(r.Payload))
		claims = append(claims, g)
	}
	account := crypto.PubkeyToAddress(a.keeper.PublicKey)
	balance := func() *big.Int {
		balance, err := a.View().Balance(a.Ctx(), account)
		require.NoError(t, err)
		return balance
	}
	bond, err := a.View().TrainingBond(a.Ctx())
	require.NoError(t, err)
	want := new(big.Int).Mul(bond, big.NewInt(disputes))
	want.Add(want, new(big.Int).Mul(terms.Bond, big.NewInt(int64(len(claims)))))
	if more := new(big.Int).Sub(want, balance()); more.Sign() > 0 {
		a.Send(a.keeper, a.Env.Chain.Mint(account, more))
	} else if more.Sign() < 0 {
		a.Send(a.keeper, a.Env.Chain.Approve(a.Dep.Vault, more.Neg(more)))
		a.Send(a.keeper, a.Env.Chain.Deposit(more))
	}
	before := balance()
	require.Equal(t, want, before)
	drawnAt := a.Draw(a.keeper).DrawnAt
	c, stop := auditor(t, a, t.TempDir(), edit)
	count := func(stage chain.AuditStage) (n int) {
		for _, s := range a.audits(account) {
			if s == stage {
				n++
			}
		}
		return n
	}
	affords := len(claims)
	if disputes < int64(affords) { // it keeps a dispute back for each
		affords = int(new(big.Int).Quo(want, new(big.Int).Add(terms.Bond, bond)).Int64())
	}
	eventually(t, "no audits are committed to", func() bool { return count(chain.AuditCommitted) >= affords })
	a.to(drawnAt, 1)
	eventually(t, "audits are not opened", func() bool { return count(chain.AuditOpened) >= affords })
	stages := a.audits(account)
	committed = count(chain.AuditOpened)
	if at, now := drawnAt+3*uint64(terms.Window)-400, a.View().Time; at > now { // as late as it can be
		a.Skip(uint32(at - now))
	}
	for i, g := range claims {
		e, err := a.View().Enrollment(a.Ctx(), a.ID, g.Trainer)
		require.NoError(t, err)
		if stages[e.Slot] == chain.AuditOpened {
			a.refute(i, g, a.replay(i, false), account)
		}
	}
	patiently(time.Minute, func() bool { return metric(t, c, "disputes_total") == fmt.Sprint(committed) })
	defended = len(a.disputes())
	for end := time.Now().Add(90 * time.Second); count(chain.AuditSettled) < committed; {
		require.True(t, time.Now().Before(end), "audits are not settled")
		theirs := 0 // looks at which nothing is the auditor's to do: its clocks do not run out
		patiently(20*time.Second, func() bool {
			if theirs++; slices.ContainsFunc(a.disputes(), func(d training.Dispute) bool { return d.Turn() != chain.TrainingTurnOver && !d.Turn().Trainers() }) {
				theirs = 0
			}
			return theirs > 10
		})
		a.Skip(a.Spec.DisputeClock) // each move gives a silent trainer another
		patiently(3*time.Second, func() bool { return count(chain.AuditSettled) == committed })
	}
	a.over(account)
	eventually(t, "nothing is withdrawn", func() bool {
		credit, err := a.View().AuditCredit(a.Ctx(), account)
		require.NoError(t, err)
		return credit.Sign() == 0
	})
	stop()
	return new(big.Int).Sub(balance(), before), committed, defended
}

// Colluding trainers refute every right audit of an honest auditor with traces that they invented. The dispute that it opens against that defends its own
// bond, and is no game that may be left to others: it opens all of them.
func TestAuditorDefendsAllItsAudits(t *testing.T) {
	t.Parallel()
	gain, committed, defended := refuted(t, 6, auditTerms().Reward, func(*verifier.ChallengerConfig) {})
	require.Equal(t, 4, committed)
	require.Equal(t, committed, defended)
	require.Positive(t, gain.Sign(), "it lost %s units", gain)
}

// So it does where a game costs more gas than a conviction takes, and far less than the audit's bond.
func TestAuditorDefendsItsAuditWhateverTheTrainersLock(t *testing.T) {
	t.Parallel()
	gain, committed, defended := refuted(t, 20, chaintest.Tokens(100), func(cfg *verifier.ChallengerConfig) { cfg.TokenValue = big.NewInt(1e6) })
	require.Equal(t, 4, committed)
	require.Equal(t, committed, defended)
	require.Positive(t, gain.Sign(), "it lost %s units", gain)
}

// An auditor commits to no audit that it could not defend: it keeps a dispute's bond back for each that it has a bond in.
func TestAuditorKeepsTokensToDefendItsAudits(t *testing.T) {
	t.Parallel()
	gain, committed, defended := refuted(t, 0, auditTerms().Reward, func(*verifier.ChallengerConfig) {})
	require.Less(t, committed, 4)
	require.Positive(t, committed)
	require.Equal(t, committed, defended)
	require.Positive(t, gain.Sign(), "it lost %s units", gain)
}
