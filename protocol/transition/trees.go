package transition

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops"
)

// Trees is every vector of a transition, for openings. Only vectors that the task's rule has are there. It computes leaves again from
// the Source that it was filled from, and what lies just above them. Its memory is about a byte a leaf: 20 MiB for 200 million parameters
// and 16 payloads.
type Trees struct {
	// Parent and New are the states before and after the round.
	Parent, New *StateTrees
	// Payloads are the included ones.
	Payloads []*PayloadTrees
	// Interleaved has a vector a fragment.
	Interleaved []*Vector
	// Reductions has a leaf an item, Items the reductions themselves.
	Reductions *Vector
	Items      []*Vector
	// Distances has a row a trainer; Scores one leaf.
	Distances, Scores *Vector
	// Aux is what Outcome.AuxRoot is the root of.
	Aux *Vector
	// Levels are those of each reduction.
	Levels []Level
}

// StateTrees is one state: its fragments' roots, and two vectors a fragment.
type StateTrees struct {
	Set              *Vector
	Params, Momentum []*Vector
}

// PayloadTrees is one payload: its fragments' roots, and a vector a fragment.
type PayloadTrees struct {
	Set       *Vector
	Fragments []*Vector
}

// StateOpening opens one leaf of a state up to the state's root.
type StateOpening struct {
	Opening
	// Sibling is the root of the fragment's other vector, SetPath the fragment's path in the state.
	Sibling protocol.Hash
	SetPath []protocol.Hash
}

// PayloadOpening opens one leaf of a payload up to the payload's root.
type PayloadOpening struct {
	Opening
	SetPath []protocol.Hash
}

// Root is the state root.
func (s *StateTrees) Root() protocol.Hash { return s.Set.Root() }

// Open opens the leaf with an element of a fragment's parameters, or of its momentum.
func (s *StateTrees) Open(fragment uint32, coordinate uint64, momentum bool) (StateOpening, error) {
	if int(fragment) >= len(s.Params) {
		return StateOpening{}, fmt.Errorf("%w: fragment %d of %d", repops.ErrProofIndex, fragment, len(s.Params))
	}
	v, other := s.Params[fragment], s.Momentum[fragment]
	if momentum {
		v, other = other, v
	}
	o, err := v.Open(coordinate / repops.RunLength)
	if err != nil {
		return StateOpening{}, err
	}
	path, err := s.Set.Path(uint64(fragment))
	return StateOpening{o, other.Root(), path}, err
}

// OpenRange opens a run of leaves of a fragment's parameters, or of its momentum: Leaf is the leaves one after the other, Path their
// multi-proof.
func (s *StateTrees) OpenRange(fragment uint32, first, end uint64, momentum bool) (StateOpening, error) {
	if int(fragment) >= len(s.Params) {
		return StateOpening{}, fmt.Errorf("%w: fragment %d of %d", repops.ErrProofIndex, fragment, len(s.Params))
	}
	v, other := s.Params[fragment], s.Momentum[fragment]
	if momentum {
		v, other = other, v
	}
	o, err := v.OpenRange(first, end)
	if err != nil {
		return StateOpening{}, err
	}
	path, err := s.Set.Path(uint64(fragment))
	return StateOpening{o, other.Root(), path}, err
}

// Root is the payload root.
func (p *PayloadTrees) Root() protocol.Hash { return p.Set.Root() }

// Open opens a leaf of a fragment.
func (p *PayloadTrees) Open(fragment uint32, leaf uint64) (PayloadOpening, error) {
	if int(fragment) >= len(p.Fragments) {
		return PayloadOpening{}, fmt.Errorf("%w: fragment %d of %d", repops.ErrProofIndex, fragment, len(p.Fragments))
	}
	o, err := p.Fragments[fragment].Open(leaf)
	if err != nil {
		return PayloadOpening{}, err
	}
	path, err := p.Set.Path(uint64(fragment))
	return PayloadOpening{o, path}, err
}

// AuxPath is the path in the aux set of the vector of a kind: KindInterleaved (of a fragment), KindReductions, KindDistances or KindScores.
func (t *Trees) AuxPath(kind uint8, fragment uint32) ([]protocol.Hash, error) {
	i, err := t.auxIndex(kind, fragment)
	if err != nil {
		return nil, err
	}
	return t.Aux.Path(i)
}

func (t *Trees) auxIndex(kind uint8, fragment uint32) (uint64, error) {
	n := t.Aux.Leaves()
	switch {
	case kind == repops.KindInterleaved && int(fragment) < len(t.Interleaved):
		return uint64(fragment), nil
	case kind == repops.KindReductions && t.Reductions != nil:
		return uint64(len(t.Interleaved)), nil
	case kind == repops.KindDistances && t.Distances != nil:
		return n - 2, nil
	case kind == repops.KindScores && t.Scores != nil:
		return n - 1, nil
	}
	return 0, fmt.Errorf("%w: the aux set has no vector of kind %d, fragment %d", repops.ErrProofIndex, kind, fragment)
}

