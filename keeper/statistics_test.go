package keeper

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strconv"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// statisticsOf is what a keeper serves of a round.
func (k *running) statisticsOf(task protocol.Hash, round uint32) []protocol.SignedStatistics {
	k.t.Helper()
	resp, raw, named := k.do(http.MethodGet, fmt.Sprintf("/v1/statistics/%s/%d", task, round), nil, nil)
	require.Nil(k.t, named)
	require.Equal(k.t, "*", resp.Header.Get("Access-Control-Allow-Origin"))
	var answer struct{ Statistics []json.RawMessage }
	require.NoError(k.t, json.Unmarshal(raw, &answer))
	out := make([]protocol.SignedStatistics, len(answer.Statistics))
	for i, text := range answer.Statistics {
		var err error
		out[i], err = protocol.ReadStatistics(text)
		require.NoError(k.t, err)
	}
	return out
}

// A keeper measures a round that was proposed: norms and angles are those of the payloads, computed here by plain sums over whole vectors.
func TestStatistics(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	require.Empty(t, k.statisticsOf(task.ID, 0))
	_, _, named := k.do(http.MethodGet, "/v1/statistics/0x12/0", nil, nil)
	require.ErrorIs(t, named, errInvalidParams)

	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	all := make([]int, len(task.Trainers))
	for i := range all {
		all[i] = i
	}
	k.uploadRound(task, 0, all...)
	k.awaitRound(task, 1)
	var served []protocol.SignedStatistics
	k.eventually(func() bool { served = k.statisticsOf(task.ID, 0); return len(served) == 1 }, "the round is measured")
	got := served[0]
	signer, err := protocol.Recover(got.Digest(task.Dep.RoundsDomain()), got.Signature)
	require.NoError(t, err)
	require.Equal(t, k.signer, signer)
	require.Equal(t, k.Account(), got.Keeper)
	require.Equal(t, head(task).StateRoot, got.NewRoot)

	next := step(t, task, task.Initial, 0, all...)
	dot := func(x, y []float64) (sum float64) {
		for i := range x {
			sum += x[i] * y[i]
		}
		return sum
	}
	wide := func(x []float32) []float64 {
		out := make([]float64, len(x))
		for i, v := range x {
			out[i] = float64(v)
		}
		return out
	}
	update, aggregate := make([]float64, len(next.Params)), wide(next.Momentum) // the first momentum is zero
	for i := range update {
		update[i] = float64(next.Params[i]) - float64(task.Initial.Params[i])
	}
	near := func(want float64, text, what string) {
		found, err := strconv.ParseFloat(text, 64)
		require.NoError(t, err)
		require.InEpsilon(t, want, found, 1e-5, what)
	}
	near(math.Sqrt(dot(update, update)), got.UpdateNorm, "update")
	near(math.Sqrt(dot(aggregate, aggregate)), got.AggregateNorm, "aggregate")
	var norms []float64
	require.Len(t, got.Trainers, len(all))
	for _, key := range task.Trainers {
		who := crypto.PubkeyToAddress(key.PublicKey)
		i := slices.IndexFunc(got.Trainers, func(s protocol.TrainerStatistics) bool { return s.Trainer == common.Address(who) })
		delta := wide(task.Delta(0, who))
		norms = append(norms, math.Sqrt(dot(delta, delta)))
		near(norms[len(norms)-1], got.Trainers[i].Norm, "norm")
		near(dot(delta, aggregate)/norms[len(norms)-1]/math.Sqrt(dot(aggregate, aggregate)), got.Trainers[i].Cosine, "cosine")
	}
	slices.Sort(norms)
	near((norms[(len(norms)-1)/2]+norms[len(norms)/2])/2, got.MedianNorm, "median")
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_rounds_measured_total") == 1 }, "it is counted, after it was kept")
	require.NoError(t, k.statistics.forget(task.ID))
	require.Empty(t, k.statisticsOf(task.ID, 0))
}
