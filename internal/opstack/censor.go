package opstack

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/devnet"
	"assay/internal/httpclient"
)

// maxRequest bounds what is read of one request or answer.
const maxRequest = 32 << 20

// censor stands before a sequencer and loses what some accounts send: it answers as if it had taken the transaction, as a sequencer that
// means harm would.
type censor struct {
	server   *http.Server
	addr     string
	behind   string
	accounts []common.Address
}

func startCensor(port int, behind string, accounts []common.Address) (*censor, error) {
	listener, err := net.Listen("tcp", fmt.Sprintf("%s:%d", devnet.Host, port))
	if err != nil {
		return nil, err
	}
	c := &censor{addr: listener.Addr().String(), behind: behind, accounts: accounts}
	c.server = &http.Server{Handler: c, ReadHeaderTimeout: 10 * time.Second}
	go func() { _ = c.server.Serve(listener) }() // returns when closed
	return c, nil
}

func (c *censor) URL() string  { return "http://" + c.addr }
func (c *censor) Close() error { return c.server.Close() }

// ServeHTTP passes single requests and batches on, a call at a time.
func (c *censor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRequest))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answer, err := c.answers(r, bytes.TrimSpace(body))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}

func (c *censor) answers(r *http.Request, body []byte) ([]byte, error) {
	if len(body) == 0 || body[0] != '[' {
		return c.answer(r, body)
	}
	var calls []json.RawMessage
	if err := json.Unmarshal(body, &calls); err != nil {
		return nil, err
	}
	for i, call := range calls {
		answer, err := c.answer(r, call)
		if err != nil {
			return nil, err
		}
		calls[i] = answer
	}
	return json.Marshal(calls)
}

func (c *censor) answer(r *http.Request, call []byte) ([]byte, error) {
	if id, hash, ok := c.censored(call); ok {
		return json.Marshal(map[string]any{"jsonrpc": "2.0", "id": id, "result": hash})
	}
	req, err := http.NewRequestWithContext(r.Context(), http.MethodPost, c.behind, bytes.NewReader(call))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := httpclient.New(nil).Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, maxRequest))
	if err == nil && resp.StatusCode != http.StatusOK {
		err = httpclient.Refusal(resp)
	}
	return answer, err
}

// censored says whether a call sends a transaction of a censored account, and returns the call's id and the transaction's hash.
func (c *censor) censored(call []byte) (id json.RawMessage, hash common.Hash, ok bool) {
	var request struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
		Params []hexutil.Bytes `json:"params"`
	}
	// Parameters that are no bytes belong to another method.
	if json.Unmarshal(call, &request) != nil || request.Method != "eth_sendRawTransaction" || len(request.Params) != 1 {
		return nil, common.Hash{}, false
	}
	var tx types.Transaction
	if tx.UnmarshalBinary(request.Params[0]) != nil {
		return nil, common.Hash{}, false
	}
	from, err := types.Sender(types.LatestSignerForChainID(big.NewInt(ChainID)), &tx)
	return request.ID, tx.Hash(), err == nil && slices.Contains(c.accounts, from)
}
