package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// TestTaskAnswer answers demands from files, from a folder, from a keeper's data and from a source, and says what it lacks.
func TestTaskAnswer(t *testing.T) {
	env := chaintest.New(t)
	task := env.Post(func(s *protocol.TaskSpec) { s.RevealWindow = 50_000 })
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	friend := keys.Dev(15)
	env.Send(friend, env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(100)))
	env.Send(friend, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100)))

	dir := t.TempDir()
	deployment := filepath.Join(dir, "deployment.json")
	require.NoError(t, env.Dep.Save(deployment))
	t.Setenv("ASSAY_DEPLOYMENT", deployment)
	t.Setenv("ASSAY_TASK", task.ID.String())
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(14))
	root, hash := protocol.Hash(task.Spec.InitialStateRoot), protocol.Hash(task.Spec.ManifestHash)
	var state bytes.Buffer
	require.NoError(t, protocol.WriteState(&state, task.Initial, task.Spec.FragmentCount))
	write := func(raw []byte, path ...string) string {
		file := filepath.Join(append([]string{dir}, path...)...)
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, raw, 0o600))
		return file
	}
	manifestFile, stateFile := write(task.Manifest, "manifest.json"), write(state.Bytes(), "state.safetensors")
	write(task.Manifest, "named", hash.String())
	write(state.Bytes(), "named", root.String())
	write(state.Bytes(), "data", "objects", root.String()[2:4], root.String()[2:])
	wrong := task.Initial
	wrong.Params = append([]float32{1}, wrong.Params[1:]...)
	var other bytes.Buffer
	require.NoError(t, protocol.WriteState(&other, wrong, task.Spec.FragmentCount))
	wrongFile := write(other.Bytes(), "wrong.safetensors")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/v1/objects/" + root.String():
			w.Write(state.Bytes())
		case "/v1/objects/" + hash.String():
			w.Write(task.Manifest)
		default:
			http.NotFound(w, r)
		}
	}))
	defer server.Close()

	demands := int64(0)
	demand := func(part chain.ObjectPart, fragment uint32) {
		env.Send(friend, env.Chain.ObjectRequest(task.ID, part, fragment, 0))
		demands++
	}
	open := func(id int64) bool {
		r, err := env.View().ObjectRequest(env.Ctx(), big.NewInt(id))
		require.NoError(t, err)
		return !r.Answered
	}
	answer := func(want int, args ...string) (answered, string) {
		t.Helper()
		code, out, errs := command(t, append([]string{"task", "answer", "--json"}, args...)...)
		require.Equal(t, want, code, "%v: %s%s", args, out, errs)
		var result answered
		if out != "" {
			require.NoError(t, json.Unmarshal([]byte(out), &result), out)
		}
		return result, errs
	}
	_, errs := answer(exitMachine)
	require.Contains(t, errs, "--state")
	r, _ := answer(exitOK, "--manifest", manifestFile)
	require.Empty(t, r.Answers)

	demand(chain.ObjectManifest, 0)
	demand(chain.ObjectParams, 1)
	r, errs = answer(exitMachine, "--manifest", manifestFile)
	require.Len(t, r.Answers, 2)
	require.Contains(t, errs, "no source has it")
	require.Contains(t, errs, "hint")
	require.False(t, open(0), "what it has it answers")
	require.True(t, open(1))
	_, errs = answer(exitMachine, "--state", wrongFile)
	require.Contains(t, errs, "has the root")
	require.True(t, open(1))
	r, _ = answer(exitOK, "--state", stateFile)
	require.Len(t, r.Answers, 1)
	require.NotNil(t, r.Answers[0].TxHash)
	require.False(t, open(1))

	for i, args := range [][]string{{"--store", filepath.Join(dir, "named")}, {"--store", filepath.Join(dir, "data")}, {"--keeper", server.URL}} {
		demand(chain.ObjectMomentum, uint32(i))
		answer(exitOK, args...)
		require.False(t, open(demands-1), args)
	}

	// It stays, answers what comes, and leaves when the run has ended and nothing waits.
	done := make(chan int, 1)
	go func() {
		code, _, _ := command(t, "task", "answer", "--watch", "--poll-interval", "20ms", "--state", stateFile)
		done <- code
	}()
	demand(chain.ObjectParams, 0)
	require.Eventually(t, func() bool {
		r, err := env.View().ObjectRequest(env.Ctx(), big.NewInt(demands-1))
		return err == nil && r.Answered
	}, time.Minute, 20*time.Millisecond)
	require.Empty(t, done)
	code, out, errs := command(t, "task", "answer", "--keeper", server.URL)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "Nothing that is demanded")
	for {
		env.Skip(task.Spec.CommitWindow + 1)
		env.Send(friend, env.Chain.Tick(task.ID))
		head, err := env.View().Head(env.Ctx(), task.ID)
		require.NoError(t, err)
		if head.EndedAt != 0 {
			break
		}
	}
	require.Equal(t, exitOK, <-done)
}

