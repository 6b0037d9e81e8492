package verifier

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// watch is one task. A pass over it reads the chain and sends what is due; rounds are recomputed beside it. Neither holds up any other
// task.
type watch struct {
	*task
	*states
	*demands
	*replayer
	*disputes
	*claims
	descents      *descents
	objects       *objects
	rounds        *rounds
	equivocations *equivocations
	c             *Challenger
	busy          atomic.Bool
	// done says that nothing of the task can be overturned any more.
	done atomic.Bool

	// What follows belongs to the pass in progress.
	reorgs uint64 // how many there were when what depends on the chain was last looked at anew
	// pinned is until when the states are kept that this trainer's own commitments start from, by chain time; pinning says that one is being
	// fetched, beside the passes.
	pinned  map[protocol.Hash]uint64
	pinning atomic.Bool
	// kept is the same for what this trainer's claims are replayed with. The watch's mutex guards it.
	kept   keepsake
	audits audits
	// defended is how many disputes about claims of this key's trainers were open when a pass looked.
	defended int

	mu        sync.Mutex
	fails     int
	notBefore time.Time
	passing   time.Time // since when passes have ended with what should be over at the next head
}

func newWatch(c *Challenger, id protocol.Hash) *watch {
	w := &watch{
		task: &task{
			hand: c.wallet, cfg: c.cfg, id: id, account: c.account, log: c.log.With("task", id), meters: c.meters, chain: c.chain, lib: c.lib,
			floors: c.floors, alarms: &c.alarms, said: make(map[string]bool),
		},
		c:      c,
		audits: newAudits(),
	}
	w.demands = &demands{task: w.task, over: make(map[string]bool)}
	if !c.defends { // it has no tokens, and no time
		w.demands.allowance = &allowance{task: w.task, wallet: c.wallet, demanding: make(gate, 1)}
	}
	l := newLoader(w.task, w.demands, c.opened, c.replays.memory)
	w.states, l.keeps = l.states, c.defends
	tell := tellJudged
	if c.defends {
		tell = tellDefended
	}
	w.replayer = newReplayer(l, c.replays, &c.coverage, tell)
	w.descents = &descents{task: w.task, over: make(map[string]bool)}
	w.objects = &objects{
		task: w.task, wallet: c.wallet, programs: c.opened, room: c.answers, answered: make(map[string]bool), lapsed: make(map[string]bool),
		unpaid: make(map[string]bool),
		cases:  func() int { return w.rounds.open() },
	}
	w.rounds = newRounds(w.task, c.verdicts, w.states, w.demands, w.objects, w.descents)
	w.equivocations = &equivocations{task: w.task, outcomes: c.outcomes, looked: make(map[announcement]bool)}
	w.disputes = newDisputes(w.task)
	w.claims = newClaims(w.disputes, w.replayer, c.lib, c.secret)
	if c.finder != nil {
		w.lib = c.lib.from(c.finder.Client, func(ctx context.Context) ([]string, error) { return c.finder.Of(ctx, id) })
	}
	w.pinned = make(map[protocol.Hash]uint64)
	return w
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
		select {
		case w.c.passes <- struct{}{}:
			defer func() { <-w.c.passes }()
		case <-ctx.Done():
			return
		}
		v := w.now() // newer by now, if it had to wait
		if v.Number < w.sent() {
			return // a transaction was mined since, which it does not show
		}
		ctx, cancel := context.WithTimeout(ctx, passTimeout)
		defer cancel()
		var open int
		err := guarded(func() (err error) {
			open, err = w.pass(ctx, v)
			return err
		})
		w.c.budget.owe(w.id, w.debt())
		w.mu.Lock()
		defer w.mu.Unlock()
		if !chain.Transient(err) {
			w.passing = time.Time{}
		} else if w.passing.IsZero() {
			w.passing = time.Now()
		}
		passes := !w.passing.IsZero() && time.Since(w.passing) < outageReminder
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

// guarded turns a panic into an error: what one task provokes must not end the watch over all others.
func guarded(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return f()
}

// pauseAfter grows from a second to maxBackoff.
func pauseAfter(fails int) time.Duration { return min(time.Second<<min(fails, 10), maxBackoff) }

// pass does what the chain asks for at a view, and returns how many descents and demands of this challenger are open. A round about
// which nothing can be done keeps none of the others from it.
func (w *watch) pass(ctx context.Context, v *chain.View) (open int, err error) {
	if reorgs := w.c.reorgs.Load(); reorgs != w.reorgs {
		// What was computed stays: of a statement, or of a trainer's work, it is the same on every chain. Where these stand, and what was done about
		// them, is looked at again.
		clear(w.descents.over)
		clear(w.demands.over)
		clear(w.objects.answered)
		clear(w.objects.lapsed)
		w.equivocations.reset()
		w.rounds.reset()
		w.disputes.reset()
		w.claims.reset()
		w.pinned = make(map[protocol.Hash]uint64)
		w.audits.reset()
		w.reorgs = reorgs
	}
	w.begun = debt{} // the view shows it
	status, err := v.Status(ctx, w.id)
	if err != nil {
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
	if w.c.defends {
		return w.defend(ctx, v)
	}
	if w.c.audits != "" {
		return w.audit(ctx, v, status)
	}
	w.acceptsWindows("the task's windows are too short to be judged through an outage; it is watched all the same")
	if _, err := read(ctx, v, w.task, &w.descents.opened, (*chain.View).Descents); err != nil {
		return 0, err
	}
	if _, err := read(ctx, v, w.task, &w.payloads, (*chain.View).RevealsRequested); err != nil {
		return 0, err
	}
	if err := w.objects.read(ctx, v); err != nil {
		return 0, err
	}
	head, err := v.Head(ctx, w.id)
	if err != nil {
		return 0, err
	}
	live, unread, err := w.rounds.present(ctx, v, head)
	if ctx.Err() != nil {
		return 0, context.Cause(ctx)
	}
	errs := []error{err, w.equivocations.look(ctx, v)}
	open, err = w.attend(ctx, v)
	errs = append(errs, err, w.rounds.past(ctx, v, head, live, unread))
	w.rounds.keepCases(live, unread)
	w.rounds.keepRefusals(live)
	disputable := w.followClaims(ctx, v, status)
	open += w.claims.open
	err, waits := withoutBacklog(errors.Join(errs...))
	if err == nil && waits {
		return open, errBacklog
	}
	if err == nil && open == 0 && !disputable && status != protocol.StatusTraining && w.rounds.settled(head) {
		w.finish()
	}
	return open, err
}

// attend ends what is over in substance of descents and demands, takes back what is owed, and returns how many of this account's are still open.
func (w *watch) attend(ctx context.Context, v *chain.View) (open int, err error) {
	descents, err := w.descents.attend(ctx, v)
	errs := []error{err}
	payloads, err := w.demands.attend(ctx, v, w.c.verdicts.right.Contains)
	errs = append(errs, err)
	objects, err := w.objects.attend(ctx, v)
	errs = append(errs, err)
	owed, err := w.collect(ctx, v, descents+payloads+objects)
	return w.descents.standing + w.demands.standing + w.objects.standing + owed, errors.Join(append(errs, err)...)
}

// debt is what is open of this account's in the task.
func (w *watch) debt() debt {
	d := debt{w.descents.standing + w.begun.descents, w.defended + w.begun.disputes, w.demands.standing + w.objects.standing}
	if !w.c.defends {
		d.disputes += w.claims.open
	}
	return d
}

// finish says that nothing of the task can be overturned any more, or is looked at.
func (w *watch) finish() {
	w.done.Store(true)
	w.replayer.close()
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
