package verifier

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
)

const (
	// parallelDemands is how many demands are under way at a time: over L1 one takes minutes. How many transactions are, the sender bounds.
	parallelDemands = 256
	// askedAtOnce is of how many ranges it is asked in a few calls whether they were demanded: a sponsor decides how many there are.
	askedAtOnce = 1 << 12
)

// demanded is what a view shows that was demanded of a task, by anybody.
type demanded struct {
	payloads []chain.RevealRequested
	objects  []chain.ObjectRequested
}

// asked is what was demanded of a task, as replays read it: beside the passes, and for players whose passes need none of it.
type asked struct {
	reading  guard.Gate
	payloads chain.Tail[chain.RevealRequested]
	objects  chain.Tail[chain.ObjectRequested]
}

// span is one demand: a range of leaves of an included payload.
type span struct {
	payload  int
	fragment uint32
	number   uint32
	leaves   uint16
}

// first is the span's first leaf in the fragment.
func (s span) first() uint64 { return uint64(s.number) * chain.RangeLeaves }

// spans cuts the missing payloads into demands.
func (r *round) spans(m *missing) []span {
	q := protocol.Quantization(r.spec.Quantization)
	var out []span
	for i := range r.included {
		if m.payloads[i] == nil {
			continue
		}
		for f, fragment := range protocol.Fragments(r.spec.ParamCount, r.spec.FragmentCount) {
			for first, n := uint64(0), q.Leaves(fragment.Len()); first < n; first += chain.RangeLeaves {
				out = append(out, span{i, uint32(f), uint32(first / chain.RangeLeaves), uint16(min(n-first, chain.RangeLeaves))})
			}
		}
	}
	return out
}

// objectSpan is one demand for a range of what a task is made of.
type objectSpan struct {
	part             chain.ObjectPart
	fragment, number uint32
	leaves           uint16
	// Of a state, at and bytes are where its leaves stand in its file, without the padding of a fragment's last leaf.
	at    int64
	bytes int
}

// demands has those publish who hold what a task's rounds and claims are computed from, where no source serves it.
type demands struct {
	*task
	*allowance
	// forClaims says that what claims are replayed with is demanded, too, and not a first state alone.
	forClaims bool
	asked     asked
	// payloads and objects are those that the passes read; over are demands for payloads that have ended.
	payloads chain.Tail[chain.RevealRequested]
	objects  chain.Tail[chain.ObjectRequested]
	over     map[string]bool
	// standing is how many of this account's were open when a pass looked.
	standing int
	// owed says that demands or descents of this account ended whose prices and bonds may not have been paid out.
	owed bool
}

func newDemands(t *task, tl *till, forClaims bool) *demands {
	a := &allowance{task: t, till: tl, demanding: guard.NewGate()}
	return &demands{task: t, allowance: a, forClaims: forClaims, asked: asked{reading: guard.NewGate()}, over: make(map[string]bool)}
}

// read brings the list of the demands for what the task is made of up to a view.
func (dm *demands) read(ctx context.Context, v *chain.View) error {
	_, err := read(ctx, v, dm.task, &dm.objects, (*chain.View).ObjectsRequested)
	return err
}

// fresh is the newest view with what it shows that was demanded, for who has waited for something: a node that is no archive tells of the newest
// blocks alone what contracts say. It waits for one that shows what this account has sent.
func (dm *demands) fresh(ctx context.Context) (*chain.View, demanded, error) {
	v := dm.now()
	for sent := dm.sent(); v.Number < min(sent, dm.sent()); v = dm.now() { // a reorg takes back what was sent
		select {
		case <-ctx.Done():
			return nil, demanded{}, context.Cause(ctx)
		case <-time.After(dm.cfg.PollInterval):
		}
	}
	made, err := dm.demandedOf(ctx, v)
	return v, made, err
}

