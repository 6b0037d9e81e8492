package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"assay/internal/chain"
	"assay/protocol"
)

// What is kept for games that are open, and counted for what is not begun yet, in gas.
const (
	// gameGas is more than the moves of both sides in the worst dispute take.
	gameGas = 2_000_000
	// demandGas is a demand of a range, endGas what ends one.
	demandGas, endGas = 300_000, 150_000
	// answerGas is the answer of a range: 64 KiB of calldata, at EIP-7623's price.
	answerGas = 3_000_000
	// refuteGas is what refuting an audit takes: to post the segment, to refute, to settle and to withdraw.
	refuteGas = 400_000
	// auditGas is what a paid audit takes: two draws, to commit, open and settle, and to withdraw.
	auditGas = 700_000
)

// tallyEvery is how often the metrics of the budget are brought up to date.
const tallyEvery = 15 * time.Second

var (
	// errOverLimit says that demands for a task's data would cost more than the operator allows for one.
	errOverLimit = errors.New("demanding it would cost more than --max-task-spend allows for the task")
	// errOverStake says that they would cost more than a conviction there brings back.
	errOverStake = errors.New("demanding it would cost more than a conviction in the task brings back")
	// errNoStake says that so little is at stake in a task that nothing is demanded of it.
	errNoStake = errors.New("less is at stake in the task than --min-stake asks for")
	// errOverBudget says that they would cost more than is left of the budget for what is at stake.
	errOverBudget = errors.New("demanding it would cost more than --max-spend allows over all tasks, as much as is at stake in this one")
	// errUnpaid says that an answer for somebody else costs more than it earns.
	errUnpaid = errors.New("answering costs more gas than it earns, and nothing of this account is at stake in the task")
	// errGasBudget says that what gas may cost is spent, or kept for games that are open.
	errGasBudget = errors.New("--max-gas allows no more gas for it")
	// errGasKept says that the account's ether is needed by games that are open.
	errGasKept = errors.New("the account's ether is kept for the moves of open games")
)

// budget is what the process has spent over all tasks, and what games that are open still owe. Demands and answers are for strangers and can be
// left; whoever can make an account spend on them must not so keep it from playing: they may use half of the gas, games all of it, and moves
// and proofs are sent whatever is left.
type budget struct {
	mu    sync.Mutex
	moved chain.Tail[chain.Movement]

	// state guards what follows; it is held for no answer.
	state sync.Mutex
	// gas is what this process's transactions have cost, in wei, strange what of it was for tasks that the operator did not name.
	gas, strange big.Int
	// owed are open games and demands, by task, fresh what was begun since a pass counted them; pledged is gas of what is about to be sent.
	owed, fresh map[protocol.Hash]debt
	pledged     uint64
	// needed is what the tasks may take that the operator named.
	needed map[protocol.Hash]need
	// shares are what tasks have of the budget, of which something was to be demanded: the shownShares with the most at stake.
	shares map[protocol.Hash]*share

	tallied  time.Time
	tallying atomic.Bool
}

// debt is what a task's open games and demands may still take, and audits that this account has bonds in: each may have to be defended by a dispute.
type debt struct {
	descents, disputes, demands, audits int
}

func (d debt) gas() uint64 {
	return uint64(d.descents+d.disputes)*gameGas + uint64(d.demands)*endGas + uint64(d.audits)*(gameGas+auditGas)
}

// owe notes what is open of a task.
func (b *budget) owe(task protocol.Hash, d debt) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.owed == nil {
		b.owed = make(map[protocol.Hash]debt)
	}
	delete(b.fresh, task)
	if b.owed[task] = d; d == (debt{}) {
		delete(b.owed, task)
	}
}

// debtOf is what is open of a task.
func (b *budget) debtOf(task protocol.Hash) debt {
	b.state.Lock()
	defer b.state.Unlock()
	return b.debt(task)
}

// debts are those of all tasks but some.
func (b *budget) debts(but ...protocol.Hash) (all debt) {
	b.state.Lock()
	defer b.state.Unlock()
	for _, of := range []map[protocol.Hash]debt{b.owed, b.fresh} {
		for task, d := range of {
			if !slices.Contains(but, task) {
				all = all.plus(d)
			}
		}
	}
	return all
}

