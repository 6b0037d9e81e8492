package verifier_test

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"math"
	"net/http"
	"net/http/httptest"
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
	"assay/verifier"
)

// library serves objects by root, as any keeper or mirror does.
type library struct {
	mu      sync.Mutex
	objects map[string][]byte
	url     string
}

func newLibrary(t *testing.T) *library {
	l := &library{objects: make(map[string][]byte)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		l.mu.Lock()
		defer l.mu.Unlock()
		body, ok := l.objects[strings.TrimPrefix(r.URL.Path, "/v1/objects/")]
		if !ok {
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

func newScene(t *testing.T) *scene {
	env := chaintest.New(t)
	task := env.Post(nil)
	s := &scene{Task: task, t: t, lib: newLibrary(t), keeper: keys.Dev(chaintest.Keeper), state: task.Initial}
	env.Stake(s.keeper, chaintest.Tokens(5000))
	env.Send(s.keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock))
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

// play commits a round's payloads (edit may change a trainer's), publishes them, and proposes the state that `claim` makes of the
// right one.
func (s *scene) play(edit func(trainer int, delta []float32), claim func(protocol.State) protocol.State) {
	s.t.Helper()
	parent := s.state.Root(s.Spec.FragmentCount)
	var contributions []protocol.Contribution
	for i, key := range s.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		delta := s.Delta(s.round, trainer)
		if edit != nil {
			edit(i, delta)
		}
		g, _ := s.Gradient(s.round, parent, key)
		g.PayloadRoot = protocol.PayloadRoot(delta, s.ID, s.round, trainer, s.Spec.FragmentCount)
		s.Send(s.keeper, s.Env.Chain.SubmitOuterGradient(g, s.Sign(g, key)))
		var file bytes.Buffer
		require.NoError(s.t, protocol.WritePayload(&file, delta, s.Spec.FragmentCount))
		s.lib.put(g.PayloadRoot, file.Bytes())
		contributions = append(contributions, protocol.Contribution{Trainer: trainer, Delta: delta})
	}
	next, err := protocol.Step(&s.Spec, s.state, contributions)
	require.NoError(s.t, err)
	if claim != nil {
		next = claim(next)
	}
	s.publish(next)
	round, err := s.View().Round(s.Ctx(), s.ID, s.round)
	require.NoError(s.t, err)
	statement := protocol.SyncRound{
		TaskId: s.ID, Round: s.round, ParentRoot: parent, SetHash: protocol.SetHash(round.FrozenHash, 0xf), NewRoot: next.Root(s.Spec.FragmentCount),
	}
	sig, err := protocol.Sign(s.keeper, statement.Digest(s.Dep.RoundsDomain()))
	require.NoError(s.t, err)
	s.Send(s.keeper, s.Env.Chain.ProposeRound(chain.Proposal{
		TaskID: s.ID, Round: s.round, ParentRoot: parent, Included: 0xf, NewRoot: statement.NewRoot,
	}, []chain.WitnessSignature{{Keeper: crypto.PubkeyToAddress(s.keeper.PublicKey), Signature: sig}}))
	s.state = next
	s.round++
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
	s := newScene(t)
	s.play(nil, nil)
	s.carry()
	s.play(nil, nil)
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

// One wrong bit in one round is named, and the rounds built on it are judged by themselves.
func TestWrongRootIsNamed(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.play(nil, nil)
	s.play(nil, func(right protocol.State) protocol.State {
		right.Params[500] = math.Nextafter32(right.Params[500], 2)
		return right
	})
	s.play(nil, nil)
	report := s.recompute()
	require.Equal(t, verifier.NoMatch, report.Outcome)
	require.Equal(t, []verifier.Outcome{verifier.Match, verifier.NoMatch, verifier.Match}, outcomes(report))
	require.NotEqual(t, report.Rounds[1].StateRoot, report.Rounds[1].Recomputed)
	require.NotEmpty(t, report.Rounds[1].Reason)
}

// A payload that nobody serves proves nothing either way.
func TestMissingPayloadIsInconclusive(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.play(nil, nil)
	trainer := crypto.PubkeyToAddress(s.Trainers[2].PublicKey)
	s.lib.drop(protocol.PayloadRoot(s.Delta(0, trainer), s.ID, 0, trainer, s.Spec.FragmentCount))
	s.play(nil, nil)
	report := s.recompute()
	require.Equal(t, verifier.Inconclusive, report.Outcome)
	require.Equal(t, []verifier.Outcome{verifier.Inconclusive, verifier.Match}, outcomes(report))
}

// Nor does one whose bytes are not those committed to: the source may be lying.
func TestForgedPayloadIsInconclusive(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.play(nil, nil)
	trainer := crypto.PubkeyToAddress(s.Trainers[2].PublicKey)
	delta := s.Delta(0, trainer)
	root := protocol.PayloadRoot(delta, s.ID, 0, trainer, s.Spec.FragmentCount)
	delta[0]++
	var file bytes.Buffer
	require.NoError(t, protocol.WritePayload(&file, delta, s.Spec.FragmentCount))
	s.lib.put(root, file.Bytes())
	require.Equal(t, []verifier.Outcome{verifier.Inconclusive}, outcomes(s.recompute()))
}

// A payload that breaks the spec's bound and is counted all the same is the proposer's fault, not a download's.
func TestMalformedPayloadIsNoMatch(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.play(func(trainer int, delta []float32) {
		if trainer == 1 {
			delta[7] = 4096
		}
	}, nil)
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
	s := newScene(t)
	s.play(nil, nil)
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
	s := newScene(t)
	s.play(nil, nil)
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
