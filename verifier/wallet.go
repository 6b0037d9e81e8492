package verifier

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
)

// wallet is the account's money over all tasks: what it may spend, what it is about to, and what is owed to it. Its responder sends what it
// pays for. Budget, purses and payouts have mutexes of their own, and wagers is held while a new game is weighed.
type wallet struct {
	responder
	cfg     *ChallengerConfig
	account common.Address
	client  *ethclient.Client
	// derives says that the operator did not say what one task may spend, derivesAll that he did not say what all may.
	derives, derivesAll bool
	// reserves says that what tasks may need that the operator named is kept for them. A defender begins nothing, and keeps nothing.
	reserves bool
	budget   budget
	// wagers is held while a new game is weighed against all others, and its bond pledged.
	wagers guard.Gate
	// purse is what is about to be spent, prices what of it is for demands.
	purse, prices purse
	payouts       payouts
	// measures set the metrics of the budget as of a view.
	measures []func(context.Context, *chain.View) error
}

// gasLimit is what gas may cost in all; nil if there is no limit.
func (w *wallet) gasLimit() *big.Int {
	if limit := w.cfg.MaxGas; limit != nil && limit.Sign() > 0 {
		return new(big.Int).Set(limit)
	}
	return nil
}

// part is a part of an amount.
type part interface{ of(*big.Int) *big.Int }

// gasWithin pledges gas if all that was spent and is kept comes to no more than a part of the limit with it, and if that leaves what tasks
// that the operator named may need; to such a task what others spend above that is not counted.
func (w *wallet) gasWithin(ctx context.Context, gas uint64, share part, named bool) (done func(), err error) {
	fees, err := w.sender.Fees(ctx)
	if err != nil {
		return nil, err
	}
	balance, err := w.client.BalanceAt(ctx, w.account, nil)
	if err != nil {
		return nil, err
	}
	b := &w.budget
	b.state.Lock() // for all of it at once: what is begun or ends meanwhile would be counted nowhere
	defer b.state.Unlock()
	kept := b.all().gas()
	left, all, err := w.reservedNow()
	if err != nil && !named {
		return nil, err
	}
	reserve := new(big.Int)
	if !named {
		reserve = fees.Call(left.gas())
	}
	need := fees.Call(gas + kept + b.pledged)
	if least := new(big.Int).Add(need, reserve); balance.Cmp(least) < 0 {
		return nil, fmt.Errorf("%w: %s has %s wei and needs %s with it", errGasKept, w.account, balance, least)
	}
	if limit := w.gasLimit(); limit != nil {
		spent := new(big.Int).Set(&b.gas)
		if named {
			// The proofs of others, which are sent whatever is left, take nothing from it.
			open := new(big.Int).Sub(limit, fees.Call(all.gas()))
			if open.Sign() < 0 {
				open.SetInt64(0)
			}
			if over := new(big.Int).Sub(&b.strange, open); over.Sign() > 0 {
				spent.Sub(spent, over)
			}
		}
		most := smaller(share.of(limit), limit.Sub(limit, reserve))
		if total := need.Add(need, spent); total.Cmp(most) > 0 {
			return nil, fmt.Errorf("%w: %s wei with what was spent and is kept for open games, of %s", errGasBudget, total, most)
		}
	}
	b.pledged += gas
	return func() {
		b.state.Lock()
		defer b.state.Unlock()
		b.pledged -= gas
	}, nil
}

// within says whether the demands that are pledged, with all that was lost over all tasks, are within a ceiling, as of a view that shows
// all that were made.
func (w *wallet) within(ctx context.Context, v *chain.View, ceiling *big.Int) (left *big.Int, err error) {
	lost, err := w.lost(ctx, v)
	if err != nil {
		return nil, err
	}
	lost.Add(lost, w.prices.pledged())
	if left = new(big.Int).Sub(ceiling, lost); left.Sign() < 0 {
		return nil, fmt.Errorf("%w: %s units with what was spent before, the limit is %s", errOverBudget, lost, ceiling)
	}
	return left, nil
}

// lost is what the account's tokens cost that went into demands and bonds, over all tasks since the deployment, and neither came back nor
// are at stake in an open game; of a demand that is open it is the whole price. What the convicted paid, in bounties, has come back.
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

// worthwhile says whether an amount of tokens is worth so much gas, to this operator and at the present fee; and what the gas costs, in
// wei.
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

