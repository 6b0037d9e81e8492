package protocol

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"assay/repops/agg"
	"assay/repops/num"
)

// facts is what an aggregation rule asks of a spec, and what it does. docs/adding.md says what else a new rule touches.
type facts struct {
	// form is what the spec's aggregationParam looks like, takes whether the rule is defined for n trainers with it.
	form  func(param uint64) bool
	takes func(param, n uint64) bool
	// weighted: each enrolment slot has a weight. clips: an L2 norm may clip the vectors. trims: the parameter is how many of each end are dropped.
	weighted, clips, trims bool
	// scales is of a rule that multiplies each trainer's vector by a factor, made from the sums of squares of all: the factors, and the norm
	// that they bring vectors to. nil of any other.
	scales func(RuleInputs) (factors []float32, bound float64)
	// selects is of a rule that compares trainers with each other and takes the mean of those with the least scores: how many may be faulty,
	// and how many are taken. nil of any other.
	selects func(param uint32) (f, m int)
	// combine is the rule's arithmetic.
	combine func(RuleInputs) Combine
	// says is in words what the aggregate of n values is. One that selects goes on with whom.
	says func(param, n uint64) string
}

// AggregationParam of MultiKrum is f + multiKrumBase·m.
const multiKrumBase = 1 << 16

var rules = [...]facts{
	Mean: {
		form: none, takes: always, clips: true, combine: mean,
		says: func(_, n uint64) string { return fmt.Sprintf("the mean of %d values", n) },
	},
	WeightedMean: {
		form: none, takes: always, weighted: true, combine: weightedMean,
		says: func(_, n uint64) string {
			return fmt.Sprintf("the mean of %d values, each by the weight that the specification gives its trainer's slot", n)
		},
	},
	TrimmedMean: {
		form: whole, takes: func(k, n uint64) bool { return 2*k < n }, trims: true, combine: trimmedMean,
		says: func(k, n uint64) string {
			return fmt.Sprintf("the mean of the %d values in the middle of %d", n-2*k, n)
		},
	},
	CoordinateMedian: {
		form: none, takes: always, combine: func(RuleInputs) Combine { return agg.CoordinateMedian },
		says: func(_, n uint64) string { return fmt.Sprintf("the median of %d values", n) },
	},
	Krum: {
		form: func(f uint64) bool { return f < multiKrumBase }, takes: ofFaulty,
		selects: krum, combine: meanOfLeast(krum), says: ofLeast,
	},
	MultiKrum: {
		form: func(param uint64) bool { return param >= multiKrumBase }, takes: ofFaulty,
		selects: multiKrum, combine: meanOfLeast(multiKrum), says: ofLeast,
	},
	MedianNormMean: {
		form: none, takes: always, scales: toMedianNorm, combine: scaledMean(toMedianNorm),
		says: func(_, n uint64) string { return fmt.Sprintf("the mean of %d values", n) },
	},
}

func none(param uint64) bool { return param == 0 }

func whole(uint64) bool { return true }

func always(uint64, uint64) bool { return true }

func ofFaulty(param, n uint64) bool {
	f, m := param%multiKrumBase, param/multiKrumBase
	return 2*f+3 <= n && m <= n-f
}

// Known says whether this version has the rule.
func (v AggregationRule) Known() bool { return int(v) < len(rules) && rules[v].combine != nil }

// facts is the rule's. A value that no rule has panics: it is never taken for another, and TaskSpec.Known refuses it at the door.
func (v AggregationRule) facts() *facts {
	if !v.Known() {
		panic(fmt.Sprintf("protocol: aggregation rule %v is none of %v", v, aggregationRuleNames))
	}
	return &rules[v]
}

// Rule is the spec's aggregation rule.
func (s *TaskSpec) Rule() AggregationRule { return AggregationRule(s.Aggregation) }

// Takes says whether the rule is defined for n included trainers. It does not ask for the form of the parameter, which Validate does.
func (s *TaskSpec) Takes(n uint64) bool {
	return n > 0 && s.Rule().facts().takes(uint64(s.AggregationParam), n)
}

// defined says whether the parameter has the rule's form, and the rule is defined for n trainers.
func defined(s *TaskSpec, n uint64) bool {
	rule, param := s.Rule().facts(), uint64(s.AggregationParam)
	return rule.form(param) && rule.takes(param, n)
}

// Weighted says whether the rule weighs the trainers by their enrolment slots.
func (s *TaskSpec) Weighted() bool { return s.Rule().facts().weighted }

// Trims says whether the rule drops as many of each end as its parameter says.
func (v AggregationRule) Trims() bool { return v.Known() && rules[v].trims }

// Pairwise says whether the rule compares trainers with each other, by the distances of their vectors.
func (s *TaskSpec) Pairwise() bool { return s.Rule().facts().selects != nil }

// Scored says whether the rule needs a score of each trainer, reduced from whole vectors: one that is pairwise does; so do a clip and a
// rule that scales vectors, whose scores are sums of squares.
func (s *TaskSpec) Scored() bool {
	return s.Pairwise() || s.ClipL2Norm != 0 || s.Rule().facts().scales != nil
}

