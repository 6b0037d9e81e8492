package main

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/attest"
	"assay/internal/seal"
	"assay/protocol"
	"assay/repops"
)

// assayed runs the binary's command line in this process.
func assayed(args ...string) (code int, out, errs string) {
	var stdout, stderr bytes.Buffer
	code = run(context.Background(), append([]string{"assay"}, args...), &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

// dataFolder is what `assay-trainer data build` writes of eight records in two shards.
func dataFolder(t *testing.T) string {
	dir := t.TempDir()
	write := func(name string, raw []byte) { require.NoError(t, os.WriteFile(filepath.Join(dir, name), raw, 0o600)) }
	records := []byte("record-0record-1record-2record-3record-4record-5record-6record-7")
	write("train-00000.bin", records[:32])
	write("train-00001.bin", records[32:])
	leaves, err := repops.HashLeaves(nil, records, 8)
	require.NoError(t, err)
	tree, err := repops.NewTree(leaves)
	require.NoError(t, err)
	trees, err := tree.Nodes(2, 0, 2)
	require.NoError(t, err)
	for name, document := range map[string]any{
		"card.json": map[string]any{"version": 1, "record_bytes": 8, "shard_records": 4, "held_out": nil,
			"train": map[string]any{"records": 8, "root": tree.Root(repops.Header{Kind: repops.KindDataset, Length: 8})}},
		"shards.json": map[string]any{"train": trees, "held_out": []protocol.Hash{}},
	} {
		raw, err := json.MarshalIndent(document, "", "  ")
		require.NoError(t, err)
		write(name, append(raw, '\n'))
	}
	return dir
}

const (
	sealedTrainer = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
	sealedSponsor = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
)

// A data set is sealed to a software enclave on a development chain, opened there and nowhere else, and sealed again without a lost key.
func TestDataCommands(t *testing.T) {
	dir, data := t.TempDir(), dataFolder(t)
	t.Chdir(dir)
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	t.Setenv("ASSAY_TASK", exampleTask)
	ok := func(args ...string) string {
		t.Helper()
		code, out, errs := assayed(args...)
		require.Equal(t, exitOK, code, errs)
		require.Empty(t, errs, "no terminal, no bar")
		return strings.TrimSpace(out)
	}
	refused := func(name string, args ...string) {
		t.Helper()
		code, out, errs := assayed(args...)
		require.Equal(t, exitDisagrees, code, errs)
		require.Contains(t, errs, name+": ")
		require.Contains(t, errs, "hint:  ")
		require.Empty(t, out)
	}
	key := ok("data", "keygen", "--out", "enclave.key")
	info, err := os.Stat("enclave.key")
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	code, _, errs := assayed("data", "keygen", "--out", "enclave.key")
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "would be lost")

	nonce := strings.Repeat("0b", 32)
	require.NoError(t, os.WriteFile("image.bin", []byte("image"), 0o600))
	ok("attest", "software", "image.bin", "--task", exampleTask, "--enclave-key", key, "--nonce", nonce, "--out", "evidence.json")
	raw, err := os.ReadFile("evidence.json")
	require.NoError(t, err)
	e, err := attest.ReadEvidence(raw)
	require.NoError(t, err)
	measurement := hex.EncodeToString(e.Quote[16:64])
	require.Contains(t, ok("attest", "verify", "evidence.json", "--task", exampleTask, "--enclave-key", key, "--nonce", nonce, "--measurement", measurement), "verified, software")

	enclave := sealedTrainer + "=" + key + ":" + nonce + ":evidence.json"
	sealing := func(more ...string) []string {
		return append([]string{"data", "seal", data, "--out", "sealed", "--enclave", enclave, "--measurement", measurement}, more...)
	}
	// Nothing of it is left out, and nothing of it is anybody else's.
	refused("PolicyIncomplete", "data", "seal", data, "--out", "sealed", "--enclave", enclave)
	refused("MeasurementNotAllowed", "data", "seal", data, "--out", "sealed", "--enclave", enclave, "--measurement", strings.Repeat("ab", 48))
	refused("WrongBinding", sealing("--task", strings.Replace(exampleTask, "0x", "0x0", 1)[:66])...)
	refused("WrongBinding", "data", "seal", data, "--out", "sealed", "--measurement", measurement, "--enclave",
		strings.Replace(enclave, nonce, strings.Repeat("0c", 32), 1))
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 10))
	t.Setenv("ASSAY_PRIVATE_KEY", strings.Repeat("11", 32))
	refused("SoftwareEnclave", sealing()...)
	refused("SoftwareEnclave", append(sealing(), "--deployment", "absent.json")...)
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(2))
	code, _, errs = assayed(append(sealing(), "--deployment", "absent.json")...)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "--deployment")
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	require.NoDirExists(t, "sealed", "what is refused is refused before anything is sealed")

	hash := strings.Fields(ok(sealing()...))
	manifestHash := hash[len(hash)-1]
	require.Contains(t, ok("data", "show", "sealed/manifest.json"), "software, identity 0x")
	code, _, errs = assayed(sealing()...)
	require.Equal(t, exitMachine, code)
	require.Contains(t, errs, "is there already")

	opening := func(folder string, more ...string) []string {
		return append([]string{"data", "open", folder, "--enclave-key-file", "enclave.key", "--trainer", sealedTrainer, "--sponsor", sealedSponsor}, more...)
	}
	require.Contains(t, ok(opening("sealed", "--manifest-hash", manifestHash)...), "3 shards open")
	ok(opening("sealed", "--out", "opened", "--on-disk")...)
	for _, name := range []string{"card.json", "shards.json", "train-00000.bin", "train-00001.bin"} {
		want, err := os.ReadFile(filepath.Join(data, name))
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join("opened", name))
		require.NoError(t, err)
		require.Equal(t, string(want), string(got))
	}
	refused("SealedManifestSignature", opening("sealed", "--sponsor", sealedTrainer)...)
	refused("SealedManifestHashMismatch", opening("sealed", "--manifest-hash", strings.Repeat("00", 32))...)
	root := strings.Fields(ok(opening("sealed")...))
	ok(opening("sealed", "--dataset-root", root[len(root)-1])...)
	refused("DatasetRootMismatch", opening("sealed", "--dataset-root", strings.Repeat("00", 32))...)
	refused("SealedTaskMismatch", opening("sealed", "--task", "0x"+strings.Repeat("00", 32))...)
	refused("SealedEnvelopeMissing", opening("sealed", "--trainer", sealedSponsor)...)
	if seal.InMemory(dir) != nil {
		refused("PlaintextOnDisk", opening("sealed", "--out", "opened")...)
	}
	require.NoError(t, os.Chmod("enclave.key", 0o644))
	refused("EnclaveKeyExposed", opening("sealed")...)
	require.NoError(t, os.Chmod("enclave.key", 0o600))

	// The key is lost: a new sealing is to another one, and the old one is refused where the new one is known.
	fresh := ok("data", "keygen", "--out", "fresh.key")
	again := []string{"data", "seal", data, "--out", "sealed-2", "--after", "sealed/manifest.json", "--revoke", key}
	refused("SealedKeyRevoked", append(again, "--to", sealedTrainer+"="+key)...)
	ok(append(again, "--to", sealedTrainer+"="+fresh)...)
	shown := ok("data", "show", "sealed-2/manifest.json", "--after", "sealed/manifest.json")
	require.Contains(t, shown, "version   2")
	require.Contains(t, shown, "NOT ATTESTED")
	require.Contains(t, shown, "revoked   "+key)
	refused("SealingNotSuccessor", "data", "show", "sealed/manifest.json", "--after", "sealed-2/manifest.json")
	refused("SealingSuperseded", opening("sealed", "--newest", "sealed-2/manifest.json")...)
	refused("EnclaveKeyMismatch", opening("sealed-2")...)
	ok(opening("sealed-2", "--enclave-key-file", "fresh.key", "--newest", "sealed-2/manifest.json")...)
	var result map[string]any
	require.NoError(t, json.Unmarshal([]byte(ok(opening("sealed-2", "--enclave-key-file", "fresh.key", "--json")...)), &result))
	require.EqualValues(t, 3, result["shards"])

	// A shard that was fetched badly.
	shard := filepath.Join("sealed", seal.ShardFile(0, [20]byte(mustHex(t, sealedTrainer))))
	good, err := os.ReadFile(shard)
	require.NoError(t, err)
	bad := bytes.Clone(good)
	bad[0] ^= 1
	require.NoError(t, os.WriteFile(shard, bad, 0o600))
	refused("SealedShardHashMismatch", opening("sealed")...)
	for _, other := range [][]byte{good[1:], append(bytes.Clone(good), make([]byte, 100)...)} {
		require.NoError(t, os.WriteFile(shard, other, 0o600))
		refused("SealedShardSizeMismatch", opening("sealed")...)
	}

	for _, c := range []struct{ args, want string }{
		{"data seal " + data + " --out x", "nobody to seal to"},
		{"data seal " + data + " --out x --to " + key, "give TRAINER=KEY"},
		{"data seal " + data + " --out x --to " + sealedTrainer + "=cc", "has 1 bytes"},
		{"data seal " + data + " --out x --enclave " + sealedTrainer + "=" + key, "give TRAINER=KEY:NONCE:FILE"},
		{"data seal " + data + " --out x --enclave " + sealedTrainer + "=" + key + ":0b:evidence.json", "has 1 bytes"},
		{"data seal " + data + " --out x --revoke zz --to " + sealedTrainer + "=" + key, "hexadecimal"},
		{"data seal " + data + " --to " + sealedTrainer + "=" + key, "--out is missing"},
		{"data open sealed --enclave-key-file enclave.key --trainer " + sealedTrainer, "--sponsor"},
		{"data open absent --enclave-key-file enclave.key --trainer " + sealedTrainer, "no such file"},
	} {
		code, _, errs := assayed(strings.Fields(c.args)...)
		require.Equal(t, exitMachine, code, c.args)
		require.Contains(t, errs, c.want, c.args)
	}
	refused("EnclaveKeyInvalid", "data", "seal", data, "--out", "x", "--to", sealedTrainer+"="+strings.Repeat("00", 32))
	refused("DataFolder", "data", "seal", dir, "--out", "x", "--to", sealedTrainer+"="+key)
	require.NoDirExists(t, "x")
}

