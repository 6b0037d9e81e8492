package audit

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier/trace"
)

// StepConfig says what of a claim is re-executed.
type StepConfig struct {
	Claim   *Claim
	Sources Sources
	// Whole re-executes everything; else Segment is, up to Transition if that is at least 0 and somebody serves the states within the
	// segment, and to its end if not.
	Whole               bool
	Segment, Transition int
	// Traces also compares the step traces, where somebody serves them: every operator's output is hashed then.
	Traces bool
	// MaxObjectBytes bounds every object that is read; DefaultMaxObjectBytes if 0.
	MaxObjectBytes int64
	// OnStep, if not nil, is told of each transition before it is re-executed.
	OnStep func(what string)
}

// Step re-executes transitions of a claim from the task's objects and compares what they give with what the trainer published: the
// checkpoints that it signed, the payload, and, where somebody serves them, the states and traces of single steps. It begins at the
// checkpoint before the segment if somebody serves that state, else at the state of the round. The error is ErrPlace if the claim has no
// such segment, or of this machine.
func Step(ctx context.Context, cfg StepConfig) (*Report, error) {
	a, err := newReplay(cfg)
	if err != nil {
		return nil, err
	}
	return finish(ctx, cfg.Claim, a.reader, a.report, func() error { return a.run(ctx) })
}

// newReplay prepares an audit. The error is ErrPlace if the claim has no such segment.
func newReplay(cfg StepConfig) (*replay, error) {
	c, s := cfg.Claim, cfg.Claim.Schedule()
	what := "the whole claim"
	if cfg.Whole {
		cfg.Segment, cfg.Transition = s.Epilogue(), -1
	} else {
		if cfg.Segment < 0 || cfg.Segment >= s.Segments() || cfg.Transition >= s.Transitions(cfg.Segment) {
			return nil, fmt.Errorf("%w: transition %d of segment %d", ErrPlace, cfg.Transition, cfg.Segment)
		}
		switch lo := first(s, cfg.Segment); {
		case cfg.Transition >= 0 || s.Program(cfg.Segment) != 1:
			what = place(s, cfg.Segment, max(0, cfg.Transition))
		default:
			what = fmt.Sprintf("inner steps %d to %d", lo, int(lo)+s.Transitions(cfg.Segment)-1)
		}
	}
	if cfg.MaxObjectBytes == 0 {
		cfg.MaxObjectBytes = DefaultMaxObjectBytes
	}
	if cfg.OnStep == nil {
		cfg.OnStep = func(string) {}
	}
	return &replay{sight: sight{reader: newReader(cfg.Sources), claim: c}, cfg: cfg, report: newReport(c, cfg.Segment, max(0, cfg.Transition), what)}, nil
}

// replay is an audit by re-execution.
type replay struct {
	sight
	cfg    StepConfig
	report *Report

	material *Material
	replayer *claim.Replayer
	work     claim.Work
	// checkpoints that the trainer signed; nil if nobody serves the list.
	checkpoints []Hash
	state       []program.Tensor
	// note is what else there is to say of a replay that agrees.
	note string
}

// gather reads everything but what somebody serves of the inside of the last segment, and says with which segment the replay begins.
func (a *replay) gather(ctx context.Context) (from int, err error) {
	c, s := a.claim, a.claim.Schedule()
	a.checkpoints, err = a.reader.checkpoints(ctx, c)
	switch {
	case err == nil:
		a.report.Commitment = Statement{Yes, fmt.Sprintf("the %d checkpoints are those that the trainer signed", len(a.checkpoints))}
	case ctx.Err() != nil:
		return 0, err
	case !a.cfg.Whole && a.cfg.Segment != s.Epilogue():
		return 0, fmt.Errorf("the claim's list of checkpoints: %w", err)
	}
	if a.material, err = a.reader.material(ctx, c.TaskID, c.Spec, a.cfg.MaxObjectBytes); err != nil {
		return 0, err
	}
	if a.tally == nil {
		if a.replayer, err = claim.NewReplayer(a.material.Task); err != nil {
			return 0, err
		}
	}
	a.work = c.work(a.material, nil)
	target := a.cfg.Segment
	if !a.cfg.Whole && target > 0 && a.checkpoints != nil && a.traced() {
		a.cfg.OnStep("the state before it")
		if a.state, err = a.local(ctx, a.checkpoints[target-1], a.material.Task.Programs.Step); err == nil {
			from = target
		} else if ctx.Err() != nil {
			return 0, err
		}
	}
	// A step reads the local state alone, prologue and epilogue the round's as well.
	if from == 0 || target == s.Epilogue() {
		state, err := a.reader.state(ctx, c.Spec, c.ParentRoot)
		if err != nil {
			return 0, err
		}
		a.work.Params = state.Params
	}
	return from, nil
}

