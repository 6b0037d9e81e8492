package keepers_test

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keepers"
	"assay/internal/keys"
	"assay/protocol"
)

const devChain = 1337

// said is what a server under the name of an account answers.
func said(t *testing.T, account string, chainID uint64) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/healthz" {
			_ = json.NewEncoder(w).Encode(map[string]any{"keeper": account, "chainId": chainID})
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// Of what a pool's keepers say of themselves, those are taken who are there under their own name. Nothing else is followed, waited for or repeated.
func TestFind(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	client := keepers.Client(devChain)
	find := func() ([]string, error) { return keepers.Find(env.Ctx(), client, env.View(), task.ID, devChain) }
	_, err := find()
	require.ErrorIs(t, err, keepers.ErrNone)
	require.ErrorContains(t, err, "nobody in it")

	name := func(key *ecdsa.PrivateKey) string { return crypto.PubkeyToAddress(key.PublicKey).Hex() }
	one, two := keys.Dev(chaintest.Keeper), keys.Dev(chaintest.Keeper+1)
	join := func(key *ecdsa.PrivateKey, endpoint string) {
		env.Stake(key, chaintest.Tokens(1000))
		env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, endpoint))
	}
	join(one, "")
	_, err = find()
	require.ErrorContains(t, err, "1 are in it, and none says where")

	hanging := make(chan struct{})
	defer close(hanging)
	silent := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-hanging:
		case <-r.Context().Done():
		}
	}))
	defer silent.Close()
	var victim atomic.Int32
	target := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { victim.Add(1) }))
	defer target.Close()
	redirect := httptest.NewServer(http.RedirectHandler(target.URL, http.StatusFound))
	defer redirect.Close()
	endless := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil {
			_, _ = fmt.Fprint(w, strings.Repeat(" ", 1<<16))
		}
	}))
	defer endless.Close()
	for _, bad := range []string{silent.URL, redirect.URL, endless.URL, "http://127.0.0.1:1", said(t, name(two), devChain), said(t, name(one), 10), said(t, "<script>s3cret", devChain)} {
		env.Send(one, env.Chain.SetEndpoint(task.ID, bad))
		_, err := find() // which ends, also where an answer does not
		require.ErrorIs(t, err, keepers.ErrNone, bad)
		require.NotContains(t, err.Error(), "s3cret")
	}
	require.Zero(t, victim.Load(), "nobody is sent on")

	join(two, said(t, name(two), devChain))
	found, err := find()
	require.NoError(t, err)
	require.Len(t, found, 1)
	env.Send(one, env.Chain.SetEndpoint(task.ID, said(t, name(one), devChain)))
	found, err = find()
	require.NoError(t, err)
	require.Len(t, found, 2)
}

// Whoever says of itself what another keeper says hides nobody by it, however many do.
func TestCopiesHideNobody(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	join := func(key *ecdsa.PrivateKey, endpoint string) {
		env.Stake(key, chaintest.Tokens(1000))
		env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, endpoint))
	}
	honest, liar := keys.Dev(chaintest.Keeper), keys.Dev(chaintest.Keeper+1)
	at := said(t, crypto.PubkeyToAddress(honest.PublicKey).Hex(), devChain)
	join(honest, at)
	join(liar, said(t, crypto.PubkeyToAddress(liar.PublicKey).Hex(), devChain))
	for i := range 4 {
		join(keys.Dev(chaintest.Keeper+2+i), at)
	}
	client := keepers.Client(devChain)
	for range 12 {
		found, err := keepers.Find(env.Ctx(), client, env.View(), task.ID, devChain)
		require.NoError(t, err)
		require.Len(t, found, 2)
		require.Contains(t, found, at, "four accounts that name the address of an honest keeper hide it")
	}
}

// A service asks the chain once in a while, and keeps what it knew while nobody answers.
func TestFinder(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	key := keys.Dev(chaintest.Keeper)
	at := said(t, crypto.PubkeyToAddress(key.PublicKey).Hex(), devChain)
	env.Stake(key, chaintest.Tokens(1000))
	env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, at))
	f := &keepers.Finder{Chain: env.Chain, ChainID: devChain, Client: keepers.Client(devChain)}
	for range 3 {
		found, err := f.Of(env.Ctx(), task.ID)
		require.NoError(t, err)
		require.Equal(t, []string{at}, found)
		env.Send(key, env.Chain.SetEndpoint(task.ID, "http://127.0.0.1:1"))
	}
	_, err := f.Of(env.Ctx(), protocol.Hash{1})
	require.ErrorIs(t, err, keepers.ErrNone)
}

// Whoever waits for what somebody else looks for leaves when its own time is over.
func TestFinderKeepsNobodyWaiting(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	asked, hanging := make(chan struct{}, 8), make(chan struct{})
	silent := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		asked <- struct{}{}
		<-hanging
	}))
	defer silent.Close()
	let := sync.OnceFunc(func() { close(hanging) })
	defer let()
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(1000))
	env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, silent.URL))
	f := &keepers.Finder{Chain: env.Chain, ChainID: devChain, Client: keepers.Client(devChain)}
	looked := make(chan error, 1)
	go func() {
		_, err := f.Of(env.Ctx(), task.ID)
		looked <- err
	}()
	<-asked
	ctx, cancel := context.WithCancel(env.Ctx())
	cancel()
	_, err := f.Of(ctx, task.ID)
	require.ErrorIs(t, err, context.Canceled)
	require.Empty(t, looked, "the first still looks")
	let()
	require.Error(t, <-looked)
}

// Away from development chains a name may resolve to whatever its owner likes: what it leads to is looked at when it is dialled.
func TestClientDialsNothingLocal(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Add(1) }))
	defer server.Close()
	_, port, _ := strings.Cut(strings.TrimPrefix(server.URL, "http://"), ":")
	for _, host := range []string{"127.0.0.1", "localhost"} {
		_, err := keepers.Client(10).Get("http://" + host + ":" + port)
		require.ErrorIs(t, err, chain.ErrEndpoint)
		require.Zero(t, asked.Load())
	}
	answer, err := keepers.Client(devChain).Get(server.URL)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	require.EqualValues(t, 1, asked.Load())
}

// A header has a limit: whoever asks dozens at a time whether they are there would otherwise hold megabytes of each.
func TestAnswersHaveShortHeaders(t *testing.T) {
	t.Parallel()
	padded := func(lines int) string {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			for i := range lines {
				w.Header().Set(fmt.Sprintf("A-%d", i), "b")
			}
			_ = json.NewEncoder(w).Encode(map[string]any{"keeper": common.Address{1}, "chainId": devChain})
		}))
		t.Cleanup(server.Close)
		return server.URL
	}
	ask := func(at string) error {
		return keepers.Answers(t.Context(), keepers.Client(devChain), at, common.Address{1}, devChain)
	}
	require.NoError(t, ask(padded(100)))
	require.Error(t, ask(padded(100_000)))
}
