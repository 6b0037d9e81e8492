package verifier

import (
	"context"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
)

// A panic over what one source sent is that source's failure: the next one is asked, and the process lives.
func TestAPanicOverASourceIsItsFailure(t *testing.T) {
	t.Parallel()
	l := newLibrary(t.TempDir(), nil, "http://hostile.invalid", "http://honest.invalid")
	var asked []string
	err := l.ask(t.Context(), 1, func(_ context.Context, a *serving) error {
		asked = append(asked, a.source)
		if len(asked) == 1 {
			panic("what it sent cannot be taken apart")
		}
		return nil
	})
	require.NoError(t, err)
	require.Len(t, asked, 2)
	err = l.ask(t.Context(), 1, func(context.Context, *serving) error { panic("nor this") })
	require.ErrorIs(t, err, errUnavailable)
	require.ErrorContains(t, err, "nor this")
}

// What runs beside the passes ends with its panic, not with the process.
func TestAPanicBesideEndsNothingElse(t *testing.T) {
	t.Parallel()
	r := &responder{log: slog.New(slog.DiscardHandler), meters: newMeters("assay_test"), run: t.Context()}
	r.beside(func(context.Context) { panic("a fault") })
	r.running.Wait()
}
