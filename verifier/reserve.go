package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
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

// ceiling is what everything that is lost over all tasks may come to by a task with so much at stake. Up to five times `task`, where a task may spend a fifth
// of its stake, it is four fifths of the stake; beyond, where it may spend all of `task`, it rises by twice that whenever the stake doubles, up
// to the whole budget. So between the ceilings of a stake and of half of it there is twice what the task may spend: who has less at stake in all
// of his tasks together than stands in one cannot take what that one may spend (docs/decisions/0029-reservations.md).
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

// problems are the tasks that would need more of the budget than they have; not those in which so little is at stake that they have less than another
// would, or any stranger could call this challenger unfit.
func (b *budget) problems() (out []string) {
	b.state.Lock()
	defer b.state.Unlock()
	for id, s := range b.shares {
		if s.short != nil && s.whole && time.Since(s.shortAt) < shortFor {
			out = append(out, fmt.Sprintf("task %s needs more than its share of the budget (raise --max-task-spend, or name the task with --task): %s", id, s.short))
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

// allowance is what demands about one task may cost: its share of the wallet's budget, and of what gas may cost.
type allowance struct {
	*task
	till *till
	// demanding is held while demands are made, so that their price is counted against the limit once each; demandedAt is the newest
	// block then, before which a view does not show all of them, and demandedIn how many reorgs there were.
	demanding  gate
	demandedAt uint64
	demandedIn uint64
	// bounties are those of convictions in the task.
	bounties chain.Tail[chain.Bounty]
}

// afford is affordOf for what the task is made of.
func (al *allowance) afford(ctx context.Context, v *chain.View, leaves, demands int, made demanded) (done func(), total, left *big.Int, err error) {
	return al.affordOf(ctx, v, nil, leaves, demands, made)
}

// affordOf pledges price and gas of demands for so many leaves, of a round's payloads or what the task is made of, if that is within what the task
// has of the budget, and keeps others of the task from being made until done is called. left is what is left then of what may be lost over all
// tasks by this one.
func (al *allowance) affordOf(
	ctx context.Context, v *chain.View, round *uint32, leaves, demands int, made demanded,
) (done func(), total, left *big.Int, err error) {
	al.demanding.Lock()
	defer func() {
		if err != nil {
			al.demanding.Unlock()
		}
	}()
	if v.Number < al.demandedAt && al.demandedIn == al.reorgs.Load() {
		return nil, nil, nil, errors.New("something else of the task was demanded meanwhile")
	}
	price, err := v.RevealPrice(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	total = new(big.Int).Mul(price, big.NewInt(int64(leaves)))
	s, err := al.share(ctx, v, round)
	if err != nil {
		return nil, nil, nil, err
	}
	defer func() { al.refused(s, err) }()
	var inRound *big.Int
	if s.spent, inRound, err = al.spent(ctx, v, price, made, round); err != nil {
		return nil, nil, nil, err
	}
	if err := s.allows(total, inRound); err != nil {
		return nil, nil, nil, err
	}
	reserve, err := v.DescentBond(ctx)
	if err == nil && !s.named {
		var kept *big.Int
		if kept, err = al.till.reservedTokens(ctx, v); err == nil {
			reserve.Add(reserve, kept)
		}
	}
	if err != nil {
		return nil, nil, nil, err
	}
	burnt, err := al.gasOf(ctx, s, uint64(demands)*(demandGas+endGas))
	if err != nil {
		return nil, nil, nil, err
	}
	allotted, left, err := al.till.allot(ctx, al.cfg.Deployment.Reveals, total, s.ceiling, reserve)
	if err != nil {
		burnt()
		return nil, nil, nil, err
	}
	s.spent.Add(s.spent, total)
	return func() {
		al.demandedAt, al.demandedIn = al.sent(), al.reorgs.Load()
		allotted()
		burnt()
		al.demanding.Unlock()
	}, total, left, nil
}

// spent is what this account's demands for the task have cost as of a view, with all that those that are open may cost: the whole price of
// what was answered, half of it where nobody did; and inRound what those about one round's payloads have. What convictions in the task brought is
// taken off.
func (al *allowance) spent(ctx context.Context, v *chain.View, price *big.Int, made demanded, round *uint32) (total, inRound *big.Int, err error) {
	total, inRound = new(big.Int), new(big.Int)
	cost := func(leaves uint16, half bool) *big.Int {
		c := new(big.Int).Mul(price, big.NewInt(int64(leaves)))
		if half {
			c.Sub(c, new(big.Int).Rsh(c, 1))
		}
		total.Add(total, c)
		return c
	}
	for _, d := range made.payloads {
		request, err := v.RevealRequest(ctx, d.ID)
		if err != nil {
			return nil, nil, err
		}
		if request.Requester != al.account {
			continue
		}
		if c := cost(d.Leaves, request.Deadline == 0 && request.ReleaseAt == 0); round != nil && d.Round == *round {
			inRound.Add(inRound, c)
		}
	}
	for _, d := range made.objects {
		request, err := v.ObjectRequest(ctx, d.ID)
		if err != nil {
			return nil, nil, err
		}
		if request.Requester == al.account {
			cost(d.Leaves, request.Lapsed)
		}
	}
	bounties, err := read(ctx, v, al.task, &al.bounties, (*chain.View).Bounties)
	if err != nil {
		return nil, nil, err
	}
	for _, b := range bounties {
		if b.Challenger == al.account {
			total.Sub(total, b.Amount)
		}
	}
	if total.Sign() < 0 {
		total.SetInt64(0)
	}
	return total, inRound, nil
}

// share is what the task has of the budget, for demands about a round's payloads or, if round is nil, what the task is made of.
func (al *allowance) share(ctx context.Context, v *chain.View, round *uint32) (*share, error) {
	s, err := al.stakeOf(ctx, v, round)
	if err != nil {
		return nil, err
	}
	return al.till.shareOf(ctx, al.id, s)
}

// stakeOf reads what is at stake in a task; round is the one that something is demanded of, nil if it is what the task is made of: then it is
// the sponsor that can be silent, and of a Verified task any trainer whose claims are judged by it.
func (al *allowance) stakeOf(ctx context.Context, v *chain.View, round *uint32) (s stake, err error) {
	spec, err := v.Spec(ctx, al.id)
	if err != nil {
		return s, err
	}
	head, err := v.Head(ctx, al.id)
	if err != nil {
		return s, err
	}
	left := new(big.Int).SetUint64(uint64(spec.MaxRounds - min(head.Round, spec.MaxRounds)))
	s.all = left.Mul(left, new(big.Int).Mul(spec.RewardPerGradient, big.NewInt(int64(spec.TrainerCount))))
	signed := round
	if signed == nil && head.Round > 0 {
		signed = new(head.Round - 1)
	}
	var signers []common.Address
	if signed != nil {
		if signers, err = v.Signers(ctx, al.id, *signed); err != nil {
			return s, err
		}
	}
	if round != nil {
		s.bounty = new(big.Int)
	} else if spec.Tier == uint8(protocol.TierVerified) {
		s.all.Add(s.all, new(big.Int).Mul(spec.TrainerLock, big.NewInt(int64(bits.OnesCount64(head.ActiveSlots)))))
	}
	for _, signer := range signers {
		lock, err := v.Lock(ctx, al.id, protocol.RoleKeeper, signer)
		if err != nil {
			return s, err
		}
		s.all.Add(s.all, lock)
		if round != nil {
			s.bounty.Add(s.bounty, new(big.Int).Quo(lock, big.NewInt(bountyDivisor)))
		}
	}
	return s, nil
}

// gasOf pledges the gas of demands: those of all tasks have half of what gas may cost, and of that as much as this task's ceiling is of the budget.
func (al *allowance) gasOf(ctx context.Context, s *share, gas uint64) (done func(), err error) {
	total, _, err := al.till.spendable(ctx)
	if err != nil {
		return nil, err
	}
	return al.till.gasWithin(ctx, gas, partOfHalf{s, total}, s.named)
}

// partOfHalf is as much of half an amount as a task's ceiling is of the whole budget.
type partOfHalf struct {
	*share
	total *big.Int
}

func (p partOfHalf) of(amount *big.Int) *big.Int {
	return p.part(new(big.Int).Rsh(amount, 1), p.total)
}

// refused notes what the task has of the budget, and whether a demand was refused for want of it, which it says once.
func (al *allowance) refused(s *share, err error) {
	defer al.till.budget.show(al.meters)
	if !errors.Is(err, errOverLimit) && !errors.Is(err, errOverStake) && !errors.Is(err, errOverBudget) {
		al.till.budget.keep(al.id, s, nil)
		return
	}
	if al.till.budget.keep(al.id, s, err) {
		al.log.Warn("the task would need more than its share of the budget: a round or claim may stand unjudged. Name the task with --task if you have a stake in it, or raise --max-task-spend",
			"err", err, "stake", s.stake, "reserved", s.most, "ceiling", s.ceiling)
	}
}

// gate is a lock that is held for as long as a transaction takes: whoever waits for it waits as one does for the chain, also where time is made up
// (testing/synctest), which goes on only when all wait so.
type gate chan struct{}

func (g gate) Lock() { g <- struct{}{} }

func (g gate) Unlock() { <-g }
