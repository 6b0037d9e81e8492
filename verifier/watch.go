package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier/fraud"
)

const (
	// parallelRounds is how many rounds of one task are recomputed at a time: one whose payloads trickle in holds up no other.
	parallelRounds = 4
	// maxCases is how many wrong statements of one task are held with their trees before no later rounds are looked at.
	maxCases = 4
	// catchUpRounds bounds how far back a state that nobody serves is recomputed.
	catchUpRounds = 4096
	// pastAtOnce is how many of the rounds that are final are looked at in a pass.
	pastAtOnce = 64
	// leastPatience is how long sources are waited for even when a window is about to end.
	leastPatience = 2 * time.Second
)

// watch is one task. A pass over it reads the chain and sends what is due; rounds are recomputed beside it. Neither holds up any other
// task.
type watch struct {
	*task
	*states
	*demands
	*replayer
	*disputes
	*claims
	descents *descents
	objects  *objects
	c        *Challenger
	busy     atomic.Bool
	// done says that nothing of the task can be overturned any more.
	done atomic.Bool

	// What follows belongs to the pass in progress.
	proposals chain.Tail[chain.Announced]
	looked    map[announcement]bool // proposals that were held against what their signers signed before
	final     map[uint32]bool       // rounds from finalFrom to before finalTo that are not judged; nil before a first look
	finalFrom uint32                // 0 once all are known whose signers are liable
	finalTo   uint32
	finalNext uint32                 // where the next pass goes on among them
	missed    map[protocol.Hash]bool // wrong statements that were said to stand for good
	refusals  map[protocol.Hash]refusal
	reorgs    uint64 // how many there were when what depends on the chain was last looked at anew
	// pinned is until when the states are kept that this trainer's own commitments start from, by chain time; pinning says that one is being
	// fetched, beside the passes.
	pinned  map[protocol.Hash]uint64
	pinning atomic.Bool
	// kept is the same for what this trainer's claims are replayed with. The watch's mutex guards it.
	kept   keepsake
	audits audits
	// defended is how many disputes about claims of this key's trainers were open when a pass looked.
	defended int

	// unjudged is how far the passes are behind.
	unjudged atomic.Pointer[unjudged]

	mu        sync.Mutex
	fails     int
	notBefore time.Time
	passing   time.Time // since when passes have ended with what should be over at the next head
	exams     map[protocol.Hash]*exam
	cases     map[protocol.Hash]*wrong
}

// refusal is how often in a row the chain refused what is due about a statement, up to which block it is not tried again, and until which time.
type refusal struct {
	times        int
	block, until uint64
}

// refuse notes that the chain refused what is due about a statement. Nothing follows from it but that it is tried again at the next head: what was
// wrong then may be otherwise by now, or in an hour. If it is refused again and again it is tried less often.
func (w *watch) refuse(v *chain.View, id protocol.Hash) {
	r := w.refusals[id]
	r.block = max(v.Number, w.sent())
	if r.times > 0 {
		r.until = v.Time + uint64(pauseAfter(r.times-1)/time.Second)
	}
	r.times++
	w.refusals[id] = r
}

// waits says whether what was refused is not to be tried again yet.
func (w *watch) waits(v *chain.View, id protocol.Hash) bool {
	r, refused := w.refusals[id]
	return refused && (v.Number <= r.block || v.Time < r.until)
}

// unjudged are rounds that stand, may still fall, and were neither found right nor wrong; oldest is when the first of them was proposed.
type unjudged struct {
	rounds int
	oldest uint64
}

// with adds others; nil are none.
func (u unjudged) with(o *unjudged) unjudged {
	switch {
	case o == nil || o.rounds == 0:
		return u
	case u.rounds == 0:
		return *o
	}
	return unjudged{u.rounds + o.rounds, min(u.oldest, o.oldest)}
}

// age is how long the oldest has been waiting, in seconds of the chain.
func (u unjudged) age(v *chain.View) uint64 {
	if u.rounds == 0 {
		return 0
	}
	return v.Time - min(v.Time, u.oldest)
}

