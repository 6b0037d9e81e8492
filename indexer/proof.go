package indexer

import (
	"context"
	"log/slog"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/protocol/check"
	"assay/repops/program"
)

const (
	// proofsKept is how many proofs are remembered: what a transaction holds never changes.
	proofsKept = 256
	// proofWords is how many elements of one operand are shown, the first of them.
	proofWords = listLength
)

// ConvictionProof is what one operation of a convicted claim was judged by, as its proof's calldata has it. No event tells it, so the node is
// asked for the transaction; nothing of it is stored.
type ConvictionProof struct {
	Segment, Transition, Part, Entry Long
	Operator, DType                  string
	Shape                            []Long
	Element                          BigInt
	Run, Runs                        Long
	// Malformed says what convicts by itself, so that nothing was computed: output or operand; "" if nothing is.
	Malformed  string
	Recomputed *BigInt
	Operands   []*ProofOperand
}

// ProofOperand is elements that the operation read.
type ProofOperand struct {
	Operand, Entry, Part Long
	DType                string
	First                BigInt
	Count                Long
	Root                 Bytes32
	Words                []Long
}

// proofs asks the node for transactions, once for each that is remembered.
type proofs struct {
	rpc          rpcCaller
	game, rounds common.Address
	log          *slog.Logger

	// known and signed have nil for a transaction that is no plain call of the contract.
	known  *lru.Cache[common.Hash, *ConvictionProof]
	signed *lru.Cache[common.Hash, []*ProposalSignature]
}

func newProofs(client rpcCaller, game, rounds common.Address, log *slog.Logger) *proofs {
	return &proofs{
		rpc: client, game: game, rounds: rounds, log: log,
		known: lru.NewCache[common.Hash, *ConvictionProof](proofsKept), signed: lru.NewCache[common.Hash, []*ProposalSignature](proofsKept),
	}
}

// of returns the proofs that transactions hold, as far as the node has these and they are calls of proveElement.
func (p *proofs) of(ctx context.Context, txs []common.Hash) map[common.Hash]*ConvictionProof {
	return callsOf(ctx, p, p.known, p.game, readProof, txs)
}

// callsOf returns what transactions hold, as far as the node has these: what read makes of the calldata of plain calls of a contract, and nil of
// other transactions.
func callsOf[T any](ctx context.Context, p *proofs, kept *lru.Cache[common.Hash, T], contract common.Address, read func([]byte) T, txs []common.Hash) map[common.Hash]T {
	ctx, cancel := context.WithTimeout(ctx, positionTimeout)
	defer cancel()
	out := make(map[common.Hash]T, len(txs))
	var missing []common.Hash
	for _, tx := range txs {
		if known, ok := kept.Get(tx); ok {
			out[tx] = known
		} else {
			missing = append(missing, tx)
		}
	}
	for tx, call := range sent(ctx, p.rpc, p.log, missing) {
		var found T
		if call.To != nil && *call.To == contract {
			found = read(call.Input)
		}
		out[tx] = found
		kept.Add(tx, found)
	}
	return out
}

// sentCall is what a node has of a transaction.
type sentCall struct {
	To    *common.Address
	Input hexutil.Bytes
}

// sent asks the node for transactions, and returns those that it has.
func sent(ctx context.Context, client rpcCaller, log *slog.Logger, txs []common.Hash) map[common.Hash]*sentCall {
	out := make(map[common.Hash]*sentCall, len(txs))
	for len(txs) > 0 {
		part := txs[:min(len(txs), positionBatch)]
		txs = txs[len(part):]
		answers := make([]*sentCall, len(part))
		batch := make([]rpc.BatchElem, len(part))
		for i, tx := range part {
			batch[i] = rpc.BatchElem{Method: "eth_getTransactionByHash", Result: &answers[i], Args: []any{tx}}
		}
		if err := client.BatchCallContext(ctx, batch); err != nil {
			log.Debug("the node gives no transactions", "error", err)
			break
		}
		for i, tx := range part {
			if batch[i].Error == nil && answers[i] != nil {
				out[tx] = answers[i]
			}
		}
	}
	return out
}

// readProof returns what calldata proves, or nil if it is no proof of an element that can be read.
func readProof(input []byte) *ConvictionProof {
	c, err := check.ReadConviction(input)
	if err != nil {
		return nil
	}
	node, err := c.Place.Node()
	if err != nil {
		return nil
	}
	out := &ConvictionProof{
		Segment: Long(c.Segment), Transition: Long(c.Transition), Part: Long(c.Part), Entry: Long(c.Place.Number),
		Operator: node.Op.String(), DType: node.DType.String(), Shape: []Long{}, Element: u64(c.Query.Index), Run: Long(c.Query.Run), Runs: Long(c.Place.Runs()),
		Operands: []*ProofOperand{},
	}
	for _, d := range node.Shape.Dims[:node.Shape.Rank] {
		out.Shape = append(out.Shape, Long(d))
	}
	if _, malformed, err := c.Claimed(); err == nil && malformed {
		out.Malformed = "output"
		return out
	}
	// Those that can be read are shown.
	operands, malformed, _ := c.Operands()
	if malformed != nil {
		out.Malformed = "operand"
	}
	for _, o := range operands {
		shown := &ProofOperand{
			Operand: Long(o.Operand), Entry: Long(o.Tensor), Part: Long(o.Micro), DType: o.DType.String(), First: u64(o.First), Count: Long(o.Count),
			Root: o.Root[:], Words: []Long{},
		}
		for _, w := range o.Words[:min(len(o.Words), proofWords)] {
			shown.Words = append(shown.Words, Long(w))
		}
		out.Operands = append(out.Operands, shown)
	}
	if answer, err := c.Judge(); err == nil && answer.Verdict == program.VerdictValue {
		value := u64(uint64(answer.Value))
		out.Recomputed = &value
	}
	return out
}

// Proof is the GraphQL field.
func (c *Conviction) Proof(ctx context.Context) (*ConvictionProof, error) {
	if c.Fault != "ELEMENT" {
		return nil, nil
	}
	all, err := shared(c.group, loadKey{what: "proofs"}, func() (map[common.Hash]*ConvictionProof, error) {
		var txs []common.Hash
		for i := range c.group.n {
			// A transaction may prove several claims wrong.
			if tx := common.BytesToHash(c.group.value(i, "tx").(Bytes32)); c.group.value(i, "fault").(string) == "ELEMENT" && !slices.Contains(txs, tx) {
				txs = append(txs, tx)
			}
		}
		r := requestOf(ctx)
		found := r.proofs.of(ctx, txs)
		r.said(len(found), len(txs))
		return found, nil
	})
	return all[common.BytesToHash(c.Tx)], err
}
