package training_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/repops/program"
	"assay/verifier/training"
)

// A schedule runs over rounds: the prologue makes the first global step of a round from the counter that the claim names, and each step
// takes the rate of its own. Whoever works by the rates of another round is convicted, by the round that its claim is about.
func TestRatesOfAnotherRound(t *testing.T) {
	scheduled := func(first float32) toy {
		s := tiny
		for i := range 3 * innerSteps {
			s.rates = append(s.rates, first/float32(i+1))
		}
		return s
	}
	s := scheduled(-0.0625)
	base := newWorld(t)
	base.start(s, nil)
	replay := base.replay(s, 0, 0)

	counter := func(c *training.Claim, step uint32) uint32 {
		segment, transition := base.task.Schedule().Of(step)
		state := c.Segments[segment][transition].State()
		return state[len(state)-1].Word(0)
	}
	for round := range uint32(3) {
		c := base.honest(s, 0, round)
		require.Equal(t, round*innerSteps, c.Segments[0][0].State()[4].Word(0))
		require.Equal(t, round*innerSteps+innerSteps, counter(c, innerSteps-1))
	}
	require.False(t, accuse(replay, base.honest(s, 0, 0)).Wrong())

	t.Run("another round's counter", func(t *testing.T) {
		w := base.copy()
		w.t = t
		// The work of round 1, records and seeds included, is claimed in round 0.
		c := w.made(w.task, w.work(s, 0, 1))
		c.Gradient.Round = 0
		w.seal(c)
		w.pursue(replay, c, nil)
	})
	t.Run("another round's rates", func(t *testing.T) {
		w := base.copy()
		w.t = t
		// All is as the task says but for the rows that the steps read.
		by := w.task
		other := scheduled(-0.0625)
		other.rates = append(other.rates[innerSteps:], other.rates[:innerSteps]...)
		by.Programs, by.Constants = other.programs(t)
		by.Spec = new(*w.task.Spec)
		by.Spec.ProgramRoot = by.Programs.Root()
		w.pursue(replay, w.made(by, w.work(s, 0, 0)), nil)
	})
	t.Run("one step by another round's rate", func(t *testing.T) {
		w := base.copy()
		w.t = t
		c := w.honest(s, 0, 0)
		x := c.Segments[1][0]
		entry := find(t, x, 2, program.OpGather, 0)
		at := training.Place{Segment: 1, Part: 2, Entry: entry}
		rate, err := program.Commit(program.Floats(s.rates[innerSteps]))
		require.NoError(t, err)
		replace(t, x, 2, entry, rate)
		w.seal(c)
		l := lie{method: "proveElement", segment: 1}
		w.show(c, &l)
		args, err := c.Element(at, nil)
		require.NoError(t, err)
		w.call(challenger, w.game, l.method, append([]any{c.Signed()}, args...)...)
		require.True(t, w.condemned(c))

		w = base.copy()
		w.t = t
		honest := w.honest(s, 0, 0)
		w.show(honest, &l)
		args, err = honest.Element(at, nil)
		require.NoError(t, err)
		w.fails("ClaimIsCorrect", challenger, w.game, l.method, append([]any{honest.Signed()}, args...)...)
	})
}
