package top

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/graph-gophers/graphql-go"
	"github.com/stretchr/testify/require"
)

// What is asked of an indexer, its schema has.
func TestQueriesFitTheSchema(t *testing.T) {
	var text strings.Builder
	for _, name := range []string{"schema.graphql", "spec_gen.graphql"} {
		part, err := os.ReadFile(filepath.Join("..", "..", "indexer", name))
		require.NoError(t, err)
		text.Write(part)
	}
	schema, err := graphql.ParseSchema(text.String(), nil)
	require.NoError(t, err)
	for _, query := range []string{listQuery, runQuery} {
		require.Empty(t, schema.ValidateWithVariables(query, map[string]any{"id": idA, "last": shownRuns}))
	}
}

const (
	idA = "0xaaaa000000000000000000000000000000000000000000000000000000000001"
	idB = "0xbbbb000000000000000000000000000000000000000000000000000000000002"
)

// task is one as the indexer tells it: in round 3 of 12, three of four have committed.
func task(id, status string, more map[string]any) map[string]any {
	page := func(n int, nodes ...any) map[string]any { return map[string]any{"totalCount": n, "nodes": nodes} }
	open := map[string]any{"round": 3, "status": "OPEN", "openedAt": "1000", "commitClosedAt": nil, "proposedAt": nil, "committed": 3, "accepted": 0,
		"committee": []string{}, "signers": []string{}, "holds": 0, "overturned": 0, "tainted": false}
	proposed := map[string]any{"round": 2, "status": "PROPOSED", "openedAt": "800", "commitClosedAt": "820", "proposedAt": 900, "committed": 4, "accepted": 4,
		"committee": []string{"0x1", "0x1"}, "signers": []string{"0x1"}, "holds": 0, "overturned": 0, "tainted": false}
	out := map[string]any{
		"taskId": id, "sponsor": "0x5050000000000000000000000000000000000000", "status": status, "round": 3, "maxRounds": 12, "finalized": 2, "carried": 1, "accepted": 7,
		"trainerCount": 4, "quorum": 3, "escrow": "480000000000000000000", "rewardsPaid": "70000000000000000000", "commissionPaid": "3500000000000000000",
		"refunded": "0", "burned": "0", "runEndedAt": nil,
		"spec":    map[string]any{"tier": "VERIFIED", "enrollWindow": 600, "commitWindow": 120, "uploadWindow": 120, "graceWindowMs": 5000, "fallbackWindow": 120, "stateWindow": 75},
		"current": page(0, open), "oldest": page(0, proposed), "enrolled": page(4), "pool": page(2), "open": page(1), "descending": page(0), "demanded": page(2), "asked": page(0),
		"condemned": page(1), "wrong": page(1), "fell": page(0), "left": page(0),
		"list":   page(0, proposed, open),
		"people": page(0, map[string]any{"trainer": "0x7700000000000000000000000000000000000001", "slot": 0, "active": true, "missed": false, "committed": 4, "accepted": 3, "rewards": "30000000000000000000", "slashed": "0"}),
		"members": page(0, map[string]any{"keeper": "0x6600000000000000000000000000000000000001", "active": true, "endpoint": "https://keeper.example", "proposals": 2,
			"commission": "1750000000000000000", "slashed": "0", "acknowledgedAt": 700, "leftAt": nil, "ejectedAt": nil}),
		"games": page(0, map[string]any{"disputeId": "5", "round": 2, "trainer": "0x7700000000000000000000000000000000000001", "challenger": "0x9900000000000000000000000000000000000001",
			"status": "OPEN", "position": map[string]any{"turn": "REVEAL", "clock": "TRAINER", "deadline": "1060"}}),
		"proven": page(0, map[string]any{"round": 1, "trainer": "0x7700000000000000000000000000000000000002", "challenger": "0x9900000000000000000000000000000000000001", "fault": "ELEMENT", "dropped": "OVERTURNED", "provenAt": 850}),
		"lies":   page(0, map[string]any{"round": 2, "fault": "EQUIVOCATION", "keeper": "0x6600000000000000000000000000000000000009", "challenger": "0x9900000000000000000000000000000000000001", "overturned": false, "provenAt": 950}),
		"ranges": page(0, map[string]any{"round": 2, "trainer": "0x77", "deadline": "1500"}), "parts": page(0), "opened": page(0),
	}
	for k, v := range more {
		out[k] = v
	}
	return out
}

