package verifier

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"time"

	"assay/protocol"
)

const (
	// bountyDivisor is the vault's: a conviction brings whoever proves it a fifth.
	bountyDivisor = 5
	// shownShares is of how many tasks it is known, and shown, what they have of the budget. Anyone posts tasks.
	shownShares = 32
	// shownProblems is how many tasks are named among the problems.
	shownProblems = 4
	// shortFor is for how long a task counts as short of budget after it was: longer than a demand pauses before it is tried again.
	shortFor = 4 * maxBackoff
)

// stake is what is at stake in a task, for whoever demands something of it: what a conviction takes that the demand can lead to.
type stake struct {
	// all of it: locks, and escrow that is not earned.
	all *big.Int
	// bounty is what convicting the signers of the round in question brings; nil if nothing of a round is demanded.
	bounty *big.Int
}

// share is what a task has of the budget.
type share struct {
	// most is what demands of the task may cost in all, ceiling what is lost over all tasks may come to by them.
	most, ceiling *big.Int
	// spent is what they have cost, at the last look.
	spent *big.Int
	// named says that the operator named the task, whole that as much is at stake as it takes to have all that one task gets.
	named, whole bool
	// unit is a whole token.
	unit *big.Int
	// stake is what is at stake in it, bounty what convicting the signers of the round in question brings; nil if it is about none.
	stake, bounty *big.Int

	// short is why the last demand was refused, at shortAt; said that the log has it.
	short   error
	shortAt time.Time
	said    bool
}

// ceiling is what everything that is lost over all tasks may come to by a task with so much at stake. Up to five times `task`, where a task
// may spend a fifth of its stake, it is four fifths of the stake; beyond, where it may spend all of `task`, it rises by twice that whenever
// the stake doubles, up to the whole budget. So between the ceilings of a stake and of half of it there is twice what the task may spend:
// who has less at stake in all of his tasks together than stands in one cannot take what that one may spend
// (docs/decisions/0029-reservations.md).
func ceiling(total, task, stake *big.Int) *big.Int {
	knee := new(big.Int).Mul(task, big.NewInt(bountyDivisor))
	if stake.Cmp(knee) <= 0 {
		most := new(big.Int).Mul(stake, big.NewInt(bountyDivisor-1))
		return smaller(total, most.Quo(most, big.NewInt(bountyDivisor)))
	}
	if task.Sign() == 0 {
		return new(big.Int)
	}
	ratio, _ := new(big.Float).Quo(new(big.Float).SetInt(stake), new(big.Float).SetInt(knee)).Float64()
	units := new(big.Float).Mul(new(big.Float).SetInt(task), big.NewFloat(float64(bountyDivisor-1)+2*math.Log2(ratio)))
	most, _ := units.Int(nil)
	return smaller(total, most)
}

func smaller(x, y *big.Int) *big.Int {
	if x.Cmp(y) < 0 {
		return x
	}
	return y
}

// allows says whether the task may spend an amount more, with what its demands have cost, in the round in question and in all.
func (s *share) allows(amount, inRound *big.Int) error {
	total := new(big.Int).Add(s.spent, amount)
	if total.Cmp(s.most) > 0 {
		err := errOverLimit
		if !s.whole {
			err = errOverStake
		}
		return fmt.Errorf("%w: %s units with what was spent before, the limit is %s", err, total, s.most)
	}
	if s.named || s.bounty == nil {
		return nil
	}
	if total := inRound.Add(inRound, amount); total.Cmp(s.bounty) > 0 {
		return fmt.Errorf("%w: %s units with what was spent on the round before, convicting its signers brings %s", errOverStake, total, s.bounty)
	}
	return nil
}

// part is as much of an amount as a task's ceiling is of the whole budget.
func (s *share) part(amount, total *big.Int) *big.Int {
	if s.named || total.Sign() == 0 {
		return amount
	}
	amount = new(big.Int).Mul(amount, s.ceiling)
	return amount.Quo(amount, total)
}

// heldFor is what the tasks named may still spend.
func (b *budget) heldFor(named []protocol.Hash, most func(protocol.Hash) *big.Int) *big.Int {
	limits := make([]*big.Int, len(named))
	for i, id := range named {
		limits[i] = most(id)
	}
	b.state.Lock()
	defer b.state.Unlock()
	held := new(big.Int)
	for i, id := range named {
		left := limits[i]
		if s := b.shares[id]; s != nil {
			left.Sub(left, s.spent)
		}
		if left.Sign() > 0 {
			held.Add(held, left)
		}
	}
	return held
}

// keep notes what a task has of the budget, and why its last demand was refused; nil if it was not. It says whether that is news.
func (b *budget) keep(task protocol.Hash, s *share, short error) (news bool) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.shares == nil {
		b.shares = make(map[protocol.Hash]*share)
	}
	before := b.shares[task]
	s.said = before != nil && before.said
	if s.short = short; short != nil {
		s.shortAt = time.Now()
		news, s.said = !s.said, true
	}
	b.shares[task] = s
	if len(b.shares) > shownShares {
		least := slices.MinFunc(slices.Collect(maps.Keys(b.shares)), func(x, y protocol.Hash) int {
			return compareShares(b.shares[x], b.shares[y])
		})
		delete(b.shares, least)
	}
	return news
}

// compareShares orders tasks by what is at stake in them, those that were named last.
func compareShares(x, y *share) int {
	switch {
	case x.named == y.named:
		return x.stake.Cmp(y.stake)
	case x.named:
		return 1
	}
	return -1
}

// problems are the tasks that would need more of the budget than they have; not those in which so little is at stake that they have less
// than another would, or any stranger could call this challenger unfit.
func (b *budget) problems() (out []string) {
	b.state.Lock()
	defer b.state.Unlock()
	for id, s := range b.shares {
		if s.short != nil && s.whole && time.Since(s.shortAt) < shortFor {
			out = append(out,
				fmt.Sprintf("task %s needs more than its share of the budget (raise --max-task-spend, or name the task with --task): %s", id, s.short))
		}
	}
	slices.Sort(out)
	if n := len(out); n > shownProblems {
		out = append(out[:shownProblems], fmt.Sprintf("%d more tasks need more than their shares of the budget", n-shownProblems))
	}
	return out
}

// show sets the metrics of what tasks have of the budget.
func (b *budget) show(m *meters) {
	b.state.Lock()
	defer b.state.Unlock()
	m.taskBudget.Reset()
	for id, s := range b.shares {
		for what, amount := range map[string]*big.Int{"reserved": s.most, "spent": s.spent, "left": new(big.Int).Sub(s.most, s.spent)} {
			m.taskBudget.WithLabelValues(id.String(), what).Set(inUnits(amount, s.unit))
		}
	}
}
