package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// work is what a replay is of.
type work struct {
	round   uint32
	trainer common.Address
	parent  protocol.Hash
}

// replaying is a replay, made beside the passes for as long as they ask for it. The watch's mutex guards what is not the job's.
type replaying struct {
	// replay is what there is of it; done says that the whole work is done. What disputes need beyond it is computed as they ask.
	replay *training.Replay
	done   bool
	// failing says that it waits after a failure, and keeps no other from being begun.
	failing bool
	// began is when it was asked for first, by chain time, hurried that a clock ran for it since.
	began   uint64
	hurried bool
	// wanted is the view of the pass that asked for it last, asked when that was, until the chain time up to which it is kept all the same.
	wanted uint64
	asked  time.Time
	until  uint64

	cancel context.CancelFunc
	job    *job
	// wake says that a pass has asked for more.
	wake chan struct{}
}

// shares is what the replays of a task have in common. The watch's mutex guards it.
type shares struct {
	// bytes is what one takes in memory; 0 until that is known.
	bytes uint64
	// using is how many have the material.
	using int
	// task is what replays keep of it, one for all of them.
	task *claim.Task
	// fetching is held by the one that gets it.
	fetching chan struct{}
	// weight is what is at stake in the task, in tokens, weighed when that was found out last, by chain time.
	weight  float64
	weighed uint64
	// took is how long a replay takes, in seconds of the chain; 0 until one was measured.
	took float64
}

// alone waits until nobody else gets the material.
func (s *shares) alone(ctx context.Context, mu *sync.Mutex) (done func(), err error) {
	mu.Lock()
	if s.fetching == nil {
		s.fetching = make(chan struct{}, 1)
	}
	fetching := s.fetching
	mu.Unlock()
	select {
	case fetching <- struct{}{}:
		return func() { <-fetching }, nil
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// replayOf is what a trainer's work comes to; nil while it is being computed, which goes on beside the passes as long as they ask. deadline is when
// a clock runs out, by chain time; 0 if none runs: then no more are begun than can be computed at a time.
func (w *watch) replayOf(v *chain.View, of work, deadline uint64) *training.Replay {
	w.mu.Lock()
	defer w.mu.Unlock()
	c := &w.claims
	e := c.replays[of]
	if e != nil && e.done && e.replay.Lost() {
		w.dropReplay(of, e)
		e = nil
	}
	if e == nil {
		if c.unfit.Load() != nil || c.failed[of] != nil && c.failed[of].pausing() || deadline == 0 && w.making() >= w.c.replays.places {
			return nil
		}
		e = w.startReplay(v, of)
	}
	if e.wanted == v.Number && e.asked != (time.Time{}) && e.job.deadlineNow() > 0 { // asked for by more than one
		if deadline == 0 {
			deadline = e.job.deadlineNow()
		} else {
			deadline = min(deadline, e.job.deadlineNow())
		}
	}
	e.wanted, e.asked, e.hurried = v.Number, time.Now(), e.hurried || deadline > 0
	e.job.clock(deadline)
	if !e.done {
		return nil
	}
	e.replay.Look(v.Number)
	return e.replay
}

// making is how many replays are on their way. The mutex is held.
func (w *watch) making() (n int) {
	for _, e := range w.claims.replays {
		if !e.done && !e.failing {
			n++
		}
	}
	return n
}

// replayed says whether there is a replay of a trainer's work already, or one on its way.
func (w *watch) replayed(of work) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.claims.replays[of] != nil
}

// startReplay begins a replay. The mutex is held.
func (w *watch) startReplay(v *chain.View, of work) *replaying {
	c := &w.claims
	e := &replaying{began: v.Time, job: w.c.replays.job(w.id, c.shares.weight), wake: make(chan struct{}, 1)}
	c.replays[of] = e
	e.cancel = w.beside(func(ctx context.Context) {
		err := guarded(func() error { return w.replay(ctx, w.spec, of, e) })
		w.mu.Lock()
		defer w.mu.Unlock()
		if e.replay != nil {
			e.replay.Close()
		}
		if c.replays[of] != e {
			return // dropped
		}
		delete(c.replays, of)
		if ctx.Err() == nil {
			w.replayFailed(of, err)
		}
	})
	return e
}

// replayFailed notes that a replay cannot be made for a while, and how long that is. The mutex is held.
func (w *watch) replayFailed(of work, err error) time.Duration {
	failed := w.claims.failed[of]
	if failed == nil {
		failed = new(backoff)
		w.claims.failed[of] = failed
	}
	pause := failed.failed()
	w.meters.troubles.Inc()
	w.log.Warn("cannot replay a trainer's work yet; trying again", "round", of.round, "trainer", of.trainer, "err", err, "in", pause)
	return pause
}

// dropReplay ends a replay. The mutex is held.
func (w *watch) dropReplay(of work, e *replaying) {
	e.cancel()
	if delete(w.claims.replays, of); len(w.claims.replays) == 0 {
		w.claims.shares.task = nil
	}
}

// releaseReplay ends a replay that nothing will be asked of.
func (w *watch) releaseReplay(of work) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if e := w.claims.replays[of]; e != nil {
		w.dropReplay(of, e)
	}
}

