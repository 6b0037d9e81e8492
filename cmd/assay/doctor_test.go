package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestDoctorOfAnInstalledTrainer: without a checkout the trainer on the PATH is asked what it lacks.
func TestDoctorOfAnInstalledTrainer(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	trainer := filepath.Join(dir, "assay-trainer")
	says := func(script string) {
		require.NoError(t, os.WriteFile(trainer, []byte("#!/bin/sh\n"+script+"\n"), 0o755))
	}
	found := installedTrainer(t.Context())
	require.Len(t, found, 1)
	require.Equal(t, statusMissing, found[0].Status)
	require.Contains(t, found[0].Hint, "wheel")

	says(`test "$1 $2" = "doctor --json" && echo '{"ok":true,"checks":[{"name":"torch","status":"ok","detail":"2.15"},{"name":"cuda","status":"warning"}]}'`)
	require.Equal(t, []check{{Name: "assay-trainer", Status: statusOK, Detail: trainer}, {Name: "torch", Status: statusOK, Detail: "2.15"}, {Name: "cuda", Status: statusWarning}},
		installedTrainer(t.Context()))

	says(`echo '{"ok":false,"checks":[{"name":"arithmetic","status":"failed","detail":"no library","hint":"the wheel"}]}'; exit 1`)
	require.Equal(t, check{"arithmetic", statusMissing, "no library", "the wheel"}, installedTrainer(t.Context())[1])

	for _, script := range []string{"exit 2", "echo no JSON", "echo '{}'"} {
		says(script)
		found = installedTrainer(t.Context())
		require.Len(t, found, 1, script)
		require.Equal(t, statusMissing, found[0].Status, script)
	}
}

// TestReleaseVersion: what tools/release links in is what the binary says of itself.
func TestReleaseVersion(t *testing.T) {
	releaseVersion, releaseCommit = "1.2.3", "0123456789abcdef0123456789abcdef01234567"
	t.Cleanup(func() { releaseVersion, releaseCommit = "", "" })
	code, out, _ := command(t, "--version")
	require.Equal(t, exitOK, code)
	require.Equal(t, "assay version 1.2.3 (0123456789ab)\n", out)
	code, out, _ = command(t, "version", "--json")
	require.Equal(t, exitOK, code)
	var v versionInfo
	require.NoError(t, json.Unmarshal([]byte(out), &v))
	require.Equal(t, "1.2.3", v.Version)
	require.Equal(t, releaseCommit, v.Commit)
}
