package keeper

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/heart"
	"assay/internal/redact"
	"assay/internal/windows"
	"assay/keeper/store"
	"assay/protocol"
)

// node is what every part of a keeper stands on: who it is, its chain, its store, and what it has under way.
type node struct {
	cfg Config
	log *slog.Logger
	// redactor takes addresses of RPCs out of what is logged and answered: there may be a key in them.
	redactor *redact.Redactor
	account  common.Address
	signer   common.Address
	domain   protocol.Domain
	// floors are what a task's windows have to be before its pool is joined.
	floors windows.Policy

	client *ethclient.Client
	chain  *chain.Chain
	sender *sender.Sender
	// stopForced ends what is on its way over L1.
	stopForced func()
	store      *store.Store
	meters     *meters

	// run is the context of everything that outlives a request; set by Run.
	run        context.Context
	background sync.WaitGroup
	actions    *actions
	said       sync.Map // standing conditions already logged

	// following and defending are the loops that must turn. advancing beats unless the first of them gets nothing but heads that it leaves
	// alone.
	following, defending, advancing heart.Heart

	nudge chan struct{}
	woken atomic.Bool
	head  atomic.Pointer[chain.View]
	// recent is the newest view that was read, for requests.
	recent atomic.Pointer[recentView]
	// epoch counts reorgs: what was concluded before one is not looked up after it.
	epoch atomic.Uint64
}

func newNode(cfg Config) *node {
	redactor := redact.New(cfg.Deployment.RPC, cfg.Deployment.WS, cfg.Deployment.L1RPC)
	cfg.Log = slog.New(redactor.Handler(cfg.Log.Handler()))
	return &node{
		cfg: cfg, log: cfg.Log, redactor: redactor,
		account: crypto.PubkeyToAddress(cfg.Key.PublicKey), signer: crypto.PubkeyToAddress(cfg.SigningKey.PublicKey),
		domain: cfg.Deployment.RoundsDomain(), floors: windows.For(cfg.Deployment.ChainID, cfg.MinWindow),
		actions: newActions(), nudge: make(chan struct{}, 1),
	}
}

// open opens the store and what reaches the chain. The caller closes the node whatever comes of it.
func (n *node) open() (err error) {
	if n.store, err = store.Open(n.cfg.DataDir, n.identity()); err != nil {
		return err
	}
	n.meters = newMeters(n.store.Usage)
	// An HTTP client dials when it is used.
	if n.client = n.cfg.Client; n.client == nil {
		if n.client, err = chain.Dial(context.Background(), n.cfg.Deployment.RPC); err != nil {
			return errors.New(n.redactor.String(fmt.Sprintf("RPC %s: %v", n.cfg.Deployment.RPC, err)))
		}
	}
	if n.chain, err = chain.New(chain.Shared(n.client), n.cfg.Deployment); err != nil {
		return err
	}
	force, stop, err := bridge.Forced(n.client, n.cfg.Deployment, n.cfg.Key, n.log)
	if err != nil {
		return err
	}
	n.stopForced = stop
	n.sender, err = sender.New(sender.Config{
		Client: n.client, Chain: n.chain, Key: n.cfg.Key, Log: n.log, Metrics: &n.meters.tx,
		ReceiptQueryInterval: n.cfg.ReceiptQueryInterval, SendTimeout: n.cfg.SendTimeout, Force: force,
	})
	return err
}

// close releases what open opened.
func (n *node) close() (err error) {
	if n.stopForced != nil {
		n.stopForced()
	}
	if n.client != nil {
		n.client.Close()
	}
	if n.store != nil {
		err = n.store.Close()
	}
	return err
}

// forget drops sends in flight, pauses, and what was read and said of a chain that is no more.
func (n *node) forget() {
	n.recent.Store(nil) // before a new epoch begins, in which it would pass for this branch's
	n.epoch.Add(1)
	n.sender.Reset()
	n.actions.forget()
	n.said.Clear()
}

// recentView is a view and when it was read.
type recentView struct {
	view *chain.View
	at   time.Time
}

// identity names what a data directory belongs to.
func (n *node) identity() string {
	return fmt.Sprintf("chain %d rounds %s keeper %s signer %s", n.cfg.Deployment.ChainID, n.cfg.Deployment.Rounds, n.account, n.signer)
}

