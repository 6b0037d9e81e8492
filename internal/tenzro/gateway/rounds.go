package gateway

import (
	"context"
	"encoding/json"
	"strconv"
	"time"

	"assay/internal/chain"
	"assay/internal/tenzro"
	"assay/protocol"
)

// offered is what a caller says a round's result is, in either of the forms in which clients say it.
type offered struct {
	round uint32
	// post are the hashes by fragment.
	post map[uint32]tenzro.Hash
	// sync is the whole round, where that was sent.
	sync *tenzro.SyncRound
}

func readOffer(raw json.RawMessage) (name string, o offered, err error) {
	var params struct {
		TaskID    string                 `json:"task_id"`
		Round     *uint32                `json:"round"`
		Post      map[string]tenzro.Hash `json:"post_step_hashes"`
		SyncRound json.RawMessage        `json:"sync_round"`
	}
	if err := tenzro.Params(raw, &params, "task_id"); err != nil {
		return "", o, err
	}
	o.post = map[uint32]tenzro.Hash{}
	switch {
	case len(params.SyncRound) > 0 && (params.Round != nil || params.Post != nil):
		return "", o, tenzro.ErrInvalidParams.With("either sync_round, or round and post_step_hashes")
	case len(params.SyncRound) > 0:
		if err := protocol.UnmarshalStrict(params.SyncRound, &o.sync); err != nil || o.sync == nil {
			return "", o, tenzro.ErrInvalidParams.With("sync_round: %v", err)
		}
		if o.sync.TaskID != params.TaskID {
			return "", o, tenzro.ErrInvalidParams.With("sync_round is of another task")
		}
		o.round = o.sync.Round
		for _, f := range o.sync.Fragments {
			if _, again := o.post[f.Fragment]; again {
				return "", o, tenzro.ErrInvalidParams.With("fragment %d is there twice", f.Fragment)
			}
			o.post[f.Fragment] = f.PostStepHash
		}
	case params.Round == nil || params.Post == nil:
		return "", o, tenzro.ErrInvalidParams.With("round and post_step_hashes are missing")
	default:
		o.round = *params.Round
		for key, h := range params.Post {
			f, err := strconv.ParseUint(key, 10, 32)
			if err != nil || key != strconv.FormatUint(f, 10) {
				return "", o, tenzro.ErrInvalidParams.With("post_step_hashes: %.20q is no fragment's number", key)
			}
			o.post[uint32(f)] = h
		}
	}
	return params.TaskID, o, nil
}

// finalizeRound says whether what a caller took for a round's result is its result on chain. It finalises nothing: keepers propose a round, and time
// and its parent make it final; Tenzro's node believes the hashes, this one computes them. A caller that comes before the keepers is kept waiting.
func (s *finalizer) finalizeRound(ctx context.Context, raw json.RawMessage) (any, error) {
	name, o, err := readOffer(raw)
	if err != nil {
		return nil, err
	}
	v, k, err := s.find(ctx, name)
	if err != nil {
		return nil, err
	}
	for f := range o.post {
		if f >= k.Spec.FragmentCount {
			return nil, tenzro.ErrFragmentOutOfRange.With("fragment %d of %d", f, k.Spec.FragmentCount)
		}
	}
	if uint32(len(o.post)) != k.Spec.FragmentCount {
		return nil, tenzro.ErrInvalidParams.With("hashes of %d fragments, the task has %d: every fragment is in every round", len(o.post), k.Spec.FragmentCount)
	}
	if k.Spec.ParamCount*8 > uint64(s.cfg.MaxModelBytes) {
		return nil, tenzro.ErrNotTranslatable.With("a state of %d bytes, of which this bridge reads none: --max-model-bytes", k.Spec.ParamCount*8)
	}
	model, err := s.tasks.model(ctx, k)
	if err != nil {
		return nil, err
	}
	r, err := s.awaited(ctx, v, k, o.round)
	if err != nil {
		return nil, err
	}
	state, err := s.tasks.state(ctx, k, r.StateRoot)
	if err != nil {
		return nil, err
	}
	want, err := model.PostStepHashes(state.Params)
	if err != nil {
		return nil, err
	}
	for f, h := range want {
		if o.post[uint32(f)] != h {
			return nil, tenzro.ErrConflictingFinalize.With("conflicting finalize for task %.80q round %d: fragment %d of the aggregate on chain has post_step_hash %s, and %s is offered",
				name, o.round, f, h.Hex(), o.post[uint32(f)].Hex())
		}
	}
	if v, err = s.view(ctx); err != nil {
		return nil, err
	}
	out, err := s.syncRound(ctx, v, k, o.round, r, want)
	if err == nil && o.sync != nil {
		err = agrees(o.sync, out)
	}
	return out, err
}

