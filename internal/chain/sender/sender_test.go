package sender_test

import (
	"context"
	"errors"
	"math/big"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/chain/sender"
	"assay/internal/keys"
)

func newSender(t *testing.T, env *chaintest.Env, client sender.Client, timeout time.Duration) *sender.Sender {
	s, err := sender.New(sender.Config{
		Client: client, Chain: env.Chain, Key: keys.Dev(9), ReceiptQueryInterval: 20 * time.Millisecond, SendTimeout: timeout,
	})
	require.NoError(t, err)
	return s
}

func mints(env *chaintest.Env, t *testing.T) int64 {
	balance, err := env.View().Balance(env.Ctx(), keys.DevAddress(9))
	require.NoError(t, err)
	return balance.Int64()
}

func TestSendsManyAtOnceInOneQueue(t *testing.T) {
	env := chaintest.New(t)
	s := newSender(t, env, env.Devnet.Client(), 20*time.Second)
	var wg sync.WaitGroup
	for range 40 {
		wg.Go(func() {
			_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
			require.NoError(t, err)
		})
	}
	wg.Wait()
	require.EqualValues(t, 40, mints(env, t))
}

func TestRevertIsNamedAndDoesNotBlockTheQueue(t *testing.T) {
	env := chaintest.New(t)
	s := newSender(t, env, env.Devnet.Client(), 20*time.Second)
	_, err := s.Send(env.Ctx(), env.Chain.Tick([32]byte{1}))
	rev, ok := chain.AsRevert(err)
	require.True(t, ok, "%v", err)
	require.Equal(t, "TaskNotFound", rev.Name)
	_, err = s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.NoError(t, err)
}

// An account without ether learns it at once, and before it has something to send; nothing is tried for a minute.
func TestNoEtherIsNamed(t *testing.T) {
	env := chaintest.New(t)
	key, err := crypto.GenerateKey()
	require.NoError(t, err)
	s, err := sender.New(sender.Config{Client: env.Devnet.Client(), Chain: env.Chain, Key: key, SendTimeout: time.Hour})
	require.NoError(t, err)
	s.WatchFunds(env.Ctx())
	require.ErrorIs(t, s.Funds(), sender.ErrGasFunds)
	require.ErrorIs(t, s.Reserve(), sender.ErrReserve)
	_, err = s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.ErrorIs(t, err, sender.ErrGasFunds)

	rich := newSender(t, env, env.Devnet.Client(), 20*time.Second)
	rich.WatchFunds(env.Ctx())
	require.NoError(t, rich.Funds())
	require.NoError(t, rich.Reserve())
}

// A reorg that drops an account's transactions leaves txmgr's own count ahead of the chain's. The next send has to be mined all the
// same.
func TestNonceIsReadAnewAfterAReorg(t *testing.T) {
	env := chaintest.New(t)
	s := newSender(t, env, env.Devnet.Client(), 20*time.Second)
	for range 3 {
		_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
		require.NoError(t, err)
	}
	// Back to the deployment: all three are gone. Forking deeper than the devnet allows, after a slow start, is capped.
	_, err := env.Devnet.Fork(int(min(env.View().Number-env.Dep.DeployBlock, 60)), true)
	require.NoError(t, err)
	s.Reset()
	dropped := mints(env, t)
	require.Less(t, dropped, int64(3))
	_, err = s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.NoError(t, err)
	require.Equal(t, dropped+1, mints(env, t))
}

// deaf loses what is sent through it while it is on.
type deaf struct {
	*ethclient.Client
	mu   sync.Mutex
	lost int
	on   bool
}

func (d *deaf) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.on {
		d.lost++
		return nil
	}
	return d.Client.SendTransaction(ctx, tx)
}

func TestLostTransactionsLeaveNoGap(t *testing.T) {
	env := chaintest.New(t)
	client := &deaf{Client: env.Devnet.Client(), on: true}
	s := newSender(t, env, client, 500*time.Millisecond)
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
			require.ErrorIs(t, err, sender.ErrTimeout)
		})
	}
	wg.Wait()
	client.mu.Lock()
	require.Positive(t, client.lost)
	client.on = false
	client.mu.Unlock()
	receipt, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.NoError(t, err)
	require.NotNil(t, receipt)
	require.EqualValues(t, 1, mints(env, t))
}

// What a sequencer leaves out goes over L1, here played by a client that is not deaf. What it does to the account's nonces does not stop
// the sends after it, and a refusal has its name on this way too.
func TestForcedWhenLeftOut(t *testing.T) {
	env := chaintest.New(t)
	client := &deaf{Client: env.Devnet.Client(), on: true}
	forced := 0
	over := newSender(t, env, env.Devnet.Client(), 20*time.Second)
	s, err := sender.New(sender.Config{
		Client: client, Chain: env.Chain, Key: keys.Dev(9), ReceiptQueryInterval: 20 * time.Millisecond, SendTimeout: 500 * time.Millisecond,
		Force: func(ctx context.Context, call chain.Call, gas uint64) (*types.Receipt, error) {
			forced++
			require.Greater(t, gas, uint64(21_000))
			return over.Send(ctx, call)
		},
	})
	require.NoError(t, err)
	for range 2 {
		receipt, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
		require.NoError(t, err)
		require.EqualValues(t, types.ReceiptStatusSuccessful, receipt.Status)
	}
	require.Equal(t, 2, forced)
	require.EqualValues(t, 2, mints(env, t))

	_, err = s.Send(env.Ctx(), env.Chain.Tick([32]byte{1}))
	rev, ok := chain.AsRevert(err)
	require.True(t, ok, "%v", err)
	require.Equal(t, "TaskNotFound", rev.Name)
	require.Equal(t, 2, forced, "a call that the contract refuses is not left out")

	client.mu.Lock()
	client.on = false
	client.mu.Unlock()
	_, err = s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.NoError(t, err)
	require.EqualValues(t, 3, mints(env, t))
	require.Equal(t, 2, forced)
}

