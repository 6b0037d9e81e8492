package verifier

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/guard"
)

// Who waits for another's question about demands gives up with its own context: a node that does not answer keeps one busy, not all.
func TestDemandsAreReadInTurn(t *testing.T) {
	dm := &demands{asked: asked{reading: guard.NewGate()}}
	require.NoError(t, dm.asked.reading.Enter(t.Context()))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := dm.demandedOf(ctx, nil)
	require.ErrorIs(t, err, context.Canceled)
}
