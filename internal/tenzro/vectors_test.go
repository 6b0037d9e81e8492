package tenzro

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/figures"
	"assay/internal/seal"
	"assay/protocol"
)

// vectors is vectors/tenzro.json.
type vectors struct {
	Gradients []struct {
		Name, Seed, TaskID, DID string
		Round, Fragment         uint32
		Hash                    Hash
		PayloadBytes            uint64
		Quantization            Quantization
		InnerSteps              uint64
		SubmittedAt             int64
		Bytes                   int
		Sha256                  Hash
		PublicKey, Signature    Bytes
	}
	StateRoots []struct {
		TaskID    string
		Round     uint32
		Fragments []FragmentQuorum
		Root      Hash
	}
	RunRoots []struct {
		Rounds []Hash
		Root   Hash
	}
	Activations []struct {
		Commitment ActivationCommitment
		Hash       Hash
	}
	Committees []struct {
		TaskID        string
		Round         uint32
		Entropy, Seed Hash
		Validators    int
		DIDPrefix     string
		Members       []string
	}
	Manifests []struct {
		Envelope json.RawMessage
		Hash     Hash
	}
	Payloads []struct {
		Text string
		Hash Hash
	}
	Sparse []struct {
		X, Back  []float32
		Chunk, K int
		Bytes    Bytes
	}
	Blocks []struct {
		X            []float32
		Quantization Quantization
		Codes        []int
		Bytes        Bytes
	}
	Shards []struct {
		Shards, Fragments uint32
		Of                []uint32
	}
	Safetensors []struct {
		Name    string
		Tensors []struct {
			Name  string
			Shape []uint64
		}
		Values    []float32
		Fragments []struct {
			Bytes  Bytes
			Sha256 Hash
		}
	}
}

func readVectors(t *testing.T) (v vectors) {
	raw, err := os.ReadFile(filepath.Join("..", "..", "vectors", "tenzro.json"))
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, &v))
	return v
}

// Tenzro's hashes, signature, roots, committee, manifest and payloads, each against a value made from its layout and not by this code.
func TestVectors(t *testing.T) {
	v := readVectors(t)
	count, wrong := 0, 0
	same := func(what string, ok bool) {
		t.Helper()
		if count++; !ok {
			wrong++
			t.Errorf("%s differs", what)
		}
	}
	for _, c := range v.Gradients {
		seed, err := hex.DecodeString(c.Seed)
		require.NoError(t, err)
		key := ed25519.NewKeyFromSeed(seed)
		g := &OuterGradient{
			TaskID: c.TaskID, Round: c.Round, Fragment: c.Fragment, TrainerDID: c.DID, Hash: c.Hash, PayloadBytes: c.PayloadBytes,
			Quantization: c.Quantization, InnerSteps: c.InnerSteps, SubmittedAt: c.SubmittedAt,
			Signature: Signature{Bytes: c.Signature, PublicKey: c.PublicKey},
		}
		copy(g.TrainerAddress[:], c.PublicKey)
		older := g.Preimages()[1]
		same(c.Name+": preimage", len(older) == c.Bytes && sha256.Sum256(older) == c.Sha256)
		same(c.Name+": key", bytes.Equal(key.Public().(ed25519.PublicKey), c.PublicKey))
		same(c.Name+": signature", bytes.Equal(ed25519.Sign(key, older), c.Signature) && g.CheckSignature() == nil)
	}
	for _, c := range v.StateRoots {
		same("state root", StateRoot(c.TaskID, c.Round, c.Fragments) == c.Root)
	}
	for _, c := range v.RunRoots {
		same("run root", RunRoot(c.Rounds) == c.Root)
	}
	for _, c := range v.Activations {
		same("activation commitment", c.Commitment.Hash() == c.Hash)
	}
	for _, c := range v.Committees {
		var validators, members []string
		for i := range c.Validators {
			validators = append(validators, fmt.Sprintf("%s%03d", c.DIDPrefix, i))
		}
		for _, m := range c.Members {
			members = append(members, c.DIDPrefix+m)
		}
		same("committee's seed", CommitteeSeed(c.TaskID, c.Round, c.Entropy) == c.Seed)
		same("committee", fmt.Sprint(Committee(c.TaskID, c.Round, c.Entropy, validators, len(members))) == fmt.Sprint(members))
	}
	for _, c := range v.Manifests {
		raw := fmt.Appendf(nil, `{"task_id":"t","sponsor_did":"did:x","manifest_hash":%q,"envelopes":[%s],"sponsor_signature":null,"created_at":0}`, c.Hash.Hex(), c.Envelope)
		m, err := ReadManifest(raw)
		same("manifest", err == nil && m.Hash() == protocol.Hash(c.Hash))
		require.NoError(t, err)
		_, err = ReadManifest(bytes.Replace(raw, []byte("deadbeef"), []byte("deadbeee"), 1))
		require.ErrorIs(t, err, seal.ErrManifestHash)
	}
	for _, c := range v.Payloads {
		same("payload", PayloadHash([]byte(c.Text)) == protocol.Hash(c.Hash))
	}
	for _, c := range v.Sparse {
		same("sparse payload", bytes.Equal(EncodeSparse(c.X, c.Chunk, c.K), c.Bytes))
		back, err := DecodeSparse(c.Bytes, len(c.X), c.Chunk, c.K)
		same("sparse payload read", err == nil && fmt.Sprint(back) == fmt.Sprint(c.Back))
	}
	for _, c := range v.Blocks {
		same("blocks", bytes.Equal(EncodeBlocks(c.X, c.Quantization), c.Bytes))
		back, err := DecodeBlocks(c.Bytes, len(c.X), c.Quantization)
		ok := err == nil && len(back) == len(c.Codes)
		for i := range back {
			ok = ok && int(math.Round(float64(back[i]/back[1])*float64(c.Codes[1]))) == c.Codes[i]
		}
		same("blocks read", ok)
	}
	for _, c := range v.Shards {
		ok := true
		for f, shard := range c.Of {
			ok = ok && ShardOf(uint32(f), c.Shards, c.Fragments) == shard
		}
		same("shards", ok)
	}
	for _, c := range v.Safetensors {
		m := &protocol.Manifest{}
		for _, x := range c.Tensors {
			m.Tensors = append(m.Tensors, protocol.ManifestTensor{Name: x.Name, Shape: x.Shape})
		}
		model, err := NewModel(m, uint32(len(c.Fragments)))
		require.NoError(t, err)
		hashes, err := model.PostStepHashes(c.Values)
		require.NoError(t, err)
		back := make([]float32, len(c.Values))
		for f, want := range c.Fragments {
			file, err := model.Encode(uint32(f), c.Values)
			require.NoError(t, err)
			same(c.Name, bytes.Equal(file, want.Bytes) && hashes[f] == want.Sha256)
			_, err = model.Decode(uint32(f), file, back)
			require.NoError(t, err)
		}
		for i := range back {
			require.Equal(t, math.Float32bits(c.Values[i]), math.Float32bits(back[i]))
		}
	}
	t.Logf("%d of Tenzro's values, %d differ", count, wrong)
	require.GreaterOrEqual(t, count, 14)
	if dir := os.Getenv("ASSAY_TENZRO"); dir != "" {
		require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{"tenzro_vectors": count, "tenzro_vectors_wrong": wrong}))
	}
}
