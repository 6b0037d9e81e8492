package keeper

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/internal/chain/ledger"
	"assay/internal/door"
	"assay/internal/heart"
	"assay/keeper/store"
)

const (
	// shutdownTimeout lets requests and actions in flight end; whatever is cut off is resumed from the store and the chain.
	shutdownTimeout = 10 * time.Second
)

// Service is one keeper.
type Service struct {
	*node
	ledger     *ledger.Ledger
	listener   net.Listener
	tasks      *registry
	members    *members
	peers      *peers
	payloads   *payloads
	objects    *objects
	intake     *intake
	relays     *relays
	aggregator *aggregator
	judge      *judge
	witness    *witness
	proposer   *proposer
	delivery   *delivery

	verified bool
	seen     chain.Seen // follow's

	settled sync.Map // task → the status in which nothing is left to do, as of MoneyHead
	aside   sync.Map // tasks whose pools this keeper was found not to be in → their objects are here
	joined  sync.Map // tasks whose pools this keeper was found in
	// idle is touched by the loop that follows the chain, and read by whoever asks.
	idle idleness
	// published are the tasks in whose pools the chain has this keeper's endpoint.
	published sync.Map
	last      atomic.Value // protocol.Hash of the other task that was looked at last
	// ripe (task → ripe) and pruned are tasks whose objects may go, and have gone; prunedAt is the block of the last look.
	ripe, pruned sync.Map
	prunedAt     uint64
	paid         sync.Map // task → no commission is left to claim
	convicted    sync.Map // task → when this keeper was convicted in it
	offers       offers
	prices       prices

	defence defence
	// following and defending are the loops that must turn.
	following, defending heart.Heart
	// door admits connections; the gates have places for requests of a kind, bodies memory for those that arrive, of which there are arriving
	// among the uploads.
	door                                    *door.Door
	uploads, sponsored, requests, downloads *door.Gate
	bodies                                  *door.Budget
	arriving                                atomic.Int64
	// diskFailed stays set from a failed write until one succeeds.
	diskFailed atomic.Bool
}