// demandedOf is what a view shows that was demanded of the task, for who is no pass.
func (dm *demands) demandedOf(ctx context.Context, v *chain.View) (demanded, error) {
	a := &dm.asked
	if err := a.reading.Enter(ctx); err != nil {
		return demanded{}, err
	}
	defer a.reading.Unlock()
	payloads, err := read(ctx, v, dm.task, &a.payloads, (*chain.View).RevealsRequested)
	if err != nil {
		return demanded{}, err
	}
	objects, err := read(ctx, v, dm.task, &a.objects, (*chain.View).ObjectsRequested)
	return demanded{payloads, objects}, err
}

// demand makes the signers publish the payloads that no source has, and says whether all of their leaves have been published. The whole of
// a payload is demanded at once, because an answered demand keeps the round from becoming final only for another state window. What
// somebody else has demanded serves as well.
func (dm *demands) demand(ctx context.Context, v *chain.View, r *round, m *missing, made demanded) (complete bool, err error) {
	rate, err := v.RevealRate(ctx)
	if err != nil {
		return false, err
	}
	// CustodyAssumed may be said of the first state alone.
	if r.spec.PayloadsExceed(rate) {
		return false, errors.New("the task's payloads are too large to be forced through the chain: its spec says custodyAssumed")
	}
	record, err := v.Round(ctx, dm.id, r.statement.Round)
	if err != nil {
		return false, err
	}
	spans := r.spans(m)
	answers := make([]*chain.RevealRequested, len(spans))
	statement := r.statement.ID()
	for i, s := range spans {
		prefetch(ctx, v, spans, i, func(v *chain.View, s span) {
			_, _ = v.RevealRequestID(ctx, statement, record.Branch, r.included[s.payload].Slot, s.fragment, s.number)
		})
		if answers[i], err = dm.demandFor(ctx, v, r, record.Branch, s, made.payloads); err != nil {
			return false, err
		}
	}
	var open []span
	for i, s := range spans {
		if answers[i] == nil {
			open = append(open, s)
		}
	}
	if len(open) > 0 {
		mayFall, err := v.MayFall(ctx, dm.id, r.statement.Round)
		if err != nil {
			return false, err
		}
		if !mayFall {
			return false, errors.New("nothing can be demanded of a round that is final")
		}
		return false, dm.demandSpans(ctx, v, r, open, made)
	}
	for i := range m.payloads {
		done, err := dm.assemble(ctx, v, r, i, spans, answers)
		if err != nil || !done {
			return false, err
		}
	}
	return true, nil
}

// prefetch asks in a few calls what is about to be asked of each of the next spans, from i on. What cannot be had so is asked one by one.
func prefetch[S any](ctx context.Context, v *chain.View, spans []S, i int, ask func(*chain.View, S)) {
	if i%askedAtOnce != 0 {
		return
	}
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for _, s := range spans[i:min(len(spans), i+askedAtOnce)] {
			ask(v, s)
		}
	})
}

// demandFor finds the demand of exactly these leaves, whoever made it, for the proposal of the statement in this branch: one that an equal
// statement had before it fell is nobody's concern any more. nil if there is none.
func (dm *demands) demandFor(
	ctx context.Context, v *chain.View, r *round, branch uint16, s span, made []chain.RevealRequested,
) (*chain.RevealRequested, error) {
	id, err := v.RevealRequestID(ctx, r.statement.ID(), branch, r.included[s.payload].Slot, s.fragment, s.number)
	if err != nil || id == nil {
		return nil, err
	}
	for i := range slices.Backward(made) {
		if made[i].ID.Cmp(id) == 0 {
			return &made[i], nil
		}
	}
	return nil, fmt.Errorf("%w: demand %s was made, and no event shows it", chain.ErrInconsistent, id)
}

