package bridge

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/program"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/devnet"
	"assay/internal/keys"
)

// TestDepositHash: the event is one that OptimismPortal emitted on a development rollup, the hash that which op-node gave the deposit.
func TestDepositHash(t *testing.T) {
	portal := common.HexToAddress("0x6fd09d4d9795a3e07eddbd9a82c882b46a5a6def")
	log := types.Log{
		Address: portal,
		Topics: []common.Hash{
			common.HexToHash("0xb3813568d9991fc951961fcb4c784893574240a28925604d09fc577c55bb7c32"),
			common.HexToHash("0x14dc79964da2c08b23698b3d3cc7ca32193d9955"),
			common.HexToHash("0x9ef6c02fb2ecc446146e05f1ff687a788a8bf76d"),
			{},
		},
		Data: common.FromHex("0x0000000000000000000000000000000000000000000000000000000000000020" +
			"0000000000000000000000000000000000000000000000000000000000000049" +
			"0000000000000000000000000000000000000000000000000de0b6b3a7640000" +
			"0000000000000000000000000000000000000000000000000de0b6b3a7640000" +
			"00000000000186a0000000000000000000000000000000000000000000000000"),
		BlockHash: common.HexToHash("0x1cb64fd295442e671c5a3e9f246941877c07f50e2813cac05323fe30dd16ac6c"),
	}
	want := common.HexToHash("0x6b9aeb3ab17562a850e81cc5bd6fdd01d910fac3f032d01cedcb820c2c9d8982")
	hash, err := depositHash(&types.Receipt{Logs: []*types.Log{{Address: common.Address{1}}, &log}}, portal)
	require.NoError(t, err)
	require.Equal(t, want, hash)

	// The place on L1 is part of it: two equal deposits are two transactions.
	later := log
	later.Index = 1
	hash, err = depositHash(&types.Receipt{Logs: []*types.Log{&later}}, portal)
	require.NoError(t, err)
	require.NotEqual(t, want, hash)

	_, err = depositHash(&types.Receipt{Logs: []*types.Log{&log}}, common.Address{2})
	require.ErrorIs(t, err, ErrNoDeposit)
	log.Data = log.Data[:64]
	_, err = depositHash(&types.Receipt{Logs: []*types.Log{&log}}, portal)
	require.Error(t, err)
}

// TestEmitted: whatever a withdrawal's call logs is read past, events without topics included.
func TestEmitted(t *testing.T) {
	messenger := common.Address{1}
	failed := &types.Log{Address: messenger, Topics: []common.Hash{relayFailed.ID, {2}}}
	others := []*types.Log{{Address: messenger}, {Address: common.Address{2}, Topics: failed.Topics}, {Address: messenger, Topics: []common.Hash{tokenCreated.ID}}}
	require.Nil(t, emitted(&types.Receipt{Logs: others}, messenger, relayFailed))
	require.Same(t, failed, emitted(&types.Receipt{Logs: append(others, failed)}, messenger, relayFailed))
	require.Nil(t, emitted(&types.Receipt{Logs: others}, messenger, tokenCreated), "one that lacks topics is none")
}

// TestEtherThatWouldBeLost: no ether goes where it could not come out again, and each refused transfer leaves the account as it was.
func TestEtherThatWouldBeLost(t *testing.T) {
	const user, portal = 1, 2 // the second only holds ether, as L1's portal does
	l1, err := devnet.New(devnet.Config{})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, l1.Close()) })
	refuses := crypto.CreateAddress(keys.DevAddress(0), 0)
	id := big.NewInt(devnet.ChainID)
	tx, err := types.SignNewTx(keys.Dev(0), types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Gas: 100_000, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e10),
		Data: program.New().ReturnViaCodeCopy(program.New().Push0().Push0().Op(vm.REVERT).Bytes()).Bytes(),
	})
	require.NoError(t, err)
	require.NoError(t, l1.Client().SendTransaction(t.Context(), tx))
	require.NoError(t, l1.Mine(1))

	// The other side is not asked, or is no rollup.
	b := &Bridge{L1: l1.Client(), L2: l1.Client(), Portal: keys.DevAddress(portal)}
	ether, someone, data := big.NewInt(params.Ether), common.Address{0xab}, make([]byte, 10_000)
	for _, test := range []struct {
		to     common.Address
		amount *big.Int
		gas    uint64
		data   []byte
		want   string
	}{
		{someone, ether, MaxWithdrawalGas + 1, nil, "gas"},
		{someone, ether, 1 << 63, nil, "gas"},
		{someone, ether, MaxWithdrawalGas - dataGas*10_000 + 1, data, "gas"},
		{common.Address{}, ether, CallGas, nil, "zero"},
		{b.Portal, ether, CallGas, nil, "portal"},
		{refuses, ether, CallGas, nil, "takes no ether"},
	} {
		_, err := b.Withdraw(t.Context(), keys.Dev(user), test.to, test.amount, test.gas, test.data)
		require.ErrorIs(t, err, ErrTransfer)
		require.True(t, strings.Contains(err.Error(), test.want), err)
	}
	require.NoError(t, b.payable(t.Context(), someone, ether, MaxWithdrawalGas-dataGas*10_000, data))
	require.NoError(t, b.payable(t.Context(), someone, ether, CallGas, nil))
	require.NoError(t, b.payable(t.Context(), refuses, ether, CallGas, []byte{1}), "what its call will do is not known")

	// An account's address, or that of another contract, is no portal.
	for _, portal := range []common.Address{keys.DevAddress(portal), refuses} {
		b.Portal = portal
		_, err := b.Deposit(t.Context(), keys.Dev(user), someone, ether, CallGas, nil)
		require.ErrorIs(t, err, ErrNoBridge)
	}
	require.NoError(t, l1.Mine(1))
	balance, err := l1.Client().BalanceAt(t.Context(), keys.DevAddress(user), nil)
	require.NoError(t, err)
	require.Equal(t, devnet.Funds(), balance)
}
