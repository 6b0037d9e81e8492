package verifier

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

const (
	// safeBonds is how many bonds a conviction has to take for its game to be worth the last of them.
	safeBonds = 4
	// coverEvery is how often it is looked up whether budget and tokens suffice for the tasks named.
	coverEvery = time.Minute
)

var (
	// errBondsKept says that the account's bonds, or its gas, are kept for games in which more is at stake, or in tasks that the operator named.
	errBondsKept = errors.New("bonds and gas are kept for games in which more is at stake, and for the tasks named with --task")
	// errGamePays says that a game would cost more gas than a conviction in it takes.
	errGamePays = errors.New("the game would cost more gas than a conviction in it takes: name the task with --task, or say what a token is worth with --token-value")
)

// need is what a task may take of the account at a time, which is kept for it if its operator named it: games, and demands for the payloads of a round.
type need struct {
	descents, disputes int
	// leaves are demanded by so many calls, and cost price.
	leaves uint64
	calls  int
	price  *big.Int
}

// needOf is that of a task whose demands the chain takes at a rate in bytes a second: the cases that are held of its rounds, a dispute with each of
// its trainers, as who is convicted is one no more, and the payloads of a round, if they can be forced through the chain.
func needOf(spec *protocol.TaskSpec, rate uint32) need {
	n := need{descents: int(min(maxCases, spec.MaxRounds))}
	if protocol.Tier(spec.Tier) == protocol.TierVerified {
		n.disputes = int(spec.TrainerCount)
	}
	if spec.PayloadsExceed(rate) {
		return n
	}
	q := protocol.Quantization(spec.Quantization)
	for _, fragment := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
		leaves := q.Leaves(fragment.Len())
		n.leaves += leaves * uint64(spec.TrainerCount)
		n.calls += int((leaves+chain.RangeLeaves-1)/chain.RangeLeaves) * int(spec.TrainerCount)
	}
	return n
}

// gas is what it comes to in gas.
func (n need) gas() uint64 {
	return uint64(n.descents+n.disputes)*gameGas + uint64(n.calls)*(demandGas+endGas)
}

// plus is what both take; of the price it says nothing.
func (n need) plus(m need) need {
	return need{descents: n.descents + m.descents, disputes: n.disputes + m.disputes, leaves: n.leaves + m.leaves, calls: n.calls + m.calls}
}

// less is what is needed beside games that are open.
func (n need) less(d debt) need {
	n.descents, n.disputes = max(0, n.descents-d.descents), max(0, n.disputes-d.disputes)
	return n
}

// terms are what games and demands cost in tokens.
type terms struct{ descent, dispute, leaf *big.Int }

func (c *Challenger) terms(ctx context.Context, v *chain.View) (t terms, err error) {
	if t.descent, err = v.DescentBond(ctx); err != nil {
		return t, err
	}
	if t.leaf, err = v.RevealPrice(ctx); err != nil {
		return t, err
	}
	t.dispute = new(big.Int)
	if c.cfg.Deployment.Dispute != (common.Address{}) {
		t.dispute, err = v.TrainingBond(ctx)
	}
	return t, err
}

// of is what a need comes to in tokens.
func (t terms) of(n need) *big.Int {
	sum := t.bonds(debt{descents: n.descents, disputes: n.disputes})
	return sum.Add(sum, new(big.Int).Mul(t.leaf, new(big.Int).SetUint64(n.leaves)))
}

// bonds are those of open games.
func (t terms) bonds(d debt) *big.Int {
	sum := new(big.Int).Mul(t.descent, big.NewInt(int64(d.descents)))
	return sum.Add(sum, new(big.Int).Mul(t.dispute, big.NewInt(int64(d.disputes))))
}

// needs notes what a task may need that the operator named; nothing once it has ended.
func (b *budget) needs(task protocol.Hash, n need) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.needed == nil {
		b.needed = make(map[protocol.Hash]need)
	}
	b.needed[task] = n
}

// reserved is what the tasks named need beside their games that are open; nothing may be begun in others before all of them were looked at. all is
// what they need in all. A defender begins nothing.
func (c *Challenger) reserved() (left, all need, err error) {
	if c.defends {
		return left, all, nil
	}
	b := &c.budget
	b.state.Lock()
	defer b.state.Unlock()
	for _, id := range c.cfg.Tasks {
		n, known := b.needed[id]
		if !known {
			return left, all, fmt.Errorf("%w: task %s was not looked at yet", errBondsKept, id)
		}
		left, all = left.plus(n.less(b.debt(id))), all.plus(n)
	}
	return left, all, nil
}

