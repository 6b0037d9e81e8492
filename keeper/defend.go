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
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops"
	"assay/repops/program"
)

const (
	// descentLevels is how many levels one move reveals.
	descentLevels = 6
	// defenceTrees statements are kept open for answering descents, payloadTrees payloads and stateTrees first states for publishing ranges
	// of them: about a byte for each leaf of all that they commit to, which is 20 MiB a statement of 200 million parameters and 16 payloads.
	defenceTrees, payloadTrees, stateTrees, leafTrees = 8, 64, 8, 16
	// parallelObjects is how many parts of tasks are opened and sent at a time, each of up to 64 KiB: who demands them decides how many wait.
	parallelObjects = 64
	// backlog is how many old disputes are looked at at each head after a start, the newest first; fresh is how many new ones at most. A
	// block has no room for more, so that a larger number is not true.
	backlog, fresh = 64, 1024
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
// first states can be demanded. What is open it derives from the
// chain at each head; it keeps only what is over.
type defence struct {
	// due says that there is a new head to look at.
	due chan struct{}

	mu                         sync.Mutex
	descents, reveals, objects *watch
	// strangers are tasks of other keepers, with the chain's time until which that is taken for granted.
	strangers *lru.Cache[protocol.Hash, uint64]

	// trees by statement; nil for one that this keeper computes otherwise, which it cannot defend. They are not built in the lanes of what is
	// proposed, because a clock runs.
	building lanes
	trees    *lru.Cache[treesKey, *transition.Trees]
	payloads *lru.Cache[protocol.Hash, *transition.PayloadTrees]
	// states are first states by root.
	states   *lru.Cache[protocol.Hash, *transition.StateTrees]
	programs *claim.Opener
	// leaves are data sets and constants by root.
	leaves *lru.Cache[protocol.Hash, *claim.OpenedLeaves]
	// publishing has a place for each part of a task that is being published.
	publishing chan struct{}
}

// treesKey names a statement and what it was computed from.
type treesKey struct{ statement, inputs protocol.Hash }

func newDefence() defence {
	return defence{
		due: make(chan struct{}, 1), descents: new(watch), reveals: new(watch), objects: new(watch), strangers: lru.NewCache[protocol.Hash, uint64](strangers),
		building:   newLanes(),
		trees:      lru.NewCache[treesKey, *transition.Trees](defenceTrees),
		payloads:   lru.NewCache[protocol.Hash, *transition.PayloadTrees](payloadTrees),
		states:     lru.NewCache[protocol.Hash, *transition.StateTrees](stateTrees),
		programs:   claim.NewOpener(1),
		leaves:     lru.NewCache[protocol.Hash, *claim.OpenedLeaves](leafTrees),
		publishing: make(chan struct{}, parallelObjects),
	}
}

// watch is which of the numbers below high are not over. Those below low have not been looked at yet.
type watch struct {
	low, high uint64
	started   bool
	open      map[uint64]dispute
}

// dispute is what the last look at one found.
type dispute struct {
	over bool
	// deadline of its clock; 0 before the first look.
	deadline uint64
	// quiet is the chain's time until which it is no business of this keeper.
	quiet uint64
}

// look returns the numbers to look at now, of which there are count by now, says the chain's RPC: those not looked at yet, then those whose
// clock ends first. What a wrong count adds is little, and the next right one takes it away.
func (w *watch) look(count, now uint64) []uint64 {
	if !w.started {
		*w = watch{low: count, high: count, started: true, open: make(map[uint64]dispute)}
	}
	if count < w.high {
		// The view is older than the last one, or the last count was wrong: those above it are looked at again when they are there.
		for id := range w.open {
			if id >= count {
				delete(w.open, id)
			}
		}
		w.low, w.high = min(w.low, count), count
	}
	for n := 0; n < fresh && w.high < count; n++ {
		w.open[w.high] = dispute{}
		w.high++
	}
	for n := 0; n < backlog && w.low > 0; n++ {
		w.low--
		w.open[w.low] = dispute{}
	}
	ids := make([]uint64, 0, len(w.open))
	for id, d := range w.open {
		if now >= d.quiet {
			ids = append(ids, id)
		}
	}
	slices.SortFunc(ids, func(a, b uint64) int {
		return cmp.Or(cmp.Compare(w.open[a].deadline, w.open[b].deadline), cmp.Compare(a, b))
	})
	return ids
}

// forget does not wait for a look in progress, which goes on with what it began with.
func (d *defence) forget() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.descents, d.reveals, d.objects = new(watch), new(watch), new(watch)
	d.strangers.Purge()
}

