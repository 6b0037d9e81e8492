package keeper

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier/fraud"
)

// startPool starts n keepers that are each other's peers, over HTTP. edit changes the config of one of them; the peers in it are asked first.
func startPool(t testing.TB, env *chaintest.Env, n int, edit func(i int, c *Config)) []*running {
	t.Helper()
	services, configs := make([]*Service, n), make([]Config, n)
	for i := range services {
		key := keys.Dev(chaintest.Keeper + i)
		env.Stake(key, chaintest.Tokens(5000))
		configs[i] = testConfig(env, key, t.TempDir())
		if edit != nil {
			edit(i, &configs[i])
		}
		var err error
		services[i], err = New(configs[i])
		require.NoError(t, err)
	}
	out := make([]*running, n)
	for i, s := range services {
		urls := slices.Clone(configs[i].Peers)
		for j, other := range services {
			if j != i {
				urls = append(urls, "http://"+other.Addr())
			}
		}
		s.peers.list = newPeers(urls, s.peers.strangers)
		out[i] = run(t, s, configs[i])
	}
	return out
}

// behind is a peer that passes every request on to a keeper, once it is told which, unless answered does something else with it.
func behind(t *testing.T, answered func(w http.ResponseWriter, r *http.Request, body []byte) bool) (first func(int, *Config), passOn func(*running)) {
	t.Helper()
	var target atomic.Pointer[url.URL]
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(io.LimitReader(r.Body, 1<<20))
		if err != nil || answered(w, r, body) {
			return
		}
		to := target.Load()
		if to == nil {
			http.NotFound(w, r)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		(&httputil.ReverseProxy{Rewrite: func(pr *httputil.ProxyRequest) { pr.SetURL(to) }}).ServeHTTP(w, r)
	}))
	t.Cleanup(server.CloseClientConnections)
	return func(_ int, c *Config) { c.Peers = []string{server.URL} }, func(k *running) {
		to, err := url.Parse(k.url)
		require.NoError(t, err)
		target.Store(to)
	}
}

// joinAll gives the task's objects to the first keeper and waits until all have joined and acknowledged.
func joinAll(task *chaintest.Task, pool []*running) {
	task.T.Helper()
	pool[0].upload(task)
	for _, k := range pool[1:] {
		k.eventually(func() bool {
			p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
			return err == nil && p.Acknowledged
		}, "task is acknowledged from a peer's objects")
	}
}

// spread uploads the trainers' payloads, each to one keeper only.
func spread(task *chaintest.Task, round uint32, pool ...*running) {
	task.T.Helper()
	for i := range task.Trainers {
		pool[i%len(pool)].uploadSome(task, round, i)
	}
}

// seatsOf counts the seats of a keeper in the open round.
func (k *running) seatsOf(task *chaintest.Task, c chain.Committee) int {
	k.t.Helper()
	p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
	require.NoError(k.t, err)
	return c.Seats(p.Member)
}

func committee(n, k uint8) func(*protocol.TaskSpec) {
	return func(s *protocol.TaskSpec) {
		s.CommitteeSeats, s.CommitteeThreshold = n, k
		s.KeeperLock = s.QuorumLock // equal weights, and all may propose alone
	}
}

// Payloads arrive with one keeper each; the seats get them from one another, sign, and one of them proposes.
func TestCommitteeOfThreeKeepers(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 3, nil)
	task := env.Post(committee(11, 8)) // hardly ever one keeper alone
	joinAll(task, pool)
	task.Enroll()
	state := task.Initial
	for round := range uint32(3) {
		commitAll(task, round, state.Root(3), pool...)
		spread(task, round, pool...)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), pool[0].awaitRound(task, round+1).StateRoot)
		c, err := env.View().Committee(env.Ctx(), task.ID, round)
		require.NoError(t, err)
		require.NotZero(t, c.DrawnAt)
		signed := 0
		for seat := range c.Members {
			signed += int(c.Signed >> seat & 1)
		}
		require.GreaterOrEqual(t, signed, 8)
		seats := make(map[common.Address]int)
		for _, k := range pool {
			seats[k.Account()] = k.seatsOf(task, c)
		}
		have := 0
		for _, s := range proposal(task, round).Signatures {
			have += seats[s.Keeper]
		}
		require.GreaterOrEqual(t, have, 8)
	}
	drawn := 0.0
	for _, k := range pool {
		drawn += counterValue(t, k, "assay_keeper_seats_drawn_total")
		require.Zero(t, counterValueWith(t, k, `assay_keeper_wrong_head{task="`+task.ID.String()+`"}`))
	}
	require.EqualValues(t, 33, drawn)
	// Every keeper has the final state, whoever proposed it.
	for _, k := range pool {
		k.eventually(func() bool { held, err := k.store.Has(state.Root(3)); return err == nil && held }, "state is held")
	}
	raw, named := pool[1].rpc("training_getRound", map[string]any{"taskId": task.ID, "round": 0})
	require.Nil(t, named)
	var shown struct {
		AuxRoot   protocol.Hash
		Committee struct {
			Seats  []common.Address
			Signed []bool
		}
	}
	require.NoError(t, json.Unmarshal(raw, &shown))
	require.Len(t, shown.Committee.Seats, 11)
	require.Len(t, shown.Committee.Signed, 11)
	require.EqualValues(t, proposal(task, 0).AuxRoot, shown.AuxRoot)
}

// With one keeper down the others reach the quorum where they hold it; where they do not, one proposes alone in the fallback window.
func TestCommitteeWithAKeeperDown(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 3, nil)
	task := env.Post(committee(3, 2))
	joinAll(task, pool)
	task.Enroll()
	pool[2].stop()
	state := task.Initial
	for round := range uint32(3) {
		commitAll(task, round, state.Root(3), pool[:2]...)
		c := awaitDraw(task)
		spread(task, round, pool[:2]...)
		if pool[2].seatsOf(task, c) >= 2 {
			env.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000)
		}
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), pool[0].awaitRound(task, round+1).StateRoot)
	}
}

