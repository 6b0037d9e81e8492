package training_test

import (
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/opreferee"
	"assay/bindings/programreferee"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/internal/deploy"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// Keys of the actors.
const (
	deployer = iota + 1
	sponsor
	keeper
	challenger
	stranger
	trainer // and the three after it
)

const (
	startTime = 1_800_000_000
	unbonding = 100_000
	bond      = 1001
	// revealRate of the deployment, in bytes a second.
	revealRate = 1 << 20
	reward     = 1000
)

func key(i int) *ecdsa.PrivateKey {
	k, err := crypto.ToECDSA(common.LeftPadBytes([]byte{byte(i)}, 32))
	if err != nil {
		panic(err)
	}
	return k
}

func account(i int) common.Address { return crypto.PubkeyToAddress(key(i).PublicKey) }

// contract is one of the deployment.
type contract struct {
	at  common.Address
	abi *abi.ABI
}

// world is the whole deployment in an EVM inside the process, with one Verified task.
type world struct {
	t     testing.TB
	state *state.StateDB
	time  uint64

	token, vault, tasks, rounds, game, dispute contract

	task claim.Task
	// spoil, if there is one, changes the programs of the task, which nobody checks then.
	spoil func(*protocol.TaskSpec)
	// mover is whose disputes the moves of game_test.go are made in.
	mover int
	// moves are those of the shipped players and whom they play with.
	moves int
	// gas is what the last transaction cost, with its calldata.
	gas uint64
	// heard, if there is one, is told of every call to the game that is sent.
	heard func(chain.Call)
}

// copy is a world that goes on by itself.
func (w *world) copy() *world {
	c := *w
	c.state = w.state.Copy()
	return &c
}

func (w *world) config(from common.Address) *runtime.Config {
	return &runtime.Config{ChainConfig: params.AllDevChainProtocolChanges, State: w.state, Origin: from, Time: w.time, BlockNumber: big.NewInt(int64(w.time - startTime)),
		Random: &common.Hash{1}, GasLimit: 1 << 40, Difficulty: new(big.Int), GasPrice: new(big.Int), Value: new(big.Int), BaseFee: new(big.Int), BlobBaseFee: new(big.Int),
		GetHashFn: func(uint64) common.Hash { return common.Hash{} }}
}

// execute is runtime.Call, which gives every block a prevrandao of zero: no draw takes that for random.
func execute(to common.Address, input []byte, cfg *runtime.Config) ([]byte, uint64, error) {
	rules := cfg.ChainConfig.Rules(cfg.BlockNumber, true, cfg.Time)
	cfg.State.Prepare(rules, cfg.Origin, cfg.Coinbase, &to, vm.ActivePrecompiles(rules), nil)
	return runtime.NewEnv(cfg).Call(cfg.Origin, to, input, cfg.GasLimit, new(uint256.Int))
}

// create deploys a contract.
func (w *world) create(meta *bind.MetaData, args ...any) contract {
	w.t.Helper()
	parsed, err := meta.ParseABI()
	require.NoError(w.t, err)
	packed, err := parsed.Pack("", args...)
	require.NoError(w.t, err)
	_, at, _, err := runtime.Create(append(common.FromHex(meta.Bin), packed...), w.config(account(deployer)))
	require.NoError(w.t, err, "%T", meta)
	w.state.Finalise(true)
	return contract{at, parsed}
}

// revert is why a call failed.
type revert struct {
	name string
	args []any
}

func (r *revert) Error() string { return fmt.Sprintf("%s%v", r.name, r.args) }

// call sends a transaction from one of the keys, or only asks.
func (w *world) try(from int, c contract, method string, args ...any) ([]any, error) {
	w.t.Helper()
	input, err := c.abi.Pack(method, args...)
	require.NoError(w.t, err, method)
	if w.heard != nil && (c.at == w.dispute.at || c.at == w.game.at) && !c.abi.Methods[method].IsConstant() {
		w.heard(chain.Call{Name: method, To: c.at, Data: input})
	}
	snapshot := w.state.Snapshot()
	cfg := w.config(account(from))
	out, left, err := execute(c.at, input, cfg)
	rules := cfg.ChainConfig.Rules(cfg.BlockNumber, true, cfg.Time)
	intrinsic, problem := core.IntrinsicGas(input, nil, nil, false, rules.IsHomestead, rules.IsIstanbul, rules.IsShanghai)
	require.NoError(w.t, problem)
	w.gas = cfg.GasLimit - left + intrinsic
	w.gas -= min(w.state.GetRefund(), w.gas/params.RefundQuotientEIP3529)
	floor, problem := core.FloorDataGas(input)
	require.NoError(w.t, problem)
	w.gas = max(w.gas, floor)
	if err != nil {
		w.state.RevertToSnapshot(snapshot)
		w.state.Finalise(true)
		if errors.Is(err, vm.ErrExecutionReverted) && len(out) >= 4 {
			for _, known := range []*abi.ABI{c.abi, w.game.abi, w.dispute.abi, w.rounds.abi, w.tasks.abi, w.vault.abi, refereeABI(w.t)} {
				if e, unknown := known.ErrorByID([4]byte(out[:4])); unknown == nil {
					values, err := e.Inputs.Unpack(out[4:])
					require.NoError(w.t, err)
					return nil, &revert{e.Name, values}
				}
			}
		}
		return nil, fmt.Errorf("%s: %w %x", method, err, out)
	}
	w.state.Finalise(true)
	values, err := c.abi.Methods[method].Outputs.Unpack(out)
	require.NoError(w.t, err, method)
	return values, nil
}

func refereeABI(t testing.TB) *abi.ABI {
	parsed, err := programreferee.ProgramRefereeMetaData.ParseABI()
	require.NoError(t, err)
	return parsed
}

// call is try of what works.
func (w *world) call(from int, c contract, method string, args ...any) []any {
	w.t.Helper()
	out, err := w.try(from, c, method, args...)
	require.NoError(w.t, err, method)
	return out
}

// judge calls the rounds as the judge of aggregations does, who may be refused.
func (w *world) judge(method string, args ...any) bool {
	w.t.Helper()
	input, err := w.rounds.abi.Pack(method, args...)
	require.NoError(w.t, err, method)
	snapshot := w.state.Snapshot()
	_, _, err = execute(w.rounds.at, input, w.config(w.task.Spec.Referee))
	if err != nil {
		require.ErrorIs(w.t, err, vm.ErrExecutionReverted)
		w.state.RevertToSnapshot(snapshot)
	}
	w.state.Finalise(true)
	return err == nil
}

// fails wants a call to be refused by name.
func (w *world) fails(name string, from int, c contract, method string, args ...any) {
	w.t.Helper()
	_, err := w.try(from, c, method, args...)
	var r *revert
	require.ErrorAs(w.t, err, &r, method)
	require.Equal(w.t, name, r.name, "%s: %v", method, r)
}

// as converts an output to a binding's struct.
func as[T any](x any) T { return *abi.ConvertType(x, new(T)).(*T) }

// newWorld deploys everything, with windows of a second and more.
func newWorld(t testing.TB) *world {
	t.Helper()
	return newWorldOf(t, deploy.Params{UnbondingPeriod: unbonding, UnbondingMargin: 60, MinWindow: 1, RevealRate: revealRate})
}

// newWorldOf deploys everything with times and rate of these parameters.
func newWorldOf(t testing.TB, p deploy.Params) *world {
	t.Helper()
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil), nil))
	require.NoError(t, err)
	w := &world{t: t, state: db, time: startTime, mover: challenger}
	var at [10]common.Address
	for i := range at {
		at[i] = crypto.CreateAddress(account(deployer), uint64(i))
	}
	w.token = w.create(&assaytoken.AssayTokenMetaData)
	w.vault = w.create(&stakevault.StakeVaultMetaData, at[0], at[2], p.UnbondingPeriod)
	w.tasks = w.create(&trainingtasks.TrainingTasksMetaData, at[1], at[3], p.MinWindow, p.Outage, p.UnbondingMargin, p.RevealRate, at[5], at[8])
	w.rounds = w.create(&trainingrounds.TrainingRoundsMetaData, at[2])
	w.create(&opreferee.OpRefereeMetaData)
	w.create(&aggregationfraud.AggregationFraudMetaData, at[3], at[4], account(stranger), account(stranger))
	w.create(&rootdescent.RootDescentMetaData, at[5], big.NewInt(bond))
	referee := w.create(&programreferee.ProgramRefereeMetaData)
	w.game = w.create(&trainingfraud.TrainingFraudMetaData, at[3], referee.at, at[9], common.Address{})
	w.dispute = w.create(&trainingdispute.TrainingDisputeMetaData, at[8], big.NewInt(bond))
	require.Equal(t, at[9], w.dispute.at)
	for i := sponsor; i < trainer+4; i++ {
		w.call(i, w.token, "mint", account(i), new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil))
		for _, c := range []contract{w.vault, w.tasks, w.dispute} {
			w.call(i, w.token, "approve", c.at, new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil))
		}
		w.call(i, w.vault, "deposit", big.NewInt(1e9))
	}
	return w
}

