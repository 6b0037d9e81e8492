package keeper

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/guard"
)

// Who waits for another's question about prices gives up with its own context: a node that does not answer keeps one busy, not all.
func TestPricesAreAskedInTurn(t *testing.T) {
	p := &prices{asking: guard.NewGate()}
	require.NoError(t, p.asking.Enter(t.Context()))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, _, err := p.at(ctx, new(chain.View))
	require.ErrorIs(t, err, context.Canceled)
}
