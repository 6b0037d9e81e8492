package demo

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/chain"
	"assay/internal/cluster"
	"assay/protocol"
)

const (
	// trainingTrainers of the third act, of whom the last two cheat, and its rounds.
	trainingTrainers, trainingRounds = 5, 5
	// skipper pretends half of its steps in round skipRound; sleeper trains on the wrong records once nobody watches.
	skipper, sleeper = trainingTrainers - 2, trainingTrainers - 1
	skipRound        = 1
	// Accounts of the act's keeper and challenger: those of the other acts may still send something.
	trainingKeeper, trainingChallenger = cluster.MoreKeepers + 4, 16

	// The windows in seconds. A dispute takes at most 2·disputeClock + 27·disputeExtension, and a state is final after that: whoever is
	// disputed at once is convicted before. An honest player needs a block or two and less than a second of computing for a move.
	disputeClock, disputeExtension = 10, 1
	stateWindow                    = 2*disputeClock + protocol.MaxMoves*disputeExtension + 1
	commitWindow                   = 40
	// claimWindow leaves, after the state is final, as long as that took once more for looking at old claims.
	claimWindow   = 2*stateWindow + 8
	rollbackDepth = 8
	// trainerLockTokens: its burned half covers the pay of the 36 rounds that lies in the newest 8 could void, one after the other.
	trainerLockTokens = "3600"
)

// Training is what the third act shows.
type Training struct {
	TaskID string `json:"task_id"`
	// StateRoot is the run's last, RecomputedRoot the same from the payloads.
	StateRoot      string `json:"state_root"`
	RecomputedRoot string `json:"recomputed_root"`
	// Convicted in order.
	Convicted []Cheat `json:"convicted"`
	// TaintedRounds are those of the receipt.
	TaintedRounds []uint32        `json:"tainted_rounds"`
	Receipt       json.RawMessage `json:"receipt"`
	// RewardsClaimed by trainer in whole tokens, the convicted with 0.
	RewardsClaimed map[string]string `json:"rewards_claimed"`
	// Rounds is how often the run wrote a round, the overturned ones included.
	Rounds  int     `json:"rounds"`
	Seconds float64 `json:"seconds"`
	// Timeline of the run, in order.
	Timeline []Moment `json:"timeline"`
}

// Cheat is a trainer that was convicted.
type Cheat struct {
	Trainer string `json:"trainer"`
	// Lie is what it did, Round where.
	Lie   string `json:"lie"`
	Round uint32 `json:"round"`
	// Audit is what `assay audit step` said of the claim, AuditExit its exit status, AuditStep the first inner step that differs.
	Audit     string `json:"audit"`
	AuditExit int    `json:"audit_exit"`
	AuditStep *int   `json:"audit_step,omitempty"`
	// Fault is the contract's name of what was proven; Expected and Claimed are the bits of Element, if it is about one.
	Fault    string `json:"fault"`
	Element  uint64 `json:"element"`
	Expected string `json:"expected"`
	Claimed  string `json:"claimed"`
	// Moves of the dispute, one a transaction, from the opening to the proof; Gas of all of them, Seconds between their blocks.
	Moves        []Move  `json:"moves"`
	Gas          uint64  `json:"gas"`
	Seconds      float64 `json:"seconds"`
	Transaction  string  `json:"transaction"`
	Slashed      string  `json:"slashed"`
	Burned       string  `json:"burned"`
	Bounty       string  `json:"bounty"`
	Reaggregated bool    `json:"reaggregated"`
	Tainted      bool    `json:"tainted"`
}

// Move is a transaction of a dispute; Bytes and L1Bytes as in CallGas.
type Move struct {
	What        string `json:"what"`
	By          string `json:"by"`
	Gas         uint64 `json:"gas"`
	Bytes       uint64 `json:"bytes"`
	L1Bytes     uint64 `json:"l1_bytes"`
	Transaction string `json:"transaction"`
}

// trainingAct is a Verified task on the first act's chain, after the others. Two of its trainers cheat, really: what they commit to comes from
// processes that skip steps, and read other records, and that stand by it in the disputes.
type trainingAct struct {
	*teller
	run  *run
	c    *cluster.Cluster
	task protocol.Hash
	spec protocol.TaskSpec
	sum  *Training
	// traces are where the cheats' defenders show what they are asked about.
	traces [2]string
	// next is the round to be told next.
	next uint32
}