// keepReplay keeps a replay for its next move; no clock runs for it.
func (w *watch) keepReplay(of work, number uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if e := w.claims.replays[of]; e != nil {
		e.wanted, e.asked = number, time.Now()
		e.job.clock(0)
		if e.done {
			e.replay.Look(number)
		}
	}
}

// keepReplayUntil keeps a replay for as long as its claim may be disputed: what one dispute took is there for the next.
func (w *watch) keepReplayUntil(of work, until uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if e := w.claims.replays[of]; e != nil {
		e.until = max(e.until, until)
	}
}

// forgetReplays drops those that no pass asks for any more; the others go on.
func (w *watch) forgetReplays(v *chain.View) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for of, e := range w.claims.replays {
		if e.wanted < v.Number && time.Since(e.asked) > keepReplaying {
			if !e.done || v.Time >= e.until {
				w.dropReplay(of, e)
				continue
			}
			e.job.clock(0)
		}
		select {
		case e.wake <- struct{}{}:
		default:
		}
	}
}

// replay replays a trainer's work in a round, and then computes what is asked of it, until ctx ends. The memory for that is counted before anything is
// fetched, and given back when nothing is asked, or others are to have it; what is cheap to keep stays.
func (w *watch) replay(ctx context.Context, spec *protocol.TaskSpec, of work, e *replaying) error {
	for {
		w.mu.Lock()
		r := e.replay
		w.mu.Unlock()
		if r != nil && r.Done() && !r.Wants() {
			select {
			case <-e.wake:
				continue
			case <-ctx.Done():
				return context.Cause(ctx)
			}
		}
		err := w.admitted(ctx, e.job, func(ctx context.Context) error { return w.compute(ctx, spec, of, e) })
		switch {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case err == nil || errors.Is(err, errEvicted) || errors.Is(err, errMoreMemory):
			continue
		}
		w.mu.Lock()
		if e.replay == nil || e.replay.Lost() {
			w.mu.Unlock()
			return err
		}
		// What there is of it is not lost.
		e.failing = true
		pause := w.replayFailed(of, err)
		w.mu.Unlock()
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		w.mu.Lock()
		e.failing = false
		w.mu.Unlock()
	}
}

// admitted does something with the memory that a replay of the task takes: errEvicted if others were to have it before that was done.
func (w *watch) admitted(ctx context.Context, j *job, do func(context.Context) error) error {
	w.mu.Lock()
	c := &w.claims
	need := c.shares.bytes
	w.mu.Unlock()
	if need == 0 {
		need = min(fetchBytes, w.c.replays.memory)
	}
	held, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if err := j.admit(held, need, func() { cancel(errEvicted) }); err != nil {
		return err
	}
	defer j.release()
	w.mu.Lock()
	c.shares.using++
	w.mu.Unlock()
	defer func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if c.shares.using--; c.shares.using == 0 {
			c.material = nil // nobody counts it any more
		}
	}()
	err := do(held)
	if ctx.Err() == nil && errors.Is(context.Cause(held), errEvicted) {
		return errEvicted
	}
	return err
}

// compute goes on with a replay, and then with what is asked of it, until nothing was asked for a while.
func (w *watch) compute(ctx context.Context, spec *protocol.TaskSpec, of work, e *replaying) error {
	m, err := w.materials(ctx, spec, e.job)
	if m != nil && m.shown != nil {
		// Beside the constants, if they have to be published as well: each answer may take a reveal window.
		if complete, problem := w.obtainRecords(ctx, m, of); problem != nil || !complete {
			err = errors.Join(err, fmt.Errorf("the data set: %w", errors.Join(errUnavailable, problem)))
			w.forgetMaterial(m) // a source may have it by the next time
		}
	}
	if err != nil {
		return err
	}
	state, err := w.stateBefore(ctx, of)
	if err != nil {
		return fmt.Errorf("the state before round %d: %w", of.round, err)
	}
	if err := e.job.begin(ctx); err != nil {
		return err
	}
	defer e.job.end()
	records, skips := w.cfg.lie(w.id, of.round).Told(m.records)
	work := claim.Work{Round: of.round, Trainer: of.trainer, Pause: e.job.pause, Skips: skips}
	w.mu.Lock()
	if e.replay == nil || e.replay.Lost() {
		s := &w.claims.shares
		if s.task == nil || s.task.Programs.Step.Root() != m.task.Programs.Step.Root() || s.task.Spec != m.task.Spec {
			s.task = &claim.Task{ID: m.task.ID, Spec: m.task.Spec, Programs: m.task.Programs}
		}
		e.replay, e.done = training.Begin(s.task, work, w.c.replays.kept), false
		e.replay.Detach()
	}
	r := e.replay
	w.mu.Unlock()
	if err := r.Wake(&m.task, work, state, records); err != nil {
		return err
	}
	defer r.Rest()
	if !r.Done() {
		began := time.Now()
		if err := r.Run(ctx, e.job.progress); err != nil {
			return err
		}
		if w.c.defends {
			r.DropPayload()
		}
		w.log.Info("replayed a trainer's work", "round", of.round, "trainer", of.trainer, "took", time.Since(began).Round(time.Millisecond))
	}
	w.madeReplay(of, e)
	for {
		for more := true; more; {
			if more, err = r.Compute(ctx); err != nil {
				return err
			}
			e.job.progress()
			if err := e.job.pause(ctx); err != nil {
				return err
			}
		}
		e.job.end()
		if more, err := w.rested(ctx, e, r); err != nil || !more {
			return err
		}
		if err := e.job.begin(ctx); err != nil {
			return err
		}
	}
}

