package audit

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/repops/program"
)

// What only counts the requests of an audit asks nobody, and ends with its context all the same.
func TestCountingEndsWithItsContext(t *testing.T) {
	r := &reader{tally: &tally{items: map[string]*PlannedRead{}, known: map[Hash][]byte{}, sizes: map[Hash]int64{}, names: map[Hash]string{}}}
	ctx, cancel := context.WithCancel(t.Context())
	pages := 0
	err := r.tensor(ctx, Hash{1}, program.F32, 1<<24, func([]byte) error {
		if pages++; pages == 3 {
			cancel()
		}
		return nil
	})
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, 3, pages)
	_, err = r.list(ctx, Hash{1}, program.KindTensors, 1<<20)
	require.ErrorIs(t, err, context.Canceled)
}
