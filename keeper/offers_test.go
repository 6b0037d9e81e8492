package keeper

import (
	"fmt"
	"log/slog"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/chain/sender"
	"assay/internal/keys"
	"assay/protocol"
)

// hand gives the keeper what tasks of the same manifest and first state are made of.
func (k *running) hand(task *chaintest.Task) {
	k.t.Helper()
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(k.t, named)
	_, named = k.put("/v1/states/"+protocol.Hash(task.Spec.InitialStateRoot).String(), stateFile(k.t, task.Initial, task.Spec.FragmentCount))
	require.Nil(k.t, named)
}

// locked is what the keeper has locked in a task.
func (k *running) locked(task *chaintest.Task) *big.Int {
	k.t.Helper()
	lock, err := task.View().Lock(task.Ctx(), task.ID, protocol.RoleKeeper, k.Account())
	require.NoError(k.t, err)
	return lock
}

// declinedFor is how many tasks were declined for a reason.
func declinedFor(t *testing.T, k *running, reason string) float64 {
	return counterValueWith(t, k, fmt.Sprintf("assay_keeper_tasks_declined_total{reason=%q}", reason))
}

func dear(s *protocol.TaskSpec) { s.KeeperLock = s.QuorumLock }

// However many tasks are posted, half of the stake is left for those that the operator chooses; what one of them asks for beyond it is looked at again when
// there is more stake.
func TestManyTasksCannotTieDownTheStake(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	var tasks []*chaintest.Task
	for range 6 {
		tasks = append(tasks, env.Post(dear)) // 600 each
	}
	chosen := tasks[5]
	cfg := testConfig(env, key, t.TempDir())
	cfg.Tasks, cfg.Every = []protocol.Hash{chosen.ID}, true
	var log syncBuffer
	cfg.Log = slog.New(slog.NewTextHandler(&log, nil))
	k := start(t, cfg)
	k.hand(chosen)
	joined := func() (n int) {
		for _, task := range tasks[:5] {
			if k.locked(task).Sign() > 0 {
				n++
			}
		}
		return n
	}
	k.eventually(func() bool { return joined() == 4 && k.locked(chosen).Sign() > 0 }, "half of the stake is used, and what was chosen joined")
	k.eventually(func() bool { return declinedFor(t, k, "max-total-lock") == 1 }, "the fifth is declined")
	require.Contains(t, log.String(), "--max-total-lock")
	env.Mine(3)
	head := env.View().Number
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_head_block") >= float64(head) }, "later heads are looked at")
	require.Equal(t, 4, joined())
	require.Equal(t, float64(1), declinedFor(t, k, "max-total-lock"), "said once")

	stake, err := env.View().Stake(env.Ctx(), k.Account())
	require.NoError(t, err)
	require.Equal(t, chaintest.Tokens(3000), stake.Locked)
	k.stop()    // two that send as one would take each other's nonces
	env.Mine(1) // and so would what the keeper has sent and not waited for
	env.Stake(key, chaintest.Tokens(2000))
	cfg.DataDir = k.dir
	k = start(t, cfg)
	k.eventually(func() bool { return joined() == 5 }, "with more stake the fifth is joined")
}

// Of what can be joined at a head, what pays best for the stake that it locks comes first, whoever was posted first.
func TestBestPayComesFirst(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	poor := env.Post(dear)
	rich := env.Post(func(s *protocol.TaskSpec) {
		dear(s)
		s.CommissionBps *= 2
	})
	cfg := testConfig(env, key, t.TempDir())
	cfg.MaxTotalLock = chaintest.Tokens(700)
	k := start(t, cfg)
	k.hand(rich)
	k.eventually(func() bool { return k.locked(rich).Sign() > 0 }, "the better one is joined")
	k.eventually(func() bool { return declinedFor(t, k, "max-total-lock") == 1 }, "the other is declined")
	require.Zero(t, k.locked(poor).Sign())
}