func (a *replay) run(ctx context.Context) error {
	c, s := a.claim, a.claim.Schedule()
	from, err := a.gather(ctx)
	if err != nil {
		return err
	}
	target := a.cfg.Segment
	var mine []Hash
	for j := from; j <= target; j++ {
		root, err := a.segmentOf(ctx, j, j == target)
		if err != nil || a.report.Finding != nil {
			return err
		}
		if j < s.Epilogue() {
			mine = append(mine, root)
		}
	}
	detail := "re-executed from the state of the round, bit for bit"
	if from > 0 {
		detail = "re-executed from the checkpoint before it, bit for bit; what led to that checkpoint was not"
	}
	if a.cfg.Whole && a.checkpoints == nil {
		// Nobody serves the list, but what was signed is its hash.
		if root := claim.Root(c.TaskID, c.Round, c.Trainer, mine); root != c.ClaimHash {
			a.differ(s.Epilogue(), 0, "the hash of the claim", c.ClaimHash, root)
			return nil
		}
		a.report.Commitment = Statement{Yes, "the checkpoints that were recomputed hash to what the trainer signed"}
	}
	if a.report.Commitment.Status == Unchecked && target == s.Epilogue() {
		a.report.Commitment = Statement{Yes, "the payload root is the one that the trainer signed"}
	}
	a.report.Replay = Statement{Yes, detail + a.note}
	return nil
}

// segmentOf re-executes a segment, or of the last one what is asked for, and compares. It returns the local state's root.
func (a *replay) segmentOf(ctx context.Context, j int, last bool) (Hash, error) {
	c, s := a.claim, a.claim.Schedule()
	n := s.Transitions(j)
	served, end := a.extent(ctx, j, last)
	a.posted = a.posted && served != nil
	// The first transition that is not as it was served. Nobody signed what lies inside a segment until the trainer posts it: up to then
	// only the segment's end decides.
	var wrong func() error
	var root Hash
	for i := 0; i < end; i++ {
		a.cfg.OnStep(place(s, j, i))
		before := a.state
		var hashed *program.Trace
		var observe program.Observer
		if served != nil && a.cfg.Traces {
			hashed, observe = a.program(j).NewTrace()
		}
		state, err := a.replayer.Transition(ctx, a.work, j, first(s, j)+uint32(i), before, observe)
		if err != nil {
			return root, err
		}
		if j == s.Epilogue() {
			if root, err = a.replayer.Payload(a.work, state); err != nil {
				return root, err
			}
		} else {
			root = program.TensorsRoot(state)
		}
		a.state = state
		if served == nil || wrong != nil {
			continue
		}
		a.report.Posted = a.posted
		if hashed != nil {
			a.report.TraceRoot = served[i].Trace
		}
		if served[i].Local != root || hashed != nil && served[i].Trace != hashed.Root() {
			mine := root
			wrong = func() error { return a.localise(ctx, j, i, served[i], before, state, mine) }
			if a.posted {
				return root, wrong()
			}
			end = n
		}
	}
	if end < n {
		return root, nil
	}
	want, what := c.PayloadRoot, "the payload"
	if j < s.Epilogue() {
		if a.checkpoints == nil {
			return root, nil
		}
		want, what = a.checkpoints[j], fmt.Sprintf("checkpoint %d", j)
	}
	switch {
	case want == root:
		if wrong != nil {
			a.note = "; what a source serves of the inside of the segment is something else, which nobody signed"
		}
		return root, nil
	case wrong != nil:
		return root, wrong()
	}
	a.differ(j, n-1, what, want, root)
	if j < s.Epilogue() && a.traced() {
		return root, a.tensors(ctx, want, a.state)
	}
	return root, nil
}

// extent is how many transitions of a segment are re-executed, and what somebody serves of its inside, if it ends in what the trainer signed.
func (a *replay) extent(ctx context.Context, j int, last bool) (served []claim.Transition, end int) {
	n := a.claim.Schedule().Transitions(j)
	if last && a.traced() && (a.cfg.Traces || n > 1) && a.checkpoints != nil {
		served = a.served(ctx, j)
	}
	if last && served != nil && a.cfg.Transition >= 0 {
		return served, a.cfg.Transition + 1
	}
	return served, n
}

func (a *replay) program(j int) *program.Program {
	return a.material.Task.Programs.List()[a.claim.Schedule().Program(j)]
}

