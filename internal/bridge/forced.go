package bridge

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"golang.org/x/sync/semaphore"
	"golang.org/x/sync/singleflight"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/protocol"
)

const (
	// SequencingWindow is for how many L1 blocks a sequencer may leave a deposit out, on every public OP-stack rollup; after that the chain
	// is derived without it.
	SequencingWindow = 3600
	// derivationLag is how many L1 blocks more a node may need to derive what the window left it.
	derivationLag = 300
	// depositTarget is how much deposited gas the portal takes in an L1 block before it asks more for it (a tenth of the 20,000,000 that it
	// takes at most). The price more than doubles with each full block, and soon exceeds what a transaction may use.
	depositTarget = 2_000_000
	// l1Timeout is how long a deposit may stay out of L1's blocks, while its fee is bumped.
	l1Timeout = time.Hour
	// l1CallTimeout is how long L1's node has for an answer: whoever waits for it could have its call taken by the sequencer meanwhile.
	l1CallTimeout = 10 * time.Second
	// logRange is how many L1 blocks are asked for deposits at a time: every provider answers for so many.
	logRange = 1000
	// A pending deposit is looked after every forcedPoll, less often when there are so many that it would cost more than a look in forcedShare.
	forcedPoll, forcedShare = time.Second, 20 * time.Millisecond
)

// ErrNotDerived says that the rollup's node does not show a deposit although the sequencing window is over.
var ErrNotDerived = errors.New("the rollup's node has not derived the deposit, and the sequencing window is over")

// forced sends an account's calls over L1.
type forced struct {
	Bridge
	key *ecdsa.PrivateKey
	log *slog.Logger
	// run ends with stop: a deposit is looked after longer than whoever asked for it waits.
	run context.Context

	// calls are those that are under way, so that none is deposited twice meanwhile.
	calls   singleflight.Group
	pending atomic.Int64
	// room is how much more gas may be on its way into L1's next blocks.
	room *semaphore.Weighted
	// patience is how long L1's node has for an answer.
	patience time.Duration

	// asking is what is being asked of L1 once for all: all who need it wait for one answer, and hold nothing while they do.
	asking singleflight.Group
	// mu is held for no answer.
	mu     sync.Mutex
	sender *sender.Sender
	// left are the deposits of a process before this one that may not be derived yet, by their calls; nil until L1 has told.
	left map[string]*types.Receipt
	// resets counts those of the sender: deposits that one reorg dropped ask for one together.
	resets atomic.Uint64
}

// Forced returns what sends a sender's calls over L1, nil if the deployment names no L1; and what ends it. The account pays there. Any
// number of calls may be under way at a time. A call that is made again while it is under way is not deposited again: both get its
// receipt, and so does who makes it later if the first gave up waiting. A node of L1 that does not answer ends a call that is not deposited
// yet with an error: the sequencer may take it by then. A deposit is given up (ErrNotDerived) when the sequencing window
// has passed on L1, and made again if an L1 reorg drops it.
func Forced(l2 *ethclient.Client, dep protocol.Deployment, key *ecdsa.PrivateKey, log *slog.Logger) (force sender.Force, stop func(), err error) {
	return forcedWithin(l1CallTimeout, l2, dep, key, log)
}

func forcedWithin(
	patience time.Duration, l2 *ethclient.Client, dep protocol.Deployment, key *ecdsa.PrivateKey, log *slog.Logger,
) (force sender.Force, stop func(), err error) {
	if dep.L1RPC == "" || dep.L1Portal == (common.Address{}) {
		return nil, func() {}, nil
	}
	client, err := chain.DialWith(context.Background(), dep.L1RPC, &http.Client{Timeout: patience})
	if err != nil {
		return nil, nil, fmt.Errorf("L1 RPC %s: %w", dep.L1RPC, err)
	}
	l1 := ethclient.NewClient(client)
	run, cancel := context.WithCancel(context.Background())
	f := &forced{
		Bridge: Bridge{L1: l1, L2: l2, Portal: dep.L1Portal}, key: key, log: log, run: run, room: semaphore.NewWeighted(depositTarget), patience: patience,
	}
	return f.force, func() { cancel(); l1.Close() }, nil
}

