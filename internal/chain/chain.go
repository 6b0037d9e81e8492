// Package chain is the one door to the contracts: typed reads at a fixed block, event scans that are checked against what the
// contracts committed to, calls to send, and reverts decoded into named errors. No other package touches the generated
// bindings, so a new version of the contracts changes this package only.
package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/ethereum/go-ethereum/accounts/abi"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/enclaves"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// SpecVersion is the only version of the task specification that this code can serve.
const SpecVersion = 1

var (
	// ErrReorged says that the block a View reads at is no longer part of the chain; take a new View.
	ErrReorged = errors.New("block is no longer canonical")
	// ErrBehind says that the RPC lacks a block that it showed before: of several servers behind one address another one answered, which lags.
	// That is no reorg, and takes nothing back; ask again.
	ErrBehind = errors.New("the RPC does not have the block yet")
	// ErrImpossible says that the RPC names a block that no chain has. Whoever took it for the head would wait for the chain to reach it.
	ErrImpossible = errors.New("the RPC names a block that no chain has")
	// ErrWrongChain says that the RPC serves another chain than the deployment names.
	ErrWrongChain = errors.New("RPC serves another chain")
	// ErrNoContract says that there is no code at a deployment's address.
	ErrNoContract = errors.New("no contract at address")
	// ErrUnsupportedVersion says that a task was posted under rules this code does not know.
	ErrUnsupportedVersion = errors.New("unsupported spec version")
)

// Backend is the RPC client's part that reads need; *ethclient.Client has it.
type Backend interface {
	ChainID(ctx context.Context) (*big.Int, error)
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error)
	CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error)
	CallContract(ctx context.Context, call ethereum.CallMsg, block *big.Int) ([]byte, error)
	CallContractAtHash(ctx context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error)
	FilterLogs(ctx context.Context, query ethereum.FilterQuery) ([]types.Log, error)
	TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error)
}

// Chain reads one deployment and writes calls of it. It holds no state of the chain but what ids are made of, and is safe for concurrent use.
type Chain struct {
	*deployed
	TaskCalls
	RoundCalls
	StakeCalls
	FraudCalls
	PublicationCalls
	TrainingCalls
	AuditCalls
	EnclaveCalls
}

// deployed is the contracts and where they are asked.
type deployed struct {
	backend Backend
	dep     protocol.Deployment
	errors  map[[4]byte]abi.Error
	// posted has the hash of the spec that a task's id is made of, by the id.
	posted *sync.Map

	token  *assaytoken.AssayToken
	vault  *stakevault.StakeVault
	tasks  *trainingtasks.TrainingTasks
	rounds *trainingrounds.TrainingRounds

	fraud   *aggregationfraud.AggregationFraud
	descent *rootdescent.RootDescent
	reveals *payloadreveals.PayloadReveals

	game    *trainingfraud.TrainingFraud
	dispute *trainingdispute.TrainingDispute
	audit   *trainingaudit.TrainingAudit

	enclaves *enclaves.Enclaves
}

// Calls of the contracts, by subject.
type (
	// TaskCalls are the registry's: posting, joining, enrolling and what a task pays.
	TaskCalls struct{ *deployed }
	// RoundCalls move a run's rounds on.
	RoundCalls struct{ *deployed }
	// StakeCalls are the vault's and the token's.
	StakeCalls struct{ *deployed }
	// FraudCalls prove a wrong aggregation, or descend to one.
	FraudCalls struct{ *deployed }
	// PublicationCalls demand payloads and objects, and publish them.
	PublicationCalls struct{ *deployed }
	// TrainingCalls prove a wrong claim about training, or dispute it.
	TrainingCalls struct{ *deployed }
	// AuditCalls are those of paid audits.
	AuditCalls struct{ *deployed }
	// EnclaveCalls are those of Confidential tasks.
	EnclaveCalls struct{ *deployed }
)

// chain is the Chain of what is deployed.
func (d *deployed) chain() *Chain {
	return &Chain{
		deployed: d, TaskCalls: TaskCalls{d}, RoundCalls: RoundCalls{d}, StakeCalls: StakeCalls{d}, FraudCalls: FraudCalls{d},
		PublicationCalls: PublicationCalls{d}, TrainingCalls: TrainingCalls{d}, AuditCalls: AuditCalls{d}, EnclaveCalls: EnclaveCalls{d},
	}
}

