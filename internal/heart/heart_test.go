package heart_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/heart"
)

func TestStill(t *testing.T) {
	t.Parallel()
	var h heart.Heart
	require.Empty(t, h.Still("turns", time.Second), "it has not begun")
	h.Beat()
	require.Empty(t, h.Still("turns", time.Minute))
	h.Set(time.Now().Add(-2 * time.Minute))
	require.Equal(t, "the loop that turns has not turned for 2m0s", h.Still("turns", time.Minute))
	h.Beat()
	require.Empty(t, h.Still("turns", time.Minute))
}
