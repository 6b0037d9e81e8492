package indexer

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// fakeKeeper answers as a keeper does, with what a test tells it.
type fakeKeeper struct {
	t   testing.TB
	url string

	mu      sync.Mutex
	reports map[string][]any
	// statistics are what it says of rounds itself.
	statistics map[string][]any
	// answer, if set, is called in place of all that.
	answer http.HandlerFunc
	asked  int
}

func newFakeKeeper(t testing.TB, w *world) *fakeKeeper {
	k := &fakeKeeper{t: t, reports: map[string][]any{}, statistics: map[string][]any{}}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		k.mu.Lock()
		k.asked++
		answer, reports, statistics := k.answer, append([]any{}, k.reports[r.URL.Path]...), append([]any{}, k.statistics[r.URL.Path]...)
		k.mu.Unlock()
		if answer != nil {
			answer(w, r)
			return
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"reports": reports, "statistics": statistics})
	}))
	t.Cleanup(server.Close)
	k.url = server.URL
	return k
}

func (k *fakeKeeper) say(task [32]byte, r protocol.SignedReport) {
	k.mu.Lock()
	defer k.mu.Unlock()
	path := fmt.Sprintf("/v1/reports/0x%x/%d", task, r.Round)
	k.reports[path] = append(k.reports[path], r)
}

func (k *fakeKeeper) measures(s protocol.SignedStatistics) {
	k.mu.Lock()
	defer k.mu.Unlock()
	path := fmt.Sprintf("/v1/statistics/%s/%d", s.TaskId, s.Round)
	k.statistics[path] = append(k.statistics[path], s)
}

func (k *fakeKeeper) answers(f http.HandlerFunc) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.answer = f
}

func (k *fakeKeeper) requests() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.asked
}

// reportOf is a signed report of a trainer about what it committed to in a round.
func (w *world) reportOf(task [32]byte, round uint32, key *ecdsa.PrivateKey, change func(*protocol.TrainingReport)) protocol.SignedReport {
	r := protocol.TrainingReport{
		TaskId: task, Round: round, Trainer: addr(key), PayloadRoot: w.committed[task][round][addr(key)], MeanLoss: "2.5", Records: 320, Milliseconds: 1500,
		Samples: []string{},
	}
	if change != nil {
		change(&r)
	}
	signature, err := protocol.Sign(key, r.Digest(w.dep.RoundsDomain()))
	require.NoError(w.t, err)
	return protocol.SignedReport{TrainingReport: r, Signature: signature}
}

// statisticsOf are signed by a keeper, about the proposal of a round.
func (w *world) statisticsOf(task [32]byte, round uint32, key *ecdsa.PrivateKey, change func(*protocol.RoundStatistics)) protocol.SignedStatistics {
	s := protocol.RoundStatistics{
		TaskId: task, Round: round, Keeper: addr(key), NewRoot: w.statement(task, round).NewRoot, UpdateNorm: "1.25", AggregateNorm: "0.5", MedianNorm: "0.75",
	}
	for who := range w.committed[task][round] {
		s.Trainers = append(s.Trainers, protocol.TrainerStatistics{Trainer: who, Norm: "1", Cosine: "0.5"})
	}
	slices.SortFunc(s.Trainers, func(a, b protocol.TrainerStatistics) int { return a.Trainer.Cmp(b.Trainer) })
	if change != nil {
		change(&s)
	}
	signature, err := protocol.Sign(key, s.Digest(w.dep.RoundsDomain()))
	require.NoError(w.t, err)
	return protocol.SignedStatistics{RoundStatistics: s, Signature: signature}
}

