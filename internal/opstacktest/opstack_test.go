// Package opstacktest starts the whole OP stack. Its tests take minutes and need the programs of `make op-stack`, so `make
// test-long` runs them and `make test` does not.
package opstacktest

import (
	"context"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/internal/opstack"
)

// longest bounds every wait of a test: far more than is needed, so that only what never comes fails.
const longest = 4 * time.Minute

func config(t *testing.T) opstack.Config {
	t.Helper()
	programs, err := filepath.Abs(filepath.Join("..", "..", "build", "opstack"))
	require.NoError(t, err)
	return opstack.Config{Dir: filepath.Join(t.TempDir(), "rollup"), Programs: programs, L1BlockTime: time.Second}
}

// start runs a rollup for a test. When the test fails its logs are kept where the message says.
func start(t *testing.T, cfg opstack.Config) *opstack.Stack {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	stack, err := opstack.Start(ctx, cfg)
	require.NoError(t, err, "`make op-stack` builds the programs")
	require.True(t, opstack.Has(cfg.Dir))
	t.Cleanup(func() {
		require.NoError(t, stack.Close())
		if t.Failed() {
			if kept, err := os.MkdirTemp("", "opstacktest-"); err == nil && os.CopyFS(kept, os.DirFS(filepath.Join(cfg.Dir, "logs"))) == nil {
				t.Logf("logs: %s", kept)
			}
		}
	})
	return stack
}

func dial(t *testing.T, url string) *ethclient.Client {
	t.Helper()
	client, err := ethclient.DialContext(t.Context(), url)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	return client
}

// eventually polls until ready says so.
func eventually(t *testing.T, what string, ready func() bool) {
	t.Helper()
	require.Eventually(t, ready, longest, 200*time.Millisecond, what)
}

// status asks both nodes; while one is being restarted there is none.
func status(t *testing.T, stack *opstack.Stack) opstack.Status {
	t.Helper()
	var out opstack.Status
	eventually(t, "both nodes say how far they are", func() (ok bool) {
		var err error
		out, err = stack.Status(t.Context())
		return err == nil
	})
	return out
}

// awaitSafe waits until the verifier has derived block number from L1.
func awaitSafe(t *testing.T, stack *opstack.Stack, number uint64) {
	t.Helper()
	eventually(t, "the verifier derives the block", func() bool { return status(t, stack).Verifier.Safe.Number >= number })
}

// send transfers 7 wei on the chain of a client and waits for its receipt.
func send(t *testing.T, client *ethclient.Client, account int, to common.Address) *types.Receipt {
	t.Helper()
	id, err := client.ChainID(t.Context())
	require.NoError(t, err)
	nonce, err := client.PendingNonceAt(t.Context(), keys.DevAddress(account))
	require.NoError(t, err)
	tx, err := types.SignNewTx(keys.Dev(account), types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Value: big.NewInt(7), Gas: 21_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(10 * params.GWei),
	})
	require.NoError(t, err)
	require.NoError(t, client.SendTransaction(t.Context(), tx))
	return mined(t, client, tx.Hash())
}

func mined(t *testing.T, client *ethclient.Client, hash common.Hash) (receipt *types.Receipt) {
	t.Helper()
	eventually(t, "the transaction is mined", func() bool {
		var err error
		receipt, err = client.TransactionReceipt(t.Context(), hash)
		return err == nil
	})
	require.EqualValues(t, types.ReceiptStatusSuccessful, receipt.Status)
	return receipt
}

// sameChain compares both nodes' blocks up to and including a number.
func sameChain(t *testing.T, stack *opstack.Stack, to uint64) {
	t.Helper()
	sequencer, verifier := dial(t, stack.Sequencer), dial(t, stack.Verifier)
	for number := range to + 1 {
		a, err := sequencer.HeaderByNumber(t.Context(), new(big.Int).SetUint64(number))
		require.NoError(t, err)
		b, err := verifier.HeaderByNumber(t.Context(), new(big.Int).SetUint64(number))
		require.NoError(t, err)
		require.Equal(t, a.Hash(), b.Hash(), "block %d", number)
	}
}

