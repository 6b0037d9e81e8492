package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"os"
	"text/tabwriter"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/internal/deploy"
	"assay/internal/httpclient"
	"assay/internal/specrules"
	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
)

const (
	flagSpec     = "spec"
	flagManifest = "manifest"
	flagState    = "state"
	flagObjects  = "objects"
	flagKeeper   = "keeper"
	flagWait     = "wait"
	flagDryRun   = "dry-run"
	flagAdapter  = "adapter"
)

func fileFlags() []cli.Flag {
	return []cli.Flag{
		required(stringFlag("", flagManifest, "", "`FILE` with the manifest")),
		required(stringFlag("", flagState, "", "`FILE` with the first state (safetensors)")),
		stringFlag("", flagObjects, "", "`FOLDER` with programs, constants and data set of a Verified task, each in a file named by its root"),
	}
}

// adapterFlag names adapters that nobody here has, and the trainers of a task have.
func adapterFlag() cli.Flag {
	return &cli.StringSliceFlag{Name: flagAdapter, EnvVars: env("TASK", flagAdapter), Usage: "`NAME` of an adapter that the task's trainers have although assay-trainer has not; repeat for several"}
}

func objectFlags() []cli.Flag {
	return append(fileFlags(),
		&cli.StringSliceFlag{Name: flagKeeper, EnvVars: env("", flagKeeper), Usage: "`URL` of a keeper to upload to; repeat for several"},
		&cli.BoolFlag{Name: flagWait, EnvVars: env("TASK", flagWait), Usage: "wait until a keeper has acknowledged the task"},
	)
}

func taskCommand() *cli.Command {
	return &cli.Command{
		Name:  "task",
		Usage: "post training tasks and follow them",
		Subcommands: []*cli.Command{
			{
				Name: "post", Usage: "escrow the reward, publish the task, hand its files to keepers",
				Description: "The template is what `assay-trainer init` writes: the spec's fields under the contract's names, amounts in tokens, rates as\n" +
					"decimals. Hashes, roots and addresses are filled in from the files and the deployment. Enrolment opens when a keeper of\n" +
					"the task's pool acknowledges that it holds the files. A task of the Verified tier has its programs and its data in --objects.\n" +
					"The same line again goes on with the task that it posted: the same sponsor's with the same specification, if that has not ended.\n\n" +
					examples("assay task post --spec task/task.json --manifest task/manifest.json --state task/state.safetensors --keeper http://127.0.0.1:8700 --wait",
						"assay task post --spec task/task.json --manifest task/manifest.json --state task/state.safetensors --objects task/objects --keeper http://127.0.0.1:8700",
						"assay task post --spec task/task.json --manifest task/manifest.json --state task/state.safetensors --dry-run --json"),
				Flags: join(sendFlags(), []cli.Flag{
					required(stringFlag("", flagSpec, "", "`FILE` with the task's template")),
					minWindowFlag(), adapterFlag(),
					&cli.BoolFlag{Name: flagDryRun, EnvVars: env("", flagDryRun), Usage: "check everything and say which id the task would have as the sponsor's next one, and what tokens or ether are missing; send nothing"},
					&cli.BoolFlag{Name: flagAgain, EnvVars: env("", flagAgain), Usage: "post another task although one with the same specification has not ended"},
				}, objectFlags()),
				Action: withSigner(taskPost),
			},
			{
				Name: "check", Usage: "say whether a task's files fit together, without a chain",
				Description: "The template is held to all rules but those of a deployment: its token, its least window, the rate of its reveals, its unbonding.\n" +
					"Of a Verified task it reads the programs too: whether each is well formed, whether they fit each other, the task and its data.\n\n" +
					examples("assay task check --spec task/task.json --manifest task/manifest.json --state task/state.safetensors --objects task/objects"),
				Flags:  join([]cli.Flag{required(stringFlag("", flagSpec, "", "`FILE` with the task's template")), adapterFlag()}, fileFlags()),
				Action: taskCheck,
			},
			taskPlanCommand(),
			{
				Name: "upload", Usage: "hand a posted task's files to keepers (again)",
				Description: "To the keepers of --keeper, or, if none is given, to those that the keepers of the task's pool name on chain.\n\n" +
					examples("assay task upload --task "+exampleTask+" --manifest task/manifest.json --state task/state.safetensors --keeper http://127.0.0.1:8700"),
				Flags:  join(chainFlags(), []cli.Flag{taskFlag(), timeoutFlag(2 * time.Minute)}, objectFlags()),
				Action: withReader(taskUpload),
			},
			{
				Name: "list", Usage: "list the tasks of the deployment, oldest first",
				Description: examples("assay task list", "assay task list --json"),
				Flags:       readFlags(),
				Action:      withReader(taskList),
			},
			{
				Name: "get", Usage: "show a task: where it stands, who is in it, its specification",
				Description: examples("assay task get --task " + exampleTask),
				Flags:       join(readFlags(), []cli.Flag{taskFlag()}),
				Action:      withReader(taskGet),
			},
			{
				Name: "receipt", Usage: "show the receipt that is issued when the last claim window has passed",
				Description: examples("assay task receipt --task " + exampleTask),
				Flags:       join(readFlags(), []cli.Flag{taskFlag()}),
				Action:      withReader(taskReceipt),
			},
			taskModelCommand(),
			{
				Name: "cancel", Usage: "cancel a task that does not train yet; `assay task refund` then returns the escrow",
				Description: examples("assay task cancel --task " + exampleTask),
				Flags:       join(sendFlags(), []cli.Flag{taskFlag()}),
				Action:      withSigner(taskCancel),
			},
			{
				Name: "refund", Usage: "pay the sponsor what was not earned, once the task has ended; anyone may",
				Description: examples("assay task refund --task " + exampleTask),
				Flags:       join(moneyFlags(), []cli.Flag{taskFlag()}),
				Action:      withSigner(taskRefund),
			},
			taskAnswerCommand(),
			{
				Name: "tick", Usage: "write down whatever is due in the task or its rounds; anyone may",
				Description: examples("assay task tick --task " + exampleTask),
				Flags:       join(sendFlags(), []cli.Flag{taskFlag()}),
				Action:      withSigner(taskTick),
			},
		},
	}
}

