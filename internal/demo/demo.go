// Package demo runs a whole training task on a chain of this machine, with every program as its own process, shows it as it
// happens, and writes down what came out.
package demo

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/internal/cluster"
	"assay/protocol"
)

// Config of a demo.
type Config struct {
	// Root is the repository's folder, Out the folder that receives the run's files and summary.json.
	Root string
	Out  string
	// Seed of the task: first state, data assignment.
	Seed int
	// Keep leaves everything running until ctx ends.
	Keep bool
	// OpStack runs the demo on an OP-stack rollup and Devchain, the summary of one on the development chain, says what it must end with.
	OpStack  bool
	Devchain string
	// Progress receives what a person reads; Live says that it is a terminal whose last line may be rewritten.
	Progress io.Writer
	Live     bool
}

// trainers of the digits task.
const trainers = 4

// longest bounds a demo: many times what it takes on two cores. Something that never comes must not hang a terminal.
const longest = 40 * time.Minute

// Round is what the demo shows of one round.
type Round struct {
	Round int `json:"round"`
	// Loss is the mean of the trainers' last training losses in the round, Accuracy the held-out accuracy of the state after it.
	Loss     float64 `json:"loss"`
	Accuracy float64 `json:"accuracy"`
	Accepted int     `json:"accepted"`
	// Gas of the task's transactions mined while the round was open, their Bytes, and L1Bytes, what a rollup charges them for.
	Gas     uint64  `json:"gas"`
	Bytes   uint64  `json:"bytes"`
	L1Bytes uint64  `json:"l1_bytes"`
	Seconds float64 `json:"seconds"`
}

// GraphQL is a query that was asked and its answer.
type GraphQL struct {
	Query  string          `json:"query"`
	Answer json.RawMessage `json:"answer"`
}

// Summary is build/demo/summary.json.
type Summary struct {
	Accuracy        float64 `json:"accuracy"`
	AccuracySingle  float64 `json:"accuracy_single"`
	AccuracyCentral float64 `json:"accuracy_central"`
	Rounds          int     `json:"rounds"`
	// Seconds after set-up of the first two acts, SecondsTotal with the third.
	Seconds        float64 `json:"seconds"`
	SecondsTotal   float64 `json:"seconds_total"`
	StateRoot      string  `json:"state_root"`
	RecomputedRoot string  `json:"recomputed_root"`
	// RecomputedRootPython is the same from the second implementation.
	RecomputedRootPython string             `json:"recomputed_root_python"`
	RunRoot              string             `json:"run_root"`
	Gas                  uint64             `json:"gas"`
	GasByCall            map[string]CallGas `json:"gas_by_call"`
	TaskID               string             `json:"task_id"`
	Seed                 int                `json:"seed"`
	Trainers             int                `json:"trainers"`
	InnerSteps           int                `json:"inner_steps"`
	AcceptedGradients    uint64             `json:"accepted_gradients"`
	// RewardsClaimed by trainer, CommissionClaimed and Refund in whole tokens.
	RewardsClaimed    map[string]string `json:"rewards_claimed"`
	CommissionClaimed string            `json:"commission_claimed"`
	Refund            string            `json:"refund"`
	Receipt           json.RawMessage   `json:"receipt"`
	GraphQL           GraphQL           `json:"graphql"`
	History           []Round           `json:"history"`

	// The second act. FraudDetectedRound is the round whose proposal was proven wrong, as numbered on chain; SecondsToSlash the time from
	// its block to the block of the proof; GasFraudProof the gas of that transaction, slashes and overturn included.
	FraudDetectedRound    int     `json:"fraud_detected_round"`
	SecondsToSlash        float64 `json:"seconds_to_slash"`
	GasFraudProof         uint64  `json:"gas_fraud_proof"`
	FinalRootEqualsHonest bool    `json:"final_root_equals_honest"`
	Fraud                 Fraud   `json:"fraud"`

	// The third act. DisputeMoves is the larger number of moves of its two disputes, from the opening to the proof, both counted (rule 28 of the
	// protocol); GasDispute the most gas that all moves of one took together, SecondsDispute the longest time from the block of the opening to
	// the block of the proof.
	DisputeMoves   int      `json:"dispute_moves"`
	GasDispute     uint64   `json:"gas_dispute"`
	SecondsDispute float64  `json:"seconds_dispute"`
	Training       Training `json:"training"`

	*Rollup
}

