package verifier

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/bridge"
	"assay/internal/chain"
	"assay/internal/chain/ledger"
	"assay/internal/chain/sender"
	"assay/internal/door"
	"assay/internal/follow"
	"assay/internal/guard"
	"assay/internal/heart"
	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/internal/private"
	"assay/internal/redact"
	"assay/internal/windows"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier/trace"
)

const (
	rpcTimeout = 10 * time.Second
	// methodNotFound is JSON-RPC's code for it.
	methodNotFound  = -32601
	shutdownTimeout = 10 * time.Second
	// passTimeout bounds one look at one task.
	passTimeout = time.Hour
	// maxBackoff bounds the pause after a failed look: short against every window.
	maxBackoff = 15 * time.Second
	// sweeps is how many times within KeepUnused objects are dropped that nobody asked for.
	sweeps = 6
)

// player is what challenger, defender and auditor have in common: a service that plays for one account in the games about tasks. What is to
// be done is derived anew at every head from the chain alone: it may be killed and started again at any time.
type player struct {
	cfg *ChallengerConfig
	log *slog.Logger
	// redactor takes addresses of RPCs out of what is logged and answered: there may be a key in them.
	redactor *redact.Redactor
	// door admits connections.
	door *door.Door
	// floors are what a task's windows have to be, alarms what is wrong about them.
	floors windows.Policy
	alarms alarms
	// name is the role's.
	name string
	// agent makes what acts for the role about a task. start, if set, comes before the first task is looked at, and is repeated until it
	// succeeds. shows, if set, serves traces of claims.
	agent func(*task, *till) agent
	start func(context.Context, *chain.View) error
	shows http.Handler
	// finder knows the keepers of each task's pool, where none is named.
	finder *keepers.Finder
	*wallet
	ledger   *ledger.Ledger
	lib      *library
	listener net.Listener

	// stopForced ends what is on its way over L1.
	stopForced func()
	// reorgs counts them, so that each task forgets what may have been undone.
	reorgs atomic.Uint64
	behind atomic.Pointer[string]
	blocks cadence
	// unjudged is how far all tasks together are behind.
	unjudged atomic.Pointer[unjudged]
	// heads are those that are looked at; old says that the newest block was old by this machine's clock. Both are follow's.
	heads follow.Follower
	old   bool
	// unseen watches the block of sentAt while views are older.
	unseen chain.Lost
	// following is the loop that follows the chain. advancing beats unless it gets nothing but heads that it leaves alone.
	following, advancing heart.Heart
	// trouble is what the last look at the chain ended with.
	trouble atomic.Pointer[error]
	// passes, room (for data that are published) and pool bound what all tasks together may take: anyone may post tasks.
	passes, room chan struct{}
	pool         *replays
	// seats are shared by exams of tasks that the operator did not name.
	seats    *replays
	coverage coverages
	// opener has the opened programs of all tasks.
	opener *claim.Opener
	// fetches bounds what all tasks together may have fetched, lane lets their moves in games about claims out.
	fetches fetches
	lane    lane
	posted  chain.Tail[chain.Posted]
	watches map[protocol.Hash]*watch
}

