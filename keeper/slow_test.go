package keeper

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// patient starts a keeper that waits for slow bodies longer than any test runs.
func patient(t *testing.T, env *chaintest.Env) *running {
	t.Helper()
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.UploadGrace, cfg.UploadTimeout = time.Hour, time.Hour
	return start(t, cfg)
}

// idle begins an upload of so many bytes, sends some, and then nothing.
func idle(t *testing.T, k *running, path string, length int, sent []byte) (answer func() *protocol.Error) {
	t.Helper()
	conn, err := net.Dial("tcp", k.Addr())
	require.NoError(t, err)
	t.Cleanup(func() { conn.Close() })
	_, err = fmt.Fprintf(conn, "PUT %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n%s", path, length, sent)
	require.NoError(t, err)
	return func() *protocol.Error {
		resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
		require.NoError(t, err)
		defer resp.Body.Close()
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
}

// incoming counts the bodies whose first bytes are awaited.
func (k *running) incoming() int { return int(k.server.arriving.Load()) }

func TestIdleUploadKeepsNobodyOut(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := patient(t, env)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	path, file := payloadPath(task.ID, 0, trainer), payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)
	idle(t, k, path, len(file), file[:500])
	k.eventually(func() bool { return k.incoming() == 1 }, "the idle upload is being read")
	client := &http.Client{Timeout: patience}
	req, err := http.NewRequest(http.MethodPut, k.url+path, bytes.NewReader(file))
	require.NoError(t, err)
	resp, err := client.Do(req)
	require.NoError(t, err)
	defer resp.Body.Close()
	require.Equal(t, http.StatusOK, resp.StatusCode)

	// Two at once: both are answered with one acknowledgement.
	second := crypto.PubkeyToAddress(task.Trainers[1].PublicKey)
	path, file = payloadPath(task.ID, 0, second), payloadFile(t, task.Delta(0, second), task.Spec.FragmentCount)
	acks := make(chan string, 2)
	var pipes []*io.PipeWriter
	for range 2 {
		r, w := io.Pipe()
		pipes = append(pipes, w)
		go func() {
			_, raw, named := k.do(http.MethodPut, path, r, nil)
			if named != nil {
				raw = []byte(named.Name)
			}
			acks <- string(raw)
		}()
		_, err := w.Write(file[:500])
		require.NoError(t, err)
	}
	k.eventually(func() bool { return k.incoming() == 3 }, "both are being read")
	for _, w := range pipes {
		_, err := w.Write(file[500:])
		require.NoError(t, err)
		require.NoError(t, w.Close())
	}
	one := <-acks
	require.Contains(t, one, "payloadRoot")
	require.Equal(t, one, <-acks)
	require.Equal(t, float64(2), counterValue(t, k, "assay_keeper_payloads_total"))
}

func TestUploadEndsWithItsWindow(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := patient(t, env)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	answer := idle(t, k, payloadPath(task.ID, 0, trainer), len(payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)), nil)
	k.eventually(func() bool { return k.incoming() == 1 }, "the idle upload is being read")
	env.Skip(task.Spec.UploadWindow + 1)
	require.ErrorIs(t, answer(), protocol.ErrUploadWindowClosed)
	k.eventually(func() bool { return k.incoming() == 0 && k.server.uploads.InUse() == 0 && k.server.bodies.InUse() == 0 }, "nothing is left of it")
}

