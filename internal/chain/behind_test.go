package chain_test

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// behind is an RPC of two servers: as soon as these are set, the one that is asked for headers has none after head, and the one that is asked for events
// leaves out those after logs without a word. byHash says what becomes of questions for the events of one block that it does not have: nil, of them too it
// says nothing.
type behind struct {
	*ethclient.Client
	head, logs uint64
	byHash     func(ethereum.FilterQuery) ([]types.Log, error)
	hashes     int
}

func (b *behind) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	if b.head > 0 && number == nil {
		number = new(big.Int).SetUint64(b.head)
	} else if b.head > 0 && number.Uint64() > b.head {
		return nil, ethereum.NotFound
	}
	return b.Client.HeaderByNumber(ctx, number)
}

func (b *behind) FilterLogs(ctx context.Context, q ethereum.FilterQuery) ([]types.Log, error) {
	if q.BlockHash != nil {
		b.hashes++
		h, err := b.Client.HeaderByHash(ctx, *q.BlockHash)
		switch {
		case err != nil:
			return nil, err
		case b.logs == 0 || h.Number.Uint64() <= b.logs:
			return b.Client.FilterLogs(ctx, q)
		case b.byHash == nil:
			return nil, nil
		}
		return b.byHash(q)
	}
	if b.logs > 0 && q.FromBlock.Uint64() > b.logs {
		return nil, nil
	}
	if b.logs > 0 && q.ToBlock.Uint64() > b.logs {
		q.ToBlock = new(big.Int).SetUint64(b.logs)
	}
	return b.Client.FilterLogs(ctx, q)
}

