package verifier

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"time"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
	"assay/protocol/transition"
)

const (
	// parallelRounds is how many rounds of one task are recomputed at a time, or wait for a seat: one whose payloads trickle in holds up no other.
	parallelRounds = 4
	// maxCases is how many wrong statements of one task are held with their trees before no later rounds are looked at.
	maxCases = 4
	// catchUpRounds bounds how far back a state that nobody serves is recomputed.
	catchUpRounds = 4096
	// pastAtOnce is how many of the rounds that are final are looked at in a pass.
	pastAtOnce = 64
	// leastPatience is how long sources are waited for even when a window is about to end.
	leastPatience = 2 * time.Second
	// rightCache is how many statements are remembered that are right: more than a deployment has rounds that are not final.
	rightCache = 1 << 16
	// provenCache is how many proofs against wrong statements are kept, of some KiB each. Every lie costs its signers their locks.
	provenCache = 256
)

// rounds are the proposals of a task. They are recomputed beside the passes, by exams; a wrong one becomes a case, which is prosecuted. The
// mutex guards exams and cases, all else is the pass's in progress.
type rounds struct {
	*task
	*verdicts
	states   *states
	demands  *demands
	descents *descents

	// What follows belongs to the pass in progress.

	weight    float64         // what is at stake in the task, in tokens
	final     map[uint32]bool // rounds from finalFrom to before finalTo that are not judged; nil before a first look
	finalFrom uint32          // 0 once all are known whose signers are liable
	finalTo   uint32
	finalNext uint32                     // where the next pass goes on among them
	missed    map[protocol.Hash]bool     // wrong statements that were said to stand for good
	unproven  map[protocol.Hash]unproven // wrong statements that nobody can be made to show
	refusals  map[protocol.Hash]refusal

	mu    sync.Mutex
	exams map[protocol.Hash]*exam
	cases map[protocol.Hash]*wrong
}

func newRounds(t *task, vd *verdicts, s *states, d *demands, ds *descents) *rounds {
	return &rounds{
		task: t, verdicts: vd, states: s, demands: d, descents: ds, missed: make(map[protocol.Hash]bool), unproven: make(map[protocol.Hash]unproven),
		refusals: make(map[protocol.Hash]refusal), exams: make(map[protocol.Hash]*exam), cases: make(map[protocol.Hash]*wrong),
	}
}

// reset forgets where statements stand, which a reorg may have changed.
func (rs *rounds) reset() {
	clear(rs.missed)
	clear(rs.unproven)
	clear(rs.refusals)
	rs.final = nil
}

// open is how many wrong statements are held that may have to be disputed.
func (rs *rounds) open() int {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	return len(rs.cases)
}

// settled says whether nothing of the task can fall any more, and no signer lose its lock.
func (rs *rounds) settled(head chain.Head) bool {
	return head.Finalized == head.Round && rs.finalFrom == 0 && len(rs.final) == 0
}

// present looks at the rounds that may still fall, and returns what is live, and what could not be read. A round about which nothing can be
// done keeps none of the others from it.
func (rs *rounds) present(
	ctx context.Context, v *chain.View, head chain.Head,
) (live map[protocol.Hash]bool, unread map[uint32]bool, err error) {
	var errs []error
	live, unread = make(map[protocol.Hash]bool), make(map[uint32]bool)
	var behind unjudged
	// What the next round starts from, and whatever may still have to be judged, is not cleared away however long nobody asks for it: it may be that
	// nobody serves it then, and that nobody can be made to show what it was made of.
	stay(rs.lib, stateObject(rs.spec, head.StateRoot))
	for r := head.Finalized; r < head.Round; r++ {
		s, standing, err := v.Statement(ctx, rs.id, r)
		if err != nil {
			unread[r] = true
		} else if standing {
			live[s.ID()] = true
			stay(rs.lib, stateObject(rs.spec, s.ParentRoot))
			if err = rs.round(ctx, v, s, false); !rs.isJudged(s.ID()) {
				record, unknown := v.Round(ctx, rs.id, r)
				behind = behind.with(&unjudged{1, record.ProposedAt})
				err = errors.Join(err, unknown)
			}
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("round %d: %w", r, err))
		}
		if ctx.Err() != nil {
			return live, unread, context.Cause(ctx)
		}
	}
	rs.unjudged.Store(&behind)
	return live, unread, errors.Join(errs...)
}

