// Package pool spreads one call over cores. Which core takes which piece never matters: pieces share no output.
package pool

import (
	"runtime"
	"sync"
	"sync/atomic"

	"assay/repops/internal/fpenv"
)

// Task is work on the positions [0, total) that can be cut anywhere at multiples of a grain.
type Task interface {
	// Do works on positions [lo, hi). Several calls run at once, on disjoint ranges. It may panic, but not end its goroutine.
	Do(lo, hi int)
}

var threads atomic.Int64

// SetThreads limits every later Run to n cores at once; 0 means GOMAXPROCS.
func SetThreads(n int) { threads.Store(int64(max(n, 0))) }

// Threads is the number of cores that Run uses at most.
func Threads() int {
	if n := int(threads.Load()); n > 0 {
		return n
	}
	return runtime.GOMAXPROCS(0)
}

type job struct {
	task         Task
	total, grain int
	next         atomic.Int64
	done         sync.WaitGroup
	worker       func()
	panicked     atomic.Bool
	value        any // what the first panic was with
}

// Jobs are reused and worker is bound once, so that a call allocates nothing once the pool holds a job.
var jobs = sync.Pool{New: func() any {
	j := new(job)
	j.worker = func() {
		defer j.done.Done()
		j.drain()
	}
	return j
}}

// Run calls t.Do on pieces of grain positions until [0, total) is done, on up to Threads cores, the caller's among them. Each
// piece runs with the standard floating-point control state, whatever the thread had before. If a piece panics, the pieces that
// no core has begun are left out, and once the others are done Run panics with the first panic's value. To allocate nothing,
// pass a pointer that the caller reuses.
func Run(t Task, total, grain int) {
	if total <= 0 {
		return
	}
	pieces := (total + grain - 1) / grain
	helpers := min(pieces, Threads()) - 1
	if helpers <= 0 {
		s := fpenv.Enter()
		defer fpenv.Leave(s)
		t.Do(0, total)
		return
	}
	j := jobs.Get().(*job)
	j.task, j.total, j.grain = t, total, grain
	j.next.Store(0)
	j.done.Add(helpers)
	for range helpers {
		go j.worker()
	}
	j.drain()
	j.done.Wait()
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
