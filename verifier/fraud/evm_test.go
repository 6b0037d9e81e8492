package fraud

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/opreferee"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops/num"
	"assay/repops/quant"
)

// machine is an EVM with the contracts OpReferee and AggregationFraud as they are deployed. The rounds and tasks contracts that they
// ask are played by Go: who is enrolled is what the round at hand says, and every statement stands.
type machine struct {
	evm              *vm.EVM
	state            *state.StateDB
	referee, fraud   common.Address
	opReferee        *opreferee.OpReferee
	aggregationFraud *aggregationfraud.AggregationFraud
	rounds, tasks    *abi.ABI
	// The round at hand, and what the last overturn cleared.
	round   *fixture
	cleared uint64
}

var (
	roundsAt = common.HexToAddress("0xf001")
	tasksAt  = common.HexToAddress("0xf002")
	sender   = common.HexToAddress("0xcafe")
)

// played is a contract whose calls Go answers.
type played struct {
	abi    *abi.ABI
	answer func(method string, args []any) ([]any, error)
}

func (p played) Name() string                { return "played" }
func (p played) RequiredGas(_ []byte) uint64 { return 0 }

// Run answers a call; an error that is ABI-encoded data is reverted with.
func (p played) Run(input []byte) ([]byte, error) {
	method, err := p.abi.MethodById(input[:4])
	if err != nil {
		return nil, err
	}
	args, err := method.Inputs.Unpack(input[4:])
	if err != nil {
		return nil, err
	}
	out, err := p.answer(method.Name, args)
	var revert reverted
	if errors.As(err, &revert) {
		return revert, vm.ErrExecutionReverted
	}
	if err != nil {
		return nil, err
	}
	return method.Outputs.Pack(out...)
}

type reverted []byte

func (reverted) Error() string { return "reverted" }

func newMachine(t testing.TB) *machine {
	t.Helper()
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil), nil))
	require.NoError(t, err)
	m := &machine{state: db, opReferee: opreferee.NewOpReferee(), aggregationFraud: aggregationfraud.NewAggregationFraud()}
	m.rounds, err = trainingrounds.TrainingRoundsMetaData.ParseABI()
	require.NoError(t, err)
	m.tasks, err = trainingtasks.TrainingTasksMetaData.ParseABI()
	require.NoError(t, err)
	cfg := &runtime.Config{
		ChainConfig: params.AllDevChainProtocolChanges, State: db, Origin: sender, GasLimit: math.MaxUint64,
		BlockNumber: new(big.Int), Difficulty: new(big.Int), GasPrice: new(big.Int), BaseFee: new(big.Int), BlobBaseFee: new(big.Int),
		Random: new(common.Hash), GetHashFn: func(uint64) common.Hash { return common.Hash{} },
	}
	m.evm = runtime.NewEnv(cfg)
	precompiles := vm.ActivePrecompiledContracts(cfg.ChainConfig.Rules(cfg.BlockNumber, true, 0))
	precompiles[roundsAt], precompiles[tasksAt] = played{m.rounds, m.askRounds}, played{m.tasks, m.askTasks}
	m.evm.SetPrecompiles(precompiles)
	for _, at := range []common.Address{roundsAt, tasksAt} {
		db.SetCode(at, []byte{byte(vm.INVALID)}, tracing.CodeChangeUnspecified)
	}
	m.referee = m.deploy(t, opreferee.OpRefereeMetaData.Bin, nil)
	m.fraud = m.deploy(t, aggregationfraud.AggregationFraudMetaData.Bin,
		m.aggregationFraud.PackConstructor(roundsAt, m.referee, common.Address{1}, common.Address{2}))
	return m
}

func (m *machine) deploy(t testing.TB, bin string, args []byte) common.Address {
	t.Helper()
	code, err := hex.DecodeString(strings.TrimPrefix(bin, "0x"))
	require.NoError(t, err)
	require.NotEmpty(t, code, "the binding has no bytecode")
	_, at, _, err := m.evm.Create(sender, append(code, args...), math.MaxUint64>>1, new(uint256.Int))
	require.NoError(t, err)
	return at
}