// refusal is how often in a row the chain refused what is due about a statement, up to which block it is not tried again, and until which
// time.
type refusal struct {
	times        int
	block, until uint64
}

// unproven says of the proposal of a wrong statement that nobody can be made to show it: another proposal of the same has descents of its
// own. servable says that whoever serves what it claims would prove it.
type unproven struct {
	branch   uint16
	servable bool
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
	// cancel ends what is running; nil if nothing ever ran.
	cancel context.CancelFunc
	// seat is its part in what is shared by tasks that the operator did not name; nil if he did, or nothing ever ran.
	seat *seat
	// final says that the round is known to be final, or that it fell: it can wait. fell says that it fell, and was not proposed again since.
	final, fell bool
	// crowded says that the statement is wrong, but there was no room for its trees.
	crowded bool
	// fails is how often it failed, lacked how often because no source had what the statement was made of.
	fails, lacked int
	notBefore     time.Time
}

// past looks at rounds that are final and whose signers can still lose their locks: those that became final before they were judged, here
// or before the challenger was started. It adds to what is live, and to what could not be read.
func (rs *rounds) past(ctx context.Context, v *chain.View, head chain.Head, live map[protocol.Hash]bool, unread map[uint32]bool) error {
	if rs.final == nil {
		rs.final = make(map[uint32]bool)
		rs.finalFrom, rs.finalTo = head.Finalized, head.Finalized
	}
	for ; rs.finalTo < head.Finalized; rs.finalTo++ {
		rs.final[rs.finalTo] = true
	}
	// Back to the oldest that matters, some at a pass.
	for range pastAtOnce {
		if rs.finalFrom == 0 {
			break
		}
		liable, err := rs.liable(ctx, v, rs.finalFrom-1)
		if err != nil {
			return err
		}
		if !liable {
			rs.finalFrom = 0
			break
		}
		rs.finalFrom--
		rs.final[rs.finalFrom] = true
	}
	// In order, so that each has its parent's state from the one before; some at a pass, so that nothing else waits for them.
	var errs []error
	rounds := slices.Sorted(maps.Keys(rs.final))
	start, _ := slices.BinarySearch(rounds, rs.finalNext)
	for i := range rounds {
		r := rounds[(start+i)%len(rounds)]
		if i >= pastAtOnce || ctx.Err() != nil {
			unread[r] = true // what is known of it stays
			continue
		}
		rs.finalNext = r + 1
		s, standing, err := v.Statement(ctx, rs.id, r)
		liable := false
		if err == nil && standing {
			live[s.ID()] = true
			if liable, err = rs.liable(ctx, v, r); err == nil && liable {
				err = rs.round(ctx, v, s, true)
			}
		}
		if err != nil {
			unread[r] = true
			errs = append(errs, fmt.Errorf("round %d, which is final: %w", r, err))
			continue
		}
		// One that is wrong stays as long as somebody can lose a lock for it.
		if rs.right.Contains(s.ID()) || !standing || !liable {
			delete(rs.final, r)
		}
	}
	return errors.Join(errs...)
}

// liable says whether the signers of a proposed round can still lose their locks for it.
func (rs *rounds) liable(ctx context.Context, v *chain.View, round uint32) (bool, error) {
	r, err := v.Round(ctx, rs.id, round)
	return err == nil && v.Time < r.ProposedAt+rs.spec.Liability(), err
}

