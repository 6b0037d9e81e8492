package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/keepers"
	"assay/internal/keys"
	"assay/internal/windows"
	"assay/keeper"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
	"assay/verifier/audit"
)

const (
	roleKeeper     = "keeper"
	roleTrainer    = "trainer"
	roleDefender   = "defender"
	roleChallenger = "challenger"
	roleAuditor    = "auditor"
)

var taskRoles = []string{roleKeeper, roleTrainer, roleDefender, roleChallenger, roleAuditor}

// gasOf is what a role has to be able to pay for before anything comes back, at the present fee: a keeper's joining and its first rounds, an enrolment,
// the moves of one game, an audit and the game that defends it.
var gasOf = map[string]uint64{roleKeeper: 3_000_000, roleTrainer: 500_000, roleDefender: 2_000_000, roleChallenger: 2_000_000, roleAuditor: 2_700_000}

// taskDoctorFlags are what `doctor --task` reads besides.
func taskDoctorFlags() []cli.Flag {
	return join([]cli.Flag{
		stringFlag("DOCTOR", flagTask, "", "task `ID`: say whether this machine can play the roles of --role in it"),
		&cli.StringSliceFlag{Name: flagRole, EnvVars: env("DOCTOR", flagRole), Usage: "with --task: " + strings.Join(taskRoles, ", ") + "; all if none; repeat for several"},
		sourceFlag(),
		stringFlag("DOCTOR", flagAccount, "", "with --task: `ADDRESS` whose stake and ether are looked at; the key's if empty"),
		stringFlag("DOCTOR", flagDataDir, ".", "with --task: `FOLDER` of the roles, for the room on its disk"),
		minWindowFlag(),
	}, keyFlags(), prospectFlags("DOCTOR"))
}

// roleReport says whether a role can be played.
type roleReport struct {
	Role   string  `json:"role"`
	OK     bool    `json:"ok"`
	Checks []check `json:"checks"`
}

// machineReport is what this machine can do for a Verified task.
type machineReport struct {
	// ReplaySeconds is how long a replay of one claim takes while Parallel are computed; Measured is false if it is an estimate.
	ReplaySeconds float64 `json:"replaySeconds"`
	Measured      bool    `json:"measured"`
	Parallel      int     `json:"parallel"`
	// FootprintBytes of MemoryBytes is what one takes.
	FootprintBytes uint64 `json:"footprintBytes"`
	MemoryBytes    uint64 `json:"memoryBytes"`
	// DisputesDefended at once against the task's clock, DisputesPaidFor by bonds in the worst case; ClockNeededSeconds is the least disputeClock that
	// covers these here.
	DisputesDefended   int     `json:"disputesDefended"`
	DisputesPaidFor    uint64  `json:"disputesPaidFor"`
	ClockNeededSeconds float64 `json:"clockNeededSeconds"`
	// Coverage is the share of all claims that a challenger judges here.
	Coverage float64 `json:"coverage"`
}

// taskDiagnosis is the result of `doctor --task`.
type taskDiagnosis struct {
	TaskID  protocol.Hash  `json:"taskId"`
	Tier    string         `json:"tier"`
	Status  string         `json:"status"`
	OK      bool           `json:"ok"`
	Machine *machineReport `json:"machine,omitempty"`
	// Needs is what each role needs of a machine.
	Needs []need       `json:"needs,omitempty"`
	Roles []roleReport `json:"roles"`
}

// taskDoctor looks at one task for several roles.
type taskDoctor struct {
	c    *cli.Context
	s    *session
	view *chain.View
	id   protocol.Hash
	spec *protocol.TaskSpec
	// task has the programs, and fails says why not; can is what the machine makes of them.
	task     *claim.Task
	manifest *protocol.Manifest
	fails    *check
	can      verifier.Machine
	bond     *big.Int
	block    time.Duration
	account  common.Address
	gasPrice *big.Int
}