// witnessed is a round whose payloads are all held by the second of two keepers, the first one being played by the test: it holds
// seats, and its service is stopped.
func witnessed(t *testing.T, env *chaintest.Env) (task *chaintest.Task, asker *ecdsa.PrivateKey, witness *running, right protocol.Statement) {
	t.Helper()
	pool := startPool(t, env, 2, nil)
	task = env.Post(committee(11, 11))
	joinAll(task, pool)
	task.Enroll()
	pool[0].stop()
	witness = pool[1]
	commitAll(task, 0, task.Spec.InitialStateRoot, witness)
	c := awaitDraw(task)
	require.Equal(t, 11, pool[0].seatsOf(task, c)+witness.seatsOf(task, c))
	if witness.seatsOf(task, c) == 0 || witness.seatsOf(task, c) == 11 {
		t.Skip("all seats fell on one keeper: once in a thousand draws")
	}
	witness.uploadRound(task, 0, 0, 1, 2, 3)
	return task, keys.Dev(chaintest.Keeper), witness, rightStatement(t, task, task.Initial)
}

// rightStatement is what a round that includes all four trainers comes to.
func rightStatement(t *testing.T, task *chaintest.Task, state protocol.State) protocol.Statement {
	t.Helper()
	st := task.Statement(15, protocol.Hash{}, protocol.Hash{})
	list, err := task.View().Commitments(task.Ctx(), task.ID, st.Round, st.FrozenHash)
	require.NoError(t, err)
	payloads := payloadsOf(list)
	var leaves [][]byte
	for _, p := range payloads {
		leaves = append(leaves, task.Leaves(task.Delta(st.Round, p.Trainer)))
	}
	o, err := transition.Compute(t.Context(), transition.Round{
		Spec: &task.Spec, Task: task.ID, Number: st.Round, Parent: st.ParentRoot, Payloads: payloads,
	}, transition.Memory(&task.Spec, state, leaves), nil, transition.Options{})
	require.NoError(t, err)
	return task.Statement(15, o.NewRoot, o.AuxRoot)
}

func (k *running) askWitness(task *chaintest.Task, st protocol.Statement, keeper common.Address, key *ecdsa.PrivateKey) (json.RawMessage, *protocol.Error) {
	k.t.Helper()
	sig, err := protocol.Sign(key, st.Digest(task.Dep.RoundsDomain()))
	require.NoError(k.t, err)
	return k.rpc("training_witnessRound", map[string]any{
		"taskId": protocol.Hash(st.TaskId), "round": st.Round, "parentRoot": protocol.Hash(st.ParentRoot), "included": st.Included,
		"newRoot": protocol.Hash(st.NewRoot), "auxRoot": protocol.Hash(st.AuxRoot), "keeper": keeper, "signature": fmt.Sprintf("%#x", sig),
	})
}

func TestWitnessSignsWhatItComputesAndNothingElse(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task, key, witness, right := witnessed(t, env)
	asker := crypto.PubkeyToAddress(key.PublicKey)
	stranger := keys.Dev(15)
	for name, c := range map[string]struct {
		want   *protocol.Error
		keeper common.Address
		key    *ecdsa.PrivateKey
		edit   func(*protocol.Statement)
	}{
		"wrong state":      {errStatementMismatch, asker, key, func(s *protocol.Statement) { s.NewRoot[9] ^= 1 }},
		"wrong rest":       {errStatementMismatch, asker, key, func(s *protocol.Statement) { s.AuxRoot[9] ^= 1 }},
		"foreign slot":     {errStatementMismatch, asker, key, func(s *protocol.Statement) { s.Included = 31 }},
		"no quorum":        {errStatementMismatch, asker, key, func(s *protocol.Statement) { s.Included = 3 }},
		"not full yet":     {errPayloadNotHeld, asker, key, func(s *protocol.Statement) { s.Included = 7 }},
		"another parent":   {protocol.ErrStaleParent, asker, key, func(s *protocol.Statement) { s.ParentRoot[0] ^= 1 }},
		"another round":    {protocol.ErrInvalidRound, asker, key, func(s *protocol.Statement) { s.Round = 1 }},
		"another task":     {protocol.ErrTaskNotFound, asker, key, func(s *protocol.Statement) { s.TaskId[0] ^= 1 }},
		"stranger":         {errNotAWitness, crypto.PubkeyToAddress(stranger.PublicKey), stranger, func(*protocol.Statement) {}},
		"stranger's key":   {protocol.ErrInvalidSignature, asker, stranger, func(*protocol.Statement) {}},
		"witness's own":    {protocol.ErrInvalidSignature, witness.Account(), key, func(*protocol.Statement) {}},
		"signed otherwise": {protocol.ErrInvalidSignature, asker, stranger, func(s *protocol.Statement) { s.NewRoot[0] ^= 1 }},
	} {
		t.Run(name, func(t *testing.T) {
			st := right
			c.edit(&st)
			_, named := witness.askWitness(task, st, c.keeper, c.key)
			require.NotNil(t, named, "signed")
			require.Equal(t, c.want.Name, named.Name, named.Message)
			require.NotEmpty(t, named.Hint)
		})
	}
	require.Positive(t, counterValueWith(t, witness, `assay_keeper_witness_refusals_total{name="StatementMismatch"}`))
	// The first signature under a wrong statement is kept: it convicts whoever made it.
	found, err := filepath.Glob(filepath.Join(witness.dir, "wrong-signature-*.json"))
	require.NoError(t, err)
	require.Len(t, found, 1)
	kept, err := os.ReadFile(found[0])
	require.NoError(t, err)
	var evidence Evidence
	require.NoError(t, json.Unmarshal(kept, &evidence))
	require.Equal(t, asker, evidence.Keeper)
	require.True(t, evidence.Statement.NewRoot != right.NewRoot || evidence.Statement.AuxRoot != right.AuxRoot)
	signer, err := protocol.Recover(evidence.Statement.Digest(task.Dep.RoundsDomain()), evidence.Signature)
	require.NoError(t, err)
	require.Equal(t, asker, signer)

	raw, named := witness.askWitness(task, right, asker, key)
	require.Nil(t, named)
	var answer witnessAnswer
	require.NoError(t, json.Unmarshal(raw, &answer))
	require.Equal(t, witness.Account(), answer.Keeper)
	signer, err = protocol.Recover(right.Digest(env.Dep.RoundsDomain()), answer.Signature)
	require.NoError(t, err)
	require.Equal(t, witness.Account(), signer)
	again, named := witness.askWitness(task, right, asker, key)
	require.Nil(t, named)
	require.Equal(t, string(raw), string(again))

	// The signature counts: with it the asking keeper proposes.
	own, err := protocol.Sign(key, right.Digest(env.Dep.RoundsDomain()))
	require.NoError(t, err)
	env.Send(key, env.Chain.ProposeRound(chain.Proposal{
		TaskID: task.ID, ParentRoot: right.ParentRoot, Included: right.Included, NewRoot: right.NewRoot, AuxRoot: right.AuxRoot,
	}, signatures(t, asker, own, raw)))
	require.EqualValues(t, right.NewRoot, head(task).StateRoot)
}