// clz returns the leading zeros of 1: push1 1, clz, push0, mstore, push1 32, push0, return. CLZ came with Osaka.
var clz = common.FromHex("60011e5f5260205ff3")

func TestVerifierDerivesTheChainUnderOsaka(t *testing.T) {
	stack := start(t, config(t))
	sequencer, verifier := stack.Client(), dial(t, stack.Verifier)
	id, err := sequencer.ChainID(t.Context())
	require.NoError(t, err)
	require.EqualValues(t, opstack.ChainID, id.Uint64())

	to := common.Address{0xaa}
	receipt := send(t, sequencer, 0, to)
	// A transaction sent to the verifier reaches the sequencer.
	forwarded := send(t, verifier, 1, to)
	last := max(receipt.BlockNumber.Uint64(), forwarded.BlockNumber.Uint64())
	awaitSafe(t, stack, last)
	sameChain(t, stack, last)
	balance, err := verifier.BalanceAt(t.Context(), to, big.NewInt(int64(rpc.SafeBlockNumber)))
	require.NoError(t, err)
	require.EqualValues(t, 14, balance.Int64())

	for _, client := range []*ethclient.Client{sequencer, verifier} {
		got, err := client.CallContract(t.Context(), ethereum.CallMsg{Data: clz}, nil)
		require.NoError(t, err)
		require.Equal(t, common.BigToHash(big.NewInt(255)).Bytes(), got)
	}
}

// TestSurvivesKillsOutagesAndReorgs disturbs a running rollup in every way that Part 5 names and asks each time that both nodes go on
// and agree, and at the end that nothing that was safe is gone, over a restart of everything too.
func TestSurvivesKillsOutagesAndReorgs(t *testing.T) {
	cfg := config(t)
	stack := start(t, cfg)
	to := common.Address{0xbb}
	sent := 0
	// pay sends one payment and waits until the verifier has it.
	pay := func(what string) {
		t.Helper()
		t.Log(what)
		receipt := send(t, stack.Client(), 0, to)
		sent++
		awaitSafe(t, stack, receipt.BlockNumber.Uint64())
		// After a reorg the payment may stand in another block than its receipt said.
		verifier := dial(t, stack.Verifier)
		eventually(t, "the verifier has every payment", func() bool {
			balance, err := verifier.BalanceAt(t.Context(), to, nil)
			return err == nil && balance.Int64() == int64(7*sent)
		})
		sameChain(t, stack, status(t, stack).Verifier.Safe.Number)
	}
	pay("undisturbed")

	stack.KillProgram(opstack.SequencerNode)
	stack.KillProgram(opstack.SequencerEngine)
	require.NoError(t, stack.StartProgram(t.Context(), opstack.SequencerEngine))
	require.NoError(t, stack.StartProgram(t.Context(), opstack.SequencerNode))
	pay("the sequencer was killed and restarted")

	require.NoError(t, stack.StopProgram(opstack.Batcher))
	before := status(t, stack)
	receipt := send(t, stack.Client(), 1, common.Address{0xcc})
	eventually(t, "the sequencer goes on without its batcher", func() bool { return status(t, stack).Sequencer.Unsafe.Number > receipt.BlockNumber.Uint64()+10 })
	// What was on its way to L1 when the batcher stopped may still have become safe, what came after has not.
	require.Less(t, status(t, stack).Verifier.Safe.Number, receipt.BlockNumber.Uint64(), "safe without a batcher; before: %+v", before)
	require.NoError(t, stack.StartProgram(t.Context(), opstack.Batcher))
	pay("the batcher was away")

	// What L1 forgot the batcher makes anew by itself.
	for _, drop := range []bool{false, true} {
		reorg, err := stack.L1Chain().Fork(4, drop)
		require.NoError(t, err)
		eventually(t, "both nodes follow the new branch", func() bool {
			s := status(t, stack)
			return s.Sequencer.L1.Number > reorg.Number && s.Verifier.L1.Number > reorg.Number
		})
		pay("L1 replaced four blocks")
	}

	last := status(t, stack).Verifier.Safe
	require.NoError(t, stack.Close())
	stack = start(t, cfg)
	header, err := dial(t, stack.Verifier).HeaderByNumber(t.Context(), new(big.Int).SetUint64(last.Number))
	require.NoError(t, err)
	require.Equal(t, last.Hash, header.Hash(), "a safe block changed over a restart")
	pay("everything was stopped and started")
}

