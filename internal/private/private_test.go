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

// A file that holds a key is read if it is its owner's alone, and small.
func TestReadFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(path, []byte("1234"), 0o600))
	raw, err := private.ReadFile(path, 4)
	require.NoError(t, err)
	require.Equal(t, "1234", string(raw))
	_, err = private.ReadFile(path, 3)
	require.ErrorContains(t, err, "larger than 3 bytes")
	for _, mode := range []os.FileMode{0o640, 0o604, 0o620} {
		require.NoError(t, os.Chmod(path, mode))
		_, err = private.ReadFile(path, 4)
		require.ErrorIs(t, err, private.ErrExposed, mode)
	}
	_, err = private.ReadFile(path+"s", 4)
	require.ErrorIs(t, err, os.ErrNotExist)
}
