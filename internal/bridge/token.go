package bridge

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"assay/bindings/assaytoken"
	"assay/internal/chain"
)

const (
	// TokenGas is what the other side may use to hand tokens over, far more than a plain token needs.
	TokenGas = 200_000
	// MinTokenGas is asked for at least: L2's bridge takes 76,000 for an account's first tokens. With too little, they wait there until
	// somebody repeats the message.
	MinTokenGas = 120_000
)

// Predeploys of every OP-stack rollup: Messenger makes the calls that its counterpart on L1 sends, StandardBridge moves tokens by such
// calls, TokenFactory makes the tokens that StandardBridge mints and burns.
var (
	Messenger      = common.HexToAddress("0x4200000000000000000000000000000000000007")
	StandardBridge = common.HexToAddress("0x4200000000000000000000000000000000000010")
	TokenFactory   = common.HexToAddress("0x4200000000000000000000000000000000000012")
)

var (
	// ErrNoBridge says that what is named as the portal is none, or that its rollup's standard bridges are not there or do not name each other.
	ErrNoBridge = errors.New("the portal and the standard bridges of L1 and L2 are not of one rollup")
	// ErrNoToken says that what is at an address on L1 is no token, or one that does not say what it is called.
	ErrNoToken = errors.New("no token on L1")
	// ErrNotBridged says that a token of L2 is none that the bridge mints, ErrOtherToken that it represents another token of L1.
	ErrNotBridged = errors.New("the bridge does not know the token on L2")
	ErrOtherToken = errors.New("the token on L2 represents another token of L1")
	// ErrBalance says that an account has fewer tokens than it is to send.
	ErrBalance = errors.New("too few tokens")
)

// standardABI is what is used of the standard bridges, of the contracts about them, and of the tokens that they mint.
var standardABI = parse(`[
	{"type":"function","name":"l1StandardBridge","inputs":[],"outputs":[{"type":"address"}],"stateMutability":"view"},
	{"type":"function","name":"otherBridge","inputs":[],"outputs":[{"type":"address"}],"stateMutability":"view"},
	{"type":"function","name":"bridgeERC20To","inputs":[{"type":"address","name":"localToken"},{"type":"address","name":"remoteToken"},
		{"type":"address","name":"to"},{"type":"uint256","name":"amount"},{"type":"uint32","name":"minGasLimit"},{"type":"bytes","name":"extraData"}],
		"outputs":[],"stateMutability":"nonpayable"},
	{"type":"function","name":"remoteToken","inputs":[],"outputs":[{"type":"address"}],"stateMutability":"view"},
	{"type":"function","name":"bridge","inputs":[],"outputs":[{"type":"address"}],"stateMutability":"view"},
	{"type":"function","name":"createOptimismMintableERC20WithDecimals","inputs":[{"type":"address","name":"remoteToken"},
		{"type":"string","name":"name"},{"type":"string","name":"symbol"},{"type":"uint8","name":"decimals"}],
		"outputs":[{"type":"address"}],"stateMutability":"nonpayable"},
	{"type":"event","name":"OptimismMintableERC20Created","inputs":[{"type":"address","name":"localToken","indexed":true},
		{"type":"address","name":"remoteToken","indexed":true},{"type":"address","name":"deployer"}]},
	{"type":"event","name":"FailedRelayedMessage","inputs":[{"type":"bytes32","name":"msgHash","indexed":true}]}
]`)

var (
	// relayFailed is a messenger's word that the call of a message failed, tokenCreated the factory's of a new token: token on L2, token on L1.
	relayFailed  = standardABI.Events["FailedRelayedMessage"]
	tokenCreated = standardABI.Events["OptimismMintableERC20Created"]

	erc20 = assaytoken.NewAssayToken()
)

// Pair is a token of L1 and what represents it on L2: the standard bridges turn one into the other, unit for unit.
type Pair struct {
	L1, L2 common.Address
	// bridge is L1's, which holds the tokens that are on L2.
	bridge common.Address
}

// Pair checks that a token on L2 is one that the rollup's bridge mints for this token of L1: for another, the bridge would take the
// tokens and give nothing.
func (b *Bridge) Pair(ctx context.Context, l1, l2 common.Address) (Pair, error) {
	bridge, err := b.standardBridge(ctx)
	if err != nil {
		return Pair{}, err
	}
	remote, err := named(ctx, b.L2, l2, "remoteToken", ErrNotBridged)
	if err != nil {
		return Pair{}, err
	}
	minter, err := named(ctx, b.L2, l2, "bridge", ErrNotBridged)
	switch {
	case err != nil:
		return Pair{}, err
	case minter != StandardBridge:
		return Pair{}, fmt.Errorf("%w: %s belongs to %s", ErrNotBridged, l2, minter)
	case remote != l1:
		return Pair{}, fmt.Errorf("%w: %s is for %s, not for %s", ErrOtherToken, l2, remote, l1)
	}
	return Pair{L1: l1, L2: l2, bridge: bridge}, nil
}