// signatures are those of a keeper and of a witness that answered it, in their order.
func signatures(t *testing.T, asker common.Address, own, answered []byte) []chain.WitnessSignature {
	t.Helper()
	var answer witnessAnswer
	require.NoError(t, json.Unmarshal(answered, &answer))
	both := []chain.WitnessSignature{{Keeper: asker, Signature: own}, {Keeper: answer.Keeper, Signature: answer.Signature}}
	slices.SortFunc(both, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return both
}

// A keeper whose journal holds another outcome, however it got there, does not sign the right one any more.
func TestWitnessNeverSignsTwice(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 2, nil)
	task := env.Post(committee(11, 11))
	joinAll(task, pool)
	task.Enroll()
	pool[0].stop()
	witness := pool[1]
	commitAll(task, 0, task.Spec.InitialStateRoot, witness)
	c := awaitDraw(task)
	if witness.seatsOf(task, c) == 0 || witness.seatsOf(task, c) == 11 {
		t.Skip("all seats fell on one keeper: once in a thousand draws")
	}
	st := task.Statement(15, protocol.Hash{}, protocol.Hash{})
	require.NoError(t, witness.store.Intend(advanceOf(st, nil).Transition, protocol.Hash{}, store.Outcome{NewRoot: protocol.Hash{1}, AuxRoot: protocol.Hash{2}}))
	witness.uploadRound(task, 0, 0, 1, 2, 3)
	st.NewRoot = step(t, task, task.Initial, 0, 0, 1, 2, 3).Root(3)
	key := keys.Dev(chaintest.Keeper)
	// Whatever is asked for, neither the journal's outcome nor what is computed is signed: one is wrong, the other would be a second.
	_, named := witness.askWitness(task, st, crypto.PubkeyToAddress(key.PublicKey), key)
	require.ErrorIs(t, named, errStatementMismatch)
	witness.aggregator.outcomes.Purge()
	witness.eventually(func() bool {
		return counterValueWith(t, witness, `assay_keeper_tx_failures_total{call="proposeRound"}`) > 0
	}, "its own draft is refused")
	require.Zero(t, head(task).Round)
}

// A minority that signs a wrong root gets no other signature; the round goes on without it.
func TestLyingMinority(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var lieIn atomic.Int64
	lieIn.Store(-1)
	pool := startPool(t, env, 3, func(i int, c *Config) {
		if i == 2 {
			c.Adversary = func(_ protocol.Hash, round uint32) *Lie {
				if int64(round) != lieIn.Load() {
					return nil
				}
				return &Lie{Blind: true, Tamper: &transition.Tamper{Params: func(f uint32, at uint64, x []float32) {
					if f == 0 && at == 0 {
						x[0]++
					}
				}}}
			}
		}
	})
	task := env.Post(committee(11, 6))
	joinAll(task, pool)
	task.Enroll()
	state := task.Initial
	lies := 0
	for round := uint32(0); lies < 2 && round < 7; round++ {
		commitAll(task, round, state.Root(3), pool...)
		c := awaitDraw(task)
		if n := pool[2].seatsOf(task, c); n > 0 && n < 6 {
			lieIn.Store(int64(round))
			lies++
		}
		spread(task, round, pool...)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), pool[0].awaitRound(task, round+1).StateRoot)
		for _, s := range proposal(task, round).Signers {
			require.False(t, lieIn.Load() == int64(round) && s == pool[2].Account() && proposal(task, round).NewRoot != state.Root(3))
		}
	}
	require.Positive(t, lies)
}

