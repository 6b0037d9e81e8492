package chain

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

// SpecHash returns the hash of a task's spec; zero if there is no such task.
func (v *View) SpecHash(ctx context.Context, task protocol.Hash) (protocol.Hash, error) {
	return call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackSpecHashOf(task), hash(v.c.tasks.UnpackSpecHashOf))
}

// Status returns where a task stands.
func (v *View) Status(ctx context.Context, task protocol.Hash) (protocol.TaskStatus, error) {
	s, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackStatusOf(task), v.c.tasks.UnpackStatusOf)
	return protocol.TaskStatus(s), err
}

// Sponsor returns who posted a task.
func (v *View) Sponsor(ctx context.Context, task protocol.Hash) (common.Address, error) {
	return call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackSponsorOf(task), v.c.tasks.UnpackSponsorOf)
}

// EnrollDeadline returns the Unix time at which enrolment ends; 0 before it began.
func (v *View) EnrollDeadline(ctx context.Context, task protocol.Hash) (uint64, error) {
	return call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackEnrollDeadlineOf(task), v.c.tasks.UnpackEnrollDeadlineOf)
}

// Liability returns for how many seconds after a statement it can be convicted.
func (v *View) Liability(ctx context.Context, task protocol.Hash) (uint64, error) {
	return call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackLiabilityOf(task), v.c.tasks.UnpackLiabilityOf)
}

// Enrollment returns one account's enrolment; Enrolled() is false if it has none.
func (v *View) Enrollment(ctx context.Context, task protocol.Hash, trainer common.Address) (Enrollment, error) {
	e, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackEnrollmentOf(task, trainer), v.c.tasks.UnpackEnrollmentOf)
	return Enrollment{Key: e.Key, Slot: e.Slot, FromRound: e.FromRound, ToRound: e.ToRound, EjectedAt: e.EjectedAt}, err
}

// Trainers returns who holds which slot, ascending by slot; free slots are left out.
func (v *View) Trainers(ctx context.Context, task protocol.Hash, slots uint8) ([]Trainer, error) {
	var out []Trainer
	for slot := range slots {
		account, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackTrainerAt(task, slot), v.c.tasks.UnpackTrainerAt)
		if err != nil {
			return nil, fmt.Errorf("slot %d: %w", slot, err)
		}
		if account == (common.Address{}) {
			continue
		}
		e, err := v.Enrollment(ctx, task, account)
		if err != nil {
			return nil, fmt.Errorf("slot %d: %w", slot, err)
		}
		out = append(out, Trainer{Account: account, Enrollment: e})
	}
	return out, nil
}

// PoolKeeper returns a keeper's place in a task's pool; the zero value if it never joined.
func (v *View) PoolKeeper(ctx context.Context, task protocol.Hash, keeper common.Address) (PoolKeeper, error) {
	p, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackPoolKeeperOf(task, keeper), v.c.tasks.UnpackPoolKeeperOf)
	return PoolKeeper{
		Key: p.Key, Index: p.Index, Active: p.Active, Acknowledged: p.Acknowledged, LeftAt: p.LeftAt, EjectedAt: p.EjectedAt,
	}, err
}

// PoolSize returns how many keepers serve a task.
func (v *View) PoolSize(ctx context.Context, task protocol.Hash) (uint64, error) {
	n, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackPoolSizeOf(task), v.c.tasks.UnpackPoolSizeOf)
	if err != nil {
		return 0, err
	}
	return n.Uint64(), nil
}

// Receipt returns a task's receipt and whether it has been issued.
func (v *View) Receipt(ctx context.Context, task protocol.Hash) (Receipt, bool, error) {
	r, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackReceiptOf(task), v.c.tasks.UnpackReceiptOf)
	if err != nil {
		return Receipt{}, false, err
	}
	return Receipt{
		TaskID: r.TaskId, SpecHash: r.SpecHash, Sponsor: r.Sponsor, FinalStateRoot: r.FinalStateRoot, RunRoot: r.RunRoot,
		Rounds: r.Rounds, CarriedRounds: r.CarriedRounds, TaintedRounds: r.TaintedRounds, AcceptedGradients: r.AcceptedGradients,
		Rewards: r.Rewards, Refund: r.Refund, CompletedAt: r.CompletedAt,
	}, r.CompletedAt != 0, nil
}

