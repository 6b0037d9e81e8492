package chain

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/bindings/trainingrounds"
	"assay/internal/specrules"
	"assay/protocol"
	"assay/repops"
)

// SpecHash returns the hash of a task's spec; zero if there is no such task.
func (v TaskView) SpecHash(ctx context.Context, task protocol.Hash) (protocol.Hash, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackSpecHashOf(task), hash(v.c.tasks.UnpackSpecHashOf))
}

// Status returns where a task stands.
func (v TaskView) Status(ctx context.Context, task protocol.Hash) (protocol.TaskStatus, error) {
	s, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackStatusOf(task), v.c.tasks.UnpackStatusOf)
	return protocol.TaskStatus(s), err
}

// Sponsor returns who posted a task.
func (v TaskView) Sponsor(ctx context.Context, task protocol.Hash) (common.Address, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackSponsorOf(task), v.c.tasks.UnpackSponsorOf)
}

// TaskNonce returns how many tasks a sponsor has posted: the nonce in its next one's id.
func (v TaskView) TaskNonce(ctx context.Context, sponsor common.Address) (uint64, error) {
	nonce, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackNonceOf(sponsor), v.c.tasks.UnpackNonceOf)
	if err != nil {
		return 0, err
	}
	return nonce.Uint64(), nil
}

// EnrollDeadline returns the Unix time at which enrolment ends; 0 before it began.
func (v TaskView) EnrollDeadline(ctx context.Context, task protocol.Hash) (uint64, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackEnrollDeadlineOf(task), v.c.tasks.UnpackEnrollDeadlineOf)
}

// Liability returns for how many seconds after a statement it can be convicted.
func (v TaskView) Liability(ctx context.Context, task protocol.Hash) (uint64, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackLiabilityOf(task), v.c.tasks.UnpackLiabilityOf)
}

// Enrollment returns one account's enrolment; Enrolled() is false if it has none.
func (v TaskView) Enrollment(ctx context.Context, task protocol.Hash, trainer common.Address) (Enrollment, error) {
	e, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackEnrollmentOf(task, trainer), v.c.tasks.UnpackEnrollmentOf)
	return Enrollment{Key: e.Key, Slot: e.Slot, FromRound: e.FromRound, ToRound: e.ToRound, EjectedAt: e.EjectedAt}, err
}

// Trainers returns who holds which slot, ascending by slot; free slots are left out.
func (v TaskView) Trainers(ctx context.Context, task protocol.Hash, slots uint8) ([]Trainer, error) {
	at := func(v *View, slot uint8) (common.Address, error) {
		return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackTrainerAt(task, slot), v.c.tasks.UnpackTrainerAt)
	}
	// What cannot be had at once is read one by one.
	_ = v.Prefetch(ctx, func(v *View) {
		for slot := range slots {
			_, _ = at(v, slot)
		}
	})
	accounts := make([]common.Address, slots)
	for slot := range slots {
		account, err := at(v.view(), slot)
		if err != nil {
			return nil, fmt.Errorf("slot %d: %w", slot, err)
		}
		accounts[slot] = account
	}
	_ = v.Prefetch(ctx, func(v *View) {
		for _, account := range accounts {
			if account != (common.Address{}) {
				_, _ = v.Enrollment(ctx, task, account)
			}
		}
	})
	var out []Trainer
	for slot, account := range accounts {
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
func (v TaskView) PoolKeeper(ctx context.Context, task protocol.Hash, keeper common.Address) (PoolKeeper, error) {
	p, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackPoolKeeperOf(task, keeper), v.c.tasks.UnpackPoolKeeperOf)
	return PoolKeeper{
		Key: p.Key, Member: p.Member, Active: p.Active, Acknowledged: p.Acknowledged, LeftAt: p.LeftAt, EjectedAt: p.EjectedAt,
	}, err
}

