package fraud

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"assay/bindings/aggregationfraud"
	"assay/protocol"
	"assay/repops"
	"assay/repops/agg"
)

// The contract's structs.
type (
	Statement        = aggregationfraud.Statement
	FrozenEntry      = aggregationfraud.FrozenEntry
	Opening          = aggregationfraud.IAggregationFraudOpening
	StepProof        = aggregationfraud.IAggregationFraudStepProof
	InterleavedProof = aggregationfraud.IAggregationFraudInterleavedProof
	PayloadProof     = aggregationfraud.IAggregationFraudPayloadProof
	PartialProof     = aggregationfraud.IAggregationFraudPartialProof
	TotalProof       = aggregationfraud.IAggregationFraudTotalProof
	ScoreProof       = aggregationfraud.IAggregationFraudScoreProof
)

// Outcome is what comes of a proof.
type Outcome uint8

// Outcomes. All but Convict are errors of the contract with these names.
const (
	Convict Outcome = iota
	ClaimIsCorrect
	BadEvidence
)

var outcomeNames = []string{"Convict", "ClaimIsCorrect", "BadEvidence"}

// String is the name of the contract's error, or Convict.
func (o Outcome) String() string {
	if int(o) < len(outcomeNames) {
		return outcomeNames[o]
	}
	return fmt.Sprintf("Outcome(%d)", uint8(o))
}

// Verdict is the contract's answer to a proof.
type Verdict struct {
	Outcome Outcome
	// Part of BadEvidence: which opening does not lead where it has to, or which number is out of range.
	Part string
	// Fault and the numbers of a conviction, as in FraudProven: bits, both 0 for a malformed leaf.
	Fault    protocol.Fault
	Element  uint64
	Expected uint64
	Claimed  uint64
	// Cleared is the slots whose inclusion a conviction withdraws.
	Cleared uint64
}

// String is one line: the outcome and what belongs to it.
func (v Verdict) String() string {
	switch v.Outcome {
	case Convict:
		return fmt.Sprintf("Convict %s at %d: expected %#x, claimed %#x", v.Fault, v.Element, v.Expected, v.Claimed)
	case BadEvidence:
		return fmt.Sprintf("BadEvidence(%q)", v.Part)
	}
	return v.Outcome.String()
}

// ErrProof reports something that is none of the six kinds of proof.
var ErrProof = errors.New("no fraud proof")

// Judge decides a proof (*StepProof, *InterleavedProof, *PayloadProof, *PartialProof, *TotalProof or *ScoreProof) as AggregationFraud
// does, once the statement is one whose signers can be held to it and that was not proven wrong before. It is total: whatever the
// proof holds, there is a verdict; ErrProof is for other types. Like the contract it opens first what the statement itself commits to:
// an ill-formed leaf of that convicts at once, and the rest of the evidence is not looked at.
func Judge(spec *protocol.TaskSpec, s Statement, proof any) (Verdict, error) {
	j := &judge{shape: shape{spec, uint64(bits.OnesCount64(s.Included))}, s: s}
	v, err := j.decide(proof)
	var r refusal
	if errors.As(err, &r) {
		return Verdict(r), nil
	}
	return v, err
}

func (j *judge) decide(proof any) (Verdict, error) {
	switch proof.(type) {
	case *StepProof, *InterleavedProof, *PayloadProof, *PartialProof, *TotalProof, *ScoreProof:
	default:
		return Verdict{}, fmt.Errorf("%w: %T", ErrProof, proof)
	}
	// A proposal has the quorum, for which the specification was checked; what was only signed may say anything.
	if !j.spec.Takes(j.n) {
		return Verdict{}, bad("included")
	}
	switch p := proof.(type) {
	case *StepProof:
		return j.step(p)
	case *InterleavedProof:
		return j.interleaved(p)
	case *PayloadProof:
		return j.payload(p)
	case *PartialProof:
		return j.partial(p)
	case *TotalProof:
		return j.total(p)
	default:
		return j.score(p.(*ScoreProof))
	}
}

