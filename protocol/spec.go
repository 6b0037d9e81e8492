package protocol

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"net/http"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// SpecHash is keccak256(abi.encode(spec)).
func (s *TaskSpec) SpecHash() Hash {
	w := words{s.Encode()}
	return w.keccak()
}

// Escrow is what posting the task takes: every gradient of every round paid.
func (s *TaskSpec) Escrow() *big.Int {
	n := new(big.Int).Mul(big.NewInt(int64(s.MaxRounds)), big.NewInt(int64(s.TrainerCount)))
	return n.Mul(n, amount(s.RewardPerGradient))
}

// Liability is the longest time, in seconds, after posting a statement in which it can be convicted: W_claim + T + reveal.
func (s *TaskSpec) Liability() uint64 {
	return uint64(s.ClaimWindow) + s.DisputeBound() + uint64(s.RevealWindow)
}

// DisputeBound is the longest time, in seconds, in which a dispute opened now is decided: T = 2C + moves·e.
func (s *TaskSpec) DisputeBound() uint64 {
	return 2*uint64(s.DisputeClock) + MaxMoves*uint64(s.DisputeExtension)
}

// DisputeMoves is the number of moves that a dispute about a training claim takes at most, whatever its programs are (rule 28): 3, and two
// for each level of 64 of the claim's local states, the steps between two of them, the parts of a step, the nodes of a part (2^18) and the
// leaves of a tensor (2^23). 0 without checkpoints.
func (s *TaskSpec) DisputeMoves() int {
	if s.CheckpointInterval == 0 {
		return 0
	}
	levels := func(length uint64) (n int) {
		for reach := uint64(1); reach < length; reach *= revealed {
			n++
		}
		return n
	}
	segments := (uint64(s.InnerSteps) + uint64(s.CheckpointInterval) - 1) / uint64(s.CheckpointInterval)
	return 3 + 2*(levels(segments+1)+levels(uint64(s.CheckpointInterval))+1+3+4)
}

// MustAssumeCustody says what CustodyAssumed has to be at a rate in bytes a second: whether the payloads or the first state are too
// large to be forced through the chain.
func (s *TaskSpec) MustAssumeCustody(revealRate uint32) bool {
	return s.PayloadsExceed(revealRate) || s.FirstStateExceeds(revealRate)
}

// forcible is how many bytes can be forced through the chain, at a rate in bytes a second, by demands in the last second of the state window: the
// last deadline has to leave StateWindow for the use of what was published (docs/protocol.md).
func (s *TaskSpec) forcible(revealRate uint32) uint64 {
	var left uint64
	if claim, used := uint64(s.ClaimWindow), 2*uint64(s.StateWindow); claim > used {
		left = claim - used
	}
	return uint64(revealRate) * min(uint64(s.RevealWindow), left)
}

// PayloadsExceed says whether the payloads of all trainers, of as many rounds as can wait for their finality at once, are too many
// bytes to be forced through the chain at a rate in bytes a second, however late in the state window they are demanded.
func (s *TaskSpec) PayloadsExceed(revealRate uint32) bool {
	rounds := uint64(min(s.MaxRounds, s.CascadeDepth-1))
	return rounds*uint64(s.TrainerCount)*s.PayloadBytes() > s.forcible(revealRate)
}

// FirstStateExceeds says whether the parameters of the first state are.
func (s *TaskSpec) FirstStateExceeds(revealRate uint32) bool {
	state := *s
	state.Quantization = uint8(QuantizationNone)
	return state.PayloadBytes() > s.forcible(revealRate)
}

// PayloadBound is 2^PayloadBoundLog2, the largest magnitude of a well-formed payload element.
func (s *TaskSpec) PayloadBound() float64 {
	return math.Ldexp(1, int(s.PayloadBoundLog2))
}

// Weight is the weight of enrolment slot 0 to 63 in a WeightedMean, as binary32 bits.
func (s *TaskSpec) Weight(slot uint8) uint32 {
	return binary.BigEndian.Uint32(s.Weights[slot/8][4*(slot%8):])
}

