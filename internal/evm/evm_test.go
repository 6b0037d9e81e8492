package evm

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"
)

// A call leaves nothing behind, of what it writes or of what the state notes about it.
func TestCallLeavesTheStateAsItWas(t *testing.T) {
	// It adds one to a word of its storage and returns that: PUSH0 SLOAD PUSH1 1 ADD DUP1 PUSH0 SSTORE PUSH0 MSTORE PUSH1 32 PUSH0 RETURN.
	m, err := Deploy("0x600e600a5f39600e5ff35f54600101805f555f5260205ff3", nil)
	require.NoError(t, err)
	for range 3 {
		out, err := m.Call(nil)
		require.NoError(t, err)
		require.Equal(t, common.BigToHash(common.Big1).Bytes(), out)
		require.NotZero(t, m.Gas())
	}
}

func TestRevertsAreTold(t *testing.T) {
	// PUSH1 42 PUSH0 MSTORE8 PUSH1 1 PUSH0 REVERT
	m, err := Deploy("0x6009600a5f3960095ff3602a5f5360015ffd00", nil)
	require.NoError(t, err)
	out, err := m.Call(nil)
	require.ErrorIs(t, err, ErrReverted)
	require.Equal(t, []byte{42}, out)
	_, err = Deploy("0x5ffd", nil)
	require.Error(t, err)
	_, err = Deploy("0xzz", nil)
	require.Error(t, err)
}
