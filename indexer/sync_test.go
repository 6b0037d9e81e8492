package indexer

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/trainingrounds"
	chains "assay/internal/chain"
	"assay/internal/devnet"
	"assay/protocol"
)

// requireSame compares all tables with those of an index made from scratch, and with their own rebuild.
func requireSame(t *testing.T, w *world, p *pipeline) {
	t.Helper()
	fresh := newPipeline(t, w, w.rpc(), newDatabase(t))
	fresh.catchUp()
	require.Equal(t, fresh.digest(), p.digest(), "tables equal those of a fresh index")
	before := p.digest()
	require.NoError(t, p.store.rebuild(t.Context()))
	require.Equal(t, before, p.digest(), "a rebuild changes nothing")
}

// TestTablesEqualTheContracts compares what is derived from events with what the contracts say.
func TestTablesEqualTheContracts(t *testing.T) {
	w := newWorld(t)
	id := w.fullStory()
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.catchUp()

	check := func() {
		head := w.head(id)
		hexRoot := hex.EncodeToString(head.StateRoot[:])
		require.Equal(t, hexRoot, p.scan("SELECT encode(state_root, 'hex') FROM derived.tasks WHERE task_id = $1", id[:]))
		var round, carried uint32
		require.NoError(t, p.store.pool.QueryRow(t.Context(), "SELECT round, carried FROM derived.tasks WHERE task_id = $1", id[:]).Scan(&round, &carried))
		require.Equal(t, head.Round, round)
		require.Equal(t, head.Carried, carried)
		status := read(w, w.dep.Tasks, w.tasks.PackStatusOf(id), w.tasks.UnpackStatusOf)
		require.Equal(t, taskStatuses[status], p.scan("SELECT status FROM derived.tasks WHERE task_id = $1", id[:]))
		for r := range head.Round {
			want := read(w, w.dep.Rounds, w.rounds.PackRoundOf(id, r), w.rounds.UnpackRoundOf)
			var got struct {
				status      string
				included    int64
				state       []byte
				commitments int
			}
			require.NoError(t, p.store.pool.QueryRow(t.Context(),
				"SELECT status, included, state_root, committed FROM derived.rounds WHERE task_id = $1 AND round = $2", id[:], r).
				Scan(&got.status, &got.included, &got.state, &got.commitments))
			require.Equal(t, []string{"NONE", "OPEN", "PROPOSED", "FINAL", "CARRIED", "OVERTURNED"}[want.Status], got.status, "round %d", r)
			require.Equal(t, want.Included, uint64(got.included), "round %d", r)
			require.Equal(t, want.StateRoot[:], got.state, "round %d", r)
		}
		for _, key := range append(w.trainers, w.keeper) {
			want := read(w, w.dep.Vault, w.vault.PackStakeOf(addr(key)), w.vault.UnpackStakeOf)
			require.Equal(t, want.Active.String()+" "+want.Unbonding.String()+" "+want.Locked.String(),
				p.scan("SELECT active || ' ' || unbonding || ' ' || locked FROM derived.stakes WHERE account = $1", addr(key).Bytes()))
		}
		credit := read(w, w.dep.Vault, w.vault.PackCreditOf(addr(w.judge)), w.vault.UnpackCreditOf)
		require.Equal(t, credit.String(), p.scan("SELECT credit::text FROM derived.stakes WHERE account = $1", addr(w.judge).Bytes()))
		burned := read(w, w.dep.Tasks, w.tasks.PackBurned(), w.tasks.UnpackBurned)
		require.Equal(t, burned.String(), p.scan("SELECT burned::text FROM derived.tasks WHERE task_id = $1", id[:]))
	}
	check()
	require.Equal(t, "3,2,0,2", p.scan("SELECT string_agg(accepted::text, ',' ORDER BY round) FROM derived.rounds WHERE task_id = $1 AND round < 4", id[:]))
	require.Equal(t, "7", p.scan("SELECT accepted::text FROM derived.tasks WHERE task_id = $1", id[:]))
	require.Equal(t, "2,3,2", p.scan("SELECT string_agg(accepted::text, ',' ORDER BY slot) FROM derived.trainers WHERE task_id = $1", id[:]))
	require.Equal(t, "7", p.scan("SELECT count(*)::text FROM derived.gradients WHERE task_id = $1 AND accepted", id[:]))
	require.Equal(t, "4", p.scan("SELECT count(*)::text FROM derived.gradients WHERE task_id = $1 AND void", id[:]), "slot 0 of round 3 and all of round 4")
	require.Equal(t, "true false", p.scan("SELECT slashed || ' ' || active FROM derived.locks WHERE task_id = $1 AND account = $2", id[:], addr(w.trainers[0]).Bytes()))

	// To the end: round 4 again with the two left, round 5, receipt, claims.
	w.commitOnly(id, w.trainers[1:]...)
	w.propose(id, 0b110)
	w.do(w.judge, w.dep.Rounds, w.rounds.PackVoidGradient(id, 4, 1))
	w.commitOnly(id, w.trainers[1:]...)
	w.propose(id, 0b110)
	w.finish(id)
	p.catchUp()
	check()
	require.Equal(t, "8", p.scan(`SELECT count(*)::text FROM pg_indexes WHERE schemaname = 'derived' AND
		(tablename = 'rounds' AND indexdef ~ '\((state_root|set_hash|aux_root)\) WHERE' OR
		 tablename = 'tasks' AND indexdef ~ '\((spec_hash|manifest_hash|dataset_root|program_root|initial_state_root)\)$')`), "what is searched has an index")
	receipt := read(w, w.dep.Tasks, w.tasks.PackReceiptOf(id), w.tasks.UnpackReceiptOf)
	require.NotZero(t, receipt.CompletedAt)
	require.Equal(t, hex.EncodeToString(receipt.RunRoot[:]), p.scan("SELECT encode(run_root, 'hex') FROM derived.receipts WHERE task_id = $1", id[:]))
	require.Equal(t, "1", p.scan("SELECT tainted_rounds::text FROM derived.receipts WHERE task_id = $1", id[:]))
	paid := read(w, w.dep.Token, w.token.PackBalanceOf(addr(w.trainers[2])), w.token.UnpackBalanceOf)
	rewards := p.scan("SELECT sum(amount)::text FROM derived.rewards WHERE account = $1 AND kind = 'REWARD'", addr(w.trainers[2]).Bytes())
	// Minted, less the deposit and the enrolment fee, plus what was earned.
	require.Equal(t, paid.Int64()-(1_000_000-5000-7), mustInt(t, rewards))
	requireSame(t, w, p)
}

