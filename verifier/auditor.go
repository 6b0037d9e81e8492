package verifier

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"
	"path/filepath"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/private"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// DefaultAuditorListen is where an auditor serves health and metrics.
const DefaultAuditorListen = "127.0.0.1:8520"

// drawWindow is how long a draw may come at most, in seconds (Draws.sol).
const drawWindow = 300

// errForeignCommitment says that the chain has a commitment of this account which this process cannot open.
var errForeignCommitment = errors.New("the commitment on chain is not the one in the data directory: only whoever made it can open it")

// Auditor does paid audits: it replays the claims that the account, a keeper of the tasks' pools, is drawn for, commits to their traces,
// opens what is drawn of them and takes the pay. What it finds wrong it disputes like a challenger.
type Auditor struct {
	*player
	notes notes
}

// NewAuditor is NewChallenger for paid audits. What it needs to open a commitment is in cfg.DataDir before the commitment is sent: losing
// that folder in between costs the bond.
func NewAuditor(cfg ChallengerConfig) (*Auditor, error) {
	if cfg.Deployment.Audit == (common.Address{}) {
		return nil, fmt.Errorf("auditor: %w", chain.ErrNoAudits)
	}
	setDefault(&cfg.Listen, DefaultAuditorListen)
	p, err := newPlayer(cfg, "auditor")
	if err != nil {
		return nil, err
	}
	a := &Auditor{p, notes(filepath.Join(cfg.DataDir, "audits"))}
	if err := private.MkdirAll(string(a.notes)); err != nil {
		return nil, errors.Join(fmt.Errorf("auditor: %w", err), p.close())
	}
	p.judgeStrangers()
	p.agent = a.agent
	return a, nil
}

func (a *Auditor) agent(t *task, tl *till) agent {
	dm := newDemands(t, tl, true)
	rp := a.replayer(t, dm, tellJudged)
	d := newDisputes(t, &a.lane)
	ag := &auditorAgent{
		task: t, auditBook: newAuditBook(t), disputes: d, claims: newClaims(d, rp, a.traces(), nil), replayer: rp, demands: dm,
		objects: newObjects(dm, a.wallet, a.opener, a.room, func() int { return 0 }), notes: a.notes, prices: a.wallet,
		reservation: &reservation{task: t, wallet: a.wallet, need: needOfAudits},
	}
	ag.forget()
	return ag
}

// needOfAudits is what an auditor may need for a task: a dispute with each of its trainers.
func needOfAudits(spec *protocol.TaskSpec, rate uint32) need {
	return need{disputes: needOf(spec, rate).disputes}
}

// prices says what tokens are worth.
type prices interface {
	// worthwhile says whether tokens are worth so much gas, what they are worth, and what the gas costs.
	worthwhile(ctx context.Context, reward *big.Int, gas uint64) (worth bool, value, cost *big.Int, err error)
}

// auditorAgent does the account's audits of a task. It belongs to the pass in progress.
type auditorAgent struct {
	*task
	*auditBook
	*disputes
	*claims
	*replayer
	reservation *reservation
	demands     *demands
	objects     *objects
	notes       notes
	prices      prices
	// wrong are the audits of the pass whose claims are to be disputed.
	wrong []wrongAudit
	// held are the audits that this account has a bond in, and may have to open a dispute for.
	held map[auditID]bool
	// keeps are the claims whose audits may have to be defended.
	keeps []protocol.OuterGradient
	// attended are the claims that the pass has looked at. A dispute about another one goes on all the same: whoever settled the audit that it
	// was opened for has not ended it.
	attended map[protocol.Hash]bool
	// refuting are the claims that audits of this account were refuted with, by their names.
	refuting map[protocol.Hash]*signedGradient
}

// wrongAudit is an audit of a claim that the replay contradicts.
type wrongAudit struct {
	id   protocol.Hash
	set  chain.AuditSet
	slot uint8
}

func (a *auditorAgent) reset() {
	a.auditBook.reset()
	a.disputes.reset()
	a.claims.reset()
	a.objects.reset()
	a.forget()
}

// forget has its audits looked at anew.
func (a *auditorAgent) forget() {
	a.held, a.refuting = make(map[auditID]bool), make(map[protocol.Hash]*signedGradient)
}

func (a *auditorAgent) debt() debt {
	return debt{disputes: a.begun.disputes + a.claims.open, demands: a.objects.standing, audits: len(a.held)}
}

