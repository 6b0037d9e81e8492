package verifier_test

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"math/bits"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/protocol/transition"
	"assay/verifier"
	"assay/verifier/training"
)

// gate keeps calls of some functions from the chain: until open is called they are refused, or, once hold was called, wait.
type gate struct {
	of   [][]byte
	mu   sync.Mutex
	held chan struct{} // closed when a call waits; nil while calls are refused
	free chan struct{}
}

// newGate is for calls of these functions of AggregationFraud.
func newGate(t *testing.T, names ...string) *gate {
	t.Helper()
	parsed, err := aggregationfraud.AggregationFraudMetaData.ParseABI()
	require.NoError(t, err)
	g := &gate{free: make(chan struct{})}
	for _, name := range names {
		g.of = append(g.of, []byte(hex.EncodeToString(parsed.Methods[name].ID)))
	}
	t.Cleanup(g.open)
	return g
}

// let is for through.
func (g *gate) let(body []byte) bool {
	if !slices.ContainsFunc(g.of, func(selector []byte) bool { return bytes.Contains(body, selector) }) {
		return true
	}
	g.mu.Lock()
	held := g.held
	if held != nil {
		select {
		case <-held:
		default:
			close(held)
		}
	}
	g.mu.Unlock()
	if held == nil {
		select {
		case <-g.free:
			return true
		default:
			return false
		}
	}
	<-g.free
	return true
}

// hold has calls wait; held is closed when one does.
func (g *gate) hold() (held chan struct{}) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.held = make(chan struct{})
	return g.held
}

func (g *gate) open() {
	g.mu.Lock()
	defer g.mu.Unlock()
	select {
	case <-g.free:
	default:
		close(g.free)
	}
}

// commitAll commits and publishes a payload of every trainer for the round that is open, and returns what it sent and the leaves by trainer.
func (s *scene) commitAll(edit func(trainer int, leaves []byte)) (calls []chain.Call, leaves map[common.Address][]byte) {
	s.t.Helper()
	parent := s.state.Root(s.Spec.FragmentCount)
	leaves = make(map[common.Address][]byte)
	for i, key := range s.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		leaves[trainer] = s.Leaves(s.Delta(s.round, trainer))
		if edit != nil {
			edit(i, leaves[trainer])
		}
		g, _ := s.Gradient(s.round, parent, key)
		g.PayloadRoot = s.PayloadRoot(leaves[trainer], s.round, trainer)
		call := s.Env.Chain.SubmitOuterGradient(g, s.Sign(g, key))
		s.Send(s.keeper, call)
		s.lib.put(g.PayloadRoot, s.file(leaves[trainer]))
		calls = append(calls, call)
	}
	return calls, leaves
}

// aggregate is what payloads make of the scene's state, as whoever tampers with it says.
func (s *scene) aggregate(leaves map[common.Address][]byte, tamper *transition.Tamper) (transition.Outcome, protocol.State) {
	s.t.Helper()
	round := transition.Round{Spec: &s.Spec, Task: s.ID, Number: s.round, Parent: s.state.Root(s.Spec.FragmentCount)}
	for trainer, raw := range leaves {
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: trainer, Root: s.PayloadRoot(raw, s.round, trainer)})
	}
	slices.SortFunc(round.Payloads, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	var ordered [][]byte
	for _, payload := range round.Payloads {
		ordered = append(ordered, leaves[payload.Trainer])
	}
	next := transition.NewCollector(&s.Spec)
	out, err := transition.Compute(s.Ctx(), round, transition.Memory(&s.Spec, s.state, ordered), next, transition.Options{Tamper: tamper})
	require.NoError(s.t, err)
	return out, next.Next
}

// slot is where a trainer's gradients stand in sets.
func (s *scene) slot(trainer int) uint64 {
	s.t.Helper()
	e, err := s.View().Enrollment(s.Ctx(), s.ID, crypto.PubkeyToAddress(s.Trainers[trainer].PublicKey))
	require.NoError(s.t, err)
	return 1 << e.Slot
}

// joins brings another keeper into the task's pool.
func (s *scene) joins(key *ecdsa.PrivateKey) {
	s.t.Helper()
	s.Stake(key, chaintest.Tokens(5000))
	s.Send(key, s.Env.Chain.JoinPool(s.ID, s.Spec.QuorumLock, ""))
}

