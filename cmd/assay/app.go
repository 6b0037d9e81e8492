package main

import (
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"assay/internal/redact"
)

func newApp(stdout, stderr io.Writer) *cli.App {
	return &cli.App{
		Name:  "assay",
		Usage: "decentralised model training that anyone can check",
		Description: "Every flag can be set by an environment variable, shown beside it. Amounts are in whole tokens (12.5) or, with the\n" +
			"suffix wei, in the smallest unit (1000wei). Exit status: 0 done; 1 this machine, the network or the command line is at\n" +
			"fault; 2 the answer is no: a recomputation differs, or a contract or keeper refuses.",
		Writer:    stdout,
		ErrWriter: stderr,
		Suggest:   true,
		Version:   buildVersion().short(), // `assay version` says more

		ExitErrHandler: func(*cli.Context, error) {},
		OnUsageError:   usageError,
		Action:         group,
		Commands: prepare([]*cli.Command{
			devnetCommand(), deployCommand(), demoCommand(),
			taskCommand(), trainerCommand(), stakeCommand(), bridgeCommand(),
			keeperCommand(), indexerCommand(), verifyCommand(), challengerCommand(), defenderCommand(), auditCommand(), fraudCommand(), repopsCommand(),
			attestCommand(), dataCommand(), enclaveCommand(), tenzroCommand(), trainCommand(), topCommand(), doctorCommand(), versionCommand(), completionCommand(),
		}),
	}
}

// prepare gives every command what all of them share, so that no command can forget it.
func prepare(commands []*cli.Command) []*cli.Command {
	for _, c := range commands {
		c.OnUsageError = usageError
		prepare(c.Subcommands)
		if c.Action == nil {
			c.Action = group
			continue
		}
		c.Flags = append(c.Flags, outputFlags()...)
		insist(c.Flags)
		action := c.Action
		c.Action = func(ctx *cli.Context) error {
			if err := arguments(ctx, c); err != nil {
				return err
			}
			if err := given(ctx, c.Flags); err != nil {
				return err
			}
			for _, f := range c.Flags {
				if d, ok := f.(*cli.DurationFlag); ok && ctx.Duration(d.Name) < 0 {
					return usageErr("--%s %s: a duration is not negative", d.Name, ctx.Duration(d.Name))
				}
			}
			return action(ctx)
		}
	}
	return commands
}

// arguments holds a command line to the one argument that a command has, if its ArgsUsage names one.
func arguments(ctx *cli.Context, c *cli.Command) error {
	has := 0
	if c.ArgsUsage != "" {
		has = 1
	}
	switch args := ctx.Args(); {
	case args.Len() > has:
		return usageErr("unexpected argument %q", args.Get(has))
	case args.Len() < has:
		return withHint(fmt.Errorf("%s is missing", c.ArgsUsage), "give it behind the command; %s --help says what it is", fullName(ctx))
	}
	return nil
}

// argumentLast moves the argument of a command that has one behind its flags, where urfave/cli looks for it, so that it may stand before them.
func argumentLast(args []string) []string {
	if len(args) == 0 {
		return args
	}
	line := commandLine{values: map[string]string{}, commands: newApp(io.Discard, io.Discard).Commands}
	kept, moved := []string{args[0]}, []string(nil)
	for i, word := range args[1:] {
		if word == "--" {
			return slices.Concat(kept, moved, args[1+i:])
		}
		if line.command != nil && line.command.ArgsUsage != "" && line.open == nil && !strings.HasPrefix(word, "-") {
			moved = append(moved, word)
			continue
		}
		kept = append(kept, word)
		line.read(word)
	}
	return append(kept, moved...)
}

// requiredText stands in a flag's help in place of a default.
const requiredText = "required"

// insist takes the check that required flags are given from urfave/cli, which prints the whole help to standard output, where results
// belong, when one is not.
func insist(flags []cli.Flag) {
	for _, f := range flags {
		v := reflect.ValueOf(f).Elem()
		if required := v.FieldByName("Required"); required.Bool() {
			required.SetBool(false)
			v.FieldByName("DefaultText").SetString(requiredText)
		}
	}
}