// Programs of a Verified task are answered for from a folder or from keepers.
func TestTaskAnswerShowsPrograms(t *testing.T) {
	env := chaintest.New(t)
	task := env.Post(func(spec *protocol.TaskSpec) {
		spec.Tier, spec.ProgramRoot, spec.CheckpointInterval = uint8(protocol.TierVerified), chaintest.Programs, 1
		spec.CommitWindow, spec.RevealWindow = 190, 5_000
	})
	keeper, friend := keys.Dev(chaintest.Keeper), keys.Dev(15)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(task.ID, task.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(task.ID))
	task.Enroll()
	env.Send(friend, env.Chain.Mint(crypto.PubkeyToAddress(friend.PublicKey), chaintest.Tokens(100)))
	env.Send(friend, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100)))
	dir := t.TempDir()
	deployment := filepath.Join(dir, "deployment.json")
	require.NoError(t, env.Dep.Save(deployment))
	t.Setenv("ASSAY_DEPLOYMENT", deployment)
	t.Setenv("ASSAY_TASK", task.ID.String())
	t.Setenv("ASSAY_PRIVATE_KEY", devKey(14))
	objects := make(map[string][]byte)
	for _, p := range task.Parts {
		objects["/v1/objects/"+p.Root.String()] = p.Raw
		require.NoError(t, os.WriteFile(filepath.Join(dir, p.Root.String()), p.Raw, 0o600))
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if raw, ok := objects[r.URL.Path]; ok {
			w.Write(raw)
		} else {
			http.NotFound(w, r)
		}
	}))
	defer server.Close()
	empty := t.TempDir()
	for which := range uint32(3) {
		env.Send(friend, env.Chain.ObjectRequest(task.ID, chain.ObjectProgram, which, 0))
		code, _, errs := command(t, "task", "answer", "--store", empty)
		require.Equal(t, exitMachine, code)
		require.Contains(t, errs, "no source has it")
		args := []string{"--store", dir}
		if which == 1 {
			args = []string{"--keeper", server.URL}
		}
		code, out, errs := command(t, append([]string{"task", "answer"}, args...)...)
		require.Equal(t, exitOK, code, errs)
		require.Contains(t, out, fmt.Sprintf("published program %d, entries from 0 on", which))
		entries, err := env.View().ProgramEntries(env.Ctx(), task.ID, which)
		require.NoError(t, err)
		require.NotZero(t, entries)
	}
	number, constant := task.ShowConstant(friend)
	manifest := filepath.Join(dir, "manifest.json")
	require.NoError(t, os.WriteFile(manifest, task.Manifest, 0o600))
	for _, of := range []struct {
		part     chain.ObjectPart
		fragment uint32
		want     []byte
		says     string
	}{
		{chain.ObjectDataset, 0, task.Parts[0].Raw, "published data set, records from 0 on"},
		{chain.ObjectConstant, number, constant, fmt.Sprintf("published constant that entry %d of program 0 names, leaves 0 to 0", number+1)},
	} {
		receipt := env.Send(friend, env.Chain.ObjectRequest(task.ID, of.part, of.fragment, 0))
		code, _, errs := command(t, "task", "answer", "--manifest", manifest, "--store", empty)
		require.Equal(t, exitMachine, code)
		require.Contains(t, errs, "no source has it")
		code, out, errs := command(t, "task", "answer", "--manifest", manifest, "--store", dir)
		require.Equal(t, exitOK, code, errs)
		require.Contains(t, out, of.says)
		v := env.View()
		id, err := v.ObjectRequestID(env.Ctx(), task.ID, of.part, of.fragment, 0)
		require.NoError(t, err)
		data, err := v.RevealedObject(env.Ctx(), receipt.BlockNumber.Uint64(), id)
		require.NoError(t, err)
		require.Equal(t, of.want, data[:len(of.want)])
	}
	size, err := env.View().RecordBytes(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.EqualValues(t, len(task.Parts[0].Raw)/int(task.Spec.DatasetRecords), size)
}
