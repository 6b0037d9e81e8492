// Package sender brings calls on chain for one account: fee bumping, resubmission and waiting for the receipt are op-service's
// txmgr; this package adds what a reorg-prone chain needs on top. A txmgr counts nonces on from the last one it used, so after a
// reorg that dropped transactions it would send behind a gap for ever. Here every manager lives for one busy spell only: the first
// call after an idle moment, a failure, a timeout or a reset starts from the nonce that the chain reports.
package sender

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum-optimism/optimism/op-service/crypto"
	"github.com/ethereum-optimism/optimism/op-service/txmgr"
	"github.com/ethereum-optimism/optimism/op-service/txmgr/metrics"
	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/types"
	gethcrypto "github.com/ethereum/go-ethereum/crypto"
	gethlog "github.com/ethereum/go-ethereum/log"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/chain"
)

// Defaults of Config.
const (
	DefaultReceiptQueryInterval = 500 * time.Millisecond
	DefaultSendTimeout          = 90 * time.Second
	DefaultMaxInFlight          = 16
)

const (
	networkTimeout = 10 * time.Second
	// resubmitAfter is when a transaction that is still not mined is published again with a higher fee: several blocks of any
	// chain this runs on.
	resubmitAfter = 20 * time.Second
	// maxTxGas is EIP-7825's limit for one transaction.
	maxTxGas = 1 << 24
	// feeLimitMultiplier caps how far fees are bumped above what the node suggests.
	feeLimitMultiplier = 5
	// dearCall is more gas than any call of ours uses (PROTOCOL invariant 11).
	dearCall = 8_000_000
	// reservedCalls of the dearest kind are what Reserve looks at.
	reservedCalls = 24
	// fundsEvery is how often the account's ether is looked at.
	fundsEvery = 15 * time.Second
	// A node refuses a transaction that pays less than it knows of the same nonce; three refusals mean that nonce is spent.
	nonceTooLowLimit = 3
)

var (
	// ErrReset says that a reorg or a restart of the queue interrupted the send; derive the action anew from the chain.
	ErrReset = errors.New("send interrupted by a reset")
	// ErrTimeout says that a transaction was not mined in time; whether it still will be is unknown.
	ErrTimeout = errors.New("transaction was not mined in time")
	// ErrReverted says that a transaction was mined and failed for a reason that a replay does not show.
	ErrReverted = errors.New("transaction reverted")
	// ErrGasFunds says that the account has too little ether to pay for a transaction's gas.
	ErrGasFunds = errors.New("too little ether for gas")
	// ErrReserve says that the account's ether is no more than what it may need in its own defence.
	ErrReserve = errors.New("the account's ether is kept for its own defence")
	// ErrNoKey says that the sender was configured without a key or an RPC client.
	ErrNoKey = errors.New("a key, a client and a chain are required")
)

// Unconfirmed says that a transaction went out, and that the wait for its block ended before there was one: it may be mined yet, and
// whoever sends the call again without a look pays twice.
type Unconfirmed struct {
	// Call is the function called, Tx the transaction that went out last for it.
	Call string
	Tx   common.Hash
	// Err is what ended the wait.
	Err error
}

func (e *Unconfirmed) Error() string {
	return fmt.Sprintf("transaction %s was sent and may still be mined: %v", e.Tx, e.Err)
}

// Unwrap returns what ended the wait.
func (e *Unconfirmed) Unwrap() error { return e.Err }

// Client is the RPC client's part that sending needs; *ethclient.Client has it.
type Client interface {
	txmgr.ETHBackend
	BalanceAt(ctx context.Context, account common.Address, block *big.Int) (*big.Int, error)
}

// Force brings a call on chain without the sequencer's consent, as the sender's account and with at most gas, and returns the receipt. It
// is called for many calls at a time, and ends whenever it knows the call's end, or ctx is over.
type Force func(ctx context.Context, call chain.Call, gas uint64) (*types.Receipt, error)

// Config of a Sender. Zero values of the last five mean the defaults.
type Config struct {
	Client Client
	Chain  *chain.Chain
	Key    *ecdsa.PrivateKey
	Log    *slog.Logger

	// Force, if set, is the way of a call that is not mined within SendTimeout. The transaction it replaces has a nonce that Force spends.
	// From then on until one is mined again, one transaction at a time is tried, and everything else goes that way at once.
	Force                Force
	Metrics              metrics.TxMetricer
	ReceiptQueryInterval time.Duration
	SendTimeout          time.Duration
	MaxInFlight          int
}

