package deploy

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/keys"
	"assay/protocol"
)

// Params are a deployment's constants. They can never be changed afterwards: the contracts have no owner.
type Params struct {
	// Token is the staked and paid ERC-20; zero deploys the development token, whose faucet is open to all.
	Token common.Address
	// UnbondingPeriod is how long stake stays slashable after its owner asked for it, in seconds.
	UnbondingPeriod uint64
	// UnbondingMargin is by how many seconds it must outlast the longest liability of a task; tasks that break this are refused.
	UnbondingMargin uint64
	// MinWindow is the floor, in seconds, of every window of every task.
	MinWindow uint32
	// Outage is for how many seconds the chain may take nothing in that somebody has to send. The floors of the windows in which silence convicts
	// follow from it (protocol.TaskSpec.Floors); 0 sets none, on a development chain alone.
	Outage uint32
	// RevealRate is how many bytes of payloads a second the chain can be made to take in.
	RevealRate uint32
	// RevealPrice is what a demanded leaf pays whoever publishes it; DescentBond what a challenger puts up for a descent, or for a dispute
	// about training. Both in the token's smallest unit.
	RevealPrice, DescentBond *big.Int
	// Game may, beside AggregationFraud, convict accounts and overturn rounds. Zero deploys TrainingFraud with what belongs to it.
	Game common.Address
}

// equal compares by value.
func (p Params) equal(q Params) bool {
	if p.RevealPrice.Cmp(q.RevealPrice) != 0 || p.DescentBond.Cmp(q.DescentBond) != 0 {
		return false
	}
	p.RevealPrice, p.DescentBond = q.RevealPrice, q.DescentBond
	return p == q
}

// milli returns n thousandths of a token of presetDecimals.
func milli(n int64) *big.Int { return new(big.Int).Mul(big.NewInt(n), big.NewInt(1e15)) }

// presetDecimals are those of the token that the presets have in mind.
const presetDecimals = 18

// OfToken is a preset with its amounts in the smallest unit of a token that has these decimals. What is less than one unit is none, which
// Check refuses.
func (p Params) OfToken(decimals uint8) Params {
	power := func(n uint8) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(n)), nil) }
	scale := func(x *big.Int) *big.Int {
		x = new(big.Int).Mul(x, power(decimals))
		return x.Quo(x, power(presetDecimals))
	}
	p.RevealPrice, p.DescentBond = scale(p.RevealPrice), scale(p.DescentBond)
	return p
}

const hour = uint64(time.Hour / time.Second)

// Development is for chains with a block a second (the table of windows in docs/protocol.md): windows of seconds, liability
// 30 + (2*30 + 25*5) + 12 = 227 s, so that 600 s of unbonding leave room for tasks with longer windows. 128 KiB/s are 5.2 M gas a second.
func Development() Params {
	return Params{
		UnbondingPeriod: 600, UnbondingMargin: 24, MinWindow: 1, RevealRate: 128 << 10, RevealPrice: milli(10), DescentBond: milli(100_000),
	}
}

// Production follows PROTOCOL rules 22 and 29.
//
// Unbonding must outlast W_claim + T + reveal by 24 h, where T = 2C + 27e. With rounds of up to 6 h: C = 12 h + 4 rounds = 36 h, reveal = 24 h,
// W_claim = 24 h + 4 rounds + 4 reveal windows = 144 h, e = 1 h, so T = 99 h, the liability 267 h and the least unbonding 291 h.
// 14 days (336 h) leave room for rounds of 9 h.
//
// MinWindow floors commit, upload and grace windows too, which PROTOCOL lets be minutes: it is the 60 s in which a
// transaction gets on chain through a fee spike. Outage floors those of finality and disputes.
//
// RevealRate is what deposits on L1 carry at their target price: a batcher that throttles data lets none of it through (docs/opstack.md).
// What price and bond are worth depends on the token: a leaf costs its publisher some 45,000 gas, and a bond has to be
// three times all moves of a defence, some 3 M gas (rule 24). How to choose them: docs/contracts.md.
func Production() Params {
	return Params{
		UnbondingPeriod: 14 * 24 * hour, UnbondingMargin: 24 * hour, MinWindow: 60, Outage: uint32(24 * hour), RevealRate: protocol.MaxRevealRate, RevealPrice: milli(10), DescentBond: milli(100_000),
	}
}

// Preset returns Development or Production by name.
func Preset(name string) (Params, error) {
	switch name {
	case "development":
		return Development(), nil
	case "production":
		return Production(), nil
	}
	return Params{}, fmt.Errorf("%w: no preset %q", ErrParams, name)
}

// ErrParams says that a deployment's constants make no sense together or for the chain.
var ErrParams = errors.New("parameters refused")

// Check refuses what would make a deployment useless or dangerous on the given chain.
func (p Params) Check(chainID uint64) error {
	switch {
	case p.MinWindow < 1 || uint64(p.MinWindow) > protocol.MaxWindow:
		return fmt.Errorf("%w: minWindow must be 1 to %d s", ErrParams, protocol.MaxWindow)
	case p.UnbondingPeriod <= p.UnbondingMargin:
		return fmt.Errorf("%w: the unbonding period must be longer than its margin", ErrParams)
	case p.UnbondingPeriod > math.MaxInt32:
		return fmt.Errorf("%w: the unbonding period must be at most %d s", ErrParams, math.MaxInt32)
	case uint64(p.Outage) > protocol.MaxWindow:
		return fmt.Errorf("%w: the outage must be at most %d s", ErrParams, protocol.MaxWindow)
	case p.RevealRate == 0:
		return fmt.Errorf("%w: the reveal rate must be at least 1 byte a second", ErrParams)
	case p.Outage > 0 && p.RevealRate > protocol.MaxRevealRate:
		return fmt.Errorf("%w: the reveal rate must be at most %d bytes a second where there is an outage: no more can be forced into a chain whose batcher throttles", ErrParams, protocol.MaxRevealRate)
	case p.RevealPrice == nil || p.RevealPrice.Sign() <= 0 || p.DescentBond == nil || p.DescentBond.Sign() <= 0:
		return fmt.Errorf("%w: reveal price and descent bond must be above zero, or publishing and challenging cost nothing", ErrParams)
	case p.RevealPrice.BitLen() > 128 || p.DescentBond.BitLen() > 128:
		return fmt.Errorf("%w: reveal price and descent bond must be below 2^128", ErrParams)
	case keys.IsDevChain(chainID):
		return nil
	case p.Token == (common.Address{}):
		return fmt.Errorf("%w: chain %d needs a token of value, the development token can be minted by anyone", ErrParams, chainID)
	case p.UnbondingMargin < 24*hour:
		return fmt.Errorf("%w: chain %d needs an unbonding margin of at least 24 h", ErrParams, chainID)
	case uint64(p.Outage) < 24*hour:
		return fmt.Errorf("%w: chain %d needs an outage of at least 24 h, from which the floors of windows follow", ErrParams, chainID)
	}
	return nil
}
