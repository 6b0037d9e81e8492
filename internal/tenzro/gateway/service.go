package gateway

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/internal/redact"
	"assay/internal/tenzro"
	"assay/internal/windows"
	"assay/protocol"
)

const (
	// shutdownTimeout is how long calls in flight may take after the service was told to stop.
	shutdownTimeout = 10 * time.Second
	watchEvery      = 15 * time.Second
)

// Service is a gateway. Create one with New.
type Service struct {
	*core
	read    *reader
	operate *operator
	train   *submitter
	final   *finalizer

	redactor *redact.Redactor
	listener net.Listener
	door     *door.Door
	calls    *door.Gate
	bodies   *door.Budget
	answers  *door.Answers
	close    func()
}

// New opens what a gateway needs. Run closes it.
func New(cfg Config) (s *Service, err error) {
	cfg = cfg.WithDefaults()
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("tenzro bridge: %w", err)
	}
	redactor := redact.New(cfg.Deployment.RPC, cfg.Deployment.WS, cfg.Deployment.L1RPC)
	cfg.Log = slog.New(redactor.Handler(cfg.Log.Handler()))
	entrance := cfg.Door
	entrance.Log = cfg.Log
	s = &Service{
		core: &core{
			cfg: cfg, log: cfg.Log, meters: newMeters(), floors: windows.For(cfg.Deployment.ChainID, cfg.MinWindow),
			names: &book{dir: cfg.DataDir, log: cfg.Log, names: tenzro.NewNames(cfg.Deployment.ChainID)},
		},
		redactor: redactor, door: door.New(entrance), calls: door.NewOpenGate(maxCalls, 2*maxCalls, maxCalls, callWait), bodies: door.NewBudget(bodyBytes),
		answers: door.NewAnswers(answerBytes),
	}
	s.read, s.operate, s.final = &reader{s.core}, &operator{s.core}, &finalizer{s.core}
	s.train = &submitter{
		core: s.core, gradients: &gradients{open: make(map[submission]*collected), keys: make(map[protocol.Hash]tenzro.Address)}, run: context.Background(),
	}
	client := sender.Client(nil)
	if s.chain, client, s.close, err = dialled(context.Background(), cfg.Deployment); err != nil {
		return nil, fmt.Errorf("tenzro bridge: %s", redactor.String(err.Error()))
	}
	defer func() {
		if err != nil {
			s.close()
			err = fmt.Errorf("tenzro bridge: %w", err)
		}
	}()
	if cfg.Key != nil {
		s.account = crypto.PubkeyToAddress(cfg.Key.PublicKey)
		if s.sender, err = sender.New(sender.Config{
			Client: client, Chain: s.chain, Key: cfg.Key, Log: cfg.Log, ReceiptQueryInterval: cfg.ReceiptQueryInterval, SendTimeout: cfg.SendTimeout,
		}); err != nil {
			return nil, err
		}
	}
	for _, dir := range []string{cfg.DataDir, filepath.Join(cfg.DataDir, payloadFolder), filepath.Join(cfg.DataDir, manifestFolder)} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return nil, err
		}
	}
	if err := s.names.readNames(cfg, s.account); err != nil {
		return nil, err
	}
	s.objects = &objects{
		log: cfg.Log, named: cfg.Keepers, client: httpclient.New(nil), stranger: keepers.Client(cfg.Deployment.ChainID),
		finder: &keepers.Finder{Chain: s.chain, ChainID: cfg.Deployment.ChainID, Client: keepers.Client(cfg.Deployment.ChainID)},
	}
	s.tasks = &tasks{chain: s.chain, objects: s.objects, known: make(map[protocol.Hash]*task)}
	s.manifests = &manifests{dir: filepath.Join(cfg.DataDir, manifestFolder)}
	if s.listener = cfg.Listener; s.listener == nil {
		if s.listener, err = net.Listen("tcp", cfg.Listen); err != nil {
			return nil, err
		}
	}
	return s, nil
}

const (
	payloadFolder  = "payloads"
	manifestFolder = "manifests"
)

// Addr is the address that is listened on, URL where the service is reached on this machine.
func (s *Service) Addr() string { return s.listener.Addr().String() }

// URL is where the service is reached on this machine.
func (s *Service) URL() string { return s.door.Scheme() + "://" + s.Addr() }

// Account is the operator's; zero without a key.
func (s *Service) Account() common.Address { return s.account }

// Run serves until ctx ends, then lets calls in flight end. It is called once.
func (s *Service) Run(ctx context.Context) error {
	defer s.close()
	run, stop := context.WithCancel(ctx)
	defer stop()
	s.train.run = run
	s.train.resume()
	s.train.work.Go(func() { s.watch(run) })
	server := s.door.Server(s.handler())
	server.ReadTimeout = bodyTimeout
	server.WriteTimeout = callTimeout + bodyTimeout
	served := make(chan error, 1)
	go func() { served <- server.Serve(s.listener) }()
	s.log.Info("tenzro bridge serving", "listen", s.Addr(), "account", s.account, "did", s.names.did(s.account))
	var err error
	select {
	case <-ctx.Done():
	case err = <-served:
		err = fmt.Errorf("tenzro bridge: serve: %w", err)
	}
	shutdown, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if stopErr := server.Shutdown(shutdown); stopErr != nil {
		err = errors.Join(err, server.Close())
	}
	stop()
	s.train.work.Wait()
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// watch looks whether the chain answers: a bridge that nobody asks would not know.
func (s *Service) watch(ctx context.Context) {
	for ctx.Err() == nil {
		if _, err := s.view(ctx); err != nil && ctx.Err() == nil {
			s.log.Warn("the chain does not answer", "err", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(watchEvery):
		}
	}
}
