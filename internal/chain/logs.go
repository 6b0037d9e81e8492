package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

const (
	// firstSpan blocks cover the rounds that are usually asked for in one request; the span doubles from there.
	firstSpan = 2_000
	// maxSpan is what public RPC services allow in one request.
	maxSpan = 10_000
	// minSpan is where a refused request is taken for an outage and not for a limit on its size.
	minSpan = 64
)

// ErrInconsistent says that the events an RPC returned do not hash to what the contract stores: it is behind, or lies.
var ErrInconsistent = errors.New("events do not match the contract's hash")

func eventID(md interface{ ParseABI() (*abi.ABI, error) }, name string) (common.Hash, error) {
	parsed, err := md.ParseABI()
	if err != nil {
		return common.Hash{}, err
	}
	ev, ok := parsed.Events[name]
	if !ok {
		return common.Hash{}, fmt.Errorf("no event %s", name)
	}
	return ev.ID, nil
}

// scanBack visits the matching logs of [from, v.Number] in pieces from the newest block to the oldest, until visit says that it
// has seen enough. Each piece is in chain order. It fails with ErrReorged if the view's block left the chain meanwhile.
func (v *View) scanBack(ctx context.Context, from uint64, addr common.Address, topics [][]common.Hash, visit func([]types.Log) (bool, error)) error {
	span := uint64(firstSpan)
	for to := v.Number; ; {
		start := from
		if to-from >= span {
			start = to - span + 1
		}
		logs, err := v.c.backend.FilterLogs(ctx, ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(start), ToBlock: new(big.Int).SetUint64(to),
			Addresses: []common.Address{addr}, Topics: topics,
		})
		if err != nil {
			if ctx.Err() == nil && span > minSpan {
				span /= 4
				continue
			}
			return fmt.Errorf("read events of blocks %d to %d: %w", start, to, err)
		}
		done, err := visit(logs)
		if err != nil {
			return err
		}
		if done || start == from {
			break
		}
		to, span = start-1, min(2*span, maxSpan)
	}
	ok, err := v.c.Canonical(ctx, v.Block)
	if err != nil {
		return err
	}
	if !ok {
		return fmt.Errorf("%w: %d %s", ErrReorged, v.Number, v.Hash)
	}
	return nil
}

// Posted lists the tasks posted in blocks [from, this view's block], oldest first.
func (v *View) Posted(ctx context.Context, from uint64) ([]Posted, error) {
	id, err := eventID(&trainingtasks.TrainingTasksMetaData, trainingtasks.TrainingTasksTaskPostedEventName)
	if err != nil {
		return nil, err
	}
	if from = max(from, v.c.dep.DeployBlock); from > v.Number {
		return nil, nil
	}
	var out []Posted
	err = v.scanBack(ctx, from, v.c.dep.Tasks, [][]common.Hash{{id}}, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.tasks.UnpackTaskPostedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode TaskPosted: %w", err)
			}
			out = append(out, Posted{TaskID: ev.TaskId, Sponsor: ev.Sponsor, SpecHash: ev.SpecHash, Block: logs[i].BlockNumber})
		}
		return false, nil
	})
	slices.Reverse(out)
	return out, err
}

