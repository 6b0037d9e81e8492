package protocol

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
)

// Ended reports whether only claims, refunds and lock releases are left.
func (v TaskStatus) Ended() bool { return v >= StatusCompleted }

// Proven says that trainers answer for each inner step: their claims are disputed and audited. It is so of all tiers but Open.
// A value that is no tier panics: it is never taken for another, and TaskSpec.Known refuses it at the door.
func (v Tier) Proven() bool {
	switch v {
	case TierOpen:
		return false
	case TierVerified, TierConfidential:
		return true
	}
	panic(fmt.Sprintf("protocol: tier %v is none of %v", v, tierNames))
}

// Sealed says that the data set is sealed to its trainers' enclaves: nobody else is handed records.
func (v Tier) Sealed() bool { return v == TierConfidential }

// EnumName is the name of an enumeration's value, its number if it has none.
func EnumName(names []string, v uint8) string {
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

func (e enumField) known() bool { return int(*e.value) < len(e.names) }

func (e enumField) MarshalJSON() ([]byte, error) {
	return json.Marshal(*e.value)
}

func (e enumField) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		var name string
		if err := json.Unmarshal(b, &name); err != nil {
			return err
		}
		i := slices.Index(e.names, name)
		if i < 0 {
			return fmt.Errorf("%.40q is none of %v", name, e.names)
		}
		*e.value = uint8(i)
		return nil
	}
	return json.Unmarshal(b, e.value)
}
