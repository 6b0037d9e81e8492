package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
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
	cfg      Config
	log      *slog.Logger
	meters   *meters
	redactor *redact.Redactor
	chain    *chain.Chain
	sender   *sender.Sender
	account  common.Address
	floors   windows.Policy
	listener net.Listener
	door     *door.Door
	calls    *door.Gate
	bodies   *door.Budget
	answers  *door.Answers
	close    func()

	// names are read and given under mu.
	mu    sync.Mutex
	names *tenzro.Names

	objects   *objects
	tasks     *tasks
	gradients *gradients
	manifests *manifests
	// acting is held while something is sent as the operator whose like must not be sent twice.
	acting sync.Mutex
	run    context.Context
	work   sync.WaitGroup
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
		cfg: cfg, log: cfg.Log, meters: newMeters(), redactor: redactor, floors: windows.For(cfg.Deployment.ChainID, cfg.MinWindow),
		door: door.New(entrance), calls: door.NewOpenGate(maxCalls, 2*maxCalls, maxCalls, callWait), bodies: door.NewBudget(bodyBytes),
		answers: door.NewAnswers(answerBytes), names: tenzro.NewNames(cfg.Deployment.ChainID), run: context.Background(),
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
	if err := s.readNames(); err != nil {
		return nil, err
	}
	s.objects = &objects{
		log: cfg.Log, named: cfg.Keepers, client: httpclient.New(nil), stranger: keepers.Client(cfg.Deployment.ChainID),
		finder: &keepers.Finder{Chain: s.chain, ChainID: cfg.Deployment.ChainID, Client: keepers.Client(cfg.Deployment.ChainID)},
	}
	s.tasks = &tasks{chain: s.chain, objects: s.objects, known: make(map[protocol.Hash]*task)}
	s.gradients = &gradients{open: make(map[submission]*collected), keys: make(map[protocol.Hash]tenzro.Address)}
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
	namesFile      = "names.json"
	// maxNames bounds the names of tasks that were posted here.
	maxNames = 4096
)

// readNames gives the names of the configuration, and of the tasks that were posted before.
func (s *Service) readNames() error {
	for _, did := range s.cfg.DIDs {
		if s.cfg.Key == nil {
			return fmt.Errorf("%.80q names the operator's account, and there is no key", did)
		}
		if err := s.names.NameAccount(did, s.account); err != nil {
			return err
		}
	}
	for did, account := range s.cfg.Accounts {
		if err := s.names.NameAccount(did, account); err != nil {
			return err
		}
	}
	for name, id := range s.cfg.Tasks {
		if err := s.names.NameTask(name, id); err != nil {
			return err
		}
	}
	posted, err := s.postedNames()
	if err != nil {
		return err
	}
	for name, id := range posted {
		if err := s.names.NameTask(name, id); err != nil {
			s.log.Warn("the name of a task that was posted here is another's now", "name", name, "task", id, "err", err)
		}
	}
	return nil
}

func (s *Service) postedNames() (map[string]protocol.Hash, error) {
	raw, err := os.ReadFile(filepath.Join(s.cfg.DataDir, namesFile))
	if errors.Is(err, os.ErrNotExist) {
		return map[string]protocol.Hash{}, nil
	} else if err != nil {
		return nil, err
	}
	var posted map[string]protocol.Hash
	if err := json.Unmarshal(raw, &posted); err != nil {
		return nil, fmt.Errorf("%s: %w", namesFile, err)
	}
	return posted, nil
}

// nameTask remembers what a task is called that was posted here.
func (s *Service) nameTask(name string, id protocol.Hash) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	posted, err := s.postedNames()
	if err != nil {
		return err
	}
	if len(posted) >= maxNames {
		return fmt.Errorf("%d tasks have names", len(posted))
	}
	if err := s.names.NameTask(name, id); err != nil {
		return err
	}
	posted[name] = id
	raw, err := json.MarshalIndent(posted, "", "  ")
	if err != nil {
		return err
	}
	return write(filepath.Join(s.cfg.DataDir, namesFile), append(raw, '\n'))
}

// write replaces a file, whole or not at all.
func write(path string, content []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(content)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

func (s *Service) taskOf(name string) (protocol.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Task(name)
}

func (s *Service) taskName(id protocol.Hash) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.TaskID(id)
}

func (s *Service) did(account common.Address) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.DID(account)
}

func (s *Service) accountOf(did string) (common.Address, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Account(did)
}

func (s *Service) describe(t *tenzro.Task) *tenzro.TaskSpec {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Describe(t)
}

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
	s.run = run
	s.resume()
	s.work.Go(func() { s.watch(run) })
	server := s.door.Server(s.handler())
	server.ReadTimeout = bodyTimeout
	server.WriteTimeout = callTimeout + bodyTimeout
	served := make(chan error, 1)
	go func() { served <- server.Serve(s.listener) }()
	s.log.Info("tenzro bridge serving", "listen", s.Addr(), "account", s.account, "did", s.did(s.account))
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
	s.work.Wait()
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
