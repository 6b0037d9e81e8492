package keeper

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

// delivery tells trainers who delivered from those who are absent or withhold. It holds nothing of its own: what it says is on the chain
// and in the receipts.
type delivery struct {
	*node
	tasks    *registry
	payloads *payloads
	acks     *acks
	peers    *peers
}

// reopen frees the slots of absent trainers, so that others can take them before the run has failed.
func (d *delivery) reopen(ctx context.Context, v *chain.View, id protocol.Hash) error {
	absent, err := v.Absent(ctx, id)
	for _, trainer := range absent {
		d.send(v, fmt.Sprintf("reopen/%s/%s", id, trainer), d.chain.ReopenSlot(id, trainer),
			chain.RevertSlotNotReopenable, chain.RevertTrainerNotEnrolled, chain.RevertWrongStatus)
	}
	return err
}

// takeShown takes payloads that were published on chain for delivered: whoever publishes in time was present, so that keepers have to be
// able to use it.
func (d *delivery) takeShown(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	entries, _, lacking, err := d.payloads.missing(ctx, v, id, head)
	if err != nil || len(lacking) == 0 {
		return err
	}
	lie := d.lying(id, head.Round)
	d.actions.start(d.run, fmt.Sprintf("shown/%s/%d", id, head.Round), v.Number, func(ctx context.Context) (uint64, error) {
		// Of what is published but for a range nothing is read: whoever publishes decides how much there is, and it would be read at each head.
		told, err := v.Published(ctx, entries[0].Block, id, head.Round)
		if err != nil {
			return 0, err
		}
		for _, c := range lacking {
			if block, whole := told[c.Slot]; !whole || block < c.Block || lie.censors(c.Trainer) {
				continue
			}
			if err := d.admitShown(ctx, v, spec, id, head.Round, entries[0].Block, c); err != nil {
				return 0, err
			}
		}
		return 0, nil
	}, d.failed("takeShown", id))
	return nil
}

// shownFile puts together on disk what was published of a trainer's payload from a block on: a file like an upload's, which the caller discards; nil if
// some of it was not. Of what was published twice, as of a commitment that an overturn made void, the last counts: whoever uses it checks its root.
func (d *delivery) shownFile(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, id protocol.Hash, round uint32, from uint64, trainer common.Address,
) (file *store.Blob, err error) {
	layout, q := payloadLayout(spec), protocol.Quantization(spec.Quantization)
	offsets := tensorOffsets(layout)
	type place struct {
		fragment uint32
		first    uint64
	}
	left := make(map[place]uint64) // bytes of the ranges that are not written yet
	for f := range spec.FragmentCount {
		leaves := q.Leaves(protocol.Fragment(spec.ParamCount, spec.FragmentCount, f).Len())
		for first := uint64(0); first < leaves; first += chain.RangeLeaves {
			left[place{f, first}] = min(chain.RangeLeaves, leaves-first) * uint64(q.LeafBytes())
		}
	}
	if file, err = newObject(d.store, layout); err != nil {
		return nil, err
	}
	err = v.ShownRanges(ctx, from, id, round, trainer, func(r chain.ShownRange) error {
		p := place{r.Fragment, r.FirstLeaf}
		if size, missing := left[p]; !missing || uint64(len(r.Leaves)) != size {
			return nil
		}
		delete(left, p)
		at := r.FirstLeaf * uint64(q.LeafBytes())
		// Of binary32 the file has no padding.
		data := r.Leaves[:min(uint64(len(r.Leaves)), layout[r.Fragment].Bytes()-at)]
		if _, err := file.WriteAt(data, offsets[r.Fragment]+int64(at)); err != nil {
			return errStorage.Because(err)
		}
		return nil
	})
	if err != nil || len(left) > 0 {
		file.Discard()
		return nil, err
	}
	return file, nil
}

