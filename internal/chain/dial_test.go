package chain_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

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
