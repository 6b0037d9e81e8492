package main

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"assay/repops/num"
	"assay/repops/program"
)

// sampler computes elements of some nodes again, each from the elements of the operands that a referee would ask for, by the interpreter.
type sampler struct {
	p        *program.Program
	random   *rand.Rand
	chosen   map[place]bool
	done     map[string]bool
	nodes    int
	elements int
	wrong    int
	first    []string
}

// place is a node in a part of the step.
type place struct {
	part  int
	entry uint32
}

// elementsOfNode is how many elements of a node are computed: its first, its last and some between.
const elementsOfNode = 6

// newSampler chooses nodes: one of each primitive in micro-batches and in the step, then more until there are so many.
func newSampler(p *program.Program, count int) (*sampler, error) {
	c := &sampler{p: p, random: rand.New(rand.NewPCG(1, 1)), chosen: map[place]bool{}, done: map[string]bool{}}
	s, err := sectionsOf(p)
	if err != nil {
		return nil, err
	}
	kinds := map[string][]place{}
	for part := range s.MicroBatches + 1 {
		first, nodes := s.Part(part)
		for e := first; e < first+nodes; e++ {
			k := fmt.Sprintf("%s in %v", p.Node(e).Op, part == s.MicroBatches)
			kinds[k] = append(kinds[k], place{part, e})
		}
	}
	for round := 0; len(c.chosen) < count && len(kinds) > 0; round++ {
		for _, k := range slices.Sorted(maps.Keys(kinds)) {
			if round > 0 && len(c.chosen) >= count {
				break
			}
			list := kinds[k]
			i := c.random.IntN(len(list))
			c.chosen[list[i]] = true
			if kinds[k] = slices.Delete(list, i, i+1); len(kinds[k]) == 0 {
				delete(kinds, k)
			}
		}
	}
	return c, nil
}

func (c *sampler) kinds() []string { return slices.Sorted(maps.Keys(c.done)) }

// seen is told every node's output.
func (c *sampler) seen(part int, entry uint32, read reader) error {
	if !c.chosen[place{part, entry}] {
		return nil
	}
	n := c.p.Node(entry)
	size, _ := n.Shape.Elements()
	l := c.p.Place(entry)
	c.nodes++
	c.done[n.Op.String()] = true
	for k := range elementsOfNode {
		index := c.random.Uint64N(size)
		switch k {
		case 0:
			index = 0
		case 1:
			index = size - 1
		}
		want, err := again(n, &l, program.Query{Micro: uint32(part), Index: index}, read)
		if err != nil {
			return fmt.Errorf("part %d, entry %d, element %d: %w", part, entry, index, err)
		}
		got, err := read(-1, index, 1)
		if err != nil {
			return err
		}
		c.elements++
		if got[0] != want {
			c.wrong++
			if len(c.first) < 20 {
				c.first = append(c.first, fmt.Sprintf("part %d, entry %d (%v), element %d is %08x, not %08x", part, entry, n.Op, index, got[0], want))
			}
		}
	}
	return nil
}

// again computes one element of a node.
func again(n *program.Node, l *program.Place, q program.Query, read reader) (uint32, error) {
	words := map[uint8][]uint32{} // by operand, run after run
	types := map[uint8]program.DType{}
	var last uint32
	fetch := func(list []program.Reading) error {
		terms := uint32(0)
		for _, r := range list {
			terms = max(terms, r.Count)
		}
		for _, r := range list {
			w, err := read(int(r.Operand), r.First, r.Count)
			if err != nil {
				return err
			}
			for len(w) < int(terms) && chained(n.Op) { // an operand that is read with stride 0
				w = append(w, w[0])
			}
			words[r.Operand], types[r.Operand], last = append(words[r.Operand], w...), r.DType, w[len(w)-1]
		}
		return nil
	}
	for q.Run = 0; int(q.Run) < l.Runs(); q.Run++ {
		list, err := l.Readings(q, nil)
		if err != nil {
			return 0, err
		}
		if err := fetch(list); err != nil {
			return 0, err
		}
	}
	switch n.Op {
	case program.OpGather, program.OpSelect:
		q.Run = 0
		list, err := l.Readings(q, &last)
		if err != nil {
			return 0, err
		}
		if len(list) == 1 { // an index outside of the table
			if n.DType == program.F32 {
				return num.CanonicalNaN, nil
			}
			return 0, nil
		}
		err = fetch(list[1:])
		return last, err
	case program.OpConcat:
		return last, nil
	case program.OpIota:
		at := q.Index
		for a := int(n.Shape.Rank) - 1; a > int(n.Attr); a-- {
			at /= uint64(n.Shape.Dims[a])
		}
		return uint32(at % uint64(n.Shape.Dims[n.Attr])), nil
	case program.OpRandom:
		w := words[0]
		return math.Float32bits(num.Random(uint64(w[1])<<32|uint64(w[0]), q.Index, l.Number, q.Micro)), nil
	}
	return interpreted(n, q.Index, words, types)
}

func chained(op program.Op) bool {
	return op == program.OpMatmul || op == program.OpMatmulI8 || op == program.OpSegsum
}

// interpreted runs a program of the node alone over the words that one element reads.
func interpreted(n *program.Node, index uint64, words map[uint8][]uint32, types map[uint8]program.DType) (uint32, error) {
	one := program.Node{Op: n.Op, DType: n.DType, Shape: program.Of(1)}
	p := &program.Program{Outputs: []uint32{uint32(1 + len(n.Operands))}}
	in := &program.Inputs{}
	for k := range n.Operands {
		w := words[uint8(k)]
		shape := program.Of(len(w))
		switch n.Op {
		case program.OpMatmul, program.OpMatmulI8: // no term of a chain is outside of the band any more
			shape, one.Shape = program.Of(1, len(w)), program.Of(1, 1)
		case program.OpSegsum:
			if one.Shape = program.Of(1, 1); k == 1 {
				shape = program.Of(1, len(w))
			} else {
				row := uint32(index / uint64(n.Shape.Dims[1]))
				for t := range w {
					if w[t] == row {
						w[t] = 0
					} else {
						w[t] = 1
					}
				}
			}
		default:
			one.Attr = n.Attr
		}
		if len(w) == 0 {
			return 0, nil // a chain or a sum of nothing; amax of nothing is not asked for
		}
		v := program.View{Tensor: uint32(1 + k), Shape: shape}
		v.Stride[shape.Rank-1] = 1
		one.Operands = append(one.Operands, v)
		in.State = append(in.State, tensorOf(types[uint8(k)], w))
		p.Inputs = append(p.Inputs, program.Input{Provenance: program.State, DType: types[uint8(k)], Shape: shape, Index: uint32(k)})
	}
	p.Step = []program.Node{one}
	if err := p.Validate(); err != nil {
		return 0, err
	}
	out, err := p.Interpret(in, nil)
	if err != nil {
		return 0, err
	}
	return out[0].Word(0), nil
}
