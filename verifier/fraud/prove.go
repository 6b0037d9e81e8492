package fraud

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
	"assay/repops/agg"
)

var (
	// ErrNothingWrong reports that what was shown is what the honest computation gives.
	ErrNothingWrong = errors.New("nothing wrong in what was shown")
	// ErrAuxFirst reports a wrong state whose statement commits to a wrong auxRoot too. A proof about the state opens the interleaved
	// payloads under auxRoot, so what is wrong there has to be found first.
	ErrAuxFirst = errors.New("the auxRoot is wrong too, and has to be shown first")
	// ErrTrail reports an open leaf that does not lie in the statement's root where the trail says.
	ErrTrail = errors.New("the open leaf does not lie in the statement's root")
)

// Link is the way through one vector: which leaf, and its siblings from the leaf up.
type Link struct {
	Index uint64
	Path  []repops.Hash
}

// Trail is a leaf of a data vector that lies open, and how it lies in what a statement commits to.
//
// In every vector on the way it is the first leaf that differs from the honest one: whoever descends names the leftmost child that
// differs from his own. Then everything to its left is honest and everything to its right is on its path, so that whatever a
// proof needs besides the leaf is known, though nobody else ever saw the rest of the claimed vectors.
type Trail struct {
	// Aux: the leaf lies in auxRoot. Otherwise in newRoot.
	Aux bool
	// Links from the outermost vector to the data vector. In newRoot: the fragment in the state, the leaf in its parameters or momentum.
	// In auxRoot: the vector in the aux set, of a reduction the item, the leaf.
	Links []Link
	// Momentum, and Sibling, the root of the fragment's other vector; in newRoot only.
	Momentum bool
	Sibling  repops.Hash
	Leaf     []byte
}

// Prover builds proofs about the statements of one round from its honest computation.
//
// The contract judges every claim against other values that the same statement commits to: a parameter against the interleaved
// payloads and the scores, a score against the row of distances, a distance against the top of its reduction, a partial against
// those below it, and only the interleaved payloads and the lowest partials against what trainers signed. A value that follows truly
// from a false one is no proof: its claim is correct. So the first wrong link of the chain has to be shown. The order in which
// vectors stand in what is committed to is that of the chain: auxRoot before newRoot; in the aux set interleaved payloads,
// reductions (of each the lower levels first), distances, scores. The first leaf that differs, from left to right, is therefore the
// one to prove, and all that it is judged against lies to its left and is honest.
type Prover struct {
	Round transition.Round
	// Entries is the round's frozen set, in order of arrival.
	Entries []FrozenEntry
	// Trees of the honest computation of Round.
	Trees *transition.Trees
}

func (p *Prover) shape() shape { return shape{p.Round.Spec, uint64(len(p.Round.Payloads))} }

// State finds the first wrong element of a claimed new state of which all elements are known, and builds the proof. Source.State of
// `read` gives them, range by range. It is ErrTrail if they do not give the statement's newRoot, ErrNothingWrong if that is the honest
// one, ErrAuxFirst if the auxRoot is wrong.
func (p *Prover) State(s Statement, read func(fragment uint32, at uint64, params, momentum []float32) error) (*StepProof, error) {
	t, err := transition.ReadState(p.Round.Spec, read)
	if err != nil {
		return nil, err
	}
	if t.Root() != s.NewRoot {
		return nil, fmt.Errorf("%w: the elements hash to %s", ErrTrail, t.Root())
	}
	for f := range t.Params {
		for _, momentum := range []bool{false, true} {
			v, honest, other := t.Params[f], p.Trees.New.Params[f], t.Momentum[f]
			if momentum {
				v, honest, other = other, p.Trees.New.Momentum[f], v
			}
			i, differs, err := firstDifference(v, honest)
			if err != nil {
				return nil, err
			}
			if !differs {
				continue
			}
			leaf, err := v.Open(i)
			if err != nil {
				return nil, err
			}
			set, err := t.Set.Path(uint64(f))
			if err != nil {
				return nil, err
			}
			return p.step(s, Trail{
				Links:    []Link{{uint64(f), set}, {i, leaf.Path}},
				Momentum: momentum, Sibling: other.Root(), Leaf: leaf.Leaf,
			})
		}
	}
	return nil, ErrNothingWrong
}

