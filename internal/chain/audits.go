package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/trainingaudit"
	"assay/protocol"
)

// What TrainingAudit says, field by field as its interface does.
type (
	// AuditTerms are what a sponsor offers for audits.
	AuditTerms = trainingaudit.ITrainingAuditTerms
	// AuditSet are the claims of a round that froze together, with who audits which.
	AuditSet = trainingaudit.ITrainingAuditAuditSet
	// AuditRecord is one auditor's audit of one claim.
	AuditRecord = trainingaudit.ITrainingAuditAudit
)

// ErrNoAudits says that the deployment has no contract for paid audits.
var ErrNoAudits = errors.New("the deployment has no paid audits")

// AuditsDrawn is a draw of audits as its event announced it.
type AuditsDrawn struct {
	TaskID protocol.Hash
	Round  uint32
	Set    protocol.Hash
	// Due has bit s for the claim of slot s.
	Due   uint64
	Block uint64
}

// ---- calls

// AuditOffer offers audits of a task that does not train yet. The caller is its sponsor, and has approved the budget to the Audit contract.
func (c AuditCalls) AuditOffer(task protocol.Hash, terms AuditTerms) Call {
	return Call{"audit.offer", c.dep.Audit, c.audit.PackOffer(task, terms)}
}

// AuditRefund pays the sponsor what is left of an ended task's budget.
func (c AuditCalls) AuditRefund(task protocol.Hash) Call {
	return Call{"audit.refund", c.dep.Audit, c.audit.PackRefund(task)}
}

// AuditDraw draws the audits of a round.
func (c AuditCalls) AuditDraw(task protocol.Hash, round uint32) Call {
	return Call{"audit.draw", c.dep.Audit, c.audit.PackDraw(task, round)}
}

// AuditCommit commits to an audit. The caller has approved the bond to the Audit contract.
func (c AuditCalls) AuditCommit(set protocol.Hash, slot uint8, commitment protocol.Hash) Call {
	return Call{"audit.commit", c.dep.Audit, c.audit.PackCommit(set, slot, commitment)}
}

// AuditDrawLeaf draws what the audits of a set open.
func (c AuditCalls) AuditDrawLeaf(set protocol.Hash) Call {
	return Call{"audit.drawLeaf", c.dep.Audit, c.audit.PackDrawLeaf(set)}
}

// AuditOpen opens what was drawn.
func (c AuditCalls) AuditOpen(set protocol.Hash, slot uint8, salt, trace protocol.Hash, path []protocol.Hash) Call {
	siblings := make([][32]byte, len(path))
	for i := range path {
		siblings[i] = path[i]
	}
	return Call{"audit.open", c.dep.Audit, c.audit.PackOpen(set, slot, salt, trace, siblings)}
}

// AuditRefute refutes an opened audit of the claim of a slot by a transition of a segment that the claim's trainer posted. The claim is with its
// signature, frozen are all entries of the set in order of arrival.
func (c AuditCalls) AuditRefute(set protocol.Hash, slot uint8, auditor common.Address, claim TrainingClaim, frozen []Commitment, t TrainingTransition) Call {
	entries := make([]trainingaudit.FrozenEntry, len(frozen))
	for i, f := range frozen {
		entries[i] = trainingaudit.FrozenEntry{Trainer: f.Trainer, Slot: f.Slot, PayloadRoot: f.PayloadRoot, ClaimHash: f.ClaimHash}
	}
	signed := trainingaudit.ITrainingFraudClaim{Gradient: trainingaudit.OuterGradient(claim.Gradient), Signature: claim.Signature}
	return Call{"audit.refute", c.dep.Audit, c.audit.PackRefute(set, slot, auditor, signed, entries, trainingaudit.ITrainingFraudTransition(t))}
}

// AuditSettle decides what an audit comes to.
func (c AuditCalls) AuditSettle(set protocol.Hash, slot uint8, auditor common.Address) Call {
	return Call{"audit.settle", c.dep.Audit, c.audit.PackSettle(set, slot, auditor)}
}

// AuditWithdraw pays out the caller's rewards and bonds.
func (c AuditCalls) AuditWithdraw() Call {
	return Call{"audit.withdraw", c.dep.Audit, c.audit.PackWithdraw()}
}

// ---- views

// AuditTerms returns what was offered for audits of a task; the zero terms if nothing was.
func (v AuditView) AuditTerms(ctx context.Context, task protocol.Hash) (AuditTerms, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackTermsOf(task), v.c.audit.UnpackTermsOf)
}

// AuditBudget returns what of a task's budget no audit has a claim to.
func (v AuditView) AuditBudget(ctx context.Context, task protocol.Hash) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackBudgetOf(task), v.c.audit.UnpackBudgetOf)
}

// AuditSetID returns the name of the claims that stand frozen for a round.
func (v AuditView) AuditSetID(ctx context.Context, task protocol.Hash, round uint32) (protocol.Hash, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackSetId(task, round), hash(v.c.audit.UnpackSetId))
}

// AuditSet returns a set as it was drawn; StartedAt is 0 before.
func (v AuditView) AuditSet(ctx context.Context, set protocol.Hash) (AuditSet, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackSetOf(set), v.c.audit.UnpackSetOf)
}

// Auditors returns who audits the claim of a slot.
func (v AuditView) Auditors(ctx context.Context, set protocol.Hash, slot uint8) ([]common.Address, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackAuditorsOf(set, slot), v.c.audit.UnpackAuditorsOf)
}

// Audit returns how far an auditor's audit of a claim has come.
func (v AuditView) Audit(ctx context.Context, set protocol.Hash, slot uint8, auditor common.Address) (AuditRecord, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackAuditOf(set, slot, auditor), v.c.audit.UnpackAuditOf)
}

// AuditCredit returns the rewards and bonds that an account can withdraw.
func (v AuditView) AuditCredit(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Audit, v.c.audit.PackCreditOf(account), v.c.audit.UnpackCreditOf)
}

// ---- events

// AuditsDrawn lists the draws of audits of a task in blocks [from, this view's block], oldest first.
func (v AuditView) AuditsDrawn(ctx context.Context, from uint64, task protocol.Hash) ([]AuditsDrawn, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Audit, &trainingaudit.TrainingAuditMetaData, topics, v.c.audit.UnpackAuditsDrawnEvent, func(ev *trainingaudit.TrainingAuditAuditsDrawn, l *types.Log) AuditsDrawn {
		return AuditsDrawn{TaskID: ev.TaskId, Round: ev.Round, Set: ev.Set, Due: ev.Due, Block: l.BlockNumber}
	})
}

// RefutingClaim returns what a trainer signed of the claim with which it refuted an audit in blocks [from, this view's block].
func (v TrainingView) RefutingClaim(ctx context.Context, from uint64, id protocol.Hash) (g protocol.OuterGradient, signature []byte, err error) {
	topics := [][]common.Hash{{common.Hash(id)}}
	list, err := events(ctx, v.snapshot, from, v.c.dep.Audit, &trainingaudit.TrainingAuditMetaData, topics, v.c.audit.UnpackRefutingClaimEvent, func(ev *trainingaudit.TrainingAuditRefutingClaim, _ *types.Log) trainingaudit.ITrainingFraudClaim {
		return ev.Signed
	})
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("%w: the claim of a refutation", ErrInconsistent)
	}
	if err != nil {
		return g, nil, err
	}
	return protocol.OuterGradient(list[0].Gradient), list[0].Signature, nil
}
