package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/protocol"
)

const (
	// headTimeout bounds deriving what one head asks for.
	headTimeout = 30 * time.Second
	// parallelTasks bounds how many tasks are looked at concurrently.
	parallelTasks = 8
)

// scheduler has every task of this keeper looked at at every head, and starts what is due. Only the loop that follows the chain calls it;
// the tasks of a head are looked at side by side.
type scheduler struct {
	*node
	tasks      *registry
	members    *members
	objects    *objects
	relays     *relays
	judge      *judge
	barren     *barren
	proposer   *proposer
	delivery   *delivery
	membership *membership
	settlement *settlement
	pruner     *pruner
	idle       *idleness
	offers     *offers
	defence    *defence
	statistics *statistics
	discovery  *discovery
	last       atomic.Value // protocol.Hash of the other task that was looked at last
}

// onHead derives from the chain, at this view's block, what is to be done, and starts it.
func (s *scheduler) onHead(ctx context.Context, v *chain.View) error {
	ctx, cancel := context.WithTimeout(ctx, headTimeout)
	defer cancel()
	// A long chain, or a slow RPC, is read over several heads: what was found so far is served meanwhile.
	tasks, unread := s.tasks.discover(ctx, v)
	tasks = s.inTurn(tasks)
	s.prefetch(ctx, v, tasks)
	counts := make(map[protocol.TaskStatus]int)
	statuses := make([]protocol.TaskStatus, len(tasks))
	failed := make([]bool, len(tasks))
	var g errgroup.Group
	g.SetLimit(parallelTasks)
	for i, id := range tasks {
		g.Go(func() error {
			status, err := s.actOn(ctx, v, id)
			statuses[i], failed[i] = status, err != nil
			if ctx.Err() == nil {
				s.reached(id)
			}
			if err != nil {
				return s.lasting(fmt.Errorf("task %s: %w", id, err))
			}
			return nil
		})
	}
	err := errors.Join(s.lasting(unread), g.Wait(), s.lasting(s.offers.accept(ctx, v)))
	found := make(map[protocol.Hash]protocol.TaskStatus, len(tasks))
	for i, st := range statuses {
		counts[st]++
		if !failed[i] {
			found[tasks[i]] = st
		}
	}
	if err == nil && unread == nil && !slices.Contains(failed, true) {
		err = s.lasting(s.idle.note(ctx, v, found))
	}
	// A task that cannot be read keeps no other from being cleared away.
	err = errors.Join(err, s.lasting(s.pruner.prune(v, tasks, found)))
	s.meters.tasks.Reset()
	for st, n := range counts {
		s.meters.tasks.WithLabelValues(st.String()).Set(float64(n))
	}
	s.actions.prune(v.Number)
	return err
}

// lasting leaves out an error that the next head settles. Each is looked at by itself: joined, one of these would hide all others.
func (s *scheduler) lasting(err error) error {
	if chain.Transient(err) || errors.Is(err, chain.ErrInconsistent) {
		s.log.Debug("chain moved while it was read", "err", err)
		return nil
	}
	return err
}

// prefetch asks for what is read of the tasks at this head in as few requests as possible. Of those that have ended, and of whatever is
// over in them, nothing is asked; of strangers' tasks only whether they have ended.
func (s *scheduler) prefetch(ctx context.Context, v *chain.View, tasks []protocol.Hash) {
	var own []protocol.Hash
	ask := func(reads func(*chain.View)) {
		if err := v.Prefetch(ctx, reads); err != nil {
			s.log.Debug("asking one by one", "err", err)
		}
	}
	ask(func(v *chain.View) {
		for _, id := range tasks {
			if as, done := s.settlement.settled.Load(id); done {
				if !as.(protocol.TaskStatus).Ended() {
					_, _ = v.PoolKeeper(ctx, id, s.account) // it may be in it again
				}
				continue
			}
			_, _ = v.Status(ctx, id)
			if _, known := s.tasks.specOf.Load(id); !known {
				_, _ = v.SpecHash(ctx, id)
				_, _ = v.Spec(ctx, id)
			}
			if why, aside := s.membership.aside.Load(id); !aside || why.(absence) == holdsFiles {
				_, _ = v.PoolKeeper(ctx, id, s.account)
				_, _ = v.Head(ctx, id)
				_, _ = v.PoolSize(ctx, id)
			}
			if _, joined := s.membership.joined.Load(id); joined {
				own = append(own, id)
				_, _ = v.Head(ctx, id)
				_, _ = v.Phase(ctx, id)
				_, _ = v.EnrollDeadline(ctx, id)
				_, _ = v.FirstHold(ctx, id)
				_, _ = v.Lock(ctx, id, protocol.RoleKeeper, s.account)
			}
		}
	})
	// Apart from all else: it looks back over many rounds, for which a node may give no call the gas.
	ask(func(at *chain.View) {
		for _, id := range own {
			if head, err := v.Head(ctx, id); err == nil && !s.barren.is(id, head) {
				_, _ = at.Absent(ctx, id)
			}
		}
	})
	ask(func(at *chain.View) {
		for _, id := range own {
			head, err := v.Head(ctx, id)
			if err != nil {
				continue
			}
			for _, round := range []uint32{head.Finalized, head.Round - min(head.Round, 1), head.Round} {
				_, _ = at.Round(ctx, id, round)
			}
			_, _ = at.Committee(ctx, id, head.Round)
		}
	})
}

