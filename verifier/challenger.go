package verifier

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/ledger"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/heart"
	"assay/internal/keepers"
	"assay/internal/keys"
	"assay/internal/private"
	"assay/internal/redact"
	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/training"
)

// Defaults of ChallengerConfig.
const (
	DefaultChallengerListen = "127.0.0.1:8500"
	DefaultDefenderListen   = "127.0.0.1:8510"
	DefaultPollInterval     = time.Second
	// DefaultMaxHeadAge is when the newest block counts as old: longer than any chain that this runs on pauses between blocks.
	DefaultMaxHeadAge = 2 * time.Minute
	// DefaultMaxObjectBytes is a state of 128 million parameters.
	DefaultMaxObjectBytes = 1 << 30
	// DefaultMaxReplayBytes is memory for tasks whose first state is of DefaultMaxObjectBytes, if their steps are small.
	DefaultMaxReplayBytes = 8 << 30
	// DefaultMaxTaskSpend is, in whole tokens, 10000 demanded leaves at the price in the presets; DefaultMaxSpend is that of ten tasks.
	DefaultMaxTaskSpend, DefaultMaxSpend = 100, 1000
	// DefaultMinStake is, in whole tokens, what has to be at stake in a task for anything to be demanded of it.
	DefaultMinStake = 10
	// DefaultTokenValue is what a whole token is taken to be worth, in wei: a thousandth of an ether. On a development chain, whose gas costs
	// nothing that anybody paid for, it is DevTokenValue.
	DefaultTokenValue, DevTokenValue = params.Ether / 1000, params.Ether
)

const (
	rpcTimeout = 10 * time.Second
	// methodNotFound is JSON-RPC's code for it.
	methodNotFound  = -32601
	shutdownTimeout = 10 * time.Second
	// outageReminder is how often a lasting trouble is reported.
	outageReminder = 30 * time.Second
	// passTimeout bounds one look at one task.
	passTimeout = time.Hour
	// maxBackoff bounds the pause after a failed look: short against every window.
	maxBackoff = 15 * time.Second
	// rightCache is how many statements are remembered that are right: more than a deployment has rounds that are not final.
	rightCache = 1 << 16
	// provenCache is how many proofs against wrong statements are kept, of some KiB each. Every lie costs its signers their locks.
	provenCache = 256
	// Objects that nobody asked for within keepUnused are dropped, every sweepInterval.
	keepUnused, sweepInterval = time.Hour, 10 * time.Minute
)

// What ChallengerConfig.Check reports.
var (
	ErrMissingKey     = errors.New("a private key is required")
	ErrMissingDataDir = errors.New("a data directory is required")
	ErrMissingRPC     = errors.New("an RPC address is required")
	ErrBadSource      = errors.New("keeper or trace is not an http or https URL")
	ErrBadListen      = errors.New("listen address is not host:port")
	ErrBadLimit       = errors.New("limit must be positive")
	ErrBadStates      = errors.New("the folder of states cannot be read")
	ErrAdversary      = errors.New("a defender lies on development chains only")
)

