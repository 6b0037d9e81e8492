package opstacktest

import (
	"context"
	"log/slog"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/keys"
	"assay/internal/opstack"
	"assay/protocol"
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

// TestForcedCallsGoTogether: a hundred calls are under way over L1 at the same time, L1 replaces the blocks of the first of them, and each
// arrives on L2 once.
func TestForcedCallsGoTogether(t *testing.T) {
	const calls = 100
	stack := start(t, config(t))
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	force, stop, err := bridge.Forced(stack.Client(), protocol.Deployment{L1RPC: stack.L1, L1Portal: stack.Contracts.OptimismPortal}, keys.Dev(7),
		slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	defer stop()
	first := make(chan struct{}, calls)
	var under errgroup.Group
	for i := range calls {
		under.Go(func() error {
			receipt, err := force(ctx, chain.Call{Name: "test", To: common.Address{0xca, 0x11}, Data: big.NewInt(int64(1 + i)).Bytes()}, bridge.CallGas)
			if err == nil && receipt.Status != types.ReceiptStatusSuccessful {
				err = bridge.ErrFailed
			}
			first <- struct{}{}
			return err
		})
	}
	<-first
	_, err = stack.L1Chain().Fork(4, false)
	require.NoError(t, err)
	require.NoError(t, under.Wait())

	head, err := stack.Client().BlockNumber(ctx)
	require.NoError(t, err)
	awaitSafe(t, stack, head)
	verifier := dial(t, stack.Verifier)
	seen := make(map[string]int)
	for number := range head + 1 {
		block, err := verifier.BlockByNumber(ctx, new(big.Int).SetUint64(number))
		require.NoError(t, err)
		for _, tx := range block.Transactions() {
			if tx.To() != nil && *tx.To() == (common.Address{0xca, 0x11}) {
				require.True(t, tx.IsDepositTx())
				seen[string(tx.Data())]++
			}
		}
	}
	require.Len(t, seen, calls)
	for data, times := range seen {
		require.Equal(t, 1, times, "%x", data)
	}
}
