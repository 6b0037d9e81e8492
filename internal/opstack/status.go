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
// follows from data on L1, Finalized the newest that follows from final data. Of a verifier unsafe and safe are the same.
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
}

// ReadEndpoints returns where the rollup that runs on a folder answers.
func ReadEndpoints(dir string) (e Endpoints, err error) {
	if err = readJSON(filepath.Join(dir, endpointsFile), &e); errors.Is(err, os.ErrNotExist) {
		err = fmt.Errorf("%w: %w", ErrNotRunning, err)
	}
	return e, err
}

// Status asks both op-nodes.
func (e Endpoints) Status(ctx context.Context) (Status, error) {
	status := Status{Endpoints: e}
	for url, heads := range map[string]*Heads{e.SequencerNode: &status.Sequencer, e.VerifierNode: &status.Verifier} {
		if err := heads.ask(ctx, url); err != nil {
			return status, fmt.Errorf("%s: %w", url, err)
		}
	}
	return status, nil
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