// ChallengerConfig configures a Challenger. Zero values mean the defaults, except where Check says that a field is required.
type ChallengerConfig struct {
	// Deployment names the contracts; its RPC is where the chain is read.
	Deployment protocol.Deployment
	// Key pays for transactions, bonds and reveals, and gets the bounties.
	Key *ecdsa.PrivateKey
	// DataDir holds states and payloads while they are needed. Losing it costs nothing but the downloads.
	DataDir string
	// Listen is the address of health and metrics.
	Listen string
	// Client, Listener and Transport, if set, stand for a connection to Deployment.RPC, a socket at Listen and http.DefaultTransport: whoever
	// embeds the service decides how the chain, those who ask and the sources are reached. The service closes Client and Listener.
	Client    *ethclient.Client
	Listener  net.Listener
	Transport http.RoundTripper
	// Door says who is let in there. Its Log is the config's.
	Door door.Config
	// Tasks to watch; none means every posted task. Those named have the whole budget, whatever is at stake in them; with Every the others
	// are watched beside them.
	Tasks []protocol.Hash
	Every bool
	// Sources are the keepers' base URLs; they are asked in turn, those that hang last, and trusted in nothing. If there are none, those are asked
	// that the keepers of each task's pool name on chain.
	Sources []string
	// States is a folder with files of states, of a trainer or a keeper, that are taken from there before sources are asked; empty for none.
	States string
	// Traces are base URLs of defenders, who show what they are asked about (docs/audit.md); they are asked in turn and trusted in nothing.
	// None is needed: what nobody shows the trainer is made to show on chain.
	Traces []string
	// MaxObjectBytes is the largest state that is fetched; tasks with larger ones are left alone.
	MaxObjectBytes int64
	// MaxReplayBytes is the memory that replays of claims may take at a time, over all tasks; claims of tasks that need more are left alone.
	MaxReplayBytes int64
	// MinWindow is the operator's policy about windows (internal/windows): below it an auditor commits to no audit, a defender and a challenger
	// warn. nil is the default of the chain, 0 accepts any.
	MinWindow *time.Duration
	// OperatorDelay, if set, is how long a replay of a task pauses between two operators, with its place to compute held: a throttle, for a machine
	// that others share, and for rehearsals, where it makes up the time that replays take.
	OperatorDelay func(task protocol.Hash) time.Duration
	// MaxTaskSpend is how many whole tokens the demands for one task's data may cost, of which nothing came back; nil means
	// DefaultMaxTaskSpend, 0 that none is made. MaxSpend is the same over all tasks, with bonds that were lost; nil means DefaultMaxSpend.
	// Of tasks that are not named in Tasks, each has as much of both as is at stake in it, and none below MinStake whole tokens; nil means
	// DefaultMinStake.
	MaxTaskSpend, MaxSpend, MinStake *uint64
	// MaxGas is what gas of this process may cost on the rollup, in wei, with what open games may still take: half of it for demands and
	// answers, all of it for new games. Moves of open games and proofs are sent whatever it is. nil and 0 are no limit.
	MaxGas *big.Int
	// TokenValue is what a whole token is worth to the operator, in wei; nil means DefaultTokenValue, or DevTokenValue. RefuteAll has a
	// defender refute audits also where half of the bond is worth less than the gas.
	TokenValue *big.Int
	RefuteAll  bool
	// MaxHeadAge is how old the newest block may be by this machine's clock before that is said. Nothing else depends on the clock: chain time decides.
	MaxHeadAge           time.Duration
	PollInterval         time.Duration
	ReceiptQueryInterval time.Duration
	// SendTimeout is how long a transaction may stay out of a block; after that it goes over L1, if the deployment names one.
	SendTimeout time.Duration
	// MoneyHead is where money counts as moved; the challenger acts on the newest block whatever it is.
	MoneyHead chain.HeadName
	// Adversary makes a defender stand by its trainer's lies, on a development chain; nil is honest.
	Adversary training.Adversary

	Log *slog.Logger
	// Version is shown by /healthz.
	Version string
}