// ---- the task

// shape of the task's training: its programs with their constants, its records and its first state.
type shape interface {
	params() int
	programs(t testing.TB) (claim.Programs, [3][]program.Tensor)
	records(n uint64) [][]byte
	initial() protocol.State
}

// toy is a linear layer under squared error, trained by SGD with momentum.
type toy struct {
	width, classes, rows int
	// every: a micro-batch has a node of every primitive beside, which nothing depends on.
	every bool
	// rates, if there are any, are those of each step of each round, which the counter of the local state chooses among.
	rates []float32
}

func (s toy) params() int { return s.classes*s.width + s.classes }

// long has chains of two runs, tensors of several leaves, two fragments of two leaves each.
var long = toy{width: 300, classes: 3, rows: 2}

const (
	fragments  = 2
	innerSteps = 5
)

// programs of the toy, and the constants of each.
func (s toy) programs(t testing.TB) (claim.Programs, [3][]program.Tensor) {
	t.Helper()
	return s.programsAt(t, -0.0625)
}

// programsAt has another rate of learning, negative.
func (s toy) programsAt(t testing.TB, rate float32) (claim.Programs, [3][]program.Tensor) {
	t.Helper()
	var out claim.Programs
	var constants [3][]program.Tensor
	halves := protocol.Fragments(uint64(s.params()), fragments)
	whole := func(b *program.Builder) program.Value {
		var parts []program.Value
		for _, f := range halves {
			parts = append(parts, b.Copy(b.State(program.F32, int(f.Len()))))
		}
		return b.Concat(0, parts...)
	}
	build := func(b *program.Builder, i int) *program.Program {
		p, c, err := b.Build()
		require.NoError(t, err)
		constants[i] = c
		return p
	}
	b := program.NewMap()
	flat := whole(b)
	b.Output(b.Copy(b.Reshape(b.Slice(flat, 0, 0, s.classes*s.width), s.classes, s.width)))
	b.Output(b.Copy(b.Slice(flat, 0, s.classes*s.width, s.params())))
	b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(s.classes, s.width))))
	b.Output(b.Copy(b.Broadcast(b.Scalar(0), program.Of(s.classes))))
	if s.rates != nil {
		b.Output(b.Convert(program.I32, b.Mul(b.Convert(program.F32, b.Round()), b.Scalar(innerSteps))))
	}
	out.Prologue = build(b, 0)

	b = program.NewBuilder(2, 1)
	w, bias := b.State(program.F32, s.classes, s.width), b.State(program.F32, s.classes)
	mw, mb := b.State(program.F32, s.classes, s.width), b.State(program.F32, s.classes)
	var counter program.Value
	if s.rates != nil {
		counter = b.State(program.I32)
	}
	x, y := b.Copy(b.Batch(program.F32, 0, s.rows, s.width)), b.Copy(b.Batch(program.I32, 1, s.rows, s.classes))
	d := b.Sub(b.Linear(x, w, bias), b.Convert(program.F32, y))
	_, dw, db := b.LinearBackward(d, x, w)
	if s.every {
		everyPrimitive(b, x, w)
	}
	b.BeginStep()
	momentum := b.Scalar(0.5)
	mw, mb = b.Fma(momentum, mw, b.Reduce(dw)), b.Fma(momentum, mb, b.Reduce(db))
	chosen := b.Scalar(rate)
	if s.rates != nil {
		chosen = b.Gather(b.Constant(program.Floats(s.rates...), len(s.rates)), counter)
	}
	b.Output(b.SGD(w, mw, chosen))
	b.Output(b.SGD(bias, mb, chosen))
	b.Output(mw)
	b.Output(mb)
	if s.rates != nil {
		b.Output(b.Convert(program.I32, b.Add(b.Convert(program.F32, counter), b.Scalar(1))))
	}
	out.Step = build(b, 1)

	b = program.NewMap()
	flat = whole(b)
	w, bias = b.State(program.F32, s.classes, s.width), b.State(program.F32, s.classes)
	b.State(program.F32, s.classes, s.width)
	b.State(program.F32, s.classes)
	if s.rates != nil {
		b.State(program.I32)
	}
	delta := b.Sub(flat, b.Concat(0, b.Flat(w), bias))
	for _, f := range halves {
		b.Output(b.Copy(b.Slice(delta, 0, int(f.Lo), int(f.Hi))))
	}
	out.Epilogue = build(b, 2)
	return out, constants
}

