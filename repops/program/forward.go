package program

import "assay/repops/internal/pool"

// This file removes moves from what an executor does. A copy stands in a program so that a referee finds a run in one leaf; the
// kernels of products read any strides and those of sums read columns, so that the copy need not be made.

// forwarded is p with operands that read a copy replaced by views of what was copied, where the kernels take any view. Copies
// that nothing reads any more are never computed.
func forwarded(p *Program) *Program {
	q := *p
	q.Micro, q.Step = append([]Node(nil), p.Micro...), append([]Node(nil), p.Step...)
	for e := q.firstMicro(); e < q.firstOutput(); e++ {
		n := q.Node(e)
		switch n.Op {
		case OpCopy, OpConcat, OpGather, OpSegsum, OpMatmul, OpMatmulI8:
		default:
			continue
		}
		n.Operands = append([]View(nil), n.Operands...)
		for k := range n.Operands {
			if v, ok := q.through(e, &n.Operands[k]); ok {
				n.Operands[k] = v
			}
		}
	}
	return &q
}

// through is a view of a copy of the same part as a view of what was copied.
func (p *Program) through(entry uint32, w *View) (View, bool) {
	c := p.Node(w.Tensor)
	if c == nil || c.Op != OpCopy || (entry >= p.firstStep()) != (w.Tensor >= p.firstStep()) {
		return View{}, false
	}
	return compose(&c.Operands[0], w)
}

// compose is the view w of a contiguous tensor that v was written to, as a view of v's tensor. There is none if w's steps
// along an axis cross from one axis of v to another.
func compose(v, w *View) (View, bool) {
	contiguous := rowMajor(v.Shape)
	axes := axesOf(v.Shape, &contiguous, &v.Stride)
	out := *w
	out.Tensor, out.Micro = v.Tensor, v.Micro
	out.Stride = [MaxRank]uint32{}
	// Where w begins, as a place in v, and how far along each axis it goes.
	at, rest := int(v.Offset), int(w.Offset)
	reach := make([]int, len(axes))
	for i, x := range axes {
		reach[i] = rest / x.dst
		at += reach[i] * x.src
		rest %= x.dst
	}
	out.Offset = uint32(at)
	for a, d := range w.Shape.Dims[:w.Shape.Rank] {
		s := int(w.Stride[a])
		if d <= 1 || s == 0 {
			continue
		}
		i := 0
		for i < len(axes) && axes[i].dst > s {
			i++
		}
		if i == len(axes) || s%axes[i].dst != 0 {
			return View{}, false
		}
		times := s / axes[i].dst
		if reach[i] += (int(d) - 1) * times; reach[i] >= axes[i].n {
			return View{}, false
		}
		out.Stride[a] = uint32(times * axes[i].src)
	}
	return out, true
}

// columnSum is a whole sum over the rows of a matrix of which the program makes a transposed copy first.
type columnSum struct {
	view   View // [n…, rows], of stride 1 over n and n over rows
	levels []uint32
}

func (c *columnSum) last() uint32 { return c.levels[len(c.levels)-1] }

// columnSums finds sums of transposed copies and puts them in the place of their first level.
func (f *finder) columnSums() {
	p := f.p
	for e := p.firstMicro(); e < p.firstOutput(); e++ {
		n := p.Node(e)
		if n.Op != OpSum || n.reducesNothing() || !f.needed(e) {
			continue
		}
		v, ok := p.through(e, &n.Operands[0])
		if !ok || !columns(&v) {
			continue
		}
		last, levels := e, []uint32{e}
		for ok && p.Node(last).Shape.Dims[n.Shape.Rank-1] > 1 {
			var next uint32
			if ok = f.only(last); ok {
				next = f.readers[last][0]
				ok = p.Node(next).Op == OpSum && (next >= p.firstStep()) == (e >= p.firstStep())
			}
			if ok {
				w := &p.Node(next).Operands[0]
				ok = w.Shape == p.Node(last).Shape && w.Offset == 0 && contiguous(w)
			}
			last, levels = next, append(levels, next)
		}
		if ok {
			f.put(e, &compound{defines: levels[len(levels)-1:], nodes: levels, operands: []View{v}, columns: &columnSum{v, levels}})
		}
	}
}

// columns says whether a view is a contiguous matrix read by columns.
func columns(v *View) bool {
	r := v.Shape.Rank
	lead, rows := leadOf(v.Shape)
	n := size(lead)
	if r < 2 || rows < 2 || n < 2 || int(v.Stride[r-1]) != n {
		return false
	}
	w := View{Shape: lead, Stride: v.Stride}
	return contiguous(&w)
}

// joined is a concat. What the program copies for it alone is read from where it stands.
type joined struct {
	out      uint32
	operands []View
	at       []int // where each operand begins in the output
	axes     [][]moveAxis

	// A concat of views alone can be cut into pieces, all operands' parts of which are written while the piece is in the cache.
	lead  Shape        // the axes that count pieces, of rank 0 where it is not cut
	piece int          // elements
	inner [][]moveAxis // of a piece, by operand

	dst   Tensor   // of the run at work
	bound []Tensor // operands of it
}

