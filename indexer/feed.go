package indexer

import (
	"context"
	"sync"
	"time"
)

const (
	// feedOccurrences and feedBytes bound what is remembered of the newest occurrences. A reader that is further behind reads the database.
	feedOccurrences = 4096
	feedBytes       = 16 << 20
	// batchOccurrences and batchBytes bound what a reader is given at once, and so what it holds while its client reads.
	batchOccurrences = 64
	batchBytes       = 64 << 10
)

// feed is what the follower has committed of late, for all who subscribe. It remembers the newest occurrences once, and knows readers only by
// where each of them is: a slow reader costs nothing, and loses nothing, since the database has what the feed does not.
type feed struct {
	mu sync.Mutex
	// head is the newest block that was committed; known says whether there is one.
	head  block
	known bool
	// told are the newest occurrences. The first of them has the number first, and numbers that are left out between are not remembered.
	told  []*occurrence
	first uint64
	bytes int
	// places are the numbers of those by what is behind each of them; of what was told twice, of the newer one.
	places map[mark]uint64
	// readers is how many there are: without one nothing is told.
	readers int
	// changed is closed at the next change.
	changed chan struct{}
}

func newFeed() *feed { return &feed{changed: make(chan struct{}), places: map[mark]uint64{}} }

// at says where the database is. If that is not where the feed has come to, readers find out from the database what there was between.
func (f *feed) at(b block) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.known || f.head.Hash != b.Hash {
		f.restart(b)
	}
}

// watched says whether anybody reads.
func (f *feed) watched() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.readers > 0
}

// committed tells what is in the blocks behind `from`, up to `to`.
func (f *feed) committed(from, to block, occurrences []*occurrence) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.known || f.head.Hash != from.Hash {
		f.restart(to)
		return
	}
	f.head = to
	for _, o := range occurrences {
		f.append(o)
	}
	f.signal()
}

// undone tells that all blocks above `to` were taken back.
func (f *feed) undone(from, to block) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.known || f.head.Hash != from.Hash {
		f.restart(to)
		return
	}
	f.head = to
	f.append(&occurrence{block: to, undo: true})
	f.signal()
}

// append remembers an occurrence, and forgets the oldest ones. The caller holds mu.
func (f *feed) append(o *occurrence) {
	f.places[o.mark()] = f.next()
	f.told = append(f.told, o)
	f.bytes += o.bytes()
	for len(f.told) > feedOccurrences || f.bytes > feedBytes {
		if old := f.told[0].mark(); f.places[old] == f.first {
			delete(f.places, old)
		}
		f.bytes -= f.told[0].bytes()
		f.told[0] = nil
		f.told = f.told[1:]
		f.first++
	}
}

// restart forgets all: every reader is behind. The caller holds mu.
func (f *feed) restart(b block) {
	f.first, f.told, f.bytes = f.next()+1, nil, 0
	clear(f.places)
	f.head, f.known = b, true
	f.signal()
}

// next is the number of the next occurrence. The caller holds mu.
func (f *feed) next() uint64 { return f.first + uint64(len(f.told)) }

// signal wakes those that wait. The caller holds mu.
func (f *feed) signal() {
	close(f.changed)
	f.changed = make(chan struct{})
}

// reader is a place in the feed. One goroutine uses it.
type reader struct {
	feed    *feed
	archive *archive
	wants   subscription
	// mark is behind all that was read, whether it was wanted or not.
	mark mark
	// attached says that the next occurrence to read is the feed's number next; otherwise the database is read.
	attached bool
	next     uint64
	// ahead was read already.
	ahead []*occurrence
	// turn, of a stream, is full while one of its readers holds what it has read, and mine says that it is this one.
	turn chan struct{}
	mine bool
}

// open returns a reader of what comes after a cursor; without one, of what comes from now on. If ctx is a stream's, it reads when it is its turn.
// The caller closes it.
func (f *feed) open(ctx context.Context, archive *archive, after string, wants subscription) (*reader, error) {
	r := &reader{feed: f, archive: archive, wants: wants}
	if l := lineOf(ctx); l != nil {
		r.turn = l.turn
	}
	if after != "" {
		m, err := parseMark(after)
		if err != nil {
			return nil, err
		}
		r.mark = m
	}
	f.mu.Lock()
	switch {
	case after == "" && !f.known:
		f.mu.Unlock()
		return nil, errNothingIndexed
	case after == "":
		r.mark = behind(f.head)
	default:
		// Whoever lost its connection a moment ago needs no database.
		if at, ok := f.places[r.mark]; ok {
			r.attached, r.next = true, at+1
		}
	}
	f.readers++
	f.mu.Unlock()
	// What is wrong with a cursor is said at once.
	if after != "" && !r.attached {
		err := r.begin(ctx)
		if err == nil {
			err = r.page(ctx)
		}
		if err != nil {
			r.close()
			return nil, err
		}
		if len(r.ahead) == 0 {
			r.done()
		}
	}
	return r, nil
}

// begin waits until no other reader of the stream holds anything.
func (r *reader) begin(ctx context.Context) error {
	if r.turn == nil || r.mine {
		return nil
	}
	select {
	case r.turn <- struct{}{}:
		r.mine = true
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// done says that what was read is held no more.
func (r *reader) done() {
	if r.mine {
		r.mine = false
		<-r.turn
	}
}

func (r *reader) close() {
	r.done()
	r.feed.mu.Lock()
	defer r.feed.mu.Unlock()
	r.feed.readers--
}

// read returns what comes next, in order, or nothing if there is nothing for so long. Whoever has sent it says that it is done.
func (r *reader) read(ctx context.Context, patience time.Duration) ([]*occurrence, error) {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	for {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if err := r.begin(ctx); err != nil {
			return nil, err
		}
		if batch := r.ahead; len(batch) > 0 {
			r.ahead = nil
			return batch, nil
		}
		batch, changed, attached := r.take()
		if len(batch) > 0 {
			return batch, nil
		}
		if !attached {
			was := r.mark
			if err := r.page(ctx); err != nil {
				return nil, err
			}
			if len(r.ahead) > 0 {
				continue
			}
			if r.mark != was {
				r.done()
				continue
			}
		}
		r.done()
		select {
		case <-changed:
		case <-timer.C:
			return nil, nil
		case <-ctx.Done():
		}
	}
}

// page reads from the database.
func (r *reader) page(ctx context.Context) (err error) {
	r.ahead, r.mark, err = r.archive.page(ctx, r.mark, r.wants)
	return err
}

// take returns what the feed has for a reader, if it knows where that is: attached says so. changed is closed when there may be more.
func (r *reader) take() (batch []*occurrence, changed <-chan struct{}, attached bool) {
	f := r.feed
	f.mu.Lock()
	defer f.mu.Unlock()
	if r.attached && r.next < f.first {
		r.attached = false
	}
	if !r.attached && len(r.ahead) == 0 && f.known && r.mark == behind(f.head) {
		r.attached, r.next = true, f.next()
	}
	if !r.attached {
		return nil, f.changed, false
	}
	bytes := 0
	for r.next < f.next() && len(batch) < batchOccurrences && bytes < batchBytes {
		o := f.told[r.next-f.first]
		r.next++
		r.mark = o.mark()
		if r.wants.admits(o) {
			batch = append(batch, o)
			bytes += o.bytes()
		}
	}
	if r.next == f.next() {
		r.mark = behind(f.head)
	}
	return batch, f.changed, true
}
