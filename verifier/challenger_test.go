package verifier_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
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
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/repops"
	"assay/verifier"
	"assay/verifier/training"
)

// challengerKey is the development account of the challenger.
const challengerKey = 11

// long leaves a challenger on a slow machine time: a test's chain is ten times as fast as the clock.
func long(spec *protocol.TaskSpec) {
	spec.StateWindow, spec.ClaimWindow, spec.RevealWindow = 2000, 5000, 300
	spec.DisputeClock, spec.DisputeExtension = 1000, 300
}

// with adds to a change of a specification.
func with(edits ...func(*protocol.TaskSpec)) func(*protocol.TaskSpec) {
	return func(spec *protocol.TaskSpec) {
		for _, edit := range edits {
			edit(spec)
		}
	}
}

// challenge runs a challenger until the test ends; before see it before it runs.
func challenge(t *testing.T, s *scene, edit func(*verifier.ChallengerConfig), before ...func(*verifier.Challenger)) *verifier.Challenger {
	t.Helper()
	c, _ := challengeUntil(t, s, edit, before...)
	return c
}

// challengeUntil is challenge for a test that ends the challenger itself, which may start another one then.
func challengeUntil(
	t *testing.T, s *scene, edit func(*verifier.ChallengerConfig), before ...func(*verifier.Challenger),
) (c *verifier.Challenger, end func()) {
	t.Helper()
	key := keys.Dev(challengerKey)
	cfg := verifier.ChallengerConfig{
		Deployment: s.Dep, Key: key, DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{s.lib.url},
		PollInterval: 50 * time.Millisecond, ReceiptQueryInterval: 50 * time.Millisecond, SendTimeout: 30 * time.Second,
		Log: slog.New(slog.NewTextHandler(testWriter{t}, &slog.HandlerOptions{Level: slog.LevelInfo})),
	}
	if edit != nil {
		edit(&cfg)
	}
	// Before it runs, and for no other account: two that send as one would take each other's nonces.
	if account := keys.DevAddress(challengerKey); crypto.PubkeyToAddress(cfg.Key.PublicKey) == account {
		s.Send(cfg.Key, s.Env.Chain.Mint(account, chaintest.Tokens(10_000)))
	}
	c, err := verifier.NewChallenger(cfg)
	require.NoError(t, err)
	for _, tell := range before {
		tell(c)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- c.Run(ctx) }()
	end = sync.OnceFunc(func() {
		stop()
		require.NoError(t, <-done)
	})
	t.Cleanup(end)
	return c, end
}

// testWriter shows a service's log beside the test that failed.
type testWriter struct{ t *testing.T }

func (w testWriter) Write(p []byte) (int, error) {
	w.t.Log(strings.TrimSpace(string(p)))
	return len(p), nil
}

// logged keeps what a service logs.
type logged struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

// beside is a log that is shown beside the test that failed as well.
func (l *logged) beside(t *testing.T) *slog.Logger {
	return slog.New(slog.NewTextHandler(io.MultiWriter(testWriter{t}, l), nil))
}

// line is the newest line that contains some words; empty if there is none.
func (l *logged) line(words string) (found string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for line := range strings.Lines(l.text.String()) {
		if strings.Contains(line, words) {
			found = line
		}
	}
	return found
}

// count is how many lines contain some words.
func (l *logged) count(words string) (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for line := range strings.Lines(l.text.String()) {
		if strings.Contains(line, words) {
			n++
		}
	}
	return n
}

// eventually waits for what a challenger brings about.
func eventually(t *testing.T, what string, reached func() bool) {
	t.Helper()
	require.Eventually(t, reached, 2*time.Minute, 100*time.Millisecond, what)
}

// player is a challenger, a defender or an auditor.
type player interface {
	Addr() string
	Run(ctx context.Context) error
}

// metric reads a number off the challenger's metrics as it is now: they are gathered once a second.
func metric(t *testing.T, c player, name string) string {
	t.Helper()
	time.Sleep(time.Second)
	return gathered(t, c, name)
}

// gathered reads a number that may be a second old.
func gathered(t *testing.T, c player, name string) string {
	t.Helper()
	resp, err := http.Get("http://" + c.Addr() + "/metrics")
	require.NoError(t, err)
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	for line := range strings.Lines(string(raw)) {
		for _, service := range []string{"assay_challenger_", "assay_auditor_", "assay_defender_"} {
			if value, ok := strings.CutPrefix(line, service+name+" "); ok {
				return strings.TrimSpace(value)
			}
		}
	}
	t.Fatalf("no metric %s in\n%s", name, raw)
	return ""
}

// reaches waits for a metric.
func reaches(t *testing.T, c player, name, value string) {
	t.Helper()
	eventually(t, name+" is not "+value, func() bool { return gathered(t, c, name) == value })
}

// convicted waits until the signers of the round are convicted, and checks what that has to come to.
func (s *scene) convicted(statement protocol.Statement, fault protocol.Fault) chain.Convicted {
	s.t.Helper()
	var found []chain.Convicted
	eventually(s.t, "no conviction", func() bool {
		var err error
		found, err = s.View().Convictions(s.Ctx(), 0, s.ID)
		require.NoError(s.t, err)
		return len(found) > 0
	})
	require.Len(s.t, found, 1)
	require.Equal(s.t, statement.ID(), found[0].Statement)
	require.Equal(s.t, fault, found[0].Fault, "%s", found[0].Fault)
	require.True(s.t, found[0].Overturned)
	require.Equal(s.t, keys.DevAddress(challengerKey), found[0].Challenger)
	v := s.View()
	head, err := v.Head(s.Ctx(), s.ID)
	require.NoError(s.t, err)
	require.Equal(s.t, statement.Round, head.Round, "the round is open again")
	require.Equal(s.t, protocol.Hash(statement.ParentRoot), head.StateRoot)
	lock, err := v.Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(s.keeper.PublicKey))
	require.NoError(s.t, err)
	require.Zero(s.t, lock.Sign(), "the signer's lock is taken")
	credit, err := v.Credit(s.Ctx(), keys.DevAddress(challengerKey))
	require.NoError(s.t, err)
	require.Positive(s.t, credit.Sign(), "the bounty")
	return found[0]
}