func newTrainingAct(r *run) (*trainingAct, error) {
	c, err := cluster.New(cluster.Config{Root: r.cfg.Root, Dir: filepath.Join(r.cfg.Out, "training"), Challenger: trainingChallenger})
	if err != nil {
		return nil, err
	}
	return &trainingAct{teller: &teller{name: "act 3", out: r.cfg.Progress, live: r.cfg.Live}, run: r, c: c, sum: &r.sum.Training}, nil
}

// play trains a Verified task in which two trainers cheat: one is convicted before the round is final, the other after it.
func (a *trainingAct) play(ctx context.Context) error {
	a.say("\nAct 3: a Verified task; one trainer skips half its steps in round %d, another trains on the wrong records when nobody watches.\n", skipRound)
	began := time.Now()
	a.c.Share(a.run.cluster)
	if err := a.prepare(ctx); err != nil {
		return err
	}
	if err := a.follow(ctx); err != nil {
		return err
	}
	if err := a.settle(ctx); err != nil {
		return err
	}
	a.sum.Seconds = round1(time.Since(began).Seconds())
	return nil
}

// liar is the build of assay that stands by lies.
func (a *trainingAct) liar() string { return filepath.Join(a.run.cfg.Root, "bin", "assay-adversary") }

// cue is the file that tells the sleeper that nobody watches, and in which it notes the round that it lied in.
func (a *trainingAct) cue() string { return a.c.Path("nobody-watches") }

func (a *trainingAct) prepare(ctx context.Context) error {
	c := a.c
	for i := range a.traces {
		port, err := cluster.FreePort()
		if err != nil {
			return err
		}
		a.traces[i] = fmt.Sprintf("http://127.0.0.1:%d", port)
	}
	if err := a.step("A keeper and five trainers stake; the training step is exported from PyTorch", func() error {
		if _, err := c.AddKeeper(trainingKeeper, ""); err != nil {
			return err
		}
		jobs := []func() error{
			func() error { return c.Fund(ctx, trainingKeeper, "100000", "50000") },
			func() error { return c.Fund(ctx, trainingChallenger, "1000", "") },
			func() error {
				if err := c.InitTask(ctx, a.run.cfg.Seed, func(spec map[string]any) {
					spec["trainerCount"], spec["maxRounds"], spec["checkpointInterval"] = trainingTrainers, trainingRounds, 1
					spec["disputeClock"], spec["disputeExtension"], spec["rollbackDepth"] = disputeClock, disputeExtension, rollbackDepth
					spec["stateWindow"], spec["claimWindow"], spec["commitWindow"] = stateWindow, claimWindow, commitWindow
					spec["trainerLock"] = trainerLockTokens
				}, "--tier", "verified"); err != nil {
					return err
				}
				return a.run.plan(ctx, c, &a.task)
			},
		}
		for i := range trainingTrainers {
			jobs = append(jobs, func() error { return c.Fund(ctx, c.TrainerAccount(i), "10000", "5000") })
		}
		if err := together(jobs...); err != nil {
			return err
		}
		a.sum.TaskID = c.TaskID
		return c.StartKeeper(ctx)
	}); err != nil {
		return err
	}
	if err := a.step("Task posted; the trainers load their programs, a challenger watches", func() error {
		if err := a.run.gather(ctx, c, a.task, trainingTrainers, func(i int) error {
			switch i {
			case skipper:
				return c.StartCheat(i, "skip-steps", strconv.Itoa(skipRound), "--tier", "verified")
			case sleeper:
				return c.StartCheat(i, "wrong-batch", a.cue(), "--tier", "verified")
			}
			return c.StartTrainer(i, "--tier", "verified")
		}, func(int) error { return nil }); err != nil {
			return err
		}
		return together(func() error {
			return c.StartDefender(ctx, skipper, a.traces[0], a.liar(), "--lie", "skip-steps", "--lie-round", strconv.Itoa(skipRound))
		},
			a.watch)
	}); err != nil {
		return err
	}
	a.page(c)
	v, err := a.run.chain.Latest(ctx)
	if err != nil {
		return err
	}
	if a.spec, err = v.Spec(ctx, a.task); err != nil {
		return err
	}
	if uint64(a.spec.StateWindow) <= a.spec.DisputeBound() {
		return fmt.Errorf("a state is final after %d s, and a dispute may take %d s", a.spec.StateWindow, a.spec.DisputeBound())
	}
	return a.step("The trainers enrol; the first round opens", func() error { return enrol(ctx, c, trainingTrainers) })
}