// indexer answers with what answer gives.
func indexer(t *testing.T, answer func(id string) any) Indexer {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			Query     string
			Variables struct{ ID string }
		}
		if json.NewDecoder(r.Body).Decode(&q) != nil || r.URL.Path != "/graphql" {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		_ = json.NewEncoder(w).Encode(answer(q.Variables.ID))
	}))
	t.Cleanup(server.Close)
	return Indexer{URL: server.URL}
}

var meta = map[string]any{"block": map[string]any{"number": 77, "timestamp": 1050}, "chainHead": 79, "hasIndexingErrors": false}

func honest(t *testing.T) Indexer {
	return indexer(t, func(id string) any {
		if id != "" {
			return map[string]any{"data": map[string]any{"_meta": meta, "task": task(id, "TRAINING", nil)}}
		}
		return map[string]any{"data": map[string]any{"_meta": meta, "tasks": map[string]any{"totalCount": 2,
			"nodes": []any{task(idA, "TRAINING", nil), task(idB, "COMPLETED", map[string]any{"current": map[string]any{"nodes": []any{}}})}}}}
	})
}

// A frame of all runs says of each where it is, who has to act and until when, what was accepted and paid, and what is disputed.
func TestAllRuns(t *testing.T) {
	snap, err := honest(t).Look(t.Context(), "")
	require.NoError(t, err)
	require.Len(t, snap.Runs, 2)
	require.Equal(t, idB, snap.Runs[0].ID, "the newest first")
	require.Empty(t, snap.Runs[0].Next, "nobody has to act for what is over")
	text := Once(snap, Layout{Decimals: 18})
	require.Contains(t, text, "block 77")
	require.Contains(t, text, "2 blocks behind")
	row := ""
	for line := range strings.Lines(text) {
		if strings.Contains(line, idA[:10]) {
			row = line
		}
	}
	for _, want := range []string{"Verified", "Training", "3/12", "Commit", "70s", "trainers: train and commit: 3 of 4", " 7 ", "4/4", " 3 ", " 2 ", "73.5"} {
		require.Contains(t, row, want)
	}
	require.NotContains(t, text, "\x1b")
	narrow := Once(snap, Layout{Width: 40, Decimals: 18})
	for line := range strings.Lines(narrow) {
		require.LessOrEqual(t, len(strings.TrimSuffix(line, "\n")), 40)
	}
}

// The page of a run has its turns by their deadlines, rounds, keepers, trainers, disputes, convictions and pay.
func TestOneRun(t *testing.T) {
	snap, err := honest(t).Look(t.Context(), idA)
	require.NoError(t, err)
	r := snap.Runs[0]
	require.Equal(t, []Turn{
		{"trainer 0x77000000", "dispute 5 about round 2: reveal", 1060},
		{"trainers", "train and commit: 3 of 4", 1120},
		{"signers", "publish what is demanded of a payload of round 2", 1500},
	}, r.Next)
	text := Once(snap, Layout{Decimals: 18})
	for _, want := range []string{"run " + idA, "Training, Verified tier", "3/12, 2 final, 1 carried", "10s left, until 1970-01-01 00:17:40 UTC", "7 accepted",
		"73.5 of 480 tokens: trainers 70, keepers 3.5", "1 disputes, 0 descents, 2 demands open; 2 convictions", "https://keeper.example", "Equivocation", "Element",
		"keeper 0x6600000000000000000000000000000000000009", "overturned", "Proposed", "Reveal", "30"} {
		require.Contains(t, text, want)
	}
}

