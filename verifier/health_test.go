package verifier

import (
	"errors"
	"log/slog"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/protocol"
)

// A conviction is a problem for a week of the chain, also if its task has ended by then and is not looked at again.
func TestAConvictionIsAProblemForAWeek(t *testing.T) {
	t.Parallel()
	v := chaintest.New(t).View()
	tk := &task{id: protocol.Hash{1}, log: slog.New(slog.DiscardHandler), alarms: new(alarms)}
	tk.warnOfConviction(v, "keeper", common.Address{1}, v.Time)
	tk.alarms.raise(tk.id, alarmClock, "too slow")
	require.Len(t, tk.alarms.problems(v.Time+chain.ConvictionShown-1), 2)
	require.Len(t, tk.alarms.problems(v.Time+chain.ConvictionShown), 1, "what has no end stands")
}

// A task whose claims nobody judges any more, as it has ended or its programs do not fit it, is no problem of the challenger's for what was
// missed of them.
func TestATaskThatIsNotJudgedIsNoProblem(t *testing.T) {
	t.Parallel()
	game := common.Address{1}
	cfg := &ChallengerConfig{Deployment: protocol.Deployment{Game: game, Dispute: common.Address{2}}}
	tk := &task{
		cfg: cfg, id: protocol.Hash{1}, log: slog.New(slog.DiscardHandler), meters: newMeters("assay_challenger"),
		spec: &protocol.TaskSpec{Tier: uint8(protocol.TierVerified), Game: game},
	}
	coverage := new(coverages)
	rp := newReplayer(newLoader(tk, nil, nil, 1), newReplays(1, 1), coverage, tellJudged)
	c := newClaims(newDisputes(tk, new(lane)), rp, nil, nil)
	missed := covering{share: 0.5, waits: 1, named: true}

	coverage.set(tk.id, missed)
	require.NotEmpty(t, coverage.problems())
	rp.close()
	require.Empty(t, coverage.problems(), "the watch is done")

	coverage.set(tk.id, missed)
	unfit := errors.Join(errUnfit)
	rp.unfit.Store(&unfit)
	require.False(t, c.followClaims(t.Context(), nil, protocol.StatusTraining))
	require.Empty(t, coverage.problems(), "the task is unfit")
}
