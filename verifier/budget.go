package verifier

import (
	"errors"
	"math/big"
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

// budget is what the process has spent over all tasks, and what games that are open still owe. Demands and answers are for strangers and can be
// left; whoever can make an account spend on them must not so keep it from playing: they may use half of the gas, games all of it, and moves
// and proofs are sent whatever is left.
type budget struct {
	mu    sync.Mutex
	moved chain.Tail[chain.Movement]

	// state guards what follows; it is held for no answer.
	state sync.Mutex
	// gas is what this process's transactions have cost, in wei.
	gas big.Int
	// owed are open games and demands, by task; pledged is gas of what is about to be sent.
	owed    map[protocol.Hash]debt
	pledged uint64
	// shares are what tasks have of the budget, of which something was to be demanded: the shownShares with the most at stake.
	shares map[protocol.Hash]*share

	tallied  time.Time
	tallying atomic.Bool
}

// debt is what a task's open games and demands may still take.
type debt struct {
	descents, disputes, demands int
}

func (d debt) gas() uint64 { return uint64(d.descents+d.disputes)*gameGas + uint64(d.demands)*endGas }

// owe notes what is open of a task.
func (b *budget) owe(task protocol.Hash, d debt) {
	b.state.Lock()
	defer b.state.Unlock()
	if b.owed == nil {
		b.owed = make(map[protocol.Hash]debt)
	}
	if b.owed[task] = d; d == (debt{}) {
		delete(b.owed, task)
	}
}

// debtOf is what is open of a task.
func (b *budget) debtOf(task protocol.Hash) debt {
	b.state.Lock()
	defer b.state.Unlock()
	return b.owed[task]
}

// debts are those of all tasks.
func (b *budget) debts() (all debt) {
	b.state.Lock()
	defer b.state.Unlock()
	for _, d := range b.owed {
		all = debt{all.descents + d.descents, all.disputes + d.disputes, all.demands + d.demands}
	}
	return all
}

// paid counts a transaction.
func (b *budget) paid(receipt *types.Receipt) {
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
}
