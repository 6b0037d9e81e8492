// Package bridge moves ether, tokens and calls between an OP-stack rollup and its L1 through the rollup's portal: deposits, which no
// sequencer can leave out, and withdrawals, which are proven against an output root that a dispute game defends. Tokens go through the
// rollup's standard bridges, which send each other messages over the portal.
package bridge

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"time"

	"github.com/ethereum-optimism/optimism/op-node/bindings"
	preview "github.com/ethereum-optimism/optimism/op-node/bindings/preview"
	"github.com/ethereum-optimism/optimism/op-node/withdrawals"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/ethclient/gethclient"

	"assay/internal/chain"
	"assay/internal/keys"
)

const (
	// CallGas is what a call that carries ether only needs on the other side.
	CallGas = 100_000
	// MaxWithdrawalGas is the most gas that a withdrawal may ask for on L1, its data counted with dataGas a byte: what finalizes it has to
	// fit into one transaction, with what portal and messenger take and what EIP-150 keeps back twice. Of more, nothing comes out again.
	MaxWithdrawalGas = 15_000_000
)

// MessagePasser is L2's contract that withdrawals start from, a predeploy of every OP-stack rollup.
var MessagePasser = common.HexToAddress("0x4200000000000000000000000000000000000016")

const (
	// maxGas is EIP-7825's limit for one transaction.
	maxGas = 1 << 24
	// dataGas is what a byte of a withdrawal's data costs on L1 beside its call: EIP-2028's 16, and hashing and copies.
	dataGas      = 20
	pollInterval = 300 * time.Millisecond
)

var (
	// ErrFailed says that a transaction was mined and reverted.
	ErrFailed = errors.New("transaction failed")
	// ErrNoDeposit says that an L1 transaction has no deposit.
	ErrNoDeposit = errors.New("the transaction deposits nothing through this portal")
	// ErrDropped says that an L1 reorg took a deposit back: nothing moved.
	ErrDropped = errors.New("an L1 reorg dropped the deposit")
	// ErrTransfer says that an amount, a recipient or a gas limit cannot be right: what is sent would not arrive.
	ErrTransfer = errors.New("transfer refused")
	// ErrNoWithdrawal says that a transaction is none of L2's that starts a withdrawal, as far as the node knows.
	ErrNoWithdrawal = errors.New("no such withdrawal on L2")
	// ErrNotProven says that a withdrawal is not proven by this account, ErrProven that it is, ErrFinalized that it was finalized.
	ErrNotProven = errors.New("the withdrawal is not proven by this account")
	ErrProven    = errors.New("the withdrawal is proven by this account already, and another proof would start its waiting time anew")
	ErrFinalized = errors.New("the withdrawal is finalized already")
	// ErrCall says that a withdrawal is finalized but the call that it makes on L1 failed: the portal makes it once and keeps the ether.
	ErrCall = errors.New("the withdrawal's call failed on L1")
	// ErrRelay says that a message of the standard bridges arrived and its call failed: nothing is lost, the messenger there keeps it.
	ErrRelay = errors.New("the bridge's message arrived, but its call failed")
	// ErrLost says that a withdrawal's dispute game went against the output root it was proven with; prove it again.
	ErrLost = errors.New("the dispute game that the withdrawal was proven with was lost by its proposer: prove it again")
)

// gameABI is what is asked of a dispute game; its full interface has many versions, this part has not changed.
var gameABI = parse(`[
	{"type":"function","name":"status","inputs":[],"outputs":[{"type":"uint8"}],"stateMutability":"view"},
	{"type":"function","name":"createdAt","inputs":[],"outputs":[{"type":"uint64"}],"stateMutability":"view"},
	{"type":"function","name":"resolvedAt","inputs":[],"outputs":[{"type":"uint64"}],"stateMutability":"view"},
	{"type":"function","name":"maxClockDuration","inputs":[],"outputs":[{"type":"uint64"}],"stateMutability":"view"},
	{"type":"function","name":"resolvedSubgames","inputs":[{"type":"uint256"}],"outputs":[{"type":"bool"}],"stateMutability":"view"},
	{"type":"function","name":"resolveClaim","inputs":[{"type":"uint256"},{"type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"},
	{"type":"function","name":"resolve","inputs":[],"outputs":[{"type":"uint8"}],"stateMutability":"nonpayable"}
]`)