// everyPrimitive adds a node of every primitive over inputs and weights, which are matrices of equal rows.
func everyPrimitive(b *program.Builder, x, w program.Value) {
	width := int(x.Shape().Dims[1])
	square := b.Mul(x, x)
	b.Copy(w)
	b.Concat(0, x, square)
	b.Gather(w, b.Iota(0, 2))
	b.Segsum(b.Iota(0, width), x, 5)
	code := b.Convert(program.I8, b.Mul(x, b.Scalar(256)))
	b.MatmulI8(code, code)
	b.Sum(x)
	b.Amax(x)
	positive := b.Add(square, b.Scalar(1))
	b.Div(x, positive)
	b.Fma(x, x, square)
	b.Sqrt(square)
	b.Rsqrt(positive)
	b.Exp(x)
	b.Log(positive)
	b.Tanh(x)
	b.Erf(x)
	b.Sin(x)
	b.Cos(x)
	b.Select(b.Cmp(program.CmpLt, x, square), b.Maximum(x, square), square)
	b.Random(b.Seed(), 2, 3)
}

// record has one row of the inputs and one of the targets.
func (s toy) record(index uint64) []byte {
	r := rand.New(rand.NewPCG(index, 7))
	var record []byte
	for range s.width {
		record = binary.LittleEndian.AppendUint32(record, math.Float32bits(float32(r.IntN(64)-32)/256))
	}
	for i := range s.classes {
		record = binary.LittleEndian.AppendUint32(record, uint32(int32(index%3)-int32(i)))
	}
	return record
}

