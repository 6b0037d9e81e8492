package verifier_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/verifier"
)

// counter passes on what an RPC is asked. It counts how often it is asked for the newest head, and each question for the status of one task.
type counter struct {
	url string

	mu       sync.Mutex
	looks    int
	statuses map[string]int
}

func newCounter(t *testing.T, node string) *counter {
	statusOf := `"0x` + hex.EncodeToString(crypto.Keccak256([]byte("statusOf(bytes32)"))[:4])
	c := &counter{statuses: make(map[string]int)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		var q struct {
			Method string
			Params json.RawMessage
		}
		_ = json.Unmarshal(body, &q)
		c.mu.Lock()
		switch params := string(q.Params); {
		case q.Method == "eth_getBlockByNumber" && strings.Contains(params, "latest"):
			c.looks++
		case q.Method == "eth_call" && strings.Contains(params, statusOf):
			c.statuses[params]++
		}
		c.mu.Unlock()
		resp, err := http.Post(node, "application/json", bytes.NewReader(body))
		if err != nil {
			return
		}
		defer resp.Body.Close()
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.Copy(w, resp.Body)
	}))
	t.Cleanup(server.Close)
	c.url = server.URL
	return c
}

// Of tasks that wait for trainers that never come nothing is asked again at the same head, and at a new one all are asked about in a few calls: anybody
// may post thousands.
func TestWatchingTasksThatWaitCostsFewCalls(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	const tasks, heads = 12, 10
	var waiting *chaintest.Task
	for range tasks {
		waiting = env.Post(nil)
	}
	rpc := newCounter(t, env.Dep.RPC)
	challenge(t, &scene{Task: waiting, lib: newLibrary(t)}, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = rpc.url })
	asked := func() (looks, calls, most int) {
		rpc.mu.Lock()
		defer rpc.mu.Unlock()
		for _, n := range rpc.statuses {
			calls, most = calls+n, max(most, n)
		}
		return rpc.looks, calls, most
	}
	for range heads {
		env.Mine(1)
		before, _, _ := asked()
		eventually(t, "the chain is not followed", func() bool {
			now, _, _ := asked()
			return now >= before+3
		})
	}
	_, calls, most := asked()
	require.LessOrEqual(t, most, 1, "the same was asked again")
	// A pass that is under way when a new head comes may read it before all are asked about.
	require.Less(t, calls, tasks*heads/2, "tasks are asked about one by one")
}
