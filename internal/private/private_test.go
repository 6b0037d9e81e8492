package private_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/private"
)

func TestMkdirAll(t *testing.T) {
	t.Parallel()
	open := filepath.Join(t.TempDir(), "open")
	require.NoError(t, os.Mkdir(open, 0o755))
	for _, dir := range []string{open, filepath.Join(open, "new", "inner")} {
		require.NoError(t, private.MkdirAll(dir))
		info, err := os.Stat(dir)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o700), info.Mode().Perm(), dir)
	}
}
