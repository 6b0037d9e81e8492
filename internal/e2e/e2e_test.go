// Package e2e runs whole tasks with the real programs as processes, kills them, makes the chain reorganise, and asks that the
// outcome is the same as of a run that nobody disturbed.
package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/cpu"

	"assay/internal/chain"
	"assay/internal/cluster"
	"assay/protocol"
)

const (
	rounds   = 5
	trainers = 4
	seed     = 11
	// bound of one whole run: five rounds of at most a commit window each, and the windows at the end.
	bound = 8 * time.Minute
)

// outcome is what must not depend on who was killed when.
type outcome struct {
	finalRoot protocol.Hash
	runRoot   protocol.Hash
	roots     []protocol.Hash
	accepted  uint64
	carried   uint32
}

// world is one run in progress.
type world struct {
	*cluster.Cluster
	t     *testing.T
	ctx   context.Context
	chain *chain.Chain
	rpc   *rpc.Client
	task  protocol.Hash

	mu sync.Mutex
	// gradients holds every payload root that a trainer said it made, by trainer and round, over all lives of its process.
	gradients map[[2]int]map[string]bool
	// states says how each trainer had the state of a round, over all lives of its process.
	states map[[2]int][]string
}

func (w *world) onTrainer(i int, event map[string]any) {
	round, hasRound := event["round"].(float64)
	root, hasRoot := event["payloadRoot"].(string)
	how, hasState := event["how"].(string)
	w.mu.Lock()
	defer w.mu.Unlock()
	key := [2]int{i, int(round)}
	if hasRound && hasState && event["event"] == "state" {
		w.states[key] = append(w.states[key], how)
	}
	if !hasRound || !hasRoot {
		return
	}
	if w.gradients[key] == nil {
		w.gradients[key] = make(map[string]bool)
	}
	w.gradients[key][root] = true
}

func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../..")
	require.NoError(t, err)
	return dir
}

// startWorld brings everything up to the moment at which the trainers are enrolled and run.
func startWorld(t *testing.T, change ...func(*cluster.Config)) *world {
	t.Helper()
	w := openWorld(t, change...)
	require.NoError(t, w.StartIndexer(w.ctx))
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"] = rounds
		patient(spec)
	}))
	w.begin(trainers)
	return w
}

// patient gives a spec windows that close early when nothing more can come: they only bound how long a restarted trainer may load
// PyTorch.
func patient(spec map[string]any) {
	spec["stateWindow"] = 4
	spec["claimWindow"] = 13
	spec["commitWindow"] = 180
	spec["uploadWindow"] = 180
}

// openWorld brings chain and keeper up, and a sponsor with money.
func openWorld(t *testing.T, change ...func(*cluster.Config)) *world {
	t.Helper()
	return openWorldFor(t, bound, change...)
}