// taskFiles are where a task's files are; objects is empty where it has none besides the others.
type taskFiles struct{ manifest, state, objects string }

// readObjects is readFiles of the files of the flags.
func readObjects(c *cli.Context, spec *protocol.TaskSpec) (objects, error) {
	return readFiles(taskFiles{c.String(flagManifest), c.String(flagState), c.String(flagObjects)}, spec)
}

// readFiles reads the files and fills in what the spec says of them.
func readFiles(from taskFiles, spec *protocol.TaskSpec) (objects, error) {
	o := objects{statePath: from.state}
	var err error
	if o.manifest, err = readLimited(from.manifest, protocol.MaxManifestBytes); err != nil {
		return o, err
	}
	m, err := protocol.ParseManifest(o.manifest)
	if err != nil {
		return o, fmt.Errorf("%s: %w", from.manifest, err)
	}
	o.manifestHash = m.Hash()
	for _, f := range []struct {
		name string
		spec *[32]byte
		file protocol.Hash
	}{{"manifestHash", &spec.ManifestHash, o.manifestHash}, {"datasetRoot", &spec.DatasetRoot, m.Dataset.Root}} {
		if *f.spec != (protocol.Hash{}) && *f.spec != f.file {
			return o, withHint(fmt.Errorf("the task says %s %s, the manifest gives %s", f.name, protocol.Hash(*f.spec), f.file),
				"use the files of one `assay-trainer init`")
		}
		*f.spec = f.file
	}
	if spec.ParamCount == 0 {
		spec.ParamCount = m.ParamCount()
	}
	if spec.DatasetRecords == 0 {
		spec.DatasetRecords = m.Dataset.Records
	}
	if err := m.Check(spec); err != nil {
		return o, err
	}
	if spec.FragmentCount == 0 || spec.FragmentCount > protocol.MaxFragments || uint64(spec.FragmentCount) > spec.ParamCount || spec.ParamCount > protocol.MaxParams {
		return o, &protocol.SpecError{Field: "fragmentCount", Rule: "must be 1 to 4096 and at most paramCount"}
	}
	f, err := os.Open(o.statePath)
	if err != nil {
		return o, err
	}
	defer f.Close()
	state, err := protocol.DecodeState(bufio.NewReaderSize(f, 1<<20), spec.ParamCount, spec.FragmentCount)
	if errors.Is(err, protocol.ErrNonFinitePayload) {
		return o, withHint(fmt.Errorf("%s: %w", o.statePath, err), "nobody can train on a NaN or an infinity: `assay-trainer init` writes a valid first state")
	}
	if err != nil {
		return o, withHint(fmt.Errorf("%s: %w", o.statePath, err),
			"it has to be the first state of the same `assay-trainer init`; the task says paramCount %d and fragmentCount %d, and its first state is cut so: `assay-trainer init --fragments` writes both", spec.ParamCount, spec.FragmentCount)
	}
	for _, m := range state.Momentum {
		if m != 0 {
			return o, withHint(fmt.Errorf("%s: the momentum of a first state is zero", o.statePath), "`assay-trainer init` writes a valid first state")
		}
	}
	o.stateRoot = state.Root(spec.FragmentCount)
	if spec.InitialStateRoot != (protocol.Hash{}) && spec.InitialStateRoot != o.stateRoot {
		return o, withHint(fmt.Errorf("the task says initialStateRoot %s, the file has %s", protocol.Hash(spec.InitialStateRoot), o.stateRoot),
			"use the files of one `assay-trainer init`")
	}
	spec.InitialStateRoot = o.stateRoot
	o.folder = from.objects
	parts, programs, err := readParts(o.folder, spec, m)
	if o.parts = parts; programs != nil && err == nil {
		o.takes = new(verifier.RequirementsOf(&claim.Task{Spec: spec, Programs: *programs}, m.Dataset.RecordBytes))
	}
	return o, err
}

