package door

import (
	"cmp"
	"errors"
	"io"
	"net/netip"
	"sync"
	"time"
)

// firstBuffer is what a body is given before its first byte is here.
const firstBuffer = 4 << 10

// ErrNoMemory says that as many bodies are arriving as the server has memory for.
var ErrNoMemory = errors.New("as many bodies are arriving as there is memory for")

// Budget bounds the memory of bodies that arrive. A quarter is kept for requests that are signed, of which one signer has an eighth, and a
// quarter for all others, of which a network has a quarter of what they can have. For a signer that finds none the slowest body is cut off of
// the task, and in it the signer, that has most, as long as they have more than he would: whoever posts a task has many signers.
type Budget struct {
	mu                             sync.Mutex
	all, shared, perNet, perSigner int64
	used, usedShared, usedSigned   int64
	byNet                          map[netip.Prefix]int64
	bySigner, byTask               map[string]int64
	// arriving are the bodies of those that signed, and not all here.
	arriving map[*arrival]struct{}
}

// arrival is a body with the memory that it was given.
type arrival struct {
	who   Caller
	began time.Time
	// held is what it has, bytes what of it has come; cut ends its reading, and is nil if nothing can.
	held, bytes int64
	cut         func()
	// gone says that it was cut off.
	gone bool
}

// NewBudget has so many bytes.
func NewBudget(bytes int64) *Budget {
	shared := bytes - bytes/4
	return &Budget{
		all: bytes, shared: shared, perNet: shared / 4, perSigner: (bytes - shared) / 8,
		byNet: make(map[netip.Prefix]int64), bySigner: make(map[string]int64), byTask: make(map[string]int64),
		arriving: make(map[*arrival]struct{}),
	}
}

// InUse is how many bytes are taken.
func (b *Budget) InUse() int64 {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.used
}

// give takes memory for somebody, if it is his to have. The caller holds mu.
func (b *Budget) give(who Caller, n int64) bool {
	if b.used+n > b.all {
		return false
	}
	if who.Signer != "" {
		if b.usedSigned+n > b.shared || b.bySigner[who.Signer]+n > b.perSigner {
			return false
		}
		b.usedSigned += n
		b.bySigner[who.Signer] += n
		b.byTask[who.Task] += n
	} else {
		if b.usedShared+n > b.shared || b.byNet[who.Net]+n > b.perNet {
			return false
		}
		b.usedShared += n
		b.byNet[who.Net] += n
	}
	b.used += n
	return true
}

func (b *Budget) free(who Caller, n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.takeBack(who, n)
}

// takeBack is free for a caller that holds mu.
func (b *Budget) takeBack(who Caller, n int64) {
	b.used -= n
	if who.Signer != "" {
		b.usedSigned -= n
		lower(b.bySigner, who.Signer, n)
		lower(b.byTask, who.Task, n)
	} else {
		b.usedShared -= n
		lower(b.byNet, who.Net, n)
	}
}

// grow gives a body more memory, at the cost of others if need be; false if there is none for it, or it was cut off itself.
func (b *Budget) grow(a *arrival, n int64) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	for !a.gone && !b.give(a.who, n) {
		o := b.richest(a.who, n)
		if o == nil {
			return false
		}
		b.takeBack(o.who, o.held)
		o.held, o.gone = 0, true
		delete(b.arriving, o)
		o.cut()
	}
	if a.gone {
		return false
	}
	a.held += n
	return true
}

// richest is the body that is cut off for another one's next n bytes; nil if none is. The caller holds mu.
func (b *Budget) richest(who Caller, n int64) (most *arrival) {
	if who.Signer == "" || b.bySigner[who.Signer]+n > b.perSigner {
		return nil
	}
	now := time.Now()
	for o := range b.arriving {
		more := b.byTask[o.who.Task] > b.byTask[who.Task]+n ||
			o.who.Task == who.Task && b.bySigner[o.who.Signer] > b.bySigner[who.Signer]+n
		if !more || o.cut == nil || o.held == 0 {
			continue
		}
		if most != nil {
			tasks := cmp.Compare(b.byTask[o.who.Task], b.byTask[most.who.Task])
			signers := cmp.Compare(b.bySigner[o.who.Signer], b.bySigner[most.who.Signer])
			paces := cmp.Compare(pace(o.bytes, now.Sub(o.began)), pace(most.bytes, now.Sub(most.began)))
			if cmp.Or(-tasks, -signers, paces) >= 0 {
				continue
			}
		}
		most = o
	}
	return most
}

// enter lets a body that arrives be cut off, leave no more: it is all here, or nobody reads it any longer.
func (b *Budget) enter(a *arrival) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if a.who.Signer != "" {
		b.arriving[a] = struct{}{}
	}
}

func (b *Budget) leave(a *arrival) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.arriving, a)
}

// came notes what has come of a body, and says whether it was not cut off.
func (b *Budget) came(a *arrival, n int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	a.bytes += int64(n)
	return !a.gone
}

// Read reads a body, up to most bytes of it, as memory for it is needed. ended says that there is no more. The caller gives the memory
// back with free, whatever comes of it. cut ends the reading from another goroutine; it is called at most once, and never after Read.
func (b *Budget) Read(body io.Reader, who Caller, most int, cut func()) (data []byte, ended bool, free func(), err error) {
	a := &arrival{who: who, began: time.Now(), cut: cut}
	free = sync.OnceFunc(func() { b.free(who, a.held) })
	b.enter(a)
	defer b.leave(a)
	for len(data) < most {
		if len(data) == cap(data) {
			grown := min(max(2*cap(data), firstBuffer), most)
			if !b.grow(a, int64(grown-cap(data))) {
				return data, false, free, ErrNoMemory
			}
			data = append(make([]byte, 0, grown), data...)
		}
		n, err := body.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		switch kept := b.came(a, n); {
		case !kept:
			return nil, false, free, ErrNoMemory
		case err == io.EOF:
			return data, true, free, nil
		case err != nil:
			return data, false, free, err
		}
	}
	return data, false, free, nil
}