type run struct {
	*teller
	cfg     Config
	cluster *cluster.Cluster
	client  *ethclient.Client
	chain   *chain.Chain
	gas     *GasMeter
	task    protocol.Hash
	spec    protocol.TaskSpec
	refund  *big.Int
	sum     Summary
	// second is the second act; its cluster uses the first one's chain and indexer.
	second *fraudAct
	// third is the third act, which begins when the others are over.
	third *trainingAct

	mu       sync.Mutex
	losses   map[int]map[int]float64 // round → trainer → loss
	accuracy map[int]float64         // round → held-out accuracy of the state the round started from
	final    map[int]float64         // trainer → held-out accuracy of the final state
}

// Run the demo. The returned summary has been written to Out/summary.json.
func Run(ctx context.Context, cfg Config) (*Summary, error) {
	// Only what this command wrote before is removed: a wrong --out must not cost anybody a folder.
	for _, old := range []string{"chain", "indexer", "keeper", "task", "logs", "deployment.json", "summary.json", "report.html", "final.safetensors", "fraud", "training"} {
		if err := os.RemoveAll(filepath.Join(cfg.Out, old)); err != nil {
			return nil, err
		}
	}
	folders, err := filepath.Glob(filepath.Join(cfg.Out, "trainer-[0-9]*"))
	if err != nil {
		return nil, err
	}
	for _, old := range folders {
		if err := os.RemoveAll(old); err != nil {
			return nil, err
		}
	}
	r := &run{
		teller: &teller{name: "act 1", out: cfg.Progress, live: cfg.Live}, cfg: cfg, losses: make(map[int]map[int]float64), accuracy: make(map[int]float64),
		final: make(map[int]float64),
	}
	r.cluster, err = cluster.New(cluster.Config{Root: cfg.Root, Dir: cfg.Out, OpStack: cfg.OpStack, OnTrainerEvent: r.onTrainer})
	if err != nil {
		return nil, err
	}
	if r.second, err = newFraudAct(r); err != nil {
		return nil, err
	}
	if r.third, err = newTrainingAct(r); err != nil {
		return nil, err
	}
	r.beside = r.second.teller
	defer func() {
		if err := errors.Join(r.third.c.Close(), r.second.c.Close(), r.cluster.Close()); err != nil {
			r.say("stopping: %v", err)
		}
	}()
	start := time.Now()
	bounded, cancel := context.WithTimeoutCause(ctx, longest, fmt.Errorf("the demo took longer than %s", longest))
	defer cancel()
	err = r.acts(bounded)
	r.sum.Seconds = round1(time.Since(start).Seconds())
	if err == nil {
		err = r.third.play(bounded)
	}
	if err != nil {
		r.clear()
		if cause := context.Cause(bounded); cause != nil {
			err = fmt.Errorf("%w: %w", cause, err)
		}
		return nil, err
	}
	r.sum.SecondsTotal = round1(time.Since(start).Seconds())
	if err := r.write(); err != nil {
		return nil, err
	}
	r.print()
	if cfg.Keep {
		r.say("\nEverything is still running; Ctrl-C stops it.")
		r.say("  dashboard   %s/\n  GraphiQL    %s/graphiql\n  keeper      %s\n  chain       %s (deployment file: %s)", r.cluster.IndexerURL, r.cluster.IndexerURL,
			r.second.c.KeeperURL, r.cluster.RPC, r.cluster.Deployment())
		<-ctx.Done()
	}
	return &r.sum, nil
}

func round1(x float64) float64 { return float64(int64(x*10+0.5)) / 10 }

func (r *run) onTrainer(i int, event map[string]any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if accuracy, ok := event["accuracy"].(float64); ok && event["event"] == "finished" {
		r.final[i] = accuracy
	}
	round, ok := event["round"].(float64)
	if !ok {
		return
	}
	if loss, ok := event["loss"].(float64); ok {
		if r.losses[int(round)] == nil {
			r.losses[int(round)] = make(map[int]float64)
		}
		r.losses[int(round)][i] = loss
	}
	if accuracy, ok := event["accuracy"].(float64); ok {
		r.accuracy[int(round)] = accuracy
	}
}