// firstDifference is the first leaf in which two vectors with the same header differ.
func firstDifference(a, b *transition.Vector) (uint64, bool, error) {
	if a.Root() == b.Root() {
		return 0, false, nil
	}
	index := uint64(0)
	for height := a.Height() - 1; height >= 0; height-- {
		index <<= 1
		x, err := a.Node(height, index)
		if err != nil {
			return 0, false, err
		}
		y, err := b.Node(height, index)
		if err != nil {
			return 0, false, err
		}
		if x == y {
			index++
		}
	}
	return index, true, nil
}

// Trail builds the proof about a leaf that lies open: a *StepProof, *InterleavedProof, *PartialProof, *TotalProof or *ScoreProof. It
// is ErrTrail if the leaf does not lie where the trail says, ErrNothingWrong if it is the honest one, ErrAuxFirst if it is a leaf of
// the new state and the auxRoot is wrong. A leaf of the wrong size or with a tail that is not zero is wrong like any other.
func (p *Prover) Trail(s Statement, t Trail) (any, error) {
	if !t.Aux {
		return p.step(s, t)
	}
	return p.aux(s, t)
}

func opening(o transition.Opening) Opening { return Opening{Leaf: o.Leaf, Path: path(o.Path)} }

func path(hashes []repops.Hash) [][32]byte {
	out := make([][32]byte, len(hashes))
	for i, h := range hashes {
		out[i] = h
	}
	return out
}

// step builds the proof about a leaf of the new state.
func (p *Prover) step(s Statement, t Trail) (*StepProof, error) {
	if len(t.Links) != 2 || t.Links[0].Index >= uint64(p.Round.Spec.FragmentCount) {
		return nil, fmt.Errorf("%w: %d links", ErrTrail, len(t.Links))
	}
	if p.Trees.Aux.Root() != s.AuxRoot {
		return nil, ErrAuxFirst
	}
	fragment, leaf := uint32(t.Links[0].Index), t.Links[1].Index
	v, claimed := p.Trees.New.Params[fragment], Opening{Leaf: t.Leaf, Path: path(t.Links[1].Path)}
	if t.Momentum {
		v = p.Trees.New.Momentum[fragment]
	}
	root, ok := climb(v.Header(), leaf, claimed)
	node := repops.NodeHash(root, t.Sibling)
	if t.Momentum {
		node = repops.NodeHash(t.Sibling, root)
	}
	proof := &StepProof{
		Fragment: fragment, Momentum: t.Momentum,
		Claimed: claimed, ClaimedSibling: t.Sibling, NewPath: path(t.Links[0].Path),
	}
	if !ok || !leadsTo(s.NewRoot, p.shape().state(), uint64(fragment), Opening{Leaf: node[:], Path: proof.NewPath}) {
		return nil, ErrTrail
	}
	honest, err := v.Leaf(leaf)
	if err != nil {
		return nil, err
	}
	at, err := firstWrong(t.Leaf, honest, 4, int(min(p.shape().length(fragment)-leaf*repops.RunLength, repops.RunLength)))
	if err != nil {
		return nil, err
	}
	proof.Coordinate = leaf*repops.RunLength + uint64(at)
	return proof, p.stepInputs(proof)
}

// firstWrong is the first of `count` numbers of a size in which a leaf differs from the honest one; 0 if the leaf is ill-formed, so
// that any of them convicts. ErrNothingWrong if it is the honest one.
func firstWrong(leaf, honest []byte, size, count int) (int, error) {
	if bytes.Equal(leaf, honest) {
		return 0, ErrNothingWrong
	}
	if len(leaf) == len(honest) {
		for i := range count {
			if !bytes.Equal(leaf[i*size:][:size], honest[i*size:][:size]) {
				return i, nil
			}
		}
	}
	return 0, nil
}

