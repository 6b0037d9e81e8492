package keeper

import (
	"context"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// What an RPC says is demanded takes nothing from the store that is another object.
func TestWhatAnRPCDemandsDeletesNothing(t *testing.T) {
	t.Parallel()
	spec := offlineSpec(protocol.Mean, protocol.QuantizationInt8, 3)
	for name, ask := range map[string]func(s *Service, st advance, of protocol.Hash){
		// constantOf(task, number) is a call of its own; the RPC answers it with any root that the keeper holds.
		"constant": func(s *Service, st advance, of protocol.Hash) {
			r := chain.ObjectRequest{TaskID: st.Task, Part: chain.ObjectConstant, Leaves: 1, Constant: chain.Constant{Root: of, DType: uint8(program.F32), Elements: 1}}
			_, err := s.openings.leavesOf(context.Background(), spec, r.Constant.Root, r, func(f store.File, _ uint64) (*claim.OpenedLeaves, error) {
				return claim.OpenConstant(r.Constant.Root, program.DType(r.Constant.DType), r.Constant.Elements, f)
			})
			t.Log(err)
		},
		// requestOf(id) names a payload root that is not the trainer's.
		"payload": func(s *Service, st advance, of protocol.Hash) {
			statement := protocol.Statement{TaskId: st.Task, Round: st.Round, ParentRoot: st.ParentRoot, Included: 31}
			s.tasks.frozen.Add(frozenKey{st.Task, protocol.Hash{}, st.Round, s.epoch.Load()}, st.included)
			r := chain.RevealRequest{TaskID: st.Task, Round: st.Round, Trainer: common.Address{9}, PayloadRoot: of}
			_, err := s.openings.payloadTreesOf(context.Background(), nil, spec, statement, r)
			t.Log(err)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, st, _ := offlineRound(t, spec)
			for _, of := range []protocol.Hash{st.ParentRoot, st.included[1].PayloadRoot} {
				ask(s, st, of)
				held, err := s.store.Has(of)
				require.NoError(t, err)
				if !held {
					t.Errorf("%s: the keeper deleted %s, which is whole", name, of)
				}
			}
		})
	}
}
