package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync/atomic"
	"time"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/internal/publication"
	"assay/protocol"
	"assay/protocol/claim"
)

// objects are demands for what the task is made of, made by anybody: those that nobody answers are answered from here, if that pays, or end
// the run.
type objects struct {
	*task
	demands *demands
	wallet  *wallet
	// opener has the opened programs of all tasks; room has a place for each task that may hold data.
	opener *claim.Opener
	room   chan struct{}
	// cases is how many wrong rounds are about to be disputed.
	cases func() int

	// answered are those that were, lapsed those that nobody answered in time.
	answered, lapsed map[string]bool
	// standing is how many of this account's waited for an answer when a pass looked.
	standing int
	// answering says that some are being answered; unpaid are those that were found not to pay, which whoever answers keeps.
	answering atomic.Bool
	unpaid    map[string]bool
}

func newObjects(d *demands, w *wallet, opener *claim.Opener, room chan struct{}, cases func() int) *objects {
	ob := &objects{task: d.task, demands: d, wallet: w, opener: opener, room: room, cases: cases, unpaid: make(map[string]bool)}
	ob.reset()
	return ob
}

// reset forgets what a reorg may have undone.
func (ob *objects) reset() { ob.answered, ob.lapsed = make(map[string]bool), make(map[string]bool) }

// attend ends the run of a task whose sponsor let a demand for what it is made of lapse, whoever made it; answers those that are
// about to lapse, if it can; and lets the round that they hold become final once it is time. It returns how many of this account's were
// decided since the last look.
func (ob *objects) attend(ctx context.Context, v *chain.View) (ended int, err error) {
	var errs []error
	ob.standing = 0
	var waiting []waitingObject
	began := time.Now()
	for _, d := range ob.demands.objects.Items {
		key := d.ID.String()
		if ob.answered[key] {
			continue
		}
		r, err := v.ObjectRequest(ctx, d.ID)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if own := r.Requester == ob.account; own && !r.Answered && !r.Lapsed {
			ob.standing++
		} else if own && (r.Answered || !ob.lapsed[key]) {
			ended++
		}
		ob.answered[key], ob.lapsed[key] = r.Answered, r.Lapsed
		if publication.Waits(r, v.Time) {
			waiting = append(waiting, waitingObject{d.ID, r})
		}
		if r.Answered || v.Time < r.Deadline {
			continue
		}
		if time.Since(began) > passPatience { // anyone may have made many
			errs = append(errs, errBacklog)
			continue
		}
		head, err := v.Head(ctx, ob.id)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		// One that has lapsed is enough to end a run that an overturn reopened.
		if r.Lapsed && head.EndedAt != 0 {
			continue
		}
		refused, err := ob.send(ctx, ob.chain.ObjectTimeout(d.ID), move)
		if revert, ok := chain.AsRevert(err); ok && revert.Name == chain.RevertWrongPhase {
			// What is due ends the run by itself.
			_, err = ob.send(ctx, ob.chain.Tick(ob.id), move)
		} else if err == nil && !refused {
			ob.log.Warn("the sponsor withholds what the task is made of: its run has ended", "demand", d.ID, "part", d.Part, "fragment", d.Fragment)
		}
		errs = append(errs, err)
	}
	ob.answer(ctx, v, waiting)
	errs = append(errs, ob.releaseFirst(ctx, v))
	return ended, errors.Join(errs...)
}

// releaseFirst ends what demands for the task's first state hold, once it is time.
func (ob *objects) releaseFirst(ctx context.Context, v *chain.View) error {
	if len(ob.demands.objects.Items) == 0 {
		return nil
	}
	head, err := v.Head(ctx, ob.id)
	if err != nil || head.Finalized >= head.Round {
		return err
	}
	oldest, err := v.Round(ctx, ob.id, head.Finalized)
	if err != nil || oldest.Status != protocol.RoundProposed || v.Time < oldest.ProposedAt+uint64(ob.spec.StateWindow) {
		return err
	}
	hold, err := v.FirstHold(ctx, ob.id)
	if err != nil || !hold.Held || v.Time < hold.ReleaseAt {
		return err
	}
	_, err = ob.send(ctx, ob.chain.FirstRelease(ob.id), move)
	return err
}

