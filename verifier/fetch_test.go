package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// Many demands of strangers that end at once do not stretch a pass: those that convict come first, and what there is no time for is left to the next.
func TestManyDemandsEndInTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		convicts := func(*big.Int, protocol.Statement) chain.Call { return chain.Call{} }
		var endings []ending
		for i := range uint32(100) {
			e := ending{round: i}
			if i >= 98 {
				e.late = convicts
			}
			endings = append(endings, e)
		}
		began := time.Now()
		var ended []uint32
		err := inTime(endings, func(e ending) error {
			time.Sleep(12 * time.Second)
			ended = append(ended, e.round)
			return nil
		})
		rest, waits := withoutBacklog(err)
		require.NoError(t, rest)
		require.True(t, waits)
		require.LessOrEqual(t, time.Since(began), passPatience+12*time.Second)
		require.Equal(t, []uint32{98, 99}, ended)
		require.NoError(t, inTime(endings, func(ending) error { return nil }))
	})
}

// Whoever takes requests and never answers them keeps no pass waiting, and no other task for long; a task that the operator named for no time at all.
func TestNobodyWaitsForATarpit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		named, honest := protocol.Hash{1}, protocol.Hash{2}
		f := &fetches{beside: (&bystander{run: t.Context()}).beside}
		cfg := &ChallengerConfig{Tasks: []protocol.Hash{named}, Every: true}
		taskOf := func(id protocol.Hash) *task { return &task{cfg: cfg, id: id, fetches: f} }
		hangs, most := 0, 0
		hang := func(ctx context.Context) error {
			f.mu.Lock()
			hangs++
			most = max(most, hangs)
			f.mu.Unlock()
			<-ctx.Done()
			f.mu.Lock()
			hangs--
			f.mu.Unlock()
			return context.Cause(ctx)
		}
		began := time.Now()
		junk := func() {
			for task := range byte(20) {
				for n := range 10 {
					taskOf(protocol.Hash{3, task}).seek(fmt.Sprint(n), claimPatience, hang)
				}
			}
		}
		junk()
		require.True(t, began.Equal(time.Now()), "asking takes no time")
		got := make(map[protocol.Hash]time.Duration)
		ask := func(id protocol.Hash) {
			if got[id] != 0 {
				return
			}
			taskOf(id).seek("wanted", claimPatience, func(context.Context) error {
				time.Sleep(time.Second)
				got[id] = time.Since(began)
				return nil
			})
		}
		for range 600 {
			ask(named)
			ask(honest)
			time.Sleep(time.Second)
			junk()
		}
		require.LessOrEqual(t, most, fetchPlaces)
		require.Equal(t, time.Second, got[named])
		require.NotZero(t, got[honest])
		// Of 21 tasks 16 have a place each at a time.
		require.LessOrEqual(t, got[honest], 2*claimPatience+2*time.Second)
	})
}

// What fails is tried again, less and less often, as long as a pass asks for it; it is said that it may come soon until the first attempt has ended.
func TestSeek(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fetches{beside: (&bystander{run: t.Context()}).beside}
		cfg := new(ChallengerConfig)
		w := &task{cfg: cfg, id: protocol.Hash{1}, fetches: f}
		tries := 0
		get := func(context.Context) error {
			tries++
			time.Sleep(time.Second)
			if tries < 4 {
				return errUnavailable
			}
			return nil
		}
		require.True(t, w.seek("it", claimPatience, get))
		time.Sleep(1500 * time.Millisecond)
		require.False(t, w.seek("it", claimPatience, get))
		for range 40 {
			time.Sleep(time.Second)
			if tries < 4 {
				w.seek("it", claimPatience, get)
			}
		}
		require.Equal(t, 4, tries)
		f.mu.Lock()
		require.NotContains(t, f.tasks, w.id)
		f.mu.Unlock()
		// What no pass asks for any more is forgotten.
		w.seek("gone", claimPatience, func(context.Context) error { return errors.New("no") })
		time.Sleep(keepReplaying + time.Minute)
		(&task{cfg: cfg, id: protocol.Hash{2}, fetches: f}).seek("other", claimPatience, get)
		time.Sleep(time.Second)
		f.mu.Lock()
		defer f.mu.Unlock()
		require.NotContains(t, f.tasks, w.id)
	})
}