// WeightList is the weights of the enrolment slots from 0 on, binary32 bits, without the zeros behind the last one.
func (s *TaskSpec) WeightList() []uint32 {
	list := []uint32{}
	for slot := range uint8(MaxTrainers) {
		list = append(list, s.Weight(slot))
	}
	for len(list) > 0 && list[len(list)-1] == 0 {
		list = list[:len(list)-1]
	}
	return list
}

// SetWeights gives the enrolment slots from 0 on these weights, binary32 bits, and all others none. More than MaxTrainers are
// ErrInvalidTaskSpec.
func (s *TaskSpec) SetWeights(weights ...uint32) error {
	if len(weights) > MaxTrainers {
		return ErrInvalidTaskSpec.With("%d weights for at most %d trainers", len(weights), MaxTrainers)
	}
	s.Weights = [len(s.Weights)][32]byte{}
	for slot, w := range weights {
		binary.BigEndian.PutUint32(s.Weights[slot/8][4*(slot%8):], w)
	}
	return nil
}

func f32(b uint32) float32 { return math.Float32frombits(b) }

func amount(v *big.Int) *big.Int {
	if v == nil {
		return new(big.Int)
	}
	return v
}

// Bounds of a specification, as in contracts/src/lib/SpecRules.sol (PROTOCOL rules 7, 28, 29 and 34).
const (
	SpecVersion      = 1
	MaxTrainers      = 64
	MaxFragments     = 4096
	MaxParams        = 1 << 31
	MaxInnerSteps    = 1 << 16
	MaxRounds        = 1 << 20
	MaxRollbackDepth = 8
	MaxMisses        = 127
	// MaxLookback is how many rounds absence is told from.
	MaxLookback = 256
	MaxWindow   = 30 * 24 * 60 * 60
	MaxMoves    = 25
	MaxSeats    = 11
	BasisPoints = 10_000
	// BurnDivisor: of a slash at least 1/BurnDivisor is burned; only that part deters.
	BurnDivisor = 2
	// A sum of all rounds' elements keeps clear of 2^127 by a factor of 16.
	overflowLog2    = 127
	headroomLog2    = 4
	minBoundLog2    = -126
	leastNormalBits = 0x00800000
	infinityBits    = 0x7f800000
	oneBits         = 0x3f800000
	maxRoundsLog2   = 20
	// Most nodes of a list that a move of a dispute reveals.
	revealed = 64
	// MaxRevealRate is the bytes a second that a deployment of value may count on, where its batcher lets nothing through that is larger than a
	// transfer (docs/opstack.md).
	MaxRevealRate = 4096
	// Demands that a replay may have to wait for one after the other, where a sponsor answers each in its last second.
	sequentialDemands = 4
	// How often a dispute's bond has to have what a segment's steps are paid.
	segmentsABond = 24
	// Rounds that a clock which runs for one party outlasts besides an outage.
	clockRounds = 4
)

// Limits is what the rules of a deployment add to those of the specification itself.
type Limits struct {
	// Token, Referee and Game are the deployment's; the specification names them.
	Token   common.Address
	Referee common.Address
	Game    common.Address
	// MinWindow is the least length of a window in seconds.
	MinWindow uint32
	// Outage is for how many seconds the chain may take nothing in that somebody has to send; 0 sets no floors.
	Outage uint32
	// DisputeBond is what a dispute puts up; nil where the deployment's game has none.
	DisputeBond *big.Int
	// RevealRate is the bytes of payload that the chain takes in a second when their publication is forced.
	RevealRate uint32
	// UnbondingPeriod of the vault and the registry's UnbondingMargin, in seconds: stake can be withdrawn only that margin
	// after the last conviction that it may have to answer for.
	UnbondingPeriod uint64
	UnbondingMargin uint64
}

// SpecError says which field of a specification breaks which rule; errors.Is(err, ErrInvalidTaskSpec) holds.
type SpecError struct {
	// Field is the contract's name of the field.
	Field string
	// Rule is what the rule asks, in the contract's words.
	Rule string
}

// Error implements error.
func (e *SpecError) Error() string { return e.Field + " " + e.Rule }

// Unwrap makes the error an InvalidTaskSpec.
func (e *SpecError) Unwrap() error { return ErrInvalidTaskSpec.With("%s %s", e.Field, e.Rule) }

