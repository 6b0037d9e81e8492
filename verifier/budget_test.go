package verifier_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops/program"
	"assay/verifier"
)

// wideParams make a payload of a task cost 0.6 tokens to demand.
const wideParams = 15_360

func newWideTask(t *testing.T, env *chaintest.Env, lib *library, edits ...func(*protocol.TaskSpec)) *scene {
	initial := protocol.State{Params: chaintest.Vector("wide", wideParams), Momentum: make([]float32, wideParams)}
	s := newTask(t, env, lib, func(spec *protocol.TaskSpec) {
		with(append([]func(*protocol.TaskSpec){long}, edits...)...)(spec)
		spec.ParamCount, spec.InitialStateRoot = wideParams, initial.Root(spec.FragmentCount)
	})
	s.Initial, s.state = initial, initial
	s.publish(initial)
	return s
}

// Whoever posts many tasks whose data nobody serves does not have more of a challenger than one budget for all of them.
func TestChallengerHasOneBudgetForAllTasks(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	var tasks []*scene
	for range 3 {
		s := newWideTask(t, env, lib)
		s.play(play{})
		lib.drop(s.payloadRoot(0, 3))
		tasks = append(tasks, s)
	}
	start := func(lines *logged) (c *verifier.Challenger, end func()) {
		return challengeUntil(t, tasks[0], func(cfg *verifier.ChallengerConfig) {
			cfg.MaxSpend, cfg.MaxTaskSpend = new(uint64(1)), new(uint64(50))
			cfg.Log = lines.beside(t)
		})
	}
	var lines logged
	c, end := start(&lines)
	demanded := func() (of, leaves int) {
		for _, s := range tasks {
			made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
			require.NoError(t, err)
			if len(made) > 0 {
				of++
			}
			for _, d := range made {
				leaves += int(d.Leaves)
			}
		}
		return of, leaves
	}
	eventually(t, "nothing is refused", func() bool { return lines.line("allows over all tasks") != "" })
	eventually(t, "the budget is not used", func() bool { of, _ := demanded(); return of > 0 })
	seen := metric(t, c, "troubles_total")
	eventually(t, "not tried again", func() bool { return metric(t, c, "troubles_total") > seen })
	of, leaves := demanded()
	require.Equal(t, 1, of)
	price, err := env.View().RevealPrice(env.Ctx())
	require.NoError(t, err)
	require.LessOrEqual(t, new(big.Int).Mul(price, big.NewInt(int64(leaves))).Cmp(chaintest.Tokens(1)), 0)
	eventually(t, "what is left is not said", func() bool { // the chain has the demand before the log has
		return strings.Contains(lines.line("demanded payloads that nobody serves"), "budget_left=")
	})

	// Another process of the account knows what was spent: it is on the chain.
	end()
	var again logged
	c, _ = start(&again)
	eventually(t, "nothing is refused after a restart", func() bool { return again.line("allows over all tasks") != "" })
	seen = metric(t, c, "troubles_total")
	eventually(t, "not tried again after a restart", func() bool { return metric(t, c, "troubles_total") > seen })
	nowOf, nowLeaves := demanded()
	require.Equal(t, []int{of, leaves}, []int{nowOf, nowLeaves}, "a restart renewed the budget")
	require.Empty(t, again.line("demanded payloads that nobody serves"))
}

// junk has little at stake: convicting its signer brings 0.62 tokens, 0.02 more than one of its payloads costs.
func junk(spec *protocol.TaskSpec) {
	spec.KeeperLock, spec.QuorumLock = chaintest.Tokens(1), new(big.Int).Quo(chaintest.Tokens(31), big.NewInt(10))
	spec.RewardPerGradient = big.NewInt(1e15)
}

// demandsOf are the demands for a task's payloads.
func (s *scene) demandsOf() []chain.RevealRequested {
	s.t.Helper()
	made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
	require.NoError(s.t, err)
	return made
}

// publishDemanded has the keeper publish what is demanded of the payloads of its newest round, which was played on that state, and says
// whether all of it is published.
func (s *scene) publishDemanded(before protocol.State) (all bool) {
	s.t.Helper()
	made := s.demandsOf()
	all = len(made) == int(s.Spec.FragmentCount)
	var payloads []*transition.PayloadTrees
	for _, d := range made {
		r, err := s.View().RevealRequest(s.Ctx(), d.ID)
		require.NoError(s.t, err)
		if r.Deadline == 0 || r.ReleaseAt != 0 {
			continue
		}
		if payloads == nil {
			payloads = s.trees(before, d.Round, nil).Payloads
		}
		included, _ := s.included(d.Round)
		trees := payloads[slices.IndexFunc(included, func(p transition.Payload) bool { return p.Trainer == d.Trainer })]
		o, err := trees.Fragments[d.Fragment].OpenRange(d.FirstLeaf, d.FirstLeaf+uint64(d.Leaves))
		require.NoError(s.t, err)
		path, err := trees.Set.Path(uint64(d.Fragment))
		require.NoError(s.t, err)
		s.Send(s.keeper, s.Env.Chain.RevealPublish(d.ID, o.Leaf, o.Path, path))
	}
	return all
}

