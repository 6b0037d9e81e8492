package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// stint is a replay of the tests: so many steps of such a time, in so much memory. An interrupted step is lost, the steps before it are not.
type stint struct {
	bytes uint64
	steps int
	step  time.Duration
	done  int
	lost  int
}

// play does it; operators of a step take a second, or a twentieth of it if that is more, up to a minute.
func (x *stint) play(ctx context.Context, j *job) error {
	defer j.release()
	for {
		held, cancel := context.WithCancelCause(ctx)
		err := x.hold(held, j, func() { cancel(errEvicted) })
		j.release()
		if !errors.Is(err, errEvicted) {
			cancel(nil)
			return err
		}
		cancel(nil)
		x.lost++
	}
}

// sit has memory until others are to have it, and computes nothing.
func (x *stint) sit(ctx context.Context, j *job) {
	defer j.release()
	held, leave := context.WithCancelCause(ctx)
	defer leave(nil)
	if j.admit(held, x.bytes, func() { leave(errEvicted) }) == nil {
		<-held.Done()
	}
}

func (x *stint) hold(ctx context.Context, j *job, evict func()) error {
	if err := j.admit(ctx, x.bytes, evict); err != nil {
		return err
	}
	if err := j.begin(ctx); err != nil {
		return err
	}
	operator := min(max(time.Second, x.step/20), time.Minute)
	for x.done < x.steps {
		for spent := time.Duration(0); spent < x.step; spent += operator {
			select {
			case <-time.After(min(operator, x.step-spent)):
			case <-ctx.Done():
				return context.Cause(ctx)
			}
			if err := j.pause(ctx); err != nil {
				return err
			}
		}
		x.done++
		j.progress()
	}
	return nil
}

const (
	endless = 1 << 40 // steps
	forever = 100 * 365 * 24 * time.Hour
)

// judgeHonest has a task bring four claims every two hours for fourteen days, each of ten steps of such a time and a share of the memory, and returns
// how many of them were judged within the claim window of 28 hours, and the longest that one took.
func judgeHonest(ctx context.Context, s *replays, weight float64, share uint64, step time.Duration) (judged int, longest time.Duration) {
	var mu sync.Mutex
	var all sync.WaitGroup
	for range 14 * 12 {
		for range 4 {
			all.Go(func() {
				came := time.Now()
				ctx, cancel := context.WithTimeout(ctx, 28*time.Hour)
				defer cancel()
				x := stint{bytes: s.memory / share, steps: 10, step: step}
				if x.play(ctx, s.job(protocol.Hash{1}, weight)) == nil {
					mu.Lock()
					defer mu.Unlock()
					judged++
					longest = max(longest, time.Since(came))
				}
			})
		}
		time.Sleep(2 * time.Hour)
	}
	all.Wait()
	return judged, longest
}

// Junk tasks that take all memory, and whose replays have no end, keep a task from nothing that it asks for: no claim is lost, whether the junk never
// gets a step further, has many replays, is many tasks, or has all the stake that it can pay for.
func TestJunkDoesNotBlind(t *testing.T) {
	t.Parallel()
	for name, junk := range map[string]struct {
		tasks, jobs int
		weight      float64
		step        time.Duration
	}{
		"none":              {},
		"one endless step":  {1, 1, 1, forever},
		"endless steps":     {1, 1, 1, time.Minute},
		"many replays":      {1, 20, 1, forever},
		"many tasks":        {40, 1, 1. / 40, forever},
		"many cheap tasks":  {200, 1, 1. / 10000, forever},
		"twice the stake":   {1, 4, 2, forever},
		"a step of an hour": {2, 2, 0.5, time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				s := newReplays(1<<30, 2)
				s.loan = urgentLoan
				ctx, cancel := context.WithCancel(t.Context())
				var all sync.WaitGroup
				for task := range junk.tasks {
					for range junk.jobs {
						all.Go(func() {
							x := stint{bytes: s.memory, steps: endless, step: junk.step}
							_ = x.play(ctx, s.job(protocol.Hash{2, byte(task), byte(task >> 8)}, 100*junk.weight))
						})
					}
				}
				time.Sleep(3 * time.Hour) // it is there first
				judged, longest := judgeHonest(ctx, s, 100, 8, 30*time.Second)
				require.Equal(t, 672, judged)
				require.Less(t, longest, 2*time.Hour, "before the next round's come")
				cancel()
				all.Wait()
				require.Empty(t, s.admitted)
				require.Empty(t, s.waiting)
			})
		})
	}
}

