package opstacktest

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"

	"assay/internal/adversary"
	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/cluster"
	"assay/internal/deploy"
	"assay/internal/devnet"
	"assay/internal/keys"
	"assay/internal/opstack"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/audit"
	"assay/verifier/training"
)

const (
	trainers = 4
	// rounds of the task; in lieRound, as numbered on chain, a committee may lie.
	rounds, lieRound = 4, 1
	seed             = 17
	// trainingBound is for one run with its outages.
	trainingBound = 20 * time.Minute
	deployer      = devnet.DefaultAccounts - 1
)

// run of a training task: the real programs around a chain of the test's own.
type trainingRun struct {
	*cluster.Cluster
	setting
	t     *testing.T
	ctx   context.Context
	chain *chain.Chain
	task  protocol.Hash
	// forced counts the calls that the test itself brought over L1.
	forced int
}

// setting of a run. With liars there are that many keepers beside an honest one, who hold the committee and lie once. Settled is a task
// whose receipt comes soon after its last round, and whose locks end soon after that, because nobody disputes anything. With a token,
// everybody owns enough of it already; else accounts mint the development token. Verified is the tier. With a bridge the first trainer
// stakes and enrols by deposits on L1.
type setting struct {
	liars        int
	settled      bool
	verified     bool
	firstTrainer int
	token        common.Address
	bridge       *bridge.Bridge
}

// arguments of the trainer's commands.
func (s *setting) arguments() []string {
	if s.verified {
		return []string{"--tier", "verified"}
	}
	return nil
}

// settledUnbonding is how long stake unbonds, in seconds, where nothing is disputed: what a settled task's liability asks for.
const settledUnbonding = 110

// verifiedUnbonding outlasts disputes whose every move goes over L1.
const verifiedUnbonding = 1200

// forcedGas is more than any call takes that a trainer begins with.
const forcedGas = 500_000

// newTraining deploys to a chain and prepares the task's files, with no program running yet.
func newTraining(t *testing.T, client *ethclient.Client, dep protocol.Deployment, with setting) *trainingRun {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), trainingBound)
	t.Cleanup(cancel)
	constants := deploy.Development()
	constants.Token = with.token
	if with.settled {
		constants.UnbondingPeriod = settledUnbonding
	}
	if with.verified {
		constants.UnbondingPeriod = verifiedUnbonding
	}
	made, err := deploy.Deploy(ctx, deploy.Config{
		Client: client, Key: keys.Dev(deployer), Params: constants, RPC: dep.RPC, WS: dep.WS, L1RPC: dep.L1RPC, L1Portal: dep.L1Portal,
	})
	require.NoError(t, err)
	r := &trainingRun{t: t, ctx: ctx, setting: with, Cluster: newCluster(t, made, with.firstTrainer)}
	r.chain, err = chain.New(client, made)
	require.NoError(t, err)
	require.NoError(t, r.InitTask(ctx, seed, func(spec map[string]any) {
		spec["maxRounds"] = rounds
		if with.liars > 0 {
			spec["committeeSeats"], spec["committeeThreshold"] = 5, 4
		}
		// Windows close early when nothing more can come. These only bound outages: of the sequencer, and of the way over L1.
		spec["commitWindow"], spec["uploadWindow"], spec["fallbackWindow"] = 180, 180, 60
		spec["stateWindow"], spec["claimWindow"], spec["revealWindow"] = 60, 140, 20
		if with.settled {
			spec["stateWindow"], spec["claimWindow"], spec["revealWindow"] = 12, 30, 12
			spec["disputeClock"], spec["disputeExtension"] = 6, 1
		}
		if with.verified { // an answer over L1 takes the send timeout and a few blocks of both chains, more on a busy machine
			spec["disputeClock"], spec["disputeExtension"] = 60, 30
		}
	}, r.arguments()...))
	require.NoError(t, r.PlanTask(ctx))
	require.NoError(t, r.task.UnmarshalText([]byte(r.TaskID)))
	return r
}

