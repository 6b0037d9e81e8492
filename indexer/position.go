package indexer

import (
	"context"
	"log/slog"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/bindings/trainingdispute"
	chains "assay/internal/chain"
)

const (
	// positionTimeout bounds how long an answer waits for the node, well within queryTimeout: without the node the answer has no positions.
	positionTimeout = time.Second
	// positionBatch is how many positions are asked for in one request.
	positionBatch = 100
)

// DisputePosition is where an open dispute stands at a block. Its events tell neither clocks nor, always, whose turn it is: one posting
// answers in any number of disputes without naming them, and whether there is anything below a node depends on sizes that only a move's
// calldata shows. So the contract is asked, and nothing of it is stored.
type DisputePosition struct {
	Turn, Clock                      string
	Deadline                         BigInt
	ChallengerLeft, TrainerLeft      Long
	Moves                            Long
	Segment, Transition, Part, Entry Long
	Element                          BigInt
	Node                             Bytes32
}

// positions asks the node, at most once for a dispute and a block.
type positions struct {
	rpc     rpcCaller
	at      common.Address
	dispute *trainingdispute.TrainingDispute
	log     *slog.Logger

	mu    sync.Mutex
	block common.Hash
	known map[BigInt]*DisputePosition
	// stake is the bond of every dispute, which the contract was made with; nil until the node has said it.
	stake *BigInt
}

func newPositions(client rpcCaller, dispute common.Address, log *slog.Logger) *positions {
	return &positions{rpc: client, at: dispute, dispute: trainingdispute.NewTrainingDispute(), log: log}
}

// of returns the positions of disputes at a block, as far as the node says them.
func (p *positions) of(ctx context.Context, block common.Hash, ids []BigInt) map[BigInt]*DisputePosition {
	ctx, cancel := context.WithTimeout(ctx, positionTimeout)
	defer cancel()
	out := make(map[BigInt]*DisputePosition, len(ids))
	p.mu.Lock()
	if p.block != block {
		p.block, p.known = block, map[BigInt]*DisputePosition{}
	}
	var missing []BigInt
	for _, id := range ids {
		if known, ok := p.known[id]; ok {
			out[id] = known
		} else {
			missing = append(missing, id)
		}
	}
	p.mu.Unlock()
	for len(missing) > 0 {
		part := missing[:min(len(missing), positionBatch)]
		missing = missing[len(part):]
		asked, err := p.ask(ctx, block, part)
		if err != nil {
			p.log.Debug("the node says no positions of disputes", "block", block, "error", err)
			break
		}
		p.mu.Lock()
		for id, position := range asked {
			out[id] = position
			if p.block == block {
				p.known[id] = position
			}
		}
		p.mu.Unlock()
	}
	return out
}

func (p *positions) ask(ctx context.Context, block common.Hash, ids []BigInt) (map[BigInt]*DisputePosition, error) {
	answers := make([]hexutil.Bytes, len(ids))
	batch := make([]rpc.BatchElem, len(ids))
	for i, id := range ids {
		number, _ := new(big.Int).SetString(string(id), 10)
		batch[i] = rpc.BatchElem{Method: "eth_call", Result: &answers[i], Args: []any{
			map[string]any{"to": p.at, "data": hexutil.Bytes(p.dispute.PackPositionOf(number))}, rpc.BlockNumberOrHashWithHash(block, false),
		}}
	}
	if err := p.rpc.BatchCallContext(ctx, batch); err != nil {
		return nil, err
	}
	out := make(map[BigInt]*DisputePosition, len(ids))
	for i, id := range ids {
		if batch[i].Error != nil {
			return nil, batch[i].Error
		}
		position, err := p.dispute.UnpackPositionOf(answers[i])
		if err != nil {
			return nil, err
		}
		if out[id], err = newPosition(position); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// bond is what a challenger puts up for a dispute; nil where the node does not say it. It is asked for at a block that the node has.
func (p *positions) bond(ctx context.Context, block common.Hash) *BigInt {
	p.mu.Lock()
	known := p.stake
	p.mu.Unlock()
	if known != nil {
		return known
	}
	ctx, cancel := context.WithTimeout(ctx, positionTimeout)
	defer cancel()
	var answer hexutil.Bytes
	batch := []rpc.BatchElem{{Method: "eth_call", Result: &answer, Args: []any{
		map[string]any{"to": p.at, "data": hexutil.Bytes(p.dispute.PackBond())}, rpc.BlockNumberOrHashWithHash(block, false),
	}}}
	err := p.rpc.BatchCallContext(ctx, batch)
	if err == nil {
		err = batch[0].Error
	}
	var bond *big.Int
	if err == nil {
		bond, err = p.dispute.UnpackBond(answer)
	}
	if err != nil {
		p.log.Debug("the node does not say the bond of disputes", "block", block, "error", err)
		return nil
	}
	said := bigInt(bond)
	p.mu.Lock()
	p.stake = &said
	p.mu.Unlock()
	return &said
}

// newPosition is nil for a dispute that is over. It fails on a turn that a later version of the contracts may have added.
func newPosition(p trainingdispute.IDisputeViewsPosition) (*DisputePosition, error) {
	turn := chains.TrainingTurn(p.Turn)
	if turn == chains.TrainingTurnNone || turn == chains.TrainingTurnOver {
		return nil, nil
	}
	name, err := enumName(disputeTurns, p.Turn)
	if err != nil {
		return nil, err
	}
	clock := "CHALLENGER"
	if turn.Trainers() {
		clock = "TRAINER"
	}
	return &DisputePosition{
		Turn: name, Clock: clock, Deadline: u64(p.Deadline), ChallengerLeft: Long(p.ChallengerLeft), TrainerLeft: Long(p.TrainerLeft),
		Moves: Long(p.Moves), Segment: Long(p.Segment), Transition: Long(p.Transition), Part: Long(p.Part), Entry: Long(p.Entry), Element: u64(p.Element),
		Node: p.Node[:],
	}, nil
}

// Position is the GraphQL field.
func (d *Dispute) Position(ctx context.Context) (*DisputePosition, error) {
	if d.Status != "OPEN" {
		return nil, nil
	}
	all, err := shared(d.group, loadKey{what: "positions"}, func() (map[BigInt]*DisputePosition, error) {
		r := requestOf(ctx)
		block, _, err := r.snapshot(ctx)
		if err != nil {
			return nil, err
		}
		var open []BigInt
		for i := range d.group.n {
			if d.group.value(i, "status").(string) == "OPEN" {
				open = append(open, d.group.value(i, "dispute_id").(BigInt))
			}
		}
		found := r.positions.of(ctx, block.Hash, open)
		r.said(len(found), len(open))
		return found, nil
	})
	return all[d.DisputeID], err
}

// Bond is the GraphQL field.
func (d *Dispute) Bond(ctx context.Context) (*BigInt, error) {
	return shared(d.group, loadKey{what: "bond"}, func() (*BigInt, error) {
		r := requestOf(ctx)
		block, _, err := r.snapshot(ctx)
		if err != nil {
			return nil, err
		}
		bond := r.positions.bond(ctx, block.Hash)
		if bond == nil {
			r.said(0, 1)
		}
		return bond, nil
	})
}
