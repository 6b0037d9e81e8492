package agg

import (
	"errors"
	"fmt"
	"sync"

	"assay/repops/engine"
	"assay/repops/internal/pool"
)

// MaxTrainers is the largest number of vectors that order statistics and Krum take: the bound on a task's trainers.
const MaxTrainers = 64

var (
	// ErrShape reports vectors whose lengths do not fit together, or a range outside them.
	ErrShape = errors.New("vectors of different length")
	// ErrTrainers reports a number of vectors that a rule does not take.
	ErrTrainers = errors.New("number of vectors")
	// ErrParameter reports a parameter outside its range.
	ErrParameter = errors.New("parameter out of range")
)

// Rules are the package's functions on one engine, whichever is in use. Accumulators keep the engine they began with. The zero
// value is the portable engine's.
type Rules struct{ kernels *kernels }

// For returns the rules on e, which this machine must have. An engine without kernels of its own gets the portable ones.
func For(e engine.Engine) Rules { return Rules{kernelsOf(e)} }

// current is what the package's functions run on: one engine from their beginning to their end.
func current() Rules { return For(engine.Current()) }

// job is one call spread over cores. It is reused, so that a call allocates nothing.
type job struct {
	kernels   *kernels
	apply     func(j *job, k *kernels, lo, hi int)
	from      int
	dst, a, b []float32
	xs        [][]float32
	table     []*float32 // the first coordinates of xs
	weights   []float64
	divisor   float64
	drop      int
	lr, mu    float32
}

var jobs = sync.Pool{New: func() any { return new(job) }}

// Do is pool.Task's.
func (j *job) Do(lo, hi int) { j.apply(j, j.kernels, j.from+lo, j.from+hi) }

// pieceValues is how many numbers one piece of parallel work reads, about 1 MiB.
const pieceValues = 1 << 18

// run applies the job to coordinates [lo, hi) of vectors of which each coordinate reads n numbers, and gives the job back.
func (j *job) run(lo, hi, n int) {
	j.from = lo
	// A multiple of the block, so that only the last piece has a ragged end.
	grain := max(pieceValues/n/blockCoordinates, 1) * blockCoordinates
	pool.Run(j, hi-lo, grain)
	clear(j.table)
	*j = job{table: j.table[:0], weights: j.weights[:0]}
	jobs.Put(j)
}

// job returns an empty job.
func (r Rules) job() *job {
	j := jobs.Get().(*job)
	j.kernels = r.kernels
	return j
}

// vectors returns a job over xs, after checking that all have dst's length and that [lo, hi) is a range in it.
func (r Rules) vectors(dst []float32, xs [][]float32, lo, hi, limit int) (*job, error) {
	if err := checkVectors(xs, len(dst), limit); err != nil {
		return nil, err
	}
	if lo < 0 || hi < lo || hi > len(dst) {
		return nil, fmt.Errorf("%w: range [%d, %d) of %d coordinates", ErrShape, lo, hi, len(dst))
	}
	j := r.job()
	j.dst, j.xs = dst, xs
	if lo < hi {
		for _, x := range xs {
			j.table = append(j.table, &x[0])
		}
	}
	return j, nil
}

func checkVectors(xs [][]float32, length, limit int) error {
	if len(xs) == 0 || len(xs) > limit {
		return fmt.Errorf("%w: %d. Hint: at least 1, at most %d", ErrTrainers, len(xs), limit)
	}
	for i, x := range xs {
		if len(x) != length {
			return fmt.Errorf("%w: %d coordinates, but %d in vector %d", ErrShape, length, len(x), i)
		}
	}
	return nil
}
