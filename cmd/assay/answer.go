package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/protocol"
	"assay/verifier"
)

const (
	flagStore = "store"
	flagWatch = "watch"
)

func taskAnswerCommand() *cli.Command {
	return &cli.Command{
		Name: "answer", Usage: "publish what is demanded of a task's sponsor; anyone may",
		Description: "While a task trains, anyone may demand its manifest and its first state on chain, and of a Verified task its programs, constants and\n" +
			"data set. Keepers of the pool answer with what they hold. What nobody answers in time ends the run, and the sponsor gets nothing back of\n" +
			"what was not earned. This answers from the files that the task was posted with, from a folder (of a Verified task the one of task post\n" +
			"--objects), or from keepers; all of it is checked against the task before it is sent. Half of the price of what was demanded pays for it.\n" +
			"With --watch it stays until the run has ended for good and no demand waits; a sponsor of a task with much escrow runs it so.\n\n" +
			examples("assay task answer --task "+exampleTask+" --manifest task/manifest.json --state task/state.safetensors",
				"assay task answer --task "+exampleTask+" --manifest task/manifest.json --state task/state.safetensors --store task/objects --watch",
				"assay task answer --task "+exampleTask+" --store keeper --watch",
				"assay task answer --task "+exampleTask+" --keeper http://127.0.0.1:8700"),
		Flags: join(chainFlags(), keyFlags(), []cli.Flag{
			taskFlag(), answerTimeoutFlag(),
			stringFlag("", flagManifest, "", "`FILE` with the manifest"),
			stringFlag("", flagState, "", "`FILE` with the first state (safetensors)"),
			stringFlag("TASK", flagStore, "", "`FOLDER` with objects in files named by their root, or of a keeper's data"),
			&cli.StringSliceFlag{Name: flagKeeper, EnvVars: env("", flagKeeper), Usage: "`URL` that serves objects by root, asked for what is in no file; repeat for several"},
			&cli.BoolFlag{Name: flagWatch, EnvVars: env("TASK", flagWatch), Usage: "stay and answer what is demanded later, until the run has ended"},
			&cli.DurationFlag{Name: flagPoll, EnvVars: env("TASK", flagPoll), Value: verifier.DefaultPollInterval, Usage: "time between looks at the chain with --watch"},
		}),
		Action: with(openLongSigner, taskAnswer),
	}
}

// answered is the result of `task answer`: what was demanded and waited, one or more looks together.
type answered struct {
	TaskID  protocol.Hash     `json:"taskId"`
	Answers []verifier.Answer `json:"answers"`
}

func taskAnswer(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	interval := c.Duration(flagPoll)
	if interval <= 0 {
		return usageErr("--%s: must be more than 0", flagPoll)
	}
	cfg := verifier.AnswererConfig{
		Chain: s.chain, Task: id, Manifest: c.String(flagManifest), State: c.String(flagState), Store: c.String(flagStore), Send: s.sender.Send,
	}
	if cfg.Sources, err = sources(c, flagKeeper); err != nil {
		return err
	}
	a, err := verifier.NewAnswerer(s.ctx, cfg)
	if errors.Is(err, verifier.ErrNoMaterial) {
		return usageErr("%s: pass --%s and --%s, --%s, or --%s", err, flagManifest, flagState, flagStore, flagKeeper)
	}
	if err != nil {
		return err
	}
	defer a.Close()
	result := answered{TaskID: id, Answers: []verifier.Answer{}}
	if !c.Bool(flagWatch) {
		if result.Answers, _, err = a.Look(s.ctx); err != nil {
			return err
		}
		return reportAnswers(s, result)
	}
	for s.ctx.Err() == nil {
		answers, more, err := a.Look(s.ctx)
		waits := slices.ContainsFunc(answers, func(a verifier.Answer) bool { return a.Problem != "" })
		if err != nil {
			s.log.Warn("cannot look at what is demanded; trying again", "err", err)
		} else if !more && !waits {
			return nil
		}
		for _, a := range answers {
			if a.Problem == "" {
				if err := reportAnswers(s, answered{TaskID: id, Answers: []verifier.Answer{a}}); err != nil {
					return err
				}
				continue
			}
			s.log.Error("cannot answer a demand yet; trying again", "demand", a.ID, "part", a.Part, "until", clock(a.Deadline), "err", a.Problem)
		}
		select {
		case <-time.After(interval):
		case <-s.ctx.Done():
		}
	}
	return stopped(s.ctx, context.Cause(s.ctx))
}

// reportAnswers prints what was answered, and fails if something was not.
func reportAnswers(s *session, r answered) error {
	if r.Answers == nil {
		r.Answers = []verifier.Answer{}
	}
	err := s.print(r, func(w io.Writer) {
		if len(r.Answers) == 0 {
			fmt.Fprintf(w, "Nothing that is demanded of task %s waits for an answer\n", r.TaskID)
		}
		for _, a := range r.Answers {
			what := a.Part
			switch a.Part {
			case chain.ObjectManifest.String():
			case chain.ObjectProgram.String():
				what = fmt.Sprintf("program %d, entries from %d on", a.Fragment, a.First)
			case chain.ObjectDataset.String():
				what = fmt.Sprintf("data set, records from %d on", a.First)
			case chain.ObjectConstant.String():
				what = fmt.Sprintf("constant that entry %d of program %d names, leaves %d to %d", a.Fragment&0xffff+1, a.Fragment>>16, a.First,
					a.First+uint64(a.Leaves)-1)
			default:
				what = fmt.Sprintf("%s of fragment %d, leaves %d to %d", a.Part, a.Fragment, a.First, a.First+uint64(a.Leaves)-1)
			}
			if a.Problem != "" {
				fmt.Fprintf(w, "demand %s: %s, until %s: %s\n", a.ID, what, clock(a.Deadline), oneLine(a.Problem))
				continue
			}
			fmt.Fprintf(w, "demand %s: published %s, transaction %s\n", a.ID, what, a.TxHash)
		}
	})
	if err != nil {
		return err
	}
	failed := slices.IndexFunc(r.Answers, func(a verifier.Answer) bool { return a.Problem != "" })
	if failed < 0 {
		return nil
	}
	return withHint(fmt.Errorf("demand %s is not answered: %s", r.Answers[failed].ID, oneLine(r.Answers[failed].Problem)),
		"name the files that the task was posted with (--%s, --%s, --%s), or a keeper that has them (--%s), before %s; the escrow depends on it",
		flagManifest, flagState, flagStore, flagKeeper, clock(r.Answers[failed].Deadline))
}
