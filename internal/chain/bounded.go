package chain

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// bounded gives every question an end of its own. Over HTTP the client of Dial does so too; one over a socket, or of somebody else, does not.
type bounded struct{ Backend }

func within[T any](ctx context.Context, ask func(context.Context) (T, error)) (T, error) {
	ctx, cancel := context.WithTimeout(ctx, answerTimeout)
	defer cancel()
	return ask(ctx)
}

// ChainID implements Backend.
func (b bounded) ChainID(ctx context.Context) (*big.Int, error) {
	return within(ctx, b.Backend.ChainID)
}

// HeaderByNumber implements Backend.
func (b bounded) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	return within(ctx, func(ctx context.Context) (*types.Header, error) { return b.Backend.HeaderByNumber(ctx, number) })
}

// HeaderByHash implements Backend.
func (b bounded) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	return within(ctx, func(ctx context.Context) (*types.Header, error) { return b.Backend.HeaderByHash(ctx, hash) })
}

// CodeAt implements Backend.
func (b bounded) CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error) {
	return within(ctx, func(ctx context.Context) ([]byte, error) { return b.Backend.CodeAt(ctx, account, block) })
}

// CallContract implements Backend.
func (b bounded) CallContract(ctx context.Context, call ethereum.CallMsg, block *big.Int) ([]byte, error) {
	return within(ctx, func(ctx context.Context) ([]byte, error) { return b.Backend.CallContract(ctx, call, block) })
}

// CallContractAtHash implements Backend.
func (b bounded) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error) {
	return within(ctx, func(ctx context.Context) ([]byte, error) { return b.Backend.CallContractAtHash(ctx, call, block) })
}

// FilterLogs implements Backend.
func (b bounded) FilterLogs(ctx context.Context, query ethereum.FilterQuery) ([]types.Log, error) {
	return within(ctx, func(ctx context.Context) ([]types.Log, error) { return b.Backend.FilterLogs(ctx, query) })
}

// TransactionByHash implements Backend.
func (b bounded) TransactionByHash(ctx context.Context, hash common.Hash) (tx *types.Transaction, pending bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, answerTimeout)
	defer cancel()
	return b.Backend.TransactionByHash(ctx, hash)
}
