package training

import "assay/repops/program"

// Published is what a trainer shows of a transition that it is asked about, to whoever wants it and without a move: the same that a dispute
// would make it show. Everything has the name that a challenger knows it by, its hash: a node, or a vector's root, what a reveal shows below it,
// a leaf of a tensor its bytes. A challenger that has it needs to ask for nothing on chain but accumulators. It is safe for concurrent use.
type Published struct{ places map[Hash]placed }

// placed is a node of a vector that is made when it is asked for, so that the trace is held once.
type placed struct {
	list   func() List
	height int
	index  uint64
	leaf   bool
}

// Publish lists the outputs of a transition, which must not be changed any more.
func Publish(t *Transition) *Published {
	p := &Published{make(map[Hash]placed)}
	add := func(list func() List) {
		if l := list(); l.tree != nil {
			p.add(list, l, l.tree.Height(), 0, l.Root())
		}
	}
	add(t.tensors)
	add(t.Trace)
	for part, nodes := range t.Parts {
		add(func() List { return t.Part(part) })
		for _, x := range nodes {
			add(func() List { return TensorList(x) })
		}
	}
	for _, x := range t.Outputs {
		add(func() List { return TensorList(x) })
	}
	return p
}

// add lists a node of a vector, and all that is below it.
func (p *Published) add(list func() List, l List, height int, index uint64, node Hash) {
	leaf := height == 0 && l.Header.Kind == program.KindTensor
	p.places[node] = placed{list, height, index, leaf}
	if height == 0 {
		return
	}
	low := height - min(height, step)
	first := index << (height - low)
	last := min(first+1<<(height-low)-1, (l.tree.Leaves()-1)>>low)
	if low == 0 && l.Header.Kind != program.KindTensor {
		return // the leaves are what is shown
	}
	for i := first; i <= last; i++ {
		level, at := settle(l.tree.Leaves(), low, i)
		p.add(list, l, level, at, l.ownNode(level, at))
	}
}

// Shown is what there is below a hash: up to 64 hashes of 32 bytes each, or a leaf of a tensor with its zeros. False if the hash is not one of
// the transition's.
func (p *Published) Shown(node Hash) ([]byte, bool) {
	at, ok := p.places[node]
	if !ok {
		return nil, false
	}
	l := at.list()
	if at.leaf {
		return l.Leaves[at.index], true
	}
	children, err := Children(l, at.height, at.index)
	if err != nil {
		return nil, false
	}
	var out []byte
	for _, h := range children {
		out = append(out, h[:]...)
	}
	return out, true
}

// Last is the transition that the replay was asked for last, nil if none was. It must not be changed.
func (r *Replay) Last() *Transition { return r.last }
