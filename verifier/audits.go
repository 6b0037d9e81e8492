package verifier

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
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

// NewAuditor is NewChallenger for paid audits: it replays the claims that the account, a keeper of the tasks' pools, is drawn for, commits to their
// traces, opens what is drawn of them and takes the pay. What it finds wrong it disputes like a challenger. What it needs to open a commitment is in
// cfg.DataDir before the commitment is sent: losing that folder in between costs the bond.
func NewAuditor(cfg ChallengerConfig) (*Challenger, error) {
	if cfg.Deployment.Audit == (common.Address{}) {
		return nil, fmt.Errorf("auditor: %w", chain.ErrNoAudits)
	}
	setDefault(&cfg.Listen, DefaultAuditorListen)
	c, err := newService(cfg, "auditor", false)
	if err != nil {
		return nil, err
	}
	c.audits = filepath.Join(cfg.DataDir, "audits")
	if err := private.MkdirAll(c.audits); err != nil {
		return nil, errors.Join(fmt.Errorf("auditor: %w", err), c.close())
	}
	return c, nil
}

// audits is a watch's part about paid audits. It belongs to the pass in progress.
type audits struct {
	terms *chain.AuditTerms
	drawn chain.Tail[chain.AuditsDrawn]
	// over are sets of which nothing is left to do for the account.
	over map[protocol.Hash]bool
	// wrong are the audits of the pass whose claims are to be disputed.
	wrong []wrongAudit
	// frozen are the commitments of sets, by their hashes.
	frozen map[protocol.Hash][]chain.Commitment
	// refuting are the claims that audits of this account were refuted with, by their names.
	refuting map[protocol.Hash]*signedGradient
	// sound are audits of this trainer's claims that are right, begun those that it has begun to refute. A restart forgets both: a replay finds
	// again what is sound, and what was begun is weighed again against its gas, which is all that can be lost by it.
	sound, begun map[auditID]bool
	// owed says that audits were settled whose pay may not have been paid out.
	owed bool
}

// auditID names one auditor's audit of one claim.
type auditID struct {
	set     protocol.Hash
	slot    uint8
	auditor common.Address
}

func (a auditID) String() string { return fmt.Sprintf("%s, slot %d, %s", a.set, a.slot, a.auditor) }

func newAudits() audits {
	return audits{over: make(map[protocol.Hash]bool), frozen: make(map[protocol.Hash][]chain.Commitment), refuting: make(map[protocol.Hash]*signedGradient),
		sound: make(map[auditID]bool), begun: make(map[auditID]bool)}
}

// reset forgets what a reorg may have undone. Draws are read along the chain, and frozen sets go by what they hash to.
func (a *audits) reset() {
	fresh := newAudits()
	fresh.drawn, fresh.frozen = a.drawn, a.frozen
	*a = fresh
}

// wrongAudit is an audit of a claim that the replay contradicts.
type wrongAudit struct {
	id   protocol.Hash
	set  chain.AuditSet
	slot uint8
}

// auditNote is what an auditor has to remember of an audit: it cannot be derived from the chain, and a replay may be beyond reach later.
type auditNote struct {
	Set    protocol.Hash `json:"set"`
	Slot   uint8         `json:"slot"`
	Salt   protocol.Hash `json:"salt"`
	Traces claim.Audit   `json:"traces"`
	// Wrong says that the replay gives another claim than the trainer's.
	Wrong bool `json:"wrong"`
}

func (c *Challenger) notePath(set protocol.Hash, slot uint8) string {
	return filepath.Join(c.audits, fmt.Sprintf("%x-%d.json", set[:], slot))
}

// note is nil if there is none.
func (c *Challenger) note(set protocol.Hash, slot uint8) (*auditNote, error) {
	b, err := os.ReadFile(c.notePath(set, slot))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	n := new(auditNote)
	if err := json.Unmarshal(b, n); err != nil {
		return nil, fmt.Errorf("%s: %w", c.notePath(set, slot), err)
	}
	return n, nil
}

