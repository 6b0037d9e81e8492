package verifier

import (
	"context"
	"testing"
	"testing/synctest"

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
		synctest.Wait()
		pool.mu.Lock()
		used := pool.used()
		pool.mu.Unlock()
		require.Zero(t, used)
		<-l.fetching
		require.NoError(t, <-done)
	})
}
