package chain

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
)

// Of several servers behind one RPC one that lags may answer, and some nodes leave out what is of blocks that they do not have yet without a word.
const (
	// recheck is how far below a head a block has to be when it is read for the last time.
	recheck = 8
	// deep is how far below a head a block has to be for one reading to be enough: no server that lags so much is asked for anything any more, and a long
	// chain is not read twice.
	deep = 128
	// omitTries is how many reads in a row may lack an event that an earlier one found in a block of this chain before it counts as one that there never was.
	omitTries = 16
)

// pageTimeout bounds the reading of one page: an RPC that does not answer a wide one in time is asked for a narrower one.
const pageTimeout = 5 * time.Second

// Mark is a block up to which a Tail was read, and how many of its items are of blocks up to there.
type Mark struct {
	Block
	Count int
}

// Tail is a list of events that is read along the chain, from the deployment on, a page of blocks at a time. What was read is kept when
// a read is cut short, so that the next one goes on from there, and taken back as far as a reorg goes; but whatever is not settled is read again with
// the next view, however much later that comes. A server that lags takes nothing back; a block that is lost does. The zero value has read nothing; its
// exported fields may be saved and put back. It is not safe for concurrent use.
type Tail[T any] struct {
	// Items are what was read, oldest first.
	Items []T
	// Marks are ascending, with the last one where the list ends: close together there and further apart the older they are.
	Marks []Mark
	// From is the first block that is read, if that is behind the deployment's.
	From uint64
	// Span is how many blocks the next page has, as far as the RPC's answers have shown what it bears; 0 before the first one.
	Span uint64
	// Settled is the block up to which nothing is read again: each was read by two reads at least, or when it was deep below the head.
	Settled uint64
	// Short says that the list ends below the head that it was last read for: reading goes on there, and again below only when it has got to a head.
	Short bool
	// lost watches the last mark.
	lost Lost
	// redo is how far what is not settled was read again, by a read that was cut short before it came to the list's end; nil if that is not so.
	redo *Tail[T]
	// omitted is how many of the last reads left out what had been found.
	omitted int
}

// Read brings the list up to a view and returns it. fetch lists what is new in blocks [from, at.Number] as `at` sees them. With an error
// come the items up to where reading got, all of them of this chain unless the error hides that. A view older than the list gets
// the list.
func (t *Tail[T]) Read(
	ctx context.Context, v *View, fetch func(ctx context.Context, at *View, from uint64) ([]T, error),
) (items []T, err error) {
	if err := t.stepBack(ctx, v); err != nil {
		return t.Items, err
	}
	n := len(t.Marks)
	if n == 0 || t.Short || v.Number <= t.Marks[n-1].Number {
		err := t.readOn(ctx, v, 0, fetch)
		return t.Items, err
	}
	last, settled := t.Marks[n-1].Number, t.Settled
	if settled == 0 && last > deep { // it was saved by a version that did not note it
		settled = last - deep
	}
	start := &Tail[T]{Items: t.Items, Marks: t.Marks, Settled: settled}
	start.cutAbove(settled)
	base, next := len(start.Items), t.redo
	if next == nil {
		next = start
	} else if err := next.stepBack(ctx, v); err != nil {
		return t.Items, err
	}
	next.From, next.Span = t.From, t.Span
	err = next.readOn(ctx, v, last, fetch)
	t.Span = next.Span
	if n := len(next.Marks); n > 0 && next.Marks[n-1].Number >= last {
		// The list's end is of this chain, so all that was found up to there is: a server that lags takes nothing back by answering later than another one.
		if base = min(base, len(next.Items)); !holds(next.Items[base:], t.Items[base:]) {
			t.redo = nil
			if t.omitted++; t.omitted < omitTries {
				return t.Items, fmt.Errorf("%w: it leaves out events up to block %d that it gave before", ErrBehind, last)
			}
		}
		*t = *next
	} else {
		// Nobody is given a list that is shorter than before; but what was done is not done anew, or an RPC that gives little at a time would get nobody further.
		next.cutAbove(next.Settled)
		t.redo = next
	}
	return t.Items, err
}

// holds says whether all of part are in a list, in their order.
func holds[T any](list, part []T) bool {
	for _, item := range list {
		if len(part) > 0 && reflect.DeepEqual(item, part[0]) {
			part = part[1:]
		}
	}
	return len(part) == 0
}