func newPlayer(cfg ChallengerConfig, name string) (_ *player, err error) {
	if err := cfg.Check(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	derives, derivesAll := cfg.MaxTaskSpend == nil, cfg.MaxSpend == nil
	cfg = cfg.withDefaults()
	redactor := redact.New(cfg.Deployment.RPC, cfg.Deployment.WS, cfg.Deployment.L1RPC)
	cfg.Log = slog.New(redactor.Handler(cfg.Log.Handler()))
	cfg.Door.Log = cfg.Log
	w := &wallet{
		cfg: &cfg, account: crypto.PubkeyToAddress(cfg.Key.PublicKey), client: cfg.Client,
		derives: derives, derivesAll: derivesAll, wagers: guard.NewGate(), payouts: payouts{by: make(map[string]*payout)},
	}
	w.log, w.meters, w.paid = cfg.Log, newMeters("assay_"+name), w.budget.paid
	w.measures = append(w.measures, w.measureGas)
	p := &player{
		cfg: &cfg, log: cfg.Log, wallet: w, redactor: redactor, door: door.New(cfg.Door),
		floors: windows.For(cfg.Deployment.ChainID, cfg.MinWindow), name: name, watches: make(map[protocol.Hash]*watch),
		passes: make(chan struct{}, parallelPasses), room: make(chan struct{}, parallelTrees),
		pool: newReplays(uint64(cfg.MaxReplayBytes), parallelTrees), seats: newSeats(), opener: claim.NewOpener(parallelTrees),
		lib: newLibrary(filepath.Join(cfg.DataDir, "objects"), httpclient.New(cfg.Transport), cfg.Sources...),
	}
	p.fetches.beside = w.beside
	p.lib.states, p.lib.unsealed = cfg.States, cfg.Held
	p.lib.failed = func(err error) {
		p.meters.unwritten.Inc()
		cfg.Log.Error("what was fetched and checked cannot be kept: it is used from memory, or where it lies in --states, and fetched again",
			"err", err)
	}
	p.pool.delay = cfg.OperatorDelay
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("%s: %w", name, err), p.close())
		}
	}()
	if err = private.MkdirAll(p.lib.dir); err != nil {
		return nil, err
	}
	// An HTTP client dials when it is used.
	if p.client == nil {
		if p.client, err = chain.Dial(context.Background(), cfg.Deployment.RPC); err != nil {
			return nil, errors.New(p.redactor.String(fmt.Sprintf("RPC %s: %v", cfg.Deployment.RPC, err)))
		}
	}
	if p.chain, err = chain.New(chain.Shared(p.client), cfg.Deployment); err != nil {
		return nil, err
	}
	p.heads = follow.Follower{
		Chain: p.chain, Log: p.log, Meters: p.meters.Meters, Turning: &p.following, Advancing: &p.advancing, Waiting: "cannot act; waiting",
	}
	if len(cfg.Sources) == 0 {
		p.finder = &keepers.Finder{Chain: p.chain, ChainID: cfg.Deployment.ChainID, Client: p.lib.client}
		if cfg.Transport == nil {
			p.finder.Client = keepers.Client(cfg.Deployment.ChainID)
		}
	}
	force, stop, err := bridge.Forced(p.client, cfg.Deployment, cfg.Key, cfg.Log)
	if err != nil {
		return nil, err
	}
	p.stopForced = stop
	if p.sender, err = sender.New(sender.Config{
		Client: p.client, Chain: p.chain, Key: cfg.Key, Log: cfg.Log, Metrics: &p.meters.tx,
		ReceiptQueryInterval: cfg.ReceiptQueryInterval, SendTimeout: cfg.SendTimeout, Force: force,
	}); err != nil {
		return nil, err
	}
	p.ledger = ledger.New(ledger.Config{
		Client: p.client, Chain: p.chain, Account: p.account, Head: cfg.MoneyHead, Log: cfg.Log,
		Registry: p.meters.registry, Namespace: "assay_" + name,
	})
	if p.listener = cfg.Listener; p.listener == nil {
		p.listener, err = net.Listen("tcp", cfg.Listen)
	}
	return p, err
}

// judgeStrangers prepares for tasks of strangers: whoever has clocks run in a task of its own has no more of the machine than that is
// worth, what the tasks need that the operator named is kept for these, and what is demanded is shown in the metrics.
func (p *player) judgeStrangers() {
	p.reserves = true
	p.pool.loan = urgentLoan
	p.measures = append(p.measures, p.measureTokens)
}

// divideDisk has tasks of strangers keep no more objects than their stakes let them.
func (p *player) divideDisk() {
	p.lib.disk = newDisk(p.cfg.MaxDiskBytes)
	p.lib.disk.scan(p.lib.dir)
	p.measures = append(p.measures, p.measureDisk)
}