// New wraps a deployment without asking the RPC anything, so that it works while the RPC is away; see Verify.
func New(backend Backend, dep protocol.Deployment) (*Chain, error) {
	table, err := errorTable()
	if err != nil {
		return nil, fmt.Errorf("parse the contracts' errors: %w", err)
	}
	d := &deployed{
		backend: backend, dep: dep, errors: table, posted: new(sync.Map),
		token: assaytoken.NewAssayToken(), vault: stakevault.NewStakeVault(),
		tasks: trainingtasks.NewTrainingTasks(), rounds: trainingrounds.NewTrainingRounds(),
		fraud: aggregationfraud.NewAggregationFraud(), descent: rootdescent.NewRootDescent(), reveals: payloadreveals.NewPayloadReveals(),
		game: trainingfraud.NewTrainingFraud(), dispute: trainingdispute.NewTrainingDispute(), audit: trainingaudit.NewTrainingAudit(),
		enclaves: enclaves.NewEnclaves(),
	}
	return d.chain(), nil
}

// Deployment returns the addresses this Chain reads.
func (c *Chain) Deployment() protocol.Deployment { return c.dep }

// Verify checks that the RPC serves the deployment's chain and that its contracts are there and belong together.
func (c *Chain) Verify(ctx context.Context) error {
	id, err := c.backend.ChainID(ctx)
	if err != nil {
		return fmt.Errorf("read chain id: %w", err)
	}
	if !id.IsUint64() || id.Uint64() != c.dep.ChainID {
		return fmt.Errorf("%w: chain id %s, the deployment says %d", ErrWrongChain, id, c.dep.ChainID)
	}
	for _, a := range c.dep.Contracts() {
		code, err := c.backend.CodeAt(ctx, a.Address, nil)
		if err != nil {
			return fmt.Errorf("read code of %s: %w", a.Name, err)
		}
		if len(code) == 0 {
			return fmt.Errorf("%w: %s %s", ErrNoContract, a.Name, a.Address)
		}
	}
	v, err := c.Latest(ctx)
	if err != nil {
		return err
	}
	token, err := call(ctx, v.snapshot, c.dep.Vault, c.vault.PackToken(), c.vault.UnpackToken)
	if err != nil {
		return fmt.Errorf("read the vault's token: %w", err)
	}
	if token != c.dep.Token {
		return fmt.Errorf("%w: the vault holds token %s, the deployment says %s", ErrNoContract, token, c.dep.Token)
	}
	referee, err := call(ctx, v.snapshot, c.dep.Tasks, c.tasks.PackReferee(), c.tasks.UnpackReferee)
	if err != nil {
		return fmt.Errorf("read the referee of the tasks: %w", err)
	}
	if referee != c.dep.Fraud {
		return fmt.Errorf("%w: the tasks' referee is %s, the deployment says %s", ErrNoContract, referee, c.dep.Fraud)
	}
	return nil
}

// TokenDecimals asks an ERC-20 token how many decimals its amounts have; one that does not say has 18.
func TokenDecimals(ctx context.Context, caller ethereum.ContractCaller, token common.Address) (uint8, error) {
	erc20 := assaytoken.NewAssayToken()
	raw, err := caller.CallContract(ctx, ethereum.CallMsg{To: &token, Data: erc20.PackDecimals()}, nil)
	if err != nil && revertData(err) == nil {
		return 0, fmt.Errorf("read the token's decimals: %w", err)
	}
	if decimals, err := erc20.UnpackDecimals(raw); err == nil {
		return decimals, nil
	}
	return 18, nil
}

// NoReceipt says whether an error for a transaction's receipt means that there is none yet: geth has a name of its own for a chain whose
// index is behind.
func NoReceipt(err error) bool {
	return errors.Is(err, ethereum.NotFound) || err != nil && strings.Contains(err.Error(), "transaction indexing is in progress")
}

// View reads the contracts at one block; everything it returns is consistent with everything else it returns. What it reads is grouped by subject.
type View struct {
	*snapshot
	TaskView
	RoundView
	FraudView
	PublicationView
	TrainingView
	AuditView
	EnclaveView
	StakeView
}