func mustHex(t *testing.T, text string) []byte {
	raw, err := hex.DecodeString(strings.TrimPrefix(text, "0x"))
	require.NoError(t, err)
	return raw
}

// Tenzro's manifests are opened, and said to bind nothing.
func TestDataOfTenzro(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("sealed", 0o700))
	require.NoError(t, os.WriteFile("enclave.key", []byte(tenzroKey+"\n"), 0o600))
	require.NoError(t, os.WriteFile("sealed/manifest.json", []byte(tenzroManifest), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join("sealed", tenzroHash+".sealed"), mustHex(t, tenzroSealed), 0o600))
	args := []string{"data", "open", "sealed", "--task", "task-A", "--trainer", "did:tenzro:machine:alice", "--enclave-key-file", "enclave.key"}
	code, out, errs := assayed(append(args, "--out", "opened", "--on-disk")...)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "NOT BOUND")
	raw, err := os.ReadFile("opened/shard-00000.bin")
	require.NoError(t, err)
	require.Equal(t, "records of alice", string(raw))
	for name, more := range map[string][]string{"SealedTaskMismatch": {"--task", "task-B"}, "SealedEnvelopeMissing": {"--trainer", "did:tenzro:machine:bob"}} {
		code, _, errs = assayed(append(args, more...)...)
		require.Equal(t, exitDisagrees, code)
		require.Contains(t, errs, name)
	}
}

