package indexer

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
)

// maxCursor bounds a cursor's text: two hashes, an address and three numbers fit well.
const maxCursor = 1024

// pageCursor is a place in an ordered list: the values of the ordering columns of one row, the primary key last, so that no
// two rows share a place.
type pageCursor struct {
	// List names the table and its order; a cursor means nothing in another.
	List string `json:"l"`
	// Values are hex for bytea, decimal for numbers, text else.
	Values []string `json:"v"`
}

func (c pageCursor) encode() string {
	raw, err := json.Marshal(c)
	if err != nil {
		panic(err) // Strings always marshal.
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// parseCursor reads a cursor of the list whose ordering columns have the given kinds, as arguments for SQL.
func parseCursor(text, list string, kinds []columnKind) ([]any, error) {
	bad := func(why string) error {
		return &queryError{"InvalidCursor", "the cursor " + why, "pass a cursor that this field returned, with the same orderBy"}
	}
	if len(text) > maxCursor {
		return nil, bad("is too long")
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return nil, bad("is not base64url")
	}
	var c pageCursor
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&c); err != nil {
		return nil, bad("is malformed")
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, bad("is malformed")
	}
	if c.List != list {
		return nil, bad("belongs to another list or order")
	}
	if len(c.Values) != len(kinds) {
		return nil, bad("is malformed")
	}
	args := make([]any, len(kinds))
	for i, kind := range kinds {
		if args[i], err = kind.parse(c.Values[i]); err != nil {
			return nil, bad("holds a value that does not fit")
		}
	}
	return args, nil
}

// columnKind is the SQL type family of a column.
type columnKind int

const (
	kindText columnKind = iota
	kindBytes
	kindInt
	kindNumeric
)

// cast is what a placeholder of this kind is written with.
func (k columnKind) cast() string {
	return [...]string{"::text", "::bytea", "::bigint", "::numeric"}[k]
}

func (k columnKind) parse(s string) (any, error) {
	switch k {
	case kindBytes:
		raw, err := hex.DecodeString(s)
		if err != nil || len(raw) > 32 {
			return nil, fmt.Errorf("not bytes")
		}
		return raw, nil
	case kindInt:
		return strconv.ParseInt(s, 10, 64)
	case kindNumeric:
		if !isDecimal(s) {
			return nil, fmt.Errorf("not a number")
		}
		return s, nil
	}
	for _, c := range s {
		if c < ' ' || c > '~' {
			return nil, fmt.Errorf("not a name")
		}
	}
	return s, nil
}

func (k columnKind) format(v any) string {
	switch v := v.(type) {
	case Bytes32:
		return hex.EncodeToString(v)
	case Address:
		return hex.EncodeToString(v)
	case Long:
		return strconv.FormatInt(int64(v), 10)
	}
	return fmt.Sprint(v)
}
