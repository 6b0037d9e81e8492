package deploy

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/internal/windows"
	"assay/protocol"
)

// startChain runs a fast chain until the test ends.
func startChain(t *testing.T) *devnet.Chain {
	t.Helper()
	chain, err := devnet.New(devnet.Config{BlockTime: 20 * time.Millisecond})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	ran := make(chan error, 1)
	go func() { ran <- chain.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		require.NoError(t, <-ran)
	})
	return chain
}

func config(chain *devnet.Chain) Config {
	return Config{
		Client: chain.Client(), Key: keys.Dev(19), Params: Development(), RPC: chain.RPC(), WS: chain.WS(), Timeout: time.Minute,
	}
}

func nonce(t *testing.T, chain *devnet.Chain) uint64 {
	t.Helper()
	n, err := chain.Client().NonceAt(t.Context(), keys.DevAddress(19), nil)
	require.NoError(t, err)
	return n
}

func TestDeploysAtThePredictedAddresses(t *testing.T) {
	chain := startChain(t)
	dep, err := Deploy(t.Context(), config(chain))
	require.NoError(t, err)
	from := keys.DevAddress(19)
	require.Equal(t, protocol.Deployment{
		ChainID: devnet.ChainID, RPC: chain.RPC(), WS: chain.WS(), DeployBlock: dep.DeployBlock,
		Token: crypto.CreateAddress(from, 0), Vault: crypto.CreateAddress(from, 1),
		Tasks: crypto.CreateAddress(from, 2), Rounds: crypto.CreateAddress(from, 3), OpReferee: crypto.CreateAddress(from, 4),
		Fraud: crypto.CreateAddress(from, 5), Descent: crypto.CreateAddress(from, 6), Reveals: crypto.CreateAddress(from, 7),
		ProgramReferee: crypto.CreateAddress(from, 8), Game: crypto.CreateAddress(from, 9), Dispute: crypto.CreateAddress(from, 10),
		Audit: crypto.CreateAddress(from, 11), Enclaves: crypto.CreateAddress(from, 12),
	}, dep)
	// The block before holds nothing of it, so that an indexer that starts at DeployBlock misses nothing and reads no more.
	require.NotZero(t, dep.DeployBlock)
	code, err := chain.Client().CodeAt(t.Context(), dep.Token, new(big.Int).SetUint64(dep.DeployBlock-1))
	require.NoError(t, err)
	require.Empty(t, code)
	code, err = chain.Client().CodeAt(t.Context(), dep.Token, new(big.Int).SetUint64(dep.DeployBlock))
	require.NoError(t, err)
	require.NotEmpty(t, code)

	have, err := Verify(t.Context(), chain.Client(), dep)
	require.NoError(t, err)
	want := Development()
	want.Token = dep.Token
	require.Equal(t, want, have)

	// A second one with the first one's token has its own contracts.
	cfg := config(chain)
	cfg.Params.Token = dep.Token
	cfg.Params.Game, cfg.Params.DescentBond = common.Address{2}, big.NewInt(7)
	other, err := Deploy(t.Context(), cfg)
	require.NoError(t, err)
	require.Equal(t, dep.Token, other.Token)
	require.Equal(t, crypto.CreateAddress(from, 13), other.Vault)
	require.Equal(t, common.Address{2}, other.Game)
	require.Zero(t, other.Dispute)
	have, err = Verify(t.Context(), chain.Client(), other)
	require.NoError(t, err)
	require.Equal(t, cfg.Params, have)
	require.Greater(t, other.DeployBlock, dep.DeployBlock)

	// Contracts of two deployments do not pass for one.
	for _, mix := range []func(d *protocol.Deployment){
		func(d *protocol.Deployment) { d.Vault = other.Vault },
		func(d *protocol.Deployment) { d.Rounds = other.Rounds },
		func(d *protocol.Deployment) { d.Token = dep.Vault },
		func(d *protocol.Deployment) { d.Vault = dep.Token },
		func(d *protocol.Deployment) { d.Token = common.Address{3} },
		func(d *protocol.Deployment) { d.ChainID = 10 },
		func(d *protocol.Deployment) { d.OpReferee = other.OpReferee },
		func(d *protocol.Deployment) { d.Fraud = other.Fraud },
		func(d *protocol.Deployment) { d.Descent = other.Descent },
		func(d *protocol.Deployment) { d.Reveals = other.Reveals },
		func(d *protocol.Deployment) { d.Reveals = dep.Descent },
		func(d *protocol.Deployment) { d.Game = dep.Fraud },
		func(d *protocol.Deployment) { d.Dispute = dep.Descent },
		func(d *protocol.Deployment) { d.ProgramReferee = dep.OpReferee },
		func(d *protocol.Deployment) {
			d.Game, d.Dispute, d.ProgramReferee = common.Address{}, common.Address{}, common.Address{}
		},
	} {
		mixed := dep
		mix(&mixed)
		_, err := Verify(t.Context(), chain.Client(), mixed)
		require.Error(t, err)
	}
}

