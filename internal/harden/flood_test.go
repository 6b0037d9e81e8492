package harden

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
)

const (
	// envFigures names the folder that the figures go to; it makes the attacks as large as they are meant. envKeeper makes the test's program a
	// keeper with that deployment file and data folder.
	envFigures, envKeeper = "ASSAY_HARDEN", "ASSAY_HARDEN_KEEPER"
	// floodTime bounds the whole flood.
	floodTime = 8 * time.Minute
	// patience bounds one request of an honest trainer.
	patience = time.Minute
)

func TestMain(m *testing.M) {
	if files := os.Getenv(envKeeper); files != "" {
		if err := runKeeper(files); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// runKeeper is a keeper in a process of its own, until its standard input ends.
func runKeeper(files string) error {
	deployment, dir, _ := strings.Cut(files, "|")
	dep, err := protocol.LoadDeployment(deployment)
	if err != nil {
		return err
	}
	service, err := keeper.New(keeper.Config{
		Deployment: dep, Key: keys.Dev(chaintest.Keeper), DataDir: dir, Listen: "127.0.0.1:0", Gossip: keeper.DefaultGossip,
		Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
	})
	if err != nil {
		return err
	}
	fmt.Println(service.Addr())
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		stop()
	}()
	return service.Run(ctx)
}

// scale is how large a flood is.
type scale struct{ rounds, slow, idle, empty int }

// Silent and slow connections, idle ones, and empty uploads in the trainers' names, from two addresses and then from many: every round
// ends with its gradients, and who signs is served.
func TestFlood(t *testing.T) {
	size, many := scale{rounds: 2, slow: 40, idle: 300, empty: 4}, 20
	folder := os.Getenv(envFigures)
	if folder != "" {
		size, many = scale{rounds: 12, slow: 400, idle: 15_000, empty: 16}, 250
	}
	k, task := attacked(t, uint32(size.rounds), func(*protocol.TaskSpec) {})
	ctx, stop := context.WithTimeout(t.Context(), floodTime)
	defer stop()
	h := &honest{t: t, task: task, keeper: k}
	state := task.Initial
	var opened atomic.Int64
	for half, addresses := range []int{2, many} {
		flood, end := context.WithCancel(ctx)
		var attack sync.WaitGroup
		for range size.slow {
			attack.Go(func() { slow(flood, k.addr, addresses, task) })
		}
		for range 50 {
			attack.Go(func() { idle(flood, k.addr, addresses, size.idle/50, &opened) })
		}
		for range size.empty {
			attack.Go(func() { empty(flood, k.addr, addresses, task) })
		}
		attack.Go(func() { h.ask(flood) })
		for round := uint32(half * size.rounds / 2); round < uint32((half+1)*size.rounds/2); round++ {
			state = h.round(ctx, round, state)
			k.measure()
		}
		end()
		attack.Wait()
	}
	head, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(t, err)
	require.Zero(t, head.Carried, "a carried round")
	require.EqualValues(t, size.rounds, head.Round)
	require.Equal(t, state.Root(task.Spec.FragmentCount), head.StateRoot)
	figures := map[string]any{
		"flood_rounds": head.Round, "flood_rounds_carried": head.Carried, "flood_honest_p99_ms": h.percentile(99), "flood_rss_mib": k.rss >> 20,
		"flood_honest_requests": len(h.took), "flood_connections": opened.Load(),
	}
	t.Log(figures)
	if folder != "" {
		require.NoError(t, write(folder, "flood.json", figures))
	}
}

// attacked is a keeper in a process of its own, and a task of so many rounds that it serves and trainers are enrolled in.
func attacked(t *testing.T, rounds uint32, edit func(*protocol.TaskSpec)) (*process, *chaintest.Task) {
	t.Helper()
	env := chaintest.NewPaced(t, time.Second)
	env.Stake(keys.Dev(chaintest.Keeper), chaintest.Tokens(5000))
	k := startKeeper(t, env)
	task := env.Post(func(s *protocol.TaskSpec) {
		s.MaxRounds = rounds
		s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 60, 60, 30_000, 60
		edit(s)
	})
	task.Upload(k.url)
	require.Eventually(t, func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, keys.DevAddress(chaintest.Keeper))
		return err == nil && p.Acknowledged
	}, patience, 100*time.Millisecond)
	task.Enroll()
	return k, task
}

