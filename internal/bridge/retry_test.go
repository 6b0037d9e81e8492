package bridge

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/ethereum-optimism/optimism/op-chain-ops/crossdomain"
	e2e "github.com/ethereum-optimism/optimism/op-e2e/bindings"
	"github.com/ethereum-optimism/optimism/op-node/bindings"
	"github.com/ethereum-optimism/optimism/op-node/withdrawals"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/stretchr/testify/require"

	"assay/bindings/assaytoken"
	"assay/internal/devnet"
	"assay/internal/keys"
)

// messengers is one chain that is both sides of a rollup: it has the OP Stack's message passer and a messenger for each side, a portal as far as
// deposits need it, and a token. Its node shows deposits that the messenger's counterpart made. Whom a messenger takes messages from is an account.
type messengers struct {
	t      *testing.T
	chain  *devnet.Chain
	bridge *Bridge
	token  common.Address
	// deposits are shown by hash, as the node of a rollup does.
	deposits map[common.Hash]*types.Transaction
	nonce    int64
}

// other speaks for the messenger of the other side, user is who asks. A contract of L1 has another address on L2.
var (
	other, user = keys.Dev(8), keys.Dev(7)
	portalAt    = common.Address{0x90}
	messengerL1 = crossdomain.UndoL1ToL2Alias(keys.DevAddress(8))
)

func newMessengers(t *testing.T) *messengers {
	deployed := func(creation []byte) []byte {
		code, _, _, err := runtime.Create(creation, nil)
		require.NoError(t, err)
		return code
	}
	genesis := core.DeveloperGenesisBlock(30_000_000, nil)
	for i := range devnet.DefaultAccounts {
		genesis.Alloc[keys.DevAddress(i)] = types.Account{Balance: devnet.Funds()}
	}
	for _, at := range []common.Address{Messenger, messengerL1} {
		genesis.Alloc[at] = types.Account{Code: deployed(common.FromHex(e2e.L2CrossDomainMessengerMetaData.Bin)), Balance: new(big.Int)}
	}
	genesis.Alloc[MessagePasser] = types.Account{Code: deployed(common.FromHex(bindings.L2ToL1MessagePasserMetaData.Bin)), Balance: new(big.Int)}
	// The messenger asks it what gas is paid in.
	genesis.Alloc[common.HexToAddress("0x4200000000000000000000000000000000000015")] = types.Account{
		Code: deployed(common.FromHex(e2e.L1BlockMetaData.Bin)), Balance: new(big.Int),
	}
	genesis.Alloc[portalAt] = types.Account{Code: deployed(portalCode()), Balance: new(big.Int)}
	genesis.Alloc[common.Address{0x70}] = types.Account{Code: deployed(common.FromHex(assaytoken.AssayTokenMetaData.Bin)), Balance: new(big.Int)}
	chain, err := devnet.New(devnet.Config{Genesis: genesis})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, chain.Close()) })
	m := &messengers{t: t, chain: chain, token: common.Address{0x70}, deposits: map[common.Hash]*types.Transaction{}}
	node := httptest.NewServer(http.HandlerFunc(m.serve))
	t.Cleanup(node.Close)
	l2, err := ethclient.Dial(node.URL)
	require.NoError(t, err)
	t.Cleanup(l2.Close)
	m.bridge = &Bridge{L1: chain.Client(), L2: l2, Portal: portalAt}

	abi, err := e2e.L2CrossDomainMessengerMetaData.GetAbi()
	require.NoError(t, err)
	input, err := abi.Pack("initialize", messengerL1)
	require.NoError(t, err)
	m.execute(user, Messenger, 1_000_000, input)
	m.execute(user, messengerL1, 1_000_000, input)
	return m
}

