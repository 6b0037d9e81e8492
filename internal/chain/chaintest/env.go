// Package chaintest sets up what tests of chain-following services need: a development chain with the contracts on it, funded
// accounts, and a small task with trainers whose payloads are a function of (round, trainer).
package chaintest

import (
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"math/big"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/deploy"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
)

// Roles of the development accounts in tests.
const (
	Deployer = 0
	Sponsor  = 1
	Keeper   = 2 // and 3
	Trainer  = 5 // to 8
)

// BlockTime makes chain time run ten times as fast as the clock.
const BlockTime = 100 * time.Millisecond

// Token is one token in its smallest unit.
var Token = big.NewInt(1e18)

// Tokens is n tokens.
func Tokens(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), Token) }

// Env is a chain with contracts. Its methods fail the test on error.
type Env struct {
	T      testing.TB
	Devnet *devnet.Chain
	Dep    protocol.Deployment
	Chain  *chain.Chain

	mu      sync.Mutex
	senders map[common.Address]*sender.Sender
}

// New starts a chain that makes blocks until the test ends, and deploys the contracts.
func New(t testing.TB) *Env {
	t.Helper()
	return NewPaced(t, BlockTime)
}

// NewPaced is New with a block, a second of chain time, at every given interval.
func NewPaced(t testing.TB, pace time.Duration) *Env {
	t.Helper()
	return NewOn(t, devnet.Config{BlockTime: pace})
}

// NewOn is New on a chain of that configuration, whose genesis is the deployment's.
func NewOn(t testing.TB, cfg devnet.Config) *Env {
	t.Helper()
	return newWith(t, cfg, nil)
}

// newWith is NewOn where genesis has more contracts yet.
func newWith(t testing.TB, cfg devnet.Config, more types.GenesisAlloc) *Env {
	t.Helper()
	base.once.Do(func() { base.genesis, base.dep, base.err = deployed() })
	require.NoError(t, base.err)
	genesis := *base.genesis
	genesis.Alloc = maps.Clone(genesis.Alloc)
	maps.Copy(genesis.Alloc, more)
	cfg.Genesis = &genesis
	net, err := devnet.New(cfg)
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- net.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		require.NoError(t, <-done)
	})
	require.NoError(t, net.Mine(1)) // the first block has no time
	e := &Env{T: t, Devnet: net, Dep: base.dep, senders: make(map[common.Address]*sender.Sender)}
	e.Dep.RPC, e.Dep.WS = net.RPC(), net.WS()
	e.Chain, err = chain.New(net.Client(), e.Dep)
	require.NoError(t, err)
	require.NoError(t, e.Chain.Verify(e.Ctx()))
	return e
}

// base is what the deployment of all contracts leaves behind, made once a process: each test's chain begins with it.
var base struct {
	once    sync.Once
	genesis *core.Genesis
	dep     protocol.Deployment
	err     error
}

func deployed() (*core.Genesis, protocol.Deployment, error) {
	var dep protocol.Deployment
	net, err := devnet.New(devnet.Config{InProcess: true, BlockTime: 10 * time.Millisecond})
	if err != nil {
		return nil, dep, err
	}
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	ended := make(chan error, 1)
	go func() { ended <- net.Run(ctx) }()
	params := deploy.Development()
	// Outlasts even tasks with windows of days.
	params.UnbondingPeriod = 1_000_000
	dep, err = deploy.Deploy(ctx, deploy.Config{
		Client: net.Client(), Key: keys.Dev(Deployer), RPC: "http://127.0.0.1", Log: slog.New(slog.DiscardHandler), Params: params,
	})
	if err != nil {
		return nil, dep, err
	}
	dep.DeployBlock = 1
	genesis, err := net.Snapshot()
	stop()
	return genesis, dep, errors.Join(err, <-ended)
}

// Ctx is a context that ends with the test, or after a minute.
func (e *Env) Ctx() context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	e.T.Cleanup(cancel)
	return ctx
}