// Commitments returns the entries of a round's frozen set in order of arrival. They are proven against frozenHash, the value the
// contract stores for the round, so neither a stale RPC nor commitments on a dead parent can slip in.
func (v *View) Commitments(ctx context.Context, task protocol.Hash, round uint32, frozenHash protocol.Hash) ([]Commitment, error) {
	if frozenHash.IsZero() {
		return nil, nil
	}
	id, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsOuterGradientCommittedEventName)
	if err != nil {
		return nil, err
	}
	var out []Commitment
	complete := false
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {roundTopic(round)}}
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Rounds, topics, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.rounds.UnpackOuterGradientCommittedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode OuterGradientCommitted: %w", err)
			}
			// Going back, an entry belongs to the set iff it is the last one or its hash leads to the one after it.
			if len(out) == 0 {
				if protocol.Hash(ev.FrozenHash) != frozenHash {
					continue
				}
			} else if next := out[len(out)-1]; fold(ev.FrozenHash, next) != next.FrozenHash {
				continue
			}
			out = append(out, Commitment{
				Trainer: ev.Trainer, Slot: ev.Slot, ParentRoot: ev.ParentRoot, PayloadRoot: ev.PayloadRoot, ClaimHash: ev.ClaimHash,
				FrozenHash: ev.FrozenHash, TxHash: logs[i].TxHash, Block: logs[i].BlockNumber,
			})
			first := out[len(out)-1]
			if complete = fold(protocol.Hash{}, first) == first.FrozenHash; complete {
				return true, nil
			}
		}
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	if !complete {
		return nil, fmt.Errorf("%w: round %d, frozen hash %s", ErrInconsistent, round, frozenHash)
	}
	slices.Reverse(out)
	return out, nil
}

func fold(previous protocol.Hash, c Commitment) protocol.Hash {
	return protocol.FrozenHash(previous, c.Trainer, c.PayloadRoot, c.ClaimHash)
}

// FoldCommitments returns the frozen hash that entries in that order arrive at.
func FoldCommitments(entries []Commitment) protocol.Hash {
	var h protocol.Hash
	for _, e := range entries {
		h = fold(h, e)
	}
	return h
}

// Openings returns the standing proposals of rounds [0, rounds), each proven against the round's proposalHash. Carried rounds
// have none and are left out.
func (v *View) Openings(ctx context.Context, task protocol.Hash, rounds uint32) (map[uint32]Opening, error) {
	id, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsRoundProposedEventName)
	if err != nil {
		return nil, err
	}
	out := make(map[uint32]Opening)
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Rounds, [][]common.Hash{{id}, {common.Hash(task)}}, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.rounds.UnpackRoundProposedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode RoundProposed: %w", err)
			}
			// Going back, the first one seen of a round is the one that stands: an overturned one is older.
			if _, seen := out[ev.Round]; seen || ev.Round >= rounds {
				continue
			}
			out[ev.Round] = Opening{
				Round: ev.Round, ParentRoot: ev.ParentRoot, SetHash: ev.SetHash, NewRoot: ev.NewRoot, AuxRoot: ev.AuxRoot,
				Included: ev.Included, Signers: ev.Signers, Block: logs[i].BlockNumber,
			}
		}
		return len(out) == int(rounds), nil
	})
	if err != nil {
		return nil, err
	}
	for round, o := range out {
		r, err := v.Round(ctx, task, round)
		if err != nil {
			return nil, err
		}
		switch {
		case r.Status != protocol.RoundProposed && r.Status != protocol.RoundFinal:
			delete(out, round) // overturned, and not proposed again
		case protocol.ProposalHash(o.ParentRoot, o.SetHash, o.NewRoot, o.AuxRoot, o.Signers) != r.ProposalHash:
			return nil, fmt.Errorf("%w: proposal of round %d", ErrInconsistent, round)
		}
	}
	return out, nil
}

// ClaimedCommission returns the rounds whose commission a keeper has been paid already.
func (v *View) ClaimedCommission(ctx context.Context, task protocol.Hash, keeper common.Address) (map[uint32]bool, error) {
	id, err := eventID(&trainingtasks.TrainingTasksMetaData, trainingtasks.TrainingTasksCommissionClaimedEventName)
	if err != nil {
		return nil, err
	}
	out := make(map[uint32]bool)
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {common.BytesToHash(keeper[:])}}
	err = v.scanBack(ctx, v.c.dep.DeployBlock, v.c.dep.Tasks, topics, func(logs []types.Log) (bool, error) {
		for i := range logs {
			ev, err := v.c.tasks.UnpackCommissionClaimedEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode CommissionClaimed: %w", err)
			}
			out[ev.Round] = true
		}
		return false, nil
	})
	return out, err
}

func roundTopic(round uint32) common.Hash {
	return common.BigToHash(new(big.Int).SetUint64(uint64(round)))
}
