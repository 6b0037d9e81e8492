package audit

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/trace"
	"assay/verifier/training"
)

// Plan is what an audit would fetch and compute. The audit's own code says so: it runs on answers that are made up, of the sizes that honest ones
// have. What an operator reads where its operands say (gather, select) is counted where they are zero.
type Plan struct {
	// Audited says what would be re-executed.
	Audited string `json:"audited"`
	// Fetched is by what is read, in the order in which it is first read.
	Fetched  []PlannedRead `json:"fetched"`
	Requests int64         `json:"requests"`
	Leaves   int64         `json:"leaves"`
	// Bytes of the answers' bodies, as a report's BytesRead.
	Bytes int64 `json:"bytes"`
	// Transitions are re-executed, of as many multiply-adds and elements; Elements of an operator's output. Traced says that the outputs of all
	// operators of some of them are hashed.
	Transitions  int    `json:"transitions,omitempty"`
	MultiplyAdds uint64 `json:"multiplyAdds,omitempty"`
	Computed     uint64 `json:"computedElements,omitempty"`
	Traced       bool   `json:"traced,omitempty"`
	// Seconds of the replay on one place of this machine, as Measured or else as guessed.
	Seconds  float64 `json:"seconds"`
	Measured bool    `json:"measured"`
	// Operator, Part, Entry and Elements of an audit of an operator; with Seed it audits exactly these.
	Operator string `json:"operator,omitempty"`
	Part     *int   `json:"part,omitempty"`
	Entry    uint32 `json:"entry,omitempty"`
	Elements int    `json:"elements,omitempty"`
	Seed     string `json:"seed,omitempty"`
}

// PlannedRead is something that would be read.
type PlannedRead struct {
	What string `json:"what"`
	// From is who serves it: keepers, or traces.
	From     string `json:"from"`
	Requests int64  `json:"requests"`
	// Leaves that are opened; 0 of an object.
	Leaves int64 `json:"leaves"`
	Bytes  int64 `json:"bytes"`
}

// Servers of what an audit reads.
const (
	fromKeepers = "keepers"
	fromTraces  = "traces"
)

// Planner plans audits of a task. It has the task's programs, which say how large everything else is.
type Planner struct {
	task *claim.Task
	// perReplay is how long a replay of a whole claim was measured to take; 0 if it was not.
	perReplay time.Duration
}

// NewPlanner reads a task's programs from keepers. The error is ErrUnavailable if they cannot be had, and that of their check if they are not the
// task's. limit bounds an object's size in bytes; DefaultMaxObjectBytes if 0.
func NewPlanner(ctx context.Context, from Sources, id Hash, spec *protocol.TaskSpec, limit int64) (*Planner, error) {
	if limit == 0 {
		limit = DefaultMaxObjectBytes
	}
	m, err := newReader(from).listed(ctx, id, spec, limit)
	if err != nil {
		return nil, err
	}
	return &Planner{task: &m.Task}, nil
}

// Measure runs prologue, a step and the epilogue here, on zeros, so that the plans after it say how long a replay takes on this machine. It fetches
// the constants from keepers.
func (p *Planner) Measure(ctx context.Context, from Sources, limit int64) (err error) {
	if limit == 0 {
		limit = DefaultMaxObjectBytes
	}
	m := &Material{Task: *p.task}
	if err := newReader(from).constants(ctx, m, limit); err != nil {
		return err
	}
	p.perReplay, err = training.Measure(ctx, &m.Task, 1)
	return err
}

// Step plans what Step would do. Sources of traces that are named count as serving what they could. The error is ErrPlace if the claim has no such
// segment.
func (p *Planner) Step(ctx context.Context, cfg StepConfig) (*Plan, error) {
	cfg.Claim, cfg.OnStep = blank(cfg.Claim), nil
	a, err := newReplay(cfg)
	if err != nil {
		return nil, err
	}
	if a.tally, err = p.tally(cfg.Claim, nil); err != nil {
		return nil, err
	}
	from, err := a.gather(ctx)
	if err != nil {
		return nil, err
	}
	plan := &Plan{Audited: a.report.Audited}
	for j := from; j <= a.cfg.Segment; j++ {
		served, end := a.extent(ctx, j, j == a.cfg.Segment)
		traced := served != nil && a.cfg.Traces
		plan.add(a.program(j).Cost(), end, traced, p)
	}
	plan.fetched(a.tally)
	return plan, nil
}

// Operator plans what Operator would do, with the same draws from the same seed. The error is ErrPlace if the claim has no such operator.
func (p *Planner) Operator(ctx context.Context, cfg OperatorConfig) (*Plan, error) {
	cfg.Claim = blank(cfg.Claim)
	a, err := newOperator(cfg)
	if err != nil {
		return nil, err
	}
	if a.tally, err = p.tally(cfg.Claim, p.task.Programs.List()[cfg.Claim.Schedule().Program(cfg.Segment)]); err != nil {
		return nil, err
	}
	if err := a.run(ctx); err != nil {
		return nil, err
	}
	plan := &Plan{Audited: a.report.Audited, Operator: a.node.Op.String(), Part: new(a.part), Entry: a.at.Number, Elements: len(a.report.Samples),
		Seed: a.report.Seed, Computed: uint64(len(a.report.Samples))}
	plan.fetched(a.tally)
	return plan, nil
}