// Selects is, of a pairwise rule, how many trainers it takes to be faulty and how many it selects.
func (s *TaskSpec) Selects() (f, m int) { return s.Rule().facts().selects(s.AggregationParam) }

// Says is in words what the rule makes of n values.
func (s *TaskSpec) Says(n uint64) string { return s.Rule().facts().says(uint64(s.AggregationParam), n) }

// Combine writes the aggregate of trainers' vectors, one or more that stand by ascending address, to dst: coordinate by coordinate.
type Combine func(dst []float32, xs [][]float32) error

// RuleInputs are what a rule takes besides the vectors.
type RuleInputs struct {
	Rule AggregationRule
	// Param is the spec's aggregationParam, Clip the bits of its clipL2Norm.
	Param, Clip uint32
	// Scores are the trainers' of a rule that has some, sums of squares of one that scales or clips; Weights the trainers' of one that is weighted.
	Scores  []float64
	Weights []float32
}

// Combine is the rule's arithmetic. It is total, as IOpReferee.aggregate is: a parameter beyond what the rule takes drops all but the
// middle, or selects all or none, and weights may be any bits.
func (in RuleInputs) Combine() Combine { return in.Rule.facts().combine(in) }

func mean(in RuleInputs) Combine {
	if in.Clip == 0 {
		return agg.Mean
	}
	return scaledMean(toClip)(in)
}

// Factors are what a rule by sums of squares multiplies each trainer's vector by, and the norm that it brings them to: that of a clip, or
// the median of theirs. nil of any other rule.
func (in RuleInputs) Factors() (factors []float32, bound float64) {
	if scales := in.Rule.facts().scales; scales != nil {
		return scales(in)
	}
	if in.Clip == 0 {
		return nil, 0
	}
	return toClip(in)
}

func scaledMean(scales func(RuleInputs) ([]float32, float64)) func(RuleInputs) Combine {
	return func(in RuleInputs) Combine {
		factors, _ := scales(in)
		return func(dst []float32, xs [][]float32) error { return agg.ClippedMean(dst, xs, factors) }
	}
}

func toClip(in RuleInputs) (factors []float32, bound float64) {
	for _, norm := range in.norms() {
		factors = append(factors, agg.ClipFactor(norm, f32(in.Clip)))
	}
	return factors, float64(f32(in.Clip))
}

func toMedianNorm(in RuleInputs) (factors []float32, bound float64) {
	factors = make([]float32, len(in.Scores))
	bound, err := agg.MedianNormFactors(factors, in.norms())
	if err != nil {
		return nil, 0 // of nobody, or of more than a round has: the mean refuses the vectors
	}
	return factors, bound
}

func (in RuleInputs) norms() []float64 {
	norms := make([]float64, len(in.Scores))
	for i, s := range in.Scores {
		norms[i] = num.Sqrt64(s)
	}
	return norms
}

func weightedMean(in RuleInputs) Combine {
	return func(dst []float32, xs [][]float32) error {
		err := agg.WeightedMean(dst, xs, in.Weights)
		if !errors.Is(err, agg.ErrParameter) {
			return err
		}
		// Weights that no spec has: RN(RN64(Σ w·x / Σ w)) all the same.
		for at := range dst {
			var sum, total float64
			for i, w := range in.Weights {
				sum = num.Add64(sum, num.MulExact(w, xs[i][at]))
				total = num.Add64(total, float64(w))
			}
			dst[at] = num.F64ToF32(num.Div64(sum, total))
		}
		return nil
	}
}

func trimmedMean(in RuleInputs) Combine {
	return func(dst []float32, xs [][]float32) error {
		return agg.TrimmedMean(dst, xs, min(int(in.Param), max(len(xs)-1, 0)/2))
	}
}

func krum(param uint32) (f, m int) { return int(param % multiKrumBase), 1 }

func multiKrum(param uint32) (f, m int) {
	return int(param % multiKrumBase), int(param / multiKrumBase)
}

// meanOfLeast is the mean of those with the least (score, place), in their order.
func meanOfLeast(selects func(param uint32) (f, m int)) func(RuleInputs) Combine {
	return func(in RuleInputs) Combine {
		_, m := selects(in.Param)
		chosen := make([]int, min(m, len(in.Scores)))
		// There are not more of them than scores.
		_ = agg.SelectLeast(chosen, in.Scores)
		slices.Sort(chosen)
		return func(dst []float32, xs [][]float32) error {
			if len(chosen) == 0 {
				for i := range dst {
					dst[i] = math.Float32frombits(num.CanonicalNaN)
				}
				return nil
			}
			kept := make([][]float32, len(chosen))
			for k, i := range chosen {
				kept[k] = xs[i]
			}
			return agg.Mean(dst, kept)
		}
	}
}

func ofLeast(uint64, uint64) string { return "the mean of the values of those with the least scores" }