func TestEnsureDeploysOnce(t *testing.T) {
	chain := startChain(t)
	path := filepath.Join(t.TempDir(), "deployment.json")
	cfg := config(chain)
	first, deployed, err := Ensure(t.Context(), cfg, path)
	require.NoError(t, err)
	require.True(t, deployed)
	saved, err := protocol.LoadDeployment(path)
	require.NoError(t, err)
	require.Equal(t, first, saved)

	before := nonce(t, chain)
	again, deployed, err := Ensure(t.Context(), cfg, path)
	require.NoError(t, err)
	require.False(t, deployed)
	require.Equal(t, first, again)
	require.Equal(t, before, nonce(t, chain), "the second call sent a transaction")

	// Other constants than the file's contracts have are refused, not ignored.
	cfg.Params.MinWindow = 2
	_, _, err = Ensure(t.Context(), cfg, path)
	require.ErrorIs(t, err, ErrMismatch)

	// So is a file of another chain, and a damaged one; neither is overwritten.
	cfg = config(startChain(t))
	_, _, err = Ensure(t.Context(), cfg, path)
	require.ErrorIs(t, err, ErrMismatch)
	require.NoError(t, os.WriteFile(path, []byte("{"), 0o600))
	_, _, err = Ensure(t.Context(), cfg, path)
	require.Error(t, err)
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "{", string(raw))
}

// lossy hides the second contract's transaction from the chain, as a dropped one would be.
type lossy struct {
	Client
	sent int
}

func (l *lossy) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	if l.sent++; l.sent == 2 {
		return nil
	}
	return l.Client.SendTransaction(ctx, tx)
}

// hurried is a connection whose own deadline ends before the context's is noticed.
type hurried struct{ Client }

func (hurried) NonceAt(context.Context, common.Address, *big.Int) (uint64, error) {
	return 0, fmt.Errorf("write pipe: %w", os.ErrDeadlineExceeded)
}

func TestDeployGivesUp(t *testing.T) {
	chain := startChain(t)
	cfg := config(chain)
	cfg.Client, cfg.Timeout = &lossy{Client: chain.Client()}, time.Second
	_, err := Deploy(t.Context(), cfg)
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.ErrorContains(t, err, "StakeVault")

	// The connection's deadline is the context's, and may be noticed first.
	cfg.Client = &hurried{Client: chain.Client()}
	_, err = Deploy(t.Context(), cfg)
	require.ErrorIs(t, err, context.DeadlineExceeded)

	// A spent nonce: somebody else used the key.
	tx, err := types.SignNewTx(cfg.Key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
		ChainID: big.NewInt(devnet.ChainID), Nonce: 1, To: &common.Address{1}, Gas: 21_000, GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(10 * params.GWei),
	})
	require.NoError(t, err)
	require.NoError(t, chain.Client().SendTransaction(t.Context(), tx))
	cfg = config(chain)
	require.Eventually(t, func() bool { return nonce(t, chain) == 13 }, time.Minute, 10*time.Millisecond)
	dep, err := Deploy(t.Context(), cfg)
	require.NoError(t, err, "what is left of a failed attempt is in nobody's way")
	require.Equal(t, crypto.CreateAddress(keys.DevAddress(19), 13), dep.Token)
}

// beaconless is a chain whose blocks' prevrandao is a constant.
type beaconless struct{ Client }

func (c beaconless) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	head, err := c.Client.HeaderByNumber(ctx, number)
	if err == nil {
		head.MixDigest = common.BigToHash(new(big.Int).SetUint64(math.MaxUint64))
	}
	return head, err
}

