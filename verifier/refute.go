package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// refuteAudits refutes what paid auditors attest of claims of this key's trainers and is not what they replay to, and settles what it refuted:
// half of the bond is the trainer's. It returns how many audits wait to be looked at.
func (w *watch) refuteAudits(ctx context.Context, v *chain.View) (open int, err error) {
	if w.cfg.Deployment.Audit == (common.Address{}) {
		return 0, nil
	}
	if offered, err := w.audited(ctx, v); err != nil || !offered {
		return 0, err
	}
	drawn, err := w.auditsDrawn(ctx, v)
	errs := []error{err}
	for _, d := range drawn {
		if w.audits.over[d.Set] {
			continue
		}
		var n int
		left := true
		err := guarded(func() (err error) {
			n, left, err = w.refuteSet(ctx, v, d)
			return err
		})
		open += n
		if w.audits.over[d.Set] = err == nil && !left; err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: %w", d.Round, err))
		}
		if ctx.Err() != nil {
			return open, context.Cause(ctx)
		}
	}
	return open, errors.Join(append(errs, w.collectRewards(ctx, v))...)
}

// refuteSet does what is due about the audits of a set: open of them wait to be looked at, left says that something may still become due.
func (w *watch) refuteSet(ctx context.Context, v *chain.View, d chain.AuditsDrawn) (open int, left bool, err error) {
	set, err := v.AuditSet(ctx, d.Set)
	if err != nil || set.StartedAt == 0 {
		return 0, true, err // a reorg took it back
	}
	frozen, err := w.frozenOf(ctx, v, &set)
	if err != nil {
		return 0, true, err
	}
	var errs []error
	for _, c := range frozen {
		mine, err := w.mine(ctx, v, c.Trainer)
		var auditors []common.Address
		if err == nil && mine && d.Due>>c.Slot&1 != 0 {
			auditors, err = v.Auditors(ctx, d.Set, c.Slot)
		}
		slices.SortFunc(auditors, common.Address.Cmp)
		for _, auditor := range slices.Compact(auditors) {
			waits, over, problem := w.refuteAudit(ctx, v, auditID{d.Set, c.Slot, auditor}, &set, frozen, c)
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

// refuteAudit does the next thing there is to do about an audit of the trainer's claim c. waits: it is opened and not looked at yet. over: nothing
// will be due any more.
func (w *watch) refuteAudit(
	ctx context.Context, v *chain.View, id auditID, set *chain.AuditSet, frozen []chain.Commitment, c chain.Commitment,
) (waits, over bool, err error) {
	record, err := v.Audit(ctx, id.set, id.slot, id.auditor)
	if err != nil {
		return false, false, err
	}
	window := uint64(w.audits.terms.Window)
	commits := set.StartedAt + window // until then, and so on
	opens, refutes := commits+window, commits+2*window
	switch chain.AuditStage(record.Stage) {
	case chain.AuditNone:
		return false, v.Time >= commits, nil
	case chain.AuditCommitted:
		return false, v.Time >= opens, nil
	case chain.AuditOpened:
		// A liar draws nobody's eye to its claim.
		if v.Time >= refutes || w.audits.sound[id] || w.cfg.lie(w.id, set.Round) != nil {
			return false, true, nil
		}
		if worth, err := w.worthRefuting(ctx, id, set); err != nil || !worth {
			return false, false, err
		}
		over, err := w.refute(ctx, v, id, set, frozen, c, record.Trace)
		return !over, over, err
	case chain.AuditRefuted:
		open := slices.ContainsFunc(w.opened.Items, func(d chain.TrainingDispute) bool {
			return d.Trainer == c.Trainer && d.Round == set.Round && !w.disputes.over[d.ID.String()]
		})
		if v.Time < record.DisputableUntil || open {
			return false, false, nil
		}
		return false, false, w.settleAudit(ctx, id.set, id.slot, id.auditor)
	}
	w.audits.owed = w.audits.owed || c.Trainer == w.account
	return false, true, nil
}

// worthRefuting says whether half of an audit's bond is worth more than the gas that it takes to refute it: nothing but that is won by it, as nothing
// is concluded from an audit. What this process began it brings to its end.
func (w *watch) worthRefuting(ctx context.Context, id auditID, set *chain.AuditSet) (bool, error) {
	if w.cfg.RefuteAll || w.audits.begun[id] {
		return true, nil
	}
	half := new(big.Int).Rsh(w.audits.terms.Bond, 1)
	worth, value, cost, err := w.c.worthwhile(ctx, half, refuteGas)
	if err == nil && !worth && w.first("cheap "+id.String()) {
		w.meters.leftAlone.Inc()
		w.log.Info("an audit is left alone: half of its bond is worth less than the gas that refuting it takes; --refute-all looks at it all the same",
			"round", set.Round, "slot", id.slot, "auditor", id.auditor, "half_bond", half, "worth_wei", value, "gas_wei", cost)
	}
	return worth, err
}

// refute compares an opened audit with the trainer's own replay, and takes the next step to refute it if it is wrong. over: there is nothing to
// refute, or it cannot be done.
func (w *watch) refute(
	ctx context.Context, v *chain.View, id auditID, set *chain.AuditSet, frozen []chain.Commitment, c chain.Commitment, trace protocol.Hash,
) (over bool, err error) {
	of := work{set.Round, c.Trainer, c.ParentRoot}
	r := w.replayOf(v, of, 0)
	if r == nil {
		if unfit := w.claims.unfit.Load(); unfit != nil {
			w.once("unfit audits", "what is attested of this trainer's claims cannot be looked at", "why", *unfit)
			return true, nil
		}
		return false, nil
	}
	if c.ClaimHash != r.ClaimHash || c.PayloadRoot != r.PayloadRoot {
		w.once("not mine "+id.String(), "what this trainer committed to is not what this machine computes: audits of it are not looked at", "round", set.Round,
			"claim_hash", c.ClaimHash, "recomputed", r.ClaimHash, "payload", c.PayloadRoot, "recomputed_payload", r.PayloadRoot)
		return true, nil
	}
	s, err := w.signedFor(ctx, v, set, c)
	if err != nil || s == nil {
		return err == nil, err
	}
	schedule := r.Task.Schedule()
	number := claim.AuditLeaf(set.LeafSeed, id.slot, uint64(schedule.Steps)+2)
	defence := &training.Defence{Replay: r, Gradient: s.gradient, Signature: s.signature}
	due, err := defence.Refute(ctx, v, s.id, number, trace, func(t chain.TrainingTransition) chain.Call {
		return w.chain.AuditRefute(id.set, id.slot, id.auditor, defence.Signed(), frozen, t)
	})
	switch {
	case errors.Is(err, training.ErrComputing):
		return false, nil
	case err != nil:
		return false, err
	case due == nil:
		w.audits.sound[id] = true
		return true, nil
	}
	w.once("false "+id.String(), "an auditor attests what this trainer did not compute; it is refuted", "round", set.Round, "slot", id.slot,
		"auditor", id.auditor, "transition", number)
	if !w.audits.begun[id] {
		burnt, err := w.c.gasFor(ctx, refuteGas, true)
		if err != nil {
			return false, err
		}
		defer burnt()
		w.audits.begun[id] = true
	}
	if done, err := w.sendInTime(ctx, due.Call, move); err != nil || !done {
		return false, err
	}
	w.log.Info("moved against a false audit", "call", due.Name, "round", set.Round, "auditor", id.auditor)
	return false, nil
}

// signedFor is what the trainer signed for a commitment. If its deadline leaves whoever was right no
// window after a refutation, it is signed anew, for as long as the round allows: nobody asks which signature a segment was posted under. Nil if
// this key is not the one that the trainer signs with.
func (w *watch) signedFor(ctx context.Context, v *chain.View, set *chain.AuditSet, c chain.Commitment) (*signedGradient, error) {
	s := w.signedGradient(c.Of(w.id, set.Round))
	if v.Time+uint64(w.audits.terms.Window) < s.gradient.Deadline+uint64(w.spec.ClaimWindow) {
		return s, nil
	}
	e, err := v.Enrollment(ctx, w.id, c.Trainer)
	if err != nil {
		return nil, err
	}
	if e.Key != w.account {
		w.once("unsigned "+c.Trainer.String(), "a false audit of this trainer's claim cannot be refuted: what was signed is not valid for long enough, and this is not "+
			"the key that signs", "round", set.Round, "trainer", c.Trainer)
		return nil, nil
	}
	g := protocol.OuterGradient{TaskId: w.id, Round: set.Round, Trainer: c.Trainer, ParentRoot: c.ParentRoot, PayloadRoot: c.PayloadRoot,
		ClaimHash: c.ClaimHash, Deadline: set.OpenedAt + uint64(w.spec.CommitWindow)}
	domain := w.cfg.Deployment.RoundsDomain()
	signature, err := protocol.Sign(w.cfg.Key, g.Digest(domain))
	return &signedGradient{gradient: g, signature: signature, id: g.ClaimID(domain)}, err
}