// refusals counts the objects of a task that are not kept, and says so once.
func (p *player) refusals(log *slog.Logger) func() {
	say := sync.OnceFunc(func() {
		log.Warn("what --max-disk leaves is given to tasks with more at stake: rounds and claims of the task may stand unjudged. Name the task with " +
			"--task if you have a stake in it, or raise --max-disk")
	})
	return func() {
		p.meters.diskRefused.Inc()
		say()
	}
}

// measureDisk says what is kept of tasks that were not named.
func (p *player) measureDisk(context.Context, *chain.View) error {
	p.meters.diskKept.Set(float64(p.lib.disk.size()))
	return nil
}

// replayer replays claims of a task with what sources, and demands, come to.
func (p *player) replayer(t *task, d *demands, tell func(*task, Capable, []any)) *replayer {
	return newReplayer(newLoader(t, d, p.opener, p.pool.memory), p.pool, &p.coverage, tell)
}

// traces reads from those that the operator named.
func (p *player) traces() *trace.Reader {
	return &trace.Reader{Client: p.lib.client, Origins: p.cfg.Traces, Patience: shownPatience, Meter: new(trace.Meter)}
}

// watch is the watch over a task; it begins with the first look.
func (p *player) watch(id protocol.Hash) *watch {
	w := p.watches[id]
	if w != nil {
		return w
	}
	till := &till{p.wallet, id, p.cfg.named(id)}
	t := &task{
		hand: till, cfg: p.cfg, id: id, account: p.account, log: p.log.With("task", id), meters: p.meters, chain: p.chain,
		lib: p.lib, fetches: &p.fetches, seats: p.seats, reorgs: &p.reorgs, blocks: &p.blocks, floors: p.floors, alarms: &p.alarms, said: make(map[string]bool),
	}
	t.lib = p.lib.from(p.lib.client, p.lib.sources)
	if p.finder != nil {
		t.lib = p.lib.from(p.finder.Client, func(ctx context.Context) ([]string, error) { return p.finder.Of(ctx, id) })
	}
	t.lib.of = &owner{disk: p.lib.disk, task: id, named: till.named, refused: p.refusals(t.log)}
	w = &watch{task: t, agent: p.agent(t, till), passes: p.passes, budget: &p.budget}
	p.watches[id] = w
	return w
}

// Addr is the address that health and metrics are served on.
func (p *player) Addr() string { return p.listener.Addr().String() }

// URL is where health and metrics are reached on this machine.
func (p *player) URL() string { return p.door.Scheme() + "://" + p.Addr() }

// Account is the challenger's account.
func (p *player) Account() common.Address { return p.account }

// Run follows the chain until ctx ends. It is called once. A transaction under way when it ends may still be mined.
func (p *player) Run(ctx context.Context) error {
	run, stop := context.WithCancel(ctx)
	defer stop()
	p.run = run
	server := p.httpServer()
	served := make(chan error, 1)
	go func() { served <- server.Serve(p.listener) }()
	p.log.Info(p.name+" runs", "account", p.account, "listen", p.Addr(), "datadir", p.cfg.DataDir, "rpc", p.cfg.Deployment.RPC)
	p.running.Go(func() { p.ledger.Run(run) })
	followed := make(chan error, 1)
	go func() { followed <- p.follow(run) }()
	var err error
	select {
	case err = <-followed:
	case err = <-served:
		err = fmt.Errorf("serve HTTP: %w", err)
		stop()
		<-followed
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", p.name, err)
	}
	stop()
	shutdown, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if stopErr := server.Shutdown(shutdown); stopErr != nil {
		err = errors.Join(err, server.Close())
	}
	p.running.Wait()
	return errors.Join(err, p.close())
}

