package keeper

import (
	"bytes"
	"io"
	"math/big"
	"math/bits"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/keeper/store"
	"assay/protocol"
)

// proxied starts a keeper that weighs what it relays, and has its first transaction after ahead was set wait for that.
func proxied(t *testing.T, env *chaintest.Env) (k *running, ahead func(func())) {
	t.Helper()
	node, err := url.Parse(env.Dep.RPC)
	require.NoError(t, err)
	var first atomic.Pointer[func()]
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(io.LimitReader(r.Body, 1<<20))
		if err == nil && bytes.Contains(body, []byte("eth_sendRawTransaction")) {
			if f := first.Swap(nil); f != nil {
				(*f)()
			}
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		(&httputil.ReverseProxy{Rewrite: func(pr *httputil.ProxyRequest) { pr.SetURL(node) }}).ServeHTTP(w, r)
	}))
	t.Cleanup(proxy.Close)
	dep := env.Dep
	dep.RPC, dep.WS = proxy.URL, ""
	k = startKeeperWith(t, env, 0, func(c *Config) { c.Deployment, c.TokenValue = dep, big.NewInt(params.Ether) })
	return k, func(f func()) { first.Store(&f) }
}

// A signature that is good for the newest block alone passes the simulation, and is refused in the block after it: the keeper would pay for
// one after the other and count none.
func TestNothingIsSentThatExpiresOnItsWay(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k, ahead := proxied(t, env)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	sent := func() uint64 {
		nonce, err := env.Devnet.Client().NonceAt(env.Ctx(), k.account, nil)
		require.NoError(t, err)
		return nonce
	}
	before, key := sent(), task.Trainers[0]
	ahead(func() { env.Skip(60) })
	g, _ := task.Gradient(0, task.Spec.InitialStateRoot, key)
	g.Deadline = env.View().Time + 15
	_, refused := k.submit(g, task.Sign(g, key))
	require.NotNil(t, refused)
	require.Equal(t, "SignatureExpired", refused.Name)
	require.Equal(t, before, sent(), "transactions that were refused in their blocks")
}

// smallPart starts a keeper with a small part of a pool's locks, and another that has the rest, in a task of which all places are taken.
func smallPart(t *testing.T) (task *chaintest.Task, small, large *running) {
	t.Helper()
	env := chaintest.New(t)
	pool := startPool(t, env, 2, func(i int, c *Config) {
		if c.TokenValue = big.NewInt(params.Ether); i == 1 {
			c.PoolLock, c.MaxLock, c.MaxTotalLock = chaintest.Tokens(4900), chaintest.Tokens(4900), chaintest.Tokens(4900)
		}
	})
	task = env.Post(committee(11, 6))
	joinAll(task, pool)
	task.Enroll()
	return task, pool[0], pool[1]
}

// What stands on chain is public. Whoever sends it all to a keeper that brought none of it there costs it nothing, and does not use up what
// it relays.
func TestWhatOthersRelayedIsNotCounted(t *testing.T) {
	t.Parallel()
	task, small, large := smallPart(t)
	state := task.Initial
	for round := range uint32(3) {
		commitAll(task, round, state.Root(3), large)
		for _, key := range task.Trainers {
			g, sig := task.Gradient(round, state.Root(3), key)
			small.eventually(func() bool { _, refused := small.submit(g, sig); return refused == nil }, "it says that it stands")
		}
		awaitDraw(task)
		large.uploadRound(task, round, 0, 1, 2, 3)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), large.awaitRound(task, round+1).StateRoot)
	}
	small.awaitRound(task, 3)
	g, sig := task.Gradient(3, state.Root(3), task.Trainers[0])
	_, refused := small.submit(g, sig)
	require.Nil(t, refused)
}

// Two trainers bring every gradient to every keeper, so that each of them pays for it. That leaves room for the others, who ask one keeper.
func TestFewTrainersAreNotAllThatIsRelayed(t *testing.T) {
	t.Parallel()
	task, small, large := smallPart(t)
	state := task.Initial
	for round := range uint32(5) {
		for i, key := range task.Trainers {
			if g, sig := task.Gradient(round, state.Root(3), key); i < 2 {
				if _, refused := small.submit(g, sig); refused == nil {
					continue
				}
			}
			g, sig := task.Gradient(round, state.Root(3), key)
			if i == 3 && round == 4 {
				_, refused := small.submit(g, sig)
				require.Nil(t, refused, "the first that it brings here")
				continue
			}
			_, refused := large.submit(g, sig)
			require.Nil(t, refused)
		}
		awaitDraw(task)
		large.uploadRound(task, round, 0, 1, 2, 3)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), large.awaitRound(task, round+1).StateRoot)
		small.awaitRound(task, round+1)
	}
}

// A trainer that signs another gradient for each keeper makes all but one of them pay for a transaction that is refused in its block. That
// is kept, and so counts like any other.
func TestWhatIsRefusedInItsBlockCounts(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k, ahead := proxied(t, env)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	key := task.Trainers[0]
	first, _ := task.Gradient(0, task.Spec.InitialStateRoot, key)
	first.ClaimHash[0]++
	second, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
	ahead(func() { env.Send(key, env.Chain.SubmitOuterGradient(first, task.Sign(first, key))) })
	_, refused := k.submit(second, sig)
	require.NotNil(t, refused)
	require.Equal(t, "DuplicateSubmission", refused.Name)
	_, err := k.store.Relay(store.Submission{Task: task.ID, Trainer: second.Trainer})
	require.NoError(t, err)
}

// Receipts tell a stranger's trainers from each other at the cost of a large transaction each. They wait for ether that no clock may need.
func TestReceiptsAreNotPostedFromTheReserve(t *testing.T) {
	t.Parallel()
	env := chaintest.NewRollup(t, 4e15)
	other, named := env.Post(nil), env.Post(func(s *protocol.TaskSpec) { s.Seed[0]++ })
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Tasks, c.Every = []protocol.Hash{named.ID}, true })
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_relays_held") == 1 }, "it has little ether")
	both := []*chaintest.Task{other, named}
	for _, task := range both {
		k.upload(task)
		task.Enroll()
		for _, key := range task.Trainers {
			g, sig := task.Gradient(0, task.Spec.InitialStateRoot, key)
			env.Send(key, env.Chain.SubmitOuterGradient(g, sig))
		}
	}
	for _, task := range both {
		awaitDraw(task)
		k.uploadSome(task, 0, 0, 1)
	}
	env.Skip(other.Spec.UploadWindow + other.Spec.GraceWindowMs/1000)
	forced := func(task *chaintest.Task) int {
		c, err := task.View().Committee(task.Ctx(), task.ID, 0)
		require.NoError(t, err)
		return bits.OnesCount64(c.Forced)
	}
	k.eventually(func() bool { return forced(named) == 2 }, "receipts of the task that was named are posted")
	k.mineFollowed(env, 3)
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_head_block") >= float64(k.sealed) }, "it looked at both")
	require.Zero(t, forced(other))
}
