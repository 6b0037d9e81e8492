package verifier_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"math"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier"
)

// library serves objects by root, as any keeper or mirror does.
type library struct {
	mu      sync.Mutex
	objects map[string][]byte
	asked   map[string]int
	hidden  map[string]bool
	url     string
}

// hide has an object never be served, whether it is there or comes later.
func (l *library) hide(root protocol.Hash) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.hidden[root.String()] = true
}

func newLibrary(t *testing.T) *library {
	l := &library{objects: make(map[string][]byte), asked: make(map[string]int), hidden: make(map[string]bool)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		l.mu.Lock()
		defer l.mu.Unlock()
		root := strings.TrimPrefix(r.URL.Path, "/v1/objects/")
		l.asked[root]++
		body, ok := l.objects[root]
		if !ok || l.hidden[root] {
			protocol.WriteError(w, protocol.ErrObjectNotFound)
			return
		}
		_, _ = w.Write(body)
	}))
	t.Cleanup(server.Close)
	l.url = server.URL
	return l
}

func (l *library) put(root protocol.Hash, body []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.objects[root.String()] = body
}

// times is how often an object was asked for.
func (l *library) times(root protocol.Hash) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.asked[root.String()]
}

func (l *library) drop(root protocol.Hash) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.objects, root.String())
}

// scene is a task whose rounds a test proposes by hand, rightly or wrongly.
type scene struct {
	*chaintest.Task
	t      *testing.T
	lib    *library
	keeper *ecdsa.PrivateKey
	state  protocol.State
	round  uint32
}

func newScene(t *testing.T, edit func(*protocol.TaskSpec), before ...func(*chaintest.Task)) *scene {
	env := chaintest.New(t)
	s := newTask(t, env, newLibrary(t), edit, before...)
	return s
}

// newSceneFrom is a scene of a task that begins with another state.
func newSceneFrom(t *testing.T, initial protocol.State, edit func(*protocol.TaskSpec)) *scene {
	s := newScene(t, func(spec *protocol.TaskSpec) {
		edit(spec)
		spec.ParamCount, spec.InitialStateRoot = uint64(len(initial.Params)), initial.Root(spec.FragmentCount)
	})
	s.Initial, s.state = initial, initial
	s.publish(initial)
	return s
}