// serve answers for deposits, and has the chain answer the rest. A block follows each transaction.
func (m *messengers) serve(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var call struct {
		ID     json.RawMessage   `json:"id"`
		Method string            `json:"method"`
		Params []json.RawMessage `json:"params"`
	}
	w.Header().Set("Content-Type", "application/json")
	if json.Unmarshal(body, &call) == nil && call.Method == "eth_getTransactionByHash" {
		var hash common.Hash
		if json.Unmarshal(call.Params[0], &hash) == nil && m.deposits[hash] != nil {
			_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": call.ID, "result": m.deposits[hash]})
			return
		}
	}
	answer, err := http.Post(m.chain.RPC(), "application/json", bytes.NewReader(body))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	if call.Method == "eth_sendRawTransaction" {
		if err := m.chain.Mine(1); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
	}
	_, _ = io.Copy(w, answer.Body)
}

// execute sends a transaction with just so much gas, which has to succeed.
func (m *messengers) execute(key *ecdsa.PrivateKey, to common.Address, gas uint64, data []byte) *types.Receipt {
	client := m.chain.Client()
	nonce, err := client.PendingNonceAt(m.t.Context(), crypto.PubkeyToAddress(key.PublicKey))
	require.NoError(m.t, err)
	id, err := client.ChainID(m.t.Context())
	require.NoError(m.t, err)
	tx, err := types.SignNewTx(key, types.LatestSignerForChainID(id), &types.DynamicFeeTx{
		ChainID: id, Nonce: nonce, To: &to, Gas: gas, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(20e9), Data: data,
	})
	require.NoError(m.t, err)
	require.NoError(m.t, client.SendTransaction(m.t.Context(), tx))
	require.NoError(m.t, m.chain.Mine(1))
	receipt, err := client.TransactionReceipt(m.t.Context(), tx.Hash())
	require.NoError(m.t, err)
	require.Equal(m.t, types.ReceiptStatusSuccessful, receipt.Status)
	return receipt
}

// sent is a message on its way: its transaction, and the call that relays it by the messenger at `to`.
type sent struct {
	hash common.Hash
	to   common.Address
	call []byte
}

// relayed is the first try, as the rollup makes it, with so much gas, and says whether the messenger could deliver it.
func (m *messengers) relayed(s sent, gas uint64) bool {
	return emitted(m.execute(other, s.to, gas, s.call), s.to, relayFailed) == nil
}

// payment is the call that a message makes: the messenger pays tokens of its own to somebody.
func payment(to common.Address) []byte {
	return assaytoken.NewAssayToken().PackTransfer(to, big.NewInt(7))
}

// deposit sends a payment to L2.
func (m *messengers) deposit(to common.Address) sent {
	m.nonce++
	nonce := new(big.Int).Add(new(big.Int).Lsh(common.Big1, 240), big.NewInt(m.nonce)) // version 1
	call, err := messengerABI.Pack("relayMessage", nonce, common.Address{0x5e}, m.token, new(big.Int), big.NewInt(60_000), payment(to))
	require.NoError(m.t, err)
	return sent{m.depositCall(Messenger, call), Messenger, call}
}

// depositCall sends a call through the portal and returns L1's transaction; L2's node shows what the rollup makes of it.
func (m *messengers) depositCall(to common.Address, call []byte) common.Hash {
	input, err := portalABI().Pack("depositTransaction", to, new(big.Int), uint64(200_000), false, call)
	require.NoError(m.t, err)
	receipt := m.execute(user, portalAt, 1_000_000, input)
	hash, err := depositHash(receipt, portalAt)
	require.NoError(m.t, err)
	m.deposits[hash] = types.NewTx(&types.DepositTx{From: keys.DevAddress(8), To: &to, Value: new(big.Int), Gas: 200_000, Data: call})
	return receipt.TxHash
}

// withdraw sends a payment to L1.
func (m *messengers) withdraw(to common.Address) sent {
	abi, err := e2e.L2CrossDomainMessengerMetaData.GetAbi()
	require.NoError(m.t, err)
	input, err := abi.Pack("sendMessage", m.token, payment(to), uint32(60_000))
	require.NoError(m.t, err)
	receipt := m.execute(user, Messenger, 1_000_000, input)
	event, err := withdrawals.ParseMessagePassed(receipt)
	require.NoError(m.t, err)
	require.Equal(m.t, messengerL1, event.Target)
	return sent{receipt.TxHash, event.Target, event.Data}
}