func (a *auditorAgent) reserve(ctx context.Context, v *chain.View, status protocol.TaskStatus) error {
	return a.reservation.keep(ctx, v, status)
}

func (a *auditorAgent) settle() error { return a.moves.settle() }

func (a *auditorAgent) close() {
	a.reservation.release()
	a.replayer.close()
}

// act does what is due about the audits of a task. open is how many of the account's are.
func (a *auditorAgent) act(ctx context.Context, v *chain.View, status protocol.TaskStatus) (open int, done bool, err error) {
	if !a.disputable() {
		return 0, true, nil
	}
	if offered, err := a.offered(ctx, v); err != nil || !offered {
		return 0, err == nil, err
	}
	if err := errors.Join(a.disputes.read(ctx, v), a.demands.read(ctx, v)); err != nil {
		return 0, false, err
	}
	if err := a.endDisputes(ctx, v, a.challenges); err != nil {
		return 0, false, err
	}
	a.claims.open = 0
	ill, err := a.illFormed(ctx, v)
	if err != nil {
		return 0, false, err
	}
	errs := []error{a.draw(ctx, v)}
	if ill {
		a.claims.open, err = a.closeMoot(ctx, v, nil)
		errs = append(errs, err)
	}
	a.claims.begin()
	a.weigh(ctx, v, 0)
	drawn, err := a.auditBook.read(ctx, v)
	errs = append(errs, err)
	defer a.forgetReplays(v)
	// What has a window comes first: a dispute may hold the pass up.
	a.wrong, a.keeps, a.attended = nil, a.played(), make(map[protocol.Hash]bool)
	left := make(map[protocol.Hash]bool)
	for _, d := range drawn {
		if a.auditBook.over[d.Set] {
			continue
		}
		n, err := a.auditSet(ctx, v, d)
		open += n
		left[d.Set] = n > 0 || err != nil
		if err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: %w", d.Round, err))
		}
		if ctx.Err() != nil {
			return open, false, context.Cause(ctx)
		}
	}
	a.loader.stay(a.keeps, status == protocol.StatusTraining)
	if ill {
		a.wrong = nil // nobody can be convicted
	}
	for _, x := range a.wrong {
		commit, err := a.frozen(ctx, v, &x.set, x.slot)
		if err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: slot %d: %w", x.set.Round, x.slot, err))
		}
		if err == nil {
			a.attended[a.signedGradient(commit).id] = true
		}
		if err != nil || a.judgeClaim(ctx, v, commit) {
			left[x.id] = true
			open++
		}
		if ctx.Err() != nil {
			return open, false, context.Cause(ctx)
		}
	}
	for set, more := range left {
		a.auditBook.over[set] = !more
	}
	if !ill { // else they are closed
		errs = append(errs, a.playOn(ctx, v, a.attended))
	}
	// It has no descents, and demands no payload.
	ended, err := a.objects.attend(ctx, v)
	errs = append(errs, err)
	owed, err := a.demands.collect(ctx, v, ended)
	open += a.objects.standing + owed
	if errs = append(errs, err, a.collect(ctx, v)); a.auditBook.owed || a.disputes.owed {
		open++
	}
	err = errors.Join(errs...)
	// Where no claim can be judged, what was committed is opened all the same.
	over := status == protocol.StatusCompleted || status == protocol.StatusFailed || a.unfit.Load() != nil
	return open + a.claims.open, err == nil && open == 0 && over, err
}

// draw draws the audits of the newest rounds that nobody drew, where the account may be drawn.
func (a *auditorAgent) draw(ctx context.Context, v *chain.View) error {
	head, err := v.Head(ctx, a.id)
	if err == nil {
		err = head.Of(a.spec)
	}
	if err != nil {
		return err
	}
	keeper, err := v.PoolKeeper(ctx, a.id, a.account)
	if err != nil {
		return err
	}
	a.warnOfConviction(v, "keeper", a.account, keeper.EjectedAt)
	if worth, _, _, err := a.prices.worthwhile(ctx, a.terms.Reward, auditGas); err != nil || !worth {
		return err // what others draw says so
	}
	for r := int64(head.Round); r >= 0 && r+int64(a.spec.CascadeDepth) > int64(head.Round); r-- {
		committee, err := v.Committee(ctx, a.id, uint32(r))
		if err != nil {
			return err
		}
		if committee.DrawnAt == 0 || v.Time <= committee.DrawnAt || committee.Seats(keeper.Member) == 0 {
			continue
		}
		if v.Time >= committee.DrawnAt+uint64(a.terms.Window) {
			return nil
		}
		set, err := v.AuditSetID(ctx, a.id, uint32(r))
		if err != nil {
			return err
		}
		known, err := v.AuditSet(ctx, set)
		if err != nil {
			return err
		}
		if known.StartedAt != 0 {
			continue
		}
		a.sendBeside(ctx, committee.DrawnAt+uint64(a.terms.Window), a.chain.AuditDraw(a.id, uint32(r)), purpose{gas: auditGas}, func(_ bool, err error) error {
			if errors.Is(err, errBondsKept) || errors.Is(err, errGasBudget) {
				return nil
			}
			return err
		})
	}
	return nil
}