// exam is a statement that is being recomputed, or could not be.
type exam struct {
	round   uint32
	running bool
	// final says that the round is known to be final.
	final bool
	// crowded says that the statement is wrong, but there was no room for its trees.
	crowded   bool
	fails     int
	notBefore time.Time
}

// wrong is a statement that the recomputation contradicts.
type wrong struct {
	round *round
	// trees and outcome of the honest computation; malformed in their place if an included payload is. Of a proof that was kept there are none.
	trees     *transition.Trees
	outcome   transition.Outcome
	malformed *transition.Malformed
	// proof of what is public; nil if the signers have to be made to show more.
	proof any
	// final says that the round is known to be final.
	final bool
	// place of the trees; nil if there are none.
	place *place
}

// kept is what is kept of a case that ends: its proof, without what it was made of.
func (k *wrong) kept(proof any) *wrong {
	r := k.round
	return &wrong{round: newRound(r.lib, r.spec, r.statement, r.entries), proof: proof}
}

// gate is a lock that is held for as long as a transaction takes: whoever waits for it waits as one does for the chain, also where time is made up
// (testing/synctest), which goes on only when all wait so.
type gate chan struct{}

func (g gate) Lock() { g <- struct{}{} }

func (g gate) Unlock() { <-g }

// discard gives up what a case holds.
func (c *Challenger) discard(k *wrong) {
	k.round.close()
	c.shelf.free(k.place)
}

func newWatch(c *Challenger, id protocol.Hash) *watch {
	w := &watch{
		task: &task{
			hand: c.wallet, cfg: c.cfg, id: id, account: c.account, log: c.log.With("task", id), meters: c.meters, chain: c.chain, lib: c.lib,
			floors: c.floors, alarms: &c.alarms, said: make(map[string]bool),
		},
		c: c, looked: make(map[announcement]bool),
		exams: make(map[protocol.Hash]*exam), cases: make(map[protocol.Hash]*wrong), missed: make(map[protocol.Hash]bool), refusals: make(map[protocol.Hash]refusal),
		audits: newAudits(),
	}
	w.demands = &demands{task: w.task, over: make(map[string]bool)}
	if !c.defends { // it has no tokens, and no time
		w.demands.allowance = &allowance{task: w.task, wallet: c.wallet, demanding: make(gate, 1)}
	}
	l := newLoader(w.task, w.demands, c.opened, c.replays.memory)
	w.states, l.keeps = l.states, c.defends
	tell := tellJudged
	if c.defends {
		tell = tellDefended
	}
	w.replayer = newReplayer(l, c.replays, &c.coverage, tell)
	w.descents = &descents{task: w.task, over: make(map[string]bool)}
	w.objects = &objects{
		task: w.task, wallet: c.wallet, programs: c.opened, room: c.answers, answered: make(map[string]bool), lapsed: make(map[string]bool),
		unpaid: make(map[string]bool),
		cases: func() int {
			w.mu.Lock()
			defer w.mu.Unlock()
			return len(w.cases)
		},
	}
	w.disputes = newDisputes(w.task)
	w.claims = newClaims(w.disputes, w.replayer, c.lib, c.secret)
	if c.finder != nil {
		w.lib = c.lib.from(c.finder.Client, func(ctx context.Context) ([]string, error) { return c.finder.Of(ctx, id) })
	}
	w.disputes.reset()
	w.claims.reset()
	w.pinned = make(map[protocol.Hash]uint64)
	return w
}

