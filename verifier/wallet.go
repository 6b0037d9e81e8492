package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"assay/internal/chain"
	"assay/protocol"
)

// wallet is the account's money over all tasks: what it may spend, what it is about to, and what is owed to it. Its responder sends what it pays for.
type wallet struct {
	responder
	cfg     *ChallengerConfig
	account common.Address
	client  *ethclient.Client
	budget  budget
	// purse is what is about to be spent, prices what of it is for demands.
	purse, prices purse
	payouts       payouts
	// measures set the metrics of the budget as of a view.
	measures []func(context.Context, *chain.View) error
}

// send implements hand.
func (w *wallet) send(ctx context.Context, call chain.Call, p purpose) (refused bool, err error) {
	if p.bond != nil {
		if err := w.fund(ctx, p.view, p.spender, p.bond, p.bond); err != nil {
			return false, err
		}
		defer w.purse.pledge(p.bond)()
	}
	if p.gas > 0 {
		burnt, err := w.gasFor(ctx, p.gas, p.optional)
		if err != nil {
			return false, err
		}
		defer burnt()
	}
	return w.responder.send(ctx, call)
}

// purse knows what is about to be spent, which no balance shows yet.
type purse struct {
	mu     sync.Mutex
	amount big.Int
}

// pledge counts an amount as spent until the transactions that spend it are mined, or have failed.
func (p *purse) pledge(amount *big.Int) (done func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.amount.Add(&p.amount, amount)
	return func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.amount.Sub(&p.amount, amount)
	}
}

// fund sees to it that a contract may take an amount of the account's tokens, of which there have to be at least so many.
func (w *wallet) fund(ctx context.Context, v *chain.View, spender common.Address, amount, least *big.Int) error {
	balance, err := v.Balance(ctx, w.account)
	if err != nil {
		return err
	}
	w.meters.unfunded.Set(flag(balance.Cmp(least) < 0))
	if balance.Cmp(least) < 0 {
		return fmt.Errorf("%w: %s has %s units of %s and needs %s", ErrUnfunded, w.account, balance, w.cfg.Deployment.Token, least)
	}
	allowed, err := v.Allowance(ctx, w.account, spender)
	if err != nil || allowed.Cmp(amount) >= 0 {
		return err
	}
	// Once and for all: the contract takes nothing but what its callers put up.
	unlimited := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	_, err = w.responder.send(ctx, w.chain.Approve(spender, unlimited))
	return err
}

// gasFor pledges gas for something new, if there is enough beside what open games may still take; optional is what protects nobody's
// round by itself.
func (w *wallet) gasFor(ctx context.Context, gas uint64, optional bool) (done func(), err error) {
	limit := w.gasLimit()
	if limit != nil && optional {
		limit.Rsh(limit, 1)
	}
	return w.gasWithin(ctx, gas, limit)
}

// gasLimit is what gas may cost in all; nil if there is no limit.
func (w *wallet) gasLimit() *big.Int {
	if limit := w.cfg.MaxGas; limit != nil && limit.Sign() > 0 {
		return new(big.Int).Set(limit)
	}
	return nil
}

// gasWithin pledges gas if all that was spent and is kept comes to no more than a limit with it; nil is none.
func (w *wallet) gasWithin(ctx context.Context, gas uint64, limit *big.Int) (done func(), err error) {
	fees, err := w.sender.Fees(ctx)
	if err != nil {
		return nil, err
	}
	balance, err := w.client.BalanceAt(ctx, w.account, nil)
	if err != nil {
		return nil, err
	}
	b := &w.budget
	kept := b.debts().gas()
	b.state.Lock()
	defer b.state.Unlock()
	need := fees.Call(gas + kept + b.pledged)
	if balance.Cmp(need) < 0 {
		return nil, fmt.Errorf("%w: %s has %s wei and needs %s with it", errGasKept, w.account, balance, need)
	}
	if limit != nil {
		if total := need.Add(need, &b.gas); total.Cmp(limit) > 0 {
			return nil, fmt.Errorf("%w: %s wei with what was spent and is kept for open games, of %s", errGasBudget, total, limit)
		}
	}
	b.pledged += gas
	return func() {
		b.state.Lock()
		defer b.state.Unlock()
		b.pledged -= gas
	}, nil
}

// allot pledges the price of demands if it is within a ceiling over all tasks, of which it says what is left, and the account keeps a reserve
// besides all that is pledged. What was spent and is not pledged any more is in the balance of a view that shows the newest transaction.
func (w *wallet) allot(ctx context.Context, spender common.Address, amount, ceiling, reserve *big.Int) (done func(), left *big.Int, err error) {
	v, err := w.chain.Latest(ctx)
	if err != nil {
		return nil, nil, err
	}
	purse, prices := w.purse.pledge(amount), w.prices.pledge(amount)
	done = func() {
		purse()
		prices()
	}
	w.purse.mu.Lock()
	least := new(big.Int).Add(&w.purse.amount, reserve)
	w.purse.mu.Unlock()
	if left, err = w.within(ctx, v, ceiling); err == nil {
		err = w.fund(ctx, v, spender, amount, least)
	}
	// A pledge ends once what it was for is in a block: one that ended meanwhile is counted nowhere if the view is older than that block.
	if err == nil && v.Number < w.sentAt.Load() {
		err = errors.New("the node does not show yet what was spent last")
	}
	if err != nil {
		done()
		return nil, nil, err
	}
	return done, left, nil
}

