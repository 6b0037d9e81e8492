package door

import (
	"cmp"
	"context"
	"net/netip"
	"slices"
	"sync"
	"time"
)

// queueWait is how long a request waits for a place.
const queueWait = 2 * time.Second

// Gate bounds how many requests of a kind are served at a time. A quarter of its places is for those that are signed, and they never have the
// quarter that is for the others: of those an address has half at most, and a network three quarters. One signer has a few places, and what
// it sends beyond is like a stranger's. Who finds none waits a moment as long as the queue has room; and for a signer that has none the slowest
// upload is cut off of the task, and in it the signer, that has most. Such a signer is not kept out by a queue that others fill, and of those
// the next place is for the one whose task has fewest. A stranger's place is next for the network that has fewest of them, and in it for the
// address that does, in order of arrival; and a queue that strangers fill gives up the newest of the network, and in it the address, that
// has most in it for one of a network, or an address, that would have less.
type Gate struct {
	all, reserved, perAddr, perNet, perSigner int
	// queue is how many wait, those that sign and those that do not each; queuePerNet and queuePerAddr are for those that do not.
	queue, queuePerNet, queuePerAddr int
	wait                             time.Duration

	mu                   sync.Mutex
	open, shared, signed int
	byAddr               map[netip.Prefix]int
	byNet                map[netip.Prefix]int
	bySigner, byTask     map[string]int
	// holders have the places of those that signed.
	holders map[*waiter]struct{}
	waiters []*waiter
}

// Upload is a request that holds its place for as long as its sender likes.
type Upload interface {
	// Pace is how fast it arrives, in bytes a second; false once it is all here.
	Pace() (float64, bool)
	// Cut ends it.
	Cut()
}

// waiter is a request in the queue; place is closed once it has one.
type waiter struct {
	who    Caller
	upload Upload
	signed bool
	// cut says that its place is given up, and counts for nobody; refused, that it waits no more, for another's sake.
	cut, refused bool
	place        chan struct{}
}

// NewGate has so many places, and a queue of twice as many. A signer has a sixteenth.
func NewGate(all int) *Gate {
	g := &Gate{
		all: all, reserved: all / 4, queue: 2 * all, queuePerNet: max(1, all/2), queuePerAddr: max(1, all/2), wait: queueWait,
		byAddr: make(map[netip.Prefix]int), byNet: make(map[netip.Prefix]int), bySigner: make(map[string]int), byTask: make(map[string]int),
		holders: make(map[*waiter]struct{}),
	}
	free := all - g.reserved
	g.perAddr, g.perNet, g.perSigner = max(1, free/2), max(1, free*3/4), max(1, g.reserved/4)
	return g
}

// NewOpenGate is for what nobody signs: of so many places an address has half at most, and a network three quarters. So many wait, of an address no
// more than perAddr, and none longer than wait.
func NewOpenGate(all, queue, perAddr int, wait time.Duration) *Gate {
	g := NewGate(all)
	g.reserved, g.perAddr, g.perNet, g.perSigner = 0, max(1, all/2), max(1, all*3/4), 0
	g.queue, g.queuePerNet, g.queuePerAddr, g.wait = queue, queue, perAddr, wait
	return g
}

// Take waits for a place; false if there is none in time. The caller gives it back with free. What is no upload, nil, is not cut off.
func (g *Gate) Take(ctx context.Context, who Caller, upload Upload) (free func(), ok bool) {
	w := &waiter{who: who, upload: upload, place: make(chan struct{})}
	g.mu.Lock()
	switch {
	case g.enter(w):
		g.mu.Unlock()
		return g.leaver(w), true
	case g.crowded(w) && !g.giveWay(w):
		g.mu.Unlock()
		return nil, false
	}
	g.waiters = append(g.waiters, w)
	if g.fresh(w) {
		g.makeRoom(who)
	}
	g.mu.Unlock()
	timer := time.NewTimer(g.wait)
	defer timer.Stop()
	select {
	case <-w.place:
		if w.refused {
			return nil, false
		}
		return g.leaver(w), true
	case <-timer.C:
	case <-ctx.Done():
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if i := slices.Index(g.waiters, w); i >= 0 {
		g.waiters = slices.Delete(g.waiters, i, i+1)
		return nil, false
	}
	if w.refused {
		return nil, false
	}
	return g.leaver(w), true // it got its place at the last moment
}

// Waiting is how many are in the queue.
func (g *Gate) Waiting() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.waiters)
}

