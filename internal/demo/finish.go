package demo

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// receiptQuery is what the demo asks the GraphQL API; the answer is shown as it came.
const receiptQuery = `{
  task(taskId: "%s") {
    status escrow rewardsPaid commissionPaid refunded
    receipt { finalStateRoot runRoot rounds carriedRounds acceptedGradients rewards refund }
    trainers(first: 8) { totalCount edges { node { trainer accepted rewards } } }
    keepers(first: 1) { edges { node { keeper proposals commission } } }
  }
  _meta { block { number } chainHead lag hasIndexingErrors }
}`

// query asks until the indexer shows a settled task: it follows the chain a moment behind, and the keeper claims its commission
// by itself once the receipt is out. Settled means that what was paid adds up to what was escrowed.
func (r *run) query(ctx context.Context) error {
	r.sum.GraphQL.Query = fmt.Sprintf(receiptQuery, r.sum.TaskID)
	for {
		var answer json.RawMessage
		if err := r.cluster.GraphQL(ctx, r.sum.GraphQL.Query, &answer); err != nil {
			return err
		}
		var seen struct {
			Task *struct {
				Escrow         string          `json:"escrow"`
				RewardsPaid    string          `json:"rewardsPaid"`
				CommissionPaid string          `json:"commissionPaid"`
				Refunded       string          `json:"refunded"`
				Receipt        json.RawMessage `json:"receipt"`
			} `json:"task"`
		}
		if err := json.Unmarshal(answer, &seen); err != nil {
			return err
		}
		if task := seen.Task; task != nil && string(task.Receipt) != "null" {
			var left, commission big.Int
			left.SetString(task.Escrow, 10)
			commission.SetString(task.CommissionPaid, 10)
			for _, paid := range []string{task.RewardsPaid, task.CommissionPaid, task.Refunded} {
				amount, ok := new(big.Int).SetString(paid, 10)
				if !ok {
					return fmt.Errorf("the indexer answered the amount %q", paid)
				}
				left.Sub(&left, amount)
			}
			if left.Sign() == 0 {
				r.sum.GraphQL.Answer, r.sum.Receipt, r.sum.CommissionClaimed = answer, task.Receipt, tokens(&commission)
				return nil
			}
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(300 * time.Millisecond):
		}
	}
}

func (r *run) write() error {
	if err := r.advanceGas(context.Background()); err != nil {
		return err
	}
	r.sum.Gas, r.sum.GasByCall = r.gas.Total().Total, r.gas.ByCall()
	out, err := json.MarshalIndent(r.sum, "", "  ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(r.cfg.Out, "summary.json"), append(out, '\n'), 0o644); err != nil {
		return err
	}
	if r.sum.Rollup != nil {
		if err := os.WriteFile(filepath.Join(r.cfg.Out, "costs.md"), []byte(costTables(&r.sum)), 0o644); err != nil {
			return err
		}
	}
	return writeReport(filepath.Join(r.cfg.Out, "report.html"), &r.sum)
}

func (r *run) print() {
	s := &r.sum
	r.say("\n── GraphQL ─────────────────────────────────────────────────────────────────────────────")
	r.say("%s\n%s", indent(s.GraphQL.Query), indent(pretty(s.GraphQL.Answer)))
	r.say("\n── Summary ─────────────────────────────────────────────────────────────────────────────")
	r.say("held-out accuracy      %6.2f %%   %d trainers, %d rounds of %d steps", 100*s.Accuracy, s.Trainers, s.Rounds, s.InnerSteps)
	r.say("  one trainer alone    %6.2f %%   the first trainer's own batches, the same number of steps", 100*s.AccuracySingle)
	r.say("  central training     %6.2f %%   all data, one machine", 100*s.AccuracyCentral)
	r.say("state root             %s", s.StateRoot)
	r.say("  recomputed (Go)      %s   %s", s.RecomputedRoot, same(s.RecomputedRoot, s.StateRoot))
	r.say("  recomputed (Python)  %s   %s", s.RecomputedRootPython, same(s.RecomputedRootPython, s.StateRoot))
	r.say("run root (receipt)     %s", s.RunRoot)
	r.say("gradients accepted     %d of %d", s.AcceptedGradients, s.Rounds*s.Trainers)
	for i := range s.Trainers {
		r.say("  %s claimed %s tokens", keyAddress(i), s.RewardsClaimed[keyAddress(i)])
	}
	r.say("keeper's commission    %s tokens", s.CommissionClaimed)
	r.say("sponsor's refund       %s tokens", s.Refund)
	r.printFraud()
	r.printTraining()
	r.say("gas                    %d in all; the dearest calls:", s.Gas)
	for i, name := range r.gas.Names() {
		if i == 8 {
			break
		}
		g := s.GasByCall[name]
		failed := ""
		if g.Failed > 0 {
			failed = fmt.Sprintf(", %d reverted", g.Failed)
		}
		r.say("  %-22s %4d × %9d   (most %d%s)", name, g.Calls, g.Mean(), g.Max, failed)
	}
	r.printRollup()
	r.say("\nDone, %.0f s after set-up; acts 1 and 2 took %.0f s of them.", s.SecondsTotal, s.Seconds)
	r.say("  Open in a browser   file://%s   plots, and the timelines of fraud and cheating", filepath.Join(r.cfg.Out, "report.html"))
	r.say("  All figures         %s", filepath.Join(r.cfg.Out, "summary.json"))
	if s.Rollup != nil {
		r.say("  What it costs       %s", filepath.Join(r.cfg.Out, "costs.md"))
	}
	if !r.cfg.Keep {
		r.say("  To look around      `assay demo --keep`, or KEEP=1 make demo: dashboard, GraphiQL and chain stay up")
	}
}

func same(a, b string) string {
	if strings.EqualFold(a, b) {
		return "equal"
	}
	return "DIFFERENT"
}

func pretty(raw json.RawMessage) string {
	out, err := json.MarshalIndent(raw, "", "  ")
	if err != nil {
		return string(raw)
	}
	return string(out)
}

func indent(s string) string { return "  " + strings.ReplaceAll(s, "\n", "\n  ") }
