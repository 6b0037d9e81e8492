package demo

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"os"
	"path/filepath"
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
}

// fraudAct is a second task on the first one's chain: same seed, same trainers, another pool of keepers.
type fraudAct struct {
	*run
	c    *cluster.Cluster
	task protocol.Hash
	sum  *Fraud
}

// secondAct trains the same task again, with a committee that lies once, and a challenger.
func (r *run) secondAct(ctx context.Context) error {
	r.say("\nAct 2: the same task again; in round %d the witness committee signs a state with one wrong parameter.\n", lieRound)
	liar := filepath.Join(r.cfg.Root, "bin", "assay-adversary")
	if _, err := os.Stat(liar); err != nil {
		return fmt.Errorf("%w; hint: run `make setup`", err)
	}
	began := time.Now()
	// The first act's keeper would join the second task's pool: it holds the same first state.
	if err := r.cluster.Process("keeper").Stop(); err != nil {
		return err
	}
	c, err := cluster.New(cluster.Config{Root: r.cfg.Root, Dir: filepath.Join(r.cfg.Out, "fraud")})
	if err != nil {
		return err
	}
	r.second = c
	c.Share(r.cluster)
	a := &fraudAct{run: r, c: c, sum: &r.sum.Fraud}
	if err := a.prepare(ctx, liar); err != nil {
		return err
	}
	if err := a.follow(ctx); err != nil {
		return err
	}
	a.sum.Seconds = round1(time.Since(began).Seconds())
	return nil
}

func (a *fraudAct) prepare(ctx context.Context, liar string) error {
	c := a.c
	if _, err := c.AddKeeper(cluster.MoreKeepers, ""); err != nil {
		return err
	}
	for i := range colluders {
		if _, err := c.AddKeeper(cluster.MoreKeepers+1+i, liar, "--lie", "parameter", "--lie-round", strconv.Itoa(lieRound),
			"--pool-lock", colluderLock, "--max-lock", colluderLock); err != nil {
			return err
		}
	}
	if err := a.step("Four keepers stake: one honest, three that collude and hold nearly all stake", func() error {
		jobs := []func() error{func() error {
			return c.InitTask(ctx, a.cfg.Seed, func(spec map[string]any) {
				spec["committeeSeats"], spec["committeeThreshold"] = seats, threshold
			})
		}}
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
		jobs = append(jobs, func() error { return c.Fund(ctx, cluster.ChallengerAccount, "1000", "") })
		return together(jobs...)
	}); err != nil {
		return err
	}
	if err := a.step("Task posted; all four join its pool; a challenger watches", func() error {
		if err := c.PostTask(ctx); err != nil {
			return err
		}
		a.sum.TaskID = c.TaskID
		if err := a.task.UnmarshalText([]byte(c.TaskID)); err != nil {
			return err
		}
		if err := a.await(ctx, func(v *chain.View) (bool, error) {
			n, err := v.PoolSize(ctx, a.task)
			return n == uint64(len(c.Keepers)), err
		}); err != nil {
			return err
		}
		return c.StartChallenger()
	}); err != nil {
		return err
	}
	return a.step(fmt.Sprintf("The %d trainers of act 1 enrol again", a.run.sum.Trainers), func() error {
		jobs := make([]func() error, a.run.sum.Trainers)
		for i := range jobs {
			jobs[i] = func() error {
				if err := c.StartTrainer(i); err != nil {
					return err
				}
				return c.AwaitTrainer(ctx, i)
			}
		}
		if err := together(jobs...); err != nil {
			return err
		}
		for i := range jobs {
			jobs[i] = func() error { return c.Enroll(ctx, i) }
		}
		return together(jobs...)
	})
}

