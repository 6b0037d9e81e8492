package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// funds is what a refutation asks of the wallet beside its hand: it is begun only where it pays.
type funds interface {
	prices
	// gasFor pledges gas for what protects nobody's round by itself.
	gasFor(ctx context.Context, gas uint64) (done func(), err error)
}

// refutations are what a trainer's side does about paid audits of its claims. They belong to the pass in progress.
type refutations struct {
	*task
	*auditBook
	*disputes
	*replayer
	funds funds
	// sound are audits of this trainer's claims that are right, begun those that it has begun to refute. A restart forgets both: a replay
	// finds again what is sound, and what was begun is weighed again against its gas, which is all that can be lost by it.
	sound, begun map[auditID]bool
}

func newRefutations(d *disputes, rp *replayer, f funds) *refutations {
	rf := &refutations{task: d.task, auditBook: newAuditBook(d.task), disputes: d, replayer: rp, funds: f}
	rf.reset()
	return rf
}

// reset forgets what a reorg may have undone.
func (rf *refutations) reset() {
	rf.auditBook.reset()
	rf.sound, rf.begun = make(map[auditID]bool), make(map[auditID]bool)
}

// look refutes what paid auditors attest of claims of this key's trainers and is not what they replay to, and settles what it refuted:
// half of the bond is the trainer's. It returns how many audits wait to be looked at.
func (rf *refutations) look(ctx context.Context, v *chain.View) (open int, err error) {
	if rf.cfg.Deployment.Audit == (common.Address{}) {
		return 0, nil
	}
	if offered, err := rf.offered(ctx, v); err != nil || !offered {
		return 0, err
	}
	drawn, err := rf.auditBook.read(ctx, v)
	errs := []error{err}
	for _, d := range drawn {
		if rf.auditBook.over[d.Set] {
			continue
		}
		var n int
		left := true
		err := guard.Call(func() (err error) {
			n, left, err = rf.refuteSet(ctx, v, d)
			return err
		})
		open += n
		if rf.auditBook.over[d.Set] = err == nil && !left; err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: %w", d.Round, err))
		}
		if ctx.Err() != nil {
			return open, context.Cause(ctx)
		}
	}
	return open, errors.Join(append(errs, rf.collect(ctx, v))...)
}

// refuteSet does what is due about the audits of a set: open of them wait to be looked at, left says that something may still become due.
func (rf *refutations) refuteSet(ctx context.Context, v *chain.View, d chain.AuditsDrawn) (open int, left bool, err error) {
	set, err := v.AuditSet(ctx, d.Set)
	if err != nil || set.StartedAt == 0 {
		return 0, true, err // a reorg took it back
	}
	frozen, err := rf.frozenOf(ctx, v, &set)
	if err != nil {
		return 0, true, err
	}
	var errs []error
	for _, c := range frozen {
		mine, err := rf.mine(ctx, v, c.Trainer)
		var auditors []common.Address
		if err == nil && mine && d.Due>>c.Slot&1 != 0 {
			auditors, err = v.Auditors(ctx, d.Set, c.Slot)
		}
		slices.SortFunc(auditors, common.Address.Cmp)
		for _, auditor := range slices.Compact(auditors) {
			waits, over, problem := rf.refuteAudit(ctx, v, auditID{d.Set, c.Slot, auditor}, &set, frozen, c)
			if waits {
				open++
			}
			left = left || !over
			err = errors.Join(err, problem)
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("slot %d: %w", c.Slot, err))
		}
	}
	return open, left, errors.Join(errs...)
}

// refuteAudit does the next thing there is to do about an audit of the trainer's claim c. waits: it is opened and not looked at yet. over:
// nothing will be due any more.
func (rf *refutations) refuteAudit(
	ctx context.Context, v *chain.View, id auditID, set *chain.AuditSet, frozen []chain.Commitment, c chain.Commitment,
) (waits, over bool, err error) {
	record, err := v.Audit(ctx, id.set, id.slot, id.auditor)
	if err != nil {
		return false, false, err
	}
	window := uint64(rf.terms.Window)
	commits := set.StartedAt + window // until then, and so on
	opens, refutes := commits+window, commits+2*window
	switch chain.AuditStage(record.Stage) {
	case chain.AuditNone:
		return false, v.Time >= commits, nil
	case chain.AuditCommitted:
		return false, v.Time >= opens, nil
	case chain.AuditOpened:
		// A liar draws nobody's eye to its claim.
		if v.Time >= refutes || rf.sound[id] || rf.cfg.lie(rf.id, set.Round) != nil {
			return false, true, nil
		}
		if worth, err := rf.worthRefuting(ctx, id, set); err != nil || !worth {
			return false, false, err
		}
		over, err := rf.refute(ctx, v, id, set, frozen, c, record.Trace)
		return !over, over, err
	case chain.AuditRefuted:
		open := slices.ContainsFunc(rf.games, func(d chain.TrainingDispute) bool {
			return d.Trainer == c.Trainer && d.Round == set.Round && !rf.disputes.over[d.ID.String()]
		})
		if v.Time < record.DisputableUntil || open {
			return false, false, nil
		}
		return false, false, rf.settleAudit(ctx, id.set, id.slot, id.auditor)
	}
	rf.auditBook.owed = rf.auditBook.owed || c.Trainer == rf.account
	return false, true, nil
}

