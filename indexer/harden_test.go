package indexer

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// hardenEnv names the folder that TestHarden writes its measurements to. Without it the same queries run on less, and nothing is measured.
const hardenEnv = "ASSAY_HARDEN"

// measurements are in milliseconds. Each is the worst of several.
type measurements struct {
	// RunQuery is the manual's "Run" query on a run of 100 rounds.
	RunQuery float64 `json:"run_query_ms"`
	// Bomb is the worst query that the limits let through, and BombHonest the Run query beside it.
	Bomb       float64 `json:"bomb_ms"`
	BombHonest float64 `json:"bomb_honest_ms"`
	// HonestFailed is how many of those were not answered.
	HonestFailed int `json:"bomb_honest_failed"`
	// Worst names the bomb.
	Worst string `json:"bomb"`
	// Each is every candidate, alone.
	Each map[string]float64 `json:"bombs_ms"`
}

// populate makes copies of the subject's task, each with rounds of eight gradients. No chain is asked: what is measured reads tables only.
func (f *fixture) populate(tasks, rounds int) (run string) {
	const id = `decode(md5('task' || n) || md5('copy' || n), 'hex')`
	const trainer = `decode(substr(md5('trainer' || s), 1, 40 - 8) || '00000000', 'hex')`
	for _, sql := range []string{
		`INSERT INTO derived.tasks SELECT (jsonb_populate_record(t, jsonb_build_object('task_id', ` + id + `, 'status', 'TRAINING'))).*
			FROM derived.tasks t, generate_series(1, $2) n WHERE t.task_id = $1 AND $3 > 0`,
		`INSERT INTO derived.rounds SELECT (jsonb_populate_record(t, jsonb_build_object('task_id', ` + id + `, 'round', r))).*
			FROM derived.rounds t, generate_series(1, $2) n, generate_series(0, $3 - 1) r WHERE t.task_id = $1 AND t.round = 0`,
		`INSERT INTO derived.trainers SELECT (jsonb_populate_record(t, jsonb_build_object('task_id', ` + id + `, 'trainer', ` + trainer + `, 'slot', s))).*
			FROM derived.trainers t, generate_series(1, $2) n, generate_series(0, 7) s WHERE t.task_id = $1 AND t.slot = 0 AND $3 > 0`,
		`INSERT INTO derived.gradients SELECT (jsonb_populate_record(t, jsonb_build_object('task_id', ` + id + `, 'round', r, 'trainer', ` + trainer + `, 'slot', s))).*
			FROM derived.gradients t, generate_series(1, $2) n, generate_series(0, $3 - 1) r, generate_series(0, 7) s
			WHERE t.task_id = $1 AND t.round = 0 AND t.slot = 0`,
	} {
		_, err := f.p.store.pool.Exec(f.t.Context(), sql, f.subject[:], tasks, rounds)
		require.NoError(f.t, err)
	}
	_, err := f.p.store.pool.Exec(f.t.Context(), "ANALYZE")
	require.NoError(f.t, err)
	return f.p.scan("SELECT '0x' || encode(task_id, 'hex') FROM derived.tasks WHERE task_id = decode(md5('task1') || md5('copy1'), 'hex')")
}

var askedAnew atomic.Int64

// anew is a request whose query nobody has asked: a comment says so.
func anew(request string) string {
	return strings.Replace(request, `{"query":"`, fmt.Sprintf(`{"query":"#%d\n`, askedAnew.Add(1)), 1)
}

// manual is a query of docs/indexer.md, by its operation's name.
func manual(t testing.TB, name string) string {
	text, err := os.ReadFile("../docs/indexer.md")
	require.NoError(t, err)
	for _, block := range strings.Split(string(text), "```graphql\n")[1:] {
		if query := block[:strings.Index(block, "```")]; strings.HasPrefix(query, "query "+name+"(") {
			return query
		}
	}
	t.Fatalf("docs/indexer.md has no query %s", name)
	return ""
}