func (m *machine) askRounds(method string, args []any) ([]any, error) {
	switch method {
	case "tasks":
		return []any{tasksAt}, nil
	case "isStanding", "isOverturnable":
		return []any{true}, nil
	case "signersOf":
		return []any{[]common.Address{}}, nil
	case "overturnRound":
		m.cleared = args[2].(uint64)
		return []any{uint16(1)}, nil
	case "potId":
		return []any{[32]byte{}}, nil
	}
	return nil, fmt.Errorf("unexpected call of %s", method)
}

func (m *machine) askTasks(method string, args []any) ([]any, error) {
	switch method {
	case "specOf":
		spec := *m.round.Round.Spec
		zero := new(big.Int)
		spec.RewardPerGradient, spec.TrainerLock, spec.KeeperLock, spec.QuorumLock, spec.EnrollmentFee = zero, zero, zero, zero, zero
		return []any{trainingtasks.TrainingTaskSpec(spec)}, nil
	}
	return nil, fmt.Errorf("unexpected call of %s", method)
}

// call calls a contract and undoes what the call did.
func (m *machine) call(at common.Address, input []byte) (out []byte, logs []*types.Log, err error) {
	snapshot, before := m.state.Snapshot(), len(m.state.Logs())
	// A real chain's limit is far below: what does not fit here is an error.
	out, _, err = m.evm.Call(sender, at, input, 1<<40, new(uint256.Int))
	logs = append(logs, m.state.Logs()[before:]...)
	m.state.RevertToSnapshot(snapshot)
	return out, logs, err
}

// judge is the contract's verdict on a proof, in the model's form.
func (m *machine) judge(t testing.TB, f *fixture, s Statement, proof any) Verdict {
	t.Helper()
	m.round, m.cleared = f, 0
	c := m.aggregationFraud
	var input []byte
	switch p := proof.(type) {
	case *StepProof:
		input = c.PackProveStep(s, nil, *p)
	case *InterleavedProof:
		input = c.PackProveInterleaved(s, nil, *p)
	case *PayloadProof:
		input = c.PackProvePayload(s, nil, *p)
	case *PartialProof:
		input = c.PackProvePartial(s, nil, *p)
	case *TotalProof:
		input = c.PackProveTotal(s, nil, *p)
	case *ScoreProof:
		input = c.PackProveScore(s, nil, *p)
	}
	out, logs, err := m.call(m.fraud, input)
	if err == nil {
		require.Len(t, logs, 1)
		e, err := c.UnpackFraudProvenEvent(logs[0])
		require.NoError(t, err)
		require.Equal(t, protocol.Statement(s).ID(), protocol.Hash(e.Statement))
		require.True(t, e.Overturned)
		return Verdict{Fault: protocol.Fault(e.Fault), Element: e.Element, Expected: e.Expected, Claimed: e.Claimed, Cleared: m.cleared}
	}
	require.ErrorIs(t, err, vm.ErrExecutionReverted, "%T: %+v", proof, proof)
	require.GreaterOrEqual(t, len(out), 4, "%T", proof)
	switch [4]byte(out) {
	case selector("ClaimIsCorrect()"):
		return Verdict{Outcome: ClaimIsCorrect}
	case selector("BadEvidence(string)"):
		text, err := abi.NewType("string", "", nil)
		require.NoError(t, err)
		part, err := abi.Arguments{{Type: text}}.Unpack(out[4:])
		require.NoError(t, err)
		return Verdict{Outcome: BadEvidence, Part: part[0].(string)}
	}
	t.Fatalf("%T reverts with %x", proof, out)
	return Verdict{}
}

// selector names a Solidity error.
func selector(signature string) [4]byte { return [4]byte(crypto.Keccak256([]byte(signature))) }

