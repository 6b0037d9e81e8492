package verifier

import (
	"math/big"

	"assay/internal/chain"
	"assay/protocol"
)

// need is what a task may take of the account at a time, which is kept for it if its operator named it: games, and demands for the payloads
// of a round.
type need struct {
	descents, disputes int
	// leaves are demanded by so many calls, and cost price.
	leaves uint64
	calls  int
	price  *big.Int
}

// needOf is that of a task whose demands the chain takes at a rate in bytes a second: the cases that are held of its rounds, a dispute with
// each of its trainers, as who is convicted is one no more, and the payloads of a round, if they can be forced through the chain.
func needOf(spec *protocol.TaskSpec, rate uint32) need {
	n := need{descents: int(min(maxCases, spec.MaxRounds))}
	if protocol.Tier(spec.Tier).Proven() {
		n.disputes = int(spec.TrainerCount)
	}
	if spec.PayloadsExceed(rate) {
		return n
	}
	q := protocol.Quantization(spec.Quantization)
	for _, fragment := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		leaves := q.Leaves(fragment.Len())
		n.leaves += leaves * uint64(spec.TrainerCount)
		n.calls += int((leaves+chain.RangeLeaves-1)/chain.RangeLeaves) * int(spec.TrainerCount)
	}
	return n
}

// gas is what it comes to in gas.
func (n need) gas() uint64 {
	return uint64(n.descents+n.disputes)*gameGas + uint64(n.calls)*(demandGas+endGas)
}

// plus is what both take; of the price it says nothing.
func (n need) plus(m need) need {
	return need{descents: n.descents + m.descents, disputes: n.disputes + m.disputes, leaves: n.leaves + m.leaves, calls: n.calls + m.calls}
}

// less is what is needed beside games that are open.
func (n need) less(d debt) need {
	n.descents, n.disputes = max(0, n.descents-d.descents), max(0, n.disputes-d.disputes)
	return n
}

// terms are what games and demands cost in tokens.
type terms struct{ descent, dispute, leaf *big.Int }

// of is what a need comes to in tokens.
func (t terms) of(n need) *big.Int {
	sum := t.bonds(debt{descents: n.descents, disputes: n.disputes})
	return sum.Add(sum, new(big.Int).Mul(t.leaf, new(big.Int).SetUint64(n.leaves)))
}

// bonds are those of open games.
func (t terms) bonds(d debt) *big.Int {
	sum := new(big.Int).Mul(t.descent, big.NewInt(int64(d.descents)))
	return sum.Add(sum, new(big.Int).Mul(t.dispute, big.NewInt(int64(d.disputes))))
}

// TaskNeed is what a challenger should have for a task whose operator named it, at what games and leaves cost: bonds of the games that it
// may have to play at a time, and the price of demanding the payloads of a round; rate is how fast the chain takes answers, in bytes a
// second.
func TaskNeed(spec *protocol.TaskSpec, rate uint32, descent, dispute, leaf *big.Int) (bonds, demands *big.Int) {
	n, t := needOf(spec, rate), terms{descent, dispute, leaf}
	return t.bonds(debt{descents: n.descents, disputes: n.disputes}), t.of(need{leaves: n.leaves})
}
