package program

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/fused"
	"assay/repops/gemm"
	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
	"assay/repops/vec"
)

// ErrGroups reports groups of micro-batches that a program does not have, or results of groups that are missing.
var ErrGroups = errors.New("wrong groups of micro-batches")

// Executor runs a program on the vector kernels of one engine, on several cores, with the bits of Interpret. Intermediate results
// stand in one piece of memory for each group of micro-batches at work at once, laid out when a run of its kind is first asked for
// and kept; later runs allocate nothing but what they return. It is not for use by two goroutines at once.
type Executor struct {
	p         *Program
	engine    func() engine.Engine
	constants []Tensor
	watched   map[uint32]bool
	fused     *plan
	single    *plan // every node on its own
	r         run
	lanes     []*run         // by lane, r the first
	laidOut   map[span][]int // bytes of each lane's arena by kind of run
	most      uint64         // bytes of intermediate results that a run may take, 0: any
	spare     []Tensor       // outputs of Step that cannot be written over the state at once
	out       []Tensor       // of Step
	handed    [][]Tensor     // results of RunGroups by group
	kernels   map[engine.Engine]kernels
	groups    groupsTask
	between   func() error
	trusting  bool // engines are taken as they are
}

type kernels struct {
	vec   *vec.Kernels
	cr    *cr.Kernels
	gemm  *gemm.Kernels
	fused *fused.Kernels
}

// span is a kind of run: the micro-batches of groups [lo, hi), so many groups at once, and what comes after all groups.
type span struct {
	plan   *plan
	lo, hi int
	rest   bool
	lanes  int
}

// NewExecutor validates the program, checks the constants against their roots, and plans. Watched entries are nodes whose
// outputs Run reports, such as losses; other intermediate results may never exist as tensors.
func NewExecutor(p *Program, constants []Tensor, watch ...uint32) (*Executor, error) {
	if err := p.Validate(); err != nil {
		return nil, err
	}
	if err := p.CheckConstants(constants); err != nil {
		return nil, err
	}
	x := &Executor{p: p, engine: engine.Current, constants: constants, watched: map[uint32]bool{}, laidOut: map[span][]int{},
		kernels: map[engine.Engine]kernels{}}
	for _, e := range watch {
		if p.Node(e) == nil {
			return nil, fmt.Errorf("%w: entry %d is no node", ErrReference, e)
		}
		x.watched[e] = true
	}
	x.fused = newPlan(p, constants, planKind{fused: true}, func(e uint32) bool { return x.watched[e] })
	x.r.init(x)
	x.lanes, x.groups.x = []*run{&x.r}, x
	return x, nil
}

// ErrUnsound reports an engine with which this processor gives other bits than the portable one.
var ErrUnsound = errors.New("engine gives wrong bits on this processor")

// Use makes later runs use e rather than the engine that is current when they begin. It is engine.ErrUnavailable if this
// machine lacks e, and ErrUnsound if it has e and gives wrong bits with it.
func (x *Executor) Use(e engine.Engine) error {
	if !e.Available() {
		return fmt.Errorf("%w: %v. Hint: this machine has %v", engine.ErrUnavailable, e, engine.Supported())
	}
	if !isSound(e) {
		return fmt.Errorf("%w: %v. Hint: choose a slower one, and report it with the processor's name", ErrUnsound, e)
	}
	x.engine = func() engine.Engine { return e }
	return nil
}

// Between makes later Run, RunAll and Trace call check before every operator, on the goroutine that they run on: an error of its ends the
// run and is what that returns, and as long as it blocks the run pauses. nil: nothing is called.
func (x *Executor) Between(check func() error) { x.between = check }

// Execute runs a program once on engine e, as an Executor does: fused if observe is nil, else every node on its own, each
// output told to observe.
func (p *Program) Execute(e engine.Engine, in *Inputs, observe Observer) ([]Tensor, error) {
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		return nil, err
	}
	if err := x.Use(e); err != nil {
		return nil, err
	}
	if observe == nil {
		return x.Run(in, nil)
	}
	return x.RunAll(in, observe)
}

// Run runs the program and returns the output tensors, which are the caller's and may share memory with the inputs. in.Constant
// is not looked at. observe, if not nil, is told the watched nodes' outputs, those of the step nodes perhaps before those of
// the last micro-batches.
func (x *Executor) Run(in *Inputs, observe Observer) ([]Tensor, error) {
	return x.whole(in, x.fused, observe)
}

// RunAll runs every node on its own, as a trace needs it, and tells observe all outputs.
func (x *Executor) RunAll(in *Inputs, observe Observer) ([]Tensor, error) {
	if x.single == nil {
		x.single = newPlan(x.p, x.constants, planKind{grouped: true}, func(uint32) bool { return true })
	}
	return x.whole(in, x.single, observe)
}

// Trace runs every node on its own and returns the trace and the output tensors.
func (x *Executor) Trace(in *Inputs) (*Trace, []Tensor, error) {
	t, observe := x.p.NewTrace()
	out, err := x.RunAll(in, observe)
	if err != nil {
		return nil, nil, err
	}
	return t, out, nil
}

// whole runs all of the program on new outputs.
func (x *Executor) whole(in *Inputs, pl *plan, observe Observer) ([]Tensor, error) {
	if err := x.r.bind(in, true); err != nil {
		return nil, err
	}
	out := make([]Tensor, len(x.p.Outputs))
	for k, o := range x.p.Outputs {
		if n := x.p.Node(o); n != nil && x.r.output[o] == k {
			out[k] = NewTensor(n.DType, size(n.Shape))
		}
	}
	x.r.between = x.between
	err := x.run(span{plan: pl, hi: int(x.p.D), rest: true}, in, out, observe)
	x.r.between = nil
	if err != nil {
		return nil, err
	}
	for k, o := range x.p.Outputs {
		out[k] = x.r.step[o].Tensor
	}
	return out, nil
}

