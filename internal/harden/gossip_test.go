package harden

import (
	"context"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/internal/gossip"
	"assay/internal/gossip/gossiptest"
	"assay/internal/keepers"
	"assay/internal/keys"
	"assay/protocol"
)

// floodRate is what a peer floods with, in messages a second: ten thousand, and some for when it is not let in.
const floodRate = 10_200

// Floods of a keeper over the gossip, in each of which every round ends with its gradients, and the keeper's memory stays small. First a stranger's, half
// of it in the keeper's own name, which comes back under another name whenever it is cut off; then that of a keeper of the pool, whose signatures are
// right and whose announcements are fresh and well-formed: 2,048 different ones, 32,768 in `make tenzro`, sent again and again, and others after 200
// seconds, when those are stale.
func TestGossipFlood(t *testing.T) {
	each, prepared, folder := uint32(1), 1<<11, os.Getenv("ASSAY_TENZRO")
	if folder != "" {
		each, prepared = 10, 1<<15
	}
	// Of the pool's weight the flooder has half a percent, so that it draws the only seat in about one round of two hundred, and signs nothing then: such a
	// round ends in the fallback window alone, which is waited for, and the figures of that run are those of a longer flood.
	k, task := attacked(t, 2*each, func(s *protocol.TaskSpec) {
		s.RewardPerGradient, s.KeeperLock = new(big.Int).Div(chaintest.Tokens(1), big.NewInt(1000)), chaintest.Tokens(3)
	})
	rogue := keys.Dev(chaintest.Keeper + 1)
	task.Stake(rogue, chaintest.Tokens(5000))
	task.Send(rogue, task.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))

	health, err := keepers.Ask(t.Context(), http.DefaultClient, k.url)
	require.NoError(t, err)
	victim, err := peer.Decode(health.Gossip.Peer)
	require.NoError(t, err)
	announced := gossip.Announcement{
		Kind: gossip.Endpoint, Task: task.ID, Keeper: keys.DevAddress(chaintest.Keeper), Time: uint64(time.Now().Unix()), URL: k.url,
	}
	data, err := announced.Encode()
	require.NoError(t, err)
	topic := gossip.Topic(task.Dep, task.ID)
	signed := &signedFlood{t: t, task: task, key: rogue, account: keys.DevAddress(chaintest.Keeper + 1), topic: topic, prepared: prepared}
	signed.prepare()

	h := &honest{t: t, task: task, keeper: k}
	state, round := task.Initial, uint32(0)
	under := func(flood func(context.Context) (gossiptest.Sent, error)) (sent gossiptest.Sent) {
		ctx, stop := context.WithTimeout(t.Context(), floodTime)
		defer stop()
		flooding, end := context.WithCancel(ctx)
		defer end()
		flooded := make(chan error, 1)
		go func() {
			var err error
			sent, err = flood(flooding)
			flooded <- err
		}()
		for until := round + each; round < until; round++ {
			state = h.round(ctx, round, state)
			k.measure()
		}
		end()
		require.NoError(t, <-flooded)
		require.Positive(t, sent.Messages)
		return sent
	}
	stranger := under(func(ctx context.Context) (gossiptest.Sent, error) {
		return gossiptest.Flood(ctx, health.Gossip.Peer, health.Gossip.Port, floodRate, func(self peer.ID, i int) *pb.Message {
			from := self
			if i%2 == 0 {
				from = victim
			}
			return &pb.Message{
				From: []byte(from), Data: data, Topic: &topic, Signature: data[:64],
				Seqno: []byte{byte(i >> 24), byte(i >> 16), byte(i >> 8), byte(i)},
			}
		})
	})
	bans := k.settledBans()
	require.Positive(t, bans, "the flood reached the keeper, which cut it off")
	known := under(func(ctx context.Context) (gossiptest.Sent, error) {
		return gossiptest.FloodAs(ctx, rogue, health.Gossip.Peer, health.Gossip.Port, floodRate, signed.message)
	})
	require.Equal(t, 1, known.Peers, "the keeper of the pool was never cut off")
	require.Equal(t, bans, k.settledBans(), "a keeper of the pool is not refused: others may make it hand on much")
	heard := k.metric(`assay_keeper_gossip_received_total{kind="outer_gradient"}`)
	require.Positive(t, heard, "what it signed was taken")
	require.Positive(t, k.metric(`assay_keeper_gossip_dropped_total{reason="rate"}`)+k.metric(`assay_keeper_gossip_dropped_total{reason="muted"}`))

	head, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(t, err)
	require.Zero(t, head.Carried, "a carried round")
	require.EqualValues(t, 2*each, head.Round)
	require.Equal(t, state.Root(task.Spec.FragmentCount), head.StateRoot)
	require.Less(t, k.rss, int64(256<<20), "the keeper's memory")
	got := map[string]any{
		"gossip_flood_rounds": head.Round, "gossip_flood_rounds_carried": head.Carried, "gossip_flood_rss_mib": k.rss >> 20,
		"gossip_flood_messages": stranger.Messages, "gossip_flood_seconds": int(stranger.Took.Seconds()), "gossip_flood_rate": stranger.Rate(),
		"gossip_flood_identities":    stranger.Peers,
		"gossip_flood_keeper_rounds": each, "gossip_flood_keeper_messages": known.Messages, "gossip_flood_keeper_seconds": int(known.Took.Seconds()),
		"gossip_flood_keeper_rate": known.Rate(), "gossip_flood_keeper_taken": int(heard),
	}
	t.Log(got)
	if folder != "" {
		require.GreaterOrEqual(t, min(stranger.Rate(), known.Rate()), 9_000, "messages a second: no flood like this was meant")
		require.NoError(t, figures.Add(filepath.Join(folder, "summary.json"), got))
	}
}

