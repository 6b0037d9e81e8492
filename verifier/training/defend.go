package training

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// Defence is an honest trainer's claim: what its replay gives.
type Defence struct {
	Replay   *Replay
	Gradient protocol.OuterGradient
	// Signature is needed to Refute: nobody asks for it of whoever answers in a dispute, or ends it.
	Signature []byte
}

// Signed is the claim with its signature, if that is known.
func (d *Defence) Signed() chain.TrainingClaim {
	return (&Claim{Gradient: d.Gradient, Signature: d.Signature}).Signed()
}

// Refute is what the trainer does next, at a view, about an audit that opened `trace` for the transition of that number: it posts the segment,
// then shows in it what it computed; `refute` makes a call of the transition. Nil if the audit is right, and ErrPosted if another segment is
// posted under the claim. It needs the replay.
func (d *Defence) Refute(
	ctx context.Context, v *chain.View, id Hash, number uint64, trace Hash, refute func(chain.TrainingTransition) chain.Call,
) (*Action, error) {
	j, i := d.Replay.Task.Schedule().At(number)
	segment, err := d.Replay.Segment(ctx, j)
	if err != nil || segment[i].Trace == trace {
		return nil, err
	}
	posted, err := v.SegmentRoot(ctx, id, uint32(j))
	if err != nil {
		return nil, err
	}
	list := segmentList(d.Replay, j)
	switch posted {
	case Hash{}:
		return act(d.Post(ctx, v.Chain(), uint32(j), nil))
	case list.Root():
		return &Action{Call: refute(at(j, i, list, func() List { return checkpointList(d.Replay) }))}, nil
	}
	return nil, fmt.Errorf("%w: segment %d", ErrPosted, j)
}

// ErrPosted says that what was posted of a claim is not what its replay gives.
var ErrPosted = errors.New("another segment is posted under the claim")

// Post posts a segment in the disputes ids, which wait for it; with none, of a claim with its signature, it is shown unasked.
func (d *Defence) Post(ctx context.Context, ch *chain.Chain, segment uint32, ids []*big.Int) (chain.Call, error) {
	posting, err := d.posting(ctx, int(segment))
	if err != nil {
		return chain.Call{}, err
	}
	return ch.DisputePostSegment(d.Signed(), segment, posting, ids)
}

// Answer is the trainer's move in a dispute about its claim, in its turn.
func (d *Defence) Answer(ctx context.Context, ch *chain.Chain, id *big.Int, p *chain.TrainingPosition) (chain.Call, error) {
	r, j, i := d.Replay, int(p.Segment), int(p.Transition)
	switch chain.TrainingTurn(p.Turn) {
	case chain.TrainingTurnPost:
		return d.Post(ctx, ch, p.Segment, []*big.Int{id})
	case chain.TrainingTurnReveal:
		list, err := d.list(ctx, p)
		if err != nil {
			return chain.Call{}, err
		}
		nodes, err := Children(list, int(p.Height), p.Index)
		if err != nil {
			return chain.Call{}, err
		}
		return ch.DisputeReveal(id, p.Node, nodes)
	case chain.TrainingTurnLeaf:
		t, err := r.Node(ctx, j, i, int(p.Part), p.Entry)
		if err != nil {
			return chain.Call{}, err
		}
		node, _, err := t.Node(int(p.Part), p.Entry)
		if err != nil {
			return chain.Call{}, err
		}
		var words []uint32
		if p.Accumulators > 0 {
			if words, err = t.accumulators(int(p.Part), p.Entry, p.Element); err != nil {
				return chain.Call{}, err
			}
		}
		return ch.DisputeRevealElement(id, p.Node, node.Leaf(p.Element/leafElements(uint8(node.DType))), Accumulators(words))
	}
	return chain.Call{}, fmt.Errorf("%w: %s is not the trainer's turn", ErrStuck, chain.TrainingTurn(p.Turn))
}

// list is the vector that a dispute stands in.
func (d *Defence) list(ctx context.Context, p *chain.TrainingPosition) (List, error) {
	r, j := d.Replay, int(p.Segment)
	switch p.Kind {
	case claim.KindClaim:
		return checkpointList(r), nil
	case claim.KindSegment:
		_, err := r.Segment(ctx, j)
		return segmentList(r, j), err
	}
	at := place{segment: j, transition: int(p.Transition)}
	if p.Kind == program.KindTensor {
		at.node = nodeAt{int(p.Part), p.Entry}
	}
	t, err := r.shown(ctx, at)
	if err != nil {
		return List{}, err
	}
	switch p.Kind {
	case program.KindTensors:
		return NewList(program.KindTensors, roots(t.Outputs)), nil
	case program.KindStepTrace:
		return t.Trace(), nil
	case program.KindTrace:
		return t.Part(int(p.Part)), nil
	}
	node, _, err := t.Node(int(p.Part), p.Entry)
	if err != nil {
		return List{}, err
	}
	return TensorList(node), nil
}

// posting is what is posted of segment j.
func (d *Defence) posting(ctx context.Context, j int) (chain.TrainingPosting, error) {
	if _, err := d.Replay.Segment(ctx, j); err != nil {
		return chain.TrainingPosting{}, err
	}
	c := &Claim{Task: d.Replay.Task, Gradient: d.Gradient}
	return c.posting(j, segmentList(d.Replay, j), checkpointList(d.Replay), func() (*Transition, error) { return d.Replay.Transition(ctx, j, 0) })
}

// accumulators of an element of a chain.
func (t *Transition) accumulators(part int, entry uint32, index uint64) ([]uint32, error) {
	n := t.Program.Node(entry)
	operands := make([]program.Tensor, len(n.Operands))
	for k, v := range n.Operands {
		if int(v.Tensor) <= len(t.Program.Inputs) {
			operands[k] = input(t, part, v.Tensor)
			continue
		}
		from := part
		if entry >= t.first(t.Program.MicroBatches()) && v.Tensor < t.first(t.Program.MicroBatches()) {
			from = int(v.Micro)
		}
		node, _, err := t.Node(from, v.Tensor)
		if err != nil {
			return nil, err
		}
		operands[k] = node.Tensor
	}
	return n.Accumulators(index, operands), nil
}
