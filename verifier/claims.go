package verifier

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/trace"
	"assay/verifier/training"
)

const (
	// claimPatience is how long sources are asked for what a claim is judged with.
	claimPatience = 30 * time.Second
	// keepReplaying is how long a replay goes on that no pass asks for: longer than a pause after a failure.
	keepReplaying = 2 * time.Minute
)

// claims are what trainers of a Verified task claim, as a challenger judges it and plays against what is wrong. They belong to the pass in
// progress.
type claims struct {
	*task
	*disputes
	*replayer
	// traces asks those that serve traces; nil for nobody.
	traces *trace.Reader
	// secret is what claims are drawn with where not all can be judged.
	secret []byte
	// settled are claims about which there was nothing to do when they were last looked at: right, condemned, or wrong and beyond conviction
	// then.
	settled map[protocol.Hash]standing
	// wrong says of the claims that were replayed whether the replay contradicts them: then they are settled only as long as nothing changes
	// on chain, as the gradient may be committed again, or come back to its round.
	wrong map[protocol.Hash]bool
	// pauses are those of claims about which something failed, or was refused.
	pauses map[protocol.Hash]*backoff
	// posted are right claims whose posted segments are looked at all the same: a trainer refuted an audit with one.
	posted map[protocol.Hash]bool
	// sound are accumulators that were found to be right, of each claim.
	sound map[protocol.Hash]map[training.Chain]bool
	// backlog is what is known of the claims that wait for their replays.
	backlog backlog
	pause   backoff
	// until is when the pass has looked at enough claims about which no clock runs; postponed are those that it left to the next one.
	until     time.Time
	postponed map[protocol.Hash]bool
	// tracing is how long the pass has waited for those who show traces.
	tracing time.Duration
	// open is how many disputes of this account's are open.
	open int
	// left are the claims of its disputes that nothing else leads to any more, by their names.
	left map[protocol.Hash]*signedGradient
}

func newClaims(d *disputes, rp *replayer, traces *trace.Reader, secret []byte) *claims {
	c := &claims{
		task: d.task, disputes: d, replayer: rp, traces: traces, secret: secret, wrong: make(map[protocol.Hash]bool),
		sound: make(map[protocol.Hash]map[training.Chain]bool),
	}
	c.reset()
	return c
}

// reset forgets where claims stand, which a reorg may have changed. What a claim replays to, and what follows from that, is the same on
// every chain.
func (c *claims) reset() {
	c.settled, c.pauses = make(map[protocol.Hash]standing), make(map[protocol.Hash]*backoff)
	c.posted, c.postponed = make(map[protocol.Hash]bool), make(map[protocol.Hash]bool)
	c.left = make(map[protocol.Hash]*signedGradient)
	c.tryAnew()
}

// errRefused says that the chain refused what was due at the newest block: nothing follows from it for later ones.
var errRefused = errors.New("the chain refuses it now")

// history is how many disputes about a claim were opened, and how many of them had ended.
type history struct{ opened, over int }

// standing is what settles a claim for now: what there was about it in disputes and, of a wrong one, until when a conviction would take
// something.
type standing struct {
	history
	until uint64
}

// signedGradient is what a trainer signed.
type signedGradient struct {
	gradient  protocol.OuterGradient
	signature []byte
	id        protocol.Hash
	// served is the list of checkpoints, once a source served it.
	served []protocol.Hash
	posted chain.Tail[chain.SegmentPosted]
	traced traced
	// unserved is what was public of the claim when all that was wrong with it was a payload that nobody serves.
	unserved *public
}

// public counts what was shown of a claim on chain: segments that its trainer posted, disputes about it, and moves in them.
type public struct{ posted, disputes, moves int }

func publicOf(posted []chain.SegmentPosted, about []training.Dispute) public {
	p := public{posted: len(posted), disputes: len(about)}
	for _, d := range about {
		p.moves += int(d.Position.Moves)
	}
	return p
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

// segmentsPosted are those of a claim. One may be posted before the claim is committed, but not before there is its task.
func (c *claims) segmentsPosted(ctx context.Context, v *chain.View, s *signedGradient) ([]chain.SegmentPosted, error) {
	s.posted.From = c.since.Load()
	return s.posted.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.SegmentPosted, error) {
		return at.SegmentsPosted(ctx, from, s.id)
	})
}

