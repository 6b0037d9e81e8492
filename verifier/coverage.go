package verifier

import (
	"cmp"
	"crypto/ecdsa"
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
	"assay/protocol"
)

// backlog is the claims of a task that a challenger has to judge, before they can be disputed no longer. It belongs to the pass in
// progress.
type backlog struct {
	// waits are claims that were seen and not judged, with the time from which they can be disputed no longer.
	waits map[protocol.Hash]uint64
	// judged are those that were replayed.
	judged map[protocol.Hash]bool
	// fates are what became of claims lately, in order.
	fates []fate
	// behind says that not all that wait can be judged in time.
	behind bool
	// said is when that was said last, by chain time.
	said uint64
}

// fate is what became of a claim: it was judged, or not before it could be disputed no longer.
type fate struct {
	at     uint64
	judged bool
}

// waiting is a claim that waits to be judged.
type waiting struct {
	id    protocol.Hash
	until uint64
	// again says that it was judged before, and something new was shown of it since.
	again bool
	index int
}

// see notes the claims that wait at a time, and returns how many expired since.
func (b *backlog) see(list []waiting, present map[protocol.Hash]bool, now uint64) (expired int) {
	if b.waits == nil {
		b.waits, b.judged = make(map[protocol.Hash]uint64), make(map[protocol.Hash]bool)
	}
	for id, until := range b.waits {
		switch {
		case !present[id]:
			delete(b.waits, id) // a reorg took it
		case now >= until:
			delete(b.waits, id)
			b.fates = append(b.fates, fate{now, false})
			expired++
		}
	}
	for _, x := range list {
		if !b.judged[x.id] {
			b.waits[x.id] = x.until
		}
	}
	return expired
}

// judge notes that a claim was judged, and says whether it is the first time.
func (b *backlog) judge(id protocol.Hash, now uint64) bool {
	if b.judged == nil || b.judged[id] {
		return false
	}
	b.judged[id] = true
	if _, waited := b.waits[id]; !waited {
		return true // it had expired: it was counted by then
	}
	delete(b.waits, id)
	b.fates = append(b.fates, fate{now, true})
	return true
}

// covered is the share of the claims of the last window that was judged; 1 if there were none.
func (b *backlog) covered(now, window uint64) float64 {
	for len(b.fates) > 0 && b.fates[0].at+window < now {
		b.fates = b.fates[1:]
	}
	judged := 0
	for _, f := range b.fates {
		if f.judged {
			judged++
		}
	}
	if len(b.fates) == 0 {
		return 1
	}
	return float64(judged) / float64(len(b.fates))
}

// order puts the claims that wait in the order in which they are judged, where a replay takes so many seconds of the chain, and so many are
// made at a time: those first that expire first, as long as all of them can be judged that way. If not, and behind says so, what is judged
// is drawn: each of those that can still be judged has the same chance, that nobody else can know, at each challenger another. Those that
// cannot come last.
func (b *backlog) order(list []waiting, now uint64, took float64, lanes int, secret []byte) {
	slices.SortFunc(list, func(x, y waiting) int {
		return cmp.Or(order(x.again, y.again), cmp.Compare(x.until, y.until), cmp.Compare(x.index, y.index))
	})
	b.behind = false
	for i, x := range list {
		done := float64(now) + math.Ceil(float64(i+1)/float64(max(1, lanes)))*took
		b.behind = b.behind || !x.again && done > float64(x.until)
	}
	if !b.behind {
		return
	}
	draw := make(map[protocol.Hash][]byte, len(list))
	for _, x := range list {
		mac := hmac.New(sha256.New, secret)
		mac.Write(x.id[:])
		draw[x.id] = mac.Sum(nil)
	}
	late := func(x waiting) bool { return float64(now)+took > float64(x.until) }
	slices.SortFunc(list, func(x, y waiting) int {
		return cmp.Or(order(x.again, y.again), order(late(x), late(y)), slices.Compare(draw[x.id], draw[y.id]))
	})
}

// drawSecret is what a challenger draws with: of its key, so that a restart changes nothing, and nobody else knows it.
func drawSecret(key *ecdsa.PrivateKey) []byte {
	mac := hmac.New(sha256.New, crypto.FromECDSA(key))
	mac.Write([]byte("assay/v1/claims to judge"))
	return mac.Sum(nil)
}

// coverages are what share of the claims of each task is judged.
type coverages struct {
	mu    sync.Mutex
	tasks map[protocol.Hash]covering
}

type covering struct {
	share  float64
	waits  int
	weight float64
	// named says that the operator named the tasks to follow.
	named bool
	// able is what the machine can do for the task.
	able *Capable
}

func (c *coverages) set(task protocol.Hash, x covering) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tasks == nil {
		c.tasks = make(map[protocol.Hash]covering)
	}
	if x.able == nil {
		x.able = c.tasks[task].able
	}
	c.tasks[task] = x
}

func (c *coverages) able(task protocol.Hash, able Capable) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tasks == nil {
		c.tasks = make(map[protocol.Hash]covering)
	}
	x, ok := c.tasks[task]
	if !ok {
		x.share = 1
	}
	x.able = &able
	c.tasks[task] = x
}

// drop forgets a task of whose claims none is judged any more.
func (c *coverages) drop(task protocol.Hash) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.tasks, task)
}

// export sets the gauges: the least of all tasks that count.
func (c *coverages) export(m *meters) {
	c.mu.Lock()
	defer c.mu.Unlock()
	share, waits, disputes, coverage := 1.0, 0, math.Inf(1), 1.0
	for _, x := range c.tasks {
		waits += x.waits
		if !c.counts(x) {
			continue
		}
		share = min(share, x.share)
		if x.able != nil {
			disputes, coverage = min(disputes, float64(x.able.Disputes)), min(coverage, x.able.Coverage)
		}
	}
	m.backlog.Set(float64(waits))
	m.coverage.Set(share)
	m.capacityCoverage.Set(coverage)
	if !math.IsInf(disputes, 1) {
		m.capacityDisputes.Set(disputes)
	}
}

