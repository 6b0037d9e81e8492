package audit

import (
	"context"
	"fmt"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/trace"
)

// AddMaterial puts programs, constants and data set of a task on a shelf.
func AddMaterial(s *trace.Shelf, m *Material) error {
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
			if _, err := s.AddTensor(trace.TensorHeader(t.DType, uint64(t.Len())), t); err != nil {
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
func Publish(ctx context.Context, s *trace.Shelf, m *Material, state protocol.State, c *Claim, segment, transition int) (*Published, error) {
	schedule := c.Schedule()
	if segment < 0 || segment >= schedule.Segments() || transition < 0 || transition >= schedule.Transitions(segment) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrPlace, transition, segment)
	}
	r, err := claim.NewReplayer(m.Task)
	if err != nil {
		return nil, err
	}
	if err := AddMaterial(s, m); err != nil {
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
			var kept *trace.Recorder
			var hashed *program.Trace
			switch p := programs[schedule.Program(j)]; {
			case j == segment && i == transition:
				kept = s.Record(p)
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
