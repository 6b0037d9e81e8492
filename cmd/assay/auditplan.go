package main

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"text/tabwriter"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/protocol"
	"assay/verifier"
	"assay/verifier/audit"
)

const flagMeasure = "measure"

func auditPlanCommand(claimArgs string) *cli.Command {
	return &cli.Command{
		Name: "plan", Usage: "say what an audit of a claim would fetch, compute and cost, and fetch nothing of it",
		Description: "By the code that runs the audits: of `audit step` (or --whole), and of `audit operator` where a step or segment is named. Of what they\n" +
			"would read only the task's programs are fetched, which say how large all else is. Replays are guessed, or with --measure timed\n" +
			"here. With the seed that it prints `audit operator --audit-seed` audits what was planned.\n\n" +
			examples("assay audit plan"+claimArgs+" --step 7",
				"assay audit plan"+claimArgs+" --whole --measure",
				"assay audit plan"+claimArgs+" --step 7 --trace http://127.0.0.1:8800 --part 0 --entry 212 --elements 4 --json"),
		Flags: auditFlags(10*time.Minute,
			&cli.BoolFlag{Name: flagWhole, EnvVars: env("AUDIT", flagWhole), Usage: "plan the audit of the whole claim"},
			transitionFlag(), sourceFlag(),
			traceFlag("`URL` that would serve states and traces: named, `audit step` begins at the checkpoint before the step; nothing is asked of it"),
			&cli.BoolFlag{Name: flagTraces, EnvVars: env("AUDIT", flagTraces), Usage: "plan to compare every operator's output with the trace that --trace serves"},
			&cli.BoolFlag{Name: flagMeasure, EnvVars: env("AUDIT", flagMeasure), Usage: "time prologue, a step and epilogue on this machine, on zeros; fetches the programs' constants"},
			partFlag(), entryFlag(), elementsFlag(), elementFlag(), auditSeedFlag(), maxObjectFlag()),
		Action: withReader(auditPlan),
	}
}

// auditPlanned is the result of `audit plan`. Amounts are in the token's smallest unit, and in wei.
type auditPlanned struct {
	TaskID    protocol.Hash  `json:"taskId"`
	Round     uint32         `json:"round"`
	Trainer   common.Address `json:"trainer"`
	ClaimHash protocol.Hash  `json:"claimHash"`
	// Convicted says that the chain has decided about the claim: an audit would re-execute nothing.
	Convicted *audit.Conviction `json:"convicted,omitempty"`
	// Step is an audit by re-execution; Operator of one operator, nil with --whole.
	Step     *audit.Plan `json:"step"`
	Operator *audit.Plan `json:"operator,omitempty"`
	Money    auditMoney  `json:"money"`
}

// auditMoney is what there is to lose and to win.
type auditMoney struct {
	// DisputeBond has to be put up to dispute a claim that does not match, and comes back with the conviction. Lock is the trainer's, Bounty what of it
	// is whoever's that proves it, at most.
	DisputeBond string `json:"disputeBond"`
	Lock        string `json:"lock"`
	Bounty      string `json:"bounty"`
	// DisputeWei is what the gas of the worst dispute costs at the present fees.
	DisputeWei string `json:"disputeWei"`
	// Paid are the terms of audits that the sponsor pays for; nil if it offers none.
	Paid *auditPaid `json:"paid,omitempty"`
}

// auditPaid is one paid audit.
type auditPaid struct {
	Reward string `json:"reward"`
	Bond   string `json:"bond"`
	// Wei is what its gas costs at the present fees.
	Wei string `json:"wei"`
	// Budget is what is left for rewards, Window the seconds for replay and commitment.
	Budget string `json:"budget"`
	Window uint32 `json:"window"`
}

func auditPlan(c *cli.Context, s *session) error {
	of, segment, transition, err := auditClaim(c, s)
	if err != nil {
		return err
	}
	step, operator, err := auditConfigs(c, of, segment, transition)
	if err != nil {
		return err
	}
	from, err := taskSources(c, s, of.TaskID)
	if err != nil {
		return err
	}
	step.Sources, operator.Sources = from, from
	planner, err := audit.NewPlanner(s.ctx, from, of.TaskID, of.Spec, step.MaxObjectBytes)
	if err != nil {
		return unsound(err)
	}
	if c.Bool(flagMeasure) {
		fmt.Fprintln(s.progress, "timing a replay on this machine")
		if err := planner.Measure(s.ctx, from, step.MaxObjectBytes); err != nil {
			return unsound(err)
		}
	}
	out := auditPlanned{TaskID: of.TaskID, Round: of.Round, Trainer: of.Trainer, ClaimHash: of.ClaimHash, Convicted: of.Conviction}
	if out.Step, err = planner.Step(s.ctx, step); err != nil {
		return planFails(err)
	}
	if !step.Whole {
		if out.Operator, err = planner.Operator(s.ctx, operator); err != nil {
			return planFails(err)
		}
	}
	if out.Money, err = s.auditMoney(of); err != nil {
		return err
	}
	return s.print(out, func(w io.Writer) { s.showPlan(w, &out) })
}

