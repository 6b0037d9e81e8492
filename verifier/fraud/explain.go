package fraud

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/protocol/check"
	"assay/repops"
	"assay/repops/agg"
)

// Number is a value as bits and in decimal, with what it is.
type Number = check.Number

// Account says of a proof what it shows, for people.
type Account struct {
	// Verdict is the contract's.
	Verdict Verdict `json:"-"`
	Outcome string  `json:"outcome"`
	// Fault of a conviction, by the contract's name.
	Fault string `json:"fault,omitempty"`
	// Element is what the proof is about, in words.
	Element string `json:"element"`
	// Expected is what the referee computes, Claimed what the statement commits to; nil for an ill-formed leaf and for bad evidence.
	Expected *Number `json:"expected,omitempty"`
	Claimed  *Number `json:"claimed,omitempty"`
	// Inputs are the numbers that the expected one is computed from, in the order in which they enter.
	Inputs []Number `json:"inputs,omitempty"`
	// Why is the rule, or what is ill-formed.
	Why string `json:"why"`
}

// String is the account in lines.
func (a Account) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", a.Outcome, a.Element)
	if a.Claimed != nil {
		fmt.Fprintf(&b, "  claimed   %s  %s\n", a.Claimed.Bits, a.Claimed.Decimal)
		fmt.Fprintf(&b, "  expected  %s  %s\n", a.Expected.Bits, a.Expected.Decimal)
	}
	fmt.Fprintf(&b, "  %s\n", a.Why)
	width := 0
	for _, n := range a.Inputs {
		width = max(width, len(n.Name))
	}
	for _, n := range a.Inputs {
		fmt.Fprintf(&b, "    %-*s  %s  %s\n", width, n.Name, n.Bits, n.Decimal)
	}
	return b.String()
}

// Explain judges a proof and says what it shows: the element, what is expected and claimed, from which trainers' values, and by which
// rule. entries is the statement's frozen set, which a proof does not always carry. It is ErrProof for anything that is no proof.
func Explain(spec *protocol.TaskSpec, s Statement, entries []FrozenEntry, proof any) (Account, error) {
	v, err := Judge(spec, s, proof)
	if err != nil {
		return Account{}, err
	}
	e := explainer{judge: judge{shape{spec, uint64(bits.OnesCount64(s.Included))}, s}, verdict: v}
	e.Verdict, e.Outcome = v, v.Outcome.String()
	if set, err := e.included(entries); err == nil {
		for _, i := range set.order {
			e.trainers = append(e.trainers, entries[i].Trainer)
		}
	}
	switch p := proof.(type) {
	case *StepProof:
		e.step(p)
	case *InterleavedProof:
		e.interleaved(p)
	case *PayloadProof:
		e.payload(p)
	case *PartialProof:
		e.partial(p)
	case *TotalProof:
		e.total(p)
	case *ScoreProof:
		e.score(p)
	}
	switch v.Outcome {
	case Convict:
		e.Fault = v.Fault.String()
	case ClaimIsCorrect:
		e.Why = "Nothing is wrong with it. " + e.Why
	case BadEvidence:
		e.Inputs, e.Expected, e.Claimed = nil, nil, nil
		e.Why = fmt.Sprintf("The evidence does not hold: %q is out of range, or does not lead to the root that the statement names.", v.Part)
	}
	return e.Account, nil
}

type explainer struct {
	judge
	Account
	verdict  Verdict
	trainers []common.Address // included, ascending
}

// opens says whether the numbers of the proof can be read: every opening of it held.
func (e *explainer) opens() bool {
	return e.verdict.Outcome == ClaimIsCorrect || e.verdict.Outcome == Convict && e.verdict.Expected != e.verdict.Claimed
}

// trainer is the name of an included trainer by rank.
func (e *explainer) trainer(rank int) string {
	if rank < len(e.trainers) {
		return e.trainers[rank].Hex()
	}
	return fmt.Sprintf("trainer %d", rank)
}

// compare32 and compare64 put both sides next to each other.
func (e *explainer) compare32(expected, claimed uint32) {
	x, c := check.Number32("expected", expected), check.Number32("claimed", claimed)
	e.Expected, e.Claimed = &x, &c
}

func (e *explainer) compare64(expected, claimed uint64) {
	x, c := check.Number64("expected", expected), check.Number64("claimed", claimed)
	e.Expected, e.Claimed = &x, &c
}

// illFormed explains a conviction for the bytes of a leaf.
func (e *explainer) illFormed(what string) {
	e.Why = "The statement commits to an ill-formed leaf of " + what +
		": it has not the size that the format asks, or something behind its last element."
}

