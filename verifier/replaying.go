package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// work is what a replay is of.
type work struct {
	round   uint32
	trainer common.Address
	parent  protocol.Hash
}

// replaying is a replay, made beside the passes for as long as they ask for it. The replayer's mutex guards what is not the job's.
type replaying struct {
	// replay is what there is of it; done says that the whole work is done. What disputes need beyond it is computed as they ask.
	replay *training.Replay
	done   bool
	// failing says that it waits after a failure, and keeps no other from being begun.
	failing bool
	// began is since when it waits for no earlier one of its task, by chain time, 0 while it does; hurried says that a clock ran for it since.
	began   uint64
	hurried bool
	// wanted is the view of the pass that asked for it last, asked when that was, until the chain time up to which it is kept all the same.
	wanted uint64
	asked  time.Time
	until  uint64

	cancel context.CancelFunc
	job    *job
	// wake says that a pass has asked for more.
	wake chan struct{}
}

// replayer replays what trainers of a task claim, beside the passes, for as long as somebody asks for it. The mutex guards the replays.
type replayer struct {
	*task
	*loader
	// defends says that the claims are those of this account's own trainers.
	defends bool
	// pool has the places and the memory of all tasks.
	pool     *replays
	coverage *coverages
	// tell says in the log what this machine can do for the task.
	tell func(t *task, can Capable, about []any)

	mu      sync.Mutex
	replays map[work]*replaying
	// failed are replays that could not be made.
	failed map[work]*backoff
	// fell are those that failed as nobody has the state that they start from, nor can be made to show it.
	fell map[work]bool
	// shared is what replays keep of the task, one for all of them.
	shared *claim.Task
	// weight is what is at stake in the task, in tokens, weighed when that was found out last, by chain time.
	weight  float64
	weighed uint64
	// took is how long a replay takes, in seconds of the chain; 0 until one was measured.
	took float64
}

func newReplayer(l *loader, pool *replays, c *coverages, tell func(*task, Capable, []any)) *replayer {
	rp := &replayer{task: l.task, loader: l, pool: pool, coverage: c, tell: tell, replays: make(map[work]*replaying),
		failed: make(map[work]*backoff), fell: make(map[work]bool)}
	l.estimated = func(perReplay time.Duration) { rp.able(perReplay, "estimated") }
	return rp
}

// replayOf is what a trainer's work comes to; nil while it is being computed, which goes on beside the passes as long as they ask. deadline
// is when a clock runs out, by chain time; 0 if none runs: then no more are begun than there are lanes.
func (rp *replayer) replayOf(v *chain.View, of work, deadline uint64) *training.Replay {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	e := rp.replays[of]
	if e != nil && e.done && e.replay.Lost() {
		rp.dropReplay(of, e)
		e = nil
	}
	if e == nil {
		if rp.unfit.Load() != nil || rp.fails(of) || deadline == 0 && rp.making() >= rp.lanes() {
			return nil
		}
		e = rp.startReplay(of)
	}
	if e.wanted == v.Number && e.asked != (time.Time{}) && e.job.deadlineNow() > 0 { // asked for by more than one
		if deadline == 0 {
			deadline = e.job.deadlineNow()
		} else {
			deadline = min(deadline, e.job.deadlineNow())
		}
	}
	e.wanted, e.asked, e.hurried = v.Number, time.Now(), e.hurried || deadline > 0
	if e.began == 0 && (e.hurried || rp.earlier(e) < rp.pool.places) {
		e.began = v.Time
	}
	e.job.clock(deadline)
	if !e.done {
		return nil
	}
	e.replay.Look(v.Number)
	return e.replay
}

// lanes is how many replays for which no clock runs are on their way at a time: for each that may compute one waits behind it, so that the task loses
// no turn between the end of a replay and the pass that asks for the next.
func (rp *replayer) lanes() int { return 2 * rp.pool.places }

// making is how many replays are on their way. The mutex is held.
func (rp *replayer) making() (n int) {
	for _, e := range rp.replays {
		if !e.done && !e.failing {
			n++
		}
	}
	return n
}

// earlier is how many replays of the task are on their way that one waits for where no clock runs. The mutex is held.
func (rp *replayer) earlier(than *replaying) (n int) {
	for _, e := range rp.replays {
		if !e.done && !e.failing && !e.hurried && e.job.number < than.job.number {
			n++
		}
	}
	return n
}

// replayed says whether there is a replay of a trainer's work already, or one on its way.
func (rp *replayer) replayed(of work) bool {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	return rp.replays[of] != nil
}

