package program

import "math/bits"

// Cost is the work of one run of a program. Sums stop at 2^64 − 1.
type Cost struct {
	MultiplyAdds uint64 // of matmul and matmul_i8, without what bands leave out
	Elements     uint64 // of all outputs and of what sum, amax and segsum read
}

// Cost counts the work of one run, every micro-batch included.
func (p *Program) Cost() Cost {
	var c Cost
	eachNode(p, func(n *Node, times uint64) {
		one := n.cost()
		c.Elements = addTimes(c.Elements, one.Elements, times)
		c.MultiplyAdds = addTimes(c.MultiplyAdds, one.MultiplyAdds, times)
	})
	return c
}

// Dearest is the most work of a single operator.
func (p *Program) Dearest() Cost {
	var most Cost
	eachNode(p, func(n *Node, _ uint64) {
		if c := n.cost(); c.Work() > most.Work() {
			most = c
		}
	})
	return most
}

// Work is multiply-adds and elements together.
func (c Cost) Work() uint64 { return addTimes(c.MultiplyAdds, c.Elements, 1) }

// OutputBytes is the size of the outputs of all nodes in one run, every micro-batch included, as RunAll tells them. It stops at 2^64 − 1.
func (p *Program) OutputBytes() uint64 {
	var sum uint64
	eachNode(p, func(n *Node, times uint64) {
		sum = addTimes(sum, n.OutputBytes(), times)
	})
	return sum
}

// OpeningBytes is the most that has to be there of a run's results for one element of a node to be shown: outputs of the program, the node's output
// and its operands. It stops at 2^64 − 1.
func OpeningBytes(p *Program) uint64 {
	var most, outputs uint64
	eachNode(p, func(n *Node, _ uint64) {
		one := n.OutputBytes()
		for i := range n.Operands {
			if m := p.Node(n.Operands[i].Tensor); m != nil {
				one = addTimes(one, m.OutputBytes(), 1)
			}
		}
		most = max(most, one)
	})
	for _, o := range p.Outputs {
		if n := p.Node(o); n != nil {
			outputs = addTimes(outputs, n.OutputBytes(), 1)
		}
	}
	return addTimes(outputs, most, 1)
}

// OutputBytes is the size of a node's output.
func (n *Node) OutputBytes() uint64 {
	elements, _ := n.Shape.Elements()
	if n.DType == I8 {
		return elements
	}
	return 4 * elements
}

// TraceBytes is how many bytes of intermediate results stand at once in a run that computes every node on its own, as RunAll and Trace do; the
// outputs of the program are not among them. Only what a later node reads stays, so that it is far less than OutputBytes. The program has to be
// valid.
func (p *Program) TraceBytes() uint64 {
	x := &Executor{p: p, single: newPlan(p, nil, planKind{grouped: true}, func(uint32) bool { return true })}
	x.r.init(x)
	x.lanes = []*run{&x.r}
	x.r.plan, x.r.dry = x.single, true
	in := &Inputs{Batch: make([][]Tensor, p.MicroBatches())}
	for m := range in.Batch {
		in.Batch[m] = make([]Tensor, len(x.r.batches))
	}
	_ = x.r.jobs(span{plan: x.single, hi: int(p.D), rest: true, lanes: 1}, in) // a dry run asks nobody
	return uint64(x.r.arena.peak)
}

// eachNode goes through the nodes, with how often a run computes each.
func eachNode(p *Program, do func(n *Node, times uint64)) {
	for i := range p.Micro {
		do(&p.Micro[i], uint64(p.MicroBatches()))
	}
	for i := range p.Step {
		do(&p.Step[i], 1)
	}
}

func (n *Node) cost() (c Cost) {
	size, _ := n.Shape.Elements()
	c.Elements = size
	switch n.Op {
	case OpMatmul, OpMatmulI8:
		c.MultiplyAdds = n.terms(size)
	case OpSum, OpAmax:
		read, _ := n.Operands[0].Shape.Elements()
		c.Elements = addTimes(c.Elements, read, 1)
	case OpSegsum:
		c.Elements = addTimes(c.Elements, size, uint64(n.Operands[0].Shape.Dims[0]))
	}
	return c
}

// terms is the number of multiply-adds of a product of size elements.
func (n *Node) terms(size uint64) uint64 {
	s := n.Operands[0].Shape
	k := uint64(s.Dims[s.Rank-1])
	if n.Attr == BandNone {
		return addTimes(0, size, k)
	}
	rows := s.Dims[s.Rank-2]
	var inBand uint64
	for i := range int64(rows) {
		edge := uint64(max(0, min(int64(k), i+int64(n.Band)+1)))
		if n.Attr == BandAbove {
			edge = k - uint64(max(0, min(int64(k), i+int64(n.Band))))
		}
		inBand += edge
	}
	return addTimes(0, size/uint64(rows), inBand)
}

func addTimes(sum, a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	total, carry := bits.Add64(sum, lo, 0)
	if hi != 0 || carry != 0 {
		return 1<<64 - 1
	}
	return total
}
