package audit

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

var (
	// ErrNoClaim says that the chain has no gradient of the trainer in the round.
	ErrNoClaim = errors.New("no claim")
	// ErrTier says that a task is not of the Verified tier: its training cannot be re-executed.
	ErrTier = errors.New("the task is not of the Verified tier")
)

// Find reads a claim from the chain, with the roots of those of its segments that the trainer has posted there among the given ones. The
// error is ErrTier, ErrNoClaim, protocol.ErrTaskNotFound or of the RPC.
func Find(ctx context.Context, view *chain.View, dep protocol.Deployment, task Hash, round uint32, trainer common.Address, segments ...int) (*Claim, error) {
	spec, err := view.Spec(ctx, task)
	if err != nil {
		return nil, err
	}
	if !protocol.Tier(spec.Tier).Proven() {
		return nil, fmt.Errorf("%w: task %s", ErrTier, task)
	}
	r, err := view.Round(ctx, task, round)
	if err != nil {
		return nil, err
	}
	list, err := view.Commitments(ctx, task, round, r.FrozenHash)
	if err != nil {
		return nil, err
	}
	for _, entry := range list {
		if entry.Trainer != trainer {
			continue
		}
		c := &Claim{TaskID: task, Spec: &spec, Round: round, Trainer: trainer, ParentRoot: entry.ParentRoot, PayloadRoot: entry.PayloadRoot,
			ClaimHash: entry.ClaimHash, Posted: map[int]Hash{}}
		if dep.Game == (common.Address{}) {
			return c, nil
		}
		return c, c.judged(ctx, view, dep, entry, segments)
	}
	return nil, fmt.Errorf("%w of %s in round %d of task %s", ErrNoClaim, trainer, round, task)
}

// judged adds what the game knows of a claim.
func (c *Claim) judged(ctx context.Context, view *chain.View, dep protocol.Deployment, entry chain.Commitment, segments []int) error {
	id := entry.Of(c.TaskID, c.Round).Gradient().ClaimID(dep.RoundsDomain())
	convictions, err := view.TrainingConvictions(ctx, entry.Block, c.TaskID, c.Round, c.Trainer)
	if err != nil {
		return err
	}
	for _, x := range convictions {
		if x.Claim == id {
			c.Conviction = &Conviction{TxHash: x.TxHash, Block: x.Block, Fault: x.Fault.String()}
			break
		}
	}
	if dep.Dispute == (common.Address{}) {
		return nil
	}
	for _, j := range segments {
		root, err := view.SegmentRoot(ctx, id, uint32(j))
		if err != nil {
			return err
		}
		if !root.IsZero() {
			c.Posted[j] = root
		}
	}
	return nil
}