// Refusals of the task registry besides InvalidTaskSpec.
var (
	ErrAggregationRuleTierMismatch = &Error{Name: "AggregationRuleTierMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the tier does not allow this aggregation rule", Hint: "the Open tier aggregates by Mean; the other rules are for the Verified tier: assay-trainer init --tier verified"}
	ErrUnbondingTooShort = &Error{Name: "UnbondingTooShort", Status: http.StatusUnprocessableEntity,
		Message: "stake could be withdrawn before the task's liabilities end",
		Hint:    "shorten claimWindow, disputeClock, disputeExtension or revealWindow"}
)

// Validate returns the first rule, in the contract's order, that the specification breaks: a *SpecError,
// ErrAggregationRuleTierMismatch or ErrUnbondingTooShort. What passes here passes postTask's checks of the specification.
func (s *TaskSpec) Validate(l Limits) error {
	if err := s.obeys(l, true); err != nil {
		return err
	}
	err := firstBroken([]rule{
		{"token", s.Token == l.Token, "must be the vault's token"},
		{"referee", s.Referee == l.Referee, "must be the deployment's referee"},
		{"game", s.Game == l.Game, "must be the deployment's game"},
		{"checkpointInterval", l.Outage == 0 || Tier(s.Tier) != TierVerified || l.DisputeBond == nil || s.CoversSegment(l.DisputeBond),
			"must leave its share of rewardPerGradient at most a 24th of a dispute's bond"},
	})
	if err != nil {
		return err
	}
	if need := s.Liability() + l.UnbondingMargin; l.UnbondingPeriod < need {
		return ErrUnbondingTooShort.With("the vault unbonds in %d s, the task needs %d s", l.UnbondingPeriod, need)
	}
	return nil
}

// WellFormed is Validate for who cannot ask the deployment: the rules that every one has. What breaks one was never posted.
func (s *TaskSpec) WellFormed() error { return s.obeys(Limits{}, false) }

// obeys returns the first rule that is broken of those that compare with no address, bond or vault; rate: what says how much can be forced is among them.
func (s *TaskSpec) obeys(l Limits, rate bool) error {
	if err := s.Known(); err != nil {
		return err
	}
	if !Admits(Tier(s.Tier), AggregationRule(s.Aggregation)) {
		return ErrAggregationRuleTierMismatch
	}
	groups := [][]rule{s.modelRules(), s.algorithmRules(), s.shapeRules(), s.windowRules(l)}
	if rate {
		groups = append(groups, s.custodyRules(l))
	}
	for _, group := range append(groups, s.moneyRules()) {
		if err := firstBroken(group); err != nil {
			return err
		}
	}
	return nil
}

// Admits tells which aggregation rules a tier allows: Mean alone where trainers are not attested.
func Admits(t Tier, r AggregationRule) bool { return t != TierOpen || r == Mean }

type rule struct {
	field string
	holds bool
	text  string
}

func firstBroken(rules []rule) error {
	for _, r := range rules {
		if !r.holds {
			return &SpecError{r.field, r.text}
		}
	}
	return nil
}

// Known refuses what the contract's types cannot hold: values that none of its enumerations has, and amounts beyond 128 bits.
func (s *TaskSpec) Known() error {
	for _, f := range s.fields() {
		switch v := f.value.(type) {
		case *enumField:
			if !v.known() || v.value == &s.Aggregation && !s.Rule().Known() {
				return &SpecError{f.name, "must be a value of its enumeration"}
			}
		case *amountField:
			if n := amount(*v.value); n.Sign() < 0 || n.BitLen() > 128 {
				return &SpecError{f.name, "must be 0 to 2^128 - 1"}
			}
		}
	}
	return nil
}

func (s *TaskSpec) modelRules() []rule {
	return []rule{
		{"version", s.Version == SpecVersion, "must be 1"},
		{"manifestHash", s.ManifestHash != [32]byte{}, "must not be zero"},
		{"paramCount", 1 <= s.ParamCount && s.ParamCount <= MaxParams, "must be 1 to 2^31"},
		{"fragmentCount", 1 <= s.FragmentCount && s.FragmentCount <= MaxFragments && uint64(s.FragmentCount) <= s.ParamCount,
			"must be 1 to 4096 and at most paramCount"},
		{"initialStateRoot", s.InitialStateRoot != [32]byte{}, "must not be zero"},
		{"datasetRoot", s.DatasetRoot != [32]byte{}, "must not be zero"},
		{"datasetRecords", s.DatasetRecords >= 1, "must be at least 1"},
	}
}