// followClaims does what is due about the claims of a task and reports whether anything may become due later. What it cannot do it logs,
// and tries again: the pass goes on without it. But the pass waits for its moves, beside each other, and so does the next look at this
// task; other tasks do not.
func (c *claims) followClaims(ctx context.Context, v *chain.View, status protocol.TaskStatus) (pending bool) {
	if !c.disputable() {
		return false
	}
	if c.loader.unfit.Load() != nil && c.open == 0 && !c.owed {
		c.uncover()
		return false
	}
	if c.pause.pausing() {
		return true
	}
	pending, err := c.judgeClaims(ctx, v, status)
	if err != nil && !chain.Transient(err) && !errors.Is(err, context.Canceled) {
		c.meters.troubles.Inc()
		pause := c.pause.failed()
		if pending = true; c.open > 0 {
			c.pause.notBefore = time.Now().Add(min(pause, time.Second)) // a clock runs
		}
		c.log.Warn("cannot do all that is due about the trainers' claims; trying again", "err", err, "in", pause)
		return true
	}
	c.pause = backoff{}
	return pending || err != nil
}

// judgeClaims looks at every claim that was committed, in turn.
func (c *claims) judgeClaims(ctx context.Context, v *chain.View, status protocol.TaskStatus) (pending bool, err error) {
	if err := c.disputes.read(ctx, v); err != nil {
		return true, err
	}
	if err := c.endDisputes(ctx, v, c.challenges); err != nil {
		return true, err
	}
	ill, err := c.illFormed(ctx, v)
	if err != nil {
		return true, err
	}
	if ill {
		c.uncover()
		c.open, err = c.closeMoot(ctx, v, nil)
		return c.open > 0 || c.owed || err != nil, err
	}
	if c.closed() {
		c.once("sealed", "training on sealed data is left alone: only its aggregation is recomputed", "hint", sealedHint)
		// Disputes that were opened with the records are still ended where their trainers are silent.
		c.open = 0
		for _, d := range c.games {
			if d.Challenger == c.account && !c.over[d.ID.String()] {
				c.open++
			}
		}
		return c.open > 0 || c.owed, nil
	}
	if err := c.notePast(ctx, v); err != nil {
		return true, err
	}
	c.loader.stay(c.unsettled(v), status == protocol.StatusTraining)
	defer c.forgetReplays(v)
	c.begin()
	c.open = 0 // not before: what cannot be read leaves clocks running
	c.weigh(ctx, v, c.disputableClaims(v))
	commits, waiting := c.inTurn(v)
	attended := make(map[protocol.Hash]bool)
	for _, commit := range commits {
		attended[c.signedGradient(commit).id] = true
		pending = c.judgeClaim(ctx, v, commit) || pending
		if ctx.Err() != nil {
			return true, context.Cause(ctx)
		}
	}
	err = c.playOn(ctx, v, attended)
	return pending || waiting || c.open > 0 || c.owed || status == protocol.StatusTraining, err
}

// playOn goes on with this account's disputes about claims that nothing else leads to: a reorg has taken the commitment back, and the claim is
// disputed all the same; or the audit was settled for which it was opened. Who leaves a dispute loses its bond.
func (c *claims) playOn(ctx context.Context, v *chain.View, attended map[protocol.Hash]bool) error {
	var errs []error
	for _, d := range c.games {
		if d.Challenger != c.account || c.over[d.ID.String()] || attended[d.Claim] {
			continue
		}
		attended[d.Claim] = true
		c.open++
		if err := guard.Call(func() error { return c.playGame(ctx, v, d) }); err != nil {
			errs = append(errs, fmt.Errorf("dispute %s, round %d: %w", d.ID, d.Round, err))
		}
	}
	return errors.Join(errs...)
}

// playGame does what is due in this account's disputes about the claim of one of them, whose signature is that which it was opened with.
func (c *claims) playGame(ctx context.Context, v *chain.View, d chain.TrainingDispute) error {
	g, s := d.Gradient, c.left[d.Claim]
	if s == nil {
		signature, err := v.OpenedWith(ctx, d)
		if err != nil {
			return err
		}
		s = &signedGradient{gradient: g, signature: signature, id: d.Claim}
		c.left[d.Claim] = s
	}
	commit := chain.Commitment{Trainer: g.Trainer, ParentRoot: g.ParentRoot, PayloadRoot: g.PayloadRoot, ClaimHash: g.ClaimHash}.Of(c.id, g.Round)
	due, _, err := c.prosecuteClaim(ctx, v, commit, s, true)
	if err != nil || due == nil {
		return err
	}
	c.accuse(ctx, v, duty{Action: due}, commit, s.id, func(err error) error {
		if errors.Is(err, errRefused) {
			return nil // the next head tells
		}
		return err
	})
	return nil
}