// debt is what is open of a task, with what was begun since a pass counted that. The lock is held.
func (b *budget) debt(task protocol.Hash) debt { return b.owed[task].plus(b.fresh[task]) }

func (d debt) plus(e debt) debt {
	return debt{d.descents + e.descents, d.disputes + e.disputes, d.demands + e.demands, d.audits + e.audits}
}

// begin counts a game before a pass does.
func (b *budget) begin(task protocol.Hash, d debt) (undo func()) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.fresh == nil {
		b.fresh = make(map[protocol.Hash]debt)
	}
	b.fresh[task] = b.fresh[task].plus(d)
	return func() {
		b.state.Lock()
		defer b.state.Unlock()
		if f, ok := b.fresh[task]; ok { // no pass has counted since
			b.fresh[task] = f.plus(debt{-d.descents, -d.disputes, -d.demands, -d.audits})
		}
	}
}

// reserve notes what the task may need, if the operator named it: no other may take that. It says loudly if the account or its budget has less.
func (w *watch) reserve(ctx context.Context, v *chain.View, status protocol.TaskStatus) error {
	if w.c.defends || !w.c.named(w.id) {
		return nil
	}
	if w.reserves {
		return w.cover(ctx, v)
	}
	if status == protocol.StatusNone { // it may be posted yet
		w.c.budget.needs(w.id, need{})
		return nil
	}
	spec, err := v.Spec(ctx, w.id)
	if err != nil {
		return err
	}
	rate, err := v.RevealRate(ctx)
	if err != nil {
		return err
	}
	price, err := v.RevealPrice(ctx)
	if err != nil {
		return err
	}
	n := needOf(&spec, rate)
	if w.c.audits != "" {
		n = need{disputes: n.disputes}
	}
	n.price = new(big.Int).Mul(price, new(big.Int).SetUint64(n.leaves))
	w.c.budget.needs(w.id, n)
	w.reserves, w.covered = true, time.Time{}
	return w.cover(ctx, v)
}

// cover says, when the task is first looked at and every coverEvery after it, whether budget and tokens suffice for what it may need.
func (w *watch) cover(ctx context.Context, v *chain.View) error {
	c := w.c
	if time.Since(w.covered) < coverEvery || c.audits != "" {
		return nil
	}
	total, unit, err := c.spendable(ctx)
	if err != nil {
		return err
	}
	terms, err := c.terms(ctx, v)
	if err != nil {
		return err
	}
	balance, err := v.Balance(ctx, c.account)
	if err != nil {
		return err
	}
	most := c.spendableOf(w.id, unit)
	c.budget.state.Lock()
	n, open := c.budget.needed[w.id], c.budget.debt(w.id)
	c.budget.state.Unlock()
	w.covered = time.Now()
	tokens := func(amount *big.Int) string { return fmt.Sprintf("%.2f tokens", inUnits(amount, unit)) }
	var short []string
	if most = smaller(most, total); n.price.Cmp(most) > 0 {
		short = append(short, fmt.Sprintf("demands for the payloads of one round cost %s, and --max-task-spend and --max-spend allow %s: a wrong round whose payloads nobody serves would stand",
			tokens(n.price), tokens(most)))
	}
	if all := terms.of(n.less(open)); balance.Cmp(all) < 0 {
		short = append(short, fmt.Sprintf("the account has %s, and bonds for %d descents and %d disputes, with demands for the payloads of one round, take %s: what is wrong might stand",
			tokens(balance), n.descents, n.disputes, tokens(all)))
	}
	if len(short) == 0 {
		c.alarms.take(w.id, alarmBudget)
		return nil
	}
	problem := strings.Join(short, "; ")
	if c.alarms.raise(w.id, alarmBudget, problem) {
		w.log.Error("this challenger cannot do all that the task may need, which its operator named", "why", problem)
	}
	return nil
}

