package keeper

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

// draftsKept is how many states of one round are kept at a time that other seats asked about, or that this keeper drafted, before it is known
// which of them stands. What was dropped is computed again if it does.
const draftsKept = 4

// outcomeCache keeps what transitions came to, so that a draft, a peer's question and the check of a proposal compute it once.
const outcomeCache = 256

// aggregator computes rounds: it takes held payloads and a state to the next state. Its lanes say how many are computed at a time.
type aggregator struct {
	*node
	kept  *kept
	acks  *acks
	lanes lanes
	// computing serialises what is computed from the same, so that whoever comes second need not.
	computing keyedLocks[computation]
	// outcomes are what transitions came to, lies what is said of them that is not true: an adversary's.
	outcomes *lru.Cache[computation, store.Outcome]
	lies     *lru.Cache[store.Transition, store.Outcome]

	// mu locks drafts, the states of tasks that were stored and are not known to stand, oldest first.
	mu     sync.Mutex
	drafts map[[32]byte][]draft
}

// draft is a state that was computed for a round.
type draft struct {
	round uint32
	root  protocol.Hash
}

// payloadsOf are the included commitments in the order of aggregation.
func payloadsOf(included []chain.Commitment) []transition.Payload {
	out := make([]transition.Payload, len(included))
	for i, c := range included {
		out[i] = transition.Payload{Trainer: c.Trainer, Slot: c.Slot, Root: c.PayloadRoot}
	}
	slices.SortFunc(out, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	return out
}

// advance is a transition that can be computed: what a statement says without its roots, and the payloads under its bits.
type advance struct {
	store.Transition
	included []chain.Commitment
}

func advanceOf(st protocol.Statement, included []chain.Commitment) advance {
	return advance{store.Transition{Task: st.TaskId, Round: st.Round, ParentRoot: st.ParentRoot, SetHash: st.SetHash()}, included}
}

// computation is all that an outcome follows from.
type computation struct {
	store.Transition
	inputs protocol.Hash
}

// inputsOf is the hash of what a transition's outcome follows from besides what a statement binds: the specification behind the task's
// identifier, and whose payloads the bits stand for. On one branch both follow from the statement, but not across a deep reorg.
func inputsOf(spec *protocol.TaskSpec, included []chain.Commitment) protocol.Hash {
	h := sha256.New()
	specHash := spec.SpecHash()
	h.Write(specHash[:])
	for _, p := range payloadsOf(included) {
		h.Write(p.Trainer[:])
		h.Write(p.Root[:])
	}
	return protocol.Hash(h.Sum(nil))
}

// outcome returns what a transition comes to; the state it leads to is held durably when it returns. What was computed or signed before
// is not computed again.
func (a *aggregator) outcome(ctx context.Context, spec *protocol.TaskSpec, st advance) (store.Outcome, error) {
	c := computation{st.Transition, inputsOf(spec, st.included)}
	unlock, err := a.computing.lock(ctx, c)
	if err != nil {
		return store.Outcome{}, err
	}
	defer unlock()
	a.stands(st)
	known, ok, err := a.known(c)
	if err != nil {
		return known, err
	}
	if ok {
		if held, err := a.kept.need(known.NewRoot, st.Task); err != nil || held {
			return known, err
		}
	}
	o, err := a.aggregate(ctx, spec, st, nil)
	if err == nil {
		a.outcomes.Add(c, o)
	}
	return o, err
}

// attested is outcome for a seat that asks for a signature. Of what was computed before, the state need not be held any more: it is computed again if
// it stands. Whoever asks in turn about more sets than drafts are kept would otherwise have each computed whenever he asks.
func (a *aggregator) attested(ctx context.Context, spec *protocol.TaskSpec, st advance) (store.Outcome, error) {
	if o, ok, err := a.known(computation{st.Transition, inputsOf(spec, st.included)}); err != nil || ok {
		return o, err
	}
	return a.outcome(ctx, spec, st)
}

// known returns the outcome of a computation that this keeper did.
func (a *aggregator) known(c computation) (store.Outcome, bool, error) {
	if o, ok := a.outcomes.Get(c); ok {
		return o, true, nil
	}
	if a.cfg.Adversary != nil {
		return store.Outcome{}, false, nil // what it signed need not be what it computed
	}
	o, err := a.store.Signed(c.Transition, c.inputs)
	if errors.Is(err, store.ErrNotFound) {
		return o, false, nil
	}
	return o, err == nil, err
}

// aggregate computes and stores the state that follows a parent by the included payloads. Every input is proven against its root while
// it is read, so a damaged disk can stop this keeper but never make it sign a wrong root. Memory does not depend on the model's
// size. When it returns, the new state is durable.
func (a *aggregator) aggregate(ctx context.Context, spec *protocol.TaskSpec, st advance, tamper *transition.Tamper) (store.Outcome, error) {
	leave, err := a.lanes.enter(ctx, st.Task, spec, len(st.included))
	if err != nil {
		return store.Outcome{}, err
	}
	defer leave()
	began := time.Now()
	payloads := payloadsOf(st.included)
	o, err := openRound(a.store, spec, st.ParentRoot, payloads)
	if err != nil {
		return store.Outcome{}, err
	}
	defer o.close()
	if o.next, err = newObject(a.store, o.states); err != nil {
		return store.Outcome{}, err
	}
	got, err := a.compute(ctx, spec, st, o, payloads, sink{o}, transition.Options{Tamper: tamper})
	if err != nil {
		return store.Outcome{}, err
	}
	held, err := a.store.Has(got.NewRoot)
	if err == nil {
		err = o.next.Commit(got.NewRoot, st.Task)
	}
	if err == nil && !held {
		err = a.drafted(st, got.NewRoot)
	}
	if err != nil {
		return store.Outcome{}, errStorage.Because(err)
	}
	a.meters.aggregate.Observe(time.Since(began).Seconds())
	return got, nil
}

// drafted notes a state that was just stored, and drops those that no round will be built on: of the round before all but the one that this
// round goes on from, and of this round the oldest beyond draftsKept. Whoever has a seat asks about as many sets as he likes to sign for, and
// the disk was promised a state a round.
func (a *aggregator) drafted(st advance, root protocol.Hash) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	all, same := append(a.drafts[st.Task], draft{st.Round, root}), 0
	for _, d := range all {
		if d.round == st.Round {
			same++
		}
	}
	var kept []draft
	var errs []error
	for _, d := range all {
		switch {
		case d.root == protocol.Hash(st.ParentRoot): // it stands
		case d.round == st.Round && same > draftsKept:
			same--
			errs = append(errs, a.store.Drop(st.Task, d.root))
		case d.round == st.Round-1:
			errs = append(errs, a.store.Drop(st.Task, d.root))
		case d.round < st.Round: // which state of that round stands is not known here: all are kept
		default:
			kept = append(kept, d)
		}
	}
	a.drafts[st.Task] = kept
	return errors.Join(errs...)
}

