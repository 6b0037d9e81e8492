package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/sys/cpu"

	"assay/indexer"
	"assay/internal/embeddedpg"
	"assay/internal/redact"
	"assay/keeper"
	"assay/repops/cuda"
)

const (
	flagFor = "for"

	// probeTimeout bounds one program that is asked for its version; importing torch takes seconds on a cold disk.
	probeTimeout = time.Minute
	gib          = 1 << 30
)

// What doctor checks for.
const (
	forDemo    = "demo"
	forTest    = "test"
	forKeeper  = "keeper"
	forTrainer = "trainer"
	forIndexer = "indexer"
)

var doctorRoles = []string{forDemo, forTest, forKeeper, forTrainer, forIndexer}

type checkStatus string

const (
	statusOK      checkStatus = "ok"
	statusWarning checkStatus = "warning"
	statusMissing checkStatus = "missing"
)

// check is one thing that was looked at.
type check struct {
	Name   string      `json:"name"`
	Status checkStatus `json:"status"`
	// Detail says what was found, Hint what to do about it.
	Detail string `json:"detail"`
	Hint   string `json:"hint,omitempty"`
}

type diagnosis struct {
	For    string  `json:"for"`
	OK     bool    `json:"ok"`
	Checks []check `json:"checks"`
}

func doctorCommand() *cli.Command {
	return &cli.Command{
		Name:  "doctor",
		Usage: "say what this machine lacks for a piece of work, or for a role in a task, and how to mend it",
		Description: "Exit status 1 if something needed is missing; warnings do not count. With --task it says of each role whether this machine can play it\n" +
			"in that task, by the same code as the role: windows against --min-window, memory and time of a replay, disputes at once against the\n" +
			"task's clock, the share of claims that a challenger judges, stake, ether and disk. Exit status 2 if a role cannot be played.\n\n" +
			examples("assay doctor", "assay doctor --for keeper", "assay doctor --for trainer --json",
				"assay doctor --task "+exampleTask+" --keeper http://127.0.0.1:8700",
				"assay doctor --task "+exampleTask+" --role trainer --role defender --keeper http://127.0.0.1:8700 --private-key-file trainer.key",
				"assay doctor --task "+exampleTask+" --role challenger --keeper http://127.0.0.1:8700 --account 0x1111111111111111111111111111111111111111 --json"),
		Flags: join([]cli.Flag{
			stringFlag("DOCTOR", flagFor, forDemo, strings.Join(doctorRoles, ", ")),
			rootFlag(),
			timeoutFlag(2 * time.Minute),
		}, chainFlags(), taskDoctorFlags()),
		Action: runDoctor,
	}
}

func runDoctor(c *cli.Context) error {
	if err := doctorFlagsAgree(c); err != nil {
		return err
	}
	if c.String(flagTask) != "" {
		return doctorTask(c)
	}
	role := c.String(flagFor)
	if !slices.Contains(doctorRoles, role) {
		return withHint(fmt.Errorf("--%s: no work %q", flagFor, role), "one of %s", strings.Join(doctorRoles, ", "))
	}
	d := diagnose(c, role)
	err := printResult(c.App.Writer, c.Bool(flagJSON), d, func(w io.Writer) {
		for _, check := range d.Checks {
			fmt.Fprintf(w, "%-8s %-18s %s\n", check.Status, check.Name, check.Detail)
			if check.Status != statusOK {
				fmt.Fprintf(w, "%-8s %-18s hint: %s\n", "", "", check.Hint)
			}
		}
	})
	if err != nil || d.OK {
		return err
	}
	missing := 0
	for _, check := range d.Checks {
		if check.Status == statusMissing {
			missing++
		}
	}
	return withHint(fmt.Errorf("%d of %d things that %s needs are missing", missing, len(d.Checks), role), "see the hints above; `make setup` installs most")
}