func newCluster(t *testing.T, dep protocol.Deployment, firstTrainer int) *cluster.Cluster {
	t.Helper()
	// Not t.TempDir(): the account that PostgreSQL runs as when root starts it could not reach the folder.
	dir, err := os.MkdirTemp("", "assay-opstack")
	require.NoError(t, err)
	require.NoError(t, os.Chmod(dir, 0o711))
	root, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	c, err := cluster.New(cluster.Config{Root: root, Dir: dir, FirstTrainer: firstTrainer})
	require.NoError(t, err)
	t.Cleanup(func() {
		require.NoError(t, c.Close())
		if t.Failed() {
			t.Logf("logs: %s", dir)
			return
		}
		require.NoError(t, os.RemoveAll(dir))
	})
	require.NoError(t, dep.Save(c.Deployment()))
	return c
}

// overL1 says whether an account begins by deposits on L1.
func (r *trainingRun) overL1(account int) bool {
	return r.bridge != nil && account == r.TrainerAccount(0)
}

// force makes an account's calls by deposits on L1, one after the other.
func (r *trainingRun) force(account int, calls ...chain.Call) error {
	for _, call := range calls {
		if _, err := r.bridge.Deposit(r.ctx, keys.Dev(account), call.To, new(big.Int), forcedGas, call.Data); err != nil {
			return fmt.Errorf("%s: %w", call.Name, err)
		}
		r.forced++
	}
	return nil
}

// fund gives an account tokens, unless all own theirs already, and stakes some of them.
func (r *trainingRun) fund(account int, tokens, stake string) error {
	switch {
	case r.overL1(account):
		amount, fee := whole(1000), whole(1) // the template's fee to enrol
		return r.force(account, r.chain.Mint(cluster.Address(account), new(big.Int).Add(amount, fee)), r.chain.Approve(r.chain.Deployment().Vault, amount),
			r.chain.Deposit(amount), r.chain.Approve(r.chain.Deployment().Tasks, fee))
	case r.token == (common.Address{}):
		return r.Fund(r.ctx, account, tokens, stake)
	case stake == "":
		return nil
	}
	return r.Stake(r.ctx, account, stake)
}

