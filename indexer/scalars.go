package indexer

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
)

// Bytes32 is a hash, root or id: 0x and 64 hex digits in GraphQL, bytea in the database.
type Bytes32 []byte

// Bytes is data of any length: 0x and hex digits in GraphQL, bytea in the database. It is no input.
type Bytes []byte

// Address is an account: 0x and 40 hex digits in GraphQL, bytea in the database.
type Address []byte

// BigInt is a decimal string in GraphQL, numeric in the database.
type BigInt string

// Long is an integer of at most 53 bits, a JSON number.
type Long int64

const (
	maxLong = 1<<53 - 1
	// maxDigits is the length of 2^256-1 in decimal.
	maxDigits = 78
)

func (Bytes32) ImplementsGraphQLType(name string) bool { return name == "Bytes32" }
func (Bytes) ImplementsGraphQLType(name string) bool   { return name == "Bytes" }
func (Address) ImplementsGraphQLType(name string) bool { return name == "Address" }
func (BigInt) ImplementsGraphQLType(name string) bool  { return name == "BigInt" }
func (Long) ImplementsGraphQLType(name string) bool    { return name == "Long" }

func (b *Bytes32) UnmarshalGraphQL(in any) (err error) { *b, err = parseHex(in, "Bytes32", 32); return }
func (a *Address) UnmarshalGraphQL(in any) (err error) { *a, err = parseHex(in, "Address", 20); return }

func (*Bytes) UnmarshalGraphQL(any) error { return errors.New("Bytes is no input") }

func parseHex(in any, name string, size int) ([]byte, error) {
	s, ok := in.(string)
	if !ok {
		return nil, fmt.Errorf("%s: want a string", name)
	}
	digits, ok := strings.CutPrefix(s, "0x")
	if !ok || len(digits) != 2*size {
		return nil, fmt.Errorf("%s: want 0x and %d hex digits", name, 2*size)
	}
	raw, err := hex.DecodeString(digits)
	if err != nil {
		return nil, fmt.Errorf("%s: want 0x and %d hex digits", name, 2*size)
	}
	return raw, nil
}

func (b *BigInt) UnmarshalGraphQL(in any) error {
	switch v := in.(type) {
	case int32:
		if v >= 0 {
			*b = BigInt(fmt.Sprint(v))
			return nil
		}
	case float64: // A JSON number in the variables.
		if v >= 0 && v <= maxLong && v == float64(int64(v)) {
			*b = BigInt(fmt.Sprint(int64(v)))
			return nil
		}
	case string:
		if isDecimal(v) {
			*b = BigInt(v)
			return nil
		}
	}
	return fmt.Errorf("BigInt: want a string of at most %d decimal digits", maxDigits)
}

func isDecimal(s string) bool {
	if s == "" || len(s) > maxDigits {
		return false
	}
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

func (l *Long) UnmarshalGraphQL(in any) error {
	switch v := in.(type) {
	case int32:
		*l = Long(v)
		return nil
	case int64:
		if v >= -maxLong && v <= maxLong {
			*l = Long(v)
			return nil
		}
	case float64:
		if v >= -maxLong && v <= maxLong && v == float64(int64(v)) {
			*l = Long(v)
			return nil
		}
	}
	return errors.New("Long: want an integer of at most 53 bits")
}

func (b Bytes32) MarshalJSON() ([]byte, error) { return hexJSON(b) }
func (b Bytes) MarshalJSON() ([]byte, error)   { return hexJSON(b) }
func (a Address) MarshalJSON() ([]byte, error) { return hexJSON(a) }

func hexJSON(raw []byte) ([]byte, error) { return []byte(`"0x` + hex.EncodeToString(raw) + `"`), nil }

func (b *Bytes32) UnmarshalJSON(raw []byte) error { return unmarshalVia(raw, b.UnmarshalGraphQL) }
func (a *Address) UnmarshalJSON(raw []byte) error { return unmarshalVia(raw, a.UnmarshalGraphQL) }

func unmarshalVia(raw []byte, set func(any) error) error {
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	return set(s)
}

func bigInt(v *big.Int) BigInt { return BigInt(v.String()) }
func u64(v uint64) BigInt      { return BigInt(fmt.Sprint(v)) }
