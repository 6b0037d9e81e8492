package program

import (
	"fmt"
	"math"

	"assay/repops/cr"
	"assay/repops/engine"
	"assay/repops/gemm"
	"assay/repops/internal/fpenv"
	"assay/repops/vec"
)

// Executor runs a program on the vector kernels of one engine, on several cores, with the bits of Interpret. It keeps its
// memory between runs. It is not for use by two goroutines at once.
type Executor struct {
	p         *Program
	engine    func() engine.Engine
	constants []Tensor
	watched   map[uint32]bool
	fused     *plan
	single    *plan // every node on its own
	memory    memory
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
	x := &Executor{p: p, engine: engine.Current, constants: constants, watched: map[uint32]bool{}, memory: newMemory()}
	for _, e := range watch {
		if p.Node(e) == nil {
			return nil, fmt.Errorf("%w: entry %d is no node", ErrReference, e)
		}
		x.watched[e] = true
	}
	x.fused = newPlan(p, true, func(e uint32) bool { return x.watched[e] })
	return x, nil
}

// Use makes later runs use e rather than the engine that is current when they begin. It is engine.ErrUnavailable if this
// machine lacks e.
func (x *Executor) Use(e engine.Engine) error {
	if !e.Available() {
		return fmt.Errorf("%w: %v. Hint: this machine has %v", engine.ErrUnavailable, e, engine.Supported())
	}
	x.engine = func() engine.Engine { return e }
	return nil
}

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
	if observe == nil {
		observe = func(int, uint32, Tensor) {}
	}
	return x.run(in, x.fused, observe)
}

