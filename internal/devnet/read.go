package devnet

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"slices"

	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/rpc"
)

const (
	// ReadPath is where the chain answers pages of every origin, behind the address of its RPC.
	ReadPath = "/read"
	// maxQuestion is the longest question there, in bytes; calls of a contract's views take some hundreds.
	maxQuestion = 64 << 10
	// maxQuestions is how many questions are answered there at a time. Any page may ask, and a call may take all of its gas.
	maxQuestions = 4
)

// readable are the methods of ReadPath: what a page that checks a round or a conviction asks. None changes anything, and none is of the node's machine.
var readable = []string{"eth_blockNumber", "eth_call", "eth_chainId", "eth_getBlockByNumber", "eth_getLogs", "eth_getTransactionByHash", "eth_getTransactionReceipt"}

// readOnly answers questions of readable, for pages of every origin. A page that was saved as a file has none ("null"), and so has a frame that any
// site makes: a door for the first is one for every site that a developer has open. So the chain's own address, at which a page could send, mine, take
// blocks back, and have geth write profiles into files, stays closed to them, and this one tells what is on the chain and nothing else. What is on a
// development chain is a developer's own, and no secret. The server's check of the Host header, of which only this machine's names and plain addresses
// pass, stays in front: a site's name that leads here is refused.
func readOnly(stack *node.Node, hosts []string) http.Handler {
	answer := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			http.Error(w, "ask by POST", http.StatusMethodNotAllowed)
			return
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxQuestion))
		if err != nil {
			http.Error(w, "the question is too large", http.StatusRequestEntityTooLarge)
			return
		}
		var question struct {
			Version string          `json:"jsonrpc"`
			ID      json.RawMessage `json:"id"`
			Method  string          `json:"method"`
			Params  json.RawMessage `json:"params,omitempty"`
		}
		if err := json.Unmarshal(body, &question); err != nil {
			http.Error(w, "this is not one JSON-RPC question", http.StatusBadRequest)
			return
		}
		if !slices.Contains(readable, question.Method) {
			http.Error(w, "only what is read of the chain is answered here", http.StatusForbidden)
			return
		}
		// What was checked is what is asked, however the question was spelled.
		asked, err := json.Marshal(question)
		if err != nil {
			http.Error(w, "this is not one JSON-RPC question", http.StatusBadRequest)
			return
		}
		var handler *rpc.Server
		if handler, err = stack.RPCHandler(); err != nil {
			http.Error(w, "the chain has stopped", http.StatusServiceUnavailable)
			return
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(asked)), int64(len(asked))
		handler.ServeHTTP(w, r)
	})
	return node.NewHTTPHandlerStack(limited(answer, maxQuestions), []string{"*"}, hosts, nil)
}

// limited lets a handler answer n requests at a time, and refuses more.
func limited(next http.Handler, n int) http.Handler {
	places := make(chan struct{}, n)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case places <- struct{}{}:
			defer func() { <-places }()
			next.ServeHTTP(w, r)
		default:
			http.Error(w, "too many questions at a time", http.StatusServiceUnavailable)
		}
	})
}
