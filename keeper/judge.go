package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
)

// catchUpRounds bounds how far back missing states are recomputed from payloads.
const catchUpRounds = 4096

// errWrongStatement says that the chain's proposal is not what its payloads give.
type errWrongStatement struct {
	statement  protocol.Statement
	recomputed store.Outcome
}

func (e *errWrongStatement) Error() string {
	return fmt.Sprintf("round %d: recomputed state %x and auxiliary root %x, the chain has %x and %x",
		e.statement.Round, e.recomputed.NewRoot, e.recomputed.AuxRoot, e.statement.NewRoot, e.statement.AuxRoot)
}

// judge recomputes what others proposed: a keeper builds on no proposal that it recomputed differently. What it found counts until a reorg.
type judge struct {
	*node
	tasks      *registry
	peers      *peers
	payloads   *payloads
	objects    *objects
	kept       *kept
	aggregator *aggregator
	// judged are the states that were recomputed, wrong (task → *errWrongStatement) the proposals that were recomputed differently.
	judged *lru.Cache[judgement, struct{}]
	wrong  sync.Map
}

// judgement names the state that a round trains on. It is worth nothing after a reorg: the proposal that led to that state may be another
// one then.
type judgement struct {
	task, root protocol.Hash
	round      uint32
	epoch      uint64
}

// mayBuild says whether the open round's parent is here and, as far as this keeper can tell, right. If that is not known yet, it
// starts to find out. On a proposal that it recomputed differently it never builds: it waits for the overturn.
func (j *judge) mayBuild(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) (bool, error) {
	if head.StateRoot.IsZero() {
		return false, nil
	}
	if known, blocked := j.wrong.Load(id); blocked {
		still, err := j.stillWrong(ctx, v, id, known.(*errWrongStatement), head)
		if err != nil || still {
			return false, err
		}
		j.wrong.Delete(id)
		j.meters.wrongHead.DeleteLabelValues(id.String())
		j.log.Info("the wrong proposal does not stand any more", "task", id, "round", known.(*errWrongStatement).statement.Round)
	}
	held, err := j.kept.need(head.StateRoot, id)
	if err != nil {
		return false, err
	}
	key := judgement{id, head.StateRoot, head.Round, j.epoch.Load()}
	if held && j.judged.Contains(key) {
		return true, nil
	}
	j.actions.start(j.run, fmt.Sprintf("state/%s/%d/%s", id, head.Round, head.StateRoot), v.Number, func(ctx context.Context) (uint64, error) {
		err := j.catchUp(ctx, v, id, spec, head, key.epoch)
		var wrong *errWrongStatement
		if errors.As(err, &wrong) {
			j.meters.wrongRoots.Inc()
			j.meters.wrongHead.WithLabelValues(id.String()).Set(1)
			j.wrong.Store(id, wrong)
			j.log.Error("the chain's proposal is not what its payloads give; not building on it", "task", id, "round", wrong.statement.Round,
				"chain", protocol.Hash(wrong.statement.NewRoot), "recomputed", protocol.Hash(wrong.recomputed.NewRoot),
				"chain_aux", protocol.Hash(wrong.statement.AuxRoot), "recomputed_aux", protocol.Hash(wrong.recomputed.AuxRoot))
			return 0, nil
		} else if err != nil {
			return 0, err
		}
		j.judged.Add(key, struct{}{})
		j.wake()
		return 0, nil
	}, j.failed("catchUp", id))
	return false, nil
}

// stillWrong says whether a proposal that this keeper recomputed differently stands below the open round. One whose state is right can
// be built on once it is final: nothing can take the state away then.
func (j *judge) stillWrong(ctx context.Context, v *chain.View, id protocol.Hash, w *errWrongStatement, head chain.Head) (bool, error) {
	if w.statement.Round >= head.Round {
		return false, nil
	}
	now, stands, err := v.Statement(ctx, id, w.statement.Round)
	if err != nil || !stands || now != w.statement {
		return false, err
	}
	return w.statement.NewRoot != w.recomputed.NewRoot || head.Finalized <= w.statement.Round, nil
}

// catchUp makes the head's state one that is held and recomputed: it walks back to the last such state and forward again through the
// rounds that others proposed. What cannot be recomputed for want of payloads is taken from a peer, as its root says.
func (j *judge) catchUp(
	ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head, epoch uint64,
) error {
	var steps []protocol.Statement
	for r := head.Round; r > 0 && len(steps) < catchUpRounds; r-- {
		st, stands, err := v.Statement(ctx, id, r-1)
		if err != nil {
			return err
		}
		if !stands {
			continue // carried forward
		}
		held, err := j.kept.need(st.NewRoot, id)
		if err != nil {
			return err
		}
		if held && (j.judged.Contains(judgement{id, st.NewRoot, r, epoch}) || r <= head.Finalized) {
			break
		}
		steps = append(steps, st)
	}
	for _, st := range slices.Backward(steps) {
		if err := j.recompute(ctx, v, spec, st); err != nil {
			return err
		}
		j.judged.Add(judgement{id, st.NewRoot, st.Round + 1, epoch}, struct{}{})
	}
	if held, err := j.kept.need(head.StateRoot, id); err != nil || held {
		return err
	}
	// The first state, dropped as damaged, or a state further back than this keeper recomputes.
	if j.objects.fetch(ctx, id, spec, head.StateRoot) {
		return nil
	}
	return fmt.Errorf("state %s: %w here and with %d peers", head.StateRoot, store.ErrNotFound, j.peers.count(id))
}

// recompute recomputes one standing proposal: *errWrongStatement if it is another one.
func (j *judge) recompute(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement) error {
	included, err := j.tasks.included(ctx, v, st)
	if err != nil {
		return err
	}
	missing := j.payloads.fetchMissing(ctx, spec, st, included)
	if missing == nil {
		got, err := j.aggregator.outcome(ctx, spec, advanceOf(st, included))
		switch {
		case err == nil && got == store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}:
			return nil
		case err == nil && j.cfg.Adversary == nil:
			return &errWrongStatement{st, got}
		case err != nil && !errors.Is(err, store.ErrNotFound):
			return err
		}
		missing = err
	}
	if held, err := j.kept.need(st.NewRoot, st.TaskId); err != nil || held {
		return err
	}
	if !j.objects.fetch(ctx, st.TaskId, spec, st.NewRoot) {
		return fmt.Errorf("state %s of round %d: %w here and with %d peers, and it cannot be recomputed: %v",
			protocol.Hash(st.NewRoot), st.Round, store.ErrNotFound, j.peers.count(st.TaskId), missing)
	}
	j.log.Warn("state taken from a peer, not recomputed", "task", protocol.Hash(st.TaskId), "round", st.Round,
		"root", protocol.Hash(st.NewRoot), "why", missing)
	return nil
}

func (j *judge) forget() {
	j.wrong.Clear()
	j.meters.wrongHead.Reset()
}
