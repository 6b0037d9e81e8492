// Package devnet runs a development chain inside the process: op-geth's execution layer under the Osaka rules, with JSON-RPC
// over HTTP and WebSocket on the loopback interface and a block producer of its own.
//
// It is not go-ethereum's ethclient/simulated for two reasons. That backend rewinds the chain to its genesis whenever it
// starts, so it cannot resume a data directory. And its beacon waits for a block builder that signals without a condition to
// check: when the builder is done first, the wake-up is lost, and with op-geth's build time of a second it never comes again.
package devnet

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/beacon/engine"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/eth"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/eth/filters"
	"github.com/ethereum/go-ethereum/eth/tracers"
	_ "github.com/ethereum/go-ethereum/eth/tracers/native" // callTracer and prestateTracer for debug_traceTransaction
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/miner"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/p2p"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/keys"
)

const (
	// ChainID is the chain's id. It is one of the two on which the well-known development keys are accepted.
	ChainID = 1337

	// Host is the only interface the chain listens on: anybody who reaches it may spend the funded accounts and reorder blocks.
	Host = "127.0.0.1"

	// DefaultBlockTime is the protocol's: its development windows are counted in blocks of one second.
	DefaultBlockTime = time.Second

	// DefaultAccounts is how many accounts of the well-known mnemonic are funded.
	DefaultAccounts = 20

	// FinalityDepth is how far the "finalized" block lags the head, in blocks; a reorg deeper than this is refused, as no
	// honest chain shows one. About the time an OP-stack chain takes to see its batches on L1, at one block a second.
	FinalityDepth = 64

	// SafeDepth is the same for "safe". Safe blocks may still be reorganised.
	SafeDepth = 16

	// MaxMine bounds one assay_mine: sealing is serial and the request holds the chain meanwhile.
	MaxMine = 10_000

	minBlockTime = 10 * time.Millisecond
)

// Funds is what each funded account owns at genesis: 10,000 ether, in wei.
func Funds() *big.Int { return new(big.Int).Mul(big.NewInt(10_000), big.NewInt(params.Ether)) }

var (
	ErrBlockTime = fmt.Errorf("block time must be at least %s", minBlockTime)
	ErrPort      = errors.New("port must be between 0 (any free one) and 65535")
	ErrSamePort  = errors.New("HTTP and WebSocket need two ports")
	ErrAccounts  = errors.New("number of funded accounts must be between 1 and 256")
	ErrDepth     = fmt.Errorf("a reorg replaces 1 to %d blocks and never the genesis block", FinalityDepth)
	ErrCount     = fmt.Errorf("between 1 and %d blocks are mined at once", MaxMine)
	ErrSkip      = errors.New("chain time only goes on: skip at least 1 second")
)

// Config describes a chain. The zero value, completed by Defaults, is a chain in memory on two free ports.
type Config struct {
	// DataDir keeps the chain across restarts, kill -9 included. Empty: in memory. One process at a time may use it.
	DataDir string
	// BlockTime is the wall-clock time between blocks. Block timestamps are whole seconds and strictly increase, so below
	// one second chain time runs faster than the clock.
	BlockTime time.Duration
	// Behind is how far the chain's clock is behind this machine's.
	Behind time.Duration
	// HTTPPort and WSPort are the ports on 127.0.0.1; 0 takes a free one.
	HTTPPort, WSPort int
	// InProcess leaves both out: only Client and Handler reach the chain. Nothing in it then waits for a network, so that it can run in a
	// bubble of testing/synctest.
	InProcess bool
	// Accounts is how many accounts of the well-known mnemonic own 10,000 ether at genesis. Part of the genesis block, so it
	// may not change over the life of a data directory.
	Accounts int
	// Random is what blocks' prevRandao is read from; nil is the system's.
	Random io.Reader
	// Genesis, if set, is the chain's instead, id and accounts included.
	Genesis *core.Genesis
	Log     *slog.Logger
}

