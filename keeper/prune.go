package keeper

import (
	"context"
	"fmt"
	"sync"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// pruneEvery is after how many blocks the tasks are looked through for what nobody needs any more.
const pruneEvery = 64

// pruner clears tasks away.
type pruner struct {
	*node
	tasks      *registry
	objects    *objects
	membership *membership
	settlement *settlement
	// ripe (task → ripe) and pruned are tasks whose objects may go, and have gone; prunedAt is the block of the last look.
	ripe, pruned sync.Map
	prunedAt     uint64
}

// ripe notes that a task may be cleared away once Retain is over: since it was found settled, or not to open, whichever lasts.
type ripe struct {
	status protocol.TaskStatus
	since  uint64
}

// prune removes the objects of tasks whose time is over: of those that have ended and are settled, so that nothing can be demanded or disputed
// any more, and of those that were posted and never opened. What another task names stays. Acknowledgements and what was signed stay too.
func (p *pruner) prune(ctx context.Context, v *chain.View, tasks []protocol.Hash, statuses map[protocol.Hash]protocol.TaskStatus) error {
	if p.cfg.Retain <= 0 || v.Number < p.prunedAt+pruneEvery && v.Number >= p.prunedAt {
		return nil
	}
	p.prunedAt = v.Number
	retain := uint64(p.cfg.Retain / time.Second)
	var over []protocol.Hash
	kept := make(map[protocol.Hash]struct{})
	for _, id := range tasks {
		status := statuses[id]
		_, settled := p.settlement.settled.Load(id)
		_, joined := p.membership.joined.Load(id)
		if settled || status == protocol.StatusPending && !joined {
			since, _ := p.ripe.LoadOrStore(id, ripe{status, v.Time})
			if r := since.(ripe); r.status == status && v.Time >= r.since+retain {
				over = append(over, id)
				continue
			} else if r.status != status {
				p.ripe.Store(id, ripe{status, v.Time})
			}
		} else {
			p.ripe.Delete(id)
		}
		spec, _, err := p.tasks.spec(ctx, v, id)
		if err != nil {
			return fmt.Errorf("task %s: %w", id, err) // what it names is not known: nothing goes
		}
		for _, root := range p.objects.roots(spec) {
			kept[root] = struct{}{}
		}
		if joined {
			head, err := v.Head(ctx, id)
			if err != nil {
				return err
			}
			kept[head.StateRoot] = struct{}{}
		}
	}
	for _, id := range over {
		if _, gone := p.pruned.Load(id); gone {
			continue
		}
		if err := p.clear(ctx, v, id, kept); err != nil {
			return fmt.Errorf("clear task %s away: %w", id, err)
		}
		if _, settled := p.settlement.settled.Load(id); settled {
			p.pruned.Store(id, struct{}{})
		}
	}
	return nil
}

// clear removes a task's objects besides those kept.
func (p *pruner) clear(ctx context.Context, v *chain.View, id protocol.Hash, kept map[protocol.Hash]struct{}) error {
	spec, _, err := p.tasks.spec(ctx, v, id)
	if err != nil {
		return err
	}
	roots := p.objects.roots(spec)
	head, err := v.Head(ctx, id)
	if err != nil {
		return err
	}
	for r := uint32(0); r < head.Round && r < spec.MaxRounds; r++ {
		round, err := v.Round(ctx, id, r)
		if err != nil {
			return err
		}
		entries, err := p.tasks.commitments(ctx, v, id, r, round.FrozenHash)
		if err != nil {
			return err
		}
		roots = append(roots, round.StateRoot)
		for _, c := range entries {
			roots = append(roots, c.PayloadRoot, c.ClaimHash)
		}
	}
	payloads, err := p.store.Payloads(id) // those of branches that are dead, too
	if err != nil {
		return errStorage.Because(err)
	}
	for _, root := range payloads {
		roots = append(roots, root)
	}
	removed := 0
	for _, root := range roots {
		if _, stays := kept[root]; stays {
			continue
		}
		held, err := p.store.Has(root)
		if err == nil && held {
			err = p.store.Remove(root)
			removed++
		}
		if err != nil {
			return errStorage.Because(err)
		}
		p.objects.checked.Delete(root)
	}
	if removed > 0 {
		p.log.Info("task cleared away", "task", id, "objects", removed)
	}
	return nil
}

func (p *pruner) forget() {
	p.ripe.Clear()
	p.pruned.Clear()
}
