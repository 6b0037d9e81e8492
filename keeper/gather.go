package keeper

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	// gathersAtOnce and seekersAtOnce are of how many tasks that are not this keeper's, or are not named, it is found out at a time what is
	// here, and peers are asked for what is not.
	gathersAtOnce, seekersAtOnce = 4, 16
	// seekBatch objects of a task are asked for before another's turn comes, seeksAtOnce at a time.
	seekBatch, seeksAtOnce = 256, 4
	// lookBatch objects are looked for between two looks at the context.
	lookBatch = 1024
)

// gathering names a task as it is posted: after a reorg it may be another one.
type gathering struct{ id, spec protocol.Hash }

// gathered is how far the objects of a task are here. It holds while the store loses nothing.
type gathered struct {
	losses uint64
	// ready says that all are here and marked as the task's, unfit that they are none that this keeper serves.
	ready, unfit bool
	// seen is how many of them, in their order, are here, lacks is the first that is not.
	seen  int
	lacks protocol.Hash
}

// place waits for a place in the name of a stranger's task: how many of these there are, and what they name, decides whoever posts them.
func place(ctx context.Context, places chan struct{}, own bool) (done func(), err error) {
	if own {
		return func() {}, nil
	}
	select {
	case places <- struct{}{}:
		return func() { <-places }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// complete says whether what the sponsor hands over is here, as far as that was found out, and marked as the task's. It has that found out
// beside the caller, and the peers asked for what is not here. own says that this keeper is in the task's pool.
func (o *objects) complete(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, own bool) (bool, error) {
	own = own || o.named(id)
	if !protocol.Tier(spec.Tier).Proven() {
		// These are two, of which nothing is decoded.
		if _, err := o.gather(ctx, id, spec); err != nil {
			return false, err
		}
	}
	if known, ok := o.gathered.Load(gathering{id, spec.SpecHash()}); ok {
		g := known.(gathered)
		if g.losses == o.store.Losses() && (g.ready || g.unfit) {
			return g.ready, nil
		}
		held, err := o.store.Has(g.lacks)
		if err != nil {
			return false, errStorage.Because(err)
		}
		if !g.ready && !g.unfit && !held {
			if o.peers.any(id) {
				o.actions.start(o.run, "fetch/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
					return 0, o.seek(ctx, id, spec, own)
				}, o.failed("fetch", id))
			}
			return false, nil
		}
	}
	o.actions.start(o.run, "gather/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		done, err := place(ctx, o.gathers, own)
		if err != nil {
			return 0, err
		}
		defer done()
		ready, err := o.gather(ctx, id, spec)
		if err == nil && (ready || o.peers.any(id)) {
			o.wake()
		}
		return 0, err
	}, o.failed("gather", id))
	return false, nil
}

// gather finds out whether what the sponsor hands over is here. What is all here stays for the task, whoever brought it.
func (o *objects) gather(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec) (bool, error) {
	key, g := gathering{id, spec.SpecHash()}, gathered{losses: o.store.Losses()}
	if last, ok := o.gathered.Load(key); ok && last.(gathered).losses == g.losses {
		if last.(gathered).ready {
			return true, nil
		}
		g.seen = last.(gathered).seen
	}
	parts, err := o.parts(spec)
	switch {
	case errors.Is(err, errManifestRequired):
		g.lacks, g.seen = spec.ManifestHash, 0
	case unfit(err):
		o.once(id, "the task is not joined", "task", id, "why", err)
		g.unfit = true
	case err != nil:
		return false, err
	}
	if err != nil {
		o.gathered.Store(key, g)
		return false, nil
	}
	roots := []store.Root{spec.ManifestHash, spec.InitialStateRoot}
	for i := range parts.len() {
		roots = append(roots, parts.root(i))
	}
	for ; g.seen < len(roots); g.seen++ {
		if g.seen%lookBatch == 0 && ctx.Err() != nil {
			return false, ctx.Err()
		}
		held, err := o.store.Has(roots[g.seen])
		if err != nil {
			return false, errStorage.Because(err)
		}
		if !held {
			g.lacks = roots[g.seen]
			o.gathered.Store(key, g)
			return false, nil
		}
	}
	if !parts.complete {
		return false, nil // what was missing came meanwhile
	}
	if err := o.kept.needAll(ctx, roots, id); err != nil {
		return false, err
	}
	if g.losses != o.store.Losses() {
		return false, nil // something may have gone before it was marked
	}
	g.ready = true
	o.gathered.Store(key, g)
	return true, nil
}

// seek asks the peers for what lacks of a task: of a few tasks at a time, each of which waits for the others after a batch.
func (o *objects) seek(ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, own bool) error {
	got, lacking := 0, 0
	for at := 0; at >= 0; {
		found, asked, next, err := o.seekSome(ctx, id, spec, at, own)
		if err != nil {
			return err
		}
		got, lacking, at = got+found, lacking+asked, next
	}
	if got > 0 {
		o.wake()
	} else if lacking > 0 {
		return fmt.Errorf("%d objects: %w with any peer", lacking, store.ErrNotFound)
	}
	return nil
}

// seekSome asks the peers for what lacks of a task's objects from one of them on, and says which comes next; -1 if none does.
func (o *objects) seekSome(
	ctx context.Context, id protocol.Hash, spec *protocol.TaskSpec, from int, own bool,
) (found, asked, next int, err error) {
	done, err := place(ctx, o.seekers, own)
	if err != nil {
		return 0, 0, 0, err
	}
	defer done()
	parts, err := o.listed(spec)
	if err != nil {
		parts = new(taskParts) // none are known
	}
	roots := []protocol.Hash{spec.ManifestHash, spec.InitialStateRoot}
	var g errgroup.Group
	g.SetLimit(seeksAtOnce)
	var got atomic.Int64
	end := len(roots) + parts.len()
	for next = from; next < end && asked < seekBatch; next++ {
		var root protocol.Hash
		ask := func() bool { return o.fetch(ctx, id, spec, root) }
		if i := next - len(roots); i < 0 {
			root = roots[next]
		} else {
			root = parts.root(i)
			ask = func() bool { return o.fetchPart(ctx, id, spec, parts.part(i)) }
		}
		held, err := o.store.Has(root)
		if err != nil {
			return 0, 0, 0, errors.Join(errStorage.Because(err), g.Wait())
		}
		if held {
			continue
		}
		asked++
		g.Go(func() error {
			return guard.Call(func() error {
				// Of the task: what another one takes the root for keeps nobody from getting it.
				done, err := o.seeking.lock(ctx, root)
				if err != nil {
					return err
				}
				defer done()
				held, err := o.store.Has(root)
				if err == nil && (held || ask()) {
					got.Add(1)
				}
				return err
			})
		})
	}
	err = g.Wait()
	if next >= end {
		next = -1
	}
	return int(got.Load()), asked, next, err
}