// TestTheContractJudgesAsTheModel: for every rule and number format, true proofs, convicting ones and mutated ones get the same
// verdict of the contract, down to the part that it refuses and the numbers that it emits.
func TestTheContractJudgesAsTheModel(t *testing.T) {
	m := newMachine(t)
	r := rand.New(rand.NewPCG(7, 1))
	n := attempts(20, 400)
	for _, ru := range rules {
		for _, q := range quantizations {
			t.Run(ru.with(q), func(t *testing.T) {
				h := newHostile(t, r, ru, q, 900, 2)
				same := func(s Statement, proof any) Verdict {
					t.Helper()
					want := h.judge(t, s, proof)
					require.Equal(t, want, m.judge(t, h.fixture, s, proof), "%T: %+v", proof, proof)
					return want
				}
				for _, p := range h.truths(t, r, h.Trees) {
					require.Equal(t, ClaimIsCorrect, same(h.honest, p).Outcome)
				}
				mutated := mutator{r, h.pool}
				for range n {
					p := clone(h.pool[r.IntN(len(h.pool))])
					mutated.mutate(p)
					require.NotEqual(t, Convict, same(h.honest, p).Outcome)
				}
				for _, w := range wrongnesses {
					if !w.applies(h.Round.Spec) {
						continue
					}
					s, trees, _ := h.lie(t, w.tamper(h.fixture, r))
					proof, err := h.Trail(s, h.descend(t, s, trees))
					require.NoError(t, err)
					require.Equal(t, w.fault, same(s, proof).Fault, w.name)
					pool := append(h.truths(t, r, trees), proof)
					for _, p := range pool {
						same(s, p)
					}
					for range n / 4 {
						p := clone(pool[r.IntN(len(pool))])
						mutated.mutate(p)
						same(s, p)
					}
				}
			})
		}
	}
}

// TestTheContractAndWildStatements: statements that nobody honest signs, for any number of trainers, with any bits in them, ill-formed
// leaves, other bitmaps: the contract has the model's verdict, and never another revert.
func TestTheContractAndWildStatements(t *testing.T) {
	m := newMachine(t)
	r := rand.New(rand.NewPCG(7, 5))
	outcomes := map[string]int{}
	for range attempts(8, 100) {
		for _, ru := range rules {
			q := quantizations[r.IntN(len(quantizations))]
			n := []int{5, 6, 7, 16, 33, 62}[r.IntN(6)]
			if !specOf(ru, q, 1, 1).Pairwise() && r.IntN(3) == 0 {
				n = 3
			}
			p := uint64(1 + r.IntN(1500))
			f := newFixture(t, r, specOf(ru, q, p, uint32(min(p, 3))), n, nil)
			lie, trees, _ := f.lie(t, f.wild(r))
			pool := append(f.truths(t, r, trees), f.truths(t, r, f.Trees)...)
			mutated := mutator{r, pool}
			for i := range 60 {
				proof, s := clone(pool[i%len(pool)]), lie
				if i >= len(pool) {
					switch r.IntN(4) {
					case 0:
						mutated.mutate(proof)
					case 1:
						mutated.spoil(proof)
					}
					for range r.IntN(3) {
						recommit(r, f, &s, proof)
					}
					switch r.IntN(12) {
					case 0:
						s.Included ^= 1 << r.IntN(64)
					case 1:
						s.Included = []uint64{0, math.MaxUint64, r.Uint64()}[r.IntN(3)]
					case 2:
						s.Round++
					case 3:
						f.Round.Spec.AggregationParam = r.Uint32N(4) | r.Uint32N(8)<<16
					}
				}
				want := f.judge(t, s, proof)
				require.Equal(t, want, m.judge(t, f, s, proof), "%s, %d trainers: %T %+v", ru.with(q), n, proof, proof)
				name := want.Outcome.String() + want.Part
				if want.Outcome == Convict {
					name += want.Fault.String()
					if want.Expected == want.Claimed {
						name += " ill-formed"
					}
				}
				outcomes[name]++
				f.Round.Spec.AggregationParam = ru.param
			}
		}
	}
	t.Log(outcomes)
	for _, want := range []string{"ConvictParameter", "ConvictMomentum", "ConvictInterleaved", "ConvictInterleaved ill-formed",
		"ConvictPartial", "ConvictPartial ill-formed", "ConvictTotal", "ConvictScore", "ConvictPayload ill-formed",
		"ClaimIsCorrect", "BadEvidenceincluded", "BadEvidenceclaimed", "BadEvidenceentries"} {
		require.NotZero(t, outcomes[want], want)
	}
}

