package trace

import (
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// Recorder puts the outputs of a transition on a shelf as they are computed.
type Recorder struct {
	shelf  *Shelf
	p      *program.Program
	parts  [][]Hash
	failed error
}

// Record begins the trace of a run of p.
func (s *Shelf) Record(p *program.Program) *Recorder {
	t := &Recorder{shelf: s, p: p, parts: make([][]Hash, p.MicroBatches()+1)}
	for part := range p.MicroBatches() {
		t.parts[part] = make([]Hash, len(p.Micro))
	}
	t.parts[p.MicroBatches()] = make([]Hash, len(p.Step))
	return t
}

// Observe implements program.Observer.
func (t *Recorder) Observe(part int, entry uint32, out program.Tensor) {
	root, err := t.shelf.AddTensor(TensorHeader(out.DType, uint64(out.Len())), out)
	if err != nil && t.failed == nil {
		t.failed = err
	}
	first := uint32(1 + len(t.p.Inputs))
	if part == t.p.MicroBatches() {
		first += uint32(len(t.p.Micro))
	}
	t.parts[part][entry-first] = root
}

// Root puts up the lists of the roots and returns the step trace's, once every output was observed.
func (t *Recorder) Root() (Hash, error) {
	if t.failed != nil {
		return Hash{}, t.failed
	}
	roots := make([]Hash, len(t.parts))
	for i, part := range t.parts {
		if len(part) == 0 {
			continue // counts as the zero hash
		}
		var err error
		if roots[i], err = t.shelf.AddRoots(repops.Header{Kind: program.KindTrace, Length: uint64(len(part))}, part); err != nil {
			return Hash{}, err
		}
	}
	return t.shelf.AddRoots(repops.Header{Kind: program.KindStepTrace, Length: uint64(len(roots))}, roots)
}

// AddState puts up a local state and returns its root.
func (s *Shelf) AddState(tensors []program.Tensor) (Hash, error) {
	roots := make([]Hash, len(tensors))
	for i, t := range tensors {
		var err error
		if roots[i], err = s.AddTensor(TensorHeader(t.DType, uint64(t.Len())), t); err != nil {
			return Hash{}, err
		}
	}
	return s.AddRoots(repops.Header{Kind: program.KindTensors, Length: uint64(len(roots))}, roots)
}

// AddFragments puts up the parameters of a round's state, as far as its root.
func (s *Shelf) AddFragments(spec *protocol.TaskSpec, state protocol.State) error {
	var roots []Hash
	for i, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		params, err := s.AddTensor(protocol.ParamsHeader(uint32(i), r.Len()), program.Floats(state.Params[r.Lo:r.Hi]...))
		if err != nil {
			return err
		}
		momentum := repops.TensorRoot(protocol.MomentumHeader(uint32(i), r.Len()), state.Momentum[r.Lo:r.Hi])
		roots = append(roots, s.AddPair(params, momentum))
	}
	_, err := s.AddRoots(repops.Header{Kind: repops.KindState, Length: uint64(len(roots))}, roots)
	return err
}

// AddSegmentOf puts up the transitions of a segment of a claim.
func (s *Shelf) AddSegmentOf(claimHash Hash, segment int, list claim.Segment) (Hash, error) {
	leaves := make([][]byte, len(list))
	for i, t := range list {
		leaves[i] = t.Leaf()
	}
	root, err := s.AddList(list.Header(), leaves)
	if err == nil {
		s.AddSegment(claimHash, uint32(segment), root)
	}
	return root, err
}
