package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"net/http"
	"os"
	"time"

	"github.com/urfave/cli/v2"

	"assay/internal/door"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

const (
	flagTrace      = "trace"
	flagStep       = "step"
	flagSegment    = "segment"
	flagTransition = "transition"
	flagWhole      = "whole"
	flagTraces     = "compare-traces"
	flagPart       = "part"
	flagEntry      = "entry"
	flagElement    = "element"
	flagElements   = "elements"
	flagAuditSeed  = "audit-seed"
	flagProducts   = "products"

	exampleTrainer = "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc"
)

// auditFlags name a claim and a place in it.
func auditFlags(timeout time.Duration, more ...cli.Flag) []cli.Flag {
	return join(chainFlags(), []cli.Flag{
		taskFlag(),
		&cli.UintFlag{Name: flagRound, EnvVars: env("", flagRound), Required: true, Usage: "`NUMBER` of the round, from 0"},
		required(stringFlag("", flagTrainer, "", "`ADDRESS` of the trainer whose claim it is")),
		&cli.IntFlag{Name: flagStep, EnvVars: env("AUDIT", flagStep), Value: -1, DefaultText: "none", Usage: "`NUMBER` of the inner step, from 0"},
		&cli.IntFlag{Name: flagSegment, EnvVars: env("AUDIT", flagSegment), Value: -1, DefaultText: "none", Usage: "`NUMBER` of the segment instead: 0 is the prologue, the last one the epilogue"},
		&cli.DurationFlag{Name: flagTimeout, EnvVars: env("AUDIT", flagTimeout), Value: timeout, Usage: "how long it may take; when that is over the outcome is timeout"},
	}, more)
}

func traceFlag(usage string) *cli.StringSliceFlag {
	return &cli.StringSliceFlag{Name: flagTrace, EnvVars: env("AUDIT", flagTrace), Usage: usage}
}

func auditSeedFlag() cli.Flag {
	return stringFlag("", flagAuditSeed, "", "`HEX` of 32 bytes that everything drawn follows from; drawn here if empty, and printed")
}

func auditCommand() *cli.Command {
	about := "Exit status 0: match. 2: no match, or convicted already. 1: timeout, cancelled, inconclusive, or this machine is at fault.\n" +
		"Three statements stay apart: the bytes are intact, they are what was committed to, the replay reproduces them.\n\n"
	claimArgs := " --task " + exampleTask + " --round 3 --trainer " + exampleTrainer
	traces := traceFlag("`URL` that serves traces (assay audit serve); repeat for several, asked in order")
	traces.Required = true
	return &cli.Command{
		Name:  "audit",
		Usage: "re-execute what a trainer of a Verified task claims: all of it, a step, or one operator; be paid for it, or pay",
		Subcommands: append(paidAuditCommands(), []*cli.Command{
			auditPlanCommand(claimArgs),
			{
				Name: "step", Usage: "re-execute a step, a segment or a whole claim, and compare with what the trainer signed",
				Description: "Reads programs, constants, data set and state from keepers. With --trace the state before the segment is fetched instead of\n" +
					"recomputed, and a difference is followed to step, operator, element and both values.\n" + about +
					examples("assay audit step"+claimArgs+" --step 7",
						"assay audit step"+claimArgs+" --whole",
						"assay audit step"+claimArgs+" --step 7 --keeper http://127.0.0.1:8700 --trace http://127.0.0.1:8800 --compare-traces"),
				Flags: auditFlags(time.Hour,
					&cli.BoolFlag{Name: flagWhole, EnvVars: env("AUDIT", flagWhole), Usage: "re-execute the whole claim"},
					sourceFlag(),
					traceFlag("`URL` that serves states and traces (assay audit serve); repeat for several"),
					&cli.BoolFlag{Name: flagTraces, EnvVars: env("AUDIT", flagTraces), Usage: "compare every operator's output with the trace that --trace serves"},
					maxObjectFlag()),
				Action: withReader(auditStep),
			},
			{
				Name: "operator", Usage: "re-execute some elements of one operator from the rows that they are computed from",
				Description: "Seconds and kilobytes: only the leaves that the elements depend on are fetched, each with its path up to the claim.\n" +
					"Without --part and --entry the operator is drawn. A match is about the elements that were audited, and no others.\n" + about +
					examples("assay audit operator"+claimArgs+" --step 7 --trace http://127.0.0.1:8800",
						"assay audit operator"+claimArgs+" --step 7 --part 0 --entry 212 --element 40 --element 41 --elements 4 --trace http://127.0.0.1:8800 --json"),
				Flags: auditFlags(time.Minute, transitionFlag(), traces,
					partFlag(), entryFlag(), elementsFlag(), elementFlag(),
					auditSeedFlag()),
				Action: withReader(auditOperator),
			},
			{
				Name: "scan", Usage: "look for wrong matrix products with Freivalds' check: where an audit should look, never a verdict",
				Description: "For random signs r it compares A·(B·r) with C·r. Every product is rounded term by term, so only errors larger than rounding show:\n" +
					"what it names is to be audited (assay audit operator), and what it does not name is not therefore right. It reads whole tensors.\n" +
					"Exit status 0: scanned, whatever it names. 1: timeout, cancelled, or inconclusive: of some products nothing can be said.\n\n" + examples("assay audit scan"+claimArgs+" --step 7 --trace http://127.0.0.1:8800 --products 50"),
				Flags: auditFlags(10*time.Minute, transitionFlag(), traces,
					&cli.IntFlag{Name: flagProducts, EnvVars: env("AUDIT", flagProducts), Usage: "how many products are drawn; 0: all"}, auditSeedFlag()),
				Action: withReader(auditScan),
			},
			{
				Name: "serve", Usage: "replay a claim and serve the trace of one of its steps, leaf by leaf",
				Description: "Anyone may: whoever asks checks everything. Nothing is served of a claim that the replay does not reproduce. The trace of a step\n" +
					"takes several times the memory of its tensors on disk, in a file without a name that ends with the process.\n\n" +
					examples("assay audit serve"+claimArgs+" --step 7 --listen 127.0.0.1:8800"),
				Flags: auditFlags(time.Hour, transitionFlag(),
					sourceFlag(),
					stringFlag("AUDIT", flagDataDir, "", "`FOLDER` for the trace; the one for temporary files if empty"),
					stringFlag("AUDIT", flagListen, "127.0.0.1:8800", "`HOST:PORT` to serve at"), maxObjectFlag()),
				Action: withReader(auditServe),
			},
		}...),
	}
}