func (p *player) close() error {
	if p.stopForced != nil {
		p.stopForced()
	}
	if p.client != nil {
		p.client.Close()
	}
	for _, w := range p.watches {
		w.agent.close()
	}
	p.lib.client.CloseIdleConnections()
	if p.finder != nil {
		p.finder.Client.CloseIdleConnections()
	}
	if p.listener != nil {
		if err := p.listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			return err
		}
	}
	return nil
}

// follow looks at the chain until ctx ends. An RPC that is away is waited out; only one that serves another chain ends it.
func (p *player) follow(ctx context.Context) error {
	tick := time.NewTicker(p.cfg.PollInterval)
	defer tick.Stop()
	var swept, seen time.Time
	looked := false
	wait := func(ctx context.Context) bool {
		if !looked {
			looked = true
			return true
		}
		select {
		case <-ctx.Done():
			return false
		case <-tick.C:
			return true
		}
	}
	look := func(ctx context.Context) error {
		err := p.look(ctx)
		if chain.Transient(err) && ctx.Err() == nil {
			p.log.Debug("the chain moved while it was read", "err", err)
			err = nil
		}
		return err
	}
	return p.heads.Run(ctx, wait, look, func(err error) {
		p.trouble.Store(&err)
		if now := time.Now(); err == nil {
			every := p.cfg.KeepUnused / sweeps
			if now.Sub(seen) > every {
				swept = now // whoever was away, or without a chain, asked for nothing: the passes come first
			}
			if seen = now; now.Sub(swept) > every {
				swept = now
				if err := p.lib.sweep(now.Add(-p.cfg.KeepUnused)); err != nil {
					p.log.Warn("cannot clear old objects away", "err", err)
				}
			}
		}
	})
}

// look reads the newest head and has every task looked at that is not being looked at already.
func (p *player) look(ctx context.Context) error {
	rpc, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	head, err := p.heads.Read(rpc)
	if err != nil {
		return err
	}
	v := head.View
	if head.Lags {
		return p.heads.LeaveAlone(v)
	}
	if last := p.head.Load(); head.Reorged {
		p.forget(last.Block, v)
	}
	// A block may come and go between two looks, with what was concluded from our transaction in it.
	if sent, ok := p.sentAt.block(); ok && sent.Number <= v.Number {
		still, err := p.chain.Canonical(rpc, sent)
		if errors.Is(err, chain.ErrBehind) {
			return p.heads.LeaveAlone(v)
		} else if err != nil {
			return err
		}
		if !still {
			p.forget(sent, v)
		}
	} else if ok {
		lost, err := p.unseen.Is(rpc, p.chain, sent)
		if err != nil {
			return err
		}
		if lost {
			p.forget(sent, v)
		}
	}
	p.head.Store(v)
	p.heads.ActOn(v)
	p.noteAge(v)
	p.noteUnjudged(v)
	why, err := p.syncs(rpc)
	if err != nil {
		return err
	}
	p.meters.behind.Set(flag(why != ""))
	p.behind.Store(&why)
	if v.Number < p.sentAt.Load() {
		return nil
	}
	if why != "" {
		return fmt.Errorf("the node is behind: %s; nothing is sent meanwhile", why)
	}
	if err := p.blocks.measure(rpc, v); err != nil {
		return err
	}
	if p.start != nil {
		if err := p.start(rpc, v); err != nil {
			return err
		}
		p.start = nil
	}
	p.sender.WatchFunds(rpc)
	p.meters.gasless.Set(flag(p.sender.Funds() != nil))
	p.acted.Store(v)
	p.tally(v)
	tasks, err := p.tasks(ctx, v)
	p.prefetch(ctx, v, tasks)
	for _, posted := range tasks {
		w := p.watch(posted.TaskID)
		w.since.Store(posted.Block)
		w.look()
	}
	return err
}

