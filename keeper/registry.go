package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	// saveEvery is how many blocks are read anew at most after a restart, but for the newest of those that had been read, which are read again
	// in any case.
	saveEvery = 256
	// frozenCache keeps the frozen sets of the rounds in progress and of those being caught up with.
	frozenCache = 1024
)

// registry is what the chain says of tasks: which are posted, what their specifications are, and who committed to what in their rounds.
type registry struct {
	*node
	// posted is what was read of the chain's tasks, found what was found by then, for whoever does not wait for the reading.
	// Whoever reads holds the one place of reading.
	reading chan struct{}
	posted  chain.Tail[chain.Posted]
	savedAt uint64
	found   atomic.Pointer[[]protocol.Hash]

	sponsors sync.Map // task → who posted it
	specs    sync.Map // spec hash → *protocol.TaskSpec
	specOf   sync.Map // task → spec hash, which its id binds
	frozen   *lru.Cache[frozenKey, []chain.Commitment]
}

// posted is a task and its specification.
type posted struct {
	id   protocol.Hash
	spec *protocol.TaskSpec
}

// frozenKey names a frozen set. Its hash does not bind the trainers' slots, which a reorg may change.
type frozenKey struct {
	task, frozen protocol.Hash
	round        uint32
	epoch        uint64
}

func newRegistry(n *node) *registry {
	r := &registry{node: n, reading: make(chan struct{}, 1), frozen: lru.NewCache[frozenKey, []chain.Commitment](frozenCache)}
	r.found.Store(new([]protocol.Hash))
	return r
}

// discover lists the tasks to serve. How far the chain was read is kept, here and in the journal. If it could not be read to its end,
// the tasks found so far come with the error.
func (r *registry) discover(ctx context.Context, v *chain.View) ([]protocol.Hash, error) {
	if len(r.cfg.Tasks) > 0 && !r.cfg.Every {
		return r.cfg.Tasks, nil
	}
	select {
	case r.reading <- struct{}{}:
	case <-ctx.Done():
		return *r.found.Load(), ctx.Err()
	}
	defer func() { <-r.reading }()
	return r.read(ctx, v)
}

// known is discover for strangers, who do not wait for another's reading.
func (r *registry) known(ctx context.Context, v *chain.View) ([]protocol.Hash, error) {
	if len(r.cfg.Tasks) > 0 && !r.cfg.Every {
		return r.cfg.Tasks, nil
	}
	select {
	case r.reading <- struct{}{}:
	default:
		// Somebody reads it. Until that was done once nobody can say that a task is not posted.
		if found := *r.found.Load(); found != nil {
			return found, nil
		}
		select {
		case r.reading <- struct{}{}:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	defer func() { <-r.reading }()
	return r.read(ctx, v)
}

// read reads the chain on. The caller has the place of reading.
func (r *registry) read(ctx context.Context, v *chain.View) ([]protocol.Hash, error) {
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	posted, err := r.posted.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Posted, error) {
		return at.Posted(ctx, from)
	})
	tasks := make([]protocol.Hash, len(posted))
	for i, p := range posted {
		tasks[i] = p.TaskID
	}
	r.found.Store(&tasks)
	for _, p := range posted {
		r.sponsors.LoadOrStore(p.TaskID, p.Sponsor)
	}
	return tasks, errors.Join(err, r.saveProgress())
}

// saveProgress journals how far the chain was read, when that is worth a write.
func (r *registry) saveProgress() error {
	n := len(r.posted.Marks)
	if n == 0 || r.posted.Marks[n-1].Number < r.savedAt+saveEvery {
		return nil
	}
	raw, err := json.Marshal(&r.posted)
	if err == nil {
		err = r.store.PutProgress(raw)
	}
	if err != nil {
		return err
	}
	r.savedAt = r.posted.Marks[n-1].Number
	return nil
}

// loadProgress goes on from where an earlier run had read the chain to.
func (r *registry) loadProgress() error {
	raw, err := r.store.Progress()
	if errors.Is(err, store.ErrNotFound) {
		return nil
	} else if err != nil {
		return err
	}
	if err := json.Unmarshal(raw, &r.posted); err != nil {
		return fmt.Errorf("journalled progress: %w", err)
	}
	if n := len(r.posted.Marks); n > 0 {
		r.savedAt = r.posted.Marks[n-1].Number
	}
	return nil
}

