package cluster

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/httpclient"
	"assay/internal/keys"
)

// Accounts of the development mnemonic, by what a cluster uses them for.
const (
	SponsorAccount = 1
	KeeperAccount  = 2
	// FirstTrainer is followed by one account a trainer.
	FirstTrainer = 3
	// MoreKeepers is followed by one account a keeper beside the first.
	MoreKeepers = 10
	// ChallengerAccount proves fraud.
	ChallengerAccount = 15
)

// Config says where the programs are and where a cluster keeps its files.
type Config struct {
	// Root is the repository's folder: bin/assay and trainer-py/.venv are looked up in it.
	Root string
	// Dir receives data, logs and the deployment file.
	Dir string
	// BlockTime of the development chain; 0 is its default of one second.
	BlockTime time.Duration
	// Unbonding of the development chain's vault, which bounds windows; 0 is its default of ten minutes.
	Unbonding time.Duration
	// OpStack makes the chain an OP-stack rollup with its L1; Path("chain") is its folder.
	OpStack bool
	// KeeperPath, if set, is another build of assay that runs the first keeper.
	KeeperPath string
	// FirstTrainer is the first trainer's account, followed by one account a trainer; 0 is FirstTrainer.
	FirstTrainer int
	// Challenger is the challenger's account; 0 is ChallengerAccount.
	Challenger int
	// FindKeepers has nobody but the sponsor told where the keepers are: they say so on chain.
	FindKeepers bool
	// OnTrainerEvent receives each JSON line that trainer i prints.
	OnTrainerEvent func(i int, event map[string]any)
}

// Cluster is a development chain with the programs around it, each its own process.
type Cluster struct {
	Tasks

	cfg Config

	// KeeperURL, IndexerURL and RPC are known once the program in question was started. KeeperURL is the first keeper's.
	KeeperURL  string
	IndexerURL string
	RPC        string
	WS         string
	// TaskID of the cluster's task: PlanTask or PostTask sets it; PostTask checks it if it was set before.
	TaskID string
	// Keepers are those added; the first is made by StartKeeper if none was.
	Keepers []*Keeper
	// Join is the id of the one task that the keepers serve; empty: all they have stake for.
	Join string

	deployment string

	mu    sync.Mutex
	procs map[string]*Process
	order []string
	ready map[int]bool
}

// Tasks is the part of a Cluster that writes its task and posts it.
type Tasks struct{ *Cluster }

// New prepares an empty folder for a cluster.
func New(cfg Config) (*Cluster, error) {
	for _, path := range []string{cfg.assay(), cfg.trainer()} {
		if _, err := os.Stat(path); err != nil {
			return nil, fmt.Errorf("%w; hint: run `make setup`", err)
		}
	}
	if err := os.MkdirAll(cfg.Dir, 0o755); err != nil {
		return nil, err
	}
	c := &Cluster{cfg: cfg, procs: make(map[string]*Process), ready: make(map[int]bool)}
	c.Tasks = Tasks{c}
	c.deployment = c.Path("deployment.json")
	return c, nil
}

// Share makes a cluster use the chain and the indexer of another one, for a task beside its.
func (c *Cluster) Share(other *Cluster) {
	c.RPC, c.WS, c.IndexerURL, c.deployment = other.RPC, other.WS, other.IndexerURL, other.deployment
}

func (c Config) assay() string { return filepath.Join(c.Root, "bin", "assay") }
func (c Config) trainer() string {
	return filepath.Join(c.Root, "trainer-py", ".venv", "bin", "assay-trainer")
}

// Path of a file in the cluster's folder.
func (c *Cluster) Path(parts ...string) string {
	return filepath.Join(append([]string{c.cfg.Dir}, parts...)...)
}

// Deployment is the path of the deployment file.
func (c *Cluster) Deployment() string { return c.deployment }

// Key returns the private key, in hex, of development account i.
func Key(i int) string { return hexutil.Encode(crypto.FromECDSA(keys.Dev(i))) }

// Address of development account i.
func Address(i int) common.Address { return keys.DevAddress(i) }

// Ports that FreePort draws: below those that a system gives to connections and to whoever asks for any port, on Linux from 32,768 on.
const firstPort, endOfPorts = 10_000, 32_768

// drawn are the ports that FreePort returned.
var drawn sync.Map

// FreePort is a loopback port that nobody uses now and that the system gives nobody by itself: one of those could be gone before the process
// that it was drawn for listens there. This program draws no port twice.
func FreePort() (int, error) {
	refused := errors.New("every port tried was drawn before")
	for range 100 {
		port := firstPort + rand.IntN(endOfPorts-firstPort)
		if _, again := drawn.LoadOrStore(port, true); again {
			continue
		}
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			return port, l.Close()
		}
		refused = err
	}
	return 0, refused
}

