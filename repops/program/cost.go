package program

import (
	"errors"
	"fmt"
	"math/bits"
)

// Cost is the work of one run of a program. Sums stop at 2^64 − 1.
type Cost struct {
	MultiplyAdds uint64 // of matmul and matmul_i8, without what bands leave out
	Elements     uint64 // of all outputs, and of what sum, amax and segsum read: a term of segsum is added to one row alone
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

// Operator is a node of a program by its entry, and what it computes.
type Operator struct {
	Entry uint32
	Op    Op
	Cost
}

func (o Operator) String() string { return fmt.Sprintf("entry %d, %v", o.Entry, o.Op) }

// Dearest is the operator with the most work, once. A program without nodes has none: entry 0.
func (p *Program) Dearest() Operator {
	return most(p, func(c Cost, _ uint64) uint64 { return c.Work() })
}

// Largest is the operator with the most elements in one run, every micro-batch included. Its cost is that of the run.
func (p *Program) Largest() Operator {
	o := most(p, func(c Cost, times uint64) uint64 { return addTimes(0, c.Elements, times) })
	if times := uint64(p.MicroBatches()); o.Entry < p.firstStep() {
		o.Cost = Cost{addTimes(0, o.MultiplyAdds, times), addTimes(0, o.Elements, times)}
	}
	return o
}

// most is the first operator with the largest measure of its cost and of how often a run computes it.
func most(p *Program, measure func(c Cost, times uint64) uint64) (o Operator) {
	entry, largest := p.firstMicro(), uint64(0)
	eachNode(p, func(n *Node, times uint64) {
		c := n.cost()
		if m := measure(c, times); m > largest {
			largest, o = m, Operator{entry, n.Op, c}
		}
		entry++
	})
	return o
}

// ErrTooLarge is what every TooLarge is.
var ErrTooLarge = errors.New("TooLarge")

// TooLarge says that a valid program is more than a limit of whoever would run it, before it runs.
type TooLarge struct {
	Limit    string   // its name, and in what it counts
	Is, Most uint64   // of the program, and admitted
	Operator Operator // that has the largest part of it; entry 0: none has
	Hint     string   // what to change
}

func (e *TooLarge) Error() string {
	text := fmt.Sprintf("%v: %s: %d, at most %d", ErrTooLarge, e.Limit, e.Is, e.Most)
	if e.Operator.Entry > 0 {
		text += fmt.Sprintf("; %v has the largest part (%d elements, %d multiply-adds)", e.Operator, e.Operator.Elements, e.Operator.MultiplyAdds)
	}
	return text + ". Hint: " + e.Hint
}

// Unwrap makes every TooLarge ErrTooLarge.
func (e *TooLarge) Unwrap() error { return ErrTooLarge }

// Within is a TooLarge if one run of the program has more than so many elements. limit is what its caller calls that.
func Within(p *Program, limit string, elements uint64) error {
	if c := p.Cost(); c.Elements > elements {
		return &TooLarge{
			Limit: limit, Is: c.Elements, Most: elements, Operator: p.Largest(),
			Hint: "fewer rows or shorter sequences in a micro-batch, fewer micro-batches, or a larger " + limit,
		}
	}
	return nil
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

// commitmentBytes is about what a tensor takes that is held with its commitment, beside its elements and the hashes of more than one leaf.
const commitmentBytes = 512

// HeldBytes is what the outputs of all nodes take in one run, every micro-batch included, if they are held with their commitments: they may be a
// number each, and sixteen million. It stops at 2^64 − 1.
func HeldBytes(p *Program) uint64 {
	var sum uint64
	eachNode(p, func(n *Node, times uint64) {
		sum = addTimes(sum, n.HeldBytes(), times)
	})
	return sum
}

// HeldBytes is what a node's output takes if it is held with its commitment.
func (n *Node) HeldBytes() uint64 { return addTimes(n.OutputBytes(), commitmentBytes, 1) }

// Runs is how many nodes one run computes, every micro-batch's counted.
func Runs(p *Program) (sum uint64) {
	eachNode(p, func(_ *Node, times uint64) { sum += times })
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
func TraceBytes(p *Program) uint64 {
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
	case OpSum, OpAmax, OpSegsum:
		for i := range n.Operands {
			read, _ := n.Operands[i].Shape.Elements()
			c.Elements = addTimes(c.Elements, read, 1)
		}
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