// Status of a dispute game.
const (
	gameInProgress     = 0
	gameChallengerWins = 1
)

func parse(text string) abi.ABI {
	out, err := abi.JSON(strings.NewReader(text))
	if err != nil {
		panic(err) // a constant of this file
	}
	return out
}

// Bridge is a rollup seen from both sides.
type Bridge struct {
	// L1 and L2 are nodes of the two chains. L2's must have the state of the blocks that are proposed (an archive, or a fresh one); for
	// Withdraw it must know the account's newest transactions too, which a node that derives the chain from L1 alone does not.
	L1, L2 *ethclient.Client
	// Portal is the rollup's OptimismPortal on L1.
	Portal common.Address
	// Progress, if set, is told what is waited for, once a stage.
	Progress func(stage string)
}

// Deposited is a deposit that has happened on both chains.
type Deposited struct {
	L1Tx common.Hash `json:"l1Tx"`
	L2Tx common.Hash `json:"l2Tx"`
	// Gas used on each.
	L1Gas uint64 `json:"l1Gas"`
	L2Gas uint64 `json:"l2Gas"`
}

// Deposit calls `to` on L2 from the key's own account, with value in wei taken from L1, at most gas, and data, and waits until it is in
// a block of L2. A sequencer can delay it by the rollup's sequencing window at most, not leave it out. The call's failure is ErrFailed;
// the ether is the account's on L2 all the same. Nothing is sent, and the error is ErrNoBridge, if the portal is not this rollup's: what
// is no portal at all would take the ether and keep it.
func (b *Bridge) Deposit(ctx context.Context, key *ecdsa.PrivateKey, to common.Address, value *big.Int, gas uint64, data []byte) (Deposited, error) {
	if _, err := b.standardBridge(ctx); err != nil {
		return Deposited{}, err
	}
	input, err := portalABI().Pack("depositTransaction", to, value, gas, false, data)
	if err != nil {
		return Deposited{}, err
	}
	b.progress("deposit on L1")
	l1, err := b.transact(ctx, b.L1, key, b.Portal, value, input)
	if err != nil {
		return Deposited{}, fmt.Errorf("deposit on L1: %w", err)
	}
	return b.takenOver(ctx, l1)
}

// takenOver waits until the deposit of an L1 transaction is in a block of L2.
func (b *Bridge) takenOver(ctx context.Context, l1 *types.Receipt) (Deposited, error) {
	b.progress("the rollup takes the deposit over from L1")
	l2, err := b.derived(ctx, l1, func() time.Duration { return pollInterval })
	if err != nil {
		return Deposited{}, fmt.Errorf("deposit %s on L1: %w", l1.TxHash, err)
	}
	out := Deposited{L1Tx: l1.TxHash, L2Tx: l2.TxHash, L1Gas: l1.GasUsed, L2Gas: l2.GasUsed}
	if l2.Status != types.ReceiptStatusSuccessful {
		return out, fmt.Errorf("deposit on L2: %w: %s", ErrFailed, out.L2Tx)
	}
	if emitted(l2, Messenger, relayFailed) != nil {
		return out, fmt.Errorf("deposit %s: %w: %s on L2", out.L1Tx, ErrRelay, out.L2Tx)
	}
	return out, nil
}

// derived waits until L2 has a deposit, which an L1 reorg may move to another block, and so give another hash on L2. A node that is away is
// waited out: the deposit is on its way whether it answers or not. The error is ErrNotDerived if the sequencing window passes on L1 without
// it, ErrDropped if an L1 reorg takes it back.
func (b *Bridge) derived(ctx context.Context, l1 *types.Receipt, pause func() time.Duration) (*types.Receipt, error) {
	for {
		hash, err := depositHash(l1, b.Portal)
		if err != nil {
			return nil, err
		}
		receipt, err := b.L2.TransactionReceipt(ctx, hash)
		if err == nil {
			return receipt, nil
		}
		if head, err := b.L1.BlockNumber(ctx); err == nil && head > l1.BlockNumber.Uint64()+SequencingWindow+derivationLag {
			return nil, fmt.Errorf("deposit %s of L1 block %s: %w", l1.TxHash, l1.BlockNumber, ErrNotDerived)
		}
		if now, err := b.L1.TransactionReceipt(ctx, l1.TxHash); err == nil {
			l1 = now
		} else if chain.NoReceipt(err) {
			if gone, err := b.gone(ctx, l1); err == nil && gone {
				return nil, ErrDropped
			}
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("L2 does not show it yet: %w", context.Cause(ctx))
		case <-time.After(pause()):
		}
	}
}

