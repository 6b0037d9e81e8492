// Package keepers finds who serves a task where nobody said so: at what the keepers of its pool say on chain of themselves.
//
// What they say is a stranger's word. So it is taken only in one form (chain.CheckEndpoint), as much of it as is useful, and asked first whether
// a keeper of that account answers there; away from development chains nothing of this machine or its network is asked, whatever a name resolves
// to. What a keeper serves afterwards is trusted in nothing, as ever.
package keepers

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/httpclient"
	"assay/internal/keys"
	"assay/protocol"
)

const (
	// Most is how many keepers of a pool are asked for what a task is made of: some may lack it, and all of them would have to lie.
	Most = 16
	// mostProbed is how many are asked whether they are there, drawn from the pool, so that whoever fills it with dead addresses hides few.
	mostProbed = 64
	// parallel bounds the questions at a time, patience each of them, all of them together searching.
	parallel  = 16
	patience  = 3 * time.Second
	searching = 10 * time.Second
	// maxHealth bounds the answer.
	maxHealth = 64 << 10

	// fresh is how long what was found counts, again how soon it is looked for anew where nothing was.
	fresh = 5 * time.Minute
	again = 20 * time.Second
	// mostTasks is for how many tasks it is remembered.
	mostTasks = 4096
)

// ErrNone says that nobody in a task's pool is known to answer.
var ErrNone = errors.New("no keeper of the task's pool answers where it says that it does")

// Client asks endpoints that strangers named: it follows no redirect and no proxy, and dials nothing of this machine's or its network's, but on a
// development chain.
func Client(chainID uint64) *http.Client {
	transport := httpclient.Transport()
	transport.Proxy = nil
	dialer := &net.Dialer{Timeout: patience, KeepAlive: 30 * time.Second}
	if !keys.IsDevChain(chainID) {
		dialer.Control = func(_, address string, _ syscall.RawConn) error {
			if at, err := netip.ParseAddrPort(address); err != nil || chain.IsLocal(at.Addr()) {
				return fmt.Errorf("%w: its name leads into a private network", chain.ErrEndpoint)
			}
			return nil
		}
	}
	transport.DialContext = dialer.DialContext
	return httpclient.New(transport)
}

// Find lists where keepers of a task's pool answer, at most Most of them in the order of a draw. ErrNone if there is none.
func Find(ctx context.Context, client *http.Client, view *chain.View, task protocol.Hash, chainID uint64) ([]string, error) {
	said, err := view.Endpoints(ctx, task)
	if err != nil {
		return nil, err
	}
	return among(ctx, client, said, chainID)
}

