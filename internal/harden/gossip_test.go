package harden

import (
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	pb "github.com/libp2p/go-libp2p-pubsub/pb"
	"github.com/libp2p/go-libp2p/core/peer"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/internal/gossip"
	"assay/internal/gossip/gossiptest"
	"assay/internal/keepers"
	"assay/internal/keys"
)

// floodRate is what a peer floods with, in messages a second.
const floodRate = 10_000

// A peer floods a keeper over the gossip, half of it in the keeper's own name, and comes back under another one whenever it is cut off: every round ends
// with its gradients, and the keeper's memory stays small.
func TestGossipFlood(t *testing.T) {
	rounds, folder := uint32(2), os.Getenv("ASSAY_TENZRO")
	if folder != "" {
		rounds = 10
	}
	k, task := attacked(t, rounds)
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

	ctx, stop := context.WithTimeout(t.Context(), floodTime)
	defer stop()
	flood, end := context.WithCancel(ctx)
	var sent gossiptest.Sent
	flooded := make(chan error, 1)
	go func() {
		var err error
		sent, err = gossiptest.Flood(flood, health.Gossip.Peer, health.Gossip.Port, floodRate, func(self peer.ID, i int) *pb.Message {
			from := self
			if i%2 == 0 {
				from = victim
			}
			return &pb.Message{
				From: []byte(from), Data: data, Topic: &topic, Signature: data[:64],
				Seqno: []byte{byte(i >> 24), byte(i >> 16), byte(i >> 8), byte(i)},
			}
		})
		flooded <- err
	}()
	h := &honest{t: t, task: task, keeper: k}
	state := task.Initial
	for round := range rounds {
		state = h.round(ctx, round, state)
		k.measure()
	}
	end()
	require.NoError(t, <-flooded)
	require.Positive(t, sent.Messages)
	resp, err := http.Get(k.url + "/metrics")
	require.NoError(t, err)
	metrics, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	require.NoError(t, resp.Body.Close())
	require.Regexp(t, `(?m)^assay_keeper_gossip_bans_total [1-9]`, string(metrics), "the flood reached the keeper, which cut it off")
	head, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(t, err)
	require.Zero(t, head.Carried, "a carried round")
	require.EqualValues(t, rounds, head.Round)
	require.Equal(t, state.Root(task.Spec.FragmentCount), head.StateRoot)
	require.Less(t, k.rss, int64(256<<20), "the keeper's memory")
	got := map[string]any{
		"gossip_flood_rounds": head.Round, "gossip_flood_rounds_carried": head.Carried, "gossip_flood_rss_mib": k.rss >> 20,
		"gossip_flood_messages": sent.Messages, "gossip_flood_identities": sent.Peers,
	}
	t.Log(got)
	if folder != "" {
		require.NoError(t, figures.Add(filepath.Join(folder, "summary.json"), got))
	}
}