// watch starts the challenger.
func (a *trainingAct) watch() error {
	return a.c.StartChallenger("--trace", a.traces[0], "--trace", a.traces[1])
}

// follow tells the run until both cheats are convicted and its last round is written.
func (a *trainingAct) follow(ctx context.Context) error {
	a.say("\n%5s  %-9s  %8s  %s", "round", "", "accepted", "state root")
	first, err := a.caught(ctx, skipper, "skips every second step", skipRound)
	if err != nil {
		return err
	}
	first.Reaggregated = true
	a.tell(first, "its round is made again without it")
	if err := a.c.Process("challenger").Stop(); err != nil {
		return err
	}
	if err := os.WriteFile(a.cue(), nil, 0o644); err != nil {
		return err
	}
	a.say("       The challenger's machine goes down; the other cheat has waited for that.")
	a.next = skipRound
	var lied uint32
	if err := a.await(ctx, func(v *chain.View, head chain.Head) (bool, error) {
		raw, err := os.ReadFile(a.cue())
		if err != nil {
			return false, err
		}
		if len(raw) == 0 {
			if head.EndedAt != 0 {
				return false, errors.New("the run ended before the second cheat began")
			}
			return false, nil
		}
		round, err := strconv.ParseUint(string(raw), 10, 32)
		lied = uint32(round)
		a.status("round %d of 0 to %d written, round %d final at block time +%d s", int(head.Round)-1, trainingRounds-1, lied, stateWindow)
		return head.Finalized > lied, err
	}); err != nil {
		return err
	}
	a.say("       Round %d is final. The challenger is back, and looks at the claims that can still be disputed.", lied)
	if err := a.c.StartDefender(ctx, sleeper, a.traces[1], a.liar(), "--lie", "wrong-batch", "--lie-round", strconv.Itoa(int(lied))); err != nil {
		return err
	}
	if err := a.watch(); err != nil {
		return err
	}
	second, err := a.caught(ctx, sleeper, "reads the record before each of its own", lied)
	if err != nil {
		return err
	}
	second.Tainted = true
	a.tell(second, fmt.Sprintf("round %d stands, tainted", lied))
	a.sum.Convicted = []Cheat{*first, *second}
	return a.await(ctx, func(v *chain.View, head chain.Head) (bool, error) {
		if head.EndedAt == 0 || head.Finalized < head.Round {
			return false, nil
		}
		if head.Failed {
			return false, fmt.Errorf("the run failed on chain after %d rounds; logs: %s", head.Round, a.c.Path("logs"))
		}
		a.sum.StateRoot = head.StateRoot.String()
		return true, nil
	})
}

// await is the run's, and tells the rounds that are written meanwhile.
func (a *trainingAct) await(ctx context.Context, ready func(v *chain.View, head chain.Head) (bool, error)) error {
	return a.run.await(ctx, func(v *chain.View) (bool, error) {
		if err := trainersRun(a.c, skipper); err != nil {
			return false, err
		}
		head, err := v.Head(ctx, a.task)
		if err != nil {
			return false, err
		}
		for ; a.next < head.Round; a.next++ {
			round, err := v.Round(ctx, a.task, a.next)
			if err != nil {
				return false, err
			}
			a.say("%5d  %-9s  %6d/%d  %s", a.next, strings.ToLower(round.Status.String()), len(chain.Slots(round.Included)), trainingTrainers, round.StateRoot)
		}
		a.status("round %d of 0 to %d", head.Round, trainingRounds-1)
		return ready(v, head)
	})
}

