package verifier

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// A game whose conviction takes little shares half of the bonds with its like: what it costs to tie up the rest is what the rest is for.
func TestShareOfGames(t *testing.T) {
	t.Parallel()
	bond := big.NewInt(100)
	for takes, want := range map[int64]int64{0: 5, 10: 5, 99: 5, 100: 7, 399: 7, 400: 10, 1e6: 10} {
		require.Equal(t, big.NewInt(want), shareOfGames(bond, big.NewInt(takes)).of(big.NewInt(10)), "%d", takes)
	}
}

// Of ten bonds, two of which are reserved, strangers' tasks may have eight in games, and one of them half of these; of a game whose conviction takes
// less than a bond, half of that. A game without a bond, or one that there are no tokens for, is none that others may play instead.
func TestStrangersTasksShareBonds(t *testing.T) {
	t.Parallel()
	tokens := func(n int64) *big.Int { return big.NewInt(n) }
	for _, c := range []struct {
		share            quarters
		bond, mine, tied int64
		free             int64
		refused          bool
		disputes         int64
		disputing        bool
	}{
		{wholeShare, 100, 0, 0, 1000, false, 0, false},
		{wholeShare, 100, 300, 300, 700, false, 0, false},
		{wholeShare, 100, 400, 400, 600, true, 0, false},
		{wholeShare, 100, 0, 700, 300, false, 0, false},
		{wholeShare, 100, 0, 800, 200, true, 0, false},
		{2, 100, 100, 300, 700, false, 0, false},
		{2, 100, 0, 400, 600, true, 0, false},
		{2, 100, 200, 200, 800, true, 0, false},
		{wholeShare, 0, 1, 1, 0, false, 0, false},
		{wholeShare, 100, 400, 800, 99, false, 0, false},
		// Two of the task's four are for descents, which come upon disputes and are none.
		{wholeShare, 100, 100, 100, 900, false, 100, true},
		{wholeShare, 100, 200, 200, 800, true, 200, true},
		{wholeShare, 100, 200, 200, 800, false, 200, false},
		{wholeShare, 100, 200, 200, 800, false, 0, true},
		// Of two bonds beside what is reserved one is the task's: where a dispute has it a descent has the other.
		{wholeShare, 100, 0, 0, 400, false, 0, true},
		{wholeShare, 100, 100, 100, 300, true, 100, true},
		{wholeShare, 100, 100, 100, 300, false, 100, false},
		{wholeShare, 100, 100, 100, 300, true, 0, false},
	} {
		err := c.share.spares(tokens(c.bond), tokens(c.free), tokens(200), tokens(c.mine), tokens(c.disputes), tokens(c.tied), c.disputing)
		if c.refused {
			require.ErrorIs(t, err, errBondsKept, "%+v", c)
		} else {
			require.NoError(t, err, "%+v", c)
		}
	}
}

// Disputes in a named task leave what descents there may take, or half of all bonds: trainers that lie by the dozen must not take the bond that shows
// a wrong round. Who has a single bond can use it.
func TestDisputesLeaveBondsForDescents(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ descents, free, tied, want int64 }{
		{400, 1000, 0, 400}, {400, 500, 500, 400}, {400, 700, 0, 300}, {400, 399, 0, 100}, {400, 200, 0, 100}, {400, 100, 100, 100},
		{400, 199, 0, 0}, {400, 100, 0, 0}, {400, 0, 100, 0}, {0, 1000, 0, 0},
	} {
		got := forDescents(big.NewInt(100), big.NewInt(c.descents), big.NewInt(c.free), big.NewInt(c.tied))
		require.Equal(t, c.want, got.Int64(), "%+v", c)
	}
	require.EqualValues(t, 400, forDescents(new(big.Int), big.NewInt(400), new(big.Int), new(big.Int)).Int64())
}