// TestTheContractAndDeepReductions is the same for reductions of three levels.
func TestTheContractAndDeepReductions(t *testing.T) {
	m := newMachine(t)
	r := rand.New(rand.NewPCG(7, 2))
	for i, ru := range []rule{rules[3], rules[5]} {
		h := newFixture(t, r, specOf(ru, quantizations[1+i], 256*256+300, 1), 5, nil)
		for range attempts(2, 20) {
			for _, p := range h.truths(t, r, h.Trees) {
				require.Equal(t, ClaimIsCorrect, m.judge(t, h, h.honest, p).Outcome, "%T", p)
			}
			for _, w := range wrongnesses {
				if !w.applies(h.Round.Spec) {
					continue
				}
				s, trees, _ := h.lie(t, w.tamper(h, r))
				proof, err := h.Trail(s, h.descend(t, s, trees))
				require.NoError(t, err)
				require.Equal(t, h.judge(t, s, proof), m.judge(t, h, s, proof), w.name)
			}
		}
	}
}

// TestTheContractAndMalformedPayloads: payload leaves of every kind of bytes.
func TestTheContractAndMalformedPayloads(t *testing.T) {
	m := newMachine(t)
	r := rand.New(rand.NewPCG(7, 3))
	for _, q := range quantizations {
		outcomes := map[Outcome]int{}
		for range attempts(60, 1000) {
			var bad uint64
			f := newFixture(t, r, specOf(rules[0], q, 1300, 1), 1, func(payload int, leaves []byte) {
				if payload == 0 {
					bad = r.Uint64N(uint64(len(leaves) / q.LeafBytes()))
					spoilLeaf(r, q, leaves[int(bad)*q.LeafBytes():][:q.LeafBytes()])
				}
			})
			proof, err := Payload(f.Round, f.Entries, f.src, &transition.Malformed{Leaf: bad})
			require.NoError(t, err)
			want := f.judge(t, f.honest, proof)
			require.Equal(t, want, m.judge(t, f, f.honest, proof))
			outcomes[want.Outcome]++
		}
		require.NotZero(t, outcomes[Convict], q)
		require.NotZero(t, outcomes[ClaimIsCorrect], q)
	}
}

// spoilLeaf changes a leaf where it hurts: the scale, a code, the tail.
func spoilLeaf(r *rand.Rand, q protocol.Quantization, leaf []byte) {
	block := 4
	if blocks, ok := q.Blocks(); ok {
		block = blocks.BlockBytes()
	}
	at := r.IntN(len(leaf)/block) * block
	switch r.IntN(5) {
	case 0:
		leaf[at+r.IntN(4)] ^= 1 << r.IntN(8)
	case 1:
		leaf[len(leaf)-1-r.IntN(40)] ^= 1 << r.IntN(8)
	case 2:
		scales := []uint32{0, 0x80000000, 0x7f800000, 0x7fc00000, 0x00000100, 0x49800000, 0x7f7fff00}
		scale := scales[r.IntN(len(scales))]
		if q == protocol.QuantizationSparseTop1 {
			scale = bits.ReverseBytes32(scale)
		}
		binary.LittleEndian.PutUint32(leaf[at:], scale)
	case 3:
		leaf[at+r.IntN(block)] = []byte{0x80, 0x81, 0x7f, 0x88, 0x78}[r.IntN(5)]
	default:
		clear(leaf[at+min(4, block-1) : at+block])
	}
}

