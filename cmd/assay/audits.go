package main

import (
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"assay/bindings/trainingaudit"
	"assay/internal/chain"
	"assay/protocol"
	"assay/verifier"
)

const (
	flagAuditRate = "rate"
	flagAuditors  = "auditors"
	flagWindow    = "window"
	flagReward    = "reward"
	flagAuditBond = "bond"
)

// paidAuditCommands are those about audits that a sponsor pays for.
func paidAuditCommands() []*cli.Command {
	return []*cli.Command{
		{
			Name: "work", Usage: "run a paid auditor: replay the claims that the account is drawn for, commit, open, take the pay",
			Description: "For keepers of the pools of Verified tasks whose sponsors offer audits (assay audit offer). Needs ether for gas, tokens for bonds, and the\n" +
				"account of a keeper in the pool, which nothing else may send with meanwhile, no keeper either: two programs that take each other's nonces wait\n" +
				"up to a minute for each other. What opens a commitment is written to --datadir before it is sent: keep that folder. Stop it, start it: it commits once.\n" +
				"What a claim is made of and nobody serves it demands, for tokens, within --max-spend.\n" +
				"A claim that does not match is logged as an error, counted (assay_auditor_claims_wrong_total), and disputed as `assay challenger` does.\n\n" +
				examples("assay audit work --datadir auditor",
					"assay audit work --datadir auditor --private-key-file keeper.key --task "+exampleTask),
			Flags:  join(playerFlags("AUDITOR", verifier.DefaultAuditorListen), budgetFlags("AUDITOR")),
			Action: func(c *cli.Context) error { return runPlayer(c, "Auditor", verifier.NewAuditor) },
		},
		{
			Name: "offer", Usage: "as the sponsor of a Verified task, pay for audits of its claims; before it trains, once",
			Description: "Escrows maxRounds × ⌈rate × trainers⌉ × auditors × reward; what is not earned comes back (assay audit refund).\n" +
				"docs/audit.md has the formula for a rate at which cheating does not pay.\n\n" +
				examples("assay audit offer --task "+exampleTask+" --rate 500 --auditors 2 --window 6h --reward 5 --bond 20"),
			Flags: join(sendFlags(), []cli.Flag{
				taskFlag(),
				&cli.UintFlag{Name: flagAuditRate, EnvVars: env("AUDIT", flagAuditRate), Required: true, Usage: "share of the claims drawn each round, in basis `POINTS`: 500 is 5%"},
				&cli.UintFlag{Name: flagAuditors, EnvVars: env("AUDIT", flagAuditors), Value: 1, Usage: "`NUMBER` of seats drawn for each claim"},
				&cli.DurationFlag{Name: flagWindow, EnvVars: env("AUDIT", flagWindow), Required: true, Usage: "time to replay and commit; then the same to open, and to refute. 10 min at least on a rollup, at most a quarter of the claim window, whole seconds"},
				required(stringFlag("AUDIT", flagReward, "", "`TOKENS` for an audit")),
				required(stringFlag("AUDIT", flagAuditBond, "", "`TOKENS` that an auditor stands for it with, at least the reward")),
				minWindowFlag(),
			}),
			Action: withSigner(auditOffer),
		},
		{
			Name: "refund", Usage: "pay the sponsor what is left of the audits' budget, once the task has ended; anyone may",
			Description: examples("assay audit refund --task " + exampleTask),
			Flags:       join(moneyFlags(), []cli.Flag{taskFlag()}),
			Action:      withSigner(auditRefund),
		},
	}
}

func auditOffer(c *cli.Context, s *session) error {
	id, err := paidTask(c, s)
	if err != nil {
		return err
	}
	rate, auditors, window := c.Uint(flagAuditRate), c.Uint(flagAuditors), c.Duration(flagWindow).Seconds()
	switch {
	case rate == 0 || rate > 10_000:
		return usageErr("--%s: %d basis points; it is 1 to 10000", flagAuditRate, rate)
	case auditors == 0 || auditors > math.MaxUint8:
		return usageErr("--%s: %d seats cannot be drawn", flagAuditors, auditors)
	case window != math.Trunc(window) || window < 1 || window > math.MaxUint32:
		return usageErr("--%s: %s is not a number of whole seconds", flagWindow, c.Duration(flagWindow))
	}
	terms := chain.AuditTerms{RateBps: uint16(rate), Auditors: uint8(auditors), Window: uint32(window)}
	if terms.Reward, err = s.amount(c, flagReward); err != nil {
		return err
	}
	if terms.Bond, err = s.amount(c, flagAuditBond); err != nil {
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
	if err := longEnough(c, s, &spec); err != nil {
		return err
	}
	claims := (uint64(rate)*uint64(spec.TrainerCount) + 9_999) / 10_000
	budget := new(big.Int).Mul(terms.Reward, new(big.Int).SetUint64(uint64(spec.MaxRounds)*claims*uint64(auditors)))
	if err := s.approve(view, s.dep.Audit, budget); err != nil {
		return err
	}
	return s.send(s.chain.AuditOffer(id, terms), "Offered audits", func(_ *types.Receipt, r *sent) { r.TaskID, r.Amount = &id, budget.String() })
}

func auditRefund(c *cli.Context, s *session) error {
	id, err := paidTask(c, s)
	if err != nil {
		return err
	}
	audits := trainingaudit.NewTrainingAudit()
	return s.pay(c, s.chain.AuditRefund(id), "Refunded", func(receipt *types.Receipt, r *sent) {
		r.TaskID = &id
		r.Amount = sum(receipt, s.dep.Audit, func(log *types.Log) *big.Int {
			if ev, err := audits.UnpackBudgetReturnedEvent(log); err == nil {
				return ev.Amount
			}
			return nil
		})
	})
}

// paidTask is the task of the flags, where the deployment pays audits.
func paidTask(c *cli.Context, s *session) (id protocol.Hash, err error) {
	if s.dep.Audit == (common.Address{}) {
		return id, withHint(chain.ErrNoAudits, "deploy again, or use a deployment whose file names trainingAudit")
	}
	return s.taskID(c)
}
