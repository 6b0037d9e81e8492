package opstack

import (
	"encoding/json"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/internal/keys"
)

func TestCensorLosesWhatItsAccountsSendAndNothingElse(t *testing.T) {
	var reached []string
	behind := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		require.NoError(t, err)
		reached = append(reached, string(body))
		_, _ = io.WriteString(w, `{"jsonrpc":"2.0","id":9,"result":"0x1"}`)
	}))
	t.Cleanup(behind.Close)
	c, err := startCensor(0, behind.URL, []common.Address{keys.DevAddress(15)})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, c.Close()) })

	post := func(body string) string {
		resp, err := http.Post(c.URL(), "application/json", strings.NewReader(body))
		require.NoError(t, err)
		defer resp.Body.Close()
		out, err := io.ReadAll(resp.Body)
		require.NoError(t, err)
		require.Equal(t, http.StatusOK, resp.StatusCode, "%s", out)
		return string(out)
	}
	send := func(account int) (string, common.Hash) {
		to := common.Address{1}
		tx, err := types.SignNewTx(keys.Dev(account), types.LatestSignerForChainID(big.NewInt(ChainID)), &types.DynamicFeeTx{
			ChainID: big.NewInt(ChainID), To: &to, Gas: 21_000, GasFeeCap: big.NewInt(1), GasTipCap: new(big.Int),
		})
		require.NoError(t, err)
		raw, err := tx.MarshalBinary()
		require.NoError(t, err)
		return `{"jsonrpc":"2.0","id":7,"method":"eth_sendRawTransaction","params":["` + hexutil.Encode(raw) + `"]}`, tx.Hash()
	}
	lost, hash := send(15)
	free, _ := send(14)
	// An unsigned one names no sender, and a chain id of 0 no signer.
	none := `{"jsonrpc":"2.0","id":7,"method":"eth_sendRawTransaction","params":["0xc0"]}`
	call := `{"jsonrpc":"2.0","id":8,"method":"eth_call","params":[{"to":"0x01"},"latest"]}`

	var answer struct {
		ID     int         `json:"id"`
		Result common.Hash `json:"result"`
	}
	require.NoError(t, json.Unmarshal([]byte(post(lost)), &answer))
	require.Equal(t, 7, answer.ID)
	require.Equal(t, hash, answer.Result, "as if it had been taken")
	require.Empty(t, reached)

	for _, passes := range []string{free, none, call} {
		reached = nil
		post(passes)
		require.Equal(t, []string{passes}, reached)
	}

	reached = nil
	var answers []json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(post("["+call+","+lost+","+free+"]")), &answers))
	require.Len(t, answers, 3)
	require.Contains(t, string(answers[1]), hash.Hex())
	require.Equal(t, []string{call, free}, reached)
}
