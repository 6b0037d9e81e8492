package demo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/aggregationfraud"
	"assay/bindings/stakevault"
	"assay/bindings/trainingrounds"
	"assay/internal/chain"
	"assay/internal/cluster"
	"assay/protocol"
)

const (
	// lieRound is the round, as numbered on chain, in which the committee of the second act lies.
	lieRound = 7
	// colluders hold all but a sliver of the pool's stake, so that the draw gives them the committee.
	colluders     = 3
	colluderStake = "300000"
	colluderLock  = "256000"
	// committee of the second act: k of n seats.
	seats, threshold = 5, 4
)

// Fraud is what the second act shows.
type Fraud struct {
	TaskID    string `json:"task_id"`
	StateRoot string `json:"state_root"`
	// Challenger proved it, in this transaction.
	Challenger  string `json:"challenger"`
	Transaction string `json:"transaction"`
	// Element, Expected and Claimed are those of the proof: the coordinate, and both values as bits.
	Element  uint64 `json:"element"`
	Expected string `json:"expected"`
	Claimed  string `json:"claimed"`
	// Slashed by keeper, Burned, Bounty in whole tokens.
	Slashed map[string]string `json:"slashed"`
	Burned  string            `json:"burned"`
	Bounty  string            `json:"bounty"`
	// Rounds is how often the run wrote a round, the overturned ones included.
	Rounds  int     `json:"rounds"`
	Seconds float64 `json:"seconds"`
	// Timeline of the run, in order.
	Timeline []Moment `json:"timeline"`
}

// Moment is something that the chain recorded of a run.
type Moment struct {
	// Seconds of block time since the first round opened.
	Seconds float64 `json:"seconds"`
	Round   int     `json:"round"`
	// What is "proposed" or "proven wrong".
	What string `json:"what"`
	// StateRoot is what was proposed, or what the run went back to.
	StateRoot string `json:"state_root"`
}

// fraudAct is a second task on the first one's chain: same seed, same trainers, another pool of keepers. It runs beside the first act.
type fraudAct struct {
	*teller
	run  *run
	c    *cluster.Cluster
	task protocol.Hash
	sum  *Fraud
	// proof, at the Unix time of its block.
	proof Moment
}

func newFraudAct(r *run) (*fraudAct, error) {
	c, err := cluster.New(cluster.Config{Root: r.cfg.Root, Dir: filepath.Join(r.cfg.Out, "fraud")})
	if err != nil {
		return nil, err
	}
	return &fraudAct{teller: &teller{name: "act 2", out: r.cfg.Progress, live: r.cfg.Live, waiting: true}, run: r, c: c, sum: &r.sum.Fraud}, nil
}

// play trains the same task again, with a committee that lies once, and a challenger.
func (a *fraudAct) play(ctx context.Context) error {
	a.say("\nAct 2: the same task again, beside act 1; in round %d the witness committee signs a state with one wrong parameter.\n", lieRound)
	began := time.Now()
	a.c.Share(a.run.cluster)
	if err := a.prepare(ctx); err != nil {
		return err
	}
	if err := a.follow(ctx); err != nil {
		return err
	}
	a.sum.Seconds = round1(time.Since(began).Seconds())
	return nil
}

func (a *fraudAct) prepare(ctx context.Context) error {
	c := a.c
	liar := filepath.Join(a.run.cfg.Root, "bin", "assay-adversary")
	if _, err := os.Stat(liar); err != nil {
		return fmt.Errorf("%w; hint: run `make setup`", err)
	}
	if _, err := c.AddKeeper(cluster.MoreKeepers, ""); err != nil {
		return err
	}
	for i := range colluders {
		if _, err := c.AddKeeper(cluster.MoreKeepers+1+i, liar, "--lie", "parameter", "--lie-round", strconv.Itoa(lieRound),
			"--pool-lock", colluderLock, "--max-lock", colluderLock); err != nil {
			return err
		}
	}
	if err := a.step("Four keepers stake: one honest, three that collude and hold nearly all", func() error {
		if err := c.CopyTask(a.run.cluster, func(spec map[string]any) {
			spec["committeeSeats"], spec["committeeThreshold"] = seats, threshold
		}); err != nil {
			return err
		}
		if err := a.run.plan(ctx, c, &a.task); err != nil {
			return err
		}
		a.sum.TaskID = c.TaskID
		jobs := []func() error{
			func() error { return c.Fund(ctx, cluster.ChallengerAccount, "1000", "") },
		}
		for i, k := range c.Keepers {
			stake := "50000"
			if i > 0 {
				stake = colluderStake
			}
			jobs = append(jobs, func() error {
				if err := c.Fund(ctx, k.Account, "400000", stake); err != nil {
					return err
				}
				return c.StartKeeperAt(ctx, i)
			})
		}
		return together(jobs...)
	}); err != nil {
		return err
	}
	if err := a.step("Task posted; all four join its pool, a challenger watches", func() error {
		if err := a.run.gather(ctx, c, a.task, trainers, func(i int) error { return c.StartTrainer(i) }, func(int) error { return nil }); err != nil {
			return err
		}
		if err := a.run.await(ctx, func(v *chain.View) (bool, error) {
			n, err := v.PoolSize(ctx, a.task)
			return n == uint64(len(c.Keepers)), err
		}); err != nil {
			return err
		}
		return c.StartChallenger()
	}); err != nil {
		return err
	}
	a.page(c)
	return a.step(fmt.Sprintf("The %d trainers of act 1 enrol again, each in a second process", trainers), func() error { return enrol(ctx, c, trainers) })
}