// What a View reads, by subject.
type (
	// TaskView reads what a task is, who takes part in it and where keepers answer.
	TaskView struct{ *snapshot }
	// RoundView reads the rounds of a run: phases, commitments, proposals and who signed them.
	RoundView struct{ *snapshot }
	// FraudView reads convictions of signers, descents, and what both pay.
	FraudView struct{ *snapshot }
	// PublicationView reads demands of payloads and objects, and what was published.
	PublicationView struct{ *snapshot }
	// TrainingView reads disputes about trainers' claims.
	TrainingView struct{ *snapshot }
	// AuditView reads paid audits.
	AuditView struct{ *snapshot }
	// EnclaveView reads which enclaves a Confidential task takes, and which are attested.
	EnclaveView struct{ *snapshot }
	// StakeView reads stake, locks, keys and the token.
	StakeView struct{ *snapshot }
)

// snapshot is what all of a View reads from.
type snapshot struct {
	c *Chain
	Block
	// bloom is the one of the block's header, if that is at hand.
	bloom *types.Bloom
	// whole is set where events are asked for in one request, because whoever asks knows how many blocks that may be.
	whole bool
}

const (
	// maxNumber and maxTime are more than any block has: at a thousand blocks a second, and in seconds, thirty thousand years.
	maxNumber, maxTime = 1 << 40, 1 << 40
	// perSecond blocks a second, and jump more at once, are more than any chain makes.
	perSecond, jump = 8, 1024
	// nearBlocks and nearSeconds are how far the next head usually is from the last one.
	nearBlocks, nearSeconds = 32, 60
)

// Possible refuses the number and the time of a block that no chain has.
func Possible(number, time uint64) error {
	if number > maxNumber || time > maxTime {
		return fmt.Errorf("%w: number %d, time %d", ErrImpossible, number, time)
	}
	return nil
}

// Follows refuses a head that is further above an earlier one than a chain grows in the time between them.
func Follows(earlier, b Block) error {
	passed := b.Time - min(b.Time, earlier.Time)
	if b.Number > earlier.Number && b.Number-earlier.Number > jump+perSecond*passed {
		return fmt.Errorf("%w: number %d, %d s after number %d", ErrImpossible, b.Number, passed, earlier.Number)
	}
	return nil
}

// far says that a head is further above an earlier one than a chain grows between two looks, or later.
func far(earlier, b Block) bool {
	return b.Number > earlier.Number+nearBlocks || b.Time > earlier.Time+nearSeconds
}

// Credible refuses a head that nobody should take for one. What cannot follow an earlier head is refused at once. A first head (earlier is nil) and one
// that is far from the earlier one are asked for again, by number, with the block before: one wrong answer of an RPC makes no head. Whoever
// believed it would take every true one after it for one that lags.
func (v *snapshot) Credible(ctx context.Context, earlier *Block) error {
	if earlier != nil {
		if err := Follows(*earlier, v.Block); err != nil {
			return err
		}
		if !far(*earlier, v.Block) {
			return nil
		}
	}
	return v.confirm(ctx)
}

func (v *snapshot) confirm(ctx context.Context) error {
	ok, err := v.c.Canonical(ctx, v.Block)
	if err == nil && ok && v.Number > 0 {
		ok, err = v.c.Canonical(ctx, Block{Number: v.Number - 1, Hash: v.Parent})
	}
	if err != nil {
		return fmt.Errorf("confirm the head %d: %w", v.Number, err)
	}
	if !ok {
		return fmt.Errorf("confirm the head: %w: %d %s", ErrReorged, v.Number, v.Hash)
	}
	return nil
}

func blockOf(h *types.Header) (Block, error) {
	if !h.Number.IsUint64() {
		return Block{}, fmt.Errorf("%w: number %s", ErrImpossible, h.Number)
	}
	b := Block{Number: h.Number.Uint64(), Hash: h.Hash(), Parent: h.ParentHash, Time: h.Time}
	return b, Possible(b.Number, b.Time)
}

// NewView is a view at a block that is known already. Nothing is asked before it is read.
func NewView(c *Chain, at Block) *View { return (&snapshot{c: c, Block: at}).view() }

func (v *snapshot) view() *View {
	return &View{
		snapshot: v, TaskView: TaskView{v}, RoundView: RoundView{v}, FraudView: FraudView{v}, PublicationView: PublicationView{v},
		TrainingView: TrainingView{v}, AuditView: AuditView{v}, EnclaveView: EnclaveView{v}, StakeView: StakeView{v},
	}
}

// viewAt is a view at a header that the RPC answered with.
func (c *Chain) viewAt(h *types.Header) (*View, error) {
	b, err := blockOf(h)
	if err != nil {
		return nil, err
	}
	v := NewView(c, b)
	v.bloom = &h.Bloom
	return v, nil
}

