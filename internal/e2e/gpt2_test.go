package e2e

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/internal/figures"
	"assay/protocol"
)

// ofGPT2 is a size of the model, and what it asks of a task's windows, in seconds, and of the test.
type ofGPT2 struct {
	// function of trainer-py/zoo/gpt2.py, whose sequences have this length.
	function string
	length   int
	window   int
	clock    int
	bound    time.Duration
}

var (
	// A move of a dispute takes one traced step at most.
	whole = ofGPT2{function: "gpt2", length: 1024, window: 3600, clock: 900, bound: 2 * time.Hour}
	tiny  = ofGPT2{function: "tiny", length: 16, window: 140, clock: 30, bound: 10 * time.Minute}
)

// TestGPT2IsConvicted has a trainer pretend a step of transformers' GPT-2, stand by it in the dispute, and lose: trainer, challenger and
// defender at once on one machine, against a keeper and a chain. A claim of its honest round is audited at an operator. The model has two
// layers; `make gpt2` (ASSAY_GPT2) runs the one of 124M parameters, for an hour.
func TestGPT2IsConvicted(t *testing.T) {
	t.Parallel()
	size := tiny
	if os.Getenv("ASSAY_GPT2") != "" {
		size = whole
	}
	extension := size.clock / 10
	dispute := 2*size.clock + protocol.MaxMoves*extension
	w := openWorldFor(t, size.bound, func(cfg *cluster.Config) { cfg.Unbonding = time.Duration(5*dispute) * time.Second })
	text := w.Path("text.txt")
	require.NoError(t, os.WriteFile(text, bytes.Repeat([]byte("The quick brown fox jumps over the lazy dog. 0123456789\n"), 2000), 0o644))
	_, err := w.Trainer(w.ctx, nil, "data", "build", text, "--length", fmt.Sprint(size.length), "--license", "CC0-1.0", "--out", w.Path("data"))
	require.NoError(t, err)
	// The trainer is honest in round 0, whose claim is audited.
	const cheat, round = 0, 1
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"], spec["checkpointInterval"] = 2, 1, 1, 1
		spec["quantization"] = int(protocol.QuantizationInt8)
		spec["disputeClock"], spec["disputeExtension"] = size.clock, extension
		spec["stateWindow"], spec["claimWindow"] = dispute+1, 3*dispute
		spec["commitWindow"], spec["uploadWindow"] = size.window, size.window
	}, "--model", filepath.Join(root(t), "trainer-py", "zoo", "gpt2.py")+":"+size.function, "--data", w.Path("data"), "--steps", "2"))
	require.NoError(t, w.Fund(w.ctx, w.ChallengerAccount(), "100000", ""))
	require.NoError(t, w.PostTask(w.ctx))
	require.NoError(t, w.task.UnmarshalText([]byte(w.TaskID)))
	port, err := cluster.FreePort()
	require.NoError(t, err)
	traces := fmt.Sprintf("http://127.0.0.1:%d", port)
	require.NoError(t, w.StartCheat(cheat, "skip-steps", strconv.Itoa(round), "--tier", "verified"))
	require.NoError(t, w.Fund(w.ctx, w.TrainerAccount(cheat), "10000", "5000"))
	require.NoError(t, w.AwaitTrainer(w.ctx, cheat))
	require.NoError(t, w.StartDefender(w.ctx, cheat, traces, filepath.Join(root(t), "bin", "assay-adversary"), "--lie", "skip-steps", "--lie-round", strconv.Itoa(round)))
	require.NoError(t, w.Enroll(w.ctx, cheat))
	liar := cluster.Address(w.TrainerAccount(cheat))
	for w.head().Round < round {
		w.pause()
	}
	w.auditOperator(0, liar)
	require.NoError(t, w.StartChallenger("--trace", traces))
	w.awaitConviction(round, liar)
	most := 0.0
	for _, name := range []string{"challenger", cluster.DefenderName(cheat)} {
		gib := peakGiB(t, w.Process(name).PID())
		t.Logf("%s held %.2f GiB at most", name, gib)
		most = max(most, gib)
	}
	if dir := os.Getenv("ASSAY_ZOO"); dir != "" && size == whole {
		require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{"gpt2_124m_convicted": true, "gpt2_124m_player_gib": most}))
	}
}

// auditOperator re-executes some elements of an operator of a claim's first step, from the rows that they depend on.
func (w *world) auditOperator(round uint32, trainer common.Address) {
	t := w.t
	t.Helper()
	port, err := cluster.FreePort()
	require.NoError(t, err)
	address := fmt.Sprintf("127.0.0.1:%d", port)
	claim := []string{"--deployment", w.Deployment(), "--task", w.TaskID, "--round", fmt.Sprint(round), "--trainer", trainer.Hex(), "--step", "0"}
	server, err := w.Launch(cluster.Spec{Name: "audit-serve", Path: filepath.Join(root(t), "bin", "assay"),
		Args: slices.Concat([]string{"audit", "serve", "--listen", address, "--datadir", w.Path("audit")}, claim, []string{"--keeper", w.KeeperURL})})
	require.NoError(t, err)
	for {
		out, err := w.Assay(w.ctx, nil, slices.Concat([]string{"audit", "operator"}, claim, []string{"--trace", "http://" + address, "--timeout", "10m"})...)
		if err == nil {
			t.Logf("audited: %s", out)
			break
		}
		select {
		case <-server.Done():
			t.Fatalf("audit serve ended: %v\n%s", server.Err(), server.Tail(20))
		default:
		}
		w.pause()
	}
	require.NoError(t, server.Stop())
}

// peakGiB is the most memory that a process has held.
func peakGiB(t *testing.T, pid int) float64 {
	t.Helper()
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	require.NoError(t, err)
	for line := range strings.Lines(string(raw)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kib, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 64)
			require.NoError(t, err)
			return kib / (1 << 20)
		}
	}
	t.Fatal("no VmHWM in /proc")
	return 0
}
