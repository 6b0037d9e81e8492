package verifier

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// examinee is an exam of the tests: its sources need so long for an object, and its computation so long; it has done what it is to.
type examinee struct {
	seat             *seat
	object, computes time.Duration
}

// sit examines until it is done, or ctx ends.
func (x *examinee) sit(ctx context.Context, count func(seated, computing int)) error {
	once := func() error {
		ctx, leave, err := x.seat.take(ctx)
		if err != nil {
			return err
		}
		defer leave()
		count(1, 0)
		defer count(-1, 0)
		asking, done := waitFor(ctx, protocol.Hash{}, time.Hour)
		defer done()
		select {
		case <-time.After(x.object):
		case <-asking.Done():
			if evicted(asking) {
				return errEvicted
			}
		}
		done()
		end, err := turn(ctx)
		if err != nil {
			return err
		}
		defer end()
		count(0, 1)
		defer count(0, -1)
		time.Sleep(x.computes)
		return ctx.Err()
	}
	for {
		if err := once(); !errors.Is(err, errEvicted) || ctx.Err() != nil {
			return err
		}
	}
}

// hall is where examinees sit, and counts them.
type hall struct {
	seats   *replays
	running sync.WaitGroup

	mu                        sync.Mutex
	seated, computing         int
	mostSeated, mostComputing int
}

// newHall is one that is left, and empty, when the test ends.
func newHall(t *testing.T) (context.Context, *hall) {
	ctx, stop := context.WithCancel(t.Context())
	h := &hall{seats: newSeats()}
	t.Cleanup(func() {
		stop()
		h.running.Wait()
		require.LessOrEqual(t, h.mostSeated, examSeats)
		require.LessOrEqual(t, h.mostComputing, examsComputing)
		require.Empty(t, h.seats.waiting)
		require.Empty(t, h.seats.ready)
		require.Empty(t, h.seats.admitted)
	})
	return ctx, h
}

func (h *hall) count(seated, computing int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.seated += seated
	h.computing += computing
	h.mostSeated, h.mostComputing = max(h.mostSeated, h.seated), max(h.mostComputing, h.computing)
}

// crowd has so many tasks with so much at stake in each ask for all places that a task has, for as long as ctx lasts.
func (h *hall) crowd(ctx context.Context, tasks int, weight float64, object, computes time.Duration) {
	for n := range tasks {
		for range parallelRounds {
			h.running.Go(func() {
				for ctx.Err() == nil {
					x := examinee{newSeat(h.seats, protocol.Hash{1, byte(n), byte(n >> 8)}, weight, false), object, computes}
					_ = x.sit(ctx, h.count)
				}
			})
		}
	}
}

// However many tasks of strangers want seats, and whatever their sources and rounds take, a task with as much at stake as all of them has its first
// seat within the bound that newSeats states, and is done a computation of theirs later; and more are never examined or computed at a time.
func TestSeatsOfExamsGoRound(t *testing.T) {
	const tasks, rich = 60, 600
	for name, junk := range map[string]struct {
		weight           float64
		object, computes time.Duration
	}{
		"they trickle":             {rich / tasks, 24 * time.Hour, 0},
		"nothing is at stake":      {0, 24 * time.Hour, 3 * time.Minute},
		"they compute":             {rich / tasks, time.Second, 3 * time.Minute},
		"they trickle and compute": {rich / tasks, 50 * time.Second, 3 * time.Minute},
		"they take little":         {rich / tasks, 20 * time.Second, 5 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, h := newHall(t)
				h.crowd(ctx, tasks, junk.weight, junk.object, junk.computes)
				for _, arrives := range []time.Duration{time.Second, 37 * time.Minute, 3 * time.Hour} {
					time.Sleep(arrives)
					began, seated := time.Now(), time.Duration(0)
					x := examinee{newSeat(h.seats, protocol.Hash{2}, rich, false), 40 * time.Second, 10 * time.Second}
					require.NoError(t, x.sit(ctx, func(s, c int) {
						if seated == 0 {
							seated = time.Since(began)
						}
						h.count(s, c)
					}))
					took := time.Since(began)
					t.Logf("seated after %s, done after %s", seated, took)
					require.LessOrEqual(t, seated, leastExam<<seatDoublings)
					require.LessOrEqual(t, took-seated, junk.computes+x.object+x.computes)
				}
			})
		})
	}
}

