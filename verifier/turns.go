package verifier

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"assay/protocol"
)

const (
	// turnTime is the challenger's turns.long.
	turnTime = 2 * time.Second
	// urgentShare is how many times as much of the time goes to a task where a clock runs.
	urgentShare = 4
)

// turns share a number of places to compute among tasks, whose computations may be without end: whoever waits has its turn, and that is the
// one whose task had the least time so far. A computation gives its place away between two operators, and goes on where it was.
type turns struct {
	places int
	// long is how long a computation goes on while others wait.
	long time.Duration
	// delay is a pause between operators, if set.
	delay func(task protocol.Hash) time.Duration

	mu      sync.Mutex
	taken   int
	waiting []*turn
	// had is the weighted time of tasks that had more than floor, which is what a newcomer is taken to have had.
	had   map[protocol.Hash]time.Duration
	floor time.Duration
	// queued is the length of waiting, for looking at it between operators.
	queued atomic.Int32
}

// turn is a computation's part in the turns. It belongs to the goroutine that computes.
type turn struct {
	of   *turns
	task protocol.Hash
	// urgent says that a clock runs.
	urgent atomic.Bool
	held   bool
	since  time.Time
	given  chan struct{}
}

func newTurns(places int, long time.Duration) *turns {
	return &turns{places: places, long: long, had: make(map[protocol.Hash]time.Duration)}
}

func (s *turns) of(task protocol.Hash) *turn {
	return &turn{of: s, task: task, given: make(chan struct{}, 1)}
}

// begin waits for the turn.
func (t *turn) begin(ctx context.Context) error {
	s := t.of
	s.mu.Lock()
	s.waiting = append(s.waiting, t)
	s.give()
	s.mu.Unlock()
	select {
	case <-t.given:
	case <-ctx.Done():
		s.mu.Lock()
		defer s.mu.Unlock()
		for i, other := range s.waiting {
			if other == t {
				s.waiting = append(s.waiting[:i], s.waiting[i+1:]...)
				s.queued.Store(int32(len(s.waiting)))
				return context.Cause(ctx)
			}
		}
		<-t.given // at the same time: it is given on
		s.taken--
		s.give()
		return context.Cause(ctx)
	}
	t.held, t.since = true, time.Now()
	return nil
}

// end gives the place to the next, if there is one.
func (t *turn) end() {
	if !t.held {
		return
	}
	t.held = false
	s := t.of
	spent := time.Since(t.since)
	if t.urgent.Load() {
		spent /= urgentShare
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.had[t.task] = max(s.had[t.task], s.floor) + spent
	s.taken--
	s.give()
}

// pause is called between operators: it is the end of ctx, or waits for the next turn if this one has lasted long enough for whoever waits.
func (t *turn) pause(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return context.Cause(ctx)
	}
	if t.of.delay != nil {
		select {
		case <-time.After(t.of.delay(t.task)):
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	if t.of.queued.Load() == 0 || time.Since(t.since) < t.of.long {
		return nil
	}
	t.end()
	return t.begin(ctx)
}

// give gives free places to those that wait. The mutex is held.
func (s *turns) give() {
	for s.taken < s.places && len(s.waiting) > 0 {
		next := 0
		for i, t := range s.waiting {
			if s.share(t) < s.share(s.waiting[next]) {
				next = i
			}
		}
		t := s.waiting[next]
		s.waiting = append(s.waiting[:next], s.waiting[next+1:]...)
		s.floor = s.share(t)
		for task, had := range s.had {
			if had <= s.floor {
				delete(s.had, task)
			}
		}
		s.taken++
		t.given <- struct{}{}
	}
	s.queued.Store(int32(len(s.waiting)))
}

func (s *turns) share(t *turn) time.Duration { return max(s.had[t.task], s.floor) }
