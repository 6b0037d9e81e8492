package main

import (
	"fmt"
	"time"

	"github.com/urfave/cli/v2"

	"assay/internal/windows"
	"assay/protocol"
)

const flagMinWindow = "min-window"

// minWindowFlag is the operator's policy about windows. It is one for every role on a machine.
func minWindowFlag() cli.Flag {
	return &cli.DurationFlag{
		Name: flagMinWindow, EnvVars: env("", flagMinWindow), DefaultText: fmt.Sprintf("%.0fh, and 0 on a development chain", windows.DefaultMin.Hours()),
		Usage: "least state and reveal window of a task that money is locked in, which sets the least claim window and dispute clock too " +
			"(docs/operations.md, Windows); 0: any, so that an outage shorter than your own reaction can cost the lock",
	}
}

// minWindow is what the operator asked for; nil if nothing.
func minWindow(c *cli.Context) *time.Duration {
	if !c.IsSet(flagMinWindow) {
		return nil
	}
	return new(c.Duration(flagMinWindow))
}

// longEnough refuses a task whose windows are below the policy of the flags.
func longEnough(c *cli.Context, s *session, spec *protocol.TaskSpec) error {
	err := windows.For(s.dep.ChainID, minWindow(c)).Check(spec)
	if err == nil {
		return nil
	}
	return disagree(err, "%s", shortHint)
}

// shortHint is what to do about windows that are too short.
const shortHint = "leave the task alone: an outage of that length costs the lock. --min-window takes a shorter one, 0 any, at your own risk (docs/operations.md, Windows)"