func (s toy) records(n uint64) [][]byte {
	out := make([][]byte, n)
	for i := range out {
		out[i] = s.record(uint64(i))
	}
	return out
}

// initial is the first state.
func (s toy) initial() protocol.State {
	st := protocol.State{Params: make([]float32, s.params()), Momentum: make([]float32, s.params())}
	for i := range st.Params {
		st.Params[i] = float32(i%17-8) / 64
	}
	return st
}

// shelf is a data set in memory.
type shelf [][]byte

func (s shelf) Record(_ context.Context, index uint64) ([]byte, error) { return s[index], nil }

// dataset has records in memory.
func dataset(t testing.TB, records [][]byte) *training.Shelf {
	t.Helper()
	s, err := training.NewShelf(uint64(len(records)), shelf(records).Record)
	require.NoError(t, err)
	return s
}

// start posts the task, changed by edit, and begins its training with four trainers.
func (w *world) start(s shape, edit func(*protocol.TaskSpec)) {
	w.t.Helper()
	programs, constants := s.programs(w.t)
	const records = 11
	spec := &protocol.TaskSpec{
		Version: 1, ManifestHash: [32]byte{1}, ParamCount: uint64(s.params()), FragmentCount: fragments, InitialStateRoot: s.initial().Root(fragments),
		ProgramRoot: programs.Root(), DatasetRoot: protocol.DatasetRoot(s.records(records)), DatasetRecords: records, Seed: [32]byte{7}, Tier: uint8(protocol.TierVerified),
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666, PayloadBoundLog2: 10, TrainerCount: 4, Quorum: 3, InnerSteps: innerSteps, CheckpointInterval: 2, MaxRounds: 12,
		CommitteeSeats: 1, CommitteeThreshold: 1, EnrollWindow: 60, CommitWindow: 60, UploadWindow: 30, GraceWindowMs: 5000, FallbackWindow: 10,
		StateWindow: 12, ClaimWindow: 30, RevealWindow: 12, DisputeClock: 30, DisputeExtension: 5, RollbackDepth: 1, CascadeDepth: 8, MaxConsecutiveNec: 7, MaxMisses: 3,
		RewardPerGradient: big.NewInt(reward), CommissionBps: 1000, TrainerLock: big.NewInt(100_000), KeeperLock: big.NewInt(100_000), QuorumLock: big.NewInt(100_000),
		EnrollmentFee: big.NewInt(77), Token: w.token.at, Referee: crypto.CreateAddress(account(deployer), 5), Game: w.game.at,
	}
	if edit != nil {
		edit(spec)
	}
	w.task = claim.Task{Spec: spec, Programs: programs, Constants: constants}
	if w.spoil != nil {
		w.spoil(spec)
	} else {
		require.NoError(w.t, programs.Check(spec))
	}
	id := w.call(sponsor, w.tasks, "postTask", *spec)[0].([32]byte)
	w.task.ID = id
	w.call(keeper, w.tasks, "joinPool", id, big.NewInt(100_000), "")
	w.call(keeper, w.tasks, "acknowledgeTask", id)
	for i := range 4 {
		w.call(trainer+i, w.tasks, "enroll", id)
	}
}