// gone says whether a transaction's block left L1, and the transaction with it: a node that is only behind knows neither.
func (b *Bridge) gone(ctx context.Context, l1 *types.Receipt) (bool, error) {
	header, err := b.L1.HeaderByNumber(ctx, l1.BlockNumber)
	if err != nil || header.Hash() == l1.BlockHash {
		return false, err
	}
	_, _, err = b.L1.TransactionByHash(ctx, l1.TxHash)
	if errors.Is(err, ethereum.NotFound) {
		return true, nil
	}
	return false, err
}

// depositHash returns the hash on L2 of the first deposit in an L1 receipt.
func depositHash(receipt *types.Receipt, portal common.Address) (common.Hash, error) {
	for _, log := range receipt.Logs {
		if tx, err := depositOf(log, portal); err != nil {
			return common.Hash{}, err
		} else if tx != nil {
			return types.NewTx(tx).Hash(), nil
		}
	}
	return common.Hash{}, ErrNoDeposit
}

// depositOf returns the transaction on L2 of a deposit's event on L1, nil of any other: it is a function of the portal's event and its place
// (OP-stack specification, deposits).
func depositOf(log *types.Log, portal common.Address) (*types.DepositTx, error) {
	event := portalABI().Events["TransactionDeposited"]
	if log.Address != portal || len(log.Topics) != 4 || log.Topics[0] != event.ID {
		return nil, nil
	}
	fields, err := event.Inputs.NonIndexed().Unpack(log.Data)
	if err != nil {
		return nil, err
	}
	// mint, value, gas limit, whether it creates a contract, data: packed, the first two as words.
	opaque := fields[0].([]byte)
	if len(opaque) < 73 {
		return nil, fmt.Errorf("deposit event with %d bytes", len(opaque))
	}
	tx := &types.DepositTx{
		From: common.BytesToAddress(log.Topics[1][:]), Value: new(big.Int).SetBytes(opaque[32:64]),
		Gas: binary.BigEndian.Uint64(opaque[64:72]), Data: opaque[73:],
	}
	if mint := new(big.Int).SetBytes(opaque[:32]); mint.Sign() > 0 {
		tx.Mint = mint
	}
	if opaque[72] == 0 {
		to := common.BytesToAddress(log.Topics[2][:])
		tx.To = &to
	}
	place := crypto.Keccak256(log.BlockHash[:], common.BigToHash(new(big.Int).SetUint64(uint64(log.Index))).Bytes())
	tx.SourceHash = crypto.Keccak256Hash(make([]byte, 32), place) // domain 0: a user's deposit
	return tx, nil
}

// Withdraw starts a withdrawal on L2: once finalized, L1's portal calls `to` with value in wei, at least gas, and data. It returns the
// receipt on L2, whose transaction names the withdrawal from now on; Progress is told its hash as soon as it is sent. What could not be
// finalized, or pays nobody, is ErrTransfer: the portal makes the call once, and what started it is burned on L2.
func (b *Bridge) Withdraw(ctx context.Context, key *ecdsa.PrivateKey, to common.Address, value *big.Int, gas uint64, data []byte) (*types.Receipt, error) {
	if err := b.payable(ctx, to, value, gas, data); err != nil {
		return nil, err
	}
	passer, err := bindings.L2ToL1MessagePasserMetaData.GetAbi()
	if err != nil {
		return nil, err
	}
	input, err := passer.Pack("initiateWithdrawal", to, new(big.Int).SetUint64(gas), data)
	if err != nil {
		return nil, err
	}
	b.progress("withdrawal on L2")
	receipt, err := b.transact(ctx, b.L2, key, MessagePasser, value, input)
	if err != nil {
		return nil, fmt.Errorf("withdrawal on L2: %w", err)
	}
	return receipt, nil
}

