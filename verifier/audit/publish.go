package audit

import (
	"context"
	"fmt"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// Trace puts the outputs of a transition on a shelf as they are computed.
type Trace struct {
	shelf  *Shelf
	p      *program.Program
	parts  [][]Hash
	failed error
}

// NewTrace begins the trace of a run of p.
func (s *Shelf) NewTrace(p *program.Program) *Trace {
	t := &Trace{shelf: s, p: p, parts: make([][]Hash, p.MicroBatches()+1)}
	for part := range p.MicroBatches() {
		t.parts[part] = make([]Hash, len(p.Micro))
	}
	t.parts[p.MicroBatches()] = make([]Hash, len(p.Step))
	return t
}

// Observe implements program.Observer.
func (t *Trace) Observe(part int, entry uint32, out program.Tensor) {
	root, err := t.shelf.AddTensor(tensorHeader(out.DType, uint64(out.Len())), out)
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
func (t *Trace) Root() (Hash, error) {
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
		if roots[i], err = s.AddTensor(tensorHeader(t.DType, uint64(t.Len())), t); err != nil {
			return Hash{}, err
		}
	}
	return s.AddRoots(repops.Header{Kind: program.KindTensors, Length: uint64(len(roots))}, roots)
}

// AddMaterial puts up programs, constants and data set of a task.
func (s *Shelf) AddMaterial(m *Material) error {
	programs := &m.Task.Programs
	if _, err := s.AddRoots(programs.Header(), programs.Roots()); err != nil {
		return err
	}
	for i, p := range programs.List() {
		entries := make([][]byte, p.Entries())
		for k := range entries {
			entries[k] = p.AppendEntry(nil, k)
		}
		if _, err := s.AddList(p.Header(), entries); err != nil {
			return err
		}
		for _, t := range m.Task.Constants[i] {
			if _, err := s.AddTensor(tensorHeader(t.DType, uint64(t.Len())), t); err != nil {
				return err
			}
		}
	}
	if m.Records == nil {
		return nil
	}
	_, err := s.AddList(m.Records.header(), m.Records.leaves())
	return err
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

// Published is what a replay put on a shelf.
type Published struct {
	Checkpoints []Hash        `json:"checkpoints"`
	ClaimHash   Hash          `json:"claimHash"`
	PayloadRoot Hash          `json:"payloadRoot"`
	Segment     claim.Segment `json:"-"`
	SegmentRoot Hash          `json:"segmentRoot"`
}

// Publish replays a claim of a round and puts on the shelf what auditors of one of its transitions ask for: the task's programs,
// constants and records, the round's parameters, the claim's list, the segment, the transition's trace and the local states before and
// after it. state is the state of the round. The claim's roots are not looked at: Published has those of the replay.
func Publish(ctx context.Context, s *Shelf, m *Material, state protocol.State, c *Claim, segment, transition int) (*Published, error) {
	schedule := c.Schedule()
	if segment < 0 || segment >= schedule.Segments() || transition < 0 || transition >= schedule.Transitions(segment) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrPlace, transition, segment)
	}
	r, err := claim.NewReplayer(m.Task)
	if err != nil {
		return nil, err
	}
	if err := s.AddMaterial(m); err != nil {
		return nil, err
	}
	if err := s.AddFragments(c.Spec, state); err != nil {
		return nil, err
	}
	w := c.work(m, state.Params)
	programs := m.Task.Programs.List()
	var out Published
	var local []program.Tensor
	for j := range schedule.Segments() {
		epilogue := j == schedule.Epilogue()
		for i := range schedule.Transitions(j) {
			var observe program.Observer
			var kept *Trace
			var hashed *program.Trace
			switch p := programs[schedule.Program(j)]; {
			case j == segment && i == transition:
				kept = s.NewTrace(p)
				observe = kept.Observe
				if j > 0 {
					if _, err := s.AddState(local); err != nil {
						return nil, err
					}
				}
			case j == segment:
				hashed, observe = p.NewTrace()
			}
			if local, err = r.Transition(ctx, w, j, first(schedule, j)+uint32(i), local, observe); err != nil {
				return nil, err
			}
			t := claim.Transition{}
			if epilogue {
				if out.PayloadRoot, err = r.Payload(w, local); err != nil {
					return nil, err
				}
				t.Local = out.PayloadRoot
			}
			if j != segment {
				continue
			}
			if kept != nil {
				if t.Trace, err = kept.Root(); err != nil {
					return nil, err
				}
				if !epilogue {
					t.Local, err = s.AddState(local)
				}
			} else {
				t.Trace, t.Local = hashed.Root(), program.TensorsRoot(local)
			}
			if err != nil {
				return nil, err
			}
			out.Segment = append(out.Segment, t)
		}
		if !epilogue {
			out.Checkpoints = append(out.Checkpoints, program.TensorsRoot(local))
		}
	}
	if out.ClaimHash, err = s.AddRoots(c.Header(), out.Checkpoints); err != nil {
		return nil, err
	}
	out.SegmentRoot, err = s.AddSegmentOf(out.ClaimHash, segment, out.Segment)
	return &out, err
}