// Colluders with a quorum get their wrong root onto the chain. The honest keeper does not sign, does not take the state and does not
// build on it, while everybody can train on what the colluders serve. Once it is proven wrong the honest keeper proposes the right
// root alone, and the run goes on as if nothing had been.
func TestHonestKeeperOutlivesALie(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var lieIn atomic.Int64
	lieIn.Store(-1)
	pool := startPool(t, env, 3, func(i int, c *Config) {
		if i < 2 {
			c.Adversary = func(_ protocol.Hash, round uint32) *Lie {
				if int64(round) != lieIn.Load() {
					return nil
				}
				return &Lie{Blind: true, Tamper: &transition.Tamper{Params: func(f uint32, at uint64, x []float32) {
					if f == 0 && at == 0 {
						x[0]++
					}
				}}}
			}
		}
	})
	task := env.Post(func(s *protocol.TaskSpec) {
		committee(11, 6)(s)
		s.StateWindow, s.ClaimWindow = 10_000, 30_000
	})
	joinAll(task, pool)
	task.Enroll()
	honest := pool[2]
	state := task.Initial
	// The lie is told in the first round in which the colluders drew a majority.
	round := uint32(0)
	for ; ; round++ {
		require.Less(t, round, uint32(4), "the honest keeper draws majority after majority")
		commitAll(task, round, state.Root(3), pool...)
		if honest.seatsOf(task, awaitDraw(task)) < 6 {
			lieIn.Store(int64(round))
			break
		}
		spread(task, round, pool...)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), honest.awaitRound(task, round+1).StateRoot)
	}
	spread(task, round, pool...)
	right := step(t, task, state, round, 0, 1, 2, 3)
	wrong := protocol.State{Params: append([]float32(nil), right.Params...), Momentum: right.Momentum}
	wrong.Params[0]++
	require.Equal(t, wrong.Root(3), honest.awaitRound(task, round+1).StateRoot)
	wrongHead := `assay_keeper_wrong_head{task="` + task.ID.String() + `"}`
	honest.eventually(func() bool { return counterValueWith(t, honest, wrongHead) == 1 }, "the lie is seen")
	require.EqualValues(t, 1, counterValue(t, honest, "assay_keeper_wrong_roots_total"))
	lie := proposal(task, round)
	require.NotContains(t, lie.Signers, honest.Account())
	served := false
	for _, k := range pool[:2] {
		_, raw, named := k.do("GET", "/v1/objects/"+wrong.Root(3).String(), nil, nil)
		served = served || named == nil && string(raw) == string(stateFile(t, wrong, 3))
	}
	require.True(t, served, "the lying state can be trained on")

	// The next round is a right step on a wrong parent. The honest keeper has no part in it, whatever it drew.
	commitAll(task, round+1, wrong.Root(3), pool...)
	awaitDraw(task)
	spread(task, round+1, pool...)
	st := task.Statement(15, step(t, task, wrong, round+1, 0, 1, 2, 3).Root(3), protocol.Hash{})
	if head(task).Round == round+1 && honest.seatsOf(task, awaitDraw(task)) > 0 {
		_, named := honest.askWitness(task, st, pool[0].Account(), keys.Dev(chaintest.Keeper))
		require.NotNil(t, named)
	}
	held, err := honest.store.Has(wrong.Root(3))
	require.NoError(t, err)
	require.False(t, held, "nothing of that branch is taken")

	prove(t, task, honest, lie.Statement, wrong)
	h := honest.awaitRound(task, round+1)
	honest.eventually(func() bool { h = head(task); return h.Round == round+1 && h.StateRoot == right.Root(3) }, "the right root is proposed")
	for _, signer := range proposal(task, round).Signers {
		require.NotContains(t, lie.Signers, signer, "who signed the lie is out")
	}
	honest.eventually(func() bool { return counterValueWith(t, honest, wrongHead) == 0 }, "it builds again")
	state = right
	for _, r := range []uint32{round + 1, round + 2} {
		commitAll(task, r, state.Root(3), honest)
		honest.uploadRound(task, r, 0, 1, 2, 3)
		state = step(t, task, state, r, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), honest.awaitRound(task, r+1).StateRoot)
	}
	require.EqualValues(t, 1, counterValue(t, honest, "assay_keeper_wrong_roots_total"), "it was reported once")
}

// prove convicts the signers of a statement whose state is known, by what the honest keeper holds.
func prove(t *testing.T, task *chaintest.Task, honest *running, st protocol.Statement, claimed protocol.State) {
	t.Helper()
	v := task.View()
	included, err := honest.tasks.included(task.Ctx(), v, st)
	require.NoError(t, err)
	entries, err := v.Commitments(task.Ctx(), task.ID, st.Round, st.FrozenHash)
	require.NoError(t, err)
	payloads, trees := payloadsOf(included), new(transition.Trees)
	_, err = honest.aggregator.compute(task.Ctx(), &task.Spec, advanceOf(st, included), looseRound(honest.store, &task.Spec, st.ParentRoot, payloads), payloads, nil,
		transition.Options{Trees: trees})
	require.NoError(t, err)
	prover := fraud.Prover{
		Round:   transition.Round{Spec: &task.Spec, Task: task.ID, Number: st.Round, Parent: st.ParentRoot, Payloads: payloads},
		Entries: chain.FrozenEntries(entries), Trees: trees,
	}
	proof, err := prover.State(fraud.Statement(st), func(fragment uint32, at uint64, params, momentum []float32) error {
		r := protocol.Fragment(task.Spec.ParamCount, task.Spec.FragmentCount, fragment)
		copy(params, claimed.Params[r.Lo+at:r.Hi])
		copy(momentum, claimed.Momentum[r.Lo+at:r.Hi])
		return nil
	})
	require.NoError(t, err)
	task.Send(keys.Dev(15), task.Env.Chain.ProveStep(st, nil, *proof))
}

func TestEquivocatorShowsBoth(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.Adversary = func(_ protocol.Hash, round uint32) *Lie { return &Lie{Twice: true} }
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	k.awaitRound(task, 1)
	raw, err := os.ReadFile(filepath.Join(k.dir, "equivocation-0.json"))
	require.NoError(t, err)
	var e Equivocation
	require.NoError(t, json.Unmarshal(raw, &e))
	require.Equal(t, k.Account(), e.Keeper)
	require.Equal(t, proposal(task, 0).Statement, e.A)
	require.NoError(t, env.Chain.Simulate(env.Ctx(), keys.DevAddress(15),
		env.Chain.SubmitEquivocation(e.Keeper, e.A, e.SignatureA, e.B, e.SignatureB)))
}