// awaited is a round with a result on chain. Of the open one it waits for it.
func (s *finalizer) awaited(ctx context.Context, v *chain.View, k *task, round uint32) (chain.Round, error) {
	deadline := time.Now().Add(s.cfg.FinalizeWait)
	for {
		head, err := v.Head(ctx, k.ID)
		if err != nil {
			return chain.Round{}, err
		}
		if round > head.Round {
			return chain.Round{}, tenzro.ErrInvalidRound.With("invalid round: round %d has not opened, the open one is %d", round, head.Round)
		}
		if round < head.Round {
			r, err := v.Round(ctx, k.ID, round)
			if err != nil {
				return r, err
			}
			if r.Status == protocol.RoundProposed || r.Status == protocol.RoundFinal || r.Status == protocol.RoundCarried {
				return r, nil
			}
		}
		if !time.Now().Before(deadline) {
			phase, err := v.Phase(ctx, k.ID)
			if err != nil {
				return chain.Round{}, err
			}
			return chain.Round{}, tenzro.ErrQuorumNotMet.With("quorum not yet reached: no result of round %d stands on chain, which is in its phase %s", round, phase.Phase)
		}
		select {
		case <-ctx.Done():
			return chain.Round{}, ctx.Err()
		case <-time.After(s.cfg.PollInterval):
		}
		if v, err = s.view(ctx); err != nil {
			return chain.Round{}, err
		}
	}
}

// syncRound is a round as Tenzro's clients read it.
func (s *finalizer) syncRound(ctx context.Context, v *chain.View, k *task, number uint32, r chain.Round, post []tenzro.Hash) (*tenzro.SyncRound, error) {
	out := &tenzro.SyncRound{
		TaskID: s.names.taskName(k.ID), Round: number, StateRoot: tenzro.Hash(r.StateRoot), Published: millis(max(r.ProposedAt, r.OpenedAt)),
		Signature: tenzro.Signature{Bytes: tenzro.Bytes{}, PublicKey: tenzro.Bytes{}},
	}
	accepted := []tenzro.Hash{}
	if r.Status == protocol.RoundCarried {
		out.NoQuorum = &[]json.RawMessage{} // nobody has to sign that nothing came: the contract counts it
	} else {
		committed, err := v.Commitments(ctx, k.ID, number, r.FrozenHash)
		if err != nil {
			return nil, err
		}
		included := make(map[uint8]bool)
		for _, slot := range chain.Slots(r.Included) {
			included[slot] = true
		}
		accepted = acceptedRoots(committed, included)
		signers, err := v.Signers(ctx, k.ID, number)
		if err != nil {
			return nil, err
		}
		for _, a := range signers {
			out.Committee = append(out.Committee, s.names.did(a))
		}
	}
	for f, h := range post {
		out.Fragments = append(out.Fragments, tenzro.FragmentQuorum{
			Fragment: uint32(f), Accepted: uint32(len(accepted)), AcceptedHashes: accepted, QuorumMet: r.Status != protocol.RoundCarried, PostStepHash: h,
		})
	}
	return out, nil
}

// agrees refuses a round that says something else than the chain.
func agrees(said, is *tenzro.SyncRound) error {
	if !said.StateRoot.IsZero() && said.StateRoot != is.StateRoot {
		return tenzro.ErrConflictingFinalize.With("conflicting finalize for round %d: the state root on chain is %s, and %s is offered", is.Round, is.StateRoot.Hex(), said.StateRoot.Hex())
	}
	quorums := make(map[uint32]tenzro.FragmentQuorum, len(is.Fragments))
	for _, f := range is.Fragments {
		quorums[f.Fragment] = f
	}
	for _, f := range said.Fragments {
		want := quorums[f.Fragment]
		if f.Accepted != want.Accepted || f.QuorumMet != want.QuorumMet {
			return tenzro.ErrConflictingFinalize.With("conflicting finalize for round %d: %d gradients were accepted for fragment %d, and %d are offered", is.Round, want.Accepted, f.Fragment, f.Accepted)
		}
		if len(f.AcceptedHashes) == 0 {
			continue
		}
		for i, h := range f.AcceptedHashes {
			if len(f.AcceptedHashes) != len(want.AcceptedHashes) || h != want.AcceptedHashes[i] {
				return tenzro.ErrConflictingFinalize.With("conflicting finalize for round %d: accepted_hashes are not the payload roots that the round includes", is.Round)
			}
		}
	}
	return nil
}
