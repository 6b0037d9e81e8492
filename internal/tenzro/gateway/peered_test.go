package gateway

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/internal/gossip/gossiptest"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
)

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

// pair are two keepers of which nobody told the other, and a task of theirs. All that the sponsor and the trainers have goes to the first one. Where it
// answers the chain does not say: what it names there answers who the keeper is, so that others can connect, and refuses all else. The keeper's own
// announcements have its address.
type pair struct {
	*network
	// first and second are where sponsor, trainers and bridges reach them.
	first, second string
	// listed is the first one's address on chain, front the one that it announces.
	listed, front *gossiptest.Front
	// named is the block since which the chain names listed; the second keeper started after it.
	named uint64
	a, b  *Service
}

func newPair(t *testing.T, gossips string) *pair {
	t.Helper()
	env := chaintest.New(t)
	listen := func() (net.Listener, string) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		return l, "http://" + l.Addr().String()
	}
	p := &pair{network: &network{Env: env}}
	var at net.Listener
	at, p.first = listen()
	p.front = gossiptest.NewFront(t, p.first, 0, nil)
	p.listed = gossiptest.NewFront(t, p.first, 0, func(r *http.Request) bool { return r.URL.Path == "/healthz" })
	startKeeper(t, env, 0, func(c *keeper.Config) { c.Listener, c.Endpoint, c.Gossip = at, p.front.URL, gossips })
	spec, manifest, initial := model(env)
	p.posted = env.Post(func(s *protocol.TaskSpec) {
		*s = spec
		s.CommitteeSeats, s.CommitteeThreshold, s.KeeperLock = 11, 11, s.QuorumLock // both have to sign
		s.TrainerCount, s.Quorum, s.InnerSteps = trainers, trainers-1, innerSteps
		// In the fallback window one keeper alone may propose. No test lasts until it opens: chain time runs some twenty times as fast as the clock.
		s.GraceWindowMs, s.FallbackWindow = 36_000_000, 36_000
	})
	p.posted.Manifest, p.posted.Initial = manifest, initial
	p.posted.Upload(p.first)
	p.acknowledged(t, 0)
	p.follow(t, p.first, 20) // it sees that the chain says what it wants, and looks at that no more
	p.name(p.listed.URL)
	p.follow(t, p.first, 20)
	said := p.endpoint(t)
	require.Equal(t, p.listed.URL, said.URL)
	p.named = said.Block

	at, p.second = listen()
	startKeeper(t, env, 1, func(c *keeper.Config) { c.Listener, c.Endpoint, c.Gossip = at, p.second, gossips })
	p.posted.Upload(p.second)
	p.acknowledged(t, 1)
	p.keepers = []string{p.first}
	tasks := map[string]protocol.Hash{taskName: p.posted.ID}
	p.a = start(t, env, Config{Keepers: []string{p.first}, Tasks: tasks})
	p.b = start(t, env, Config{Keepers: []string{p.second}, Tasks: tasks})
	return p
}

// acknowledged waits until the i-th keeper is in the pool and has the task's files.
func (p *pair) acknowledged(t *testing.T, i int) {
	t.Helper()
	require.Eventually(t, func() bool {
		k, err := p.View().PoolKeeper(p.Ctx(), p.posted.ID, keys.DevAddress(chaintest.Keeper+i))
		return err == nil && k.Acknowledged
	}, time.Minute, chaintest.BlockTime)
}

// follow mines so many blocks, and waits until a keeper has looked at them.
func (p *pair) follow(t *testing.T, url string, blocks int) {
	t.Helper()
	p.Mine(blocks)
	at := p.View().Number
	require.Eventually(t, func() bool {
		seen, err := strconv.ParseFloat(metric(t, url, "assay_keeper_head_block"), 64)
		return err == nil && uint64(seen) >= at
	}, time.Minute, chaintest.BlockTime)
	time.Sleep(4 * chaintest.BlockTime) // what it began then
}

// name has the chain say where the first keeper answers.
func (p *pair) name(url string) {
	p.Send(keys.Dev(chaintest.Keeper), p.Chain.SetEndpoint(p.posted.ID, url))
}

// endpoint is where the chain says that the first keeper answers.
func (p *pair) endpoint(t *testing.T) chain.Endpoint {
	t.Helper()
	said, in, err := p.View().Endpoint(p.Ctx(), p.posted.ID, keys.DevAddress(chaintest.Keeper))
	require.NoError(t, err)
	require.True(t, in)
	return said
}

// enrolled are the trainers, each with a bridge that knows the first keeper alone.
func (p *pair) enrolled(t *testing.T, counts *tally) []*trainer {
	t.Helper()
	all := make([]*trainer, trainers)
	for i := range all {
		all[i] = newTrainer(t, p.network, i, python, counts)
		all[i].client.call("tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", all[i].did}}, nil)
	}
	return all
}

// submit sends all gradients of a round.
func (p *pair) submit(t *testing.T, all []*trainer, round uint32) {
	t.Helper()
	for _, r := range all {
		for f := range uint32(fragments) {
			r.client.call("tenzro_training_submitOuterGradient", object{{"gradient", r.gradient(t, p.network, round, f, true)}}, nil)
		}
	}
}

