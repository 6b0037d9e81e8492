package keeper

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/internal/gossip"
	"assay/internal/httpclient"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
)

const (
	// endpointsEvery is after how many blocks the endpoints of a pool are read again.
	endpointsEvery = 32
	// connectEvery is between two looks at which keepers there is no connection to. One that was connected to is looked at again after connectAgain;
	// after a failure it is left alone for connectPause, twice as long after each further one, at most connectPauseMost.
	connectEvery                   = 5 * time.Second
	connectAgain                   = time.Minute
	connectPause, connectPauseMost = 15 * time.Second, 10 * time.Minute
	// connectsAtOnce bounds the keepers that are asked for their peer ids at a time.
	connectsAtOnce = 4
	// connectTimeout bounds asking a keeper for its peer id, and connecting to it.
	connectTimeout = 15 * time.Second
	// repeatEvery is after how long a keeper says again where it answers, and what it holds of the sponsor's: announcements reach those who are there.
	repeatEvery = 2 * time.Minute
	// holdersEnough is how many holders of a payload are announced: more would tell nobody anything.
	holdersEnough = 3
	// wakePause is the least time between two looks at the chain that announcements cause.
	wakePause = 500 * time.Millisecond
)

// acquaintances are the other keepers of the pools that this keeper is in. Where they answer it reads from the chain; over the gossip, if it takes part,
// they tell each other at once what they hold. Nothing waits for that.
type acquaintances struct {
	*node
	members  *members
	peers    *peers
	payloads *payloads
	// net is nil for a keeper that takes no part in the gossip.
	net *gossip.Network

	// read is what each pool's endpoints were, and when (endpointsRead); over are the tasks that are settled.
	read, over sync.Map
	// said is when this keeper announced something last; heard is who announced a payload.
	said  *lru.Cache[string, time.Time]
	heard *lru.Cache[heardOf, []common.Address]
	// spoken is what the network is told. Nothing waits for it: what finds no place is left out.
	spoken chan func()
	// woke is when an announcement last had this keeper look at the chain. The gossip's handler alone touches it.
	woke time.Time
}

// spokenAtMost is how much waits to be told to the network.
const spokenAtMost = 256

// endpointsRead is what the endpoints of a pool were at a block.
type endpointsRead struct {
	block uint64
	list  []chain.Endpoint
}

// heardOf names a payload that was announced.
type heardOf struct {
	store.Submission
	root protocol.Hash
}

func newAcquaintances(n *node, m *members, ps *peers) *acquaintances {
	return &acquaintances{
		node: n, members: m, peers: ps, said: lru.NewCache[string, time.Time](holdersKept), heard: lru.NewCache[heardOf, []common.Address](holdersKept),
		spoken: make(chan func(), spokenAtMost),
	}
}

// open takes part in the gossip, if the operator wants that.
func (a *acquaintances) open() (err error) {
	if a.cfg.Gossip == "" {
		return nil
	}
	a.net, err = gossip.New(gossip.Config{
		Key: a.cfg.SigningKey, Listen: a.cfg.Gossip, Deployment: a.cfg.Deployment, LocalPeers: keys.IsDevChain(a.cfg.Deployment.ChainID),
		Member: a.members.isKeeper, Known: a.members.isSigner, Handle: a.hear, Meters: a.meters.gossip, Log: a.log,
	})
	return err
}

// close leaves the gossip.
func (a *acquaintances) close() error {
	if a.net == nil {
		return nil
	}
	return a.net.Close()
}

// look has the endpoints of a pool read now and then.
func (a *acquaintances) look(v *chain.View, id protocol.Hash) {
	known, ok := a.read.Load(id)
	var last endpointsRead
	if ok {
		if last = known.(endpointsRead); v.Number >= last.block && v.Number < last.block+endpointsEvery {
			return
		}
	}
	a.actions.start(a.run, "endpoints/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		list, err := v.EndpointsBeside(ctx, id, last.list)
		if err != nil {
			return 0, err
		}
		if _, over := a.over.Load(id); over {
			return 0, nil
		}
		a.peers.listed(id, list)
		a.read.Store(id, endpointsRead{v.Number, list})
		if len(last.list) < len(list) {
			a.wake() // some may hold what this keeper lacks
		}
		return 0, nil
	}, a.failed("endpoints", id))
}

