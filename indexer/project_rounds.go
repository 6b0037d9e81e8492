package indexer

import (
	"fmt"
	"math/bits"

	"github.com/jackc/pgx/v5"

	"assay/bindings/trainingrounds"
)

// ofTrainingRounds are the changes of rows by an event of TrainingRounds.
func (d *decoder) ofTrainingRounds(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *trainingrounds.TrainingRoundsEIP712DomainChanged:
		return nil, nil // Never emitted.
	case *trainingrounds.TrainingRoundsRoundOpened:
		args := pgx.NamedArgs{"round": int64(e.Round), "parent": e.ParentRoot[:], "opened": u64(e.OpenedAt)}
		return concat(
			// A round opens again after one before it was overturned; what it had then is void.
			task(at, e.TaskId, `
				INSERT INTO derived.rounds AS r (task_id, round, status, parent_root, opened_at, opened_block)
				VALUES (@task, @round, 'OPEN', @parent, @opened::numeric, @block)
				ON CONFLICT (task_id, round) DO UPDATE
				SET status = 'OPEN', parent_root = @parent, state_root = NULL, set_hash = NULL, aux_root = NULL, frozen_hash = NULL, included = 0,
					committed = 0, accepted = 0, committee = '{}', signers = '{}', consecutive_nec = 0, tainted = false, holds = 0, opened_at = @opened::numeric, opened_block = @block,
					commit_closed_at = NULL, proposed_at = NULL, proposed_block = NULL, proposed_tx = NULL, finalized_at = NULL, finalized_tx = NULL,
					carried_at = NULL, carried_tx = NULL`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET round = @round WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsOuterGradientCommitted:
		args := pgx.NamedArgs{
			"round": int64(e.Round), "trainer": e.Trainer[:], "slot": int32(e.Slot), "parent": e.ParentRoot[:],
			"payload": e.PayloadRoot[:], "claim": e.ClaimHash[:], "frozen": e.FrozenHash[:],
		}
		return concat(
			task(at, e.TaskId, `
				INSERT INTO derived.gradients (task_id, round, trainer, slot, parent_root, payload_root, claim_hash, frozen_hash, committed_at, committed_block, committed_log, committed_tx)
				VALUES (@task, @round, @trainer, @slot, @parent, @payload, @claim, @frozen, @time, @block, @log, @tx)
				ON CONFLICT (task_id, round, trainer) DO UPDATE
				SET slot = @slot, parent_root = @parent, payload_root = @payload, claim_hash = @claim, frozen_hash = @frozen, accepted = false, forced = false, published = false, void = false, dropped = NULL,
					dropped_tx = NULL, carried_tx = NULL, committed_at = @time, committed_block = @block, committed_log = @log, committed_tx = @tx`, args),
			task(at, e.TaskId, `UPDATE derived.rounds SET committed = committed + 1, frozen_hash = @frozen WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `UPDATE derived.trainers SET committed = committed + 1 WHERE task_id = @task AND trainer = @trainer`, args)), nil
	case *trainingrounds.TrainingRoundsCommitWindowClosedEarly:
		return task(at, e.TaskId, `
			UPDATE derived.rounds SET commit_closed_at = @closed::numeric WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "closed": u64(e.ClosedAt)}), nil
	case *trainingrounds.TrainingRoundsCommitteeDrawn:
		return task(at, e.TaskId, `UPDATE derived.rounds SET committee = @seats WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "seats": addresses(e.Seats)}), nil
	case *trainingrounds.TrainingRoundsRoundProposed:
		args := pgx.NamedArgs{
			"round": int64(e.Round), "set_hash": e.SetHash[:], "root": e.NewRoot[:], "aux": e.AuxRoot[:], "signers": addresses(e.Signers),
			// The bitmap's bits, as PostgreSQL has no unsigned type.
			"included": int64(e.Included), "accepted": int32(bits.OnesCount64(e.Included)),
		}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'PROPOSED', set_hash = @set_hash, state_root = @root, aux_root = @aux, included = @included,
					accepted = @accepted, signers = @signers, holds = 0, proposed_at = @time, proposed_block = @block, proposed_tx = @tx
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.gradients SET accepted = (@included::bigint >> slot) & 1 = 1
				WHERE task_id = @task AND round = @round AND (NOT void OR dropped = 'VOIDED')`, args),
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted + 1
				FROM derived.gradients g WHERE g.task_id = @task AND g.round = @round AND g.accepted AND t.task_id = @task AND t.trainer = g.trainer`, args),
			task(at, e.TaskId, `UPDATE derived.keepers SET proposals = proposals + 1 WHERE task_id = @task AND keeper = ANY (@signers)`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks SET round = @round::bigint + 1, state_root = @root, accepted = accepted + @accepted WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundFinalized:
		args := pgx.NamedArgs{"round": int64(e.Round), "root": e.StateRoot[:]}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'FINAL', state_root = @root, finalized_at = @time, finalized_tx = @tx, tainted = EXISTS (
					SELECT FROM derived.gradients WHERE task_id = @task AND round = @round AND accepted AND dropped = 'VOIDED')
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET finalized = greatest(finalized, @round::bigint + 1) WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundCarried:
		args := pgx.NamedArgs{"round": int64(e.Round), "root": e.StateRoot[:], "consecutive": int64(e.Consecutive)}
		return concat(
			// Nobody is paid for what was committed in it, unless it is said to have been cut short right after.
			task(at, e.TaskId, `
				UPDATE derived.gradients SET void = true, carried_tx = @tx WHERE task_id = @task AND round = @round AND NOT void`, args),
			// If it had a proposal, that was overturned.
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'CARRIED', state_root = @root, consecutive_nec = @consecutive, carried_at = @time, carried_tx = @tx,
					set_hash = NULL, aux_root = NULL, proposed_at = NULL, proposed_block = NULL, proposed_tx = NULL
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks SET round = @round::bigint + 1, state_root = @root, carried = carried + 1 WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundCutShort:
		// Said to be carried just before; what was committed in it is paid.
		args := pgx.NamedArgs{"round": int64(e.Round), "included": int64(e.Included), "accepted": int32(bits.OnesCount64(e.Included))}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET included = @included, accepted = @accepted WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.gradients SET accepted = true, void = false
				WHERE task_id = @task AND round = @round AND carried_tx = @tx AND (@included::bigint >> slot) & 1 = 1`, args),
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted + 1
				FROM derived.gradients g WHERE g.task_id = @task AND g.round = @round AND g.accepted AND t.task_id = @task AND t.trainer = g.trainer`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET accepted = accepted + @accepted WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundOverturned:
		args := pgx.NamedArgs{"round": int64(e.Round), "parent": e.ParentRoot[:], "cleared": int64(e.ClearedSlots)}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted - g.n
				FROM (SELECT trainer, count(*) AS n FROM derived.gradients WHERE task_id = @task AND round >= @round AND accepted GROUP BY trainer) g
				WHERE t.task_id = @task AND t.trainer = g.trainer`, args),
			// Commitments of later rounds were made on a state that no longer exists; the round's own stand, but for the cleared ones, of which
			// are those whose pay was forfeited before.
			task(at, e.TaskId, `
				UPDATE derived.gradients g SET accepted = false, void = void OR dead OR cleared,
					dropped = CASE WHEN dead THEN NULL WHEN cleared THEN 'OVERTURNED' ELSE dropped END,
					dropped_tx = CASE WHEN dead THEN NULL WHEN cleared THEN @tx ELSE dropped_tx END
				FROM (SELECT trainer, round, round > @round AS dead,
						(@cleared::bigint >> slot) & 1 = 1 AND (NOT void OR dropped = 'VOIDED') AS cleared
					FROM derived.gradients WHERE task_id = @task AND round >= @round) was
				WHERE g.task_id = @task AND g.round = was.round AND g.trainer = was.trainer`, args),
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'OVERTURNED', state_root = NULL, included = 0, accepted = 0, signers = '{}', holds = 0,
					overturned = overturned + (status = 'PROPOSED')::int,
					consecutive_nec = 0, carried_at = NULL, carried_tx = NULL
				WHERE task_id = @task AND round >= @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks t SET round = @round, state_root = @parent, failed = false, run_ended_at = NULL, carried = r.carried, accepted = r.accepted
				FROM (SELECT count(*) FILTER (WHERE status = 'CARRIED') AS carried, coalesce(sum(accepted), 0) AS accepted
					FROM derived.rounds WHERE task_id = @task AND round < @round) r
				WHERE t.task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsGradientVoided:
		args := pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.gradients SET void = true, dropped = 'VOIDED', dropped_tx = @tx
				WHERE task_id = @task AND round = @round AND slot = @slot AND accepted`, args),
			task(at, e.TaskId, `UPDATE derived.rounds SET tainted = true WHERE task_id = @task AND round = @round AND status = 'FINAL'`, args)), nil
	case *trainingrounds.TrainingRoundsGradientExcluded:
		return task(at, e.TaskId, `
			UPDATE derived.gradients SET void = true, dropped = 'EXCLUDED', dropped_tx = @tx
			WHERE task_id = @task AND round = @round AND slot = @slot AND (NOT void OR dropped = 'VOIDED')`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsInclusionForced:
		return task(at, e.TaskId, `UPDATE derived.gradients SET forced = true WHERE task_id = @task AND round = @round AND slot = @slot AND NOT void`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsPayloadPublished:
		return task(at, e.TaskId, `UPDATE derived.gradients SET published = true WHERE task_id = @task AND round = @round AND slot = @slot AND NOT void`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsRoundHeld:
		return task(at, e.TaskId, `UPDATE derived.rounds SET holds = @holds WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "holds": int32(e.Holds)}), nil
	case *trainingrounds.TrainingRoundsRunEnded:
		args := pgx.NamedArgs{"failed": e.Failed, "root": e.StateRoot[:], "round": int64(e.Rounds)}
		return concat(
			task(at, e.TaskId, `UPDATE derived.tasks SET failed = @failed, state_root = @root, run_ended_at = @time WHERE task_id = @task`, args),
			// A run that ends in the middle of a round takes what was committed in it along.
			task(at, e.TaskId, `UPDATE derived.gradients SET void = true WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'LAPSED' WHERE task_id = @task AND round = @round AND status = 'OPEN'`, args)), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