// standardBridge returns L1's standard bridge, which the rollup's configuration names.
func (b *Bridge) standardBridge(ctx context.Context) (common.Address, error) {
	portal, _, err := b.contracts(ctx)
	if err != nil {
		return common.Address{}, err
	}
	system, err := portal.SystemConfig(&bind.CallOpts{Context: ctx})
	if err != nil {
		return common.Address{}, fmt.Errorf("portal %s: %w", b.Portal, err)
	}
	bridge, err := named(ctx, b.L1, system, "l1StandardBridge", ErrNoBridge)
	if err != nil {
		return common.Address{}, err
	}
	onL1, err := named(ctx, b.L1, bridge, "otherBridge", ErrNoBridge)
	if err != nil {
		return common.Address{}, err
	}
	onL2, err := named(ctx, b.L2, StandardBridge, "otherBridge", ErrNoBridge)
	if err == nil && (onL1 != StandardBridge || onL2 != bridge) {
		err = fmt.Errorf("%w: L1's %s names %s, L2's %s names %s", ErrNoBridge, bridge, onL1, StandardBridge, onL2)
	}
	return bridge, err
}

// named asks a contract for an address; a contract that does not answer, or is not there, is the error `other`.
func named(ctx context.Context, client *ethclient.Client, at common.Address, method string, other error) (common.Address, error) {
	out, err := view(ctx, client, at, standardABI, method)
	if err != nil {
		return common.Address{}, fmt.Errorf("%s: %w", at, silent(err, other))
	}
	return out.(common.Address), nil
}

// silent makes the refusal of a contract that has no such method, or of an address without code, the error `other`.
func silent(err, other error) error {
	if reverted(err) || errors.Is(err, bind.ErrNoCode) {
		return other
	}
	return err
}

// DepositToken sends tokens of L1 to an account on L2 and waits until they are there. The amount is in the token's smallest unit; gas,
// from MinTokenGas, is for the part on L2. It lets the bridge take the amount first, unless it may already.
func (b *Bridge) DepositToken(ctx context.Context, key *ecdsa.PrivateKey, pair Pair, to common.Address, amount *big.Int, gas uint64) (Deposited, error) {
	from := crypto.PubkeyToAddress(key.PublicKey)
	input, err := b.transfer(ctx, b.L1, pair.L1, pair.L2, from, to, amount, gas)
	if err != nil {
		return Deposited{}, err
	}
	allowance, err := amountOf(ctx, b.L1, pair.L1, erc20.PackAllowance(from, pair.bridge), erc20.UnpackAllowance)
	if err != nil {
		return Deposited{}, err
	}
	if allowance.Cmp(amount) < 0 {
		b.progress("the bridge is allowed to take the tokens on L1")
		if _, err := b.transact(ctx, b.L1, key, pair.L1, nil, erc20.PackApprove(pair.bridge, amount)); err != nil {
			return Deposited{}, fmt.Errorf("approve %s on L1: %w", pair.bridge, err)
		}
	}
	b.progress("deposit on L1")
	l1, err := b.transact(ctx, b.L1, key, pair.bridge, nil, input)
	if err != nil {
		return Deposited{}, fmt.Errorf("deposit on L1: %w", err)
	}
	return b.takenOver(ctx, l1)
}

// WithdrawToken starts a withdrawal of tokens on L2: once proven and finalized like any other, they are `to`'s on L1. Units as in
// DepositToken; the bridge burns its own tokens and has to be allowed nothing.
func (b *Bridge) WithdrawToken(ctx context.Context, key *ecdsa.PrivateKey, pair Pair, to common.Address, amount *big.Int, gas uint64) (*types.Receipt, error) {
	input, err := b.transfer(ctx, b.L2, pair.L2, pair.L1, crypto.PubkeyToAddress(key.PublicKey), to, amount, gas)
	if err != nil {
		return nil, err
	}
	b.progress("withdrawal on L2")
	receipt, err := b.transact(ctx, b.L2, key, StandardBridge, nil, input)
	if err != nil {
		return nil, fmt.Errorf("withdrawal on L2: %w", err)
	}
	return receipt, nil
}

// transfer returns the call of a standard bridge that sends tokens of its own side, `local`, to the other, and refuses what would not
// arrive there.
func (b *Bridge) transfer(ctx context.Context, client *ethclient.Client, local, remote, from, to common.Address, amount *big.Int, gas uint64) ([]byte, error) {
	switch {
	case amount.Sign() <= 0:
		return nil, fmt.Errorf("%w: the amount is 0", ErrTransfer)
	case to == common.Address{}:
		return nil, fmt.Errorf("%w: the recipient is the zero address", ErrTransfer)
	case gas < MinTokenGas || gas > MaxWithdrawalGas:
		return nil, fmt.Errorf("%w: %d gas for the other side, of %d to %d", ErrTransfer, gas, MinTokenGas, MaxWithdrawalGas)
	}
	balance, err := amountOf(ctx, client, local, erc20.PackBalanceOf(from), erc20.UnpackBalanceOf)
	if err != nil {
		return nil, err
	}
	if balance.Cmp(amount) < 0 {
		return nil, fmt.Errorf("%w: %s has %s and is to send %s of the smallest unit of %s", ErrBalance, from, balance, amount, local)
	}
	return standardABI.Pack("bridgeERC20To", local, remote, to, amount, uint32(gas), []byte{})
}

