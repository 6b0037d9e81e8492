// Package pool spreads one call over cores. Which core takes which piece never matters: pieces share no output.
package pool

import (
	"runtime"
	"sync"
	"sync/atomic"

	"assay/repops/internal/fpenv"
	"assay/repops/internal/pause"
)

// Task is work on the positions [0, total) that can be cut anywhere at multiples of a grain.
type Task interface {
	// Do works on positions [lo, hi). Several calls run at once, on disjoint ranges. It may panic, but not end its goroutine.
	Do(lo, hi int)
}

var (
	threads  atomic.Int64
	dividing atomic.Int64 // parts of the calls of Divide at work
)

// SetThreads limits every later Run to n cores at once; 0 means GOMAXPROCS.
func SetThreads(n int) { threads.Store(int64(max(n, 0))) }

// Threads is the number of cores that Run uses at most. While Divide is at work that is what its parts leave to each of them, at
// least 1.
func Threads() int {
	n := int(threads.Load())
	if n == 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return max(1, n/max(1, int(dividing.Load())))
}

// job is one call of Run. A helper that comes once it is closed does nothing, so that the caller never waits for one that the
// system has not let begin.
type job struct {
	task         Task
	total, grain int
	next         atomic.Int64
	inside       atomic.Int64 // helpers at work; less than 0 once closed
	left         chan struct{}
	worker       func()
	panicked     atomic.Bool
	value        any // what the first panic was with
}

// closed is what closing a job adds to its helpers.
const closed = -1 << 32

// Jobs are reused and worker is bound once, so that a call allocates nothing once the pool holds a job.
var jobs = sync.Pool{New: func() any {
	j := &job{left: make(chan struct{}, 1)}
	j.inside.Store(closed)
	j.worker = func() {
		starting.Add(-1)
		for k := j; k != nil; k = linger() {
			k.help()
		}
	}
	return j
}}

// A helper that has done its part waits a little for the next call, in one of seats: waking a thread takes longer than many a
// piece of work.
var (
	seats    [64]atomic.Pointer[job]
	waiting  = new(job)
	starting atomic.Int64 // helpers that have been asked for and not begun
)

// spins is how often a waiting core looks, some tens of nanoseconds apart, before it gives up.
const spins = 2000

// linger takes a seat for a while and returns the job that it was given, or nil.
func linger() *job {
	for i := range seats {
		s := &seats[i]
		if s.Load() != nil || !s.CompareAndSwap(nil, waiting) {
			continue
		}
		for range spins {
			if s.Load() != waiting {
				break
			}
			pause.Core()
		}
		if s.CompareAndSwap(waiting, nil) {
			return nil
		}
		return s.Swap(nil)
	}
	return nil
}

// ask gives the job to so many helpers: those that wait, then new ones.
func (j *job) ask(helpers int) {
	for i := range seats {
		if helpers == 0 {
			return
		}
		if s := &seats[i]; s.Load() == waiting && s.CompareAndSwap(waiting, j) {
			helpers--
		}
	}
	for range helpers {
		if starting.Load() > int64(len(seats)) {
			return // the system lets none begin
		}
		starting.Add(1)
		go j.worker()
	}
}

// help takes part in a job that is open.
func (j *job) help() {
	for {
		n := j.inside.Load()
		if n < 0 {
			return
		}
		if j.inside.CompareAndSwap(n, n+1) {
			break
		}
	}
	j.drain()
	if j.inside.Add(-1) == closed {
		j.left <- struct{}{}
	}
}

// close lets no more helpers in and waits for those inside.
func (j *job) close() {
	if j.inside.Add(closed) == closed {
		return
	}
	for range spins {
		if len(j.left) > 0 {
			break
		}
		pause.Core()
	}
	<-j.left
}

// Run calls t.Do on pieces of grain positions until [0, total) is done, on up to Threads cores, the caller's among them. Each
// piece runs with the standard floating-point control state, whatever the thread had before. If a piece panics, the pieces that
// no core has begun are left out, and once the others are done Run panics with the first panic's value. To allocate nothing,
// pass a pointer that the caller reuses.
func Run(t Task, total, grain int) {
	if total <= 0 {
		return
	}
	spread(t, total, grain, min((total+grain-1)/grain, Threads())-1)
}

// Divide calls t.Do on each of [0, parts) by itself, on as many cores. The cores are divided among the parts: a Run within one has
// Threads/parts of them, and so has one of any other goroutine meanwhile. It is otherwise as Run.
func Divide(t Task, parts int) {
	dividing.Add(int64(parts))
	defer dividing.Add(-int64(parts))
	spread(t, parts, 1, parts-1)
}

// spread does [0, total) with so many helpers at most.
func spread(t Task, total, grain, helpers int) {
	if helpers <= 0 {
		s := fpenv.Enter()
		defer fpenv.Leave(s)
		t.Do(0, total)
		return
	}
	j := jobs.Get().(*job)
	j.task, j.total, j.grain = t, total, grain
	j.next.Store(0)
	j.inside.Store(0)
	j.ask(helpers)
	j.drain()
	j.close()
	if j.panicked.Load() {
		panic(j.value) // j is not reused
	}
	j.task = nil
	jobs.Put(j)
}

func (j *job) drain() {
	s := fpenv.Enter()
	defer fpenv.Leave(s)
	defer j.caught()
	for {
		hi := int(j.next.Add(int64(j.grain)))
		lo := hi - j.grain
		if lo >= j.total {
			return
		}
		j.task.Do(lo, min(hi, j.total))
	}
}

// caught keeps the value of a panic in a piece and ends the handing out. A helper that panicked would end the process, and a
// caller that did would return while helpers write to its memory.
func (j *job) caught() {
	v := recover()
	if v == nil {
		return
	}
	j.next.Store(int64(j.total))
	if j.panicked.CompareAndSwap(false, true) {
		j.value = v
	}
}
