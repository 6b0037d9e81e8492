package pool

import (
	"errors"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

type count struct{ seen []atomic.Int32 }

func (c *count) Do(lo, hi int) {
	for i := lo; i < hi; i++ {
		c.seen[i].Add(1)
	}
}

func TestEveryPositionOnce(t *testing.T) {
	defer SetThreads(0)
	for _, threads := range []int{0, 1, 2, 3, 16} {
		SetThreads(threads)
		for _, total := range []int{0, 1, 7, 64, 65, 1000} {
			for _, grain := range []int{1, 7, 64, 4096} {
				c := &count{make([]atomic.Int32, total)}
				Run(c, total, grain)
				for i := range c.seen {
					if n := c.seen[i].Load(); n != 1 {
						t.Fatalf("threads %d, total %d, grain %d: position %d done %d times", threads, total, grain, i, n)
					}
				}
			}
		}
	}
}

func TestRunAllocatesNothing(t *testing.T) {
	c := &count{make([]atomic.Int32, 1000)}
	SetThreads(1)
	defer SetThreads(0)
	if n := testing.AllocsPerRun(100, func() { Run(c, len(c.seen), 10) }); n != 0 {
		t.Errorf("%v allocations a run", n)
	}
}

var errBroken = errors.New("broken")

// broken panics in the first piece of a helper or of the caller, while the other one is in its own first piece.
type broken struct {
	helper     bool
	both       sync.WaitGroup
	began      atomic.Int32
	unfinished atomic.Int32
}

func (b *broken) Do(lo, _ int) {
	b.began.Add(1)
	b.unfinished.Add(1)
	if lo < 2 {
		b.both.Done()
		b.both.Wait()
		stack := make([]byte, 1<<16)
		caller := strings.Contains(string(stack[:runtime.Stack(stack, false)]), "TestPanic(")
		if caller != b.helper {
			b.unfinished.Add(-1)
			panic(errBroken)
		}
		time.Sleep(20 * time.Millisecond)
	}
	time.Sleep(time.Millisecond)
	b.unfinished.Add(-1)
}

func TestPanic(t *testing.T) {
	SetThreads(2)
	defer SetThreads(0)
	const pieces = 2000
	for _, helper := range []bool{true, false} {
		b := &broken{helper: helper}
		b.both.Add(2)
		value := func() (v any) {
			defer func() { v = recover() }()
			Run(b, pieces, 1)
			return nil
		}()
		if n := b.unfinished.Load(); n != 0 {
			t.Errorf("panic in a helper %v: Run returned in the middle of %d pieces", helper, n)
		}
		if value != any(errBroken) {
			t.Errorf("panic in a helper %v: Run panicked with %v", helper, value)
		}
		if b.began.Load() == pieces {
			t.Errorf("panic in a helper %v: every piece was begun all the same", helper)
		}
		for range 20 {
			c := &count{make([]atomic.Int32, 100)}
			Run(c, len(c.seen), 1)
			for i := range c.seen {
				if n := c.seen[i].Load(); n != 1 {
					t.Fatalf("after a panic, position %d was done %d times", i, n)
				}
			}
		}
	}
}
