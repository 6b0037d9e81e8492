package opstack

import (
	"net"
	"net/http/httptest"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
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

// TestFolderBelongsToOneProcess, from the first moment, before there is a chain whose database is locked. What a killed one left there is forgotten.
func TestFolderBelongsToOneProcess(t *testing.T) {
	cfg := Config{Dir: filepath.Join(t.TempDir(), "rollup")}
	first, second := &Stack{cfg: cfg}, &Stack{cfg: cfg, stopped: make(map[*cluster.Process]bool)}
	require.NoError(t, first.take())
	require.NoError(t, writeJSON(cfg.path(endpointsFile), Endpoints{L1: "http://127.0.0.1:1"}))
	require.ErrorIs(t, second.take(), ErrInUse)
	_, err := ReadEndpoints(cfg.Dir)
	require.NoError(t, err, "the first's")
	require.NoError(t, first.folder.Unlock()) // as when it is killed
	require.NoError(t, second.take())
	_, err = ReadEndpoints(cfg.Dir)
	require.ErrorIs(t, err, ErrNotRunning)
	require.NoError(t, second.shutdown())
}

// TestPortOfAnother: what answers at the port is never taken for the sequencer.
func TestPortOfAnother(t *testing.T) {
	listener, err := net.Listen("tcp", net.JoinHostPort(devnet.Host, "0"))
	require.NoError(t, err)
	defer listener.Close()
	port := listener.Addr().(*net.TCPAddr).Port
	for _, cfg := range []Config{{HTTPPort: port}, {WSPort: port}} {
		s := &Stack{cfg: cfg, engines: make(map[string]int)}
		require.ErrorIs(t, s.ports(), syscall.EADDRINUSE)
	}
}

// node answers what a status is made of: an op-node's heads, and an op-geth's block of a number.
type node struct {
	safe Block
	at   map[uint64]common.Hash
}

func (n *node) SyncStatus() map[string]Block {
	return map[string]Block{"unsafe_l2": {n.safe.Number + 1, common.Hash{9}}, "safe_l2": n.safe} // the unsafe one's data left L1
}

func (n *node) GetBlockByNumber(number hexutil.Uint64, _ bool) map[string]common.Hash {
	if hash, ok := n.at[uint64(number)]; ok {
		return map[string]common.Hash{"hash": hash}
	}
	return nil
}

func (n *node) serve(t *testing.T) string {
	server := rpc.NewServer()
	require.NoError(t, server.RegisterName("optimism", n))
	require.NoError(t, server.RegisterName("eth", n))
	web := httptest.NewServer(server)
	t.Cleanup(web.Close)
	return web.URL
}

// TestStatusComparesTheNodes: heads that agree in number may still be of two chains.
func TestStatusComparesTheNodes(t *testing.T) {
	ours, theirs := common.Hash{1}, common.Hash{2}
	verifier := (&node{safe: Block{7, ours}}).serve(t)
	for _, test := range []struct {
		at   map[uint64]common.Hash
		same common.Hash
		want error
	}{
		{map[uint64]common.Hash{7: ours, 8: theirs}, ours, nil},
		{map[uint64]common.Hash{7: theirs, 8: ours}, theirs, ErrDiffer},
		{nil, common.Hash{}, nil}, // it is behind
	} {
		sequencer := (&node{safe: Block{7, ours}, at: test.at}).serve(t)
		status, err := Endpoints{Sequencer: sequencer, SequencerNode: sequencer, VerifierNode: verifier}.Status(t.Context())
		require.NoError(t, err)
		require.Equal(t, Block{7, ours}, status.Verifier.Safe)
		require.Equal(t, Block{7, test.same}, status.Same)
		require.ErrorIs(t, status.Check(), test.want)
	}
	starting := Status{Same: Block{0, theirs}}
	require.NoError(t, starting.Check())
}