// meet has the endpoints of a pool that this keeper is in read now and then, and the task spoken of.
func (a *acquaintances) meet(v *chain.View, id protocol.Hash) {
	a.over.Delete(id)
	a.look(v, id)
	if a.net == nil || a.net.Joined(id) {
		a.repeat(gossip.Announcement{Kind: gossip.Endpoint, Task: id})
		return
	}
	a.speak(func() {
		if err := a.net.Join(id); err != nil {
			a.once(id, "the task is not spoken of in the gossip", "task", id, "why", err)
		}
	})
}

// speak has the network told something, beside the caller.
func (a *acquaintances) speak(f func()) {
	select {
	case a.spoken <- f:
	default:
	}
}

// speaks tells the network what it is to be told, until ctx ends.
func (a *acquaintances) speaks(ctx context.Context) {
	for {
		select {
		case f := <-a.spoken:
			f()
		case <-ctx.Done():
			return
		}
	}
}

// part forgets the pool of a task that is over.
func (a *acquaintances) part(id protocol.Hash) {
	a.over.Store(id, struct{}{})
	a.read.Delete(id)
	a.peers.forget(id)
	if a.net != nil {
		a.speak(func() {
			if err := a.net.Leave(id); err != nil {
				a.log.Debug("leaving a task's gossip", "task", id, "err", err)
			}
		})
	}
}

// holdsObjects announces that all of a task's objects are here.
func (a *acquaintances) holdsObjects(id protocol.Hash, spec *protocol.TaskSpec) {
	a.repeat(gossip.Announcement{Kind: gossip.Manifest, Task: id, Root: spec.ManifestHash})
}

// repeat announces what it did not announce for a while.
func (a *acquaintances) repeat(x gossip.Announcement) {
	if a.net == nil || !a.net.Joined(x.Task) {
		return
	}
	key := fmt.Sprintf("%s/%s", x.Kind, x.Task)
	if last, ok := a.said.Get(key); !ok || time.Since(last) >= repeatEvery {
		a.said.Add(key, time.Now())
		a.announce(x)
	}
}

// holdsPayloads announces the payloads of a round whose commitments are closed that are here, each once, and none that enough others announced.
func (a *acquaintances) holdsPayloads(ctx context.Context, v *chain.View, id protocol.Hash, head chain.Head) {
	if a.net == nil || a.cfg.Endpoint == "" || !a.net.Joined(id) {
		return
	}
	_, held, _, err := a.payloads.missing(ctx, v, id, head)
	if err != nil {
		a.log.Debug("payloads are not announced", "task", id, "err", err)
		return
	}
	lie := a.lying(id, head.Round)
	for _, c := range held {
		k := heardOf{store.Submission{Task: id, Round: head.Round, Trainer: c.Trainer}, c.PayloadRoot}
		if by, _ := a.heard.Get(k); len(by) >= holdersEnough || lie != nil {
			continue
		}
		key := fmt.Sprintf("%x/%d/%x/%x", k.Task, k.Round, k.Trainer, k.root)
		if a.said.Contains(key) {
			continue
		}
		a.said.Add(key, time.Now())
		a.announce(gossip.Announcement{Kind: gossip.OuterGradient, Task: id, Round: head.Round, About: c.Trainer, Root: c.PayloadRoot})
	}
}

// proposes announces a proposal that this keeper asks for signatures under.
func (a *acquaintances) proposes(st protocol.Statement) {
	a.announce(gossip.Announcement{Kind: gossip.SyncRound, Task: st.TaskId, Round: st.Round, Root: st.NewRoot})
}

// announce tells the other keepers, if there is gossip and this keeper has an address.
func (a *acquaintances) announce(x gossip.Announcement) {
	if a.net == nil || a.cfg.Endpoint == "" {
		return
	}
	x.Keeper, x.URL = a.account, a.cfg.Endpoint
	a.speak(func() {
		x.Time = uint64(time.Now().Unix())
		if err := a.net.Announce(a.run, x); err != nil {
			a.log.Debug("not announced", "kind", x.Kind, "task", x.Task, "err", err)
		}
	})
}