// TestCarriedCommitmentsAreVoid: what was committed in a round that nobody could propose is paid to nobody.
func TestCarriedCommitmentsAreVoid(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(6)
	w.commitOnly(id, w.trainers[0])
	w.mine(60 + 30 + 5 + 10 + 60)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
	p.catchUp()
	require.Equal(t, "CARRIED", p.scan("SELECT status FROM derived.rounds WHERE task_id = $1 AND round = 0", id[:]))
	require.Equal(t, "true", p.scan("SELECT void::text FROM derived.gradients WHERE task_id = $1 AND round = 0", id[:]))
}

// TestOverturnedCountsProposals: a round without a proposal has none that was overturned.
func TestOverturnedCountsProposals(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(6)
	w.round(id)
	w.do(w.judge, w.dep.Rounds, w.rounds.PackOverturnRound(id, 0, 0b001))
	p.catchUp()
	require.Equal(t, "1,0", p.scan("SELECT string_agg(overturned::text, ',' ORDER BY round) FROM derived.rounds WHERE task_id = $1", id[:]))
}

// TestOverturnedThenCarried: a round whose proposal was overturned and that nobody proposes again is carried like any other, and one that was
// carried on top of what was overturned is carried no more.
func TestOverturnedThenCarried(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(6)
	w.round(id)
	w.commit(id, 3)
	tree := tree{params: [2][32]byte{{1}, {2}}, momentum: [2][32]byte{{3}, {4}}}
	w.proposeRoot(id, 0b111, tree.root())
	// What is under suspicion does not become final meanwhile.
	w.descend(w.statement(id, 1))
	carry := func() {
		w.mine(60 + 30 + 5 + 10 + 60)
		w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
		p.catchUp()
	}
	state := func(round int) string {
		return p.scan(`SELECT concat_ws(' ', status, consecutive_nec, overturned, carried_at IS NULL, proposed_at IS NULL, proposed_tx IS NULL, set_hash IS NULL)
			FROM derived.rounds WHERE task_id = $1 AND round = $2`, id[:], round)
	}
	carry()
	require.Equal(t, "CARRIED 0 0 f t t t", state(2))
	w.do(w.judge, w.dep.Rounds, w.rounds.PackOverturnRound(id, 1, 0b001))
	p.catchUp()
	require.Equal(t, "OVERTURNED 0 1 t f f f", state(1))
	require.Equal(t, "OVERTURNED 0 0 t t t t", state(2))
	carry()
	// What an overturn had done again does not count towards the end of the run.
	require.Equal(t, "CARRIED 0 1 f t t t", state(1))
	require.Equal(t, "OPEN 0 0 t t t t", state(2))
	require.Equal(t, "1", p.scan("SELECT carried::text FROM derived.tasks WHERE task_id = $1", id[:]))
	requireSame(t, w, p)
}

