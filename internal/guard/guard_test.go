package guard

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCall(t *testing.T) {
	t.Parallel()
	failed := errors.New("failed")
	require.NoError(t, Call(func() error { return nil }))
	require.ErrorIs(t, Call(func() error { return failed }), failed)
	err := Call(func() error { panic("hostile") })
	require.ErrorContains(t, err, "hostile")
	require.ErrorContains(t, err, "guard_test.go", "where it happened")
}