// payable refuses a withdrawal that L1's portal could not finalize, or that would pay nobody.
func (b *Bridge) payable(ctx context.Context, to common.Address, value *big.Int, gas uint64, data []byte) error {
	switch {
	case gas > MaxWithdrawalGas || dataGas*uint64(len(data)) > MaxWithdrawalGas-gas:
		return fmt.Errorf("%w: %d gas on L1, and %d for %d bytes of data, are more than the %d that one transaction there can give",
			ErrTransfer, gas, dataGas*len(data), len(data), MaxWithdrawalGas)
	case to == common.Address{}:
		return fmt.Errorf("%w: the recipient is the zero address", ErrTransfer)
	case to == b.Portal:
		return fmt.Errorf("%w: the portal takes no withdrawals to itself", ErrTransfer)
	case len(data) > 0 || value.Sign() == 0:
		return nil // what a call does by then, nobody can say
	}
	// The ether that the portal holds pays; with none of it the call says nothing about the recipient.
	held, err := b.L1.BalanceAt(ctx, b.Portal, nil)
	if err != nil || held.Cmp(value) < 0 {
		return err
	}
	if _, err := b.L1.CallContract(ctx, ethereum.CallMsg{From: b.Portal, To: &to, Value: value}, nil); reverted(err) {
		return fmt.Errorf("%w: %s takes no ether on L1: %w", ErrTransfer, to, err)
	} else if err != nil {
		return fmt.Errorf("recipient %s on L1: %w", to, err)
	}
	return nil
}

// Prove waits until an output root is proposed that covers a withdrawal, named by its transaction on L2, and proves it on L1. A proof that
// this account made stands, and its waiting time goes on, unless its dispute game was lost or `again` asks for another; that is ErrProven.
func (b *Bridge) Prove(ctx context.Context, key *ecdsa.PrivateKey, withdrawal common.Hash, again bool) (*types.Receipt, error) {
	if !again {
		if err := b.unproven(ctx, crypto.PubkeyToAddress(key.PublicKey), withdrawal); err != nil {
			return nil, err
		}
	}
	b.progress("a proposal of an output root that covers the withdrawal")
	proving := sync.OnceFunc(func() { b.progress("the proof on L1") })
	receipt, err := poll(ctx, func() (*types.Receipt, error) {
		proof, err := b.proof(ctx, withdrawal)
		if err != nil || proof == nil {
			return nil, err
		}
		input, err := portalABI().Pack("proveWithdrawalTransaction", transactionOf(proof), proof.L2OutputIndex, proof.OutputRootProof, proof.WithdrawalProof)
		if err != nil {
			return nil, err
		}
		proving()
		// L1 may not have a block later than the game's yet, which the portal asks for, and a reorg may have put another game in its place.
		return retryReverts(b.transact(ctx, b.L1, key, b.Portal, nil, input))
	})
	if err != nil {
		return nil, fmt.Errorf("prove: %w", err)
	}
	return receipt, nil
}

// unproven returns ErrFinalized or ErrProven if nothing is left to be proven.
func (b *Bridge) unproven(ctx context.Context, from common.Address, withdrawal common.Hash) error {
	event, _, err := b.passed(ctx, withdrawal)
	if err != nil {
		return err
	}
	portal, _, err := b.contracts(ctx)
	if err != nil {
		return err
	}
	if done, err := portal.FinalizedWithdrawals(&bind.CallOpts{Context: ctx}, event.WithdrawalHash); err != nil || done {
		return cmp.Or(err, fmt.Errorf("withdrawal %s: %w", withdrawal, ErrFinalized))
	}
	proven, err := portal.ProvenWithdrawals(&bind.CallOpts{Context: ctx}, event.WithdrawalHash, from)
	if err != nil || proven.Timestamp == 0 {
		return err
	}
	status, err := view(ctx, b.L1, proven.DisputeGameProxy, gameABI, "status")
	if err != nil || status == uint8(gameChallengerWins) {
		return err
	}
	return fmt.Errorf("withdrawal %s: %w", withdrawal, ErrProven)
}

