package indexer

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

const childEnv = "INDEXER_TEST_CHILD"

// childConfig is what the parent test tells its child process.
type childConfig struct {
	Deployment protocol.Deployment
	DataDir    string
}

// runChild is the process that TestKilled kills: a whole service with its private database.
func runChild() {
	var c childConfig
	if err := json.Unmarshal([]byte(os.Getenv(childEnv)), &c); err != nil {
		panic(err)
	}
	s, err := New(Config{Deployment: c.Deployment, DataDir: c.DataDir, Listen: "127.0.0.1:0", PollInterval: 10 * time.Millisecond, Log: quiet})
	if err == nil {
		go func() {
			<-s.Serving()
			os.Stdout.WriteString(s.Addr() + "\n")
		}()
		err = s.Run(context.Background())
	}
	os.Stderr.WriteString(err.Error())
	os.Exit(1)
}

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	require.Eventually(t, ok, time.Minute, 20*time.Millisecond, what)
}

// TestKilled kills the service with SIGKILL at random moments while the chain goes on and is reorganised.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("starts several servers")
	}
	w := newWorld(t)
	// Not t.TempDir(): the account that root drops to could not reach the database there.
	dir, err := os.MkdirTemp("", "indexer-killed")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	removeAtEnd(t, dir)
	child, err := json.Marshal(childConfig{w.dep, filepath.Join(dir, "data")})
	require.NoError(t, err)

	id := w.task(12)
	for kill := range 4 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"="+string(child))
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, cmd.Start())
		serving := make([]byte, 64)
		_, err = out.Read(serving)
		require.NoError(t, err, "the child said: %s", &stderr)
		w.round(id)
		if kill%2 == 1 {
			_, err := w.chain.Fork(3, false)
			require.NoError(t, err)
		}
		time.Sleep(time.Duration(rand.IntN(60)) * time.Millisecond)
		require.NoError(t, cmd.Process.Kill())
		require.Error(t, cmd.Wait())
	}

	s, err := New(Config{Deployment: w.dep, DataDir: filepath.Join(dir, "data"), Listen: "127.0.0.1:0", PollInterval: 10 * time.Millisecond, Log: quiet})
	require.NoError(t, err)
	stop := runService(t, s)
	head, err := w.chain.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	eventually(t, "caught up", func() bool { return s.heads.get().Indexed.Number == head })
	stop()

	fresh := newPipeline(t, w, w.rpc(), newDatabase(t))
	fresh.catchUp()
	d, err := s.Digest(t.Context())
	require.NoError(t, err)
	require.Equal(t, fresh.digest(), d)
	require.NoError(t, s.Rebuild(t.Context()))
	again, err := s.Digest(t.Context())
	require.NoError(t, err)
	require.Equal(t, d, again)
}

// removeAtEnd removes a database's folder when the test ends. Children of a killed server go on writing for a moment.
func removeAtEnd(t *testing.T, dir string) {
	t.Cleanup(func() { eventually(t, "folder removed", func() bool { return os.RemoveAll(dir) == nil }) })
}

// TestPrivateDatabaseComesBack kills PostgreSQL under a running service, which starts it again and goes on.
func TestPrivateDatabaseComesBack(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	dir, err := os.MkdirTemp("", "indexer-dies")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	removeAtEnd(t, dir)
	s, err := New(Config{Deployment: w.dep, DataDir: dir, Listen: "127.0.0.1:0", PollInterval: 10 * time.Millisecond, VolatileDatabase: true, Log: quiet})
	require.NoError(t, err)
	stop := runService(t, s)
	base := "http://" + s.Addr()
	ready := func() bool { status, _, _ := get(t, base+"/readyz"); return status == 200 }
	data := filepath.Join(dir, "postgres", "data")
	postmaster := func() int {
		pid, err := os.ReadFile(filepath.Join(data, "postmaster.pid"))
		number, _, ok := strings.Cut(string(pid), "\n")
		if err != nil || !ok {
			return 0
		}
		return int(mustInt(t, number))
	}
	eventually(t, "ready", ready)
	killed := postmaster()
	require.NoError(t, syscall.Kill(killed, syscall.SIGKILL))
	w.round(id)
	eventually(t, "another server", func() bool { pid := postmaster(); return pid != 0 && pid != killed })
	eventually(t, "ready again", ready)

	// One that cannot start is a fault until it can.
	control, aside := filepath.Join(data, "global", "pg_control"), filepath.Join(dir, "aside")
	require.NoError(t, os.Rename(control, aside))
	require.NoError(t, syscall.Kill(postmaster(), syscall.SIGKILL))
	eventually(t, "a fault", func() bool {
		status, body, _ := get(t, base+"/healthz")
		return status == 503 && strings.Contains(body, `"DatabaseDown"`)
	})
	require.Contains(t, post(t, base, `{"query":"{_meta{lag}}"}`), `"NotReady"`)
	require.NoError(t, os.Rename(aside, control))
	w.round(id)
	eventually(t, "ready after all", ready)
	head, err := w.chain.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	eventually(t, "indexed", func() bool { return s.heads.get().Indexed.Number >= head })
	require.JSONEq(t, `{"data":{"task":{"round":2}}}`, post(t, base, `{"query":"{task(taskId:\"`+Bytes32(id[:]).text()+`\"){round}}"}`))
	stop()
	require.NoError(t, s.Rebuild(t.Context()), "it was stopped in order")
}