// TestPaidBeyondRewards: what is paid out of a slash after an overturn, and of the escrow of a sponsor that withheld its first state.
func TestPaidBeyondRewards(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	slashed, forfeited := w.task(3), w.task(3)
	w.round(slashed)
	statement := w.statement(slashed, 0)
	request, hidden := w.demand(statement, 1), w.demandObject(forfeited, 1, 1)
	w.round(slashed)
	w.mine(20)
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackTimeout(request, payloadreveals.Statement(statement)))
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackTimeoutObject(hidden))
	w.do(w.judge, w.dep.Tasks, w.tasks.PackClaimCompensation(slashed, 1, addr(w.trainers[2]), []uint32{1}))
	w.mine(200)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(forfeited))
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackRefund(forfeited))
	p.catchUp()
	requireSame(t, w, p)
	paid := func(task [32]byte) string {
		return p.scan(`SELECT string_agg(concat_ws(' ', kind, encode(account, 'hex'), round, amount > 0), ', ' ORDER BY block_number, log_index)
			FROM derived.rewards WHERE task_id = $1`, task[:])
	}
	require.Equal(t, fmt.Sprintf("COMPENSATION %x 1 t", addr(w.trainers[2])), paid(slashed))
	require.Equal(t, fmt.Sprintf("BOUNTY %x t, REFUND %x f", addr(w.judge), addr(w.sponsor)), paid(forfeited))
	credit := read(w, w.dep.Vault, w.vault.PackCreditOf(addr(w.trainers[2])), w.vault.UnpackCreditOf)
	require.Equal(t, credit.String(), p.scan("SELECT amount::text FROM derived.rewards WHERE kind = 'COMPENSATION'"))
}

// TestKeeperEndpoints: where a keeper says that it is comes from strangers, and only what can be used is shown of it.
func TestKeeperEndpoints(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(3)
	shown := func() string {
		p.catchUp()
		return p.scan("SELECT coalesce(endpoint, 'NULL') FROM derived.keepers WHERE task_id = $1 AND keeper = $2", id[:], addr(w.keeper).Bytes())
	}
	require.Equal(t, "https://keeper.example", shown())
	for _, said := range []string{
		"", "javascript:alert(1)", "http://a:b@keeper.example", "\x00", "\xff\xfe", "https://keeper.example/<script>",
	} {
		w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(id, said))
		require.Equal(t, "NULL", shown(), "%q", said)
	}
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(id, "http://203.0.113.7:8700"))
	require.Equal(t, "http://203.0.113.7:8700", shown())
	requireSame(t, w, p)
}

// TestForcedAndHeld compares which gradients a proposal has to include, and how much holds it, with what the contract says.
func TestForcedAndHeld(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	for _, overturned := range []bool{false, true} {
		id := w.task(3)
		w.commit(id, 3)
		w.mine(1)
		w.do(w.keeper, w.dep.Tasks, w.tasks.PackTick(id))
		same := func(forced uint64, holds uint16) {
			t.Helper()
			p.catchUp()
			want := read(w, w.dep.Rounds, w.rounds.PackCommitteeOf(id, 0), w.rounds.UnpackCommitteeOf)
			require.Equal(t, []any{forced, holds}, []any{want.Forced, want.Holds})
			require.Equal(t, fmt.Sprint(forced, holds), p.scan(`
				SELECT (SELECT coalesce(sum(1 << slot), 0) FROM derived.gradients WHERE task_id = $1 AND round = 0 AND forced) || ' ' || holds
				FROM derived.rounds WHERE task_id = $1 AND round = 0`, id[:]))
		}
		same(0, 0)
		entries := make([]trainingrounds.FrozenEntry, 3)
		for i, e := range w.entries[id] {
			entries[i] = trainingrounds.FrozenEntry(e)
		}
		receipt := read(w, w.dep.Rounds, w.rounds.PackPayloadReceiptDigest(id, 0, entries[1].Trainer, entries[1].PayloadRoot), w.rounds.UnpackPayloadReceiptDigest)
		w.do(w.judge, w.dep.Rounds, w.rounds.PackForceInclusion(id, entries[1].Trainer, entries, []trainingrounds.WitnessSignature{
			{Keeper: addr(w.keeper), Signature: sign(t, w.keeper, receipt)},
		}))
		same(0b010, 0)
		w.do(w.judge, w.dep.Rounds, w.rounds.PackNoteShown(id, 0, 2))
		p.catchUp()
		require.Equal(t, "2", p.scan("SELECT string_agg(slot::text, ',') FROM derived.gradients WHERE task_id = $1 AND published", id[:]))
		state := tree{params: [2][32]byte{{1}, {2}}, momentum: [2][32]byte{{3}, {4}}}
		w.proposeRoot(id, 0b111, state.root())
		statement := w.statement(id, 0)
		descent := w.descend(statement)
		same(0b010, 1)
		if overturned {
			w.do(w.judge, w.dep.Rounds, w.rounds.PackOverturnRound(id, 0, 0b001))
		} else {
			// The challenger is silent.
			w.do(w.keeper, w.dep.Descent, w.descent.PackReveal(descent, state.root(), [][32]byte{state.leaf(0), state.leaf(1)}))
			w.mine(31)
			w.do(w.sponsor, w.dep.Descent, w.descent.PackTimeout(descent, rootdescent.Statement(statement)))
		}
		same(0b010, 0)
	}
	requireSame(t, w, p)
}

