package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/cluster"
)

// installed is the trainer as a user has it: from a release's wheel in an environment of its own, with no path to this tree and without Go.
type installed struct {
	t *testing.T
	// tree looks like this repository to a cluster: its assay, and the installed trainer.
	tree, venv string
}

// install builds the wheel and installs it. What it needs comes from the tree's environment, the trainer itself left out: what is only in the
// tree is not found.
func install(t *testing.T) *installed {
	t.Helper()
	dir := t.TempDir()
	i := &installed{t: t, tree: filepath.Join(dir, "tree"), venv: filepath.Join(dir, "venv")}
	repository := root(t)
	python := filepath.Join(repository, "trainer-py", ".venv", "bin", "python")
	i.command(repository, "go", "run", "./tools/release", "-targets", "", "-out", filepath.Join(dir, "release"))
	wheels, err := filepath.Glob(filepath.Join(dir, "release", "*.whl"))
	require.NoError(t, err)
	require.Len(t, wheels, 1)

	i.command(dir, python, "-m", "venv", "--without-pip", i.venv)
	purelib := func(python string) string {
		return strings.TrimSpace(i.command(dir, python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"))
	}
	// A folder that a .pth file names is searched, but its own .pth files are not read: they lead to the tree.
	needs := filepath.Join(purelib(filepath.Join(i.venv, "bin", "python")), "needs.pth")
	require.NoError(t, os.WriteFile(needs, []byte(purelib(python)+"\n"), 0o644))
	i.command(dir, filepath.Join(filepath.Dir(python), "uv"), "pip", "install", "--quiet", "--offline", "--no-deps",
		"--python", filepath.Join(i.venv, "bin", "python"), wheels[0])

	script := fmt.Sprintf("#!/bin/sh\nPATH=%s/bin exec %s/bin/assay-trainer \"$@\"\n", i.venv, i.venv)
	trainer := filepath.Join(i.tree, "trainer-py", ".venv", "bin", "assay-trainer")
	require.NoError(t, os.MkdirAll(filepath.Dir(trainer), 0o755))
	require.NoError(t, os.WriteFile(trainer, []byte(script), 0o755))
	require.NoError(t, os.MkdirAll(filepath.Join(i.tree, "bin"), 0o755))
	require.NoError(t, os.Symlink(filepath.Join(repository, "bin", "assay"), filepath.Join(i.tree, "bin", "assay")))
	return i
}

// command runs what has to succeed, and returns its standard output.
func (i *installed) command(dir, path string, args ...string) string {
	i.t.Helper()
	cmd := exec.CommandContext(i.t.Context(), path, args...)
	cmd.Dir = dir
	// The library's variable would have it looked for elsewhere than in the package.
	cmd.Env = append(os.Environ(), "ASSAY_REPOPS_LIBRARY=")
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	require.NoError(i.t, err, "%s %s\n%s%s", path, strings.Join(args, " "), out, &said)
	return string(out)
}

func (i *installed) trainer(dir string, args ...string) string {
	i.t.Helper()
	return i.command(dir, filepath.Join(i.tree, "trainer-py", ".venv", "bin", "assay-trainer"), args...)
}

// TestTrainerFromItsWheel: installed from the wheel, without Go and without this tree, the trainer says that it can train, computes what
// everybody computes with the library in the package, builds data, and, in make test-long, trains a task of the Verified tier to its end.
func TestTrainerFromItsWheel(t *testing.T) {
	t.Parallel()
	i := install(t)
	dir := t.TempDir()
	var answer struct {
		OK     bool `json:"ok"`
		Checks []struct{ Name, Status, Detail string }
	}
	require.NoError(t, json.Unmarshal([]byte(i.trainer(dir, "doctor", "--json")), &answer))
	require.True(t, answer.OK, "%v", answer)
	details := map[string]string{}
	for _, c := range answer.Checks {
		details[c.Name] = c.Detail
	}
	require.Contains(t, details["arithmetic"], i.venv, "the library is the package's")
	require.Contains(t, details, "self-test portable")

	table := filepath.Join(dir, "table.csv")
	require.NoError(t, os.WriteFile(table, []byte("x,y,kind\n1,2,a\n3,4,b\n5,6,a\n7,8,b\n"), 0o644))
	i.trainer(dir, "data", "build", table, "--label", "kind", "--held-out", "0", "--license", "CC0-1.0", "--out", filepath.Join(dir, "data"))
	i.trainer(dir, "data", "check", filepath.Join(dir, "data"))

	if os.Getenv("ASSAY_E2E") != "long" {
		return // the whole task runs in make test-long (ASSAY_E2E=long)
	}
	const few = 3
	w := openWorld(t, func(cfg *cluster.Config) { cfg.Root = i.tree })
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"] = 2, few, 2
		patient(spec)
	}, "--tier", "verified"))
	w.begin(few, "--tier", "verified")
	out := w.finish()
	require.Len(t, out.roots, 2)
	require.EqualValues(t, 2*few, out.accepted, "every gradient of every trainer is accepted")
	w.recompute()
}