// Hundreds of calls go over L1 at the same time; that the sequencer leaves transactions out is learnt from a few and not from each.
func TestManyForcedAtOnce(t *testing.T) {
	const calls = 200
	env := chaintest.New(t)
	client := &deaf{Client: env.Devnet.Client(), on: true}
	var all sync.WaitGroup
	all.Add(calls)
	s, err := sender.New(sender.Config{
		Client: client, Chain: env.Chain, Key: keys.Dev(9), ReceiptQueryInterval: 20 * time.Millisecond, SendTimeout: time.Second,
		Force: func(context.Context, chain.Call, uint64) (*types.Receipt, error) {
			all.Done()
			all.Wait() // none ends before all are under way
			return &types.Receipt{Status: types.ReceiptStatusSuccessful, BlockNumber: common.Big1}, nil
		},
	})
	require.NoError(t, err)
	var senders sync.WaitGroup
	for range calls {
		senders.Go(func() {
			_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
			require.NoError(t, err)
		})
	}
	senders.Wait()
	client.mu.Lock()
	defer client.mu.Unlock()
	require.Less(t, client.lost, calls/2, "transactions tried")
}

func TestResetInterrupts(t *testing.T) {
	env := chaintest.New(t)
	client := &deaf{Client: env.Devnet.Client(), on: true}
	s := newSender(t, env, client, time.Minute)
	failed := make(chan error, 1)
	go func() {
		_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
		failed <- err
	}()
	require.Eventually(t, func() bool {
		client.mu.Lock()
		defer client.mu.Unlock()
		return client.lost > 0
	}, 20*time.Second, 10*time.Millisecond)
	s.Reset()
	require.ErrorIs(t, <-failed, sender.ErrReset)
}

func TestConfig(t *testing.T) {
	_, err := sender.New(sender.Config{})
	require.ErrorIs(t, err, sender.ErrNoKey)
}

// refusing has the node refuse what is sent.
type refusing struct{ *ethclient.Client }

func (refusing) SendTransaction(context.Context, *types.Transaction) error { return refusal{} }

type refusal struct{}

func (refusal) Error() string  { return "transaction type not supported" }
func (refusal) ErrorCode() int { return -32000 }

// A send that ends after its transaction went out names it; what never went out, or was refused, is not said to be on its way.
func TestUnconfirmedNamesItsTransaction(t *testing.T) {
	env := chaintest.New(t)
	client := &deaf{Client: env.Devnet.Client(), on: true}
	s := newSender(t, env, client, 300*time.Millisecond)
	_, err := s.Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	var open *sender.Unconfirmed
	require.ErrorAs(t, err, &open)
	require.ErrorIs(t, err, sender.ErrTimeout)
	require.Equal(t, "mint", open.Call)
	require.NotZero(t, open.Tx)

	ctx, cancel := context.WithCancel(env.Ctx())
	cancel()
	_, err = s.Send(ctx, env.Chain.Mint(s.From(), common.Big1))
	require.Error(t, err)
	require.False(t, errors.As(err, &open), "%v", err)

	_, err = newSender(t, env, refusing{env.Devnet.Client()}, 300*time.Millisecond).Send(env.Ctx(), env.Chain.Mint(s.From(), common.Big1))
	require.Error(t, err)
	require.False(t, errors.As(err, &open), "%v", err)
}

// A call costs its gas, and on a rollup what L1 takes for its bytes: as much as the rollup's own contract says, and nothing where there is
// none.
func TestFeesHaveTheL1Fee(t *testing.T) {
	const weiPerByte = 1_000_000_000
	env := chaintest.NewRollup(t, weiPerByte)
	fees, err := newSender(t, env, env.Devnet.Client(), 20*time.Second).Fees(env.Ctx())
	require.NoError(t, err)
	require.EqualValues(t, weiPerByte, fees.Byte.Int64())
	require.Positive(t, fees.Gas.Sign())
	want := new(big.Int).Mul(fees.Gas, big.NewInt(1000))
	require.Equal(t, want.Add(want, big.NewInt(7*weiPerByte)), fees.Of(1000, 7))
	require.Equal(t, fees.Of(4000, 100), fees.Call(4000))

	plain := chaintest.New(t)
	fees, err = newSender(t, plain, plain.Devnet.Client(), 20*time.Second).Fees(plain.Ctx())
	require.NoError(t, err)
	require.Zero(t, fees.Byte.Sign())
}

// before is a rollup of before Fjord, whose contract knows no bound.
type before struct{ *ethclient.Client }

func (b before) CallContract(ctx context.Context, msg ethereum.CallMsg, block *big.Int) ([]byte, error) {
	if *msg.To != sender.GasPriceOracle {
		return b.Client.CallContract(ctx, msg, block)
	}
	if len(msg.Data) < 1000 {
		return b.Client.CallContract(ctx, ethereum.CallMsg{To: msg.To}, block) // which reverts
	}
	return common.BigToHash(big.NewInt(64 << 10)).Bytes(), nil
}

func TestFeesOfAnOlderRollup(t *testing.T) {
	env := chaintest.NewRollup(t, 5)
	fees, err := newSender(t, env, before{env.Devnet.Client()}, 20*time.Second).Fees(env.Ctx())
	require.NoError(t, err)
	require.EqualValues(t, 1, fees.Byte.Int64())
}