// TestReorg replaces blocks under a live index, time and again, in every way the chain can.
func TestReorg(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	id := w.task(12)
	w.round(id)
	p.catchUp()
	for i, c := range []struct {
		depth int
		drop  bool
	}{{1, false}, {5, false}, {2, true}, {3, false}} {
		w.commit(id, 1+i%2)
		p.catchUp()
		before := p.digest()
		_, err := w.chain.Fork(c.depth, c.drop)
		require.NoError(t, err)
		p.catchUp()
		require.NotEqual(t, before.Tables["raw_logs"], p.digest().Tables["raw_logs"], "case %d changed blocks with logs", i)
		requireSame(t, w, p)
		w.mine(110)
		w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(id))
		p.catchUp()
	}
	requireSame(t, w, p)
}

// TestReorgTakesBackWholeRows drops the transactions that made a task and an account, so their rows have to go.
func TestReorgTakesBackWholeRows(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	first := w.task(3)
	stranger := addr(w.judge)
	w.send(w.sponsor, w.dep.Tasks, w.tasks.PackPostTask(w.spec(4)))
	w.send(w.keeper, w.dep.Vault, w.vault.PackDepositFor(stranger, units(5)))
	w.mine(1)
	p.catchUp()
	require.Equal(t, "2", p.scan("SELECT count(*)::text FROM derived.tasks"))
	require.Equal(t, "5", p.scan("SELECT active::text FROM derived.stakes WHERE account = $1", stranger.Bytes()))
	_, err := w.chain.Fork(1, true)
	require.NoError(t, err)
	p.catchUp()
	require.Equal(t, hex.EncodeToString(first[:]), p.scan("SELECT string_agg(encode(task_id, 'hex'), ',') FROM derived.tasks"))
	require.Equal(t, "0", p.scan("SELECT count(*)::text FROM derived.stakes WHERE account = $1", stranger.Bytes()))
	requireSame(t, w, p)
}

func TestBackfillEqualsFollowing(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	for range 3 {
		id := w.task(2)
		w.round(id)
		p.catchUp()
		w.mine(150)
		p.catchUp()
	}
	requireSame(t, w, p)
	// The fresh index of requireSame read by range; one whose ranges fail unless they are small has to agree as well.
	limited := newPipeline(t, w, &limitedRange{rpcCaller: w.rpc(), most: 7}, newDatabase(t))
	limited.catchUp()
	require.Equal(t, p.digest(), limited.digest())
	require.LessOrEqual(t, limited.step, uint64(14), "twice what the node allows")
}

// limitedRange refuses ranges of more than `most` blocks, as public nodes do.
type limitedRange struct {
	rpcCaller
	most uint64
}

func (l *limitedRange) CallContext(ctx context.Context, out any, method string, args ...any) error {
	if method == "eth_getLogs" {
		q := args[0].(map[string]any)
		if q["toBlock"].(interface{ String() string }).String() != "" {
			from, to := hexNumber(q["fromBlock"]), hexNumber(q["toBlock"])
			if to-from >= l.most {
				return errors.New("query exceeds max block range")
			}
		}
	}
	return l.rpcCaller.CallContext(ctx, out, method, args...)
}

// fullNode refuses requests that ask for the logs of more than `most` blocks by hash, as nodes do whose answers have a largest size.
type fullNode struct {
	rpcCaller
	most, refused int
}

