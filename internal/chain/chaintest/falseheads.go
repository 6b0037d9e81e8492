package chaintest

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
)

// FalseHeads is an RPC in front of a node that lies about its newest block where lies says so of how often it was asked for it, from 1 on: the block's
// number is one that the chain never reaches.
func FalseHeads(t testing.TB, node string, lies func(asked int64) bool) (url string) {
	behind := server{node: node}
	var asked atomic.Int64
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		answer, err := behind.pass(raw)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		var q question
		var head struct{ Result map[string]json.RawMessage }
		if json.Unmarshal(raw, &q) == nil && q.Method == "eth_getBlockByNumber" && string(q.Params[0]) == `"latest"` &&
			lies(asked.Add(1)) && json.Unmarshal(answer, &head) == nil {
			head.Result["number"] = json.RawMessage(`"0x8000000000"`)
			if result, err := json.Marshal(head.Result); err == nil {
				answer = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"result":%s}`, q.ID, result)
			}
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer)
	}))
	t.Cleanup(proxy.Close)
	return proxy.URL
}