// caught has a cheat's claim audited as soon as its round is proposed, and waits until its trainer is convicted.
func (a *trainingAct) caught(ctx context.Context, trainer int, lie string, round uint32) (*Cheat, error) {
	who := cluster.Address(a.c.TrainerAccount(trainer))
	c := &Cheat{Trainer: who.Hex(), Lie: lie, Round: round}
	from := a.run.chain.Deployment().DeployBlock
	var audited chan error
	audit := func() {
		if audited == nil {
			audited = make(chan error, 1)
			go func() { audited <- a.audit(ctx, c, who) }()
		}
	}
	if err := a.await(ctx, func(v *chain.View, head chain.Head) (bool, error) {
		// When the round is proposed the keeper has all that the claim is replayed from.
		if head.Round > round {
			audit()
		}
		convictions, err := v.TrainingConvictions(ctx, from, a.task, round, who)
		if err != nil || len(convictions) == 0 {
			return false, err
		}
		audit()
		return true, a.convicted(ctx, v, c, &convictions[0])
	}); err != nil {
		return nil, err
	}
	return c, <-audited
}

// audit runs `assay audit step` about a claim: what anybody can do who doubts it.
func (a *trainingAct) audit(ctx context.Context, c *Cheat, who common.Address) error {
	out, err := a.c.Assay(ctx, nil, "audit", "step", "--whole", "--deployment", a.c.Deployment(), "--task", a.sum.TaskID, "--round", fmt.Sprint(c.Round),
		"--trainer", who.Hex(), "--keeper", a.c.KeeperURL)
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		return cmp.Or(err, fmt.Errorf("the audit of a claim that is wrong found nothing: %s", out))
	}
	var report struct {
		Outcome string `json:"outcome"`
		Finding *struct {
			Step *int `json:"step"`
		} `json:"finding"`
	}
	if parsed := json.Unmarshal(out, &report); parsed != nil || exit.ExitCode() != 2 {
		return fmt.Errorf("the audit of round %d: %w", c.Round, errors.Join(err, parsed))
	}
	c.Audit, c.AuditExit = report.Outcome, exit.ExitCode()
	if report.Finding != nil {
		c.AuditStep = report.Finding.Step
	}
	return nil
}

// convicted writes down how a claim was disputed and proven wrong.
func (a *trainingAct) convicted(ctx context.Context, v *chain.View, c *Cheat, proof *chain.TrainingConvicted) error {
	dep := a.run.chain.Deployment()
	disputes, err := v.TrainingDisputes(ctx, dep.DeployBlock, a.task)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(disputes, func(d chain.TrainingDispute) bool { return d.Claim == proof.Claim })
	if at < 0 {
		return fmt.Errorf("round %d: a claim was proven wrong without a dispute", c.Round)
	}
	d := disputes[at]
	logs, err := a.run.client.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: new(big.Int).SetUint64(d.Block), ToBlock: new(big.Int).SetUint64(proof.Block), Addresses: []common.Address{dep.Dispute, dep.Game},
	})
	if err != nil {
		return err
	}
	var moves []common.Hash
	for _, log := range logs {
		ours := len(log.Topics) > 1 && (log.Topics[1] == common.BigToHash(d.ID) || log.Topics[1] == common.Hash(d.Claim)) || log.TxHash == proof.TxHash
		if ours && !slices.Contains(moves, log.TxHash) {
			moves = append(moves, log.TxHash)
		}
		if log.TxHash == proof.TxHash {
			break // what comes behind it gives the bond back
		}
	}
	signer := types.LatestSignerForChainID(new(big.Int).SetUint64(dep.ChainID))
	for _, hash := range moves {
		tx, _, err := a.run.client.TransactionByHash(ctx, hash)
		if err != nil {
			return err
		}
		receipt, err := a.run.client.TransactionReceipt(ctx, hash)
		if err != nil {
			return err
		}
		by, err := types.Sender(signer, tx)
		if err != nil {
			return err
		}
		who := "challenger"
		if by.Hex() == c.Trainer {
			who = "trainer"
		}
		var took CallGas
		took.add(tx, receipt)
		c.Moves = append(c.Moves, Move{a.run.gas.Name(tx.Data()), who, took.Total, took.Bytes, took.L1Bytes, hash.Hex()})
		c.Gas += receipt.GasUsed
		if hash != proof.TxHash {
			continue
		}
		slashed, burned, bounty, err := a.run.slashes(receipt)
		if err != nil {
			return err
		}
		c.Slashed, c.Burned, c.Bounty = slashed[c.Trainer], burned, bounty
	}
	opened, err := a.run.client.HeaderByNumber(ctx, new(big.Int).SetUint64(d.Block))
	if err != nil {
		return err
	}
	closed, err := a.run.client.HeaderByNumber(ctx, new(big.Int).SetUint64(proof.Block))
	if err != nil {
		return err
	}
	c.Seconds = float64(closed.Time - opened.Time)
	c.Fault, c.Element, c.Transaction = proof.Fault.String(), proof.Element, proof.TxHash.Hex()
	c.Expected, c.Claimed = bits(proof.Expected), bits(proof.Claimed)
	a.sum.Timeline = append(a.sum.Timeline, Moment{float64(closed.Time), int(c.Round), "convicted", ""})
	return nil
}