// keepNote writes a note down so that a crash of the machine leaves all of it or none.
func (c *Challenger) keepNote(n *auditNote) error {
	b, err := json.Marshal(n)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(c.audits, "note-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(b)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), c.notePath(n.Set, n.Slot)); err != nil {
		return err
	}
	dir, err := os.Open(c.audits)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// audit does what is due about the audits of a task, and returns how many of the account's are open.
func (w *watch) audit(ctx context.Context, v *chain.View, status protocol.TaskStatus) (open int, err error) {
	a := &w.audits
	if !w.disputable() {
		w.done.Store(true)
		return 0, nil
	}
	if offered, err := w.audited(ctx, v); err != nil || !offered {
		w.done.Store(err == nil)
		return 0, err
	}
	if err := errors.Join(w.disputes.read(ctx, v), w.objects.read(ctx, v)); err != nil {
		return 0, err
	}
	if err := w.endDisputes(ctx, v); err != nil {
		return 0, err
	}
	w.claims.open = 0
	ill, err := w.illFormed(ctx, v)
	if err != nil {
		return 0, err
	}
	errs := []error{w.drawAudits(ctx, v)}
	if ill {
		w.claims.open, err = w.closeMoot(ctx, v, nil)
		errs = append(errs, err)
	}
	w.claims.patience = time.Now().Add(claimPatience)
	w.weigh(ctx, v)
	drawn, err := w.auditsDrawn(ctx, v)
	errs = append(errs, err)
	defer w.forgetReplays(v)
	// What has a window comes first: a dispute may hold the pass up.
	a.wrong = nil
	left := make(map[protocol.Hash]bool)
	for _, d := range drawn {
		if a.over[d.Set] {
			continue
		}
		n, err := w.auditSet(ctx, v, d)
		open += n
		left[d.Set] = n > 0 || err != nil
		if err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: %w", d.Round, err))
		}
		if ctx.Err() != nil {
			return open, context.Cause(ctx)
		}
	}
	if ill {
		a.wrong = nil // nobody can be convicted
	}
	for _, x := range a.wrong {
		commit, err := w.frozen(ctx, v, &x.set, x.slot)
		if err != nil {
			errs = append(errs, fmt.Errorf("audits of round %d: slot %d: %w", x.set.Round, x.slot, err))
		}
		if err != nil || w.judgeClaim(ctx, v, commit) {
			left[x.id] = true
			open++
		}
		if ctx.Err() != nil {
			return open, context.Cause(ctx)
		}
	}
	for set, more := range left {
		a.over[set] = !more
	}
	// It has no descents, and demands no payload.
	demands, err := w.attend(ctx, v)
	open, errs = open+demands, append(errs, err)
	if errs = append(errs, w.collectRewards(ctx, v)); a.owed || w.disputes.owed {
		open++
	}
	err = errors.Join(errs...)
	// Where no claim can be judged, what was committed is opened all the same.
	ended := status == protocol.StatusCompleted || status == protocol.StatusFailed || w.claims.unfit.Load() != nil
	if err == nil && open == 0 && ended {
		w.done.Store(true)
	}
	return open + w.claims.open, err
}

// audited says whether the task's sponsor offered audits, which it does before Training or never.
func (w *watch) audited(ctx context.Context, v *chain.View) (bool, error) {
	if w.audits.terms == nil {
		terms, err := v.AuditTerms(ctx, w.id)
		if err != nil {
			return false, err
		}
		w.audits.terms = &terms
	}
	return w.audits.terms.Window != 0, nil
}

// auditsDrawn lists the draws of the task's audits up to a view.
func (w *watch) auditsDrawn(ctx context.Context, v *chain.View) ([]chain.AuditsDrawn, error) {
	return read(ctx, v, w.task, &w.audits.drawn, (*chain.View).AuditsDrawn)
}

