// Package gossip is how the keepers of a task tell each other at once what they hold: small signed announcements over libp2p's gossipsub, one topic
// a task. Payloads never travel here. Nothing depends on it: what an announcement says a keeper finds out from the chain and over HTTP too, only later.
//
// A keeper's peer id is its signing key (secp256k1), which the contracts register. So the chain says who may announce, and no bootnode, no directory
// and no certificate is needed (docs/gossip.md).
package gossip

import (
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/host"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/sec"
	basic "github.com/libp2p/go-libp2p/p2p/host/basic"
	"github.com/libp2p/go-libp2p/p2p/host/eventbus"
	"github.com/libp2p/go-libp2p/p2p/host/peerstore/pstoremem"
	"github.com/libp2p/go-libp2p/p2p/muxer/yamux"
	"github.com/libp2p/go-libp2p/p2p/net/connmgr"
	"github.com/libp2p/go-libp2p/p2p/net/swarm"
	"github.com/libp2p/go-libp2p/p2p/net/upgrader"
	"github.com/libp2p/go-libp2p/p2p/security/noise"
	"github.com/libp2p/go-libp2p/p2p/transport/tcp"
	ma "github.com/multiformats/go-multiaddr"

	"assay/internal/chain"
	"assay/internal/guard"
	"assay/internal/metering"
	assay "assay/protocol"
)

const (
	// freshness is how far an announcement's time may be from this machine's: what is older was sent again by somebody.
	freshness = 2 * time.Minute
	// seenFor is for how long an announcement is known again. Longer than it is fresh, so that none comes in twice.
	seenFor = 2*freshness + time.Minute
	// maxRPC bounds what a peer sends at once, in bytes.
	maxRPC = 64 << 10
	// maxTopics bounds the tasks that a network speaks of at a time, and those that one peer may subscribe to.
	maxTopics = 256
	// keptPeers and mostPeers are where the connections to strangers are cut back to, and from. Keepers of this one's tasks stay.
	keptPeers, mostPeers = 64, 96
	// mostAddresses of a keeper's host are dialled.
	mostAddresses = 8
	// dialTimeout bounds the way to a peer.
	dialTimeout = 10 * time.Second
	// handleQueue is how many announcements wait for the handler. More are dropped: none is worth waiting for.
	handleQueue = 256
)

// ErrTooManyTopics says that a network speaks of as many tasks as it can.
var ErrTooManyTopics = fmt.Errorf("more than %d tasks", maxTopics)

// Config of a network.
type Config struct {
	// Key is the keeper's signing key, and with that its peer id. Who only listens may have any.
	Key *ecdsa.PrivateKey
	// Listen is the IP:port for others to connect to; no IP is 0.0.0.0. Empty listens nowhere: then this side connects, which suffices.
	Listen string
	// Deployment names the chain and the contracts, and so the topics.
	Deployment assay.Deployment
	// LocalPeers lets addresses of a machine's own or of a private network be dialled.
	LocalPeers bool
	// Member says whether a keeper is in a task's pool with that signing key. It answers at once.
	Member func(task assay.Hash, keeper, signer common.Address) bool
	// Known says whether a signing key is that of a keeper in the pool of any task that is spoken of. Of others nothing is read.
	Known func(signer common.Address) bool
	// Handle gets what members announce, one at a time. While it runs, others wait, up to a bound.
	Handle func(Announcement)
	// Meters count; nil shows nothing to anybody.
	Meters *Meters
	// Log gets what goes wrong; nil logs nothing.
	Log *slog.Logger
}

// Network is this node's part of the gossip.
type Network struct {
	cfg    Config
	host   host.Host
	pubsub *pubsub.PubSub
	limits *limits
	meters *Meters
	queue  chan Announcement
	// run ends with the network.
	run  context.Context
	stop context.CancelFunc
	done sync.WaitGroup

	// changing is held while topics are joined and left, which waits for the router; mu only locks the map.
	changing, mu sync.Mutex
	topics       map[assay.Hash]*topic
}

type topic struct {
	*pubsub.Topic
	subscription *pubsub.Subscription
}

