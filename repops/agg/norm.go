package agg

import (
	"fmt"
	"math"
	"sync"

	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

// NormAccumulator adds up the squared norms of vectors that come in chunks (rule 6.5): the canonical binary64 tree over x·x, the
// product exact. Its memory does not depend on the vectors' length.
type NormAccumulator struct{ sums stream }

// NewNormAccumulator returns an accumulator for n ≥ 1 vectors.
func NewNormAccumulator(n int) (*NormAccumulator, error) {
	return current().NewNormAccumulator(n)
}

// NewNormAccumulator is the function NewNormAccumulator on the engine of r.
func (r Rules) NewNormAccumulator(n int) (*NormAccumulator, error) {
	if n < 1 || n > MaxTrainers {
		return nil, fmt.Errorf("%w: %d. Hint: at least 1, at most %d", ErrTrainers, n, MaxTrainers)
	}
	a := new(NormAccumulator)
	a.init(r, n)
	return a, nil
}

func (a *NormAccumulator) init(r Rules, n int) {
	a.sums.start(r, n, n, normRuns)
}

// Write adds the next coordinates of all vectors, which have equal lengths: a multiple of Run, except in the last chunk. Cutting
// the vectors elsewhere changes no bit. If partials is not nil it gets the level-1 sums of this chunk, n rows of ⌈length/Run⌉
// values, row after row; its length says so.
func (a *NormAccumulator) Write(chunk [][]float32, partials []float64) error {
	return a.sums.write(chunk, partials)
}

// Norms ends the stream and writes the n norms to dst: the square roots of the sums, rounded once.
func (a *NormAccumulator) Norms(dst []float64) error {
	if len(dst) != a.sums.rows {
		return fmt.Errorf("%w: %d norms of %d vectors", ErrShape, len(dst), a.sums.rows)
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	a.sums.close()
	for i, s := range a.sums.folded {
		dst[i] = num.Sqrt64(s)
	}
	return nil
}

// Squares ends the stream and writes the n sums of squares to dst.
func (a *NormAccumulator) Squares(dst []float64) error {
	if len(dst) != a.sums.rows {
		return fmt.Errorf("%w: %d sums of %d vectors", ErrShape, len(dst), a.sums.rows)
	}
	a.sums.close()
	copy(dst, a.sums.folded)
	return nil
}

func normRuns(s *stream, k *kernels, lo, hi int) {
	var zero [Run]float32
	for i, x := range s.chunk {
		dst, x := s.level1[i*runStride+s.filled+lo:], x[s.at+lo*Run:]
		if k != nil {
			k.squares(&dst[0], &x[0], hi-lo)
			continue
		}
		for r := range hi - lo {
			dst[r] = sumSquares(x[r*Run:][:Run], zero[:])
		}
	}
}

// ClipFactor is what a vector of this norm is multiplied by to bring its norm to at most bound: 1 if norm ≤ bound, otherwise
// RN32(RN64(bound / norm)) (rule 6.5). A norm of NaN gives NaN.
func ClipFactor(norm float64, bound float32) float32 {
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	return clipFactor(norm, float64(bound))
}

func clipFactor(norm, bound float64) float32 {
	if norm <= bound {
		return 1
	}
	return num.F64ToF32(num.Div64(bound, norm))
}

// MedianNormFactors writes to factors what each vector is multiplied by to bring its norm to at most the median of the norms, and returns
// that median (rule 6.6): the middle norm, of evenly many RN64(RN64(a + b) / 2), a and b the middle two. NaN is greater than every
// number. There are 1 to MaxTrainers norms, and as many factors.
func MedianNormFactors(factors []float32, norms []float64) (bound float64, err error) {
	n := len(norms)
	if n < 1 || n > MaxTrainers || len(factors) != n {
		return 0, fmt.Errorf("%w: %d factors, %d norms. Hint: equally many, at least 1, at most %d", ErrTrainers, len(factors), n, MaxTrainers)
	}
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	var sorted [MaxTrainers]float64
	for i, norm := range norms {
		// −0 as +0: what is least by bits must not depend on the order of equals.
		norm = num.Canonical64(norm + 0)
		at := i
		for ; at > 0 && before(norm, sorted[at-1]); at-- {
			sorted[at] = sorted[at-1]
		}
		sorted[at] = norm
	}
	bound = sorted[n/2]
	if n%2 == 0 {
		bound = num.Div64(num.Add64(sorted[n/2-1], bound), 2)
	}
	for i, norm := range norms {
		factors[i] = clipFactor(norm, bound)
	}
	return bound, nil
}

type normWork struct {
	NormAccumulator
	norms   []float64
	factors [MaxTrainers]float32
}

// measure makes norms those of the vectors.
func (w *normWork) measure(r Rules, xs [][]float32) error {
	w.init(r, len(xs))
	if err := w.Write(xs, nil); err != nil {
		return err
	}
	w.norms = resize(w.norms, len(xs))
	return w.Norms(w.norms)
}

var normWorks = sync.Pool{New: func() any { return new(normWork) }}

// NormClip writes each vector's ClipFactor to factors. bound is finite and greater than 0; vectors have equal lengths. The factors
// are binary32, so factor·x is exact in binary64, which is what ClippedMean adds up; a factor of 1 leaves a vector as it is.
func NormClip(factors []float32, xs [][]float32, bound float32) error {
	return current().NormClip(factors, xs, bound)
}

// NormClip is the function NormClip on the engine of r.
func (r Rules) NormClip(factors []float32, xs [][]float32, bound float32) error {
	// Patterns, since a comparison may take a subnormal bound for 0.
	if bits := math.Float32bits(bound); bits == 0 || bits > math.Float32bits(math.MaxFloat32) {
		return fmt.Errorf("%w: norm bound %v. Hint: finite and greater than 0", ErrParameter, bound)
	}
	if len(xs) == 0 || len(factors) != len(xs) {
		return fmt.Errorf("%w: %d factors, %d vectors. Hint: at least 1", ErrTrainers, len(factors), len(xs))
	}
	w := normWorks.Get().(*normWork)
	defer normWorks.Put(w)
	if err := w.measure(r, xs); err != nil {
		return err
	}
	for i, n := range w.norms {
		factors[i] = ClipFactor(n, bound)
	}
	return nil
}

// MedianNormMean writes to dst the mean of the vectors, each scaled down to the median of their norms if its own is above (rule 6.6): one
// trainer moves the mean by no more than a vector of median length does. There are 1 to MaxTrainers vectors; all have len(dst).
func MedianNormMean(dst []float32, xs [][]float32) error {
	return current().MedianNormMean(dst, xs)
}

// MedianNormMean is the function MedianNormMean on the engine of r.
func (r Rules) MedianNormMean(dst []float32, xs [][]float32) error {
	if len(xs) < 1 || len(xs) > MaxTrainers {
		return fmt.Errorf("%w: %d. Hint: at least 1, at most %d", ErrTrainers, len(xs), MaxTrainers)
	}
	w := normWorks.Get().(*normWork)
	defer normWorks.Put(w)
	if err := w.measure(r, xs); err != nil {
		return err
	}
	factors := w.factors[:len(xs)]
	if _, err := MedianNormFactors(factors, w.norms); err != nil {
		return err
	}
	return r.ClippedMean(dst, xs, factors)
}
