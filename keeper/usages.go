package keeper

import (
	"context"
	"iter"
	"math"
	"math/bits"
	"net/http"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
)

var errQuotaExceeded = &protocol.Error{Name: "QuotaExceeded", Status: http.StatusConflict,
	Message: "a whole run of the task does not fit what this keeper gives one sponsor",
	Hint:    "wait until tasks of this sponsor have ended and were cleared away, or ask another keeper"}

// usages are what sponsors have here, each summed up once a head and whenever something of theirs was stored or joined.
type usages struct {
	*node
	tasks      *registry
	objects    *objects
	membership *membership
	settlement *settlement
	pruner     *pruner
	// taking says whether a lock is being taken in a task.
	taking func(protocol.Hash) bool

	// mu locks the sums (of, and what is owed to all) at one block, of so many files together, and which version of them it is.
	mu      sync.Mutex
	block   common.Hash
	of      map[common.Address]*usage
	owed    *uint64
	files   int
	version uint64
}

// maxFiles bounds the files of all sums that are remembered: about 100 MiB.
const maxFiles = 1 << 20

// usage is what a sponsor's tasks take here: of those that were joined the whole run, as nothing of it can be refused later, of the others
// the files that are here.
type usage struct {
	all   uint64
	files map[protocol.Hash]uint64
}

// besides is all of it but these files, of which a root may occur more than once.
func (u *usage) besides(ctx context.Context, files iter.Seq2[protocol.Hash, uint64]) (uint64, error) {
	all, seen := u.all, make(map[protocol.Hash]bool)
	for root := range files {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if bytes, here := u.files[root]; here && !seen[root] {
			seen[root] = true
			all -= bytes
		}
	}
	return all, nil
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

// runBytes is what so many rounds of a task store: a state each, and a payload of each trainer, with its claim in the Verified tier.
func runBytes(spec *protocol.TaskSpec, rounds uint32) uint64 {
	trainer := payloadLayout(spec).CanonicalBytes()
	if spec.CheckpointInterval != 0 {
		n := claim.Schedule{Steps: spec.InnerSteps, Interval: spec.CheckpointInterval}.Checkpoints()
		trainer = plus(trainer, times(uint64(n), claim.HashBytes))
	}
	round := plus(stateLayout(spec).CanonicalBytes(), times(trainer, uint64(spec.TrainerCount)))
	return times(round, uint64(rounds))
}

// changed has everything summed up again.
func (u *usages) changed() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.reset(common.Hash{})
}

// reset forgets all sums. The caller has mu.
func (u *usages) reset(block common.Hash) {
	u.block, u.of, u.owed, u.files = block, make(map[common.Address]*usage), nil, 0
	u.version++
}

// weight is what a task takes with so many rounds, and what it is made of.
func (u *usages) weight(ctx context.Context, spec *protocol.TaskSpec, rounds uint32) (uint64, error) {
	all := plus(runBytes(spec, rounds), stateLayout(spec).CanonicalBytes())
	for root, size := range u.objects.files(spec) {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		if root == spec.InitialStateRoot {
			continue
		}
		bytes, err := u.store.Size(root)
		if err != nil {
			return 0, errStorage.Because(err)
		}
		all = plus(all, max(uint64(bytes), size))
	}
	return all, nil
}

// at forgets what was summed up at another block, and says which version the sums have. The caller has mu.
func (u *usages) at(v *chain.View) (version uint64) {
	if u.block != v.Hash || u.of == nil {
		u.reset(v.Hash)
	}
	return u.version
}

// sum is what a sponsor has here. Nobody waits for another's sum.
func (u *usages) sum(ctx context.Context, v *chain.View, sponsor common.Address) (*usage, error) {
	u.mu.Lock()
	version, known := u.at(v), u.of[sponsor]
	u.mu.Unlock()
	if known != nil {
		return known, nil
	}
	used, err := u.count(ctx, v, sponsor)
	if err != nil {
		return nil, err
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.version != version {
		return used, nil // as of before
	}
	if u.files += len(used.files); u.files > maxFiles {
		u.reset(v.Hash)
		u.files = len(used.files)
	}
	u.of[sponsor] = used
	return used, nil
}

// count sums up what a sponsor has here.
func (u *usages) count(ctx context.Context, v *chain.View, sponsor common.Address) (*usage, error) {
	used := &usage{files: make(map[protocol.Hash]uint64)}
	programs := make(map[protocol.Hash]bool)
	add := func(root protocol.Hash) error {
		if _, seen := used.files[root]; seen {
			return nil
		}
		bytes, err := u.store.Size(root)
		if err != nil {
			return errStorage.Because(err)
		}
		if bytes > 0 { // what is named and not here takes no memory either
			used.files[root] = uint64(bytes)
			used.all += uint64(bytes)
		}
		return ctx.Err()
	}
	for _, id := range *u.tasks.found.Load() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		of, known := u.tasks.sponsors.Load(id)
		if _, gone := u.pruner.pruned.Load(id); gone || !known || of.(common.Address) != sponsor {
			continue
		}
		spec, _, err := u.tasks.spec(ctx, v, id)
		if err != nil {
			return nil, err
		}
		if u.taken(id) {
			rounds := spec.MaxRounds
			if ran, over := u.settlement.ran.Load(id); over {
				rounds = ran.(uint32)
			}
			bytes, err := u.weight(ctx, spec, rounds)
			if err != nil {
				return nil, err
			}
			used.all = plus(used.all, bytes)
			continue
		}
		for _, root := range specRoots(spec) {
			if err := add(root); err != nil {
				return nil, err
			}
		}
		parts, err := u.objects.listed(spec)
		if err != nil {
			continue // none are known
		}
		for _, p := range parts.named {
			if err := add(p.Root); err != nil {
				return nil, err
			}
		}
		for _, c := range parts.constants {
			if programs[c.program] {
				continue
			}
			programs[c.program] = true
			for i := range c.Len() {
				if err := add(c.At(i).Root); err != nil {
					return nil, err
				}
			}
		}
	}
	return used, nil
}

// taken says whether this keeper is in a task's pool, or about to be.
func (u *usages) taken(id protocol.Hash) bool {
	_, joined := u.membership.joined.Load(id)
	return joined || u.taking(id)
}

// quota refuses a task whose whole run does not fit what its sponsor is given beside his other tasks. Whoever has joined it owes all of it:
// later nothing is refused. What the operator named he has weighed.
func (u *usages) quota(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	of, known := u.tasks.sponsors.Load(id)
	if !known || u.named(id) || u.taken(id) {
		return nil
	}
	sponsor := of.(common.Address)
	used, err := u.sum(ctx, v, sponsor)
	if err != nil {
		return err
	}
	need, err := u.weight(ctx, spec, spec.MaxRounds)
	if err != nil {
		return err
	}
	others, err := used.besides(ctx, u.objects.files(spec))
	if err != nil {
		return err
	}
	if plus(others, need) > uint64(u.cfg.MaxSponsorBytes) {
		return errQuotaExceeded.With("a whole run of the task has %d bytes, other tasks of %s take %d; this keeper gives one sponsor %d",
			need, sponsor, others, u.cfg.MaxSponsorBytes)
	}
	return u.disk(ctx, v, id, need)
}