// acts runs the first two acts side by side and tells them one after the other, then settles the first one's pay.
func (r *run) acts(ctx context.Context) error {
	r.say("Assay demo: three training runs, settled on a chain of this machine. Files and logs: %s\n\nAct 1: everybody is honest.\n", r.cfg.Out)
	if err := r.prepare(ctx); err != nil {
		return err
	}
	both, bctx := errgroup.WithContext(ctx)
	both.Go(func() error {
		if err := r.firstAct(bctx); err != nil {
			return err
		}
		r.second.turn()
		return nil
	})
	both.Go(func() error { return r.second.play(bctx) })
	if err := both.Wait(); err != nil {
		return err
	}
	r.sum.FinalRootEqualsHonest = strings.EqualFold(r.sum.Fraud.StateRoot, r.sum.StateRoot)
	if !r.sum.FinalRootEqualsHonest {
		return fmt.Errorf("act 2 ended with state root %s, the honest run of act 1 with %s", r.sum.Fraud.StateRoot, r.sum.StateRoot)
	}
	r.beside = nil
	r.say("\nSettling act 1.\n")
	if err := r.step("The last claim window passes; the receipt is issued", func() error { return r.awaitReceipt(ctx) }); err != nil {
		return err
	}
	if err := r.step("Trainers and keeper claim, the sponsor takes back what was not earned", func() error { return r.claim(ctx) }); err != nil {
		return err
	}
	if err := r.step("GraphQL: every token of the escrow is accounted for", func() error { return r.query(ctx) }); err != nil || !r.cfg.OpStack {
		return err
	}
	return r.step("L1 alone gives the same state: the verifier's contracts, and the dev chain's root", func() error { return r.rollup(ctx) })
}

// firstAct trains an honest run and checks what came out of it.
func (r *run) firstAct(ctx context.Context) error {
	// The baselines need nothing of the run; they train while it waits for blocks and windows.
	single, central := make(chan result, 1), make(chan result, 1)
	if err := r.rounds(ctx, func() {
		go func() { single <- r.baseline(ctx, "--single") }()
		go func() { central <- r.baseline(ctx, "--central") }()
	}); err != nil {
		return err
	}
	r.say("")
	if err := r.finalRoot(ctx); err != nil {
		return err
	}
	if err := r.step("Second pass: every root again from the payloads (Go)", func() error { return r.recompute(ctx) }); err != nil {
		return err
	}
	if err := r.step("Third pass: the same by the independent implementation (Python)", func() error { return r.recomputePython(ctx) }); err != nil {
		return err
	}
	if err := r.step("The run is final; its trainers evaluate the last state on held-out images", func() error { return r.evaluate(ctx) }); err != nil {
		return err
	}
	return r.step("Baselines: one trainer alone, and all data centrally", func() error {
		s, c := <-single, <-central
		r.sum.AccuracySingle, r.sum.AccuracyCentral = s.accuracy, c.accuracy
		return errors.Join(s.err, c.err)
	})
}

func (r *run) prepare(ctx context.Context) error {
	c := r.cluster
	what := "Chain: op-geth in process, a block a second; contracts deployed"
	if r.cfg.OpStack {
		what = "Chain: an OP-stack rollup with its L1, a block a second; contracts deployed"
	}
	if err := r.step(what, func() error { return r.startChain(ctx) }); err != nil {
		return err
	}
	// What does not depend on each other starts together: on two cores start-up time is mostly waiting for blocks and disks.
	if err := r.step("Indexer with PostgreSQL, keeper, stakes, the sponsor's task", func() error {
		return together(
			func() error { return c.StartIndexer(ctx) },
			func() error {
				err := together(
					func() error { return c.Fund(ctx, cluster.KeeperAccount, "100000", "50000") },
					func() error {
						if err := c.InitTask(ctx, r.cfg.Seed, nil); err != nil {
							return err
						}
						return r.plan(ctx, c, &r.task)
					},
				)
				if err != nil {
					return err
				}
				return c.StartKeeper(ctx)
			},
			func() error { return c.Fund(ctx, cluster.SponsorAccount, "100000", "") },
		)
	}); err != nil {
		return err
	}
	if err := r.step(fmt.Sprintf("Task posted; %d trainers, each its own process, load PyTorch and stake", trainers), func() error {
		return r.gather(ctx, c, r.task, trainers, func(i int) error { return c.StartTrainer(i) }, func(i int) error { return c.Fund(ctx, cluster.FirstTrainer+i, "10000", "5000") })
	}); err != nil {
		return err
	}
	view, err := r.chain.Latest(ctx)
	if err != nil {
		return err
	}
	if r.spec, err = view.Spec(ctx, r.task); err != nil {
		return err
	}
	r.page(c)
	r.sum.TaskID, r.sum.Seed = c.TaskID, r.cfg.Seed
	r.sum.Trainers, r.sum.InnerSteps = int(r.spec.TrainerCount), int(r.spec.InnerSteps)
	// The last enrolment opens the first round, whose commit window should not be spent on loading libraries.
	return r.step("Trainers enrol; the first round opens", func() error { return enrol(ctx, c, trainers) })
}