// Defaults fills in what is zero.
func (c Config) Defaults() Config {
	if c.BlockTime == 0 {
		c.BlockTime = DefaultBlockTime
	}
	if c.Accounts == 0 {
		c.Accounts = DefaultAccounts
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// Check says what is wrong with a configuration.
func (c Config) Check() error {
	switch {
	case c.BlockTime < minBlockTime:
		return ErrBlockTime
	case c.HTTPPort < 0 || c.HTTPPort > 65535 || c.WSPort < 0 || c.WSPort > 65535:
		return ErrPort
	case c.HTTPPort == c.WSPort && c.HTTPPort != 0:
		return ErrSamePort
	case c.Accounts < 1 || c.Accounts > 256:
		return ErrAccounts
	}
	return nil
}

// Chain is a running development chain. Its RPC answers from New until Close; a new chain has one empty block, others are made
// while Run runs, and by Mine.
type Chain struct {
	cfg    Config
	node   *node.Node
	eth    *eth.Ethereum
	client *ethclient.Client
	// handler is the RPC server behind client.
	handler *rpc.Server
	genesis *core.Genesis
	close   func() error

	mu sync.Mutex // one block, or one reorg, at a time
	// ahead is how far chain time was moved past the clock on purpose, by Mine or by a short block time.
	ahead  time.Duration
	closed bool
}

// New starts a chain, or resumes the one in cfg.DataDir. The caller calls Run or Close.
func New(cfg Config) (*Chain, error) {
	cfg = cfg.Defaults()
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	stack, err := node.New(nodeConfig(cfg))
	if err != nil {
		return nil, fmt.Errorf("development chain: %w", err)
	}
	c, err := start(cfg, stack)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("development chain: %w", err), stack.Close())
	}
	return c, nil
}

// instance is where in Config.DataDir the node keeps its chain.
const instance = "assay-devnet"

// Has says whether dir is the DataDir of a chain of this package.
func Has(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, instance))
	return err == nil
}

func nodeConfig(cfg Config) *node.Config {
	conf := node.DefaultConfig
	conf.Name = instance
	conf.DataDir = ""
	if cfg.DataDir != "" {
		conf.DataDir = filepath.Clean(cfg.DataDir)
	}
	conf.P2P = p2p.Config{NoDiscovery: true, NoDial: true}
	modules := []string{"eth", "net", "web3", "debug", "txpool", "assay"}
	if cfg.InProcess {
		return &conf
	}
	conf.HTTPHost, conf.HTTPPort, conf.HTTPModules = Host, cfg.HTTPPort, modules
	// Pages of this machine may ask, as the indexer's that check a round; others, which a developer may have open too, may only read (ReadPath).
	conf.HTTPCors = []string{"http://127.0.0.1:*", "http://localhost:*"}
	conf.WSHost, conf.WSPort, conf.WSModules = Host, cfg.WSPort, modules
	return &conf
}

func ethConfig(cfg Config) *ethconfig.Config {
	conf := ethconfig.Defaults
	conf.Genesis = cfg.Genesis
	if conf.Genesis == nil {
		// With a nil faucet this is the Osaka rule set, the precompiles and the system contracts, and no account.
		conf.Genesis = core.DeveloperGenesisBlock(conf.Miner.GasCeil, nil)
		for i := range cfg.Accounts {
			conf.Genesis.Alloc[keys.DevAddress(i)] = types.Account{Balance: Funds()}
		}
	}
	conf.NetworkId = conf.Genesis.Config.ChainID.Uint64()
	conf.SyncMode = ethconfig.FullSync
	conf.TxPool.NoLocals = true
	// Archive mode on the hash scheme writes the state of every block to the database at once: whatever instant the process
	// is killed at, the head's state is there. It also makes any block a possible ancestor of a reorg.
	conf.StateScheme = rawdb.HashScheme
	conf.NoPruning = true
	conf.SnapshotCache = 0
	conf.Preimages = cfg.InProcess // for Snapshot
	// The log index is built in the background and trails reorgs; a development chain is short enough to search by bloom.
	conf.LogNoHistory = true
	return &conf
}

// calm is a moment between the start of geth's network, which nobody uses, and of what stands on it: the first describes itself a millisecond
// later, holding a lock that the second wants. Where time only goes on when everybody waits for it, that would be never.
type calm struct{}

func (calm) Start() error { time.Sleep(10 * time.Millisecond); return nil }
func (calm) Stop() error  { return nil }