// What named tasks may need is kept for them beside what they have open, until they end; before all were looked at nothing is begun elsewhere.
func TestNamedTasksHaveWhatTheyNeed(t *testing.T) {
	t.Parallel()
	named, other, strange := protocol.Hash{1}, protocol.Hash{2}, protocol.Hash{3}
	c := &wallet{cfg: &ChallengerConfig{Tasks: []protocol.Hash{named, other}, Every: true}, reserves: true}
	b := &c.budget
	b.needs(named, need{descents: 4, disputes: 3, leaves: 10, calls: 1})
	_, _, err := c.reserved()
	require.ErrorIs(t, err, errBondsKept)
	descents, disputes := c.gamesOfNamed()
	require.Equal(t, []int{4, 0}, []int{descents, disputes}, "a task that was not looked at holds up no other that was named")
	b.needs(other, need{descents: 1})
	left, all, err := c.reserved()
	require.NoError(t, err)
	require.Equal(t, need{descents: 5, disputes: 3, leaves: 10, calls: 1}, left)
	require.Equal(t, all, left)
	cost := terms{big.NewInt(100), big.NewInt(50), big.NewInt(1)}
	require.Equal(t, big.NewInt(5*100+3*50+10), cost.of(left))

	// A game counts from when it is begun, once.
	undo := b.begin(named, debt{descents: 1})
	b.begin(strange, debt{disputes: 2})
	left, again, err := c.reserved()
	require.NoError(t, err)
	require.Equal(t, need{descents: 4, disputes: 3, leaves: 10, calls: 1}, left)
	require.Equal(t, all, again)
	require.Equal(t, debt{disputes: 2}, b.debts(c.cfg.Tasks...))
	descents, disputes = c.gamesOfNamed()
	require.Equal(t, []int{4, 0}, []int{descents, disputes})
	undo()
	left, _, err = c.reserved()
	require.NoError(t, err)
	require.Equal(t, all, left)
	undo = b.begin(named, debt{descents: 1})
	b.owe(named, debt{descents: 1})
	undo()
	require.Equal(t, debt{descents: 1}, b.debtOf(named), "a pass has counted it")
	undo = b.begin(named, debt{descents: 1})
	b.owe(named, debt{descents: 1})
	newer := b.begin(named, debt{descents: 1})
	undo()
	require.Equal(t, debt{descents: 2}, b.debtOf(named), "what was begun after the pass stays")
	newer()
	require.Equal(t, debt{descents: 1}, b.debtOf(named))

	b.needs(named, need{})
	left, _, err = c.reserved()
	require.NoError(t, err)
	require.Equal(t, need{descents: 1}, left)
}

// A payload of 10 million parameters can be forced through the chain, and costs 390 tokens to demand at the presets' price: a task that the operator named
// has what all of a round's cost, unless he said what it may spend.
func TestDefaultBudgetBuysTheRound(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 10_000_000, FragmentCount: 1, TrainerCount: 4, CascadeDepth: 2, MaxRounds: 100,
		StateWindow: 86_400, RevealWindow: 86_400, ClaimWindow: 6 * 86_400}
	require.False(t, spec.PayloadsExceed(protocol.MaxRevealRate))
	token := big.NewInt(1e18)
	leaf := new(big.Int).Quo(token, big.NewInt(100))
	payload := new(big.Int).Mul(leaf, new(big.Int).SetUint64(protocol.QuantizationNone.Leaves(spec.ParamCount)))
	require.Equal(t, 1, payload.Cmp(new(big.Int).Mul(token, big.NewInt(DefaultMaxTaskSpend))))
	bonds, demands := TaskNeed(spec, protocol.MaxRevealRate, token, token, leaf)
	require.Equal(t, new(big.Int).Mul(payload, big.NewInt(4)), demands)
	require.Equal(t, new(big.Int).Mul(token, big.NewInt(maxCases)), bonds)

	named := protocol.Hash{1}
	n := needOf(spec, protocol.MaxRevealRate)
	n.price = demands
	for _, derives := range []bool{true, false} {
		cfg := ChallengerConfig{Tasks: []protocol.Hash{named}}
		cfg = cfg.withDefaults()
		c := &wallet{cfg: &cfg, derives: derives, reserves: true}
		c.budget.needs(named, n)
		s := &share{most: c.spendableOf(named, token), spent: new(big.Int), named: true, whole: true}
		err := s.allows(demands, new(big.Int))
		if derives {
			require.NoError(t, err)
		} else {
			require.ErrorIs(t, err, errOverLimit)
		}
		// Of a small task it is what it always was.
		c.budget.needs(named, need{price: leaf})
		require.Equal(t, new(big.Int).Mul(token, big.NewInt(DefaultMaxTaskSpend)), c.spendableOf(named, token))
	}
}

