package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/keeper/store"
	"assay/protocol"
)

// relay is one gradient on its way to the chain; resends of it wait for the same end.
type relay struct {
	gradient protocol.OuterGradient
	done     chan struct{}
	answer   json.RawMessage
	err      error
}

// relayAnswer is what a trainer reads once its commitment is in a block.
type relayAnswer struct {
	TxHash common.Hash `json:"txHash"`
	// Status is relayed if this keeper's transaction brought it on chain, committed if another's did.
	Status string `json:"status"`
	Round  uint32 `json:"round"`
}

// relays bring trainers' signed gradients on chain: they need no gas for it. What was accepted is in the journal.
type relays struct {
	*node
	tasks  *registry
	barren *barren
	// sending has a place for each transaction that may be on its way: half of the sender's, so that however many trainers there are, what
	// a clock waits for goes out beside them.
	sending *places
	// weighing is held while a task's gradients are counted and one more is journalled.
	weighing keyedLocks[protocol.Hash]
	// mu locks running, the relays under way.
	mu      sync.Mutex
	running map[store.Submission]*relay
}

func submissionOf(g protocol.OuterGradient) store.Submission {
	return store.Submission{Task: g.TaskId, Round: g.Round, Trainer: g.Trainer}
}

// sameClaim says whether two gradients commit to the same; the deadline only bounds the relay.
func sameClaim(a, b protocol.OuterGradient) bool {
	return a.ParentRoot == b.ParentRoot && a.PayloadRoot == b.PayloadRoot && a.ClaimHash == b.ClaimHash
}

func commits(c chain.Commitment, g protocol.OuterGradient) bool {
	return c.ParentRoot == g.ParentRoot && c.PayloadRoot == g.PayloadRoot && c.ClaimHash == g.ClaimHash
}

// submit checks a signed gradient against the chain and brings it there. Nothing is kept of one that fails a check.
func (rs *relays) submit(ctx context.Context, g protocol.OuterGradient, signature []byte) (json.RawMessage, error) {
	v, err := rs.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := rs.tasks.spec(ctx, v, g.TaskId)
	if err != nil {
		return nil, err
	}
	// Anybody posts a task, trains in it and signs: a keeper pays gas for those whose commission it weighed.
	if err := rs.tasks.serves(ctx, v, g.TaskId, spec); err != nil {
		return nil, err
	}
	signer, err := protocol.Recover(g.Digest(rs.domain), signature)
	if err != nil {
		return nil, err
	}
	enrolled, err := rs.tasks.enrolment(ctx, v, spec, submissionOf(g))
	if err != nil {
		return nil, err
	}
	if signer != enrolled.Key {
		return nil, protocol.ErrInvalidSignature.With("signed by %s, but %s enrolled the key %s", signer, g.Trainer, enrolled.Key)
	}
	head, err := v.Head(ctx, g.TaskId)
	if err != nil {
		return nil, err
	}
	standing, err := rs.tasks.standing(ctx, v, g.TaskId, g.Round, head, g.Trainer)
	if err != nil {
		return nil, err
	}
	if standing != nil {
		if !commits(*standing, g) {
			return nil, protocol.ErrDuplicateSubmission.With("the trainer committed to payload %s in round %d", standing.PayloadRoot, g.Round)
		}
		return rs.committedAnswer(*standing, g, signature, false)
	}
	phase, err := v.Phase(ctx, g.TaskId)
	if err != nil {
		return nil, err
	}
	switch {
	case phase.Phase == protocol.PhaseNone || g.Round != head.Round:
		return nil, protocol.ErrInvalidRound.With("round %d is not open: the open one is %d (%s)", g.Round, head.Round, phase.Phase)
	case g.ParentRoot != head.StateRoot:
		return nil, protocol.ErrStaleParent.With("parent %s is not the head %s", protocol.Hash(g.ParentRoot), head.StateRoot)
	case !enrolled.MayCommit(g.Round):
		return nil, protocol.ErrTrainerNotEnrolled.With("%s may not commit in round %d: enrolled from round %d on, left: %t",
			g.Trainer, g.Round, enrolled.FromRound, enrolled.FromRound <= g.Round)
	case phase.Phase != protocol.PhaseCommit && phase.Phase != protocol.PhaseWaiting:
		return nil, protocol.ErrCommitWindowClosed.With("round %d is in phase %s", g.Round, phase.Phase)
	case g.Deadline < rs.leastDeadline(v, spec, phase):
		return nil, &protocol.Error{Name: chain.RevertSignatureExpired, Status: http.StatusConflict,
			Message: fmt.Sprintf("the signature is to be relayed until %d, the chain's time is %d: too soon for a transaction on its way", g.Deadline, v.Time),
			Hint:    "sign again with the end of the commit window as the deadline"}
	}
	if rs.barren.is(g.TaskId, head) {
		return nil, errTaskNotServed.With("%d of %d rounds were carried, the last %d in a row; until others are proposed this keeper relays nothing",
			head.Carried, head.Round, head.ConsecutiveNec)
	}
	if err := rs.afford(ctx, v, spec, head, g, signature); err != nil {
		return nil, err
	}
	return rs.relayOnce(ctx, g, signature)
}

