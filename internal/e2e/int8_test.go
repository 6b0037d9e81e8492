package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/protocol"
)

// table is rows of four numbers and a kind that they say.
func table(rows int) string {
	var b strings.Builder
	b.WriteString("a,b,c,d,kind\n")
	for i := range rows {
		x, y := i*37%101-50, i*53%97-48
		kind := "left"
		if x+2*y > 0 {
			kind = "right"
		}
		fmt.Fprintf(&b, "%d.5,%d.25,%d,%d,%s\n", x, y, x*y%11, i%7, kind)
	}
	return b.String()
}

// TestInt8TaskConvictsACheat trains an adapter's model under the profile int8 in the Verified tier: of two trainers one pretends every second step of
// round 1, and stands by it. The challenger has it convicted by the contract before the round is final, the round is made again without it, operators of the
// other's claim are audited, and the run ends with roots that follow from what was committed.
func TestInt8TaskConvictsACheat(t *testing.T) {
	t.Parallel()
	const (
		trainers         = 3
		honest, cheat    = 0, 1
		round            = 1
		clock, extension = 10, 1
		dispute          = 2*clock + protocol.MaxMoves*extension
		lie              = "skip-steps"
	)
	w := openWorldFor(t, 5*time.Minute)
	require.NoError(t, os.WriteFile(w.Path("table.csv"), []byte(table(240)), 0o644))
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"], spec["checkpointInterval"] = round+1, trainers, trainers-1, 1
		spec["disputeClock"], spec["disputeExtension"] = clock, extension
		spec["stateWindow"], spec["claimWindow"] = dispute+1, 2*dispute+10
		spec["commitWindow"], spec["uploadWindow"] = dispute, dispute
	}, "--adapter", "tabular", "--data", w.Path("table.csv"), "--set", "label=kind", "--set", "hidden=32", "--set", "batch=16", "--set", "steps=4",
		"--tier", "verified", "--profile", "int8", "--layer", "*:int8"))
	manifest, err := os.ReadFile(w.Path("task", "manifest.json"))
	require.NoError(t, err)
	require.Contains(t, string(manifest), `"profile":"int8","profile_layers":[["*","int8"]]`)

	require.NoError(t, w.Fund(w.ctx, w.ChallengerAccount(), "100000", ""))
	require.NoError(t, w.PostTask(w.ctx))
	require.NoError(t, w.task.UnmarshalText([]byte(w.TaskID)))
	for i := range trainers {
		if i != cheat {
			require.NoError(t, w.StartTrainer(i, "--tier", "verified"))
		}
	}
	require.NoError(t, w.StartCheat(cheat, lie, strconv.Itoa(round), "--tier", "verified"))
	for i := range trainers {
		require.NoError(t, w.Fund(w.ctx, w.TrainerAccount(i), "10000", "5000"))
	}
	for i := range trainers {
		require.NoError(t, w.AwaitTrainer(w.ctx, i))
	}
	port, err := cluster.FreePort()
	require.NoError(t, err)
	traces := fmt.Sprintf("http://127.0.0.1:%d", port)
	require.NoError(t, w.StartDefender(w.ctx, cheat, traces, filepath.Join(root(t), "bin", "assay-adversary"), "--lie", lie, "--lie-round", strconv.Itoa(round)))
	require.NoError(t, w.StartChallenger("--trace", traces))
	for i := range trainers {
		require.NoError(t, w.Enroll(w.ctx, i))
	}

	liar, other := cluster.Address(w.TrainerAccount(cheat)), cluster.Address(w.TrainerAccount(honest))
	w.awaitConviction(round, liar)
	for w.head().EndedAt == 0 {
		w.pause()
	}
	v := w.view()
	made, err := v.Round(w.ctx, w.task, round)
	require.NoError(t, err)
	e, err := v.Enrollment(w.ctx, w.task, liar)
	require.NoError(t, err)
	require.EqualValues(t, (1<<trainers-1)&^(1<<e.Slot), made.Included, "the round has the honest gradients alone")
	lost, err := v.Lock(w.ctx, w.task, protocol.RoleTrainer, liar)
	require.NoError(t, err)
	require.Zero(t, lost.Sign(), "the cheat kept its lock")
	kept, err := v.Lock(w.ctx, w.task, protocol.RoleTrainer, other)
	require.NoError(t, err)
	require.Positive(t, kept.Sign(), "the honest trainer lost its lock")
	w.auditOperator(round, other)
	_, err = w.Assay(w.ctx, nil, "verify", "run", "--deployment", w.Deployment(), "--task", w.TaskID, "--keeper", w.KeeperURL)
	require.NoError(t, err)
}