// passed returns a withdrawal's event and where it was.
func (b *Bridge) passed(ctx context.Context, withdrawal common.Hash) (*bindings.L2ToL1MessagePasserMessagePassed, *types.Receipt, error) {
	receipt, err := b.L2.TransactionReceipt(ctx, withdrawal)
	if chain.NoReceipt(err) {
		return nil, nil, fmt.Errorf("withdrawal %s: %w", withdrawal, ErrNoWithdrawal)
	} else if err != nil {
		return nil, nil, fmt.Errorf("withdrawal %s: %w", withdrawal, err)
	}
	event, err := withdrawals.ParseMessagePassed(receipt)
	if err != nil {
		return nil, nil, fmt.Errorf("withdrawal %s: %w: %w", withdrawal, ErrNoWithdrawal, err)
	}
	return event, receipt, nil
}

// proof returns the parameters of a withdrawal's proof, nil while no proposal covers it.
func (b *Bridge) proof(ctx context.Context, withdrawal common.Hash) (*withdrawals.ProvenWithdrawalParameters, error) {
	event, receipt, err := b.passed(ctx, withdrawal)
	if err != nil {
		return nil, err
	}
	portal, factory, err := b.contracts(ctx)
	if err != nil {
		return nil, err
	}
	kind, err := portal.RespectedGameType(&bind.CallOpts{Context: ctx})
	if err != nil {
		return nil, err
	}
	count, err := factory.GameCount(&bind.CallOpts{Context: ctx})
	if err != nil || count.Sign() == 0 {
		return nil, err
	}
	games, err := factory.FindLatestGames(&bind.CallOpts{Context: ctx}, kind, new(big.Int).Sub(count, common.Big1), common.Big1)
	if err != nil || len(games) == 0 || len(games[0].ExtraData) < 32 {
		return nil, err
	}
	// The number of L2's block comes first.
	number := new(big.Int).SetBytes(games[0].ExtraData[:32])
	if number.Cmp(receipt.BlockNumber) < 0 {
		return nil, nil
	}
	header, err := b.L2.HeaderByNumber(ctx, number)
	if errors.Is(err, ethereum.NotFound) {
		return nil, nil // the node is behind
	} else if err != nil {
		return nil, err
	}
	proof, err := withdrawals.ProveWithdrawalParametersForEvent(ctx, gethclient.New(b.L2.Client()), event, header, games[0].Index)
	if err != nil {
		return nil, fmt.Errorf("proof of withdrawal %s: %w", withdrawal, err)
	}
	return &proof, nil
}

func transactionOf(p *withdrawals.ProvenWithdrawalParameters) preview.TypesWithdrawalTransaction {
	return preview.TypesWithdrawalTransaction{Nonce: p.Nonce, Sender: p.Sender, Target: p.Target, Value: p.Value, GasLimit: p.GasLimit, Data: p.Data}
}

func (b *Bridge) contracts(ctx context.Context) (*preview.OptimismPortal2Caller, *bindings.DisputeGameFactoryCaller, error) {
	portal, err := preview.NewOptimismPortal2Caller(b.Portal, b.L1)
	if err != nil {
		return nil, nil, err
	}
	addr, err := portal.DisputeGameFactory(&bind.CallOpts{Context: ctx})
	if err != nil {
		return nil, nil, fmt.Errorf("portal %s: %w", b.Portal, silent(err, ErrNoBridge))
	}
	factory, err := bindings.NewDisputeGameFactoryCaller(addr, b.L1)
	return portal, factory, err
}

