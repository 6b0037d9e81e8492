package keeper

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/publication"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

const (
	// descentLevels is how many levels one move reveals.
	descentLevels = 6
	// parallelObjects is how many parts of tasks are opened and sent at a time, each of up to 64 KiB: who demands them decides how many wait.
	parallelObjects = 64
	// maxDefenceTurn is the longest that a signer leaves an answer to the one before it.
	maxDefenceTurn = 2 * time.Second
	// defenceTimeout bounds one look at all disputes, parallelDisputes how many are looked at concurrently.
	defenceTimeout   = 30 * time.Second
	parallelDisputes = 8
	// strangerPause is how long, by the chain's clock, disputes of a task are left alone whose pool this keeper has not joined;
	// strangers is of how many tasks that is remembered.
	strangerPause = 5 * 60
	strangers     = 4096
)

// defence answers for standing statements: descents into their roots and demands for their payloads; and for tasks, whose manifests and
// first states can be demanded. What is open it derives from the chain at each head; it keeps only what is over.
type defence struct {
	*node
	tasks    *registry
	objects  *objects
	openings *openings
	prices   *prices
	// due says that there is a new head to look at.
	due chan struct{}

	// mu locks the watches.
	mu                         sync.Mutex
	descents, reveals, demands *watch
	// strangers are tasks of other keepers, with the chain's time until which that is taken for granted.
	strangers *lru.Cache[protocol.Hash, uint64]
	// publishing has a place for each part of a task that is being published.
	publishing chan struct{}
}

// forget does not wait for a look in progress, which goes on with what it began with.
func (d *defence) forget() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.descents, d.reveals, d.demands = new(watch), new(watch), new(watch)
	d.strangers.Purge()
}

// defends looks at the disputes for ever: at every head, and by itself when none is announced for a while. It does so apart from what
// else a head asks for, because a clock runs here whatever that waits for.
func (d *defence) defends(ctx context.Context) {
	for waited := false; !waited; { // until the RPC is known to serve the right chain
		d.defending.Beat()
		select {
		case <-d.due:
			waited = true
		case <-time.After(slowPoll):
		case <-ctx.Done():
			return
		}
	}
	v := d.head.Load()
	for ctx.Err() == nil {
		d.defending.Beat()
		if v != nil {
			if err := d.defend(ctx, v); err != nil && ctx.Err() == nil {
				d.log.Warn("not every dispute could be looked at; the next look does it again", "err", err)
			}
		}
		select {
		case <-d.due:
			v = d.head.Load()
		case <-time.After(slowPoll):
			v, _ = d.chainNow(ctx) // whoever follows the heads says that the chain is away
		case <-ctx.Done():
		}
	}
}

// defend answers what is asked of statements at this view. One look is at work at a time.
func (d *defence) defend(ctx context.Context, v *chain.View) error {
	ctx, cancel := context.WithTimeout(ctx, defenceTimeout)
	defer cancel()
	d.prefetchDisputes(ctx, v)
	descents, descentsErr := v.DescentCount(ctx)
	reveals, revealsErr := v.RevealCount(ctx)
	objects, objectsErr := v.ObjectCount(ctx)
	type job struct {
		w      *watch
		id     uint64
		answer func(context.Context, *chain.View, *big.Int) (dispute, error)
		what   string
	}
	var jobs []job
	var errs []error
	d.mu.Lock()
	list := func(w *watch, what string, count uint64, err error, answer func(context.Context, *chain.View, *big.Int) (dispute, error)) {
		if err != nil {
			errs = append(errs, fmt.Errorf("%ss: %w", what, err))
			return
		}
		for _, id := range w.look(count, v.Time) {
			jobs = append(jobs, job{w, id, answer, what})
		}
	}
	list(d.descents, "descent", descents, descentsErr, d.answerDescent)
	list(d.reveals, "reveal", reveals, revealsErr, d.answerReveal)
	list(d.demands, "object", objects, objectsErr, d.answerObject)
	slices.SortStableFunc(jobs, func(a, b job) int { return cmp.Compare(a.w.open[a.id].deadline, b.w.open[b.id].deadline) })
	d.mu.Unlock()

	var g errgroup.Group
	g.SetLimit(parallelDisputes)
	for i, j := range jobs {
		if ctx.Err() != nil {
			errs = append(errs, fmt.Errorf("%d disputes not looked at: %w", len(jobs)-i, ctx.Err()))
			break
		}
		g.Go(func() error {
			var found dispute
			err := guard.Call(func() (err error) {
				found, err = j.answer(ctx, v, new(big.Int).SetUint64(j.id))
				return err
			})
			if err != nil {
				// One that cannot be read keeps nobody from the others.
				return fmt.Errorf("%s %d: %w", j.what, j.id, err)
			}
			d.mu.Lock()
			defer d.mu.Unlock()
			if found.over {
				delete(j.w.open, j.id)
			} else {
				j.w.open[j.id] = found // one of a wrong count is over
			}
			return nil
		})
	}
	return errors.Join(append(errs, g.Wait())...)
}