// RunAll runs every node on its own, as a trace needs it, and tells observe all outputs.
func (x *Executor) RunAll(in *Inputs, observe Observer) ([]Tensor, error) {
	if x.single == nil {
		x.single = newPlan(x.p, false, func(uint32) bool { return true })
	}
	return x.run(in, x.single, observe)
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

// memory is tensors for reuse, by type and size.
type memory map[memoryKey][]Tensor

type memoryKey struct {
	t DType
	n int
}

func newMemory() memory { return memory{} }

func (m memory) get(t DType, n int) Tensor {
	k := memoryKey{t, n}
	if f := m[k]; len(f) > 0 {
		m[k] = f[:len(f)-1]
		return f[len(f)-1]
	}
	return NewTensor(t, n)
}

func (m memory) put(t Tensor) {
	k := memoryKey{t.DType, t.Len()}
	m[k] = append(m[k], t)
}

// plan is the work of one run: jobs of a micro-batch, and of the step nodes by the micro-batch after which they can run.
type plan struct {
	p     *Program // the program, perhaps with other operands
	micro []job
	step  [][]job // by micro-batch; one list if there are none
	// microUses and stepUses count the jobs that read a tensor of their own part, saved those of step nodes that read a tensor of
	// a micro-batch.
	microUses, stepUses []int32
	saved               map[ref]int32
}

// job is one node, or a group of them.
type job struct {
	entry   uint32
	group   *group
	columns *columnSum
	defines []uint32 // tensors that it makes
	reads   []ref    // each once
	stage   int
}

// newPlan orders, and perhaps groups, the nodes of p. kept says which entries must exist as tensors anyhow.
func newPlan(p *Program, fuse bool, kept func(uint32) bool) *plan {
	output := map[uint32]bool{}
	for _, e := range p.Outputs {
		output[e] = true
	}
	columns := map[uint32]columnSum{}
	if fuse {
		p = forwarded(p)
		uses := make([]int32, p.firstOutput())
		for e := p.firstMicro(); e < p.firstOutput(); e++ {
			for _, v := range p.Node(e).Operands {
				uses[v.Tensor]++
			}
		}
		columns = columnSums(p, uses, func(e uint32) bool { return output[e] || kept(e) })
	}
	pl := &plan{p: p, microUses: make([]int32, p.firstOutput()), stepUses: make([]int32, p.firstOutput()), saved: map[ref]int32{}}
	stages := stepStages(p)
	wanted := neededNodes(p, columns, func(e uint32) bool { return output[e] || kept(e) || !fuse })
	readers := make([][]uint32, p.firstOutput())
	for e := p.firstMicro(); e < p.firstOutput(); e++ {
		if c, ok := columns[e]; ok && wanted[e] {
			readers[c.view.Tensor] = append(readers[c.view.Tensor], e)
		} else if wanted[e] {
			for _, v := range p.Node(e).Operands {
				readers[v.Tensor] = append(readers[v.Tensor], e)
			}
		}
	}
	build := func(lo, hi uint32) []job {
		b := planner{p: p, fuse: fuse, stages: stages, columns: columns, readers: readers,
			kept: func(e uint32) bool { return kept(e) || output[e] }}
		for e := lo; e < hi; e++ {
			if c, ok := columns[e]; ok && wanted[e] {
				b.columnSum(e, c)
			} else if wanted[e] && !b.done[e] {
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
	for _, list := range pl.step {
		for _, j := range list {
			for _, r := range j.reads {
				if r.entry >= p.firstMicro() && r.entry < p.firstStep() {
					pl.saved[r]++
				} else {
					pl.stepUses[r.entry]++
				}
			}
		}
	}
	return pl
}

// neededNodes marks the nodes on which a wanted one depends; the others are never computed.
func neededNodes(p *Program, columns map[uint32]columnSum, want func(uint32) bool) []bool {
	need := make([]bool, p.firstOutput())
	for e := p.firstOutput(); e > 0; {
		e--
		if n := p.Node(e); n != nil && (need[e] || want(e)) {
			need[e] = true
			if c, ok := columns[e]; ok {
				need[c.view.Tensor] = true
				continue
			}
			for _, v := range n.Operands {
				need[v.Tensor] = true
			}
		}
	}
	return need
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
	p       *Program
	fuse    bool
	stages  []int
	readers [][]uint32
	kept    func(uint32) bool
	columns map[uint32]columnSum
	done    map[uint32]bool // levels that a columnSum leaves out, and its last one
	jobs    []job

	open    []uint32 // members of the group being collected
	members map[uint32]bool
	lead    Shape
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
	if depends || starts || len(b.open) > 0 && b.stages[e] != b.stages[b.open[0]] {
		b.flush()
	}
	if starts {
		b.open, b.members = []uint32{e}, map[uint32]bool{e: true}
		b.lead, _ = leadOf(n.Shape)
		if !b.fuse {
			b.flush()
		}
		return
	}
	b.append(job{entry: e, defines: []uint32{e}, stage: b.stages[e]}, []uint32{e})
}

// columnSum adds the job of a whole sum over columns in the place of its first level.
func (b *planner) columnSum(first uint32, c columnSum) {
	if b.members[c.view.Tensor] || len(b.open) > 0 && b.stages[first] != b.stages[b.open[0]] {
		b.flush()
	}
	b.jobs = append(b.jobs, job{columns: &c, defines: []uint32{c.last()}, reads: []ref{{c.view.Micro, c.view.Tensor}}, stage: b.stages[first]})
	if b.done == nil {
		b.done = map[uint32]bool{}
	}
	for _, e := range c.levels {
		b.done[e] = true
	}
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
	lead, _ := leadOf(n.Shape)
	if !n.Op.joins() || n.reducesNothing() || lead != b.lead || len(b.open) >= maxMembers || b.stages[e] != b.stages[b.open[0]] {
		return false
	}
	for i := range n.Operands {
		v := &n.Operands[i]
		if !b.members[v.Tensor] {
			continue
		}
		_, width := leadOf(b.p.Node(v.Tensor).Shape)
		if whole, repeated := aligned(v, lead, width); n.Op == OpRandom || !whole && !repeated {
			return false
		}
	}
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
	j := job{group: newGroup(b.p, entries, func(e uint32) bool { return stored[e] }), stage: b.stages[entries[0]]}
	for _, e := range entries {
		if stored[e] {
			j.defines = append(j.defines, e)
		}
	}
	b.append(j, entries)
}

// append adds a job of the given nodes and finds what it reads.
func (b *planner) append(j job, entries []uint32) {
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

// run is one run of an executor.
type run struct {
	x    *Executor
	plan *plan
	vec  *vec.Kernels
	cr   *cr.Kernels
	gemm *gemm.Kernels

	part       int
	inStep     bool
	micro      []Tensor // of the micro-batch at work, by entry; inputs too
	step       []Tensor // of the step nodes
	saved      map[ref]Tensor
	uses       []int32 // left, of the micro-batch at work
	stepUses   []int32
	savedUses  map[ref]int32
	output     map[uint32]bool
	observe    Observer
	microParts int
}

func (x *Executor) run(in *Inputs, pl *plan, observe Observer) ([]Tensor, error) {
	with := *in
	with.Constant = x.constants
	bound, err := x.p.bind(&with)
	if err != nil {
		return nil, err
	}
	defer fpenv.Leave(fpenv.Enter())
	e := x.engine()
	p := x.p
	r := &run{x: x, plan: pl, vec: vec.For(e), cr: cr.For(e), gemm: gemm.For(e), observe: observe, microParts: p.MicroBatches(),
		saved: map[ref]Tensor{}, savedUses: map[ref]int32{}, output: map[uint32]bool{}}
	for _, o := range p.Outputs {
		r.output[o] = true
	}
	for k, v := range pl.saved {
		r.savedUses[k] = v
	}
	r.micro, r.step = make([]Tensor, p.firstOutput()), make([]Tensor, p.firstOutput())
	copy(r.micro, bound)
	copy(r.step, bound)
	r.stepUses = append([]int32(nil), pl.stepUses...)
	r.uses = make([]int32, len(pl.microUses))
	batches := p.batchEntries()
	for m := range max(1, r.microParts) {
		if r.microParts > 0 {
			r.part, r.inStep = m, false
			for k, b := range batches {
				r.micro[b] = in.Batch[m][k]
			}
			copy(r.uses, pl.microUses)
			for i := range pl.micro {
				r.job(&pl.micro[i])
			}
		}
		r.part, r.inStep = r.microParts, true
		for i := range pl.step[m] {
			r.job(&pl.step[m][i])
		}
	}
	out := make([]Tensor, len(p.Outputs))
	for i, o := range p.Outputs {
		out[i] = r.step[o]
	}
	return out, nil
}

// tensor is a tensor that a job of the part at work reads or makes.
func (r *run) tensor(f ref) Tensor {
	if !r.inStep {
		return r.micro[f.entry]
	}
	if r.isMicro(f.entry) {
		return r.saved[f]
	}
	return r.step[f.entry]
}

func (r *run) isMicro(e uint32) bool { return e >= r.x.p.firstMicro() && e < r.x.p.firstStep() }

func (r *run) job(j *job) {
	p := r.x.p
	table, uses := r.micro, r.uses
	if r.inStep {
		table, uses = r.step, r.stepUses
	}
	for _, e := range j.defines {
		t, s := p.tensor(e)
		if r.output[e] {
			table[e] = NewTensor(t, size(s)) // the caller's
		} else {
			table[e] = r.x.memory.get(t, size(s))
		}
	}
	switch {
	case j.group != nil:
		j.group.run(r)
	case j.columns != nil:
		v := &j.columns.view
		lead, rows := leadOf(v.Shape)
		x := r.tensor(j.reads[0]).F32[v.Offset:]
		r.vec.SumColumns(table[j.columns.last()].F32, x[:rows*size(lead)], rows, size(lead))
	default:
		r.single(r.plan.p.Node(j.entry), table[j.entry])
	}
	for _, e := range j.defines {
		if r.x.watched[e] || r.plan == r.x.single {
			r.observe(r.part, e, table[e])
		}
		if !r.inStep {
			if k := (ref{uint32(r.part), e}); r.savedUses[k] > 0 {
				r.saved[k] = table[e]
			}
		}
		r.release(ref{0, e}, table, uses, 0)
	}
	for _, f := range j.reads {
		r.release(f, table, uses, 1)
	}
}

// release counts off reads of a tensor and gives its memory back after the last one.
func (r *run) release(f ref, table []Tensor, uses []int32, by int32) {
	p := r.x.p
	if f.entry < p.firstMicro() || r.output[f.entry] {
		return
	}
	if r.inStep && r.isMicro(f.entry) {
		if r.savedUses[f] -= by; r.savedUses[f] == 0 {
			r.x.memory.put(r.saved[f])
			delete(r.saved, f)
		}
		return
	}
	if uses[f.entry] -= by; uses[f.entry] > 0 {
		return
	}
	if !r.inStep && r.savedUses[ref{uint32(r.part), f.entry}] > 0 {
		return
	}
	r.x.memory.put(table[f.entry])
	table[f.entry] = Tensor{}
}

// matrixOf is an operand as package gemm wants it.
func matrixOf[T float32 | int8](data []T, v *View) gemm.View[T] {
	r := int(v.Shape.Rank)
	m := gemm.View[T]{Data: data, Offset: int(v.Offset), RowStride: int(v.Stride[r-2]), KStride: int(v.Stride[r-1])}
	for a := range r - 2 {
		m.BatchStrides = append(m.BatchStrides, int(v.Stride[a]))
	}
	return m
}

// single computes a node that is in no group; sum and amax are so only over no elements.
func (r *run) single(n *Node, dst Tensor) {
	operand := func(k int) Tensor {
		v := &n.Operands[k]
		return r.tensor(ref{v.Micro, v.Tensor})
	}
	contiguous := rowMajor(n.Shape)
	switch n.Op {
	case OpCopy:
		moveView(dst, operand(0), 0, &contiguous, &n.Operands[0])
	case OpConcat:
		at := 0
		for k := range n.Operands {
			moveView(dst, operand(k), at, &contiguous, &n.Operands[k])
			at += int(n.Operands[k].Shape.Dims[n.Attr]) * int(contiguous[n.Attr])
		}
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
		r.gather(n, dst, operand(0), operand(1).I32)
	case OpSegsum:
		segsum(n, dst.F32, operand(0).I32, operand(1).F32)
	case OpMatmul, OpMatmulI8:
		rank := int(n.Shape.Rank)
		a := n.Operands[0].Shape
		s := gemm.Shape{M: int(n.Shape.Dims[rank-2]), N: int(n.Shape.Dims[rank-1]), K: int(a.Dims[rank-1])}
		for _, d := range n.Shape.Dims[:rank-2] {
			s.Batch = append(s.Batch, int(d))
		}
		var err error
		if n.Op == OpMatmulI8 {
			err = r.gemm.I8(dst.I32, matrixOf(operand(0).I8, &n.Operands[0]), matrixOf(operand(1).I8, &n.Operands[1]), s)
		} else {
			band := gemm.Band{Kind: gemm.BandKind(n.Attr), Offset: int(n.Band)}
			err = r.gemm.F32(dst.F32, matrixOf(operand(0).F32, &n.Operands[0]), matrixOf(operand(1).F32, &n.Operands[1]), s, band)
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

// gather copies rows of the table.
func (r *run) gather(n *Node, dst, table Tensor, index []int32) {
	t, ix := &n.Operands[0], &n.Operands[1]
	width := 1
	row := Shape{Rank: t.Shape.Rank - 1}
	copy(row.Dims[:], t.Shape.Dims[1:t.Shape.Rank])
	var strides [MaxRank]uint32
	copy(strides[:], t.Stride[1:])
	for _, d := range row.Dims[:row.Rank] {
		width *= int(d)
	}
	contiguous := rowMajor(row)
	axes := axesOf(row, &contiguous, &strides)
	rows := size(ix.Shape)
	vec.ParallelGrain(rows, max(1, moveGrain/width), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			k := index[ix.at(coordinates(ix.Shape, uint64(i)))]
			if k < 0 || uint32(k) >= t.Shape.Dims[0] {
				nan := uint32(0)
				if dst.DType == F32 {
					nan = canonicalNaN
				}
				for c := range width {
					dst.SetWord(uint64(i*width+c), nan)
				}
				continue
			}
			from := int(t.Offset) + int(k)*int(t.Stride[0])
			switch dst.DType {
			case F32:
				moveAxes(dst.F32[i*width:], table.F32[from:], axes)
			case I32:
				moveAxes(dst.I32[i*width:], table.I32[from:], axes)
			default:
				moveAxes(dst.I8[i*width:], table.I8[from:], axes)
			}
		}
	})
}

// segsumColumns is how many columns of g a core adds at once: as many lines stay in the first cache.
const segsumColumns = 64

// segsum adds rows in the order of the terms. Columns share nothing.
func segsum(n *Node, dst []float32, index []int32, g []float32) {
	ix, gv := &n.Operands[0], &n.Operands[1]
	rows, columns := int(n.Shape.Dims[0]), int(n.Shape.Dims[1])
	terms := int(ix.Shape.Dims[0])
	step, next := int(ix.Stride[0]), int(gv.Stride[1])
	clear(dst)
	vec.ParallelGrain(columns, segsumColumns, func(lo, hi int) {
		for c0 := lo; c0 < hi; c0 += segsumColumns {
			c1 := min(hi, c0+segsumColumns)
			for t := range terms {
				row := int(index[int(ix.Offset)+t*step])
				if row < 0 || row >= rows {
					continue
				}
				at := int(gv.Offset) + t*next
				for c := c0; c < c1; c++ {
					d := &dst[row*columns+c]
					*d = canonical(float32(*d + g[at+c*int(gv.Stride[0])]))
				}
			}
		}
	})
}
