package gossip

import (
	"errors"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	lru "github.com/hashicorp/golang-lru/v2"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/control"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	rcmgr "github.com/libp2p/go-libp2p/p2p/host/resource-manager"
	ma "github.com/multiformats/go-multiaddr"
	manet "github.com/multiformats/go-multiaddr/net"
	"golang.org/x/time/rate"

	"assay/internal/chain"
)

const (
	// knownRate is how many messages a second a peer that is a keeper of a task may hand on, at most knownBurst at once; strangers less. What is above is
	// dropped. Each message costs two: it comes with its own frame.
	knownRate, knownBurst       = 400, 8192
	strangerRate, strangerBurst = 100, 1024
	// authorRate is how many announcements a second of one keeper are handed on, at most authorBurst at once; then its messages are dropped for muteTime.
	// Far below what a peer may hand on: what keepers say makes nobody who hands it on send too much.
	authorRate, authorBurst = 4, 128
	muteTime                = time.Minute
	// strikesToBan is how many times a stranger may send more than its rate; then its connections end, and it is refused for banTime. One strike is
	// forgotten each second.
	strikesToBan = 64
	banTime      = 10 * time.Minute
	// remembered bounds what is kept of peers, authors and addresses.
	remembered = 4096
	// inbound and outbound bound the connections, onePrefix those from one network (an IPv4 address, or 56 bits of IPv6), handshakes those that are not
	// done with theirs.
	inbound, outbound, onePrefix, handshakes = 128, 128, 8, 64
	// acceptRate is how many connections a second are taken, at most acceptBurst at once; of one network acceptRateOf and acceptBurstOf.
	acceptRate, acceptBurst     = 8, 128
	acceptRateOf, acceptBurstOf = 0.2, 16
	// descriptors are what the connections may take of the process's files, with those that are being made.
	descriptors = 2 * (inbound + outbound)
	// reserved is the memory that libp2p may set aside for streams: 256 KiB each.
	reserved = 256 << 20
)

var errTooMuch = errors.New("more messages than a peer may send")

// limits bound what strangers can make this node do. It is the connection gater, the filter of subscriptions, and the inspector of what peers send.
type limits struct {
	meters *Meters
	// known says whether a key is a keeper's, local whether addresses of a private network are dialled, and not counted apart.
	known func(common.Address) bool
	local bool
	part  func(peer.ID)
	// passes says whether a message can be a member's, before its signature is looked at.
	passes func(*pb.Message) (why string, ok bool)
	// accepts are of all addresses together.
	accepts *rate.Limiter
	// signers are the accounts of authors' keys, zero for one that is none of a keeper's.
	signers *lru.Cache[peer.ID, common.Address]
	// banned and muted are until when.
	banned, muted *lru.Cache[peer.ID, time.Time]

	mu      sync.Mutex
	peers   *lru.Cache[peer.ID, *standing]
	authors *lru.Cache[peer.ID, *rate.Limiter]
	from    *lru.Cache[netip.Prefix, *rate.Limiter]
}

// standing is how a peer has behaved. It outlives its connections, so that connecting again makes nothing good.
type standing struct {
	bucket *rate.Limiter
	known  bool
	// strikes are those at the time struck.
	strikes float64
	struck  time.Time
	topics  map[string]struct{}
}

// currentStrikes are those that count still.
func (s *standing) currentStrikes(at time.Time) float64 {
	return max(0, s.strikes-at.Sub(s.struck).Seconds())
}

func newLimits(n *Network) *limits {
	return &limits{
		meters: n.meters, known: n.cfg.Known, local: n.cfg.LocalPeers, part: n.disconnect, passes: n.passes, accepts: rate.NewLimiter(acceptRate, acceptBurst),
		signers: newCache[peer.ID, common.Address](), banned: newCache[peer.ID, time.Time](), muted: newCache[peer.ID, time.Time](),
		peers: newCache[peer.ID, *standing](), authors: newCache[peer.ID, *rate.Limiter](), from: newCache[netip.Prefix, *rate.Limiter](),
	}
}

func newCache[K comparable, V any]() *lru.Cache[K, V] {
	c, err := lru.New[K, V](remembered)
	if err != nil {
		panic(err) // only for a size below 1
	}
	return c
}

// signer is the account of an author's key; false for one that no keeper has.
func (l *limits) signer(id peer.ID) (common.Address, bool) {
	of, ok := l.signers.Get(id)
	if !ok {
		of, _ = Signer(id)
		l.signers.Add(id, of)
	}
	return of, of != common.Address{}
}

