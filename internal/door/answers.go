package door

import (
	"errors"
	"net/http"
	"net/netip"
	"sync"
	"time"
)

const (
	// answerGrace is how long a reader may take for the first of an answer, leastPace how fast it has to read on, in bytes a second, and
	// maxAhead how far a fast one gets ahead of that: as long as the buffers between may hide that it reads no more.
	answerGrace = 10 * time.Second
	leastPace   = 64 << 10
	maxAhead    = time.Minute
	// answerPart is what is written of an answer at once.
	answerPart = 64 << 10
)

var (
	// ErrUnread says that as many answers wait for their readers as the server has memory for.
	ErrUnread = errors.New("as many answers wait for their readers as there is memory for")
	errCut    = errors.New("an answer was cut off for another's sake")
)

// Answers bounds the memory of answers that their readers have not taken yet. A network has half of it at most, an address a quarter. Once
// all is used, the answer that is read slowest of the network that has most is cut off for one of a network that would have less.
type Answers struct {
	all, perNet, perAddr int64

	mu     sync.Mutex
	used   int64
	byAddr map[netip.Prefix]int64
	byNet  map[netip.Prefix]int64
	unsent map[*unsent]struct{}
}

// unsent is an answer that is being sent.
type unsent struct {
	who          Caller
	size, sent   int64
	began, limit time.Time
	conn         *http.ResponseController
	// stop ends what is sent some other way than over conn.
	stop func()
	cut  bool
}

// NewAnswers has so many bytes. The largest answer is a quarter of them.
func NewAnswers(bytes int64) *Answers {
	return &Answers{
		all: bytes, perNet: bytes / 2, perAddr: bytes / 4,
		byAddr: make(map[netip.Prefix]int64), byNet: make(map[netip.Prefix]int64), unsent: make(map[*unsent]struct{}),
	}
}

// InUse is how many bytes are taken.
func (a *Answers) InUse() int64 {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.used
}

// Send writes an answer, as fast as it is read and no slower than at the least pace. It fails with ErrUnread before it has written anything.
func (a *Answers) Send(w http.ResponseWriter, who Caller, parts ...[]byte) error {
	u := &unsent{who: who, conn: http.NewResponseController(w), began: time.Now()}
	u.limit = u.began.Add(answerGrace)
	for _, p := range parts {
		u.size += int64(len(p))
	}
	if !a.take(u) {
		return ErrUnread
	}
	defer a.drop(u)
	for _, p := range parts {
		for len(p) > 0 {
			n := min(len(p), answerPart)
			if err := a.allow(u, n); err != nil {
				return err
			}
			if _, err := w.Write(p[:n]); err != nil {
				return err
			}
			p = p[n:]
		}
	}
	return nil
}

// Hold takes so many bytes for what is sent without Send, of a stream for instance; false if there is no room. The caller gives them back with free.
// cut ends the sending from another goroutine, for another answer's sake; it must not block.
func (a *Answers) Hold(who Caller, bytes int, cut func()) (free func(), ok bool) {
	u := &unsent{who: who, size: int64(bytes), began: time.Now(), stop: cut}
	if !a.take(u) {
		return nil, false
	}
	return func() { a.drop(u) }, true
}

// allow gives the next bytes their time.
func (a *Answers) allow(u *unsent, n int) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if u.cut {
		return errCut
	}
	u.sent += int64(n)
	u.limit = u.limit.Add(time.Duration(n) * time.Second / leastPace)
	if most := time.Now().Add(maxAhead); u.limit.After(most) {
		u.limit = most
	}
	if err := u.conn.SetWriteDeadline(u.limit); !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	return nil // no connection: nobody is waited for
}

func (a *Answers) take(u *unsent) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.byAddr[u.who.Addr]+u.size > a.perAddr || a.byNet[u.who.Net]+u.size > a.perNet {
		return false
	}
	for a.used+u.size > a.all {
		slow := a.slowest()
		if slow == nil || a.byNet[slow.who.Net] <= a.byNet[u.who.Net]+u.size {
			return false
		}
		slow.cut = true
		if slow.stop != nil {
			slow.stop()
		} else {
			_ = slow.conn.SetWriteDeadline(time.Now())
		}
		a.forget(slow)
	}
	a.unsent[u] = struct{}{}
	a.used += u.size
	a.byAddr[u.who.Addr] += u.size
	a.byNet[u.who.Net] += u.size
	return true
}

func (a *Answers) drop(u *unsent) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.forget(u)
}

// forget gives an answer's memory back, once. The caller holds mu.
func (a *Answers) forget(u *unsent) {
	if _, ok := a.unsent[u]; !ok {
		return
	}
	delete(a.unsent, u)
	a.used -= u.size
	lower(a.byAddr, u.who.Addr, u.size)
	lower(a.byNet, u.who.Net, u.size)
}

// slowest is the answer that is read slowest of the network that has most. The caller holds mu.
func (a *Answers) slowest() (slow *unsent) {
	now := time.Now()
	for u := range a.unsent {
		if slow == nil {
			slow = u
			continue
		}
		mine, others := a.byNet[u.who.Net], a.byNet[slow.who.Net]
		if mine > others || mine == others && pace(u.sent, now.Sub(u.began)) < pace(slow.sent, now.Sub(slow.began)) {
			slow = u
		}
	}
	return slow
}

// pace is in bytes a second.
func pace(bytes int64, in time.Duration) float64 {
	return float64(bytes) / max(in.Seconds(), 1e-3)
}
