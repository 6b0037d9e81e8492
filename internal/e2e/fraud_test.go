package e2e

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/adversary"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/cluster"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/transition"
)

const (
	// fraudRounds is how many rounds a case plays, liedRound the one in which its keepers lie.
	fraudRounds, liedRound = 3, 1
	// paceOfBlocks makes chain time run twice as fast as the clock.
	paceOfBlocks = 500 * time.Millisecond
	fraudBound   = 4 * time.Minute
	firstTrainer = 3
)

// fraudCase is one kind of wrongness under one rule.
type fraudCase struct {
	name string
	// lie is what the colluders' --lie gets, several kinds separated by spaces.
	lie  string
	edit func(*protocol.TaskSpec)
	// fault of the proof, as numbered in IAggregationFraud.
	fault protocol.Fault
	// cleared is how many slots the proof takes out of the round.
	cleared int
}

func verified(rule protocol.AggregationRule, param uint32) func(*protocol.TaskSpec) {
	return func(s *protocol.TaskSpec) {
		s.Tier, s.ProgramRoot, s.CheckpointInterval = uint8(protocol.TierVerified), chaintest.Programs, 1
		s.Aggregation, s.AggregationParam = uint8(rule), param
		// Krum and MultiKrum want quorum ≥ 2f + 3 and vectors in one piece.
		s.TrainerCount, s.Quorum, s.FragmentCount, s.MaxConsecutiveNec = 6, 5, 1, 10
		s.TrainerLock, s.CascadeDepth = chaintest.Tokens(20), 8
		// These trainers run no programs, so the challenger disputes their claims too; that takes longer than the test, which is about keepers.
		s.DisputeClock = 150
	}
}

func quantised(q protocol.Quantization) func(*protocol.TaskSpec) {
	return func(s *protocol.TaskSpec) { s.Quantization = uint8(q) }
}

func sparse(s *protocol.TaskSpec) {
	s.Quantization, s.OuterMomentum = uint8(protocol.QuantizationSparseTop1), 0
}

func both(edits ...func(*protocol.TaskSpec)) func(*protocol.TaskSpec) {
	return func(s *protocol.TaskSpec) {
		for _, edit := range edits {
			edit(s)
		}
	}
}

func weighted(s *protocol.TaskSpec) {
	verified(protocol.WeightedMean, 0)(s)
	for slot := range s.TrainerCount {
		binary.BigEndian.PutUint32(s.Weights[0][4*slot:], math.Float32bits(1+float32(slot)))
	}
}

func clipped(s *protocol.TaskSpec) { s.ClipL2Norm, s.FragmentCount = 0x3f800000, 1 }

// cases: every rule, every quantisation, every kind of wrongness. The first three run always, the others in make test-long.
var cases = []fraudCase{
	{name: "wrong parameter", lie: "parameter", fault: protocol.FaultParameter},
	{name: "random state root", lie: "root", fault: protocol.FaultWithheld},
	{name: "Krum, wrong distance", lie: "distance", edit: verified(protocol.Krum, 1), fault: protocol.FaultTotal},

	{name: "wrong momentum, int8", lie: "momentum", edit: quantised(protocol.QuantizationInt8), fault: protocol.FaultMomentum},
	{name: "wrong interleaved, int4", lie: "interleaved", edit: quantised(protocol.QuantizationInt4), fault: protocol.FaultInterleaved},
	{name: "wrong interleaved, SparseTop1", lie: "interleaved", edit: sparse, fault: protocol.FaultInterleaved},
	{name: "wrong parameter, SparseTop1", lie: "parameter", edit: sparse, fault: protocol.FaultParameter},
	{name: "malformed payload", lie: "malformed", fault: protocol.FaultPayload, cleared: 1},
	{name: "withheld payload", lie: "withhold silence", fault: protocol.FaultWithheld, cleared: 1},
	{name: "random aux root", lie: "aux", fault: protocol.FaultWithheld},
	{name: "TrimmedMean, wrong parameter", lie: "parameter", edit: verified(protocol.TrimmedMean, 1), fault: protocol.FaultParameter},
	{name: "WeightedMean, wrong parameter", lie: "parameter", edit: weighted, fault: protocol.FaultParameter},
	{name: "CoordinateMedian, wrong parameter, int8", lie: "parameter", edit: both(verified(protocol.CoordinateMedian, 0), quantised(protocol.QuantizationInt8)), fault: protocol.FaultParameter},
	{name: "Krum, wrong partial", lie: "partial", edit: verified(protocol.Krum, 1), fault: protocol.FaultPartial},
	{name: "Krum, wrong score", lie: "score", edit: verified(protocol.Krum, 1), fault: protocol.FaultScore},
	{name: "Krum, wrong parameter, int8", lie: "parameter", edit: both(verified(protocol.Krum, 1), quantised(protocol.QuantizationInt8)), fault: protocol.FaultParameter},
	{name: "MultiKrum, wrong momentum", lie: "momentum", edit: verified(protocol.MultiKrum, 1+3<<16), fault: protocol.FaultMomentum},
	{name: "MultiKrum, wrong distance", lie: "distance", edit: verified(protocol.MultiKrum, 1+3<<16), fault: protocol.FaultTotal},
	{name: "MedianNormMean, wrong parameter", lie: "parameter", edit: verified(protocol.MedianNormMean, 0), fault: protocol.FaultParameter},
	{name: "MedianNormMean, wrong sum of squares", lie: "score", edit: verified(protocol.MedianNormMean, 0), fault: protocol.FaultTotal},
	{name: "clip, wrong partial", lie: "partial", edit: clipped, fault: protocol.FaultPartial},
	{name: "clip, wrong sum of squares", lie: "score", edit: clipped, fault: protocol.FaultTotal},
	{name: "clip, wrong parameter", lie: "parameter", edit: clipped, fault: protocol.FaultParameter},
}

