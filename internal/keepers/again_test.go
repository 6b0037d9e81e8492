package keepers

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

// What a keeper said long ago is read once, however often its pool is looked through: a stranger fills a pool with accounts, each of which said as much as
// a block holds in the block in which it spoke last.
func TestFinderReadsOnceWhatWasSaid(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	for i := range 3 {
		key := keys.Dev(chaintest.Keeper + i)
		env.Stake(key, chaintest.Tokens(1000))
		env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, "http://127.0.0.1:1"))
	}
	env.Mine(150)
	to, err := url.Parse(env.Dep.RPC)
	require.NoError(t, err)
	var reads atomic.Int64
	proxy := httputil.NewSingleHostReverseProxy(to)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		reads.Add(int64(bytes.Count(body, []byte("eth_getLogs"))))
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	client, err := ethclient.DialContext(t.Context(), server.URL)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	ch, err := chain.New(client, env.Dep)
	require.NoError(t, err)
	f := &Finder{Chain: ch, ChainID: env.Dep.ChainID, Client: Client(env.Dep.ChainID)}
	for range 3 {
		_, err := f.Of(t.Context(), task.ID)
		require.ErrorIs(t, err, ErrNone)
		f.tasks[task.ID].until = time.Time{}
	}
	require.EqualValues(t, 3, reads.Load())
	// Who says something else is read again.
	key := keys.Dev(chaintest.Keeper)
	env.Send(key, env.Chain.SetEndpoint(task.ID, "http://127.0.0.1:2"))
	_, err = f.Of(t.Context(), task.ID)
	require.ErrorIs(t, err, ErrNone)
	require.EqualValues(t, 4, reads.Load())
}