// startReplay begins a replay. The mutex is held.
func (rp *replayer) startReplay(of work) *replaying {
	e := &replaying{job: rp.pool.job(rp.id, rp.weight), wake: make(chan struct{}, 1)}
	rp.replays[of] = e
	e.cancel = rp.beside(func(ctx context.Context) {
		err := guard.Call(func() error { return rp.replay(ctx, of, e) })
		rp.mu.Lock()
		defer rp.mu.Unlock()
		if e.replay != nil {
			e.replay.Close()
		}
		if rp.replays[of] != e {
			return // dropped
		}
		delete(rp.replays, of)
		if ctx.Err() == nil {
			rp.replayFailed(of, err)
		}
	})
	return e
}

// tryAnew forgets which states fell, which a reorg may have undone.
func (rp *replayer) tryAnew() {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	clear(rp.fell)
}

// replayFailed notes that a replay cannot be made for a while, and how long that is. The mutex is held.
func (rp *replayer) replayFailed(of work, err error) time.Duration {
	failed := rp.failed[of]
	if failed == nil {
		failed = new(backoff)
		rp.failed[of] = failed
	}
	pause := failed.failed()
	if errors.Is(err, errFell) {
		rp.fell[of] = true
	}
	rp.meters.troubles.Inc()
	rp.log.Warn("cannot replay a trainer's work yet; trying again", "round", of.round, "trainer", of.trainer, "err", err, "in", pause)
	return pause
}

// dropReplay ends a replay. The mutex is held.
func (rp *replayer) dropReplay(of work, e *replaying) {
	e.cancel()
	if delete(rp.replays, of); len(rp.replays) == 0 {
		rp.shared = nil
	}
}

// releaseReplay ends a replay that nothing will be asked of.
func (rp *replayer) releaseReplay(of work) {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	if e := rp.replays[of]; e != nil {
		rp.dropReplay(of, e)
	}
}

// keepReplay keeps a replay for its next move; no clock runs for it.
func (rp *replayer) keepReplay(of work, number uint64) {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	if e := rp.replays[of]; e != nil {
		e.wanted, e.asked = number, time.Now()
		e.job.clock(0)
		if e.done {
			e.replay.Look(number)
		}
	}
}

// keepReplayUntil keeps a replay for as long as its claim may be disputed: what one dispute took is there for the next.
func (rp *replayer) keepReplayUntil(of work, until uint64) {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	if e := rp.replays[of]; e != nil {
		e.until = max(e.until, until)
	}
}

// forgetReplays drops those that no pass asks for any more; the others go on.
func (rp *replayer) forgetReplays(v *chain.View) {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	for of, e := range rp.replays {
		if e.wanted < v.Number && time.Since(e.asked) > keepReplaying {
			if !e.done || v.Time >= e.until {
				rp.dropReplay(of, e)
				continue
			}
			e.job.clock(0)
		}
		select {
		case e.wake <- struct{}{}:
		default:
		}
	}
}

// replay replays a trainer's work in a round, and then computes what is asked of it, until ctx ends. The memory for that is counted before
// anything is read into it, and given back when nothing is asked, or others are to have it; what is cheap to keep stays.
func (rp *replayer) replay(ctx context.Context, of work, e *replaying) error {
	for {
		rp.mu.Lock()
		r := e.replay
		rp.mu.Unlock()
		if r != nil && r.Done() && !r.Wants() {
			select {
			case <-e.wake:
				continue
			case <-ctx.Done():
				return context.Cause(ctx)
			}
		}
		err := rp.admitted(ctx, e.job, func(ctx context.Context) error { return rp.compute(ctx, of, e) })
		switch {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case err == nil || errors.Is(err, errEvicted) || errors.Is(err, errMoreMemory):
			continue
		}
		rp.mu.Lock()
		if e.replay == nil || e.replay.Lost() {
			rp.mu.Unlock()
			return err
		}
		// What there is of it is not lost.
		e.failing = true
		pause := rp.replayFailed(of, err)
		rp.mu.Unlock()
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return context.Cause(ctx)
		}
		rp.mu.Lock()
		e.failing = false
		rp.mu.Unlock()
	}
}

