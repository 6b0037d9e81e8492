package indexer

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"golang.org/x/sync/errgroup"

	"assay/internal/embeddedpg"
	"assay/internal/redact"
)

// shutdownTimeout is how long requests in flight may take after the service was told to stop.
const shutdownTimeout = 10 * time.Second

// ErrDatabaseEnded says that the private PostgreSQL server ended by itself.
var ErrDatabaseEnded = errors.New("the private PostgreSQL server ended unexpectedly; hint: its log is postgres.log in the data folder; start the indexer again")

// Service is an indexer. Create one with New.
type Service struct {
	cfg     Config
	metrics *metrics
	heads   *heads
	feed    *feed

	mu   sync.Mutex
	addr string
	// serving is closed when addr is known.
	serving chan struct{}
}

// New checks the configuration. Nothing is opened before Run, Rebuild or Digest.
func New(cfg Config) (*Service, error) {
	cfg = cfg.WithDefaults()
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("indexer: %w", err)
	}
	cfg.Log = slog.New(redact.New(cfg.RPC, cfg.DatabaseURL).Handler(cfg.Log.Handler()))
	return &Service{cfg: cfg, metrics: newMetrics(), heads: &heads{}, feed: newFeed(), serving: make(chan struct{})}, nil
}

// Serving is closed once the HTTP server listens; Addr then has its address.
func (s *Service) Serving() <-chan struct{} { return s.serving }

func (s *Service) isServing() bool {
	select {
	case <-s.serving:
		return true
	default:
		return false
	}
}

// Addr is the HTTP server's host:port, empty before it listens.
func (s *Service) Addr() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.addr
}

// Run indexes and serves until ctx ends, then stops in order and returns nil. It returns an error if it cannot start. A lost chain is waited
// out, and so is a lost database; the private one is started again.
func (s *Service) Run(ctx context.Context) error {
	client := &node{url: s.cfg.RPC}
	defer client.close()
	api, err := newAPI(s.cfg, client, s.heads, s.feed, s.metrics)
	if err != nil {
		return err
	}
	server := newHTTPServer(api)
	group, ctx := errgroup.WithContext(ctx)
	serve := func() error {
		listener, err := net.Listen("tcp", s.cfg.Listen)
		if err != nil {
			return fmt.Errorf("indexer: listen: %w", err)
		}
		s.mu.Lock()
		s.addr = listener.Addr().String()
		s.mu.Unlock()
		close(s.serving)
		s.cfg.Log.Info("indexer serving", "listen", s.addr, "graphql", "/graphql", "events", "/events", "pages", "/", "graphiql", "/graphiql") // whole URLs are redacted
		group.Go(func() error {
			if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
				return fmt.Errorf("indexer: serve: %w", err)
			}
			return nil
		})
		return nil
	}
	group.Go(func() error {
		defer server.Close()
		defer api.streams.stop()
		return s.keepDatabase(ctx, func(ctx context.Context, db *store) error {
			pool, err := readPool(ctx, db)
			if err != nil {
				return err
			}
			defer pool.Close()
			api.pool.Store(pool)
			defer api.pool.Store(nil)
			if !s.isServing() {
				if err := serve(); err != nil {
					return err
				}
			}
			y := &syncer{
				chain: newChain(client, db.dec), store: db, dep: s.cfg.Deployment, poll: s.cfg.PollInterval, maxReorg: s.cfg.MaxReorg,
				heads: s.heads, feed: s.feed, metrics: s.metrics, log: s.cfg.Log,
			}
			y.chain.head = s.cfg.Head
			if !s.cfg.NoKeepers {
				defer newAsker(s.cfg, db, s.heads, s.metrics).start(ctx)()
			}
			err = y.run(ctx)
			if errors.Is(context.Cause(ctx), ErrDatabaseEnded) {
				return err
			}
			api.streams.stop()
			// Requests in flight are answered while the database is there.
			stop, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
			defer cancel()
			return errors.Join(err, server.Shutdown(stop))
		})
	})
	return group.Wait()
}