// fallen waits until the round of a statement stands no more, and the lock of who signed it is taken.
func (s *scene) fallen(statement protocol.Statement, signer *ecdsa.PrivateKey) {
	s.t.Helper()
	eventually(s.t, "the wrong statement stands", func() bool {
		standing, err := s.View().IsStanding(s.Ctx(), statement)
		require.NoError(s.t, err)
		return !standing
	})
	lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(signer.PublicKey))
	require.NoError(s.t, err)
	require.Zero(s.t, lock.Sign(), "the signer's lock")
}

// cascade is a scene with two lies, one upon the other: a payload that is malformed is said to be in round 0, whose new state is right without
// it, and round 1 has a wrong state. The round below may be made again with the same state, so that the same wrong statement is one of round 1 again.
func cascade(t *testing.T) (s *scene, wrong protocol.Statement, again func(key *ecdsa.PrivateKey)) {
	s = newScene(t, long)
	wrong, again = s.cascade(true)
	return s, wrong, again
}

// cascade is that in the scene's next two rounds; shows says that somebody serves the wrong state.
func (s *scene) cascade(shows bool) (wrong protocol.Statement, again func(key *ecdsa.PrivateKey)) {
	_, leaves := s.commitAll(beyond)
	delete(leaves, crypto.PubkeyToAddress(s.Trainers[1].PublicKey))
	right, state := s.aggregate(leaves, nil)
	s.publish(state)
	all := uint64(1)<<len(s.Trainers) - 1
	s.Draw(s.keeper)
	s.Propose(s.Statement(all, right.NewRoot, protocol.Hash{0xab}), s.keeper)
	s.state, s.round = state, s.round+1

	calls, leaves := s.commitAll(nil)
	lie, state := s.aggregate(leaves, nudge(100))
	if shows {
		s.publish(state)
	}
	s.Draw(s.keeper)
	wrong = s.Statement(all, lie.NewRoot, lie.AuxRoot)
	s.Propose(wrong, s.keeper)
	return wrong, func(key *ecdsa.PrivateKey) {
		s.joins(key)
		s.Propose(s.Statement(all&^s.slot(1), right.NewRoot, right.AuxRoot), key)
		for _, call := range calls {
			s.Send(key, call)
		}
		s.Draw(key)
		same := s.Statement(all, lie.NewRoot, lie.AuxRoot)
		require.Equal(s.t, wrong.ID(), same.ID(), "the same statement")
		s.Propose(same, key)
	}
}

// A proof that the chain refuses because the statement fell a moment before settles nothing: proposed again, the same statement is met again, with
// the proof that is there.
func TestChallengerMeetsAStatementAgain(t *testing.T) {
	t.Parallel()
	gated := func(t *testing.T, gates ...*gate) func(*verifier.ChallengerConfig) {
		return func(cfg *verifier.ChallengerConfig) {
			for _, g := range gates {
				cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, g.let)
			}
		}
	}
	other := keys.Dev(chaintest.Keeper + 1)

	t.Run("it fell with the round below", func(t *testing.T) {
		t.Parallel()
		s, wrong, again := cascade(t)
		below, above := newGate(t, "provePayload"), newGate(t, "proveStep")
		c := challenge(t, s, gated(t, below, above))
		reaches(t, c, "rounds_wrong_total", "2")
		above.hold() // else it may be first, and the round above falls alone
		below.open()
		s.fallen(wrong, s.keeper)
		above.open()
		again(other)
		s.fallen(wrong, other)
		require.Equal(t, "2", metric(t, c, "rounds_wrong_total"), "nothing is recomputed for it")
		reaches(t, c, "convictions_total", "2")
	})
	t.Run("another proof of the round below was faster", func(t *testing.T) {
		t.Parallel()
		s, wrong, again := cascade(t)
		g := newGate(t, "provePayload", "proveStep")
		c := challenge(t, s, gated(t, g))
		reaches(t, c, "rounds_wrong_total", "2")
		held := g.hold()
		eventually(t, "nothing is sent", func() bool {
			select {
			case <-held:
				return true
			default:
				return false
			}
		})
		rival := newGate(t, "proveStep")
		first, end := challengeUntil(t, s, func(cfg *verifier.ChallengerConfig) {
			gated(t, rival)(cfg)
			cfg.Key = keys.Dev(challengerKey + 1)
		})
		reaches(t, first, "convictions_total", "1")
		end()
		g.open()
		s.fallen(wrong, s.keeper)
		again(other)
		s.fallen(wrong, other)
		require.Equal(t, "2", metric(t, c, "rounds_wrong_total"), "nothing is recomputed for it")
	})
	t.Run("another descent into it ended", func(t *testing.T) {
		t.Parallel()
		s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 30, 5 }))
		wrong := s.play(play{tamper: nudge(100)})
		g := newGate(t, "proveStep")
		held := g.hold()
		c := challenge(t, s, gated(t, g))
		friend := keys.Dev(stranger)
		s.Send(friend, s.Env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(1000)))
		s.Send(friend, s.Env.Chain.Approve(s.Dep.Descent, chaintest.Tokens(1000)))
		s.Send(friend, s.Env.Chain.DescentOpen(wrong, false))
		eventually(t, "nothing is sent", func() bool {
			select {
			case <-held:
				return true
			default:
				return false
			}
		})
		s.Skip(s.Spec.DisputeClock + s.Spec.DisputeExtension)
		s.Send(friend, s.Env.Chain.DescentTimeout(new(big.Int), wrong))
		condemned, err := s.View().Condemned(s.Ctx(), wrong.ID())
		require.NoError(t, err)
		require.False(t, condemned, "silence condemns those who were silent, not what they signed")
		g.open()
		s.fallen(wrong, s.keeper)
		s.joins(other)
		s.Propose(wrong, other)
		s.fallen(wrong, other)
		require.Equal(t, "1", metric(t, c, "rounds_wrong_total"), "nothing is recomputed for it")
	})
}

