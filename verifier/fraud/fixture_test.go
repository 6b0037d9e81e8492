package fraud

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// fixture is one round: its set, its honest computation and the statement that says so.
type fixture struct {
	Prover
	src    transition.Source
	honest Statement
	// Of the set: who is included.
	payloads [][]byte
}

// rule is what a specification says about aggregation.
type rule struct {
	name  string
	rule  protocol.AggregationRule
	param uint32
	clip  float32
}

var rules = []rule{
	{"mean", protocol.Mean, 0, 0},
	{"trimmed", protocol.TrimmedMean, 1, 0},
	{"median", protocol.CoordinateMedian, 0, 0},
	{"krum", protocol.Krum, 1, 0},
	{"multikrum", protocol.MultiKrum, 1 | 3<<16, 0},
	{"clip", protocol.Mean, 0, 3},
	{"weighted", protocol.WeightedMean, 0, 0},
	{"mediannorm", protocol.MedianNormMean, 0, 0},
}

var quantizations = []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4, protocol.QuantizationSparseTop1}

// shapeOf is a specification of p parameters in f fragments; one fragment where the rule asks for it.
func specOf(r rule, q protocol.Quantization, p uint64, f uint32) *protocol.TaskSpec {
	s := &protocol.TaskSpec{
		ParamCount: p, FragmentCount: f, Aggregation: uint8(r.rule), AggregationParam: r.param, Quantization: uint8(q),
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666, ClipL2Norm: math.Float32bits(r.clip), PayloadBoundLog2: 20,
	}
	if s.Scored() {
		s.FragmentCount = 1
	}
	if r.rule == protocol.WeightedMean {
		// One to five, so that no two neighbours weigh the same.
		weights := make([]uint32, protocol.MaxTrainers)
		for slot := range weights {
			weights[slot] = math.Float32bits(1 + float32(slot*slot%17)/4)
		}
		if err := s.SetWeights(weights...); err != nil {
			panic(err)
		}
	}
	return s
}

func vector(r *rand.Rand, n uint64) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(r.NormFloat64() * math.Ldexp(1, r.IntN(12)-8))
	}
	return x
}

func someHash(r *rand.Rand) (h [32]byte) {
	for i := range h {
		h[i] = byte(r.Uint32())
	}
	return h
}

// newFixture is a round of n included trainers among n + 2 that committed.
func newFixture(t testing.TB, r *rand.Rand, spec *protocol.TaskSpec, n int, spoil func(payload int, leaves []byte)) *fixture {
	t.Helper()
	f := &fixture{}
	state := protocol.State{Params: vector(r, spec.ParamCount), Momentum: vector(r, spec.ParamCount)}
	f.Round = transition.Round{Spec: spec, Task: someHash(r), Number: r.Uint32N(1000), Parent: state.Root(spec.FragmentCount)}
	slots := r.Perm(64)
	type member struct {
		transition.Payload
		leaves []byte
	}
	var included []member
	for i := range n + 2 {
		address := someHash(r)
		who := common.Address(address[:20])
		leaves, err := spec.EncodeLeaves(vector(r, spec.ParamCount))
		require.NoError(t, err)
		if spoil != nil {
			spoil(i, leaves)
		}
		root, err := spec.PayloadLeavesRoot(leaves, f.Round.Task, f.Round.Number, who)
		require.NoError(t, err)
		f.Entries = append(f.Entries, FrozenEntry{Trainer: who, Slot: uint8(slots[i]), PayloadRoot: root, ClaimHash: someHash(r)})
		f.honest.FrozenHash = protocol.FrozenHash(f.honest.FrozenHash, who, uint8(slots[i]), root, f.Entries[i].ClaimHash)
		if i < n {
			included = append(included, member{transition.Payload{Trainer: who, Slot: uint8(slots[i]), Root: root}, leaves})
			f.honest.Included |= 1 << slots[i]
		}
	}
	slices.SortFunc(included, func(a, b member) int { return a.Trainer.Cmp(b.Trainer) })
	for _, m := range included {
		f.Round.Payloads = append(f.Round.Payloads, m.Payload)
		f.payloads = append(f.payloads, m.leaves)
	}
	f.src = transition.Memory(spec, state, f.payloads)
	f.honest.TaskId, f.honest.Round, f.honest.ParentRoot = f.Round.Task, f.Round.Number, f.Round.Parent
	if spoil == nil {
		f.Trees = new(transition.Trees)
		out, err := transition.Compute(context.Background(), f.Round, f.src, nil, transition.Options{Trees: f.Trees})
		require.NoError(t, err)
		f.honest.NewRoot, f.honest.AuxRoot = out.NewRoot, out.AuxRoot
	}
	return f
}

