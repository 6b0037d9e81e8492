package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/urfave/cli/v2"

	"assay/internal/chain/sender"
	"assay/protocol"
)

const (
	flagGwei        = "price"
	flagStepSeconds = "step-seconds"
)

// Gas of whole transactions, cold storage and calldata included, and the bytes of each that L1 is paid for: docs/contracts.md (`make gas`) and
// docs/opstack.md (`make demo-op`).
const (
	gasPost, bytesPost            = 710_000, 430
	gasJoin, bytesJoin            = 238_000, 100
	gasEnroll, bytesEnroll        = 187_000, 150
	gasFirst, gasNext             = 95_000, 59_000
	gasLast, bytesSubmit          = 61_000, 253
	gasDraw, gasSeat              = 134_000, 13_400
	gasPropose, gasSigner         = 105_000, 10_250
	bytesPropose, bytesDraw       = 308, 100
	gasFinalize, bytesFinal       = 84_000, 100
	gasClaim, bytesClaim          = 100_000, 150
	betweenRounds                 = 6 // seconds that a round of a development chain takes beside its training
	secondsAnHour                 = 3600
	secondsAYear                  = 365 * 24 * secondsAnHour
	weiAGwei                int64 = 1_000_000_000
)

func taskPlanCommand() *cli.Command {
	return &cli.Command{
		Name: "plan", Usage: "say what a task costs before it is posted: escrow, gas by part, bytes, hours",
		Description: "Gas is priced at what the chain asks now, if a deployment file is there or --rpc is given, and at each --price: gwei for a unit of gas\n" +
			"on the rollup and, behind a colon, gwei for a byte on L1. Nothing is sent, and no key is needed. All rounds are counted, with all\n" +
			"trainers in each, and nobody disputes: what a dispute costs docs/opstack.md says.\n\n" +
			examples("assay task plan --spec task/task.json --manifest task/manifest.json",
				"assay task plan --spec task/task.json --manifest task/manifest.json --price 0.001:1.03 --price 0.01:17.3 --step-seconds 0.5 --json"),
		Flags: join(readFlags(), []cli.Flag{
			required(stringFlag("", flagSpec, "", "`FILE` with the task's template")),
			required(stringFlag("", flagManifest, "", "`FILE` with the manifest")),
			stringFlag("", flagObjects, "", "`FOLDER` with programs, constants and data set; that beside the template if there is one"),
			&cli.StringSliceFlag{Name: flagGwei, EnvVars: env("TASK", flagGwei), Usage: "`GWEI[:GWEI]` of a unit of gas, and of a byte on L1; repeat for several"},
			&cli.Float64Flag{Name: flagStepSeconds, EnvVars: env("TASK", flagStepSeconds), Usage: "`SECONDS` that a trainer takes for an inner step; else what `assay-trainer init` measured, which it wrote beside the template"},
		}),
		Action: taskPlan,
	}
}

// part is what one kind of transaction takes over a whole run.
type part struct {
	Name  string `json:"name"`
	Payer string `json:"payer"`
	Count uint64 `json:"count"`
	Gas   uint64 `json:"gas"`
	// Bytes are those that L1 is paid for.
	Bytes uint64 `json:"bytes"`
}

// priced is what all gas of a run costs at some price.
type priced struct {
	Name string `json:"name"`
	// GasGwei is of a unit of gas, ByteGwei of a byte on L1.
	GasGwei  string `json:"gasGwei"`
	ByteGwei string `json:"byteGwei"`
	// Ether by part, in the order of the parts, and of all.
	Ether []string `json:"ether"`
	Total string   `json:"total"`
}

// planned is the result of `task plan`. Amounts are in the token's smallest unit.
type planned struct {
	Escrow string   `json:"escrow"`
	Parts  []part   `json:"parts"`
	Gas    uint64   `json:"gas"`
	Prices []priced `json:"prices"`
	// PayloadBytes are of one trainer in one round, StateBytes of one state, ObjectBytes of manifest, programs, constants and data set,
	// UploadBytes of all payloads, StoredBytes of all that a keeper holds at the end.
	PayloadBytes uint64 `json:"payloadBytes"`
	StateBytes   uint64 `json:"stateBytes"`
	ObjectBytes  uint64 `json:"objectBytes"`
	UploadBytes  uint64 `json:"uploadBytes"`
	StoredBytes  uint64 `json:"storedBytes"`
	// Uncounted is what these leave out; empty if nothing.
	Uncounted string `json:"uncounted,omitempty"`
	// StepSeconds is how long an inner step takes, StepFrom who says so; empty if nobody does: hours are then without training.
	StepSeconds float64 `json:"stepSeconds"`
	StepFrom    string  `json:"stepFrom"`
	// Hours with everybody there, and with every window of every round run out.
	Hours     float64 `json:"hours"`
	HoursMost float64 `json:"hoursMost"`
}