func (d *delivery) admitShown(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, id protocol.Hash, round uint32, from uint64, c chain.Commitment,
) error {
	file, err := d.shownFile(ctx, v, spec, id, round, from, c.Trainer)
	if err != nil || file == nil {
		return err
	}
	defer file.Discard()
	body := io.NewSectionReader(file, 0, int64(payloadLayout(spec).CanonicalBytes()))
	blob, root, err := ingestPayload(d.store, body, d.bounds(spec, id, round), id, round, c.Trainer)
	if err != nil {
		return err
	}
	defer blob.Discard()
	if root != c.PayloadRoot {
		return nil // of a commitment that an overturn made void
	}
	k := store.Submission{Task: id, Round: round, Trainer: c.Trainer}
	unlock, err := d.payloads.submitting.lock(ctx, k)
	if err != nil {
		return err
	}
	defer unlock()
	_, err = d.payloads.admit(k, root, blob, nil)
	return err
}

// tellDelivered posts the committee's receipts for the payloads that this keeper holds, while they count, in a round that it cannot propose
// because others are missing, or that nobody has proposed by the middle of that time, whyever: so that who withheld is told from who
// delivered, when the round is carried. One trainer with receipts makes everybody miss the round who has none.
func (d *delivery) tellDelivered(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	committee, err := v.Committee(ctx, id, head.Round)
	if err != nil || committee.DrawnAt == 0 {
		return err
	}
	if lie := d.lying(id, head.Round); lie != nil && (lie.Idle || lie.Censor != nil) {
		return nil
	}
	deadlines, err := v.Deadlines(ctx, id)
	if err != nil {
		return err
	}
	until := deadlines.ForcedUntil()
	if v.Time >= until {
		return nil
	}
	entries, held, _, err := d.payloads.missing(ctx, v, id, head)
	if err != nil || len(held) >= int(spec.Quorum) && v.Time < deadlines.GraceEnd+(until-deadlines.GraceEnd)/2 {
		return err
	}
	member, err := v.PoolKeeper(ctx, id, d.account)
	if err != nil {
		return err
	}
	// One after the other, so that not all of them pay for it: who holds no seat comes last.
	turn := slices.Index(committee.Members, member.Member)
	if turn < 0 {
		turn = len(committee.Members) + int(member.Member)%8
	}
	left := time.Duration(until-v.Time) * time.Second
	wait := time.Duration(turn) * min(maxTurn, left/time.Duration(4*(len(committee.Members)+8)))
	for _, c := range held {
		if committee.Forced>>c.Slot&1 == 1 {
			continue
		}
		key := fmt.Sprintf("delivered/%s/%d/%d", id, head.Round, c.Slot)
		d.actions.start(d.run, key, v.Number, func(ctx context.Context) (uint64, error) {
			if err := pause(ctx, wait); err != nil {
				return 0, err
			}
			now, err := d.chainNow(ctx)
			if err != nil {
				return 0, err
			}
			if told, err := now.Committee(ctx, id, head.Round); err != nil || told.Forced>>c.Slot&1 == 1 {
				return 0, err
			}
			asking, cancel := context.WithTimeout(ctx, min(maxCollect, max(left/4, maxTurn)))
			defer cancel()
			receipts, err := d.collectReceipts(asking, now, spec, id, head.Round, c, committee)
			if err != nil {
				return 0, err
			}
			call := d.chain.ForceInclusion(id, c.Trainer, chain.FrozenEntries(entries), receipts)
			return d.transact(ctx, call, chain.RevertNothingDue, chain.RevertWrongPhase, chain.RevertBadOpening, chain.RevertAcceptedSetMismatch)
		}, d.failed("forceInclusion", id))
	}
	return nil
}

