package chain_test

import (
	"context"
	"math"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
)

// wrong is an RPC whose newest header has been changed.
type wrong struct {
	*ethclient.Client
	change func(*types.Header)
}

func (w *wrong) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	h, err := w.Client.HeaderByNumber(ctx, number)
	if err == nil && number == nil && w.change != nil {
		w.change(h)
	}
	return h, err
}

// A head that no chain has is refused by name, and whoever follows the chain goes on with the next true one.
func TestImpossibleHeads(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	rpc := &wrong{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	ctx := env.Ctx()
	for name, change := range map[string]func(*types.Header){
		"number": func(h *types.Header) { h.Number.SetUint64(1 << 60) },
		"longer": func(h *types.Header) { h.Number.Lsh(big.NewInt(1), 80) },
		"time":   func(h *types.Header) { h.Time = math.MaxUint64 },
	} {
		rpc.change = change
		_, err := c.Latest(ctx)
		require.ErrorIs(t, err, chain.ErrImpossible, name)
	}

	var seen chain.Seen
	next := func() (lags bool, err error) {
		v, err := c.Latest(ctx)
		require.NoError(t, err)
		_, lags, err = seen.Next(ctx, v)
		return lags, err
	}
	rpc.change = nil
	_, err = next()
	require.NoError(t, err)
	rpc.change = func(h *types.Header) { h.Number.Add(h.Number, big.NewInt(1_000_000)) }
	_, err = next()
	require.ErrorIs(t, err, chain.ErrImpossible)
	rpc.change = nil
	env.Mine(1)
	lags, err := next()
	require.NoError(t, err)
	require.False(t, lags, "a true head lags behind no false one")
	// As many blocks as a chain makes in an hour are no news after an hour.
	rpc.change = func(h *types.Header) { h.Number.Add(h.Number, big.NewInt(3600)); h.Time += 3600 }
	v, err := c.Latest(ctx)
	require.NoError(t, err)
	require.NoError(t, chain.Follows(env.View().Block, v.Block))
}
