package keeper

import (
	"context"
	"encoding/json"
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Peers give a place to their own tasks' keepers: an object is asked for in the name of its task, whatever other tasks are or were served.
func TestObjectsAreAskedForInTheNameOfTheirTask(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt4, 3)
	s := offline(t)
	for dead := range byte(64) {
		s.members.read.Store(protocol.Hash{0xdd, dead}, learned{})
	}
	s.members.read.Store(offlineTask, learned{})
	c, _, file := s.payloadOf(t, spec, 4, 0)
	var signed atomic.Pointer[protocol.KeeperRequest]
	p, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/healthz" {
			_ = json.NewEncoder(w).Encode(map[string]any{"keeper": common.Address{7}})
			return
		}
		if k, _, err := protocol.ParseRequestHeader(r.Header.Get(protocol.RequestHeader)); err == nil {
			signed.Store(&k)
		}
		_, _ = w.Write(file)
	})
	s.peers.list = []*peer{p}
	s.cfg.UploadGrace = patience
	require.True(t, s.payloads.fetch(context.Background(), spec, offlineTask, 4, c, common.Address{}))
	require.NotNil(t, signed.Load())
	require.Equal(t, offlineTask, protocol.Hash(signed.Load().TaskId))

	// What is settled leaves nothing behind.
	s.members.forget(offlineTask)
	_, known := s.members.read.Load(offlineTask)
	require.False(t, known)
}