// sendBeside sends what is due before a deadline, 0 if there is none, beside the pass, as every audit has a window and none waits for another's block;
// then is told at the end of the pass whether it was done.
func (a *auditorAgent) sendBeside(ctx context.Context, deadline uint64, call chain.Call, p purpose, then func(done bool, err error) error) {
	a.moves.start(ctx, deadline, func() (bool, error) {
		done, err := a.sendInTime(ctx, call, p)
		return !done, err
	}, func(refused bool, err error) error { return then(!refused, err) })
}

// settleBeside settles an audit of this account beside the pass.
func (a *auditorAgent) settleBeside(ctx context.Context, id protocol.Hash, slot uint8) {
	a.sendBeside(ctx, 0, a.chain.AuditSettle(id, slot, a.account), move, func(_ bool, err error) error { return err })
}

// auditSet does what is due about the account's audits of a set, and returns how many are not settled.
func (a *auditorAgent) auditSet(ctx context.Context, v *chain.View, d chain.AuditsDrawn) (open int, err error) {
	set, err := v.AuditSet(ctx, d.Set)
	if err != nil || set.StartedAt == 0 {
		return 1, err // a reorg took it back
	}
	var errs []error
	for _, slot := range chain.Slots(d.Due) {
		auditors, err := v.Auditors(ctx, d.Set, slot)
		if err == nil && slices.Contains(auditors, a.account) {
			var settled bool
			err = guard.Call(func() (err error) {
				settled, err = a.auditClaim(ctx, v, d.Set, &set, slot)
				return err
			})
			if !settled {
				open++
			}
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("slot %d: %w", slot, err))
		}
	}
	return open, errors.Join(errs...)
}

// auditClaim does the next thing there is to do about one audit. settled: nothing is left.
func (a *auditorAgent) auditClaim(
	ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8,
) (settled bool, err error) {
	record, err := v.Audit(ctx, id, slot, a.account)
	if err != nil {
		return false, err
	}
	note, err := a.notes.read(id, slot)
	if err != nil {
		return false, err
	}
	window := uint64(a.terms.Window)
	commits := set.StartedAt + window // until then, and so on
	opens, refutes := commits+window, commits+2*window
	stage := chain.AuditStage(record.Stage)
	name := auditID{id, slot, a.account}
	if stage == chain.AuditCommitted || stage == chain.AuditOpened || stage == chain.AuditRefuted {
		a.held[name] = true
		if commit, err := a.frozen(ctx, v, set, slot); err == nil {
			a.keeps = append(a.keeps, commit.Gradient())
		}
	} else {
		delete(a.held, name)
	}
	if note != nil && note.Wrong && (stage != chain.AuditNone || v.Time >= commits) {
		a.wrong = append(a.wrong, wrongAudit{id, *set, slot})
	}
	switch stage {
	case chain.AuditNone:
		if v.Time < commits {
			return false, a.commit(ctx, v, commits, id, set, slot, note)
		}
		if !a.said["cheap "+name.String()] && a.first("missed "+name.String()) {
			a.meters.auditsMissed.Inc()
			a.log.Warn("an audit that this account was drawn for was not committed to in time", "round", set.Round, "slot", slot)
		}
		return true, nil
	case chain.AuditCommitted:
		switch leaf := protocol.Hash(set.LeafSeed); {
		case v.Time >= opens:
			a.settleBeside(ctx, id, slot)
		case leaf.IsZero() && v.Time > commits && v.Time <= commits+min(drawWindow, window/2):
			if !a.moves.claims[id] { // one for all claims of the set
				a.moves.claims[id] = true
				a.sendBeside(ctx, commits+min(drawWindow, window/2), a.chain.AuditDrawLeaf(id), move, func(_ bool, err error) error { return err })
			}
		case !leaf.IsZero():
			return false, a.open(ctx, opens, id, set, slot, record, note)
		}
		return false, nil
	case chain.AuditOpened:
		if v.Time >= refutes {
			a.settleBeside(ctx, id, slot)
		}
		return false, nil
	case chain.AuditRefuted:
		return false, a.defend(ctx, v, id, set, slot, record)
	}
	a.auditBook.owed = true
	return true, nil
}