func doctorTask(c *cli.Context) error {
	roles := keeperList(c.StringSlice(flagRole))
	if len(roles) == 0 {
		roles = taskRoles
	}
	for _, role := range roles {
		if !slices.Contains(taskRoles, role) {
			return withHint(fmt.Errorf("--%s: no role %q", flagRole, role), "one of %s", strings.Join(taskRoles, ", "))
		}
	}
	s, err := openReader(c)
	if err != nil {
		return err
	}
	defer s.close()
	d := &taskDoctor{c: c, s: s}
	if err := d.open(); err != nil {
		return err
	}
	tier := protocol.Tier(d.spec.Tier).String()
	status, err := d.view.Status(s.ctx, d.id)
	if err != nil {
		return err
	}
	result := taskDiagnosis{TaskID: d.id, Tier: tier, Status: status.String(), OK: true}
	if d.task != nil {
		result.Machine = &machineReport{
			ReplaySeconds: d.can.Replay.Seconds(), Measured: d.can.Fits, Parallel: d.can.Parallel, FootprintBytes: d.can.Footprint, MemoryBytes: d.can.Memory,
			DisputesDefended: d.can.Disputes, DisputesPaidFor: d.can.Flood.Disputes, ClockNeededSeconds: d.can.Clock.Seconds(), Coverage: d.can.Coverage,
		}
	}
	if d.task != nil {
		result.Needs = measuredNeeds(d.task, d.manifest, d.can)
	}
	unplayable := []string{}
	for _, role := range roles {
		checks, err := d.diagnose(role)
		if err != nil {
			return err
		}
		ok := !slices.ContainsFunc(checks, func(x check) bool { return x.Status == statusMissing })
		if !ok {
			unplayable = append(unplayable, role)
		}
		result.OK = result.OK && ok
		result.Roles = append(result.Roles, roleReport{role, ok, checks})
	}
	if err := s.print(result, result.write); err != nil || result.OK {
		return err
	}
	return disagree(fmt.Errorf("this machine cannot play %s in the task", strings.Join(unplayable, ", ")), "see the hints above; --%s asks for one role alone", flagRole)
}

// write prints a table, a line a check.
func (t taskDiagnosis) write(w io.Writer) {
	fmt.Fprintf(w, "Task %s, %s, %s\n", t.TaskID, t.Tier, t.Status)
	if m := t.Machine; m != nil {
		how := "measured"
		if !m.Measured {
			how = "estimated"
		}
		fmt.Fprintf(w, "A replay takes %s (%s) and %d MiB, %d at a time; the clock needed here is %s\n", secondsText(m.ReplaySeconds), how, m.FootprintBytes>>20, m.Parallel, secondsText(m.ClockNeededSeconds))
	}
	writeNeeds(w, t.Needs, "")
	for _, r := range t.Roles {
		verdict := "can be played"
		if !r.OK {
			verdict = "cannot be played"
		}
		fmt.Fprintf(w, "\n%s %s\n", r.Role, verdict)
		for _, x := range r.Checks {
			fmt.Fprintf(w, "  %-8s %-10s %s\n", x.Status, x.Name, x.Detail)
			if x.Status != statusOK {
				fmt.Fprintf(w, "  %-8s %-10s hint: %s\n", "", "", x.Hint)
			}
		}
	}
}

func secondsText(n float64) string {
	return time.Duration(n * float64(time.Second)).Round(time.Millisecond).String()
}

func (d *taskDoctor) verified() bool { return protocol.Tier(d.spec.Tier).Proven() }

// open reads all that the roles' checks go by.
func (d *taskDoctor) open() (err error) {
	s := d.s
	if d.id, err = taskID(d.c); err != nil {
		return err
	}
	if d.view, err = s.chain.Latest(s.ctx); err != nil {
		return err
	}
	spec, err := d.view.Spec(s.ctx, d.id)
	if err != nil {
		return err
	}
	d.spec = &spec
	if d.gasPrice, err = s.client.SuggestGasPrice(s.ctx); err != nil {
		return err
	}
	if d.c.String(flagAccount) != "" {
		if d.account, err = address(d.c, flagAccount); err != nil {
			return err
		}
	} else if of := keyConfig(d.c); of.Hex != "" || of.File != "" {
		key, err := keys.Load(of, s.dep.ChainID)
		if err != nil {
			return err
		}
		d.account = crypto.PubkeyToAddress(key.PublicKey)
	}
	if !d.verified() || s.dep.Dispute == (common.Address{}) {
		return nil
	}
	if d.bond, err = d.view.TrainingBond(s.ctx); err != nil {
		return err
	}
	if d.block, err = d.view.BlockTime(s.ctx); err != nil {
		return err
	}
	return d.programs()
}

