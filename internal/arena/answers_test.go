package arena

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func question(id, method, params string) []byte {
	return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,"method":%q,"params":[%s]}`, id, method, params)
}

// What players are told out of the arena's memory is what the chain would tell them, under the id of who asks and never for an older block.
func TestToldAnswersAreTheChains(t *testing.T) {
	broken := bubble(t, 1, 4*time.Second, nil, func(g *game) {
		vault := `"` + g.dep.Vault.Hex() + `"`
		kept := [][2]string{
			{"eth_getBlockByNumber", `"latest",false`},
			{"eth_call", `{"to":` + vault + `,"data":"0x18160ddd"},"latest"`},
			{"eth_getLogs", `{"address":` + vault + `,"fromBlock":"0x1","toBlock":"latest"}`},
			{"eth_getCode", vault + `,"latest"`},
			{"eth_chainId", ""},
		}
		newest := ""
		for range 3 {
			for _, q := range kept {
				for _, id := range []string{"7", "8", "7"} {
					body := question(id, q[0], q[1])
					require.JSONEq(t, string(g.ask(body)), string(g.answer(body)), q[0])
				}
			}
			require.Len(t, g.told.answers, len(kept), "a question is kept once, whoever asks")
			block := string(g.answer(question("7", kept[0][0], kept[0][1])))
			require.NotEqual(t, newest, block, "of the newest block, not of the one before")
			newest = block
			g.wait(1)
		}
		before := len(g.told.answers)
		for _, body := range [][]byte{
			question("7", "eth_getBlockByNumber", `"pending",false`), // depends on what waits
			question("7", "eth_getTransactionCount", vault+`,"latest"`),
			question("7", "eth_sendRawTransaction", `"0x00"`),
			question(`"7,8"`, "eth_chainId", ""), // a comma in the id would cut the question elsewhere
			[]byte("[" + string(question("7", "eth_chainId", "")) + "]"),
			[]byte(`{"id":7,"jsonrpc":"2.0","method":"eth_chainId","params":[]}`),
			[]byte(`{"jsonrpc":"2.0","id":7`),
			nil,
		} {
			require.Equal(t, string(g.ask(body)), string(g.answer(body)))
			require.Len(t, g.told.answers, before, "%s is not to be kept", body)
		}
	})
	require.Empty(t, broken)
}
