package keeper

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
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
	// claimBatch rounds keep a commission claim below 8 M gas.
	claimBatch = 64
	// shortHint is what to do about windows below the policy.
	shortHint = "assay keeper --min-window takes shorter ones, 0 any: an outage of that length then costs the lock"
)

// onHead derives from the chain, at this view's block, what is to be done, and starts it.
func (s *Service) onHead(ctx context.Context, v *chain.View) error {
	ctx, cancel := context.WithTimeout(ctx, headTimeout)
	defer cancel()
	// A long chain, or a slow RPC, is read over several heads: what was found so far is served meanwhile.
	tasks, unread := s.tasks.discover(ctx, v)
	tasks = s.inTurn(tasks)
	s.prefetch(ctx, v, tasks)
	counts := make(map[protocol.TaskStatus]int)
	statuses := make([]protocol.TaskStatus, len(tasks))
	var g errgroup.Group
	g.SetLimit(parallelTasks)
	for i, id := range tasks {
		g.Go(func() error {
			status, err := s.actOn(ctx, v, id)
			statuses[i] = status
			if ctx.Err() == nil {
				s.reached(id)
			}
			if err != nil {
				return fmt.Errorf("task %s: %w", id, err)
			}
			return nil
		})
	}
	err := errors.Join(unread, g.Wait(), s.accept(ctx, v))
	found := make(map[protocol.Hash]protocol.TaskStatus, len(tasks))
	for i, st := range statuses {
		counts[st]++
		found[tasks[i]] = st
	}
	if err == nil {
		err = errors.Join(s.noteIdle(ctx, v, found), s.prune(ctx, v, tasks, found))
	}
	s.meters.tasks.Reset()
	for st, n := range counts {
		s.meters.tasks.WithLabelValues(st.String()).Set(float64(n))
	}
	s.actions.prune(v.Number)
	if chain.Transient(err) || errors.Is(err, chain.ErrInconsistent) {
		// The next head settles it.
		s.log.Debug("chain moved while it was read", "err", err)
		return nil
	}
	return err
}