// refusal is a verdict that ends the judging early.
type refusal Verdict

func (r refusal) Error() string { return Verdict(r).String() }

func bad(part string) error { return refusal{Outcome: BadEvidence, Part: part} }

// judge is one proof's judging.
type judge struct {
	shape
	s Statement
}

// compare ends a proof whose openings all hold.
func compare(fault protocol.Fault, element, expected, claimed uint64) (Verdict, error) {
	if expected == claimed {
		return Verdict{Outcome: ClaimIsCorrect}, nil
	}
	return Verdict{Fault: fault, Element: element, Expected: expected, Claimed: claimed}, nil
}

// malformed convicts for a leaf that is not as the format asks, whatever it holds.
func malformed(fault protocol.Fault, element uint64) (Verdict, error) {
	return Verdict{Fault: fault, Element: element}, nil
}

// climb is the root of the vector with this header that the opening of leaf i leads to; false if the leaf is out of range or the path
// not as long as (i, number of leaves) asks.
func climb(h repops.Header, i uint64, o Opening) (repops.Hash, bool) {
	n := h.Leaves()
	if i >= n {
		return repops.Hash{}, false
	}
	node, path := repops.LeafHash(o.Leaf), o.Path
	for last := n - 1; last > 0; i, last = i>>1, last>>1 {
		if i&1 == 0 && i == last {
			continue // promoted
		}
		if len(path) == 0 {
			return repops.Hash{}, false
		}
		if i&1 == 1 {
			node = repops.NodeHash(path[0], node)
		} else {
			node = repops.NodeHash(node, path[0])
		}
		path = path[1:]
	}
	return repops.Root(h, []repops.Hash{node}), len(path) == 0
}

// leadsTo says whether the opening of leaf i leads to the root.
func leadsTo(root [32]byte, h repops.Header, i uint64, o Opening) bool {
	found, ok := climb(h, i, o)
	return ok && found == root
}

// inside says whether the opening of leaf i of the vector h leads to the root through `outer`, of whose leaf at the vector's root is.
func inside(root [32]byte, outer repops.Header, at uint64, path [][32]byte, h repops.Header, i uint64, o Opening) bool {
	found, ok := climb(h, i, o)
	return ok && leadsTo(root, outer, at, Opening{Leaf: found[:], Path: path})
}

// coordinate checks the place of an element.
func (j *judge) coordinate(fragment uint32, coordinate uint64) error {
	if fragment >= j.spec.FragmentCount {
		return bad("fragment")
	}
	if coordinate >= j.length(fragment) {
		return bad("coordinate")
	}
	return nil
}

// openInterleaved checks the opening of the interleaved leaf of a coordinate. It returns the leaf's bytes of that coordinate, nil if
// the leaf has not the format's size.
func (j *judge) openInterleaved(fragment uint32, coordinate uint64, o Opening, auxPath [][32]byte) ([]byte, error) {
	c := j.coordinates()
	leaf := coordinate / c
	if !inside(j.s.AuxRoot, j.aux(), uint64(fragment), auxPath, j.interleavedHeader(fragment), leaf, o) {
		return nil, bad("interleaved")
	}
	if len(o.Leaf) != j.interleavedLeaf(fragment, leaf) {
		return nil, nil
	}
	return o.Leaf[4*j.n*(coordinate-leaf*c):][:4*j.n], nil
}

// openScores checks the opening of the scores leaf, which is its vector's only one.
func (j *judge) openScores(leaf []byte, auxPath [][32]byte) bool {
	return inside(j.s.AuxRoot, j.aux(), j.auxScores(), auxPath, j.scoresHeader(), 0, Opening{Leaf: leaf})
}

// openDistances checks the opening of a row of distances.
func (j *judge) openDistances(row uint64, o Opening, auxPath [][32]byte) bool {
	return inside(j.s.AuxRoot, j.aux(), j.auxDistances(), auxPath, j.distances(), row, o)
}

