package keeper

import (
	"context"
	"math"
	"math/bits"
	"net/http"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
)

var errQuotaExceeded = &protocol.Error{Name: "QuotaExceeded", Status: http.StatusConflict,
	Message: "a whole run of the task does not fit what this keeper gives one sponsor",
	Hint:    "wait until tasks of this sponsor have ended and were cleared away, or ask another keeper"}

// usages weigh what tasks take here. They remember nothing: the store counts what is held for each task, the catalogue what its parts take.
type usages struct {
	*node
	tasks      *registry
	objects    *objects
	membership *membership
	settlement *settlement
	// taking says whether a lock is being taken in a task.
	taking func(protocol.Hash) bool
}

// plus and times stop at what no disk has.
func plus(a, b uint64) uint64 { return a + min(b, math.MaxInt64-min(a, math.MaxInt64)) }

func times(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	if high != 0 {
		return math.MaxInt64
	}
	return min(low, math.MaxInt64)
}

// runBytes is what so many rounds of a task store, in blocks of the disk: a state each, and a payload of each trainer, with its claim in
// the Verified tier.
func runBytes(spec *protocol.TaskSpec, rounds uint32) uint64 {
	trainer := store.Blocks(payloadLayout(spec).CanonicalBytes())
	if spec.CheckpointInterval != 0 {
		n := claim.Schedule{Steps: spec.InnerSteps, Interval: spec.CheckpointInterval}.Checkpoints()
		trainer = plus(trainer, store.Blocks(times(uint64(n), claim.HashBytes)))
	}
	round := plus(stateTakes(spec), times(trainer, uint64(spec.TrainerCount)))
	return times(round, uint64(rounds))
}

// stateTakes is what a state of a task takes on the disk.
func stateTakes(spec *protocol.TaskSpec) uint64 {
	return store.Blocks(stateLayout(spec).CanonicalBytes())
}

// weight is what a task takes with so many rounds, as far as that is known, and whether all of it is. It looks at few files, whatever the
// task names.
func (u *usages) weight(spec *protocol.TaskSpec, rounds uint32) (all uint64, known bool, err error) {
	files, known, err := u.objects.takes(spec)
	return plus(plus(runBytes(spec, rounds), stateTakes(spec)), files), known, err
}

// owes is what a task that was joined takes here with all that its run will store.
func (u *usages) owes(ctx context.Context, v *chain.View, id protocol.Hash) (uint64, error) {
	held := u.store.Held(id)
	_, settled := u.settlement.settled.Load(id)
	if _, left := u.membership.left.Load(id); settled || left {
		return held, nil // nothing more is stored
	}
	spec, _, err := u.tasks.spec(ctx, v, id)
	if err != nil {
		return 0, err
	}
	rounds := spec.MaxRounds
	if ran, over := u.settlement.ran.Load(id); over {
		rounds = ran.(uint32)
	}
	whole, known, err := u.weight(spec, rounds)
	if err != nil {
		return 0, err
	}
	if !known {
		// All its parts are held: it was joined with them, and nobody has looked at them since this process started.
		return plus(whole, held), nil
	}
	return max(whole, held), nil
}

// taken says whether this keeper is in a task's pool, or about to be.
func (u *usages) taken(id protocol.Hash) bool {
	_, joined := u.membership.joined.Load(id)
	return joined || u.taking(id)
}

// weighed says whether a task has to fit what its sponsor is given. Whoever has joined it owes all of its run: later nothing is refused. What
// the operator named he has weighed.
func (u *usages) weighed(id protocol.Hash) bool {
	_, known := u.tasks.sponsors.Load(id)
	return known && !u.named(id) && !u.taken(id)
}

// balance is what tasks take here at one time: of those that were joined the whole run, as nothing of it can be refused later, of the
// others what is held for them.
type balance struct {
	*usages
	// of is what the tasks of each sponsor take, held what is held for each that was not joined.
	of   map[common.Address]uint64
	held map[protocol.Hash]uint64
	// owed is what the tasks that were joined will still store, free what is left of the disk, and disk that with what is stored.
	owed, free, disk uint64
}

// balance sums up what tasks take. That costs a look at each task in memory, and at few files of each that was joined.
func (u *usages) balance(ctx context.Context, v *chain.View) (*balance, error) {
	b := &balance{usages: u, of: make(map[common.Address]uint64), held: make(map[protocol.Hash]uint64)}
	for _, id := range *u.tasks.found.Load() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		of, known := u.tasks.sponsors.Load(id)
		if !known {
			continue
		}
		takes := u.store.Held(id)
		if u.taken(id) {
			whole, err := u.owes(ctx, v, id)
			if err != nil {
				return nil, err
			}
			b.owed = plus(b.owed, whole-min(whole, takes))
			takes = whole
		} else if takes > 0 {
			b.held[id] = takes
		}
		b.of[of.(common.Address)] = plus(b.of[of.(common.Address)], takes)
	}
	free, err := u.store.Free()
	if err != nil {
		return nil, errStorage.Because(err)
	}
	_, stored := u.store.Usage()
	b.free, b.disk = free, plus(free, uint64(stored))
	return b, nil
}

// quota refuses a task that is weighed and whose whole run does not fit what its sponsor is given beside his other tasks.
func (b *balance) quota(id protocol.Hash, spec *protocol.TaskSpec) error {
	of, known := b.tasks.sponsors.Load(id)
	if !known {
		return nil
	}
	sponsor := of.(common.Address)
	need, _, err := b.weight(spec, spec.MaxRounds)
	if err != nil {
		return err
	}
	need = max(need, b.held[id])
	others := b.of[sponsor] - min(b.of[sponsor], b.held[id])
	if all := plus(others, need); all > uint64(b.cfg.MaxSponsorBytes) {
		return errQuotaExceeded.With("a whole run of the task takes %d bytes, other tasks of %s take %d; this keeper gives one sponsor %d",
			need, sponsor, others, b.cfg.MaxSponsorBytes)
	} else if all > b.disk/sponsorShare {
		return errQuotaExceeded.With("a whole run of the task takes %d bytes, other tasks of %s take %d; this keeper gives one sponsor a %dth of its disk, %d",
			need, sponsor, others, sponsorShare, b.disk/sponsorShare)
	}
	return b.fits(id, need)
}
