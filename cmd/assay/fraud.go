package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"reflect"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
)

const (
	flagRound    = "round"
	flagEvidence = "evidence"
	flagProposal = "statement"
)

func fraudCommand() *cli.Command {
	number := func(required bool) cli.Flag {
		return &cli.UintFlag{Name: flagRound, EnvVars: env("", flagRound), Required: required, Usage: "`NUMBER` of the round, from 0"}
	}
	proposal := stringFlag("", flagProposal, "", "`ID` of a proposal of the round, one that fell too; that which stands, or fell last, if empty")
	return &cli.Command{
		Name:  "fraud",
		Usage: "find what is wrong with a proposal, and prove it",
		Subcommands: []*cli.Command{
			{
				Name: "explain", Usage: "recompute one round and say which element is wrong, and why",
				Description: "Of a round whose proposal fell it explains the newest that did, from what the chain's events say of it and what some --keeper still\n" +
					"serves. Exit status 0: the proposal agrees. 2: it does not. 1: something needed could not be had, and nothing is said.\n\n" +
					examples("assay fraud explain --task "+exampleTask+" --round 3",
						"assay fraud explain --task "+exampleTask+" --round 3 --statement 0x… --keeper http://127.0.0.1:8700"),
				Flags:  join(chainFlags(), []cli.Flag{taskFlag(), number(true), proposal, sourceFlag(), answerTimeoutFlag()}),
				Action: with(openLong, fraudExplain),
			},
			{
				Name: "prove", Usage: "recompute one round and, if it is wrong, prove it on chain",
				Description: "One transaction takes the stake of everyone who signed the proposal. A root that nobody published needs a descent, which\n" +
					"`assay challenger` plays.\n\n" +
					"With --evidence in place of --task and --round it convicts one keeper for its signature under a wrong statement that nobody\n" +
					"proposed. The evidence is JSON: {\"keeper\":\"0x…\",\"statement\":{…},\"signature\":\"0x…\"}, as a keeper that was asked to sign the\n" +
					"same leaves it in its data folder; a statement has taskId, round, parentRoot, frozenHash, included, newRoot and auxRoot.\n\n" +
					examples("assay fraud prove --task "+exampleTask+" --round 3",
						"assay fraud prove --evidence evidence.json"),
				Flags: join(chainFlags(), keyFlags(), []cli.Flag{
					answerTimeoutFlag(), stringFlag("", flagTask, "", "task `ID`"), number(false), proposal, sourceFlag(),
					stringFlag("", flagEvidence, "", "`FILE` with a signed statement that nobody proposed"),
				}),
				Action: with(openLongSigner, fraudProve),
			},
			{
				Name: "equivocation", Usage: "convict a keeper that signed two outcomes of one round",
				Description: "The evidence is JSON: {\"keeper\":\"0x…\",\"a\":{statement},\"signatureA\":\"0x…\",\"b\":{statement},\"signatureB\":\"0x…\"}; a statement has\n" +
					"taskId, round, parentRoot, frozenHash, included, newRoot and auxRoot, as `assay fraud explain --json` prints it.\n\n" +
					examples("assay fraud equivocation --evidence evidence.json"),
				Flags:  join(sendFlags(), []cli.Flag{required(stringFlag("", flagEvidence, "", "`FILE` with the two signed statements"))}),
				Action: withSigner(fraudEquivocation),
			},
		},
	}
}