// round has a standing statement recomputed, or prosecutes it if it is known to be wrong.
func (rs *rounds) round(ctx context.Context, v *chain.View, s protocol.Statement, final bool) error {
	id := s.ID()
	if _, right := rs.right.Get(id); right || rs.waits(v, id) {
		return nil
	}
	condemned, err := v.Condemned(ctx, id)
	if err != nil {
		return err
	}
	if condemned {
		rs.drop(id)
		return rs.condemnAgain(ctx, v, s, final)
	}
	rs.mu.Lock()
	k := rs.cases[id]
	rs.mu.Unlock()
	if k != nil && final {
		k.final = true
	}
	if k == nil { // it fell before it was proven wrong, and was proposed again
		k, _ = rs.proven.Get(id)
	}
	if k != nil {
		return rs.prosecute(ctx, v, id, k, final)
	}
	r, err := v.Round(ctx, rs.id, s.Round)
	if err != nil {
		return err
	}
	if u, known := rs.unproven[id]; known && u.branch == r.Branch {
		if shown, err := rs.shownLate(ctx, v, s, u, final); err != nil || !shown {
			return err
		}
	}
	delete(rs.unproven, id)
	until := r.ProposedAt + uint64(rs.spec.StateWindow)
	if final {
		until = r.ProposedAt + rs.spec.Liability()
	}
	// A quarter of what is left of the window goes into asking sources, the rest is for what follows if they do not have it; and an exam has time for
	// that before it ends.
	left := time.Duration(max(until, v.Time)-v.Time) * time.Second
	rs.examine(v, s, min(max(left/4, leastPatience), passTimeout/2), final)
	return nil
}

// isJudged says whether it is known of a statement that it is right, or wrong.
func (rs *rounds) isJudged(id protocol.Hash) bool {
	if _, known := rs.unproven[id]; known {
		return true
	}
	rs.mu.Lock()
	defer rs.mu.Unlock()
	return rs.cases[id] != nil || rs.right.Contains(id) || rs.proven.Contains(id)
}

// refuse notes that the chain refused what is due about a statement. Nothing follows from it but that it is tried again at the next head:
// what was wrong then may be otherwise by now, or in an hour. If it is refused again and again it is tried less often.
func (rs *rounds) refuse(v *chain.View, id protocol.Hash) {
	r := rs.refusals[id]
	r.block = max(v.Number, rs.sent())
	if r.times > 0 {
		r.until = v.Time + uint64(pauseAfter(r.times-1)/time.Second)
	}
	r.times++
	rs.refusals[id] = r
}

// waits says whether what was refused is not to be tried again yet.
func (rs *rounds) waits(v *chain.View, id protocol.Hash) bool {
	r, refused := rs.refusals[id]
	return refused && (v.Number <= r.block || v.Time < r.until)
}

// keepRefusals drops the notes about statements that do not stand: proposed again they are met at once.
func (rs *rounds) keepRefusals(live map[protocol.Hash]bool) {
	maps.DeleteFunc(rs.refusals, func(id protocol.Hash, _ refusal) bool { return !live[id] })
}

// keepUnproven forgets the wrong statements that do not stand any more, if all rounds were read.
func (rs *rounds) keepUnproven(live map[protocol.Hash]bool, unread map[uint32]bool) {
	if len(unread) == 0 {
		maps.DeleteFunc(rs.unproven, func(id protocol.Hash, _ unproven) bool { return !live[id] })
	}
}

// condemnAgain overturns a round for which a statement stands that was proven wrong before, and takes its signers' locks: the same may be
// proposed again by others. If it became final its signers can still lose them.
func (rs *rounds) condemnAgain(ctx context.Context, v *chain.View, s protocol.Statement, final bool) error {
	mayFall, err := v.MayFall(ctx, rs.id, s.Round)
	if err != nil || !mayFall && !final {
		return err
	}
	if !mayFall {
		if left, err := rs.locked(ctx, v, s.Round); err != nil || !left {
			return err
		}
	}
	refused, err := rs.act(ctx, s.Round, rs.chain.CondemnSigners(s, nil), move)
	if refused {
		rs.refuse(v, s.ID())
	}
	if err != nil || refused {
		return err
	}
	rs.meters.convictions.Inc()
	rs.log.Info("a statement proven wrong before was proposed again; its signers are convicted", "round", s.Round, "statement", s.ID(),
		"overturned", !final)
	return nil
}

