package gateway

import (
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/keeper"
	"assay/protocol"
)

// startPeered runs the i-th keeper. It takes part in the gossip, and is told of no other keeper.
func startPeered(t *testing.T, env *chaintest.Env, i int) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	return startKeeper(t, env, i, func(c *keeper.Config) {
		c.Listener, c.Endpoint, c.Gossip = listener, "http://"+listener.Addr().String(), keeper.DefaultGossip
	})
}

// metric is what a keeper counts under a name with labels.
func metric(t *testing.T, url, name string) string {
	t.Helper()
	resp, err := http.Get(url + "/metrics")
	require.NoError(t, err)
	defer resp.Body.Close()
	raw, err := drained(resp.Body, 1<<20)
	require.NoError(t, err)
	for line := range strings.Lines(string(raw)) {
		if value, ok := strings.CutPrefix(line, name+" "); ok {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// Tenzro's two-node round (integrations/trainer/tests/test_peered_syncer_round.py): two keepers, of which nobody told the other; gradients and
// finalizeRound go to the bridge of the one alone. Both have to sign, so that no round is proposed unless the other one heard of the payloads and
// fetched them; its bridge reaches the same round. The gossip is what tells it: see TestKeepersFindEachOther for the same without.
func TestPeeredRound(t *testing.T) {
	env := chaintest.New(t)
	n := &network{Env: env, keepers: []string{startPeered(t, env, 0), startPeered(t, env, 1)}}
	counts := &tally{}
	_, _, initial := env.Spec()
	n.posted = env.Post(func(s *protocol.TaskSpec) {
		s.CommitteeSeats, s.CommitteeThreshold, s.KeeperLock = 11, 11, s.QuorumLock
		s.FragmentCount, s.TrainerCount, s.Quorum, s.InitialStateRoot = fragments, trainers, trainers-1, initial.Root(fragments)
		s.InnerSteps = innerSteps
	})
	n.posted.Initial = initial
	for _, k := range n.keepers {
		n.posted.Upload(k)
	}
	both := n.keepers
	n.keepers = both[:1]
	a := start(t, env, Config{Keepers: both[:1], Tasks: map[string]protocol.Hash{taskName: n.posted.ID}})
	b := start(t, env, Config{Keepers: both[1:], Tasks: map[string]protocol.Hash{taskName: n.posted.ID}})
	onA, onB := &client{t: t, url: a.URL(), kind: "python", tally: counts}, &client{t: t, url: b.URL(), kind: "python", tally: counts}

	// As their test begins: who are you, and are you peered?
	var first, second struct {
		Peer string `json:"self_peer_id"`
	}
	onA.call("tenzro_nodeInfo", nil, &first)
	onB.call("tenzro_nodeInfo", nil, &second)
	require.NotEmpty(t, first.Peer)
	require.NotEmpty(t, second.Peer)
	require.NotEqual(t, first.Peer, second.Peer)
	alone := start(t, env, Config{})
	(&client{t: t, url: alone.URL(), kind: "python", tally: counts}).mustRefuse("ObjectNotFound", "tenzro_nodeInfo", nil)

	all := make([]*trainer, trainers)
	for i := range all {
		all[i] = newTrainer(t, n, i, "python", counts)
		all[i].client.call("tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", all[i].did}}, nil)
	}
	require.Eventually(t, func() bool {
		env.Mine(1)
		return metric(t, both[0], "assay_keeper_gossip_peers") == "1" && metric(t, both[1], "assay_keeper_gossip_peers") == "1"
	}, time.Minute, chaintest.BlockTime, "the keepers are connected")

	current := n.posted.Initial
	for round := range uint32(2) {
		for _, r := range all {
			for f := range uint32(fragments) {
				var out struct{ Accepted bool }
				r.client.call("tenzro_training_submitOuterGradient", object{{"gradient", r.gradient(t, n, round, f, false)}}, &out)
				require.True(t, out.Accepted)
			}
		}
		var hashes []string
		current, hashes = n.post(t, current, round, all)
		all[0].client.call("tenzro_training_finalizeRound", finalize(round, hashes), nil)
		var list struct{ Runs []nodeRun }
		require.Eventually(t, func() bool {
			onB.call("tenzro_training_listRuns", nil, &list)
			return len(list.Runs) == 1 && list.Runs[0].CurrentRound == round+1
		}, time.Minute, chaintest.BlockTime)
	}
	heard := metric(t, both[1], `assay_keeper_gossip_received_total{kind="outer_gradient"}`)
	require.NotContains(t, []string{"", "0"}, heard, "announcements that the second keeper heard")
	require.NotContains(t, []string{"", "0"}, metric(t, both[1], "assay_keeper_payloads_total"))
	if dir := os.Getenv("ASSAY_TENZRO"); dir != "" {
		require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{"level_b": true}))
	}
}
