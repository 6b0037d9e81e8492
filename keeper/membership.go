package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// convictionHint is what whoever runs a convicted keeper can do.
const convictionHint = "find out why before it joins another task: docs/operations.md, \"After a conviction\""

// membership is which pools this keeper is in, and what it says there of itself. The chain knows; what is remembered of it is read anew
// after a reorg.
type membership struct {
	*node
	objects *objects
	kept    *kept
	joined  sync.Map // tasks whose pools this keeper was found in
	left    sync.Map // those of them that it is not in any more
	aside   sync.Map // tasks whose pools this keeper was found not to be in → absence
	// marked are tasks (gathering) of which all that was known here when this keeper was found in their pools is marked.
	marked sync.Map
	// published are the tasks in whose pools the chain has this keeper's endpoint.
	published sync.Map
	convicted sync.Map // task → when this keeper was convicted in it
}

// absence is why a keeper is not in a task's pool.
type absence uint8

const (
	// lacksFiles says that its files are not here, or nobody has looked for them.
	lacksFiles absence = iota
	// holdsFiles says that they are, unwanted that the keeper would not join it with them: what they are is not looked at.
	holdsFiles
	unwanted
)

// found notes that this keeper is in a task's pool, and has all that the task is made of marked, beside the caller.
func (m *membership) found(v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) {
	m.aside.Delete(id)
	m.joined.Store(id, struct{}{})
	key := gathering{id, spec.SpecHash()}
	if _, done := m.marked.Load(key); done {
		return
	}
	m.actions.start(m.run, "mark/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		// What the task takes is known once somebody has looked at its parts: after a restart nobody has.
		if _, err := m.objects.parts(spec); err != nil && !unfit(err) && !errors.Is(err, errManifestRequired) {
			return 0, err
		}
		// Of a keeper that joined before objects had marks.
		err := m.kept.needAll(ctx, m.objects.roots(spec), id)
		if err == nil {
			m.marked.Store(key, struct{}{})
		}
		return 0, err
	}, m.failed("mark", id))
}

// acknowledge asserts on chain that the sponsor's objects are held, once they are and belong to the spec.
func (m *membership) acknowledge(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if ready, err := m.objects.complete(ctx, v, id, spec, true); err != nil || !ready {
		return err
	}
	m.actions.start(m.run, "acknowledge/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		if err := m.objects.check(ctx, id, spec); err != nil {
			return 0, err
		}
		return m.transact(ctx, m.chain.AcknowledgeTask(id), chain.RevertNothingDue)
	}, m.failed("acknowledgeTask", id))
	return nil
}

// publishEndpoint says in the task's pool where this keeper answers, if the chain says something else.
func (m *membership) publishEndpoint(v *chain.View, id protocol.Hash) {
	if _, known := m.published.Load(id); known || m.cfg.Endpoint == "" {
		return
	}
	m.actions.start(m.run, "endpoint/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		said, in, err := v.Endpoint(ctx, id, m.account)
		if err != nil || !in {
			return 0, err
		}
		if said.URL == m.cfg.Endpoint {
			m.published.Store(id, struct{}{})
			return 0, nil
		}
		return m.transact(ctx, m.chain.SetEndpoint(id, m.cfg.Endpoint), chain.RevertNotInPool)
	}, m.failed("setEndpoint", id))
}

// leave takes this keeper out of a task's pool, so that its lock ends with its liability. It goes on to answer for what it signed there.
func (m *membership) leave(v *chain.View, id protocol.Hash) {
	m.once(id, "too many rounds were carried, and for too long; leaving the task's pool", "task", id)
	m.send(v, "leave/"+id.String(), m.chain.LeavePool(id), chain.RevertNotInPool, chain.RevertDrawPending)
}

// noteConviction tells the operator, once and as an error, that this keeper lost its lock in a task and is out of its pool. A reorg may
// take that back.
func (m *membership) noteConviction(id protocol.Hash, member chain.PoolKeeper) {
	if member.EjectedAt == 0 {
		m.convicted.Delete(id)
		return
	}
	if _, known := m.convicted.Swap(id, member.EjectedAt); !known {
		m.log.Error("this keeper was convicted: its lock in the task is lost, and it is out of the task's pool", "task", id,
			"when", time.Unix(int64(member.EjectedAt), 0).UTC(), "hint", convictionHint)
	}
}

// convictions are the problems of tasks in which this keeper was convicted lately.
func (m *membership) convictions(now uint64) (problems []string) {
	m.convicted.Range(func(id, at any) bool {
		if when := at.(uint64); now < when+chain.ConvictionShown {
			problems = append(problems, fmt.Sprintf("task %s: this keeper was convicted at %s and lost its lock; %s",
				id.(protocol.Hash), time.Unix(int64(when), 0).UTC().Format(time.RFC3339), convictionHint))
		}
		return true
	})
	slices.Sort(problems)
	return problems
}

// forget drops what a reorg may have taken back.
func (m *membership) forget() {
	m.aside.Clear()
	m.joined.Clear()
	m.left.Clear()
	m.marked.Clear()
	m.published.Clear()
}