// Pool returns the keepers that are in a task's pool now and the keys that they sign with, in the order of their places.
func (v TaskView) Pool(ctx context.Context, task protocol.Hash) ([]PoolMember, error) {
	pool, err := v.pool(ctx, task)
	if err != nil {
		return nil, err
	}
	// What cannot be had at once is read one by one.
	_ = v.Prefetch(ctx, func(v *View) {
		for _, keeper := range pool.Keepers {
			_, _ = v.PoolKeeper(ctx, task, keeper)
		}
	})
	out := make([]PoolMember, len(pool.Keepers))
	for i, keeper := range pool.Keepers {
		k, err := v.PoolKeeper(ctx, task, keeper)
		if err != nil {
			return nil, fmt.Errorf("keeper %s: %w", keeper, err)
		}
		out[i] = PoolMember{Account: keeper, PoolKeeper: k}
	}
	return out, nil
}

// Member returns the account behind a member number of a task; the zero address if there is none.
func (v TaskView) Member(ctx context.Context, task protocol.Hash, member uint16) (common.Address, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackMemberAt(task, member), v.c.tasks.UnpackMemberAt)
}

// PoolSize returns how many keepers serve a task.
func (v TaskView) PoolSize(ctx context.Context, task protocol.Hash) (uint64, error) {
	return small(call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackPoolSizeOf(task), v.c.tasks.UnpackPoolSizeOf))
}

// Receipt returns a task's receipt and whether it has been issued.
func (v TaskView) Receipt(ctx context.Context, task protocol.Hash) (Receipt, bool, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackReceiptOf(task), v.c.tasks.UnpackReceiptOf)
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
func (v RoundView) Head(ctx context.Context, task protocol.Hash) (Head, error) {
	h, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackHeadOf(task), v.c.rounds.UnpackHeadOf)
	if err == nil && (h.Finalized > h.Round || h.Round > protocol.MaxRounds) {
		return Head{}, fmt.Errorf("%w: %d rounds, of which %d are final", ErrInconsistent, h.Round, h.Finalized)
	}
	return Head{
		Round: h.Round, Finalized: h.Finalized, ConsecutiveNec: h.ConsecutiveNec, Carried: h.Carried, OpenedAt: h.OpenedAt,
		ActiveSlots: h.ActiveSlots, EndedAt: h.EndedAt, Failed: h.Failed, StateRoot: h.StateRoot,
	}, err
}

// Round returns one round as written down.
func (v RoundView) Round(ctx context.Context, task protocol.Hash, round uint32) (Round, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackRoundOf(task, round), v.c.rounds.UnpackRoundOf)
	return Round{
		Status: protocol.RoundStatus(r.Status), OpenedAt: r.OpenedAt, CommitClosedAt: r.CommitClosedAt, ProposedAt: r.ProposedAt,
		Committed: r.Committed, Included: r.Included, FrozenHash: r.FrozenHash, StateRoot: r.StateRoot, AuxRoot: r.AuxRoot,
		Branch: r.Branch,
	}, err
}

// Committee returns the witness committee of a round of the live branch.
func (v RoundView) Committee(ctx context.Context, task protocol.Hash, round uint32) (Committee, error) {
	c, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackCommitteeOf(task, round), v.c.rounds.UnpackCommitteeOf)
	return Committee{
		Members: c.Members, Signed: c.Signed, DrawnAt: c.DrawnAt, Forced: c.Forced, ForcedUntil: c.ForcedUntil, Holds: c.Holds,
	}, err
}

// Signers returns the accounts that signed the standing proposal of a round, once each, in order of their seats.
func (v RoundView) Signers(ctx context.Context, task protocol.Hash, round uint32) ([]common.Address, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackSignersOf(task, round), v.c.rounds.UnpackSignersOf)
}

// DrawPendingUntil returns until when a draw may still come that pool membership has to wait for, in Unix seconds; 0 if none is due.
func (v RoundView) DrawPendingUntil(ctx context.Context, task protocol.Hash) (uint64, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackDrawPendingUntil(task), v.c.rounds.UnpackDrawPendingUntil)
}