// newTask posts a task whose committee is one keeper; before are told of it before it trains.
func newTask(t *testing.T, env *chaintest.Env, lib *library, edit func(*protocol.TaskSpec), before ...func(*chaintest.Task)) *scene {
	task := env.Post(edit)
	for _, tell := range before {
		tell(task)
	}
	s := &scene{Task: task, t: t, lib: lib, keeper: keys.Dev(chaintest.Keeper), state: task.Initial}
	env.Stake(s.keeper, chaintest.Tokens(5000))
	env.Send(s.keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
	env.Send(s.keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	s.publish(s.state)
	return s
}

func (s *scene) publish(state protocol.State) {
	var file bytes.Buffer
	require.NoError(s.t, protocol.WriteState(&file, state, s.Spec.FragmentCount))
	s.lib.put(state.Root(s.Spec.FragmentCount), file.Bytes())
}

// play is what a round of a scene is made of.
type play struct {
	// edit changes the leaves that a trainer commits to.
	edit func(trainer int, leaves []byte)
	// auxRoot is claimed in place of the computed one.
	auxRoot protocol.Hash
	// tamper is the proposer's lie.
	tamper *transition.Tamper
	// withhold keeps the state that the proposer claims from the library.
	withhold bool
}

// play commits a round's payloads, publishes them, and has the keeper propose what the lie makes of them.
func (s *scene) play(p play) protocol.Statement {
	s.t.Helper()
	parent := s.state.Root(s.Spec.FragmentCount)
	round := transition.Round{Spec: &s.Spec, Task: s.ID, Number: s.round, Parent: parent}
	leaves := make(map[common.Address][]byte)
	for i, key := range s.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		leaves[trainer] = s.Leaves(s.Delta(s.round, trainer))
		if p.edit != nil {
			p.edit(i, leaves[trainer])
		}
		g, _ := s.Gradient(s.round, parent, key)
		g.PayloadRoot = s.PayloadRoot(leaves[trainer], s.round, trainer)
		s.Send(s.keeper, s.Env.Chain.SubmitOuterGradient(g, s.Sign(g, key)))
		s.lib.put(g.PayloadRoot, s.file(leaves[trainer]))
		round.Payloads = append(round.Payloads, transition.Payload{Trainer: trainer, Root: g.PayloadRoot})
	}
	slices.SortFunc(round.Payloads, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	var ordered [][]byte
	for _, payload := range round.Payloads {
		ordered = append(ordered, leaves[payload.Trainer])
	}
	next := transition.NewCollector(&s.Spec)
	out, err := transition.Compute(s.Ctx(), round, transition.Memory(&s.Spec, s.state, ordered), next, transition.Options{Tamper: p.tamper})
	var malformed *transition.Malformed
	if errors.As(err, &malformed) {
		// Whoever counts such a payload has no right roots to sign.
		out.NewRoot, out.AuxRoot, next.Next = protocol.Hash{1}, protocol.Hash{2}, s.state
	} else {
		require.NoError(s.t, err)
	}
	if !p.auxRoot.IsZero() {
		out.AuxRoot = p.auxRoot
	}
	if !p.withhold {
		s.publish(next.Next)
	}
	s.Draw(s.keeper)
	statement := s.Statement(1<<len(s.Trainers)-1, out.NewRoot, out.AuxRoot)
	s.Propose(statement, s.keeper)
	s.state = next.Next
	s.round++
	return statement
}

// file is the canonical file of a payload.
func (s *scene) file(leaves []byte) []byte {
	var file bytes.Buffer
	require.NoError(s.t, protocol.WritePayloadLeaves(&file, &s.Spec, leaves))
	return file.Bytes()
}

// root of a trainer's honest payload of a round.
func (s *scene) payloadRoot(round uint32, trainer int) protocol.Hash {
	who := crypto.PubkeyToAddress(s.Trainers[trainer].PublicKey)
	return s.PayloadRoot(s.Leaves(s.Delta(round, who)), round, who)
}

// nudge is a lie of one bit about one parameter of fragment 1.
func nudge(coordinate uint64) *transition.Tamper {
	return &transition.Tamper{Params: func(fragment uint32, at uint64, x []float32) {
		if fragment == 1 && at <= coordinate && coordinate < at+uint64(len(x)) {
			x[coordinate-at] = math.Nextafter32(x[coordinate-at], 2)
		}
	}}
}

func (s *scene) carry() {
	s.t.Helper()
	s.Mine(int(s.Spec.CommitWindow))
	s.Send(s.keeper, s.Env.Chain.Tick(s.ID))
	s.round++
}

func (s *scene) recompute() *verifier.Report {
	s.t.Helper()
	service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{s.lib.url}})
	require.NoError(s.t, err)
	report, err := service.Recompute(s.Ctx(), s.ID)
	require.NoError(s.t, err)
	return report
}

func outcomes(r *verifier.Report) []verifier.Outcome {
	var out []verifier.Outcome
	for _, round := range r.Rounds {
		out = append(out, round.Outcome)
	}
	return out
}

func TestHonestRunMatches(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	s.carry()
	s.play(play{})
	s.Mine(int(s.Spec.StateWindow))
	s.Send(s.keeper, s.Env.Chain.Tick(s.ID))
	report := s.recompute()
	require.Equal(t, verifier.Match, report.Outcome)
	require.Equal(t, []verifier.Outcome{verifier.Match, verifier.Match, verifier.Match}, outcomes(report))
	require.True(t, report.Rounds[1].Carried)
	require.Len(t, report.Rounds[2].Included, 4)
	require.Equal(t, s.state.Root(s.Spec.FragmentCount), report.StateRoot)
	require.Equal(t, report.ChainStateRoot, report.StateRoot)
	require.False(t, report.ChainRunRoot.IsZero())
	require.Equal(t, report.ChainRunRoot, report.RunRoot)
}

func TestQuantisedRunMatches(t *testing.T) {
	t.Parallel()
	s := newScene(t, func(spec *protocol.TaskSpec) { spec.Quantization = uint8(protocol.QuantizationInt8) })
	s.play(play{})
	s.play(play{})
	require.Equal(t, []verifier.Outcome{verifier.Match, verifier.Match}, outcomes(s.recompute()))
}

// One wrong bit in one round is named, and the rounds built on it are judged by themselves.
func TestWrongRootIsNamed(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	s.play(play{tamper: nudge(100)})
	s.play(play{})
	report := s.recompute()
	require.Equal(t, verifier.NoMatch, report.Outcome)
	require.Equal(t, []verifier.Outcome{verifier.Match, verifier.NoMatch, verifier.Match}, outcomes(report))
	require.NotEqual(t, report.Rounds[1].StateRoot, report.Rounds[1].Recomputed)
	require.Equal(t, report.Rounds[1].AuxRoot, report.Rounds[1].RecomputedAux)
	require.NotEmpty(t, report.Rounds[1].Reason)
}