// within says whether the demands that are pledged, with all that was lost over all tasks, are within a ceiling, as of a view that shows all
// that were made.
func (w *wallet) within(ctx context.Context, v *chain.View, ceiling *big.Int) (left *big.Int, err error) {
	lost, err := w.lost(ctx, v)
	if err != nil {
		return nil, err
	}
	w.prices.mu.Lock()
	lost.Add(lost, &w.prices.amount)
	w.prices.mu.Unlock()
	if left = new(big.Int).Sub(ceiling, lost); left.Sign() < 0 {
		return nil, fmt.Errorf("%w: %s units with what was spent before, the limit is %s", errOverBudget, lost, ceiling)
	}
	return left, nil
}

// lost is what the account's tokens cost that went into demands and bonds, over all tasks since the deployment, and neither came back nor are
// at stake in an open game; of a demand that is open it is the whole price. What the convicted paid, in bounties, has come back.
func (w *wallet) lost(ctx context.Context, v *chain.View) (*big.Int, error) {
	b := &w.budget
	b.mu.Lock()
	moved, err := b.moved.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Movement, error) {
		return at.Movements(ctx, w.account, from)
	})
	b.mu.Unlock()
	if err != nil {
		return nil, err
	}
	total := putUp(&w.cfg.Deployment, moved)
	back, err := w.comesBack(ctx, v)
	if err != nil {
		return nil, err
	}
	if total.Sub(total, back); total.Sign() < 0 {
		return new(big.Int), nil
	}
	return total, nil
}

// putUp is what went into demands and bonds, less what came from there and what the vault credited: bounties.
func putUp(dep *protocol.Deployment, moved []chain.Movement) *big.Int {
	total := new(big.Int)
	for _, m := range moved {
		if m.Kind == chain.Earned && m.Contract == (common.Address{}) {
			total.Sub(total, m.Amount)
			continue
		}
		// A deployment need not have a Dispute, and what happened inside the vault has no contract either.
		if m.Contract == (common.Address{}) || m.Contract != dep.Reveals && m.Contract != dep.Descent && m.Contract != dep.Dispute {
			continue
		}
		if m.Kind == chain.Paid {
			total.Add(total, m.Amount)
		} else {
			total.Sub(total, m.Amount)
		}
	}
	return total
}

// comesBack is what is credited to the account, and what is at stake in its open games.
func (w *wallet) comesBack(ctx context.Context, v *chain.View) (*big.Int, error) {
	owed := w.budget.debts()
	total, err := v.RevealCredit(ctx, w.account)
	if err != nil {
		return nil, err
	}
	credit, err := v.DescentCredit(ctx, w.account)
	if err != nil {
		return nil, err
	}
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return nil, err
	}
	total.Add(total, credit)
	total.Add(total, bond.Mul(bond, big.NewInt(int64(owed.descents))))
	if w.cfg.Deployment.Dispute == (common.Address{}) {
		return total, nil
	}
	if credit, err = v.TrainingCredit(ctx, w.account); err != nil {
		return nil, err
	}
	if bond, err = v.TrainingBond(ctx); err != nil {
		return nil, err
	}
	total.Add(total, credit)
	return total.Add(total, bond.Mul(bond, big.NewInt(int64(owed.disputes)))), nil
}

// limit is whole tokens in the token's smallest unit, and one of them.
func (w *wallet) limit(ctx context.Context, tokens uint64) (limit, unit *big.Int, err error) {
	decimals, err := chain.TokenDecimals(ctx, w.client, w.cfg.Deployment.Token)
	if err != nil {
		return nil, nil, err
	}
	unit = new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	return new(big.Int).Mul(unit, new(big.Int).SetUint64(tokens)), unit, nil
}

// worthwhile says whether an amount of tokens is worth so much gas, to this operator and at the present fee; and what the gas costs, in wei.
func (w *wallet) worthwhile(ctx context.Context, reward *big.Int, gas uint64) (worth bool, value, cost *big.Int, err error) {
	fees, err := w.sender.Fees(ctx)
	if err != nil {
		return false, nil, nil, err
	}
	if value, err = w.worth(ctx, reward); err != nil {
		return false, nil, nil, err
	}
	cost = fees.Call(gas)
	return value.Cmp(cost) > 0, value, cost, nil
}

// worth is what an amount of tokens is worth to this operator, in wei.
func (w *wallet) worth(ctx context.Context, amount *big.Int) (*big.Int, error) {
	_, unit, err := w.limit(ctx, 0)
	if err != nil {
		return nil, err
	}
	value := new(big.Int).Mul(amount, w.cfg.TokenValue)
	return value.Quo(value, unit), nil
}

