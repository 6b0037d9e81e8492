package verifier

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
	"assay/verifier/trace"
	"assay/verifier/training"
)

// shownOfMemory is what part of the memory for replays a defender takes besides for what it shows of disputed claims.
const shownOfMemory = 8

// Defender answers in every dispute about claims of the trainers whose account or key it has, refutes paid audits that attest something
// else of these claims than it replays, and does nothing else.
type Defender struct {
	*player
	published published
}

// NewDefender is NewChallenger for the other side, for the trainers whose account or key cfg.Key is. It needs the chain and what the claims
// are replayed with, which it keeps in cfg.DataDir from the first of them on.
func NewDefender(cfg ChallengerConfig) (*Defender, error) {
	p, err := newPlayer(cfg, "defender")
	if err != nil {
		return nil, err
	}
	d := &Defender{player: p, published: published{most: uint64(p.cfg.MaxReplayBytes) / shownOfMemory}}
	p.agent, p.shows = d.agent, trace.Handler(&d.published)
	return d, nil
}

func (d *Defender) agent(t *task, tl *till) agent {
	rp := d.replayer(t, newDemands(t, tl, false), tellDefended) // it has no tokens, and no time
	rp.defends, rp.states.defends = true, true
	games := newDisputes(t, &d.lane)
	return &defenderAgent{
		task: t, disputes: games, replayer: rp, refutations: newRefutations(games, rp, tl), published: &d.published, budget: &d.budget,
		pinned: make(map[protocol.Hash]uint64),
	}
}

// defenderAgent plays the trainer's side in the games about a task. It belongs to the pass in progress, but for what it keeps.
type defenderAgent struct {
	*task
	*disputes
	*replayer
	refutations *refutations
	published   *published
	budget      *budget
	// standing is how many disputes about claims of this key's trainers were open when a pass looked.
	standing int
	// pinned is until when the states are kept that this trainer's own commitments start from, by chain time; pinning says that one is being
	// fetched, beside the passes.
	pinned  map[protocol.Hash]uint64
	pinning atomic.Bool

	mu sync.Mutex
	// kept is the same for what this trainer's claims are replayed with.
	kept keepsake
}

func (df *defenderAgent) reset() {
	df.disputes.reset()
	df.refutations.reset()
	df.tryAnew()
	df.pinned = make(map[protocol.Hash]uint64)
}

// reserve implements agent: whoever begins nothing needs nothing kept.
func (df *defenderAgent) reserve(context.Context, *chain.View, protocol.TaskStatus) error { return nil }

func (df *defenderAgent) settle() error { return df.moves.settle() }

func (df *defenderAgent) debt() debt { return debt{disputes: df.standing + df.begun.disputes} }

// keepsake is a task's material as a defender keeps it.
type keepsake struct {
	// roots of its parts; nil until they are known to be there.
	roots []protocol.Hash
	// until is when they may be swept away, by chain time.
	until   uint64
	getting bool
	pause   backoff
}

// act does what is due in the disputes about claims of this key's trainers.
func (df *defenderAgent) act(ctx context.Context, v *chain.View, _ protocol.TaskStatus) (open int, done bool, err error) {
	if !df.disputable() {
		return 0, false, nil
	}
	if err := df.disputes.read(ctx, v); err != nil {
		return 0, false, err
	}
	if err := df.endDisputes(ctx, v, df.answers); err != nil {
		return 0, false, err
	}
	defer df.forgetReplays(v)
	if ill, err := df.illFormed(ctx, v); err != nil {
		return 0, false, err
	} else if ill {
		open, err = df.closeMoot(ctx, v, df.mine)
		df.standing = open
		return open, false, err
	}
	// What cannot be read for a warning keeps nobody from an answer.
	errs := []error{df.warnOfConvictions(ctx, v)}
	mine, err := df.ofThisTrainer(ctx, v)
	switch {
	case err != nil:
		errs = append(errs, err)
	case mine:
		df.warnOfWindows()
	default:
		df.alarms.clear(df.id)
	}
	if df.closed() {
		if mine {
			df.lacksRecords()
		}
		return 0, false, errors.Join(errs...)
	}
	live := make(map[protocol.Hash]bool)
	for _, d := range df.games {
		live[d.Claim] = live[d.Claim] || !df.over[d.ID.String()]
	}
	for claim, is := range live {
		if !is {
			df.published.drop(claim)
		}
	}
	errs = append(errs, df.pinParents(ctx, v))
	seen := make(map[protocol.Hash]bool)
	inTurn := slices.SortedStableFunc(slices.Values(df.games), func(a, b chain.TrainingDispute) int {
		return byClock(df.clocks[a.Claim], df.clocks[b.Claim])
	})
	for _, d := range inTurn {
		if df.over[d.ID.String()] || seen[d.Claim] {
			continue
		}
		n := 0
		err := guard.Call(func() error {
			mine, err := df.mine(ctx, v, d.Trainer)
			if err != nil || !mine {
				return err
			}
			seen[d.Claim] = true
			n, err = df.defendClaim(ctx, v, d)
			return err
		})
		open += n
		if err != nil {
			errs = append(errs, fmt.Errorf("dispute %s, round %d: %w", d.ID, d.Round, err))
		}
	}
	df.standing = open
	df.budget.owe(df.id, df.debt())
	n, err := df.refutations.look(ctx, v)
	return open + n, false, errors.Join(append(errs, err)...)
}

