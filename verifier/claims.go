package verifier

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

const (
	// claimPatience is how long sources are asked for what a claim is judged with.
	claimPatience = 30 * time.Second
	// keepReplaying is how long a replay goes on that no pass asks for: longer than a pause after a failure.
	keepReplaying = 2 * time.Minute
	// fetchBytes is counted for a task's programs while they are read and decoded: until then nothing tells how large it is.
	fetchBytes = 512 << 20
	// maxOperator bounds the multiply-adds and elements of a single operator, which nothing interrupts: minutes of one core.
	maxOperator = 1 << 43
)

// claims is a watch's part about what trainers of a Verified task claim, and about disputes. It belongs to the pass in progress, but for
// replays, which the watch's mutex guards.
type claims struct {
	commits  chain.Tail[chain.Committed]
	disputes chain.Tail[chain.TrainingDispute]
	// signed are the commitments' gradients. One may make several commitments.
	signed map[chain.Committed]*signedGradient
	// settled are claims about which there was nothing to do when they were last looked at: right, condemned, or wrong and beyond conviction then.
	settled map[protocol.Hash]standing
	// wrong says of the claims that were replayed whether the replay contradicts them: then they are settled only as long as nothing changes on chain, as
	// the gradient may be committed again, or come back to its round.
	wrong map[protocol.Hash]bool
	// pauses are those of claims about which something failed, or was refused.
	pauses map[protocol.Hash]*backoff
	// over are disputes that were seen to have ended; past are commitments whose claims can be disputed no longer.
	over map[string]bool
	past map[chain.Committed]bool
	// ill says that a program of the task was proven ill-formed.
	ill bool
	// owed says that disputes of this account ended whose bonds may not have been paid out.
	owed bool
	// posted are right claims whose posted segments are looked at all the same: a trainer refuted an audit with one.
	posted map[protocol.Hash]bool
	// sound are accumulators that were found to be right, of each claim.
	sound map[protocol.Hash]map[training.Chain]bool
	// keys are those that trainers enrolled with.
	keys map[common.Address]common.Address

	// unfit says why no claim of the task can be judged here: its programs do not fit it, or are too much for this machine.
	unfit    atomic.Pointer[error]
	material *material
	replays  map[work]*replaying
	// failed are replays that could not be made.
	failed map[work]*backoff
	shares shares
	// backlog is what is known of the claims that wait for theirs.
	backlog backlog
	pause   backoff
	// pinned is until when the states are kept that this trainer's own commitments start from, by chain time; pinning says that one is being
	// fetched, beside the passes.
	pinned  map[protocol.Hash]uint64
	pinning atomic.Bool
	// kept is the same for what this trainer's claims are replayed with. The watch's mutex guards it.
	kept keepsake
	// patience is until when the pass may wait for sources, if a clock runs.
	patience time.Time
}

// history is how many disputes about a claim were opened, and how many of them had ended.
type history struct{ opened, over int }

// standing is what settles a claim for now: what there was about it in disputes and, of a wrong one, until when a conviction would take something.
type standing struct {
	history
	until uint64
}

// signedGradient is what a trainer signed.
type signedGradient struct {
	gradient  protocol.OuterGradient
	signature []byte
	id        protocol.Hash
	// served is the list of checkpoints, once a source served it; asked is when they were asked for it last.
	served []protocol.Hash
	asked  time.Time
	posted chain.Tail[chain.SegmentPosted]
	trace  trace
	// unserved is what was public of the claim when all that was wrong with it was a payload that nobody serves.
	unserved *public
}

// keepsake is a task's material as a defender keeps it.
type keepsake struct {
	// roots of its parts; nil until they are known to be there.
	roots []protocol.Hash
	// until is when they may be swept away, by chain time.
	until   uint64
	getting bool
	pause   backoff
}

// public counts what was shown of a claim on chain: segments that its trainer posted, disputes about it, and moves in them.
type public struct{ posted, disputes, moves int }

// segmentsPosted are those of a claim. One may be posted before the claim is committed, but not before there is its task.
func (w *watch) segmentsPosted(ctx context.Context, v *chain.View, s *signedGradient) ([]chain.SegmentPosted, error) {
	s.posted.From = w.since.Load()
	return s.posted.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.SegmentPosted, error) {
		return at.SegmentsPosted(ctx, from, s.id)
	})
}

func publicOf(posted []chain.SegmentPosted, about []training.Dispute) public {
	p := public{posted: len(posted), disputes: len(about)}
	for _, d := range about {
		p.moves += int(d.Position.Moves)
	}
	return p
}

// material is what all claims of a task are replayed with.
type material struct {
	task    claim.Task
	records training.Dataset
	// shown is records as far as they were published on chain, nil if they came from elsewhere.
	shown *shownRecords
	// lacksConstants says that some constants are not to be had yet.
	lacksConstants bool
	// dataset is the size of the data set, bytes what a replay takes in memory with all of this.
	dataset, bytes uint64
	// roots of all of it, as it was asked for.
	roots []protocol.Hash
}

// backoff is a pause after failures.
type backoff struct {
	fails     int
	notBefore time.Time
}

func (b *backoff) failed() (pause time.Duration) {
	pause = pauseAfter(b.fails)
	b.notBefore = time.Now().Add(pause)
	b.fails++
	return pause
}

func (b *backoff) pausing() bool { return time.Now().Before(b.notBefore) }

