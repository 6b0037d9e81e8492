package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/rootdescent"
)

// ofRootDescent are the changes of rows by an event of RootDescent.
func (d *decoder) ofRootDescent(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *rootdescent.RootDescentBondPaid:
		return nil, nil // Whose bond it was is the end of its descent or dispute.
	case *rootdescent.RootDescentDescentOpened:
		return task(at, e.TaskId, `
			INSERT INTO derived.descents (descent_id, task_id, round, statement, challenger, aux, status, opened_at, opened_block, opened_log, opened_tx)
			VALUES (@descent::numeric, @task, @round, @statement, @challenger, @aux, 'OPEN', @time, @block, @log, @tx)`, pgx.NamedArgs{
			"descent": bigInt(e.Id), "round": int64(e.Round), "statement": e.Statement[:], "challenger": e.Challenger[:], "aux": e.Aux,
		}), nil
	case *rootdescent.RootDescentDescentClosed:
		return task(at, e.TaskId, `
			UPDATE derived.descents SET status = @status, closed_at = @time, closed_tx = @tx WHERE task_id = @task AND descent_id = @descent::numeric`,
			pgx.NamedArgs{"descent": bigInt(e.Id), "status": verdict(e.Convicted, e.Moot)}), nil
	case *rootdescent.RootDescentChildrenRevealed:
		return move(at, e.Id, "CHILDREN", e.Node, pgx.NamedArgs{"by": e.By[:]}), nil
	case *rootdescent.RootDescentChildPicked:
		return move(at, e.Id, "PICK", e.Child, pgx.NamedArgs{"index": u64(e.Index)}), nil
	case *rootdescent.RootDescentLeafRevealed:
		return move(at, e.Id, "LEAF", e.Node, pgx.NamedArgs{"by": e.By[:]}), nil
	case *rootdescent.RootDescentVectorChosen:
		return move(at, e.Id, "VECTOR", e.Root, pgx.NamedArgs{"momentum": e.Momentum}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
