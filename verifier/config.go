package verifier

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/keys"
	"assay/protocol"
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
	// DefaultMaxDiskBytes is a quarter each for four tasks of DefaultMaxObjectBytes: two states of it, and a dozen payloads of 32 bits a number.
	DefaultMaxDiskBytes = 32 * DefaultMaxObjectBytes
	// DefaultKeepUnused is longer than a pass may take, at whose beginning a task asks for what it needs.
	DefaultKeepUnused = passTimeout + time.Hour
	// DefaultMaxReplayBytes is memory for tasks whose first state is of DefaultMaxObjectBytes, if their steps are small.
	DefaultMaxReplayBytes = 8 << 30
	// DefaultMaxTaskSpend is, in whole tokens, 10000 demanded leaves at the price in the presets; DefaultMaxSpend is that of ten tasks. A task
	// that the operator named has no less than the payloads of a round cost to demand, and all tasks together what that adds.
	DefaultMaxTaskSpend, DefaultMaxSpend = 100, 1000
	// DefaultMinStake is, in whole tokens, what has to be at stake in a task for anything to be demanded of it.
	DefaultMinStake = 10
	// DefaultTokenValue is what a whole token is taken to be worth, in wei: a thousandth of an ether. On a development chain, whose gas costs
	// nothing that anybody paid for, it is DevTokenValue.
	DefaultTokenValue, DevTokenValue = params.Ether / 1000, params.Ether
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
	// Client, Listener and Transport, if set, stand for a connection to Deployment.RPC, a socket at Listen and the transport of httpclient.New: whoever
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
	// Sources are the keepers' base URLs; they are asked in turn, those that hang last, and trusted in nothing. If there are none, those are
	// asked that the keepers of each task's pool name on chain.
	Sources []string
	// States is a folder with files of states, of a trainer or a keeper, that are taken from there before sources are asked; empty for none.
	States string
	// Held are data sets of Confidential tasks by their roots, which were opened from what is sealed to this process. They stay in memory: training
	// on sealed data is judged by those alone who hold it.
	Held map[protocol.Hash][]byte
	// Traces are base URLs of defenders, who show what they are asked about (docs/audit.md); they are asked in turn and trusted in nothing.
	// None is needed: what nobody shows the trainer is made to show on chain.
	Traces []string
	// MaxObjectBytes is the largest state that is fetched; tasks with larger ones are left alone.
	MaxObjectBytes int64
	// MaxDiskBytes is what a challenger keeps in DataDir of all tasks that are not named in Tasks, divided by what is at stake in them.
	MaxDiskBytes int64
	// KeepUnused is how long objects are kept that nobody asked for; 0 means DefaultKeepUnused.
	KeepUnused time.Duration
	// MaxReplayBytes is the memory that replays of claims may take at a time, over all tasks; claims of tasks that need more are left alone.
	MaxReplayBytes int64
	// MinWindow is the operator's policy about windows (internal/windows): below it an auditor commits to no audit, a defender and a
	// challenger warn. nil is the default of the chain, 0 accepts any.
	MinWindow *time.Duration
	// OperatorDelay, if set, is how long a replay of a task pauses between two operators, with its place to compute held: a throttle, for a
	// machine that others share, and for rehearsals, where it makes up the time that replays take.
	OperatorDelay func(task protocol.Hash) time.Duration
	// MaxTaskSpend is how many whole tokens the demands for one task's data may cost, of which nothing came back; nil means
	// DefaultMaxTaskSpend, 0 that none is made. MaxSpend is the same over all tasks, with bonds that were lost; nil means DefaultMaxSpend.
	// Where nothing is said, a task named in Tasks has what all payloads of a round cost to demand, if that is more, and all tasks as much
	// more. Of tasks that are not named in Tasks, each has as much of both as is at stake in it, and none below MinStake whole tokens; nil
	// means DefaultMinStake.
	MaxTaskSpend, MaxSpend, MinStake *uint64
	// MaxGas is what gas of this process may cost on the rollup, in wei, with what open games may still take: half of it for demands and
	// answers, all of it for new games. Moves of open games and proofs are sent whatever it is. nil and 0 are no limit.
	MaxGas *big.Int
	// TokenValue is what a whole token is worth to the operator, in wei; nil means DefaultTokenValue, or DevTokenValue. RefuteAll has a
	// defender refute audits also where half of the bond is worth less than the gas.
	TokenValue *big.Int
	RefuteAll  bool
	// MaxHeadAge is how old the newest block may be by this machine's clock before that is said. Nothing else depends on the clock: chain time
	// decides.
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
		"MaxObjectBytes": c.MaxObjectBytes, "MaxDiskBytes": c.MaxDiskBytes, "MaxReplayBytes": c.MaxReplayBytes, "KeepUnused": int64(c.KeepUnused), "MaxHeadAge": int64(c.MaxHeadAge),
		"PollInterval": int64(c.PollInterval), "ReceiptQueryInterval": int64(c.ReceiptQueryInterval), "SendTimeout": int64(c.SendTimeout),
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
	setDefault(&d.MaxDiskBytes, DefaultMaxDiskBytes)
	setDefault(&d.MaxReplayBytes, DefaultMaxReplayBytes)
	setDefault(&d.KeepUnused, DefaultKeepUnused)
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

// lie is how the trainer cheated in a round that this process defends; nil if it did not.
func (c *ChallengerConfig) lie(task protocol.Hash, round uint32) *training.Lie {
	if c.Adversary == nil {
		return nil
	}
	return c.Adversary(task, round)
}

// named says whether the operator named a task.
func (c *ChallengerConfig) named(task protocol.Hash) bool { return slices.Contains(c.Tasks, task) }
