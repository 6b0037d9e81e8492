package keeper

import (
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

// What a keeper does with a round without a chain: taking payloads in, computing, signing, and asking peers.

var offlineTask = protocol.Hash{0xaa}

// offlineSpec is a small task of a rule and a number format.
func offlineSpec(rule protocol.AggregationRule, q protocol.Quantization, fragments uint32) *protocol.TaskSpec {
	spec := &protocol.TaskSpec{
		ParamCount: 3000, FragmentCount: fragments, PayloadBoundLog2: 10, OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666,
		Aggregation: uint8(rule), Quantization: uint8(q), TrainerCount: 6, Quorum: 5,
	}
	switch rule {
	case protocol.TrimmedMean, protocol.Krum:
		spec.AggregationParam = 1
	case protocol.MultiKrum:
		spec.AggregationParam = 1 + 2<<16
	case protocol.WeightedMean:
		for slot := range spec.TrainerCount {
			binary.BigEndian.PutUint32(spec.Weights[0][4*slot:], math.Float32bits(1+float32(slot)/3))
		}
	}
	return spec
}

// payloadOf ingests a trainer's payload of a round as an upload does and returns its commitment and its file.
func (s *Service) payloadOf(t testing.TB, spec *protocol.TaskSpec, round uint32, slot uint8) (chain.Commitment, []byte, []byte) {
	t.Helper()
	trainer := common.Address{0x10 - slot} // arrival is not the order of aggregation
	leaves, err := spec.EncodeLeaves(chaintest.Vector(trainer.Hex(), int(spec.ParamCount)))
	require.NoError(t, err)
	var file bytes.Buffer
	require.NoError(t, protocol.WritePayloadLeaves(&file, spec, leaves))
	root, err := spec.PayloadLeavesRoot(leaves, offlineTask, round, trainer)
	require.NoError(t, err)
	return chain.Commitment{Trainer: trainer, Slot: slot, PayloadRoot: root}, leaves, file.Bytes()
}

func (s *Service) ingested(t testing.TB, spec *protocol.TaskSpec, round uint32, c chain.Commitment, file []byte) {
	t.Helper()
	blob, root, err := ingestPayload(s.store, bytes.NewReader(file), spec, offlineTask, round, c.Trainer)
	require.NoError(t, err)
	require.Equal(t, c.PayloadRoot, root)
	_, err = s.payloads.admit(store.Submission{Task: offlineTask, Round: round, Trainer: c.Trainer}, root, blob, nil)
	require.NoError(t, err)
	object, err := s.store.Object(root)
	require.NoError(t, err)
	defer object.Close()
	raw, err := io.ReadAll(object)
	require.NoError(t, err)
	require.Equal(t, file, raw, "what is stored is the canonical file")
}

// offlineRound is a keeper that holds everything a round needs.
func offlineRound(t testing.TB, spec *protocol.TaskSpec) (*Service, advance, transition.Source) {
	t.Helper()
	s := offline(t)
	state := protocol.State{Params: chaintest.Vector("params", int(spec.ParamCount)), Momentum: chaintest.Vector("momentum", int(spec.ParamCount))}
	blob, parent, err := ingestState(s.store, bytes.NewReader(stateFile(t, state, spec.FragmentCount)), spec, false)
	require.NoError(t, err)
	require.NoError(t, keep(blob, parent, state.Root(spec.FragmentCount)))
	st := advance{Transition: store.Transition{Task: offlineTask, Round: 4, ParentRoot: parent, SetHash: protocol.Hash{1}}}
	payloads := make([][]byte, 5)
	for slot := range uint8(5) {
		c, leaves, file := s.payloadOf(t, spec, st.Round, slot)
		s.ingested(t, spec, st.Round, c, file)
		st.included = append(st.included, c)
		payloads[4-slot] = leaves
	}
	return s, st, transition.Memory(spec, state, payloads)
}

func TestAggregationOverTheStore(t *testing.T) {
	t.Parallel()
	for _, rule := range []protocol.AggregationRule{protocol.Mean, protocol.WeightedMean, protocol.TrimmedMean, protocol.CoordinateMedian, protocol.Krum, protocol.MultiKrum, protocol.MedianNormMean} {
		for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8, protocol.QuantizationInt4, protocol.QuantizationSparseTop1} {
			fragments := uint32(3)
			if offlineSpec(rule, q, 1).Scored() {
				fragments = 1
			}
			t.Run(rule.String()+q.String(), func(t *testing.T) {
				spec := offlineSpec(rule, q, fragments)
				s, st, memory := offlineRound(t, spec)
				want, err := transition.Compute(context.Background(), transition.Round{
					Spec: spec, Task: st.Task, Number: st.Round, Parent: st.ParentRoot, Payloads: payloadsOf(st.included),
				}, memory, nil, transition.Options{})
				require.NoError(t, err)
				got, err := s.aggregator.outcome(context.Background(), spec, st)
				require.NoError(t, err)
				require.Equal(t, store.Outcome{NewRoot: want.NewRoot, AuxRoot: want.AuxRoot}, got)
				// The state under the new root is the new state.
				object, err := s.store.Object(got.NewRoot)
				require.NoError(t, err)
				defer object.Close()
				next, err := protocol.DecodeState(object, spec.ParamCount, spec.FragmentCount)
				require.NoError(t, err)
				require.EqualValues(t, got.NewRoot, next.Root(spec.FragmentCount))
			})
		}
	}
}