// Step runs a program with loop = 1 and writes the next state over in.State, as a training loop wants it. After an error the
// state is what it was.
func (x *Executor) Step(in *Inputs, observe Observer) error {
	if err := x.r.bind(in, true); err != nil {
		return err
	}
	return x.over(span{plan: x.fused, hi: int(x.p.D), rest: true}, in, observe)
}

// over runs a span that ends with the outputs and writes them over the state.
func (x *Executor) over(s span, in *Inputs, observe Observer) error {
	p := x.p
	if !p.Loop {
		return fmt.Errorf("%w: a program with loop = 0 has no next state. Hint: Run", ErrOutput)
	}
	if x.spare == nil {
		x.spare, x.out = make([]Tensor, len(p.Outputs)), make([]Tensor, len(p.Outputs))
		for k, o := range p.Outputs {
			if int(o) != k+1 && !s.plan.inPlace[k] && (p.Node(o) == nil || x.r.output[o] == k) {
				t, s := p.tensor(o)
				x.spare[k] = NewTensor(t, size(s))
			}
		}
	}
	for k, o := range p.Outputs {
		switch {
		case s.plan.inPlace[k]:
			x.out[k] = in.State[k]
		case p.Node(o) == nil && int(o) != k+1:
			x.spare[k].set(x.r.step[o].Tensor)
		default:
			x.out[k] = x.spare[k]
		}
	}
	if err := x.run(s, in, x.out, observe); err != nil {
		return err
	}
	for k, o := range p.Outputs {
		switch {
		case s.plan.inPlace[k] || int(o) == k+1:
		case p.Node(o) != nil && x.r.output[o] != k:
			in.State[k].set(x.r.step[o].Tensor)
		default:
			in.State[k].set(x.spare[k])
		}
	}
	clear(x.out)
	return nil
}

// RunGroups runs the micro-batches of groups [lo, hi) of the grid, one worker's share of a step, and returns of each group what
// Finish needs of it: for a training step the group's gradients. The list of a group has the tensors of Handover, in the same
// order, on every machine. The tensors are the executor's and stay as they are until it runs that group again. in.Batch has an element for
// every micro-batch of the grid; those of other groups are not looked at.
func (x *Executor) RunGroups(in *Inputs, lo, hi int, observe Observer) ([][]Tensor, error) {
	if lo < 0 || hi > int(x.p.D) || lo >= hi {
		return nil, fmt.Errorf("%w: [%d, %d) of %d groups", ErrGroups, lo, hi, x.p.D)
	}
	x.r.lo, x.r.hi = lo, hi
	if err := x.r.bind(in, true); err != nil {
		return nil, err
	}
	if err := x.run(span{plan: x.fused, lo: lo, hi: hi}, in, nil, observe); err != nil {
		return nil, err
	}
	if x.handed == nil {
		x.handed = make([][]Tensor, x.p.D)
	}
	for d := lo; d < hi; d++ {
		list := x.fused.handover[d]
		if x.handed[d] == nil {
			x.handed[d] = make([]Tensor, len(list))
			for i, f := range list {
				t, s := x.p.tensor(f.entry)
				x.handed[d][i] = NewTensor(t, size(s))
			}
		}
		for i, f := range list {
			x.handed[d][i].set(x.r.cell(f).Tensor)
		}
	}
	return x.handed[lo:hi], nil
}

// Handover is the types and the numbers of elements of the tensors that group d hands over to Finish.
func (x *Executor) Handover(d int) (types []DType, lengths []int) {
	for _, f := range x.fused.handover[d] {
		t, s := x.p.tensor(f.entry)
		types, lengths = append(types, t), append(lengths, size(s))
	}
	return types, lengths
}

// Finish runs what comes after the groups, whose results RunGroups returned on any executors of the program, and writes the next
// state over in.State as Step does. groups has a list for each group, in order; in.Batch is not looked at. The result is
// that of Step whoever computed which group.
func (x *Executor) Finish(in *Inputs, groups [][]Tensor, observe Observer) error {
	if len(groups) != int(x.p.D) {
		return fmt.Errorf("%w: results of %d groups, the grid has %d", ErrGroups, len(groups), x.p.D)
	}
	if err := x.r.bind(in, false); err != nil {
		return err
	}
	for d, g := range groups {
		types, lengths := x.Handover(d)
		if len(g) != len(types) {
			return fmt.Errorf("%w: %d tensors of group %d, %d wanted", ErrGroups, len(g), d, len(types))
		}
		for i, t := range g {
			if err := t.check(types[i], Of(lengths[i])); err != nil {
				return fmt.Errorf("group %d, tensor %d: %w", d, i, err)
			}
		}
	}
	x.r.given = groups
	defer func() { x.r.given = nil }()
	return x.over(span{plan: x.fused, rest: true}, in, observe)
}

// Limit makes later runs refuse to begin, with a TooLarge, if their intermediate results take more bytes at once; 0: any.
func (x *Executor) Limit(bytes uint64) { x.most = bytes }

// fits is a TooLarge if arenas of these bytes are together more than the limit.
func (x *Executor) fits(arenas []int) error {
	sum := uint64(0)
	for _, n := range arenas {
		sum += uint64(n)
	}
	if x.most == 0 || sum <= x.most {
		return nil
	}
	return &TooLarge{
		Limit: "memory: bytes of a run's intermediate results", Is: sum, Most: x.most, Operator: x.p.Largest(),
		Hint: "fewer rows or shorter sequences in a micro-batch, and more micro-batches; or a machine with more memory",
	}
}

// Memory is the bytes of intermediate results that the runs so far have needed at once, which the executor keeps.
func (x *Executor) Memory() int {
	n := 0
	for _, r := range x.lanes {
		n += len(r.arena.memory) * 8
	}
	return n
}