// Of tasks with the same at stake that all begin at once the last has its first seat when each of the others has had one for a minute.
func TestEqualsHaveSeatsInTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, h := newHall(t)
		const tasks = 60
		h.crowd(ctx, tasks, 1, 24*time.Hour, 0)
		time.Sleep(time.Second)
		began := time.Now()
		_, leave, err := newSeat(h.seats, protocol.Hash{2}, 1, false).take(ctx)
		require.NoError(t, err)
		defer leave()
		t.Logf("seated after %s", time.Since(began))
		require.LessOrEqual(t, time.Since(began), leastExam<<seatDoublings+tasks/examSeats*leastExam)
	})
}

// Over time a task has of the seats what is at stake in it: all that one task can have beside a crowd with as much in all, and no less than its part
// beside one with more.
func TestSeatsFollowWhatIsAtStake(t *testing.T) {
	for _, c := range []struct {
		tasks       int
		weight      float64
		least, most float64
	}{
		{tasks: 100, weight: 1, least: 3.6, most: 4},
		{tasks: 100, weight: 7, least: 0.8, most: 2},
	} {
		t.Run(fmt.Sprintf("%d tasks with %g each", c.tasks, c.weight), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, h := newHall(t)
				h.crowd(ctx, c.tasks, c.weight, 24*time.Hour, 0)
				time.Sleep(time.Hour)
				held := 0.0
				last, seated := time.Now(), 0
				count := func(s, _ int) {
					h.mu.Lock()
					defer h.mu.Unlock()
					held += time.Since(last).Seconds() * float64(seated)
					last, seated = time.Now(), seated+s
				}
				for range parallelRounds {
					h.running.Go(func() {
						for ctx.Err() == nil {
							x := examinee{newSeat(h.seats, protocol.Hash{2}, 100, false), 24 * time.Hour, 0}
							_ = x.sit(ctx, count)
						}
					})
				}
				began := time.Now()
				time.Sleep(6 * time.Hour)
				count(0, 0)
				mean := held / time.Since(began).Seconds()
				t.Logf("%.2f seats", mean)
				require.GreaterOrEqual(t, mean, c.least)
				require.LessOrEqual(t, mean, c.most)
			})
		})
	}
}

// sparse are sources that send what they have, and answer for all else so late that nobody waits for them any more.
type sparse map[string][]byte

// RoundTrip implements http.RoundTripper.
func (s sparse) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	if file := s[path.Base(r.URL.Path)]; file != nil {
		_, _ = w.Write(file)
		return w.Result(), nil
	}
	select {
	case <-r.Context().Done():
		return nil, context.Cause(r.Context())
	case <-time.After(leastTime - time.Second):
		w.WriteHeader(http.StatusNotFound)
		return w.Result(), nil
	}
}