// gather starts keepers and trainers.
func (r *trainingRun) gather() {
	t, ctx := r.t, r.ctx
	t.Helper()
	_, err := r.AddKeeper(cluster.MoreKeepers, "")
	require.NoError(t, err)
	require.NoError(t, r.fund(cluster.MoreKeepers, "10000", "5000"))
	adversary, err := filepath.Abs(filepath.Join("..", "..", "bin", "assay-adversary"))
	require.NoError(t, err)
	for i := range r.liars {
		_, err := r.AddKeeper(cluster.MoreKeepers+1+i, adversary, "--lie", "parameter", "--lie-round", fmt.Sprint(lieRound),
			"--pool-lock", "256000", "--max-lock", "256000")
		require.NoError(t, err)
		require.NoError(t, r.fund(cluster.MoreKeepers+1+i, "300000", "300000"))
	}
	for i := range r.Keepers {
		require.NoError(t, r.StartKeeperAt(ctx, i))
	}
	require.NoError(t, r.fund(cluster.SponsorAccount, "100000", ""))
	require.NoError(t, r.PostTask(ctx))
	r.until("every keeper is in the pool", func(v *chain.View) (bool, error) {
		n, err := v.PoolSize(ctx, r.task)
		return n == uint64(len(r.Keepers)), err
	})
	var wait sync.WaitGroup
	for i := range trainers {
		require.NoError(t, r.StartTrainer(i, r.arguments()...))
		wait.Go(func() {
			if err := r.fund(r.TrainerAccount(i), "10000", "5000"); err != nil {
				t.Error(err)
			}
			if err := r.AwaitTrainer(ctx, i); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	require.False(t, t.Failed())
}

func (r *trainingRun) enrol() {
	r.t.Helper()
	for i := range trainers {
		if account := r.TrainerAccount(i); r.overL1(account) {
			require.NoError(r.t, r.force(account, r.chain.Enroll(r.task)))
			continue
		}
		require.NoError(r.t, r.Enroll(r.ctx, i))
	}
}

// until polls the chain, through outages, until ready says so.
func (r *trainingRun) until(what string, ready func(v *chain.View) (bool, error)) {
	r.t.Helper()
	r.t.Log(what)
	for {
		view, err := r.chain.Latest(r.ctx)
		if err == nil {
			var done bool
			if done, err = ready(view); done {
				return
			}
		}
		select {
		case <-r.ctx.Done():
			r.t.Fatalf("in vain waited for: %s (%v)", what, err)
		case <-time.After(300 * time.Millisecond):
		}
	}
}

func (r *trainingRun) untilRound(round uint32) {
	r.t.Helper()
	r.until(fmt.Sprintf("round %d", round), func(v *chain.View) (bool, error) {
		head, err := v.Head(r.ctx, r.task)
		return head.Round >= round, err
	})
}

// root waits for the last round and returns its state root.
func (r *trainingRun) root() (root protocol.Hash) {
	r.t.Helper()
	r.until("the last round", func(v *chain.View) (bool, error) {
		head, err := v.Head(r.ctx, r.task)
		root = head.StateRoot
		return head.Round == rounds && head.EndedAt != 0, err
	})
	return root
}

// undisturbed is the state root that a task ends with on a development chain when nothing happens.
func undisturbed(t *testing.T, with setting) protocol.Hash {
	t.Helper()
	net, err := devnet.New(devnet.Config{})
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	ran := make(chan error, 1)
	go func() { ran <- net.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		require.NoError(t, <-ran)
	})
	r := newTraining(t, net.Client(), protocol.Deployment{RPC: net.RPC(), WS: net.WS()}, with)
	r.gather()
	r.enrol()
	root := r.root()
	require.NoError(t, r.Close())
	return root
}

// reference is the state root that the Open task ends with when nothing happens, computed once for all tests.
var reference = struct {
	sync.Once
	root protocol.Hash
}{}

func referenceRoot(t *testing.T) protocol.Hash {
	t.Helper()
	reference.Do(func() { reference.root = undisturbed(t, setting{}) })
	require.NotZero(t, reference.root, "the reference run failed")
	return reference.root
}

// censoring configures a rollup whose sequencer loses what an account sends. L2 has more blocks than L1: a block of L2 takes over the deposits
// of one block of L1 at most, so that with as many a sequencer that once fell behind, on a busy machine, would bring every deposit late.
func censoring(t *testing.T, account int) opstack.Config {
	t.Helper()
	cfg := config(t)
	cfg.L1BlockTime = opstack.DefaultL1BlockTime
	cfg.Censor = []common.Address{cluster.Address(account)}
	return cfg
}

// TestCensoredChallengerWins: the sequencer loses whatever the challenger sends. The challenger proves a lie all the same, by deposits
// on L1, and the run ends where an honest one does.
func TestCensoredChallengerWins(t *testing.T) {
	want := referenceRoot(t)
	cfg := censoring(t, cluster.ChallengerAccount)
	stack := start(t, cfg)
	r := newTraining(t, stack.Client(), protocol.Deployment{
		RPC: stack.Sequencer, L1RPC: stack.L1, L1Portal: stack.Contracts.OptimismPortal,
	}, setting{liars: 3})
	r.gather()
	require.NoError(t, r.StartChallenger("--send-timeout", "3s"))
	r.enrol()
	var proofs []chain.Convicted
	r.until("the lie is proven", func(v *chain.View) (ok bool, err error) {
		proofs, err = v.Convictions(r.ctx, 0, r.task)
		return len(proofs) > 0, err
	})
	require.EqualValues(t, lieRound, proofs[0].Round)
	require.True(t, proofs[0].Overturned)
	require.Equal(t, want, r.root())

	require.Positive(t, r.deposits(stack, cfg.Censor[0]))
}

// deposits counts what an account did on L2, as the verifier derives it, none of which may be anything but a deposit.
func (r *trainingRun) deposits(stack *opstack.Stack, account common.Address) int {
	t := r.t
	t.Helper()
	verifier := dial(t, stack.Verifier)
	head, err := stack.Client().BlockNumber(r.ctx)
	require.NoError(t, err)
	awaitSafe(t, stack, head)
	deposits := 0
	for number := range head + 1 {
		block, err := verifier.BlockByNumber(r.ctx, new(big.Int).SetUint64(number))
		require.NoError(t, err)
		for _, tx := range block.Transactions() {
			from, err := types.Sender(types.LatestSignerForChainID(big.NewInt(opstack.ChainID)), tx)
			require.NoError(t, err)
			if from == account {
				require.True(t, tx.IsDepositTx(), "%s", tx.Hash())
				deposits++
			}
		}
	}
	return deposits
}

// TestCensoredDefenderWins: the sequencer loses whatever an honest trainer's account sends, from its first stake on. A stranger disputes what
// the trainer claims and asks for all that leads to one record, which it says is another. The trainer's defender answers by deposits on L1:
// nobody is convicted, the stranger's bond is lost, and the run ends where it ends without the stranger.
func TestCensoredDefenderWins(t *testing.T) {
	want := undisturbed(t, setting{verified: true})
	cfg := censoring(t, cluster.FirstTrainer)
	stack := start(t, cfg)
	b := newBridge(t, stack)
	b.L2 = stack.Client()
	r := newTraining(t, stack.Client(), protocol.Deployment{
		RPC: stack.Sequencer, L1RPC: stack.L1, L1Portal: stack.Contracts.OptimismPortal,
	}, setting{verified: true, bridge: b})
	ctx, trainer, other := r.ctx, cfg.Censor[0], cluster.Address(r.ChallengerAccount())
	require.NoError(t, r.fund(r.ChallengerAccount(), "1000", ""))
	r.gather()
	port, err := cluster.FreePort()
	require.NoError(t, err)
	require.NoError(t, r.StartDefender(ctx, 0, fmt.Sprintf("http://127.0.0.1:%d", port), "", "--send-timeout", "3s"))
	r.enrol()
	token := r.chain.Deployment().Token
	own := balanceOf(t, stack.Client(), token, trainer)

	id, asked := r.disputeAsStranger(stack.Client(), trainer)
	t.Logf("the stranger asked %d times", asked)
	var closed []chain.TrainingDisputeClosed
	r.until("the stranger is out of time", func(v *chain.View) (ok bool, err error) {
		closed, err = v.TrainingDisputesClosed(ctx, 0, id)
		return len(closed) > 0, err
	})
	require.Len(t, closed, 1)
	require.False(t, closed[0].Convicted)
	require.False(t, closed[0].Moot)
	require.Equal(t, want, r.root())

	view, err := r.chain.Latest(ctx)
	require.NoError(t, err)
	bond, err := view.TrainingBond(ctx)
	require.NoError(t, err)
	half := new(big.Int).Rsh(bond, 1)
	r.until("the trainer has its half of the bond", func(v *chain.View) (bool, error) {
		balance, err := v.Balance(ctx, trainer)
		return err == nil && balance.Cmp(new(big.Int).Add(own, half)) == 0, err
	})
	require.Equal(t, new(big.Int).Sub(whole(1000), bond), balanceOf(t, stack.Client(), token, other))
	require.Equal(t, new(big.Int).Sub(bond, half), balanceOf(t, stack.Client(), token, r.chain.Deployment().Dispute), "the rest burned, and nothing is owed")
	view, err = r.chain.Latest(ctx)
	require.NoError(t, err)
	condemned, err := view.TrainingCondemned(ctx, id)
	require.NoError(t, err)
	require.False(t, condemned)
	for i := range trainers {
		lock, err := view.Lock(ctx, r.task, protocol.RoleTrainer, cluster.Address(r.TrainerAccount(i)))
		require.NoError(t, err)
		require.Positive(t, lock.Sign(), "trainer %d", i)
	}
	require.Greater(t, r.deposits(stack, trainer), r.forced, "the defender sent nothing")
}

// disputeAsStranger disputes what an honest trainer claims of round 0, for the challenger's account and to where a proof would come next, as
// a challenger that has other records than the task's. It returns the claim's name and how often it asked.
func (r *trainingRun) disputeAsStranger(client *ethclient.Client, trainer common.Address) (id protocol.Hash, asked int) {
	t, ctx := r.t, r.ctx
	t.Helper()
	var committed []chain.Committed
	k := new(training.Case)
	r.until("the trainer's claim", func(v *chain.View) (bool, error) {
		all, err := v.Committed(ctx, 0, r.task)
		if err != nil {
			return false, err
		}
		committed = slices.DeleteFunc(all, func(c chain.Committed) bool { return c.Round != 0 || c.Trainer != trainer })
		if len(committed) == 0 {
			return false, nil
		}
		k.Gradient, k.Signature = committed[0].Gradient(), []byte(committed[0].Signature)
		return true, nil
	})
	id = k.Gradient.ClaimID(r.chain.Deployment().RoundsDomain())

	view, err := r.chain.Latest(ctx)
	require.NoError(t, err)
	spec, err := view.Spec(ctx, r.task)
	require.NoError(t, err)
	from := audit.Sources{Keepers: []string{r.KeeperURL}}
	material, err := audit.Fetch(ctx, from, r.task, &spec, audit.DefaultMaxObjectBytes)
	require.NoError(t, err)
	state, err := audit.FetchState(ctx, from, &spec, spec.InitialStateRoot)
	require.NoError(t, err)
	shelf, err := training.NewShelf(spec.DatasetRecords, material.Records.Record)
	require.NoError(t, err)
	wrong, err := adversary.Trainer("wrong-batch", 0)
	require.NoError(t, err)
	records, _ := wrong(r.task, 0).Told(shelf)
	k.Replay, err = training.NewReplay(ctx, &material.Task, claim.Work{Trainer: trainer}, state, records)
	require.NoError(t, err)
	require.True(t, k.Wrong())

	stranger, err := sender.New(sender.Config{Client: client, Chain: r.chain, Key: keys.Dev(r.ChallengerAccount())})
	require.NoError(t, err)
	bond, err := view.TrainingBond(ctx)
	require.NoError(t, err)
	_, err = stranger.Send(ctx, r.chain.Approve(r.chain.Deployment().Dispute, bond))
	require.NoError(t, err)
	r.until("the stranger knows all that it can ask for", func(v *chain.View) (bool, error) {
		opened, err := v.TrainingDisputes(ctx, 0, r.task)
		if err != nil {
			return false, err
		}
		about, err := training.Disputes(ctx, v, opened)
		if err != nil {
			return false, err
		}
		due, wait, _, err := k.Attend(ctx, v, id, stranger.From(), about)
		if due == nil && err == nil && !wait {
			if k.Posted, err = v.SegmentsPosted(ctx, 0, id); err == nil {
				due, _, err = k.Challenge(ctx, v, id, stranger.From(), about, nil)
			}
		}
		if err != nil || due == nil {
			return false, err
		}
		if due.Convicts {
			_, refused := chain.AsRevert(r.chain.Simulate(ctx, stranger.From(), due.Call))
			require.True(t, refused, "%s convicts an honest trainer", due.Name)
			return true, nil
		}
		_, err = stranger.Send(ctx, due.Call)
		require.NoError(t, err)
		t.Logf("%s", due.Name)
		asked++
		return false, nil
	})
	return id, asked
}

// TestTrainingSurvivesWhatBefallsTheRollup: in a run the sequencer is killed, the batcher stops for a while, and L1 replaces four blocks.
// The run ends with the state root that it has on a development chain where nothing happens, and the indexer's tables, followed live from
// the sequencer, are those that the verifier's chain gives.
func TestTrainingSurvivesWhatBefallsTheRollup(t *testing.T) {
	want := referenceRoot(t)
	stack := start(t, config(t))
	r := newTraining(t, stack.Client(), protocol.Deployment{RPC: stack.Sequencer, WS: stack.SequencerWS}, setting{})
	require.NoError(t, r.StartIndexer(r.ctx))
	r.gather()
	r.enrol()

	r.untilRound(1)
	stack.KillProgram("sequencer-node")
	stack.KillProgram("sequencer-geth")
	require.NoError(t, stack.StartProgram(r.ctx, "sequencer-geth"))
	require.NoError(t, stack.StartProgram(r.ctx, "sequencer-node"))
	r.untilRound(2)
	require.NoError(t, stack.StopProgram("batcher"))
	r.untilRound(3)
	require.NoError(t, stack.StartProgram(r.ctx, "batcher"))
	_, err := stack.L1Chain().Fork(4, false)
	require.NoError(t, err)
	require.Equal(t, want, r.root())

	// Nobody sends anything any more, so the two may be compared.
	require.NoError(t, r.Process("keeper").Stop())
	for i := range trainers {
		require.NoError(t, r.Process(cluster.TrainerName(i)).Stop())
	}
	head, err := stack.Client().BlockNumber(r.ctx)
	require.NoError(t, err)
	awaitSafe(t, stack, head)
	sameChain(t, stack, head)
	verifier := r.chain.Deployment()
	verifier.RPC, verifier.WS = stack.Verifier, stack.VerifierWS
	fromVerifier := newCluster(t, verifier, 0)
	require.NoError(t, fromVerifier.StartIndexer(r.ctx))
	require.Equal(t, r.digest(r.Cluster, head), r.digest(fromVerifier, head))
}

// digest stops a cluster's indexer once it has a block and returns the digest of its tables.
func (r *trainingRun) digest(c *cluster.Cluster, block uint64) map[string]string {
	r.t.Helper()
	r.until("the indexer has the last block", func(*chain.View) (bool, error) {
		var answer struct {
			Meta struct {
				Block struct {
					Number uint64 `json:"number"`
				} `json:"block"`
			} `json:"_meta"`
		}
		err := c.GraphQL(r.ctx, `{ _meta { block { number } } }`, &answer)
		return err == nil && answer.Meta.Block.Number >= block, err
	})
	require.NoError(r.t, c.Process("indexer").Stop())
	out, err := c.Assay(r.ctx, nil, "indexer", "digest", "--deployment", c.Deployment(), "--datadir", c.Path("indexer"))
	require.NoError(r.t, err)
	var digest struct {
		Tables map[string]string `json:"tables"`
	}
	require.NoError(r.t, json.Unmarshal(out, &digest))
	require.NotEmpty(r.t, digest.Tables)
	return digest.Tables
}

// TestFromL1AndBack: what is staked and paid is a token of L1. Sponsor, keeper and trainers get theirs from there over the bridge, the
// trainers, who own nothing on the rollup, their ether for gas as well; they train; and everything that is claimed, withdrawn or left over
// goes back to L1, where each ends up with what it brought and earned, to the unit.
func TestFromL1AndBack(t *testing.T) {
	const first, bank = 40, 3 // trainers are accounts that no genesis funds; banks own everything on L1, one for each participant
	stack := start(t, config(t))
	b := newBridge(t, stack)
	b.L2 = stack.Client() // the verifier does not know an account's newest nonce
	ctx := t.Context()
	l1 := stack.L1Chain().Client()
	accounts := []int{cluster.SponsorAccount, cluster.MoreKeepers}
	brought := map[int]*big.Int{cluster.SponsorAccount: whole(100_000), cluster.MoreKeepers: whole(10_000)}
	for i := range trainers {
		accounts = append(accounts, first+i)
		brought[first+i] = whole(10_000)
	}
	all := new(big.Int)
	token := newToken(t, l1, bank)
	for i, account := range accounts {
		execute(t, l1, bank, &token, erc20.PackMint(keys.DevAddress(bank+i), brought[account]))
		all.Add(all, brought[account])
	}
	made, err := b.CreateToken(ctx, keys.Dev(bank), token)
	require.NoError(t, err)
	pair, err := b.Pair(ctx, token, made.L2)
	require.NoError(t, err)

	r := newTraining(t, stack.Client(), protocol.Deployment{
		RPC: stack.Sequencer, WS: stack.SequencerWS, L1RPC: stack.L1, L1Portal: stack.Contracts.OptimismPortal,
	}, setting{settled: true, firstTrainer: first, token: made.L2})
	ctx = r.ctx
	ether := big.NewInt(params.Ether)
	deposited := make([]bridge.Deposited, len(accounts))
	var ways errgroup.Group
	for i, account := range accounts {
		ways.Go(func() (err error) {
			if deposited[i], err = b.DepositToken(ctx, keys.Dev(bank+i), pair, cluster.Address(account), brought[account], bridge.TokenGas); err == nil && account >= first {
				_, err = b.Deposit(ctx, keys.Dev(bank+i), cluster.Address(account), ether, bridge.CallGas, nil)
			}
			return err
		})
	}
	require.NoError(t, ways.Wait())
	for i, account := range accounts {
		require.Equal(t, brought[account], balanceOf(t, stack.Client(), made.L2, cluster.Address(account)))
		require.Zero(t, balanceOf(t, l1, token, cluster.Address(bank+i)).Sign())
		if account >= first {
			balance, err := stack.Client().BalanceAt(ctx, cluster.Address(account), nil)
			require.NoError(t, err)
			require.Equal(t, ether, balance)
		}
	}

	r.gather()
	r.enrol()
	require.NotZero(t, r.root())
	// An account's key is used by one program at a time.
	for i := range trainers {
		require.NoError(t, r.Process(cluster.TrainerName(i)).Stop())
		r.assay(first+i, "stake", "unbond", "--amount", "5000")
	}
	var receipt chain.Receipt
	r.until("the task's receipt", func(v *chain.View) (ok bool, err error) {
		receipt, ok, err = v.Receipt(ctx, r.task)
		return ok, err
	})
	require.EqualValues(t, rounds*trainers, receipt.AcceptedGradients)
	for i := range trainers {
		r.assay(first+i, "trainer", "claim", "--task", r.TaskID, "--money-head", "latest")
	}
	// Of the 10 tokens that the template pays for a gradient the signing keeper gets a twentieth.
	gradients := int64(rounds * trainers)
	commission := new(big.Int).Div(whole(gradients), big.NewInt(2))
	r.until("the keeper has its commission", func(v *chain.View) (bool, error) {
		balance, err := v.Balance(ctx, cluster.Address(cluster.MoreKeepers))
		return err == nil && balance.Cmp(new(big.Int).Add(whole(5_000), commission)) == 0, err
	})
	require.NoError(t, r.Process("keeper").Stop())
	r.assay(cluster.MoreKeepers, "stake", "unbond", "--amount", "5000")
	for _, account := range accounts[1:] {
		role, name := protocol.RoleTrainer, "trainer"
		if account == cluster.MoreKeepers {
			role, name = protocol.RoleKeeper, "keeper"
		}
		may := func(call chain.Call) func(*chain.View) (bool, error) {
			return func(*chain.View) (bool, error) {
				err := r.chain.Simulate(ctx, cluster.Address(account), call)
				return err == nil, err
			}
		}
		r.until(fmt.Sprintf("account %d is liable for nothing any more", account), may(r.chain.ReleaseLock(r.task, role, cluster.Address(account))))
		r.assay(account, "stake", "release", "--task", r.TaskID, "--role", name)
		r.until(fmt.Sprintf("account %d may withdraw its stake", account), may(r.chain.Withdraw()))
		r.assay(account, "stake", "withdraw", "--money-head", "latest")
	}

	// Everything goes home, to accounts that pay for nothing there: anybody may prove and finalize.
	home := func(account int) common.Address { return common.Address{0x40, byte(account)} }
	var started []common.Hash
	var start *types.Receipt
	for _, account := range accounts {
		amount := balanceOf(t, stack.Client(), made.L2, cluster.Address(account))
		start, err = b.WithdrawToken(ctx, keys.Dev(account), pair, home(account), amount, bridge.TokenGas)
		require.NoError(t, err)
		started = append(started, start.TxHash)
	}
	withdrawn := start.GasUsed
	// All of a trainer's ether but what the withdrawal's own gas may cost.
	trainer := cluster.Address(first)
	left, err := stack.Client().BalanceAt(ctx, trainer, nil)
	require.NoError(t, err)
	require.Negative(t, left.Cmp(ether), "training was free")
	amount := new(big.Int).Sub(left, new(big.Int).Div(ether, big.NewInt(10)))
	require.Positive(t, amount.Sign())
	start, err = b.Withdraw(ctx, keys.Dev(first), home(first), amount, bridge.CallGas, nil)
	require.NoError(t, err)
	started = append(started, start.TxHash)
	var proven, finalized *types.Receipt
	for _, hash := range started {
		proven, err = b.Prove(ctx, keys.Dev(bank), hash, false)
		require.NoError(t, err)
	}
	for i, hash := range started {
		done, err := b.Finalize(ctx, keys.Dev(bank), hash)
		require.NoError(t, err)
		if i == 0 {
			finalized = done
		}
	}
	t.Logf("gas: token on L2 %d; deposit %d on L1 and %d on L2; withdrawal %d, prove %d, finalize %d", made.GasUsed, deposited[0].L1Gas, deposited[0].L2Gas, withdrawn,
		proven.GasUsed, finalized.GasUsed)

	earned := map[int]*big.Int{cluster.SponsorAccount: whole(-10 * gradients), cluster.MoreKeepers: commission}
	for i := range trainers {
		earned[first+i] = new(big.Int).Div(whole(19*rounds), big.NewInt(2))
	}
	sum := new(big.Int)
	for account, amount := range brought {
		got := balanceOf(t, l1, token, home(account))
		require.Equal(t, new(big.Int).Add(amount, earned[account]), got, "account %d", account)
		sum.Add(sum, got)
	}
	require.Equal(t, all, sum, "the bridge keeps tokens")
	raw, err := stack.Client().CallContract(ctx, ethereum.CallMsg{To: &made.L2, Data: erc20.PackTotalSupply()}, nil)
	require.NoError(t, err)
	require.Zero(t, new(big.Int).SetBytes(raw).Sign(), "tokens are left on the rollup")
	got, err := l1.BalanceAt(ctx, home(first), nil)
	require.NoError(t, err)
	require.Equal(t, amount, got)
}

// assay runs a command with an account's key.
func (r *trainingRun) assay(account int, args ...string) {
	r.t.Helper()
	_, err := r.Assay(r.ctx, []string{"ASSAY_PRIVATE_KEY=" + cluster.Key(account)}, append(args, "--deployment", r.Deployment())...)
	require.NoError(r.t, err)
}
