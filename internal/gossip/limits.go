package gossip

import (
	"errors"
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
	"golang.org/x/time/rate"
)

const (
	// knownRate is how many messages a second a peer that is a keeper of a task may hand on, at most knownBurst at once; strangers less. A payload is
	// announced by three of its holders, so that a round of 64 trainers has some 200.
	knownRate, knownBurst       = 200, 2048
	strangerRate, strangerBurst = 50, 512
	// authorRate is how many announcements a second of one keeper are handed on, at most authorBurst at once.
	authorRate, authorBurst = 20, 512
	// strikesToBan is how many times a peer may send more than its rate; then its connections end, and it is refused for banTime.
	strikesToBan = 16
	banTime      = 10 * time.Minute
	// remembered bounds what is kept of peers and authors.
	remembered = 4096
	// mostInbound bounds the connections that others opened, of them onePrefix from one network (an IPv4 address, or 56 bits of IPv6).
	mostInbound, onePrefix = 128, 32
	// acceptRate is how many connections a second are taken, at most acceptBurst at once.
	acceptRate, acceptBurst = 8, 128
)

var errTooMuch = errors.New("more messages than a peer may send")

// limits bound what strangers can make this node do. It is the connection gater, the filter of subscriptions, and the inspector of what peers send.
type limits struct {
	meters *Meters
	known  func(common.Address) bool
	part   func(peer.ID)
	// accepts are of all addresses together.
	accepts *rate.Limiter
	// signers are the accounts of authors' keys, zero for one that is none of a keeper's.
	signers *lru.Cache[peer.ID, common.Address]
	banned  *lru.Cache[peer.ID, time.Time]

	mu      sync.Mutex
	peers   *lru.Cache[peer.ID, *standing]
	authors *lru.Cache[peer.ID, *rate.Limiter]
}

// standing is how a connected peer has behaved.
type standing struct {
	bucket  *rate.Limiter
	known   bool
	strikes int
	topics  map[string]struct{}
}