// prefetchDisputes asks at once for how many disputes there are, and where those stand that were open at the last look.
func (d *defence) prefetchDisputes(ctx context.Context, v *chain.View) {
	err := v.Prefetch(ctx, func(at *chain.View) {
		_, _ = at.DescentCount(ctx)
		_, _ = at.RevealCount(ctx)
		_, _ = at.ObjectCount(ctx)
		d.mu.Lock()
		defer d.mu.Unlock()
		for _, l := range []struct {
			w    *watch
			read func(*big.Int)
		}{
			{d.descents, func(id *big.Int) { _, _ = at.DescentPosition(ctx, id) }},
			{d.reveals, func(id *big.Int) { _, _ = at.RevealRequest(ctx, id) }},
			{d.demands, func(id *big.Int) { _, _ = at.ObjectRequest(ctx, id) }},
		} {
			for id, found := range l.w.open {
				if v.Time >= found.quiet {
					l.read(new(big.Int).SetUint64(id))
				}
			}
		}
	})
	if err != nil {
		d.log.Debug("asking for disputes one by one", "err", err)
	}
}

// quiet says until when, by the chain's clock, disputes of a task are no business of this keeper; 0 if it is in the task's pool.
func (d *defence) quiet(ctx context.Context, v *chain.View, task protocol.Hash) (until uint64, err error) {
	if until, ok := d.strangers.Get(task); ok && v.Time < until {
		return until, nil
	}
	member, err := v.PoolKeeper(ctx, task, d.account)
	if err != nil || member.Key != (common.Address{}) {
		return 0, err
	}
	d.strangers.Add(task, v.Time+strangerPause)
	return v.Time + strangerPause, nil
}

// defended finds the standing statement of a dispute of a pool that this keeper is in, if it can speak for it, and how long it leaves
// that to others: signers come in the order of their seats, anybody else after half of the clock. How large the task is does not
// matter: whoever joined it answers for it.
func (d *defence) defended(
	ctx context.Context, v *chain.View, task protocol.Hash, round uint32, id protocol.Hash, deadline uint64,
) (spec *protocol.TaskSpec, st protocol.Statement, wait time.Duration, err error) {
	if l := d.lying(task, round); l != nil && l.Silent {
		return nil, st, 0, nil
	}
	if spec, _, err = d.tasks.spec(ctx, v, task); err != nil {
		return nil, st, 0, err
	}
	st, stands, err := v.Statement(ctx, task, round)
	if err != nil || !stands || st.ID() != id || v.Time >= deadline {
		return nil, st, 0, err
	}
	signers, err := v.Signers(ctx, task, round)
	if err != nil {
		return nil, st, 0, err
	}
	left := clock(deadline-v.Time, max(spec.DisputeClock, spec.RevealWindow))
	wait = left / 2
	if rank := slices.Index(signers, d.account); rank >= 0 {
		wait = time.Duration(rank) * min(maxDefenceTurn, left/time.Duration(2*len(signers)))
	}
	return spec, st, wait, nil
}

