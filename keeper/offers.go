package keeper

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"math/big"
	"slices"
	"sync"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/protocol"
)

// What a keeper of a pool sends, in gas and bytes of calldata: rounded up from docs/contracts.md.
const (
	// joinGas is to join, to acknowledge, to claim and to take the lock back.
	joinGas, joinBytes = 600_000, 1_500
	// relayGas is a gradient, proposeGas a proposal, tickGas what moves a round on: a draw, and a tick.
	relayGas, relayBytes     = 100_000, 600
	proposeGas, proposeBytes = 200_000, 1_500
	tickGas, tickBytes       = 250_000, 400
	// presenceGas is what tells the present from the absent, each once a round: receipts for a payload (forceInclusion), which name every
	// commitment of the round, and a slot that is freed (reopenSlot).
	presenceGas, presenceBytes, commitmentBytes = 300_000, 2_500, 128
)

const day = 24 * 60 * 60

// longestEnrolment is how long a task may enrol, in seconds, that the operator did not name: nobody need come, and all that time the lock
// earns nothing.
const longestEnrolment = 7 * day

// shortHint is what to do about windows below the policy.
const shortHint = "assay keeper --min-window takes shorter ones, 0 any: an outage of that length then costs the lock"

// offer is a task whose pool this keeper may join: all that it is to hold is here.
type offer struct {
	id   protocol.Hash
	spec *protocol.TaskSpec
	// left is how many rounds there are still, keepers how many serve the task.
	left    uint32
	keepers uint64
}

// share is the part of the task's seats that one more keeper has: seats are drawn by locks, and it is taken to lock as much as each of the
// others.
func (o *offer) share() *big.Rat { return seatPart(1, o.keepers) }

// pay is the commission to expect, in the token's smallest unit.
func (o *offer) pay() *big.Rat {
	pay := new(big.Rat).SetInt(new(big.Int).Mul(o.spec.RewardPerGradient, big.NewInt(int64(o.spec.CommissionBps))))
	pay.Mul(pay, big.NewRat(int64(o.left)*int64(o.spec.TrainerCount), 10_000))
	return pay.Mul(pay, o.share())
}

// cost is what it takes in gas, in wei: of what each round takes the same part as of the seats.
func (o *offer) cost(fees sender.Fees) *big.Rat {
	trainers := uint64(o.spec.TrainerCount)
	round := fees.Of(trainers*relayGas+proposeGas+tickGas+presenceGas,
		trainers*(relayBytes+commitmentBytes)+proposeBytes+tickBytes+presenceBytes)
	cost := new(big.Rat).SetInt(round.Mul(round, big.NewInt(int64(o.left))))
	cost.Mul(cost, o.share())
	return cost.Add(cost, new(big.Rat).SetInt(fees.Of(joinGas, joinBytes)))
}

// rate is the pay for a locked token a day: a lock lasts as long as the task enrols and the run takes, if every round takes all of its
// time, and the liability after it.
func (o *offer) rate() *big.Rat {
	round := uint64(o.spec.CommitWindow) + uint64(o.spec.UploadWindow) + uint64(o.spec.GraceWindowMs)/1000
	seconds := uint64(o.spec.EnrollWindow) + uint64(o.left)*round + o.spec.Liability()
	locked := new(big.Int).Mul(o.spec.KeeperLock, new(big.Int).SetUint64(max(seconds, 1)))
	if locked.Sign() == 0 {
		locked.SetInt64(1)
	}
	rate := new(big.Rat).SetFrac(big.NewInt(day), locked)
	return rate.Mul(rate, o.pay())
}

// offers are the pools that this keeper may join as of the head that is being looked at.
type offers struct {
	*node
	objects *objects
	kept    *kept
	usages  *usages
	prices  *prices

	// mu locks what is below it.
	mu   sync.Mutex
	open []*offer
	// joining are locks that are being taken, or were in a block that no head has shown yet.
	joining map[protocol.Hash]joining
}

type joining struct {
	lock *big.Int
	// block in which the lock was taken; 0 while that is under way.
	block uint64
}

func (ofs *offers) add(x *offer) {
	ofs.mu.Lock()
	defer ofs.mu.Unlock()
	ofs.open = append(ofs.open, x)
}

// take returns the open offers, best pay first, of which those named before all others; not those that are being taken.
func (ofs *offers) take(named func(protocol.Hash) bool) []*offer {
	ofs.mu.Lock()
	open := slices.DeleteFunc(ofs.open, func(x *offer) bool {
		_, taken := ofs.joining[x.id]
		return taken
	})
	ofs.open = nil
	ofs.mu.Unlock()
	rates := make(map[protocol.Hash]*big.Rat)
	for _, x := range open {
		rates[x.id] = x.rate()
	}
	slices.SortFunc(open, func(x, y *offer) int {
		if named(x.id) != named(y.id) {
			if named(x.id) {
				return -1
			}
			return 1
		}
		return cmp.Or(rates[y.id].Cmp(rates[x.id]), bytes.Compare(x.id[:], y.id[:]))
	})
	return open
}