// ParentRoot returns the root that a round trains on: the one after the round before it, or the spec's first state.
func (v RoundView) ParentRoot(ctx context.Context, task protocol.Hash, round uint32) (protocol.Hash, error) {
	if round == 0 {
		spec, err := v.view().Spec(ctx, task)
		return spec.InitialStateRoot, err
	}
	r, err := v.Round(ctx, task, round-1)
	return r.StateRoot, err
}

// Statement returns what the signers of a round's standing proposal signed, and whether one stands. A round that was carried,
// overturned or not yet proposed has none.
func (v RoundView) Statement(ctx context.Context, task protocol.Hash, round uint32) (protocol.Statement, bool, error) {
	r, err := v.Round(ctx, task, round)
	if err != nil || r.Status != protocol.RoundProposed && r.Status != protocol.RoundFinal {
		return protocol.Statement{}, false, err
	}
	parent, err := v.ParentRoot(ctx, task, round)
	if err != nil {
		return protocol.Statement{}, false, err
	}
	return protocol.Statement{
		TaskId: task, Round: round, ParentRoot: parent, FrozenHash: r.FrozenHash, Included: r.Included,
		NewRoot: r.StateRoot, AuxRoot: r.AuxRoot,
	}, true, nil
}

// IsStanding says whether a statement is the proposal that stands for its round, final or not.
func (v RoundView) IsStanding(ctx context.Context, s protocol.Statement) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackIsStanding(trainingrounds.Statement(s)), v.c.rounds.UnpackIsStanding)
}

// IsOverturnable says whether the standing proposal of a round may be overturned now. False too while that is undecided (MayFall).
func (v RoundView) IsOverturnable(ctx context.Context, task protocol.Hash, round uint32) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackIsOverturnable(task, round), v.c.rounds.UnpackIsOverturnable)
}

// MayFall says whether the standing proposal of a round may be overturned, now or after ticks: while finality of two rounds or more below
// it is not written down that is undecided, and a call against it may revert NotOverturnable until it was.
func (v RoundView) MayFall(ctx context.Context, task protocol.Hash, round uint32) (bool, error) {
	if now, err := v.IsOverturnable(ctx, task, round); err != nil || now {
		return now, err
	}
	head, err := v.Head(ctx, task)
	return err == nil && round >= head.Finalized+2 && round < head.Round, err
}

// CommissionDue returns what ClaimCommission pays for these rounds.
func (v RoundView) CommissionDue(ctx context.Context, task protocol.Hash, keeper common.Address, rounds []uint32) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackClaimCommission(task, keeper, rounds), v.c.tasks.UnpackClaimCommission)
}

// Condemned says whether a statement was proven wrong.
func (v FraudView) Condemned(ctx context.Context, statementID protocol.Hash) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Fraud, v.c.fraud.PackIsCondemned(statementID), v.c.fraud.UnpackIsCondemned)
}

// DescentCount returns how many descents were opened; their ids are those below it.
func (v FraudView) DescentCount(ctx context.Context) (uint64, error) {
	return small(call(ctx, v.snapshot, v.c.dep.Descent, v.c.descent.PackCount(), v.c.descent.UnpackCount))
}

// DescentPosition returns where a descent stands.
func (v FraudView) DescentPosition(ctx context.Context, id *big.Int) (Position, error) {
	p, err := call(ctx, v.snapshot, v.c.dep.Descent, v.c.descent.PackPositionOf(id), v.c.descent.UnpackPositionOf)
	return Position{
		TaskID: p.TaskId, Round: p.Round, Branch: p.Branch, Statement: p.Statement, Challenger: p.Challenger, Turn: Turn(p.Turn),
		Header: repops.Header{Kind: p.Kind, DType: p.Dtype, Length: p.Length, Binding: p.Binding},
		Leaves: p.Leaves, Height: p.Height, Index: p.Index, Node: p.Node, AtRoot: p.AtRoot,
		Deadline: p.Deadline, ChallengerLeft: p.ChallengerLeft, SignersLeft: p.SignersLeft,
	}, err
}

// DescentBond returns what opening a descent takes.
func (v FraudView) DescentBond(ctx context.Context) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Descent, v.c.descent.PackBond(), v.c.descent.UnpackBond)
}