// write leaves figures where `make harden` gathers them.
func write(folder, name string, figures map[string]any) error {
	raw, err := json.MarshalIndent(figures, "", "  ")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, name), append(raw, '\n'), 0o644)
}

// process is the keeper under attack.
type process struct {
	t         *testing.T
	pid       int
	addr, url string
	rss       int64
}

func startKeeper(t *testing.T, env *chaintest.Env) *process {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	deployment := filepath.Join(t.TempDir(), "deployment.json")
	require.NoError(t, env.Dep.Save(deployment))
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), envKeeper+"="+deployment+"|"+t.TempDir())
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	t.Cleanup(func() {
		in.Close()
		require.NoError(t, cmd.Wait())
	})
	var addr string
	_, err = fmt.Fscan(out, &addr)
	require.NoError(t, err)
	return &process{t: t, pid: cmd.Process.Pid, addr: addr, url: "http://" + addr}
}

// measure notes the largest resident size so far.
func (p *process) measure() {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.pid))
	require.NoError(p.t, err)
	for line := range strings.Lines(string(raw)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kib, err := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			require.NoError(p.t, err)
			p.rss = max(p.rss, kib<<10)
		}
	}
}

// honest are the trainers of the task. They are at the first address of loopback, and nobody else is.
type honest struct {
	t      *testing.T
	task   *chaintest.Task
	keeper *process

	mu   sync.Mutex
	took []time.Duration
}

// send sends a signed request of trainer i, again while it is refused for a while, and notes how long one takes that is not.
func (h *honest) send(ctx context.Context, i int, method, path string, body []byte, content protocol.Hash) []byte {
	key := h.task.Trainers[i]
	var last string
	for until := time.Now().Add(patience); time.Now().Before(until) && ctx.Err() == nil; time.Sleep(100 * time.Millisecond) {
		began := time.Now()
		status, answer, err := h.once(ctx, key, method, path, body, content)
		if err == nil && status == http.StatusOK {
			h.mu.Lock()
			h.took = append(h.took, time.Since(began))
			h.mu.Unlock()
			return answer
		}
		last = fmt.Sprint(status, string(answer), err)
	}
	if ctx.Err() == nil {
		h.t.Errorf("trainer %d: %s %s: %s", i, method, path, last)
	}
	return nil
}

func (h *honest) once(ctx context.Context, key *ecdsa.PrivateKey, method, path string, body []byte, content protocol.Hash) (int, []byte, error) {
	req, err := http.NewRequestWithContext(ctx, method, h.keeper.url+path, bytes.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	header, err := protocol.KeeperRequest{
		Keeper: keys.DevAddress(chaintest.Keeper), TaskId: h.task.ID, Account: crypto.PubkeyToAddress(key.PublicKey), Method: method, Path: path,
		Content: content, Expires: uint64(time.Now().Add(time.Minute).Unix()),
	}.Header(h.task.Dep.RoundsDomain(), key)
	if err != nil {
		return 0, nil, err
	}
	req.Header.Set(protocol.RequestHeader, header)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	return resp.StatusCode, answer, err
}

func (h *honest) call(ctx context.Context, i int, verb string, params any) []byte {
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
	require.NoError(h.t, err)
	return h.send(ctx, i, http.MethodPost, "/", body, sha256.Sum256(body))
}

// ask asks what a trainer that waits asks.
func (h *honest) ask(ctx context.Context) {
	for ctx.Err() == nil {
		h.call(ctx, rand.IntN(len(h.task.Trainers)), "training_getRun", map[string]any{"taskId": h.task.ID})
		wait(ctx, 50*time.Millisecond)
	}
}

// round is one round's work of all trainers; it returns the next state.
func (h *honest) round(ctx context.Context, round uint32, s protocol.State) protocol.State {
	task := h.task
	var all []protocol.Contribution
	var g sync.WaitGroup
	for i, key := range task.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		delta := task.Delta(round, trainer)
		all = append(all, protocol.Contribution{Trainer: trainer, Delta: delta})
		gradient, signature := task.Gradient(round, s.Root(task.Spec.FragmentCount), key)
		var file bytes.Buffer
		require.NoError(h.t, protocol.WritePayload(&file, delta, task.Spec.FragmentCount))
		g.Go(func() {
			body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "training_submitOuterGradient",
				"params": map[string]any{"gradient": gradient, "signature": fmt.Sprintf("%#x", signature)}})
			require.NoError(h.t, err)
			for until := time.Now().Add(patience); time.Now().Before(until); wait(ctx, 200*time.Millisecond) { // it waits for a block
				_, answer, err := h.once(ctx, key, http.MethodPost, "/", body, sha256.Sum256(body))
				if err == nil && bytes.Contains(answer, []byte("txHash")) {
					break
				}
			}
			h.send(ctx, i, http.MethodPut, fmt.Sprintf("/v1/payloads/%s/%d/%s", task.ID, round, trainer), file.Bytes(), gradient.PayloadRoot)
		})
	}
	g.Wait()
	require.Eventually(h.t, func() bool {
		head, err := task.View().Head(task.Ctx(), task.ID)
		return err == nil && head.Round > round
	}, 3*patience, 100*time.Millisecond, "round %d does not end", round)
	next, err := protocol.Step(&task.Spec, s, all)
	require.NoError(h.t, err)
	return next
}

