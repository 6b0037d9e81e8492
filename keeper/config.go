package keeper

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/gossip"
	"assay/internal/keys"
	"assay/protocol"
)

// Defaults of Config.
const (
	DefaultListen = "127.0.0.1:8700"
	// DefaultGossip is the command line's: any free port of this machine, from which others are reached.
	DefaultGossip = "127.0.0.1:0"
	// DefaultPollInterval finds a block within a fraction of the fastest chain's block time.
	DefaultPollInterval = 400 * time.Millisecond
	// DefaultMaxObjectBytes is a state of 128 million parameters: larger tasks need a machine sized for them.
	DefaultMaxObjectBytes = 1 << 30
	// DefaultMinFreeBytes is room for the journal, logs and what else the disk has to take.
	DefaultMinFreeBytes = 1 << 30
	DefaultMaxUploads   = 32
	// DefaultRetain is the command line's.
	DefaultRetain      = 30 * 24 * time.Hour
	DefaultMaxRequests = 256
	// DefaultUploadTimeout bounds one upload whatever its pace.
	DefaultUploadTimeout = 10 * time.Minute
	// DefaultUploadGrace is how long an upload may take besides its pace.
	DefaultUploadGrace = 5 * time.Second
	// DefaultTokenValue is what a whole token is taken to be worth, in wei: a thousandth of an ether.
	DefaultTokenValue = params.Ether / 1000
)

// What Check reports.
var (
	ErrMissingKey     = errors.New("a private key is required")
	ErrMissingDataDir = errors.New("a data directory is required")
	ErrMissingRPC     = errors.New("an RPC address is required")
	ErrBadListen      = errors.New("listen address is not host:port")
	ErrBadPeer        = errors.New("peer is not an http or https URL")
	ErrBadLimit       = errors.New("limit must be positive")
	ErrAdversary      = errors.New("a keeper lies on development chains only")
)

// Config of a keeper. Zero values mean the defaults, except where Check says that a field is required.
type Config struct {
	// Deployment names the contracts; its RPC and WS are where the chain is read. WS may be empty: then it is polled.
	Deployment protocol.Deployment
	// Key pays for transactions and holds the stake.
	Key *ecdsa.PrivateKey
	// SigningKey signs receipts and proposals; nil is Key. The vault must have it registered before a pool is joined.
	SigningKey *ecdsa.PrivateKey
	// DataDir holds objects and journal; one process at a time.
	DataDir string
	// Listen is the address of the HTTP interface.
	Listen string
	// Endpoint is the URL at which others reach it. It is published in each pool joined; empty publishes none and leaves what was.
	Endpoint string
	// Client, Listener and Transport, if set, stand for a connection to Deployment.RPC, a socket at Listen and the transport of httpclient.New: whoever
	// embeds the service decides how the chain, those who ask and the peers are reached. The service closes Client and Listener.
	Client    *ethclient.Client
	Listener  net.Listener
	Transport http.RoundTripper
	// Tasks to serve; none means every posted task that the stake suffices for. Those named are joined whatever they pay, as far as MaxLock
	// goes; with Every the others are served beside them.
	Tasks []protocol.Hash
	Every bool
	// Peers are other keepers' base URLs, asked for objects that this keeper lacks and for signatures of a round's witnesses, beside the
	// keepers of its pools.
	Peers []string
	// Gossip is the IP:port on which other keepers' announcements are taken. Empty takes no part in the gossip: everything works, only later.
	Gossip string
	// Adversary makes the keeper lie, on a development chain; nil is honest.
	Adversary Adversary

	// MaxObjectBytes is the largest state this keeper serves, and the most that data set and constants of a Verified task may have
	// together; tasks with more are left alone.
	MaxObjectBytes int64
	// Retain is how long a task's objects are kept after nothing can be demanded of it any more, or after it was posted and did not open;
	// 0 is for ever. MaxSponsorBytes is what one sponsor's tasks are given, of those that are joined with all that their runs will store; a
	// quarter of the disk at most.
	Retain          time.Duration
	MaxSponsorBytes int64
	// MinFreeBytes stay free on the disk, beside what tasks that were joined will still store: others' files and runs are refused before.
	MinFreeBytes int64
	// MaxLock is the most stake locked for one task, in the token's smallest unit; nil is a quarter of the active stake.
	MaxLock *big.Int
	// MaxTotalLock is the most stake locked in all tasks that Tasks does not name; nil is half of the active stake, or MaxLock if that is
	// more.
	MaxTotalLock *big.Int
	// TokenValue is what a whole token is worth to the operator, in wei. Tasks that Tasks does not name are joined if their commission is
	// worth more than the gas; 0 weighs nothing. nil means DefaultTokenValue, on a development chain 0.
	TokenValue *big.Int
	// MinWindow is the operator's policy about windows (internal/windows): tasks below it are not joined. nil is the default of the chain, 0
	// accepts any.
	MinWindow *time.Duration
	// PoolLock is what is locked in each pool joined, if it is more than the task's keeperLock: seats are drawn by it. nil is the quorum
	// lock, which lets a keeper propose alone when a committee fails, if the stake suffices for it, else the keeper lock.
	PoolLock *big.Int
	// Door says who is let in. Its Log is Config's.
	Door door.Config
	// MaxUploads and MaxRequests bound what is served at the same time. Payloads and sponsors' objects have MaxUploads each, downloads and
	// everything else MaxRequests each. A quarter is for requests that are signed, and of the others one remote address has half.
	MaxUploads, MaxRequests int
	UploadTimeout           time.Duration
	// UploadGrace is added to the time that an upload's bytes take at the least pace.
	UploadGrace          time.Duration
	PollInterval         time.Duration
	ReceiptQueryInterval time.Duration
	// SendTimeout is how long a transaction may stay out of a block; after that it goes over L1, if the deployment names one.
	SendTimeout time.Duration
	// MoneyHead is where money counts as moved, and a task as settled; the keeper acts on the newest block whatever it is.
	MoneyHead chain.HeadName

	Log *slog.Logger
	// Version is shown by /healthz.
	Version string
}

