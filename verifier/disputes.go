package verifier

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/protocol"
	"assay/verifier/training"
)

// disputes are what trainers of a task committed to, and the games about it, in which it moves. They belong to the pass in progress, but
// for what its moves note beside it.
type disputes struct {
	*task
	moves   moves
	commits chain.Tail[chain.Committed]
	opened  chain.Tail[chain.TrainingDispute]
	// games are all of the task's, by events and by what is remembered.
	games []chain.TrainingDispute
	// clocks are when the first clock of this account's side runs out in the disputes about a claim, as of the view of the pass.
	clocks map[protocol.Hash]uint64
	// signed are the commitments' gradients. One may make several commitments.
	signed map[chain.Committed]*signedGradient
	// over are disputes that were seen to have ended; past are commitments whose claims can be disputed no longer.
	over map[string]bool
	past map[chain.Committed]bool
	// ill says that a program of the task was proven ill-formed.
	ill bool
	// owed says that disputes of this account ended whose bonds may not have been paid out.
	owed bool
	// keys are those that trainers enrolled with.
	keys map[common.Address]common.Address

	// mu guards what moves note, which are made beside the pass: what was begun, and what follows.
	mu sync.Mutex
	// remembered are disputes that this account opened, by its receipts.
	remembered []rememberedGame
}

func newDisputes(t *task, l *lane) *disputes {
	dp := &disputes{task: t, moves: moves{lane: l, claims: make(map[protocol.Hash]bool)}, signed: make(map[chain.Committed]*signedGradient)}
	dp.reset()
	return dp
}

// reset forgets what a reorg may have undone. What a commitment's trainer signed is the same on every chain.
func (dp *disputes) reset() {
	dp.over, dp.past, dp.keys, dp.ill = make(map[string]bool), make(map[chain.Committed]bool), make(map[common.Address]common.Address), false
}

// read brings the lists of commitments and disputes up to a view.
func (dp *disputes) read(ctx context.Context, v *chain.View) error {
	dp.games = dp.opened.Items
	if _, err := read(ctx, v, dp.task, &dp.commits, (*chain.View).Committed); err != nil {
		return err
	}
	_, err := read(ctx, v, dp.task, &dp.opened, (*chain.View).TrainingDisputes)
	return errors.Join(err, dp.recall(ctx))
}

// rememberFor is for how many blocks a dispute is remembered after its own: longer than events of new blocks are read again, by which they
// may be left out once more.
const rememberFor = 32

// rememberedGame is a dispute that this account opened in a block.
type rememberedGame struct {
	chain.TrainingDispute
	block chain.Block
}

// remember notes the disputes that a transaction of this account opened: of several servers behind one RPC one that lags may leave out
// their events without a word, and a second dispute would cost a second bond.
func (dp *disputes) remember(receipt *types.Receipt) {
	dp.mu.Lock()
	defer dp.mu.Unlock()
	dp.begun.disputes++
	for _, d := range dp.chain.DisputesOpenedIn(receipt) {
		dp.remembered = append(dp.remembered, rememberedGame{d, chain.Block{Number: receipt.BlockNumber.Uint64(), Hash: receipt.BlockHash}})
	}
}

// recall adds the disputes that are remembered to those that events show, and forgets those that a reorg has undone, or whose events stay.
// No move is on its way then.
func (dp *disputes) recall(ctx context.Context) error {
	games, kept := dp.opened.Items, []rememberedGame(nil)
	for _, r := range dp.remembered {
		if slices.ContainsFunc(games, func(d chain.TrainingDispute) bool { return d.ID.Cmp(r.ID) == 0 }) {
			if last := dp.opened.Marks; last[len(last)-1].Number < r.block.Number+rememberFor {
				kept = append(kept, r)
			}
			continue
		}
		still, err := dp.chain.Canonical(ctx, r.block)
		if err != nil {
			return err
		}
		if still {
			games, kept = append(games[:len(games):len(games)], r.TrainingDispute), append(kept, r)
		}
	}
	dp.games, dp.remembered = games, kept
	return nil
}

// disputesAbout are the disputes about a claim, as they stand at a view.
func (dp *disputes) disputesAbout(ctx context.Context, v *chain.View, id protocol.Hash) ([]training.Dispute, error) {
	var about []chain.TrainingDispute
	for _, d := range dp.games {
		if d.Claim == id {
			about = append(about, d)
		}
	}
	return training.Disputes(ctx, v, about)
}

// illFormed says whether a program of the task was proven ill-formed: then nothing about its claims is left to decide.
func (dp *disputes) illFormed(ctx context.Context, v *chain.View) (ill bool, err error) {
	if !dp.ill {
		dp.ill, err = v.IllFormed(ctx, dp.id)
	}
	return dp.ill, err
}

// closeMoot ends the disputes about claims of an ill-formed task that are this account's, or about claims of its trainers if it has any,
// and returns how many are open: bonds go back, and locks wait for nothing.
func (dp *disputes) closeMoot(
	ctx context.Context, v *chain.View, trains func(context.Context, *chain.View, common.Address) (bool, error),
) (open int, err error) {
	var errs []error
	for _, d := range dp.games {
		if dp.over[d.ID.String()] {
			continue
		}
		mine, err := d.Challenger == dp.account, error(nil)
		if !mine && trains != nil {
			mine, err = trains(ctx, v, d.Trainer)
		}
		if mine {
			open++
			var call chain.Call
			if call, err = dp.chain.DisputeClose(d.ID, (&training.Case{Gradient: d.Gradient}).Signed()); err == nil {
				due := duty{Action: &training.Action{Call: call}, about: []any{"round", d.Round, "claim", d.Claim}}
				dp.start(ctx, v, due, func(_ bool, err error) error { return err })
			}
		}
		errs = append(errs, err)
	}
	return open, errors.Join(errs...)
}

