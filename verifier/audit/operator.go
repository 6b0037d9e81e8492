package audit

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/num"
	"assay/repops/program"
	"assay/verifier/trace"
)

// maxElements bounds a sample.
const maxElements = 4096

// OperatorConfig says which operator of which step is audited.
type OperatorConfig struct {
	Claim   *Claim
	Sources Sources
	// Segment and Transition of the step.
	Segment, Transition int
	// Part of the step: a micro-batch, or D·A for the step nodes; -1 draws one.
	Part int
	// Entry of the operator's node; 0 draws one.
	Entry uint32
	// Elements is how many elements are drawn, 1 to 4,096, fewer if the output has not so many. Indices are audited besides.
	Elements int
	Indices  []uint64
	// Seed of what is drawn. Whoever made the trace must not have known it.
	Seed [32]byte
}

// Operator audits single elements of one operator's output: it reads the rows that they are computed from, leads every byte to the roots
// above it up to the claim, and re-executes the elements as the referee would. The error is ErrPlace if the claim has no such operator,
// or of this machine.
func Operator(ctx context.Context, cfg OperatorConfig) (*Report, error) {
	a, err := newOperator(cfg)
	if err != nil {
		return nil, err
	}
	return finish(ctx, cfg.Claim, a.reader, a.report, func() error { return a.run(ctx) })
}

// newOperator prepares an audit. The error is ErrPlace if the claim has no such transition.
func newOperator(cfg OperatorConfig) (*operator, error) {
	c, s := cfg.Claim, cfg.Claim.Schedule()
	if cfg.Segment < 0 || cfg.Segment >= s.Segments() || cfg.Transition < 0 || cfg.Transition >= s.Transitions(cfg.Segment) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrPlace, cfg.Transition, cfg.Segment)
	}
	if cfg.Elements < 0 || cfg.Elements > maxElements || len(cfg.Indices) > maxElements || cfg.Elements+len(cfg.Indices) == 0 {
		return nil, fmt.Errorf("%w: 1 to %d elements can be sampled", ErrPlace, maxElements)
	}
	a := &operator{sight: sight{reader: newReader(cfg.Sources), claim: c, segment: cfg.Segment, transition: cfg.Transition}, cfg: cfg}
	a.report = newReport(c, cfg.Segment, cfg.Transition, "one operator of "+place(s, cfg.Segment, cfg.Transition))
	a.report.Seed = Hash(cfg.Seed).String()
	return a, nil
}

// place names a transition.
func place(s claim.Schedule, segment, transition int) string {
	switch s.Program(segment) {
	case 0:
		return "the prologue"
	case 2:
		return "the epilogue"
	}
	return fmt.Sprintf("inner step %d", first(s, segment)+uint32(transition))
}

// sight is one transition of a claim as openings show it.
type sight struct {
	*reader
	claim               *Claim
	segment, transition int

	// roots of the segment, of the local states before (zero of the prologue) and after it, of the step trace.
	before, after, root Hash
	posted              bool
	// program root; header of the program.
	program  Hash
	header   []byte
	leaves   uint32
	sections program.Sections
}