func taskPlan(c *cli.Context) error {
	t, err := readTemplate(c.String(flagSpec), templateDecimals)
	if err != nil {
		return err
	}
	spec := &t.TaskSpec
	raw, err := readLimited(c.String(flagManifest), protocol.MaxManifestBytes)
	if err != nil {
		return err
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return fmt.Errorf("%s: %w", c.String(flagManifest), err)
	}
	if spec.ParamCount == 0 {
		spec.ParamCount = m.ParamCount()
	}
	if spec.ParamCount != m.ParamCount() {
		return withHint(fmt.Errorf("the template has %d parameters, the manifest %d", spec.ParamCount, m.ParamCount()), "use the files of one `assay-trainer init`")
	}
	if err := spec.Known(); err != nil {
		return err
	}
	step, from, err := stepTime(c)
	if err != nil {
		return err
	}
	plan := planOf(spec, step)
	plan.StepFrom = from
	objects, uncounted, err := objectBytes(c, spec, m)
	if err != nil {
		return err
	}
	plan.Uncounted = uncounted
	plan.ObjectBytes = objects + uint64(len(raw))
	plan.StoredBytes += plan.ObjectBytes
	for _, text := range c.StringSlice(flagGwei) {
		fees, err := parsePrice(text)
		if err != nil {
			return err
		}
		plan.price("given", fees)
	}
	if _, err := os.Stat(c.String(flagDeployment)); err == nil || c.IsSet(flagDeployment) || c.IsSet(flagRPC) {
		s, err := openReader(c)
		if err != nil {
			return err
		}
		defer s.close()
		fees, err := sender.Present(s.ctx, s.client, s.chain)
		if err != nil {
			return err
		}
		plan.price("now", fees)
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), plan, plan.show(spec))
}

// measuredFile is what `assay-trainer init` writes beside a template of what it measured.
const measuredFile = "measured.json"

// maxMeasuredFile bounds it: it has a few numbers.
const maxMeasuredFile = 4 << 10

// parseMeasured reads the seconds of an inner step.
func parseMeasured(raw []byte) (float64, error) {
	var measured struct {
		StepSeconds float64 `json:"stepSeconds"`
	}
	if err := json.Unmarshal(raw, &measured); err != nil {
		return 0, err
	}
	if measured.StepSeconds <= 0 || measured.StepSeconds > secondsAYear {
		return 0, fmt.Errorf("stepSeconds is %v", measured.StepSeconds)
	}
	return measured.StepSeconds, nil
}

// stepTime is how many seconds an inner step takes, and who says so: the flag, or what `init` measured. 0 and nobody if neither does.
func stepTime(c *cli.Context) (seconds float64, from string, err error) {
	if c.IsSet(flagStepSeconds) {
		seconds, from = c.Float64(flagStepSeconds), "--"+flagStepSeconds
	} else {
		var path string
		if seconds, path, err = measuredStep(c.String(flagSpec)); err != nil || path == "" {
			return 0, "", err
		}
		from = "measured by `assay-trainer init`, " + path
	}
	if seconds < 0 || math.IsNaN(seconds) || math.IsInf(seconds, 0) {
		return 0, "", withHint(fmt.Errorf("--%s is %v", flagStepSeconds, seconds), "seconds, not below 0")
	}
	return seconds, from, nil
}

// objectBytes is the size of what keepers hold of a task beside payloads and states, and what is not counted in it.
func objectBytes(c *cli.Context, spec *protocol.TaskSpec, m *protocol.Manifest) (n uint64, uncounted string, err error) {
	if !protocol.Tier(spec.Tier).Proven() {
		return 0, "", nil
	}
	folder := c.String(flagObjects)
	if folder == "" {
		folder = filepath.Join(filepath.Dir(c.String(flagSpec)), flagObjects)
	}
	files, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) && !c.IsSet(flagObjects) {
		if !protocol.Tier(spec.Tier).Sealed() {
			n = m.Dataset.RecordBytes * m.Dataset.Records
		}
		return n, fmt.Sprintf("programs and constants: --%s FOLDER has them", flagObjects), nil
	} else if err != nil {
		return 0, "", err
	}
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			return 0, "", err
		}
		if info.Mode().IsRegular() {
			n += uint64(info.Size())
		}
	}
	return n, "", nil
}

// planOf counts a run in which every trainer is in every round, and an inner step takes so many seconds.
func planOf(spec *protocol.TaskSpec, step float64) *planned {
	n, rounds, seats := uint64(spec.TrainerCount), uint64(spec.MaxRounds), uint64(spec.CommitteeSeats)
	submissions := uint64(gasFirst)
	if n > 1 {
		submissions += gasLast + (n-2)*gasNext
	}
	p := &planned{
		Escrow: spec.Escrow().String(),
		Parts: []part{
			{"post the task", "sponsor", 1, gasPost, bytesPost},
			{"join the pool", "keepers", seats, seats * gasJoin, seats * bytesJoin},
			{"enrol", "trainers", n, n * gasEnroll, n * bytesEnroll},
			{"relay commitments", "keepers", rounds * n, rounds * submissions, rounds * n * bytesSubmit},
			{"draw committees", "keepers", rounds, rounds * (gasDraw + (max(seats, 1)-1)*gasSeat), rounds * bytesDraw},
			{"propose states", "keepers", rounds, rounds * (gasPropose + (max(uint64(spec.CommitteeThreshold), 1)-1)*gasSigner), rounds * bytesPropose},
			{"make rounds final", "keepers", rounds, rounds * gasFinalize, rounds * bytesFinal},
			// One for each round at most: several rounds in one transaction are cheaper.
			{"claim pay", "trainers", rounds * n, rounds * n * gasClaim, rounds * n * bytesClaim},
		},
		StepSeconds:  step,
		PayloadBytes: spec.PayloadBytes(),
		StateBytes:   stateBytes(spec),
	}
	for _, x := range p.Parts {
		p.Gas += x.Gas
	}
	p.UploadBytes = rounds * n * p.PayloadBytes
	p.StoredBytes = p.UploadBytes + (rounds+1)*p.StateBytes
	end := spec.Liability()
	p.Hours = (float64(rounds)*(step*float64(spec.InnerSteps)+betweenRounds) + float64(spec.StateWindow+spec.ClaimWindow)) / secondsAnHour
	p.HoursMost = float64(uint64(spec.EnrollWindow)+rounds*(spec.LongestRound()+uint64(spec.StateWindow))+end) / secondsAnHour
	return p
}

