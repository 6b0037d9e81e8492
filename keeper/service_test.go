package keeper

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
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/devnet"
	"assay/internal/door"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
)

// patience bounds waits for what is bound to happen; no test depends on how fast.
const patience = 5 * time.Minute

// running is a keeper under test.
type running struct {
	*Service
	t    testing.TB
	url  string
	dir  string
	stop func()
	// sealed is the newest block after mineFollowed's last.
	sealed uint64
}

func testConfig(env *chaintest.Env, key *ecdsa.PrivateKey, dir string) Config {
	level := slog.LevelError
	if os.Getenv("ASSAY_TEST_LOG") != "" {
		level = slog.LevelDebug
	}
	return Config{
		Deployment: env.Dep, Key: key, DataDir: dir, Listen: "127.0.0.1:0", PollInterval: chaintest.BlockTime / 2,
		ReceiptQueryInterval: chaintest.BlockTime / 2, SendTimeout: 20 * time.Second,
		Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: level})),
	}
}

func start(t testing.TB, cfg Config) *running {
	t.Helper()
	s, err := New(cfg)
	require.NoError(t, err)
	return run(t, s, cfg)
}

// run runs a keeper until the test ends, or it is stopped.
func run(t testing.TB, s *Service, cfg Config) *running {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	stop := sync.OnceFunc(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("keeper ended with %v", err)
		}
	})
	t.Cleanup(stop)
	return &running{Service: s, t: t, url: "http://" + s.Addr(), dir: cfg.DataDir, stop: stop}
}

// startKeeper starts the i-th keeper with stake for one task.
func startKeeper(t testing.TB, env *chaintest.Env, i int) *running {
	t.Helper()
	return startKeeperWith(t, env, i, func(*Config) {})
}

func startKeeperWith(t testing.TB, env *chaintest.Env, i int, change func(*Config)) *running {
	t.Helper()
	key := keys.Dev(chaintest.Keeper + i)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	change(&cfg)
	return start(t, cfg)
}

// do sends a request; a refusal comes back as its named error.
func (k *running) do(method, path string, body io.Reader, edit func(*http.Request)) (*http.Response, []byte, *protocol.Error) {
	k.t.Helper()
	req, err := http.NewRequest(method, k.url+path, body)
	require.NoError(k.t, err)
	if edit != nil {
		edit(req)
	}
	resp, err := http.DefaultClient.Do(req)
	require.NoError(k.t, err)
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	require.NoError(k.t, err)
	if resp.StatusCode >= 300 && resp.StatusCode != http.StatusNotModified {
		return resp, nil, protocol.ReadError(resp.StatusCode, bytes.NewReader(raw))
	}
	return resp, raw, nil
}

func (k *running) put(path string, body []byte) ([]byte, *protocol.Error) {
	k.t.Helper()
	_, raw, named := k.do(http.MethodPut, path, bytes.NewReader(body), nil)
	return raw, named
}

// rpc calls a verb.
func (k *running) rpc(verb string, params any) (json.RawMessage, *protocol.Error) {
	k.t.Helper()
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": verb, "params": params})
	require.NoError(k.t, err)
	_, raw, named := k.do(http.MethodPost, "/", bytes.NewReader(body), nil)
	require.Nil(k.t, named)
	var out struct {
		Result json.RawMessage
		Error  *struct {
			Code int
			Data *protocol.Error
		}
	}
	require.NoError(k.t, json.Unmarshal(raw, &out))
	if out.Error != nil {
		require.NotNil(k.t, out.Error.Data, "%s", raw)
		return nil, out.Error.Data
	}
	return out.Result, nil
}

func (k *running) submit(g protocol.OuterGradient, sig []byte) (json.RawMessage, *protocol.Error) {
	k.t.Helper()
	return k.rpc("training_submitOuterGradient", map[string]any{"gradient": g, "signature": fmt.Sprintf("%#x", sig)})
}

func payloadFile(t testing.TB, delta []float32, fragments uint32) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, protocol.WritePayload(&b, delta, fragments))
	return b.Bytes()
}

func stateFile(t testing.TB, s protocol.State, fragments uint32) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, protocol.WriteState(&b, s, fragments))
	return b.Bytes()
}