// find leads from what the chain knows to the transition. The statement is about the commitment.
func (t *sight) find(ctx context.Context) (Statement, error) {
	c, s := t.claim, t.claim.Schedule()
	n := s.Transitions(t.segment)
	header := repops.Header{Kind: claim.KindSegment, Length: uint64(n)}
	// The state before the segment, and what it ends in, are the claim's.
	var ends []uint64
	if t.segment > 0 {
		ends = append(ends, uint64(t.segment-1))
	}
	if t.segment < s.Epilogue() {
		ends = append(ends, uint64(t.segment))
	}
	signed, err := t.roots(ctx, c.ClaimHash, fixed(c.Header()), ends...)
	if err != nil {
		return Statement{Status: Unchecked}, fmt.Errorf("the claim's checkpoints: %w", err)
	}
	end := c.PayloadRoot
	if t.segment < s.Epilogue() {
		end = signed[len(signed)-1]
	}
	indices := []uint64{uint64(t.transition)}
	if t.transition > 0 {
		indices = append([]uint64{uint64(t.transition - 1)}, indices...)
	}
	if t.transition < n-1 {
		indices = append(indices, uint64(n-1))
	}
	errOther := errors.New("the segment does not end in what the trainer signed")
	look := func(root Hash) error {
		o, err := t.open(ctx, root, indices, 64, fixed(header))
		if err != nil {
			return err
		}
		for _, leaf := range o.Leaves {
			if len(leaf) != 64 {
				return fmt.Errorf("%w: a transition of %d bytes", ErrMisplaced, len(leaf))
			}
		}
		last := o.Leaves[len(o.Leaves)-1]
		if Hash(last[:32]) != end {
			return fmt.Errorf("%w: it ends in %s, signed is %s", errOther, Hash(last[:32]), end)
		}
		mine := o.Leaves[0]
		if t.transition > 0 {
			t.before, mine = Hash(o.Leaves[0][:32]), o.Leaves[1]
		} else if t.segment > 0 {
			t.before = signed[0]
		}
		t.after, t.root = Hash(mine[:32]), Hash(mine[32:])
		return nil
	}
	var root Hash
	if root, t.posted = c.Posted[t.segment]; t.posted {
		err = look(root)
	} else if err = t.reader.segment(ctx, c.ClaimHash, t.segment, look); err != nil && ctx.Err() == nil && !errors.Is(err, errOther) {
		// Nobody answers for what a source made up.
		err = fmt.Errorf("%w: %s", ErrUnavailable, err.Error())
	}
	if errors.Is(err, errOther) {
		return Statement{No, "a segment that was served is of another claim"}, fmt.Errorf("%w: %s", ErrUnavailable, err.Error())
	}
	if err != nil {
		return Statement{Status: Unchecked}, fmt.Errorf("the segment: %w", err)
	}
	detail := "the segment's start and end are those of the list that the trainer signed; the trace between them nobody has signed"
	if t.posted {
		detail = "the segment is the one that the trainer posted on chain, between states of the list that it signed"
	}
	return Statement{Yes, detail}, nil
}

// open the program's header and entries.
func (t *sight) findProgram(ctx context.Context) error {
	spec, w := t.claim.Spec, t.claim.Schedule().Program(t.segment)
	roots, err := t.roots(ctx, spec.ProgramRoot, given(repops.Header{Kind: claim.KindPrograms, Length: 3}), uint64(w))
	if err != nil {
		return fmt.Errorf("the task's programs: %w", err)
	}
	t.program = roots[0]
	o, err := t.open(ctx, t.program, []uint64{0}, program.MaxEntryBytes, aProgram)
	if err != nil {
		return fmt.Errorf("the program: %w", err)
	}
	t.header, t.leaves = o.Leaves[0], uint32(o.Header.Length)
	t.sections, err = (&program.Place{Leaves: t.leaves, Header: t.header}).Sections()
	return err
}

// entries opens entries of the program, strictly ascending.
func (t *sight) entries(ctx context.Context, numbers []uint32) ([][]byte, error) {
	indices := make([]uint64, len(numbers))
	for i, n := range numbers {
		indices[i] = uint64(n)
	}
	o, err := t.open(ctx, t.program, indices, program.MaxEntryBytes, aProgram)
	if err != nil {
		return nil, fmt.Errorf("entries of the program: %w", err)
	}
	return o.Leaves, nil
}

// place opens an entry with those that it names.
func (t *sight) place(ctx context.Context, entry uint32) (program.Place, error) {
	p := program.Place{Leaves: t.leaves, Number: entry, Header: t.header}
	list, err := t.entries(ctx, []uint32{entry})
	if err != nil {
		return p, err
	}
	p.Entry = list[0]
	names, err := p.Names()
	if errors.Is(err, program.ErrNotANode) {
		return p, fmt.Errorf("%w: %w", ErrPlace, err)
	}
	if err != nil || len(names) == 0 {
		return p, err
	}
	if list, err = t.entries(ctx, names); err != nil {
		return p, err
	}
	for i, n := range names {
		p.Named = append(p.Named, program.NamedEntry{Number: n, Entry: list[i]})
	}
	return p, p.Check()
}

// node is the root of a node's output in a part.
func (t *sight) node(ctx context.Context, part int, entry uint32) (Hash, error) {
	low, nodes := t.sections.Part(part)
	if part < 0 || part > t.sections.MicroBatches || entry < low || entry-low >= nodes {
		return Hash{}, fmt.Errorf("%w: entry %d is no node of part %d of %d", ErrPlace, entry, part, t.sections.MicroBatches+1)
	}
	roots, err := t.roots(ctx, t.root, fixed(repops.Header{Kind: program.KindStepTrace, Length: uint64(t.sections.MicroBatches + 1)}), uint64(part))
	if err != nil {
		return Hash{}, fmt.Errorf("part %d of the trace: %w", part, err)
	}
	if roots, err = t.roots(ctx, roots[0], fixed(repops.Header{Kind: program.KindTrace, Length: uint64(nodes)}), uint64(entry-low)); err != nil {
		return Hash{}, fmt.Errorf("node %d of part %d: %w", entry, part, err)
	}
	return roots[0], nil
}