// worthRefuting says whether half of an audit's bond is worth more than the gas that it takes to refute it: nothing but that is won by it,
// as nothing is concluded from an audit. What this process began it brings to its end.
func (rf *refutations) worthRefuting(ctx context.Context, id auditID, set *chain.AuditSet) (bool, error) {
	if rf.cfg.RefuteAll || rf.begun[id] {
		return true, nil
	}
	half := new(big.Int).Rsh(rf.terms.Bond, 1)
	worth, value, cost, err := rf.funds.worthwhile(ctx, half, refuteGas)
	if err == nil && !worth && rf.first("cheap "+id.String()) {
		rf.meters.leftAlone.Inc()
		rf.log.Info("an audit is left alone: half of its bond is worth less than the gas that refuting it takes; "+
			"--refute-all looks at it all the same",
			"round", set.Round, "slot", id.slot, "auditor", id.auditor, "half_bond", half, "worth_wei", value, "gas_wei", cost)
	}
	return worth, err
}

// refute compares an opened audit with the trainer's own replay, and takes the next step to refute it if it is wrong. over: there is
// nothing to refute, or it cannot be done.
func (rf *refutations) refute(
	ctx context.Context, v *chain.View, id auditID, set *chain.AuditSet, frozen []chain.Commitment, c chain.Commitment, trace protocol.Hash,
) (over bool, err error) {
	of := work{set.Round, c.Trainer, c.ParentRoot}
	r := rf.replayOf(v, of, 0)
	if r == nil {
		if unfit := rf.unfit.Load(); unfit != nil {
			rf.once("unfit audits", "what is attested of this trainer's claims cannot be looked at", "why", *unfit)
			return true, nil
		}
		return false, nil
	}
	if c.ClaimHash != r.ClaimHash || c.PayloadRoot != r.PayloadRoot {
		rf.once("not mine "+id.String(), "what this trainer committed to is not what this machine computes: audits of it are not looked at",
			"round", set.Round, "claim_hash", c.ClaimHash, "recomputed", r.ClaimHash, "payload", c.PayloadRoot, "recomputed_payload", r.PayloadRoot)
		return true, nil
	}
	s, err := rf.signedFor(ctx, v, set, c)
	if err != nil || s == nil {
		return err == nil, err
	}
	schedule := r.Task.Schedule()
	number := claim.AuditLeaf(set.LeafSeed, id.slot, uint64(schedule.Steps)+2)
	defence := &training.Defence{Replay: r, Gradient: s.gradient, Signature: s.signature}
	due, err := defence.Refute(ctx, v, s.id, number, trace, func(t chain.TrainingTransition) chain.Call {
		return rf.chain.AuditRefute(id.set, id.slot, id.auditor, defence.Signed(), frozen, t)
	})
	switch {
	case errors.Is(err, training.ErrComputing):
		return false, nil
	case err != nil:
		return false, err
	case due == nil:
		rf.sound[id] = true
		return true, nil
	}
	rf.once("false "+id.String(), "an auditor attests what this trainer did not compute; it is refuted", "round", set.Round, "slot", id.slot,
		"auditor", id.auditor, "transition", number)
	if !rf.begun[id] {
		burnt, err := rf.funds.gasFor(ctx, refuteGas)
		if err != nil {
			return false, err
		}
		defer burnt()
		rf.begun[id] = true
	}
	if done, err := rf.sendInTime(ctx, due.Call, move); err != nil || !done {
		return false, err
	}
	rf.log.Info("moved against a false audit", "call", due.Name, "round", set.Round, "auditor", id.auditor)
	return false, nil
}

// signedFor is what the trainer signed for a commitment. If its deadline leaves whoever was right no
// window after a refutation, it is signed anew, for as long as the round allows: nobody asks which signature a segment was posted under.
// Nil if this key is not the one that the trainer signs with.
func (rf *refutations) signedFor(ctx context.Context, v *chain.View, set *chain.AuditSet, c chain.Commitment) (*signedGradient, error) {
	s := rf.signedGradient(c.Of(rf.id, set.Round))
	if v.Time+uint64(rf.terms.Window) < s.gradient.Deadline+uint64(rf.spec.ClaimWindow) {
		return s, nil
	}
	e, err := v.Enrollment(ctx, rf.id, c.Trainer)
	if err != nil {
		return nil, err
	}
	if e.Key != rf.account {
		rf.once("unsigned "+c.Trainer.String(),
			"a false audit of this trainer's claim cannot be refuted: what was signed is not valid for long enough, and this is not "+
				"the key that signs", "round", set.Round, "trainer", c.Trainer)
		return nil, nil
	}
	g := protocol.OuterGradient{TaskId: rf.id, Round: set.Round, Trainer: c.Trainer, ParentRoot: c.ParentRoot, PayloadRoot: c.PayloadRoot,
		ClaimHash: c.ClaimHash, Deadline: set.OpenedAt + uint64(rf.spec.CommitWindow)}
	domain := rf.cfg.Deployment.RoundsDomain()
	signature, err := protocol.Sign(rf.cfg.Key, g.Digest(domain))
	return &signedGradient{gradient: g, signature: signature, id: g.ClaimID(domain)}, err
}