// set copies the elements of a tensor of the same type and size.
func (t Tensor) set(from Tensor) {
	copy(t.F32, from.F32)
	copy(t.I32, from.I32)
	copy(t.I8, from.I8)
}

// plan is the work of one run: jobs of a micro-batch, and of the step nodes by the micro-batch after which they can run.
type plan struct {
	p     *Program // the program, perhaps with other operands
	micro []job
	step  [][]job // by micro-batch; one list if there are none
	// microUses and stepUses count the jobs that read a tensor of their own part, savedUses those of step nodes that read a tensor
	// of a micro-batch, whose number is in saved.
	microUses, stepUses, savedUses []int32
	saved                          map[ref]int
	inPlace                        []bool  // outputs that can be written over the state tensor of the same number
	handover                       [][]ref // what of a group's work is read after all groups, by group
}

// job is one node, or a group of them.
type job struct {
	entry   uint32
	node    *Node
	group   *group
	columns *columnSum
	attend  *attention
	back    *attentionBackward
	linear  *linear
	join    *joined
	scales  *rowScales
	int8    *int8Product
	product *matrices
	rows    *rowsTask
	axes    []moveAxis // of copy
	defines []uint32   // tensors that it makes
	reads   []ref      // each once
	stage   int
	class   int
}

// planKind is what a plan is for: every node on its own, or fused; the kernels of this machine's processor, or those of package cuda, whose
// groups read what they need where it stands, and for which nothing is one kernel that only the processor has. grouped is every node on its own
// in what comes of it, but those that can be computed piece by piece are while a piece is in the cache.
type planKind struct{ fused, device, grouped bool }

// newPlan orders, and perhaps groups, the nodes of p. kept says which entries must exist as tensors anyhow.
func newPlan(p *Program, constants []Tensor, kind planKind, kept func(uint32) bool) *plan {
	fuse := kind.fused
	output := map[uint32]bool{}
	for _, e := range p.Outputs {
		output[e] = true
	}
	exists := func(e uint32) bool { return output[e] || kept(e) }
	var found compounds
	if fuse {
		p = shared(forwarded(p), exists)
		p = trees(p)
	}
	stages, classes := stepStages(p), stepClasses(p, output)
	if fuse {
		f := findCompounds(p, constants, stages, classes, exists)
		if !kind.device {
			(&quantisers{f, map[scaledRows]*quantised{}}).products()
		}
		found = f.found
	}
	pl := &plan{p: p, microUses: make([]int32, p.firstOutput()), stepUses: make([]int32, p.firstOutput()), saved: map[ref]int{}}
	wanted := neededNodes(p, found, func(e uint32) bool { return exists(e) || !fuse })
	readers := make([][]uint32, p.firstOutput())
	for e := p.firstMicro(); e < p.firstOutput(); e++ {
		if c, ok := found.at[e]; ok && wanted[e] {
			for _, v := range c.operands {
				readers[v.Tensor] = append(readers[v.Tensor], e)
			}
		} else if wanted[e] && !found.inside(e) {
			for _, v := range p.Node(e).Operands {
				readers[v.Tensor] = append(readers[v.Tensor], e)
			}
		}
	}
	build := func(lo, hi uint32) []job {
		order := make([]uint32, 0, hi-lo)
		for e := lo; e < hi; e++ {
			order = append(order, e)
		}
		if fuse && lo == p.firstStep() {
			order = sunk(p, lo, hi, readers, found, exists)
		}
		b := planner{p: p, kind: kind, stages: stages, classes: classes, readers: readers, kept: exists, found: found,
			finder: newFinder(p, constants)}
		for _, e := range order {
			if c, ok := found.at[e]; ok && wanted[e] {
				b.compound(e, c)
			} else if wanted[e] && !found.inside(e) {
				b.add(e)
			}
		}
		b.flush()
		return b.jobs
	}
	pl.micro = build(p.firstMicro(), p.firstStep())
	pl.step = make([][]job, max(1, p.MicroBatches()))
	for _, j := range build(p.firstStep(), p.firstOutput()) {
		pl.step[j.stage] = append(pl.step[j.stage], j)
	}
	for _, j := range pl.micro {
		for _, r := range j.reads {
			pl.microUses[r.entry]++
		}
	}
	pl.handover = make([][]ref, p.D)
	handed := map[ref]bool{}
	for _, list := range pl.step {
		for _, j := range list {
			for _, r := range j.reads {
				d := rest
				if isMicro(p, r.entry) {
					d = int(r.micro) / int(p.A)
					if _, ok := pl.saved[r]; !ok {
						pl.saved[r] = len(pl.savedUses)
						pl.savedUses = append(pl.savedUses, 0)
					}
					pl.savedUses[pl.saved[r]]++
				} else {
					d = classes[r.entry]
					pl.stepUses[r.entry]++
				}
				if j.class == rest && d != rest && !handed[r] {
					handed[r] = true
					pl.handover[d] = append(pl.handover[d], r)
				}
			}
		}
	}
	pl.inPlace = make([]bool, len(p.Outputs))
	if p.Loop {
		pl.overwrite(p)
	}
	return pl
}

// another is the same plan with jobs of its own, to run beside the first one's.
func (pl *plan) another() *plan {
	q := *pl
	q.micro = anotherOf(pl.micro)
	q.step = make([][]job, len(pl.step))
	for m := range pl.step {
		q.step[m] = anotherOf(pl.step[m])
	}
	return &q
}

// anotherOf copies jobs with what they keep of the run at work.
func anotherOf(jobs []job) []job {
	list := slices.Clone(jobs)
	for i := range list {
		j := &list[i]
		switch {
		case j.group != nil:
			g := *j.group
			g.bound = make([]Tensor, len(g.refs))
			j.group = &g
		case j.attend != nil:
			a := *j.attend
			a.task = headTask{}
			j.attend = &a
		case j.back != nil:
			b := *j.back
			b.task = headTask{}
			j.back = &b
		case j.linear != nil:
			l := *j.linear
			j.linear = &l
		case j.join != nil:
			t := *j.join
			t.bound = make([]Tensor, len(t.operands))
			j.join = &t
		case j.scales != nil:
			q := *j.scales
			j.scales = &q
		case j.int8 != nil:
			q := *j.int8
			j.int8 = &q
		case j.rows != nil:
			t := *j.rows
			j.rows = &t
		}
	}
	return list
}