// look starts a pass, unless one is under way or pausing after a failure.
func (w *watch) look() {
	w.mu.Lock()
	pausing := time.Now().Before(w.notBefore)
	w.mu.Unlock()
	if pausing || w.done.Load() || !w.busy.CompareAndSwap(false, true) {
		return
	}
	w.beside(func(ctx context.Context) {
		defer w.busy.Store(false)
		select {
		case w.c.passes <- struct{}{}:
			defer func() { <-w.c.passes }()
		case <-ctx.Done():
			return
		}
		v := w.now() // newer by now, if it had to wait
		if v.Number < w.sent() {
			return // a transaction was mined since, which it does not show
		}
		ctx, cancel := context.WithTimeout(ctx, passTimeout)
		defer cancel()
		var open int
		err := guarded(func() (err error) {
			open, err = w.pass(ctx, v)
			return err
		})
		w.c.budget.owe(w.id, w.debt())
		w.mu.Lock()
		defer w.mu.Unlock()
		if !chain.Transient(err) {
			w.passing = time.Time{}
		} else if w.passing.IsZero() {
			w.passing = time.Now()
		}
		passes := !w.passing.IsZero() && time.Since(w.passing) < outageReminder
		if err == nil || passes || errors.Is(err, errBacklog) || errors.Is(err, context.Canceled) {
			// The next head settles what the chain did while it was read.
			w.fails, w.notBefore = 0, time.Time{}
			return
		}
		pause := pauseAfter(w.fails)
		if open > 0 {
			pause = min(pause, time.Second) // a clock runs
		}
		w.notBefore = time.Now().Add(pause)
		w.fails++
		w.meters.troubles.Inc()
		w.log.Warn("cannot do all that is due; trying again", "err", err, "in", pause)
	})
}

// guarded turns a panic into an error: what one task provokes must not end the watch over all others.
func guarded(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return f()
}

// pauseAfter grows from a second to maxBackoff.
func pauseAfter(fails int) time.Duration { return min(time.Second<<min(fails, 10), maxBackoff) }

// pass does what the chain asks for at a view, and returns how many descents and demands of this challenger are open. A round about
// which nothing can be done keeps none of the others from it.
func (w *watch) pass(ctx context.Context, v *chain.View) (open int, err error) {
	if reorgs := w.c.reorgs.Load(); reorgs != w.reorgs {
		// What was computed stays: of a statement, or of a trainer's work, it is the same on every chain. Where these stand, and what was done about
		// them, is looked at again.
		clear(w.descents.over)
		clear(w.demands.over)
		clear(w.objects.answered)
		clear(w.objects.lapsed)
		clear(w.looked)
		clear(w.missed)
		clear(w.refusals)
		w.final = nil
		w.pinned = make(map[protocol.Hash]uint64)
		w.audits.reset()
		w.reorgs = reorgs
	}
	w.begun = debt{} // the view shows it
	status, err := v.Status(ctx, w.id)
	if err != nil {
		return 0, err
	}
	if status == protocol.StatusCancelled {
		w.finish()
		return 0, nil
	}
	if status != protocol.StatusTraining && status != protocol.StatusCompleted && status != protocol.StatusFailed {
		return 0, nil
	}
	if w.spec == nil {
		spec, err := v.Spec(ctx, w.id)
		if err != nil {
			return 0, err
		}
		w.spec = &spec
	}
	if size := protocol.StateLayout(w.spec.ParamCount, w.spec.FragmentCount).CanonicalBytes(); size > uint64(w.cfg.MaxObjectBytes) {
		w.once("size", "the task is too large to be checked here", "bytes", size, "limit", w.cfg.MaxObjectBytes)
		w.finish()
		return 0, nil
	}
	if w.c.defends {
		return w.defend(ctx, v)
	}
	if w.c.audits != "" {
		return w.audit(ctx, v, status)
	}
	w.acceptsWindows("the task's windows are too short to be judged through an outage; it is watched all the same")
	if _, err := read(ctx, v, w.task, &w.descents.opened, (*chain.View).Descents); err != nil {
		return 0, err
	}
	if _, err := read(ctx, v, w.task, &w.payloads, (*chain.View).RevealsRequested); err != nil {
		return 0, err
	}
	if err := w.objects.read(ctx, v); err != nil {
		return 0, err
	}
	head, err := v.Head(ctx, w.id)
	if err != nil {
		return 0, err
	}
	var errs []error
	live, unread := make(map[protocol.Hash]bool), make(map[uint32]bool)
	var behind unjudged
	for r := head.Finalized; r < head.Round; r++ {
		s, standing, err := v.Statement(ctx, w.id, r)
		unread[r] = err != nil
		if err == nil && standing {
			live[s.ID()] = true
			if err = w.round(ctx, v, s, false); !w.isJudged(s.ID()) {
				record, unknown := v.Round(ctx, w.id, r)
				behind = behind.with(&unjudged{1, record.ProposedAt})
				err = errors.Join(err, unknown)
			}
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("round %d: %w", r, err))
		}
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
	}
	w.unjudged.Store(&behind)
	errs = append(errs, w.equivocations(ctx, v))
	open, err = w.attend(ctx, v)
	errs = append(errs, err, w.past(ctx, v, head, live, unread))
	w.keepCases(live, unread)
	w.keepRefusals(live)
	disputable := w.followClaims(ctx, v, status)
	open += w.claims.open
	err, waits := withoutBacklog(errors.Join(errs...))
	if err == nil && waits {
		return open, errBacklog
	}
	if err == nil && open == 0 && !disputable && status != protocol.StatusTraining && head.Finalized == head.Round && w.finalFrom == 0 && len(w.final) == 0 {
		w.finish()
	}
	return open, err
}

