package opstack

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/devnet"
)

func TestConfigCheck(t *testing.T) {
	programs := t.TempDir()
	for _, name := range []string{"op-genesis", "op-geth", "op-node", "op-batcher", "op-proposer"} {
		require.NoError(t, os.WriteFile(filepath.Join(programs, name), nil, 0o755))
	}
	require.NoError(t, Config{Programs: programs}.Defaults().Check())
	require.NoError(t, Config{Programs: programs, BlockTime: 3 * time.Second}.Defaults().Check(), "L1 is as slow by default")
	for _, bad := range []Config{
		{BlockTime: 500 * time.Millisecond}, {BlockTime: 1500 * time.Millisecond}, {BlockTime: 2 * time.Second, L1BlockTime: time.Second},
		{L1BlockTime: 2500 * time.Millisecond},
	} {
		bad.Programs = programs
		require.ErrorIs(t, bad.Defaults().Check(), ErrBlockTime, "%+v", bad)
	}
	require.ErrorIs(t, Config{Programs: programs, HTTPPort: 65536}.Defaults().Check(), devnet.ErrPort)
	require.ErrorIs(t, Config{Programs: programs, HTTPPort: 1, WSPort: 1}.Defaults().Check(), devnet.ErrSamePort)
	require.NoError(t, os.Remove(filepath.Join(programs, "op-node")))
	require.ErrorIs(t, Config{Programs: programs}.Defaults().Check(), ErrPrograms)
}

func TestNothingRunsOnAnEmptyFolder(t *testing.T) {
	_, err := ReadEndpoints(t.TempDir())
	require.ErrorIs(t, err, ErrNotRunning)
}