// Again starts what ran under a name once more, with the same arguments, and waits for nothing: as whoever looks after services does when
// one was killed.
func (c *Cluster) Again(name string) error {
	_, err := c.Launch(c.Process(name).spec)
	return err
}

// Launch runs a program under a name; a process of that name must have ended.
func (c *Cluster) Launch(spec Spec) (*Process, error) {
	spec.Dir = c.Path("logs")
	c.mu.Lock()
	defer c.mu.Unlock()
	if old, ok := c.procs[spec.Name]; ok {
		select {
		case <-old.Done():
		default:
			return nil, fmt.Errorf("%s already runs", spec.Name)
		}
	}
	p, err := Start(spec)
	if err != nil {
		return nil, err
	}
	if _, again := c.procs[spec.Name]; !again {
		c.order = append(c.order, spec.Name)
	}
	c.procs[spec.Name] = p
	return p, nil
}

// Process returns the newest process started under name, nil if none was.
func (c *Cluster) Process(name string) *Process {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.procs[name]
}

// Close stops everything, the last started first.
func (c *Cluster) Close() error {
	c.mu.Lock()
	order := append([]string(nil), c.order...)
	c.mu.Unlock()
	var errs []error
	for i := len(order) - 1; i >= 0; i-- {
		errs = append(errs, c.Process(order[i]).Stop())
	}
	return errors.Join(errs...)
}

