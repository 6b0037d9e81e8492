package indexer

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/core/types"

	"assay/internal/heart"
	"assay/protocol"
)

const (
	// headBlocks is how many blocks are taken by hash at once, and how far behind the head ranges end.
	headBlocks = 64
	// maxRange is the widest range of blocks asked for at once.
	maxRange = 10_000
	// pruneEvery is how many blocks' headers pile up before those without logs are pruned.
	pruneEvery = 256

	minBackoff = 500 * time.Millisecond
	maxBackoff = 15 * time.Second
	// stuckAfter is how long one step of the loop may take, whatever node and database do: a step asks the node for a few dozen answers, each of
	// which has rpcTimeout, and is cut short by the first that fails. At a block a second that are 300 heads.
	stuckAfter = 5 * time.Minute
)

// Fault is a condition that waiting does not mend. The service stays up, says so, and is not ready.
type Fault struct {
	Name    string `json:"name"`
	Message string `json:"message"`
	Hint    string `json:"hint"`
}

func (f *Fault) Error() string { return fmt.Sprintf("%s: %s; hint: %s", f.Name, f.Message, f.Hint) }

// heads is what the service knows about the chain and itself.
type heads struct {
	// following is the loop that follows the chain. So is the one that keeps the database up.
	following heart.Heart

	mu      sync.Mutex
	chain   block
	indexed block
	synced  bool
	fault   *Fault
	waiting string
	// told counts what keepers told: answers may be others from then on, although the block is the same.
	told uint64
}

func (h *heads) set(f func(*heads)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f(h)
}

// headState is a copy of heads.
type headState struct {
	Chain, Indexed block
	Synced         bool
	Fault          *Fault
	// Waiting says what the service waits for, if it does.
	Waiting string
	// Told counts what keepers told.
	Told uint64
}

func (h *heads) get() headState {
	h.mu.Lock()
	defer h.mu.Unlock()
	return headState{h.chain, h.indexed, h.synced, h.fault, h.waiting, h.told}
}

func (s headState) lag() uint64 {
	if s.Chain.Number <= s.Indexed.Number {
		return 0
	}
	return s.Chain.Number - s.Indexed.Number
}

// syncer follows the chain into the database.
type syncer struct {
	chain    *chain
	store    *store
	dep      protocol.Deployment
	poll     time.Duration
	maxReorg uint64
	heads    *heads
	feed     *feed
	metrics  *metrics
	log      *slog.Logger

	cur *cursor
	// step is how many blocks the next range has at most, window how many blocks near the head are taken at once; 0 is the most there are.
	step, window uint64
	identified   bool
}

// run follows the chain until ctx ends. Losing the node or the database is waited out.
func (y *syncer) run(ctx context.Context) error {
	backoff := minBackoff
	for {
		y.heads.following.Beat()
		moved, err := y.advance(ctx)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		var fault *Fault
		wait := y.poll
		switch {
		case errors.As(err, &fault):
			y.heads.setFault(fault, y.metrics, y.log)
			wait, y.cur = maxBackoff, nil
		case err != nil:
			y.metrics.rpcErrors.Inc()
			y.log.Warn("waiting for the chain or the database", "error", err, "retry", backoff)
			y.heads.set(func(h *heads) { h.waiting = waitingFor(err) })
			wait, y.cur = backoff, nil
			backoff = min(backoff*2, maxBackoff)
		default:
			backoff = minBackoff
			if moved {
				continue
			}
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(wait):
		}
	}
}

// waitingFor is what strangers are told of an error, whose text may hold the node's address with a key in it. The log has the text.
func waitingFor(err error) string {
	switch {
	case errors.Is(err, errNoAnswer):
		return "the chain's node does not answer"
	case errors.Is(err, errInconsistent):
		return "the chain's node contradicts itself"
	case errors.Is(err, errNotDeployed):
		return "the chain has not reached the deployment"
	}
	return "the database does not answer"
}