func maxObjectFlag() cli.Flag {
	return &cli.Int64Flag{Name: flagMaxObject, EnvVars: env("AUDIT", flagMaxObject), Value: audit.DefaultMaxObjectBytes, Usage: "largest object read, in bytes"}
}

func partFlag() cli.Flag {
	return &cli.IntFlag{Name: flagPart, EnvVars: env("AUDIT", flagPart), Value: -1, DefaultText: "drawn", Usage: "`NUMBER` of the part of the step: a micro-batch, or behind the last one the step nodes"}
}

func entryFlag() cli.Flag {
	return &cli.UintFlag{Name: flagEntry, EnvVars: env("AUDIT", flagEntry), DefaultText: "drawn", Usage: "`NUMBER` of the operator's entry in the program"}
}

func elementsFlag() cli.Flag {
	return &cli.IntFlag{Name: flagElements, EnvVars: env("AUDIT", flagElements), Value: 4, Usage: "how many elements of the output are drawn"}
}

func elementFlag() cli.Flag {
	return &cli.Uint64SliceFlag{Name: flagElement, EnvVars: env("AUDIT", flagElement), Usage: "`NUMBER` of an element to audit besides; repeat for several"}
}

func transitionFlag() cli.Flag {
	return &cli.IntFlag{Name: flagTransition, EnvVars: env("AUDIT", flagTransition), Usage: "`NUMBER` of the transition in --segment, from 0"}
}

// auditPlace reads the segment and transition of the flags; transition is -1 if the flags leave it open.
func auditPlace(c *cli.Context, spec *protocol.TaskSpec) (segment, transition int, err error) {
	step, segment := c.Int(flagStep), c.Int(flagSegment)
	switch {
	case c.Bool(flagWhole) && (step >= 0 || segment >= 0), step >= 0 && segment >= 0, !c.Bool(flagWhole) && step < 0 && segment < 0:
		return 0, 0, usageErr("say what is audited by one of --%s, --%s and --%s", flagStep, flagSegment, flagWhole)
	case step >= 0 && uint64(step) >= uint64(spec.InnerSteps):
		return 0, 0, usageErr("--%s: %d of %d inner steps, counted from 0", flagStep, step, spec.InnerSteps)
	case step >= 0:
		segment, transition = claim.Schedule{Steps: spec.InnerSteps, Interval: spec.CheckpointInterval}.Of(uint32(step))
		return segment, transition, nil
	case c.IsSet(flagTransition):
		return segment, c.Int(flagTransition), nil
	}
	return segment, -1, nil
}

