package keeper

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// meter is a proxy in front of the chain's RPC that counts requests by method, and gives events of few blocks at a time.
type meter struct {
	url string

	mu     sync.Mutex
	counts map[string]int
	// span is how many blocks of events are given at once, pages how many such answers before there are no more; lowest is the first
	// block of events asked for.
	span, lowest uint64
	pages        int
}

func newMeter(t *testing.T, target string) *meter {
	t.Helper()
	u, err := url.Parse(target)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(u)
	m := &meter{counts: make(map[string]int), span: math.MaxUint64, pages: math.MaxInt}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		var call struct {
			ID     json.RawMessage
			Method string
			Params []struct{ FromBlock, ToBlock hexutil.Uint64 }
		}
		// The parameters of other methods look otherwise.
		_ = json.Unmarshal(body, &call)
		if !m.allows(call.Method, call.Params) {
			w.Header().Set("Content-Type", "application/json")
			fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32005,"message":"query returned more than 10000 results"}}`, call.ID)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	m.url = server.URL
	return m
}

func (m *meter) allows(method string, params []struct{ FromBlock, ToBlock hexutil.Uint64 }) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.counts[method]++
	if method != "eth_getLogs" {
		return true
	}
	from, to := uint64(params[0].FromBlock), uint64(params[0].ToBlock)
	if m.pages == 0 || to-from >= m.span {
		return false
	}
	m.pages--
	m.lowest = min(m.lowest, from)
	return true
}

// begin starts to count anew.
func (m *meter) begin(pages int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.counts, m.pages, m.lowest = make(map[string]int), pages, math.MaxUint64
}

func (m *meter) count(method string) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.counts[method]
}

// Of a chain that an RPC gives away in small pieces only, and slowly, every look finds more, also after a restart.
func TestTasksOfALongChainAreFound(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var want []protocol.Hash
	for range 3 {
		want = append(want, env.Post(nil).ID)
		env.Mine(120)
	}
	m := newMeter(t, env.Dep.RPC)
	m.span = 50
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.Deployment.RPC = m.url
	s, err := New(cfg)
	require.NoError(t, err)
	v := env.View()
	var got []protocol.Hash
	looks := 0
	for {
		looks++
		require.Less(t, looks, 100)
		m.begin(4)
		v, err := s.chain.Latest(env.Ctx())
		require.NoError(t, err)
		tasks, err := s.tasks.discover(env.Ctx(), v)
		require.GreaterOrEqual(t, len(tasks), len(got))
		if got = tasks; err == nil {
			break
		}
	}
	require.Greater(t, looks, 2)
	require.Equal(t, want, got)
	require.NoError(t, s.close())

	cfg.Listen = "127.0.0.1:0"
	s, err = New(cfg)
	require.NoError(t, err)
	defer func() { require.NoError(t, s.close()) }()
	m.begin(math.MaxInt)
	last, err := s.chain.Latest(env.Ctx())
	require.NoError(t, err)
	got, err = s.tasks.discover(env.Ctx(), last)
	require.NoError(t, err)
	require.Equal(t, want, got)
	require.Greater(t, m.lowest, v.Number-saveEvery, "what was read before the restart is not read again")
}

// However many tasks strangers post, a head costs the chain's RPC a few calls: what has ended costs none, what lives a share of one.
// With ASSAY_HARDEN=folder a thousand are posted, and the figure is written to folder/strangers.json.
func TestCallsABlockWithManyTasks(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	m := newMeter(t, env.Dep.RPC)
	cfg := testConfig(env, key, t.TempDir())
	cfg.Deployment.RPC, cfg.Deployment.WS = m.url, ""
	own := env.Post(nil)
	cfg.MaxTotalLock = own.Spec.QuorumLock // strangers' tasks name the same objects: they are weighed at every head, and not joined
	k := start(t, cfg)
	k.upload(own)
	own.Enroll()
	tasks, folder := 200, os.Getenv("ASSAY_HARDEN")
	if folder != "" {
		tasks = 1000
	}
	dead := tasks / 5 * 4
	strangersTasks(t, env, tasks, dead)
	k.eventually(func() bool {
		alive := counterValueWith(t, k, `assay_keeper_tasks{status="Pending"}`)
		ended := counterValueWith(t, k, `assay_keeper_tasks{status="Cancelled"}`)
		return len(*k.tasks.found.Load()) == tasks+1 && alive == float64(tasks-dead) && ended == float64(dead)
	}, "all of them are known")
	const heads, limit = 20, 12
	began := k.head.Load().Number
	m.begin(math.MaxInt)
	// Requests for runs that nobody posted, meanwhile.
	for i := range 200 {
		_, named := k.rpc("training_getRun", map[string]any{"taskId": protocol.Hash{1, byte(i)}})
		require.ErrorIs(t, named, protocol.ErrTaskNotFound)
	}
	k.eventually(func() bool { return k.head.Load().Number >= began+heads }, "some heads more")
	calls, passed := m.count("eth_call"), int(k.head.Load().Number-began)
	perBlock := math.Round(float64(calls)/float64(passed)*10) / 10
	t.Logf("calls_per_block_%d_tasks %.1f: %d eth_call in %d heads", tasks, perBlock, calls, passed)
	require.LessOrEqual(t, calls, limit*(passed+1))
	// Strangers' tasks are listed in pages.
	var listed []runSummary
	for {
		params := map[string]any{}
		if len(listed) > 0 {
			params["before"] = listed[0].TaskID
		}
		raw, named := k.rpc("training_listRuns", params)
		require.Nil(t, named)
		var page []runSummary
		require.NoError(t, json.Unmarshal(raw, &page))
		require.LessOrEqual(t, len(page), maxRuns)
		if len(page) == 0 {
			break
		}
		listed = append(page, listed...)
	}
	require.Len(t, listed, tasks+1)
	for i, id := range *k.tasks.found.Load() {
		require.Equal(t, id, listed[i].TaskID)
	}
	if folder != "" {
		raw, err := json.Marshal(map[string]float64{fmt.Sprintf("calls_per_block_%d_tasks", tasks): perBlock})
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "strangers.json"), raw, 0o644))
	}
}

// strangersTasks posts tasks, of which so many are cancelled.
func strangersTasks(t *testing.T, env *chaintest.Env, count, cancelled int) {
	t.Helper()
	sponsor := keys.Dev(chaintest.Sponsor)
	spec, _, _ := env.Spec()
	escrow := new(big.Int).Mul(spec.Escrow(), big.NewInt(int64(count)))
	env.Send(sponsor, env.Chain.Mint(crypto.PubkeyToAddress(sponsor.PublicKey), escrow))
	env.Send(sponsor, env.Chain.Approve(env.Dep.Tasks, escrow))
	before := env.View().Number
	atOnce := func(n int, call func(i int) chain.Call) {
		var g sync.WaitGroup
		places := make(chan struct{}, 64)
		for i := range n {
			places <- struct{}{}
			g.Go(func() { env.Send(sponsor, call(i)); <-places })
		}
		g.Wait()
	}
	atOnce(count, func(int) chain.Call { return env.Chain.PostTask(spec) })
	posted, err := env.View().Posted(env.Ctx(), before)
	require.NoError(t, err)
	require.Len(t, posted, count)
	atOnce(cancelled, func(i int) chain.Call { return env.Chain.CancelTask(posted[i].TaskID) })
}

// Whoever asks about runs costs the chain's RPC nothing that was asked at the same head before.
func TestStrangersCostNoCallsOfContracts(t *testing.T) {
	t.Parallel()
	// Slow enough for a few requests at one head on a busy machine.
	env := chaintest.NewPaced(t, 2*time.Second)
	task := env.Post(nil)
	m := newMeter(t, env.Dep.RPC)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.Deployment.RPC = m.url
	s, err := New(cfg)
	require.NoError(t, err)
	defer func() { require.NoError(t, s.close()) }()
	for _, c := range []struct{ method, params string }{
		{"training_getRun", fmt.Sprintf(`{"taskId":%q}`, task.ID)},
		{"training_getReceipt", fmt.Sprintf(`{"taskId":%q}`, task.ID)},
		{"training_decideRound", fmt.Sprintf(`{"taskId":%q}`, task.ID)},
		{"training_getRound", fmt.Sprintf(`{"taskId":%q,"round":0}`, task.ID)},
		{"training_getSubmission", fmt.Sprintf(`{"taskId":%q,"round":0,"trainer":"0x0000000000000000000000000000000000000001"}`, task.ID)},
		{"training_listRuns", `{}`},
	} {
		// Once more if there was a new head meanwhile.
		require.Eventually(t, func() bool {
			before := env.View()
			ask := func() int {
				m.begin(math.MaxInt)
				_, err := s.api.call(env.Ctx(), c.method, json.RawMessage(c.params))
				require.NoError(t, err, c.method)
				return m.count("eth_call") + m.count("eth_getLogs")
			}
			ask()
			again := 0
			for range 5 {
				again += ask()
			}
			if env.View().Hash != before.Hash {
				return false
			}
			require.Zero(t, again, c.method)
			return true
		}, patience, 20*time.Millisecond, c.method)
	}
}

// Whoever makes up trainers costs the chain's RPC nothing, however many.
func TestMadeUpTrainersCostNoCalls(t *testing.T) {
	t.Parallel()
	// Slow enough for some requests at one head on a busy machine.
	env := chaintest.NewPaced(t, 2*time.Second)
	m := newMeter(t, env.Dep.RPC)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Deployment.RPC, c.Deployment.WS = m.url, "" })
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	n := 0
	for what, ask := range map[string]func(common.Address) *protocol.Error{
		"gradient": func(trainer common.Address) *protocol.Error {
			g, sig := task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[0])
			g.Trainer = trainer
			_, named := k.submit(g, sig)
			return named
		},
		"payload": func(trainer common.Address) *protocol.Error {
			_, named := k.put(payloadPath(task.ID, 0, trainer), nil)
			return named
		},
	} {
		// Once more if the keeper itself asked meanwhile, for a new head.
		k.eventually(func() bool {
			for i := range 6 {
				if i == 1 { // the first one asks for the head's
					m.begin(math.MaxInt)
				}
				n++
				require.ErrorIs(t, ask(common.BigToAddress(big.NewInt(int64(n)))), protocol.ErrTrainerNotEnrolled, what)
			}
			return m.count("eth_call") == 0
		}, what)
	}
}

// Of runs that have ended a list asks nothing again, and of all others at once.
func TestListOfRunsIsOneCallAHead(t *testing.T) {
	t.Parallel()
	env := chaintest.NewPaced(t, 2*time.Second)
	strangersTasks(t, env, 20, 15)
	m := newMeter(t, env.Dep.RPC)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.Deployment.RPC = m.url
	s, err := New(cfg)
	require.NoError(t, err)
	defer func() { require.NoError(t, s.close()) }()
	list := func() any {
		s.recent.Store(nil)
		m.begin(math.MaxInt)
		runs, err := s.api.call(env.Ctx(), "training_listRuns", json.RawMessage(`{}`))
		require.NoError(t, err)
		require.Len(t, runs, 20)
		return runs
	}
	first := list()
	for range 3 {
		env.Mine(1)
		require.Equal(t, first, list())
		require.LessOrEqual(t, m.count("eth_call"), 1)
	}
}

// Whoever posts a task fills its pool with as many keepers as he likes: to know them costs a few calls, however many they are.
func TestPoolOfManyKeepersIsAFewCalls(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	const keepers = 12
	var g sync.WaitGroup
	for i := range keepers {
		key := keys.Dev(chaintest.Keeper + i)
		g.Go(func() {
			env.Stake(key, chaintest.Tokens(5000))
			env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
		})
	}
	g.Wait()
	m := newMeter(t, env.Dep.RPC)
	client, err := chain.Dial(t.Context(), m.url)
	require.NoError(t, err)
	defer client.Close()
	c, err := chain.New(chain.Shared(client), env.Dep)
	require.NoError(t, err)
	v, err := c.Latest(t.Context())
	require.NoError(t, err)
	m.begin(math.MaxInt)
	ms := new(members)
	require.NoError(t, ms.learn(t.Context(), v, task.ID, &task.Spec, 0))
	for i := range keepers {
		key, known := ms.keys.Load(member{task.ID, keys.DevAddress(chaintest.Keeper + i)})
		require.True(t, known)
		require.Equal(t, keys.DevAddress(chaintest.Keeper+i), key)
	}
	require.LessOrEqual(t, m.count("eth_call"), keepers/2)
}
