package verifier

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"assay/protocol"
)

const (
	// examSeats is how many rounds are examined at a time of all tasks that the operator did not name: each has its payloads fetched, and their
	// files open.
	examSeats = 8
	// leastExam is how long an exam keeps its seat while it waits for sources and others want it, twice as long each time that it lost it before
	// an object came, seatDoublings times at most: what came by then is in the library, what came in part is not.
	leastExam, seatDoublings = time.Minute, 3
	// examsComputing is how many rounds of these tasks are computed at a time, with trees or without, each in some 50 MiB.
	examsComputing = parallelTrees
)

// newSeats are what exams of tasks that the operator did not name share: examSeats seats, and examsComputing places to compute, given away as
// replays give away memory and theirs, by the same weights. Nobody's clock counts here: a stranger makes windows as short as he likes.
//
// So how long an exam waits has a bound. Let a task have w at stake, and none of the others that want seats more.
//   - It has its first seat after leastExam << seatDoublings, eight minutes, at most, as one of the others' is due then: who has less at stake does not
//     come before it in the queue. Who has as much, and had no more time yet, may have a minute before it: N of them N/examSeats minutes.
//   - Over time its seats are no fewer than examSeats·w/(w+V), if the others have V at stake in all: beside N equals a minute in a seat comes once in
//     (N+1)/examSeats minutes. While V <= w these are parallelRounds, and its rounds go on as if there were no others.
//   - A seat in which a round is computed is not taken away, but of these there are examsComputing at most. A round whose inputs are there waits for
//     one computation of others, and N equals beside it for as long as N/examsComputing of theirs take.
func newSeats() *replays { return newShares(examSeats, examsComputing, leastExam, seatDoublings) }

// seat is an exam's part in them, in the context that it runs under; tasks that the operator named have none, and wait for nobody. It is that of
// one exam, which does one thing after the other.
type seat struct {
	job *job
	// waiting says that it has no seat yet.
	waiting atomic.Bool
	// gone ends when others are to have the seat.
	gone context.Context
	// asked is what sources were asked for.
	asked map[protocol.Hash]*asking
}

// asking is what is known of the sources of a round's inputs, or of a state.
type asking struct {
	// until is how long they are waited for; zero if they were not asked yet.
	until time.Time
	// came is how many of the inputs came.
	came int
}

type seatKey struct{}

// seatOf is the seat under which something is done; nil where nobody shares it.
func seatOf(ctx context.Context) *seat {
	s, _ := ctx.Value(seatKey{}).(*seat)
	return s
}

// newSeat is one for an exam of a task in which so much is at stake. late ones are served after the others of their task.
func newSeat(of *replays, task protocol.Hash, weight float64, late bool) *seat {
	s := &seat{job: of.job(task, weight), asked: make(map[protocol.Hash]*asking)}
	s.job.firm, s.job.late = true, late
	return s
}

// visit is the context of who may compute rounds, but examines none: he has no seat, and takes his turn at computing.
func visit(ctx context.Context, of *replays, task protocol.Hash, weight float64) (visiting context.Context, leave func(), err error) {
	s := newSeat(of, task, weight, false)
	s.asked = nil
	if err := s.job.admit(ctx, 0, func() {}); err != nil {
		return nil, nil, err
	}
	return context.WithValue(ctx, seatKey{}, s), s.job.release, nil
}

// take waits for the seat, and returns the context that the exam runs under until it leaves.
func (s *seat) take(ctx context.Context) (seated context.Context, leave func(), err error) {
	gone, evict := context.WithCancelCause(context.Background())
	s.waiting.Store(true)
	defer s.waiting.Store(false)
	s.gone = gone
	s.job.queue()
	if err := s.job.admit(ctx, 1, func() { evict(errEvicted) }); err != nil {
		evict(nil)
		return nil, nil, err
	}
	return context.WithValue(ctx, seatKey{}, s), func() {
		s.job.release()
		evict(nil)
	}, nil
}

// ended says that an exam came to something: the next one asks sources anew.
func (s *seat) ended() {
	for _, a := range s.asked {
		a.until = time.Time{}
	}
}

// yielding is ctx, which ends as well when others are to have the seat (errEvicted), until done is called: the time in which that may be.
func (s *seat) yielding(ctx context.Context) (_ context.Context, done func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	stop := context.AfterFunc(s.gone, func() { cancel(errEvicted) })
	s.job.wait(true)
	return ctx, func() {
		s.job.wait(false)
		stop()
		cancel(nil)
	}
}

// waitFor is ctx for asking sources, until patience is over, or until others are to have the seat. Patience goes on while they have it, so that
// what nobody serves is found to be missing however many wait; but then sources have half the time for which a seat is kept.
func waitFor(ctx context.Context, of protocol.Hash, patience time.Duration) (_ context.Context, done func()) {
	s := seatOf(ctx)
	if s == nil || s.asked == nil {
		return context.WithTimeout(ctx, patience)
	}
	a := s.asked[of]
	if a == nil {
		a = new(asking)
		s.asked[of] = a
	}
	if a.until.IsZero() {
		a.until = time.Now().Add(patience)
	}
	ctx, yielded := s.yielding(ctx)
	ctx, cancel := context.WithTimeout(ctx, min(patience, max(time.Until(a.until), s.job.keeps()/2)))
	return ctx, func() {
		cancel()
		yielded()
	}
}

// came notes how many of the inputs that were waited for are there: what comes, if slowly, is worth more time than what does not.
func came(ctx context.Context, of protocol.Hash, n int) {
	s := seatOf(ctx)
	if s == nil || s.asked == nil {
		return
	}
	if a := s.asked[of]; n > a.came {
		a.came = n
		s.job.progress()
	}
}

// evicted says that ctx ended because others are to have the seat.
func evicted(ctx context.Context) bool { return errors.Is(context.Cause(ctx), errEvicted) }

// turn waits until a round may be computed under ctx, in a seat that others may have until then.
func turn(ctx context.Context) (end func(), err error) {
	s := seatOf(ctx)
	if s == nil {
		return func() {}, nil
	}
	if s.asked == nil {
		return s.job.end, s.job.begin(ctx)
	}
	waiting, done := s.yielding(ctx)
	err = s.job.begin(waiting)
	if err == nil && waiting.Err() != nil { // at the same time
		s.job.end()
		err = context.Cause(waiting)
	}
	done()
	return s.job.end, err
}

// queue puts a job behind the others of its task.
func (j *job) queue() {
	j.of.mu.Lock()
	defer j.of.mu.Unlock()
	j.of.arrived++
	j.number = j.of.arrived
}

// again says how much is at stake in the task by now, and whether the others of the task are served first.
func (j *job) again(weight float64, late bool) {
	j.of.mu.Lock()
	defer j.of.mu.Unlock()
	j.of.weigh(j.task, weight)
	j.late = late
}

// wait says whether a firm job waits for somebody else.
func (j *job) wait(waits bool) {
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.waits = waits; waits {
		s.schedule()
	}
}

// keeps is how long a job keeps what it has.
func (j *job) keeps() time.Duration {
	j.of.mu.Lock()
	defer j.of.mu.Unlock()
	return j.hold()
}