func (s *TaskSpec) algorithmRules() []rule {
	// 2^bound · maxRounds · 16 < 2^127 is maxRounds < 2^room.
	room := overflowLog2 - headroomLog2 - int(s.PayloadBoundLog2)
	fits := room >= 1 && (room > maxRoundsLog2 || s.MaxRounds < 1<<room)
	// The quorum is the fewest trainers that a round can include.
	aggregation := s.Rule().facts()
	return []rule{
		{"tier", Tier(s.Tier) <= TierVerified, "only Open and Verified are served by version 1"},
		{"programRoot", Tier(s.Tier) != TierOpen || s.ProgramRoot == [32]byte{}, "must be zero in the Open tier"},
		{"programRoot", Tier(s.Tier) != TierVerified || s.ProgramRoot != [32]byte{}, "must not be zero in the Verified tier"},
		{"aggregationParam", s.defined(uint64(s.Quorum)), aggregation.asks},
		{"weights", s.weighs(), "must be a normal binary32 above 0 for each trainer of WeightedMean, and 0 else"},
		{"payloadKind", PayloadKind(s.PayloadKind) == PayloadDense, "only Dense is served by version 1"},
		{"outerUpdate", OuterUpdate(s.OuterUpdate) == Nesterov, "only Nesterov is served by version 1"},
		{"outerLearningRate", 0 < s.OuterLearningRate && s.OuterLearningRate < infinityBits, "must be a finite binary32 above 0"},
		{"outerMomentum", s.OuterMomentum < oneBits, "must be a binary32 in [+0, 1)"},
		{"clipL2Norm", s.ClipL2Norm == 0 || aggregation.clips, "must be 0 but for Mean"},
		{"clipL2Norm", s.ClipL2Norm < infinityBits, "must be 0 or a finite binary32 above 0"},
		{"fragmentCount", !s.Scored() || s.FragmentCount == 1, "must be 1 for Krum, MultiKrum and a clip"},
		{"payloadBoundLog2", s.PayloadBoundLog2 >= minBoundLog2 && fits,
			"must be at least -126, and 2^bound * maxRounds * 16 < 2^127"},
	}
}

// weighs says whether each trainer of a rule that weighs them has a weight, and nobody else has one.
func (s *TaskSpec) weighs() bool {
	for slot := range uint8(MaxTrainers) {
		w := s.Weight(slot)
		if s.Weighted() && slot < s.TrainerCount {
			if !isWeight(w) {
				return false
			}
		} else if w != 0 {
			return false
		}
	}
	return true
}

func isWeight(bits uint32) bool { return leastNormalBits <= bits && bits < infinityBits }