// page tells where a task is to be watched in a browser while it runs.
func (t *teller) page(c *cluster.Cluster) {
	t.say("  Watch it in a browser: %s/run/%s", c.IndexerURL, c.TaskID)
}

// startChain starts the chain with the contracts.
func (r *run) startChain(ctx context.Context) error {
	if err := r.cluster.StartChain(ctx); err != nil {
		return err
	}
	dep, err := protocol.LoadDeployment(r.cluster.Deployment())
	if err != nil {
		return err
	}
	if r.client, err = ethclient.DialContext(ctx, r.cluster.RPC); err != nil {
		return err
	}
	if r.chain, err = chain.New(r.client, dep); err != nil {
		return err
	}
	r.gas, err = NewGasMeter(r.client, dep.DeployBlock)
	return err
}

// plan finds out which id a cluster's task will have: keepers are told which one to serve before it is posted, for each act has its own,
// and all hold the same first state.
func (r *run) plan(ctx context.Context, c *cluster.Cluster, task *protocol.Hash) (err error) {
	if err = c.PlanTask(ctx); err != nil {
		return err
	}
	return task.UnmarshalText([]byte(c.TaskID))
}

// gather posts a cluster's task and starts its n trainers as soon as it is on chain, until a keeper has the task's files and the
// trainers their libraries. meanwhile is called for each trainer.
func (r *run) gather(ctx context.Context, c *cluster.Cluster, task protocol.Hash, n int, start, meanwhile func(i int) error) error {
	jobs := []func() error{func() error { return c.PostTask(ctx) }}
	for i := range n {
		jobs = append(jobs, func() error {
			if err := r.await(ctx, func(v *chain.View) (bool, error) {
				status, err := v.Status(ctx, task)
				if errors.Is(err, protocol.ErrTaskNotFound) {
					return false, nil
				}
				return status != protocol.StatusNone, err
			}); err != nil {
				return err
			}
			if err := start(i); err != nil {
				return err
			}
			if err := meanwhile(i); err != nil {
				return err
			}
			return c.AwaitTrainer(ctx, i)
		})
	}
	return together(jobs...)
}

// enrol enrols a cluster's n trainers; the last one opens the first round.
func enrol(ctx context.Context, c *cluster.Cluster, n int) error {
	jobs := make([]func() error, n)
	for i := range jobs {
		jobs[i] = func() (err error) {
			// A trainer of the other act that sends something itself takes the account's next nonce away: once more then.
			for range 3 {
				if err = c.Enroll(ctx, i); err == nil || ctx.Err() != nil {
					return err
				}
			}
			return err
		}
	}
	return together(jobs...)
}

// await polls the chain until ready says so.
func (r *run) await(ctx context.Context, ready func(v *chain.View) (bool, error)) error {
	for {
		v, err := r.chain.Latest(ctx)
		if err != nil {
			return err
		}
		if ok, err := ready(v); err != nil || ok {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(300 * time.Millisecond):
		}
	}
}

// trainersRun returns how one of a cluster's first n trainers failed, if one did.
func trainersRun(c *cluster.Cluster, n int) error {
	for i := range n {
		p := c.Process(cluster.TrainerName(i))
		select {
		case <-p.Done():
			if p.Err() != nil {
				return fmt.Errorf("%s ended: %w\n%s", p.Name, p.Err(), p.Tail(20))
			}
		default:
		}
	}
	return nil
}

// together runs all jobs at once and joins their errors.
func together(jobs ...func() error) error {
	errs := make([]error, len(jobs))
	var wait sync.WaitGroup
	for i, job := range jobs {
		wait.Go(func() { errs[i] = job() })
	}
	wait.Wait()
	return errors.Join(errs...)
}