// diagnose looks at everything that the work needs.
func diagnose(c *cli.Context, role string) diagnosis {
	root, rootErr := repository(c)
	source := role == forDemo || role == forTest
	needs := func(roles ...string) bool { return slices.Contains(roles, role) }
	d := diagnosis{For: role, OK: true}
	add := func(checks ...check) {
		for _, check := range checks {
			d.OK = d.OK && check.Status != statusMissing
			d.Checks = append(d.Checks, check)
		}
	}

	add(check{Name: "cpu", Status: statusOK, Detail: describeCPU()})
	inTree := source || role == forTrainer && rootErr == nil
	if inTree {
		if rootErr != nil {
			add(check{"repository", statusMissing, rootErr.Error(), "run inside the repository, or pass --root"})
		} else {
			add(check{Name: "repository", Status: statusOK, Detail: root})
		}
	}
	if source {
		add(version(c.Context, "go", []int{1, 26}, "install Go 1.26 or newer: https://go.dev/dl", "go", "version"))
		add(version(c.Context, "node", []int{20}, "install Node.js 20 or newer: https://nodejs.org", "node", "--version"))
		add(version(c.Context, "npm", []int{9}, "it comes with Node.js", "npm", "--version"))
	}
	if role == forTest {
		add(version(c.Context, "forge", []int{1}, "npm ci", filepath.Join(root, "node_modules", ".bin", "forge"), "--version"))
		add(version(c.Context, "solc", []int{0, 8, 37}, "npm ci", filepath.Join(root, "node_modules", ".bin", "solcjs"), "--version"))
	}
	if inTree {
		add(version(c.Context, "python", []int{3, 11}, "install Python 3.11 or newer with venv", "python3", "--version"))
		add(trainerChecks(c.Context, root)...)
		add(gpu(filepath.Join(root, "trainer-py", ".venv")))
	}
	if role == forTrainer && !inTree {
		add(installedTrainer(c.Context)...)
	}
	if needs(forDemo, forTest, forIndexer) {
		add(postgres(role))
	}
	add(disk(role, root), memory(role))
	switch role {
	case forKeeper:
		add(port("port", keeper.DefaultListen))
	case forIndexer:
		add(port("port", indexer.DefaultListen))
	case forDemo, forTest:
		// These take free ports.
		add(port("loopback", "127.0.0.1:0"))
	}
	if needs(forKeeper, forTrainer, forIndexer) {
		add(reachable(c))
	}
	return d
}

func describeCPU() string {
	features := []string{}
	for _, f := range []struct {
		name string
		has  bool
	}{
		{"AVX2", cpu.X86.HasAVX2}, {"FMA", cpu.X86.HasFMA}, {"AVX-512", cpu.X86.HasAVX512F}, {"SHA2", cpu.ARM64.HasSHA2}, {"NEON", cpu.ARM64.HasASIMD},
	} {
		if f.has {
			features = append(features, f.name)
		}
	}
	return fmt.Sprintf("%s, %d cores, %s; every processor gives the same bits", runtime.GOARCH, runtime.NumCPU(), strings.Join(features, " "))
}

// version asks a program for its version and compares.
func version(ctx context.Context, name string, least []int, hint string, command string, args ...string) check {
	out, err := probe(ctx, command, args...)
	if err != nil {
		return check{name, statusMissing, err.Error(), hint}
	}
	found := firstVersion(out)
	if found == nil {
		return check{name, statusWarning, fmt.Sprintf("%q holds no version", firstLine(out)), hint}
	}
	if slices.Compare(found, least) < 0 {
		return check{name, statusMissing, fmt.Sprintf("%s, need %s", dotted(found), dotted(least)), hint}
	}
	return check{Name: name, Status: statusOK, Detail: dotted(found)}
}

func probe(ctx context.Context, command string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	var stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, command, args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		if line := lastLine(stderr.String()); line != "" {
			return "", fmt.Errorf("%w: %s", err, line)
		}
		return "", err
	}
	return string(out), nil
}

// firstVersion finds the first dotted number of a text: "go version go1.26.8 linux/amd64" gives 1.26.8.
func firstVersion(text string) []int {
	isVersion := func(r rune) bool { return r == '.' || r >= '0' && r <= '9' }
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return !isVersion(r) }) {
		var out []int
		for part := range strings.SplitSeq(strings.Trim(field, "."), ".") {
			n, err := strconv.Atoi(part)
			if err != nil {
				out = nil
				break
			}
			out = append(out, n)
		}
		if len(out) > 1 {
			return out
		}
	}
	return nil
}

func dotted(version []int) string {
	parts := make([]string, len(version))
	for i, n := range version {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ".")
}

func firstLine(s string) string { line, _, _ := strings.Cut(strings.TrimSpace(s), "\n"); return line }

func lastLine(s string) string {
	s = strings.TrimSpace(s)
	return s[strings.LastIndexByte(s, '\n')+1:]
}

func trainerChecks(ctx context.Context, root string) []check {
	python := filepath.Join(root, "trainer-py", ".venv", "bin", "python")
	if !exists(python) {
		return []check{{"trainer", statusMissing, python + " is absent", "make setup"}}
	}
	var out []check
	for _, module := range []string{"torch", "sklearn", "assay_trainer"} {
		text, err := probe(ctx, python, "-c", "import "+module+"; print(getattr("+module+", '__version__', 'present'))")
		if err != nil {
			out = append(out, check{module, statusMissing, err.Error(), "make setup"})
		} else {
			out = append(out, check{Name: module, Status: statusOK, Detail: firstLine(text)})
		}
	}
	return out
}