// among is Find in what the keepers of a pool said.
func among(ctx context.Context, client *http.Client, said []chain.Endpoint, chainID uint64) ([]string, error) {
	if len(said) == 0 {
		return nil, fmt.Errorf("%w: there is nobody in it", ErrNone)
	}
	// Anybody may say of itself what another says: such a copy hides nobody, and takes no place.
	of := make(map[string][]common.Address)
	var probes []string
	for _, e := range said {
		if e.URL == "" {
			continue
		}
		if of[e.URL] == nil {
			probes = append(probes, e.URL)
		}
		of[e.URL] = append(of[e.URL], e.Keeper)
	}
	rand.Shuffle(len(probes), func(i, j int) { probes[i], probes[j] = probes[j], probes[i] })
	probes = probes[:min(len(probes), mostProbed)]
	if len(probes) == 0 {
		return nil, fmt.Errorf("%w: %d are in it, and none says where it can be asked", ErrNone, len(said))
	}
	ctx, cancel := context.WithTimeout(ctx, searching)
	defer cancel()
	alive := make([]bool, len(probes))
	places := make(chan struct{}, parallel)
	var asked sync.WaitGroup
	for i, at := range probes {
		asked.Go(func() {
			places <- struct{}{}
			defer func() { <-places }()
			keeper, err := there(ctx, client, at, chainID)
			alive[i] = err == nil && slices.Contains(of[at], keeper)
		})
	}
	asked.Wait()
	var out []string
	for i, at := range probes {
		if alive[i] && len(out) < Most {
			out = append(out, at)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w: of %d that say where, none does", ErrNone, len(probes))
	}
	return out, nil
}

// Answers asks whether a keeper of that account, or any for a zero one, and of that chain is at an address. Its error quotes nothing of what came
// from there.
func Answers(ctx context.Context, client *http.Client, at string, keeper common.Address, chainID uint64) error {
	found, err := there(ctx, client, at, chainID)
	if err == nil && keeper != (common.Address{}) && found != keeper {
		err = errors.New("another account answers there")
	}
	return err
}

// there asks which keeper of that chain is at an address, by its own word; a zero account if it names one that is none.
func there(ctx context.Context, client *http.Client, at string, chainID uint64) (keeper common.Address, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	health, err := Ask(ctx, client, at)
	if err == nil && health.ChainID != chainID {
		err = fmt.Errorf("it serves chain %d, the deployment is of chain %d", health.ChainID, chainID)
	}
	return health.Account(), err
}

// Health is what a keeper says of itself at /healthz, as far as others act on it. All of it is the keeper's own word.
type Health struct {
	// Keeper is its account, as text.
	Keeper  string `json:"keeper"`
	ChainID uint64 `json:"chainId"`
	// Gossip is where other keepers connect; nil for a keeper that takes no part.
	Gossip *Gossip `json:"gossip,omitempty"`
}

// Gossip is a keeper's part of the gossip (docs/gossip.md).
type Gossip struct {
	// Peer is the keeper's peer id, of its signing key.
	Peer string `json:"peer"`
	// Port is the one to connect to, on the host of the endpoint; 0 for a keeper that listens on loopback only, away from development chains. Whether a
	// firewall lets others through is not checked.
	Port int `json:"port"`
	// Peers are how many are connected.
	Peers int `json:"peers"`
}

// Account is the keeper's; zero if it names one that is none.
func (h *Health) Account() common.Address {
	if !common.IsHexAddress(h.Keeper) {
		return common.Address{}
	}
	return common.HexToAddress(h.Keeper)
}

// Ask asks a keeper for its health, whatever that is. It reads a bounded answer, within ctx; an error if what answers is no keeper.
func Ask(ctx context.Context, client *http.Client, at string) (Health, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(at, "/")+"/healthz", nil)
	if err != nil {
		return Health{}, err
	}
	answer, err := client.Do(request)
	if err != nil {
		return Health{}, err
	}
	defer answer.Body.Close()
	var health Health
	if err := json.NewDecoder(io.LimitReader(answer.Body, maxHealth)).Decode(&health); err != nil || health.Keeper == "" {
		return Health{}, errors.New("what answers there is no keeper")
	}
	return health, nil
}

// Finder finds and remembers, for services that serve many tasks.
type Finder struct {
	Chain   *chain.Chain
	ChainID uint64
	Client  *http.Client

	mu    sync.Mutex
	tasks map[protocol.Hash]*found
}

type found struct {
	// looking is the place of whoever looks, and guards what was found: whoever waits for it leaves when its own time is over.
	looking chan struct{}
	urls    []string
	err     error
	until   time.Time
	// said is what the keepers of the pool said when they were read last.
	said []chain.Endpoint
}

// Of lists where keepers of the task's pool answer. What was found before stays while nothing better is.
func (f *Finder) Of(ctx context.Context, task protocol.Hash) ([]string, error) {
	f.mu.Lock()
	t := f.tasks[task]
	if t == nil {
		if f.tasks == nil || len(f.tasks) >= mostTasks {
			f.tasks = make(map[protocol.Hash]*found)
		}
		t = &found{looking: make(chan struct{}, 1)}
		f.tasks[task] = t
	}
	f.mu.Unlock()

	select {
	case t.looking <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-t.looking }()
	if time.Now().Before(t.until) {
		return t.urls, t.err
	}
	urls, err := f.find(ctx, task, t)
	if ctx.Err() != nil && err != nil {
		return t.urls, err // nothing follows
	}
	t.until = time.Now().Add(again)
	if err == nil {
		t.urls, t.until = urls, time.Now().Add(fresh)
	}
	if t.err = err; len(t.urls) > 0 {
		t.err = nil
	}
	return t.urls, t.err
}

func (f *Finder) find(ctx context.Context, task protocol.Hash, t *found) ([]string, error) {
	view, err := f.Chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	said, err := view.EndpointsBeside(ctx, task, t.said)
	if err != nil {
		return nil, err
	}
	t.said = said
	return among(ctx, f.Client, said, f.ChainID)
}