// work is what trainer i does in a round.
func (w *world) work(s shape, i int, round uint32) claim.Work {
	return claim.Work{Round: round, Trainer: account(trainer + i), Params: s.initial().Params, Records: shelf(s.records(w.task.Spec.DatasetRecords))}
}

// honest is the right claim of trainer i in a round. Its parent is the root of the initial state, with which every round of these tests begins.
func (w *world) honest(s shape, i int, round uint32) *training.Claim {
	w.t.Helper()
	return w.made(w.task, w.work(s, i, round))
}

// made is the claim of whoever does that work, by the programs of a task that may be another one.
func (w *world) made(by claim.Task, work claim.Work) *training.Claim {
	w.t.Helper()
	r, err := claim.NewReplayer(by)
	require.NoError(w.t, err)
	c := &training.Claim{Task: &w.task}
	c.Gradient = protocol.OuterGradient{TaskId: w.task.ID, Round: work.Round, Trainer: work.Trainer, ParentRoot: w.task.Spec.InitialStateRoot}
	var state []program.Tensor
	schedule := w.task.Schedule()
	for j := range schedule.Segments() {
		lo, hi := uint32(0), uint32(1)
		if j != schedule.Prologue() && j != schedule.Epilogue() {
			lo, hi = schedule.StepsOf(j)
		}
		var segment []*training.Transition
		for step := lo; step < hi; step++ {
			p, in, err := r.Inputs(w.t.Context(), work, j, step, state)
			require.NoError(w.t, err)
			t, err := training.NewTransition(p, in)
			require.NoError(w.t, err)
			segment, state = append(segment, t), t.State()
		}
		c.Segments = append(c.Segments, segment)
	}
	var delta []float32
	for _, x := range state {
		delta = append(delta, x.F32...)
	}
	c.Payload, err = w.task.Spec.ClaimedLeaves(delta)
	require.NoError(w.t, err)
	w.seal(c)
	return c
}

