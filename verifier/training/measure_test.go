package training_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/verifier/training"
)

// A replay is measured by a step that counts for all, as many at a time as asked for, and without a data set.
func TestMeasure(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.start(long, nil)
	task := w.task
	for _, parallel := range []int{0, 1, 3} {
		took, err := training.Measure(t.Context(), &task, parallel)
		require.NoError(t, err)
		require.Positive(t, took)
	}
	spec := *task.Spec
	spec.InnerSteps = 1 << 16
	task.Spec = &spec
	took, err := training.Measure(t.Context(), &task, 1)
	require.NoError(t, err)
	require.Greater(t, took.Nanoseconds(), int64(1<<16), "no step takes less than a nanosecond")
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = training.Measure(ended, &task, 2)
	require.ErrorIs(t, err, context.Canceled)
	task.Programs.Epilogue = task.Programs.Prologue
	_, err = training.Measure(t.Context(), &task, 1)
	require.Error(t, err, "programs that do not fit")
}
