package tenzro

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// Hash is 32 bytes: a list of 32 numbers in the JSON of Tenzro's node, hexadecimal digits in that of its SDKs. Both are read, the list is written.
type Hash [32]byte

// Address is Tenzro's of 32 bytes. One of ours stands in the last 20.
type Address = Hash

// PadAddress is an account as Tenzro's clients read addresses.
func PadAddress(a common.Address) (out Address) {
	copy(out[12:], a[:])
	return out
}

// IsZero says whether every byte is zero.
func (h Hash) IsZero() bool { return h == Hash{} }

// Hex is 0x and 64 digits.
func (h Hash) Hex() string { return "0x" + hex.EncodeToString(h[:]) }

// UnmarshalJSON implements json.Unmarshaler.
func (h *Hash) UnmarshalJSON(raw []byte) error {
	var b Bytes
	if err := b.UnmarshalJSON(raw); err != nil {
		return err
	}
	if len(b) != len(h) {
		return fmt.Errorf("%d bytes, not %d", len(b), len(h))
	}
	copy(h[:], b)
	return nil
}

// MarshalJSON implements json.Marshaler.
func (h Hash) MarshalJSON() ([]byte, error) { return Bytes(h[:]).MarshalJSON() }

// Bytes are a list of numbers from 0 to 255, or hexadecimal digits with or without 0x. The list is written.
type Bytes []byte

// UnmarshalJSON implements json.Unmarshaler.
func (b *Bytes) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] == '"' {
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return err
		}
		out, err := hex.DecodeString(strings.TrimPrefix(text, "0x"))
		if err != nil {
			return errors.New("a text of bytes is hexadecimal digits, two a byte")
		}
		*b = out
		return nil
	}
	if len(raw) == 0 || raw[0] != '[' {
		return errors.New("bytes are a list of numbers, or hexadecimal digits")
	}
	var list []json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return errors.New("bytes are a list of numbers")
	}
	out := make([]byte, len(list))
	for i, n := range list {
		v, err := strconv.ParseUint(string(n), 10, 8)
		if err != nil {
			return fmt.Errorf("number %d of the list, %.20s, is no byte", i, n)
		}
		out[i] = byte(v)
	}
	*b = out
	return nil
}

// MarshalJSON implements json.Marshaler.
func (b Bytes) MarshalJSON() ([]byte, error) {
	out := []byte{'['}
	for i, v := range b {
		if i > 0 {
			out = append(out, ',')
		}
		out = strconv.AppendUint(out, uint64(v), 10)
	}
	return append(out, ']'), nil
}

// Float is a binary32 in JSON: the number nearest to what was written, rounded as Python rounds it, through binary64.
type Float float32

// UnmarshalJSON implements json.Unmarshaler.
func (f *Float) UnmarshalJSON(raw []byte) error {
	var x *float64
	if err := json.Unmarshal(raw, &x); err != nil || x == nil {
		return errors.New("not a number")
	}
	if y := float32(*x); math.IsInf(float64(y), 0) {
		return errors.New("the number is beyond binary32")
	}
	*f = Float(*x)
	return nil
}

// MarshalJSON implements json.Marshaler.
func (f Float) MarshalJSON() ([]byte, error) {
	if x := float64(f); math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil // as serde writes it
	}
	return strconv.AppendFloat(nil, float64(f), 'g', -1, 32), nil
}

// maxAmountDigits is those of 2^128.
const maxAmountDigits = 39

// Amount is a whole number below 2^128, bare in JSON: those of a real reward are beyond what a binary64 holds, and never pass through one.
type Amount struct{ *big.Int }

// UnmarshalJSON implements json.Unmarshaler.
func (a *Amount) UnmarshalJSON(raw []byte) error {
	text := string(raw)
	if text == "" || len(text) > maxAmountDigits || strings.Trim(text, "0123456789") != "" {
		return errors.New("an amount is a whole number below 2^128, in decimal digits")
	}
	n, ok := new(big.Int).SetString(text, 10)
	if !ok || n.BitLen() > 128 {
		return errors.New("an amount is below 2^128")
	}
	a.Int = n
	return nil
}

// MarshalJSON implements json.Marshaler.
func (a Amount) MarshalJSON() ([]byte, error) {
	if a.Int == nil {
		return []byte("0"), nil
	}
	return []byte(a.String()), nil
}

// variant reads an externally tagged enumeration: the bare name of a variant without members, or an object with the name as its one key.
func variant(raw []byte) (name string, body json.RawMessage, err error) {
	if len(raw) > 0 && raw[0] == '"' {
		err = json.Unmarshal(raw, &name)
		return name, nil, err
	}
	var tagged map[string]json.RawMessage
	if err := json.Unmarshal(raw, &tagged); err != nil || len(tagged) != 1 {
		return "", nil, errors.New("a variant is its name, or an object with its name as the one key")
	}
	for name, body = range tagged {
	}
	return name, body, nil
}

// members reads a variant's members: all that there are, and no others.
func members(name string, body json.RawMessage, want map[string]any) error {
	var have map[string]json.RawMessage
	if body == nil || json.Unmarshal(body, &have) != nil || len(have) != len(want) {
		return fmt.Errorf("variant %.40q has %d members", name, len(want))
	}
	for key, into := range want {
		raw, ok := have[key]
		if !ok {
			return fmt.Errorf("variant %.40q has the member %q", name, key)
		}
		if string(raw) == "null" {
			return fmt.Errorf("%.40q: %s is null", name, key)
		}
		if err := json.Unmarshal(raw, into); err != nil {
			return fmt.Errorf("%.40q: %s: %w", name, key, err)
		}
	}
	return nil
}

func unknown(what, name string) error { return fmt.Errorf("%s has no variant %.40q", what, name) }