// declined is why players with default limits leave the task alone; nil if they do not.
func (o objects) declined() error {
	if o.takes == nil {
		return nil
	}
	return o.takes.Check(verifier.DefaultMaxReplayBytes, verifier.DefaultMaxObjectBytes)
}

// readTrainable is readObjects of a task that somebody here can train.
func readTrainable(c *cli.Context, spec *protocol.TaskSpec) (objects, error) {
	o, err := readObjects(c, spec)
	if err != nil {
		return o, err
	}
	m, err := protocol.ParseManifest(o.manifest)
	if err != nil {
		return o, err
	}
	return o, m.CheckAdapter(c.StringSlice(flagAdapter)...)
}

// checked is the result of `task check`.
type checked struct {
	Tier             string        `json:"tier"`
	ManifestHash     protocol.Hash `json:"manifestHash"`
	InitialStateRoot protocol.Hash `json:"initialStateRoot"`
	ProgramRoot      protocol.Hash `json:"programRoot"`
	DatasetRoot      protocol.Hash `json:"datasetRoot"`
	ParamCount       uint64        `json:"paramCount"`
	// Objects is the number of files that a Verified task has besides manifest and first state, Bytes their size.
	Objects int   `json:"objects"`
	Bytes   int64 `json:"bytes"`
	// PayloadBytes is the size of one trainer's payload in a round, StateBytes that of a state.
	PayloadBytes uint64 `json:"payloadBytes"`
	StateBytes   uint64 `json:"stateBytes"`
	// Replay is what it takes to replay a claim of a Verified task.
	Replay *replayTakes `json:"replay,omitempty"`
	// Needs is what each role needs of a machine, Late why one of them would be late with the times of Needs; empty if none would.
	Needs []need `json:"needs"`
	Late  string `json:"late,omitempty"`
}

// replayTakes is what trainers, challengers, defenders and auditors need to replay a claim.
type replayTakes struct {
	// MemoryBytes is what --max-replay-bytes has to allow.
	MemoryBytes uint64 `json:"memoryBytes"`
	// Operations are multiply-adds and elements of a claim, LargestOperator those of its largest operator.
	Operations      uint64 `json:"operations"`
	LargestOperator uint64 `json:"largestOperator"`
	// Declined is why players with default limits leave the task alone; empty if they do not.
	Declined string `json:"declined,omitempty"`
}

// templateDecimals are those of a token whose deployment is not asked: amounts do not matter here.
const templateDecimals = 18

func taskCheck(c *cli.Context) error {
	t, err := readTemplate(c.String(flagSpec), templateDecimals)
	if err != nil {
		return err
	}
	spec := &t.TaskSpec
	files, err := readTrainable(c, spec)
	if err != nil {
		return err
	}
	t.assumeCustody(math.MaxUint32)
	if err := broken(c, specrules.WellFormed(spec)); err != nil {
		return err
	}
	out := checked{
		Tier: protocol.Tier(spec.Tier).String(), ManifestHash: files.manifestHash, InitialStateRoot: files.stateRoot, ProgramRoot: spec.ProgramRoot,
		DatasetRoot: spec.DatasetRoot, ParamCount: spec.ParamCount, Objects: len(files.parts),
	}
	for _, p := range files.parts {
		info, err := os.Stat(partPath(files.folder, p))
		if err != nil {
			return err
		}
		out.Bytes += info.Size()
	}
	out.PayloadBytes, out.StateBytes = spec.PayloadBytes(), protocol.StateLayout(spec.ParamCount, spec.FragmentCount).CanonicalBytes()
	if t := files.takes; t != nil {
		out.Replay = &replayTakes{MemoryBytes: t.Memory, Operations: t.Work.Work(), LargestOperator: t.Operator}
		if err := files.declined(); err != nil {
			out.Replay.Declined = err.Error()
		}
	}
	needs, replay, how, err := files.needs(spec, c.String(flagSpec))
	if err != nil {
		return err
	}
	out.Needs = needs
	if err := slow(spec, needs, replay); err != nil {
		out.Late = err.Error()
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), out, func(w io.Writer) {
		fmt.Fprintf(w, "The files fit together\n  tier         %s\n  parameters   %d\n  first state  %s\n", out.Tier, out.ParamCount, out.InitialStateRoot)
		if out.Objects > 0 {
			fmt.Fprintf(w, "  programs     %s\n  data set     %s\n  objects      %d, %d bytes\n", out.ProgramRoot, out.DatasetRoot, out.Objects, out.Bytes)
		}
		fmt.Fprintf(w, "  a round      %d bytes of payload from each trainer, a state of %d bytes\n", out.PayloadBytes, out.StateBytes)
		if r := out.Replay; r != nil {
			fmt.Fprintf(w, "  a replay     %d MiB of memory, %.3g multiply-adds and elements: trainers, challengers, defenders and auditors need it\n",
				(r.MemoryBytes+1<<20-1)>>20, float64(r.Operations))
			if r.Declined != "" {
				fmt.Fprintf(w, "WARNING players with default limits leave the task alone: %s\n", r.Declined)
			}
		}
		fmt.Fprintln(w, "What the roles need")
		writeNeeds(w, out.Needs, how)
		if out.Late != "" {
			fmt.Fprintf(w, "WARNING %s\n", out.Late)
		}
	})
}