// A wrong element of a state that somebody serves costs its signers their stake, in one transaction. An honest round before it, and
// one after it on the same chain, stay untouched.
func TestChallengerProvesAWrongElement(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{})
	wrong := s.play(play{tamper: nudge(100)})
	var lines logged
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Log = lines.beside(t) })
	found := s.convicted(wrong, protocol.FaultParameter)
	require.EqualValues(t, 100, found.Element)
	for _, line := range []string{"this is wrong of the round", "proven wrong"} {
		eventually(t, line, func() bool {
			return strings.Contains(lines.line(line), fmt.Sprintf("expected_bits=0x%08x", found.Expected)) &&
				strings.Contains(lines.line(line), fmt.Sprintf("claimed_bits=0x%08x", found.Claimed))
		})
	}
	require.Equal(t, uint64(1), max(found.Expected, found.Claimed)-min(found.Expected, found.Claimed), "one unit in the last place")
	reaches(t, c, "rounds_right_total", "1")
	reaches(t, c, "convictions_total", "1")
	require.Equal(t, "0", metric(t, c, "descents_total"))
	s.Mine(devnet.SafeDepth)
	credit, err := s.View().Credit(s.Ctx(), c.Account())
	require.NoError(t, err)
	bounty, _ := new(big.Float).Quo(new(big.Float).SetInt(credit), new(big.Float).SetInt(chaintest.Token)).Float64()
	require.Positive(t, bounty)
	reaches(t, c, `money_tokens{kind="earned"}`, strconv.FormatFloat(bounty, 'g', -1, 64))

	// The same lie told again by another keeper falls without another proof.
	other := keys.Dev(chaintest.Keeper + 1)
	s.Stake(other, chaintest.Tokens(5000))
	s.Send(other, s.Env.Chain.JoinPool(s.ID, s.Spec.QuorumLock, ""))
	phase, err := s.View().Phase(s.Ctx(), s.ID)
	require.NoError(t, err)
	require.Equal(t, protocol.PhaseFallback, phase.Phase)
	s.Propose(wrong, other)
	eventually(t, "not overturned again", func() bool {
		_, standing, err := s.View().Statement(s.Ctx(), s.ID, wrong.Round)
		require.NoError(t, err)
		return !standing
	})
	lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(other.PublicKey))
	require.NoError(t, err)
	require.Zero(t, lock.Sign())
}

// Nothing is done about rounds that are right.
func TestChallengerLeavesTheHonestAlone(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.Quantization = uint8(protocol.QuantizationInt4) }))
	s.play(play{})
	s.play(play{})
	c := challenge(t, s, nil)
	reaches(t, c, "rounds_right_total", "2")
	nonce, err := s.Devnet.Client().PendingNonceAt(s.Ctx(), keys.DevAddress(challengerKey))
	require.NoError(t, err)
	require.EqualValues(t, 1, nonce, "nothing sent since the tokens were minted")
	resp, err := http.Get("http://" + c.Addr() + "/readyz")
	require.NoError(t, err)
	defer resp.Body.Close()
	require.Equal(t, http.StatusOK, resp.StatusCode)
	var health struct{ Status, Challenger string }
	require.NoError(t, json.NewDecoder(resp.Body).Decode(&health))
	require.Equal(t, "ok", health.Status)
	require.Equal(t, c.Account().Hex(), health.Challenger)
}

// A payload that no honest keeper counts clears its trainer's slot.
func TestChallengerProvesAMalformedPayload(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{edit: beyond})
	challenge(t, s, nil)
	s.convicted(wrong, protocol.FaultPayload)
}

// signer answers descents as a keeper does that shows everything it signed: what it shows is the lie itself.
type signer struct {
	s     *scene
	trees *transition.Trees
}

// answer makes the signers' moves of every descent until the statement falls.
func (a *signer) answer(key *ecdsa.PrivateKey) {
	s, ctx := a.s, a.s.Ctx()
	made := make(map[string]bool)
	for ctx.Err() == nil {
		v := s.View()
		n, err := v.DescentCount(ctx)
		require.NoError(s.t, err)
		for i := range n {
			id := new(big.Int).SetUint64(i)
			p, err := v.DescentPosition(ctx, id)
			require.NoError(s.t, err)
			if p.Turn == chain.TurnOver {
				return
			}
			if !p.Turn.Signers() || made[p.Node.String()+p.Turn.String()] {
				continue
			}
			vector, err := a.trees.Vector(p.Header)
			require.NoError(s.t, err)
			made[p.Node.String()+p.Turn.String()] = true
			if p.Turn == chain.TurnReveal {
				children, err := vector.Children(int(p.Height), p.Index, min(6, int(p.Height)))
				require.NoError(s.t, err)
				s.Send(key, s.Env.Chain.DescentReveal(id, p.Node, children))
				continue
			}
			leaf, err := vector.Leaf(p.Index)
			require.NoError(s.t, err)
			if p.Header.Kind == repops.KindState {
				params, momentum := a.trees.New.Params[p.Index].Root(), a.trees.New.Momentum[p.Index].Root()
				leaf = append(params[:], momentum[:]...)
			}
			s.Send(key, s.Env.Chain.DescentRevealLeaf(id, p.Node, leaf))
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// included is the payloads of a round that was played, in the order in which they are aggregated.
func (s *scene) included(number uint32) (payloads []transition.Payload, leaves [][]byte) {
	s.t.Helper()
	for _, key := range s.Trainers {
		who := crypto.PubkeyToAddress(key.PublicKey)
		payloads = append(payloads, transition.Payload{Trainer: who, Root: s.PayloadRoot(s.Leaves(s.Delta(number, who)), number, who)})
	}
	slices.SortFunc(payloads, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	for _, p := range payloads {
		leaves = append(leaves, s.Leaves(s.Delta(number, p.Trainer)))
	}
	return payloads, leaves
}

// trees of a round that was played, as its proposer tells it.
func (s *scene) trees(before protocol.State, number uint32, tamper *transition.Tamper) *transition.Trees {
	s.t.Helper()
	round := transition.Round{Spec: &s.Spec, Task: s.ID, Number: number, Parent: before.Root(s.Spec.FragmentCount)}
	var leaves [][]byte
	round.Payloads, leaves = s.included(number)
	trees := new(transition.Trees)
	_, err := transition.Compute(s.Ctx(), round, transition.Memory(&s.Spec, before, leaves), nil, transition.Options{Trees: trees, Tamper: tamper})
	require.NoError(s.t, err)
	return trees
}

// forged is a lie about what the payloads are.
func forged() *transition.Tamper {
	return &transition.Tamper{Interleaved: func(fragment uint32, leaf uint64, data []byte) []byte {
		if fragment == 2 && leaf == 3 {
			data[5] ^= 1
		}
		return data
	}}
}

// A state that nobody serves, and what else a proposal commits to, are shown by descent; then one transaction proves the lie.
func TestChallengerDescends(t *testing.T) {
	t.Parallel()
	krum := func(spec *protocol.TaskSpec) {
		spec.Tier, spec.ProgramRoot, spec.CheckpointInterval = uint8(protocol.TierVerified), chaintest.Programs, 1
		spec.Aggregation, spec.AggregationParam = uint8(protocol.Krum), 0
		spec.FragmentCount = 1
		spec.InitialStateRoot = protocol.State{Params: chaintest.Vector("initial", int(spec.ParamCount)), Momentum: make([]float32, spec.ParamCount)}.Root(1)
	}
	for _, c := range []struct {
		name   string
		edit   func(*protocol.TaskSpec)
		tamper *transition.Tamper
		fault  protocol.Fault
	}{
		{"parameter", nil, nudge(300), protocol.FaultParameter},
		{"momentum", nil, &transition.Tamper{Momentum: func(fragment uint32, at uint64, x []float32) {
			if fragment == 2 && at == 0 {
				x[1] = 5
			}
		}}, protocol.FaultMomentum},
		{"interleaved", nil, forged(), protocol.FaultInterleaved},
		{"distance", krum, &transition.Tamper{Distances: func(row, column int, v float64) float64 {
			if row == 2 && column == 1 {
				return v / 2
			}
			return v
		}}, protocol.FaultTotal},
		{"partial", krum, &transition.Tamper{Partials: func(item, level int, index uint64, v float64) float64 {
			if item == 3 && level == 1 && index == 2 {
				return v + 1
			}
			return v
		}}, protocol.FaultPartial},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := newScene(t, with(long, func(spec *protocol.TaskSpec) {
				if c.edit != nil {
					c.edit(spec)
				}
			}))
			before := s.state
			wrong := s.play(play{tamper: c.tamper, withhold: true})
			service := challenge(t, s, nil)
			(&signer{s, s.trees(before, 0, c.tamper)}).answer(keys.Dev(chaintest.Deployer))
			s.convicted(wrong, c.fault)
			require.Equal(t, "1", metric(t, service, "descents_total"))
			// The bond comes back. Nobody serves the Verified task's programs, so that the challenger demands them as well, and half of that price is gone.
			left := chaintest.Tokens(10_000)
			if s.Spec.Tier == uint8(protocol.TierVerified) {
				price, err := s.View().RevealPrice(s.Ctx())
				require.NoError(t, err)
				left.Sub(left, price.Mul(price, big.NewInt(claim.ProgramCount*chain.RangeLeaves/2)))
			}
			eventually(t, "the bond is not back", func() bool {
				balance, err := s.View().Balance(s.Ctx(), keys.DevAddress(challengerKey))
				require.NoError(t, err)
				return balance.Cmp(left) >= 0
			})
		})
	}
}

// Signers that show nothing lose by the clock.
func TestChallengerPunishesSilence(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 30, 5 }))
	wrong := s.play(play{auxRoot: protocol.Hash{0xab}})
	challenge(t, s, nil)
	s.convicted(wrong, protocol.FaultWithheld)
}

