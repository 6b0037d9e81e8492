package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/keeper/store"
	"assay/protocol"
)

// maxSets bounds how many different sets of a round are computed for one asking witness: an honest one drafts few.
const maxSets = 8

// witness signs: what this keeper proposes, and what other seats of its committees ask it to. The journal locks what was signed: never two
// outcomes of one transition.
type witness struct {
	*node
	tasks      *registry
	payloads   *payloads
	judge      *judge
	aggregator *aggregator
	// asked is when another witness first asked for a signature.
	asked *lru.Cache[store.Transition, time.Time]
	// mu locks asking, the sets that keepers asked about.
	mu     sync.Mutex
	asking *lru.Cache[asking, []uint64]
}

// witnessRequest asks to sign the statement that Keeper signed.
type witnessRequest struct {
	TaskID     *protocol.Hash  `json:"taskId"`
	Round      *uint32         `json:"round"`
	ParentRoot *protocol.Hash  `json:"parentRoot"`
	Included   *uint64         `json:"included"`
	NewRoot    *protocol.Hash  `json:"newRoot"`
	AuxRoot    *protocol.Hash  `json:"auxRoot"`
	Keeper     *common.Address `json:"keeper"`
	Signature  hexutil.Bytes   `json:"signature"`
}

func (p witnessRequest) check() error {
	if p.TaskID == nil || p.Round == nil || p.ParentRoot == nil || p.Included == nil ||
		p.NewRoot == nil || p.AuxRoot == nil || p.Keeper == nil {
		return errInvalidParams.With("taskId, round, parentRoot, included, newRoot, auxRoot, keeper and signature are required")
	}
	if len(p.Signature) != protocol.SignatureBytes {
		return protocol.ErrInvalidSignature.With("a signature has %d bytes, not %d", protocol.SignatureBytes, len(p.Signature))
	}
	return nil
}

type witnessAnswer struct {
	Keeper    common.Address `json:"keeper"`
	Signature hexutil.Bytes  `json:"signature"`
}

// witnessRound signs the statement of another seat's keeper iff it is what this keeper computes from payloads that it holds, and never
// two outcomes of one transition.
func (w *witness) witnessRound(ctx context.Context, p witnessRequest) (*witnessAnswer, error) {
	st, inputs, err := w.checkWitness(ctx, p)
	if err != nil {
		w.meters.witnessRefusals.WithLabelValues(protocol.AsError(err).Name).Inc()
		return nil, err
	}
	sig, err := w.sign(st, inputs)
	if errors.Is(err, store.ErrSignedOther) {
		w.meters.witnessRefusals.WithLabelValues(errAlreadySigned.Name).Inc()
		return nil, errAlreadySigned.Because(err)
	} else if err != nil {
		return nil, errStorage.Because(err)
	}
	if t := advanceOf(st, nil).Transition; !w.asked.Contains(t) { // whoever asks again, or after another, is given no more time
		w.asked.Add(t, time.Now())
	}
	w.meters.signatures.Inc()
	return &witnessAnswer{w.account, sig}, nil
}

