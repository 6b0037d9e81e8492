package seal

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// listed are bytes as Tenzro's node writes them.
func listed(b []byte) []int {
	out := make([]int, len(b))
	for i := range b {
		out[i] = int(b[i])
	}
	return out
}

// tenzroEnvelope is an envelope's JSON as Tenzro's node writes it, with the shard sealed as its clients do.
func tenzroEnvelope(t testing.TB, did string, index uint32, key *PrivateKey, plaintext []byte) (envelope map[string]any, sealed []byte) {
	data := make([]byte, KeyBytes)
	_, err := rand.Read(data)
	require.NoError(t, err)
	wrapped, err := wrap(rnd, key.Public(), []byte("tenzro/training/confidential-shard/hpke-base"), nil, data)
	require.NoError(t, err)
	aead, err := gcm(data)
	require.NoError(t, err)
	nonce := make([]byte, nonceBytes)
	sealed = aead.Seal(nonce, nonce, plaintext, nil)
	h, public := tenzroShardHash(sealed), key.Public()
	return map[string]any{"trainer_did": did, "shard_index": index, "shard_ciphertext_hash": listed(h[:]), "shard_ciphertext_bytes": len(sealed),
		"wrapped_data_key": listed(wrapped), "wrap_alg": "hpke-x25519-hkdf-sha256-aes-256-gcm", "enclave_pubkey": listed(public[:]),
		"enclave_measurement_hex": "deadbeef", "created_at": 1700000000000}, sealed
}

func tenzroManifest(t testing.TB, envelopes ...map[string]any) []byte {
	raw, err := json.Marshal(map[string]any{"task_id": "task-A", "sponsor_did": "did:tenzro:human:sponsor", "manifest_hash": make([]int, 32), "envelopes": envelopes,
		"sponsor_signature": map[string]any{"bytes": []int{1}, "public_key": []int{2}}, "created_at": 1700000000000})
	require.NoError(t, err)
	return raw
}

// Hashes of Tenzro's layouts, computed from their description.
func TestTenzroVectors(t *testing.T) {
	m := &TenzroManifest{Envelopes: []TenzroEnvelope{{TrainerDID: "did:tenzro:machine:alice", Hash: bytes.Repeat([]byte{7}, 32), Shard: tenzroShard{size: 1024},
		WrappedKey: bytes.Repeat([]byte{0xbb}, 80), Algorithm: tenzroAlgorithm, Key: bytes.Repeat([]byte{0xcc}, 32), Measurement: new(string)}}}
	*m.Envelopes[0].Measurement = "deadbeef"
	require.Equal(t, "0xdad42939cd2c62756eeee6992e5999f06eaee721e2155f3f73c028deb702ab21", m.Hash().String())
	require.Equal(t, "0x9ce5d18351c48f6a64aa3727e42c115febbb5da0381dddcab5e03c54a64dcdbb", tenzroShardHash([]byte("abc")).String())
}

