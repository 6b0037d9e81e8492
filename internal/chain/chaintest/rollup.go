package chaintest

import (
	"encoding/binary"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain/sender"
	"assay/internal/devnet"
)

// NewRollup is New with a GasPriceOracle as rollups have it, which says that L1 takes so much wei for each byte of a transaction. The
// chain itself takes nothing.
func NewRollup(t testing.TB, weiPerByte uint64) *Env {
	t.Helper()
	// getL1FeeUpperBound(size) is the price times size; it reverts in every other function.
	selector := crypto.Keccak256([]byte("getL1FeeUpperBound(uint256)"))[:4]
	code := []byte{byte(vm.PUSH4)}
	code = append(code, selector...)
	code = append(code,
		byte(vm.PUSH0), byte(vm.CALLDATALOAD), byte(vm.PUSH1), 224, byte(vm.SHR), byte(vm.EQ), byte(vm.PUSH1), 18, byte(vm.JUMPI),
		byte(vm.PUSH0), byte(vm.PUSH0), byte(vm.REVERT), byte(vm.STOP), byte(vm.JUMPDEST),
		byte(vm.PUSH1), 4, byte(vm.CALLDATALOAD), byte(vm.PUSH8),
	)
	code = binary.BigEndian.AppendUint64(code, weiPerByte)
	code = append(code, byte(vm.MUL), byte(vm.PUSH0), byte(vm.MSTORE), byte(vm.PUSH1), 32, byte(vm.PUSH0), byte(vm.RETURN))
	return newWith(t, devnet.Config{BlockTime: BlockTime}, types.GenesisAlloc{sender.GasPriceOracle: {Code: code}})
}