// A task whose commission is worth less than the gas of serving it, of which L1 takes most, is not joined, unless the operator names it.
func TestKeeperJoinsWhatPays(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		weiPerByte uint64
		edit       func(*Config, protocol.Hash)
		joins      bool
	}{
		"L1 is dear":          {1e14, func(*Config, protocol.Hash) {}, false},
		"L1 is cheap":         {1, func(*Config, protocol.Hash) {}, true},
		"tokens are cheap":    {1, func(cfg *Config, _ protocol.Hash) { cfg.TokenValue = big.NewInt(1) }, false},
		"named":               {1e14, func(cfg *Config, id protocol.Hash) { cfg.Tasks = []protocol.Hash{id} }, true},
		"nothing is weighed":  {1e14, func(cfg *Config, _ protocol.Hash) { cfg.TokenValue = new(big.Int) }, true},
		"a development chain": {1e14, func(cfg *Config, _ protocol.Hash) { cfg.TokenValue = nil }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env := chaintest.NewRollup(t, c.weiPerByte)
			key := keys.Dev(chaintest.Keeper)
			env.Stake(key, chaintest.Tokens(5000))
			task := env.Post(nil)
			cfg := testConfig(env, key, t.TempDir())
			cfg.TokenValue = big.NewInt(params.Ether)
			c.edit(&cfg, task.ID)
			var log syncBuffer
			cfg.Log = slog.New(slog.NewTextHandler(&log, nil))
			k := start(t, cfg)
			k.hand(task)
			if c.joins {
				k.eventually(func() bool { return k.locked(task).Sign() > 0 }, "joined")
				return
			}
			k.eventually(func() bool { return declinedFor(t, k, "pay") == 1 }, "declined")
			require.Contains(t, log.String(), "--token-value")
			require.Zero(t, k.locked(task).Sign())
		})
	}
}

func TestOffers(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{
		RewardPerGradient: big.NewInt(1000), CommissionBps: 500, TrainerCount: 4, MaxRounds: 10, KeeperLock: big.NewInt(100), QuorumLock: big.NewInt(100),
		CommitWindow: 3600, UploadWindow: 1800, GraceWindowMs: 60_000, ClaimWindow: 86400,
	}
	o := &offer{id: protocol.Hash{1}, spec: spec, left: 10}
	require.Equal(t, "2000", o.pay().RatString(), "a twentieth of 10 rounds of 4 gradients")
	o.keepers = 4
	require.Equal(t, "400", o.pay().RatString(), "four serve it already")
	fees := sender.Fees{Gas: big.NewInt(2), Byte: big.NewInt(3)}
	round := int64(2*(4*relayGas+proposeGas+tickGas+presenceGas) + 3*(4*(relayBytes+commitmentBytes)+proposeBytes+tickBytes+presenceBytes))
	require.Equal(t, big.NewInt(2*joinGas+3*joinBytes+10*round/5).String(), o.cost(fees).RatString())

	more := *o
	more.id, more.left = protocol.Hash{2}, 9 // the liability weighs more
	cheaper := *o
	cheaper.id, cheaper.spec = protocol.Hash{3}, new(*spec)
	cheaper.spec.KeeperLock = big.NewInt(50)
	chosen := *o
	chosen.id, chosen.spec = protocol.Hash{4}, new(*spec)
	chosen.spec.CommissionBps = 0
	var open offers
	for _, x := range []*offer{o, &more, &cheaper, &chosen} {
		open.add(x)
	}
	ids := func(list []*offer) (out []byte) {
		for _, x := range list {
			out = append(out, x.id[0])
		}
		return out
	}
	require.Equal(t, []byte{4, 3, 1, 2}, ids(open.take(func(id protocol.Hash) bool { return id == chosen.id })))
	require.Empty(t, open.take(func(protocol.Hash) bool { return false }))

	// What is being locked counts until a head shows it.
	none := func(protocol.Hash) bool { return false }
	require.True(t, open.begin(o.id, big.NewInt(7)))
	require.False(t, open.begin(o.id, big.NewInt(7)))
	open.add(o)
	open.add(&more)
	require.Equal(t, []byte{2}, ids(open.take(none)), "the other is being taken")
	all, unnamed := open.pending(10, none)
	require.EqualValues(t, []int64{7, 7}, []int64{all.Int64(), unnamed.Int64()})
	open.end(o.id, 11)
	all, unnamed = open.pending(10, func(id protocol.Hash) bool { return slices.Contains([]protocol.Hash{o.id}, id) })
	require.EqualValues(t, []int64{7, 0}, []int64{all.Int64(), unnamed.Int64()})
	all, _ = open.pending(11, none)
	require.Zero(t, all.Sign())
}