// Head returns the moving part of a run; the zero value before Training.
func (v *View) Head(ctx context.Context, task protocol.Hash) (Head, error) {
	h, err := call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackHeadOf(task), v.c.rounds.UnpackHeadOf)
	return Head{
		Round: h.Round, Finalized: h.Finalized, ConsecutiveNec: h.ConsecutiveNec, Carried: h.Carried, OpenedAt: h.OpenedAt,
		ActiveSlots: h.ActiveSlots, EndedAt: h.EndedAt, Failed: h.Failed, StateRoot: h.StateRoot,
	}, err
}

// Round returns one round as written down.
func (v *View) Round(ctx context.Context, task protocol.Hash, round uint32) (Round, error) {
	r, err := call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackRoundOf(task, round), v.c.rounds.UnpackRoundOf)
	return Round{
		Status: protocol.RoundStatus(r.Status), OpenedAt: r.OpenedAt, CommitClosedAt: r.CommitClosedAt, ProposedAt: r.ProposedAt,
		Committed: r.Committed, Included: r.Included, FrozenHash: r.FrozenHash, StateRoot: r.StateRoot, ProposalHash: r.ProposalHash,
	}, err
}

// Phase returns the phase of the open round at this block's time.
func (v *View) Phase(ctx context.Context, task protocol.Hash) (PhaseInfo, error) {
	p, err := call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackPhaseOf(task), v.c.rounds.UnpackPhaseOf)
	return PhaseInfo{Round: p.Round, Phase: protocol.Phase(p.Phase), Deadline: p.Deadline}, err
}

// Deadlines returns the deadlines of the open round.
func (v *View) Deadlines(ctx context.Context, task protocol.Hash) (Deadlines, error) {
	d, err := call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackDeadlinesOf(task), v.c.rounds.UnpackDeadlinesOf)
	return Deadlines{
		CommitClose: d.CommitClose, UploadDeadline: d.UploadDeadline, GraceEnd: d.GraceEnd, FallbackEnd: d.FallbackEnd,
	}, err
}

// Vested says whether a round's pay can be claimed.
func (v *View) Vested(ctx context.Context, task protocol.Hash, round uint32) (bool, error) {
	return call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackIsVested(task, round), v.c.rounds.UnpackIsVested)
}

// RunRoot returns the commitment over the state roots of the final rounds.
func (v *View) RunRoot(ctx context.Context, task protocol.Hash) (protocol.Hash, error) {
	return call(ctx, v, v.c.dep.Rounds, v.c.rounds.PackRunRootOf(task), hash(v.c.rounds.UnpackRunRootOf))
}

// Stake returns an account's stake.
func (v *View) Stake(ctx context.Context, account common.Address) (Stake, error) {
	s, err := call(ctx, v, v.c.dep.Vault, v.c.vault.PackStakeOf(account), v.c.vault.UnpackStakeOf)
	return Stake{Active: s.Active, Unbonding: s.Unbonding, Locked: s.Locked}, err
}

// KeyOf returns the key that a new enrolment of an account would bind.
func (v *View) KeyOf(ctx context.Context, account common.Address) (common.Address, error) {
	return call(ctx, v, v.c.dep.Vault, v.c.vault.PackKeyOf(account), v.c.vault.UnpackKeyOf)
}

// Lock returns what an account has locked in a task.
func (v *View) Lock(ctx context.Context, task protocol.Hash, role protocol.Role, account common.Address) (*big.Int, error) {
	return call(ctx, v, v.c.dep.Vault, v.c.vault.PackLockOf(task, uint8(role), account), v.c.vault.UnpackLockOf)
}

func hash(unpack func([]byte) ([32]byte, error)) func([]byte) (protocol.Hash, error) {
	return func(data []byte) (protocol.Hash, error) {
		h, err := unpack(data)
		return h, err
	}
}

// Spec returns a task's specification; protocol.ErrTaskNotFound if there is no such task.
func (v *View) Spec(ctx context.Context, task protocol.Hash) (protocol.TaskSpec, error) {
	s, err := call(ctx, v, v.c.dep.Tasks, v.c.tasks.PackSpecOf(task), v.c.tasks.UnpackSpecOf)
	if err != nil {
		return protocol.TaskSpec{}, err
	}
	switch s.Version {
	case 0:
		return protocol.TaskSpec{}, protocol.ErrTaskNotFound.With("task %s is not posted", task)
	case SpecVersion:
		return protocol.TaskSpec(s), nil
	}
	return protocol.TaskSpec{}, fmt.Errorf("%w: %d", ErrUnsupportedVersion, s.Version)
}

// Balance returns an account's tokens.
func (v *View) Balance(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v, v.c.dep.Token, v.c.token.PackBalanceOf(account), v.c.token.UnpackBalanceOf)
}
