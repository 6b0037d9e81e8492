package chain

import (
	"context"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// short is an RPC of a chain that ends at its block 10.
type short struct{ Backend }

func (short) HeaderByNumber(_ context.Context, number *big.Int) (*types.Header, error) {
	if number.Uint64() > 10 {
		return nil, ethereum.NotFound
	}
	return &types.Header{Number: number}, nil
}

func (short) HeaderByHash(context.Context, common.Hash) (*types.Header, error) {
	return nil, ethereum.NotFound
}

// A list that was read up to a block that nobody knows is read on from the last one that the chain has, once a server that lags would have caught up.
func TestTailDropsABlockThatNobodyKnows(t *testing.T) {
	t.Parallel()
	c, err := New(short{}, protocol.Deployment{})
	require.NoError(t, err)
	v, err := c.At(t.Context(), 10)
	require.NoError(t, err)
	fake := Block{Number: 1 << 39, Hash: common.Hash{1}}
	tail := Tail[int]{Items: []int{7, 8}, Marks: []Mark{{v.Block, 1}, {fake, 2}}, lost: Lost{fake.Hash, lostTries - 2}}
	read := func() ([]int, error) {
		return tail.Read(t.Context(), v, func(context.Context, *View, uint64) ([]int, error) { return nil, nil })
	}
	_, err = read()
	require.ErrorIs(t, err, ErrBehind)
	got, err := read()
	require.NoError(t, err)
	require.Equal(t, []int{7}, got)
}
