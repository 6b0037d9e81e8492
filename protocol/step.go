package protocol

import (
	"slices"

	"assay/repops/agg"
)

// Items is the number of reductions of a round with n included trainers: pairs, trainers of another rule with scores, or none.
func (s *TaskSpec) Items(n int) int {
	switch {
	case s.Pairwise():
		return agg.Pairs(n)
	case s.Scored():
		return n
	}
	return 0
}

// Scores computes the trainers' scores from the tops of their reductions (docs/formats.md section 8): Krum's from the squared distances
// of all pairs, for any other rule with scores the sums of squares themselves; nil for a rule without scores.
func Scores(s *TaskSpec, n int, tops []float64) ([]float64, error) {
	if !s.Scored() {
		return nil, nil
	}
	if len(tops) != s.Items(n) {
		return nil, ErrDimensionMismatch.With("%d reductions of %d trainers, not %d", len(tops), n, s.Items(n))
	}
	if !s.Pairwise() {
		return slices.Clone(tops), nil
	}
	f, _ := s.Selects()
	scores := make([]float64, n)
	if err := agg.KrumScores(scores, tops, f); err != nil {
		return nil, ErrAggregation.Because(err)
	}
	return scores, nil
}

// Aggregator applies a round to ranges of coordinates: the task's aggregation rule, then the outer update. It may be used from several
// goroutines.
type Aggregator struct {
	n       int
	combine Combine
	lr, mu  float32
}

// NewAggregator returns the round's arithmetic for included trainers in these enrolment slots, ascending by address of the trainer, with
// their scores (nil for a rule without). The slots say the weights of a rule that has some; other rules only count them. Parameters that
// the number of trainers does not allow, slots without a weight, and rules and updates outside version 1, are ErrAggregation.
func NewAggregator(spec *TaskSpec, slots []uint8, scores []float64) (*Aggregator, error) {
	rule, n := spec.Rule(), len(slots)
	switch {
	case n < 1:
		return nil, ErrAggregation.With("a round without an included gradient is carried forward, not aggregated")
	case n > MaxTrainers:
		return nil, ErrAggregation.With("%d trainers, at most %d", n, MaxTrainers)
	case !rule.Known():
		return nil, errUnknownRule(spec)
	case OuterUpdate(spec.OuterUpdate) != Nesterov:
		return nil, ErrAggregation.With("outer update %s is not part of version 1", OuterUpdate(spec.OuterUpdate))
	case spec.ClipL2Norm != 0 && !rule.facts().clips:
		return nil, ErrAggregation.With("%s does not clip", rule)
	case spec.Scored() && spec.FragmentCount != 1:
		return nil, ErrAggregation.With("a rule over whole vectors with %d fragments", spec.FragmentCount)
	case spec.Scored() != (scores != nil) || scores != nil && len(scores) != n:
		return nil, ErrDimensionMismatch.With("%d scores for %d trainers", len(scores), n)
	case !defined(spec, uint64(n)):
		return nil, ErrAggregation.With("%s of %d trainers with the parameter %d", rule, n, spec.AggregationParam)
	}
	in := RuleInputs{Rule: rule, Param: spec.AggregationParam, Clip: spec.ClipL2Norm, Scores: scores}
	if spec.Weighted() {
		in.Weights = make([]float32, n)
		var seen uint64
		for i, slot := range slots {
			if slot >= MaxTrainers || seen>>slot&1 == 1 || !isWeight(spec.Weight(slot)) {
				return nil, ErrAggregation.With("enrolment slots %v do not name a weight each", slots)
			}
			seen |= 1 << slot
			in.Weights[i] = f32(spec.Weight(slot))
		}
	}
	return &Aggregator{n, in.Combine(), f32(spec.OuterLearningRate), f32(spec.OuterMomentum)}, nil
}

func errUnknownRule(spec *TaskSpec) error {
	return ErrAggregation.With("aggregation rule %s is not part of version 1", spec.Rule())
}

