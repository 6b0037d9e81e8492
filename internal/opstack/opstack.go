// Package opstack runs an OP-stack rollup on this machine: an L1 inside the process (package devnet, with the rollup's contracts in
// its genesis), op-geth and op-node as sequencer, op-batcher, op-proposer, and a second op-geth and op-node that derive the chain
// from L1 alone. Every fork through Karst, which is the EVM's Osaka, is active from the first block.
//
// The programs are built by `make op-stack` from a Go module of their own; this package starts them and speaks JSON-RPC.
package opstack

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/gofrs/flock"

	"assay/internal/cluster"
	"assay/internal/devnet"
	"assay/internal/keys"
)

const (
	// ChainID of L2 is the development chain's, so what works on one works on the other.
	ChainID = devnet.ChainID
	// L1ChainID is the other id on which development keys are accepted.
	L1ChainID = 31337

	// DefaultBlockTime of L2, DefaultL1BlockTime of L1.
	DefaultBlockTime   = time.Second
	DefaultL1BlockTime = 2 * time.Second

	// proposalInterval is how often an output root is proposed on L1.
	proposalInterval = 20 * time.Second

	// readyTimeout bounds what one program needs until it answers.
	readyTimeout = time.Minute
)

// Accounts of the development mnemonic on L1, above those that people pick.
const (
	OwnerAccount = devnet.DefaultAccounts + iota
	BatcherAccount
	ProposerAccount
	ChallengerAccount
)

// Names of the programs, as in the logs folder.
const (
	SequencerEngine = "sequencer-geth"
	SequencerNode   = "sequencer-node"
	VerifierEngine  = "verifier-geth"
	VerifierNode    = "verifier-node"
	Batcher         = "batcher"
	Proposer        = "proposer"
)

var (
	ErrBlockTime = errors.New("block times of an OP stack are whole seconds, at least 1, and L2's is at most L1's")
	ErrPrograms  = errors.New("the OP stack's programs are not built")
	ErrEnded     = errors.New("a program of the OP stack ended")
	ErrInUse     = errors.New("folder already used by another process")
)

// Config of a rollup.
type Config struct {
	// Dir keeps everything: genesis, chains, logs. A second start on it goes on where the first one ended; one process at a time.
	Dir string
	// Programs is the folder that `make op-stack` fills.
	Programs string
	// BlockTime is L2's, L1BlockTime L1's; both of whole seconds. L2's is part of the genesis.
	BlockTime, L1BlockTime time.Duration
	// HTTPPort and WSPort are the sequencer's on 127.0.0.1; 0 takes a free one.
	HTTPPort, WSPort int
	// Censor names accounts whose transactions the sequencer loses. The sequencer then has no WebSocket endpoint.
	Censor []common.Address
	Log    *slog.Logger
}