// pending is what is being locked in tasks, as of a head, and of that in tasks that were not named. Locks that the head shows are not
// counted.
func (ofs *offers) pending(head uint64, named func(protocol.Hash) bool) (all, unnamed *big.Int) {
	ofs.mu.Lock()
	defer ofs.mu.Unlock()
	all, unnamed = new(big.Int), new(big.Int)
	for id, j := range ofs.joining {
		if j.block != 0 && j.block <= head {
			delete(ofs.joining, id)
			continue
		}
		all.Add(all, j.lock)
		if !named(id) {
			unnamed.Add(unnamed, j.lock)
		}
	}
	return all, unnamed
}

// begin counts a lock as being taken, unless it is already.
func (ofs *offers) begin(id protocol.Hash, lock *big.Int) (began bool) {
	ofs.mu.Lock()
	defer ofs.mu.Unlock()
	if ofs.joining == nil {
		ofs.joining = make(map[protocol.Hash]joining)
	}
	if _, ok := ofs.joining[id]; ok {
		return false
	}
	ofs.joining[id] = joining{lock: lock}
	return true
}

// taking says whether a lock is being taken in a task.
func (ofs *offers) taking(id protocol.Hash) bool {
	ofs.mu.Lock()
	defer ofs.mu.Unlock()
	_, taken := ofs.joining[id]
	return taken
}

// end notes the block in which a lock was taken; 0 if it was not.
func (ofs *offers) end(id protocol.Hash, block uint64) {
	ofs.mu.Lock()
	defer ofs.mu.Unlock()
	j, ok := ofs.joining[id]
	if delete(ofs.joining, id); ok && block != 0 {
		ofs.joining[id] = joining{j.lock, block}
	}
}

// refuses says whether a task's specification alone keeps this keeper from joining it: then nothing is done for what it names.
func (ofs *offers) refuses(id protocol.Hash, spec *protocol.TaskSpec) bool {
	if err := ofs.floors.Check(spec); err != nil {
		ofs.decline(id, "windows", "the task's windows are shorter than this keeper locks stake for; it is not joined",
			"why", err, "hint", shortHint)
		return true
	}
	if !ofs.named(id) && spec.EnrollWindow > longestEnrolment {
		ofs.decline(id, "enrolment", "the task may enrol for longer than this keeper locks stake for nothing; it is not joined",
			"enrollWindow", spec.EnrollWindow, "limit", longestEnrolment, "hint", "--join all --join ID joins it whatever it asks for")
		return true
	}
	return false
}

// consider has stake locked in a task whose objects are here, if it is worth it. One that no sponsor brought them for is left alone, or
// whoever posts tasks could tie down the stake of every keeper.
func (ofs *offers) consider(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if ofs.refuses(id, spec) {
		return nil
	}
	if ready, err := ofs.objects.complete(ctx, v, id, spec, false); err != nil || !ready {
		return err
	}
	bound, err := v.KeyOf(ctx, ofs.account)
	if err != nil {
		return err
	}
	if bound != ofs.signer {
		ofs.once(id, "the vault registers another signing key; register this one before joining", "registered", bound, "have", ofs.signer)
		return nil
	}
	o, err := ofs.offered(ctx, v, id, spec)
	if err != nil {
		return err
	}
	ofs.add(o) // accept compares it with the others of this head
	return nil
}

// DefaultMaxLock is the most that a keeper with that much active stake locks for one task, unless it is told otherwise.
func DefaultMaxLock(active *big.Int) *big.Int { return new(big.Int).Rsh(active, 2) }

// decline says once why a task is not joined, and what would change that. It is looked at again at every head.
func (ofs *offers) decline(id protocol.Hash, reason, msg string, args ...any) {
	if ofs.once(id, msg, append([]any{"task", id}, args...)...) {
		ofs.meters.declined.WithLabelValues(reason).Inc()
	}
}