// A proposal whose state is right, but not what else it commits to, is wrong.
func TestWrongAuxRootIsNamed(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{auxRoot: protocol.Hash{5}})
	report := s.recompute()
	require.Equal(t, verifier.NoMatch, report.Outcome)
	require.Equal(t, protocol.Hash{5}, report.Rounds[0].AuxRoot)
	require.Equal(t, report.Rounds[0].StateRoot, report.Rounds[0].Recomputed)
	require.Contains(t, report.Rounds[0].Reason, report.Rounds[0].RecomputedAux.String())
}

// A payload that nobody serves proves nothing either way.
func TestMissingPayloadIsInconclusive(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	s.lib.drop(s.payloadRoot(0, 2))
	s.play(play{})
	report := s.recompute()
	require.Equal(t, verifier.Inconclusive, report.Outcome)
	require.Equal(t, []verifier.Outcome{verifier.Inconclusive, verifier.Match}, outcomes(report))
}

// Nor does one whose bytes are not those committed to: the source may be lying.
func TestForgedPayloadIsInconclusive(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	leaves := s.Leaves(s.Delta(0, crypto.PubkeyToAddress(s.Trainers[2].PublicKey)))
	leaves[0] ^= 1
	s.lib.put(s.payloadRoot(0, 2), s.file(leaves))
	require.Equal(t, []verifier.Outcome{verifier.Inconclusive}, outcomes(s.recompute()))
}

// beyond is a payload of trainer 1 that breaks the spec's bound.
func beyond(trainer int, leaves []byte) {
	if trainer == 1 {
		binary.LittleEndian.PutUint32(leaves[4*7:], math.Float32bits(4096))
	}
}

// A payload that breaks the spec's bound and is counted all the same is the proposer's fault, not a download's.
func TestMalformedPayloadIsNoMatch(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{edit: beyond})
	report := s.recompute()
	require.Equal(t, []verifier.Outcome{verifier.NoMatch}, outcomes(report))
	require.Contains(t, report.Rounds[0].Reason, "malformed")
}

// otherHead is an RPC whose head is not where the rounds lead.
type otherHead struct{ *ethclient.Client }

func (o otherHead) CallContractAtHash(ctx context.Context, msg ethereum.CallMsg, block common.Hash) ([]byte, error) {
	out, err := o.Client.CallContractAtHash(ctx, msg, block)
	if err == nil && bytes.HasPrefix(msg.Data, crypto.Keccak256([]byte("headOf(bytes32)"))[:4]) {
		out[len(out)-1] ^= 1 // the last word is the state root
	}
	return out, err
}

func TestHeadElsewhereIsNoMatch(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	lying, err := chain.New(otherHead{s.Devnet.Client()}, s.Dep)
	require.NoError(t, err)
	service, err := verifier.New(verifier.Config{Chain: lying, Sources: []string{s.lib.url}})
	require.NoError(t, err)
	report, err := service.Recompute(s.Ctx(), s.ID)
	require.NoError(t, err)
	require.Equal(t, []verifier.Outcome{verifier.Match}, outcomes(report))
	require.Equal(t, verifier.NoMatch, report.Outcome)
	require.NotEqual(t, report.ChainStateRoot, report.StateRoot)
}

func TestSourcesAreAskedInTurn(t *testing.T) {
	t.Parallel()
	s := newScene(t, nil)
	s.play(play{})
	empty := newLibrary(t)
	var seen []uint32
	service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{"http://127.0.0.1:1", empty.url, s.lib.url},
		OnRound: func(r verifier.Round, total uint32) { seen = append(seen, r.Round, total) }})
	require.NoError(t, err)
	report, err := service.Recompute(s.Ctx(), s.ID)
	require.NoError(t, err)
	require.Equal(t, verifier.Match, report.Outcome)
	require.Equal(t, []uint32{0, 1}, seen)
	_, err = service.Recompute(s.Ctx(), protocol.Hash{1})
	require.ErrorIs(t, err, protocol.ErrTaskNotFound)
}

func TestConfig(t *testing.T) {
	_, err := verifier.New(verifier.Config{})
	require.Error(t, err)
	_, err = verifier.New(verifier.Config{Chain: new(chain.Chain)})
	require.Error(t, err)
}
