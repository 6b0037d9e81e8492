package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// completed are the words that are offered for the end of a line.
func completed(t *testing.T, words ...string) []string {
	t.Helper()
	var out, errs bytes.Buffer
	require.Equal(t, exitOK, run(context.Background(), append([]string{"assay", completeCommand}, words...), &out, &errs))
	require.Empty(t, errs.String())
	var found []string
	for line := range strings.Lines(out.String()) {
		word, _, _ := strings.Cut(line, "\t")
		found = append(found, word)
	}
	return found
}

func TestCompletion(t *testing.T) {
	t.Chdir(t.TempDir()) // no deployment
	require.Contains(t, completed(t), "task")
	require.Equal(t, []string{"task"}, completed(t, "ta"))
	require.Contains(t, completed(t, "-"), "--version")
	require.Equal(t, []string{"receipt", "refund"}, completed(t, "task", "re"))
	require.Equal(t, []string{"--timeout", "--task"}, completed(t, "task", "get", "--t"))
	require.Contains(t, completed(t, "task", "get", ""), "--task", "a command without others in it")
	// Whatever stands before, a value or a flag that was given.
	require.Equal(t, []string{"--timeout"}, completed(t, "task", "get", "--task", "0x12", "--t"))
	require.Equal(t, []string{"--timeout"}, completed(t, "task", "get", "--task=0x12", "--t"))
	require.Equal(t, []string{"--timeout"}, completed(t, "task", "get", "--task", "=", "0x12", "--t"), "as bash has it")
	require.Contains(t, completed(t, "task", "get", "--json", "--l"), "--log-level", "a flag without a value")
	require.Contains(t, completed(t, "keeper", "--peer", "http://a", "--p"), "--peer", "one that is repeated")
	require.Equal(t, []string{"error"}, completed(t, "task", "get", "--log-level", "e"))
	require.Equal(t, []string{"--log-level=error"}, completed(t, "task", "get", "--log-level=e"))
	require.Equal(t, []string{"error"}, completed(t, "task", "get", "--log-level", "=", "e"))
	require.Len(t, completed(t, "task", "get", "--log-level", "="), 4)
	require.Equal(t, []string{"trainer", "keeper"}, completed(t, "stake", "release", "--role", ""))
	require.Equal(t, taskRoles, completed(t, "doctor", "--role", ""))
	require.Contains(t, completed(t, "repops", "eval", "--op", ""), "exp")
	// Files are the shell's, and what cannot be asked for is nobody's.
	require.Empty(t, completed(t, "task", "post", "--spec", ""))
	require.Empty(t, completed(t, "attest", "verify", ""))
	require.Contains(t, completed(t, "attest", "verify", "evidence.json", "--a"), "--at")
	require.Empty(t, completed(t, "task", "get", "--task", ""))
	require.Equal(t, []string{everyTask}, completed(t, "keeper", "--join", "a"))
	require.Empty(t, completed(t, "no such", "--task", "x"))
}

// The shells themselves, each with its script: what the completion of a line comes to.
func TestCompletionInShells(t *testing.T) {
	w := newWorld(t)
	spec, manifest, state := w.writeTask()
	var made posted
	w.assay(1, exitOK, &made, "task", "post", "--spec", spec, "--manifest", manifest, "--state", state)
	id := made.TaskID.String()

	self, err := os.Executable()
	require.NoError(t, err)
	bin := t.TempDir()
	require.NoError(t, os.Symlink(self, filepath.Join(bin, "assay")))
	for shell, ask := range map[string]func(line string) string{
		"bash": func(line string) string {
			return `source <(assay completion bash)
				line=` + quoted(line) + `; read -ra COMP_WORDS <<<"${line//=/ = }"; [[ $line == *" " ]] && COMP_WORDS+=("")
				COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _assay; printf '%s\n' "${COMPREPLY[@]}"`
		},
		"fish": func(line string) string {
			return `assay completion fish | source; complete -C ` + quoted(line)
		},
		// zsh completes only while somebody types: what its function would add is printed instead.
		"zsh": func(line string) string {
			return `compdef() { :; }; compadd() { print -l -- $found; }; _files() { print files; }
				source <(assay completion zsh); line=` + quoted(line) + `; words=("${(@s: :)line}"); CURRENT=$#words; _assay`
		},
	} {
		t.Run(shell, func(t *testing.T) {
			path, err := exec.LookPath(shell)
			if err != nil && shell != "bash" {
				t.Skip("no " + shell + " here; make test installs it where there is apt-get")
			}
			require.NoError(t, err)
			offered := func(line string) []string {
				command := exec.Command(path, "-c", ask(line))
				command.Env = append(os.Environ(), asMainEnv+"=1", "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
				said, err := command.CombinedOutput()
				require.NoError(t, err, "%s", said)
				var out []string
				for l := range strings.Lines(string(said)) {
					word, _, _ := strings.Cut(strings.TrimSpace(l), "\t")
					out = append(out, word)
				}
				return out
			}
			require.Equal(t, []string{"receipt", "refund"}, slices.Sorted(slices.Values(offered("assay task re"))))
			require.Equal(t, []string{"--task", "--timeout"}, slices.Sorted(slices.Values(offered("assay task get --t"))))
			require.Equal(t, []string{id}, offered("assay task get --json --task 0x"))
			require.Equal(t, []string{id}, offered("assay task get --json --task "+id[:10]))
			require.Contains(t, []string{id, "--task=" + id}, offered("assay task get --task=" + id[:10])[0])
			require.Contains(t, offered("assay task get --task "+id+" --log-level "), "debug")
			if shell == "zsh" {
				require.Equal(t, []string{"files"}, offered("assay task post --spec "))
			}
		})
	}
}

func quoted(line string) string { return "'" + line + "'" }