// A shard in Tenzro's form and its manifest, made by another implementation of HPKE (node's X25519, HMAC and AES-GCM) after RFC 9180.
const (
	tenzroKey      = "f4fe991876ce992a3f35a015d94f90ad9545df77eff0ec9076c23ef8d380ea71"
	tenzroHash     = "772e963c0d8815dee6516f92453ff93e41b0892d436042fa04c240ef62581d9f"
	tenzroSealed   = "de1d113c6ce08c072a30b26776c8206becf0e26fac899b776ce3e345668bfc1b006c8c96e4437d8804e001c5"
	tenzroManifest = `{"task_id":"task-A","sponsor_did":"did:tenzro:human:sponsor","manifest_hash":[149,30,50,134,27,38,12,198,245,46,149,72,124,23,20,123,224,172,144,11,170,157,137,159,240,19,208,67,173,220,186,163],"envelopes":[{"trainer_did":"did:tenzro:machine:alice","shard_index":0,"shard_ciphertext_hash":[119,46,150,60,13,136,21,222,230,81,111,146,69,63,249,62,65,176,137,45,67,96,66,250,4,194,64,239,98,88,29,159],"shard_ciphertext_bytes":44,"wrapped_data_key":[244,48,58,93,89,186,180,214,201,74,44,136,35,230,83,154,21,114,125,24,132,38,142,100,113,215,178,125,234,118,0,80,118,211,205,170,247,52,82,48,124,48,216,175,184,215,50,166,51,79,6,175,3,50,98,49,222,16,250,20,101,47,199,130,152,226,131,233,147,254,81,208,198,170,151,122,215,121,8,248],"wrap_alg":"hpke-x25519-hkdf-sha256-aes-256-gcm","enclave_pubkey":[158,65,180,24,141,3,111,98,54,128,76,85,31,223,89,186,171,130,223,237,85,80,136,10,235,228,233,84,117,167,159,63],"enclave_measurement_hex":"deadbeef","created_at":1700000000000}],"sponsor_signature":{"bytes":[],"public_key":[]},"created_at":1700000000000}`
)