// bits32 are binary32 patterns from everywhere: ordinary numbers, the edges, NaN of any kind.
func bits32(r *rand.Rand) uint32 {
	edges := []uint32{0, 1, 0x007fffff, 0x00800000, 0x3f800000, 0x7f7fffff, 0x7f800000, 0x7fc00000, 0x7f800001, 0xffffffff}
	switch r.IntN(4) {
	case 0:
		return edges[r.IntN(len(edges))] | r.Uint32N(2)<<31
	case 1:
		return r.Uint32()
	}
	return math.Float32bits(float32(r.NormFloat64() * math.Ldexp(1, r.IntN(40)-20)))
}

func bits64(r *rand.Rand) uint64 {
	edges := []uint64{0, 1, 1 << 52, 0x3ff << 52, 0x7fefffffffffffff, 0x7ff << 52, 0x7ff8 << 48, 0x7ff<<52 | 1, math.MaxUint64}
	switch r.IntN(4) {
	case 0:
		return edges[r.IntN(len(edges))] | r.Uint64N(2)<<63
	case 1:
		return r.Uint64()
	}
	return math.Float64bits(math.Abs(r.NormFloat64()) * math.Ldexp(1, r.IntN(40)-20))
}

func words32(r *rand.Rand, n int) (b []byte) {
	same := bits32(r)
	for range n {
		x := bits32(r)
		if r.IntN(4) == 0 {
			x = same // ties
		}
		b = binary.LittleEndian.AppendUint32(b, x)
	}
	return b
}

func words64(r *rand.Rand, n int) (b []byte) {
	same := bits64(r)
	for range n {
		x := bits64(r)
		if r.IntN(4) == 0 {
			x = same
		}
		b = binary.LittleEndian.AppendUint64(b, x)
	}
	return b
}