// TestListenFails: what keeps a service from starting ends it, whether its database is its own or not.
func TestListenFails(t *testing.T) {
	w := newWorld(t)
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer taken.Close()
	dir, err := os.MkdirTemp("", "indexer-listen")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	removeAtEnd(t, dir)
	s, err := New(Config{Deployment: w.dep, DataDir: dir, Listen: taken.Addr().String(), VolatileDatabase: true, Log: quiet})
	require.NoError(t, err)
	require.ErrorContains(t, s.Run(t.Context()), "listen")
}

// TestKeysOfTheNodeStayInside: the address of the node holds a key, which errors of HTTP clients quote.
func TestKeysOfTheNodeStayInside(t *testing.T) {
	const key = "s3cretKEY0"
	w := newWorld(t)
	for _, scheme := range []string{"http", "ws"} {
		var log syncBuffer
		dep := w.dep
		dep.RPC = scheme + "://127.0.0.1:1/v2/" + key
		s, err := New(Config{
			Deployment: dep, DatabaseURL: newDatabase(t), Listen: "127.0.0.1:0", PollInterval: 10 * time.Millisecond,
			Log: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		})
		require.NoError(t, err)
		stop := runService(t, s)
		base := "http://" + s.Addr()
		eventually(t, "waiting", func() bool { return s.heads.get().Waiting != "" })
		for _, path := range []string{"/healthz", "/readyz", "/metrics", "/graphql?query=%7B_meta%7Blag%7D%7D"} {
			_, body, _ := get(t, base+path)
			require.NotContains(t, body, key, path)
			require.NotContains(t, body, "127.0.0.1:1", path)
		}
		_, body, _ := get(t, base+"/healthz")
		require.Contains(t, body, "the chain's node does not answer")
		stop()
		require.Contains(t, log.String(), "127.0.0.1:1", "the log says which node")
		require.NotContains(t, log.String(), key)
	}
}

// syncBuffer may be written to by several.
type syncBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

// runService runs s until the returned function is called, which waits for its end.
func runService(t *testing.T, s *Service) (stop func()) {
	ctx, cancel := context.WithCancelCause(t.Context())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	select {
	case <-s.Serving():
	case err := <-done:
		require.NoError(t, err)
		t.Fatal("the service ended before it served")
	}
	stopped := false
	stop = func() {
		if stopped {
			return
		}
		stopped = true
		cancel(errors.New("asked to stop"))
		require.NoError(t, <-done)
	}
	t.Cleanup(stop)
	return stop
}

func newService(t *testing.T, dep protocol.Deployment, url string) *Service {
	s, err := New(Config{Deployment: dep, DatabaseURL: url, Listen: "127.0.0.1:0", PollInterval: 10 * time.Millisecond, Log: quiet, Version: "test"})
	require.NoError(t, err)
	return s
}

func get(t *testing.T, url string) (int, string, http.Header) {
	res, err := http.Get(url)
	require.NoError(t, err)
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	require.NoError(t, err)
	return res.StatusCode, string(body), res.Header
}