// arena is one task with one honest keeper, colluders that hold the committee, and a challenger, each a process of its own. Its
// trainers are played by the test.
type arena struct {
	*chaintest.Task
	c       *cluster.Cluster
	ctx     context.Context
	honest  common.Address
	liars   []common.Address
	lie     string
	slots   map[common.Address]uint8
	uploads map[string]struct{}
}

func newArena(t *testing.T, lie string, edit func(*protocol.TaskSpec)) *arena {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), fraudBound)
	t.Cleanup(cancel)
	env := chaintest.NewPaced(t, paceOfBlocks)
	dir := t.TempDir()
	c, err := cluster.New(cluster.Config{Root: root(t), Dir: dir})
	require.NoError(t, err)
	t.Cleanup(func() {
		if t.Failed() {
			logs, _ := filepath.Glob(filepath.Join(dir, "logs", "*.log"))
			for _, path := range logs {
				raw, _ := os.ReadFile(path)
				t.Logf("── %s ──\n%s", filepath.Base(path), raw[max(0, len(raw)-6000):])
			}
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	require.NoError(t, env.Dep.Save(c.Deployment()))

	a := &arena{c: c, ctx: ctx, lie: lie, uploads: make(map[string]struct{})}
	_, err = c.AddKeeper(cluster.MoreKeepers, "")
	require.NoError(t, err)
	a.honest = cluster.Address(cluster.MoreKeepers)
	env.Stake(keys.Dev(cluster.MoreKeepers), chaintest.Tokens(10_000))
	liar := filepath.Join(root(t), "bin", "assay-adversary")
	for i := range 3 {
		account := cluster.MoreKeepers + 1 + i
		args := []string{"--lie-round", fmt.Sprint(liedRound), "--pool-lock", "100000", "--max-lock", "100000"}
		for kind := range strings.FieldsSeq(lie) {
			args = append(args, "--lie", kind)
		}
		_, err = c.AddKeeper(account, liar, args...)
		require.NoError(t, err)
		env.Stake(keys.Dev(account), chaintest.Tokens(200_000))
		a.liars = append(a.liars, cluster.Address(account))
	}
	env.Send(keys.Dev(cluster.ChallengerAccount), env.Chain.Mint(cluster.Address(cluster.ChallengerAccount), chaintest.Tokens(1000)))

	a.Task = env.Post(func(s *protocol.TaskSpec) {
		s.CommitteeSeats, s.CommitteeThreshold, s.MaxRounds = 3, 2, fraudRounds
		s.StateWindow, s.ClaimWindow, s.RevealWindow = 60, 140, 20
		s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 200, 40, 40_000, 100
		if edit != nil {
			edit(s)
		}
		_, _, initial := env.Spec()
		s.InitialStateRoot = initial.Root(s.FragmentCount)
	})
	a.Trainers = nil
	for i := range int(a.Spec.TrainerCount) {
		a.Trainers = append(a.Trainers, keys.Dev(firstTrainer+i))
	}
	c.TaskID = a.ID.String()
	for i := range c.Keepers {
		require.NoError(t, c.StartKeeperAt(ctx, i))
	}
	for _, k := range c.Keepers {
		a.Upload(k.URL)
	}
	a.until("every keeper is in the pool and one acknowledged", func(v *chain.View) bool {
		n, err := v.PoolSize(ctx, a.ID)
		require.NoError(t, err)
		status, err := v.Status(ctx, a.ID)
		require.NoError(t, err)
		return n == uint64(len(c.Keepers)) && status == protocol.StatusEnrolling
	})
	require.NoError(t, c.StartChallenger())
	a.Enroll()
	a.slots = make(map[common.Address]uint8)
	for _, key := range a.Trainers {
		trainer := crypto.PubkeyToAddress(key.PublicKey)
		e, err := a.View().Enrollment(ctx, a.ID, trainer)
		require.NoError(t, err)
		a.slots[trainer] = e.Slot
	}
	return a
}

func (a *arena) until(what string, done func(v *chain.View) bool) {
	a.T.Helper()
	for !done(a.View()) {
		select {
		case <-a.ctx.Done():
			require.FailNow(a.T, "in vain waited for: "+what)
		case <-time.After(paceOfBlocks / 2):
		}
	}
}

// play is the trainers: they commit to every round on its parent and upload to every keeper, until the run is over.
func (a *arena) play() {
	a.T.Helper()
	a.until("the end of the run", func(v *chain.View) bool {
		select {
		case <-a.c.Process("challenger").Done():
			require.FailNow(a.T, "the challenger ended")
		default:
		}
		head, err := v.Head(a.ctx, a.ID)
		require.NoError(a.T, err)
		if head.EndedAt != 0 {
			// Rounds built on the lie may end the run too; the proof then takes it back.
			proofs, err := v.Convictions(a.ctx, 0, a.ID)
			require.NoError(a.T, err)
			return len(proofs) > 0
		}
		phase, err := v.Phase(a.ctx, a.ID)
		require.NoError(a.T, err)
		round, err := v.Round(a.ctx, a.ID, head.Round)
		require.NoError(a.T, err)
		var wg sync.WaitGroup
		for _, key := range a.Trainers {
			slot := a.slots[crypto.PubkeyToAddress(key.PublicKey)]
			if phase.Phase == protocol.PhaseCommit && round.Committed>>slot&1 == 0 {
				g, sig := a.gradient(head.Round, head.StateRoot, key)
				// A commitment may be on its way already, or the head have moved: the next look tells.
				wg.Go(func() { _, _ = a.Sender(key).Send(a.ctx, a.Env.Chain.SubmitOuterGradient(g, sig)) })
			}
			if phase.Phase == protocol.PhaseUpload || phase.Phase == protocol.PhasePropose {
				a.upload(head.Round, key)
			}
		}
		wg.Wait()
		return false
	})
}

// upload sends a trainer's payload to every keeper that should have it and does not.
func (a *arena) upload(round uint32, key *ecdsa.PrivateKey) {
	a.T.Helper()
	trainer := crypto.PubkeyToAddress(key.PublicKey)
	var body bytes.Buffer
	require.NoError(a.T, protocol.WritePayloadLeaves(&body, &a.Spec, a.leaves(round, trainer)))
	for i, k := range a.c.Keepers {
		target := fmt.Sprintf("%s/v1/payloads/%s/%d/%s", k.URL, a.ID, round, trainer)
		if _, sent := a.uploads[target]; sent || i == 0 && a.onlyForLiars(round, trainer) {
			continue
		}
		req, err := http.NewRequestWithContext(a.ctx, http.MethodPut, target, bytes.NewReader(body.Bytes()))
		require.NoError(a.T, err)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			continue // killed just now
		}
		if resp.StatusCode == http.StatusOK {
			a.uploads[target] = struct{}{}
		}
		_ = resp.Body.Close()
	}
}

// onlyForLiars says whether a payload is kept from the honest keeper: the first trainer plays along with lies about payloads.
func (a *arena) onlyForLiars(round uint32, trainer common.Address) bool {
	return (strings.HasPrefix(a.lie, "withhold") || a.lie == "malformed") && round == liedRound && trainer == crypto.PubkeyToAddress(a.Trainers[0].PublicKey)
}

// leaves is what a trainer commits to.
func (a *arena) leaves(round uint32, trainer common.Address) []byte {
	a.T.Helper()
	leaves := a.Leaves(a.Delta(round, trainer))
	if a.lie == "malformed" && a.onlyForLiars(round, trainer) {
		binary.LittleEndian.PutUint32(leaves[4*7:], math.Float32bits(1<<20)) // the bound is 2^10
	}
	return leaves
}

// gradient is the signed commitment to leaves.
func (a *arena) gradient(round uint32, parent protocol.Hash, key *ecdsa.PrivateKey) (protocol.OuterGradient, []byte) {
	a.T.Helper()
	g, _ := a.Gradient(round, parent, key)
	g.PayloadRoot = a.PayloadRoot(a.leaves(round, g.Trainer), round, g.Trainer)
	return g, a.Sign(g, key)
}

// balances holds that the contracts' books equal their tokens.
func (a *arena) balances() {
	a.T.Helper()
	v := a.View()
	for _, at := range []common.Address{a.Dep.Vault, a.Dep.Tasks, a.Dep.Descent, a.Dep.Reveals} {
		balance, err := v.Balance(a.ctx, at)
		require.NoError(a.T, err)
		raw, err := a.Devnet.Client().CallContract(a.ctx, ethereum.CallMsg{To: &at, Data: crypto.Keccak256([]byte("owed()"))[:4]}, new(big.Int).SetUint64(v.Number))
		require.NoError(a.T, err)
		owed := new(big.Int).SetBytes(raw)
		require.Zero(a.T, balance.Cmp(owed), "%s holds %s and owes %s", at, balance, owed)
	}
}

// honestRoots is the state root after each round if nobody had lied, from the payloads that the chain says were included.
func (a *arena) honestRoots() []protocol.Hash {
	a.T.Helper()
	state, parent := a.Initial, protocol.Hash(a.Spec.InitialStateRoot)
	var roots []protocol.Hash
	for number := range uint32(fraudRounds) {
		round, err := a.View().Round(a.ctx, a.ID, number)
		require.NoError(a.T, err)
		r := transition.Round{Spec: &a.Spec, Task: a.ID, Number: number, Parent: parent}
		var leaves [][]byte
		for _, key := range slices.SortedFunc(slices.Values(a.Trainers), func(x, y *ecdsa.PrivateKey) int {
			return crypto.PubkeyToAddress(x.PublicKey).Cmp(crypto.PubkeyToAddress(y.PublicKey))
		}) {
			trainer := crypto.PubkeyToAddress(key.PublicKey)
			if round.Included>>a.slots[trainer]&1 == 0 {
				continue
			}
			mine := a.leaves(number, trainer)
			r.Payloads = append(r.Payloads, transition.Payload{Trainer: trainer, Slot: a.slots[trainer], Root: a.PayloadRoot(mine, number, trainer)})
			leaves = append(leaves, mine)
		}
		next := transition.NewCollector(&a.Spec)
		out, err := transition.Compute(a.ctx, r, transition.Memory(&a.Spec, state, leaves), next, transition.Options{})
		require.NoError(a.T, err)
		state, parent = next.Next, out.NewRoot
		roots = append(roots, parent)
	}
	return roots
}

// TestEveryLieIsProven lets committees lie in every way, under every rule: the challenger proves it, every colluder loses its lock,
// nobody else does, and the run ends where an honest one would have.
func TestEveryLieIsProven(t *testing.T) {
	t.Parallel()
	for i, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if i >= 3 && os.Getenv("ASSAY_E2E") != "long" {
				t.Skip("runs in make test-long (ASSAY_E2E=long)")
			}
			a := newArena(t, c.lie, c.edit)
			a.play()
			v := a.View()
			proofs, err := v.Convictions(a.ctx, 0, a.ID)
			require.NoError(t, err)
			require.Len(t, proofs, 1)
			require.EqualValues(t, liedRound, proofs[0].Round)
			require.Equal(t, c.fault, proofs[0].Fault)
			require.True(t, proofs[0].Overturned)
			// Whoever signed loses the whole lock, all of them are liars, and the honest keeper keeps its.
			proposals, err := v.Proposals(a.ctx, a.ID, liedRound)
			require.NoError(t, err)
			require.NotEmpty(t, proposals)
			signers := proposals[0].Signers
			for _, signer := range signers {
				require.Contains(t, a.liars, signer)
				lock, err := v.Lock(a.ctx, a.ID, protocol.RoleKeeper, signer)
				require.NoError(t, err)
				require.Zero(t, lock.Sign(), "a signer of the lie kept its lock")
			}
			lock, err := v.Lock(a.ctx, a.ID, protocol.RoleKeeper, a.honest)
			require.NoError(t, err)
			require.Positive(t, lock.Sign(), "the honest keeper lost its lock")
			credit, err := v.Credit(a.ctx, cluster.Address(cluster.ChallengerAccount))
			require.NoError(t, err)
			require.Zero(t, credit.Cmp(chaintest.Tokens(20_000*int64(len(signers)))), "the bounty of %s is not a fifth of %d locks", credit, len(signers))
			lied, err := v.Round(a.ctx, a.ID, liedRound)
			require.NoError(t, err)
			require.Len(t, chain.Slots(lied.Included), int(a.Spec.TrainerCount)-c.cleared)
			honest := a.honestRoots()
			for number, want := range honest {
				round, err := v.Round(a.ctx, a.ID, uint32(number))
				require.NoError(t, err)
				require.Equal(t, want, round.StateRoot, "round %d", number)
			}
			a.balances()
			if c.lie == "parameter" {
				a.readersSee(t, proposals[0], proofs[0], honest[liedRound])
			}
		})
	}
}

