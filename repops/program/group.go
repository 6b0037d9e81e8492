package program

import (
	"sync"

	"assay/repops/internal/pool"
)

// A group is a list of nodes that are computed together, a few rows at a time, so that what one leaves for the next stays in
// the cache and is not stored unless something else reads it. Row r of every output depends on row r of the others alone. The
// kernels are those that compute a node on its own, so a group changes no bit.
type group struct {
	rows, block int     // rows of all outputs, and of a block
	lead        Shape   // the axes that count rows
	flat        bool    // rows are single elements, lead does not count
	instrs      []instr // in order
	slots       map[DType]int
	own         []slotKind // direct: its slots, one after the other
	width       int        // elements of the widest row
	refs        []ref      // the tensors it reads and writes
	bound       []Tensor   // the same in the run at work
	r           *run       // the run at work
}

// place is where a block's part of an operand or output lies.
type place struct {
	kind   placeKind
	dtype  DType
	slot   int // placeSlot
	tensor int // index in refs, of all but placeSlot
	offset int
	width  int  // elements a row; placeScalar: 0
	column bool // the one element of a row stands for all of the row
}

type placeKind uint8

const (
	placeNone   placeKind = iota
	placeSlot             // scratch of the block
	placeTensor           // rows of a tensor, one after the other
	placeScalar           // one binary32 of a tensor
	placeRow              // one row of a tensor, which stands for all rows
)

// slotKind is what a slot of a direct group holds: rows of so many elements of a type.
type slotKind struct {
	dtype DType
	width int
}

// ref is a tensor as a plan names it: an entry, and for step nodes that read a micro-batch node its micro-batch.
type ref struct{ micro, entry uint32 }

type instr struct {
	kind  instrKind
	entry uint32
	node  *Node
	view  *View // instrLoad
	dst   place
	src   [3]place
	byRow bool // instrNode, instrMacro: an operand is a placeRow or a column
	macro *macro
	args  []place // instrMacro: vectors, then numbers
	outs  []place // instrMacro
}

// reads calls f with each place that an instruction reads, writes with each that it writes.
func (i *instr) reads(f func(p *place)) {
	for k := range i.src {
		f(&i.src[k])
	}
	for k := range i.args {
		f(&i.args[k])
	}
}

func (i *instr) writes(f func(p *place)) {
	f(&i.dst)
	for k := range i.outs {
		f(&i.outs[k])
	}
}

type instrKind uint8

const (
	instrNode   instrKind = iota
	instrLoad             // rows of a view that are not contiguous
	instrExpand           // one number a row, repeated
	instrFill             // one number, repeated
	instrAdd              // the sum of two
	instrSigned           // a sum of one: −0 becomes +0
	instrLevel            // one level of a sum over all elements of a flat group
	instrMacro            // several nodes
)

// blockElements is the number of elements of a block's widest row set: 16 KiB a buffer, so that a dozen stay in a second-level
// cache.
const blockElements = 4096

// byRow is the least width of rows for which a kernel is called row by row rather than an operand written out for all rows.
const byRow = 32

// maxMembers limits the nodes of a group, and so the buffers of a block.
const maxMembers = 48

// joins says whether the group machinery can compute an operation row by row.
func (o Op) joins() bool { return o.elementwise() || o == OpSum || o == OpAmax || o == OpRandom }

// elementwise says that element i of the output depends on element i of the operands alone.
func (o Op) elementwise() bool {
	switch o {
	case opTree, OpAdd, OpSub, OpMul, OpDiv, OpFma, OpSqrt, OpRsqrt, OpExp, OpLog, OpTanh, OpErf, OpSin, OpCos, OpMinmax, OpCmp, OpSelect, OpConvert:
		return true
	}
	return false
}

// leadOf splits a shape into the axes that count rows and the length of a row. Rank 0 is one row of one.
func leadOf(s Shape) (lead Shape, width int) {
	if s.Rank == 0 {
		return s, 1
	}
	lead = s
	lead.Rank--
	width = int(s.Dims[lead.Rank])
	lead.Dims[lead.Rank] = 0
	return lead, width
}

func size(s Shape) int {
	n, _ := s.Elements()
	return int(n)
}

