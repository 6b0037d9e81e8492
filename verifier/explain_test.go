package verifier

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
)

// Of several overturns in the proposal's block it fell by none before it, and by the first one after it.
func TestFallIsTheFirstOverturnAfterTheProposal(t *testing.T) {
	t.Parallel()
	p := &chain.Proposed{Statement: protocol.Statement{Round: 4}, Block: 10, Log: 5}
	overturn := func(round uint32, block uint64, log uint) chain.Overturned {
		return chain.Overturned{Round: round, Block: block, Log: log, TxHash: common.Hash{byte(block), byte(log)}}
	}
	before, above, after, later := overturn(4, 10, 3), overturn(5, 10, 6), overturn(3, 10, 7), overturn(2, 10, 9)
	for _, c := range []struct {
		overturns []chain.Overturned
		by        *chain.Overturned
	}{
		{[]chain.Overturned{before, above, after, later}, &after},
		{[]chain.Overturned{before, above}, nil},
		{nil, nil},
	} {
		f := fellBy(p, c.overturns)
		if c.by == nil {
			require.Nil(t, f)
			continue
		}
		require.Equal(t, &Fall{Round: c.by.Round, TxHash: c.by.TxHash, Block: c.by.Block}, f)
	}
	next := overturn(4, 11, 0)
	require.Equal(t, next.TxHash, fellBy(p, []chain.Overturned{next}).TxHash, "a later block's first event")
}