// answers is turns of the trainer's side.
func (df *defenderAgent) answers(d chain.TrainingDispute, turn chain.TrainingTurn) bool {
	return turn.Trainers() || df.challenges(d, turn)
}

// pinParents keeps the states that the trainer's commitments start from, and what they are replayed with, for as long as these can be
// disputed: where a round was overturned nobody else has to keep the state.
func (df *defenderAgent) pinParents(ctx context.Context, v *chain.View) error {
	liable := uint64(df.spec.CommitWindow) + uint64(df.spec.ClaimWindow) + df.spec.DisputeBound()
	var last uint64
	defer func() {
		if last > v.Time {
			df.keepMaterial(last, time.Duration(last-v.Time)*time.Second)
		}
	}()
	for _, commit := range df.commits.Items {
		mine, err := df.mine(ctx, v, commit.Trainer)
		if err != nil {
			return err
		}
		if !mine || df.past[commit] {
			continue
		}
		if until := df.pinned[commit.ParentRoot]; until > v.Time {
			last = max(last, until)
			continue
		}
		r, err := v.Round(ctx, df.id, commit.Round)
		if err != nil {
			return err
		}
		if df.past[commit] = r.OpenedAt != 0 && v.Time >= r.OpenedAt+liable; df.past[commit] {
			continue
		}
		last = v.Time + liable
		if df.pin(stateObject(df.spec, commit.ParentRoot), time.Duration(liable)*time.Second) {
			df.pinned[commit.ParentRoot] = v.Time + liable
		}
	}
	return nil
}

// keepMaterial keeps what this trainer's claims are replayed with until then, and gets it beside the passes as soon as there is such a
// claim: who served it may stop when a clock runs.
func (df *defenderAgent) keepMaterial(until uint64, keep time.Duration) {
	df.mu.Lock()
	defer df.mu.Unlock()
	k := &df.kept
	if k.roots != nil && k.until >= until || k.getting || k.pause.pausing() || df.unfit.Load() != nil {
		return
	}
	lost := false
	for _, root := range k.roots {
		lost = lost || df.lib.pinRaw(root, keep) != nil
	}
	if k.roots != nil && !lost {
		k.until = until
		return
	}
	k.roots, k.getting = nil, true
	df.beside(func(run context.Context) {
		var m *material
		j := df.pool.job(df.id, df.stake())
		err := guard.Call(func() (err error) {
			for first := true; first || errors.Is(err, errMoreMemory) || errors.Is(err, errEvicted); first = false {
				err = df.admitted(run, j, func(ctx context.Context) (err error) {
					m, err = df.materials(ctx, j)
					return err
				})
			}
			if err == nil && m.shown != nil {
				df.forgetMaterial(m)
				err = fmt.Errorf("the data set: %w", errUnavailable)
			}
			if err == nil {
				df.warnOfFlood(run, m)
			}
			return err
		})
		df.mu.Lock()
		defer df.mu.Unlock()
		k.getting = false
		switch {
		case err == nil:
			k.roots, k.until, k.pause = m.roots, 0, backoff{} // pinned at the next look
		case run.Err() == nil:
			df.meters.troubles.Inc()
			df.log.Warn("cannot keep what this trainer's claims are replayed with; trying again", "err", err, "in", k.pause.failed())
		}
	})
}