// That nobody can be made to show a wrong statement is so of one proposal: descents into it were lost. Proposed again it has descents of its
// own, although a round below stood all the time.
func TestChallengerDescendsIntoAnotherProposal(t *testing.T) {
	t.Parallel()
	s := newScene(t, with(long, func(spec *protocol.TaskSpec) { spec.DisputeClock, spec.DisputeExtension = 30, 5 }))
	s.play(play{})
	wrong, again := s.cascade(false)
	trees := s.trees(s.state, s.round, nudge(100))

	// Two descents that the challenger lost, say by an outage.
	key := keys.Dev(challengerKey)
	s.Send(key, s.Env.Chain.Mint(keys.DevAddress(challengerKey), chaintest.Tokens(1000)))
	s.Send(key, s.Env.Chain.Approve(s.Dep.Descent, chaintest.Tokens(1000)))
	for i := range int64(2) {
		s.Send(key, s.Env.Chain.DescentOpen(wrong, false))
		p, err := s.View().DescentPosition(s.Ctx(), big.NewInt(i))
		require.NoError(t, err)
		vector, err := trees.Vector(p.Header)
		require.NoError(t, err)
		children, err := vector.Children(int(p.Height), p.Index, min(6, int(p.Height)))
		require.NoError(t, err)
		s.Send(s.keeper, s.Env.Chain.DescentReveal(big.NewInt(i), p.Node, children))
	}
	s.Skip(s.Spec.DisputeClock + s.Spec.DisputeExtension)
	for i := range int64(2) {
		s.Send(s.keeper, s.Env.Chain.DescentTimeout(big.NewInt(i), wrong))
	}

	g := newGate(t, "provePayload")
	var lines logged
	challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.Deployment.RPC, cfg.Log = through(t, cfg.Deployment.RPC, g.let), lines.beside(t)
	})
	eventually(t, "the descents are not known", func() bool { return lines.line("descents into a wrong round were lost") != "" })
	g.open()
	s.fallen(wrong, s.keeper)
	again(keys.Dev(chaintest.Keeper + 1))
	eventually(t, "nobody descends into what was proposed again", func() bool {
		n, err := s.View().DescentCount(s.Ctx())
		require.NoError(t, err)
		return n > 2
	})
}