// unsettled are the claims that may still have to be replayed here: those that are disputed, and those that can be and are not known to be right.
// What that takes is kept however long nobody asks for it: where the round is final or fell nobody has to serve it, and nobody can be made to show
// it, but a dispute without a replay is lost.
func (c *claims) unsettled(v *chain.View) []protocol.OuterGradient {
	claims := c.played()
	for _, commit := range c.commits.Items {
		if c.past[commit] {
			continue
		}
		s := c.signedGradient(commit)
		if right := c.settled[s.id].until > 0 && !c.wrong[s.id]; !right && v.Time < s.gradient.Deadline+uint64(c.spec.ClaimWindow) {
			claims = append(claims, s.gradient)
		}
	}
	return claims
}

// disputableClaims is how many were committed that can be disputed yet.
func (c *claims) disputableClaims(v *chain.View) (n uint64) {
	for _, commit := range c.commits.Items {
		if !c.past[commit] && v.Time < c.signedGradient(commit).gradient.Deadline+uint64(c.spec.ClaimWindow) {
			n++
		}
	}
	return n
}

// begin says that a pass begins to look at claims.
func (c *claims) begin() { c.until, c.tracing = time.Now().Add(passPatience), 0 }

// judgeClaim does what is due about one claim, and says whether it may come to more. A move is sent beside what the pass looks at next, and
// what fails about one claim ends the look at no other; but who shows traces is waited for, by all claims together for tracePatience.
func (c *claims) judgeClaim(ctx context.Context, v *chain.View, commit chain.Committed) (pending bool) {
	if c.past[commit] {
		return false
	}
	s := c.signedGradient(commit)
	var seen history
	running := false
	for _, d := range c.games {
		if d.Claim != s.id {
			continue
		}
		seen.opened++
		if c.over[d.ID.String()] {
			seen.over++
		} else if d.Challenger == c.account {
			running = true
		}
	}
	last := s.gradient.Deadline + uint64(c.spec.ClaimWindow)
	known := c.settled[s.id]
	if known.until > 0 && known.history == seen && !c.wrong[s.id] { // right, or condemned
		return v.Time < last || seen.over < seen.opened
	}
	if !running && v.Time >= last+c.spec.DisputeBound() {
		return false
	}
	if !running && v.Time >= last && !c.replayed(work{commit.Round, commit.Trainer, commit.ParentRoot}) {
		return true // nothing can be opened about it any more: a replay would only keep others waiting
	}
	pause := c.pauses[s.id]
	if running {
		c.open++
	} else if pause != nil && pause.pausing() {
		return true
	} else if time.Now().After(c.until) {
		c.postponed[s.id] = true
		return true
	}
	var settled bool
	var due *training.Action
	now := standing{history: seen}
	err := guard.Call(func() (err error) {
		if now.until, err = v.TrainingMattersUntil(ctx, s.gradient); err != nil {
			return err
		}
		// Where a conviction takes nothing no replay is worth its place, nor any move but those of one's own disputes.
		if settled = known == now || now.until == 0 && !running; !settled {
			due, settled, err = c.prosecuteClaim(ctx, v, commit, s, running)
		}
		return err
	})
	if pause == nil {
		pause = new(backoff)
	}
	ends := func(err error) {
		switch {
		case errors.Is(err, errRefused):
			c.pauses[s.id] = pause
			pause.failed()
		case err != nil && ctx.Err() == nil && !chain.Transient(err):
			c.pauses[s.id] = pause
			c.meters.troubles.Inc()
			c.log.Warn("cannot do what is due about a trainer's claim; trying again", "round", commit.Round, "trainer", commit.Trainer, "err", err,
				"in", pause.failed())
		case err == nil:
			delete(c.pauses, s.id)
			delete(c.settled, s.id)
			if settled {
				c.settled[s.id] = now
				c.releaseReplay(work{commit.Round, commit.Trainer, commit.ParentRoot})
			}
		}
	}
	if err != nil || due == nil {
		ends(err)
		return true
	}
	c.accuse(ctx, v, duty{Action: due}, commit, s.id, func(err error) error {
		ends(err)
		return nil
	})
	return true
}

