package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"assay/internal/chain"
)

// safeBonds is how many bonds a conviction has to take for its game to be worth the last of them.
const safeBonds = 4

var (
	// errBondsKept says that the account's bonds, or its gas, are kept for games in which more is at stake, or in tasks that the operator
	// named.
	errBondsKept = errors.New("bonds and gas are kept for games in which more is at stake, and for the tasks named with --task")
	// errGamePays says that a game would cost more gas than a conviction in it takes.
	errGamePays = errors.New("the game would cost more gas than a conviction in it takes: " +
		"name the task with --task, or say what a token is worth with --token-value")
)

// wager pledges what a new game takes: its bond, and gas for all of its moves. Of a task that the operator did not name it is refused what
// named tasks may need, and what is kept for games in which more is at stake: one whose conviction takes less than a bond shares half of
// the bonds and gas there are with its like, one that takes less than safeBonds three quarters; and of that one task has half. A game that
// defends what this account has at stake is none that others may play instead: it is refused nothing but what costs more than it saves.
// A dispute leaves bonds for descents, in a named task as well: a wrong claim costs
// one gradient's pay, a wrong round the run. begun ends the pledge, and says whether the game was opened.
func (tl *till) wager(ctx context.Context, p purpose) (begun func(opened bool), err error) {
	if !tl.named {
		brings := p.takes
		if p.own != nil {
			brings = new(big.Int).Add(p.takes, p.own)
		}
		if worth, _, _, err := tl.worthwhile(ctx, brings, gameGas); err != nil {
			return nil, err
		} else if !worth {
			return nil, errGamePays
		}
	}
	// One at a time, so that none counts on what another is about to take, and only the first has to ask for the allowance.
	if err := tl.wagers.Enter(ctx); err != nil {
		return nil, err
	}
	defer tl.wagers.Unlock()
	if p.own != nil { // tokens and gas were kept for it since its bond was put up
		return tl.putUp(ctx, p, new(big.Int), func() {})
	}
	least, share := new(big.Int), wholeShare
	if tl.named {
		least, err = tl.keptFrom(ctx, p)
	} else {
		share = shareOfGames(p.bond, p.takes)
		least, err = tl.spare(ctx, p, share)
	}
	if err != nil {
		return nil, err
	}
	gas := uint64(gameGas)
	if tl.named && p.game.disputes > 0 { // there has to be gas for descents besides, as there are bonds: for those that are needed, or half of all games
		descents, disputes := tl.gamesOfNamed()
		gas += gameGas * uint64(min(descents, disputes))
	}
	burnt, err := tl.gasWithin(ctx, gas, share, tl.named)
	if err != nil {
		return nil, err
	}
	return tl.putUp(ctx, p, least, burnt)
}

// wagerAudit pledges what an audit takes: its bond and its gas, and bond and gas of the dispute by which it may have to be defended.
// Nobody's round or claim depends on an audit: it has the gas that demands have.
func (tl *till) wagerAudit(ctx context.Context, p purpose) (begun func(committed bool), err error) {
	if err := tl.wagers.Enter(ctx); err != nil {
		return nil, err
	}
	defer tl.wagers.Unlock()
	least, err := tl.kept(ctx, p.view)
	if err != nil {
		return nil, err
	}
	terms, err := tl.terms(ctx, p.view)
	if err != nil {
		return nil, err
	}
	burnt, err := tl.gasFor(ctx, gameGas+auditGas)
	if err != nil {
		return nil, err
	}
	return tl.putUp(ctx, p, least.Add(least, terms.dispute), burnt)
}

// putUp pledges a bond, if the account has that and so many tokens besides, and counts what it is put up for. burnt ends the pledge of its
// gas, which is that of an open game from then on. The gate is held.
func (tl *till) putUp(ctx context.Context, p purpose, least *big.Int, burnt func()) (begun func(opened bool), err error) {
	undo, pledge := tl.budget.begin(tl.task, p.game), tl.purse.pledge(p.bond)
	burnt() // not before: its gas would be counted nowhere for a moment
	// What was spent and is not pledged any more is in the balance of the newest view.
	least = new(big.Int).Add(least, tl.purse.pledged())
	now, err := tl.chain.Latest(ctx)
	if err == nil {
		err = tl.fund(ctx, now, p.spender, p.bond, least)
	}
	if err != nil {
		undo()
		pledge()
		return nil, err
	}
	return func(opened bool) {
		if !opened {
			undo()
		}
		pledge()
	}, nil
}

// kept is what a bond put up for the task has to leave: if the operator named it, what audits may need, else what named tasks may as well.
func (tl *till) kept(ctx context.Context, v *chain.View) (*big.Int, error) {
	if !tl.named {
		return tl.reservedTokens(ctx, v)
	}
	terms, err := tl.terms(ctx, v)
	return tl.defences(terms), err
}