// Whoever asks gets a receipt from every keeper, wherever the payload was sent.
func TestReceiptsFromEveryKeeper(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 3, nil)
	task := env.Post(committee(3, 2))
	joinAll(task, pool)
	task.Enroll()
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	params := map[string]any{"taskId": task.ID, "round": 0, "trainer": trainer}
	_, named := pool[1].rpc("training_getPayloadReceipt", params)
	require.ErrorIs(t, named, protocol.ErrCommitWindowOpen)
	commitAll(task, 0, task.Spec.InitialStateRoot, pool...)
	_, named = pool[1].rpc("training_getPayloadReceipt", params)
	require.ErrorIs(t, named, errPayloadNotHeld)
	pool[0].uploadRound(task, 0, 0)
	for _, k := range pool {
		raw, named := k.rpc("training_getPayloadReceipt", params)
		require.Nil(t, named)
		var a acknowledgement
		require.NoError(t, json.Unmarshal(raw, &a))
		require.Equal(t, k.Account(), a.Keeper)
		signer, err := protocol.Recover(protocol.PayloadReceipt{TaskId: task.ID, Trainer: trainer, PayloadRoot: a.PayloadRoot}.Digest(env.Dep.RoundsDomain()), common.FromHex(a.Signature))
		require.NoError(t, err)
		require.Equal(t, k.Account(), signer)
		again, named := k.rpc("training_getPayloadReceipt", params)
		require.Nil(t, named)
		require.Equal(t, string(raw), string(again))
	}
	_, named = pool[0].rpc("training_getPayloadReceipt", map[string]any{"taskId": task.ID, "round": 0, "trainer": common.Address{1}})
	require.ErrorIs(t, named, protocol.ErrGradientNotFound)
}

// The committee's keepers answer every move of a descent and every demand for payloads.
func TestDefence(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(func(s *protocol.TaskSpec) {
		s.StateWindow, s.ClaimWindow, s.DisputeClock, s.RevealWindow = 1_000, 20_000, 5_000, 5_000
	})
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	k.awaitRound(task, 1)
	// Whoever joined answers, whatever limits it was started with again.
	k.stop()
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), k.dir)
	cfg.MaxObjectBytes = 1
	k = start(t, cfg)
	stranger, err := New(testConfig(env, keys.Dev(chaintest.Keeper+1), t.TempDir()))
	require.NoError(t, err)
	defer func() { require.NoError(t, stranger.close()) }()
	st := proposal(task, 0).Statement
	challenger := keys.Dev(15)
	account := crypto.PubkeyToAddress(challenger.PublicKey)
	bond, err := env.View().DescentBond(env.Ctx())
	require.NoError(t, err)
	env.Send(challenger, env.Chain.Mint(account, chaintest.Tokens(1_000_000)))
	env.Send(challenger, env.Chain.Approve(env.Dep.Descent, new(big.Int).Mul(bond, big.NewInt(4))))
	env.Send(challenger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100_000)))

	for _, aux := range []bool{false, true} {
		env.Send(challenger, env.Chain.DescentOpen(st, aux))
		count, err := env.View().DescentCount(env.Ctx())
		require.NoError(t, err)
		v, id := env.View(), new(big.Int).SetUint64(count-1)
		require.NoError(t, stranger.defence.defend(env.Ctx(), v))
		require.Empty(t, stranger.defence.descents.look(count, v.Time), "others' disputes are left alone")
		require.NotEmpty(t, stranger.defence.descents.look(count, v.Time+strangerPause), "not for ever")
		descend(t, task, k, id, challenger)
	}
	entries, err := env.View().Commitments(env.Ctx(), task.ID, 0, st.FrozenHash)
	require.NoError(t, err)
	// Nothing else that a head asks for keeps it from answering.
	k.tasks.reading <- struct{}{}
	defer func() { <-k.tasks.reading }()
	var wg sync.WaitGroup
	for i := range uint32(2) {
		receipt := env.Send(challenger, env.Chain.RevealRequest(st, chain.FrozenEntries(entries), i, 1, 0))
		count, err := env.View().RevealCount(env.Ctx())
		require.NoError(t, err)
		wg.Go(func() {
			k.eventually(func() bool {
				raw, err := env.View().RevealedLeaves(env.Ctx(), receipt.BlockNumber.Uint64(), new(big.Int).SetUint64(count-1))
				return err == nil && len(raw) == 2*1024
			}, "the leaves are published")
		})
	}
	wg.Wait()
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_reveals_total") == 2 }, "both are counted")
	require.Positive(t, counterValue(t, k, "assay_keeper_descent_moves_total"))
	// Nobody else ends them once what was published had its window.
	for id := range int64(2) {
		request, err := env.View().RevealRequest(env.Ctx(), big.NewInt(id))
		require.NoError(t, err)
		require.NotZero(t, request.Deadline, "held for as long as that")
		require.NotZero(t, request.ReleaseAt)
	}
	env.Mine(int(task.Spec.StateWindow))
	for id := range int64(2) {
		k.eventually(func() bool {
			request, err := env.View().RevealRequest(env.Ctx(), big.NewInt(id))
			return err == nil && request.Deadline == 0
		}, "released")
	}
	// Nor the descents, whose challenger went away when everything lay open.
	env.Skip(task.Spec.DisputeClock)
	for id := range int64(2) {
		k.eventually(func() bool {
			pos, err := env.View().DescentPosition(env.Ctx(), big.NewInt(id))
			return err == nil && pos.Turn == chain.TurnOver
		}, "a descent is ended")
	}
	hold, err := env.View().FirstHold(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.False(t, hold.Held)
}

// A keeper that has just joined answers for what it signs, also of a task whose disputes it left alone a moment ago.
func TestNewcomerIsNoStranger(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	key := keys.Dev(chaintest.Keeper)
	s, err := New(testConfig(env, key, t.TempDir()))
	require.NoError(t, err)
	s.run = env.Ctx()
	defer func() {
		s.actions.wait()
		require.NoError(t, s.close())
	}()
	until, err := s.defence.quiet(env.Ctx(), env.View(), task.ID)
	require.NoError(t, err)
	require.NotZero(t, until)
	env.Stake(key, chaintest.Tokens(10_000))
	env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	_, err = s.scheduler.actOn(env.Ctx(), env.View(), task.ID)
	require.NoError(t, err)
	until, err = s.defence.quiet(env.Ctx(), env.View(), task.ID)
	require.NoError(t, err)
	require.Zero(t, until)
}