// resetClaims forgets where claims and disputes stand, which a reorg may have changed. What a claim replays to, what it is replayed with, and what
// follows from that, is the same on every chain.
func (w *watch) resetClaims() {
	c := &w.claims
	c.settled, c.pauses, c.pinned = make(map[protocol.Hash]standing), make(map[protocol.Hash]*backoff), make(map[protocol.Hash]uint64)
	c.over, c.past, c.keys = make(map[string]bool), make(map[chain.Committed]bool), make(map[common.Address]common.Address)
	c.posted, c.ill = make(map[protocol.Hash]bool), false
}

// followClaims does what is due about the claims of a task and reports whether anything may become due later. What it cannot do it logs, and tries
// again: nothing else waits for it.
func (w *watch) followClaims(ctx context.Context, v *chain.View, status protocol.TaskStatus) (pending bool) {
	if !w.disputable() || w.claims.unfit.Load() != nil && w.claimsOpen == 0 && !w.claims.owed {
		return false
	}
	if w.claims.pause.pausing() {
		return true
	}
	pending, err := w.judgeClaims(ctx, v, status)
	if err != nil && !chain.Transient(err) && !errors.Is(err, context.Canceled) {
		w.meters.troubles.Inc()
		pause := w.claims.pause.failed()
		if pending = true; w.claimsOpen > 0 {
			w.claims.pause.notBefore = time.Now().Add(min(pause, time.Second)) // a clock runs
		}
		w.log.Warn("cannot do all that is due about the trainers' claims; trying again", "err", err, "in", pause)
		return true
	}
	w.claims.pause = backoff{}
	return pending || err != nil
}

// readClaims brings the lists of commitments and disputes up to a view.
func (w *watch) readClaims(ctx context.Context, v *chain.View) error {
	c := &w.claims
	if _, err := read(ctx, v, w.task, &c.commits, (*chain.View).Committed); err != nil {
		return err
	}
	_, err := read(ctx, v, w.task, &c.disputes, (*chain.View).TrainingDisputes)
	return err
}

// disputesAbout are the disputes about a claim, as they stand at a view.
func (w *watch) disputesAbout(ctx context.Context, v *chain.View, id protocol.Hash) ([]training.Dispute, error) {
	var about []chain.TrainingDispute
	for _, d := range w.claims.disputes.Items {
		if d.Claim == id {
			about = append(about, d)
		}
	}
	return training.Disputes(ctx, v, about)
}

// judgeClaims looks at every claim that was committed, in turn.
func (w *watch) judgeClaims(ctx context.Context, v *chain.View, status protocol.TaskStatus) (pending bool, err error) {
	c := &w.claims
	if err := w.readClaims(ctx, v); err != nil {
		return true, err
	}
	if err := w.endDisputes(ctx, v); err != nil {
		return true, err
	}
	ill, err := w.illFormed(ctx, v)
	if err != nil {
		return true, err
	}
	if ill {
		w.claimsOpen, err = w.closeMoot(ctx, v)
		return w.claimsOpen > 0 || c.owed || err != nil, err
	}
	if err := w.notePast(ctx, v); err != nil {
		return true, err
	}
	defer w.forgetReplays(v)
	c.patience = time.Now().Add(claimPatience)
	w.claimsOpen = 0 // not before: what cannot be read leaves clocks running
	w.weigh(ctx, v)
	commits, waiting := w.inTurn(v)
	for _, commit := range commits {
		pending = w.judgeClaim(ctx, v, commit) || pending
		if ctx.Err() != nil {
			return true, context.Cause(ctx)
		}
	}
	return pending || waiting || c.owed || status == protocol.StatusTraining, nil
}

// illFormed says whether a program of the task was proven ill-formed: then nothing about its claims is left to decide.
func (w *watch) illFormed(ctx context.Context, v *chain.View) (ill bool, err error) {
	if !w.claims.ill {
		w.claims.ill, err = v.IllFormed(ctx, w.id)
	}
	return w.claims.ill, err
}

// closeMoot ends the disputes about claims of an ill-formed task that are this account's, or about claims of its trainer, and returns how many are
// open: bonds go back, and locks wait for nothing.
func (w *watch) closeMoot(ctx context.Context, v *chain.View) (open int, err error) {
	var errs []error
	for _, d := range w.claims.disputes.Items {
		if w.claims.over[d.ID.String()] {
			continue
		}
		mine, err := d.Challenger == w.account, error(nil)
		if w.c.defends && !mine {
			mine, err = w.mine(ctx, v, d.Trainer)
		}
		if mine {
			open++
			var call chain.Call
			if call, err = w.chain.DisputeClose(d.ID, (&training.Case{Gradient: d.Gradient}).Signed()); err == nil {
				_, err = w.play(ctx, v, &training.Action{Call: call}, "round", d.Round, "claim", d.Claim)
			}
		}
		errs = append(errs, err)
	}
	return open, errors.Join(errs...)
}

// patient bounds ctx by how long sources are asked for what a claim is judged with: where a clock runs, in a whole pass.
func (w *watch) patient(ctx context.Context) (context.Context, context.CancelFunc) {
	until := time.Now().Add(claimPatience)
	if w.claimsOpen > 0 {
		until = w.claims.patience
	}
	return context.WithDeadline(ctx, until)
}

// notePast notes the claims about which no dispute can be opened or run any more: a deadline is not after its round's commit window. A round that
// opens again has others.
func (w *watch) notePast(ctx context.Context, v *chain.View) error {
	c := &w.claims
	rounds := make(map[uint32]bool)
	for _, commit := range c.commits.Items {
		if c.past[commit] || c.signed[commit] != nil {
			continue
		}
		past, looked := rounds[commit.Round]
		if !looked {
			r, err := v.Round(ctx, w.id, commit.Round)
			if err != nil {
				return err
			}
			last := r.OpenedAt + uint64(w.spec.CommitWindow) + uint64(w.spec.ClaimWindow) + w.spec.DisputeBound()
			past = r.OpenedAt != 0 && v.Time >= last
			rounds[commit.Round] = past
		}
		c.past[commit] = past
	}
	return nil
}