// blank is a claim of which nothing is known but its place: its roots are those of made-up answers.
func blank(c *Claim) *Claim {
	b := *c
	b.PayloadRoot, b.Conviction = Hash{}, nil
	return &b
}

func (p *Planner) tally(c *Claim, served *program.Program) (*tally, error) {
	t := &tally{program: served, items: map[string]*PlannedRead{}, known: map[Hash][]byte{}, sizes: map[Hash]int64{}, names: map[Hash]string{}}
	var list []byte
	for i, q := range p.task.Programs.List() {
		encoding, err := q.MarshalBinary()
		if err != nil {
			return nil, err
		}
		root := q.Root()
		list = append(list, root[:]...)
		t.known[root], t.names[root] = encoding, "programs"
		for _, in := range p.task.Programs.List()[i].InputsOf(program.Constant) {
			t.names[in.Root] = "constants"
		}
	}
	spec := c.Spec
	t.known[spec.ProgramRoot], t.names[spec.ProgramRoot] = list, "programs"
	t.names[spec.DatasetRoot], t.names[c.ClaimHash] = "the data set", "checkpoints"
	t.names[c.ParentRoot] = "the state of the round"
	t.sizes[c.ParentRoot] = int64(protocol.StateLayout(spec.ParamCount, spec.FragmentCount).CanonicalBytes())
	return t, nil
}

// add counts transitions of a program.
func (plan *Plan) add(cost program.Cost, times int, traced bool, p *Planner) {
	plan.Transitions += times
	plan.MultiplyAdds += cost.MultiplyAdds * uint64(times)
	plan.Computed += cost.Elements * uint64(times)
	plan.Traced = plan.Traced || traced
	took := verifier.Estimate(cost, traced).Seconds()
	if plan.Measured = p.perReplay > 0; plan.Measured {
		// Tracing takes as much longer as is guessed.
		took *= p.perReplay.Seconds() / max(1e-9, verifier.EstimateReplay(p.task).Seconds())
	}
	plan.Seconds += took * float64(times)
}

func (plan *Plan) fetched(t *tally) {
	plan.Fetched = []PlannedRead{}
	for _, key := range t.order {
		f := *t.items[key]
		plan.Fetched = append(plan.Fetched, f)
		plan.Requests += f.Requests
		plan.Leaves += f.Leaves
		plan.Bytes += f.Bytes
	}
}

// errPlanned says that a plan cannot go on.
var errPlanned = errors.New("this cannot be planned")

// tally answers an audit's requests with zeros of the sizes that they would have, and counts. What it knows it answers as it is. It is safe for
// concurrent use.
type tally struct {
	// program is that of the audited step; nil where none is opened.
	program *program.Program
	// known are objects by their roots, sizes those of others, names what they are.
	known map[Hash][]byte
	sizes map[Hash]int64
	names map[Hash]string

	mu    sync.Mutex
	items map[string]*PlannedRead
	order []string
}

func (t *tally) count(what, from string, leaves int, size int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	f := t.items[what+from]
	if f == nil {
		f = &PlannedRead{What: what, From: from}
		t.items[what+from], t.order = f, append(t.order, what+from)
	}
	f.Requests++
	f.Leaves += int64(leaves)
	f.Bytes += size
}

// answer counts one that is no opening.
func (t *tally) answer(what string, size int64) { t.count(what, fromTraces, 0, size) }

// object counts one that keepers serve, and has it checked if it is known. limit is the size of one of which nothing else is known.
func (t *tally) object(root Hash, limit int64, check func([]byte) error) error {
	what, ok := t.names[root]
	if !ok {
		return fmt.Errorf("%w: object %s", errPlanned, root)
	}
	if body, ok := t.known[root]; ok {
		t.count(what, fromKeepers, 0, int64(len(body)))
		return check(body)
	}
	if size, ok := t.sizes[root]; ok {
		limit = size
	}
	t.count(what, fromKeepers, 0, limit)
	return nil
}

// open counts an opening, of leaves of so many bytes.
func (t *tally) open(indices []uint64, leaf int, want want) (trace.Opening, error) {
	h := want.Header
	if want.program {
		if t.program == nil {
			return trace.Opening{}, fmt.Errorf("%w: a program that nobody has", errPlanned)
		}
		h = t.program.Header()
	}
	hashes, err := repops.MultiProofLength(h.Leaves(), indices)
	if err != nil {
		return trace.Opening{}, err
	}
	o := trace.Opening{Header: h, Leaves: make([][]byte, len(indices)), Proof: make([]Hash, hashes)}
	size := int64(repops.HeaderBytes + 4 + 32*hashes)
	zeros := make([]byte, leaf)
	for i, index := range indices {
		o.Leaves[i] = zeros
		if want.program {
			o.Leaves[i] = t.program.AppendEntry(nil, int(index))
		}
		size += int64(4 + len(o.Leaves[i]))
	}
	t.count(nameOf(h.Kind), fromTraces, len(indices), size)
	return o, nil
}

// nameOf says what vectors of a kind are.
func nameOf(kind uint8) string {
	switch kind {
	case claim.KindClaim:
		return "checkpoints"
	case claim.KindSegment:
		return "the segment"
	case claim.KindPrograms, program.KindProgram:
		return "programs"
	case program.KindStepTrace, program.KindTrace:
		return "roots of outputs"
	case program.KindTensors:
		return "roots of the local state"
	case program.KindTensor:
		return "rows of tensors"
	case repops.KindDataset:
		return "records"
	}
	return "fragments of the round's state"
}
