package keeper

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

// A keeper that serves nothing although there is something to serve says what is missing, and no more once it serves.
func TestIdleKeeperSaysWhy(t *testing.T) {
	env := chaintest.New(t)
	poor := start(t, testConfig(env, keys.Dev(chaintest.Keeper+1), t.TempDir()))
	k := startKeeper(t, env, 0)
	healthy := false
	idle := func(k *running) string {
		_, raw, named := k.do(http.MethodGet, "/healthz", nil, nil)
		require.Nil(t, named)
		var h health
		require.NoError(t, json.Unmarshal(raw, &h))
		healthy = h.Status == "ok"
		return strings.Join(h.Idle, "\n")
	}
	require.Empty(t, idle(k), "nothing is posted")
	task := env.Post(nil)
	env.Mine(1)
	require.Never(t, func() bool { return idle(k) != "" }, 300*time.Millisecond, 50*time.Millisecond, "its sponsor may just be about to hand the files over")
	env.Skip(idleAfter + 1)
	require.Eventually(t, func() bool { env.Mine(1); return idle(k) != "" && idle(poor) != "" }, 20*time.Second, 100*time.Millisecond)
	require.True(t, healthy, "nothing is wrong with it")
	require.Contains(t, idle(k), "1 of 1 open tasks have no files here")
	require.Contains(t, idle(k), "assay task upload --keeper")
	require.NotContains(t, idle(k), "stake")
	require.Contains(t, idle(poor), "has no stake: assay stake deposit")

	k.upload(task)
	require.Eventually(t, func() bool { env.Mine(1); return idle(k) == "" }, 20*time.Second, 100*time.Millisecond)
}
