package devnet

import (
	"context"
	"errors"
	"reflect"
	"unsafe"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/eth"
	"github.com/ethereum/go-ethereum/rpc"
)

// jumps are the jump destinations of contracts by the hash of their code, of all chains of this process: they follow from the code alone.
type jumps struct {
	*lru.Cache[common.Hash, vm.BitVec]
}

// analysed holds more contracts than tests deploy; each takes an eighth of its code, 3 KiB at most.
var analysed = jumps{lru.NewCache[common.Hash, vm.BitVec](1024)}

// Load implements vm.JumpDestCache.
func (j jumps) Load(code common.Hash) (vm.BitVec, bool) { return j.Get(code) }

// Store implements vm.JumpDestCache.
func (j jumps) Store(code common.Hash, destinations vm.BitVec) { j.Add(code, destinations) }

// callBackend is geth's, whose EVM keeps jump destinations beyond a call. Geth's own looks for them anew in every contract that a call reaches: of a
// call that reads some words of a large contract, which is what clients of this chain mostly do, that is two fifths of the work.
type callBackend struct{ *eth.EthAPIBackend }

// GetEVM is geth's, with the cache.
func (b callBackend) GetEVM(
	ctx context.Context, state *state.StateDB, header *types.Header, cfg *vm.Config, block *vm.BlockContext,
) *vm.EVM {
	evm := b.EthAPIBackend.GetEVM(ctx, state, header, cfg, block)
	evm.SetJumpDestCache(analysed)
	return evm
}

// callsOf is geth's service of eth_call and its like on a callBackend. The service's type and its only field, the backend, are private to geth: what
// is set here is an interface that callBackend implements, or this is an error.
func callsOf(e *eth.Ethereum) (rpc.API, error) {
	for _, api := range e.APIs() {
		service := reflect.ValueOf(api.Service)
		if service.Kind() != reflect.Pointer || service.Type().Elem().Name() != "BlockChainAPI" {
			continue
		}
		fields := service.Elem()
		backend := reflect.ValueOf(callBackend{e.APIBackend})
		if fields.NumField() != 1 || fields.Field(0).Kind() != reflect.Interface || !backend.Type().Implements(fields.Field(0).Type()) {
			break
		}
		reflect.NewAt(fields.Field(0).Type(), unsafe.Pointer(fields.Field(0).UnsafeAddr())).Elem().Set(backend)
		return api, nil
	}
	return rpc.API{}, errors.New("geth's service of calls is not what this package knows")
}