// inTurn orders tasks for a look at all of them, which may end before the last one: those whose pools this keeper joined first, then the
// others, from the one behind the last that was reached on. Anybody posts tasks, as many as he likes.
func (s *scheduler) inTurn(tasks []protocol.Hash) []protocol.Hash {
	own, others := make([]protocol.Hash, 0, len(tasks)), []protocol.Hash(nil)
	for _, id := range tasks {
		if _, joined := s.membership.joined.Load(id); joined {
			own = append(own, id)
		} else {
			others = append(others, id)
		}
	}
	last, _ := s.last.Load().(protocol.Hash)
	at := slices.Index(others, last) + 1
	return slices.Concat(own, others[at:], others[:at])
}

// reached notes that a task was looked at.
func (s *scheduler) reached(id protocol.Hash) {
	if _, joined := s.membership.joined.Load(id); !joined {
		s.last.Store(id)
	}
}

// rejoined says whether this keeper is in the pool again of a task that it had left, and that was settled, by a transaction that it did not send itself:
// then nothing of the task may be cleared away.
func (s *scheduler) rejoined(ctx context.Context, v *chain.View, id protocol.Hash, status protocol.TaskStatus) (bool, error) {
	if status.Ended() {
		return false, nil
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil || !member.Active {
		return false, err
	}
	s.settlement.settled.Delete(id)
	s.pruner.pruned.Delete(id)
	s.log.Info("in a pool again that this keeper had left", "task", id)
	return true, nil
}

func (s *scheduler) actOn(ctx context.Context, v *chain.View, id protocol.Hash) (protocol.TaskStatus, error) {
	if status, done := s.settlement.settled.Load(id); done {
		again, err := s.rejoined(ctx, v, id, status.(protocol.TaskStatus))
		if err != nil || !again {
			return status.(protocol.TaskStatus), err
		}
	}
	status, err := v.Status(ctx, id)
	if errors.Is(err, protocol.ErrTaskNotFound) {
		return protocol.StatusNone, nil // configured, and not posted yet
	} else if err != nil {
		return status, err
	}
	spec, _, err := s.tasks.spec(ctx, v, id)
	if err != nil {
		return status, err
	}
	if err := s.tasks.served(spec); err != nil {
		s.once(id, "task is not served", "task", id, "why", err)
		return status, nil
	}
	if s.named(id) && !status.Ended() {
		s.discovery.refreshEndpoints(v, id) // the keepers of its pool may give what it takes to join
	}
	if _, aside := s.membership.aside.Load(id); aside && !status.Ended() {
		// Only this keeper itself makes it join, and first the task's objects have to be here.
		if s.offers.refuses(id, spec) {
			s.membership.aside.Store(id, unwanted)
			return status, nil
		}
		ready, err := s.objects.complete(ctx, v, id, spec, false)
		if err != nil || !ready {
			s.membership.aside.Store(id, lacksFiles)
			return status, err
		}
		s.membership.aside.Store(id, holdsFiles)
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil {
		return status, err
	}
	joined := member.Key != (common.Address{})
	s.membership.noteConviction(id, member)
	if joined {
		s.membership.found(v, id, spec)
		s.defence.strangers.Remove(id) // its disputes are this keeper's from now on
	}
	switch {
	case status.Ended() && joined:
		return status, s.settlement.settle(ctx, v, id, spec)
	case status.Ended():
		s.settlement.settled.Store(id, status)
		return status, nil
	case !joined:
		s.membership.aside.LoadOrStore(id, lacksFiles)
		return status, s.offers.consider(ctx, v, id, spec)
	case !member.Active:
		s.membership.left.Store(id, struct{}{})
		return status, s.settlement.part(ctx, v, id, spec)
	case member.Key != s.signer:
		s.once(id, "the pool binds another signing key; this keeper cannot sign for the task", "task", id, "bound", member.Key, "have", s.signer)
		return status, nil
	}
	s.membership.left.Delete(id)
	head, err := v.Head(ctx, id)
	if err != nil {
		return status, err
	}
	if err := s.members.learn(ctx, v, id, spec, head.Round); err != nil {
		return status, err
	}
	if !member.Acknowledged {
		if err := s.membership.acknowledge(ctx, v, id, spec); err != nil {
			return status, err
		}
	} else {
		s.discovery.holdsObjects(id, spec)
	}
	s.membership.publishEndpoint(v, id)
	s.discovery.joinTask(v, id)
	switch status {
	case protocol.StatusEnrolling:
		deadline, err := v.EnrollDeadline(ctx, id)
		if err != nil {
			return status, err
		}
		if v.Time >= deadline {
			s.tick(v, id)
		}
	case protocol.StatusTraining:
		return status, s.drive(ctx, v, id, spec)
	}
	return status, nil
}

// drive serves a task that trains.
func (s *scheduler) drive(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	head, err := v.Head(ctx, id)
	if err != nil {
		return err
	}
	phase, err := v.Phase(ctx, id)
	if err != nil {
		return err
	}
	s.meters.consecutiveCarryovers.WithLabelValues(id.String()).Set(float64(head.ConsecutiveNec))
	ready, err := s.judge.mayBuild(ctx, v, id, spec, head)
	if err != nil {
		return err
	}
	s.statistics.consider(v, id, spec, head)
	if err := s.releaseFirst(ctx, v, id, spec, head); err != nil {
		return err
	}
	barren := head.EndedAt == 0 && s.barren.is(id, head)
	s.barren.note(id, head, barren)
	if barren && s.barren.tooLong(v, id, head) {
		s.membership.leave(v, id)
	}
	if !barren && s.spares(id) {
		// Whoever is absent, or that nobody can say who is, holds the round up for nobody.
		err = s.delivery.reopen(ctx, v, id)
	}
	return errors.Join(err, s.advance(ctx, v, id, spec, head, phase.Phase, ready, barren))
}

// advance does what the open round's phase asks for.
func (s *scheduler) advance(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, phase protocol.Phase, ready, barren bool,
) error {
	switch phase {
	case protocol.PhaseLapsed, protocol.PhaseWaiting, protocol.PhaseEnded:
		// Whether anything is due the contract knows best; asking costs no gas.
		if !barren {
			s.tick(v, id)
		}
		return nil
	case protocol.PhaseCommit:
		if barren {
			break
		}
		if err := s.relays.rerelay(ctx, v, id, head); err != nil {
			return err
		}
	case protocol.PhaseUpload, protocol.PhasePropose, protocol.PhaseFallback:
		s.discovery.holdsPayloads(ctx, v, id, head)
		if phase != protocol.PhaseUpload {
			if err := s.delivery.takeShown(ctx, v, id, spec, head); err != nil {
				return err
			}
		}
		if phase == protocol.PhaseFallback && !barren && s.spares(id) {
			if err := s.delivery.tellDelivered(ctx, v, id, spec, head); err != nil {
				return err
			}
		}
		if err := s.proposer.takeSeat(ctx, v, id, spec, head, phase, ready); err != nil {
			return err
		}
	}
	// The next proposal writes down finality for nothing. Only when that is a whole window late is it worth a transaction.
	if head.Finalized < head.Round {
		oldest, err := v.Round(ctx, id, head.Finalized)
		if err != nil {
			return err
		}
		if oldest.Status == protocol.RoundProposed && v.Time >= oldest.ProposedAt+2*uint64(spec.StateWindow) {
			s.send(v, "finalize/"+id.String(), s.chain.FinalizeRound(id, head.Finalized, oldest.StateRoot),
				chain.RevertChallengeWindowOpen, chain.RevertParentNotFinal)
		}
	}
	return nil
}

// releaseFirst ends what demands for the task's first state hold, once it is time: nothing else lets that round become final.
func (s *scheduler) releaseFirst(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	if head.Finalized >= head.Round {
		return nil
	}
	oldest, err := v.Round(ctx, id, head.Finalized)
	if err != nil || oldest.Status != protocol.RoundProposed || v.Time < oldest.ProposedAt+uint64(spec.StateWindow) {
		return err
	}
	hold, err := v.FirstHold(ctx, id)
	if err == nil && hold.Held && v.Time >= hold.ReleaseAt {
		s.send(v, "release first/"+id.String(), s.chain.FirstRelease(id), chain.RevertNothingDue, chain.RevertClockRunning)
	}
	return err
}