// lie is the statement of somebody who tampers, with the trees of what it claims and its new state.
func (f *fixture) lie(t testing.TB, tamper transition.Tamper) (Statement, *transition.Trees, protocol.State) {
	t.Helper()
	trees, next := new(transition.Trees), transition.NewCollector(f.Round.Spec)
	out, err := transition.Compute(context.Background(), f.Round, f.src, next, transition.Options{Trees: trees, Tamper: &tamper})
	require.NoError(t, err)
	s := f.honest
	s.NewRoot, s.AuxRoot = out.NewRoot, out.AuxRoot
	return s, trees, next.Next
}

// read gives ranges of a state.
func (f *fixture) read(s protocol.State) func(fragment uint32, at uint64, params, momentum []float32) error {
	return transition.Memory(f.Round.Spec, s, nil).State
}

// descend is what a descent to the first leaf that differs shows.
func (f *fixture) descend(t testing.TB, s Statement, claim *transition.Trees) Trail {
	t.Helper()
	follow := func(claimed, honest *transition.Vector) Link {
		i, differs, err := firstDifference(claimed, honest)
		require.NoError(t, err)
		require.True(t, differs)
		path, err := claimed.Path(i)
		require.NoError(t, err)
		return Link{i, path}
	}
	leaf := func(v *transition.Vector, i uint64) []byte {
		b, err := v.Leaf(i)
		require.NoError(t, err)
		return b
	}
	if s.AuxRoot == f.honest.AuxRoot {
		at := follow(claim.New.Set, f.Trees.New.Set)
		v, honest, other := claim.New.Params[at.Index], f.Trees.New.Params[at.Index], claim.New.Momentum[at.Index]
		momentum := v.Root() == honest.Root()
		if momentum {
			v, honest, other = other, f.Trees.New.Momentum[at.Index], v
		}
		l := follow(v, honest)
		return Trail{Links: []Link{at, l}, Momentum: momentum, Sibling: other.Root(), Leaf: leaf(v, l.Index)}
	}
	at := follow(claim.Aux, f.Trees.Aux)
	trail := Trail{Aux: true, Links: []Link{at}}
	var v, honest *transition.Vector
	switch i := int(at.Index) - len(claim.Interleaved); {
	case i < 0:
		v, honest = claim.Interleaved[at.Index], f.Trees.Interleaved[at.Index]
	case i == 0:
		item := follow(claim.Reductions, f.Trees.Reductions)
		trail.Links = append(trail.Links, item)
		v, honest = claim.Items[item.Index], f.Trees.Items[item.Index]
	case at.Index == claim.Aux.Leaves()-1:
		v, honest = claim.Scores, f.Trees.Scores
	default:
		v, honest = claim.Distances, f.Trees.Distances
	}
	l := follow(v, honest)
	trail.Links = append(trail.Links, l)
	trail.Leaf = leaf(v, l.Index)
	return trail
}

// judge is the model's verdict.
func (f *fixture) judge(t testing.TB, s Statement, proof any) Verdict {
	t.Helper()
	v, err := Judge(f.Round.Spec, s, proof)
	require.NoError(t, err)
	return v
}

