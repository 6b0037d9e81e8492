package opstacktest

import (
	"context"
	"errors"
	"log/slog"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"assay/bindings/assaytoken"
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

var erc20 = assaytoken.NewAssayToken()

// whole returns n tokens of 18 decimals in their smallest unit.
func whole(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(params.Ether)) }

// execute sends a call, or the code of a contract if there is no `to`, and waits for its success.
func execute(t *testing.T, client *ethclient.Client, account int, to *common.Address, data []byte) *types.Receipt {
	t.Helper()
	id, err := client.ChainID(t.Context())
	require.NoError(t, err)
	nonce, err := client.PendingNonceAt(t.Context(), keys.DevAddress(account))
	require.NoError(t, err)
	tx, err := types.SignNewTx(keys.Dev(account), types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: to, Data: data, Gas: 3_000_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(10 * params.GWei),
	})
	require.NoError(t, err)
	require.NoError(t, client.SendTransaction(t.Context(), tx))
	return mined(t, client, tx.Hash())
}

// newToken deploys the development token from an account.
func newToken(t *testing.T, client *ethclient.Client, account int) common.Address {
	t.Helper()
	return execute(t, client, account, nil, common.FromHex(assaytoken.AssayTokenMetaData.Bin)).ContractAddress
}

func balanceOf(t *testing.T, client *ethclient.Client, token, account common.Address) *big.Int {
	t.Helper()
	raw, err := client.CallContract(t.Context(), ethereum.CallMsg{To: &token, Data: erc20.PackBalanceOf(account)}, nil)
	require.NoError(t, err)
	balance, err := erc20.UnpackBalanceOf(raw)
	require.NoError(t, err)
	return balance
}