// Apply takes a range of coordinates one round further, in place. deltas are the same range of the included trainers' elements,
// ascending by address; aggregate is overwritten with the aggregated outer gradient. All have the length of params.
func (a *Aggregator) Apply(params, momentum, aggregate []float32, deltas [][]float32) error {
	if len(deltas) != a.n {
		return ErrDimensionMismatch.With("%d payloads for %d trainers", len(deltas), a.n)
	}
	err := a.combine(aggregate, deltas)
	if err == nil {
		err = agg.Nesterov(params, momentum, aggregate, a.lr, a.mu)
	}
	if err != nil {
		return ErrDimensionMismatch.Because(err)
	}
	return nil
}

// Accumulator reduces vectors that come in chunks to what the task's rule scores by: squared distances of pairs, or sums of squares.
type Accumulator interface {
	// Write adds the next coordinates of all vectors, equally many and a multiple of 256 except in the last chunk. If partials is not
	// nil it gets the level-1 partials of the chunk, item after item.
	Write(chunk [][]float32, partials []float64) error
}

// NewAccumulator returns the accumulator of the task's rule for n trainers, nil for a rule without scores, and a function that ends
// it and writes the tops of the reductions.
func NewAccumulator(s *TaskSpec, n int) (Accumulator, func(tops []float64) error, error) {
	switch {
	case s.Pairwise():
		a, err := agg.NewKrumAccumulator(n)
		if err != nil {
			return nil, nil, ErrAggregation.Because(err)
		}
		return a, a.Distances, nil
	case s.Scored():
		a, err := agg.NewNormAccumulator(n)
		if err != nil {
			return nil, nil, ErrAggregation.Because(err)
		}
		return a, a.Squares, nil
	}
	return nil, nil, nil
}

// Step computes the state after a round from the state before it and the included contributions, in any order. It changes
// neither. Payloads are well formed, which DecodePayload checks.
func Step(spec *TaskSpec, state State, cs []Contribution) (State, error) {
	p := int(spec.ParamCount)
	if len(state.Params) != p || len(state.Momentum) != p {
		return State{}, ErrDimensionMismatch.With("the state has %d parameters and %d momenta, the task %d",
			len(state.Params), len(state.Momentum), p)
	}
	cs = slices.Clone(cs)
	if err := SortContributions(cs); err != nil {
		return State{}, err
	}
	deltas, slots := make([][]float32, len(cs)), make([]uint8, len(cs))
	for i, c := range cs {
		if len(c.Delta) != p {
			return State{}, ErrDimensionMismatch.With("the payload of %s has %d elements, the task %d", c.Trainer, len(c.Delta), p)
		}
		deltas[i], slots[i] = c.Delta, c.Slot
	}
	if !spec.Rule().Known() {
		return State{}, errUnknownRule(spec)
	}
	scores, err := scoresOf(spec, deltas)
	if err != nil {
		return State{}, err
	}
	a, err := NewAggregator(spec, slots, scores)
	if err != nil {
		return State{}, err
	}
	next := State{slices.Clone(state.Params), slices.Clone(state.Momentum)}
	if err := a.Apply(next.Params, next.Momentum, make([]float32, p), deltas); err != nil {
		return State{}, err
	}
	return next, nil
}

// scoresOf is the scores of whole vectors, nil for a rule without.
func scoresOf(spec *TaskSpec, deltas [][]float32) ([]float64, error) {
	if !spec.Scored() || len(deltas) == 0 {
		return nil, nil
	}
	a, finish, err := NewAccumulator(spec, len(deltas))
	if err != nil {
		return nil, err
	}
	if err := a.Write(deltas, nil); err != nil {
		return nil, ErrDimensionMismatch.Because(err)
	}
	tops := make([]float64, spec.Items(len(deltas)))
	if err := finish(tops); err != nil {
		return nil, ErrAggregation.Because(err)
	}
	return Scores(spec, len(deltas), tops)
}