// Manifest and first state are published by whoever in the pool has them, though the sponsor keeps silent: the run goes on.
func TestKeeperAnswersForTheSponsor(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(func(s *protocol.TaskSpec) { s.RevealWindow = 5_000 })
	k.upload(task)
	task.Enroll()
	challenger := keys.Dev(15)
	env.Send(challenger, env.Chain.Mint(crypto.PubkeyToAddress(challenger.PublicKey), chaintest.Tokens(1_000_000)))
	env.Send(challenger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100_000)))
	// No more are published at a time than there are places.
	for range parallelObjects {
		k.defence.publishing <- struct{}{}
	}
	parts := []chain.ObjectPart{chain.ObjectManifest, chain.ObjectParams, chain.ObjectMomentum}
	var from uint64
	for i, part := range parts {
		fragment := uint32(0)
		if part != chain.ObjectManifest {
			fragment = 2
		}
		receipt := env.Send(challenger, env.Chain.ObjectRequest(task.ID, part, fragment, 0))
		if i == 0 {
			from = receipt.BlockNumber.Uint64()
		}
	}
	k.eventually(func() bool { return k.openings.states.Len() == 1 }, "the state is ready to be published")
	env.Mine(20)
	for id := range parts {
		raw, err := env.View().RevealedObject(env.Ctx(), from, big.NewInt(int64(id)))
		require.NoError(t, err)
		require.Nil(t, raw)
	}
	for range parallelObjects {
		<-k.defence.publishing
	}
	for id, part := range parts {
		var raw []byte
		k.eventually(func() bool {
			var err error
			raw, err = env.View().RevealedObject(env.Ctx(), from, big.NewInt(int64(id)))
			return err == nil && raw != nil
		}, "published")
		switch part {
		case chain.ObjectManifest:
			require.Equal(t, task.Manifest, raw)
		case chain.ObjectMomentum:
			require.Zero(t, bytes.Trim(raw, "\x00"))
		}
		r, err := env.View().ObjectRequest(env.Ctx(), big.NewInt(int64(id)))
		require.NoError(t, err)
		require.True(t, r.Answered)
	}
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_reveals_total") == 3 }, "all are counted")
}

// What a keeper of the pool lost it gets from a peer before it leaves a demand unanswered.
func TestKeeperAnswersWithWhatAPeerHolds(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(func(s *protocol.TaskSpec) { s.RevealWindow = 5_000 })
	manifest, state := protocol.Hash(task.Spec.ManifestHash), protocol.Hash(task.Spec.InitialStateRoot)
	held := map[string][]byte{
		"/v1/objects/" + manifest.String(): task.Manifest,
		"/v1/objects/" + state.String():    stateFile(t, task.Initial, task.Spec.FragmentCount),
	}
	var asked atomic.Int32
	peer, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		if raw, ok := held[r.URL.Path]; ok {
			asked.Add(1)
			w.Write(raw)
		} else {
			http.NotFound(w, r)
		}
	})
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Peers = []string{peer.url} })
	k.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "the task is acknowledged from the peer's objects")
	task.Enroll()
	before := asked.Load() // the keeper may miss them at once
	for _, root := range []protocol.Hash{manifest, state} {
		require.NoError(t, k.store.Remove(root))
	}
	challenger := keys.Dev(15)
	env.Send(challenger, env.Chain.Mint(crypto.PubkeyToAddress(challenger.PublicKey), chaintest.Tokens(1_000_000)))
	env.Send(challenger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100_000)))
	env.Send(challenger, env.Chain.ObjectRequest(task.ID, chain.ObjectManifest, 0, 0))
	for fragment := range uint32(2) {
		env.Send(challenger, env.Chain.ObjectRequest(task.ID, chain.ObjectParams, fragment, 0))
	}
	for id := range int64(3) {
		k.eventually(func() bool {
			r, err := env.View().ObjectRequest(env.Ctx(), big.NewInt(id))
			return err == nil && r.Answered
		}, "answered")
	}
	require.EqualValues(t, 2, asked.Load()-before, "each object is fetched once")
}

// A round that demands for the first state hold becomes final by the keeper's doing once the answers had their window.
func TestKeeperReleasesWhatTheFirstStateHolds(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	head, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(t, err)
	commitAll(task, 0, head.StateRoot, k)
	for i := range task.Trainers {
		k.uploadSome(task, 0, i)
	}
	k.eventually(func() bool {
		r, err := task.View().Round(task.Ctx(), task.ID, 0)
		return err == nil && r.Status == protocol.RoundProposed
	}, "proposed")
	challenger := keys.Dev(15)
	env.Send(challenger, env.Chain.Mint(crypto.PubkeyToAddress(challenger.PublicKey), chaintest.Tokens(1_000_000)))
	env.Send(challenger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100_000)))
	env.Send(challenger, env.Chain.ObjectRequest(task.ID, chain.ObjectParams, 0, 0))
	hold, err := env.View().FirstHold(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.True(t, hold.Held)
	k.eventually(func() bool {
		r, err := env.View().ObjectRequest(env.Ctx(), new(big.Int))
		return err == nil && r.Answered
	}, "answered")
	env.Mine(int(task.Spec.StateWindow))
	k.eventually(func() bool {
		hold, err := env.View().FirstHold(env.Ctx(), task.ID)
		return err == nil && !hold.Held
	}, "released")
}