// A task that needs half of the machine loses no claim beside junk with as much at stake, whose replays never end, or that holds memory and computes
// nothing: what others wait for is charged to whoever has it.
func TestHalfOfTheMachine(t *testing.T) {
	t.Parallel()
	for name, junk := range map[string]struct {
		more  uint64 // than half of the memory
		steps int
		step  time.Duration
	}{
		"an endless step":                {1 << 29, endless, forever},
		"steps that just fit":            {1 << 29, 42, 39 * time.Minute},
		"steps in just more than half":   {1, 42, 39 * time.Minute},
		"all memory, and no computation": {1 << 29, 0, 0},
		"just more than half, and none":  {1, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				s := newReplays(1<<30, 2)
				ctx, cancel := context.WithCancel(t.Context())
				var all sync.WaitGroup
				for range 2 {
					all.Go(func() {
						for ctx.Err() == nil { // a claim after the other
							until, expired := context.WithTimeout(ctx, 28*time.Hour)
							x, j := stint{bytes: s.memory/2 + junk.more, steps: junk.steps, step: junk.step}, s.job(protocol.Hash{2}, 100)
							if junk.steps == 0 {
								x.sit(until, j)
							} else {
								_ = x.play(until, j)
							}
							expired()
						}
					})
				}
				judged, longest := judgeHonest(ctx, s, 100, 1, 90*time.Second)
				t.Logf("%d, the longest after %s", judged, longest)
				require.Equal(t, 672, judged)
				cancel()
				all.Wait()
			})
		})
	}
}

// A task whose replays are asked for by passes loses no turn between the end of one and the next pass: one waits behind each that computes. Were there
// none, junk with as much at stake would have the memory whenever one ends, and what the task had less until then would be forgotten.
func TestPassesLoseNoTurn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := newReplays(1<<30, 2)
		ctx, cancel := context.WithCancel(t.Context())
		var all sync.WaitGroup
		for range 2 {
			all.Go(func() {
				_ = (&stint{bytes: s.memory / 2, steps: endless, step: forever}).play(ctx, s.job(protocol.Hash{2}, 100))
			})
		}
		lanes := (&replayer{pool: s}).lanes()
		var made atomic.Int64
		var making atomic.Int32
		began := time.Now()
		for range 14 * 24 * 300 { // passes
			time.Sleep(12 * time.Second)
			came := 4 * (1 + int64(time.Since(began)/time.Hour)) // two replays at a time take half an hour for them
			for ; making.Load() < int32(lanes) && made.Load()+int64(making.Load()) < came; making.Add(1) {
				all.Go(func() {
					defer making.Add(-1)
					if (&stint{bytes: s.memory / 2, steps: 10, step: 90 * time.Second}).play(ctx, s.job(protocol.Hash{1}, 110)) == nil {
						made.Add(1)
					}
				})
			}
			require.Less(t, came-made.Load(), int64(4*28), "the oldest can be disputed no longer")
		}
		t.Logf("%d, %d wait", made.Load(), 4*14*24-made.Load())
		cancel()
		all.Wait()
	})
}