// Check reports the first thing that keeps the config from working.
func (c *Config) Check() error {
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
	if _, _, err := net.SplitHostPort(c.withDefaults().Listen); err != nil {
		return fmt.Errorf("%w: %w", ErrBadListen, err)
	}
	if c.Gossip != "" {
		if err := gossip.CheckListen(c.Gossip); err != nil {
			return fmt.Errorf("gossip: %w", err)
		}
	}
	if c.Endpoint != "" {
		if _, err := chain.CheckEndpoint(c.Endpoint, c.Deployment.ChainID); err != nil {
			return err
		}
	}
	for _, p := range c.Peers {
		if u, err := url.Parse(p); err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
			return fmt.Errorf("%w: %q", ErrBadPeer, p)
		}
	}
	for name, v := range map[string]int64{
		"Retain": int64(c.Retain), "MaxSponsorBytes": c.MaxSponsorBytes, "MinFreeBytes": c.MinFreeBytes,
		"MaxObjectBytes": c.MaxObjectBytes, "MaxUploads": int64(c.MaxUploads), "MaxRequests": int64(c.MaxRequests),
		"UploadTimeout": int64(c.UploadTimeout), "UploadGrace": int64(c.UploadGrace), "PollInterval": int64(c.PollInterval),
		"ReceiptQueryInterval": int64(c.ReceiptQueryInterval), "SendTimeout": int64(c.SendTimeout),
	} {
		if v < 0 {
			return fmt.Errorf("%s: %w", name, ErrBadLimit)
		}
	}
	if err := c.withDefaults().MoneyHead.Check(); err != nil {
		return fmt.Errorf("MoneyHead: %w", err)
	}
	if c.Adversary != nil && !keys.IsDevChain(c.Deployment.ChainID) {
		return fmt.Errorf("%w: chain id %d", ErrAdversary, c.Deployment.ChainID)
	}
	if c.MaxLock != nil && c.MaxLock.Sign() <= 0 {
		return fmt.Errorf("MaxLock: %w", ErrBadLimit)
	}
	if c.MaxTotalLock != nil && c.MaxTotalLock.Sign() < 0 {
		return fmt.Errorf("MaxTotalLock: %w", ErrBadLimit)
	}
	if c.TokenValue != nil && c.TokenValue.Sign() < 0 {
		return fmt.Errorf("TokenValue: %w", ErrBadLimit)
	}
	if c.PoolLock != nil && c.PoolLock.Sign() <= 0 {
		return fmt.Errorf("PoolLock: %w", ErrBadLimit)
	}
	return nil
}

func (c *Config) withDefaults() Config {
	d := *c
	setDefault(&d.Listen, DefaultListen)
	if same, err := chain.CheckEndpoint(d.Endpoint, d.Deployment.ChainID); err == nil {
		d.Endpoint = same
	}
	setDefault(&d.MaxObjectBytes, DefaultMaxObjectBytes)
	setDefault(&d.MaxSponsorBytes, 64*min(d.MaxObjectBytes, math.MaxInt64/64))
	setDefault(&d.MinFreeBytes, DefaultMinFreeBytes)
	setDefault(&d.MaxUploads, DefaultMaxUploads)
	setDefault(&d.MaxRequests, DefaultMaxRequests)
	setDefault(&d.UploadTimeout, DefaultUploadTimeout)
	setDefault(&d.UploadGrace, DefaultUploadGrace)
	setDefault(&d.PollInterval, DefaultPollInterval)
	setDefault(&d.ReceiptQueryInterval, sender.DefaultReceiptQueryInterval)
	setDefault(&d.SendTimeout, sender.DefaultSendTimeout)
	setDefault(&d.MoneyHead, chain.HeadSafe)
	if d.TokenValue == nil {
		d.TokenValue = big.NewInt(DefaultTokenValue)
		if keys.IsDevChain(d.Deployment.ChainID) {
			d.TokenValue = new(big.Int)
		}
	}
	if d.SigningKey == nil {
		d.SigningKey = d.Key
	}
	if d.Log == nil {
		d.Log = slog.New(slog.DiscardHandler)
	}
	return d
}

func (c *Config) doorConfig() door.Config {
	d := c.Door
	d.Log = c.Log
	return d
}

func setDefault[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}
