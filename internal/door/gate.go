package door

import (
	"context"
	"net/netip"
	"slices"
	"sync"
	"time"
)

const (
	// queueWait is how long a request waits for a place.
	queueWait = 2 * time.Second
	// perSigner is how many of the reserved places one signer has.
	perSigner = 8
)

// Gate bounds how many requests of a kind are served at a time. Some of its places are kept for those that are signed; of the others an
// address has half at most, and a network three quarters. Who finds none waits a moment, in order of arrival, as long as the queue has room.
type Gate struct {
	all, reserved, perAddr, perNet, queue int
	wait                                  time.Duration

	mu           sync.Mutex
	open, shared int
	byAddr       map[netip.Prefix]int
	byNet        map[netip.Prefix]int
	bySigner     map[string]int
	waiters      []*waiter
}

// waiter is a request in the queue; place is closed once it has one.
type waiter struct {
	who    Caller
	signed bool
	place  chan struct{}
}

// NewGate has so many places, of which a quarter is kept for signed requests, and a queue of twice as many.
func NewGate(all int) *Gate {
	g := &Gate{
		all: all, reserved: all / 4, queue: 2 * all, wait: queueWait,
		byAddr: make(map[netip.Prefix]int), byNet: make(map[netip.Prefix]int), bySigner: make(map[string]int),
	}
	free := all - g.reserved
	g.perAddr, g.perNet = max(1, free/2), max(1, free*3/4)
	return g
}

// Take waits for a place; false if there is none in time. The caller gives it back with free.
func (g *Gate) Take(ctx context.Context, who Caller) (free func(), ok bool) {
	w := &waiter{who: who, place: make(chan struct{})}
	g.mu.Lock()
	switch {
	case g.enter(w):
		g.mu.Unlock()
		return g.leaver(w), true
	case g.crowded(who):
		g.mu.Unlock()
		return nil, false
	}
	g.waiters = append(g.waiters, w)
	g.mu.Unlock()
	timer := time.NewTimer(g.wait)
	defer timer.Stop()
	select {
	case <-w.place:
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
	return g.leaver(w), true // it got its place at the last moment
}

// InUse is how many places are taken.
func (g *Gate) InUse() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.open
}

// enter takes a place if there is one for whoever waits. The caller holds mu.
func (g *Gate) enter(w *waiter) bool {
	c := w.who
	switch {
	case g.open >= g.all:
		return false
	case c.Signer != "" && g.bySigner[c.Signer] < perSigner:
		w.signed = true
		g.bySigner[c.Signer]++
	case g.shared < g.all-g.reserved && g.byAddr[c.Addr] < g.perAddr && g.byNet[c.Net] < g.perNet:
		g.shared++
		g.byAddr[c.Addr]++
		g.byNet[c.Net]++
	default:
		return false
	}
	g.open++
	return true
}

// crowded says whether the queue has no room for another one of that kind: strangers do not keep out who signs, nor a network the others.
func (g *Gate) crowded(who Caller) bool {
	same, neighbours := 0, 0
	for _, w := range g.waiters {
		if (w.who.Signer != "") == (who.Signer != "") {
			same++
			if w.who.Net == who.Net {
				neighbours++
			}
		}
	}
	return same >= g.queue || who.Signer == "" && neighbours >= max(1, g.queue/4)
}

// leaver gives a place back, and away to those in the queue that it is for.
func (g *Gate) leaver(w *waiter) func() {
	return sync.OnceFunc(func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.open--
		if w.signed {
			lower(g.bySigner, w.who.Signer, 1)
		} else {
			g.shared--
			lower(g.byAddr, w.who.Addr, 1)
			lower(g.byNet, w.who.Net, 1)
		}
		g.waiters = slices.DeleteFunc(g.waiters, func(next *waiter) bool {
			in := g.enter(next)
			if in {
				close(next.place)
			}
			return in
		})
	})
}

func lower[K comparable, N int | int64](counts map[K]N, k K, by N) {
	if counts[k] -= by; counts[k] <= 0 {
		delete(counts, k)
	}
}
