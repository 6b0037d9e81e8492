package agg

import (
	"fmt"
	"math"

	"assay/repops/internal/fpenv"
	"assay/repops/num"
)

var (
	_ = register("mean", NamedRule{
		Doc: "The mean of vectors that stand by ascending trainer address.",
		run: func(r Rules, dst []float32, xs [][]float32, _ Arguments) ([]int, error) { return nil, r.Mean(dst, xs) },
	})
	_ = register("weighted_mean", NamedRule{
		Doc: "The weighted mean; weights are positive float32, one a vector.", Weighted: true,
		run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
			return nil, r.WeightedMean(dst, xs, a.Weights)
		},
	})
	_ = register("clipped_mean", NamedRule{
		Doc: "The mean of vectors whose norm is clipped to bound.", Bounded: true,
		run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
			factors := make([]float32, len(xs))
			if err := r.NormClip(factors, xs, a.Bound); err != nil {
				return nil, err
			}
			return nil, r.ClippedMean(dst, xs, factors)
		},
	})
	_ = register("median_norm_mean", NamedRule{
		Doc: "The mean of vectors whose norm is clipped to the median of their norms.",
		run: func(r Rules, dst []float32, xs [][]float32, _ Arguments) ([]int, error) {
			return nil, r.MedianNormMean(dst, xs)
		},
	})
)

// Mean writes the mean of xs to dst, coordinate by coordinate: RN32(RN64(Σ x / n)), the sum in the order given, in binary64
// (rule 6.2). There is at least one vector and all have len(dst).
func Mean(dst []float32, xs [][]float32) error {
	return current().Mean(dst, xs)
}

// Mean is the function Mean on the engine of r.
func (r Rules) Mean(dst []float32, xs [][]float32) error { return r.MeanRange(dst, xs, 0, len(dst)) }

// MeanRange is Mean on coordinates [lo, hi) alone; the others of dst stay as they are.
func MeanRange(dst []float32, xs [][]float32, lo, hi int) error {
	return current().MeanRange(dst, xs, lo, hi)
}

// MeanRange is the function MeanRange on the engine of r.
func (r Rules) MeanRange(dst []float32, xs [][]float32, lo, hi int) error {
	j, err := r.vectors(dst, xs, lo, hi, math.MaxInt)
	if err != nil {
		return err
	}
	j.divisor = float64(len(xs))
	j.apply = applyMean
	j.run(lo, hi, len(xs))
	return nil
}

// WeightedMean writes RN32(RN64(Σ w·x / Σ w)) to dst, coordinate by coordinate, both sums in the order given (rule 6.2). There is
// one weight a vector, finite and greater than 0.
func WeightedMean(dst []float32, xs [][]float32, weights []float32) error {
	return current().WeightedMean(dst, xs, weights)
}

// WeightedMean is the function WeightedMean on the engine of r.
func (r Rules) WeightedMean(dst []float32, xs [][]float32, weights []float32) error {
	return r.WeightedMeanRange(dst, xs, weights, 0, len(dst))
}

// WeightedMeanRange is WeightedMean on coordinates [lo, hi) alone; the others of dst stay as they are.
func WeightedMeanRange(dst []float32, xs [][]float32, weights []float32, lo, hi int) error {
	return current().WeightedMeanRange(dst, xs, weights, lo, hi)
}

// WeightedMeanRange is the function WeightedMeanRange on the engine of r.
func (r Rules) WeightedMeanRange(dst []float32, xs [][]float32, weights []float32, lo, hi int) error {
	total, err := totalWeight(weights)
	if err != nil {
		return err
	}
	return r.scaledRange(dst, xs, weights, total, lo, hi)
}

func totalWeight(weights []float32) (float64, error) {
	state := fpenv.Enter()
	defer fpenv.Leave(state)
	var total float64
	for i, w := range weights {
		if !(w > 0 && w <= math.MaxFloat32) {
			return 0, fmt.Errorf("%w: weight %v of vector %d. Hint: weights are finite and greater than 0", ErrParameter, w, i)
		}
		total += float64(w)
	}
	return total, nil
}

// ClippedMean writes RN32(RN64(Σ f·x / n)) to dst, coordinate by coordinate, in the order given, the products exact in binary64:
// the mean of vectors scaled by NormClip's factors (rule 6.5). There is one factor a vector.
func ClippedMean(dst []float32, xs [][]float32, factors []float32) error {
	return current().ClippedMean(dst, xs, factors)
}

// ClippedMean is the function ClippedMean on the engine of r.
func (r Rules) ClippedMean(dst []float32, xs [][]float32, factors []float32) error {
	return r.ClippedMeanRange(dst, xs, factors, 0, len(dst))
}

// ClippedMeanRange is ClippedMean on coordinates [lo, hi) alone; the others of dst stay as they are.
func ClippedMeanRange(dst []float32, xs [][]float32, factors []float32, lo, hi int) error {
	return current().ClippedMeanRange(dst, xs, factors, lo, hi)
}

// ClippedMeanRange is the function ClippedMeanRange on the engine of r.
func (r Rules) ClippedMeanRange(dst []float32, xs [][]float32, factors []float32, lo, hi int) error {
	return r.scaledRange(dst, xs, factors, float64(len(xs)), lo, hi)
}

func (r Rules) scaledRange(dst []float32, xs [][]float32, weights []float32, divisor float64, lo, hi int) error {
	if len(weights) != len(xs) {
		return fmt.Errorf("%w: %d vectors and %d weights", ErrShape, len(xs), len(weights))
	}
	j, err := r.vectors(dst, xs, lo, hi, math.MaxInt)
	if err != nil {
		return err
	}
	state := fpenv.Enter()
	for _, w := range weights {
		j.weights = append(j.weights, float64(w))
	}
	fpenv.Leave(state)
	j.divisor = divisor
	j.apply = applyScaled
	j.run(lo, hi, len(xs))
	return nil
}

func applyMean(j *job, k *kernels, lo, hi int) {
	if whole := k.whole(hi - lo); whole > 0 {
		k.mean(&j.dst[lo], &j.table[0], len(j.xs), lo, whole, j.divisor)
		lo += whole
	}
	var acc [512]float64
	for ; lo < hi; lo += len(acc) {
		end := min(lo+len(acc), hi)
		a := acc[:end-lo]
		clear(a)
		for _, x := range j.xs {
			// The accumulator starts at +0 and so is never −0, hence adding −0 to it is adding +0.
			for i, v := range x[lo:end] {
				a[i] += float64(v)
			}
		}
		divide(j.dst[lo:end], a, j.divisor)
	}
}

func applyScaled(j *job, k *kernels, lo, hi int) {
	if whole := k.whole(hi - lo); whole > 0 {
		k.scaled(&j.dst[lo], &j.table[0], &j.weights[0], len(j.xs), lo, whole, j.divisor)
		lo += whole
	}
	var acc [512]float64
	for ; lo < hi; lo += len(acc) {
		end := min(lo+len(acc), hi)
		a := acc[:end-lo]
		clear(a)
		for t, x := range j.xs {
			w := j.weights[t]
			for i, v := range x[lo:end] {
				a[i] += float64(w * float64(v))
			}
		}
		divide(j.dst[lo:end], a, j.divisor)
	}
}

func divide(dst []float32, sums []float64, divisor float64) {
	for i := range dst {
		dst[i] = num.F64ToF32(sums[i] / divisor)
	}
}