// collectRewards has the account's share of audits that were settled paid out.
func (w *watch) collectRewards(ctx context.Context, v *chain.View) error {
	if !w.audits.owed {
		return nil
	}
	credit, err := v.AuditCredit(ctx, w.account)
	if err == nil {
		w.audits.owed = w.takeBack(w.chain.AuditWithdraw(), credit)
	}
	return err
}

// drawAudits draws the audits of the newest rounds that nobody drew, where the account may be drawn.
func (w *watch) drawAudits(ctx context.Context, v *chain.View) error {
	head, err := v.Head(ctx, w.id)
	if err != nil {
		return err
	}
	keeper, err := v.PoolKeeper(ctx, w.id, w.account)
	if err != nil {
		return err
	}
	w.warnOfConviction(v, "keeper", w.account, keeper.EjectedAt)
	for r := int64(head.Round); r >= 0 && r+int64(w.spec.CascadeDepth) > int64(head.Round); r-- {
		committee, err := v.Committee(ctx, w.id, uint32(r))
		if err != nil {
			return err
		}
		if committee.DrawnAt == 0 || v.Time <= committee.DrawnAt || committee.Seats(keeper.Member) == 0 {
			continue
		}
		if v.Time >= committee.DrawnAt+uint64(w.audits.terms.Window) {
			return nil
		}
		set, err := v.AuditSetID(ctx, w.id, uint32(r))
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
		if _, err := w.sendInTime(ctx, w.chain.AuditDraw(w.id, uint32(r)), move); err != nil {
			return err
		}
	}
	return nil
}

// sendInTime sends a call that may be refused for its time: an L1 that lags, a block that came late, a view from before our last call, somebody
// who was faster. The next view tells. done: it went through.
func (w *watch) sendInTime(ctx context.Context, call chain.Call, p purpose) (done bool, err error) {
	refused, err := w.send(ctx, call, p)
	if revert, ok := chain.AsRevert(err); ok && slices.Contains([]string{"NotItsTime", "WrongStage", "AuditCommittedAlready"}, revert.Name) {
		w.log.Info("not the time for it", "call", call.Name, "reason", revert)
		return false, nil
	}
	return err == nil && !refused, err
}