// judgeClaim does what is due about one claim, and says whether it may come to more. What fails about one claim holds up no other.
func (w *watch) judgeClaim(ctx context.Context, v *chain.View, commit chain.Committed) (pending bool) {
	c := &w.claims
	if c.past[commit] {
		return false
	}
	s := w.signedGradient(commit)
	var seen history
	running := false
	for _, d := range c.disputes.Items {
		if d.Claim != s.id {
			continue
		}
		seen.opened++
		if c.over[d.ID.String()] {
			seen.over++
		} else if d.Challenger == w.account {
			running = true
		}
	}
	last := s.gradient.Deadline + uint64(w.spec.ClaimWindow)
	known := c.settled[s.id]
	if known.until > 0 && known.history == seen && !c.wrong[s.id] { // right, or condemned
		return v.Time < last || seen.over < seen.opened
	}
	if !running && v.Time >= last+w.spec.DisputeBound() {
		return false
	}
	if !running && v.Time >= last && !w.replayed(work{commit.Round, commit.Trainer, commit.ParentRoot}) {
		return true // nothing can be opened about it any more: a replay would only keep others waiting
	}
	pause := c.pauses[s.id]
	if running {
		w.claimsOpen++
	} else if pause != nil && pause.pausing() {
		return true
	}
	var settled bool
	now := standing{history: seen}
	err := guarded(func() (err error) {
		if now.until, err = v.TrainingMattersUntil(ctx, s.gradient); err != nil {
			return err
		}
		// Where a conviction takes nothing no replay is worth its place, nor any move but those of one's own disputes.
		if settled = known == now || now.until == 0 && !running; !settled {
			settled, err = w.prosecuteClaim(ctx, v, commit, s, running)
		}
		return err
	})
	if pause == nil {
		pause = new(backoff)
	}
	switch {
	case errors.Is(err, errRefused):
		c.pauses[s.id] = pause
		pause.failed()
	case err != nil && ctx.Err() == nil && !chain.Transient(err):
		c.pauses[s.id] = pause
		w.meters.troubles.Inc()
		w.log.Warn("cannot do what is due about a trainer's claim; trying again", "round", commit.Round, "trainer", commit.Trainer, "err", err, "in", pause.failed())
	case err == nil:
		delete(c.pauses, s.id)
		delete(c.settled, s.id)
		if settled {
			c.settled[s.id] = now
			w.releaseReplay(work{commit.Round, commit.Trainer, commit.ParentRoot})
		}
	}
	return true
}

// errRefused says that the chain refused what was due at the newest block: nothing follows from it for later ones.
var errRefused = errors.New("the chain refuses it now")

// prosecuteClaim does the next thing there is to do about a claim: replays it, sends a proof, or makes a move in a dispute. settled: there is nothing
// to do, as far as disputes have come.
func (w *watch) prosecuteClaim(ctx context.Context, v *chain.View, commit chain.Committed, s *signedGradient, running bool) (settled bool, err error) {
	about, err := w.disputesAbout(ctx, v, s.id)
	if err != nil {
		return false, err
	}
	c := &w.claims
	of := work{commit.Round, commit.Trainer, commit.ParentRoot}
	if c.sound[s.id] == nil {
		c.sound[s.id] = make(map[training.Chain]bool)
	}
	k := &training.Case{Gradient: s.gradient, Signature: s.signature, Sound: c.sound[s.id]}
	due, wait, settled, err := k.Attend(ctx, v, s.id, w.account, about)
	switch {
	case err != nil || settled:
		return settled, err
	case due != nil:
		return false, w.accuse(ctx, v, due, commit, s.id)
	case wait:
		w.keepReplay(of, v.Number)
		return false, nil
	}
	if wrong, replayed := c.wrong[s.id]; replayed && !wrong && len(about) == 0 && !c.posted[s.id] {
		return true, nil
	}
	if s.unserved != nil && !running {
		// Such a claim costs its trainer nothing: it must not hold the place of one that can be judged.
		if k.Posted, err = w.segmentsPosted(ctx, v, s); err != nil {
			return false, err
		}
		if *s.unserved == publicOf(k.Posted, about) {
			if payload, err := w.claimedPayload(ctx, commit); err != nil || payload == nil {
				return false, cmp.Or(err, training.ErrUnserved)
			}
		}
	}
	if k.Replay = w.replayOf(v, of, w.clockOf(v, about, running)); k.Replay == nil {
		return false, nil
	}
	r := k.Replay
	w.judged(v, s.id)
	right := func() {
		if w.first("right " + s.id.String()) {
			w.meters.claimsRight.Inc()
			w.log.Info("claim is right", "round", commit.Round, "trainer", commit.Trainer, "claim", s.id)
		}
	}
	if c.wrong[s.id] = k.Wrong(); !k.Wrong() && len(about) == 0 && !c.posted[s.id] {
		right()
		return true, nil
	}
	if k.Wrong() && w.first("wrong "+s.id.String()) {
		w.meters.claimsWrong.Inc()
		w.log.Error("a trainer's claim is wrong", "round", commit.Round, "trainer", commit.Trainer, "claim", s.id, "claim_hash", commit.ClaimHash,
			"recomputed", r.ClaimHash, "payload", commit.PayloadRoot, "recomputed_payload", r.PayloadRoot)
	}
	if s.gradient.ClaimHash != r.ClaimHash && s.served == nil && !running && time.Since(s.asked) > claimPatience {
		// What nobody serves the trainer is made to show.
		s.served, s.asked = w.checkpoints(ctx, commit), time.Now()
	}
	if commit.ClaimHash == r.ClaimHash && commit.PayloadRoot != r.PayloadRoot {
		if k.Payload, err = w.claimedPayload(ctx, commit); err != nil {
			return false, err
		}
	}
	if k.Posted, err = w.segmentsPosted(ctx, v, s); err != nil {
		return false, err
	}
	k.Ask = w.ask(s)
	due, settled, err = k.Challenge(ctx, v, s.id, w.account, about, s.served)
	if errors.Is(err, training.ErrStuck) && s.served == nil && time.Since(s.asked) > claimPatience {
		// A dispute that was opened by a list that was served then, say before this process was started, does not show it.
		if s.served, s.asked = w.checkpoints(ctx, commit), time.Now(); s.served != nil {
			due, settled, err = k.Challenge(ctx, v, s.id, w.account, about, s.served)
		}
	}
	switch {
	case errors.Is(err, training.ErrLost):
		w.log.Error("disputes about a wrong claim were lost; none is opened any more", "round", commit.Round, "trainer", commit.Trainer, "err", err)
		return true, nil
	case errors.Is(err, training.ErrComputing):
		return false, nil
	case errors.Is(err, training.ErrUnserved) && !running:
		seen := publicOf(k.Posted, about)
		s.unserved = &seen
		w.releaseReplay(of)
		return false, err
	case err != nil:
		return false, err
	case settled && !k.Wrong():
		right()
	case due != nil:
		return false, w.accuse(ctx, v, due, commit, s.id)
	}
	return settled, nil
}

