package keeper

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// However many large computations wait, a small one of another task goes on; and nobody waits longer than its context lasts.
func TestLargeTasksDoNotHoldUpSmallOnes(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 3)
	s, st, _ := offlineRound(t, spec)
	large := *spec
	large.ParamCount = largeWork
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var leave []func()
	for i := range largeAtOnce {
		l, err := s.aggregator.lanes.enter(ctx, protocol.Hash{byte(i)}, &large, 1)
		require.NoError(t, err)
		leave = append(leave, l)
	}
	entered := make(chan error, 8)
	for i := range cap(entered) {
		go func() {
			l, err := s.aggregator.lanes.enter(ctx, protocol.Hash{byte(largeAtOnce + i%4)}, &large, 1)
			if err == nil {
				l()
			}
			entered <- err
		}()
	}
	o, err := s.aggregator.outcome(t.Context(), spec, st)
	require.NoError(t, err)
	select {
	case err := <-entered:
		t.Fatalf("a large computation got in beside %d others: %v", largeAtOnce, err)
	default:
	}

	// Of one task there is one at a time.
	l, err := s.aggregator.lanes.enter(t.Context(), st.Task, spec, 5)
	require.NoError(t, err)
	require.NoError(t, s.store.Remove(o.NewRoot))
	over, end := context.WithCancel(t.Context())
	end()
	_, err = s.aggregator.outcome(over, spec, st)
	require.ErrorIs(t, err, context.Canceled)
	l()
	_, err = s.aggregator.outcome(t.Context(), spec, st)
	require.NoError(t, err)

	// Those who wait get their turn, and whoever gives up gives back what it took.
	for _, l := range leave {
		l()
	}
	for range cap(entered) {
		require.NoError(t, <-entered)
	}
	for i := range atOnce {
		_, err := s.aggregator.lanes.enter(t.Context(), protocol.Hash{byte(i)}, spec, 1)
		require.NoError(t, err)
	}
	waiting := make(chan error)
	go func() {
		_, err := s.aggregator.lanes.enter(ctx, protocol.Hash{0xff}, &large, 1)
		waiting <- err
	}()
	cancel()
	require.ErrorIs(t, <-waiting, context.Canceled)
	require.Empty(t, s.aggregator.lanes.large)
	require.Len(t, s.aggregator.lanes.all, atOnce)
}