// find recomputes the round or the evidence of the flags.
func find(c *cli.Context, s *session) (*verifier.Finding, error) {
	open := func(task protocol.Hash) (*verifier.Service, error) {
		cfg := verifier.Config{Chain: s.chain}
		var err error
		if cfg.Sources, cfg.Client, err = s.keepersOf(c, task); err != nil {
			return nil, err
		}
		if !s.json {
			cfg.OnStep = func(what string) { fmt.Fprintf(c.App.ErrWriter, "%s ...\n", what) }
		}
		return verifier.New(cfg)
	}
	if path := c.String(flagEvidence); path != "" {
		var e keeper.Evidence
		if err := readEvidence(c, "prove", &e); err != nil {
			return nil, err
		}
		task, round := protocol.Hash(e.Statement.TaskId), e.Statement.Round
		if c.IsSet(flagTask) && !strings.EqualFold(c.String(flagTask), task.String()) || c.IsSet(flagRound) && c.Uint(flagRound) != uint(round) {
			return nil, usageErr("the evidence is about round %d of task %s: give --%s, or --%s and --%s", round, task, flagEvidence, flagTask, flagRound)
		}
		if id := e.Statement.ID(); c.String(flagProposal) != "" && !strings.EqualFold(c.String(flagProposal), id.String()) {
			return nil, usageErr("the evidence is about statement %s: give --%s, or --%s, --%s and --%s", id, flagEvidence, flagTask, flagRound, flagProposal)
		}
		service, err := open(task)
		if err != nil {
			return nil, err
		}
		f, err := service.ExplainSigned(c.Context, e.Statement, []chain.WitnessSignature{{Keeper: e.Keeper, Signature: e.Signature}})
		if errors.Is(err, verifier.ErrSignature) {
			return nil, withHint(fmt.Errorf("--%s %s: %w", flagEvidence, path, err), "the evidence proves nothing; `assay fraud prove --help` describes the file")
		}
		return f, err
	}
	if !c.IsSet(flagTask) || !c.IsSet(flagRound) {
		return nil, usageErr("give --%s and --%s, or --%s", flagTask, flagRound, flagEvidence)
	}
	id, err := s.taskID(c)
	if err != nil {
		return nil, err
	}
	number := c.Uint(flagRound)
	if uint64(number) > math.MaxUint32 {
		return nil, usageErr("--%s: %d is no round: the highest is %d", flagRound, number, uint32(math.MaxUint32))
	}
	var statement protocol.Hash
	if text := c.String(flagProposal); text != "" {
		if err := statement.UnmarshalText([]byte(text)); err != nil {
			return nil, withHint(fmt.Errorf("--%s: %w", flagProposal, err), "it is 0x and 64 hexadecimal digits, as `assay fraud explain` prints it")
		}
	}
	service, err := open(id)
	if err != nil {
		return nil, err
	}
	f, err := service.ExplainProposal(c.Context, id, uint32(number), statement)
	if errors.Is(err, verifier.ErrNoProposal) {
		return nil, withHint(err, "`assay task get` shows which round is open")
	}
	return f, err
}

// readEvidence reads the file of --evidence for a command.
func readEvidence(c *cli.Context, command string, into any) error {
	path := c.String(flagEvidence)
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	refuse := func(err error) error {
		return withHint(fmt.Errorf("--%s %s: %w", flagEvidence, path, err), "assay fraud %s --help describes the file", command)
	}
	// The other command's evidence, or an empty object, would be read as a statement of no task.
	var keys map[string]json.RawMessage
	if err := protocol.UnmarshalUnique(raw, &keys); err != nil {
		return refuse(err)
	}
	for f := range reflect.TypeOf(into).Elem().Fields() {
		if _, ok := keys[f.Tag.Get("json")]; !ok {
			return refuse(fmt.Errorf("it has no %q", f.Tag.Get("json")))
		}
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return refuse(err)
	}
	return nil
}

func printFinding(w io.Writer, f *verifier.Finding) {
	verdict := "agrees"
	if !f.Agrees {
		verdict = "is WRONG"
	}
	fmt.Fprintf(w, "round %d %s\n", f.Statement.Round, verdict)
	fmt.Fprintf(w, "  statement    %s at block %d\n", f.StatementID, f.Block)
	fmt.Fprintf(w, "  state        %s\n  recomputed   %s\n", protocol.Hash(f.Statement.NewRoot), f.Recomputed)
	fmt.Fprintf(w, "  besides      %s\n  recomputed   %s\n", protocol.Hash(f.Statement.AuxRoot), f.RecomputedAux)
	for _, signer := range f.Signers {
		fmt.Fprintf(w, "  signed by    %s\n", signer)
	}
	fmt.Fprintln(w, f.Why)
	if f.Account != nil {
		fmt.Fprint(w, f.Account)
	}
	if f.Fell != nil {
		fmt.Fprintf(w, "It fell with the overturn of round %d, in block %d by transaction %s.\n", f.Fell.Round, f.Fell.Block, f.Fell.TxHash)
	}
	switch c := f.Conviction; {
	case c != nil:
		fmt.Fprintf(w, "It was proven wrong already, in block %d by transaction %s of %s: %s, number %d, expected %s, claimed %s.\n",
			c.Block, c.TxHash, c.Challenger, c.Fault, c.Element, c.Expected, c.Claimed)
	case f.Condemned:
		fmt.Fprintln(w, "It was proven wrong already.")
	case !f.Agrees && !f.Standing:
		fmt.Fprintln(w, "It does not stand: its signers lose their stake, and no round is overturned.")
	case !f.Agrees && !f.Overturnable:
		fmt.Fprintln(w, "The state is final: its signers can still lose their stake, but the round stands.")
	}
}