// operator is an audit of one.
type operator struct {
	sight
	cfg    OperatorConfig
	report *Report

	at   program.Place
	node program.Node
	part int
	// sources are the roots of the tensors that the node reads, by part and entry.
	sources map[[2]uint32]Hash
	// all are the program's inputs once somebody has asked for them.
	all  []program.Input
	once sync.Mutex
}

func (a *operator) run(ctx context.Context) (err error) {
	if a.report.Commitment, err = a.find(ctx); err != nil {
		return err
	}
	a.report.TraceRoot, a.report.Posted = a.root, a.posted
	if err := a.findProgram(ctx); err != nil {
		return err
	}
	random := rand.New(rand.NewChaCha8(a.cfg.Seed))
	entry := a.cfg.Entry
	a.part = a.cfg.Part
	if err := a.draw(random, &a.part, &entry); err != nil {
		return err
	}
	if a.at, err = a.place(ctx, entry); err != nil {
		return fmt.Errorf("entry %d of the program: %w", entry, err)
	}
	if a.node, err = a.at.Node(); err != nil {
		return err
	}
	a.report.Audited = fmt.Sprintf("%v at entry %d, part %d, of %s", a.node.Op, entry, a.part, place(a.claim.Schedule(), a.segment, a.transition))
	root, err := a.sight.node(ctx, a.part, entry)
	if err != nil {
		return err
	}
	size, _ := a.node.Shape.Elements()
	indices := slices.Clone(a.cfg.Indices)
	for _, i := range indices {
		if i >= size {
			return fmt.Errorf("%w: element %d of %d", ErrPlace, i, size)
		}
	}
	drawn := map[uint64]bool{}
	for uint64(len(drawn)) < min(size, uint64(a.cfg.Elements)) {
		drawn[random.Uint64N(size)] = true
	}
	for i := range drawn {
		indices = append(indices, i)
	}
	slices.Sort(indices)
	indices = slices.Compact(indices)
	a.sources = map[[2]uint32]Hash{}
	for _, name := range a.at.Named {
		if err := a.source(ctx, name.Number); err != nil {
			return err
		}
	}
	type pair struct{ claimed, computed uint32 }
	found := make([]pair, len(indices))
	err = each(ctx, len(indices), func(ctx context.Context, k int) error {
		claimed, err := a.words(ctx, root, program.Reading{DType: a.node.DType, Length: size, First: indices[k], Count: 1})
		if err != nil {
			return fmt.Errorf("element %d: %w", indices[k], err)
		}
		computed, err := a.compute(ctx, indices[k])
		if err != nil {
			return fmt.Errorf("element %d: %w", indices[k], err)
		}
		found[k] = pair{claimed[0], computed}
		return nil
	})
	if err != nil {
		return err
	}
	for k, f := range found {
		s := Sample{indices[k], number(a.node.DType, f.claimed), number(a.node.DType, f.computed)}
		a.report.Samples = append(a.report.Samples, s)
		if f.claimed != f.computed && a.report.Finding == nil {
			a.differs("an element is not what its operands give", s)
		}
	}
	if a.report.Finding != nil {
		return nil
	}
	a.report.Replay = Statement{Yes, fmt.Sprintf("%d of %d elements re-executed from their operands, bit for bit; nothing is said of the others", len(indices), size)}
	return nil
}

// differs notes a difference at the operator.
func (a *operator) differs(what string, s Sample) {
	f := finding(a.claim, a.segment, a.transition, what)
	f.Part, f.Entry, f.Operator = new(a.part), a.at.Number, a.node.Op.String()
	f.Element, f.Claimed, f.Computed = new(s.Index), &s.Claimed, &s.Computed
	a.report.Finding = f
	a.report.Replay.Detail = "an element is not what its operands give"
}

