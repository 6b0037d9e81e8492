package protocol

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// An answer is read as it was written: a result, a refusal under its name, or an error of the call itself. Anything else is no answer.
func TestReadRPC(t *testing.T) {
	t.Parallel()
	id := json.RawMessage("7")
	result, err := ReadRPC(EncodeRPC(RPCResult(id, json.RawMessage(`{"a":1000000000000000001}`))))
	require.NoError(t, err)
	require.Equal(t, `{"a":1000000000000000001}`, string(result))
	result, err = ReadRPC([]byte(`{"jsonrpc":"2.0","id":1,"result":null}`))
	require.NoError(t, err)
	require.Equal(t, "null", string(result))

	_, err = ReadRPC(EncodeRPC(RPCFailure(id, CodeRefused, "m", ErrInvalidRound)))
	require.ErrorIs(t, err, ErrInvalidRound)
	failure := EncodeRPC(RPCFailure(nil, CodeParse, "not JSON", nil))
	require.JSONEq(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"not JSON"}}`, string(failure))
	_, err = ReadRPC(failure)
	var unnamed *RPCError
	require.ErrorAs(t, err, &unnamed)
	require.Equal(t, CodeParse, unnamed.Code)
	_, err = ReadRPC([]byte(`{"error":{"code":1,"message":"m","data":{"name":""}}}`))
	require.ErrorAs(t, err, &unnamed)

	for _, none := range []string{``, `<html>`, `[]`, `{}`, `{"result"`, `{"error":"text"}`, `{"error":{"code":"x"}}`} {
		_, err := ReadRPC([]byte(none))
		require.Error(t, err, none)
		require.NotErrorAs(t, err, &unnamed, none)
	}
	require.Contains(t, string(EncodeRPC(RPCResult(id, json.RawMessage(`{`)))), `"code":-32603`)

	call, err := RPCCall("training_getRun", map[string]any{"taskId": "x"})
	require.NoError(t, err)
	require.JSONEq(t, `{"jsonrpc":"2.0","id":1,"method":"training_getRun","params":{"taskId":"x"}}`, string(call))
}