// parsePrice reads GWEI or GWEI:GWEI.
func parsePrice(text string) (fees sender.Fees, err error) {
	gas, bytes, _ := strings.Cut(text, ":")
	if bytes == "" {
		bytes = "0"
	}
	for _, one := range []struct {
		text string
		wei  **big.Int
	}{{gas, &fees.Gas}, {bytes, &fees.Byte}} {
		gwei, ok := new(big.Rat).SetString(strings.TrimSpace(one.text))
		if !ok || gwei.Sign() < 0 {
			return fees, withHint(fmt.Errorf("--%s is %.40q", flagGwei, text), "gwei of a unit of gas and, behind a colon, of a byte on L1, such as 0.001:1.03")
		}
		wei := gwei.Mul(gwei, new(big.Rat).SetInt64(weiAGwei))
		// Rounded up to a wei.
		up := new(big.Int).Add(wei.Num(), new(big.Int).Sub(wei.Denom(), big.NewInt(1)))
		*one.wei = up.Quo(up, wei.Denom())
	}
	return fees, nil
}

// price adds what all parts cost at these fees.
func (p *planned) price(name string, fees sender.Fees) {
	x := priced{Name: name, GasGwei: formatAmount(fees.Gas, 9), ByteGwei: formatAmount(fees.Byte, 9)}
	total := new(big.Int)
	for _, part := range p.Parts {
		cost := fees.Of(part.Gas, part.Bytes)
		x.Ether = append(x.Ether, formatAmount(cost, 18))
		total.Add(total, cost)
	}
	x.Total = formatAmount(total, 18)
	p.Prices = append(p.Prices, x)
}

func (p *planned) show(spec *protocol.TaskSpec) func(io.Writer) {
	return func(w io.Writer) {
		escrow := spec.Escrow()
		fmt.Fprintf(w, "Escrow   %s tokens: %d rounds, %d trainers, %s a gradient\n", formatAmount(escrow, templateDecimals), spec.MaxRounds, spec.TrainerCount,
			formatAmount(spec.RewardPerGradient, templateDecimals))
		fmt.Fprintf(w, "Bytes    %d a payload, %d a state, %d of manifest, programs, constants and data; %d uploaded, %d stored by each keeper\n", p.PayloadBytes,
			p.StateBytes, p.ObjectBytes, p.UploadBytes, p.StoredBytes)
		if p.Uncounted != "" {
			fmt.Fprintf(w, "         not counted are %s\n", p.Uncounted)
		}
		fmt.Fprintf(w, "Hours    %.2f with everybody there, at most %.2f\n", p.Hours, p.HoursMost)
		if p.StepFrom == "" {
			fmt.Fprintf(w, "         without training: nothing says how long a step takes (--%s)\n", flagStepSeconds)
		} else {
			fmt.Fprintf(w, "         of a step of %.3g s, %d a round: %s\n", p.StepSeconds, spec.InnerSteps, p.StepFrom)
		}
		tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		fmt.Fprint(tab, "\npart\tpaid by\ttransactions\tgas\tbytes on L1")
		for _, x := range p.Prices {
			fmt.Fprintf(tab, "\tether at %s, %s gwei (%s)", x.GasGwei, x.ByteGwei, x.Name)
		}
		fmt.Fprintln(tab)
		for i, part := range p.Parts {
			fmt.Fprintf(tab, "%s\t%s\t%d\t%d\t%d", part.Name, part.Payer, part.Count, part.Gas, part.Bytes)
			for _, x := range p.Prices {
				fmt.Fprintf(tab, "\t%s", x.Ether[i])
			}
			fmt.Fprintln(tab)
		}
		fmt.Fprintf(tab, "all\t\t\t%d\t", p.Gas)
		for _, x := range p.Prices {
			fmt.Fprintf(tab, "\t%s", x.Total)
		}
		fmt.Fprintln(tab)
		_ = tab.Flush()
		if len(p.Prices) == 0 {
			fmt.Fprintln(w, "\nNo price: --price GWEI, or a deployment file whose chain is asked")
		}
	}
}