func TestDamagedInputsAreFoundAndDropped(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt8, 3)
	parent := func(st advance) protocol.Hash { return st.ParentRoot }
	payload := func(st advance) protocol.Hash { return st.included[2].PayloadRoot }
	flip := func(raw []byte) []byte { raw[len(raw)-20] ^= 4; return raw }
	keep := func(n int) func([]byte) []byte { return func(raw []byte) []byte { return raw[:min(n, len(raw)/2)] } }
	for name, c := range map[string]struct {
		root   func(advance) protocol.Hash
		damage func([]byte) []byte
	}{
		"parent": {parent, flip}, "parent, empty": {parent, keep(0)}, "parent, in its header": {parent, keep(20)},
		"parent, half of it": {parent, keep(1 << 30)},
		"payload":            {payload, flip}, "payload, empty": {payload, keep(0)}, "payload, half of it": {payload, keep(1 << 30)},
	} {
		t.Run(name, func(t *testing.T) {
			root := c.root
			s, st, _ := offlineRound(t, spec)
			object, err := s.store.Object(root(st))
			require.NoError(t, err)
			require.NoError(t, object.Close())
			raw, err := os.ReadFile(object.Name())
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(object.Name(), c.damage(raw), 0o600))
			_, err = s.aggregator.outcome(context.Background(), spec, st)
			require.ErrorIs(t, err, errDamaged)
			held, err := s.store.Has(root(st))
			require.NoError(t, err)
			require.False(t, held)
			entries, err := os.ReadDir(filepath.Join(s.cfg.DataDir, "tmp"))
			require.NoError(t, err)
			require.Empty(t, entries, "nothing is left of the attempt")
		})
	}
}

// Whenever it is cut off, the journal comes before the signature: after a restart the same statement may be signed again, no other.
func TestRestartNeverSignsAnotherOutcome(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 3)
	s, st, _ := offlineRound(t, spec)
	statement := protocol.Statement{TaskId: st.Task, Round: st.Round, ParentRoot: st.ParentRoot, FrozenHash: protocol.Hash{7}, Included: 31}
	st.SetHash = statement.SetHash()
	o, err := s.aggregator.outcome(context.Background(), spec, st)
	require.NoError(t, err)
	statement.NewRoot, statement.AuxRoot = o.NewRoot, o.AuxRoot
	before, err := s.witness.sign(statement, inputsOf(spec, st.included))
	require.NoError(t, err)
	require.NoError(t, s.store.Close())

	s.store, err = store.Open(s.cfg.DataDir, s.identity())
	require.NoError(t, err)
	s.aggregator.outcomes.Purge()
	again, err := s.witness.sign(statement, inputsOf(spec, st.included))
	require.NoError(t, err)
	require.Equal(t, before, again)
	for _, edit := range []func(*protocol.Statement){
		func(st *protocol.Statement) { st.NewRoot[0] ^= 1 }, func(st *protocol.Statement) { st.AuxRoot[31] ^= 1 },
	} {
		other := statement
		edit(&other)
		_, err = s.witness.sign(other, inputsOf(spec, st.included))
		require.ErrorIs(t, err, store.ErrSignedOther)
	}
	// Another branch is another transition.
	other := statement
	other.ParentRoot, other.NewRoot = protocol.Hash{8}, protocol.Hash{9}
	_, err = s.witness.sign(other, inputsOf(spec, st.included))
	require.NoError(t, err)
	// What was signed is known without computing it, as long as its state is there.
	known, err := s.aggregator.outcome(context.Background(), spec, st)
	require.NoError(t, err)
	require.Equal(t, o, known)
	require.NoError(t, s.store.Remove(o.NewRoot))
	recomputed, err := s.aggregator.outcome(context.Background(), spec, st)
	require.NoError(t, err)
	require.Equal(t, o, recomputed)
	held, err := s.store.Has(o.NewRoot)
	require.NoError(t, err)
	require.True(t, held)
}