// programs gets the task's programs and measures what the machine makes of them. That they cannot be had, or do not fit, is no error: it is a finding.
func (d *taskDoctor) programs() error {
	from, err := taskSources(d.c, d.s, d.id)
	if errors.Is(err, keepers.ErrNone) {
		d.fails = &check{"programs", statusWarning, "not looked at: " + err.Error(), "--keeper URL of a keeper that serves the task"}
		return nil
	}
	if err != nil {
		return err
	}
	ctx, limit := d.c.Context, d.c.Int64(flagMaxObject)
	d.manifest, err = audit.FetchManifest(ctx, from, d.spec)
	var task *claim.Task
	if err == nil {
		task, err = fittingTask(ctx, from, d.id, d.spec, d.manifest, limit)
	}
	if err == nil {
		d.can, err = verifier.MeasureMachine(ctx, task, d.bond, d.manifest.Dataset.RecordBytes, d.block, verifier.ReplayPlaces, uint64(d.c.Int64(flagMaxReplayBytes)))
	}
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	if err != nil {
		e := explain(unsound(err))
		d.fails = &check{"programs", statusMissing, e.Message, e.Hint}
		return nil
	}
	d.task = task
	return nil
}

// diagnose is all checks of a role.
func (d *taskDoctor) diagnose(role string) ([]check, error) {
	checks := []check{d.windows()}
	if !d.verified() && (role == roleDefender || role == roleAuditor) {
		return append(checks, check{"tier", statusMissing, "the task is Open: its trainers claim nothing", "the role is for Verified tasks"}), nil
	}
	if protocol.Tier(d.spec.Tier).Sealed() && role == roleAuditor {
		return append(checks, check{"tier", statusMissing, "the task is Confidential: audits are done by keepers, who hold no record", "the role is for Verified tasks"}), nil
	}
	checks = append(checks, d.objects(role))
	if d.verified() {
		checks = append(checks, d.claims(role)...)
	}
	money, err := d.money(role)
	if err != nil {
		return nil, err
	}
	return append(append(checks, money...), d.disk(role)), nil
}

func (d *taskDoctor) windows() check {
	p := windows.For(d.s.dep.ChainID, minWindow(d.c))
	if err := p.Check(d.spec); err != nil {
		return check{"windows", statusMissing, err.Error(), shortHint}
	}
	return check{Name: "windows", Status: statusOK, Detail: fmt.Sprintf("none is below what --%s %s asks for", flagMinWindow, p.Min())}
}

// objects says whether states and data fit --max-object-bytes.
func (d *taskDoctor) objects(role string) check {
	limit := uint64(d.c.Int64(flagMaxObject))
	state, parts := stateBytes(d.spec), partBytes(d.spec, d.manifest, d.task)
	detail := fmt.Sprintf("a state has %d bytes, data set and constants %d; --%s is %d", state, parts, flagMaxObject, limit)
	if state > limit || parts > limit {
		return check{"objects", statusMissing, detail, fmt.Sprintf("raise --%s, here and at `assay %s`, on a machine that has the room", flagMaxObject, role)}
	}
	return check{Name: "objects", Status: statusOK, Detail: detail}
}

// claims are the checks about replays.
func (d *taskDoctor) claims(role string) []check {
	if d.fails != nil {
		return []check{*d.fails}
	}
	if d.task == nil {
		return []check{{"programs", statusMissing, "the deployment has no contract for disputes", "use one whose file names trainingDispute"}}
	}
	out := []check{{Name: "programs", Status: statusOK, Detail: "served, and fit the task and its data"}}
	if role == roleKeeper {
		return out // it replays nothing
	}
	can := d.can
	memory := check{Name: "memory", Status: statusOK, Detail: fmt.Sprintf("a replay takes %d MiB of %d", can.Footprint>>20, can.Memory>>20)}
	if !can.Fits {
		memory.Status, memory.Hint = statusMissing, fmt.Sprintf("raise --%s, on a machine that has the memory", flagMaxReplayBytes)
		return append(out, memory)
	}
	out = append(out, memory)
	switch role {
	case roleTrainer, roleDefender:
		answers := check{Name: "disputes", Status: statusOK, Detail: fmt.Sprintf("%d at once are answered in time (%d if about one claim), bonds pay for %d", can.Disputes, can.AboutOne, can.Flood.Disputes)}
		if err := can.Defends(d.spec); err != nil {
			answers.Status, answers.Detail, answers.Hint = statusMissing, err.Error(), "use a machine that replays faster: whoever is asked too much at once loses its lock"
		}
		out = append(out, answers)
	case roleChallenger:
		covers := check{Name: "coverage", Status: statusOK, Detail: fmt.Sprintf("%.0f %% of the claims are judged in time", 100*can.Coverage)}
		if can.Coverage < 1 {
			covers.Status, covers.Hint = statusWarning, "use a machine that replays faster, or run several: each draws among what it has no time for"
		}
		if can.Coverage == 0 {
			covers.Status = statusMissing
		}
		out = append(out, covers)
	}
	return out
}

