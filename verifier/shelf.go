package verifier

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// parallelPasses is how many tasks are looked at at a time, parallelTrees how many computations build trees, and how many others replay
	// claims.
	parallelPasses, parallelTrees = 16, 2
	// maxShelved is how many wrong statements of all tasks are held with their trees.
	maxShelved = 16
	// leastShelved is how long a case keeps its trees when others want room: long enough for the move that it was built for.
	leastShelved = 30 * time.Second
)

// errCrowded says that as many cases are held as may be.
var errCrowded = errors.New("too many wrong statements of all tasks are held at a time")

// place is a case's on the shelf.
type place struct {
	// since is when its trees were there; zero while they are built.
	since time.Time
	// wanted says that another case waits for the place.
	wanted atomic.Bool
}

// shelf bounds the trees that are held over all tasks, in number. When it is full, the case that has been there longest makes room, and is
// built anew later: so every case gets its turn, however many hostile tasks there are.
type shelf struct {
	mu   sync.Mutex
	held []*place
}

// room says whether there is a place for a case; if not, it asks for the oldest one.
func (s *shelf) room() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.roomy()
}

func (s *shelf) roomy() bool {
	if len(s.held) < maxShelved {
		return true
	}
	var oldest *place
	for _, p := range s.held {
		if !p.since.IsZero() && time.Since(p.since) >= leastShelved && (oldest == nil || p.since.Before(oldest.since)) {
			oldest = p
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
	if !s.roomy() {
		return errCrowded
	}
	s.held = append(s.held, p)
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