// prosecuteClaim finds the next thing there is to do about a claim: it is replayed, or due is a proof or a move in a dispute. settled:
// there is nothing to do, as far as disputes have come.
func (c *claims) prosecuteClaim(ctx context.Context, v *chain.View, commit chain.Committed, s *signedGradient, running bool) (
	due *training.Action, settled bool, err error,
) {
	about, err := c.disputesAbout(ctx, v, s.id)
	if err != nil {
		return nil, false, err
	}
	of := work{commit.Round, commit.Trainer, commit.ParentRoot}
	if c.sound[s.id] == nil {
		c.sound[s.id] = make(map[training.Chain]bool)
	}
	k := &training.Case{Gradient: s.gradient, Signature: s.signature, Sound: c.sound[s.id]}
	due, wait, settled, err := k.Attend(ctx, v, s.id, c.account, about)
	switch {
	case err != nil || settled || due != nil:
		return due, settled, err
	case wait:
		c.keepReplay(of, v.Number)
		return nil, false, nil
	}
	if wrong, replayed := c.wrong[s.id]; replayed && !wrong && len(about) == 0 && !c.posted[s.id] {
		return nil, true, nil
	}
	if s.unserved != nil && !running {
		// Such a claim costs its trainer nothing: it must not hold the place of one that can be judged.
		if k.Posted, err = c.segmentsPosted(ctx, v, s); err != nil {
			return nil, false, err
		}
		if *s.unserved == publicOf(k.Posted, about) {
			if payload, _, err := c.claimedPayload(commit); err != nil || payload == nil {
				return nil, false, cmp.Or(err, training.ErrUnserved)
			}
		}
	}
	if k.Replay = c.replayOf(v, of, c.clockOf(v, about, running)); k.Replay == nil {
		return nil, false, nil
	}
	r := k.Replay
	c.judged(v, s.id)
	right := func() {
		if c.first("right " + s.id.String()) {
			c.meters.claimsRight.Inc()
			c.log.Info("claim is right", "round", commit.Round, "trainer", commit.Trainer, "claim", s.id)
		}
	}
	if c.wrong[s.id] = k.Wrong(); !k.Wrong() && len(about) == 0 && !c.posted[s.id] {
		right()
		return nil, true, nil
	}
	if k.Wrong() && c.first("wrong "+s.id.String()) {
		c.meters.claimsWrong.Inc()
		c.log.Error("a trainer's claim is wrong", "round", commit.Round, "trainer", commit.Trainer, "claim", s.id, "claim_hash", commit.ClaimHash,
			"recomputed", r.ClaimHash, "payload", commit.PayloadRoot, "recomputed_payload", r.PayloadRoot)
	}
	if s.gradient.ClaimHash != r.ClaimHash && s.served == nil && !running {
		// What nobody serves the trainer is made to show.
		looking := false
		if s.served, looking = c.checkpoints(commit); looking {
			return nil, false, nil
		}
	}
	if commit.ClaimHash == r.ClaimHash && commit.PayloadRoot != r.PayloadRoot {
		looking := false
		if k.Payload, looking, err = c.claimedPayload(commit); err != nil || looking && !running {
			return nil, false, err
		}
	}
	if k.Posted, err = c.segmentsPosted(ctx, v, s); err != nil {
		return nil, false, err
	}
	k.Ask = c.ask(s)
	due, settled, err = k.Challenge(ctx, v, s.id, c.account, about, s.served)
	if errors.Is(err, training.ErrStuck) && s.served == nil {
		// A dispute that was opened by a list that was served then, say before this process was started, does not show it.
		if s.served, _ = c.checkpoints(commit); s.served != nil {
			due, settled, err = k.Challenge(ctx, v, s.id, c.account, about, s.served)
		}
	}
	switch {
	case errors.Is(err, training.ErrLost):
		c.log.Error("disputes about a wrong claim were lost; none is opened any more", "round", commit.Round, "trainer", commit.Trainer,
			"err", err)
		return nil, true, nil
	case errors.Is(err, training.ErrComputing):
		return nil, false, nil
	case errors.Is(err, training.ErrUnserved) && !running:
		seen := publicOf(k.Posted, about)
		s.unserved = &seen
		c.releaseReplay(of)
		return nil, false, err
	case err != nil:
		return nil, false, err
	case settled && !k.Wrong():
		right()
	}
	return due, settled, nil
}