// Sender is the one queue for its account's transactions. It is safe for concurrent use, but for WatchFunds, which has one caller.
type Sender struct {
	cfg  Config
	from common.Address

	mu       sync.Mutex
	mgr      *txmgr.SimpleTxManager
	inFlight int
	// stale says that the manager's nonce is not to be trusted: no send starts before all in flight have returned.
	stale bool
	// leftOut says that a transaction was not mined in time, and none since.
	leftOut bool
	changed chan struct{}
	spell   context.Context
	end     context.CancelCauseFunc

	// fundsSeen belongs to the caller of WatchFunds.
	fundsSeen time.Time
	short     atomic.Pointer[error]
	reserve   atomic.Pointer[error]
}

// New returns a Sender. It asks the RPC nothing.
func New(cfg Config) (*Sender, error) {
	if cfg.Client == nil || cfg.Chain == nil || cfg.Key == nil {
		return nil, ErrNoKey
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.Metrics == nil {
		cfg.Metrics = &metrics.NoopTxMetrics{}
	}
	if cfg.ReceiptQueryInterval == 0 {
		cfg.ReceiptQueryInterval = DefaultReceiptQueryInterval
	}
	if cfg.SendTimeout == 0 {
		cfg.SendTimeout = DefaultSendTimeout
	}
	if cfg.MaxInFlight == 0 {
		cfg.MaxInFlight = DefaultMaxInFlight
	}
	s := &Sender{cfg: cfg, from: gethcrypto.PubkeyToAddress(cfg.Key.PublicKey), changed: make(chan struct{})}
	s.spell, s.end = context.WithCancelCause(context.Background())
	return s, nil
}

// From returns the account that pays.
func (s *Sender) From() common.Address { return s.from }

// Reset interrupts every send in flight with ErrReset; the next one starts from the chain's nonce. Call it after a reorg.
func (s *Sender) Reset() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.end(ErrReset)
	s.spell, s.end = context.WithCancelCause(context.Background())
	s.stale = s.inFlight > 0
}

// Send simulates the call, sends it and waits until it is in a block. A refusal by the contract, before or after sending, is a
// *chain.Revert in the error's chain; an *Unconfirmed there says that a transaction went out whose end is not known.
func (s *Sender) Send(ctx context.Context, call chain.Call) (*types.Receipt, error) {
	if err := s.cfg.Chain.Simulate(ctx, s.from, call); err != nil {
		return nil, fmt.Errorf("%s: %w", call.Name, err)
	}
	var out outgoing
	receipt, err := s.send(context.WithValue(ctx, outgoingKey{}, &out), call)
	if s.cfg.Force != nil && s.isLeftOut(err) {
		s.cfg.Log.Warn("the sequencer leaves transactions out; the call goes over L1", "call", call.Name, "why", err)
		receipt, err = s.force(ctx, call)
	}
	if err != nil {
		err = s.cfg.Chain.Explain(err)
		if tx := out.last(); tx != (common.Hash{}) {
			err = &Unconfirmed{Call: call.Name, Tx: tx, Err: err}
		}
		return nil, fmt.Errorf("%s: %w", call.Name, err)
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		// The state that refused it is the one it was mined on; its own block is the nearest that every RPC serves.
		if err := s.cfg.Chain.SimulateAt(ctx, s.from, call, receipt.BlockNumber); err != nil {
			return receipt, fmt.Errorf("%s in block %d: %w", call.Name, receipt.BlockNumber, err)
		}
		return receipt, fmt.Errorf("%s %s in block %d: %w", call.Name, receipt.TxHash, receipt.BlockNumber, ErrReverted)
	}
	s.cfg.Log.Info("transaction mined", "call", call.Name, "tx", receipt.TxHash, "block", receipt.BlockNumber, "gas", receipt.GasUsed)
	return receipt, nil
}

// send is Send by a transaction of the account's own.
func (s *Sender) send(ctx context.Context, call chain.Call) (*types.Receipt, error) {
	mgr, spell, err := s.acquire(ctx)
	if err != nil {
		return nil, err
	}
	sendCtx, cancel := context.WithCancelCause(ctx)
	stop := context.AfterFunc(spell, func() { cancel(context.Cause(spell)) })
	timer := time.AfterFunc(s.cfg.SendTimeout, func() { cancel(ErrTimeout) })
	receipt, err := mgr.Send(context.WithValue(sendCtx, abortKey{}, abort(cancel)), txmgr.TxCandidate{To: &call.To, TxData: call.Data})
	if err != nil && sendCtx.Err() != nil {
		err = context.Cause(sendCtx)
	}
	timer.Stop()
	stop()
	cancel(nil)
	s.release(err)
	return receipt, err
}

