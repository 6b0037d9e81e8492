package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"assay/internal/chain"
	"assay/protocol"
	"assay/verifier/fraud"
)

const (
	// descentStep is how many levels a move of a descent goes down at most.
	descentStep = 6
	// maxDescents is how many descents into one proposal may be lost, say by an outage, before none is opened any more.
	maxDescents = 2
)

// ErrUnfunded says that the challenger's account has too few tokens for a bond or for demanding payloads.
var ErrUnfunded = errors.New("too few tokens")

// descents are games that make the signers of wrong rounds show what they signed, opened with a bond.
type descents struct {
	*task
	opened chain.Tail[chain.Descent]
	// over are those that have ended.
	over map[string]bool
	// standing is how many of this account's were open when a pass looked.
	standing int
}

// errStands says that a wrong round can no longer be overturned, errHopeless that it can, but not by a descent.
var errStands, errHopeless = errors.New("it can no longer be overturned"), errors.New("it is left to others")

// descend does the challenger's next move in its descent into a wrong statement, opening one if there is none. Once a leaf lies open it
// returns how to get there. errStands and errHopeless if none can be opened any more.
func (ds *descents) descend(ctx context.Context, v *chain.View, id protocol.Hash, k *wrong) (*fraud.Trail, error) {
	s := k.round.statement
	record, err := v.Round(ctx, ds.id, s.Round)
	if err != nil {
		return nil, err
	}
	var over []*big.Int
	// A call that went two ways, or a second process with this key, may have opened more than one: each has a clock.
	playing, trail := false, (*fraud.Trail)(nil)
	for _, d := range ds.opened.Items {
		if d.Challenger != ds.account || d.Statement != id {
			continue
		}
		p, err := v.DescentPosition(ctx, d.ID)
		if err != nil {
			return nil, err
		}
		if p.Branch != record.Branch {
			continue // into a proposal of the same that fell
		}
		if p.Turn == chain.TurnOver {
			over = append(over, d.ID)
			continue
		}
		playing = true
		if k.unpaid {
			continue
		}
		t, err := ds.move(ctx, v, d, p, k)
		if err != nil {
			return nil, err
		}
		if t != nil {
			trail = t
		}
	}
	if playing {
		return trail, nil
	}
	lost, err := ds.lost(ctx, v, over)
	if err != nil {
		return nil, err
	}
	mayFall, err := v.MayFall(ctx, ds.id, s.Round)
	if err != nil {
		return nil, err
	}
	switch {
	case !mayFall:
		return nil, errStands
	case v.Time > record.ProposedAt+uint64(ds.spec.ClaimWindow)+uint64(ds.spec.RevealWindow):
		ds.once("late "+id.String(), "a wrong round stands without anything published, and it is too late for a descent", "round", s.Round,
			"statement", id)
		return nil, errHopeless
	case lost >= maxDescents:
		ds.once(fmt.Sprintf("lost %s %d", id, record.Branch), "descents into a wrong round were lost; none is opened any more", "round", s.Round,
			"statement", id, "lost", lost)
		return nil, errHopeless
	}
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return nil, err
	}
	takes, err := ds.locks(ctx, v, s.Round)
	if err != nil {
		return nil, err
	}
	aux := s.AuxRoot != k.outcome.AuxRoot
	p := opening(v, ds.cfg.Deployment.Descent, bond, takes, debt{descents: 1})
	if refused, err := ds.act(ctx, s.Round, ds.chain.DescentOpen(s, aux), p); err != nil || refused {
		return nil, err
	}
	ds.begun.descents++
	ds.meters.descents.Inc()
	ds.log.Info("opened a descent: the signers have to show what they signed", "round", s.Round, "statement", id, "aux", aux, "bond", bond)
	return nil, nil
}

// playing says whether a descent of this account's into a statement is open, as far as passes saw.
func (ds *descents) playing(id protocol.Hash) bool {
	return ds != nil && slices.ContainsFunc(ds.opened.Items, func(d chain.Descent) bool {
		return d.Statement == id && d.Challenger == ds.account && !ds.over[d.ID.String()]
	})
}