// money is what the account needs: stake, tokens and ether.
func (d *taskDoctor) money(role string) ([]check, error) {
	s, ctx := d.s, d.s.ctx
	if d.account == (common.Address{}) {
		return []check{{"money", statusWarning, "not looked at: no account is named", "--account ADDRESS, or the role's key"}}, nil
	}
	stake, err := d.view.Stake(ctx, d.account)
	if err != nil {
		return nil, err
	}
	balance, err := d.view.Balance(ctx, d.account)
	if err != nil {
		return nil, err
	}
	var out []check
	has := func(name string, have, need *big.Int, hint string) {
		x := check{Name: name, Status: statusOK, Detail: fmt.Sprintf("%s has %s tokens, needs %s", d.account, s.tokens(have), s.tokens(need))}
		if have.Cmp(need) < 0 {
			x.Status, x.Hint = statusMissing, hint
		}
		out = append(out, x)
	}
	switch role {
	case roleKeeper:
		if member, err := d.view.PoolKeeper(ctx, d.id, d.account); err != nil {
			return nil, err
		} else if member.Active {
			out = append(out, check{Name: "stake", Status: statusOK, Detail: "the account is in the task's pool"})
			break
		}
		has("stake", stake.Free(), d.spec.KeeperLock, "assay stake deposit")
		if limit := keeper.DefaultMaxLock(stake.Active); limit.Cmp(d.spec.KeeperLock) < 0 && stake.Free().Cmp(d.spec.KeeperLock) >= 0 {
			out = append(out, check{"max-lock", statusMissing, fmt.Sprintf("the task locks %s tokens, a keeper gives one task %s of this stake", s.tokens(d.spec.KeeperLock), s.tokens(limit)),
				"assay stake deposit, or assay keeper --max-lock"})
		}
	case roleTrainer:
		if e, err := d.view.Enrollment(ctx, d.id, d.account); err != nil {
			return nil, err
		} else if e.Enrolled() {
			out = append(out, check{Name: "stake", Status: statusOK, Detail: fmt.Sprintf("the account is enrolled, in slot %d", e.Slot)})
			break
		}
		has("stake", stake.Free(), d.spec.TrainerLock, "assay stake deposit")
		has("fee", balance, d.spec.EnrollmentFee, "get tokens for the enrolment fee")
	case roleChallenger:
		bond, err := d.view.DescentBond(ctx)
		if err != nil {
			return nil, err
		}
		if d.bond != nil && d.bond.Cmp(bond) > 0 {
			bond = d.bond
		}
		has("bond", balance, bond, "get tokens for the bond of a descent or a dispute; it comes back to whoever is right")
		rate, err := d.view.RevealRate(ctx)
		if err != nil {
			return nil, err
		}
		price, err := d.view.RevealPrice(ctx)
		if err != nil {
			return nil, err
		}
		descent, err := d.view.DescentBond(ctx)
		if err != nil {
			return nil, err
		}
		dispute := d.bond
		if dispute == nil {
			dispute = new(big.Int)
		}
		bonds, demands := verifier.TaskNeed(d.spec, rate, descent, dispute, price)
		cover := check{Name: "cover", Status: statusOK, Detail: fmt.Sprintf("bonds of the games that the task may need come to %s tokens, demands for the payloads of a round to %s; %s has %s",
			s.tokens(bonds), s.tokens(demands), d.account, s.tokens(balance))}
		if balance.Cmp(new(big.Int).Add(bonds, demands)) < 0 {
			cover.Status, cover.Hint = statusMissing, "get more tokens: bonds come back to whoever is right, half of a demand's price is the publisher's"
		}
		out = append(out, cover)
	case roleAuditor:
		offer, err := d.offer()
		if err != nil {
			return nil, err
		}
		out = append(out, offer...)
	}
	need := new(big.Int).Mul(d.gasPrice, new(big.Int).SetUint64(gasOf[role]))
	wei, err := s.client.BalanceAt(ctx, d.account, nil)
	if err != nil {
		return nil, err
	}
	ether := check{Name: "ether", Status: statusOK, Detail: fmt.Sprintf("%s has %s ether, needs %s for a start", d.account, formatAmount(wei, 18), formatAmount(need, 18))}
	if wei.Sign() == 0 || wei.Cmp(need) < 0 {
		ether.Status, ether.Hint = statusMissing, "send it ether for gas"
	}
	return append(out, ether), nil
}

