package verifier

import (
	"context"
	"errors"
	"math/big"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
)

// allowance is what demands about one task may cost: its share of the wallet's budget, and of what gas may cost. Demands are made one lot
// at a time, by whoever holds its gate.
type allowance struct {
	*task
	till *till
	// demanding is held while demands are made, so that their price is counted against the limit once each; demandedAt is the newest
	// block then, before which a view does not show all of them, and demandedIn how many reorgs there were.
	demanding  guard.Gate
	demandedAt uint64
	demandedIn uint64
	// bounties are those of convictions in the task.
	bounties chain.Tail[chain.Bounty]
}

// afford is affordOf for what the task is made of.
func (al *allowance) afford(
	ctx context.Context, v *chain.View, leaves, demands int, made demanded,
) (done func(), total, left *big.Int, err error) {
	return al.affordOf(ctx, v, nil, leaves, demands, made)
}

// affordOf pledges price and gas of demands for so many leaves, of a round's payloads or what the task is made of, if that is within what
// the task has of the budget, and keeps others of the task from being made until done is called. left is what is left then of what may be
// lost over all tasks by this one.
func (al *allowance) affordOf(
	ctx context.Context, v *chain.View, round *uint32, leaves, demands int, made demanded,
) (done func(), total, left *big.Int, err error) {
	if err := al.demanding.Enter(ctx); err != nil {
		return nil, nil, nil, err
	}
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
// what was answered, half of it where nobody did; and inRound what those about one round's payloads have. What convictions in the task
// brought is taken off.
func (al *allowance) spent(
	ctx context.Context, v *chain.View, price *big.Int, made demanded, round *uint32,
) (total, inRound *big.Int, err error) {
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

// stakeOf reads what is at stake in a task; round is the one that something is demanded of, nil if it is what the task is made of: then it
// is the sponsor that can be silent, and of a Verified task any trainer whose claims are judged by it.
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
	} else if protocol.Tier(spec.Tier).Proven() {
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

// gasOf pledges the gas of demands: those of all tasks have half of what gas may cost, and of that as much as this task's ceiling is of the
// budget.
func (al *allowance) gasOf(ctx context.Context, s *share, gas uint64) (done func(), err error) {
	total, _, err := al.till.spendable(ctx)
	if err != nil {
		return nil, err
	}
	return al.till.gasWithin(ctx, gas, partOfHalf{s, total}, s.named)
}

// refused notes what the task has of the budget, and whether a demand was refused for want of it, which it says once.
func (al *allowance) refused(s *share, err error) {
	defer al.till.budget.show(al.meters)
	if !errors.Is(err, errOverLimit) && !errors.Is(err, errOverStake) && !errors.Is(err, errOverBudget) {
		al.till.budget.keep(al.id, s, nil)
		return
	}
	if al.till.budget.keep(al.id, s, err) {
		al.log.Warn("the task would need more than its share of the budget: a round or claim may stand unjudged. "+
			"Name the task with --task if you have a stake in it, or raise --max-task-spend",
			"err", err, "stake", s.stake, "reserved", s.most, "ceiling", s.ceiling)
	}
}

// partOfHalf is as much of half an amount as a task's ceiling is of the whole budget.
type partOfHalf struct {
	*share
	total *big.Int
}

func (p partOfHalf) of(amount *big.Int) *big.Int {
	return p.part(new(big.Int).Rsh(amount, 1), p.total)
}
