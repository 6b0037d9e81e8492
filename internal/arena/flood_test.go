package arena

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
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