func payloadPath(task protocol.Hash, round uint32, trainer common.Address) string {
	return fmt.Sprintf("/v1/payloads/%s/%d/%s", task, round, trainer)
}

// upload gives the keeper manifest and first state and waits until it has acknowledged the task on chain.
func (k *running) upload(task *chaintest.Task) {
	k.t.Helper()
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(k.t, named)
	_, named = k.put("/v1/states/"+protocol.Hash(task.Spec.InitialStateRoot).String(), stateFile(k.t, task.Initial, task.Spec.FragmentCount))
	require.Nil(k.t, named)
	k.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "task is acknowledged")
}

func (k *running) eventually(cond func() bool, what string) {
	k.t.Helper()
	require.Eventually(k.t, cond, patience, 20*time.Millisecond, what)
}

// mineFollowed seals n blocks unless the keeper is behind those that it sealed before: whoever waits with blocks for what the keeper does would
// else bury it in them.
func (k *running) mineFollowed(env *chaintest.Env, n int) {
	if counterValue(k.t, k, "assay_keeper_head_block") >= float64(k.sealed) {
		env.Mine(n)
		k.sealed = env.View().Number
	}
}

// commitAll commits every trainer's gradient of a round through the keepers in turn.
func commitAll(task *chaintest.Task, round uint32, parent protocol.Hash, keepers ...*running) {
	task.T.Helper()
	var wg sync.WaitGroup
	for i, key := range task.Trainers {
		wg.Go(func() {
			g, sig := task.Gradient(round, parent, key)
			k := keepers[i%len(keepers)]
			_, named := k.submit(g, sig)
			if named != nil {
				task.T.Errorf("commit of trainer %d: %v", i, named)
			}
		})
	}
	wg.Wait()
}

// uploadRound sends the payloads of the given trainers in that order.
func (k *running) uploadRound(task *chaintest.Task, round uint32, order ...int) {
	k.t.Helper()
	for _, i := range order {
		trainer := crypto.PubkeyToAddress(task.Trainers[i].PublicKey)
		_, named := k.put(payloadPath(task.ID, round, trainer), payloadFile(k.t, task.Delta(round, trainer), task.Spec.FragmentCount))
		require.Nil(k.t, named, "trainer %d", i)
	}
}

// step is the state after a round that included the given trainers, in memory and independent of the keeper.
func step(t testing.TB, task *chaintest.Task, s protocol.State, round uint32, trainers ...int) protocol.State {
	t.Helper()
	var cs []protocol.Contribution
	for _, i := range trainers {
		a := crypto.PubkeyToAddress(task.Trainers[i].PublicKey)
		cs = append(cs, protocol.Contribution{Trainer: a, Delta: task.Delta(round, a)})
	}
	next, err := protocol.Step(&task.Spec, s, cs)
	require.NoError(t, err)
	return next
}

func head(task *chaintest.Task) chain.Head {
	h, err := task.View().Head(task.Ctx(), task.ID)
	require.NoError(task.T, err)
	return h
}

func (k *running) awaitRound(task *chaintest.Task, round uint32) chain.Head {
	k.t.Helper()
	k.eventually(func() bool { return head(task).Round >= round }, fmt.Sprintf("round %d opens", round))
	return head(task)
}