// force implements sender.Force.
func (f *forced) force(ctx context.Context, call chain.Call, gas uint64) (*types.Receipt, error) {
	ended := f.calls.DoChan(nameOf(call.To, call.Data), func() (any, error) { return f.bring(call, gas) })
	select {
	case out := <-ended:
		receipt, _ := out.Val.(*types.Receipt)
		return receipt, out.Err
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

func nameOf(to common.Address, data []byte) string { return string(to[:]) + string(data) }

// bring deposits a call and waits until L2 has it. What a process that was killed has deposited, and L2 has not yet, is not deposited again: a
// sequencer that leaves it out does not even show that it is coming.
func (f *forced) bring(call chain.Call, gas uint64) (*types.Receipt, error) {
	f.pending.Add(1)
	defer f.pending.Add(-1)
	s, err := f.onL1()
	if err != nil {
		return nil, fmt.Errorf("deposit on L1: %w", err)
	}
	if err := f.recall(); err != nil {
		// Twice is better than not at all.
		f.log.Warn("cannot tell which calls this account has deposited before; one that is on its way may be made again", "err", err)
	}
	for l1 := f.leftOf(call); ; l1 = nil {
		resets := f.resets.Load()
		receipt, err := l1, error(nil)
		if l1 == nil {
			receipt, err = f.deposit(s, call, gas)
		}
		if err == nil {
			receipt, err = f.derived(f.run, receipt, f.pause)
		}
		// Behind a transaction that a reorg dropped nothing is mined: all that is under way is sent again.
		if dropped := errors.Is(err, ErrDropped); !dropped && !errors.Is(err, sender.ErrReset) {
			return receipt, err
		} else if dropped && f.resets.CompareAndSwap(resets, resets+1) {
			s.Reset()
		}
		f.log.Warn("an L1 reorg got in the way of a deposit; making it again", "call", call.Name)
	}
}

// ask asks L1 for what is needed once, unless it is there.
func (f *forced) ask(name string, there func() bool, get func(ctx context.Context) error) error {
	known := func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		return there()
	}
	if known() {
		return nil
	}
	_, err, _ := f.asking.Do(name, func() (any, error) {
		if known() {
			return nil, nil
		}
		// A node behind a socket has no client with a time of its own.
		ctx, cancel := context.WithTimeout(f.run, f.patience)
		defer cancel()
		return nil, get(ctx)
	})
	return err
}

// onL1 is the account's sender on L1.
func (f *forced) onL1() (*sender.Sender, error) {
	err := f.ask("sender", func() bool { return f.sender != nil }, func(ctx context.Context) error {
		id, err := f.L1.ChainID(ctx)
		if err != nil {
			return err
		}
		l1, err := chain.New(f.L1, protocol.Deployment{ChainID: id.Uint64()})
		if err != nil {
			return err
		}
		s, err := sender.New(sender.Config{Client: f.L1, Chain: l1, Key: f.key, Log: f.log.With("chain", "L1"), SendTimeout: l1Timeout})
		if err != nil {
			return err
		}
		f.mu.Lock()
		defer f.mu.Unlock()
		f.sender = s
		return nil
	})
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.sender, nil
}

// recall has L1 tell what the account deposited before, until it has told. What this process deposits meanwhile does no harm in the list:
// it is under way, or L2 has it.
func (f *forced) recall() error {
	return f.ask("earlier", func() bool { return f.left != nil }, func(ctx context.Context) error {
		left, err := f.earlier(ctx)
		if err != nil {
			return err
		}
		f.mu.Lock()
		defer f.mu.Unlock()
		f.left = left
		return nil
	})
}

// earlier reads from L1 what the account has deposited so late that it may not be derived yet.
func (f *forced) earlier(ctx context.Context) (map[string]*types.Receipt, error) {
	head, err := f.L1.BlockNumber(ctx)
	if err == nil {
		err = chain.Possible(head, 0)
	}
	if err != nil {
		return nil, err
	}
	account := common.BytesToHash(crypto.PubkeyToAddress(f.key.PublicKey).Bytes())
	topics := [][]common.Hash{{portalABI().Events["TransactionDeposited"].ID}, {account}}
	out := make(map[string]*types.Receipt)
	const last = SequencingWindow + derivationLag
	for from := max(head, last) - last; from <= head; from += logRange {
		logs, err := f.L1.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int).SetUint64(from), ToBlock: new(big.Int).SetUint64(min(from+logRange-1, head)),
			Addresses: []common.Address{f.Portal}, Topics: topics})
		if err != nil {
			return nil, err
		}
		for i := range logs {
			tx, err := depositOf(&logs[i], f.Portal)
			if err != nil || tx == nil || tx.To == nil {
				continue // no call of a sender's
			}
			out[nameOf(*tx.To, tx.Data)] = &types.Receipt{TxHash: logs[i].TxHash, BlockHash: logs[i].BlockHash, BlockNumber: new(big.Int).SetUint64(logs[i].BlockNumber),
				Logs: []*types.Log{&logs[i]}}
		}
	}
	return out, nil
}

// leftOf is an earlier deposit of the call that L2 does not have yet; nil if there is none.
func (f *forced) leftOf(call chain.Call) *types.Receipt {
	f.mu.Lock()
	name := nameOf(call.To, call.Data)
	l1 := f.left[name]
	delete(f.left, name)
	f.mu.Unlock()
	if l1 == nil {
		return nil
	}
	hash, err := depositHash(l1, f.Portal)
	if err == nil {
		_, err = f.L2.TransactionReceipt(f.run, hash)
	}
	if !chain.NoReceipt(err) {
		return nil // it has had its effect, whatever the call is made again for
	}
	f.log.Info("the call is on its way over L1 already", "call", call.Name, "deposit", l1.TxHash)
	return l1
}

// deposit has a call's deposit mined on L1.
func (f *forced) deposit(s *sender.Sender, call chain.Call, gas uint64) (*types.Receipt, error) {
	input, err := portalABI().Pack("depositTransaction", call.To, new(big.Int), gas, false, call.Data)
	if err != nil {
		return nil, err
	}
	share := int64(min(gas, depositTarget))
	if err := f.acquire(share); err != nil {
		return nil, err
	}
	defer f.room.Release(share)
	return s.Send(f.run, chain.Call{Name: "depositTransaction", To: f.Portal, Data: input})
}

// acquire waits for room in L1's next blocks, for as long as L1's node answers: behind deposits that it does not show any more there will be none.
func (f *forced) acquire(share int64) error {
	for {
		waiting, cancel := context.WithTimeout(f.run, f.patience)
		err := f.room.Acquire(waiting, share)
		cancel()
		if err == nil || f.run.Err() != nil {
			return err
		}
		asking, cancel := context.WithTimeout(f.run, f.patience)
		_, err = f.L1.BlockNumber(asking)
		cancel()
		if err != nil {
			return fmt.Errorf("waiting for room in L1's blocks: %w", err)
		}
	}
}

// pause is how long the next look after a deposit waits.
func (f *forced) pause() time.Duration {
	return max(forcedPoll, time.Duration(f.pending.Load())*forcedShare)
}