// InUse is how many places are taken.
func (g *Gate) InUse() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.open
}

// admits says whether there is a place for whoever waits, and whether it is one of those that sign. The caller holds mu.
func (g *Gate) admits(w *waiter) (signed, ok bool) {
	c := w.who
	if signed = c.Signer != "" && g.bySigner[c.Signer] < g.perSigner; signed {
		return true, g.open < g.all && g.signed < g.all-g.reserved
	}
	return false, g.open < g.all && g.shared < g.all-g.reserved && g.byAddr[c.Addr] < g.perAddr && g.byNet[c.Net] < g.perNet
}

// enter takes a place if there is one for whoever waits. The caller holds mu.
func (g *Gate) enter(w *waiter) bool {
	c := w.who
	switch signed, ok := g.admits(w); {
	case !ok:
		return false
	case signed:
		w.signed = true
		g.signed++
		g.bySigner[c.Signer]++
		g.byTask[c.Task]++
		g.holders[w] = struct{}{}
	default:
		g.shared++
		g.byAddr[c.Addr]++
		g.byNet[c.Net]++
	}
	g.open++
	return true
}

// fresh says whether a signer has no place yet. The caller holds mu.
func (g *Gate) fresh(w *waiter) bool { return w.who.Signer != "" && g.bySigner[w.who.Signer] == 0 }

// makeRoom cuts off an upload, if whoever waits for its place has less. The caller holds mu.
func (g *Gate) makeRoom(who Caller) {
	var slow *waiter
	var slowest float64
	for w := range g.holders {
		more := g.byTask[w.who.Task] > g.byTask[who.Task]+1 || w.who.Task == who.Task && g.bySigner[w.who.Signer] > 1
		if w.upload == nil || !more {
			continue
		}
		pace, arriving := w.upload.Pace()
		if !arriving {
			continue
		}
		if slow != nil {
			tasks := cmp.Compare(g.byTask[w.who.Task], g.byTask[slow.who.Task])
			signers := cmp.Compare(g.bySigner[w.who.Signer], g.bySigner[slow.who.Signer])
			if cmp.Or(-tasks, -signers, cmp.Compare(pace, slowest)) >= 0 {
				continue
			}
		}
		slow, slowest = w, pace
	}
	if slow != nil {
		slow.cut = true
		g.unsign(slow)
		slow.upload.Cut()
	}
}

// unsign lets a place count for its signer no more. The caller holds mu.
func (g *Gate) unsign(w *waiter) {
	delete(g.holders, w)
	lower(g.bySigner, w.who.Signer, 1)
	lower(g.byTask, w.who.Task, 1)
}

// crowded says whether the queue has no room for another one of that kind: strangers do not keep out who signs, nor a network the others,
// nor a signer, nor many of them: there is always room for the first of a signer that has no place. The caller holds mu.
func (g *Gate) crowded(next *waiter) bool {
	who, same, neighbours, own := next.who, 0, 0, 0
	for _, w := range g.waiters {
		if (w.who.Signer != "") == (who.Signer != "") {
			same++
			if who.Signer == "" && w.who.Net == who.Net || who.Signer != "" && w.who.Signer == who.Signer {
				neighbours++
			}
			if who.Signer == "" && w.who.Addr == who.Addr {
				own++
			}
		}
	}
	if who.Signer != "" {
		return (neighbours > 0 || !g.fresh(next)) && (same >= g.queue || neighbours >= max(1, g.queue/4))
	}
	return same >= g.queue || neighbours >= g.queuePerNet || own >= g.queuePerAddr
}

