package keeper

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"

	"assay/internal/chain"
	"assay/internal/keepers"
	"assay/protocol"
)

const (
	// maxPeerAnswer bounds what is read of a peer's answer to a verb.
	maxPeerAnswer = 64 << 10
	// spoiledCache keeps who gave other bytes than were asked for.
	spoiledCache = 4096
	// requestLife is how long a signed request counts. whoIsPause is between two questions who a peer is, whoIsTimeout bounds one.
	requestLife              = time.Minute
	whoIsPause, whoIsTimeout = 30 * time.Second, 2 * time.Second
	// foundAtMost are the keepers of a task's pool that are asked beside those that the operator named. A pool has up to 256.
	foundAtMost = 32
	// rememberedAnnouncements bounds what is remembered of announcements: who holds a root, who announced a payload, what this keeper said.
	rememberedAnnouncements = 8192
)

// errPeerTooSlow ends a fetch that a peer does not keep up.
var errPeerTooSlow = errors.New("the peer sends too slowly")

// peer is another keeper, asked for objects and signatures.
type peer struct {
	url string
	// http asks it: of a stranger that its pool names nothing is asked that leads into a private network.
	http *http.Client
	// failures in a row; those that fail less are asked first.
	failures atomic.Int32
	// account is the keeper whose signature it last gave.
	account atomic.Pointer[common.Address]
	// keeper is who it says it is, asked when.
	keeper atomic.Pointer[common.Address]
	asked  atomic.Int64
}

// peers are the other keepers that this one asks: those that the operator named, and those of the pools that it is in, where the chain, or they
// themselves, say that they answer. Each counts how it did.
type peers struct {
	*node
	members *members
	// list are those that the operator named. It stays as it is.
	list []*peer
	// http asks those, strangers those that a pool names.
	http, strangers *http.Client
	// spoiled are peers that gave other bytes than were asked for, by what was.
	spoiled *lru.Cache[string, struct{}]
	// holders is who announced last that it holds a root (its URL).
	holders *lru.Cache[protocol.Hash, string]

	// mu locks what is below it.
	mu sync.Mutex
	// pools are the locations of the keepers in each pool, without this keeper's own.
	pools map[protocol.Hash]map[common.Address]location
}

// location is where a keeper of a pool answers.
type location struct {
	*peer
	// said is the keeper's time of that, in seconds; 0 if the chain says so.
	said uint64
	// block is where the chain said so last.
	block uint64
}

func newPeers(urls []string, client *http.Client) []*peer {
	out := make([]*peer, len(urls))
	for i, url := range urls {
		out[i] = &peer{url: strings.TrimRight(url, "/"), http: client}
	}
	return out
}

// note counts whether the peer did as it should: what it was asked, or a refusal.
func (p *peer) note(well bool) {
	if well {
		p.failures.Store(0)
	} else {
		p.failures.Add(1)
	}
}

// ranked are a task's peers in the order to ask them for a root: the one that runs as first, the one that announced it, then those that failed least
// lately.
func (ps *peers) ranked(task protocol.Hash, first common.Address, root protocol.Hash) []*peer {
	holder, announced := ps.holders.Get(root)
	rank := func(p *peer) int32 {
		switch a := p.account.Load(); {
		case a != nil && *a == first:
			return -2
		case announced && p.url == holder && p.failures.Load() == 0:
			return -1
		}
		return p.failures.Load()
	}
	byRank := func(a, b *peer) int { return cmp.Compare(rank(a), rank(b)) }
	found := ps.found(task, nil)
	if len(found) > foundAtMost {
		// A draw, whatever they did before: whoever has many keepers in the pool, which never fail and never give anything, keeps no other from being asked.
		// Only those that go before all others are no matter of luck.
		rand.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
		slices.SortStableFunc(found, func(a, b *peer) int { return cmp.Compare(min(rank(a), 0), min(rank(b), 0)) })
		found = found[:foundAtMost]
	}
	out := slices.Concat(ps.list, found)
	slices.SortStableFunc(out, byRank)
	return out
}

// any says whether there is anybody to ask in a task.
func (ps *peers) any(task protocol.Hash) bool { return ps.count(task) > 0 }