// broken is what a template that breaks a rule of the task registry is refused with; nil of none.
func broken(c *cli.Context, err error) error {
	if err == nil {
		return nil
	}
	hint := "change the template; docs/formats.md names the fields"
	if named := (*protocol.Error)(nil); errors.As(err, &named) && !errors.Is(err, protocol.ErrInvalidTaskSpec) {
		hint = named.Hint // it knows more than where to look
	}
	return disagree(fmt.Errorf("%s: %w", c.String(flagSpec), err), "%s", hint)
}

// posted is the result of `task post` and `task upload`.
type posted struct {
	TaskID           protocol.Hash  `json:"taskId"`
	TxHash           *common.Hash   `json:"txHash,omitempty"`
	Block            uint64         `json:"block,omitempty"`
	Sponsor          common.Address `json:"sponsor"`
	SpecHash         protocol.Hash  `json:"specHash"`
	ManifestHash     protocol.Hash  `json:"manifestHash"`
	InitialStateRoot protocol.Hash  `json:"initialStateRoot"`
	// Escrow in the token's smallest unit.
	Escrow  string     `json:"escrow"`
	Keepers []uploaded `json:"keepers"`
	Status  string     `json:"status"`
	// Missing is what posting would stop at, of a dry run.
	Missing string `json:"missing,omitempty"`
	// Needs is what each role needs of a machine.
	Needs []need `json:"needs,omitempty"`
	// how says where the times of Needs are from.
	how string
}

func taskPost(c *cli.Context, s *session) error {
	if err := keepersAnswer(s, keeperList(c.StringSlice(flagKeeper))); err != nil {
		return err
	}
	decimals, err := s.tokenDecimals()
	if err != nil {
		return err
	}
	t, err := readTemplate(c.String(flagSpec), decimals)
	if err != nil {
		return err
	}
	files, err := readTrainable(c, &t.TaskSpec)
	if err != nil {
		return err
	}
	if err := files.declined(); err != nil {
		s.log.Warn("players with default limits leave the task alone", "why", err)
	}
	spec, limits, err := s.complete(&t)
	if err != nil {
		return err
	}
	needs, replay, how, err := files.needs(&spec, c.String(flagSpec))
	if err != nil {
		return err
	}
	if err := slow(&spec, needs, replay); err != nil {
		s.log.Warn("a machine such as this is late", "why", err)
	}
	if err := broken(c, specrules.Check(&spec, limits)); err != nil {
		return err
	}
	if err := windows.For(s.dep.ChainID, minWindow(c)).Check(&spec); err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	result := posted{
		Sponsor: s.from, SpecHash: spec.SpecHash(), ManifestHash: files.manifestHash, InitialStateRoot: files.stateRoot, Escrow: spec.Escrow().String(),
		Needs: needs, how: how,
	}
	if c.Bool(flagDryRun) {
		nonce, err := view.TaskNonce(s.ctx, s.from)
		if err != nil {
			return err
		}
		result.TaskID = protocol.TaskID(s.dep.ChainID, s.dep.Tasks, s.from, nonce, result.SpecHash)
		result.Status = protocol.StatusNone.String()
		// What posting it now would stop at; the allowance it gives itself. The id is right all the same, and who plans may not have the money yet.
		if err := cmp.Or(s.hasEther(), s.hasTokens(view, spec.Escrow())); err != nil {
			result.Missing = err.Error()
			s.log.Warn("posting it now would fail", "err", err)
		}
		return printPosted(s, result, "Not posted; as the sponsor's next task it would be")
	}
	if view, err = s.settled(); err != nil {
		return err
	}
	id, found, err := s.postedBefore(view, result.SpecHash)
	if err != nil {
		return err
	}
	title := "Posted task"
	if found && !c.Bool(flagAgain) {
		title = "Went on with the task that was posted before (--again posts another)"
		s.log.Warn("a task with this specification is posted already; going on with it", "task", id)
		result.TaskID = id
	} else {
		if err := s.approve(view, s.dep.Tasks, spec.Escrow()); err != nil {
			return err
		}
		receipt, err := s.sender.Send(s.ctx, s.chain.PostTask(spec))
		if err != nil {
			return err
		}
		if id, err = postedID(receipt, s.dep.Tasks); err != nil {
			return err
		}
		s.log.Info("task posted", "task", id, "tx", receipt.TxHash, "block", receipt.BlockNumber)
		result.TaskID, result.TxHash, result.Block = id, &receipt.TxHash, receipt.BlockNumber.Uint64()
	}
	files.to, files.client = keeperList(c.StringSlice(flagKeeper)), httpclient.New(nil)
	if err := handOver(c, s, &result, files); err != nil {
		// The task stands and the same line would post another one.
		return withHint(fmt.Errorf("task %s is posted, but not handed over: %w", id, err),
			"assay task upload --task %s --manifest %s --state %s%s --keeper URL --wait", id, c.String(flagManifest), c.String(flagState), files.flag())
	}
	return printPosted(s, result, title)
}