// follow prints a line for each round that is written or overturned, until the run is over, and checks what came out.
func (a *fraudAct) follow(ctx context.Context) error {
	a.say("\n%5s  %-9s  %8s  %s", "round", "", "accepted", "state root")
	var next uint32
	from := a.run.chain.Deployment().DeployBlock
	if err := a.run.await(ctx, func(v *chain.View) (bool, error) {
		if err := trainersRun(a.c, trainers); err != nil {
			return false, err
		}
		head, err := v.Head(ctx, a.task)
		if err != nil {
			return false, err
		}
		if from <= v.Block.Number {
			proven, err := a.proven(ctx, from, v.Block.Number)
			if err != nil {
				return false, err
			}
			if proven {
				next = uint32(a.run.sum.FraudDetectedRound)
			}
			from = v.Block.Number + 1
		}
		for ; next < head.Round; next++ {
			round, err := v.Round(ctx, a.task, next)
			if err != nil {
				return false, err
			}
			a.say("%5d  %-9s  %6d/%d  %s", next, strings.ToLower(round.Status.String()), len(chain.Slots(round.Included)), trainers, round.StateRoot)
		}
		if head.EndedAt == 0 {
			a.status("round %d of 0 to %d", head.Round, a.run.spec.MaxRounds-1)
			return false, nil
		}
		a.status("all rounds written, %d of %d final", head.Finalized, head.Round)
		if head.Finalized < head.Round {
			return false, nil
		}
		if head.Failed {
			return false, fmt.Errorf("the run failed on chain after %d rounds; logs: %s", head.Round, a.c.Path("logs"))
		}
		a.sum.StateRoot = head.StateRoot.String()
		return true, a.timeline(ctx, v)
	}); err != nil {
		return err
	}
	a.status("over")
	if a.sum.Transaction == "" {
		return errors.New("nobody proved the wrong root")
	}
	return nil
}

// timeline writes down what was proposed, and the proof.
func (a *fraudAct) timeline(ctx context.Context, v *chain.View) error {
	first, err := v.Round(ctx, a.task, 0)
	if err != nil {
		return err
	}
	proposals, err := a.run.proposals(ctx, a.task, v.Block.Number)
	if err != nil {
		return err
	}
	a.sum.Rounds = len(proposals)
	for _, p := range proposals {
		a.sum.Timeline = append(a.sum.Timeline, Moment{float64(p.at), int(p.Round), "proposed", protocol.Hash(p.NewRoot).String()})
	}
	if a.sum.Transaction != "" {
		a.sum.Timeline = append(a.sum.Timeline, a.proof)
	}
	for i := range a.sum.Timeline {
		a.sum.Timeline[i].Seconds -= float64(first.OpenedAt)
	}
	slices.SortStableFunc(a.sum.Timeline, func(x, y Moment) int { return cmp.Compare(x.Seconds, y.Seconds) })
	return nil
}

// proposal is one that was written on chain, at a block time.
type proposal struct {
	*trainingrounds.TrainingRoundsRoundProposed
	at uint64
}

// proposals of a task's run up to a block, overturned ones too, in order.
func (r *run) proposals(ctx context.Context, task protocol.Hash, upTo uint64) ([]proposal, error) {
	parsed, err := trainingrounds.TrainingRoundsMetaData.ParseABI()
	if err != nil {
		return nil, err
	}
	dep, binding := r.chain.Deployment(), trainingrounds.NewTrainingRounds()
	logs, err := r.client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(dep.DeployBlock), ToBlock: new(big.Int).SetUint64(upTo), Addresses: []common.Address{dep.Rounds},
		Topics: [][]common.Hash{{parsed.Events["RoundProposed"].ID}, {common.Hash(task)}},
	})
	if err != nil {
		return nil, err
	}
	out := make([]proposal, len(logs))
	for i := range logs {
		event, err := binding.UnpackRoundProposedEvent(&logs[i])
		if err != nil {
			return nil, err
		}
		header, err := r.client.HeaderByNumber(ctx, new(big.Int).SetUint64(logs[i].BlockNumber))
		if err != nil {
			return nil, err
		}
		out[i] = proposal{event, header.Time}
	}
	return out, nil
}