// Mine seals blocks, a second of chain time each.
func (e *Env) Mine(n int) {
	e.T.Helper()
	require.NoError(e.T, e.Devnet.Mine(n))
}

// Skip moves chain time on by that many seconds, at least 1, in one block: no transaction lands between.
func (e *Env) Skip(seconds uint32) {
	e.T.Helper()
	require.NoError(e.T, e.Devnet.Skip(uint64(seconds)))
}

// View reads at the newest block.
func (e *Env) View() *chain.View {
	e.T.Helper()
	v, err := e.Chain.Latest(e.Ctx())
	require.NoError(e.T, err)
	return v
}

// Sender returns the queue of an account.
func (e *Env) Sender(key *ecdsa.PrivateKey) *sender.Sender {
	e.T.Helper()
	e.mu.Lock()
	defer e.mu.Unlock()
	from := crypto.PubkeyToAddress(key.PublicKey)
	if s := e.senders[from]; s != nil {
		return s
	}
	s, err := sender.New(sender.Config{
		Client: e.Devnet.Client(), Chain: e.Chain, Key: key, ReceiptQueryInterval: BlockTime / 2, SendTimeout: 30 * time.Second,
	})
	require.NoError(e.T, err)
	e.senders[from] = s
	return s
}

// Send sends a call and waits for its block.
func (e *Env) Send(key *ecdsa.PrivateKey, call chain.Call) *types.Receipt {
	e.T.Helper()
	receipt, err := e.Sender(key).Send(e.Ctx(), call)
	require.NoError(e.T, err)
	return receipt
}

// Stake gives an account tokens and stakes them.
func (e *Env) Stake(key *ecdsa.PrivateKey, amount *big.Int) {
	e.T.Helper()
	account := crypto.PubkeyToAddress(key.PublicKey)
	e.Send(key, e.Chain.Mint(account, new(big.Int).Mul(amount, big.NewInt(2))))
	e.Send(key, e.Chain.Approve(e.Dep.Vault, amount))
	e.Send(key, e.Chain.Deposit(amount))
}

// Task is a posted task with what its sponsor holds.
type Task struct {
	*Env
	ID       protocol.Hash
	Spec     protocol.TaskSpec
	Manifest []byte
	Initial  protocol.State
	// Parts are the data set, the programs and their constants of a task that has programs, each behind what names it. A sealed data set is none of
	// them, but in Sealed.
	Parts    []Part
	Sealed   []byte
	Trainers []*ecdsa.PrivateKey
}

// Spec returns a valid small specification: 1,000 parameters in 3 fragments, 4 trainers, quorum 3. Windows are long against a
// test's own time, so that only Mine ends them.
func (e *Env) Spec() (protocol.TaskSpec, []byte, protocol.State) {
	e.T.Helper()
	const params, fragments = 1000, 3
	manifest := []byte(`{"adapter":"digits-mlp","batch_size":16,"dataset":{"name":"test","record_bytes":65,"records":100,"root":"` +
		"0x" + strings.Repeat("11", 32) + `","split":"none"},"inner_optimizer":{"name":"adamw"},"model":{},` +
		`"tensors":[{"name":"w","shape":[100,9]},{"name":"b","shape":[100]}],"version":1}`)
	state := protocol.State{Params: Vector("initial", params), Momentum: make([]float32, params)}
	return protocol.TaskSpec{
		Version: 1, ManifestHash: sha256.Sum256(manifest), ParamCount: params, FragmentCount: fragments,
		InitialStateRoot: state.Root(fragments), DatasetRoot: common.HexToHash("0x" + strings.Repeat("11", 32)), DatasetRecords: 100,
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666, PayloadBoundLog2: 10,
		TrainerCount: 4, Quorum: 3, InnerSteps: 2, MaxRounds: 8, CommitteeSeats: 1, CommitteeThreshold: 1,
		EnrollWindow: 1000, CommitWindow: 1000, UploadWindow: 1000, GraceWindowMs: 500_000, FallbackWindow: 500,
		StateWindow: 30, ClaimWindow: 80, RevealWindow: 12, DisputeClock: 30, DisputeExtension: 5,
		RollbackDepth: 1, CascadeDepth: 64, MaxConsecutiveNec: 7, MaxMisses: 3,
		RewardPerGradient: Tokens(1), CommissionBps: 500, TrainerLock: Tokens(10), KeeperLock: Tokens(600), QuorumLock: Tokens(600),
		EnrollmentFee: big.NewInt(0), Token: e.Dep.Token, Referee: e.Dep.Fraud, Game: e.Dep.Game,
	}, manifest, state
}

