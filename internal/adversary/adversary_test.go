package adversary

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/keeper"
	"assay/keeper/store"
	"assay/protocol"
)

func TestLiesAreToldInTheirRoundOnly(t *testing.T) {
	adversary, err := New([]string{"parameter", "silence"}, 7, common.Address{})
	require.NoError(t, err)
	require.Nil(t, adversary(protocol.Hash{1}, 6))
	require.Nil(t, adversary(protocol.Hash{1}, 8))
	lie := adversary(protocol.Hash{1}, 7)
	require.True(t, lie.Silent)
	require.True(t, lie.Blind)
	require.Nil(t, lie.Tamper.Momentum)

	// Cut anyhow, exactly one element changes, and only in fragment 0.
	for _, at := range []uint64{0, 4, 7} {
		x := []float32{1, 1, 1, 1, 1, 1, 1, 1}
		lie.Tamper.Params(0, at, x)
		changed := 0
		for i, v := range x {
			if v != 1 {
				changed++
				require.EqualValues(t, Element, at+uint64(i))
			}
		}
		require.Equal(t, 1, changed)
	}
	for _, c := range []struct {
		fragment uint32
		at       uint64
	}{{1, 0}, {0, 8}} {
		x := []float32{1, 1, 1, 1, 1, 1, 1, 1}
		lie.Tamper.Params(c.fragment, c.at, x)
		require.Equal(t, []float32{1, 1, 1, 1, 1, 1, 1, 1}, x)
	}
}

func TestColludersMakeUpTheSameRoot(t *testing.T) {
	tr := store.Transition{Task: store.Root{1}, Round: 3}
	honest := store.Outcome{NewRoot: store.Root{2}, AuxRoot: store.Root{3}}
	for _, kind := range []string{"root", "aux"} {
		var told []store.Outcome
		for range 2 {
			adversary, err := New([]string{kind}, 3, common.Address{})
			require.NoError(t, err)
			told = append(told, adversary(tr.Task, 3).Roots(tr, honest))
		}
		require.Equal(t, told[0], told[1])
		require.Equal(t, kind == "root", told[0].NewRoot != honest.NewRoot)
		require.Equal(t, kind == "aux", told[0].AuxRoot != honest.AuxRoot)
	}
}

func TestEveryLieIsALie(t *testing.T) {
	victim := common.Address{9}
	for name := range kinds {
		adversary, err := New([]string{name}, 0, victim)
		require.NoError(t, err, name)
		lie := *adversary(protocol.Hash{}, 0)
		require.True(t, lie.Blind)
		require.True(t, lie.Tamper != nil || lie.Unbounded || lie.Roots != nil || lie.Censor != nil || lie.Withhold || lie.Silent || lie.Idle || lie.Twice, name)
		require.Contains(t, Kinds(), name)
	}
	_, err := New([]string{"white"}, 0, victim)
	require.ErrorContains(t, err, "parameter")
	_, err = New([]string{"censor"}, 0, common.Address{})
	require.Error(t, err)
	var _ keeper.Adversary
	require.Equal(t, len(kinds), strings.Count(Kinds(), "\n"))
}