func (n *fullNode) BatchCallContext(ctx context.Context, batch []rpc.BatchElem) error {
	if err := n.rpcCaller.BatchCallContext(ctx, batch); err != nil {
		return err
	}
	if batch[0].Method == "eth_getLogs" && len(batch) > n.most {
		n.refused++
		for i := n.most; i < len(batch); i++ {
			batch[i].Error = jsonError("response too large")
		}
	}
	return nil
}

// TestDenseBlocksNearTheHead: what a node cannot answer at once is asked for in parts.
func TestDenseBlocksNearTheHead(t *testing.T) {
	w := newWorld(t)
	w.round(w.task(2))
	for _, most := range []int{5, 1} {
		node := &fullNode{rpcCaller: w.rpc(), most: most}
		p := newPipeline(t, w, node, newDatabase(t))
		p.catchUp()
		require.NotZero(t, node.refused)
		requireSame(t, w, p)
		// One that recovers is asked for much again.
		refused := node.refused
		node.most = headBlocks
		p.window = 1
		w.mine(2 * headBlocks)
		p.catchUp()
		require.Equal(t, refused, node.refused)
		require.EqualValues(t, headBlocks, p.window)
	}
	// What fails however little is asked for is an error.
	node := &fullNode{rpcCaller: w.rpc()}
	p := newPipeline(t, w, node, newDatabase(t))
	var err error
	for moved := true; moved; {
		moved, err = p.advance(t.Context())
		if err != nil {
			break
		}
	}
	require.ErrorIs(t, err, errNoAnswer)
}

// TestFaultStaysUntilABlockIsFollowed: a chain that was started anew is no longer than what is indexed for a while. Whether it can be told
// from a node that is behind or not, nobody is told that all is well.
func TestFaultStaysUntilABlockIsFollowed(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.maxReorg = 64
	w.round(w.task(2))
	for range 8 {
		w.mine(64)
		p.catchUp()
	}
	require.True(t, p.heads.get().Synced)
	require.Nil(t, p.heads.get().Fault)
	before := p.digest()

	// A chain of two blocks is as long as nothing that is stored.
	anew, err := devnet.New(devnet.Config{Log: quiet})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, anew.Close()) })
	require.NoError(t, anew.Mine(2))
	short := &polledNode{rpcCaller: anew.Client().Client()}
	run := func(node rpcCaller, enough func() bool) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		p.chain, p.cur = newChain(node, p.store.dec), nil
		done := make(chan error)
		go func() { done <- p.run(ctx) }()
		eventually(t, "enough", enough)
		cancel()
		require.ErrorIs(t, <-done, context.Canceled)
	}
	polled := func() bool { return short.calls.Load() > 20 }
	run(short, polled)
	require.Equal(t, "the chain's node is behind what is indexed", p.heads.get().Waiting, "too short to tell, and not ready")
	require.Nil(t, p.heads.get().Fault)

	// Longer, but still shorter than what is indexed: it is another chain, and known to be.
	other := newWorld(t)
	other.round(other.task(2))
	// Of its newest block's number nothing is stored, but of one below.
	for {
		head, err := other.chain.Client().BlockNumber(t.Context())
		require.NoError(t, err)
		_, stored, err := p.store.storedHash(t.Context(), head)
		require.NoError(t, err)
		if !stored {
			break
		}
		other.mine(1)
	}
	run(other.rpc(), func() bool { return p.heads.get().Fault != nil })
	require.Equal(t, "ReorgTooDeep", p.heads.get().Fault.Name)
	short.calls.Store(0)
	run(short, polled)
	require.NotNil(t, p.heads.get().Fault, "a node that is too short to tell ends no fault")
	require.Equal(t, before, p.digest(), "nothing is thrown away")

	w.mine(1)
	run(w.rpc(), func() bool { return p.heads.get().Fault == nil })
	require.Empty(t, p.heads.get().Waiting)
}

// polledNode counts requests.
type polledNode struct {
	rpcCaller
	calls atomic.Int64
}

func (n *polledNode) CallContext(ctx context.Context, out any, method string, args ...any) error {
	n.calls.Add(1)
	return n.rpcCaller.CallContext(ctx, out, method, args...)
}

// lyingNode answers "no logs" to the first requests by hash, as a node does that has the header but not yet the receipts.
type lyingNode struct {
	rpcCaller
	lies, receipts int
}

func (l *lyingNode) BatchCallContext(ctx context.Context, batch []rpc.BatchElem) error {
	if batch[0].Method == "eth_getLogs" && l.lies > 0 {
		l.lies--
		return nil
	}
	return l.rpcCaller.BatchCallContext(ctx, batch)
}