// complete fills in what a task has from its deployment, and returns the deployment's limits for it.
func (s *session) complete(t *template) (protocol.TaskSpec, specrules.Limits, error) {
	params, err := deploy.Verify(s.ctx, s.client, s.dep)
	if err != nil {
		return protocol.TaskSpec{}, specrules.Limits{}, err
	}
	if t.assumeCustody(params.RevealRate); t.CustodyAssumed && !t.custody {
		s.log.Warn("payloads or the first state are too large to be forced through the chain in time: the task says that one of its signers has to keep them",
			"custodyAssumed", true)
	}
	spec := t.TaskSpec
	spec.Token, spec.Referee, spec.Game = params.Token, s.dep.Fraud, s.dep.Game
	limits := specrules.Limits{
		Token: params.Token, Referee: s.dep.Fraud, Game: s.dep.Game, MinWindow: params.MinWindow, Outage: params.Outage,
		UnbondingPeriod: params.UnbondingPeriod, UnbondingMargin: params.UnbondingMargin, RevealRate: params.RevealRate,
	}
	if s.dep.Dispute != (common.Address{}) {
		limits.DisputeBond = params.DescentBond
	}
	return spec, limits, nil
}

// postedLookBack is how many of a sponsor's newest tasks are compared with the one to post.
const postedLookBack = 64

// postedBefore finds the sponsor's newest task with this specification that has not ended: an id follows from sponsor, number and
// specification.
func (s *session) postedBefore(view *chain.View, spec protocol.Hash) (id protocol.Hash, found bool, err error) {
	next, err := view.TaskNonce(s.ctx, s.from)
	if err != nil {
		return id, false, err
	}
	for n := next; n > 0 && next-n < postedLookBack; n-- {
		id = protocol.TaskID(s.dep.ChainID, s.dep.Tasks, s.from, n-1, spec)
		status, err := view.Status(s.ctx, id)
		if errors.Is(err, protocol.ErrTaskNotFound) || err == nil && (status == protocol.StatusNone || status.Ended()) {
			continue
		}
		return id, err == nil, err
	}
	return protocol.Hash{}, false, nil
}

func postedID(receipt *types.Receipt, from common.Address) (protocol.Hash, error) {
	tasks := trainingtasks.NewTrainingTasks()
	for _, log := range receipt.Logs {
		if ev, err := tasks.UnpackTaskPostedEvent(log); err == nil && log.Address == from {
			return ev.TaskId, nil
		}
	}
	return protocol.Hash{}, fmt.Errorf("transaction %s: %w", receipt.TxHash, errNotPosted)
}

func taskUpload(c *cli.Context, s *session) error {
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
	sponsor, err := view.Sponsor(s.ctx, id)
	if err != nil {
		return err
	}
	hash := spec.SpecHash()
	files, err := readObjects(c, &spec)
	if err != nil {
		return err
	}
	result := posted{
		TaskID: id, Sponsor: sponsor, SpecHash: hash, ManifestHash: files.manifestHash, InitialStateRoot: files.stateRoot,
		Escrow: spec.Escrow().String(),
	}
	if files.to, files.client, err = s.keepersOf(c, id); err != nil {
		return err
	}
	if err := handOver(c, s, &result, files); err != nil {
		return err
	}
	return printPosted(s, result, "Uploaded the files of task")
}

// handOver uploads the files and, if asked to, waits for the acknowledgement on chain.
func handOver(c *cli.Context, s *session, result *posted, files objects) error {
	files.task = result.TaskID
	var err error
	if result.Keepers, err = uploadAll(s.ctx, files); err != nil {
		return err
	}
	for _, k := range result.Keepers {
		if k.err != nil {
			s.log.Warn("a keeper did not take the files", "keeper", k.Keeper, "err", k.err)
		}
	}
	for {
		view, err := s.chain.Latest(s.ctx)
		if err != nil {
			return err
		}
		status, err := view.Status(s.ctx, result.TaskID)
		if err != nil {
			return err
		}
		result.Status = status.String()
		if !c.Bool(flagWait) || status != protocol.StatusPending && status != protocol.StatusNone {
			return nil
		}
		select {
		case <-s.ctx.Done():
			return fmt.Errorf("no keeper has acknowledged the task: %w", context.Cause(s.ctx))
		case <-time.After(receiptInterval):
		}
	}
}

