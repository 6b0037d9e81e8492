package keeper

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/door"
	"assay/internal/heart"
	"assay/internal/keys"
	"assay/protocol"
)

// stranger is a caller at the i-th of many addresses in many networks.
func stranger(i int) door.Caller {
	a := netip.AddrFrom4([4]byte{10, byte(i >> 8), byte(i), 1})
	return door.Caller{Addr: netip.PrefixFrom(a, 32), Net: netip.PrefixFrom(a, 24)}
}

// crowd takes every place that strangers can have.
func crowd(t *testing.T, gates ...*door.Gate) {
	t.Helper()
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	for _, g := range gates {
		for i := 0; ; i++ {
			free, ok := g.Take(gone, stranger(i), nil)
			if !ok {
				break
			}
			t.Cleanup(free)
		}
	}
}

// sign signs a request of a task's trainer for this keeper.
func (k *running) sign(task *chaintest.Task, key *ecdsa.PrivateKey, content protocol.Hash) func(*http.Request) {
	return func(r *http.Request) {
		header, err := protocol.KeeperRequest{
			Keeper: k.Account(), TaskId: task.ID, Account: crypto.PubkeyToAddress(key.PublicKey), Method: r.Method, Path: r.URL.RequestURI(),
			Content: content, Expires: uint64(time.Now().Add(time.Minute).Unix()),
		}.Header(k.domain, key)
		require.NoError(k.t, err)
		r.Header.Set(protocol.RequestHeader, header)
	}
}