// Check reports the first thing that keeps the config from working.
func (c *ChallengerConfig) Check() error {
	if c.Key == nil {
		return ErrMissingKey
	}
	if c.DataDir == "" {
		return ErrMissingDataDir
	}
	if c.Deployment.RPC == "" {
		return ErrMissingRPC
	}
	if err := c.Deployment.Check(); err != nil {
		return err
	}
	if c.Adversary != nil && !keys.IsDevChain(c.Deployment.ChainID) {
		return fmt.Errorf("%w: chain id %d", ErrAdversary, c.Deployment.ChainID)
	}
	for _, s := range append(c.Sources[:len(c.Sources):len(c.Sources)], c.Traces...) {
		if u, err := url.Parse(s); err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
			return fmt.Errorf("%w: %q", ErrBadSource, s)
		}
	}
	if _, _, err := net.SplitHostPort(c.withDefaults().Listen); err != nil {
		return fmt.Errorf("%w: %w", ErrBadListen, err)
	}
	for name, v := range map[string]int64{
		"MaxObjectBytes": c.MaxObjectBytes, "MaxReplayBytes": c.MaxReplayBytes, "MaxHeadAge": int64(c.MaxHeadAge), "PollInterval": int64(c.PollInterval),
		"ReceiptQueryInterval": int64(c.ReceiptQueryInterval), "SendTimeout": int64(c.SendTimeout),
	} {
		if v < 0 {
			return fmt.Errorf("%s: %w", name, ErrBadLimit)
		}
	}
	if c.States != "" {
		if _, err := os.ReadDir(c.States); err != nil {
			return fmt.Errorf("%w: %w", ErrBadStates, err)
		}
	}
	if err := c.withDefaults().MoneyHead.Check(); err != nil {
		return fmt.Errorf("MoneyHead: %w", err)
	}
	return nil
}

func (c *ChallengerConfig) withDefaults() ChallengerConfig {
	d := *c
	setDefault(&d.Listen, DefaultChallengerListen)
	setDefault(&d.MaxObjectBytes, DefaultMaxObjectBytes)
	setDefault(&d.MaxReplayBytes, DefaultMaxReplayBytes)
	if d.MaxTaskSpend == nil {
		d.MaxTaskSpend = new(uint64(DefaultMaxTaskSpend))
	}
	if d.MaxSpend == nil {
		d.MaxSpend = new(uint64(DefaultMaxSpend))
	}
	if d.MinStake == nil {
		d.MinStake = new(uint64(DefaultMinStake))
	}
	if d.TokenValue == nil {
		d.TokenValue = big.NewInt(DefaultTokenValue)
		if keys.IsDevChain(d.Deployment.ChainID) {
			d.TokenValue = big.NewInt(DevTokenValue)
		}
	}
	setDefault(&d.MaxHeadAge, DefaultMaxHeadAge)
	setDefault(&d.PollInterval, DefaultPollInterval)
	setDefault(&d.ReceiptQueryInterval, sender.DefaultReceiptQueryInterval)
	setDefault(&d.SendTimeout, sender.DefaultSendTimeout)
	setDefault(&d.MoneyHead, chain.HeadSafe)
	if d.Log == nil {
		d.Log = slog.New(slog.DiscardHandler)
	}
	return d
}

func setDefault[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}

// Challenger recomputes every proposal that may still be overturned, and every claim of a Verified task's trainers that may still be disputed, and
// convicts who signed wrong ones; as a defender it answers for a trainer instead. What is to be done is derived anew at every head from the
// chain alone: it may be killed and started again at any time.
type Challenger struct {
	cfg *ChallengerConfig
	log *slog.Logger
	// redactor takes addresses of RPCs out of what is logged and answered: there may be a key in them.
	redactor *redact.Redactor
	// door admits connections.
	door *door.Door
	// floors are what a task's windows have to be, alarms what is wrong about them.
	floors windows.Policy
	alarms alarms
	// name is the service's; defends says that it plays the trainer's side, and nothing else.
	name    string
	defends bool
	// finder knows the keepers of each task's pool, where none is named.
	finder *keepers.Finder
	// audits is the folder of an auditor's notes; empty of all others.
	audits string

	*wallet
	ledger   *ledger.Ledger
	lib      *library
	listener net.Listener

	// stopForced ends what is on its way over L1.
	stopForced func()
	// reorgs counts them, so that each task forgets what may have been undone.
	reorgs   atomic.Uint64
	verified bool // the contracts are there
	counted  bool // the account's tokens were compared with the bond
	head     atomic.Pointer[chain.View]
	behind   atomic.Pointer[string]
	// unjudged is how far all tasks together are behind.
	unjudged atomic.Pointer[unjudged]
	// seen are the heads that were looked at; old says that the newest block was old by this machine's clock. Both are follow's.
	seen chain.Seen
	old  bool
	// following is the loop that follows the chain.
	following heart.Heart
	// trouble is what the last look at the chain ended with.
	trouble atomic.Pointer[error]
	// passes, answers and replays bound what all tasks together may take: anyone may post tasks.
	passes, answers chan struct{}
	replays         *replays
	coverage        coverages
	// secret is what it draws claims with where it cannot judge all.
	secret []byte
	// opened are programs that are demanded of sponsors.
	opened    *claim.Opener
	published published
	posted    chain.Tail[chain.Posted]
	watches   map[protocol.Hash]*watch
	verdicts  *verdicts
	outcomes  *outcomes
}

