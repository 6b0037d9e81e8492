package indexer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/figures"
)

// loadEnv makes the test's program send load, of which it is told on standard input.
const loadEnv = "INDEXER_TEST_LOAD"

// openLoop is requests sent at a rate, whatever becomes of those before : a slow server does not slow down who asks.
type openLoop struct {
	URL     string
	Bodies  []string
	Rate    float64 // a second
	Seconds float64
	// Apart makes each request one that nobody asked before, by a comment.
	Apart bool
	Seed  uint64
}

// loadResult is what came back: milliseconds from when a request was due, and the processor's time that sending took.
type loadResult struct {
	Sent, Errors        int
	P50, P99, Max, Rate float64
	CPUSeconds          float64
	FirstError          string
}

// runLoad is the process that sends load.
func runLoad() {
	var l openLoop
	if err := json.NewDecoder(os.Stdin).Decode(&l); err != nil {
		panic(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(l.run()); err != nil {
		panic(err)
	}
	os.Exit(0)
}

func (l openLoop) run() loadResult {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, MaxConnsPerHost: 64}, Timeout: 30 * time.Second}
	random := rand.New(rand.NewPCG(l.Seed, 1))
	n := int(l.Rate * l.Seconds)
	took := make([]float64, n)
	var failed atomic.Int64
	var first atomic.Value
	var all sync.WaitGroup
	began := time.Now()
	for i := range n {
		due := began.Add(time.Duration(float64(i) / l.Rate * float64(time.Second)))
		time.Sleep(time.Until(due))
		body := l.Bodies[random.IntN(len(l.Bodies))]
		if l.Apart {
			body = strings.Replace(body, `{"query":"`, fmt.Sprintf(`{"query":"# %d of %d\n`, i, l.Seed), 1)
		}
		all.Go(func() {
			if err := ask(client, l.URL, body); err != nil {
				failed.Add(1)
				first.CompareAndSwap(nil, err.Error())
			}
			took[i] = float64(time.Since(due).Microseconds()) / 1000
		})
	}
	all.Wait()
	elapsed := time.Since(began).Seconds()
	slices.Sort(took)
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	r := loadResult{Sent: n, Errors: int(failed.Load()), P50: took[n/2], P99: took[(n*99+99)/100-1], Max: took[n-1], Rate: float64(n) / elapsed,
		CPUSeconds: time.Duration(usage.Utime.Nano() + usage.Stime.Nano()).Seconds()}
	r.FirstError, _ = first.Load().(string)
	return r
}

func ask(client *http.Client, url, body string) error {
	res, err := client.Post(url+"/graphql", "application/json", strings.NewReader(body))
	if err != nil {
		return err
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK || bytes.HasPrefix(answer, []byte(`{"errors"`)) {
		return fmt.Errorf("%d: %.300s to %s", res.StatusCode, answer, body)
	}
	return nil
}

// documented are all queries of the manual, about random tasks, accounts and transactions of the index.
func (f *fixture) documented(many int) []string {
	text, err := os.ReadFile("../docs/indexer.md")
	require.NoError(f.t, err)
	var queries []string
	for _, block := range strings.Split(string(text), "```graphql\n")[1:] {
		if query := block[:strings.Index(block, "```")]; !strings.Contains(query, "subscription ") {
			queries = append(queries, query)
		}
	}
	require.GreaterOrEqual(f.t, len(queries), 6)
	known := map[string][]string{}
	for name, sql := range map[string]string{
		"id":   "SELECT '0x' || encode(task_id, 'hex') FROM derived.tasks",
		"who":  "SELECT DISTINCT '0x' || encode(trainer, 'hex') FROM derived.trainers",
		"word": "SELECT DISTINCT '0x' || encode(tx_hash, 'hex') FROM raw_logs",
	} {
		rows, err := f.p.store.pool.Query(f.t.Context(), sql)
		require.NoError(f.t, err)
		for rows.Next() {
			var id string
			require.NoError(f.t, rows.Scan(&id))
			known[name] = append(known[name], id)
		}
		require.NoError(f.t, rows.Err())
		require.NotEmpty(f.t, known[name], name)
	}
	random := rand.New(rand.NewPCG(7, 1))
	var bodies []string
	for len(bodies) < many {
		for _, query := range queries {
			variables := map[string]string{}
			for name, ids := range known {
				if strings.Contains(query, "$"+name) {
					variables[name] = ids[random.IntN(len(ids))]
				}
			}
			body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
			require.NoError(f.t, err)
			// The query comes first, so that a comment can be put before it.
			bodies = append(bodies, string(body))
		}
	}
	return bodies
}

// send has another process send load, with this one's processors.
func (l openLoop) send(t *testing.T) (r loadResult) {
	raw, err := json.Marshal(l)
	require.NoError(t, err)
	self, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.CommandContext(t.Context(), self)
	cmd.Env = append(os.Environ(), loadEnv+"=yes")
	cmd.Stdin, cmd.Stderr = bytes.NewReader(raw), os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(out, &r))
	return r
}

// TestLoad asks all documented queries about fifty tasks, as many times a second as are said and whatever became of those before: no answer is an
// error. With ASSAY_EXPLORER=folder it does so for longer and adds what it measured to that folder's summary.
func TestLoad(t *testing.T) {
	dir := os.Getenv(explorerEnv)
	tasks, rounds, cached, uncached, seconds := 3, 4, 100.0, 20.0, 1.0
	if dir != "" {
		tasks, rounds, cached, uncached, seconds = 50, 24, 1100, 210, 20
	}
	f := newFixture(t)
	f.populate(tasks, rounds)
	server := httptest.NewServer(f.handler())
	defer server.Close()
	bodies := f.documented(8 * tasks)
	for _, body := range bodies {
		require.NoError(t, ask(http.DefaultClient, server.URL, body))
	}
	warm := openLoop{server.URL, bodies, cached, seconds, false, 1}.send(t)
	apart := openLoop{server.URL, bodies, uncached, seconds, true, 2}.send(t)
	t.Logf("cached %+v", warm)
	t.Logf("uncached %+v", apart)
	require.Zero(t, warm.Errors, warm.FirstError)
	require.Zero(t, apart.Errors, apart.FirstError)
	if dir == "" {
		return
	}
	require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{
		"cached_query_rate": warm.Rate, "cached_query_p99_ms": warm.P99, "uncached_query_rate": apart.Rate, "uncached_query_p99_ms": apart.P99,
		"query_errors": warm.Errors + apart.Errors, "cached_load_cpu_share": warm.CPUSeconds / seconds / 2, "uncached_load_cpu_share": apart.CPUSeconds / seconds / 2,
	}))
}