// accuse plays against a claim, and says what was expected and claimed if that convicts its trainer.
func (w *watch) accuse(ctx context.Context, v *chain.View, due *training.Action, commit chain.Committed, id protocol.Hash) error {
	refused, err := w.play(ctx, v, due, "round", commit.Round, "trainer", commit.Trainer, "claim", id)
	if refused {
		return errRefused
	}
	if err != nil || !due.Convicts {
		return err
	}
	now, err := w.latest(ctx)
	if err != nil {
		return err
	}
	found, err := now.TrainingConvictions(ctx, v.Number, w.id, commit.Round, commit.Trainer)
	for _, c := range found {
		if c.Claim == id {
			w.log.Info("a trainer is convicted", "round", c.Round, "trainer", c.Trainer, "fault", c.Fault, "element", c.Element,
				"expected_bits", fmt.Sprintf("%#x", c.Expected), "claimed_bits", fmt.Sprintf("%#x", c.Claimed), "tx", c.TxHash)
		}
	}
	return err
}

// play sends what is due in the game. refused: somebody was faster, or it cannot be done now; the next view shows where it stands.
func (w *watch) play(ctx context.Context, v *chain.View, due *training.Action, about ...any) (refused bool, err error) {
	p := move
	if due.Bond {
		bond, err := v.TrainingBond(ctx)
		if err != nil {
			return false, err
		}
		p = opening(v, w.cfg.Deployment.Dispute, bond)
	}
	refused, err = w.send(ctx, due.Call, p)
	if revert, ok := chain.AsRevert(err); ok && slices.Contains([]string{"WrongMove", "ClockExpired", "ClockRunning", "NotDisputable"}, revert.Name) {
		w.log.Info("somebody was faster", "call", due.Name, "reason", revert)
		return true, nil
	}
	if err != nil || refused {
		return refused, err
	}
	if due.Bond {
		w.begun.disputes++
		w.meters.disputes.Inc()
	}
	if due.Convicts {
		w.meters.convictions.Inc()
	}
	w.log.Info("moved in the game about a claim", append([]any{"call", due.Name}, about...)...)
	return false, nil
}

// endDisputes notes which disputes have ended, and takes back bonds and won halves: that it could not is in the log, and holds up no move.
func (w *watch) endDisputes(ctx context.Context, v *chain.View) error {
	for _, d := range w.claims.disputes.Items {
		key := d.ID.String()
		if w.claims.over[key] {
			continue
		}
		p, err := v.TrainingPosition(ctx, d.ID)
		if err != nil {
			return err
		}
		if chain.TrainingTurn(p.Turn) == chain.TrainingTurnOver {
			w.claims.over[key] = true
			w.claims.owed = w.claims.owed || d.Challenger == w.account || d.Trainer == w.account
		}
	}
	if !w.claims.owed {
		return nil
	}
	credit, err := v.TrainingCredit(ctx, w.account)
	if err != nil {
		return err
	}
	call, err := w.chain.DisputeWithdraw()
	if err != nil {
		return err
	}
	w.claims.owed = w.takeBack(call, credit)
	return nil
}

// signedGradient is what the trainer of a commitment signed.
func (w *watch) signedGradient(commit chain.Committed) *signedGradient {
	s := w.claims.signed[commit]
	if s == nil {
		g := commit.Gradient()
		s = &signedGradient{gradient: g, signature: []byte(commit.Signature), id: g.ClaimID(w.cfg.Deployment.RoundsDomain())}
		w.claims.signed[commit] = s
	}
	return s
}

// checkpoints is a claim's list if some source serves it.
func (w *watch) checkpoints(ctx context.Context, commit chain.Committed) []protocol.Hash {
	ctx, cancel := w.patient(ctx)
	defer cancel()
	list := claim.List(w.id, w.spec, commit.Round, commit.Trainer, commit.ClaimHash)
	raw, err := w.lib.raw(ctx, list.Root, list.Bytes, func(raw []byte) error { return list.Verify(bytes.NewReader(raw)) })
	if err != nil {
		return nil
	}
	out := make([]protocol.Hash, len(raw)/claim.HashBytes)
	for i := range out {
		out[i] = protocol.Hash(raw[i*claim.HashBytes:])
	}
	return out
}