func start(cfg Config, stack *node.Node) (*Chain, error) {
	if cfg.InProcess {
		stack.RegisterLifecycle(calm{})
	}
	conf := ethConfig(cfg)
	backend, err := eth.New(stack, conf)
	if err != nil {
		return nil, err
	}
	c := &Chain{cfg: cfg, node: stack, eth: backend, genesis: conf.Genesis}
	stack.RegisterAPIs([]rpc.API{
		{Namespace: "eth", Service: filters.NewFilterAPI(filters.NewFilterSystem(backend.APIBackend, filters.Config{}))},
		{Namespace: "assay", Service: &api{c}},
	})
	stack.RegisterAPIs(tracers.APIs(backend.APIBackend))
	calls, err := callsOf(backend)
	if err != nil {
		return nil, err
	}
	stack.RegisterAPIs([]rpc.API{calls}) // in place of geth's own
	if !cfg.InProcess {
		stack.RegisterHandler("what is read of the chain", ReadPath, readOnly(stack, stack.Config().HTTPVirtualHosts))
	}
	if err := stack.Start(); err != nil {
		return nil, err
	}
	backend.SetSynced() // there is no network to catch up with
	c.ahead = max(0, c.beyond())
	c.setFinality(c.Head().Number.Uint64())
	if err := c.awaitIndex(); err != nil {
		return nil, err
	}
	if c.handler, err = stack.RPCHandler(); err != nil {
		return nil, err
	}
	c.client = ethclient.NewClient(stack.Attach())
	c.close = sync.OnceValue(func() error {
		c.mu.Lock()
		c.closed = true
		c.mu.Unlock()
		c.client.Close()
		return stack.Close()
	})
	return c, nil
}

// awaitIndex waits until geth has indexed the transactions. Until then it answers a question for a receipt with an error that
// few clients take for "not yet", and on an empty chain it only begins with the first block that its indexer hears of: it subscribes in a
// goroutine of its own, and may miss those before that.
func (c *Chain) awaitIndex() error {
	const patience = time.Second // of a few blocks, far longer than they take
	deadline, next := time.Now().Add(time.Minute), time.Now()
	if c.Head().Number.Sign() != 0 {
		next = next.Add(patience)
	}
	for ; !c.eth.BlockChain().TxIndexDone(); time.Sleep(time.Millisecond) {
		now := time.Now()
		if now.After(deadline) {
			return errors.New("the transaction index does not get ready")
		}
		if now.After(next) {
			if err := c.seal(); err != nil {
				return err
			}
			next = now.Add(patience)
		}
	}
	return nil
}

// RPC returns the HTTP endpoint.
func (c *Chain) RPC() string { return c.node.HTTPEndpoint() }

// WS returns the WebSocket endpoint.
func (c *Chain) WS() string { return c.node.WSEndpoint() }

// Handler answers JSON-RPC over HTTP without a network.
func (c *Chain) Handler() http.Handler { return c.handler }

// Client returns a client inside the process. It is closed with the chain.
func (c *Chain) Client() *ethclient.Client { return c.client }

// Run seals a block every BlockTime, on multiples of it, until ctx is done or a block cannot be made; then it closes the chain.
func (c *Chain) Run(ctx context.Context) error {
	timer := time.NewTimer(untilNext(time.Now(), c.cfg.BlockTime))
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return c.Close()
		case <-timer.C:
		}
		if err := c.tick(); err != nil {
			return errors.Join(err, c.Close())
		}
		timer.Reset(untilNext(time.Now(), c.cfg.BlockTime))
	}
}

func untilNext(now time.Time, period time.Duration) time.Duration {
	return now.Truncate(period).Add(period).Sub(now)
}

// tick seals the block that the clock asks for.
func (c *Chain) tick() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return nil
	}
	// The longer branch of a reorg may end a second ahead of the clock; then the clock catches up first.
	if c.cfg.BlockTime >= time.Second && c.Head().Time >= c.now() {
		return nil
	}
	return c.seal()
}

// Close stops the chain. It may be called more than once and from several goroutines.
func (c *Chain) Close() error { return c.close() }

