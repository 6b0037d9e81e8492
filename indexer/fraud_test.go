package indexer

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/require"

	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/protocol"
)

// TestFraudRows convicts signers for silence, which overturns their round, and a keeper for signing twice.
func TestFraudRows(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	silent, twice := w.task(3), w.task(3)
	w.round(silent)
	w.round(twice)
	statement := w.statement(silent, 0)
	request := w.demand(statement, 1)
	w.mine(20)
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackTimeout(request, payloadreveals.Statement(statement)))
	w.equivocate(twice)
	p.catchUp()
	requireSame(t, w, p)

	var fault, status string
	var cleared, committee int
	var overturned bool
	require.NoError(t, p.store.pool.QueryRow(t.Context(), `
		SELECT f.fault, f.overturned, r.status, (SELECT count(*) FROM derived.gradients g WHERE g.task_id = f.task_id AND g.void), cardinality(r.committee)
		FROM derived.frauds f JOIN derived.rounds r USING (task_id, round) WHERE f.task_id = $1 AND f.statement IS NOT NULL`, silent[:]).
		Scan(&fault, &overturned, &status, &cleared, &committee))
	require.Equal(t, []any{"WITHHELD", true, "OVERTURNED", 1, 1}, []any{fault, overturned, status, cleared, committee})
	require.NoError(t, p.store.pool.QueryRow(t.Context(), `
		SELECT fault, overturned FROM derived.frauds WHERE task_id = $1 AND keeper = $2`, twice[:], addr(w.keeper).Bytes()).Scan(&fault, &overturned))
	require.Equal(t, []any{"EQUIVOCATION", false}, []any{fault, overturned})
}

// TestDisclosureRows plays descents and demands for payloads to each of their ends, and takes the ends back by a reorg.
func TestDisclosureRows(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	state := tree{params: [2][32]byte{{1}, {2}}, momentum: [2][32]byte{{3}, {4}}}
	judge, keeper := addr(w.judge), addr(w.keeper)

	// A descent goes through all kinds of moves until the signers fall silent. What else is open then is moot.
	id := w.task(3)
	root, data, path := w.payload(id, 0, addr(w.trainers[0]))
	w.commitPayload(id, w.trainers[0], root)
	w.commitOnly(id, w.trainers[1:]...)
	w.proposeRoot(id, 0b111, state.root())
	statement := w.statement(id, 0)
	convicted := w.descend(statement)
	w.do(w.keeper, w.dep.Descent, w.descent.PackReveal(convicted, state.root(), [][32]byte{state.leaf(0), state.leaf(1)}))
	w.do(w.judge, w.dep.Descent, w.descent.PackPick(convicted, state.root(), 1, state.leaf(1), [][32]byte{state.leaf(0)}))
	w.do(w.keeper, w.dep.Descent, w.descent.PackRevealLeaf(convicted, state.leaf(1), state.fragment(1)))
	w.do(w.judge, w.dep.Descent, w.descent.PackChoose(convicted, state.leaf(1), state.params[1], state.momentum[1], true))
	answered := w.demand(statement, 0)
	w.do(w.keeper, w.dep.Reveals, w.reveals.PackPublish(answered, data, nil, path))
	mootDemand := w.demand(statement, 1)
	mootDescent := w.descend(statement)

	// Here it is the challenger that falls silent.
	other := w.task(3)
	w.commit(other, 3)
	w.proposeRoot(other, 0b111, state.root())
	lost := w.descend(w.statement(other, 0))
	w.do(w.keeper, w.dep.Descent, w.descent.PackReveal(lost, state.root(), [][32]byte{state.leaf(0), state.leaf(1)}))

	// And here nobody publishes.
	silent := w.task(3)
	w.round(silent)
	unanswered := w.demand(w.statement(silent, 0), 2)
	p.catchUp()
	requireSame(t, w, p)

	descents := func() map[string]string {
		return statuses(t, p, "SELECT descent_id::text, status FROM derived.descents")
	}
	reveals := func() map[string]string {
		return statuses(t, p, "SELECT reveal_id::text, CASE WHEN status IN ('ANSWERED', 'RELEASED') THEN 'PUBLISHED' ELSE status END FROM derived.reveals")
	}
	open := map[string]string{convicted.String(): "OPEN", mootDescent.String(): "OPEN", lost.String(): "OPEN"}
	demanded := map[string]string{answered.String(): "PUBLISHED", mootDemand.String(): "OPEN", unanswered.String(): "OPEN"}
	require.Equal(t, open, descents())
	require.Equal(t, demanded, reveals())

	w.mine(20)
	p.catchUp()
	w.do(w.sponsor, w.dep.Descent, w.descent.PackTimeout(convicted, rootdescent.Statement(statement)))
	w.do(w.sponsor, w.dep.Descent, w.descent.PackClose(mootDescent, rootdescent.Statement(statement)))
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackClose(mootDemand, payloadreveals.Statement(statement)))
	w.do(w.sponsor, w.dep.Descent, w.descent.PackTimeout(lost, rootdescent.Statement(w.statement(other, 0))))
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackTimeout(unanswered, payloadreveals.Statement(w.statement(silent, 0))))
	p.catchUp()
	requireSame(t, w, p)
	require.Equal(t, map[string]string{convicted.String(): "CONVICTED", mootDescent.String(): "MOOT", lost.String(): "LOST"}, descents())
	require.Equal(t, map[string]string{answered.String(): "PUBLISHED", mootDemand.String(): "MOOT", unanswered.String(): "CONVICTED"}, reveals())
	require.Equal(t, fmt.Sprintf("%x CHILDREN %x LEAF PICK VECTOR", keeper, keeper), p.scan(`
		SELECT string_agg(concat_ws(' ', encode(account, 'hex'), kind), ' ' ORDER BY kind) FROM derived.descent_moves WHERE descent_id = $1`, convicted.String()))
	require.Equal(t, "1 true", p.scan("SELECT max(child_index)::text || ' ' || bool_or(momentum)::text FROM derived.descent_moves"))
	require.Equal(t, fmt.Sprintf("%x %x", judge, keeper), p.scan(`
		SELECT encode(d.challenger, 'hex') || ' ' || encode(r.publisher, 'hex') FROM derived.descents d, derived.reveals r
		WHERE descent_id = $1 AND reveal_id = $2`, convicted.String(), answered.String()))

	// The ends are taken back, and with a longer reorg the last descents and their moves too.
	for _, depth := range []int{5, 60} {
		before := p.digest()
		_, err := w.chain.Fork(depth, true)
		require.NoError(t, err)
		p.catchUp()
		requireSame(t, w, p)
		require.NotEqual(t, before.Tables["derived.descents"], p.digest().Tables["derived.descents"])
		if depth == 5 {
			require.Equal(t, open, descents())
			require.Equal(t, demanded, reveals())
		} else {
			require.NotEqual(t, before.Tables["derived.descent_moves"], p.digest().Tables["derived.descent_moves"])
		}
	}
}