// No more replays of a task have memory than can compute, but for those for which a clock runs, or which compute nothing any more; who waits for its
// own task keeps nobody else waiting, and others are charged nothing for it.
func TestReplaysQueueBehindTheirTasks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := newReplays(100, 2)
		c := &crowd{t: t, s: s}
		x := stint{bytes: 20, steps: 6, step: time.Minute}
		jobs := []*job{c.job(1, 1), c.job(1, 1), c.job(1, 1), c.job(1, 1)}
		jobs[3].clock(1 << 40)
		for _, j := range jobs {
			c.start(j, &stint{bytes: x.bytes, steps: x.steps, step: x.step})
		}
		other := c.job(2, 1)
		c.start(other, &stint{bytes: x.bytes, steps: x.steps, step: x.step})
		has := func() (out []bool) {
			s.mu.Lock()
			defer s.mu.Unlock()
			for _, j := range append(slices.Clone(jobs), other) {
				out = append(out, j.admitted)
			}
			return out
		}
		require.Equal(t, []bool{true, true, false, true, true}, has())
		s.mu.Lock()
		require.False(t, s.wanted())
		s.mu.Unlock()
		jobs[0].rest(true)
		require.True(t, has()[2])
		c.all.Wait()
	})
}

// A replay that has waited for long counts for what is at stake by now, not for what was when it was asked for.
func TestWaitingReplaysWeighWhatIsAtStakeNow(t *testing.T) {
	t.Parallel()
	s := newReplays(100, 1)
	task := protocol.Hash{1}
	j := s.job(task, 10)
	s.mu.Lock()
	defer s.mu.Unlock()
	before := s.tag(j)
	s.weigh(task, 1)
	require.InEpsilon(t, 10*before, s.tag(j), 1e-9)
}

// away is a node that answers nothing.
type away struct{ chain.Backend }

func (away) CallContractAtHash(context.Context, ethereum.CallMsg, common.Hash) ([]byte, error) {
	return nil, errors.New("away")
}

// A node that is away for a moment does not make a task weigh what a task without rounds does: what its replays hold meanwhile would be charged at
// that.
func TestANodeThatIsAwayChangesNoWeight(t *testing.T) {
	t.Parallel()
	c, err := chain.New(away{}, protocol.Deployment{})
	require.NoError(t, err)
	spec := &protocol.TaskSpec{TrainerLock: chaintest.Tokens(3)}
	rp := newReplayer(newLoader(&task{id: protocol.Hash{1}, spec: spec}, nil, nil, 1), newReplays(1, 1), nil, nil)
	rp.weigh(t.Context(), chain.NewView(c, chain.Block{Number: 1, Time: 100}), 0)
	require.Equal(t, 3., rp.stake(), "nothing else is known yet")
	rp.weight = 1000
	rp.weigh(t.Context(), chain.NewView(c, chain.Block{Number: 2, Time: 1000}), 0)
	require.Equal(t, 1000., rp.stake())
	require.Equal(t, 1000., rp.pool.weights[rp.id])
}

// At the end of a run the claims that can be disputed yet are at stake as much as those that are still to come in another.
func TestClaimsOfAnEndedRunAreAtStake(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{TrainerLock: chaintest.Tokens(10), RewardPerGradient: chaintest.Tokens(1), MaxRounds: 100, TrainerCount: 4}
	require.Equal(t, 10.+1+100*4, stakeAt(spec, chain.Head{}, 0))
	require.Equal(t, 10.+1+10*4+56, stakeAt(spec, chain.Head{Round: 90}, 56))
	require.Equal(t, 10.+1+56, stakeAt(spec, chain.Head{Round: 100, EndedAt: 1}, 56))
}

// crowd is replays of tasks that are waited for.
type crowd struct {
	t   *testing.T
	s   *replays
	all sync.WaitGroup
}

func (c *crowd) job(task byte, weight float64) *job { return c.s.job(protocol.Hash{task}, weight) }

// start plays a stint; ended is set when it is done.
func (c *crowd) start(j *job, x *stint) (ended *time.Time) {
	ended = new(time.Time)
	c.all.Go(func() {
		if x.play(c.t.Context(), j) == nil {
			*ended = time.Now()
		}
	})
	synctest.Wait()
	return ended
}

