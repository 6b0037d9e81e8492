// Package indexer follows the contracts' events into PostgreSQL and answers GraphQL queries about them.
//
// Raw logs are the source; every other table follows from them by one pure function (project) and can be dropped and made
// again. Cursor and rows move in one transaction, so the process may be killed at any instant.
package indexer

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"slices"
	"time"

	chains "assay/internal/chain"
	"assay/internal/door"
	"assay/protocol"
)

// Errors of Config.Check.
var (
	ErrNoDatabase = errors.New("neither a database URL nor a data folder is given")
	ErrNoRPC      = errors.New("no RPC address is given")
	ErrListen     = errors.New("bad listen address")
	ErrRPC        = errors.New("bad RPC address")
	ErrPoll       = errors.New("the poll interval must be between 10 ms and 1 minute")
	ErrMaxReorg   = fmt.Errorf("the reorg depth must be between %d and 1,000,000 blocks", headBlocks)
)

// Defaults of Config.
const (
	DefaultListen           = "127.0.0.1:8600"
	DefaultPollInterval     = 500 * time.Millisecond
	DefaultMaxReorg         = 4096
	DefaultStatementTimeout = 2 * time.Second
)

// Config says what to index, into which database, and where to serve it.
type Config struct {
	// Deployment names the contracts and their chain.
	Deployment protocol.Deployment
	// RPC overrides the deployment's HTTP or WebSocket address.
	RPC string
	// DatabaseURL is a PostgreSQL server's; empty runs a private one in DataDir.
	DatabaseURL string
	// DataDir holds the private server's files.
	DataDir string
	// Listen is the HTTP address; port 0 takes a free one. Empty is DefaultListen.
	Listen string
	// Door says who is let in there. Its Log is the config's.
	Door door.Config
	// AllowOrigin is what Access-Control-Allow-Origin says; empty keeps other sites' pages out.
	AllowOrigin string
	// Head is the head that is followed: what is above it is not indexed. Empty is the newest block.
	Head chains.HeadName
	// PollInterval is the time between looks at the chain's head.
	PollInterval time.Duration
	// MaxReorg is how many blocks' headers are kept, and so the deepest reorg that is taken back. The default covers the
	// longest time an OP-stack chain's unsafe head may be replaced in practice (64 L1 blocks, 384 L2 blocks) ten times over.
	MaxReorg uint64
	// StatementTimeout bounds each SQL statement of a query, which as a whole has queryTimeout.
	StatementTimeout time.Duration
	// NoKeepers asks no keeper for what trainers say of their steps: only the chain is read.
	NoKeepers bool
	// VolatileDatabase runs the private server without fsync. For tests.
	VolatileDatabase bool
	// Version is shown in _meta.
	Version string
	Log     *slog.Logger
}

// WithDefaults fills in what is zero.
func (c Config) WithDefaults() Config {
	if c.RPC == "" {
		c.RPC = c.Deployment.RPC
	}
	if c.Listen == "" {
		c.Listen = DefaultListen
	}
	if c.Head == "" {
		c.Head = chains.HeadLatest
	}
	if c.PollInterval == 0 {
		c.PollInterval = DefaultPollInterval
	}
	if c.MaxReorg == 0 {
		c.MaxReorg = DefaultMaxReorg
	}
	if c.StatementTimeout == 0 {
		c.StatementTimeout = DefaultStatementTimeout
	}
	if c.Version == "" {
		c.Version = "dev"
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	return c
}

// Check reports the first thing wrong with a configuration that has its defaults.
func (c Config) Check() error {
	if err := c.Deployment.Check(); err != nil {
		return err
	}
	if c.RPC == "" {
		return fmt.Errorf("%w; hint: --rpc, or a deployment file with one", ErrNoRPC)
	}
	if u, err := url.Parse(c.RPC); err != nil || u.Host == "" || !slices.Contains([]string{"http", "https", "ws", "wss"}, u.Scheme) {
		return fmt.Errorf("%w; hint: http://host:port or ws://host:port", ErrRPC)
	}
	if c.DatabaseURL == "" && c.DataDir == "" {
		return fmt.Errorf("%w; hint: --datadir, or --database-url", ErrNoDatabase)
	}
	if _, _, err := net.SplitHostPort(c.Listen); err != nil {
		return fmt.Errorf("%w: %w", ErrListen, err)
	}
	if err := c.Head.Check(); err != nil {
		return err
	}
	if c.PollInterval < 10*time.Millisecond || c.PollInterval > time.Minute {
		return ErrPoll
	}
	if c.MaxReorg < headBlocks || c.MaxReorg > 1_000_000 {
		return ErrMaxReorg
	}
	return nil
}