func (e *explainer) step(p *StepProof) {
	what := "parameter"
	if p.Momentum {
		what = "momentum of parameter"
	}
	at := protocol.Fragment(e.spec.ParamCount, e.spec.FragmentCount, min(p.Fragment, e.spec.FragmentCount-1)).Lo + p.Coordinate
	e.Element = fmt.Sprintf("%s %d (element %d of fragment %d) after round %d", what, at, p.Coordinate, p.Fragment, e.s.Round)
	if !e.opens() {
		switch e.verdict.Fault {
		case protocol.FaultInterleaved:
			e.illFormed("the interleaved payloads")
		case protocol.FaultScore:
			e.illFormed("the scores")
		default:
			e.illFormed("the new state")
		}
		return
	}
	c := e.coordinates()
	values := p.Interleaved.Leaf[4*e.n*(p.Coordinate%c):][:4*e.n]
	scores := p.Scores
	if e.spec.Weighted() {
		// They are right: the proof was judged.
		scores, _ = e.weights(p.Entries)
	}
	d := aggregate(e.spec.Rule(), e.spec.AggregationParam, e.spec.ClipL2Norm, values, scores)
	for i := range int(e.n) {
		e.Inputs = append(e.Inputs, check.Number32("outer gradient of "+e.trainer(i), floatBits(values, i)))
	}
	if e.spec.Scored() {
		name := "score of "
		if !e.spec.Pairwise() {
			name = "sum of squares of "
		}
		for i := range int(e.n) {
			e.Inputs = append(e.Inputs, check.Number64(name+e.trainer(i), doubleBits(p.Scores, i)))
		}
	}
	if e.spec.Weighted() {
		for i := range int(e.n) {
			e.Inputs = append(e.Inputs, check.Number32("weight of "+e.trainer(i), floatBits(scores, i)))
		}
	}
	i := int(p.Coordinate % repops.RunLength)
	momentum := floatBits(p.ParentMomentum.Leaf, i)
	next := outerMomentum(e.spec.OuterMomentum, momentum, d)
	e.Inputs = append(e.Inputs, check.Number32("aggregate D", d), check.Number32("momentum before b", momentum),
		check.Number32("outer momentum mu", e.spec.OuterMomentum))
	expected := next
	e.Why = e.aggregation(scores) + " The momentum is b' = fma(mu, b, D)"
	if p.Momentum {
		e.Why += "."
	} else {
		theta := floatBits(p.ParentParams.Leaf, i)
		expected = outerParameter(e.spec.OuterMomentum, e.spec.OuterLearningRate, next, d, theta)
		e.Inputs = append(e.Inputs, check.Number32("momentum after b'", next), check.Number32("outer learning rate lr", e.spec.OuterLearningRate),
			check.Number32("parameter before theta", theta))
		e.Why += ", the parameter theta' = fma(-lr, fma(mu, b', D), theta)."
	}
	e.compare32(expected, floatBits(p.Claimed.Leaf, i))
}

// aggregation says how the values of a coordinate become one.
func (e *explainer) aggregation(scores []byte) string {
	how := "D is " + e.spec.Says(e.n)
	switch {
	case e.spec.Pairwise():
		s := make([]float64, e.n)
		for i := range s {
			s[i] = doubleAt(scores, i)
		}
		_, m := e.spec.Selects()
		chosen := make([]int, min(m, len(s)))
		// There are not more chosen than scores.
		_ = agg.SelectLeast(chosen, s)
		slices.Sort(chosen)
		var names []string
		for _, i := range chosen {
			names = append(names, e.trainer(i))
		}
		how += ": " + strings.Join(names, ", ")
	case e.spec.Scored():
		in := protocol.RuleInputs{Rule: e.spec.Rule(), Clip: e.spec.ClipL2Norm}
		for i := range int(e.n) {
			in.Scores = append(in.Scores, doubleAt(scores, i))
		}
		factors, bound := in.Factors()
		var clipped []string
		for i, f := range factors {
			if f != 1 {
				clipped = append(clipped, fmt.Sprintf("%s by %g", e.trainer(i), f))
			}
		}
		if len(clipped) == 0 {
			clipped = []string{"nobody"}
		}
		what := "the clip to norm"
		if e.spec.ClipL2Norm == 0 {
			what = "the clip to the median of the norms,"
		}
		how += fmt.Sprintf(" after %s %g, which scales %s", what, bound, strings.Join(clipped, ", "))
	}
	return fmt.Sprintf("%s (%s).", how, e.spec.Rule())
}

func (e *explainer) interleaved(p *InterleavedProof) {
	e.Element = fmt.Sprintf("interleaved payloads at element %d of fragment %d", p.Coordinate, p.Fragment)
	if !e.opens() {
		e.illFormed("the interleaved payloads")
		return
	}
	set, err := e.included(p.Entries)
	if err != nil {
		return // cannot be: it was judged
	}
	rank, _ := set.rank(p.Entry)
	c, per := e.coordinates(), e.quantization().LeafElements()
	own := floatBits(dequantise(e.quantization(), p.Payload.Leaf, int(p.Coordinate%per), 1), 0)
	who := e.trainer(rank)
	e.Why = "The interleaved vector holds for each included trainer what its own committed payload holds."
	e.Inputs = []Number{check.Number32("payload of "+who, own)}
	e.compare32(own, floatBits(p.Interleaved.Leaf[4*e.n*(p.Coordinate%c):], rank))
}

