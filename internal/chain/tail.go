package chain

import (
	"cmp"
	"context"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
)

// recheck is how many of the newest blocks are read again at the next head: of several servers behind one RPC one that lags may answer, and some
// nodes leave out what is of blocks that they do not have yet without a word.
const recheck = 8

// pageTimeout bounds the reading of one page: an RPC that does not answer a wide one in time is asked for a narrower one.
const pageTimeout = 5 * time.Second

// Mark is a block up to which a Tail was read, and how many of its items are of blocks up to there.
type Mark struct {
	Block
	Count int
}

// Tail is a list of events that is read along the chain, from the deployment on, a page of blocks at a time. What was read is kept when
// a read is cut short, so that the next one goes on from there, and taken back as far as a reorg goes; but the newest blocks are read again with the
// next view. A server that lags takes nothing back; a block that is lost does. The zero value has read nothing; its exported fields may be saved and put back. It is not safe for
// concurrent use.
type Tail[T any] struct {
	// Items are what was read, oldest first.
	Items []T
	// Marks are ascending, with the last one where the list ends: close together there and further apart the older they are.
	Marks []Mark
	// From is the first block that is read, if that is behind the deployment's.
	From uint64
	// Span is how many blocks the next page has, as far as the RPC's answers have shown what it bears; 0 before the first one.
	Span uint64
	// lost watches the last mark.
	lost Lost
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
	if n := len(t.Marks); n > 0 && v.Number > t.Marks[n-1].Number {
		marks, before := t.Marks, t.Items
		defer func() {
			if read := len(t.Marks); err != nil && (read == 0 || t.Marks[read-1].Number < marks[n-1].Number) {
				t.Marks, t.Items, items = marks, before, before
			}
		}()
		old, _ := slices.BinarySearchFunc(marks, v.Number, func(m Mark, head uint64) int { return cmp.Compare(m.Number+recheck, head) })
		t.cut(old)
	}
	if t.Span == 0 {
		t.Span = firstSpan
	}
	for {
		from := max(v.c.dep.DeployBlock, t.From)
		if n := len(t.Marks); n > 0 {
			from = t.Marks[n-1].Number + 1
		}
		if from > v.Number {
			return t.Items, nil
		}
		at, fresh, err := t.page(ctx, v, from, fetch)
		if err != nil {
			// How wide a page an RPC answers it does not say, nor in a uniform way that one was too wide.
			if Transient(err) {
				return t.Items, err
			}
			narrowest := t.Span == 1
			t.Span = max(t.Span/2, 1)
			if narrowest || ctx.Err() != nil {
				return t.Items, err
			}
			continue
		}
		t.Items = append(t.Items, fresh...)
		t.mark(at.Block)
		t.Span = min(2*t.Span, maxSpan)
	}
}

// page reads the blocks from `from` that one page has, and returns them with a view of the last one.
func (t *Tail[T]) page(
	ctx context.Context, v *View, from uint64, fetch func(ctx context.Context, at *View, from uint64) ([]T, error),
) (at *View, fresh []T, err error) {
	ctx, cancel := context.WithTimeout(ctx, pageTimeout)
	defer cancel()
	at = &View{c: v.c, Block: v.Block, whole: true}
	to := from + t.Span - 1
	if to >= v.Number && v.Number-from > 2*recheck {
		to = v.Number - recheck // where the next read goes on
	}
	if to < v.Number {
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
	count := 0
	if t.Marks = t.Marks[:n:n]; n > 0 {
		count = t.Marks[n-1].Count
	}
	t.Items = t.Items[:count:count]
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