// NewChallenger makes the data directory and opens the listening socket. It does not need the chain to be reachable.
func NewChallenger(cfg ChallengerConfig) (*Challenger, error) {
	return newService(cfg, "challenger", false)
}

// NewDefender is NewChallenger for the other side: it answers in every dispute about claims of the trainers whose account or key cfg.Key is,
// refutes paid audits that attest something else of these claims than it replays, and does nothing else. It needs the chain and what the claims are replayed with, which it keeps in cfg.DataDir from the first of them on.
func NewDefender(cfg ChallengerConfig) (*Challenger, error) { return newService(cfg, "defender", true) }

func newService(cfg ChallengerConfig, name string, defends bool) (_ *Challenger, err error) {
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	cfg = cfg.withDefaults()
	redactor := redact.New(cfg.Deployment.RPC, cfg.Deployment.WS, cfg.Deployment.L1RPC)
	cfg.Log = slog.New(redactor.Handler(cfg.Log.Handler()))
	cfg.Door.Log = cfg.Log
	w := &wallet{cfg: &cfg, account: crypto.PubkeyToAddress(cfg.Key.PublicKey), client: cfg.Client, payouts: payouts{by: make(map[string]*payout)}}
	w.log, w.meters, w.paid = cfg.Log, newMeters("assay_"+name), w.budget.paid
	w.measures = append(w.measures, w.measureGas)
	if !defends {
		w.measures = append(w.measures, w.measureTokens)
	}
	c := &Challenger{
		cfg: &cfg, log: cfg.Log, wallet: w, redactor: redactor, door: door.New(cfg.Door), floors: windows.For(cfg.Deployment.ChainID, cfg.MinWindow),
		name: name, defends: defends,
		watches: make(map[protocol.Hash]*watch), outcomes: newOutcomes(),
		verdicts: newVerdicts(),
		passes:   make(chan struct{}, parallelPasses), answers: make(chan struct{}, parallelTrees),
		replays: newReplays(uint64(cfg.MaxReplayBytes), parallelTrees), opened: claim.NewOpener(parallelTrees),
		lib: newLibrary(filepath.Join(cfg.DataDir, "objects"), &http.Client{
			Transport: cfg.Transport,
			// A source is not to send the challenger to addresses that its operator did not name.
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		}, cfg.Sources...),
	}
	c.lib.states = cfg.States
	c.replays.delay, c.secret = cfg.OperatorDelay, drawSecret(cfg.Key)
	if !defends { // a trainer's own claims are not in tasks of strangers
		c.replays.loan = urgentLoan
	}
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("%s: %w", name, err), c.close())
		}
	}()
	if err = private.MkdirAll(c.lib.dir); err != nil {
		return nil, err
	}
	// An HTTP client dials when it is used.
	if c.client == nil {
		if c.client, err = chain.Dial(context.Background(), cfg.Deployment.RPC); err != nil {
			return nil, errors.New(c.redactor.String(fmt.Sprintf("RPC %s: %v", cfg.Deployment.RPC, err)))
		}
	}
	if c.chain, err = chain.New(c.client, cfg.Deployment); err != nil {
		return nil, err
	}
	if len(cfg.Sources) == 0 {
		c.finder = &keepers.Finder{Chain: c.chain, ChainID: cfg.Deployment.ChainID, Client: c.lib.client}
		if cfg.Transport == nil {
			c.finder.Client = keepers.Client(cfg.Deployment.ChainID)
		}
	}
	force, stop, err := bridge.Forced(c.client, cfg.Deployment, cfg.Key, cfg.Log)
	if err != nil {
		return nil, err
	}
	c.stopForced = stop
	if c.sender, err = sender.New(sender.Config{
		Client: c.client, Chain: c.chain, Key: cfg.Key, Log: cfg.Log, Metrics: &c.meters.tx,
		ReceiptQueryInterval: cfg.ReceiptQueryInterval, SendTimeout: cfg.SendTimeout, Force: force,
	}); err != nil {
		return nil, err
	}
	c.ledger = ledger.New(ledger.Config{
		Client: c.client, Chain: c.chain, Account: c.account, Head: cfg.MoneyHead, Log: cfg.Log, Registry: c.meters.registry, Namespace: "assay_" + name,
	})
	if c.listener = cfg.Listener; c.listener == nil {
		c.listener, err = net.Listen("tcp", cfg.Listen)
	}
	return c, err
}