// A bond that could not be taken back at first is taken back later, although nothing else ends.
func TestChallengerTakesItsBondBackAtLast(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 30, 5 }))
	wrong := s.play(play{auxRoot: protocol.Hash{0xab}})
	withdraw := []byte(hex.EncodeToString(s.Env.Chain.DescentWithdraw().Data))
	var refused atomic.Int64
	var open atomic.Bool
	challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, func(body []byte) bool {
			if open.Load() || !bytes.Contains(body, withdraw) {
				return true
			}
			refused.Add(1)
			return false
		})
	})
	s.convicted(wrong, protocol.FaultWithheld)
	eventually(t, "nothing is taken back", func() bool { return refused.Load() > 0 })
	open.Store(true)
	eventually(t, "the bond is not back", func() bool {
		balance, err := s.View().Balance(s.Ctx(), keys.DevAddress(challengerKey))
		require.NoError(t, err)
		return balance.Cmp(chaintest.Tokens(10_000)) == 0
	})
}

// Payloads that nobody serves are demanded; silence costs the signers their stake, an answer settles the round.
func TestChallengerDemandsPayloads(t *testing.T) {
	t.Parallel()
	t.Run("silence", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 12 }))
		wrong := s.play(play{})
		s.lib.drop(s.payloadRoot(0, 3))
		challenge(t, s, nil)
		s.convicted(wrong, protocol.FaultWithheld)
		price, err := s.View().RevealPrice(s.Ctx())
		require.NoError(t, err)
		// Three demands of two leaves each: half of it is gone.
		left := new(big.Int).Sub(chaintest.Tokens(10_000), price.Mul(price, big.NewInt(3)))
		eventually(t, "half the price is not back", func() bool {
			balance, err := s.View().Balance(s.Ctx(), keys.DevAddress(challengerKey))
			require.NoError(t, err)
			return balance.Cmp(left) == 0
		})
	})
	t.Run("answered", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow = 1000 }))
		s.play(play{})
		s.lib.drop(s.payloadRoot(0, 3))
		c := challenge(t, s, nil)
		ctx := s.Ctx()
		var demands []chain.RevealRequested
		eventually(t, "nothing demanded", func() bool {
			var err error
			demands, err = s.View().RevealsRequested(ctx, 0, s.ID)
			require.NoError(t, err)
			return len(demands) == int(s.Spec.FragmentCount)
		})
		who := crypto.PubkeyToAddress(s.Trainers[3].PublicKey)
		payloads, _ := s.included(0)
		payload := s.trees(s.Initial, 0, nil).Payloads[slices.IndexFunc(payloads, func(p transition.Payload) bool { return p.Trainer == who })]
		for _, d := range demands {
			require.Equal(t, who, d.Trainer)
			o, err := payload.Fragments[d.Fragment].OpenRange(d.FirstLeaf, d.FirstLeaf+uint64(d.Leaves))
			require.NoError(t, err)
			path, err := payload.Set.Path(uint64(d.Fragment))
			require.NoError(t, err)
			s.Send(s.keeper, s.Env.Chain.RevealPublish(d.ID, o.Leaf, o.Path, path))
		}
		reaches(t, c, "rounds_right_total", "1")
		require.Equal(t, "3", metric(t, c, "demands_total"))
		for _, d := range demands {
			request, err := s.View().RevealRequest(s.Ctx(), d.ID)
			require.NoError(t, err)
			require.NotZero(t, request.Deadline, "the state is held for another window")
		}
		// Then nothing but the end of the demands lets the run go on.
		s.Mine(int(s.Spec.StateWindow))
		for _, d := range demands {
			eventually(t, "not released", func() bool {
				request, err := s.View().RevealRequest(s.Ctx(), d.ID)
				require.NoError(t, err)
				return request.Deadline == 0
			})
		}
		s.Send(s.keeper, s.Env.Chain.Tick(s.ID))
		round, err := s.View().Round(s.Ctx(), s.ID, 0)
		require.NoError(t, err)
		require.Equal(t, protocol.RoundFinal, round.Status)
		require.Equal(t, "0", metric(t, c, "convictions_total"))
	})
	// A range is demanded once: what a friend of the signers demanded serves, and he cannot let it lapse.
	t.Run("asked by another", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 50 }))
		wrong := s.play(play{})
		s.lib.drop(s.payloadRoot(0, 3))
		friend := keys.Dev(challengerKey + 2)
		s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(10)))
		s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(10)))
		entries, err := s.View().Commitments(s.Ctx(), s.ID, 0, wrong.FrozenHash)
		require.NoError(t, err)
		missing := slices.IndexFunc(entries, func(e chain.Commitment) bool { return e.PayloadRoot == s.payloadRoot(0, 3) })
		for f := range s.Spec.FragmentCount {
			s.Send(friend, s.Env.Chain.RevealRequest(wrong, chain.FrozenEntries(entries), uint32(missing), f, 0))
		}
		c := challenge(t, s, nil)
		eventually(t, "not overturned", func() bool {
			round, err := s.View().Round(s.Ctx(), s.ID, 0)
			require.NoError(t, err)
			return round.Status == protocol.RoundOverturned
		})
		require.Equal(t, "0", metric(t, c, "demands_total"))
	})
}

