package keeper

import (
	"context"
	"fmt"
	"io"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

// payloads are trainers' outer gradients: whoever sends one gets the first acknowledgement of it, and what comes from elsewhere is held
// without one.
type payloads struct {
	*node
	tasks *registry
	peers *peers
	kept  *kept
	acks  *acks
	// submitting serialises the storing of one payload, so that two uploads cannot race past the first acknowledgement.
	submitting keyedLocks[store.Submission]
	// fetching serialises getting one payload from the peers, or whoever asks for it often would have it downloaded as often.
	fetching keyedLocks[fetchKey]
	// stored are the payloads (root → store.Submission) of an adversary.
	stored sync.Map
}

// fetchKey names a payload asked for, and the keeper asked for it first: one that is slow does not keep a witness from the payload of
// another that offers it.
type fetchKey struct {
	store.Submission
	first common.Address
}

// admit stores a checked payload of that root and returns its acknowledgement, the first one if it was given before; nil acknowledges
// nothing yet. The caller holds the submission's lock.
func (p *payloads) admit(k store.Submission, root protocol.Hash, blob *store.Blob, ack []byte) ([]byte, error) {
	first, acked, err := p.acks.first(k, root)
	if err != nil {
		return nil, err
	}
	if acked {
		held, err := p.kept.need(root, k.Task)
		if err == nil && !held {
			err = blob.Commit(root, k.Task) // dropped as damaged: this one mends it
		}
		if err != nil {
			return nil, errStorage.Because(err)
		}
		return first, nil
	}
	if err := blob.Commit(root, k.Task); err != nil {
		return nil, errStorage.Because(err)
	}
	known, err := p.acks.taken(k.Task, k.Round, k.Trainer, root)
	if err != nil {
		return nil, errStorage.Because(err)
	}
	if first, err = p.store.PutAck(k, root, ack); err != nil {
		return nil, errStorage.Because(err)
	}
	if p.cfg.Adversary != nil {
		p.stored.Store(root, k)
	}
	if !known {
		p.meters.payloads.Inc()
		p.log.Info("payload stored", "task", protocol.Hash(k.Task), "round", k.Round, "trainer", common.Address(k.Trainer), "root", root)
		p.wake()
	}
	return first, nil
}

// holds says whether a payload is acknowledged and still here.
func (p *payloads) holds(task protocol.Hash, round uint32, trainer common.Address, payload protocol.Hash) (bool, error) {
	acked, err := p.acks.taken(task, round, trainer, payload)
	if err != nil || !acked {
		return false, err
	}
	return p.store.Has(payload)
}

// missing are the commitments of the open round whose payloads this keeper holds, and those whose it does not.
func (p *payloads) missing(
	ctx context.Context, v *chain.View, id protocol.Hash, head chain.Head,
) (entries, held, lacking []chain.Commitment, err error) {
	round, err := v.Round(ctx, id, head.Round)
	if err != nil {
		return nil, nil, nil, err
	}
	if entries, err = p.tasks.commitments(ctx, v, id, head.Round, round.FrozenHash); err != nil {
		return nil, nil, nil, err
	}
	for _, c := range entries {
		if round.Committed>>c.Slot&1 == 0 {
			continue // an overturn cleared it
		}
		has, err := p.holds(id, head.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return nil, nil, nil, err
		}
		if has {
			held = append(held, c)
		} else {
			lacking = append(lacking, c)
		}
	}
	return entries, held, lacking, nil
}

// fetch gets a committed payload from the peers, first from the keeper given, checks it like an upload and keeps it.
// Trainers' uploads of it do not wait for the peers.
func (p *payloads) fetch(
	ctx context.Context, spec *protocol.TaskSpec, task protocol.Hash, round uint32, c chain.Commitment, first common.Address,
) bool {
	k := store.Submission{Task: task, Round: round, Trainer: c.Trainer}
	done, err := p.fetching.lock(ctx, fetchKey{k, first})
	if err != nil {
		return false
	}
	defer done()
	// Whoever had the lock may have got it.
	if held, err := p.holds(task, round, c.Trainer, c.PayloadRoot); err != nil || held {
		return err == nil
	}
	what := fmt.Sprintf("%s %d %s %s", task, round, c.Trainer, c.PayloadRoot)
	return p.peers.each(ctx, first, task, what, c.PayloadRoot, func(body io.Reader) error {
		blob, got, err := ingestPayload(p.store, body, p.bounds(spec, task, round), task, round, c.Trainer)
		if err != nil {
			return err
		}
		defer blob.Discard()
		if got != c.PayloadRoot {
			return protocol.ErrPayloadHashMismatch.With("the body has root %s, not %s", got, c.PayloadRoot)
		}
		unlock, err := p.submitting.lock(ctx, k)
		if err != nil {
			return err
		}
		defer unlock()
		_, err = p.admit(k, got, blob, nil)
		return err
	})
}

// fetchMissing gets the included payloads that this keeper lacks from its peers.
func (p *payloads) fetchMissing(ctx context.Context, spec *protocol.TaskSpec, st protocol.Statement, included []chain.Commitment) error {
	for _, c := range included {
		held, err := p.holds(st.TaskId, st.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return err
		}
		if !held && !p.fetch(ctx, spec, st.TaskId, st.Round, c, p.account) {
			return fmt.Errorf("payload %s of round %d: %w", c.PayloadRoot, st.Round, store.ErrNotFound)
		}
	}
	return nil
}

// withholds says whether an object is a payload that is not served.
func (p *payloads) withholds(root protocol.Hash) bool {
	k, ok := p.stored.Load(root)
	if !ok {
		return false
	}
	l := p.lying(k.(store.Submission).Task, k.(store.Submission).Round)
	return l != nil && l.Withhold
}
