package door

import (
	"errors"
	"io"
	"net/netip"
	"sync"
)

// firstBuffer is what a body is given before its first byte is here.
const firstBuffer = 4 << 10

// ErrNoMemory says that as many bodies are arriving as the server has memory for.
var ErrNoMemory = errors.New("as many bodies are arriving as there is memory for")

// Budget bounds the memory of bodies that arrive. A quarter is kept for requests that are signed, of which one signer has an eighth, and a
// quarter for all others, of which a network has a quarter of what they can have.
type Budget struct {
	mu                             sync.Mutex
	all, shared, perNet, perSigner int64
	used, usedShared, usedSigned   int64
	byNet                          map[netip.Prefix]int64
	bySigner                       map[string]int64
}

// NewBudget has so many bytes.
func NewBudget(bytes int64) *Budget {
	shared := bytes - bytes/4
	return &Budget{
		all: bytes, shared: shared, perNet: shared / 4, perSigner: (bytes - shared) / 8,
		byNet: make(map[netip.Prefix]int64), bySigner: make(map[string]int64),
	}
}

// InUse is how many bytes are taken.
func (b *Budget) InUse() int64 {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.used
}

func (b *Budget) take(who Caller, n int64) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.used+n > b.all {
		return false
	}
	if who.Signer != "" {
		if b.usedSigned+n > b.shared || b.bySigner[who.Signer]+n > b.perSigner {
			return false
		}
		b.usedSigned += n
		b.bySigner[who.Signer] += n
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
	b.used -= n
	if who.Signer != "" {
		b.usedSigned -= n
		lower(b.bySigner, who.Signer, n)
	} else {
		b.usedShared -= n
		lower(b.byNet, who.Net, n)
	}
}

// Read reads a body, up to most bytes of it, as memory for it is needed. ended says that there is no more. The caller gives the memory
// back with free, whatever comes of it.
func (b *Budget) Read(body io.Reader, who Caller, most int) (data []byte, ended bool, free func(), err error) {
	held := int64(0)
	free = sync.OnceFunc(func() { b.free(who, held) })
	for len(data) < most {
		if len(data) == cap(data) {
			grown := min(max(2*cap(data), firstBuffer), most)
			if !b.take(who, int64(grown-cap(data))) {
				return data, false, free, ErrNoMemory
			}
			held += int64(grown - cap(data))
			data = append(make([]byte, 0, grown), data...)
		}
		n, err := body.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		if err == io.EOF {
			return data, true, free, nil
		} else if err != nil {
			return data, false, free, err
		}
	}
	return data, false, free, nil
}