// reportsOf counts the reports of a task that GraphQL shows.
func reportsOf(t *testing.T, base string, task [32]byte) int {
	t.Helper()
	var answer struct {
		Data struct {
			Task struct {
				Reports struct{ TotalCount int }
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(post(t, base, fmt.Sprintf(`{"query":"{ task(taskId: \"0x%x\") { reports { totalCount } } }"}`, task))), &answer))
	return answer.Data.Task.Reports.TotalCount
}

// newTestAsker asks keepers when the test says so, after the pipeline has caught up.
func newTestAsker(p *pipeline, w *world) *asker {
	p.catchUp()
	return newAsker(Config{Deployment: w.dep, Log: quiet}, p.store, &heads{}, newMetrics())
}

func (a *asker) lookNow(t *testing.T) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	_, err := a.store.pool.Exec(ctx, "UPDATE asked_rounds SET next_at = now() - interval '1 second' WHERE next_at <> 'infinity'")
	require.NoError(t, err)
	clear(a.resting)
	_, err = a.look(ctx, true)
	require.NoError(t, err)
}

// TestReportsOfHostileKeepers: whatever a keeper serves, what is shown was signed by the trainer's key about the payload that stands, and
// somebody who serves rubbish, too much or nothing at all is left alone for a while.
func TestReportsOfHostileKeepers(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(3)
	w.round(id)
	w.commit(id, 1) // an open round, about which nobody is asked
	k := newFakeKeeper(t, w)
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(id, k.url))
	a := newTestAsker(p, w)
	shown := func() string {
		return p.scan("SELECT coalesce(string_agg(mean_loss, ' ' ORDER BY mean_loss), '') FROM derived.training_reports WHERE task_id = $1", id[:])
	}

	good := w.reportOf(id, 0, w.trainers[0], nil)
	forged := w.reportOf(id, 0, w.trainers[1], nil)
	forged.MeanLoss = "0.1"
	theirs := w.reportOf(id, 0, w.trainers[1], nil)
	theirs.Signature = w.reportOf(id, 0, w.trainers[0], func(r *protocol.TrainingReport) { *r = theirs.TrainingReport }).Signature
	for what, answer := range map[string]http.HandlerFunc{
		"refusals":      func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNotFound) },
		"no JSON":       func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<html>") },
		"another shape": func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"reports":{"a":1}}`) },
		"null":          func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"reports":[null,[],"",1]}`) },
		"too many": func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprintf(w, `{"reports":[%s1]}`, strings.Repeat("1,", slots))
		},
		"brackets": func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"reports":`+strings.Repeat("[", 1<<20)) },
		"too much": func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprint(w, `{"reports":["`+strings.Repeat("a", keeperAnswer)+`"]}`)
		},
		"a redirect": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/elsewhere", http.StatusFound) },
		"a forged number": func(w http.ResponseWriter, _ *http.Request) {
			_ = json.NewEncoder(w).Encode(map[string]any{"reports": []any{forged}})
		},
		"another's words": func(w http.ResponseWriter, _ *http.Request) {
			_ = json.NewEncoder(w).Encode(map[string]any{"reports": []any{theirs}})
		},
		"a short answer": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "100")
			fmt.Fprint(w, `{`)
		},
	} {
		k.answers(answer)
		a.lookNow(t)
		require.Len(t, a.resting, 1, what)
		require.Empty(t, shown(), what)
	}
	before := k.requests()
	_, err := p.store.pool.Exec(t.Context(), "UPDATE asked_rounds SET next_at = now()")
	require.NoError(t, err)
	_, err = a.look(t.Context(), true)
	require.NoError(t, err)
	require.Equal(t, before, k.requests(), "a keeper that failed rests")

	// What is good among what is not is taken; what is about another payload, round or trainer is nobody's fault.
	k.answers(nil)
	k.say(id, forged)
	k.say(id, w.reportOf(id, 0, w.trainers[2], func(r *protocol.TrainingReport) { r.PayloadRoot = protocol.Hash{1} }))
	k.say(id, good)
	k.say(id, w.reportOf(id, 0, w.trainers[0], func(r *protocol.TrainingReport) { r.MeanLoss = "9" }))
	a.lookNow(t)
	require.Equal(t, "2.5", shown())
	stranger := w.reportOf(id, 0, w.judge, nil)
	k.say(id, stranger)
	k.say(id, w.reportOf(id, 0, w.trainers[1], func(r *protocol.TrainingReport) { r.MeanLoss = "3.5" }))
	a.lookNow(t)
	require.Equal(t, "2.5 3.5", shown())
	require.Equal(t, "0", p.scan("SELECT count(*) FROM asked_rounds WHERE round = 1"), "it is open")

	// It is given up in the end.
	for range mostTries {
		a.lookNow(t)
	}
	require.Equal(t, "infinity", p.scan("SELECT next_at::text FROM asked_rounds"))
	before = k.requests()
	a.lookNow(t)
	require.Equal(t, before, k.requests())
	requireSame(t, w, p)
}

// TestReportsOfAReorg: what was said of a payload is shown as long as that stands.
func TestReportsOfAReorg(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(3)
	k := newFakeKeeper(t, w)
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(id, k.url))
	w.round(id)
	a := newTestAsker(p, w)
	for _, key := range w.trainers {
		k.say(id, w.reportOf(id, 0, key, nil))
	}
	k.measures(w.statisticsOf(id, 0, w.keeper, nil))
	a.lookNow(t)
	shown := func() string {
		return p.scan("SELECT count(*) FROM derived.training_reports WHERE task_id = $1", id[:])
	}
	require.Equal(t, "3", shown())
	require.EqualValues(t, 4, a.heads.get().Told, "answers at this block are others now")
	require.Equal(t, "infinity", p.scan("SELECT next_at::text FROM asked_rounds"), "nothing is missing")
	_, err := p.store.pool.Exec(t.Context(), "UPDATE derived.gradients SET payload_root = $2 WHERE task_id = $1 AND trainer = $3", id[:], make([]byte, 32), addr(w.trainers[0]).Bytes())
	require.NoError(t, err)
	require.Equal(t, "2", shown(), "another payload stands")
	_, err = p.store.pool.Exec(t.Context(), "UPDATE derived.trainers SET key = $2 WHERE task_id = $1 AND trainer = $3", id[:], make([]byte, 20), addr(w.trainers[1]).Bytes())
	require.NoError(t, err)
	require.Equal(t, "1", shown(), "another key is enrolled")
	require.NoError(t, p.store.rebuild(t.Context()))
	require.Equal(t, "3", shown(), "they are no part of what is made again")
}

// TestStatisticsOfHostileKeepers: what is shown of a round's statistics each keeper signed itself, about the proposal that stands.
func TestStatisticsOfHostileKeepers(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(3)
	k := newFakeKeeper(t, w)
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(id, k.url))
	w.round(id)
	a := newTestAsker(p, w)
	shown := func() string {
		return p.scan("SELECT count(*) FROM derived.round_statistics WHERE task_id = $1", id[:])
	}
	good := w.statisticsOf(id, 0, w.keeper, nil)
	forged := good
	forged.UpdateNorm = "9"
	for what, bad := range map[string]any{
		"a forged number": forged, "rubbish": "x", "no norm": w.statisticsOf(id, 0, w.keeper, func(s *protocol.RoundStatistics) { s.UpdateNorm = "" }),
		"nobody in it": w.statisticsOf(id, 0, w.keeper, func(s *protocol.RoundStatistics) { s.Trainers = nil }),
	} {
		k.answers(func(w http.ResponseWriter, _ *http.Request) {
			_ = json.NewEncoder(w).Encode(map[string]any{"statistics": []any{bad}})
		})
		a.lookNow(t)
		require.Len(t, a.resting, 1, what)
		require.Equal(t, "0", shown(), what)
	}
	// What another says, or what is about another proposal, is passed over.
	k.answers(nil)
	k.measures(w.statisticsOf(id, 0, w.judge, nil))
	k.measures(w.statisticsOf(id, 0, w.keeper, func(s *protocol.RoundStatistics) { s.NewRoot = protocol.Hash{1} }))
	a.lookNow(t)
	require.Equal(t, "0", shown())
	k.measures(good)
	a.lookNow(t)
	require.Equal(t, "1", shown())
	_, err := p.store.pool.Exec(t.Context(), "UPDATE derived.rounds SET state_root = $2 WHERE task_id = $1", id[:], make([]byte, 32))
	require.NoError(t, err)
	require.Equal(t, "0", shown(), "another proposal stands")
}
