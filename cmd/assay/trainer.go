package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/protocol"
)

const flagTrainer = "trainer"

// claimBatch rounds fit into one transaction with room to spare: a claimed round costs about 20,000 gas of the 2^24 allowed.
const claimBatch = 256

const exampleTask = "0x6c1fa0fbfba3f80b8a4b9b8c0a4b0ee0d3c7a5a4f1f5a8f9d6b2c3d4e5f60718"

func trainerCommand() *cli.Command {
	return &cli.Command{
		Name:  "trainer",
		Usage: "enrol in a task, leave it, claim its pay",
		Subcommands: []*cli.Command{
			{
				Name: "enroll", Usage: "take a free slot of a task; locks stake and takes the enrolment fee",
				Description: "Training itself is `assay-trainer run`. Before anything is locked or paid it looks at what the account would be held to: that the\n" +
					"windows are not below --min-window, and, in a Verified task, that programs, data set and first state are served, are the task's\n" +
					"and fit it, and that this machine can answer as many disputes at once as somebody would pay bonds for; in a Confidential task\n" +
					"that the records open that are sealed to it.\n\n" +
					examples("assay trainer enroll --task "+exampleTask,
						"assay trainer enroll --task "+exampleTask+" --keeper http://127.0.0.1:8700 --keeper http://127.0.0.1:8701 --min-window 12h"),
				Flags: join(sendFlags(), []cli.Flag{
					taskFlag(), minWindowFlag(), adapterFlag(),
					sourceFlag(),
				}, prospectFlags("TRAINER"), sealedFlags("TRAINER")),
				Action: withSigner(trainerEnroll),
			},
			{
				Name: "leave", Usage: "give the slot back; the lock stays until nothing submitted can be disputed",
				Description: examples("assay trainer leave --task " + exampleTask),
				Flags:       join(sendFlags(), []cli.Flag{taskFlag()}),
				Action:      withSigner(trainerLeave),
			},
			{
				Name: "claim", Usage: "pay out every vested round; anyone may, the pay goes to the trainer",
				Description: examples("assay trainer claim --task "+exampleTask, "assay trainer claim --money-head finalized --timeout 1h --task "+exampleTask),
				Flags:       join(moneyFlags(), []cli.Flag{taskFlag(), stringFlag("", flagTrainer, "", "`ADDRESS` of the trainer; the key's if empty")}),
				Action:      withSigner(trainerClaim),
			},
		},
	}
}

func trainerEnroll(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	spec, err := view.Spec(s.ctx, id)
	if err != nil {
		return err
	}
	if e, err := view.Enrollment(s.ctx, id, s.from); err != nil {
		return err
	} else if e.Enrolled() && e.ToRound == math.MaxUint32 && e.EjectedAt == 0 {
		// The same line again is how one recovers from not having seen the first one's end.
		return printEnrolled(s, enrolled{sent: sent{Account: s.from, TaskID: &id}, Slot: e.Slot, Already: true})
	}
	// Before the stake: nobody should deposit for a task that takes no trainers.
	status, err := view.Status(s.ctx, id)
	if err != nil {
		return err
	}
	switch {
	case status == protocol.StatusPending:
		return disagree(errors.New("no keeper has acknowledged the task yet, so it takes no trainers"), "ask the sponsor to upload manifest and first state (assay task upload), and try again")
	case status.Ended():
		return disagree(fmt.Errorf("the task has ended (%s)", status), "%s", chain.Advice(chain.RevertEnrollmentClosed))
	}
	if err := longEnough(c, s, &spec); err != nil {
		return err
	}
	stake, err := view.Stake(s.ctx, s.from)
	if err != nil {
		return err
	}
	if free := stake.Free(); free.Cmp(spec.TrainerLock) < 0 {
		return disagree(fmt.Errorf("%s has %s tokens of free stake, the task locks %s", s.from, s.tokens(free), s.tokens(spec.TrainerLock)),
			"assay stake deposit --amount %s", s.tokens(new(big.Int).Sub(spec.TrainerLock, free)))
	}
	if err := soundTask(c, s, view, id, &spec); err != nil {
		return err
	}
	if spec.EnrollmentFee.Sign() > 0 {
		if err := s.approve(view, s.dep.Tasks, spec.EnrollmentFee); err != nil {
			return err
		}
	}
	tasks := trainingtasks.NewTrainingTasks()
	var slot uint8
	receipt, err := s.sender.Send(s.ctx, s.chain.Enroll(id))
	if err != nil {
		return err
	}
	for _, log := range receipt.Logs {
		if ev, err := tasks.UnpackTrainerEnrolledEvent(log); err == nil && log.Address == s.dep.Tasks {
			slot = ev.Slot
		}
	}
	result := enrolled{sent: s.result(receipt), Slot: slot}
	result.TaskID = &id
	return printEnrolled(s, result)
}