// rounds follows the run to its last round and prints a line a round; onLast is called when the last round is proposed.
func (r *run) rounds(ctx context.Context, onLast func()) error {
	r.say("\n%d rounds, numbered from 0 as on chain; %d inner steps each. Act 2 gets ready and trains beside it.", r.spec.MaxRounds, r.spec.InnerSteps)
	r.say("%5s  %7s  %9s  %8s  %10s  %14s  %s", "round", "loss", "held-out", "accepted", "gas", "pay accrued", "seconds")
	if err := r.advanceGas(ctx); err != nil {
		return err
	}
	before, opened, next := r.gas.OfTask(r.task), time.Now(), uint32(0)
	return r.await(ctx, func(view *chain.View) (bool, error) {
		if err := trainersRun(r.cluster, trainers); err != nil {
			return false, err
		}
		head, err := view.Head(ctx, r.task)
		if err != nil {
			return false, err
		}
		phase, err := view.Phase(ctx, r.task)
		if err != nil {
			return false, err
		}
		for ; next < head.Round; next++ {
			round, err := view.Round(ctx, r.task, next)
			if err != nil {
				return false, err
			}
			if err := r.gas.Advance(ctx, view.Block.Number); err != nil {
				return false, err
			}
			accepted := len(chain.Slots(round.Included))
			if round.Status == protocol.RoundCarried {
				accepted = 0
			}
			r.sum.AcceptedGradients += uint64(accepted)
			now := r.gas.OfTask(r.task)
			entry := Round{
				Round: int(next), Loss: r.loss(int(next)), Accepted: accepted, Gas: now.Total - before.Total, Bytes: now.Bytes - before.Bytes, L1Bytes: now.L1Bytes - before.L1Bytes,
				Seconds: round1(time.Since(opened).Seconds()),
			}
			before, opened = now, time.Now()
			r.sum.History = append(r.sum.History, entry)
			pay := new(big.Int).Mul(new(big.Int).SetUint64(r.sum.AcceptedGradients), r.spec.RewardPerGradient)
			r.say("%5d  %7.4f  %9s  %6d/%d  %10d  %14s  %7.1f", next, entry.Loss, accuracyText(r, int(next)), accepted, r.sum.Trainers, entry.Gas,
				tokens(pay), entry.Seconds)
			if next+1 == r.spec.MaxRounds {
				onLast()
			}
		}
		if head.EndedAt != 0 {
			if head.Failed {
				return false, fmt.Errorf("the run failed on chain after %d rounds (%d carried); logs: %s", head.Round, head.Carried, r.cluster.Path("logs"))
			}
			return true, nil
		}
		r.status("round %d of 0 to %d: %s, block %d", head.Round, r.spec.MaxRounds-1, strings.ToLower(phase.Phase.String()), view.Block.Number)
		return false, nil
	})
}

// advanceGas reads the blocks there are.
func (r *run) advanceGas(ctx context.Context) error {
	block, err := r.client.BlockNumber(ctx)
	if err != nil {
		return err
	}
	return r.gas.Advance(ctx, block)
}

func (r *run) loss(round int) float64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	var sum float64
	for _, loss := range r.losses[round] {
		sum += loss
	}
	return sum / float64(max(1, len(r.losses[round])))
}

// accuracyText of the state that `round` started from: the one after it is measured by the trainers only once they have it.
func accuracyText(r *run, round int) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if accuracy, ok := r.accuracy[round]; ok {
		return fmt.Sprintf("%.1f %%", 100*accuracy)
	}
	return "–"
}

type result struct {
	accuracy float64
	err      error
}

func (r *run) baseline(ctx context.Context, kind string) result {
	out, err := r.cluster.Trainer(ctx, nil, "baseline", kind, "--deployment", r.cluster.Deployment(), "--task", r.sum.TaskID,
		"--keeper", r.cluster.KeeperURL, "--trainer", keyAddress(0))
	if err != nil {
		return result{err: err}
	}
	var answer struct {
		Accuracy float64 `json:"accuracy"`
	}
	err = json.Unmarshal(out, &answer)
	return result{answer.Accuracy, err}
}

// finalRoot reads what the run ended with.
func (r *run) finalRoot(ctx context.Context) error {
	view, err := r.chain.Latest(ctx)
	if err != nil {
		return err
	}
	head, err := view.Head(ctx, r.task)
	if err != nil {
		return err
	}
	r.sum.StateRoot, r.sum.Rounds = head.StateRoot.String(), int(head.Round)
	return nil
}