// Addr is the address that health and metrics are served on.
func (c *Challenger) Addr() string { return c.listener.Addr().String() }

// URL is where health and metrics are reached on this machine.
func (c *Challenger) URL() string { return c.door.Scheme() + "://" + c.Addr() }

// Account is the challenger's account.
func (c *Challenger) Account() common.Address { return c.account }

// Run follows the chain until ctx ends. It is called once. A transaction under way when it ends may still be mined.
func (c *Challenger) Run(ctx context.Context) error {
	run, stop := context.WithCancel(ctx)
	defer stop()
	c.run = run
	server := c.httpServer()
	served := make(chan error, 1)
	go func() { served <- server.Serve(c.listener) }()
	c.log.Info(c.name+" runs", "account", c.account, "listen", c.Addr(), "datadir", c.cfg.DataDir, "rpc", c.cfg.Deployment.RPC)
	c.running.Go(func() { c.ledger.Run(run) })
	followed := make(chan error, 1)
	go func() { followed <- c.follow(run) }()
	var err error
	select {
	case err = <-followed:
	case err = <-served:
		err = fmt.Errorf("serve HTTP: %w", err)
		stop()
		<-followed
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", c.name, err)
	}
	stop()
	shutdown, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if stopErr := server.Shutdown(shutdown); stopErr != nil {
		err = errors.Join(err, server.Close())
	}
	c.running.Wait()
	return errors.Join(err, c.close())
}

func (c *Challenger) close() error {
	if c.stopForced != nil {
		c.stopForced()
	}
	if c.client != nil {
		c.client.Close()
	}
	for _, w := range c.watches {
		w.rounds.keepCases(nil, nil)
	}
	c.lib.client.CloseIdleConnections()
	if c.finder != nil {
		c.finder.Client.CloseIdleConnections()
	}
	if c.listener != nil {
		if err := c.listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			return err
		}
	}
	return nil
}

