// Package gossiptest attacks a node of the gossip.
package gossiptest

import (
	"context"
	"crypto/ecdsa"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"time"

	ethcrypto "github.com/ethereum/go-ethereum/crypto"
	pubsub "github.com/libp2p/go-libp2p-pubsub"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/crypto"
	"github.com/libp2p/go-libp2p/core/network"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/libp2p/go-libp2p/core/sec"
	blankhost "github.com/libp2p/go-libp2p/p2p/host/blank"
	"github.com/libp2p/go-libp2p/p2p/host/eventbus"
	"github.com/libp2p/go-libp2p/p2p/host/peerstore/pstoremem"
	"github.com/libp2p/go-libp2p/p2p/muxer/yamux"
	"github.com/libp2p/go-libp2p/p2p/net/swarm"
	"github.com/libp2p/go-libp2p/p2p/net/upgrader"
	"github.com/libp2p/go-libp2p/p2p/security/noise"
	"github.com/libp2p/go-libp2p/p2p/transport/tcp"
	ma "github.com/multiformats/go-multiaddr"
	"google.golang.org/protobuf/proto"
)

// batch is how many messages are sent at once.
const batch = 16

// Sent is what a flood came to.
type Sent struct {
	// Messages were written to a connection; Peers are the hosts it took, a new one each time that the node cut one off.
	Messages, Peers int
	// Took is from its beginning to its end, with the time in which the node took no connection.
	Took time.Duration
}

// Rate is how many messages it was a second.
func (s Sent) Rate() int { return int(float64(s.Messages) / max(s.Took.Seconds(), 1e-3)) }

// Flood sends a node of this machine a rate of messages a second, or as many as it takes if the rate is 0, until ctx ends: under a new identity each
// time that the node ends the connection. message makes the i-th message of an identity.
func Flood(ctx context.Context, id string, port, rate int, message func(self peer.ID, i int) *pb.Message) (Sent, error) {
	return flood(ctx, func() (crypto.PrivKey, error) {
		key, _, err := crypto.GenerateSecp256k1Key(rand.Reader)
		return key, err
	}, id, port, rate, message)
}

// FloodAs is Flood under one identity, whatever the node does.
func FloodAs(
	ctx context.Context, key *ecdsa.PrivateKey, id string, port, rate int, message func(self peer.ID, i int) *pb.Message,
) (Sent, error) {
	own, err := Identity(key)
	if err != nil {
		return Sent{}, err
	}
	return flood(ctx, func() (crypto.PrivKey, error) { return own, nil }, id, port, rate, message)
}

// Identity is a signing key as libp2p has it.
func Identity(key *ecdsa.PrivateKey) (crypto.PrivKey, error) {
	return crypto.UnmarshalSecp256k1PrivateKey(ethcrypto.FromECDSA(key))
}

// Sign signs a message as its author, in the way that gossipsub checks (StrictSign).
func Sign(m *pb.Message, author crypto.PrivKey) error {
	id, err := peer.IDFromPrivateKey(author)
	if err != nil {
		return err
	}
	m.From, m.Signature, m.Key = []byte(id), nil, nil
	data, err := proto.Marshal(m)
	if err != nil {
		return err
	}
	m.Signature, err = author.Sign(append([]byte(pubsub.SignPrefix), data...))
	return err
}

func flood(
	ctx context.Context, identity func() (crypto.PrivKey, error), id string, port, rate int, message func(self peer.ID, i int) *pb.Message,
) (sent Sent, err error) {
	began := time.Now()
	defer func() { sent.Took = time.Since(began) }()
	to, err := peer.Decode(id)
	if err != nil {
		return sent, err
	}
	at, err := ma.NewMultiaddr(fmt.Sprintf("/ip4/127.0.0.1/tcp/%d", port))
	if err != nil {
		return sent, err
	}
	pace := func(more int) { // the time in which the node takes no connection is made up for
		if rate > 0 {
			time.Sleep(time.Until(began.Add(time.Duration(sent.Messages+more) * time.Second / time.Duration(rate))))
		}
	}
	for ctx.Err() == nil {
		key, err := identity()
		if err != nil {
			return sent, err
		}
		attacker, err := newHost(key)
		if err != nil {
			return sent, err
		}
		sent.Peers++
		sent.Messages += floodAs(ctx, attacker, to, at, pace, message)
		if err := attacker.Close(); err != nil {
			return sent, err
		}
	}
	return sent, nil
}

// floodAs floods under one identity until it is cut off; it says how much was sent. pace waits before there may be more than so many.
func floodAs(
	ctx context.Context, attacker *blankhost.BlankHost, to peer.ID, at ma.Multiaddr, pace func(sent int), message func(self peer.ID, i int) *pb.Message,
) (sent int) {
	defer func() {
		if sent == 0 { // refused: as soon again as one does who floods at a rate
			select {
			case <-time.After(10 * time.Millisecond):
			case <-ctx.Done():
			}
		}
	}()
	if err := attacker.Connect(ctx, peer.AddrInfo{ID: to, Addrs: []ma.Multiaddr{at}}); err != nil {
		return 0
	}
	stream, err := attacker.NewStream(ctx, to, pubsub.GossipSubID_v11)
	if err != nil {
		return 0
	}
	defer func() { _ = stream.Reset() }()
	stop := context.AfterFunc(ctx, func() { _ = stream.Reset() })
	defer stop()
	for ctx.Err() == nil {
		rpc := new(pb.RPC)
		for range batch {
			rpc.Publish = append(rpc.Publish, message(attacker.ID(), sent))
			sent++
		}
		data, err := proto.Marshal(rpc)
		if err != nil {
			return sent - batch
		}
		if _, err := stream.Write(append(binary.AppendUvarint(nil, uint64(len(data))), data...)); err != nil {
			return sent - batch
		}
		pace(sent)
	}
	return sent
}

// newHost is a host of libp2p with that identity, which serves nothing.
func newHost(key crypto.PrivKey) (*blankhost.BlankHost, error) {
	id, err := peer.IDFromPrivateKey(key)
	if err != nil {
		return nil, err
	}
	store, err := pstoremem.NewPeerstore()
	if err != nil {
		return nil, err
	}
	if err := store.AddPrivKey(id, key); err != nil {
		return nil, err
	}
	bus := eventbus.NewBus()
	net, err := swarm.NewSwarm(id, store, bus)
	if err != nil {
		return nil, err
	}
	muxers := []upgrader.StreamMuxer{{ID: yamux.ID, Muxer: yamux.DefaultTransport}}
	secure, err := noise.New(noise.ID, key, muxers)
	if err != nil {
		return nil, err
	}
	up, err := upgrader.New([]sec.SecureTransport{secure}, muxers, nil, &network.NullResourceManager{}, nil)
	if err != nil {
		return nil, err
	}
	transport, err := tcp.NewTCPTransport(up, &network.NullResourceManager{}, nil, tcp.DisableReuseport())
	if err != nil {
		return nil, err
	}
	if err := net.AddTransport(transport); err != nil {
		return nil, err
	}
	return blankhost.NewBlankHost(net), nil
}