func (l *limits) knows(id peer.ID) bool {
	of, ok := l.signer(id)
	return ok && l.known(of)
}

// standingOf is a peer's standing. The caller holds the mutex.
func (l *limits) standingOf(id peer.ID) *standing {
	s, ok := l.peers.Get(id)
	if !ok {
		s = &standing{bucket: rate.NewLimiter(strangerRate, strangerBurst), topics: make(map[string]struct{})}
		l.peers.Add(id, s)
	}
	return s
}

// disconnected forgets the subscriptions of a peer that has no connection any more.
func (l *limits) disconnected(net network.Network, id peer.ID) {
	if net.Connectedness(id) == network.Connected {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if s, ok := l.peers.Peek(id); ok {
		clear(s.topics)
	}
}

// inspect refuses what a peer sends above its rate, and drops messages that can be no member's, before a signature is looked at and anything is
// remembered.
func (l *limits) inspect(id peer.ID, rpc *pubsub.RPC) error {
	cost := 1 + len(rpc.GetPublish()) + len(rpc.GetSubscriptions())
	if c := rpc.GetControl(); c != nil {
		cost += len(c.GetGraft()) + len(c.GetPrune()) + len(c.GetIhave()) + len(c.GetIwant()) + len(c.GetIdontwant())
	}
	if !l.takes(id, cost) {
		l.meters.dropped.WithLabelValues("rate").Add(float64(len(rpc.GetPublish())))
		return errTooMuch
	}
	rpc.Publish = slices.DeleteFunc(rpc.Publish, func(m *pb.Message) bool {
		why, ok := l.passes(m)
		if !ok {
			l.meters.dropped.WithLabelValues(why).Inc()
		}
		return !ok
	})
	return nil
}

// takes says whether a peer may send so much more. A stranger that asks too often is banned; of a keeper what is too much is dropped, as others' messages
// may make it so.
func (l *limits) takes(id peer.ID, cost int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	s, now := l.standingOf(id), time.Now()
	if s.bucket.AllowN(now, cost) {
		return true
	}
	known := l.knows(id)
	if known && !s.known {
		s.known, s.bucket = true, rate.NewLimiter(knownRate, knownBurst)
		return s.bucket.AllowN(now, cost)
	}
	if known {
		return false
	}
	before := s.currentStrikes(now)
	s.strikes, s.struck = before+1, now
	if s.strikes >= strikesToBan && before < strikesToBan {
		l.banned.Add(id, now.Add(banTime))
		l.meters.bans.Inc()
		go l.part(id) // the caller is the router's loop, which closing waits for
	}
	return false
}

// mayAnnounce says whether one more announcement of an author is handed on, whose signature is right. One that says too much is muted.
func (l *limits) mayAnnounce(author peer.ID) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	bucket, ok := l.authors.Get(author)
	if !ok {
		bucket = rate.NewLimiter(authorRate, authorBurst)
		l.authors.Add(author, bucket)
	}
	if bucket.Allow() {
		return true
	}
	l.muted.Add(author, time.Now().Add(muteTime))
	return false
}

// isMuted says whether an author said too much lately.
func (l *limits) isMuted(author peer.ID) bool {
	until, ok := l.muted.Get(author)
	return ok && time.Now().Before(until)
}

func (l *limits) refused(id peer.ID) bool {
	until, ok := l.banned.Get(id)
	return ok && time.Now().Before(until)
}

// InterceptPeerDial implements connmgr.ConnectionGater: keepers are dialled, and nobody else, whatever a peer says of itself or of others.
func (l *limits) InterceptPeerDial(id peer.ID) bool { return !l.refused(id) && l.knows(id) }

// InterceptAddrDial implements connmgr.ConnectionGater. A name in an address has been resolved when it comes here.
func (l *limits) InterceptAddrDial(_ peer.ID, at ma.Multiaddr) bool {
	ip, ok := ipOf(at)
	return ok && (l.local || !chain.IsLocal(ip))
}