// leastDeadline is until when a signature has to be good: as long as a transaction may take, or to the window's end. One that is good for the
// newest block alone passes the simulation and fails in the next one, each time at this keeper's cost.
func (rs *relays) leastDeadline(v *chain.View, spec *protocol.TaskSpec, phase chain.PhaseInfo) uint64 {
	least := v.Time + min(uint64(rs.cfg.SendTimeout/time.Second), uint64(spec.CommitWindow)/2)
	if phase.Phase == protocol.PhaseCommit {
		least = min(least, phase.Deadline)
	}
	return max(least, v.Time)
}

// committedAnswer is the answer first given for a commitment that stands, or, if another relayer brought it, a new one. The signature
// is kept with it: a reorg may take the commitment away again. paid says that a transaction of this keeper is in a block for it.
func (rs *relays) committedAnswer(c chain.Commitment, g protocol.OuterGradient, signature []byte, paid bool) (json.RawMessage, error) {
	prev, err := rs.store.Relay(submissionOf(g))
	if err == nil && len(prev.Answer) > 0 {
		var first protocol.OuterGradient
		if err := json.Unmarshal(prev.Gradient, &first); err == nil && sameClaim(first, g) {
			return prev.Answer, nil
		}
	} else if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, errStorage.Because(err)
	}
	return rs.journalAnswer(g, signature, relayAnswer{TxHash: c.TxHash, Status: "committed", Round: g.Round}, paid || prev.Paid)
}

func (rs *relays) journalAnswer(g protocol.OuterGradient, signature []byte, a relayAnswer, paid bool) (json.RawMessage, error) {
	answer, err := json.Marshal(a)
	if err != nil {
		return nil, err
	}
	return answer, rs.journal(g, signature, answer, paid)
}

// journal notes a gradient that is brought on chain, with what the trainer is told of it, nil before it is there.
func (rs *relays) journal(g protocol.OuterGradient, signature []byte, answer json.RawMessage, paid bool) error {
	raw, err := json.Marshal(g)
	if err != nil {
		return err
	}
	if err := rs.store.PutRelay(submissionOf(g), store.Relay{Gradient: raw, Signature: signature, Answer: answer, Paid: paid}); err != nil {
		return errStorage.Because(err)
	}
	return nil
}

// relayOnce joins the relay of this submission if one is under way, else starts it. The relay goes on when the caller leaves.
func (rs *relays) relayOnce(ctx context.Context, g protocol.OuterGradient, signature []byte) (json.RawMessage, error) {
	key := submissionOf(g)
	rs.mu.Lock()
	r := rs.running[key]
	if r == nil {
		r = &relay{gradient: g, done: make(chan struct{})}
		rs.running[key] = r
		rs.background.Go(func() {
			r.err = guard.Call(func() (err error) {
				r.answer, err = rs.bring(rs.run, g, signature)
				return err
			})
			rs.mu.Lock()
			delete(rs.running, key)
			rs.mu.Unlock()
			close(r.done)
		})
	}
	rs.mu.Unlock()
	if !sameClaim(r.gradient, g) {
		return nil, protocol.ErrDuplicateSubmission.With("payload %s of this trainer is on its way to the chain",
			protocol.Hash(r.gradient.PayloadRoot))
	}
	select {
	case <-r.done:
		return r.answer, r.err
	case <-ctx.Done():
		return nil, errInterrupted.Hiding(ctx.Err())
	}
}