// DescentCredit returns the bonds and won halves that an account can withdraw.
func (v FraudView) DescentCredit(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Descent, v.c.descent.PackCreditOf(account), v.c.descent.UnpackCreditOf)
}

// RevealCount returns how many reveals were requested; their ids are those below it.
func (v PublicationView) RevealCount(ctx context.Context) (uint64, error) {
	return small(call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackCount(), v.c.reveals.UnpackCount))
}

// RevealRequest returns a request.
func (v PublicationView) RevealRequest(ctx context.Context, id *big.Int) (RevealRequest, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackRequestOf(id), v.c.reveals.UnpackRequestOf)
	return RevealRequest{
		TaskID: r.TaskId, Round: r.Round, Statement: r.Statement, Requester: r.Requester, Trainer: r.Trainer, Slot: r.Slot,
		Branch: r.Branch, Fragment: r.Fragment, FirstLeaf: r.FirstLeaf, Leaves: r.Leaves, PayloadRoot: r.PayloadRoot, Deadline: r.Deadline,
		ReleaseAt: r.ReleaseAt,
	}, err
}

// RevealRequestID returns the request for a range of the payload of slot, open, answered or over, that was made against the proposal of a
// statement in a branch of its round; nil if there is none.
func (v PublicationView) RevealRequestID(ctx context.Context, statement protocol.Hash, branch uint16, slot uint8, fragment, number uint32) (*big.Int, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackRequestIdOf(statement, branch, slot, fragment, number), v.c.reveals.UnpackRequestIdOf)
	if err != nil || !r.Made {
		return nil, err
	}
	return r.Id, nil
}

// ObjectCount returns how many demands for what tasks are made of were made; their ids are those below it.
func (v PublicationView) ObjectCount(ctx context.Context) (uint64, error) {
	return small(call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackObjectCount(), v.c.reveals.UnpackObjectCount))
}

// ObjectRequest returns a demand for a part of what a task is made of.
func (v PublicationView) ObjectRequest(ctx context.Context, id *big.Int) (ObjectRequest, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackObjectRequestOf(id), v.c.reveals.UnpackObjectRequestOf)
	request := ObjectRequest{
		TaskID: r.TaskId, Requester: r.Requester, Part: ObjectPart(r.Part), Fragment: r.Fragment, FirstLeaf: r.FirstLeaf, Leaves: r.Leaves,
		Deadline: r.Deadline, Answered: r.Answered, Lapsed: r.Lapsed,
	}
	if err == nil && request.Part == ObjectConstant {
		request.Constant, err = v.Constant(ctx, request.TaskID, request.Fragment)
	}
	return request, err
}

// ObjectRequestID returns the demand for a part of a task, whatever became of it; nil if there is none.
func (v PublicationView) ObjectRequestID(ctx context.Context, task protocol.Hash, part ObjectPart, fragment, number uint32) (*big.Int, error) {
	r, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackObjectRequestIdOf(task, uint8(part), fragment, number), v.c.reveals.UnpackObjectRequestIdOf)
	if err != nil || !r.Made {
		return nil, err
	}
	return r.Id, nil
}

// ProgramEntries returns how many entries a program of a task has (0 prologue, 1 step, 2 epilogue) once its first range was demanded and
// answered; 0 before.
func (v PublicationView) ProgramEntries(ctx context.Context, task protocol.Hash, which uint32) (uint32, error) {
	return call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackEntriesOf(task, which), v.c.reveals.UnpackEntriesOf)
}

// RecordBytes returns how many bytes a record of a task's data set has, once its first range was demanded and answered; 0 before.
func (v PublicationView) RecordBytes(ctx context.Context, task protocol.Hash) (uint32, error) {
	return call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackRecordBytesOf(task), v.c.reveals.UnpackRecordBytesOf)
}

// Constant returns a constant of a task's programs, zero if it was not shown.
func (v PublicationView) Constant(ctx context.Context, task protocol.Hash, number uint32) (Constant, error) {
	c, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackConstantOf(task, number), v.c.reveals.UnpackConstantOf)
	return Constant{Root: c.Root, DType: c.Dtype, Elements: uint64(c.Elements)}, err
}