func TestRunFromPostingToPay(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 3 })

	// Nothing is acknowledged on promises.
	root := protocol.Hash(task.Spec.InitialStateRoot)
	_, named := k.put("/v1/states/"+root.String(), stateFile(t, task.Initial, task.Spec.FragmentCount))
	require.ErrorIs(t, named, errManifestRequired)
	status, err := env.View().Status(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.Equal(t, protocol.StatusPending, status)

	k.upload(task)
	task.Enroll()
	state := task.Initial
	for round := range uint32(3) {
		commitAll(task, round, state.Root(task.Spec.FragmentCount), k)
		k.uploadRound(task, round, 2, 0, 3, 1)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, round+1).StateRoot)

		// What is served under the root is the state itself.
		_, raw, named := k.do(http.MethodGet, "/v1/objects/"+state.Root(task.Spec.FragmentCount).String(), nil, nil)
		require.Nil(t, named)
		require.Equal(t, stateFile(t, state, task.Spec.FragmentCount), raw)
	}
	// The end of the run, the receipt and the commission are nobody's to ask for.
	k.eventually(func() bool {
		_, issued, err := env.View().Receipt(env.Ctx(), task.ID)
		return err == nil && issued
	}, "receipt is issued")
	receipt, _, err := env.View().Receipt(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.Equal(t, state.Root(task.Spec.FragmentCount), receipt.FinalStateRoot)
	require.EqualValues(t, 12, receipt.AcceptedGradients)
	before := chaintest.Tokens(5000) // minted twice the stake, half of it staked
	k.eventually(func() bool {
		balance, err := env.View().Balance(env.Ctx(), k.Account())
		return err == nil && balance.Cmp(before) > 0
	}, "commission is claimed")
	env.Mine(1000)
	k.eventually(func() bool {
		lock, err := env.View().Lock(env.Ctx(), task.ID, protocol.RoleKeeper, k.Account())
		return err == nil && lock.Sign() == 0
	}, "lock is released")

	raw, named := k.rpc("training_getReceipt", map[string]any{"taskId": task.ID})
	require.Nil(t, named)
	require.Contains(t, string(raw), receipt.RunRoot.String())
	_, metrics, named := k.do(http.MethodGet, "/metrics", nil, nil)
	require.Nil(t, named)
	for _, want := range []string{"assay_keeper_proposals_total 3", "assay_keeper_payloads_total 12", "assay_keeper_relays_total 12",
		`assay_keeper_refusals_total{name="ManifestRequired"} 1`, "assay_keeper_aggregate_seconds_count 3", "assay_keeper_chain_up 1"} {
		require.Contains(t, string(metrics), want)
	}
}

// A keeper acts on the newest block; what came of it counts at the money head only, and not any more when a reorg takes it back.
func TestMoneyCountsAtItsHead(t *testing.T) {
	t.Parallel()
	env := chaintest.NewPaced(t, 250*time.Millisecond)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	env.Mine(devnet.FinalityDepth)
	log := new(syncBuffer)
	cfg := testConfig(env, key, t.TempDir())
	cfg.MoneyHead, cfg.Log = chain.HeadFinalized, slog.New(slog.NewTextHandler(log, nil))
	k := start(t, cfg)
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds = 1 })
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Initial.Root(task.Spec.FragmentCount), k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	k.awaitRound(task, 1)
	minted := chaintest.Tokens(5000) // twice the stake, half of it staked
	k.eventually(func() bool {
		balance, err := env.View().Balance(env.Ctx(), k.Account())
		return err == nil && balance.Cmp(minted) > 0
	}, "commission is claimed")
	moved, err := env.View().Movements(env.Ctx(), k.Account(), 0)
	require.NoError(t, err)
	require.Equal(t, []chain.MovementKind{chain.Staked, chain.Earned}, []chain.MovementKind{moved[0].Kind, moved[1].Kind})
	require.Len(t, moved, 2)
	commission, _ := new(big.Float).Quo(new(big.Float).SetInt(moved[1].Amount), new(big.Float).SetInt(chaintest.Token)).Float64()
	env.Skip(100_000) // past every liability
	k.eventually(func() bool {
		lock, err := env.View().Lock(env.Ctx(), task.ID, protocol.RoleKeeper, k.Account())
		return err == nil && lock.Sign() == 0
	}, "lock is released")
	k.eventually(func() bool { return counterValue(t, k, `assay_keeper_money_tokens{kind="staked"}`) == 5000 }, "the stake has moved")
	said, earned := log.String(), counterValue(t, k, `assay_keeper_money_tokens{kind="earned"}`)
	final, err := env.Chain.AtHead(env.Ctx(), chain.HeadFinalized)
	require.NoError(t, err)
	if final.Number < moved[1].Block { // far back, unless this machine stood still
		require.NotContains(t, said, "task settled")
		require.Zero(t, earned)
	}

	env.Mine(devnet.FinalityDepth)
	k.eventually(func() bool { return counterValue(t, k, `assay_keeper_money_tokens{kind="earned"}`) == commission }, "the commission has moved")
	k.eventually(func() bool { return strings.Contains(log.String(), "task settled") }, "the task is settled")

	// Whoever looks at a settled task anew finds nothing to send.
	k.stop()
	nonce, err := env.Devnet.Client().NonceAt(env.Ctx(), k.Account(), nil)
	require.NoError(t, err)
	again := new(syncBuffer)
	cfg.Log = slog.New(slog.NewTextHandler(again, nil))
	k = start(t, cfg)
	k.eventually(func() bool { return strings.Contains(again.String(), "task settled") }, "the task is settled")
	now, err := env.Devnet.Client().NonceAt(env.Ctx(), k.Account(), nil)
	require.NoError(t, err)
	require.Equal(t, nonce, now, again)
}