// count is how many there are to ask in a task.
func (ps *peers) count(task protocol.Hash) int { return len(ps.list) + len(ps.found(task, nil)) }

// found are the keepers of a task's pool that the operator did not name, those of them that among has unless it is nil, in the order of their accounts;
// of several that name one address, as anybody may, one.
func (ps *peers) found(task protocol.Hash, among map[common.Address]seatHolder) []*peer {
	named := make(map[string]bool, len(ps.list))
	accounts := make(map[common.Address]bool)
	for _, p := range ps.list {
		named[p.url] = true
		for _, a := range []*common.Address{p.account.Load(), p.keeper.Load()} {
			if a != nil {
				accounts[*a] = true
			}
		}
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	pool := ps.pools[task]
	var out []*peer
	for _, account := range slices.SortedFunc(maps.Keys(pool), common.Address.Cmp) {
		p := pool[account].peer
		if _, asked := among[account]; (asked || among == nil) && !named[p.url] && !accounts[account] {
			named[p.url] = true
			out = append(out, p)
		}
	}
	return out
}

// listed makes the locations in a task's pool those that the chain names. What a keeper said later of itself stays while the chain says nothing new, and it
// says so again.
func (ps *peers) listed(task protocol.Hash, endpoints []chain.Endpoint) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	before, now := ps.pools[task], make(map[common.Address]location)
	for _, e := range endpoints {
		if e.Keeper == ps.account || e.URL == ps.cfg.Endpoint && e.URL != "" {
			continue
		}
		old := before[e.Keeper]
		switch {
		case old.said != 0 && old.block >= e.Block && time.Since(time.Unix(int64(old.said), 0)) < 3*repeatEvery:
			now[e.Keeper] = old
		case e.URL != "":
			now[e.Keeper] = ps.locate(e.Keeper, e.URL, 0, e.Block, old.peer)
		}
	}
	ps.pools[task] = now
}

// moved notes where a keeper of a task's pool says itself that it answers. What it said before that is ignored.
func (ps *peers) moved(task protocol.Hash, keeper common.Address, url string, said uint64) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	old, known := ps.pools[task][keeper]
	if keeper == ps.account || known && said <= old.said {
		return
	}
	if known && old.url == url {
		old.said = said
		ps.pools[task][keeper] = old
		return
	}
	if ps.pools[task] == nil {
		ps.pools[task] = make(map[common.Address]location)
	}
	ps.pools[task][keeper] = ps.locate(keeper, url, said, old.block, old.peer)
}

// locate makes a location; the peer is the same as in other pools, and has failed as often as the one before, if there was one. The caller holds the mutex.
func (ps *peers) locate(keeper common.Address, url string, said, block uint64, before *peer) location {
	for _, pool := range ps.pools {
		if p, ok := pool[keeper]; ok && p.url == url {
			return location{p.peer, said, block}
		}
	}
	p := newPeers([]string{url}, ps.strangers)[0]
	p.account.Store(&keeper)
	if before != nil {
		p.failures.Store(before.failures.Load())
	}
	return location{p, said, block}
}

// urls are where the keepers of all pools answer.
func (ps *peers) urls() []string {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	urls := make(map[string]struct{})
	for _, pool := range ps.pools {
		for _, p := range pool {
			urls[p.url] = struct{}{}
		}
	}
	return slices.Collect(maps.Keys(urls))
}

// forget drops the locations in a task's pool.
func (ps *peers) forget(task protocol.Hash) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	delete(ps.pools, task)
}

// each asks peers for an object of a task until one gives it. what names what the bytes have to be: a peer that sent others for it is not
// asked for that again.
func (ps *peers) each(
	ctx context.Context, first common.Address, task protocol.Hash, what string, root protocol.Hash, take func(io.Reader) error,
) bool {
	h := hunt{ps, task, what, root, take}
	return h.from(ctx, slices.DeleteFunc(ps.ranked(task, first, root), func(p *peer) bool {
		_, spoiled := ps.spoiled.Get(p.url + " " + what)
		return spoiled
	}))
}