// isMicro says whether an entry is a micro-batch node.
func isMicro(p *Program, e uint32) bool { return e >= p.firstMicro() && e < p.firstStep() }

// overwrite finds the outputs that their jobs can write over the state tensor of the same number: whatever reads that runs before, or reads the
// elements that it is about to overwrite.
func (pl *plan) overwrite(p *Program) {
	// Jobs of the step are numbered in the order in which they run; those of micro-batches run before the last of its lists.
	made, lastRead, micro := map[uint32]int{}, map[uint32]int{}, map[uint32]bool{}
	for i := range pl.micro {
		for _, r := range pl.micro[i].reads {
			micro[r.entry] = true
		}
	}
	var jobs []*job
	late := 0 // the first job of the last list
	for _, list := range pl.step {
		late = len(jobs)
		for i := range list {
			for _, e := range list[i].defines {
				made[e] = len(jobs)
			}
			for _, r := range list[i].reads {
				if r.micro == 0 {
					lastRead[r.entry] = len(jobs)
				}
			}
			jobs = append(jobs, &list[i])
		}
	}
	for k, o := range p.Outputs {
		at, ok := made[o]
		delete(made, o) // for the first output that names it
		state := uint32(k + 1)
		if !ok || at < late && micro[state] {
			continue
		}
		read, reads := lastRead[state]
		pl.inPlace[k] = !reads || read < at || read == at && jobs[at].group != nil && jobs[at].group.canOverwrite(state, o)
	}
}

// neededNodes marks the nodes on which a wanted one depends; the others are never computed.
func neededNodes(p *Program, found compounds, want func(uint32) bool) []bool {
	need := make([]bool, p.firstOutput())
	for e := p.firstOutput(); e > 0; {
		e--
		c, ok := found.at[e]
		if ok && slices.ContainsFunc(c.defines, func(d uint32) bool { return need[d] || want(d) }) {
			need[e] = true
		}
		if n := p.Node(e); n != nil && (need[e] || want(e)) {
			need[e] = true
			operands := n.Operands
			if ok {
				operands = c.operands
			} else if found.inside(e) {
				continue // made by the job of another entry
			}
			for _, v := range operands {
				need[v.Tensor] = true
			}
		}
	}
	return need
}

// rest is the class of step nodes that belong to no group of micro-batches alone.
const rest = -1

// stepClasses finds the step nodes that are the work of one group of the grid: they depend on its micro-batches and, beside
// inputs, on nothing else. An output is not: it may stand where other groups still read the state. Nor is the gradient of the grid,
// even if the grid has one group: what follows it is one piece of work with the outputs.
func stepClasses(p *Program, output map[uint32]bool) []int {
	classes := make([]int, p.firstOutput())
	for e := range classes {
		classes[e] = rest
	}
	for e := p.firstStep(); e < p.firstOutput(); e++ {
		if output[e] || p.D == 1 && p.Node(e).Op == opTree {
			continue
		}
		class, any := rest, false
		for _, v := range p.Node(e).Operands {
			d := rest
			switch {
			case v.Tensor < p.firstMicro():
				continue
			case isMicro(p, v.Tensor):
				d = int(v.Micro) / int(p.A)
			default:
				d = classes[v.Tensor]
			}
			if any && d != class {
				d = rest
			}
			class, any = d, true
			if d == rest {
				break
			}
		}
		classes[e] = class
	}
	return classes
}

// stepStages finds after which micro-batch each step node runs: the last one it depends on, or, without any, just before the
// first node that reads it. So gradients are added as they come and need not be kept for all micro-batches.
func stepStages(p *Program) []int {
	stages := make([]int, p.firstOutput())
	last := max(1, p.MicroBatches()) - 1
	for e := p.firstStep(); e < p.firstOutput(); e++ {
		stages[e] = -1
		for _, v := range p.Node(e).Operands {
			switch {
			case v.Tensor >= p.firstStep():
				stages[e] = max(stages[e], stages[v.Tensor])
			case v.Tensor >= p.firstMicro():
				stages[e] = max(stages[e], int(v.Micro))
			}
		}
	}
	first := make([]int, p.firstOutput())
	for e := range first {
		first[e] = last
	}
	for e := p.firstOutput(); e > p.firstStep(); {
		e--
		if stages[e] < 0 {
			stages[e] = first[e]
		}
		for _, v := range p.Node(e).Operands {
			first[v.Tensor] = min(first[v.Tensor], stages[e])
		}
	}
	return stages
}

// planner collects the jobs of one part.
type planner struct {
	p               *Program
	kind            planKind
	stages, classes []int
	readers         [][]uint32
	kept            func(uint32) bool
	found           compounds
	finder          *finder
	jobs            []job

	open    []uint32 // members of the group being collected
	members map[uint32]bool
	lead    Shape
	flat    bool // all members so far can be cut anywhere
	mixed   bool // and have different shapes, or a level of a sum is among them
	count   int  // elements of a flat member
	levels  map[uint32]bool
}

// apart says whether a node cannot stand in the open group for the time at which it runs.
func (b *planner) apart(e uint32) bool {
	return len(b.open) > 0 && (b.stages[e] != b.stages[b.open[0]] || b.classes[e] != b.classes[b.open[0]])
}