func fraudExplain(c *cli.Context, s *session) error {
	f, err := find(c, s)
	if err != nil {
		return err
	}
	if err := s.print(f, func(w io.Writer) { printFinding(w, f) }); err != nil || f.Agrees {
		return err
	}
	if f.Proof == "" {
		hint := "start `assay challenger`: it makes the signers show what they signed"
		switch {
		case f.Fell != nil:
			hint = "it has fallen already: nobody has to show what lies under its root"
		case !f.Overturnable:
			hint = "its state is final and nobody serves it: it is proven wrong by what some --keeper serves of it alone"
		}
		return disagree(fmt.Errorf("round %d is wrong", f.Statement.Round), "%s", hint)
	}
	if call, _ := f.Call(); f.Condemned {
		if revert, ok := chain.AsRevert(s.chain.Simulate(c.Context, common.Address{}, call)); ok && revert.Name == chain.RevertNothingProven {
			return disagree(fmt.Errorf("round %d is wrong", f.Statement.Round), "nothing is left to do: it was proven, and its signers have lost their locks")
		}
	}
	which, given := "", ""
	for _, keeper := range keeperList(c.StringSlice(flagKeeper)) {
		given += " --" + flagKeeper + " " + keeper
	}
	if f.Fell != nil {
		which = " --" + flagProposal + " " + f.StatementID.String()
	}
	return disagree(fmt.Errorf("round %d is wrong", f.Statement.Round), "assay fraud prove --task %s --round %d%s",
		protocol.Hash(f.Statement.TaskId), f.Statement.Round, which+given)
}

func fraudProve(c *cli.Context, s *session) error {
	f, err := find(c, s)
	if err != nil {
		return err
	}
	if f.Agrees {
		return disagree(fmt.Errorf("round %d agrees with its payloads: there is nothing to prove", f.Statement.Round), "assay fraud explain shows the roots")
	}
	call, ok := f.Call()
	if !ok {
		if !f.Standing || !f.Overturnable {
			return withHint(fmt.Errorf("nobody has published what lies under the wrong root of round %d", f.Statement.Round),
				"nobody can be made to show it any more: a statement that does not stand, or is final, is proven wrong by what some --keeper serves of it alone")
		}
		return withHint(fmt.Errorf("nobody has published what lies under the wrong root of round %d", f.Statement.Round), "start `assay challenger`: it makes the signers show what they signed")
	}
	ctx, cancel := context.WithTimeout(c.Context, c.Duration(flagTimeout))
	defer cancel()
	receipt, err := s.prosecute(ctx, f.Statement, call)
	if err != nil {
		return err
	}
	result := struct {
		sent
		Finding *verifier.Finding `json:"finding"`
	}{s.result(receipt), f}
	task := protocol.Hash(f.Statement.TaskId)
	result.TaskID = &task
	return s.print(result, func(w io.Writer) {
		printFinding(w, f)
		fmt.Fprintf(w, "proven\n  transaction  %s\n  block        %d\n  gas          %d\nThe bounty goes to the vault with that block: assay stake claim\n", result.TxHash, result.Block, result.GasUsed)
	})
}

// prosecute sends a call against a statement. As long as finality that is due below its round leaves undecided whether that may fall, the
// call reverts, and some of it is written down first.
func (s *session) prosecute(ctx context.Context, statement protocol.Statement, call chain.Call) (*types.Receipt, error) {
	for {
		receipt, refused := s.sender.Send(ctx, call)
		if revert, ok := chain.AsRevert(refused); !ok || revert.Name != chain.RevertNotOverturnable {
			return receipt, refused
		}
		v, err := s.chain.Latest(ctx)
		if err != nil {
			return nil, err
		}
		mayFall, err := v.MayFall(ctx, statement.TaskId, statement.Round)
		if err != nil {
			return nil, err
		}
		if !mayFall {
			return nil, refused
		}
		_, err = s.sender.Send(ctx, s.chain.Tick(statement.TaskId))
		if revert, ok := chain.AsRevert(err); err != nil && (!ok || revert.Name != chain.RevertNothingDue) {
			return nil, err
		}
	}
}

// equivocation is the evidence of `assay fraud equivocation`.
type equivocation struct {
	Keeper     common.Address     `json:"keeper"`
	A          protocol.Statement `json:"a"`
	SignatureA hexutil.Bytes      `json:"signatureA"`
	B          protocol.Statement `json:"b"`
	SignatureB hexutil.Bytes      `json:"signatureB"`
}

func fraudEquivocation(c *cli.Context, s *session) error {
	var e equivocation
	if err := readEvidence(c, "equivocation", &e); err != nil {
		return err
	}
	return s.send(s.chain.SubmitEquivocation(e.Keeper, e.A, e.SignatureA, e.B, e.SignatureB), "Keeper "+e.Keeper.Hex()+" is convicted", nil)
}