func (ps *peers) fetch(ctx context.Context, p *peer, task, root protocol.Hash, take func(io.Reader) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	now := time.Now()
	body := &pacedBody{grace: ps.cfg.UploadGrace, began: now, end: now.Add(ps.cfg.UploadTimeout)}
	body.watch = time.AfterFunc(body.left(), func() { cancel(errPeerTooSlow) })
	defer body.watch.Stop()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	if ps.members.know(task) {
		ps.signRequest(ctx, p, req, task, nil)
	}
	resp, err := p.http.Do(req)
	if err != nil {
		return errors.Join(err, context.Cause(ctx))
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	body.r = resp.Body
	if err := take(body); err != nil {
		if cause := context.Cause(ctx); cause != nil {
			return fmt.Errorf("%w: %v", cause, err)
		}
		return err
	}
	return nil
}

// pacedBody gives a peer its grace and the time that the bytes so far take at the least pace, as an upload gets them. Who does not keep
// it up is cut off, so that one peer cannot use up a round's windows.
type pacedBody struct {
	r          io.Reader
	watch      *time.Timer
	began, end time.Time
	grace      time.Duration
	bytes      int64
}

func (b *pacedBody) left() time.Duration {
	deadline := b.began.Add(b.grace + time.Duration(float64(b.bytes)/leastPace*float64(time.Second)))
	return min(time.Until(deadline), time.Until(b.end))
}

func (b *pacedBody) Read(p []byte) (int, error) {
	n, err := b.r.Read(p)
	b.bytes += int64(n)
	b.watch.Reset(b.left())
	return n, err
}

// signRequest signs a request to a peer, so that it has a place there whatever strangers do. A peer that does not say which keeper it is
// gets it unsigned.
func (ps *peers) signRequest(ctx context.Context, p *peer, req *http.Request, task protocol.Hash, body []byte) {
	keeper := p.keeper.Load()
	if keeper == nil {
		if keeper = ps.whoIs(ctx, p); keeper == nil {
			return
		}
	}
	k := protocol.KeeperRequest{
		Keeper: *keeper, TaskId: task, Account: ps.account, Method: req.Method, Path: strings.TrimPrefix(req.URL.String(), p.url),
		Content: sha256.Sum256(body), Expires: uint64(time.Now().Add(requestLife).Unix()),
	}
	if value, err := k.Header(ps.domain, ps.cfg.SigningKey); err == nil {
		req.Header.Set(protocol.RequestHeader, value)
	}
}

// whoIs asks a peer which keeper it is, now and then; nil if it does not say.
func (ps *peers) whoIs(ctx context.Context, p *peer) *common.Address {
	now := time.Now().Unix()
	if last := p.asked.Load(); now < last+int64(whoIsPause/time.Second) || !p.asked.CompareAndSwap(last, now) {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, whoIsTimeout)
	defer cancel()
	health, err := keepers.Ask(ctx, p.http, p.url)
	account := health.Account()
	if err != nil || account == (common.Address{}) {
		return nil
	}
	p.keeper.Store(&account)
	return &account
}

// ask calls a verb of a peer. A refusal comes back as its named error.
func (ps *peers) ask(ctx context.Context, p *peer, task protocol.Hash, verb string, params, result any) error {
	body, err := protocol.RPCCall(verb, params)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url+"/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	ps.signRequest(ctx, p, req, task, body)
	resp, err := p.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	raw, err := io.ReadAll(io.LimitReader(resp.Body, maxPeerAnswer))
	if err != nil {
		return fmt.Errorf("answer of %s: %w", p.url, err)
	}
	answer, err := protocol.ReadRPC(raw)
	var unnamed *protocol.RPCError
	var named *protocol.Error
	switch {
	case errors.As(err, &named):
		return named
	case errors.As(err, &unnamed):
		return fmt.Errorf("%s refused: %w", p.url, unnamed)
	case err != nil:
		return fmt.Errorf("answer of %s: %w", p.url, err)
	}
	if err := json.Unmarshal(answer, result); err != nil {
		return fmt.Errorf("answer of %s: %w", p.url, err)
	}
	return nil
}