// Finalize waits until a withdrawal that the key's account proved may be finalized, ends its dispute game when its time is over, and
// finalizes it: L1's portal makes the withdrawal's call. It returns ErrLost if the game went against the proposal.
func (b *Bridge) Finalize(ctx context.Context, key *ecdsa.PrivateKey, withdrawal common.Hash) (*types.Receipt, error) {
	event, _, err := b.passed(ctx, withdrawal)
	if err != nil {
		return nil, err
	}
	portal, _, err := b.contracts(ctx)
	if err != nil {
		return nil, err
	}
	if done, err := portal.FinalizedWithdrawals(&bind.CallOpts{Context: ctx}, event.WithdrawalHash); err != nil {
		return nil, err
	} else if done {
		end := ErrFinalized
		if m, err := newMessage(b.L1, event.Sender, event.Target, event.Data); err == nil && m.failed(ctx) == nil {
			end = ErrRelay
		}
		return nil, fmt.Errorf("withdrawal %s: %w", withdrawal, end)
	}
	proven, err := portal.ProvenWithdrawals(&bind.CallOpts{Context: ctx}, event.WithdrawalHash, crypto.PubkeyToAddress(key.PublicKey))
	if err != nil {
		return nil, err
	}
	if proven.Timestamp == 0 {
		return nil, fmt.Errorf("withdrawal %s: %w", withdrawal, ErrNotProven)
	}
	if err := b.endGame(ctx, key, proven.DisputeGameProxy); err != nil {
		return nil, fmt.Errorf("dispute game %s: %w", proven.DisputeGameProxy, err)
	}
	input, err := portalABI().Pack("finalizeWithdrawalTransaction", preview.TypesWithdrawalTransaction{
		Nonce: event.Nonce, Sender: event.Sender, Target: event.Target, Value: event.Value, GasLimit: event.GasLimit, Data: event.Data,
	})
	if err != nil {
		return nil, err
	}
	b.progress("the waiting times of proof and game")
	out, err := poll(ctx, func() (*types.Receipt, error) { return retryReverts(b.transact(ctx, b.L1, key, b.Portal, nil, input)) })
	if err != nil {
		return nil, fmt.Errorf("finalize: %w", err)
	}
	// The event's one field that is no topic says whether the call succeeded.
	if end := emitted(out, b.Portal, portalABI().Events["WithdrawalFinalized"]); end != nil && new(big.Int).SetBytes(end.Data).Sign() == 0 {
		return out, fmt.Errorf("finalize: %w: %s", ErrCall, out.TxHash)
	}
	if emitted(out, event.Target, relayFailed) != nil {
		return out, fmt.Errorf("withdrawal %s: %w: %s on L1", withdrawal, ErrRelay, out.TxHash)
	}
	return out, nil
}

// endGame resolves a dispute game once its clock is over.
func (b *Bridge) endGame(ctx context.Context, key *ecdsa.PrivateKey, game common.Address) error {
	ask := func(method string, args ...any) (any, error) { return view(ctx, b.L1, game, gameABI, method, args...) }
	status, err := ask("status")
	if err != nil {
		return err
	}
	if status == uint8(gameInProgress) {
		b.progress("the end of the dispute game's clock")
		for _, step := range []struct {
			method string
			args   []any
		}{{"resolveClaim", []any{new(big.Int), big.NewInt(512)}}, {"resolve", nil}} {
			input, err := gameABI.Pack(step.method, step.args...)
			if err != nil {
				return err
			}
			if _, err := poll(ctx, func() (*types.Receipt, error) {
				// Somebody else may be first.
				if step.method == "resolveClaim" {
					if done, err := ask("resolvedSubgames", new(big.Int)); err != nil || done == true {
						return new(types.Receipt), err
					}
				} else if status, err := ask("status"); err != nil || status != uint8(gameInProgress) {
					return new(types.Receipt), err
				}
				return retryReverts(b.transact(ctx, b.L1, key, game, nil, input))
			}); err != nil {
				return fmt.Errorf("%s: %w", step.method, err)
			}
		}
		if status, err = ask("status"); err != nil {
			return err
		}
	}
	if status == uint8(gameChallengerWins) {
		return ErrLost
	}
	return nil
}

// view asks a contract for the one value that a method returns.
func view(ctx context.Context, client *ethclient.Client, to common.Address, contract abi.ABI, method string, args ...any) (any, error) {
	var out []any
	if err := bind.NewBoundContract(to, contract, client, nil, nil).Call(&bind.CallOpts{Context: ctx}, &out, method, args...); err != nil {
		return nil, fmt.Errorf("%s: %w", method, err)
	}
	return out[0], nil
}

// emitted returns a contract's first event of a kind in a receipt, nil if there is none.
func emitted(receipt *types.Receipt, by common.Address, event abi.Event) *types.Log {
	for _, log := range receipt.Logs {
		if of(log, by, event) {
			return log
		}
	}
	return nil
}