// installedTrainer asks a trainer that was installed from a release's wheel.
func installedTrainer(ctx context.Context) []check {
	const name, hint = "assay-trainer", "install a release's wheel and put its assay-trainer on the PATH; with a checkout pass --root"
	path, err := exec.LookPath(name)
	if err != nil {
		return []check{{name, statusMissing, "neither a checkout nor " + name + " on the PATH", hint}}
	}
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	// Its exit status says again what the answer says.
	out, runErr := exec.CommandContext(ctx, path, "doctor", "--json").Output()
	var answer struct{ Checks []check }
	if err := json.Unmarshal(out, &answer); err != nil || len(answer.Checks) == 0 {
		return []check{{name, statusMissing, fmt.Sprintf("%s doctor --json gives no answer: %v", path, cmp.Or(runErr, err)), hint}}
	}
	found := []check{{Name: name, Status: statusOK, Detail: path}}
	for _, c := range answer.Checks {
		if c.Status != statusOK && c.Status != statusWarning {
			c.Status = statusMissing
		}
		found = append(found, c)
	}
	return found
}

// gpu says whether --device cuda has what it needs; everything goes without it.
func gpu(venv string) check {
	found, problems := cuda.Probe(venv)
	if len(problems) == 0 {
		return check{Name: "cuda", Status: statusOK, Detail: found}
	}
	first := problems[0]
	return check{"cuda", statusWarning, first.Detail + "; the processor's engine gives the same bits", cmp.Or(first.Hint, "see `assay repops info`")}
}

func postgres(role string) check {
	dir, err := embeddedpg.FindBinaries()
	if err == nil {
		return check{Name: "postgres", Status: statusOK, Detail: dir}
	}
	status := statusMissing
	if role == forIndexer && os.Getenv("ASSAY_DATABASE_URL") != "" {
		status = statusWarning
	}
	what, hint, _ := strings.Cut(oneLine(err.Error()), "; hint: ")
	return check{"postgres", status, what, hint}
}

// needs of disk, in bytes: the demo's PyTorch alone is 5 GB; a keeper of small tasks holds some hundred states and payloads.
var diskNeeds = map[string]uint64{forDemo: 2 * gib, forTest: 4 * gib, forKeeper: 10 * gib, forTrainer: 2 * gib, forIndexer: 5 * gib}

// setupNeeds is what `make setup` adds when it has not run.
const setupNeeds = 10 * gib

func disk(role, root string) check {
	need := diskNeeds[role]
	dir := "."
	if root != "" && (role == forDemo || role == forTest) {
		dir = root
		if !exists(filepath.Join(root, "trainer-py", ".venv", "bin", "python")) {
			need += setupNeeds
		}
	}
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil {
		return check{"disk", statusWarning, err.Error(), "look at `df`"}
	}
	free := fs.Bavail * uint64(fs.Bsize)
	detail := fmt.Sprintf("%.1f GiB free in %s, need %.0f", float64(free)/gib, absolute(dir), float64(need)/gib)
	if free < need {
		return check{"disk", statusMissing, detail, "free some space, or work on another disk"}
	}
	return check{Name: "disk", Status: statusOK, Detail: detail}
}

// memoryNeeds in bytes: four trainers with PyTorch take about 400 MB each.
var memoryNeeds = map[string]uint64{forDemo: 4 * gib, forTest: 6 * gib, forKeeper: 1 * gib, forTrainer: 1 * gib, forIndexer: 1 * gib}

func memory(role string) check {
	const hint = "stop other programs, or use a larger machine"
	raw, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return check{"memory", statusWarning, "cannot be read on " + runtime.GOOS, hint}
	}
	for line := range strings.Lines(string(raw)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] != "MemAvailable:" {
			continue
		}
		kib, err := strconv.ParseUint(fields[1], 10, 64)
		if err != nil {
			break
		}
		detail := fmt.Sprintf("%.1f GiB available, need about %.0f", float64(kib)/(1<<20), float64(memoryNeeds[role])/gib)
		if kib<<10 < memoryNeeds[role] {
			// The system may still make room by swapping and dropping caches.
			return check{"memory", statusWarning, detail, hint}
		}
		return check{Name: "memory", Status: statusOK, Detail: detail}
	}
	return check{"memory", statusWarning, "/proc/meminfo does not say what is available", hint}
}

// port warns when an address is taken: it may be by the very service that is asked about.
func port(name, addr string) check {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return check{name, statusWarning, err.Error(), "it runs already, or another program has the port: choose one with --listen"}
	}
	if err := l.Close(); err != nil {
		return check{name, statusWarning, err.Error(), "look at what else uses it"}
	}
	return check{Name: name, Status: statusOK, Detail: addr + " is free"}
}

// reachable checks the deployment that the flags name.
func reachable(c *cli.Context) check {
	const name = "chain"
	timeout, cancel := context.WithTimeout(c.Context, 15*time.Second)
	defer cancel()
	c.Context = timeout
	s, err := openReader(c)
	if err != nil {
		e := explain(err)
		return check{name, statusMissing, e.Message, e.Hint}
	}
	defer s.close()
	return check{Name: name, Status: statusOK, Detail: fmt.Sprintf("chain %d at %s, contracts in place", s.dep.ChainID, redact.New().String(s.dep.RPC))}
}
