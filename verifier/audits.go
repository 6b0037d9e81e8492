package verifier

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// auditBook is what is known of the paid audits of a task, and moves in them that anybody may make. It belongs to the pass in progress.
type auditBook struct {
	*task
	terms *chain.AuditTerms
	drawn chain.Tail[chain.AuditsDrawn]
	// over are sets of which nothing is left to do for the account.
	over map[protocol.Hash]bool
	// sets are the commitments of sets, by their frozen hashes.
	sets map[protocol.Hash][]chain.Commitment
	// owed says that audits were settled whose pay may not have been paid out.
	owed bool
}

func newAuditBook(t *task) *auditBook {
	return &auditBook{task: t, over: make(map[protocol.Hash]bool), sets: make(map[protocol.Hash][]chain.Commitment)}
}

// reset forgets what a reorg may have undone. Draws are read along the chain, and frozen sets go by what they hash to.
func (b *auditBook) reset() { b.terms, b.over, b.owed = nil, make(map[protocol.Hash]bool), false }

// auditID names one auditor's audit of one claim.
type auditID struct {
	set     protocol.Hash
	slot    uint8
	auditor common.Address
}

func (a auditID) String() string { return fmt.Sprintf("%s, slot %d, %s", a.set, a.slot, a.auditor) }

// offered says whether the task's sponsor offered audits, which it does before Training or never.
func (b *auditBook) offered(ctx context.Context, v *chain.View) (bool, error) {
	if b.terms == nil {
		terms, err := v.AuditTerms(ctx, b.id)
		if err != nil {
			return false, err
		}
		b.terms = &terms
	}
	return b.terms.Window != 0, nil
}

// read lists the draws of the task's audits up to a view.
func (b *auditBook) read(ctx context.Context, v *chain.View) ([]chain.AuditsDrawn, error) {
	return read(ctx, v, b.task, &b.drawn, (*chain.View).AuditsDrawn)
}

// collect has the account's share of audits that were settled paid out.
func (b *auditBook) collect(ctx context.Context, v *chain.View) error {
	if !b.owed {
		return nil
	}
	credit, err := v.AuditCredit(ctx, b.account)
	if err == nil {
		b.owed = b.takeBack(b.chain.AuditWithdraw(), credit)
	}
	return err
}

// frozenOf are the commitments of a set, in order of arrival.
func (b *auditBook) frozenOf(ctx context.Context, v *chain.View, set *chain.AuditSet) ([]chain.Commitment, error) {
	if list, ok := b.sets[set.FrozenHash]; ok {
		return list, nil
	}
	list, err := v.Commitments(ctx, b.id, set.Round, set.FrozenHash)
	if err == nil {
		b.sets[set.FrozenHash] = list
	}
	return list, err
}

// frozen is the commitment of a slot in a set.
func (b *auditBook) frozen(ctx context.Context, v *chain.View, set *chain.AuditSet, slot uint8) (chain.Committed, error) {
	list, err := b.frozenOf(ctx, v, set)
	if err != nil {
		return chain.Committed{}, err
	}
	for _, entry := range list {
		if entry.Slot == slot {
			return entry.Of(b.id, set.Round), nil
		}
	}
	return chain.Committed{}, fmt.Errorf("%w: no claim of slot %d in round %d", chain.ErrInconsistent, slot, set.Round)
}

func (b *auditBook) settleAudit(ctx context.Context, id protocol.Hash, slot uint8, auditor common.Address) error {
	_, err := b.sendInTime(ctx, b.chain.AuditSettle(id, slot, auditor), move)
	return err
}

// sendInTime sends a call that may be refused for its time: an L1 that lags, a block that came late, a view from before our last call,
// somebody who was faster. The next view tells. done: it went through.
func (b *auditBook) sendInTime(ctx context.Context, call chain.Call, p purpose) (done bool, err error) {
	refused, err := b.send(ctx, call, p)
	late := []string{chain.RevertNotItsTime, chain.RevertWrongStage, chain.RevertAuditCommittedAlready}
	if revert, ok := chain.AsRevert(err); ok && slices.Contains(late, revert.Name) {
		b.log.Info("not the time for it", "call", call.Name, "reason", revert)
		return false, nil
	}
	return err == nil && !refused, err
}