// attend ends what is over in substance of descents and demands, takes back what is owed, and returns how many of this account's are still open.
func (w *watch) attend(ctx context.Context, v *chain.View) (open int, err error) {
	descents, err := w.descents.attend(ctx, v)
	errs := []error{err}
	payloads, err := w.demands.attend(ctx, v, w.c.right.Contains)
	errs = append(errs, err)
	objects, err := w.objects.attend(ctx, v)
	errs = append(errs, err)
	owed, err := w.collect(ctx, v, descents+payloads+objects)
	return w.descents.standing + w.demands.standing + w.objects.standing + owed, errors.Join(append(errs, err)...)
}

// debt is what is open of this account's in the task.
func (w *watch) debt() debt {
	d := debt{w.descents.standing + w.begun.descents, w.defended + w.begun.disputes, w.demands.standing + w.objects.standing}
	if !w.c.defends {
		d.disputes += w.claims.open
	}
	return d
}

// finish says that nothing of the task can be overturned any more, or is looked at.
func (w *watch) finish() {
	w.done.Store(true)
	w.replayer.close()
}

// withoutBacklog takes errBacklog out of what was joined: it is no failure, and must not hide one.
func withoutBacklog(err error) (rest error, waits bool) {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		if errors.Is(err, errBacklog) {
			return nil, true
		}
		return err, false
	}
	var errs []error
	for _, e := range joined.Unwrap() {
		e, w := withoutBacklog(e)
		errs, waits = append(errs, e), waits || w
	}
	return errors.Join(errs...), waits
}

// past looks at rounds that are final and whose signers can still lose their locks: those that became final before they were judged, here
// or before the challenger was started. It adds to what is live, and to what could not be read.
func (w *watch) past(ctx context.Context, v *chain.View, head chain.Head, live map[protocol.Hash]bool, unread map[uint32]bool) error {
	if w.final == nil {
		w.final = make(map[uint32]bool)
		w.finalFrom, w.finalTo = head.Finalized, head.Finalized
	}
	for ; w.finalTo < head.Finalized; w.finalTo++ {
		w.final[w.finalTo] = true
	}
	// Back to the oldest that matters, some at a pass.
	for range pastAtOnce {
		if w.finalFrom == 0 {
			break
		}
		liable, err := w.liable(ctx, v, w.finalFrom-1)
		if err != nil {
			return err
		}
		if !liable {
			w.finalFrom = 0
			break
		}
		w.finalFrom--
		w.final[w.finalFrom] = true
	}
	// In order, so that each has its parent's state from the one before; some at a pass, so that nothing else waits for them.
	var errs []error
	rounds := slices.Sorted(maps.Keys(w.final))
	start, _ := slices.BinarySearch(rounds, w.finalNext)
	for i := range rounds {
		r := rounds[(start+i)%len(rounds)]
		if i >= pastAtOnce || ctx.Err() != nil {
			unread[r] = true // what is known of it stays
			continue
		}
		w.finalNext = r + 1
		s, standing, err := v.Statement(ctx, w.id, r)
		liable := false
		if err == nil && standing {
			live[s.ID()] = true
			if liable, err = w.liable(ctx, v, r); err == nil && liable {
				err = w.round(ctx, v, s, true)
			}
		}
		if err != nil {
			unread[r] = true
			errs = append(errs, fmt.Errorf("round %d, which is final: %w", r, err))
			continue
		}
		// One that is wrong stays as long as somebody can lose a lock for it.
		if w.c.right.Contains(s.ID()) || !standing || !liable {
			delete(w.final, r)
		}
	}
	return errors.Join(errs...)
}

