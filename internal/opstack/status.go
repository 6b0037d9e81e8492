package opstack

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

const endpointsFile = "endpoints.json"

// ErrNotRunning says that a folder has no running rollup.
var ErrNotRunning = errors.New("no OP stack runs on this folder")

// Block is a block's number and hash.
type Block struct {
	Number uint64      `json:"number"`
	Hash   common.Hash `json:"hash"`
}

// Heads are how far one node is: L1 is the newest block of L1 it has seen; Unsafe is the newest block of L2, Safe the newest that
// follows from data on L1, Finalized the newest that follows from final data. A verifier's unsafe blocks are those that an L1 reorg took its
// data away from.
type Heads struct {
	L1        Block `json:"l1"`
	Unsafe    Block `json:"unsafe"`
	Safe      Block `json:"safe"`
	Finalized Block `json:"finalized"`
}

// Status of a running rollup.
type Status struct {
	Endpoints Endpoints `json:"endpoints"`
	Sequencer Heads     `json:"sequencer"`
	Verifier  Heads     `json:"verifier"`
	// Same is the sequencer's block of the number of the verifier's safe one; its hash is zero if the sequencer is not there yet,
	// as those of Heads are while a node starts.
	Same Block `json:"sequencerAtVerifier"`
}

// ErrDiffer says that the sequencer shows another chain than the one that follows from L1.
var ErrDiffer = errors.New("the sequencer's block is not the one that the verifier derived from L1")

// Check returns ErrDiffer if the nodes have different blocks of one number, and so different states. While they follow an L1 reorg they may.
func (s Status) Check() error {
	if unknown := (common.Hash{}); s.Same.Hash == unknown || s.Verifier.Safe.Hash == unknown || s.Same.Hash == s.Verifier.Safe.Hash {
		return nil
	}
	return fmt.Errorf("%w: block %d is %s, not %s", ErrDiffer, s.Same.Number, s.Same.Hash, s.Verifier.Safe.Hash)
}

// ReadEndpoints returns where the rollup that runs on a folder answers.
func ReadEndpoints(dir string) (e Endpoints, err error) {
	if err = readJSON(filepath.Join(dir, endpointsFile), &e); errors.Is(err, os.ErrNotExist) {
		err = fmt.Errorf("%w: %w", ErrNotRunning, err)
	}
	return e, err
}

// Status asks both op-nodes how far they are, and the sequencer for the verifier's safe block.
func (e Endpoints) Status(ctx context.Context) (Status, error) {
	status := Status{Endpoints: e}
	for _, node := range []struct {
		name, url string
		heads     *Heads
	}{{VerifierNode, e.VerifierNode, &status.Verifier}, {SequencerNode, e.SequencerNode, &status.Sequencer}} {
		if err := node.heads.ask(ctx, node.url); err != nil {
			return status, fmt.Errorf("%s %s: %w", node.name, node.url, err)
		}
	}
	if err := status.Same.ask(ctx, e.Sequencer, status.Verifier.Safe.Number); err != nil {
		return status, fmt.Errorf("%s %s: %w", SequencerEngine, e.Sequencer, err)
	}
	return status, nil
}

// ask an execution node for its block of a number; the hash stays zero if it has none.
func (b *Block) ask(ctx context.Context, url string, number uint64) error {
	client, err := rpc.DialContext(ctx, url)
	if err != nil {
		return err
	}
	defer client.Close()
	var header struct {
		Hash common.Hash `json:"hash"`
	}
	if err := client.CallContext(ctx, &header, "eth_getBlockByNumber", hexutil.Uint64(number), false); err != nil {
		return err
	}
	*b = Block{number, header.Hash}
	return nil
}

func (h *Heads) ask(ctx context.Context, url string) error {
	client, err := rpc.DialContext(ctx, url)
	if err != nil {
		return err
	}
	defer client.Close()
	var sync struct {
		L1        Block `json:"head_l1"`
		Unsafe    Block `json:"unsafe_l2"`
		Safe      Block `json:"safe_l2"`
		Finalized Block `json:"finalized_l2"`
	}
	if err := client.CallContext(ctx, &sync, "optimism_syncStatus"); err != nil {
		return err
	}
	*h = Heads(sync)
	return nil
}

// AwaitSafe waits until the verifier has derived block number from L1, and returns the newest block it has.
func (e Endpoints) AwaitSafe(ctx context.Context, number uint64) (uint64, error) {
	for {
		status, err := e.Status(ctx)
		if err == nil && status.Verifier.Safe.Number >= number {
			return status.Verifier.Safe.Number, nil
		}
		select {
		case <-ctx.Done():
			return 0, errors.Join(fmt.Errorf("the verifier is at block %d, not at %d: %w", status.Verifier.Safe.Number, number, context.Cause(ctx)), err)
		case <-time.After(300 * time.Millisecond):
		}
	}
}

// Batches is what the batcher put on L1.
type Batches struct {
	Transactions uint64 `json:"transactions"`
	// Bytes of calldata: compressed blocks of L2.
	Bytes uint64 `json:"bytes"`
	// Gas on L1.
	Gas uint64 `json:"gas"`
}

// ReadBatches adds up all of L1's transactions to the inbox.
func ReadBatches(ctx context.Context, l1 *ethclient.Client, inbox common.Address) (b Batches, err error) {
	head, err := l1.BlockNumber(ctx)
	if err != nil {
		return b, err
	}
	for number := range head + 1 {
		block, err := l1.BlockByNumber(ctx, new(big.Int).SetUint64(number))
		if err != nil {
			return b, fmt.Errorf("L1 block %d: %w", number, err)
		}
		for _, tx := range block.Transactions() {
			if tx.To() == nil || *tx.To() != inbox {
				continue
			}
			receipt, err := l1.TransactionReceipt(ctx, tx.Hash())
			if err != nil {
				return b, fmt.Errorf("batch %s: %w", tx.Hash(), err)
			}
			b.Transactions++
			b.Bytes += uint64(len(tx.Data()))
			b.Gas += receipt.GasUsed
		}
	}
	return b, nil
}

// ReadContracts returns the rollup's addresses on L1.
func ReadContracts(dir string) (c Contracts, err error) {
	err = readJSON(filepath.Join(dir, "genesis", "contracts.json"), &c)
	return c, err
}