// seal signs the claim as it is now.
func (w *world) seal(c *training.Claim) {
	w.t.Helper()
	root, err := w.task.Spec.PayloadLeavesRoot(c.Payload, w.task.ID, c.Gradient.Round, c.Gradient.Trainer)
	require.NoError(w.t, err)
	last := c.Segments[len(c.Segments)-1]
	last[0].Local = root
	c.Gradient.PayloadRoot, c.Gradient.ClaimHash = root, c.Checkpoints().Root()
	if c.Gradient.Deadline == 0 {
		c.Gradient.Deadline = w.time + 30
	}
	digest := w.call(stranger, w.rounds, "outerGradientDigest", c.Signed().Gradient)[0].([32]byte)
	for i := range 4 {
		if account(trainer+i) == c.Gradient.Trainer {
			c.Signature, err = crypto.Sign(digest[:], key(trainer+i))
			require.NoError(w.t, err)
			c.Signature[64] += 27
		}
	}
}

// id is the claim's name.
func (w *world) id(c *training.Claim) [32]byte {
	return w.call(stranger, w.game, "claimId", c.Signed())[0].([32]byte)
}

// ---- rounds

// commit submits a gradient.
func (w *world) commit(c *training.Claim) {
	w.t.Helper()
	w.call(stranger, w.rounds, "submitOuterGradient", c.Signed().Gradient, c.Signature)
}

// others commits made-up gradients of all trainers but these.
func (w *world) others(round uint32, parent [32]byte, but ...int) {
	w.t.Helper()
	for i := range 4 {
		if containsInt(but, i) {
			continue
		}
		g := trainingfraud.OuterGradient{TaskId: w.task.ID, Round: round, Trainer: account(trainer + i), ParentRoot: parent,
			PayloadRoot: [32]byte{byte(round), byte(i), 1}, ClaimHash: [32]byte{byte(i), 2}, Deadline: w.time + 30}
		digest := w.call(stranger, w.rounds, "outerGradientDigest", g)[0].([32]byte)
		signature, err := crypto.Sign(digest[:], key(trainer+i))
		require.NoError(w.t, err)
		signature[64] += 27
		w.call(stranger, w.rounds, "submitOuterGradient", g, signature)
	}
}

func containsInt(list []int, x int) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

func (w *world) head() trainingrounds.Head {
	return as[trainingrounds.Head](w.call(stranger, w.rounds, "headOf", w.task.ID)[0])
}

func (w *world) round(n uint32) trainingrounds.Round {
	return as[trainingrounds.Round](w.call(stranger, w.rounds, "roundOf", w.task.ID, n)[0])
}

// propose lets the keeper propose what was committed, with the initial state as the new one: the next round begins there again.
func (w *world) propose() {
	w.t.Helper()
	head := w.head()
	r := w.round(head.Round)
	if r.Status == uint8(5) { // overturned: the keeper alone
		w.proposal(head, r)
		return
	}
	times := w.call(stranger, w.rounds, "deadlinesOf", w.task.ID)
	w.time = max(w.time, times[0].(uint64)+1)
	w.call(stranger, w.tasks, "tick", w.task.ID)
	if r.Committed != head.ActiveSlots {
		w.time = max(w.time, times[1].(uint64))
	}
	w.proposal(head, w.round(head.Round))
}