// aligned says whether row r of the view is row r of a contiguous tensor of rows of width elements: whole (of the same width) or
// repeated (one element a row).
func aligned(v *View, lead Shape, width int) (whole, repeated bool) {
	l, w := leadOf(v.Shape)
	if l != lead || v.Offset != 0 {
		return false, false
	}
	stride := width
	for a := int(lead.Rank) - 1; a >= 0; a-- {
		if d := int(lead.Dims[a]); d > 1 {
			if int(v.Stride[a]) != stride {
				return false, false
			}
			stride *= d
		}
	}
	last := 0
	if v.Shape.Rank > 0 {
		last = int(v.Stride[v.Shape.Rank-1])
	}
	return w == width && (last == 1 || w == 1), width == 1 && w > 1 && last == 0
}

// scalar says whether all elements of a view are one.
func scalar(v *View) bool {
	for a, d := range v.Shape.Dims[:v.Shape.Rank] {
		if d == 0 || d > 1 && v.Stride[a] != 0 {
			return false
		}
	}
	return true
}

// contiguous says whether the view is one run of its tensor.
func contiguous(v *View) bool {
	want := rowMajor(v.Shape)
	for a, d := range v.Shape.Dims[:v.Shape.Rank] {
		if d != 1 && v.Stride[a] != want[a] {
			return false
		}
	}
	return true
}

// grouper makes a group of the given nodes of p. stored says which entries something outside of the group reads.
type grouper struct {
	p       *Program
	g       *group
	members map[uint32]place
	stored  func(entry uint32) bool
	loads   map[View]place
	expands map[uint32]place
	fills   map[View]place
	next    int  // virtual slots
	direct  bool // its kernels read numbers, columns and rows of any type where they stand
}

func newGroup(p *Program, entries []uint32, flat, direct bool, stored func(uint32) bool, macros []*macro) *group {
	lead, _ := leadOf(p.Node(entries[0]).Shape)
	c := &grouper{p: p, g: &group{lead: lead, rows: size(lead), flat: flat, slots: map[DType]int{}}, members: map[uint32]place{}, stored: stored, direct: direct,
		loads: map[View]place{}, expands: map[uint32]place{}, fills: map[View]place{}}
	if flat {
		// Elements are rows of one, so that blocks are of equal size whatever the last axis.
		c.g.rows = size(p.Node(entries[0]).Shape)
	}
	of := map[uint32]*macro{}
	for _, m := range macros {
		for _, e := range append(m.dropped, m.outs...) {
			of[e] = m
		}
	}
	for _, e := range entries {
		if m, ok := of[e]; !ok {
			c.member(e)
		} else if e == m.outs[0] {
			c.macro(m)
		}
	}
	c.allocate()
	for k := range c.g.instrs {
		i := &c.g.instrs[k]
		c.g.width = max(c.g.width, i.src[0].width)
		i.writes(func(d *place) { c.g.width = max(c.g.width, d.width) })
	}
	c.g.block = max(1, blockElements/max(1, c.g.width))
	c.g.bound = make([]Tensor, len(c.g.refs))
	return c.g
}

// flatNode says whether a node is elementwise over tensors and numbers that are read in order, so that it can be cut anywhere.
func flatNode(n *Node) bool {
	if n.Op == OpRandom {
		return true
	}
	if !n.Op.elementwise() {
		return false
	}
	for i := range n.Operands {
		if v := &n.Operands[i]; !contiguous(v) && !scalar(v) {
			return false
		}
	}
	return true
}

// flatSum says whether a node is a level of the sum over all elements of a long tensor, which a flat group can compute as it
// goes: blocks begin at multiples of a level's groups.
func flatSum(n *Node) bool {
	if n.Op != OpSum {
		return false
	}
	v := &n.Operands[0]
	return contiguous(v) && size(v.Shape) > blockElements && int(v.Shape.Dims[v.Shape.Rank-1]) == size(v.Shape)
}

// rowWidth is the number of elements that a tensor of shape s has in a row of the group.
func (c *grouper) rowWidth(s Shape) int {
	if c.g.flat {
		return 1
	}
	_, w := leadOf(s)
	return w
}

func (c *grouper) slot(t DType, width int) place {
	c.next++
	return place{kind: placeSlot, dtype: t, slot: c.next, width: width}
}

func (c *grouper) emit(i instr) place {
	c.g.instrs = append(c.g.instrs, i)
	return i.dst
}

// ref is the number of a tensor among those of the group.
func (c *grouper) ref(r ref) int {
	for i, have := range c.g.refs {
		if have == r {
			return i
		}
	}
	c.g.refs = append(c.g.refs, r)
	return len(c.g.refs) - 1
}

