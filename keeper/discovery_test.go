package keeper

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/gossip"
	"assay/internal/gossip/gossiptest"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
)

// startUnacquainted starts n keepers that are told of a task, and of no other keeper.
func startUnacquainted(t *testing.T, env *chaintest.Env, task *chaintest.Task, n int, gossip string) []*running {
	t.Helper()
	out := make([]*running, n)
	for i := range out {
		key := keys.Dev(chaintest.Keeper + i)
		env.Stake(key, chaintest.Tokens(5000))
		cfg := testConfig(env, key, t.TempDir())
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		cfg.Listener, cfg.Endpoint, cfg.Gossip = listener, "http://"+listener.Addr().String(), gossip
		cfg.Tasks = []protocol.Hash{task.ID}
		out[i] = start(t, cfg)
	}
	return out
}

// Keepers that nobody told of each other find each other in the task's pool on chain: they get the task's files, payloads and signatures from one
// another. With gossip they hear at once who holds what; without it everything works too.
func TestKeepersFindEachOther(t *testing.T) {
	for name, gossiping := range map[string]string{"by the chain alone": "", "with gossip": "127.0.0.1:0"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := chaintest.New(t)
			task := env.Post(committee(11, 11)) // every keeper signs
			pool := startUnacquainted(t, env, task, 3, gossiping)
			joinAll(task, pool)
			task.Enroll()
			state := twoRounds(task, pool)
			for _, k := range pool {
				h := k.server.health().Gossip
				if gossiping == "" {
					require.Nil(t, h)
					continue
				}
				require.NotEmpty(t, h.Peer)
				require.NotZero(t, h.Port)
				k.eventually(func() bool { return k.discovery.net.Peers() == 2 }, "every keeper is connected to both others")
			}
			if gossiping == "" {
				return
			}
			// From now on each hears of each payload.
			commitAll(task, 2, state.Root(3), pool...)
			spread(task, 2, pool...)
			require.Equal(t, step(t, task, state, 2, 0, 1, 2, 3).Root(3), pool[0].awaitRound(task, 3).StateRoot)
			for _, k := range pool {
				k.eventually(func() bool {
					return counterValueWith(t, k, `assay_keeper_gossip_received_total{kind="outer_gradient"}`) > 0
				}, "payloads were announced")
			}
		})
	}
}

// twoRounds runs the first two rounds of a task whose keepers all sign, each payload brought to one of them, and returns the state after them.
func twoRounds(task *chaintest.Task, pool []*running) protocol.State {
	task.T.Helper()
	state := task.Initial
	for round := range uint32(2) {
		commitAll(task, round, state.Root(3), pool...)
		spread(task, round, pool...)
		state = step(task.T, task, state, round, 0, 1, 2, 3)
		require.Equal(task.T, state.Root(3), pool[0].awaitRound(task, round+1).StateRoot)
	}
	return state
}

// Keepers take part in the gossip, and no connection of it comes about: the port that each names is closed, or what is behind it takes every byte and
// answers none, as a firewall does. Rounds run to their end over HTTP alone.
func TestGossipIsBlocked(t *testing.T) {
	for name, block := range map[string]func(*testing.T) (port int, tried func(log string) bool){
		"by a closed port": func(t *testing.T) (int, func(string) bool) {
			l, err := net.Listen("tcp", "127.0.0.1:0")
			require.NoError(t, err)
			require.NoError(t, l.Close())
			port := l.Addr().(*net.TCPAddr).Port
			dialled := regexp.MustCompile(fmt.Sprintf(`no gossip with a keeper.*/ip4/127\.0\.0\.1/tcp/%d\b`, port))
			return port, dialled.MatchString // only the keeper itself can tell that it dialled
		},
		"by a firewall that drops": func(t *testing.T) (int, func(string) bool) {
			hole, err := net.Listen("tcp", "127.0.0.1:0")
			require.NoError(t, err)
			t.Cleanup(func() { _ = hole.Close() })
			var taken atomic.Int64
			go func() {
				for {
					c, err := hole.Accept()
					if err != nil {
						return
					}
					taken.Add(1)
					go func() { _, _ = io.Copy(io.Discard, c) }()
				}
			}()
			return hole.Addr().(*net.TCPAddr).Port, func(string) bool { return taken.Load() > 0 }
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			port, tried := block(t)
			env := chaintest.New(t)
			task := env.Post(committee(11, 11)) // every keeper signs
			pool, fronts, logs := make([]*running, 3), make([]*gossiptest.Front, 3), make([]syncBuffer, 3)
			for i := range pool {
				key := keys.Dev(chaintest.Keeper + i)
				env.Stake(key, chaintest.Tokens(5000))
				cfg := testConfig(env, key, t.TempDir())
				listener, err := net.Listen("tcp", "127.0.0.1:0")
				require.NoError(t, err)
				fronts[i] = gossiptest.NewFront(t, "http://"+listener.Addr().String(), port, nil)
				cfg.Listener, cfg.Endpoint, cfg.Gossip, cfg.Tasks = listener, fronts[i].URL, "127.0.0.1:0", []protocol.Hash{task.ID}
				cfg.Log = slog.New(slog.NewTextHandler(&logs[i], &slog.HandlerOptions{Level: slog.LevelDebug}))
				pool[i] = start(t, cfg)
			}
			joinAll(task, pool)
			task.Enroll()
			twoRounds(task, pool)
			pool[0].eventually(func() bool {
				var all strings.Builder
				for i := range logs {
					all.WriteString(logs[i].String())
				}
				return tried(all.String())
			}, "a connection was tried")
			var spoke float64
			for i, k := range pool {
				h := k.server.health().Gossip
				require.NotEmpty(t, h.Peer, "it takes part")
				require.NotZero(t, h.Port)
				k.eventually(func() bool { return len(fronts[i].Passed("/healthz")) > 0 }, "the others asked where to connect")
				require.Zero(t, k.discovery.net.Peers(), "nobody is connected")
				spoke += counterValueWith(t, k, `assay_keeper_gossip_announced_total{kind="outer_gradient"}`)
				for _, kind := range []gossip.Kind{gossip.OuterGradient, gossip.SyncRound, gossip.Manifest, gossip.Endpoint} {
					require.Zero(t, counterValueWith(t, k, `assay_keeper_gossip_received_total{kind="`+kind.String()+`"}`), "nobody heard it")
				}
				require.NotEmpty(t, fronts[i].Passed("/v1/objects/"), "payloads came over HTTP")
			}
			require.Positive(t, spoke, "payloads were announced, to nobody")
		})
	}
}

