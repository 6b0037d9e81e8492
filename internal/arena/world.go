// Package arena plays the shipped services, against the real contracts, on a chain whose time is made up, beside adversaries that are composed
// from moves. It looks for a wrong number that becomes final or paid, and for an honest party that loses money (docs/arena.md).
//
// A run lives in a bubble of testing/synctest: the clock goes on when everybody waits for it, so that hours of the protocol take a second, and
// nothing in it may wait for a network.
package arena

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/deploy"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
)

// Step is the time between blocks of the small task's runs. Where it is longer, in runs of days, it is that between empty blocks.
const Step = 12 * time.Second

// chainURL is where the chain is, as the services are told; nobody dials it.
const chainURL = "http://chain"

// The well-known accounts, by what they do in a run.
const (
	deployerPlace   = 0
	sponsorPlace    = 1
	junkPlace       = 2 // posts junk tasks
	keeperPlace     = 3 // and up to five after it
	trainerPlace    = 9 // and up to five after it
	challengerPlace = 15
	strangerPlace   = 16 // plays the adversary's other moves
	copyistPlace    = 17 // copies proofs out of the pool
	junkKeeperPlace = 18
	anybodyPlace    = 19 // makes the calls that anyone may
	crowdPlace      = 20 // many strangers
	accounts        = 70
)

// wealth is what each account starts with, in tokens; half of it staked.
const wealth = 100_000

// base is the genesis that runs share: the contracts, and everybody's tokens and stake. It is made once a process.
var base struct {
	once    sync.Once
	genesis *core.Genesis
	dep     protocol.Deployment
}

// prepare makes the base. It is called outside of any bubble.
func prepare(t *testing.T) {
	t.Helper()
	base.once.Do(func() {
		core.SenderCacher() // one for the process: its goroutines must not belong to a bubble
		synctest.Test(t, func(t *testing.T) {
			w := newWorld(t, nil, Step, 0)
			defer w.close()
			params := deploy.Development()
			params.UnbondingPeriod = 30_000_000      // outlasts tasks with windows of days
			params.RevealPrice = chaintest.Tokens(1) // so that few demands use a budget up
			dep, err := deploy.Deploy(w.ctx, deploy.Config{
				Client: w.chain.Client(), Key: keys.Dev(deployerPlace), RPC: chainURL, Log: slog.New(slog.DiscardHandler), Params: params, Timeout: time.Hour,
			})
			w.check(err)
			w.attach(dep)
			var wg sync.WaitGroup
			for i := range accounts {
				key := keys.Dev(i)
				wg.Go(func() {
					half := chaintest.Tokens(wealth / 2)
					w.must(key, w.ch.Mint(keys.DevAddress(i), chaintest.Tokens(wealth)))
					w.must(key, w.ch.Approve(dep.Vault, half))
					w.must(key, w.ch.Deposit(half))
				})
			}
			wg.Wait()
			base.genesis, err = w.chain.Snapshot()
			w.check(err)
			base.genesis.Timestamp = uint64(time.Now().Unix())
			base.dep = dep
		})
	})
	if base.genesis == nil {
		t.Fatal("the base was not made")
	}
}

// World is a chain and the network around it, in a bubble.
type World struct {
	t      *testing.T
	ctx    context.Context
	chain  *devnet.Chain
	dep    protocol.Deployment
	ch     *chain.Chain
	step   time.Duration
	skew   time.Duration // by how much the local clock is ahead of the chain's
	dir    string
	log    *slog.Logger
	net    *network
	lines  map[string]*line
	told   told
	cancel context.CancelFunc
	sealed sync.WaitGroup
	// posted says that a transaction waits: where steps are long, a block comes for it as soon as where they are short.
	posted chan struct{}
	// before is asked before each block is made.
	before []func()
	mu     sync.Mutex
	paused bool // no block is made
}