// descend plays a challenger that always goes into the first child, until a data leaf lies open.
func descend(t *testing.T, task *chaintest.Task, k *running, id *big.Int, challenger *ecdsa.PrivateKey) {
	t.Helper()
	var pos chain.Position
	for range 40 {
		k.eventually(func() bool {
			var err error
			pos, err = task.View().DescentPosition(task.Ctx(), id)
			return err == nil && !pos.Turn.Signers()
		}, "the signers move")
		moves, err := task.View().Moves(task.Ctx(), 0, id)
		require.NoError(t, err)
		require.NotEmpty(t, moves)
		last := moves[len(moves)-1]
		switch pos.Turn {
		case chain.TurnPick:
			children := last.Children
			height := int(pos.Height) - min(int(pos.Height), descentLevels)
			tree := newSubtree(children)
			task.Send(challenger, task.Env.Chain.DescentPick(id, pos.Node, pos.Index<<(int(pos.Height)-height), children[0], tree.path(0)))
		case chain.TurnChoose:
			require.Len(t, last.Leaf, 64)
			task.Send(challenger, task.Env.Chain.DescentChoose(id, pos.Node, protocol.Hash(last.Leaf[:32]), protocol.Hash(last.Leaf[32:]), true))
		case chain.TurnProve:
			require.Equal(t, chain.MoveLeaf, last.Kind)
			return
		default:
			t.Fatalf("turn %s", pos.Turn)
		}
	}
	t.Fatal("the descent does not end")
}

// The patience of a witness that waits for its turn ends with the round.
func TestDefaultTurnsFitTheWindow(t *testing.T) {
	t.Parallel()
	s := offline(t)
	p := &plan{turn: time.Hour}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	require.ErrorIs(t, s.proposer.awaitTurn(ctx, p, time.Now()), context.Canceled)
	p.turn = 0
	require.NoError(t, s.proposer.awaitTurn(ctx, p, time.Now()))
	s.witness.asked.Add(p.Transition, time.Now())
	p.yield = time.Hour
	require.ErrorIs(t, s.proposer.awaitTurn(ctx, p, time.Now()), context.Canceled, "whoever asked has its time first")
}

// A trainer that its committee would leave out collects receipts of k seats and forces its bit: from then on neither the contract nor an
// honest witness takes a proposal without it.
func TestReceiptsForceATrainerIn(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task, key, witness, right := witnessed(t, env)
	asker := crypto.PubkeyToAddress(key.PublicKey)
	env.Skip(task.Spec.UploadWindow)
	censored := crypto.PubkeyToAddress(task.Trainers[3].PublicKey)
	entries, err := env.View().Commitments(env.Ctx(), task.ID, 0, right.FrozenHash)
	require.NoError(t, err)
	without := right
	var root protocol.Hash
	for _, c := range entries {
		if c.Trainer == censored {
			without.Included &^= 1 << c.Slot
			root = c.PayloadRoot
		}
	}
	without.NewRoot = step(t, task, task.Initial, 0, 0, 1, 2).Root(3)
	propose := func() error {
		return env.Chain.Simulate(env.Ctx(), asker, env.Chain.ProposeRound(chain.Proposal{
			TaskID: task.ID, ParentRoot: without.ParentRoot, Included: without.Included, NewRoot: without.NewRoot, AuxRoot: without.AuxRoot,
		}, task.Witness(without, key, keys.Dev(chaintest.Keeper+1))))
	}
	require.NoError(t, propose(), "a committee may leave out what it does not hold")

	raw, named := witness.rpc("training_getPayloadReceipt", map[string]any{"taskId": task.ID, "round": 0, "trainer": censored})
	require.Nil(t, named)
	var ack acknowledgement
	require.NoError(t, json.Unmarshal(raw, &ack))
	own, err := protocol.Sign(key, protocol.PayloadReceipt{TaskId: task.ID, Trainer: censored, PayloadRoot: root}.Digest(env.Dep.RoundsDomain()))
	require.NoError(t, err)
	receipts := []chain.WitnessSignature{{Keeper: asker, Signature: own}, {Keeper: ack.Keeper, Signature: common.FromHex(ack.Signature)}}
	if asker.Cmp(ack.Keeper) > 0 {
		receipts[0], receipts[1] = receipts[1], receipts[0]
	}
	env.Send(task.Trainers[3], env.Chain.ForceInclusion(task.ID, censored, chain.FrozenEntries(entries), receipts))

	rev, ok := chain.AsRevert(propose())
	require.True(t, ok)
	require.Equal(t, "AcceptedSetMismatch", rev.Name)
	_, named = witness.askWitness(task, without, asker, key)
	require.ErrorIs(t, named, errStatementMismatch)
	require.Contains(t, named.Message, "force")
	_, named = witness.askWitness(task, right, asker, key)
	require.Nil(t, named)
}

