package keeper

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

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
			s.ripe.Delete(id)
			continue
		}
		since, _ := s.ripe.LoadOrStore(id, ripe{status, v.Time})
		switch r := since.(ripe); {
		case r.status != status:
			s.ripe.Store(id, ripe{status, v.Time})
		case v.Time >= r.since+retain:
			if err := s.clear(id); err != nil {
				return fmt.Errorf("clear task %s away: %w", id, err)
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

// need marks an object as needed by tasks, and says whether it is held. From then on it is not cleared away with others.
func (s *Service) need(root protocol.Hash, tasks ...[32]byte) (held bool, err error) {
	if err := s.store.Own(root, tasks...); err != nil {
		return false, errStorage.Because(err)
	}
	if held, err = s.store.Has(root); err != nil {
		err = errStorage.Because(err)
	}
	return held, err
}

// needAll is need of all that a task is made of.
func (s *Service) needAll(roots []protocol.Hash, task protocol.Hash) (held bool, err error) {
	held = true
	for _, root := range roots {
		here, err := s.need(root, task)
		if err != nil {
			return false, err
		}
		held = held && here
	}
	return held, nil
}

// clear lets go of all that is held for a task, unless something is brought for it meanwhile.
func (s *Service) clear(id protocol.Hash) error {
	removed, err := s.store.Release(id, func() bool { _, still := s.ripe.Load(id); return still })
	for _, root := range removed {
		s.checked.Delete(protocol.Hash(root))
	}
	if len(removed) > 0 {
		s.log.Info("task cleared away", "task", id, "objects", len(removed))
	}
	if err != nil {
		return errStorage.Because(err)
	}
	return nil
}

// usages are what sponsors have here, each summed up once a head and whenever something of theirs was stored.
type usages struct {
	mu    sync.Mutex
	block common.Hash
	of    map[common.Address]int64
}

// stored has everything summed up again.
func (u *usages) stored() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.of = nil
}

// usage is how many bytes the objects of a sponsor's tasks have here.
func (s *Service) usage(ctx context.Context, v *chain.View, sponsor common.Address) (int64, error) {
	s.usages.mu.Lock()
	defer s.usages.mu.Unlock()
	if s.usages.of == nil || s.usages.block != v.Hash {
		s.usages.block, s.usages.of = v.Hash, make(map[common.Address]int64)
	}
	if known, ok := s.usages.of[sponsor]; ok {
		return known, nil
	}
	var used int64
	seen := make(map[protocol.Hash]bool)
	for _, id := range *s.tasks.Load() {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		of, known := s.sponsors.Load(id)
		if !known || of.(common.Address) != sponsor {
			continue
		}
		spec, _, err := s.spec(ctx, v, id)
		if err != nil {
			return 0, err
		}
		for _, root := range s.roots(spec) {
			if seen[root] {
				continue
			}
			seen[root] = true
			bytes, err := s.store.Size(root)
			if err != nil {
				return 0, errStorage.Because(err)
			}
			used += bytes
		}
	}
	s.usages.of[sponsor] = used
	return used, nil
}

// quota refuses what a sponsor brings once the objects of his tasks have as many bytes as he is given.
func (s *Service) quota(ctx context.Context, v *chain.View, sponsor common.Address) error {
	limit := s.cfg.MaxSponsorBytes
	used, err := s.usage(ctx, v, sponsor)
	if err != nil {
		return err
	}
	if used >= limit {
		return errQuotaExceeded.With("tasks of %s have %d bytes here; this keeper gives one sponsor %d", sponsor, used, limit)
	}
	return nil
}
