package keeper

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"assay/protocol"
)

// places let gradients out, so many at a time. Who waits is not served by arrival, or whoever brings hundreds at once would keep all others
// waiting: of those that have fewest out the one goes next that was served longest ago.
type places struct {
	mu      sync.Mutex
	free    int
	turn    uint64
	lots    map[protocol.Hash]*lot
	waiting []*placeTicket // by arrival
}

// lot is what one sponsor's tasks have of the places.
type lot struct {
	of           protocol.Hash
	out, waiting int
	// served is the turn in which it was let out last; 0 if it has not been since it came.
	served uint64
}

type placeTicket struct {
	*lot
	// first goes before all that are not.
	first    bool
	admitted chan struct{}
}

func newPlaces(n int) *places { return &places{free: n, lots: make(map[protocol.Hash]*lot)} }

// enter waits for a place, or for ctx.
func (p *places) enter(ctx context.Context, of protocol.Hash, first bool) (leave func(), err error) {
	t := p.ask(of, first)
	leave = func() { p.leave(t.lot) }
	select {
	case <-t.admitted:
		return leave, nil
	case <-ctx.Done():
	}
	if !p.withdraw(t) { // admitted at the same time
		leave()
	}
	return nil, context.Cause(ctx)
}

func (p *places) ask(of protocol.Hash, first bool) *placeTicket {
	p.mu.Lock()
	defer p.mu.Unlock()
	l := p.lots[of]
	if l == nil {
		l = &lot{of: of}
		p.lots[of] = l
	}
	t := &placeTicket{lot: l, first: first, admitted: make(chan struct{})}
	l.waiting++
	if p.free > 0 {
		p.free--
		p.admit(t)
	} else {
		p.waiting = append(p.waiting, t)
	}
	return t
}

// admit lets a ticket out. The caller holds the mutex.
func (p *places) admit(t *placeTicket) {
	p.turn++
	t.waiting--
	t.out++
	t.served = p.turn
	close(t.admitted)
}

// withdraw takes a ticket out of those that wait, and says whether it was one of them.
func (p *places) withdraw(t *placeTicket) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	at := slices.Index(p.waiting, t)
	if at < 0 {
		return false
	}
	p.waiting = slices.Delete(p.waiting, at, at+1)
	t.waiting--
	p.drop(t.lot)
	return true
}

// leave gives a place back, and lets the next one out.
func (p *places) leave(l *lot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	l.out--
	if len(p.waiting) == 0 {
		p.free++
	} else {
		next := slices.MinFunc(p.waiting, func(a, b *placeTicket) int {
			if a.first != b.first {
				if a.first {
					return -1
				}
				return 1
			}
			return cmp.Or(cmp.Compare(a.out, b.out), cmp.Compare(a.served, b.served))
		})
		at := slices.Index(p.waiting, next)
		p.waiting = slices.Delete(p.waiting, at, at+1)
		p.admit(next)
	}
	p.drop(l)
}

// drop forgets a lot that has nothing. The caller holds the mutex.
func (p *places) drop(l *lot) {
	if l.out == 0 && l.waiting == 0 {
		delete(p.lots, l.of)
	}
}