// step is proveStep.
func (j *judge) step(p *StepProof) (Verdict, error) {
	if err := j.coordinate(p.Fragment, p.Coordinate); err != nil {
		return Verdict{}, err
	}
	e, leaf := j.length(p.Fragment), p.Coordinate/repops.RunLength
	used := 4 * min(e-leaf*repops.RunLength, repops.RunLength)
	params, momentum := protocol.ParamsHeader(p.Fragment, e), protocol.MomentumHeader(p.Fragment, e)

	header, fault := params, protocol.FaultParameter
	if p.Momentum {
		header, fault = momentum, protocol.FaultMomentum
	}
	claimed, ok := climb(header, leaf, p.Claimed)
	fragment := repops.NodeHash(claimed, p.ClaimedSibling)
	if p.Momentum {
		fragment = repops.NodeHash(p.ClaimedSibling, claimed)
	}
	if !ok || !leadsTo(j.s.NewRoot, j.state(), uint64(p.Fragment), Opening{Leaf: fragment[:], Path: p.NewPath}) {
		return Verdict{}, bad("claimed")
	}
	if !filled(p.Claimed.Leaf, used) {
		return malformed(fault, p.Coordinate)
	}
	values, err := j.openInterleaved(p.Fragment, p.Coordinate, p.Interleaved, p.AuxPath)
	if err != nil {
		return Verdict{}, err
	}
	if values == nil {
		return malformed(protocol.FaultInterleaved, p.Coordinate)
	}
	var scores []byte
	if j.spec.Scored() {
		scores = p.Scores
		if !j.openScores(scores, p.ScoresPath) {
			return Verdict{}, bad("scores")
		}
		if len(scores) != 8*int(j.n) {
			return malformed(protocol.FaultScore, p.Coordinate)
		}
	} else if j.spec.Weighted() {
		if scores, err = j.weights(p.Entries); err != nil {
			return Verdict{}, err
		}
	}

	// Nobody answers for a step on an ill-formed parent.
	parent, ok := climb(momentum, leaf, p.ParentMomentum)
	ok = ok && filled(p.ParentMomentum.Leaf, used)
	var sibling repops.Hash = p.ParentSibling
	if ok && !p.Momentum {
		sibling, ok = climb(params, leaf, p.ParentParams)
		ok = ok && filled(p.ParentParams.Leaf, used)
	}
	fragment = repops.NodeHash(sibling, parent)
	if !ok || !leadsTo(j.s.ParentRoot, j.state(), uint64(p.Fragment), Opening{Leaf: fragment[:], Path: p.ParentPath}) {
		return Verdict{}, bad("parent")
	}
	at := int(p.Coordinate % repops.RunLength)
	d := aggregate(j.spec.Rule(), j.spec.AggregationParam, j.spec.ClipL2Norm, values, scores)
	expected := outerMomentum(j.spec.OuterMomentum, floatBits(p.ParentMomentum.Leaf, at), d)
	if !p.Momentum {
		expected = outerParameter(j.spec.OuterMomentum, j.spec.OuterLearningRate, expected, d, floatBits(p.ParentParams.Leaf, at))
	}
	return compare(fault, p.Coordinate, uint64(expected), uint64(floatBits(p.Claimed.Leaf, at)))
}

// filled says whether a leaf of numbers has its size and nothing but zeros behind its used bytes.
func filled(leaf []byte, used uint64) bool {
	return len(leaf) == repops.LeafBytes && isZero(leaf[used:])
}

// set is a frozen set that the statement is about.
type set struct {
	entries []FrozenEntry
	// order is the indices of the included entries by ascending address.
	order []int
}

// frozen checks that the entries are the statement's frozen set.
func (j *judge) frozen(entries []FrozenEntry) error {
	var h protocol.Hash
	for _, e := range entries {
		h = protocol.FrozenHash(h, e.Trainer, e.Slot, e.PayloadRoot, e.ClaimHash)
	}
	if h != j.s.FrozenHash {
		return bad("entries")
	}
	return nil
}

