package demo

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
)

// TestTrainingAct plays the third act by itself: two trainers of a Verified task cheat, both are convicted in a dispute that reaches the referee,
// one before its round is final and one after, and neither is paid. The act checks by itself what it shows.
func TestTrainingAct(t *testing.T) {
	if os.Getenv("ASSAY_LONG") == "" {
		t.Skip("minutes of a Verified task with real processes, which `make demo` plays too; ASSAY_LONG=1 plays it")
	}
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(t.Context(), 9*time.Minute)
	defer cancel()
	cfg := Config{Root: root, Out: t.TempDir(), Seed: 11, Progress: t.Output()}
	r := &run{teller: &teller{out: cfg.Progress}, cfg: cfg}
	r.cluster, err = cluster.New(cluster.Config{Root: root, Dir: cfg.Out})
	require.NoError(t, err)
	defer func() { require.NoError(t, r.cluster.Close()) }()
	require.NoError(t, r.startChain(ctx))
	require.NoError(t, r.cluster.Fund(ctx, cluster.SponsorAccount, "100000", ""))
	r.third, err = newTrainingAct(r)
	require.NoError(t, err)
	defer func() { require.NoError(t, r.third.c.Close()) }()
	require.NoError(t, r.third.play(ctx))
	require.LessOrEqual(t, r.sum.DisputeMoves, 5)
	require.LessOrEqual(t, r.sum.GasDispute, uint64(2_000_000))
	require.Len(t, r.sum.Training.Convicted, 2)
	r.printTraining()
}