// prefetch asks for what is read of the tasks at this head in as few requests as possible. Of those that have ended, and of whatever is over in
// them, nothing is asked; of strangers' tasks only whether they have ended.
func (s *Service) prefetch(ctx context.Context, v *chain.View, tasks []protocol.Hash) {
	var own []protocol.Hash
	ask := func(reads func(*chain.View)) {
		if err := v.Prefetch(ctx, reads); err != nil {
			s.log.Debug("asking one by one", "err", err)
		}
	}
	ask(func(v *chain.View) {
		for _, id := range tasks {
			if _, done := s.settled.Load(id); done {
				continue
			}
			_, _ = v.Status(ctx, id)
			if _, known := s.tasks.specOf.Load(id); !known {
				_, _ = v.SpecHash(ctx, id)
				_, _ = v.Spec(ctx, id)
			}
			if ready, aside := s.aside.Load(id); !aside || ready.(bool) {
				_, _ = v.PoolKeeper(ctx, id, s.account)
				_, _ = v.Head(ctx, id)
				_, _ = v.PoolSize(ctx, id)
			}
			if _, joined := s.joined.Load(id); joined {
				own = append(own, id)
				_, _ = v.Head(ctx, id)
				_, _ = v.Phase(ctx, id)
				_, _ = v.EnrollDeadline(ctx, id)
				_, _ = v.FirstHold(ctx, id)
				_, _ = v.Absent(ctx, id)
				_, _ = v.Lock(ctx, id, protocol.RoleKeeper, s.account)
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

// inTurn orders tasks for a look at all of them, which may end before the last one: those whose pools this keeper joined first, then the others, from
// the one behind the last that was reached on. Anybody posts tasks, as many as he likes.
func (s *Service) inTurn(tasks []protocol.Hash) []protocol.Hash {
	own, others := make([]protocol.Hash, 0, len(tasks)), []protocol.Hash(nil)
	for _, id := range tasks {
		if _, joined := s.joined.Load(id); joined {
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
func (s *Service) reached(id protocol.Hash) {
	if _, joined := s.joined.Load(id); !joined {
		s.last.Store(id)
	}
}

func (s *Service) actOn(ctx context.Context, v *chain.View, id protocol.Hash) (protocol.TaskStatus, error) {
	if status, done := s.settled.Load(id); done {
		return status.(protocol.TaskStatus), nil
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
	if _, aside := s.aside.Load(id); aside && !status.Ended() {
		// Only this keeper itself makes it join, and first the task's objects have to be here.
		ready, err := s.objects.complete(v, id, spec)
		s.aside.Store(id, ready)
		if err != nil || !ready {
			return status, err
		}
	}
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil {
		return status, err
	}
	joined := member.Key != (common.Address{})
	s.noteConviction(id, member)
	if joined {
		s.aside.Delete(id)
		s.joined.Store(id, struct{}{})
		s.defence.strangers.Remove(id) // its disputes are this keeper's from now on
	}
	switch {
	case status.Ended() && joined:
		return status, s.settle(ctx, v, id, spec)
	case status.Ended():
		s.settled.Store(id, status)
		return status, nil
	case !joined:
		s.aside.LoadOrStore(id, false)
		return status, s.join(ctx, v, id, spec)
	case !member.Active:
		return status, nil
	case member.Key != s.signer:
		s.once(id, "the pool binds another signing key; this keeper cannot sign for the task", "task", id, "bound", member.Key, "have", s.signer)
		return status, nil
	}
	head, err := v.Head(ctx, id)
	if err != nil {
		return status, err
	}
	if err := s.members.learn(ctx, v, id, spec, head.Round); err != nil {
		return status, err
	}
	if !member.Acknowledged {
		if err := s.acknowledge(v, id, spec); err != nil {
			return status, err
		}
	}
	s.publishEndpoint(v, id)
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

// join has stake locked in a task whose objects are here, if it is worth it. One that no sponsor brought them for is left alone, or whoever
// posts tasks could tie down the stake of every keeper.
func (s *Service) join(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if err := s.floors.Check(spec); err != nil {
		s.decline(id, "windows", "the task's windows are shorter than this keeper locks stake for; it is not joined", "why", err, "hint", shortHint)
		return nil
	}
	if ready, err := s.objects.complete(v, id, spec); err != nil || !ready {
		return err
	}
	bound, err := v.KeyOf(ctx, s.account)
	if err != nil {
		return err
	}
	if bound != s.signer {
		s.once(id, "the vault registers another signing key; register this one before joining", "registered", bound, "have", s.signer)
		return nil
	}
	o, err := s.offered(ctx, v, id, spec)
	if err != nil {
		return err
	}
	s.offers.add(o) // accept compares it with the others of this head
	return nil
}

// DefaultMaxLock is the most that a keeper with that much active stake locks for one task, unless it is told otherwise.
func DefaultMaxLock(active *big.Int) *big.Int { return new(big.Int).Rsh(active, 2) }

// acknowledge asserts on chain that the sponsor's objects are held, once they are and belong to the spec.
func (s *Service) acknowledge(v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if ready, err := s.objects.complete(v, id, spec); err != nil || !ready {
		return err
	}
	s.actions.start(s.run, "acknowledge/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		if err := s.objects.check(ctx, spec); err != nil {
			return 0, err
		}
		return s.transact(ctx, s.chain.AcknowledgeTask(id), "NothingDue")
	}, s.failed("acknowledgeTask", id))
	return nil
}

// publishEndpoint says in the task's pool where this keeper answers, if the chain says something else.
func (s *Service) publishEndpoint(v *chain.View, id protocol.Hash) {
	if _, known := s.published.Load(id); known || s.cfg.Endpoint == "" {
		return
	}
	s.actions.start(s.run, "endpoint/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		said, in, err := v.Endpoint(ctx, id, s.account)
		if err != nil || !in {
			return 0, err
		}
		if said.URL == s.cfg.Endpoint {
			s.published.Store(id, struct{}{})
			return 0, nil
		}
		return s.transact(ctx, s.chain.SetEndpoint(id, s.cfg.Endpoint), "NotInPool")
	}, s.failed("setEndpoint", id))
}

// drive serves a task that trains.
func (s *Service) drive(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
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
	if err := s.releaseFirst(ctx, v, id, spec, head); err != nil {
		return err
	}
	if err := s.delivery.reopen(ctx, v, id); err != nil {
		return err
	}
	switch phase.Phase {
	case protocol.PhaseLapsed, protocol.PhaseWaiting, protocol.PhaseEnded:
		// Whether anything is due the contract knows best; asking costs no gas.
		s.tick(v, id)
		return nil
	case protocol.PhaseCommit:
		if err := s.relays.rerelay(ctx, v, id, head); err != nil {
			return err
		}
	case protocol.PhaseUpload, protocol.PhasePropose, protocol.PhaseFallback:
		if phase.Phase != protocol.PhaseUpload {
			if err := s.delivery.takeShown(ctx, v, id, spec, head); err != nil {
				return err
			}
		}
		if phase.Phase == protocol.PhaseFallback {
			if err := s.delivery.tellDelivered(ctx, v, id, spec, head); err != nil {
				return err
			}
		}
		if err := s.proposer.takeSeat(ctx, v, id, spec, head, phase.Phase, ready); err != nil {
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
			s.send(v, "finalize/"+id.String(), s.chain.FinalizeRound(id, head.Finalized, oldest.StateRoot), "ChallengeWindowOpen", "ParentNotFinal")
		}
	}
	return nil
}

// releaseFirst ends what demands for the task's first state hold, once it is time: nothing else lets that round become final.
func (s *Service) releaseFirst(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	if head.Finalized >= head.Round {
		return nil
	}
	oldest, err := v.Round(ctx, id, head.Finalized)
	if err != nil || oldest.Status != protocol.RoundProposed || v.Time < oldest.ProposedAt+uint64(spec.StateWindow) {
		return err
	}
	hold, err := v.FirstHold(ctx, id)
	if err == nil && hold.Held && v.Time >= hold.ReleaseAt {
		s.send(v, "release first/"+id.String(), s.chain.FirstRelease(id), "NothingDue", "ClockRunning")
	}
	return err
}

// settle collects what is due to this keeper from a task that has ended, and its lock when nothing can be convicted any more.
func (s *Service) settle(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) error {
	if done, err := s.commission(ctx, v, id, spec); err != nil || !done {
		return err
	}
	if err := s.withdraw(ctx, v); err != nil {
		return err
	}
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, s.account)
	if err != nil {
		return err
	}
	if lock.Sign() == 0 {
		done, err := s.released(ctx, id)
		if err == nil && done {
			s.log.Info("task settled", "task", id, "head", s.cfg.MoneyHead)
			status, err := v.Status(ctx, id)
			if err != nil {
				return err
			}
			s.settled.Store(id, status)
			s.members.forget(id, nil)
		}
		return err
	}
	s.send(v, "release/"+id.String(), s.chain.ReleaseLock(id, protocol.RoleKeeper, s.account), "LockStillLiable", "NothingToRelease")
	return nil
}

// released says whether the chain up to MoneyHead shows an ended task that holds no stake of this keeper.
func (s *Service) released(ctx context.Context, id protocol.Hash) (bool, error) {
	v, err := s.chain.AtHead(ctx, s.cfg.MoneyHead)
	if errors.Is(err, chain.ErrNoHead) {
		return false, nil // the ledger says so
	} else if err != nil {
		return false, err
	}
	status, err := v.Status(ctx, id)
	if errors.Is(err, protocol.ErrTaskNotFound) {
		return false, nil // posted later
	} else if err != nil || !status.Ended() {
		return false, err
	}
	lock, err := v.Lock(ctx, id, protocol.RoleKeeper, s.account)
	return err == nil && lock.Sign() == 0, err
}

// commission claims this keeper's share of the rounds it signed, a batch of rounds at a time, and says when none is left.
func (s *Service) commission(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec) (done bool, err error) {
	head, err := v.Head(ctx, id)
	if err != nil || spec.CommissionBps == 0 {
		return err == nil, err
	}
	var from uint32
	if known, ok := s.paid.Load(id); ok {
		from = known.(uint32)
	}
	if from >= head.Round {
		return true, nil
	}
	to := min(head.Round, from+claimBatch)
	member, err := v.PoolKeeper(ctx, id, s.account)
	if err != nil {
		return false, err
	}
	var due []uint32
	for r := from; r < to; r++ {
		committee, err := v.Committee(ctx, id, r)
		if err != nil {
			return false, err
		}
		if committee.SignedBy(member.Member) {
			due = append(due, r)
		}
	}
	owed := new(big.Int)
	if len(due) > 0 {
		if owed, err = v.CommissionDue(ctx, id, s.account, due); err != nil {
			return false, err
		}
	}
	// After a restart or a reorg all rounds are looked at again: what was claimed before would cost gas and pay nothing.
	if owed.Sign() == 0 {
		s.paid.Store(id, to)
		s.wake()
		return false, nil
	}
	// Rounds claimed before are skipped, so whatever the answer, this batch is over: the task has ended, and what has not vested never will.
	call := s.chain.ClaimCommission(id, s.account, due)
	s.actions.start(s.run, "claim/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		block, err := s.transact(ctx, call, "NothingDue")
		if err == nil {
			s.paid.Store(id, to)
			s.wake()
		}
		return block, err
	}, s.failed(call.Name, id))
	return false, nil
}

// withdraw collects bounties, and what this keeper earned by answering descents and demands for payloads.
func (s *Service) withdraw(ctx context.Context, v *chain.View) error {
	for _, w := range []struct {
		credit func(context.Context, common.Address) (*big.Int, error)
		call   chain.Call
	}{
		{v.Credit, s.chain.WithdrawCredit()}, {v.DescentCredit, s.chain.DescentWithdraw()}, {v.RevealCredit, s.chain.RevealWithdraw()},
	} {
		credit, err := w.credit(ctx, s.account)
		if err != nil {
			return err
		}
		if credit.Sign() > 0 {
			s.send(v, "withdraw/"+w.call.Name, w.call, "NothingToWithdraw")
		}
	}
	return nil
}

// forget drops whatever was derived from a chain that is no more, besides conclusions that are addressed by content.
func (s *Service) forget() {
	s.node.forget()
	s.settled.Clear()
	s.tasks.specOf.Clear()
	s.aside.Clear()
	s.ripe.Clear()
	s.pruned.Clear()
	s.joined.Clear()
	s.published.Clear()
	s.paid.Clear()
	s.judge.wrong.Clear()
	s.meters.wrongHead.Reset()
	s.defence.forget()
}