// After a deep reorg a task may have the same identifier and another specification, or its trainers other slots, so that one transition has
// another outcome. What was signed before is not taken for it, and not signed over either: two signatures convict.
func TestJournalDoesNotAnswerForAnotherBranch(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationNone, 3)
	s, st, _ := offlineRound(t, spec)
	statement := protocol.Statement{TaskId: st.Task, Round: st.Round, ParentRoot: st.ParentRoot, FrozenHash: protocol.Hash{7}, Included: 31}
	st.SetHash = statement.SetHash()
	first, err := s.aggregator.outcome(t.Context(), spec, st)
	require.NoError(t, err)
	statement.NewRoot, statement.AuxRoot = first.NewRoot, first.AuxRoot
	_, err = s.witness.sign(statement, inputsOf(spec, st.included))
	require.NoError(t, err)

	other := *spec
	other.OuterLearningRate = 0x3f000000
	fewer := st
	fewer.included = st.included[1:]
	for _, c := range []struct {
		spec *protocol.TaskSpec
		st   advance
	}{{&other, st}, {spec, fewer}} {
		for range 2 {
			got, err := s.aggregator.outcome(t.Context(), c.spec, c.st)
			require.NoError(t, err)
			require.NotEqual(t, first, got)
			again := statement
			again.NewRoot, again.AuxRoot = got.NewRoot, got.AuxRoot
			_, err = s.witness.sign(again, inputsOf(c.spec, c.st.included))
			require.ErrorIs(t, err, store.ErrSignedOther)
			s.aggregator.outcomes.Purge() // as after a restart
		}
	}
	got, err := s.aggregator.outcome(t.Context(), spec, st)
	require.NoError(t, err)
	require.Equal(t, first, got)
}

// A frozen set's hash binds neither the slots of its trainers nor what else a reorg changes: what was read before one is read again, and
// what was judged is judged again.
func TestReorgForgetsWhatHashesDoNotBind(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	s, err := New(testConfig(env, keys.Dev(chaintest.Keeper), t.TempDir()))
	require.NoError(t, err)
	s.run = t.Context()
	defer func() { require.NoError(t, s.close()) }()
	v, err := s.chain.Latest(t.Context())
	require.NoError(t, err)
	frozen := protocol.Hash{5}
	s.tasks.frozen.Add(frozenKey{task.ID, frozen, 0, s.epoch.Load()}, []chain.Commitment{{Slot: 1}})
	known, err := s.tasks.commitments(t.Context(), v, task.ID, 0, frozen)
	require.NoError(t, err)
	require.Len(t, known, 1)
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, task.Initial, task.Spec.FragmentCount))
	root := task.Initial.Root(task.Spec.FragmentCount)
	require.NoError(t, s.store.Put(root, file.Bytes()))
	head := chain.Head{Round: 1, StateRoot: root}
	s.judge.judged.Add(judgement{task.ID, root, 1, s.epoch.Load()}, struct{}{})
	ready, err := s.judge.mayBuild(t.Context(), v, task.ID, &task.Spec, head)
	require.NoError(t, err)
	require.True(t, ready)

	s.forget()
	_, err = s.tasks.commitments(t.Context(), v, task.ID, 0, frozen)
	require.ErrorIs(t, err, chain.ErrInconsistent)
	ready, err = s.judge.mayBuild(t.Context(), v, task.ID, &task.Spec, head)
	require.NoError(t, err)
	require.False(t, ready)
	s.actions.wait()
}

// peerServer is a peer that answers requests for objects as told.
func peerServer(t *testing.T, answer http.HandlerFunc) (*peer, *atomic.Int32) {
	t.Helper()
	asked := new(atomic.Int32)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	return &peer{url: server.URL, http: server.Client()}, asked
}