// A demand that fell with its proposal says nothing about the next proposal of the same statement: the payload is demanded again.
func TestChallengerDemandsAgain(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) {
		spec.DisputeClock, spec.DisputeExtension, spec.FallbackWindow = 30, 5, 2000
	}))
	statement := s.play(play{})
	s.lib.drop(s.payloadRoot(0, 3))
	challenge(t, s, nil)
	demanded := func(n int) {
		eventually(t, fmt.Sprintf("not %d demands", n), func() bool {
			made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
			require.NoError(t, err)
			return len(made) == n
		})
	}
	demanded(int(s.Spec.FragmentCount))

	// A friend of the signers opens a descent, they keep silent, and the round is overturned without a number proven wrong.
	friend := keys.Dev(challengerKey + 2)
	bond, err := s.View().DescentBond(s.Ctx())
	require.NoError(t, err)
	s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), bond))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Descent, bond))
	s.Send(friend, s.Env.Chain.DescentOpen(statement, false))
	s.Mine(40)
	s.Send(friend, s.Env.Chain.DescentTimeout(big.NewInt(0), statement))
	other := keys.Dev(chaintest.Keeper + 1)
	s.Stake(other, chaintest.Tokens(5000))
	s.Send(other, s.Env.Chain.JoinPool(s.ID, s.Spec.QuorumLock, ""))
	s.Propose(statement, other)
	demanded(2 * int(s.Spec.FragmentCount))
}

// Above a held round a lie can be overturned for as long as the hold lasts, but not before finality that is due below was written down.
// Nobody else does it here, and a challenger that took the refusal for the end would let the lie stand.
func TestChallengerWritesDownWhatIsDue(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow, spec.RevealWindow = 800, 2000 }))
	friend := keys.Dev(challengerKey + 2)
	s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(10)))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(10)))
	// demand asks for the first range of a payload of the newest round, which answer publishes.
	demand := func(statement protocol.Statement, before protocol.State) (answer func()) {
		entries, err := s.View().Commitments(s.Ctx(), s.ID, statement.Round, statement.FrozenHash)
		require.NoError(t, err)
		payloads, _ := s.included(statement.Round)
		payload := s.trees(before, statement.Round, nil).Payloads[0]
		entry := slices.IndexFunc(entries, func(e chain.Commitment) bool { return e.Trainer == payloads[0].Trainer })
		s.Send(friend, s.Env.Chain.RevealRequest(statement, chain.FrozenEntries(entries), uint32(entry), 0, 0))
		made, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		d := made[len(made)-1]
		return func() {
			o, err := payload.Fragments[0].OpenRange(d.FirstLeaf, d.FirstLeaf+uint64(d.Leaves))
			require.NoError(t, err)
			path, err := payload.Set.Path(0)
			require.NoError(t, err)
			s.Send(s.keeper, s.Env.Chain.RevealPublish(d.ID, o.Leaf, o.Path, path))
		}
	}
	before := s.state
	first := s.play(play{})
	answerFirst := demand(first, before)
	s.play(play{})
	s.play(play{})
	before = s.state
	fourth := s.play(play{})
	answerFourth := demand(fourth, before)
	wrong := s.play(play{tamper: nudge(3)})
	answerFirst()
	s.Mine(int(s.Spec.StateWindow))
	answerFourth()
	s.Send(friend, s.Env.Chain.RevealClose(big.NewInt(0), first))
	head, err := s.View().Head(s.Ctx(), s.ID)
	require.NoError(t, err)
	require.Zero(t, head.Finalized, "three rounds are due")
	challenge(t, s, nil)
	s.convicted(wrong, protocol.FaultParameter)
}

// A lie that became final while its payloads could not be had stands, and still costs its signers their locks as soon as they can. So it
// does where the challenger was away.
func TestChallengerConvictsTheFinal(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow = 100 }))
	wrong := s.play(play{tamper: nudge(3)})
	root := s.payloadRoot(0, 3)
	s.lib.mu.Lock()
	payload := s.lib.objects[root.String()]
	s.lib.mu.Unlock()
	s.lib.drop(root)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) })
	eventually(t, "no trouble", func() bool { return metric(t, c, "troubles_total") != "0" })
	s.Mine(int(s.Spec.StateWindow))
	s.Send(s.keeper, s.Env.Chain.Tick(s.ID))
	reaches(t, c, "rounds_unjudged_total", "1")
	s.lib.put(root, payload)
	final := func(c *verifier.Challenger, statement protocol.Statement) {
		var found []chain.Convicted
		eventually(t, "no conviction", func() bool {
			var err error
			found, err = s.View().Convictions(s.Ctx(), 0, s.ID)
			require.NoError(t, err)
			return len(found) > 0 && found[len(found)-1].Statement == statement.ID()
		})
		require.False(t, found[len(found)-1].Overturned)
		reaches(t, c, "rounds_missed_total", "1")
		reaches(t, c, "convictions_total", "1")
		lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(s.keeper.PublicKey))
		require.NoError(t, err)
		require.Zero(t, lock.Sign(), "the signer's lock is taken")
	}
	final(c, wrong)

	away := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.StateWindow = 100 }))
	s = away
	wrong = s.play(play{tamper: nudge(3)})
	s.Mine(int(s.Spec.StateWindow))
	s.Send(s.keeper, s.Env.Chain.Tick(s.ID))
	c = challenge(t, s, nil)
	final(c, wrong)
	require.Equal(t, "0", metric(t, c, "rounds_unjudged_total"))
}

// A damaged file of the claimed state, of the right size, hides nothing: it is fetched anew.
func TestChallengerFetchesADamagedStateAnew(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(3)})
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "objects"), 0o700))
	name := protocol.Hash(wrong.NewRoot).String() + ".state"
	require.NoError(t, os.WriteFile(filepath.Join(dir, "objects", name), make([]byte, 8*s.Spec.ParamCount), 0o600))
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.DataDir = dir })
	s.convicted(wrong, protocol.FaultParameter)
}