// setFault notes a fault; nil is none, and nothing to wait for either.
func (h *heads) setFault(f *Fault, m *metrics, log *slog.Logger) {
	had := h.get().Fault
	h.set(func(h *heads) {
		h.fault = f
		if f == nil {
			h.waiting = ""
		}
	})
	switch {
	case f != nil:
		m.healthy.Set(0)
		if had == nil || *had != *f {
			log.Error("the index cannot follow the chain", "name", f.Name, "message", f.Message, "hint", f.Hint)
		}
	case had != nil:
		m.healthy.Set(1)
		log.Info("the fault is gone", "name", had.Name)
	}
}

// followed says that the node serves the chain that is indexed: nothing less ends a fault. A node whose chain is only too short to tell
// would end it for a moment, while what is shown is of a chain that is gone.
func (y *syncer) followed() { y.heads.setFault(nil, y.metrics, y.log) }

// advance makes one step: it stores some blocks, takes some back, or finds nothing to do (moved is false).
func (y *syncer) advance(ctx context.Context) (moved bool, err error) {
	if err := y.identify(ctx); err != nil {
		return false, err
	}
	latest, err := y.chain.latest(ctx)
	if err != nil {
		return false, err
	}
	if y.cur == nil {
		if y.cur, err = y.loadCursor(ctx); err != nil {
			return false, err
		}
		y.feed.at(y.cur.block)
	}
	y.noteHeads(latest.block)
	switch {
	case latest.Hash == y.cur.Hash:
		y.followed()
		y.heads.set(func(h *heads) { h.synced = true })
		return false, nil
	case latest.Number <= y.cur.Number:
		return y.checkHead(ctx, latest)
	case latest.Number-y.cur.Number > 2*headBlocks:
		return true, y.backfill(ctx, latest.Number-headBlocks)
	default:
		return true, y.follow(ctx, latest.Number)
	}
}

func (y *syncer) noteHeads(latest block) {
	cur := y.cur.block
	y.heads.set(func(h *heads) { h.chain, h.indexed = latest, cur })
	s := y.heads.get()
	y.metrics.chainHead.Set(float64(latest.Number))
	y.metrics.indexedHead.Set(float64(cur.Number))
	y.metrics.lag.Set(float64(s.lag()))
}

// identify refuses a node of another chain: its events at the same addresses would be taken for ours.
func (y *syncer) identify(ctx context.Context) error {
	if y.identified {
		return nil
	}
	id, err := y.chain.id(ctx)
	if err != nil {
		return err
	}
	if id != y.dep.ChainID {
		return &Fault{"WrongChain", fmt.Sprintf("the RPC serves chain %d, the deployment is on chain %d", id, y.dep.ChainID),
			"point --rpc at a node of the deployment's chain, or use the deployment file of this one"}
	}
	y.identified = true
	return nil
}

func (y *syncer) loadCursor(ctx context.Context) (*cursor, error) {
	cur, err := y.store.readCursor(ctx)
	if err != nil || cur != nil {
		return cur, err
	}
	base := uint64(0)
	if y.dep.DeployBlock > 0 {
		base = y.dep.DeployBlock - 1
	}
	h, err := y.chain.byNumber(ctx, base)
	if err != nil {
		return nil, err
	}
	if h == nil {
		return nil, fmt.Errorf("%w: block %d, before the deployment, is missing", errNotDeployed, base)
	}
	if err := y.store.start(ctx, h.block); err != nil {
		return nil, err
	}
	return y.store.readCursor(ctx)
}

