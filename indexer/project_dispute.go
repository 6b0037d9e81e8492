package indexer

import (
	"fmt"

	"github.com/jackc/pgx/v5"

	"assay/bindings/trainingdispute"
)

// ofTrainingDispute are the changes of rows by an event of TrainingDispute.
func (d *decoder) ofTrainingDispute(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *trainingdispute.TrainingDisputeBondPaid:
		return nil, nil // Whose bond it was is the end of its descent or dispute.
	case *trainingdispute.TrainingDisputeDisputeOpened:
		return dispute(at, e.Id, `
			INSERT INTO derived.disputes (dispute_id, task_id, round, claim, trainer, challenger, status, opened_at, opened_block, opened_log, opened_tx)
			VALUES (@dispute::numeric, @task, @round, @claim, @trainer, @challenger, 'OPEN', @time, @block, @log, @tx)`, pgx.NamedArgs{
			"task": e.TaskId[:], "round": int64(e.Gradient.Round), "claim": e.Claim[:], "trainer": e.Gradient.Trainer[:], "challenger": e.Challenger[:],
		}), nil
	case *trainingdispute.TrainingDisputeDisputeClosed:
		return dispute(at, e.Id, `UPDATE derived.disputes SET status = @status, closed_at = @time, closed_tx = @tx WHERE dispute_id = @dispute::numeric`,
			pgx.NamedArgs{"status": verdict(e.Convicted, e.Moot)}), nil
	case *trainingdispute.TrainingDisputeSegmentDemanded:
		return disputeMove(at, e.Id, "SEGMENT", pgx.NamedArgs{"segment": int64(e.Segment)}), nil
	case *trainingdispute.TrainingDisputeTransitionEntered:
		return disputeMove(at, e.Id, "ENTER", pgx.NamedArgs{
			"node": e.Root[:], "segment": int64(e.Segment), "transition": int64(e.Transition), "local": e.Local,
		}), nil
	case *trainingdispute.TrainingDisputeNodesRevealed:
		return disputeMove(at, e.Id, "NODES", pgx.NamedArgs{"node": e.Node[:], "by": e.By[:]}), nil
	case *trainingdispute.TrainingDisputeNodePicked:
		return disputeMove(at, e.Id, "PICK", pgx.NamedArgs{"node": e.Child[:], "index": u64(e.Index)}), nil
	case *trainingdispute.TrainingDisputeElementDemanded:
		return disputeMove(at, e.Id, "DEMAND", pgx.NamedArgs{
			"node": e.Leaf[:], "part": int64(e.Part), "entry": int64(e.Entry), "element": u64(e.Element),
		}), nil
	case *trainingdispute.TrainingDisputeElementRevealed:
		return disputeMove(at, e.Id, "ELEMENT", pgx.NamedArgs{"node": e.Leaf[:]}), nil
	case *trainingdispute.TrainingDisputeSegmentPosted:
		return []change{{scope: claimScope(e.Claim), sql: `
			INSERT INTO derived.segments (claim, segment, root, local_root, trace, posted_at, posted_block, posted_log, posted_tx)
			VALUES (@claim, @segment, @root, @local, @trace, @time, @block, @log, @tx)`, args: merge(at, pgx.NamedArgs{
			"claim": e.Claim[:], "segment": int64(e.Segment), "root": e.Root[:], "local": e.Local[:], "trace": e.Trace[:],
		})}}, nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}