// The chain, and what a keeper says later of itself, decide where it is asked; whoever announced a root is asked for it first.
func TestWhereKeepersAreAsked(t *testing.T) {
	t.Parallel()
	s := offline(t)
	s.cfg.Endpoint = "http://self"
	a, b, c := common.Address{1}, common.Address{2}, common.Address{3}
	named := newPeers([]string{"http://named"}, s.peers.strangers)[0]
	s.peers.list = []*peer{named}
	urls := func(root protocol.Hash) (out []string) {
		for _, p := range s.peers.ranked(offlineTask, common.Address{}, root) {
			out = append(out, p.url)
		}
		return out
	}
	s.peers.listed(offlineTask, []chain.Endpoint{
		{Keeper: b, URL: "http://b", Block: 5}, {Keeper: a, URL: "http://a", Block: 5}, {Keeper: c, Block: 5},
		{Keeper: s.account, URL: "http://old-self", Block: 5}, {Keeper: common.Address{4}, URL: "http://self", Block: 5},
		{Keeper: common.Address{5}, URL: "http://named", Block: 5}, {Keeper: common.Address{6}, URL: "http://a", Block: 5},
	})
	require.Equal(t, []string{"http://named", "http://a", "http://b"}, urls(protocol.Hash{}))
	require.True(t, s.peers.any(offlineTask))
	s.peers.moved(offlineTask, s.account, "http://elsewhere", 9)
	require.Equal(t, []string{"http://named", "http://a", "http://b"}, urls(protocol.Hash{}))

	now := uint64(time.Now().Unix())
	hear := func(kind gossip.Kind, keeper common.Address, url string, at uint64, root protocol.Hash) {
		x := gossip.Announcement{Kind: kind, Task: offlineTask, Keeper: keeper, URL: url, Time: at, Root: root}
		s.discovery.hear(x)
	}
	root := protocol.Hash{7}
	hear(gossip.Manifest, b, "http://b", now, root)
	require.Equal(t, []string{"http://b", "http://named", "http://a"}, urls(root))
	require.Equal(t, []string{"http://named", "http://a", "http://b"}, urls(protocol.Hash{8}))
	for _, p := range s.peers.ranked(offlineTask, common.Address{}, root) {
		if p.url == "http://b" {
			p.note(false)
		}
	}
	require.Equal(t, []string{"http://named", "http://a", "http://b"}, urls(root), "who announced and does not give is not asked first again")

	hear(gossip.Endpoint, a, "http://a2", now, protocol.Hash{})
	hear(gossip.Endpoint, a, "http://a1", now-1, protocol.Hash{}) // said before
	hear(gossip.Endpoint, c, "http://c", now, protocol.Hash{})
	hear(gossip.Endpoint, b, "file:///etc", now, protocol.Hash{})
	require.Equal(t, []string{"http://named", "http://a2", "http://c", "http://a", "http://b"}, urls(root), "of another keeper, who said so before")
	s.peers.listed(offlineTask, []chain.Endpoint{{Keeper: a, URL: "http://a", Block: 5}, {Keeper: b, URL: "http://b", Block: 5}})
	require.Equal(t, []string{"http://named", "http://a2", "http://b"}, urls(root), "the chain says nothing new of a, and c is in the pool no more")
	s.peers.listed(offlineTask, []chain.Endpoint{{Keeper: a, URL: "http://a3", Block: 6}, {Keeper: b, Block: 6}})
	require.Equal(t, []string{"http://named", "http://a3"}, urls(root))
	s.peers.listed(offlineTask, []chain.Endpoint{{Keeper: a, URL: "http://a", Block: 5}, {Keeper: b, Block: 6}})
	require.Equal(t, []string{"http://named", "http://a"}, urls(root), "a reorg took back what a said last")
	s.peers.listed(offlineTask, []chain.Endpoint{{Keeper: a, URL: "http://a3", Block: 6}, {Keeper: b, Block: 6}})
	require.Empty(t, s.peers.found(offlineTask, map[common.Address]seatHolder{b: {}}))
	require.Len(t, s.peers.found(offlineTask, map[common.Address]seatHolder{a: {}}), 1)
	hear(gossip.Endpoint, a, "http://a4", now+1, protocol.Hash{})
	require.Equal(t, []string{"http://named", "http://a4"}, urls(root))
	s.peers.mu.Lock()
	old := s.peers.pools[offlineTask][a]
	old.said = now - uint64(4*repeatEvery/time.Second)
	s.peers.pools[offlineTask][a] = old
	s.peers.mu.Unlock()
	s.peers.listed(offlineTask, []chain.Endpoint{{Keeper: a, URL: "http://a3", Block: 6}})
	require.Equal(t, []string{"http://named", "http://a3"}, urls(root), "it says so no more")
	s.discovery.leaveTask(offlineTask)
	require.Equal(t, []string{"http://named"}, urls(root))

	hear(gossip.Endpoint, a, "http://late", now, protocol.Hash{})
	require.Equal(t, []string{"http://named"}, urls(root), "of a task that is over")

	// Of a pool of any size so many are asked, each time others: also one that failed once among many that never do.
	var many []chain.Endpoint
	for i := range 200 {
		many = append(many, chain.Endpoint{Keeper: common.Address{9, byte(i)}, URL: fmt.Sprintf("http://k%d", i), Block: 1})
	}
	s.peers.listed(offlineTask, many)
	s.peers.pools[offlineTask][common.Address{9, 7}].note(false)
	require.Len(t, urls(root), 1+foundAtMost)
	require.Eventually(t, func() bool { return slices.Contains(urls(root), "http://k7") }, patience, time.Microsecond)
	s.discovery.over.Clear()
	hear(gossip.Manifest, common.Address{9, 9}, "http://k9", now, protocol.Hash{8})
	require.Equal(t, "http://k9", urls(protocol.Hash{8})[0], "who announced it is among them")

	// Three keepers that say that they hold a payload are enough; one that says so three times is not.
	for range 3 {
		x := gossip.Announcement{Kind: gossip.OuterGradient, Task: offlineTask, Keeper: a, About: b, URL: "http://a", Time: now, Root: root}
		s.discovery.hear(x)
	}
	k := heardOf{store.Submission{Task: offlineTask, Trainer: b}, root}
	by, _ := s.discovery.heard.Get(k)
	require.Equal(t, []common.Address{a}, by)
}

