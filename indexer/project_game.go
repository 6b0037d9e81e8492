package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/trainingfraud"
)

// ofTrainingFraud are the changes of rows by an event of TrainingFraud.
func (d *decoder) ofTrainingFraud(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *trainingfraud.TrainingFraudTrainingFraudProven:
		fault, err := enumName(trainingFaults, e.Fault)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		// What became of the gradient was said before, in the same transaction.
		return task(at, e.TaskId, `
			INSERT INTO derived.convictions (block_number, log_index, task_id, round, trainer, challenger, claim, fault, element, expected, claimed,
				dropped, proven_at, tx)
			VALUES (@block, @log, @task, @round, @trainer, @challenger, @claim, @fault, @element::numeric, @expected::numeric, @claimed::numeric,
				(SELECT dropped FROM derived.gradients WHERE task_id = @task AND round = @round AND trainer = @trainer AND dropped_tx = @tx),
				@time, @tx)`, pgx.NamedArgs{
			"round": int64(e.Round), "trainer": e.Trainer[:], "challenger": e.Challenger[:], "claim": e.Claim[:], "fault": fault,
			"element": u64(e.Element), "expected": u64(e.Expected), "claimed": u64(e.Claimed),
		}), nil
	case *trainingfraud.TrainingFraudProgramIllFormed:
		if !e.Which.IsUint64() || e.Which.Uint64() >= uint64(len(programs)) {
			return nil, fmt.Errorf("%w: program %v of %d", errUndecodable, e.Which, len(programs))
		}
		rule, err := enumName(programRules, e.Rule)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.program_faults (block_number, log_index, task_id, program, entry, rule, challenger, proven_at, tx)
			VALUES (@block, @log, @task, @program, @entry, @rule, @challenger, @time, @tx)`, pgx.NamedArgs{
			"program": programs[e.Which.Uint64()], "entry": int64(e.Entry), "rule": rule, "challenger": e.Challenger[:],
		}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