// commit commits to an audit in its window, once its claim is replayed and what opens the commitment is on disk.
func (a *auditorAgent) commit(
	ctx context.Context, v *chain.View, until uint64, id protocol.Hash, set *chain.AuditSet, slot uint8, note *auditNote,
) error {
	if !a.acceptsWindows("this account commits to no audits of the task: its windows are shorter than bonds are put up for") {
		return nil
	}
	if worth, err := a.worthAuditing(ctx, auditID{id, slot, a.account}, set.Round); err != nil || !worth {
		return err
	}
	if note == nil {
		var err error
		if note, err = a.replayAudit(ctx, v, id, set, slot); err != nil || note == nil {
			return err
		}
		if err := a.notes.keep(note); err != nil {
			return err
		}
	}
	commitment := claim.AuditCommitment(id, slot, a.account, note.Salt, note.Traces.Root())
	a.sendBeside(ctx, until, a.chain.AuditCommit(id, slot, commitment), auditing(v, a.cfg.Deployment.Audit, a.terms.Bond), func(done bool, err error) error {
		if errors.Is(err, errBondsKept) || errors.Is(err, errGasBudget) {
			a.once("audit kept", "audits of the task are not committed to now", "err", err)
			return nil
		}
		if revert, ok := chain.AsRevert(err); ok && revert.Name == chain.RevertBudgetSpent {
			a.once("budget", "the sponsor's budget pays no more audits", "reason", revert)
			return nil
		}
		if err != nil || !done {
			return err
		}
		a.held[auditID{id, slot, a.account}] = true
		a.meters.auditsCommitted.Inc()
		a.log.Info("committed to an audit", "round", set.Round, "slot", slot, "set", id, "agrees", !note.Wrong)
		return nil
	})
	return nil
}

// worthAuditing says whether an audit's reward is worth more than its gas: any sponsor may have claims audited for next to nothing.
func (a *auditorAgent) worthAuditing(ctx context.Context, id auditID, round uint32) (bool, error) {
	reward := a.terms.Reward
	worth, value, cost, err := a.prices.worthwhile(ctx, reward, auditGas)
	if err == nil && !worth && a.first("cheap "+id.String()) {
		a.meters.leftAlone.Inc()
		a.log.Info("an audit is left alone: its reward is worth less than the gas that it takes; --token-value says what a token is worth",
			"round", round, "slot", id.slot, "reward", reward, "worth_wei", value, "gas_wei", cost)
	}
	return worth, err
}

// replayAudit is a new note of a claim; nil while it is being replayed.
func (a *auditorAgent) replayAudit(
	ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8,
) (*auditNote, error) {
	commit, err := a.frozen(ctx, v, set, slot)
	if err != nil {
		return nil, err
	}
	r := a.replayOf(v, work{commit.Round, commit.Trainer, commit.ParentRoot}, set.StartedAt+uint64(a.terms.Window))
	if r == nil {
		return nil, nil
	}
	note := &auditNote{Set: id, Slot: slot, Wrong: r.ClaimHash != commit.ClaimHash || r.PayloadRoot != commit.PayloadRoot}
	if note.Traces, err = traces(ctx, r); errors.Is(err, training.ErrComputing) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	if _, err := rand.Read(note.Salt[:]); err != nil {
		return nil, err
	}
	if note.Wrong {
		a.log.Error("an audited claim is wrong; this auditor disputes it, and `assay challenger` does the same for all claims",
			"round", commit.Round,
			"trainer", commit.Trainer, "claim_hash", commit.ClaimHash, "recomputed", r.ClaimHash)
	}
	return note, nil
}

// open opens what was drawn.
func (a *auditorAgent) open(
	ctx context.Context, until uint64, id protocol.Hash, set *chain.AuditSet, slot uint8, record chain.AuditRecord, note *auditNote,
) error {
	if note == nil || claim.AuditCommitment(id, slot, a.account, note.Salt, note.Traces.Root()) != record.Commitment {
		return errForeignCommitment
	}
	leaf := claim.AuditLeaf(set.LeafSeed, slot, uint64(len(note.Traces)))
	path, err := note.Traces.Path(int(leaf))
	if err != nil {
		return err
	}
	a.sendBeside(ctx, until, a.chain.AuditOpen(id, slot, note.Salt, note.Traces[leaf], path), move, func(done bool, err error) error {
		if err == nil && done {
			a.log.Info("opened an audit", "round", set.Round, "slot", slot, "transition", leaf)
		}
		return err
	})
	return nil
}

