package keeper

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/internal/gossip"
	"assay/internal/guard"
	"assay/internal/keepers"
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
	// queuedAtMost is how much waits to be told to the network.
	queuedAtMost = 256
)

// discovery is about the other keepers of the pools that this keeper is in. Where they answer it reads from the chain; over the gossip, if it takes part,
// they tell each other at once what they hold. Nothing waits for that.
type discovery struct {
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
	// queue is what the network is to be told. Nothing waits for it: what finds no place is left out.
	queue chan func()
	// woke is when an announcement last had this keeper look at the chain. The gossip's handler alone touches it.
	woke time.Time
}

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

func newDiscovery(n *node, m *members, ps *peers) *discovery {
	return &discovery{
		node: n, members: m, peers: ps, said: lru.NewCache[string, time.Time](rememberedAnnouncements), heard: lru.NewCache[heardOf, []common.Address](rememberedAnnouncements),
		queue: make(chan func(), queuedAtMost),
	}
}

// open takes part in the gossip, if the operator wants that.
func (d *discovery) open() (err error) {
	if d.cfg.Gossip == "" {
		return nil
	}
	d.net, err = gossip.New(gossip.Config{
		Key: d.cfg.SigningKey, Listen: d.cfg.Gossip, Deployment: d.cfg.Deployment, LocalPeers: keys.IsDevChain(d.cfg.Deployment.ChainID),
		Member: d.members.isKeeper, Known: d.members.isSigner, Handle: d.hear, Meters: d.meters.gossip, Log: d.log,
	})
	return err
}

// close leaves the gossip.
func (d *discovery) close() error {
	if d.net == nil {
		return nil
	}
	return d.net.Close()
}

// refreshEndpoints has the endpoints of a pool read now and then.
func (d *discovery) refreshEndpoints(v *chain.View, id protocol.Hash) {
	known, ok := d.read.Load(id)
	var last endpointsRead
	if ok {
		if last = known.(endpointsRead); v.Number >= last.block && v.Number < last.block+endpointsEvery {
			return
		}
	}
	d.actions.start(d.run, "endpoints/"+id.String(), v.Number, func(ctx context.Context) (uint64, error) {
		list, err := v.EndpointsBeside(ctx, id, last.list)
		if err != nil {
			return 0, err
		}
		if _, over := d.over.Load(id); over {
			return 0, nil
		}
		d.peers.listed(id, list)
		d.read.Store(id, endpointsRead{v.Number, list})
		if len(last.list) < len(list) {
			d.wake() // some may hold what this keeper lacks
		}
		return 0, nil
	}, d.failed("endpoints", id))
}

// joinTask has the endpoints of a pool that this keeper is in read now and then, and the task spoken of.
func (d *discovery) joinTask(v *chain.View, id protocol.Hash) {
	d.over.Delete(id)
	d.refreshEndpoints(v, id)
	if d.net == nil || d.net.Joined(id) {
		d.repeat(gossip.Announcement{Kind: gossip.Endpoint, Task: id})
		return
	}
	d.enqueue(func() {
		if err := d.net.Join(id); err != nil {
			d.once(id, "the task is not spoken of in the gossip", "task", id, "why", err)
		}
	})
}

// enqueue has the network told something, beside the caller.
func (d *discovery) enqueue(f func()) {
	select {
	case d.queue <- f:
	default:
	}
}

// runQueue tells the network what it is to be told, until ctx ends.
func (d *discovery) runQueue(ctx context.Context) {
	for {
		select {
		case f := <-d.queue:
			f()
		case <-ctx.Done():
			return
		}
	}
}

// leaveTask forgets the pool of a task that is over.
func (d *discovery) leaveTask(id protocol.Hash) {
	d.over.Store(id, struct{}{})
	d.read.Delete(id)
	d.peers.forget(id)
	if d.net != nil {
		d.enqueue(func() {
			if err := d.net.Leave(id); err != nil {
				d.log.Debug("leaving a task's gossip", "task", id, "err", err)
			}
		})
	}
}

// holdsObjects announces that all of a task's objects are here.
func (d *discovery) holdsObjects(id protocol.Hash, spec *protocol.TaskSpec) {
	d.repeat(gossip.Announcement{Kind: gossip.Manifest, Task: id, Root: spec.ManifestHash})
}

// repeat announces what it did not announce for a while.
func (d *discovery) repeat(x gossip.Announcement) {
	if d.net == nil || !d.net.Joined(x.Task) {
		return
	}
	key := fmt.Sprintf("%s/%s", x.Kind, x.Task)
	if last, ok := d.said.Get(key); !ok || time.Since(last) >= repeatEvery {
		d.said.Add(key, time.Now())
		d.announce(x)
	}
}

