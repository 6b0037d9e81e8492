package specrules_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/internal/specrules"
	"assay/protocol"
	"assay/repops/num"
)

var update = flag.Bool("update", false, "write vectors/spec.json instead of comparing it")

const (
	vectors = "../../vectors/spec.json"

	day             = 24 * 60 * 60
	leastNormalBits = 0x00800000
	infinityBits    = 0x7f800000
	oneBits         = 0x3f800000
)

type TaskSpec = protocol.TaskSpec

// TestVectors fails when the checked-in file is not what this code computes.
func TestVectors(t *testing.T) {
	b := caseALine(t, specVectors(t))
	if *update {
		require.NoError(t, os.WriteFile(vectors, b, 0o644))
		return
	}
	want, err := os.ReadFile(vectors)
	require.NoError(t, err)
	if !bytes.Equal(want, b) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./internal/specrules -run TestVectors -update", vectors)
	}
}

// caseALine writes a file as JSON with one line a field and one line a case, which keeps differences readable.
func caseALine(t *testing.T, f specFile) []byte {
	cases := f.Cases
	f.Cases = nil
	header, err := json.Marshal(f)
	require.NoError(t, err)
	dec := json.NewDecoder(bytes.NewReader(header))
	_, err = dec.Token()
	require.NoError(t, err)
	out := bytes.NewBufferString("{")
	for {
		key, err := dec.Token()
		require.NoError(t, err)
		fmt.Fprintf(out, "\n%q: ", key)
		if key == "cases" {
			break
		}
		var raw json.RawMessage
		require.NoError(t, dec.Decode(&raw))
		fmt.Fprintf(out, "%s,", raw)
	}
	for i, c := range cases {
		line, err := json.Marshal(c)
		require.NoError(t, err)
		fmt.Fprintf(out, "%c\n%s", "[,"[min(i, 1)], line)
	}
	out.WriteString("\n]\n}\n")
	return out.Bytes()
}

func randomHash(r *rand.Rand) (h protocol.Hash) {
	for i := range h {
		h[i] = byte(r.Uint32())
	}
	return h
}

func randomAddress(r *rand.Rand) (a common.Address) {
	for i := range a {
		a[i] = byte(r.Uint32())
	}
	return a
}

type specCase struct {
	Name string `json:"name"`
	// Outage and RevealRate of the deployment that it is posted to.
	Outage     uint32        `json:"outage"`
	RevealRate uint32        `json:"revealRate"`
	Spec       TaskSpec      `json:"spec"`
	Encoded    hexutil.Bytes `json:"encoded"`
	SpecHash   protocol.Hash `json:"specHash"`
	Error      string        `json:"error"`
	Field      string        `json:"field"`
	Rule       string        `json:"rule"`
}

type specFile struct {
	Token           common.Address `json:"token"`
	Referee         common.Address `json:"referee"`
	Game            common.Address `json:"game"`
	MinWindow       uint32         `json:"minWindow"`
	UnbondingPeriod uint64         `json:"unbondingPeriod"`
	UnbondingMargin uint64         `json:"unbondingMargin"`
	DisputeBond     string         `json:"disputeBond"`
	Count           int            `json:"count"`
	Cases           []specCase     `json:"cases"`
}

// limits are those of the deployment that a case is posted to.
func (f specFile) limits(c specCase) specrules.Limits {
	return specrules.Limits{Token: f.Token, Referee: f.Referee, Game: f.Game, MinWindow: f.MinWindow, Outage: c.Outage, RevealRate: c.RevealRate,
		UnbondingPeriod: f.UnbondingPeriod, UnbondingMargin: f.UnbondingMargin, DisputeBond: bigInt(f.DisputeBond)}
}

// goodSpec is the shape of the first real task.
func goodSpec(r *rand.Rand, l specrules.Limits) TaskSpec {
	return TaskSpec{
		Version: 1, ManifestHash: randomHash(r), ParamCount: 4810, FragmentCount: 4, InitialStateRoot: randomHash(r),
		DatasetRoot: randomHash(r), DatasetRecords: 1437, Seed: randomHash(r),
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666, PayloadBoundLog2: 10,
		TrainerCount: 4, Quorum: 3, InnerSteps: 20, MaxRounds: 12, CommitteeSeats: 1, CommitteeThreshold: 1,
		EnrollWindow: 60, CommitWindow: 60, UploadWindow: 30, GraceWindowMs: 5000, FallbackWindow: 10, StateWindow: 12,
		ClaimWindow: 30, RevealWindow: 12, DisputeClock: 30, DisputeExtension: 5,
		RollbackDepth: 1, CascadeDepth: 8, MaxConsecutiveNec: 8, MaxMisses: 3,
		RewardPerGradient: big.NewInt(1e18), CommissionBps: 500,
		TrainerLock: bigInt("8000000000000000000"), KeeperLock: bigInt("80000000000000000000"), QuorumLock: bigInt("64000000000000000000"),
		EnrollmentFee: big.NewInt(1e17), Token: l.Token, Referee: l.Referee, Game: l.Game,
	}
}

func bigInt(s string) *big.Int {
	v, ok := new(big.Int).SetString(s, 10)
	if !ok {
		panic(s)
	}
	return v
}