// named says whether the operator named a task.
func (n *node) named(id protocol.Hash) bool { return slices.Contains(n.cfg.Tasks, id) }

// spares says whether there is ether for what others can do as well in a task: what a clock waits for is never asked.
func (n *node) spares(id protocol.Hash) bool { return n.named(id) || n.sender.Reserve() == nil }

// poke makes the loop look at the chain now.
func (n *node) poke() {
	select {
	case n.nudge <- struct{}{}:
	default:
	}
}

// wake makes the loop act again although the head is the same: something was stored, or a failed action is due again.
func (n *node) wake() {
	n.woken.Store(true)
	n.poke()
}

// chainLately returns a view for a question: the newest block's, or the one of who asked a moment before.
func (n *node) chainLately(ctx context.Context) (*chain.View, error) {
	if last := n.recent.Load(); last != nil && time.Since(last.at) < n.cfg.PollInterval {
		return last.view, nil
	}
	return n.chainNow(ctx)
}

// chainNow returns a view at the newest block, for a request that brings something.
func (n *node) chainNow(ctx context.Context) (*chain.View, error) {
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	v, err := n.newest(ctx)
	if err != nil {
		return nil, errChainUnavailable.Hiding(err)
	}
	return v, nil
}

// newest reads the newest head, for this caller and those soon after it.
func (n *node) newest(ctx context.Context) (*chain.View, error) {
	at := time.Now()
	v, err := n.chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	// What reads up to a head that the chain has not reached would wait for it.
	var last *chain.Block
	if head := n.head.Load(); head != nil {
		last = &head.Block
	}
	if err := v.Credible(ctx, last); err != nil {
		return nil, err
	}
	n.recent.Store(&recentView{v, at})
	return v, nil
}

func (n *node) tick(v *chain.View, id protocol.Hash) {
	n.send(v, "tick/"+id.String(), n.chain.Tick(id), chain.RevertNothingDue, chain.RevertWrongStatus)
}

// send starts a transaction unless the contract would refuse it for one of the benign reasons: those that mean "not yet" or
// "already".
func (n *node) send(v *chain.View, key string, call chain.Call, benign ...string) {
	n.actions.start(n.run, key, v.Number, func(ctx context.Context) (uint64, error) {
		return n.transact(ctx, call, benign...)
	}, func(err error) { n.report(call.Name, key, err) })
}

// transact sends a call and returns its block; benign refusals count as done in no block.
func (n *node) transact(ctx context.Context, call chain.Call, benign ...string) (uint64, error) {
	receipt, err := n.sender.Send(ctx, call)
	if rev, ok := chain.AsRevert(err); ok && slices.Contains(benign, rev.Name) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return receipt.BlockNumber.Uint64(), nil
}

func (n *node) failed(call string, id protocol.Hash) func(error) {
	return func(err error) { n.report(call, id.String(), err) }
}

func (n *node) report(call, subject string, err error) {
	n.meters.txFailures.WithLabelValues(call).Inc()
	if errors.Is(err, store.ErrSignedOther) {
		// Never expected: it means that this keeper computed two roots for one transition.
		n.log.Error("refusing to sign a second root", "subject", subject, "err", err)
		return
	}
	n.log.Warn("action failed; it is tried again", "call", call, "subject", subject, "err", err)
}

// once logs a standing condition when it appears, not at every head, and says whether it did.
func (n *node) once(id protocol.Hash, msg string, args ...any) bool {
	_, said := n.said.LoadOrStore(id.String()+msg, struct{}{})
	if !said {
		n.log.Warn(msg, args...)
	}
	return !said
}

// damaged reports an object whose bytes do not give its root. It drops it, so that it can be fetched or uploaded again, only if it
// is known to have been stored as what it was read as: whoever commits or proposes may name any root, that of another object too.
func (n *node) damaged(root, got protocol.Hash, certain bool) error {
	err := fmt.Errorf("%w: %s hashes to %s", errDamaged, root, got)
	if !certain {
		return err
	}
	n.log.Error("a stored object is damaged; dropping it", "root", root, "hashes_to", got)
	return errors.Join(err, n.store.Remove(root))
}