func TestTwoKeepersAgreeWhateverTheOrder(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	// Peers of each other: whoever ends the round first refuses what the other has not been given yet.
	pool := startPool(t, env, 2, nil)
	a, b := pool[0], pool[1]
	joinAll(task, pool)
	task.Enroll()
	state := task.Initial
	for round := range uint32(2) {
		commitAll(task, round, state.Root(task.Spec.FragmentCount), a, b)
		var wg sync.WaitGroup
		wg.Go(func() { a.uploadSome(task, round, 0, 1, 2, 3) })
		wg.Go(func() { b.uploadSome(task, round, 3, 2, 1, 0) })
		wg.Wait()
		state = step(t, task, state, round, 3, 1, 0, 2)
		want := state.Root(task.Spec.FragmentCount)
		require.Equal(t, want, a.awaitRound(task, round+1).StateRoot)
		// Both have it: computed from payloads, or, if the other was first, from those that it holds or fetches.
		for _, k := range []*running{a, b} {
			k.eventually(func() bool { held, err := k.store.Has(want); return err == nil && held }, "state is held")
		}
	}
}

// uploadSome is uploadRound against a round that another keeper may end meanwhile.
func (k *running) uploadSome(task *chaintest.Task, round uint32, order ...int) {
	for _, i := range order {
		trainer := crypto.PubkeyToAddress(task.Trainers[i].PublicKey)
		_, named := k.put(payloadPath(task.ID, round, trainer), payloadFile(k.t, task.Delta(round, trainer), task.Spec.FragmentCount))
		if named != nil && named.Name != protocol.ErrUploadWindowClosed.Name {
			k.t.Errorf("upload %d: %v", i, named)
		}
	}
}

func TestMissingPayloadsAndTrainers(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	state := task.Initial
	root := state.Root(task.Spec.FragmentCount)

	// Round 0: three of four commit, the window ends at its deadline; three payloads are proposed at once.
	for _, key := range task.Trainers[:3] {
		g, sig := task.Gradient(0, root, key)
		_, named := k.submit(g, sig)
		require.Nil(t, named)
	}
	env.Skip(task.Spec.CommitWindow)
	k.uploadRound(task, 0, 0, 1, 2)
	state = step(t, task, state, 0, 0, 1, 2)
	root = state.Root(task.Spec.FragmentCount)
	require.Equal(t, root, k.awaitRound(task, 1).StateRoot)

	// Round 1: all commit, one payload never comes; the others are proposed after the upload deadline.
	commitAll(task, 1, root, k)
	k.uploadRound(task, 1, 3, 1, 0)
	decision, named := k.rpc("training_decideRound", map[string]any{"taskId": task.ID})
	require.Nil(t, named)
	require.Contains(t, string(decision), `"decision":"wait"`)
	awaitDraw(task)
	env.Skip(task.Spec.UploadWindow)
	state = step(t, task, state, 1, 0, 1, 3)
	root = state.Root(task.Spec.FragmentCount)
	require.Equal(t, root, k.awaitRound(task, 2).StateRoot)

	// Round 2: two commit, fewer than the quorum; the round is carried forward.
	for _, key := range task.Trainers[:2] {
		g, sig := task.Gradient(2, root, key)
		_, named := k.submit(g, sig)
		require.Nil(t, named)
	}
	env.Skip(task.Spec.CommitWindow)
	h := k.awaitRound(task, 3)
	require.Equal(t, root, h.StateRoot)
	require.EqualValues(t, 1, h.Carried)

	// Round 3: quorum of commitments, too few payloads; carried forward after the fallback window.
	commitAll(task, 3, root, k)
	k.uploadRound(task, 3, 0, 1)
	env.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000 + task.Spec.FallbackWindow)
	h = k.awaitRound(task, 4)
	require.Equal(t, root, h.StateRoot)
	require.EqualValues(t, 2, h.Carried)
}