// Receipts force a payload that nobody gives: the round waits for whoever may hold it, and in the second half of the fallback window
// goes on without.
func TestForcedPayloadThatNobodyGives(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(committee(1, 1))
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	awaitDraw(task)
	k.uploadRound(task, 0, 0, 1, 2)
	withheld := crypto.PubkeyToAddress(task.Trainers[3].PublicKey)
	round, err := env.View().Round(env.Ctx(), task.ID, 0)
	require.NoError(t, err)
	entries, err := env.View().Commitments(env.Ctx(), task.ID, 0, round.FrozenHash)
	require.NoError(t, err)
	var lacking chain.Commitment
	for _, c := range entries {
		if c.Trainer == withheld {
			lacking = c
		}
	}
	// Signed with the keeper's key, by somebody who has got hold of it.
	receipt, err := protocol.Sign(keys.Dev(chaintest.Keeper), protocol.PayloadReceipt{
		TaskId: task.ID, Trainer: withheld, PayloadRoot: lacking.PayloadRoot,
	}.Digest(env.Dep.RoundsDomain()))
	require.NoError(t, err)
	env.Send(task.Trainers[3], env.Chain.ForceInclusion(task.ID, withheld, chain.FrozenEntries(entries),
		[]chain.WitnessSignature{{Keeper: k.Account(), Signature: receipt}}))
	c, err := env.View().Committee(env.Ctx(), task.ID, 0)
	require.NoError(t, err)
	require.EqualValues(t, 1<<lacking.Slot, c.Forced)
	deadlines, err := env.View().Deadlines(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.Equal(t, deadlines.GraceEnd+uint64(task.Spec.FallbackWindow)/2, c.ForcedUntil)

	env.Mine(int(c.ForcedUntil - env.View().Time))
	require.Equal(t, step(t, task, task.Initial, 0, 0, 1, 2).Root(3), k.awaitRound(task, 1).StateRoot)
	round, err = env.View().Round(env.Ctx(), task.ID, 0)
	require.NoError(t, err)
	require.EqualValues(t, 15&^(1<<lacking.Slot), round.Included)
	require.GreaterOrEqual(t, round.ProposedAt, c.ForcedUntil)
}

// What else an adversary may do wrong in its round, and only there.
func TestIdleWithholdingAndCensoringKeepers(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	victim := keys.DevAddress(chaintest.Trainer)
	cfg.Adversary = func(_ protocol.Hash, round uint32) *Lie {
		switch round {
		case 0:
			return &Lie{Idle: true}
		case 1:
			return &Lie{Withhold: true, Censor: func(trainer common.Address) bool { return trainer == victim }}
		}
		return nil
	}
	k := start(t, cfg)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	commitAll(task, 0, root, k)
	awaitDraw(task)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	env.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000 + task.Spec.FallbackWindow)
	h := k.awaitRound(task, 1)
	require.EqualValues(t, 1, h.Carried)
	require.Equal(t, root, h.StateRoot)

	commitAll(task, 1, root, k)
	awaitDraw(task)
	k.uploadRound(task, 1, 0, 1, 2, 3)
	_, named := k.rpc("training_getPayloadReceipt", map[string]any{"taskId": task.ID, "round": 1, "trainer": victim})
	require.ErrorIs(t, named, protocol.ErrGradientNotFound)
	env.Skip(task.Spec.UploadWindow)
	state := step(t, task, task.Initial, 1, 1, 2, 3)
	require.Equal(t, state.Root(3), k.awaitRound(task, 2).StateRoot)
	_, _, named = k.do("GET", "/v1/objects/"+task.PayloadRoot(task.Leaves(task.Delta(1, victim)), 1, victim).String(), nil, nil)
	require.ErrorIs(t, named, protocol.ErrObjectNotFound)
	_, _, named = k.do("GET", "/v1/objects/"+state.Root(3).String(), nil, nil)
	require.Nil(t, named, "states are served")

	commitAll(task, 2, state.Root(3), k)
	k.uploadRound(task, 2, 0, 1, 2, 3)
	state = step(t, task, state, 2, 0, 1, 2, 3)
	require.Equal(t, state.Root(3), k.awaitRound(task, 3).StateRoot)
	_, _, named = k.do("GET", "/v1/objects/"+task.PayloadRoot(task.Leaves(task.Delta(2, victim)), 2, victim).String(), nil, nil)
	require.Nil(t, named)
}

// A keeper that may propose alone, with enough payloads, does so in the fallback window, however slowly a peer sends another one.
func TestProposalWaitsForNoSlowPeer(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var file, root atomic.Pointer[string]
	first, passOn := behind(t, func(w http.ResponseWriter, r *http.Request, _ []byte) bool {
		want := root.Load()
		if want == nil || !strings.HasSuffix(r.URL.Path, *want) {
			return false
		}
		sendHalf(w, r, []byte(*file.Load()))
		return true
	})
	k := startPool(t, env, 1, func(i int, c *Config) {
		first(i, c)
		c.UploadGrace = time.Hour // nobody is too slow
	})[0]
	passOn(k)
	task := env.Post(committee(11, 11))
	k.upload(task)
	// A member of the pool that signs nothing: without it no committee has all seats.
	idle := keys.Dev(15)
	env.Stake(idle, chaintest.Tokens(5000))
	env.Send(idle, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	task.Enroll()
	withholds := crypto.PubkeyToAddress(task.Trainers[3].PublicKey)
	raw := string(payloadFile(t, task.Delta(0, withholds), task.Spec.FragmentCount))
	name := task.PayloadRoot(task.Leaves(task.Delta(0, withholds)), 0, withholds).String()
	file.Store(&raw)
	root.Store(&name)
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	awaitDraw(task)
	k.uploadRound(task, 0, 0, 1, 2)
	task.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000)
	require.Zero(t, k.awaitRound(task, 1).Carried, "three of four payloads are here, a quorum")
}

// sendHalf sends the first half of an object, and nothing more until nobody waits for it.
func sendHalf(w http.ResponseWriter, r *http.Request, object []byte) {
	w.Header().Set("Content-Length", fmt.Sprint(len(object)))
	_, _ = w.Write(object[:len(object)/2])
	w.(http.Flusher).Flush()
	<-r.Context().Done()
}

// A seat that asks for a signature again and again, and never proposes, holds nobody off for longer than it is given once.
func TestWhoAsksAgainHoldsNobodyOff(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 2, nil)
	task := env.Post(func(s *protocol.TaskSpec) {
		committee(11, 6)(s)
		s.MaxRounds = 60
	})
	joinAll(task, pool)
	task.Enroll()
	pool[0].stop()
	witness, key := pool[1], keys.Dev(chaintest.Keeper)
	asker := crypto.PubkeyToAddress(key.PublicKey)
	member, err := env.View().PoolKeeper(env.Ctx(), task.ID, asker)
	require.NoError(t, err)
	state := task.Initial
	// Until the witness has the seats of a quorum by itself, and the asking keeper the first seat, which gives it time to ask.
	for round := uint32(0); ; round++ {
		require.Less(t, round, uint32(59), "no draw like that")
		commitAll(task, round, state.Root(3), witness)
		c := awaitDraw(task)
		seats := witness.seatsOf(task, c)
		witness.uploadRound(task, round, 0, 1, 2)
		if right := rightStatement(t, task, state); seats >= 6 && c.Members[0] == member.Member {
			witness.uploadRound(task, round, 3)
			witness.eventually(func() bool {
				_, _ = witness.askWitness(task, right, asker, key)
				return head(task).Round > round
			}, "it proposes")
			return
		}
		witness.uploadRound(task, round, 3)
		if seats < 6 {
			task.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000)
		}
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), witness.awaitRound(task, round+1).StateRoot)
	}
}