// collectReceipts gets the receipts of enough seats for a payload: this keeper's own, and those of its peers, which get the payload from it
// if need be. They come sorted by keeper.
func (d *delivery) collectReceipts(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, id protocol.Hash, round uint32, c chain.Commitment, committee chain.Committee,
) ([]chain.WitnessSignature, error) {
	holders, err := seatHolders(ctx, v, id, committee)
	if err != nil {
		return nil, err
	}
	raw, err := d.acks.receipt(ctx, v, spec, store.Submission{Task: id, Round: round, Trainer: c.Trainer}, c.PayloadRoot)
	if err != nil {
		return nil, err
	}
	digest := protocol.PayloadReceipt{TaskId: id, Round: round, Trainer: c.Trainer, PayloadRoot: c.PayloadRoot}.Digest(d.domain)
	var signature []byte
	if own, ok := seatReceipt(raw, holders, digest); ok {
		signature = own.Signature
	}
	params := submissionParams{TaskID: &id, Round: &round, Trainer: &c.Trainer}
	ask := func(ctx context.Context, p *peer) (chain.WitnessSignature, bool) {
		var answer json.RawMessage
		if err := d.peers.ask(ctx, p, id, "training_getPayloadReceipt", params, &answer); err != nil {
			d.log.Debug("peer gives no receipt", "peer", p.url, "round", round, "trainer", c.Trainer, "err", err)
			return chain.WitnessSignature{}, false
		}
		return seatReceipt(answer, holders, digest)
	}
	return d.peers.gather(ctx, id, holders, int(spec.CommitteeThreshold), signature, ask)
}

// seatReceipt is the receipt in an acknowledgement, if a seat holder signed it.
func seatReceipt(raw []byte, holders map[common.Address]seatHolder, digest [32]byte) (chain.WitnessSignature, bool) {
	var a acknowledgement
	if err := json.Unmarshal(raw, &a); err != nil {
		return chain.WitnessSignature{}, false
	}
	signature, err := hexutil.Decode(a.Signature)
	if err != nil {
		return chain.WitnessSignature{}, false
	}
	holder, seated := holders[a.Keeper]
	signer, err := protocol.Recover(digest, signature)
	return chain.WitnessSignature{Keeper: a.Keeper, Signature: signature}, seated && err == nil && signer == holder.key
}

// getPayloadReceipt returns this keeper's receipt of a committed payload, getting the payload from a peer if need be.
func (d *delivery) getPayloadReceipt(ctx context.Context, p submissionParams) (json.RawMessage, error) {
	v, err := d.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := d.tasks.spec(ctx, v, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if err := d.tasks.serves(ctx, v, *p.TaskID, spec); err != nil {
		return nil, err
	}
	head, err := v.Head(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	phase, err := v.Phase(ctx, *p.TaskID)
	if err != nil {
		return nil, err
	}
	if *p.Round == head.Round && (phase.Phase == protocol.PhaseCommit || phase.Phase == protocol.PhaseWaiting) {
		return nil, protocol.ErrCommitWindowOpen.With("payloads of round %d travel once its commitments have closed", *p.Round)
	}
	c, err := d.tasks.standing(ctx, v, *p.TaskID, *p.Round, head, *p.Trainer)
	if err != nil {
		return nil, err
	}
	if c == nil || d.lying(*p.TaskID, *p.Round).censors(*p.Trainer) {
		return nil, protocol.ErrGradientNotFound.With("%s has no commitment in round %d", *p.Trainer, *p.Round)
	}
	held, err := d.payloads.holds(*p.TaskID, *p.Round, *p.Trainer, c.PayloadRoot)
	if err != nil {
		return nil, errStorage.Because(err)
	}
	k := store.Submission{Task: *p.TaskID, Round: *p.Round, Trainer: *p.Trainer}
	if !held {
		counts, err := countsIn(ctx, v, k)
		if err != nil {
			return nil, err
		}
		if !counts || !d.payloads.fetch(ctx, spec, *p.TaskID, *p.Round, *c, common.Address{}) {
			return nil, errPayloadNotHeld.With("payload %s of %s is neither here nor with a peer", c.PayloadRoot, *p.Trainer)
		}
		if v, err = d.chainNow(ctx); err != nil { // it took its time
			return nil, err
		}
	}
	return d.acks.receipt(ctx, v, spec, k, c.PayloadRoot)
}
