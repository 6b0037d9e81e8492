package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/protocol"
	"assay/repops/engine"
	"assay/repops/ops"
)

// completeCommand is what the shells' scripts call: the words of a command line behind it, the one to complete last. It prints a candidate a
// line, behind a tab what it is; where it prints none, the shell offers files.
const completeCommand = "__complete"

const (
	// completeTimeout bounds what the chain is asked for ids: somebody waits with a finger on a key.
	completeTimeout = 2 * time.Second
	// completeTasks is how many tasks are offered, the newest.
	completeTasks = 200
)

// shellScripts are what each shell is told. They ask the binary itself, so that they never fall behind it.
var shellScripts = map[string]string{
	"bash": `_assay() {
  local program=${COMP_WORDS[0]/#\~\//$HOME/} word
  COMPREPLY=()
  while IFS=$'\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <("$program" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o bashdefault -o default -F _assay assay
`,
	"zsh": `#compdef assay
_assay() {
  local -a found about
  local word what
  while IFS=$'\t' read -r word what; do
    found+=("$word")
    about+=("$word${what:+  -- $what}")
  done < <("${(e)words[1]/#\~\//$HOME/}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( $#found )); then
    compadd -l -d about -a -- found
  else
    _files
  fi
}
compdef _assay assay
`,
	"fish": `function __assay_complete
  set -l words (commandline -opc)
  set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
  set -l found ($program __complete $words[2..-1] (commandline -ct) 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c assay -f -a '(__assay_complete)'
`,
}

// completionCommand prints what a shell is told to complete command lines with.
func completionCommand() *cli.Command {
	var commands []*cli.Command
	for _, shell := range slices.Sorted(maps.Keys(shellScripts)) {
		commands = append(commands, &cli.Command{
			Name: shell, Usage: "for " + shell, Description: examples("assay completion " + shell),
			Action: func(c *cli.Context) error {
				_, err := io.WriteString(c.App.Writer, shellScripts[shell])
				return err
			},
		})
	}
	return &cli.Command{
		Name: "completion", Usage: "print a script that completes command lines", Subcommands: commands,
		Description: "Commands, flags, their values, and the ids of the deployment's tasks.\n" +
			"bash: source <(assay completion bash); zsh: the same, after compinit; fish: assay completion fish | source",
	}
}

// candidate is one word that may stand where the cursor is.
type candidate struct{ word, about string }

// complete prints the candidates for the last of words.
func complete(ctx context.Context, w io.Writer, words []string) {
	for _, c := range candidates(ctx, words) {
		about := strings.Join(strings.Fields(c.about), " ")
		for _, end := range []string{". ", "; ", ": "} {
			about, _, _ = strings.Cut(about, end)
		}
		fmt.Fprintf(w, "%s\t%s\n", c.word, about)
	}
}

func candidates(ctx context.Context, words []string) []candidate {
	line := commandLine{values: map[string]string{}, commands: newApp(io.Discard, io.Discard).Commands}
	var current string
	if len(words) > 0 {
		words, current = words[:len(words)-1], words[len(words)-1]
	}
	for _, word := range words {
		line.read(word)
	}
	// bash hands --flag=value over in three words.
	if current == "=" {
		current = ""
	}
	before := ""
	if name, value, inline := strings.Cut(current, "="); inline && strings.HasPrefix(name, "-") && line.open == nil {
		line.read(name)
		before, current = name+"=", value
	}
	var out []candidate
	switch {
	case line.open != nil:
		out = line.valuesOf(ctx, line.open.Names()[0])
	case strings.HasPrefix(current, "-"):
		out = line.flagNames()
	case line.command == nil || len(line.command.Subcommands) > 0:
		for _, c := range line.commands {
			if !c.Hidden {
				out = append(out, candidate{c.Name, c.Usage})
			}
		}
	case line.command.ArgsUsage != "": // a file, which the shell offers
	default:
		out = line.flagNames()
	}
	kept := out[:0]
	for _, c := range out {
		if strings.HasPrefix(c.word, current) {
			kept = append(kept, candidate{before + c.word, c.about})
		}
	}
	return kept
}

// commandLine is what was read of one.
type commandLine struct {
	command  *cli.Command
	commands []*cli.Command
	// open is the flag whose value comes next.
	open cli.DocGenerationFlag
	// values are those of the flags before.
	values map[string]string
}