func (l *lyingNode) CallContext(ctx context.Context, out any, method string, args ...any) error {
	if method == "eth_getBlockReceipts" {
		if l.receipts == 0 {
			return jsonError("the method eth_getBlockReceipts does not exist")
		}
		l.receipts--
	}
	return l.rpcCaller.CallContext(ctx, out, method, args...)
}

type jsonError string

func (e jsonError) Error() string  { return string(e) }
func (e jsonError) ErrorCode() int { return -32601 }

func TestNoLogsAgainstTheBloomFilter(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	w.round(id)
	want := newPipeline(t, w, w.rpc(), newDatabase(t))
	want.catchUp()

	t.Run("receipts prove it", func(t *testing.T) {
		p := newPipeline(t, w, &lyingNode{rpcCaller: w.rpc(), lies: 1, receipts: 1000}, newDatabase(t))
		p.catchUp()
		require.Equal(t, want.digest(), p.digest())
	})
	t.Run("asked again", func(t *testing.T) {
		p := newPipeline(t, w, &lyingNode{rpcCaller: w.rpc(), lies: 2}, newDatabase(t))
		for range 2 {
			_, err := p.advance(t.Context())
			require.ErrorIs(t, err, errInconsistent)
		}
		p.catchUp()
		require.Equal(t, want.digest(), p.digest())
	})
}

// TestUndecodableLogsAreKept puts logs of our contracts' addresses that no ABI knows, or that are malformed, among the others.
func TestUndecodableLogsAreKept(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.catchUp()
	before := p.digest()
	taskPosted, opened := w.tasksEvent("TaskPosted"), w.roundsEvent("RoundOpened")
	head := p.cur.block
	next := block{Number: head.Number + 1, Hash: common.Hash{7}, ParentHash: head.Hash, Time: head.Time + 1}
	var logs []rawLog
	for i, l := range []struct {
		address common.Address
		topics  []common.Hash
		data    []byte
	}{
		{w.dep.Tasks, nil, nil},
		{w.dep.Tasks, []common.Hash{{1, 2, 3}}, []byte("anything")},
		{w.dep.Tasks, []common.Hash{taskPosted, id, {}}, nil},
		{w.dep.Tasks, []common.Hash{taskPosted, id}, make([]byte, 51*32)},
		{w.dep.Tasks, []common.Hash{taskPosted, id, {}}, make([]byte, 31)},
		{w.dep.Tasks, []common.Hash{taskPosted, id, {}}, []byte(strings.Repeat("\xff", 51*32))},
		{w.dep.Rounds, []common.Hash{opened, id, {0xff}}, []byte(strings.Repeat("\xff", 64))},
		{w.dep.Vault, []common.Hash{w.vaultEvent("Locked"), id, {31: 1}}, []byte(strings.Repeat("\xff", 64))},
	} {
		logs = append(logs, rawLog{Block: next.Number, Index: uint(i), BlockHash: next.Hash, Address: l.address, Topics: l.topics, Data: l.data, Time: next.Time})
	}
	require.NoError(t, p.store.append(t.Context(), *p.cur, []block{next}, logs, next, 0))
	require.Equal(t, "8", p.scan("SELECT count(*)::text FROM derived.undecoded_logs"))
	after := p.digest()
	for table, digest := range before.Tables {
		if strings.HasPrefix(table, "derived.") && table != "derived.undecoded_logs" {
			require.Equal(t, digest, after.Tables[table], table)
		}
	}
	require.NoError(t, p.store.rebuild(t.Context()))
	require.Equal(t, after, p.digest())
	// The made-up block is orphaned by the chain's own next one.
	w.mine(1)
	p.cur = nil
	p.catchUp()
	require.Equal(t, "0", p.scan("SELECT count(*)::text FROM derived.undecoded_logs"))
	require.Equal(t, before.Tables, p.digest().Tables)
}