// includes is true for an entry whose slot the bitmap has.
func (j *judge) includes(e FrozenEntry) bool { return j.s.Included>>e.Slot&1 == 1 }

// included checks the frozen set and that the bitmap names as many of it as it has bits.
func (j *judge) included(entries []FrozenEntry) (set, error) {
	if err := j.frozen(entries); err != nil {
		return set{}, err
	}
	if len(entries) > protocol.MaxTrainers {
		return set{}, bad("entries")
	}
	f := set{entries: entries}
	for i, e := range entries {
		if j.includes(e) {
			f.order = append(f.order, i)
		}
	}
	if len(f.order) != int(j.n) {
		return set{}, bad("included")
	}
	slices.SortStableFunc(f.order, func(a, b int) int { return entries[a].Trainer.Cmp(entries[b].Trainer) })
	return f, nil
}

// weights are those of the included trainers by ascending address, as the referee takes them.
func (j *judge) weights(entries []FrozenEntry) ([]byte, error) {
	f, err := j.included(entries)
	if err != nil {
		return nil, err
	}
	var weights []byte
	for _, i := range f.order {
		weights = binary.LittleEndian.AppendUint32(weights, j.spec.Weight(entries[i].Slot))
	}
	return weights, nil
}

// rank is the place of an entry among the included ones; false if it is none of them.
func (f set) rank(entry uint32) (int, bool) {
	i := slices.Index(f.order, int(entry))
	return i, i >= 0
}

// openPayload checks the opening of a leaf of an entry's payload.
func (j *judge) openPayload(e FrozenEntry, fragment uint32, leaf uint64, o Opening, setPath [][32]byte) bool {
	h := j.payloadHeader(j.s.TaskId, j.s.Round, fragment, e.Trainer)
	return inside(e.PayloadRoot, j.setHeader(), uint64(fragment), setPath, h, leaf, o)
}

// payloadOK says whether a payload leaf is well formed.
func (j *judge) payloadOK(fragment uint32, leaf uint64, data []byte) bool {
	per := j.quantization().LeafElements()
	return payloadWellFormed(j.quantization(), j.spec.PayloadBoundLog2, data, int(min(per, j.length(fragment)-leaf*per)))
}

// interleaved is proveInterleaved.
func (j *judge) interleaved(p *InterleavedProof) (Verdict, error) {
	if err := j.coordinate(p.Fragment, p.Coordinate); err != nil {
		return Verdict{}, err
	}
	values, err := j.openInterleaved(p.Fragment, p.Coordinate, p.Interleaved, p.AuxPath)
	if err != nil {
		return Verdict{}, err
	}
	if values == nil {
		return malformed(protocol.FaultInterleaved, p.Coordinate)
	}
	f, err := j.included(p.Entries)
	if err != nil {
		return Verdict{}, err
	}
	rank, ok := f.rank(p.Entry)
	if !ok {
		return Verdict{}, bad("entry")
	}
	per := j.quantization().LeafElements()
	leaf := p.Coordinate / per
	if !j.openPayload(p.Entries[p.Entry], p.Fragment, leaf, p.Payload, p.SetPath) || !j.payloadOK(p.Fragment, leaf, p.Payload.Leaf) {
		return Verdict{}, bad("payload")
	}
	x := dequantise(j.quantization(), p.Payload.Leaf, int(p.Coordinate%per), 1)
	return compare(protocol.FaultInterleaved, p.Coordinate, uint64(floatBits(x, 0)), uint64(floatBits(values, rank)))
}