// giveWay refuses the newest stranger in the queue of the network, and in it the address, that has most there, if that of whoever is next would
// have less. The caller holds mu.
func (g *Gate) giveWay(next *waiter) bool {
	if next.who.Signer != "" {
		return false
	}
	nets, addrs := make(map[netip.Prefix]int), make(map[netip.Prefix]int)
	for _, w := range g.waiters {
		if w.who.Signer == "" {
			nets[w.who.Net]++
			addrs[w.who.Addr]++
		}
	}
	if nets[next.who.Net] >= g.queuePerNet || addrs[next.who.Addr] >= g.queuePerAddr {
		return false
	}
	var most *waiter
	for _, w := range g.waiters {
		if w.who.Signer != "" {
			continue
		}
		// A later one that has as many is newer.
		if most == nil || cmp.Or(cmp.Compare(nets[w.who.Net], nets[most.who.Net]), cmp.Compare(addrs[w.who.Addr], addrs[most.who.Addr])) >= 0 {
			most = w
		}
	}
	if most == nil {
		return false
	}
	if most.who.Net == next.who.Net {
		if addrs[most.who.Addr] <= addrs[next.who.Addr]+1 {
			return false
		}
	} else if nets[most.who.Net] <= nets[next.who.Net]+1 {
		return false
	}
	most.refused = true
	close(most.place)
	g.waiters = slices.DeleteFunc(g.waiters, func(w *waiter) bool { return w == most })
	return true
}

// leaver gives a place back, and away to those in the queue that it is for: first to those that signed and have none, of which the task that
// has fewest comes first: whoever has many signers would be first in the queue each time.
func (g *Gate) leaver(w *waiter) func() {
	return sync.OnceFunc(func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.open--
		if w.signed {
			g.signed--
			if !w.cut {
				g.unsign(w)
			}
		} else {
			g.shared--
			lower(g.byAddr, w.who.Addr, 1)
			lower(g.byNet, w.who.Net, 1)
		}
		for next := g.poorest(); next != nil && g.enter(next); next = g.poorest() {
			g.called(next)
		}
		for next := g.first(); next != nil && g.enter(next); next = g.first() {
			g.called(next)
		}
	})
}

// called takes one that has its place out of the queue. The caller holds mu.
func (g *Gate) called(next *waiter) {
	close(next.place)
	g.waiters = slices.DeleteFunc(g.waiters, func(o *waiter) bool { return o == next })
}

// first is the first in the queue that there is a place for; for one of the strangers' places, the first of the network, and in it the address,
// that has fewest. It is nil if there is none. The caller holds mu.
func (g *Gate) first() (first *waiter) {
	for _, w := range g.waiters {
		signed, ok := g.admits(w)
		if !ok || signed && first != nil {
			continue
		}
		if signed {
			return w
		}
		if first == nil ||
			cmp.Or(cmp.Compare(g.byNet[w.who.Net], g.byNet[first.who.Net]), cmp.Compare(g.byAddr[w.who.Addr], g.byAddr[first.who.Addr])) < 0 {
			first = w
		}
	}
	return first
}

// poorest is who waits of the signers without a place, the first of those whose task has fewest; nil if none does. The caller holds mu.
func (g *Gate) poorest() (first *waiter) {
	for _, w := range g.waiters {
		if g.fresh(w) && (first == nil || g.byTask[w.who.Task] < g.byTask[first.who.Task]) {
			first = w
		}
	}
	return first
}

func lower[K comparable, N int | int64](counts map[K]N, k K, by N) {
	if counts[k] -= by; counts[k] <= 0 {
		delete(counts, k)
	}
}
