package keeper

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// pruneEvery is after how many blocks the tasks are looked through for what nobody needs any more.
const pruneEvery = 64

// pruner clears tasks away. Only the loop that follows the chain calls it.
type pruner struct {
	*node
	kept       *kept
	objects    *objects
	reports    *reports
	statistics *statistics
	membership *membership
	settlement *settlement
	// pruned are settled tasks whose objects have gone; prunedAt is the block of the last look for what may go.
	pruned   sync.Map
	prunedAt uint64
}

// prune lets go of the objects of tasks whose time is over: of those that have ended, or were left, and are settled, so that nothing can be
// demanded or disputed any more, and of those that this keeper did not join, which need never open nor end. What another task needs stays,
// whoever names it. Acknowledgements and what was signed stay too.
func (p *pruner) prune(v *chain.View, tasks []protocol.Hash, statuses map[protocol.Hash]protocol.TaskStatus) error {
	if p.cfg.Retain <= 0 || v.Number < p.prunedAt+pruneEvery && v.Number >= p.prunedAt {
		return nil
	}
	p.prunedAt = v.Number
	retain := uint64(p.cfg.Retain / time.Second)
	var errs []error
	for _, id := range tasks {
		status, read := statuses[id]
		if !read {
			continue
		}
		_, settled := p.settlement.settled.Load(id)
		_, joined := p.membership.joined.Load(id)
		if !settled && (joined || status != protocol.StatusPending && p.named(id)) {
			p.kept.ripe.Delete(id)
			continue
		}
		since, _ := p.kept.ripe.LoadOrStore(id, ripe{settled: settled, since: v.Time, first: v.Time})
		switch r := since.(ripe); {
		case r.settled != settled:
			p.kept.ripe.Store(id, ripe{settled: settled, since: v.Time, first: v.Time})
		case v.Time >= r.since+retain || v.Time >= r.first+2*retain:
			removed, err := p.kept.release(id, r)
			if err == nil {
				err = errors.Join(p.reports.forget(id), p.statistics.forget(id))
			}
			for _, root := range removed {
				p.objects.checked.Delete(protocol.Hash(root))
			}
			if len(removed) > 0 {
				p.log.Info("task cleared away", "task", id, "objects", len(removed))
			}
			if err != nil {
				errs = append(errs, fmt.Errorf("clear task %s away: %w", id, err))
			} else if settled {
				p.pruned.Store(id, struct{}{})
			} else {
				p.kept.ripe.CompareAndDelete(id, r) // what is brought from now on has its own time
			}
		}
	}
	return errors.Join(errs...)
}

func (p *pruner) forget() { p.pruned.Clear() }
