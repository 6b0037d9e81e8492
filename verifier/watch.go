package verifier

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/follow"
	"assay/internal/guard"
	"assay/protocol"
)

// agent does for one role what is due about one task. It is asked by one pass after the other.
type agent interface {
	// reserve keeps for the task what it may need, where its operator named it.
	reserve(ctx context.Context, v *chain.View, status protocol.TaskStatus) error
	// act does what the chain asks for at a view. open is how many games and demands of this account are, for which a clock may run; done says
	// that nothing of the task can become due any more, unless a reorg brings it back.
	act(ctx context.Context, v *chain.View, status protocol.TaskStatus) (open int, done bool, err error)
	// settle waits for the moves that are on their way when a pass ends, and does what follows from each.
	settle() error
	// reset forgets what a reorg may have undone. What was computed stays: of a statement, or of a trainer's work, it is the same on every
	// chain. Where these stand, and what was done about them, is looked at again.
	reset()
	// debt is what is open of this account's in the task.
	debt() debt
	// close gives up what is held beside the passes; a later pass may begin it again.
	close()
}

// watch has one task looked at, for one role. A pass over it reads the chain and sends what is due; what takes long is computed beside it.
// Neither holds up any other task. The mutex guards whether another pass begins.
type watch struct {
	*task
	agent agent
	// passes bounds how many tasks are looked at at a time.
	passes chan struct{}
	budget *budget
	// seen is how many reorgs there were when what depends on the chain was last looked at anew.
	seen uint64
	busy atomic.Bool
	// done says that nothing of the task can be overturned any more, or is looked at.
	done atomic.Bool

	mu        sync.Mutex
	fails     int
	notBefore time.Time
	passing   time.Time // since when passes have ended with what should be over at the next head
}

// look starts a pass, unless one is under way or pausing after a failure.
func (w *watch) look() {
	w.mu.Lock()
	pausing := time.Now().Before(w.notBefore)
	w.mu.Unlock()
	if pausing || w.done.Load() || !w.busy.CompareAndSwap(false, true) {
		return
	}
	w.beside(func(ctx context.Context) {
		defer w.busy.Store(false)
		if !w.cfg.named(w.id) { // those wait for no stranger's
			select {
			case w.passes <- struct{}{}:
				defer func() { <-w.passes }()
			case <-ctx.Done():
				return
			}
		}
		v := w.now() // newer by now, if it had to wait
		if v.Number < w.sent() {
			return // a transaction was mined since, which it does not show
		}
		ctx, cancel := context.WithTimeout(ctx, passTimeout)
		defer cancel()
		var open int
		err := guard.Call(func() (err error) {
			open, err = w.pass(ctx, v)
			return err
		})
		w.budget.owe(w.id, w.agent.debt())
		w.mu.Lock()
		defer w.mu.Unlock()
		if !chain.Transient(err) {
			w.passing = time.Time{}
		} else if w.passing.IsZero() {
			w.passing = time.Now()
		}
		passes := !w.passing.IsZero() && time.Since(w.passing) < follow.Reminder
		if err == nil || passes || errors.Is(err, errBacklog) || errors.Is(err, context.Canceled) {
			// The next head settles what the chain did while it was read.
			w.fails, w.notBefore = 0, time.Time{}
			return
		}
		pause := pauseAfter(w.fails)
		if open > 0 {
			pause = min(pause, time.Second) // a clock runs
		}
		w.notBefore = time.Now().Add(pause)
		w.fails++
		w.meters.troubles.Inc()
		w.log.Warn("cannot do all that is due; trying again", "err", err, "in", pause)
	})
}

// spawn guards f in a goroutine of its own: what one task provokes must not end the watch over all others.
func spawn(g *errgroup.Group, f func() error) { g.Go(func() error { return guard.Call(f) }) }

// pauseAfter grows from a second to maxBackoff.
func pauseAfter(fails int) time.Duration { return min(time.Second<<min(fails, 10), maxBackoff) }

// pass has the agent do what the chain asks for at a view.
func (w *watch) pass(ctx context.Context, v *chain.View) (open int, err error) {
	defer func() {
		if failed := w.agent.settle(); failed != nil {
			err = errors.Join(err, failed)
		}
	}()
	if reorgs := w.reorgs.Load(); reorgs != w.seen {
		w.agent.reset()
		w.seen = reorgs
	}
	w.begun = debt{} // the view shows it
	status, err := v.Status(ctx, w.id)
	if err != nil {
		return 0, err
	}
	if err := w.agent.reserve(ctx, v, status); err != nil {
		return 0, err
	}
	if status == protocol.StatusCancelled {
		w.finish()
		return 0, nil
	}
	if status != protocol.StatusTraining && status != protocol.StatusCompleted && status != protocol.StatusFailed {
		return 0, nil
	}
	if w.spec == nil {
		spec, err := v.Spec(ctx, w.id)
		if err != nil {
			return 0, err
		}
		w.spec = &spec
	}
	if size := protocol.StateLayout(w.spec.ParamCount, w.spec.FragmentCount).CanonicalBytes(); size > uint64(w.cfg.MaxObjectBytes) {
		w.once("size", "the task is too large to be checked here", "bytes", size, "limit", w.cfg.MaxObjectBytes)
		w.finish()
		return 0, nil
	}
	open, done, err := w.agent.act(ctx, v, status)
	if done {
		w.finish()
	}
	return open, err
}

// finish says that nothing of the task can be overturned any more, or is looked at; unless the chain reorganised since the pass began,
// which may have undone what that follows from.
func (w *watch) finish() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen != w.reorgs.Load() {
		return
	}
	w.done.Store(true)
	w.agent.close()
}

// wake has the task looked at again after a reorg.
func (w *watch) wake() {
	w.mu.Lock() // a pass that began before it may be about to finish
	defer w.mu.Unlock()
	w.done.Store(false)
}

// withoutBacklog takes errBacklog out of what was joined: it is no failure, and must not hide one.
func withoutBacklog(err error) (rest error, waits bool) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		if errors.Is(err, errBacklog) {
			return nil, true
		}
		return err, false
	}
	var errs []error
	for _, e := range joined.Unwrap() {
		e, w := withoutBacklog(e)
		errs, waits = append(errs, e), waits || w
	}
	return errors.Join(errs...), waits
}
