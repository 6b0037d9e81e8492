package protocol

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// TaskStatus is the life cycle of a task, as in contracts/src/interfaces/Types.sol.
type TaskStatus uint8

// Statuses of a task.
const (
	StatusNone TaskStatus = iota
	StatusPending
	StatusEnrolling
	StatusTraining
	StatusCompleted
	StatusFailed
	StatusCancelled
)

var statusNames = []string{"None", "Pending", "Enrolling", "Training", "Completed", "Failed", "Cancelled"}

// String returns the contract's name of the status.
func (s TaskStatus) String() string { return enumName(statusNames, uint8(s)) }

// Ended reports whether only claims, refunds and lock releases are left.
func (s TaskStatus) Ended() bool { return s >= StatusCompleted }

// Phase is what the open round waits for.
type Phase uint8

// Phases of a round.
const (
	PhaseNone Phase = iota
	PhaseWaiting
	PhaseCommit
	PhaseUpload
	PhasePropose
	PhaseFallback
	PhaseLapsed
	PhaseEnded
)

var phaseNames = []string{"None", "Waiting", "Commit", "Upload", "Propose", "Fallback", "Lapsed", "Ended"}

// String returns the contract's name of the phase.
func (p Phase) String() string { return enumName(phaseNames, uint8(p)) }

// RoundStatus is what has been written down about a round.
type RoundStatus uint8

// Statuses of a round.
const (
	RoundNone RoundStatus = iota
	RoundOpen
	RoundProposed
	RoundFinal
	RoundCarried
	RoundOverturned
)

var roundNames = []string{"None", "Open", "Proposed", "Final", "Carried", "Overturned"}

// String returns the contract's name of the status.
func (s RoundStatus) String() string { return enumName(roundNames, uint8(s)) }

// Role is the capacity in which stake is locked.
type Role uint8

// Roles.
const (
	RoleTrainer Role = iota
	RoleKeeper
)

var roleNames = []string{"Trainer", "Keeper"}

// String returns the contract's name of the role.
func (r Role) String() string { return enumName(roleNames, uint8(r)) }

// Tier is the trust tier of a task; it gates the aggregation rule.
type Tier uint8

// Tiers.
const (
	TierOpen Tier = iota
	TierVerified
	TierConfidential
)

var tierNames = []string{"Open", "Verified", "Confidential"}

// String returns the contract's name of the tier.
func (t Tier) String() string { return enumName(tierNames, uint8(t)) }

// AggregationRule combines the included outer gradients.
type AggregationRule uint8

// Aggregation rules.
const (
	Mean AggregationRule = iota
	WeightedMean
	TrimmedMean
	CoordinateMedian
	Krum
	MultiKrum
)

var aggregationNames = []string{"Mean", "WeightedMean", "TrimmedMean", "CoordinateMedian", "Krum", "MultiKrum"}

// String returns the contract's name of the rule.
func (r AggregationRule) String() string { return enumName(aggregationNames, uint8(r)) }

// Quantization is the number format of a payload.
type Quantization uint8

// Quantizations.
const (
	QuantizationNone Quantization = iota
	QuantizationInt8
	QuantizationInt4
)

var quantizationNames = []string{"None", "Int8", "Int4"}

// String returns the contract's name of the quantization.
func (q Quantization) String() string { return enumName(quantizationNames, uint8(q)) }

// PayloadKind is the form of a payload.
type PayloadKind uint8

// Payload kinds.
const (
	PayloadDense PayloadKind = iota
	PayloadSparseTopK
)

var payloadNames = []string{"Dense", "SparseTopK"}

// String returns the contract's name of the kind.
func (k PayloadKind) String() string { return enumName(payloadNames, uint8(k)) }

// OuterUpdate turns an aggregate into the next state.
type OuterUpdate uint8

// Outer updates.
const (
	Nesterov OuterUpdate = iota
	SparseEf
)

var outerNames = []string{"Nesterov", "SparseEf"}

// String returns the contract's name of the update.
func (u OuterUpdate) String() string { return enumName(outerNames, uint8(u)) }

func enumName(names []string, v uint8) string {
	if int(v) < len(names) {
		return names[v]
	}
	return strconv.Itoa(int(v))
}

// enumField reads an enumeration as its name or its number, and writes its number.
type enumField struct {
	names []string
	value *uint8
}

func (e enumField) MarshalJSON() ([]byte, error) {
	return json.Marshal(*e.value)
}

func (e enumField) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		var name string
		if err := json.Unmarshal(b, &name); err != nil {
			return err
		}
		for i, n := range e.names {
			if n == name {
				*e.value = uint8(i)
				return nil
			}
		}
		return fmt.Errorf("%.40q is none of %v", name, e.names)
	}
	return json.Unmarshal(b, e.value)
}
