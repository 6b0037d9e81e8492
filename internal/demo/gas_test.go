package demo

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// TestGasOfTask: two tasks run side by side, and each transaction is counted for its own.
func TestGasOfTask(t *testing.T) {
	m, err := NewGasMeter(nil, 0)
	require.NoError(t, err)
	one, two := protocol.Hash{1}, protocol.Hash{2}
	for i, data := range [][]byte{
		trainingtasks.NewTrainingTasks().PackTick(one),
		trainingrounds.NewTrainingRounds().PackSubmitOuterGradient(trainingrounds.OuterGradient{TaskId: two, Round: 3}, []byte{1}),
		trainingrounds.NewTrainingRounds().PackProposeRound(trainingrounds.Proposal{TaskId: one, Round: 3}, nil),
		aggregationfraud.NewAggregationFraud().PackCondemnSilence(aggregationfraud.Statement{TaskId: two}, 1, common.Address{7}),
		assaytoken.NewAssayToken().PackApprove(common.Address{7}, common.Big1),
	} {
		to := common.Address{9}
		m.add(types.NewTx(&types.DynamicFeeTx{To: &to, Data: data}), &types.Receipt{GasUsed: 1 << i, Status: types.ReceiptStatusSuccessful})
	}
	require.Equal(t, uint64(0b00101), m.OfTask(one).Total)
	require.Equal(t, uint64(0b01010), m.OfTask(two).Total)
	require.Equal(t, uint64(0b11111), m.Total().Total)
	require.Equal(t, uint64(1), m.ByCall()["tick"].Total)
	require.Equal(t, uint64(5), m.Total().Calls)
	require.GreaterOrEqual(t, m.Total().L1Bytes, uint64(5*100), "the least that a rollup charges for")
	require.Equal(t, m.Total().Bytes, m.OfTask(one).Bytes+m.OfTask(two).Bytes+m.ByCall()["approve"].Bytes)
}
