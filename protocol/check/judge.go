package check

import (
	"context"
	"fmt"
	"math"

	"assay/protocol"
	"assay/protocol/transition"
)

// maxWrong is how many wrong elements an answer names.
const maxWrong = 16

// Wrong is a number that the signers of a round committed to, and that is not what their inputs give.
type Wrong struct {
	// What is "parameter" or "momentum".
	What string `json:"what"`
	// Index counts from the model's first parameter, Coordinate from the fragment's.
	Index      uint64 `json:"index"`
	Fragment   uint32 `json:"fragment"`
	Coordinate uint64 `json:"coordinate"`
	Expected   Number `json:"expected"`
	Claimed    Number `json:"claimed"`
	// Inputs are what the expected number is computed from, in the order in which they enter, and Why the rule.
	Inputs []Number `json:"inputs"`
	Why    string   `json:"why"`
}

// Judgement is what comes of a round's check.
type Judgement struct {
	// Outcome is Match or NoMatch; empty while Missing is not.
	Outcome string `json:"outcome"`
	// Missing are the objects, by their numbers, without which nothing can be said, or no more than is.
	Missing []int `json:"missing,omitempty"`
	// Checked is how many elements of parameters and of momentum were computed again.
	Checked uint64 `json:"checked"`
	// StateRoot and AuxRoot are the recomputed ones, where everything was.
	StateRoot *protocol.Hash `json:"stateRoot,omitempty"`
	AuxRoot   *protocol.Hash `json:"auxRoot,omitempty"`
	// Wrong are the first wrong elements.
	Wrong []Wrong `json:"wrong,omitempty"`
	// Why is in words what does not match, besides elements.
	Why string `json:"why,omitempty"`
}

// judge says whether what the round's signers signed is what its inputs give. With samples these elements are compared, without any both
// roots; then the signed state is needed only to name what is wrong in it.
func (s *Session) judge(args handleArgs, _ [][]byte) (any, error) {
	r, err := s.of(args.Handle)
	if err != nil {
		return nil, err
	}
	if out := r.incomplete(); out != nil {
		return out, nil
	}
	for _, p := range r.payloads {
		if p.malformed != nil {
			return Judgement{Outcome: NoMatch, Why: "signers include well-formed payloads only: " + p.malformed.Error()}, nil
		}
	}
	if r.samples != nil {
		return r.judgeSamples()
	}
	return r.judgeAll()
}

// incomplete is the answer while inputs are missing; nil if none is.
func (r *Round) incomplete() *Judgement {
	var out Judgement
	for i, p := range r.payloads {
		if p == nil {
			out.Missing = append(out.Missing, i)
		}
	}
	if r.parent == nil {
		out.Missing = append(out.Missing, len(r.payloads))
	}
	if r.samples != nil && r.claimed == nil {
		out.Missing = append(out.Missing, len(r.payloads)+1)
	}
	if out.Missing == nil {
		return nil
	}
	return &out
}

// judgeAll computes the round as its signers had to.
func (r *Round) judgeAll() (any, error) {
	leaves := make([][]byte, len(r.payloads))
	for i, p := range r.payloads {
		leaves[i] = p.leaves
	}
	s := r.statement
	next := transition.NewCollector(r.spec)
	got, err := transition.Compute(context.Background(),
		transition.Round{Spec: r.spec, Task: s.TaskId, Number: s.Round, Parent: s.ParentRoot, Payloads: r.trainers},
		transition.Memory(r.spec, *r.parent, leaves), next, transition.Options{})
	if err != nil {
		return nil, err
	}
	out := Judgement{
		Outcome: outcomeOf(got.NewRoot == s.NewRoot && got.AuxRoot == s.AuxRoot), Checked: r.spec.ParamCount,
		StateRoot: &got.NewRoot, AuxRoot: &got.AuxRoot,
	}
	switch {
	case got.NewRoot == s.NewRoot && got.AuxRoot != s.AuxRoot:
		out.Why = "the state is right; what else the proposal commits to (its auxRoot) is not what the payloads give"
	case got.NewRoot != s.NewRoot && r.claimed == nil:
		out.Missing = []int{len(r.payloads) + 1}
		out.Why = "the state root is not what the payloads give; the signed state would show where"
	case got.NewRoot != s.NewRoot:
		deltas := make([][]float32, len(r.payloads))
		for i := range deltas {
			// They are well formed.
			if deltas[i], _, err = r.decode(leaves[i], i); err != nil {
				return nil, err
			}
		}
		out.Wrong, err = r.differences(next.Next, deltas, func(k int) uint64 { return uint64(k) })
	}
	return out, err
}

