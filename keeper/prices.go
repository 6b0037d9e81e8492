package keeper

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/guard"
	"assay/internal/publication"
	"assay/protocol"
)

// prices are what gas costs at a head, and what the token's smallest unit is worth to the operator, in wei.
type prices struct {
	*node

	// asking is held while a node is asked. What it guards was asked at a block.
	asking guard.Gate
	block  common.Hash
	fees   sender.Fees
	worth  *big.Rat
}

// weighing returns what weighs a task's pay against its gas, both in wei; nil if this keeper does not.
func (p *prices) weighing(ctx context.Context, v *chain.View) (func(*offer) (pay, cost *big.Rat), error) {
	if p.cfg.TokenValue.Sign() == 0 {
		return nil, nil
	}
	fees, worth, err := p.at(ctx, v)
	if err != nil {
		return nil, err
	}
	return func(o *offer) (pay, cost *big.Rat) {
		pay = o.pay()
		return pay.Mul(pay, worth), o.cost(fees)
	}, nil
}

// at asks for them once a head: whoever posts tasks, or demands, decides how often they are needed.
func (p *prices) at(ctx context.Context, v *chain.View) (fees sender.Fees, worth *big.Rat, err error) {
	if err := p.asking.Enter(ctx); err != nil {
		return fees, nil, err
	}
	defer p.asking.Unlock()
	if p.block == v.Hash {
		return p.fees, p.worth, nil
	}
	if fees, err = p.sender.Fees(ctx); err != nil {
		return fees, nil, err
	}
	if p.worth == nil {
		decimals, err := chain.TokenDecimals(ctx, p.client, p.cfg.Deployment.Token)
		if err != nil {
			return fees, nil, err
		}
		p.worth = new(big.Rat).SetFrac(p.cfg.TokenValue, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil))
	}
	p.block, p.fees = v.Hash, fees
	return fees, p.worth, nil
}

// answerPays says whether publishing a demanded part of a task is worth its gas: half of the price that was paid for it, with the lock that
// this keeper has in a run that silence would end.
func (p *prices) answerPays(ctx context.Context, v *chain.View, r chain.ObjectRequest) (bool, error) {
	if p.cfg.TokenValue.Sign() == 0 || p.named(r.TaskID) {
		return true, nil
	}
	fees, worth, err := p.at(ctx, v)
	if err != nil {
		return false, err
	}
	price, err := v.RevealPrice(ctx)
	if err != nil {
		return false, err
	}
	lock, err := v.Lock(ctx, r.TaskID, protocol.RoleKeeper, p.account)
	if err != nil {
		return false, err
	}
	value := new(big.Rat).SetInt(publication.Earns(price, r, lock))
	return value.Mul(value, worth).Cmp(new(big.Rat).SetInt(fees.Answer(uint64(r.Leaves)))) > 0, nil
}
