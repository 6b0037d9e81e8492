package tenzro

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	"assay/internal/seal"
	"assay/protocol"
)

// manifestBytes are the members of a sealed manifest, and of its envelopes, that are bytes.
var (
	manifestBytes = map[string]bool{"manifest_hash": true}
	envelopeBytes = map[string]bool{"shard_ciphertext_hash": true, "wrapped_data_key": true, "enclave_pubkey": true}
)

// ReadManifest reads a sealed manifest in any of Tenzro's forms: that of its node, in lists of numbers, and that of its SDKs, in hexadecimal
// digits, whose times have another name and which leave sponsor and signature out.
func ReadManifest(raw []byte) (*seal.TenzroManifest, error) {
	one, err := NodeManifest(raw)
	if err != nil {
		return nil, err
	}
	return seal.ReadTenzro(one)
}

// NodeManifest is a sealed manifest in the node's form.
func NodeManifest(raw []byte) ([]byte, error) {
	var m map[string]json.RawMessage
	if err := protocol.UnmarshalUnique(raw, &m); err != nil || m == nil {
		return nil, ErrInvalidParams.With("manifest: it is no object with each member once")
	}
	if err := oneForm(m, manifestBytes); err != nil {
		return nil, err
	}
	var envelopes []map[string]json.RawMessage
	if err := json.Unmarshal(m["envelopes"], &envelopes); err != nil {
		return nil, ErrInvalidParams.With("manifest: envelopes are a list of objects")
	}
	for _, e := range envelopes {
		if err := oneForm(e, envelopeBytes); err != nil {
			return nil, err
		}
	}
	var err error
	if m["envelopes"], err = json.Marshal(envelopes); err != nil {
		return nil, err
	}
	return json.Marshal(m)
}

// WithHash is a manifest of the node's form that says its hash: a sponsor may leave it at zero.
func WithHash(node []byte, hash Hash) ([]byte, error) {
	var m map[string]json.RawMessage
	err := json.Unmarshal(node, &m)
	if err != nil {
		return nil, err
	}
	if m["manifest_hash"], err = hash.MarshalJSON(); err != nil {
		return nil, err
	}
	return json.Marshal(m)
}

// oneForm changes an object's hexadecimal members into lists, and the SDKs' name of a time into the node's.
func oneForm(m map[string]json.RawMessage, hexadecimal map[string]bool) error {
	if at, ok := m["created_at_ms"]; ok {
		if _, both := m["created_at"]; both {
			return ErrInvalidParams.With("manifest: created_at and created_at_ms are the same: say it once")
		}
		delete(m, "created_at_ms")
		m["created_at"] = at
	}
	for name := range hexadecimal {
		raw := bytes.TrimSpace(m[name])
		if len(raw) == 0 || raw[0] != '"' {
			continue
		}
		var b Bytes
		if err := b.UnmarshalJSON(raw); err != nil {
			continue // base64, which the reader of manifests knows
		}
		list, err := b.MarshalJSON()
		if err != nil {
			return err
		}
		m[name] = list
	}
	return nil
}

// SDKManifest is a manifest of the node's form in that of the SDKs.
func SDKManifest(node []byte) (json.RawMessage, error) {
	var m map[string]json.RawMessage
	if err := json.Unmarshal(node, &m); err != nil {
		return nil, err
	}
	var envelopes []map[string]json.RawMessage
	if err := json.Unmarshal(m["envelopes"], &envelopes); err != nil {
		return nil, err
	}
	for _, e := range envelopes {
		if err := textForm(e, envelopeBytes); err != nil {
			return nil, err
		}
		// The SDKs read a length where the Python trainer's form has the sealed shard.
		var sealed []byte
		if raw := e["shard_ciphertext_bytes"]; len(raw) > 0 && (raw[0] == '[' || raw[0] == '"') {
			if err := json.Unmarshal(raw, &sealed); err != nil {
				return nil, err
			}
			e["shard_ciphertext_bytes"] = fmt.Append(nil, len(sealed))
		}
		if measurement, ok := e["enclave_measurement_hex"]; ok {
			delete(e, "enclave_measurement_hex")
			e["enclave_measurements_hex"] = measurement
		}
	}
	if err := textForm(m, manifestBytes); err != nil {
		return nil, err
	}
	var err error
	if m["envelopes"], err = json.Marshal(envelopes); err != nil {
		return nil, err
	}
	return json.Marshal(m)
}

// textForm changes an object's bytes into hexadecimal digits, and the node's name of a time into the SDKs'.
func textForm(m map[string]json.RawMessage, names map[string]bool) error {
	for name := range names {
		var b []byte // a list, or base64
		if raw, ok := m[name]; ok && json.Unmarshal(raw, &b) == nil {
			m[name] = fmt.Appendf(nil, `"%s"`, hex.EncodeToString(b))
		}
	}
	if at, ok := m["created_at"]; ok {
		if len(at) == 0 || strings.Trim(string(at), "0123456789") != "" {
			at = json.RawMessage("0")
		}
		delete(m, "created_at")
		m["created_at_ms"] = at
	}
	return nil
}
