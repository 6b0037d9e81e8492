package verifier

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/internal/chain/sender"
)

// responder sends this account's transactions, and knows which views show what they did.
type responder struct {
	chain  *chain.Chain
	sender *sender.Sender
	log    *slog.Logger
	meters *meters
	// paid is told of each transaction that was mined.
	paid func(*types.Receipt)
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
		do(ctx)
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

// send is hand's, of what the account has enough for.
func (r *responder) send(ctx context.Context, call chain.Call) (refused bool, err error) {
	receipt, err := r.sender.Send(ctx, call)
	if receipt != nil {
		r.paid(receipt)
		r.sentAt.raise(chain.Block{Number: receipt.BlockNumber.Uint64(), Hash: receipt.BlockHash})
	}
	if err == nil {
		r.meters.sent.WithLabelValues(call.Name).Inc()
		return false, nil
	}
	if revert, ok := chain.AsRevert(err); ok {
		switch revert.Name {
		case "NotOverturnable":
			return false, err // only act can tell
		case "AlreadyProven", "NothingProven", "ClaimIsCorrect", "NothingDue", "NothingToWithdraw", "RevealAlreadyRequested", "RevealNotFound":
			r.log.Info("nothing to do about it now", "call", call.Name, "reason", revert)
			if receipt == nil { // it was refused by the newest block, unsent
				v, err := r.chain.Latest(ctx)
				if err != nil {
					return false, err
				}
				r.sentAt.raise(v.Block)
			}
			return true, nil
		}
	}
	if ctx.Err() == nil {
		r.meters.failures.WithLabelValues(call.Name).Inc()
	}
	return false, err
}