// pin keeps a state that is held, or fetches it to be kept at the next look. What lies in the trainer's own folder needs no keeping.
func (df *defenderAgent) pin(o object, keep time.Duration) bool {
	lib := df.lib
	if f, err := lib.held(o); err == nil {
		f.Close()
		return lib.pin(o, keep) == nil
	}
	if len(lib.lies(o)) > 0 {
		return true
	}
	if df.pinning.CompareAndSwap(false, true) {
		df.beside(func(ctx context.Context) {
			defer df.pinning.Store(false)
			ctx, cancel := context.WithTimeout(ctx, df.loader.states.patience(o))
			defer cancel()
			f, err := lib.open(ctx, o)
			if err != nil {
				df.meters.troubles.Inc()
				df.log.Warn("cannot keep a state that this trainer's claim starts from", "state", o.root, "err", err)
				return
			}
			f.Close()
		})
	}
	return false
}

// defendClaim does what is due in the disputes about one claim, and returns how many of them are open.
func (df *defenderAgent) defendClaim(ctx context.Context, v *chain.View, d chain.TrainingDispute) (open int, err error) {
	about, err := df.disputesAbout(ctx, v, d.Claim)
	if err != nil {
		return 0, err
	}
	for _, x := range about {
		if x.Turn() != chain.TrainingTurnOver {
			open++
		}
	}
	condemned, err := v.TrainingCondemned(ctx, d.Claim)
	if err != nil {
		return open, err
	}
	if condemned {
		df.once("condemned "+d.Claim.String(), "a claim of this trainer was condemned: nothing is left to defend", "round", d.Round,
			"claim", d.Claim)
		return open, nil
	}
	g := d.Gradient
	of := work{g.Round, g.Trainer, g.ParentRoot}
	if !training.Asked(v, about) {
		df.keepReplay(of, v.Number)
		return open, df.answer(ctx, v, &training.Defence{Gradient: g}, about)
	}
	r := df.replayOf(v, of, askedBy(v, about))
	df.keepReplayUntil(of, g.Deadline+uint64(df.spec.ClaimWindow)+df.spec.DisputeBound())
	if r == nil {
		rest := slices.DeleteFunc(about, func(x training.Dispute) bool { return x.Turn().Trainers() })
		err := df.answer(ctx, v, &training.Defence{Gradient: g}, rest)
		if unfit := df.unfit.Load(); unfit != nil {
			err = errors.Join(*unfit, err)
		}
		return open, err
	}
	if g.ClaimHash != r.ClaimHash || g.PayloadRoot != r.PayloadRoot {
		return open, fmt.Errorf("what was signed is not what this machine computes: claim hash %s, recomputed %s; payload %s, recomputed %s",
			protocol.Hash(g.ClaimHash), r.ClaimHash, protocol.Hash(g.PayloadRoot), r.PayloadRoot)
	}
	return open, df.answer(ctx, v, &training.Defence{Replay: r, Gradient: g}, about)
}

// lacksRecords raises an alarm: what this key's trainers claim of sealed data cannot be computed again here.
func (df *defenderAgent) lacksRecords() {
	problem := "the task's records are sealed and were not opened here: no dispute about the trainer's claims can be answered, and silence takes its lock"
	if df.alarms.raise(df.id, alarmSealed, problem) {
		df.log.Error(problem, "hint", sealedHint)
	}
}

// answer makes the trainer's moves in the disputes about a claim, as far as what they need is computed. They are on their way when it
// returns.
func (df *defenderAgent) answer(ctx context.Context, v *chain.View, d *training.Defence, about []training.Dispute) error {
	var errs []error
	for due, err := range d.Defend(ctx, v, about) {
		if errors.Is(err, training.ErrComputing) {
			continue
		}
		if err != nil {
			errs = append(errs, err)
			continue
		}
		// Shown before it is posted: whoever doubts it need not ask on chain for the rest. A trace has records in it, and strangers ask: of sealed
		// ones only what the contract makes the trainer open.
		if d.Replay != nil && !protocol.Tier(df.spec.Tier).Sealed() {
			if err := df.published.show(about[0].Claim, d.Replay); err != nil {
				errs = append(errs, err)
			}
		}
		answer := duty{Action: due, about: []any{"round", d.Gradient.Round, "claim", d.Gradient.ClaimID(df.cfg.Deployment.RoundsDomain())}}
		df.start(ctx, v, answer, func(refused bool, err error) error {
			if err != nil {
				return fmt.Errorf("round %d, %s: %w", d.Gradient.Round, due.Name, err)
			}
			if !refused {
				df.meters.answers.Inc()
			}
			return nil
		})
	}
	return errors.Join(errs...)
}