// locks is what convicting the signers of a standing round takes.
func (ds *descents) locks(ctx context.Context, v *chain.View, round uint32) (*big.Int, error) {
	signers, err := v.Signers(ctx, ds.id, round)
	if err != nil {
		return nil, err
	}
	sum := new(big.Int)
	for _, keeper := range signers {
		lock, err := v.Lock(ctx, ds.id, protocol.RoleKeeper, keeper)
		if err != nil {
			return nil, err
		}
		sum.Add(sum, lock)
	}
	return sum, nil
}

// lost counts the descents among those that cost their bond.
func (ds *descents) lost(ctx context.Context, v *chain.View, ids []*big.Int) (int, error) {
	if len(ids) == 0 {
		return 0, nil
	}
	closed, err := v.DescentsClosed(ctx, 0, ds.id)
	if err != nil {
		return 0, err
	}
	n := 0
	for _, c := range closed {
		if !c.Convicted && !c.Moot && slices.ContainsFunc(ids, func(id *big.Int) bool { return id.Cmp(c.ID) == 0 }) {
			n++
		}
	}
	return n, nil
}

// move does what a descent waits for, if it waits for the challenger.
func (ds *descents) move(ctx context.Context, v *chain.View, d chain.Descent, p chain.Position, k *wrong) (*fraud.Trail, error) {
	if p.Turn.Signers() {
		return nil, nil
	}
	moves, err := v.Moves(ctx, d.Block, d.ID)
	if err != nil {
		return nil, err
	}
	at, err := walkTo(k.trees, d.Aux, moves)
	if err != nil {
		return nil, err
	}
	if h := at.vector.Header(); p.Turn != chain.TurnChoose && (h != p.Header || at.height != int(p.Height) || at.index != p.Index) {
		return nil, fmt.Errorf("%w: at %d of height %d in %+v, not at %d of height %d in %+v", errWalk, at.index, at.height, h, p.Index, p.Height,
			p.Header)
	}
	var call chain.Call
	switch p.Turn {
	case chain.TurnPick:
		index, child, path, err := at.differing()
		if err != nil {
			return nil, err
		}
		call = ds.chain.DescentPick(d.ID, p.Node, index, child, path)
	case chain.TurnChoose:
		call = ds.chain.DescentChoose(d.ID, p.Node, at.halves[0], at.halves[1], at.halves[0] == k.trees.New.Params[at.index].Root())
	case chain.TurnProve:
		return &fraud.Trail{Aux: d.Aux, Links: at.links, Momentum: at.momentum, Sibling: at.sibling, Leaf: at.leaf}, nil
	default:
		return nil, nil
	}
	_, err = ds.send(ctx, call, move)
	if revert, ok := chain.AsRevert(err); ok && revert.Name == chain.RevertWrongMove {
		return nil, nil // made already: the view is older
	}
	if err == nil {
		ds.log.Info("moved in a descent", "descent", d.ID, "round", d.Round, "move", call.Name)
	}
	return nil, err
}

// attend ends the descents of this account whose time ran out, or whose statement fell, and returns how many have ended since the last
// look.
func (ds *descents) attend(ctx context.Context, v *chain.View) (ended int, err error) {
	var errs []error
	ds.standing = 0
	for _, d := range ds.opened.Items {
		key := d.ID.String()
		if d.Challenger != ds.account || ds.over[key] {
			continue
		}
		p, err := v.DescentPosition(ctx, d.ID)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if p.Turn == chain.TurnOver {
			ds.over[key] = true
			ended++
			continue
		}
		ds.standing++
		e := ending{number: d.ID, round: d.Round, branch: p.Branch, statement: d.Statement, fallen: ds.chain.DescentClose}
		if p.Turn.Signers() && v.Time >= p.Deadline {
			e.late = ds.chain.DescentTimeout
		}
		errs = append(errs, ds.end(ctx, v, e))
	}
	return ended, errors.Join(errs...)
}