// New joins the network and listens, and speaks of no task yet. The caller closes it.
func New(cfg Config) (*Network, error) {
	ctx, stop := context.WithCancel(context.Background())
	n := &Network{
		cfg: cfg, meters: cfg.Meters, queue: make(chan Announcement, handleQueue), run: ctx, stop: stop,
		topics: make(map[assay.Hash]*topic),
	}
	if n.cfg.Log == nil {
		n.cfg.Log = slog.New(slog.DiscardHandler)
	}
	if n.meters == nil {
		n.meters = NewMeters(metering.New("assay"))
	}
	n.limits = newLimits(n)
	if err := n.open(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("gossip: %w", err), n.Close())
	}
	n.done.Go(func() {
		for {
			select {
			case a := <-n.queue:
				if err := guard.Call(func() error { cfg.Handle(a); return nil }); err != nil {
					n.cfg.Log.Error("gossip: an announcement was not handled", "err", err)
				}
			case <-ctx.Done():
				return
			}
		}
	})
	return n, nil
}

// open makes the host: TCP, Noise and Yamux, and nothing that asks or serves others.
func (n *Network) open(ctx context.Context) error {
	key, err := crypto.UnmarshalSecp256k1PrivateKey(ethcrypto.FromECDSA(n.cfg.Key))
	if err != nil {
		return err
	}
	id, err := peer.IDFromPrivateKey(key)
	if err != nil {
		return err
	}
	store, err := pstoremem.NewPeerstore()
	if err != nil {
		return err
	}
	if err := errors.Join(store.AddPrivKey(id, key), store.AddPubKey(id, key.GetPublic())); err != nil {
		return err
	}
	resources, err := newResources(n.cfg.LocalPeers)
	if err != nil {
		return err
	}
	bus := eventbus.NewBus()
	swarmed, err := swarm.NewSwarm(id, store, bus, swarm.WithConnectionGater(n.limits), swarm.WithResourceManager(resources),
		swarm.WithDialTimeout(dialTimeout))
	if err != nil {
		return err
	}
	muxers := []upgrader.StreamMuxer{{ID: yamux.ID, Muxer: yamux.DefaultTransport}}
	secure, err := noise.New(noise.ID, key, muxers)
	if err != nil {
		return errors.Join(err, swarmed.Close())
	}
	up, err := upgrader.New([]sec.SecureTransport{secure}, muxers, nil, resources, n.limits)
	if err != nil {
		return errors.Join(err, swarmed.Close())
	}
	transport, err := tcp.NewTCPTransport(up, resources, nil, tcp.DisableReuseport(), tcp.WithConnectionTimeout(dialTimeout))
	if err != nil {
		return errors.Join(err, swarmed.Close())
	}
	if err := swarmed.AddTransport(transport); err != nil {
		return errors.Join(err, swarmed.Close())
	}
	conns, err := connmgr.NewConnManager(keptPeers, mostPeers)
	if err != nil {
		return errors.Join(err, swarmed.Close())
	}
	made, err := basic.NewHost(swarmed, &basic.HostOpts{
		EventBus: bus, ConnManager: conns, UserAgent: "assay", DisableSignedPeerRecord: true,
	})
	if err != nil {
		return errors.Join(err, swarmed.Close())
	}
	n.host = made
	made.Network().Notify(&network.NotifyBundle{
		ConnectedF: func(network.Network, network.Conn) { n.meters.peers.Set(float64(len(swarmed.Peers()))) },
		DisconnectedF: func(_ network.Network, c network.Conn) {
			n.meters.peers.Set(float64(len(swarmed.Peers())))
			n.limits.disconnected(swarmed, c.RemotePeer())
		},
	})
	made.Start()
	if n.cfg.Listen != "" {
		at, err := listenAddress(n.cfg.Listen)
		if err != nil {
			return err
		}
		if err := swarmed.Listen(at); err != nil {
			return fmt.Errorf("listen on %s: %w", n.cfg.Listen, err)
		}
	}
	n.pubsub, err = pubsub.NewGossipSub(ctx, made,
		pubsub.WithMessageSignaturePolicy(pubsub.StrictSign),
		pubsub.WithMessageIdFn(messageID),
		pubsub.WithMaxMessageSize(maxRPC),
		pubsub.WithSeenMessagesTTL(seenFor),
		pubsub.WithSubscriptionFilter(n.limits),
		pubsub.WithAppSpecificRpcInspector(n.limits.inspect),
		pubsub.WithPeerScore(n.limits.score()),
		pubsub.WithPeerExchange(false),
		pubsub.WithPeerOutboundQueueSize(64),
		pubsub.WithLogger(n.cfg.Log),
	)
	return err
}