// draw chooses part and node where the caller did not, each node of each part with the same chance.
func (a *operator) draw(random *rand.Rand, part *int, entry *uint32) error {
	s := a.sections
	if *part > s.MicroBatches {
		return fmt.Errorf("%w: part %d, the step has the parts 0 to %d", ErrPlace, *part, s.MicroBatches)
	}
	if *entry != 0 {
		low, nodes := s.Micro, s.Output-s.Micro
		where := "the program"
		if *part >= 0 {
			low, nodes = s.Part(*part)
			where = fmt.Sprintf("part %d", *part)
		}
		if *entry < low || *entry-low >= nodes {
			return fmt.Errorf("%w: entry %d, the operators of %s are %s", ErrPlace, *entry, where, entriesFrom(low, nodes))
		}
		if *part < 0 {
			if *part = s.MicroBatches; *entry < s.Step && s.MicroBatches > 0 {
				*part = random.IntN(s.MicroBatches)
			}
		}
		return nil
	}
	micro, step := uint64(s.Step-s.Micro), uint64(s.Output-s.Step)
	total := step + micro*uint64(s.MicroBatches)
	if *part >= 0 {
		low, nodes := s.Part(*part)
		if nodes == 0 {
			return fmt.Errorf("%w: part %d has no node", ErrPlace, *part)
		}
		*entry = low + random.Uint32N(nodes)
		return nil
	}
	if total == 0 {
		return fmt.Errorf("%w: the program has no node", ErrPlace)
	}
	k := random.Uint64N(total)
	if k < step {
		*part, *entry = s.MicroBatches, s.Step+uint32(k)
		return nil
	}
	k -= step
	*part, *entry = int(k/micro), s.Micro+uint32(k%micro)
	return nil
}

// entriesFrom names entries of a program.
func entriesFrom(low, nodes uint32) string {
	if nodes == 0 {
		return "none"
	}
	return fmt.Sprintf("the entries %d to %d", low, low+nodes-1)
}

// foreign says whether an input's elements are no tensor's: fields of a batch, and the fragments of the round's state.
func (a *operator) foreign(in program.Input) bool {
	return in.Provenance == program.Batch || in.Provenance == program.State && a.fragment(in.Index)
}

// fragment says whether a state input is a fragment of the round's state.
func (a *operator) fragment(index uint32) bool {
	w := a.claim.Schedule().Program(a.segment)
	return w == 0 || w == 2 && index < a.claim.Spec.FragmentCount
}

// source finds the root of a tensor that the node reads.
func (a *operator) source(ctx context.Context, entry uint32) error {
	in, ok := a.at.Input(entry)
	if !ok { // a node, of this part, or of the micro-batches that views name
		parts := []uint32{uint32(a.part)}
		if entry < a.sections.Step && a.part == a.sections.MicroBatches {
			parts = nil
			for _, v := range a.node.Operands {
				if v.Tensor == entry && !slices.Contains(parts, v.Micro) {
					parts = append(parts, v.Micro)
				}
			}
		}
		for _, part := range parts {
			root, err := a.sight.node(ctx, int(part), entry)
			if err != nil {
				return err
			}
			a.sources[[2]uint32{part, entry}] = root
		}
		return nil
	}
	key := [2]uint32{uint32(a.part), entry}
	switch {
	case in.Provenance == program.Constant:
		a.sources[key] = in.Root
	case in.Provenance == program.State && !a.foreign(in):
		w := a.claim.Schedule().Program(a.segment)
		k := uint64(in.Index)
		if w == 2 {
			k -= uint64(a.claim.Spec.FragmentCount)
		}
		n, err := a.states(ctx)
		if err != nil {
			return err
		}
		roots, err := a.roots(ctx, a.before, fixed(repops.Header{Kind: program.KindTensors, Length: n}), k)
		if err != nil {
			return fmt.Errorf("tensor %d of the state before the step: %w", k, err)
		}
		a.sources[key] = roots[0]
	}
	return nil
}

// states is the number of tensors of the local state: outputs of a step or the prologue, states of the epilogue that are no fragments.
func (a *operator) states(ctx context.Context) (uint64, error) {
	if a.claim.Schedule().Program(a.segment) != 2 {
		return uint64(a.sections.Entries - a.sections.Output), nil
	}
	inputs, err := a.inputs(ctx)
	if err != nil {
		return 0, err
	}
	n := uint64(0)
	for _, in := range inputs {
		if in.Provenance == program.State {
			n++
		}
	}
	return n - uint64(a.claim.Spec.FragmentCount), nil
}

