package keeper

import (
	"context"
	"sync"

	"assay/keeper/store"
	"assay/protocol"
)

// kept is what is held for which tasks: an object that a task needs is marked so in the store, which also locks the marks, and goes with
// its last mark.
type kept struct {
	*node
	// ripe (task → ripe) are tasks whose objects may go.
	ripe sync.Map
}

// ripe notes that a task may be cleared away once Retain is over since then: it was found settled first, or not joined, or something was brought
// for it. Twice that after it was found so first it goes whatever is brought: a request that brings nothing new would keep its files for ever.
type ripe struct {
	settled      bool
	since, first uint64
	// brought counts what was brought since.
	brought uint64
}

// owners are tasks that an object is stored as part of. Those that were about to be cleared away have their time again.
func (k *kept) owners(tasks []posted) [][32]byte {
	out := make([][32]byte, len(tasks))
	for i, t := range tasks {
		k.again(t.id)
		out[i] = t.id
	}
	return out
}

// again has the time of a task's objects begin anew.
func (k *kept) again(id protocol.Hash) {
	head := k.head.Load()
	if head == nil {
		return // nothing is cleared away before the first look
	}
	for {
		known, ok := k.ripe.Load(id)
		if !ok {
			return
		}
		r := known.(ripe)
		r.since, r.brought = head.Time, r.brought+1
		if k.ripe.CompareAndSwap(id, known, r) {
			return
		}
	}
}

// need marks an object as needed by tasks, and says whether it is held. From then on it is not cleared away with others.
func (k *kept) need(root protocol.Hash, tasks ...[32]byte) (held bool, err error) {
	if err := k.store.Own(root, tasks...); err != nil {
		return false, errStorage.Because(err)
	}
	if held, err = k.store.Has(root); err != nil {
		err = errStorage.Because(err)
	}
	return held, err
}

// needAll marks all that a task is made of as needed by it.
func (k *kept) needAll(ctx context.Context, roots []store.Root, task protocol.Hash) error {
	if err := k.store.OwnAll(ctx, roots, task); err != nil && ctx.Err() != nil {
		return err
	} else if err != nil {
		return errStorage.Because(err)
	}
	return nil
}

// release lets go of all that is held for a task, unless something is brought for it meanwhile, and returns what went.
func (k *kept) release(id protocol.Hash, when ripe) (removed []store.Root, err error) {
	removed, err = k.store.Release(id, func() bool { now, still := k.ripe.Load(id); return still && now == when })
	if err != nil {
		err = errStorage.Because(err)
	}
	return removed, err
}

func (k *kept) forget() { k.ripe.Clear() }
