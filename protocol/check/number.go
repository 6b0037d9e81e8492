package check

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"

	"assay/repops/ops"
)

// Number is a value as bits and in decimal, with what it is.
type Number struct {
	Name string `json:"name"`
	// Bits is 0x and 8 hexadecimal digits of a binary32, or 16 of a binary64.
	Bits string `json:"bits"`
	// Decimal is the shortest that reads back as the same bits; "NaN", "+Inf", "-Inf".
	Decimal string `json:"decimal"`
}

// Number32 is a binary32.
func Number32(name string, bits uint32) Number {
	return Number{name, fmt.Sprintf("0x%08x", bits), strconv.FormatFloat(float64(math.Float32frombits(bits)), 'g', -1, 32)}
}

// Number64 is a binary64.
func Number64(name string, bits uint64) Number {
	return Number{name, fmt.Sprintf("0x%016x", bits), strconv.FormatFloat(math.Float64frombits(bits), 'g', -1, 64)}
}

// word is the bits of a binary32: 0x and at most 8 hexadecimal digits.
type word uint32

// UnmarshalJSON implements json.Unmarshaler.
func (w *word) UnmarshalJSON(b []byte) error {
	v, err := hexWord(b, 8)
	*w = word(v)
	return err
}

// MarshalText implements encoding.TextMarshaler.
func (w word) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w word) float() float32 { return math.Float32frombits(uint32(w)) }

// word64 is the bits of a binary64: 0x and at most 16 hexadecimal digits.
type word64 uint64

// UnmarshalJSON implements json.Unmarshaler.
func (w *word64) UnmarshalJSON(b []byte) error {
	v, err := hexWord(b, 16)
	*w = word64(v)
	return err
}

func hexWord(b []byte, digits int) (uint64, error) {
	var s string
	if err := json.Unmarshal(b, &s); err != nil {
		return 0, err
	}
	return ops.ParseWord(s, digits)
}

// count is a number below 2^64, as JSON's number or, where a reader's numbers do not hold it, as its decimal digits in a string.
type count uint64

// UnmarshalJSON implements json.Unmarshaler.
func (c *count) UnmarshalJSON(b []byte) error {
	text := string(b)
	if len(b) > 0 && b[0] == '"' {
		if err := json.Unmarshal(b, &text); err != nil {
			return err
		}
	}
	v, err := strconv.ParseUint(text, 10, 64)
	*c = count(v)
	return err
}