// TestTheRefereeComputesAsTheModel compares OpReferee, function by function, on operands of any bits and all sizes.
func TestTheRefereeComputesAsTheModel(t *testing.T) {
	m := newMachine(t)
	r := rand.New(rand.NewPCG(7, 4))
	c := m.opReferee
	ask := func(input []byte) []byte {
		out, _, err := m.call(m.referee, input)
		require.NoError(t, err, "%x", out)
		return out
	}
	big64 := func(x int) *big.Int { return big.NewInt(int64(x)) }
	t.Run("aggregate", func(t *testing.T) {
		for range attempts(2, 60) {
			for n := 1; n <= 64; n++ {
				for rule := protocol.Mean; rule.Known(); rule++ {
					values, param, clip, scores := words32(r, n), uint32(0), uint32(0), []byte(nil)
					switch rule {
					case protocol.Mean, protocol.WeightedMean:
						if r.IntN(2) == 0 {
							clip = bits32(r)
						}
					case protocol.TrimmedMean:
						param = r.Uint32N(uint32(n)/2 + 2)
					case protocol.Krum, protocol.MultiKrum:
						param = r.Uint32N(40) | r.Uint32N(uint32(n)+2)<<16
					}
					if rule == protocol.WeightedMean {
						scores = words32(r, n)
					} else if clip != 0 || rule >= protocol.Krum {
						scores = words64(r, n)
					}
					got, err := c.UnpackAggregate(ask(c.PackAggregate(uint8(rule), param, clip, values, scores)))
					require.NoError(t, err)
					require.Equal(t, aggregate(rule, param, clip, values, scores), got,
						"%s param %#x clip %#x values %x scores %x", rule, param, clip, values, scores)
				}
			}
		}
	})
	t.Run("outer", func(t *testing.T) {
		for range attempts(500, 50_000) {
			mu, b, d, lr, p := bits32(r), bits32(r), bits32(r), bits32(r), bits32(r)
			got, err := c.UnpackOuterMomentum(ask(c.PackOuterMomentum(mu, b, d)))
			require.NoError(t, err)
			require.Equal(t, outerMomentum(mu, b, d), got, "%#x %#x %#x", mu, b, d)
			got, err = c.UnpackOuterParameter(ask(c.PackOuterParameter(mu, lr, b, d, p)))
			require.NoError(t, err)
			require.Equal(t, outerParameter(mu, lr, b, d, p), got, "%#x %#x %#x %#x %#x", mu, lr, b, d, p)
		}
	})
	t.Run("reductions", func(t *testing.T) {
		for n := 1; n <= 256; n++ {
			for range attempts(1, 20) {
				x, y := words32(r, n), words32(r, n)
				if r.IntN(3) == 0 {
					y = nil
				}
				got, err := c.UnpackSquares(ask(c.PackSquares(x, y)))
				require.NoError(t, err)
				require.Equal(t, squares(x, y), got, "%x %x", x, y)
				z := words64(r, n)
				got, err = c.UnpackSum(ask(c.PackSum(z)))
				require.NoError(t, err)
				require.Equal(t, sum(z), got, "%x", z)
			}
		}
	})
	t.Run("score", func(t *testing.T) {
		for n := 1; n <= 64; n++ {
			for range attempts(5, 200) {
				row, i, f := words64(r, n), r.IntN(n), r.IntN(n+2)
				got, err := c.UnpackScore(ask(c.PackScore(row, big64(i), big64(f))))
				require.NoError(t, err)
				require.Equal(t, score(row, i, f), got, "%x %d %d", row, i, f)
			}
		}
	})
	t.Run("payload", func(t *testing.T) {
		formed := 0
		for _, q := range quantizations {
			for range attempts(300, 20_000) {
				elements := 1 + r.IntN(int(q.LeafElements()))
				leaf := make([]byte, q.LeafBytes())
				x := vector(r, uint64(elements))
				for i := range x {
					if r.IntN(50) == 0 {
						x[i] = num.Canonical(float(bits32(r)))
						if !(x[i] > -1e30 && x[i] < 1e30) {
							x[i] = 0
						}
					}
				}
				if blocks, ok := q.Blocks(); ok {
					require.NoError(t, quant.Quantise(leaf, x, blocks))
				} else {
					for i, v := range x {
						binary.LittleEndian.PutUint32(leaf[4*i:], math.Float32bits(v))
					}
				}
				for range r.IntN(3) {
					spoilLeaf(r, q, leaf)
				}
				bound := int16(r.IntN(40) - 5)
				switch r.IntN(8) {
				case 0:
					leaf = leaf[:r.IntN(len(leaf))]
				case 1:
					bound = int16(r.Uint32())
				case 2:
					bound = int16(120 + r.IntN(10))
				case 3:
					bound = int16(1000 + r.IntN(100))
					if q == protocol.QuantizationNone {
						binary.LittleEndian.PutUint32(leaf[4*r.IntN(elements):], 0x7f800000|r.Uint32N(2)<<31)
					}
				}
				got, err := c.UnpackPayloadWellFormed(ask(c.PackPayloadWellFormed(uint8(q), bound, leaf, big64(elements))))
				require.NoError(t, err)
				want := payloadWellFormed(q, bound, leaf, elements)
				require.Equal(t, want, got, "%s bound %d elements %d leaf %x", q, bound, elements, leaf)
				if !want {
					continue
				}
				formed++
				first := r.IntN(elements)
				count := 1 + r.IntN(elements-first)
				values, err := c.UnpackDequantise(ask(c.PackDequantise(uint8(q), leaf, big64(first), big64(count))))
				require.NoError(t, err)
				require.Equal(t, dequantise(q, leaf, first, count), values)
			}
		}
		require.Greater(t, formed, 100)
	})
}
