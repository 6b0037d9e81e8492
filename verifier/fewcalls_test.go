package verifier

import (
	"context"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
)

// counting counts what contracts are asked.
type counting struct {
	*ethclient.Client
	calls atomic.Int64
}

func (c *counting) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error) {
	c.calls.Add(1)
	return c.Client.CallContractAtHash(ctx, call, block)
}

// Whether anybody has demanded the first state of a stranger's task is asked in a few calls, at each try, however many ranges it has: of a state of a
// gigabyte there are 8,192, and it is asked before it is known that nobody would pay for them.
func TestDemandsOfVeryManyRangesAreAskedForInFewCalls(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	posted := env.Post(nil)
	rpc := &counting{Client: env.Devnet.Client()}
	c, err := chain.New(chain.Shared(rpc), env.Dep)
	require.NoError(t, err)
	v, err := c.Latest(env.Ctx())
	require.NoError(t, err)
	spans := make([]objectSpan, 1000)
	for i := range spans {
		spans[i] = objectSpan{part: chain.ObjectParams, number: uint32(i), leaves: chain.RangeLeaves}
	}
	dm := &demands{task: &task{id: posted.ID}}
	_, open, err := dm.objectDemands(env.Ctx(), v, spans, demanded{})
	require.NoError(t, err)
	require.Len(t, open, len(spans))
	require.Less(t, rpc.calls.Load(), int64(10))
}
