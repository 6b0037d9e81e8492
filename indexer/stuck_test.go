package indexer

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	chains "assay/internal/chain"
)

// An indexer whose loop does not turn any more is no healthy one, however well it answers.
func TestStuckLoopIsUnhealthy(t *testing.T) {
	t.Parallel()
	a := &api{heads: &heads{}}
	status := func(ask func(http.ResponseWriter, *http.Request)) (int, string) {
		w := httptest.NewRecorder()
		ask(w, httptest.NewRequest(http.MethodGet, "/", nil))
		return w.Code, w.Body.String()
	}
	a.heads.following.Beat()
	code, _ := status(a.healthz)
	require.Equal(t, http.StatusOK, code)
	a.heads.following.Set(time.Now().Add(-stuckAfter - time.Minute))
	for _, ask := range []func(http.ResponseWriter, *http.Request){a.healthz, a.readyz} {
		code, body := status(ask)
		require.Equal(t, http.StatusServiceUnavailable, code)
		require.Contains(t, body, "has not turned")
	}
	a.heads.following.Beat()
	code, _ = status(a.healthz)
	require.Equal(t, http.StatusOK, code)
}

// A header that no chain has is a contradiction, not a head to wait for.
func TestImpossibleHeaders(t *testing.T) {
	t.Parallel()
	check := func(number, timestamp hexutil.Uint64) error {
		_, err := (&rpcHeader{Number: &number, Timestamp: &timestamp, Hash: new(common.Hash), ParentHash: new(common.Hash), LogsBloom: new(types.Bloom)}).check()
		return err
	}
	require.NoError(t, check(5, 1_800_000_000))
	require.ErrorIs(t, check(1<<50, 1_800_000_000), chains.ErrImpossible)
	require.ErrorIs(t, check(5, 1<<50), chains.ErrImpossible)
	require.ErrorIs(t, check(5, 1<<50), errInconsistent)
}
