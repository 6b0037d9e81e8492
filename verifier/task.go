package verifier

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/windows"
	"assay/protocol"
)

// task is what all that is done about one task goes by, and the hand that does it. What changes belongs to the pass in progress.
type task struct {
	hand
	cfg     *ChallengerConfig
	id      protocol.Hash
	account common.Address
	log     *slog.Logger
	meters  *meters
	// chain makes the calls that the hand sends.
	chain *chain.Chain
	// lib is the process's library, with this task's sources; fetches gets into it, beside the passes, what these may serve.
	lib     *library
	fetches *fetches
	// seats are those of exams, if the operator did not name the task.
	seats *replays
	// reorgs counts them, over all tasks.
	reorgs *atomic.Uint64
	// blocks is how fast they come.
	blocks *cadence
	// floors are what the task's windows have to be, alarms what is wrong about them.
	floors windows.Policy
	alarms *alarms
	// since is the block in which the task was posted; 0 if that is not known.
	since atomic.Uint64
	// spec is read by the first pass, and stays.
	spec *protocol.TaskSpec

	// unjudged is how far the passes are behind.
	unjudged atomic.Pointer[unjudged]

	// What follows belongs to the pass in progress.

	// said are lines that were logged.
	said map[string]bool
	// begun is what was opened since the pass looked.
	begun debt
}

// first says whether it was not asked about the key before.
func (t *task) first(key string) bool {
	said := t.said[key]
	t.said[key] = true
	return !said
}

// once logs a lasting condition of the task once.
func (t *task) once(key, message string, args ...any) {
	if t.first(key) {
		t.log.Warn(message, args...)
	}
}

// seek has something fetched beside the passes, for as long as they ask for it, as fetches says.
func (t *task) seek(key string, patience time.Duration, get func(context.Context) error) (looking bool) {
	return t.fetches.seek(t.id, t.cfg.named(t.id), key, patience, get)
}

// seekObject is seek for an object of the library.
func (t *task) seekObject(o object) (looking bool) {
	return t.seek(o.root.String()+o.ext, claimPatience+time.Duration(o.bytes/usualPace)*time.Second, func(ctx context.Context) error {
		f, err := t.lib.open(ctx, o)
		if err == nil {
			f.Close()
		}
		return err
	})
}

// errBacklog says that a move waits for the next head.
var errBacklog = errors.New("finality of the rounds below is written down first")

// act sends a call against the standing proposal of a round of the task. As long as finality that is due below leaves undecided whether it
// may fall, the call reverts: then act writes some of it down, and returns errBacklog. What it is refused for by a newer block is as in
// send.
func (t *task) act(ctx context.Context, round uint32, call chain.Call, p purpose) (refused bool, err error) {
	refused, err = t.send(ctx, call, p)
	if revert, ok := chain.AsRevert(err); !ok || revert.Name != chain.RevertNotOverturnable {
		return refused, err
	}
	v, err := t.latest(ctx)
	if err != nil {
		return false, err
	}
	mayFall, err := v.MayFall(ctx, t.id, round)
	if err != nil {
		return false, err
	}
	if !mayFall {
		t.log.Info("nothing to do about it now", "call", call.Name, "round", round, "reason", "its state is final or fell")
		return true, nil
	}
	if _, err := t.send(ctx, t.chain.Tick(t.id), move); err != nil {
		return false, err
	}
	return false, fmt.Errorf("%s, round %d: %w", call.Name, round, errBacklog)
}

// acceptsWindows says whether the operator's policy lets this account put bonds into what is about a task, once and with a warning if not.
func (t *task) acceptsWindows(what string) bool {
	err := t.floors.Check(t.spec)
	if err != nil && t.first("windows") {
		t.meters.shortWindows.Inc()
		t.log.Warn(what, "why", err, "hint", "--min-window accepts such windows")
	}
	return err == nil
}