func TestServiceOverHTTP(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	s := newService(t, w.dep, newDatabase(t))
	stop := runService(t, s)
	base := "http://" + s.Addr()
	eventually(t, "ready", func() bool { status, _, _ := get(t, base+"/readyz"); return status == 200 })

	status, body, _ := get(t, base+"/healthz")
	require.Equal(t, 200, status)
	require.Contains(t, body, `"status":"ok"`)

	status, body, _ = get(t, base+"/graphql?query="+strings.ReplaceAll(`{tasks{nodes{taskId,status}}}`, "{", "%7B"))
	require.Equal(t, 200, status)
	require.Contains(t, body, Bytes32(id[:]).text())
	require.Contains(t, body, "TRAINING")

	_, body, _ = get(t, base+"/metrics")
	for _, name := range []string{"chain_head", "indexed_head", "lag", "logs_total", "reorgs_total", "query_seconds_count", "undecoded_logs_total"} {
		require.Contains(t, body, "assay_indexer_"+name)
	}
	require.Contains(t, body, "assay_indexer_healthy 1")

	// A round later the new state is visible without a restart.
	w.round(id)
	head, err := w.chain.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	eventually(t, "indexed", func() bool { return s.heads.get().Indexed.Number >= head })
	res := post(t, base, `{"query":"query($id:Bytes32!,$n:Long!){task(taskId:$id,block:{number_gte:$n}){round}}","variables":{"id":"`+Bytes32(id[:]).text()+`","n":`+jsonNumber(head)+`}}`)
	require.JSONEq(t, `{"data":{"task":{"round":1}}}`, res)
	stop()
	_, err = http.Get(base + "/healthz")
	require.Error(t, err, "nothing listens any more")
}

func TestPages(t *testing.T) {
	w := newWorld(t)
	s := newService(t, w.dep, newDatabase(t))
	runService(t, s)
	base := "http://" + s.Addr()
	for _, page := range []string{"/", "/run/0x00", "/round/0x00/1", "/trainer/0x00/0x01", "/keeper/0x00/0x01", "/dispute/7", "/leaderboard", "/audits", "/search?q=1", "/check/0x00/1", "/check/conviction/0x00", "/graphiql", "/runs"} {
		status, body, header := get(t, base+page)
		require.Equal(t, 200, status, page)
		require.Contains(t, header.Get("Content-Type"), "text/html", page)
		policy := header.Get("Content-Security-Policy")
		require.Contains(t, policy, "default-src 'none'", page)
		if strings.HasPrefix(page, "/check/") {
			require.Contains(t, policy, "script-src 'self' 'wasm-unsafe-eval';", page)
		} else {
			require.Contains(t, policy, "script-src 'self';", page)
			require.Contains(t, policy, "connect-src 'self';", page)
		}
		require.NotContains(t, body, "http://", page)
		require.NotContains(t, body, "https://", page)
		for _, part := range strings.Split(body, `="/`)[1:] {
			asset := "/" + part[:strings.IndexByte(part, '"')]
			status, _, header := get(t, base+asset)
			require.Equal(t, 200, status, asset)
			require.Equal(t, "nosniff", header.Get("X-Content-Type-Options"), asset)
		}
	}
	for _, path := range []string{"/static/explorer.html", "/static/../http.go", "/static/%2e%2e%2fbuild.sh", "/vendor/LICENSES", "/vendor/", "/static/none.js", "/web.go", "/verify/src/../../LICENSES", "/run", "/run/1/2", "/round/1"} {
		status, _, _ := get(t, base+path)
		require.Equal(t, 404, status, path)
	}
	scripts, err := fs.Glob(web, "web/static/*.js")
	require.NoError(t, err)
	for _, script := range scripts {
		status, body, header := get(t, base+strings.TrimPrefix(script, "web"))
		require.Equal(t, 200, status)
		require.Contains(t, header.Get("Content-Type"), "text/javascript")
		require.NotContains(t, strings.ToLower(body), "innerhtml", "text from the chain must never become markup")
	}
	testCompressed(t, base+"/static/explorer.js")
}

// testCompressed asks for an asset as browsers do, and then again.
func testCompressed(t *testing.T, url string) {
	ask := func(tag string) *http.Response {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
		require.NoError(t, err)
		req.Header.Set("Accept-Encoding", "gzip, br")
		req.Header.Set("If-None-Match", tag)
		res, err := http.DefaultTransport.RoundTrip(req)
		require.NoError(t, err)
		t.Cleanup(func() { res.Body.Close() })
		return res
	}
	res := ask("")
	require.Equal(t, "gzip", res.Header.Get("Content-Encoding"))
	unpacked, err := gzip.NewReader(res.Body)
	require.NoError(t, err)
	text, err := io.ReadAll(unpacked)
	require.NoError(t, err)
	plain, err := web.ReadFile("web/static/explorer.js")
	require.NoError(t, err)
	require.Equal(t, string(plain), string(text))
	require.Equal(t, http.StatusNotModified, ask(res.Header.Get("ETag")).StatusCode)
}