func newLimits(m *Meters, known func(common.Address) bool, part func(peer.ID)) *limits {
	return &limits{
		meters: m, known: known, part: part, accepts: rate.NewLimiter(acceptRate, acceptBurst),
		signers: newCache[peer.ID, common.Address](), banned: newCache[peer.ID, time.Time](), peers: newCache[peer.ID, *standing](),
		authors: newCache[peer.ID, *rate.Limiter](),
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

// of is a peer's standing. The caller holds the mutex.
func (l *limits) of(id peer.ID) *standing {
	s, ok := l.peers.Get(id)
	if !ok {
		s = &standing{bucket: rate.NewLimiter(strangerRate, strangerBurst), topics: make(map[string]struct{})}
		l.peers.Add(id, s)
	}
	return s
}

// left forgets a peer that has no connection any more. Its ban stays.
func (l *limits) left(net network.Network, id peer.ID) {
	if net.Connectedness(id) == network.Connected {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.peers.Remove(id)
}

// inspect refuses what a peer sends above its rate, and drops messages whose author is no keeper of a task, before a signature is looked at.
func (l *limits) inspect(id peer.ID, rpc *pubsub.RPC) error {
	cost := 1 + len(rpc.GetPublish()) + len(rpc.GetSubscriptions())
	if c := rpc.GetControl(); c != nil {
		cost += len(c.GetGraft()) + len(c.GetPrune()) + len(c.GetIhave()) + len(c.GetIwant()) + len(c.GetIdontwant())
	}
	if !l.takes(id, cost) {
		l.meters.dropped.WithLabelValues("rate").Add(float64(len(rpc.GetPublish())))
		return errTooMuch
	}
	sent := len(rpc.Publish)
	rpc.Publish = slices.DeleteFunc(rpc.Publish, func(m *pb.Message) bool { return !l.knows(peer.ID(m.GetFrom())) })
	l.meters.dropped.WithLabelValues("stranger").Add(float64(sent - len(rpc.Publish)))
	return nil
}

// takes says whether a peer may send so much more. One that asks too often is banned.
func (l *limits) takes(id peer.ID, cost int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	s, now := l.of(id), time.Now()
	if s.bucket.AllowN(now, min(cost, s.bucket.Burst())) {
		return true
	}
	if !s.known && l.knows(id) {
		s.known, s.bucket = true, rate.NewLimiter(knownRate, knownBurst)
		return s.bucket.AllowN(now, min(cost, knownBurst))
	}
	if s.strikes++; s.strikes == strikesToBan {
		l.banned.Add(id, now.Add(banTime))
		l.meters.bans.Inc()
		go l.part(id) // the caller is the router's loop, which closing waits for
	}
	return false
}

// mayAnnounce says whether one more announcement of an author is handed on.
func (l *limits) mayAnnounce(author peer.ID) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	bucket, ok := l.authors.Get(author)
	if !ok {
		bucket = rate.NewLimiter(authorRate, authorBurst)
		l.authors.Add(author, bucket)
	}
	return bucket.Allow()
}

func (l *limits) refused(id peer.ID) bool {
	until, ok := l.banned.Get(id)
	return ok && time.Now().Before(until)
}

// InterceptPeerDial implements connmgr.ConnectionGater.
func (l *limits) InterceptPeerDial(id peer.ID) bool { return !l.refused(id) }

// InterceptAddrDial implements connmgr.ConnectionGater.
func (l *limits) InterceptAddrDial(peer.ID, ma.Multiaddr) bool { return true }

// InterceptAccept implements connmgr.ConnectionGater. It bounds how many handshakes strangers may have; the resource manager bounds them by address.
func (l *limits) InterceptAccept(network.ConnMultiaddrs) bool { return l.accepts.Allow() }

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
	s := l.of(id)
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

// score are the parameters by which gossipsub itself weighs peers: strikes and malformed messages count, nothing is earned. Thresholds are in strikes:
// at half of those that end the connection the peer's messages are not read any more.
func (l *limits) score() (*pubsub.PeerScoreParams, *pubsub.PeerScoreThresholds) {
	const worst = -float64(strikesToBan)
	return &pubsub.PeerScoreParams{
			Topics: make(map[string]*pubsub.TopicScoreParams),
			AppSpecificScore: func(id peer.ID) float64 {
				l.mu.Lock()
				defer l.mu.Unlock()
				if s, ok := l.peers.Peek(id); ok {
					return -float64(s.strikes)
				}
				return 0
			},
			AppSpecificWeight: 1, DecayInterval: time.Second, DecayToZero: 0.01, RetainScore: banTime,
			BehaviourPenaltyWeight: -1, BehaviourPenaltyThreshold: 6, BehaviourPenaltyDecay: pubsub.ScoreParameterDecay(time.Minute),
		}, &pubsub.PeerScoreThresholds{
			GossipThreshold: worst / 8, PublishThreshold: worst / 4, GraylistThreshold: worst / 2,
		}
}

// topicScore weighs what a peer sends of one task: each malformed announcement counts, for some minutes.
func topicScore() *pubsub.TopicScoreParams {
	return &pubsub.TopicScoreParams{
		TopicWeight: 1, TimeInMeshQuantum: time.Second, InvalidMessageDeliveriesWeight: -0.5,
		InvalidMessageDeliveriesDecay: pubsub.ScoreParameterDecay(banTime),
	}
}

// newResources bounds memory, connections and streams of all peers together.
func newResources() (network.ResourceManager, error) {
	limits := rcmgr.DefaultLimits
	limits.SystemBaseLimit.ConnsInbound = mostInbound
	limits.SystemBaseLimit.Memory = 64 << 20
	limits.SystemLimitIncrease = rcmgr.BaseLimitIncrease{}
	limits.TransientLimitIncrease = rcmgr.BaseLimitIncrease{}
	return rcmgr.NewResourceManager(rcmgr.NewFixedLimiter(limits.Scale(64<<20, 512)), rcmgr.WithMetricsDisabled(),
		rcmgr.WithLimitPerSubnet(
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 32, ConnCount: onePrefix}},
			[]rcmgr.ConnLimitPerSubnet{{PrefixLength: 56, ConnCount: onePrefix}}))
}
