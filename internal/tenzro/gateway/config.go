// Package gateway serves Tenzro Train's JSON-RPC over this network: it reads chain and keepers, and does with its operator's one key what needs a
// key. Everything that it says of a task is read when it is asked; what it keeps itself are names, sealed manifests, and the payloads that it
// delivers. It listens on the loopback interface unless it is told otherwise, and obeys callers of its own machine alone where its key is needed.
package gateway

import (
	"context"
	"crypto/ecdsa"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/tenzro"
	"assay/protocol"
)

// Defaults of Config.
const (
	// DefaultListen is where Tenzro's clients look for a node.
	DefaultListen = "127.0.0.1:8545"
	// DefaultMaxModelBytes bounds the bytes of a model's parameters: several times as much is held while a gradient is made of its fragments.
	DefaultMaxModelBytes = 1 << 30
	DefaultPollInterval  = 500 * time.Millisecond
	// DefaultFinalizeWait is how long a finalizeRound waits for the result on chain: Tenzro's clients wait for 30 seconds.
	DefaultFinalizeWait = 20 * time.Second
)

// What Check reports.
var (
	ErrMissingRPC     = errors.New("an RPC address is required")
	ErrMissingDataDir = errors.New("a data directory is required")
	ErrBadListen      = errors.New("listen address is not host:port")
	ErrBadLimit       = errors.New("limit must be positive")
)

// Poster posts a task that a specification asks for, from what its operator has prepared, and returns its id and what the chain does not carry.
// The refusals of tenzro go to the caller.
type Poster func(ctx context.Context, spec *tenzro.TaskSpec) (id protocol.Hash, notOnChain []string, err error)

// Config of a gateway. Zero values mean the defaults, except where Check says that a field is required.
type Config struct {
	Deployment protocol.Deployment
	// Key is the operator's account. Without one the gateway only reads.
	Key *ecdsa.PrivateKey
	// SigningKey signs gradients; Key if nil.
	SigningKey *ecdsa.PrivateKey
	DataDir    string
	// Payloads is the folder in which the operator's trainer leaves its payloads, each under the hexadecimal digits of its SHA-256, with or without
	// .safetensors. Empty: gradients are refused.
	Payloads string
	Listen   string
	// SDK has the path / answered in the profile of Tenzro's SDKs, not of its node.
	SDK bool
	// DIDs are names of the operator's account, Accounts those of others, Tasks names of tasks.
	DIDs     []string
	Accounts map[string]common.Address
	Tasks    map[string]protocol.Hash
	// TrainerKey is the Ed25519 key whose gradients are signed for; nil: of each task the first one's that comes.
	TrainerKey ed25519.PublicKey
	// Keepers are asked for objects and relays; those that a task's pool names on chain if there are none.
	Keepers []string
	// MinWindow is the operator's policy on windows; nil is the default (windows.For).
	MinWindow *time.Duration
	// Post posts tasks; nil: none are.
	Post          Poster
	MaxModelBytes int64
	FinalizeWait  time.Duration

	Door door.Config
	Log  *slog.Logger
	// Listener, if set, is listened on in place of Listen.
	Listener     net.Listener
	PollInterval time.Duration
	// SendTimeout and ReceiptQueryInterval are the sender's.
	SendTimeout, ReceiptQueryInterval time.Duration
}

// WithDefaults fills what is zero.
func (c Config) WithDefaults() Config {
	if c.Listen == "" {
		c.Listen = DefaultListen
	}
	if c.MaxModelBytes == 0 {
		c.MaxModelBytes = DefaultMaxModelBytes
	}
	if c.PollInterval == 0 {
		c.PollInterval = DefaultPollInterval
	}
	if c.FinalizeWait == 0 {
		c.FinalizeWait = DefaultFinalizeWait
	}
	if c.SendTimeout == 0 {
		c.SendTimeout = sender.DefaultSendTimeout
	}
	if c.SigningKey == nil {
		c.SigningKey = c.Key
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return c
}

// Check refuses what cannot be served.
func (c Config) Check() error {
	if c.Deployment.RPC == "" {
		return ErrMissingRPC
	}
	if c.DataDir == "" {
		return ErrMissingDataDir
	}
	if _, _, err := net.SplitHostPort(c.Listen); err != nil {
		return fmt.Errorf("%w: %q", ErrBadListen, c.Listen)
	}
	if c.MaxModelBytes < 4 || c.PollInterval <= 0 || c.FinalizeWait < 0 {
		return ErrBadLimit
	}
	if c.TrainerKey != nil && len(c.TrainerKey) != ed25519.PublicKeySize {
		return fmt.Errorf("the trainer's Ed25519 key has %d bytes, not %d", len(c.TrainerKey), ed25519.PublicKeySize)
	}
	return nil
}

// dialled connects to the chain.
func dialled(ctx context.Context, dep protocol.Deployment) (*chain.Chain, sender.Client, func(), error) {
	client, err := chain.Dial(ctx, dep.RPC)
	if err != nil {
		return nil, nil, nil, err
	}
	c, err := chain.New(chain.Shared(client), dep)
	if err != nil {
		client.Close()
		return nil, nil, nil, err
	}
	return c, client, client.Close, nil
}