// TaskNeed is what a challenger should have for a task whose operator named it, at what games and leaves cost: bonds of the games that it may have to
// play at a time, and the price of demanding the payloads of a round; rate is how fast the chain takes answers, in bytes a second.
func TaskNeed(spec *protocol.TaskSpec, rate uint32, descent, dispute, leaf *big.Int) (bonds, demands *big.Int) {
	n, t := needOf(spec, rate), terms{descent, dispute, leaf}
	return t.bonds(debt{descents: n.descents, disputes: n.disputes}), t.of(need{leaves: n.leaves})
}

// reservedTokens is what the tasks named need in tokens, beside their games that are open, and what audits may that this account has bonds in.
func (c *Challenger) reservedTokens(ctx context.Context, v *chain.View) (*big.Int, error) {
	left, _, err := c.reserved()
	if err != nil {
		return nil, err
	}
	terms, err := c.terms(ctx, v)
	if err != nil {
		return nil, err
	}
	sum := terms.of(left)
	return sum.Add(sum, c.defences(terms)), nil
}

// defences are the bonds of disputes by which audits may have to be defended that this account has bonds in.
func (c *Challenger) defences(t terms) *big.Int {
	return t.bonds(debt{disputes: c.budget.debts().audits})
}

// kept is what a bond put up for the task has to leave: if the operator named it, what audits may need, else what named tasks may as well.
func (w *watch) kept(ctx context.Context, v *chain.View) (*big.Int, error) {
	if !w.c.named(w.id) {
		return w.c.reservedTokens(ctx, v)
	}
	terms, err := w.c.terms(ctx, v)
	return w.c.defences(terms), err
}

// wager pledges what a new game takes: its bond, which spender takes, and gas for all of its moves. takes is what a conviction takes from who is
// wrong. Of a task that the operator did not name it is refused what named tasks may need, and what is kept for games in which more is at stake: one
// whose conviction takes less than a bond shares half of the bonds and gas there are with its like, one that takes less than safeBonds three quarters;
// and of that one task has half. A game that defends what this account has at stake is none that others may play instead: it is refused nothing but
// what costs more than it saves. begun ends the pledge, and says whether the game was opened.
func (w *watch) wager(ctx context.Context, v *chain.View, spender common.Address, bond, takes *big.Int, game debt) (begun func(opened bool), err error) {
	c := w.c
	named, own := c.named(w.id), atStake(ctx)
	if !named {
		brings := takes
		if own != nil {
			brings = new(big.Int).Add(takes, own)
		}
		if worth, _, _, err := c.worthwhile(ctx, brings, gameGas); err != nil {
			return nil, err
		} else if !worth {
			return nil, errGamePays
		}
	}
	// One at a time, so that none counts on what another is about to take, and only the first has to ask for the allowance.
	c.wagers.Lock()
	defer c.wagers.Unlock()
	if own != nil { // tokens and gas were kept for it since its bond was put up
		return w.putUp(ctx, spender, bond, new(big.Int), game)
	}
	least, share := new(big.Int), wholeShare
	if named {
		least, err = w.kept(ctx, v)
	} else {
		share = shareOfGames(bond, takes)
		least, err = w.spare(ctx, v, bond, share)
	}
	if err != nil {
		return nil, err
	}
	burnt, err := c.gasWithin(ctx, gameGas, share, named)
	if err != nil {
		return nil, err
	}
	burnt() // it is among the open games from here on
	return w.putUp(ctx, spender, bond, least, game)
}

// wagerAudit pledges what an audit takes: its bond and its gas, and bond and gas of the dispute by which it may have to be defended. Nobody's round or
// claim depends on an audit: it has the gas that demands have.
func (w *watch) wagerAudit(ctx context.Context, v *chain.View) (begun func(committed bool), err error) {
	c := w.c
	c.wagers.Lock()
	defer c.wagers.Unlock()
	burnt, err := c.gasFor(ctx, gameGas+auditGas)
	if err != nil {
		return nil, err
	}
	burnt() // it is among the open audits from here on
	least, err := w.kept(ctx, v)
	if err != nil {
		return nil, err
	}
	terms, err := c.terms(ctx, v)
	if err != nil {
		return nil, err
	}
	return w.putUp(ctx, c.cfg.Deployment.Audit, w.audits.terms.Bond, least.Add(least, terms.dispute), debt{audits: 1})
}

