package keeper

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// A keeper joins a stranger's task for its part of the commission, and weighs against it the same part of the gas. The sponsor has a keeper of its own
// with a larger lock, which holds the seats and takes the commission, and its trainers give all they commit to to the other one.
func TestRelaysForAStrangersTaskStayNearWhatWasWeighed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	pool := startPool(t, env, 2, func(i int, c *Config) {
		if c.TokenValue = big.NewInt(params.Ether); i == 1 {
			c.PoolLock, c.MaxLock, c.MaxTotalLock = chaintest.Tokens(4900), chaintest.Tokens(4900), chaintest.Tokens(4900)
		}
	})
	honest, sponsors := pool[0], pool[1]
	const rounds = 6
	task := env.Post(func(s *protocol.TaskSpec) {
		committee(11, 6)(s)
		s.MaxRounds = rounds
	})
	joinAll(task, pool)
	task.Enroll()
	state, seats, refused := task.Initial, 0, 0
	for round := range uint32(rounds) {
		for _, key := range task.Trainers {
			g, sig := task.Gradient(round, state.Root(3), key)
			if _, named := honest.submit(g, sig); named == nil {
				continue
			} else {
				require.ErrorIs(t, named, errTaskNotServed)
				require.Contains(t, named.Message, "another keeper")
				refused++
			}
			// What was refused counts after a restart too.
			if refused == 1 {
				cfg := honest.cfg
				cfg.Listen, cfg.Peers = honest.Addr(), []string{sponsors.URL()}
				honest.stop()
				honest = start(t, cfg)
				_, named := honest.submit(g, sig)
				require.ErrorIs(t, named, errTaskNotServed)
			}
			_, named := sponsors.submit(g, sig)
			require.Nil(t, named, "whoever has most of the seats relays the rest")
		}
		seats += honest.seatsOf(task, awaitDraw(task))
		sponsors.uploadRound(task, round, 0, 1, 2, 3)
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), sponsors.awaitRound(task, round+1).StateRoot)
	}
	relays := float64(4*rounds - refused)
	t.Logf("%d of %d seats, %.0f of %d commitments", seats, 11*rounds, relays, 4*rounds)
	part := float64(seats) / (11 * rounds)
	require.LessOrEqual(t, relays, 4*rounds*(part+0.5), "commitments relayed with %.2f of the seats", part)
	require.GreaterOrEqual(t, relays, 4.0, "one round's it has for free")
}

// A keeper whose peers are gone, whatever they have locked, relays a whole round, is paid for it, and so relays the next ones.
func TestWhoServesAloneRelaysEverything(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.TokenValue = big.NewInt(params.Ether) })
	task := env.Post(nil)
	gone := keys.Dev(chaintest.Keeper + 1)
	env.Stake(gone, chaintest.Tokens(5000))
	env.Send(gone, env.Chain.JoinPool(task.ID, chaintest.Tokens(4900), ""))
	env.Send(gone, env.Chain.AcknowledgeTask(task.ID))
	k.upload(task)
	task.Enroll()
	state := task.Initial
	for round := range uint32(3) {
		commitAll(task, round, state.Root(3), k)
		alone := k.seatsOf(task, awaitDraw(task)) == 0
		k.uploadRound(task, round, 0, 1, 2, 3)
		if alone {
			env.Skip(task.Spec.UploadWindow + task.Spec.GraceWindowMs/1000)
		}
		state = step(t, task, state, round, 0, 1, 2, 3)
		require.Equal(t, state.Root(3), k.awaitRound(task, round+1).StateRoot)
	}
}

// With little ether a keeper relays only in tasks that its operator named, and goes on with what a clock waits for.
func TestEtherIsKeptForDefence(t *testing.T) {
	t.Parallel()
	env := chaintest.NewRollup(t, 4e15) // of each byte: a few dozen of the dearest calls cost more than there is
	other, named := env.Post(nil), env.Post(func(s *protocol.TaskSpec) { s.Seed[0]++ })
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Tasks, c.Every = []protocol.Hash{named.ID}, true })
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_relays_held") == 1 }, "it says so")
	for _, task := range []*chaintest.Task{other, named} {
		k.upload(task)
		task.Enroll()
	}
	require.NoError(t, k.sender.Funds(), "it has gas")
	commitAll(named, 0, named.Spec.InitialStateRoot, k)
	g, sig := other.Gradient(0, other.Spec.InitialStateRoot, other.Trainers[0])
	_, refused := k.submit(g, sig)
	require.ErrorIs(t, refused, errTaskNotServed)
	require.Contains(t, refused.Message, "ether")
	for _, key := range other.Trainers {
		g, sig := other.Gradient(0, other.Spec.InitialStateRoot, key)
		env.Send(key, env.Chain.SubmitOuterGradient(g, sig))
	}
	k.uploadRound(other, 0, 0, 1, 2, 3)
	k.awaitRound(other, 1)
}

// Seats are drawn by locks, of which one counts up to 255 times the least.
func TestSeatParts(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{KeeperLock: chaintest.Tokens(600)}
	for lock, want := range map[int64]uint64{0: 0, 600: 16, 601: 16, 4900: 130, 153_600: maxWeight, 1 << 40: maxWeight} {
		require.Equal(t, want, seatWeight(chaintest.Tokens(lock), spec), lock)
	}
	require.Zero(t, seatWeight(chaintest.Tokens(1), &protocol.TaskSpec{KeeperLock: new(big.Int)}))
	require.Equal(t, "1/4", seatPart(16, 48).String())
	require.Equal(t, "1/1", seatPart(16, 0).String(), "whoever is alone has all")
	require.Zero(t, seatPart(0, 0).Sign())
	// The commission is shared by those that signed: whoever signs for absent ones is paid for their seats too.
	c := chain.Committee{Members: []uint16{1, 2, 1, 3}, Signed: 0b0111}
	require.InDelta(t, 2.0/3, c.SignedPart(1), 1e-9)
	require.Zero(t, c.SignedPart(3))
	require.Zero(t, chain.Committee{}.SignedPart(1))
}