func (s *TaskSpec) shapeRules() []rule {
	m, k := int(s.TrainerCount), int(s.Quorum)
	return []rule{
		{"trainerCount", m == 1 || 3 <= m && m <= MaxTrainers, "must be 1 or 3 to 64"},
		{"quorum", 2*k > m, "must be more than half of trainerCount"},
		{"quorum", k <= max(1, m-1), "must be at most trainerCount - 1, or 1 if that is 1"},
		{"innerSteps", 1 <= s.InnerSteps && s.InnerSteps <= MaxInnerSteps, "must be 1 to 2^16"},
		{"checkpointInterval", Tier(s.Tier) != TierOpen || s.CheckpointInterval == 0, "must be zero in the Open tier"},
		{"checkpointInterval", Tier(s.Tier) != TierVerified || 1 <= s.CheckpointInterval && s.CheckpointInterval <= s.InnerSteps,
			"must be 1 to innerSteps in the Verified tier"},
		{"checkpointInterval", s.DisputeMoves() <= MaxMoves, "must leave a dispute at most 25 moves"},
		{"maxRounds", 1 <= s.MaxRounds && s.MaxRounds <= MaxRounds, "must be 1 to 2^20"},
		{"committeeSeats", 1 <= s.CommitteeSeats && s.CommitteeSeats <= MaxSeats, "must be 1 to 11"},
		{"committeeThreshold", 2*int(s.CommitteeThreshold) > int(s.CommitteeSeats) && s.CommitteeThreshold <= s.CommitteeSeats,
			"must be more than half of committeeSeats and at most committeeSeats"},
		{"rollbackDepth", 1 <= s.RollbackDepth && s.RollbackDepth <= MaxRollbackDepth, "must be 1 to 8"},
		{"cascadeDepth", 2 <= s.CascadeDepth && s.CascadeDepth <= MaxRounds, "must be 2 to 2^20"},
		{"maxConsecutiveNec", 1 <= s.MaxConsecutiveNec && s.MaxConsecutiveNec <= MaxRounds, "must be 1 to 2^20"},
		{"maxMisses", 1 <= s.MaxMisses && s.MaxMisses <= MaxMisses, "must be 1 to 127"},
		{"maxMisses", s.Replacement() <= MaxLookback, "must leave maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1) at most 253"},
		{"maxConsecutiveNec", s.MaxConsecutiveNec >= s.Replacement(),
			"must be at least 3 + maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1), or 3 + maxMisses of one trainer"},
	}
}

// Replacement is how many rounds are carried in a row at most until an absent trainer is found and whoever replaces it has had a round
// (SpecRules.replacement).
func (s *TaskSpec) Replacement() uint32 {
	trainers, quorum := uint32(s.TrainerCount), uint32(s.Quorum)
	if trainers == 0 || quorum > trainers {
		return 0 // rules of their own refuse it
	}
	return s.MaxMisses*max(trainers-1, 1)/(trainers-quorum+1) + 3
}

func (s *TaskSpec) windowRules(l Limits) []rule {
	window := func(field string, seconds uint32) rule {
		return rule{field, l.MinWindow <= seconds && seconds <= MaxWindow, "must be between minWindow and 30 days"}
	}
	rules := []rule{
		{"graceWindowMs", s.GraceWindowMs%1000 == 0, "must be a multiple of 1000"},
		window("enrollWindow", s.EnrollWindow),
		window("commitWindow", s.CommitWindow),
		window("uploadWindow", s.UploadWindow),
		window("graceWindowMs", s.GraceWindowMs/1000),
		window("fallbackWindow", s.FallbackWindow),
		window("stateWindow", s.StateWindow),
		window("claimWindow", s.ClaimWindow),
		window("revealWindow", s.RevealWindow),
		window("disputeClock", s.DisputeClock),
		window("disputeExtension", s.DisputeExtension),
	}
	texts := [...]string{
		"must be at least the outage of the deployment",
		"must be at least the outage of the deployment",
		"must be at least half the outage of the deployment and 4 rounds",
		"must be at least the outage of the deployment and 4 rounds, and 4 reveal windows more in the Verified tier",
	}
	for i, f := range s.Floors(uint64(l.Outage)) {
		rules = append(rules, rule{f.Window, !f.Short(), texts[i]})
	}
	return append(rules, []rule{
		// A state that is final can still be convicted, but not overturned.
		{"stateWindow", uint64(s.StateWindow) <= uint64(s.ClaimWindow)+uint64(s.RevealWindow), "must be at most claimWindow + revealWindow"},
		// Else a lock could end before the last dispute about what it backs can be opened.
		{"commitWindow", Tier(s.Tier) != TierVerified || uint64(s.CommitWindow) <= s.DisputeBound()+uint64(s.RevealWindow),
			"must be at most the time of a dispute + revealWindow in the Verified tier"},
	}...)
}

func (s *TaskSpec) custodyRules(l Limits) []rule {
	return []rule{
		{"custodyAssumed", s.CustodyAssumed == s.MustAssumeCustody(l.RevealRate), "must say if payloads of cascadeDepth - 1 rounds, or the first state, exceed revealRate * min(revealWindow, claimWindow - 2 * stateWindow)"},
	}
}