func (b *planner) add(e uint32) {
	n := b.p.Node(e)
	if len(b.open) > 0 && b.joinable(e, n) {
		b.open = append(b.open, e)
		b.members[e] = true
		return
	}
	// What reads nothing of the open group may run before it, so that the group stays open.
	depends := false
	for _, v := range n.Operands {
		depends = depends || b.members[v.Tensor]
	}
	starts := n.Op.joins() && !n.reducesNothing()
	if depends || starts || b.apart(e) {
		b.flush()
	}
	if starts {
		b.open, b.members, b.levels = []uint32{e}, map[uint32]bool{e: true}, map[uint32]bool{}
		b.lead, _ = leadOf(n.Shape)
		b.flat, b.mixed, b.count = flatNode(n), false, size(n.Shape)
		if !b.kind.fused && !b.kind.grouped {
			b.flush()
		}
		return
	}
	b.append(newJob(n, e), e, []uint32{e})
}

// newJob is the job of a node on its own.
func newJob(n *Node, e uint32) job {
	j := job{entry: e, node: n, defines: []uint32{e}}
	strides := rowMajor(n.Shape)
	switch n.Op {
	case OpMatmul, OpMatmulI8:
		j.product = newMatrices(n)
	case OpGather, OpSegsum:
		j.rows = newRows(n)
	case OpCopy:
		j.axes = axesOf(n.Shape, &strides, &n.Operands[0].Stride)
	case OpConcat:
		j.join = newJoined(n, e)
	}
	return j
}

// compound adds the job of several nodes in the place of one of them.
func (b *planner) compound(at uint32, c *compound) {
	for _, v := range c.operands {
		if b.members[v.Tensor] {
			b.flush()
		}
	}
	if b.apart(at) {
		b.flush()
	}
	j := job{columns: c.columns, attend: c.attend, back: c.back, linear: c.linear, join: c.join, scales: c.scales, int8: c.int8, stage: b.stages[at], class: b.classes[at]}
	for _, e := range c.defines {
		if b.kept(e) || len(b.readers[e]) > 0 {
			j.defines = append(j.defines, e)
		}
	}
	seen := map[ref]bool{}
	for _, v := range c.operands {
		if r := (ref{v.Micro, v.Tensor}); !seen[r] {
			seen[r] = true
			j.reads = append(j.reads, r)
		}
	}
	b.jobs = append(b.jobs, j)
}

// reducesNothing says that a sum or amax is over no elements.
func (n *Node) reducesNothing() bool {
	if n.Op != OpSum && n.Op != OpAmax {
		return false
	}
	s := n.Operands[0].Shape
	return s.Dims[s.Rank-1] == 0
}

func (b *planner) joinable(e uint32, n *Node) bool {
	if !n.Op.joins() || n.reducesNothing() || len(b.open) >= maxMembers || b.apart(e) {
		return false
	}
	level := flatSum(n)
	flat := flatNode(n) && size(n.Shape) == b.count || level && size(n.Operands[0].Shape) == b.count
	lead, _ := leadOf(n.Shape)
	for i := range n.Operands {
		v := &n.Operands[i]
		if !b.members[v.Tensor] {
			continue
		}
		if b.levels[v.Tensor] || n.Op == OpRandom {
			return false
		}
		flat = flat && contiguous(v) && v.Offset == 0 && size(v.Shape) == b.count
	}
	if b.flat && flat {
		b.mixed = b.mixed || level || n.Shape != b.p.Node(b.open[0]).Shape
		if level {
			b.levels[e] = true
		}
		return true
	}
	if b.mixed || lead != b.lead {
		return false
	}
	for i := range n.Operands {
		v := &n.Operands[i]
		if !b.members[v.Tensor] {
			continue
		}
		_, width := leadOf(b.p.Node(v.Tensor).Shape)
		if whole, repeated := aligned(v, lead, width); !whole && !repeated {
			return false
		}
	}
	b.flat = false
	return true
}

// flush ends the open group.
func (b *planner) flush() {
	if len(b.open) == 0 {
		return
	}
	entries := b.open
	inside := b.members
	b.open, b.members = nil, nil
	stored := map[uint32]bool{}
	for _, e := range entries {
		stored[e] = b.kept(e)
		for _, reader := range b.readers[e] {
			stored[e] = stored[e] || !inside[reader]
		}
	}
	isStored := func(e uint32) bool { return stored[e] }
	var macros []*macro
	if b.kind.fused && !b.kind.device {
		macros = b.finder.macros(entries, isStored)
	}
	j := job{group: newGroup(b.p, entries, b.flat, b.kind.device, isStored, macros)}
	for _, e := range entries {
		if stored[e] {
			j.defines = append(j.defines, e)
		}
	}
	b.append(j, entries[0], entries)
}

// append adds a job of the given nodes, which runs when at does, and finds what it reads.
func (b *planner) append(j job, at uint32, entries []uint32) {
	j.stage, j.class = b.stages[at], b.classes[at]
	inside := map[uint32]bool{}
	for _, e := range entries {
		inside[e] = true
	}
	seen := map[ref]bool{}
	for _, e := range entries {
		for _, v := range b.p.Node(e).Operands {
			r := ref{v.Micro, v.Tensor}
			if !inside[v.Tensor] && !seen[r] {
				seen[r] = true
				j.reads = append(j.reads, r)
			}
		}
	}
	b.jobs = append(b.jobs, j)
}

// cell is a tensor of a run and where it stands in an arena, if it does.
type cell struct {
	Tensor
	home  *arena
	at    int
	bytes int // 0: not in an arena
}

// run is one run of an executor, or one lane of it. Its tables are kept for the next one; lanes share those that are not theirs,
// of which each works on other elements.
type run struct {
	x *Executor
	kernels
	lane

	dry        bool   // nothing is computed: the arenas are laid out
	tape       *tape  // of a dry run: what is to record the jobs
	lo, hi     int    // groups whose batches are looked at
	step       []cell // of the step nodes
	saved      []cell // of micro-batches, for step nodes
	stepUses   []int32
	savedUses  []int32
	output     map[uint32]int // the first output of an entry
	out        []Tensor
	given      [][]Tensor // results of groups that ran elsewhere
	batches    []int
	bound      []Tensor
	counters   [4]int32
	observe    Observer
	between    func() error // of Executor.Between; only where an ended run leaves nothing half done
	microParts int
}