// demandSpans demands runs of leaves. made are the demands that a view showed, which has to show all that were made here.
func (dm *demands) demandSpans(ctx context.Context, v *chain.View, r *round, spans []span, made demanded) error {
	leaves := 0
	for _, s := range spans {
		leaves += int(s.leaves)
	}
	done, total, left, err := dm.affordOf(ctx, v, &r.statement.Round, leaves, len(spans), made)
	if err != nil {
		return err
	}
	defer done()
	entries := chain.FrozenEntries(r.entries)
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, s := range spans {
		spawn(&g, func() error {
			for i, e := range r.entries {
				if e.Trainer != r.included[s.payload].Trainer {
					continue
				}
				refused, err := dm.act(ctx, r.statement.Round, dm.chain.RevealRequest(r.statement, entries, uint32(i), s.fragment, s.number), move)
				if err == nil && !refused {
					dm.meters.demands.Inc()
				}
				return err
			}
			return nil
		})
	}
	err = g.Wait()
	dm.log.Info("demanded payloads that nobody serves", "round", r.statement.Round, "ranges", len(spans), "price", total, "budget_left", left)
	return err
}

// objectDemands finds the demand for each of the spans, whoever made it; open are those that nobody has demanded.
func (dm *demands) objectDemands(
	ctx context.Context, v *chain.View, spans []objectSpan, made demanded,
) (asked []*chain.ObjectRequested, open []objectSpan, err error) {
	asked = make([]*chain.ObjectRequested, len(spans))
	for i, s := range spans {
		prefetch(ctx, v, spans, i, func(v *chain.View, s objectSpan) { _, _ = v.ObjectRequestID(ctx, dm.id, s.part, s.fragment, s.number) })
		id, err := v.ObjectRequestID(ctx, dm.id, s.part, s.fragment, s.number)
		if err != nil {
			return nil, nil, err
		}
		if id == nil {
			open = append(open, s)
			continue
		}
		at := slices.IndexFunc(made.objects, func(d chain.ObjectRequested) bool { return d.ID.Cmp(id) == 0 })
		if at < 0 {
			return nil, nil, fmt.Errorf("%w: demand %s for what the task is made of was made, and no event shows it", chain.ErrInconsistent, id)
		}
		asked[i] = &made.objects[at]
	}
	return asked, open, nil
}

// demandObjects demands ranges of what the task is made of.
func (dm *demands) demandObjects(ctx context.Context, v *chain.View, spans []objectSpan, made demanded) error {
	leaves := 0
	for _, s := range spans {
		leaves += int(s.leaves)
	}
	done, total, left, err := dm.afford(ctx, v, leaves, len(spans), made)
	if err != nil {
		return err
	}
	defer done()
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, s := range spans {
		spawn(&g, func() error {
			refused, err := dm.send(ctx, dm.chain.ObjectRequest(dm.id, s.part, s.fragment, s.number), move)
			if err == nil && !refused {
				dm.meters.demands.Inc()
			}
			return err
		})
	}
	err = g.Wait()
	dm.log.Info("demanded what the task is made of and nobody serves", "part", spans[0].part, "ranges", len(spans), "price", total,
		"budget_left", left)
	return err
}

// assemble puts a payload together from the answers, if all of them are there.
func (dm *demands) assemble(
	ctx context.Context, v *chain.View, r *round, payload int, spans []span, answers []*chain.RevealRequested,
) (bool, error) {
	f, err := dm.lib.temporary()
	if err != nil {
		return false, err
	}
	defer func() {
		f.Close()
		_ = os.Remove(f.Name())
	}()
	size := protocol.Quantization(r.spec.Quantization).LeafBytes()
	for i, s := range spans {
		if s.payload != payload {
			continue
		}
		leaves, err := v.RevealedLeaves(ctx, answers[i].Block, answers[i].ID)
		if err != nil || leaves == nil {
			return false, err
		}
		if len(leaves) != int(s.leaves)*size {
			return false, fmt.Errorf("demand %s was answered with %d bytes, not %d", answers[i].ID, len(leaves), int(s.leaves)*size)
		}
		if _, err := f.WriteAt(leaves, payloadOffset(r.spec, s.fragment, s.first())); err != nil {
			return false, err
		}
	}
	// That the bytes have their root the contract has checked, and the computation does again.
	return true, dm.lib.put(dm.lib.path(r.input(payload)), f)
}

