package verifier

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
)

// hand is how whoever acts about a task reaches the chain, through this account; tests hand in one of their own.
type hand interface {
	// send sends a call if the account has what its purpose takes. refused says that somebody else was first, or that nothing can be done at the
	// newest block, which says nothing about later ones: what fell may be proposed again, and what nobody can be convicted of now somebody may
	// sign anew, so the caller looks afresh at the next head.
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
	// bond is what the contract spender takes with the call, checked against the account's tokens at a view; nil if it takes nothing.
	bond    *big.Int
	spender common.Address
	view    *chain.View
	// gas is what the call begins may take in all. 0 is what is sent whatever is left: moves in open games, proofs, and what was paid for before.
	gas uint64
	// optional says that it protects nobody's round by itself: half of the gas is kept from it.
	optional bool
}

// move is the purpose of what is sent whatever is left.
var move purpose

// opening is the purpose of a call that opens a game with a bond.
func opening(v *chain.View, spender common.Address, bond *big.Int) purpose {
	return purpose{bond: bond, spender: spender, view: v, gas: gameGas}
}