// shareOf is what a task has of the budget, of which `total` is all and `task` the most that one gets. A named task has that. Any other has
// what a conviction there brings back, up to a ceiling that rises with what is at stake.
func (w *wallet) shareOf(ctx context.Context, id protocol.Hash, s stake) (*share, error) {
	total, unit, err := w.spendable(ctx)
	if err != nil {
		return nil, err
	}
	most := func() *big.Int { return new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MaxTaskSpend)) }
	if w.cfg.named(id) {
		return &share{most: w.spendableOf(id, unit), ceiling: total, spent: new(big.Int), named: true, whole: true, unit: unit, stake: s.all,
			bounty: s.bounty}, nil
	}
	least := new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MinStake))
	if s.all.Cmp(least) < 0 {
		return nil, fmt.Errorf("%w: %s units, of %s", errNoStake, s.all, least)
	}
	back := new(big.Int).Quo(s.all, big.NewInt(bountyDivisor))
	// What named tasks have not spent is nobody else's.
	held := w.budget.heldFor(w.cfg.Tasks, func(id protocol.Hash) *big.Int { return w.spendableOf(id, unit) })
	if total.Sub(total, held); total.Sign() < 0 {
		total.SetInt64(0)
	}
	return &share{
		most: smaller(most(), back), ceiling: ceiling(total, most(), s.all), spent: new(big.Int), whole: back.Cmp(most()) >= 0, unit: unit,
		stake: s.all, bounty: s.bounty,
	}, nil
}

// spendable is what demands over all tasks may cost, and a whole token.
func (w *wallet) spendable(ctx context.Context) (total, unit *big.Int, err error) {
	total, unit, err = w.limit(ctx, *w.cfg.MaxSpend)
	if err != nil || !w.derivesAll {
		return total, unit, err
	}
	usual := new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MaxTaskSpend))
	for _, id := range w.cfg.Tasks {
		total.Add(total, new(big.Int).Sub(w.spendableOf(id, unit), usual))
	}
	return total, unit, nil
}

// spendableOf is what the demands of a task may cost that the operator named.
func (w *wallet) spendableOf(id protocol.Hash, unit *big.Int) *big.Int {
	most := new(big.Int).Mul(unit, new(big.Int).SetUint64(*w.cfg.MaxTaskSpend))
	w.budget.state.Lock()
	defer w.budget.state.Unlock()
	if price := w.budget.needed[id].price; w.derives && price != nil && price.Cmp(most) > 0 {
		most.Set(price)
	}
	return most
}

// terms are what games and demands cost as of a view.
func (w *wallet) terms(ctx context.Context, v *chain.View) (t terms, err error) {
	if t.descent, err = v.DescentBond(ctx); err != nil {
		return t, err
	}
	if t.leaf, err = v.RevealPrice(ctx); err != nil {
		return t, err
	}
	t.dispute = new(big.Int)
	if w.cfg.Deployment.Dispute != (common.Address{}) {
		t.dispute, err = v.TrainingBond(ctx)
	}
	return t, err
}

// reserved is what the tasks named need beside their games that are open; nothing may be begun in others before all of them were looked at.
// all is what they need in all.
func (w *wallet) reserved() (left, all need, err error) {
	w.budget.state.Lock()
	defer w.budget.state.Unlock()
	return w.reservedNow()
}

// reservedNow is reserved. The budget's lock is held.
func (w *wallet) reservedNow() (left, all need, err error) {
	if !w.reserves {
		return left, all, nil
	}
	b := &w.budget
	for _, id := range w.cfg.Tasks {
		n, known := b.needed[id]
		if !known {
			return left, all, fmt.Errorf("%w: task %s was not looked at yet", errBondsKept, id)
		}
		left, all = left.plus(n.less(b.debt(id))), all.plus(n)
	}
	return left, all, nil
}

// gamesOfNamed is how many descents the tasks named may need beside those that are open, as far as it is known yet, and how many disputes are
// open in them.
func (w *wallet) gamesOfNamed() (descents, disputes int) {
	w.budget.state.Lock()
	defer w.budget.state.Unlock()
	for _, id := range w.cfg.Tasks {
		open := w.budget.debt(id)
		descents += w.budget.needed[id].less(open).descents
		disputes += open.disputes
	}
	return descents, disputes
}

// reservedTokens is what the tasks named need in tokens, beside their games that are open, and what audits may that this account has bonds
// in.
func (w *wallet) reservedTokens(ctx context.Context, v *chain.View) (*big.Int, error) {
	left, _, err := w.reserved()
	if err != nil {
		return nil, err
	}
	terms, err := w.terms(ctx, v)
	if err != nil {
		return nil, err
	}
	sum := terms.of(left)
	return sum.Add(sum, w.defences(terms)), nil
}

// defences are the bonds of disputes by which audits may have to be defended that this account has bonds in.
func (w *wallet) defences(t terms) *big.Int {
	return t.bonds(debt{disputes: w.budget.debts().audits})
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
			if err := guard.Call(func() error { return measure(ctx, v) }); err != nil {
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
	limit, unit, err := w.spendable(ctx)
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
