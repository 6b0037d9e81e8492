package verifier

import (
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// What lies here is read into memory that nobody counts, to be checked: of the programs of very many tasks, whose claims begin to be replayed in one moment,
// one is there at a time.
func TestWhatLiesHereIsCheckedOneByOne(t *testing.T) {
	t.Parallel()
	l := newLibrary(t.TempDir(), http.DefaultClient)
	root := protocol.Hash{1}
	l.keepRaw(root, make([]byte, 1<<20))
	var running, most atomic.Int32
	var all sync.WaitGroup
	for range 16 {
		task := l.from(l.client, l.sources)
		all.Go(func() {
			_, err := task.raw(t.Context(), root, 1<<20, func([]byte) error {
				now := running.Add(1)
				for seen := most.Load(); now > seen && !most.CompareAndSwap(seen, now); seen = most.Load() {
				}
				time.Sleep(5 * time.Millisecond)
				running.Add(-1)
				return nil
			})
			require.NoError(t, err)
		})
	}
	all.Wait()
	require.EqualValues(t, 1, most.Load())
}
