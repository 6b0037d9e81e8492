package verifier

import (
	"cmp"
	"context"
	"errors"
	"sync"

	"assay/internal/guard"
	"assay/protocol"
)

// moves are those of one pass that are on their way, beside each other: none waits for another's block. They belong to the pass, which
// waits for them at its end; what they end with the mutex guards.
type moves struct {
	lane  *lane
	group sync.WaitGroup
	// claims have a move on its way. A claim that was committed twice is looked at twice, by the same view.
	claims map[protocol.Hash]bool

	mu    sync.Mutex
	ended []func() error
}

// start sends a move that is due before deadline, 0 if no clock runs for it, beside the pass, which does what follows when all that it sent
// has ended. What has no clock is left for the next head if all places are taken.
func (m *moves) start(
	ctx context.Context, deadline uint64, send func() (refused bool, err error), then func(refused bool, err error) error,
) {
	place := m.lane.ask(deadline)
	if place == nil {
		return
	}
	m.group.Go(func() {
		var refused bool
		err := m.lane.wait(ctx, place)
		if err == nil {
			err = guard.Call(func() (err error) {
				defer m.lane.leave()
				refused, err = send()
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
func (m *moves) settle() error {
	m.group.Wait()
	var errs []error
	for _, then := range m.ended {
		errs = append(errs, then())
	}
	m.ended = nil
	clear(m.claims)
	return errors.Join(errs...)
}

// byClock orders two moves by when their clocks run out; 0, of one without, is last.
func byClock(a, b uint64) int {
	return cmp.Or(order(a == 0, b == 0), cmp.Compare(a, b))
}