// locked says whether a signer of a standing round has a lock to lose.
func (rs *rounds) locked(ctx context.Context, v *chain.View, round uint32) (bool, error) {
	signers, err := v.Signers(ctx, rs.id, round)
	if err != nil {
		return false, err
	}
	return anyLocked(ctx, v, rs.id, signers)
}

// examine recomputes a statement beside the pass, unless that is under way or pausing after a failure.
func (rs *rounds) examine(v *chain.View, s protocol.Statement, patience time.Duration, final bool) {
	id := s.ID()
	rs.mu.Lock()
	defer rs.mu.Unlock()
	if rs.right.Contains(id) || rs.cases[id] != nil {
		return // an exam ended since the pass looked
	}
	e := rs.exams[id]
	if e == nil {
		e = &exam{round: s.Round, final: final}
		rs.exams[id] = e
	}
	if !final { // it may have been proposed again
		e.final, e.fell = false, false
	}
	// What is final has a place of its own, and so has what fell: it can wait, and must not keep anything waiting.
	limit, most, running := parallelRounds, maxCases, 0
	if final {
		limit, most = 1, 1
	}
	for _, other := range rs.exams {
		if other.running && other.final == final && other.fell == e.fell {
			running++
		}
	}
	if final && !e.final {
		e.final = true
		rs.meters.unjudged.Inc()
		rs.log.Error("a round became final before it could be recomputed; a lie in it can still cost its signers their locks, but stands",
			"round", s.Round)
	}
	// Of many wrong rounds the earliest fall first, and take the others with them: the latest make room for an earlier one.
	earlier := 0
	for _, k := range rs.cases {
		if k.final == final && !k.unpaid && k.round.statement.Round < s.Round {
			earlier++
		}
	}
	full := earlier >= most && !e.fell && !rs.descents.playing(id)
	if e.running || running >= limit || full || e.crowded && !rs.shelf.room() || time.Now().Before(e.notBefore) || v.Number < rs.sent() {
		return
	}
	e.running = true
	if e.seat == nil && !rs.cfg.named(rs.id) {
		e.seat = newSeat(rs.seats, rs.id, rs.weight, final)
	} else if e.seat != nil {
		e.seat.job.again(rs.weight, final)
	}
	e.cancel = rs.beside(func(ctx context.Context) {
		for !rs.attempt(ctx, e, v, s, patience) {
		}
	})
}

// attempt is an exam, in its seat where it needs one; it has not ended if it lost that to others.
func (rs *rounds) attempt(ctx context.Context, e *exam, v *chain.View, s protocol.Statement, patience time.Duration) (ended bool) {
	leave := func() {}
	if e.seat != nil {
		seated, left, err := e.seat.take(ctx)
		if err != nil {
			rs.examined(ctx, e, s, nil, err)
			return true
		}
		ctx, leave = seated, left
		v = rs.now() // it may have waited for long
	}
	ctx, cancel := context.WithTimeout(ctx, passTimeout)
	defer cancel()
	var k *wrong
	err := guard.Call(func() (err error) {
		k, err = rs.recompute(ctx, v, s, patience)
		return err
	})
	leave() // before a pass may begin the next exam of the statement
	if ctx.Err() == nil && errors.Is(err, errEvicted) {
		return false
	}
	if e.seat != nil {
		e.seat.ended()
	}
	rs.examined(ctx, e, s, k, err)
	return true
}