// warnOfConviction is an alarm, and once an error in the log, about an account of this process that was convicted in the task at a time, 0
// if it was not. It ends by itself: a task that has ended is not looked at again.
func (t *task) warnOfConviction(v *chain.View, who string, account common.Address, at uint64) {
	if at == 0 {
		t.alarms.take(t.id, alarmConvicted+account.Hex())
		return
	}
	if v.Time >= at+chain.ConvictionShown {
		return
	}
	when := time.Unix(int64(at), 0).UTC()
	problem := fmt.Sprintf("%s %s was convicted at %s and lost its lock; %s", who, account, when.Format(time.RFC3339), convictionHint)
	if t.alarms.raiseUntil(t.id, alarmConvicted+account.Hex(), problem, at+chain.ConvictionShown) {
		t.log.Error("an account of this process was convicted: its lock in the task is lost", "role", who, "account", account, "when", when,
			"hint", convictionHint)
	}
}

const sealedHint = "who is sealed to opens it: --sealed FOLDER --enclave-key-file FILE"

// closed says that the task's records are sealed, and were not opened to this process.
func (t *task) closed() bool {
	_, held := t.cfg.Held[t.spec.DatasetRoot]
	return protocol.Tier(t.spec.Tier).Sealed() && !held
}

// disputable says whether claims of the task can be disputed with the contracts that this process knows.
func (t *task) disputable() bool {
	dep := &t.cfg.Deployment
	return protocol.Tier(t.spec.Tier).Proven() && t.spec.Game == dep.Game && dep.Dispute != (common.Address{})
}

// read brings a list of the task's events up to a view.
func read[T any](
	ctx context.Context, v *chain.View, t *task, list *chain.Tail[T],
	events func(at *chain.View, ctx context.Context, from uint64, task protocol.Hash) ([]T, error),
) ([]T, error) {
	list.From = t.since.Load()
	return list.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]T, error) {
		return events(at, ctx, from, t.id)
	})
}

// ending is what may end a descent or a demand; nil where nothing does.
type ending struct {
	number    *big.Int
	round     uint32
	branch    uint16
	statement protocol.Hash
	// fallen is for a proposal that fell; late convicts the signers of one that stands, released lets it become final.
	fallen, late, released func(*big.Int, protocol.Statement) chain.Call
}

// inTime ends demands, those first that convict, as long as a pass has time for them: anyone may make many, and each that ends takes a
// block. errBacklog says that some are left to the next pass.
func inTime(endings []ending, end func(ending) error) error {
	slices.SortStableFunc(endings, func(x, y ending) int { return order(x.late == nil, y.late == nil) })
	began := time.Now()
	var errs []error
	for _, e := range endings {
		if time.Since(began) > passPatience {
			return errors.Join(append(errs, errBacklog)...)
		}
		errs = append(errs, end(e))
	}
	return errors.Join(errs...)
}

// end sends what ends a descent or a demand, if anything does by now.
func (t *task) end(ctx context.Context, v *chain.View, e ending) error {
	s, err := t.statement(ctx, v, e.round, e.statement)
	if err != nil {
		return err
	}
	condemned, err := v.Condemned(ctx, e.statement)
	if err != nil {
		return err
	}
	standing, err := v.IsStanding(ctx, s)
	if err != nil {
		return err
	}
	record, err := v.Round(ctx, t.id, e.round)
	if err != nil {
		return err
	}
	call, convicts := e.released, false
	switch {
	case condemned || !standing || record.Branch != e.branch:
		call = e.fallen
	case e.late != nil:
		call, convicts = e.late, true
	}
	if call == nil {
		return nil
	}
	sent := call(e.number, s)
	if refused, err := t.act(ctx, e.round, sent, move); err != nil || refused {
		return err
	}
	t.log.Info("ended", "call", sent.Name, "id", e.number, "round", e.round, "statement", e.statement)
	if convicts {
		t.meters.convictions.Inc()
	}
	return nil
}

// statement finds the statement of an identifier among the proposals of a round.
func (t *task) statement(ctx context.Context, v *chain.View, round uint32, id protocol.Hash) (protocol.Statement, error) {
	s, standing, err := v.Statement(ctx, t.id, round)
	if err != nil || standing && s.ID() == id {
		return s, err
	}
	proposals, err := v.Proposals(ctx, t.id, round)
	if err != nil {
		return protocol.Statement{}, err
	}
	for _, p := range proposals {
		if p.Statement.ID() == id {
			return p.Statement, nil
		}
	}
	return protocol.Statement{}, fmt.Errorf("%w: no proposal of round %d is statement %s", chain.ErrInconsistent, round, id)
}