// leastPiece and mostPiece bound the elements of a piece: fewer are not worth their calls, and more do not stay in the cache. Pieces are cut until
// they have no more than a half of the most, which stay in the first one.
const leastPiece, mostPiece = 256, 1 << 14

// newJoined is a concat of views as they are.
func newJoined(n *Node, e uint32) *joined {
	j := &joined{out: e, operands: n.Operands, bound: make([]Tensor, len(n.Operands))}
	strides := rowMajor(n.Shape)
	at := 0
	for k := range n.Operands {
		v := &n.Operands[k]
		j.at, j.axes = append(j.at, at), append(j.axes, axesOf(v.Shape, &strides, &v.Stride))
		at += int(v.Shape.Dims[n.Attr]) * int(strides[n.Attr])
	}
	rank, total := uint8(0), size(n.Shape)
	j.piece = total
	if total > moveGrain {
		for ; rank < n.Attr && j.piece > mostPiece/2 && j.piece/int(n.Shape.Dims[rank]) >= leastPiece; rank++ {
			j.piece /= int(n.Shape.Dims[rank])
		}
	}
	if j.piece == total || j.piece > mostPiece {
		return j
	}
	j.lead = n.Shape
	j.lead.Rank = rank
	clear(j.lead.Dims[rank:])
	copy(strides[:], strides[rank:])
	for k := range n.Operands {
		v := n.Operands[k]
		copy(v.Shape.Dims[:], v.Shape.Dims[rank:])
		copy(v.Stride[:], v.Stride[rank:])
		v.Shape.Rank -= rank
		j.inner = append(j.inner, nearby(axesOf(v.Shape, &strides, &v.Stride)))
	}
	return j
}

// joins finds concats of copies that nothing else reads.
func (f *finder) joins() {
	for e := f.p.firstMicro(); e < f.p.firstOutput(); e++ {
		n := f.p.Node(e)
		if n.Op != OpConcat || !f.needed(e) {
			continue
		}
		j := &joined{out: e, bound: make([]Tensor, len(n.Operands))}
		k := &compound{defines: []uint32{e}, nodes: []uint32{e}, join: j}
		strides := rowMajor(n.Shape)
		at := 0
		for i := range n.Operands {
			v := n.Operands[i]
			axes := axesOf(v.Shape, &strides, &v.Stride)
			run := int(v.Shape.Dims[n.Attr]) * int(strides[n.Attr])
			if c := f.node(v.Tensor, e, OpCopy); c != nil && f.only(v.Tensor) && v.Offset == 0 && contiguous(&v) && size(v.Shape) == size(c.Shape) {
				if through, ok := runsOf(c.Shape, run, int(n.Shape.Dims[n.Attr])*int(strides[n.Attr])); ok {
					k.nodes = append(k.nodes, v.Tensor)
					v = c.Operands[0]
					axes = axesOf(c.Shape, &through, &v.Stride)
				}
			}
			j.operands, j.at, j.axes = append(j.operands, v), append(j.at, at), append(j.axes, axes)
			at += run
		}
		if len(k.nodes) > 1 {
			k.operands = j.operands
			f.put(e, k)
		}
	}
}

// runsOf is the strides of a tensor that stands in runs of so many elements which begin apart elements after one another. No axis may
// cross from one run to the next.
func runsOf(s Shape, run, apart int) (strides [MaxRank]uint32, ok bool) {
	strides = rowMajor(s)
	for a, d := range s.Dims[:s.Rank] {
		switch step := int(strides[a]); {
		case d <= 1:
		case run > 0 && step%run == 0:
			strides[a] = uint32(step / run * apart)
		case step*int(d) > run || run%step != 0:
			return strides, false
		}
	}
	return strides, true
}

func (j *joined) run(r *run) {
	dst := r.tensor(ref{entry: j.out})
	for k := range j.operands {
		j.bound[k] = r.tensor(ref{j.operands[k].Micro, j.operands[k].Tensor})
	}
	if j.lead.Rank > 0 {
		j.dst = dst
		pool.Run(j, size(j.lead), max(1, moveGrain/j.piece))
		j.dst = Tensor{}
	} else {
		for k := range j.operands {
			moveView(dst, j.bound[k], j.at[k], int(j.operands[k].Offset), j.axes[k])
		}
	}
	clear(j.bound)
}

// Do implements pool.Task over pieces.
func (j *joined) Do(lo, hi int) {
	for i := lo; i < hi; i++ {
		c := coordinates(j.lead, uint64(i))
		for k := range j.operands {
			v, x := &j.operands[k], &j.bound[k]
			to, from := i*j.piece+j.at[k], int(v.Offset)
			for a := range j.lead.Rank {
				from += int(c[a]) * int(v.Stride[a])
			}
			switch x.DType {
			case F32:
				moveAxes(j.dst.F32[to:], x.F32[from:], j.inner[k])
			case I32:
				moveAxes(j.dst.I32[to:], x.I32[from:], j.inner[k])
			default:
				moveAxes(j.dst.I8[to:], x.I8[from:], j.inner[k])
			}
		}
	}
}