// examined notes what an exam ended with: nothing, if the statement is right, or a case. What follows from the statement is kept whatever
// became of the exam; the case of one that was ended meanwhile is not, as no pass would ever give up its trees.
func (rs *rounds) examined(ctx context.Context, e *exam, s protocol.Statement, k *wrong, err error) {
	id := s.ID()
	rs.mu.Lock()
	defer rs.mu.Unlock()
	e.running = false
	awaited := rs.exams[id] == e
	switch {
	case err == nil && k == nil:
		rs.right.Add(id, struct{}{})
	case err == nil && k.proof != nil:
		rs.proven.Add(id, k.kept(k.proof))
	}
	switch {
	case err == nil && !awaited && k != nil:
		rs.discard(k)
	case !awaited:
	case err == nil:
		delete(rs.exams, id)
		if k != nil {
			k.final = e.final
			rs.cases[id] = k
		}
	case ctx.Err() == nil && !chain.Transient(err): // what the next head settles is tried then
		e.crowded = errors.Is(err, errCrowded)
		e.notBefore = time.Now().Add(pauseAfter(e.fails))
		e.fails++
		if m := (*missing)(nil); errors.As(err, &m) {
			e.lacked++
		}
		rs.meters.troubles.Inc()
		rs.log.Warn("cannot recompute the round yet; trying again", "round", s.Round, "err", err,
			"in", time.Until(e.notBefore).Round(time.Second))
	}
}

// recompute computes a statement's round. It is nil if the statement is right.
func (rs *rounds) recompute(
	ctx context.Context, v *chain.View, s protocol.Statement, patience time.Duration,
) (_ *wrong, err error) {
	r, err := readRound(ctx, v, rs.lib, rs.spec, s)
	if err != nil {
		return nil, err
	}
	k := &wrong{round: r}
	found := false
	defer func() {
		if !found {
			rs.discard(k)
		}
	}()
	if err := rs.inputs(ctx, r, patience); err != nil {
		return nil, err
	}
	began := time.Now()
	k.outcome, err = r.compute(ctx, nil)
	rs.meters.computed.Observe(time.Since(began).Seconds())
	switch {
	case errors.As(err, &k.malformed):
		rs.log.Error("an included payload is malformed", "round", s.Round, "trainer", r.included[k.malformed.Payload].Trainer, "why", k.malformed)
	case err != nil:
		return nil, err
	case r.agrees(k.outcome):
		rs.meters.right.Inc()
		rs.log.Info("round is right", "round", s.Round, "root", protocol.Hash(s.NewRoot), "took", time.Since(began).Round(time.Millisecond))
		if !rs.disputable() { // else its claims are held against them yet, and it may be that they were forced out
			r.forget()
		}
		return nil, nil
	default:
		rs.log.Error("round is wrong", "round", s.Round, "root", protocol.Hash(s.NewRoot), "recomputed", k.outcome.NewRoot,
			"aux", protocol.Hash(s.AuxRoot), "recomputed_aux", k.outcome.AuxRoot)
		if err := rs.build(ctx, k); err != nil {
			return nil, err
		}
	}
	if k.proof, err = k.published(ctx, patience); err != nil {
		return nil, err
	}
	if k.proof != nil { // all that is left is to send it
		rs.shelf.free(k.place)
		k.trees, k.place = nil, nil
		rs.log.Error("this is wrong of the round", append([]any{"round", s.Round}, k.shows(k.proof)...)...)
	} else {
		rs.shelf.built(k.place)
	}
	rs.meters.wrong.Inc()
	found = true
	return k, nil
}