// answering passes on what an RPC is asked, but for what is answered otherwise.
func answering(t *testing.T, rpc string, answer func(body []byte) string) string {
	target, err := url.Parse(rpc)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(target)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		if other := answer(body); other != "" {
			var call struct{ ID json.RawMessage }
			_ = json.Unmarshal(body, &call)
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,%s}`, call.ID, other)
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// What the chain refuses is not sent over and over: one look at the chain after the other asks for it less often, and only at a new head.
func TestChallengerIsRefusedInPeace(t *testing.T) {
	t.Parallel()
	s := newScene(t, long)
	wrong := s.play(play{tamper: nudge(7)})
	parsed, err := aggregationfraud.AggregationFraudMetaData.ParseABI()
	require.NoError(t, err)
	refusal := hex.EncodeToString(crypto.Keccak256([]byte("NothingProven()"))[:4])
	proof := []byte(hex.EncodeToString(parsed.Methods["proveStep"].ID))
	var mu sync.Mutex
	var tried []uint64
	open, began := false, s.View().Time
	rpc := answering(t, s.Dep.RPC, func(body []byte) string {
		mu.Lock()
		defer mu.Unlock()
		if open || !bytes.Contains(body, proof) {
			return ""
		}
		tried = append(tried, s.View().Time)
		return `"error":{"code":3,"message":"execution reverted","data":"0x` + refusal + `"}`
	})
	challenge(t, s, func(cfg *verifier.ChallengerConfig) { cfg.Deployment.RPC = rpc })
	eventually(t, "it is not tried again", func() bool {
		mu.Lock()
		defer mu.Unlock()
		return len(tried) >= 6
	})
	mu.Lock()
	require.GreaterOrEqual(t, tried[5], began+1+2+4+8, "%v", tried)
	open = true
	mu.Unlock()
	s.convicted(wrong, protocol.FaultParameter)
}

// A wrong gradient that was voided, because its round could not be made again then, is not in that round when something else takes the round
// back later: nothing is left to do about it, and no bond is spent on it.
func TestChallengerLeavesAVoidedGradientAlone(t *testing.T) {
	t.Parallel()
	a := newAcademy(t)
	all := uint64(1)<<len(a.Trainers) - 1
	leaves := make(map[common.Address][]byte)
	liar := a.commit(0, a.replay(0, true), true, common.Address{})
	leaves[liar.Trainer] = a.replay(0, true).Payload
	for i := 1; i < len(a.Trainers); i++ {
		r := a.replay(i, false)
		leaves[a.commit(i, r, true, common.Address{}).Trainer] = r.Payload
	}
	lie, state := a.aggregate(leaves, nudge(100))
	a.publish(state)
	a.Draw(a.keeper)
	wrong := a.Statement(all, lie.NewRoot, lie.AuxRoot)
	a.Propose(wrong, a.keeper)
	a.state, a.round = state, 1
	// A round upon it, so that a conviction of a trainer does not take the first one back.
	leaves = make(map[common.Address][]byte)
	for _, key := range a.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		r, err := training.NewReplay(a.Ctx(), &a.task, claim.Work{Round: 1, Trainer: trainer}, state, a.shelf(false))
		require.NoError(t, err)
		g, _ := a.Gradient(1, state.Root(a.Spec.FragmentCount), key)
		g.PayloadRoot, g.ClaimHash = r.PayloadRoot, r.ClaimHash
		a.Send(a.keeper, a.Env.Chain.SubmitOuterGradient(g, a.Sign(g, key)))
		a.lib.put(g.PayloadRoot, a.file(r.Payload))
		leaves[trainer] = r.Payload
	}
	out, next := a.aggregate(leaves, nil)
	a.publish(next)
	a.Draw(a.keeper)
	a.Propose(a.Statement(all, out.NewRoot, out.AuxRoot), a.keeper)
	// Its trainer is convicted of another claim of the same round.
	another := liar
	another.ClaimHash = protocol.Hash{9}
	friend := keys.Dev(stranger)
	a.fund(friend)
	a.open(friend, another, a.Trainers[0], chain.NoSegment, common.Address{})
	a.Skip(a.Spec.DisputeClock)
	a.timeOut(friend, another, 0)
	until, err := a.View().TrainingMattersUntil(a.Ctx(), liar)
	require.NoError(t, err)
	require.Zero(t, until, "the lie is paid nobody")

	// Round 0 cannot be recomputed yet: nobody serves a payload of it.
	a.lib.mu.Lock()
	payload := a.lib.objects[protocol.Hash(liar.PayloadRoot).String()]
	a.lib.mu.Unlock()
	a.lib.drop(liar.PayloadRoot)
	c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.MaxSpend = new(uint64(0)) })
	eventually(t, "the others' claims are not judged", func() bool {
		n, err := strconv.Atoi(metric(t, c, "claims_right_total"))
		require.NoError(t, err)
		return n >= 2*len(a.Trainers)-2
	})
	require.Equal(t, "0", metric(t, c, "disputes_total"))
	a.lib.put(liar.PayloadRoot, payload)
	a.convicted(wrong, protocol.FaultParameter)
	until, err = a.View().TrainingMattersUntil(a.Ctx(), liar)
	require.NoError(t, err)
	require.Zero(t, until, "the lie is not in the round again")
	round, err := a.View().Round(a.Ctx(), a.ID, 0)
	require.NoError(t, err)
	require.Equal(t, len(a.Trainers)-1, bits.OnesCount64(round.Committed), "the others are")
	require.Equal(t, "0", metric(t, c, "disputes_total"))
}
