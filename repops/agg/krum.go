package agg

import (
	"fmt"
	"sync"

	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

var (
	_ = register("krum", NamedRule{
		Doc: "Krum's choice for f Byzantine trainers: the vector and its index.", Numbers: []string{"f"}, Selects: SelectsOne,
		run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
			i, err := r.Krum(dst, xs, a.Numbers[0])
			return []int{i}, err
		},
	})
	_ = register("multi_krum", NamedRule{
		Doc:     "The mean of the m best by Krum's score, and their indices, by ascending score.",
		Numbers: []string{"f", "m"}, Selects: SelectsLastNumber,
		run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
			f, m := a.Numbers[0], a.Numbers[1]
			if m < 1 || m > len(xs) {
				return nil, fmt.Errorf("multi_krum of %d trainers with m = %d", len(xs), m)
			}
			chosen := make([]int, m)
			return chosen, r.MultiKrum(dst, xs, f, chosen)
		},
	})
)

// Pairs is the number of pairs i < j of n vectors. Whatever belongs to pairs is in lexicographic order: (0,1), (0,2), …, (1,2), ….
func Pairs(n int) int { return n * (n - 1) / 2 }

// KrumAccumulator adds up the squared distances between vectors that come in chunks (rule 6.4): for each pair i < j the canonical
// binary64 tree over δ·δ, δ = RN32(xi − xj), the product exact. Its memory does not depend on the vectors' length.
type KrumAccumulator struct{ sums stream }

// NewKrumAccumulator returns an accumulator for n vectors, 1 ≤ n ≤ MaxTrainers.
func NewKrumAccumulator(n int) (*KrumAccumulator, error) {
	return current().NewKrumAccumulator(n)
}

// NewKrumAccumulator is the function NewKrumAccumulator on the engine of r.
func (r Rules) NewKrumAccumulator(n int) (*KrumAccumulator, error) {
	if n < 1 || n > MaxTrainers {
		return nil, fmt.Errorf("%w: %d. Hint: at least 1, at most %d", ErrTrainers, n, MaxTrainers)
	}
	a := new(KrumAccumulator)
	a.init(r, n)
	return a, nil
}

func (a *KrumAccumulator) init(r Rules, n int) {
	a.sums.start(r, n, Pairs(n), krumRuns)
}

// Write adds the next coordinates of all vectors, which have equal lengths: a multiple of Run, except in the last chunk. Cutting
// the vectors elsewhere changes no bit. If partials is not nil it gets the level-1 sums of this chunk, Pairs(n) rows of
// ⌈length/Run⌉ values, row after row; its length says so.
func (a *KrumAccumulator) Write(chunk [][]float32, partials []float64) error {
	return a.sums.write(chunk, partials)
}

// Distances ends the stream and writes the squared distances of all pairs to dst, of Pairs(n) values. +inf is possible.
func (a *KrumAccumulator) Distances(dst []float64) error {
	if len(dst) != a.sums.rows {
		return fmt.Errorf("%w: %d distances, %d pairs", ErrShape, len(dst), a.sums.rows)
	}
	a.sums.close()
	copy(dst, a.sums.folded)
	return nil
}

func krumRuns(s *stream, k *kernels, lo, hi int) {
	n := len(s.chunk)
	if n < 2 {
		return
	}
	for r := lo; r < hi; r++ {
		dst, at := s.level1[s.filled+r:], s.at+r*Run
		if k != nil {
			k.krum(&dst[0], 8*runStride, &s.table[0], n, at)
			continue
		}
		pair := 0
		for i, x := range s.chunk {
			for _, y := range s.chunk[i+1:] {
				dst[pair*runStride] = sumSquares(x[at:at+Run], y[at:at+Run])
				pair++
			}
		}
	}
}

// sumSquares is rule 2.6 over (x − y)², for one run.
func sumSquares(x, y []float32) float64 {
	var v [treeLanes]float64
	for i := 0; i < Run; i += treeLanes {
		x, y := x[i:i+treeLanes], y[i:i+treeLanes]
		for l := range v {
			d := float64(float32(x[l] - y[l]))
			v[l] += float64(d * d)
		}
	}
	return foldLanes(&v)
}

