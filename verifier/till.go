package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// till is the hand of whoever acts about one task: what it sends the wallet pays for, by what the call is for and whether the operator
// named the task. What it knows of money is the wallet's, which guards it.
type till struct {
	*wallet
	task  protocol.Hash
	named bool
}

// send implements hand.
func (tl *till) send(ctx context.Context, call chain.Call, p purpose) (refused bool, err error) {
	ended := func(bool) {}
	switch {
	case p.game.audits > 0:
		ended, err = tl.wagerAudit(ctx, p)
	case p.bond != nil:
		ended, err = tl.wager(ctx, p)
	case p.gas > 0:
		var burnt func()
		burnt, err = tl.gasFor(ctx, p.gas)
		ended = func(bool) { burnt() }
	}
	if err != nil {
		return false, err
	}
	opened := false
	defer func() { ended(opened) }()
	receipt, refused, err := tl.transmit(ctx, call, tl.named)
	if opened = err == nil && !refused; opened && p.mined != nil {
		p.mined(receipt)
	}
	return refused, err
}

// fund sees to it that a contract may take an amount of the account's tokens, of which there have to be at least so many.
func (tl *till) fund(ctx context.Context, v *chain.View, spender common.Address, amount, least *big.Int) error {
	balance, err := v.Balance(ctx, tl.account)
	if err != nil {
		return err
	}
	tl.meters.unfunded.Set(flag(balance.Cmp(least) < 0))
	if balance.Cmp(least) < 0 {
		return fmt.Errorf("%w: %s has %s units of %s and needs %s", ErrUnfunded, tl.account, balance, tl.cfg.Deployment.Token, least)
	}
	allowed, err := v.Allowance(ctx, tl.account, spender)
	if err != nil || allowed.Cmp(amount) >= 0 {
		return err
	}
	// Once and for all: the contract takes nothing but what its callers put up.
	unlimited := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	_, _, err = tl.transmit(ctx, tl.chain.Approve(spender, unlimited), tl.named)
	return err
}

// gasFor pledges gas for what protects nobody's round by itself, if there is enough beside what open games may still take: it may use half
// of the gas.
func (tl *till) gasFor(ctx context.Context, gas uint64) (done func(), err error) {
	return tl.gasWithin(ctx, gas, wholeShare/2, tl.named)
}

// allot pledges the price of demands if it is within a ceiling over all tasks, of which it says what is left, and the account keeps a
// reserve besides all that is pledged. What was spent and is not pledged any more is in the balance of a view that shows the newest
// transaction.
func (tl *till) allot(
	ctx context.Context, spender common.Address, amount, ceiling, reserve *big.Int,
) (done func(), left *big.Int, err error) {
	v, err := tl.chain.Latest(ctx)
	if err != nil {
		return nil, nil, err
	}
	purse, prices := tl.purse.pledge(amount), tl.prices.pledge(amount)
	done = func() {
		purse()
		prices()
	}
	least := new(big.Int).Add(tl.purse.pledged(), reserve)
	if left, err = tl.within(ctx, v, ceiling); err == nil {
		err = tl.fund(ctx, v, spender, amount, least)
	}
	// A pledge ends once what it was for is in a block: one that ended meanwhile is counted nowhere if the view is older than that block.
	if err == nil && v.Number < tl.sentAt.Load() {
		err = errors.New("the node does not show yet what was spent last")
	}
	if err != nil {
		done()
		return nil, nil, err
	}
	return done, left, nil
}
