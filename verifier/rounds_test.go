package verifier

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// An exam that ends after its watch is done leaves nothing behind: no pass would ever give up its place, and a full shelf keeps the wrong
// statements of all tasks from being proven.
func TestAnExamThatOutlivesItsWatchHoldsNothing(t *testing.T) {
	t.Parallel()
	vd := newVerdicts()
	for i := range uint32(maxShelved) {
		rs := newRounds(new(task), vd, nil, nil, nil)
		s := protocol.Statement{Round: i}
		ctx, cancel := context.WithCancel(t.Context())
		e := &exam{round: i, running: true, cancel: cancel}
		rs.exams[s.ID()] = e
		k := &wrong{round: newRound(nil, new(protocol.TaskSpec), s, nil), place: new(place)}
		require.NoError(t, vd.shelf.take(k.place))
		rs.close()
		require.Error(t, ctx.Err(), "it goes on for nobody")
		rs.examined(ctx, e, s, k, nil) // it was done in the same moment
		require.Zero(t, rs.open())
	}
	require.True(t, vd.shelf.room())
}

// A statement that an exam found right while the pass was asking the chain is not examined once more.
func TestWhatIsKnownIsNotExaminedAgain(t *testing.T) {
	t.Parallel()
	rs := newRounds(new(task), newVerdicts(), nil, nil, nil)
	right, wrongOne := protocol.Statement{Round: 1}, protocol.Statement{Round: 2}
	rs.right.Add(right.ID(), struct{}{})
	rs.cases[wrongOne.ID()] = &wrong{round: newRound(nil, new(protocol.TaskSpec), wrongOne, nil)}
	for _, s := range []protocol.Statement{right, wrongOne} {
		rs.examine(chain.NewView(nil, chain.Block{Number: 1}), s, leastPatience, false)
	}
	require.Empty(t, rs.exams)
}