// What servers say moves no cursor, changes no colour and turns no text, wherever they say it.
func TestHostileText(t *testing.T) {
	evil := "\x1b[2J\x1b]0;owned\x07\r\n\u202egnp\x00\xff<b>" + strings.Repeat("x", 5000)
	var poison func(v any) any
	poison = func(v any) any {
		switch v := v.(type) {
		case string:
			return evil + v
		case map[string]any:
			out := map[string]any{}
			for k, x := range v {
				out[k] = poison(x)
			}
			return out
		case []any:
			out := make([]any, len(v))
			for i := range v {
				out[i] = poison(v[i])
			}
			return out
		}
		return v
	}
	printable := func(text string) {
		t.Helper()
		for _, r := range text {
			require.True(t, r == '\n' || r >= 0x20 && r < 0x7f, "%q in %q", r, text)
		}
	}
	x := indexer(t, func(id string) any {
		if id != "" {
			return map[string]any{"data": map[string]any{"_meta": meta, "task": poison(task(id, "TRAINING", nil))}}
		}
		return map[string]any{"data": map[string]any{"_meta": meta, "tasks": map[string]any{"nodes": []any{poison(task(idA, "TRAINING", nil))}}}}
	})
	for _, id := range []string{"", idA} {
		snap, err := x.Look(t.Context(), id)
		require.NoError(t, err)
		text := Once(snap, Layout{Decimals: 18})
		printable(text)
		require.Contains(t, text, `\x1b[2J`)
		require.NotContains(t, text, "owned\x07")
		require.Nil(t, snap.Runs[0].Escrow, "no number")
	}
	// Errors are strangers' too.
	refusing := indexer(t, func(string) any { return map[string]any{"errors": []any{map[string]any{"message": evil}}} })
	_, err := refusing.Look(t.Context(), "")
	require.Error(t, err)
	s := &Screen{Layout: Layout{Paint: Plain, Width: 80, Height: 10}}
	s.Answer("", nil, err, time.Unix(1, 0))
	printable(s.Frame(time.Unix(2, 0)))
	for _, body := range []string{"", "null", "[]", "{", `{"data":null}`, `{"data":{"tasks":{"nodes":[{"round":"x"}]}}}`, `{"data":{"_meta":{"block":{"number":-1}}}}`, strings.Repeat("[", 100000), strings.Repeat(" ", maxAnswer+2)} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, body) }))
		for _, source := range []Source{Indexer{URL: server.URL}, Keeper{URL: server.URL}} {
			for _, id := range []string{"", idA} {
				if snap, err := source.Look(t.Context(), id); err == nil {
					printable(Once(snap, Layout{}))
				}
			}
		}
		server.Close()
	}
}

// keeperRPC answers as a keeper does.
func keeperRPC(t *testing.T) Keeper {
	run := func(id string) any {
		return map[string]any{"taskId": id, "spec": map[string]any{}, "status": "Training", "head": map[string]any{"round": 3, "finalized": 2, "carried": 1}, "phase": "Upload",
			"phaseDeadline": 1100, "trainers": []any{map[string]any{"account": "0x7700000000000000000000000000000000000001", "slot": 1, "toRound": 4294967295}},
			"block": map[string]any{"number": 77, "time": 1050}}
	}
	one := func(req map[string]any) any {
		params, _ := req["params"].(map[string]any)
		id, _ := params["taskId"].(string)
		answer := map[string]any{"jsonrpc": "2.0", "id": req["id"]}
		switch {
		case req["method"] == "training_listRuns":
			answer["result"] = []any{map[string]any{"taskId": idA, "status": "Training", "round": 3, "phase": "Upload"}, map[string]any{"taskId": idB, "status": "Completed", "round": 12, "phase": "Ended"}}
		case id != idA:
			answer["error"] = map[string]any{"code": -32000, "message": "TaskNotFound: it is not posted", "data": map[string]any{"name": "TaskNotFound"}}
		case req["method"] == "training_getRun":
			answer["result"] = run(id)
		case req["method"] == "training_getRound":
			answer["result"] = map[string]any{"round": 3, "status": "Open", "openedAt": 900, "committee": map[string]any{"seats": []any{"0x1"}}, "commitments": []any{1, 2, 3}}
		}
		return answer
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, _ := io.ReadAll(r.Body)
		if bytes.HasPrefix(raw, []byte("[")) {
			var batch []map[string]any
			_ = json.Unmarshal(raw, &batch)
			var out []any
			for _, req := range batch {
				out = append(out, one(req))
			}
			_ = json.NewEncoder(w).Encode(out)
			return
		}
		var req map[string]any
		_ = json.Unmarshal(raw, &req)
		_ = json.NewEncoder(w).Encode(one(req))
	}))
	t.Cleanup(server.Close)
	return Keeper{URL: server.URL}
}

// Where no indexer answers a keeper says what it knows, and the rest is a dash.
func TestKeeperInTheIndexersAbsence(t *testing.T) {
	k := keeperRPC(t)
	source := First{Indexer{URL: "http://127.0.0.1:1"}, k}
	snap, err := source.Look(t.Context(), "")
	require.NoError(t, err)
	require.True(t, snap.Partial)
	require.Len(t, snap.Runs, 2)
	text := Once(snap, Layout{Decimals: 18})
	require.Contains(t, text, "keeper "+k.URL)
	require.Contains(t, text, "50s  trainers: upload payloads: - committed")
	require.Contains(t, text, "neither pay nor games")
	snap, err = source.Look(t.Context(), idA)
	require.NoError(t, err)
	text = Once(snap, Layout{Decimals: 18})
	require.Contains(t, text, "upload payloads: 3 committed -- 50s left")
	require.Contains(t, text, "- disputes, - descents, - demands open; - convictions")
	_, err = source.Look(t.Context(), idB)
	require.ErrorIs(t, err, ErrNoRun)
	_, err = First{Indexer{URL: "http://127.0.0.1:1"}, Keeper{URL: "http://127.0.0.1:1"}}.Look(t.Context(), "")
	require.Error(t, err)
	require.NotErrorIs(t, err, ErrNoRun)
}