// KrumScores writes each vector's score to scores: the sum of its n−f−2 least squared distances to others, added ascending from
// +0 in binary64 (rule 6.4). distances has Pairs(n) values in their order, scores n; f ≥ 0 and n ≥ 2f + 3.
func KrumScores(scores, distances []float64, f int) error {
	n := len(scores)
	if err := checkKrum(n, f); err != nil {
		return err
	}
	if len(distances) != Pairs(n) {
		return fmt.Errorf("%w: %d distances for %d vectors", ErrShape, len(distances), n)
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	for i := range scores {
		var sorted [MaxTrainers]float64
		count := 0
		for j := range n {
			if i == j {
				continue
			}
			a, b := min(i, j), max(i, j)
			d := num.Canonical64(distances[a*(2*n-a-1)/2+b-a-1])
			at := count
			for ; at > 0 && before(d, sorted[at-1]); at-- {
				sorted[at] = sorted[at-1]
			}
			sorted[at] = d
			count++
		}
		var sum float64
		for _, d := range sorted[:n-f-2] {
			sum += d
		}
		scores[i] = num.Canonical64(sum)
	}
	return nil
}

// before is the total order in which NaN is greatest.
func before(a, b float64) bool { return a < b || a == a && b != b }

func checkKrum(n, f int) error {
	if n > MaxTrainers {
		return fmt.Errorf("%w: %d. Hint: at most %d", ErrTrainers, n, MaxTrainers)
	}
	// f is compared first, since 2f + 3 may overflow.
	if f < 0 || f > n || n < 2*f+3 {
		return fmt.Errorf("%w: %d vectors of which f = %d are faulty. Hint: f is at least 0 and there are at least 2f + 3 vectors",
			ErrParameter, n, f)
	}
	return nil
}

// SelectLeast writes the indices of the least scores to selected, as many as it holds, in the order of (score, index): with
// vectors by ascending address, ties go to the least address. NaN is greater than every number.
func SelectLeast(selected []int, scores []float64) error {
	if len(selected) > len(scores) {
		return fmt.Errorf("%w: %d of %d vectors", ErrParameter, len(selected), len(scores))
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	count := 0
	for i, s := range scores {
		at := count
		for ; at > 0 && before(s, scores[selected[at-1]]); at-- {
			if at < len(selected) {
				selected[at] = selected[at-1]
			}
		}
		if at < len(selected) {
			selected[at] = i
			count = min(count+1, len(selected))
		}
	}
	return nil
}

// krumWork is the working memory of one call.
type krumWork struct {
	KrumAccumulator
	distances []float64
	scores    [MaxTrainers]float64
	kept      [MaxTrainers][]float32
	least     [1]int
}

var krumWorks = sync.Pool{New: func() any { return new(krumWork) }}

// Krum writes the vector with the least score to dst, −0 as +0, and returns its index: with f faulty vectors among n ≥ 2f + 3 the
// one that is nearest to its n−f−2 nearest others (rule 6.4). There are at most MaxTrainers vectors, all of len(dst).
func Krum(dst []float32, xs [][]float32, f int) (int, error) {
	return current().Krum(dst, xs, f)
}

// Krum is the function Krum on the engine of r.
func (r Rules) Krum(dst []float32, xs [][]float32, f int) (int, error) {
	w := krumWorks.Get().(*krumWork)
	defer krumWorks.Put(w)
	if err := w.multi(r, dst, xs, f, w.least[:]); err != nil {
		return 0, err
	}
	return w.least[0], nil
}

// MultiKrum writes the Mean of the m = len(selected) vectors with the least (score, index) to dst, added by ascending index, and
// their indices in the order of (score, index) to selected (rule 6.4). f is as for Krum, 1 ≤ m ≤ n − f.
func MultiKrum(dst []float32, xs [][]float32, f int, selected []int) error {
	return current().MultiKrum(dst, xs, f, selected)
}

// MultiKrum is the function MultiKrum on the engine of r.
func (r Rules) MultiKrum(dst []float32, xs [][]float32, f int, selected []int) error {
	w := krumWorks.Get().(*krumWork)
	defer krumWorks.Put(w)
	return w.multi(r, dst, xs, f, selected)
}

func (w *krumWork) multi(r Rules, dst []float32, xs [][]float32, f int, selected []int) error {
	n := len(xs)
	if err := checkKrum(n, f); err != nil {
		return err
	}
	if m := len(selected); m < 1 || m > n-f {
		return fmt.Errorf("%w: selecting %d of %d vectors of which f = %d are faulty. Hint: at least 1, at most n − f", ErrParameter, m, n, f)
	}
	if err := checkVectors(xs, len(dst), MaxTrainers); err != nil {
		return err
	}
	w.init(r, n)
	if err := w.Write(xs, nil); err != nil {
		return err
	}
	w.distances = resize(w.distances, Pairs(n))
	if err := w.Distances(w.distances); err != nil {
		return err
	}
	scores := w.scores[:n]
	if err := KrumScores(scores, w.distances, f); err != nil {
		return err
	}
	if err := SelectLeast(selected, scores); err != nil {
		return err
	}
	var chosen uint64
	for _, i := range selected {
		chosen |= 1 << i
	}
	kept := w.kept[:0]
	for i, x := range xs {
		if chosen>>i&1 == 1 {
			kept = append(kept, x)
		}
	}
	defer clear(w.kept[:])
	return r.Mean(dst, kept)
}