// inputs opens and decodes all input entries, once.
func (a *operator) inputs(ctx context.Context) ([]program.Input, error) {
	a.once.Lock()
	defer a.once.Unlock()
	if a.all != nil {
		return a.all, nil
	}
	p := program.Place{Leaves: a.leaves, Number: a.at.Number, Header: a.header, Entry: a.at.Entry}
	var out []program.Input
	for low := uint32(1); low < a.sections.Micro; low += trace.MaxLeaves {
		var numbers []uint32
		for e := low; e < min(a.sections.Micro, low+trace.MaxLeaves); e++ {
			numbers = append(numbers, e)
		}
		list, err := a.entries(ctx, numbers)
		if err != nil {
			return nil, err
		}
		for i, n := range numbers {
			p.Named = []program.NamedEntry{{Number: n, Entry: list[i]}}
			in, ok := p.Input(n)
			if !ok {
				return nil, fmt.Errorf("entry %d of the program is no input", n)
			}
			out = append(out, in)
		}
	}
	a.all = out
	return out, nil
}

// words opens and reads elements of a tensor.
func (a *operator) words(ctx context.Context, root Hash, r program.Reading) ([]uint32, error) {
	o, err := a.reading(ctx, root, r)
	if err != nil {
		return nil, err
	}
	w, err := a.shown(&o, r)
	if err == nil && w == nil {
		return nil, fmt.Errorf("%w: a leaf of tensor %s is ill-formed", ErrMisplaced, root)
	}
	return w, err
}

// shown are the elements of a reading as an opening has them; nil if a leaf is malformed. Of what is only counted they are zeros.
func (a *operator) shown(o *program.Opening, r program.Reading) ([]uint32, error) {
	if a.tally != nil {
		return make([]uint32, r.Count), nil
	}
	return o.Words(r)
}

// reading opens the leaves that a reading needs.
func (a *operator) reading(ctx context.Context, root Hash, r program.Reading) (program.Opening, error) {
	low, n := r.Leaves()
	o, err := a.open(ctx, root, span(low, low+n), repops.LeafBytes, want{Header: trace.TensorHeader(r.DType, r.Length), err: a.answers(r.Tensor)})
	return program.Opening{Operand: r.Operand, Root: root, Leaves: o.Leaves, Proof: o.Proof}, err
}

// answers is the error of a tensor that cannot stand where it does: the trainer answers for all but the task's constants.
func (a *operator) answers(entry uint32) error {
	if in, ok := a.at.Input(entry); ok && in.Provenance == program.Constant {
		return ErrUnavailable
	}
	return ErrMisplaced
}

// compute re-executes an element, run after run, from openings of what it reads.
func (a *operator) compute(ctx context.Context, index uint64) (uint32, error) {
	q := program.Query{Micro: uint32(a.part), Index: index}
	for run := range a.at.Runs() {
		q.Run = uint32(run)
		list, err := a.at.Readings(q, nil)
		if err != nil {
			return 0, err
		}
		if len(list) == 1 && a.node.Op == program.OpCopy {
			if in, ok := a.at.Input(list[0].Tensor); ok && a.foreign(in) {
				return a.outside(ctx, in, list[0])
			}
		}
		var openings []program.Opening
		for known := false; ; known = true {
			for k := len(openings); k < len(list); k++ {
				o, err := a.operand(ctx, list[k])
				if err != nil {
					return 0, err
				}
				openings = append(openings, o)
			}
			if known || a.node.Op != program.OpGather && a.node.Op != program.OpSelect {
				break
			}
			w, err := a.shown(&openings[0], list[0])
			if err != nil || w == nil {
				break // Evaluate says what is wrong
			}
			if list, err = a.at.Readings(q, &w[0]); err != nil {
				return 0, err
			}
		}
		if a.tally != nil {
			continue // zeros are no evidence
		}
		answer, err := a.at.Evaluate(q, openings)
		if err != nil {
			return 0, err
		}
		if answer.Verdict == program.VerdictIllFormed {
			return 0, answer.Rule
		}
		if answer.Verdict == program.VerdictMalformed {
			return 0, fmt.Errorf("%w: a leaf of operand %d is ill-formed", a.answers(a.node.Operands[answer.Operand].Tensor), answer.Operand)
		}
		q.Start = answer.Value
	}
	return q.Start, nil
}

