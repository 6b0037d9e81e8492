package keeper

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// While a keeper that has just begun reads the list of tasks, it says of none that it is not posted: whoever asks waits.
func TestNothingIsUnpostedBeforeTheListWasRead(t *testing.T) {
	s, st, _ := offlineRound(t, offlineSpec(protocol.Mean, protocol.QuantizationInt8, 3))
	s.tasks.found.Store(new([]protocol.Hash))
	s.tasks.reading <- struct{}{}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, s.tasks.listed(ctx, nil, st.Task), context.Canceled)

	// Who is asked while the list is read on answers by what was read before.
	known := []protocol.Hash{st.Task}
	s.tasks.found.Store(&known)
	require.NoError(t, s.tasks.listed(ctx, nil, st.Task))
	require.ErrorIs(t, s.tasks.listed(ctx, nil, protocol.Hash{1}), protocol.ErrTaskNotFound)
}
