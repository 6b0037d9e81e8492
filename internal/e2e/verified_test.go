package e2e

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/protocol"
	"assay/protocol/claim"
)

const (
	verifiedRounds   = 2
	verifiedTrainers = 3
)

// object reads an object from the keeper.
func (w *world) object(ctx context.Context, root protocol.Hash, limit uint64) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, w.KeeperURL+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, protocol.ReadError(resp.StatusCode, resp.Body)
	}
	return io.ReadAll(io.LimitReader(resp.Body, int64(limit)))
}

// TestVerifiedTask trains an untouched torch module by the programs that were exported from it: three trainers, one killed with a
// signed claim, to a completed run. Whoever has the chain and the keeper's objects replays every claim, in Go and in Python, with the
// roots that were signed.
func TestVerifiedTask(t *testing.T) {
	t.Parallel()
	w := openWorld(t)
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"] = verifiedRounds, verifiedTrainers, 2
		// Two segments of steps, the second one shorter.
		spec["checkpointInterval"] = 6
		patient(spec)
	}, "--tier", "verified"))
	w.begin(verifiedTrainers, "--tier", "verified")

	trained := func() bool {
		w.mu.Lock()
		defer w.mu.Unlock()
		return len(w.gradients[[2]int{1, 0}]) > 0
	}
	for !trained() {
		w.pause()
	}
	w.Process(cluster.TrainerName(1)).Kill()
	require.NoError(t, w.StartTrainer(1, "--tier", "verified"))

	out := w.finish()
	require.Len(t, out.roots, verifiedRounds)
	require.EqualValues(t, verifiedRounds*verifiedTrainers, out.accepted, "every gradient of every trainer is accepted")
	for i := range verifiedTrainers {
		require.NoError(t, w.Process(cluster.TrainerName(i)).Wait(w.ctx), cluster.TrainerName(i))
	}

	_, err := w.Assay(w.ctx, nil, "verify", "run", "--deployment", w.Deployment(), "--task", w.TaskID, "--keeper", w.KeeperURL)
	require.NoError(t, err)
	_, err = w.Trainer(w.ctx, nil, "recompute", "--replay", "--deployment", w.Deployment(), "--task", w.TaskID, "--keeper", w.KeeperURL, "--json")
	require.NoError(t, err)
	require.Equal(t, verifiedRounds*verifiedTrainers, w.replay(out))
}

// replay recomputes every claim of a run from the keeper's objects, and returns how many there are.
func (w *world) replay(out outcome) int {
	t := w.t
	view := w.view()
	spec, err := view.Spec(w.ctx, w.task)
	require.NoError(t, err)
	task, err := claim.Fetch(w.ctx, w.task, &spec, w.object)
	require.NoError(t, err)
	replayer, err := claim.NewReplayer(task)
	require.NoError(t, err)
	data, err := w.object(w.ctx, spec.DatasetRoot, 1<<30)
	require.NoError(t, err)
	records, err := claim.NewDataset(&spec, data)
	require.NoError(t, err)

	claims, parent := 0, protocol.Hash(spec.InitialStateRoot)
	for r := range uint32(len(out.roots)) {
		raw, err := w.object(w.ctx, parent, 1<<30)
		require.NoError(t, err)
		state, err := protocol.DecodeState(bytes.NewReader(raw), spec.ParamCount, spec.FragmentCount)
		require.NoError(t, err)
		round, err := view.Round(w.ctx, w.task, r)
		require.NoError(t, err)
		commitments, err := view.Commitments(w.ctx, w.task, r, round.FrozenHash)
		require.NoError(t, err)
		hashes := make(map[protocol.Hash]bool)
		for _, c := range commitments {
			result, err := replayer.Run(w.ctx, claim.Work{Round: r, Trainer: common.Address(c.Trainer), Params: state.Params, Records: records}, nil)
			require.NoError(t, err)
			require.Len(t, result.Checkpoints, 3)
			require.Equal(t, claim.Root(w.task, r, c.Trainer, result.Checkpoints), c.ClaimHash, "round %d, trainer %s", r, c.Trainer)
			leaves, err := spec.EncodeLeaves(result.Delta)
			require.NoError(t, err)
			root, err := spec.PayloadLeavesRoot(leaves, w.task, r, c.Trainer)
			require.NoError(t, err)
			require.Equal(t, root, c.PayloadRoot)
			// The keeper has the list that the claim hashes.
			var list []byte
			for _, h := range result.Checkpoints {
				list = append(list, h[:]...)
			}
			published, err := w.object(w.ctx, c.ClaimHash, uint64(len(list))+1)
			require.NoError(t, err)
			require.Equal(t, list, published)
			hashes[c.ClaimHash] = true
			claims++
		}
		require.Len(t, hashes, len(commitments), "no two trainers do the same work")
		parent = out.roots[r]
	}
	// Over all lives of its process the killed trainer made one gradient a round.
	w.mu.Lock()
	defer w.mu.Unlock()
	for r := range out.roots {
		require.Len(t, w.gradients[[2]int{1, r}], 1, fmt.Sprintf("round %d", r))
	}
	return claims
}