// payload is provePayload.
func (j *judge) payload(p *PayloadProof) (Verdict, error) {
	if p.Fragment >= j.spec.FragmentCount {
		return Verdict{}, bad("fragment")
	}
	if err := j.frozen(p.Entries); err != nil {
		return Verdict{}, err
	}
	if int(p.Entry) >= len(p.Entries) {
		return Verdict{}, bad("entry")
	}
	entry := p.Entries[p.Entry]
	if !j.includes(entry) {
		return Verdict{}, bad("entry")
	}
	if !j.openPayload(entry, p.Fragment, p.LeafIndex, p.Payload, p.SetPath) {
		return Verdict{}, bad("payload")
	}
	if j.payloadOK(p.Fragment, p.LeafIndex, p.Payload.Leaf) {
		return Verdict{Outcome: ClaimIsCorrect}, nil
	}
	return Verdict{Fault: protocol.FaultPayload, Element: p.LeafIndex, Cleared: 1 << entry.Slot}, nil
}

// openPartials checks the opening of a leaf of an item's reduction, and returns the reduction's root.
func (j *judge) openPartials(item, leaf uint64, o Opening, itemPath, auxPath [][32]byte) (repops.Hash, bool) {
	root, ok := climb(j.reduction(item), leaf, o)
	in := Opening{Leaf: root[:], Path: itemPath}
	return root, ok && inside(j.s.AuxRoot, j.aux(), j.auxReductions(), auxPath, j.reductions(), item, in)
}

// partialsFilled says whether a leaf of a reduction has its size, and +0 wherever no partial is.
func (j *judge) partialsFilled(leaf uint64, data []byte) bool {
	for _, l := range j.levels() {
		if first := leaf * reductionLeaf; first >= l.at && first < l.at+l.count {
			return filled(data, 8*min(l.at+l.count-first, reductionLeaf))
		}
	}
	return false
}

// partial is provePartial.
func (j *judge) partial(p *PartialProof) (Verdict, error) {
	if !j.spec.Scored() {
		return Verdict{}, bad("rule")
	}
	if uint64(p.Item) >= j.reductions().Length {
		return Verdict{}, bad("item")
	}
	levels := j.levels()
	if p.Level < 1 || int(p.Level) > len(levels) {
		return Verdict{}, bad("level")
	}
	l := levels[p.Level-1]
	if p.Index >= l.count {
		return Verdict{}, bad("index")
	}
	at := l.at + p.Index
	leaf := at / reductionLeaf
	root, ok := j.openPartials(uint64(p.Item), leaf, p.Claimed, p.ItemPath, p.AuxPath)
	if !ok {
		return Verdict{}, bad("claimed")
	}
	if !j.partialsFilled(leaf, p.Claimed.Leaf) {
		return malformed(protocol.FaultPartial, p.Index)
	}
	var expected uint64
	if p.Level > 1 {
		run, err := j.openBelow(root, uint64(p.Item), levels[p.Level-2], p.Index, p.Below)
		if err != nil {
			return Verdict{}, err
		}
		expected = sum(run)
	} else {
		x, y, err := j.openRuns(p)
		if err != nil {
			return Verdict{}, err
		}
		expected = squares(x, y)
	}
	return compare(protocol.FaultPartial, p.Index, expected, doubleBits(p.Claimed.Leaf, int(at%reductionLeaf)))
}

// openBelow checks the leaves with the partials that make up partial `index` of the level above, and returns those.
func (j *judge) openBelow(root repops.Hash, item uint64, below level, index uint64, o Opening) ([]byte, error) {
	first := agg.Run * index
	count := min(below.count-first, agg.Run)
	var indices []uint64
	var leaves []repops.Hash
	for at := uint64(0); at < count; at += reductionLeaf {
		if len(o.Leaf) < (len(leaves)+1)*repops.LeafBytes {
			return nil, bad("below")
		}
		indices = append(indices, (below.at+first+at)/reductionLeaf)
		leaves = append(leaves, repops.LeafHash(o.Leaf[len(leaves)*repops.LeafBytes:][:repops.LeafBytes]))
	}
	if len(o.Leaf) != len(leaves)*repops.LeafBytes {
		return nil, bad("below")
	}
	path := make([]repops.Hash, len(o.Path))
	for i, h := range o.Path {
		path[i] = h
	}
	if repops.VerifyMultiProof(root, j.reduction(item), indices, leaves, path) != nil {
		return nil, bad("below")
	}
	return o.Leaf[:8*count], nil
}

