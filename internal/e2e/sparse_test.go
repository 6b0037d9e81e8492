package e2e

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/internal/figures"
	"assay/protocol"
)

// sparseTrainers of the task, which all have to be in every round for its outcome to be the simulation's.
const sparseTrainers = 3

// simulated is a program that trains the same task in one process, whose trainers carry what they leave out in memory.
const simulated = `
import json, sys
import numpy as np
from assay_trainer.adapters.digits import DigitsMLP
from assay_trainer.experiment import Plan, diloco
from assay_trainer.payload import Quantization
from assay_trainer.template import task_seed
task, adapter, seed = json.load(open(sys.argv[1])), DigitsMLP.default(), task_seed(int(sys.argv[2]))
assert task["fragmentCount"] == 1, task
plan = Plan(adapter, seed, adapter.initial_parameters(seed), task["maxRounds"], task["innerSteps"], 1,
            lr_bits=0x3f800000, momentum_bits=0, quantization=Quantization.SPARSE_TOP1)
state, score = diloco(plan, [bytes.fromhex(t.removeprefix("0x")) for t in sys.argv[3:]])
print(json.dumps({"root": "0x" + state.root().hex(), "accuracy": score.accuracy}))
`

// TestSparseTask takes digits with SparseTop1 payloads through chain, keeper and trainers to a receipt. One trainer is killed between two
// rounds and goes on with what it carried: the final state is that of a run in one process, bit for bit, and both verifiers give it again.
// After the first one no trainer fetches a dense state: all make theirs of payloads.
// `make sparse` (ASSAY_SPARSE, the folder of the figures) trains until the run has learned.
func TestSparseTask(t *testing.T) {
	t.Parallel()
	rounds, where := 3, os.Getenv("ASSAY_SPARSE")
	if where != "" {
		rounds = 60
	}
	w := openWorldFor(t, 2*bound)
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"] = rounds, sparseTrainers, sparseTrainers-1
		spec["quantization"], spec["outerMomentum"], spec["outerLearningRate"] = "SparseTop1", "0", "1"
		patient(spec)
	}, "--fragments", "1"))
	w.begin(sparseTrainers)
	for w.head().Round < 1 {
		w.pause()
	}
	const killed = 1
	w.kill(cluster.TrainerName(killed))
	began := time.Now()
	out := w.finish()
	require.EqualValues(t, rounds*sparseTrainers, out.accepted, "every gradient of every trainer is accepted")
	w.recompute()
	for place, ways := range w.states {
		want := "made"
		if place[1] == 0 {
			want = "fetched"
		}
		for _, how := range ways {
			require.Equal(t, want, how, "the state of round %d at trainer %d", place[1], place[0])
		}
	}
	for r := range rounds {
		require.NotEmpty(t, w.states[[2]int{0, r}], "trainer 0 does not say how it had the state of round %d", r)
	}

	args := []string{"-c", simulated, w.Path("task", "task.json"), strconv.Itoa(seed)}
	for i := range sparseTrainers {
		args = append(args, cluster.Address(w.TrainerAccount(i)).Hex())
	}
	cmd := exec.CommandContext(w.ctx, filepath.Join(root(t), "trainer-py", ".venv", "bin", "python"), args...)
	cmd.Dir = filepath.Join(root(t), "trainer-py")
	var said bytes.Buffer
	cmd.Stderr = &said
	answer, err := cmd.Output()
	require.NoError(t, err, "%s", &said)
	var same struct {
		Root     protocol.Hash
		Accuracy float64
	}
	require.NoError(t, json.Unmarshal(answer, &same))
	require.Equal(t, same.Root, out.finalRoot, "the run is another than that of one process")
	t.Logf("%d rounds in %.0f s, accuracy %.4f", rounds, time.Since(began).Seconds(), same.Accuracy)
	if where == "" {
		return
	}
	require.GreaterOrEqual(t, same.Accuracy, 0.93)
	ratio := sparseRatio(t)
	t.Logf("a dense payload of ten million parameters is %.1f times as large", ratio)
	require.GreaterOrEqual(t, ratio, 250.0)
	require.NoError(t, figures.Add(filepath.Join(where, "summary.json"), map[string]any{
		"sparse_accuracy": same.Accuracy, "sparse_accuracy_rounds": rounds, "payload_ratio_top1": ratio,
	}))
}

// sparseRatio is how many times as large as a sparse one the file of a dense payload is, headers and all, at ten million parameters.
func sparseRatio(t *testing.T) float64 {
	r := rand.New(rand.NewPCG(1, 2))
	delta := make([]float32, 10_000_000)
	for i := range delta {
		delta[i] = float32(r.NormFloat64())
	}
	var size [2]float64
	for i, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationSparseTop1} {
		spec := &protocol.TaskSpec{ParamCount: uint64(len(delta)), FragmentCount: 4, Quantization: uint8(q), PayloadBoundLog2: 10}
		leaves, err := spec.EncodeLeaves(delta)
		require.NoError(t, err)
		var file bytes.Buffer
		require.NoError(t, protocol.WritePayloadLeaves(&file, spec, leaves))
		size[i] = float64(file.Len())
	}
	return size[0] / size[1]
}
