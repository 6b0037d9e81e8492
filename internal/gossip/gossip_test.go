package gossip

import (
	"context"
	"crypto/ecdsa"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	ma "github.com/multiformats/go-multiaddr"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"assay/internal/gossip/gossiptest"
	"assay/protocol"
)

// patience is how long something that has to come may take on a busy machine.
const patience = time.Minute

var theTask = protocol.Hash{0xaa}

// pool are the keepers of theTask: account → signing key's account. Each has its number for an account.
type pool struct {
	mu   sync.Mutex
	keys map[common.Address]common.Address
}

func (p *pool) member(task protocol.Hash, keeper, signer common.Address) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return task == theTask && p.keys[keeper] == signer
}

func (p *pool) known(signer common.Address) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, key := range p.keys {
		if key == signer {
			return true
		}
	}
	return false
}

func (p *pool) add(account common.Address, key *ecdsa.PrivateKey) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.keys[account] = crypto.PubkeyToAddress(key.PublicKey)
}

type node struct {
	*Network
	key     *ecdsa.PrivateKey
	account common.Address

	mu    sync.Mutex
	heard []Announcement
}

func (n *node) says(round uint32) Announcement {
	return Announcement{
		Kind: OuterGradient, Task: theTask, Round: round, Keeper: n.account, About: common.Address{9}, Root: protocol.Hash{byte(round), 1},
		Time: uint64(time.Now().Unix()), URL: "http://127.0.0.1:1",
	}
}

func (n *node) has(round uint32) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return slices.ContainsFunc(n.heard, func(a Announcement) bool { return a.Round == round })
}

// start makes a node of the pool; a stranger has none.
func start(t *testing.T, p *pool, number byte, member bool, listen string) *node {
	t.Helper()
	key, err := crypto.GenerateKey()
	require.NoError(t, err)
	n := &node{key: key, account: common.Address{number}}
	if member {
		p.add(n.account, key)
	}
	n.Network, err = New(Config{
		Key: key, Listen: listen, Deployment: protocol.Deployment{ChainID: 1}, LocalPeers: true, Member: p.member, Known: p.known,
		Handle: func(a Announcement) {
			n.mu.Lock()
			defer n.mu.Unlock()
			n.heard = append(n.heard, a)
		},
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, n.Close()) })
	require.NoError(t, n.Join(theTask))
	return n
}

func (n *node) connect(t *testing.T, to *node) {
	t.Helper()
	require.NoError(t, n.Connect(t.Context(), to.ID(), "127.0.0.1", to.Port()))
}

// announces has a node announce a round, again with another time until the others have heard it: what is published before a peer has said that it
// subscribes goes nowhere.
func announces(t *testing.T, from *node, round uint32, to ...*node) {
	t.Helper()
	require.Eventually(t, func() bool {
		a := from.says(round)
		require.NoError(t, from.Announce(t.Context(), a))
		time.Sleep(50 * time.Millisecond)
		return !slices.ContainsFunc(to, func(n *node) bool { return !n.has(round) })
	}, patience, time.Millisecond)
}

func TestKeepersHearEachOther(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	middle := start(t, p, 1, true, "127.0.0.1:0")
	left, right := start(t, p, 2, true, ""), start(t, p, 3, true, "") // behind NAT: nobody can connect to them
	require.Zero(t, left.Port())
	left.connect(t, middle)
	right.connect(t, middle)
	announces(t, middle, 1, left, right)
	announces(t, left, 2, middle, right)
	announces(t, right, 3, middle, left)
	require.False(t, middle.has(0))
	require.False(t, left.has(2), "its own announcement")
	require.NoError(t, left.Leave(theTask))
	require.Error(t, left.Announce(t.Context(), left.says(4)))
	require.NoError(t, left.Join(theTask))
	announces(t, middle, 5, left)
}

// What a stranger says is handed on to nobody, under whoever's name, and what a keeper said long ago or of another task neither.
func TestOnlyKeepersOfTheTaskAreHeard(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	hub := start(t, p, 1, true, "127.0.0.1:0")
	member, stranger := start(t, p, 2, true, ""), start(t, p, 3, false, "")
	member.connect(t, hub)
	stranger.connect(t, hub)
	announces(t, member, 1, hub, stranger) // strangers may listen

	asMember := stranger.says(10)
	asMember.Keeper = member.account
	require.NoError(t, stranger.Announce(t.Context(), asMember))
	require.NoError(t, stranger.Announce(t.Context(), stranger.says(11)))
	old := member.says(12)
	old.Time -= uint64(freshness/time.Second) + 60
	require.NoError(t, member.Announce(t.Context(), old))
	early := member.says(13)
	early.Time = 1<<63 + 5
	require.NoError(t, member.Announce(t.Context(), early))
	asOther := member.says(14)
	asOther.Keeper = hub.account
	require.NoError(t, member.Announce(t.Context(), asOther))
	announces(t, member, 15, hub)
	require.Eventually(t, func() bool {
		return testutil.ToFloat64(hub.meters.dropped.WithLabelValues("stranger")) >= 3 &&
			testutil.ToFloat64(hub.meters.dropped.WithLabelValues("stale")) >= 2
	}, patience, 10*time.Millisecond)
	for round := uint32(10); round <= 14; round++ {
		require.False(t, hub.has(round), "round %d", round)
	}
}