// lane is what a run needs for one group of micro-batches at a time: several work at once, each on a group of its own.
type lane struct {
	plan   *plan
	arena  *arena
	part   int
	inStep bool
	micro  []cell // of the micro-batch at work, by entry; inputs too
	uses   []int32
}

func newLane(p *Program) lane {
	n := p.firstOutput()
	return lane{arena: new(arena), micro: make([]cell, n), uses: make([]int32, n)}
}

func (r *run) init(x *Executor) {
	n := x.p.firstOutput()
	r.x, r.microParts, r.hi, r.lane = x, x.p.MicroBatches(), int(x.p.D), newLane(x.p)
	r.step, r.stepUses = make([]cell, n), make([]int32, n)
	r.output = map[uint32]int{}
	for k, o := range x.p.Outputs {
		if _, ok := r.output[o]; !ok {
			r.output[o] = k
		}
	}
	r.batches = batchEntries(x.p)
	r.bound = make([]Tensor, x.p.firstMicro())
}

// bind checks the inputs.
func (r *run) bind(in *Inputs, batches bool) error {
	lo, hi := r.lo, r.hi
	r.lo, r.hi = 0, int(r.x.p.D)
	if !batches {
		lo, hi = 0, 0
	}
	if err := bindTo(r.x.p, r.bound, &r.counters, in, r.x.constants, batches, lo*int(r.x.p.A), hi*int(r.x.p.A)); err != nil {
		return err
	}
	for e, t := range r.bound {
		r.micro[e] = cell{Tensor: t}
		r.step[e] = cell{Tensor: t}
	}
	return nil
}