// offer is what an auditor needs besides: an offer, a place in the pool, bonds, and the time for a replay.
func (d *taskDoctor) offer() (out []check, err error) {
	s := d.s
	if s.dep.Audit == (common.Address{}) {
		return []check{{"offer", statusMissing, chain.ErrNoAudits.Error(), "use a deployment whose file names trainingAudit"}}, nil
	}
	terms, err := d.view.AuditTerms(s.ctx, d.id)
	if err != nil {
		return nil, err
	}
	if terms.Window == 0 {
		return []check{{"offer", statusMissing, "the sponsor offered no audits", "only before Training can it: assay audit offer"}}, nil
	}
	member, err := d.view.PoolKeeper(s.ctx, d.id, d.account)
	if err != nil {
		return nil, err
	}
	if member.Active {
		out = append(out, check{Name: "pool", Status: statusOK, Detail: "the account is in the task's pool"})
	} else {
		out = append(out, check{"pool", statusMissing, "the account is not in the task's pool: it is never drawn", "run `assay keeper` with it first"})
	}
	balance, err := d.view.Balance(s.ctx, d.account)
	if err != nil {
		return nil, err
	}
	dispute := new(big.Int)
	if d.bond != nil {
		dispute = d.bond
	}
	bond := check{Name: "bond", Status: statusOK, Detail: fmt.Sprintf("%s has %s tokens, an audit's bond is %s, and that of a dispute which defends it %s",
		d.account, s.tokens(balance), s.tokens(terms.Bond), s.tokens(dispute))}
	if balance.Cmp(dispute.Add(terms.Bond, dispute)) < 0 {
		bond.Status, bond.Hint = statusMissing, "get tokens for both: the auditor commits to no audit that it could not defend"
	}
	out = append(out, bond)
	if d.task != nil && d.can.Fits {
		x := check{Name: "time", Status: statusOK, Detail: fmt.Sprintf("an audit traces a whole claim, about %s, in a window of %d s", d.can.Traced(d.spec).Round(time.Second), terms.Window)}
		if d.can.Traced(d.spec).Seconds() > float64(terms.Window) {
			x.Status, x.Hint = statusMissing, "use a machine that replays faster"
		}
		out = append(out, x)
	}
	return out, nil
}

// disk says whether the folder has room for what the role keeps of the task.
func (d *taskDoctor) disk(role string) check {
	need := diskBytes(role, d.spec, partBytes(d.spec, d.manifest, d.task), d.can.Flood.Claims)
	dir := d.c.String(flagDataDir)
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil {
		return check{"disk", statusWarning, fmt.Sprintf("%s: %s", dir, err), "make the folder, or name another with --" + flagDataDir}
	}
	free := fs.Bavail * uint64(fs.Bsize)
	x := check{Name: "disk", Status: statusOK, Detail: fmt.Sprintf("%d MiB are free in %s, about %d are needed", free>>20, absolute(dir), need>>20)}
	if free < need {
		x.Status, x.Hint = statusMissing, "free some space, or work on another disk"
	}
	return x
}

// doctorFlagsAgree refuses flags of one kind of doctor with the other.
func doctorFlagsAgree(c *cli.Context) error {
	if c.String(flagTask) != "" && c.IsSet(flagFor) {
		return withHint(errors.New("--task and --for"), "--for is about a piece of work, --task and --role about a role in one task")
	}
	if c.String(flagTask) == "" && c.IsSet(flagRole) {
		return withHint(errors.New("--role without --task"), "name the task, or ask `assay doctor --for keeper`")
	}
	return nil
}