// New opens the data directory and the listening socket. It does not need the chain to be reachable.
func New(cfg Config) (_ *Service, err error) {
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("keeper: %w", err)
	}
	n := newNode(cfg.withDefaults())
	cfg = n.cfg
	s := &Service{
		node: n, tasks: newRegistry(n), members: &members{node: n},
		door: door.New(cfg.doorConfig()), uploads: door.NewGate(cfg.MaxUploads), sponsored: door.NewGate(cfg.MaxUploads),
		requests: door.NewGate(cfg.MaxRequests), downloads: door.NewGate(cfg.MaxRequests), bodies: door.NewBudget(arrivingBytes),
		defence: newDefence(),
	}
	s.peers = &peers{
		node: n, members: s.members, list: newPeers(cfg.Peers), spoiled: lru.NewCache[string, struct{}](spoiledCache),
		http: &http.Client{
			Transport: cfg.Transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}
	s.payloads = &payloads{node: n, tasks: s.tasks, peers: s.peers}
	s.objects = &objects{node: n, peers: s.peers, hashes: make(chan struct{}, 1)}
	s.relays = &relays{node: n, tasks: s.tasks, running: make(map[store.Submission]*relay)}
	s.aggregator = &aggregator{
		node: n, payloads: s.payloads, lanes: newLanes(),
		outcomes: lru.NewCache[computation, store.Outcome](outcomeCache), lies: lru.NewCache[store.Transition, store.Outcome](outcomeCache),
	}
	s.judge = &judge{
		node: n, tasks: s.tasks, peers: s.peers, payloads: s.payloads, objects: s.objects, aggregator: s.aggregator,
		judged: lru.NewCache[judgement, struct{}](roundsAtOnce),
	}
	s.witness = &witness{
		node: n, tasks: s.tasks, payloads: s.payloads, judge: s.judge, aggregator: s.aggregator,
		asked: lru.NewCache[store.Transition, time.Time](outcomeCache), asking: lru.NewCache[asking, []uint64](roundsAtOnce),
	}
	s.proposer = &proposer{
		node: n, tasks: s.tasks, payloads: s.payloads, peers: s.peers, aggregator: s.aggregator, witness: s.witness,
		seated: lru.NewCache[seatsOfRound, struct{}](roundsAtOnce), tried: lru.NewCache[store.Submission, uint64](spoiledCache),
	}
	s.delivery = &delivery{node: n, tasks: s.tasks, payloads: s.payloads, peers: s.peers}
	s.intake = &intake{node: n, tasks: s.tasks, payloads: s.payloads, objects: s.objects}
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("keeper: %w", err), s.close())
		}
	}()
	if err = n.open(); err != nil {
		return nil, err
	}
	if err = s.tasks.loadProgress(); err != nil {
		return nil, err
	}
	s.ledger = ledger.New(ledger.Config{
		Client: s.client, Chain: s.chain, Account: s.account, Head: cfg.MoneyHead, Log: cfg.Log, Registry: s.meters.registry, Namespace: namespace,
	})
	if s.listener = cfg.Listener; s.listener == nil {
		if s.listener, err = net.Listen("tcp", cfg.Listen); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Addr is the address that the HTTP interface listens on.
func (s *Service) Addr() string { return s.listener.Addr().String() }

// URL is where the HTTP interface is reached on this machine.
func (s *Service) URL() string { return s.door.Scheme() + "://" + s.Addr() }

// Account is the keeper's account.
func (s *Service) Account() common.Address { return s.account }

// Run serves and follows the chain until ctx ends. It is called once.
func (s *Service) Run(ctx context.Context) error {
	run, stop := context.WithCancel(ctx)
	defer stop()
	s.run = run
	s.following.Beat()
	s.defending.Beat()
	server := s.httpServer()
	served := make(chan error, 1)
	go func() { served <- server.Serve(s.listener) }()
	s.log.Info("keeper runs", "account", s.account, "signer", s.signer, "listen", s.Addr(), "datadir", s.cfg.DataDir, "rpc", s.cfg.Deployment.RPC)

	s.background.Go(func() { s.ledger.Run(run) })
	followed := make(chan error, 1)
	go func() { followed <- s.follow(run) }()
	var err error
	select {
	case <-ctx.Done():
		stop()
		<-followed
	case err = <-followed:
		stop()
	case err = <-served:
		err = fmt.Errorf("serve HTTP: %w", err)
		stop()
		<-followed
	}
	if err != nil {
		err = fmt.Errorf("keeper: %w", err)
	}
	shutdown, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if stopErr := server.Shutdown(shutdown); stopErr != nil {
		err = errors.Join(err, server.Close())
	}
	s.background.Wait()
	s.actions.wait()
	return errors.Join(err, s.close())
}

// close releases what New opened.
func (s *Service) close() error {
	var err error
	if s.listener != nil {
		if closeErr := s.listener.Close(); closeErr != nil && !errors.Is(closeErr, net.ErrClosed) {
			err = closeErr
		}
	}
	s.peers.http.CloseIdleConnections()
	return errors.Join(err, s.node.close())
}

// keyedLocks is a mutex for each key in progress.
type keyedLocks[K comparable] struct {
	mu   sync.Mutex
	held map[K]chan struct{}
}

// lock waits for its turn, or for ctx.
func (k *keyedLocks[K]) lock(ctx context.Context, key K) (unlock func(), err error) {
	for {
		k.mu.Lock()
		wait, busy := k.held[key]
		if !busy {
			if k.held == nil {
				k.held = make(map[K]chan struct{})
			}
			done := make(chan struct{})
			k.held[key] = done
			k.mu.Unlock()
			return func() {
				k.mu.Lock()
				delete(k.held, key)
				k.mu.Unlock()
				close(done)
			}, nil
		}
		k.mu.Unlock()
		select {
		case <-wait:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
