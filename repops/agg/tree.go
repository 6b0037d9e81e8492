package agg

import (
	"errors"
	"fmt"

	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

// Run is the number of terms that one node of the canonical sum tree adds (rule 2.7). Chunks of a stream are multiples of it.
const Run = 256

const (
	treeLanes = 32
	// runStride is the distance between rows of level 1: a run and a cache line, so that rows fall into different cache sets.
	runStride = Run + 8
	// upperLevels above level 1 reach 256^5 coordinates.
	upperLevels          = 3
	maxCoordinates int64 = 1 << 40 // an int of 32 bits has no room for it
)

// ErrClosed reports a write to a stream whose last chunk was already written.
var ErrClosed = errors.New("stream is closed")

// tree sums several long rows of binary64 terms at once, by the canonical tree, in memory that does not grow with their length.
// No term is −0.
type tree struct {
	kernels *kernels
	rows    int
	level1  []float64 // sums of runs, row after row, runStride apart
	filled  int       // runs in level1
	upper   [upperLevels]lanes
	folded  []float64 // one value a row
	length  int64     // coordinates so far
	closed  bool
}

// lanes are the partial sums of one run of a level, lane after lane, each with all rows.
type lanes struct {
	sums  []float64
	count int
}

func (t *tree) reset(r Rules, rows int) {
	t.kernels = r.kernels
	t.rows, t.filled, t.length, t.closed = rows, 0, 0, false
	t.level1 = resize(t.level1, rows*runStride)
	t.folded = resize(t.folded, rows)
	for i := range t.upper {
		t.upper[i].sums = resize(t.upper[i].sums, treeLanes*rows)
		t.upper[i].count = 0
		clear(t.upper[i].sums)
	}
}

func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// flush adds the runs of level 1 up and pushes the result to level 2.
func (t *tree) flush() {
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	if k := t.kernels; k != nil && t.filled == Run && t.rows > 0 {
		k.tree(&t.folded[0], &t.level1[0], t.rows, 8*runStride)
	} else {
		for r := range t.rows {
			t.folded[r] = sumRun(t.level1[r*runStride:][:t.filled])
		}
	}
	t.filled = 0
	t.push(0)
}

// push adds folded to a level.
func (t *tree) push(level int) {
	u := &t.upper[level]
	lane := u.sums[u.count%treeLanes*t.rows:][:t.rows]
	for r, v := range t.folded {
		lane[r] = num.Add64(lane[r], v)
	}
	if u.count++; u.count == Run && level+1 < upperLevels {
		t.fold(level)
		t.push(level + 1)
	}
}

// fold sums the lanes of a level into folded and empties it.
func (t *tree) fold(level int) {
	u := &t.upper[level]
	for r := range t.rows {
		var v [treeLanes]float64
		for l := range v {
			v[l] = u.sums[l*t.rows+r]
		}
		t.folded[r] = foldLanes(&v)
	}
	clear(u.sums)
	u.count = 0
}

// close ends the stream. The sums are in folded then. A level with one value passes it on unchanged: adding zeros to a value that
// is not −0 changes nothing.
func (t *tree) close() {
	if t.closed {
		return
	}
	t.closed = true
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	clear(t.folded)
	if t.filled > 0 {
		t.flush()
	}
	for level := range t.upper {
		t.fold(level)
		if level+1 < upperLevels {
			t.push(level + 1)
		}
	}
}

// SumRun adds 1 to Run binary64 terms by the canonical tree (rule 2.6): one node of a level above the first. It is ErrShape for
// another number of terms.
func SumRun(terms []float64) (float64, error) {
	if len(terms) < 1 || len(terms) > Run {
		return 0, fmt.Errorf("%w: %d terms. Hint: 1 to %d", ErrShape, len(terms), Run)
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	return sumRun(terms), nil
}

// sumRun is rule 2.6 in binary64, for at most a run of terms.
func sumRun(x []float64) float64 {
	var v [treeLanes]float64
	for i, t := range x {
		v[i%treeLanes] = num.Add64(v[i%treeLanes], t)
	}
	return foldLanes(&v)
}

func foldLanes(v *[treeLanes]float64) float64 {
	for h := treeLanes / 2; h >= 1; h /= 2 {
		for l := range h {
			v[l] = num.Add64(v[l], v[l+h])
		}
	}
	return v[0]
}

// stream feeds trees from chunks of several vectors.
type stream struct {
	tree
	// group writes the runs [lo, hi) of the current chunk, counted from its coordinate at, to level 1.
	group func(s *stream, k *kernels, lo, hi int)
	chunk [][]float32
	at    int
	table []*float32
	tail  []float32 // the last, short run of all vectors, padded with zeros, which add nothing
	tails [][]float32
}

// Do is pool.Task's.
func (s *stream) Do(lo, hi int) { s.group(s, s.kernels, lo, hi) }

// runsPerPiece keeps pieces on different cache lines of level 1.
const runsPerPiece = 8

// write adds a chunk. If partials is not nil, it gets the sums of the chunk's runs, row after row.
func (s *stream) write(chunk [][]float32, partials []float64) error {
	if len(chunk) != len(s.table) {
		return fmt.Errorf("%w: a chunk of %d, the stream has %d", ErrTrainers, len(chunk), len(s.table))
	}
	if len(chunk) == 0 {
		return fmt.Errorf("%w: an accumulator that New… did not make", ErrTrainers)
	}
	length := len(chunk[0])
	if err := checkVectors(chunk, length, len(s.table)); err != nil {
		return err
	}
	if length == 0 {
		return nil
	}
	if s.closed || s.length%Run != 0 {
		return fmt.Errorf("%w. Hint: only the last chunk has a length that is not a multiple of %d", ErrClosed, Run)
	}
	if int64(length) > maxCoordinates-s.length {
		return fmt.Errorf("%w: more than %d coordinates", ErrShape, maxCoordinates)
	}
	runs := (length + Run - 1) / Run
	if partials != nil && len(partials) != s.rows*runs {
		return fmt.Errorf("%w: %d partial sums for %d rows of %d runs", ErrShape, len(partials), s.rows, runs)
	}
	for done := 0; done < runs; {
		var n int
		if whole := length / Run; done < whole {
			n = min(whole-done, Run-s.filled)
			s.use(chunk, done*Run)
			pool.Run(s, n, runsPerPiece)
		} else {
			n = 1
			for i, x := range chunk {
				clear(s.tails[i])
				copy(s.tails[i], x[done*Run:])
			}
			s.use(s.tails, 0)
			pool.Run(s, 1, 1)
		}
		if partials != nil {
			for r := range s.rows {
				copy(partials[r*runs+done:][:n], s.level1[r*runStride+s.filled:])
			}
		}
		done += n
		if s.filled += n; s.filled == Run {
			s.flush()
		}
	}
	s.length += int64(length)
	s.chunk = nil
	clear(s.table)
	return nil
}

func (s *stream) use(chunk [][]float32, at int) {
	s.chunk, s.at = chunk, at
	for i, x := range chunk {
		s.table[i] = &x[0]
	}
}

// start empties the stream and fits it to some vectors, from which group computes some rows, on the engine of r.
func (s *stream) start(r Rules, vectors, rows int, group func(s *stream, k *kernels, lo, hi int)) {
	s.group = group
	s.reset(r, rows)
	s.table = resize(s.table, vectors)
	s.tail = resize(s.tail, vectors*Run)
	s.tails = resize(s.tails, vectors)
	for i := range s.tails {
		s.tails[i] = s.tail[i*Run:][:Run]
	}
}
