// Package attacks plays what is tried against a run to its end and closes the books: who has gained and lost how much, to the last
// unit. The chain and its contracts are real, the keepers and the challenger are the services themselves; what a keeper does wrong is
// internal/adversary's. Sponsor and trainers are played by the test.
package attacks

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/adversary"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier"
)

// patience bounds waits for what is bound to happen; nothing depends on how fast.
const patience = 2 * time.Minute

// rounds of every run that comes to its end.
const rounds = 2

// Development accounts beside chaintest's.
const (
	firstKeeper     = chaintest.Keeper // and the two after it
	challengerPlace = 11
	thirdPlace      = 12
)

// party is somebody with an account in the books.
type party struct {
	name     string
	key      *ecdsa.PrivateKey
	account  common.Address
	attacker bool
	// opening is its wealth when the books were opened, gas its ether. effect is what the rules say that the attack gains it, or costs
	// it if negative, beside its wages. All in the smallest units.
	opening, gas, effect *big.Int
}

// arena is one run of a task, and everybody in it.
type arena struct {
	*chaintest.Task
	t       *testing.T
	parties []*party // the sponsor first
	// challenger pays for the challenger's moves, third is whoever else an attack has.
	challenger, third *party
	trainers          []*party
	keepers           []*node
	// supply is all tokens, burns and strands what the rules say that the attack burns and leaves in pots, in the smallest units.
	supply, burns, strands *big.Int
	failed                 failures
}

// failures collects what goes wrong in goroutines, which must not end a test.
type failures struct {
	mu   sync.Mutex
	list []error
}

func (f *failures) check(what string, err error) {
	if err != nil {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.list = append(f.list, fmt.Errorf("%s: %w", what, err))
	}
}

func (f *failures) report(t *testing.T) {
	t.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
	require.Empty(t, f.list)
}

// pooled is a keeper of an arena: its name in the books and what it does wrong; an honest one does nothing.
type pooled struct {
	name string
	lie  keeper.Adversary
}

// lies is the adversary that tells the named lies in the given rounds, and the keeper that tells them.
func lies(name string, victim common.Address, which []uint32, kinds ...string) pooled {
	return pooled{name, func(task protocol.Hash, round uint32) *keeper.Lie {
		for _, r := range which {
			if r == round {
				lie, err := adversary.New(kinds, r, victim)
				if err != nil {
					panic(err) // a name that the test misspelt
				}
				return lie(task, r)
			}
		}
		return nil
	}}
}

// liar tells the named lies in round 0.
func liar(name string, kinds ...string) pooled {
	return lies(name, common.Address{}, []uint32{0}, kinds...)
}

func honest(name string) pooled { return pooled{name: name} }

// windows are long against a test's own time, so that they end when the test skips them; only descents are lost in seconds.
func windows(s *protocol.TaskSpec) {
	s.MaxRounds = rounds
	s.FallbackWindow, s.StateWindow, s.ClaimWindow, s.RevealWindow = 3000, 3000, 7000, 3000
	s.DisputeClock, s.DisputeExtension = 30, 5
	s.KeeperLock = s.QuorumLock // equal weights, and all may propose alone
}

// newArena posts a task and opens the books. The first `seated` keepers are in the pool from the start, the others come when the test
// says so: seats are drawn from those that are there.
func newArena(t *testing.T, edit func(*protocol.TaskSpec), seated int, pool ...pooled) *arena {
	t.Helper()
	env := chaintest.New(t)
	a := &arena{t: t, burns: new(big.Int), strands: new(big.Int)}
	enter := func(name string, key *ecdsa.PrivateKey) *party {
		p := &party{name: name, key: key, account: crypto.PubkeyToAddress(key.PublicKey), effect: new(big.Int)}
		a.parties = append(a.parties, p)
		return p
	}
	enter("sponsor", keys.Dev(chaintest.Sponsor))
	var wg sync.WaitGroup
	for i, p := range pool {
		k := &node{a: a, party: enter(p.name, keys.Dev(firstKeeper+i)), door: newDoor(t)}
		k.attacker = p.lie != nil
		k.cfg = keeper.Config{
			Deployment: env.Dep, Key: k.key, DataDir: t.TempDir(), Listen: "127.0.0.1:0", Adversary: p.lie, PollInterval: chaintest.BlockTime,
			ReceiptQueryInterval: chaintest.BlockTime / 2, SendTimeout: 20 * time.Second, Log: logger(),
		}
		a.keepers = append(a.keepers, k)
		wg.Go(func() { env.Stake(k.key, chaintest.Tokens(5000)) })
	}
	for i := range 4 {
		a.trainers = append(a.trainers, enter(fmt.Sprintf("trainer %d", i+1), keys.Dev(chaintest.Trainer+i)))
	}
	a.challenger = enter("challenger", keys.Dev(challengerPlace))
	a.third = enter("bystander", keys.Dev(thirdPlace))
	for _, p := range []*party{a.parties[0], a.challenger, a.third} {
		wg.Go(func() { env.Send(p.key, env.Chain.Mint(p.account, chaintest.Tokens(1000))) })
	}
	wg.Wait()
	a.Task = env.Post(func(s *protocol.TaskSpec) {
		windows(s)
		if edit != nil {
			edit(s)
		}
	})
	require.Len(t, a.Trainers, len(a.trainers))
	for _, k := range a.keepers {
		for _, other := range a.keepers {
			if other != k {
				k.cfg.Peers = append(k.cfg.Peers, other.door.url)
			}
		}
	}
	for _, k := range a.keepers[:seated] {
		k.join()
	}
	a.Enroll()
	a.open()
	return a
}