// paid counts a transaction, and for whom it was.
func (b *budget) paid(receipt *types.Receipt, named bool) {
	cost := new(big.Int)
	if receipt.EffectiveGasPrice != nil { // none of a deposit's, which L1 was paid for
		cost.Mul(receipt.EffectiveGasPrice, new(big.Int).SetUint64(receipt.GasUsed))
	}
	if receipt.L1Fee != nil {
		cost.Add(cost, receipt.L1Fee)
	}
	b.state.Lock()
	defer b.state.Unlock()
	b.gas.Add(&b.gas, cost)
	if !named {
		b.strange.Add(&b.strange, cost)
	}
}

// gasFor pledges gas for what protects nobody's round by itself, if there is enough beside what open games may still take: it may use half of the gas.
func (c *Challenger) gasFor(ctx context.Context, gas uint64) (done func(), err error) {
	return c.gasWithin(ctx, gas, wholeShare/2, spentForNamed(ctx))
}

// gasLimit is what gas may cost in all; nil if there is no limit.
func (c *Challenger) gasLimit() *big.Int {
	if limit := c.cfg.MaxGas; limit != nil && limit.Sign() > 0 {
		return new(big.Int).Set(limit)
	}
	return nil
}

// part is a part of an amount.
type part interface{ of(*big.Int) *big.Int }

// gasWithin pledges gas if all that was spent and is kept comes to no more than a part of the limit with it, and if that leaves what tasks that the
// operator named may need; to such a task what others spend above that is not counted.
func (c *Challenger) gasWithin(ctx context.Context, gas uint64, share part, named bool) (done func(), err error) {
	fees, err := c.sender.Fees(ctx)
	if err != nil {
		return nil, err
	}
	balance, err := c.client.BalanceAt(ctx, c.account, nil)
	if err != nil {
		return nil, err
	}
	b := &c.budget
	kept := b.debts().gas()
	left, all, err := c.reserved()
	if err != nil && !named {
		return nil, err
	}
	reserve := new(big.Int)
	if !named {
		reserve = fees.Call(left.gas())
	}
	b.state.Lock()
	defer b.state.Unlock()
	need := fees.Call(gas + kept + b.pledged)
	if least := new(big.Int).Add(need, reserve); balance.Cmp(least) < 0 {
		return nil, fmt.Errorf("%w: %s has %s wei and needs %s with it", errGasKept, c.account, balance, least)
	}
	if limit := c.gasLimit(); limit != nil {
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

// lost is what the account's tokens cost that went into demands and bonds, over all tasks since the deployment, and neither came back nor are
// at stake in an open game; of a demand that is open it is the whole price. What the convicted paid, in bounties, has come back.
func (c *Challenger) lost(ctx context.Context, v *chain.View) (*big.Int, error) {
	b := &c.budget
	b.mu.Lock()
	moved, err := b.moved.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Movement, error) {
		return at.Movements(ctx, c.account, from)
	})
	b.mu.Unlock()
	if err != nil {
		return nil, err
	}
	total := putUp(&c.cfg.Deployment, moved)
	back, err := c.comesBack(ctx, v)
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
func (c *Challenger) comesBack(ctx context.Context, v *chain.View) (*big.Int, error) {
	owed := c.budget.debts()
	total, err := v.RevealCredit(ctx, c.account)
	if err != nil {
		return nil, err
	}
	credit, err := v.DescentCredit(ctx, c.account)
	if err != nil {
		return nil, err
	}
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return nil, err
	}
	total.Add(total, credit)
	total.Add(total, bond.Mul(bond, big.NewInt(int64(owed.descents))))
	if c.cfg.Deployment.Dispute == (common.Address{}) {
		return total, nil
	}
	if credit, err = v.TrainingCredit(ctx, c.account); err != nil {
		return nil, err
	}
	if bond, err = v.TrainingBond(ctx); err != nil {
		return nil, err
	}
	total.Add(total, credit)
	return total.Add(total, bond.Mul(bond, big.NewInt(int64(owed.disputes)))), nil
}

