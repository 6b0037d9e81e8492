package bridge

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum-optimism/optimism/op-node/withdrawals"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
)

var (
	// ErrNoMessage says that a deposit or withdrawal carries no message of the messengers: its call was made once, for good.
	ErrNoMessage = errors.New("no messenger carries that call")
	// ErrRelayed says that a message's call has succeeded, ErrNotRelayed that it has not been tried.
	ErrRelayed    = errors.New("the bridge's message arrived, and its call succeeded")
	ErrNotRelayed = errors.New("the bridge's message has not arrived")
)

// estimator is who a messenger takes for somebody who estimates gas: from it a call that would fail is refused, not kept.
var estimator = common.BytesToAddress([]byte{1})

// messengerABI is what the messengers of both sides have in common.
var messengerABI = parse(`[
	{"type":"function","name":"relayMessage","inputs":[{"type":"uint256","name":"nonce"},{"type":"address","name":"sender"},{"type":"address","name":"target"},
		{"type":"uint256","name":"value"},{"type":"uint256","name":"minGasLimit"},{"type":"bytes","name":"message"}],"outputs":[],"stateMutability":"payable"},
	{"type":"function","name":"failedMessages","inputs":[{"type":"bytes32","name":"id"}],"outputs":[{"type":"bool"}],"stateMutability":"view"},
	{"type":"function","name":"successfulMessages","inputs":[{"type":"bytes32","name":"id"}],"outputs":[{"type":"bool"}],"stateMutability":"view"}
]`)

// message is one that a messenger sent to that of the other side.
type message struct {
	// client is a node of the side where it is relayed, by the messenger at `to`.
	client *ethclient.Client
	to     common.Address
	// call is the messenger's, of relayMessage.
	call []byte
}

// id is the messengers' name of a message, the hash of the call that relays it.
func (m message) id() common.Hash { return crypto.Keccak256Hash(m.call) }

// newMessage returns ErrNoMessage unless L2's end of a call, whom a deposit calls or who withdraws, is the messenger.
func newMessage(client *ethclient.Client, end, to common.Address, call []byte) (message, error) {
	if end != Messenger || !bytes.HasPrefix(call, messengerABI.Methods["relayMessage"].ID) {
		return message{}, ErrNoMessage
	}
	return message{client, to, call}, nil
}

// failed says whether the messenger keeps the message because its call failed. It returns ErrRelayed and ErrNotRelayed for messages that it does not keep.
func (m message) failed(ctx context.Context) error {
	for _, kept := range []struct {
		in   string
		then error
	}{{"successfulMessages", ErrRelayed}, {"failedMessages", nil}} {
		is, err := view(ctx, m.client, m.to, messengerABI, kept.in, m.id())
		if err != nil || is.(bool) {
			return errors.Join(err, kept.then)
		}
	}
	return ErrNotRelayed
}

// relay makes the message's call again, with as much gas as it needs now.
func (b *Bridge) relay(ctx context.Context, m message, key *ecdsa.PrivateKey) (*types.Receipt, error) {
	if err := m.failed(ctx); err != nil {
		return nil, err
	}
	gas, err := m.client.EstimateGas(ctx, ethereum.CallMsg{From: estimator, To: &m.to, Data: m.call})
	if reverted(err) {
		return nil, fmt.Errorf("%w again, and nothing was sent: %w", ErrRelay, err)
	} else if err != nil {
		return nil, err
	}
	receipt, err := b.send(ctx, m.client, key, m.to, nil, gas, m.call)
	if err == nil && emitted(receipt, m.to, relayFailed) != nil {
		err = fmt.Errorf("%w again: %s", ErrRelay, receipt.TxHash)
	}
	return receipt, err
}

// RetryDeposit makes the call of a deposit's message again, whose L1 transaction is given: the call failed on L2 (ErrRelay), and the messenger there
// keeps it for anybody to repeat. What it carries is its recipient's, whoever repeats it. It returns the receipt on L2.
func (b *Bridge) RetryDeposit(ctx context.Context, key *ecdsa.PrivateKey, deposit common.Hash) (*types.Receipt, error) {
	l1, err := b.L1.TransactionReceipt(ctx, deposit)
	if err != nil {
		return nil, fmt.Errorf("deposit %s: %w", deposit, err)
	}
	hash, err := depositHash(l1, b.Portal)
	if err != nil {
		return nil, fmt.Errorf("deposit %s: %w", deposit, err)
	}
	tx, _, err := b.L2.TransactionByHash(ctx, hash)
	if errors.Is(err, ethereum.NotFound) {
		err = ErrNotRelayed
	}
	if err != nil {
		return nil, fmt.Errorf("deposit %s: %w", deposit, err)
	}
	b.progress("the message again on L2")
	var to common.Address
	if tx.To() != nil {
		to = *tx.To()
	}
	m, err := newMessage(b.L2, to, to, tx.Data())
	if err != nil {
		return nil, fmt.Errorf("deposit %s: %w", deposit, err)
	}
	receipt, err := b.relay(ctx, m, key)
	if err != nil {
		return nil, fmt.Errorf("deposit %s: %w", deposit, err)
	}
	return receipt, nil
}

// RetryWithdrawal is RetryDeposit for a finalized withdrawal, named by its transaction on L2, and returns the receipt on L1.
func (b *Bridge) RetryWithdrawal(ctx context.Context, key *ecdsa.PrivateKey, withdrawal common.Hash) (*types.Receipt, error) {
	receipt, err := b.L2.TransactionReceipt(ctx, withdrawal)
	if err != nil {
		return nil, fmt.Errorf("withdrawal %s: %w", withdrawal, err)
	}
	event, err := withdrawals.ParseMessagePassed(receipt)
	if err != nil {
		return nil, fmt.Errorf("withdrawal %s: %w", withdrawal, err)
	}
	b.progress("the message again on L1")
	m, err := newMessage(b.L1, event.Sender, event.Target, event.Data)
	if err == nil {
		receipt, err = b.relay(ctx, m, key)
	}
	if err != nil {
		return nil, fmt.Errorf("withdrawal %s: %w", withdrawal, err)
	}
	return receipt, nil
}
