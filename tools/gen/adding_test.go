package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAdding adds one of each fact of docs/adding.md to a scratch copy of the files that the generator reads and writes. What changes is what
// the page's section says, and what it says to fail does, and names the new one.
func TestAdding(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	page, err := os.ReadFile(filepath.Join(root, "docs", "adding.md"))
	require.NoError(t, err)
	for _, c := range []struct {
		section string
		// in is the file that is edited: after what stands before, add. Nothing if what is new is in the ABI alone.
		in, after, add string
		// more is further places of the file, and what is added there.
		more [][2]string
		// abi is what the ABI of the contracts then says, after a compilation of them.
		abi func(t *testing.T, raw []byte) []byte
		// bound is the contract whose binding follows its ABI.
		bound string
		// says is among what the failure prints.
		says string
	}{
		{section: "An aggregation rule", in: types, after: "    MedianNormMean", add: ",\n    Extra", says: "Extra"},
		{section: "A payload format", in: types, after: "    Int4", add: ",\n    Extra", says: "quantization Extra has no block encoding"},
		{section: "A value of another enumeration", in: "contracts/src/training/IDisputeViews.sol", after: "        Leaf,\n", add: "        Extra,\n", says: "Extra"},
		{section: "An operator of programs", in: programs, after: "constant COS = 27;\n", add: "    uint256 internal constant EXTRA = 28;\n", says: "no case of extra",
			more: [][2]string{{"constant ARITY = 0x", "1"}, {"constant ATTRIBUTES = 0x", "1"}}},
		{section: "A field of the spec", in: types, after: "    address game;\n", add: "    /// @dev What for.\n    uint32 extra;\n", abi: withField, says: "extra"},
		{section: "An error", in: abi, abi: withEntry(`{"type":"error","name":"Extra","inputs":[]}`),
			says: "Extra of TrainingTasks: docs/errors.md does not say what to do about it"},
		{section: "An event", in: abi, abi: withEntry(`{"type":"event","name":"Extra","inputs":[],"anonymous":false}`), bound: "TrainingTasks", says: "Extra"},
		{section: "An adapter", in: "protocol/adapters.go", after: `"digits-mlp", `, add: `"extra", `, says: "extra"},
	} {
		t.Run(c.section, func(t *testing.T) {
			scratch := scratchCopy(t, root, c.in)
			if c.after != "" {
				edit(t, filepath.Join(scratch, c.in), c.after, c.add)
			}
			for _, e := range c.more {
				edit(t, filepath.Join(scratch, c.in), e[0], e[1])
			}
			if c.abi != nil {
				path := filepath.Join(scratch, abi)
				raw, err := os.ReadFile(path)
				require.NoError(t, err)
				require.NoError(t, os.WriteFile(path, c.abi(t, raw), 0o644))
			}
			if c.bound != "" {
				bindingOf(t, scratch, c.bound)
			}
			changed, fails := promised(t, string(page), c.section)
			t.Chdir(scratch)
			generated := run(false)
			if fails == "go run ./tools/gen" {
				require.ErrorContains(t, generated, c.says)
				return
			}
			require.NoError(t, generated)
			require.Equal(t, changed, changes(t, root, scratch), "what `make bindings` changes")
			out, err := failing(t, root, scratch, fails)
			require.Error(t, err, "%s passes", fails)
			require.Contains(t, string(out), c.says, "what %s says", fails)
			require.NotContains(t, string(out), "[build failed]")
		})
	}
}

// promised reads a section of docs/adding.md: the files that the row of `make bindings` names, and the command of its last row.
func promised(t *testing.T, page, section string) (changed []string, fails string) {
	t.Helper()
	_, text, found := strings.Cut(page, "\n## "+section+"\n")
	require.True(t, found, "docs/adding.md has no section %q", section)
	text, _, _ = strings.Cut(text, "\n## ")
	for line := range strings.Lines(text) {
		cells := strings.Split(line, " | ")
		switch {
		case strings.HasPrefix(line, "| `make bindings` | "):
			for _, m := range regexp.MustCompile("`([^`]*_gen[^`]*)`").FindAllStringSubmatch(line, -1) {
				changed = append(changed, m[1])
			}
		case strings.HasPrefix(line, "| fails until then | "):
			fails = strings.Trim(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(cells[1]), "|")), "`")
		}
	}
	require.NotEmpty(t, fails, "%s: no row says what fails", section)
	slices.Sort(changed)
	return changed, fails
}