// rollup is the same with an L1Block.
type rollup struct{ beaconless }

func (c rollup) CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error) {
	if account == l1Block {
		return []byte{1}, nil
	}
	return c.Client.CodeAt(ctx, account, block)
}

// Where no committee could be drawn nothing is deployed.
func TestDeployNeedsRandomness(t *testing.T) {
	chain := startChain(t)
	cfg := config(chain)
	cfg.Client = beaconless{chain.Client()}
	_, err := Deploy(t.Context(), cfg)
	require.ErrorIs(t, err, ErrParams)
	require.ErrorContains(t, err, "random prevrandao")
	require.Zero(t, nonce(t, chain), "nothing was sent")
	cfg.Client = rollup{beaconless{chain.Client()}}
	_, err = Deploy(t.Context(), cfg)
	require.NoError(t, err)
}

// A deployment with an outage: the contracts refuse what the presets' arithmetic refuses, whatever a client says.
func TestDeployWithAnOutage(t *testing.T) {
	chain := startChain(t)
	cfg := config(chain)
	cfg.Params = Production()
	dep, err := Deploy(t.Context(), cfg)
	require.NoError(t, err)
	have, err := Verify(t.Context(), chain.Client(), dep)
	require.NoError(t, err)
	require.EqualValues(t, 24*hour, have.Outage)
	require.EqualValues(t, protocol.MaxRevealRate, have.RevealRate)
}

func TestParams(t *testing.T) {
	require.NoError(t, Development().Check(1337))
	require.ErrorIs(t, Development().Check(10), ErrParams, "development windows on a chain of value")
	production := Production()
	require.ErrorIs(t, production.Check(10), ErrParams, "the development token on a chain of value")
	production.Token = common.Address{1}
	require.NoError(t, production.Check(10))
	require.NoError(t, production.Check(1337))

	for _, break_ := range []func(*Params){
		func(p *Params) { p.MinWindow = 0 },
		func(p *Params) { p.MinWindow = protocol.MaxWindow + 1 },
		func(p *Params) { p.UnbondingPeriod = p.UnbondingMargin },
		func(p *Params) { p.UnbondingPeriod = 1 << 40 },
		func(p *Params) { p.UnbondingMargin = 24*hour - 1 },
		func(p *Params) { p.Outage = uint32(24*hour) - 1 },
		func(p *Params) { p.Outage = protocol.MaxWindow + 1 },
		func(p *Params) { p.RevealRate = protocol.MaxRevealRate + 1 },
	} {
		p := production
		break_(&p)
		require.ErrorIs(t, p.Check(10), ErrParams, "%+v", p)
	}
	for name, want := range map[string]Params{"development": Development(), "production": Production()} {
		have, err := Preset(name)
		require.NoError(t, err)
		require.Equal(t, want, have)
	}
	_, err := Preset("prod")
	require.ErrorIs(t, err, ErrParams)
}

// The arithmetic of Production's comment, with the windows of rounds of 6 h.
func TestProductionHoldsItsOwnTasks(t *testing.T) {
	spec := protocol.TaskSpec{
		Tier: uint8(protocol.TierVerified), CommitWindow: 3 * 3600, UploadWindow: 2 * 3600, GraceWindowMs: 1_800_000, FallbackWindow: 1800,
		StateWindow: 24 * 3600, RevealWindow: 24 * 3600, DisputeClock: 36 * 3600, ClaimWindow: 144 * 3600, DisputeExtension: 3600,
	}
	floors := windows.For(10, nil)
	require.Equal(t, floors.Floors(&spec), spec.Floors(uint64(Production().Outage)), "contracts and policy ask for the same")
	require.NoError(t, floors.Check(&spec))
	require.Equal(t, 267*hour, spec.Liability())
	p := Production()
	require.LessOrEqual(t, spec.Liability()+p.UnbondingMargin, p.UnbondingPeriod)
	for _, window := range []*uint32{&spec.StateWindow, &spec.RevealWindow, &spec.DisputeClock, &spec.ClaimWindow} {
		*window--
		require.ErrorIs(t, floors.Check(&spec), windows.ErrShort)
		*window++
	}
	spec.FallbackWindow++
	require.ErrorIs(t, floors.Check(&spec), windows.ErrShort, "a longer round needs longer clocks")
}
