package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/big"
	"os"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/ethclient/gethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/chain"
	"assay/internal/opstack"
	"assay/protocol"
)

// Rollup is what the demo on an OP stack shows besides.
type Rollup struct {
	// DevchainStateRoot is what the same demo ended with on the development chain, SequencerStateRoot and VerifierStateRoot what the
	// two nodes of the rollup have at block SafeBlock, which the verifier derived from L1 alone.
	DevchainStateRoot  string `json:"devchain_state_root"`
	SequencerStateRoot string `json:"sequencer_state_root"`
	VerifierStateRoot  string `json:"verifier_state_root"`
	SafeBlock          uint64 `json:"safe_block"`
	// ContractStorage is the storage root of each contract at SafeBlock, the same on both nodes.
	ContractStorage map[string]common.Hash `json:"contract_storage"`
	// Transactions are those of L2 that somebody sent, up to SafeBlock, with their DataBytes when signed; Batches is what they, and the
	// empty blocks between them, took on L1.
	Transactions uint64          `json:"transactions"`
	DataBytes    uint64          `json:"data_bytes"`
	Batches      opstack.Batches `json:"batches"`
	// What the rollup charges for a byte is (16 × BaseFeeScalar × L1's base fee + BlobBaseFeeScalar × its blob base fee) / 10^6.
	BaseFeeScalar     uint32 `json:"base_fee_scalar"`
	BlobBaseFeeScalar uint32 `json:"blob_base_fee_scalar"`
}

// rollup waits until everything that happened is safe, and compares the verifier with the sequencer and with the development chain.
func (r *run) rollup(ctx context.Context) error {
	raw, err := os.ReadFile(r.cfg.Devchain)
	if err != nil {
		return err
	}
	var devchain Summary
	if err := json.Unmarshal(raw, &devchain); err != nil {
		return fmt.Errorf("%s: %w", r.cfg.Devchain, err)
	}
	if devchain.Seed != r.cfg.Seed {
		return fmt.Errorf("%s is of seed %d, this run of %d", r.cfg.Devchain, devchain.Seed, r.cfg.Seed)
	}
	endpoints, err := opstack.ReadEndpoints(r.cluster.Path("chain"))
	if err != nil {
		return err
	}
	contracts, err := opstack.ReadContracts(r.cluster.Path("chain"))
	if err != nil {
		return err
	}
	head, err := r.client.BlockNumber(ctx)
	if err != nil {
		return err
	}
	out := &Rollup{DevchainStateRoot: devchain.StateRoot}
	if out.SafeBlock, err = endpoints.AwaitSafe(ctx, head); err != nil {
		return err
	}
	sequencer, err := r.nodeState(ctx, endpoints.Sequencer, out.SafeBlock)
	if err != nil {
		return fmt.Errorf("sequencer: %w", err)
	}
	verifier, err := r.nodeState(ctx, endpoints.Verifier, out.SafeBlock)
	if err != nil {
		return fmt.Errorf("verifier: %w", err)
	}
	if !sequencer.equal(verifier) {
		return fmt.Errorf("block %d: the sequencer has %+v, the verifier %+v", out.SafeBlock, sequencer, verifier)
	}
	out.SequencerStateRoot, out.VerifierStateRoot, out.ContractStorage = sequencer.root, verifier.root, verifier.storage
	for _, root := range []string{devchain.StateRoot, verifier.root} {
		if err := r.sameRoot(root); err != nil {
			return err
		}
	}
	l1, err := ethclient.DialContext(ctx, endpoints.L1)
	if err != nil {
		return err
	}
	defer l1.Close()
	if out.Batches, err = opstack.ReadBatches(ctx, l1, contracts.BatchInbox); err != nil {
		return err
	}
	if err := r.gas.Advance(ctx, out.SafeBlock); err != nil {
		return err
	}
	for method, scalar := range map[string]*uint32{"baseFeeScalar()": &out.BaseFeeScalar, "blobBaseFeeScalar()": &out.BlobBaseFeeScalar} {
		word, err := r.client.CallContract(ctx, ethereum.CallMsg{To: &types.L1BlockAddr, Data: crypto.Keccak256([]byte(method))[:4]}, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", method, err)
		}
		*scalar = uint32(new(big.Int).SetBytes(word).Uint64())
	}
	out.Transactions, out.DataBytes = r.gas.Total().Calls, r.gas.Total().Bytes
	r.sum.Rollup = out
	return nil
}

// nodeState is what one node says of a block: the block's hash, the run's state root, and the storage root of each contract.
type nodeState struct {
	block   protocol.Hash
	root    string
	storage map[string]common.Hash
}

func (s nodeState) equal(other nodeState) bool {
	return s.block == other.block && s.root == other.root && maps.Equal(s.storage, other.storage)
}

func (r *run) nodeState(ctx context.Context, url string, number uint64) (nodeState, error) {
	state := nodeState{storage: make(map[string]common.Hash)}
	client, err := rpc.DialContext(ctx, url)
	if err != nil {
		return state, err
	}
	defer client.Close()
	dep := r.chain.Deployment()
	contracts, err := chain.New(ethclient.NewClient(client), dep)
	if err != nil {
		return state, err
	}
	view, err := contracts.At(ctx, number)
	if err != nil {
		return state, err
	}
	head, err := view.Head(ctx, r.task)
	if err != nil {
		return state, err
	}
	state.block, state.root = protocol.Hash(view.Block.Hash), head.StateRoot.String()
	for _, c := range append(dep.Contracts(), dep.TrainingContracts()...) {
		proof, err := gethclient.New(client).GetProof(ctx, c.Address, nil, new(big.Int).SetUint64(number))
		if err != nil {
			return state, fmt.Errorf("storage of %s: %w", c.Name, err)
		}
		state.storage[c.Name] = proof.StorageHash
	}
	return state, nil
}

func (r *run) printRollup() {
	o := r.sum.Rollup
	if o == nil {
		return
	}
	r.say("rollup                 block %d, which the verifier node derived from L1 alone", o.SafeBlock)
	r.say("  sequencer's root     %s   %s", o.SequencerStateRoot, same(o.SequencerStateRoot, r.sum.StateRoot))
	r.say("  verifier's root      %s   %s", o.VerifierStateRoot, same(o.VerifierStateRoot, r.sum.StateRoot))
	r.say("  dev chain's root     %s   %s", o.DevchainStateRoot, same(o.DevchainStateRoot, r.sum.StateRoot))
	r.say("  on L1                %d bytes in %d batches, for %d transactions of %d bytes", o.Batches.Bytes, o.Batches.Transactions, o.Transactions, o.DataBytes)
}
