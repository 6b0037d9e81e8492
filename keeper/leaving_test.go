package keeper

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
)

// A client that leaves is no error of the keeper's, however many requests it sent.
func TestClientsThatLeaveAreNoErrors(t *testing.T) {
	t.Parallel()
	s, log := offline(t), new(bytes.Buffer)
	s.log = slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	s.server.name(fmt.Errorf("read: %w", context.Canceled), "training_getRun")
	require.Contains(t, log.String(), "level=DEBUG")
	require.NotContains(t, log.String(), "level=ERROR")
	s.server.name(errors.New("broken"), "training_getRun")
	require.Contains(t, log.String(), "level=ERROR")
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	log.Reset()
	require.Nil(t, s.api.answer(gone, []byte(`[{"jsonrpc":"2.0","id":1,"method":"training_listRuns"},{"jsonrpc":"2.0","id":2,"method":"training_listRuns"}]`)))
	require.Empty(t, log.String())
}