func TestReorgThatDropsEverything(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	before := env.View()
	commitAll(task, 0, root, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	first := k.awaitRound(task, 1)
	proposed := proposal(task, 0)

	// The branch that replaces it has neither commitments nor proposal; the transactions are gone from the pool as well.
	_, err := env.Devnet.ForkAt(before.Hash, true)
	require.NoError(t, err)
	require.Zero(t, head(task).Round)

	// The keeper took the relays upon itself: it brings the commitments back, still holds the payloads, and proposes again.
	again := k.awaitRound(task, 1)
	require.Equal(t, first.StateRoot, again.StateRoot)
	state := step(t, task, task.Initial, 0, 0, 1, 2, 3)
	require.Equal(t, state.Root(task.Spec.FragmentCount), again.StateRoot)
	require.Equal(t, proposed.NewRoot, proposal(task, 0).NewRoot)
	// The fork is a rewind and then a new branch; a keeper that looks in between sees two.
	require.Contains(t, []float64{1, 2}, counterValue(t, k, "assay_keeper_reorgs_total"))

	// And goes on.
	commitAll(task, 1, again.StateRoot, k)
	k.uploadRound(task, 1, 0, 1, 2, 3)
	state = step(t, task, state, 1, 0, 1, 2, 3)
	require.Equal(t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, 2).StateRoot)
}

// A reorg that drops only the proposal is answered with the same statement: the same digest, hence the same signature.
func TestReorgThatDropsTheProposal(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2)
	before := env.View()
	k.uploadRound(task, 0, 3)
	first := k.awaitRound(task, 1)
	one := proposal(task, 0)
	_, err := env.Devnet.ForkAt(before.Hash, true)
	require.NoError(t, err)
	require.Equal(t, first.StateRoot, k.awaitRound(task, 1).StateRoot)
	two := proposal(task, 0)
	require.Equal(t, one.Statement, two.Statement)
	require.Equal(t, one.Signatures, two.Signatures)
}

// proposal is a round's standing proposal with the signatures that it carried.
func proposal(task *chaintest.Task, round uint32) chain.Proposed {
	task.T.Helper()
	all, err := task.View().Proposals(task.Ctx(), task.ID, round)
	require.NoError(task.T, err)
	require.NotEmpty(task.T, all)
	return all[len(all)-1]
}

// awaitDraw waits until the open round's committee is drawn, which some keeper sees to.
func awaitDraw(task *chaintest.Task) chain.Committee {
	task.T.Helper()
	var c chain.Committee
	require.Eventually(task.T, func() bool {
		var err error
		c, err = task.View().Committee(task.Ctx(), task.ID, head(task).Round)
		return err == nil && c.DrawnAt != 0
	}, patience, 20*time.Millisecond, "the committee is drawn")
	return c
}