// errOthersTry says that a transaction is not sent because one that was sent before it is left out.
var errOthersTry = errors.New("an earlier transaction of the account is left out")

// isLeftOut says whether what sending ended with is the sequencer's doing. What goes over L1 spends the nonces of what is tried meanwhile.
func (s *Sender) isLeftOut(err error) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return errors.Is(err, ErrTimeout) || errors.Is(err, errOthersTry) || s.leftOut && errors.Is(err, core.ErrNonceTooLow)
}

func (s *Sender) force(ctx context.Context, call chain.Call) (*types.Receipt, error) {
	gas, err := backend{s.cfg.Client, s.cfg.Chain}.EstimateGas(ctx, ethereum.CallMsg{From: s.from, To: &call.To, Data: call.Data})
	if err != nil {
		return nil, err
	}
	return s.cfg.Force(ctx, call, gas)
}

func (s *Sender) acquire(ctx context.Context) (*txmgr.SimpleTxManager, context.Context, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.inFlight > 0 && (s.leftOut || s.stale || s.inFlight >= s.cfg.MaxInFlight) {
		if s.leftOut {
			return nil, nil, errOthersTry
		}
		changed := s.changed
		s.mu.Unlock()
		select {
		case <-changed:
		case <-ctx.Done():
		}
		s.mu.Lock()
		if ctx.Err() != nil {
			return nil, nil, context.Cause(ctx)
		}
	}
	if s.inFlight == 0 {
		mgr, err := s.newManager()
		if err != nil {
			return nil, nil, err
		}
		s.mgr, s.stale = mgr, false
	}
	s.inFlight++
	return s.mgr, s.spell, nil
}

// release ends a send, with its error.
func (s *Sender) release(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.inFlight--
	s.stale = s.stale || err != nil
	if s.cfg.Force != nil && (err == nil || errors.Is(err, ErrTimeout)) {
		s.leftOut = err != nil
	}
	close(s.changed)
	s.changed = make(chan struct{})
}

func (s *Sender) newManager() (*txmgr.SimpleTxManager, error) {
	chainID := new(big.Int).SetUint64(s.cfg.Chain.Deployment().ChainID)
	cfg := &txmgr.Config{
		Backend: backend{s.cfg.Client, s.cfg.Chain}, ChainID: chainID,
		Signer: crypto.SignerFnFromBind(crypto.PrivateKeySignerFn(s.cfg.Key, chainID)), From: s.from,
		// None of its own: Send's deadline and abort bound it, and of two deadlines at the same instant the nameless one may win.
		TxSendTimeout: 0, TxNotInMempoolTimeout: 2 * s.cfg.SendTimeout,
		NetworkTimeout: networkTimeout, RetryInterval: time.Second, MaxRetries: 10,
		ReceiptQueryInterval: s.cfg.ReceiptQueryInterval, NumConfirmations: 1, SafeAbortNonceTooLowCount: nonceTooLowLimit,
	}
	cfg.ResubmissionTimeout.Store(int64(resubmitAfter))
	cfg.RebroadcastInterval.Store(int64(resubmitAfter))
	cfg.FeeLimitMultiplier.Store(feeLimitMultiplier)
	cfg.FeeLimitThreshold.Store(big.NewInt(100 * params.GWei))
	cfg.MinBlobTxFee.Store(big.NewInt(params.GWei))
	mgr, err := txmgr.NewSimpleTxManagerFromConfig("sender", gethlog.NewLogger(quiet{s.cfg.Log.Handler()}), s.cfg.Metrics, cfg)
	if err != nil {
		return nil, fmt.Errorf("transaction manager: %w", err)
	}
	return mgr, nil
}

// WatchFunds compares the account's ether with the price of the dearest call, at most once in fundsEvery: whoever follows the chain calls
// it at each head, so that a lack is known before something has to be sent.
func (s *Sender) WatchFunds(ctx context.Context) {
	if time.Since(s.fundsSeen) < fundsEvery {
		return
	}
	s.fundsSeen = time.Now()
	balance, err := s.cfg.Client.BalanceAt(ctx, s.from, nil)
	if err == nil {
		var fees Fees
		if fees, err = s.Fees(ctx); err == nil {
			s.compare(balance, fees.Call(dearCall))
		}
	}
	if err != nil {
		s.cfg.Log.Debug("cannot tell whether the account has ether for gas", "err", err)
	}
}