// FirstHold returns what demands for the first state of a task hold.
func (v PublicationView) FirstHold(ctx context.Context, task protocol.Hash) (FirstHold, error) {
	h, err := call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackFirstHoldOf(task), v.c.reveals.UnpackFirstHoldOf)
	return FirstHold{Held: h.Held, Round: h.Round, ReleaseAt: h.ReleaseAt}, err
}

// RevealRate returns the bytes a second at which the chain can be made to take payloads in.
func (v PublicationView) RevealRate(ctx context.Context) (uint32, error) {
	return call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackRevealRate(), v.c.tasks.UnpackRevealRate)
}

// RevealPrice returns what a request takes for each leaf.
func (v PublicationView) RevealPrice(ctx context.Context) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackPricePerLeaf(), v.c.reveals.UnpackPricePerLeaf)
}

// RevealCredit returns the prices that an account can withdraw.
func (v PublicationView) RevealCredit(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Reveals, v.c.reveals.PackCreditOf(account), v.c.reveals.UnpackCreditOf)
}

// Phase returns the phase of the open round at this block's time.
func (v RoundView) Phase(ctx context.Context, task protocol.Hash) (PhaseInfo, error) {
	p, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackPhaseOf(task), v.c.rounds.UnpackPhaseOf)
	return PhaseInfo{Round: p.Round, Phase: protocol.Phase(p.Phase), Deadline: p.Deadline}, err
}

// Deadlines returns the deadlines of the open round.
func (v RoundView) Deadlines(ctx context.Context, task protocol.Hash) (Deadlines, error) {
	d, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackDeadlinesOf(task), v.c.rounds.UnpackDeadlinesOf)
	return Deadlines{
		CommitClose: d.CommitClose, UploadDeadline: d.UploadDeadline, GraceEnd: d.GraceEnd, FallbackEnd: d.FallbackEnd,
	}, err
}

// Vested says whether a round's pay can be claimed.
func (v RoundView) Vested(ctx context.Context, task protocol.Hash, round uint32) (bool, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackIsVested(task, round), v.c.rounds.UnpackIsVested)
}

// RunRoot returns the commitment over the state roots of the final rounds.
func (v RoundView) RunRoot(ctx context.Context, task protocol.Hash) (protocol.Hash, error) {
	return call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackRunRootOf(task), hash(v.c.rounds.UnpackRunRootOf))
}

// Stake returns an account's stake.
func (v StakeView) Stake(ctx context.Context, account common.Address) (Stake, error) {
	s, err := call(ctx, v.snapshot, v.c.dep.Vault, v.c.vault.PackStakeOf(account), v.c.vault.UnpackStakeOf)
	return Stake{Active: s.Active, Unbonding: s.Unbonding, Locked: s.Locked}, err
}

// KeyOf returns the key that a new enrolment of an account would bind.
func (v StakeView) KeyOf(ctx context.Context, account common.Address) (common.Address, error) {
	return call(ctx, v.snapshot, v.c.dep.Vault, v.c.vault.PackKeyOf(account), v.c.vault.UnpackKeyOf)
}

// Lock returns what an account has locked in a task.
func (v StakeView) Lock(ctx context.Context, task protocol.Hash, role protocol.Role, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Vault, v.c.vault.PackLockOf(task, uint8(role), account), v.c.vault.UnpackLockOf)
}

// Credit returns the bounties and compensation that an account can withdraw from the vault.
func (v StakeView) Credit(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Vault, v.c.vault.PackCreditOf(account), v.c.vault.UnpackCreditOf)
}

// Compensation returns the pot of a task's overturn; branch counts overturns from 1.
func (v FraudView) Compensation(ctx context.Context, task protocol.Hash, branch uint16) (Pot, error) {
	id, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackPotId(task, branch), hash(v.c.rounds.UnpackPotId))
	if err != nil {
		return Pot{}, err
	}
	return v.PotOf(ctx, id)
}

