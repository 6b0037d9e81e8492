package audit_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
	"assay/verifier/training"
)

// What a trainer's defender shows of a transition an auditor reads as it reads any trace, beside somebody who serves what the task is made of
// and the state before it.
func TestDefendersTracesAreAudited(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	records := w.Material.Records
	data, err := training.NewShelf(w.claim.Spec.DatasetRecords, records.Record)
	require.NoError(t, err)
	r, err := training.NewReplay(t.Context(), &w.Material.Task, claim.Work{Round: w.claim.Round, Trainer: w.claim.Trainer}, w.State, data)
	require.NoError(t, err)
	require.Equal(t, w.claim.ClaimHash, r.ClaimHash)

	nothing, err := training.PublishLast(r)
	require.NoError(t, err)
	require.Nil(t, nothing, "it was asked for no transition")
	task := w.Shelf()
	require.NoError(t, audit.AddMaterial(task, w.Material))
	require.NoError(t, task.AddFragments(w.claim.Spec, w.State))
	before, err := r.Transition(t.Context(), 0, 0)
	require.NoError(t, err)
	_, err = task.AddState(before.State())
	require.NoError(t, err)

	_, err = r.Segment(t.Context(), 1)
	require.NoError(t, err)
	_, err = r.Transition(t.Context(), 1, 0)
	require.NoError(t, err)
	shown, err := training.PublishLast(r)
	require.NoError(t, err)
	_, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	cfg := w.operator(1, 0, 0, entry)
	cfg.Sources.Traces = []string{w.Serve(trace.Handler(shown)), w.Serve(trace.Handler(task))}
	matches(t, run(t, cfg))
	for _, alone := range cfg.Sources.Traces {
		cfg.Sources.Traces = []string{alone}
		require.Equal(t, verifier.Inconclusive, run(t, cfg).Outcome)
	}
}