func (e *explainer) payload(p *PayloadProof) {
	e.Element = fmt.Sprintf("leaf %d of fragment %d of an included payload", p.LeafIndex, p.Fragment)
	if int64(p.Entry) < int64(len(p.Entries)) {
		e.Element += ", that of " + p.Entries[p.Entry].Trainer.Hex()
	}
	e.Why = "The leaf is well formed."
	if e.verdict.Outcome == Convict {
		e.Why = fmt.Sprintf("Whoever signs includes well-formed payloads only. This leaf is not: an element is not finite or beyond 2^%d, "+
			"a scale or code is none that quantising writes, or something stands behind the last element.", e.spec.PayloadBoundLog2)
	}
}

// reductionOf names an item.
func (e *explainer) reductionOf(item uint64) string {
	i, j := e.pair(item)
	if !e.spec.Pairwise() {
		return "sum of squares of " + e.trainer(int(i))
	}
	return fmt.Sprintf("squared distance of %s and %s", e.trainer(int(i)), e.trainer(int(j)))
}

func (e *explainer) partial(p *PartialProof) {
	e.Element = fmt.Sprintf("partial %d of level %d of reduction %d", p.Index, p.Level, p.Item)
	if e.verdict.Outcome == BadEvidence {
		return
	}
	e.Element += ", the " + e.reductionOf(uint64(p.Item))
	if !e.opens() && e.verdict.Outcome == Convict {
		e.illFormed("the reduction")
		return
	}
	levels := e.levels()
	claimed := doubleBits(p.Claimed.Leaf, int((levels[p.Level-1].at+p.Index)%reductionLeaf))
	if p.Level == 1 {
		x, y, err := e.openRuns(p)
		if err != nil {
			return // cannot be: it was judged
		}
		first := agg.Run * p.Index
		e.Why = fmt.Sprintf("It is the canonical binary64 sum of the squares of elements %d to %d", first, first+uint64(len(x)/4)-1)
		if e.spec.Pairwise() {
			e.Why += " of the binary32 differences"
		}
		e.Why += " of the committed payloads."
		e.compare64(squares(x, y), claimed)
		return
	}
	below := levels[p.Level-2]
	run := p.Below.Leaf[:8*min(below.count-agg.Run*p.Index, agg.Run)]
	e.Why = fmt.Sprintf("It is the canonical binary64 sum of %d partials of level %d, to which the statement commits itself.",
		len(run)/8, p.Level-1)
	e.compare64(sum(run), claimed)
}

func (e *explainer) total(p *TotalProof) {
	e.Element = fmt.Sprintf("entry %d of row %d of the distances", p.Column, p.Row)
	if !e.spec.Pairwise() {
		e.Element = fmt.Sprintf("entry %d of the sums of squares", p.Row)
	}
	if !e.opens() {
		if e.verdict.Fault == protocol.FaultPartial {
			e.illFormed("a reduction")
		} else {
			e.illFormed("what " + e.Element + " stands in")
		}
		return
	}
	if e.spec.Pairwise() && p.Row == p.Column {
		e.Why = "The distance of a payload to itself is +0."
		e.compare64(0, doubleBits(p.Entry.Leaf, int(p.Column)))
		return
	}
	item, at := uint64(p.Row), int(p.Row)
	if e.spec.Pairwise() {
		item, at = e.item(uint64(p.Row), uint64(p.Column)), int(p.Column)
	}
	e.Why = "It is the top of a reduction to which the statement commits itself: the " + e.reductionOf(item) + "."
	e.compare64(doubleBits(p.Top.Leaf, 0), doubleBits(p.Entry.Leaf, at))
}

func (e *explainer) score(p *ScoreProof) {
	e.Element = "score of " + e.trainer(int(p.Row))
	if !e.opens() {
		if e.verdict.Fault == protocol.FaultTotal {
			e.illFormed("the distances")
		} else {
			e.illFormed("the scores")
		}
		return
	}
	f, _ := e.spec.Selects()
	for i := range int(e.n) {
		if i != int(p.Row) {
			e.Inputs = append(e.Inputs, check.Number64("squared distance to "+e.trainer(i), doubleBits(p.Distances.Leaf, i)))
		}
	}
	e.Why = fmt.Sprintf("It is the sum, ascending, of the %d least of these distances (n = %d, f = %d).", max(int(e.n)-f-2, 0), e.n, f)
	e.compare64(score(p.Distances.Leaf, int(p.Row), f), doubleBits(p.Scores, int(p.Row)))
}
