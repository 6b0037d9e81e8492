package verifier

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

const (
	// parallelDemands is how many demands are under way at a time: over L1 one takes minutes. How many transactions are, the sender bounds.
	parallelDemands = 256
)

// demanded is what a view shows that was demanded of a task, by anybody.
type demanded struct {
	payloads []chain.RevealRequested
	objects  []chain.ObjectRequested
}

// asked is what was demanded of a task, as replays read it: beside the passes, and for players whose passes need none of it.
type asked struct {
	mu       sync.Mutex
	payloads chain.Tail[chain.RevealRequested]
	objects  chain.Tail[chain.ObjectRequested]
}

// demandedOf is what a view shows that was demanded of the task.
func (w *watch) demandedOf(ctx context.Context, v *chain.View) (demanded, error) {
	a := &w.asked
	a.mu.Lock()
	defer a.mu.Unlock()
	payloads, err := read(ctx, v, w.task, &a.payloads, (*chain.View).RevealsRequested)
	if err != nil {
		return demanded{}, err
	}
	objects, err := read(ctx, v, w.task, &a.objects, (*chain.View).ObjectsRequested)
	return demanded{payloads, objects}, err
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

// demand makes the signers publish the payloads that no source has, and says whether all of their leaves have been published. The whole of
// a payload is demanded at once, because an answered demand keeps the round from becoming final only for another state window. What somebody
// else has demanded serves as well.
func (w *watch) demand(ctx context.Context, v *chain.View, r *round, m *missing, made demanded) (complete bool, err error) {
	rate, err := v.RevealRate(ctx)
	if err != nil {
		return false, err
	}
	// CustodyAssumed may be said of the first state alone.
	if r.spec.PayloadsExceed(rate) {
		return false, errors.New("the task's payloads are too large to be forced through the chain: its spec says custodyAssumed")
	}
	record, err := v.Round(ctx, w.id, r.statement.Round)
	if err != nil {
		return false, err
	}
	spans := r.spans(m)
	answers := make([]*chain.RevealRequested, len(spans))
	for i, s := range spans {
		if answers[i], err = w.demandFor(ctx, v, r, record.Branch, s, made.payloads); err != nil {
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
		mayFall, err := v.MayFall(ctx, w.id, r.statement.Round)
		if err != nil {
			return false, err
		}
		if !mayFall {
			return false, errors.New("nothing can be demanded of a round that is final")
		}
		return false, w.demandSpans(ctx, v, r, open, made)
	}
	for i := range m.payloads {
		done, err := w.assemble(ctx, v, r, i, spans, answers)
		if err != nil || !done {
			return false, err
		}
	}
	return true, nil
}

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

// demandFor finds the demand of exactly these leaves, whoever made it, for the proposal of the statement in this branch: one that an equal
// statement had before it fell is nobody's concern any more. nil if there is none.
func (w *watch) demandFor(
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

// spent is what this account's demands for the task have cost as of a view, with all that those that are open may cost: the whole price of
// what was answered, half of it where nobody did; and inRound what those about one round's payloads have. What convictions in the task brought is
// taken off.
func (w *watch) spent(ctx context.Context, v *chain.View, price *big.Int, made demanded, round *uint32) (total, inRound *big.Int, err error) {
	total, inRound = new(big.Int), new(big.Int)
	for _, d := range made.payloads {
		request, err := v.RevealRequest(ctx, d.ID)
		if err != nil {
			return nil, nil, err
		}
		if request.Requester != w.account {
			continue
		}
		cost := new(big.Int).Mul(price, big.NewInt(int64(d.Leaves)))
		if request.Deadline == 0 && request.ReleaseAt == 0 {
			cost.Sub(cost, new(big.Int).Rsh(cost, 1))
		}
		total.Add(total, cost)
		if round != nil && d.Round == *round {
			inRound.Add(inRound, cost)
		}
	}
	for _, d := range made.objects {
		request, err := v.ObjectRequest(ctx, d.ID)
		if err != nil {
			return nil, nil, err
		}
		if request.Requester != w.account {
			continue
		}
		cost := new(big.Int).Mul(price, big.NewInt(int64(d.Leaves)))
		if request.Lapsed {
			cost.Sub(cost, new(big.Int).Rsh(cost, 1))
		}
		total.Add(total, cost)
	}
	bounties, err := read(ctx, v, w.task, &w.bounties, (*chain.View).Bounties)
	if err != nil {
		return nil, nil, err
	}
	for _, b := range bounties {
		if b.Challenger == w.account {
			total.Sub(total, b.Amount)
		}
	}
	if total.Sign() < 0 {
		total.SetInt64(0)
	}
	return total, inRound, nil
}

// demandSpans demands runs of leaves. made are the demands that a view showed, which has to show all that were made here.
func (w *watch) demandSpans(ctx context.Context, v *chain.View, r *round, spans []span, made demanded) error {
	leaves := 0
	for _, s := range spans {
		leaves += int(s.leaves)
	}
	done, total, left, err := w.affordOf(ctx, v, &r.statement.Round, leaves, len(spans), made)
	if err != nil {
		return err
	}
	defer done()
	entries := chain.FrozenEntries(r.entries)
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, s := range spans {
		g.Go(func() error {
			for i, e := range r.entries {
				if e.Trainer != r.included[s.payload].Trainer {
					continue
				}
				settled, err := w.act(ctx, r.statement.Round, w.chain.RevealRequest(r.statement, entries, uint32(i), s.fragment, s.number), move)
				if err == nil && !settled {
					w.meters.demands.Inc()
				}
				return err
			}
			return nil
		})
	}
	err = g.Wait()
	w.log.Info("demanded payloads that nobody serves", "round", r.statement.Round, "ranges", len(spans), "price", total, "budget_left", left)
	return err
}

// afford is affordOf for what the task is made of.
func (w *watch) afford(ctx context.Context, v *chain.View, leaves, demands int, made demanded) (done func(), total, left *big.Int, err error) {
	return w.affordOf(ctx, v, nil, leaves, demands, made)
}

// affordOf pledges price and gas of demands for so many leaves, of a round's payloads or what the task is made of, if that is within what the task
// has of the budget, and keeps others of the task from being made until done is called. left is what is left then of what may be lost over all
// tasks by this one.
func (w *watch) affordOf(
	ctx context.Context, v *chain.View, round *uint32, leaves, demands int, made demanded,
) (done func(), total, left *big.Int, err error) {
	w.demanding.Lock()
	defer func() {
		if err != nil {
			w.demanding.Unlock()
		}
	}()
	if v.Number < w.demandedAt {
		return nil, nil, nil, errors.New("something else of the task was demanded meanwhile")
	}
	price, err := v.RevealPrice(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	total = new(big.Int).Mul(price, big.NewInt(int64(leaves)))
	s, err := w.share(ctx, v, round)
	if err != nil {
		return nil, nil, nil, err
	}
	defer func() { w.refused(s, err) }()
	var inRound *big.Int
	if s.spent, inRound, err = w.spent(ctx, v, price, made, round); err != nil {
		return nil, nil, nil, err
	}
	if err := s.allows(total, inRound); err != nil {
		return nil, nil, nil, err
	}
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	burnt, err := w.gasOf(ctx, s, uint64(demands)*(demandGas+endGas))
	if err != nil {
		return nil, nil, nil, err
	}
	allotted, left, err := w.c.allot(ctx, v.Chain().Deployment().Reveals, total, s.ceiling, bond)
	if err != nil {
		burnt()
		return nil, nil, nil, err
	}
	s.spent.Add(s.spent, total)
	return func() {
		w.demandedAt = w.sent()
		allotted()
		burnt()
		w.demanding.Unlock()
	}, total, left, nil
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

// firstState has a first state published that no source serves, and says whether all of it has been. Whoever has it may answer; silence
// ends the run against the sponsor. What somebody else has demanded serves as well. The momentum of a first state should be zero, but
// nothing on chain says so: it is demanded if the parameters alone do not give the root.
func (w *watch) firstState(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, made demanded) (complete bool, err error) {
	f, err := w.lib.temporary()
	if err != nil {
		return false, err
	}
	defer func() {
		f.Close()
		_ = os.Remove(f.Name())
	}()
	o := stateObject(spec, spec.InitialStateRoot)
	if err := f.Truncate(o.bytes); err != nil {
		return false, w.lib.stored(err)
	}
	var root protocol.Hash
	for _, part := range []chain.ObjectPart{chain.ObjectParams, chain.ObjectMomentum} {
		if complete, err := w.assembleVector(ctx, v, spec, part, f, made); err != nil || !complete {
			return false, err
		}
		root, err = o.convert(io.Discard, io.NewSectionReader(f, 0, o.bytes))
		if errors.Is(err, claim.ErrPart) {
			return false, fmt.Errorf("%w: the first state as it was published: %w", chain.ErrInconsistent, err)
		}
		if err != nil {
			return false, w.lib.stored(err)
		}
		if root == o.root {
			return true, w.lib.put(o, f)
		}
	}
	return false, fmt.Errorf("%w: the first state as it was published has the root %s, not the specification's %s", chain.ErrInconsistent, root, o.root)
}

// assembleVector writes one vector of every fragment of the first state to its places in a state's file, if all of it was published, and
// demands what nobody has demanded.
func (w *watch) assembleVector(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, part chain.ObjectPart, f io.WriterAt, made demanded,
) (complete bool, err error) {
	spans := stateSpans(spec, part)
	asked, open, err := w.objectDemands(ctx, v, spans, made)
	if err != nil {
		return false, err
	}
	if len(open) > 0 {
		return false, w.demandObjects(ctx, v, open, made)
	}
	for i, s := range spans {
		data, err := v.RevealedObject(ctx, asked[i].Block, asked[i].ID)
		if err == nil && data == nil {
			err = w.holdFirst(ctx, v, spec)
		}
		if err != nil || data == nil {
			return false, err
		}
		if len(data) < s.bytes {
			return false, fmt.Errorf("demand %s was answered with %d bytes, less than %d", asked[i].ID, len(data), s.bytes)
		}
		if _, err := f.WriteAt(data[:s.bytes], s.at); err != nil {
			return false, w.lib.stored(err)
		}
	}
	return true, nil
}

// objectDemands finds the demand for each of the spans, whoever made it; open are those that nobody has demanded.
func (w *watch) objectDemands(
	ctx context.Context, v *chain.View, spans []objectSpan, made demanded,
) (asked []*chain.ObjectRequested, open []objectSpan, err error) {
	asked = make([]*chain.ObjectRequested, len(spans))
	for i, s := range spans {
		id, err := v.ObjectRequestID(ctx, w.id, s.part, s.fragment, s.number)
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

// obtainPrograms has the programs of a task published that no source serves, and says whether all of them have been: they are with the library's
// files then. How long a program is only its first entries tell, so that it takes two answers, one after the other. No round waits for them, which is
// why a task's programs are looked for at its first claim.
func (w *watch) obtainPrograms(ctx context.Context, spec *protocol.TaskSpec) (complete bool, err error) {
	v := w.now()
	complete = true
	var spans []objectSpan
	for which := range uint32(claim.ProgramCount) {
		entries, err := v.ProgramEntries(ctx, w.id, which)
		if err != nil {
			return false, err
		}
		complete = complete && entries > 0
		for number := range max(1, (entries+chain.RangeEntries-1)/chain.RangeEntries) {
			spans = append(spans, objectSpan{part: chain.ObjectProgram, fragment: which, number: number, leaves: chain.RangeLeaves})
		}
	}
	var programs [claim.ProgramCount][]byte
	all, err := w.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		which := spans[i].fragment
		if programs[which] = append(programs[which], data...); len(programs[which]) > claim.MaxProgramBytes {
			return fmt.Errorf("program %d, as it was published, has more than %d bytes", which, claim.MaxProgramBytes)
		}
		return nil
	})
	if err != nil || !all || !complete {
		return false, err
	}
	var list []byte
	for _, raw := range programs {
		cut, err := program.Cut(raw)
		if err != nil {
			return false, fmt.Errorf("a program as it was published: %w", err)
		}
		root, _ := program.CutRoot(cut)
		list = append(list, root[:]...)
		if err := w.lib.keepRaw(root, raw); err != nil {
			return false, err
		}
	}
	return true, w.lib.keepRaw(spec.ProgramRoot, list)
}

// holdFirst keeps the round that stands on the first state from becoming final while that state is demanded, where no demand does it by
// itself: those that somebody made before the proposal hold nothing.
func (w *watch) holdFirst(ctx context.Context, v *chain.View, spec *protocol.TaskSpec) error {
	hold, err := v.FirstHold(ctx, w.id)
	if err != nil || hold.Held && hold.ReleaseAt != 0 {
		return err
	}
	head, err := v.Head(ctx, w.id)
	if err != nil || head.Finalized >= head.Round {
		return err
	}
	if head.Finalized > 0 {
		before, err := v.Round(ctx, w.id, head.Finalized-1)
		if err != nil || before.StateRoot != spec.InitialStateRoot {
			return err
		}
	}
	if mayFall, err := v.MayFall(ctx, w.id, head.Finalized); err != nil || !mayFall {
		return err
	}
	_, err = w.act(ctx, head.Finalized, w.chain.FirstHold(w.id, head.Finalized), move)
	return err
}

// stateSpans cuts the parameters or the momentum of the first state into demands.
func stateSpans(spec *protocol.TaskSpec, part chain.ObjectPart) []objectSpan {
	var out []objectSpan
	for f, fragment := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		base := 8 * fragment.Lo
		if part == chain.ObjectMomentum {
			base += 4 * fragment.Len()
		}
		leaves := protocol.QuantizationNone.Leaves(fragment.Len())
		for first := uint64(0); first < leaves; first += chain.RangeLeaves {
			n := min(leaves-first, chain.RangeLeaves)
			from := first * repops.RunLength
			out = append(out, objectSpan{
				part, uint32(f), uint32(first / chain.RangeLeaves), uint16(n), int64(base + 4*from), int(4 * min(fragment.Len()-from, n*repops.RunLength)),
			})
		}
	}
	return out
}

// demandObjects demands ranges of what the task is made of.
func (w *watch) demandObjects(ctx context.Context, v *chain.View, spans []objectSpan, made demanded) error {
	leaves := 0
	for _, s := range spans {
		leaves += int(s.leaves)
	}
	done, total, left, err := w.afford(ctx, v, leaves, len(spans), made)
	if err != nil {
		return err
	}
	defer done()
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, s := range spans {
		g.Go(func() error {
			settled, err := w.send(ctx, w.chain.ObjectRequest(w.id, s.part, s.fragment, s.number), move)
			if err == nil && !settled {
				w.meters.demands.Inc()
			}
			return err
		})
	}
	err = g.Wait()
	w.log.Info("demanded what the task is made of and nobody serves", "part", spans[0].part, "ranges", len(spans), "price", total, "budget_left", left)
	return err
}

// attendObjects ends the run of a task whose sponsor let a demand for what it is made of lapse, whoever made it; answers those that are
// about to lapse, if it can; lets the round that they hold become final once it is time; and says how many of this challenger's wait for an
// answer, and how many were decided since the last look.
func (w *watch) attendObjects(ctx context.Context, v *chain.View) (open, ended int, err error) {
	var errs []error
	var waiting []waitingObject
	for _, d := range w.objects.Items {
		answered, lapsed := "object "+d.ID.String(), "lapsed object "+d.ID.String()
		if w.over[answered] {
			continue
		}
		r, err := v.ObjectRequest(ctx, d.ID)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		key := lapsed
		if r.Answered {
			key = answered
		}
		if own := r.Requester == w.account; own && !r.Answered && !r.Lapsed {
			open++
		} else if own && !w.over[key] {
			ended++
		}
		w.over[key] = r.Answered || r.Lapsed
		if !r.Answered && v.Time < r.Deadline {
			waiting = append(waiting, waitingObject{d.ID, r})
		}
		if r.Answered || v.Time < r.Deadline {
			continue
		}
		head, err := v.Head(ctx, w.id)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		// One that has lapsed is enough to end a run that an overturn reopened.
		if r.Lapsed && head.EndedAt != 0 {
			continue
		}
		settled, err := w.send(ctx, w.chain.ObjectTimeout(d.ID), move)
		if revert, ok := chain.AsRevert(err); ok && revert.Name == "WrongPhase" {
			// What is due ends the run by itself.
			_, err = w.send(ctx, w.chain.Tick(w.id), move)
		} else if err == nil && !settled {
			w.log.Warn("the sponsor withholds what the task is made of: its run has ended", "demand", d.ID, "part", d.Part, "fragment", d.Fragment)
		}
		errs = append(errs, err)
	}
	w.answerObjects(ctx, v, waiting)
	errs = append(errs, w.releaseFirst(ctx, v))
	return open, ended, errors.Join(errs...)
}

// releaseFirst ends what demands for the task's first state hold, once it is time.
func (w *watch) releaseFirst(ctx context.Context, v *chain.View) error {
	if len(w.objects.Items) == 0 {
		return nil
	}
	head, err := v.Head(ctx, w.id)
	if err != nil || head.Finalized >= head.Round {
		return err
	}
	oldest, err := v.Round(ctx, w.id, head.Finalized)
	if err != nil || oldest.Status != protocol.RoundProposed || v.Time < oldest.ProposedAt+uint64(w.spec.StateWindow) {
		return err
	}
	hold, err := v.FirstHold(ctx, w.id)
	if err != nil || !hold.Held || v.Time < hold.ReleaseAt {
		return err
	}
	_, err = w.send(ctx, w.chain.FirstRelease(w.id), move)
	return err
}

// assemble puts a payload together from the answers, if all of them are there.
func (w *watch) assemble(ctx context.Context, v *chain.View, r *round, payload int, spans []span, answers []*chain.RevealRequested) (bool, error) {
	f, err := w.lib.temporary()
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
	return true, w.lib.put(r.input(payload), f)
}
