package verifier

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
)

// Whoever's clock runs out first goes first, however late it came, and what has no clock never waits.
func TestLane(t *testing.T) {
	t.Parallel()
	var l lane
	for range MovesAtOnce {
		place := l.ask(0)
		require.NotNil(t, place)
		require.NoError(t, l.wait(t.Context(), place))
	}
	require.Nil(t, l.ask(0), "no place is free, and no clock runs")
	late, soon, sooner := l.ask(300), l.ask(200), l.ask(100)
	admitted := func(p *ticket) bool {
		select {
		case <-p.admitted:
			return true
		default:
			return false
		}
	}
	require.False(t, admitted(sooner))
	l.leave()
	require.True(t, admitted(sooner))
	require.False(t, admitted(soon))

	// One that is given up takes no place, also if it was admitted meanwhile.
	over, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, l.wait(over, soon), context.Canceled)
	l.leave()
	require.True(t, admitted(late))
	for range MovesAtOnce {
		l.leave()
	}
	require.Zero(t, l.out)
	require.Empty(t, l.waiting)
	require.NotNil(t, l.ask(0))
}
