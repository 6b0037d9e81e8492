package keeper

import (
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

// A keeper publishes where it is when it joins, and again when that has changed.
func TestKeeperPublishesItsEndpoint(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key, dir := keys.Dev(chaintest.Keeper), t.TempDir()
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, dir)
	cfg.Endpoint = "ftp://127.0.0.1"
	_, err := New(cfg)
	require.ErrorIs(t, err, chain.ErrEndpoint)
	cfg.Endpoint = "http://127.0.0.1:8700/"
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	said := func() string {
		e, in, err := env.View().Endpoint(env.Ctx(), task.ID, k.Account())
		require.NoError(t, err)
		require.True(t, in)
		return e.URL
	}
	require.Equal(t, "http://127.0.0.1:8700", said())
	k.stop()

	cfg.Endpoint = "http://127.0.0.1:8701"
	k = start(t, cfg)
	k.eventually(func() bool { return said() == "http://127.0.0.1:8701" }, "the new endpoint")
	k.stop()

	// Without one what was published stays.
	cfg.Endpoint = ""
	k = start(t, cfg)
	task.Enroll()
	k.awaitRound(task, 0)
	require.Equal(t, "http://127.0.0.1:8701", said())
}