// Post posts a task, changed by edit if that is not nil.
func (e *Env) Post(edit func(*protocol.TaskSpec)) *Task {
	e.T.Helper()
	spec, manifest, initial := e.Spec()
	if edit != nil {
		edit(&spec)
	}
	var parts []Part
	if spec.ProgramRoot == Programs {
		manifest, parts = e.furnish(&spec)
	}
	sponsor := keys.Dev(Sponsor)
	account := crypto.PubkeyToAddress(sponsor.PublicKey)
	e.Send(sponsor, e.Chain.Mint(account, spec.Escrow()))
	e.Send(sponsor, e.Chain.Approve(e.Dep.Tasks, spec.Escrow()))
	e.Send(sponsor, e.Chain.PostTask(spec))
	posted, err := e.View().Posted(e.Ctx(), 0)
	require.NoError(e.T, err)
	t := &Task{Env: e, ID: posted[len(posted)-1].TaskID, Spec: spec, Manifest: manifest, Initial: initial, Parts: parts}
	t.seal()
	for i := range int(spec.TrainerCount) {
		t.Trainers = append(t.Trainers, keys.Dev(Trainer+i))
	}
	return t
}

// Enroll enrols every trainer of an acknowledged task.
func (t *Task) Enroll() {
	t.T.Helper()
	var wg sync.WaitGroup
	for _, key := range t.Trainers {
		wg.Go(func() {
			t.Stake(key, t.Spec.TrainerLock)
			t.Send(key, t.Env.Chain.Enroll(t.ID))
		})
	}
	wg.Wait()
	status, err := t.View().Status(t.Ctx(), t.ID)
	require.NoError(t.T, err)
	require.Equal(t.T, protocol.StatusTraining, status)
}

// Delta is the outer gradient of a trainer in a round.
func (t *Task) Delta(round uint32, trainer common.Address) []float32 {
	return Vector(fmt.Sprintf("%d %s", round, trainer), int(t.Spec.ParamCount))
}

// Leaves is the canonical payload leaves of an outer gradient, fragment after fragment.
func (t *Task) Leaves(delta []float32) []byte {
	t.T.Helper()
	leaves, err := t.Spec.EncodeLeaves(delta)
	require.NoError(t.T, err)
	return leaves
}

// PayloadRoot is the root of canonical payload leaves.
func (t *Task) PayloadRoot(leaves []byte, round uint32, trainer common.Address) protocol.Hash {
	t.T.Helper()
	root, err := t.Spec.PayloadLeavesRoot(leaves, t.ID, round, trainer)
	require.NoError(t.T, err)
	return root
}

