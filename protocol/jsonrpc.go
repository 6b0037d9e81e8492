package protocol

import (
	"encoding/json"
	"errors"
	"fmt"
)

// Codes of JSON-RPC 2.0, and CodeRefused for what a server refuses by name.
const (
	CodeParse          = -32700
	CodeInvalidRequest = -32600
	CodeNoMethod       = -32601
	CodeInvalidParams  = -32602
	CodeInternal       = -32603
	CodeRefused        = -32000
)

// RPCResponse is the answer to one call of JSON-RPC 2.0: Result or Error.
type RPCResponse struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *RPCError       `json:"error,omitempty"`
}

// RPCError is why a call has no result. Data is the named refusal, nil where the call itself is malformed.
type RPCError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    *Error `json:"data,omitempty"`
}

// Error implements error.
func (e *RPCError) Error() string { return fmt.Sprintf("%d %.200s", e.Code, e.Message) }

// RPCResult answers a call with its result, which is JSON.
func RPCResult(id, result json.RawMessage) *RPCResponse {
	return &RPCResponse{Version: "2.0", ID: id, Result: result}
}

// RPCFailure answers a call without a result. An id that could not be read is nil, and answered as null.
func RPCFailure(id json.RawMessage, code int, message string, data *Error) *RPCResponse {
	if id == nil {
		id = json.RawMessage("null")
	}
	return &RPCResponse{Version: "2.0", ID: id, Error: &RPCError{Code: code, Message: message, Data: data}}
}

// EncodeRPC gives the bytes of a response, or of a list of them.
func EncodeRPC(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil { // a result that is no JSON
		return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":null,"error":{"code":%d,"message":"encoding failed"}}`, CodeInternal)
	}
	return raw
}

// RPCCall gives the bytes of one call, whose id is 1.
func RPCCall(method string, params any) ([]byte, error) {
	return json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
}

// ReadRPC reads the answer to one call: its result, or a refusal, which is an *Error if it has a name and an *RPCError if it has none. Any other error
// says that the bytes are no answer.
func ReadRPC(body []byte) (json.RawMessage, error) {
	var answer RPCResponse
	if err := json.Unmarshal(body, &answer); err != nil {
		return nil, err
	}
	switch e := answer.Error; {
	case e == nil && answer.Result == nil:
		return nil, errors.New("neither a result nor an error")
	case e == nil:
		return answer.Result, nil
	case e.Data != nil && e.Data.Name != "":
		return nil, e.Data
	default:
		return nil, e
	}
}