// hear notes what another keeper of a pool announced, and has this keeper look at the chain again if it may lack what was announced.
func (a *acquaintances) hear(x gossip.Announcement) {
	at, err := chain.CheckEndpoint(x.URL, a.cfg.Deployment.ChainID)
	if _, over := a.over.Load(x.Task); err != nil || over || x.Keeper == a.account || at == a.cfg.Endpoint {
		return
	}
	a.peers.moved(x.Task, x.Keeper, at, x.Time)
	if x.Kind == gossip.Endpoint {
		return
	}
	a.peers.holders.Add(x.Root, at)
	if x.Kind == gossip.OuterGradient {
		k := heardOf{store.Submission{Task: x.Task, Round: x.Round, Trainer: x.About}, x.Root}
		if by, _ := a.heard.Get(k); len(by) < holdersEnough && !slices.Contains(by, x.Keeper) {
			a.heard.Add(k, append(slices.Clone(by), x.Keeper))
		}
	}
	if held, err := a.store.Has(x.Root); err != nil || held {
		return
	}
	if now := time.Now(); now.Sub(a.woke) >= wakePause {
		a.woke = now
		a.wake()
	}
}

// connect keeps connections to the keepers of the pools, until ctx ends.
func (a *acquaintances) connect(ctx context.Context) {
	type attempt struct {
		fails int
		next  time.Time
	}
	tried := make(map[string]attempt)
	for {
		a.net.Tend()
		due := make(map[string]bool)
		for _, url := range a.peers.places() {
			if t := tried[url]; time.Now().After(t.next) && len(due) < connectsAtOnce {
				due[url] = true
			}
		}
		errs := make(map[string]error)
		var mu sync.Mutex
		var asked sync.WaitGroup
		for url := range due {
			asked.Go(func() {
				err := a.connectTo(ctx, url)
				mu.Lock()
				defer mu.Unlock()
				errs[url] = err
			})
		}
		asked.Wait()
		for url, err := range errs {
			t := tried[url]
			if err == nil {
				t = attempt{next: time.Now().Add(connectAgain)}
			} else {
				t.next = time.Now().Add(min(connectPause<<min(t.fails, 10), connectPauseMost))
				t.fails++
				a.log.Debug("no gossip with a keeper", "keeper", url, "err", err)
			}
			tried[url] = t
		}
		if len(tried) > foundAtMost*16 {
			clear(tried)
		}
		if pause(ctx, connectEvery) != nil {
			return
		}
	}
}

// gossipJSON is what /healthz shows of the gossip.
type gossipJSON struct {
	// Peer is the keeper's peer id, of its signing key.
	Peer string `json:"peer"`
	// Port is where others can connect, on the host of the endpoint; 0 where they cannot.
	Port int `json:"port"`
	// Peers are how many are connected.
	Peers int `json:"peers"`
}

// shown is nil for a keeper that takes no part.
func (a *acquaintances) shown() *gossipJSON {
	if a.net == nil {
		return nil
	}
	g := &gossipJSON{Peer: a.net.ID(), Port: a.net.Port(), Peers: a.net.Peers()}
	// Nobody else reaches this machine's own addresses.
	if host, _, err := net.SplitHostPort(a.cfg.Gossip); err == nil && !keys.IsDevChain(a.cfg.Deployment.ChainID) {
		if ip, err := netip.ParseAddr(host); err == nil && ip.IsLoopback() {
			g.Port = 0
		}
	}
	return g
}

// connectTo asks a keeper for its peer id, and connects to it.
func (a *acquaintances) connectTo(ctx context.Context, endpoint string) error {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, endpoint+"/healthz", nil)
	if err != nil {
		return err
	}
	resp, err := a.peers.strangers.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return httpclient.Refusal(resp)
	}
	var answer struct{ Gossip *gossipJSON }
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxPeerAnswer)).Decode(&answer); err != nil {
		return err
	}
	if answer.Gossip == nil || answer.Gossip.Port == 0 {
		return errors.New("it cannot be connected to")
	}
	at, err := url.Parse(endpoint)
	if err != nil {
		return err
	}
	return a.net.Connect(ctx, answer.Gossip.Peer, at.Hostname(), answer.Gossip.Port)
}