// amountOf asks a token for an amount.
func amountOf(ctx context.Context, client *ethclient.Client, token common.Address, input []byte, unpack func([]byte) (*big.Int, error)) (*big.Int, error) {
	raw, err := client.CallContract(ctx, ethereum.CallMsg{To: &token, Data: input}, nil)
	if err != nil {
		return nil, fmt.Errorf("token %s: %w", token, err)
	}
	out, err := unpack(raw)
	if err != nil {
		return nil, fmt.Errorf("token %s: %w", token, err)
	}
	return out, nil
}

// Representation is a token on L2 that the rollup's bridge mints for one of L1, with the same name, symbol and decimals.
type Representation struct {
	L1       common.Address `json:"l1Token"`
	L2       common.Address `json:"l2Token"`
	Name     string         `json:"name"`
	Symbol   string         `json:"symbol"`
	Decimals uint8          `json:"decimals"`
	// Created is false where it was there before; then there is no transaction.
	Created bool        `json:"created"`
	TxHash  common.Hash `json:"txHash,omitzero"`
	GasUsed uint64      `json:"gasUsed,omitempty"`
}

// CreateToken makes the representation on L2 of a token of L1 unless it is there: the same name, symbol and decimals make the same
// token, whoever asks first. The portal is not used.
func (b *Bridge) CreateToken(ctx context.Context, key *ecdsa.PrivateKey, token common.Address) (Representation, error) {
	out, err := described(ctx, b.L1, token)
	if err != nil {
		return Representation{}, err
	}
	if out.L2, err = b.created(ctx, out); err != nil || out.L2 != (common.Address{}) {
		return out, err
	}
	input, err := standardABI.Pack("createOptimismMintableERC20WithDecimals", token, out.Name, out.Symbol, out.Decimals)
	if err != nil {
		return Representation{}, err
	}
	b.progress("the token on L2")
	receipt, err := b.transact(ctx, b.L2, key, TokenFactory, nil, input)
	if err != nil {
		return Representation{}, fmt.Errorf("create the token on L2: %w", err)
	}
	made := emitted(receipt, TokenFactory, tokenCreated)
	if made == nil {
		return Representation{}, fmt.Errorf("create the token on L2: %w: %s", ErrFailed, receipt.TxHash)
	}
	out.L2, out.Created, out.TxHash, out.GasUsed = common.BytesToAddress(made.Topics[1][:]), true, receipt.TxHash, receipt.GasUsed
	return out, nil
}

// described asks a token what it is called.
func described(ctx context.Context, client *ethclient.Client, token common.Address) (out Representation, err error) {
	out.L1 = token
	for _, part := range []struct {
		input []byte
		into  *string
	}{{erc20.PackName(), &out.Name}, {erc20.PackSymbol(), &out.Symbol}} {
		raw, err := client.CallContract(ctx, ethereum.CallMsg{To: &token, Data: part.input}, nil)
		if err != nil && !reverted(err) {
			return out, fmt.Errorf("token %s: %w", token, err)
		}
		if *part.into, err = erc20.UnpackName(raw); err != nil {
			return out, fmt.Errorf("%w at %s", ErrNoToken, token)
		}
	}
	out.Decimals, err = chain.TokenDecimals(ctx, client, token)
	return out, err
}

// created looks among the factory's tokens for one as described; zero if there is none.
func (b *Bridge) created(ctx context.Context, want Representation) (common.Address, error) {
	logs, err := b.L2.FilterLogs(ctx, ethereum.FilterQuery{
		FromBlock: common.Big0, Addresses: []common.Address{TokenFactory},
		Topics: [][]common.Hash{{tokenCreated.ID}, nil, {common.BytesToHash(want.L1[:])}},
	})
	if err != nil {
		return common.Address{}, fmt.Errorf("tokens of the bridge's factory: %w", err)
	}
	for i, log := range logs {
		if !of(&logs[i], TokenFactory, tokenCreated) {
			return common.Address{}, fmt.Errorf("tokens of the bridge's factory: %w", chain.ErrNotAsked)
		}
		local := common.BytesToAddress(log.Topics[1][:])
		have, err := described(ctx, b.L2, local)
		if err != nil {
			return common.Address{}, err
		}
		if have.Name == want.Name && have.Symbol == want.Symbol && have.Decimals == want.Decimals {
			return local, nil
		}
	}
	return common.Address{}, nil
}