func TestRestartResumesAndAnswersTheSame(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	g, sig := task.Gradient(0, root, task.Trainers[0])
	answer, named := k.submit(g, sig)
	require.Nil(t, named)
	for _, key := range task.Trainers[1:] {
		g, sig := task.Gradient(0, root, key)
		_, named := k.submit(g, sig)
		require.Nil(t, named)
	}
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	file := payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)
	ack, named := k.put(payloadPath(task.ID, 0, trainer), file)
	require.Nil(t, named)

	k.stop()
	require.NoError(t, os.WriteFile(k.dir+"/tmp/incoming-leftover", []byte("half a payload"), 0o600))
	k = start(t, testConfig(env, keys.Dev(chaintest.Keeper), k.dir))
	entries, err := os.ReadDir(k.dir + "/tmp")
	require.NoError(t, err)
	require.Empty(t, entries)

	again, named := k.submit(g, sig)
	require.Nil(t, named)
	require.Equal(t, string(answer), string(again))
	ackAgain, named := k.put(payloadPath(task.ID, 0, trainer), file)
	require.Nil(t, named)
	require.Equal(t, string(ack), string(ackAgain))

	k.uploadRound(task, 0, 1, 2, 3)
	state := step(t, task, task.Initial, 0, 0, 1, 2, 3)
	require.Equal(t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, 1).StateRoot)

	// The round is over and the payload is still acknowledged in the same words.
	ackAgain, named = k.put(payloadPath(task.ID, 0, trainer), file)
	require.Nil(t, named)
	require.Equal(t, string(ack), string(ackAgain))

	// Another key may not use this directory: its signatures would not be covered by the journal.
	k.stop()
	_, err = New(testConfig(env, keys.Dev(chaintest.Keeper+1), k.dir))
	require.ErrorIs(t, err, store.ErrForeign)
}

func TestWrongChainEndsTheKeeper(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	cfg.Deployment.ChainID++
	s, err := New(cfg)
	require.NoError(t, err)
	require.ErrorIs(t, s.Run(env.Ctx()), chain.ErrWrongChain)
}

func TestDataDirIsExclusive(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	cfg := testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir())
	start(t, cfg)
	_, err := New(cfg)
	require.ErrorIs(t, err, store.ErrInUse)
}

func TestLateKeeperCatchesUpFromPeer(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	a := startKeeper(t, env, 0)
	a.upload(task)
	task.Enroll()
	state := task.Initial
	for round := range uint32(2) {
		commitAll(task, round, state.Root(task.Spec.FragmentCount), a)
		a.uploadRound(task, round, 0, 1, 2, 3)
		state = step(t, task, state, round, 0, 1, 2, 3)
		a.awaitRound(task, round+1)
	}
	key := keys.Dev(chaintest.Keeper + 1)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.Peers = []string{a.url}
	b := start(t, cfg)
	want := state.Root(task.Spec.FragmentCount)
	b.eventually(func() bool { held, err := b.store.Has(want); return err == nil && held }, "state of the head is held")
	b.eventually(func() bool {
		p, err := env.View().PoolKeeper(env.Ctx(), task.ID, b.Account())
		return err == nil && p.Acknowledged
	}, "task is acknowledged from the peer's objects")
}

func TestDamagedPayloadIsNeverAggregated(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	root := protocol.PayloadRoot(task.Delta(0, trainer), task.ID, 0, trainer, task.Spec.FragmentCount)
	path := fmt.Sprintf("%s/objects/%x/%x", k.dir, root[:1], root[:])
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	raw[len(raw)-1] ^= 1
	require.NoError(t, os.WriteFile(path, raw, 0o600))
	k.uploadRound(task, 0, 3)
	// It notices while aggregating, and drops what it holds.
	k.eventually(func() bool { held, err := k.store.Has(root); return err == nil && !held }, "damaged payload is dropped")
	require.Zero(t, head(task).Round)
	// The resend mends it, and only then the round is proposed.
	k.uploadRound(task, 0, 0)
	state := step(t, task, task.Initial, 0, 0, 1, 2, 3)
	require.Equal(t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, 1).StateRoot)
}

