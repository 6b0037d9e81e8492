package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/stakevault"
)

// ofStakeVault are the changes of rows by an event of StakeVault.
func (d *decoder) ofStakeVault(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *stakevault.StakeVaultBurned, *stakevault.StakeVaultPotFilled:
		return nil, nil // Slashed says it too.
	case *stakevault.StakeVaultEIP712DomainChanged:
		return nil, nil // Never emitted.
	case *stakevault.StakeVaultKeyRegistered:
		return account(at, e.Account, `
			INSERT INTO derived.stakes (account, key, first_block, updated_at) VALUES (@account, @key, @block, @time)
			ON CONFLICT (account) DO UPDATE SET key = @key, updated_at = @time`, pgx.NamedArgs{"key": e.Key[:]}), nil
	case *stakevault.StakeVaultDeposited:
		return account(at, e.Account, `
			INSERT INTO derived.stakes AS s (account, active, first_block, updated_at) VALUES (@account, @amount::numeric, @block, @time)
			ON CONFLICT (account) DO UPDATE SET active = s.active + @amount::numeric, updated_at = @time`, amount(e.Amount)), nil
	case *stakevault.StakeVaultUnbondingStarted:
		args := amount(e.Amount)
		args["until"] = u64(e.WithdrawableAt)
		return account(at, e.Account, `
			UPDATE derived.stakes SET active = active - @amount::numeric, unbonding = unbonding + @amount::numeric,
				withdrawable_at = @until::numeric, updated_at = @time
			WHERE account = @account`, args), nil
	case *stakevault.StakeVaultWithdrawn:
		return account(at, e.Account, `
			UPDATE derived.stakes SET unbonding = unbonding - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil
	case *stakevault.StakeVaultCredited:
		return account(at, e.Account, `
			INSERT INTO derived.stakes AS s (account, credit, first_block, updated_at) VALUES (@account, @amount::numeric, @block, @time)
			ON CONFLICT (account) DO UPDATE SET credit = s.credit + @amount::numeric, updated_at = @time`, amount(e.Amount)), nil
	case *stakevault.StakeVaultCreditWithdrawn:
		return account(at, e.Account, `
			UPDATE derived.stakes SET credit = credit - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil

	case *stakevault.StakeVaultLocked:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		return append(
			task(at, e.TaskId, `
				INSERT INTO derived.locks (task_id, role, account, amount, active, locked_at) VALUES (@task, @role, @account, @amount::numeric, true, @time)
				ON CONFLICT (task_id, role, account) DO UPDATE
				SET amount = @amount::numeric, active = true, slashed = false, locked_at = @time, ended_at = NULL`, with(args, "account", e.Account[:])),
			account(at, e.Account, `
				UPDATE derived.stakes SET locked = locked + @amount::numeric, updated_at = @time WHERE account = @account`, args)...), nil
	case *stakevault.StakeVaultUnlocked:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		return append(
			task(at, e.TaskId, `
				UPDATE derived.locks SET active = false, ended_at = @time WHERE task_id = @task AND role = @role AND account = @account`,
				with(args, "account", e.Account[:])),
			account(at, e.Account, `
				UPDATE derived.stakes SET locked = locked - @amount::numeric, updated_at = @time WHERE account = @account`, args)...), nil
	case *stakevault.StakeVaultSlashed:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		ofTask := with(args, "account", e.Account[:])
		ofTask["challenger"], ofTask["burned"] = e.Challenger[:], bigInt(e.Burned)
		ofTask["bounty"], ofTask["compensation"] = bigInt(e.Bounty), bigInt(e.Compensation)
		changes := task(at, e.TaskId, `
			UPDATE derived.locks SET active = false, slashed = true, ended_at = @time WHERE task_id = @task AND role = @role AND account = @account`, ofTask)
		changes = append(changes, task(at, e.TaskId, `
			INSERT INTO derived.slashes (block_number, log_index, task_id, role, account, challenger, amount, burned, bounty, compensation, slashed_at, tx)
			VALUES (@block, @log, @task, @role, @account, @challenger, @amount::numeric, @burned::numeric, @bounty::numeric, @compensation::numeric, @time, @tx)`, ofTask)...)
		// The vault takes active stake first, then what unbonds.
		return append(changes, account(at, e.Account, `
			UPDATE derived.stakes SET locked = locked - @amount::numeric, slashed = slashed + @amount::numeric,
				active = active - least(active, @amount::numeric), unbonding = unbonding - greatest(@amount::numeric - active, 0), updated_at = @time
			WHERE account = @account`, args)...), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