// ErrListen says that a text is no address to listen on.
var ErrListen = errors.New("not an IP and a port")

// CheckListen says what is wrong with an address to listen on: ErrListen unless it is IP:port, or :port for any IP.
func CheckListen(listen string) error {
	_, err := listenAddress(listen)
	return err
}

// listenAddress is an IP:port as libp2p writes it.
func listenAddress(listen string) (ma.Multiaddr, error) {
	hostname, port, err := net.SplitHostPort(listen)
	if err != nil {
		return nil, fmt.Errorf("%w: %q", ErrListen, listen)
	}
	if hostname == "" {
		hostname = "0.0.0.0"
	}
	ip, err := netip.ParseAddr(hostname)
	if _, notPort := strconv.ParseUint(port, 10, 16); err != nil || notPort != nil {
		return nil, fmt.Errorf("%w: %q", ErrListen, listen)
	}
	return address(ip, port)
}

func address(ip netip.Addr, port string) (ma.Multiaddr, error) {
	family := "ip4"
	if ip = ip.Unmap(); ip.Is6() {
		family = "ip6"
	}
	return ma.NewMultiaddr("/" + family + "/" + ip.WithZone("").String() + "/tcp/" + port)
}

// messageID names an announcement by its topic, its author and its bytes. Without topic and author, a copy that somebody else sends first, or elsewhere,
// and that counts for nothing, would hide the announcement itself, and make those who hand it on look as if they sent something false.
func messageID(m *pb.Message) string {
	h := sha256.New()
	fmt.Fprintf(h, "%d %d ", len(m.GetTopic()), len(m.GetFrom()))
	h.Write([]byte(m.GetTopic()))
	h.Write(m.GetFrom())
	h.Write(m.GetData())
	return string(h.Sum(nil))
}

// Close leaves the network. It may be called again.
func (n *Network) Close() error {
	n.stop()
	n.done.Wait()
	if n.host == nil {
		return nil
	}
	return n.host.Close()
}

// ID is this node's peer id.
func (n *Network) ID() string { return n.host.ID().String() }

// Port is the one that it listens on; 0 if it does not.
func (n *Network) Port() int {
	for _, at := range n.host.Network().ListenAddresses() {
		if text, err := at.ValueForProtocol(ma.P_TCP); err == nil {
			if port, err := strconv.Atoi(text); err == nil {
				return port
			}
		}
	}
	return 0
}

// Peers are how many peers are connected.
func (n *Network) Peers() int { return len(n.host.Network().Peers()) }

// Signer is the account of a peer id's key; an error unless it is one of secp256k1, which every keeper's is.
func Signer(id peer.ID) (common.Address, error) {
	key, err := id.ExtractPublicKey()
	if err != nil {
		return common.Address{}, err
	}
	if key.Type() != crypto.Secp256k1 {
		return common.Address{}, fmt.Errorf("a key of type %s, not Secp256k1", key.Type())
	}
	raw, err := key.Raw()
	if err != nil {
		return common.Address{}, err
	}
	point, err := ethcrypto.DecompressPubkey(raw)
	if err != nil {
		return common.Address{}, err
	}
	return ethcrypto.PubkeyToAddress(*point), nil
}