// keptFrom is what the bond of a game in a task that the operator named has to leave. The gate is held.
func (tl *till) keptFrom(ctx context.Context, p purpose) (least *big.Int, err error) {
	if least, err = tl.kept(ctx, p.view); err != nil || p.game.disputes == 0 {
		return least, err
	}
	terms, err := tl.terms(ctx, p.view)
	if err != nil {
		return nil, err
	}
	free, err := tl.free(ctx)
	if err != nil {
		return nil, err
	}
	descents, disputes := tl.gamesOfNamed()
	kept := forDescents(p.bond, terms.bonds(debt{descents: descents}), free, terms.bonds(debt{disputes: disputes}))
	if left := new(big.Int).Sub(free, p.bond); free.Cmp(p.bond) >= 0 && left.Cmp(kept) < 0 {
		return nil, fmt.Errorf("%w: %s units are kept for descents into wrong rounds, the account has %s free", errBondsKept, kept, free)
	}
	return least.Add(least, kept), nil
}

// forDescents is what disputes in named tasks leave for descents there, which may take so much: half of all bonds at most, in whole bonds, so
// that who has a single one can use it. free is what the account has, tied what is in such disputes.
func forDescents(bond, descents, free, tied *big.Int) *big.Int {
	if bond.Sign() == 0 {
		return descents
	}
	half := new(big.Int).Quo(new(big.Int).Add(free, tied), bond)
	half.Rsh(half, 1)
	return smaller(descents, half.Mul(half, bond))
}

// free is what the account has of tokens beside what is about to be spent.
func (tl *till) free(ctx context.Context) (*big.Int, error) {
	// First what is about to be spent: what is mined meanwhile is counted twice then, and not left out.
	free := tl.purse.pledged()
	free.Neg(free)
	now, err := tl.chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	balance, err := now.Balance(ctx, tl.account)
	if err != nil {
		return nil, err
	}
	return free.Add(free, balance), nil
}

// spare says whether a task that was not named may put up a bond, and what it has to leave. The gate is held.
func (tl *till) spare(ctx context.Context, p purpose, share quarters) (reserve *big.Int, err error) {
	terms, err := tl.terms(ctx, p.view)
	if err != nil {
		return nil, err
	}
	if reserve, err = tl.reservedTokens(ctx, p.view); err != nil {
		return nil, err
	}
	free, err := tl.free(ctx)
	if err != nil {
		return nil, err
	}
	mine := tl.budget.debtOf(tl.task)
	return reserve, share.spares(p.bond, free, reserve, terms.bonds(mine), terms.bonds(debt{disputes: mine.disputes}),
		terms.bonds(tl.budget.debts(tl.cfg.Tasks...)), p.game.disputes > 0)
}

// spares says whether a task that was not named may put up a bond of an account with so many free tokens, of which some are reserved, where bonds
// of such a sum are in games of the task, and of all tasks that were not named; disputes are those in disputes of
// the task. disputing says that the bond is for another: that leaves half of the task's bonds, or maxCases, for descents, and where the task's only
// one is in a dispute a descent has one more. Whether there are tokens for it at all is not its question: fund says so.
func (q quarters) spares(bond, free, reserve, mine, disputes, tied *big.Int, disputing bool) error {
	if bond.Sign() == 0 || free.Cmp(bond) < 0 {
		return nil
	}
	// In whole bonds, as nothing less is of use.
	bonds := func(amount *big.Int) *big.Int { return new(big.Int).Quo(amount, bond) }
	left := new(big.Int).Sub(free, reserve)
	all := q.of(bonds(left.Add(left, tied)))
	own := new(big.Int).Rsh(new(big.Int).Add(all, big.NewInt(1)), 1)
	if disputing {
		descents := smaller(big.NewInt(maxCases), new(big.Int).Rsh(own, 1))
		if most := new(big.Int).Sub(own, descents); bonds(disputes).Cmp(most) >= 0 {
			return fmt.Errorf("%w: of the task's bonds %s may be in disputes, and %s are; %s are kept for descents into wrong rounds", errBondsKept,
				most, bonds(disputes), descents)
		}
	} else if least := new(big.Int).Add(bonds(disputes), big.NewInt(1)); own.Cmp(least) < 0 {
		own = least
	}
	if bonds(tied).Cmp(all) < 0 && bonds(mine).Cmp(own) < 0 {
		return nil
	}
	return fmt.Errorf("%w: of the account's bonds %s may be in such games, and %s in the task's; %s and %s are", errBondsKept, all, own,
		bonds(tied), bonds(mine))
}

// quarters is a share of bonds and gas.
type quarters int64

const wholeShare quarters = 4

// shareOfGames is the share of all bonds and gas that games may have in which a conviction takes so much.
func shareOfGames(bond, takes *big.Int) quarters {
	switch {
	case takes.Cmp(bond) < 0:
		return 2
	case takes.Cmp(new(big.Int).Mul(bond, big.NewInt(safeBonds))) < 0:
		return 3
	}
	return wholeShare
}

func (q quarters) of(amount *big.Int) *big.Int {
	part := new(big.Int).Mul(amount, big.NewInt(int64(q)))
	return part.Quo(part, big.NewInt(int64(wholeShare)))
}