func printPosted(s *session, p posted, title string) error {
	if p.Keepers == nil {
		p.Keepers = []uploaded{}
	}
	return s.print(p, func(w io.Writer) {
		escrow, _ := new(big.Int).SetString(p.Escrow, 10)
		fmt.Fprintf(w, "%s %s\n  escrow       %s tokens\n  status       %s\n  first state  %s\n", title, p.TaskID, s.tokens(escrow), p.Status, p.InitialStateRoot)
		if p.TxHash != nil {
			fmt.Fprintf(w, "  transaction  %s\n", p.TxHash)
		}
		for _, k := range p.Keepers {
			if k.OK {
				fmt.Fprintf(w, "  keeper       %s holds the files\n", k.Keeper)
			} else {
				fmt.Fprintf(w, "  keeper       %s: %s\n", k.Keeper, k.Error)
			}
		}
		if len(p.Needs) > 0 {
			fmt.Fprintln(w, "What the roles need")
			writeNeeds(w, p.Needs, p.how)
		}
	})
}

type listed struct {
	TaskID    protocol.Hash  `json:"taskId"`
	Sponsor   common.Address `json:"sponsor"`
	Status    string         `json:"status"`
	Round     uint32         `json:"round"`
	MaxRounds uint32         `json:"maxRounds"`
	Phase     string         `json:"phase"`
	Block     uint64         `json:"block"`
	Tier      string         `json:"tier"`
	// Trainers have a slot, of Slots.
	Trainers int   `json:"trainers"`
	Slots    uint8 `json:"slots"`
}

func taskList(_ *cli.Context, s *session) error {
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	tasks, err := view.Posted(s.ctx, s.dep.DeployBlock)
	if err != nil {
		return err
	}
	out := make([]listed, 0, len(tasks))
	for _, t := range tasks {
		spec, err := view.Spec(s.ctx, t.TaskID)
		if err != nil {
			return err
		}
		status, phase, err := standing(s.ctx, view, t.TaskID)
		if err != nil {
			return err
		}
		trainers, err := view.Trainers(s.ctx, t.TaskID, spec.TrainerCount)
		if err != nil {
			return err
		}
		out = append(out, listed{
			TaskID: t.TaskID, Sponsor: t.Sponsor, Status: status.String(), Round: phase.Round, MaxRounds: spec.MaxRounds,
			Phase: phase.Phase.String(), Block: t.Block, Tier: protocol.Tier(spec.Tier).String(), Trainers: len(trainers), Slots: spec.TrainerCount,
		})
	}
	return s.print(out, func(w io.Writer) {
		if len(out) == 0 {
			fmt.Fprintln(w, "No tasks")
			return
		}
		table := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
		fmt.Fprintln(table, "TASK\tTIER\tSTATUS\tROUND\tPHASE\tTRAINERS\tSPONSOR")
		for _, t := range out {
			fmt.Fprintf(table, "%s\t%s\t%s\t%d/%d\t%s\t%d/%d\t%s\n", t.TaskID, t.Tier, t.Status, t.Round, t.MaxRounds, t.Phase, t.Trainers, t.Slots, t.Sponsor)
		}
		table.Flush()
	})
}

// standing reads where a task and its open round are; before Training there is no round.
func standing(ctx context.Context, view *chain.View, id protocol.Hash) (protocol.TaskStatus, chain.PhaseInfo, error) {
	status, err := view.Status(ctx, id)
	if err != nil {
		return status, chain.PhaseInfo{}, err
	}
	head, err := view.Head(ctx, id)
	if err != nil || head.StateRoot.IsZero() {
		return status, chain.PhaseInfo{Round: head.Round}, err
	}
	phase, err := view.Phase(ctx, id)
	return status, phase, err
}

// taskInfo is `task get`. Times are Unix seconds, 0 where there is none; amounts in the token's smallest unit.
type taskInfo struct {
	TaskID         protocol.Hash  `json:"taskId"`
	Status         string         `json:"status"`
	Sponsor        common.Address `json:"sponsor"`
	SpecHash       protocol.Hash  `json:"specHash"`
	Escrow         string         `json:"escrow"`
	EnrollDeadline uint64         `json:"enrollDeadline"`
	Keepers        uint64         `json:"keepers"`
	// Endpoints are where the keepers say that they answer.
	Endpoints []endpointInfo `json:"endpoints"`
	// NoKeeper says who has to act where none serves a task that has not ended.
	NoKeeper  string            `json:"noKeeper,omitempty"`
	Trainers  []trainerInfo     `json:"trainers"`
	Round     uint32            `json:"round"`
	Finalized uint32            `json:"finalized"`
	Carried   uint32            `json:"carried"`
	StateRoot protocol.Hash     `json:"stateRoot"`
	Phase     string            `json:"phase"`
	PhaseEnds uint64            `json:"phaseEnds"`
	Block     uint64            `json:"block"`
	Time      uint64            `json:"time"`
	Spec      protocol.TaskSpec `json:"spec"`
}

// endpointInfo is what a keeper of the pool says of itself: a stranger's word.
type endpointInfo struct {
	Account common.Address `json:"account"`
	// URL is empty if it says none, or one that cannot be used, for which Problem says why.
	URL     string `json:"url"`
	Problem string `json:"problem,omitempty"`
}