// truths are proofs about every kind of claim of a statement whose trees these are, at random places: of the honest statement each is
// answered with ClaimIsCorrect.
func (f *fixture) truths(t testing.TB, r *rand.Rand, claim *transition.Trees) []any {
	t.Helper()
	spec, sh := f.Round.Spec, f.shape()
	p := Prover{Round: f.Round, Entries: f.Entries, Trees: claim}
	var proofs []any
	for _, momentum := range []bool{false, true} {
		fragment := r.Uint32N(spec.FragmentCount)
		c := r.Uint64N(sh.length(fragment))
		o, err := claim.New.Open(fragment, c, momentum)
		require.NoError(t, err)
		s := &StepProof{
			Fragment: fragment, Coordinate: c, Momentum: momentum,
			Claimed: opening(o.Opening), ClaimedSibling: o.Sibling, NewPath: path(o.SetPath),
		}
		require.NoError(t, p.stepInputs(s))
		proofs = append(proofs, s)
	}
	auxPath := func(i uint64) [][32]byte {
		hashes, err := claim.Aux.Path(i)
		require.NoError(t, err)
		return path(hashes)
	}
	open := func(v *transition.Vector, i uint64) Opening {
		o, err := v.Open(i)
		require.NoError(t, err)
		return opening(o)
	}
	q := sh.quantization()
	{
		fragment := r.Uint32N(spec.FragmentCount)
		c := r.Uint64N(sh.length(fragment))
		who := r.IntN(len(f.Round.Payloads))
		entry, err := p.entry(who)
		require.NoError(t, err)
		o, err := claim.Payloads[who].Open(fragment, c/q.LeafElements())
		require.NoError(t, err)
		proofs = append(proofs, &InterleavedProof{
			Fragment: fragment, Coordinate: c, Entry: entry, Entries: f.Entries,
			Interleaved: open(claim.Interleaved[fragment], c/sh.coordinates()), AuxPath: auxPath(uint64(fragment)),
			Payload: opening(o.Opening), SetPath: path(o.SetPath),
		}, &PayloadProof{
			Fragment: fragment, LeafIndex: c / q.LeafElements(), Entry: entry, Entries: f.Entries,
			Payload: opening(o.Opening), SetPath: path(o.SetPath),
		})
	}
	if !spec.Scored() {
		return proofs
	}
	itemPath := func(i uint64) [][32]byte {
		hashes, err := claim.Reductions.Path(i)
		require.NoError(t, err)
		return path(hashes)
	}
	levels := sh.levels()
	for l := range levels {
		item := r.Uint64N(sh.reductions().Length)
		index := r.Uint64N(levels[l].count)
		o, err := claim.Partial(int(item), l+1, index)
		require.NoError(t, err)
		proof := &PartialProof{
			Item: uint32(item), Level: uint8(l + 1), Index: index,
			Claimed: opening(o), ItemPath: itemPath(item), AuxPath: auxPath(sh.auxReductions()),
		}
		if l == 0 {
			require.NoError(t, p.runs(proof))
		} else {
			below, err := claim.Below(int(item), l+1, index)
			require.NoError(t, err)
			proof.Below = opening(below)
		}
		proofs = append(proofs, proof)
	}
	row := r.Uint64N(sh.n)
	total := &TotalProof{Row: uint32(row)}
	if !spec.Pairwise() {
		total.Entry, total.EntryAuxPath = open(claim.Scores, 0), auxPath(sh.auxScores())
		require.NoError(t, p.top(total, row, honestly(claim.Aux)))
		return append(proofs, total)
	}
	for _, column := range []uint64{row, (row + 1 + r.Uint64N(sh.n-1)) % sh.n} {
		total := *total
		total.Column = uint32(column)
		total.Entry, total.EntryAuxPath = open(claim.Distances, row), auxPath(sh.auxDistances())
		if column != row {
			require.NoError(t, p.top(&total, sh.item(row, column), honestly(claim.Aux)))
		}
		proofs = append(proofs, &total)
	}
	scores := open(claim.Scores, 0)
	return append(proofs, &ScoreProof{
		Row: uint32(row), Distances: open(claim.Distances, row), DistancesAuxPath: auxPath(sh.auxDistances()),
		Scores: scores.Leaf, ScoresPath: auxPath(sh.auxScores()),
	})
}

// name is what a case is called.
func (r rule) with(q protocol.Quantization) string { return fmt.Sprintf("%s/%s", r.name, q) }