func (c *grouper) member(e uint32) {
	n := c.p.Node(e)
	in := instr{kind: instrNode, entry: e, node: n}
	in.dst = place{dtype: n.DType, width: c.rowWidth(n.Shape)}
	switch n.Op {
	case OpRandom:
		s := &n.Operands[0]
		in.src[0] = place{kind: placeTensor, dtype: I32, tensor: c.ref(ref{s.Micro, s.Tensor})}
	case opTree:
		in.kind = instrSigned
		in.src[0] = c.tree(n)
	default:
		for i := range n.Operands {
			in.src[i] = c.operand(&n.Operands[i])
		}
		if c.g.flat && n.Op == OpSum {
			in.kind = instrLevel
			in.dst.width = 0
			break
		}
		c.vectors(n, &in)
		for i := range n.Operands {
			in.byRow = in.byRow || in.src[i].kind == placeRow || in.src[i].column
		}
	}
	if c.stored(e) {
		in.dst.kind, in.dst.tensor = placeTensor, c.ref(ref{entry: e})
	} else {
		in.dst = c.slot(n.DType, in.dst.width)
	}
	c.members[e] = c.emit(in)
}

// tree adds tensors in the order of rule 2.6 for fewer than 33 numbers.
func (c *grouper) tree(n *Node) place {
	values := make([]place, len(n.Operands))
	half := 1
	for i := range n.Operands {
		v := &n.Operands[i]
		if values[i] = c.operand(v); values[i].kind == placeScalar && !c.direct {
			values[i] = c.fill(*v, values[i], c.rowWidth(v.Shape))
		}
		for 2*half < len(values) {
			half *= 2
		}
	}
	for ; len(values) > 1; half /= 2 {
		for l := range len(values) - half {
			values[l] = c.emit(instr{kind: instrAdd, dst: c.slot(F32, c.rowWidth(n.Shape)), src: [3]place{values[l], values[l+half]}})
		}
		values = values[:half]
	}
	return values[0]
}

// operand finds or makes the place of a view's rows.
func (c *grouper) operand(v *View) place {
	w := c.rowWidth(v.Shape)
	if m, ok := c.members[v.Tensor]; ok {
		if m.width == w {
			return m
		}
		if c.direct || m.dtype == F32 && w >= byRow {
			m.column = true
			return m
		}
		return c.expanded(v.Tensor, m, w)
	}
	t, s := c.p.tensor(v.Tensor)
	from := place{kind: placeTensor, dtype: t, tensor: c.ref(ref{v.Micro, v.Tensor}), offset: int(v.Offset), width: w}
	switch {
	case scalar(v) && (t == F32 || c.direct):
		from.kind, from.width = placeScalar, 0
		return from
	case scalar(v):
		return c.fill(*v, from, w)
	case contiguous(v):
		return from
	case (t == F32 && w >= byRow || c.direct && v.Shape.Rank > 0) && !c.g.flat:
		lead := *v
		lead.Shape, _ = leadOf(v.Shape)
		last := v.Stride[v.Shape.Rank-1]
		if last == 1 && scalar(&lead) {
			from.kind = placeRow
			return from
		}
		if _, repeated := aligned(v, c.g.lead, 1); repeated && size(s) == c.g.rows {
			from.width, from.column = 1, true
			return from
		}
	}
	return c.loaded(v, from)
}

// loaded is the rows of a view, written out.
func (c *grouper) loaded(v *View, from place) place {
	l, ok := c.loads[*v]
	if !ok {
		w := c.rowWidth(v.Shape)
		from.kind, from.width, from.column = placeTensor, w, false
		l = c.emit(instr{kind: instrLoad, view: v, dst: c.slot(from.dtype, w), src: [3]place{from}})
		c.loads[*v] = l
	}
	return l
}

// expanded is the numbers of a member, one a row, repeated over rows of w elements.
func (c *grouper) expanded(e uint32, m place, w int) place {
	m.column = false
	x, ok := c.expands[e]
	if !ok || x.width != w {
		x = c.emit(instr{kind: instrExpand, dst: c.slot(m.dtype, w), src: [3]place{m}})
		c.expands[e] = x
	}
	return x
}

// fill repeats one number over rows of w elements.
func (c *grouper) fill(v View, from place, w int) place {
	f, ok := c.fills[v]
	if !ok || f.width != w {
		from.width = 0
		f = c.emit(instr{kind: instrFill, dst: c.slot(from.dtype, w), src: [3]place{from}})
		c.fills[v] = f
	}
	return f
}

