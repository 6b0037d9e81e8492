package audit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
)

// planner of the world's task.
func (w *world) planner(t *testing.T) (*audit.Planner, audit.Sources) {
	t.Helper()
	from := audit.Sources{Keepers: []string{w.Keeper()}}
	p, err := audit.NewPlanner(t.Context(), from, w.claim.TaskID, w.claim.Spec, 0)
	require.NoError(t, err)
	return p, from
}

// What is planned of an operator is what its audit reads, to the byte: for every operator of every program, and for one that is drawn.
func TestPlanOfEveryOperator(t *testing.T) {
	for _, segment := range []int{0, stepSegment, 3} {
		w := newWorld(t, segment, audittest.Lie{Segment: -1})
		p, _ := w.planner(t)
		transition := 0
		if segment == stepSegment {
			transition = stepTransition
		}
		q := w.Material.Task.Programs.List()[w.claim.Schedule().Program(segment)]
		check := func(cfg audit.OperatorConfig) {
			plan, err := p.Operator(t.Context(), cfg)
			require.NoError(t, err)
			r := run(t, cfg)
			matches(t, r)
			require.Equal(t, r.Audited, plan.Audited)
			require.Equal(t, r.Seed, plan.Seed)
			require.Len(t, r.Samples, plan.Elements)
			require.Equal(t, r.Requests, plan.Requests, r.Audited)
			switch q.Node(plan.Entry).Op {
			case program.OpGather, program.OpSelect:
				// Which row is read its operands say: the paths to two rows may differ by some hashes.
				require.InDelta(t, r.BytesRead, plan.Bytes, 0.1*float64(r.BytesRead), r.Audited)
			default:
				require.Equal(t, r.BytesRead, plan.Bytes, r.Audited)
			}
			require.Positive(t, plan.Leaves)
			sum := int64(0)
			for _, f := range plan.Fetched {
				require.Equal(t, "traces", f.From)
				sum += f.Bytes
			}
			require.Equal(t, plan.Bytes, sum)
		}
		for entry := uint32(1 + len(q.Inputs)); q.Node(entry) != nil; entry++ {
			part := q.MicroBatches()
			if entry < uint32(1+len(q.Inputs)+len(q.Micro)) {
				part = int(entry) % q.MicroBatches()
			}
			check(w.operator(segment, transition, part, entry))
		}
		drawn := w.operator(segment, transition, -1, 0)
		drawn.Seed = [32]byte{3}
		check(drawn)
	}
}

// What is planned of a replay is what it reads, and re-executes.
func TestPlanOfSteps(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	p, from := w.planner(t)
	served := from
	served.Traces = []string{w.url}
	for name, c := range map[string]struct {
		cfg         audit.StepConfig
		transitions int
		traced      bool
	}{
		"the prologue":    {audit.StepConfig{Sources: from, Segment: 0, Transition: 0}, 1, false},
		"a step":          {audit.StepConfig{Sources: from, Segment: stepSegment, Transition: stepTransition}, 5, false},
		"a served step":   {audit.StepConfig{Sources: served, Segment: stepSegment, Transition: 0}, 1, false},
		"a segment":       {audit.StepConfig{Sources: served, Segment: stepSegment, Transition: -1}, 2, false},
		"compared traces": {audit.StepConfig{Sources: served, Segment: stepSegment, Transition: stepTransition, Traces: true}, 2, true},
		"the whole":       {audit.StepConfig{Sources: from, Whole: true}, 6, false},
	} {
		t.Run(name, func(t *testing.T) {
			c.cfg.Claim = w.claim
			steps := 0
			plan, err := p.Step(t.Context(), c.cfg)
			require.NoError(t, err)
			c.cfg.OnStep = func(what string) {
				if what != "the state before it" {
					steps++
				}
			}
			r, err := audit.Step(t.Context(), c.cfg)
			require.NoError(t, err)
			matches(t, r)
			require.Equal(t, c.transitions, plan.Transitions)
			require.Equal(t, steps, plan.Transitions)
			require.Equal(t, r.Audited, plan.Audited)
			require.Equal(t, r.Requests, plan.Requests, "%+v", plan.Fetched)
			require.Equal(t, r.BytesRead, plan.Bytes, "%+v", plan.Fetched)
			require.Equal(t, c.traced, plan.Traced)
			require.Positive(t, plan.Seconds)
			require.False(t, plan.Measured)
		})
	}
	_, err := p.Step(t.Context(), audit.StepConfig{Claim: w.claim, Segment: 9})
	require.ErrorIs(t, err, audit.ErrPlace)
	_, err = p.Operator(t.Context(), audit.OperatorConfig{Claim: w.claim, Segment: 1, Elements: 1, Entry: 1 << 20})
	require.ErrorIs(t, err, audit.ErrPlace)

	require.NoError(t, p.Measure(t.Context(), from, 0))
	plan, err := p.Step(t.Context(), audit.StepConfig{Claim: w.claim, Sources: from, Whole: true})
	require.NoError(t, err)
	require.True(t, plan.Measured)
	require.Positive(t, plan.Seconds)
	// A conviction is no plan's business.
	convicted := *w.claim
	convicted.Conviction = &audit.Conviction{Fault: "Element"}
	again, err := p.Step(t.Context(), audit.StepConfig{Claim: &convicted, Sources: from, Whole: true})
	require.NoError(t, err)
	require.Equal(t, plan.Bytes, again.Bytes)
	require.Equal(t, verifier.Convicted, func() verifier.Outcome {
		r, err := audit.Step(t.Context(), audit.StepConfig{Claim: &convicted, Sources: from, Whole: true})
		require.NoError(t, err)
		return r.Outcome
	}())
}

// Nothing is planned of programs that are not the task's.
func TestPlanWithoutPrograms(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	_, err := audit.NewPlanner(t.Context(), audit.Sources{Keepers: []string{w.url}}, w.claim.TaskID, w.claim.Spec, 0)
	require.ErrorIs(t, err, audit.ErrUnavailable)
}
