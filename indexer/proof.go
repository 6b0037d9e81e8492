package indexer

import (
	"context"
	"encoding/binary"
	"log/slog"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/bindings/trainingfraud"
	"assay/repops"
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
	Recomputed                       *BigInt
	Operands                         []*ProofOperand
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
	rpc    rpcCaller
	game   common.Address
	method abi.Method
	log    *slog.Logger

	// known has nil for a transaction that is no plain call of the game.
	known *lru.Cache[common.Hash, *ConvictionProof]
}

func newProofs(client rpcCaller, game common.Address, log *slog.Logger) (*proofs, error) {
	parsed, err := trainingfraud.TrainingFraudMetaData.ParseABI()
	if err != nil {
		return nil, err
	}
	return &proofs{rpc: client, game: game, method: parsed.Methods["proveElement"], log: log, known: lru.NewCache[common.Hash, *ConvictionProof](proofsKept)}, nil
}

// of returns the proofs that transactions hold, as far as the node has these and they are calls of proveElement.
func (p *proofs) of(ctx context.Context, txs []common.Hash) map[common.Hash]*ConvictionProof {
	ctx, cancel := context.WithTimeout(ctx, positionTimeout)
	defer cancel()
	out := make(map[common.Hash]*ConvictionProof, len(txs))
	var missing []common.Hash
	for _, tx := range txs {
		if known, ok := p.known.Get(tx); ok {
			out[tx] = known
		} else {
			missing = append(missing, tx)
		}
	}
	for len(missing) > 0 {
		part := missing[:min(len(missing), positionBatch)]
		missing = missing[len(part):]
		type transaction struct {
			To    *common.Address
			Input hexutil.Bytes
		}
		answers := make([]*transaction, len(part))
		batch := make([]rpc.BatchElem, len(part))
		for i, tx := range part {
			batch[i] = rpc.BatchElem{Method: "eth_getTransactionByHash", Result: &answers[i], Args: []any{tx}}
		}
		if err := p.rpc.BatchCallContext(ctx, batch); err != nil {
			p.log.Debug("the node gives no transactions of proofs", "error", err)
			return out
		}
		for i, tx := range part {
			if batch[i].Error != nil || answers[i] == nil {
				continue
			}
			// What is no plain call of the game is shown without its proof.
			if to := answers[i].To; to != nil && *to == p.game {
				out[tx] = p.read(answers[i].Input)
			}
			p.known.Add(tx, out[tx])
		}
	}
	return out
}

// read returns what calldata proves, or nil if it is no proof of an element that can be read.
func (p *proofs) read(input []byte) *ConvictionProof {
	if len(input) < 4 || string(input[:4]) != string(p.method.ID) {
		return nil
	}
	values, err := p.method.Inputs.Unpack(input[4:])
	if err != nil {
		return nil
	}
	transition := *abi.ConvertType(values[1], new(trainingfraud.ITrainingFraudTransition)).(*trainingfraud.ITrainingFraudTransition)
	entries := *abi.ConvertType(values[2], new(trainingfraud.ITrainingFraudEntries)).(*trainingfraud.ITrainingFraudEntries)
	traced := *abi.ConvertType(values[3], new(trainingfraud.ITrainingFraudTraced)).(*trainingfraud.ITrainingFraudTraced)
	element := *abi.ConvertType(values[4], new(trainingfraud.ITrainingFraudElement)).(*trainingfraud.ITrainingFraudElement)
	given := *abi.ConvertType(values[5], new([]trainingfraud.IProgramRefereeOpening)).(*[]trainingfraud.IProgramRefereeOpening)

	place := program.Place{Leaves: entries.Place.Leaves, Number: entries.Place.Number, Header: entries.Place.Header, Entry: entries.Place.Entry}
	for _, n := range entries.Place.Named {
		place.Named = append(place.Named, program.NamedEntry(n))
	}
	node, err := place.Node()
	if err != nil {
		return nil
	}
	query := program.Query{Micro: traced.Part, Index: element.Index, Run: element.Run}
	if at := 4 * (int(element.Run) - 1); at >= 0 && at+4 <= len(element.Chain) {
		query.Start = binary.BigEndian.Uint32(element.Chain[at:])
	}
	out := &ConvictionProof{
		Segment: Long(transition.Segment), Transition: Long(transition.Index), Part: Long(traced.Part), Entry: Long(place.Number),
		Operator: node.Op.String(), DType: node.DType.String(), Shape: []Long{}, Element: u64(element.Index), Run: Long(element.Run), Runs: Long(place.Runs()),
		Operands: []*ProofOperand{},
	}
	for _, d := range node.Shape.Dims[:node.Shape.Rank] {
		out.Shape = append(out.Shape, Long(d))
	}
	var openings []program.Opening
	for _, o := range given {
		opening := program.Opening{Operand: o.Operand, Root: o.Root, Leaves: o.Leaves}
		for _, h := range o.Proof {
			opening.Proof = append(opening.Proof, repops.Hash(h))
		}
		openings = append(openings, opening)
	}
	out.Operands = operandsOf(&place, query, openings)
	if answer, err := place.Evaluate(query, openings); err == nil && answer.Verdict == program.VerdictValue {
		value := u64(uint64(answer.Value))
		out.Recomputed = &value
	}
	return out
}

// operandsOf are what an operation read of its openings, as far as they can be read.
func operandsOf(place *program.Place, query program.Query, openings []program.Opening) []*ProofOperand {
	out := []*ProofOperand{}
	readings, err := place.Readings(query, nil)
	for k := 0; err == nil; {
		if k == len(readings) {
			return out
		}
		if k >= len(openings) {
			break
		}
		words, bad := openings[k].Words(readings[k])
		if bad != nil || len(words) == 0 {
			break
		}
		r := readings[k]
		operand := &ProofOperand{
			Operand: Long(r.Operand), Entry: Long(r.Tensor), Part: Long(r.Micro), DType: r.DType.String(), First: u64(r.First), Count: Long(r.Count),
			Root: openings[k].Root[:], Words: []Long{},
		}
		for _, w := range words[:min(len(words), proofWords)] {
			operand.Words = append(operand.Words, Long(w))
		}
		out = append(out, operand)
		if k++; k == 1 && len(readings) == 1 {
			// What gather and select read else follows from their first word.
			readings, err = place.Readings(query, &words[0])
		}
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
			if c.group.value(i, "fault").(string) == "ELEMENT" {
				txs = append(txs, common.BytesToHash(c.group.value(i, "tx").(Bytes32)))
			}
		}
		r := requestOf(ctx)
		found := r.proofs.of(ctx, txs)
		r.said(len(found), len(txs))
		return found, nil
	})
	return all[common.BytesToHash(c.Tx)], err
}
