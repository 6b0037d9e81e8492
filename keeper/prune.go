package keeper

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
)

// pruneEvery is after how many blocks the tasks are looked through for what nobody needs any more.
const pruneEvery = 64

var errQuotaExceeded = &protocol.Error{Name: "QuotaExceeded", Status: http.StatusConflict,
	Message: "a whole run of the task does not fit what this keeper gives one sponsor",
	Hint:    "wait until tasks of this sponsor have ended and were cleared away, or ask another keeper"}

// ripe notes that a task may be cleared away once Retain is over: since it was found settled, or not to open, whichever lasts.
type ripe struct {
	status protocol.TaskStatus
	since  uint64
}

// prune lets go of the objects of tasks whose time is over: of those that have ended and are settled, so that nothing can be demanded or disputed
// any more, and of those that were posted and never opened. What another task needs stays, whoever names it. Acknowledgements and what was signed
// stay too.
func (s *Service) prune(v *chain.View, tasks []protocol.Hash, statuses map[protocol.Hash]protocol.TaskStatus) error {
	if s.cfg.Retain <= 0 || v.Number < s.prunedAt+pruneEvery && v.Number >= s.prunedAt {
		return nil
	}
	s.prunedAt = v.Number
	retain := uint64(s.cfg.Retain / time.Second)
	for _, id := range tasks {
		status := statuses[id]
		_, settled := s.settled.Load(id)
		_, joined := s.joined.Load(id)
		if !settled && (status != protocol.StatusPending || joined) {
			s.kept.ripe.Delete(id)
			continue
		}
		since, _ := s.kept.ripe.LoadOrStore(id, ripe{status, v.Time})
		switch r := since.(ripe); {
		case r.status != status:
			s.kept.ripe.Store(id, ripe{status, v.Time})
		case v.Time >= r.since+retain:
			removed, err := s.kept.release(id)
			for _, root := range removed {
				s.checked.Delete(protocol.Hash(root))
			}
			if len(removed) > 0 {
				s.log.Info("task cleared away", "task", id, "objects", len(removed))
			}
			if err != nil {
				return fmt.Errorf("clear task %s away: %w", id, err)
			}
			if settled {
				s.pruned.Store(id, struct{}{})
			}
		}
	}
	return nil
}

// roots are those that a task's specification leads to, as far as they are known here.
func (s *Service) roots(spec *protocol.TaskSpec) []protocol.Hash {
	roots := []protocol.Hash{spec.ManifestHash, spec.InitialStateRoot}
	for _, root := range []protocol.Hash{spec.ProgramRoot, spec.DatasetRoot} {
		if !root.IsZero() {
			roots = append(roots, root)
		}
	}
	parts, _, err := s.parts(spec)
	if err == nil {
		for _, p := range parts {
			roots = append(roots, p.Root)
		}
	}
	return roots
}

// kept is what is held for which tasks. ripe (task → ripe) are tasks whose objects may go.
type kept struct {
	s    *Service
	ripe sync.Map
}

// owners are tasks that an object is stored as part of. Those that were about to be cleared away have their time again.
func (k *kept) owners(tasks []posted) [][32]byte {
	out := make([][32]byte, len(tasks))
	for i, t := range tasks {
		k.ripe.Delete(t.id)
		out[i] = t.id
	}
	return out
}

// need marks an object as needed by tasks, and says whether it is held. From then on it is not cleared away with others.
func (k *kept) need(root protocol.Hash, tasks ...[32]byte) (held bool, err error) {
	if err := k.s.store.Own(root, tasks...); err != nil {
		return false, errStorage.Because(err)
	}
	if held, err = k.s.store.Has(root); err != nil {
		err = errStorage.Because(err)
	}
	return held, err
}

// needAll is need of all that a task is made of.
func (k *kept) needAll(roots []protocol.Hash, task protocol.Hash) (held bool, err error) {
	held = true
	for _, root := range roots {
		here, err := k.need(root, task)
		if err != nil {
			return false, err
		}
		held = held && here
	}
	return held, nil
}

// release lets go of all that is held for a task, unless something is brought for it meanwhile, and returns what went.
func (k *kept) release(id protocol.Hash) (removed []store.Root, err error) {
	removed, err = k.s.store.Release(id, func() bool { _, still := k.ripe.Load(id); return still })
	if err != nil {
		err = errStorage.Because(err)
	}
	return removed, err
}

