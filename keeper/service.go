package keeper

import (
	"context"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain/ledger"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
)

const (
	// shutdownTimeout lets requests and actions in flight end; whatever is cut off is resumed from the store and the chain.
	shutdownTimeout = 10 * time.Second
)

// Service is one keeper: its parts, wired.
type Service struct {
	*node
	ledger     *ledger.Ledger
	tasks      *registry
	members    *members
	peers      *peers
	discovery  *discovery
	kept       *kept
	barren     *barren
	acks       *acks
	payloads   *payloads
	objects    *objects
	intake     *intake
	reports    *reports
	statistics *statistics
	relays     *relays
	aggregator *aggregator
	judge      *judge
	witness    *witness
	proposer   *proposer
	delivery   *delivery
	membership *membership
	settlement *settlement
	pruner     *pruner
	idle       *idleness
	prices     *prices
	usages     *usages
	offers     *offers
	openings   *openings
	defence    *defence

	api       *api
	server    *server
	scheduler *scheduler
	follower  *follower
}

// New opens the data directory and the listening socket. It does not need the chain to be reachable.
func New(cfg Config) (_ *Service, err error) {
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("keeper: %w", err)
	}
	n := newNode(cfg.withDefaults())
	cfg = n.cfg
	s := &Service{node: n, tasks: newRegistry(n), members: &members{node: n}}
	s.kept = &kept{node: n}
	s.barren = &barren{node: n}
	s.acks = &acks{node: n}
	asks := httpclient.New(cfg.Transport)
	s.peers = &peers{
		node: n, members: s.members, list: newPeers(cfg.Peers, asks), http: asks, spoiled: lru.NewCache[string, struct{}](spoiledCache),
		holders: lru.NewCache[protocol.Hash, string](rememberedAnnouncements), pools: make(map[protocol.Hash]map[common.Address]location),
		strangers: keepers.Client(cfg.Deployment.ChainID),
	}
	if cfg.Transport != nil {
		s.peers.strangers = httpclient.New(cfg.Transport)
	}
	s.discovery = newDiscovery(n, s.members, s.peers)
	s.payloads = &payloads{node: n, tasks: s.tasks, peers: s.peers, kept: s.kept, acks: s.acks}
	s.objects = &objects{
		node: n, catalogue: newCatalogue(n), peers: s.peers, kept: s.kept, hashes: make(chan struct{}, 1),
		gathers: make(chan struct{}, gathersAtOnce), seekers: make(chan struct{}, seekersAtOnce),
	}
	s.discovery.payloads = s.payloads
	s.membership = &membership{node: n, objects: s.objects, kept: s.kept}
	s.settlement = &settlement{node: n, members: s.members, discovery: s.discovery}
	s.reports, s.statistics = &reports{node: n, tasks: s.tasks}, newStatistics(n, s.tasks)
	s.pruner = &pruner{
		node: n, kept: s.kept, objects: s.objects, reports: s.reports, statistics: s.statistics, membership: s.membership, settlement: s.settlement,
	}
	s.idle = &idleness{node: n, membership: s.membership}
	s.prices = &prices{node: n, asking: guard.NewGate()}
	s.usages = &usages{node: n, tasks: s.tasks, objects: s.objects, membership: s.membership, settlement: s.settlement}
	s.offers = &offers{node: n, objects: s.objects, kept: s.kept, usages: s.usages, prices: s.prices}
	s.usages.taking = s.offers.taking
	s.relays = &relays{node: n, tasks: s.tasks, barren: s.barren, running: make(map[store.Submission]*relay),
		sending: newPlaces(sender.DefaultMaxInFlight / 2)}
	s.aggregator = &aggregator{
		node: n, kept: s.kept, acks: s.acks, lanes: newLanes(),
		outcomes: lru.NewCache[computation, store.Outcome](outcomeCache), lies: lru.NewCache[store.Transition, store.Outcome](outcomeCache),
		drafts: make(map[[32]byte][]draft),
	}
	s.judge = &judge{
		node: n, tasks: s.tasks, peers: s.peers, payloads: s.payloads, objects: s.objects, kept: s.kept, aggregator: s.aggregator,
		judged: lru.NewCache[judgement, struct{}](roundsAtOnce),
	}
	s.witness = &witness{
		node: n, tasks: s.tasks, payloads: s.payloads, judge: s.judge, aggregator: s.aggregator,
		asked: lru.NewCache[store.Transition, time.Time](outcomeCache), asking: lru.NewCache[asking, []uint64](roundsAtOnce),
	}
	s.proposer = &proposer{
		node: n, tasks: s.tasks, payloads: s.payloads, peers: s.peers, barren: s.barren, aggregator: s.aggregator, witness: s.witness, discovery: s.discovery,
		seated: lru.NewCache[seatsOfRound, struct{}](roundsAtOnce), askedFor: lru.NewCache[store.Submission, uint64](spoiledCache),
	}
	s.delivery = &delivery{node: n, tasks: s.tasks, payloads: s.payloads, acks: s.acks, peers: s.peers}
	s.openings = &openings{
		node: n, tasks: s.tasks, payloads: s.payloads, objects: s.objects, aggregator: s.aggregator, lanes: newLanes(),
		trees:        lru.NewCache[treesKey, *transition.Trees](defenceTrees),
		payloadTrees: lru.NewCache[protocol.Hash, *transition.PayloadTrees](payloadTrees),
		states:       lru.NewCache[protocol.Hash, *transition.StateTrees](stateTrees),
		programs:     claim.NewOpener(1), leaves: lru.NewCache[protocol.Hash, *claim.OpenedLeaves](leafTrees),
	}
	s.defence = &defence{
		node: n, tasks: s.tasks, objects: s.objects, openings: s.openings, prices: s.prices,
		due: make(chan struct{}, 1), descents: new(watch), reveals: new(watch), demands: new(watch),
		strangers: lru.NewCache[protocol.Hash, uint64](strangers), publishing: make(chan struct{}, parallelObjects),
	}
	s.intake = &intake{
		node: n, tasks: s.tasks, payloads: s.payloads, objects: s.objects, acks: s.acks, kept: s.kept, usages: s.usages, settlement: s.settlement,
	}
	s.api = &api{
		node: n, tasks: s.tasks, payloads: s.payloads, acks: s.acks, relays: s.relays, proposer: s.proposer, witness: s.witness,
		delivery: s.delivery,
	}
	s.server = &server{
		node: n, tasks: s.tasks, members: s.members, payloads: s.payloads, intake: s.intake, reports: s.reports,
		attestations: &attestations{node: n, tasks: s.tasks, enclaves: cfg.Deployment.EnclavesDomain()},
		statistics:   s.statistics, membership: s.membership, idle: s.idle, api: s.api, discovery: s.discovery,
		door: door.New(cfg.doorConfig()), uploads: door.NewGate(cfg.MaxUploads), sponsored: door.NewGate(cfg.MaxUploads),
		requests: door.NewGate(cfg.MaxRequests), downloads: door.NewGate(cfg.MaxRequests), bodies: door.NewBudget(arrivingBytes),
	}
	s.api.name = s.server.name
	s.scheduler = &scheduler{
		node: n, tasks: s.tasks, members: s.members, objects: s.objects, relays: s.relays, judge: s.judge, barren: s.barren, proposer: s.proposer,
		delivery: s.delivery, membership: s.membership, settlement: s.settlement, pruner: s.pruner, idle: s.idle, offers: s.offers,
		defence: s.defence, statistics: s.statistics, discovery: s.discovery,
	}
	s.follower = &follower{node: n, due: s.defence.due, onHead: s.scheduler.onHead, reorged: s.forget}
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
		Client: s.client, Chain: s.chain, Account: s.account, Head: cfg.MoneyHead, Log: cfg.Log, Registry: s.meters.registry,
		Namespace: namespace,
	})
	if err = s.discovery.open(); err != nil {
		return nil, err
	}
	if s.server.listener = cfg.Listener; s.server.listener == nil {
		if s.server.listener, err = net.Listen("tcp", cfg.Listen); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Addr is the address that the HTTP interface listens on.
func (s *Service) Addr() string { return s.server.listener.Addr().String() }

// URL is where the HTTP interface is reached on this machine.
func (s *Service) URL() string { return s.server.door.Scheme() + "://" + s.Addr() }

// Account is the keeper's account.
func (s *Service) Account() common.Address { return s.account }

// Run serves and follows the chain until ctx ends. It is called once.
func (s *Service) Run(ctx context.Context) error {
	run, stop := context.WithCancel(ctx)
	defer stop()
	s.run = run
	s.following.Beat()
	s.defending.Beat()
	s.advancing.Beat()
	server := s.server.httpServer()
	served := make(chan error, 1)
	go func() { served <- server.Serve(s.server.listener) }()
	s.log.Info("keeper runs", "account", s.account, "signer", s.signer, "listen", s.Addr(), "datadir", s.cfg.DataDir,
		"rpc", s.cfg.Deployment.RPC)

	s.background.Go(func() { s.ledger.Run(run) })
	s.background.Go(func() { s.defence.defends(run) })
	if s.discovery.net != nil {
		s.background.Go(func() { s.discovery.connect(run) })
		s.background.Go(func() { s.discovery.runQueue(run) })
	}
	followed := make(chan error, 1)
	go func() { followed <- s.follower.follow(run) }()
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
	err = errors.Join(err, s.discovery.close()) // whoever tells the network something waits for it
	s.background.Wait()
	s.actions.wait()
	return errors.Join(err, s.close())
}

// close releases what New opened.
func (s *Service) close() error {
	var err error
	if s.server.listener != nil {
		if closeErr := s.server.listener.Close(); closeErr != nil && !errors.Is(closeErr, net.ErrClosed) {
			err = closeErr
		}
	}
	err = errors.Join(err, s.discovery.close())
	s.peers.http.CloseIdleConnections()
	s.peers.strangers.CloseIdleConnections()
	return errors.Join(err, s.node.close())
}

// forget drops whatever was derived from a chain that is no more, besides conclusions that are addressed by content.
func (s *Service) forget() {
	s.node.forget()
	s.tasks.specOf.Clear()
	s.membership.forget()
	s.discovery.read.Clear()
	s.settlement.forget()
	s.kept.forget()
	s.pruner.forget()
	s.api.forget()
	s.judge.forget()
	s.defence.forget()
}
