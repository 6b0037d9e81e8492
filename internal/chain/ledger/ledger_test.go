package ledger_test

import (
	"bytes"
	"log/slog"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/chain/ledger"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
)

// pace makes the distance from the newest to the final block a quarter of a minute, far more than a look takes.
const pace = 250 * time.Millisecond

var key = keys.Dev(chaintest.Trainer)

// book is a ledger under test with what it reports.
type book struct {
	*ledger.Ledger
	t        *testing.T
	registry *prometheus.Registry
	log      bytes.Buffer
}

func newBook(t *testing.T, env *chaintest.Env, head chain.HeadName) *book {
	b := &book{t: t, registry: prometheus.NewRegistry()}
	b.Ledger = ledger.New(ledger.Config{
		Client: env.Devnet.Client(), Chain: env.Chain, Account: crypto.PubkeyToAddress(key.PublicKey), Head: head,
		Log: slog.New(slog.NewTextHandler(&b.log, nil)), Registry: b.registry, Namespace: "test",
	})
	return b
}

// moved looks at the chain and returns the tokens moved, by kind; kinds of which none moved are left out.
func (b *book) moved() map[string]float64 {
	b.t.Helper()
	b.log.Reset()
	require.NoError(b.t, b.Look(b.t.Context()))
	families, err := b.registry.Gather()
	require.NoError(b.t, err)
	out := make(map[string]float64)
	for _, f := range families {
		if f.GetName() != "test_money_tokens" {
			continue
		}
		for _, m := range f.GetMetric() {
			if v := m.GetGauge().GetValue(); v != 0 {
				out[m.GetLabel()[0].GetValue()] = v
			}
		}
	}
	return out
}

func deposit(env *chaintest.Env, tokens int64) *types.Receipt {
	return env.Send(key, env.Chain.Deposit(chaintest.Tokens(tokens)))
}

func parent(env *chaintest.Env, receipt *types.Receipt) common.Hash {
	h, err := env.Devnet.Client().HeaderByHash(env.Ctx(), receipt.BlockHash)
	require.NoError(env.T, err)
	return h.ParentHash
}

// Money counts at the chosen head only: what the newest blocks say is not reported before, and a reorg of a head that does not reach that
// far down takes back what had counted.
func TestMoneyCountsAtItsHead(t *testing.T) {
	env := chaintest.NewPaced(t, pace)
	latest, safe, final := newBook(t, env, chain.HeadLatest), newBook(t, env, chain.HeadSafe), newBook(t, env, chain.HeadFinalized)
	account := crypto.PubkeyToAddress(key.PublicKey)
	env.Send(key, env.Chain.Mint(account, chaintest.Tokens(100)))
	env.Send(key, env.Chain.Approve(env.Dep.Vault, chaintest.Tokens(100)))
	env.Mine(devnet.FinalityDepth)
	for _, b := range []*book{latest, safe, final} {
		require.Empty(t, b.moved(), "what is minted moved between no contract and the account")
		require.Contains(t, b.log.String(), "money moved so far")
	}

	staked := deposit(env, 5)
	require.Equal(t, map[string]float64{"staked": 5}, latest.moved())
	require.Contains(t, latest.log.String(), "kind=staked tokens=5 tx="+staked.TxHash.Hex())
	env.Mine(devnet.SafeDepth)
	require.Equal(t, map[string]float64{"staked": 5}, safe.moved())
	require.Empty(t, final.moved())
	require.NotContains(t, final.log.String(), "staked")

	// A reorg below the safe head takes the deposit back.
	_, err := env.Devnet.ForkAt(parent(env, staked), true)
	require.NoError(t, err)
	env.Sender(key).Reset()
	require.Empty(t, latest.moved())
	require.Empty(t, safe.moved())
	require.Contains(t, safe.log.String(), "a reorg took money's movement back")
	require.Empty(t, final.moved())
	require.NotContains(t, final.log.String(), "back")

	// One that only puts it into another block does not.
	again := deposit(env, 7)
	env.Mine(devnet.SafeDepth)
	require.Equal(t, map[string]float64{"staked": 7}, safe.moved())
	_, err = env.Devnet.ForkAt(parent(env, again), false)
	require.NoError(t, err)
	env.Mine(1) // it is a block later there
	require.Equal(t, map[string]float64{"staked": 7}, safe.moved())
	require.NotContains(t, safe.log.String(), "back")
	env.Mine(devnet.FinalityDepth)
	require.Equal(t, map[string]float64{"staked": 7}, final.moved())
	require.Contains(t, final.log.String(), "tokens=7")
}