// run runs a span of the program on bound inputs. out has the tensors to write outputs to. Its errors are those of the run's between.
func (x *Executor) run(s span, in *Inputs, out []Tensor, observe Observer) error {
	defer fpenv.Leave(fpenv.Enter())
	e := x.engine()
	if !x.trusting && !isSound(e) {
		e = soundest(e, engine.Supported(), isSound)
	}
	k, ok := x.kernels[e]
	if !ok {
		k = kernels{vec.For(e), cr.For(e), gemm.For(e), fused.For(e)}
		x.kernels[e] = k
	}
	r := &x.r
	r.plan, r.kernels, r.observe, r.out = s.plan, k, observe, out
	s.lanes = 1
	if n := s.hi - s.lo; n > 1 && s.plan == x.fused && observe == nil && r.between == nil {
		// Groups side by side wait for one another once, not at each operator, and each stays in its core's cache. With a common
		// divisor no core is left without work.
		s.lanes = gcd(pool.Threads(), n)
	}
	for len(x.lanes) < s.lanes {
		l := &run{lane: newLane(x.p)}
		l.plan = x.fused.another()
		x.lanes = append(x.lanes, l)
	}
	bytes, ok := x.laidOut[s]
	if !ok {
		r.dry = true
		_ = r.jobs(s, in) // asks nobody
		r.dry = false
		for _, l := range x.lanes[:s.lanes] {
			bytes = append(bytes, l.arena.peak)
		}
		x.laidOut[s] = bytes
	}
	if err := x.fits(bytes); err != nil {
		return err
	}
	for i, l := range x.lanes[:s.lanes] {
		l.arena.reserve(bytes[i])
	}
	err := r.jobs(s, in)
	r.observe = nil
	for _, l := range x.lanes {
		l.out = nil
	}
	return err
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// pause asks whether to go on.
func (r *run) pause() error {
	if r.between == nil || r.dry {
		return nil
	}
	return r.between()
}

// jobs goes through the jobs of a span. Where groups run side by side, what is of no group waits for those at work at once: it runs
// later than in order, after nothing that it could disturb, since what is of a group makes no output.
func (r *run) jobs(s span, in *Inputs) error {
	pl, p, lanes := r.plan, r.x.p, r.x.lanes[:s.lanes]
	copy(r.stepUses, pl.stepUses)
	r.savedUses = append(r.savedUses[:0], pl.savedUses...)
	if len(r.saved) < len(pl.savedUses) {
		r.saved = make([]cell, len(pl.savedUses))
	}
	for k, l := range lanes {
		l.arena.reset()
		if k > 0 {
			own := l.lane
			*l = *r
			l.lane = own
			copy(l.micro[:p.firstMicro()], r.micro)
		}
	}
	r.inStep = true
	for d, g := range r.given {
		for i, f := range pl.handover[d] {
			*r.cell(f) = cell{Tensor: g[i]}
		}
	}
	if s.lanes == 1 {
		for m := range max(1, r.microParts) {
			d := 0
			if r.microParts > 0 {
				d = m / int(p.A)
			}
			if err := r.stage(m, d >= s.lo && d < s.hi, s.rest, in); err != nil {
				return err
			}
		}
		return nil
	}
	t := &r.x.groups
	for t.first, t.in = s.lo, in; t.first < s.hi; t.first += s.lanes {
		if r.dry {
			t.Do(0, s.lanes)
		} else {
			pool.Divide(t, s.lanes)
		}
		for m := t.first * int(p.A); s.rest && m < (t.first+s.lanes)*int(p.A); m++ {
			_ = r.stage(m, false, true, in) // asks nobody
		}
	}
	t.in = nil
	return nil
}

// groupsTask is lanes at work on the groups from first on. It is kept, so that a run allocates nothing.
type groupsTask struct {
	x     *Executor
	first int
	in    *Inputs
}

// Do implements pool.Task over lanes.
func (t *groupsTask) Do(lo, hi int) {
	a := int(t.x.p.A)
	for k, l := range t.x.lanes[lo:hi] {
		for m := range a {
			_ = l.stage((t.first+lo+k)*a+m, true, false, t.in) // asks nobody
		}
	}
}

// stage goes through the jobs of a micro-batch, if its group is the run's to do, and the step jobs that can run after it: those of
// the group, and others that are of none. Its errors are those of the run's between.
func (r *run) stage(m int, mine, others bool, in *Inputs) error {
	pl := r.plan
	if r.microParts > 0 && mine {
		r.part, r.inStep = m, false
		for k, b := range r.batches {
			r.micro[b] = cell{Tensor: in.Batch[m][k]}
		}
		copy(r.uses, pl.microUses)
		for i := range pl.micro {
			if err := r.pause(); err != nil {
				return err
			}
			r.job(&pl.micro[i])
		}
	}
	r.part, r.inStep = r.microParts, true
	for i := range pl.step[m] {
		if j := &pl.step[m][i]; j.class == rest && others || j.class != rest && mine {
			if err := r.pause(); err != nil {
				return err
			}
			r.job(j)
		}
	}
	return nil
}

// cell is the place of a tensor that a job of the part at work reads or makes, or of one that a group hands over.
func (r *run) cell(f ref) *cell {
	if r.inStep && isMicro(r.x.p, f.entry) {
		return &r.saved[r.plan.saved[f]]
	}
	if r.inStep {
		return &r.step[f.entry]
	}
	return &r.micro[f.entry]
}

func (r *run) tensor(f ref) Tensor { return r.cell(f).Tensor }

func (r *run) job(j *job) {
	p := r.x.p
	table, uses := r.micro, r.uses
	if r.inStep {
		table, uses = r.step, r.stepUses
	}
	for _, e := range j.defines {
		t, s := p.tensor(e)
		if k, ok := r.output[e]; ok {
			if !r.dry {
				table[e] = cell{Tensor: r.out[k]} // the caller's
			}
		} else {
			table[e] = r.arena.tensor(t, size(s), r.dry)
		}
	}
	if r.tape != nil {
		r.tape.job(r, j)
	}
	if !r.dry {
		switch {
		case j.group != nil:
			j.group.run(r)
		case j.columns != nil:
			v := &j.columns.view
			lead, rows := leadOf(v.Shape)
			x := r.tensor(j.reads[0]).F32[v.Offset:]
			r.vec.SumColumns(table[j.columns.last()].F32, x[:rows*size(lead)], rows, size(lead))
		case j.attend != nil:
			j.attend.run(r)
		case j.back != nil:
			j.back.run(r)
		case j.linear != nil:
			j.linear.run(r)
		case j.join != nil:
			j.join.run(r)
		case j.scales != nil:
			j.scales.run(r)
		case j.int8 != nil:
			j.int8.run(r)
		default:
			r.single(j, table[j.entry].Tensor)
		}
	}
	for _, e := range j.defines {
		if !r.dry && r.observe != nil && (r.x.watched[e] || r.plan == r.x.single) {
			r.observe(r.part, e, table[e].Tensor)
		}
		if !r.inStep {
			if i, ok := r.plan.saved[ref{uint32(r.part), e}]; ok {
				r.saved[i] = table[e]
			}
		}
		r.release(ref{0, e}, table, uses, 0)
	}
	for _, f := range j.reads {
		r.release(f, table, uses, 1)
	}
}

// release counts off reads of a tensor and gives its memory back after the last one.
func (r *run) release(f ref, table []cell, uses []int32, by int32) {
	p := r.x.p
	if f.entry < p.firstMicro() {
		return
	}
	if r.inStep && isMicro(p, f.entry) {
		i := r.plan.saved[f]
		if r.savedUses[i] -= by; r.savedUses[i] == 0 {
			r.saved[i].put()
		}
		return
	}
	if _, ok := r.output[f.entry]; ok {
		return
	}
	if uses[f.entry] -= by; uses[f.entry] > 0 {
		return
	}
	if !r.inStep {
		if i, ok := r.plan.saved[ref{uint32(r.part), f.entry}]; ok && r.savedUses[i] > 0 {
			return
		}
	}
	table[f.entry].put()
}

// matrices is a matrix product as package gemm wants it, without its operands.
type matrices struct {
	shape          gemm.Shape
	band           gemm.Band
	row            int   // stride of A
	aBatch, bBatch []int // strides
}

func newMatrices(n *Node) *matrices {
	rank := int(n.Shape.Rank)
	x, y := &n.Operands[0], &n.Operands[1]
	q := &matrices{shape: gemm.Shape{M: int(n.Shape.Dims[rank-2]), N: int(n.Shape.Dims[rank-1]), K: int(x.Shape.Dims[rank-1])},
		band: gemm.Band{Kind: gemm.BandKind(n.Attr), Offset: int(n.Band)}, row: int(x.Stride[rank-2])}
	// Matrices with the same B whose rows follow one another are one.
	for ; rank > 2 && n.Attr == BandNone; rank-- {
		d, step := int(n.Shape.Dims[rank-3]), int(x.Stride[rank-3])
		if d > 1 && (y.Stride[rank-3] != 0 || q.shape.M > 1 && step != q.shape.M*q.row) {
			break
		}
		if d > 1 && q.shape.M == 1 {
			q.row = step
		}
		q.shape.M *= d
	}
	for a, d := range n.Shape.Dims[:rank-2] {
		q.shape.Batch = append(q.shape.Batch, int(d))
		q.aBatch, q.bBatch = append(q.aBatch, int(x.Stride[a])), append(q.bBatch, int(y.Stride[a]))
	}
	return q
}

// leftOf is operand A of a product.
func leftOf[T float32 | int8](q *matrices, data []T, v *View) gemm.View[T] {
	m := matrixOf(data, v, q.aBatch)
	m.RowStride = q.row
	return m
}

// matrixOf is an operand as package gemm wants it.
func matrixOf[T float32 | int8](data []T, v *View, batch []int) gemm.View[T] {
	r := int(v.Shape.Rank)
	return gemm.View[T]{Data: data, Offset: int(v.Offset), RowStride: int(v.Stride[r-2]), KStride: int(v.Stride[r-1]), BatchStrides: batch}
}

// single computes a node that is in no group; sum and amax are so only over no elements.
func (r *run) single(j *job, dst Tensor) {
	n := j.node
	operand := func(k int) Tensor {
		v := &n.Operands[k]
		return r.tensor(ref{v.Micro, v.Tensor})
	}
	switch n.Op {
	case OpCopy:
		moveView(dst, operand(0), 0, int(n.Operands[0].Offset), j.axes)
	case OpIota:
		inner := 1
		for _, d := range n.Shape.Dims[n.Attr+1 : n.Shape.Rank] {
			inner *= int(d)
		}
		axis := int(n.Shape.Dims[n.Attr])
		for i := range dst.I32 {
			dst.I32[i] = int32(i / inner % axis)
		}
	case OpGather:
		j.rows.run(r, dst, operand(0), operand(1).I32)
	case OpSegsum:
		j.rows.run(r, dst, operand(1), operand(0).I32)
	case OpMatmul, OpMatmulI8:
		q := j.product
		var err error
		if n.Op == OpMatmulI8 {
			err = r.gemm.I8(dst.I32, leftOf(q, operand(0).I8, &n.Operands[0]), matrixOf(operand(1).I8, &n.Operands[1], q.bBatch), q.shape)
		} else {
			err = r.gemm.F32(dst.F32, leftOf(q, operand(0).F32, &n.Operands[0]), matrixOf(operand(1).F32, &n.Operands[1], q.bBatch), q.shape, q.band)
		}
		if err != nil {
			panic(fmt.Sprintf("program: a validated product: %v", err))
		}
	case OpSum:
		clear(dst.F32)
	case OpAmax:
		fill(dst.F32, float32(math.Inf(-1)))
	default:
		panic("program: " + n.Op.String() + " outside a group")
	}
}

// rowsTask is a gather or a segsum at work. It is kept with its job, so that a run allocates nothing.
type rowsTask struct {
	r          *run
	n          *Node
	axes       []moveAxis // of a row of a gather
	width      int        // elements of it
	dst, table Tensor
	index      []int32
}

func newRows(n *Node) *rowsTask {
	t := &rowsTask{n: n, width: 1}
	if n.Op == OpGather {
		v := &n.Operands[0]
		row := Shape{Rank: v.Shape.Rank - 1}
		copy(row.Dims[:], v.Shape.Dims[1:v.Shape.Rank])
		var strides [MaxRank]uint32
		copy(strides[:], v.Stride[1:])
		t.width = size(row)
		contiguous := rowMajor(row)
		t.axes = axesOf(row, &contiguous, &strides)
	}
	return t
}

// run spreads the work over cores: rows of a gather, columns of a segsum.
func (t *rowsTask) run(r *run, dst, table Tensor, index []int32) {
	t.r, t.dst, t.table, t.index = r, dst, table, index
	if t.n.Op == OpGather {
		pool.Run(t, size(t.n.Operands[1].Shape), max(1, moveGrain/max(1, t.width)))
	} else {
		clear(dst.F32)
		pool.Run(t, int(t.n.Shape.Dims[1]), segsumColumns)
	}
	t.r, t.dst, t.table, t.index = nil, Tensor{}, Tensor{}, nil
}

// Do implements pool.Task.
func (t *rowsTask) Do(lo, hi int) {
	if t.n.Op == OpGather {
		t.gather(lo, hi)
	} else {
		t.segsum(lo, hi)
	}
}

// gather copies rows of the table.
func (t *rowsTask) gather(lo, hi int) {
	v, ix := &t.n.Operands[0], &t.n.Operands[1]
	for i := lo; i < hi; i++ {
		k := t.index[ix.at(coordinates(ix.Shape, uint64(i)))]
		if k < 0 || uint32(k) >= v.Shape.Dims[0] {
			nan := uint32(0)
			if t.dst.DType == F32 {
				nan = canonicalNaN
			}
			for c := range t.width {
				t.dst.SetWord(uint64(i*t.width+c), nan)
			}
			continue
		}
		from := int(v.Offset) + int(k)*int(v.Stride[0])
		switch t.dst.DType {
		case F32:
			moveAxes(t.dst.F32[i*t.width:], t.table.F32[from:], t.axes)
		case I32:
			moveAxes(t.dst.I32[i*t.width:], t.table.I32[from:], t.axes)
		default:
			moveAxes(t.dst.I8[i*t.width:], t.table.I8[from:], t.axes)
		}
	}
}

// segsumColumns is how many columns of g a core adds at once: as many lines stay in the first cache.
const segsumColumns = 64

// segsum adds rows in the order of the terms. Columns share nothing.
func (t *rowsTask) segsum(lo, hi int) {
	ix, gv := &t.n.Operands[0], &t.n.Operands[1]
	rows, columns := int(t.n.Shape.Dims[0]), int(t.n.Shape.Dims[1])
	step, next, across := int(ix.Stride[0]), int(gv.Stride[1]), int(gv.Stride[0])
	dst, g := t.dst.F32, t.table.F32
	for c0 := lo; c0 < hi; c0 += segsumColumns {
		c1 := min(hi, c0+segsumColumns)
		for i := range int(ix.Shape.Dims[0]) {
			row := int(t.index[int(ix.Offset)+i*step])
			if row < 0 || row >= rows {
				continue
			}
			at := int(gv.Offset) + i*next
			d := dst[row*columns+c0 : row*columns+c1]
			if across == 1 {
				t.r.vec.Add(d, d, g[at+c0:at+c1])
				continue
			}
			for c := range d {
				d[c] = canonical(float32(d[c] + g[at+(c0+c)*across]))
			}
		}
	}
}
