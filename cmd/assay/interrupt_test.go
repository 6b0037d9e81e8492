package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/urfave/cli/v2"

	"assay/internal/keys"
	"assay/protocol"
)

// tasksOf counts the tasks that development account i has posted.
func (w *world) tasksOf(i int) uint64 {
	w.t.Helper()
	var list []struct {
		Sponsor string
	}
	w.assay(i, exitOK, &list, "task", "list")
	n := uint64(0)
	for _, task := range list {
		if strings.EqualFold(task.Sponsor, keys.DevAddress(i).Hex()) {
			n++
		}
	}
	return n
}

// postLine is the command line that posts a task whose specification no other number gives.
func (w *world) postLine(number int) []string {
	w.t.Helper()
	spec, manifest, state := w.writeTask()
	raw, err := os.ReadFile(spec)
	require.NoError(w.t, err)
	seed := protocol.Hash{byte(number >> 8), byte(number), 1}
	own := filepath.Join(w.dir, "task-"+strconv.Itoa(number)+".json")
	require.NoError(w.t, os.WriteFile(own, []byte(strings.Replace(string(raw), exampleTask, seed.String(), 1)), 0o600))
	return []string{"assay", "task", "post", "--spec", own, "--manifest", manifest, "--state", state, "--json"}
}

// A sponsor that interrupts a post at any moment, and then runs the same line again, has posted one task and escrowed once.
// ASSAY_POST_INTERRUPTS is how many have to fall behind a send, since only then anything can be paid twice; with ASSAY_HARDEN what came of
// them is written to that folder.
func TestPostInterrupted(t *testing.T) {
	wanted := 8
	if text := os.Getenv("ASSAY_POST_INTERRUPTS"); text != "" {
		var err error
		wanted, err = strconv.Atoi(text)
		require.NoError(t, err)
	}
	w := newWorld(t)
	client, err := ethclient.Dial(w.dep.RPC)
	require.NoError(t, err)
	defer client.Close()
	// What the node was sent of the sponsor's, mined or not.
	sent := func() uint64 {
		nonce, err := client.PendingNonceAt(t.Context(), keys.DevAddress(3))
		require.NoError(t, err)
		return nonce
	}
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(3))
	// How long a post takes here, so that interruptions fall everywhere in it.
	began := time.Now()
	require.Equal(t, exitOK, run(context.Background(), w.postLine(0), new(bytes.Buffer), new(bytes.Buffer)))
	took := time.Since(began)
	g := rand.New(rand.NewPCG(1, 2))
	tries, interrupted, behindSend, named, paidTwice := 0, 0, 0, 0, 0
	for ; behindSend < wanted; tries++ {
		require.Less(t, tries, 20*wanted, "hardly an interruption falls behind a send")
		line := w.postLine(tries + 1)
		before, nonce := w.tasksOf(3), sent()
		ctx, cancel := context.WithCancelCause(context.Background())
		stop := time.AfterFunc(time.Duration(g.Float64()*float64(took)), func() { cancel(errInterrupted) })
		var errs bytes.Buffer
		if code := run(ctx, line, new(bytes.Buffer), &errs); code != exitOK {
			require.Equal(t, exitMachine, code, "%s", &errs)
			interrupted++
			if sent() > nonce {
				behindSend++
			}
			var failure map[string]explained
			last := errs.Bytes()[bytes.LastIndexByte(bytes.TrimRight(errs.Bytes(), "\n"), '\n')+1:]
			require.NoError(t, json.Unmarshal(last, &failure), "%s", &errs)
			if strings.Contains(failure["error"].Message, "was sent and may still be mined") {
				named++
				require.Contains(t, failure["error"].Message, "transaction 0x")
			}
			errs.Reset()
			require.Equal(t, exitOK, run(context.Background(), line, new(bytes.Buffer), &errs), "%s", &errs)
		}
		stop.Stop()
		cancel(nil)
		switch after := w.tasksOf(3); {
		case after > before+1:
			paidTwice++
		case after == before:
			t.Fatal("nothing was posted")
		}
	}
	t.Logf("%d of %d interrupted, %d of these behind a send, of which %d name the transaction", interrupted, tries, behindSend, named)
	require.Zero(t, paidTwice)
	require.Positive(t, named)
	if out := os.Getenv("ASSAY_HARDEN"); out != "" {
		raw, err := json.Marshal(map[string]int{"post_interrupts": behindSend, "paid_twice": paidTwice})
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(out, "post.json"), raw, 0o600))
	}
}

