package verifier

import (
	"errors"
	"math/big"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/protocol"
)

// What is kept for games that are open, and counted for what is not begun yet, in gas.
const (
	// gameGas is more than the moves of both sides in the worst dispute take.
	gameGas = 2_000_000
	// demandGas is a demand of a range, endGas what ends one.
	demandGas, endGas = 300_000, 150_000
	// answerGas is the answer of a range: 64 KiB of calldata, at EIP-7623's price.
	answerGas = 3_000_000
	// refuteGas is what refuting an audit takes: to post the segment, to refute, to settle and to withdraw.
	refuteGas = 400_000
	// auditGas is what a paid audit takes: two draws, to commit, open and settle, and to withdraw.
	auditGas = 700_000
)

// The same for whoever plans an audit.
const (
	// GameGas is more than the moves of both sides in the worst dispute take, AuditGas what a paid audit takes.
	GameGas, AuditGas = gameGas, auditGas
	// BountyDivisor is the vault's: of what a conviction takes, whoever proves it has at most this part.
	BountyDivisor = bountyDivisor
)

// tallyEvery is how often the metrics of the budget are brought up to date.
const tallyEvery = 15 * time.Second

var (
	// errOverLimit says that demands for a task's data would cost more than the operator allows for one.
	errOverLimit = errors.New("demanding it would cost more than --max-task-spend allows for the task")
	// errOverStake says that they would cost more than a conviction there brings back.
	errOverStake = errors.New("demanding it would cost more than a conviction in the task brings back")
	// errNoStake says that so little is at stake in a task that nothing is demanded of it.
	errNoStake = errors.New("less is at stake in the task than --min-stake asks for")
	// errOverBudget says that they would cost more than is left of the budget for what is at stake.
	errOverBudget = errors.New("demanding it would cost more than --max-spend allows over all tasks, as much as is at stake in this one")
	// errUnpaid says that an answer for somebody else costs more than it earns.
	errUnpaid = errors.New("answering costs more gas than it earns, and nothing of this account is at stake in the task")
	// errGasBudget says that what gas may cost is spent, or kept for games that are open.
	errGasBudget = errors.New("--max-gas allows no more gas for it")
	// errGasKept says that the account's ether is needed by games that are open.
	errGasKept = errors.New("the account's ether is kept for the moves of open games")
)

// budget is what the process has spent over all tasks, and what games that are open still owe. Demands and answers are for strangers and
// can be left; whoever can make an account spend on them must not so keep it from playing: they may use half of the gas, games all of it,
// and moves and proofs are sent whatever is left.
type budget struct {
	mu    sync.Mutex
	moved chain.Tail[chain.Movement]

	// state guards what follows; it is held for no answer.
	state sync.Mutex
	// gas is what this process's transactions have cost, in wei, strange what of it was for tasks that the operator did not name.
	gas, strange big.Int
	// owed are open games and demands, by task, fresh what was begun since a pass counted them; pledged is gas of what is about to be sent.
	owed    map[protocol.Hash]debt
	fresh   map[protocol.Hash]*debt
	pledged uint64
	// needed is what the tasks may take that the operator named.
	needed map[protocol.Hash]need
	// shares are what tasks have of the budget, of which something was to be demanded: the shownShares with the most at stake.
	shares map[protocol.Hash]*share

	tallied  time.Time
	tallying atomic.Bool
}

// debt is what a task's open games and demands may still take, and audits that this account has bonds in: each may have to be defended by a
// dispute.
type debt struct {
	descents, disputes, demands, audits int
}

func (d debt) gas() uint64 {
	return uint64(d.descents+d.disputes)*gameGas + uint64(d.demands)*endGas + uint64(d.audits)*(gameGas+auditGas)
}

func (d debt) plus(e debt) debt {
	return debt{d.descents + e.descents, d.disputes + e.disputes, d.demands + e.demands, d.audits + e.audits}
}

// owe notes what is open of a task.
func (b *budget) owe(task protocol.Hash, d debt) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.owed == nil {
		b.owed = make(map[protocol.Hash]debt)
	}
	delete(b.fresh, task)
	if b.owed[task] = d; d == (debt{}) {
		delete(b.owed, task)
	}
}

// debtOf is what is open of a task.
func (b *budget) debtOf(task protocol.Hash) debt {
	b.state.Lock()
	defer b.state.Unlock()
	return b.debt(task)
}

// debt is what is open of a task, with what was begun since a pass counted that. The lock is held.
func (b *budget) debt(task protocol.Hash) debt {
	d := b.owed[task]
	if f := b.fresh[task]; f != nil {
		d = d.plus(*f)
	}
	return d
}

// debts are those of all tasks but some.
func (b *budget) debts(but ...protocol.Hash) debt {
	b.state.Lock()
	defer b.state.Unlock()
	return b.all(but...)
}

// all is debts. The lock is held.
func (b *budget) all(but ...protocol.Hash) (all debt) {
	for task, d := range b.owed {
		if !slices.Contains(but, task) {
			all = all.plus(d)
		}
	}
	for task, d := range b.fresh {
		if !slices.Contains(but, task) {
			all = all.plus(*d)
		}
	}
	return all
}

// begin counts a game before a pass does.
func (b *budget) begin(task protocol.Hash, d debt) (undo func()) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.fresh == nil {
		b.fresh = make(map[protocol.Hash]*debt)
	}
	f := b.fresh[task]
	if f == nil {
		f = new(debt)
		b.fresh[task] = f
	}
	*f = f.plus(d)
	return func() {
		b.state.Lock()
		defer b.state.Unlock()
		if b.fresh[task] == f { // no pass has counted since: what was begun after one is another's
			*f = f.plus(debt{-d.descents, -d.disputes, -d.demands, -d.audits})
		}
	}
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

// paid counts a transaction, and for whom it was.
func (b *budget) paid(receipt *types.Receipt, named bool) {
	cost := new(big.Int)
	if receipt.EffectiveGasPrice != nil { // none of a deposit's, which L1 was paid for
		cost.Mul(receipt.EffectiveGasPrice, new(big.Int).SetUint64(receipt.GasUsed))
	}
	if receipt.L1Fee != nil {
		cost.Add(cost, receipt.L1Fee)
	}
	b.state.Lock()
	defer b.state.Unlock()
	b.gas.Add(&b.gas, cost)
	if !named {
		b.strange.Add(&b.strange, cost)
	}
}
