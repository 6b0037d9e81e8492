package verifier

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol/claim"
	"assay/repops/program"
)

// Each limit that keeps a machine from judging a task is named with the flag that raises it, and just reaching it is enough.
func TestRequirements(t *testing.T) {
	t.Parallel()
	env := &chaintest.Env{T: t}
	spec, _, _ := env.Spec()
	programs, constants, records := chaintest.Linear(t, &spec, 0)
	task := &claim.Task{Spec: &spec, Programs: programs, Constants: constants}
	takes := RequirementsOf(task, uint64(len(records[0])))
	require.EqualValues(t, spec.DatasetRecords*uint64(len(records[0])), takes.Dataset)
	largest := max(takes.Dataset, takes.State)
	require.NoError(t, takes.Check(takes.Memory, largest))
	err := takes.Check(takes.Memory-1, largest)
	require.ErrorIs(t, err, ErrTooLarge)
	require.ErrorContains(t, err, "--max-replay-bytes")
	require.Greater(t, RequirementsOf(task, uint64(len(records[0]))+1).Memory, takes.Memory)

	for name, change := range map[string]func(*Requirements){
		"a state of":    func(r *Requirements) { r.State = largest + 1 },
		"a data set of": func(r *Requirements) { r.Dataset = largest + 1 },
	} {
		other := takes
		change(&other)
		err := other.Check(takes.Memory, largest)
		require.ErrorIs(t, err, ErrTooLarge)
		require.ErrorContains(t, err, name)
		require.ErrorContains(t, err, "--max-object-bytes")
	}
	b := program.NewMap()
	x := b.State(program.F32, 1<<15, 1<<14)
	b.Output(b.Matmul(x, x))
	endless, _, err := b.Build()
	require.NoError(t, err)
	other := *task
	other.Programs.Step = endless
	takes = RequirementsOf(&other, 1)
	require.EqualValues(t, 1<<44+1<<30, takes.Operator)
	require.ErrorIs(t, takes.Check(takes.Memory, max(takes.Dataset, takes.State)), program.ErrTooLarge)
	spec.DatasetRecords = 1 << 63
	require.Equal(t, ^uint64(0), RequirementsOf(task, 3).Dataset, "a data set of any size is known to be too large")
}