// Of a chain followed at its safe or finalized head nothing newer is indexed, so a reorg above it takes nothing back.
func TestFollowsTheNamedHead(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	w.round(id)
	w.mine(devnet.FinalityDepth)
	w.task(2)
	w.mine(devnet.SafeDepth)
	posted := func(head chains.HeadName) *pipeline {
		p := newPipeline(t, w, w.rpc(), newDatabase(t))
		p.chain.head = head
		p.catchUp()
		return p
	}
	tasks := func(p *pipeline) (n int) {
		require.NoError(t, p.store.pool.QueryRow(t.Context(), "SELECT count(*) FROM derived.tasks").Scan(&n))
		return n
	}
	w.task(2)
	latest, safe, final := posted(chains.HeadLatest), posted(chains.HeadSafe), posted(chains.HeadFinalized)
	require.Equal(t, []int{3, 2, 1}, []int{tasks(latest), tasks(safe), tasks(final)})
	head, err := w.chain.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	require.Equal(t, head-devnet.SafeDepth, safe.cur.Number)
	require.Equal(t, head-devnet.FinalityDepth, final.cur.Number)

	before := safe.cur.Hash
	_, err = w.chain.Fork(devnet.SafeDepth-1, true)
	require.NoError(t, err)
	for _, p := range []*pipeline{latest, safe, final} {
		p.catchUp()
	}
	require.Equal(t, []int{2, 2, 1}, []int{tasks(latest), tasks(safe), tasks(final)})
	stored, ok, err := safe.store.storedHash(t.Context(), head-devnet.SafeDepth)
	require.NoError(t, err)
	require.True(t, ok)
	require.Equal(t, before, stored)
}

func TestReorgPastStoredHistory(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.maxReorg = 64
	id := w.task(2)
	w.round(id)
	w.mine(40)
	p.catchUp()

	// The same database on another chain with the same contracts' addresses, as after a development chain was started anew.
	other := newWorld(t)
	other.mine(int(p.cur.Number))
	p.chain = newChain(other.rpc(), p.store.dec)
	p.cur = nil
	before := p.digest()
	_, err := p.advance(t.Context())
	var fault *Fault
	require.ErrorAs(t, err, &fault)
	require.Equal(t, "ReorgTooDeep", fault.Name)
	require.NotEmpty(t, fault.Hint)
	require.Equal(t, before, p.digest(), "nothing is thrown away")

	// Back on its own chain it goes on.
	p.chain = newChain(w.rpc(), p.store.dec)
	p.cur = nil
	p.catchUp()
	requireSame(t, w, p)
}

func TestHeadersWithoutLogsArePruned(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.maxReorg = 64
	for range 12 {
		w.mine(50)
		p.catchUp()
	}
	head := p.cur.Number
	require.Equal(t, "0", p.scan("SELECT count(*)::text FROM blocks b WHERE number < $1 AND number >= 1 AND NOT EXISTS (SELECT FROM raw_logs l WHERE l.block_number = b.number)", int64(head-64-pruneEvery)))
	_, err := w.chain.Fork(40, true)
	require.NoError(t, err)
	p.catchUp()
	requireSame(t, w, p)
}

func TestWrongChainAndOtherDeployment(t *testing.T) {
	w := newWorld(t)
	url := newDatabase(t)
	p := newPipeline(t, w, w.rpc(), url)
	p.dep.ChainID = 10
	_, err := p.advance(t.Context())
	var fault *Fault
	require.ErrorAs(t, err, &fault)
	require.Equal(t, "WrongChain", fault.Name)

	_, err = openStore(t.Context(), url, w.dep, newMetrics(), quiet)
	require.ErrorIs(t, err, ErrOtherWriter)
	p.store.close()
	p.store.lock = nil
	other := w.dep
	other.Rounds = common.Address{1}
	_, err = openStore(t.Context(), url, other, newMetrics(), quiet)
	require.ErrorIs(t, err, ErrOtherDeployment)
}

// TestCancelledAnywhere cuts the indexer off at every SQL statement and request in turn, and lets another carry on.
func TestCancelledAnywhere(t *testing.T) {
	w := newWorld(t)
	id := w.task(2)
	w.round(id)
	url := newDatabase(t)
	for cut := range 60 {
		ctx, cancel := context.WithCancel(t.Context())
		left := cut
		ctx = context.WithValue(ctx, statementKey{}, func(string) {
			if left--; left < 0 {
				cancel()
			}
		})
		m := newMetrics()
		db, err := openStore(t.Context(), url, w.dep, m, quiet)
		require.NoError(t, err)
		y := &syncer{chain: newChain(w.rpc(), db.dec), store: db, dep: w.dep, maxReorg: 1000, heads: &heads{}, feed: newFeed(), metrics: m, log: quiet}
		for {
			moved, err := y.advance(ctx)
			if err != nil || !moved {
				break
			}
		}
		cancel()
		db.close()
		switch cut % 10 {
		case 4:
			w.mine(3)
		case 9:
			_, err := w.chain.Fork(2, false)
			require.NoError(t, err)
		}
	}
	p := newPipeline(t, w, w.rpc(), url)
	p.catchUp()
	requireSame(t, w, p)
}

