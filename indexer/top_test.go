package indexer

import (
	"net/http/httptest"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/internal/top"
	"assay/protocol"
)

// What `assay top` asks is answered, within the limits of queries, and it shows what the index has.
func TestTopShowsTheIndex(t *testing.T) {
	f := newFixture(t)
	server := httptest.NewServer(f.handler())
	t.Cleanup(server.Close)
	x := top.Indexer{URL: server.URL}
	all, err := x.Look(t.Context(), "")
	require.NoError(t, err)
	require.Len(t, all.Runs, len(f.tasks))
	require.EqualValues(t, len(f.tasks), all.Total)
	require.NotZero(t, all.Block)
	f.requireSamePhases(all)
	trained := 0
	for _, run := range all.Runs {
		one, err := x.Look(t.Context(), run.ID)
		require.NoError(t, err)
		got := one.Runs[0]
		got.Detail = nil
		want := run
		if run.Status == protocol.StatusTraining.String() {
			trained++
			id, err := hexutil.Decode(run.ID)
			require.NoError(t, err)
			phase := read(f.w, f.w.dep.Rounds, f.w.rounds.PackPhaseOf([32]byte(id)), f.w.rounds.UnpackPhaseOf)
			require.Equal(t, protocol.Phase(phase.Phase).String(), run.Phase, "as the contract says: %+v", run)
			require.EqualValues(t, phase.Deadline, run.Next[0].Until, "%+v", run)
		}
		// The page of a run knows more turns.
		require.GreaterOrEqual(t, len(got.Next), len(want.Next))
		got.Next, want.Next = nil, nil
		require.Equal(t, want, got)
		data := f.data(`query($id: Bytes32!) { task(taskId: $id) { status accepted rewardsPaid keepers(where: {active: true}) { totalCount } rounds { totalCount } } }`, map[string]any{"id": run.ID})
		require.EqualValues(t, dig(data, "task", "accepted"), float64(run.Accepted))
		require.Equal(t, dig(data, "task", "rewardsPaid"), run.Rewards.String())
		require.EqualValues(t, dig(data, "task", "keepers", "totalCount"), float64(run.Keepers))
		require.EqualValues(t, dig(data, "task", "rounds", "totalCount"), float64(len(one.Runs[0].Detail.Rounds)))
		require.NotEmpty(t, top.Once(one, top.Layout{Decimals: 18}))
	}
	require.Positive(t, trained)
	suspect, err := x.Look(t.Context(), hexutil.Encode(f.tasks[len(f.tasks)-2][:]))
	require.NoError(t, err)
	r := suspect.Runs[0]
	require.EqualValues(t, 2, r.Descents)
	require.Positive(t, r.Demands)
	require.NotEmpty(t, r.Next)
}