func specVectors(t *testing.T) specFile {
	r := rand.New(rand.NewPCG(0xa55a, 9))
	// Just enough for the longest windows with the default extension of 5 s, of which a dispute may take 25.
	f := specFile{Token: randomAddress(r), Referee: randomAddress(r), Game: randomAddress(r), MinWindow: 1,
		UnbondingPeriod: 121*day + 27*5, UnbondingMargin: day, DisputeBond: "6000000000000000000"}
	good := goodSpec(r, f.limits(specCase{}))
	outage, rate := uint32(0), uint32(7*16384)
	add := func(name string, broken string, change func(*TaskSpec)) {
		s := good
		change(&s)
		c := specCase{Name: name, Outage: outage, RevealRate: rate, Spec: s, Encoded: s.Encode(), SpecHash: s.SpecHash()}
		if err := specrules.Check(&s, f.limits(c)); err != nil {
			c.Error = protocol.AsError(err).Name
			var e *protocol.SpecError
			if errors.As(err, &e) {
				c.Field, c.Rule = e.Field, e.Rule
			}
		}
		// What each case must give is stated beside it, so that a rule that is lost shows.
		got := c.Field
		if c.Field == "" {
			got = c.Error
		}
		require.Equal(t, broken, got, name)
		f.Cases = append(f.Cases, c)
	}
	ok := func(name string, change func(*TaskSpec)) { add(name, "", change) }
	bad := func(field, what string, change func(*TaskSpec)) { add(field+": "+what, field, change) }
	ok("the first task", func(*TaskSpec) {})
	ok("one trainer", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 1, 1 })
	ok("three trainers", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 3, 2 })
	ok("64 trainers, quorum 63", func(s *TaskSpec) {
		s.TrainerCount, s.Quorum, s.RewardPerGradient, s.CustodyAssumed, s.MaxConsecutiveNec = 64, 63, big.NewInt(1), true, 97
	})
	ok("64 trainers, quorum 33", func(s *TaskSpec) {
		s.TrainerCount, s.Quorum, s.RewardPerGradient, s.CustodyAssumed = 64, 33, big.NewInt(1), true
	})
	ok("one parameter", func(s *TaskSpec) { s.ParamCount, s.FragmentCount = 1, 1 })
	ok("2^31 parameters in 4,096 fragments", func(s *TaskSpec) { s.ParamCount, s.FragmentCount, s.CustodyAssumed = 1<<31, 4096, true })
	ok("longest run", func(s *TaskSpec) {
		s.MaxRounds, s.InnerSteps, s.MaxConsecutiveNec, s.MaxMisses = 1<<20, 1<<16, 1<<20, 127
	})
	ok("largest bound for 12 rounds", func(s *TaskSpec) { s.PayloadBoundLog2 = 119 })
	ok("largest bound for one round", func(s *TaskSpec) { s.PayloadBoundLog2, s.MaxRounds = 122, 1 })
	ok("smallest bound", func(s *TaskSpec) { s.PayloadBoundLog2 = -126 })
	ok("largest bound for 2^20 rounds", func(s *TaskSpec) { s.PayloadBoundLog2, s.MaxRounds = 102, 1<<20 })
	ok("windows of 30 days", func(s *TaskSpec) {
		s.EnrollWindow, s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 30*day, 30*day, 30*day, 30*day*1000, 30*day
		s.StateWindow, s.ClaimWindow, s.RevealWindow, s.DisputeClock = 30*day, 30*day, 30*day, 30*day
		s.CustodyAssumed = true
	})
	ok("windows of minWindow", func(s *TaskSpec) {
		s.EnrollWindow, s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 1, 1, 1, 1000, 1
		s.StateWindow, s.ClaimWindow, s.RevealWindow, s.DisputeClock, s.DisputeExtension = 1, 1, 1, 1, 1
		s.CustodyAssumed = true
	})
	ok("no momentum, least learning rate", func(s *TaskSpec) { s.OuterMomentum, s.OuterLearningRate = 0, 1 })
	ok("largest learning rate and momentum", func(s *TaskSpec) { s.OuterMomentum, s.OuterLearningRate = 0x3f7fffff, 0x7f7fffff })
	ok("everything to the keepers", func(s *TaskSpec) { s.CommissionBps = 10_000 })
	ok("locks exactly twice the pay at stake, rounded up", func(s *TaskSpec) {
		s.TrainerLock, s.QuorumLock, s.KeeperLock = bigInt("8000000000000000001"), bigInt("64000000000000000001"), bigInt("64000000000000000001")
	})
	ok("largest amounts", func(s *TaskSpec) {
		top := bigInt("340282366920938463463374607431768211455")
		s.TrainerLock, s.KeeperLock, s.QuorumLock, s.EnrollmentFee = top, top, top, top
	})
	ok("zero seed, no fee", func(s *TaskSpec) { s.Seed, s.EnrollmentFee = [32]byte{}, new(big.Int) })
	// What claimWindow leaves of two state windows is six seconds: at 7 * 16,384 bytes each they take, of each of four trainers in seven
	// rounds, 24 leaves of binary32, 23 of int8, 46 of int4.
	ok("24 leaves in four fragments, as many as can be forced", func(s *TaskSpec) { s.ParamCount = 4 * 6 * 256 })
	ok("custody assumed for an element more", func(s *TaskSpec) { s.ParamCount, s.CustodyAssumed = 4*6*256+1, true })
	ok("46 leaves of int4, as many as can be forced", func(s *TaskSpec) { s.Quantization, s.ParamCount, s.FragmentCount = 2, 46*1024, 1 })
	ok("custody assumed for an int4 element more", func(s *TaskSpec) {
		s.Quantization, s.ParamCount, s.FragmentCount, s.CustodyAssumed = 2, 46*1024+1, 1, true
	})
	ok("custody assumed for a trainer more", func(s *TaskSpec) {
		s.ParamCount, s.TrainerCount, s.RewardPerGradient, s.CustodyAssumed = 4*6*256, 5, big.NewInt(1), true
	})
	ok("custody assumed for a round more", func(s *TaskSpec) {
		s.ParamCount, s.CascadeDepth, s.RewardPerGradient, s.CustodyAssumed = 4*6*256, 9, big.NewInt(1), true
	})
	ok("no more rounds than the run has", func(s *TaskSpec) {
		s.ParamCount, s.CascadeDepth, s.RewardPerGradient, s.MaxRounds = 4*6*256, 1<<20, big.NewInt(1), 7
	})
	ok("a reveal window of five seconds takes 20 leaves", func(s *TaskSpec) { s.RevealWindow, s.ParamCount = 5, 4*5*256 })
	ok("custody assumed for an element more than five seconds take", func(s *TaskSpec) {
		s.RevealWindow, s.ParamCount, s.CustodyAssumed = 5, 4*5*256+1, true
	})
	ok("custody assumed where the claim window is two state windows", func(s *TaskSpec) {
		s.ClaimWindow, s.ParamCount, s.FragmentCount, s.CustodyAssumed = 24, 1, 1, true
	})
	ok("a second more takes what four trainers have", func(s *TaskSpec) { s.ClaimWindow, s.ParamCount, s.FragmentCount = 25, 4*256, 1 })
	ok("int8 in the Open tier", func(s *TaskSpec) { s.Quantization = uint8(protocol.QuantizationInt8) })
	ok("int4 in the Open tier", func(s *TaskSpec) { s.Quantization = uint8(protocol.QuantizationInt4) })
	ok("a clip", func(s *TaskSpec) { s.ClipL2Norm, s.FragmentCount = oneBits, 1 })
	ok("the least clip", func(s *TaskSpec) { s.ClipL2Norm, s.FragmentCount = 1, 1 })
	// One trainer's int4 payload is an eighth of the first state, of which twelve seconds take 7·16·12 leaves.
	small := func(params uint64) func(*TaskSpec) {
		return func(s *TaskSpec) {
			s.TrainerCount, s.Quorum, s.CascadeDepth, s.FragmentCount, s.Quantization = 1, 1, 2, 1, uint8(protocol.QuantizationInt4)
			s.StateWindow, s.ParamCount, s.CustodyAssumed = 1, params, params > 7*16*12*256
		}
	}
	ok("a first state that a reveal window takes", small(7*16*12*256))
	ok("custody assumed for a first state of an element more", small(7*16*12*256+1))
	bad("custodyAssumed", "not said of a first state that is too large", func(s *TaskSpec) { small(7*16*12*256 + 1)(s); s.CustodyAssumed = false })
	// A hold for its answer ends with the claim and the reveal window: two state windows of twelve seconds leave six.
	late := func(params uint64) func(*TaskSpec) {
		return func(s *TaskSpec) { small(params)(s); s.StateWindow, s.CustodyAssumed = 12, params > 7*16*6*256 }
	}
	ok("a first state that can be forced in the last second of the state window", late(7*16*6*256))
	ok("custody assumed for a first state that a reveal window takes, but not so late", late(7*16*6*256+1))
	bad("custodyAssumed", "not said of a first state that is too large for the last second", func(s *TaskSpec) { late(7*16*6*256 + 1)(s); s.CustodyAssumed = false })
	verified := func(rule protocol.AggregationRule, param uint32, trainers, quorum uint8) func(*TaskSpec) {
		return func(s *TaskSpec) {
			s.Tier, s.ProgramRoot[0], s.RewardPerGradient = uint8(protocol.TierVerified), 1, big.NewInt(1)
			s.CheckpointInterval = 1
			s.Aggregation, s.AggregationParam, s.TrainerCount, s.Quorum, s.MaxConsecutiveNec = uint8(rule), param, trainers, quorum, 100
			s.CustodyAssumed = trainers > 4
			if rule == protocol.Krum || rule == protocol.MultiKrum || rule == protocol.MedianNormMean {
				s.FragmentCount = 1
			}
		}
	}
	ok("Verified with Mean", verified(protocol.Mean, 0, 4, 3))
	weighted := func(param uint32, quorum uint8, weights ...uint32) func(*TaskSpec) {
		return func(s *TaskSpec) {
			verified(protocol.WeightedMean, param, 4, quorum)(s)
			require.NoError(t, s.SetWeights(weights...))
		}
	}
	ok("WeightedMean of four", weighted(0, 3, math.Float32bits(3), oneBits, oneBits, math.Float32bits(0.1)))
	ok("the least and the greatest weight", weighted(0, 3, leastNormalBits, infinityBits-1, oneBits, oneBits))
	ok("64 weights", func(s *TaskSpec) {
		verified(protocol.WeightedMean, 0, 64, 63)(s)
		require.NoError(t, s.SetWeights(slices.Repeat([]uint32{oneBits}, 64)...))
	})
	ok("TrimmedMean of nothing", verified(protocol.TrimmedMean, 0, 4, 3))
	ok("TrimmedMean of one of three", verified(protocol.TrimmedMean, 1, 4, 3))
	ok("TrimmedMean of 31 of 63", verified(protocol.TrimmedMean, 31, 64, 63))
	ok("CoordinateMedian", verified(protocol.CoordinateMedian, 0, 4, 3))
	ok("Krum of three, none faulty", verified(protocol.Krum, 0, 4, 3))
	ok("Krum of 63, 30 faulty", verified(protocol.Krum, 30, 64, 63))
	ok("MultiKrum of three, all selected", verified(protocol.MultiKrum, 3<<16, 4, 3))
	ok("MultiKrum of five, one faulty, four selected", verified(protocol.MultiKrum, 4<<16|1, 8, 5))
	ok("MedianNormMean", verified(protocol.MedianNormMean, 0, 4, 3))
	ok("eleven seats, six needed", func(s *TaskSpec) { s.CommitteeSeats, s.CommitteeThreshold = 11, 6 })
	ok("three seats, all needed", func(s *TaskSpec) { s.CommitteeSeats, s.CommitteeThreshold = 3, 3 })
	ok("state final when the claim and the reveal windows end", func(s *TaskSpec) { s.StateWindow, s.CustodyAssumed = 42, true })

	bad("version", "0", func(s *TaskSpec) { s.Version = 0 })
	bad("version", "2", func(s *TaskSpec) { s.Version = 2 })
	bad("manifestHash", "zero", func(s *TaskSpec) { s.ManifestHash = [32]byte{} })
	bad("paramCount", "0", func(s *TaskSpec) { s.ParamCount = 0 })
	bad("paramCount", "2^31 + 1", func(s *TaskSpec) { s.ParamCount = 1<<31 + 1 })
	bad("fragmentCount", "0", func(s *TaskSpec) { s.FragmentCount = 0 })
	bad("fragmentCount", "4097", func(s *TaskSpec) { s.FragmentCount = 4097 })
	bad("fragmentCount", "more than parameters", func(s *TaskSpec) { s.ParamCount = 3 })
	bad("initialStateRoot", "zero", func(s *TaskSpec) { s.InitialStateRoot = [32]byte{} })
	bad("datasetRoot", "zero", func(s *TaskSpec) { s.DatasetRoot = [32]byte{} })
	bad("datasetRecords", "0", func(s *TaskSpec) { s.DatasetRecords = 0 })
	mismatch := func(tier protocol.Tier, rule protocol.AggregationRule) {
		add(fmt.Sprintf("tier %s with %s", tier, rule), specrules.ErrAggregationRuleTierMismatch.Name,
			func(s *TaskSpec) { s.Tier, s.Aggregation = uint8(tier), uint8(rule) })
	}
	mismatch(protocol.TierOpen, protocol.WeightedMean)
	mismatch(protocol.TierOpen, protocol.TrimmedMean)
	mismatch(protocol.TierOpen, protocol.CoordinateMedian)
	mismatch(protocol.TierOpen, protocol.Krum)
	mismatch(protocol.TierOpen, protocol.MultiKrum)
	mismatch(protocol.TierOpen, protocol.MedianNormMean)
	bad("programRoot", "zero in the Confidential tier", func(s *TaskSpec) { s.Tier = uint8(protocol.TierConfidential) })
	bad("programRoot", "set in the Open tier", func(s *TaskSpec) { s.ProgramRoot[31] = 1 })
	bad("programRoot", "zero in the Verified tier", func(s *TaskSpec) { s.Tier = uint8(protocol.TierVerified) })
	bad("aggregationParam", "1 for Mean", func(s *TaskSpec) { s.AggregationParam = 1 })
	bad("aggregationParam", "1 for WeightedMean", weighted(1, 3, oneBits, oneBits, oneBits, oneBits))
	bad("aggregationParam", "1 for CoordinateMedian", verified(protocol.CoordinateMedian, 1, 4, 3))
	bad("aggregationParam", "nothing left of four", verified(protocol.TrimmedMean, 2, 5, 4))
	bad("aggregationParam", "the largest for TrimmedMean", verified(protocol.TrimmedMean, math.MaxUint32, 64, 63))
	bad("aggregationParam", "Krum of four, one faulty", verified(protocol.Krum, 1, 5, 4))
	bad("aggregationParam", "the largest for Krum", verified(protocol.Krum, math.MaxUint32, 64, 63))
	bad("aggregationParam", "Krum of one", verified(protocol.Krum, 0, 1, 1))
	bad("aggregationParam", "MultiKrum of four, one faulty", verified(protocol.MultiKrum, 1<<16|1, 5, 4))
	bad("aggregationParam", "MultiKrum selects none", verified(protocol.MultiKrum, 1, 8, 5))
	bad("aggregationParam", "MultiKrum selects a faulty one", verified(protocol.MultiKrum, 5<<16|1, 8, 5))
	bad("aggregationParam", "the largest for MultiKrum", verified(protocol.MultiKrum, math.MaxUint32, 64, 63))
	bad("aggregationParam", "1 for MedianNormMean", verified(protocol.MedianNormMean, 1, 4, 3))
	bad("weights", "none", weighted(0, 3))
	bad("weights", "three for four trainers", weighted(0, 3, oneBits, oneBits, oneBits))
	bad("weights", "five for four trainers", weighted(0, 3, oneBits, oneBits, oneBits, oneBits, oneBits))
	bad("weights", "one for slot 63 of four", func(s *TaskSpec) {
		weighted(0, 3, oneBits, oneBits, oneBits, oneBits)(s)
		s.Weights[7][31] = 1
	})
	bad("weights", "zero", weighted(0, 3, oneBits, 0, oneBits, oneBits))
	bad("weights", "minus zero", weighted(0, 3, oneBits, 1<<31, oneBits, oneBits))
	bad("weights", "negative", weighted(0, 3, oneBits, oneBits, oneBits, 1<<31|oneBits))
	bad("weights", "subnormal", weighted(0, 3, leastNormalBits-1, oneBits, oneBits, oneBits))
	bad("weights", "infinity", weighted(0, 3, infinityBits, oneBits, oneBits, oneBits))
	bad("weights", "NaN", weighted(0, 3, num.CanonicalNaN, oneBits, oneBits, oneBits))
	bad("weights", "of a Mean", func(s *TaskSpec) { s.Weights[0][0] = 0x3f })
	bad("weights", "of a TrimmedMean", func(s *TaskSpec) { verified(protocol.TrimmedMean, 1, 4, 3)(s); s.Weights[0][3] = 1 })
	bad("fragmentCount", "two for Krum", func(s *TaskSpec) { verified(protocol.Krum, 0, 4, 3)(s); s.FragmentCount = 2 })
	bad("fragmentCount", "two for MultiKrum", func(s *TaskSpec) { verified(protocol.MultiKrum, 1<<16, 4, 3)(s); s.FragmentCount = 2 })
	bad("fragmentCount", "two for MedianNormMean", func(s *TaskSpec) { verified(protocol.MedianNormMean, 0, 4, 3)(s); s.FragmentCount = 2 })
	bad("fragmentCount", "four for a clip", func(s *TaskSpec) { s.ClipL2Norm = oneBits })
	bad("clipL2Norm", "of a TrimmedMean", func(s *TaskSpec) { verified(protocol.TrimmedMean, 1, 4, 3)(s); s.ClipL2Norm = oneBits })
	bad("clipL2Norm", "of a MedianNormMean", func(s *TaskSpec) { verified(protocol.MedianNormMean, 0, 4, 3)(s); s.ClipL2Norm = oneBits })
	bad("clipL2Norm", "infinity", func(s *TaskSpec) { s.ClipL2Norm, s.FragmentCount = infinityBits, 1 })
	bad("clipL2Norm", "minus zero", func(s *TaskSpec) { s.ClipL2Norm, s.FragmentCount = 1<<31, 1 })
	bad("payloadKind", "SparseTopK", func(s *TaskSpec) { s.PayloadKind = uint8(protocol.PayloadSparseTopK) })
	bad("outerUpdate", "SparseEf", func(s *TaskSpec) { s.OuterUpdate = uint8(protocol.SparseEf) })
	bad("outerLearningRate", "zero", func(s *TaskSpec) { s.OuterLearningRate = 0 })
	bad("outerLearningRate", "infinity", func(s *TaskSpec) { s.OuterLearningRate = infinityBits })
	bad("outerLearningRate", "NaN", func(s *TaskSpec) { s.OuterLearningRate = num.CanonicalNaN })
	bad("outerLearningRate", "negative", func(s *TaskSpec) { s.OuterLearningRate = 0xbf333333 })
	bad("outerMomentum", "1.0", func(s *TaskSpec) { s.OuterMomentum = oneBits })
	bad("outerMomentum", "minus zero", func(s *TaskSpec) { s.OuterMomentum = 1 << 31 })
	bad("trainerCount", "0", func(s *TaskSpec) { s.TrainerCount = 0 })
	bad("trainerCount", "2", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 2, 2 })
	bad("trainerCount", "65", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 65, 40 })
	bad("quorum", "half", func(s *TaskSpec) { s.Quorum = 2 })
	bad("quorum", "0", func(s *TaskSpec) { s.Quorum = 0 })
	bad("quorum", "all", func(s *TaskSpec) { s.Quorum = 4 })
	bad("quorum", "more than the only trainer", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 1, 2 })
	bad("quorum", "all of three", func(s *TaskSpec) { s.TrainerCount, s.Quorum = 3, 3 })
	bad("innerSteps", "0", func(s *TaskSpec) { s.InnerSteps = 0 })
	bad("innerSteps", "2^16 + 1", func(s *TaskSpec) { s.InnerSteps = 1<<16 + 1 })
	checkpoints := func(steps, interval uint32) func(*TaskSpec) {
		return func(s *TaskSpec) {
			verified(protocol.Mean, 0, 4, 3)(s)
			s.InnerSteps, s.CheckpointInterval = steps, interval
		}
	}
	ok("a checkpoint at the end alone", checkpoints(20, 20))
	bad("checkpointInterval", "0 in the Confidential tier", func(s *TaskSpec) {
		checkpoints(20, 0)(s)
		s.Tier = uint8(protocol.TierConfidential)
	})
	ok("Confidential with MultiKrum", func(s *TaskSpec) {
		verified(protocol.MultiKrum, 1<<16, 4, 3)(s)
		s.Tier = uint8(protocol.TierConfidential)
	})
	ok("a checkpoint after each of 2^16 steps", checkpoints(1<<16, 1))
	ok("a checkpoint after every 64 of 2^16 steps", checkpoints(1<<16, 64))
	ok("a checkpoint after every 4,096 of 2^16 steps", checkpoints(1<<16, 4096))
	bad("checkpointInterval", "set in the Open tier", func(s *TaskSpec) { s.CheckpointInterval = 1 })
	bad("checkpointInterval", "0 in the Verified tier", checkpoints(20, 0))
	bad("checkpointInterval", "more than the steps", checkpoints(20, 21))
	bad("checkpointInterval", "27 moves for 1,025 segments of 65 steps", checkpoints(1<<16, 65))
	bad("checkpointInterval", "27 moves for 63 segments of 4,097 steps", checkpoints(1<<16, 4097))
	bad("checkpointInterval", "27 moves for one segment of 2^16 steps", checkpoints(1<<16, 1<<16))
	ok("a commit window as long as a dispute and the reveal window", func(s *TaskSpec) {
		checkpoints(20, 5)(s)
		s.CommitWindow = uint32(s.DisputeBound()) + s.RevealWindow
	})
	bad("commitWindow", "a second longer than a dispute and the reveal window", func(s *TaskSpec) {
		checkpoints(20, 5)(s)
		s.CommitWindow = uint32(s.DisputeBound()) + s.RevealWindow + 1
	})
	bad("maxRounds", "0", func(s *TaskSpec) { s.MaxRounds = 0 })
	bad("maxRounds", "2^20 + 1", func(s *TaskSpec) { s.MaxRounds = 1<<20 + 1 })
	bad("committeeSeats", "0", func(s *TaskSpec) { s.CommitteeSeats = 0 })
	bad("committeeSeats", "12", func(s *TaskSpec) { s.CommitteeSeats, s.CommitteeThreshold = 12, 7 })
	bad("committeeThreshold", "0", func(s *TaskSpec) { s.CommitteeThreshold = 0 })
	bad("committeeThreshold", "two of one", func(s *TaskSpec) { s.CommitteeThreshold = 2 })
	bad("committeeThreshold", "half of four", func(s *TaskSpec) { s.CommitteeSeats, s.CommitteeThreshold = 4, 2 })
	bad("rollbackDepth", "0", func(s *TaskSpec) { s.RollbackDepth = 0 })
	bad("rollbackDepth", "9", func(s *TaskSpec) { s.RollbackDepth = 9 })
	bad("cascadeDepth", "1", func(s *TaskSpec) { s.CascadeDepth = 1 })
	bad("cascadeDepth", "2^20 + 1", func(s *TaskSpec) { s.CascadeDepth = 1<<20 + 1 })
	bad("maxConsecutiveNec", "0", func(s *TaskSpec) { s.MaxConsecutiveNec = 0 })
	bad("maxConsecutiveNec", "2^20 + 1", func(s *TaskSpec) { s.MaxConsecutiveNec = 1<<20 + 1 })
	bad("maxConsecutiveNec", "the replacement of an absent trainer has no round", func(s *TaskSpec) { s.MaxConsecutiveNec = 6 })
	ok("as few carried rounds as the replacement takes", func(s *TaskSpec) { s.MaxConsecutiveNec = 7 })
	bad("maxConsecutiveNec", "of the longest absence", func(s *TaskSpec) { s.MaxConsecutiveNec, s.MaxMisses = 192, 127 })
	ok("as few carried rounds as the longest absence takes", func(s *TaskSpec) { s.MaxConsecutiveNec, s.MaxMisses = 193, 127 })
	bad("maxConsecutiveNec", "the replacement of the only trainer has no round", func(s *TaskSpec) {
		s.TrainerCount, s.Quorum, s.MaxConsecutiveNec = 1, 1, 5
	})
	ok("as few carried rounds as the replacement of the only trainer takes", func(s *TaskSpec) {
		s.TrainerCount, s.Quorum, s.MaxConsecutiveNec = 1, 1, 6
	})
	bad("maxMisses", "squatters that take turns hold out too long", func(s *TaskSpec) {
		s.TrainerCount, s.Quorum, s.MaxConsecutiveNec, s.MaxMisses, s.RewardPerGradient = 6, 5, 1000, 102, big.NewInt(1)
	})
	bad("maxMisses", "0", func(s *TaskSpec) { s.MaxMisses = 0 })
	bad("maxMisses", "128", func(s *TaskSpec) { s.MaxMisses, s.MaxConsecutiveNec = 128, 1000 })
	bad("payloadBoundLog2", "a sum of 12 rounds may overflow", func(s *TaskSpec) { s.PayloadBoundLog2 = 120 })
	bad("payloadBoundLog2", "a sum of 2^20 rounds may overflow", func(s *TaskSpec) { s.PayloadBoundLog2, s.MaxRounds = 103, 1<<20 })
	bad("payloadBoundLog2", "one round may overflow", func(s *TaskSpec) { s.PayloadBoundLog2, s.MaxRounds = 123, 1 })
	bad("payloadBoundLog2", "largest int16", func(s *TaskSpec) { s.PayloadBoundLog2 = math.MaxInt16 })
	bad("payloadBoundLog2", "a subnormal bound", func(s *TaskSpec) { s.PayloadBoundLog2 = -127 })
	bad("payloadBoundLog2", "least int16", func(s *TaskSpec) { s.PayloadBoundLog2 = math.MinInt16 })
	for _, w := range []struct {
		field string
		set   func(*TaskSpec, uint32)
	}{
		{"enrollWindow", func(s *TaskSpec, v uint32) { s.EnrollWindow = v }},
		{"commitWindow", func(s *TaskSpec, v uint32) { s.CommitWindow = v }},
		{"uploadWindow", func(s *TaskSpec, v uint32) { s.UploadWindow = v }},
		{"fallbackWindow", func(s *TaskSpec, v uint32) { s.FallbackWindow = v }},
		{"stateWindow", func(s *TaskSpec, v uint32) { s.StateWindow = v }},
		{"claimWindow", func(s *TaskSpec, v uint32) { s.ClaimWindow = v }},
		{"revealWindow", func(s *TaskSpec, v uint32) { s.RevealWindow = v }},
		{"disputeClock", func(s *TaskSpec, v uint32) { s.DisputeClock = v }},
		{"disputeExtension", func(s *TaskSpec, v uint32) { s.DisputeExtension = v }},
	} {
		bad(w.field, "below minWindow", func(s *TaskSpec) { w.set(s, 0) })
		bad(w.field, "30 days and a second", func(s *TaskSpec) { w.set(s, 30*day+1) })
		bad(w.field, "largest uint32", func(s *TaskSpec) { w.set(s, math.MaxUint32) })
	}
	bad("stateWindow", "a second beyond the claim and the reveal window", func(s *TaskSpec) { s.StateWindow = 43 })
	bad("custodyAssumed", "of a payload that can be forced", func(s *TaskSpec) { s.CustodyAssumed = true })
	bad("custodyAssumed", "not of an element too many", func(s *TaskSpec) { s.ParamCount = 4*6*256 + 1 })
	bad("custodyAssumed", "not of an int8 leaf too many", func(s *TaskSpec) {
		s.Quantization, s.ParamCount, s.FragmentCount = uint8(protocol.QuantizationInt8), 23*1024+1, 1
	})
	bad("custodyAssumed", "not of a trainer too many", func(s *TaskSpec) {
		s.ParamCount, s.TrainerCount, s.RewardPerGradient = 4*6*256, 5, big.NewInt(1)
	})
	bad("custodyAssumed", "not of a round too many", func(s *TaskSpec) {
		s.ParamCount, s.CascadeDepth, s.RewardPerGradient = 4*6*256, 9, big.NewInt(1)
	})
	bad("custodyAssumed", "not of what a shorter reveal window takes", func(s *TaskSpec) { s.RevealWindow, s.ParamCount = 5, 4*5*256+1 })
	bad("custodyAssumed", "not where the claim window is two state windows", func(s *TaskSpec) {
		s.ClaimWindow, s.ParamCount, s.FragmentCount = 24, 1, 1
	})
	bad("custodyAssumed", "of what a second takes", func(s *TaskSpec) {
		s.ClaimWindow, s.ParamCount, s.FragmentCount, s.CustodyAssumed = 25, 4*256, 1, true
	})
	bad("graceWindowMs", "half a second more", func(s *TaskSpec) { s.GraceWindowMs = 5500 })
	bad("graceWindowMs", "below minWindow", func(s *TaskSpec) { s.GraceWindowMs = 0 })
	bad("graceWindowMs", "30 days and a second", func(s *TaskSpec) { s.GraceWindowMs = (30*day + 1) * 1000 })
	bad("rewardPerGradient", "0", func(s *TaskSpec) { s.RewardPerGradient = new(big.Int) })
	bad("commissionBps", "10001", func(s *TaskSpec) { s.CommissionBps = 10_001 })
	bad("trainerLock", "one unit short", func(s *TaskSpec) { s.TrainerLock = bigInt("7999999999999999999") })
	bad("trainerLock", "one unit short for a deeper rollback", func(s *TaskSpec) {
		s.RollbackDepth, s.TrainerLock = 2, bigInt("23999999999999999999")
	})
	bad("trainerLock", "largest reward", func(s *TaskSpec) { s.RewardPerGradient = bigInt("340282366920938463463374607431768211455") })
	bad("keeperLock", "0", func(s *TaskSpec) { s.KeeperLock = new(big.Int) })
	bad("keeperLock", "one unit short", func(s *TaskSpec) { s.KeeperLock = bigInt("63999999999999999999") })
	bad("keeperLock", "short for a deeper cascade", func(s *TaskSpec) {
		s.ParamCount, s.CascadeDepth, s.QuorumLock = 1000, 11, bigInt("88000000000000000000")
	})
	bad("keeperLock", "short for one trainer more", func(s *TaskSpec) {
		s.TrainerCount, s.KeeperLock, s.TrainerLock, s.QuorumLock = 5, bigInt("79999999999999999999"), bigInt("10000000000000000000"), bigInt("80000000000000000000")
		s.ParamCount = 1000
	})
	bad("quorumLock", "one unit short", func(s *TaskSpec) { s.QuorumLock = bigInt("63999999999999999999") })
	bad("quorumLock", "short for a deeper cascade", func(s *TaskSpec) { s.CascadeDepth = 9 })
	bad("token", "another", func(s *TaskSpec) { s.Token[19]++ })
	bad("referee", "another", func(s *TaskSpec) { s.Referee[19]++ })
	bad("game", "another", func(s *TaskSpec) { s.Game[19]++ })
	long := func(name string, extension uint32) {
		add(name, specrules.ErrUnbondingTooShort.Name, func(s *TaskSpec) {
			s.ClaimWindow, s.RevealWindow, s.DisputeClock, s.DisputeExtension = 30*day, 30*day, 30*day, extension
		})
	}
	long("liable for 25 s longer than stake stays", 6)
	long("every window of 30 days", 30*day)
	// A deployment whose chain may take nothing in for a day, with rounds of an hour.
	outage, rate = day, protocol.MaxRevealRate
	hold := func(change func(*TaskSpec)) func(*TaskSpec) {
		return func(s *TaskSpec) {
			s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 1800, 1000, 300_000, 500
			s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow, s.DisputeExtension = day, day, day/2+4*3600, day+4*3600, 60
			s.Tier, s.ProgramRoot, s.CheckpointInterval = uint8(protocol.TierOpen), [32]byte{}, 0
			change(s)
			s.CustodyAssumed = s.MustAssumeCustody(protocol.MaxRevealRate)
		}
	}
	disputed := func(change func(*TaskSpec)) func(*TaskSpec) {
		return hold(func(s *TaskSpec) {
			s.Tier, s.ProgramRoot, s.CheckpointInterval, s.ClaimWindow = uint8(protocol.TierVerified), [32]byte{1}, 5, s.ClaimWindow+4*day
			change(s)
		})
	}
	ok("the least windows where there may be an outage", hold(func(*TaskSpec) {}))
	ok("the least windows of a Verified task there", disputed(func(*TaskSpec) {}))
	ok("longer rounds with longer clocks", hold(func(s *TaskSpec) { s.CommitWindow++; s.DisputeClock += 4; s.ClaimWindow += 4 }))
	bad("stateWindow", "a second short of the outage", hold(func(s *TaskSpec) { s.StateWindow-- }))
	bad("revealWindow", "a second short of the outage", hold(func(s *TaskSpec) { s.RevealWindow-- }))
	bad("disputeClock", "a second short of half the outage and four rounds", hold(func(s *TaskSpec) { s.DisputeClock-- }))
	bad("disputeClock", "rounds a second longer", hold(func(s *TaskSpec) { s.FallbackWindow++ }))
	bad("claimWindow", "a second short of the outage and four rounds", hold(func(s *TaskSpec) { s.ClaimWindow-- }))
	bad("claimWindow", "a second short of four reveal windows more", disputed(func(s *TaskSpec) { s.ClaimWindow-- }))
	bad("claimWindow", "longer reveal windows", disputed(func(s *TaskSpec) { s.RevealWindow++ }))
	// The reward of a step is a twentieth of 10^18, a 24th of the bond pays for five of them.
	bad("checkpointInterval", "a segment that costs more than a bond pays for", disputed(func(s *TaskSpec) { s.CheckpointInterval = 6 }))
	bad("checkpointInterval", "a unit more of pay", disputed(func(s *TaskSpec) {
		s.RewardPerGradient = bigInt("1000000000000000001")
		s.TrainerLock, s.KeeperLock, s.QuorumLock = bigInt("9000000000000000000"), bigInt("65000000000000000000"), bigInt("65000000000000000000")
	}))
	bad("stateWindow", "a Verified task of a minute each", disputed(func(s *TaskSpec) {
		s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 60, 60, 60_000, 60
		s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow, s.DisputeExtension = 60, 60, 60, 60, 60
	}))
	// Sparse payloads, where there may be no outage: what trainers carry is the momentum, and no epilogue makes them.
	outage, rate = 0, 7*16384
	sparse := func(s *TaskSpec) { s.Quantization, s.OuterMomentum = uint8(protocol.QuantizationSparseTop1), 0 }
	ok("SparseTop1 in the Open tier", sparse)
	bad("outerMomentum", "0.9 with SparseTop1", func(s *TaskSpec) { momentum := s.OuterMomentum; sparse(s); s.OuterMomentum = momentum })
	bad("outerMomentum", "the least with SparseTop1", func(s *TaskSpec) { sparse(s); s.OuterMomentum = 1 })
	bad("quantization", "SparseTop1 in the Verified tier", func(s *TaskSpec) { verified(protocol.Mean, 0, 4, 3)(s); sparse(s) })
	f.Count = len(f.Cases)
	return f
}