// holdsPayloads announces the payloads of a round whose commitments are closed that are here, each once, and none that enough others announced.
func (d *discovery) holdsPayloads(ctx context.Context, v *chain.View, id protocol.Hash, head chain.Head) {
	if d.net == nil || d.cfg.Endpoint == "" || !d.net.Joined(id) || d.lying(id, head.Round) != nil {
		return
	}
	_, held, _, err := d.payloads.missing(ctx, v, id, head)
	if err != nil {
		d.log.Debug("payloads are not announced", "task", id, "err", err)
		return
	}
	for _, c := range held {
		k := heardOf{store.Submission{Task: id, Round: head.Round, Trainer: c.Trainer}, c.PayloadRoot}
		if by, _ := d.heard.Get(k); len(by) >= holdersEnough {
			continue
		}
		key := fmt.Sprintf("%x/%d/%x/%x", k.Task, k.Round, k.Trainer, k.root)
		if d.said.Contains(key) {
			continue
		}
		d.said.Add(key, time.Now())
		d.announce(gossip.Announcement{Kind: gossip.OuterGradient, Task: id, Round: head.Round, About: c.Trainer, Root: c.PayloadRoot})
	}
}

// proposes announces a proposal that this keeper asks for signatures under.
func (d *discovery) proposes(st protocol.Statement) {
	d.announce(gossip.Announcement{Kind: gossip.SyncRound, Task: st.TaskId, Round: st.Round, Root: st.NewRoot})
}

// announce tells the other keepers, if there is gossip and this keeper has an address.
func (d *discovery) announce(x gossip.Announcement) {
	if d.net == nil || d.cfg.Endpoint == "" {
		return
	}
	x.Keeper, x.URL = d.account, d.cfg.Endpoint
	d.enqueue(func() {
		x.Time = uint64(time.Now().Unix())
		if err := d.net.Announce(d.run, x); err != nil {
			d.log.Debug("not announced", "kind", x.Kind, "task", x.Task, "err", err)
		}
	})
}

// hear notes what another keeper of a pool announced, and has this keeper look at the chain again if it may lack what was announced.
func (d *discovery) hear(x gossip.Announcement) {
	at, err := chain.CheckEndpoint(x.URL, d.cfg.Deployment.ChainID)
	if _, over := d.over.Load(x.Task); err != nil || over || x.Keeper == d.account || at == d.cfg.Endpoint {
		return
	}
	d.peers.moved(x.Task, x.Keeper, at, x.Time)
	if x.Kind == gossip.Endpoint {
		return
	}
	d.peers.holders.Add(x.Root, at)
	if x.Kind == gossip.OuterGradient {
		k := heardOf{store.Submission{Task: x.Task, Round: x.Round, Trainer: x.About}, x.Root}
		if by, _ := d.heard.Get(k); len(by) < holdersEnough && !slices.Contains(by, x.Keeper) {
			d.heard.Add(k, append(slices.Clone(by), x.Keeper))
		}
	}
	if held, err := d.store.Has(x.Root); err != nil || held {
		return
	}
	if now := time.Now(); now.Sub(d.woke) >= wakePause {
		d.woke = now
		d.wake()
	}
}

// connect keeps connections to the keepers of the pools, until ctx ends.
func (d *discovery) connect(ctx context.Context) {
	type attempt struct {
		fails int
		next  time.Time
	}
	tried := make(map[string]attempt)
	for {
		d.net.ProtectKeepers()
		d.net.CountListeners()
		urls := d.peers.urls()
		maps.DeleteFunc(tried, func(url string, _ attempt) bool { return !slices.Contains(urls, url) })
		due := slices.DeleteFunc(urls, func(url string) bool { return time.Now().Before(tried[url].next) })
		due = due[:min(len(due), connectsAtOnce)]
		errs := make([]error, len(due))
		var asked sync.WaitGroup
		for i, url := range due {
			asked.Go(func() { errs[i] = guard.Call(func() error { return d.connectTo(ctx, url) }) })
		}
		asked.Wait()
		for i, url := range due {
			t := attempt{next: time.Now().Add(connectAgain)}
			if errs[i] != nil {
				fails := tried[url].fails
				t = attempt{fails + 1, time.Now().Add(min(connectPause<<min(fails, 10), connectPauseMost))}
				d.log.Debug("no gossip with a keeper", "keeper", url, "err", errs[i])
			}
			tried[url] = t
		}
		if pause(ctx, connectEvery) != nil {
			return
		}
	}
}

// shown is nil for a keeper that takes no part.
func (d *discovery) shown() *keepers.Gossip {
	if d.net == nil {
		return nil
	}
	g := &keepers.Gossip{Peer: d.net.ID(), Port: d.net.Port(), Peers: d.net.Peers()}
	// Nobody else reaches this machine's own addresses.
	if host, _, err := net.SplitHostPort(d.cfg.Gossip); err == nil && !keys.IsDevChain(d.cfg.Deployment.ChainID) {
		if ip, err := netip.ParseAddr(host); err == nil && ip.IsLoopback() {
			g.Port = 0
		}
	}
	return g
}

// connectTo asks a keeper for its peer id, and connects to it.
func (d *discovery) connectTo(ctx context.Context, endpoint string) error {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	health, err := keepers.Ask(ctx, d.peers.strangers, endpoint)
	if err != nil {
		return err
	}
	if health.Gossip == nil || health.Gossip.Port == 0 {
		return errors.New("it cannot be connected to")
	}
	at, err := url.Parse(endpoint)
	if err != nil {
		return err
	}
	return d.net.Connect(ctx, health.Gossip.Peer, at.Hostname(), health.Gossip.Port)
}