// stepInputs fills in all that a proof about an element opens besides the claim.
func (p *Prover) stepInputs(proof *StepProof) error {
	sh := p.shape()
	o, err := p.Trees.Interleaved[proof.Fragment].Open(proof.Coordinate / sh.coordinates())
	if err != nil {
		return err
	}
	aux, err := p.Trees.Aux.Path(uint64(proof.Fragment))
	if err != nil {
		return err
	}
	proof.Interleaved, proof.AuxPath = opening(o), path(aux)
	if p.Round.Spec.Scored() {
		if proof.Scores, err = p.Trees.Scores.Leaf(0); err != nil {
			return err
		}
		if aux, err = p.Trees.Aux.Path(sh.auxScores()); err != nil {
			return err
		}
		proof.ScoresPath = path(aux)
	}
	if p.Round.Spec.Weighted() {
		proof.Entries = p.Entries
	}
	m, err := p.Trees.Parent.Open(proof.Fragment, proof.Coordinate, true)
	if err != nil {
		return err
	}
	proof.ParentMomentum, proof.ParentPath = opening(m.Opening), path(m.SetPath)
	if proof.Momentum {
		proof.ParentSibling = m.Sibling
		return nil
	}
	params, err := p.Trees.Parent.Open(proof.Fragment, proof.Coordinate, false)
	proof.ParentParams = opening(params.Opening)
	return err
}

// aux builds the proof about a leaf below auxRoot.
func (p *Prover) aux(s Statement, t Trail) (any, error) {
	sh := p.shape()
	if len(t.Links) < 2 {
		return nil, fmt.Errorf("%w: %d links", ErrTrail, len(t.Links))
	}
	// From the leaf up: what is claimed of each vector on the way.
	at := t.Links[0].Index
	vectors := []*transition.Vector{p.Trees.Aux}
	switch {
	case at < uint64(len(p.Trees.Interleaved)):
		vectors = append(vectors, p.Trees.Interleaved[at])
	case p.Round.Spec.Scored() && at == sh.auxReductions():
		vectors = append(vectors, p.Trees.Reductions)
		if item := t.Links[1].Index; item < uint64(len(p.Trees.Items)) {
			vectors = append(vectors, p.Trees.Items[item])
		}
	case p.Round.Spec.Pairwise() && at == sh.auxDistances():
		vectors = append(vectors, p.Trees.Distances)
	case p.Round.Spec.Scored() && at == sh.auxScores():
		vectors = append(vectors, p.Trees.Scores)
	}
	if len(vectors) != len(t.Links) {
		return nil, fmt.Errorf("%w: %d links", ErrTrail, len(t.Links))
	}
	known := make([]claimed, len(vectors))
	node := repops.LeafHash(t.Leaf)
	for i := len(vectors) - 1; i >= 0; i-- {
		var err error
		if known[i], err = openedAt(vectors[i], t.Links[i].Index, node, t.Links[i].Path); err != nil {
			return nil, fmt.Errorf("%w: %w", ErrTrail, err)
		}
		root := known[i].root()
		node = repops.LeafHash(root[:])
	}
	if known[0].root() != s.AuxRoot {
		return nil, ErrTrail
	}
	last := t.Links[len(t.Links)-1]
	honest, err := vectors[len(vectors)-1].Leaf(last.Index)
	if err != nil {
		return nil, err
	}
	open := Opening{Leaf: t.Leaf, Path: path(last.Path)}
	switch {
	case at < uint64(len(p.Trees.Interleaved)):
		return p.interleaved(uint32(at), last.Index, open, honest, path(t.Links[0].Path))
	case at == sh.auxReductions():
		return p.partial(known, last.Index, open, honest, t)
	case p.Round.Spec.Pairwise() && at == sh.auxDistances():
		return p.distance(known[0], last.Index, open, honest)
	case p.Round.Spec.Pairwise():
		return p.score(known[0], open, honest)
	}
	return p.norm(known[0], open, honest)
}

// entry is the index of the frozen entry behind an included payload.
func (p *Prover) entry(payload int) (uint32, error) {
	trainer := p.Round.Payloads[payload].Trainer
	i := slices.IndexFunc(p.Entries, func(e FrozenEntry) bool { return e.Trainer == trainer })
	if i < 0 {
		return 0, fmt.Errorf("no frozen entry of trainer %s", trainer)
	}
	return uint32(i), nil
}