// compare notes whether a balance pays for what the dearest call costs.
func (s *Sender) compare(balance, need *big.Int) {
	var short error
	if balance.Cmp(need) < 0 {
		short = fmt.Errorf("%w: %s has %s wei, the dearest call costs %s. Hint: send it some ether", ErrGasFunds, s.from, balance, need)
		s.cfg.Log.Warn("transactions may not be sent", "err", short)
	}
	s.short.Store(&short)
	var reserve error
	if kept := new(big.Int).Mul(need, big.NewInt(reservedCalls)); balance.Cmp(kept) < 0 {
		reserve = fmt.Errorf("%w: %s has %s wei, %d of the dearest calls cost %s. Hint: send it some ether", ErrReserve, s.from, balance,
			reservedCalls, kept)
	}
	s.reserve.Store(&reserve)
}

// Reserve is ErrReserve with what is missing, if the last look of WatchFunds found less than a few dozen of the dearest calls cost. What can
// be left to others is not sent then.
func (s *Sender) Reserve() error {
	if reserve := s.reserve.Load(); reserve != nil {
		return *reserve
	}
	return nil
}

// Funds is ErrGasFunds with what is missing, if the last look of WatchFunds found too little.
func (s *Sender) Funds() error {
	if short := s.short.Load(); short != nil {
		return *short
	}
	return nil
}

// outgoing is the transaction of a call that went out last.
type outgoing struct {
	mu sync.Mutex
	tx common.Hash
}

type outgoingKey struct{}

func (o *outgoing) last() common.Hash {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.tx
}

func (o *outgoing) set(tx common.Hash) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.tx = tx
}

type abortKey struct{}

type abort func(error)

// backend corrects two habits of txmgr: it retries an estimate that reverts, or that the account cannot pay for, for a minute, where
// nothing but the answer is wanted; and it sends with exactly the estimated gas, where another transaction of the same block may make
// this one dearer (the last commitment of a round closes its window).
type backend struct {
	Client
	chain *chain.Chain
}

func (b backend) EstimateGas(ctx context.Context, msg ethereum.CallMsg) (uint64, error) {
	gas, err := b.Client.EstimateGas(ctx, msg)
	if err != nil {
		err = b.chain.Explain(err)
		_, final := chain.AsRevert(err)
		if !final && b.unpaid(ctx, msg.From, err) {
			final, err = true, fmt.Errorf("%w of %s: %w", ErrGasFunds, msg.From, err)
		}
		if final {
			if stop, ok := ctx.Value(abortKey{}).(abort); ok {
				stop(err)
			}
		}
		return 0, err
	}
	return min(2*gas+100_000, maxTxGas), nil
}

// SendTransaction notes what goes out before it does: of a request that is cut off nobody knows whether the node has got it. What the node
// refuses did not go out.
func (b backend) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	out, _ := ctx.Value(outgoingKey{}).(*outgoing)
	if out == nil {
		return b.Client.SendTransaction(ctx, tx)
	}
	before := out.last()
	out.set(tx.Hash())
	err := b.Client.SendTransaction(ctx, tx)
	if refused := rpc.Error(nil); errors.As(err, &refused) && !strings.Contains(err.Error(), "already known") {
		out.set(before)
	}
	return err
}

// Close keeps the client open: it belongs to the caller and outlives the manager.
func (b backend) Close() {}

// quiet passes txmgr's play-by-play on only when debug logging is on.
type quiet struct{ slog.Handler }

func (q quiet) Enabled(ctx context.Context, level slog.Level) bool {
	return (level >= slog.LevelWarn || q.Handler.Enabled(ctx, slog.LevelDebug)) && q.Handler.Enabled(ctx, level)
}

func (q quiet) WithAttrs(attrs []slog.Attr) slog.Handler { return quiet{q.Handler.WithAttrs(attrs)} }
func (q quiet) WithGroup(name string) slog.Handler       { return quiet{q.Handler.WithGroup(name)} }

// unpaid says whether an estimate failed for lack of ether. An RPC error has no type that crosses the wire; and the second text is also
// that of a call which needs more gas than the node estimates for.
func (b backend) unpaid(ctx context.Context, from common.Address, err error) bool {
	if strings.Contains(err.Error(), "insufficient funds") {
		return true
	}
	if !strings.Contains(err.Error(), "gas required exceeds allowance") {
		return false
	}
	balance, err := b.Client.BalanceAt(ctx, from, nil)
	return err == nil && balance.Sign() == 0
}