func TestPeersThatLieAreSkipped(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt4, 3)
	s := offline(t)
	s.cfg.UploadGrace = 100 * time.Millisecond
	c, _, file := s.payloadOf(t, spec, 4, 0)
	_, _, foreign := s.payloadOf(t, spec, 4, 1)
	garbage, garbageAsked := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { w.Write(bytes.Repeat([]byte{0xff}, 4096)) })
	another, anotherAsked := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { w.Write(foreign) })
	cut, cutAsked := peerServer(t, func(w http.ResponseWriter, _ *http.Request) { w.Write(file[:len(file)-1]) })
	release := make(chan struct{})
	hangs, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusOK)
		w.Write(file[:100])
		w.(http.Flusher).Flush()
		select {
		case <-r.Context().Done():
		case <-release:
		}
	})
	defer close(release)
	endless, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		w.Write(file)
		for r.Context().Err() == nil {
			if _, err := w.Write(file); err != nil {
				return
			}
		}
	})
	s.peers.list = []*peer{garbage, another, cut, hangs, endless}
	require.False(t, s.payloads.fetch(context.Background(), spec, offlineTask, 4, c, common.Address{}))
	objects, _ := s.store.Usage()
	require.Zero(t, objects, "nothing of it is kept")
	held, err := s.payloads.holds(offlineTask, 4, c.Trainer, c.PayloadRoot)
	require.NoError(t, err)
	require.False(t, held)

	honest, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		require.Equal(t, "/v1/objects/"+c.PayloadRoot.String(), r.URL.Path)
		w.Write(file)
	})
	s.peers.list = append(s.peers.list, honest)
	s.cfg.UploadGrace = patience
	require.True(t, s.payloads.fetch(context.Background(), spec, offlineTask, 4, c, common.Address{}))
	held, err = s.payloads.holds(offlineTask, 4, c.Trainer, c.PayloadRoot)
	require.NoError(t, err)
	require.True(t, held, "what came is kept")
	require.EqualValues(t, 1, garbageAsked.Load(), "who gave other bytes is not asked for them again")
	require.EqualValues(t, 1, anotherAsked.Load())
	require.EqualValues(t, 1, cutAsked.Load(), "an interrupted transfer says nothing about the bytes, but whoever failed comes last")
	require.Equal(t, honest, s.peers.ranked(offlineTask, common.Address{}, protocol.Hash{})[0])
}

// However many tasks others post, a keeper looks at those first that it serves, and at all others in the end.
func TestOwnTasksComeFirst(t *testing.T) {
	tasks := []protocol.Hash{{1}, {2}, {3}, {4}, {5}}
	s := &scheduler{membership: new(membership)}
	require.Equal(t, tasks, s.inTurn(tasks))
	s.membership.joined.Store(tasks[3], struct{}{})
	require.Equal(t, []protocol.Hash{{4}, {1}, {2}, {3}, {5}}, s.inTurn(tasks))
	// A look that ends with the second of the others.
	for _, i := range []int{3, 0, 1} {
		s.reached(tasks[i])
	}
	require.Equal(t, []protocol.Hash{{4}, {3}, {5}, {1}, {2}}, s.inTurn(tasks))
	s.reached(tasks[4])
	require.Equal(t, []protocol.Hash{{4}, {1}, {2}, {3}, {5}}, s.inTurn(tasks))
	require.Empty(t, s.inTurn(nil))
}

func TestRankedPeers(t *testing.T) {
	t.Parallel()
	s := offline(t)
	a, b, c := &peer{url: "a"}, &peer{url: "b"}, &peer{url: "c"}
	s.peers.list = []*peer{a, b, c}
	a.note(false)
	a.note(false)
	b.note(false)
	require.Equal(t, []*peer{c, b, a}, s.peers.ranked(offlineTask, common.Address{}, protocol.Hash{}))
	account := common.Address{3}
	a.account.Store(&account)
	require.Equal(t, []*peer{a, c, b}, s.peers.ranked(offlineTask, account, protocol.Hash{}), "the keeper that asks is asked first")
	a.note(true)
	require.Equal(t, []*peer{a, c, b}, s.peers.ranked(offlineTask, common.Address{}, protocol.Hash{}))
}

func TestAskingForManySetsIsBounded(t *testing.T) {
	t.Parallel()
	s := offline(t)
	st := protocol.Statement{TaskId: offlineTask, Round: 1}
	for i := range uint64(maxSets) {
		st.Included = i
		require.True(t, s.witness.mayCompute(st, common.Address{1}))
	}
	st.Included = maxSets
	require.False(t, s.witness.mayCompute(st, common.Address{1}))
	require.True(t, s.witness.mayCompute(st, common.Address{2}), "another keeper has its own count")
	st.Included = 3
	require.True(t, s.witness.mayCompute(st, common.Address{1}), "the same set again costs nothing")
	st.Round++
	require.True(t, s.witness.mayCompute(st, common.Address{1}))
}

