package repops

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Coordinates of one piece of parallel work, and the length up to which handing work out costs more than it saves.
const (
	grain       = 1 << 14
	serialBelow = 4 * grain
)

type opCode uint8

const (
	opMean opCode = iota
	opNesterov
	opSub
)

// job is one call spread over cores. Operands stand in fields and worker is bound once, so that a call allocates nothing
// once the pool holds a job.
type job struct {
	op        opCode
	dst, a, b []float32
	xs        [][]float32
	lr, mu    float32

	total, piece int
	next         atomic.Int64
	done         sync.WaitGroup
	worker       func()
}

var jobs = sync.Pool{New: func() any {
	j := new(job)
	j.worker = func() {
		defer j.done.Done()
		j.drain()
	}
	return j
}}

func getJob(op opCode) *job {
	j := jobs.Get().(*job)
	j.op = op
	return j
}

// put returns the job without its references to the caller's vectors.
func (j *job) put() {
	j.dst, j.a, j.b, j.xs = nil, nil, nil, nil
	jobs.Put(j)
}

// run splits [0, total) into pieces and returns when all are done. Which core takes which piece does not matter: pieces
// share no coordinate.
func (j *job) run(total, piece int) {
	j.total, j.piece = total, piece
	j.next.Store(0)
	pieces := (total + piece - 1) / piece
	for range min(pieces, runtime.GOMAXPROCS(0)) - 1 {
		j.done.Add(1)
		go j.worker()
	}
	j.drain()
	j.done.Wait()
}

func (j *job) drain() {
	for {
		hi := int(j.next.Add(int64(j.piece)))
		lo := hi - j.piece
		if lo >= j.total {
			return
		}
		j.apply(lo, min(hi, j.total))
	}
}

func (j *job) apply(lo, hi int) {
	switch j.op {
	case opMean:
		meanRange(j.dst, j.xs, lo, hi)
	case opNesterov:
		nesterovRange(j.dst[lo:hi], j.a[lo:hi], j.b[lo:hi], j.lr, j.mu)
	case opSub:
		subRange(j.dst[lo:hi], j.a[lo:hi], j.b[lo:hi])
	}
}
