package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// UnmarshalUnique is json.Unmarshal for files that people write: it refuses an object that says something twice, of which encoding/json takes the
// last without a word. Keys that differ in case alone are the same, as encoding/json matches them with a struct's fields.
func UnmarshalUnique(b []byte, into any) error {
	if err := json.Unmarshal(b, into); err != nil {
		return err
	}
	return uniqueKeys(json.NewDecoder(bytes.NewReader(b)))
}

// UnmarshalStrict is UnmarshalUnique that also refuses members which a structure has no field for.
func UnmarshalStrict(b []byte, into any) error {
	var whole json.RawMessage
	if err := UnmarshalUnique(b, &whole); err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(whole))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

// uniqueKeys reads one value, which is well formed.
func uniqueKeys(dec *json.Decoder) error {
	t, err := dec.Token()
	if err != nil {
		return err
	}
	delim, ok := t.(json.Delim)
	if !ok {
		return nil
	}
	seen := make(map[string]string)
	for dec.More() {
		where := "in a list"
		if delim == '{' {
			t, err := dec.Token()
			if err != nil {
				return err
			}
			key, _ := t.(string)
			folded := strings.ToLower(strings.ToUpper(key))
			switch first, repeated := seen[folded]; {
			case repeated && first == key:
				return fmt.Errorf("key %.80q is repeated: say it once", key)
			case repeated:
				return fmt.Errorf("keys %.80q and %.80q are the same: say it once", first, key)
			}
			seen[folded], where = key, fmt.Sprintf("in %.80q", key)
		}
		if err := uniqueKeys(dec); err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
	}
	_, err = dec.Token()
	return err
}