// checkWitness finds the statement that a request is about, and what it was computed from, and checks that it is right.
func (w *witness) checkWitness(ctx context.Context, p witnessRequest) (st protocol.Statement, inputs protocol.Hash, err error) {
	st = protocol.Statement{
		TaskId: *p.TaskID, Round: *p.Round, ParentRoot: *p.ParentRoot, Included: *p.Included, NewRoot: *p.NewRoot, AuxRoot: *p.AuxRoot,
	}
	v, err := w.chainNow(ctx)
	if err != nil {
		return st, inputs, err
	}
	spec, _, err := w.tasks.spec(ctx, v, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	if err := w.tasks.serves(ctx, v, st.TaskId, spec); err != nil {
		return st, inputs, err
	}
	head, err := v.Head(ctx, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	phase, err := v.Phase(ctx, st.TaskId)
	if err != nil {
		return st, inputs, err
	}
	switch {
	case st.Round != head.Round || phase.Phase != protocol.PhaseUpload && phase.Phase != protocol.PhasePropose:
		return st, inputs, protocol.ErrInvalidRound.With("the committee of round %d does not propose now: round %d is in phase %s",
			st.Round, head.Round, phase.Phase)
	case st.ParentRoot != head.StateRoot:
		return st, inputs, protocol.ErrStaleParent.With("parent %s is not the head %s", protocol.Hash(st.ParentRoot), head.StateRoot)
	}
	committee, err := v.Committee(ctx, st.TaskId, st.Round)
	if err != nil {
		return st, inputs, err
	}
	holders, err := seatHolders(ctx, v, st.TaskId, committee)
	if err != nil {
		return st, inputs, err
	}
	for _, keeper := range []common.Address{w.account, *p.Keeper} {
		if _, seated := holders[keeper]; !seated {
			return st, inputs, errNotAWitness.With("%s holds no seat of round %d", keeper, st.Round)
		}
	}
	round, err := v.Round(ctx, st.TaskId, st.Round)
	if err != nil {
		return st, inputs, err
	}
	st.FrozenHash = round.FrozenHash
	asker, err := protocol.Recover(st.Digest(w.domain), p.Signature)
	if err != nil {
		return st, inputs, err
	}
	if asker != holders[*p.Keeper].key {
		return st, inputs, protocol.ErrInvalidSignature.With("signed by %s, but %s signs with %s", asker, *p.Keeper, holders[*p.Keeper].key)
	}
	lie := w.lying(st.TaskId, st.Round)
	if lie != nil && lie.Idle {
		return st, inputs, errNotAWitness
	}
	if lie != nil && lie.Blind {
		return st, inputs, w.collude(ctx, v, spec, lie, st, round.Status)
	}
	// From here on work is done for the asking keeper, which has a stake and a name.
	switch {
	case st.Included&^round.Committed != 0 || bits.OnesCount64(st.Included) < int(spec.Quorum):
		return st, inputs, errStatementMismatch.With("the bitmap %#x is no quorum of the commitments %#x", st.Included, round.Committed)
	case committee.Forced&^st.Included != 0:
		return st, inputs, errStatementMismatch.With("the bitmap %#x omits slots that receipts force: %#x", st.Included, committee.Forced)
	case phase.Phase == protocol.PhaseUpload && st.Included != round.Committed:
		return st, inputs, errPayloadNotHeld.With("uploads of round %d are still open and the bitmap is not full", st.Round)
	}
	if !w.mayCompute(st, *p.Keeper) {
		return st, inputs, errOverloaded.With("%s asked for too many different sets of round %d", *p.Keeper, st.Round)
	}
	ready, err := w.judge.mayBuild(ctx, v, st.TaskId, spec, head)
	if err != nil {
		return st, inputs, err
	}
	if _, blocked := w.judge.wrong.Load(protocol.Hash(st.TaskId)); blocked {
		return st, inputs, errStatementMismatch.With("round %d builds on a proposal that this keeper recomputed differently", st.Round)
	}
	included, err := w.tasks.included(ctx, v, st)
	if err != nil {
		return st, inputs, err
	}
	for _, c := range included {
		held, err := w.payloads.holds(st.TaskId, st.Round, c.Trainer, c.PayloadRoot)
		if err != nil {
			return st, inputs, errStorage.Because(err)
		}
		if !held && !w.payloads.fetch(ctx, spec, st.TaskId, st.Round, c, *p.Keeper) {
			return st, inputs, errPayloadNotHeld.With("payload %s of %s is neither here nor with a peer", c.PayloadRoot, c.Trainer)
		}
	}
	if !ready {
		return st, inputs, errPayloadNotHeld.With("the state before round %d is not here yet", st.Round)
	}
	inputs = inputsOf(spec, included)
	got, err := w.aggregator.attested(ctx, spec, advanceOf(st, included))
	if err != nil {
		return st, inputs, err
	}
	if want := (store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}); got != want {
		// The signature convicts whoever made it, proposed or not.
		w.log.Error("a witness signed roots that are not what the payloads give", "keeper", *p.Keeper, "statement", string(protocol.EncodeRPC(st)),
			"signature", p.Signature,
			"recomputed", protocol.Hash(got.NewRoot), "recomputed_aux", protocol.Hash(got.AuxRoot))
		if err := w.keepEvidence(Evidence{*p.Keeper, st, p.Signature}); err != nil {
			w.log.Warn("cannot write the evidence down", "err", err)
		}
		return st, inputs, errStatementMismatch.With("recomputed state %s and auxiliary root %s",
			protocol.Hash(got.NewRoot), protocol.Hash(got.AuxRoot))
	}
	return st, inputs, nil
}

// Evidence is a keeper's signature under a wrong statement that it asked this keeper to sign, in the file
// wrong-signature-TASK-ROUND-KEEPER.json of the data directory. It convicts whether or not the statement is ever proposed:
// `assay fraud prove --evidence` sends it.
type Evidence struct {
	Keeper    common.Address     `json:"keeper"`
	Statement protocol.Statement `json:"statement"`
	Signature hexutil.Bytes      `json:"signature"`
}

// keepEvidence writes the first evidence of a keeper's wrong signature in a round: one convicts, and more would only fill the disk.
func (w *witness) keepEvidence(e Evidence) error {
	raw, err := json.Marshal(e)
	if err != nil {
		return err
	}
	name := fmt.Sprintf("wrong-signature-%s-%d-%s.json", protocol.Hash(e.Statement.TaskId), e.Statement.Round, e.Keeper)
	path := filepath.Join(w.cfg.DataDir, name)
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	// Whole or not at all: an empty file would keep all that comes later out.
	f, err := os.CreateTemp(w.cfg.DataDir, "evidence-*.tmp")
	if err != nil {
		return err
	}
	_, err = f.Write(raw)
	if err = errors.Join(err, f.Sync(), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// asking names whoever asks for signatures in a round.
type asking struct {
	task   protocol.Hash
	round  uint32
	keeper common.Address
}

// mayCompute counts the different sets of a round that a keeper asks about.
func (w *witness) mayCompute(st protocol.Statement, keeper common.Address) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	k := asking{st.TaskId, st.Round, keeper}
	sets, _ := w.asking.Get(k)
	if slices.Contains(sets, st.Included) {
		return true
	}
	if len(sets) >= maxSets {
		return false
	}
	w.asking.Add(k, append(slices.Clone(sets), st.Included))
	return true
}

// sign journals a statement and only then signs it: a second outcome of one transition cannot pass the journal. The statement's state was
// durable by then, and all that it is computed from is.
func (w *witness) sign(st protocol.Statement, inputs protocol.Hash) ([]byte, error) {
	t := advanceOf(st, nil).Transition
	err := w.store.Intend(t, inputs, store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot})
	if err != nil && (w.cfg.Adversary == nil || !errors.Is(err, store.ErrSignedOther)) {
		return nil, err
	}
	return protocol.Sign(w.cfg.SigningKey, st.Digest(w.domain))
}