// readOn reads from the list's end up to a view. What is up to block `again` was read before, by another read.
func (t *Tail[T]) readOn(
	ctx context.Context, v *View, again uint64, fetch func(ctx context.Context, at *View, from uint64) ([]T, error),
) error {
	if t.Span == 0 {
		t.Span = firstSpan
	}
	settles := settles(v, again)
	for {
		from := max(v.c.dep.DeployBlock, t.From)
		if n := len(t.Marks); n > 0 {
			from = t.Marks[n-1].Number + 1
		}
		if from > v.Number {
			return nil
		}
		at, fresh, err := t.page(ctx, v, from, settles, fetch)
		if err != nil {
			// How wide a page an RPC answers it does not say, nor in a uniform way that one was too wide.
			if Transient(err) {
				return err
			}
			narrowest := t.Span == 1
			t.Span = max(t.Span/2, 1)
			if narrowest || ctx.Err() != nil {
				return err
			}
			continue
		}
		t.Items = append(t.Items, fresh...)
		t.mark(at.Block)
		t.Settled = max(t.Settled, min(at.Number, settles))
		t.Short = at.Number < v.Number
		t.Span = min(2*t.Span, maxSpan)
	}
}

// settles is the block up to which a read up to a view settles what it reads, if what is up to block `again` was read before.
func settles(v *View, again uint64) uint64 {
	return max(min(again, v.Number-min(v.Number, recheck)), v.Number-min(v.Number, deep))
}

// page reads the blocks from `from` that one page has, and returns them with a view of the last one.
func (t *Tail[T]) page(
	ctx context.Context, v *View, from, settles uint64, fetch func(ctx context.Context, at *View, from uint64) ([]T, error),
) (at *View, fresh []T, err error) {
	ctx, cancel := context.WithTimeout(ctx, pageTimeout)
	defer cancel()
	at = (&snapshot{c: v.c, Block: v.Block, bloom: v.bloom, whole: true}).view()
	to := from + t.Span - 1
	if to >= v.Number && v.Number-from > 2*recheck && from <= settles {
		to = settles // where the next read goes on
	}
	if to < v.Number {
		at.bloom = nil
		var h *types.Header
		if err := patiently(ctx, func() (err error) {
			h, err = v.c.backend.HeaderByNumber(ctx, new(big.Int).SetUint64(to))
			return err
		}); err != nil {
			return nil, nil, fmt.Errorf("read block %d: %w", to, err)
		}
		if at.Block, err = blockOf(h); err != nil {
			return nil, nil, err
		}
	}
	fresh, err = fetch(ctx, at, from)
	return at, fresh, err
}

// stepBack drops what was read in blocks that are not of the view's chain any more.
func (t *Tail[T]) stepBack(ctx context.Context, v *View) error {
	for n := len(t.Marks); n > 0; n = len(t.Marks) {
		if last := t.Marks[n-1]; last.Hash != v.Hash && last.Hash != v.Parent {
			if last.Number > v.Number {
				lost, err := t.lost.Is(ctx, v.c, last.Block)
				if err != nil {
					return err
				}
				if lost {
					t.cut(slices.IndexFunc(t.Marks, func(m Mark) bool { return m.Number > v.Number }))
					continue
				}
			}
			ok, err := v.c.Canonical(ctx, last.Block)
			if err != nil {
				return err
			}
			if !ok {
				t.cut(n - 1)
				continue
			}
		}
		break
	}
	return nil
}

// cut takes the list back to the first n marks. Whoever was given it before keeps it as it was.
func (t *Tail[T]) cut(n int) {
	count, settled := 0, uint64(0)
	if t.Marks = t.Marks[:n:n]; n > 0 {
		count, settled = t.Marks[n-1].Count, t.Marks[n-1].Number
	}
	t.Items = t.Items[:count:count]
	t.Settled, t.redo = min(t.Settled, settled), nil
}

// cutAbove takes the list back to its last mark that is not above a block.
func (t *Tail[T]) cutAbove(block uint64) {
	n, _ := slices.BinarySearchFunc(t.Marks, block+1, func(m Mark, b uint64) int { return cmp.Compare(m.Number, b) })
	t.cut(n)
}

// mark notes how far the list was read, and forgets marks between older ones that a reorg hardly ends at.
func (t *Tail[T]) mark(b Block) {
	all := append(t.Marks, Mark{b, len(t.Items)})
	kept := make([]Mark, 0, len(all))
	for i, m := range all {
		if i > 0 && i+1 < len(all) {
			if next := all[i+1].Number; 2*(next-kept[len(kept)-1].Number) <= b.Number-next {
				continue
			}
		}
		kept = append(kept, m)
	}
	t.Marks = kept
}
