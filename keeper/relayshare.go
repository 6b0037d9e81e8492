package keeper

import (
	"context"
	"errors"
	"math"
	"math/big"
	"math/bits"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

// relaySpan is over how many rounds, the open one included, the gradients that a keeper relays are held against what they bring it. Once in
// that time it has one whole round's for free, so that a task whose other keepers are gone gets to the round that pays it.
const relaySpan = 64

// Weights by which TrainingTasks draws seats: parts of the task's least lock, at most so many.
const weightParts, maxWeight = 16, 4095

// seatPart is the part of a task's seats that a keeper has, which are drawn by weights.
func seatPart(own, others uint64) *big.Rat {
	all := new(big.Int).SetUint64(own)
	all.Add(all, new(big.Int).SetUint64(others))
	if all.Sign() == 0 {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(own), all)
}

// seatWeight is the weight that a lock has in the draws of a task.
func seatWeight(lock *big.Int, spec *protocol.TaskSpec) uint64 {
	if spec.KeeperLock.Sign() == 0 {
		return 0
	}
	weight := new(big.Int).Mul(lock, big.NewInt(weightParts))
	weight.Quo(weight, spec.KeeperLock)
	if !weight.IsUint64() {
		return maxWeight
	}
	return min(weight.Uint64(), maxWeight)
}

// partOf reads which part of a task's seats this keeper has, by the locks in its pool.
func (rs *relays) partOf(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) (*big.Rat, error) {
	pool, err := v.Pool(ctx, id)
	if err != nil {
		return nil, err
	}
	// What cannot be had at once is read one by one.
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for _, k := range pool {
			_, _ = v.Lock(ctx, id, protocol.RoleKeeper, k.Account)
		}
	})
	var own, others uint64
	for _, k := range pool {
		lock, err := v.Lock(ctx, id, protocol.RoleKeeper, k.Account)
		if err != nil {
			return nil, err
		}
		if weight := seatWeight(lock, spec); k.Account == rs.account {
			own += weight
		} else {
			others += weight
		}
	}
	return seatPart(own, others), nil
}

// afford refuses a gradient of a task that the operator did not name if its gas is not worth it. It journals one that it lets pass: from then
// on it counts, whatever is restarted.
func (rs *relays) afford(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, head chain.Head, g protocol.OuterGradient, signature []byte,
) error {
	id, key := protocol.Hash(g.TaskId), submissionOf(g)
	if rs.named(id) {
		return nil
	}
	if !rs.spares(id) {
		return errTaskNotServed.With("this keeper's ether is kept for what a clock waits for; another keeper of the pool can relay this one, or the " +
			"trainer's account commit itself")
	}
	if rs.cfg.TokenValue.Sign() == 0 {
		return nil // nothing is weighed
	}
	unlock, err := rs.weighing.lock(ctx, id)
	if err != nil {
		return errInterrupted.Hiding(err)
	}
	defer unlock()
	if _, err := rs.store.Relay(key); err == nil {
		return nil
	} else if !errors.Is(err, store.ErrNotFound) {
		return errStorage.Because(err)
	}
	from := head.Round - min(head.Round, relaySpan-1)
	relayed, own, err := rs.store.CountRelays(key.Task, from, head.Round, g.Trainer)
	if err != nil {
		return errStorage.Because(err)
	}
	part, err := rs.partOf(ctx, v, id, spec)
	if err != nil {
		return err
	}
	share, _ := part.Float64()
	// Twice its part: the draws are by lot, and not everybody finds the other keepers at once.
	trainers := float64(spec.TrainerCount)
	each := 1 + 2*share
	most := trainers * each
	// Half of it is for whoever comes first, of the other half each trainer has its part: or a few that bring the same to every keeper would be
	// all that any of them relays.
	within := func() bool {
		next := float64(relayed + 1)
		return next <= most && (next <= most/2 || float64(own+1) <= each)
	}
	if !within() {
		earned, parts, err := rs.earned(ctx, v, id, spec, from, head.Round, share)
		if err != nil {
			return err
		}
		most, each = most+earned, each+parts
		if !within() {
			rs.once(id, sayRelayed, "task", id, "relayed", relayed, "rounds", head.Round-from+1, "part", share,
				"hint", "--join all --join ID relays whatever comes")
			return errTaskNotServed.With("this keeper has %.3f of the pool's locks, and relayed %d gradients in %d rounds: more than it is paid for; "+
				"another keeper of the pool can relay this one, or the trainer's account commit itself", share, relayed, head.Round-from+1)
		}
	}
	return rs.journal(g, signature, nil, false)
}

const sayRelayed = "more gradients were brought here than this keeper's part of the task's commission pays for; what is above is refused"

// earned is for how many gradients of the rounds from..to, without the last, the commission is or will be this keeper's: of those that were
// included its part of the seats that signed, or twice its part of all seats. Of a carried round it is taken to be what it was to be:
// barren says when there are too many. parts is for how many of them that were one trainer's, had it been included in each round.
func (rs *relays) earned(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, from, to uint32, share float64,
) (sum, parts float64, err error) {
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for r := from; r < to; r++ {
			_, _ = v.Round(ctx, id, r)
			_, _ = v.Committee(ctx, id, r)
		}
	})
	member, err := v.PoolKeeper(ctx, id, rs.account)
	if err != nil {
		return 0, 0, err
	}
	for r := from; r < to; r++ {
		round, err := v.Round(ctx, id, r)
		if err != nil {
			return 0, 0, err
		}
		committee, err := v.Committee(ctx, id, r)
		if err != nil {
			return 0, 0, err
		}
		part, of := 2*share, float64(spec.TrainerCount)
		switch round.Status {
		case protocol.RoundProposed, protocol.RoundFinal:
			part, of = math.Max(part, committee.SignedPart(member.Member)), float64(bits.OnesCount64(round.Included))
		case protocol.RoundCarried:
		default:
			continue
		}
		sum, parts = sum+part*of, parts+part
	}
	return sum, parts, nil
}
