package program

import "slices"

// opTree is the sum of up to 32 tensors, element by element, in the order of rule 2.6: what a plan makes of a sum over a short
// axis along which the program has just joined them. It is no primitive and stands in no program.
const opTree Op = 255

// trees is p with every sum over the elements that a concat has put side by side, such as the gradients of the groups of
// micro-batches, read from the concat's own operands. A sum over one element is one of these.
func trees(p *Program) *Program {
	q := *p
	q.Micro, q.Step = append([]Node(nil), p.Micro...), append([]Node(nil), p.Step...)
	for e := q.firstMicro(); e < q.firstOutput(); e++ {
		n := q.Node(e)
		if n.Op != OpSum || n.Operands[0].Offset != 0 || !contiguous(&n.Operands[0]) {
			continue
		}
		v := &n.Operands[0]
		if v.Shape.Dims[v.Shape.Rank-1] == 1 {
			n.Op = opTree
		}
		c := p.Node(v.Tensor)
		if c == nil || c.Op != OpConcat || c.Attr != c.Shape.Rank-1 || c.Shape != v.Shape || (e >= q.firstStep()) != (v.Tensor >= q.firstStep()) {
			continue
		}
		ok := true
		for k := range c.Operands {
			o := &c.Operands[k]
			ok = ok && o.Shape.Dims[c.Attr] == 1 && contiguous(o)
		}
		if ok {
			n.Op, n.Operands = opTree, c.Operands
		}
	}
	return &q
}

// shared is p with each function that is costly to compute computed once: gradients of activations write it down again. Entries
// that must exist stay.
func shared(p *Program, kept func(uint32) bool) *Program {
	q := *p
	q.Micro, q.Step = append([]Node(nil), p.Micro...), append([]Node(nil), p.Step...)
	type key struct {
		op       Op
		attr     uint8
		dtype    DType
		shape    Shape
		step     bool
		operands [3]View
	}
	first := map[key]uint32{}
	same := map[uint32]uint32{} // the first of equal nodes
	for e := q.firstMicro(); e < q.firstOutput(); e++ {
		n := q.Node(e)
		n.Operands = append([]View(nil), n.Operands...)
		read := n.Operands
		k := key{n.Op, n.Attr, n.DType, n.Shape, e >= q.firstStep(), [3]View{}}
		if n.Op.elementwise() {
			copy(k.operands[:], n.Operands)
			for i := range n.Operands {
				if s, ok := same[n.Operands[i].Tensor]; ok {
					k.operands[i].Tensor = s
				}
			}
			if s, ok := first[k]; ok {
				same[e] = s
			} else {
				first[k] = e
			}
		}
		for i := range read {
			switch s, ok := same[read[i].Tensor]; {
			case !ok || (s >= q.firstStep()) != (e >= q.firstStep()):
			case q.Node(s).Op == OpErf || q.Node(s).Op == OpTanh || q.Node(s).Op == OpExp:
				read[i].Tensor = s
			}
		}
	}
	return &q
}

// sunk is the step nodes in an order in which one that works element by element, and that only such nodes of equal size read,
// stands directly before the first of them, so that they share a group: a clipped gradient is multiplied when it is used.
func sunk(p *Program, lo, hi uint32, readers [][]uint32, found compounds, kept func(uint32) bool) []uint32 {
	later := make([]bool, hi-lo)
	for e := lo; e < hi; e++ {
		n := p.Node(e)
		ok := len(readers[e]) > 0 && !kept(e) && !found.taken(e) && flatNode(n) && n.Op != OpRandom
		for _, r := range readers[e] {
			ok = ok && flatNode(p.Node(r)) && size(p.Node(r).Shape) == size(n.Shape) && !found.taken(r)
		}
		later[e-lo] = ok
	}
	moves := slices.Clone(later)
	order := make([]uint32, 0, hi-lo)
	var put func(e uint32)
	put = func(e uint32) {
		for _, v := range p.Node(e).Operands {
			if v.Tensor >= lo && later[v.Tensor-lo] {
				later[v.Tensor-lo] = false
				put(v.Tensor)
			}
		}
		order = append(order, e)
	}
	for e := lo; e < hi; e++ {
		// Its readers put a node that is to stand before them.
		if !moves[e-lo] {
			put(e)
		}
	}
	return order
}