// build computes a wrong round once more, with its trees.
func (rs *rounds) build(ctx context.Context, k *wrong) (err error) {
	p := new(place)
	if err := rs.shelf.take(p); err != nil {
		return err
	}
	k.place = p
	if seatOf(ctx) == nil { // else it takes its turn among those
		select {
		case rs.building <- struct{}{}:
			defer func() { <-rs.building }()
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	k.trees = new(transition.Trees)
	_, err = k.round.compute(ctx, k.trees)
	return err
}

// inputs opens a round's inputs. Payloads that no source has are demanded of the signers; a state that none has is recomputed, or, the
// first one, demanded of the sponsor.
func (rs *rounds) inputs(ctx context.Context, r *round, patience time.Duration) error {
	err := r.open(ctx, patience)
	var m *missing
	if !errors.As(err, &m) {
		return err
	}
	v, demands, err := rs.demands.fresh(ctx)
	if err != nil {
		return errors.Join(m, err)
	}
	// Of what fell nothing can be demanded.
	if standing, err := v.IsStanding(ctx, r.statement); err != nil || !standing {
		return errors.Join(m, err)
	}
	// The state first: payloads that cost money are of no use without it.
	if m.parent != nil {
		if err := rs.states.catchUp(ctx, r.statement.Round, patience); err != nil {
			return errors.Join(m, err)
		}
		if v, demands, err = rs.demands.fresh(ctx); err != nil {
			return errors.Join(m, err)
		}
	}
	if len(m.payloads) > 0 {
		complete, err := rs.demands.demand(ctx, v, r, m, demands)
		if err != nil {
			return errors.Join(m, err)
		}
		if !complete {
			return m
		}
	}
	return r.open(ctx, patience)
}

// drop forgets a case, and ends its exam.
func (rs *rounds) drop(id protocol.Hash) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	rs.dropExam(id)
	rs.dropCase(id)
}

// dropExam ends an exam: what it still comes to is no case. The mutex is held.
func (rs *rounds) dropExam(id protocol.Hash) {
	if e := rs.exams[id]; e != nil && e.cancel != nil {
		e.cancel()
	}
	delete(rs.exams, id)
}

// dropCase gives up what a case holds. The mutex is held.
func (rs *rounds) dropCase(id protocol.Hash) {
	if k := rs.cases[id]; k != nil {
		rs.discard(k)
		delete(rs.cases, id)
	}
}

// close gives up all that is held, and all that is being made: as long as no pass runs nobody else would.
func (rs *rounds) close() {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	for id := range rs.exams {
		rs.dropExam(id)
	}
	for id := range rs.cases {
		rs.dropCase(id)
	}
}

// keepCases drops the cases of statements that do not stand any more, or whose state is final, but not those of rounds that could not be
// read; the latest of those that are too many, but none into which a descent is open, as its clock may run out before the others fall; and
// those whose place another task's case wants.
func (rs *rounds) keepCases(live map[protocol.Hash]bool, unread map[uint32]bool) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	for id, e := range rs.exams {
		if live[id] || unread[e.round] {
			continue
		}
		if !e.running {
			delete(rs.exams, id)
		} else if e.seat != nil && e.seat.waiting.Load() {
			rs.dropExam(id)
		}
	}
	for id, k := range rs.cases {
		round := k.round.statement.Round
		stands := live[id] || unread[round]
		wanted := k.place != nil && k.place.wanted.Load()
		earlier := 0
		for _, other := range rs.cases {
			if n := other.round.statement.Round; !other.final && !other.unpaid && n < round && (live[other.round.statement.ID()] || unread[n]) {
				earlier++
			}
		}
		if stands && !wanted && (k.final || k.unpaid || earlier < maxCases || rs.descents.playing(id)) {
			continue
		}
		rs.dropCase(id)
		if stands && wanted {
			rs.exams[id] = &exam{round: round, final: k.final, crowded: true}
		}
	}
}

// miss says, once, that a wrong round came to stand.
func (rs *rounds) miss(id protocol.Hash, round uint32) {
	if rs.missed[id] {
		return
	}
	rs.missed[id] = true
	rs.meters.missed.Inc()
	rs.log.Error("a wrong round can no longer be overturned", "round", round, "statement", id)
}

