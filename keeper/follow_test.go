package keeper

import (
	"encoding/json"
	"io"
	"net/http"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/devnet"
)

// serves plays a round of a task with the keeper, whose clients try again where it does not know the newest block yet.
func (k *running) serves(env *chaintest.Env) {
	k.t.Helper()
	task := env.Post(nil)
	task.Upload(k.url)
	k.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "task is acknowledged")
	task.Enroll()
	for _, key := range task.Trainers {
		g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
		env.Send(key, env.Chain.SubmitOuterGradient(g, sig))
	}
	for _, key := range task.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		task.UploadPayload(k.url, 0, trainer, task.Leaves(task.Delta(0, trainer)))
	}
	state := step(k.t, task, task.Initial, 0, 0, 1, 2, 3)
	require.Equal(k.t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, 1).StateRoot)
}

// Two servers behind one RPC, one of which is a block behind, are no reorg.
func TestKeeperBehindALaggingServer(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(cfg *Config) {
		cfg.Deployment.RPC, cfg.Deployment.WS = chaintest.Lagging(t, cfg.Deployment.RPC, 3), ""
	})
	k.serves(env)
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_lagging_heads_total") > 0 }, "a server that lags answers")
	require.Zero(t, counterValue(t, k, "assay_keeper_reorgs_total"))
}

// One false answer to the first question for the newest block after the contracts were found freezes no keeper.
func TestKeeperOutlivesAFalseFirstHead(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(cfg *Config) {
		cfg.Deployment.RPC, cfg.Deployment.WS = chaintest.FalseHeads(t, cfg.Deployment.RPC, func(asked int64) bool { return asked == 2 }), ""
	})
	k.serves(env)
	require.Zero(t, counterValue(t, k, "assay_keeper_reorgs_total"))
}

// A clock that is hours fast keeps a keeper from nothing; that it is off is said.
func TestKeeperWithAFastClock(t *testing.T) {
	t.Parallel()
	env := chaintest.NewOn(t, devnet.Config{BlockTime: chaintest.BlockTime, Behind: 6 * time.Hour})
	k := startKeeper(t, env, 0)
	k.serves(env)
	resp, err := http.Get(k.url + "/readyz")
	require.NoError(t, err)
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	var h health
	require.NoError(t, json.Unmarshal(raw, &h))
	require.Len(t, h.Problems, 1)
	require.Contains(t, h.Problems[0], "old by this machine's clock")
}