// warnOfWindows is an alarm about a task in which this trainer has something to lose by a silence shorter than the operator's policy, or of
// which nothing can be replayed here.
func (df *defenderAgent) warnOfWindows() {
	if unfit := df.unfit.Load(); unfit != nil {
		df.alarms.raise(df.id, alarmClock, (*unfit).Error()) // the log has it
	}
	err := df.floors.Check(df.spec)
	if err == nil {
		return
	}
	if df.alarms.raise(df.id, alarmWindows, err.Error()) {
		df.meters.shortWindows.Inc()
		df.log.Error("this trainer's task has windows below the policy: a short silence convicts; it is defended all the same", "why", err,
			"hint", shortHint)
	}
}

// warnOfFlood measures what this machine can do for a task of its trainer, and is an alarm if bonds pay for more.
func (df *defenderAgent) warnOfFlood(ctx context.Context, m *material) {
	bond, err := df.now().TrainingBond(ctx)
	if err != nil {
		df.log.Warn("cannot say how many disputes at once this machine answers", "err", err)
		return
	}
	// One at a time has all cores, and memory was counted for one.
	can, err := MeasureMachine(ctx, &m.task, bond, m.dataset/max(1, df.spec.DatasetRecords), df.blocks.time(), 1,
		uint64(df.cfg.MaxReplayBytes))
	if err != nil {
		df.log.Warn("cannot say how many disputes at once this machine answers", "err", err)
		return
	}
	df.meters.defended.WithLabelValues(df.id.String()).Set(float64(can.Disputes))
	about := []any{"disputes", can.Disputes, "about_one_claim", can.AboutOne, "paid_for", can.Flood.Disputes, "replay", can.Replay,
		"clock_needed", can.Clock}
	if err := can.Defends(df.spec); err == nil {
		df.log.Info("disputes at once that this machine answers in time", about...)
	} else if df.alarms.raise(df.id, alarmClock, err.Error()) {
		df.log.Error("this machine cannot answer all disputes that somebody would pay for in time",
			append(about, "why", err, "hint", "run the defender on a machine that replays faster, and nothing else on it")...)
	}
}

// warnOfConvictions is warnOfConviction of each trainer of this key.
func (df *defenderAgent) warnOfConvictions(ctx context.Context, v *chain.View) error {
	seen := make(map[common.Address]bool)
	for _, commit := range df.commits.Items {
		if seen[commit.Trainer] {
			continue
		}
		seen[commit.Trainer] = true
		mine, err := df.mine(ctx, v, commit.Trainer)
		if err != nil {
			return err
		}
		if !mine {
			continue
		}
		e, err := v.Enrollment(ctx, df.id, commit.Trainer)
		if err != nil {
			return err
		}
		df.warnOfConviction(v, "trainer", commit.Trainer, e.EjectedAt)
	}
	return nil
}

// ofThisTrainer says whether the key has a claim in the task that is disputed, or can be.
func (df *defenderAgent) ofThisTrainer(ctx context.Context, v *chain.View) (bool, error) {
	var trainers []common.Address
	for _, commit := range df.commits.Items {
		if !df.past[commit] {
			trainers = append(trainers, commit.Trainer)
		}
	}
	for _, d := range df.games {
		if !df.over[d.ID.String()] {
			trainers = append(trainers, d.Trainer)
		}
	}
	for _, trainer := range trainers {
		if mine, err := df.mine(ctx, v, trainer); err != nil || mine {
			return mine, err
		}
	}
	return false, nil
}

// askedBy is when the first clock of the trainer runs out in disputes about its claim.
func askedBy(v *chain.View, about []training.Dispute) (deadline uint64) {
	for _, d := range about {
		if d.Turn().Trainers() && d.Position.Deadline > v.Time {
			deadline = sooner(deadline, d.Position.Deadline)
		}
	}
	return deadline
}
