package chain

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/trainingrounds"
	"assay/protocol"
)

// Voided is a gradient whose claim was convicted when it could not be taken out of its round any more.
type Voided struct {
	Round  uint32
	Slot   uint8
	TxHash common.Hash
	Block  uint64
}

// Tainted lists the gradients that are part of a final state although their claims were convicted, by round and slot. Their rounds are those that the
// receipt counts as tainted.
func (v FraudView) Tainted(ctx context.Context, task protocol.Hash) ([]Voided, error) {
	opened, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsRoundOpenedEventName)
	if err != nil {
		return nil, err
	}
	voided, err := eventID(&trainingrounds.TrainingRoundsMetaData, trainingrounds.TrainingRoundsGradientVoidedEventName)
	if err != nil {
		return nil, err
	}
	var all []Voided
	err = v.scan(ctx, 0, v.c.dep.Rounds, [][]common.Hash{{opened, voided}, {common.Hash(task)}}, func(l *types.Log) error {
		if l.Topics[0] == opened {
			ev, err := v.c.rounds.UnpackRoundOpenedEvent(l)
			if err != nil {
				return fmt.Errorf("decode RoundOpened: %w", err)
			}
			// What was in it before is on a branch that is dead.
			all = slices.DeleteFunc(all, func(g Voided) bool { return g.Round == ev.Round })
			return nil
		}
		ev, err := v.c.rounds.UnpackGradientVoidedEvent(l)
		if err != nil {
			return fmt.Errorf("decode GradientVoided: %w", err)
		}
		all = append(all, Voided{Round: ev.Round, Slot: ev.Slot, TxHash: l.TxHash, Block: l.BlockNumber})
		return nil
	})
	if err != nil {
		return nil, err
	}
	var out []Voided
	for _, g := range all {
		r, err := v.view().Round(ctx, task, g.Round)
		if err != nil {
			return nil, err
		}
		if r.Status == protocol.RoundFinal && r.Included>>g.Slot&1 == 1 {
			out = append(out, g)
		}
	}
	slices.SortFunc(out, func(a, b Voided) int { return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Slot, b.Slot)) })
	return out, nil
}

// FinalLies lists the convictions of statements whose states are final: proven wrong, and standing all the same. By round.
func (v FraudView) FinalLies(ctx context.Context, task protocol.Hash) ([]Convicted, error) {
	all, err := v.Convictions(ctx, 0, task)
	if err != nil {
		return nil, err
	}
	var out []Convicted
	for _, c := range all {
		r, err := v.view().Round(ctx, task, c.Round)
		if err != nil {
			return nil, err
		}
		if r.Status != protocol.RoundFinal {
			continue
		}
		s, _, err := v.view().Statement(ctx, task, c.Round)
		if err != nil {
			return nil, err
		}
		if s.ID() == c.Statement {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b Convicted) int { return cmp.Compare(a.Round, b.Round) })
	return out, nil
}