// tally brings the metrics of the budget up to date, beside the passes.
func (c *Challenger) tally(v *chain.View) {
	b := &c.budget
	if time.Since(b.tallied) < tallyEvery || !b.tallying.CompareAndSwap(false, true) {
		return
	}
	b.tallied = time.Now()
	c.running.Go(func() {
		defer b.tallying.Store(false)
		if err := guarded(func() error { return c.measure(c.run, v) }); err != nil {
			c.log.Debug("cannot tell what is left of the budget", "err", err)
		}
	})
}

// measure sets the metrics of the budget as of a view.
func (c *Challenger) measure(ctx context.Context, v *chain.View) error {
	ether := func(wei *big.Int) float64 { return inUnits(wei, big.NewInt(params.Ether)) }
	fees, err := c.sender.Fees(ctx)
	if err != nil {
		return err
	}
	kept := fees.Call(c.budget.debts().gas())
	c.budget.state.Lock()
	gas := new(big.Int).Set(&c.budget.gas)
	c.budget.state.Unlock()
	c.meters.gasSpent.Set(ether(gas))
	c.meters.gasKept.Set(ether(kept))
	if limit := c.gasLimit(); limit != nil {
		c.meters.gasLeft.Set(ether(limit.Sub(limit, gas.Add(gas, kept))))
	}
	if c.defends {
		return nil
	}
	limit, unit, err := c.spendable(ctx)
	if err != nil {
		return err
	}
	lost, err := c.lost(ctx, v)
	if err != nil {
		return err
	}
	c.meters.spent.Set(inUnits(lost, unit))
	c.meters.left.Set(inUnits(limit.Sub(limit, lost), unit))
	return nil
}

func inUnits(amount, unit *big.Int) float64 {
	out, _ := new(big.Float).Quo(new(big.Float).SetInt(amount), new(big.Float).SetInt(unit)).Float64()
	return out
}

// limit is whole tokens in the token's smallest unit, and one of them.
func (c *Challenger) limit(ctx context.Context, tokens uint64) (limit, unit *big.Int, err error) {
	decimals, err := chain.TokenDecimals(ctx, c.client, c.cfg.Deployment.Token)
	if err != nil {
		return nil, nil, err
	}
	unit = new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	return new(big.Int).Mul(unit, new(big.Int).SetUint64(tokens)), unit, nil
}

// within says whether the demands that are pledged, with all that was lost over all tasks, are within a ceiling, as of a view that shows all
// that were made.
func (c *Challenger) within(ctx context.Context, v *chain.View, ceiling *big.Int) (left *big.Int, err error) {
	lost, err := c.lost(ctx, v)
	if err != nil {
		return nil, err
	}
	c.prices.mu.Lock()
	lost.Add(lost, &c.prices.amount)
	c.prices.mu.Unlock()
	if left = new(big.Int).Sub(ceiling, lost); left.Sign() < 0 {
		return nil, fmt.Errorf("%w: %s units with what was spent before, the limit is %s", errOverBudget, lost, ceiling)
	}
	return left, nil
}

// worthwhile says whether an amount of tokens is worth so much gas, to this operator and at the present fee; and what the gas costs, in wei.
func (c *Challenger) worthwhile(ctx context.Context, reward *big.Int, gas uint64) (worth bool, value, cost *big.Int, err error) {
	fees, err := c.sender.Fees(ctx)
	if err != nil {
		return false, nil, nil, err
	}
	if value, err = c.worth(ctx, reward); err != nil {
		return false, nil, nil, err
	}
	cost = fees.Call(gas)
	return value.Cmp(cost) > 0, value, cost, nil
}

// worth is what an amount of tokens is worth to this operator, in wei.
func (c *Challenger) worth(ctx context.Context, amount *big.Int) (*big.Int, error) {
	_, unit, err := c.limit(ctx, 0)
	if err != nil {
		return nil, err
	}
	value := new(big.Int).Mul(amount, c.cfg.TokenValue)
	return value.Quo(value, unit), nil
}
