package keeper

import (
	"fmt"
	"slices"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// convictionHint is what whoever runs a convicted keeper can do.
const convictionHint = "find out why before it joins another task: docs/operations.md, \"After a conviction\""

// noteConviction tells the operator, once and as an error, that this keeper lost its lock in a task and is out of its pool. A reorg may take
// that back.
func (s *Service) noteConviction(id protocol.Hash, member chain.PoolKeeper) {
	if member.EjectedAt == 0 {
		s.convicted.Delete(id)
		return
	}
	if _, known := s.convicted.Swap(id, member.EjectedAt); !known {
		s.log.Error("this keeper was convicted: its lock in the task is lost, and it is out of the task's pool", "task", id,
			"when", time.Unix(int64(member.EjectedAt), 0).UTC(), "hint", convictionHint)
	}
}

// convictions are the problems of tasks in which this keeper was convicted lately.
func (s *Service) convictions(now uint64) (problems []string) {
	s.convicted.Range(func(id, at any) bool {
		if when := at.(uint64); now < when+chain.ConvictionShown {
			problems = append(problems, fmt.Sprintf("task %s: this keeper was convicted at %s and lost its lock; %s",
				id.(protocol.Hash), time.Unix(int64(when), 0).UTC().Format(time.RFC3339), convictionHint))
		}
		return true
	})
	slices.Sort(problems)
	return problems
}