// compute goes on with a replay, and then with what is asked of it, until nothing was asked for a while.
func (rp *replayer) compute(ctx context.Context, of work, e *replaying) error {
	m, err := rp.materials(ctx, e.job)
	if m != nil && m.shown != nil {
		// Beside the constants, if they have to be published as well: each answer may take a reveal window.
		if complete, problem := rp.obtainRecords(ctx, m, of); problem != nil || !complete {
			err = errors.Join(err, fmt.Errorf("the data set: %w", errors.Join(errUnavailable, problem)))
			rp.forgetMaterial(m) // a source may have it by the next time
		}
	}
	if err != nil {
		return err
	}
	state, err := rp.stateBefore(ctx, of)
	if err != nil {
		return fmt.Errorf("the state before round %d: %w", of.round, err)
	}
	if err := e.job.begin(ctx); err != nil {
		return err
	}
	defer e.job.end()
	records, skips := rp.cfg.lie(rp.id, of.round).Told(m.records)
	work := claim.Work{Round: of.round, Trainer: of.trainer, Pause: e.job.pause, Skips: skips}
	rp.mu.Lock()
	if e.replay == nil || e.replay.Lost() {
		if rp.shared == nil || rp.shared.Programs.Step.Root() != m.task.Programs.Step.Root() || rp.shared.Spec != m.task.Spec {
			rp.shared = &claim.Task{ID: m.task.ID, Spec: m.task.Spec, Programs: m.task.Programs}
		}
		e.replay, e.done = training.Begin(rp.shared, work, rp.pool.kept), false
		e.replay.Detach()
	}
	r := e.replay
	rp.mu.Unlock()
	if err := r.Wake(&m.task, work, state, records); err != nil {
		return err
	}
	defer r.Rest()
	if !r.Done() {
		began := time.Now()
		if err := r.Run(ctx, e.job.progress); err != nil {
			return err
		}
		if rp.defends {
			r.DropPayload() // nobody holds it against another
		}
		rp.log.Info("replayed a trainer's work", "round", of.round, "trainer", of.trainer, "took", time.Since(began).Round(time.Millisecond))
	}
	rp.madeReplay(of, e)
	for {
		for more := true; more; {
			if more, err = r.Compute(ctx); err != nil {
				return err
			}
			if more {
				e.job.progress()
			}
			if err := e.job.pause(ctx); err != nil {
				return err
			}
		}
		e.job.end()
		if more, err := rp.rested(ctx, e, r); err != nil || !more {
			return err
		}
		if err := e.job.begin(ctx); err != nil {
			return err
		}
	}
}

// stateBefore is the state that a trainer's work begins with. Where rounds have to be computed for it, tasks that the operator did not name take
// their turn.
func (rp *replayer) stateBefore(ctx context.Context, of work) (protocol.State, error) {
	if rp.cfg.named(rp.id) {
		return rp.states.stateBefore(ctx, of)
	}
	ctx, leave, err := visit(ctx, rp.seats, rp.id, rp.stake())
	if err != nil {
		return protocol.State{}, err
	}
	defer leave()
	return rp.states.stateBefore(ctx, of)
}

// madeReplay notes that the whole work is done.
func (rp *replayer) madeReplay(of work, e *replaying) {
	rp.mu.Lock()
	delete(rp.failed, of)
	made := !e.done
	e.done = true
	took := 0.0
	if v := rp.now(); made && v != nil && e.began > 0 && v.Time > e.began && !e.hurried {
		took = float64(v.Time - e.began)
	}
	first := rp.took == 0
	switch {
	case took == 0:
	case first:
		rp.took = took
	default:
		rp.took = (rp.took + took) / 2
	}
	took = rp.took
	rp.mu.Unlock()
	if made && first && took > 0 {
		rp.able(time.Duration(took*float64(time.Second)), "measured")
	}
}

// rested waits until more is asked of a replay; false if nothing was for a while. Its memory is there for others as soon as what it holds
// was seen.
func (rp *replayer) rested(ctx context.Context, e *replaying, r *training.Replay) (more bool, err error) {
	enough := time.NewTimer(keepReplaying)
	defer enough.Stop()
	for !r.Wants() {
		e.job.rest(!r.Shows())
		select {
		case <-e.wake:
		case <-enough.C:
			return false, nil
		case <-ctx.Done():
			return false, context.Cause(ctx)
		}
	}
	e.job.rest(false)
	return true, nil
}

// stake is what is at stake in the task, in tokens.
func (rp *replayer) stake() float64 {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	return rp.weight
}

// weigh finds out what is at stake in the task: what a trainer loses by a lie, its lock and its pay, what the sponsor pays yet, and what so many
// claims are paid that can be disputed yet. It costs a look, which is not repeated before a minute of the chain went by.
func (rp *replayer) weigh(ctx context.Context, v *chain.View, disputable uint64) {
	rp.mu.Lock()
	known := rp.weighed != 0 && v.Time < rp.weighed+60
	rp.mu.Unlock()
	if known {
		return
	}
	head, err := v.Head(ctx, rp.id)
	rp.mu.Lock()
	weight := rp.weight
	switch {
	case err == nil:
		weight = stakeAt(rp.spec, head, disputable)
	case rp.weighed == 0:
		weight = tokensAtStake(rp.spec, disputable)
	}
	rp.weight, rp.weighed = weight, v.Time
	rp.mu.Unlock()
	rp.pool.mu.Lock()
	defer rp.pool.mu.Unlock()
	rp.pool.weigh(rp.id, weight) // replays that wait for long count for no more than is at stake by now
}