// evaluate waits until all trainers have ended, which they do with the accuracy of the final state.
func (r *run) evaluate(ctx context.Context) error {
	for i := range trainers {
		p := r.cluster.Process(cluster.TrainerName(i))
		if err := p.Wait(ctx); err != nil {
			return fmt.Errorf("%s ended: %w\n%s", p.Name, err, p.Tail(20))
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range trainers {
		if accuracy, ok := r.final[i]; !ok || accuracy != r.final[0] {
			return fmt.Errorf("%s says accuracy %v of the final state, %s %v", cluster.TrainerName(i), accuracy, cluster.TrainerName(0), r.final[0])
		}
	}
	r.sum.Accuracy = r.final[0]
	// A round's own accuracy is that of the state after it, which the next round started from.
	for i := range r.sum.History {
		r.sum.History[i].Accuracy = r.accuracy[i+1]
	}
	if n := len(r.sum.History); n > 0 {
		r.sum.History[n-1].Accuracy = r.sum.Accuracy
	}
	return nil
}

func (r *run) recompute(ctx context.Context) error {
	out, err := r.cluster.Assay(ctx, nil, "verify", "run", "--deployment", r.cluster.Deployment(), "--task", r.sum.TaskID, "--keeper", r.cluster.KeeperURL)
	if err != nil {
		return err
	}
	var answer struct {
		StateRoot string `json:"stateRoot"`
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		return err
	}
	r.sum.RecomputedRoot = answer.StateRoot
	return r.sameRoot(answer.StateRoot)
}

func (r *run) recomputePython(ctx context.Context) error {
	out, err := r.cluster.Trainer(ctx, nil, "recompute", "--deployment", r.cluster.Deployment(), "--task", r.sum.TaskID, "--keeper", r.cluster.KeeperURL, "--json")
	if err != nil {
		return err
	}
	var answer struct {
		StateRoot string `json:"stateRoot"`
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		return err
	}
	r.sum.RecomputedRootPython = answer.StateRoot
	return r.sameRoot(answer.StateRoot)
}

func (r *run) sameRoot(recomputed string) error {
	if !strings.EqualFold(recomputed, r.sum.StateRoot) {
		return fmt.Errorf("recomputed state root %s, the chain has %s", recomputed, r.sum.StateRoot)
	}
	return nil
}

func (r *run) awaitReceipt(ctx context.Context) error {
	return r.await(ctx, func(view *chain.View) (bool, error) {
		receipt, ok, err := view.Receipt(ctx, r.task)
		if err == nil && ok {
			r.sum.RunRoot, r.refund = receipt.RunRoot.String(), receipt.Refund
		}
		return ok, err
	})
}

// moneyHead is where money counts as moved: the development chain never takes a block back, and its safe head is 16 s behind.
func (r *run) moneyHead() string {
	if r.cfg.OpStack {
		return "safe"
	}
	return "latest"
}

func (r *run) claim(ctx context.Context) error {
	r.sum.RewardsClaimed = make(map[string]string)
	amounts := make([]string, r.sum.Trainers)
	jobs := []func() error{func() error {
		if r.refund.Sign() == 0 {
			r.sum.Refund = "0" // every gradient was earned
			return nil
		}
		out, err := r.cluster.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(cluster.SponsorAccount)}, "task", "refund",
			"--deployment", r.cluster.Deployment(), "--task", r.sum.TaskID, "--money-head", r.moneyHead())
		if err != nil {
			return err
		}
		r.sum.Refund, err = amountOf(out)
		return err
	}}
	for i := range r.sum.Trainers {
		jobs = append(jobs, func() error {
			out, err := r.cluster.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(cluster.FirstTrainer+i)}, "trainer", "claim",
				"--deployment", r.cluster.Deployment(), "--task", r.sum.TaskID, "--money-head", r.moneyHead())
			if err != nil {
				return err
			}
			amounts[i], err = amountOf(out)
			return err
		})
	}
	if err := together(jobs...); err != nil {
		return err
	}
	for i, amount := range amounts {
		r.sum.RewardsClaimed[keyAddress(i)] = amount
	}
	return nil
}

func amountOf(out []byte) (string, error) {
	var answer struct {
		Amount string `json:"amount"`
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	amount, ok := new(big.Int).SetString(answer.Amount, 10)
	if !ok {
		return "", fmt.Errorf("no amount in %s", out)
	}
	return tokens(amount), nil
}

// tokens prints an amount of 18 decimals in whole tokens, without trailing zeros.
func tokens(amount *big.Int) string {
	whole, rest := new(big.Int).QuoRem(amount, big.NewInt(1e18), new(big.Int))
	if rest.Sign() == 0 {
		return whole.String()
	}
	return strings.TrimRight(fmt.Sprintf("%s.%018s", whole, rest), "0")
}

func keyAddress(trainer int) string { return cluster.Address(cluster.FirstTrainer + trainer).Hex() }
