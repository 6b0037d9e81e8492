package verifier

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// A dozen wrong claims of a task that was named leave bonds and gas for descents there, whichever of the two there is less of.
func TestADozenDisputesLeaveGamesForDescents(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	for name, c := range map[string]struct {
		key               int
		bonds, gas        int64 // for so many games
		disputes, descend int
	}{
		"bonds":         {15, 10, 100, 6, 4},
		"few bonds":     {16, 3, 100, 2, 1},
		"a single bond": {17, 1, 100, 1, 0},
		"little gas":    {18, 100, 3, 2, 1},
	} {
		t.Run(name, func(t *testing.T) {
			key := keys.Dev(c.key)
			p, err := newPlayer(ChallengerConfig{Deployment: env.Dep, Key: key, DataDir: t.TempDir(), Listen: "127.0.0.1:0"}, "challenger")
			require.NoError(t, err)
			defer func() { require.NoError(t, p.close()) }()
			p.judgeStrangers()
			p.run = t.Context()
			id, v := protocol.Hash{1}, env.View()
			p.cfg.Tasks = []protocol.Hash{id}
			bond, err := v.DescentBond(t.Context())
			require.NoError(t, err)
			env.Send(key, env.Chain.Mint(crypto.PubkeyToAddress(key.PublicKey), new(big.Int).Mul(bond, big.NewInt(c.bonds))))
			p.budget.needs(id, need{descents: maxCases, disputes: 12})
			tl := &till{p.wallet, id, true}
			v = env.View()
			// Each would ask for an allowance else, which takes gas.
			for _, spender := range []common.Address{env.Dep.Dispute, env.Dep.Descent} {
				require.NoError(t, tl.fund(t.Context(), v, spender, big.NewInt(1), new(big.Int)))
			}
			fees, err := p.sender.Fees(t.Context())
			require.NoError(t, err)
			p.cfg.MaxGas = fees.Call(uint64(c.gas)*gameGas + gameGas/2)
			p.cfg.MaxGas.Add(p.cfg.MaxGas, &p.budget.gas)
			opened := func(game debt) (n int) {
				spender := env.Dep.Dispute
				if game.descents > 0 {
					spender = env.Dep.Descent
				}
				for range 12 {
					if _, err := tl.wager(t.Context(), opening(v, spender, bond, bond, game)); err != nil {
						t.Log(err)
						return n
					}
					n++
				}
				return n
			}
			// Fees fall with each block without transactions: there may be gas for a game more.
			require.GreaterOrEqual(t, opened(debt{disputes: 1}), c.disputes)
			require.GreaterOrEqual(t, opened(debt{descents: 1}), c.descend)
		})
	}
}