// of says whether a log is an event of a contract, with all topics that it has.
func of(log *types.Log, by common.Address, event abi.Event) bool {
	indexed := len(event.Inputs) - len(event.Inputs.NonIndexed())
	return log.Address == by && len(log.Topics) == 1+indexed && log.Topics[0] == event.ID
}

func (b *Bridge) progress(stage string) {
	if b.Progress != nil {
		b.Progress(stage)
	}
}

func portalABI() *abi.ABI {
	out, err := preview.OptimismPortal2MetaData.GetAbi()
	if err != nil {
		panic(err) // a constant of the bindings
	}
	return out
}

// errNotYet carries the refusal of a call that is tried again; poll returns it when the time is over.
type errNotYet struct{ error }

func (e errNotYet) Unwrap() error { return e.error }

// retryReverts makes a refusal by a contract one that poll waits out: what is called here is refused until its time has come.
func retryReverts(receipt *types.Receipt, err error) (*types.Receipt, error) {
	if reverted(err) {
		return nil, errNotYet{err}
	}
	return receipt, err
}

func reverted(err error) bool {
	return err != nil && strings.Contains(err.Error(), "execution reverted")
}

// poll asks until there is an answer, an error that waiting does not mend, or ctx is over.
func poll[T any](ctx context.Context, ask func() (*T, error)) (*T, error) {
	for {
		out, err := ask()
		var later errNotYet
		if out != nil || err != nil && !errors.As(err, &later) {
			return out, err
		}
		select {
		case <-ctx.Done():
			if err != nil {
				return nil, fmt.Errorf("%w; refused so far: %w", context.Cause(ctx), err)
			}
			return nil, context.Cause(ctx)
		case <-time.After(pollInterval):
		}
	}
}

// await waits for a transaction's receipt.
func await(ctx context.Context, client *ethclient.Client, hash common.Hash) (*types.Receipt, error) {
	return poll(ctx, func() (*types.Receipt, error) {
		receipt, err := client.TransactionReceipt(ctx, hash)
		if chain.NoReceipt(err) {
			return nil, nil
		}
		return receipt, err
	})
}

// transact sends one transaction and waits until it has succeeded. What a contract would refuse is not sent.
func (b *Bridge) transact(ctx context.Context, client *ethclient.Client, key *ecdsa.PrivateKey, to common.Address, value *big.Int, data []byte) (*types.Receipt, error) {
	gas, err := client.EstimateGas(ctx, ethereum.CallMsg{From: crypto.PubkeyToAddress(key.PublicKey), To: &to, Value: value, Data: data})
	if err != nil {
		return nil, err
	}
	return b.send(ctx, client, key, to, value, gas, data)
}

// send is transact with what the transaction is estimated to need. What is sent is named before it is waited for: whoever is killed meanwhile
// can look for it.
func (b *Bridge) send(ctx context.Context, client *ethclient.Client, key *ecdsa.PrivateKey, to common.Address, value *big.Int, gas uint64, data []byte) (*types.Receipt, error) {
	from := crypto.PubkeyToAddress(key.PublicKey)
	id, err := client.ChainID(ctx)
	if err != nil {
		return nil, err
	}
	if err := keys.Check(from, id.Uint64()); err != nil {
		return nil, err
	}
	nonce, err := client.PendingNonceAt(ctx, from)
	if err != nil {
		return nil, err
	}
	tip, err := client.SuggestGasTipCap(ctx)
	if err != nil {
		return nil, err
	}
	head, err := client.HeaderByNumber(ctx, nil)
	if err != nil {
		return nil, err
	}
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Value: value, Data: data,
		// The portal burns gas by how much others deposit in the same block.
		Gas: min(gas+gas/2+50_000, maxGas), GasTipCap: tip, GasFeeCap: new(big.Int).Add(tip, new(big.Int).Lsh(head.BaseFee, 1)),
	})
	if err != nil {
		return nil, err
	}
	if err := client.SendTransaction(ctx, tx); err != nil {
		return nil, err
	}
	b.progress("sent " + tx.Hash().Hex())
	receipt, err := await(ctx, client, tx.Hash())
	if err != nil {
		return nil, fmt.Errorf("transaction %s: %w", tx.Hash(), err)
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		return nil, fmt.Errorf("%w: %s", ErrFailed, tx.Hash())
	}
	return receipt, nil
}
