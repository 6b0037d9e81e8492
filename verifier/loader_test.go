package verifier

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
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

// Programs name as many constants as their sponsor likes. Of those that nobody serves no more are looked for than anybody would pay for, and what sources
// say of them is kept of the first one: each of them may say something else.
func TestLoadingBoundsWhatIsMissing(t *testing.T) {
	t.Parallel()
	asked := 0
	refuses := sourced{"a": func(context.Context) (io.Reader, error) {
		asked++
		return nil, fmt.Errorf("refusal %d", asked)
	}}
	l := newLoader(&task{lib: newLibrary(t.TempDir(), &http.Client{Transport: refuses}, "http://a")}, nil, nil, 1)
	m := new(material)
	m.task.Programs = claim.Programs{Prologue: new(program.Program), Step: new(program.Program), Epilogue: new(program.Program)}
	inputs := make([]program.Input, 3*mostPieces)
	for i := range inputs {
		inputs[i] = program.Input{Provenance: program.Constant, DType: program.F32, Shape: program.Of(1), Root: protocol.Hash{1, byte(i >> 16), byte(i >> 8), byte(i)}}
	}
	m.task.Programs.Step.Inputs = inputs
	j := &job{fetched: make(map[any]error)}
	_, _, err := l.lacking(t.Context(), m, j)
	var pieces unfetched
	require.ErrorAs(t, err, &pieces)
	require.Len(t, pieces, mostPieces)

	data := piece{"the data set", protocol.Hash{2}, 1, func([]byte) error { return nil }}
	require.NoError(t, l.gather(t.Context(), j, append(pieces, data)))
	require.Equal(t, mostPieces, asked)
	missing, first, err := l.lacking(t.Context(), m, j)
	require.NoError(t, err)
	require.Len(t, missing, mostPieces)
	require.ErrorContains(t, first, "refusal 1")
	for _, p := range pieces[1:] {
		require.Equal(t, errUnavailable, j.fetched[p.id])
	}
}

// A task's programs name a hundred thousand constants, and a challenger passes at every head. It keeps them without looking at each one every time, also
// one that was lost and fetched anew.
func TestWhatStaysIsSeldomLookedAt(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		lib, disk := newLibrary(t.TempDir(), nil), newDisk(1<<20)
		lib.of = &owner{disk: disk, task: protocol.Hash{1}}
		l := newLoader(&task{
			lib: lib, spec: &protocol.TaskSpec{CommitWindow: 30 * 24 * 3600}, cfg: &ChallengerConfig{KeepUnused: DefaultKeepUnused},
		}, nil, nil, 1)
		for i := range byte(8) {
			l.roots = append(l.roots, protocol.Hash{1, i})
			lib.keepRaw(l.roots[i], []byte{i})
		}
		// looks is how many a pass looks at.
		looks := func() int {
			clear(disk.files)
			l.stay(nil, true)
			return len(disk.files)
		}
		require.Equal(t, len(l.roots), looks())
		for range 100 {
			time.Sleep(time.Second)
			require.Zero(t, looks())
		}
		lib.keepRaw(l.roots[0], []byte{0})
		for range 50 * sweeps {
			time.Sleep(DefaultKeepUnused / sweeps)
			looks()
			require.NoError(t, lib.sweep(time.Now().Add(-DefaultKeepUnused)))
		}
		for _, root := range l.roots {
			require.FileExists(t, lib.rawPath(root))
		}
		l.pinned = time.Time{} // others were loaded
		require.Equal(t, len(l.roots), looks())
	})
}