func TestWatchFindsEveryDisputeOnce(t *testing.T) {
	t.Parallel()
	var w watch
	const old = 3*backlog + 5
	seen := make(map[uint64]bool)
	for head := 0; head < 10; head++ {
		for _, id := range w.look(old+uint64(head), 0) {
			require.Less(t, id, uint64(old+head))
			seen[id] = true
			if id != 17 {
				delete(w.open, id) // over
			}
		}
	}
	require.Len(t, seen, old+9)
	require.Equal(t, []uint64{17}, w.look(old+9, 0), "one that goes on is looked at again")
	require.Contains(t, w.look(old+10, 0), uint64(old+9))
	w.open = map[uint64]dispute{3: {deadline: 30}, 4: {deadline: 20}, 5: {deadline: 10, quiet: 100}, 6: {}}
	require.Equal(t, []uint64{6, 4, 3}, w.look(old+10, 99), "the soonest deadline first, those of others not")
	require.Contains(t, w.look(old+10, 100), uint64(5))
	require.NotContains(t, w.look(6, 99), uint64(6), "an older view does not know it")
	require.Contains(t, w.look(old+10, 99), uint64(6))
}

// A payload that many ask for at once is downloaded once.
func TestPayloadIsFetchedOnce(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt4, 3)
	s := offline(t)
	c, _, file := s.payloadOf(t, spec, 4, 0)
	slow, asked := peerServer(t, func(w http.ResponseWriter, _ *http.Request) {
		time.Sleep(100 * time.Millisecond)
		w.Write(file)
	})
	s.peers.list = []*peer{slow}
	s.cfg.UploadGrace = patience
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			if !s.payloads.fetch(context.Background(), spec, offlineTask, 4, c, common.Address{}) {
				t.Error("not fetched")
			}
		})
	}
	wg.Wait()
	require.EqualValues(t, 1, asked.Load())
}

// A peer that sends slowly keeps a payload from nobody: the next one is asked beside it, and whoever did not hold it is asked again. It comes last from
// then on.
func TestPeersAreAskedBesideEachOther(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt4, 3)
	s := offline(t)
	c, _, file := s.payloadOf(t, spec, 4, 0)
	slow, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) { sendHalf(w, r, file) })
	asked := new(atomic.Int32)
	later, _ := peerServer(t, func(w http.ResponseWriter, _ *http.Request) {
		if asked.Add(1) < 3 {
			protocol.WriteError(w, protocol.ErrObjectNotFound)
			return
		}
		w.Write(file)
	})
	s.peers.list = []*peer{slow, later}
	s.cfg.UploadGrace = patience
	require.True(t, s.payloads.fetch(context.Background(), spec, offlineTask, 4, c, common.Address{}))
	require.EqualValues(t, 3, asked.Load())
	require.Equal(t, []*peer{later, slow}, s.peers.ranked(offlineTask, common.Address{}, protocol.Hash{}))
}

func TestAdversaryIsForDevelopmentChains(t *testing.T) {
	t.Parallel()
	cfg := offline(t).cfg
	cfg.Adversary = func(protocol.Hash, uint32) *Lie { return nil }
	require.NoError(t, cfg.Check())
	cfg.Deployment.ChainID = 10
	require.ErrorIs(t, cfg.Check(), ErrAdversary)
}

// A lie is told on the first branch only.
func TestLiesAreToldOnce(t *testing.T) {
	t.Parallel()
	s := offline(t)
	lie := &Lie{Twice: true, Blind: true, Silent: true}
	tr := store.Transition{Task: offlineTask, Round: 7, ParentRoot: protocol.Hash{1}, SetHash: protocol.Hash{2}}
	told := func(t2 store.Transition, status protocol.RoundStatus) bool {
		l, err := s.witness.firstLie(lie, t2, status)
		require.NoError(t, err)
		require.True(t, l.Silent, "what is no false root stays")
		return l.Twice
	}
	require.True(t, told(tr, protocol.RoundOpen))
	require.NoError(t, s.store.Intend(tr, protocol.Hash{}, store.Outcome{NewRoot: protocol.Hash{3}}))
	require.True(t, told(tr, protocol.RoundOpen), "again until it is proposed")
	require.False(t, told(tr, protocol.RoundOverturned))
	branch := tr
	branch.ParentRoot = protocol.Hash{4}
	require.False(t, told(branch, protocol.RoundOpen), "another branch has another parent")
	require.Nil(t, s.lying(offlineTask, 7))
	require.False(t, (*Lie)(nil).censors(common.Address{}))
}