// InterceptAccept implements connmgr.ConnectionGater. It bounds how many handshakes strangers may have, first those of one network: none takes those of
// all others. How many connections they hold the resource manager bounds.
func (l *limits) InterceptAccept(c network.ConnMultiaddrs) bool {
	ip, ok := ipOf(c.RemoteMultiaddr())
	if !ok {
		return false
	}
	if l.local && ip.IsLoopback() {
		return l.accepts.Allow()
	}
	bits := 32
	if ip.Is6() {
		bits = 56
	}
	prefix, err := ip.Prefix(bits)
	if err != nil {
		return false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	bucket, ok := l.from.Get(prefix)
	if !ok {
		bucket = rate.NewLimiter(acceptRateOf, acceptBurstOf)
		l.from.Add(prefix, bucket)
	}
	return bucket.Allow() && l.accepts.Allow()
}

func ipOf(at ma.Multiaddr) (netip.Addr, bool) {
	raw, err := manet.ToIP(at)
	if err != nil {
		return netip.Addr{}, false
	}
	ip, ok := netip.AddrFromSlice(raw)
	return ip.Unmap(), ok
}

// InterceptSecured implements connmgr.ConnectionGater.
func (l *limits) InterceptSecured(_ network.Direction, id peer.ID, _ network.ConnMultiaddrs) bool {
	return !l.refused(id)
}

// InterceptUpgraded implements connmgr.ConnectionGater.
func (l *limits) InterceptUpgraded(network.Conn) (bool, control.DisconnectReason) { return true, 0 }

// CanSubscribe implements pubsub.SubscriptionFilter.
func (l *limits) CanSubscribe(topic string) bool { return strings.HasPrefix(topic, topicPrefix) }

// FilterIncomingSubscriptions implements pubsub.SubscriptionFilter: a peer has so many topics of ours, and no others, however often it changes them.
func (l *limits) FilterIncomingSubscriptions(id peer.ID, subs []*pb.RPC_SubOpts) ([]*pb.RPC_SubOpts, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.standingOf(id)
	out := subs[:0]
	for _, sub := range subs {
		name := sub.GetTopicid()
		if !l.CanSubscribe(name) || len(name) > 256 {
			continue
		}
		if sub.GetSubscribe() {
			if _, has := s.topics[name]; !has && len(s.topics) >= maxTopics {
				return nil, pubsub.ErrTooManySubscriptions
			}
			s.topics[name] = struct{}{}
		} else {
			delete(s.topics, name)
		}
		out = append(out, sub)
	}
	return out, nil
}

// score are the parameters by which gossipsub itself weighs peers: strikes and malformed messages count, nothing is earned. So no peer's word about other
// peers is taken (AcceptPXThreshold), and nobody is held to a promise to send what is dropped here (no behaviour penalty). Thresholds are in strikes: at
// half of those that end the connection the peer's messages are not read any more.
func (l *limits) score() (*pubsub.PeerScoreParams, *pubsub.PeerScoreThresholds) {
	const worst = -float64(strikesToBan)
	return &pubsub.PeerScoreParams{
			Topics: make(map[string]*pubsub.TopicScoreParams),
			AppSpecificScore: func(id peer.ID) float64 {
				l.mu.Lock()
				defer l.mu.Unlock()
				if s, ok := l.peers.Peek(id); ok {
					return -s.currentStrikes(time.Now())
				}
				return 0
			},
			AppSpecificWeight: 1, DecayInterval: time.Second, DecayToZero: 0.01, RetainScore: banTime,
		}, &pubsub.PeerScoreThresholds{
			GossipThreshold: worst / 8, PublishThreshold: worst / 4, GraylistThreshold: worst / 2, AcceptPXThreshold: 1,
		}
}

// topicScore weighs what a peer sends of one task: each malformed announcement counts, for some minutes.
func topicScore() *pubsub.TopicScoreParams {
	return &pubsub.TopicScoreParams{
		TopicWeight: 1, TimeInMeshQuantum: time.Second, InvalidMessageDeliveriesWeight: -0.5,
		InvalidMessageDeliveriesDecay: pubsub.ScoreParameterDecay(banTime),
	}
}

// newResources bounds memory, connections and streams of all peers together. Where local peers are dialled, one network has as many as all.
func newResources(local bool) (network.ResourceManager, error) {
	defaults, one := rcmgr.DefaultLimits, onePrefix
	if local {
		one = inbound
	}
	system, transient := &defaults.SystemBaseLimit, &defaults.TransientBaseLimit
	system.ConnsInbound, system.ConnsOutbound, system.Conns, system.Memory = inbound, outbound, inbound+outbound, reserved
	transient.ConnsInbound, transient.ConnsOutbound, transient.Conns = handshakes, handshakes, 2*handshakes
	defaults.SystemLimitIncrease, defaults.TransientLimitIncrease = rcmgr.BaseLimitIncrease{}, rcmgr.BaseLimitIncrease{}
	return rcmgr.NewResourceManager(rcmgr.NewFixedLimiter(defaults.Scale(reserved, descriptors)), rcmgr.WithMetricsDisabled(),
		rcmgr.WithLimitPerSubnet(
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 32, ConnCount: one}},
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 56, ConnCount: one}}))
}