// Junk tasks whose keepers publish payloads only when they are demanded take half of what a challenger pays for that, and then its budget was used
// up where it mattered: a wrong root over a payload that nobody serves, in a task with more at stake, became final. Now what little is at stake in the junk
// does not reach as high as that task does.
func TestJunkTasksDoNotDrainTheBudget(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	var lines logged
	var tasks []*scene
	for range 5 { // 3 tokens, which is the whole budget
		s := newWideTask(t, env, lib, junk)
		s.play(play{})
		lib.drop(s.payloadRoot(0, 3))
		tasks = append(tasks, s)
	}
	c := challenge(t, tasks[0], func(cfg *verifier.ChallengerConfig) {
		cfg.MaxSpend, cfg.MaxTaskSpend, cfg.MinStake = new(uint64(3)), new(uint64(1)), new(uint64(1))
		cfg.Log = lines.beside(t)
	})
	eventually(t, "the junk is not looked at", func() bool {
		published, refused := 0, 0
		for _, s := range tasks {
			switch {
			case s.publishDemanded(s.Initial):
				published++
			case strings.Contains(lines.line("task="+s.ID.String()), "allows"):
				refused++
			}
		}
		return published >= 4 && published+refused == len(tasks)
	})

	s := newWideTask(t, env, lib)
	lib.hide(s.payloadRoot(0, 3)) // before it is there: the challenger looks at once
	wrong := s.play(play{tamper: nudge(100), withhold: true})
	eventually(t, "the payload of the task with more at stake is not demanded", func() bool { return len(s.demandsOf()) == int(s.Spec.FragmentCount) })
	env.Skip(s.Spec.RevealWindow + 20)
	s.convicted(wrong, protocol.FaultWithheld)
	// The convicted paid for all of it.
	reaches(t, c, "budget_spent_tokens", "0")
	reaches(t, c, "budget_left_tokens", "3")
}

// What a task's demands have cost is counted against it after a restart, too, and a task that needs more of the budget than it has is a problem
// that the operator is told.
func TestChallengerKnowsATasksShareAfterARestart(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	s := newWideTask(t, env, lib)
	start := func(most uint64) (c *verifier.Challenger, lines *logged, end func()) {
		lines = new(logged)
		c, end = challengeUntil(t, s, func(cfg *verifier.ChallengerConfig) {
			cfg.MaxTaskSpend, cfg.Log = new(most), lines.beside(t)
		})
		return c, lines, end
	}
	of := int(s.Spec.FragmentCount)
	s.play(play{})
	lib.drop(s.payloadRoot(0, 3))
	c, _, end := start(1)
	eventually(t, "not published", func() bool { return s.publishDemanded(s.Initial) })
	reaches(t, c, "rounds_right_total", "1")
	end()

	s.play(play{})
	lib.drop(s.payloadRoot(1, 3))
	c, lines, end := start(1)
	eventually(t, "nothing is refused", func() bool { return strings.Contains(lines.line("cannot recompute the round yet"), "--max-task-spend") })
	require.NotEmpty(t, lines.line("would need more than its share of the budget"))
	require.Len(t, s.demandsOf(), of)
	ready := func() (status int, body string) {
		resp, err := http.Get("http://" + c.Addr() + "/readyz")
		require.NoError(t, err)
		defer resp.Body.Close()
		raw, err := io.ReadAll(resp.Body)
		require.NoError(t, err)
		return resp.StatusCode, string(raw)
	}
	status, body := ready()
	require.Equal(t, http.StatusServiceUnavailable, status)
	require.Contains(t, body, s.ID.String()+" needs more than its share of the budget")
	of2 := func(what string) string { return fmt.Sprintf("task_budget_tokens{task=%q,what=%q}", s.ID, what) }
	reaches(t, c, of2("spent"), "0.6")
	reaches(t, c, of2("reserved"), "1")
	reaches(t, c, of2("left"), "0.4")
	end()

	c, _, _ = start(2)
	eventually(t, "not demanded", func() bool { return len(s.demandsOf()) == 2*of })
	eventually(t, "still a problem", func() bool { status, _ := ready(); return status == http.StatusOK })
}