// logger shows the services' logs if ASSAY_TEST_LOG is set.
func logger() *slog.Logger {
	level := slog.Level(100)
	if os.Getenv("ASSAY_TEST_LOG") != "" {
		level = slog.LevelDebug
	}
	return slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: level}))
}

// door is an address that is there before the service behind it, and after it. Whoever keeps it sees what goes in.
type door struct {
	url    string
	behind atomic.Pointer[url.URL]
	sees   atomic.Pointer[func(method string, params []byte)]
}

// watch has f called with every call of a verb before it goes in.
func (d *door) watch(f func(method string, params []byte)) { d.sees.Store(&f) }

func newDoor(t *testing.T) *door {
	d := new(door)
	proxy := &httputil.ReverseProxy{
		Rewrite:      func(r *httputil.ProxyRequest) { r.SetURL(d.behind.Load()) },
		ErrorHandler: func(w http.ResponseWriter, _ *http.Request, _ error) { w.WriteHeader(http.StatusBadGateway) },
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if d.behind.Load() == nil {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		if sees := d.sees.Load(); sees != nil && r.Method == http.MethodPost {
			body, err := io.ReadAll(r.Body)
			if err != nil {
				return
			}
			r.Body = io.NopCloser(bytes.NewReader(body))
			var call struct {
				Method string
				Params json.RawMessage
			}
			if json.Unmarshal(body, &call) == nil {
				(*sees)(call.Method, call.Params)
			}
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	d.url = server.URL
	return d
}

// node is a keeper.
type node struct {
	*party
	a    *arena
	cfg  keeper.Config
	door *door
	stop func()
}

// start runs the keeper until the test ends, or it is stopped.
func (k *node) start() {
	k.a.t.Helper()
	s, err := keeper.New(k.cfg)
	require.NoError(k.a.t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	k.stop = sync.OnceFunc(func() {
		k.door.behind.Store(nil)
		cancel()
		if err := <-done; err != nil {
			k.a.t.Errorf("%s ended with %v", k.name, err)
		}
	})
	k.a.t.Cleanup(k.stop)
	k.door.behind.Store(&url.URL{Scheme: "http", Host: s.Addr()})
}

// join starts the keeper, gives it the task's objects and waits until it is in the pool.
func (k *node) join() {
	k.a.t.Helper()
	k.start()
	k.a.Upload(k.door.url)
	k.a.until(k.name+" joins", func(v *chain.View) bool {
		p, err := v.PoolKeeper(k.a.Ctx(), k.a.ID, k.account)
		require.NoError(k.a.t, err)
		return p.Acknowledged
	})
}

// seats of the keeper in a committee.
func (k *node) seats(c chain.Committee) int {
	k.a.t.Helper()
	p, err := k.a.View().PoolKeeper(k.a.Ctx(), k.a.ID, k.account)
	require.NoError(k.a.t, err)
	return c.Seats(p.Member)
}

// all of the trainers.
var all = []int{0, 1, 2, 3}

// upload sends the keeper the trainers' payloads of the open round, and returns its last acknowledgement.
func (k *node) upload(trainers ...int) (receipt []byte) {
	k.a.t.Helper()
	round := k.a.head().Round
	for _, i := range trainers {
		who := k.a.trainers[i].account
		receipt = k.a.UploadPayload(k.door.url, round, who, k.a.Leaves(k.a.Delta(round, who)))
	}
	return receipt
}

// until waits for what is bound to happen.
func (a *arena) until(what string, reached func(v *chain.View) bool) {
	a.t.Helper()
	for end := time.Now().Add(patience); !reached(a.View()); time.Sleep(chaintest.BlockTime / 4) {
		require.True(a.t, time.Now().Before(end), "in vain waited for: %s", what)
	}
}

func (a *arena) head() chain.Head {
	a.t.Helper()
	h, err := a.View().Head(a.Ctx(), a.ID)
	require.NoError(a.t, err)
	return h
}

// commit commits the trainers' gradients of the open round on whatever its parent is.
func (a *arena) commit(trainers ...int) {
	a.t.Helper()
	head := a.head()
	var wg sync.WaitGroup
	for _, i := range trainers {
		g, signature := a.Gradient(head.Round, head.StateRoot, a.trainers[i].key)
		wg.Go(func() {
			_, err := a.Sender(a.trainers[i].key).Send(a.Ctx(), a.Env.Chain.SubmitOuterGradient(g, signature))
			a.failed.check(a.trainers[i].name, err)
		})
	}
	wg.Wait()
	a.failed.report(a.t)
}

// drawn waits for the draw of the open round's committee, whose commitments have closed.
func (a *arena) drawn() chain.Committee {
	a.t.Helper()
	var c chain.Committee
	a.until("the committee is drawn", func(v *chain.View) bool {
		head, err := v.Head(a.Ctx(), a.ID)
		require.NoError(a.t, err)
		c, err = v.Committee(a.Ctx(), a.ID, head.Round)
		require.NoError(a.t, err)
		return c.DrawnAt != 0
	})
	return c
}

// redraw waits for a draw that suits the test; any other one a reorg takes away, and the keepers tick again.
func (a *arena) redraw(suits func(c chain.Committee) bool) {
	a.t.Helper()
	for range 40 {
		c := a.drawn()
		if suits(c) {
			return
		}
		v := a.View()
		draw, found, err := v.Drawn(a.Ctx(), a.ID, a.head().Round)
		require.NoError(a.t, err)
		require.True(a.t, found)
		before, err := a.Devnet.Client().HeaderByNumber(a.Ctx(), new(big.Int).SetUint64(draw.Block-1))
		require.NoError(a.t, err)
		_, err = a.Devnet.ForkAt(before.Hash(), true)
		require.NoError(a.t, err)
	}
	require.FailNow(a.t, "no draw of forty suits")
}

// minorities says whether each of these keepers has a seat and none has a quorum of them.
func (a *arena) minorities(c chain.Committee, keepers ...*node) bool {
	for _, k := range keepers {
		if n := k.seats(c); n == 0 || n >= int(a.Spec.CommitteeThreshold) {
			return false
		}
	}
	return true
}

// proposed waits until the round is proposed, and returns what its signers say.
func (a *arena) proposed(round uint32) chain.Proposed {
	a.t.Helper()
	a.until(fmt.Sprintf("round %d is proposed", round), func(v *chain.View) bool {
		_, standing, err := v.Statement(a.Ctx(), a.ID, round)
		require.NoError(a.t, err)
		return standing
	})
	all, err := a.View().Proposals(a.Ctx(), a.ID, round)
	require.NoError(a.t, err)
	return all[len(all)-1]
}

// lied plays round 0 up to the lie: those of the pool hold all seats; then the honest keeper joins, which has none in this round but
// holds what these trainers give it. The first keeper has that from it, and the rest from the others; it proposes what is wrong.
func (a *arena) lied(k *node, given ...int) protocol.Statement {
	a.t.Helper()
	a.commit(all...)
	a.drawn()
	k.join()
	k.upload(given...)
	for _, i := range all {
		if !slices.Contains(given, i) {
			a.keepers[0].upload(i)
		}
	}
	st := a.proposed(0)
	require.NotContains(a.t, st.Signers, k.account)
	return st.Statement
}

// overturned waits until round 0 has been proven wrong.
func (a *arena) overturned(statement protocol.Statement, by *party) chain.Convicted {
	a.t.Helper()
	var found []chain.Convicted
	a.until("the lie is proven", func(v *chain.View) bool {
		var err error
		found, err = v.Convictions(a.Ctx(), 0, a.ID)
		require.NoError(a.t, err)
		return len(found) > 0
	})
	require.Len(a.t, found, 1)
	require.Equal(a.t, statement.ID(), found[0].Statement)
	require.True(a.t, found[0].Overturned)
	require.Equal(a.t, by.account, found[0].Challenger)
	return found[0]
}

// goOn plays the rest of the run with one honest keeper, after which the books are closed: an overturned round it proposes alone.
func (a *arena) goOn(k *node) {
	a.t.Helper()
	for head := a.head(); head.EndedAt == 0; head = a.head() {
		round, err := a.View().Round(a.Ctx(), a.ID, head.Round)
		require.NoError(a.t, err)
		if round.Status == protocol.RoundOpen {
			a.commit(all...)
			k.upload(all...)
		}
		a.proposed(head.Round)
	}
	a.settle()
	a.ends(protocol.StatusCompleted)
	a.close()
}

// ends holds the end of the run to what is computed here, from the gradients that the chain says were included.
func (a *arena) ends(status protocol.TaskStatus) {
	a.t.Helper()
	v := a.View()
	trainers, err := v.Trainers(a.Ctx(), a.ID, a.Spec.TrainerCount)
	require.NoError(a.t, err)
	state := a.Initial
	for number := range a.head().Round {
		round, err := v.Round(a.Ctx(), a.ID, number)
		require.NoError(a.t, err)
		if round.Status != protocol.RoundCarried {
			var included []protocol.Contribution
			for _, t := range trainers {
				if round.Included>>t.Slot&1 == 1 {
					included = append(included, protocol.Contribution{Trainer: t.Account, Slot: t.Slot, Delta: a.Delta(number, t.Account)})
				}
			}
			state, err = protocol.Step(&a.Spec, state, included)
			require.NoError(a.t, err)
		}
		require.Equal(a.t, state.Root(a.Spec.FragmentCount), round.StateRoot, "round %d", number)
	}
	receipt, issued, err := v.Receipt(a.Ctx(), a.ID)
	require.NoError(a.t, err)
	require.True(a.t, issued)
	require.Equal(a.t, state.Root(a.Spec.FragmentCount), receipt.FinalStateRoot)
	have, err := v.Status(a.Ctx(), a.ID)
	require.NoError(a.t, err)
	require.Equal(a.t, status, have)
}

// challenge runs a challenger for a party until the test ends. It reads from every keeper.
func (a *arena) challenge(as *party, rpc string) *verifier.Challenger {
	a.t.Helper()
	cfg := verifier.ChallengerConfig{
		Deployment: a.Dep, Key: as.key, DataDir: a.t.TempDir(), Listen: "127.0.0.1:0", PollInterval: chaintest.BlockTime,
		ReceiptQueryInterval: chaintest.BlockTime / 2, SendTimeout: 30 * time.Second, Log: logger(),
	}
	if rpc != "" {
		cfg.Deployment.RPC = rpc
	}
	for _, k := range a.keepers {
		cfg.Sources = append(cfg.Sources, k.door.url)
	}
	c, err := verifier.NewChallenger(cfg)
	require.NoError(a.t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- c.Run(ctx) }()
	a.t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			a.t.Errorf("challenger ended with %v", err)
		}
	})
	return c
}

// counts waits until a challenger's metric has a value.
func (a *arena) counts(c *verifier.Challenger, metric, value string) {
	a.t.Helper()
	a.until(metric+" is "+value, func(*chain.View) bool {
		resp, err := http.Get("http://" + c.Addr() + "/metrics")
		require.NoError(a.t, err)
		defer resp.Body.Close()
		raw, err := io.ReadAll(resp.Body)
		require.NoError(a.t, err)
		return strings.Contains(string(raw), "\nassay_challenger_"+metric+" "+value+"\n")
	})
}

// refused holds that nobody can make a call, and why.
func (a *arena) refused(why string, call chain.Call) {
	a.t.Helper()
	revert, ok := chain.AsRevert(a.Env.Chain.Simulate(a.Ctx(), a.third.account, call))
	require.True(a.t, ok, "%s is not refused", call.Name)
	require.Equal(a.t, why, revert.Name)
}

// compute is the transition of a state by all trainers' gradients of a round, as whoever tells the lie tells it.
func (a *arena) compute(state protocol.State, number uint32, o transition.Options) (transition.Round, transition.Outcome, protocol.State) {
	a.t.Helper()
	round := transition.Round{Spec: &a.Spec, Task: a.ID, Number: number, Parent: state.Root(a.Spec.FragmentCount)}
	var leaves [][]byte
	for _, p := range slices.SortedFunc(slices.Values(a.trainers), func(x, y *party) int { return x.account.Cmp(y.account) }) {
		mine := a.Leaves(a.Delta(number, p.account))
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: p.account, Root: a.PayloadRoot(mine, number, p.account)})
		leaves = append(leaves, mine)
	}
	next := transition.NewCollector(&a.Spec)
	out, err := transition.Compute(a.Ctx(), round, transition.Memory(&a.Spec, state, leaves), next, o)
	require.NoError(a.t, err)
	return round, out, next.Next
}
