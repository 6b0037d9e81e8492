package indexer

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestFraudRows convicts signers for silence, which overturns their round, and a keeper for signing twice.
func TestFraudRows(t *testing.T) {
	w := newWorld(t)
	p := newPipeline(t, w, w.rpc(), newDatabase(t))
	silent, twice := w.task(3), w.task(3)
	w.round(silent)
	w.round(twice)
	statement := w.statement(silent, 0)
	w.do(w.judge, w.dep.Fraud, w.fraud.PackCondemnSilence(statement, 0b010, addr(w.judge)))
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
