package chain_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
)

// An answer that does not end is an error, not memory.
func TestAnswersOfAnRPCEnd(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, err := w.Write([]byte(`{"jsonrpc":"2.0","id":1,"result":"0x`))
		for junk := []byte(strings.Repeat("00", 1<<19)); err == nil; _, err = w.Write(junk) {
		}
	}))
	defer server.Close()
	c, err := chain.Dial(t.Context(), server.URL)
	require.NoError(t, err)
	defer c.Close()
	_, err = c.ChainID(t.Context())
	require.ErrorContains(t, err, "larger than")
}

// What a service asks ends: over a socket it would not, so that such an address is refused before anything is asked.
func TestServicesAskOverHTTP(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"ws://127.0.0.1:8546", "wss://example.org", "/tmp/node.ipc", "127.0.0.1:8545", ""} {
		_, err := chain.Dial(t.Context(), address)
		require.ErrorIs(t, err, chain.ErrNotHTTP, address)
	}
}

// What an RPC says with a refusal becomes an error's text: it has few words, and only the beginning of the server's.
func TestRefusalsOfAnRPCAreShort(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusTooManyRequests)
		_, _ = w.Write([]byte("slow down" + strings.Repeat(" please", 1<<18)))
	}))
	defer server.Close()
	c, err := chain.Dial(t.Context(), server.URL)
	require.NoError(t, err)
	defer c.Close()
	_, err = c.ChainID(t.Context())
	var refused rpc.HTTPError
	require.ErrorAs(t, err, &refused)
	require.Equal(t, http.StatusTooManyRequests, refused.StatusCode)
	require.ErrorContains(t, err, "429 Too Many Requests: slow down please")
	require.Less(t, len(err.Error()), 1<<10)
}