// interleaved builds the proof about a leaf of interleaved payloads.
func (p *Prover) interleaved(
	fragment uint32, leaf uint64, open Opening, honest []byte, auxPath [][32]byte,
) (*InterleavedProof, error) {
	n := len(p.Round.Payloads)
	at, err := firstWrong(open.Leaf, honest, 4, len(honest)/4)
	if err != nil {
		return nil, err
	}
	entry, err := p.entry(at % n)
	if err != nil {
		return nil, err
	}
	coordinate := leaf*p.shape().coordinates() + uint64(at/n)
	o, err := p.Trees.Payloads[at%n].Open(fragment, coordinate/p.shape().quantization().LeafElements())
	if err != nil {
		return nil, err
	}
	return &InterleavedProof{
		Fragment: fragment, Coordinate: coordinate, Entry: entry, Entries: p.Entries,
		Interleaved: open, AuxPath: auxPath,
		Payload: opening(o.Opening), SetPath: path(o.SetPath),
	}, nil
}

// partial builds the proof about a leaf of a reduction. known are what is claimed of the aux set, the reductions and the one.
func (p *Prover) partial(known []claimed, leaf uint64, open Opening, honest []byte, t Trail) (*PartialProof, error) {
	sh := p.shape()
	levels := sh.levels()
	l := len(levels) - 1
	for levels[l].at > leaf*reductionLeaf {
		l--
	}
	first := leaf*reductionLeaf - levels[l].at
	at, err := firstWrong(open.Leaf, honest, 8, int(min(levels[l].count-first, reductionLeaf)))
	if err != nil {
		return nil, err
	}
	item := t.Links[1].Index
	proof := &PartialProof{
		Item: uint32(item), Level: uint8(l + 1), Index: first + uint64(at),
		Claimed: open, ItemPath: path(t.Links[1].Path), AuxPath: path(t.Links[0].Path),
	}
	if l == 0 {
		return proof, p.runs(proof)
	}
	below := levels[l-1]
	lo := proof.Index * agg.Run
	hi := min(lo+agg.Run, below.count) - 1
	var indices []uint64
	for i := (below.at + lo) / reductionLeaf; i <= (below.at+hi)/reductionLeaf; i++ {
		data, err := p.Trees.Items[item].Leaf(i)
		if err != nil {
			return nil, err
		}
		proof.Below.Leaf = append(proof.Below.Leaf, data...)
		indices = append(indices, i)
	}
	proof.Below.Path, err = known[2].proof(indices...)
	return proof, err
}

// runs fills in the payloads that a partial of level 1 is made of.
func (p *Prover) runs(proof *PartialProof) error {
	sh := p.shape()
	proof.Entries = p.Entries
	leaf := proof.Index * agg.Run / sh.quantization().LeafElements()
	i, j := sh.pair(uint64(proof.Item))
	o, err := p.Trees.Payloads[i].Open(0, leaf)
	if err != nil {
		return err
	}
	proof.First, proof.FirstSetPath = opening(o.Opening), path(o.SetPath)
	if !p.Round.Spec.Pairwise() {
		return nil
	}
	if o, err = p.Trees.Payloads[j].Open(0, leaf); err != nil {
		return err
	}
	proof.Second, proof.SecondSetPath = opening(o.Opening), path(o.SetPath)
	return nil
}

// top fills in the end of the reduction that an entry has to be equal to.
func (p *Prover) top(proof *TotalProof, item uint64, aux claimed) error {
	v := p.Trees.Items[item]
	o, err := v.Open(v.Leaves() - 1)
	if err != nil {
		return err
	}
	items, err := p.Trees.Reductions.Path(item)
	if err != nil {
		return err
	}
	proof.Top, proof.ItemPath = opening(o), path(items)
	proof.AuxPath, err = aux.proof(p.shape().auxReductions())
	return err
}

// distance builds the proof about a row of distances.
func (p *Prover) distance(aux claimed, row uint64, open Opening, honest []byte) (*TotalProof, error) {
	proof := &TotalProof{Row: uint32(row), Entry: open}
	at, err := firstWrong(open.Leaf, honest, 8, len(honest)/8)
	if err != nil {
		return nil, err
	}
	if len(open.Leaf) != len(honest) {
		at = int(row) // needs no reduction
	}
	proof.Column = uint32(at)
	if proof.EntryAuxPath, err = aux.proof(p.shape().auxDistances()); err != nil || uint64(at) == row {
		return proof, err
	}
	return proof, p.top(proof, p.shape().item(row, uint64(at)), aux)
}