func (l *commandLine) read(word string) {
	if word == "=" {
		return
	}
	if l.open != nil {
		l.values[l.open.Names()[0]] = word
		l.open = nil
		return
	}
	if name, ok := strings.CutPrefix(word, "-"); ok {
		name, value, inline := strings.Cut(strings.TrimPrefix(name, "-"), "=")
		f := l.flag(name)
		switch {
		case f == nil:
		case inline:
			l.values[f.Names()[0]] = value
		case f.TakesValue():
			l.open = f
		default:
			l.values[f.Names()[0]] = "true"
		}
		return
	}
	for _, c := range l.commands {
		if c.HasName(word) {
			l.command, l.commands = c, c.Subcommands
			return
		}
	}
}

// flag finds one of the command; nil if it has none of that name.
func (l *commandLine) flag(name string) cli.DocGenerationFlag {
	if l.command == nil {
		return nil
	}
	for _, f := range l.command.Flags {
		if d, ok := f.(cli.DocGenerationFlag); ok && slices.Contains(f.Names(), name) {
			return d
		}
	}
	return nil
}

// flagNames are the flags that may still be given: those that are repeated, and those that were not.
func (l *commandLine) flagNames() []candidate {
	var out []candidate
	if l.command == nil {
		out = append(out, candidate{"--version", "print the version"})
	} else {
		for _, f := range l.command.Flags {
			d, ok := f.(cli.DocGenerationFlag)
			if !ok {
				continue
			}
			name := f.Names()[0]
			if _, given := l.values[name]; given && !repeated(d) {
				continue
			}
			about, _ := splitUsage(d.GetUsage())
			out = append(out, candidate{"--" + name, about})
		}
	}
	return append(out, candidate{"--help", "show help"})
}

// repeated says whether a flag may be given several times.
func repeated(f cli.Flag) bool {
	slice, ok := f.(cli.DocGenerationSliceFlag)
	return ok && slice.IsSliceFlag()
}

// valuesOf are the values that a flag may have; none where nothing is known of them.
func (l *commandLine) valuesOf(ctx context.Context, name string) []candidate {
	switch name {
	case flagTask, flagJoin:
		out := l.tasks(ctx)
		if repeated(l.flag(name)) {
			out = append([]candidate{{everyTask, "every task"}}, out...)
		}
		return out
	case flagRole:
		if l.command.Name == "doctor" {
			return wordsOf(taskRoles)
		}
		return wordsOf([]string{roleTrainer, roleKeeper})
	case flagMoneyHead, flagHead:
		return wordsOf([]string{string(chain.HeadLatest), string(chain.HeadSafe), string(chain.HeadFinalized)})
	case flagLogLevel:
		return wordsOf([]string{"debug", "info", "warn", "error"})
	case flagLogFormat:
		return wordsOf([]string{"text", "json"})
	case flagOp:
		return wordsOf(append(ops.Names(), ops.TensorNames()...))
	case flagEngine:
		var names []string
		for _, e := range engine.Supported() {
			names = append(names, e.String())
		}
		return wordsOf(append(names, enginePython, engineEVM))
	}
	return nil
}

func wordsOf(words []string) []candidate {
	out := make([]candidate, len(words))
	for i, w := range words {
		out[i].word = w
	}
	return out
}

// tasks are the newest tasks of the deployment that the line or the environment names. Whatever is missing, nothing is offered and nothing said: the
// cursor stands in the middle of a line.
func (l *commandLine) tasks(ctx context.Context) []candidate {
	of := func(flag, preset string) string {
		if value := l.values[flag]; value != "" {
			return value
		}
		if value := os.Getenv(env("", flag)[0]); value != "" {
			return value
		}
		return preset
	}
	dep, err := protocol.LoadDeployment(of(flagDeployment, defaultDeployment))
	if err != nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, completeTimeout)
	defer cancel()
	client, err := dial(ctx, of(flagRPC, dep.RPC), io.Discard, 0)
	if err != nil {
		return nil
	}
	defer client.Close()
	c, err := chain.New(client, dep)
	if err != nil {
		return nil
	}
	view, err := c.Latest(ctx)
	if err != nil {
		return nil
	}
	posted, err := view.Posted(ctx, dep.DeployBlock)
	if err != nil {
		return nil
	}
	var out []candidate
	for _, p := range slices.Backward(posted) {
		if len(out) == completeTasks {
			break
		}
		out = append(out, candidate{p.TaskID.String(), fmt.Sprintf("of %s, block %d", p.Sponsor, p.Block)})
	}
	return out
}
