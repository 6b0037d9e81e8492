package keeper

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/params"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
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
	const rounds = 10
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
