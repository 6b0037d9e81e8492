package indexer

import (
	"encoding/json"
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/trainingtasks"
	chains "assay/internal/chain"
)

// ofTrainingTasks are the changes of rows by an event of TrainingTasks.
func (d *decoder) ofTrainingTasks(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *trainingtasks.TrainingTasksTaskPosted:
		spec, err := newTaskSpec(e.Spec)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		raw, err := json.Marshal(spec)
		if err != nil {
			return nil, err
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.tasks (task_id, sponsor, status, spec_hash, spec, manifest_hash, dataset_root, program_root, initial_state_root,
				escrow, reward_per_gradient, trainer_count, quorum, max_rounds, state_root, posted_block, posted_log, posted_at, posted_tx)
			VALUES (@task, @sponsor, 'PENDING', @spec_hash, @spec::jsonb, @manifest, @dataset, @program, @root,
				@escrow::numeric, @reward::numeric, @m, @k, @max_rounds, @root, @block, @log, @time, @tx)
			ON CONFLICT (task_id) DO NOTHING`, pgx.NamedArgs{
			"sponsor": e.Sponsor[:], "spec_hash": e.SpecHash[:], "spec": string(raw), "manifest": e.Spec.ManifestHash[:],
			"dataset": e.Spec.DatasetRoot[:], "program": e.Spec.ProgramRoot[:],
			"escrow": bigInt(e.Escrow), "reward": bigInt(e.Spec.RewardPerGradient), "m": int32(e.Spec.TrainerCount),
			"k": int32(e.Spec.Quorum), "max_rounds": int64(e.Spec.MaxRounds), "root": e.Spec.InitialStateRoot[:],
		}), nil
	case *trainingtasks.TrainingTasksTaskStatusChanged:
		status, err := enumName(taskStatuses, e.To)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			UPDATE derived.tasks SET status = @status,
				started_at = CASE WHEN @status = 'TRAINING' THEN @time::bigint ELSE started_at END,
				closed_at = CASE WHEN @status IN ('COMPLETED', 'FAILED', 'CANCELLED') THEN @time::bigint END
			WHERE task_id = @task`, pgx.NamedArgs{"status": status}), nil
	case *trainingtasks.TrainingTasksKeeperJoined:
		return task(at, e.TaskId, `
			INSERT INTO derived.keepers (task_id, keeper, key, member, active, joined_at) VALUES (@task, @keeper, @key, @member, true, @time)
			ON CONFLICT (task_id, keeper) DO UPDATE SET key = @key, member = @member, active = true, joined_at = @time, acknowledged_at = NULL, left_at = NULL`,
			pgx.NamedArgs{"keeper": e.Keeper[:], "key": e.Key[:], "member": int32(e.Member)}), nil
	case *trainingtasks.TrainingTasksKeeperEndpoint:
		// Anything may stand there, and a database does not take everything: what is no endpoint is as good as none.
		var endpoint *string
		if url, err := chains.CheckEndpoint(e.Endpoint, d.chainID); err == nil {
			endpoint = &url
		}
		return task(at, e.TaskId, `UPDATE derived.keepers SET endpoint = @endpoint WHERE task_id = @task AND keeper = @keeper`,
			pgx.NamedArgs{"keeper": e.Keeper[:], "endpoint": endpoint}), nil
	case *trainingtasks.TrainingTasksKeeperLeft:
		return task(at, e.TaskId, `
			UPDATE derived.keepers SET active = false, left_at = @time WHERE task_id = @task AND keeper = @keeper`, pgx.NamedArgs{"keeper": e.Keeper[:]}), nil
	case *trainingtasks.TrainingTasksTaskAcknowledged:
		return task(at, e.TaskId, `
			UPDATE derived.keepers SET acknowledged_at = @time WHERE task_id = @task AND keeper = @keeper`, pgx.NamedArgs{"keeper": e.Keeper[:]}), nil
	case *trainingtasks.TrainingTasksTrainerEnrolled:
		return task(at, e.TaskId, `
			INSERT INTO derived.trainers (task_id, trainer, key, slot, from_round, active, enrolled_at)
			VALUES (@task, @trainer, @key, @slot, @from, true, @time)
			ON CONFLICT (task_id, trainer) DO UPDATE
			SET key = @key, slot = @slot, from_round = @from, to_round = NULL, active = true, missed = false, enrolled_at = @time, left_at = NULL`,
			pgx.NamedArgs{"trainer": e.Trainer[:], "key": e.Key[:], "slot": int32(e.Slot), "from": int64(e.FromRound)}), nil
	case *trainingtasks.TrainingTasksTrainerLeft:
		return task(at, e.TaskId, `
			UPDATE derived.trainers SET active = false, to_round = @to, missed = @missed, left_at = @time WHERE task_id = @task AND trainer = @trainer`,
			pgx.NamedArgs{"trainer": e.Trainer[:], "to": int64(e.ToRound), "missed": e.Missed}), nil
	case *trainingtasks.TrainingTasksConvicted:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		sql := `UPDATE derived.trainers SET active = false, ejected_at = @time, slashed = slashed + @amount::numeric WHERE task_id = @task AND trainer = @account`
		if role == "KEEPER" {
			sql = `UPDATE derived.keepers SET active = false, ejected_at = @time, slashed = slashed + @amount::numeric WHERE task_id = @task AND keeper = @account`
		}
		return task(at, e.TaskId, sql, with(amount(e.Slashed), "account", e.Account[:])), nil
	case *trainingtasks.TrainingTasksRewardClaimed:
		args := reward("REWARD", e.Trainer, &e.Round, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.trainers SET rewards = rewards + @amount::numeric WHERE task_id = @task AND trainer = @account`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET rewards_paid = rewards_paid + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksCommissionClaimed:
		args := reward("COMMISSION", e.Keeper, &e.Round, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.keepers SET commission = commission + @amount::numeric WHERE task_id = @task AND keeper = @account`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET commission_paid = commission_paid + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksCompensationClaimed:
		return task(at, e.TaskId, insertReward, reward("COMPENSATION", e.Trainer, &e.Round, amount(e.Amount))), nil
	case *trainingtasks.TrainingTasksSponsorForfeited:
		return task(at, e.TaskId, insertReward, reward("BOUNTY", e.Claimant, nil, amount(e.Bounty))), nil
	case *trainingtasks.TrainingTasksFinderPaid:
		args := reward("BOUNTY", e.Finder, nil, amount(e.Amount))
		ops := task(at, e.TaskId, insertReward, args)
		if e.Fee { // it had been burned
			ops = concat(ops, task(at, e.TaskId, `UPDATE derived.tasks SET burned = burned - @amount::numeric WHERE task_id = @task`, args))
		}
		return ops, nil
	case *trainingtasks.TrainingTasksBurned:
		return task(at, e.TaskId, `UPDATE derived.tasks SET burned = burned + @amount::numeric WHERE task_id = @task`, amount(e.Amount)), nil
	case *trainingtasks.TrainingTasksRefunded:
		args := reward("REFUND", e.Sponsor, nil, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET refunded = refunded + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksReceiptIssued:
		r := e.Receipt
		return task(at, e.TaskId, `
			INSERT INTO derived.receipts (task_id, spec_hash, sponsor, final_state_root, run_root, rounds, carried_rounds, tainted_rounds,
				accepted_gradients, rewards, refund, completed_at, issued_block, issued_log, issued_tx)
			VALUES (@task, @spec_hash, @sponsor, @final_root, @run_root, @rounds, @carried, @tainted, @accepted::numeric, @rewards::numeric,
				@refund::numeric, @completed::numeric, @block, @log, @tx)
			ON CONFLICT (task_id) DO NOTHING`, pgx.NamedArgs{
			"spec_hash": r.SpecHash[:], "sponsor": r.Sponsor[:], "final_root": r.FinalStateRoot[:], "run_root": r.RunRoot[:],
			"rounds": int64(r.Rounds), "carried": int64(r.CarriedRounds), "tainted": int64(r.TaintedRounds), "accepted": u64(r.AcceptedGradients),
			"rewards": bigInt(r.Rewards), "refund": bigInt(r.Refund), "completed": u64(r.CompletedAt),
		}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