// later forgets a case that needs what nobody serves and nobody can be made to show. It is wrong for good, and not computed again before
// somebody serves the state that it claims.
func (rs *rounds) later(ctx context.Context, v *chain.View, id protocol.Hash, k *wrong) error {
	s := k.round.statement
	r, err := v.Round(ctx, rs.id, s.Round)
	if err != nil {
		return err
	}
	rs.unproven[id] = unproven{r.Branch, k.servable()}
	rs.drop(id)
	return nil
}

// unpaid keeps of a case whose game cannot be paid for now what opens it: whether it can is asked again and again, and takes no trees, and
// no room from rounds whose proofs cost no game. If somebody serves by now what it claims it is computed anew.
func (rs *rounds) unpaid(ctx context.Context, v *chain.View, id protocol.Hash, k *wrong, final bool) error {
	rs.mu.Lock()
	rs.discard(k)
	k.trees, k.place, k.unpaid = nil, nil, true
	rs.mu.Unlock()
	shown, err := rs.shownLate(ctx, v, k.round.statement, unproven{servable: k.servable()}, final)
	if shown {
		rs.drop(id)
	}
	return err
}

// shownLate says whether somebody serves by now what a wrong statement claims, of those that nobody can be made to show, where that may
// still convict.
func (rs *rounds) shownLate(ctx context.Context, v *chain.View, s protocol.Statement, u unproven, final bool) (bool, error) {
	if !u.servable {
		return false, nil
	}
	if final {
		if left, err := rs.locked(ctx, v, s.Round); err != nil || !left {
			return false, err
		}
	}
	o := stateObject(rs.spec, s.NewRoot)
	f, err := rs.lib.held(o)
	if errors.Is(err, os.ErrNotExist) {
		rs.seekObject(o)
		return false, nil
	} else if err != nil {
		return false, err
	}
	return true, f.Close()
}

// prosecute does the next thing there is to do against a wrong statement: a proof, if what it needs lies open, or a move of a descent.
func (rs *rounds) prosecute(ctx context.Context, v *chain.View, id protocol.Hash, k *wrong, final bool) error {
	s, proof := k.round.statement, k.proof
	if final {
		rs.miss(id, s.Round)
		left, err := rs.locked(ctx, v, s.Round)
		if err == nil && !left && proof == nil {
			err = rs.later(ctx, v, id, k)
		}
		if err != nil || !left {
			return err
		}
	}
	if proof == nil {
		trail, err := rs.descents.descend(ctx, v, id, k)
		switch {
		case errors.Is(err, errStands):
			rs.miss(id, s.Round)
			return rs.later(ctx, v, id, k)
		case errors.Is(err, errHopeless):
			return rs.later(ctx, v, id, k)
		case errors.Is(err, ErrUnfunded) || errors.Is(err, errBondsKept) || errors.Is(err, errGamePays):
			return errors.Join(err, rs.unpaid(ctx, v, id, k, final))
		case err == nil && k.unpaid:
			rs.drop(id) // computed again: its game is open, and moves take trees
			return nil
		}
		if err != nil || trail == nil {
			return err
		}
		if proof, err = k.prover().Trail(chain.Statement(s), *trail); err != nil {
			return err
		}
		rs.proven.Add(id, k.kept(proof))
	}
	call, err := proofCall(rs.chain, s, nil, proof)
	if err != nil {
		return err
	}
	refused, err := rs.act(ctx, s.Round, call, move)
	if refused {
		// It fell meanwhile, with the rounds below or by what somebody else did, or was proven wrong by others: the next head tells.
		rs.refuse(v, id)
	}
	if err != nil || refused {
		return err
	}
	rs.meters.convictions.Inc()
	rs.log.Info("proven wrong; the bounty goes to the vault: assay stake claim",
		append([]any{"round", s.Round, "statement", id, "proof", call.Name}, k.shows(proof)...)...)
	rs.drop(id)
	return nil
}
