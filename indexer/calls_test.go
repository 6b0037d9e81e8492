package indexer

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"
)

// transactions is a node that has some, each a call of a contract without calldata, and counts what it is asked for.
type transactions struct {
	to    map[common.Hash]common.Address
	asked int
}

func (*transactions) CallContext(context.Context, any, string, ...any) error { panic("not asked") }

func (n *transactions) BatchCallContext(_ context.Context, batch []rpc.BatchElem) error {
	for i := range batch {
		n.asked++
		if to, ok := n.to[batch[i].Args[0].(common.Hash)]; ok {
			if err := json.Unmarshal(fmt.Appendf(nil, `{"to":%q,"input":"0x"}`, to), batch[i].Result); err != nil {
				return err
			}
		}
	}
	return nil
}

// What a node has is told and remembered, a call of another contract too, which holds nothing; what it lacks is asked for again.
func TestCallsOf(t *testing.T) {
	game, rounds := common.Address{1}, common.Address{2}
	ours, others, lacking := common.Hash{1}, common.Hash{2}, common.Hash{3}
	node := &transactions{to: map[common.Hash]common.Address{ours: game, others: rounds}}
	p := newProofs(node, game, rounds, slog.New(slog.DiscardHandler))
	for round := range 2 {
		found := p.of(t.Context(), []common.Hash{ours, others, lacking})
		require.Len(t, found, 2)
		require.Contains(t, found, others)
		require.NotContains(t, found, lacking)
		require.Equal(t, 3+round, node.asked)
	}
}
