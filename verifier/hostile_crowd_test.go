package verifier_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/verifier"
)

// However many tasks strangers post, the rounds of those that the operator did not name are recomputed a bounded number at a time: each takes memory for
// a computation and disk for all its payloads. What claims need has 16 places over all such tasks.
func TestHostileRoundsOfManyTasksAreExaminedAFewAtATime(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	const tasks, places = 8, 16
	var first *scene
	for range tasks {
		s := newTask(t, env, lib, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 20_000, 50_000 }))
		if s.play(play{}); first == nil {
			first = s
		}
	}
	var now, most atomic.Int64
	release := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n := now.Add(1)
		defer now.Add(-1)
		for last := most.Load(); n > last && !most.CompareAndSwap(last, n); last = most.Load() {
		}
		select {
		case <-release:
		case <-r.Context().Done():
		}
		protocol.WriteError(w, protocol.ErrObjectNotFound)
	}))
	t.Cleanup(slow.Close)
	t.Cleanup(func() { close(release) })
	challenge(t, first, func(cfg *verifier.ChallengerConfig) { cfg.Sources = []string{slow.URL} })
	deadline := time.Now().Add(20 * time.Second)
	for time.Now().Before(deadline) && most.Load() <= places {
		time.Sleep(100 * time.Millisecond)
	}
	time.Sleep(2 * time.Second)
	t.Logf("%d strangers' tasks have one round each: %d downloads at a time", tasks, most.Load())
	require.LessOrEqual(t, most.Load(), int64(places))

}

// What is kept on disk of rounds that cannot be judged yet, because one payload is withheld of each, has a bound over all tasks that were not named.
func TestHostileWithheldPayloadsFillNoDisk(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	const tasks = 6
	var first *scene
	payload := int64(0)
	for range tasks {
		s := newTask(t, env, lib, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.ClaimWindow = 20_000, 50_000 }))
		s.play(play{})
		lib.drop(s.payloadRoot(0, 3))
		if first == nil {
			first, payload = s, int64(4*s.Spec.ParamCount)
		}
	}
	var dir string
	// The largest object that this operator takes is a state: nothing says that he gives strangers more than some of them.
	state := 2 * payload
	challenge(t, first, func(cfg *verifier.ChallengerConfig) {
		dir, cfg.MaxObjectBytes, cfg.MaxSpend = cfg.DataDir, state+4096, new(uint64(0))
	})
	used := func() (sum int64) {
		files, _ := filepath.Glob(filepath.Join(dir, "objects", "*"))
		for _, name := range files {
			if info, err := os.Stat(name); err == nil && !strings.Contains(name, "tmp-") {
				sum += info.Size()
			}
		}
		return sum
	}
	deadline := time.Now().Add(20 * time.Second)
	for time.Now().Before(deadline) && used() < tasks*3*payload {
		time.Sleep(100 * time.Millisecond)
	}
	t.Logf("%d tasks with a payload of %d bytes a trainer, --max-object-bytes %d: %d bytes are kept", tasks, payload, state+4096, used())
	require.Less(t, used(), 4*(state+4096), "the disk that strangers take grows with their tasks, and no flag bounds it")
}
