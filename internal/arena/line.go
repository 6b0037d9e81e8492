package arena

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
)

// fault is what is wrong with an RPC.
type fault string

const (
	faultDown     fault = "down"     // every request fails
	faultErrors   fault = "errors"   // every third request is answered with an error
	faultOld      fault = "old"      // it is some blocks behind
	faultFlap     fault = "flap"     // two backends, one of them a block behind, answer in turn
	faultUnknown  fault = "unknown"  // its newest block is announced and cannot be asked about
	faultReceipts fault = "receipts" // it finds no receipt
	faultAhead    fault = "ahead"    // once, it names a head a thousand blocks above its own
	faultThin     fault = "thin"     // two backends; the one that is a block behind leaves out the events that it does not have without a word
)

// line is a party's RPC: it can be made to fail, to lie, and to hold back what is sent.
type line struct {
	w *World
	// far is how long a transaction takes to the pool: another time for everybody, or those of one instant have no order in a block.
	far   time.Duration
	mu    sync.Mutex
	fault fault
	until time.Time
	depth uint64
	count int
	// hold says of a transaction that it waits; held are those that do.
	hold func(*types.Transaction) bool
	held []heldTx
}

type heldTx struct {
	tx  *types.Transaction
	raw []byte
	at  time.Time
}

// fail breaks the line for a while.
func (l *line) fail(f fault, depth uint64, d time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.fault, l.depth, l.until = f, depth, time.Now().Add(d)
}

// release sends what is held and is to go.
func (l *line) release(goes func(h heldTx) bool) {
	l.mu.Lock()
	var rest, now []heldTx
	for _, h := range l.held {
		if goes(h) {
			now = append(now, h)
		} else {
			rest = append(rest, h)
		}
	}
	l.held = rest
	l.mu.Unlock()
	for _, h := range now {
		_ = l.w.chain.Client().SendTransaction(l.w.ctx, h.tx) // it may be known, or too late
	}
}

type rpcCall struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method"`
	Params  []json.RawMessage `json:"params,omitempty"`
}

var errDown = errors.New("connection refused")

// RoundTrip implements http.RoundTripper.
func (l *line) RoundTrip(req *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(req.Body)
	if err != nil {
		return nil, err
	}
	_ = req.Body.Close()
	if err := req.Context().Err(); err != nil {
		return nil, err
	}
	answer, err := l.serve(body)
	if err != nil {
		return nil, err
	}
	return &http.Response{
		StatusCode: http.StatusOK, Status: "200 OK", Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Request: req,
		Header: http.Header{"Content-Type": {"application/json"}}, Body: io.NopCloser(bytes.NewReader(answer)), ContentLength: int64(len(answer)),
	}, nil
}

func (l *line) serve(body []byte) ([]byte, error) {
	l.mu.Lock()
	f, depth := l.fault, l.depth
	if f != "" && time.Now().After(l.until) {
		f, l.fault = "", ""
	}
	l.count++
	count, hold := l.count, l.hold
	l.mu.Unlock()
	if bytes.Contains(body, []byte("eth_sendRawTransaction")) {
		time.Sleep(l.far)
		l.w.busy()
	}
	if f == "" && hold == nil || len(body) == 0 || body[0] != '{' {
		return l.w.answer(body), nil
	}
	var call rpcCall
	if err := json.Unmarshal(body, &call); err != nil {
		return l.w.answer(body), nil
	}
	if hold != nil && call.Method == "eth_sendRawTransaction" {
		if answer, ok := l.keep(call, hold); ok {
			return answer, nil
		}
	}
	switch f {
	case faultDown:
		return nil, errDown
	case faultErrors:
		if count%3 == 0 {
			return refusal(call, "internal error"), nil
		}
		return l.w.answer(body), nil
	case faultReceipts:
		if call.Method == "eth_getTransactionReceipt" {
			return result(call, "null"), nil
		}
		return l.w.answer(body), nil
	case faultOld:
		return l.older(call, body, depth, false)
	case faultFlap:
		if count%2 == 0 {
			return l.w.answer(body), nil
		}
		return l.older(call, body, 1, false)
	case faultAhead:
		if call.Method != "eth_getBlockByNumber" || len(call.Params) == 0 || string(call.Params[0]) != `"latest"` {
			return l.w.answer(body), nil
		}
		l.mu.Lock()
		l.fault = ""
		l.mu.Unlock()
		var a struct {
			Result map[string]json.RawMessage `json:"result"`
		}
		var number hexutil.Uint64
		if json.Unmarshal(l.w.answer(body), &a) != nil || json.Unmarshal(a.Result["number"], &number) != nil {
			return l.w.answer(body), nil
		}
		a.Result["number"] = json.RawMessage(fmt.Sprintf("%q", hexutil.EncodeUint64(uint64(number)+1000)))
		raw, err := json.Marshal(a.Result)
		if err != nil {
			return nil, err
		}
		return result(call, string(raw)), nil
	case faultThin:
		if call.Method != "eth_getLogs" || count%2 == 0 {
			return l.w.answer(body), nil
		}
		return l.thin(call, body)
	case faultUnknown:
		return l.older(call, body, 1, true)
	}
	return l.w.answer(body), nil
}