// accept joins the pools that are open to this keeper at a head, as far as its stake and its limits go: those that pay best for what they
// lock first, and none that pays less than it costs. Anyone posts tasks; what the operator named is joined before all others.
func (ofs *offers) accept(ctx context.Context, v *chain.View) error {
	pending, unnamed := ofs.pending(v.Number, ofs.named)
	open := ofs.take(ofs.named)
	if len(open) == 0 {
		return nil
	}
	stake, err := v.Stake(ctx, ofs.account)
	if err != nil {
		return err
	}
	// What other tasks have locked: all that is locked, without what is locked in tasks that were named.
	others := new(big.Int).Set(stake.Locked)
	for _, id := range ofs.cfg.Tasks {
		lock, err := v.Lock(ctx, id, protocol.RoleKeeper, ofs.account)
		if err != nil {
			return err
		}
		others.Sub(others, lock)
	}
	free := stake.Free()
	free.Sub(free, pending)
	// Neither one task nor all together are given more than the limits: posting tasks that ask for much costs nothing.
	limit := ofs.cfg.MaxLock
	if limit == nil {
		limit = DefaultMaxLock(stake.Active)
	}
	total := ofs.cfg.MaxTotalLock
	if total == nil {
		if total = new(big.Int).Rsh(stake.Active, 1); total.Cmp(limit) < 0 {
			total = limit
		}
	}
	room := new(big.Int).Sub(total, others.Add(others, unnamed))
	weigh, err := ofs.prices.weighing(ctx, v)
	if err != nil {
		return err
	}
	var takes *balance
	var failed []error
	for _, o := range open {
		if !ofs.named(o.id) && weigh != nil {
			if pay, cost := weigh(o); pay.Cmp(cost) <= 0 {
				ofs.decline(o.id, "pay", "the task's commission is worth less than the gas of serving it; it is not joined",
					"commission", o.pay().FloatString(0), "worth_wei", pay.FloatString(0), "gas_wei", cost.FloatString(0),
					"hint", "assay keeper --token-value says what a token is worth; --join all --join ID joins it whatever it pays")
				continue
			}
		}
		most := free
		if !ofs.named(o.id) && room.Cmp(most) < 0 {
			most = room
		}
		lock := ofs.lockFor(o, most, limit, free, room)
		if lock == nil {
			continue
		}
		if ofs.usages.weighed(o.id) {
			if takes == nil {
				if takes, err = ofs.usages.balance(ctx, v); err != nil {
					return errors.Join(append(failed, err)...)
				}
			}
			if why := takes.quota(o.id, o.spec); errors.Is(why, errQuotaExceeded) {
				ofs.decline(o.id, "quota", "a whole run of the task is more than this keeper gives its sponsor; it is not joined", "why", why,
					"hint", "raise assay keeper --max-sponsor-bytes, or name the task with --join all --join ID")
				continue
			} else if why != nil {
				failed = append(failed, why) // of this task: others are joined
				continue
			}
		}
		free.Sub(free, lock)
		if !ofs.named(o.id) {
			room.Sub(room, lock)
		}
		ofs.enter(v, o, lock)
		takes = nil // what is joined counts with its whole run
	}
	return errors.Join(failed...)
}

// lockFor is what is locked for a task of at most so much; nil if it is not joined. With the quorum lock the keeper may also propose alone
// in a fallback window; without it, it still serves every other round.
func (ofs *offers) lockFor(o *offer, most, limit, free, room *big.Int) *big.Int {
	lock := o.spec.QuorumLock
	if least := o.spec.KeeperLock; least.Cmp(lock) > 0 || most.Cmp(lock) < 0 || limit.Cmp(lock) < 0 {
		lock = least
	}
	if own := ofs.cfg.PoolLock; own != nil && own.Cmp(o.spec.KeeperLock) > 0 {
		lock = own
	}
	switch {
	case free.Cmp(lock) < 0:
		ofs.decline(o.id, "stake", "stake does not suffice to join the task's pool; waiting for a deposit",
			"need", lock, "free", free, "hint", "assay stake deposit")
	case limit.Cmp(lock) < 0 && o.spec.KeeperLock.Cmp(limit) <= 0:
		ofs.decline(o.id, "pool-lock", "the pool lock asked for is more than this keeper gives one task; the task is not joined",
			"poolLock", lock, "limit", limit, "hint", "lower assay keeper --pool-lock or raise --max-lock")
	case limit.Cmp(lock) < 0:
		ofs.decline(o.id, "max-lock", "the task asks for more lock than this keeper gives one task; it is not joined",
			"keeperLock", lock, "limit", limit, "hint", "assay keeper --max-lock")
	case most.Cmp(lock) < 0:
		ofs.decline(o.id, "max-total-lock",
			"the task asks for more lock than is left of what this keeper gives tasks that it was not told to serve; it is not joined",
			"lock", lock, "left", room, "hint", "raise assay keeper --max-total-lock, stake more, or name the task with --join all --join ID")
	default:
		return new(big.Int).Set(lock)
	}
	return nil
}

// enter joins a task's pool, once what the sponsor handed over was found to be the task's.
func (ofs *offers) enter(v *chain.View, o *offer, lock *big.Int) {
	call := ofs.chain.JoinPool(o.id, lock, ofs.cfg.Endpoint)
	began := ofs.begin(o.id, lock)
	started := ofs.actions.start(ofs.run, "join/"+o.id.String(), v.Number, func(ctx context.Context) (block uint64, err error) {
		defer func() { ofs.end(o.id, block) }()
		if err := ofs.objects.check(ctx, o.id, o.spec); err != nil {
			return 0, err
		}
		ofs.kept.ripe.Delete(o.id)
		if held, err := ofs.objects.gather(ctx, o.id, o.spec); err != nil || !held {
			return 0, err // just cleared away
		}
		return ofs.transact(ctx, call, chain.RevertAlreadyInPool)
	}, ofs.failed(call.Name, o.id))
	if began && !started {
		ofs.end(o.id, 0)
	}
}

// offered reads what the task's pool offers.
func (ofs *offers) offered(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) (*offer, error) {
	head, err := v.Head(ctx, id)
	if err != nil {
		return nil, err
	}
	keepers, err := v.PoolSize(ctx, id)
	if err != nil {
		return nil, err
	}
	return &offer{id: id, spec: spec, left: spec.MaxRounds - min(head.Round, spec.MaxRounds), keepers: keepers}, nil
}