// Nothing is demanded of a task in which less is at stake than asked for, nor more than a conviction there brings, unless the operator names it.
func TestChallengerSpendsOnWhatIsAtStake(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	s := newWideTask(t, env, lib, junk)
	s.play(play{})
	lib.drop(s.payloadRoot(0, 2))
	lib.drop(s.payloadRoot(0, 3)) // 1.2 tokens
	for words, edit := range map[string]func(*verifier.ChallengerConfig){
		"--min-stake":                   func(*verifier.ChallengerConfig) {},
		"than a conviction in the task": func(cfg *verifier.ChallengerConfig) { cfg.MinStake = new(uint64(0)) },
	} {
		var lines logged
		c, end := challengeUntil(t, s, func(cfg *verifier.ChallengerConfig) {
			cfg.Log = lines.beside(t)
			edit(cfg)
		})
		eventually(t, "nothing is refused", func() bool { return strings.Contains(lines.line("cannot recompute the round yet"), words) })
		require.Empty(t, s.demandsOf())
		resp, err := http.Get("http://" + c.Addr() + "/readyz")
		require.NoError(t, err)
		require.NoError(t, resp.Body.Close())
		require.Equal(t, http.StatusOK, resp.StatusCode, "a stranger's task is no problem of the challenger")
		end()
	}
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Tasks, cfg.Every = []protocol.Hash{s.ID}, true })
	eventually(t, "not demanded of the task that was named", func() bool { return len(s.demandsOf()) == 2*int(s.Spec.FragmentCount) })
}

// An answer for a stranger's task has to earn what it costs, and on a rollup most of that goes to L1. Whoever has something at stake in the task
// answers all the same.
func TestChallengerAnswersWhatPays(t *testing.T) {
	t.Parallel()
	env := chaintest.NewRollup(t, 1e13) // 64 KiB cost twice what the half of a price is worth
	s := newTask(t, env, newLibrary(t), with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
	s.lib.put(s.Spec.ManifestHash, s.Manifest)
	s.play(play{})
	friend := keys.Dev(15)
	s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(100)))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(100)))
	s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, chain.ObjectManifest, 0, 0))
	s.Skip(s.Spec.RevealWindow / 2)
	answered := func() bool {
		r, err := s.View().ObjectRequest(s.Ctx(), big.NewInt(0))
		require.NoError(t, err)
		return r.Answered
	}
	var lines logged
	c, end := challengeUntil(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Log = lines.beside(t) })
	eventually(t, "not left alone", func() bool { return strings.Contains(lines.line("cannot answer every demand"), "--token-value") })
	require.Equal(t, "1", metric(t, c, "answers_unpaid_total"))
	require.False(t, answered())
	end()

	_, end = challengeUntil(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Tasks = []protocol.Hash{s.ID} })
	eventually(t, "not answered by whoever named the task", answered)
	end()

	// A trainer of the task, as its account.
	s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, chain.ObjectParams, 0, 0))
	s.Skip(s.Spec.RevealWindow / 2)
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Key = s.Trainers[0] })
	eventually(t, "not answered by a trainer of the task", func() bool {
		r, err := s.View().ObjectRequest(s.Ctx(), big.NewInt(1))
		require.NoError(t, err)
		return r.Answered
	})
}

