package indexer

import (
	"fmt"
	"math/big"

	"github.com/jackc/pgx/v5"

	"assay/bindings/trainingaudit"
)

// ofTrainingAudit are the changes of rows by an event of TrainingAudit.
func (d *decoder) ofTrainingAudit(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *trainingaudit.TrainingAuditRefutingClaim:
		return nil, nil // Who disputes it needs it; AuditRefuted names it.

	case *trainingaudit.TrainingAuditAuditsOffered:
		return task(at, e.TaskId, `
			INSERT INTO derived.audit_offers (task_id, rate_bps, auditors, window_seconds, reward, bond, budget, offered_at, offered_block, offered_log, offered_tx)
			VALUES (@task, @rate, @auditors, @window, @reward::numeric, @bond::numeric, @budget::numeric, @time, @block, @log, @tx)`, pgx.NamedArgs{
			"rate": int32(e.Terms.RateBps), "auditors": int32(e.Terms.Auditors), "window": int64(e.Terms.Window), "reward": bigInt(e.Terms.Reward),
			"bond": bigInt(e.Terms.Bond), "budget": bigInt(e.Budget),
		}), nil
	case *trainingaudit.TrainingAuditBudgetReturned:
		return task(at, e.TaskId, `UPDATE derived.audit_offers SET returned = returned + @amount::numeric WHERE task_id = @task`, amount(e.Amount)), nil
	case *trainingaudit.TrainingAuditAuditsDrawn:
		args := pgx.NamedArgs{"task": e.TaskId[:], "round": int64(e.Round), "seed": nil, "due": int64(e.Due), "reward": bigInt(e.Reward)}
		if e.Seed != ([32]byte{}) {
			args["seed"] = e.Seed[:]
		}
		return set(at, e.Set, `
			INSERT INTO derived.audit_sets (set_id, task_id, round, seed, due, reward, drawn_at, drawn_block, drawn_log, drawn_tx)
			VALUES (@set, @task, @round, @seed, @due, @reward::numeric, @time, @block, @log, @tx)`, args), nil
	case *trainingaudit.TrainingAuditLeafDrawn:
		return set(at, e.Set, `UPDATE derived.audit_sets SET leaf_seed = @seed, leaf_drawn_at = @time, leaf_drawn_tx = @tx WHERE set_id = @set`,
			pgx.NamedArgs{"seed": e.Seed[:]}), nil
	case *trainingaudit.TrainingAuditAuditCommitted:
		return set(at, e.Set, `
			INSERT INTO derived.audits (set_id, slot, auditor, task_id, round, drawn_block, stage, reward, commitment,
				committed_at, committed_block, committed_log, committed_tx)
			SELECT set_id, @slot, @auditor, task_id, round, drawn_block, 'COMMITTED', reward, @commitment, @time, @block, @log, @tx
			FROM derived.audit_sets WHERE set_id = @set`, pgx.NamedArgs{"slot": int32(e.Slot), "auditor": e.Auditor[:], "commitment": e.Commitment[:]}), nil
	case *trainingaudit.TrainingAuditAuditOpened:
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'OPENED', root = @root, transition = @transition, trace = @trace, opened_at = @time, opened_tx = @tx`,
			pgx.NamedArgs{"root": e.Root[:], "transition": int64(e.Transition), "trace": e.Trace[:]}), nil
	case *trainingaudit.TrainingAuditAuditRefuted:
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'REFUTED', claim = @claim, refuting_trace = @trace, refuted_at = @time, refuted_tx = @tx`,
			pgx.NamedArgs{"claim": e.Claim[:], "trace": e.Trace[:]}), nil
	case *trainingaudit.TrainingAuditAuditCredited:
		credited, earned := new(big.Int).Add(e.Bond, e.Reward), e.Reward
		if e.To != e.Auditor {
			earned = credited // A bond that is not its own.
		}
		return concat(
			audit(at, e.Set, e.Slot, e.Auditor, `credited = @credited::numeric, credited_to = @to`, pgx.NamedArgs{"credited": bigInt(credited), "to": e.To[:]}),
			account(at, e.To, `
				INSERT INTO derived.stakes AS s (account, audit_credit, audit_earned, first_block, updated_at)
				VALUES (@account, @credited::numeric, @earned::numeric, @block, @time)
				ON CONFLICT (account) DO UPDATE SET audit_credit = s.audit_credit + @credited::numeric, audit_earned = s.audit_earned + @earned::numeric,
					updated_at = @time`, pgx.NamedArgs{"credited": bigInt(credited), "earned": bigInt(earned)})), nil
	case *trainingaudit.TrainingAuditAuditSettled:
		outcome, err := enumName(auditOutcomes, e.Outcome)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'SETTLED', outcome = @outcome, settled_at = @time, settled_tx = @tx`,
			pgx.NamedArgs{"outcome": outcome}), nil
	case *trainingaudit.TrainingAuditCreditPaid:
		return account(at, e.To, `
			UPDATE derived.stakes SET audit_credit = audit_credit - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