// putUp pledges a bond, if the account has that and so many tokens besides, and counts what it is put up for. The gate is held.
func (w *watch) putUp(ctx context.Context, spender common.Address, bond, least *big.Int, game debt) (begun func(opened bool), err error) {
	c := w.c
	undo, pledge := c.budget.begin(w.id, game), c.purse.pledge(bond)
	// What was spent and is not pledged any more is in the balance of the newest view.
	c.purse.mu.Lock()
	least = new(big.Int).Add(least, &c.purse.amount)
	c.purse.mu.Unlock()
	now, err := c.chain.Latest(ctx)
	if err == nil {
		err = c.fund(ctx, now, spender, bond, least)
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

// ownStake is where a context says what this account loses of its own where a game under it is not played.
type ownStake struct{}

// defending marks a context by that.
func defending(ctx context.Context, loses *big.Int) context.Context {
	return context.WithValue(ctx, ownStake{}, loses)
}

// atStake is nil where nothing of this account's is.
func atStake(ctx context.Context) *big.Int {
	loses, _ := ctx.Value(ownStake{}).(*big.Int)
	return loses
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

// spare says whether a task that was not named may put up a bond, and what it has to leave. The gate is held.
func (w *watch) spare(ctx context.Context, v *chain.View, bond *big.Int, share quarters) (reserve *big.Int, err error) {
	c := w.c
	terms, err := c.terms(ctx, v)
	if err != nil {
		return nil, err
	}
	if reserve, err = c.reservedTokens(ctx, v); err != nil {
		return nil, err
	}
	// First what is about to be spent: what is mined meanwhile is counted twice then, and not left out.
	c.purse.mu.Lock()
	free := new(big.Int).Neg(&c.purse.amount)
	c.purse.mu.Unlock()
	now, err := c.chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	balance, err := now.Balance(ctx, c.account)
	if err != nil {
		return nil, err
	}
	if free.Add(free, balance); free.Cmp(bond) < 0 {
		return new(big.Int), nil // there is none, whoever asks: fund says so
	}
	free.Sub(free, reserve)
	c.budget.state.Lock()
	mine := terms.bonds(c.budget.debt(w.id))
	c.budget.state.Unlock()
	tied := terms.bonds(c.budget.debts(c.cfg.Tasks...))
	// In whole bonds, as nothing less is of use.
	bonds := func(amount *big.Int) *big.Int { return new(big.Int).Quo(amount, bond) }
	all := share.of(bonds(new(big.Int).Add(free, tied)))
	own := new(big.Int).Rsh(new(big.Int).Add(all, big.NewInt(1)), 1)
	if bond.Sign() == 0 || bonds(tied).Cmp(all) < 0 && bonds(mine).Cmp(own) < 0 {
		return reserve, nil
	}
	return nil, fmt.Errorf("%w: of the account's bonds %s may be in such games, and %s in the task's; %s and %s are", errBondsKept, all, own, bonds(tied), bonds(mine))
}

// locks is what convicting the signers of a standing round takes.
func (w *watch) locks(ctx context.Context, v *chain.View, round uint32) (*big.Int, error) {
	signers, err := v.Signers(ctx, w.id, round)
	if err != nil {
		return nil, err
	}
	sum := new(big.Int)
	for _, keeper := range signers {
		lock, err := v.Lock(ctx, w.id, protocol.RoleKeeper, keeper)
		if err != nil {
			return nil, err
		}
		sum.Add(sum, lock)
	}
	return sum, nil
}

// standsToLose is what convicting a trainer of a claim takes: its lock, and the pay of the claim.
func (w *watch) standsToLose(ctx context.Context, v *chain.View, trainer common.Address) (*big.Int, error) {
	lock, err := v.Lock(ctx, w.id, protocol.RoleTrainer, trainer)
	if err != nil {
		return nil, err
	}
	return new(big.Int).Add(lock, w.spec.RewardPerGradient), nil
}

// spender is where a context says whether what is spent under it is for a task that the operator named.
type spender struct{}

// spends marks a context by that.
func (w *watch) spends(ctx context.Context) context.Context {
	return context.WithValue(ctx, spender{}, w.c.named(w.id))
}

func spentForNamed(ctx context.Context) bool {
	named, _ := ctx.Value(spender{}).(bool)
	return named
}