// prefetch asks in a few calls where all tasks stand: strangers may leave thousands of them waiting for trainers that never come.
func (p *player) prefetch(ctx context.Context, v *chain.View, tasks []chain.Posted) {
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	// What cannot be had at once is read one by one.
	_ = v.Prefetch(ctx, func(v *chain.View) {
		for _, posted := range tasks {
			if !p.watch(posted.TaskID).done.Load() {
				_, _ = v.Status(ctx, posted.TaskID)
			}
		}
	})
}

// tasks lists those to watch; of those that the operator named nothing else is known. If the chain could not be read to its end, those
// found so far come with the error.
func (p *player) tasks(ctx context.Context, v *chain.View) ([]chain.Posted, error) {
	if len(p.cfg.Tasks) > 0 && !p.cfg.Every {
		named := make([]chain.Posted, len(p.cfg.Tasks))
		for i, id := range p.cfg.Tasks {
			named[i].TaskID = id
		}
		return named, nil
	}
	ctx, cancel := context.WithTimeout(ctx, rpcTimeout)
	defer cancel()
	posted, err := p.posted.Read(ctx, v, func(ctx context.Context, at *chain.View, from uint64) ([]chain.Posted, error) {
		return at.Posted(ctx, from)
	})
	// Until each that was named was looked at nothing is begun in others: one that is not posted yet keeps them from nothing.
	tasks := posted[:len(posted):len(posted)]
	for _, id := range p.cfg.Tasks {
		if !slices.ContainsFunc(posted, func(x chain.Posted) bool { return x.TaskID == id }) {
			tasks = append(tasks, chain.Posted{TaskID: id})
		}
	}
	return tasks, err
}

// forget has everything looked at again that a reorg may have undone: a block is not part of the chain of a view any more.
func (p *player) forget(b chain.Block, v *chain.View) {
	p.log.Warn("chain reorganised; what follows from it is derived anew", "from", b.Number, "to", v.Number, "new", v.Hash)
	p.meters.Reorgs.Inc()
	p.reorgs.Add(1)
	p.sender.Reset()
	p.sentAt.clear()
	for _, w := range p.watches {
		w.wake()
	}
}

// noteAge says when the newest block is old by this machine's clock. Either is wrong, and nobody here can tell which.
func (p *player) noteAge(v *chain.View) {
	age := p.age(v)
	p.meters.headOld.Set(flag(age > 0))
	if old := age > 0; old != p.old {
		if p.old = old; old {
			p.log.Warn("the newest block is old by this machine's clock: the clock is wrong, or the node gets no blocks; "+
				"chain time decides, so nothing is left undone for it",
				"block", v.Number, "age", age.Round(time.Second))
		} else {
			p.log.Info("the newest block is not old any more", "block", v.Number)
		}
	}
}

// age is how old a block is by this machine's clock, if that is more than it should be.
func (p *player) age(v *chain.View) time.Duration {
	if age := time.Since(time.Unix(int64(v.Time), 0)); age > p.cfg.MaxHeadAge {
		return age
	}
	return 0
}

// noteUnjudged brings the metrics of what is not judged yet up to date.
func (p *player) noteUnjudged(v *chain.View) {
	all := unjudged{}
	for _, w := range p.watches {
		all = all.with(w.unjudged.Load())
	}
	p.unjudged.Store(&all)
	p.meters.pending.Set(float64(all.rounds))
	p.meters.pendingAge.Set(float64(all.age(v)))
}

// syncs says why the node's blocks are not to be acted upon now; empty if nothing speaks against it.
func (p *player) syncs(ctx context.Context) (string, error) {
	progress, err := p.client.SyncProgress(ctx)
	if e := rpc.Error(nil); errors.As(err, &e) && e.ErrorCode() == methodNotFound {
		return "", nil // not every provider says
	}
	if err != nil {
		return "", fmt.Errorf("ask whether the node syncs: %w", err)
	}
	if progress != nil && !progress.Done() {
		return fmt.Sprintf("it syncs, at block %d of %d", progress.CurrentBlock, progress.HighestBlock), nil
	}
	return "", nil
}

func flag(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