// TestBridgeRefusesTokens: what would be lost on the way, or cannot be sent, is refused before anything is sent.
func TestBridgeRefusesTokens(t *testing.T) {
	const user = 7
	stack := start(t, config(t))
	b := newBridge(t, stack)
	b.L2 = stack.Client()
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	token, other, foreign := newToken(t, b.L1, user), newToken(t, b.L1, user), newToken(t, b.L2, user)
	execute(t, b.L1, user, &token, erc20.PackMint(keys.DevAddress(user), whole(5)))
	made, err := b.CreateToken(ctx, keys.Dev(user), token)
	require.NoError(t, err)
	require.True(t, made.Created)
	require.Equal(t, "ASSAY", made.Symbol)
	again, err := b.CreateToken(ctx, keys.Dev(user), token)
	require.NoError(t, err)
	require.False(t, again.Created)
	require.Equal(t, made.L2, again.L2)
	_, err = b.CreateToken(ctx, keys.Dev(user), common.Address{1, 2, 3})
	require.ErrorIs(t, err, bridge.ErrNoToken)

	_, err = b.Pair(ctx, other, made.L2)
	require.ErrorIs(t, err, bridge.ErrOtherToken)
	_, err = b.Pair(ctx, token, foreign)
	require.ErrorIs(t, err, bridge.ErrNotBridged)
	_, err = b.Pair(ctx, token, common.Address{1, 2, 3})
	require.ErrorIs(t, err, bridge.ErrNotBridged)
	wrong := *b
	wrong.L2 = b.L1
	_, err = wrong.Pair(ctx, token, made.L2)
	require.ErrorIs(t, err, bridge.ErrNoBridge)

	pair, err := b.Pair(ctx, token, made.L2)
	require.NoError(t, err)
	to := common.Address{0xab}
	for _, test := range []struct {
		to     common.Address
		amount *big.Int
		gas    uint64
		want   error
	}{
		{to, whole(6), bridge.TokenGas, bridge.ErrBalance},
		{to, new(big.Int), bridge.TokenGas, bridge.ErrTransfer},
		{common.Address{}, whole(1), bridge.TokenGas, bridge.ErrTransfer},
		{to, whole(1), bridge.MinTokenGas - 1, bridge.ErrTransfer},
		{to, whole(1), 1 << 32, bridge.ErrTransfer},
	} {
		_, err := b.DepositToken(ctx, keys.Dev(user), pair, test.to, test.amount, test.gas)
		require.ErrorIs(t, err, test.want)
		_, err = b.WithdrawToken(ctx, keys.Dev(user), pair, test.to, test.amount, test.gas)
		require.ErrorIs(t, err, test.want)
	}
	require.Equal(t, whole(5), balanceOf(t, b.L1, token, keys.DevAddress(user)))

	// The least gas is enough, for an account that has none of the tokens.
	_, err = b.DepositToken(ctx, keys.Dev(user), pair, to, whole(5), bridge.MinTokenGas)
	require.NoError(t, err)
	require.Equal(t, whole(5), balanceOf(t, b.L2, made.L2, to))
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

	// A message that the messenger on L2 cannot deliver waits there until what it meets is mended.
	tokens := common.Address{0xfe}
	messengerL1 := l1Messenger(t, b.L1, stack.Contracts.SystemConfig)
	tokenL1, tokenL2 := newToken(t, b.L1, 7), newToken(t, stack.Client(), 7)
	input, err := messenger.Pack("sendMessage", tokenL2, erc20.PackTransfer(tokens, big.NewInt(7)), uint32(bridge.CallGas))
	require.NoError(t, err)
	failing := execute(t, b.L1, 7, &messengerL1, input).TxHash
	eventually(t, "the message does not arrive", func() bool {
		_, err = b.RetryDeposit(ctx, user, failing)
		return !errors.Is(err, bridge.ErrNotRelayed)
	})
	require.ErrorIs(t, err, bridge.ErrRelay)
	awaitSafe(t, stack, execute(t, stack.Client(), 7, &tokenL2, erc20.PackMint(bridge.Messenger, big.NewInt(7))).BlockNumber.Uint64())
	_, err = b.RetryDeposit(ctx, user, failing)
	require.NoError(t, err)
	require.EqualValues(t, 7, balanceOf(t, stack.Client(), tokenL2, tokens).Int64())
	// What gets no answer from L1's end of the rollup takes no ether.
	wrong := *b
	wrong.Portal = common.Address{0xaa}
	_, err = wrong.Deposit(ctx, user, to, big.NewInt(params.Ether), bridge.CallGas, nil)
	require.ErrorIs(t, err, bridge.ErrNoBridge)
	balance, err = b.L1.BalanceAt(ctx, wrong.Portal, nil)
	require.NoError(t, err)
	require.Zero(t, balance.Sign())

	recipient := common.Address{0xef}
	started, err := b.Withdraw(ctx, user, recipient, big.NewInt(params.Ether/2), bridge.CallGas, nil)
	require.NoError(t, err)
	// Two whose calls fail on L1: one that the portal makes, one that the messenger makes.
	refused, err := b.Withdraw(ctx, user, stack.Contracts.SystemConfig, big.NewInt(params.GWei), bridge.CallGas, []byte{1, 2, 3, 4})
	require.NoError(t, err)
	input, err = messenger.Pack("sendMessage", tokenL1, erc20.PackTransfer(tokens, big.NewInt(7)), uint32(bridge.CallGas))
	require.NoError(t, err)
	undelivered := execute(t, stack.Client(), 7, &bridge.Messenger, input)
	mined(t, b.L2, undelivered.TxHash) // the bridge asks another node, which has it later
	_, err = b.Finalize(ctx, user, started.TxHash)
	require.ErrorIs(t, err, bridge.ErrNotProven)
	for _, receipt := range []*types.Receipt{refused, undelivered} {
		_, err = b.Prove(ctx, user, receipt.TxHash, false)
		require.NoError(t, err)
	}
	proven, err := b.Prove(ctx, user, started.TxHash, false)
	require.NoError(t, err)
	_, err = b.Prove(ctx, user, started.TxHash, false)
	require.ErrorIs(t, err, bridge.ErrProven)
	_, err = b.Prove(ctx, user, deposited.L2Tx, false)
	require.ErrorIs(t, err, bridge.ErrNoWithdrawal)
	balance, err = b.L1.BalanceAt(ctx, recipient, nil)
	require.NoError(t, err)
	require.Zero(t, balance.Sign(), "paid before it is final")
	finalized, err := b.Finalize(ctx, user, started.TxHash)
	require.NoError(t, err)
	balance, err = b.L1.BalanceAt(ctx, recipient, nil)
	require.NoError(t, err)
	require.EqualValues(t, params.Ether/2, balance.Int64())
	t.Logf("gas: deposit %d on L1 and %d on L2, prove %d, finalize %d", deposited.L1Gas, deposited.L2Gas, proven.GasUsed, finalized.GasUsed)

	_, err = b.Finalize(ctx, user, started.TxHash)
	require.ErrorIs(t, err, bridge.ErrFinalized)
	_, err = b.Prove(ctx, user, started.TxHash, false)
	require.ErrorIs(t, err, bridge.ErrFinalized)
	_, err = b.Finalize(ctx, user, refused.TxHash)
	require.ErrorIs(t, err, bridge.ErrCall)
	// The portal makes a call once, the messenger's can be repeated.
	_, err = b.RetryWithdrawal(ctx, user, refused.TxHash)
	require.ErrorIs(t, err, bridge.ErrNoMessage)
	for range 2 {
		_, err = b.Finalize(ctx, user, undelivered.TxHash)
		require.ErrorIs(t, err, bridge.ErrRelay)
	}
	_, err = b.RetryWithdrawal(ctx, user, undelivered.TxHash)
	require.ErrorIs(t, err, bridge.ErrRelay)
	execute(t, b.L1, 7, &tokenL1, erc20.PackMint(messengerL1, big.NewInt(7)))
	_, err = b.RetryWithdrawal(ctx, user, undelivered.TxHash)
	require.NoError(t, err)
	require.EqualValues(t, 7, balanceOf(t, b.L1, tokenL1, tokens).Int64())
	_, err = b.RetryWithdrawal(ctx, user, undelivered.TxHash)
	require.ErrorIs(t, err, bridge.ErrRelayed)
	_, err = b.Finalize(ctx, user, undelivered.TxHash)
	require.ErrorIs(t, err, bridge.ErrFinalized)
}

// l1Messenger asks the rollup's configuration for the messenger on L1.
func l1Messenger(t *testing.T, l1 *ethclient.Client, config common.Address) common.Address {
	t.Helper()
	input, err := messenger.Pack("l1CrossDomainMessenger")
	require.NoError(t, err)
	out, err := l1.CallContract(t.Context(), ethereum.CallMsg{To: &config, Data: input}, nil)
	require.NoError(t, err)
	return common.BytesToAddress(out)
}

// messenger is how anybody sends a call to the other side, which the standard bridges do as well, and how the configuration names L1's.
var messenger = func() abi.ABI {
	out, err := abi.JSON(strings.NewReader(`[{"type":"function","name":"sendMessage","inputs":[{"type":"address","name":"target"},
		{"type":"bytes","name":"message"},{"type":"uint32","name":"minGasLimit"}],"outputs":[],"stateMutability":"payable"},
		{"type":"function","name":"l1CrossDomainMessenger","inputs":[],"outputs":[{"type":"address"}],"stateMutability":"view"}]`))
	if err != nil {
		panic(err) // a constant of this file
	}
	return out
}()

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
