package keeper

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// pruneEvery is after how many blocks the tasks are looked through for what nobody needs any more.
const pruneEvery = 64

var errQuotaExceeded = &protocol.Error{Name: "QuotaExceeded", Status: http.StatusConflict,
	Message: "the sponsor's tasks have as many bytes here as this keeper gives one sponsor",
	Hint:    "wait until tasks of this sponsor have ended and were cleared away, or ask another keeper"}

// ripe notes that a task may be cleared away once Retain is over: since it was found settled, or not to open, whichever lasts.
type ripe struct {
	status protocol.TaskStatus
	since  uint64
}

// prune removes the objects of tasks whose time is over: of those that have ended and are settled, so that nothing can be demanded or disputed
// any more, and of those that were posted and never opened. What another task names stays. Acknowledgements and what was signed stay too.
func (s *Service) prune(ctx context.Context, v *chain.View, tasks []protocol.Hash, statuses map[protocol.Hash]protocol.TaskStatus) error {
	if s.cfg.Retain <= 0 || v.Number < s.prunedAt+pruneEvery && v.Number >= s.prunedAt {
		return nil
	}
	s.prunedAt = v.Number
	retain := uint64(s.cfg.Retain / time.Second)
	var over []protocol.Hash
	kept := make(map[protocol.Hash]struct{})
	for _, id := range tasks {
		status := statuses[id]
		_, settled := s.settled.Load(id)
		_, joined := s.joined.Load(id)
		if settled || status == protocol.StatusPending && !joined {
			since, _ := s.ripe.LoadOrStore(id, ripe{status, v.Time})
			if r := since.(ripe); r.status == status && v.Time >= r.since+retain {
				over = append(over, id)
				continue
			} else if r.status != status {
				s.ripe.Store(id, ripe{status, v.Time})
			}
		} else {
			s.ripe.Delete(id)
		}
		spec, _, err := s.tasks.spec(ctx, v, id)
		if err != nil {
			return fmt.Errorf("task %s: %w", id, err) // what it names is not known: nothing goes
		}
		for _, root := range s.objects.roots(spec) {
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
		if _, gone := s.pruned.Load(id); gone {
			continue
		}
		if err := s.clear(ctx, v, id, kept); err != nil {
			return fmt.Errorf("clear task %s away: %w", id, err)
		}
		if _, settled := s.settled.Load(id); settled {
			s.pruned.Store(id, struct{}{})
		}
	}
	return nil
}

// clear removes a task's objects besides those kept.
func (s *Service) clear(ctx context.Context, v *chain.View, id protocol.Hash, kept map[protocol.Hash]struct{}) error {
	spec, _, err := s.tasks.spec(ctx, v, id)
	if err != nil {
		return err
	}
	roots := s.objects.roots(spec)
	head, err := v.Head(ctx, id)
	if err != nil {
		return err
	}
	for r := uint32(0); r < head.Round && r < spec.MaxRounds; r++ {
		round, err := v.Round(ctx, id, r)
		if err != nil {
			return err
		}
		entries, err := s.tasks.commitments(ctx, v, id, r, round.FrozenHash)
		if err != nil {
			return err
		}
		roots = append(roots, round.StateRoot)
		for _, c := range entries {
			roots = append(roots, c.PayloadRoot, c.ClaimHash)
		}
	}
	payloads, err := s.store.Payloads(id) // those of branches that are dead, too
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
		held, err := s.store.Has(root)
		if err == nil && held {
			err = s.store.Remove(root)
			removed++
		}
		if err != nil {
			return errStorage.Because(err)
		}
		s.objects.checked.Delete(root)
	}
	if removed > 0 {
		s.log.Info("task cleared away", "task", id, "objects", removed)
	}
	return nil
}