// served is what somebody serves of a segment that ends in what the trainer signed; nil if nobody does.
func (a *replay) served(ctx context.Context, j int) []claim.Transition {
	c, s := a.claim, a.claim.Schedule()
	n := s.Transitions(j)
	want := c.PayloadRoot
	if j < s.Epilogue() {
		want = a.checkpoints[j]
	}
	var list []claim.Transition
	look := func(root Hash) error {
		list = nil
		for low := 0; low < n; low += trace.MaxLeaves {
			o, err := a.open(ctx, root, span(uint64(low), uint64(min(n, low+trace.MaxLeaves))), 64, fixed(repops.Header{Kind: claim.KindSegment, Length: uint64(n)}))
			if err != nil {
				return err
			}
			for _, leaf := range o.Leaves {
				if len(leaf) != 64 {
					return fmt.Errorf("%w: a transition of %d bytes", ErrBytes, len(leaf))
				}
				list = append(list, claim.Transition{Local: Hash(leaf[:32]), Trace: Hash(leaf[32:])})
			}
		}
		if list[n-1].Local != want {
			return fmt.Errorf("%w: the segment ends in %s, signed is %s", ErrBytes, list[n-1].Local, want)
		}
		return nil
	}
	var root Hash
	var err error
	if root, a.posted = c.Posted[j]; a.posted {
		err = look(root)
	} else {
		err = a.reader.segment(ctx, c.ClaimHash, j, look)
	}
	if err != nil {
		return nil
	}
	return list
}

// finding notes one at a transition.
func (a *replay) finding(j, i int, what string) *Finding {
	a.report.Finding = finding(a.claim, j, i, what)
	a.report.Replay.Detail = what + " is another"
	return a.report.Finding
}

func (a *replay) differ(j, i int, what string, claimed, computed Hash) {
	f := a.finding(j, i, what)
	f.ClaimedRoot, f.ComputedRoot = &claimed, &computed
}

// localise follows a wrong transition to the first operator that differs, and to an element of it. What nobody serves leaves the finding
// as far as it came.
func (a *replay) localise(ctx context.Context, j, i int, claimed claim.Transition, before, after []program.Tensor, root Hash) error {
	if claimed.Local != root {
		a.differ(j, i, "the local state after the step", claimed.Local, root)
	} else {
		a.finding(j, i, "the step's trace")
	}
	p := a.program(j)
	hashed, observe := p.NewTrace()
	step := first(a.claim.Schedule(), j) + uint32(i)
	if _, err := a.replayer.Transition(ctx, a.work, j, step, before, observe); err != nil {
		return err
	}
	if claimed.Trace == hashed.Root() {
		// Every operator is right: the state is not what the program's outputs are.
		return a.tensors(ctx, claimed.Local, after)
	}
	parts, err := a.list(ctx, claimed.Trace, program.KindStepTrace, len(hashed.Parts))
	if err != nil {
		return passed(ctx, err)
	}
	for part, theirs := range parts {
		if theirs == hashed.PartRoot(part) {
			continue
		}
		nodes, err := a.list(ctx, theirs, program.KindTrace, len(hashed.Parts[part]))
		if err != nil {
			return passed(ctx, err)
		}
		for k := range nodes {
			if nodes[k] == hashed.Parts[part][k] {
				continue
			}
			entry := uint32(1 + len(p.Inputs) + k)
			if part == p.MicroBatches() {
				entry += uint32(len(p.Micro))
			}
			f := a.report.Finding
			f.What, f.Part, f.Entry, f.Operator = "an operator's output", new(part), entry, p.Node(entry).Op.String()
			f.ClaimedRoot, f.ComputedRoot = new(nodes[k]), new(hashed.Parts[part][k])
			var mine program.Tensor
			if _, err := a.replayer.Transition(ctx, a.work, j, step, before, func(at int, e uint32, out program.Tensor) {
				if at == part && e == entry {
					mine = program.Tensor{DType: out.DType, F32: slices.Clone(out.F32), I32: slices.Clone(out.I32), I8: slices.Clone(out.I8)}
				}
			}); err != nil {
				return err
			}
			return a.element(ctx, nodes[k], mine)
		}
	}
	return nil
}