// defend disputes what a trainer posted to refute an audit that is right, and settles the audit when that is decided.
func (a *auditorAgent) defend(
	ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8, record chain.AuditRecord,
) error {
	condemned, err := v.TrainingCondemned(ctx, record.Claim)
	if err != nil {
		return err
	}
	// A dispute of this account about it is played to its end, and closed, whatever the time.
	running := slices.ContainsFunc(a.games, func(d chain.TrainingDispute) bool {
		return d.Claim == record.Claim && d.Challenger == a.account && !a.disputes.over[d.ID.String()]
	})
	// Nothing that a convicted trainer posted counts against an audit any more.
	trainer, err := v.Enrollment(ctx, a.id, record.Trainer)
	if err != nil {
		return err
	}
	decided := condemned || trainer.EjectedAt != 0 || a.ill
	if !running && !decided && v.Time >= record.DisputableUntil {
		// Any dispute about a claim of the trainer in the round holds the audit up.
		if open, err := a.endOverdue(ctx, v, record.Trainer, set.Round); err != nil || open {
			return err
		}
	}
	if running || decided {
		delete(a.held, auditID{id, slot, a.account}) // no dispute is opened for it any more
	}
	if !running && (decided || v.Time >= record.DisputableUntil) || a.ill {
		a.settleBeside(ctx, id, slot)
		return nil
	}
	commit, err := a.frozen(ctx, v, set, slot)
	if err != nil {
		return err
	}
	// One for all looks: what was read of it goes on from there.
	s := a.refuting[record.Claim]
	if s == nil {
		s = &signedGradient{id: record.Claim}
		if s.gradient, s.signature, err = v.RefutingClaim(ctx, a.drawn.From, s.id); err != nil {
			return err
		}
		a.refuting[s.id] = s
	}
	a.once("refuted "+(auditID{id, slot, a.account}).String(), "a trainer refuted an audit of this account; what it posted is disputed",
		"round", set.Round, "slot", slot, "trainer", record.Trainer)
	a.claims.posted[s.id], a.attended[s.id] = true, true
	a.claims.open++
	due, _, err := a.prosecuteClaim(ctx, v, commit, s, true) // a clock runs before there is a dispute, too
	if err != nil || due == nil {
		return err
	}
	loses := new(big.Int).Add(a.terms.Bond, a.terms.Reward)
	a.accuse(ctx, v, duty{Action: due, own: loses}, commit, s.id, func(err error) error {
		if errors.Is(err, errRefused) {
			return nil
		}
		return err
	})
	return nil
}

// endOverdue ends the disputes about claims of a trainer in a round that others have, and left when a clock ran out. open: some are not
// over.
func (a *auditorAgent) endOverdue(ctx context.Context, v *chain.View, trainer common.Address, round uint32) (open bool, err error) {
	var errs []error
	for _, d := range a.games {
		if d.Trainer != trainer || d.Round != round || a.disputes.over[d.ID.String()] {
			continue
		}
		open = true
		p, err := v.TrainingPosition(ctx, d.ID)
		if err == nil && v.Time >= p.Deadline {
			var call chain.Call
			if call, err = a.chain.DisputeTimeout(d.ID, (&training.Claim{Gradient: d.Gradient}).Signed()); err == nil {
				_, err = a.play(ctx, v, duty{Action: &training.Action{Call: call}, about: []any{"round", round, "trainer", trainer, "claim", d.Claim}})
			}
		}
		errs = append(errs, err)
	}
	return open, errors.Join(errs...)
}

// traces are the step trace roots of all transitions of a replay; training.ErrComputing until all are there, and all are asked for at once.
func traces(ctx context.Context, r *training.Replay) (out claim.Audit, err error) {
	for j := range r.Task.Schedule().Segments() {
		segment, problem := r.Segment(ctx, j)
		if problem != nil && !errors.Is(problem, training.ErrComputing) {
			return nil, problem
		}
		err = errors.Join(err, problem)
		for _, t := range segment {
			out = append(out, t.Trace)
		}
	}
	return out, err
}