func TestSlowUploadIsCutOff(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.UploadGrace = time.Millisecond
	k := start(t, cfg)
	task := env.Post(nil)
	answer := idle(t, k, "/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), len(task.Manifest), task.Manifest[:10])
	require.ErrorIs(t, answer(), errUploadTooSlow)
	k.eventually(func() bool { return k.incoming() == 0 && k.server.bodies.InUse() == 0 }, "nothing is left of it")
}

func TestHeldObjectIsAnsweredWithoutItsBody(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := patient(t, env)
	task := env.Post(nil)
	k.upload(task)
	for _, path := range []string{"/v1/manifests/" + protocol.Hash(task.Spec.ManifestHash).String(), "/v1/states/" + protocol.Hash(task.Spec.InitialStateRoot).String()} {
		conn, err := net.Dial("tcp", k.Addr())
		require.NoError(t, err)
		defer conn.Close()
		_, err = fmt.Fprintf(conn, "PUT %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n", path)
		require.NoError(t, err)
		resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
		require.NoError(t, err)
		defer resp.Body.Close()
		require.Equal(t, http.StatusOK, resp.StatusCode, "100 would ask for the body")
	}
}

// deadlines remembers the last deadline that a response was given.
type deadlines struct {
	*httptest.ResponseRecorder
	write time.Time
}

func (d *deadlines) SetWriteDeadline(at time.Time) error {
	d.write = at
	return nil
}

// A download of any size that nobody reads ends soon.
func TestDownloadsKeepNobodyOut(t *testing.T) {
	t.Parallel()
	s := offline(t)
	root, body := protocol.Hash{1}, make([]byte, 16<<20)
	require.NoError(t, s.store.Put(root, body))
	d := &deadlines{ResponseRecorder: httptest.NewRecorder()}
	req := httptest.NewRequest(http.MethodGet, "/v1/objects/"+root.String(), nil)
	req.SetPathValue("root", root.String())
	began := time.Now()
	require.NoError(t, s.server.getObject(d, req))
	require.Equal(t, len(body), d.Body.Len())
	require.Less(t, time.Until(d.write), maxAhead+time.Second, "what was read fast buys no more")
	require.Greater(t, d.write.Sub(began), maxAhead-time.Second)
	p := &pacedWriter{ResponseWriter: d, conn: http.NewResponseController(d), deadline: began}
	_, err := p.Write(body[:leastPace])
	require.NoError(t, err)
	require.Equal(t, began.Add(time.Second), d.write)
}

func TestPoolLockOverTheLimitIsNamed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.PoolLock = chaintest.Tokens(1251) // a quarter is 1250
	var log syncBuffer
	cfg.Log = slog.New(slog.NewTextHandler(&log, nil))
	k := start(t, cfg)
	task := env.Post(nil)
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(t, named)
	_, named = k.put("/v1/states/"+protocol.Hash(task.Spec.InitialStateRoot).String(), stateFile(t, task.Initial, task.Spec.FragmentCount))
	require.Nil(t, named)
	k.eventually(func() bool { return strings.Contains(log.String(), "--pool-lock") }, "the flag is named")
	require.Equal(t, float64(1), counterValueWith(t, k, `assay_keeper_tasks_declined_total{reason="pool-lock"}`))
}

// syncBuffer is a log that is read while it is written.
type syncBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *syncBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *syncBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

func TestOneTaskCannotTieDownTheStake(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0) // a quarter is 1250
	greedy := env.Post(func(s *protocol.TaskSpec) { s.KeeperLock = chaintest.Tokens(1251) })
	_, named := k.put("/v1/manifests/"+protocol.Hash(greedy.Spec.ManifestHash).String(), greedy.Manifest)
	require.Nil(t, named)
	_, named = k.put("/v1/states/"+protocol.Hash(greedy.Spec.InitialStateRoot).String(), stateFile(t, greedy.Initial, greedy.Spec.FragmentCount))
	require.Nil(t, named)
	k.eventually(func() bool {
		return counterValueWith(t, k, `assay_keeper_tasks_declined_total{reason="max-lock"}`) == 1
	}, "the task is refused")
	task := env.Post(func(s *protocol.TaskSpec) { s.QuorumLock = chaintest.Tokens(4000) })
	k.upload(task)
	lock := func(id protocol.Hash) *big.Int {
		l, err := env.View().Lock(env.Ctx(), id, protocol.RoleKeeper, k.Account())
		require.NoError(t, err)
		return l
	}
	require.Zero(t, lock(task.ID).Cmp(task.Spec.KeeperLock))
	require.Zero(t, lock(greedy.ID).Sign())
	require.Equal(t, float64(1), counterValueWith(t, k, `assay_keeper_tasks_declined_total{reason="max-lock"}`))
}