// tensors follows a wrong local state to a tensor and an element of it.
func (a *replay) tensors(ctx context.Context, claimed Hash, mine []program.Tensor) error {
	theirs, err := a.list(ctx, claimed, program.KindTensors, len(mine))
	if err != nil {
		return passed(ctx, err)
	}
	for k := range theirs {
		if root := mine[k].Root(); root != theirs[k] {
			f := a.report.Finding
			f.What += fmt.Sprintf(", tensor %d of the local state", k)
			f.ClaimedRoot, f.ComputedRoot = &theirs[k], &root
			p := a.program(f.Segment)
			f.Part, f.Entry = new(p.MicroBatches()), p.Outputs[k]
			if n := p.Node(f.Entry); n != nil {
				f.Operator = n.Op.String()
			}
			return a.element(ctx, theirs[k], mine[k])
		}
	}
	return nil
}

// element finds the first element in which a served tensor differs from ours.
func (a *replay) element(ctx context.Context, root Hash, mine program.Tensor) error {
	n := uint64(mine.Len())
	at := uint64(0)
	found := errors.New("found")
	err := a.tensor(ctx, root, mine.DType, n, func(data []byte) error {
		elements := uint64(len(data) / width(mine.DType))
		theirs := decodeTensor(mine.DType, int(elements), data)
		for k := range min(elements, n-at) {
			if claimed, computed := theirs.Word(k), mine.Word(at+k); claimed != computed {
				f := a.report.Finding
				f.Element, f.Claimed, f.Computed = new(at+k), new(number(mine.DType, claimed)), new(number(mine.DType, computed))
				return found
			}
		}
		at += elements
		return nil
	})
	if errors.Is(err, found) {
		return nil
	}
	return passed(ctx, err)
}

// passed lets a finding stand where it could not be followed further.
func passed(ctx context.Context, err error) error {
	if ctx.Err() != nil || !errors.Is(err, ErrUnavailable) && !errors.Is(err, ErrMisplaced) {
		return err
	}
	return nil
}

// list reads a whole list of roots.
func (r *reader) list(ctx context.Context, root Hash, kind uint8, n int) ([]Hash, error) {
	var out []Hash
	for low := 0; low < n; low += trace.MaxLeaves {
		if ctx.Err() != nil { // what only counts asks nobody
			return nil, context.Cause(ctx)
		}
		some, err := r.roots(ctx, root, fixed(repops.Header{Kind: kind, Length: uint64(n)}), span(uint64(low), uint64(min(n, low+trace.MaxLeaves)))...)
		if err != nil {
			return nil, err
		}
		out = append(out, some...)
	}
	return out, nil
}

// tensor reads a tensor of n elements, some leaves at a time, which take is given in order; the last one ends in zeros.
func (r *reader) tensor(ctx context.Context, root Hash, d program.DType, n uint64, take func(data []byte) error) error {
	h := trace.TensorHeader(d, n)
	for low := uint64(0); low < h.Leaves(); low += trace.MaxLeaves {
		if ctx.Err() != nil { // what only counts asks nobody
			return context.Cause(ctx)
		}
		o, err := r.open(ctx, root, span(low, min(h.Leaves(), low+trace.MaxLeaves)), repops.LeafBytes, fixed(h))
		if err != nil {
			return err
		}
		var data []byte
		for _, leaf := range o.Leaves {
			if len(leaf) != repops.LeafBytes {
				return fmt.Errorf("%w: tensor %s has a leaf of %d bytes", ErrMisplaced, root, len(leaf))
			}
			data = append(data, leaf...)
		}
		if err := take(data); err != nil {
			return err
		}
	}
	return nil
}

// whole reads a whole tensor.
func (r *reader) whole(ctx context.Context, root Hash, d program.DType, s program.Shape) (program.Tensor, error) {
	n, _ := s.Elements()
	var data []byte
	err := r.tensor(ctx, root, d, n, func(b []byte) error {
		if r.tally == nil {
			data = append(data, b...)
		}
		return nil
	})
	if err != nil || r.tally != nil {
		return program.Tensor{}, err
	}
	t := decodeTensor(d, int(n), data)
	if t.Root() != root { // something stands behind the end
		return t, fmt.Errorf("%w: tensor %s", ErrMisplaced, root)
	}
	return t, nil
}

// local reads a local state, the state of the step program.
func (r *reader) local(ctx context.Context, root Hash, step *program.Program) ([]program.Tensor, error) {
	inputs := step.InputsOf(program.State)
	roots, err := r.list(ctx, root, program.KindTensors, len(inputs))
	if err != nil {
		return nil, err
	}
	out := make([]program.Tensor, len(inputs))
	err = each(ctx, len(inputs), func(ctx context.Context, k int) (err error) {
		out[k], err = r.whole(ctx, roots[k], inputs[k].DType, inputs[k].Shape)
		return err
	})
	return out, err
}
