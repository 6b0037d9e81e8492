package chain_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// narrow is an RPC that gives the events of few blocks at a time, and of no more than `left` pages before it fails.
type narrow struct {
	*ethclient.Client
	span, left    uint64
	asked, lowest uint64
}

var errTooMany = errors.New("query returned more than 10000 results")

func (n *narrow) FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	if n.asked++; q.BlockHash != nil {
		return n.Client.FilterLogs(ctx, q)
	}
	if n.left == 0 || q.ToBlock.Uint64()-q.FromBlock.Uint64() >= n.span {
		return nil, errTooMany
	}
	n.left--
	n.lowest = min(n.lowest, q.FromBlock.Uint64())
	return n.Client.FilterLogs(ctx, q)
}

func posted(ctx context.Context, at *chain.View, from uint64) ([]chain.Posted, error) {
	return at.Posted(ctx, from)
}

func ids(list []chain.Posted) (out []protocol.Hash) {
	for _, p := range list {
		out = append(out, p.TaskID)
	}
	return out
}

// A chain that is too long for one try is read in several, each of which goes on where the last one ended.
func TestTailGoesOnWhereItWasCutShort(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	var want []protocol.Hash
	for range 3 {
		want = append(want, env.Post(nil).ID)
		env.Mine(40)
	}
	rpc := &narrow{Client: env.Devnet.Client(), span: 16}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	v, err := c.Latest(ctx)
	require.NoError(t, err)
	var tail chain.Tail[chain.Posted]
	tries, found := 0, 0
	for {
		tries++
		rpc.left, rpc.lowest = 4, v.Number
		from := uint64(0)
		if n := len(tail.Marks); n > 0 {
			from = tail.Marks[n-1].Number
		}
		got, err := tail.Read(ctx, v, posted)
		// But for the newest blocks, which a server that lags may have left out, by two pages.
		require.True(t, from == 0 || rpc.lowest > min(from, v.Number-2*rpc.span), "nothing is read twice")
		require.GreaterOrEqual(t, len(got), found)
		require.ElementsMatch(t, want[:len(got)], ids(got), "what was found so far")
		if found = len(got); err == nil {
			break
		}
		require.ErrorIs(t, err, errTooMany)
		require.Less(t, tries, 100)
		// It may be saved and put back.
		raw, err := json.Marshal(tail)
		require.NoError(t, err)
		tail = chain.Tail[chain.Posted]{}
		require.NoError(t, json.Unmarshal(raw, &tail))
	}
	require.Greater(t, tries, 1)
	require.Equal(t, want, ids(tail.Items))

	// What is new costs what is new, an older view nothing.
	rpc.left, rpc.asked = 100, 0
	want = append(want, env.Post(nil).ID)
	v, err = c.Latest(ctx)
	require.NoError(t, err)
	got, err := tail.Read(ctx, v, posted)
	require.NoError(t, err)
	require.Equal(t, want, ids(got))
	asked := rpc.asked
	got, err = tail.Read(ctx, v, posted)
	require.NoError(t, err)
	require.Equal(t, want, ids(got))
	require.Equal(t, asked, rpc.asked)
}

// After a reorg only what lies above the fork is read again, however often the list was read before.
func TestTailStepsBack(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &narrow{Client: env.Devnet.Client(), span: 1 << 20, left: 1 << 20}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	var tail chain.Tail[chain.Posted]
	read := func() []protocol.Hash {
		t.Helper()
		for {
			v, err := c.Latest(ctx)
			require.NoError(t, err)
			got, err := tail.Read(ctx, v, posted)
			if !errors.Is(err, chain.ErrReorged) {
				require.NoError(t, err)
				return ids(got)
			}
		}
	}
	first := env.Post(nil).ID
	require.Equal(t, []protocol.Hash{first}, read())
	for range 200 {
		env.Mine(1)
		read()
	}
	require.Less(t, len(tail.Marks), 40, "few are kept")
	before := tail.Items
	fork := env.View()
	second := env.Post(nil).ID
	require.Equal(t, []protocol.Hash{first, second}, read())
	_, err = env.Devnet.ForkAt(fork.Hash, true)
	require.NoError(t, err)
	rpc.lowest = fork.Number
	require.Equal(t, []protocol.Hash{first}, read())
	require.Equal(t, []protocol.Hash{first}, ids(before))
	require.Greater(t, rpc.lowest, fork.Number-50)
}