// obtainObjects demands the spans that nobody has demanded, and hands on what answers the demands for them once all have been answered.
func (dm *demands) obtainObjects(
	ctx context.Context, v *chain.View, spans []objectSpan, take func(i int, data []byte) error,
) (complete bool, err error) {
	made, err := dm.demandedOf(ctx, v)
	if err != nil {
		return false, err
	}
	asked, open, err := dm.objectDemands(ctx, v, spans, made)
	if err != nil {
		return false, err
	}
	if len(open) > 0 {
		demandable, err := dm.demandable(ctx, v)
		if err != nil || !demandable {
			return false, err
		}
		return false, dm.demandObjects(ctx, v, open, made)
	}
	for i := range spans {
		data, err := v.RevealedObject(ctx, asked[i].Block, asked[i].ID)
		if err != nil || data == nil {
			return false, err
		}
		if err := take(i, data); err != nil {
			return false, err
		}
	}
	return true, nil
}

// demandable says whether this process may still demand what the task is made of.
func (dm *demands) demandable(ctx context.Context, v *chain.View) (bool, error) {
	if !dm.forClaims {
		return false, nil
	}
	status, err := v.Status(ctx, dm.id)
	if err != nil || status != protocol.StatusTraining {
		return false, err
	}
	head, err := v.Head(ctx, dm.id)
	return err == nil && head.EndedAt == 0, err
}

// attend ends the demands of this account whose time ran out, or whose statement fell; of anybody's those that nobody answered in time, or
// before their statement fell (they would stay in the queue, which is everybody's), and those whose answer was there long enough and whose
// statement is right. It returns how many of its own have ended since the last look.
func (dm *demands) attend(ctx context.Context, v *chain.View, right func(statement protocol.Hash) bool) (ended int, err error) {
	var errs []error
	var endings []ending
	dm.standing = 0
	for _, d := range dm.payloads.Items {
		key := d.ID.String()
		if dm.over[key] {
			continue
		}
		r, err := v.RevealRequest(ctx, d.ID)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		own := r.Requester == dm.account
		if r.Deadline == 0 {
			dm.over[key] = true
			if own {
				ended++
			}
			continue
		}
		e := ending{number: d.ID, round: d.Round, branch: r.Branch, statement: r.Statement}
		if own {
			dm.standing++
		}
		if own || r.ReleaseAt == 0 {
			e.fallen = dm.chain.RevealClose // the answered one of somebody else keeps nobody from anything; this one is in the queue
		}
		switch {
		case r.ReleaseAt == 0 && v.Time >= r.Deadline:
			e.late = dm.chain.RevealTimeout
		case r.ReleaseAt != 0 && v.Time >= r.ReleaseAt && right(r.Statement):
			e.released = dm.chain.RevealClose
		case e.fallen == nil:
			continue
		}
		endings = append(endings, e)
	}
	errs = append(errs, inTime(endings, func(e ending) error { return dm.end(ctx, v, e) }))
	return ended, errors.Join(errs...)
}

// collect has bonds of descents and prices of demands paid out, once some of them ended. open is 1 while they may not have been.
func (dm *demands) collect(ctx context.Context, v *chain.View, ended int) (open int, err error) {
	if ended == 0 && !dm.owed {
		return 0, nil
	}
	dm.owed = true
	bonds, err := v.DescentCredit(ctx, dm.account)
	if err != nil {
		return 1, err
	}
	prices, err := v.RevealCredit(ctx, dm.account)
	if err != nil {
		return 1, err
	}
	dm.owed = dm.takeBack(dm.chain.DescentWithdraw(), bonds)
	if dm.owed = dm.takeBack(dm.chain.RevealWithdraw(), prices) || dm.owed; dm.owed {
		open = 1
	}
	return open, nil
}