// Defaults fills in what is zero.
func (c Config) Defaults() Config {
	if c.BlockTime == 0 {
		c.BlockTime = DefaultBlockTime
	}
	if c.L1BlockTime == 0 {
		c.L1BlockTime = max(DefaultL1BlockTime, c.BlockTime)
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// Check says what is wrong with a configuration.
func (c Config) Check() error {
	whole := func(d time.Duration) bool { return d >= time.Second && d%time.Second == 0 }
	if !whole(c.BlockTime) || !whole(c.L1BlockTime) || c.BlockTime > c.L1BlockTime {
		return ErrBlockTime
	}
	if err := (devnet.Config{HTTPPort: c.HTTPPort, WSPort: c.WSPort}).Defaults().Check(); err != nil {
		return err
	}
	for _, name := range []string{"op-genesis", "op-geth", "op-node", "op-batcher", "op-proposer"} {
		if _, err := os.Stat(filepath.Join(c.Programs, name)); err != nil {
			return fmt.Errorf("%w: %w", ErrPrograms, err)
		}
	}
	return nil
}

// Contracts are the rollup's addresses on L1 and its waiting times in seconds; op-genesis writes them.
type Contracts struct {
	OptimismPortal       common.Address `json:"optimismPortal"`
	SystemConfig         common.Address `json:"systemConfig"`
	DisputeGameFactory   common.Address `json:"disputeGameFactory"`
	AnchorStateRegistry  common.Address `json:"anchorStateRegistry"`
	BatchInbox           common.Address `json:"batchInbox"`
	ProofMaturitySeconds uint64         `json:"proofMaturitySeconds"`
	FinalitySeconds      uint64         `json:"finalitySeconds"`
	ClockSeconds         uint64         `json:"clockSeconds"`
}

// Endpoints are where a running rollup answers; Dir/endpoints.json has them while it runs.
type Endpoints struct {
	L1 string `json:"l1"`
	// Sequencer and Verifier are the two execution nodes, SequencerWS the former's WebSocket.
	Sequencer   string `json:"sequencer"`
	SequencerWS string `json:"sequencerWs"`
	Verifier    string `json:"verifier"`
	VerifierWS  string `json:"verifierWs"`
	// SequencerNode and VerifierNode are the op-nodes.
	SequencerNode string `json:"sequencerNode"`
	VerifierNode  string `json:"verifierNode"`
}

// Stack is a running rollup.
type Stack struct {
	Endpoints
	Contracts Contracts

	cfg     Config
	l1      *devnet.Chain
	l1Ran   chan error
	stopL1  context.CancelFunc
	beacon  *beacon
	censor  *censor
	client  *ethclient.Client
	engines map[string]int // auth ports by engine
	// engineURL and engineWS are the sequencer's own, behind what stands before it.
	engineURL, engineWS string
	close               func() error
	folder              *flock.Flock // held while the folder is this process's

	mu    sync.Mutex
	procs map[string]*cluster.Process
	// stopped are those that were ended on purpose.
	stopped map[*cluster.Process]bool
	ended   chan error
}

func (c Config) path(parts ...string) string {
	return filepath.Join(append([]string{c.Dir}, parts...)...)
}

// Start makes or resumes the rollup in cfg.Dir and returns when the sequencer makes blocks. The caller calls Close.
func Start(ctx context.Context, cfg Config) (*Stack, error) {
	cfg = cfg.Defaults()
	if err := cfg.Check(); err != nil {
		return nil, err
	}
	dir, err := filepath.Abs(cfg.Dir)
	if err != nil {
		return nil, err
	}
	cfg.Dir = dir
	s := &Stack{
		cfg: cfg, engines: make(map[string]int), procs: make(map[string]*cluster.Process), stopped: make(map[*cluster.Process]bool), ended: make(chan error, 16),
	}
	s.close = sync.OnceValue(s.shutdown)
	if err := s.start(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("OP stack: %w", err), s.Close())
	}
	return s, nil
}

func (s *Stack) start(ctx context.Context) error {
	if err := s.take(); err != nil {
		return err
	}
	if err := s.genesis(ctx); err != nil {
		return err
	}
	if err := s.startL1(); err != nil {
		return fmt.Errorf("L1: %w", err)
	}
	var err error
	if s.beacon, err = startBeacon(); err != nil {
		return err
	}
	if err := s.ports(); err != nil {
		return err
	}
	if len(s.cfg.Censor) > 0 {
		if s.censor, err = startCensor(s.cfg.HTTPPort, s.engineURL, s.cfg.Censor); err != nil {
			return err
		}
		s.Sequencer, s.SequencerWS = s.censor.URL(), ""
	}
	for _, name := range []string{SequencerEngine, VerifierEngine, SequencerNode, VerifierNode, Batcher, Proposer} {
		if err := s.StartProgram(ctx, name); err != nil {
			return err
		}
	}
	if s.client, err = ethclient.DialContext(ctx, s.Sequencer); err != nil {
		return err
	}
	if err := s.awaitBlocks(ctx); err != nil {
		return err
	}
	return writeJSON(s.cfg.path(endpointsFile), s.Endpoints)
}

// Has says whether dir is the folder of a rollup.
func Has(dir string) bool {
	_, err := os.Stat(Config{Dir: dir}.path("genesis"))
	return err == nil
}

// take makes the folder this process's alone, and forgets where a killed one answered: others may have its ports by now.
func (s *Stack) take() error {
	if err := os.MkdirAll(s.cfg.Dir, 0o755); err != nil {
		return err
	}
	folder := flock.New(s.cfg.path("lock"))
	if free, err := folder.TryLock(); err != nil {
		return err
	} else if !free {
		return fmt.Errorf("%s: %w", s.cfg.Dir, ErrInUse)
	}
	s.folder = folder
	return s.forget()
}

// forget takes the endpoints back that the folder names.
func (s *Stack) forget() error {
	if err := os.Remove(s.cfg.path(endpointsFile)); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}

// request is op-genesis's; its command's documentation explains the fields.
type request struct {
	Time       uint64           `json:"time"`
	BlockTime  uint64           `json:"blockTime"`
	L1ChainID  uint64           `json:"l1ChainId"`
	L2ChainID  uint64           `json:"l2ChainId"`
	Owner      common.Address   `json:"owner"`
	Batcher    common.Address   `json:"batcher"`
	Proposer   common.Address   `json:"proposer"`
	Challenger common.Address   `json:"challenger"`
	Funded     []common.Address `json:"funded"`
	Funds      *big.Int         `json:"funds"`
	Artifacts  string           `json:"artifacts"`
}

// genesis makes what both chains start from, unless the folder has it, and reads the contracts' addresses. The folder it fills is
// renamed into place at the end, so a killed start leaves nothing half made.
func (s *Stack) genesis(ctx context.Context) error {
	dir := s.cfg.path("genesis")
	_, err := os.Stat(dir)
	if errors.Is(err, os.ErrNotExist) {
		req := request{
			Time: uint64(time.Now().Unix()), BlockTime: uint64(s.cfg.BlockTime / time.Second), L1ChainID: L1ChainID, L2ChainID: ChainID,
			Owner: keys.DevAddress(OwnerAccount), Batcher: keys.DevAddress(BatcherAccount), Proposer: keys.DevAddress(ProposerAccount),
			Challenger: keys.DevAddress(ChallengerAccount), Funds: devnet.Funds(),
			Artifacts: filepath.Join(s.cfg.Programs, "node_modules", "@eth-optimism", "contracts-bedrock", "forge-artifacts"),
		}
		for i := range devnet.DefaultAccounts {
			req.Funded = append(req.Funded, keys.DevAddress(i))
		}
		if err := s.makeGenesis(ctx, req, dir); err != nil {
			return fmt.Errorf("genesis: %w", err)
		}
	}
	var made request
	if err := readJSON(filepath.Join(dir, "request.json"), &made); err != nil {
		return err
	}
	if have := time.Duration(made.BlockTime) * time.Second; have != s.cfg.BlockTime {
		return fmt.Errorf("%s has a chain with a block every %s, asked for is %s; hint: take another folder", s.cfg.Dir, have, s.cfg.BlockTime)
	}
	s.Contracts, err = ReadContracts(s.cfg.Dir)
	return err
}

func (s *Stack) makeGenesis(ctx context.Context, req request, dir string) error {
	tmp := dir + ".tmp"
	if err := os.RemoveAll(tmp); err != nil {
		return err
	}
	if err := os.MkdirAll(tmp, 0o755); err != nil {
		return err
	}
	if err := writeJSON(filepath.Join(tmp, "request.json"), req); err != nil {
		return err
	}
	in, err := os.Open(filepath.Join(tmp, "request.json"))
	if err != nil {
		return err
	}
	defer in.Close()
	if out, err := cluster.Output(ctx, filepath.Join(s.cfg.Programs, "op-genesis"), []string{tmp}, in); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	var secret [32]byte // between each op-geth and its op-node
	if _, err := rand.Read(secret[:]); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(tmp, "jwt.txt"), []byte(hex.EncodeToString(secret[:])), 0o600); err != nil {
		return err
	}
	// No flag of geth's keeps it from listening for peers on every interface.
	if err := os.WriteFile(filepath.Join(tmp, "op-geth.toml"), []byte("[Node.P2P]\nListenAddr = \"\"\n"), 0o644); err != nil {
		return err
	}
	return os.Rename(tmp, dir)
}

