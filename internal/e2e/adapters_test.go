package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/internal/figures"
)

// ofAdapter is a task of an adapter: its data of `python -m zoo.adapters data`, and what `init` is told.
type ofAdapter struct {
	name     string
	data     string
	settings []string
	verified bool
}

var ofAdapters = []ofAdapter{
	{name: "tabular", data: "table.csv", settings: []string{"label=kind", "hidden=32"}},
	{name: "tabular", data: "table.csv", settings: []string{"label=kind", "hidden=32"}, verified: true},
	// The base model is a file of the sponsor's in the Open tier, constants of the programs in the Verified one.
	{name: "language", data: "text.txt", settings: []string{"config=config.json", "length=32", "lora=4", "lr=0.003", "steps=10"}},
	{name: "language", data: "text.txt", settings: []string{"config=config.json", "length=32", "lora=4", "lr=0.003", "steps=10"}, verified: true},
	{name: "vision", data: "images.npz", settings: []string{"model=resnet18", "sizes=channels=8x8x16x16", "batch=16", "steps=10"}},
	{name: "vision", data: "images.npz", settings: []string{"sizes=img_size=8,patch_size=4,embed_dim=32,depth=2,num_heads=2", "batch=16", "steps=10"}, verified: true},
	{name: "timeseries", data: "series.csv", settings: []string{"steps=5"}},
	{name: "timeseries", data: "series.csv", settings: []string{"steps=5"}, verified: true},
}

const (
	// adapterRounds and adapterTrainers of each task.
	adapterRounds   = 2
	adapterTrainers = 3
	// adapterGap is how far, in percent, a run's held-out loss may be from plain PyTorch's.
	adapterGap = 1
)

// TestAdapters takes a file of a sponsor's own through `init`, a chain, a keeper and two trainers to a receipt, without a network, and holds
// the last state's loss on held-out records against that of plain PyTorch's DiLoCo on the same batches. `make test` does it for tables in the
// Open tier; `make adapters` (ASSAY_ADAPTERS, the figures' folder, or ASSAY_LONG) for every adapter in both tiers, one after the other.
func TestAdapters(t *testing.T) {
	t.Parallel()
	chosen, where := ofAdapters[:1], os.Getenv("ASSAY_ADAPTERS")
	if where != "" || os.Getenv("ASSAY_LONG") != "" {
		chosen = ofAdapters
	}
	var receipts []string
	worstGap, worstSeconds := 0.0, 0.0
	each := map[string]any{}
	for _, a := range chosen {
		tier := "open"
		if a.verified {
			tier = "verified"
		}
		ok := t.Run(a.name+" "+tier, func(t *testing.T) {
			seconds, gap := a.run(t)
			worstGap, worstSeconds = max(worstGap, gap), max(worstSeconds, seconds)
			each[a.name+"_"+tier] = map[string]float64{"seconds": seconds, "loss_gap_percent": gap}
		})
		if ok && !slices.Contains(receipts, a.name) {
			receipts = append(receipts, a.name)
		}
	}
	if where != "" && !t.Failed() {
		require.NoError(t, figures.Add(filepath.Join(where, "summary.json"), map[string]any{
			"adapters_to_receipt": len(receipts), "adapter_worst_seconds": worstSeconds, "adapter_worst_loss_gap_percent": worstGap, "adapters": each,
		}))
	}
}

// run is a whole task; it returns the seconds from `init` to the receipt, and the loss's gap in percent.
func (a ofAdapter) run(t *testing.T) (seconds, gap float64) {
	w := openWorld(t)
	python := func(args ...string) []byte {
		cmd := exec.CommandContext(w.ctx, filepath.Join(root(t), "trainer-py", ".venv", "bin", "python"), append([]string{"-m", "zoo.adapters"}, args...)...)
		cmd.Dir = filepath.Join(root(t), "trainer-py")
		cmd.Env = append(os.Environ(), "HF_HUB_OFFLINE=1")
		var said strings.Builder
		cmd.Stderr = &said
		out, err := cmd.Output()
		require.NoError(t, err, "%s", &said)
		return out
	}
	python("data", w.Path("sources"))
	args := []string{"--adapter", a.name, "--data", w.Path("sources", a.data)}
	for _, s := range a.settings {
		if file, ok := strings.CutPrefix(s, "config="); ok {
			s = "config=" + w.Path("sources", file)
		}
		args = append(args, "--set", s)
	}
	run := []string{"--data", w.Path("task")}
	if a.verified {
		args, run = append(args, "--tier", "verified"), []string{"--tier", "verified"}
	}
	began := time.Now()
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"] = adapterRounds, adapterTrainers, adapterTrainers-1
		patient(spec)
		if a.verified { // the receipt comes when no dispute can run any more, and nobody disputes anything here
			spec["disputeClock"], spec["disputeExtension"] = 20, 1
			spec["commitWindow"], spec["uploadWindow"] = 75, 75
		}
	}, args...))
	require.FileExists(t, w.Path("task", "README.md"))
	w.begin(adapterTrainers, run...)
	out := w.finish()
	seconds = time.Since(began).Seconds()
	require.Len(t, out.roots, adapterRounds)
	require.EqualValues(t, adapterRounds*adapterTrainers, out.accepted, "every gradient of every trainer is accepted")

	state, err := w.object(w.ctx, out.finalRoot, 1<<30)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(w.Path("final.safetensors"), state, 0o644))
	compare := []string{"compare", "--task", w.Path("task"), "--state", w.Path("final.safetensors")}
	for i := range adapterTrainers {
		compare = append(compare, "--trainer", cluster.Address(w.TrainerAccount(i)).Hex())
	}
	var losses struct{ Loss, PlainLoss, FirstLoss, GapPercent float64 }
	require.NoError(t, json.Unmarshal(python(compare...), &losses))
	t.Logf("%.0f s; held-out loss %.6f, plain PyTorch %.6f, before %.6f: a gap of %.4f %%", seconds, losses.Loss, losses.PlainLoss, losses.FirstLoss, losses.GapPercent)
	require.Less(t, losses.Loss, losses.FirstLoss, "the run learns")
	require.LessOrEqual(t, losses.GapPercent, float64(adapterGap))
	return seconds, losses.GapPercent
}