// claimedPayload is the leaves of a wrong payload, if they can be had; whoever has to publish them is not the trainer.
func (w *watch) claimedPayload(ctx context.Context, commit chain.Committed) ([]byte, error) {
	ctx, cancel := w.patient(ctx)
	defer cancel()
	f, err := w.lib.open(ctx, payloadObject(w.spec, w.id, commit.Round, commit.Trainer, commit.PayloadRoot))
	if errors.Is(err, errUnavailable) || errors.Is(err, context.DeadlineExceeded) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}

// What keeps all claims of a task from being judged here.
var (
	errUnfit      = errors.New("the task's programs do not fit it: no claim of it can be judged")
	errTooLarge   = errors.New("replays of the task's claims take more memory than they may: --max-replay-bytes allows more")
	errTooComplex = errors.New("an operator of the task's programs computes for too long by itself")
)

// materials are programs, constants and data of the task, whose memory is counted into a job before all but the programs is fetched. Programs
// that break a rule are proven to. With an error it may be the data set alone that is of use.
func (w *watch) materials(ctx context.Context, spec *protocol.TaskSpec, j *job) (*material, error) {
	// One of them fetches.
	fetched, err := w.claims.shares.alone(ctx, &w.mu)
	if err != nil {
		return nil, err
	}
	defer fetched()
	w.mu.Lock()
	m := w.claims.material
	w.mu.Unlock()
	if m != nil {
		return m, j.resize(m.bytes)
	}
	if unfit := w.claims.unfit.Load(); unfit != nil { // another found out
		return nil, *unfit
	}
	m = new(material)
	if err := w.programs(ctx, spec, m, j); err != nil {
		if errors.Is(err, errUnfit) || errors.Is(err, errTooLarge) || errors.Is(err, errTooComplex) {
			w.claims.unfit.Store(&err)
			w.meters.refused.Inc()
			w.log.Error("no claim of the task can be judged here", "why", err)
		}
		if !m.lacksConstants || w.dataset(ctx, spec, m) != nil {
			return nil, err
		}
		return m, err
	}
	if err := w.dataset(ctx, spec, m); err != nil {
		return nil, fmt.Errorf("the data set: %w", err)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.claims.material = m
	return m, nil
}

// forgetMaterial has the next replay get it anew.
func (w *watch) forgetMaterial(m *material) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.claims.material == m {
		w.claims.material = nil
	}
}

// dataset gets the data set from a source that has it. If none has, it is what is published of it on chain: a replay demands what it reads.
func (w *watch) dataset(ctx context.Context, spec *protocol.TaskSpec, m *material) error {
	raw, err := w.lib.raw(ctx, spec.DatasetRoot, m.dataset, func(raw []byte) error {
		_, err := claim.NewDataset(spec, raw)
		return err
	})
	if errors.Is(err, errUnavailable) {
		layout, err := m.task.Programs.Layout()
		if err != nil {
			return err
		}
		m.shown = newShownRecords(spec.DatasetRoot, spec.DatasetRecords, uint32(layout.Bytes()))
		m.records = m.shown
		return nil
	} else if err != nil {
		return err
	}
	records, err := claim.NewDataset(spec, raw)
	if err != nil {
		return err
	}
	held := heldRecords{Dataset: records, raw: bytes.NewReader(raw)}
	held.leaves, err = claim.OpenDataset(spec, held.raw, uint64(len(raw)))
	m.records = held
	m.roots = append(m.roots, spec.DatasetRoot)
	if err != nil {
		return err
	}
	layout, err := m.task.Programs.Layout()
	if err != nil {
		return err
	}
	if layout.Rows() > 0 && records.RecordBytes() != uint64(layout.Bytes()) {
		return w.proveRecordSize(ctx, &m.task.Programs, held)
	}
	return nil
}

// heldRecords is a data set in memory, with as much of the tree over its records as paths are made of quickly.
type heldRecords struct {
	*claim.Dataset
	raw    *bytes.Reader
	leaves *claim.OpenedLeaves
}

// Path implements training.Dataset.
func (h heldRecords) Path(index uint64) ([]protocol.Hash, error) {
	r, err := h.leaves.OpenRange(h.raw, index, 1)
	return r.Proof, err
}