// What others leave for a job that waits is its own: neither the one that left has it again, nor a smaller one that comes meanwhile; and nobody leaves
// for one that would not fit all the same.
func TestFreedMemoryIsReserved(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 2)}
		junk, small := &stint{bytes: 90, steps: 1, step: 8 * time.Hour}, &stint{bytes: 20, steps: 1, step: time.Minute}
		first := c.job(1, 1)
		c.start(first, junk)
		require.True(t, first.admitted)
		began := time.Now()
		wants := c.job(2, 1)
		honest := c.start(wants, &stint{bytes: 80, steps: 9, step: time.Minute})
		time.Sleep(5 * time.Minute)
		require.False(t, wants.admitted, "the other has had no ten minutes yet")
		late := c.start(c.job(3, 0.001), small)
		time.Sleep(5*time.Minute + time.Second)
		require.True(t, wants.admitted)
		require.False(t, first.admitted)
		time.Sleep(8 * time.Minute)
		require.True(t, wants.admitted, "the other does not have it back before it is done, or had ten minutes")
		require.Zero(t, *honest)
		c.all.Wait()
		require.Less(t, honest.Sub(began), time.Hour)
		require.NotZero(t, *late)
		require.Equal(t, 1, junk.done)
	})
}

func TestNobodyLeavesForWhoDoesNotFit(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 2)}
		clocked := c.job(1, 1)
		clocked.clock(1)
		c.start(clocked, &stint{bytes: 50, steps: 1, step: 5 * time.Hour})
		other := &stint{bytes: 50, steps: 1, step: 4 * time.Hour}
		ended := c.start(c.job(2, 1), other)
		began := time.Now()
		large := c.start(c.job(3, 1), &stint{bytes: 60, steps: 1, step: time.Minute}) // the other's memory would not be enough
		c.all.Wait()
		require.Zero(t, other.lost)
		require.Equal(t, 4*time.Hour, ended.Sub(began))
		require.Equal(t, 5*time.Hour+time.Minute, large.Sub(began))
	})
}

// A replay whose step takes longer than it may keep its memory has twice as long the next time, up to a bound: so it gets to the end of every step that
// this is enough for, and keeps nobody waiting longer.
func TestHoldIsBounded(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 1)}
		x := &stint{bytes: 100, steps: 1, step: 35 * time.Minute}
		ended := c.start(c.job(1, 1), x)
		for range 60 { // somebody always wants it
			came := time.Now()
			done := c.start(c.job(2, 1), &stint{bytes: 100, steps: 1, step: time.Minute})
			time.Sleep(mostReplaying + 2*time.Minute)
			require.NotZero(t, *done)
			require.LessOrEqual(t, done.Sub(came), mostReplaying+2*time.Minute)
		}
		require.NotZero(t, *ended, "it ends in the longest hold")
		require.Equal(t, 2, x.lost)
		never := &stint{bytes: 100, steps: 1, step: forever}
		ctx, cancel := context.WithCancel(t.Context())
		c.all.Go(func() { _ = never.play(ctx, c.job(1, 1)) })
		for range 40 {
			done := c.start(c.job(2, 1), &stint{bytes: 100, steps: 1, step: time.Minute})
			time.Sleep(mostReplaying + 2*time.Minute)
			require.NotZero(t, *done)
		}
		cancel()
		c.all.Wait()
	})
}

// Where clocks run the first to run out is served first and to its end: of 32 that come at once no two are half done, and what has no clock waits.
func TestEarliestDeadlineFirst(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(1000, 2)}
		began := time.Now()
		slow := &stint{bytes: 1000, steps: 100, step: time.Minute}
		last := c.start(c.job(1, 1), slow)
		const disputes = 32
		ends := make([]*time.Time, disputes)
		for i := range disputes {
			j := c.job(1, 1)
			j.clock(uint64(1000 - i)) // those that come last end first
			ends[i] = c.start(j, &stint{bytes: 10, steps: 8, step: time.Second})
		}
		c.all.Wait()
		for i := 0; i+2 < disputes; i++ {
			require.True(t, ends[i+2].Before(*ends[i]), "%d: %s, %s", i, ends[i+2].Sub(began), ends[i].Sub(began))
		}
		require.LessOrEqual(t, ends[0].Sub(began), disputes/2*8*time.Second+2*time.Second, "no time is lost")
		require.Equal(t, 1, slow.lost)
		require.True(t, last.After(*ends[0]))
	})
}