// liable says whether the signers of a proposed round can still lose their locks for it.
func (w *watch) liable(ctx context.Context, v *chain.View, round uint32) (bool, error) {
	r, err := v.Round(ctx, w.id, round)
	return err == nil && v.Time < r.ProposedAt+w.spec.Liability(), err
}

// isJudged says whether it is known of a statement that it is right, or wrong.
func (w *watch) isJudged(id protocol.Hash) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.cases[id] != nil || w.c.right.Contains(id) || w.c.proven.Contains(id)
}

// round has a standing statement recomputed, or prosecutes it if it is known to be wrong.
func (w *watch) round(ctx context.Context, v *chain.View, s protocol.Statement, final bool) error {
	id := s.ID()
	if _, right := w.c.right.Get(id); right || w.waits(v, id) {
		return nil
	}
	condemned, err := v.Condemned(ctx, id)
	if err != nil {
		return err
	}
	if condemned {
		w.drop(id)
		return w.condemnAgain(ctx, v, s, final)
	}
	w.mu.Lock()
	k := w.cases[id]
	w.mu.Unlock()
	if k != nil && final {
		k.final = true
	}
	if k == nil { // it fell before it was proven wrong, and was proposed again
		k, _ = w.c.proven.Get(id)
	}
	if k != nil {
		return w.prosecute(ctx, v, id, k, final)
	}
	r, err := v.Round(ctx, w.id, s.Round)
	if err != nil {
		return err
	}
	until := r.ProposedAt + uint64(w.spec.StateWindow)
	if final {
		until = r.ProposedAt + w.spec.Liability()
	}
	// A quarter of what is left of the window goes into asking sources, the rest is for what follows if they do not have it.
	left := time.Duration(max(until, v.Time)-v.Time) * time.Second
	w.examine(v, s, max(left/4, leastPatience), final)
	return nil
}

// condemnAgain overturns a round for which a statement stands that was proven wrong before, and takes its signers' locks: the same may be
// proposed again by others. If it became final its signers can still lose them.
func (w *watch) condemnAgain(ctx context.Context, v *chain.View, s protocol.Statement, final bool) error {
	mayFall, err := v.MayFall(ctx, w.id, s.Round)
	if err != nil || !mayFall && !final {
		return err
	}
	if !mayFall {
		if left, err := w.locked(ctx, v, s.Round); err != nil || !left {
			return err
		}
	}
	refused, err := w.act(ctx, s.Round, w.chain.CondemnSigners(s, nil), move)
	if refused {
		w.refuse(v, s.ID())
	}
	if err != nil || refused {
		return err
	}
	w.meters.convictions.Inc()
	w.log.Info("a statement proven wrong before was proposed again; its signers are convicted", "round", s.Round, "statement", s.ID(), "overturned", !final)
	return nil
}

// locked says whether a signer of a standing round has a lock to lose.
func (w *watch) locked(ctx context.Context, v *chain.View, round uint32) (bool, error) {
	signers, err := v.Signers(ctx, w.id, round)
	if err != nil {
		return false, err
	}
	for _, keeper := range signers {
		lock, err := v.Lock(ctx, w.id, protocol.RoleKeeper, keeper)
		if err != nil || lock.Sign() > 0 {
			return err == nil, err
		}
	}
	return false, nil
}