func newWorld(t *testing.T, genesis *core.Genesis, step time.Duration, seed uint64) *World {
	t.Helper()
	if genesis != nil {
		time.Sleep(time.Until(time.Unix(int64(genesis.Timestamp), 0).Add(time.Minute)))
	}
	c, err := devnet.New(devnet.Config{InProcess: true, Accounts: accounts, Genesis: genesis, Random: dice(seed)})
	if err != nil {
		t.Fatal(err)
	}
	w := &World{t: t, chain: c, step: step, net: newNetwork(), lines: make(map[string]*line), posted: make(chan struct{}, 1), log: slog.New(slog.DiscardHandler)}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	root := ""
	if info, err := os.Stat("/dev/shm"); err == nil && info.IsDir() {
		root = "/dev/shm" // what services keep on disk is small, and they wait for it often
	}
	w.dir, err = os.MkdirTemp(root, "arena-")
	w.check(err)
	// Blocks come at multiples of step, everybody else acts between.
	time.Sleep(time.Until(time.Now().Truncate(step).Add(step)))
	w.seal()
	w.sealed.Go(func() {
		for {
			select {
			case <-time.After(w.step):
			case <-w.posted:
				time.Sleep(min(w.step, Step) - time.Millisecond) // others come meanwhile
			case <-w.ctx.Done():
				return
			}
			select {
			case <-w.posted:
			default:
			}
			w.seal()
		}
	})
	return w
}

// dice are what draws committees in the run of a seed.
func dice(seed uint64) *rand.ChaCha8 {
	var key [32]byte
	binary.BigEndian.PutUint64(key[:], seed)
	return rand.NewChaCha8(key)
}

func (w *World) attach(dep protocol.Deployment) {
	var err error
	w.dep = dep
	w.ch, err = chain.New(w.chain.Client(), dep)
	w.check(err)
	w.check(w.ch.Verify(w.ctx))
}

// close ends the chain and waits for what it leaves behind.
func (w *World) close() {
	w.cancel()
	w.sealed.Wait()
	w.check(w.chain.Close())
	_ = os.RemoveAll(w.dir)
	time.Sleep(10 * time.Second) // geth's in-memory database drains its pool for a second
}

// check ends the run with a failure of the arena itself.
func (w *World) check(err error) {
	w.t.Helper()
	if err != nil {
		panic(fmt.Errorf("the arena fails: %w", err))
	}
}

// seal makes a block.
func (w *World) seal() {
	w.mu.Lock()
	paused, before := w.paused, w.before
	w.mu.Unlock()
	if paused {
		return
	}
	for _, f := range before {
		f()
	}
	head, err := w.chain.Client().HeaderByNumber(w.ctx, nil)
	if err == nil {
		due := uint64(time.Now().Add(-w.skew).Unix())
		err = w.chain.Skip(max(due, head.Time+1) - head.Time)
	}
	if err != nil && w.ctx.Err() == nil {
		w.check(err)
	}
}

// wait lets n blocks be made, and returns between two of them.
func (w *World) wait(n int) {
	next := time.Now().Truncate(w.step).Add(time.Duration(n)*w.step + w.step/2)
	time.Sleep(time.Until(next))
}

func (w *World) view() *chain.View {
	v, err := w.ch.Latest(w.ctx)
	w.check(err)
	return v
}

// send puts a call into the pool and does not wait for it. What the contracts refuse is not sent: *chain.Revert.
func (w *World) send(key *ecdsa.PrivateKey, call chain.Call) (common.Hash, error) {
	return w.sendAt(key, call, 1)
}

// gas of a call whose estimate would be another's by the time it is mined.
const plenty = 5_000_000

func (w *World) sendAt(key *ecdsa.PrivateKey, call chain.Call, tip int64) (common.Hash, error) {
	time.Sleep(time.Millisecond) // what comes at the same instant has no order in a block
	from := crypto.PubkeyToAddress(key.PublicKey)
	client := w.chain.Client()
	gas, err := client.EstimateGas(w.ctx, ethereum.CallMsg{From: from, To: &call.To, Data: call.Data})
	if err != nil {
		return common.Hash{}, w.ch.Explain(err)
	}
	nonce, err := client.PendingNonceAt(w.ctx, from)
	if err != nil {
		return common.Hash{}, err
	}
	gwei := func(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(1e9)) }
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(new(big.Int).SetUint64(w.dep.ChainID)), &types.DynamicFeeTx{
		ChainID: new(big.Int).SetUint64(w.dep.ChainID), Nonce: nonce, GasTipCap: gwei(tip), GasFeeCap: gwei(200), Gas: min(2*gas+100_000, plenty*3), To: &call.To, Data: call.Data,
	})
	if err != nil {
		return common.Hash{}, err
	}
	w.busy()
	return tx.Hash(), client.SendTransaction(w.ctx, tx)
}

