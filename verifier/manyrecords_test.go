package verifier

import (
	"runtime"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// A stranger's task of small programs, whose claims read millions of records of a data set that nobody serves, takes no memory that nobody counts: at
// the bounds of a specification they would be 2^16 steps of 63 micro-batches, each of as many records as a tensor has rows. It runs alone, as it measures
// what is allocated.
func TestVeryManyRecordsOfAClaimTakeLittle(t *testing.T) {
	const rows = 64
	b := program.NewBuilder(1, 1)
	w, bias := b.State(program.F32, 1, 1), b.State(program.F32, 1)
	x := b.Copy(b.Batch(program.F32, 0, rows, 1))
	_, dw, db := b.LinearBackward(b.Linear(x, w, bias), x, w)
	b.BeginStep()
	b.Output(b.SGD(w, b.Reduce(dw), b.Scalar(-0.5)))
	b.Output(b.SGD(bias, b.Reduce(db), b.Scalar(-0.5)))
	step, _, err := b.Build()
	require.NoError(t, err)
	for _, records := range []uint64{1000, 1 << 28} {
		spec := &protocol.TaskSpec{InnerSteps: 1 << 16, DatasetRecords: records}
		task := &claim.Task{Spec: spec, Programs: claim.Programs{Step: step}}
		shown := newShownRecords(protocol.Hash{1}, records, 4)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		missing := shown.missing(task.RecordsOf(0, common.Address{1}))
		runtime.ReadMemStats(&after)
		require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(16<<20), "%d records", records)
		require.NotEmpty(t, missing)
		require.LessOrEqual(t, len(missing), mostPieces)
	}
}