// examine recomputes a statement beside the pass, unless that is under way or pausing after a failure.
func (w *watch) examine(v *chain.View, s protocol.Statement, patience time.Duration, final bool) {
	id := s.ID()
	w.mu.Lock()
	defer w.mu.Unlock()
	// What is final has a place of its own: it can wait, and must not keep anything waiting.
	limit, most, running := parallelRounds, maxCases, 0
	if final {
		limit, most = 1, 1
	}
	for _, e := range w.exams {
		if e.running && e.final == final {
			running++
		}
	}
	e := w.exams[id]
	if e == nil {
		e = &exam{round: s.Round, final: final}
		w.exams[id] = e
	}
	if final && !e.final {
		e.final = true
		w.meters.unjudged.Inc()
		w.log.Error("a round became final before it could be recomputed; a lie in it can still cost its signers their locks, but stands", "round", s.Round)
	}
	// Of many wrong rounds the earliest fall first, and take the others with them: the latest make room for an earlier one.
	earlier := 0
	for _, k := range w.cases {
		if k.final == final && k.round.statement.Round < s.Round {
			earlier++
		}
	}
	full := earlier >= most
	if e.running || running >= limit || full || e.crowded && !w.c.shelf.room() || time.Now().Before(e.notBefore) || v.Number < w.sent() {
		return
	}
	e.running = true
	spec, demands := w.spec, demanded{w.payloads.Items, w.objects.asked.Items}
	w.beside(func(ctx context.Context) {
		ctx, cancel := context.WithTimeout(ctx, passTimeout)
		defer cancel()
		var k *wrong
		err := guarded(func() (err error) {
			k, err = w.recompute(ctx, v, spec, s, patience, demands)
			return err
		})
		w.mu.Lock()
		defer w.mu.Unlock()
		e.running = false
		switch {
		case err == nil:
			delete(w.exams, id)
			if k == nil {
				w.c.right.Add(id, struct{}{})
				break
			}
			if k.proof != nil {
				w.c.proven.Add(id, k.kept(k.proof))
			}
			k.final = e.final
			w.cases[id] = k
		case ctx.Err() == nil && !chain.Transient(err): // what the next head settles is tried then
			e.crowded = errors.Is(err, errCrowded)
			e.notBefore = time.Now().Add(pauseAfter(e.fails))
			e.fails++
			w.meters.troubles.Inc()
			w.log.Warn("cannot recompute the round yet; trying again", "round", s.Round, "err", err, "in", time.Until(e.notBefore).Round(time.Second))
		}
	})
}

// recompute computes a statement's round. It is nil if the statement is right.
func (w *watch) recompute(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, s protocol.Statement, patience time.Duration, demands demanded,
) (_ *wrong, err error) {
	r, err := readRound(ctx, v, w.lib, spec, s)
	if err != nil {
		return nil, err
	}
	k := &wrong{round: r}
	found := false
	defer func() {
		if !found {
			w.c.discard(k)
		}
	}()
	if err := w.inputs(ctx, v, r, patience, demands); err != nil {
		return nil, err
	}
	began := time.Now()
	k.outcome, err = r.compute(ctx, nil)
	w.meters.computed.Observe(time.Since(began).Seconds())
	switch {
	case errors.As(err, &k.malformed):
		w.log.Error("an included payload is malformed", "round", s.Round, "trainer", r.included[k.malformed.Payload].Trainer, "why", k.malformed)
	case err != nil:
		return nil, err
	case r.agrees(k.outcome):
		w.meters.right.Inc()
		w.log.Info("round is right", "round", s.Round, "root", protocol.Hash(s.NewRoot), "took", time.Since(began).Round(time.Millisecond))
		r.forget()
		return nil, nil
	default:
		w.log.Error("round is wrong", "round", s.Round, "root", protocol.Hash(s.NewRoot), "recomputed", k.outcome.NewRoot, "aux", protocol.Hash(s.AuxRoot), "recomputed_aux", k.outcome.AuxRoot)
		if err := w.build(ctx, k); err != nil {
			return nil, err
		}
	}
	if k.proof, err = k.published(ctx, patience); err != nil {
		return nil, err
	}
	if k.proof != nil { // all that is left is to send it
		w.c.shelf.free(k.place)
		k.trees, k.place = nil, nil
		w.log.Error("this is wrong of the round", append([]any{"round", s.Round}, k.shows(k.proof)...)...)
	} else {
		w.c.shelf.built(k.place)
	}
	w.meters.wrong.Inc()
	found = true
	return k, nil
}

