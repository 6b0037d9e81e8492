package agg

import "fmt"

// NamedRule is an aggregation rule for callers that have its name and its arguments as data.
type NamedRule struct {
	// Weighted: it takes a weight a vector.
	Weighted bool
	// Numbers names its whole numbers, in order. Bounded: it takes the bound of a norm.
	Numbers []string
	Bounded bool
	run     func(r Rules, dst []float32, xs [][]float32, a Arguments) (chosen []int, err error)
}

// Arguments are those of a NamedRule.
type Arguments struct {
	Weights []float32
	Numbers []int
	Bound   float32
}

// Named are the rules by name.
var Named = map[string]NamedRule{
	"mean": {run: func(r Rules, dst []float32, xs [][]float32, _ Arguments) ([]int, error) { return nil, r.Mean(dst, xs) }},
	"weighted_mean": {Weighted: true, run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
		return nil, r.WeightedMean(dst, xs, a.Weights)
	}},
	"trimmed_mean": {Numbers: []string{"k"}, run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
		return nil, r.TrimmedMean(dst, xs, a.Numbers[0])
	}},
	"coordinate_median": {run: func(r Rules, dst []float32, xs [][]float32, _ Arguments) ([]int, error) {
		return nil, r.CoordinateMedian(dst, xs)
	}},
	"krum": {Numbers: []string{"f"}, run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
		i, err := r.Krum(dst, xs, a.Numbers[0])
		return []int{i}, err
	}},
	"multi_krum": {Numbers: []string{"f", "m"}, run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
		f, m := a.Numbers[0], a.Numbers[1]
		if m < 1 || m > len(xs) {
			return nil, fmt.Errorf("multi_krum of %d trainers with m = %d", len(xs), m)
		}
		chosen := make([]int, m)
		return chosen, r.MultiKrum(dst, xs, f, chosen)
	}},
	"clipped_mean": {Bounded: true, run: func(r Rules, dst []float32, xs [][]float32, a Arguments) ([]int, error) {
		factors := make([]float32, len(xs))
		if err := r.NormClip(factors, xs, a.Bound); err != nil {
			return nil, err
		}
		return nil, r.ClippedMean(dst, xs, factors)
	}},
}

// Aggregate writes the rule's aggregate of xs to dst. chosen is the vectors that a rule of Krum's selects, by ascending score.
func (n NamedRule) Aggregate(r Rules, dst []float32, xs [][]float32, a Arguments) (chosen []int, err error) {
	return n.run(r, dst, xs, a)
}
