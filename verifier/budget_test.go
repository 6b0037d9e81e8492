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
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier"
)

// wideParams make a payload of a task cost 0.6 tokens to demand.
const wideParams = 15_360

func newWideTask(t *testing.T, env *chaintest.Env, lib *library) *scene {
	initial := protocol.State{Params: chaintest.Vector("wide", wideParams), Momentum: make([]float32, wideParams)}
	s := newTask(t, env, lib, func(spec *protocol.TaskSpec) {
		long(spec)
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
	require.Contains(t, lines.line("demanded payloads that nobody serves"), "budget_left=")

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
	s.convicted(wrong, chain.FaultParameter)
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
			for which, p := range []*program.Program{a.task.Programs.Prologue, a.task.Programs.Step, a.task.Programs.Epilogue} {
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