// readersSee has what a reader's browser runs look at the lie, at the block in which it stood, and at what stands now. It asks the chain, and
// keepers for bytes: the liars too, which alone have the state that they signed. The run is over, so that nothing here is due.
func (a *arena) readersSee(t *testing.T, lie chain.Proposed, proof chain.Convicted, honest protocol.Hash) {
	t.Helper()
	folder := filepath.Join(root(t), "web", "verify")
	out, err := exec.CommandContext(t.Context(), filepath.Join(folder, "build.sh")).CombinedOutput()
	require.NoError(t, err, "%s", out)
	type number struct{ Bits string }
	var seen struct {
		Outcome, StateRoot, Why string
		Checked                 uint64
		Wrong                   []struct {
			What              string
			Index             uint64
			Expected, Claimed number
		}
		Recomputed struct{ StateRoot, AuxRoot protocol.Hash }
	}
	look := func(exit int, args ...string) {
		t.Helper()
		command := exec.CommandContext(t.Context(), "node", append([]string{
			filepath.Join(folder, "src", "cli.js"), "--deployment", a.c.Deployment(), "--task", a.ID.String(), "--round", fmt.Sprint(lie.Round), "--json",
		}, args...)...)
		for _, k := range a.c.Keepers {
			command.Args = append(command.Args, "--keeper", k.URL)
		}
		var complaints strings.Builder
		command.Stderr = &complaints
		out, err := command.Output()
		require.Equal(t, exit, command.ProcessState.ExitCode(), "%v: %s%s", err, out, complaints.String())
		clear(seen.Wrong)
		require.NoError(t, json.Unmarshal(out, &seen))
	}
	at := strconv.FormatUint(lie.Block, 10)
	look(2, "--block", at)
	require.Equal(t, honest, seen.Recomputed.StateRoot)
	require.Equal(t, protocol.Hash(lie.NewRoot).String(), seen.StateRoot)
	require.Len(t, seen.Wrong, 1)
	w := seen.Wrong[0]
	require.Equal(t, "parameter", w.What)
	require.EqualValues(t, adversary.Element, w.Index)
	require.Equal(t, fmt.Sprintf("0x%08x", proof.Expected), w.Expected.Bits, "the contract found the same")
	require.Equal(t, fmt.Sprintf("0x%08x", proof.Claimed), w.Claimed.Bits)
	look(2, "--block", at, "--element", strconv.Itoa(adversary.Element), "--element", "0")
	require.Len(t, seen.Wrong, 1)

	look(0)
	require.Equal(t, honest, seen.Recomputed.StateRoot)
	require.Equal(t, a.Spec.ParamCount, seen.Checked)
}