// auditConfigs are what `audit step` and `audit operator` are told with the same flags.
func auditConfigs(c *cli.Context, of *audit.Claim, segment, transition int) (step audit.StepConfig, operator audit.OperatorConfig, err error) {
	step = audit.StepConfig{Claim: of, Whole: c.Bool(flagWhole), Segment: segment, Transition: transition, Traces: c.Bool(flagTraces), MaxObjectBytes: c.Int64(flagMaxObject)}
	operator, err = operatorConfig(c, of, segment, transition)
	return step, operator, err
}

func planFails(err error) error {
	if errors.Is(err, audit.ErrPlace) {
		return withHint(err, hintOfPlaces)
	}
	return err
}

// auditMoney reads what is at stake in a claim, and what gas costs now.
func (s *session) auditMoney(of *audit.Claim) (m auditMoney, err error) {
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return m, err
	}
	fees, err := sender.Present(s.ctx, s.client, s.chain)
	if err != nil {
		return m, err
	}
	bond, lock := new(big.Int), new(big.Int)
	if s.dep.Dispute != (common.Address{}) {
		if bond, err = view.TrainingBond(s.ctx); err != nil {
			return m, err
		}
	}
	if lock, err = view.Lock(s.ctx, of.TaskID, protocol.RoleTrainer, of.Trainer); err != nil {
		return m, err
	}
	m = auditMoney{DisputeBond: bond.String(), Lock: lock.String(), Bounty: new(big.Int).Quo(lock, big.NewInt(verifier.BountyDivisor)).String(),
		DisputeWei: fees.Call(verifier.GameGas).String()}
	if s.dep.Audit == (common.Address{}) {
		return m, nil
	}
	terms, err := view.AuditTerms(s.ctx, of.TaskID)
	if errors.Is(err, chain.ErrNoAudits) || err == nil && terms.Window == 0 {
		return m, nil
	}
	if err != nil {
		return m, err
	}
	budget, err := view.AuditBudget(s.ctx, of.TaskID)
	if err != nil {
		return m, err
	}
	m.Paid = &auditPaid{Reward: terms.Reward.String(), Bond: terms.Bond.String(), Wei: fees.Call(verifier.AuditGas).String(), Budget: budget.String(), Window: terms.Window}
	return m, nil
}

// showPlan writes a plan for people.
func (s *session) showPlan(w io.Writer, p *auditPlanned) {
	tokens := func(text string) string {
		amount, _ := new(big.Int).SetString(text, 10)
		return s.tokens(amount) + " tokens"
	}
	ether := func(text string) string {
		amount, _ := new(big.Int).SetString(text, 10)
		return formatAmount(amount, 18) + " ether"
	}
	fmt.Fprintf(w, "Claim %s of %s in round %d\n", p.ClaimHash, p.Trainer, p.Round)
	if p.Convicted != nil {
		fmt.Fprintf(w, "  convicted already (%s): an audit would re-execute nothing\n", p.Convicted.Fault)
	}
	for _, a := range []struct {
		command string
		*audit.Plan
	}{{"audit step", p.Step}, {"audit operator", p.Operator}} {
		if a.Plan == nil {
			continue
		}
		fmt.Fprintf(w, "\n%s: %s\n", a.command, a.Audited)
		table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		fmt.Fprintln(table, "  WHAT\tFROM\tREQUESTS\tLEAVES\tBYTES")
		for _, f := range a.Fetched {
			fmt.Fprintf(table, "  %s\t%s\t%d\t%d\t%d\n", f.What, f.From, f.Requests, f.Leaves, f.Bytes)
		}
		fmt.Fprintf(table, "  all\t\t%d\t%d\t%d\n", a.Requests, a.Leaves, a.Bytes)
		_ = table.Flush()
		if a.Transitions > 0 {
			how := "guessed; --measure times it here"
			if a.Measured {
				how = "by what was timed here"
			}
			traced := ""
			if a.Traced {
				traced = ", all outputs hashed"
			}
			fmt.Fprintf(w, "  replay       %d transitions, %.3g multiply-adds and elements%s: about %s (%s)\n", a.Transitions,
				float64(a.MultiplyAdds)+float64(a.Computed), traced, lasting(a.Seconds), how)
		} else {
			fmt.Fprintf(w, "  replay       %d elements of one %s, less than a second\n  seed         %s\n", a.Elements, a.Operator, a.Seed)
		}
	}
	m := p.Money
	fmt.Fprintf(w, "\nmoney: an audit itself costs nothing but the above\n")
	fmt.Fprintf(w, "  no match     a dispute takes a bond of %s, which comes back, and at most %s of gas\n", tokens(m.DisputeBond), ether(m.DisputeWei))
	fmt.Fprintf(w, "  bounty       at most %s, of the trainer's lock of %s\n", tokens(m.Bounty), tokens(m.Lock))
	if m.Paid == nil {
		fmt.Fprintln(w, "  paid audits  the sponsor offers none")
		return
	}
	fmt.Fprintf(w, "  paid audits  %s each, for a bond of %s, %s to replay and commit, and about %s of gas; %s are left\n", tokens(m.Paid.Reward), tokens(m.Paid.Bond),
		time.Duration(m.Paid.Window)*time.Second, ether(m.Paid.Wei), tokens(m.Paid.Budget))
}

// lasting is a length of time for people.
func lasting(s float64) string {
	switch d := time.Duration(min(s, 1e9) * float64(time.Second)); {
	case d < time.Second:
		return d.Round(time.Millisecond).String()
	default:
		return d.Round(100 * time.Millisecond).String()
	}
}