// Vector finds a vector that a statement commits to by its header. State, Params and Momentum are those of the new state.
func (t *Trees) Vector(h repops.Header) (*Vector, error) {
	for _, list := range [][]*Vector{
		{t.New.Set}, t.New.Params, t.New.Momentum, {t.Aux}, t.Interleaved, {t.Reductions}, t.Items, {t.Distances}, {t.Scores},
	} {
		for _, v := range list {
			if v != nil && v.header == h {
				return v, nil
			}
		}
	}
	return nil, fmt.Errorf("%w: no vector of kind %d with that header", repops.ErrProofIndex, h.Kind)
}

// Partial opens the leaf of an item's reduction that holds a partial.
func (t *Trees) Partial(item, level int, index uint64) (Opening, error) {
	v, at, err := t.partial(item, level, index)
	if err != nil {
		return Opening{}, err
	}
	return v.Open(at / partialsPerLeaf)
}

// Below opens the leaves that hold the partials from which a partial of level 2 or higher is added up.
func (t *Trees) Below(item, level int, index uint64) (Opening, error) {
	if level < 2 {
		return Opening{}, fmt.Errorf("%w: level %d is made of payloads", repops.ErrProofIndex, level)
	}
	if _, _, err := t.partial(item, level, index); err != nil {
		return Opening{}, err
	}
	below := t.Levels[level-2]
	lo, hi := index*groupSize, min((index+1)*groupSize, below.Count)
	return t.Items[item].OpenRange((below.First+lo)/partialsPerLeaf, (below.First+hi-1)/partialsPerLeaf+1)
}

// partial finds the vector of an item and the element in it that is a partial.
func (t *Trees) partial(item, level int, index uint64) (*Vector, uint64, error) {
	if item < 0 || item >= len(t.Items) || level < 1 || level > len(t.Levels) || index >= t.Levels[level-1].Count {
		return nil, 0, fmt.Errorf("%w: partial %d of level %d of item %d", repops.ErrProofIndex, index, level, item)
	}
	return t.Items[item], t.Levels[level-1].First + index, nil
}

// PayloadOf builds the trees of a payload from its canonical leaves, fragment after fragment.
func PayloadOf(spec *protocol.TaskSpec, task protocol.Hash, round uint32, trainer common.Address, leaves []byte) (*PayloadTrees, error) {
	if uint64(len(leaves)) != spec.PayloadBytes() {
		return nil, protocol.ErrDimensionMismatch.With("%d bytes of leaves, the task's payloads have %d", len(leaves), spec.PayloadBytes())
	}
	q := protocol.Quantization(spec.Quantization)
	size := uint64(q.LeafBytes())
	out, roots := new(PayloadTrees), make([]protocol.Hash, spec.FragmentCount)
	for f, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		own := leaves[:q.Leaves(r.Len())*size]
		leaves = leaves[len(own):]
		hashes, err := repops.HashLeaves(nil, own, q.LeafBytes())
		if err != nil {
			return nil, err
		}
		vector, err := NewVector(protocol.PayloadHeader(task, round, uint32(f), trainer, r.Len(), q), hashes, func(lo, hi uint64) ([][]byte, error) {
			return slices.Collect(slices.Chunk(own[lo*size:hi*size], q.LeafBytes())), nil
		})
		if err != nil {
			return nil, err
		}
		out.Fragments = append(out.Fragments, vector)
		roots[f] = vector.Root()
	}
	set, err := newRoots(repops.KindPayloadSet, roots)
	out.Set = set
	return out, err
}

// ReadState builds the trees of any state of the task, which read gives range by range, as Source.State.
func ReadState(spec *protocol.TaskSpec, read func(fragment uint32, at uint64, params, momentum []float32) error) (*StateTrees, error) {
	b := stateBuilder{keep: true}
	run := make([]float32, 2*stateRun)
	for f, r := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		fragment := uint32(f)
		b.begin(fragment, r.Len())
		for at := uint64(0); at < r.Len(); at += stateRun {
			n := min(r.Len()-at, stateRun)
			params, momentum := run[:n], run[stateRun:][:n]
			if err := read(fragment, at, params, momentum); err != nil {
				return nil, err
			}
			b.add(params, momentum)
		}
		if err := b.end(read); err != nil {
			return nil, err
		}
	}
	return b.trees()
}

// stateRun is how many elements of a state ReadState reads at a time.
const stateRun = 1 << 16