// Of two tasks that are alike but for how long they enrol the keeper prefers the one that begins: nobody need enrol in the other, whose lock is held for
// the whole window and the liability, whatever little more it pays.
func TestRateCountsEnrolment(t *testing.T) {
	t.Parallel()
	of := func(enroll uint32, reward int64) *offer {
		return &offer{id: protocol.Hash{byte(enroll)}, left: 100, spec: &protocol.TaskSpec{
			EnrollWindow: enroll, CommitWindow: 3600, UploadWindow: 600, StateWindow: 86_400, RevealWindow: 86_400, ClaimWindow: 6 * 86_400,
			DisputeClock: 86_400, DisputeExtension: 3600, MaxRounds: 100, TrainerCount: 4, CommissionBps: 1000,
			KeeperLock: big.NewInt(params.Ether), RewardPerGradient: big.NewInt(reward),
		}}
	}
	begins, baits := of(3600, params.Ether), of(30*86_400, 1.0001*params.Ether)
	var o offers
	o.add(baits)
	o.add(begins)
	require.Equal(t, begins, o.take(func(protocol.Hash) bool { return false })[0])
}

// A task that may enrol for a month is joined by nobody who was not told to.
func TestLongEnrolmentIsDeclined(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	long := func(s *protocol.TaskSpec) { s.EnrollWindow = longestEnrolment + 1 }
	bait, chosen := env.Post(long), env.Post(long)
	usual := env.Post(func(s *protocol.TaskSpec) { s.EnrollWindow = longestEnrolment })
	cfg := testConfig(env, key, t.TempDir())
	cfg.Tasks, cfg.Every = []protocol.Hash{chosen.ID}, true
	k := start(t, cfg)
	k.hand(chosen)
	k.eventually(func() bool { return k.locked(chosen).Sign() > 0 && k.locked(usual).Sign() > 0 }, "what was named is joined, and what enrols for a week")
	k.eventually(func() bool { return declinedFor(t, k, "enrolment") == 1 }, "the other is declined")
	require.Zero(t, k.locked(bait).Sign())
}

// A keeper of a pool leaves what is demanded of the sponsor to others where an answer, and what it has at stake, is worth less than the gas.
func TestKeeperAnswersWhatPays(t *testing.T) {
	t.Parallel()
	env := chaintest.NewRollup(t, 1e13)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	small := env.Post(func(s *protocol.TaskSpec) {
		s.RewardPerGradient, s.KeeperLock, s.QuorumLock = big.NewInt(1000), big.NewInt(600_000), chaintest.Tokens(1)
	})
	large := env.Post(nil)
	env.Send(key, env.Chain.JoinPool(small.ID, small.Spec.KeeperLock, ""))
	env.Send(key, env.Chain.JoinPool(large.ID, large.Spec.QuorumLock, ""))
	for name, c := range map[string]struct {
		task *chaintest.Task
		edit func(*Config)
		pays bool
	}{
		"too little":         {small, func(*Config) {}, false},
		"a lock":             {large, func(*Config) {}, true},
		"a token is dear":    {small, func(cfg *Config) { cfg.TokenValue = big.NewInt(4 * params.Ether) }, true},
		"named":              {small, func(cfg *Config) { cfg.Tasks = []protocol.Hash{small.ID} }, true},
		"nothing is weighed": {small, func(cfg *Config) { cfg.TokenValue = nil }, true},
	} {
		cfg := testConfig(env, key, t.TempDir())
		cfg.TokenValue = big.NewInt(params.Ether)
		c.edit(&cfg)
		s, err := New(cfg)
		require.NoError(t, err)
		pays, err := s.prices.answerPays(env.Ctx(), env.View(), chain.ObjectRequest{TaskID: c.task.ID, Part: chain.ObjectManifest, Leaves: chain.RangeLeaves})
		require.NoError(t, err)
		require.Equal(t, c.pays, pays, name)
		require.NoError(t, s.close())
	}
}

