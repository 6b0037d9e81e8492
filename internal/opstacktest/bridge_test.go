package opstacktest

import (
	"context"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/bridge"
	"assay/internal/keys"
	"assay/internal/opstack"
)

func newBridge(t *testing.T, stack *opstack.Stack) *bridge.Bridge {
	t.Helper()
	return &bridge.Bridge{
		L1: stack.L1Chain().Client(), L2: dial(t, stack.Verifier), Portal: stack.Contracts.OptimismPortal,
		Progress: func(stage string) { t.Log(stage) },
	}
}

func TestEtherGoesThereAndBack(t *testing.T) {
	stack := start(t, config(t))
	b := newBridge(t, stack)
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	user, to := keys.Dev(7), common.Address{0xab, 0xcd}

	deposited, err := b.Deposit(ctx, user, to, big.NewInt(params.Ether), bridge.CallGas, nil)
	require.NoError(t, err)
	receipt, err := stack.Client().TransactionReceipt(ctx, deposited.L2Tx)
	require.NoError(t, err, "the sequencer has what the verifier derived")
	require.Equal(t, deposited.L2Gas, receipt.GasUsed)
	balance, err := b.L2.BalanceAt(ctx, to, nil)
	require.NoError(t, err)
	require.EqualValues(t, params.Ether, balance.Int64())

	// A call that fails on L2 says so, and its ether is the sender's there.
	before, err := b.L2.BalanceAt(ctx, keys.DevAddress(7), nil)
	require.NoError(t, err)
	_, err = b.Deposit(ctx, user, bridge.MessagePasser, big.NewInt(params.GWei), bridge.CallGas, []byte{1, 2, 3, 4})
	require.ErrorIs(t, err, bridge.ErrFailed)
	after, err := b.L2.BalanceAt(ctx, keys.DevAddress(7), nil)
	require.NoError(t, err)
	require.EqualValues(t, params.GWei, new(big.Int).Sub(after, before).Int64())

	recipient := common.Address{0xef}
	started, err := b.Withdraw(ctx, user, recipient, big.NewInt(params.Ether/2), bridge.CallGas, nil)
	require.NoError(t, err)
	_, err = b.Finalize(ctx, user, started.TxHash)
	require.ErrorIs(t, err, bridge.ErrNotProven)
	proven, err := b.Prove(ctx, user, started.TxHash)
	require.NoError(t, err)
	balance, err = b.L1.BalanceAt(ctx, recipient, nil)
	require.NoError(t, err)
	require.Zero(t, balance.Sign(), "paid before it is final")
	finalized, err := b.Finalize(ctx, user, started.TxHash)
	require.NoError(t, err)
	balance, err = b.L1.BalanceAt(ctx, recipient, nil)
	require.NoError(t, err)
	require.EqualValues(t, params.Ether/2, balance.Int64())
	t.Logf("gas on L1: deposit %d, prove %d, finalize %d", deposited.L1Gas, proven.GasUsed, finalized.GasUsed)

	_, err = b.Finalize(ctx, user, started.TxHash)
	require.ErrorIs(t, err, bridge.ErrFinalized)
}