// Clocks that run in a task with little at stake, which whoever posted it can bring about, carry it ahead of its share by a bounded time.
func TestClocksAreNoWeapon(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 2)}
		c.s.loan = urgentLoan
		ctx, cancel := context.WithCancel(t.Context())
		for range 4 {
			junk := c.job(2, 10)
			junk.clock(5)
			c.all.Go(func() { _ = (&stint{bytes: 50, steps: endless, step: time.Minute}).play(ctx, junk) })
		}
		time.Sleep(time.Hour)
		for range 10 {
			came := time.Now()
			done := c.start(c.job(1, 100), &stint{bytes: 50, steps: 5, step: time.Minute})
			time.Sleep(2 * urgentLoan)
			require.NotZero(t, *done, "not within %s", 2*urgentLoan)
			require.Less(t, done.Sub(came), 2*urgentLoan)
		}
		cancel()
		c.all.Wait()
	})
}

// A task with next to nothing at stake gets to its end beside one that always wants everything.
func TestNobodyStarves(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 2)}
		ctx, cancel := context.WithCancel(t.Context())
		for range 4 {
			c.all.Go(func() { _ = (&stint{bytes: 100, steps: endless, step: 10 * time.Minute}).play(ctx, c.job(1, 1000)) })
		}
		began := time.Now()
		done := c.start(c.job(2, 1), &stint{bytes: 30, steps: 30, step: time.Minute})
		time.Sleep(60 * 24 * time.Hour)
		require.NotZero(t, *done)
		t.Logf("after %s", done.Sub(began))
		cancel()
		c.all.Wait()
	})
}

// Idle replays lose their memory to whoever wants it, and have it as long as nobody does.
func TestIdleReplaysGiveWay(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{t: t, s: newReplays(100, 2)}
		idle := c.job(1, 1)
		gone := false
		require.NoError(t, idle.admit(t.Context(), 60, func() { gone = true }))
		idle.rest(true)
		time.Sleep(24 * time.Hour)
		require.False(t, gone)
		require.ErrorIs(t, idle.resize(101), errMoreMemory)
		require.NoError(t, idle.resize(80))
		ended := c.start(c.job(1, 1), &stint{bytes: 30, steps: 1, step: time.Minute})
		require.True(t, gone, "of the same task, too")
		idle.release()
		c.all.Wait()
		require.NotZero(t, *ended)
	})
}

