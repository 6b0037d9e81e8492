package chain

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"assay/bindings/assaytoken"
	"assay/bindings/stakevault"
	"assay/protocol"
)

// MovementKind says what became of money.
type MovementKind string

// The kinds, as an account sees them.
const (
	// Staked: tokens went into the vault.
	Staked MovementKind = "staked"
	// Paid: tokens went into an escrow, a bond or a price.
	Paid MovementKind = "paid"
	// Earned: rewards, commissions and refunds arrived, or a bounty or compensation was credited in the vault.
	Earned MovementKind = "earned"
	// Returned: bonds and prices came back, with what was won on them.
	Returned MovementKind = "returned"
	// Withdrawn: stake or credit was taken out of the vault.
	Withdrawn MovementKind = "withdrawn"
	// Slashed: stake was lost by a conviction.
	Slashed MovementKind = "slashed"
)

// MovementKinds are all of them.
var MovementKinds = []MovementKind{Staked, Paid, Earned, Returned, Withdrawn, Slashed}

// Movement is one movement of an account's money between it and the contracts, or inside the vault.
type Movement struct {
	Kind MovementKind
	// Contract that the money went into or came from; zero of what happened inside the vault.
	Contract common.Address
	// Amount in the token's smallest unit.
	Amount *big.Int
	TxHash common.Hash
	// Block and BlockHash are where it happened, Index is its event's place in the block.
	Block     uint64
	BlockHash common.Hash
	Index     uint
}

// Movements lists what an account's money did in blocks [from, this view's block], oldest first.
func (v StakeView) Movements(ctx context.Context, account common.Address, from uint64) ([]Movement, error) {
	dep := v.c.dep
	if from = max(from, dep.DeployBlock); from > v.Number {
		return nil, nil
	}
	outgoing, incoming := map[common.Address]MovementKind{dep.Vault: Staked}, map[common.Address]MovementKind{dep.Vault: Withdrawn}
	for _, c := range []common.Address{dep.Tasks, dep.Descent, dep.Reveals, dep.Dispute, dep.Audit} {
		if c != (common.Address{}) { // what is minted comes from there
			outgoing[c], incoming[c] = Paid, Returned
		}
	}
	incoming[dep.Tasks] = Earned
	var contracts []common.Hash
	for c := range outgoing {
		contracts = append(contracts, common.BytesToHash(c[:]))
	}
	transfer, err := eventID(&assaytoken.AssayTokenMetaData, assaytoken.AssayTokenTransferEventName)
	if err != nil {
		return nil, err
	}
	credited, err := eventID(&stakevault.StakeVaultMetaData, stakevault.StakeVaultCreditedEventName)
	if err != nil {
		return nil, err
	}
	slashed, err := eventID(&stakevault.StakeVaultMetaData, stakevault.StakeVaultSlashedEventName)
	if err != nil {
		return nil, err
	}
	own := []common.Hash{common.BytesToHash(account[:])}
	var none common.Address
	var out []Movement
	for _, source := range []struct {
		contract common.Address
		topics   [][]common.Hash
		read     func(*types.Log) (MovementKind, common.Address, *big.Int, error)
	}{
		{dep.Token, [][]common.Hash{{transfer}, own, contracts}, func(l *types.Log) (MovementKind, common.Address, *big.Int, error) {
			ev, err := v.c.token.UnpackTransferEvent(l)
			if err != nil {
				return "", none, nil, err
			}
			return outgoing[ev.To], ev.To, ev.Value, nil
		}},
		{dep.Token, [][]common.Hash{{transfer}, contracts, own}, func(l *types.Log) (MovementKind, common.Address, *big.Int, error) {
			ev, err := v.c.token.UnpackTransferEvent(l)
			if err != nil {
				return "", none, nil, err
			}
			return incoming[ev.From], ev.From, ev.Value, nil
		}},
		{dep.Vault, [][]common.Hash{{credited}, own}, func(l *types.Log) (MovementKind, common.Address, *big.Int, error) {
			ev, err := v.c.vault.UnpackCreditedEvent(l)
			if err != nil {
				return "", none, nil, err
			}
			return Earned, none, ev.Amount, nil
		}},
		{dep.Vault, [][]common.Hash{{slashed}, nil, own}, func(l *types.Log) (MovementKind, common.Address, *big.Int, error) {
			ev, err := v.c.vault.UnpackSlashedEvent(l)
			if err != nil {
				return "", none, nil, err
			}
			return Slashed, none, ev.Amount, nil
		}},
	} {
		if err := v.visitLogs(ctx, from, v.Number, source.contract, source.topics, func(logs []types.Log) (bool, error) {
			for i := range logs {
				l := &logs[i]
				kind, contract, amount, err := source.read(l)
				if err != nil {
					return false, fmt.Errorf("decode a movement of money: %w", err)
				}
				out = append(out, Movement{kind, contract, amount, l.TxHash, l.BlockNumber, l.BlockHash, l.Index})
			}
			return false, nil
		}); err != nil {
			return nil, err
		}
	}
	if err := v.held(ctx); err != nil {
		return nil, err
	}
	slices.SortFunc(out, func(a, b Movement) int { return cmp.Or(cmp.Compare(a.Block, b.Block), cmp.Compare(a.Index, b.Index)) })
	return out, nil
}

// Bounty is what a conviction in a task brought whoever proved it.
type Bounty struct {
	Challenger common.Address
	Amount     *big.Int
}

// Bounties lists those of convictions in a task, in blocks [from, this view's block], oldest first.
func (v FraudView) Bounties(ctx context.Context, from uint64, task protocol.Hash) ([]Bounty, error) {
	topics := [][]common.Hash{{common.Hash(task)}}
	return events(ctx, v.snapshot, from, v.c.dep.Vault, &stakevault.StakeVaultMetaData, topics, v.c.vault.UnpackSlashedEvent, func(ev *stakevault.StakeVaultSlashed, _ *types.Log) Bounty {
		return Bounty{ev.Challenger, ev.Bounty}
	})
}