func (s *Stack) startL1() error {
	var gen core.Genesis
	if err := readJSON(s.cfg.path("genesis", "l1-genesis.json"), &gen); err != nil {
		return err
	}
	var err error
	if s.l1, err = devnet.New(devnet.Config{DataDir: s.cfg.path("l1"), BlockTime: s.cfg.L1BlockTime, Genesis: &gen, Log: s.cfg.Log}); err != nil {
		return err
	}
	s.Endpoints.L1 = s.l1.RPC()
	ctx, cancel := context.WithCancel(context.Background())
	s.stopL1, s.l1Ran = cancel, make(chan error, 1)
	go func() {
		err := s.l1.Run(ctx)
		if err != nil {
			s.ended <- fmt.Errorf("L1: %w", err)
		}
		s.l1Ran <- err
	}()
	return nil
}

// L1Chain is the L1, which can be made to reorganise.
func (s *Stack) L1Chain() *devnet.Chain { return s.l1 }

// Client is a client of the sequencer. It is closed with the stack.
func (s *Stack) Client() *ethclient.Client { return s.client }

// RPC returns the sequencer's HTTP endpoint, WS its WebSocket endpoint.
func (s *Stack) RPC() string { return s.Sequencer }
func (s *Stack) WS() string  { return s.SequencerWS }