// A first state that nobody serves is demanded of the sponsor: silence ends the run, an answer lets the rounds be checked.
func TestChallengerDemandsTheFirstState(t *testing.T) {
	t.Parallel()
	demanded := func(s *scene, n int) (objects []chain.ObjectRequested) {
		eventually(s.t, "nothing demanded", func() bool {
			var err error
			objects, err = s.View().ObjectsRequested(s.Ctx(), 0, s.ID)
			require.NoError(s.t, err)
			return len(objects) == n
		})
		return objects
	}
	publish := func(s *scene, state *transition.StateTrees, demands []chain.ObjectRequested) {
		for _, d := range demands {
			vector, other := state.Params[d.Fragment], state.Momentum[d.Fragment]
			if d.Part == chain.ObjectMomentum {
				vector, other = other, vector
			}
			o, err := vector.OpenRange(d.FirstLeaf, d.FirstLeaf+uint64(d.Leaves))
			require.NoError(s.t, err)
			path, err := state.Set.Path(uint64(d.Fragment))
			require.NoError(s.t, err)
			s.Send(s.keeper, s.Env.Chain.ObjectPublish(d.ID, o.Leaf, o.Path, other.Root(), path))
		}
	}
	t.Run("silence", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 12 }))
		s.play(play{})
		s.lib.drop(s.Initial.Root(s.Spec.FragmentCount))
		challenge(t, s, nil)
		eventually(t, "the run goes on", func() bool {
			head, err := s.View().Head(s.Ctx(), s.ID)
			require.NoError(t, err)
			return head.EndedAt != 0 && head.Failed
		})
		for _, d := range demanded(s, 3) {
			eventually(t, "not settled", func() bool {
				r, err := s.View().ObjectRequest(s.Ctx(), d.ID)
				require.NoError(t, err)
				return r.Lapsed
			})
		}
		price, err := s.View().RevealPrice(s.Ctx())
		require.NoError(t, err)
		// Three demands of a leaf or two each: half of it is gone.
		leaves := int64(0)
		for _, d := range demanded(s, 3) {
			leaves += int64(d.Leaves)
		}
		left := new(big.Int).Sub(chaintest.Tokens(10_000), price.Div(price.Mul(price, big.NewInt(leaves)), big.NewInt(2)))
		eventually(t, "half the price is not back", func() bool {
			balance, err := s.View().Balance(s.Ctx(), keys.DevAddress(challengerKey))
			require.NoError(t, err)
			return balance.Cmp(left) == 0
		})
	})
	t.Run("answered", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
		s.play(play{})
		state := s.trees(s.Initial, 0, nil).Parent
		s.lib.drop(s.Initial.Root(s.Spec.FragmentCount))
		rpc := newProxy(t, s.Dep.RPC)
		c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = rpc.url })
		publish(s, state, demanded(s, 3))
		reaches(t, c, "rounds_right_total", "1")
		require.Equal(t, "3", metric(t, c, "demands_total"))
		require.Positive(t, rpc.objects.Load())
		asked, since := int64(0), 0
		eventually(t, "answered demands are looked at again at every head", func() bool {
			number, err := strconv.ParseFloat(metric(t, c, "head_block"), 64)
			require.NoError(t, err)
			if n := rpc.objects.Load(); n != asked {
				asked, since = n, int(number)
			}
			return int(number) >= since+20
		})
		head, err := s.View().Head(s.Ctx(), s.ID)
		require.NoError(t, err)
		require.Zero(t, head.EndedAt)
	})
	// It is served, and in nobody's reach: no answer holds such a NaN, and without one the run ends.
	t.Run("a NaN that no tensor holds", func(t *testing.T) {
		t.Parallel()
		initial := protocol.State{Params: chaintest.Vector("params", 1000), Momentum: make([]float32, 1000)}
		initial.Params[3] = math.Float32frombits(0x7fc00001)
		s := newSceneFrom(t, initial, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
		s.play(play{})
		c := challenge(t, s, nil)
		demands := demanded(s, 3)
		state := s.trees(initial, 0, nil).Parent
		require.Equal(t, s.Spec.InitialStateRoot, [32]byte(state.Root()))
		at := slices.IndexFunc(demands, func(d chain.ObjectRequested) bool { return d.Fragment == 0 && d.FirstLeaf == 0 })
		demands[0], demands[at] = demands[at], demands[0]
		publish(s, state, demands[1:])
		o, err := state.Params[0].OpenRange(0, uint64(demands[0].Leaves))
		require.NoError(t, err)
		path, err := state.Set.Path(0)
		require.NoError(t, err)
		_, err = s.Sender(s.keeper).Send(s.Ctx(), s.Env.Chain.ObjectPublish(demands[0].ID, o.Leaf, o.Path, state.Momentum[0].Root(), path))
		require.ErrorContains(t, err, "BadEvidence")
		s.Mine(int(s.Spec.RevealWindow))
		eventually(t, "the run goes on", func() bool {
			head, err := s.View().Head(s.Ctx(), s.ID)
			require.NoError(t, err)
			return head.EndedAt != 0 && head.Failed
		})
		require.Equal(t, "0", metric(t, c, "rounds_wrong_total"))
	})
	// Nothing on chain keeps a sponsor from a first state with momentum: a challenger that took it for zero would call right rounds wrong.
	for _, answered := range []bool{true, false} {
		t.Run(fmt.Sprintf("momentum, answered %t", answered), func(t *testing.T) {
			t.Parallel()
			initial := protocol.State{Params: chaintest.Vector("params", 1000), Momentum: chaintest.Vector("momentum", 1000)}
			s := newSceneFrom(t, initial, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
			s.play(play{})
			state := s.trees(initial, 0, nil).Parent
			s.lib.drop(initial.Root(s.Spec.FragmentCount))
			c := challenge(t, s, nil)
			publish(s, state, demanded(s, 3))
			momentum := demanded(s, 6)[3:]
			for _, d := range momentum {
				require.Equal(t, chain.ObjectMomentum, d.Part)
			}
			if answered {
				publish(s, state, momentum)
				reaches(t, c, "rounds_right_total", "1")
			} else {
				s.Mine(int(s.Spec.RevealWindow))
				eventually(t, "the run goes on", func() bool {
					head, err := s.View().Head(s.Ctx(), s.ID)
					require.NoError(t, err)
					return head.EndedAt != 0 && head.Failed
				})
			}
			require.Equal(t, "6", metric(t, c, "demands_total"))
			require.Equal(t, "0", metric(t, c, "rounds_wrong_total"))
		})
	}
}

// A challenger answers what is demanded of a sponsor that nobody else answers for, once half of the time is over, and not before.
func TestChallengerAnswersForTheSponsor(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 1000 }))
	s.lib.put(s.Spec.ManifestHash, s.Manifest)
	s.play(play{})
	c := challenge(t, s, nil)
	reaches(t, c, "rounds_right_total", "1")
	friend := keys.Dev(15)
	account := crypto.PubkeyToAddress(friend.PublicKey)
	s.Send(friend, s.Env.Chain.Mint(account, chaintest.Tokens(100)))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(100)))
	for _, part := range []chain.ObjectPart{chain.ObjectManifest, chain.ObjectParams, chain.ObjectMomentum} {
		s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, part, 0, 0))
	}
	answered := func(id int64) bool {
		r, err := s.View().ObjectRequest(s.Ctx(), big.NewInt(id))
		require.NoError(t, err)
		return r.Answered
	}
	// Three heads later it has looked at them.
	head := metric(t, c, "head_block")
	for range 3 {
		s.Mine(1)
		eventually(t, "the challenger stands still", func() bool { now := metric(t, c, "head_block"); moved := now != head; head = now; return moved })
	}
	for id := range int64(3) {
		require.False(t, answered(id), "the pool has its time first")
	}
	s.Mine(int(s.Spec.RevealWindow) / 2)
	for id := range int64(3) {
		eventually(t, "not answered", func() bool { return answered(id) })
	}
	run, err := s.View().Head(s.Ctx(), s.ID)
	require.NoError(t, err)
	require.Zero(t, run.EndedAt)
}

