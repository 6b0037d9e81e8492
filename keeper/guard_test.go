package keeper

import (
	"context"
	"io"
	"net/http"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Bytes that a parser panics at end what read them and nothing else: an action is tried again, and another peer is asked.
func TestPanicsEndNoKeeper(t *testing.T) {
	t.Parallel()
	s := offline(t)
	var failed error
	require.True(t, s.actions.start(t.Context(), "key", 1, func(context.Context) (uint64, error) { panic("hostile") }, func(err error) { failed = err }))
	s.actions.wait()
	require.ErrorContains(t, failed, "hostile")
	require.ErrorContains(t, failed, "guard_test.go", "where it happened")
	require.False(t, s.actions.entries["key"].running)

	first, _ := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "bytes") })
	second, _ := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "bytes") })
	s.peers.list = []*peer{first, second}
	s.cfg.UploadGrace = patience
	var once sync.Once
	require.True(t, s.peers.each(t.Context(), common.Address{}, offlineTask, "object", protocol.Hash{1}, func(io.Reader) error {
		once.Do(func() { panic("hostile") })
		return nil
	}))
}