func (h *honest) percentile(p int) int64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	slices.Sort(h.took)
	return h.took[(len(h.took)*p+99)/100-1].Milliseconds()
}

// dial connects from one of so many addresses of loopback; nil if it does not get in.
func dial(ctx context.Context, addr string, addresses int) net.Conn {
	i := rand.IntN(addresses)
	d := net.Dialer{Timeout: 5 * time.Second, LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 1, byte(i>>4), byte(i&15)+1)}}
	c, err := d.DialContext(ctx, "tcp", addr)
	if err != nil {
		wait(ctx, 10*time.Millisecond)
		return nil
	}
	return c
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// slow sends headers or bodies a byte a second, over and over.
func slow(ctx context.Context, addr string, addresses int, task *chaintest.Task) {
	for ctx.Err() == nil {
		c := dial(ctx, addr, addresses)
		if c == nil {
			continue
		}
		request := "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
		switch rand.IntN(3) {
		case 0:
			request = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nX"
		case 1:
			request = fmt.Sprintf("PUT /v1/payloads/%s/%d/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n", task.ID, rand.IntN(4), trainer(task))
		}
		_, err := io.WriteString(c, request)
		for err == nil && ctx.Err() == nil {
			wait(ctx, time.Second)
			_, err = c.Write([]byte{'x'})
		}
		c.Close()
	}
}

func trainer(task *chaintest.Task) string {
	return crypto.PubkeyToAddress(task.Trainers[rand.IntN(len(task.Trainers))].PublicKey).Hex()
}

// idle holds so many connections that say nothing, and opens new ones in place of the oldest.
func idle(ctx context.Context, addr string, addresses, count int, opened *atomic.Int64) {
	var held []net.Conn
	defer func() {
		for _, c := range held {
			c.Close()
		}
	}()
	for ctx.Err() == nil {
		if len(held) >= count {
			wait(ctx, 200*time.Millisecond)
			held[0].Close()
			held = held[1:]
		}
		if c := dial(ctx, addr, addresses); c != nil {
			held = append(held, c)
			opened.Add(1)
		}
	}
}

// empty uploads nothing in a trainer's name, over and over.
func empty(ctx context.Context, addr string, addresses int, task *chaintest.Task) {
	for ctx.Err() == nil {
		c := dial(ctx, addr, addresses)
		if c == nil {
			continue
		}
		length := rand.IntN(2) * 9000
		_ = c.SetDeadline(time.Now().Add(5 * time.Second))
		_, err := fmt.Fprintf(c, "PUT /v1/payloads/%s/%d/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n", task.ID, rand.IntN(4), trainer(task), length)
		if err == nil && length == 0 {
			_, _ = io.CopyN(io.Discard, c, 1)
		} else {
			wait(ctx, 100*time.Millisecond)
		}
		c.Close()
	}
}
