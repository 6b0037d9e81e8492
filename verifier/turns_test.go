package verifier

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Computations without end, of more tasks than there are places, take turns with one that ends; and end themselves when nobody wants them.
func TestTurns(t *testing.T) {
	t.Parallel()
	s := newTurns(2, time.Millisecond)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	started := make(chan struct{}, 5)
	for i := range byte(5) {
		go func() {
			endless := s.of(protocol.Hash{i / 2}) // two of some tasks
			err := endless.begin(ctx)
			started <- struct{}{}
			for err == nil {
				err = endless.pause(ctx)
			}
			endless.end()
			ended <- err
		}()
	}
	for range 5 {
		<-started
	}
	short := s.of(protocol.Hash{9})
	require.NoError(t, short.begin(t.Context()))
	for turns := 0; turns < 20; {
		held := short.since
		require.NoError(t, short.pause(t.Context()))
		if short.since != held {
			turns++
		}
	}
	short.end()
	short.end()
	stopped, stop := context.WithCancel(t.Context())
	stop()
	require.ErrorIs(t, s.of(protocol.Hash{9}).begin(stopped), context.Canceled)
	cancel()
	for range 5 {
		require.ErrorIs(t, <-ended, context.Canceled)
	}
	require.Zero(t, s.taken)
	require.Empty(t, s.waiting)
	require.NoError(t, short.begin(t.Context()), "places are free again")
	short.end()
}

// The next turn is of the task that had the least time: not of the one with the most computations, nor of one that comes late; a clock counts.
func TestTurnsAreFair(t *testing.T) {
	t.Parallel()
	s := newTurns(1, 0)
	first := s.of(protocol.Hash{1})
	require.NoError(t, first.begin(t.Context()))
	wait := func(task byte) *turn {
		next := s.of(protocol.Hash{task})
		n := s.queued.Load()
		go func() { _ = next.begin(context.Background()) }()
		require.Eventually(t, func() bool { return s.queued.Load() > n }, time.Minute, time.Millisecond)
		return next
	}
	others := []*turn{wait(1), wait(1), wait(2), wait(3)}
	after := func(spent time.Duration, done, next *turn) {
		t.Helper()
		done.since = time.Now().Add(-spent)
		done.end()
		require.Eventually(t, func() bool {
			s.mu.Lock()
			defer s.mu.Unlock()
			for _, w := range s.waiting {
				if w == next {
					return false
				}
			}
			return true
		}, time.Minute, time.Millisecond)
		require.Eventually(t, func() bool { return len(next.given) == 0 }, time.Minute, time.Millisecond)
		next.held, next.since = true, time.Now()
	}
	after(time.Hour, first, others[2])
	others[2].urgent.Store(true)
	after(2*time.Hour, others[2], others[3])
	again := wait(2)
	after(time.Hour, others[3], again) // half an hour's worth: a clock runs
	after(time.Hour, again, others[0])
	after(time.Hour, others[0], others[1])
}

// Replays are counted with their memory. What is larger than what is free waits, and asks those that were there long enough; where a clock runs it
// need not wait for those where none does.
func TestShelfCountsMemory(t *testing.T) {
	t.Parallel()
	s := &shelf{limit: 100}
	old := func(p *place) *place {
		s.built(p)
		p.since = p.since.Add(-time.Minute)
		return p
	}
	big, small := &place{bytes: 70, least: time.Hour}, &place{bytes: 20, least: 10 * time.Second}
	require.NoError(t, s.take(big))
	require.NoError(t, s.take(small))
	next := &place{bytes: 20}
	require.ErrorIs(t, s.take(next), errCrowded)
	require.False(t, big.wanted.Load() || small.wanted.Load(), "neither runs yet")
	old(big)
	old(small)
	require.ErrorIs(t, s.take(next), errCrowded)
	require.True(t, small.wanted.Load())
	require.False(t, big.wanted.Load())
	s.free(small)
	require.NoError(t, s.take(next))
	require.ErrorIs(t, s.resize(next, 40), errCrowded)
	require.False(t, big.wanted.Load())
	next.urgent.Store(true)
	require.ErrorIs(t, s.resize(next, 40), errCrowded)
	require.True(t, big.wanted.Load())
	s.free(big)
	require.NoError(t, s.resize(next, 100), "all there is")
	old(next)
	require.ErrorIs(t, s.take(&place{bytes: 1}), errCrowded)
	require.False(t, next.wanted.Load(), "a clock runs for it")
}