// accuse sends what is due against a claim, once a pass; then gets what it ended with.
func (c *claims) accuse(
	ctx context.Context, v *chain.View, due duty, commit chain.Committed, id protocol.Hash, then func(err error) error,
) {
	if c.moves.claims[id] {
		return
	}
	c.moves.claims[id] = true
	if due.Bond {
		var err error
		if due.Takes, err = c.standsToLose(ctx, v, commit.Trainer); err != nil {
			c.moves.end(func() error { return then(err) })
			return
		}
	}
	due.about = []any{"round", commit.Round, "trainer", commit.Trainer, "claim", id}
	c.start(ctx, v, due, func(refused bool, err error) error {
		switch {
		case errors.Is(err, errBondsKept) || errors.Is(err, errGamePays):
			c.once("kept", "wrong claims of the task are not disputed now: have more tokens, or name it with --task if you have a stake in it",
				"err", err)
			err = errRefused
		case refused:
			err = errRefused
		case err == nil && due.Convicts:
			err = c.tellConviction(ctx, v, commit, id)
		}
		return then(err)
	})
}

// standsToLose is what convicting a trainer of a claim takes: its lock, and the pay of the claim.
func (c *claims) standsToLose(ctx context.Context, v *chain.View, trainer common.Address) (*big.Int, error) {
	lock, err := v.Lock(ctx, c.id, protocol.RoleTrainer, trainer)
	if err != nil {
		return nil, err
	}
	return new(big.Int).Add(lock, c.spec.RewardPerGradient), nil
}

// tellConviction says what was expected and claimed where a claim has convicted its trainer.
func (c *claims) tellConviction(ctx context.Context, v *chain.View, commit chain.Committed, id protocol.Hash) error {
	now, err := c.latest(ctx)
	if err != nil {
		return err
	}
	found, err := now.TrainingConvictions(ctx, v.Number, c.id, commit.Round, commit.Trainer)
	for _, x := range found {
		if x.Claim == id {
			c.log.Info("a trainer is convicted", "round", x.Round, "trainer", x.Trainer, "fault", x.Fault, "element", x.Element,
				"expected_bits", fmt.Sprintf("%#x", x.Expected), "claimed_bits", fmt.Sprintf("%#x", x.Claimed), "tx", x.TxHash)
		}
	}
	return err
}

// checkpoints is a claim's list, if some source has served it; looking says that one may soon.
func (c *claims) checkpoints(commit chain.Committed) (served []protocol.Hash, looking bool) {
	list := claim.List(c.id, c.spec, commit.Round, commit.Trainer, commit.ClaimHash)
	check := func(raw []byte) error { return list.Verify(bytes.NewReader(raw)) }
	raw, err := c.lib.kept(list.Root, list.Bytes)
	if err != nil || check(raw) != nil {
		return nil, c.seek("list "+list.Root.String(), claimPatience, func(ctx context.Context) error {
			_, err := c.lib.raw(ctx, list.Root, list.Bytes, check)
			return err
		})
	}
	served = make([]protocol.Hash, len(raw)/claim.HashBytes)
	for i := range served {
		served[i] = protocol.Hash(raw[i*claim.HashBytes:])
	}
	return served, false
}

// claimedPayload is the leaves of a wrong payload, if some source has served them, and looking says that one may soon; whoever has to
// publish them is not the trainer.
func (c *claims) claimedPayload(commit chain.Committed) (leaves []byte, looking bool, err error) {
	o := payloadObject(c.spec, c.id, commit.Round, commit.Trainer, commit.PayloadRoot)
	f, err := c.lib.held(o)
	if errors.Is(err, os.ErrNotExist) {
		return nil, c.seekObject(o), nil
	} else if err != nil {
		return nil, false, err
	}
	defer f.Close()
	leaves, err = io.ReadAll(f)
	return leaves, false, err
}

// clockOf is when the clock of this challenger runs out in its disputes about a claim; 0 if it has none. running says that one has to be
// opened before a clock runs out, too.
func (c *claims) clockOf(v *chain.View, about []training.Dispute, running bool) (deadline uint64) {
	for _, d := range about {
		if d.Challenger == c.account && d.Turn() == chain.TrainingTurnChallenge && d.Position.Deadline > v.Time {
			deadline = sooner(deadline, d.Position.Deadline)
		}
	}
	if deadline == 0 && running {
		deadline = v.Time + uint64(c.spec.DisputeClock)
	}
	return deadline
}

// sooner is the earlier of two deadlines; 0 is none.
func sooner(a, b uint64) uint64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}