// bring journals a checked gradient, sends it and waits for its block. Once journalled it is sent again after a crash, an outage or
// a reorg, for as long as its round takes commitments; only a refusal by the contract ends that.
func (rs *relays) bring(ctx context.Context, g protocol.OuterGradient, signature []byte) (json.RawMessage, error) {
	key := submissionOf(g)
	prev, err := rs.store.Relay(key)
	var answer json.RawMessage
	switch {
	case err == nil:
		var first protocol.OuterGradient
		if err := json.Unmarshal(prev.Gradient, &first); err != nil {
			return nil, errStorage.Because(err)
		}
		// An earlier one on the same parent may still be in somebody's transaction pool: the first stands.
		head := rs.head.Load()
		if !sameClaim(first, g) && first.ParentRoot == g.ParentRoot && (head == nil || first.Deadline >= head.Time) {
			return nil, protocol.ErrDuplicateSubmission.With("payload %s of this trainer was accepted first", protocol.Hash(first.PayloadRoot))
		}
		if sameClaim(first, g) {
			answer = prev.Answer
		}
	case !errors.Is(err, store.ErrNotFound):
		return nil, errStorage.Because(err)
	}
	if err := rs.journal(g, signature, answer, prev.Paid); err != nil {
		return nil, err
	}
	receipt, err := rs.send(ctx, g.TaskId, rs.chain.SubmitOuterGradient(g, signature))
	if err == nil {
		rs.meters.relays.Inc()
		return rs.journalAnswer(g, signature, relayAnswer{TxHash: receipt.TxHash, Status: "relayed", Round: g.Round}, true)
	}
	paid := prev.Paid || receipt != nil
	if _, refused := chain.AsRevert(err); !refused {
		rs.meters.txFailures.WithLabelValues("submitOuterGradient").Inc()
		rs.log.Warn("relay interrupted; it is tried again while the round is open",
			"task", protocol.Hash(g.TaskId), "round", g.Round, "trainer", g.Trainer, "err", err)
		return nil, errInterrupted.Hiding(err)
	}
	// It may be there already: by another relayer, or by this keeper before a restart.
	v, latestErr := rs.newest(ctx)
	if latestErr != nil {
		return nil, errChainUnavailable.Hiding(latestErr)
	}
	head, headErr := v.Head(ctx, g.TaskId)
	if headErr != nil {
		return nil, errChainUnavailable.Hiding(headErr)
	}
	standing, findErr := rs.tasks.standing(ctx, v, g.TaskId, g.Round, head, g.Trainer)
	if findErr != nil {
		return nil, errChainUnavailable.Hiding(findErr)
	}
	if standing != nil && commits(*standing, g) {
		return rs.committedAnswer(*standing, g, signature, paid)
	}
	rs.meters.txFailures.WithLabelValues("submitOuterGradient").Inc()
	if !paid {
		if delErr := rs.store.DeleteRelay(key); delErr != nil {
			return nil, errStorage.Because(delErr)
		}
	} else if err := rs.journal(g, signature, answer, true); err != nil { // what was paid for counts
		return nil, err
	}
	return nil, refusal(err)
}

// send waits for a place, and then for the transaction's block.
func (rs *relays) send(ctx context.Context, id protocol.Hash, call chain.Call) (*types.Receipt, error) {
	leave, err := rs.sending.enter(ctx, rs.payer(id), rs.named(id))
	if err != nil {
		return nil, err
	}
	defer leave()
	return rs.sender.Send(ctx, call)
}

// payer is by whom places are shared out: who posts many tasks has no more than who posts one. The task itself if its sponsor is not known.
func (rs *relays) payer(id protocol.Hash) protocol.Hash {
	if sponsor, known := rs.tasks.sponsors.Load(id); known {
		return protocol.Hash(common.BytesToHash(sponsor.(common.Address).Bytes()))
	}
	return id
}

// rerelay sends what was journalled and is not on chain: after a crash, an outage or a reorg.
func (rs *relays) rerelay(ctx context.Context, v *chain.View, id protocol.Hash, head chain.Head) error {
	if !rs.spares(id) {
		return nil
	}
	relays, err := rs.store.Relays(id, head.Round)
	if err != nil || len(relays) == 0 {
		return err
	}
	for _, r := range relays {
		var g protocol.OuterGradient
		if err := json.Unmarshal(r.Gradient, &g); err != nil {
			return fmt.Errorf("journalled gradient: %w", err)
		}
		if g.ParentRoot != head.StateRoot || g.Deadline < v.Time || len(r.Signature) == 0 {
			continue
		}
		standing, err := rs.tasks.standing(ctx, v, id, head.Round, head, g.Trainer)
		if err != nil {
			return err
		}
		if standing != nil {
			continue
		}
		rs.actions.start(rs.run, fmt.Sprintf("relay/%s/%d/%s", id, head.Round, g.Trainer), v.Number, func(ctx context.Context) (uint64, error) {
			_, err := rs.relayOnce(ctx, g, r.Signature)
			return 0, err
		}, rs.failed("submitOuterGradient", id))
	}
	return nil
}