// keep holds a transaction back, if it is one that is held.
func (l *line) keep(call rpcCall, hold func(*types.Transaction) bool) ([]byte, bool) {
	var raw hexutil.Bytes
	tx := new(types.Transaction)
	if len(call.Params) == 0 || json.Unmarshal(call.Params[0], &raw) != nil || tx.UnmarshalBinary(raw) != nil || !hold(tx) {
		return nil, false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, h := range l.held {
		if h.tx.Hash() == tx.Hash() {
			return result(call, fmt.Sprintf("%q", tx.Hash())), true
		}
	}
	l.held = append(l.held, heldTx{tx, raw, time.Now()})
	return result(call, fmt.Sprintf("%q", tx.Hash())), true
}

func result(call rpcCall, value string) []byte {
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"result":%s}`, call.ID, value)
}

func refusal(call rpcCall, message string) []byte {
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32000,"message":%q}}`, call.ID, message)
}

// thin answers a question for events as a backend that lacks the newest block and does not say so.
func (l *line) thin(call rpcCall, body []byte) ([]byte, error) {
	head, err := l.w.chain.Client().HeaderByNumber(l.w.ctx, nil)
	if err != nil {
		return nil, err
	}
	var q map[string]json.RawMessage
	if len(call.Params) == 0 || json.Unmarshal(call.Params[0], &q) != nil || q["blockHash"] != nil {
		return l.w.answer(body), nil
	}
	served := head.Number.Uint64() - 1
	var from, to string
	_, _ = json.Unmarshal(q["fromBlock"], &from), json.Unmarshal(q["toBlock"], &to)
	if n, err := hexutil.DecodeUint64(from); err == nil && n > served {
		return result(call, "[]"), nil
	}
	if n, err := hexutil.DecodeUint64(to); err == nil && n > served {
		q["toBlock"] = json.RawMessage(fmt.Sprintf("%q", hexutil.EncodeUint64(served)))
	}
	if call.Params[0], err = json.Marshal(q); err != nil {
		return nil, err
	}
	changed, err := json.Marshal(call)
	if err != nil {
		return nil, err
	}
	return l.w.answer(changed), nil
}

// older answers as a backend whose newest block is depth below the chain's; with announced it shows the newest header all the same.
func (l *line) older(call rpcCall, body []byte, depth uint64, announced bool) ([]byte, error) {
	client := l.w.chain.Client()
	head, err := client.HeaderByNumber(l.w.ctx, nil)
	if err != nil {
		return nil, err
	}
	served := head.Number.Uint64() - min(depth, head.Number.Uint64()-1)
	newer := func(hash common.Hash) bool {
		h, err := client.HeaderByHash(l.w.ctx, hash)
		return err != nil || h.Number.Uint64() > served
	}
	at := fmt.Sprintf("%q", hexutil.EncodeUint64(served))
	last := len(call.Params) - 1
	switch call.Method {
	case "eth_blockNumber":
		if !announced {
			return result(call, at), nil
		}
	case "eth_getBlockByNumber":
		var tag string
		if last < 0 || json.Unmarshal(call.Params[0], &tag) != nil {
			break
		}
		if tag == "latest" {
			if announced {
				break
			}
			call.Params[0] = json.RawMessage(at)
		} else if n, err := hexutil.DecodeUint64(tag); err == nil && n > served {
			return result(call, "null"), nil
		}
	case "eth_getBlockByHash":
		var hash common.Hash
		if last >= 0 && json.Unmarshal(call.Params[0], &hash) == nil && newer(hash) {
			return result(call, "null"), nil
		}
	case "eth_call", "eth_getBalance", "eth_getTransactionCount", "eth_getCode", "eth_estimateGas":
		if last < 1 {
			break
		}
		var tag string
		var by struct {
			BlockHash common.Hash `json:"blockHash"`
		}
		switch {
		case json.Unmarshal(call.Params[1], &tag) == nil && tag == "latest":
			call.Params[1] = json.RawMessage(at)
		case json.Unmarshal(call.Params[1], &by) == nil && by.BlockHash != (common.Hash{}) && newer(by.BlockHash):
			return refusal(call, "header not found"), nil
		}
	case "eth_getLogs":
		var q struct {
			BlockHash *common.Hash `json:"blockHash"`
			To        string       `json:"toBlock"`
		}
		if last < 0 || json.Unmarshal(call.Params[0], &q) != nil {
			break
		}
		if q.BlockHash != nil && newer(*q.BlockHash) {
			return refusal(call, "unknown block"), nil
		}
		if n, err := hexutil.DecodeUint64(q.To); err == nil && n > served {
			return refusal(call, "block range extends beyond current head block"), nil
		}
	case "eth_getTransactionReceipt":
		answer := l.w.answer(body)
		var r struct {
			Result *struct {
				BlockNumber *hexutil.Big `json:"blockNumber"`
			} `json:"result"`
		}
		if json.Unmarshal(answer, &r) == nil && r.Result != nil && r.Result.BlockNumber != nil &&
			(*big.Int)(r.Result.BlockNumber).Uint64() > served {
			return result(call, "null"), nil
		}
		return answer, nil
	}
	changed, err := json.Marshal(call)
	if err != nil {
		return nil, err
	}
	return l.w.answer(changed), nil
}