// vectors repeats the numbers among a node's operands for which its kernel wants vectors.
func (c *grouper) vectors(n *Node, in *instr) {
	if c.direct {
		return
	}
	is := func(k int) bool { return in.src[k].kind == placeScalar || in.src[k].column }
	full := func(k int) {
		v := &n.Operands[k]
		m, member := c.members[v.Tensor]
		switch {
		case in.src[k].column && member:
			in.src[k] = c.expanded(v.Tensor, m, c.rowWidth(v.Shape))
		case in.src[k].column:
			in.src[k] = c.loaded(v, in.src[k])
		case in.src[k].kind == placeScalar:
			in.src[k] = c.fill(*v, in.src[k], c.rowWidth(v.Shape))
		}
	}
	switch n.Op {
	case OpAdd, OpSub, OpMul, OpDiv, OpMinmax:
		if is(1) {
			full(0)
		}
	case OpFma:
		switch {
		case is(0) && is(1):
			full(0)
		case !is(0) && !is(1):
			full(2)
		}
	default:
		for k := range n.Operands {
			if in.src[k].kind == placeRow {
				in.src[k] = c.loaded(&n.Operands[k], in.src[k])
			}
			full(k)
		}
	}
}

// allocate replaces virtual slots by few real ones: a slot is free again after the last instruction that reads it.
func (c *grouper) allocate() {
	last := map[int]int{}
	for i := range c.g.instrs {
		c.g.instrs[i].reads(func(s *place) {
			if s.kind == placeSlot {
				last[s.slot] = i
			}
		})
	}
	real := map[int]int{}
	free := map[slotKind][]int{}
	kind := func(p *place) slotKind {
		if c.direct {
			return slotKind{p.dtype, p.width}
		}
		return slotKind{dtype: p.dtype}
	}
	for i := range c.g.instrs {
		in := &c.g.instrs[i]
		var ends []place
		in.reads(func(s *place) {
			if s.kind != placeSlot {
				return
			}
			if last[s.slot] == i {
				last[s.slot] = -1
				ends = append(ends, place{dtype: s.dtype, width: s.width, slot: real[s.slot]})
			}
			s.slot = real[s.slot]
		})
		in.writes(func(d *place) {
			if d.kind != placeSlot {
				return
			}
			v, t := d.slot, kind(d)
			switch f := free[t]; {
			case len(f) > 0:
				d.slot, free[t] = f[len(f)-1], f[:len(f)-1]
			case c.direct:
				d.slot = len(c.g.own)
				c.g.own = append(c.g.own, t)
			default:
				d.slot = c.g.slots[t.dtype]
				c.g.slots[t.dtype]++
			}
			real[v] = d.slot
		})
		for _, e := range ends {
			free[kind(&e)] = append(free[kind(&e)], e.slot)
		}
	}
}