// openWorldFor is openWorld for a run that may take so long.
func openWorldFor(t *testing.T, bound time.Duration, change ...func(*cluster.Config)) *world {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), bound)
	t.Cleanup(cancel)
	w := &world{t: t, ctx: ctx, gradients: make(map[[2]int]map[string]bool), states: make(map[[2]int][]string)}
	// Not t.TempDir(): the account that PostgreSQL runs as when root starts it could not reach the folder.
	dir, err := os.MkdirTemp("", "assay-e2e")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	t.Cleanup(func() {
		require.Eventually(t, func() bool { return os.RemoveAll(dir) == nil }, time.Minute, 100*time.Millisecond)
	})
	cfg := cluster.Config{Root: root(t), Dir: dir, OnTrainerEvent: w.onTrainer}
	for _, f := range change {
		f(&cfg)
	}
	c, err := cluster.New(cfg)
	require.NoError(t, err)
	w.Cluster = c
	t.Cleanup(func() {
		if t.Failed() {
			w.dumpLogs()
		}
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	require.NoError(t, c.StartChain(ctx))
	dep, err := protocol.LoadDeployment(c.Deployment())
	require.NoError(t, err)
	client, err := ethclient.DialContext(ctx, c.RPC)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	w.rpc = client.Client()
	w.chain, err = chain.New(client, dep)
	require.NoError(t, err)

	require.NoError(t, c.Fund(ctx, cluster.KeeperAccount, "100000", "50000"))
	require.NoError(t, c.StartKeeper(ctx))
	require.NoError(t, c.Fund(ctx, cluster.SponsorAccount, "100000", ""))
	return w
}

// begin posts the task and brings n trainers, with further arguments if given, to where they are enrolled and run.
func (w *world) begin(n int, args ...string) {
	w.t.Helper()
	require.NoError(w.t, w.PostTask(w.ctx))
	require.NoError(w.t, w.task.UnmarshalText([]byte(w.TaskID)))
	for i := range n {
		require.NoError(w.t, w.StartTrainer(i, args...))
		require.NoError(w.t, w.Fund(w.ctx, cluster.FirstTrainer+i, "10000", "5000"))
	}
	for i := range n {
		require.NoError(w.t, w.AwaitTrainer(w.ctx, i))
	}
	for i := range n {
		require.NoError(w.t, w.Enroll(w.ctx, i))
	}
}

func (w *world) dumpLogs() {
	logs, _ := filepath.Glob(w.Path("logs", "*.log"))
	for _, path := range logs {
		name := strings.TrimSuffix(filepath.Base(path), ".log")
		if p := w.Process(name); p != nil {
			w.t.Logf("── %s ──\n%s", name, p.Tail(40))
		}
	}
}

// view reads the chain, waiting while it is away.
func (w *world) view() *chain.View {
	w.t.Helper()
	for {
		view, err := w.chain.Latest(w.ctx)
		if err == nil {
			return view
		}
		w.pause()
	}
}

// awaitConviction waits until a trainer is convicted of what it claimed of a round, by a proof about a number.
func (w *world) awaitConviction(round uint32, trainer common.Address) {
	w.t.Helper()
	for {
		proofs, err := w.view().TrainingConvictions(w.ctx, w.chain.Deployment().DeployBlock, w.task, round, trainer)
		if err == nil && len(proofs) > 0 {
			require.NotEqual(w.t, chain.TrainingFaultWithheld, proofs[0].Fault, "the proof is about a number")
			w.t.Logf("convicted: %s, element %d should be %v, was claimed as %v", proofs[0].Fault, proofs[0].Element, proofs[0].Expected, proofs[0].Claimed)
			return
		}
		w.pause()
	}
}

func (w *world) pause() {
	w.t.Helper()
	select {
	case <-w.ctx.Done():
		w.t.Fatal("the run did not come to its end in time")
	case <-time.After(200 * time.Millisecond):
	}
}

func (w *world) head() chain.Head {
	w.t.Helper()
	for {
		head, err := w.view().Head(w.ctx, w.task)
		if err == nil {
			return head
		}
		w.pause()
	}
}

// finish waits for the receipt and reads the outcome.
func (w *world) finish() outcome {
	w.t.Helper()
	for {
		view := w.view()
		receipt, ok, err := view.Receipt(w.ctx, w.task)
		if err == nil && ok {
			out := outcome{finalRoot: receipt.FinalStateRoot, runRoot: receipt.RunRoot, accepted: receipt.AcceptedGradients, carried: receipt.CarriedRounds}
			for r := range receipt.Rounds {
				round, err := view.Round(w.ctx, w.task, r)
				require.NoError(w.t, err)
				out.roots = append(out.roots, round.StateRoot)
			}
			return out
		}
		w.pause()
	}
}

// check asks everything that must hold at the end of any run, disturbed or not.
func (w *world) check() {
	w.t.Helper()
	// Every root again from the payloads: also says that no acknowledged payload was lost.
	w.recompute()

	// The indexer's tables are those of a rebuild.
	w.awaitIndexer()
	require.NoError(w.t, w.Process("indexer").Stop())
	digest := w.digest()
	_, err := w.Assay(w.ctx, nil, "indexer", "rebuild", "--deployment", w.Deployment(), "--datadir", w.Path("indexer"))
	require.NoError(w.t, err)
	require.Equal(w.t, digest, w.digest(), "tables differ from a rebuild")
	require.NoError(w.t, w.StartIndexer(w.ctx))

	// Trainers end by themselves when the run is over.
	for i := range trainers {
		require.NoError(w.t, w.Process(cluster.TrainerName(i)).Wait(w.ctx), cluster.TrainerName(i))
	}
}

// recompute asks both implementations for every root again.
func (w *world) recompute() {
	w.t.Helper()
	_, err := w.Assay(w.ctx, nil, "verify", "run", "--deployment", w.Deployment(), "--task", w.TaskID, "--keeper", w.KeeperURL)
	require.NoError(w.t, err)
	_, err = w.Trainer(w.ctx, nil, "recompute", "--deployment", w.Deployment(), "--task", w.TaskID, "--keeper", w.KeeperURL, "--json")
	require.NoError(w.t, err)
}

func (w *world) digest() string {
	w.t.Helper()
	out, err := w.Assay(w.ctx, nil, "indexer", "digest", "--deployment", w.Deployment(), "--datadir", w.Path("indexer"))
	require.NoError(w.t, err)
	return string(out)
}

// awaitIndexer waits until the indexer has the receipt.
func (w *world) awaitIndexer() {
	w.t.Helper()
	for {
		var answer struct {
			Task *struct {
				Receipt *struct {
					FinalStateRoot string `json:"finalStateRoot"`
				} `json:"receipt"`
			} `json:"task"`
		}
		err := w.GraphQL(w.ctx, fmt.Sprintf(`{ task(taskId: "%s") { receipt { finalStateRoot } } }`, w.TaskID), &answer)
		if err == nil && answer.Task != nil && answer.Task.Receipt != nil {
			return
		}
		w.pause()
	}
}

// undisturbed is the outcome of a run that nobody disturbs, computed once for all tests.
var undisturbed struct {
	sync.Once
	outcome
	ok bool
}

func reference(t *testing.T) outcome {
	t.Helper()
	undisturbed.Do(func() {
		w := startWorld(t)
		for w.head().EndedAt == 0 {
			w.pause()
		}
		// The last rounds are proposed but not final: recomputing must be right at such a moment too.
		w.recompute()
		undisturbed.outcome = w.finish()
		w.check()
		undisturbed.ok = true
	})
	require.True(t, undisturbed.ok, "the undisturbed run failed")
	return undisturbed.outcome
}

func TestUndisturbedRun(t *testing.T) {
	t.Parallel()
	out := reference(t)
	require.Len(t, out.roots, rounds)
	require.EqualValues(t, 0, out.carried)
	require.EqualValues(t, rounds*trainers, out.accepted, "every gradient of every trainer is accepted")
	roots := make(map[protocol.Hash]bool)
	for _, r := range out.roots {
		require.False(t, roots[r], "a round that changes nothing")
		roots[r] = true
	}
}

// acknowledged remembers every payload the keeper said it holds, so that a test can ask for it again at the end.
func (w *world) acknowledged(round uint32, seen map[string]bool) {
	for i := range trainers {
		var answer struct {
			Result struct {
				PayloadRoot string `json:"payloadRoot"`
				PayloadHeld bool   `json:"payloadHeld"`
			} `json:"result"`
		}
		body := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"training_getSubmission","params":{"taskId":%q,"round":%d,"trainer":%q}}`,
			w.TaskID, round, cluster.Address(cluster.FirstTrainer+i))
		resp, err := http.Post(w.KeeperURL, "application/json", strings.NewReader(body))
		if err != nil {
			return // killed just now
		}
		raw, err := io.ReadAll(resp.Body)
		_ = resp.Body.Close()
		if err == nil && json.Unmarshal(raw, &answer) == nil && answer.Result.PayloadHeld {
			seen[answer.Result.PayloadRoot] = true
		}
	}
}

// TestNobodyIsToldTheKeepers: trainers, a challenger, and both verifiers find the keeper by what it says on chain.
func TestNobodyIsToldTheKeepers(t *testing.T) {
	t.Parallel()
	const few = 3
	w := openWorld(t, func(cfg *cluster.Config) { cfg.FindKeepers = true })
	require.NoError(t, w.InitTask(w.ctx, seed, func(spec map[string]any) {
		spec["maxRounds"] = few
		patient(spec)
	}))
	w.begin(trainers)
	require.NoError(t, w.Fund(w.ctx, cluster.ChallengerAccount, "1000", ""))
	require.NoError(t, w.StartChallenger())
	out := w.finish()
	require.Len(t, out.roots, few)
	require.EqualValues(t, few*trainers, out.accepted)
	_, err := w.Assay(w.ctx, nil, "verify", "run", "--deployment", w.Deployment(), "--task", w.TaskID)
	require.NoError(t, err)
	_, err = w.Trainer(w.ctx, nil, "recompute", "--deployment", w.Deployment(), "--task", w.TaskID, "--json")
	require.NoError(t, err)
	raw, err := w.Assay(w.ctx, nil, "task", "model", "--deployment", w.Deployment(), "--task", w.TaskID, "--out", w.Path("model.safetensors"), "--json")
	require.NoError(t, err)
	require.Contains(t, string(raw), out.finalRoot.String())
	require.Contains(t, w.Process("challenger").Tail(200), "round is right")
}

// TestKillEverything kills keeper, trainers and indexer with SIGKILL at random moments of the rounds. The run ends with the
// same roots as the undisturbed one, nothing acknowledged is lost, and nobody signs two roots.
func TestKillEverything(t *testing.T) {
	t.Parallel()
	want := reference(t)
	w := startWorld(t)
	source := time.Now().UnixNano()
	t.Logf("seed of the moments: %d", source)
	random := rand.New(rand.NewSource(source))

	held := make(map[string]bool)
	victims := []string{"keeper", cluster.TrainerName(0), "indexer", cluster.TrainerName(1), "keeper", cluster.TrainerName(2), cluster.TrainerName(3), "keeper"}
	for kills := 0; ; {
		head := w.head()
		w.acknowledged(head.Round, held)
		if head.EndedAt != 0 {
			require.GreaterOrEqual(t, kills, len(victims)/2, "the run was over before it was disturbed")
			break
		}
		// A few kills a round, at moments that do not follow the chain's.
		if kills < len(victims) && head.Round*uint32(len(victims))/rounds+2 > uint32(kills) {
			time.Sleep(time.Duration(random.Intn(1500)) * time.Millisecond)
			w.kill(victims[kills])
			kills++
		}
		w.pause()
	}
	got := w.finish()
	require.Equal(t, want, got)
	w.check()
	require.NotEmpty(t, held)
	for root := range held {
		resp, err := http.Head(w.KeeperURL + "/v1/objects/" + root)
		require.NoError(t, err)
		_ = resp.Body.Close()
		require.Equal(t, http.StatusOK, resp.StatusCode, "acknowledged payload %s is gone", root)
	}
	w.onceSigned()
}

func (w *world) kill(name string) {
	w.t.Helper()
	w.t.Logf("kill -9 %s in round %d", name, w.head().Round)
	w.Process(name).Kill()
	switch name {
	case "keeper":
		require.NoError(w.t, w.StartKeeper(w.ctx))
	case "indexer":
		require.NoError(w.t, w.StartIndexer(w.ctx))
	default:
		var i int
		_, err := fmt.Sscanf(name, "trainer-%d", &i)
		require.NoError(w.t, err)
		require.NoError(w.t, w.StartTrainer(i))
	}
}

// proposed is what a keeper logs for each root it put on chain.
var proposed = regexp.MustCompile(`msg="round proposed" .*\bround=(\d+) root=(0x[0-9a-f]{64})`)

// onceSigned asks that over all lives of all processes each trainer made one gradient a round, the one on chain, and the keeper
// one root a round.
func (w *world) onceSigned() {
	w.t.Helper()
	view := w.view()
	for r := range uint32(rounds) {
		round, err := view.Round(w.ctx, w.task, r)
		require.NoError(w.t, err)
		commitments, err := view.Commitments(w.ctx, w.task, r, round.FrozenHash)
		require.NoError(w.t, err)
		require.Len(w.t, commitments, trainers)
		for _, c := range commitments {
			for i := range trainers {
				if cluster.Address(cluster.FirstTrainer+i) != c.Trainer {
					continue
				}
				w.mu.Lock()
				made := maps.Clone(w.gradients[[2]int{i, int(r)}])
				w.mu.Unlock()
				require.Equal(w.t, map[string]bool{c.PayloadRoot.String(): true}, made, "trainer %d, round %d", i, r)
			}
		}
	}
	log, err := os.ReadFile(w.Process("keeper").LogPath)
	require.NoError(w.t, err)
	roots := make(map[string]string)
	for _, m := range proposed.FindAllStringSubmatch(string(log), -1) {
		if before, again := roots[m[1]]; again {
			require.Equal(w.t, before, m[2], "the keeper proposed two roots in round %s", m[1])
		}
		roots[m[1]] = m[2]
	}
	require.NotEmpty(w.t, roots)
}

// TestChainReorganises replaces the newest blocks, once keeping their transactions and once dropping them, and takes the chain
// away for a while. Keeper, trainers and indexer end where the undisturbed run did.
func TestChainReorganises(t *testing.T) {
	t.Parallel()
	want := reference(t)
	w := startWorld(t)
	await := func(round uint32) {
		for w.head().Round < round {
			w.pause()
		}
	}
	fork := func(depth int, drop bool) {
		var reorg map[string]any
		require.NoError(t, w.rpc.CallContext(w.ctx, &reorg, "assay_fork", depth, drop))
		t.Logf("reorg: %v", reorg)
	}
	await(1)
	fork(2, false)
	await(2)
	fork(3, true)
	await(3)
	t.Log("the chain goes away")
	w.Process("chain").Kill()
	time.Sleep(8 * time.Second)
	require.NoError(t, w.StartChain(w.ctx))
	got := w.finish()
	require.Equal(t, want, got)
	w.check()
	w.onceSigned()
}

// TestKeeperOfAnotherBuild lets a keeper compiled for another level of the processor (GOAMD64=v3: the compiler may then fuse
// multiplications and additions) aggregate the whole run. Every root is that of the ordinary build.
func TestKeeperOfAnotherBuild(t *testing.T) {
	t.Parallel()
	if runtime.GOARCH != "amd64" || !cpu.X86.HasAVX2 || !cpu.X86.HasFMA || !cpu.X86.HasBMI2 {
		t.Skip("this machine cannot run a GOAMD64=v3 build")
	}
	want := reference(t)
	other := filepath.Join(t.TempDir(), "assay-v3")
	build := exec.Command("go", "build", "-o", other, "./cmd/assay")
	build.Dir, build.Env = root(t), append(os.Environ(), "GOAMD64=v3")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	w := startWorld(t, func(cfg *cluster.Config) { cfg.KeeperPath = other })
	require.Equal(t, want, w.finish())
}

// TestKeeperAway takes the keeper away for longer than clients' timeouts; trainers wait with a message and go on.
func TestKeeperAway(t *testing.T) {
	t.Parallel()
	if os.Getenv("ASSAY_E2E") != "long" {
		t.Skip("a minute without a keeper; runs in make test-long (ASSAY_E2E=long)")
	}
	want := reference(t)
	w := startWorld(t)
	for w.head().Round < 1 {
		w.pause()
	}
	w.Process("keeper").Kill()
	time.Sleep(45 * time.Second)
	require.NoError(t, w.StartKeeper(w.ctx))
	require.Equal(t, want, w.finish())
	w.check()
}
