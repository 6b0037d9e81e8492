package verifier

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// A replay that needs what another one of its task is loading waits for that without memory: a source that hangs would keep it from all
// other tasks.
func TestNobodyHoldsMemoryWhileAnotherLoads(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		pool := newReplays(100, 1)
		l := newLoader(new(task), nil, nil, pool.memory)
		l.material = new(material) // no programs are sought
		j := pool.job(protocol.Hash{1}, 1)
		done := make(chan error, 1)
		go func() {
			times := 0
			done <- l.admitted(t.Context(), j, func(ctx context.Context) error {
				if times++; times > 1 {
					return nil
				}
				l.mu.Lock()
				l.material = nil
				l.mu.Unlock()
				l.fetching <- struct{}{} // another one asks sources
				_, err := l.materials(ctx, j)
				return err
			})
		}()
		time.Sleep(loadPatience)
		synctest.Wait()
		pool.mu.Lock()
		used := pool.used()
		pool.mu.Unlock()
		require.Zero(t, used)
		<-l.fetching
		require.NoError(t, <-done)
	})
}

// Who only looks whether it is to load sends nobody away: two replays that found each other looking did so for ever, without a pause.
func TestALookKeepsNobodyFromLoading(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		pool := newReplays(100, 1)
		l := newLoader(new(task), nil, nil, pool.memory)
		loads := errors.New("it is to load")
		l.unfit.Store(&loads)
		l.fetching <- struct{}{} // another one looks
		go func() {
			time.Sleep(loadPatience / 2)
			<-l.fetching
		}()
		_, err := l.materials(t.Context(), pool.job(protocol.Hash{1}, 1))
		require.ErrorIs(t, err, loads)

		ctx, stop := context.WithCancelCause(t.Context())
		l.fetching <- struct{}{}
		stop(errEvicted)
		_, err = l.materials(ctx, pool.job(protocol.Hash{1}, 1))
		require.ErrorIs(t, err, errEvicted)
	})
}