// CoversSegment says whether a dispute's bond pays a trainer that was right for the trace of a segment: of half a bond two thirds are for gas
// (rule 24), the rest for a trace, which is taken to cost as much as four replays, and a replay no more than it is paid for.
func (s *TaskSpec) CoversSegment(bond *big.Int) bool {
	steps := func(n uint32, x *big.Int) *big.Int { return new(big.Int).Mul(big.NewInt(int64(n)), amount(x)) }
	share := steps(s.CheckpointInterval, s.RewardPerGradient)
	return share.Mul(share, big.NewInt(segmentsABond)).Cmp(steps(s.InnerSteps, bond)) <= 0
}

// Floor is the least that one window may be, in seconds.
type Floor struct {
	// Window is the spec's name of it.
	Window string `json:"window"`
	Have   uint64 `json:"have"`
	Least  uint64 `json:"least"`
}

// Short says that the window is below it.
func (f Floor) Short() bool { return f.Have < f.Least }

// Floors are those of a task where the chain may take nothing in for so many seconds: the outage for stateWindow and revealWindow, half of it and four
// rounds for disputeClock, all of it and four rounds for claimWindow, and in the Verified tier four reveal windows more, as what a claim is replayed
// from may have to be demanded of a sponsor that answers in the last second each time. All are 0 where there is no outage. A clock's extension has
// none: it only adds to a clock that suffices by itself.
func (s *TaskSpec) Floors(outage uint64) []Floor {
	var rounds, replay uint64
	if outage > 0 {
		rounds = clockRounds * s.LongestRound()
		if Tier(s.Tier) == TierVerified {
			replay = sequentialDemands * uint64(s.RevealWindow)
		}
	}
	return []Floor{
		{"stateWindow", uint64(s.StateWindow), outage},
		{"revealWindow", uint64(s.RevealWindow), outage},
		{"disputeClock", uint64(s.DisputeClock), outage/2 + outage%2 + rounds},
		{"claimWindow", uint64(s.ClaimWindow), outage + rounds + replay},
	}
}

// LongestRound is the longest that a round may take, in seconds.
func (s *TaskSpec) LongestRound() uint64 {
	return uint64(s.CommitWindow) + uint64(s.UploadWindow) + uint64(s.GraceWindowMs)/1000 + uint64(s.FallbackWindow)
}

func (s *TaskSpec) moneyRules() []rule {
	// The burned part of a lock covers the pay of the gradients that its holder can make void.
	covers := func(lock *big.Int, gradients int64) bool {
		burned := new(big.Int).Div(amount(lock), big.NewInt(BurnDivisor))
		return burned.Cmp(new(big.Int).Mul(big.NewInt(gradients), amount(s.RewardPerGradient))) >= 0
	}
	trainers := int64(s.TrainerCount)
	// Convicted of its newest round first, and of an older one whenever the rounds above are made again, a trainer voids 1, 2, ... of them.
	rolledBack := int64(s.RollbackDepth) * (int64(s.RollbackDepth) + 1) / 2
	cascade := int64(s.CascadeDepth) * trainers
	return []rule{
		{"rewardPerGradient", amount(s.RewardPerGradient).Sign() > 0, "must be at least 1"},
		{"commissionBps", s.CommissionBps <= BasisPoints, "must be at most 10000"},
		{"trainerLock", covers(s.TrainerLock, rolledBack*trainers), "its burned half must cover rollbackDepth (rollbackDepth + 1) / 2 rounds of pay"},
		// One keeper may hold every seat of a committee, and a conviction voids the rounds above: nobody buys them for less than they are paid.
		{"keeperLock", covers(s.KeeperLock, cascade), "its burned half must cover cascadeDepth rounds of pay"},
		{"quorumLock", covers(s.QuorumLock, cascade), "its burned half must cover cascadeDepth rounds of pay"},
	}
}

// specField couples a key of the JSON form with the field behind it.
type specField struct {
	name  string
	value any
}

