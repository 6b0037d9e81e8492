package verifier

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// parallelPasses is how many tasks are looked at at a time, parallelTrees how many computations build trees, and how many others replay
	// claims, in turns.
	parallelPasses, parallelTrees = 16, 2
	// maxShelved is how many wrong statements of all tasks are held with their trees.
	maxShelved = 16
	// leastShelved is how long a case keeps its trees when others want room: long enough for the move that it was built for.
	leastShelved = 30 * time.Second
)

// errCrowded says that as many cases are held as may be.
var errCrowded = errors.New("too many wrong statements and replays of all tasks are held at a time")

// place is a case's on the shelf.
type place struct {
	// bytes of memory that it is counted with. Trees of rounds are not.
	bytes uint64
	// since is when its trees were there; zero while they are built. A replay can make room from its beginning on.
	since time.Time
	// least is how long it is kept from then on.
	least time.Duration
	// urgent says that a clock runs: others that are urgent alone can have the place.
	urgent atomic.Bool
	// wanted says that another case waits for the place.
	wanted atomic.Bool
}

// shelf bounds the trees and the replays that are held over all tasks, in number and memory. When it is full, the case that has been there
// longest makes room, and is built anew later: so every case gets its turn, however many hostile tasks there are.
type shelf struct {
	// limit is what all places together may take, in bytes.
	limit uint64

	mu   sync.Mutex
	held []*place
}

// room says whether there is a place for a case; if not, it asks for the oldest one.
func (s *shelf) room() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.roomy(new(place))
}

// roomy is room for a place that is not held, or as large as it is now.
func (s *shelf) roomy(p *place) bool {
	used, others := p.bytes, 0
	for _, q := range s.held {
		if q != p {
			used, others = used+q.bytes, others+1
		}
	}
	if others < maxShelved && used <= max(s.limit, p.bytes) {
		return true
	}
	urgent := p.urgent.Load()
	var oldest *place
	for _, q := range s.held {
		least := q.least
		if clock := q.urgent.Load(); clock && !urgent {
			continue
		} else if urgent && !clock {
			least = leastShelved
		}
		if q != p && !q.since.IsZero() && time.Since(q.since) >= least && (oldest == nil || q.since.Before(oldest.since)) {
			oldest = q
		}
	}
	if oldest != nil {
		oldest.wanted.Store(true)
	}
	return false
}

// take gives a place to a case that is about to be built.
func (s *shelf) take(p *place) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.roomy(p) {
		return errCrowded
	}
	s.held = append(s.held, p)
	return nil
}

// resize counts another size for a place; after an error it has none but for its number.
func (s *shelf) resize(p *place, bytes uint64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	p.bytes = bytes
	if !s.roomy(p) {
		p.bytes = 0
		return errCrowded
	}
	return nil
}

// built says that the trees are there.
func (s *shelf) built(p *place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p.since = time.Now()
}

// free gives a place back; nil is none.
func (s *shelf) free(p *place) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, q := range s.held {
		if q == p {
			s.held = append(s.held[:i], s.held[i+1:]...)
			return
		}
	}
}