// shareOf is what a task has of the budget, of which `total` is all and `task` the most that one gets. A named task has that. Any other has what a
// conviction there brings back, up to a ceiling that rises with what is at stake.
func (w *wallet) shareOf(ctx context.Context, id protocol.Hash, s stake) (*share, error) {
	total, unit, err := w.limit(ctx, *w.cfg.MaxSpend)
	if err != nil {
		return nil, err
	}
	most := func() *big.Int { return new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MaxTaskSpend)) }
	if w.cfg.named(id) {
		return &share{most: most(), ceiling: total, spent: new(big.Int), named: true, whole: true, unit: unit, stake: s.all, bounty: s.bounty}, nil
	}
	least := new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MinStake))
	if s.all.Cmp(least) < 0 {
		return nil, fmt.Errorf("%w: %s units, of %s", errNoStake, s.all, least)
	}
	back := new(big.Int).Quo(s.all, big.NewInt(bountyDivisor))
	// What named tasks have not spent is nobody else's.
	if total.Sub(total, w.budget.heldFor(w.cfg.Tasks, most())); total.Sign() < 0 {
		total.SetInt64(0)
	}
	return &share{
		most: smaller(most(), back), ceiling: ceiling(total, most(), s.all), spent: new(big.Int), whole: back.Cmp(most()) >= 0, unit: unit,
		stake: s.all, bounty: s.bounty,
	}, nil
}

// tally brings the metrics of the budget up to date, beside the passes.
func (w *wallet) tally(v *chain.View) {
	b := &w.budget
	if time.Since(b.tallied) < tallyEvery || !b.tallying.CompareAndSwap(false, true) {
		return
	}
	b.tallied = time.Now()
	w.beside(func(ctx context.Context) {
		defer b.tallying.Store(false)
		for _, measure := range w.measures {
			if err := guarded(func() error { return measure(ctx, v) }); err != nil {
				w.log.Debug("cannot tell what is left of the budget", "err", err)
				return
			}
		}
	})
}

// measureGas says what gas has cost, and what is kept and left for it.
func (w *wallet) measureGas(ctx context.Context, _ *chain.View) error {
	ether := func(wei *big.Int) float64 { return inUnits(wei, big.NewInt(params.Ether)) }
	fees, err := w.sender.Fees(ctx)
	if err != nil {
		return err
	}
	kept := fees.Call(w.budget.debts().gas())
	w.budget.state.Lock()
	gas := new(big.Int).Set(&w.budget.gas)
	w.budget.state.Unlock()
	w.meters.gasSpent.Set(ether(gas))
	w.meters.gasKept.Set(ether(kept))
	if limit := w.gasLimit(); limit != nil {
		w.meters.gasLeft.Set(ether(limit.Sub(limit, gas.Add(gas, kept))))
	}
	return nil
}

// measureTokens says what demands and bonds have cost, and what is left for demands.
func (w *wallet) measureTokens(ctx context.Context, v *chain.View) error {
	limit, unit, err := w.limit(ctx, *w.cfg.MaxSpend)
	if err != nil {
		return err
	}
	lost, err := w.lost(ctx, v)
	if err != nil {
		return err
	}
	w.meters.spent.Set(inUnits(lost, unit))
	w.meters.left.Set(inUnits(limit.Sub(limit, lost), unit))
	return nil
}

func inUnits(amount, unit *big.Int) float64 {
	out, _ := new(big.Float).Quo(new(big.Float).SetInt(amount), new(big.Float).SetInt(unit)).Float64()
	return out
}

// payouts are what contracts owe this account, collected beside the passes: no clock waits for it.
type payouts struct {
	mu sync.Mutex
	// by are the calls that collect it.
	by map[string]*payout
}

type payout struct {
	sending bool
	pause   backoff
}

// takeBack implements hand, for all tasks together: by one transaction of a contract at a time, and not at once again by another after one that failed.
func (w *wallet) takeBack(call chain.Call, credit *big.Int) (owed bool) {
	if credit.Sign() == 0 {
		return false
	}
	w.payouts.mu.Lock()
	defer w.payouts.mu.Unlock()
	p := w.payouts.by[call.Name]
	if p == nil {
		p = new(payout)
		w.payouts.by[call.Name] = p
	}
	if p.sending || p.pause.pausing() {
		return true
	}
	p.sending = true
	w.beside(func(ctx context.Context) {
		settled, err := w.responder.send(ctx, call)
		w.payouts.mu.Lock()
		defer w.payouts.mu.Unlock()
		p.sending = false
		switch {
		case err == nil:
			p.pause = backoff{}
			if !settled {
				w.log.Info("took back", "call", call.Name, "units", credit)
			}
		case ctx.Err() == nil:
			w.meters.troubles.Inc()
			w.log.Warn("cannot take back what is owed to this account; trying again", "call", call.Name, "units", credit, "err", err, "in", p.pause.failed())
		}
	})
	return true
}