// Gradient is the signed commitment to Delta on the head's state.
func (t *Task) Gradient(round uint32, parent protocol.Hash, key *ecdsa.PrivateKey) (protocol.OuterGradient, []byte) {
	t.T.Helper()
	trainer := crypto.PubkeyToAddress(key.PublicKey)
	v := t.View()
	head, err := v.Head(t.Ctx(), t.ID)
	require.NoError(t.T, err)
	// The latest that the round's commit window may last, had it just opened.
	opened := max(head.OpenedAt, v.Time)
	if head.OpenedAt != 0 && head.Round == round {
		opened = head.OpenedAt
	}
	g := protocol.OuterGradient{
		TaskId: t.ID, Round: round, Trainer: trainer, ParentRoot: parent,
		PayloadRoot: t.PayloadRoot(t.Leaves(t.Delta(round, trainer)), round, trainer),
		ClaimHash:   crypto.Keccak256Hash([]byte("claim"), trainer[:]), Deadline: opened + uint64(t.Spec.CommitWindow),
	}
	return g, t.Sign(g, key)
}

// Draw lets the committee of the open round, whose commit window is over, be drawn.
func (t *Task) Draw(by *ecdsa.PrivateKey) chain.Committee {
	t.T.Helper()
	t.Mine(1) // a draw is later than the close
	head, err := t.View().Head(t.Ctx(), t.ID)
	require.NoError(t.T, err)
	committee, err := t.View().Committee(t.Ctx(), t.ID, head.Round)
	require.NoError(t.T, err)
	if committee.DrawnAt == 0 {
		t.Send(by, t.Env.Chain.Tick(t.ID))
		committee, err = t.View().Committee(t.Ctx(), t.ID, head.Round)
		require.NoError(t.T, err)
	}
	require.NotZero(t.T, committee.DrawnAt)
	return committee
}

// Statement is what a witness says of the open round: that these roots follow from the payloads of the slots in included.
func (t *Task) Statement(included uint64, newRoot, auxRoot protocol.Hash) protocol.Statement {
	t.T.Helper()
	v := t.View()
	head, err := v.Head(t.Ctx(), t.ID)
	require.NoError(t.T, err)
	round, err := v.Round(t.Ctx(), t.ID, head.Round)
	require.NoError(t.T, err)
	return protocol.Statement{
		TaskId: t.ID, Round: head.Round, ParentRoot: head.StateRoot, FrozenHash: round.FrozenHash, Included: included,
		NewRoot: newRoot, AuxRoot: auxRoot,
	}
}

// Witness signs a statement with the keys of keepers, ascending by address.
func (t *Task) Witness(s protocol.Statement, keepers ...*ecdsa.PrivateKey) []chain.WitnessSignature {
	t.T.Helper()
	var out []chain.WitnessSignature
	for _, key := range keepers {
		sig, err := protocol.Sign(key, s.Digest(t.Dep.RoundsDomain()))
		require.NoError(t.T, err)
		out = append(out, chain.WitnessSignature{Keeper: crypto.PubkeyToAddress(key.PublicKey), Signature: sig})
	}
	slices.SortFunc(out, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return out
}

// Propose proposes a statement under the signatures of keepers; the first one pays.
func (t *Task) Propose(s protocol.Statement, keepers ...*ecdsa.PrivateKey) *types.Receipt {
	t.T.Helper()
	return t.Send(keepers[0], t.Env.Chain.ProposeRound(chain.Proposal{
		TaskID: s.TaskId, Round: s.Round, ParentRoot: s.ParentRoot, Included: s.Included, NewRoot: s.NewRoot, AuxRoot: s.AuxRoot,
	}, t.Witness(s, keepers...)))
}

// Sign signs a gradient.
func (t *Task) Sign(g protocol.OuterGradient, key *ecdsa.PrivateKey) []byte {
	t.T.Helper()
	sig, err := protocol.Sign(key, g.Digest(t.Dep.RoundsDomain()))
	require.NoError(t.T, err)
	return sig
}

// Vector is n numbers in (-1, 1) that depend on the label alone.
func Vector(label string, n int) []float32 {
	out := make([]float32, n)
	for i := range out {
		h := sha256.Sum256(fmt.Appendf(nil, "%s %d", label, i))
		out[i] = float32(int32(binary.LittleEndian.Uint32(h[:]))) / (1 << 31)
	}
	return out
}