func TestTenzroImport(t *testing.T) {
	key, other := newKey(t), newKey(t)
	const alice, bob = "did:tenzro:machine:alice", "did:tenzro:machine:bob"
	first, sealed := tenzroEnvelope(t, alice, 1, key, []byte("first"))
	second, again := tenzroEnvelope(t, alice, 0, key, []byte("second"))
	third, _ := tenzroEnvelope(t, bob, 0, other, []byte("third"))
	raw := tenzroManifest(t, first, second, third)
	require.True(t, IsTenzro(raw))
	m, err := ReadTenzro(raw)
	require.NoError(t, err)
	declared, h := map[string]any{}, m.Hash()
	require.NoError(t, json.Unmarshal(raw, &declared))
	declared["manifest_hash"] = listed(h[:])
	hashed, err := json.Marshal(declared)
	require.NoError(t, err)
	_, err = ReadTenzro(hashed)
	require.NoError(t, err)
	envelopes, err := m.For(alice, key.Public())
	require.NoError(t, err)
	require.Len(t, envelopes, 2)
	var opened, names []string
	for i, shard := range [][]byte{again, sealed} {
		require.EqualValues(t, len(shard), envelopes[i].Bytes())
		require.Nil(t, envelopes[i].Sealed())
		require.NoError(t, envelopes[i].Open(key, bytes.Clone(shard), func(name string, records []byte) error {
			opened, names = append(opened, string(records)), append(names, name)
			return nil
		}))
	}
	require.Equal(t, []string{"second", "first"}, opened)
	require.Equal(t, []string{"shard-00000.bin", "shard-00001.bin"}, names)
	never := func(string, []byte) error { t.Fatal("it was opened"); return nil }
	require.ErrorIs(t, envelopes[0].Open(key, sealed[1:], never), ErrShardSize)
	flipped := bytes.Clone(again)
	flipped[0] ^= 1
	require.ErrorIs(t, envelopes[0].Open(key, flipped, never), ErrShardHash)
	require.ErrorIs(t, envelopes[0].Open(other, bytes.Clone(again), never), ErrDataKeyUnopened)
	_, err = m.For("did:tenzro:machine:eve", key.Public())
	require.ErrorIs(t, err, ErrEnvelopeMissing)
	_, err = m.For(alice, other.Public())
	require.ErrorIs(t, err, ErrKeyMismatch)

	// Their Python client has base64, the shard itself, and once had another name for the measurement: the hash is the same.
	python := map[string]any{}
	for k, v := range first {
		if list, ok := v.([]int); ok {
			b := make([]byte, len(list))
			for i := range list {
				b[i] = byte(list[i])
			}
			v = b
		}
		python[k] = v
	}
	python["shard_ciphertext_bytes"], python["enclave_measurements_hex"] = sealed, "deadbeef"
	delete(python, "enclave_measurement_hex")
	node, err := ReadTenzro(tenzroManifest(t, first))
	require.NoError(t, err)
	client, err := ReadTenzro(tenzroManifest(t, python))
	require.NoError(t, err)
	require.Equal(t, node.Hash(), client.Hash())
	require.Equal(t, sealed, client.Envelopes[0].Sealed())
	require.Equal(t, node.Envelopes[0].ShardFile(), client.Envelopes[0].ShardFile())

	// What opens is not what was asked for: nothing in their form says whose shard it is. Ours refuses this (TestMixedUp).
	swapped := bytes.ReplaceAll(tenzroManifest(t, second), []byte(`"shard_index":0`), []byte(`"shard_index":5`))
	m, err = ReadTenzro(swapped)
	require.NoError(t, err)
	require.NoError(t, m.Envelopes[0].Open(key, bytes.Clone(again), func(string, []byte) error { return nil }))

	for name, c := range map[string]struct {
		key   string
		value any
		want  *protocol.Error
	}{
		"no trainer":     {"trainer_did", "", ErrManifestMalformed},
		"algorithm":      {"wrap_alg", "rsa", ErrWrapAlgorithm},
		"wrapped key":    {"wrapped_data_key", []int{1}, ErrWrappedKey},
		"octet of 256":   {"wrapped_data_key", []int{256}, ErrManifestMalformed},
		"key's size":     {"enclave_pubkey", []int{1}, ErrKey},
		"key of zeros":   {"enclave_pubkey", make([]int, 32), ErrKey},
		"hash":           {"shard_ciphertext_hash", []int{1}, ErrManifestMalformed},
		"shard of 27":    {"shard_ciphertext_bytes", 27, ErrShardSize},
		"shard of null":  {"shard_ciphertext_bytes", nil, ErrShardSize},
		"shard of 2^40":  {"shard_ciphertext_bytes", 1 << 40, ErrShardSize},
		"shard of -1":    {"shard_ciphertext_bytes", -1, ErrManifestMalformed},
		"shard of words": {"shard_ciphertext_bytes", "§", ErrManifestMalformed},
		"measurements":   {"enclave_measurements_hex", "00", ErrManifestMalformed},
		"unknown":        {"note", "x", ErrManifestMalformed},
		"index":          {"shard_index", -1, ErrManifestMalformed},
	} {
		e := map[string]any{}
		for k, v := range first {
			e[k] = v
		}
		e[c.key] = c.value
		_, err := ReadTenzro(tenzroManifest(t, e))
		require.ErrorIs(t, err, c.want, name)
	}
	text := string(raw)
	for name, c := range map[string]struct {
		raw  string
		want *protocol.Error
	}{
		"no JSON":      {text[1:], ErrManifestMalformed},
		"no task":      {strings.Replace(text, "task-A", "", 1), ErrTaskMissing},
		"another hash": {strings.Replace(text, `"manifest_hash":[0`, `"manifest_hash":[1`, 1), ErrManifestHash},
		"half a hash":  {strings.Replace(text, `"manifest_hash":[0,`, `"manifest_hash":[`, 1), ErrManifestHash},
		"no envelope":  {string(tenzroManifest(t)), ErrNoRecipient},
		"a shard twice": {string(tenzroManifest(t, first, first)),
			ErrEnvelopeOrder},
		"too large": {text + strings.Repeat(" ", MaxManifestBytes), ErrManifestTooLarge},
	} {
		_, err := ReadTenzro([]byte(c.raw))
		require.ErrorIs(t, err, c.want, name)
	}
	require.False(t, IsTenzro([]byte(`{"format":"assay-sealed/1","task_id":"x"}`)))
	require.False(t, IsTenzro([]byte(`{`)))
}

func FuzzReadTenzro(f *testing.F) {
	first, _ := tenzroEnvelope(f, "did:tenzro:machine:alice", 1, newKey(f), []byte("first"))
	f.Add(tenzroManifest(f, first))
	f.Fuzz(func(t *testing.T, raw []byte) {
		m, err := ReadTenzro(raw)
		if err != nil {
			require.NotEqual(t, "Internal", protocol.AsError(err).Name, "%v", err)
			return
		}
		key := &PrivateKey{bytes.Repeat([]byte{1}, KeyBytes)}
		for _, e := range m.Envelopes {
			require.Error(t, e.Open(key, make([]byte, overhead), func(string, []byte) error { return nil }))
		}
	})
}
