package verifier_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/verifier"
)

// keptStates is of how many of the newest blocks a full node, which is no archive, has the state: geth's 128.
const keptStates = 128

// pruning is an RPC of a full node: what a contract said at a block longer ago it does not know any more.
func pruning(t *testing.T, node string, refused *atomic.Int64) string {
	ask := func(body []byte) ([]byte, error) {
		resp, err := http.Post(node, "application/json", bytes.NewReader(body))
		if err != nil {
			return nil, err
		}
		defer resp.Body.Close()
		return io.ReadAll(resp.Body)
	}
	number := func(method, params, field string) uint64 {
		raw, err := ask(fmt.Appendf(nil, `{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, params))
		if err != nil {
			return 0
		}
		var got struct{ Result json.RawMessage }
		_ = json.Unmarshal(raw, &got)
		text := strings.Trim(string(got.Result), `"`)
		if field != "" {
			var fields map[string]any
			_ = json.Unmarshal(got.Result, &fields)
			text, _ = fields[field].(string)
		}
		n, _ := strconv.ParseUint(strings.TrimPrefix(text, "0x"), 16, 64)
		return n
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		w.Header().Set("Content-Type", "application/json")
		var q struct {
			ID     json.RawMessage
			Method string
			Params []json.RawMessage
		}
		var at struct{ BlockHash string }
		if json.Unmarshal(body, &q) == nil && q.Method == "eth_call" && len(q.Params) > 1 && json.Unmarshal(q.Params[1], &at) == nil && at.BlockHash != "" {
			block, head := number("eth_getBlockByHash", fmt.Sprintf(`[%q,false]`, at.BlockHash), "number"), number("eth_blockNumber", "[]", "")
			if block+keptStates < head {
				refused.Add(1)
				_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32000,"message":"missing trie node 00 (path ) state 0x00 is not available"}}`, q.ID)
				return
			}
		}
		answer, err := ask(body)
		if err != nil {
			return
		}
		_, _ = w.Write(answer)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// A payload that a source is slow to refuse is demanded all the same, behind a full node: while sources are waited for the chain goes on, and what the
// exam goes on to ask it has to ask of a block that the node still has.
func TestDemandAfterASlowSourceBehindAFullNode(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) {
		spec.StateWindow, spec.ClaimWindow, spec.RevealWindow = 20_000, 50_000, 3000
	}))
	s.play(play{})
	root := s.payloadRoot(0, 3)
	s.lib.drop(root)
	var asked, refused atomic.Int64
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, root.String()) {
			asked.Add(1)
			s.Mine(keptStates + 20) // what it trickles takes so many blocks: less than five minutes where one comes every two seconds
		}
		protocol.WriteError(w, protocol.ErrObjectNotFound)
	}))
	t.Cleanup(slow.Close)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.Sources = append(cfg.Sources, slow.URL)
		cfg.Deployment.RPC = pruning(t, cfg.Deployment.RPC, &refused)
	})
	var made []chain.RevealRequested
	deadline := time.Now().Add(60 * time.Second)
	for time.Now().Before(deadline) && len(made) == 0 {
		var err error
		made, err = s.View().RevealsRequested(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		time.Sleep(500 * time.Millisecond)
	}
	t.Logf("the source was asked %d times, the node refused %d calls at old blocks", asked.Load(), refused.Load())
	require.NotEmpty(t, made, "nothing is demanded; pending rounds %s", metric(t, c, "rounds_pending"))
}