// proven looks for the fraud proof in blocks and, if it is there, writes down and says what it did.
func (a *fraudAct) proven(ctx context.Context, from, to uint64) (bool, error) {
	dep, binding := a.run.chain.Deployment(), aggregationfraud.NewAggregationFraud()
	parsed, err := aggregationfraud.AggregationFraudMetaData.ParseABI()
	if err != nil {
		return false, err
	}
	logs, err := a.run.client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(to), Addresses: []common.Address{dep.Fraud},
		Topics: [][]common.Hash{{parsed.Events["FraudProven"].ID}, {common.Hash(a.task)}},
	})
	if err != nil || len(logs) == 0 {
		return false, err
	}
	event, err := binding.UnpackFraudProvenEvent(&logs[0])
	if err != nil {
		return false, err
	}
	receipt, err := a.run.client.TransactionReceipt(ctx, logs[0].TxHash)
	if err != nil {
		return false, err
	}
	proposals, err := a.run.proposals(ctx, a.task, logs[0].BlockNumber)
	if err != nil {
		return false, err
	}
	wrong := slices.IndexFunc(proposals, func(p proposal) bool { return p.Round == event.Round })
	if wrong < 0 {
		return false, fmt.Errorf("round %d was proven wrong, and no proposal of it is on chain", event.Round)
	}
	header, err := a.run.client.HeaderByNumber(ctx, new(big.Int).SetUint64(logs[0].BlockNumber))
	if err != nil {
		return false, err
	}
	a.run.sum.FraudDetectedRound, a.run.sum.GasFraudProof = int(event.Round), receipt.GasUsed
	a.run.sum.SecondsToSlash = float64(header.Time - proposals[wrong].at)
	a.proof = Moment{float64(header.Time), int(event.Round), "proven wrong", protocol.Hash(proposals[wrong].ParentRoot).String()}
	a.sum.Challenger, a.sum.Transaction, a.sum.Element = event.Challenger.Hex(), logs[0].TxHash.Hex(), event.Element
	a.sum.Expected, a.sum.Claimed = bits(event.Expected), bits(event.Claimed)
	if a.sum.Slashed, a.sum.Burned, a.sum.Bounty, err = a.run.slashes(receipt); err != nil {
		return false, err
	}
	a.say("%5d  PROVEN WRONG: element %d should be %s, the committee signed %s", event.Round, event.Element, a.sum.Expected, a.sum.Claimed)
	a.say("       %.0f s after the proposal, %d gas, transaction %s", a.run.sum.SecondsToSlash, receipt.GasUsed, a.sum.Transaction)
	for _, keeper := range a.c.Keepers {
		if lost, ok := a.sum.Slashed[cluster.Address(keeper.Account).Hex()]; ok {
			a.say("       %s loses %s tokens", cluster.Address(keeper.Account), lost)
		}
	}
	a.say("       burned %s, bounty of the challenger %s; the run goes back to the state before round %d", a.sum.Burned, a.sum.Bounty, event.Round)
	return true, nil
}

// bits prints a binary32 with its pattern.
func bits(v uint64) string {
	return fmt.Sprintf("%g (0x%08x)", math.Float32frombits(uint32(v)), v)
}

// slashes reads from a conviction's receipt what was taken from whom, what of it was burned and what its challenger got, in whole tokens.
func (r *run) slashes(receipt *types.Receipt) (slashed map[string]string, burned, bounty string, err error) {
	parsed, err := stakevault.StakeVaultMetaData.ParseABI()
	if err != nil {
		return nil, "", "", err
	}
	vault := stakevault.NewStakeVault()
	slashed = make(map[string]string)
	var burnedUnits, bountyUnits big.Int
	for _, log := range receipt.Logs {
		if log.Address != r.chain.Deployment().Vault || log.Topics[0] != parsed.Events["Slashed"].ID {
			continue
		}
		event, err := vault.UnpackSlashedEvent(log)
		if err != nil {
			return nil, "", "", err
		}
		slashed[event.Account.Hex()] = tokens(event.Amount)
		burnedUnits.Add(&burnedUnits, event.Burned)
		bountyUnits.Add(&bountyUnits, event.Bounty)
	}
	return slashed, tokens(&burnedUnits), tokens(&bountyUnits), nil
}

// printFraud is the second act's part of the summary.
func (r *run) printFraud() {
	f := &r.sum.Fraud
	r.say("fraud proven           round %d, element %d; %.0f s after the proposal, %d gas", r.sum.FraudDetectedRound, f.Element, r.sum.SecondsToSlash, r.sum.GasFraudProof)
	for _, keeper := range r.second.c.Keepers {
		if lost, ok := f.Slashed[cluster.Address(keeper.Account).Hex()]; ok {
			r.say("  %s lost %s tokens", cluster.Address(keeper.Account), lost)
		}
	}
	r.say("  final root of act 2  %s   %s", f.StateRoot, same(f.StateRoot, r.sum.StateRoot))
}
