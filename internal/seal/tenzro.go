package seal

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"assay/protocol"
)

// tenzroAlgorithm is the one way in which Tenzro wraps keys: the suite of this package.
const tenzroAlgorithm = "hpke-x25519-hkdf-sha256-aes-256-gcm"

const tenzroInfo = "tenzro/training/confidential-shard/hpke-base"

// TenzroManifest is a manifest as Tenzro's clients write it, for import. Nothing in it binds a shard to its task, index or trainer: what its
// sponsor mixes up opens all the same. Byte strings are lists of numbers, or base64.
type TenzroManifest struct {
	TaskID     string           `json:"task_id"`
	SponsorDID string           `json:"sponsor_did"`
	Declared   []byte           `json:"manifest_hash"`
	Envelopes  []TenzroEnvelope `json:"envelopes"`
	// Signature and CreatedAt are read and not judged: the hash leaves them out, and their sponsors have no account here.
	Signature json.RawMessage `json:"sponsor_signature"`
	CreatedAt json.RawMessage `json:"created_at"`
}

// TenzroEnvelope is one shard for one trainer.
type TenzroEnvelope struct {
	TrainerDID string      `json:"trainer_did"`
	Index      uint32      `json:"shard_index"`
	Hash       []byte      `json:"shard_ciphertext_hash"`
	Shard      tenzroShard `json:"shard_ciphertext_bytes"`
	WrappedKey []byte      `json:"wrapped_data_key"`
	Algorithm  string      `json:"wrap_alg"`
	Key        []byte      `json:"enclave_pubkey"`
	// Measurement is hashed as the text that it is. Older clients have it under the second name.
	Measurement *string         `json:"enclave_measurement_hex"`
	Older       *string         `json:"enclave_measurements_hex"`
	CreatedAt   json.RawMessage `json:"created_at"`
}

// tenzroShard is a length in the JSON of their node, and the sealed shard itself in that of their Python client.
type tenzroShard struct {
	size   uint64
	sealed []byte
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *tenzroShard) UnmarshalJSON(raw []byte) error {
	if raw[0] != '"' && raw[0] != '[' {
		return json.Unmarshal(raw, &s.size)
	}
	err := json.Unmarshal(raw, &s.sealed)
	s.size = uint64(len(s.sealed))
	return err
}

// IsTenzro says whether a manifest has Tenzro's form, which names no format.
func IsTenzro(raw []byte) bool {
	var begin struct {
		Format *string `json:"format"`
		TaskID *string `json:"task_id"`
	}
	return json.Unmarshal(raw, &begin) == nil && begin.Format == nil && begin.TaskID != nil
}

// ReadTenzro reads a manifest in Tenzro's form.
func ReadTenzro(raw []byte) (*TenzroManifest, error) {
	if len(raw) > MaxManifestBytes {
		return nil, ErrManifestTooLarge.With("%d bytes, at most %d", len(raw), MaxManifestBytes)
	}
	var m TenzroManifest
	if err := protocol.UnmarshalStrict(raw, &m); err != nil {
		return nil, ErrManifestMalformed.Because(err)
	}
	if m.TaskID == "" {
		return nil, ErrTaskMissing
	}
	if len(m.Envelopes) == 0 {
		return nil, ErrNoRecipient.With("there is no envelope")
	}
	slices.SortStableFunc(m.Envelopes, func(a, b TenzroEnvelope) int {
		return cmp.Or(cmp.Compare(a.Index, b.Index), cmp.Compare(a.TrainerDID, b.TrainerDID))
	})
	for i := range m.Envelopes {
		e := &m.Envelopes[i]
		if i > 0 && m.Envelopes[i-1].Index == e.Index && m.Envelopes[i-1].TrainerDID == e.TrainerDID {
			return nil, ErrEnvelopeOrder.With("shard %d is there twice for %.80q", e.Index, e.TrainerDID)
		}
		if err := e.check(); err != nil {
			return nil, fmt.Errorf("shard %d for %.80q: %w", e.Index, e.TrainerDID, err)
		}
	}
	// A sponsor may leave the hash at zero: their node computes it.
	if hash := m.Hash(); len(m.Declared) != len(hash) || !bytes.Equal(m.Declared, hash[:]) && !bytes.Equal(m.Declared, make([]byte, len(hash))) {
		return nil, ErrManifestHash.With("it says 0x%x, its envelopes give %s", m.Declared, hash)
	}
	return &m, nil
}