// spec returns a task's specification. It is kept by its hash, which a reorg cannot change the meaning of.
func (r *registry) spec(ctx context.Context, v *chain.View, id protocol.Hash) (*protocol.TaskSpec, protocol.Hash, error) {
	var hash protocol.Hash
	if known, ok := r.specOf.Load(id); ok {
		hash = known.(protocol.Hash)
	} else {
		if err := r.listed(ctx, v, id); err != nil {
			return nil, hash, err
		}
		var err error
		if hash, err = v.SpecHash(ctx, id); err != nil {
			return nil, hash, err
		}
		if hash.IsZero() {
			return nil, hash, protocol.ErrTaskNotFound.With("task %s is not posted", id)
		}
	}
	if known, ok := r.specs.Load(hash); ok {
		r.specOf.Store(id, hash)
		return known.(*protocol.TaskSpec), hash, nil
	}
	spec, err := v.Spec(ctx, id)
	if err != nil {
		return nil, hash, err
	}
	if got := spec.SpecHash(); got != hash {
		return nil, hash, fmt.Errorf("%w: spec of task %s hashes to %s, the contract says %s", chain.ErrInconsistent, id, got, hash)
	}
	r.specs.Store(hash, &spec)
	r.specOf.Store(id, hash)
	return &spec, hash, nil
}

// listed says whether a task is posted, by the list of all: whoever asks about tasks that nobody posted costs the chain's RPC nothing but
// the list, which is read on once a head.
func (r *registry) listed(ctx context.Context, v *chain.View, id protocol.Hash) error {
	if len(r.cfg.Tasks) > 0 || slices.Contains(*r.found.Load(), id) {
		return nil
	}
	tasks, err := r.known(ctx, v)
	if slices.Contains(tasks, id) {
		return nil
	}
	if err != nil {
		return err
	}
	return protocol.ErrTaskNotFound.With("task %s is not posted", id)
}

// served says whether this keeper can hold and aggregate a task's objects.
func (r *registry) served(spec *protocol.TaskSpec) error {
	if size := stateBytes(spec); size > r.cfg.MaxObjectBytes {
		return errTaskNotServed.With("a state of the task has %d bytes, this keeper takes up to %d", size, r.cfg.MaxObjectBytes)
	}
	return nil
}

// serves says whether payloads of a task are this keeper's business: it can hold them, and its signature counts in the pool.
func (r *registry) serves(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if err := r.served(spec); err != nil {
		return err
	}
	member, err := v.PoolKeeper(ctx, id, r.account)
	if err != nil {
		return err
	}
	if !member.Active || member.Key != r.signer {
		return errTaskNotServed.With("keeper %s is not in the task's pool", r.account)
	}
	return nil
}

// commitments returns a round's frozen set so far. It is kept by the running hash that proves it.
func (r *registry) commitments(
	ctx context.Context, v *chain.View, id protocol.Hash, round uint32, frozen protocol.Hash,
) ([]chain.Commitment, error) {
	k := frozenKey{id, frozen, round, r.epoch.Load()}
	if known, ok := r.frozen.Get(k); ok {
		return known, nil
	}
	entries, err := v.Commitments(ctx, id, round, frozen)
	if err == nil {
		r.frozen.Add(k, entries)
	}
	return entries, err
}

// standing returns the trainer's commitment in a round, nil if there is none.
func (r *registry) standing(
	ctx context.Context, v *chain.View, task protocol.Hash, number uint32, head chain.Head, trainer common.Address,
) (*chain.Commitment, error) {
	if number > head.Round {
		return nil, nil
	}
	round, err := v.Round(ctx, task, number)
	if err != nil {
		return nil, err
	}
	entries, err := r.commitments(ctx, v, task, number, round.FrozenHash)
	if err != nil {
		return nil, err
	}
	for i := range entries {
		if entries[i].Trainer == trainer {
			return &entries[i], nil
		}
	}
	return nil, nil
}

// enrolment finds the trainer of a submission among those who hold a slot, who are all read at once, once a head, and those who committed
// in the open round and lost it: whoever makes trainers up costs the chain's RPC nothing.
func (r *registry) enrolment(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, k store.Submission) (chain.Enrollment, error) {
	trainers, err := v.Trainers(ctx, k.Task, spec.TrainerCount)
	if err != nil {
		return chain.Enrollment{}, err
	}
	for _, t := range trainers {
		if t.Account == k.Trainer {
			return t.Enrollment, nil
		}
	}
	head, err := v.Head(ctx, k.Task)
	if err != nil {
		return chain.Enrollment{}, err
	}
	if k.Round == head.Round {
		committed, err := r.standing(ctx, v, k.Task, k.Round, head, k.Trainer)
		if err != nil {
			return chain.Enrollment{}, err
		}
		if committed != nil {
			return v.Enrollment(ctx, k.Task, k.Trainer)
		}
	}
	return chain.Enrollment{}, protocol.ErrTrainerNotEnrolled.With("%s is not enrolled in the task", common.Address(k.Trainer))
}

// included are the commitments under a statement's bits, by arrival.
func (r *registry) included(ctx context.Context, v *chain.View, st protocol.Statement) ([]chain.Commitment, error) {
	entries, err := r.commitments(ctx, v, st.TaskId, st.Round, st.FrozenHash)
	if err != nil {
		return nil, err
	}
	var out []chain.Commitment
	for _, c := range entries {
		if st.Included>>c.Slot&1 == 1 {
			out = append(out, c)
		}
	}
	return out, nil
}