// follow looks at the chain until ctx ends. An RPC that is away is waited out; only one that serves another chain ends it.
func (c *Challenger) follow(ctx context.Context) error {
	tick := time.NewTicker(c.cfg.PollInterval)
	defer tick.Stop()
	var out outage
	var swept time.Time
	for {
		c.following.Beat()
		err := c.look(ctx)
		if ctx.Err() != nil {
			return nil
		}
		if errors.Is(err, chain.ErrWrongChain) {
			return err
		}
		if chain.Transient(err) {
			c.log.Debug("the chain moved while it was read", "err", err)
			err = nil
		}
		out.note(err, c.log)
		c.trouble.Store(&err)
		c.meters.chainUp.Set(flag(err == nil))
		if now := time.Now(); now.Sub(swept) > sweepInterval {
			swept = now
			if err := c.lib.sweep(now.Add(-keepUnused)); err != nil {
				c.log.Warn("cannot clear old objects away", "err", err)
			}
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

// look reads the newest head and has every task looked at that is not being looked at already.
func (c *Challenger) look(ctx context.Context) error {
	rpc, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	if !c.verified {
		if err := c.chain.Verify(rpc); err != nil {
			return err
		}
		c.verified = true
	}
	v, err := c.chain.Latest(rpc)
	if err != nil {
		return err
	}
	reorged, lags, err := c.seen.Next(rpc, v)
	if err != nil {
		return err
	}
	if lags {
		return c.lags(v)
	}
	if last := c.head.Load(); reorged {
		c.forget(last.Block, v)
	}
	// A block may come and go between two looks, with what was concluded from our transaction in it.
	if sent, ok := c.sentAt.block(); ok && sent.Number <= v.Number {
		still, err := c.chain.Canonical(rpc, sent)
		if errors.Is(err, chain.ErrBehind) {
			return c.lags(v)
		} else if err != nil {
			return err
		}
		if !still {
			c.forget(sent, v)
		}
	}
	c.head.Store(v)
	c.meters.headNumber.Set(float64(v.Number))
	c.meters.headTime.Set(float64(v.Time))
	c.noteAge(v)
	c.noteUnjudged(v)
	why, err := c.syncs(rpc)
	if err != nil {
		return err
	}
	c.meters.behind.Set(flag(why != ""))
	c.behind.Store(&why)
	if v.Number < c.sentAt.Load() {
		return nil
	}
	if why != "" {
		return fmt.Errorf("the node is behind: %s; nothing is sent meanwhile", why)
	}
	if !c.counted && !c.defends && c.audits == "" {
		if err := c.count(rpc, v); err != nil {
			return err
		}
		c.counted = true
	}
	c.sender.WatchFunds(rpc)
	c.meters.gasless.Set(flag(c.sender.Funds() != nil))
	c.acted.Store(v)
	c.tally(v)
	tasks, err := c.tasks(ctx, v)
	for _, p := range tasks {
		w := c.watches[p.TaskID]
		if w == nil {
			w = newWatch(c, p.TaskID)
			c.watches[p.TaskID] = w
		}
		w.since.Store(p.Block)
		w.look()
	}
	return err
}

// tasks lists those to watch; of those that the operator named nothing else is known. If the chain could not be read to its end, those
// found so far come with the error.
func (c *Challenger) tasks(ctx context.Context, v *chain.View) ([]chain.Posted, error) {
	if len(c.cfg.Tasks) > 0 && !c.cfg.Every {
		named := make([]chain.Posted, len(c.cfg.Tasks))
		for i, id := range c.cfg.Tasks {
			named[i].TaskID = id
		}
		return named, nil
	}
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	return c.posted.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Posted, error) {
		return at.Posted(ctx, from)
	})
}

// lags leaves a head alone that another server behind the RPC's address is ahead of.
func (c *Challenger) lags(v *chain.View) error {
	c.meters.lagging.Inc()
	c.log.Debug("the RPC's server lags behind one that answered before; its head is left alone", "block", v.Number)
	if since := c.seen.Lagging(); since > outageReminder {
		return fmt.Errorf("the RPC's newest block is %d, and a later one was seen %s ago", v.Number, since.Round(time.Second))
	}
	return nil
}

// forget has everything looked at again that a reorg may have undone: a block is not part of the chain of a view any more.
func (c *Challenger) forget(b chain.Block, v *chain.View) {
	c.log.Warn("chain reorganised; what follows from it is derived anew", "from", b.Number, "to", v.Number, "new", v.Hash)
	c.meters.reorgs.Inc()
	c.reorgs.Add(1)
	c.sender.Reset()
	c.sentAt.clear()
	for _, w := range c.watches {
		w.done.Store(false)
	}
}

// noteAge says when the newest block is old by this machine's clock. Either is wrong, and nobody here can tell which.
func (c *Challenger) noteAge(v *chain.View) {
	age := c.age(v)
	c.meters.headOld.Set(flag(age > 0))
	if old := age > 0; old != c.old {
		if c.old = old; old {
			c.log.Warn("the newest block is old by this machine's clock: the clock is wrong, or the node gets no blocks; chain time decides, so nothing is left undone for it",
				"block", v.Number, "age", age.Round(time.Second))
		} else {
			c.log.Info("the newest block is not old any more", "block", v.Number)
		}
	}
}

// age is how old a block is by this machine's clock, if that is more than it should be.
func (c *Challenger) age(v *chain.View) time.Duration {
	if age := time.Since(time.Unix(int64(v.Time), 0)); age > c.cfg.MaxHeadAge {
		return age
	}
	return 0
}

// noteUnjudged brings the metrics of what is not judged yet up to date.
func (c *Challenger) noteUnjudged(v *chain.View) {
	all := unjudged{}
	for _, w := range c.watches {
		all = all.with(w.unjudged.Load())
	}
	c.unjudged.Store(&all)
	c.meters.pending.Set(float64(all.rounds))
	c.meters.pendingAge.Set(float64(all.age(v)))
}

// count says early that the tokens for a descent are missing: most proofs need none, but the one that does will be in a hurry.
func (c *Challenger) count(ctx context.Context, v *chain.View) error {
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return err
	}
	balance, err := v.Balance(ctx, c.account)
	if err != nil {
		return err
	}
	short := balance.Cmp(bond) < 0
	c.meters.unfunded.Set(flag(short))
	if short {
		c.log.Warn("too few tokens to open a descent: a root that nobody publishes could not be challenged", "account", c.account, "token",
			c.cfg.Deployment.Token, "units", balance, "bond", bond)
	}
	return nil
}