// A keeper that answers with anything but its own peer id is not connected to.
func TestGossipConnectsToTheChainsKeysOnly(t *testing.T) {
	t.Parallel()
	s := offline(t)
	for body, want := range map[string]string{
		`{}`:             "no keeper",
		`{"keeper":"x"}`: "cannot be connected to",
		`{"keeper":"x","gossip":{"peer":"x","port":0}}`:    "cannot be connected to",
		`{"keeper":"x","gossip":{"peer":"x","port":7}}`:    "peer id",
		`{"keeper":"x","gossip":`:                          "no keeper",
		`{"keeper":"x","gossip":{"peer":"x","port":"12"}}`: "no keeper",
	} {
		p, _ := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(body)) })
		net, err := gossip.New(gossip.Config{
			Key: s.cfg.SigningKey, LocalPeers: true, Handle: func(gossip.Announcement) {},
			Member: s.members.isKeeper, Known: s.members.isSigner,
		})
		require.NoError(t, err)
		s.discovery.net = net
		require.ErrorContains(t, s.discovery.connectTo(t.Context(), p.url), want, body)
		require.NoError(t, net.Close())
	}
	s.discovery.net = nil
	for _, bad := range []string{"localhost:1", "127.0.0.1", ":x:", "127.0.0.1:99999"} {
		cfg := s.cfg
		cfg.Gossip = bad
		require.ErrorIs(t, cfg.Check(), gossip.ErrListen, bad)
	}
}

// A keeper that left the pool, and trains in the task, is a keeper no more.
func TestTrainersAreNoKeepers(t *testing.T) {
	t.Parallel()
	s := offline(t)
	a, key := common.Address{1}, common.Address{2}
	as := map[member]common.Address{{offlineTask, a}: key}
	replace(&s.members.keys, offlineTask, as)
	replace(&s.members.keepers, offlineTask, as)
	s.members.gatherSigners()
	require.True(t, s.members.isKeeper(offlineTask, a, key))
	require.True(t, s.members.isSigner(key))
	require.False(t, s.members.isKeeper(protocol.Hash{9}, a, key))
	replace(&s.members.keepers, offlineTask, nil)
	s.members.gatherSigners()
	require.False(t, s.members.isKeeper(offlineTask, a, key))
	require.False(t, s.members.isSigner(key))
	_, still := s.members.keys.Load(member{offlineTask, a})
	require.True(t, still)
}