// await polls the chain until ready says so.
func (a *fraudAct) await(ctx context.Context, ready func(v *chain.View) (bool, error)) error {
	for {
		v, err := a.chain.Latest(ctx)
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

// follow prints a line for each round that is written or overturned, until the run is over, and checks what came out.
func (a *fraudAct) follow(ctx context.Context) error {
	a.say("\n%5s  %-9s  %8s  %s", "round", "", "accepted", "state root")
	dep := a.chain.Deployment()
	var next uint32
	var final protocol.Hash
	from := dep.DeployBlock
	if err := a.await(ctx, func(v *chain.View) (bool, error) {
		for i := range a.run.sum.Trainers {
			p := a.c.Process(cluster.TrainerName(i))
			select {
			case <-p.Done():
				if p.Err() != nil {
					return false, fmt.Errorf("%s ended: %w\n%s", p.Name, p.Err(), p.Tail(20))
				}
			default:
			}
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
			a.sum.Rounds++
			a.clearStatus()
			a.say("%5d  %-9s  %6d/%d  %s", next, strings.ToLower(round.Status.String()), len(chain.Slots(round.Included)), a.run.sum.Trainers, round.StateRoot)
		}
		if head.EndedAt != 0 && head.Finalized == head.Round {
			if head.Failed {
				return false, fmt.Errorf("the run failed on chain after %d rounds; logs: %s", head.Round, a.c.Path("logs"))
			}
			final = head.StateRoot
			return true, nil
		}
		return false, nil
	}); err != nil {
		return err
	}
	a.sum.StateRoot = final.String()
	a.run.sum.FinalRootEqualsHonest = strings.EqualFold(a.sum.StateRoot, a.run.sum.StateRoot)
	if a.sum.Transaction == "" {
		return errors.New("nobody proved the wrong root")
	}
	if !a.run.sum.FinalRootEqualsHonest {
		return fmt.Errorf("the run ended with state root %s, the honest one with %s", a.sum.StateRoot, a.run.sum.StateRoot)
	}
	return nil
}

// proven looks for the fraud proof in blocks and, if it is there, writes down and says what it did.
func (a *fraudAct) proven(ctx context.Context, from, to uint64) (bool, error) {
	dep, binding := a.chain.Deployment(), aggregationfraud.NewAggregationFraud()
	parsed, err := aggregationfraud.AggregationFraudMetaData.ParseABI()
	if err != nil {
		return false, err
	}
	logs, err := a.client.FilterLogs(ctx, ethereum.FilterQuery{
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
	receipt, err := a.client.TransactionReceipt(ctx, logs[0].TxHash)
	if err != nil {
		return false, err
	}
	proposed, err := a.proposedAt(ctx, event.Round, logs[0].BlockNumber)
	if err != nil {
		return false, err
	}
	header, err := a.client.HeaderByNumber(ctx, new(big.Int).SetUint64(logs[0].BlockNumber))
	if err != nil {
		return false, err
	}
	a.run.sum.FraudDetectedRound, a.run.sum.GasFraudProof = int(event.Round), receipt.GasUsed
	a.run.sum.SecondsToSlash = float64(header.Time - proposed)
	a.sum.Challenger, a.sum.Transaction, a.sum.Element = event.Challenger.Hex(), logs[0].TxHash.Hex(), event.Element
	a.sum.Expected, a.sum.Claimed = bits(event.Expected), bits(event.Claimed)
	if err := a.slashes(receipt); err != nil {
		return false, err
	}
	a.clearStatus()
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

// proposedAt is the block time of the round's newest proposal up to a block.
func (a *fraudAct) proposedAt(ctx context.Context, round uint32, upTo uint64) (uint64, error) {
	parsed, err := trainingrounds.TrainingRoundsMetaData.ParseABI()
	if err != nil {
		return 0, err
	}
	dep := a.chain.Deployment()
	logs, err := a.client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(dep.DeployBlock), ToBlock: new(big.Int).SetUint64(upTo), Addresses: []common.Address{dep.Rounds},
		Topics: [][]common.Hash{{parsed.Events["RoundProposed"].ID}, {common.Hash(a.task)}, {common.BigToHash(new(big.Int).SetUint64(uint64(round)))}},
	})
	if err != nil {
		return 0, err
	}
	if len(logs) == 0 {
		return 0, fmt.Errorf("round %d was proven wrong, and no proposal of it is on chain", round)
	}
	header, err := a.client.HeaderByNumber(ctx, new(big.Int).SetUint64(logs[len(logs)-1].BlockNumber))
	if err != nil {
		return 0, err
	}
	return header.Time, nil
}

// slashes reads from the proof's receipt what was taken from whom.
func (a *fraudAct) slashes(receipt *types.Receipt) error {
	parsed, err := stakevault.StakeVaultMetaData.ParseABI()
	if err != nil {
		return err
	}
	vault := stakevault.NewStakeVault()
	a.sum.Slashed = make(map[string]string)
	burned, bounty := new(big.Int), new(big.Int)
	for _, log := range receipt.Logs {
		if log.Address != a.chain.Deployment().Vault || log.Topics[0] != parsed.Events["Slashed"].ID {
			continue
		}
		event, err := vault.UnpackSlashedEvent(log)
		if err != nil {
			return err
		}
		a.sum.Slashed[event.Account.Hex()] = tokens(event.Amount)
		burned.Add(burned, event.Burned)
		bounty.Add(bounty, event.Bounty)
	}
	a.sum.Burned, a.sum.Bounty = tokens(burned), tokens(bounty)
	return nil
}

// printFraud is the second act's part of the summary.
func (r *run) printFraud() {
	f := &r.sum.Fraud
	verdict, err := json.Marshal(f.Slashed)
	if err != nil {
		return
	}
	r.say("fraud proven           round %d, %.0f s after the proposal, %d gas; slashed %s", r.sum.FraudDetectedRound, r.sum.SecondsToSlash, r.sum.GasFraudProof, verdict)
	r.say("  final root of act 2  %s   %s", f.StateRoot, same(f.StateRoot, r.sum.StateRoot))
}
