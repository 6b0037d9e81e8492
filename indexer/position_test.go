package indexer

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	chains "assay/internal/chain"
)

// A dispute that is over has no position. A turn that nobody knows is an error: it is not taken for the end.
func TestPositionOfEveryTurn(t *testing.T) {
	for turn := range uint8(len(disputeTurns)) {
		position, err := newPosition(trainingdispute.IDisputeViewsPosition{Turn: turn})
		require.NoError(t, err)
		if over := turn == uint8(chains.TrainingTurnNone) || turn == uint8(chains.TrainingTurnOver); over {
			require.Nil(t, position)
			continue
		}
		require.Equal(t, disputeTurns[turn], position.Turn)
		require.Equal(t, map[bool]string{true: "TRAINER", false: "CHALLENGER"}[chains.TrainingTurn(turn).Trainers()], position.Clock)
	}
	_, err := newPosition(trainingdispute.IDisputeViewsPosition{Turn: uint8(len(disputeTurns))})
	require.ErrorContains(t, err, "enum value")
}