// judgeSamples computes the elements at the samples.
func (r *Round) judgeSamples() (any, error) {
	deltas := make([][]float32, len(r.payloads))
	for i, p := range r.payloads {
		deltas[i] = p.values
	}
	scores, err := r.scores()
	if err != nil {
		return nil, err
	}
	a, err := protocol.NewAggregator(r.spec, r.slots(), scores)
	if err != nil {
		return nil, err
	}
	n := len(r.samples)
	next := protocol.State{Params: append([]float32(nil), r.parent.Params...), Momentum: append([]float32(nil), r.parent.Momentum...)}
	if err := a.Apply(next.Params, next.Momentum, make([]float32, n), deltas); err != nil {
		return nil, err
	}
	wrong, err := r.differences(next, deltas, func(k int) uint64 { return r.samples[k] })
	if err != nil {
		return nil, err
	}
	return Judgement{Outcome: outcomeOf(len(wrong) == 0), Checked: uint64(n), Wrong: wrong}, nil
}

func (r *Round) slots() []uint8 {
	slots := make([]uint8, len(r.trainers))
	for i, t := range r.trainers {
		slots[i] = t.Slot
	}
	return slots
}

// scores are the trainers' from their whole payloads, nil for a rule without.
func (r *Round) scores() ([]float64, error) {
	n := len(r.payloads)
	a, finish, err := protocol.NewAccumulator(r.spec, n)
	if a == nil || err != nil {
		return nil, err
	}
	// A run is whole leaves; a rule with scores has one fragment.
	q, chunk := protocol.Quantization(r.spec.Quantization), make([][]float32, n)
	const run = 1 << 14
	buf := make([]float32, n*run)
	for at := uint64(0); at < r.spec.ParamCount; at += run {
		count := min(r.spec.ParamCount-at, run)
		lo, size := at/q.LeafElements()*uint64(q.LeafBytes()), q.Leaves(count)*uint64(q.LeafBytes())
		for i, p := range r.payloads {
			chunk[i] = buf[i*run:][:count]
			if err := r.spec.DecodeLeaves(chunk[i], p.leaves[lo:lo+size]); err != nil {
				return nil, err
			}
		}
		if err := a.Write(chunk, nil); err != nil {
			return nil, err
		}
	}
	tops := make([]float64, r.spec.Items(n))
	if err := finish(tops); err != nil {
		return nil, err
	}
	return protocol.Scores(r.spec, n, tops)
}

// differences are the first elements in which the signed state is another than the computed one. All vectors have one length; index is the
// parameter that stands at a place of them.
func (r *Round) differences(next protocol.State, deltas [][]float32, index func(k int) uint64) ([]Wrong, error) {
	var wrong []Wrong
	var scores []float64
	for k := range next.Params {
		for _, momentum := range []bool{false, true} {
			expected, claimed := next.Params[k], r.claimed.Params[k]
			if momentum {
				expected, claimed = next.Momentum[k], r.claimed.Momentum[k]
			}
			if math.Float32bits(expected) == math.Float32bits(claimed) {
				continue
			}
			if len(wrong) == maxWrong {
				return wrong, nil
			}
			if wrong == nil {
				var err error
				if scores, err = r.scores(); err != nil {
					return nil, err
				}
			}
			w := r.wrong(k, index(k), momentum, deltas, scores)
			w.Expected, w.Claimed = Number32("expected", math.Float32bits(expected)), Number32("claimed", math.Float32bits(claimed))
			wrong = append(wrong, w)
		}
	}
	return wrong, nil
}

// wrong says of the element at a place where it is and what it is computed from.
func (r *Round) wrong(k int, index uint64, momentum bool, deltas [][]float32, scores []float64) Wrong {
	w := Wrong{What: "parameter", Index: index, Inputs: []Number{}}
	for f, of := range protocol.Fragments(r.spec.ParamCount, r.spec.FragmentCount) {
		if index >= of.Lo && index < of.Hi {
			w.Fragment, w.Coordinate = uint32(f), index-of.Lo
		}
	}
	for i, t := range r.trainers {
		w.Inputs = append(w.Inputs, Number32("outer gradient of "+t.Trainer.Hex(), math.Float32bits(deltas[i][k])))
	}
	for i, v := range scores {
		w.Inputs = append(w.Inputs, Number64("score of "+r.trainers[i].Trainer.Hex(), math.Float64bits(v)))
	}
	if r.spec.Weighted() {
		for _, t := range r.trainers {
			w.Inputs = append(w.Inputs, Number32("weight of "+t.Trainer.Hex(), r.spec.Weight(t.Slot)))
		}
	}
	w.Inputs = append(w.Inputs, Number32("momentum before b", math.Float32bits(r.parent.Momentum[k])),
		Number32("outer momentum mu", r.spec.OuterMomentum))
	w.Why = fmt.Sprintf("D is %s (%s). The momentum is b' = fma(mu, b, D)", r.spec.Says(uint64(len(r.trainers))), r.spec.Rule())
	if momentum {
		w.What, w.Why = "momentum", w.Why+"."
		return w
	}
	w.Inputs = append(w.Inputs, Number32("outer learning rate lr", r.spec.OuterLearningRate),
		Number32("parameter before theta", math.Float32bits(r.parent.Params[k])))
	w.Why += ", the parameter theta' = fma(-lr, fma(mu, b', D), theta)."
	return w
}