// bombs are the worst queries of several kinds that the limits let through: as many parts as pass.
func (f *fixture) bombs() map[string]string {
	const spare = 16 // for a comment
	of := func(format func(n int) string) string {
		most, query := 1, ""
		for step := 1 << 12; step > 0; step /= 2 {
			q := format(most + step)
			if doc, err := readDocument(q); err == nil && len(q)+spare <= maxQueryLength && f.coster.check(doc, nil) == nil {
				most, query = most+step, q
			}
		}
		require.NotEmpty(f.t, query)
		return query
	}
	repeat := func(n int, part string) string {
		var all strings.Builder
		for i := range n {
			all.WriteString(strings.ReplaceAll(part, "#", fmt.Sprint(i)) + " ")
		}
		return all.String()
	}
	return map[string]string{
		"rows": of(func(n int) string {
			return "{" + repeat(n, "a#: gradients(first: 1000) { nodes { trainer { slot } } }") + "}"
		}),
		// Different pages, so that each is a statement of its own.
		"pages": of(func(n int) string {
			return "{" + repeat(n, "a#: gradients(first: 1000, where: {round_gte: #}) { nodes { trainer { slot } } }") + "}"
		}),
		"values": of(func(n int) string {
			return "{ gradients(first: 1000) { nodes { " + repeat(n, "a#: payloadRoot") + "} } }"
		}),
		"nested": of(func(n int) string {
			return "{ gradients(first: 500) { nodes { " + repeat(n, "a#: trainer { task { sponsor } }") + "} } }"
		}),
		"lists": of(func(n int) string {
			return "{ rounds(first: 500) { nodes { " + repeat(n, "a#: gradients(first: 1, where: {round_gte: #}) { edges { cursor } }") + "} } }"
		}),
		"counts": of(func(n int) string {
			return "{ tasks(first: 10) { nodes { " + repeat(n, "a#: rounds(where: {round_gte: #}) { totalCount }") + "} } }"
		}),
		"sorts": of(func(n int) string {
			return "{" + repeat(n, "a#: gradients(first: 1, where: {round_gte: #, void: true}, orderBy: ROUND) { totalCount }") + "}"
		}),
		"specs": of(func(n int) string { return "{ tasks(first: 50) { nodes { " + repeat(n, "a#: spec { seed }") + "} } }" }),
		"schema": of(func(n int) string {
			return "{" + repeat(n, "a#: __schema { types { fields { args { name type { name } } } } }") + "}"
		}),
		"types": of(func(n int) string {
			return `{ __type(name: "Query") { ` + repeat(n, "a#: fields { type { ofType { fields { type { ofType { name } } } } } }") + "} }"
		}),
		"merges": of(func(n int) string { return "{ gradients(first: 10) { nodes { " + repeat(n, "slot") + "} } }" }),
	}
}

// TestHarden runs the manual's Run query and the worst queries there are. With ASSAY_HARDEN=folder it does so on forty thousand gradients
// and writes what they take to folder/indexer.json.
func TestHarden(t *testing.T) {
	dir := os.Getenv(hardenEnv)
	f := newFixture(t)
	tasks, repeats := 2, 1
	if dir != "" {
		tasks, repeats = 50, 5
		f.timeout = queryTimeout
	}
	run := f.populate(tasks, 100)
	server := httptest.NewServer(f.handler())
	defer server.Close()
	runQuery, err := json.Marshal(map[string]any{"query": manual(t, "Run"), "variables": map[string]any{"id": run}})
	require.NoError(t, err)
	// ask returns how long an answer takes, and its status. No answer is one that was kept.
	ask := func(ctx context.Context, body []byte) (float64, int, string) {
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, server.URL+"/graphql", strings.NewReader(anew(string(body))))
		require.NoError(t, err)
		req.Header.Set("Content-Type", "application/json")
		started := time.Now()
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return 0, 0, ""
		}
		defer res.Body.Close()
		answer, err := io.ReadAll(res.Body)
		if err != nil {
			return 0, 0, ""
		}
		return float64(time.Since(started).Microseconds()) / 1000, res.StatusCode, string(answer)
	}
	var m measurements
	for range repeats {
		took, status, answer := ask(t.Context(), runQuery)
		require.Equal(t, http.StatusOK, status)
		require.NotContains(t, answer, `"errors"`)
		require.Equal(t, 800, strings.Count(answer, `"payloadRoot"`), "100 rounds of 8 gradients")
		m.RunQuery = max(m.RunQuery, took)
	}

	m.Each = map[string]float64{}
	bombs := f.bombs()
	for name, query := range bombs {
		body, err := json.Marshal(map[string]string{"query": query})
		require.NoError(t, err)
		for range repeats {
			took, status, answer := ask(t.Context(), body)
			require.Equal(t, http.StatusOK, status, "%s: %.200s", name, answer)
			m.Each[name] = max(m.Each[name], took)
		}
		if m.Each[name] > m.Bomb {
			m.Bomb, m.Worst = m.Each[name], name
		}
	}
	if dir == "" {
		return
	}
	// The worst of them, one after the other, from four sides, and an honest query beside them.
	body, err := json.Marshal(map[string]string{"query": bombs[m.Worst]})
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan int)
	for range 4 {
		go func() {
			sent := 0
			for ; ctx.Err() == nil; sent++ {
				if _, status, _ := ask(ctx, body); status == http.StatusServiceUnavailable {
					// As it was told to.
					select {
					case <-ctx.Done():
					case <-time.After(time.Second):
					}
				}
			}
			ended <- sent
		}()
	}
	time.Sleep(time.Second)
	for range 20 {
		took, status, answer := ask(t.Context(), runQuery)
		if status != http.StatusOK || strings.Contains(answer, `"errors"`) {
			m.HonestFailed++
		}
		m.BombHonest = max(m.BombHonest, took)
	}
	stop()
	for range 4 {
		<-ended
	}
	out, err := json.MarshalIndent(m, "", "  ")
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(dir, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "indexer.json"), append(out, '\n'), 0o644))
	t.Logf("%s", out)
}
