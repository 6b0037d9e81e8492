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
	for _, part := range []struct {
		nodes []Node
		times uint64
	}{{p.Micro, uint64(p.MicroBatches())}, {p.Step, 1}} {
		for i := range part.nodes {
			n := &part.nodes[i]
			size, _ := n.Shape.Elements()
			c.Elements = addTimes(c.Elements, size, part.times)
			switch n.Op {
			case OpMatmul, OpMatmulI8:
				c.MultiplyAdds = addTimes(c.MultiplyAdds, n.terms(size), part.times)
			case OpSum, OpAmax:
				read, _ := n.Operands[0].Shape.Elements()
				c.Elements = addTimes(c.Elements, read, part.times)
			case OpSegsum:
				c.Elements = addTimes(c.Elements, addTimes(0, size, uint64(n.Operands[0].Shape.Dims[0])), part.times)
			}
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