// Every way of an account's money has its kind.
func TestKindsOfMovement(t *testing.T) {
	env := chaintest.New(t)
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	kinds := func(account common.Address) map[chain.MovementKind]string {
		t.Helper()
		v := env.View()
		all, err := v.Movements(env.Ctx(), account, 0)
		require.NoError(t, err)
		text := make(map[chain.MovementKind]string)
		for _, m := range all {
			require.LessOrEqual(t, m.Block, v.Number)
			require.NotContains(t, text, m.Kind)
			text[m.Kind] = m.Amount.String()
		}
		return text
	}
	sponsor := keys.DevAddress(chaintest.Sponsor)
	require.Equal(t, map[chain.MovementKind]string{chain.Paid: task.Spec.Escrow().String()}, kinds(sponsor))
	env.Send(keys.Dev(chaintest.Sponsor), env.Chain.CancelTask(task.ID))
	env.Send(keys.Dev(chaintest.Sponsor), env.Chain.Refund(task.ID))
	require.Equal(t, map[chain.MovementKind]string{chain.Paid: task.Spec.Escrow().String(), chain.Earned: task.Spec.Escrow().String()}, kinds(sponsor))

	env.Stake(key, chaintest.Tokens(3))
	env.Send(key, env.Chain.BeginUnbond(chaintest.Tokens(2)))
	env.Skip(2_000_000)
	env.Send(key, env.Chain.Withdraw())
	require.Equal(t, map[chain.MovementKind]string{
		chain.Staked: chaintest.Tokens(3).String(), chain.Withdrawn: chaintest.Tokens(2).String(),
	}, kinds(crypto.PubkeyToAddress(key.PublicKey)))
}

// Await returns when the head has the transaction, wherever a reorg put it, and says when a reorg took it away.
func TestAwait(t *testing.T) {
	env := chaintest.NewPaced(t, pace)
	env.Send(key, env.Chain.Mint(crypto.PubkeyToAddress(key.PublicKey), chaintest.Tokens(100)))
	env.Send(key, env.Chain.Approve(env.Dep.Vault, chaintest.Tokens(100)))
	env.Mine(devnet.FinalityDepth)
	await := func(head chain.HeadName, receipt *types.Receipt) (*types.Receipt, error) {
		return ledger.Await(env.Ctx(), env.Devnet.Client(), env.Chain, head, receipt)
	}
	first := deposit(env, 1)
	now, err := await(chain.HeadLatest, first)
	require.NoError(t, err)
	require.Equal(t, first.BlockHash, now.BlockHash)

	_, err = env.Devnet.ForkAt(parent(env, first), false)
	require.NoError(t, err)
	env.Sender(key).Reset()
	now, err = await(chain.HeadSafe, first)
	require.NoError(t, err)
	require.NotEqual(t, first.BlockHash, now.BlockHash)
	head, err := env.Chain.AtHead(env.Ctx(), chain.HeadSafe)
	require.NoError(t, err)
	require.GreaterOrEqual(t, head.Number, now.BlockNumber.Uint64())

	second := deposit(env, 2)
	_, err = env.Devnet.ForkAt(parent(env, second), true)
	require.NoError(t, err)
	_, err = await(chain.HeadFinalized, second)
	require.ErrorIs(t, err, ledger.ErrTakenBack)

	_, err = await("newest", second)
	require.ErrorIs(t, err, chain.ErrHeadName)
}
