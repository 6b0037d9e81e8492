package vec

import (
	"sync"

	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
)

// grain is the number of elements that one core takes at a time: long enough to hide handing out, short enough for the cache.
const grain = 1 << 14

// span is a function of ranges as a task.
type span struct{ f func(lo, hi int) }

// Do calls the function.
func (s *span) Do(lo, hi int) { s.f(lo, hi) }

var spans = sync.Pool{New: func() any { return new(span) }}

// Parallel calls f on ranges that together are [0, n), on several cores if n is large, each with the standard floating-point
// control state. Ranges begin at multiples of 16384. It is how one elementwise call is spread over cores:
//
//	vec.Parallel(len(dst), func(lo, hi int) { k.Add(dst[lo:hi], a[lo:hi], b[lo:hi]) })
func Parallel(n int, f func(lo, hi int)) { ParallelGrain(n, grain, f) }

// ParallelGrain is Parallel for work whose positions are heavier or lighter than one element: ranges begin at multiples of
// grain, and n of at most grain stays on one core.
func ParallelGrain(n, grain int, f func(lo, hi int)) {
	s := spans.Get().(*span)
	s.f = f
	pool.Run(s, n, max(1, grain))
	s.f = nil
	spans.Put(s)
}

// Random writes elements first, first+1, … of the sequence that seed, node and micro name (num.Random) to dst.
func (k *Kernels) Random(dst []float32, seed, first uint64, node, micro uint32) {
	k.random(dst, seed, first, node, micro)
}

// Guarded calls f with the standard floating-point control state.
func Guarded(f func()) {
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	f()
}
