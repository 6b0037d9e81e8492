package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/payloadreveals"
)

// ofPayloadReveals are the changes of rows by an event of PayloadReveals.
func (d *decoder) ofPayloadReveals(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *payloadreveals.PayloadRevealsPayloadShown:
		return nil, nil // A part of a payload; PayloadPublished says when all of it is on chain.
	case *payloadreveals.PayloadRevealsPricePaid:
		return nil, nil // Who is paid for an answer is its publisher.
	case *payloadreveals.PayloadRevealsRevealRequested:
		return task(at, e.TaskId, `
			INSERT INTO derived.reveals (reveal_id, task_id, round, trainer, payload_root, fragment, first_leaf, leaves, deadline, status,
				requested_at, requested_block, requested_log, requested_tx)
			VALUES (@reveal::numeric, @task, @round, @trainer, @payload, @fragment, @first::numeric, @leaves, @deadline::numeric, 'OPEN',
				@time, @block, @log, @tx)`, pgx.NamedArgs{
			"reveal": bigInt(e.Id), "round": int64(e.Round), "trainer": e.Trainer[:], "payload": e.PayloadRoot[:], "fragment": int64(e.Fragment),
			"first": u64(e.FirstLeaf), "leaves": int64(e.Leaves), "deadline": u64(e.Deadline),
		}), nil
	case *payloadreveals.PayloadRevealsPayloadRevealed:
		return task(at, e.TaskId, `
			UPDATE derived.reveals SET status = 'ANSWERED', publisher = @by, published_at = @time, published_tx = @tx
			WHERE task_id = @task AND reveal_id = @reveal::numeric`, pgx.NamedArgs{"reveal": bigInt(e.Id), "by": e.By[:]}), nil
	case *payloadreveals.PayloadRevealsRevealClosed:
		return task(at, e.TaskId, `
			UPDATE derived.reveals SET closed_at = @time, closed_tx = @tx,
				status = CASE WHEN @convicted THEN 'CONVICTED' WHEN status = 'OPEN' THEN 'MOOT' ELSE 'RELEASED' END
			WHERE task_id = @task AND reveal_id = @reveal::numeric`, pgx.NamedArgs{"reveal": bigInt(e.Id), "convicted": e.Convicted}), nil
	case *payloadreveals.PayloadRevealsObjectRequested:
		part, err := enumName(objectParts, e.Part)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.object_demands (demand_id, task_id, part, fragment, first_leaf, leaves, deadline, status,
				requested_at, requested_block, requested_log, requested_tx)
			VALUES (@demand::numeric, @task, @part, @fragment, @first::numeric, @leaves, @deadline::numeric, 'OPEN', @time, @block, @log, @tx)`,
			pgx.NamedArgs{
				"demand": bigInt(e.Id), "part": part, "fragment": int64(e.Fragment), "first": u64(e.FirstLeaf), "leaves": int64(e.Leaves),
				"deadline": u64(e.Deadline),
			}), nil
	case *payloadreveals.PayloadRevealsObjectRevealed:
		return task(at, e.TaskId, `
			UPDATE derived.object_demands SET status = 'ANSWERED', publisher = @by, published_at = @time, published_tx = @tx
			WHERE task_id = @task AND demand_id = @demand::numeric`, pgx.NamedArgs{"demand": bigInt(e.Id), "by": e.By[:]}), nil
	case *payloadreveals.PayloadRevealsObjectWithheld:
		return task(at, e.TaskId, `
			UPDATE derived.object_demands SET status = 'WITHHELD', requester = @by, withheld_at = @time, withheld_tx = @tx
			WHERE task_id = @task AND demand_id = @demand::numeric`, pgx.NamedArgs{"demand": bigInt(e.Id), "by": e.Requester[:]}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