// notePast notes the claims about which no dispute can be opened or run any more: a deadline is not after its round's commit window. A
// round that opens again has others.
func (dp *disputes) notePast(ctx context.Context, v *chain.View) error {
	rounds := make(map[uint32]bool)
	for _, commit := range dp.commits.Items {
		if dp.past[commit] || dp.signed[commit] != nil {
			continue
		}
		past, looked := rounds[commit.Round]
		if !looked {
			r, err := v.Round(ctx, dp.id, commit.Round)
			if err != nil {
				return err
			}
			last := r.OpenedAt + uint64(dp.spec.CommitWindow) + uint64(dp.spec.ClaimWindow) + dp.spec.DisputeBound()
			past = r.OpenedAt != 0 && v.Time >= last
			rounds[commit.Round] = past
		}
		dp.past[commit] = past
	}
	return nil
}

// duty is a move that is due in the games about a claim.
type duty struct {
	*training.Action
	// own is what this account loses of its own where the game that the move opens is not played; nil if nothing.
	own *big.Int
	// about is what the log says of it.
	about []any
}

// start plays what is due about a claim beside the pass, as moves do.
func (dp *disputes) start(ctx context.Context, v *chain.View, due duty, then func(refused bool, err error) error) {
	dp.moves.start(ctx, due.Deadline, func() (bool, error) { return dp.play(ctx, v, due) }, then)
}

// play sends what is due in the game. refused: somebody was faster, or it cannot be done now; the next view shows where it stands.
func (dp *disputes) play(ctx context.Context, v *chain.View, due duty) (refused bool, err error) {
	p := move
	if due.Bond {
		bond, err := v.TrainingBond(ctx)
		if err != nil {
			return false, err
		}
		p = opening(v, dp.cfg.Deployment.Dispute, bond, due.Takes, debt{disputes: 1})
		p.own, p.mined = due.own, dp.remember
	}
	refused, err = dp.send(ctx, due.Call, p)
	faster := []string{chain.RevertWrongMove, chain.RevertClockExpired, chain.RevertClockRunning, chain.RevertNotDisputable}
	if revert, ok := chain.AsRevert(err); ok && slices.Contains(faster, revert.Name) {
		dp.log.Info("somebody was faster", "call", due.Name, "reason", revert)
		return true, nil
	}
	if err != nil || refused {
		return refused, err
	}
	if due.Bond {
		dp.meters.disputes.Inc()
	}
	if due.Convicts {
		dp.meters.convictions.Inc()
	}
	dp.log.Info("moved in the game about a claim", append([]any{"call", due.Name}, due.about...)...)
	return false, nil
}

// turns says whether a clock of this account's side runs in a dispute where it is somebody's turn.
type turns func(d chain.TrainingDispute, turn chain.TrainingTurn) bool

// challenges is turns of a challenger.
func (dp *disputes) challenges(d chain.TrainingDispute, turn chain.TrainingTurn) bool {
	return d.Challenger == dp.account && turn == chain.TrainingTurnChallenge
}

// endDisputes notes which disputes have ended and where clocks of this account's side run, and takes back bonds and won halves: that it
// could not is in the log, and holds up no move.
func (dp *disputes) endDisputes(ctx context.Context, v *chain.View, ours turns) error {
	dp.clocks = make(map[protocol.Hash]uint64)
	for _, d := range dp.games {
		key := d.ID.String()
		if dp.over[key] {
			continue
		}
		p, err := v.TrainingPosition(ctx, d.ID)
		if err != nil {
			return err
		}
		turn := chain.TrainingTurn(p.Turn)
		if ours(d, turn) && p.Deadline > v.Time {
			dp.clocks[d.Claim] = sooner(dp.clocks[d.Claim], p.Deadline)
		}
		if turn == chain.TrainingTurnOver {
			dp.over[key] = true
			dp.owed = dp.owed || d.Challenger == dp.account || d.Trainer == dp.account
		}
	}
	if !dp.owed {
		return nil
	}
	credit, err := v.TrainingCredit(ctx, dp.account)
	if err != nil {
		return err
	}
	call, err := dp.chain.DisputeWithdraw()
	if err != nil {
		return err
	}
	dp.owed = dp.takeBack(call, credit)
	return nil
}

// played are the claims about which this account has disputes that are not over.
func (dp *disputes) played() (claims []protocol.OuterGradient) {
	for _, d := range dp.games {
		if d.Challenger == dp.account && !dp.over[d.ID.String()] {
			claims = append(claims, d.Gradient)
		}
	}
	return claims
}

// signedGradient is what the trainer of a commitment signed.
func (dp *disputes) signedGradient(commit chain.Committed) *signedGradient {
	s := dp.signed[commit]
	if s == nil {
		g := commit.Gradient()
		s = &signedGradient{gradient: g, signature: []byte(commit.Signature), id: g.ClaimID(dp.cfg.Deployment.RoundsDomain())}
		dp.signed[commit] = s
	}
	return s
}

// mine says whether this key is the trainer's account, or the one that it enrolled with.
func (dp *disputes) mine(ctx context.Context, v *chain.View, trainer common.Address) (bool, error) {
	if trainer == dp.account {
		return true, nil
	}
	key, ok := dp.keys[trainer]
	if !ok {
		e, err := v.Enrollment(ctx, dp.id, trainer)
		if err != nil {
			return false, err
		}
		key = e.Key
		dp.keys[trainer] = key
	}
	return key == dp.account, nil
}