// checkHead decides what a head at or below ours means: a node that lags behind the one we asked before, or a reorg.
func (y *syncer) checkHead(ctx context.Context, latest header) (bool, error) {
	h, err := y.chain.byNumber(ctx, y.cur.Number)
	if err != nil {
		return false, err
	}
	if h != nil && h.Hash == y.cur.Hash {
		y.followed()
		return false, nil
	}
	if h != nil {
		return true, y.reorg(ctx, *h)
	}
	// The node has no such block yet. The newest stored one that it can have tells whether its chain is ours.
	stored, ok, err := y.store.storedBelow(ctx, latest.Number)
	if err != nil {
		return false, err
	}
	if ok && stored.Number == latest.Number {
		h = &latest
	} else if ok {
		if h, err = y.chain.byNumber(ctx, stored.Number); err != nil {
			return false, err
		}
	}
	if h != nil && h.Hash != stored.Hash {
		return true, y.reorg(ctx, *h)
	}
	y.log.Debug("the node is behind what is indexed", "node", latest.Number, "indexed", y.cur.Number)
	if y.cur.Number-latest.Number > readyLag {
		// A chain that was started anew looks like this, too, until it is as long as what is stored of the old one.
		y.heads.set(func(h *heads) { h.waiting = "the chain's node is behind what is indexed" })
	}
	return false, nil
}

// errNotDeployed says that the chain is not as long as it was when the contracts were deployed.
var errNotDeployed = errors.New("the chain is too short")

// follow stores the next blocks up to `to`, a few at a time, by hash; fewer after every failure, which may be that the node has a limit on
// what it answers at once.
func (y *syncer) follow(ctx context.Context, to uint64) error {
	if y.window == 0 {
		y.window = headBlocks
	}
	to = min(to, y.cur.Number+y.window)
	blocks := to - y.cur.Number
	err := y.followTo(ctx, to)
	switch {
	case err == nil:
		y.window = min(y.window*2, headBlocks)
		return nil
	case errors.Is(err, errNoAnswer) && ctx.Err() == nil && blocks > 1:
		y.window = blocks / 2
		y.log.Debug("blocks near the head failed, taking half", "blocks", blocks, "error", err)
		return nil
	}
	return err
}

func (y *syncer) followTo(ctx context.Context, to uint64) error {
	var numbers []uint64
	for n := y.cur.Number + 1; n <= to; n++ {
		numbers = append(numbers, n)
	}
	headers, err := y.chain.headers(ctx, numbers)
	if err != nil {
		return err
	}
	if headers[0].ParentHash != y.cur.Hash {
		return y.reorg(ctx, headers[0])
	}
	for i := 1; i < len(headers); i++ {
		if headers[i].ParentHash != headers[i-1].Hash {
			headers = headers[:i] // The chain moved while we asked; what links is good.
			break
		}
	}
	logs, err := y.chain.blockLogs(ctx, headers)
	if err != nil {
		return err
	}
	keep := make([]block, len(headers))
	for i, h := range headers {
		keep[i] = h.block
	}
	return y.commit(ctx, keep, logs)
}

// backfill stores one range of blocks that ends at or before `to`, narrower after every failure.
func (y *syncer) backfill(ctx context.Context, to uint64) error {
	from := y.cur.Number + 1
	if y.step == 0 {
		y.step = maxRange
	}
	to = min(to, y.cur.Number+y.step)
	logs, err := y.chain.rangeLogs(ctx, from, to)
	if err != nil {
		if ctx.Err() == nil && to > from {
			y.step = (to - from + 1) / 2
			y.log.Debug("a range of blocks failed, taking half", "from", from, "to", to, "error", err)
			return nil
		}
		return err
	}
	// Headers of the range's ends and of every block with logs: the times, and proof that the logs are of this chain.
	numbers := []uint64{from, to}
	for _, l := range logs {
		numbers = append(numbers, l.BlockNumber)
	}
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	var keep []block
	for part := range slices.Chunk(numbers, headBlocks) {
		headers, err := y.chain.headers(ctx, part)
		if err != nil {
			return err
		}
		for _, h := range headers {
			keep = append(keep, h.block)
			if h.Number == from && h.ParentHash != y.cur.Hash {
				return y.reorg(ctx, h)
			}
		}
	}
	if err := y.commit(ctx, keep, logs); err != nil {
		return err
	}
	y.step = min(y.step*2, maxRange)
	return nil
}