// defends looks at the disputes for ever: at every head, and by itself when none is announced for a while. It does so apart from what
// else a head asks for, because a clock runs here whatever that waits for.
func (s *Service) defends(ctx context.Context) {
	for waited := false; !waited; { // until the RPC is known to serve the right chain
		s.defending.Beat()
		select {
		case <-s.defence.due:
			waited = true
		case <-time.After(slowPoll):
		case <-ctx.Done():
			return
		}
	}
	v := s.head.Load()
	for ctx.Err() == nil {
		s.defending.Beat()
		if v != nil {
			if err := s.defend(ctx, v); err != nil && ctx.Err() == nil {
				s.log.Warn("not every dispute could be looked at; the next look does it again", "err", err)
			}
		}
		select {
		case <-s.defence.due:
			v = s.head.Load()
		case <-time.After(slowPoll):
			v, _ = s.chainNow(ctx) // whoever follows the heads says that the chain is away
		case <-ctx.Done():
		}
	}
}

// defend answers what is asked of statements at this view. One look is at work at a time.
func (s *Service) defend(ctx context.Context, v *chain.View) error {
	ctx, cancel := context.WithTimeout(ctx, defenceTimeout)
	defer cancel()
	s.prefetchDisputes(ctx, v)
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
	d := &s.defence
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
	list(d.descents, "descent", descents, descentsErr, s.answerDescent)
	list(d.reveals, "reveal", reveals, revealsErr, s.answerReveal)
	list(d.objects, "object", objects, objectsErr, s.answerObject)
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
			found, err := j.answer(ctx, v, new(big.Int).SetUint64(j.id))
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
func (s *Service) prefetchDisputes(ctx context.Context, v *chain.View) {
	err := v.Prefetch(ctx, func(at *chain.View) {
		_, _ = at.DescentCount(ctx)
		_, _ = at.RevealCount(ctx)
		_, _ = at.ObjectCount(ctx)
		s.defence.mu.Lock()
		defer s.defence.mu.Unlock()
		for _, l := range []struct {
			w    *watch
			read func(*big.Int)
		}{
			{s.defence.descents, func(id *big.Int) { _, _ = at.DescentPosition(ctx, id) }},
			{s.defence.reveals, func(id *big.Int) { _, _ = at.RevealRequest(ctx, id) }},
			{s.defence.objects, func(id *big.Int) { _, _ = at.ObjectRequest(ctx, id) }},
		} {
			for id, d := range l.w.open {
				if v.Time >= d.quiet {
					l.read(new(big.Int).SetUint64(id))
				}
			}
		}
	})
	if err != nil {
		s.log.Debug("asking for disputes one by one", "err", err)
	}
}

// quiet says until when, by the chain's clock, disputes of a task are no business of this keeper; 0 if it is in the task's pool.
func (s *Service) quiet(ctx context.Context, v *chain.View, task protocol.Hash) (until uint64, err error) {
	if until, ok := s.defence.strangers.Get(task); ok && v.Time < until {
		return until, nil
	}
	member, err := v.PoolKeeper(ctx, task, s.account)
	if err != nil || member.Key != (common.Address{}) {
		return 0, err
	}
	s.defence.strangers.Add(task, v.Time+strangerPause)
	return v.Time + strangerPause, nil
}

// defended finds the standing statement of a dispute of a pool that this keeper is in, if it can speak for it, and how long it leaves
// that to others: signers come in the order of their seats, anybody else after half of the clock. How large the task is does not
// matter: whoever joined it answers for it.
func (s *Service) defended(ctx context.Context, v *chain.View, task protocol.Hash, round uint32, id protocol.Hash, deadline uint64) (spec *protocol.TaskSpec, st protocol.Statement, wait time.Duration, err error) {
	if l := s.lying(task, round); l != nil && l.Silent {
		return nil, st, 0, nil
	}
	if spec, _, err = s.tasks.spec(ctx, v, task); err != nil {
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
	if rank := slices.Index(signers, s.account); rank >= 0 {
		wait = time.Duration(rank) * min(maxDefenceTurn, left/time.Duration(2*len(signers)))
	}
	return spec, st, wait, nil
}

// answerDescent starts the signers' move of a descent, if it is their turn.
func (s *Service) answerDescent(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	pos, err := v.DescentPosition(ctx, id)
	if err != nil || pos.Turn == chain.TurnOver || pos.Turn == chain.TurnNone {
		return dispute{over: true}, err
	}
	found.deadline = pos.Deadline
	if found.quiet, err = s.quiet(ctx, v, pos.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	if !pos.Turn.Signers() {
		if v.Time < pos.Deadline {
			return found, nil
		}
		// The challenger went away: as long as nobody says so the state cannot become final.
		return found, s.release(ctx, v, "timeout/"+id.String(), pos.TaskID, pos.Round, pos.Statement, func(st protocol.Statement) chain.Call {
			return s.chain.DescentTimeout(id, st)
		}, "WrongMove", "ClockRunning")
	}
	spec, st, wait, err := s.defended(ctx, v, pos.TaskID, pos.Round, pos.Statement, pos.Deadline)
	if err != nil || spec == nil {
		return found, err
	}
	s.actions.start(s.run, fmt.Sprintf("descent/%s/%s/%s", id, pos.Node, pos.Turn), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		trees, err := s.treesOf(ctx, v, spec, st)
		if err != nil {
			return 0, err
		}
		if trees == nil {
			s.once(st.ID(), "a descent asks about a statement that this keeper does not compute; not answering", "descent", id, "task", pos.TaskID, "round", pos.Round)
			return 0, nil
		}
		call, err := s.descentMove(id, pos, trees)
		if err != nil {
			return 0, err
		}
		if err := pause(ctx, time.Until(began.Add(wait))); err != nil {
			return 0, err
		}
		// Whoever was first has moved the descent on.
		block, err := s.transact(ctx, call, "WrongMove", "ClockExpired", "DescentNotFound")
		if err == nil && block != 0 {
			s.meters.descents.Inc()
			s.log.Info("descent answered", "descent", id, "task", pos.TaskID, "round", pos.Round, "kind", pos.Header.Kind, "height", pos.Height,
				"index", pos.Index, "turn", pos.Turn, "block", block)
		}
		return block, err
	}, s.failed("descent", pos.TaskID))
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
func (s *Service) descentMove(id *big.Int, pos chain.Position, trees *transition.Trees) (chain.Call, error) {
	vector, err := trees.Vector(pos.Header)
	if err != nil {
		return chain.Call{}, err
	}
	if pos.Turn == chain.TurnReveal {
		children, err := vector.Children(int(pos.Height), pos.Index, min(int(pos.Height), descentLevels))
		return s.chain.DescentReveal(id, pos.Node, children), err
	}
	if pos.Header.Kind == repops.KindState {
		if pos.Index >= uint64(len(trees.New.Params)) {
			return chain.Call{}, fmt.Errorf("descent %s: no fragment %d", id, pos.Index)
		}
		params, momentum := trees.New.Params[pos.Index].Root(), trees.New.Momentum[pos.Index].Root()
		return s.chain.DescentRevealLeaf(id, pos.Node, append(params[:], momentum[:]...)), nil
	}
	leaf, err := vector.Leaf(pos.Index)
	return s.chain.DescentRevealLeaf(id, pos.Node, leaf), err
}

// treesOf recomputes a statement with everything that it commits to; nil if this keeper computes other roots.
func (s *Service) treesOf(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement) (*transition.Trees, error) {
	included, err := s.tasks.included(ctx, v, st)
	if err != nil {
		return nil, err
	}
	k := treesKey{st.ID(), inputsOf(spec, included)}
	if known, ok := s.defence.trees.Get(k); ok {
		return known, nil
	}
	if err := s.payloads.fetchMissing(ctx, spec, st, included); err != nil {
		return nil, err
	}
	leave, err := s.defence.building.enter(ctx, st.TaskId, spec, len(included))
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := s.defence.trees.Get(k); ok {
		return known, nil
	}
	payloads := payloadsOf(included)
	tampers := []*transition.Tamper{nil}
	if l := s.lying(st.TaskId, st.Round); l != nil && l.Tamper != nil {
		tampers = append(tampers, l.Tamper)
	}
	for _, tamper := range tampers {
		trees := new(transition.Trees)
		got, err := s.aggregator.compute(ctx, spec, advanceOf(st, included), looseRound(s.store, spec, st.ParentRoot, payloads), payloads, nil,
			transition.Options{Trees: trees, Tamper: tamper})
		if err != nil {
			return nil, err
		}
		if got.NewRoot == st.NewRoot && got.AuxRoot == st.AuxRoot {
			s.defence.trees.Add(k, trees)
			return trees, nil
		}
	}
	s.defence.trees.Add(k, nil)
	return nil, nil
}

// answerReveal starts the publication of a demanded range, or, when it was published long enough ago, what releases the state.
func (s *Service) answerReveal(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	r, err := v.RevealRequest(ctx, id)
	if err != nil || r.Deadline == 0 {
		return dispute{over: true}, err
	}
	found.deadline = max(r.Deadline, r.ReleaseAt)
	if found.quiet, err = s.quiet(ctx, v, r.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	if r.ReleaseAt != 0 {
		return found, s.releaseReveal(ctx, v, id, r)
	}
	spec, st, wait, err := s.defended(ctx, v, r.TaskID, r.Round, r.Statement, r.Deadline)
	if err != nil || spec == nil {
		return found, err
	}
	s.actions.start(s.run, "reveal/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		trees, err := s.payloadTreesOf(ctx, v, spec, st, r)
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
		block, err := s.transact(ctx, s.chain.RevealPublish(id, opened.Leaf, opened.Path, setPath), "RevealNotFound", "ClockExpired")
		if err == nil && block != 0 {
			s.meters.reveals.Inc()
			s.log.Info("payload range published", "request", id, "task", r.TaskID, "round", r.Round, "trainer", r.Trainer, "fragment", r.Fragment,
				"leaf", r.FirstLeaf, "leaves", r.Leaves, "block", block)
		}
		return block, err
	}, s.failed("reveal", r.TaskID))
	return found, nil
}

// answerObject starts the publication of a manifest, or of a range of something else that a task is made of. Silence would cost the sponsor, and end the run that
// this keeper is paid by; whoever is in the pool answers, in the order in which they joined it.
func (s *Service) answerObject(ctx context.Context, v *chain.View, id *big.Int) (found dispute, err error) {
	r, err := v.ObjectRequest(ctx, id)
	if err != nil || r.Answered || r.Lapsed || v.Time >= r.Deadline {
		return dispute{over: true}, err
	}
	found.deadline = r.Deadline
	if found.quiet, err = s.quiet(ctx, v, r.TaskID); err != nil || found.quiet != 0 {
		return found, err
	}
	member, err := v.PoolKeeper(ctx, r.TaskID, s.account)
	if err != nil {
		return found, err
	}
	spec, _, err := s.tasks.spec(ctx, v, r.TaskID)
	if err != nil {
		return found, err
	}
	pays, err := s.answerPays(ctx, v, r)
	if err != nil {
		return found, err
	}
	if !pays {
		s.once(r.TaskID, "demands for what a task is made of are left to others: an answer earns less than its gas costs, and the lock in the task is worth less as well",
			"task", r.TaskID, "hint", "assay keeper --token-value says what a token is worth; --join ID answers whatever it costs")
		found.quiet = v.Time + strangerPause
		return found, nil
	}
	left := clock(r.Deadline-v.Time, spec.RevealWindow)
	wait := time.Duration(max(member.Member, 1)-1) * maxDefenceTurn
	if wait > left/2 {
		wait = left / 2
	}
	s.actions.start(s.run, "object/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		began := time.Now()
		// Before there is a place for it, so that what is large keeps no place from another task.
		answer, err := s.objectAnswer(ctx, spec, id, r)
		if err != nil {
			return 0, err
		}
		if err := pause(ctx, time.Until(began.Add(wait))); err != nil {
			return 0, err
		}
		select {
		case s.defence.publishing <- struct{}{}:
			defer func() { <-s.defence.publishing }()
		case <-ctx.Done():
			return 0, ctx.Err()
		}
		call, err := answer()
		if err != nil {
			return 0, err
		}
		block, err := s.transact(ctx, call, "RevealNotFound", "ClockExpired")
		if err == nil && block != 0 {
			s.meters.reveals.Inc()
			s.log.Info("part of a task published", "request", id, "task", r.TaskID, "part", r.Part, "fragment", r.Fragment, "leaf", r.FirstLeaf,
				"leaves", r.Leaves, "block", block)
		}
		return block, err
	}, s.failed("object", r.TaskID))
	return found, nil
}

// objectAnswer gets what answers a demand, from the peers if it is not held, and returns what makes the call of it.
func (s *Service) objectAnswer(ctx context.Context, spec *protocol.TaskSpec, id *big.Int, r chain.ObjectRequest) (func() (chain.Call, error), error) {
	switch r.Part {
	case chain.ObjectManifest:
		return func() (chain.Call, error) {
			raw, err := s.store.Get(spec.ManifestHash, maxManifestBytes)
			return s.chain.ObjectPublish(id, raw, nil, protocol.Hash{}, nil), err
		}, s.objects.obtain(ctx, spec, spec.ManifestHash, r.Part)
	case chain.ObjectProgram:
		// Nothing of it is held until there is a place for the answer: many ranges may wait, of many programs.
		_, err := s.programOf(ctx, spec, r.Fragment)
		return func() (chain.Call, error) {
			p, err := s.programOf(ctx, spec, r.Fragment)
			if err != nil {
				return chain.Call{}, err
			}
			o, err := p.OpenRange(r.FirstLeaf, chain.RangeEntries)
			return s.chain.ProgramPublish(id, o.Entries, o.Data, o.Proof, o.ListPath), err
		}, err
	case chain.ObjectDataset:
		trees, err := s.leavesOf(ctx, spec, spec.DatasetRoot, r, func(f store.File, size uint64) (*claim.OpenedLeaves, error) {
			return claim.OpenDataset(spec, f, size)
		})
		return func() (chain.Call, error) {
			o, err := s.leafRange(trees, spec.DatasetRoot, r.FirstLeaf, chain.RangeRecords(trees.LeafBytes()))
			return s.chain.RecordsPublish(id, trees.LeafBytes(), o.Data, o.Proof), err
		}, err
	case chain.ObjectConstant:
		c := r.Constant
		trees, err := s.leavesOf(ctx, spec, c.Root, r, func(f store.File, _ uint64) (*claim.OpenedLeaves, error) {
			return claim.OpenConstant(c.Root, program.DType(c.DType), c.Elements, f)
		})
		return func() (chain.Call, error) {
			o, err := s.leafRange(trees, c.Root, r.FirstLeaf, uint64(r.Leaves))
			return s.chain.ObjectPublish(id, o.Data, o.Proof, protocol.Hash{}, nil), err
		}, err
	default:
		if err := s.objects.obtain(ctx, spec, spec.InitialStateRoot, r.Part); err != nil {
			return nil, err
		}
		trees, err := s.stateTreesOf(ctx, spec)
		return func() (chain.Call, error) { return s.stateAnswer(id, r, trees) }, err
	}
}

// stateAnswer is the call that answers a demand for a range of the first state.
func (s *Service) stateAnswer(id *big.Int, r chain.ObjectRequest, trees *transition.StateTrees) (chain.Call, error) {
	o, err := trees.OpenRange(r.Fragment, r.FirstLeaf, r.FirstLeaf+uint64(r.Leaves), r.Part == chain.ObjectMomentum)
	return s.chain.ObjectPublish(id, o.Leaf, o.Path, o.Sibling, o.SetPath), err
}

// leavesOf hashes a data set or a constant for openings, which it asks the peers for if it is not held.
func (s *Service) leavesOf(
	ctx context.Context, spec *protocol.TaskSpec, root protocol.Hash, r chain.ObjectRequest, open func(f store.File, size uint64) (*claim.OpenedLeaves, error),
) (*claim.OpenedLeaves, error) {
	if err := s.objects.obtain(ctx, spec, root, r.Part); err != nil {
		return nil, err
	}
	if known, ok := s.defence.leaves.Get(root); ok {
		return known, nil
	}
	leave, err := s.defence.building.enter(ctx, root, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := s.defence.leaves.Get(root); ok {
		return known, nil
	}
	f, err := s.store.Object(root)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	trees, err := open(f, uint64(info.Size()))
	if errors.Is(err, claim.ErrPart) {
		// What is stored was checked against its root: it is damaged, and a peer may have it.
		s.log.Error("a stored object is damaged; dropping it", "root", root, "err", err)
		return nil, errors.Join(errDamaged, err, s.store.Remove(root))
	} else if err != nil {
		return nil, err
	}
	s.defence.leaves.Add(root, trees)
	return trees, nil
}

// leafRange reads a range of a data set or constant that is held.
func (s *Service) leafRange(trees *claim.OpenedLeaves, root protocol.Hash, first, count uint64) (claim.LeafRange, error) {
	f, err := s.store.Object(root)
	if err != nil {
		return claim.LeafRange{}, err
	}
	defer f.Close()
	return trees.OpenRange(f, first, count)
}

// programOf opens a program of a task, which it asks the peers for if it is not held.
func (s *Service) programOf(ctx context.Context, spec *protocol.TaskSpec, which uint32) (*claim.OpenedProgram, error) {
	held := func(_ context.Context, p claim.Part) ([]byte, error) { return s.store.Get(p.Root, int64(p.Bytes)) }
	if err := s.objects.obtain(ctx, spec, spec.ProgramRoot, chain.ObjectProgram); err != nil {
		return nil, err
	}
	part, err := claim.ProgramPart(ctx, spec.ProgramRoot, which, held)
	if err != nil {
		return nil, err
	}
	if err := s.objects.obtain(ctx, spec, part.Root, chain.ObjectProgram); err != nil {
		return nil, err
	}
	return s.defence.programs.Open(ctx, spec.ProgramRoot, which, held)
}

// stateTreesOf hashes a task's held first state for openings.
func (s *Service) stateTreesOf(ctx context.Context, spec *protocol.TaskSpec) (*transition.StateTrees, error) {
	root := protocol.Hash(spec.InitialStateRoot)
	if known, ok := s.defence.states.Get(root); ok {
		return known, nil
	}
	leave, err := s.defence.building.enter(ctx, root, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := s.defence.states.Get(root); ok {
		return known, nil
	}
	trees, err := transition.ReadState(spec, source{looseRound(s.store, spec, root, nil)}.State)
	if err != nil {
		return nil, err
	}
	if got := trees.Root(); got != root {
		return nil, s.damaged(root, got, true)
	}
	s.defence.states.Add(root, trees)
	return trees, nil
}

// releaseReveal starts the end of an answered request whose window is over: nothing else lets the state become final.
func (s *Service) releaseReveal(ctx context.Context, v *chain.View, id *big.Int, r chain.RevealRequest) error {
	if v.Time < r.ReleaseAt {
		return nil
	}
	record, err := v.Round(ctx, r.TaskID, r.Round)
	if err != nil || record.Branch != r.Branch {
		return err // fell: whoever asked takes back his price
	}
	return s.release(ctx, v, "release/"+id.String(), r.TaskID, r.Round, r.Statement, func(st protocol.Statement) chain.Call {
		return s.chain.RevealClose(id, st)
	}, "RevealNotFound")
}

// release starts a call that ends what holds a standing statement. Signers come in the order of their seats, then everybody else; settled are the
// refusals that say that somebody was faster.
func (s *Service) release(
	ctx context.Context, v *chain.View, name string, task protocol.Hash, round uint32, statement protocol.Hash, call func(protocol.Statement) chain.Call, settled ...string,
) error {
	st, stands, err := v.Statement(ctx, task, round)
	if err != nil || !stands || st.ID() != statement {
		return err
	}
	signers, err := v.Signers(ctx, task, round)
	if err != nil {
		return err
	}
	rank := slices.Index(signers, s.account)
	if rank < 0 {
		rank = len(signers)
	}
	s.actions.start(s.run, name, v.Number, func(ctx context.Context) (uint64, error) {
		if err := pause(ctx, time.Duration(rank)*maxDefenceTurn); err != nil {
			return 0, err
		}
		return s.transact(ctx, call(st), settled...)
	}, s.failed("release", task))
	return nil
}

// payloadTreesOf hashes a held payload for openings. What it lacks it asks its peers for.
func (s *Service) payloadTreesOf(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, st protocol.Statement, r chain.RevealRequest) (*transition.PayloadTrees, error) {
	if known, ok := s.defence.payloads.Get(r.PayloadRoot); ok {
		return known, nil
	}
	included, err := s.tasks.included(ctx, v, st)
	if err != nil {
		return nil, err
	}
	for _, c := range included {
		if c.Trainer == r.Trainer {
			if err := s.payloads.fetchMissing(ctx, spec, st, []chain.Commitment{c}); err != nil {
				return nil, err
			}
		}
	}
	// The payloads of a task do not wait for its statements, nor for each other.
	leave, err := s.defence.building.enter(ctx, r.PayloadRoot, spec, 1)
	if err != nil {
		return nil, err
	}
	defer leave()
	if known, ok := s.defence.payloads.Get(r.PayloadRoot); ok {
		return known, nil
	}
	o := looseRound(s.store, spec, protocol.Hash{}, []transition.Payload{{Trainer: r.Trainer, Root: r.PayloadRoot}})
	q, n := protocol.Quantization(spec.Quantization), uint64(spec.FragmentCount)
	out := new(transition.PayloadTrees)
	roots, hashes := make([]protocol.Hash, n), make([]protocol.Hash, n)
	buf := make([]byte, descentRun*q.LeafBytes())
	for f, rg := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		fragment := uint32(f)
		leaves := make([]protocol.Hash, 0, q.Leaves(rg.Len()))
		for at, total := uint64(0), q.Leaves(rg.Len()); at < total; {
			run := buf[:min(total-at, descentRun)*uint64(q.LeafBytes())]
			if err := (source{o}).Leaves(0, fragment, at, run); err != nil {
				return nil, err
			}
			if leaves, err = repops.HashLeaves(leaves, run, q.LeafBytes()); err != nil {
				return nil, err
			}
			at = uint64(len(leaves))
		}
		vector, err := transition.NewVector(protocol.PayloadHeader(st.TaskId, st.Round, fragment, r.Trainer, rg.Len(), q), leaves, func(lo, hi uint64) ([][]byte, error) {
			b := make([]byte, (hi-lo)*uint64(q.LeafBytes()))
			if err := (source{o}).Leaves(0, fragment, lo, b); err != nil {
				return nil, err
			}
			return slices.Collect(slices.Chunk(b, q.LeafBytes())), nil
		})
		if err != nil {
			return nil, err
		}
		out.Fragments = append(out.Fragments, vector)
		roots[f] = vector.Root()
		hashes[f] = repops.LeafHash(roots[f][:])
	}
	out.Set, err = transition.NewVector(repops.Header{Kind: repops.KindPayloadSet, Length: n}, hashes, func(lo, hi uint64) (set [][]byte, err error) {
		for i := range roots[lo:hi] {
			set = append(set, roots[lo+uint64(i)][:])
		}
		return set, nil
	})
	if err != nil {
		return nil, err
	}
	if got := out.Root(); got != r.PayloadRoot {
		return nil, s.damaged(r.PayloadRoot, got, true)
	}
	s.defence.payloads.Add(r.PayloadRoot, out)
	return out, nil
}

// descentRun is how many leaves of a payload are hashed at a time.
const descentRun = 256
