package door

import (
	"net/netip"
	"sync"
)

// Streams bounds answers that have no end: three quarters of the connections that all, a network and an address may have. So requests find
// room beside them. Once all places are taken, the oldest stream of the network that has most is cut off for one of a network that would have
// less: a newcomer gets in here, too.
type Streams struct {
	all, perNet, perAddr int

	mu     sync.Mutex
	open   map[*stream]struct{}
	byAddr map[netip.Prefix]int
	byNet  map[netip.Prefix]int
	// taken numbers them by age.
	taken uint64
}

type stream struct {
	who Caller
	age uint64
	cut func()
}

// Streams returns the places for what this door's server answers without end.
func (d *Door) Streams() *Streams {
	share := func(conns int) int { return max(1, conns*3/4) }
	return &Streams{
		all: share(d.cfg.Conns), perNet: share(d.cfg.PerNet), perAddr: share(d.cfg.PerAddr),
		open: make(map[*stream]struct{}), byAddr: make(map[netip.Prefix]int), byNet: make(map[netip.Prefix]int),
	}
}

// Take takes a place; false if there is none. The caller gives it back with free. cut ends the stream from another goroutine, and must not block.
func (s *Streams) Take(who Caller, cut func()) (free func(), ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.byAddr[who.Addr] >= s.perAddr || s.byNet[who.Net] >= s.perNet {
		return nil, false
	}
	if len(s.open) >= s.all {
		old := s.oldest()
		if s.byNet[old.who.Net] <= s.byNet[who.Net]+1 {
			return nil, false
		}
		s.forget(old)
		old.cut()
	}
	s.taken++
	t := &stream{who: who, age: s.taken, cut: cut}
	s.open[t] = struct{}{}
	s.byAddr[who.Addr]++
	s.byNet[who.Net]++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.forget(t)
	}, true
}

// InUse is how many places are taken.
func (s *Streams) InUse() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.open)
}

// forget gives a place back, once. The caller holds mu.
func (s *Streams) forget(t *stream) {
	if _, ok := s.open[t]; !ok {
		return
	}
	delete(s.open, t)
	lower(s.byAddr, t.who.Addr, 1)
	lower(s.byNet, t.who.Net, 1)
}

// oldest is the first of the network that has most. The caller holds mu.
func (s *Streams) oldest() (old *stream) {
	for t := range s.open {
		if old == nil {
			old = t
			continue
		}
		mine, others := s.byNet[t.who.Net], s.byNet[old.who.Net]
		if mine > others || mine == others && t.age < old.age {
			old = t
		}
	}
	return old
}