// usage is what a sponsor's tasks take here: of those that were joined the whole run, as nothing of it can be refused later, of the others the files
// that are here.
type usage struct {
	all   uint64
	files map[protocol.Hash]uint64
}

// besides is all of it but these files.
func (u *usage) besides(roots []protocol.Hash) uint64 {
	all := u.all
	for i, root := range roots {
		if !slices.Contains(roots[:i], root) {
			all -= u.files[root]
		}
	}
	return all
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

// usages are what sponsors have here, each summed up once a head and whenever something of theirs was stored or joined.
type usages struct {
	s *Service

	mu    sync.Mutex
	block common.Hash
	of    map[common.Address]*usage
}

// changed has everything summed up again.
func (u *usages) changed() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.of = nil
}

// weight is what a task takes with so many rounds, and what it is made of.
func (u *usages) weight(spec *protocol.TaskSpec, rounds uint32) (uint64, error) {
	all := plus(runBytes(spec, rounds), stateLayout(spec).CanonicalBytes())
	sizes := make(map[protocol.Hash]uint64)
	parts, _, _ := u.s.parts(spec) // as far as they are known
	for _, p := range parts {
		if p.Exact {
			sizes[p.Root] = p.Bytes
		}
	}
	for _, root := range u.s.roots(spec) {
		if root == spec.InitialStateRoot {
			continue
		}
		bytes, err := u.s.store.Size(root)
		if err != nil {
			return 0, errStorage.Because(err)
		}
		all = plus(all, max(uint64(bytes), sizes[root]))
	}
	return all, nil
}

// sum is what a sponsor has here.
func (u *usages) sum(ctx context.Context, v *chain.View, sponsor common.Address) (*usage, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.of == nil || u.block != v.Hash {
		u.block, u.of = v.Hash, make(map[common.Address]*usage)
	}
	if known, ok := u.of[sponsor]; ok {
		return known, nil
	}
	used := &usage{files: make(map[protocol.Hash]uint64)}
	for _, id := range *u.s.tasks.Load() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		of, known := u.s.sponsors.Load(id)
		if _, gone := u.s.pruned.Load(id); gone || !known || of.(common.Address) != sponsor {
			continue
		}
		spec, _, err := u.s.spec(ctx, v, id)
		if err != nil {
			return nil, err
		}
		if u.taken(id) {
			rounds := spec.MaxRounds
			if ran, over := u.s.ran.Load(id); over {
				rounds = ran.(uint32)
			}
			bytes, err := u.weight(spec, rounds)
			if err != nil {
				return nil, err
			}
			used.all = plus(used.all, bytes)
			continue
		}
		for _, root := range u.s.roots(spec) {
			if _, seen := used.files[root]; seen {
				continue
			}
			bytes, err := u.s.store.Size(root)
			if err != nil {
				return nil, errStorage.Because(err)
			}
			used.files[root] = uint64(bytes)
			used.all += uint64(bytes)
		}
	}
	u.of[sponsor] = used
	return used, nil
}

// taken says whether this keeper is in a task's pool, or about to be.
func (u *usages) taken(id protocol.Hash) bool {
	_, joined := u.s.joined.Load(id)
	return joined || u.s.offers.taking(id)
}

// quota refuses a task whose whole run does not fit what its sponsor is given beside his other tasks. Whoever has joined it owes all of it: later
// nothing is refused. What the operator named he has weighed.
func (u *usages) quota(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	of, known := u.s.sponsors.Load(id)
	if !known || u.s.named(id) || u.taken(id) {
		return nil
	}
	sponsor := of.(common.Address)
	used, err := u.sum(ctx, v, sponsor)
	if err != nil {
		return err
	}
	need, err := u.weight(spec, spec.MaxRounds)
	if err != nil {
		return err
	}
	if others := used.besides(u.s.roots(spec)); plus(others, need) > uint64(u.s.cfg.MaxSponsorBytes) {
		return errQuotaExceeded.With("a whole run of the task has %d bytes, other tasks of %s take %d; this keeper gives one sponsor %d", need, sponsor, others, u.s.cfg.MaxSponsorBytes)
	}
	return nil
}