// scratchCopy copies what the generator reads and writes, the trainer's package, and one file more.
func scratchCopy(t *testing.T, root string, more string) string {
	t.Helper()
	scratch := t.TempDir()
	paths := []string{abi, leaves, programs, advice, more}
	for _, e := range wanted {
		paths = append(paths, e.file)
	}
	list, err := exec.Command("git", "-C", root, "ls-files", "trainer-py/assay_trainer", "trainer-py/assay_repops", "*_gen.go", "*_gen.graphql", "*_gen.cuh").Output()
	require.NoError(t, err)
	paths = append(paths, strings.Fields(string(list))...)
	slices.Sort(paths)
	for _, path := range slices.Compact(paths) {
		raw, err := os.ReadFile(filepath.Join(root, path))
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(scratch, path)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(scratch, path), raw, 0o644))
	}
	return scratch
}

func edit(t *testing.T, path, after, add string) {
	t.Helper()
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, 1, bytes.Count(raw, []byte(after)), "%s has %q once", path, after)
	require.NoError(t, os.WriteFile(path, bytes.Replace(raw, []byte(after), []byte(after+add), 1), 0o644))
}

// bindingOf writes a contract's binding from the scratch copy's ABI. It has no bytecode: what the tests run deploys nothing.
func bindingOf(t *testing.T, scratch, contract string) {
	t.Helper()
	name := strings.ToLower(contract)
	path := filepath.Join(scratch, "bindings", name, name+".go")
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	out, err := exec.CommandContext(t.Context(), "go", "tool", "abigen", "--v2", "--abi", filepath.Join(scratch, abis, contract+".json"),
		"--pkg", name, "--type", contract, "--out", path).CombinedOutput()
	require.NoError(t, err, "%s", out)
}

// withField is the ABI with one field more at the end of the spec that specOf returns.
func withField(t *testing.T, raw []byte) []byte {
	t.Helper()
	var entries []map[string]any
	require.NoError(t, json.Unmarshal(raw, &entries))
	for _, e := range entries {
		if e["name"] == "specOf" {
			spec := e["outputs"].([]any)[0].(map[string]any)
			spec["components"] = append(spec["components"].([]any), map[string]any{"name": "extra", "type": "uint32", "internalType": "uint32"})
		}
	}
	out, err := json.Marshal(entries)
	require.NoError(t, err)
	return out
}

// withEntry is the ABI with one entry more.
func withEntry(entry string) func(t *testing.T, raw []byte) []byte {
	return func(t *testing.T, raw []byte) []byte {
		t.Helper()
		var entries []json.RawMessage
		require.NoError(t, json.Unmarshal(raw, &entries))
		out, err := json.Marshal(append(entries, json.RawMessage(entry)))
		require.NoError(t, err)
		return out
	}
}

// changes are the generated files of the scratch copy that differ from the repository's, sorted.
func changes(t *testing.T, root, scratch string) (changed []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(scratch, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.Contains(entry.Name(), "_gen.") {
			return err
		}
		name, err := filepath.Rel(scratch, path)
		if err != nil {
			return err
		}
		have, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if old, err := os.ReadFile(filepath.Join(root, name)); err != nil || !bytes.Equal(have, old) {
			changed = append(changed, name)
		}
		return nil
	}))
	slices.Sort(changed)
	return changed
}

// failing runs a command of docs/adding.md on the repository as the scratch copy has it.
func failing(t *testing.T, root, scratch, command string) ([]byte, error) {
	t.Helper()
	args := strings.Fields(command)
	var cmd *exec.Cmd
	if args[0] == "pytest" {
		cmd = exec.CommandContext(t.Context(), filepath.Join(root, "trainer-py", ".venv", "bin", "python"),
			append([]string{"-m", "pytest", "-q", "-p", "no:cacheprovider"}, args[1:]...)...)
		cmd.Env = append(os.Environ(), "PYTHONPATH="+filepath.Join(scratch, "trainer-py"), "PYTHONDONTWRITEBYTECODE=1")
	} else {
		replace := map[string]string{}
		require.NoError(t, filepath.WalkDir(scratch, func(path string, entry os.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".go") {
				name, _ := filepath.Rel(scratch, path)
				replace[filepath.Join(root, name)] = path
			}
			return err
		}))
		overlay, err := json.Marshal(map[string]any{"Replace": replace})
		require.NoError(t, err)
		file := filepath.Join(t.TempDir(), "overlay.json")
		require.NoError(t, os.WriteFile(file, overlay, 0o644))
		cmd = exec.CommandContext(t.Context(), "go", slices.Insert(args[1:], 1, "-overlay", file, "-vet=off", "-count=1")...)
	}
	cmd.Dir = root
	return cmd.CombinedOutput()
}
