package program

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"assay/repops/cuda"
)

// tape is all that a device does for one run of a program, in order, with every address known.
type tape struct {
	x        *DeviceExecutor
	plan     *plan
	observes bool // there are events for an observer
	arena    cuda.Address
	peak     int            // bytes of it
	written  []cuda.Address // by output: where its node writes
	events   []event
	groups   []*cuda.GroupLaunch
	instrs   []cuda.GroupInstr
	views    []cuda.GroupView
	scratch  cuda.Address // of one kernel at a time
	most     int          // bytes of it
	shared   bool         // the job at work uses it
	graph    cuda.Graph
	outputs  []DeviceTensor    // after the run
	sources  map[string]string // kernels that groups are written as, by name
}

// event is one thing to do. An observer is only told of results.
type event struct {
	do            func(d cuda.Device) error
	observe       func(o DeviceObserver) error
	kind          string // what Profile calls it
	reads, writes []extent
}

// extent is bytes of the device's memory.
type extent struct{ at, end cuda.Address }

func (t DeviceTensor) extent() extent {
	return extent{t.Address, t.Address + cuda.Address(t.Len*bytesOf(t.DType))}
}

func meet(a, b []extent) bool {
	for _, x := range a {
		for _, y := range b {
			if x.at < y.end && y.at < x.end {
				return true
			}
		}
	}
	return false
}

// after says whether an event must wait for an earlier one.
func (e *event) after(f *event) bool {
	return meet(e.writes, f.writes) || meet(e.reads, f.writes) || meet(e.writes, f.reads)
}

// record lays a run out and records it.
func (x *DeviceExecutor) record(fused bool) (*tape, error) {
	t := &tape{x: x, observes: !fused, sources: map[string]string{}}
	t.plan = newPlan(x.p, x.constants, planKind{fused: fused, device: true}, func(uint32) bool { return !fused })
	e := &Executor{p: x.p, constants: x.constants, fused: t.plan}
	e.r.init(e)
	e.lanes = []*run{&e.r}
	r := &e.r
	r.plan, r.dry = t.plan, true
	in := &Inputs{Batch: make([][]Tensor, x.p.MicroBatches())}
	for m := range in.Batch {
		in.Batch[m] = make([]Tensor, len(r.batches))
	}
	s := span{plan: t.plan, hi: int(x.p.D), rest: true, lanes: 1}
	_ = r.jobs(s, in) // asks nobody
	t.peak = r.arena.peak
	var err error
	if t.arena, err = x.allocate(t.peak); err != nil {
		return nil, fmt.Errorf("intermediate results: %w", err)
	}
	if err := t.place(r); err != nil {
		return nil, err
	}
	r.tape = t
	_ = r.jobs(s, in)
	t.after(r)
	return t, t.finish()
}

// place finds where outputs are written.
func (t *tape) place(r *run) error {
	x, p := t.x, t.x.p
	t.written = make([]cuda.Address, len(p.Outputs))
	for k, o := range p.Outputs {
		dtype, shape := p.tensor(o)
		bytes := size(shape) * bytesOf(dtype)
		switch {
		case t.plan.inPlace[k] || p.Loop && int(o) == k+1:
			t.written[k] = x.inputs[k+1]
			continue
		case p.Node(o) != nil && r.output[o] != k:
			continue
		case p.Node(o) == nil && !p.Loop:
			t.written[k] = x.inputs[o]
			continue
		}
		var err error
		if t.written[k], err = x.allocate(bytes); err != nil {
			return err
		}
		if p.Node(o) == nil {
			// The input may be overwritten before the run ends.
			t.copy(t.written[k], x.inputs[o], bytes)
		}
	}
	return nil
}

// after copies the outputs over the state.
func (t *tape) after(r *run) {
	x, p := t.x, t.x.p
	from := func(k int) cuda.Address {
		if o := p.Outputs[k]; p.Node(o) != nil {
			return t.written[r.output[o]]
		}
		return t.written[k]
	}
	// What stands in another output's place of the state is copied before that is written over: it is read from where its node wrote
	// it, which the state's tensor of the first output of the same node alone can be.
	for k, o := range p.Outputs {
		dtype, shape := p.tensor(o)
		at := from(k)
		if p.Loop && at != x.inputs[k+1] {
			t.copy(x.inputs[k+1], at, size(shape)*bytesOf(dtype))
			at = x.inputs[k+1]
		}
		t.outputs = append(t.outputs, DeviceTensor{dtype, size(shape), at})
	}
}