func (e *TenzroEnvelope) check() error {
	switch {
	case e.TrainerDID == "":
		return ErrManifestMalformed.With("it names no trainer")
	case e.Algorithm != tenzroAlgorithm:
		return ErrWrapAlgorithm.With("%.80q", e.Algorithm)
	case len(e.WrappedKey) != wrappedBytes:
		return ErrWrappedKey.With("%d bytes, not %d", len(e.WrappedKey), wrappedBytes)
	case len(e.Key) != KeyBytes:
		return ErrKey.With("%d bytes, not %d", len(e.Key), KeyBytes)
	case len(e.Hash) != sha256.Size:
		return ErrManifestMalformed.With("a hash of %d bytes", len(e.Hash))
	case e.Shard.size < overhead || e.Shard.size > MaxShardBytes+overhead:
		return ErrShardSize.With("%d bytes", e.Shard.size)
	case (e.Measurement == nil) == (e.Older == nil):
		return ErrManifestMalformed.With("its measurement is there once, as enclave_measurement_hex or enclave_measurements_hex")
	}
	return PublicKey(e.Key).Check()
}

func (e *TenzroEnvelope) measurement() string {
	if e.Measurement != nil {
		return *e.Measurement
	}
	return *e.Older
}

// Hash is Tenzro's: little-endian, over the envelopes by shard and trainer. `tee://` and its hexadecimal digits are their data set's address.
func (m *TenzroManifest) Hash() protocol.Hash {
	b := []byte("tenzro/training/sealed-manifest")
	text := func(s string) {
		b = binary.LittleEndian.AppendUint32(b, uint32(len(s)))
		b = append(b, s...)
	}
	for _, e := range m.Envelopes {
		text(e.TrainerDID)
		b = binary.LittleEndian.AppendUint32(b, e.Index)
		b = append(b, e.Hash...)
		b = binary.LittleEndian.AppendUint64(b, e.Shard.size)
		text(string(e.WrappedKey))
		text(e.Algorithm)
		text(string(e.Key))
		text(e.measurement())
	}
	return sha256.Sum256(b)
}

// For is what is sealed to a trainer under a key, by ascending shard.
func (m *TenzroManifest) For(did string, key PublicKey) ([]TenzroEnvelope, error) {
	var out []TenzroEnvelope
	for _, e := range m.Envelopes {
		if e.TrainerDID != did {
			continue
		}
		if !bytes.Equal(e.Key, key[:]) {
			return nil, ErrKeyMismatch.With("shard %d: sealed to key 0x%x, this is key %s", e.Index, e.Key, key)
		}
		out = append(out, e)
	}
	if out == nil {
		return nil, ErrEnvelopeMissing.With("task %.80q has nothing for trainer %.80q", m.TaskID, did)
	}
	return out, nil
}

// ShardFile is the name of the sealed shard beside the manifest.
func (e *TenzroEnvelope) ShardFile() string { return hex.EncodeToString(e.Hash) + ".sealed" }

// Sealed is the shard, where the manifest itself has it; nil elsewhere.
func (e *TenzroEnvelope) Sealed() []byte { return bytes.Clone(e.Shard.sealed) }

// Bytes is the size of the sealed shard.
func (e *TenzroEnvelope) Bytes() uint64 { return e.Shard.size }

// Open opens a sealed shard and lends its bytes to use. They lie where sealed did, and are cleared when use returns.
func (e *TenzroEnvelope) Open(key *PrivateKey, sealed []byte, use func(name string, records []byte) error) error {
	if uint64(len(sealed)) != e.Shard.size {
		return ErrShardSize.With("shard %d: %d bytes, not %d", e.Index, len(sealed), e.Shard.size)
	}
	if hash := tenzroShardHash(sealed); !bytes.Equal(hash[:], e.Hash) {
		return ErrShardHash.With("shard %d: %s, not 0x%x", e.Index, hash, e.Hash)
	}
	defer clear(sealed)
	records, err := openShard(key, []byte(tenzroInfo), nil, e.WrappedKey, sealed)
	if err != nil {
		return fmt.Errorf("shard %d: %w", e.Index, err)
	}
	return use(fmt.Sprintf("shard-%05d.bin", e.Index), records)
}

func tenzroShardHash(sealed []byte) (h protocol.Hash) {
	d := sha256.New()
	d.Write([]byte("tenzro/training/sealed-shard"))
	d.Write(sealed)
	d.Sum(h[:0])
	return h
}
