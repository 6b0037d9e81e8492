package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v2"

	"assay/verifier"
)

func verifyCommand() *cli.Command {
	return &cli.Command{
		Name:  "verify",
		Usage: "recompute what others have signed",
		Subcommands: []*cli.Command{
			{
				Name: "run", Usage: "recompute every round of a task from its payloads and compare with the chain",
				Description: "Exit status 0: every root is reproduced. 2: one is not. 1: something needed could not be had, and nothing is said.\n" +
					"Keepers are only asked for bytes; what they send is checked against the roots on chain.\n\n" +
					examples("assay verify run --task "+exampleTask, "assay verify run --task "+exampleTask+" --keeper http://127.0.0.1:8700"),
				Flags:  join(chainFlags(), []cli.Flag{taskFlag(), sourceFlag(), answerTimeoutFlag()}),
				Action: with(openLong, verifyRun),
			},
		},
	}
}

func verifyRun(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	cfg := verifier.Config{Chain: s.chain}
	if cfg.Sources, cfg.Client, err = s.keepersOf(c, id); err != nil {
		return err
	}
	if !s.json {
		cfg.OnRound = func(r verifier.Round, total uint32) {
			recomputed := r.Recomputed.String()
			if r.Recomputed.IsZero() {
				recomputed = "-"
			}
			fmt.Fprintf(s.out, "round %3d of 0 to %d  %-12s  %d included  %s%s\n", r.Round, total-1, r.Outcome, len(r.Included), recomputed, reason(r.Reason, "  "))
		}
	}
	service, err := verifier.New(cfg)
	if err != nil {
		return err
	}
	report, err := service.Recompute(s.ctx, id)
	if err != nil {
		return err
	}
	if len(report.Rounds) == 0 {
		// Nothing was recomputed, so nothing matches.
		report.Outcome = verifier.Inconclusive
	}
	err = s.print(report, func(w io.Writer) {
		fmt.Fprintf(w, "%s at block %d\n  state root  %s\n  on chain    %s\n", report.Outcome, report.Block, report.StateRoot, report.ChainStateRoot)
		if !report.ChainRunRoot.IsZero() {
			fmt.Fprintf(w, "  run root    %s\n  on chain    %s\n", report.RunRoot, report.ChainRunRoot)
		}
	})
	if err != nil {
		return err
	}
	return judge(report)
}

// reason is the beginning of one: what is missing first, and what the first source said. The rest, an object and source a line, is in --json.
func reason(text, before string) string {
	const shown = 2
	lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
	switch more := len(lines) - shown; {
	case len(lines) == 0:
		return ""
	case more <= 0:
		return before + oneLine(text)
	default:
		return fmt.Sprintf("%s%s (and %d lines more, with --json)", before, oneLine(strings.Join(lines[:shown], " ")), more)
	}
}

// judge turns a report into the command's exit.
func judge(report *verifier.Report) error {
	switch report.Outcome {
	case verifier.Match:
		return nil
	case verifier.NoMatch:
		return disagree(errors.New("the recomputation differs from the chain"+firstReason(report, verifier.NoMatch)),
			"`assay fraud explain --round NUMBER` says what is wrong with a round, `assay fraud prove` takes its signers' stake")
	}
	if len(report.Rounds) == 0 {
		return withHint(errors.New("nothing to recompute: no round of the task is over yet"), "`assay task get` shows where the task stands")
	}
	return withHint(errors.New("not every round could be recomputed"+firstReason(report, verifier.Inconclusive)),
		"name a keeper that has what is missing with --keeper, or another --rpc")
}

func firstReason(report *verifier.Report, outcome verifier.Outcome) string {
	for _, r := range report.Rounds {
		if r.Outcome == outcome {
			return fmt.Sprintf(": round %d%s", r.Round, reason(r.Reason, ": "))
		}
	}
	return ""
}