func (t *tape) do(kind string, f func(d cuda.Device) error) {
	t.events = append(t.events, event{do: f, kind: kind})
}

func (t *tape) copy(to, from cuda.Address, bytes int) {
	t.do("copy", func(d cuda.Device) error { return d.Copy(to, from, uint64(bytes)) })
	t.only([]extent{{from, from + cuda.Address(bytes)}}, []extent{{to, to + cuda.Address(bytes)}})
}

// scratchExtent stands for the scratch memory, which has no address before all is recorded.
var scratchExtent = extent{0, 1}

// need makes the scratch memory at least as many bytes, for the job at work.
func (t *tape) need(bytes int) {
	t.most = max(t.most, bytes)
	t.shared = true
}

// finish uploads the groups' instructions and takes the scratch memory.
func (t *tape) finish() error {
	x := t.x
	var err error
	if t.scratch, err = x.allocate(t.most); err != nil {
		return fmt.Errorf("scratch: %w", err)
	}
	if err := buildSources(x.d, t.sources); err != nil {
		return err
	}
	instrs, views := cuda.BytesOf(t.instrs), cuda.BytesOf(t.views)
	at, err := x.allocate(len(instrs) + len(views))
	if err != nil {
		return err
	}
	viewsAt := at + cuda.Address(len(instrs))
	if len(instrs) > 0 {
		if err := x.d.Upload(at, instrs); err != nil {
			return err
		}
	}
	if len(views) > 0 {
		if err := x.d.Upload(viewsAt, views); err != nil {
			return err
		}
	}
	for _, g := range t.groups {
		g.Instrs += at
		g.Views = viewsAt
		if g.ScratchBlocks > 0 {
			g.Scratch = t.scratch
		}
	}
	t.instrs, t.views, t.groups = nil, nil, nil
	if t.observes || x.ordered || len(t.events) > mostGraphed {
		return nil
	}
	tasks, err := t.tasks()
	if err != nil || len(tasks) == 0 {
		return err
	}
	t.graph, err = x.d.Graph(tasks)
	return err
}

// mostGraphed is the most events that are looked through for what they must wait for.
const mostGraphed = 8192

// tasks are the events with what each must wait for.
func (t *tape) tasks() ([]cuda.Task, error) {
	n := len(t.events)
	words := (n + 63) / 64
	before := make([]uint64, n*words) // of each event, those that are done when it begins
	last := make([]int, n)            // its last task
	c := &taskRecorder{Device: t.x.d}
	for i := range t.events {
		e := &t.events[i]
		mine := before[i*words : (i+1)*words]
		c.needs = nil
		for k := i - 1; k >= 0; k-- {
			if mine[k/64]>>(k%64)&1 == 1 || !e.after(&t.events[k]) {
				continue
			}
			c.needs = append(c.needs, last[k])
			for w, b := range before[k*words : (k+1)*words] {
				mine[w] |= b
			}
			mine[k/64] |= 1 << (k % 64)
		}
		had := len(c.tasks)
		if err := e.do(c); err != nil {
			return nil, err
		}
		if last[i] = len(c.tasks) - 1; len(c.tasks) == had {
			// Nobody waits for what does nothing.
			e.reads, e.writes = nil, nil
			clear(mine)
		}
	}
	return c.tasks, nil
}

// taskRecorder is a device that notes what it is asked for.
type taskRecorder struct {
	cuda.Device
	tasks []cuda.Task
	needs []int // of the next task
}

func (c *taskRecorder) add(t cuda.Task) {
	t.Needs = c.needs
	c.tasks = append(c.tasks, t)
	c.needs = []int{len(c.tasks) - 1} // what an event does is done in order
}

// Launch implements cuda.Device.
func (c *taskRecorder) Launch(kernel string, blocks cuda.Dim, threads, shared int, args []byte) error {
	c.add(cuda.Task{Launch: &cuda.Launch{Kernel: kernel, Blocks: blocks, Threads: threads, Shared: shared, Args: slices.Clone(args)}})
	return nil
}

