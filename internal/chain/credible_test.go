package chain_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
)

// One false answer makes no head, be it the first one or one whose time is false too: the next true head is followed.
func TestFalseHeadsAreConfirmed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	rpc := &wrong{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	for name, change := range map[string]func(*types.Header){
		"number":          func(h *types.Header) { h.Number.SetUint64(1 << 39) },
		"time":            func(h *types.Header) { h.Time = 1 << 39 },
		"number and time": func(h *types.Header) { h.Number.SetUint64(1 << 39); h.Time = 1 << 39 },
	} {
		t.Run(name, func(t *testing.T) {
			var seen chain.Seen
			next := func(change func(*types.Header)) (lags bool, err error) {
				rpc.change = change
				v, err := c.Latest(env.Ctx())
				require.NoError(t, err)
				_, lags, err = seen.Next(env.Ctx(), v)
				return lags, err
			}
			for range 2 { // before and after a true one
				_, err := next(change)
				require.Error(t, err)
				require.True(t, chain.LeftAlone(err), err)
				lags, err := next(nil)
				require.NoError(t, err)
				require.False(t, lags, "a true head lags behind no false one")
				require.Zero(t, seen.Lagging())
			}
		})
	}
}

// A false head that is near enough to be believed is dropped when nobody has known it for long, and what follows from it is derived anew. That heads
// are older than one that the RPC knows is no reorg, however many they are.
func TestABelievedHeadThatNobodyKnowsIsLost(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	rpc := &wrong{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	env.Mine(4)
	head, err := c.Latest(env.Ctx())
	require.NoError(t, err)
	older, err := c.At(env.Ctx(), head.Number-2)
	require.NoError(t, err)
	const many = 100
	follow := func(seen *chain.Seen, v *chain.View) (tries int, reorged bool) {
		for tries < many && !reorged {
			r, lags, err := seen.Next(env.Ctx(), v)
			require.NoError(t, err)
			require.NotEqual(t, r, lags)
			tries, reorged = tries+1, r
		}
		return tries, reorged
	}
	var seen chain.Seen
	_, _, err = seen.Next(env.Ctx(), head)
	require.NoError(t, err)
	_, reorged := follow(&seen, older)
	require.False(t, reorged, "the RPC knows the newest head")

	rpc.change = func(h *types.Header) { h.Number.SetUint64(older.Number + 5); h.ParentHash = common.Hash{1} }
	fake, err := c.Latest(env.Ctx())
	require.NoError(t, err)
	seen = chain.Seen{}
	_, _, err = seen.Next(env.Ctx(), older)
	require.NoError(t, err)
	_, lags, err := seen.Next(env.Ctx(), fake)
	require.NoError(t, err)
	require.False(t, lags, "it is believed")
	tries, reorged := follow(&seen, older)
	require.True(t, reorged, "nobody knows it")
	require.Greater(t, tries, 10, "but a server that lags may not know it for a while")
	reorged, lags, err = seen.Next(env.Ctx(), head)
	require.NoError(t, err)
	require.False(t, reorged || lags)
}
