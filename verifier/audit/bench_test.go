package audit_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/protocol"
	"assay/repops/program/gpt"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

// BenchmarkAudit audits a step of a GPT of 3.3 million parameters and 2,048 tokens over HTTP: every operator of the program at four drawn
// elements, as many as `assay audit operator` draws, of which the slowest and the largest count; and the whole step from the checkpoint before it.
func BenchmarkAudit(b *testing.B) {
	w := audittest.Fill(b, gpt.Small(), &protocol.TaskSpec{FragmentCount: 4, InnerSteps: 2, CheckpointInterval: 1, PayloadBoundLog2: 10, Seed: [32]byte{7}})
	w.Material.Task.ID = audit.Hash{9}
	require.GreaterOrEqual(b, w.Material.Task.Spec.ParamCount, uint64(1_000_000))
	c, shelf := w.Claim(trainer), w.Shelf()
	w.Train(shelf, c, 2, 0, audittest.Lie{Segment: -1})
	v := &world{World: w, claim: c, shelf: shelf, url: w.Serve(trace.Handler(shelf))}
	keeper := w.Keeper()
	for b.Loop() {
		var seconds, kib []float64
		p := w.Material.Task.Programs.Step
		for entry := uint32(1 + len(p.Inputs)); p.Node(entry) != nil; entry++ {
			cfg := v.operator(2, 0, -1, entry)
			cfg.Elements = 4
			r, err := audit.Operator(b.Context(), cfg)
			require.NoError(b, err)
			require.Equal(b, verifier.Match, r.Outcome, r.Reason)
			seconds, kib = append(seconds, r.Seconds), append(kib, float64(r.BytesRead)/1024)
		}
		slices.Sort(seconds)
		slices.Sort(kib)
		b.ReportMetric(seconds[len(kib)-1], "operator-s")
		b.ReportMetric(kib[len(kib)-1], "operator-KiB")
		b.ReportMetric(seconds[len(kib)/2], "operator-median-s")
		b.ReportMetric(kib[len(kib)/2], "operator-median-KiB")
		r, err := audit.Step(b.Context(), audit.StepConfig{Claim: c, Segment: 2, Transition: 0,
			Sources: audit.Sources{Keepers: []string{keeper}, Traces: []string{v.url}}})
		require.NoError(b, err)
		require.Equal(b, verifier.Match, r.Outcome, r.Reason)
		b.ReportMetric(r.Seconds, "step-s")
		b.ReportMetric(float64(r.BytesRead)/(1<<20), "step-MiB")
	}
}