// A block that the RPC does not have yet has not left the chain; one that has another in its place has.
func TestCanonical(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &behind{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	v := env.View()
	still, err := c.Canonical(ctx, v.Block)
	require.NoError(t, err)
	require.True(t, still)
	rpc.head = v.Number - 1
	_, err = c.Canonical(ctx, v.Block)
	require.ErrorIs(t, err, chain.ErrBehind)
	require.True(t, chain.Transient(err))
	rpc.head = 0
	_, err = env.Devnet.ForkAt(v.Parent, true)
	require.NoError(t, err)
	still, err = c.Canonical(ctx, v.Block)
	require.NoError(t, err)
	require.False(t, still)
}

// What is read of a block that a server lacks is asked for again, and fails as what passes if it does not get it.
func TestReadsOfABlockThatAServerLacks(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	client, err := ethclient.Dial(chaintest.Lagging(t, env.Dep.RPC, 1))
	require.NoError(t, err)
	t.Cleanup(client.Close)
	lagging, err := chain.New(client, env.Dep)
	require.NoError(t, err)
	for range 50 {
		v := env.View()
		at, err := lagging.At(env.Ctx(), v.Number-1)
		require.NoError(t, err)
		_, err = at.Status(env.Ctx(), task.ID)
		require.NoError(t, err, "a server that lacks the block answered")
	}
	never, err := chain.New(lost{env.Devnet.Client()}, env.Dep)
	require.NoError(t, err)
	v, err := never.Latest(env.Ctx())
	require.NoError(t, err)
	_, err = v.Status(env.Ctx(), task.ID)
	require.ErrorIs(t, err, chain.ErrBehind)
}

// lost has headers and no state.
type lost struct{ *ethclient.Client }

func (lost) CallContractAtHash(context.Context, ethereum.CallMsg, common.Hash) ([]byte, error) {
	return nil, errors.New("header for hash not found")
}

// A server that lags takes nothing back of a list, and what it left out of the newest blocks is read with a later head.
func TestTailOfALaggingServer(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &behind{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	latest := func() *chain.View {
		v, err := c.Latest(ctx)
		require.NoError(t, err)
		return v
	}
	var tail chain.Tail[chain.Posted]
	env.Mine(40)
	want := []protocol.Hash{env.Post(nil).ID}
	v := latest()
	got, err := tail.Read(ctx, v, posted)
	require.NoError(t, err)
	require.Equal(t, want, ids(got))

	rpc.head = v.Number - 2
	got, err = tail.Read(ctx, latest(), posted)
	require.ErrorIs(t, err, chain.ErrBehind)
	require.Equal(t, want, ids(got), "nothing is taken back")
	rpc.head = 0
	for range 3 {
		env.Mine(30)
		rpc.logs = latest().Number
		want = append(want, env.Post(nil).ID)
		got, err = tail.Read(ctx, latest(), posted)
		require.NoError(t, err)
		require.Equal(t, want[:len(want)-1], ids(got), "left out")
		rpc.logs = 0
		env.Mine(1)
		got, err = tail.Read(ctx, latest(), posted)
		require.NoError(t, err)
		require.Equal(t, want, ids(got))
	}
}

// postedIn is the block of the newest task.
func postedIn(t *testing.T, env *chaintest.Env) uint64 {
	t.Helper()
	all, err := env.View().Posted(env.Ctx(), 0)
	require.NoError(t, err)
	return all[len(all)-1].Block
}

// Of one event that a server left out nothing is lost, however much later the next look comes, and however much the server lags.
func TestTailLooksSeldom(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &behind{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	latest := func() *chain.View {
		v, err := c.Latest(ctx)
		require.NoError(t, err)
		return v
	}
	env.Mine(150)
	var tail chain.Tail[chain.Posted]
	_, err = tail.Read(ctx, latest(), posted)
	require.NoError(t, err)
	var want []protocol.Hash
	for _, c := range []struct{ lag, later uint64 }{{1, 1}, {1, 8}, {1, 9}, {1, 12}, {9, 9}, {9, 12}, {20, 40}, {1, 150}} {
		want = append(want, env.Post(nil).ID)
		if c.lag > 1 {
			env.Mine(int(c.lag) - 1)
		}
		rpc.logs = postedIn(t, env) - 1 // the chain may have gone on by itself
		got, err := tail.Read(ctx, latest(), posted)
		require.NoError(t, err)
		require.Len(t, got, len(want)-1, "left out")
		rpc.logs = 0
		env.Mine(int(c.later))
		got, err = tail.Read(ctx, latest(), posted)
		require.NoError(t, err)
		require.Equal(t, want, ids(got), "%d blocks behind, and the next look %d later", c.lag, c.later)
	}
}

// An event of the newest block that its header's bloom speaks of and that no server gave is asked for by the block's hash.
func TestNewestBlockIsAskedForByItsHash(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &behind{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	var tail chain.Tail[chain.Posted]
	read := func() ([]protocol.Hash, error) {
		v, err := c.Latest(ctx)
		require.NoError(t, err)
		got, err := tail.Read(ctx, v, posted)
		return ids(got), err
	}
	var want []protocol.Hash
	var newest uint64
	post := func() {
		t.Helper()
		want = append(want, env.Post(nil).ID)
		newest = postedIn(t, env)
		rpc.logs, rpc.hashes = newest-1, 0
	}
	// first reads as long as what was posted is in the newest block: the chain may have gone on by itself.
	first := func() ([]protocol.Hash, error) {
		v, err := c.At(ctx, newest)
		require.NoError(t, err)
		got, err := tail.Read(ctx, v, posted)
		return ids(got), err
	}
	env.Mine(20)
	_, err = read()
	require.NoError(t, err)

	// Another server has the block.
	post()
	rpc.byHash = func(q ethereum.FilterQuery) ([]types.Log, error) { return rpc.Client.FilterLogs(ctx, q) }
	got, err := first()
	require.NoError(t, err)
	require.Equal(t, want, got)
	require.Equal(t, 1, rpc.hashes)

	// None has it soon.
	post()
	rpc.byHash = func(ethereum.FilterQuery) ([]types.Log, error) { return nil, errors.New("unknown block") }
	got, err = first()
	require.ErrorIs(t, err, chain.ErrBehind)
	require.Equal(t, want[:1], got)
	require.Greater(t, rpc.hashes, 1, "it is asked again")
	rpc.logs = 0
	got, err = read()
	require.NoError(t, err)
	require.Equal(t, want, got)

	// One that answers with something else is faulty.
	post()
	rpc.byHash = func(ethereum.FilterQuery) ([]types.Log, error) { return []types.Log{{}}, nil }
	got, err = first()
	require.ErrorIs(t, err, chain.ErrNotAsked)
	require.Equal(t, want[:2], got)

	// One that does not answer such questions holds up nothing.
	rpc.byHash = func(ethereum.FilterQuery) ([]types.Log, error) { return nil, errors.New("not supported") }
	got, err = first()
	require.NoError(t, err)
	require.Equal(t, want[:2], got)
	rpc.logs, rpc.hashes = 0, 0
	for range 20 {
		env.Mine(1)
		got, err = read()
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	require.Zero(t, rpc.hashes, "nor is it asked where no bloom speaks of anything")
}

// Heads are followed through servers that lag; another block at a height that was seen is a reorg.
func TestSeen(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	ctx := env.Ctx()
	rpc := &behind{Client: env.Devnet.Client()}
	c, err := chain.New(rpc, env.Dep)
	require.NoError(t, err)
	var seen chain.Seen
	next := func(number uint64) (reorged, lags bool) {
		t.Helper()
		v, err := env.Chain.At(ctx, number)
		require.NoError(t, err)
		// It reads by the RPC that lags.
		at, err := c.Latest(ctx)
		require.NoError(t, err)
		at.Block = v.Block
		reorged, lags, err = seen.Next(ctx, at)
		require.NoError(t, err)
		return reorged, lags
	}
	env.Mine(20)
	head := env.View().Number
	check := func(number uint64, reorged, lags bool) {
		t.Helper()
		r, l := next(number)
		require.Equal(t, []bool{reorged, lags}, []bool{r, l}, number)
	}
	check(head-10, false, false)
	check(head-9, false, false)
	check(head-5, false, false)
	check(head-5, false, false)
	check(head-6, false, true)
	check(head-9, false, true)
	check(head-15, false, true)
	require.Positive(t, seen.Lagging())
	check(head-4, false, false)
	require.Zero(t, seen.Lagging())
	// The server that is asked about what was seen does not have it.
	rpc.head = head - 5
	check(head-1, false, true)
	rpc.head = 0
	check(head-1, false, false)
	check(head, false, false)

	fork := func(from uint64) {
		t.Helper()
		v, err := env.Chain.At(ctx, from)
		require.NoError(t, err)
		_, err = env.Devnet.ForkAt(v.Hash, true)
		require.NoError(t, err)
	}
	fork(head - 3)
	check(head-3, false, true)
	check(head-1, true, false) // older than what was seen, and another
	check(head+1, false, false)
	fork(head)
	env.Mine(5)
	check(head+5, true, false)
	check(head+4, false, true)
	fork(head + 4)
	check(head+5, true, false)
}