// busy says that a transaction waits for a block.
func (w *World) busy() {
	if w.step <= Step {
		return // the next one comes soon anyway
	}
	select {
	case w.posted <- struct{}{}:
	default:
	}
}

// do sends a call and waits for its block.
func (w *World) do(key *ecdsa.PrivateKey, call chain.Call) error {
	hash, err := w.send(key, call)
	if err != nil {
		return fmt.Errorf("%s: %w", call.Name, err)
	}
	for range 20 {
		w.wait(1)
		receipt, err := w.chain.Client().TransactionReceipt(w.ctx, hash)
		if errors.Is(err, ethereum.NotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if receipt.Status != types.ReceiptStatusSuccessful {
			return fmt.Errorf("%s reverted", call.Name)
		}
		return nil
	}
	return fmt.Errorf("%s is not mined", call.Name)
}

// must is do of what nobody can prevent.
func (w *World) must(key *ecdsa.PrivateKey, call chain.Call) { w.check(w.do(key, call)) }

// network connects services by name, without sockets.
type network struct {
	mu    sync.Mutex
	doors map[string]*door
	next  byte
	// hides say that a service does not show a path to somebody.
	hides []func(from, host, path string) bool
	// hangs says that a service takes a request and never answers it.
	hangs func(from, host, path string) bool
	// shown is told what a service showed to somebody.
	shown func(from, path string)
}

func newNetwork() *network { return &network{doors: make(map[string]*door)} }

// door is a net.Listener.
type door struct {
	name   string
	conns  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

type address string

func (address) Network() string  { return "arena" }
func (a address) String() string { return string(a) }

type conn struct {
	net.Conn
	remote address
}

func (c conn) RemoteAddr() net.Addr { return c.remote }

func (d *door) Accept() (net.Conn, error) {
	select {
	case c := <-d.conns:
		return c, nil
	case <-d.closed:
		return nil, net.ErrClosed
	}
}

func (d *door) Close() error {
	d.once.Do(func() { close(d.closed) })
	return nil
}

func (d *door) Addr() net.Addr { return address(d.name + ":80") }

// listen opens the door of a name, in the place of the one before.
func (n *network) listen(name string) *door {
	n.mu.Lock()
	defer n.mu.Unlock()
	d := &door{name: name, conns: make(chan net.Conn), closed: make(chan struct{})}
	n.doors[name] = d
	return d
}

// transport reaches every door, as somebody with an address of its own.
func (n *network) transport(owner string) http.RoundTripper {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.next++
	from := address(fmt.Sprintf("10.0.0.%d:1", n.next))
	return guard{n, owner, time.Duration(n.next) * time.Millisecond, &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, addr string) (net.Conn, error) {
		host, _, err := net.SplitHostPort(addr)
		if err != nil {
			return nil, err
		}
		n.mu.Lock()
		d := n.doors[host]
		n.mu.Unlock()
		if d == nil {
			return nil, fmt.Errorf("nobody listens at %s", host)
		}
		here, there := net.Pipe()
		select {
		case d.conns <- conn{there, from}:
			return here, nil
		case <-d.closed:
			return nil, fmt.Errorf("nobody listens at %s any more", host)
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}}}
}

// guard is a party's way into the network.
type guard struct {
	n     *network
	owner string
	// far is how long a request takes: another time for everybody, so that what is asked at one instant comes in the same order in every run.
	far time.Duration
	http.RoundTripper
}

func (g guard) RoundTrip(req *http.Request) (*http.Response, error) {
	time.Sleep(g.far)
	g.n.mu.Lock()
	hides, hangs, shown := g.n.hides, g.n.hangs, g.n.shown
	g.n.mu.Unlock()
	if hangs != nil && req.Method == http.MethodGet && hangs(g.owner, req.URL.Hostname(), req.URL.Path) {
		<-req.Context().Done()
		return nil, req.Context().Err()
	}
	if req.Method == http.MethodGet && slices.ContainsFunc(hides, func(hidden func(from, host, path string) bool) bool {
		return hidden(g.owner, req.URL.Hostname(), req.URL.Path)
	}) {
		return &http.Response{StatusCode: http.StatusNotFound, Status: "404 Not Found", Request: req, Body: http.NoBody, Header: make(http.Header)}, nil
	}
	answer, err := g.RoundTripper.RoundTrip(req)
	if err == nil && shown != nil && req.Method == http.MethodGet && answer.StatusCode == http.StatusOK {
		shown(g.owner, req.URL.Path)
	}
	return answer, err
}

// CloseIdleConnections lets http.Client's reach the transport's.
func (g guard) CloseIdleConnections() {
	(&http.Client{Transport: g.RoundTripper}).CloseIdleConnections()
}

// request is one exchange with a service; the body is nil for a GET.
func request(ctx context.Context, rt http.RoundTripper, method, url string, body []byte) (int, []byte, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := (&http.Client{Transport: rt}).Do(req)
	if err != nil {
		return 0, nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	return resp.StatusCode, answer, err
}

// client is a connection to the chain over a line of its own.
func (w *World) client(owner string) *ethclient.Client {
	c, err := rpc.DialOptions(w.ctx, chainURL, rpc.WithHTTPClient(&http.Client{Transport: w.line(owner)}))
	w.check(err)
	return ethclient.NewClient(c)
}

func (w *World) line(owner string) *line {
	l := w.lines[owner]
	if l == nil {
		l = &line{w: w, far: time.Duration(len(w.lines)+1) * 2 * time.Millisecond}
		w.lines[owner] = l
	}
	return l
}

// told is what the chain has answered since its newest block: players ask it much the same.
type told struct {
	mu      sync.Mutex
	head    common.Hash
	answers map[string][]byte
}

// lasting are the questions whose answers depend on the chain's blocks alone, where they name no tag but the newest.
var lasting = [][]byte{
	[]byte(`"method":"eth_call"`), []byte(`"method":"eth_getLogs"`), []byte(`"method":"eth_getBlockByNumber"`), []byte(`"method":"eth_getBlockByHash"`),
	[]byte(`"method":"eth_getCode"`), []byte(`"method":"eth_chainId"`),
}

// cutRequest splits a request into its id and what is asked; ok says that the answer stays the same until there is another newest block.
func cutRequest(body []byte) (id, question []byte, ok bool) {
	for _, tag := range []string{`"pending"`, `"safe"`, `"finalized"`} {
		if bytes.Contains(body, []byte(tag)) {
			return nil, nil, false
		}
	}
	rest, found := bytes.CutPrefix(body, []byte(`{"jsonrpc":"2.0","id":`))
	if !found {
		return nil, nil, false
	}
	if id, question, found = bytes.Cut(rest, []byte(",")); !found || bytes.ContainsAny(id, `{}[]"`) {
		return nil, nil, false
	}
	return id, question, slices.ContainsFunc(lasting, func(method []byte) bool { return bytes.HasPrefix(question, method) })
}

// answer asks the chain, what it was not asked since its newest block.
func (w *World) answer(body []byte) []byte {
	id, question, ok := cutRequest(body)
	if !ok {
		return w.ask(body)
	}
	t, head := &w.told, w.chain.Head().Hash()
	t.mu.Lock()
	if t.head != head {
		t.head, t.answers = head, make(map[string][]byte)
	}
	answers := t.answers
	result, known := answers[string(question)]
	t.mu.Unlock()
	start := fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%s,`, id)
	if known {
		return append(start, result...)
	}
	answer := w.ask(body)
	if result, ok = bytes.CutPrefix(answer, start); ok && w.chain.Head().Hash() == head {
		t.mu.Lock()
		answers[string(question)] = result
		t.mu.Unlock()
	}
	return answer
}

func (w *World) ask(body []byte) []byte {
	req := httptest.NewRequest(http.MethodPost, chainURL, bytes.NewReader(body))
	req.Header.Set("Content-Type", "application/json")
	rec := httptest.NewRecorder()
	w.chain.Handler().ServeHTTP(rec, req)
	return rec.Body.Bytes()
}

// folder is a new data directory of a party.
func (w *World) folder(name string) string {
	dir := filepath.Join(w.dir, strings.ReplaceAll(name, " ", "-"))
	w.check(os.MkdirAll(dir, 0o755))
	return dir
}

// sorted is the names of parties in an order that is always the same.
func sorted[V any](m map[string]V) []string {
	var out []string
	for name := range m {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}
