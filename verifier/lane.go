package verifier

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"assay/internal/chain/sender"
)

// MovesAtOnce is how many moves in games about claims one account has on their way at a time, over all tasks: as many as its sender has
// out, and every node's pool keeps of one account. A block takes all of them.
const MovesAtOnce = sender.DefaultMaxInFlight

// lane lets moves out. Those for which a clock runs wait for their turn, the earliest deadline first, whichever task they are of. Those
// without one go only where nobody waits: they are derived anew at the next head, and never precede a clock. The mutex guards all of it.
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
