package keeper

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

// A keeper that was convicted says so as an error, once, and is not ready, whenever it is started, for long enough that somebody sees it.
func TestConvictedKeeperSaysSo(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	var log syncBuffer
	cfg := testConfig(env, key, t.TempDir())
	cfg.Log = slog.New(slog.NewTextHandler(&log, nil))
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	problems := func(k *running) string {
		resp, raw, _ := k.do(http.MethodGet, "/readyz", nil, nil)
		var h health
		if raw != nil {
			require.NoError(t, json.Unmarshal(raw, &h))
		} else {
			require.Equal(t, http.StatusServiceUnavailable, resp.StatusCode)
			h = k.server.health()
		}
		return strings.Join(h.Problems, "\n")
	}
	require.NotContains(t, problems(k), "convicted")

	task.ConvictKeeper(key, keys.Dev(15))
	said := func(k *running) func() bool {
		return func() bool {
			return strings.Contains(problems(k), task.ID.String()+": this keeper was convicted at ") && strings.Contains(problems(k), "After a conviction")
		}
	}
	k.eventually(said(k), "it is not ready")
	task.Mine(2)
	k.eventually(func() bool { return strings.Count(log.String(), `level=ERROR msg="this keeper was convicted`) == 1 }, "it is an error in the log")

	k.stop()
	again := start(t, cfg)
	again.eventually(said(again), "it is not ready after a restart either")
	env.Skip(8 * 24 * 3600)
	again.eventually(func() bool { return !strings.Contains(problems(again), "convicted") }, "a week is enough")
	require.Equal(t, 2, strings.Count(log.String(), `level=ERROR msg="this keeper was convicted`), "said once by each process")
}
