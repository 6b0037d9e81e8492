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

// DisputeMoves is the number of moves that a dispute about a training claim takes at most, whatever its programs are (rule 28): 5, and two
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
	return 5 + 2*(levels(segments+1)+levels(uint64(s.CheckpointInterval))+1+3+4)
}

// MustAssumeCustody says what CustodyAssumed has to be at a rate in bytes a second: whether the payloads or the first state are too
// large to be forced through the chain.
func (s *TaskSpec) MustAssumeCustody(revealRate uint32) bool {
	state := *s
	state.Quantization = uint8(QuantizationNone)
	return s.PayloadsExceed(revealRate) || state.PayloadBytes() > forcible(s, revealRate)
}

// forcible is how many bytes can be forced through the chain, at a rate in bytes a second, by demands in the last second of the state window: the
// last deadline has to leave StateWindow for the use of what was published (docs/protocol.md).
func forcible(s *TaskSpec, revealRate uint32) uint64 {
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
	return rounds*uint64(s.TrainerCount)*s.PayloadBytes() > forcible(s, revealRate)
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

// Bounds of a specification that Go computes with (PROTOCOL rules 7, 28 and 29). They are the contract's, contracts/src/facts/SpecRules.sol, which
// holds every specification to them: a test compares them.
const (
	SpecVersion  = 1
	MaxTrainers  = 64
	MaxFragments = 4096
	MaxParams    = 1 << 31
	MaxRounds    = 1 << 20
	MaxWindow    = 30 * 24 * 60 * 60
	MaxMoves     = 27
	// MaxRevealRate is the bytes a second that a deployment of value may count on, where its batcher lets nothing through that is larger than a
	// transfer (docs/opstack.md).
	MaxRevealRate = 4096
	// Bits of the smallest normal binary32 and of infinity: a weight lies between them.
	leastNormalBits = 0x00800000
	infinityBits    = 0x7f800000
	// Most nodes of a list that a move of a dispute reveals.
	revealed = 64
	// Demands that a replay may have to wait for one after the other, where a sponsor answers each in its last second.
	sequentialDemands = 4
	// Rounds that a clock which runs for one party outlasts besides an outage.
	clockRounds = 4
)

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
		if Tier(s.Tier).Proven() {
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

func isWeight(bits uint32) bool { return leastNormalBits <= bits && bits < infinityBits }

// specField couples a key of the JSON form with the field behind it.
type specField struct {
	name  string
	value any
}

// DecodeSpec reads what Encode writes: SpecWords words, as a contract returns a specification. Anything that Encode would not write is
// ErrInvalidTaskSpec, and so are values that Known refuses.
func DecodeSpec(encoded []byte) (*TaskSpec, error) {
	if len(encoded) != 32*SpecWords {
		return nil, ErrInvalidTaskSpec.With("%d bytes of a specification, which has %d", len(encoded), 32*SpecWords)
	}
	s, rest := new(TaskSpec), encoded
	word := func() []byte {
		w := rest[:32]
		rest = rest[32:]
		return w
	}
	uint64At := func() uint64 { return binary.BigEndian.Uint64(word()[24:]) }
	for _, f := range s.fields() {
		switch v := f.value.(type) {
		case *Hash:
			copy(v[:], word())
		case *common.Address:
			copy(v[:], word()[12:])
		case *bool:
			*v = uint64At() != 0
		case *uint8:
			*v = uint8(uint64At())
		case *uint16:
			*v = uint16(uint64At())
		case *int16:
			*v = int16(uint64At())
		case *uint32:
			*v = uint32(uint64At())
		case *uint64:
			*v = uint64At()
		case *enumField:
			*v.value = uint8(uint64At())
		case *bitsField:
			*v.value = uint32(uint64At())
		case *amountField:
			*v.value = new(big.Int).SetBytes(word())
		case *weightsField:
			for i := range v.spec.Weights {
				copy(v.spec.Weights[i][:], word())
			}
		default:
			panic(fmt.Sprintf("protocol: no words are read into the field %s", f.name))
		}
	}
	// What a field has no room for is cut off above, and shows here.
	if !bytes.Equal(s.Encode(), encoded) {
		return nil, ErrInvalidTaskSpec.With("a word is beyond its field")
	}
	return s, s.Known()
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