// Whatever comes in whatever order: memory is never exceeded, nothing waits for itself, and every replay that fits gets to its end.
func TestReplaysAtRandom(t *testing.T) {
	t.Parallel()
	for seed := range uint64(12) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 1))
				s := newReplays(100, 1+r.IntN(3))
				if r.IntN(2) == 0 {
					s.loan = urgentLoan
				}
				bounded := func() {
					s.mu.Lock()
					defer s.mu.Unlock()
					require.LessOrEqual(t, s.used(), s.memory)
					require.LessOrEqual(t, s.computing, s.places)
					require.GreaterOrEqual(t, s.computing, 0)
				}
				ctx, cancel := context.WithCancel(t.Context())
				var all, junk sync.WaitGroup
				for i := range r.IntN(4) {
					x := stint{bytes: 1 + r.Uint64N(100), steps: endless, step: time.Duration(1+r.IntN(100)) * time.Minute}
					j := s.job(protocol.Hash{9, byte(i)}, float64(r.IntN(10)))
					junk.Go(func() { _ = x.play(ctx, j) })
				}
				for range 40 {
					x := stint{bytes: 1 + r.Uint64N(100), steps: 1 + r.IntN(20), step: time.Duration(1+r.IntN(600)) * time.Second}
					j := s.job(protocol.Hash{byte(r.IntN(5))}, float64(1+r.IntN(10)))
					if r.IntN(3) == 0 {
						j.clock(1 + r.Uint64N(5))
					}
					shrinks := r.IntN(4) == 0
					short, stop := ctx, context.CancelFunc(func() {})
					if r.IntN(6) == 0 {
						short, stop = context.WithTimeout(ctx, time.Duration(r.IntN(7200))*time.Second)
					}
					all.Go(func() {
						defer stop()
						if shrinks {
							for {
								held, leave := context.WithCancelCause(short)
								err := j.admit(held, x.bytes, func() { leave(errEvicted) })
								if err == nil {
									err = j.resize(1 + x.bytes/2)
								}
								j.release()
								leave(nil)
								if !errors.Is(err, errEvicted) {
									break
								}
							}
						}
						err := x.play(short, j)
						if short == ctx && ctx.Err() == nil {
							require.NoError(t, err)
						}
						bounded()
					})
					time.Sleep(time.Duration(r.IntN(1200)) * time.Second)
					bounded()
				}
				ended := make(chan struct{})
				go func() { all.Wait(); close(ended) }()
				select {
				case <-ended:
				case <-time.After(365 * 24 * time.Hour):
					var left string
					for _, j := range slices.Concat(s.waiting, s.admitted) {
						left += fmt.Sprintf("task %v number %d bytes %d deadline %d loaned %t admitted %t leaving %t computes %t lost %d since %s tag %f clocked %t weight %f\n", j.task[:2], j.number, j.bytes, j.deadline, j.loaned, j.admitted, j.leaving, j.computes, j.lost, time.Since(j.since), s.tag(j), s.clocked(j), s.weights[j.task])
					}
					cancel()
					all.Wait()
					require.Fail(t, "some never end", left)
				}
				cancel()
				junk.Wait()
				require.Empty(t, s.waiting)
				require.Empty(t, s.admitted)
				require.Empty(t, s.ready)
				require.Zero(t, s.computing)
			})
		})
	}
}

// simulate has a challenger judge claims that come faster than it replays them, and returns which of them it judged in time, in order of arrival.
func simulate(secret []byte, rounds, trainers, window, took, lanes int) (judged []bool) {
	var b backlog
	judged = make([]bool, rounds*trainers)
	id := func(n int) protocol.Hash { return protocol.Hash{byte(n), byte(n >> 8), byte(n >> 16)} }
	busy := make([]int, lanes) // until when
	known := 0.0
	for now := 0; now < rounds+window; now++ { // a round an hour
		var list []waiting
		for n := 0; n < min(now+1, rounds)*trainers; n++ {
			if until := n/trainers + window; !judged[n] && now < until {
				list = append(list, waiting{id: id(n), until: uint64(until), index: n})
			}
		}
		b.order(list, uint64(now), known, lanes, secret)
		for lane, until := range busy {
			if until > now || len(list) == 0 {
				continue
			}
			x := list[0]
			list = list[1:]
			busy[lane], known = now+took, float64(took)
			judged[x.index] = uint64(now+took) <= x.until // what is on its way is never dropped
		}
	}
	return judged
}

// A challenger that replays a quarter of the claims in time judges a quarter of them for ever, and no claim's chance is another's: what it judges
// at the end is as much as in the beginning, and another challenger judges others.
func TestOverloadedChallengerDraws(t *testing.T) {
	t.Parallel()
	const rounds, trainers, window = 240, 4, 28
	counts := make([]int, rounds*trainers)
	both := 0
	const runs = 40
	for run := range runs {
		judged := simulate([]byte{byte(run)}, rounds, trainers, window, 1, 1)
		other := simulate([]byte{byte(run), 1}, rounds, trainers, window, 1, 1)
		total, late := 0, 0
		for n, is := range judged {
			if !is {
				continue
			}
			total++
			counts[n]++
			if n >= len(judged)/2 {
				late++
			}
			if other[n] {
				both++
			}
		}
		require.GreaterOrEqual(t, total, rounds*9/10, "nine tenths of what it can do")
		require.InDelta(t, total/2, late, float64(total)/8)
	}
	// After those that all were judged, before there were too many.
	least, most := runs, 0
	for n := 4 * window * trainers; n < (rounds-2*window)*trainers; n++ {
		least, most = min(least, counts[n]), max(most, counts[n])
	}
	require.Greater(t, least, runs/20, "no claim is safe")
	require.Less(t, most, runs*6/10, "none is judged by all")
	require.Less(t, both, runs*rounds/2, "two challengers judge more than one")
}