// ports chooses where the programs listen.
func (s *Stack) ports() error {
	var failed error
	choose := func() int {
		port, err := cluster.FreePort()
		failed = errors.Join(failed, err)
		return port
	}
	or := func(port int) int {
		if port == 0 {
			return choose()
		}
		failed = errors.Join(failed, free(port))
		return port
	}
	http := func(port int) string { return fmt.Sprintf("http://%s:%d", devnet.Host, port) }
	ws := func(port int) string { return fmt.Sprintf("ws://%s:%d", devnet.Host, port) }
	if len(s.cfg.Censor) > 0 {
		s.engineURL, s.engineWS = http(choose()), ws(choose())
	} else {
		s.engineURL, s.engineWS = http(or(s.cfg.HTTPPort)), ws(or(s.cfg.WSPort))
	}
	s.Sequencer, s.SequencerWS = s.engineURL, s.engineWS
	s.Verifier, s.VerifierWS = http(choose()), ws(choose())
	s.Endpoints.SequencerNode, s.Endpoints.VerifierNode = http(choose()), http(choose())
	s.engines[SequencerEngine], s.engines[VerifierEngine] = choose(), choose()
	return failed
}

// free says whether a port is: behind one that another program has, that program would answer in ours' place.
func free(port int) error {
	listener, err := net.Listen("tcp", net.JoinHostPort(devnet.Host, strconv.Itoa(port)))
	if err != nil {
		return err
	}
	return listener.Close()
}