// Nothing on chain keeps a trainer from committing to a root that names something else: another's payload, or the state itself. It
// counts as not delivered, and costs nobody else what is stored.
func TestCopiedRootsHarmNobody(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	state := task.Initial
	copier := task.Trainers[3]
	victim, _ := task.Gradient(0, state.Root(task.Spec.FragmentCount), task.Trainers[0])
	for round, copied := range [][32]byte{victim.PayloadRoot, {}, task.Spec.ManifestHash} {
		round := uint32(round)
		root := state.Root(task.Spec.FragmentCount)
		if copied == ([32]byte{}) {
			copied = root
		}
		for _, key := range task.Trainers[:3] {
			g, sig := task.Gradient(round, root, key)
			_, named := k.submit(g, sig)
			require.Nil(t, named)
		}
		g, _ := task.Gradient(round, root, copier)
		g.PayloadRoot = copied
		_, named := k.submit(g, task.Sign(g, copier))
		require.Nil(t, named)
		k.uploadRound(task, round, 0, 1, 2)
		raw, named := k.rpc("training_getSubmission", map[string]any{"taskId": task.ID, "round": round, "trainer": crypto.PubkeyToAddress(copier.PublicKey)})
		require.Nil(t, named)
		require.Contains(t, string(raw), `"payloadHeld":false`, "what lies under the root is not the copier's payload")
		raw, named = k.rpc("training_getRound", map[string]any{"taskId": task.ID, "round": round})
		require.Nil(t, named)
		require.Equal(t, 3, strings.Count(string(raw), `"held":true`))
		awaitDraw(task)
		env.Skip(task.Spec.UploadWindow)
		state = step(t, task, state, round, 0, 1, 2)
		require.Equal(t, state.Root(task.Spec.FragmentCount), k.awaitRound(task, round+1).StateRoot)
		for _, object := range []protocol.Hash{copied, root, victim.PayloadRoot} {
			held, err := k.store.Has(object)
			require.NoError(t, err)
			require.True(t, held, "object %s", object)
		}
	}
}

func TestDiscoverListsATaskOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	s, err := New(testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir()))
	require.NoError(t, err)
	defer func() { require.NoError(t, s.close()) }()
	old := env.View()
	task := env.Post(nil)
	for _, v := range []*chain.View{env.View(), old, env.View()} {
		tasks, err := s.tasks.discover(env.Ctx(), v)
		require.NoError(t, err)
		require.Equal(t, []protocol.Hash{task.ID}, tasks)
	}
}

// gathered are all metrics as they are now: what is served may be a second old.
func (k *running) gathered() string {
	w := httptest.NewRecorder()
	door.Metrics(k.meters.registry).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	return w.Body.String()
}

func counterValue(t testing.TB, k *running, name string) float64 {
	t.Helper()
	for line := range strings.Lines(k.gathered()) {
		var v float64
		if n, _ := fmt.Sscanf(line, name+" %g", &v); n == 1 {
			return v
		}
	}
	t.Fatalf("no metric %s", name)
	return 0
}

// Whatever led to it, a second root under one transition is never signed: the round stays without a proposal.
func TestSecondRootIsNeverSigned(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	commitAll(task, 0, root, k)
	k.uploadRound(task, 0, 0, 1, 2)
	round, err := env.View().Round(env.Ctx(), task.ID, 0)
	require.NoError(t, err)
	require.NoError(t, k.store.Intend(store.Transition{
		Task: task.ID, Round: 0, ParentRoot: root, SetHash: protocol.SetHash(round.FrozenHash, 0xf),
	}, protocol.Hash{}, store.Outcome{NewRoot: protocol.Hash{1}}))
	k.uploadRound(task, 0, 3)
	k.eventually(func() bool { return counterValueWith(t, k, `assay_keeper_tx_failures_total{call="proposeRound"}`) > 1 }, "signing is refused, more than once")
	require.Zero(t, head(task).Round)
	require.Zero(t, counterValue(t, k, "assay_keeper_proposals_total"))
}

func TestFailingDiskIsNamedAndNothingIsAcknowledged(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	file := payloadFile(t, task.Delta(0, trainer), task.Spec.FragmentCount)
	require.NoError(t, os.Rename(k.dir+"/tmp", k.dir+"/gone"))
	_, named := k.put(payloadPath(task.ID, 0, trainer), file)
	require.ErrorIs(t, named, errStorage)
	require.NotContains(t, named.Message, k.dir, "the machine's paths are not for strangers")
	resp, _, _ := k.do(http.MethodGet, "/readyz", nil, nil)
	require.Equal(t, http.StatusServiceUnavailable, resp.StatusCode)
	raw, named := k.rpc("training_getSubmission", map[string]any{"taskId": task.ID, "round": 0, "trainer": trainer})
	require.Nil(t, named)
	require.Contains(t, string(raw), `"payloadHeld":false,"receipt":null`)
	require.NoError(t, os.Rename(k.dir+"/gone", k.dir+"/tmp"))
	k.uploadRound(task, 0, 0, 1, 2, 3)
	k.awaitRound(task, 1)
}
