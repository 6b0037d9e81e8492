package chain

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/bindings/payloadreveals"
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
	Trainer   common.Address
	Fragment  uint32
	FirstLeaf uint64
	Leaves    []byte
}

// ShownRanges lists what was published of a round's payloads in blocks [from, this view's block], oldest first.
func (v PublicationView) ShownRanges(ctx context.Context, from uint64, task protocol.Hash, round uint32) ([]ShownRange, error) {
	topics := [][]common.Hash{{common.Hash(task)}, {roundTopic(round)}}
	return events(ctx, v.snapshot, from, v.c.dep.Reveals, &payloadreveals.PayloadRevealsMetaData, topics, v.c.reveals.UnpackPayloadShownEvent, func(ev *payloadreveals.PayloadRevealsPayloadShown, _ *types.Log) ShownRange {
		return ShownRange{Trainer: ev.Trainer, Fragment: ev.Fragment, FirstLeaf: ev.FirstLeaf, Leaves: ev.Leaves}
	})
}

// ShownPayload puts the leaves of a trainer's payload together, fragment after fragment; nil if some were not published. Of what was published
// twice, as of a commitment that an overturn made void, the last counts: whoever uses it checks its root.
func ShownPayload(spec *protocol.TaskSpec, trainer common.Address, ranges []ShownRange) []byte {
	q := protocol.Quantization(spec.Quantization)
	type place struct {
		fragment uint32
		first    uint64
	}
	shown := make(map[place][]byte)
	for _, r := range ranges {
		if r.Trainer == trainer {
			shown[place{r.Fragment, r.FirstLeaf}] = r.Leaves
		}
	}
	var out []byte
	for f := range spec.FragmentCount {
		leaves := q.Leaves(protocol.Fragment(spec.ParamCount, spec.FragmentCount, f).Len())
		for first := uint64(0); first < leaves; first += RangeLeaves {
			part := shown[place{f, first}]
			if uint64(len(part)) != min(RangeLeaves, leaves-first)*uint64(q.LeafBytes()) {
				return nil
			}
			out = append(out, part...)
		}
	}
	return out
}
