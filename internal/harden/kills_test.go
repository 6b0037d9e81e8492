package harden

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/cluster"
	"assay/protocol"
)

const (
	// Accounts of a realm beside the sponsor's, of the twenty that a development chain funds. Up to thirteen trainers have those up to the first keeper's.
	firstTrainer, firstKeeper, challengerAccount, auditorAccount = 2, 15, 18, 19
	// realmKeepers have a seat each, of which two sign.
	realmKeepers = 3
	// trainersAtOnce is how many trainers are killed together.
	trainersAtOnce = 3
	// settleTime bounds what comes after the last round.
	settleTime = 3 * time.Minute
)

// storm is how large a run is and how often somebody is killed in it.
type storm struct{ trainers, rounds, kills int }

// kill -9 of every role, of the database and of the chain, all through one run: the run ends with the roots of one that nobody disturbed,
// everything that a keeper acknowledged is still there, and nobody is convicted of anything.
func TestKills(t *testing.T) {
	size, bound := storm{trainers: 3, rounds: 3, kills: 12}, 10*time.Minute
	folder := os.Getenv(envFigures)
	if folder != "" {
		size, bound = storm{trainers: 8, rounds: 128, kills: 220}, 80*time.Minute
	}
	ctx, stop := context.WithTimeout(t.Context(), bound)
	defer stop()
	// Both at once: most of a round's time is spent waiting for blocks.
	calm, wild := newRealm(t, size), newRealm(t, size)
	var both sync.WaitGroup
	for _, r := range []*realm{calm, wild} {
		both.Go(func() {
			// What fails here ends this goroutine alone.
			defer func() {
				if !r.done {
					stop()
				}
			}()
			r.begin(ctx)
			if r == wild {
				r.disturb(ctx, size.kills)
			}
			r.finish(ctx)
			r.done = true
			// The other one has the machine for itself.
			if err := r.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	both.Wait()
	require.True(t, calm.done && wild.done, "a run did not come to its end")

	figures := map[string]any{
		"kills": wild.kills, "kills_by_role": wild.killed, "acknowledged": len(wild.payloads), "lost": wild.lost,
		"roots_equal": slices.Equal(calm.roots, wild.roots) && len(wild.roots) == size.rounds,
	}
	t.Log(figures)
	require.Zero(t, wild.lost, "acknowledged payloads that are gone")
	require.Equal(t, calm.roots, wild.roots)
	require.Len(t, wild.roots, size.rounds)
	// A trainer that is killed before it has said so leaves an acknowledgement that nobody here knows of.
	require.NotEmpty(t, wild.payloads, "nothing was acknowledged")
	require.GreaterOrEqual(t, wild.kills, size.kills)
	if folder != "" {
		require.NoError(t, write(folder, "kills.json", figures))
	}
}

// acknowledgement is a keeper's word that it holds the payload of a trainer's round.
type acknowledgement struct {
	trainer int
	round   uint32
	keeper  common.Address
}

// realm is one run: a chain of its own and all who take part, each a process.
type realm struct {
	*cluster.Cluster
	t       *testing.T
	size    storm
	chain   *chain.Chain
	task    protocol.Hash
	started map[string]time.Time
	kills   int
	killed  map[string]int

	mu           sync.Mutex
	acknowledged map[acknowledgement]struct{}
	// made are the payload roots that a trainer, in whichever life, said it made of a round.
	made map[int]map[uint32]map[string]struct{}

	// What the run came to.
	done     bool
	roots    []protocol.Hash
	payloads map[protocol.Hash]struct{}
	lost     int
}

func newRealm(t *testing.T, size storm) *realm {
	t.Helper()
	r := &realm{
		t: t, size: size, started: make(map[string]time.Time), killed: make(map[string]int), payloads: make(map[protocol.Hash]struct{}),
		acknowledged: make(map[acknowledgement]struct{}), made: make(map[int]map[uint32]map[string]struct{}),
	}
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	// Not t.TempDir(): the account that PostgreSQL runs as when root starts it could not reach the folder.
	dir, err := os.MkdirTemp("", "assay-kills")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	t.Cleanup(func() {
		require.Eventually(t, func() bool { return os.RemoveAll(dir) == nil }, time.Minute, 100*time.Millisecond)
	})
	r.Cluster, err = cluster.New(cluster.Config{Root: root, Dir: dir, FirstTrainer: firstTrainer, Challenger: challengerAccount, OnTrainerEvent: r.onTrainer})
	require.NoError(t, err)
	t.Cleanup(func() {
		if t.Failed() {
			r.tell()
		}
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	return r
}

func (r *realm) onTrainer(i int, event map[string]any) {
	round, ok := event["round"].(float64)
	if !ok {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	switch event["event"] {
	case "trained", "resubmitting", "committed":
		if r.made[i] == nil {
			r.made[i] = make(map[uint32]map[string]struct{})
		}
		if r.made[i][uint32(round)] == nil {
			r.made[i][uint32(round)] = make(map[string]struct{})
		}
		r.made[i][uint32(round)][event["payloadRoot"].(string)] = struct{}{}
	case "uploaded", "acknowledged":
		r.acknowledged[acknowledgement{i, uint32(round), common.HexToAddress(event["keeper"].(string))}] = struct{}{}
	}
}

// tell logs the ends of all logs.
func (r *realm) tell() {
	logs, _ := filepath.Glob(r.Path("logs", "*.log"))
	for _, path := range logs {
		if p := r.Process(strings.TrimSuffix(filepath.Base(path), ".log")); p != nil {
			r.t.Logf("── %s ──\n%s", path, p.Tail(25))
		}
	}
}

// begin brings everybody up to where the trainers are enrolled and run.
func (r *realm) begin(ctx context.Context) {
	t := r.t
	require.NoError(t, r.StartChain(ctx))
	dep, err := protocol.LoadDeployment(r.Deployment())
	require.NoError(t, err)
	client, err := ethclient.DialContext(ctx, r.RPC)
	require.NoError(t, err)
	t.Cleanup(client.Close)
	r.chain, err = chain.New(client, dep)
	require.NoError(t, err)

	require.NoError(t, r.StartIndexer(ctx))
	require.NoError(t, r.InitTask(ctx, 7, func(spec map[string]any) {
		spec["maxRounds"], spec["trainerCount"], spec["quorum"] = r.size.rounds, r.size.trainers, r.size.trainers-1
		spec["maxConsecutiveNec"] = 3 + 3*r.size.trainers/2
		spec["committeeSeats"], spec["committeeThreshold"] = realmKeepers, realmKeepers-1
		spec["trainerLock"], spec["keeperLock"], spec["quorumLock"] = "400", "4000", "4000"
		// Those in which somebody has to act outlast what a restart of everybody takes on a machine that is busy; they close when all have acted.
		spec["commitWindow"], spec["uploadWindow"], spec["fallbackWindow"] = 150, 150, 60
		spec["stateWindow"], spec["claimWindow"], spec["revealWindow"], spec["disputeClock"] = 8, 48, 60, 60
	}, "--tier", "verified"))

	for i := range realmKeepers {
		_, err := r.AddKeeper(firstKeeper+i, "")
		require.NoError(t, err)
	}
	// Each account's own commands follow one another, and those of different accounts need not.
	fund := map[int]string{cluster.SponsorAccount: "", challengerAccount: "", auditorAccount: ""}
	for i := range realmKeepers {
		fund[firstKeeper+i] = "50000"
	}
	for i := range r.size.trainers {
		fund[firstTrainer+i] = "5000"
	}
	var g errgroup.Group
	g.SetLimit(4)
	for account, stake := range fund {
		g.Go(func() error { return r.Fund(ctx, account, "100000", stake) })
	}
	require.NoError(t, g.Wait())
	for i := range realmKeepers {
		require.NoError(t, r.StartKeeperAt(ctx, i))
	}
	require.NoError(t, r.PostTask(ctx))
	require.NoError(t, r.task.UnmarshalText([]byte(r.TaskID)))
	for i := range r.size.trainers {
		require.NoError(t, r.StartTrainer(i, "--tier", "verified"))
	}
	require.NoError(t, r.StartChallenger())
	// One defender of the first trainer: every trainer's answers the same way.
	url, err := freeURL()
	require.NoError(t, err)
	require.NoError(t, r.StartDefender(ctx, 0, url, ""))
	url, err = freeURL()
	require.NoError(t, err)
	require.NoError(t, r.StartAuditor(ctx, auditorAccount, url))
	for i := range r.size.trainers {
		require.NoError(t, r.AwaitTrainer(ctx, i))
	}
	for i := range r.size.trainers {
		g.Go(func() error { return r.Enroll(ctx, i) })
	}
	require.NoError(t, g.Wait())
}

func freeURL() (string, error) {
	port, err := cluster.FreePort()
	return fmt.Sprintf("http://127.0.0.1:%d", port), err
}

// head reads the run's head, waiting while the chain is away.
func (r *realm) head(ctx context.Context) chain.Head {
	for {
		view, err := r.chain.Latest(ctx)
		if err == nil {
			var head chain.Head
			if head, err = view.Head(ctx, r.task); err == nil {
				return head
			}
		}
		require.NoError(r.t, ctx.Err(), "the run does not come to its end: %v", err)
		r.alive()
		wait(ctx, 200*time.Millisecond)
	}
}

// alive asks that nobody ended who was not killed.
func (r *realm) alive() {
	for _, name := range r.names() {
		p := r.Process(name)
		select {
		case <-p.Done():
			require.NoError(r.t, p.Err(), "%s ended by itself\n%s", name, p.Tail(30))
		default:
		}
	}
}

// names are all processes of the realm.
func (r *realm) names() []string {
	names := []string{"chain", "indexer", "challenger", "auditor", cluster.DefenderName(0)}
	for _, k := range r.Keepers {
		names = append(names, k.Name)
	}
	for i := range r.size.trainers {
		names = append(names, cluster.TrainerName(i))
	}
	return slices.DeleteFunc(names, func(name string) bool { return r.Process(name) == nil })
}

// database is the role of the indexer's PostgreSQL server, which is no process of the cluster.
const database = "database"

// life is how long a role is left alone after a start, so that it does something before it is killed. A trainer loads PyTorch.
func life(name string) time.Duration {
	switch {
	case strings.HasPrefix(name, "trainer"):
		return 12 * time.Second
	case name == "indexer", name == database:
		return 8 * time.Second
	}
	return 4 * time.Second
}

// disturb kills somebody all the time, until the run is over and so many were killed. What is killed is started again at once, as whoever
// looks after services does. The kills are spread over the rounds, at moments that do not follow the chain's.
func (r *realm) disturb(ctx context.Context, kills int) {
	seed := uint64(time.Now().UnixNano())
	r.t.Logf("seed of the kills: %d", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	for r.kills < kills {
		require.NoError(r.t, ctx.Err(), "%d of %d killed", r.kills, kills)
		r.alive()
		head := r.head(ctx)
		due := kills * (int(head.Round) + 2) / r.size.rounds
		if r.kills < due && !r.strike(random) || r.kills >= due {
			wait(ctx, 100*time.Millisecond)
			continue
		}
		wait(ctx, time.Duration(random.IntN(2000))*time.Millisecond)
	}
}

// strike kills somebody who has lived long enough. False if nobody has. Now and then it is a power cut of all keepers, none of which has then what
// another could give it. Trainers, who take longest to be back, because they load PyTorch, fall by several at once, as those of one machine do.
func (r *realm) strike(random *rand.Rand) bool {
	var roles, trainers []string
	for _, name := range append(r.names(), database) {
		switch {
		case time.Since(r.started[name]) < life(name) || r.over(name):
		case strings.HasPrefix(name, "trainer"):
			trainers = append(trainers, name)
		default:
			roles = append(roles, name)
		}
	}
	var victims []string
	switch {
	case len(trainers) > 0 && (len(roles) == 0 || random.IntN(10) == 0):
		random.Shuffle(len(trainers), func(i, j int) { trainers[i], trainers[j] = trainers[j], trainers[i] })
		victims = trainers[:min(len(trainers), trainersAtOnce)]
	case len(roles) == 0:
		return false
	default:
		victims = []string{roles[random.IntN(len(roles))]}
		if victims[0] == "keeper" && random.IntN(3) == 0 {
			victims = nil
			for _, k := range r.Keepers {
				victims = append(victims, k.Name)
			}
		}
	}
	if victims[0] == database {
		if r.killDatabase() {
			r.count(database)
		}
		return true
	}
	for _, name := range victims {
		r.Process(name).Kill()
	}
	for _, name := range victims {
		r.count(name)
		require.NoError(r.t, r.Again(name))
	}
	return true
}

// over says that a process has seen the run to its end. How it ended alive looks at.
func (r *realm) over(name string) bool {
	p := r.Process(name)
	if p == nil {
		return false
	}
	select {
	case <-p.Done():
		return true
	default:
		return false
	}
}

func (r *realm) count(name string) {
	if r.kills++; r.kills%20 == 0 {
		r.t.Logf("%d killed so far", r.kills)
	}
	role, _, _ := strings.Cut(name, "-")
	r.killed[role]++
	r.started[name] = time.Now()
	if name == "indexer" {
		r.started[database] = time.Now() // it goes with the indexer
	}
}

// killDatabase kills the PostgreSQL server that the indexer started. False if there is none just now.
func (r *realm) killDatabase() bool {
	found, _ := filepath.Glob(r.Path("indexer", "postgres", "*", "postmaster.pid"))
	for _, path := range found {
		raw, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		first, _, _ := strings.Cut(string(raw), "\n")
		pid, err := strconv.Atoi(first)
		if err != nil {
			continue
		}
		// The file outlives a server that was killed, and its number may be another's by now.
		if name, err := os.ReadFile(fmt.Sprintf("/proc/%d/comm", pid)); err != nil || strings.TrimSpace(string(name)) != "postgres" {
			continue
		}
		return syscall.Kill(pid, syscall.SIGKILL) == nil
	}
	return false
}

// finish waits until every round is final, and reads what the run came to. What comes after that is about pay alone.
func (r *realm) finish(ctx context.Context) {
	t := r.t
	for r.head(ctx).EndedAt == 0 {
		r.alive()
		wait(ctx, 200*time.Millisecond)
	}
	settle, stop := context.WithTimeout(ctx, settleTime)
	defer stop()
	for int(r.head(settle).Finalized) < r.size.rounds {
		r.alive()
		wait(settle, 200*time.Millisecond)
	}
	view, err := r.chain.Latest(ctx)
	require.NoError(t, err)
	head, err := view.Head(ctx, r.task)
	require.NoError(t, err)
	require.Zero(t, head.Carried, "a carried round")
	spec, err := view.Spec(ctx, r.task)
	require.NoError(t, err)
	urls := make(map[common.Address]string)
	for _, k := range r.Keepers {
		urls[cluster.Address(k.Account)] = k.URL
		r.awaitServing(settle, k.URL+"/healthz")
	}
	trainers := make(map[common.Address]int)
	for i := range r.size.trainers {
		trainers[cluster.Address(firstTrainer+i)] = i
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for round := range uint32(r.size.rounds) {
		stands, err := view.Round(ctx, r.task, round)
		require.NoError(t, err)
		r.roots = append(r.roots, stands.StateRoot)
		commitments, err := view.Commitments(ctx, r.task, round, stands.FrozenHash)
		require.NoError(t, err)
		require.Len(t, commitments, r.size.trainers, "round %d", round)
		for _, c := range commitments {
			i, ok := trainers[c.Trainer]
			require.True(t, ok, "%s is no trainer of the run", c.Trainer)
			require.Equal(t, map[string]struct{}{c.PayloadRoot.String(): {}}, r.made[i][round], "trainer %d made one payload of round %d in all its lives", i, round)
			for keeper, url := range urls {
				if _, ok := r.acknowledged[acknowledgement{i, round, keeper}]; !ok {
					continue
				}
				r.payloads[c.PayloadRoot] = struct{}{}
				if err := holds(ctx, url, &spec, r.task, round, c.Trainer, c.PayloadRoot); err != nil {
					t.Logf("round %d, trainer %d, %s: %v", round, i, url, err)
					r.lost++
				}
			}
		}
	}
	r.nobodyFell(settle)
}

// holds asks a keeper for a payload and computes its root.
func holds(ctx context.Context, url string, spec *protocol.TaskSpec, task protocol.Hash, round uint32, trainer common.Address, root protocol.Hash) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(resp.Body, 16<<20))
	if err != nil {
		return err
	}
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("status %d: %s", resp.StatusCode, raw)
	}
	delta, err := protocol.DecodePayload(bytes.NewReader(raw), spec)
	if err != nil {
		return err
	}
	if protocol.PayloadRoot(delta, task, round, trainer, spec.FragmentCount) != root {
		return errors.New("it is another payload")
	}
	return nil
}

func (r *realm) awaitServing(ctx context.Context, url string) {
	for {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
		require.NoError(r.t, err)
		resp, err := http.DefaultClient.Do(req)
		if err == nil {
			resp.Body.Close()
			if resp.StatusCode == http.StatusOK {
				return
			}
		}
		require.NoError(r.t, ctx.Err(), "%s: %v", url, err)
		wait(ctx, 100*time.Millisecond)
	}
}

// nobodyFell asks the indexer, once it has the last round, that nobody was convicted or lost stake, and that its tables are those of a rebuild.
func (r *realm) nobodyFell(ctx context.Context) {
	t := r.t
	var answer struct {
		Task *struct {
			Finalized json.Number
			StateRoot protocol.Hash
		}
		Slashes, Frauds, Convictions struct{ TotalCount json.Number }
	}
	for {
		err := r.GraphQL(ctx, fmt.Sprintf(`{ task(taskId: %q) { finalized stateRoot }
			slashes { totalCount } frauds { totalCount } convictions { totalCount } }`, r.TaskID), &answer)
		if err == nil && answer.Task != nil && answer.Task.Finalized.String() == strconv.Itoa(r.size.rounds) {
			break
		}
		require.NoError(t, ctx.Err(), "the indexer does not have the last round: %v, %+v", err, answer.Task)
		wait(ctx, 200*time.Millisecond)
	}
	require.Equal(t, r.roots[len(r.roots)-1], answer.Task.StateRoot)
	for _, count := range []json.Number{answer.Slashes.TotalCount, answer.Frauds.TotalCount, answer.Convictions.TotalCount} {
		require.Equal(t, "0", count.String(), "somebody was convicted: %+v", answer)
	}
	require.NoError(t, r.Process("indexer").Stop())
	digest := func(command string) string {
		out, err := r.Assay(ctx, nil, "indexer", command, "--deployment", r.Deployment(), "--datadir", r.Path("indexer"))
		require.NoError(t, err)
		return string(out)
	}
	before := digest("digest")
	require.Equal(t, before, digest("rebuild"), "the tables differ from a rebuild")
}