// recommit makes the statement, or the frozen set, commit to one of the leaves that the proof opens, whatever that leaf holds now.
// What else the proof opens under the same root mostly does not lead there any more.
func recommit(r *rand.Rand, f *fixture, s *Statement, proof any) {
	sh := shape{f.Round.Spec, uint64(bits.OnesCount64(s.Included))}
	if sh.n == 0 {
		return
	}
	under := func(to *[32]byte, outer repops.Header, at uint64, path [][32]byte, h repops.Header, i uint64, o Opening) {
		if root, ok := climb(h, i, o); ok {
			if root, ok = climb(outer, at, Opening{Leaf: root[:], Path: path}); ok {
				*to = root
			}
		}
	}
	state := func(to *[32]byte, fragment uint32, params, momentum repops.Hash, path [][32]byte) {
		node := repops.NodeHash(params, momentum)
		if root, ok := climb(sh.state(), uint64(fragment), Opening{Leaf: node[:], Path: path}); ok {
			*to = root
		}
	}
	payload := func(entries []FrozenEntry, entry int, fragment uint32, leaf uint64, o Opening, setPath [][32]byte) {
		e := &entries[entry]
		under(&e.PayloadRoot, sh.setHeader(), uint64(fragment), setPath, sh.payloadHeader(s.TaskId, s.Round, fragment, e.Trainer), leaf, o)
		s.FrozenHash = frozenHash(entries)
	}
	interleaved := func(fragment uint32, coordinate uint64, o Opening, auxPath [][32]byte) {
		leaf := coordinate / sh.coordinates()
		under(&s.AuxRoot, sh.aux(), uint64(fragment), auxPath, sh.interleavedHeader(fragment), leaf, o)
	}
	reduction := func(item, leaf uint64, o Opening, itemPath, auxPath [][32]byte) {
		if root, ok := climb(sh.reduction(item), leaf, o); ok {
			under(&s.AuxRoot, sh.aux(), sh.auxReductions(), auxPath, sh.reductions(), item, Opening{Leaf: root[:], Path: itemPath})
		}
	}
	per := sh.quantization().LeafElements()
	switch p := proof.(type) {
	case *StepProof:
		if p.Fragment >= f.Round.Spec.FragmentCount {
			return
		}
		e, leaf := sh.length(p.Fragment), p.Coordinate/repops.RunLength
		params, momentum := protocol.ParamsHeader(p.Fragment, e), protocol.MomentumHeader(p.Fragment, e)
		switch r.IntN(3) {
		case 0:
			if p.Momentum {
				root, _ := climb(momentum, leaf, p.Claimed)
				state(&s.NewRoot, p.Fragment, p.ClaimedSibling, root, p.NewPath)
			} else {
				root, _ := climb(params, leaf, p.Claimed)
				state(&s.NewRoot, p.Fragment, root, p.ClaimedSibling, p.NewPath)
			}
		case 1:
			root, _ := climb(momentum, leaf, p.ParentMomentum)
			sibling := repops.Hash(p.ParentSibling)
			if !p.Momentum {
				sibling, _ = climb(params, leaf, p.ParentParams)
			}
			state(&s.ParentRoot, p.Fragment, sibling, root, p.ParentPath)
		default:
			interleaved(p.Fragment, p.Coordinate, p.Interleaved, p.AuxPath)
		}
	case *InterleavedProof:
		if p.Fragment >= f.Round.Spec.FragmentCount {
			return
		}
		if r.IntN(2) == 0 && int(p.Entry) < len(p.Entries) {
			payload(p.Entries, int(p.Entry), p.Fragment, p.Coordinate/per, p.Payload, p.SetPath)
			return
		}
		interleaved(p.Fragment, p.Coordinate, p.Interleaved, p.AuxPath)
	case *PayloadProof:
		if int(p.Entry) < len(p.Entries) && p.Fragment < f.Round.Spec.FragmentCount {
			payload(p.Entries, int(p.Entry), p.Fragment, p.LeafIndex, p.Payload, p.SetPath)
		}
	case *PartialProof:
		levels := sh.levels()
		if p.Level < 1 || int(p.Level) > len(levels) {
			return
		}
		at := (levels[p.Level-1].at + p.Index) / reductionLeaf
		reduction(uint64(p.Item), at, p.Claimed, p.ItemPath, p.AuxPath)
	case *TotalProof:
		if r.IntN(2) == 0 && len(p.AuxPath) > 0 {
			// What is claimed of the entry stays.
			leaf := sh.reduction(0).Leaves() - 1
			item := uint64(p.Row)
			if f.Round.Spec.Pairwise() {
				item = sh.item(uint64(p.Row), uint64(p.Column))
			}
			reduction(item, leaf, p.Top, p.ItemPath, p.AuxPath)
			if root, ok := climb(sh.reduction(item), leaf, p.Top); ok {
				if all, ok := climb(sh.reductions(), item, Opening{Leaf: root[:], Path: p.ItemPath}); ok && len(p.EntryAuxPath) > 0 {
					p.EntryAuxPath[len(p.EntryAuxPath)-1] = repops.NodeHash(p.AuxPath[0], repops.LeafHash(all[:]))
				}
			}
			return
		}
		if f.Round.Spec.Pairwise() && r.IntN(2) == 0 {
			under(&s.AuxRoot, sh.aux(), sh.auxDistances(), p.EntryAuxPath, sh.distances(), uint64(p.Row), p.Entry)
		} else {
			under(&s.AuxRoot, sh.aux(), sh.auxScores(), p.EntryAuxPath, sh.scoresHeader(), 0, p.Entry)
		}
	case *ScoreProof:
		if r.IntN(2) == 0 {
			under(&s.AuxRoot, sh.aux(), sh.auxDistances(), p.DistancesAuxPath, sh.distances(), uint64(p.Row), p.Distances)
			if root, ok := climb(sh.distances(), uint64(p.Row), p.Distances); ok && len(p.ScoresPath) > 0 {
				p.ScoresPath[0] = repops.LeafHash(root[:]) // what is claimed of the scores stays
			}
		} else {
			under(&s.AuxRoot, sh.aux(), sh.auxScores(), p.ScoresPath, sh.scoresHeader(), 0, Opening{Leaf: p.Scores})
		}
	}
}