// answer publishes what is demanded of the sponsor and is here, or with a source, once half of the time is over: keepers of the
// pool come first. The half of the price that did not burn pays for it, if it does, and an honest sponsor keeps its run.
func (ob *objects) answer(ctx context.Context, v *chain.View, waiting []waitingObject) {
	var due []waitingObject
	for _, d := range waiting {
		if v.Time+uint64(ob.spec.RevealWindow)/2 >= d.Deadline {
			due = append(due, d)
		}
	}
	if len(due) == 0 || v.Number < ob.sent() || !ob.answering.CompareAndSwap(false, true) {
		return
	}
	ob.beside(func(ctx context.Context) {
		defer ob.answering.Store(false)
		ctx, cancel := context.WithTimeout(ctx, passTimeout)
		defer cancel()
		err := guard.Call(func() error {
			worth, err := ob.paid(ctx, v, due)
			if err != nil {
				return err
			}
			if unpaid := len(due) - len(worth); unpaid > 0 {
				err = fmt.Errorf("%w: %d demands are left to others; name the task with --task, or say what a token is worth with --token-value",
					errUnpaid, unpaid)
			}
			m := ofLibrary(ob.lib, ob.spec, ob.opener, max(ob.cfg.MaxObjectBytes, claim.MaxProgramBytes))
			m.room = ob.room
			defer m.close()
			failed := m.answerAll(ctx, ob.chain, worth, func(ctx context.Context, d waitingObject, call chain.Call) error {
				_, err := ob.send(ctx, call, purpose{gas: answerGas})
				if err == nil {
					ob.log.Info("answered a demand for what the task is made of", "demand", d.id, "part", d.Part, "fragment", d.Fragment)
				}
				return err
			})
			return httpclient.Join(append(failed, err)...)
		})
		if err != nil && ctx.Err() == nil {
			ob.log.Info("cannot answer every demand for what the task is made of", "err", err)
			select {
			case <-time.After(maxBackoff):
			case <-ctx.Done():
			}
		}
	})
}

// paid are the demands whose answers are worth their gas: half of the price that was paid for one, and what this account has at stake in
// the task. Of a task that the operator named all are.
func (ob *objects) paid(ctx context.Context, v *chain.View, due []waitingObject) (worth []waitingObject, err error) {
	if ob.cfg.named(ob.id) {
		return due, nil
	}
	fees, err := ob.wallet.sender.Fees(ctx)
	if err != nil {
		return nil, err
	}
	price, err := v.RevealPrice(ctx)
	if err != nil {
		return nil, err
	}
	stake, err := ob.atStake(ctx, v)
	if err != nil {
		return nil, err
	}
	for _, d := range due {
		value, err := ob.wallet.worth(ctx, publication.Earns(price, d.ObjectRequest, stake))
		if err != nil {
			return nil, err
		}
		if value.Cmp(fees.Answer(uint64(d.Leaves))) > 0 {
			worth = append(worth, d)
		} else if key := d.id.String(); !ob.unpaid[key] {
			ob.unpaid[key] = true
			ob.meters.unpaidAnswers.Inc()
		}
	}
	return worth, nil
}

// atStake is what this account has at stake in the task while the run goes on: its locks, and the bonds of what it has open or is about to
// open.
func (ob *objects) atStake(ctx context.Context, v *chain.View) (*big.Int, error) {
	total := new(big.Int)
	for _, role := range []protocol.Role{protocol.RoleKeeper, protocol.RoleTrainer} {
		lock, err := v.Lock(ctx, ob.id, role, ob.account)
		if err != nil {
			return nil, err
		}
		total.Add(total, lock)
	}
	open := ob.wallet.budget.debtOf(ob.id)
	if games := open.descents + open.disputes + ob.cases(); games > 0 {
		bond, err := v.DescentBond(ctx)
		if err != nil {
			return nil, err
		}
		total.Add(total, bond.Mul(bond, big.NewInt(int64(games))))
	}
	return total, nil
}
