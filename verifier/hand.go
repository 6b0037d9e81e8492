package verifier

import (
	"context"
	"log/slog"
	"math/big"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/guard"
)

// hand is how whoever acts about a task reaches the chain, through this account; tests hand in one of their own.
type hand interface {
	// send sends a call if the account has what its purpose takes. refused says that somebody else was first, or that nothing can be done at
	// the newest block, which says nothing about later ones: what fell may be proposed again, and what nobody can be convicted of now somebody
	// may sign anew, so the caller looks afresh at the next head.
	send(ctx context.Context, call chain.Call, p purpose) (refused bool, err error)
	// takeBack has a contract pay out the credit that the account has there at a view. owed says that there is some.
	takeBack(call chain.Call, credit *big.Int) (owed bool)
	// now is the newest view that was found fit to act upon.
	now() *chain.View
	// latest reads the newest block, whether or not it is fit to act upon.
	latest(ctx context.Context) (*chain.View, error)
	// sent is the newest block with a transaction of this account, or in which one was refused. An older view does not show what it did.
	sent() uint64
	// beside does something beside the passes, until it is stopped or the process ends.
	beside(do func(ctx context.Context)) (stop context.CancelFunc)
}

// purpose is what a call is sent for: from that follows whether the account can pay for it.
type purpose struct {
	// game is what the call opens by a bond, which the contract spender takes, as of a view; nothing if it opens none.
	game    debt
	bond    *big.Int
	spender common.Address
	view    *chain.View
	// takes is what a conviction in the game takes from who is wrong, own what this account loses of its own where it is not played; nil if
	// nothing.
	takes, own *big.Int
	// gas is what the call begins may take in all, where it protects nobody's round by itself: half of all gas is kept from it. 0 is of what
	// is sent whatever is left: moves in open games, proofs, and what was paid for before.
	gas uint64
	// mined, if set, gets the receipt of the call if it succeeds.
	mined func(*types.Receipt)
}

// move is the purpose of what is sent whatever is left.
var move purpose

// opening is the purpose of a call that opens a game with a bond, in which a conviction takes so much.
func opening(v *chain.View, spender common.Address, bond, takes *big.Int, game debt) purpose {
	return purpose{game: game, bond: bond, spender: spender, view: v, takes: takes}
}

// auditing is the purpose of a call that commits to an audit with a bond.
func auditing(v *chain.View, spender common.Address, bond *big.Int) purpose {
	return purpose{game: debt{audits: 1}, bond: bond, spender: spender, view: v}
}

// responder sends this account's transactions, and knows which views show what they did. Everybody sends at once: nothing of it is locked.
type responder struct {
	chain  *chain.Chain
	sender *sender.Sender
	log    *slog.Logger
	meters *meters
	// paid is told of each transaction that was mined, and whether it was for a task that the operator named.
	paid func(receipt *types.Receipt, named bool)
	// head is the newest view that was looked at.
	head atomic.Pointer[chain.View]
	// sentAt is the newest block with a transaction of ours, or in which one was refused: an older view would not show what it did, and
	// have it done twice.
	sentAt mark
	// acted is the newest view that was found fit to act upon.
	acted atomic.Pointer[chain.View]
	// run is the context of all that outlives a look at the chain.
	run     context.Context
	running sync.WaitGroup
}

func (r *responder) now() *chain.View { return r.acted.Load() }

func (r *responder) latest(ctx context.Context) (*chain.View, error) { return r.chain.Latest(ctx) }

func (r *responder) sent() uint64 { return r.sentAt.Load() }

func (r *responder) beside(do func(ctx context.Context)) (stop context.CancelFunc) {
	ctx, stop := context.WithCancel(r.run)
	r.running.Go(func() {
		defer stop()
		err := guard.Call(func() error {
			do(ctx)
			return nil
		})
		if err != nil {
			r.meters.troubles.Inc()
			r.log.Error("a fault of this program: what it was about is tried again", "err", err)
		}
	})
	return stop
}

// mark is a block that only rises, until it is cleared.
type mark struct{ newest atomic.Pointer[chain.Block] }

// Load is the block's number; 0 of none.
func (m *mark) Load() uint64 {
	b, _ := m.block()
	return b.Number
}

func (m *mark) block() (b chain.Block, ok bool) {
	if p := m.newest.Load(); p != nil {
		return *p, true
	}
	return b, false
}

func (m *mark) raise(b chain.Block) {
	for last := m.newest.Load(); (last == nil || last.Number < b.Number) && !m.newest.CompareAndSwap(last, &b); last = m.newest.Load() {
	}
}

func (m *mark) clear() { m.newest.Store(nil) }

// transmit is send of what the account has enough for, with the receipt of what was mined. named says that it is for a task that the
// operator named.
func (r *responder) transmit(ctx context.Context, call chain.Call, named bool) (receipt *types.Receipt, refused bool, err error) {
	receipt, err = r.sender.Send(ctx, call)
	if receipt != nil {
		r.paid(receipt, named)
		r.sentAt.raise(chain.Block{Number: receipt.BlockNumber.Uint64(), Hash: receipt.BlockHash})
	}
	if err == nil {
		r.meters.sent.WithLabelValues(call.Name).Inc()
		return receipt, false, nil
	}
	if revert, ok := chain.AsRevert(err); ok {
		switch revert.Name {
		case chain.RevertNotOverturnable:
			return receipt, false, err // only act can tell
		case chain.RevertAlreadyProven, chain.RevertNothingProven, chain.RevertClaimIsCorrect, chain.RevertNothingDue, chain.RevertNothingToWithdraw,
			chain.RevertRevealAlreadyRequested, chain.RevertRevealNotFound:
			r.log.Info("nothing to do about it now", "call", call.Name, "reason", revert)
			if receipt == nil { // it was refused by the newest block, unsent
				v, err := r.chain.Latest(ctx)
				if err != nil {
					return nil, false, err
				}
				if err := v.Credible(ctx, &r.head.Load().Block); err != nil {
					return nil, false, err
				}
				r.sentAt.raise(v.Block)
			}
			return receipt, true, nil
		}
	}
	if ctx.Err() == nil {
		r.meters.failures.WithLabelValues(call.Name).Inc()
	}
	return receipt, false, err
}
