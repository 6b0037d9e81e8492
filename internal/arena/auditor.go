package arena

import (
	"math/big"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/verifier"
)

// auditorPlace is the account of the honest auditor.
const auditorPlace = accounts - 1

// audits are what the sponsor pays for in a run with an auditor: every claim, by whoever has a seat in the round's committee.
type audits struct {
	terms  chain.AuditTerms
	budget *big.Int
	// who is the honest auditor: a keeper of the pool that keeps nothing, and audits only.
	who   *party
	plays *service
}

// audited has the sponsor pay for audits, and one more account do them.
func (g tricks) audited() {
	if g.audits != nil {
		return
	}
	g.audits = &audits{who: g.enter("auditor", auditorPlace, true), terms: chain.AuditTerms{
		RateBps: 10_000, Auditors: g.task.Spec.CommitteeSeats, Window: uint32(11 * g.step.Seconds()), Reward: chaintest.Tokens(3), Bond: chaintest.Tokens(5),
	}}
}

// offer is what the sponsor and the auditor do before the task opens.
func (a *audits) offer(g *game) {
	spec := &g.task.Spec
	a.budget = new(big.Int).Mul(a.terms.Reward, big.NewInt(int64(spec.MaxRounds)*int64(spec.TrainerCount)*int64(a.terms.Auditors)))
	g.must(g.sponsor.key, g.ch.Approve(g.dep.Audit, a.budget))
	g.must(g.sponsor.key, g.ch.AuditOffer(g.task.ID, a.terms))
	g.must(a.who.key, g.ch.JoinPool(g.task.ID, spec.QuorumLock, ""))
	g.must(a.who.key, g.ch.AcknowledgeTask(g.task.ID))
}

// start starts the auditor.
func (a *audits) start(g *game, sources []string) {
	a.plays = player(g.World, a.who, "auditor", verifier.NewAuditor, sources, func(cfg *verifier.ChallengerConfig) {
		for _, edit := range g.auditing {
			edit(cfg)
		}
	})
	g.extra = append(g.extra, a.plays)
	a.plays.start(g.World)
}

// open says whether the auditor has a bond in an audit.
func (a *audits) open(g *game, v *chain.View) bool {
	drawn, err := v.AuditsDrawn(g.ctx, 0, g.task.ID)
	g.check(err)
	for _, d := range drawn {
		for slot := range g.task.Spec.TrainerCount {
			record, err := v.Audit(g.ctx, d.Set, slot, a.who.account)
			g.check(err)
			if stage := chain.AuditStage(record.Stage); stage != chain.AuditNone && stage != chain.AuditSettled {
				return true
			}
		}
	}
	return false
}

// paid is what the sponsor has less by audits, and has the rest paid back.
func (a *audits) paid(g *game, v *chain.View) *big.Int {
	left, err := v.AuditBudget(g.ctx, g.task.ID)
	g.check(err)
	_, _ = g.send(keys.Dev(anybodyPlace), g.ch.AuditRefund(g.task.ID)) // nothing may be left
	return left.Sub(a.budget, left)
}
