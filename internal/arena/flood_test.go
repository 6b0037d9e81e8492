package arena

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/verifier"
)

// blockTime is that of Flood's chain.
const blockTime = 4 * time.Second

// A defender answers about all claims beside each other: it waited for the block of each move before it sent the next, and eight shams at once, or at
// the template's clock 16, convicted an honest trainer on all of them.
func TestFloodOfAShortClock(t *testing.T) {
	const replay = 100 * time.Millisecond
	for _, x := range []struct{ clock, extension, n int }{{20, 2, 8}, {20, 2, 32}} { // in blocks: the arena's small task
		o, err := Flood(t, x.n, time.Duration(x.clock)*blockTime, time.Duration(x.extension)*blockTime, replay, handler(t))
		require.NoError(t, err)
		require.Equal(t, x.n, o.Opened)
		require.False(t, o.Convicted, "%+v", o)
		require.Equal(t, o.Opened, o.Over)
	}
}

// As many disputes at once as a machine says that it answers it does answer, at the template's clock of 75 s and 5 s and blocks of two seconds.
func TestStatedCapacityIsAnswered(t *testing.T) {
	const clock, extension, replay = 75 * blockTime / 2, 5 * blockTime / 2, 100 * time.Millisecond
	prepare(t)
	stated := 0
	require.Empty(t, bubble(t, 2, blockTime, nil, func(g *game) {
		main, err := g.specOf(true, 1, 3)
		g.check(err)
		main.Spec.DisputeClock, main.Spec.DisputeExtension = uint32(clock.Seconds()), uint32(extension.Seconds())
		stated = verifier.Capacity(&main.Spec, 1<<20, replay, blockTime, verifier.ReplayPlaces, 8<<30).Disputes
	}))
	t.Logf("%d disputes at once", stated)
	require.GreaterOrEqual(t, stated, 8)
	o, err := Flood(t, stated, clock, extension, replay, handler(t))
	require.NoError(t, err)
	require.Equal(t, stated, o.Opened)
	require.False(t, o.Convicted, "%+v", o)
}
