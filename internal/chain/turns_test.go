package chain

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Of every turn of the contracts somebody said whose clock runs: a new one would be taken for one at which nobody has to answer.
func TestTurnsHaveASide(t *testing.T) {
	for i, name := range trainingTurnNames {
		require.Contains(t, trainingSides, TrainingTurn(i), name)
	}
	for i, name := range turnNames {
		require.Contains(t, sides, Turn(i), name)
	}
	require.True(t, TrainingTurnPost.Trainers())
	require.False(t, TrainingTurnChallenge.Trainers())
	require.True(t, TurnLeaf.Signers())
	require.False(t, TurnPick.Signers())
}