// signedFlood has a keeper's announcements, signed before they are sent: nobody signs ten thousand a second beside what is measured here.
type signedFlood struct {
	t        *testing.T
	task     *chaintest.Task
	key      *ecdsa.PrivateKey
	account  common.Address
	topic    string
	prepared int
	messages []*pb.Message
	until    time.Time
}

// ahead is how far in the future they are: within what another clock may be off, so that they are fresh for longer.
const ahead = 100 * time.Second

// prepare signs them: each says that the keeper holds another payload, and answers at another address.
func (f *signedFlood) prepare() {
	identity, err := gossiptest.Identity(f.key)
	if err != nil {
		f.t.Error(err)
		return
	}
	now := time.Now()
	f.messages, f.until = make([]*pb.Message, f.prepared), now.Add(2*ahead)
	for i := range f.messages {
		a := gossip.Announcement{
			Kind: gossip.OuterGradient, Task: f.task.ID, Round: uint32(i), Keeper: f.account, About: crypto.PubkeyToAddress(f.task.Trainers[i%4].PublicKey),
			Root: sha256.Sum256(fmt.Append(nil, i)), Time: uint64(now.Add(ahead).Unix()), URL: fmt.Sprintf("http://127.0.0.1:%d", 1+i%1000),
		}
		data, err := a.Encode()
		if err == nil {
			f.messages[i] = &pb.Message{Data: data, Topic: &f.topic, Seqno: binary.BigEndian.AppendUint64(nil, uint64(now.UnixNano())+uint64(i))}
			err = gossiptest.Sign(f.messages[i], identity)
		}
		if err != nil {
			f.t.Error(err)
			return
		}
	}
}

// message is the i-th that is sent.
func (f *signedFlood) message(_ peer.ID, i int) *pb.Message {
	if time.Now().After(f.until) {
		f.prepare()
	}
	return f.messages[i%len(f.messages)]
}

// settledBans is how many peers the keeper under attack has refused once nobody is connected to it and what they sent is read: a flood that is over may
// have left some of it behind. Metrics are gathered once a second at most, so that two readings two seconds apart are of different times.
func (p *process) settledBans() float64 {
	p.t.Helper()
	bans := -1.0
	for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(2 * time.Second) {
		if p.metric("assay_keeper_gossip_peers") > 0 {
			bans = -1
			continue
		}
		now := p.metric("assay_keeper_gossip_bans_total")
		if now == bans {
			return bans
		}
		bans = now
	}
	require.FailNow(p.t, "the flood is over, and peers stay connected or are refused still")
	return 0
}

// metric is what the keeper under attack counts under a name with labels; 0 if it has none.
func (p *process) metric(name string) float64 {
	resp, err := http.Get(p.url + "/metrics")
	require.NoError(p.t, err)
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	require.NoError(p.t, err)
	for line := range strings.Lines(string(raw)) {
		if value, ok := strings.CutPrefix(line, name+" "); ok {
			out, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			require.NoError(p.t, err)
			return out
		}
	}
	return 0
}