// scratch is the buffers of one block.
type scratch struct {
	f [][]float32
	i [][]int32
	b [][]int8

	operands macroOperands
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

func grow[T any](bufs [][]T, count, elements int) [][]T {
	for len(bufs) < count {
		bufs = append(bufs, nil)
	}
	for k := range bufs[:count] {
		if len(bufs[k]) < elements {
			bufs[k] = make([]T, elements)
		}
	}
	return bufs
}

// Do implements pool.Task over rows.
func (g *group) Do(lo, hi int) {
	s := scratches.Get().(*scratch)
	defer scratches.Put(s)
	n := g.block * g.width
	s.f, s.i, s.b = grow(s.f, g.slots[F32], n), grow(s.i, g.slots[I32], n), grow(s.b, g.slots[I8], n)
	for ; lo < hi; lo += g.block {
		b := block{g.r, g, s, lo, min(hi, lo+g.block)}
		for k := range g.instrs {
			b.execute(&g.instrs[k])
		}
	}
}

// run executes the group; the tensors it stores exist.
func (g *group) run(r *run) {
	for i, f := range g.refs {
		g.bound[i] = r.tensor(f)
	}
	g.r = r
	pool.Run(g, g.rows, g.block)
	g.r = nil
	clear(g.bound)
}

// block is rows [lo, hi) of a group.
type block struct {
	r      *run
	g      *group
	s      *scratch
	lo, hi int
}

// piece is a place's elements in the block; of a placeScalar, the number.
type piece struct {
	f      []float32
	i      []int32
	b      []int8
	scalar bool
	value  float32
}

func (b *block) piece(p *place) (x piece) {
	rows := b.hi - b.lo
	switch p.kind {
	case placeSlot:
		n := rows * p.width
		switch p.dtype {
		case F32:
			x.f = b.s.f[p.slot][:n]
		case I32:
			x.i = b.s.i[p.slot][:n]
		default:
			x.b = b.s.b[p.slot][:n]
		}
	case placeTensor:
		t := &b.g.bound[p.tensor]
		lo, hi := p.offset+b.lo*p.width, p.offset+b.hi*p.width
		switch p.dtype {
		case F32:
			x.f = t.F32[lo:hi]
		case I32:
			x.i = t.I32[lo:hi]
		default:
			x.b = t.I8[lo:hi]
		}
	case placeScalar:
		x.scalar, x.value = true, b.g.bound[p.tensor].F32[p.offset]
	case placeRow:
		x.f = b.g.bound[p.tensor].F32[p.offset:][:p.width]
	}
	return x
}

func (b *block) execute(in *instr) {
	switch in.kind {
	case instrNode:
		b.node(in)
	case instrLoad:
		t := &b.g.bound[in.src[0].tensor]
		d := b.piece(&in.dst)
		switch in.dst.dtype {
		case F32:
			load(d.f, t.F32, in.view, b.lo, b.hi, in.dst.width, b.g.lead)
		case I32:
			load(d.i, t.I32, in.view, b.lo, b.hi, in.dst.width, b.g.lead)
		default:
			load(d.b, t.I8, in.view, b.lo, b.hi, in.dst.width, b.g.lead)
		}
	case instrExpand:
		s, d, w := b.piece(&in.src[0]), b.piece(&in.dst), in.dst.width
		expand(d.f, s.f, w)
		expand(d.i, s.i, w)
		expand(d.b, s.b, w)
	case instrFill:
		t, at, d := &b.g.bound[in.src[0].tensor], in.src[0].offset, b.piece(&in.dst)
		switch in.dst.dtype {
		case F32:
			fill(d.f, t.F32[at])
		case I32:
			fill(d.i, t.I32[at])
		default:
			fill(d.b, t.I8[at])
		}
	case instrMacro:
		b.macro(in)
	case instrAdd:
		b.r.vec.Add(b.piece(&in.dst).f, b.piece(&in.src[0]).f, b.piece(&in.src[1]).f)
	case instrSigned:
		b.r.vec.AddScalar(b.piece(&in.dst).f, b.piece(&in.src[0]).f, 0)
	case instrLevel:
		d := b.g.bound[in.dst.tensor].F32[b.lo/Group : (b.hi+Group-1)/Group]
		b.r.vec.SumGroups(d, b.piece(&in.src[0]).f)
	}
}

func fill[T any](dst []T, v T) {
	for i := range dst {
		dst[i] = v
	}
}

// expand repeats each element of src w times.
func expand[T any](dst, src []T, w int) {
	for r, v := range src {
		fill(dst[r*w:(r+1)*w], v)
	}
}

// load writes rows [lo, hi) of a view out.
func load[T any](dst, src []T, v *View, lo, hi, width int, lead Shape) {
	c := coordinates(lead, uint64(lo))
	at := int(v.Offset)
	for a := range lead.Rank {
		at += int(c[a]) * int(v.Stride[a])
	}
	stride := 0
	if v.Shape.Rank > 0 {
		stride = int(v.Stride[v.Shape.Rank-1])
	}
	for r := range hi - lo {
		if row := dst[r*width : (r+1)*width]; stride == 1 {
			copy(row, src[at:at+width])
		} else {
			_ = src[at+(width-1)*stride]
			moveRun(row, &src[at], stride)
		}
		for a := int(lead.Rank) - 1; a >= 0; a-- {
			at += int(v.Stride[a])
			if c[a]++; c[a] < lead.Dims[a] {
				break
			}
			at -= int(v.Stride[a]) * int(lead.Dims[a])
			c[a] = 0
		}
	}
}

// canOverwrite says whether the group can write an output over a state tensor that it reads: every read is of the elements of the
// block at work and not after the output is written.
func (g *group) canOverwrite(state, output uint32) bool {
	written, width := -1, 0
	for i := range g.instrs {
		g.instrs[i].writes(func(d *place) {
			if d.kind == placeTensor && g.refs[d.tensor] == (ref{entry: output}) {
				written, width = i, d.width
			}
		})
	}
	ok := written >= 0
	for i := range g.instrs {
		in := &g.instrs[i]
		in.reads(func(s *place) {
			if s.kind != placeNone && s.kind != placeSlot && g.refs[s.tensor] == (ref{entry: state}) {
				ok = ok && i <= written && s.kind == placeTensor && !s.column && s.offset == 0 && s.width == width && in.kind != instrLoad && in.kind != instrFill
			}
		})
	}
	return ok
}
