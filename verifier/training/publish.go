package training

import (
	"assay/repops"
	"assay/repops/program"
)

// Published is what a trainer shows of a transition that it is asked about, to whoever wants it and without a move: the same that a dispute
// would make it show. Everything has the name that a challenger knows it by, its hash: a node, or a vector's root, what a reveal shows below it,
// a leaf of a tensor its bytes. A challenger that has it needs to ask for nothing on chain but accumulators, and what is below a tensor's root where
// the transition does not hold the tensor. It is safe for concurrent use.
type Published struct {
	places map[Hash]placed
	bytes  uint64
}

// placeBytes is about what a place takes in memory, nodeBytes what a leaf takes of its tree.
const placeBytes, nodeBytes = 256, 64

// Bytes is about what it takes in memory, with the transition.
func (p *Published) Bytes() uint64 { return p.bytes + placeBytes*uint64(len(p.places)) }

// placed is a node of a vector. Of a tensor's the leaves are made when they are asked for, so that the trace is held once.
type placed struct {
	list   List
	tensor *program.Committed
	height int
	index  uint64
}

// Publish lists the outputs of a transition, which must not be changed any more.
func Publish(t *Transition) *Published {
	p := &Published{places: make(map[Hash]placed)}
	add := func(l List, tensor *program.Committed) {
		if l.tree != nil {
			p.add(l, tensor, l.tree.Height(), 0, l.Root())
		}
	}
	tensor := func(x *program.Committed) {
		p.bytes += x.Tree().Leaves() * (repops.LeafBytes + nodeBytes)
		add(List{Header: tensorHeader(x), tree: x.Tree()}, x)
	}
	add(t.tensors(), nil)
	add(t.Trace(), nil)
	for part, nodes := range t.Parts {
		add(t.Part(part), nil)
		for _, x := range nodes {
			if x != nil {
				tensor(x)
			}
		}
	}
	for _, x := range t.Outputs {
		tensor(x)
	}
	return p
}

// add lists a node of a vector, and all that is below it; tensor is the one whose leaves it is of, if it is.
func (p *Published) add(l List, tensor *program.Committed, height int, index uint64, node Hash) {
	p.places[node] = placed{l, tensor, height, index}
	if height == 0 {
		return
	}
	low := height - min(height, step)
	first := index << (height - low)
	last := min(first+1<<(height-low)-1, (l.tree.Leaves()-1)>>low)
	if low == 0 && tensor == nil {
		return // the leaves are what is shown
	}
	for i := first; i <= last; i++ {
		level, at := settle(l.tree.Leaves(), low, i)
		p.add(l, tensor, level, at, l.ownNode(level, at))
	}
}

// Shown is what there is below a hash: up to 64 hashes of 32 bytes each, or a leaf of a tensor with its zeros. False if the hash is not one of
// the transition's.
func (p *Published) Shown(node Hash) ([]byte, bool) {
	at, ok := p.places[node]
	if !ok {
		return nil, false
	}
	if at.tensor != nil && at.height == 0 {
		return at.tensor.Leaf(at.index), true
	}
	children, err := Children(at.list, at.height, at.index)
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
func (r *Replay) Last() *Transition {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.last
}