// auditClaim reads the claim of the flags, and the place in it.
func auditClaim(c *cli.Context, s *session) (found *audit.Claim, segment, transition int, err error) {
	id, err := s.taskID(c)
	if err != nil {
		return nil, 0, 0, err
	}
	trainer, err := address(c, flagTrainer)
	if err != nil {
		return nil, 0, 0, err
	}
	round := c.Uint(flagRound)
	if uint64(round) > math.MaxUint32 {
		return nil, 0, 0, usageErr("--%s: %d is no round", flagRound, round)
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return nil, 0, 0, err
	}
	spec, err := view.Spec(s.ctx, id)
	if err != nil {
		return nil, 0, 0, err
	}
	if !protocol.Tier(spec.Tier).Proven() {
		return nil, 0, 0, withHint(audit.ErrTier, "the training of an Open task cannot be re-executed; `assay verify run` recomputes its aggregation")
	}
	if protocol.Tier(spec.Tier).Sealed() {
		return nil, 0, 0, disagree(errors.New("the task's records are sealed: what was computed of them cannot be read here"),
			"who is sealed to judges it: assay challenger --%s FOLDER --%s FILE", flagSealed, flagEnclaveKeyFile)
	}
	if segment, transition, err = auditPlace(c, &spec); err != nil {
		return nil, 0, 0, err
	}
	var posted []int // the segment whose trace may have been posted
	if segment >= 0 {
		posted = append(posted, segment)
	}
	found, err = audit.Find(s.ctx, view, s.dep, id, uint32(round), trainer, posted...)
	if errors.Is(err, audit.ErrNoClaim) {
		err = withHint(err, "`assay task get` shows who trains; a trainer that missed the round has no claim in it")
	}
	return found, segment, transition, err
}

// auditSources reads where traces are read from.
func auditSources(c *cli.Context) (out audit.Sources, err error) {
	out.Traces, err = sources(c, flagTrace)
	return out, err
}

// taskSources is where to read from what a task is made of, and traces.
func taskSources(c *cli.Context, s *session, id protocol.Hash) (audit.Sources, error) {
	out, err := auditSources(c)
	if err != nil {
		return out, err
	}
	out.Keepers, out.KeeperClient, err = s.keepersOf(c, id)
	return out, err
}

func auditSeed(c *cli.Context) (seed [32]byte, err error) {
	text := c.String(flagAuditSeed)
	if text == "" {
		_, err := rand.Read(seed[:])
		return seed, err
	}
	var h protocol.Hash
	if err := h.UnmarshalText([]byte(text)); err != nil {
		return seed, withHint(fmt.Errorf("--%s: %w", flagAuditSeed, err), "a seed is 0x and 64 hexadecimal digits, as an earlier audit printed it")
	}
	return h, nil
}

func auditStep(c *cli.Context, s *session) error {
	of, segment, transition, err := auditClaim(c, s)
	if err != nil {
		return err
	}
	cfg := audit.StepConfig{Claim: of, Whole: c.Bool(flagWhole), Segment: segment, Transition: transition, Traces: c.Bool(flagTraces), MaxObjectBytes: c.Int64(flagMaxObject)}
	if cfg.Sources, err = taskSources(c, s, of.TaskID); err != nil {
		return err
	}
	if !s.json {
		cfg.OnStep = func(what string) { fmt.Fprintf(c.App.ErrWriter, "%s ...\n", what) }
	}
	report, err := audit.Step(s.ctx, cfg)
	return audited(s, report, err)
}

func auditOperator(c *cli.Context, s *session) error {
	of, segment, transition, err := auditClaim(c, s)
	if err != nil {
		return err
	}
	cfg, err := operatorConfig(c, of, segment, transition)
	if err != nil {
		return err
	}
	if cfg.Sources, err = auditSources(c); err != nil {
		return err
	}
	report, err := audit.Operator(s.ctx, cfg)
	return audited(s, report, err)
}

// operatorConfig reads which operator the flags name. Where it is to be read from is left open.
func operatorConfig(c *cli.Context, of *audit.Claim, segment, transition int) (cfg audit.OperatorConfig, err error) {
	entry := c.Uint(flagEntry)
	if uint64(entry) > math.MaxUint32 || c.IsSet(flagEntry) && entry == 0 {
		return cfg, usageErr("--%s: %d is no operator's entry: 0 is the program's header, the highest is %d", flagEntry, entry, uint32(math.MaxUint32))
	}
	cfg = audit.OperatorConfig{Claim: of, Segment: segment, Transition: max(0, transition), Part: c.Int(flagPart), Entry: uint32(entry),
		Elements: c.Int(flagElements), Indices: c.Uint64Slice(flagElement)}
	cfg.Seed, err = auditSeed(c)
	return cfg, err
}

// hintOfPlaces says where the places of a claim are told.
const hintOfPlaces = "the task's spec has the steps and the checkpoint interval, its programs the parts, entries and elements: assay task get"