// given says which required flag is missing.
func given(c *cli.Context, flags []cli.Flag) error {
	for _, f := range flags {
		d, ok := f.(cli.DocGenerationFlag)
		if !ok || d.GetDefaultText() != requiredText || c.IsSet(f.Names()[0]) {
			continue
		}
		return withHint(fmt.Errorf("--%s is missing", f.Names()[0]), "give it, or set %s; %s --help says what it is", d.GetEnvVars()[0], fullName(c))
	}
	return nil
}

// group is the action of a command that only holds others.
func group(c *cli.Context) error {
	if name := c.Args().First(); name != "" {
		err := fmt.Errorf("no command %q", strings.TrimPrefix(c.Command.FullName()+" "+name, "assay "))
		if close := cli.SuggestCommand(c.Command.Subcommands, name); close != "" && close != "help" {
			return withHint(err, "did you mean `%s`? %s --help lists the commands", fullName(c)+" "+close, fullName(c))
		}
		return withHint(err, "%s --help lists the commands, and --help after a command its flags", fullName(c))
	}
	return cli.ShowSubcommandHelp(c)
}

func usageError(c *cli.Context, err error, _ bool) error {
	const unknown = "flag provided but not defined: -"
	if name, ok := strings.CutPrefix(err.Error(), unknown); ok {
		if close := cli.SuggestFlag(c.Command.Flags, strings.TrimLeft(name, "-"), true); close != "" {
			return withHint(err, "did you mean %s? %s --help lists the flags", close, fullName(c))
		}
	}
	return withHint(err, "%s --help", fullName(c))
}

func fullName(c *cli.Context) string {
	return strings.TrimSpace("assay " + strings.TrimPrefix(c.Command.HelpName, "assay"))
}

func usageErr(format string, args ...any) error {
	return withHint(fmt.Errorf(format, args...), "assay --help lists the commands, and --help after a command its flags")
}

// env names a flag's environment variable. The scope keeps apart flags of one name that mean different things: a keeper and an
// indexer on one machine do not share a folder.
func env(scope, name string) []string {
	if scope != "" {
		name = scope + "_" + name
	}
	return []string{"ASSAY_" + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))}
}

func stringFlag(scope, name, value, usage string) *cli.StringFlag {
	return &cli.StringFlag{Name: name, EnvVars: env(scope, name), Value: value, Usage: usage}
}

func required(f *cli.StringFlag) *cli.StringFlag {
	f.Required = true
	return f
}

const (
	flagJSON      = "json"
	flagLogLevel  = "log-level"
	flagLogFormat = "log-format"
)

func outputFlags() []cli.Flag {
	return []cli.Flag{
		&cli.BoolFlag{Name: flagJSON, EnvVars: env("", flagJSON), Usage: "print the result, or the error, as one JSON object"},
		stringFlag("", flagLogLevel, "", "debug, info, warn or error; if empty info for services and warn for the rest"),
		stringFlag("", flagLogFormat, "text", "text or json"),
	}
}

// wantsJSON decides how an error is printed, which may be one of parsing the very flag that asks for JSON.
func wantsJSON(args []string) bool {
	value := os.Getenv("ASSAY_JSON")
	return slices.Contains(args, "--json") || slices.Contains(args, "-json") || value == "1" || value == "true"
}

// newLog makes the logger that a command's flags ask for. It writes to standard error: standard output is for results.
func newLog(c *cli.Context, preset slog.Level) (*slog.Logger, error) {
	level := preset
	if text := c.String(flagLogLevel); text != "" {
		if err := level.UnmarshalText([]byte(text)); err != nil {
			return nil, withHint(err, "--log-level debug, info, warn or error")
		}
	}
	opts := &slog.HandlerOptions{Level: level}
	switch format := c.String(flagLogFormat); format {
	case "text":
		return slog.New(redact.New().Handler(slog.NewTextHandler(c.App.ErrWriter, opts))), nil
	case "json":
		return slog.New(redact.New().Handler(slog.NewJSONHandler(c.App.ErrWriter, opts))), nil
	default:
		return nil, withHint(errors.New("unknown log format "+format), "--log-format text or json")
	}
}

// join puts flags of several origins into one list.
func join(lists ...[]cli.Flag) []cli.Flag { return slices.Concat(lists...) }
