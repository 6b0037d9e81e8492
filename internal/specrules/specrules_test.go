package specrules_test

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/specrules"
	"assay/protocol"
)

// TestVectorsBreakEveryRule: each rule that the contract can name is broken by a case.
func TestVectorsBreakEveryRule(t *testing.T) {
	var source []byte
	for _, path := range []string{"../../contracts/src/facts/SpecRules.sol", "../../contracts/src/facts/Aggregation.sol", "../../contracts/src/task/TaskSpecChecker.sol"} {
		b, err := os.ReadFile(path)
		require.NoError(t, err)
		source = append(source, b...)
	}
	f := specVectors(t)
	fields := map[string]bool{}
	for _, c := range f.Cases {
		if c.Error == protocol.ErrInvalidTaskSpec.Name {
			fields[c.Field] = true
		}
	}
	for _, m := range regexp.MustCompile(`(?:return \(|InvalidTaskSpec\()"(\w+)",`).FindAllStringSubmatch(string(source), -1) {
		require.True(t, fields[m[1]], "no vector breaks a rule of %s", m[1])
	}
}

// What passes in a deployment passes where none can be asked, and what breaks a rule that every deployment has does not: who has only the chain's word
// for a spec can tell.
func TestWellFormedInEveryDeployment(t *testing.T) {
	f := specVectors(t)
	asked := map[string]bool{"token": true, "referee": true, "game": true, "custodyAssumed": true}
	for _, c := range f.Cases {
		switch {
		case c.Error == "":
			require.NoError(t, specrules.WellFormed(&c.Spec), c.Name)
		case c.Field == "custodyAssumed" && !c.Spec.CustodyAssumed && c.Spec.ClaimWindow <= 2*c.Spec.StateWindow:
			require.ErrorIs(t, specrules.WellFormed(&c.Spec), protocol.ErrInvalidTaskSpec, "%s: no chain takes in anything in no time", c.Name)
		case c.Error == protocol.ErrInvalidTaskSpec.Name && asked[c.Field]:
			require.NoError(t, specrules.WellFormed(&c.Spec), c.Name)
		case c.Field == "fragmentCount" || c.Field == "maxRounds":
			require.ErrorIs(t, specrules.WellFormed(&c.Spec), protocol.ErrInvalidTaskSpec, c.Name)
		}
	}
}

func TestCheckRefusesWhatTheABICannotHold(t *testing.T) {
	f := specVectors(t)
	for name, set := range map[string]func(*protocol.TaskSpec, *big.Int){
		"rewardPerGradient": func(s *protocol.TaskSpec, v *big.Int) { s.RewardPerGradient = v },
		"trainerLock":       func(s *protocol.TaskSpec, v *big.Int) { s.TrainerLock = v },
		"keeperLock":        func(s *protocol.TaskSpec, v *big.Int) { s.KeeperLock = v },
		"quorumLock":        func(s *protocol.TaskSpec, v *big.Int) { s.QuorumLock = v },
		"enrollmentFee":     func(s *protocol.TaskSpec, v *big.Int) { s.EnrollmentFee = v },
	} {
		for _, v := range []*big.Int{big.NewInt(-1), new(big.Int).Lsh(big.NewInt(1), 128)} {
			s := f.Cases[0].Spec
			set(&s, v)
			err := specrules.Check(&s, f.limits(f.Cases[0]))
			require.ErrorIs(t, err, protocol.ErrInvalidTaskSpec)
			var e *protocol.SpecError
			require.True(t, errors.As(err, &e))
			require.Equal(t, name, e.Field)
		}
	}
	for name, set := range map[string]func(*protocol.TaskSpec){
		"tier":         func(s *protocol.TaskSpec) { s.Tier = 3 },
		"aggregation":  func(s *protocol.TaskSpec) { s.Tier, s.Aggregation = 1, uint8(protocol.MedianNormMean)+1 },
		"quantization": func(s *protocol.TaskSpec) { s.Quantization = 4 },
		"payloadKind":  func(s *protocol.TaskSpec) { s.PayloadKind = 2 },
		"outerUpdate":  func(s *protocol.TaskSpec) { s.OuterUpdate = 2 },
	} {
		s := f.Cases[0].Spec
		set(&s)
		var e *protocol.SpecError
		require.ErrorAs(t, specrules.Check(&s, f.limits(f.Cases[0])), &e)
		require.Equal(t, name, e.Field)
		require.Equal(t, "must be a value of its enumeration", e.Rule)
	}
	// Amounts that are not set are zero.
	var s protocol.TaskSpec
	require.Len(t, s.Encode(), 32*protocol.SpecWords)
	require.Zero(t, s.Escrow().Sign())
	require.ErrorIs(t, specrules.Check(&s, f.limits(f.Cases[0])), protocol.ErrInvalidTaskSpec)
}