// steady is an RPC that suggests a tip of a gwei, beside which a development chain's base fee is nothing.
func steady(t *testing.T, rpc string) string {
	target, err := url.Parse(rpc)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var call struct {
			ID     json.RawMessage
			Method string
		}
		body, err := io.ReadAll(r.Body)
		if err == nil && json.Unmarshal(body, &call) == nil && call.Method == "eth_maxPriorityFeePerGas" {
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":"0x3b9aca00"}`, call.ID)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// What is kept for open games is not spent on a new one, and a game that is open is played to its end.
func TestChallengerKeepsGasForOpenGames(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	silent := func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 200, 100 }
	var tasks []*scene
	for i := range 2 {
		s := newTask(t, env, lib, with(long, silent))
		s.play(play{auxRoot: protocol.Hash{byte(i + 1)}})
		tasks = append(tasks, s)
	}
	var lines logged
	c := challenge(t, tasks[0], func(cfg *verifier.ChallengerConfig) {
		cfg.Deployment.RPC = steady(t, cfg.Deployment.RPC)
		cfg.MaxGas = big.NewInt(3_000_000 * params.GWei) // one game, and not two
		cfg.Log = lines.beside(t)
	})
	eventually(t, "no game is refused", func() bool { return lines.line("--max-gas allows no more gas for it") != "" })
	reaches(t, c, "descents_total", "1")
	opened := func(s *scene) []chain.Descent {
		descents, err := s.View().Descents(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		return descents
	}
	at := 0
	if len(opened(tasks[0])) == 0 {
		at = 1
	}
	require.Len(t, opened(tasks[at]), 1)
	require.Empty(t, opened(tasks[1-at]))
	env.Skip(1000)
	eventually(t, "the open game is not ended", func() bool {
		found, err := env.View().Convictions(env.Ctx(), 0, tasks[at].ID)
		require.NoError(t, err)
		return len(found) == 1
	})
	reaches(t, c, "descents_total", "2")
}

// A proof takes one transaction and protects the round: no budget is in its way, as it is in that of demands.
func TestChallengerProvesWhateverTheBudget(t *testing.T) {
	t.Parallel()
	env, lib := chaintest.New(t), newLibrary(t)
	withheld := newTask(t, env, lib, long)
	withheld.play(play{})
	lib.drop(withheld.payloadRoot(0, 3))
	s := newTask(t, env, lib, long)
	wrong := s.play(play{tamper: nudge(100)})
	var lines logged
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.MaxGas, cfg.Log = big.NewInt(1), lines.beside(t)
	})
	s.convicted(wrong, protocol.FaultParameter)
	eventually(t, "no demand is refused", func() bool { return lines.line("--max-gas allows no more gas for it") != "" })
	made, err := env.View().RevealsRequested(env.Ctx(), 0, withheld.ID)
	require.NoError(t, err)
	require.Empty(t, made)
	eventually(t, "the gas is not counted", func() bool { return metric(t, c, "gas_spent_ether") != "0" })
}

// To show what a constant is costs a transaction: where its demand is refused, none is sent, however many the programs of a stranger's task name.
func TestChallengerShowsNoConstantThatItMayNotDemand(t *testing.T) {
	t.Parallel()
	for flag, edit := range map[string]func(*verifier.ChallengerConfig){
		"--max-task-spend": func(cfg *verifier.ChallengerConfig) { cfg.MaxTaskSpend = new(uint64(0)) },
		"--max-spend":      func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) },
		"--max-gas":        func(cfg *verifier.ChallengerConfig) { cfg.MaxGas = big.NewInt(1) },
	} {
		t.Run(flag, func(t *testing.T) {
			t.Parallel()
			a := newAcademy(t)
			for _, of := range a.task.Constants {
				for _, x := range of {
					a.lib.drop(x.Root())
				}
			}
			a.commit(0, a.replay(0, false), true, common.Address{})
			var lines logged
			challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) {
				edit(cfg)
				cfg.Log = lines.beside(t)
			})
			eventually(t, "nothing is refused", func() bool { return strings.Contains(lines.line("cannot replay a trainer's work yet"), flag) })
			named := 0
			for which, p := range a.task.Programs.List() {
				for i, in := range p.Inputs {
					if in.Provenance != program.Constant {
						continue
					}
					named++
					shown, err := a.View().Constant(a.Ctx(), a.ID, chain.ConstantNumber(uint32(which), uint32(i+1)))
					require.NoError(t, err)
					require.Zero(t, shown)
				}
			}
			require.NotZero(t, named)
		})
	}
}

// An audit whose bond is worth less than the gas is left alone, with the reason in the log, unless the operator wants it refuted.
func TestDefenderLeavesCheapAuditsAlone(t *testing.T) {
	t.Parallel()
	a := auditedAcademy(t)
	var traces []claim.Audit
	for i := range a.Trainers {
		r := a.replay(i, false)
		a.commit(i, r, true, common.Address{})
		traces = append(traces, a.traces(r))
	}
	for k := range traces[0] {
		traces[0][k][0] ^= 1
	}
	set, slots := a.attest(traces)
	record := func() chain.AuditRecord {
		record, err := a.View().Audit(a.Ctx(), set, slots[0], crypto.PubkeyToAddress(a.keeper.PublicKey))
		require.NoError(t, err)
		return record
	}
	var lines logged
	cheap := func(all bool) func(*verifier.ChallengerConfig) {
		return func(cfg *verifier.ChallengerConfig) {
			cfg.TokenValue, cfg.RefuteAll, cfg.Log = big.NewInt(1), all, lines.beside(t)
		}
	}
	stop := a.defend(0, cheap(false))
	eventually(t, "not said", func() bool { return lines.line("an audit is left alone") != "" })
	stop()
	require.Contains(t, lines.line("an audit is left alone"), "gas_wei=")
	require.Empty(t, lines.line("an auditor attests what this trainer did not compute"))
	require.Equal(t, chain.AuditOpened, chain.AuditStage(record().Stage))

	a.defend(0, cheap(true))
	eventually(t, "not refuted", func() bool { return chain.AuditStage(record().Stage) == chain.AuditRefuted })
}