// A keeper that nobody told to serve a task does not pay for ever for rounds that bring it nothing, and says so once; a task that was named goes on. A
// sponsor whose own trainers never are a quorum has all of its escrow back.
func TestNoGasForRoundsWithoutEnd(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	endless := func(s *protocol.TaskSpec) { s.MaxRounds, s.MaxConsecutiveNec, s.MaxMisses = 1000, 1000, 127 }
	left, named := env.Post(endless), env.Post(func(s *protocol.TaskSpec) {
		endless(s)
		s.Seed[0]++
	})
	var log syncBuffer
	k := startKeeperWith(t, env, 0, func(c *Config) {
		c.Tasks, c.Every = []protocol.Hash{named.ID}, true
		c.Log = slog.New(slog.NewTextHandler(&log, nil))
	})
	for _, task := range []*chaintest.Task{left, named} {
		k.upload(task)
		task.Enroll()
	}
	relays := func(task *chaintest.Task, who ...int) *protocol.Error {
		for _, i := range who {
			g, sig := task.Gradient(head(task).Round, task.Spec.InitialStateRoot, task.Trainers[i])
			if _, named := k.submit(g, sig); named != nil {
				return named
			}
		}
		return nil
	}
	for round := range uint32(maxBarren) {
		for _, task := range []*chaintest.Task{left, named} {
			require.Nil(t, relays(task, 0, 1))
		}
		env.Skip(left.Spec.CommitWindow)
		k.awaitRound(left, round+1)
		k.awaitRound(named, round+1)
	}
	require.Nil(t, relays(named, 0, 1))
	require.ErrorIs(t, relays(left, 0, 1), errTaskNotServed)
	env.Skip(left.Spec.CommitWindow)
	k.awaitRound(named, maxBarren+1)
	series := `assay_keeper_barren_task{task="` + left.ID.String() + `"}`
	k.eventually(func() bool { return counterValueWith(t, k, series) == 1 }, "it says that it leaves the task alone")
	require.EqualValues(t, maxBarren, head(left).Round, "not ticked")

	// Others bring a round to its proposal, which this keeper makes: its commission pays for that.
	stranger := keys.Dev(15)
	env.Send(stranger, env.Chain.Tick(left.ID))
	for _, key := range left.Trainers {
		g, sig := left.Gradient(maxBarren+1, left.Spec.InitialStateRoot, key)
		env.Send(stranger, env.Chain.SubmitOuterGradient(g, sig))
	}
	env.Send(stranger, env.Chain.Tick(left.ID))
	k.uploadRound(left, maxBarren+1, 0, 1, 2, 3)
	root := k.awaitRound(left, maxBarren+2).StateRoot
	require.NotEqual(t, left.Spec.InitialStateRoot, root)
	g, sig := left.Gradient(maxBarren+2, root, left.Trainers[0])
	_, refused := k.submit(g, sig)
	require.Nil(t, refused)
	k.eventually(func() bool { return counterValueWith(t, k, series) == 0 }, "it serves the task again")
	require.Equal(t, 1, strings.Count(log.String(), sayBarren), "said once")
}

// A run that brings nothing need never end: this keeper does not wait for it with its lock, nor with the disk that the run was promised.
func TestKeeperLeavesRoundsWithoutEnd(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	endless := func(s *protocol.TaskSpec) { s.MaxRounds, s.MaxConsecutiveNec, s.MaxMisses = 1000, 1000, 127 }
	left, named := env.Post(endless), env.Post(func(s *protocol.TaskSpec) {
		endless(s)
		s.Seed[0]++
	})
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Tasks, c.Every = []protocol.Hash{named.ID}, true })
	for _, task := range []*chaintest.Task{left, named} {
		k.upload(task)
		task.Enroll()
	}
	for round := range uint32(maxBarren) {
		env.Skip(left.Spec.CommitWindow)
		k.awaitRound(left, round+1)
		k.awaitRound(named, round+1)
	}
	series := `assay_keeper_barren_task{task="` + left.ID.String() + `"}`
	k.eventually(func() bool { return counterValueWith(t, k, series) == 1 }, "it leaves the task alone")
	require.Positive(t, k.locked(left).Sign())
	active := func(task *chaintest.Task) bool {
		member, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		require.NoError(t, err)
		return member.Active
	}
	require.True(t, active(left))

	env.Skip(longestBarren)
	k.eventually(func() bool { return !active(left) }, "it leaves the pool")
	env.Skip(uint32(left.Spec.Liability()))
	k.eventually(func() bool { return k.locked(left).Sign() == 0 }, "its lock is back")
	require.True(t, active(named))
	require.Positive(t, k.locked(named).Sign())
	owes, err := k.usages.owes(env.Ctx(), env.View(), left.ID)
	require.NoError(t, err)
	require.Equal(t, k.store.Held(left.ID), owes)
}

// A keeper whose operator leaves a pool, and joins it again once all is settled there, is in it like any other, and keeps its files.
func TestKeeperThatJoinsAgain(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain, c.MoneyHead = 10_000*time.Second, chain.HeadLatest })
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds, s.MaxConsecutiveNec, s.MaxMisses = 1000, 1000, 127 })
	k.upload(task)
	task.Enroll()
	own := keys.Dev(chaintest.Keeper)
	settled := func() bool { _, ok := k.settlement.settled.Load(task.ID); return ok }
	left := func() bool { _, ok := k.membership.left.Load(task.ID); return ok }
	env.Send(own, env.Chain.LeavePool(task.ID))
	k.eventually(left, "it has left")
	env.Skip(uint32(task.Spec.Liability()))
	k.eventually(func() bool { return k.locked(task).Sign() == 0 }, "its lock is back")
	k.eventually(settled, "nothing is left to do")
	k.mineFollowed(env, pruneEvery+1)
	env.Send(own, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, ""))
	k.eventually(func() bool { return !settled() && !left() }, "it is in the pool again")
	env.Skip(10_000)
	k.mineFollowed(env, 2*pruneEvery+2)
	_, pruned := k.scheduler.pruner.pruned.Load(task.ID)
	require.False(t, pruned)
	held, err := k.store.Has(task.Spec.InitialStateRoot)
	require.NoError(t, err)
	require.True(t, held, "its files stay")
}