// PotOf returns a compensation pot.
func (v FraudView) PotOf(ctx context.Context, pot protocol.Hash) (Pot, error) {
	p, err := call(ctx, v.snapshot, v.c.dep.Vault, v.c.vault.PackPotOf(pot), v.c.vault.UnpackPotOf)
	return Pot{Total: p.Total, Left: p.Left}, err
}

// Allowance returns how many tokens of an account a spender may take.
func (v StakeView) Allowance(ctx context.Context, account, spender common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Token, v.c.token.PackAllowance(account, spender), v.c.token.UnpackAllowance)
}

func small(n *big.Int, err error) (uint64, error) {
	if err != nil {
		return 0, err
	}
	if !n.IsUint64() {
		return 0, fmt.Errorf("%w: a count of %d bits", ErrInconsistent, n.BitLen())
	}
	return n.Uint64(), nil
}

func hash(unpack func([]byte) ([32]byte, error)) func([]byte) (protocol.Hash, error) {
	return func(data []byte) (protocol.Hash, error) {
		h, err := unpack(data)
		return h, err
	}
}

// maxNonce is how many tasks of a sponsor are looked through for one.
const maxNonce = 1 << 20

// Spec returns a task's specification; protocol.ErrTaskNotFound if there is no such task. What no contract would have taken, and what the task's id
// is not made of, is none: everything that is computed goes by it, and an RPC may say anything.
func (v TaskView) Spec(ctx context.Context, task protocol.Hash) (protocol.TaskSpec, error) {
	posted, known := v.c.posted.Load(task)
	s, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackSpecOf(task), v.c.tasks.UnpackSpecOf)
	if _, prefetching := v.c.backend.(*recorder); prefetching && !known {
		_, _ = v.Sponsor(ctx, task)
	}
	if err != nil {
		return protocol.TaskSpec{}, err
	}
	switch s.Version {
	case 0:
		return protocol.TaskSpec{}, protocol.ErrTaskNotFound.With("task %s is not posted", task)
	case SpecVersion:
		spec := protocol.TaskSpec(s)
		if err := spec.Known(); err != nil {
			return protocol.TaskSpec{}, fmt.Errorf("%w: %w", ErrUnsupportedVersion, err)
		}
		hash := spec.SpecHash()
		if !known {
			if err := specrules.WellFormed(&spec); err != nil {
				return protocol.TaskSpec{}, fmt.Errorf("%w: the spec of task %s: %w", ErrInconsistent, task, err)
			}
			if err := v.isOf(ctx, task, hash); err != nil {
				return protocol.TaskSpec{}, err
			}
			v.c.posted.Store(task, hash)
		} else if posted != hash {
			return protocol.TaskSpec{}, fmt.Errorf("%w: task %s is not of the spec with hash %s", ErrInconsistent, task, hash)
		}
		return spec, nil
	}
	return protocol.TaskSpec{}, fmt.Errorf("%w: %d", ErrUnsupportedVersion, s.Version)
}

// isOf refuses a spec's hash that the task's id is not made of: that is of chain, registry, sponsor, nonce and hash, and no answers about sponsor and
// nonce make it one of another spec.
func (v TaskView) isOf(ctx context.Context, task, specHash protocol.Hash) error {
	sponsor, err := v.Sponsor(ctx, task)
	if err != nil {
		return err
	}
	tasks, err := v.TaskNonce(ctx, sponsor)
	if err != nil {
		return err
	}
	for nonce := range min(tasks, maxNonce) {
		if protocol.TaskID(v.c.dep.ChainID, v.c.dep.Tasks, sponsor, nonce, specHash) == task {
			return nil
		}
	}
	return fmt.Errorf("%w: task %s is not of the spec with hash %s and sponsor %s", ErrInconsistent, task, specHash, sponsor)
}

// Balance returns an account's tokens.
func (v StakeView) Balance(ctx context.Context, account common.Address) (*big.Int, error) {
	return call(ctx, v.snapshot, v.c.dep.Token, v.c.token.PackBalanceOf(account), v.c.token.UnpackBalanceOf)
}