// withdrawCall starts a withdrawal whose call L1's portal makes itself.
func (m *messengers) withdrawCall(to common.Address, call []byte) common.Hash {
	abi, err := bindings.L2ToL1MessagePasserMetaData.GetAbi()
	require.NoError(m.t, err)
	input, err := abi.Pack("initiateWithdrawal", to, big.NewInt(200_000), call)
	require.NoError(m.t, err)
	return m.execute(user, MessagePasser, 1_000_000, input).TxHash
}

func (m *messengers) balance(of common.Address) int64 {
	amount, err := amountOf(m.t.Context(), m.bridge.L2, m.token, erc20.PackBalanceOf(of), erc20.UnpackBalanceOf)
	require.NoError(m.t, err)
	return amount.Int64()
}

func (m *messengers) fund(messenger common.Address) {
	m.execute(user, m.token, 200_000, assaytoken.NewAssayToken().PackMint(messenger, big.NewInt(7)))
}

// TestRetry: messages that the OP Stack's messengers could not deliver arrive by being repeated, once, on either side.
func TestRetry(t *testing.T) {
	m := newMessengers(t)
	for name, way := range map[string]struct {
		send  func(to common.Address) sent
		call  func(to common.Address, call []byte) common.Hash
		retry func(hash common.Hash) (*types.Receipt, error)
	}{
		"deposit": {m.deposit, m.depositCall, func(hash common.Hash) (*types.Receipt, error) { return m.bridge.RetryDeposit(t.Context(), user, hash) }},
		"withdrawal": {m.withdraw, m.withdrawCall, func(hash common.Hash) (*types.Receipt, error) {
			bridge := *m.bridge
			bridge.L1 = m.bridge.L2 // whose node makes blocks of what it is sent
			return bridge.RetryWithdrawal(t.Context(), user, hash)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			// With too little gas the messenger keeps the message without a word to whoever sent too little: what it needs has to be found out.
			to := common.Address{0xa1, name[0]}
			message := way.send(to)
			_, err := way.retry(message.hash)
			require.ErrorIs(t, err, ErrNotRelayed)
			m.fund(message.to)
			require.False(t, m.relayed(message, 130_000))
			require.Zero(t, m.balance(to))
			_, err = way.retry(message.hash)
			require.NoError(t, err)
			require.EqualValues(t, 7, m.balance(to))
			_, err = way.retry(message.hash)
			require.ErrorIs(t, err, ErrRelayed)

			// What the call meets is not mended by gas: nothing is sent until it is.
			to = common.Address{0xa2, name[0]}
			message = way.send(to)
			require.False(t, m.relayed(message, 1_000_000))
			before, err := m.bridge.L2.NonceAt(t.Context(), keys.DevAddress(7), nil)
			require.NoError(t, err)
			_, err = way.retry(message.hash)
			require.ErrorIs(t, err, ErrRelay)
			after, err := m.bridge.L2.NonceAt(t.Context(), keys.DevAddress(7), nil)
			require.NoError(t, err)
			require.Equal(t, before, after)
			m.fund(message.to)
			_, err = way.retry(message.hash)
			require.NoError(t, err)
			require.EqualValues(t, 7, m.balance(to))

			// A call that no messenger makes, whatever it looks like.
			for _, call := range [][]byte{{1, 2, 3, 4}, message.call} {
				_, err = way.retry(way.call(m.token, call))
				require.ErrorIs(t, err, ErrNoMessage)
			}
		})
	}
	_, err := m.bridge.RetryDeposit(t.Context(), user, m.withdraw(common.Address{1}).hash)
	require.ErrorIs(t, err, ErrNoDeposit)
	_, err = m.bridge.RetryWithdrawal(t.Context(), user, common.Hash{1})
	require.ErrorIs(t, err, ethereum.NotFound)
}