// answerDescent starts the signers' move of a descent, if it is their turn.
func (d *defence) answerDescent(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	pos, err := v.DescentPosition(ctx, id)
	if err != nil || pos.Turn == chain.TurnOver || pos.Turn == chain.TurnNone {
		return dispute{over: true}, err
	}
	found.deadline = pos.Deadline
	if found.quiet, err = d.quiet(ctx, v, pos.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	if !pos.Turn.Signers() {
		if v.Time < pos.Deadline {
			return found, nil
		}
		// The challenger went away: as long as nobody says so the state cannot become final.
		return found, d.release(ctx, v, "timeout/"+id.String(), pos.TaskID, pos.Round, pos.Statement, func(st protocol.Statement) chain.Call {
			return d.chain.DescentTimeout(id, st)
		}, chain.RevertWrongMove, chain.RevertClockRunning)
	}
	spec, st, wait, err := d.defended(ctx, v, pos.TaskID, pos.Round, pos.Statement, pos.Deadline)
	if err != nil || spec == nil {
		return found, err
	}
	d.actions.start(d.run, fmt.Sprintf("descent/%s/%s/%s", id, pos.Node, pos.Turn), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		trees, err := d.openings.treesOf(ctx, v, spec, st)
		if err != nil {
			return 0, err
		}
		if trees == nil {
			d.once(st.ID(), "a descent asks about a statement that this keeper does not compute; not answering",
				"descent", id, "task", pos.TaskID, "round", pos.Round)
			return 0, nil
		}
		call, err := d.descentMove(id, pos, trees)
		if err != nil {
			return 0, err
		}
		if err := pause(ctx, time.Until(began.Add(wait))); err != nil {
			return 0, err
		}
		// Whoever was first has moved the descent on.
		block, err := d.transact(ctx, call, chain.RevertWrongMove, chain.RevertClockExpired, chain.RevertDescentNotFound)
		if err == nil && block != 0 {
			d.meters.descents.Inc()
			d.log.Info("descent answered", "descent", id, "task", pos.TaskID, "round", pos.Round, "kind", pos.Header.Kind, "height", pos.Height,
				"index", pos.Index, "turn", pos.Turn, "block", block)
		}
		return block, err
	}, d.failed("descent", pos.TaskID))
	return found, nil
}

// clock is what is left of a clock that the task's specification bounds, whatever the chain's RPC says.
func clock(left uint64, most uint32) time.Duration {
	return time.Duration(min(left, uint64(most))) * time.Second
}