// tell says what became of a cheat.
func (a *trainingAct) tell(c *Cheat, then string) {
	step := ""
	if c.AuditStep != nil {
		step = fmt.Sprintf(", first at step %d", *c.AuditStep)
	}
	a.say("%5d  AUDITED: %s %s; audit: %s%s (exit status %d)", c.Round, c.Trainer, c.Lie, c.Audit, step, c.AuditExit)
	a.say("       CONVICTED (%s): element %d should be %s, was claimed as %s", strings.ToLower(c.Fault), c.Element, c.Expected, c.Claimed)
	for _, m := range c.Moves {
		a.say("         %-10s  %-18s  %8d gas  %s", m.By, m.What, m.Gas, m.Transaction)
	}
	a.say("       %d moves, %d gas, %.0f s; it loses %s tokens (%s burned, bounty %s); %s", len(c.Moves), c.Gas, c.Seconds, c.Slashed, c.Burned, c.Bounty, then)
}

// settle waits for the receipt, has everybody claim, and compares what came out with what had to.
func (a *trainingAct) settle(ctx context.Context) error {
	if err := a.step("Second pass: every root again from the payloads", func() error {
		out, err := a.c.Assay(ctx, nil, "verify", "run", "--deployment", a.c.Deployment(), "--task", a.sum.TaskID, "--keeper", a.c.KeeperURL)
		if err != nil {
			return err
		}
		var answer struct {
			StateRoot string `json:"stateRoot"`
		}
		if err := json.Unmarshal(out, &answer); err != nil {
			return err
		}
		if a.sum.RecomputedRoot = answer.StateRoot; !strings.EqualFold(answer.StateRoot, a.sum.StateRoot) {
			return fmt.Errorf("recomputed state root %s, the chain has %s", answer.StateRoot, a.sum.StateRoot)
		}
		return nil
	}); err != nil {
		return err
	}
	if err := a.step("The last claim can be disputed no longer; the receipt names the tainted round", func() error { return a.receipt(ctx) }); err != nil {
		return err
	}
	if err := a.step("Everybody claims: the honest are paid, the convicted are not", func() error { return a.claim(ctx) }); err != nil {
		return err
	}
	v, err := a.run.chain.Latest(ctx)
	if err != nil {
		return err
	}
	for i := range a.sum.Convicted {
		c := &a.sum.Convicted[i]
		lock, err := v.Lock(ctx, a.task, protocol.RoleTrainer, common.HexToAddress(c.Trainer))
		if err != nil {
			return err
		}
		if lock.Sign() != 0 || c.Slashed == "" || a.sum.RewardsClaimed[c.Trainer] != "0" {
			return fmt.Errorf("%s was convicted, lost %q, has a lock of %s and was paid %s", c.Trainer, c.Slashed, lock, a.sum.RewardsClaimed[c.Trainer])
		}
		a.run.sum.DisputeMoves = max(a.run.sum.DisputeMoves, len(c.Moves))
		a.run.sum.GasDispute = max(a.run.sum.GasDispute, c.Gas)
		a.run.sum.SecondsDispute = max(a.run.sum.SecondsDispute, c.Seconds)
	}
	if err := a.without(ctx, v); err != nil {
		return err
	}
	return a.timeline(ctx, v)
}