func TestNoRun(t *testing.T) {
	x := indexer(t, func(string) any { return map[string]any{"data": map[string]any{"_meta": meta, "task": nil}} })
	_, err := x.Look(t.Context(), idA)
	require.ErrorIs(t, err, ErrNoRun)
}

// Keys go through the list, into a run and back; a frame is never larger than the terminal, whatever its size becomes.
func TestKeysAndSizes(t *testing.T) {
	x := honest(t)
	all, err := x.Look(t.Context(), "")
	require.NoError(t, err)
	one, err := x.Look(t.Context(), idA)
	require.NoError(t, err)
	now := time.Unix(5000, 0)
	s := &Screen{Layout: Layout{Paint: Plain, Decimals: 18}}
	s.Resize(120, 20)
	require.Contains(t, s.Frame(now), "asking")
	s.Answer("", all, nil, now)
	marked := func() string {
		for line := range strings.Lines(s.Frame(now)) {
			if strings.HasPrefix(line, "> ") {
				return line
			}
		}
		return ""
	}
	require.Contains(t, marked(), idB[:10])
	press := func(key string) (quit, ask bool) { return s.Key(key) }
	press("down")
	require.Contains(t, marked(), idA[:10])
	press("down")
	require.Contains(t, marked(), idA[:10], "the last one")
	// Rows come and go: the mark stays on its run.
	more := *all
	more.Runs = append([]Run{{ID: "0xcccc0000"}}, all.Runs...)
	s.Answer("", &more, nil, now)
	require.Contains(t, marked(), idA[:10])
	press("home")
	require.Contains(t, marked(), "0xcccc0000")
	press("end")
	quit, ask := press("enter")
	require.False(t, quit)
	require.True(t, ask)
	require.Equal(t, idA, s.Wanted())
	s.Answer("", all, nil, now) // too late
	require.Contains(t, s.Frame(now), "asking")
	s.Answer(idA, one, nil, now)
	require.Contains(t, s.Frame(now), "run "+idA)
	press("?")
	require.Contains(t, s.Frame(now), "back to the list")
	press("x")
	require.Contains(t, s.Frame(now), "run "+idA)
	press("end")
	require.NotContains(t, s.Frame(now), "run "+idA, "scrolled")
	require.Contains(t, s.Frame(now), "Equivocation")
	for _, size := range [][2]int{{1, 1}, {2, 3}, {10, 4}, {80, 24}, {300, 100}, {0, 0}} {
		s.Resize(size[0], size[1])
		for _, page := range []func(){func() {}, func() { press("?") }} {
			page()
			lines := strings.Split(s.Frame(now), "\n")
			if size[1] > 0 {
				require.LessOrEqual(t, len(lines), size[1])
			}
			for _, line := range lines {
				if size[0] > 0 {
					require.LessOrEqual(t, len(line), size[0])
				}
			}
		}
		press("?")
	}
	s.Resize(120, 20)
	_, ask = press("esc")
	require.True(t, ask)
	require.Empty(t, s.Wanted())
	require.Contains(t, marked(), idA[:10])
	quit, _ = press("q")
	require.True(t, quit)
	quit, _ = press("ctrl+c")
	require.True(t, quit)
}

// A lost connection is shown beside the last picture, with its age; and is forgotten when it is back.
func TestLostConnection(t *testing.T) {
	all, err := honest(t).Look(t.Context(), "")
	require.NoError(t, err)
	s := &Screen{Layout: Layout{Paint: Plain, Decimals: 18, Width: 200, Height: 12}}
	start := time.Unix(5000, 0)
	s.Answer("", nil, errors.New("refused"), start)
	require.Contains(t, s.Frame(start), "no connection: refused")
	s.Answer("", all, nil, start)
	require.NotContains(t, s.Frame(start), "no connection")
	s.Answer("", nil, errors.New("reset"), start.Add(time.Minute))
	frame := s.Frame(start.Add(time.Minute))
	require.Contains(t, frame, "no connection since 1m0s: reset")
	require.Contains(t, frame, idA[:10])
	require.Contains(t, frame, " 10s ", "the clocks go on")
	s.Answer("", all, nil, start.Add(2*time.Minute))
	require.NotContains(t, s.Frame(start.Add(2*time.Minute)), "no connection")
	require.Contains(t, s.Frame(start.Add(4*time.Minute)), "what is shown is 2m0s old")
}