// programs are the task's, with their constants, from the first source that has all of them; or from where each of them can be had, if it must be
// by a demand.
func (w *watch) programs(ctx context.Context, spec *protocol.TaskSpec, m *material, j *job) error {
	// from gets them from one place. done: nothing else can do better.
	from := func(get claim.Get) (done bool, err error) {
		m.roots = nil
		noted := func(ctx context.Context, root claim.Hash, limit uint64) ([]byte, error) {
			m.roots = append(m.roots, root)
			return get(ctx, root, limit)
		}
		if m.task, err = claim.FetchPrograms(ctx, w.id, spec, noted); err != nil {
			return false, err
		}
		if err := w.fits(ctx, m, j); err != nil {
			return true, err
		}
		err = m.task.FetchConstants(ctx, noted)
		return err == nil, err
	}
	if w.c.defends {
		if done, err := from(func(_ context.Context, root claim.Hash, limit uint64) ([]byte, error) {
			return w.lib.kept(root, limit)
		}); done {
			return err
		}
	}
	sources, err := w.lib.inTurn(ctx)
	if err != nil && ctx.Err() != nil {
		return context.Cause(ctx)
	}
	errs := []error{errUnavailable, err}
	for _, source := range sources {
		done, err := from(func(ctx context.Context, root claim.Hash, limit uint64) ([]byte, error) {
			raw, err := w.lib.get(ctx, source, root, limit)
			if err == nil && w.c.defends {
				err = w.lib.keepRaw(root, raw) // what is not of the root shows when it is read
			}
			return raw, err
		})
		if done || ctx.Err() != nil {
			return err
		}
		errs = append(errs, fmt.Errorf("programs from %s: %w", source, err))
	}
	loose, err := w.loosePrograms(ctx, spec)
	if err == nil && loose == nil {
		var complete bool
		if complete, err = w.obtainPrograms(ctx, spec); err == nil && complete {
			loose, err = w.loosePrograms(ctx, spec)
		}
	}
	if err != nil || loose == nil {
		return errors.Join(append(errs, err)...)
	}
	get := func(_ context.Context, root claim.Hash, _ uint64) ([]byte, error) {
		if raw, ok := loose[root]; ok {
			return raw, nil
		}
		return nil, errUnavailable
	}
	m.roots = nil
	if m.task, err = claim.FetchPrograms(ctx, w.id, spec, func(ctx context.Context, root claim.Hash, limit uint64) ([]byte, error) {
		m.roots = append(m.roots, root)
		return get(ctx, root, limit)
	}); err != nil {
		return err
	}
	if err := w.fits(ctx, m, j); err != nil {
		return err
	}
	return w.constants(ctx, spec, m, get)
}

// fits says whether the task's programs can be run here, and makes the job as large as that takes: errMoreMemory if it has to wait for that. What does not fit it proves to: errIllFormed.
func (w *watch) fits(ctx context.Context, m *material, j *job) error {
	if err := m.task.Check(); err != nil {
		var misfit *claim.Misfit
		if errors.As(err, &misfit) {
			return w.proveMisfit(ctx, &m.task.Programs, misfit)
		}
		return fmt.Errorf("%w: %w", errUnfit, err)
	}
	layout, err := m.task.Programs.Layout()
	if err != nil {
		return fmt.Errorf("%w: %w", errUnfit, err)
	}
	spec, records := m.task.Spec, uint64(layout.Bytes())
	over, size := bits.Mul64(spec.DatasetRecords, records)
	if m.dataset = size; layout.Rows() == 0 { // nothing reads it
		m.dataset, records = uint64(w.cfg.MaxObjectBytes), uint64(w.cfg.MaxObjectBytes)/max(1, spec.DatasetRecords)
	}
	if over != 0 || m.dataset > uint64(w.cfg.MaxObjectBytes) {
		return fmt.Errorf("%w: a data set of %d records of %d bytes, --max-object-bytes is %d", errTooLarge, spec.DatasetRecords, records, w.cfg.MaxObjectBytes)
	}
	m.bytes = training.Footprint(&m.task, records)
	if limit := w.c.replays.memory; m.bytes > limit {
		return fmt.Errorf("%w: %d bytes, the limit is %d", errTooLarge, m.bytes, limit)
	}
	if work := m.task.Programs.Dearest().Work(); work > maxOperator {
		return fmt.Errorf("%w: %d multiply-adds and elements, the limit is %d", errTooComplex, work, uint64(maxOperator))
	}
	w.mu.Lock()
	known := w.claims.shares.bytes == m.bytes
	w.claims.shares.bytes = m.bytes
	w.mu.Unlock()
	if !known {
		cost := m.task.Work()
		w.log.Info("claims of the task are replayed", "multiply_adds", cost.MultiplyAdds, "elements", cost.Elements, "bytes", m.bytes)
		w.able(EstimateReplay(&m.task), "estimated")
	}
	return j.resize(m.bytes)
}

// errIllFormed says that an entry of the task's programs was proven to break a rule.
var errIllFormed = errors.New("a program of the task breaks a rule")

// loosePrograms are the list of programs and the programs by their roots, wherever each can be had; nil if one cannot. An entry that breaks a
// rule it proves to: errIllFormed.
func (w *watch) loosePrograms(ctx context.Context, spec *protocol.TaskSpec) (map[protocol.Hash][]byte, error) {
	var roots [claim.ProgramCount]protocol.Hash
	loose := make(map[protocol.Hash][]byte)
	list, err := w.lib.raw(ctx, spec.ProgramRoot, claim.ProgramCount*claim.HashBytes, func(raw []byte) error {
		if len(raw) != claim.ProgramCount*claim.HashBytes {
			return fmt.Errorf("%d bytes are not three roots", len(raw))
		}
		for i := range roots {
			roots[i] = protocol.Hash(raw[i*claim.HashBytes:])
		}
		if root := training.NewList(claim.KindPrograms, roots[:]).Root(); root != spec.ProgramRoot {
			return fmt.Errorf("its root is %s", root)
		}
		return nil
	})
	if err != nil {
		return nil, unlessUnavailable(err)
	}
	loose[spec.ProgramRoot] = list
	var parts [claim.ProgramCount][][]byte
	for i, root := range roots {
		// As entries alone: what is no program is proven not to be one.
		raw, err := w.lib.raw(ctx, root, claim.MaxProgramBytes, func(raw []byte) (err error) {
			if parts[i], err = program.Cut(raw); err != nil {
				return err
			}
			if got, _ := program.CutRoot(parts[i]); got != root {
				return fmt.Errorf("its root is %s", got)
			}
			return nil
		})
		if err != nil {
			return nil, unlessUnavailable(err)
		}
		loose[root] = raw
	}
	which, entries, found, err := training.IllFormed(parts)
	if err != nil || !found {
		return loose, err
	}
	call, err := w.chain.ProveProgram(w.id, which, entries)
	if err != nil {
		return nil, err
	}
	return nil, w.endTask(ctx, call, which, entries.Place.Number)
}