// As long as it can judge all, the first to expire comes first, and what cannot be judged in time any more comes last where it cannot.
func TestOrderOfTheBacklog(t *testing.T) {
	t.Parallel()
	var b backlog
	list := func(untils ...uint64) (out []waiting) {
		for i, until := range untils {
			out = append(out, waiting{id: protocol.Hash{byte(i), 1}, until: until, index: i})
		}
		return out
	}
	indices := func(l []waiting) (out []int) {
		for _, x := range l {
			out = append(out, x.index)
		}
		return out
	}
	l := list(50, 20, 40, 30)
	b.order(l, 10, 5, 1, []byte{1})
	require.False(t, b.behind)
	require.Equal(t, []int{1, 3, 2, 0}, indices(l))
	l[0].again = true // it was judged once
	b.order(l, 10, 5, 1, []byte{1})
	require.Equal(t, []int{3, 2, 0, 1}, indices(l))
	l = list(50, 20, 40, 30)
	b.order(l, 10, 11, 1, []byte{1})
	require.True(t, b.behind)
	require.Equal(t, 1, l[3].index, "it would be too late")
	b.order(l, 10, 10, 4, []byte{1})
	require.False(t, b.behind, "all at once")
	orders := make(map[string]bool)
	for secret := range byte(40) {
		b.order(l, 10, 15, 1, []byte{secret})
		once := fmt.Sprint(indices(l))
		slices.Reverse(l)
		b.order(l, 10, 15, 1, []byte{secret})
		require.Equal(t, once, fmt.Sprint(indices(l)), "the same at every look")
		orders[once] = true
	}
	require.Len(t, orders, 6, "each order of three comes up")
}

// What is covered is the share of the last window; what a reorg took, or was past when it was first seen, is no part of it.
func TestCoverage(t *testing.T) {
	t.Parallel()
	var b backlog
	one, two, three := protocol.Hash{1}, protocol.Hash{2}, protocol.Hash{3}
	all := map[protocol.Hash]bool{one: true, two: true, three: true}
	list := []waiting{{id: one, until: 10}, {id: two, until: 10}, {id: three, until: 20}}
	require.Zero(t, b.see(list, all, 1))
	require.Equal(t, 1.0, b.covered(1, 100))
	require.True(t, b.judge(one, 5))
	require.False(t, b.judge(one, 6), "once")
	require.Equal(t, 1.0, b.covered(6, 100))
	require.Equal(t, 1, b.see(list[2:], all, 10))
	require.Equal(t, 0.5, b.covered(10, 100))
	require.True(t, b.judge(two, 11), "it counts as judged, but not in time")
	require.Equal(t, 0.5, b.covered(11, 100))
	delete(all, three)
	require.Zero(t, b.see(nil, all, 30))
	require.Equal(t, 0.5, b.covered(30, 100))
	require.Zero(t, b.covered(106, 100), "the one that was judged is long ago")
	require.Equal(t, 1.0, b.covered(200, 100))
}

// A throttle pauses between operators with the place held, and ends with what it throttles.
func TestOperatorDelay(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := newReplays(100, 1)
		s.delay = func(protocol.Hash) time.Duration { return time.Hour }
		ctx, cancel := context.WithTimeout(t.Context(), 90*time.Minute)
		defer cancel()
		j := s.job(protocol.Hash{1}, 1)
		require.NoError(t, j.admit(ctx, 100, func() {}))
		require.NoError(t, j.begin(ctx))
		began := time.Now()
		require.NoError(t, j.pause(ctx))
		require.Equal(t, time.Hour, time.Since(began))
		require.Equal(t, 1, s.computing)
		require.ErrorIs(t, j.pause(ctx), context.DeadlineExceeded)
		require.Equal(t, 90*time.Minute, time.Since(began))
		j.release()
		require.Zero(t, s.computing)
	})
}