// Connect connects to a keeper: the peer id that it says it has, which must be of a keeper's signing key, at a port of the host of its endpoint. Whose key
// it is does not matter: only its owner answers to it. Private addresses are not dialled unless LocalPeers. It takes ten seconds at most, and fails for a
// peer id that is none or of no keeper, a port that is none, a host without a usable address, and whatever keeps it from connecting. Connecting again
// changes nothing.
func (n *Network) Connect(ctx context.Context, id, hostname string, port int) error {
	to, err := peer.Decode(id)
	if err != nil {
		return fmt.Errorf("peer id: %w", err)
	}
	if to == n.host.ID() {
		return nil
	}
	if !n.limits.knows(to) {
		return fmt.Errorf("peer id %s is of no keeper's signing key", to)
	}
	if n.host.Network().Connectedness(to) == network.Connected {
		return nil
	}
	if port <= 0 || port > 65535 {
		return fmt.Errorf("port %d is none", port)
	}
	ctx, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	ips, err := net.DefaultResolver.LookupNetIP(ctx, "ip", hostname)
	if err != nil {
		return err
	}
	info := peer.AddrInfo{ID: to}
	for _, ip := range ips[:min(len(ips), mostAddresses)] {
		if !n.cfg.LocalPeers && chain.IsLocal(ip) {
			continue
		}
		at, err := address(ip, strconv.Itoa(port))
		if err != nil {
			return err
		}
		info.Addrs = append(info.Addrs, at)
	}
	if len(info.Addrs) == 0 {
		return fmt.Errorf("%s has no public address", hostname)
	}
	return n.host.Connect(ctx, info)
}

// ProtectKeepers keeps the connections of keepers from being cut back, and of nobody else: who is a keeper changes. It is to be called now and then.
func (n *Network) ProtectKeepers() {
	for _, id := range n.host.Network().Peers() {
		if n.limits.knows(id) {
			n.host.ConnManager().Protect(id, protectTag)
		} else {
			n.host.ConnManager().Unprotect(id, protectTag)
		}
	}
}

// CountListeners shows how many peers listen to the tasks that are spoken of, a peer once for each of its tasks: to those an announcement is sent. It is to
// be called now and then.
func (n *Network) CountListeners() {
	n.mu.Lock()
	topics := slices.Collect(maps.Values(n.topics))
	n.mu.Unlock()
	listeners := 0
	for _, t := range topics {
		listeners += len(t.ListPeers())
	}
	n.meters.listeners.Set(float64(listeners))
}

// protectTag marks connections that are not cut back.
const protectTag = "keeper"

// disconnect ends the connections to a peer that sent too much.
func (n *Network) disconnect(id peer.ID) {
	n.host.ConnManager().Unprotect(id, protectTag)
	if err := n.host.Network().ClosePeer(id); err != nil {
		n.cfg.Log.Debug("gossip: closing a peer's connections", "peer", id, "err", err)
	}
}

// topicPrefix begins the name of every topic; then come the chain's id, the contract, and the task.
const topicPrefix = "assay/announcements/1/"

// Topic is the name of a task's topic.
func Topic(d assay.Deployment, task assay.Hash) string {
	return fmt.Sprintf("%s%d/%s/%s", topicPrefix, d.ChainID, strings.ToLower(d.Tasks.Hex()), task)
}

func (n *Network) topicName(task assay.Hash) string { return Topic(n.cfg.Deployment, task) }

// Join begins to hear and to speak of a task. It does nothing for one that it speaks of already; ErrTooManyTopics once there are too many.
func (n *Network) Join(task assay.Hash) error {
	n.changing.Lock()
	defer n.changing.Unlock()
	if n.Joined(task) {
		return nil
	}
	if len(n.topics) >= maxTopics {
		return ErrTooManyTopics
	}
	name := n.topicName(task)
	validate := func(_ context.Context, from peer.ID, m *pubsub.Message) pubsub.ValidationResult {
		return n.validate(task, from, m)
	}
	if err := n.pubsub.RegisterTopicValidator(name, validate, pubsub.WithValidatorInline(true)); err != nil {
		return err
	}
	joined, err := n.pubsub.Join(name)
	if err == nil {
		if err = joined.SetScoreParams(topicScore()); err == nil {
			var sub *pubsub.Subscription
			if sub, err = joined.Subscribe(); err == nil {
				n.mu.Lock()
				n.topics[task] = &topic{joined, sub}
				n.mu.Unlock()
				n.done.Go(func() { n.receive(sub) })
				return nil
			}
		}
		err = errors.Join(err, joined.Close())
	}
	return errors.Join(err, n.pubsub.UnregisterTopicValidator(name))
}

