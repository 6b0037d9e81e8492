package verifier

import (
	"context"
	"fmt"
	"math/big"
	"strings"
	"time"

	"assay/internal/chain"
	"assay/protocol"
)

// coverEvery is how often it is looked up whether budget and tokens suffice for the tasks named.
const coverEvery = time.Minute

// reservation is what the wallet keeps for a task that its operator named: no other task may take that. It belongs to the pass in progress.
type reservation struct {
	*task
	wallet *wallet
	// need is what the role may need for the task, where the chain takes answers at a rate in bytes a second.
	need func(spec *protocol.TaskSpec, rate uint32) need
	// covers says that it is looked up whether the account has as much.
	covers bool
	// made says that it is known what the task may need; covered is when it was looked up last whether there is as much.
	made    bool
	covered time.Time
}

// keep notes what the task may need, if the operator named it. It says loudly if the account or its budget has less.
func (rv *reservation) keep(ctx context.Context, v *chain.View, status protocol.TaskStatus) error {
	if !rv.cfg.named(rv.id) {
		return nil
	}
	if rv.made {
		return rv.cover(ctx, v)
	}
	if status == protocol.StatusNone { // it may be posted yet
		rv.wallet.budget.needs(rv.id, need{})
		return nil
	}
	spec, err := v.Spec(ctx, rv.id)
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
	n := rv.need(&spec, rate)
	n.price = new(big.Int).Mul(price, new(big.Int).SetUint64(n.leaves))
	rv.wallet.budget.needs(rv.id, n)
	rv.made, rv.covered = true, time.Time{}
	return rv.cover(ctx, v)
}

// release gives up what is kept: nothing of the task can become due any more.
func (rv *reservation) release() {
	if rv.made {
		rv.made = false
		rv.wallet.budget.needs(rv.id, need{})
	}
}

// cover says, when the task is first looked at and every coverEvery after it, whether budget and tokens suffice for what it may need.
func (rv *reservation) cover(ctx context.Context, v *chain.View) error {
	w := rv.wallet
	if !rv.covers || time.Since(rv.covered) < coverEvery {
		return nil
	}
	total, unit, err := w.spendable(ctx)
	if err != nil {
		return err
	}
	terms, err := w.terms(ctx, v)
	if err != nil {
		return err
	}
	balance, err := v.Balance(ctx, w.account)
	if err != nil {
		return err
	}
	most := w.spendableOf(rv.id, unit)
	w.budget.state.Lock()
	n, open := w.budget.needed[rv.id], w.budget.debt(rv.id)
	w.budget.state.Unlock()
	rv.covered = time.Now()
	tokens := func(amount *big.Int) string { return fmt.Sprintf("%.2f tokens", inUnits(amount, unit)) }
	var short []string
	if most = smaller(most, total); n.price.Cmp(most) > 0 {
		short = append(short, fmt.Sprintf("demands for the payloads of one round cost %s, and --max-task-spend and --max-spend allow %s: "+
			"a wrong round whose payloads nobody serves would stand", tokens(n.price), tokens(most)))
	}
	if all := terms.of(n.less(open)); balance.Cmp(all) < 0 {
		short = append(short, fmt.Sprintf("the account has %s, and bonds for %d descents and %d disputes, with demands for the payloads of "+
			"one round, take %s: what is wrong might stand", tokens(balance), n.descents, n.disputes, tokens(all)))
	}
	if len(short) == 0 {
		rv.alarms.take(rv.id, alarmBudget)
		return nil
	}
	problem := strings.Join(short, "; ")
	if rv.alarms.raise(rv.id, alarmBudget, problem) {
		rv.log.Error("this challenger cannot do all that the task may need, which its operator named", "why", problem)
	}
	return nil
}
