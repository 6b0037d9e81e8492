package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

// acknowledgement of a stored payload; Signature is the keeper's over PayloadReceipt.
type acknowledgement struct {
	TaskID      protocol.Hash  `json:"taskId"`
	Round       uint32         `json:"round"`
	Trainer     common.Address `json:"trainer"`
	PayloadRoot protocol.Hash  `json:"payloadRoot"`
	Bytes       uint64         `json:"bytes"`
	Keeper      common.Address `json:"keeper"`
	Signature   string         `json:"signature"`
}

// acks are the acknowledgements of payloads: what was taken, and who was given a receipt for it. The store's journal holds and locks them:
// the first one of a payload stands.
type acks struct{ *node }

func (a *acks) sign(spec *protocol.TaskSpec, k store.Submission, root protocol.Hash) ([]byte, error) {
	receipt := protocol.PayloadReceipt{TaskId: k.Task, Round: k.Round, Trainer: k.Trainer, PayloadRoot: root}
	sig, err := protocol.Sign(a.cfg.SigningKey, receipt.Digest(a.domain))
	if err != nil {
		return nil, err
	}
	return json.Marshal(acknowledgement{
		TaskID: k.Task, Round: k.Round, Trainer: k.Trainer, PayloadRoot: root, Bytes: payloadLayout(spec).CanonicalBytes(),
		Keeper: a.account, Signature: fmt.Sprintf("%#x", sig),
	})
}

// first is the acknowledgement that a payload was first given, if it was given one.
func (a *acks) first(k store.Submission, root protocol.Hash) (ack []byte, acked bool, err error) {
	ack, err = a.store.Ack(k, root)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, false, errStorage.Because(err)
	}
	return ack, len(ack) > 0, nil
}

// receipt is the acknowledgement of a payload that is held. What came from elsewhere than its trainer has none until somebody asks, and
// gets none once that counts for nothing more: whoever withheld could hand its payload out in the last second and be excused with it.
func (a *acks) receipt(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, k store.Submission, root protocol.Hash,
) ([]byte, error) {
	first, acked, err := a.first(k, root)
	if err != nil || acked {
		return first, err
	}
	if counts, err := countsIn(ctx, v, k); err != nil {
		return nil, err
	} else if !counts {
		return nil, protocol.ErrUploadWindowClosed.With("receipts of payloads of round %d count no longer", k.Round)
	}
	ack, err := a.sign(spec, k, root)
	if err != nil {
		return nil, err
	}
	if first, err = a.store.PutAck(k, root, ack); err != nil {
		return nil, errStorage.Because(err)
	}
	return first, nil
}

// countsIn says whether a receipt can still count: in the open round, as long as a proposal has to include what has receipts.
func countsIn(ctx context.Context, v *chain.View, k store.Submission) (bool, error) {
	head, err := v.Head(ctx, k.Task)
	if err != nil || k.Round != head.Round {
		return false, err
	}
	deadlines, err := v.Deadlines(ctx, k.Task)
	return err == nil && v.Time < deadlines.ForcedUntil(), err
}

// taken says whether this keeper took the payload of that root from that trainer for that round, and so checked that it is
// one: a payload's root binds the three, but the root alone does not show them.
func (a *acks) taken(task protocol.Hash, round uint32, trainer common.Address, payload protocol.Hash) (bool, error) {
	_, err := a.store.Ack(store.Submission{Task: task, Round: round, Trainer: trainer}, payload)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}
