package guard_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/guard"
)

// Who waits for a gate keeps made-up time from going on no more than its holder does, and gives up with its context.
func TestGate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := guard.NewGate()
		require.NoError(t, g.Enter(t.Context()))
		gone := errors.New("the caller is gone")
		ctx, cancel := context.WithCancelCause(t.Context())
		time.AfterFunc(time.Second, func() { cancel(gone) })
		require.ErrorIs(t, g.Enter(ctx), gone)
		go func() {
			time.Sleep(time.Hour) // the holder waits, too
			g.Unlock()
		}()
		require.NoError(t, g.Enter(t.Context()))
		g.Unlock()
		require.ErrorIs(t, g.Enter(ctx), gone, "free, and too late")
		require.NoError(t, g.Enter(t.Context()), "who was too late does not hold it")
		g.Unlock()
	})
}