func frozenHash(entries []FrozenEntry) (h protocol.Hash) {
	for _, e := range entries {
		h = protocol.FrozenHash(h, e.Trainer, e.Slot, e.PayloadRoot, e.ClaimHash)
	}
	return h
}

// wild is a lie in many places, of any bits.
func (f *fixture) wild(r *rand.Rand) transition.Tamper {
	salt := r.Uint64()
	at := func(place ...uint64) (*rand.Rand, bool) {
		x := salt
		for _, p := range place {
			x = (x^p)*0x9e3779b97f4a7c15 + p
		}
		r := rand.New(rand.NewPCG(x, 1))
		return r, r.IntN(4) == 0
	}
	state := func(kind uint64) func(fragment uint32, first uint64, x []float32) {
		return func(fragment uint32, first uint64, x []float32) {
			for i := range x {
				if r, lies := at(kind, uint64(fragment), first+uint64(i)); lies {
					x[i] = float(bits32(r))
				}
			}
		}
	}
	double := func(v float64, place ...uint64) float64 {
		if r, lies := at(place...); lies {
			return math.Float64frombits(bits64(r))
		}
		return v
	}
	return transition.Tamper{
		Params: state(0), Momentum: state(1),
		Interleaved: func(fragment uint32, leaf uint64, data []byte) []byte {
			if r, lies := at(2, uint64(fragment), leaf); lies {
				copy(data, words32(r, len(data)/4))
			}
			return data
		},
		Partials: func(item, level int, index uint64, v float64) float64 {
			return double(v, 3, uint64(item), uint64(level), index)
		},
		Distances: func(row, column int, v float64) float64 { return double(v, 4, uint64(row), uint64(column)) },
		Scores:    func(i int, v float64) float64 { return double(v, 5, uint64(i)) },
	}
}