// TestObjectDemandRows: a manifest that is shown, and a first state that is not, which ends the run; the end is taken back by a reorg.
func TestObjectDemandRows(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	manifest := []byte(`{"adapter":"digits"}`)
	spec := w.spec(3)
	spec.ManifestHash = sha256.Sum256(manifest)
	id := w.start(spec)
	verified := w.spec(3)
	verified.Tier, verified.ProgramRoot, verified.CheckpointInterval = uint8(protocol.TierVerified), [32]byte{9}, 1
	programmed := w.start(verified)
	shown, hidden, moot := w.demandObject(id, 0, 0), w.demandObject(id, 1, 1), w.demandObject(id, 2, 0)
	epilogue, records := w.demandObject(programmed, 3, 2), w.demandObject(programmed, 4, 0)
	w.do(w.keeper, w.dep.Reveals, w.reveals.PackPublishObject(shown, manifest, nil, [32]byte{}, nil))
	p.catchUp()
	requireSame(t, w, p)
	rows := func() map[string]string {
		return statuses(t, p, `SELECT demand_id::text, concat_ws(' ', part, fragment, leaves, status, encode(publisher, 'hex'), encode(requester, 'hex'))
			FROM derived.object_demands`)
	}
	before := map[string]string{
		shown.String(): fmt.Sprintf("MANIFEST 0 64 ANSWERED %x", addr(w.keeper)), hidden.String(): "PARAMS 1 10 OPEN", moot.String(): "MOMENTUM 0 10 OPEN",
		epilogue.String(): "PROGRAM 2 64 OPEN", records.String(): "DATASET 0 64 OPEN",
	}
	require.Equal(t, before, rows())
	w.mine(20)
	w.do(w.sponsor, w.dep.Reveals, w.reveals.PackTimeoutObject(hidden))
	p.catchUp()
	requireSame(t, w, p)
	after := maps.Clone(before)
	after[hidden.String()] = fmt.Sprintf("PARAMS 1 10 WITHHELD %x", addr(w.judge))
	require.Equal(t, after, rows())
	require.Equal(t, "true", p.scan("SELECT failed::text FROM derived.tasks ORDER BY posted_block LIMIT 1"))
	_, err := w.chain.Fork(5, true)
	require.NoError(t, err)
	p.catchUp()
	requireSame(t, w, p)
	require.Equal(t, before, rows())
}

func statuses(t *testing.T, p *pipeline, sql string) map[string]string {
	rows, err := p.store.pool.Query(t.Context(), sql)
	require.NoError(t, err)
	out := map[string]string{}
	var id, status string
	_, err = pgx.ForEachRow(rows, []any{&id, &status}, func() error {
		out[id] = status
		return nil
	})
	require.NoError(t, err)
	return out
}