// stands notes that the parent of a round stands: what is signed about the round is opened from it.
func (a *aggregator) stands(st advance) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.drafts[st.Task] = slices.DeleteFunc(a.drafts[st.Task], func(d draft) bool { return d.root == protocol.Hash(st.ParentRoot) })
}

// compute runs a transition over opened objects and drops an input that turns out to be damaged.
func (a *aggregator) compute(
	ctx context.Context, spec *protocol.TaskSpec, st advance, o *roundFiles, payloads []transition.Payload,
	to transition.Sink, opts transition.Options,
) (store.Outcome, error) {
	got, err := transition.Compute(ctx, transition.Round{
		Spec: a.bounds(spec, st.Task, st.Round), Task: st.Task, Number: st.Round, Parent: st.ParentRoot, Payloads: payloads,
	}, source{o}, to, opts)
	var other *transition.Mismatch
	if errors.As(err, &other) {
		return store.Outcome{}, a.mismatch(st, o, payloads, other)
	} else if err != nil {
		return store.Outcome{}, fmt.Errorf("aggregate round %d: %w", st.Round, err)
	}
	return store.Outcome{NewRoot: got.NewRoot, AuxRoot: got.AuxRoot}, nil
}

func (a *aggregator) mismatch(st advance, o *roundFiles, payloads []transition.Payload, m *transition.Mismatch) error {
	if m.Payload < 0 {
		// A file cut off within its preamble was that of a state as well: no other object begins like it.
		preamble := o.states.Preamble()
		have := make([]byte, len(preamble))
		n, err := o.state.ReadAt(have, 0)
		return a.damaged(st.ParentRoot, m.Got, (err == nil || errors.Is(err, io.EOF)) && bytes.HasPrefix(preamble, have[:n]))
	}
	p := payloads[m.Payload]
	acked, err := a.acks.taken(st.Task, st.Round, p.Trainer, p.Root)
	return errors.Join(a.damaged(p.Root, m.Got, acked), err)
}