func (w *world) proposal(head trainingrounds.Head, r trainingrounds.Round) {
	w.t.Helper()
	words := append(r.FrozenHash[:], common.LeftPadBytes(new(big.Int).SetUint64(r.Committed).Bytes(), 32)...)
	set := crypto.Keccak256Hash(words)
	p := trainingrounds.Proposal{TaskId: w.task.ID, Round: head.Round, ParentRoot: head.StateRoot, Included: r.Committed, NewRoot: w.task.Spec.InitialStateRoot, AuxRoot: [32]byte{1}}
	digest := w.call(stranger, w.rounds, "syncRoundDigest", p.TaskId, p.Round, p.ParentRoot, [32]byte(set), p.NewRoot, p.AuxRoot)[0].([32]byte)
	signature, err := crypto.Sign(digest[:], key(keeper))
	require.NoError(w.t, err)
	signature[64] += 27
	w.call(stranger, w.rounds, "proposeRound", p, []trainingrounds.WitnessSignature{{Keeper: account(keeper), Signature: signature}})
}

// finish ticks until the task has ended.
func (w *world) finish() {
	w.t.Helper()
	for range 100 {
		if w.status() > 3 {
			return
		}
		w.time += 20
		if _, err := w.try(stranger, w.tasks, "tick", w.task.ID); err != nil {
			require.True(w.t, strings.HasPrefix(err.Error(), "NothingDue"), err)
		}
	}
	w.t.Fatal("the task does not end")
}

func (w *world) status() uint8 {
	return w.call(stranger, w.tasks, "statusOf", w.task.ID)[0].(uint8)
}

// lock is the stake that trainer i has locked.
func (w *world) lock(i int) int64 {
	return w.call(stranger, w.vault, "lockOf", w.task.ID, uint8(0), account(trainer+i))[0].(*big.Int).Int64()
}

func (w *world) balance(c contract) int64 {
	return w.call(stranger, w.token, "balanceOf", c.at)[0].(*big.Int).Int64()
}

// books agree with the token in every contract that holds some.
func (w *world) books() {
	w.t.Helper()
	for _, c := range []contract{w.vault, w.tasks, w.dispute} {
		require.Equal(w.t, w.call(stranger, c, "owed")[0].(*big.Int).Int64(), w.balance(c))
	}
}

// ---- disputes

// position of a dispute.
func (w *world) position(id int64) trainingdispute.IDisputeViewsPosition {
	w.t.Helper()
	return as[trainingdispute.IDisputeViewsPosition](w.call(stranger, w.dispute, "positionOf", big.NewInt(id))[0])
}

// open begins a dispute.
func (w *world) open(c *training.Claim, segment uint32) int64 {
	w.t.Helper()
	return w.call(challenger, w.dispute, "open", c.Signed(), segment)[0].(*big.Int).Int64()
}

// post answers with a segment.
func (w *world) post(c *training.Claim, segment int, ids ...int64) {
	w.t.Helper()
	posting, err := c.Posting(segment)
	require.NoError(w.t, err)
	list := make([]*big.Int, len(ids))
	for i := range ids {
		list[i] = big.NewInt(ids[i])
	}
	w.call(w.trainerOf(c), w.dispute, "postSegment", c.Signed(), uint32(segment), posting, list)
}

func (w *world) trainerOf(c *training.Claim) int {
	for i := range 4 {
		if account(trainer+i) == c.Gradient.Trainer {
			return trainer + i
		}
	}
	w.t.Fatal("no trainer")
	return 0
}

// proven is the event of a conviction, as long as nothing else is looked at: what the game says.
func (w *world) condemned(c *training.Claim) bool {
	return w.call(stranger, w.game, "isCondemned", w.id(c))[0].(bool)
}