// TestProjectionChangeRebuilds marks the tables as made by another version.
func TestProjectionChangeRebuilds(t *testing.T) {
	w := newWorld(t)
	w.task(2)
	url := newDatabase(t)
	p := newPipeline(t, w, w.rpc(), url)
	p.catchUp()
	want := p.digest()
	_, err := p.store.pool.Exec(t.Context(), "UPDATE cursor SET projection = 'old'; DROP TABLE derived.stakes; UPDATE derived.tasks SET status = 'NONE'")
	require.NoError(t, err)
	p.store.close()
	p.store.lock = nil
	require.Equal(t, want, newPipeline(t, w, w.rpc(), url).digest())
}

// TestProjectIsPure projects every log twice, the second time after all others, and compares.
func TestProjectIsPure(t *testing.T) {
	w := newWorld(t)
	w.fullStory()
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	p.catchUp()
	var logs []rawLog
	require.NoError(t, pgx.BeginFunc(t.Context(), p.store.pool, func(tx pgx.Tx) (err error) {
		logs, err = readLogs(t.Context(), tx, "true ORDER BY l.block_number, l.log_index")
		return err
	}))
	require.NotEmpty(t, logs)
	first := make([][]change, len(logs))
	for i, l := range logs {
		var err error
		first[i], err = p.store.dec.project(l)
		require.NoError(t, err)
	}
	other, err := newDecoder(w.dep)
	require.NoError(t, err)
	for i := len(logs) - 1; i >= 0; i-- {
		again, err := other.project(logs[i])
		require.NoError(t, err)
		require.Equal(t, first[i], again)
		for _, c := range first[i] {
			require.NotEqual(t, scope{}, c.scope, "every change names its scope")
		}
	}
}

func FuzzProject(f *testing.F) {
	dec, err := newDecoder(protocol.Deployment{Vault: common.Address{1}, Tasks: common.Address{2}, Rounds: common.Address{3}, Fraud: common.Address{4},
		Descent: common.Address{5}, Reveals: common.Address{6}, Game: common.Address{7}, Dispute: common.Address{8}})
	require.NoError(f, err)
	ids := map[common.Address][]common.Hash{}
	for address, events := range dec.events {
		ids[address] = slices.SortedFunc(maps.Keys(events), common.Hash.Cmp)
	}
	// Columns that may be empty.
	empty := []string{"round", "keeper", "statement", "element", "expected", "claimed", "by", "index", "momentum", "node", "segment", "transition", "local",
		"part", "entry"}
	f.Add(byte(0), byte(0), byte(3), []byte{})
	f.Add(byte(1), byte(5), byte(2), make([]byte, 52*32))
	f.Add(byte(2), byte(9), byte(2), []byte(strings.Repeat("\xff", 320)))
	for event := range byte(9) {
		f.Add(byte(6), event, byte(2), make([]byte, 6*32))
		f.Add(byte(7), event, byte(3), make([]byte, 6*32))
	}
	f.Fuzz(func(t *testing.T, contract, event, topics byte, data []byte) {
		l := rawLog{Address: dec.addresses()[int(contract)%len(dec.addresses())], Data: data}
		l.Topics = append(l.Topics, ids[l.Address][int(event)%len(ids[l.Address])])
		for range topics % 4 {
			l.Topics = append(l.Topics, common.BytesToHash(data))
		}
		changes, err := dec.project(l)
		if err != nil && !errors.Is(err, errUndecodable) {
			t.Fatalf("neither decoded nor undecodable: %v", err)
		}
		for _, c := range changes {
			for name, v := range c.args {
				if v == nil && !slices.Contains(empty, name) {
					t.Fatalf("%s has no value", name)
				}
			}
		}
	})
}

func TestLogsThatWereNotAskedFor(t *testing.T) {
	w := newWorld(t)
	dec, err := newDecoder(w.dep)
	require.NoError(t, err)
	c := newChain(w.rpc(), dec)
	good := types.Log{Address: w.dep.Tasks, Topics: []common.Hash{{}}}
	require.NoError(t, c.checkLog(good))
	for _, spoil := range []func(*types.Log){
		func(l *types.Log) { l.Removed = true },
		func(l *types.Log) { l.Address = common.Address{5} },
		func(l *types.Log) { l.Index = 1 << 40 },
		func(l *types.Log) { l.Topics = make([]common.Hash, 5) },
	} {
		bad := good
		spoil(&bad)
		require.ErrorIs(t, c.checkLog(bad), errInconsistent)
	}
}