// shownEndpoints is how many keepers a person is shown.
const shownEndpoints = 8

type trainerInfo struct {
	Account common.Address `json:"account"`
	Slot    uint8          `json:"slot"`
	Key     common.Address `json:"key"`
}

func taskGet(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	info := taskInfo{TaskID: id, Block: view.Number, Time: view.Time, Trainers: []trainerInfo{}, Endpoints: []endpointInfo{}}
	if info.Spec, err = view.Spec(s.ctx, id); err != nil {
		return err
	}
	info.SpecHash = info.Spec.SpecHash()
	info.Escrow = info.Spec.Escrow().String()
	status, phase, err := standing(s.ctx, view, id)
	if err != nil {
		return err
	}
	head, err := view.Head(s.ctx, id)
	if err != nil {
		return err
	}
	info.Status, info.Phase, info.PhaseEnds = status.String(), phase.Phase.String(), phase.Deadline
	info.Round, info.Finalized, info.Carried, info.StateRoot = head.Round, head.Finalized, head.Carried, head.StateRoot
	if info.Sponsor, err = view.Sponsor(s.ctx, id); err != nil {
		return err
	}
	if info.EnrollDeadline, err = view.EnrollDeadline(s.ctx, id); err != nil {
		return err
	}
	if info.Keepers, err = view.PoolSize(s.ctx, id); err != nil {
		return err
	}
	endpoints, err := view.Endpoints(s.ctx, id)
	if err != nil {
		return err
	}
	for _, e := range endpoints {
		said := endpointInfo{Account: e.Keeper, URL: e.URL}
		if e.Why != nil {
			said.Problem = e.Why.Error()
		}
		info.Endpoints = append(info.Endpoints, said)
	}
	if info.Keepers == 0 && !status.Ended() {
		info.NoKeeper = noKeeper(id)
	}
	trainers, err := view.Trainers(s.ctx, id, info.Spec.TrainerCount)
	if err != nil {
		return err
	}
	for _, t := range trainers {
		info.Trainers = append(info.Trainers, trainerInfo{Account: t.Account, Slot: t.Slot, Key: t.Key})
	}
	return s.print(info, func(w io.Writer) {
		spec := info.Spec
		fmt.Fprintf(w, "Task %s\n", id)
		fmt.Fprintf(w, "  status       %s\n  sponsor      %s\n  keepers      %d\n  trainers     %d of %d, quorum %d\n",
			info.Status, info.Sponsor, info.Keepers, len(info.Trainers), spec.TrainerCount, spec.Quorum)
		if info.NoKeeper != "" {
			fmt.Fprintf(w, "  attention    %s\n", info.NoKeeper)
		}
		if status == protocol.StatusEnrolling {
			fmt.Fprintf(w, "  enrol until  %s\n", clock(info.EnrollDeadline))
		}
		fmt.Fprintf(w, "  round        %d of %d, %d final, %d carried\n", info.Round, spec.MaxRounds, info.Finalized, info.Carried)
		if phase.Phase != protocol.PhaseNone {
			fmt.Fprintf(w, "  phase        %s", info.Phase)
			if info.PhaseEnds != 0 {
				fmt.Fprintf(w, ", until %s", clock(info.PhaseEnds))
			}
			fmt.Fprintln(w)
		}
		if !info.StateRoot.IsZero() {
			fmt.Fprintf(w, "  state root   %s\n", info.StateRoot)
		}
		fmt.Fprintf(w, "  parameters   %d in %d fragments\n  reward       %s tokens a gradient\n", spec.ParamCount, spec.FragmentCount, s.tokens(spec.RewardPerGradient))
		if spec.CustodyAssumed {
			fmt.Fprintln(w, "  custody      assumed: payloads or the first state are too large to be forced through the chain in time")
		}
		for _, e := range info.Endpoints[:min(len(info.Endpoints), shownEndpoints)] {
			where := e.URL
			if where == "" {
				where = cmp.Or(e.Problem, "says not where it answers (assay keeper --endpoint)")
			}
			fmt.Fprintf(w, "  keeper       %s  %s\n", e.Account, where)
		}
		if more := len(info.Endpoints) - shownEndpoints; more > 0 {
			fmt.Fprintf(w, "  keeper       and %d more (--json)\n", more)
		}
		for _, t := range info.Trainers {
			fmt.Fprintf(w, "  slot %-3d     %s\n", t.Slot, t.Account)
		}
	})
}

// noKeeper says that nobody serves a task, and who can change that.
func noKeeper(id protocol.Hash) string {
	return fmt.Sprintf("the task has no keeper: nothing is relayed, stored or proposed until one joins its pool. The sponsor has to bring one: the same line of "+
		"`assay task post` with another --keeper hands it the files. A keeper's operator runs `assay keeper --join %s`", id)
}

// clock prints a time of the chain.
func clock(unix uint64) string {
	if unix == 0 {
		return "-"
	}
	return time.Unix(int64(unix), 0).UTC().Format("2006-01-02 15:04:05 UTC")
}

