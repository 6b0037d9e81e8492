package chain

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/trainingfraud"
	"assay/protocol"
)

// TrainingConvicted is a claim that was proven wrong, or whose trainer was silent in a dispute.
type TrainingConvicted struct {
	TaskID     protocol.Hash
	Round      uint32
	Trainer    common.Address
	Challenger common.Address
	// Claim is the name of the claim (protocol.OuterGradient.ClaimID).
	Claim                      protocol.Hash
	Fault                      TrainingFault
	Element, Expected, Claimed uint64
	TxHash                     common.Hash
	Block                      uint64
}

// TrainingConvictions lists the claims of a trainer in a round that were convicted in blocks [from, this view's block], oldest first.
func (v TrainingView) TrainingConvictions(ctx context.Context, from uint64, task protocol.Hash, round uint32, trainer common.Address) ([]TrainingConvicted, error) {
	topics := [][]common.Hash{{common.Hash(task)}, {roundTopic(round)}, {common.BytesToHash(trainer[:])}}
	return events(ctx, v.snapshot, from, v.c.dep.Game, &trainingfraud.TrainingFraudMetaData, topics, v.c.game.UnpackTrainingFraudProvenEvent, func(ev *trainingfraud.TrainingFraudTrainingFraudProven, l *types.Log) TrainingConvicted {
		return TrainingConvicted{TaskID: ev.TaskId, Round: ev.Round, Trainer: ev.Trainer, Challenger: ev.Challenger, Claim: ev.Claim,
			Fault: TrainingFault(ev.Fault), Element: ev.Element, Expected: ev.Expected, Claimed: ev.Claimed, TxHash: l.TxHash, Block: l.BlockNumber}
	})
}
