package verifier

import (
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

// A block of a transaction of ours that the RPC named and nobody knows is waited for no longer than a server lags.
func TestChallengerForgetsABlockThatNobodyKnows(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	c, err := NewChallenger(ChallengerConfig{
		Deployment: env.Dep, Key: keys.Dev(chaintest.Sponsor), DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{"http://127.0.0.1:1"},
		Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	defer func() { require.NoError(t, c.close()) }()
	c.run = t.Context()
	c.sentAt.raise(chain.Block{Number: 1 << 39, Hash: common.Hash{1}})
	for looks := 0; c.acted.Load() == nil; looks++ {
		require.Less(t, looks, 100, "it waits for ever")
		require.NoError(t, c.look(t.Context()))
	}
}