// commit writes blocks and logs. The last of keep becomes the cursor.
func (y *syncer) commit(ctx context.Context, keep []block, logs []types.Log) error {
	byNumber := make(map[uint64]block, len(keep))
	for _, b := range keep {
		byNumber[b.Number] = b
	}
	raw := make([]rawLog, len(logs))
	for i, l := range logs {
		b, ok := byNumber[l.BlockNumber]
		if !ok || b.Hash != l.BlockHash {
			return fmt.Errorf("%w: a log of block %s, the chain has %s at %d", errInconsistent, l.BlockHash, b.Hash, l.BlockNumber)
		}
		raw[i] = rawLog{
			Block: l.BlockNumber, Index: l.Index, BlockHash: l.BlockHash, TxHash: l.TxHash, TxIndex: l.TxIndex,
			Address: l.Address, Topics: l.Topics, Data: l.Data, Time: b.Time,
		}
	}
	to := keep[len(keep)-1]
	pruneBelow := uint64(0)
	if to.Number > y.maxReorg+pruneEvery && to.Number-y.maxReorg-pruneEvery > y.cur.prunedBelow {
		pruneBelow = to.Number - y.maxReorg
	}
	if err := y.store.append(ctx, *y.cur, keep, raw, to, pruneBelow); err != nil {
		return err
	}
	y.metrics.logs.Add(float64(len(raw)))
	y.tell(ctx, y.cur.block, to, raw)
	y.cur.block, y.cur.prunedBelow = to, max(y.cur.prunedBelow, pruneBelow)
	y.log.Debug("indexed", "block", to.Number, "blocks", len(keep), "logs", len(raw))
	chainHead := y.heads.get().Chain
	y.noteHeads(chainHead)
	y.followed()
	return nil
}

// tell tells subscribers of what was committed. What they are not told here they read from the database.
func (y *syncer) tell(ctx context.Context, from, to block, logs []rawLog) {
	if len(logs) > feedOccurrences/4 || len(logs) > 0 && !y.feed.watched() {
		y.feed.at(to)
		return
	}
	occurrences, err := newNarrator(y.store.dec).tell(ctx, y.store.pool, logs)
	if err != nil {
		y.log.Warn("subscribers have to read from the database what was committed", "block", to.Number, "error", err)
		y.feed.at(to)
		return
	}
	y.feed.committed(from, to, occurrences)
}

// reorg walks back by parent hash from a header of the new chain to the newest block both chains share, and takes back what
// is above it.
func (y *syncer) reorg(ctx context.Context, h header) error {
	y.log.Warn("the chain was reorganised", "indexed", y.cur.Number, "hash", y.cur.Hash)
	for {
		if y.cur.Number > h.Number && y.cur.Number-h.Number > y.maxReorg {
			break
		}
		stored, ok, err := y.store.storedHash(ctx, h.Number)
		if err != nil {
			return err
		}
		if ok && stored == h.Hash {
			blocks, logs, err := y.store.revert(ctx, *y.cur, h.block)
			if err != nil {
				return err
			}
			y.feed.undone(y.cur.block, h.block)
			y.metrics.reorgs.Inc()
			y.metrics.orphaned.Add(float64(logs))
			y.log.Info("reorg taken back", "from", y.cur.Number, "to", h.Number, "blocks", blocks, "logs", logs)
			y.followed()
			y.cur = nil
			return nil
		}
		if h.Number == 0 || h.Number < y.dep.DeployBlock {
			break
		}
		parent, err := y.chain.byHash(ctx, h.ParentHash)
		if err != nil {
			return err
		}
		if parent == nil || parent.Number != h.Number-1 {
			return fmt.Errorf("%w: the parent of block %d is missing", errInconsistent, h.Number)
		}
		h = *parent
	}
	return &Fault{"ReorgTooDeep",
		fmt.Sprintf("the chain at the RPC shares no block with the last %d indexed ones (up to block %d, %s)", y.maxReorg, y.cur.Number, y.cur.Hash),
		"check that the RPC serves the chain that was indexed; if this chain is right (a development chain started anew), remove the indexer's data folder or database: it is filled again"}
}
