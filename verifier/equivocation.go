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

// outcomes remembers who signed which outcome of a transition, those on branches too that a reorg took away: a signature stays one.
type outcomes struct {
	mu   sync.Mutex
	seen *lru.Cache[transitionKey, []chain.Proposed]
}

func newOutcomes() *outcomes {
	return &outcomes{seen: lru.NewCache[transitionKey, []chain.Proposed](outcomesCache)}
}

func keyOf(p chain.Proposed) transitionKey {
	return transitionKey{task: p.TaskId, parent: p.ParentRoot, set: p.SetHash(), round: p.Round}
}

// note adds a proposal and returns those of other outcomes of its transition.
func (o *outcomes) note(p chain.Proposed) (others []chain.Proposed) {
	o.mu.Lock()
	defer o.mu.Unlock()
	known, _ := o.seen.Get(keyOf(p))
	for _, k := range known {
		if k.Statement == p.Statement {
			return nil
		}
		others = append(others, k)
	}
	o.seen.Add(keyOf(p), append(known[:len(known):len(known)], p))
	return others
}

// equivocations looks through the proposals that are new at a view for keepers that signed two outcomes of one transition.
func (w *watch) equivocations(ctx context.Context, v *chain.View) error {
	seen := len(w.proposals.items)
	upTo := w.proposals.upTo
	all, err := w.proposals.read(ctx, v, func(ctx context.Context, from uint64) ([]chain.Announced, error) { return v.Announced(ctx, from, w.id) })
	if err != nil {
		return err
	}
	if len(all) < seen {
		seen = 0 // a reorg: the list was read anew
	}
	for i, a := range all[seen:] {
		if err := w.equivocation(ctx, v, a); err != nil {
			// Read again from here with the next head.
			w.proposals.items, w.proposals.upTo = all[:seen+i], upTo
			return fmt.Errorf("proposals of round %d: %w", a.Round, err)
		}
	}
	return nil
}

// equivocation convicts whoever signed a proposal and, before it, another outcome of the same transition.
func (w *watch) equivocation(ctx context.Context, v *chain.View, a chain.Announced) error {
	proposals, err := v.Proposals(ctx, w.id, a.Round)
	if err != nil {
		return err
	}
	var errs []error
	for _, p := range proposals {
		if p.TxHash != a.TxHash {
			continue
		}
		for _, other := range w.c.outcomes.note(p) {
			for _, pair := range signedBoth(p, other) {
				errs = append(errs, w.c.equivocate(ctx, v, pair))
			}
		}
	}
	return errors.Join(errs...)
}

// doubleSigned is a keeper with its signatures under two outcomes of one transition.
type doubleSigned struct {
	keeper     common.Address
	a, b       protocol.Statement
	sigA, sigB []byte
}

// signedBoth finds the keepers whose signatures two proposals have in common.
func signedBoth(a, b chain.Proposed) []doubleSigned {
	var out []doubleSigned
	for _, x := range a.Signatures {
		for _, y := range b.Signatures {
			if x.Keeper == y.Keeper {
				out = append(out, doubleSigned{x.Keeper, a.Statement, b.Statement, x.Signature, y.Signature})
			}
		}
	}
	return out
}

// equivocate convicts a keeper that signed two outcomes, if there is anything left to take.
func (c *Challenger) equivocate(ctx context.Context, v *chain.View, d doubleSigned) error {
	lock, err := v.Lock(ctx, d.a.TaskId, protocol.RoleKeeper, d.keeper)
	if err != nil {
		return err
	}
	if lock.Sign() == 0 {
		return nil
	}
	c.log.Error("a keeper signed two outcomes of one transition", "task", protocol.Hash(d.a.TaskId), "round", d.a.Round, "keeper", d.keeper)
	if settled, err := c.send(ctx, c.chain.SubmitEquivocation(d.keeper, d.a, d.sigA, d.b, d.sigB)); err != nil || settled {
		return err
	}
	c.meters.convictions.Inc()
	return nil
}