// A round whose sources trickle gives up its seat to others, keeps what came, and goes on when it is its turn again. What no source has is found to be
// missing no later than patience, the wait for one turn and half the time of that take, so that it is demanded in time.
func TestARoundGivesUpItsSeatAndGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
		task, trainer, absent := protocol.Hash{9}, common.Address{1}, common.Address{2}
		delta := make([]float32, spec.ParamCount)
		var payload, state bytes.Buffer
		require.NoError(t, protocol.WritePayload(&payload, delta, spec.FragmentCount))
		root := protocol.PayloadRoot(delta, task, 4, trainer, spec.FragmentCount)
		parent := protocol.State{Params: delta, Momentum: make([]float32, spec.ParamCount)}
		require.NoError(t, protocol.WriteState(&state, parent, spec.FragmentCount))
		has := sparse{root.String(): payload.Bytes(), parent.Root(spec.FragmentCount).String(): state.Bytes()}
		var sources []string
		for n := range 60 { // one after the other they take more than two minutes
			sources = append(sources, fmt.Sprintf("http://source-%d", n))
		}
		l := newLibrary(t.TempDir(), &http.Client{Transport: has}, sources...)
		entries := []chain.Commitment{{Trainer: trainer, Slot: 0, PayloadRoot: root}, {Trainer: absent, Slot: 1, PayloadRoot: protocol.Hash{7}}}
		statement := protocol.Statement{TaskId: task, Round: 4, Included: 0b11, ParentRoot: parent.Root(spec.FragmentCount)}

		for _, patience := range []time.Duration{90 * time.Second, time.Hour} {
			ctx, h := newHall(t)
			own := newSeat(h.seats, task, 1, false)
			began, turns := time.Now(), 0
			var m *missing
			for m == nil {
				seated, leave, err := own.take(ctx)
				require.NoError(t, err)
				if turns++; turns == 1 {
					h.crowd(ctx, 20, 1, 24*time.Hour, 0)
				}
				sat := time.Now()
				r := newRound(l, spec, statement, entries)
				err = r.open(seated, patience)
				leave()
				r.close()
				require.FileExists(t, l.path(r.input(0)), "what came is kept")
				if !errors.Is(err, errEvicted) {
					require.ErrorAs(t, err, &m)
				} else {
					require.GreaterOrEqual(t, time.Since(sat), leastExam, "a seat is kept for as long as it takes to get something")
				}
			}
			require.NoError(t, m.parent)
			require.Len(t, m.payloads, 1)
			require.Contains(t, m.payloads, 1)
			took := time.Since(began)
			t.Logf("found missing after %s, in turn %d", took, turns)
			require.Greater(t, turns, 1)
			if patience < time.Hour {
				require.Equal(t, 2, turns)
			}
		}
	})
}

// An exam that waits for a seat ends when its statement does not stand any more, and leaves the queue; one that has its seat comes to its end.
func TestNoExamWaitsForWhatFell(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		run, stop := context.WithCancel(t.Context())
		_, h := newHall(t)
		by := &bystander{run: run}
		defer by.running.Wait()
		defer stop()
		rs := newRounds(&task{hand: by, cfg: new(ChallengerConfig), seats: h.seats}, newVerdicts(), nil, nil, nil)
		statements := make(map[protocol.Hash]bool)
		for i := range uint32(examSeats + 1) {
			s := protocol.Statement{Round: i}
			e := &exam{round: i, running: true, seat: newSeat(h.seats, protocol.Hash{byte(i)}, 1, false)}
			rs.exams[s.ID()], statements[s.ID()] = e, true
			e.cancel = by.beside(func(ctx context.Context) {
				_, leave, err := e.seat.take(ctx)
				if err == nil {
					<-run.Done()
					leave()
				}
			})
			synctest.Wait()
		}
		rs.keepCases(statements, nil)
		synctest.Wait()
		require.Len(t, h.seats.waiting, 1)
		rs.keepCases(nil, map[uint32]bool{examSeats: true})
		synctest.Wait()
		require.Len(t, h.seats.waiting, 1, "it could not be read whether it stands")
		rs.keepCases(nil, nil)
		synctest.Wait()
		require.Empty(t, h.seats.waiting)
		require.Len(t, rs.exams, examSeats)
		require.Len(t, h.seats.admitted, examSeats)
	})
}

// Whoever computes rounds for a replay has no seat, and takes his turn at computing beside exams.
func TestReplaysTakeTheirTurnAtRounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, h := newHall(t)
		h.crowd(ctx, examSeats, 1, 24*time.Hour, 0)
		for n := range byte(5) {
			h.running.Go(func() {
				visiting, leave, err := visit(ctx, h.seats, protocol.Hash{2, n}, 1)
				require.NoError(t, err)
				defer leave()
				asking, done := waitFor(visiting, protocol.Hash{}, time.Hour)
				require.NoError(t, asking.Err())
				done()
				end, err := turn(visiting)
				require.NoError(t, err)
				defer end()
				h.count(0, 1)
				time.Sleep(time.Minute)
				h.count(0, -1)
			})
		}
		time.Sleep(2*time.Minute + time.Second)
		h.mu.Lock()
		require.Equal(t, 1, h.computing, "five, two at a time")
		h.mu.Unlock()
		time.Sleep(time.Minute)
		h.mu.Lock()
		defer h.mu.Unlock()
		require.Zero(t, h.computing)
		require.Equal(t, examsComputing, h.mostComputing)
	})
}