// enrolled is the result of `trainer enroll`.
type enrolled struct {
	sent
	Slot uint8 `json:"slot"`
	// Already is true when the account held the slot before and nothing was sent.
	Already bool `json:"already"`
}

func printEnrolled(s *session, e enrolled) error {
	return s.print(e, func(w io.Writer) {
		title := "Enrolled"
		if e.Already {
			title = "Already enrolled"
		}
		fmt.Fprintf(w, "%s in slot %d\n  account      %s\n", title, e.Slot, e.Account)
		if !e.Already {
			fmt.Fprintf(w, "  transaction  %s\n", e.TxHash)
		}
		fmt.Fprintf(w, "  train with   assay-trainer run --task %s --datadir DIR\n", e.TaskID)
	})
}

func trainerLeave(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	return s.send(s.chain.LeaveTask(id), "Left the task", func(_ *types.Receipt, r *sent) { r.TaskID = &id })
}

// claimed is the result of a claim, over all its transactions.
type claimed struct {
	TaskID  protocol.Hash  `json:"taskId"`
	Trainer common.Address `json:"trainer"`
	// Amount in the token's smallest unit.
	Amount string `json:"amount"`
	// Rounds paid by this call.
	Rounds   int           `json:"rounds"`
	TxHashes []common.Hash `json:"txHashes"`
}

func trainerClaim(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	trainer := s.from
	if c.String(flagTrainer) != "" {
		if trainer, err = address(c, flagTrainer); err != nil {
			return err
		}
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	enrollment, err := view.Enrollment(s.ctx, id, trainer)
	if err != nil {
		return err
	}
	if !enrollment.Enrolled() {
		return protocol.ErrTrainerNotEnrolled.With("%s was never enrolled in the task", trainer)
	}
	rounds, err := vestedRounds(s, view, id, enrollment)
	if err != nil {
		return err
	}
	tasks := trainingtasks.NewTrainingTasks()
	var calls []chain.Call
	for len(rounds) > 0 {
		batch := rounds[:min(claimBatch, len(rounds))]
		rounds = rounds[len(batch):]
		call := s.chain.ClaimRewards(id, trainer, batch)
		// Rounds that were paid before are skipped by the contract; a batch of nothing else is not worth a transaction.
		raw, err := s.client.CallContract(s.ctx, ethereum.CallMsg{From: s.from, To: &call.To, Data: call.Data}, nil)
		if err != nil {
			return s.chain.Explain(err)
		}
		if due, err := tasks.UnpackClaimRewards(raw); err != nil {
			return err
		} else if due.Sign() > 0 {
			calls = append(calls, call)
		}
	}
	receipts, err := s.collect(c, calls)
	if err != nil {
		return err
	}
	result, total := claimed{TaskID: id, Trainer: trainer, TxHashes: []common.Hash{}}, new(big.Int)
	for _, receipt := range receipts {
		result.TxHashes = append(result.TxHashes, receipt.TxHash)
		for _, log := range receipt.Logs {
			if ev, err := tasks.UnpackRewardClaimedEvent(log); err == nil && log.Address == s.dep.Tasks {
				total.Add(total, ev.Amount)
				result.Rounds++
			}
		}
	}
	result.Amount = total.String()
	return s.print(result, func(w io.Writer) {
		if result.Rounds == 0 {
			fmt.Fprintf(w, "Nothing to claim now for %s\n", trainer)
			return
		}
		fmt.Fprintf(w, "Claimed %s tokens for %d rounds\n  trainer      %s\n", s.tokens(total), result.Rounds, trainer)
		for _, tx := range result.TxHashes {
			fmt.Fprintf(w, "  transaction  %s\n", tx)
		}
	})
}

// vestedRounds lists the rounds in which the slot's gradient is included and vested. Those paid already are among them; the
// contract skips them.
func vestedRounds(s *session, view *chain.View, id protocol.Hash, e chain.Enrollment) ([]uint32, error) {
	spec, err := view.Spec(s.ctx, id)
	if err != nil {
		return nil, err
	}
	head, err := view.Head(s.ctx, id)
	if err == nil {
		err = head.Of(&spec)
	}
	if err != nil {
		return nil, err
	}
	var out []uint32
	for round := e.FromRound; round < min(head.Round, e.ToRound); round++ {
		r, err := view.Round(s.ctx, id, round)
		if err != nil {
			return nil, err
		}
		if r.Included>>e.Slot&1 == 0 {
			continue
		}
		vested, err := view.Vested(s.ctx, id, round)
		if err != nil {
			return nil, err
		}
		if vested {
			out = append(out, round)
		}
	}
	return out, nil
}