// idler is an agent that holds nothing.
type idler struct{ agent }

func (idler) close() {}

// A pass that began before a reorg does not end the watch: the block that it follows from may be gone, and nothing would wake it again.
func TestNoPassEndsTheWatchAfterAReorg(t *testing.T) {
	t.Parallel()
	c := &player{wallet: new(wallet), cfg: new(ChallengerConfig), log: slog.New(slog.DiscardHandler), watches: make(map[protocol.Hash]*watch),
		lib: newLibrary(t.TempDir(), nil)}
	c.agent = func(*task, *till) agent { return idler{} }
	w := c.watch(protocol.Hash{1})
	w.seen = c.reorgs.Load()
	c.reorgs.Add(1)
	w.wake()
	w.finish()
	require.False(t, w.done.Load(), "the task is looked at again")
	w.seen = c.reorgs.Load()
	w.finish()
	require.True(t, w.done.Load())
}

// onRequest is told of each request.
type onRequest func(body []byte)

// RoundTrip implements http.RoundTripper.
func (f onRequest) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	f(body)
	r.Body = io.NopCloser(bytes.NewReader(body))
	return http.DefaultTransport.RoundTrip(r)
}

// The gas of a game is counted from its pledge on without a gap: whoever weighs a demand meanwhile would spend it.
func TestGasOfAGameIsCountedWithoutAGap(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	var asked atomic.Pointer[onRequest]
	client, err := rpc.DialOptions(context.Background(), env.Dep.RPC, rpc.WithHTTPClient(&http.Client{Transport: onRequest(func(body []byte) {
		if f := asked.Load(); f != nil {
			(*f)(body)
		}
	})}))
	require.NoError(t, err)
	c, err := NewChallenger(ChallengerConfig{
		Deployment: env.Dep, Key: keys.Dev(chaintest.Sponsor), DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{"http://127.0.0.1:1"},
		Log: slog.New(slog.DiscardHandler), Client: ethclient.NewClient(client),
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, c.close()) })
	v, err := c.chain.Latest(t.Context())
	require.NoError(t, err)
	tl := &till{c.wallet, protocol.Hash{1}, true}
	bond := new(big.Int).Lsh(big.NewInt(1), 200) // more than the account has: it is told last of all
	weighed, counted := false, []uint64(nil)
	see := onRequest(func(body []byte) {
		b := &c.budget
		if weighed {
			b.state.Lock()
			counted = append(counted, b.pledged+b.all().gas())
			b.state.Unlock()
		}
		weighed = weighed || bytes.Contains(body, []byte("eth_getBalance"))
	})
	asked.Store(&see)
	_, err = tl.wagerAudit(t.Context(), auditing(v, env.Dep.Audit, bond))
	asked.Store(nil)
	require.ErrorIs(t, err, ErrUnfunded)
	require.NotEmpty(t, counted)
	for _, gas := range counted {
		require.EqualValues(t, gameGas+auditGas, gas, "from when the account's ether was looked at")
	}
	require.Zero(t, c.budget.pledged)
	require.Zero(t, c.budget.debts())
}