// proveMisfit proves that an entry does not fit the task's other programs or its spec: errIllFormed.
func (w *watch) proveMisfit(ctx context.Context, programs *claim.Programs, m *claim.Misfit) error {
	entries, step, err := training.ShowMisfit(programs, m)
	if err != nil {
		return err
	}
	call, err := w.chain.ProveBinding(w.id, m.Which, entries, step)
	if err != nil {
		return err
	}
	return w.endTask(ctx, call, m.Which, m.Entry)
}

// proveRecordSize proves that a record of the data set, the first one of these, has another size than the step reads: errIllFormed.
func (w *watch) proveRecordSize(ctx context.Context, programs *claim.Programs, records training.Dataset) error {
	record, err := records.Record(ctx, 0)
	if err != nil {
		return err
	}
	path, err := records.Path(0)
	if err != nil {
		return err
	}
	step, err := training.ShowFields(programs)
	if err != nil {
		return err
	}
	call, err := w.chain.ProveRecordSize(w.id, step, 0, record, path)
	if err != nil {
		return err
	}
	return w.endTask(ctx, call, 1, step.Place.Number)
}

// endTask sends what proves that a program of the task breaks a rule: errIllFormed.
func (w *watch) endTask(ctx context.Context, call chain.Call, which int, entry uint32) error {
	refused, err := w.send(ctx, call, move)
	if err != nil {
		return err
	}
	if !refused {
		w.log.Error("a program of the task breaks a rule; the task is ended", "program", which, "entry", entry)
	}
	return errIllFormed
}

// unlessUnavailable is an error that says more than that no source has an object.
func unlessUnavailable(err error) error {
	if errors.Is(err, errUnavailable) {
		return nil
	}
	return err
}

// ---- the trainer's side

// defend does what is due in the disputes about claims of this key's trainers.
func (w *watch) defend(ctx context.Context, v *chain.View) (open int, err error) {
	if !w.disputable() {
		return 0, nil
	}
	if err := w.readClaims(ctx, v); err != nil {
		return 0, err
	}
	if err := w.endDisputes(ctx, v); err != nil {
		return 0, err
	}
	defer w.forgetReplays(v)
	if ill, err := w.illFormed(ctx, v); err != nil {
		return 0, err
	} else if ill {
		open, err = w.closeMoot(ctx, v)
		w.defended = open
		return open, err
	}
	// What cannot be read for a warning keeps nobody from an answer.
	errs := []error{w.warnOfConvictions(ctx, v)}
	switch mine, err := w.ofThisTrainer(ctx, v); {
	case err != nil:
		errs = append(errs, err)
	case mine:
		w.warnOfWindows()
	default:
		w.alarms.clear(w.id)
	}
	live := make(map[protocol.Hash]bool)
	for _, d := range w.claims.disputes.Items {
		live[d.Claim] = live[d.Claim] || !w.claims.over[d.ID.String()]
	}
	for claim, is := range live {
		if !is {
			w.c.published.drop(claim)
		}
	}
	errs = append(errs, w.pinParents(ctx, v))
	seen := make(map[protocol.Hash]bool)
	for _, d := range w.claims.disputes.Items {
		if w.claims.over[d.ID.String()] || seen[d.Claim] {
			continue
		}
		n := 0
		err := guarded(func() error {
			mine, err := w.mine(ctx, v, d.Trainer)
			if err != nil || !mine {
				return err
			}
			seen[d.Claim] = true
			n, err = w.defendClaim(ctx, v, d)
			return err
		})
		open += n
		if err != nil {
			errs = append(errs, fmt.Errorf("dispute %s, round %d: %w", d.ID, d.Round, err))
		}
	}
	w.defended = open
	w.c.budget.owe(w.id, w.debt())
	n, err := w.refuteAudits(ctx, v)
	return open + n, errors.Join(append(errs, err)...)
}

// pinParents keeps the states that the trainer's commitments start from, and what they are replayed with, for as long as these can be disputed: where a
// round was overturned nobody else has to keep the state.
func (w *watch) pinParents(ctx context.Context, v *chain.View) error {
	c := &w.claims
	liable := uint64(w.spec.CommitWindow) + uint64(w.spec.ClaimWindow) + w.spec.DisputeBound()
	var last uint64
	defer func() {
		if last > v.Time {
			w.keepMaterial(last, time.Duration(last-v.Time)*time.Second)
		}
	}()
	for _, commit := range c.commits.Items {
		mine, err := w.mine(ctx, v, commit.Trainer)
		if err != nil {
			return err
		}
		if !mine || c.past[commit] {
			continue
		}
		if until := c.pinned[commit.ParentRoot]; until > v.Time {
			last = max(last, until)
			continue
		}
		r, err := v.Round(ctx, w.id, commit.Round)
		if err != nil {
			return err
		}
		if c.past[commit] = r.OpenedAt != 0 && v.Time >= r.OpenedAt+liable; c.past[commit] {
			continue
		}
		last = v.Time + liable
		if w.pin(stateObject(w.spec, commit.ParentRoot), time.Duration(liable)*time.Second) {
			c.pinned[commit.ParentRoot] = v.Time + liable
		}
	}
	return nil
}