// openRuns checks the payload leaves with the elements of a partial of level 1, and returns those of both trainers; the second is
// empty for a clip.
func (j *judge) openRuns(p *PartialProof) (x, y []byte, err error) {
	f, err := j.included(p.Entries)
	if err != nil {
		return nil, nil, err
	}
	first := agg.Run * p.Index
	count := min(j.length(0)-first, agg.Run)
	per := j.quantization().LeafElements()
	open := func(rank uint64, o Opening, setPath [][32]byte) ([]byte, bool) {
		e := p.Entries[f.order[rank]]
		if !j.openPayload(e, 0, first/per, o, setPath) || !j.payloadOK(0, first/per, o.Leaf) {
			return nil, false
		}
		return dequantise(j.quantization(), o.Leaf, int(first%per), int(count)), true
	}
	a, b := j.pair(uint64(p.Item))
	x, ok := open(a, p.First, p.FirstSetPath)
	if !ok {
		return nil, nil, bad("first")
	}
	if !j.spec.Pairwise() {
		return x, nil, nil
	}
	if y, ok = open(b, p.Second, p.SecondSetPath); !ok {
		return nil, nil, bad("second")
	}
	return x, y, nil
}

// total is proveTotal.
func (j *judge) total(p *TotalProof) (Verdict, error) {
	if !j.spec.Scored() {
		return Verdict{}, bad("rule")
	}
	row, column := uint64(p.Row), uint64(p.Column)
	if row >= j.n {
		return Verdict{}, bad("row")
	}
	// The entry's place in its leaf, the reduction behind it, and the fault of an ill-formed leaf.
	at, item, fault := row, row, protocol.FaultScore
	var ok bool
	if j.spec.Pairwise() {
		if column >= j.n {
			return Verdict{}, bad("column")
		}
		at, fault = column, protocol.FaultTotal
		ok = j.openDistances(row, p.Entry, p.EntryAuxPath)
	} else {
		if column >= 1 {
			return Verdict{}, bad("column")
		}
		ok = j.openScores(p.Entry.Leaf, p.EntryAuxPath)
	}
	if !ok {
		return Verdict{}, bad("entry")
	}
	if len(p.Entry.Leaf) != 8*int(j.n) {
		return malformed(fault, row)
	}
	claimed := doubleBits(p.Entry.Leaf, int(at))
	if j.spec.Pairwise() {
		if row == column {
			return compare(protocol.FaultTotal, row, 0, claimed) // its distance to itself is +0
		}
		item = j.item(row, column)
	}
	leaf := j.reduction(item).Leaves() - 1
	if _, ok := j.openPartials(item, leaf, p.Top, p.ItemPath, p.AuxPath); !ok {
		return Verdict{}, bad("top")
	}
	if !j.partialsFilled(leaf, p.Top.Leaf) {
		return malformed(protocol.FaultPartial, row)
	}
	return compare(protocol.FaultTotal, row, doubleBits(p.Top.Leaf, 0), claimed)
}

// score is proveScore.
func (j *judge) score(p *ScoreProof) (Verdict, error) {
	if !j.spec.Pairwise() {
		return Verdict{}, bad("rule")
	}
	row := uint64(p.Row)
	if row >= j.n {
		return Verdict{}, bad("row")
	}
	size := 8 * int(j.n)
	if !j.openScores(p.Scores, p.ScoresPath) {
		return Verdict{}, bad("scores")
	}
	if len(p.Scores) != size {
		return malformed(protocol.FaultScore, row)
	}
	if !j.openDistances(row, p.Distances, p.DistancesAuxPath) {
		return Verdict{}, bad("distances")
	}
	if len(p.Distances.Leaf) != size {
		return malformed(protocol.FaultTotal, row)
	}
	f, _ := j.spec.Selects()
	expected := score(p.Distances.Leaf, int(row), f)
	return compare(protocol.FaultScore, row, expected, doubleBits(p.Scores, int(row)))
}