// The same line posts no second task until the first has ended, unless it says so.
func TestPostAgain(t *testing.T) {
	w := newWorld(t)
	line := w.postLine(7)[1:]
	post := func(more ...string) (p posted) {
		w.assay(3, exitOK, &p, append(line[:len(line)-1:len(line)-1], more...)...)
		return p
	}
	first := post()
	require.NotNil(t, first.TxHash)
	same := post()
	require.Equal(t, first.TaskID, same.TaskID)
	require.Nil(t, same.TxHash, "nothing was sent")
	require.EqualValues(t, 1, w.tasksOf(3))
	another := post("--again")
	require.NotEqual(t, first.TaskID, another.TaskID)
	require.EqualValues(t, 2, w.tasksOf(3))
	for _, id := range []protocol.Hash{first.TaskID, another.TaskID} {
		w.assay(3, exitOK, nil, "task", "cancel", "--task", id.String())
	}
	later := post()
	require.NotEqual(t, first.TaskID, later.TaskID)
	require.NotNil(t, later.TxHash)
}

// A deposit that was cut off after it had gone out is named, with what to look at before the line is repeated; wherever it was cut off, what the
// error says of it is so.
func TestDepositCutOff(t *testing.T) {
	w := newWorld(t)
	w.assay(4, exitOK, nil, "stake", "deposit", "--amount", "1")
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(4))
	for delay := time.Duration(0); ; delay += 5 * time.Millisecond {
		ctx, cancel := context.WithCancelCause(context.Background())
		stop := time.AfterFunc(delay, func() { cancel(errInterrupted) })
		var errs bytes.Buffer
		code := run(ctx, []string{"assay", "stake", "deposit", "--amount", "1", "--json"}, new(bytes.Buffer), &errs)
		stop.Stop()
		cancel(nil)
		require.NotEqual(t, exitOK, code, "it was never cut off between sending and its block")
		var failure map[string]explained
		last := errs.Bytes()[bytes.LastIndexByte(bytes.TrimRight(errs.Bytes(), "\n"), '\n')+1:]
		require.NoError(t, json.Unmarshal(last, &failure), "%s", &errs)
		if e := failure["error"]; strings.HasPrefix(e.Message, "deposit: transaction 0x") {
			require.Contains(t, e.Hint, "assay stake status")
			require.Contains(t, e.Message, "may still be mined")
			return
		}
	}
}

// Nothing is escrowed for a task whose files no keeper would get: the keepers are looked at first.
func TestPostLooksAtKeepersFirst(t *testing.T) {
	w := newWorld(t)
	stranger := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "{}") }))
	defer stranger.Close()
	line := w.postLine(1)[1:]
	line = line[:len(line)-1]
	for url, says := range map[string]string{"http://127.0.0.1:1": "connection refused", stranger.URL: "no keeper"} {
		e := w.assay(3, exitMachine, nil, append(line[:len(line):len(line)], "--keeper", url)...)
		require.Contains(t, e.Message, says)
		require.Contains(t, e.Hint, "nothing was sent")
	}
	require.Zero(t, w.tasksOf(3))
	require.Equal(t, million, w.stake(3).Balance)
}

// Every command that waits for the chain has a limit. Services do not end, and what only computes waits for nobody.
func TestEveryWaitHasALimit(t *testing.T) {
	leaves(newApp(io.Discard, io.Discard).Commands, "", func(path string, c *cli.Command) {
		names := map[string]bool{}
		for _, f := range c.Flags {
			names[f.Names()[0]] = true
		}
		service := names[flagListen] || names[flagPoll] && !names[flagWatch]
		if names[flagRPC] && !service && !strings.HasPrefix(path, "indexer ") {
			require.True(t, names[flagTimeout], path)
		}
	})
}

// A command that waits for the chain says so, whom it waits for without the path that may hold a key, and gives up in its time.
func TestReadsSayWhatTheyWaitFor(t *testing.T) {
	newWorld(t)
	hanging := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-hanging:
		case <-r.Context().Done():
		}
	}))
	defer server.Close()
	defer close(hanging)
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(1))
	var waits sync.WaitGroup
	for _, command := range [][]string{{"task", "list"}, {"task", "get", "--task", exampleTask}, {"stake", "status"}, {"task", "receipt", "--task", exampleTask},
		{"verify", "run", "--task", exampleTask, "--keeper", "http://127.0.0.1:1"}, {"fraud", "explain", "--task", exampleTask, "--round", "1", "--keeper", "http://127.0.0.1:1"},
		{"fraud", "prove", "--task", exampleTask, "--round", "1", "--keeper", "http://127.0.0.1:1"}, {"task", "answer", "--task", exampleTask, "--store", "."}, {"doctor", "--task", exampleTask}, {"deploy", "--deployment", "d.json"}, {"task", "cancel", "--task", exampleTask}} {
		waits.Go(func() {
			var errs bytes.Buffer
			args := append([]string{"assay"}, append(command, "--rpc", server.URL+"/v2/SECRET", "--timeout", "4s")...)
			assert.Equal(t, exitMachine, run(context.Background(), args, new(bytes.Buffer), &errs), "%v", command)
			assert.Contains(t, errs.String(), "waiting for the chain's RPC at "+strings.TrimPrefix(server.URL, "http://"), "%v", command)
			assert.NotContains(t, errs.String(), "SECRET", "%v", command)
		})
	}
	waits.Wait()
}