// Copy implements cuda.Device.
func (c *taskRecorder) Copy(to, from cuda.Address, bytes uint64) error {
	c.add(cuda.Task{To: to, From: from, Bytes: bytes})
	return nil
}

// buildSources adds the kernels that a device does not have yet.
func buildSources(d cuda.Device, sources map[string]string) error {
	text := "#include \"warp.cuh\"\n"
	none := true
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		if !d.Has(name) {
			text, none = text+sources[name], false
		}
	}
	if none {
		return nil
	}
	return d.Build(text)
}

// play does all of it.
func (t *tape) play(observe DeviceObserver) error {
	d := t.x.d
	if t.graph != nil {
		return t.graph.Run()
	}
	for i := range t.events {
		e := &t.events[i]
		var err error
		switch {
		case e.do != nil:
			err = e.do(d)
		case observe != nil:
			err = e.observe(observe)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// profile does all of it, one event after the other, and adds the device's seconds up by kind.
func (t *tape) profile(seconds map[string]float64) error {
	d := t.x.d
	for i := range t.events {
		e := &t.events[i]
		if e.do == nil {
			continue
		}
		s, err := d.Elapsed(func() error { return e.do(d) })
		if err != nil {
			return err
		}
		seconds[e.kind] += s
	}
	return nil
}

// tensor is a tensor that a job reads or makes.
func (t *tape) tensor(r *run, f ref) DeviceTensor {
	p := t.x.p
	dtype, shape := p.tensor(f.entry)
	out := DeviceTensor{DType: dtype, Len: size(shape)}
	if f.entry < p.firstMicro() {
		out.Address = t.x.inputs[f.entry]
		if k, ok := t.x.batchAt[f.entry]; ok {
			out.Address = t.x.batches[r.part][k]
		}
		return out
	}
	if k, ok := r.output[f.entry]; ok {
		out.Address = t.written[k]
		return out
	}
	out.Address = t.arena + cuda.Address(r.cell(f).at*arenaLine)
	return out
}

// element is the address of an element of a view's tensor.
func (t *tape) element(r *run, v *View, index int) cuda.Address {
	x := t.tensor(r, ref{v.Micro, v.Tensor})
	return x.Address + cuda.Address(index*bytesOf(x.DType))
}

// job records a job; its tensors have places.
func (t *tape) job(r *run, j *job) {
	first := len(t.events)
	t.shared = false
	defer func() { t.extents(r, j, first) }()
	out := func(e uint32) DeviceTensor { return t.tensor(r, ref{entry: e}) }
	switch {
	case j.group != nil:
		t.group(r, j.group)
	case j.columns != nil:
		v := &j.columns.view
		lead, rows := leadOf(v.Shape)
		n, dst, src := size(lead), out(j.columns.last()).Address, t.element(r, v, int(v.Offset))
		t.need(int(cuda.ColumnScratch(uint64(rows), uint64(n))))
		t.do("columns", func(d cuda.Device) error { return cuda.ColumnSum(d, dst, src, t.scratch, uint64(rows), uint64(n)) })
	case j.attend != nil:
		t.attention(r, j.attend)
	case j.back != nil:
		t.attentionBackward(r, j.back)
	case j.linear != nil:
		l := j.linear
		bias := l.bias
		t.product(r, l.product, &l.x, &l.w, out(l.out).Address, t.element(r, &bias, int(bias.Offset)))
	case j.join != nil:
		dst := out(j.join.out)
		for k := range j.join.operands {
			t.move(r, dst, j.join.at[k], &j.join.operands[k], j.join.axes[k])
		}
	default:
		t.node(r, j, out(j.entry))
	}
	if t.observes {
		t.observed(r, j, out)
	}
}

// extents notes what memory the events of a job, from the first on, read and write.
func (t *tape) extents(r *run, j *job, first int) {
	var reads, writes []extent
	for _, f := range j.reads {
		reads = append(reads, t.tensor(r, f).extent())
	}
	for _, e := range j.defines {
		writes = append(writes, t.tensor(r, ref{entry: e}).extent())
	}
	if t.shared {
		writes = append(writes, scratchExtent)
	}
	for i := first; i < len(t.events); i++ {
		if e := &t.events[i]; e.writes == nil {
			e.reads, e.writes = reads, writes
		}
	}
}

// only notes what memory the last event reads and writes, where that is less than its job does.
func (t *tape) only(reads, writes []extent) {
	e := &t.events[len(t.events)-1]
	e.reads, e.writes = reads, writes
}

// observed tells an observer of what a job has made, while what it read is still there.
func (t *tape) observed(r *run, j *job, out func(e uint32) DeviceTensor) {
	reads := map[ref]DeviceTensor{}
	for _, f := range j.reads {
		reads[f] = t.tensor(r, f)
	}
	part := r.part
	for _, e := range j.defines {
		made := out(e)
		t.events = append(t.events, event{observe: func(o DeviceObserver) error {
			return o(part, e, made, func(micro, entry uint32) DeviceTensor { return reads[ref{micro, entry}] })
		}})
	}
}

func (t *tape) group(r *run, g *group) {
	label := fmt.Sprintf("group of %d instructions, %d rows of %d", len(g.instrs), g.rows, g.width)
	if t.x.write {
		if s := writeGroup(g); s != nil && t.kernel(r, g, s, label) {
			return
		}
	}
	d := newDeviceGroup(g, t.x.info.SharedPerBlock)
	instrs, views := d.instrs(func(f ref) cuda.Address { return t.tensor(r, f).Address }, r.part, len(t.views))
	l := &cuda.GroupLaunch{Instrs: cuda.Address(len(cuda.BytesOf(t.instrs))), Count: len(instrs), Rows: g.rows, BlockRows: d.blockRows, SlotBytes: d.slotBytes, Threads: d.threads}
	if d.slotBytes > t.x.info.SharedPerBlock {
		l.ScratchBlocks = max(1, deviceScratch*t.x.info.Processors)
		t.need(l.ScratchBlocks * d.slotBytes)
	}
	t.instrs, t.views, t.groups = append(t.instrs, instrs...), append(t.views, views...), append(t.groups, l)
	var launch *cuda.Launch
	t.do(label, func(d cuda.Device) error {
		if launch == nil {
			a := l.Args()
			launch = &a
		}
		return launch.Do(d)
	})
}

// kernel records a group that is a kernel of its own. It does not where the kernel would read again what it has written over.
func (t *tape) kernel(r *run, g *group, s *deviceSource, label string) bool {
	if s.again {
		var reads, writes []extent
		for i, f := range s.refs {
			if x := t.tensor(r, g.refs[f.tensor]).extent(); s.writes[i] {
				writes = append(writes, x)
			} else {
				reads = append(reads, x)
			}
		}
		if meet(reads, writes) {
			return false
		}
	}
	t.sources[s.name] = s.text
	args := make([]uint64, max(1, len(s.refs))+1)
	for i, f := range s.refs {
		args[i] = uint64(t.tensor(r, g.refs[f.tensor]).Address) + uint64(f.offset)*uint64(bytesOf(f.dtype))
	}
	args[len(args)-1] = uint64(g.rows)
	l := &cuda.Launch{Kernel: s.name, Blocks: cuda.Dim{X: uint32(min((s.pieces+sourceWarps-1)/sourceWarps, 1<<16)), Y: 1, Z: 1}, Threads: 32 * s.warps, Shared: s.shared,
		Args: slices.Clone(cuda.BytesOf(args))}
	t.do(label, l.Do)
	return true
}

// product records a matrix product, to whose rows a bias is added if there is one.
func (t *tape) product(r *run, q *matrices, x, y *View, dst, bias cuda.Address) {
	rank := int(x.Shape.Rank)
	label := fmt.Sprintf("product of %v matrices, %d × %d, %d terms", q.shape.Batch, q.shape.M, q.shape.N, q.shape.K)
	a := cuda.ProductSide{Data: t.element(r, x, int(x.Offset)), Row: q.row, K: int(x.Stride[rank-1]), Batch: q.aBatch}
	b := cuda.ProductSide{Data: t.element(r, y, int(y.Offset)), Row: int(y.Stride[rank-2]), K: int(y.Stride[rank-1]), Batch: q.bBatch}
	if t.tensor(r, ref{x.Micro, x.Tensor}).DType == I8 {
		p := cuda.BytesArgs{A: a, B: b, C: dst, Shape: q.shape}
		t.do(label, func(d cuda.Device) error { return cuda.Bytes(d, p) })
		return
	}
	p := cuda.ProductArgs{A: a, B: b, C: dst, Bias: bias, Shape: q.shape, Band: q.band}
	t.do(label, func(d cuda.Device) error { return cuda.Product(d, p) })
}

func (t *tape) move(r *run, dst DeviceTensor, at int, v *View, axes []moveAxis) {
	width := bytesOf(dst.DType)
	list := make([]cuda.MoveAxis, len(axes))
	for i, a := range axes {
		list[i] = cuda.MoveAxis{N: a.n, Dst: a.dst, Src: a.src}
	}
	to, from := dst.Address+cuda.Address(at*width), t.element(r, v, int(v.Offset))
	t.do(fmt.Sprintf("move of %d elements", dst.Len), func(d cuda.Device) error { return cuda.Move(d, width, to, from, list...) })
}

// node records a node that is in no group.
func (t *tape) node(r *run, j *job, dst DeviceTensor) {
	n := j.node
	operand := func(k int) DeviceTensor { v := &n.Operands[k]; return t.tensor(r, ref{v.Micro, v.Tensor}) }
	switch n.Op {
	case OpCopy:
		t.move(r, dst, 0, &n.Operands[0], j.axes)
	case OpIota:
		shape, axis := make([]int, n.Shape.Rank), int(n.Attr)
		for a := range shape {
			shape[a] = int(n.Shape.Dims[a])
		}
		t.do("rows", func(d cuda.Device) error { return cuda.Iota(d, dst.Address, shape, axis) })
	case OpGather, OpSegsum:
		t.rows(n, dst, operand(0), operand(1))
	case OpMatmul, OpMatmulI8:
		t.product(r, j.product, &n.Operands[0], &n.Operands[1], dst.Address, 0)
	case OpSum, OpAmax:
		word := uint32(0)
		if n.Op == OpAmax {
			word = math.Float32bits(float32(math.Inf(-1)))
		}
		t.do("rows", func(d cuda.Device) error { return cuda.FillWords(d, dst.Address, word, uint64(dst.Len)) })
	default:
		panic("program: " + n.Op.String() + " outside a group")
	}
}

// rows records a gather or a segsum.
func (t *tape) rows(n *Node, dst, x, y DeviceTensor) {
	if n.Op == OpSegsum {
		ix, g := &n.Operands[0], &n.Operands[1]
		s := &cuda.SegsumView{Out: dst.Address, Rows: int(n.Shape.Dims[0]), Columns: int(n.Shape.Dims[1]), Terms: int(ix.Shape.Dims[0]),
			Index: x.Address + cuda.Address(4*uint64(ix.Offset)), Step: int(ix.Stride[0]),
			G: y.Address + cuda.Address(4*uint64(g.Offset)), Across: int(g.Stride[0]), Along: int(g.Stride[1])}
		t.do("segsum", func(d cuda.Device) error { return cuda.Segsum(d, s) })
		return
	}
	v, ix := &n.Operands[0], &n.Operands[1]
	width := bytesOf(dst.DType)
	g := &cuda.GatherView{Dst: dst.Address, Size: width, Rows: int(v.Shape.Dims[0]), Step: int(v.Stride[0]),
		Table: x.Address + cuda.Address(uint64(v.Offset)*uint64(width)), Index: y.Address + cuda.Address(4*uint64(ix.Offset))}
	if dst.DType == F32 {
		g.Missing = canonicalNaN
	}
	for a := 1; a < int(v.Shape.Rank); a++ {
		g.Row = append(g.Row, cuda.Axis{N: int(v.Shape.Dims[a]), Stride: int(v.Stride[a])})
	}
	for a := range ix.Shape.Rank {
		g.Places = append(g.Places, cuda.Axis{N: int(ix.Shape.Dims[a]), Stride: int(ix.Stride[a])})
	}
	t.do("gather", func(d cuda.Device) error { return cuda.Gather(d, g) })
}
