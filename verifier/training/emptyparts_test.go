package training_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// idle is the toy with a step that has no step nodes: it hands the local state on.
type idle struct{ toy }

func (s idle) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	p, constants := s.toy.programs(t)
	p.Step.Step = nil
	for k := range p.Step.Outputs {
		p.Step.Outputs[k] = uint32(1 + k)
	}
	return p, constants
}

// Of a part without nodes a trace has a root that nothing leads below: a trainer could post another one, to refute a right audit with it, and nobody prove
// it wrong. No task has such programs: they do not fit, and anybody ends the run.
func TestPartsWithoutNodesAreMisfits(t *testing.T) {
	w := newWorld(t)
	w.spoil = func(*protocol.TaskSpec) {}
	w.start(idle{tiny}, func(s *protocol.TaskSpec) { s.CheckpointInterval = 1 })
	programs := &w.task.Programs
	require.ErrorIs(t, programs.Check(w.task.Spec), claim.ErrForm)
	rule, refused := w.judged(programs, programs.Misfit(w.task.Spec))
	require.False(t, refused)
	require.Equal(t, claim.ErrForm, rule)
}