func TestPhases(t *testing.T) {
	w := windows{commit: 100, upload: 50, grace: 10, fallback: 40, state: 75}
	open := func(committed int64) *round { return &round{openedAt: 1000, committed: committed, status: roundOpen} }
	for _, c := range []struct {
		now          int64
		open, oldest *round
		ended        bool
		phase        string
		deadline     int64
	}{
		{1000, open(0), nil, false, phaseCommit, 1100}, {1099, open(4), nil, false, phaseCommit, 1100}, {1100, open(3), nil, false, phaseUpload, 1150},
		{1100, open(2), nil, false, phaseLapsed, 0}, {1150, open(3), nil, false, phasePropose, 1160}, {1160, open(3), nil, false, phaseFallback, 1200},
		{1200, open(3), nil, false, phaseLapsed, 0},
		{1020, &round{openedAt: 1000, commitClosedAt: 1010, committed: 4, status: roundOpen}, nil, false, phaseUpload, 1060},
		{3005, &round{openedAt: 1000, committed: 4, status: roundOverturned, overturnedAt: 3000}, nil, false, phaseFallback, 3040},
		{3041, &round{openedAt: 1000, committed: 4, status: roundOverturned, overturnedAt: 3000}, nil, false, phaseLapsed, 0},
		{2000, nil, &round{proposedAt: 1990}, false, phaseWaiting, 2065}, {2000, nil, &round{proposedAt: 1990, holds: 1}, false, phaseWaiting, 0},
		{2000, nil, nil, true, phaseEnded, 0}, {2000, nil, nil, false, phaseWaiting, 0},
	} {
		phase, deadline := phaseOf(c.now, w, c.open, c.oldest, 3, c.ended)
		require.Equal(t, c.phase, phase, "%+v", c)
		require.Equal(t, c.deadline, deadline, "%+v", c)
	}
}

func TestText(t *testing.T) {
	require.Equal(t, `a\x1bb\n\u202e"\`, clean("a\x1bb\n\u202e\"\\"))
	require.Equal(t, "NotOpened", word("NOT_OPENED"))
	require.Equal(t, "Training", word("Training"))
	require.Equal(t, "1.5", tokens(big.NewInt(1500), 3))
	require.Equal(t, "-", tokens(nil, 3))
	require.Equal(t, "0", tokens(big.NewInt(0), 18))
	require.Nil(t, parseAmount("-1"))
	require.Nil(t, parseAmount(strings.Repeat("9", 100)))
	require.Equal(t, "99s", left(99, 0))
	require.Equal(t, "10m05s", left(605, 0))
	require.Equal(t, "5h00m", left(18000, 0))
	require.Equal(t, "3d12h", left(302400, 0))
	require.Equal(t, "5s ago", left(5, 10))
	require.Empty(t, left(0, 10))
}

// screenful is a terminal's output.
type screenful struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (s *screenful) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.buf.Write(p)
}

func (s *screenful) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.buf.String()
}

// The live view draws what the source says, and ends with q, with ctrl+c, and when its context does; each time it leaves the other screen.
func TestLive(t *testing.T) {
	x := honest(t)
	for name, end := range map[string]func(in io.Writer, cancel func()){
		"q":       func(in io.Writer, _ func()) { fmt.Fprint(in, "q") },
		"ctrl+c":  func(in io.Writer, _ func()) { fmt.Fprint(in, "\x03") },
		"context": func(_ io.Writer, cancel func()) { cancel() },
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			in, keys := io.Pipe()
			defer keys.Close()
			var out screenful
			ended := make(chan error, 1)
			go func() {
				ended <- Live(ctx, Config{Source: x, Interval: time.Hour, Timeout: time.Minute, Decimals: 18, Plain: true, Input: in, Output: &out, Environment: []string{"TERM=xterm-256color"}, Width: 200, Height: 30})
			}()
			require.Eventually(t, func() bool { return strings.Contains(out.String(), "block 77") }, time.Minute, 10*time.Millisecond)
			end(keys, cancel)
			select {
			case err := <-ended:
				require.NoError(t, err)
			case <-time.After(time.Minute):
				t.Fatal("it does not end")
			}
			require.Contains(t, out.String(), "\x1b[?1049l", "the terminal is as it was")
		})
	}
}
