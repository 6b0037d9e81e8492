package verifier

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// stage is a hand beside which nothing is done: the test does it.
type stage struct {
	hand
	view atomic.Pointer[chain.View]
}

func (s *stage) now() *chain.View { return s.view.Load() }

func (s *stage) beside(func(context.Context)) context.CancelFunc { return func() {} }

// judgeHourly has a challenger look every other minute, for six days, at four claims an hour that can be disputed for ten hours, where a replay takes so
// long and two have room, and returns how many it judged in time.
func judgeHourly(ctx context.Context, replay time.Duration) (judged int) {
	const window, each, days = 10 * time.Hour, 2 * time.Minute, 6
	pool, h := newReplays(1<<30, 2), new(stage)
	tk := &task{
		hand: h, id: protocol.Hash{1}, cfg: new(ChallengerConfig), log: slog.New(slog.DiscardHandler), meters: newMeters("assay_test"), blocks: new(cadence),
		spec: &protocol.TaskSpec{ClaimWindow: uint32(window.Seconds()), CommitWindow: 3600, TrainerCount: 4},
	}
	rp := newReplayer(newLoader(tk, nil, nil, pool.memory), pool, new(coverages), func(*task, Capable, []any) {})
	c := newClaims(newDisputes(tk, nil), rp, nil, []byte{1})
	ctx, cancel := context.WithCancel(ctx)
	var all sync.WaitGroup
	defer all.Wait()
	defer cancel()
	var mu sync.Mutex
	made := make(map[work]*replaying)
	for pass := range uint32(days * 24 * time.Hour / each) {
		now := uint64(time.Now().Unix())
		if pass%30 == 0 {
			for i := range byte(4) {
				c.commits.Items = append(c.commits.Items, chain.Committed{TaskID: tk.id, Round: pass / 30,
					Commitment: chain.Commitment{Trainer: common.Address{i + 1}, Deadline: now}})
			}
		}
		v := chain.NewView(nil, chain.Block{Number: uint64(pass) + 1, Time: now})
		h.view.Store(v)
		mu.Lock()
		for _, commit := range c.commits.Items {
			of, s := work{commit.Round, commit.Trainer, commit.ParentRoot}, c.signedGradient(commit)
			if e := made[of]; e != nil {
				rp.madeReplay(of, e)
				rp.releaseReplay(of)
				delete(made, of)
				c.judged(v, s.id)
				c.settled[s.id] = standing{until: 1}
				if now < s.gradient.Deadline+uint64(c.spec.ClaimWindow) {
					judged++
				}
			}
		}
		mu.Unlock()
		commits, _ := c.inTurn(v)
		for _, commit := range commits {
			of, s := work{commit.Round, commit.Trainer, commit.ParentRoot}, c.signedGradient(commit)
			known := rp.replayed(of)
			if over := now >= s.gradient.Deadline+uint64(c.spec.ClaimWindow); c.settled[s.id].until > 0 || !known && over {
				c.past[commit] = over
				continue
			}
			rp.replayOf(v, of, 0)
			if e := rp.replays[of]; e != nil && !known {
				all.Go(func() {
					if (&stint{bytes: pool.memory / 2, steps: 10, step: replay / 10}).play(ctx, e.job) == nil {
						mu.Lock()
						defer mu.Unlock()
						made[of] = e
					}
				})
			}
		}
		time.Sleep(each)
	}
	return judged
}

// However long a replay takes, of claims that come faster than they can be judged as many are judged as there is time for: none waits behind another
// until it is too late.
func TestClaimsThatWaitAreJudgedInTime(t *testing.T) {
	t.Parallel()
	for _, replay := range []time.Duration{2 * time.Hour, 6 * time.Hour, 9 * time.Hour} {
		t.Run(replay.String(), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				can := 2 * int(6*24*time.Hour/replay)
				judged := judgeHourly(t.Context(), replay)
				t.Logf("%d of %d", judged, can)
				require.Greater(t, judged, can*3/4)
			})
		})
	}
}