// TestProposerPublishesOutputs: what the proposer claims on L1 is the output root that the verifier derived.
func TestProposerPublishesOutputs(t *testing.T) {
	stack := start(t, config(t))
	l1 := stack.L1Chain().Client()
	read := func(to common.Address, selector string, args ...common.Hash) []byte {
		data := crypto.Keccak256([]byte(selector))[:4]
		for _, arg := range args {
			data = append(data, arg[:]...)
		}
		out, err := l1.CallContract(t.Context(), ethereum.CallMsg{To: &to, Data: data}, nil)
		require.NoError(t, err)
		return out
	}
	factory := stack.Contracts.DisputeGameFactory
	eventually(t, "a proposal", func() bool { return new(big.Int).SetBytes(read(factory, "gameCount()")).Sign() > 0 })
	game := common.BytesToAddress(read(factory, "gameAtIndex(uint256)", common.Hash{})[64:96])
	number := new(big.Int).SetBytes(read(game, "l2BlockNumber()")).Uint64()
	require.NotZero(t, number)
	awaitSafe(t, stack, number)
	node, err := rpc.DialContext(t.Context(), stack.Endpoints.VerifierNode)
	require.NoError(t, err)
	t.Cleanup(node.Close)
	var output struct {
		OutputRoot common.Hash `json:"outputRoot"`
	}
	require.NoError(t, node.CallContext(t.Context(), &output, "optimism_outputAtBlock", hexutil.EncodeUint64(number)))
	require.Equal(t, output.OutputRoot, common.BytesToHash(read(game, "rootClaim()")))
}

// TestHeadsBecomeFinal: L1 calls a block final after 64 more, and the rollup's finalized head follows.
func TestHeadsBecomeFinal(t *testing.T) {
	stack := start(t, config(t))
	receipt := send(t, stack.Client(), 0, common.Address{0xdd})
	awaitSafe(t, stack, receipt.BlockNumber.Uint64())
	require.Less(t, status(t, stack).Verifier.Finalized.Number, receipt.BlockNumber.Uint64())
	require.NoError(t, stack.L1Chain().Mine(devnet.FinalityDepth))
	eventually(t, "the block is final on both nodes", func() bool {
		s := status(t, stack)
		return s.Sequencer.Finalized.Number >= receipt.BlockNumber.Uint64() && s.Verifier.Finalized.Number >= receipt.BlockNumber.Uint64()
	})
}

// TestEndsWithAProgram: a rollup one of whose programs ends by itself ends, and says which.
func TestEndsWithAProgram(t *testing.T) {
	cfg := config(t)
	stack := start(t, cfg)
	ran := make(chan error, 1)
	go func() { ran <- stack.Run(t.Context()) }()
	stack.Process(opstack.VerifierEngine).Kill()
	select {
	case err := <-ran:
		require.ErrorIs(t, err, opstack.ErrEnded)
		require.ErrorContains(t, err, opstack.VerifierEngine)
	case <-time.After(longest):
		t.Fatal("the rollup goes on without its verifier")
	}
	_, err := opstack.ReadEndpoints(cfg.Dir)
	require.ErrorIs(t, err, opstack.ErrNotRunning)
}
