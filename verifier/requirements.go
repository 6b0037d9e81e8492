package verifier

import (
	"fmt"
	"math/bits"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// Requirements are what it takes to replay claims of a Verified task: of its trainers to defend them, of challengers and auditors to judge them.
type Requirements struct {
	// Memory is what a replay takes at a time, in bytes: what --max-replay-bytes bounds.
	Memory uint64
	// State and Dataset are their sizes in bytes: each is an object that --max-object-bytes bounds.
	State, Dataset uint64
	// Work is what a replay of one claim computes, Operator the multiply-adds and elements of its largest operator, which nothing interrupts.
	Work     program.Cost
	Operator uint64
	// endless is why an operator computes for too long; nil if none does.
	endless error
}

// RequirementsOf are those of a task whose programs are here and fit it; recordBytes is the size of a record.
func RequirementsOf(task *claim.Task, recordBytes uint64) Requirements {
	over, dataset := bits.Mul64(task.Spec.DatasetRecords, recordBytes)
	if over != 0 {
		dataset = 1<<64 - 1
	}
	return Requirements{
		Memory: training.Footprint(task, recordBytes), State: protocol.StateLayout(task.Spec.ParamCount, task.Spec.FragmentCount).CanonicalBytes(),
		Dataset: dataset, Work: task.Work(), Operator: task.Programs.Dearest().Work(), endless: task.Programs.Interruptible(),
	}
}

// Check is an error where a machine with these limits leaves the task alone, with the flag that allows more: ErrTooLarge, or
// program.ErrTooLarge of an operator that nothing interrupts.
func (r Requirements) Check(maxReplayBytes, maxObjectBytes uint64) error {
	switch {
	case r.State > maxObjectBytes:
		return fmt.Errorf("%w: a state of %d bytes, --max-object-bytes is %d", errTooLarge, r.State, maxObjectBytes)
	case r.Dataset > maxObjectBytes:
		return fmt.Errorf("%w: a data set of %d bytes, --max-object-bytes is %d", errTooLarge, r.Dataset, maxObjectBytes)
	case r.Memory > maxReplayBytes:
		return fmt.Errorf("%w: %d bytes, --max-replay-bytes is %d", errTooLarge, r.Memory, maxReplayBytes)
	case r.endless != nil:
		return fmt.Errorf("an operator of the task's programs computes for too long by itself: %w", r.endless)
	}
	return nil
}