// counts says whether a task's coverage is a problem of the operator's: if it named the task, or as much is at stake there as a tenth of
// that in another: whoever posts a task of its own is not to make every challenger look ill. The mutex is held.
func (c *coverages) counts(x covering) bool {
	for _, other := range c.tasks {
		if x.weight < other.weight/10 && !x.named {
			return false
		}
	}
	return true
}

// problems are for /readyz.
func (c *coverages) problems() (out []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for task, x := range c.tasks {
		if x.share < 1 && c.counts(x) {
			out = append(out, fmt.Sprintf("covers %.0f %% of the claims of task %s; %d wait", 100*x.share, task, x.waits))
		}
	}
	slices.Sort(out)
	return out
}

// inTurn is the commitments in the order in which they are looked at: those that this challenger disputes now, by their clocks, those whose
// replays are on their way or done, then those that are to be judged next, and what is left to do about others. more says that there are
// some for which there is no room yet.
func (c *claims) inTurn(v *chain.View) (commits []chain.Committed, more bool) {
	all := c.commits.Items
	disputed, other := make(map[protocol.Hash]bool), make(map[protocol.Hash]history)
	for _, d := range c.games {
		h := other[d.Claim]
		h.opened++
		if c.over[d.ID.String()] {
			h.over++
		} else if d.Challenger == c.account {
			disputed[d.Claim] = true
		}
		other[d.Claim] = h
	}
	var first, made, rest []chain.Committed
	var list []waiting
	present := make(map[protocol.Hash]bool)
	for i, commit := range all {
		if c.past[commit] {
			continue
		}
		s := c.signedGradient(commit)
		known, settled := c.settled[s.id]
		until := s.gradient.Deadline + uint64(c.spec.ClaimWindow)
		twice := present[s.id]
		present[s.id] = true
		switch {
		case disputed[s.id]:
			first = append(first, commit)
		case c.replayed(work{commit.Round, commit.Trainer, commit.ParentRoot}):
			made = append(made, commit)
		case v.Time >= until || settled && known.history == other[s.id] || twice:
			rest = append(rest, commit)
		case s.unserved != nil:
			made = append(made, commit) // it needs no replay until somebody serves its payload
		default:
			list = append(list, waiting{id: s.id, until: until, again: c.backlog.judged[s.id], index: i})
		}
	}
	slices.SortStableFunc(first, func(a, b chain.Committed) int {
		return byClock(c.clocks[c.signedGradient(a).id], c.clocks[c.signedGradient(b).id])
	})
	took, places := c.pace(v), c.pool.places
	expired := c.backlog.see(list, present, v.Time)
	c.backlog.order(list, v.Time, took, places, c.secret)
	c.tellCoverage(v, expired, len(list))
	commits = append(first, made...)
	c.replayer.mu.Lock()
	making := c.making()
	c.replayer.mu.Unlock()
	for _, x := range list {
		commit := all[x.index]
		// Those that nothing can be done about now are not waited for, and take no place.
		if pause := c.pauses[x.id]; making >= c.lanes() || pause != nil && pause.pausing() {
			more = true
			continue
		}
		if c.failing(work{commit.Round, commit.Trainer, commit.ParentRoot}) {
			commits = append(commits, commit)
			continue
		}
		if left := float64(x.until) - float64(v.Time); making >= places && left < 2*took {
			// It would be judged too late behind another one. If it can be judged at all, the next place is its own, and nobody waits before it.
			if left >= took {
				making = c.lanes()
			}
			more = true
			continue
		}
		making++
		commits = append(commits, commit)
	}
	commits = append(commits, rest...)
	// What the last pass had no time for comes first, so that everything gets its turn; but where a clock runs nothing is put off.
	slices.SortStableFunc(commits[len(first):], func(x, y chain.Committed) int {
		return order(!c.postponed[c.signedGradient(x).id], !c.postponed[c.signedGradient(y).id])
	})
	clear(c.postponed)
	return commits, more
}

// judged counts a claim whose replay is there.
func (c *claims) judged(v *chain.View, id protocol.Hash) {
	if c.backlog.judge(id, v.Time) {
		c.meters.claimsJudged.Inc()
	}
}

// tellCoverage says what share of the claims is judged, and loudly if that is not all of them.
func (c *claims) tellCoverage(v *chain.View, expired, waits int) {
	b, window := &c.backlog, uint64(c.spec.ClaimWindow)
	c.meters.claimsExpired.Add(float64(expired))
	share := b.covered(v.Time, window)
	c.replayer.mu.Lock()
	took, weight := c.took, c.weight
	c.replayer.mu.Unlock()
	if b.behind && share == 1 && took > 0 { // nothing has expired yet
		share = Capacity(c.spec, c.footprint(), time.Duration(took*float64(time.Second)), c.blocks.time(), c.pool.places, c.pool.memory).Coverage
	}
	c.coverage.set(c.id, covering{share: share, waits: waits, weight: weight, named: len(c.cfg.Tasks) > 0})
	c.coverage.export(c.meters)
	if share < 1 && (b.said == 0 || v.Time >= b.said+max(window/8, 60)) {
		b.said = v.Time
		c.log.Error(fmt.Sprintf("this challenger covers %.0f %% of claims: the others are not looked at before they can be disputed no longer. "+
			"More memory (--max-replay-bytes), a faster machine, fewer tasks (--task) or more challengers cover more", 100*share),
			"waiting", waits, "replay_seconds", took, "claim_window", window, "drawn", b.behind)
	}
}