// failing says whether a replay cannot be made for a while.
func (rp *replayer) failing(of work) bool {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	return rp.fails(of)
}

// fails is failing. What nobody has, and nobody can be made to show, is looked for beside the replays: whoever takes requests for it and never
// answers keeps no place of theirs. The mutex is held.
func (rp *replayer) fails(of work) bool {
	if rp.fell[of] {
		o := stateObject(rp.spec, of.parent)
		f, err := rp.lib.held(o)
		if err != nil && len(rp.lib.lies(o)) == 0 {
			rp.seekObject(o)
			return true
		}
		if err == nil {
			f.Close()
		}
		delete(rp.fell, of)
	}
	failed := rp.failed[of]
	return failed != nil && failed.pausing()
}

// pace is how many seconds of the chain a replay of the task takes from when it waits for no other of the task, as far as that is known: no less than
// those that are on their way did so far.
func (rp *replayer) pace(v *chain.View) float64 {
	rp.mu.Lock()
	defer rp.mu.Unlock()
	took := rp.took
	for _, e := range rp.replays {
		if !e.done && !e.failing && e.began > 0 && v.Time > e.began {
			took = max(took, float64(v.Time-e.began))
		}
	}
	return took
}

// able says what this machine can do for the task, and how that is known.
func (rp *replayer) able(perReplay time.Duration, how string) {
	footprint := rp.footprint()
	can := Capacity(rp.spec, footprint, perReplay, rp.blocks.time(), rp.pool.places, rp.pool.memory)
	rp.coverage.able(rp.id, can)
	rp.coverage.export(rp.meters)
	rp.tell(rp.task, can, []any{how, perReplay.Round(time.Millisecond), "footprint", footprint, "memory", rp.pool.memory,
		"parallel", can.Parallel})
}

// tellJudged says what share of the claims this machine judges.
func tellJudged(t *task, can Capable, about []any) {
	t.log.Info("what this machine judges of the task's claims", append(about, "coverage", can.Coverage)...)
}

// tellDefended says how many disputes this machine answers at once.
func tellDefended(t *task, can Capable, about []any) {
	about = append(about, "disputes", can.Disputes, "about_one_claim", can.AboutOne, "dispute_clock", t.spec.DisputeClock)
	if can.Disputes == 0 {
		t.log.Error("this machine is too slow to defend claims of the task: a dispute may cost the trainer its lock. Defend on a faster one",
			about...)
		return
	}
	t.log.Info("what this machine defends: disputes at once about as many claims", about...)
}

// uncover says that no claim of the task is judged any more: what was missed of them is no trouble of today's.
func (rp *replayer) uncover() {
	rp.coverage.drop(rp.id)
	rp.coverage.export(rp.meters)
}

// close ends all replays.
func (rp *replayer) close() {
	rp.uncover()
	rp.mu.Lock()
	defer rp.mu.Unlock()
	for of, e := range rp.replays {
		rp.dropReplay(of, e)
	}
}

// stakeAt is what is at stake in a task as of a head, in whole tokens, where so many claims can be disputed yet: near the end of a run they are all
// that is left, and other tasks must not outweigh them for having rounds before them.
func stakeAt(spec *protocol.TaskSpec, head chain.Head, disputable uint64) float64 {
	left := uint32(0)
	if head.EndedAt == 0 {
		left = spec.MaxRounds - min(head.Round, spec.MaxRounds)
	}
	return tokensAtStake(spec, uint64(left)*uint64(spec.TrainerCount)+disputable)
}

// tokensAtStake is what is at stake in a task in which so many claims are paid yet, or can be made void, in whole tokens.
func tokensAtStake(spec *protocol.TaskSpec, claims uint64) float64 {
	sum := new(big.Int)
	for _, amount := range []*big.Int{spec.TrainerLock, spec.RewardPerGradient} {
		if amount != nil {
			sum.Add(sum, amount)
		}
	}
	if spec.RewardPerGradient != nil {
		sum.Add(sum, new(big.Int).Mul(spec.RewardPerGradient, new(big.Int).SetUint64(claims)))
	}
	tokens, _ := new(big.Float).Quo(new(big.Float).SetInt(sum), big.NewFloat(1e18)).Float64()
	return tokens
}