// Go computes with some of the contract's bounds.
func TestBoundsAreTheContracts(t *testing.T) {
	source, err := os.ReadFile("../../contracts/src/facts/SpecRules.sol")
	require.NoError(t, err)
	for name, want := range map[string]uint64{
		"SPEC_VERSION": protocol.SpecVersion, "MAX_TRAINERS": protocol.MaxTrainers, "MAX_FRAGMENTS": protocol.MaxFragments, "MAX_PARAMS": protocol.MaxParams,
		"MAX_ROUNDS": protocol.MaxRounds, "MAX_MOVES": protocol.MaxMoves, "MAX_REVEAL_RATE": protocol.MaxRevealRate, "MAX_WINDOW": protocol.MaxWindow,
	} {
		m := regexp.MustCompile(`constant ` + name + ` = (\d+)(?: \*\* (\d+)| (days))?;`).FindStringSubmatch(string(source))
		require.NotNil(t, m, name)
		value, err := strconv.ParseUint(m[1], 10, 64)
		require.NoError(t, err)
		if m[2] != "" {
			exponent, err := strconv.Atoi(m[2])
			require.NoError(t, err)
			require.EqualValues(t, 2, value)
			value = 1 << exponent
		}
		if m[3] != "" {
			value *= 24 * 60 * 60
		}
		require.Equal(t, want, value, name)
	}
}

// What Go computes of a specification agrees with the contract: which windows are too short for an outage, whether custody has to be assumed, for how
// long stake is liable.
func TestGoComputesAsTheContract(t *testing.T) {
	f := specVectors(t)
	r := rand.New(rand.NewPCG(1, 2))
	within := func(least, most uint32) uint32 { return least + r.Uint32N(most-least+1) }
	seen := map[string]int{}
	for range 3000 {
		s := f.Cases[0].Spec
		limits := f.limits(f.Cases[0])
		limits.DisputeBond, limits.UnbondingPeriod = nil, math.MaxUint64/2
		limits.Outage, limits.RevealRate = within(0, 40), within(1, protocol.MaxRevealRate)
		if r.IntN(2) == 0 {
			s.Tier, s.ProgramRoot, s.CheckpointInterval = uint8(protocol.TierVerified), [32]byte{1}, 5
		}
		s.CommitWindow, s.UploadWindow, s.FallbackWindow, s.GraceWindowMs = within(1, 4), within(1, 4), within(1, 4), 1000*within(1, 4)
		s.StateWindow, s.RevealWindow, s.DisputeClock, s.ClaimWindow = within(20, 70), within(20, 70), within(30, 120), within(60, 500)
		s.DisputeExtension = within(1, 9)
		s.ParamCount, s.FragmentCount, s.Quantization = uint64(within(64, 200_000)), within(1, 64), uint8(r.IntN(3))
		s.TrainerCount, s.Quorum, s.MaxRounds, s.CascadeDepth = 3, 2, within(1, 9), within(2, 9)
		s.CustodyAssumed = s.MustAssumeCustody(limits.RevealRate)
		var want []string
		for _, floor := range s.Floors(uint64(limits.Outage)) {
			if floor.Short() {
				want = append(want, floor.Window)
			}
		}
		if s.StateWindow > s.ClaimWindow+s.RevealWindow {
			want = append(want, "stateWindow")
		}
		err := specrules.Check(&s, limits)
		if want == nil {
			require.NoError(t, err)
			s.CustodyAssumed = !s.CustodyAssumed
			want, err = []string{"custodyAssumed"}, specrules.Check(&s, limits)
			s.CustodyAssumed = !s.CustodyAssumed

			limits.UnbondingPeriod = s.Liability() + limits.UnbondingMargin
			require.NoError(t, specrules.Check(&s, limits))
			limits.UnbondingPeriod--
			require.ErrorIs(t, specrules.Check(&s, limits), specrules.ErrUnbondingTooShort)
		}
		var broken *protocol.SpecError
		require.ErrorAs(t, err, &broken)
		require.Equal(t, want[0], broken.Field)
		seen[broken.Field]++
	}
	require.Len(t, seen, 5, "%v", seen)
}