// waitHTTP waits until url answers 200, the process has ended, or ctx has.
func waitHTTP(ctx context.Context, p *Process, url string) error {
	for {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
		if err != nil {
			return err
		}
		if resp, err := httpclient.New(nil).Do(req); err == nil {
			_ = resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-p.Done():
			return fmt.Errorf("%s ended before it was ready: %v\n%s", p.Name, p.Err(), p.Tail(15))
		case <-ctx.Done():
			return fmt.Errorf("%s is not ready (%s): %w\n%s", p.Name, url, ctx.Err(), p.Tail(15))
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// StartChain starts the development chain and waits for its deployment. A second call after it was killed restarts it on the
// same data and ports.
func (c *Cluster) StartChain(ctx context.Context) error {
	if c.RPC == "" {
		http, err := FreePort()
		if err != nil {
			return err
		}
		ws, err := FreePort()
		if err != nil {
			return err
		}
		c.RPC, c.WS = fmt.Sprintf("http://127.0.0.1:%d", http), fmt.Sprintf("ws://127.0.0.1:%d", ws)
	}
	args := []string{
		"devnet", "--datadir", c.Path("chain"), "--deployment-out", c.Deployment(),
		"--http-port", c.RPC[strings.LastIndexByte(c.RPC, ':')+1:], "--ws-port", c.WS[strings.LastIndexByte(c.WS, ':')+1:],
	}
	if c.cfg.BlockTime > 0 {
		args = append(args, "--block-time", c.cfg.BlockTime.String())
	}
	if c.cfg.Unbonding > 0 {
		args = append(args, "--unbonding-period", c.cfg.Unbonding.String())
	}
	if c.cfg.OpStack {
		args = append(args, "--op-stack")
	}
	p, err := c.Launch(Spec{Name: "chain", Path: c.cfg.assay(), Args: args})
	if err != nil {
		return err
	}
	for {
		if _, err := os.Stat(c.Deployment()); err == nil {
			return nil
		}
		select {
		case <-p.Done():
			return fmt.Errorf("chain ended before it was ready: %v\n%s", p.Err(), p.Tail(15))
		case <-ctx.Done():
			return fmt.Errorf("chain is not ready: %w\n%s", ctx.Err(), p.Tail(15))
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// StartIndexer starts the indexer with its embedded PostgreSQL and waits until it serves. A second call after it was killed
// restarts it on the same data and port.
func (c *Cluster) StartIndexer(ctx context.Context) error {
	if c.IndexerURL == "" {
		port, err := FreePort()
		if err != nil {
			return err
		}
		c.IndexerURL = fmt.Sprintf("http://127.0.0.1:%d", port)
	}
	p, err := c.Launch(Spec{Name: "indexer", Path: c.cfg.assay(), Args: []string{
		"indexer", "run", "--deployment", c.Deployment(), "--datadir", c.Path("indexer"),
		"--listen", strings.TrimPrefix(c.IndexerURL, "http://"),
	}})
	if err != nil {
		return err
	}
	return waitHTTP(ctx, p, c.IndexerURL+"/healthz")
}

// Keeper is one keeper of a cluster: what it runs as, and where it listens.
type Keeper struct {
	// Name of its process and folder.
	Name    string
	Account int
	URL     string
	// Path is the program, Args what it gets besides the usual.
	Path string
	Args []string
}

// AddKeeper adds a keeper that runs as a development account, with path as its program (empty: bin/assay) and further arguments.
// Keepers name each other as peers, so all are added before the first one starts.
func (c *Cluster) AddKeeper(account int, path string, args ...string) (*Keeper, error) {
	port, err := FreePort()
	if err != nil {
		return nil, err
	}
	if path == "" {
		path = c.cfg.assay()
	}
	k := &Keeper{Name: "keeper", Account: account, URL: fmt.Sprintf("http://127.0.0.1:%d", port), Path: path, Args: args}
	if len(c.Keepers) > 0 {
		k.Name = fmt.Sprintf("keeper-%d", len(c.Keepers))
	} else {
		c.KeeperURL = k.URL
	}
	c.Keepers = append(c.Keepers, k)
	return k, nil
}

// keeperFlags are the keepers' URLs as repeated --keeper flags.
func (c *Cluster) keeperFlags() []string {
	var out []string
	for _, k := range c.Keepers {
		out = append(out, "--keeper", k.URL)
	}
	return out
}

// sourceFlags are those of whoever asks keepers for something: none, if they are to find them on chain.
func (c *Cluster) sourceFlags() []string {
	if c.cfg.FindKeepers {
		return nil
	}
	return c.keeperFlags()
}

// StartKeeper starts the first keeper and waits until it serves. A second call after it was killed restarts it on the same data
// and port.
func (c *Cluster) StartKeeper(ctx context.Context) error {
	if len(c.Keepers) == 0 {
		if _, err := c.AddKeeper(KeeperAccount, c.cfg.KeeperPath); err != nil {
			return err
		}
	}
	return c.StartKeeperAt(ctx, 0)
}

// StartKeeperAt starts keeper i and waits until it serves.
func (c *Cluster) StartKeeperAt(ctx context.Context, i int) error {
	k := c.Keepers[i]
	args := []string{
		"keeper", "--deployment", c.Deployment(), "--datadir", c.Path(k.Name), "--listen", strings.TrimPrefix(k.URL, "http://"),
		"--join", cmp.Or(c.Join, "all"),
	}
	for j, other := range c.Keepers {
		if j != i {
			args = append(args, "--peer", other.URL)
		}
	}
	p, err := c.Launch(Spec{Name: k.Name, Path: k.Path, Args: append(args, k.Args...), Env: []string{"ASSAY_PRIVATE_KEY=" + Key(k.Account)}})
	if err != nil {
		return err
	}
	return waitHTTP(ctx, p, k.URL+"/healthz")
}

// StartChallenger starts a challenger of the cluster's task, with further arguments if given.
func (c *Cluster) StartChallenger(args ...string) error {
	_, err := c.Launch(Spec{
		Name: "challenger", Path: c.cfg.assay(),
		Args: append(append([]string{"challenger", "--deployment", c.Deployment(), "--datadir", c.Path("challenger"), "--listen", "127.0.0.1:0", "--task", c.TaskID}, c.sourceFlags()...), args...),
		Env:  []string{"ASSAY_PRIVATE_KEY=" + Key(c.ChallengerAccount())},
	})
	return err
}

// ChallengerAccount is the development account of the cluster's challenger.
func (c *Cluster) ChallengerAccount() int { return cmp.Or(c.cfg.Challenger, ChallengerAccount) }

// DefenderName is the process name of trainer i's defender.
func DefenderName(i int) string { return fmt.Sprintf("defender-%d", i) }

// StartDefender starts the defender of trainer i of the cluster's task at url, which has a free port of this machine, and waits until it
// serves; path is its program (empty: bin/assay), with further arguments if given.
func (c *Cluster) StartDefender(ctx context.Context, i int, url, path string, args ...string) error {
	p, err := c.Launch(Spec{
		Name: DefenderName(i), Path: cmp.Or(path, c.cfg.assay()),
		Args: append(append([]string{"defender", "--deployment", c.Deployment(), "--datadir", c.Path(DefenderName(i)),
			"--listen", strings.TrimPrefix(url, "http://"), "--task", c.TaskID}, c.sourceFlags()...), args...),
		Env: []string{"ASSAY_PRIVATE_KEY=" + Key(c.TrainerAccount(i))},
	})
	if err != nil {
		return err
	}
	return waitHTTP(ctx, p, url+"/healthz")
}

// StartAuditor starts the paid auditor of the cluster's task at url, which has a free port of this machine, as development account i, and waits
// until it serves.
func (c *Cluster) StartAuditor(ctx context.Context, i int, url string) error {
	p, err := c.Launch(Spec{
		Name: "auditor", Path: c.cfg.assay(),
		Args: append([]string{"audit", "work", "--deployment", c.Deployment(), "--datadir", c.Path("auditor"),
			"--listen", strings.TrimPrefix(url, "http://"), "--task", c.TaskID}, c.sourceFlags()...),
		Env: []string{"ASSAY_PRIVATE_KEY=" + Key(i)},
	})
	if err != nil {
		return err
	}
	return waitHTTP(ctx, p, url+"/healthz")
}

// Fund mints tokens for development account i and stakes `stake` of them.
func (c *Cluster) Fund(ctx context.Context, i int, mint, stake string) error {
	env := []string{"ASSAY_PRIVATE_KEY=" + Key(i)}
	if _, err := c.Assay(ctx, env, "stake", "mint", "--deployment", c.Deployment(), "--amount", mint); err != nil {
		return err
	}
	if stake == "" {
		return nil
	}
	return c.Stake(ctx, i, stake)
}

// Stake stakes tokens that development account i has.
func (c *Cluster) Stake(ctx context.Context, i int, amount string) error {
	_, err := c.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + Key(i)}, "stake", "deposit", "--deployment", c.Deployment(), "--amount", amount)
	return err
}

// InitTask writes the digits task (manifest, first state, spec template) for a seed, with further arguments to `assay-trainer init` if
// given; change, if set, may edit the template.
func (c Tasks) InitTask(ctx context.Context, seed int, change func(spec map[string]any), args ...string) error {
	args = append([]string{"init", "--adapter", "digits-mlp", "--seed", fmt.Sprint(seed), "--out", c.Path("task")}, args...)
	if _, err := c.Trainer(ctx, nil, args...); err != nil {
		return err
	}
	return c.editTask(func(spec map[string]any) {
		short(spec)
		if change != nil {
			change(spec)
		}
	})
}

// short gives a template windows of seconds in place of its own, which outlast a restart of everybody: nobody is away here who was not told to be.
func short(spec map[string]any) {
	spec["commitWindow"], spec["uploadWindow"], spec["fallbackWindow"] = 60, 30, 10
	spec["stateWindow"], spec["claimWindow"], spec["revealWindow"], spec["disputeClock"] = 12, 30, 12, 30
}

// CopyTask takes over what InitTask wrote for another cluster; change, if set, may edit the template.
func (c Tasks) CopyTask(from *Cluster, change func(spec map[string]any)) error {
	if err := os.CopyFS(c.Path("task"), os.DirFS(from.Path("task"))); err != nil {
		return err
	}
	return c.editTask(change)
}

func (c Tasks) editTask(change func(spec map[string]any)) error {
	if change == nil {
		return nil
	}
	raw, err := os.ReadFile(c.Path("task", "task.json"))
	if err != nil {
		return err
	}
	var spec map[string]any
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if err := dec.Decode(&spec); err != nil {
		return err
	}
	change(spec)
	out, err := json.MarshalIndent(spec, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(c.Path("task", "task.json"), out, 0o644)
}

// PlanTask sets the id that the task of InitTask will have as the sponsor's next one, and has the cluster's keepers serve no other.
func (c Tasks) PlanTask(ctx context.Context) (err error) {
	c.TaskID, err = c.post(ctx, "--dry-run")
	c.Join = c.TaskID
	return err
}

// PostTask posts the task of InitTask and waits until a keeper of its pool has acknowledged it.
func (c Tasks) PostTask(ctx context.Context) error {
	posted, err := c.post(ctx, append([]string{"--wait"}, c.keeperFlags()...)...)
	if err != nil {
		return err
	}
	if c.TaskID == "" {
		c.TaskID = posted
	}
	if c.TaskID != posted {
		return fmt.Errorf("task %s was posted, %s was expected", posted, c.TaskID)
	}
	return nil
}

func (c Tasks) post(ctx context.Context, flags ...string) (task string, err error) {
	args := append([]string{"task", "post",
		"--deployment", c.Deployment(), "--spec", c.Path("task", "task.json"), "--manifest", c.Path("task", "manifest.json"),
		"--state", c.Path("task", "state.safetensors")}, flags...)
	if _, err := os.Stat(c.Path("task", "objects")); err == nil {
		args = append(args, "--objects", c.Path("task", "objects"))
	}
	out, err := c.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + Key(SponsorAccount)}, args...)
	if err != nil {
		return "", err
	}
	var posted struct {
		TaskID string `json:"taskId"`
	}
	if err := json.Unmarshal(out, &posted); err != nil {
		return "", fmt.Errorf("task post printed no JSON: %w: %s", err, out)
	}
	return posted.TaskID, nil
}

// TrainerAccount is the development account of trainer i.
func (c *Cluster) TrainerAccount(i int) int { return cmp.Or(c.cfg.FirstTrainer, FirstTrainer) + i }

// Enroll enrols trainer i of the task.
func (c *Cluster) Enroll(ctx context.Context, i int, args ...string) error {
	_, err := c.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + Key(c.TrainerAccount(i))}, slices.Concat([]string{"trainer", "enroll",
		"--deployment", c.Deployment(), "--task", c.TaskID}, c.sourceFlags(), args)...)
	return err
}

// TrainerName is the process name of trainer i.
func TrainerName(i int) string { return fmt.Sprintf("trainer-%d", i) }

// StartTrainer starts trainer i on the task, with further arguments if given.
func (c *Cluster) StartTrainer(i int, args ...string) error {
	return c.startTrainer(i, c.cfg.trainer(), nil, args)
}

// StartCheat starts trainer i as one that cheats: how, and in which round, internal/adversary/trainer.py says.
func (c *Cluster) StartCheat(i int, lie, when string, args ...string) error {
	python := filepath.Join(filepath.Dir(c.cfg.trainer()), "python")
	return c.startTrainer(i, python, []string{filepath.Join(c.cfg.Root, "internal", "adversary", "trainer.py"), lie, when}, args)
}

func (c *Cluster) startTrainer(i int, path string, script, args []string) error {
	_, err := c.Launch(Spec{
		Name: TrainerName(i), Path: path,
		Args: slices.Concat(script, []string{
			"run", "--deployment", c.Deployment(), "--task", c.TaskID,
			"--datadir", c.Path(TrainerName(i)), "--threads", "1", "--no-progress", "--json-log",
		}, c.sourceFlags(), args),
		Env: []string{"ASSAY_PRIVATE_KEY=" + Key(c.TrainerAccount(i))},
		OnLine: func(line string) {
			var event map[string]any
			if json.Unmarshal([]byte(line), &event) != nil {
				return
			}
			if event["event"] == "ready" {
				c.mu.Lock()
				c.ready[i] = true
				c.mu.Unlock()
			}
			if c.cfg.OnTrainerEvent != nil {
				c.cfg.OnTrainerEvent(i, event)
			}
		},
	})
	return err
}

// AwaitTrainer waits until trainer i has loaded its libraries and the task: an enrolment before that spends a commit window on it.
func (c *Cluster) AwaitTrainer(ctx context.Context, i int) error {
	p := c.Process(TrainerName(i))
	for {
		c.mu.Lock()
		ready := c.ready[i]
		c.mu.Unlock()
		if ready {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("%s is not ready: %w\n%s", p.Name, ctx.Err(), p.Tail(20))
		case <-p.Done():
			return fmt.Errorf("%s ended: %v\n%s", p.Name, p.Err(), p.Tail(20))
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// Assay runs one command of bin/assay with --json and returns what it printed.
func (c *Cluster) Assay(ctx context.Context, env []string, args ...string) ([]byte, error) {
	return run(ctx, env, c.cfg.assay(), append(args, "--json")...)
}

// Trainer runs one command of assay-trainer and returns what it printed.
func (c *Cluster) Trainer(ctx context.Context, env []string, args ...string) ([]byte, error) {
	return run(ctx, env, c.cfg.trainer(), args...)
}

func run(ctx context.Context, env []string, path string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return out, fmt.Errorf("%s %s: %w\n%s%s", filepath.Base(path), strings.Join(args, " "), err, out, stderr.String())
	}
	return out, nil
}

// GraphQL asks the indexer and decodes the answer's data into out.
func (c *Cluster) GraphQL(ctx context.Context, query string, out any) error {
	body, err := json.Marshal(map[string]any{"query": query})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.IndexerURL+"/graphql", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := httpclient.New(nil).Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(resp.Body, 16<<20))
	if err != nil {
		return err
	}
	var answer struct {
		Data   json.RawMessage `json:"data"`
		Errors []struct {
			Message string `json:"message"`
		} `json:"errors"`
	}
	if err := json.Unmarshal(raw, &answer); err != nil {
		return fmt.Errorf("the indexer %w: %s", httpclient.Refusal(resp), httpclient.Words(string(raw)))
	}
	if len(answer.Errors) > 0 {
		return fmt.Errorf("GraphQL: %s", answer.Errors[0].Message)
	}
	return json.Unmarshal(answer.Data, out)
}