func pause(ctx context.Context, d time.Duration) error {
	if d <= 0 {
		return nil
	}
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// descentMove is the answer that a position asks for.
func (d *defence) descentMove(id *big.Int, pos chain.Position, trees *transition.Trees) (chain.Call, error) {
	vector, err := trees.Vector(pos.Header)
	if err != nil {
		return chain.Call{}, err
	}
	if pos.Turn == chain.TurnReveal {
		children, err := vector.Children(int(pos.Height), pos.Index, min(int(pos.Height), descentLevels))
		return d.chain.DescentReveal(id, pos.Node, children), err
	}
	if pos.Header.Kind == repops.KindState {
		if pos.Index >= uint64(len(trees.New.Params)) {
			return chain.Call{}, fmt.Errorf("descent %s: no fragment %d", id, pos.Index)
		}
		params, momentum := trees.New.Params[pos.Index].Root(), trees.New.Momentum[pos.Index].Root()
		return d.chain.DescentRevealLeaf(id, pos.Node, append(params[:], momentum[:]...)), nil
	}
	leaf, err := vector.Leaf(pos.Index)
	return d.chain.DescentRevealLeaf(id, pos.Node, leaf), err
}

// answerReveal starts the publication of a demanded range, or, when it was published long enough ago, what releases the state.
func (d *defence) answerReveal(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	r, err := v.RevealRequest(ctx, id)
	if err != nil || r.Deadline == 0 {
		return dispute{over: true}, err
	}
	found.deadline = max(r.Deadline, r.ReleaseAt)
	if found.quiet, err = d.quiet(ctx, v, r.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	if r.ReleaseAt != 0 {
		return found, d.releaseReveal(ctx, v, id, r)
	}
	spec, st, wait, err := d.defended(ctx, v, r.TaskID, r.Round, r.Statement, r.Deadline)
	if err != nil || spec == nil {
		return found, err
	}
	d.actions.start(d.run, "reveal/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		trees, err := d.openings.payloadTreesOf(ctx, v, spec, st, r)
		if err != nil {
			return 0, err
		}
		if int(r.Fragment) >= len(trees.Fragments) {
			return 0, fmt.Errorf("reveal %s: no fragment %d", id, r.Fragment)
		}
		opened, err := trees.Fragments[r.Fragment].OpenRange(r.FirstLeaf, r.FirstLeaf+uint64(r.Leaves))
		if err != nil {
			return 0, err
		}
		setPath, err := trees.Set.Path(uint64(r.Fragment))
		if err != nil {
			return 0, err
		}
		if err := pause(ctx, time.Until(began.Add(wait))); err != nil {
			return 0, err
		}
		call := d.chain.RevealPublish(id, opened.Leaf, opened.Path, setPath)
		block, err := d.transact(ctx, call, chain.RevertRevealNotFound, chain.RevertClockExpired)
		if err == nil && block != 0 {
			d.meters.reveals.Inc()
			d.log.Info("payload range published", "request", id, "task", r.TaskID, "round", r.Round, "trainer", r.Trainer, "fragment", r.Fragment,
				"leaf", r.FirstLeaf, "leaves", r.Leaves, "block", block)
		}
		return block, err
	}, d.failed("reveal", r.TaskID))
	return found, nil
}

// answerObject starts the publication of a manifest, or of a range of something else that a task is made of. Silence would cost the
// sponsor, and end the run that this keeper is paid by; whoever is in the pool answers, in the order in which they joined it.
func (d *defence) answerObject(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	r, err := v.ObjectRequest(ctx, id)
	if err != nil || !publication.Waits(r, v.Time) {
		return dispute{over: true}, err
	}
	found.deadline = r.Deadline
	if found.quiet, err = d.quiet(ctx, v, r.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	member, err := v.PoolKeeper(ctx, r.TaskID, d.account)
	if err != nil {
		return found, err
	}
	spec, _, err := d.tasks.spec(ctx, v, r.TaskID)
	if err != nil {
		return found, err
	}
	pays, err := d.prices.answerPays(ctx, v, r)
	if err != nil {
		return found, err
	}
	if !pays {
		d.once(r.TaskID, "demands for what a task is made of are left to others: an answer earns less than its gas costs, "+
			"and the lock in the task is worth less as well",
			"task", r.TaskID, "hint", "assay keeper --token-value says what a token is worth; --join ID answers whatever it costs")
		found.quiet = v.Time + strangerPause
		return found, nil
	}
	left := clock(r.Deadline-v.Time, spec.RevealWindow)
	wait := time.Duration(max(member.Member, 1)-1) * maxDefenceTurn
	if wait > left/2 {
		wait = left / 2
	}
	d.actions.start(d.run, "object/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		// Before there is a place for it, so that what is large keeps no place from another task.
		answer, err := d.objectAnswer(ctx, spec, id, r)
		if err != nil {
			return 0, err
		}
		if err := pause(ctx, time.Until(began.Add(wait))); err != nil {
			return 0, err
		}
		select {
		case d.publishing <- struct{}{}:
			defer func() { <-d.publishing }()
		case <-ctx.Done():
			return 0, ctx.Err()
		}
		call, err := answer(ctx)
		if err != nil {
			return 0, err
		}
		block, err := d.transact(ctx, call, chain.RevertRevealNotFound, chain.RevertClockExpired)
		if err == nil && block != 0 {
			d.meters.reveals.Inc()
			d.log.Info("part of a task published", "request", id, "task", r.TaskID, "part", r.Part, "fragment", r.Fragment, "leaf", r.FirstLeaf,
				"leaves", r.Leaves, "block", block)
		}
		return block, err
	}, d.failed("object", r.TaskID))
	return found, nil
}

// objectAnswer gets what answers a demand, from the peers if it is not held, and returns what makes the call of it.
func (d *defence) objectAnswer(
	ctx context.Context, spec *protocol.TaskSpec, id *big.Int, r chain.ObjectRequest,
) (func(context.Context) (chain.Call, error), error) {
	return publication.Prepare(ctx, d.chain, demanded{d.openings, r, spec}, id, r)
}

// releaseReveal starts the end of an answered request whose window is over: nothing else lets the state become final.
func (d *defence) releaseReveal(ctx context.Context, v *chain.View, id *big.Int, r chain.RevealRequest) error {
	if v.Time < r.ReleaseAt {
		return nil
	}
	record, err := v.Round(ctx, r.TaskID, r.Round)
	if err != nil || record.Branch != r.Branch {
		return err // fell: whoever asked takes back his price
	}
	return d.release(ctx, v, "release/"+id.String(), r.TaskID, r.Round, r.Statement, func(st protocol.Statement) chain.Call {
		return d.chain.RevealClose(id, st)
	}, chain.RevertRevealNotFound)
}

// release starts a call that ends what holds a standing statement. Signers come in the order of their seats, then everybody else; settled
// are the refusals that say that somebody was faster.
func (d *defence) release(
	ctx context.Context, v *chain.View, name string, task protocol.Hash, round uint32, statement protocol.Hash,
	call func(protocol.Statement) chain.Call, settled ...string,
) error {
	st, stands, err := v.Statement(ctx, task, round)
	if err != nil || !stands || st.ID() != statement {
		return err
	}
	signers, err := v.Signers(ctx, task, round)
	if err != nil {
		return err
	}
	rank := slices.Index(signers, d.account)
	if rank < 0 {
		rank = len(signers)
	}
	d.actions.start(d.run, name, v.Number, func(ctx context.Context) (uint64, error) {
		if err := pause(ctx, time.Duration(rank)*maxDefenceTurn); err != nil {
			return 0, err
		}
		return d.transact(ctx, call(st), settled...)
	}, d.failed("release", task))
	return nil
}