// Latest returns a view at the newest block.
func (c *Chain) Latest(ctx context.Context) (*View, error) {
	h, err := c.backend.HeaderByNumber(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("read the newest block: %w", err)
	}
	return c.viewAt(h)
}

// At returns a view at block number.
func (c *Chain) At(ctx context.Context, number uint64) (*View, error) {
	h, err := c.backend.HeaderByNumber(ctx, new(big.Int).SetUint64(number))
	if err != nil {
		return nil, fmt.Errorf("read block %d: %w", number, err)
	}
	return c.viewAt(h)
}

// Canonical says whether a block is still part of the chain: whether it is the one at its height. That an RPC has none at that height yet says
// nothing about it: ErrBehind.
func (c *Chain) Canonical(ctx context.Context, b Block) (bool, error) {
	var h *types.Header
	err := patiently(ctx, func() (err error) {
		h, err = c.backend.HeaderByNumber(ctx, new(big.Int).SetUint64(b.Number))
		return err
	})
	if err != nil {
		return false, fmt.Errorf("read block %d: %w", b.Number, err)
	}
	return h.Hash() == b.Hash, nil
}

const (
	// behindTries is how often an RPC is asked for what one of its servers lacks, and behindPause how long it is waited for first, twice as long each
	// time: the next server may have it at once, and the last one a block later.
	behindTries = 5
	behindPause = 40 * time.Millisecond
)

// patiently asks again where a server lacks a block: ErrBehind if none has it soon.
func patiently(ctx context.Context, ask func() error) error {
	for try := range behindTries {
		err := ask()
		if err == nil || !lacksBlock(err) {
			return err
		}
		if try+1 == behindTries {
			return fmt.Errorf("%w: %w", ErrBehind, err)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", context.Cause(ctx), err)
		case <-time.After(behindPause << try):
		}
	}
	return nil
}

// lacking is how nodes say that they do not have a block: there is no code for it.
var lacking = []string{
	"header not found", "header for hash not found", "block not found", "unknown block", "unknown header", "beyond current head",
}

func lacksBlock(err error) bool {
	if err == nil || revertData(err) != nil {
		return false
	}
	if errors.Is(err, ethereum.NotFound) {
		return true
	}
	text := strings.ToLower(err.Error())
	return slices.ContainsFunc(lacking, func(words string) bool { return strings.Contains(text, words) })
}

// Transient says whether an error tells no more than that the chain went on, or that the RPC's server lags, while something was read: whoever follows
// the chain reads it again at the next head.
func Transient(err error) bool {
	return errors.Is(err, ErrReorged) || errors.Is(err, ErrBehind)
}

// paceBlocks is of how many of the newest blocks the time between them is taken.
const paceBlocks = 8

// BlockTime is how long the chain takes for a block: the middle one of the newest gaps, as a chain that stood still does not again. 0 without two blocks
// behind the first, whose time is made up.
func (v *snapshot) BlockTime(ctx context.Context) (time.Duration, error) {
	last := v.Time
	var gaps []uint64
	for n := v.Number; n > 1 && len(gaps) < paceBlocks; n-- {
		var h *types.Header
		if err := patiently(ctx, func() (err error) {
			h, err = v.c.backend.HeaderByNumber(ctx, new(big.Int).SetUint64(n-1))
			return err
		}); err != nil {
			return 0, fmt.Errorf("read block %d: %w", n-1, err)
		}
		gaps = append(gaps, last-min(last, h.Time))
		last = h.Time
	}
	if gaps == nil {
		return 0, nil
	}
	slices.Sort(gaps)
	return time.Duration(gaps[len(gaps)/2]) * time.Second, nil
}

// Chain returns the chain this view reads.
func (v *snapshot) Chain() *Chain { return v.c }

func call[T any](ctx context.Context, v *snapshot, to common.Address, data []byte, unpack func([]byte) (T, error)) (T, error) {
	var zero T
	var raw []byte
	err := patiently(ctx, func() (err error) {
		raw, err = v.c.backend.CallContractAtHash(ctx, ethereum.CallMsg{To: &to, Data: data}, v.Hash)
		return err
	})
	if err != nil {
		err = v.c.Explain(err)
		if rev, ok := AsRevert(err); ok && rev.Name == protocol.ErrTaskNotFound.Name {
			return zero, protocol.ErrTaskNotFound.Because(err)
		}
		return zero, err
	}
	out, err := unpack(raw)
	if err != nil {
		return zero, fmt.Errorf("decode what %s returned: %w", to, err)
	}
	return out, nil
}