// Whoever is enrolled and signs has a place, whatever strangers take. Anything else that is signed has none.
func TestSignedRequestsHavePlacesOfTheirOwn(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.MaxUploads, cfg.MaxRequests = 4, 16
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	k.eventually(func() bool { _, ok := k.members.keys.Load(member{task.ID, trainer}); return ok }, "the trainers are known")
	crowd(t, k.server.requests, k.server.uploads)

	path, file := payloadPath(task.ID, 0, trainer), payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)
	g, _ := task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[0])
	root := protocol.Hash(g.PayloadRoot)
	for what, edit := range map[string]func(*http.Request){
		"unsigned":         nil,
		"of nobody's key":  k.sign(task, keys.Dev(chaintest.Sponsor), root),
		"for another path": func(r *http.Request) { k.sign(task, task.Trainers[0], root)(r); r.URL.RawQuery = "x" },
		"for another round": func(r *http.Request) {
			k.sign(task, task.Trainers[0], root)(r)
			r.URL.Path = payloadPath(task.ID, 1, trainer)
		},
	} {
		resp, _, named := k.do(http.MethodPut, path, bytes.NewReader(file), edit)
		require.ErrorIs(t, named, errOverloaded, what)
		require.NotEmpty(t, resp.Header.Get("Retry-After"), what)
	}
	_, _, named := k.do(http.MethodPut, path, bytes.NewReader(file), k.sign(task, task.Trainers[0], protocol.Hash{1}))
	require.ErrorIs(t, named, protocol.ErrPayloadHashMismatch, "another payload than the committed one")
	_, ack, named := k.do(http.MethodPut, path, bytes.NewReader(file), k.sign(task, task.Trainers[0], root))
	require.Nil(t, named)
	require.Contains(t, string(ack), root.String())

	call := []byte(fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"training_getRun","params":{"taskId":%q}}`, task.ID))
	_, _, named = k.do(http.MethodPost, "/", bytes.NewReader(call), nil)
	require.ErrorIs(t, named, errOverloaded)
	_, answer, named := k.do(http.MethodPost, "/", bytes.NewReader(call), k.sign(task, task.Trainers[0], sha256.Sum256(call)))
	require.Nil(t, named)
	require.Contains(t, string(answer), `"result"`)
	_, _, named = k.do(http.MethodPost, "/", bytes.NewReader(call), k.sign(task, task.Trainers[0], sha256.Sum256(nil)))
	require.ErrorIs(t, named, protocol.ErrInvalidSignature, "another body than the signed one")
}

// Requests of which nothing arrives, or not all, keep nobody out, in whose name ever they are.
func TestSilenceTakesNoPlace(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.MaxUploads = 2
	cfg.UploadGrace, cfg.UploadTimeout = time.Hour, time.Hour
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	path, file := payloadPath(task.ID, 0, trainer), payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)
	const silent = 30
	for i := range silent {
		idle(t, k, path, len(file), file[:i])
	}
	for range DefaultMaxRequests / 2 { // all that one address may have
		conn, err := net.Dial("tcp", k.Addr())
		require.NoError(t, err)
		t.Cleanup(func() { conn.Close() })
		_, err = fmt.Fprintf(conn, "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
		require.NoError(t, err)
	}
	k.eventually(func() bool { return k.incoming() == silent }, "all of them are awaited")
	require.Zero(t, k.server.uploads.InUse())
	for range 20 {
		_, named := k.put(path, nil) // an empty one is refused, and is nothing to the trainer's own
		require.NotNil(t, named)
	}
	_, named := k.put(path, file)
	require.Nil(t, named)
	_, named = k.rpc("training_getRun", map[string]any{"taskId": task.ID})
	require.Nil(t, named)
	require.Less(t, k.server.bodies.InUse(), int64(arrivingBytes))
}

// endless is a body that goes on.
type endless struct{}

func (endless) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// However many bodies arrive, they have the memory that there is for them.
func TestArrivingBodiesHaveABudget(t *testing.T) {
	t.Parallel()
	b := door.NewBudget(8 << 20)
	var frees []func()
	refused := 0
	for i := range 100 {
		_, _, free, err := b.Read(endless{}, stranger(i), firstBytes, nil)
		frees = append(frees, free)
		if err != nil {
			require.ErrorIs(t, err, door.ErrNoMemory)
			refused++
		}
		require.LessOrEqual(t, b.InUse(), int64(8<<20))
	}
	require.Positive(t, refused)
	signed := stranger(1)
	signed.Signer = "a trainer"
	data, ended, free, err := b.Read(io.LimitReader(endless{}, 1000), signed, firstBytes, nil)
	require.NoError(t, err, "who signs has memory of his own")
	require.True(t, ended)
	require.Len(t, data, 1000)
	free()
	for _, free := range frees {
		free()
	}
	require.Zero(t, b.InUse())
}

// Where the chain is read is the operator's own: there may be a key in it that he pays for.
func TestAddressOfTheRPCIsToldToNobody(t *testing.T) {
	t.Parallel()
	const secret = "s3cretKEYs3cretKEY"
	env := chaintest.New(t)
	gate := newGate(t, env.Dep.RPC)
	gate.shut(true)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.Deployment.RPC, cfg.Deployment.WS = gate.url+"/v2/"+secret, ""
	var log syncBuffer
	cfg.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	k := start(t, cfg)
	k.eventually(func() bool { return strings.Contains(log.String(), "cannot follow the chain") }, "the outage is logged")
	call := `{"jsonrpc":"2.0","id":1,"method":"training_listRuns","params":{}}`
	for _, c := range []struct{ method, path, body string }{
		{http.MethodPost, "/", call}, {http.MethodGet, "/healthz", ""}, {http.MethodGet, "/readyz", ""}, {http.MethodGet, "/metrics", ""},
		{http.MethodPut, "/v1/manifests/" + protocol.Hash{1}.String(), "{}"},
	} {
		req, err := http.NewRequest(c.method, k.url+c.path, strings.NewReader(c.body))
		require.NoError(t, err)
		resp, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		body, err := io.ReadAll(resp.Body)
		require.NoError(t, resp.Body.Close())
		require.NoError(t, err)
		require.NotContains(t, string(body), secret, c.path)
		require.NotContains(t, string(body), gate.url, c.path)
	}
	require.NotContains(t, log.String(), secret)
}

// A count that is not true costs little, and is over with the next one that is.
func TestWrongCountOfDisputes(t *testing.T) {
	t.Parallel()
	w := new(watch)
	require.Len(t, w.look(10, 0), 10)
	require.Len(t, w.look(1<<60, 0), 10+fresh)
	require.Len(t, w.look(11, 0), 11)
	require.Len(t, w.look(12, 0), 12)
	first := new(watch)
	require.LessOrEqual(t, len(first.look(1<<60, 0)), backlog+fresh)
	require.Len(t, first.look(100, 0), backlog)
	require.Len(t, first.look(101, 0), 101, "the old ones are found all the same")
}

// A keeper whose loop does not turn any more is no healthy one: what it does not answer convicts it.
func TestStuckLoopIsUnhealthy(t *testing.T) {
	t.Parallel()
	s := offline(t)
	for _, h := range []*heart.Heart{&s.following, &s.defending, &s.advancing} {
		h.Beat()
		w := httptest.NewRecorder()
		require.NoError(t, s.server.getHealth(w, nil))
		require.Equal(t, http.StatusOK, w.Code)
		h.Set(time.Now().Add(-stuckAfter - time.Minute))
		w = httptest.NewRecorder()
		require.NoError(t, s.server.getHealth(w, nil))
		require.Equal(t, http.StatusServiceUnavailable, w.Code)
		require.Contains(t, w.Body.String(), "has not turned")
		h.Beat()
	}
}

func TestClockOfADisputeIsTheTasks(t *testing.T) {
	t.Parallel()
	require.Equal(t, 10*time.Second, clock(10, 30))
	require.Equal(t, 30*time.Second, clock(math.MaxUint64, 30))
}

// A batch queues for a place with each of its requests: one that goes on and on keeps nobody out.
func TestBatchesLetOthersIn(t *testing.T) {
	t.Parallel()
	s := offline(t)
	one := door.NewGate(1)
	long := &turn{s: s.server, gate: one, who: stranger(1)}
	require.NoError(t, long.enter(t.Context(), one, nil))
	ctx := context.WithValue(t.Context(), turnKey{}, long)
	batch := []byte("[" + strings.Repeat(`{"jsonrpc":"2.0","id":1,"method":"nothing"},`, maxRPCBatch-1) + `{"jsonrpc":"2.0","id":1,"method":"nothing"}]`)
	stop, over := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(over)
		for {
			select {
			case <-stop:
				return
			default:
				s.api.answer(ctx, batch)
			}
		}
	}()
	free, ok := one.Take(t.Context(), stranger(2), nil)
	require.True(t, ok)
	free()
	close(stop)
	<-over
	long.end()
	require.Zero(t, one.InUse())
}