// operand opens a reading, or makes the opening of a counter, which everybody knows.
func (a *operator) operand(ctx context.Context, r program.Reading) (program.Opening, error) {
	if in, ok := a.at.Input(r.Tensor); ok && in.Provenance == program.Counter {
		c, step := a.claim, first(a.claim.Schedule(), a.segment)+uint32(a.transition)
		value := program.Ints(int32(c.Round))
		switch seed := claim.StepSeed(c.Spec.Seed, c.Round, c.Trainer, step); in.Index {
		case program.CounterStep:
			value = program.Ints(int32(step))
		case program.CounterSeed:
			value = program.Ints(int32(uint32(seed)), int32(uint32(seed>>32)))
		}
		made, err := program.Commit(value)
		if err != nil {
			return program.Opening{}, err
		}
		return made.Open(r)
	}
	root, ok := a.sources[[2]uint32{r.Micro, r.Tensor}]
	if !ok {
		return program.Opening{}, fmt.Errorf("%w: entry %d of part %d", ErrPlace, r.Tensor, r.Micro)
	}
	return a.reading(ctx, root, r)
}

// outside is an element that a copy brings in: from a record of the data set, or from the round's state.
func (a *operator) outside(ctx context.Context, in program.Input, r program.Reading) (uint32, error) {
	if in.Provenance == program.Batch {
		return a.record(ctx, in, r)
	}
	spec, k := a.claim.Spec, in.Index
	roots, err := a.roots(ctx, a.claim.ParentRoot, given(repops.Header{Kind: repops.KindState, Length: uint64(spec.FragmentCount)}), uint64(k))
	if err != nil {
		return 0, fmt.Errorf("fragment %d of the round's state: %w", k, err)
	}
	halves, err := a.pair(ctx, roots[0])
	if err != nil {
		return 0, fmt.Errorf("fragment %d of the round's state: %w", k, err)
	}
	header := protocol.ParamsHeader(k, protocol.Fragment(spec.ParamCount, spec.FragmentCount, k).Len())
	o, err := a.open(ctx, halves[0], []uint64{r.First / repops.RunLength}, repops.LeafBytes, given(header))
	if err != nil {
		return 0, fmt.Errorf("fragment %d of the round's state: %w", k, err)
	}
	if len(o.Leaves[0]) != repops.LeafBytes {
		return 0, fmt.Errorf("%w: a leaf of %d bytes", ErrUnavailable, len(o.Leaves[0]))
	}
	return binary.LittleEndian.Uint32(o.Leaves[0][4*(r.First%repops.RunLength):]), nil
}

// record is an element of a batch field: it stands in the record that is derived for its slot.
func (a *operator) record(ctx context.Context, in program.Input, r program.Reading) (uint32, error) {
	inputs, err := a.inputs(ctx)
	if err != nil {
		return 0, err
	}
	rows := uint64(in.Shape.Dims[0])
	if in.Shape.Rank == 0 || rows == 0 || r.Length < rows {
		return 0, fmt.Errorf("%w: a batch field without rows", ErrUnavailable)
	}
	row := r.Length / rows
	at, size := uint64(0), 0
	for _, other := range inputs {
		if other.Provenance != program.Batch || other.Shape.Rank == 0 || other.Shape.Dims[0] == 0 {
			continue
		}
		n, _ := other.Shape.Elements()
		bytes := int(n) / int(other.Shape.Dims[0]) * width(other.DType)
		if size += bytes; other.Index < in.Index {
			at += uint64(bytes)
		}
	}
	c, step := a.claim, first(a.claim.Schedule(), a.segment)+uint32(a.transition)
	slot := uint32(uint64(a.part)*rows + r.First/row)
	index := protocol.BatchIndex(c.Spec.Seed, c.Round, c.Trainer, step, slot, c.Spec.DatasetRecords)
	o, err := a.open(ctx, c.Spec.DatasetRoot, []uint64{index}, size, given(repops.Header{Kind: repops.KindDataset, Length: c.Spec.DatasetRecords}))
	if err != nil {
		return 0, fmt.Errorf("record %d: %w", index, err)
	}
	if len(o.Leaves[0]) != size {
		return 0, fmt.Errorf("%w: record %d has %d bytes, the program reads %d", ErrUnavailable, index, len(o.Leaves[0]), size)
	}
	at += r.First % row * uint64(width(in.DType))
	if at+uint64(width(in.DType)) > uint64(size) {
		return 0, fmt.Errorf("%w: the batch fields have different numbers of rows", ErrUnavailable)
	}
	x := decodeTensor(in.DType, 1, o.Leaves[0][at:])
	if in.DType == program.F32 { // a NaN of a record is read as the canonical one
		x.F32[0] = num.Canonical(x.F32[0])
	}
	return x.Word(0), nil
}