// madeReplay notes that the whole work is done.
func (w *watch) madeReplay(of work, e *replaying) {
	w.mu.Lock()
	delete(w.claims.failed, of)
	made := !e.done
	e.done = true
	took := 0.0
	if v := w.now(); made && v != nil && v.Time > e.began && !e.hurried {
		took = float64(v.Time - e.began)
	}
	s := &w.claims.shares
	first := s.took == 0
	switch {
	case took == 0:
	case first:
		s.took = took
	default:
		s.took = (s.took + took) / 2
	}
	took = s.took
	w.mu.Unlock()
	if made && first && took > 0 {
		w.able(time.Duration(took*float64(time.Second)), "measured")
	}
}

// rested waits until more is asked of a replay; false if nothing was for a while. Its memory is there for others as soon as what it holds was seen.
func (w *watch) rested(ctx context.Context, e *replaying, r *training.Replay) (more bool, err error) {
	enough := time.NewTimer(keepReplaying)
	defer enough.Stop()
	for !r.Wants() {
		e.job.rest(!r.Shows())
		select {
		case <-e.wake:
		case <-enough.C:
			return false, nil
		case <-ctx.Done():
			return false, context.Cause(ctx)
		}
	}
	e.job.rest(false)
	return true, nil
}

// clockOf is when the clock of this challenger runs out in its disputes about a claim; 0 if it has none. running says that one has to be opened before
// a clock runs out, too.
func (w *watch) clockOf(v *chain.View, about []training.Dispute, running bool) (deadline uint64) {
	for _, d := range about {
		if d.Challenger == w.account && d.Turn() == chain.TrainingTurnChallenge && d.Position.Deadline > v.Time {
			deadline = sooner(deadline, d.Position.Deadline)
		}
	}
	if deadline == 0 && running {
		deadline = v.Time + uint64(w.spec.DisputeClock)
	}
	return deadline
}

// askedBy is when the first clock of the trainer runs out in disputes about its claim.
func askedBy(v *chain.View, about []training.Dispute) (deadline uint64) {
	for _, d := range about {
		if d.Turn().Trainers() && d.Position.Deadline > v.Time {
			deadline = sooner(deadline, d.Position.Deadline)
		}
	}
	return deadline
}

// sooner is the earlier of two deadlines; 0 is none.
func sooner(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// stake is what is at stake in the task, in tokens.
func (w *watch) stake() float64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.claims.shares.weight
}

// weigh finds out what is at stake in the task: what a trainer loses by a lie, its lock and its pay, and what the sponsor pays yet. It costs a look,
// which is not repeated before a minute of the chain went by.
func (w *watch) weigh(ctx context.Context, v *chain.View) {
	w.mu.Lock()
	s := &w.claims.shares
	known := s.weighed != 0 && v.Time < s.weighed+60
	w.mu.Unlock()
	if known {
		return
	}
	left := uint32(0)
	if head, err := v.Head(ctx, w.id); err == nil && head.EndedAt == 0 {
		left = w.spec.MaxRounds - min(head.Round, w.spec.MaxRounds)
	}
	weight := tokensAtStake(w.spec, left)
	w.mu.Lock()
	defer w.mu.Unlock()
	s.weight, s.weighed = weight, v.Time
}

// tokensAtStake is what is at stake in a task of which so many rounds are left, in whole tokens.
func tokensAtStake(spec *protocol.TaskSpec, left uint32) float64 {
	sum := new(big.Int)
	for _, amount := range []*big.Int{spec.TrainerLock, spec.RewardPerGradient} {
		if amount != nil {
			sum.Add(sum, amount)
		}
	}
	if spec.RewardPerGradient != nil {
		pays := new(big.Int).Mul(spec.RewardPerGradient, new(big.Int).SetUint64(uint64(left)*uint64(spec.TrainerCount)))
		sum.Add(sum, pays)
	}
	tokens, _ := new(big.Float).Quo(new(big.Float).SetInt(sum), big.NewFloat(1e18)).Float64()
	return tokens
}