// norm builds the proof about the sums of squares of a clip.
func (p *Prover) norm(aux claimed, open Opening, honest []byte) (*TotalProof, error) {
	at, err := firstWrong(open.Leaf, honest, 8, len(honest)/8)
	if err != nil {
		return nil, err
	}
	proof := &TotalProof{Row: uint32(at), Entry: open}
	if proof.EntryAuxPath, err = aux.proof(p.shape().auxScores()); err != nil {
		return nil, err
	}
	return proof, p.top(proof, uint64(at), aux)
}

// score builds the proof about the scores of Krum.
func (p *Prover) score(aux claimed, open Opening, honest []byte) (*ScoreProof, error) {
	at, err := firstWrong(open.Leaf, honest, 8, len(honest)/8)
	if err != nil {
		return nil, err
	}
	o, err := p.Trees.Distances.Open(uint64(at))
	if err != nil {
		return nil, err
	}
	proof := &ScoreProof{Row: uint32(at), Distances: opening(o), Scores: open.Leaf}
	if proof.DistancesAuxPath, err = aux.proof(p.shape().auxDistances()); err != nil {
		return nil, err
	}
	proof.ScoresPath, err = aux.proof(p.shape().auxScores())
	return proof, err
}

// Payload builds the proof about an included payload with a malformed leaf, as transition.Compute reports it, from the Source that it
// read. Entries is the round's frozen set in order of arrival.
func Payload(r transition.Round, entries []FrozenEntry, src transition.Source, m *transition.Malformed) (*PayloadProof, error) {
	p := Prover{Round: r, Entries: entries}
	entry, err := p.entry(m.Payload)
	if err != nil {
		return nil, err
	}
	q := p.shape().quantization()
	size := uint64(q.LeafBytes())
	proof := &PayloadProof{Fragment: m.Fragment, LeafIndex: m.Leaf, Entry: entry, Entries: entries}
	roots := make([]repops.Hash, r.Spec.FragmentCount)
	for f := range r.Spec.FragmentCount {
		h := protocol.PayloadHeader(r.Task, r.Number, f, r.Payloads[m.Payload].Trainer, p.shape().length(f), q)
		hashes := make([]repops.Hash, 0, h.Leaves())
		for run := make([]byte, min(payloadRun, h.Leaves())*size); uint64(len(hashes)) < h.Leaves(); {
			first := uint64(len(hashes))
			data := run[:min(payloadRun, h.Leaves()-first)*size]
			if err := src.Leaves(m.Payload, f, first, data); err != nil {
				return nil, err
			}
			if hashes, err = repops.HashLeaves(hashes, data, int(size)); err != nil {
				return nil, err
			}
		}
		roots[f] = repops.Root(h, hashes)
		if f != m.Fragment {
			continue
		}
		if proof.Payload.Path, err = siblings(hashes, m.Leaf); err != nil {
			return nil, err
		}
	}
	if root := protocol.PayloadSetRoot(roots); root != r.Payloads[m.Payload].Root {
		return nil, &transition.Mismatch{Payload: m.Payload, Want: r.Payloads[m.Payload].Root, Got: root}
	}
	proof.Payload.Leaf = make([]byte, size)
	if err := src.Leaves(m.Payload, m.Fragment, m.Leaf, proof.Payload.Leaf); err != nil {
		return nil, err
	}
	leaves := make([]repops.Hash, len(roots))
	for i, root := range roots {
		leaves[i] = repops.LeafHash(root[:])
	}
	proof.SetPath, err = siblings(leaves, uint64(m.Fragment))
	return proof, err
}

// payloadRun is how many leaves Payload hashes at a time.
const payloadRun = 256

// siblings is the path of leaf i.
func siblings(leaves []repops.Hash, i uint64) ([][32]byte, error) {
	tree, err := repops.NewTree(leaves)
	if err != nil {
		return nil, err
	}
	hashes, err := tree.Proof(i)
	return path(hashes), err
}