// audited prints a report and turns its outcome into the command's exit.
func audited(s *session, report *audit.Report, err error) error {
	if errors.Is(err, audit.ErrPlace) {
		return withHint(err, hintOfPlaces)
	}
	if err != nil {
		return err
	}
	if err := s.print(report, report.Print); err != nil {
		return err
	}
	reason := errors.New(string(report.Outcome) + ": " + report.Reason)
	switch report.Outcome {
	case verifier.Match:
		return nil
	case verifier.Convicted:
		return disagree(reason, "nothing is left to do: the trainer has lost its lock")
	case verifier.NoMatch:
		switch {
		case !report.TraceRoot.IsZero() && !report.Posted && len(report.Samples) > 0:
			return disagree(reason, "nobody signed this trace: `assay audit step` re-executes what the trainer signed")
		default:
			return disagree(reason, "`assay doctor` rules out this machine, `assay challenger` disputes the claim")
		}
	case verifier.Timeout:
		return withHint(reason, "raise --%s, or name another source", flagTimeout)
	case verifier.Cancelled:
		return withHint(reason, "run the same command again")
	default:
		return withHint(reason, "nothing is said: name another --%s or --%s", flagKeeper, flagTrace)
	}
}

func auditScan(c *cli.Context, s *session) error {
	of, segment, transition, err := auditClaim(c, s)
	if err != nil {
		return err
	}
	cfg := audit.ScanConfig{Claim: of, Segment: segment, Transition: max(0, transition), Products: c.Int(flagProducts)}
	if cfg.Products < 0 {
		return usageErr("--%s: %d products cannot be drawn", flagProducts, cfg.Products)
	}
	if cfg.Sources, err = auditSources(c); err != nil {
		return err
	}
	if cfg.Seed, err = auditSeed(c); err != nil {
		return err
	}
	if !s.json {
		cfg.OnProduct = func(part int, entry uint32, done, total int) {
			fmt.Fprintf(c.App.ErrWriter, "%d of %d: part %d, entry %d ...\n", done+1, total, part, entry)
		}
	}
	scan, err := audit.Products(s.ctx, cfg)
	if err != nil {
		return audited(s, nil, err)
	}
	if err := s.print(scan, scan.Print); err != nil {
		return err
	}
	reason := errors.New(string(scan.Outcome) + ": " + scan.Reason)
	switch {
	case scan.Outcome == verifier.Scanned:
		return nil
	case scan.Complete:
		return withHint(reason, "`assay audit operator` and `assay audit step` re-execute them")
	}
	return withHint(reason, "raise --%s, or name another --%s", flagTimeout, flagTrace)
}

func auditServe(c *cli.Context, s *session) error {
	of, segment, transition, err := auditClaim(c, s)
	if err != nil {
		return err
	}
	from, err := taskSources(c, s, of.TaskID)
	if err != nil {
		return err
	}
	dir := c.String(flagDataDir)
	if dir == "" {
		dir = os.TempDir()
	}
	shelf, err := trace.NewShelf(dir)
	if err != nil {
		return err
	}
	defer shelf.Close()
	listener, err := net.Listen("tcp", c.String(flagListen))
	if err != nil {
		return err
	}
	defer listener.Close()
	material, err := audit.Fetch(s.ctx, from, of.TaskID, of.Spec, c.Int64(flagMaxObject))
	if err != nil {
		return unavailable(err)
	}
	state, err := audit.FetchState(s.ctx, from, of.Spec, of.ParentRoot)
	if err != nil {
		return unavailable(err)
	}
	published, err := audit.Publish(s.ctx, shelf, material, state, of, segment, max(0, transition))
	if err != nil {
		return audited(s, nil, err)
	}
	if published.ClaimHash != of.ClaimHash || published.PayloadRoot != of.PayloadRoot {
		return disagree(fmt.Errorf("the replay gives claim %s and payload %s, the trainer signed %s and %s", published.ClaimHash, published.PayloadRoot, of.ClaimHash, of.PayloadRoot),
			"`assay audit step --whole` says where they part")
	}
	server := door.New(door.Config{Log: s.log}).Server(trace.Handler(shelf))
	go func() {
		<-c.Context.Done()
		server.Close()
	}()
	url := "http://" + listener.Addr().String()
	result := struct {
		URL string `json:"url"`
		*audit.Published
	}{url, published}
	err = s.print(result, func(w io.Writer) {
		fmt.Fprintf(w, "Serving the trace of claim %s on %s\n  segment  %s\n", published.ClaimHash, url, published.SegmentRoot)
	})
	if err != nil {
		return err
	}
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return stopped(c.Context, nil)
}

func unavailable(err error) error {
	if errors.Is(err, audit.ErrUnavailable) {
		return withHint(err, "name another --%s of the task's pool", flagKeeper)
	}
	return err
}