// StartProgram starts one of the programs, again if it was stopped or killed, and waits until it answers.
func (s *Stack) StartProgram(ctx context.Context, name string) error {
	spec, url, err := s.program(ctx, name)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	spec.Name, spec.Dir = name, s.cfg.path("logs")
	p, err := cluster.Start(spec)
	if err != nil {
		return err
	}
	s.mu.Lock()
	s.procs[name] = p
	s.mu.Unlock()
	go func() {
		<-p.Done()
		s.mu.Lock()
		expected := s.stopped[p]
		s.mu.Unlock()
		if !expected {
			s.ended <- fmt.Errorf("%w: %s: %v\n%s", ErrEnded, name, p.Err(), p.Tail(15))
		}
	}()
	if url == "" {
		return nil
	}
	return s.awaitRPC(ctx, p, url)
}

// Process returns a program's newest process, nil if it was not started.
func (s *Stack) Process(name string) *cluster.Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.procs[name]
}

// expectEnd marks a program's process as one that is ended on purpose and returns it, nil if there is none.
func (s *Stack) expectEnd(name string) *cluster.Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.procs[name]
	s.stopped[p] = true
	return p
}

// StopProgram ends a program that was started, in order; StartProgram starts it again.
func (s *Stack) StopProgram(name string) error { return s.expectEnd(name).Stop() }

// KillProgram ends a program that was started, as kill -9 does.
func (s *Stack) KillProgram(name string) { s.expectEnd(name).Kill() }

// Run waits until ctx is done or something of the rollup ends by itself, and closes the rollup.
func (s *Stack) Run(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return s.Close()
	case err := <-s.ended:
		return errors.Join(err, s.Close())
	}
}

// Close stops everything: who sends first, then who makes blocks, then the database of each, L1 last. It may be called more than once.
func (s *Stack) Close() error { return s.close() }

func (s *Stack) shutdown() error {
	var failed []error
	for _, level := range [][]string{{Proposer, Batcher}, {SequencerNode, VerifierNode}, {SequencerEngine, VerifierEngine}} {
		errs := make([]error, len(level))
		var wait sync.WaitGroup
		for i, name := range level {
			if p := s.expectEnd(name); p != nil {
				wait.Go(func() { errs[i] = p.Stop() })
			}
		}
		wait.Wait()
		failed = append(failed, errs...)
	}
	if s.client != nil {
		s.client.Close()
	}
	if s.censor != nil {
		failed = append(failed, s.censor.Close())
	}
	if s.beacon != nil {
		failed = append(failed, s.beacon.Close())
	}
	if s.stopL1 != nil {
		s.stopL1()
		failed = append(failed, <-s.l1Ran)
	}
	if s.folder != nil { // and no other process has it
		failed = append(failed, s.forget(), s.folder.Unlock())
	}
	return errors.Join(failed...)
}

// awaitBlocks waits until the sequencer has made a block and answers questions for receipts, which it does not before its index is
// ready.
func (s *Stack) awaitBlocks(ctx context.Context) error {
	return s.await(ctx, "the sequencer makes no block", func() error {
		number, err := s.client.BlockNumber(ctx)
		if err != nil {
			return err
		}
		if number == 0 {
			return errors.New("it is at its genesis block")
		}
		if _, err := s.client.TransactionReceipt(ctx, common.Hash{1}); !errors.Is(err, ethereum.NotFound) {
			return fmt.Errorf("receipts: %w", err)
		}
		return nil
	})
}

// await polls until ready returns nil, something ends, or ctx or the time is over.
func (s *Stack) await(ctx context.Context, what string, ready func() error) error {
	ctx, cancel := context.WithTimeoutCause(ctx, readyTimeout, fmt.Errorf("%s was too short", readyTimeout))
	defer cancel()
	for {
		err := ready()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%s: %w: %w; logs: %s", what, context.Cause(ctx), err, s.cfg.path("logs"))
		case err := <-s.ended:
			return err
		case <-time.After(100 * time.Millisecond):
		}
	}
}

func readJSON(path string, out any) error {
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(raw, out); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

func writeJSON(path string, value any) error {
	out, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(out, '\n'), 0o644)
}

func port(endpoint string) string { return endpoint[strings.LastIndexByte(endpoint, ':')+1:] }
