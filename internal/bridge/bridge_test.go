package bridge

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"
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
}