// Demands that somebody made before a round was proposed hold nothing by themselves: a challenger that waits for them has them hold it, and
// judges it by an answer that comes after its window.
func TestChallengerHoldsTheRoundOfAnEarlierDemand(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.RevealWindow = 5 * spec.StateWindow }))
	friend := keys.Dev(15)
	account := crypto.PubkeyToAddress(friend.PublicKey)
	s.Send(friend, s.Env.Chain.Mint(account, chaintest.Tokens(100)))
	s.Send(friend, s.Env.Chain.Approve(s.Dep.Reveals, chaintest.Tokens(100)))
	for fragment := range s.Spec.FragmentCount {
		s.Send(friend, s.Env.Chain.ObjectRequest(s.ID, chain.ObjectParams, fragment, 0))
	}
	s.play(play{})
	state := s.trees(s.Initial, 0, nil).Parent
	s.lib.drop(s.Initial.Root(s.Spec.FragmentCount))
	hold := func() chain.FirstHold {
		hold, err := s.View().FirstHold(s.Ctx(), s.ID)
		require.NoError(t, err)
		return hold
	}
	require.False(t, hold().Held)
	c := challenge(t, s, nil)
	eventually(t, "nothing is held", func() bool { return hold().Held })
	s.Mine(int(s.Spec.StateWindow))
	mayFall, err := s.View().MayFall(s.Ctx(), s.ID, 0)
	require.NoError(t, err)
	require.True(t, mayFall, "past its window, and held")
	for fragment := range s.Spec.FragmentCount {
		r, err := s.View().ObjectRequest(s.Ctx(), big.NewInt(int64(fragment)))
		require.NoError(t, err)
		o, err := state.OpenRange(fragment, r.FirstLeaf, r.FirstLeaf+uint64(r.Leaves), false)
		require.NoError(t, err)
		s.Send(s.keeper, s.Env.Chain.ObjectPublish(big.NewInt(int64(fragment)), o.Leaf, o.Path, o.Sibling, o.SetPath))
	}
	reaches(t, c, "rounds_right_total", "1")
	s.Mine(int(s.Spec.StateWindow))
	eventually(t, "held for ever", func() bool { return !hold().Held })
}

// A first state that is too large to be forced keeps nobody from demanding payloads that are not.
func TestChallengerDemandsPayloadsBesideALargeFirstState(t *testing.T) {
	t.Parallel()
	const params = 33_000 // four bytes each are more than a second of the reveal rate takes
	initial := protocol.State{Params: chaintest.Vector("params", params), Momentum: make([]float32, params)}
	s := newSceneFrom(t, initial, with(long, func(spec *protocol.TaskSpec) {
		spec.RevealWindow, spec.CascadeDepth, spec.Quantization, spec.CustodyAssumed = 1, 2, uint8(protocol.QuantizationInt4), true
	}))
	s.play(play{})
	s.lib.drop(s.payloadRoot(0, 3))
	challenge(t, s, nil)
	eventually(t, "nothing demanded", func() bool {
		payloads, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
		require.NoError(t, err)
		return len(payloads) > 0
	})
}

// Demands cost money, so that no payload is demanded of a task whose state nobody gives away, and nothing beyond the limit, or out of the
// bond of a descent.
func TestChallengerSpendsNoMoreThanItMay(t *testing.T) {
	t.Parallel()
	poor := keys.Dev(challengerKey + 1)
	for _, c := range []struct {
		name string
		prey func(*scene)
		edit func(*verifier.ChallengerConfig)
	}{
		{"no state", func(s *scene) { s.lib.drop(s.Initial.Root(s.Spec.FragmentCount)) }, nil},
		{"no state, limit", func(s *scene) { s.lib.drop(s.Initial.Root(s.Spec.FragmentCount)) },
			func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) }},
		{"limit", nil, func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) }},
		{"reserve", func(s *scene) {
			bond, err := s.View().DescentBond(s.Ctx())
			require.NoError(s.t, err)
			s.Send(poor, s.Env.Chain.Mint(crypto.PubkeyToAddress(poor.PublicKey), bond))
		}, func(cfg *verifier.ChallengerConfig) { cfg.Key = poor }},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := newScene(t, long)
			s.play(play{})
			s.lib.drop(s.payloadRoot(0, 3))
			if c.prey != nil {
				c.prey(s)
			}
			service := challenge(t, s, c.edit)
			eventually(t, "not tried", func() bool { return metric(t, service, "troubles_total") > "1" })
			payloads, err := s.View().RevealsRequested(s.Ctx(), 0, s.ID)
			require.NoError(t, err)
			require.Empty(t, payloads)
			if c.edit != nil {
				require.Equal(t, "0", metric(t, service, "demands_total"))
			}
		})
	}
}

// A source that points elsewhere has not got it.
func TestChallengerFollowsNoRedirect(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{tamper: nudge(7)})
	away := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, s.lib.url+r.URL.Path, http.StatusFound)
	}))
	t.Cleanup(away.Close)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Sources, cfg.MaxSpend = []string{away.URL}, new(uint64(0)) })
	eventually(t, "not tried", func() bool { return metric(t, c, "troubles_total") > "1" })
	require.Equal(t, "0", metric(t, c, "rounds_wrong_total"))
}

// A task whose sources hang, and one that is wrong, are looked at side by side.
func TestChallengerIsNotHeldUpByAnotherTask(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	lib := newLibrary(t)
	stuck := newTask(t, env, lib, long)
	stuck.play(play{})
	s := newTask(t, env, lib, long)
	wrong := s.play(play{tamper: nudge(7)})
	held := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, stuck.payloadRoot(0, 0).String()) {
			select {
			case <-held:
			case <-r.Context().Done():
			}
		}
		resp, err := http.Get(lib.url + r.URL.Path)
		if err != nil {
			return
		}
		defer resp.Body.Close()
		w.WriteHeader(resp.StatusCode)
		_, _ = io.Copy(w, resp.Body)
	}))
	t.Cleanup(slow.Close)
	t.Cleanup(func() { close(held) })
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Sources = []string{slow.URL} })
	s.convicted(wrong, protocol.FaultParameter)
	require.Equal(t, "0", metric(t, c, "rounds_right_total"))
}

// proxy is a node that says of itself that it syncs, as long as it is told to.
type proxy struct {
	url     string
	syncing atomic.Value // what eth_syncing answers; empty: what the node does
	objects atomic.Int64 // how often it was asked about a demand for a part of a task
}