// receiptInfo has amounts in the token's smallest unit.
type receiptInfo struct {
	TaskID            protocol.Hash  `json:"taskId"`
	SpecHash          protocol.Hash  `json:"specHash"`
	Sponsor           common.Address `json:"sponsor"`
	FinalStateRoot    protocol.Hash  `json:"finalStateRoot"`
	RunRoot           protocol.Hash  `json:"runRoot"`
	Rounds            uint32         `json:"rounds"`
	CarriedRounds     uint32         `json:"carriedRounds"`
	TaintedRounds     uint32         `json:"taintedRounds"`
	AcceptedGradients uint64         `json:"acceptedGradients"`
	Rewards           string         `json:"rewards"`
	Refund            string         `json:"refund"`
	CompletedAt       uint64         `json:"completedAt"`
	// Tainted are the gradients of convicted claims that final states were made of, FinalLies what was proven wrong of states that are final.
	Tainted   []taintInfo `json:"tainted"`
	FinalLies []lieInfo   `json:"finalLies"`
}

type taintInfo struct {
	Round uint32      `json:"round"`
	Slot  uint8       `json:"slot"`
	Tx    common.Hash `json:"tx"`
}

type lieInfo struct {
	Round   uint32      `json:"round"`
	Fault   string      `json:"fault"`
	Element uint64      `json:"element"`
	Tx      common.Hash `json:"tx"`
}

func taskReceipt(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	status, err := view.Status(s.ctx, id)
	if err != nil {
		return err
	}
	if status == protocol.StatusNone {
		return protocol.ErrTaskNotFound.With("task %s is not posted", id)
	}
	r, issued, err := view.Receipt(s.ctx, id)
	if err != nil {
		return err
	}
	if !issued {
		return disagree(fmt.Errorf("no receipt yet: the task is %s", status), "it is issued when every round is final and the last claim window is over; `assay task get` shows where the task stands")
	}
	out := receiptInfo{
		TaskID: r.TaskID, SpecHash: r.SpecHash, Sponsor: r.Sponsor, FinalStateRoot: r.FinalStateRoot, RunRoot: r.RunRoot,
		Rounds: r.Rounds, CarriedRounds: r.CarriedRounds, TaintedRounds: r.TaintedRounds, AcceptedGradients: r.AcceptedGradients,
		Rewards: r.Rewards.String(), Refund: r.Refund.String(), CompletedAt: r.CompletedAt,
		Tainted: []taintInfo{}, FinalLies: []lieInfo{},
	}
	tainted, err := view.Tainted(s.ctx, id)
	if err != nil {
		return err
	}
	for _, g := range tainted {
		out.Tainted = append(out.Tainted, taintInfo{g.Round, g.Slot, g.TxHash})
	}
	lies, err := view.FinalLies(s.ctx, id)
	if err != nil {
		return err
	}
	for _, l := range lies {
		out.FinalLies = append(out.FinalLies, lieInfo{l.Round, l.Fault.String(), l.Element, l.TxHash})
	}
	return s.print(out, func(w io.Writer) {
		fmt.Fprintf(w, "Receipt of task %s (%s)\n  final state  %s\n  run root     %s\n  rounds       %d, %d carried, %d tainted\n"+
			"  gradients    %d accepted\n  rewards      %s tokens\n  refund       %s tokens\n  completed    %s\n",
			id, status, r.FinalStateRoot, r.RunRoot, r.Rounds, r.CarriedRounds, r.TaintedRounds, r.AcceptedGradients,
			s.tokens(r.Rewards), s.tokens(r.Refund), clock(r.CompletedAt))
		for _, g := range out.Tainted {
			fmt.Fprintf(w, "  tainted      round %d: the claim of slot %d was convicted too late to be left out, transaction %s\n", g.Round, g.Slot, g.Tx)
		}
		for _, l := range out.FinalLies {
			fmt.Fprintf(w, "  final lie    round %d: proven wrong (%s, element %d) and final all the same, transaction %s\n", l.Round, l.Fault, l.Element, l.Tx)
		}
	})
}

func taskCancel(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	return s.send(s.chain.CancelTask(id), "Cancelled; `assay task refund` returns the escrow", withTask(id))
}

func taskRefund(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	tasks := trainingtasks.NewTrainingTasks()
	return s.pay(c, s.chain.Refund(id), "Refunded", func(receipt *types.Receipt, r *sent) {
		r.TaskID = &id
		r.Amount = sum(receipt, s.dep.Tasks, func(log *types.Log) *big.Int {
			if ev, err := tasks.UnpackRefundedEvent(log); err == nil {
				return ev.Amount
			}
			return nil
		})
	})
}

func taskTick(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	return s.send(s.chain.Tick(id), "Written down", withTask(id))
}

func withTask(id protocol.Hash) func(*types.Receipt, *sent) {
	return func(_ *types.Receipt, r *sent) { r.TaskID = &id }
}

var errNotPosted = errors.New("the transaction holds no TaskPosted event")