// build computes a wrong round once more, with its trees.
func (w *watch) build(ctx context.Context, k *wrong) (err error) {
	p := new(place)
	if err := w.c.shelf.take(p); err != nil {
		return err
	}
	k.place = p
	select {
	case w.c.building <- struct{}{}:
		defer func() { <-w.c.building }()
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	k.trees = new(transition.Trees)
	_, err = k.round.compute(ctx, k.trees)
	return err
}

// inputs opens a round's inputs. Payloads that no source has are demanded of the signers; a state that none has is recomputed, or, the first
// one, demanded of the sponsor.
func (w *watch) inputs(ctx context.Context, v *chain.View, r *round, patience time.Duration, demands demanded) error {
	err := r.open(ctx, patience)
	var m *missing
	if !errors.As(err, &m) {
		return err
	}
	// The state first: payloads that cost money are of no use without it.
	if m.parent != nil {
		if err := w.catchUp(ctx, v, r.statement.Round, patience, demands); err != nil {
			return errors.Join(m, err)
		}
	}
	if len(m.payloads) > 0 {
		complete, err := w.demand(ctx, v, r, m, demands)
		if err != nil {
			return errors.Join(m, err)
		}
		if !complete {
			return m
		}
	}
	return r.open(ctx, patience)
}

// drop forgets a case.
func (w *watch) drop(id protocol.Hash) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.exams, id)
	if k := w.cases[id]; k != nil {
		w.c.discard(k)
		delete(w.cases, id)
	}
}

// keepCases drops the cases of statements that do not stand any more, or whose state is final, but not those of rounds that could not be
// read; the latest of those that are too many; and those whose place another task's case wants.
func (w *watch) keepCases(live map[protocol.Hash]bool, unread map[uint32]bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, e := range w.exams {
		if !live[id] && !unread[e.round] && !e.running {
			delete(w.exams, id)
		}
	}
	for id, k := range w.cases {
		round := k.round.statement.Round
		stands := live[id] || unread[round]
		wanted := k.place != nil && k.place.wanted.Load()
		earlier := 0
		for _, other := range w.cases {
			if n := other.round.statement.Round; !other.final && n < round && (live[other.round.statement.ID()] || unread[n]) {
				earlier++
			}
		}
		if stands && !wanted && (k.final || earlier < maxCases) {
			continue
		}
		w.c.discard(k)
		delete(w.cases, id)
		if stands && wanted {
			w.exams[id] = &exam{round: round, final: k.final, crowded: true}
		}
	}
}

// keepRefusals drops the notes about statements that do not stand: proposed again they are met at once.
func (w *watch) keepRefusals(live map[protocol.Hash]bool) {
	maps.DeleteFunc(w.refusals, func(id protocol.Hash, _ refusal) bool { return !live[id] })
}

// miss says, once, that a wrong round came to stand.
func (w *watch) miss(id protocol.Hash, round uint32) {
	if w.missed[id] {
		return
	}
	w.missed[id] = true
	w.meters.missed.Inc()
	w.log.Error("a wrong round can no longer be overturned", "round", round, "statement", id)
}

// later forgets a case that needs what nobody serves and nobody can be made to show, and looks again in a while.
func (w *watch) later(id protocol.Hash, round uint32) {
	w.drop(id)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.exams[id] = &exam{round: round, final: true, notBefore: time.Now().Add(maxBackoff)}
}