// A copy of an announcement under another name comes in before the announcement itself, which is heard all the same.
func TestCopiesHideNothing(t *testing.T) {
	t.Parallel()
	a := samples()[0]
	data, err := a.Encode()
	require.NoError(t, err)
	topic := "t"
	one, another := &pb.Message{From: []byte("a"), Data: data, Topic: &topic}, &pb.Message{From: []byte("b"), Data: data, Topic: &topic}
	require.NotEqual(t, messageID(one), messageID(another))
	require.Equal(t, messageID(one), messageID(&pb.Message{From: []byte("a"), Data: data, Topic: &topic, Seqno: []byte{1}}))
	elsewhere := "u"
	require.NotEqual(t, messageID(one), messageID(&pb.Message{From: []byte("a"), Data: data, Topic: &elsewhere}))
	require.NotEqual(t, messageID(&pb.Message{From: []byte("ab"), Data: []byte("c")}), messageID(&pb.Message{From: []byte("a"), Data: []byte("bc")}))
}

func TestConnectOnlyToWhomTheChainNames(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	a, b, c := start(t, p, 1, true, "127.0.0.1:0"), start(t, p, 2, true, "127.0.0.1:0"), start(t, p, 3, true, "")
	stranger := start(t, p, 4, false, "127.0.0.1:0")
	require.ErrorContains(t, c.Connect(t.Context(), stranger.ID(), "127.0.0.1", stranger.Port()), "of no keeper's signing key")
	require.ErrorContains(t, c.Connect(t.Context(), "nonsense", "127.0.0.1", a.Port()), "peer id")
	require.ErrorContains(t, c.Connect(t.Context(), a.ID(), "127.0.0.1", 0), "port 0")
	require.Error(t, c.Connect(t.Context(), a.ID(), "127.0.0.1", b.Port()), "another one answers there")
	// Whatever peers say of themselves and others: no stranger is dialled, and nobody at an address of a private network.
	require.False(t, c.limits.InterceptPeerDial(stranger.host.ID()))
	require.True(t, c.limits.InterceptPeerDial(a.host.ID()))
	_, thresholds := c.limits.score()
	require.Positive(t, thresholds.AcceptPXThreshold, "nobody earns a score above 0")
	c.limits.local = false
	for at, dialled := range map[string]bool{
		"/ip4/10.0.0.5/tcp/6379": false, "/ip4/127.0.0.1/tcp/1": false, "/ip6/::1/tcp/1": false, "/dns4/a.example/tcp/1": false, "/ip4/169.254.169.254/tcp/80": false,
		"/ip4/203.0.113.7/tcp/1": true, "/ip6/2001:db8::1/tcp/1": true,
	} {
		m, err := ma.NewMultiaddr(at)
		require.NoError(t, err)
		require.Equal(t, dialled, c.limits.InterceptAddrDial(a.host.ID(), m), at)
	}
	c.limits.local = true
	c.cfg.LocalPeers = false
	require.ErrorContains(t, c.Connect(t.Context(), a.ID(), "127.0.0.1", a.Port()), "no public address")
	require.Zero(t, c.Peers())
	c.cfg.LocalPeers = true
	c.connect(t, a)
	c.connect(t, a)
	require.Equal(t, 1, c.Peers())
	require.NoError(t, a.Connect(t.Context(), a.ID(), "127.0.0.1", a.Port()), "itself")
}