// Tenzro's two-node round (integrations/trainer/tests/test_peered_syncer_round.py): gradients and finalizeRound go to the bridge of one keeper alone, and
// the other one reaches the same rounds by the gossip. Both have to sign, so that no round is proposed unless the second one has the payloads; and only
// announcements tell it where they are (see TestPeeredRoundWithoutGossip for the same network without). The payloads then come over HTTP.
func TestPeeredRound(t *testing.T) {
	t.Parallel()
	counts := newTally()
	t.Cleanup(func() { // the last thing: whatever failed
		if dir := os.Getenv("ASSAY_TENZRO"); dir != "" {
			require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{"level_b": !t.Failed()}))
		}
	})
	p := newPair(t, keeper.DefaultGossip)
	onA, onB := &client{t: t, url: p.a.URL(), kind: python, tally: counts}, &client{t: t, url: p.b.URL(), kind: python, tally: counts}

	// As their test begins: are you there, who are you, and are you peered?
	onA.wait()
	onB.wait()
	var first, second struct {
		Peer string `json:"self_peer_id"`
	}
	onA.call("tenzro_nodeInfo", nil, &first)
	onB.call("tenzro_nodeInfo", nil, &second)
	require.NotEmpty(t, first.Peer)
	require.NotEmpty(t, second.Peer)
	require.NotEqual(t, first.Peer, second.Peer)
	alone := start(t, p.Env, Config{})
	(&client{t: t, url: alone.URL(), kind: python, tally: counts}).mustRefuse("ObjectNotFound", "tenzro_nodeInfo", nil)

	all := p.enrolled(t, counts)
	require.Eventually(t, func() bool {
		p.Mine(1)
		return metric(t, p.first, "assay_keeper_gossip_peers") == "1" && metric(t, p.second, "assay_keeper_gossip_peers") == "1"
	}, 2*time.Minute, chaintest.BlockTime, "the keepers are connected")
	// A payload is announced once, to those that listen then: so the second keeper has to be known to.
	require.Eventually(t, func() bool { return metric(t, p.first, "assay_keeper_gossip_listeners") == "1" }, 2*time.Minute, chaintest.BlockTime,
		"the first keeper knows that the second one listens")

	current := p.posted.Initial
	for round := range uint32(rounds) {
		p.submit(t, all, round)
		var hashes []string
		current, hashes = p.post(t, current, round, all)
		all[0].client.call("tenzro_training_finalizeRound", finalize(round, hashes), nil)
		var run nodeRun // _wait_for_round
		require.Eventually(t, func() bool {
			return onB.call("tenzro_training_getRun", byTask(taskName), &run) && run.CurrentRound == round+1
		}, time.Minute, chaintest.BlockTime)
		require.Len(t, run.Roots, int(round)+1)
	}
	const gradients = rounds * trainers
	require.Equal(t, fmt.Sprint(gradients), metric(t, p.second, "assay_keeper_payloads_total"), "payloads that the second keeper has")
	heard := metric(t, p.second, `assay_keeper_gossip_received_total{kind="outer_gradient"}`)
	require.NotContains(t, []string{"", "0"}, heard, "announcements that the second keeper heard")
	require.GreaterOrEqual(t, len(p.front.Passed("/v1/objects/")), gradients, "each came from where the first one announced it")
	require.Empty(t, p.listed.Passed("/v1/"))
	said := p.endpoint(t)
	require.Equal(t, p.listed.URL, said.URL, "the chain said nothing of that")
	require.Equal(t, p.named, said.Block)
	require.Zero(t, counts.failed)
}

// The same network without gossip: the second keeper asks where the chain says, in vain, and has no payload; the round waits. So TestPeeredRound shows the
// gossip's doing, and nothing else's. Once the chain says where the first keeper answers, the round ends without any gossip: only later.
func TestPeeredRoundWithoutGossip(t *testing.T) {
	t.Parallel()
	counts := newTally()
	p := newPair(t, "")
	onB := &client{t: t, url: p.b.URL(), kind: python, tally: counts}
	onB.mustRefuse("ObjectNotFound", "tenzro_nodeInfo", nil)
	all := p.enrolled(t, counts)
	p.submit(t, all, 0)
	require.Eventually(t, func() bool { return len(p.listed.Refused("/v1/objects/")) >= trainers }, time.Minute, chaintest.BlockTime,
		"the second keeper asks for every payload where the chain says")
	p.follow(t, p.second, 40) // it reads the pool again
	var run nodeRun
	onB.call("tenzro_training_getRun", byTask(taskName), &run)
	require.Zero(t, run.CurrentRound)
	require.Empty(t, run.Roots)
	require.Equal(t, "0", metric(t, p.second, "assay_keeper_payloads_total"))
	require.Equal(t, fmt.Sprint(trainers), metric(t, p.first, "assay_keeper_payloads_total"))
	require.Empty(t, p.front.Passed("/"), "nobody knows where the first keeper answers")

	p.name(p.front.URL)
	current, hashes := p.post(t, p.posted.Initial, 0, all)
	require.Eventually(t, func() bool {
		p.Mine(1)
		return onB.call("tenzro_training_getRun", byTask(taskName), &run) && run.CurrentRound == 1
	}, 2*time.Minute, chaintest.BlockTime)
	// It ended since the second keeper has the payloads, and from where the chain says since then.
	require.Eventually(t, func() bool { return metric(t, p.second, "assay_keeper_payloads_total") == fmt.Sprint(trainers) }, time.Minute, chaintest.BlockTime)
	require.GreaterOrEqual(t, len(p.front.Passed("/v1/objects/")), trainers)
	require.Equal(t, state(current), hexOf(run.Roots[0]))
	all[0].client.call("tenzro_training_finalizeRound", finalize(0, hashes), nil)
	require.Zero(t, counts.failed)
}

// hexOf is a list of numbers as a root is written.
func hexOf(list []int) string {
	var h protocol.Hash
	for i, x := range list {
		h[i] = byte(x)
	}
	return h.String()
}
