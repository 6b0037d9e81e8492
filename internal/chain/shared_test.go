package chain_test

import (
	"context"
	"math/big"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// counting counts what it is asked. While held is locked it does not answer.
type counting struct {
	*ethclient.Client
	calls, headers atomic.Int32
	held           sync.RWMutex
}

func (c *counting) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error) {
	c.calls.Add(1)
	c.held.RLock()
	defer c.held.RUnlock()
	return c.Client.CallContractAtHash(ctx, call, block)
}

func (c *counting) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	c.headers.Add(1)
	return c.Client.HeaderByNumber(ctx, number)
}

func TestSharedAsksOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	rpc := &counting{Client: env.Devnet.Client()}
	c, err := chain.New(chain.Shared(rpc), env.Dep)
	require.NoError(t, err)
	v, err := c.Latest(env.Ctx())
	require.NoError(t, err)

	// Of many who ask at a time one asks the RPC, also if the first of them gives up.
	rpc.held.Lock()
	impatient, giveUp := context.WithCancel(env.Ctx())
	given := make(chan error, 1)
	go func() {
		_, err := v.Status(impatient, task.ID)
		given <- err
	}()
	require.Eventually(t, func() bool { return rpc.calls.Load() == 1 }, time.Minute, time.Millisecond)
	giveUp()
	require.ErrorIs(t, <-given, context.Canceled)
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			status, err := v.Status(env.Ctx(), task.ID)
			assert.NoError(t, err)
			assert.Equal(t, protocol.StatusPending, status)
		})
	}
	rpc.held.Unlock()
	all.Wait()
	require.EqualValues(t, 1, rpc.calls.Load())
	_, err = v.Status(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.EqualValues(t, 1, rpc.calls.Load(), "kept")

	// Something else, or another block, is another question; and what failed is asked again.
	_, err = v.SpecHash(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.EqualValues(t, 2, rpc.calls.Load())
	env.Mine(1)
	next, err := c.Latest(env.Ctx())
	require.NoError(t, err)
	require.Greater(t, next.Number, v.Number)
	_, err = next.Status(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.EqualValues(t, 3, rpc.calls.Load())
	for range 2 {
		_, err = next.Spec(env.Ctx(), protocol.Hash{1})
		require.ErrorIs(t, err, protocol.ErrTaskNotFound)
	}
	require.EqualValues(t, 5, rpc.calls.Load())
}

// lagging answers with the newest header of when it was asked, once it is let.
type lagging struct {
	*ethclient.Client
	asked, let chan struct{}
	questions  atomic.Int32
}

func (l *lagging) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	l.questions.Add(1)
	header, err := l.Client.HeaderByNumber(ctx, number)
	l.asked <- struct{}{}
	<-l.let
	return header, err
}

// A trainer that waited for its enrolment's block and then commits must not be told that it is not enrolled, as read by who asked before.
func TestSharedNewestIsNoOlderThanTheQuestion(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	rpc := &lagging{Client: env.Devnet.Client(), asked: make(chan struct{}), let: make(chan struct{})}
	c, err := chain.New(chain.Shared(rpc), env.Dep)
	require.NoError(t, err)
	var all sync.WaitGroup
	latest := func(ctx context.Context, least uint64) {
		all.Go(func() {
			v, err := c.Latest(ctx)
			if assert.NoError(t, err) {
				assert.GreaterOrEqual(t, v.Number, least)
			}
		})
	}
	latest(env.Ctx(), 0)
	<-rpc.asked // what it will be told is settled
	env.Mine(1)
	now := env.View().Number
	const later = 20
	waiting := &waited{Context: env.Ctx()}
	for range later {
		latest(waiting, now)
	}
	require.Eventually(t, func() bool { return waiting.waits.Load() == later }, time.Minute, time.Millisecond)
	rpc.let <- struct{}{}
	select {
	case <-rpc.asked:
		rpc.let <- struct{}{}
	case <-time.After(time.Minute):
	}
	all.Wait()
	require.EqualValues(t, 2, rpc.questions.Load(), "all that came later share an answer")
}

// waited counts who waits for its end.
type waited struct {
	context.Context
	waits atomic.Int32
}

func (w *waited) Done() <-chan struct{} {
	w.waits.Add(1)
	return w.Context.Done()
}