func TestTopicsAreBounded(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	n := start(t, p, 1, true, "")
	for i := range maxTopics - 1 {
		require.NoError(t, n.Join(protocol.Hash{1, byte(i)}))
	}
	require.ErrorIs(t, n.Join(protocol.Hash{2}), ErrTooManyTopics)
	require.NoError(t, n.Join(theTask), "one that it has")
	require.NoError(t, n.Leave(theTask))
	require.NoError(t, n.Join(protocol.Hash{2}))

	yes, stranger := true, peer.ID("somebody")
	sub := func(name string) *pb.RPC_SubOpts { return &pb.RPC_SubOpts{Subscribe: &yes, Topicid: &name} }
	got, err := n.limits.FilterIncomingSubscriptions(stranger, []*pb.RPC_SubOpts{sub("elsewhere"), sub(n.topicName(theTask))})
	require.NoError(t, err)
	require.Len(t, got, 1)
	var many []*pb.RPC_SubOpts
	for i := range maxTopics {
		many = append(many, sub(n.topicName(protocol.Hash{3, byte(i)})))
	}
	_, err = n.limits.FilterIncomingSubscriptions(stranger, many)
	require.ErrorIs(t, err, pubsub.ErrTooManySubscriptions)
}

// What others make a keeper send is no fault of its: above its rate it is only dropped. A keeper that says too much is muted, and a stranger that sends
// too much stays known as one when it comes back.
func TestWhoIsToBlame(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	hub, member, stranger := start(t, p, 1, true, ""), start(t, p, 2, true, ""), start(t, p, 3, false, "")
	keeper, nobody := member.host.ID(), stranger.host.ID()
	for range 4 * strikesToBan {
		hub.limits.takes(keeper, knownBurst)
	}
	require.False(t, hub.limits.takes(keeper, knownBurst))
	require.False(t, hub.limits.refused(keeper))
	parameters, _ := hub.limits.score()
	require.Zero(t, parameters.AppSpecificScore(keeper))

	require.False(t, hub.limits.takes(nobody, strangerBurst+1), "more at once than there is ever room for")
	require.Negative(t, parameters.AppSpecificScore(nobody))
	hub.limits.disconnected(hub.host.Network(), nobody)
	require.Negative(t, parameters.AppSpecificScore(nobody), "it outlives the connection")
	for range strikesToBan {
		hub.limits.takes(nobody, strangerBurst+1)
	}
	require.True(t, hub.limits.refused(nobody))
	require.False(t, hub.limits.InterceptSecured(network.DirInbound, nobody, nil))
	past := standing{strikes: 5, struck: time.Now().Add(-time.Minute)}
	require.Zero(t, past.currentStrikes(time.Now()))

	a := member.says(1)
	data, err := a.Encode()
	require.NoError(t, err)
	name := hub.topicName(theTask)
	m := &pb.Message{From: []byte(keeper), Data: data, Topic: &name}
	_, ok := hub.passes(m)
	require.True(t, ok)
	for hub.limits.mayAnnounce(keeper) {
	}
	why, ok := hub.passes(m)
	require.False(t, ok)
	require.Equal(t, "muted", why)
}

// While a peer sends all that it can, in its own name and in that of a keeper, what keepers announce arrives, and the flooder is refused.
func TestFlood(t *testing.T) {
	t.Parallel()
	p := &pool{keys: make(map[common.Address]common.Address)}
	hub, member := start(t, p, 1, true, "127.0.0.1:0"), start(t, p, 2, true, "")
	member.connect(t, hub)
	announces(t, member, 1, hub)
	a := member.says(2)
	data, err := a.Encode()
	require.NoError(t, err)
	name := hub.topicName(theTask)
	for what, author := range map[string]func(attacker peer.ID) peer.ID{
		"own name":      func(attacker peer.ID) peer.ID { return attacker },
		"keeper's name": func(peer.ID) peer.ID { return member.host.ID() },
	} {
		ctx, stop := context.WithCancel(t.Context())
		var flooding sync.WaitGroup
		var sent gossiptest.Sent
		flooding.Go(func() {
			var err error
			sent, err = gossiptest.Flood(ctx, hub.ID(), hub.Port(), 0, func(self peer.ID, i int) *pb.Message {
				return &pb.Message{
					From: []byte(author(self)), Data: data, Topic: &name, Seqno: []byte{byte(i >> 16), byte(i >> 8), byte(i)}, Signature: []byte("none"),
				}
			})
			if err != nil {
				t.Error(err)
			}
		})
		before := testutil.ToFloat64(hub.meters.bans)
		for round := uint32(10); round < 20; round++ {
			announces(t, member, round, hub)
		}
		require.Eventually(t, func() bool { return testutil.ToFloat64(hub.meters.bans) > before }, patience, 10*time.Millisecond, what)
		stop()
		flooding.Wait()
		require.Positive(t, sent.Messages, what)
		hub.mu.Lock()
		hub.heard = nil
		hub.mu.Unlock()
	}
	require.False(t, hub.has(2), "a message that a keeper did not sign")
}