// auditSet does what is due about the account's audits of a set, and returns how many are not settled.
func (w *watch) auditSet(ctx context.Context, v *chain.View, d chain.AuditsDrawn) (open int, err error) {
	set, err := v.AuditSet(ctx, d.Set)
	if err != nil || set.StartedAt == 0 {
		return 1, err // a reorg took it back
	}
	var errs []error
	for _, slot := range chain.Slots(d.Due) {
		auditors, err := v.Auditors(ctx, d.Set, slot)
		if err == nil && slices.Contains(auditors, w.account) {
			var settled bool
			err = guarded(func() (err error) {
				settled, err = w.auditClaim(ctx, v, d.Set, &set, slot)
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
func (w *watch) auditClaim(ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8) (settled bool, err error) {
	record, err := v.Audit(ctx, id, slot, w.account)
	if err != nil {
		return false, err
	}
	note, err := w.c.note(id, slot)
	if err != nil {
		return false, err
	}
	window := uint64(w.audits.terms.Window)
	commits := set.StartedAt + window // until then, and so on
	opens, refutes := commits+window, commits+2*window
	stage := chain.AuditStage(record.Stage)
	if note != nil && note.Wrong && (stage != chain.AuditNone || v.Time >= commits) {
		w.audits.wrong = append(w.audits.wrong, wrongAudit{id, *set, slot})
	}
	switch stage {
	case chain.AuditNone:
		if v.Time < commits {
			return false, w.commitAudit(ctx, v, id, set, slot, note)
		}
		if w.first("missed " + (auditID{id, slot, w.account}).String()) {
			w.meters.auditsMissed.Inc()
			w.log.Warn("an audit that this account was drawn for was not committed to in time", "round", set.Round, "slot", slot)
		}
		return true, nil
	case chain.AuditCommitted:
		switch leaf := protocol.Hash(set.LeafSeed); {
		case v.Time >= opens:
			return false, w.settleAudit(ctx, id, slot, w.account)
		case leaf.IsZero() && v.Time > commits && v.Time <= commits+min(drawWindow, window/2):
			_, err := w.sendInTime(ctx, w.chain.AuditDrawLeaf(id), move)
			return false, err
		case leaf.IsZero():
			return false, nil
		default:
			return false, w.openAudit(ctx, id, set, slot, record, note)
		}
	case chain.AuditOpened:
		if v.Time >= refutes {
			return false, w.settleAudit(ctx, id, slot, w.account)
		}
		return false, nil
	case chain.AuditRefuted:
		return false, w.defendAudit(ctx, v, id, set, slot, record)
	}
	w.audits.owed = true
	return true, nil
}

// frozenOf are the commitments of a set, in order of arrival.
func (w *watch) frozenOf(ctx context.Context, v *chain.View, set *chain.AuditSet) ([]chain.Commitment, error) {
	if list, ok := w.audits.frozen[set.FrozenHash]; ok {
		return list, nil
	}
	list, err := v.Commitments(ctx, w.id, set.Round, set.FrozenHash)
	if err == nil {
		w.audits.frozen[set.FrozenHash] = list
	}
	return list, err
}

// frozen is the commitment of a slot in a set.
func (w *watch) frozen(ctx context.Context, v *chain.View, set *chain.AuditSet, slot uint8) (chain.Committed, error) {
	list, err := w.frozenOf(ctx, v, set)
	if err != nil {
		return chain.Committed{}, err
	}
	for _, entry := range list {
		if entry.Slot == slot {
			return entry.Of(w.id, set.Round), nil
		}
	}
	return chain.Committed{}, fmt.Errorf("%w: no claim of slot %d in round %d", chain.ErrInconsistent, slot, set.Round)
}

// commitAudit commits to an audit, once its claim is replayed and what opens the commitment is on disk.
func (w *watch) commitAudit(ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8, note *auditNote) error {
	if !w.acceptsWindows("this account commits to no audits of the task: its windows are shorter than bonds are put up for") {
		return nil
	}
	if note == nil {
		var err error
		if note, err = w.replayAudit(ctx, v, id, set, slot); err != nil || note == nil {
			return err
		}
		if err := w.c.keepNote(note); err != nil {
			return err
		}
	}
	commitment := claim.AuditCommitment(id, slot, w.account, note.Salt, note.Traces.Root())
	done, err := w.sendInTime(ctx, w.chain.AuditCommit(id, slot, commitment), purpose{bond: w.audits.terms.Bond, spender: w.cfg.Deployment.Audit, view: v})
	if revert, ok := chain.AsRevert(err); ok && revert.Name == "BudgetSpent" {
		w.once("budget", "the sponsor's budget pays no more audits", "reason", revert)
		return nil
	}
	if err != nil || !done {
		return err
	}
	w.meters.auditsCommitted.Inc()
	w.log.Info("committed to an audit", "round", set.Round, "slot", slot, "set", id, "agrees", !note.Wrong)
	return nil
}

// replayAudit is a new note of a claim; nil while it is being replayed.
func (w *watch) replayAudit(ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8) (*auditNote, error) {
	commit, err := w.frozen(ctx, v, set, slot)
	if err != nil {
		return nil, err
	}
	r := w.replayOf(v, work{commit.Round, commit.Trainer, commit.ParentRoot}, set.StartedAt+uint64(w.audits.terms.Window))
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
		w.log.Error("an audited claim is wrong; this auditor disputes it, and `assay challenger` does the same for all claims", "round", commit.Round,
			"trainer", commit.Trainer, "claim_hash", commit.ClaimHash, "recomputed", r.ClaimHash)
	}
	return note, nil
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

// openAudit opens what was drawn.
func (w *watch) openAudit(ctx context.Context, id protocol.Hash, set *chain.AuditSet, slot uint8, record chain.AuditRecord, note *auditNote) error {
	if note == nil || claim.AuditCommitment(id, slot, w.account, note.Salt, note.Traces.Root()) != record.Commitment {
		return errForeignCommitment
	}
	leaf := claim.AuditLeaf(set.LeafSeed, slot, uint64(len(note.Traces)))
	path, err := note.Traces.Path(int(leaf))
	if err != nil {
		return err
	}
	if done, err := w.sendInTime(ctx, w.chain.AuditOpen(id, slot, note.Salt, note.Traces[leaf], path), move); err != nil || !done {
		return err
	}
	w.log.Info("opened an audit", "round", set.Round, "slot", slot, "transition", leaf)
	return nil
}

func (w *watch) settleAudit(ctx context.Context, id protocol.Hash, slot uint8, auditor common.Address) error {
	_, err := w.sendInTime(ctx, w.chain.AuditSettle(id, slot, auditor), move)
	return err
}

// defendAudit disputes what a trainer posted to refute an audit that is right, and settles the audit when that is decided.
func (w *watch) defendAudit(ctx context.Context, v *chain.View, id protocol.Hash, set *chain.AuditSet, slot uint8, record chain.AuditRecord) error {
	condemned, err := v.TrainingCondemned(ctx, record.Claim)
	if err != nil {
		return err
	}
	// A dispute of this account about it is played to its end, and closed, whatever the time.
	running := slices.ContainsFunc(w.opened.Items, func(d chain.TrainingDispute) bool {
		return d.Claim == record.Claim && d.Challenger == w.account && !w.disputes.over[d.ID.String()]
	})
	// Nothing that a convicted trainer posted counts against an audit any more.
	trainer, err := v.Enrollment(ctx, w.id, record.Trainer)
	if err != nil {
		return err
	}
	decided := condemned || trainer.EjectedAt != 0 || w.ill
	if !running && !decided && v.Time >= record.DisputableUntil {
		// Any dispute about a claim of the trainer in the round holds the audit up.
		if open, err := w.endOverdue(ctx, v, record.Trainer, set.Round); err != nil || open {
			return err
		}
	}
	if !running && (decided || v.Time >= record.DisputableUntil) || w.ill {
		return w.settleAudit(ctx, id, slot, w.account)
	}
	commit, err := w.frozen(ctx, v, set, slot)
	if err != nil {
		return err
	}
	// One for all looks: what was read of it goes on from there.
	s := w.audits.refuting[record.Claim]
	if s == nil {
		s = &signedGradient{id: record.Claim}
		if s.gradient, s.signature, err = v.RefutingClaim(ctx, w.audits.drawn.From, s.id); err != nil {
			return err
		}
		w.audits.refuting[s.id] = s
	}
	w.once("refuted "+(auditID{id, slot, w.account}).String(), "a trainer refuted an audit of this account; what it posted is disputed", "round", set.Round, "slot", slot, "trainer", record.Trainer)
	w.claims.posted[s.id] = true
	w.claims.open++
	if _, err = w.prosecuteClaim(ctx, v, commit, s, true); errors.Is(err, errRefused) { // a clock runs before there is a dispute, too
		return nil
	}
	return err
}

// endOverdue ends the disputes about claims of a trainer in a round that others have, and left when a clock ran out. open: some are not over.
func (w *watch) endOverdue(ctx context.Context, v *chain.View, trainer common.Address, round uint32) (open bool, err error) {
	var errs []error
	for _, d := range w.opened.Items {
		if d.Trainer != trainer || d.Round != round || w.disputes.over[d.ID.String()] {
			continue
		}
		open = true
		p, err := v.TrainingPosition(ctx, d.ID)
		if err == nil && v.Time >= p.Deadline {
			var call chain.Call
			if call, err = w.chain.DisputeTimeout(d.ID, (&training.Claim{Gradient: d.Gradient}).Signed()); err == nil {
				_, err = w.play(ctx, v, &training.Action{Call: call}, "round", round, "trainer", trainer, "claim", d.Claim)
			}
		}
		errs = append(errs, err)
	}
	return open, errors.Join(errs...)
}