func TestRPCComesAndGoes(t *testing.T) {
	w := newWorld(t)
	w.task(2)
	var down atomicFlag
	down.set(true)
	proxy := newProxy(t, w.dep.RPC, &down)
	dep := w.dep
	dep.RPC = proxy
	s := newService(t, dep, newDatabase(t))
	runService(t, s)
	base := "http://" + s.Addr()
	eventually(t, "says what it waits for", func() bool {
		status, body, _ := get(t, base+"/readyz")
		return status == 503 && strings.Contains(body, `"waiting"`)
	})
	require.Contains(t, post(t, base, `{"query":"{tasks{totalCount}}"}`), `"NotReady"`)
	status, _, _ := get(t, base+"/healthz")
	require.Equal(t, 200, status, "a lost chain is waited out")
	down.set(false)
	ready := func() bool { status, _, _ := get(t, base+"/readyz"); return status == 200 }
	eventually(t, "ready", ready)
	down.set(true)
	eventually(t, "not ready", func() bool { return !ready() })
	require.Contains(t, post(t, base, `{"query":"{tasks{totalCount}}"}`), `"totalCount":1`, "it still answers")
	down.set(false)
	eventually(t, "ready again", ready)
}

func TestFaultIsNotHealthy(t *testing.T) {
	w := newWorld(t)
	w.task(2)
	dep := w.dep
	dep.ChainID = 31337
	s := newService(t, dep, newDatabase(t))
	runService(t, s)
	base := "http://" + s.Addr()
	eventually(t, "unhealthy", func() bool { status, _, _ := get(t, base+"/healthz"); return status == 503 })
	_, body, _ := get(t, base+"/healthz")
	require.Contains(t, body, `"name":"WrongChain"`)
	require.Contains(t, body, `"hint"`)
	status, _, _ := get(t, base+"/readyz")
	require.Equal(t, 503, status)
	_, body, _ = get(t, base+"/metrics")
	require.Contains(t, body, "assay_indexer_healthy 0")
}

func TestConfig(t *testing.T) {
	good := Config{Deployment: protocol.Deployment{ChainID: 1, RPC: "http://x", Token: [20]byte{1}, Vault: [20]byte{1}, Tasks: [20]byte{1}, Rounds: [20]byte{1},
		OpReferee: [20]byte{1}, Fraud: [20]byte{1}, Descent: [20]byte{1}, Reveals: [20]byte{1}}, DataDir: "d"}
	_, err := New(good)
	require.NoError(t, err)
	for name, c := range map[string]struct {
		spoil func(*Config)
		want  error
	}{
		"no RPC":      {func(c *Config) { c.Deployment.RPC = "" }, ErrNoRPC},
		"bad RPC":     {func(c *Config) { c.RPC = "node:8545" }, ErrRPC},
		"no database": {func(c *Config) { c.DataDir = "" }, ErrNoDatabase},
		"listen":      {func(c *Config) { c.Listen = "8600" }, ErrListen},
		"poll":        {func(c *Config) { c.PollInterval = time.Hour }, ErrPoll},
		"reorg":       {func(c *Config) { c.MaxReorg = 1 }, ErrMaxReorg},
	} {
		bad := good
		c.spoil(&bad)
		_, err := New(bad)
		require.ErrorIs(t, err, c.want, name)
	}
	bad := good
	bad.Deployment.Vault = [20]byte{}
	_, err = New(bad)
	require.ErrorContains(t, err, "vault")
}

func TestDatabaseURLWithoutLeakingIt(t *testing.T) {
	w := newWorld(t)
	s, err := New(Config{Deployment: w.dep, DatabaseURL: "postgres://u:s3cret@127.0.0.1:1/db?connect_timeout=bad", Listen: "127.0.0.1:0", Log: quiet})
	require.NoError(t, err)
	err = s.Run(t.Context())
	require.Error(t, err)
	require.NotContains(t, err.Error(), "s3cret")
}