func newProxy(t *testing.T, node string) *proxy {
	p := new(proxy)
	p.syncing.Store("")
	objectRequestOf := []byte(hex.EncodeToString(crypto.Keccak256([]byte("objectRequestOf(uint256)"))[:4]))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		if bytes.Contains(body, objectRequestOf) {
			p.objects.Add(1)
		}
		var call struct {
			ID     json.RawMessage
			Method string
		}
		if answer := p.syncing.Load().(string); answer != "" && json.Unmarshal(body, &call) == nil && call.Method == "eth_syncing" {
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,%s}`, call.ID, answer)
			return
		}
		resp, err := http.Post(node, "application/json", bytes.NewReader(body))
		if err != nil {
			return
		}
		defer resp.Body.Close()
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.Copy(w, resp.Body)
	}))
	t.Cleanup(server.Close)
	p.url = server.URL
	return p
}

// A node that says that it syncs is not acted upon.
func TestChallengerWaitsForTheNode(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(7)})
	rpc := newProxy(t, s.Dep.RPC)
	rpc.syncing.Store(`"result":{"startingBlock":"0x0","currentBlock":"0x5","highestBlock":"0x50"}`)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = rpc.url })
	reaches(t, c, "node_behind", "1")
	reaches(t, c, "chain_up", "0")
	ready := func() int {
		resp, err := http.Get("http://" + c.Addr() + "/readyz")
		require.NoError(t, err)
		resp.Body.Close()
		return resp.StatusCode
	}
	require.Equal(t, http.StatusServiceUnavailable, ready())
	require.Equal(t, "0", metric(t, c, "rounds_wrong_total"))
	// A look that fails is said.
	rpc.syncing.Store(`"error":{"code":-32000,"message":"out of order"}`)
	reaches(t, c, "node_behind", "1")
	require.Equal(t, http.StatusServiceUnavailable, ready())
	require.Equal(t, "0", metric(t, c, "rounds_wrong_total"))
	// A node that does not know the question is believed.
	rpc.syncing.Store(`"error":{"code":-32601,"message":"the method eth_syncing does not exist"}`)
	s.convicted(wrong, protocol.FaultParameter)
}

// Two challengers find the same lie: one convicts, the other takes that for what it is.
func TestChallengersSideBySide(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(7)})
	other := keys.Dev(challengerKey + 1)
	both := []*verifier.Challenger{
		challenge(t, s, nil), challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Key = other }),
	}
	eventually(t, "not overturned", func() bool {
		_, standing, err := s.View().Statement(s.Ctx(), s.ID, wrong.Round)
		require.NoError(t, err)
		return !standing
	})
	s.Mine(3)
	for _, c := range both {
		past := s.View().Number
		eventually(t, "not past the conviction", func() bool {
			seen, err := strconv.ParseFloat(metric(t, c, "head_block"), 64)
			require.NoError(t, err)
			return seen > float64(past)
		})
		require.Equal(t, "0", metric(t, c, "troubles_total"))
	}
	eventually(t, "not counted", func() bool {
		counts := []string{metric(t, both[0], "convictions_total"), metric(t, both[1], "convictions_total")}
		slices.Sort(counts)
		return slices.Equal(counts, []string{"0", "1"})
	})
	found, err := s.View().Convictions(s.Ctx(), 0, s.ID)
	require.NoError(t, err)
	require.Len(t, found, 1)
}

// A keeper that signed two outcomes of one transition is convicted for that, although a reorg took the first one away.
func TestChallengerFindsEquivocation(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	first := s.play(play{})
	proposals, err := s.View().Proposals(s.Ctx(), s.ID, 0)
	require.NoError(t, err)
	c := challenge(t, s, nil)
	reaches(t, c, "rounds_right_total", "1")
	before, err := s.Devnet.Client().HeaderByNumber(s.Ctx(), new(big.Int).SetUint64(proposals[0].Block-1))
	require.NoError(t, err)
	_, err = s.Devnet.ForkAt(before.Hash(), true)
	require.NoError(t, err)
	s.Sender(s.keeper).Reset()
	second := first
	second.AuxRoot = protocol.Hash{9}
	// In an encoding that the contract reads and no common decoder does: the signature before the list that it is in.
	call := s.Env.Chain.ProposeRound(chain.Proposal{
		TaskID: second.TaskId, Round: second.Round, ParentRoot: second.ParentRoot, Included: second.Included, NewRoot: second.NewRoot, AuxRoot: second.AuxRoot,
	}, s.Witness(second, s.keeper))
	const static, list = 4 + 6*32, 4 + 7*32
	element := call.Data[list+2*32:]
	place := common.BigToHash(big.NewInt(int64(7*32 + len(element))))
	offset := common.BigToHash(new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(int64(32+len(element)))))
	call.Data = slices.Concat(call.Data[:static], place[:], element, call.Data[list:][:32], offset[:])
	s.Send(s.keeper, call)
	eventually(t, "not convicted", func() bool {
		lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(s.keeper.PublicKey))
		require.NoError(t, err)
		return lock.Sign() == 0
	})
	found, err := s.View().Convictions(s.Ctx(), 0, s.ID)
	require.NoError(t, err)
	require.Empty(t, found, "no number was proven wrong")
}

// A conviction that a reorg takes away is brought about again.
func TestChallengerConvictsAgainAfterAReorg(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(7)})
	before := s.View().Block
	challenge(t, s, nil)
	first := s.convicted(wrong, protocol.FaultParameter)
	require.Greater(t, first.Block, before.Number)
	_, err := s.Devnet.ForkAt(before.Hash, true)
	require.NoError(t, err)
	s.convicted(wrong, protocol.FaultParameter)
}

// So is one whose block came and went between two looks at the chain: of such a block the challenger knows by its own receipt alone.
func TestChallengerConvictsAgainAfterAReorgThatItDidNotSee(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(7)})
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.PollInterval = 3 * time.Second })
	first := s.convicted(wrong, protocol.FaultParameter)
	before, err := s.Devnet.Client().HeaderByNumber(s.Ctx(), new(big.Int).SetUint64(first.Block-1))
	require.NoError(t, err)
	_, err = s.Devnet.ForkAt(before.Hash(), true)
	require.NoError(t, err)
	s.convicted(wrong, protocol.FaultParameter)
}

// Without tokens no descent is opened, and that is said; it opens once they are there. Until then nothing is computed again.
func TestChallengerWithoutTokens(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 30, 5 }))
	wrong := s.play(play{auxRoot: protocol.Hash{5}})
	rich, poor := keys.Dev(challengerKey), crypto.PubkeyToAddress(keys.Dev(challengerKey+1).PublicKey)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Key = keys.Dev(challengerKey + 1) })
	for _, tried := range []string{"0", "1", "2"} {
		eventually(t, "not tried again", func() bool { return metric(t, c, "troubles_total") > tried })
	}
	require.Equal(t, "1", metric(t, c, "rounds_wrong_total"))
	require.Equal(t, "1", metric(t, c, "unfunded"))
	require.Equal(t, "0", metric(t, c, "descents_total"))
	s.Send(rich, s.Env.Chain.Mint(poor, chaintest.Tokens(1000)))
	eventually(t, "not overturned", func() bool {
		standing, err := s.View().IsStanding(s.Ctx(), wrong)
		require.NoError(t, err)
		return !standing
	})
	require.Equal(t, "0", metric(t, c, "unfunded"))
}

// What is wrong with a round is said without sending anything; what has to be shown first, too.
func TestExplain(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	s.play(play{})
	s.play(play{tamper: nudge(100)})
	s.play(play{auxRoot: protocol.Hash{7}})
	s.play(play{edit: beyond})
	var steps []string
	service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{s.lib.url}, OnStep: func(what string) { steps = append(steps, what) }})
	require.NoError(t, err)
	explain := func(round uint32) *verifier.Finding {
		f, err := service.ExplainProposal(s.Ctx(), s.ID, round, protocol.Hash{})
		require.NoError(t, err)
		require.Equal(t, round, f.Statement.Round)
		require.Equal(t, f.Statement.ID(), f.StatementID)
		require.Equal(t, []common.Address{crypto.PubkeyToAddress(s.keeper.PublicKey)}, f.Signers)
		require.True(t, f.Overturnable)
		require.NotEmpty(t, f.Why)
		return f
	}
	f := explain(0)
	require.True(t, f.Agrees)
	_, ok := f.Call()
	require.False(t, ok)
	require.NotEmpty(t, steps)

	f = explain(1)
	require.False(t, f.Agrees)
	require.Equal(t, "proveStep", f.Proof)
	require.Equal(t, "Parameter", f.Account.Fault)
	require.Contains(t, f.Account.Element, "element 100 of fragment 1")
	require.NotEqual(t, f.Account.Expected.Bits, f.Account.Claimed.Bits)
	call, ok := f.Call()
	require.True(t, ok)
	require.NoError(t, s.Env.Chain.Simulate(s.Ctx(), keys.DevAddress(challengerKey), call), "the contract agrees")
	raw, err := json.Marshal(f)
	require.NoError(t, err)
	var back struct{ Statement protocol.Statement }
	require.NoError(t, json.Unmarshal(raw, &back))
	require.Equal(t, f.Statement, back.Statement)

	f = explain(2)
	require.False(t, f.Agrees)
	require.Empty(t, f.Proof)
	require.Contains(t, f.Why, "descent")

	f = explain(3)
	require.False(t, f.Agrees)
	require.Equal(t, "provePayload", f.Proof)
	call, _ = f.Call()
	require.NoError(t, s.Env.Chain.Simulate(s.Ctx(), keys.DevAddress(challengerKey), call))

	_, err = service.ExplainProposal(s.Ctx(), s.ID, 4, protocol.Hash{})
	require.ErrorIs(t, err, verifier.ErrNoProposal)
	require.ErrorContains(t, err, "never had one")
}

// What fell is explained by what the chain's events say of it, and recomputed as far as somebody serves it.
func TestExplainWhatFell(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	right := s.play(play{})
	wrong := s.play(play{tamper: nudge(100)})
	above := s.play(play{})
	service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{s.lib.url}})
	require.NoError(t, err)
	f, err := service.ExplainProposal(s.Ctx(), s.ID, wrong.Round, protocol.Hash{})
	require.NoError(t, err)
	call, ok := f.Call()
	require.True(t, ok)
	expected, claimed := f.Account.Expected.Bits, f.Account.Claimed.Bits
	s.Send(keys.Dev(challengerKey), call)

	f, err = service.ExplainProposal(s.Ctx(), s.ID, wrong.Round, protocol.Hash{})
	require.NoError(t, err)
	require.Equal(t, wrong, f.Statement)
	require.False(t, f.Standing)
	require.False(t, f.Agrees)
	require.True(t, f.Condemned)
	require.Equal(t, []common.Address{crypto.PubkeyToAddress(s.keeper.PublicKey)}, f.Signers)
	require.Equal(t, wrong.Round, f.Fell.Round)
	require.Equal(t, f.Conviction.TxHash, f.Fell.TxHash)
	require.Equal(t, "Parameter", f.Conviction.Fault)
	require.Equal(t, expected, fmt.Sprintf("0x%08x", uint64(f.Conviction.Expected)))
	require.Equal(t, claimed, fmt.Sprintf("0x%08x", uint64(f.Conviction.Claimed)))

	// Right by itself, it fell with the one below.
	f, err = service.ExplainProposal(s.Ctx(), s.ID, above.Round, protocol.Hash{})
	require.NoError(t, err)
	require.Equal(t, above, f.Statement)
	require.True(t, f.Agrees)
	require.Nil(t, f.Conviction)
	require.Equal(t, wrong.Round, f.Fell.Round)

	f, err = service.ExplainProposal(s.Ctx(), s.ID, right.Round, right.ID())
	require.NoError(t, err)
	require.True(t, f.Standing)
	_, err = service.ExplainProposal(s.Ctx(), s.ID, right.Round, wrong.ID())
	require.ErrorIs(t, err, verifier.ErrNoProposal)
	require.ErrorContains(t, err, right.ID().String(), "those that there are")

	// Where nobody serves anything the event is what is left.
	alone, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{"http://127.0.0.1:1"}})
	require.NoError(t, err)
	f, err = alone.ExplainProposal(s.Ctx(), s.ID, wrong.Round, protocol.Hash{})
	require.NoError(t, err)
	require.Equal(t, expected, fmt.Sprintf("0x%08x", uint64(f.Conviction.Expected)))
	require.Contains(t, f.Why, "cannot be recomputed")
	_, err = alone.ExplainProposal(s.Ctx(), s.ID, above.Round, protocol.Hash{})
	require.Error(t, err)
}

func TestChallengerConfig(t *testing.T) {
	good := verifier.ChallengerConfig{
		Deployment: protocol.Deployment{
			ChainID: 1, RPC: "http://x", Token: [20]byte{1}, Vault: [20]byte{2}, Tasks: [20]byte{3}, Rounds: [20]byte{4}, OpReferee: [20]byte{5},
			Fraud: [20]byte{6}, Descent: [20]byte{7}, Reveals: [20]byte{8},
		},
		Key: keys.Dev(0), DataDir: "d", Sources: []string{"http://k"},
	}
	require.NoError(t, good.Check())
	for want, edit := range map[error]func(*verifier.ChallengerConfig){
		verifier.ErrMissingKey:     func(c *verifier.ChallengerConfig) { c.Key = nil },
		verifier.ErrMissingDataDir: func(c *verifier.ChallengerConfig) { c.DataDir = "" },
		verifier.ErrMissingRPC:     func(c *verifier.ChallengerConfig) { c.Deployment.RPC = "" },
		verifier.ErrBadSource:      func(c *verifier.ChallengerConfig) { c.Sources = []string{"k"} },
		verifier.ErrBadListen:      func(c *verifier.ChallengerConfig) { c.Listen = "8500" },
		verifier.ErrBadLimit:       func(c *verifier.ChallengerConfig) { c.MaxHeadAge = -1 },
		verifier.ErrBadStates:      func(c *verifier.ChallengerConfig) { c.States = "no such folder" },
		chain.ErrHeadName:          func(c *verifier.ChallengerConfig) { c.MoneyHead = "pending" },
		verifier.ErrAdversary: func(c *verifier.ChallengerConfig) {
			c.Deployment.ChainID, c.Adversary = 1, func(protocol.Hash, uint32) *training.Lie { return nil }
		},
	} {
		bad := good
		edit(&bad)
		require.ErrorIs(t, bad.Check(), want)
		_, err := verifier.NewChallenger(bad)
		require.ErrorIs(t, err, want)
	}
	bad := good
	bad.Deployment.Fraud = [20]byte{}
	require.Error(t, bad.Check())
}
