package chaintest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
)

// Lagging is an RPC with two servers behind one address, of which either may answer: a node, and one that is some blocks behind it. Of what the second one
// does not have it says what nodes say, and of events nothing.
func Lagging(t testing.TB, node string, blocks uint64) (url string) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		behind := server{node, blocks}
		var q question
		answer := []byte(nil)
		if rand.IntN(2) == 0 && json.Unmarshal(raw, &q) == nil {
			answer, raw, err = behind.answer(&q)
		}
		if err == nil && answer == nil {
			answer, err = behind.pass(raw)
		}
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

type question struct {
	Version string            `json:"jsonrpc"`
	ID      json.RawMessage   `json:"id"`
	Method  string            `json:"method"`
	Params  []json.RawMessage `json:"params"`
}

// server is a view of a node that is some blocks behind.
type server struct {
	node   string
	blocks uint64
}

func (s server) pass(raw []byte) ([]byte, error) {
	resp, err := http.Post(s.node, "application/json", bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return io.ReadAll(resp.Body)
}

// ask asks the node itself; the result is empty if it is null.
func (s server) ask(result any, method string, params string) error {
	raw, err := s.pass(fmt.Appendf(nil, `{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, params))
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, &struct{ Result any }{result})
}

func number(hex string) uint64 {
	n, _ := strconv.ParseUint(strings.TrimPrefix(hex, "0x"), 16, 64)
	return n
}

// answer is what the server says, if it is not what the node answers to what is passed on to it.
func (s server) answer(q *question) (answer, pass []byte, err error) {
	var newest string
	if err := s.ask(&newest, "eth_blockNumber", "[]"); err != nil {
		return nil, nil, err
	}
	head := number(newest) - s.blocks
	say := func(format string, args ...any) ([]byte, []byte, error) {
		return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,%s}`, q.ID, fmt.Sprintf(format, args...)), nil, nil
	}
	// block replaces "latest" by the server's own; lacks says that it does not have the block.
	block := func(p *json.RawMessage) (lacks bool, err error) {
		var tag string
		var at struct{ BlockHash string }
		switch {
		case json.Unmarshal(*p, &tag) == nil && tag == "latest":
			*p = fmt.Appendf(nil, `"0x%x"`, head)
		case strings.HasPrefix(tag, "0x"):
			return number(tag) > head, nil
		case json.Unmarshal(*p, &at) == nil && at.BlockHash != "":
			var b struct{ Number string }
			err := s.ask(&b, "eth_getBlockByHash", fmt.Sprintf(`[%q,false]`, at.BlockHash))
			return number(b.Number) > head, err
		}
		return false, nil
	}
	switch q.Method {
	case "eth_blockNumber":
		return say(`"result":"0x%x"`, head)
	case "eth_getBlockByNumber":
		if lacks, err := block(&q.Params[0]); err != nil || lacks {
			return say(`"result":null`)
		}
	case "eth_getBlockByHash":
		var b struct{ Number string }
		if err := s.ask(&b, q.Method, fmt.Sprintf("[%s,false]", q.Params[0])); err != nil || number(b.Number) > head {
			return say(`"result":null`)
		}
	case "eth_call", "eth_getCode", "eth_getBalance", "eth_getTransactionCount":
		if lacks, err := block(&q.Params[1]); err != nil || lacks {
			return say(`"error":{"code":-32000,"message":"header not found"}`)
		}
	case "eth_getLogs":
		var filter map[string]json.RawMessage
		if err := json.Unmarshal(q.Params[0], &filter); err != nil {
			return nil, nil, err
		}
		if filter["blockHash"] != nil {
			if lacks, err := block(&q.Params[0]); err != nil || lacks {
				return say(`"error":{"code":-32000,"message":"unknown block"}`)
			}
			break
		}
		for _, end := range []string{"fromBlock", "toBlock"} {
			bound := filter[end]
			if lacks, err := block(&bound); err != nil || lacks && end == "fromBlock" {
				return say(`"result":[]`)
			} else if lacks {
				bound = fmt.Appendf(nil, `"0x%x"`, head)
			}
			filter[end] = bound
		}
		if q.Params[0], err = json.Marshal(filter); err != nil {
			return nil, nil, err
		}
	case "eth_getTransactionReceipt":
		var receipt struct{ BlockNumber string }
		if err := s.ask(&receipt, q.Method, fmt.Sprintf("[%s]", q.Params[0])); err != nil || number(receipt.BlockNumber) > head {
			return say(`"result":null`)
		}
	}
	pass, err = json.Marshal(q)
	return nil, pass, err
}
