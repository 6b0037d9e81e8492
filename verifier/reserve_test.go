package verifier

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// tokens is an amount in thousandths of a token.
func tokens(milli int64) *big.Int { return new(big.Int).Mul(big.NewInt(milli), big.NewInt(1e15)) }

// shareBy is what a task has with so much at stake, under limits of whole tokens.
func shareBy(total, task, stake *big.Int) *share {
	back := new(big.Int).Quo(stake, big.NewInt(bountyDivisor))
	return &share{most: smaller(task, back), ceiling: ceiling(total, task, stake), spent: new(big.Int), whole: back.Cmp(task) >= 0, stake: stake}
}

// Whoever has less at stake in all of his tasks together than stands in one leaves that one what it may spend, however many they are, whatever
// they demand, in whatever order.
func TestLessStakeTakesNothingThatMoreMaySpend(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(29, 0))
	total, task := tokens(1_000_000), tokens(100_000)
	for range 20_000 {
		// Beyond 4,000 tokens there is no more of the budget to rise to.
		stands := tokens(1 + rng.Int64N(4_000_000))
		honest := shareBy(total, task, stands)
		lost := new(big.Int)
		for left := new(big.Int).Sub(stands, big.NewInt(1)); left.Sign() > 0; {
			// Large ones are the dangerous ones: the small do not reach high.
			stake := new(big.Int).Quo(left, big.NewInt(1+rng.Int64N(8)))
			left.Sub(left, stake)
			if stake.Cmp(tokens(1)) < 0 {
				break
			}
			junk := shareBy(total, task, stake)
			if room := new(big.Int).Sub(junk.ceiling, lost); room.Sign() > 0 {
				lost.Add(lost, smaller(junk.most, room))
			}
		}
		room := new(big.Int).Sub(honest.ceiling, lost)
		require.GreaterOrEqual(t, room.Cmp(honest.most), 0, "stake %s: %s left of %s, may spend %s", stands, room, honest.ceiling, honest.most)
	}
}

// A ceiling rises with what is at stake, to the whole budget and not beyond.
func TestCeilingsRise(t *testing.T) {
	t.Parallel()
	total, task := tokens(1_000_000), tokens(100_000)
	before := new(big.Int)
	for milli := int64(1); milli < 1<<40; milli *= 2 {
		now := ceiling(total, task, tokens(milli))
		require.GreaterOrEqual(t, now.Cmp(before), 0)
		require.LessOrEqual(t, now.Cmp(total), 0)
		before = now
	}
	require.Equal(t, total, before)
	require.Equal(t, tokens(400_000), ceiling(total, task, tokens(500_000)))
	require.Equal(t, tokens(600_000), ceiling(total, task, tokens(1_000_000)))
	require.Zero(t, ceiling(total, new(big.Int), tokens(1)).Sign(), "--max-task-spend 0")
	require.Zero(t, ceiling(new(big.Int), task, tokens(1)).Sign(), "--max-spend 0")
}

// Of many tasks those with the most at stake are kept, and those that were named whatever is at stake in them.
func TestSharesAreBounded(t *testing.T) {
	t.Parallel()
	var b budget
	named := protocol.Hash{0xff}
	s := shareBy(tokens(1_000_000), tokens(100_000), tokens(1))
	s.named = true
	require.True(t, b.keep(named, s, errOverBudget), "it is news")
	require.False(t, b.keep(named, s, errOverBudget))
	for i := range byte(100) {
		b.keep(protocol.Hash{i}, shareBy(tokens(1_000_000), tokens(100_000), tokens(int64(1+i))), nil)
	}
	require.Len(t, b.shares, shownShares)
	require.Contains(t, b.shares, named)
	require.Contains(t, b.shares, protocol.Hash{99})
	require.NotContains(t, b.shares, protocol.Hash{0})
	require.Equal(t, tokens(200_000), b.heldFor([]protocol.Hash{named, {0xfe}}, func(protocol.Hash) *big.Int { return tokens(100_000) }))
	s.spent = tokens(30_000)
	require.Equal(t, tokens(170_000), b.heldFor([]protocol.Hash{named, {0xfe}}, func(protocol.Hash) *big.Int { return tokens(100_000) }))
}
