package keeper

import (
	"context"
	"errors"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// claimBatch rounds keep a commission claim below 8 M gas.
const claimBatch = 64

// settlement collects what is due to this keeper from tasks that have ended, and its locks. Of each task it remembers how far that has
// come.
type settlement struct {
	*node
	members   *members
	discovery *discovery
	ran       sync.Map // task that has ended → its rounds
	paid      sync.Map // task → the round up to which no commission is left to claim
	settled   sync.Map // task → the status as of which nothing is left to do there, as of MoneyHead, unless this keeper joins it again
}

// settle collects what is due to this keeper from a task that has ended, and its lock when nothing can be convicted any more.
func (se *settlement) settle(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	head, err := v.Head(ctx, id)
	if err != nil {
		return err
	}
	se.ran.Store(id, head.Round)
	if done, err := se.commission(ctx, v, id, spec); err != nil || !done {
		return err
	}
	if err := se.withdraw(ctx, v); err != nil {
		return err
	}
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, se.account)
	if err != nil {
		return err
	}
	if lock.Sign() == 0 {
		return se.done(ctx, v, id)
	}
	return se.unlock(ctx, v, id)
}

// part settles a task whose pool this keeper is not in any more: nobody need ever end it. First its lock comes back, once its liability is over. What
// it signed has vested by then, or never will.
func (se *settlement) part(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, se.account)
	if err != nil {
		return err
	}
	if lock.Sign() != 0 {
		return se.unlock(ctx, v, id)
	}
	if paid, err := se.commission(ctx, v, id, spec); err != nil || !paid {
		return err
	}
	return se.done(ctx, v, id)
}

// done notes that nothing is left to do in a task, once the chain up to MoneyHead says so.
func (se *settlement) done(ctx context.Context, v *chain.View, id protocol.Hash) error {
	done, err := se.released(ctx, id)
	if err != nil || !done {
		return err
	}
	status, err := v.Status(ctx, id)
	if err != nil {
		return err
	}
	se.log.Info("task settled", "task", id, "head", se.cfg.MoneyHead)
	se.settled.Store(id, status)
	se.members.forget(id)
	se.discovery.leaveTask(id)
	return nil
}

// unlock takes back what is locked in a task that has ended, or that this keeper has left, once its liability is over.
func (se *settlement) unlock(ctx context.Context, v *chain.View, id protocol.Hash) error {
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, se.account)
	if err != nil || lock.Sign() == 0 {
		return err
	}
	se.send(v, "release/"+id.String(), se.chain.ReleaseLock(id, protocol.RoleKeeper, se.account),
		chain.RevertLockStillLiable, chain.RevertNothingToRelease)
	return nil
}

// released says whether the chain up to MoneyHead shows a task that has ended, or whose pool this keeper has left, and that holds no stake of it.
func (se *settlement) released(ctx context.Context, id protocol.Hash) (bool, error) {
	v, err := se.chain.AtHead(ctx, se.cfg.MoneyHead)
	if errors.Is(err, chain.ErrNoHead) {
		return false, nil // the ledger says so
	} else if err != nil {
		return false, err
	}
	status, err := v.Status(ctx, id)
	if errors.Is(err, protocol.ErrTaskNotFound) {
		return false, nil // posted later
	} else if err != nil {
		return false, err
	}
	if !status.Ended() {
		member, err := v.PoolKeeper(ctx, id, se.account)
		if err != nil || member.Active || member.Key == (common.Address{}) {
			return false, err
		}
	}
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, se.account)
	return err == nil && lock.Sign() == 0, err
}

// commission claims this keeper's share of the rounds it signed, a batch of rounds at a time, and says when none is left.
func (se *settlement) commission(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) (done bool, err error) {
	head, err := v.Head(ctx, id)
	if err != nil || spec.CommissionBps == 0 {
		return err == nil, err
	}
	var from uint32
	if known, ok := se.paid.Load(id); ok {
		from = known.(uint32)
	}
	if from >= head.Round {
		return true, nil
	}
	to := min(head.Round, from+claimBatch)
	member, err := v.PoolKeeper(ctx, id, se.account)
	if err != nil {
		return false, err
	}
	var due []uint32
	for r := from; r < to; r++ {
		committee, err := v.Committee(ctx, id, r)
		if err != nil {
			return false, err
		}
		if committee.SignedBy(member.Member) {
			due = append(due, r)
		}
	}
	owed := new(big.Int)
	if len(due) > 0 {
		if owed, err = v.CommissionDue(ctx, id, se.account, due); err != nil {
			return false, err
		}
	}
	// After a restart or a reorg all rounds are looked at again: what was claimed before would cost gas and pay nothing.
	if owed.Sign() == 0 {
		se.paid.Store(id, to)
		se.wake()
		return false, nil
	}
	// Rounds claimed before are skipped, so whatever the answer, this batch is over: the task has ended, and what has not vested never will.
	call := se.chain.ClaimCommission(id, se.account, due)
	se.actions.start(se.run, "claim/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		block, err := se.transact(ctx, call, chain.RevertNothingDue)
		if err == nil {
			se.paid.Store(id, to)
			se.wake()
		}
		return block, err
	}, se.failed(call.Name, id))
	return false, nil
}

// withdraw collects bounties, and what this keeper earned by answering descents and demands for payloads.
func (se *settlement) withdraw(ctx context.Context, v *chain.View) error {
	for _, w := range []struct {
		credit func(context.Context, common.Address) (*big.Int, error)
		call   chain.Call
	}{
		{v.Credit, se.chain.WithdrawCredit()}, {v.DescentCredit, se.chain.DescentWithdraw()}, {v.RevealCredit, se.chain.RevealWithdraw()},
	} {
		credit, err := w.credit(ctx, se.account)
		if err != nil {
			return err
		}
		if credit.Sign() > 0 {
			se.send(v, "withdraw/"+w.call.Name, w.call, chain.RevertNothingToWithdraw)
		}
	}
	return nil
}

func (se *settlement) forget() {
	se.settled.Clear()
	se.ran.Clear()
	se.paid.Clear()
}
