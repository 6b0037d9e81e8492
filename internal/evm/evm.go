// Package evm runs deployed code of the contracts in go-ethereum's EVM inside the process, under the Osaka rules and without a chain: for rules
// that have one definition, in Solidity, and for tests that hold Solidity against Go on millions of cases.
package evm

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
)

// Machine is an EVM with one contract deployed in it. It is for one goroutine at a time.
type Machine struct {
	env  runtime.Config
	at   common.Address
	last uint64
}

// Deploy starts an empty EVM and deploys a binding's code in it. arguments are those of its constructor, packed.
func Deploy(bin string, arguments []byte) (*Machine, error) {
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil), nil))
	if err != nil {
		return nil, fmt.Errorf("evm: %w", err)
	}
	code, err := hex.DecodeString(strings.TrimPrefix(bin, "0x"))
	if err != nil {
		return nil, fmt.Errorf("evm: the binding's code: %w", err)
	}
	// The rules of the development chain.
	m := &Machine{env: runtime.Config{ChainConfig: params.AllDevChainProtocolChanges, State: db}}
	if _, m.at, _, err = runtime.Create(append(code, arguments...), &m.env); err != nil {
		return nil, fmt.Errorf("evm: deployment: %w", err)
	}
	return m, nil
}

// Put places code at an address, beside the contract.
func (m *Machine) Put(at common.Address, code []byte) {
	m.env.State.SetCode(at, code, tracing.CodeChangeUnspecified)
}

// Call calls the contract and leaves its state as it was. With ErrReverted the output is the reason.
func (m *Machine) Call(input []byte) ([]byte, error) {
	// The state notes even what a call only reads: a machine that lives as long as a service would grow.
	defer m.env.State.RevertToSnapshot(m.env.State.Snapshot())
	out, left, err := runtime.Call(m.at, input, &m.env)
	m.last = math.MaxUint64 - left
	if errors.Is(err, vm.ErrExecutionReverted) {
		return out, ErrReverted
	}
	if err != nil {
		return nil, fmt.Errorf("evm: %w", err)
	}
	return out, nil
}

// ErrReverted says that a contract refused a call.
var ErrReverted = errors.New("evm: execution reverted")

// Gas is what the last call used, without a transaction's fixed cost and calldata.
func (m *Machine) Gas() uint64 { return m.last }
