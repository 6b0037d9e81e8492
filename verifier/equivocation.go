package verifier

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/protocol"
)

// outcomesCache bounds how many transitions' outcomes are remembered.
const outcomesCache = 4096

// transitionKey is what two statements of an equivocation have in common.
type transitionKey struct {
	task, parent, set protocol.Hash
	round             uint32
}

// signed is an announced proposal with the signatures that its transaction carried.
type signed struct {
	chain.Announced
	signatures []chain.WitnessSignature
}

// outcomes remembers who signed which outcome of a transition, those on branches too that a reorg took away: a signature stays one.
type outcomes struct {
	mu   sync.Mutex
	seen *lru.Cache[transitionKey, []signed]
}

func newOutcomes() *outcomes {
	return &outcomes{seen: lru.NewCache[transitionKey, []signed](outcomesCache)}
}

func keyOf(a chain.Announced) transitionKey {
	return transitionKey{task: a.TaskId, parent: a.ParentRoot, set: a.SetHash, round: a.Round}
}

// find is a proposal that was noted before.
func (o *outcomes) find(a chain.Announced) (signed, bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	known, _ := o.seen.Get(keyOf(a))
	for _, k := range known {
		if k.SyncRound == a.SyncRound && k.TxHash == a.TxHash {
			return k, true
		}
	}
	return signed{}, false
}

// note adds a proposal and returns those of other outcomes of its transition, though it was noted before: what they prove may not have
// been sent yet.
func (o *outcomes) note(p signed) (others []signed) {
	o.mu.Lock()
	defer o.mu.Unlock()
	known, _ := o.seen.Get(keyOf(p.Announced))
	held := false
	for _, k := range known {
		if k.SyncRound == p.SyncRound {
			held = held || k.TxHash == p.TxHash
			continue
		}
		others = append(others, k)
	}
	if !held {
		o.seen.Add(keyOf(p.Announced), append(known[:len(known):len(known)], p))
	}
	return others
}

// equivocations are proposals of a task held against what their signers signed before. They belong to the pass in progress.
type equivocations struct {
	*task
	// outcomes are those of all tasks.
	outcomes  *outcomes
	proposals chain.Tail[chain.Announced]
	// looked are proposals whose signers signed nothing else that is known.
	looked map[announcement]bool
}

// reset has all of them looked at again: a reorg may have taken away what was concluded.
func (eq *equivocations) reset() { clear(eq.looked) }

// look looks through the proposals that are new at a view for keepers that signed two outcomes of one transition. A proposal
// that cannot be looked at, or acted on, keeps none of the others from it, and is looked at again with the next head.
func (eq *equivocations) look(ctx context.Context, v *chain.View) error {
	pending, err := read(ctx, v, eq.task, &eq.proposals, (*chain.View).Announced)
	errs := []error{err}
	for _, a := range pending {
		if ctx.Err() != nil {
			break
		}
		k := announcement{a.SyncRound, a.TxHash}
		if eq.looked[k] {
			continue
		}
		proves, err := eq.examine(ctx, v, a)
		if err != nil {
			errs = append(errs, fmt.Errorf("proposals of round %d: %w", a.Round, err))
			continue
		}
		eq.looked[k] = !proves
	}
	return errors.Join(errs...)
}

// announcement names a proposal that a transaction made.
type announcement struct {
	protocol.SyncRound
	tx common.Hash
}

// examine convicts whoever signed a proposal and, before it, another outcome of the same transition. The signatures are read while
// the transaction is there, because a reorg may take it away. proves says that there is somebody who did: the lock that is gone now may be
// put up again.
func (eq *equivocations) examine(ctx context.Context, v *chain.View, a chain.Announced) (proves bool, err error) {
	p, known := eq.outcomes.find(a)
	if !known {
		signatures, err := v.Signatures(ctx, a)
		if err != nil {
			return false, err
		}
		p = signed{a, signatures}
	}
	var errs []error
	for _, other := range eq.outcomes.note(p) {
		for _, pair := range signedBoth(p, other) {
			proves = true
			errs = append(errs, eq.convict(ctx, v, pair))
		}
	}
	return proves, errors.Join(errs...)
}

// doubleSigned is a keeper with its signatures under two outcomes of one transition.
type doubleSigned struct {
	keeper     common.Address
	a, b       chain.Announced
	sigA, sigB []byte
}

// signedBoth finds the keepers whose signatures two proposals have in common.
func signedBoth(a, b signed) []doubleSigned {
	var out []doubleSigned
	for _, x := range a.signatures {
		for _, y := range b.signatures {
			if x.Keeper == y.Keeper {
				out = append(out, doubleSigned{x.Keeper, a.Announced, b.Announced, x.Signature, y.Signature})
			}
		}
	}
	return out
}

// convict convicts a keeper that signed two outcomes, if there is anything left to take.
func (eq *equivocations) convict(ctx context.Context, v *chain.View, d doubleSigned) error {
	lock, err := v.Lock(ctx, d.a.TaskId, protocol.RoleKeeper, d.keeper)
	if err != nil {
		return err
	}
	if lock.Sign() == 0 {
		return nil
	}
	a, err := v.AnnouncedStatement(ctx, d.a)
	if err != nil {
		return err
	}
	// Equal set hashes are of the same set.
	b := a
	b.NewRoot, b.AuxRoot = d.b.NewRoot, d.b.AuxRoot
	eq.log.Error("a keeper signed two outcomes of one transition", "round", a.Round, "keeper", d.keeper)
	if refused, err := eq.send(ctx, eq.chain.SubmitEquivocation(d.keeper, a, d.sigA, b, d.sigB), move); err != nil || refused {
		return err
	}
	eq.meters.convictions.Inc()
	return nil
}
