package training

import (
	"assay/verifier/trace"
)

// Publish puts the outputs of a transition, which must not be changed any more, on a shelf: what a trainer shows of a transition that it is asked
// about, to whoever wants it and without a move, the same that a dispute would make it show. A challenger that has it needs to ask for nothing on
// chain but accumulators, and what is below a tensor's root where the transition does not hold the tensor.
func Publish(t *Transition) (*trace.Shelf, error) {
	s := trace.Memory()
	lists := []List{t.tensors(), t.Trace()}
	for part, nodes := range t.Parts {
		lists = append(lists, t.Part(part))
		for _, x := range nodes {
			if x != nil {
				s.AddCommitted(x)
			}
		}
	}
	for _, x := range t.Outputs {
		s.AddCommitted(x)
	}
	return s, put(s, lists...)
}

// put puts up lists; one without leaves has no root.
func put(s *trace.Shelf, lists ...List) error {
	for _, l := range lists {
		if len(l.Leaves) == 0 {
			continue
		}
		if _, err := s.AddList(l.Header, l.Leaves); err != nil {
			return err
		}
	}
	return nil
}

// PublishLast is Publish of the transition that a replay was asked for last, with what leads to it from the claim: the list of checkpoints, and
// the segment as far as it is known. nil if it was asked for none.
func PublishLast(r *Replay) (*trace.Shelf, error) {
	r.mu.Lock()
	t, at, done, segment := r.last, r.lastAt, r.done, r.segments[r.lastAt.segment]
	r.mu.Unlock()
	if t == nil {
		return nil, nil
	}
	s, err := Publish(t)
	if err == nil && done {
		err = put(s, checkpointList(r))
	}
	if err == nil && done && segment != nil {
		_, err = s.AddSegmentOf(r.ClaimHash, at.segment, segment)
	}
	return s, err
}

// Last is the transition that the replay was asked for last, nil if none was. It must not be changed.
func (r *Replay) Last() *Transition {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last
}