// prosecute does the next thing there is to do against a wrong statement: a proof, if what it needs lies open, or a move of a descent.
func (w *watch) prosecute(ctx context.Context, v *chain.View, id protocol.Hash, k *wrong, final bool) error {
	s, proof := k.round.statement, k.proof
	if final {
		w.miss(id, s.Round)
		left, err := w.locked(ctx, v, s.Round)
		if err == nil && !left && proof == nil {
			w.later(id, s.Round)
		}
		if err != nil || !left {
			return err
		}
	}
	if proof == nil {
		trail, err := w.descents.descend(ctx, v, id, k)
		switch {
		case errors.Is(err, errStands):
			w.miss(id, s.Round)
			w.later(id, s.Round)
			return nil
		case errors.Is(err, errHopeless):
			w.later(id, s.Round)
			return nil
		case errors.Is(err, ErrUnfunded):
			w.drop(id) // examined again, in case that somebody serves the state by then
		}
		if err != nil || trail == nil {
			return err
		}
		if proof, err = k.prover().Trail(chain.Statement(s), *trail); err != nil {
			return err
		}
		w.c.proven.Add(id, k.kept(proof))
	}
	call, err := proofCall(w.chain, s, nil, proof)
	if err != nil {
		return err
	}
	refused, err := w.act(ctx, s.Round, call, move)
	if refused {
		// It fell meanwhile, with the rounds below or by what somebody else did, or was proven wrong by others: the next head tells.
		w.refuse(v, id)
	}
	if err != nil || refused {
		return err
	}
	w.meters.convictions.Inc()
	w.log.Info("proven wrong; the bounty goes to the vault: assay stake claim",
		append([]any{"round", s.Round, "statement", id, "proof", call.Name}, k.shows(proof)...)...)
	w.drop(id)
	return nil
}

// shows is what a proof shows, for a line of the log.
func (k *wrong) shows(proof any) []any {
	account, err := k.round.account(proof)
	if err != nil {
		return []any{"err", err}
	}
	args := []any{"fault", account.Fault, "element", account.Element}
	if account.Expected == nil {
		return append(args, "why", account.Why)
	}
	return append(args, "expected", account.Expected.Decimal, "expected_bits", account.Expected.Bits, "claimed", account.Claimed.Decimal, "claimed_bits", account.Claimed.Bits)
}

// prover builds proofs from the honest computation.
func (k *wrong) prover() *fraud.Prover {
	return &fraud.Prover{Round: k.round.transition(), Entries: chain.FrozenEntries(k.round.entries), Trees: k.trees}
}

// published builds the proof that needs nobody's help: of a malformed payload, or of a wrong element of a state that somebody serves. It
// is nil if there is none.
func (k *wrong) published(ctx context.Context, patience time.Duration) (any, error) {
	r := k.round
	if k.malformed != nil {
		return fraud.Payload(r.transition(), chain.FrozenEntries(r.entries), r, k.malformed)
	}
	if r.statement.AuxRoot != k.outcome.AuxRoot {
		return nil, nil // whatever shows the state opens the auxRoot too, of which nobody has the preimage
	}
	fetching, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	f, err := r.lib.open(fetching, stateObject(r.spec, r.statement.NewRoot))
	if err != nil {
		if ctx.Err() == nil && (errors.Is(err, errUnavailable) || errors.Is(err, context.DeadlineExceeded)) {
			return nil, nil
		}
		return nil, err
	}
	defer f.Close()
	proof, err := k.prover().State(chain.Statement(r.statement), stateFile{r.spec, f}.read)
	if errors.Is(err, fraud.ErrTrail) {
		r.lib.drop(stateObject(r.spec, r.statement.NewRoot)) // damaged here: it had the root when it was fetched
	}
	if err != nil {
		return nil, err
	}
	return proof, nil
}

// proofCall is the transaction that sends a proof. Signatures are those of a statement that does not stand; none if it does.
func proofCall(c *chain.Chain, s protocol.Statement, signatures []chain.WitnessSignature, proof any) (chain.Call, error) {
	switch p := proof.(type) {
	case *chain.StepProof:
		return c.ProveStep(s, signatures, *p), nil
	case *chain.InterleavedProof:
		return c.ProveInterleaved(s, signatures, *p), nil
	case *chain.PayloadProof:
		return c.ProvePayload(s, signatures, *p), nil
	case *chain.PartialProof:
		return c.ProvePartial(s, signatures, *p), nil
	case *chain.TotalProof:
		return c.ProveTotal(s, signatures, *p), nil
	case *chain.ScoreProof:
		return c.ProveScore(s, signatures, *p), nil
	}
	return chain.Call{}, fmt.Errorf("%w: %T", fraud.ErrProof, proof)
}