// keepMaterial keeps what this trainer's claims are replayed with until then, and gets it beside the passes as soon as there is such a claim: who
// served it may stop when a clock runs.
func (w *watch) keepMaterial(until uint64, keep time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	k := &w.claims.kept
	if k.roots != nil && k.until >= until || k.getting || k.pause.pausing() || w.claims.unfit.Load() != nil {
		return
	}
	lost := false
	for _, root := range k.roots {
		lost = lost || w.lib.pinRaw(root, keep) != nil
	}
	if k.roots != nil && !lost {
		k.until = until
		return
	}
	k.roots, k.getting = nil, true
	w.beside(func(run context.Context) {
		var m *material
		j := w.c.replays.job(w.id, w.stake())
		err := guarded(func() (err error) {
			for first := true; first || errors.Is(err, errMoreMemory) || errors.Is(err, errEvicted); first = false {
				err = w.admitted(run, j, func(ctx context.Context) (err error) {
					m, err = w.materials(ctx, w.spec, j)
					return err
				})
			}
			if err == nil && m.shown != nil {
				w.forgetMaterial(m)
				err = fmt.Errorf("the data set: %w", errUnavailable)
			}
			if err == nil {
				w.warnOfFlood(run, w.spec, m)
			}
			return err
		})
		w.mu.Lock()
		defer w.mu.Unlock()
		k.getting = false
		switch {
		case err == nil:
			k.roots, k.until, k.pause = m.roots, 0, backoff{} // pinned at the next look
		case run.Err() == nil:
			w.meters.troubles.Inc()
			w.log.Warn("cannot keep what this trainer's claims are replayed with; trying again", "err", err, "in", k.pause.failed())
		}
	})
}

// pin keeps a state that is held, or fetches it to be kept at the next look. What lies in the trainer's own folder needs no keeping.
func (w *watch) pin(o object, keep time.Duration) bool {
	lib := w.lib
	if f, err := lib.held(o); err == nil {
		f.Close()
		return lib.pin(o, keep) == nil
	}
	if len(lib.lies(o)) > 0 {
		return true
	}
	if w.claims.pinning.CompareAndSwap(false, true) {
		w.beside(func(ctx context.Context) {
			defer w.claims.pinning.Store(false)
			ctx, cancel := context.WithTimeout(ctx, claimPatience)
			defer cancel()
			f, err := lib.open(ctx, o)
			if err != nil {
				w.meters.troubles.Inc()
				w.log.Warn("cannot keep a state that this trainer's claim starts from", "state", o.root, "err", err)
				return
			}
			f.Close()
		})
	}
	return false
}

// mine says whether this key is the trainer's account, or the one that it enrolled with.
func (w *watch) mine(ctx context.Context, v *chain.View, trainer common.Address) (bool, error) {
	if trainer == w.account {
		return true, nil
	}
	key, ok := w.claims.keys[trainer]
	if !ok {
		e, err := v.Enrollment(ctx, w.id, trainer)
		if err != nil {
			return false, err
		}
		key = e.Key
		w.claims.keys[trainer] = key
	}
	return key == w.account, nil
}

// defendClaim does what is due in the disputes about one claim, and returns how many of them are open.
func (w *watch) defendClaim(ctx context.Context, v *chain.View, d chain.TrainingDispute) (open int, err error) {
	about, err := w.disputesAbout(ctx, v, d.Claim)
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
		w.once("condemned "+d.Claim.String(), "a claim of this trainer was condemned: nothing is left to defend", "round", d.Round, "claim", d.Claim)
		return open, nil
	}
	g := d.Gradient
	of := work{g.Round, g.Trainer, g.ParentRoot}
	if !training.Asked(v, about) {
		w.keepReplay(of, v.Number)
		return open, w.answer(ctx, v, &training.Defence{Gradient: g}, about)
	}
	r := w.replayOf(v, of, askedBy(v, about))
	w.keepReplayUntil(of, g.Deadline+uint64(w.spec.ClaimWindow)+w.spec.DisputeBound())
	if r == nil {
		rest := slices.DeleteFunc(about, func(x training.Dispute) bool { return x.Turn().Trainers() })
		err := w.answer(ctx, v, &training.Defence{Gradient: g}, rest)
		if unfit := w.claims.unfit.Load(); unfit != nil {
			err = errors.Join(*unfit, err)
		}
		return open, err
	}
	if g.ClaimHash != r.ClaimHash || g.PayloadRoot != r.PayloadRoot {
		return open, fmt.Errorf("what was signed is not what this machine computes: claim hash %s, recomputed %s; payload %s, recomputed %s",
			protocol.Hash(g.ClaimHash), r.ClaimHash, protocol.Hash(g.PayloadRoot), r.PayloadRoot)
	}
	return open, w.answer(ctx, v, &training.Defence{Replay: r, Gradient: g}, about)
}

// answer makes the trainer's moves in the disputes about a claim, as far as what they need is computed.
func (w *watch) answer(ctx context.Context, v *chain.View, d *training.Defence, about []training.Dispute) error {
	var errs []error
	var moves errgroup.Group
	moves.SetLimit(parallelDemands)
	for due, err := range d.Defend(ctx, v, about) {
		if errors.Is(err, training.ErrComputing) {
			continue
		}
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if d.Replay != nil { // shown before it is posted: whoever doubts it need not ask on chain for the rest
			w.c.published.show(about[0].Claim, d.Replay.Last())
		}
		moves.Go(func() error {
			refused, err := w.play(ctx, v, due, "round", d.Gradient.Round, "claim", d.Gradient.ClaimID(w.cfg.Deployment.RoundsDomain()))
			if err == nil && !refused {
				w.meters.answers.Inc()
			}
			return err
		})
	}
	return errors.Join(append(errs, moves.Wait())...)
}
