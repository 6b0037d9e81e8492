package verifier

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/protocol"
	"assay/verifier/training"
)

// MovesAtOnce is how many moves in games about claims one account has on their way at a time, over all tasks: as many as its sender has out, and every
// node's pool keeps of one account. A block takes all of them.
const MovesAtOnce = sender.DefaultMaxInFlight

// lane lets moves out. Those for which a clock runs wait for their turn, the earliest deadline first, whichever task they are of. Those without one go
// only where nobody waits: they are derived anew at the next head, and never precede a clock.
type lane struct {
	mu      sync.Mutex
	out     int
	waiting []*ticket // the one with the latest deadline first
}

// ticket is a move's place in the lane.
type ticket struct {
	deadline uint64
	admitted chan struct{}
}

// ask gets a place for a move that is due before deadline, 0 if no clock runs for it: then nil if it would have to wait.
func (l *lane) ask(deadline uint64) *ticket {
	l.mu.Lock()
	defer l.mu.Unlock()
	t := &ticket{deadline, make(chan struct{})}
	switch {
	case l.out < MovesAtOnce:
		l.out++
		close(t.admitted)
	case deadline == 0:
		return nil
	default:
		at, _ := slices.BinarySearchFunc(l.waiting, deadline, func(x *ticket, d uint64) int { return cmp.Compare(d, x.deadline) })
		l.waiting = slices.Insert(l.waiting, at, t)
	}
	return t
}

// wait returns when the move may go out, which leave ends; with an error there is nothing to end.
func (l *lane) wait(ctx context.Context, t *ticket) error {
	select {
	case <-t.admitted:
		return nil
	case <-ctx.Done():
	}
	l.mu.Lock()
	at := slices.Index(l.waiting, t)
	if at >= 0 {
		l.waiting = slices.Delete(l.waiting, at, at+1)
	}
	l.mu.Unlock()
	if at < 0 { // admitted at the same time
		l.leave()
	}
	return context.Cause(ctx)
}

// leave ends a move, and lets the next one out.
func (l *lane) leave() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n := len(l.waiting); n > 0 {
		close(l.waiting[n-1].admitted)
		l.waiting = l.waiting[:n-1]
		return
	}
	l.out--
}

// moves are those of one pass that are on their way, beside each other: none waits for another's block. They belong to the pass, which waits for them
// at its end.
type moves struct {
	group sync.WaitGroup
	// claims have a move on its way. A claim that was committed twice is looked at twice, by the same view.
	claims map[protocol.Hash]bool
	mu     sync.Mutex
	ended  []func() error
}

// start sends what is due about a claim beside the pass, which does what follows when all that it sent has ended. What has no clock is left for the next
// head if all places are taken.
func (w *watch) start(ctx context.Context, v *chain.View, due *training.Action, then func(refused bool, err error) error, about ...any) {
	place := w.c.lane.ask(due.Deadline)
	if place == nil {
		return
	}
	m := &w.moves
	m.group.Go(func() {
		var refused bool
		err := w.c.lane.wait(ctx, place)
		if err == nil {
			err = guarded(func() (err error) {
				defer w.c.lane.leave()
				refused, err = w.play(ctx, v, due, about...)
				return err
			})
		}
		m.end(func() error { return then(refused, err) })
	})
}

// end notes what the pass does when all that it sent has ended.
func (m *moves) end(then func() error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.ended = append(m.ended, then)
}

// settle waits for the moves that are on their way, and does what follows from each.
func (w *watch) settle() error {
	m := &w.moves
	m.group.Wait()
	var errs []error
	for _, then := range m.ended {
		errs = append(errs, then())
	}
	m.ended = nil
	clear(m.claims)
	return errors.Join(errs...)
}

// accuse sends what is due against a claim, once a pass; then gets what it ended with.
func (w *watch) accuse(ctx context.Context, v *chain.View, due *training.Action, commit chain.Committed, id protocol.Hash, then func(err error) error) {
	if w.moves.claims[id] {
		return
	}
	w.moves.claims[id] = true
	if due.Bond {
		var err error
		if due.Takes, err = w.standsToLose(ctx, v, commit.Trainer); err != nil {
			w.moves.end(func() error { return then(err) })
			return
		}
	}
	w.start(ctx, v, due, func(refused bool, err error) error {
		switch {
		case errors.Is(err, errBondsKept) || errors.Is(err, errGamePays):
			w.once("kept", "wrong claims of the task are not disputed now: name it with --task if you have a stake in it, or have more tokens", "err", err)
			err = errRefused
		case refused:
			err = errRefused
		case err == nil && due.Convicts:
			err = w.tellConviction(ctx, v, commit, id)
		}
		return then(err)
	}, "round", commit.Round, "trainer", commit.Trainer, "claim", id)
}

// byClock orders two moves by when their clocks run out; 0, of one without, is last.
func byClock(a, b uint64) int {
	return cmp.Or(order(a == 0, b == 0), cmp.Compare(a, b))
}