// Snapshot is the genesis of a chain that begins with what the newest block of this one, an InProcess one, left behind: accounts and contracts,
// but no event.
func (c *Chain) Snapshot() (*core.Genesis, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	db, err := c.eth.BlockChain().StateAt(c.Head().Root)
	if err != nil {
		return nil, fmt.Errorf("snapshot: %w", err)
	}
	g := *c.genesis
	g.Alloc = make(types.GenesisAlloc)
	for name, a := range db.RawDump(new(state.DumpConfig)).Accounts {
		balance, ok := new(big.Int).SetString(a.Balance, 10)
		if !ok || !common.IsHexAddress(name) {
			return nil, fmt.Errorf("snapshot: account %s has balance %q", name, a.Balance)
		}
		storage := make(map[common.Hash]common.Hash, len(a.Storage))
		for k, v := range a.Storage {
			storage[k] = common.HexToHash(v)
		}
		g.Alloc[common.HexToAddress(name)] = types.Account{Code: a.Code, Storage: storage, Balance: balance, Nonce: a.Nonce}
	}
	return &g, nil
}

// Mine seals n blocks at once. Each is at least a second later than its parent, so n blocks move chain time n seconds on.
func (c *Chain) Mine(n int) error {
	if n < 1 || n > MaxMine {
		return ErrCount
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for range n {
		if err := c.seal(); err != nil {
			return err
		}
	}
	c.ahead = max(c.ahead, c.beyond())
	return nil
}

// Skip seals one block that is that many seconds, at least 1, later than its parent: chain time goes on from there, as after an outage.
func (c *Chain) Skip(seconds uint64) error {
	if seconds < 1 {
		return ErrSkip
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.sealAt(c.Head().Time + seconds); err != nil {
		return err
	}
	c.ahead = max(c.ahead, c.beyond())
	return nil
}

// Reorg describes a finished reorg.
type Reorg struct {
	// Ancestor is the last block that both branches share.
	Ancestor common.Hash `json:"ancestor"`
	// OldHead is no longer canonical, NewHead is; the new branch is one block longer than the old one.
	OldHead common.Hash `json:"oldHead"`
	NewHead common.Hash `json:"newHead"`
	// Number is NewHead's.
	Number uint64 `json:"number"`
}

// Fork replaces the last depth blocks by depth+1 others, at once. Each transaction of the replaced blocks is in the new
// branch one block later than it was; with drop they, and whatever else was pending, are forgotten.
func (c *Chain) Fork(depth int, drop bool) (Reorg, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	head := c.Head().Number.Uint64()
	if depth < 1 || depth > FinalityDepth || uint64(depth) >= head {
		return Reorg{}, ErrDepth
	}
	return c.fork(head-uint64(depth), drop)
}

// ForkAt is Fork with the common ancestor given by its hash.
func (c *Chain) ForkAt(ancestor common.Hash, drop bool) (Reorg, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	block := c.eth.BlockChain().GetHeaderByHash(ancestor)
	if block == nil || c.eth.BlockChain().GetCanonicalHash(block.Number.Uint64()) != ancestor {
		return Reorg{}, fmt.Errorf("%s is not a canonical block", ancestor)
	}
	number, head := block.Number.Uint64(), c.Head().Number.Uint64()
	if number == 0 || number == head || head-number > FinalityDepth {
		return Reorg{}, ErrDepth
	}
	return c.fork(number, drop)
}

func (c *Chain) fork(ancestor uint64, drop bool) (Reorg, error) {
	if c.closed {
		return Reorg{}, errClosed
	}
	chain, old := c.eth.BlockChain(), c.Head()
	fail := func(err error) (Reorg, error) {
		return Reorg{}, fmt.Errorf("reorg to block %d: %w", ancestor, err)
	}
	parent := chain.GetBlockByNumber(ancestor)
	reorg := Reorg{Ancestor: parent.Hash(), OldHead: old.Hash()}
	// The new blocks keep the old ones' timestamps, so that the branch ends where the clock is.
	var carried types.Transactions
	for number := ancestor + 1; number <= old.Number.Uint64(); number++ {
		replaced := chain.GetBlockByNumber(number)
		block, err := c.build(parent.Header(), replaced.Time(), carried)
		if err != nil {
			return fail(err)
		}
		parent = block
		if !drop {
			carried = replaced.Transactions()
		}
	}
	head, err := c.build(parent.Header(), old.Time+1, carried)
	if err != nil {
		return fail(err)
	}
	if err := c.adopt(head); err != nil {
		return fail(err)
	}
	if drop {
		if err := c.eth.TxPool().Sync(); err != nil {
			return fail(err)
		}
		c.eth.TxPool().Clear()
	}
	reorg.NewHead, reorg.Number = head.Hash(), head.NumberU64()
	c.cfg.Log.Info("reorg", "ancestor", ancestor, "oldHead", reorg.OldHead, "newHead", reorg.NewHead, "number", reorg.Number, "drop", drop)
	return reorg, nil
}

// Head is the newest block.
func (c *Chain) Head() *types.Header { return c.eth.BlockChain().CurrentBlock() }

// now is chain time, in Unix seconds.
func (c *Chain) now() uint64 { return uint64(time.Now().Add(c.ahead - c.cfg.Behind).Unix()) }

// beyond is how far the newest block is past the chain's clock.
func (c *Chain) beyond() time.Duration {
	return time.Until(time.Unix(int64(c.Head().Time), 0)) + c.cfg.Behind
}

var errClosed = errors.New("the development chain is closed")

// seal makes the next block out of the transaction pool. Callers hold mu.
func (c *Chain) seal() error { return c.sealAt(max(c.now(), c.Head().Time+1)) }

// sealAt is seal with the block's timestamp, which is later than the head's.
func (c *Chain) sealAt(timestamp uint64) error {
	if c.closed {
		return errClosed
	}
	// The pool follows the head in the background; a block built before it has would miss what is executable by now.
	if err := c.eth.TxPool().Sync(); err != nil {
		return fmt.Errorf("transaction pool: %w", err)
	}
	head := c.Head()
	block, err := c.build(head, timestamp, nil)
	if err != nil {
		return fmt.Errorf("block %d: %w", head.Number.Uint64()+1, err)
	}
	return c.adopt(block)
}

// build makes a block on a parent and executes it, without making it the head. On the head, no transactions mean those of
// the pool; elsewhere they mean none.
func (c *Chain) build(parent *types.Header, timestamp uint64, txs types.Transactions) (*types.Block, error) {
	args := &miner.BuildPayloadArgs{Parent: parent.Hash(), Timestamp: timestamp, BeaconRoot: &common.Hash{}, Withdrawals: types.Withdrawals{}}
	// Blocks that are equal in everything else differ in this, so a reorg to an equal branch is one.
	if _, err := io.ReadFull(c.cfg.Random, args.Random[:]); err != nil {
		return nil, err
	}
	empty := len(txs) == 0 && parent.Hash() != c.Head().Hash()
	payload, err := c.eth.Miner().BuildTestingPayload(args, txs, empty, nil)
	if err != nil {
		return nil, err
	}
	var blobs []common.Hash
	included, err := engine.DecodeTransactions(payload.ExecutionPayload.Transactions)
	if err != nil {
		return nil, err
	}
	for _, tx := range included {
		blobs = append(blobs, tx.BlobHashes()...)
	}
	chain := c.eth.BlockChain()
	block, err := engine.ExecutableDataToBlock(*payload.ExecutionPayload, blobs, args.BeaconRoot, payload.Requests, chain.Config())
	if err != nil {
		return nil, err
	}
	if _, err := chain.InsertBlockWithoutSetHead(context.Background(), block, false); err != nil {
		return nil, err
	}
	return block, nil
}

// adopt makes a built block the head and everything up to it durable.
func (c *Chain) adopt(block *types.Block) error {
	if _, err := c.eth.BlockChain().SetCanonical(block); err != nil {
		return fmt.Errorf("block %d: %w", block.NumberU64(), err)
	}
	c.setFinality(block.NumberU64())
	if c.cfg.DataDir == "" {
		return nil
	}
	// Without this a killed process loses the blocks that the database still buffers.
	if err := c.eth.ChainDb().SyncKeyValue(); err != nil {
		return fmt.Errorf("block %d: %w", block.NumberU64(), err)
	}
	return nil
}

// setFinality moves the "safe" and "finalized" blocks to their distance from the head; the genesis block until there is one.
func (c *Chain) setFinality(head uint64) {
	chain := c.eth.BlockChain()
	chain.SetSafe(chain.GetHeaderByNumber(head - min(head, SafeDepth)))
	chain.SetFinalized(chain.GetHeaderByNumber(head - min(head, FinalityDepth)))
}
