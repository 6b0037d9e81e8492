package figures

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// Two measurements share a summary: what one adds the other keeps.
func TestAddKeepsTheOthers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "zoo", "summary.json")
	require.NoError(t, Add(path, map[string]any{"zoo_models": 137, "stories_run": 1}))
	require.NoError(t, Add(path, map[string]any{"stories_run": 3}))
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	require.JSONEq(t, `{"zoo_models": 137, "stories_run": 3}`, string(raw))

	require.NoError(t, os.WriteFile(path, []byte("{"), 0o600))
	require.ErrorContains(t, Add(path, map[string]any{"stories_run": 3}), "remove it, and measure again")
	raw, err = os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "{", string(raw), "what cannot be read is left as it is")
}
