package e2e

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
	"assay/internal/seal/sealtest"
	"assay/protocol"
)

// sponsored is the environment of the sponsor's commands.
func sponsored() []string {
	return []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(cluster.SponsorAccount)}
}

// TestSealedTaskConvictsACheat runs a Confidential task with software enclaves, by the commands of its users: trainers' keys are attested by the keepers
// before they enrol, and what they train on is sealed to them. Nobody else has the records: no keeper serves them, and a trainer without an
// attestation cannot enrol. One trainer pretends its steps; another, who holds the data as it does, has the contract convict it by the same game.
func TestSealedTaskConvictsACheat(t *testing.T) {
	t.Parallel()
	const (
		trainers      = 3
		honest, cheat = 0, 1
		round         = 0
		// Without traces a dispute takes some ten moves, each of which waits for a block.
		clock, extension = 60, 2
		dispute          = 2*clock + protocol.MaxMoves*extension
		lie              = "skip-steps"
	)
	w := openWorldFor(t, 5*time.Minute)
	require.NoError(t, os.WriteFile(w.Path("table.csv"), []byte(table(240)), 0o644))
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		require.Equal(t, protocol.TierConfidential.String(), spec["tier"])
		spec["maxRounds"], spec["trainerCount"], spec["quorum"], spec["checkpointInterval"] = round+1, trainers, trainers-1, 1
		spec["disputeClock"], spec["disputeExtension"] = clock, extension
		spec["stateWindow"], spec["claimWindow"] = dispute+1, 2*dispute+10
		spec["commitWindow"], spec["uploadWindow"] = dispute, dispute
	}, "--adapter", "tabular", "--data", w.Path("table.csv"), "--set", "label=kind", "--set", "hidden=32", "--set", "batch=16", "--set", "steps=4", "--tier", "confidential"))
	require.NoError(t, w.Fund(w.ctx, w.ChallengerAccount(), "100000", ""))
	require.NoError(t, w.PostTask(w.ctx))
	require.NoError(t, w.task.UnmarshalText([]byte(w.TaskID)))
	for i := range trainers {
		require.NoError(t, w.Fund(w.ctx, w.TrainerAccount(i), "10000", "5000"))
	}

	// Each guest makes its key and its quote; the sponsor verifies, seals and installs.
	require.NoError(t, os.WriteFile(w.Path("image.bin"), []byte("the image that runs\n"), 0o644))
	assay := func(env []string, args ...string) []byte {
		t.Helper()
		out, err := w.Assay(w.ctx, env, args...)
		require.NoError(t, err)
		return out
	}
	enclave := func(i int, ext string) string { return w.Path(fmt.Sprintf("enclave-%d.%s", i, ext)) }
	keys, nonces := make([]string, trainers), make([]string, trainers)
	seal := []string{"data", "seal", w.Path("task"), "--task", w.TaskID, "--deployment", w.Deployment(), "--measurement", hex.EncodeToString(sealtest.Image[:]), "--out", w.Path("sealed")}
	for i := range trainers {
		var made struct{ EnclaveKey string }
		require.NoError(t, json.Unmarshal(assay(nil, "data", "keygen", "--out", enclave(i, "key")), &made))
		keys[i], nonces[i] = made.EnclaveKey, hex.EncodeToString(crypto.Keccak256([]byte(made.EnclaveKey)))
		assay(nil, "attest", "software", w.Path("image.bin"), "--task", w.TaskID, "--enclave-key", keys[i], "--nonce", nonces[i], "--out", enclave(i, "json"))
		seal = append(seal, "--enclave", fmt.Sprintf("%s=%s:%s:%s", cluster.Address(w.TrainerAccount(i)), keys[i], nonces[i], enclave(i, "json")))
	}
	onChain := []string{"--deployment", w.Deployment(), "--task", w.TaskID}
	assay(sponsored(), append([]string{"enclave", "policy", "--evidence", enclave(0, "json")}, onChain...)...)
	assay(sponsored(), seal...)
	// A key that nobody attested gets no records by mistake.
	loose := append(slices.Clone(seal), "--to", cluster.Address(w.ChallengerAccount()).Hex()+"="+keys[0])
	loose[slices.Index(loose, "--out")+1] = w.Path("loose")
	assay(sponsored(), loose...)
	_, err := w.Assay(w.ctx, sponsored(), append([]string{"enclave", "install", w.Path("loose", "manifest.json")}, onChain...)...)
	require.ErrorContains(t, err, "keys that nobody attested, of ["+cluster.Address(w.ChallengerAccount()).Hex()+"]")
	install := append([]string{"enclave", "install", w.Path("sealed", "manifest.json")}, onChain...)
	_, err = w.Assay(w.ctx, []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(w.TrainerAccount(honest))}, install...)
	require.ErrorContains(t, err, "SealedManifestSignature", "of somebody else than the sponsor")
	assay(sponsored(), install...)
	require.Contains(t, string(assay(sponsored(), install...)), `"already":true`)

	sealed := func(i int) []string {
		return []string{"--sealed", w.Path("sealed"), "--enclave-key-file", enclave(i, "key")}
	}
	// A right stake is not enough, and nobody enrols blindly.
	require.ErrorContains(t, w.Enroll(w.ctx, honest), "were not opened")
	require.ErrorContains(t, w.Enroll(w.ctx, honest, sealed(honest)...), "AttestationRequired")
	require.NoError(t, os.CopyFS(w.Path("mixed"), os.DirFS(w.Path("sealed"))))
	own := strings.ToLower(cluster.Address(w.TrainerAccount(honest)).Hex()[2:])
	require.NoError(t, os.Rename(w.Path("mixed", "00001-"+own+".sealed"), w.Path("mixed", "00000-"+own+".sealed")))
	require.ErrorContains(t, w.Enroll(w.ctx, honest, "--sealed", w.Path("mixed"), "--enclave-key-file", enclave(honest, "key")), "SealedShardSizeMismatch")
	for i := range trainers {
		assay([]string{"ASSAY_PRIVATE_KEY=" + cluster.Key(w.TrainerAccount(i))}, append([]string{"enclave", "attest", "--keeper", w.KeeperURL, "--enclave-key", keys[i],
			"--nonce", nonces[i], "--evidence", enclave(i, "json"), "--manifest", w.Path("sealed", "manifest.json")}, onChain...)...)
	}
	var shown struct {
		Version  uint32
		Attested []struct{ Current bool }
	}
	require.NoError(t, json.Unmarshal(assay(nil, append([]string{"enclave", "show"}, onChain...)...), &shown))
	require.EqualValues(t, 1, shown.Version)
	require.Equal(t, []struct{ Current bool }{{true}, {true}, {true}}, shown.Attested)
	_, err = w.Assay(w.ctx, sponsored(), append([]string{"enclave", "refute"}, onChain...)...)
	require.ErrorContains(t, err, "no quote of the task is proven wrong")
	for i := range trainers {
		if i == cheat {
			require.NoError(t, w.StartCheat(cheat, lie, strconv.Itoa(round), append(sealed(i), "--tier", "confidential")...))
		} else {
			require.NoError(t, w.StartTrainer(i, append(sealed(i), "--tier", "confidential")...))
		}
	}
	for i := range trainers {
		require.NoError(t, w.AwaitTrainer(w.ctx, i))
	}
	port, err := cluster.FreePort()
	require.NoError(t, err)
	traces := fmt.Sprintf("http://127.0.0.1:%d", port)
	require.NoError(t, w.StartDefender(w.ctx, cheat, traces, filepath.Join(root(t), "bin", "assay-adversary"),
		append(sealed(cheat), "--lie", lie, "--lie-round", strconv.Itoa(round))...))
	require.NoError(t, w.StartChallenger(append(sealed(honest), "--trace", traces)...))
	for i := range trainers {
		require.NoError(t, w.Enroll(w.ctx, i, sealed(i)...))
	}

	liar, other := cluster.Address(w.TrainerAccount(cheat)), cluster.Address(w.TrainerAccount(honest))
	w.awaitConviction(round, liar)
	e, err := w.view().Enrollment(w.ctx, w.task, liar)
	require.NoError(t, err)
	for { // until the round was made again, of the honest gradients alone
		made, err := w.view().Round(w.ctx, w.task, round)
		require.NoError(t, err)
		if made.Included == (1<<trainers-1)&^(1<<e.Slot) {
			break
		}
		w.pause()
	}
	v := w.view()
	lost, err := v.Lock(w.ctx, w.task, protocol.RoleTrainer, liar)
	require.NoError(t, err)
	require.Zero(t, lost.Sign(), "the cheat kept its lock")
	kept, err := v.Lock(w.ctx, w.task, protocol.RoleTrainer, other)
	require.NoError(t, err)
	require.Positive(t, kept.Sign(), "the honest trainer lost its lock")

	// The records lie in the clear with the sponsor alone: in no folder of a keeper, a trainer, the challenger or the defender.
	records, err := os.ReadFile(w.Path("task", "data", "train-00000.bin"))
	require.NoError(t, err)
	record := string(records[:20])
	require.Greater(t, len(strings.Trim(record, "\x00")), 8, "nothing to look for")
	searched := 0
	for _, folder := range []string{"keeper", cluster.TrainerName(honest), cluster.TrainerName(cheat), cluster.DefenderName(cheat), "challenger"} {
		require.NoError(t, filepath.WalkDir(w.Path(folder), func(path string, d os.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			raw, err := os.ReadFile(path)
			require.False(t, strings.Contains(string(raw), record), "%s holds a record in the clear", path)
			searched++
			return err
		}), folder)
	}
	require.Greater(t, searched, 20)
}
