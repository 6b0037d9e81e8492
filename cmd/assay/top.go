package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/term"

	"assay/indexer"
	"assay/internal/top"
)

const (
	flagIndexer  = "indexer"
	flagInterval = "interval"
	flagOnce     = "once"
	flagWidth    = "width"
	flagDecimals = "token-decimals"

	// leastInterval keeps a view from asking without a pause.
	leastInterval = 200 * time.Millisecond
	// maxDecimals is what a token may say (uint8), bounded to what makes sense.
	maxDecimals = 77
)

func topCommand() *cli.Command {
	return &cli.Command{
		Name: "top", Usage: "show runs as they go on, in the terminal: who has to act next, and until when",
		Description: "Asks an indexer; where none answers, the keepers of --keeper in order, which know phases, rounds and trainers, and neither pay nor games.\n" +
			"Arrows choose a run, enter opens it, ? lists the keys, q quits. Without a terminal, with --once or --json, it prints what there is and\n" +
			"ends. No colours where NO_COLOR is set. What servers say is shown as text: nobody checked it (assay verify run does).\n\n" +
			examples("assay top",
				"assay top --task "+exampleTask,
				"assay top --once --indexer http://127.0.0.1:8600 --keeper http://127.0.0.1:8700"),
		Flags: []cli.Flag{
			stringFlag("", flagIndexer, "http://"+indexer.DefaultListen, "`URL` of an indexer"),
			&cli.StringSliceFlag{Name: flagKeeper, EnvVars: env("", flagKeeper), Usage: "`URL` of a keeper that is asked where the indexer does not answer; repeat for several"},
			stringFlag("TOP", flagTask, "", "`ID` of the run to open, or its first digits; all runs if empty"),
			&cli.BoolFlag{Name: flagOnce, EnvVars: env("TOP", flagOnce), Usage: "print one frame as plain text, and end"},
			&cli.DurationFlag{Name: flagInterval, EnvVars: env("TOP", flagInterval), Value: 2 * time.Second, Usage: "time between looks"},
			&cli.IntFlag{Name: flagWidth, EnvVars: env("TOP", flagWidth), Usage: "`COLUMNS` of the frame that --once prints; as wide as it is if 0"},
			&cli.IntFlag{Name: flagDecimals, EnvVars: env("", flagDecimals), Value: templateDecimals, Usage: "`NUMBER` of the token's decimals"},
			&cli.DurationFlag{Name: flagTimeout, EnvVars: env("", flagTimeout), Value: 10 * time.Second, Usage: "how long to wait for an answer"},
		},
		Action: runTop,
	}
}

// topSources are those of the flags, in the order in which they are asked.
func topSources(c *cli.Context) (out top.First, err error) {
	if url := c.String(flagIndexer); url != "" {
		if _, err := keeperURL(url); err != nil {
			return nil, withHint(fmt.Errorf("--%s: %q is no address of an indexer", flagIndexer, url), "http://HOST:PORT, as `assay indexer run --listen` has it")
		}
		out = append(out, top.Indexer{URL: url})
	}
	keepers, err := sources(c, flagKeeper)
	if err != nil {
		return nil, err
	}
	for _, url := range keepers {
		out = append(out, top.Keeper{URL: url})
	}
	if len(out) == 0 {
		return nil, usageErr("nobody is named who could be asked: --%s URL or --%s URL", flagIndexer, flagKeeper)
	}
	return out, nil
}

func runTop(c *cli.Context) error {
	source, err := topSources(c)
	if err != nil {
		return err
	}
	switch decimals, width := c.Int(flagDecimals), c.Int(flagWidth); {
	case decimals < 0 || decimals > maxDecimals:
		return usageErr("--%s: %d is no number of decimals", flagDecimals, decimals)
	case width < 0:
		return usageErr("--%s: %d columns", flagWidth, width)
	case c.Duration(flagInterval) < leastInterval:
		return usageErr("--%s: %s at least", flagInterval, leastInterval)
	case c.Duration(flagTimeout) <= 0:
		return usageErr("--%s: more than 0", flagTimeout)
	}
	out, terminal := c.App.Writer.(*os.File)
	if terminal = terminal && term.IsTerminal(int(out.Fd())) && term.IsTerminal(int(os.Stdin.Fd())); !terminal || c.Bool(flagOnce) || c.Bool(flagJSON) {
		return stopped(c.Context, topOnce(c, source))
	}
	id, err := topRun(c, source)
	if err != nil {
		return stopped(c.Context, err)
	}
	err = top.Live(c.Context, top.Config{
		Source: source, Task: id, Interval: c.Duration(flagInterval), Timeout: c.Duration(flagTimeout), Decimals: c.Int(flagDecimals),
		Plain: os.Getenv("NO_COLOR") != "", Input: os.Stdin, Output: out,
	})
	return stopped(c.Context, err)
}

// topOnce prints one frame.
func topOnce(c *cli.Context, source top.Source) error {
	id, err := topRun(c, source)
	if err != nil {
		return err
	}
	snap, err := look(c, source, id)
	if err != nil {
		return err
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), snap, func(w io.Writer) {
		fmt.Fprint(w, top.Once(snap, top.Layout{Width: c.Int(flagWidth), Decimals: c.Int(flagDecimals)}))
	})
}

// look asks once.
func look(c *cli.Context, source top.Source, id string) (*top.Snapshot, error) {
	ctx, cancel := context.WithTimeout(c.Context, c.Duration(flagTimeout))
	defer cancel()
	snap, err := source.Look(ctx, id)
	switch {
	case err == nil:
		return snap, nil
	case c.Context.Err() != nil:
		return nil, context.Cause(c.Context)
	case errors.Is(err, top.ErrNoRun):
		return nil, disagree(err, "`assay top --once` shows the runs that there are")
	}
	return nil, withHint(err, "start an indexer (`assay indexer run`), or name one with --%s, or a keeper with --%s", flagIndexer, flagKeeper)
}

// topRun is the run of --task: its id, or the one among those posted last that begins so.
func topRun(c *cli.Context, source top.Source) (string, error) {
	prefix := strings.ToLower(c.String(flagTask))
	if prefix == "" {
		return "", nil
	}
	digits, hex := strings.CutPrefix(prefix, "0x")
	if !hex || len(digits) < leastPrefix || len(digits) >= 64 || strings.Trim(digits, "0123456789abcdef") != "" {
		id, err := taskID(c)
		return id.String(), err
	}
	snap, err := look(c, source, "")
	if err != nil {
		return "", err
	}
	var found []string
	for i := range snap.Runs {
		if id := snap.Runs[i].ID; strings.HasPrefix(id, prefix) {
			found = append(found, id)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return "", disagree(fmt.Errorf("%w: no run posted lately begins with %s", top.ErrNoRun, prefix), "give the whole id; `assay top --once` shows the runs that there are")
	}
	return "", withHint(fmt.Errorf("--%s %s: %d runs begin so", flagTask, prefix, len(found)), "give more digits of the id")
}
