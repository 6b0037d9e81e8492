package main

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"
)

// go-ethereum's packages put their own help format into urfave/cli's globals; this is ours again.
func init() {
	cli.FlagStringer = flagString
	cli.SuggestDidYouMeanTemplate = "%s" // the name alone, for a hint
	cli.HelpFlag = &cli.BoolFlag{Name: "help", Aliases: []string{"h"}, Usage: "show help", DisableDefaultText: true}
}

// flagString is a flag in a command's help: name and placeholder, then what it is, its default and its environment variable.
func flagString(f cli.Flag) string {
	flag, ok := f.(cli.DocGenerationFlag)
	if !ok {
		return ""
	}
	names := make([]string, len(f.Names()))
	for i, name := range f.Names() {
		names[i] = "--" + name
		if len(name) == 1 {
			names[i] = "-" + name
		}
	}
	title := strings.Join(names, ", ")
	usage, placeholder := splitUsage(flag.GetUsage())
	if flag.TakesValue() {
		title += " " + placeholder
	}
	var notes []string
	if value := flag.GetDefaultText(); value == requiredText {
		notes = append(notes, value)
	} else if value != "" && flag.TakesValue() {
		notes = append(notes, "default "+value)
	}
	for _, variable := range flag.GetEnvVars() {
		notes = append(notes, "$"+variable)
	}
	if len(notes) > 0 {
		usage += fmt.Sprintf(" [%s]", strings.Join(notes, ", "))
	}
	return title + "\n        " + usage
}

// splitUsage finds the placeholder, the word in backquotes, of a flag's usage.
func splitUsage(usage string) (text, placeholder string) {
	before, rest, quoted := strings.Cut(usage, "`")
	if !quoted {
		return usage, "VALUE"
	}
	placeholder, after, _ := strings.Cut(rest, "`")
	return before + placeholder + after, placeholder
}

// examples formats a command's examples for its --help. Each is one line that runs as it stands; the tests parse them all and
// run those that need nothing but a chain.
func examples(lines ...string) string {
	return "Examples:\n   " + strings.Join(lines, "\n   ")
}