// keepDatabase runs f with the database open, and again whenever the private server has ended by itself. Once the service serves, a server
// that does not start again is tried for ever, and said to be a fault: what ended it, such as a full disk, may pass.
func (s *Service) keepDatabase(ctx context.Context, f func(context.Context, *store) error) error {
	backoff := minBackoff
	for {
		s.heads.following.Beat()
		began := time.Now()
		err := s.withDatabase(ctx, f)
		if err == nil || ctx.Err() != nil || !s.isServing() || s.cfg.DatabaseURL != "" {
			return err
		}
		if errors.Is(err, ErrDatabaseEnded) {
			s.cfg.Log.Error("the private PostgreSQL server ended and is started again", "error", err)
			s.heads.set(func(h *heads) { h.waiting = "the database is being started again" })
		} else {
			s.heads.setFault(&Fault{"DatabaseDown", "the private PostgreSQL server ended and does not start again",
				"its log is postgres.log in the data folder; the indexer goes on trying"}, s.metrics, s.cfg.Log)
			s.cfg.Log.Error("the private PostgreSQL server does not start again", "error", err, "retry", backoff)
		}
		if time.Since(began) > maxBackoff {
			backoff = minBackoff
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(backoff):
		}
		backoff = min(backoff*2, maxBackoff)
	}
}

// Rebuild drops the derived tables and makes them again from the raw logs. The service must not be running.
func (s *Service) Rebuild(ctx context.Context) error {
	return s.withDatabase(ctx, func(ctx context.Context, db *store) error {
		cur, err := db.readCursor(ctx)
		if err != nil || cur == nil {
			return err
		}
		return db.rebuild(ctx)
	})
}

// Digest identifies the contents of the tables. The service must not be running.
func (s *Service) Digest(ctx context.Context) (d Digest, err error) {
	err = s.withDatabase(ctx, func(ctx context.Context, db *store) error {
		d, err = db.digest(ctx)
		return err
	})
	return d, err
}

// withDatabase runs f with the database open; with a private server, started before and stopped after.
func (s *Service) withDatabase(ctx context.Context, f func(context.Context, *store) error) (err error) {
	url := s.cfg.DatabaseURL
	if url == "" {
		pg, err := embeddedpg.Start(ctx, embeddedpg.Config{
			Dir: filepath.Join(s.cfg.DataDir, "postgres"), Volatile: s.cfg.VolatileDatabase, Log: s.cfg.Log,
		})
		if err != nil {
			return fmt.Errorf("indexer: %w", err)
		}
		defer func() { err = errors.Join(err, pg.Stop(context.Background())) }()
		url = pg.URL()
		var cancel context.CancelCauseFunc
		ctx, cancel = context.WithCancelCause(ctx)
		defer cancel(nil)
		go func() {
			select {
			case <-pg.Exited():
				cancel(ErrDatabaseEnded)
			case <-ctx.Done():
			}
		}()
	}
	db, err := openStore(ctx, url, s.cfg.Deployment, s.metrics, s.cfg.Log)
	if err != nil {
		return fmt.Errorf("indexer: %w", err)
	}
	defer db.close()
	err = f(ctx, db)
	switch {
	case errors.Is(context.Cause(ctx), ErrDatabaseEnded):
		return ErrDatabaseEnded
	case ctx.Err() != nil && errors.Is(err, context.Canceled):
		return nil
	}
	return err
}

// readPool is a pool of its own for queries, so that they cannot keep the writer waiting for a connection.
func readPool(ctx context.Context, db *store) (*pgxpool.Pool, error) {
	cfg := db.pool.Config()
	cfg.ConnConfig.RuntimeParams["default_transaction_read_only"] = "on"
	cfg.ConnConfig.RuntimeParams["application_name"] = "assay-indexer-read"
	pool, err := pgxpool.NewWithConfig(ctx, cfg)
	if err != nil {
		return nil, fmt.Errorf("open database for reading: %w", err)
	}
	return pool, nil
}