// MarshalJSON writes every field under the contract's name, in the contract's order.
func (s TaskSpec) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for i, f := range s.fields() {
		v, err := json.Marshal(f.value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		if i == 0 {
			b.WriteByte('{')
		} else {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%s", f.name, v)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UnmarshalJSON reads the JSON form over the receiver: a field that is absent keeps its value, so that a file may state only
// what differs from defaults. Unknown and repeated fields are refused. Enumerations are also read by name, binary32 fields
// (outerLearningRate, outerMomentum, clipL2Norm, each of the weights) also as hexadecimal bits ("0x3f333333"). On error the receiver
// is unchanged.
func (s *TaskSpec) UnmarshalJSON(b []byte) error {
	next := *s
	byName := make(map[string]any, SpecWords)
	for _, f := range next.fields() {
		byName[f.name] = f.value
	}
	err := readObject(json.NewDecoder(bytes.NewReader(b)), func(key string, dec *json.Decoder) error {
		value, ok := byName[key]
		if !ok {
			return errors.New("unknown field")
		}
		var raw json.RawMessage
		if err := dec.Decode(&raw); err != nil {
			return err
		}
		// encoding/json would skip a null silently.
		if string(raw) == "null" {
			return errors.New("null")
		}
		return json.Unmarshal(raw, value)
	})
	if err != nil {
		return err
	}
	*s = next
	return nil
}

// readObject reads one JSON object, calling field for each key exactly as written; repeated keys are refused. Unlike
// encoding/json's matching of struct fields it tells "A" from "a".
func readObject(dec *json.Decoder, field func(key string, dec *json.Decoder) error) error {
	if err := expectDelim(dec, '{'); err != nil {
		return err
	}
	seen := map[string]bool{}
	for dec.More() {
		t, err := dec.Token()
		if err != nil {
			return err
		}
		key, ok := t.(string)
		if !ok || seen[key] {
			return fmt.Errorf("key %.80q is repeated", key)
		}
		seen[key] = true
		if err := field(key, dec); err != nil {
			return fmt.Errorf("%.80q: %w", key, err)
		}
	}
	return expectDelim(dec, '}')
}

func expectDelim(dec *json.Decoder, want json.Delim) error {
	t, err := dec.Token()
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return err
	}
	if d, ok := t.(json.Delim); !ok || d != want {
		return fmt.Errorf("%v where %s was expected", t, want)
	}
	return nil
}

// bitsField is binary32 bits: written as a number, read as a number or as a 0x-hex string.
type bitsField struct{ value *uint32 }

func (f bitsField) MarshalJSON() ([]byte, error) { return json.Marshal(*f.value) }

func (f bitsField) UnmarshalJSON(b []byte) error {
	var s string
	if json.Unmarshal(b, &s) != nil {
		return json.Unmarshal(b, f.value)
	}
	digits, ok := strings.CutPrefix(s, "0x")
	v, err := strconv.ParseUint(digits, 16, 32)
	if !ok || err != nil {
		return fmt.Errorf("%.40q is not the hexadecimal bits of a binary32", s)
	}
	*f.value = uint32(v)
	return nil
}

// weightsField is the weights by enrolment slot, each as bitsField has it, without the zeros behind the last one.
type weightsField struct{ spec *TaskSpec }

func (f weightsField) MarshalJSON() ([]byte, error) {
	return json.Marshal(f.spec.WeightList())
}

func (f weightsField) UnmarshalJSON(b []byte) error {
	var list []json.RawMessage
	if err := json.Unmarshal(b, &list); err != nil {
		return err
	}
	weights := make([]uint32, len(list))
	for i, v := range list {
		if err := json.Unmarshal(v, &bitsField{&weights[i]}); err != nil {
			return err
		}
	}
	return f.spec.SetWeights(weights...)
}

// amountField is a token amount: a decimal string.
type amountField struct{ value **big.Int }

func (f amountField) MarshalJSON() ([]byte, error) {
	return json.Marshal(amount(*f.value).String())
}

func (f amountField) UnmarshalJSON(b []byte) error {
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return err
	}
	// 39 digits hold any 128-bit amount; longer texts are not worth parsing.
	if s == "" || len(s) > 39 || strings.Trim(s, "0123456789") != "" {
		return fmt.Errorf("%.50q is not a decimal amount", s)
	}
	v, _ := new(big.Int).SetString(s, 10)
	*f.value = v
	return nil
}
