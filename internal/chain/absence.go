package chain

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/bindings/payloadreveals"
	"assay/bindings/trainingrounds"
	"assay/protocol"
)

// ReopenSlot frees the slot of an absent trainer.
func (c TaskCalls) ReopenSlot(task protocol.Hash, trainer common.Address) Call {
	return Call{"reopenSlot", c.dep.Tasks, c.tasks.PackReopenSlot(task, trainer)}
}

// ShowPayload publishes a range of a committed payload unasked: entry is its number in the round's frozen set, number that of the range in the
// fragment, data the leaves one after the other, then their multi-proof and the fragment's path in the payload set.
func (c PublicationCalls) ShowPayload(
	task protocol.Hash, round uint32, entries []FrozenEntry, entry, fragment, number uint32, data []byte, proof, setPath []protocol.Hash,
) Call {
	list := make([]payloadreveals.FrozenEntry, len(entries))
	for i, e := range entries {
		list[i] = payloadreveals.FrozenEntry(e)
	}
	return Call{"reveals.show", c.dep.Reveals, c.reveals.PackShow(
		payloadreveals.IPayloadDemandsPlace{TaskId: task, Round: round, Entry: entry, Fragment: fragment, Range: number}, list, data, Path(proof), Path(setPath))}
}

// Absent lists the trainers of a task whose slots may be reopened.
func (v TaskView) Absent(ctx context.Context, task protocol.Hash) ([]common.Address, error) {
	all, err := call(ctx, v.snapshot, v.c.dep.Tasks, v.c.tasks.PackAbsentOf(task), v.c.tasks.UnpackAbsentOf)
	var refused rpc.Error
	if err == nil || !errors.As(err, &refused) || Transient(err) {
		return all, err
	}
	// A node gives a call so much gas, 50 million if nobody said otherwise, and 64 slots with 250 rounds that nobody proposed take more. One slot
	// takes a million.
	spec, err := v.Spec(ctx, task)
	if err != nil {
		return nil, err
	}
	trainers, err := v.Trainers(ctx, task, spec.TrainerCount)
	if err != nil {
		return nil, err
	}
	for _, t := range trainers {
		did, err := call(ctx, v.snapshot, v.c.dep.Rounds, v.c.rounds.PackMissesOf(task, t.Account, spec.MaxMisses), v.c.rounds.UnpackMissesOf)
		if err != nil {
			return nil, fmt.Errorf("misses of %s: %w", t.Account, err)
		}
		if did.Misses > spec.MaxMisses {
			all = append(all, t.Account)
		}
	}
	return all, nil
}

// ShownRange is a range of a committed payload that was published unasked. The contract has checked that its leaves are well formed, and lead to the
// payload root that the trainer had committed to then.
type ShownRange struct {
	Fragment  uint32
	FirstLeaf uint64
	Leaves    []byte
}

// Published says which slots' payloads of a round were published whole, and in which block that was told last, as far as it was told in blocks
// [from, this view's block]. The contract tells it with the last range of a payload. What is published but for a range need be read by nobody, and how
// much that is whoever publishes decides.
func (v PublicationView) Published(ctx context.Context, from uint64, task protocol.Hash, round uint32) (map[uint8]uint64, error) {
	type told struct {
		slot  uint8
		block uint64
	}
	topics := [][]common.Hash{{common.Hash(task)}, {roundTopic(round)}}
	all, err := events(ctx, v.snapshot, from, v.c.dep.Rounds, &trainingrounds.TrainingRoundsMetaData, topics, v.c.rounds.UnpackPayloadPublishedEvent, func(ev *trainingrounds.TrainingRoundsPayloadPublished, l *types.Log) told {
		return told{ev.Slot, l.BlockNumber}
	})
	if err != nil {
		return nil, err
	}
	blocks := make(map[uint8]uint64)
	for _, t := range all {
		blocks[t.slot] = t.block
	}
	return blocks, nil
}

// ShownRanges visits what was published of one trainer's payload of a round in blocks [from, this view's block], the newest first. Only a page of it is
// in memory at a time.
func (v PublicationView) ShownRanges(
	ctx context.Context, from uint64, task protocol.Hash, round uint32, trainer common.Address, visit func(ShownRange) error,
) error {
	id, err := eventID(&payloadreveals.PayloadRevealsMetaData, payloadreveals.PayloadRevealsPayloadShownEventName)
	if err != nil {
		return err
	}
	if from = max(from, v.c.dep.DeployBlock); from > v.Number {
		return nil
	}
	topics := [][]common.Hash{{id}, {common.Hash(task)}, {roundTopic(round)}, {common.BytesToHash(trainer[:])}}
	return v.scanBack(ctx, from, v.c.dep.Reveals, topics, func(logs []types.Log) (bool, error) {
		for i := range slices.Backward(logs) {
			ev, err := v.c.reveals.UnpackPayloadShownEvent(&logs[i])
			if err != nil {
				return false, fmt.Errorf("decode PayloadShown: %w", err)
			}
			if err := visit(ShownRange{Fragment: ev.Fragment, FirstLeaf: ev.FirstLeaf, Leaves: ev.Leaves}); err != nil {
				return false, err
			}
		}
		return false, nil
	})
}