// syncs says why the node's blocks are not to be acted upon now; empty if nothing speaks against it.
func (c *Challenger) syncs(ctx context.Context) (string, error) {
	progress, err := c.client.SyncProgress(ctx)
	if e := rpc.Error(nil); errors.As(err, &e) && e.ErrorCode() == methodNotFound {
		return "", nil // not every provider says
	}
	if err != nil {
		return "", fmt.Errorf("ask whether the node syncs: %w", err)
	}
	if progress != nil && !progress.Done() {
		return fmt.Sprintf("it syncs, at block %d of %d", progress.CurrentBlock, progress.HighestBlock), nil
	}
	return "", nil
}

// errBacklog says that a move waits for the next head.
var errBacklog = errors.New("finality of the rounds below is written down first")

// outage decides when a lasting trouble is worth a line in the log.
type outage struct {
	since, reported time.Time
}

func (o *outage) note(err error, log *slog.Logger) {
	now := time.Now()
	switch {
	case err == nil && !o.since.IsZero():
		log.Info("following the chain again", "after", now.Sub(o.since).Round(time.Second))
		*o = outage{}
	case err != nil && (o.since.IsZero() || now.Sub(o.reported) >= outageReminder):
		if o.since.IsZero() {
			o.since = now
		}
		o.reported = now
		log.Warn("cannot act; waiting", "err", err, "for", now.Sub(o.since).Round(time.Second))
	}
}

func flag(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// lie is how the trainer cheated in a round that this process defends; nil if it did not.
func (c *ChallengerConfig) lie(task protocol.Hash, round uint32) *training.Lie {
	if c.Adversary == nil {
		return nil
	}
	return c.Adversary(task, round)
}

// named says whether the operator named a task.
func (c *ChallengerConfig) named(task protocol.Hash) bool { return slices.Contains(c.Tasks, task) }