// Joined says whether a task is spoken of.
func (n *Network) Joined(task assay.Hash) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	_, ok := n.topics[task]
	return ok
}

// Leave stops to hear and to speak of a task.
func (n *Network) Leave(task assay.Hash) error {
	n.changing.Lock()
	defer n.changing.Unlock()
	n.mu.Lock()
	t, ok := n.topics[task]
	delete(n.topics, task)
	n.mu.Unlock()
	if !ok {
		return nil
	}
	t.subscription.Cancel()
	return errors.Join(t.Close(), n.pubsub.UnregisterTopicValidator(n.topicName(task)))
}

// Announce tells the task's other keepers. It waits for nobody to hear it. ErrMalformed for what is no announcement; it fails too for a task that is not
// joined.
func (n *Network) Announce(ctx context.Context, a Announcement) error {
	data, err := a.Encode()
	if err != nil {
		return err
	}
	n.mu.Lock()
	t, ok := n.topics[a.Task]
	n.mu.Unlock()
	if !ok {
		return fmt.Errorf("gossip: task %s is not joined", a.Task)
	}
	if err := t.Publish(ctx, data); err != nil {
		return fmt.Errorf("gossip: %w", err)
	}
	n.meters.announced.WithLabelValues(a.Kind.String()).Inc()
	return nil
}

// receive hands on what the topic's members announce, without waiting: what finds no place is dropped.
func (n *Network) receive(sub *pubsub.Subscription) {
	for {
		m, err := sub.Next(n.run)
		if err != nil {
			return // left, or closed
		}
		a, ok := m.ValidatorData.(Announcement)
		if !ok || m.ReceivedFrom == n.host.ID() {
			continue
		}
		select {
		case n.queue <- a:
			n.meters.received.WithLabelValues(a.Kind.String()).Inc()
		default:
			n.meters.dropped.WithLabelValues("full").Inc()
		}
	}
}

// validate judges what came before it is handed on to anybody. Only what nobody can send by mistake counts against the peer that sent it: which keepers
// a pool has, and which time it is, two honest nodes may see differently for a while.
func (n *Network) validate(task assay.Hash, from peer.ID, m *pubsub.Message) pubsub.ValidationResult {
	drop := func(result pubsub.ValidationResult, why string) pubsub.ValidationResult {
		n.meters.dropped.WithLabelValues(why).Inc()
		return result
	}
	a, err := Decode(m.GetData())
	if err != nil || a.Task != task {
		return drop(pubsub.ValidationReject, "malformed")
	}
	if from == n.host.ID() {
		m.ValidatorData = a
		return pubsub.ValidationAccept
	}
	if why, ok := n.passes(m.Message); !ok {
		return drop(pubsub.ValidationIgnore, why) // the pool may have changed since inspect
	}
	if !n.limits.mayAnnounce(m.GetFrom()) {
		return drop(pubsub.ValidationIgnore, "muted")
	}
	m.ValidatorData = a
	return pubsub.ValidationAccept
}

// passes says whether a message can be one of a keeper of its task's pool, or why not. One that is malformed passes: validate has it count against who
// sent it.
func (n *Network) passes(m *pb.Message) (why string, ok bool) {
	author := peer.ID(m.GetFrom())
	signer, ok := n.limits.signer(author)
	if !ok || !n.cfg.Known(signer) {
		return "stranger", false
	}
	if n.limits.isMuted(author) {
		return "muted", false
	}
	a, err := Decode(m.GetData())
	if err != nil || n.topicName(a.Task) != m.GetTopic() {
		return "", true
	}
	if age := time.Since(time.Unix(int64(min(a.Time, 1<<40)), 0)); age > freshness || age < -freshness {
		return "stale", false
	}
	if !n.cfg.Member(a.Task, a.Keeper, signer) {
		return "stranger", false
	}
	return "", true
}