// without says whether the first cheat's gradient is out of its round, and in no other.
func (a *trainingAct) without(ctx context.Context, v *chain.View) error {
	e, err := v.Enrollment(ctx, a.task, cluster.Address(a.c.TrainerAccount(skipper)))
	if err != nil {
		return err
	}
	for r := uint32(skipRound); r < trainingRounds; r++ {
		round, err := v.Round(ctx, a.task, r)
		if err != nil {
			return err
		}
		if round.Included>>e.Slot&1 == 1 {
			return fmt.Errorf("round %d was made with the gradient of the trainer that was convicted for round %d", r, skipRound)
		}
	}
	return nil
}

// receipt waits until it is issued.
func (a *trainingAct) receipt(ctx context.Context) error {
	if err := a.run.await(ctx, func(v *chain.View) (bool, error) {
		_, ok, err := v.Receipt(ctx, a.task)
		return ok, err
	}); err != nil {
		return err
	}
	out, err := a.c.Assay(ctx, nil, "task", "receipt", "--deployment", a.c.Deployment(), "--task", a.sum.TaskID)
	if err != nil {
		return err
	}
	a.sum.Receipt = out
	var receipt struct {
		FinalStateRoot string `json:"finalStateRoot"`
		TaintedRounds  uint32 `json:"taintedRounds"`
		Tainted        []struct {
			Round uint32 `json:"round"`
		} `json:"tainted"`
	}
	if err := json.Unmarshal(out, &receipt); err != nil {
		return err
	}
	for _, g := range receipt.Tainted {
		a.sum.TaintedRounds = append(a.sum.TaintedRounds, g.Round)
	}
	want := a.sum.Convicted[1].Round
	if receipt.TaintedRounds != 1 || !slices.Equal(a.sum.TaintedRounds, []uint32{want}) || !strings.EqualFold(receipt.FinalStateRoot, a.sum.StateRoot) {
		return fmt.Errorf("the receipt has the tainted rounds %v and the state %s; round %d and %s were expected", a.sum.TaintedRounds, receipt.FinalStateRoot, want, a.sum.StateRoot)
	}
	return nil
}

// claim has every trainer claim its pay.
func (a *trainingAct) claim(ctx context.Context) error {
	amounts := make([]string, trainingTrainers)
	var jobs []func() error
	for i := range amounts {
		jobs = append(jobs, func() error {
			out, err := a.c.Assay(ctx, []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(a.c.TrainerAccount(i))}, "trainer", "claim",
				"--deployment", a.c.Deployment(), "--task", a.sum.TaskID, "--money-head", a.run.moneyHead())
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
	a.sum.RewardsClaimed = make(map[string]string)
	for i, amount := range amounts {
		a.sum.RewardsClaimed[cluster.Address(a.c.TrainerAccount(i)).Hex()] = amount
		if i < skipper && amount == "0" {
			return fmt.Errorf("%s was honest, and is not paid", cluster.TrainerName(i))
		}
	}
	return nil
}

// timeline writes down what was proposed, between the convictions.
func (a *trainingAct) timeline(ctx context.Context, v *chain.View) error {
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
	slices.SortStableFunc(a.sum.Timeline, func(x, y Moment) int { return cmp.Compare(x.Seconds, y.Seconds) })
	for i := range a.sum.Timeline {
		a.sum.Timeline[i].Seconds -= float64(first.OpenedAt)
	}
	return nil
}

// printTraining is the third act's part of the summary.
func (r *run) printTraining() {
	t := &r.sum.Training
	for i := range t.Convicted {
		c := &t.Convicted[i]
		what := "its round was made again without it"
		if c.Tainted {
			what = "convicted when the round was final: tainted in the receipt"
		}
		r.say("cheat convicted        %s, round %d: %s; %d moves, %d gas, %.0f s", c.Trainer, c.Round, c.Lie, len(c.Moves), c.Gas, c.Seconds)
		r.say("  lost %s tokens, was paid %s; %s", c.Slashed, t.RewardsClaimed[c.Trainer], what)
	}
	r.say("  final root of act 3  %s   recomputed: %s", t.StateRoot, same(t.StateRoot, t.RecomputedRoot))
}