// A keeper that left a run without end takes what it earned there, and keeps its files no longer than those of a run that has ended.
func TestKeeperSettlesRunsThatItLeft(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Retain, c.MoneyHead = 10_000*time.Second, chain.HeadLatest })
	task := env.Post(func(s *protocol.TaskSpec) { s.MaxRounds, s.MaxConsecutiveNec, s.MaxMisses = 1000, 1000, 127 })
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2, 3)
	last := k.awaitRound(task, 1).StateRoot
	for round := range uint32(maxBarren) {
		env.Skip(task.Spec.CommitWindow)
		k.awaitRound(task, round+2)
	}
	series := `assay_keeper_barren_task{task="` + task.ID.String() + `"}`
	k.eventually(func() bool { return counterValueWith(t, k, series) == 1 }, "it leaves the task alone")
	env.Skip(longestBarren)
	k.eventually(func() bool {
		member, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && !member.Active
	}, "it leaves the pool")
	env.Skip(uint32(task.Spec.Liability()))
	k.eventually(func() bool { return k.locked(task).Sign() == 0 }, "its lock is back")
	k.eventually(func() bool {
		claimed, err := env.View().ClaimedCommission(env.Ctx(), task.ID, k.Account())
		return err == nil && claimed[0]
	}, "its commission is claimed")
	k.eventually(func() bool { _, ok := k.settlement.settled.Load(task.ID); return ok }, "nothing is left to do")
	held, err := k.store.Has(last)
	require.NoError(t, err)
	require.True(t, held, "not before its time")
	k.eventually(func() bool {
		k.mineFollowed(env, pruneEvery+1)
		_, ok := k.kept.ripe.Load(task.ID)
		return ok
	}, "its time runs")
	env.Skip(10_000)
	k.eventually(func() bool {
		k.mineFollowed(env, pruneEvery+1)
		held, err := k.store.Has(last)
		return err == nil && !held
	}, "its files are gone")
}

// Whoever lets new trainers come so that the count of the rounds in a row begins anew is served longer, and not for ever.
func TestNewcomersMakeRoundsWithoutEndLonger(t *testing.T) {
	t.Parallel()
	s, id := offline(t), protocol.Hash{1}
	h := chain.Head{Round: 3, Carried: 1, ConsecutiveNec: 1}
	for range maxBarrenInAll - 1 {
		require.False(t, s.barren.is(id, h))
		h.Round, h.Carried, h.ConsecutiveNec = h.Round+1, h.Carried+1, (h.ConsecutiveNec+1)%maxBarren
	}
	require.True(t, s.barren.is(id, h))
	h.Round, h.ConsecutiveNec = h.Round+1, 0
	require.False(t, s.barren.is(id, h), "a round was proposed")
	s.cfg.Tasks = []protocol.Hash{id}
	h.ConsecutiveNec = maxBarren
	require.False(t, s.barren.is(id, h))
}

// One proposed round now and then does not let a sponsor have the gas of a dozen others without end, whatever is restarted; what is proposed more often
// than carried is served on.
func TestRareProposalsDoNotPayForRoundsWithoutEnd(t *testing.T) {
	t.Parallel()
	s, id := offline(t), protocol.Hash{1}
	left := uint32(0)
	for h := (chain.Head{}); left == 0 && h.Round < 1000; h.Round++ {
		if h.Round%maxBarren == maxBarren-1 {
			h.ConsecutiveNec = 0
		} else {
			h.Carried, h.ConsecutiveNec = h.Carried+1, h.ConsecutiveNec+1
		}
		after := h
		after.Round++
		s.barren.since.Clear() // as after a restart
		if s.barren.is(id, after) {
			left = after.Round
		}
	}
	require.NotZero(t, left, "served for ever")
	require.LessOrEqual(t, left, uint32(2*maxBarrenInAll))
	for round := range uint32(500) {
		require.False(t, s.barren.is(id, chain.Head{Round: 2 * round, Carried: round, ConsecutiveNec: round % 2}))
	}
}
